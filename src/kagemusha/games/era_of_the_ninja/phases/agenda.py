"""The steps that may stand on the agenda, the choices they take, and what they say happened.

Steps below FIRST_CHANCE are carried out at once; those below FIRST_QUESTION are answered by
chance; the others are asked of a seat. A step's numbers are explained beside it.
"""

from __future__ import annotations

from typing import Final

# --- steps carried out at once ------------------------------------------------------------

OPEN_SETUP: Final = 0
DEAL_ALL: Final = 1
REVEAL_KEPT: Final = 2  # a: 0 ninja, 1 cards
ARRIVE: Final = 3
LEAD_COUNT: Final = 4  # a: seats, as bits, whose dice are compared; b: 1 if every tie is rerolled
ROUND: Final = 5
LEAD_PHASE: Final = 6
SHADOW_PHASE: Final = 7
SHADOW_TURN: Final = 8
SHADOW_SET: Final = 9
NINJA_PHASE: Final = 10
TURN_BEGIN: Final = 11
TURN_END: Final = 12
AWARENESS_PHASE: Final = 13
AWARENESS_APPLY: Final = 14
UNITS_PHASE: Final = 15
ACTIVATE_NEXT: Final = 16
ACTIVATE: Final = 17  # a: slot
ENEMY_STEP: Final = 18  # a: slot; b: Move left; c: target seat
ENEMY_STRIKE: Final = 19  # a: slot; b: the seat it would rather attack, or -1
DODGE_RESULT: Final = 20  # a: slot
DAMAGE: Final = 21  # seat: who takes it; a: 1 if in NvN
LOSE: Final = 22  # a: Wounds
MERGE_ALL: Final = 23  # a: tile from which to go on
RECOVERY_PHASE: Final = 24
REST: Final = 25
REPLACEMENTS: Final = 26  # a: seat from which to go on
EQUIP_NEW: Final = 27
ENTER_NEW: Final = 28
REINFORCE: Final = 29  # a: cards left to draw
DRAW: Final = 30  # a: deck; b: purpose
DRAW_TILE: Final = 31  # a: tile it leads from; b: way; c: 1 if nobody moves there
DRAW_ENCOUNTER: Final = 32  # a: tile; b: 1 if a Reinforcement
PLACE_UNITS: Final = 33  # seat: who chooses; a: unit; b: how many; c: tile
ATTACK_RESULT: Final = 34  # a: slot; b: 1 if the whole stack
# a: the target's seat; b: the card to steal, or -1; c: 1 if it succeeds whatever the dice say
NVN_RESULT: Final = 35
TRIGGER: Final = 36  # a: effect
PERFORM: Final = 37  # a: effect; b: what was chosen, or -1
DEATH_CHECK: Final = 38
END_CHECK: Final = 39
DEATH_MATCH_TILES: Final = 40  # a: whose turn it is to place
DEATH_MATCH_STARTS: Final = 41
AFTER_ACTION: Final = 42
EXPLORED: Final = 43
SEARCH_RESULT: Final = 44
HIDE_AGAIN: Final = 45
INTERCEPTS: Final = 46  # seat: who was hit; a: seat to ask next; b: base damage; c: 1 if in NvN
SKILL_UP: Final = 47  # a: a Skill card that comes to the seat
CONFLICT_COUNT: Final = 48  # seat: whose hiding is in dispute; a: the other
MERGE_TILE: Final = 49  # a: tile
SECOND_ATTACK: Final = 50  # a: slot
LAY_DOWN: Final = 51

FIRST_CHANCE: Final = 60
LEAD_DIE: Final = 60
THROW: Final = 61  # a: 0 the roll, 1 the answer; b: dice still to throw; c: best so far
AWARENESS_DIE: Final = 62
CHANCE_CARD: Final = 63  # a: deck; b: purpose
CHANCE_TILE: Final = 64  # a, b, c: as for DRAW_TILE
CHANCE_ENCOUNTER: Final = 65  # a, b: as for DRAW_ENCOUNTER
CHANCE_NINJA: Final = 66  # a: 1 if it is a replacement
CHANCE_LORD: Final = 67
CHANCE_PEEK: Final = 68  # a: deck
CONFLICT_DIE: Final = 69

