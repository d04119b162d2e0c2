"""The coach of a guided match over HTTP. Nothing is stored: clients send what they have seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from litestar import post
from litestar.params import FromPath, JSONBody

from kagemusha.core.errors import Message
from kagemusha.learn.guide import ShownRemark, learned, next_lessons, remarks, risks, scene_of
from kagemusha.server.routes import AnyRequest, locale_of, needed_secret, tables_of
from kagemusha.server.schemas.games import Named
from kagemusha.server.schemas.lessons import Coaching, CoachRemark, CoachRequest
from kagemusha.server.wire import player_names
from kagemusha.table.errors import TableError
from kagemusha.text import Texts, texts


@post(
    "/api/tables/{table_id:str}/coach",
    status_code=200,
    sync_to_thread=True,
    summary="Get remarks of the coach",
)
def coach(request: AnyRequest, table_id: FromPath[str], data: JSONBody[CoachRequest]) -> Coaching:
    """What is new to a seat, or with a plan what it risks; never in a match between people.

    It is made of what the seat sees. After the match, also what was learned and what is next.
    """
    table = tables_of(request).table(table_id)
    seen = table.look(needed_secret(request), seat=data.seat)
    if table.no_help and table.ending is None:
        raise TableError(Message("rated-no-help"))
    if any(one.kind != "bot" for seat, one in enumerate(seen.holders) if seat != seen.seat):
        raise TableError(Message("hint-people"))
    localized, game = texts(locale_of(request, data.language)), table.game
    named = player_names(table.rules.game, localized.locale, seen.holders).put_in
    scene = scene_of(table.rules, seen.view, seen.events, seen.result, _lines(data.plan))
    if data.plan is not None:
        advised = scene_of(table.rules, seen.view, (), None, _lines(data.advised)).chosen
        found = [] if _follows(scene.chosen, advised) else risks(game, scene)
        return Coaching([_remark(localized, one, named) for one in found], [], [])
    over, shown = seen.ending is not None, data.shown
    lessons = next_lessons(game, shown, data.done) if over else []
    found = [] if over else remarks(game, scene, shown)
    return Coaching(
        remarks=[_remark(localized, one, named) for one in found],
        learned=[localized.say(f"{game}-guide-{idea.id}-name") for idea in learned(game, shown)],
        lessons=[Named(one, localized.say(f"{game}-lesson-{one}")) for one in lessons],
    )


def _lines(plan: str | list[str] | None) -> list[str]:
    return [plan] if isinstance(plan, str) else plan or []


def _follows(chosen: Sequence[str], advised: Sequence[str]) -> bool:
    """Whether this is what was advised, in any order, or how it begins."""
    return sorted(chosen) == sorted(advised) or tuple(chosen) == tuple(advised[: len(chosen)])


def _remark(localized: Texts, one: ShownRemark, named: Callable[[str], str]) -> CoachRemark:
    return CoachRemark(
        key=one.key,
        name=localized.say(one.name) if one.name else "",
        text=named(" ".join(localized.say(one.text, **dict(one.facts)).split())),
        rule=one.remark.rule,
        show=list(one.remark.show),
    )
