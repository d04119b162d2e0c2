"""What happened: every event of the kernel's tape, as one table."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.event_table import EventKind, EventTable
from kagemusha.games.seven_ronin.board import RONIN_IDS, Board
from kagemusha.games.seven_ronin.names import REASON_IDS, SIDE_IDS, ronin_of, space_id
from kagemusha.games.seven_ronin.phases import layout

REASON_RULES = ("", "R7.21", "R7.21", "R7.21", "R7.22", "R7.22", "R7.22", "R7.23")
"""The rule by which a match ended, by the reason's number."""


def _rule_of_end(numbers: Sequence[int]) -> str:
    return REASON_RULES[numbers[1]]


# Only the planner learns the steps of a plan; only the spy learns what the spy sees.
KINDS: dict[int, EventKind] = {
    layout.ROUND_BEGAN: EventKind("round-began", "B7.1", "round"),
    layout.SPIED: EventKind("spied", "R7.27", "side area"),
    layout.SPY_KEPT: EventKind("spy-kept", "R7.27", "side"),
    layout.NINJA_PLANNED: EventKind("ninja-planned", "B7.2", "area", only=(layout.ATTACKER,)),
    layout.RONIN_PLANNED: EventKind("ronin-planned", "R7.4", "ronin area", only=(layout.DEFENDER,)),
    layout.PLAN_SEALED: EventKind("plan-sealed", "B7.2", "side"),
    layout.RONIN_SPOTTED: EventKind(
        "ronin-spotted",
        "R7.27",
        "area ronin-list",
        only=(layout.ATTACKER,),
        reveals=True,
        derived={"number": lambda numbers: numbers[1].bit_count()},
    ),
    layout.NINJA_SPOTTED: EventKind(
        "ninja-spotted", "R7.27", "area number", only=(layout.DEFENDER,), reveals=True
    ),
    layout.PLANS_REVEALED: EventKind("plans-revealed", "B7.2", "round", reveals=True),
    layout.NINJA_DEPLOYED: EventKind("ninja-deployed", "B7.2", "area number"),
    layout.RONIN_DEPLOYED: EventKind("ronin-deployed", "R7.4", "ronin area"),
    layout.GREEN_CLEARED: EventKind("green-cleared", "R7.6", "ronin number"),
    layout.NINJA_CUT: EventKind("ninja-cut", "R7.9", "area"),
    layout.NINJA_PUSHED: EventKind("ninja-pushed", "R7.9", "area to number"),
    layout.RESERVES_SHOT: EventKind("reserves-shot", "R7.10"),
    layout.WOUND_HEALED: EventKind("wound-healed", "R7.10", "ronin"),
    layout.HAYAI_RODE: EventKind("hayai-rode", "R7.11", "area to"),
    layout.RONIN_WOUNDED: EventKind("ronin-wounded", "R7.13", "ronin number"),
    layout.RONIN_ELIMINATED: EventKind("ronin-eliminated", "R7.13", "ronin"),
    layout.AREA_OCCUPIED: EventKind("area-occupied", "R7.13", "area number"),
    layout.RONIN_SHOT: EventKind("ronin-shot", "R7.16", "area inn"),
    layout.NINJA_RECRUITED: EventKind("ninja-recruited", "R7.16", "number inn"),
    layout.RONIN_POISONED: EventKind("ronin-poisoned", "R7.16", "ronin inn"),
    layout.RONIN_PENNED: EventKind("ronin-penned", "R7.17", "ronin inn"),
    layout.RONIN_CURSED: EventKind("ronin-cursed", "R7.12", "ronin inn"),
    layout.NINJA_RECALLED: EventKind("ninja-recalled", "R7.18", "area number inn"),
    layout.NINJA_SENT: EventKind("ninja-sent", "R7.19", "area number inn"),
    layout.INN_BECAME_FIELD: EventKind("inn-became-field", "R7.21"),
    layout.AREAS_COUNTED: EventKind("areas-counted", "R7.21", "number bonus total"),
    layout.NINJA_STARVED: EventKind("ninja-starved", "B7.7"),
    layout.MATCH_WON: EventKind("match-won", _rule_of_end, "side reason"),
    layout.STEP_ENDED: EventKind("step-ended", "R7.8", "side"),
}


def event_table(board: Board) -> EventTable:
    """The events of matches on this board."""

    def space(number: int) -> str:
        return space_id(board, number)

    return EventTable(
        "seven-ronin",
        KINDS,
        {
            "area": space,
            "to": space,
            "side": SIDE_IDS,
            "ronin": RONIN_IDS,
            "ronin-list": ronin_of,
            "inn": ("no", "yes"),
            "reason": REASON_IDS,
        },
    )
