"""What happened: from the four numbers on the tape to an event with its audience."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kagemusha.core.event import Event
from kagemusha.games.seven_ronin.board import RONIN_IDS, Board
from kagemusha.games.seven_ronin.names import REASON_IDS, SIDE_IDS, ronin_of, space_id
from kagemusha.games.seven_ronin.phases import layout as at

Args = dict[str, str | int | tuple[str, ...]]


def _no_args(_board: Board, _a: int, _b: int, _c: int) -> Args:
    return {}


def _round(_board: Board, a: int, _b: int, _c: int) -> Args:
    return {"round": a}


def _side(_board: Board, a: int, _b: int, _c: int) -> Args:
    return {"side": SIDE_IDS[a]}


def _side_area(board: Board, a: int, b: int, _c: int) -> Args:
    return {"side": SIDE_IDS[a], "area": space_id(board, b)}


def _area(board: Board, a: int, _b: int, _c: int) -> Args:
    return {"area": space_id(board, a)}


def _area_number(board: Board, a: int, b: int, _c: int) -> Args:
    return {"area": space_id(board, a), "number": b}


def _area_number_inn(board: Board, a: int, b: int, c: int) -> Args:
    return {"area": space_id(board, a), "number": b, "inn": _yes(c)}


def _area_inn(board: Board, a: int, b: int, _c: int) -> Args:
    return {"area": space_id(board, a), "inn": _yes(b)}


def _area_ronin(board: Board, a: int, b: int, _c: int) -> Args:
    return {"area": space_id(board, a), "ronin-list": ronin_of(b), "number": len(ronin_of(b))}


def _from_to(board: Board, a: int, b: int, _c: int) -> Args:
    return {"area": space_id(board, a), "to": space_id(board, b)}


def _from_to_number(board: Board, a: int, b: int, c: int) -> Args:
    return {"area": space_id(board, a), "to": space_id(board, b), "number": c}


def _ronin(_board: Board, a: int, _b: int, _c: int) -> Args:
    return {"ronin": RONIN_IDS[a]}


def _ronin_area(board: Board, a: int, b: int, _c: int) -> Args:
    return {"ronin": RONIN_IDS[a], "area": space_id(board, b)}


def _ronin_number(_board: Board, a: int, b: int, _c: int) -> Args:
    return {"ronin": RONIN_IDS[a], "number": b}


def _ronin_inn(_board: Board, a: int, b: int, _c: int) -> Args:
    return {"ronin": RONIN_IDS[a], "inn": _yes(b)}


def _number_inn(_board: Board, a: int, b: int, _c: int) -> Args:
    return {"number": a, "inn": _yes(b)}


def _counted(_board: Board, a: int, b: int, _c: int) -> Args:
    return {"number": a, "bonus": b, "total": a + b}


def _won(_board: Board, a: int, b: int, _c: int) -> Args:
    return {"side": SIDE_IDS[a], "reason": REASON_IDS[b]}


def _yes(flag: int) -> str:
    return "yes" if flag else "no"


KINDS: dict[int, tuple[str, str, Callable[[Board, int, int, int], Args]]] = {
    at.ROUND_BEGAN: ("round-began", "B7.1", _round),
    at.SPIED: ("spied", "R7.27", _side_area),
    at.SPY_KEPT: ("spy-kept", "R7.27", _side),
    at.NINJA_PLANNED: ("ninja-planned", "B7.2", _area),
    at.RONIN_PLANNED: ("ronin-planned", "R7.4", _ronin_area),
    at.PLAN_SEALED: ("plan-sealed", "B7.2", _side),
    at.RONIN_SPOTTED: ("ronin-spotted", "R7.27", _area_ronin),
    at.NINJA_SPOTTED: ("ninja-spotted", "R7.27", _area_number),
    at.PLANS_REVEALED: ("plans-revealed", "B7.2", _round),
    at.NINJA_DEPLOYED: ("ninja-deployed", "B7.2", _area_number),
    at.RONIN_DEPLOYED: ("ronin-deployed", "R7.4", _ronin_area),
    at.GREEN_CLEARED: ("green-cleared", "R7.6", _ronin_number),
    at.NINJA_CUT: ("ninja-cut", "R7.9", _area),
    at.NINJA_PUSHED: ("ninja-pushed", "R7.9", _from_to_number),
    at.RESERVES_SHOT: ("reserves-shot", "R7.10", _no_args),
    at.WOUND_HEALED: ("wound-healed", "R7.10", _ronin),
    at.HAYAI_RODE: ("hayai-rode", "R7.11", _from_to),
    at.RONIN_WOUNDED: ("ronin-wounded", "R7.13", _ronin_number),
    at.RONIN_ELIMINATED: ("ronin-eliminated", "R7.13", _ronin),
    at.AREA_OCCUPIED: ("area-occupied", "R7.13", _area_number),
    at.RONIN_SHOT: ("ronin-shot", "R7.16", _area_inn),
    at.NINJA_RECRUITED: ("ninja-recruited", "R7.16", _number_inn),
    at.RONIN_POISONED: ("ronin-poisoned", "R7.16", _ronin_inn),
    at.RONIN_PENNED: ("ronin-penned", "R7.17", _ronin_inn),
    at.RONIN_CURSED: ("ronin-cursed", "R7.12", _ronin_inn),
    at.NINJA_RECALLED: ("ninja-recalled", "R7.18", _area_number_inn),
    at.NINJA_SENT: ("ninja-sent", "R7.19", _area_number_inn),
    at.INN_BECAME_FIELD: ("inn-became-field", "R7.21", _no_args),
    at.AREAS_COUNTED: ("areas-counted", "R7.21", _counted),
    at.NINJA_STARVED: ("ninja-starved", "B7.7", _no_args),
    at.MATCH_WON: ("match-won", "", _won),
    at.STEP_ENDED: ("step-ended", "R7.8", _side),
}
"""Every event: its id, the rule it rests on, and what its numbers mean."""

REASON_RULES = dict(
    zip(
        REASON_IDS,
        ("", "R7.21", "R7.21", "R7.21", "R7.22", "R7.22", "R7.22", "R7.23"),
        strict=True,
    )
)

SECRET = {  # who alone may know
    at.NINJA_PLANNED: frozenset({at.ATTACKER}),
    at.RONIN_PLANNED: frozenset({at.DEFENDER}),
    at.RONIN_SPOTTED: frozenset({at.ATTACKER}),
    at.NINJA_SPOTTED: frozenset({at.DEFENDER}),
}
REVEALING = (at.PLANS_REVEALED, at.RONIN_SPOTTED, at.NINJA_SPOTTED)


def decode(board: Board, tape: Sequence[tuple[int, int, int, int]]) -> list[Event]:
    """The events of a tape. Steps of a sealed plan leave no trace for anybody else."""
    events = []
    for kind, a, b, c in tape:
        name, rule, read = KINDS[kind]
        args = read(board, a, b, c)
        if kind == at.MATCH_WON:
            rule = REASON_RULES[str(args["reason"])]
        events.append(
            Event(
                f"seven-ronin-{name}",
                args,
                rule,
                audience=SECRET.get(kind),
                reveals=kind in REVEALING,
            )
        )
    return events
