"""Routes for lessons. Nothing is kept: a client sends what was chosen so far, every time."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game
from kagemusha.learn import Frame, Lesson, course
from kagemusha.learn import lesson as find_lesson
from kagemusha.learn.attempt import replay
from kagemusha.server.errors import reasons_of
from kagemusha.server.routes import AnyRequest, Language, locale_of
from kagemusha.server.schemas.common import Why
from kagemusha.server.schemas.lessons import (
    Course,
    LessonCard,
    LessonRequest,
    LessonState,
    LessonWhyRequest,
)
from kagemusha.server.wire import Translator, to_wire
from kagemusha.table import Ending, Holder
from kagemusha.table import Update as TableUpdate
from kagemusha.text import Texts, texts
from kagemusha.text.speaker import Tip, speaker

PATH = "/api/games/{game:str}/lessons"


@get(PATH, sync_to_thread=True, summary="List the lessons of a game")
def list_lessons(request: AnyRequest, game: FromPath[str], language: Language = None) -> Course:
    """Its course, in order."""
    localized = texts(locale_of(request, language))
    game_id = find_game(game).id
    return Course([_card(localized, game_id, lesson) for lesson in course(game_id)])


@post(PATH + "/{lesson:str}", status_code=200, sync_to_thread=True, summary="Play a lesson")
def work_on_lesson(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonRequest]
) -> LessonState:
    """What came of the last choice, and what is to be done next; with no choice, the beginning."""
    attempt, outcome = replay(find_game(game), find_lesson(game, lesson), data.trail)
    locale = locale_of(request, data.language)
    localized, step, now = texts(locale), attempt.step, attempt.now
    words = Translator(attempt.rules, locale, lambda _: now.events)
    rules, seat = attempt.rules, attempt.lesson.seat
    shown = [update_of(rules, seat, frame, n) for n, frame in enumerate(outcome.frames)]
    return LessonState(
        trail=[list(plan) for plan in attempt.trail],
        begun=attempt.begun,
        verdict=outcome.verdict if data.trail else "start",
        step=attempt.number,
        steps=len(attempt.lesson.steps),
        text=_say(localized, f"{attempt.prefix}-{step.id}") if step else "",
        rule=step.rule if step else "",
        show=list(step.show) if step else [],
        reads=step is not None and not step.solution,
        solution=list(attempt.missing),
        reason=_say(localized, outcome.reason) if outcome.reason else "",
        frames=[to_wire(update, words, cells=False) for update in shown],
        update=to_wire(update_of(rules, seat, now, len(shown), reset=True), words, cells=False),
    )


@post(
    PATH + "/{lesson:str}/why",
    status_code=200,
    sync_to_thread=True,
    summary="Explain why a plan is refused",
)
def why_in_lesson(
    request: AnyRequest,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonWhyRequest],
) -> Why:
    """Every rule that a plan would break now; nothing is done."""
    attempt, _ = replay(find_game(game), find_lesson(game, lesson), data.trail)
    plan = [data.plan] if isinstance(data.plan, str) else data.plan
    return Why(reasons_of(attempt.why_not(plan), locale_of(request, data.language)))


@post(
    PATH + "/{lesson:str}/tips",
    status_code=200,
    sync_to_thread=True,
    summary="Get the tips of the board",
)
def tips_in_lesson(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonRequest]
) -> list[Tip]:
    """What everything on the board comes to now, for the learner."""
    attempt, _ = replay(find_game(game), find_lesson(game, lesson), data.trail)
    now = attempt.now
    return speaker(attempt.rules, locale_of(request, data.language)).tips(now.view, now.legal)


def _card(localized: Texts, game: str, lesson: Lesson) -> LessonCard:
    title = f"{game}-lesson-{lesson.id}"
    return LessonCard(
        id=lesson.id,
        title=_say(localized, title),
        about=_say(localized, f"{title}-about"),
        group=lesson.group,
        group_name=_say(localized, f"{game}-lessons-{lesson.group}"),
        steps=len(lesson.steps),
    )


def _say(localized: Texts, text_id: str) -> str:
    return localized.say(text_id) if text_id in localized else text_id


def update_of(
    rules: Rules[Any], seat: int, frame: Frame, number: int, *, reset: bool = False
) -> TableUpdate:
    """A frame in the form in which a table would show it to the seat."""
    return TableUpdate(
        number=number,
        at=0,
        seat=seat,
        events=frame.events,
        reset=reset,
        pending=frame.pending,
        view=frame.view,
        legal=frame.legal,
        can_undo=False,
        result=frame.result,
        ending=Ending("played") if frame.result else None,
        clocks=(),
        holders=tuple([Holder("person" if n == seat else "bot") for n in range(rules.seats)]),
        standing_in=(),
    )


LESSON_ROUTES = (list_lessons, work_on_lesson, why_in_lesson, tips_in_lesson)
