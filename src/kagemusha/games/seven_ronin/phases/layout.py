"""Names for every number: the cells of the state, the choices, the events on the tape.

Every value fits in eight bits, so that a state is small wherever it runs.
"""

from __future__ import annotations

from typing import Final

ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = -1

AREA_SLOTS: Final = 10
GREEN: Final = 10
SPACES: Final = 11
ROUND_SLOTS: Final = 8
RONIN_SLOTS: Final = 7

# The ronin, in the order in which a plan places them: Tasuke, who may share, comes last.
YOBU: Final = 0
YUMI: Final = 1
MUSASHI: Final = 2
HAYAI: Final = 3
TAIKO: Final = 4
KABE: Final = 5
TASUKE: Final = 6

# Where a ronin may stand besides a space of the board.
OFF_BOARD: Final = -1
ELIMINATED: Final = -2

# What an area can do for the Attacker.
WATCHTOWER: Final = 0
GRANARY: Final = 1
WELL: Final = 2
INN: Final = 3
ANIMAL_PEN: Final = 4
SHRINE: Final = 5
BURIAL_GROUNDS: Final = 6
PASSAGE: Final = 7
FIELD: Final = 8
PLAIN: Final = 9
KINDS: Final = 10

# The steps of a round in which somebody owes a choice.
SPY_ATTACKER: Final = 0
SPY_DEFENDER: Final = 1
PLANNING: Final = 2
RONIN_STEP: Final = 3
DIVISION: Final = 4
AREA_STEP: Final = 5
PASSAGE_DIVISION: Final = 6
OVER: Final = 7

# Why a match is over.
FIVE_AREAS: Final = 1
BOTH_FIELDS: Final = 2
INN_AS_FIELD: Final = 3
RONIN_GONE: Final = 4
NINJA_GONE: Final = 5
BOTH_GONE: Final = 6
LAST_ROUND: Final = 7

# --- the state: what changes ---------------------------------------------------------------
ROUND: Final = 0
PHASE: Final = 1
WINNER: Final = 2
REASON: Final = 3
RESERVES: Final = 4
SUPPLY: Final = 5
NINJA: Final = 6  # + space
STATION: Final = 17  # + ronin: the space he stands on
WOUNDS: Final = 24  # + ronin
LIVING: Final = 31
GUARD: Final = 32  # + space: the ronin there, one bit each (follows STATION)
HELD: Final = 43  # ronin kept on the board since the last round, one bit each
PENNED: Final = 44  # ronin the Animal Pen chose this round
SILENCED: Final = 45  # ronin whose Shrine marker works this round
CURSED: Final = 46  # ronin who got a Shrine marker this round
SPENT: Final = 47  # ronin whose ability was used this round
USED: Final = 48  # + area: its ability was used this round
FIELD_COPIED: Final = 58
PLAN_NINJA: Final = 59  # + space: the Attacker's sealed plan
PLAN_COUNT: Final = 70
PLAN_AREAS: Final = 71  # areas named so far, for the Threat Level
PLAN_ABOVE: Final = 72  # ninja above the limits so far, paid for by the Green
PLAN_LAST: Final = 73  # a plan names spaces in the board's order: each plan is built in one way
PLAN_REQUIRED: Final = 74
NINJA_SEALED: Final = 75
PLAN_RONIN: Final = 76  # + ronin: the Defender's sealed plan
PLAN_GUARD: Final = 83  # + space: the ronin who will stand there
PLAN_NEXT: Final = 94  # the next ronin to place; RONIN_SLOTS when all are placed
RONIN_SEALED: Final = 95
SPY_TOKENS: Final = 96  # bit 0 the Attacker's, bit 1 the Defender's
SPY_SIDE: Final = 97  # who spies this round
SPY_AREA: Final = 98
# --- the state: the board and the edition, constant through a match --------------------------
AREAS: Final = 99
LIMIT: Final = 100  # + area
KIND: Final = 110  # + area
PLACE: Final = 120  # + kind: its area, -1 if the board has none (follows KIND)
VITALITY: Final = 130  # + ronin, 0 if the board has none
ROUNDS: Final = 137
THREAT: Final = 138  # + round - 1
MINIMUM: Final = 146  # + round - 1
CASUALTY: Final = 154  # + round - 1
AREAS_TO_WIN: Final = 162
INN_SHOOTS_ROUND_ITSELF: Final = 163  # an Inn as Watchtower wounds the Inn's neighbours
TAIKO_HEALS_GREEN: Final = 164
LARGEST_LIMIT: Final = 165  # of all areas (follows LIMIT)
SMALLEST_LIMIT: Final = 166
STATE_SIZE: Final = 167