FIRST_QUESTION: Final = 80
KEEP_NINJA: Final = 80
KEEP_CARDS: Final = 81
DECLARE: Final = 82
NAME_LEAD: Final = 83
BEFORE: Final = 84  # a: 0 the roll, 1 the answer
AFTER: Final = 85
TURN: Final = 86
TURN_TILE: Final = 87  # a: shape; b: tile it leads from * 4 + way; c: 1 if nobody moves there
SUBSTITUTE: Final = 88  # as PLACE_UNITS
DISCARD_EXCESS: Final = 89
CHOOSE_ACTIVATION: Final = 90
CHOOSE_TARGET: Final = 91  # a: slot; b: 1 if to attack now, 0 to walk towards
CHOOSE_ROUTE: Final = 92  # a: slot; b: Move left; c: target seat
INTERCEPT: Final = 93  # seat: who is asked; a: who was hit; b: base damage; c: 1 if in NvN
CHOOSE_MERGE: Final = 94  # a: tile; b: tile from which MERGE_ALL goes on, or -1
REPLACE: Final = 95
KEEP_NEW: Final = 96
CHOOSE_ENTRY: Final = 97  # a: cards left to draw
MAY: Final = 98  # a: effect
CHOOSE_STACK: Final = 99  # a: effect
CHOOSE_NINJA: Final = 100  # a: effect
CHOOSE_TILE: Final = 101  # a: effect
CHOOSE_WAY: Final = 102  # a: effect; b: slot
CHOOSE_CARD: Final = 103  # seat: who gives up a card; a: deck; b: 1 a new one is drawn
CHOOSE_LOOT: Final = 104  # a: effect; b: seat robbed
PEEKED: Final = 105  # a: deck
NVN_AFTER: Final = 106
CONSENT: Final = 107  # seat: who is asked; a: who proposed; b: card; c: 1 if the asked one gives it
PLACE_SPOT: Final = 108  # a: shape
START_TILE: Final = 109

STEP_NAMES: Final = {
    KEEP_NINJA: "keep-ninja",
    KEEP_CARDS: "keep-cards",
    DECLARE: "declare",
    NAME_LEAD: "name-lead",
    BEFORE: "before-roll",
    AFTER: "after-roll",
    TURN: "turn",
    TURN_TILE: "turn-tile",
    SUBSTITUTE: "substitute",
    DISCARD_EXCESS: "discard-excess",
    CHOOSE_ACTIVATION: "choose-activation",
    CHOOSE_TARGET: "choose-target",
    CHOOSE_ROUTE: "choose-route",
    INTERCEPT: "intercept",
    CHOOSE_MERGE: "choose-merge",
    REPLACE: "replace",
    KEEP_NEW: "keep-new",
    CHOOSE_ENTRY: "choose-entry",
    MAY: "may",
    CHOOSE_STACK: "choose-stack",
    CHOOSE_NINJA: "choose-ninja",
    CHOOSE_TILE: "choose-tile",
    CHOOSE_WAY: "choose-way",
    CHOOSE_CARD: "choose-card",
    CHOOSE_LOOT: "choose-loot",
    PEEKED: "peeked",
    NVN_AFTER: "nvn-after",
    CONSENT: "consent",
    PLACE_SPOT: "place-spot",
    START_TILE: "start-tile",
}
"""What a seat may be asked."""

# --- purposes of a drawn card -------------------------------------------------------------

TO_BUY: Final = 0
TO_SYNERGY: Final = 1  # and from here on: the index of the Skill it goes under
TO_OFFER: Final = 50
TO_GAIN: Final = 51
TO_NEW: Final = 52

# --- stages of a turn ---------------------------------------------------------------------

START: Final = 0
SPEND: Final = 1
ADJUST: Final = 2
WALK: Final = 3
SPRINTING: Final = 4
AGAIN: Final = 5
STAGE_NAMES: Final = ("start", "spend", "adjust", "move", "sprint", "attack-again")

# --- choices: verb * 65536 + a * 256 + b --------------------------------------------------

VERB: Final = 65536

V_DIE: Final = 0  # a: face
V_CARD: Final = 1  # a: card; chance's card, and a seat's choice of one
V_NINJA: Final = 2  # a: ninja
V_LORD: Final = 3  # a: lord
V_ENCOUNTER: Final = 4  # a: encounter; the number of kinds stands for The Lord Enters
V_TILE: Final = 5  # a: shape
V_KEEP: Final = 6  # a: card
V_CHOOSE: Final = 7  # a: ninja
V_DECLARE: Final = 8  # a: unit type; or 16 + side
V_LEAD: Final = 9  # a: seat
V_ROLL: Final = 10
V_LIFT: Final = 11
V_REROLL: Final = 12
V_STAND: Final = 13
V_USE: Final = 14  # a * 256 + b: effect
V_SKIP: Final = 15
V_BUY: Final = 16  # a: deck; b: how much the clan's pool pays
V_SYNERGY: Final = 17  # a: Skill; b: how much the clan's pool pays
V_DEPOSIT: Final = 18  # a: how much
V_GIVE: Final = 19  # a: card; b: seat
V_ASK: Final = 20  # a: card; b: seat
V_ACCEPT: Final = 21
V_REFUSE: Final = 22
V_ACTIVATE: Final = 23  # a: card
V_SHEATHE: Final = 24  # a: card
V_STOW: Final = 25  # a: card
V_FETCH: Final = 26  # a: card
V_MOVE: Final = 27  # a: way
V_EXPLORE: Final = 28  # a: way
V_TURN: Final = 29  # a: quarter turns
V_SPRINT: Final = 30
V_ATTACK: Final = 31  # a: slot: the whole stack
V_STRIKE: Final = 32  # a: slot: one unit of it
V_HIDE: Final = 33
V_HEAL: Final = 34  # a: seat
V_SEARCH: Final = 35
V_STEAL: Final = 36  # a: card; b: seat
V_WOUND: Final = 37  # a: seat
V_DROP: Final = 38
V_PICK_UP: Final = 39
V_DONE: Final = 40
V_DISCARD: Final = 41  # a: card
V_UNIT: Final = 42  # a: slot
V_SEAT: Final = 43  # a: seat
V_WAY: Final = 44  # a: way
V_MERGE: Final = 45  # a, b: slots
V_PLACE: Final = 46  # a: tile
V_KIND: Final = 47  # a: unit
V_SPOT: Final = 48  # a: tile; b: way
V_SHUFFLE: Final = 49
V_TAKE_HIT: Final = 50
V_COME: Final = 51
V_STAY_OUT: Final = 52

