"""Routes for hints while a table runs, and for its analysis once it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.concurrency import sync_to_thread
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kagemusha.bots import Thought
from kagemusha.bots.chances import Estimator
from kagemusha.bots.decisions import MOST_OPTIONS
from kagemusha.core.errors import Message
from kagemusha.core.view import View
from kagemusha.server.errors import sentence
from kagemusha.server.routes import AnyRequest, Language, locale_of, needed_secret, tables_of
from kagemusha.server.schemas.analysis import (
    Analysis,
    AnalysisBreakdown,
    AnalysisDecision,
    AnalysisMark,
    AnalysisPart,
    AnalysisPoint,
    AnalysisRequest,
    Hint,
    HintRequest,
    PlanOption,
)
from kagemusha.server.schemas.common import LARGEST
from kagemusha.server.security import client_of
from kagemusha.server.wire import player_names
from kagemusha.table import LiveTable
from kagemusha.table import Update as TableUpdate
from kagemusha.table.hints import hint_estimator, no_hint
from kagemusha.text.plans import plans_in_words
from kagemusha.text.speaker import speaker

HINT_SECONDS = 20.0
"""Seconds to wait for a hint: other bots may be asked before."""
PAGE = 20
"""Decisions in one answer."""
PATH = "/api/tables/{table_id:str}/analysis"
Work = Annotated[float, QueryParameter(ge=0.01, le=1)]
Since = Annotated[int, QueryParameter(ge=0, le=LARGEST)]


@post("/api/tables/{table_id:str}/hint", status_code=200, summary="Get a hint")
async def hint(request: AnyRequest, table_id: FromPath[str], data: JSONBody[HintRequest]) -> Hint:
    """What a bot would do now, and why; never in a match between people."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Thought | None] = loop.create_future()

    def deliver(thought: Thought | None) -> None:
        if not answer.done():  # else nobody waits for it
            answer.set_result(thought)

    def ask() -> tuple[LiveTable, TableUpdate, Estimator]:
        table = tables_of(request).table(table_id)
        secret, client = needed_secret(request), client_of(request.scope)
        estimator = hint_estimator(table.rules, table.holders, data.bot)

        def on_hint(thought: Thought | None) -> None:
            loop.call_soon_threadsafe(deliver, thought)

        seen = table.ask_for_hint(secret, on_hint, seat=data.seat, client=client, bot=data.bot)
        return table, seen, estimator

    table, seen, estimator = await sync_to_thread(ask)
    try:  # no thread is held while the bot thinks
        thought = await asyncio.wait_for(answer, HINT_SECONDS)
    except TimeoutError:
        thought = None
    if thought is None:
        raise no_hint()
    locale = locale_of(request, data.language)
    return await sync_to_thread(_hint, table, seen, thought, estimator, locale)


def _hint(
    table: LiveTable, seen: TableUpdate, thought: Thought, estimator: Estimator, locale: str
) -> Hint:
    options = thought.candidates[:MOST_OPTIONS]
    chosen = [thought.plan, *(option.plan for option in options)]
    plans = [[action.notation for action in plan] for plan in chosen]
    own, *others = _words(table, locale, seen.view, plans)
    found = None
    if thought.chance is not None:
        found = estimator.of(seen.view, thought.chance, thought.error)
    return Hint(
        seat=seen.seat or 0,
        bot=estimator.engine,
        plan=plans[0],
        words=own,
        why=sentence(thought.why, locale),
        advice=_advice(table, locale, seen.view, thought),
        chance=found.chance if found else None,
        low=found.low if found else None,
        high=found.high if found else None,
        error=found.error if found else 0.0,
        level=estimator.level,
        drawn_from=thought.drawn_from,
        options=[
            PlanOption(
                plan,
                words,
                option.share,
                estimator.of(seen.view, option.chance, option.error or 0.0).chance,
            )
            for plan, words, option in zip(plans[1:], others, options, strict=True)
        ],
    )


def _words(
    table: LiveTable, locale: str, view: View, plans: Sequence[Sequence[str]]
) -> list[list[str]]:
    """Plans in a language, with the names of the players."""
    named = player_names(table.rules.game, locale, table.holders).put_in
    worded = plans_in_words(table.rules, speaker(table.rules, locale), view, plans)
    return [[named(step) for step in plan] for plan in worded]