# --- choices ----------------------------------------------------------------------------------
SEAL: Final = 0  # + side
DONE: Final = 2
NO_SPY: Final = 3
DEPLOY: Final = 4  # + space
STAND: Final = 15  # + ronin * SPACES + space
CUT: Final = 92  # Musashi
SHOOT_RESERVES: Final = 93  # Yumi
HEAL: Final = 94  # + ronin (Taiko)
RIDE: Final = 101  # + area (Hayai)
PUSH_ONE: Final = 111  # + area it goes to (Yobu)
PUSH_TWO: Final = 121  # + area they go to
PUSH_APART: Final = 131  # + area Yobu stands on: one ninja to each neighbour
DIVIDE: Final = 141  # + wounds Tasuke takes
SPY: Final = 157  # + area
OWN: Final = 167  # + one of the area choices below
INNS: Final = 377  # + the same, used by the Inn
CHOICES: Final = 587

SHOOT_ALL: Final = 0
SHOOT_ONE: Final = 1  # + ronin
SHOOT_TWO: Final = 8  # + ronin * RONIN_SLOTS + later ronin
RECRUIT: Final = 57
POISON: Final = 58  # + ronin
PEN: Final = 65  # + ronin
CURSE: Final = 72  # + ronin
RECALL_ONE: Final = 79  # + area
RECALL_TWO: Final = 89  # + area * AREA_SLOTS + same or later area
SEND: Final = 189  # + area * 2 + number - 1
COPY_FIELD: Final = 209
AREA_CHOICES: Final = 210

LEGAL_SIZE: Final = 320  # room for the legal choices of one decision

# --- events: four numbers each -------------------------------------------------------------------
TAPE_SIZE: Final = 513

ROUND_BEGAN: Final = 1  # round
SPIED: Final = 2  # side, area
SPY_KEPT: Final = 3  # side
NINJA_PLANNED: Final = 4  # space
RONIN_PLANNED: Final = 5  # ronin, space
PLAN_SEALED: Final = 6  # side
RONIN_SPOTTED: Final = 7  # area, ronin (one bit each)
NINJA_SPOTTED: Final = 8  # area, number
PLANS_REVEALED: Final = 9  # round
NINJA_DEPLOYED: Final = 10  # space, number
RONIN_DEPLOYED: Final = 11  # ronin, space
GREEN_CLEARED: Final = 12  # ronin, number
NINJA_CUT: Final = 13  # area
NINJA_PUSHED: Final = 14  # from, to, number
RESERVES_SHOT: Final = 15
WOUND_HEALED: Final = 16  # ronin
HAYAI_RODE: Final = 17  # from, to
RONIN_WOUNDED: Final = 18  # ronin, number
RONIN_ELIMINATED: Final = 19  # ronin
AREA_OCCUPIED: Final = 20  # area, number
RONIN_SHOT: Final = 21  # area shot from
NINJA_RECRUITED: Final = 22  # number, by the Inn
RONIN_POISONED: Final = 23  # ronin, by the Inn
RONIN_PENNED: Final = 24  # ronin, by the Inn
RONIN_CURSED: Final = 25  # ronin, by the Inn
NINJA_RECALLED: Final = 26  # area, number, by the Inn
NINJA_SENT: Final = 27  # area, number, by the Inn
INN_BECAME_FIELD: Final = 28
AREAS_COUNTED: Final = 29  # occupied, bonus
NINJA_STARVED: Final = 30
MATCH_WON: Final = 31  # side, reason
STEP_ENDED: Final = 32  # side