SIDE_DECLARED: Final = 16
"""Added to a side's number where Heaven declares a clan instead of a type."""

# --- what happened: kind and four numbers -------------------------------------------------

N_NINJA_DRAWN: Final = 0
N_NINJA_KEPT: Final = 1
N_CARD_OFFERED: Final = 2
N_CARD_KEPT: Final = 3
N_LORD_DRAWN: Final = 4
N_DECLARED: Final = 5
N_LEAD_DIE: Final = 6
N_LEAD: Final = 7
N_ROUND: Final = 8
N_LIFTED: Final = 9
N_ROLLED: Final = 10
N_REROLLED: Final = 11
N_USED: Final = 12
N_SHADOW_SET: Final = 13
N_TURN: Final = 14
N_BOUGHT: Final = 15
N_SYNERGY: Final = 16
N_SYNERGY_DRAWN: Final = 17
N_SKILL_UP: Final = 18
N_DUPLICATE: Final = 19
N_DEPOSITED: Final = 20
N_PROPOSED: Final = 21
N_TRADED: Final = 22
N_REFUSED: Final = 23
N_ACTIVATED: Final = 24
N_SHEATHED: Final = 25
N_SWITCHED_OFF: Final = 26
N_STOWED: Final = 27
N_FETCHED: Final = 28
N_DISCARDED: Final = 29
N_MOVED: Final = 30
N_TILE_DRAWN: Final = 31
N_TILE_REFUSED: Final = 32
N_TILE_LAID: Final = 33
N_ENCOUNTER: Final = 34
N_NO_ENCOUNTER: Final = 35
N_LORD_ENTERED: Final = 36
N_LORD_AGAIN: Final = 37
N_PLACED: Final = 38
N_SUBSTITUTED: Final = 39
N_POOL_EMPTY: Final = 40
N_MERGED: Final = 41
N_SPRINTED: Final = 42
N_ATTACKED: Final = 43
N_MISSED: Final = 44
N_FUMBLED: Final = 45
N_TOKENS: Final = 46
N_KILLED: Final = 47
N_LORD_HELD: Final = 48
N_LORD_KILLED: Final = 49
N_INGENUITY: Final = 50
N_SHADOW: Final = 51
N_HID: Final = 52
N_AWARENESS: Final = 53
N_HIDDEN: Final = 54
N_SEEN: Final = 55
N_ENEMY_MOVED: Final = 56
N_ENEMY_ATTACK: Final = 57
N_DODGED: Final = 58
N_NOT_DODGED: Final = 59
N_INTERCEPTED: Final = 60
N_WOUNDS: Final = 61
N_HEALED: Final = 62
N_KI: Final = 63
N_SURVIVED: Final = 64
N_DEFEATED: Final = 65
N_RESTED: Final = 66
N_TOKENS_OFF: Final = 67
N_REPLACED: Final = 68
N_OUT: Final = 69
N_REINFORCEMENT: Final = 70
N_NO_ENTRY: Final = 71
N_NVN: Final = 72
N_NVN_TIE: Final = 73
N_NVN_FAILED: Final = 74
N_NVN_WON: Final = 75
N_STOLEN: Final = 76
N_SEARCHED: Final = 77
N_HEAD_TAKEN: Final = 78
N_HEAD_DROPPED: Final = 79
N_HEAD_WOUNDED: Final = 80
N_STUNNED: Final = 81
N_PUSHED: Final = 82
N_SLAIN: Final = 83
N_PEEKED: Final = 84
N_PEEK_SEEN: Final = 85
N_SHUFFLED_BACK: Final = 86
N_RESHUFFLED: Final = 87
N_COUNTERS: Final = 88
N_LEAPT: Final = 89
N_AWARENESS_CHANGED: Final = 90
N_MOVE_POINTS: Final = 91
N_LORD_ABILITY: Final = 92
N_REDRAWN: Final = 93
N_START_TILE: Final = 94
N_MATCH_OVER: Final = 95
N_LORD_SPOTS: Final = 96
N_CONFLICT_DIE: Final = 97
N_TURN_DONE: Final = 98
N_FORCED_HIDDEN: Final = 99
N_FORCED_VISIBLE: Final = 100


def choice(verb: int, a: int, b: int) -> int:
    """A verb with its numbers as one."""
    return verb * VERB + a * 256 + b