def _advice(table: LiveTable, locale: str, view: View, thought: Thought) -> str:
    named = player_names(table.rules.game, locale, table.holders).put_in
    return named(speaker(table.rules, locale).advice(view, thought.plan))


# --- looking back -----------------------------------------------------------------------------


@post(PATH, status_code=202, sync_to_thread=True, summary="Start an analysis")
def start_analysis(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnalysisRequest]
) -> Analysis:
    """Start the analysis of a table that is over; nothing happens if it was done before."""
    tables = tables_of(request)
    client = client_of(request.scope)
    kept = tables.analyzer.start(tables.table(table_id), data.bot, data.work, client)
    return _card("done" if kept.done else "running", kept.found)


@get(PATH, sync_to_thread=True, summary="Get the analysis")
def show_analysis(
    request: AnyRequest,
    table_id: FromPath[str],
    bot: FromQuery[str] = "",
    work: Work = 1.0,
    since: Since = 0,
    language: Language = None,
) -> Analysis:
    """How far it has come, and what was found: the decisions from number `since` on."""
    tables = tables_of(request)
    table = tables.table(table_id)
    kept = tables.analyzer.look(table, bot, work, client_of(request.scope))
    if kept is None:
        return Analysis(
            state="none",
            bot=bot,
            level="",
            moves=table.finished.length,
            done=0,
            refined=0,
            total=0,
            decisions=[],
            more=False,
            marks=[],
            lines=[],
            breakdowns=[],
        )
    card = _card("done" if kept.done else "running", kept.found)
    rest = kept.found["decisions"][since:]
    locale = locale_of(request, language)
    card.decisions = [_decision(table, locale, found) for found in rest[:PAGE]]
    card.more = len(rest) > PAGE
    return card


@delete(PATH, status_code=204, sync_to_thread=True, summary="Cancel the analysis")
def stop_analysis(
    request: AnyRequest, table_id: FromPath[str], bot: FromQuery[str] = "", work: Work = 1.0
) -> None:
    """Stop what is not done; what is done stays."""
    tables = tables_of(request)
    tables.analyzer.stop(tables.table(table_id), bot, work, client_of(request.scope))


def _card(state: Any, found: Mapping[str, Any]) -> Analysis:
    """An analysis without its decisions."""
    return Analysis(
        state=state,
        bot=found["bot"],
        level=found["level"],
        moves=found["moves"],
        done=len(found["decisions"]),
        refined=found["refined"],
        total=found["total"],
        decisions=[],
        more=False,
        marks=[AnalysisMark(**mark) for mark in found["marks"]],
        lines=[[AnalysisPoint(**point) for point in line] for line in found["lines"]],
        breakdowns=[_breakdown(one) for one in found["accounts"]],
    )


def _breakdown(found: Mapping[str, Any]) -> AnalysisBreakdown:
    parts = {name: AnalysisPart(**found[name]) for name in ("start", "luck", "others", "own")}
    return AnalysisBreakdown(seat=found["seat"], result=found["result"], **parts)


def _decision(table: LiveTable, locale: str, found: Mapping[str, Any]) -> AnalysisDecision:
    view = table.finished.match(found["first"]).view(found["seat"])
    plans = [found["played"], *(option["plan"] for option in found["options"])]
    words, *others = _words(table, locale, view, plans)
    options = [
        PlanOption(words=their, **option)
        for their, option in zip(others, found["options"], strict=True)
    ]
    why = found["why"]
    reason = sentence(Message(why["id"], why["args"]), locale) if why else ""
    old = {"drawn_from": 1}  # of a review that was stored before this was known
    more = {"round": getattr(view, "round", None) or None, "words": words, "options": options}
    return AnalysisDecision(**{**old, **found, **more, "why": reason})


# Litestar wraps a function twice if it is the third at its path, unless all come together.
ANALYSIS = Router("/", route_handlers=[start_analysis, show_analysis, stop_analysis])
ANALYSIS_ROUTES = (hint, ANALYSIS)
