"""Names for every number: the cells of the state, the choices, the events on the tape.

Every value fits in eight bits, so that a state is small wherever it runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
NOBODY: Final[i64] = -1

AREA_SLOTS: Final[i64] = 10
GREEN: Final[i64] = 10
SPACES: Final[i64] = 11
ROUND_SLOTS: Final[i64] = 8
RONIN_SLOTS: Final[i64] = 7

# The ronin, in the order in which a plan places them: Tasuke, who may share, comes last.
YOBU: Final[i64] = 0
YUMI: Final[i64] = 1
MUSASHI: Final[i64] = 2
HAYAI: Final[i64] = 3
TAIKO: Final[i64] = 4
KABE: Final[i64] = 5
TASUKE: Final[i64] = 6

# Where a ronin may stand besides a space of the board.
OFF_BOARD: Final[i64] = -1
ELIMINATED: Final[i64] = -2

# What an area can do for the Attacker.
WATCHTOWER: Final[i64] = 0
GRANARY: Final[i64] = 1
WELL: Final[i64] = 2
INN: Final[i64] = 3
ANIMAL_PEN: Final[i64] = 4
SHRINE: Final[i64] = 5
BURIAL_GROUNDS: Final[i64] = 6
PASSAGE: Final[i64] = 7
FIELD: Final[i64] = 8
PLAIN: Final[i64] = 9
KINDS: Final[i64] = 10

# The steps of a round in which somebody chooses.
SPY_ATTACKER: Final[i64] = 0
SPY_DEFENDER: Final[i64] = 1
PLANNING: Final[i64] = 2
RONIN_STEP: Final[i64] = 3
DIVISION: Final[i64] = 4
AREA_STEP: Final[i64] = 5
PASSAGE_DIVISION: Final[i64] = 6
OVER: Final[i64] = 7

# Why a match is over.
FIVE_AREAS: Final[i64] = 1
BOTH_FIELDS: Final[i64] = 2
INN_AS_FIELD: Final[i64] = 3
RONIN_GONE: Final[i64] = 4
NINJA_GONE: Final[i64] = 5
BOTH_GONE: Final[i64] = 6
LAST_ROUND: Final[i64] = 7

# --- the state: what changes ---------------------------------------------------------------
ROUND: Final[i64] = 0
PHASE: Final[i64] = 1
WINNER: Final[i64] = 2
REASON: Final[i64] = 3
RESERVES: Final[i64] = 4
SUPPLY: Final[i64] = 5
NINJA: Final[i64] = 6  # + space
STATION: Final[i64] = 17  # + ronin: the space where the ronin stands
WOUNDS: Final[i64] = 24  # + ronin
LIVING: Final[i64] = 31
GUARD: Final[i64] = 32  # + space: the ronin there, one bit each (follows STATION)
HELD: Final[i64] = 43  # ronin kept on the board since the last round, one bit each
PENNED: Final[i64] = 44  # ronin the Animal Pen chose this round
SILENCED: Final[i64] = 45  # ronin whose Shrine marker works this round
CURSED: Final[i64] = 46  # ronin who got a Shrine marker this round
SPENT: Final[i64] = 47  # ronin whose ability was used this round
USED: Final[i64] = 48  # + area: its ability was used this round
FIELD_COPIED: Final[i64] = 58
PLAN_NINJA: Final[i64] = 59  # + space: the Attacker's sealed plan
PLAN_COUNT: Final[i64] = 70
PLAN_AREAS: Final[i64] = 71  # areas named so far, for the Threat Level
PLAN_ABOVE: Final[i64] = 72  # ninja above the limits so far, paid for by the Green
PLAN_LAST: Final[i64] = 73  # spaces come in the board's order: each plan is built in one way
PLAN_REQUIRED: Final[i64] = 74
NINJA_SEALED: Final[i64] = 75
PLAN_RONIN: Final[i64] = 76  # + ronin: the Defender's sealed plan
PLAN_GUARD: Final[i64] = 83  # + space: the ronin who will stand there
PLAN_NEXT: Final[i64] = 94  # the next ronin to place; RONIN_SLOTS when all are placed
RONIN_SEALED: Final[i64] = 95
SPY_TOKENS: Final[i64] = 96  # bit 0 the Attacker's, bit 1 the Defender's
SPY_SIDE: Final[i64] = 97  # who spies this round
SPY_AREA: Final[i64] = 98
# --- the state: the board and the edition, constant through a match --------------------------
AREAS: Final[i64] = 99
LIMIT: Final[i64] = 100  # + area
KIND: Final[i64] = 110  # + area
PLACE: Final[i64] = 120  # + kind: its area, -1 if the board has none (follows KIND)
VITALITY: Final[i64] = 130  # + ronin, 0 if the board has none
ROUNDS: Final[i64] = 137
THREAT: Final[i64] = 138  # + round - 1
MINIMUM: Final[i64] = 146  # + round - 1
CASUALTY: Final[i64] = 154  # + round - 1
AREAS_TO_WIN: Final[i64] = 162
INN_SHOOTS_ROUND_ITSELF: Final[i64] = 163  # an Inn as Watchtower wounds the Inn's neighbours
TAIKO_HEALS_GREEN: Final[i64] = 164
LARGEST_LIMIT: Final[i64] = 165  # of all areas (follows LIMIT)
SMALLEST_LIMIT: Final[i64] = 166
STATE_SIZE: Final[i64] = 167
CELL_BYTES: Final[i64] = 1
"""How many bytes hold any cell of a state."""

# --- choices ----------------------------------------------------------------------------------
SEAL: Final[i64] = 0  # + side
DONE: Final[i64] = 2
NO_SPY: Final[i64] = 3
DEPLOY: Final[i64] = 4  # + space
STAND: Final[i64] = 15  # + ronin * SPACES + space
CUT: Final[i64] = 92  # Musashi
SHOOT_RESERVES: Final[i64] = 93  # Yumi
HEAL: Final[i64] = 94  # + ronin (Taiko)
RIDE: Final[i64] = 101  # + area (Hayai)
PUSH_ONE: Final[i64] = 111  # + area it goes to (Yobu)
PUSH_TWO: Final[i64] = 121  # + area they go to
PUSH_APART: Final[i64] = 131  # + area Yobu stands on: one ninja to each neighbour
DIVIDE: Final[i64] = 141  # + wounds Tasuke takes
SPY: Final[i64] = 157  # + area
OWN: Final[i64] = 167  # + one of the area choices below
INNS: Final[i64] = 377  # + the same, used by the Inn
CHOICES: Final[i64] = 587

SHOOT_ALL: Final[i64] = 0
SHOOT_ONE: Final[i64] = 1  # + ronin
SHOOT_TWO: Final[i64] = 8  # + ronin * RONIN_SLOTS + later ronin
RECRUIT: Final[i64] = 57
POISON: Final[i64] = 58  # + ronin
PEN: Final[i64] = 65  # + ronin
CURSE: Final[i64] = 72  # + ronin
RECALL_ONE: Final[i64] = 79  # + area
RECALL_TWO: Final[i64] = 89  # + area * AREA_SLOTS + same or later area
SEND: Final[i64] = 189  # + area * 2 + number - 1
COPY_FIELD: Final[i64] = 209

LEGAL_SIZE: Final[i64] = 320  # room for the legal choices of one decision

# --- events: four numbers each -------------------------------------------------------------------
TAPE_SIZE: Final[i64] = 513

ROUND_BEGAN: Final[i64] = 1  # round
SPIED: Final[i64] = 2  # side, area
SPY_KEPT: Final[i64] = 3  # side
NINJA_PLANNED: Final[i64] = 4  # space
RONIN_PLANNED: Final[i64] = 5  # ronin, space
PLAN_SEALED: Final[i64] = 6  # side
RONIN_SPOTTED: Final[i64] = 7  # area, ronin (one bit each)
NINJA_SPOTTED: Final[i64] = 8  # area, number
PLANS_REVEALED: Final[i64] = 9  # round
NINJA_DEPLOYED: Final[i64] = 10  # space, number
RONIN_DEPLOYED: Final[i64] = 11  # ronin, space
GREEN_CLEARED: Final[i64] = 12  # ronin, number
NINJA_CUT: Final[i64] = 13  # area
NINJA_PUSHED: Final[i64] = 14  # from, to, number
RESERVES_SHOT: Final[i64] = 15
WOUND_HEALED: Final[i64] = 16  # ronin
HAYAI_RODE: Final[i64] = 17  # from, to
RONIN_WOUNDED: Final[i64] = 18  # ronin, number
RONIN_ELIMINATED: Final[i64] = 19  # ronin
AREA_OCCUPIED: Final[i64] = 20  # area, number
RONIN_SHOT: Final[i64] = 21  # area shot from
NINJA_RECRUITED: Final[i64] = 22  # number, by the Inn
RONIN_POISONED: Final[i64] = 23  # ronin, by the Inn
RONIN_PENNED: Final[i64] = 24  # ronin, by the Inn
RONIN_CURSED: Final[i64] = 25  # ronin, by the Inn
NINJA_RECALLED: Final[i64] = 26  # area, number, by the Inn
NINJA_SENT: Final[i64] = 27  # area, number, by the Inn
INN_BECAME_FIELD: Final[i64] = 28
AREAS_COUNTED: Final[i64] = 29  # occupied, bonus
NINJA_STARVED: Final[i64] = 30
MATCH_WON: Final[i64] = 31  # side, reason
STEP_ENDED: Final[i64] = 32  # side
