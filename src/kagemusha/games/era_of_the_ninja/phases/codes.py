"""The numbers of everything: what card files name, what a table holds, what a seat may choose.

Each run of constants is the index of a name in the tuple below it: content files and notation
speak in those names.
"""

from __future__ import annotations

from typing import Final

Numbers = tuple[int, ...]
"""Constants that are looked up by a number. If a tuple's length is a part of its type, mypyc makes
a new object of it at each look."""

CHANCE: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1
NO_LIMIT: Final = 1000
MOST_SEATS: Final = 4
MOST_INGENUITY: Final = 255
RULING: Final = 1000
"""Added to the number of a ruling: without it the number is that of a rule."""
UNKNOWN: Final = 255
"""In a masked table: something is here, and the seat may not know what."""

# --- the die ------------------------------------------------------------------------------

FACES: Final = 10
FAILURE: Final = 1
SUCCESS: Final = 10
LOWEST: Final = 2
HIGHEST: Final = 9

PLAIN: Final = 0
TOTAL_FAILURE: Final = 1
TOTAL_SUCCESS: Final = 2

# --- decks and cards ----------------------------------------------------------------------

WEAPON: Final = 0
ITEM: Final = 1
SKILL: Final = 2
ENCOUNTER: Final = 3
TILE: Final = 4
DECKS: Final = 5
DECK_NAMES: Final = ("weapon", "item", "skill", "encounter", "tile")

CARDS_A_DECK: Final = 20
CARDS: Final = 60
"""Weapons 0 to 19, Items 20 to 39, Skills 40 to 59: a card's number gives its deck."""
CARD_DECKS: Final = 3
DEALT: Final = 2
"""E.15, E.16: how many cards of each deck are dealt to choose one from."""
HEAD: Final = 60
"""The Lord's head takes a slot of an inventory, like a card."""

# --- traits -------------------------------------------------------------------------------

EARTH: Final = 0
METAL: Final = 1
WATER: Final = 2
WOOD: Final = 3
FIRE: Final = 4
ELEMENT_NAMES: Final = ("earth", "metal", "water", "wood", "fire")
"""E.120: each is allied with its two neighbours in the ring."""

HEAVEN: Final = 0
WAY: Final = 1
SPIRIT: Final = 2
MAN: Final = 3
VOID: Final = 4
REALM_NAMES: Final = ("heaven", "way", "spirit", "man", "void")
"""E.127: each is allied with its neighbours on the ladder."""

WOMAN: Final = 0
MALE: Final = 1
GENDER_NAMES: Final = ("woman", "man")

NO_CLAN: Final = 0
ELEMENTAL: Final = 1
HIERARCHY: Final = 6
NAMED: Final = 11
CLAN_NAMES: Final = ("none", *ELEMENT_NAMES, *REALM_NAMES, "named")
"""Elemental clans count from ELEMENTAL, Hierarchy clans from HIERARCHY."""

# --- units --------------------------------------------------------------------------------

YARI: Final = 0
HARQUEBUS: Final = 1
DAISHYO: Final = 2
DAIKYU: Final = 3
MONK: Final = 4
DAIMYO: Final = 5
LORD: Final = 6
UNITS: Final = 6
UNIT_NAMES: Final = ("yari", "harquebus", "daishyo", "daikyu", "monk", "daimyo", "lord")

ASHIGARU: Final = 0
SAMURAI: Final = 1
MONKS: Final = 2
LEADER: Final = 3
LORDS: Final = 4
TYPE_NAMES: Final = ("ashigaru", "samurai", "monk", "leader", "lord")
"""A unit may have several types: they are bits of `UnitKind.types`."""

TOKENS_A_UNIT: Final = 3
"""E.61: this many Wound tokens remove a unit."""
SLOT_START: Final[Numbers] = (0, 25, 40, 48, 56, 62, 65)
"""Where the slots of a kind of unit begin: one for each miniature or token of its pool."""
LORD_SLOT: Final = 65
SLOTS: Final = 66

# --- the map ------------------------------------------------------------------------------

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = 4
BACK: Final = 2
"""The way back is `way ^ BACK`."""
ALL_WAYS: Final = 15
WAY_NAMES: Final = ("north", "east", "south", "west")
WAY_X: Final[Numbers] = (0, 1, 0, -1)
WAY_Y: Final[Numbers] = (-1, 0, 1, 0)

CROSS: Final = 0
COURTYARD: Final = 1
TEE: Final = 2
STRAIGHT: Final = 3
CORNER: Final = 4
DEAD_END: Final = 5
SHAPES: Final = 6
SHAPE_NAMES: Final = ("cross", "courtyard", "tee", "straight", "corner", "dead-end")
SHAPE_EXITS: Final[Numbers] = (15, 15, 14, 5, 3, 1)
"""The exits of a shape before it is turned: bit 0 is north, 1 east, 2 south, 3 west."""
MOST_TILES: Final = 30

# --- modes --------------------------------------------------------------------------------

STANDARD: Final = 0
DEATH_MATCH: Final = 1
CLAN_DEATH_MATCH: Final = 2
CLAN_ATTACK: Final = 3
MULTI_CLAN_ATTACK: Final = 4
LORDS_HEAD: Final = 5
LONE_NINJA: Final = 6
MODE_NAMES: Final = (
    *("standard", "nvn-death-match", "clan-death-match", "clan-attack", "multi-clan-attack"),
    *("lords-head", "lone-ninja"),
)

NOT_OVER: Final = 0
LORD_DEFEATED: Final = 1
ALL_DEFEATED: Final = 2
LAST_STANDING: Final = 3
HEAD_HOME: Final = 4
HEAD_DESTROYED: Final = 5
ROUNDS_SPENT: Final = 6
REASON_NAMES: Final = (
    "",
    "lord-defeated",
    "all-defeated",
    "last-standing",
    "head-home",
    "head-destroyed",
    "rounds-spent",
)

# --- rolls --------------------------------------------------------------------------------

ATTACK_ROLL: Final = 0
DODGE_ROLL: Final = 1
SHADOW_ROLL: Final = 2
SEARCH_ROLL: Final = 3
ANY_ROLL: Final = 4
ROLL_NAMES: Final = ("attack", "dodge", "shadow", "search", "any")

# --- card effects: when -------------------------------------------------------------------

ALWAYS: Final = 0
AT_SETUP: Final = 1
AT_ROUND: Final = 2
BEFORE_ROLL: Final = 3
AFTER_ROLL: Final = 4
IN_TURN: Final = 5
MOVING: Final = 6
EXPLORING: Final = 7
ACTING: Final = 8
WOUNDING: Final = 9
KILLING: Final = 10
MISSING: Final = 11
HIDING: Final = 12
FOUND_HIDDEN: Final = 13
FOUND_VISIBLE: Final = 14
DODGED: Final = 15
HIT: Final = 16
WOUNDED: Final = 17
DYING: Final = 18
AT_AWARENESS: Final = 19
ACTIVATING: Final = 20
STRUCK: Final = 21
RECOVERING: Final = 22
BUYING: Final = 23
ROBBING: Final = 24
ENTERING: Final = 25
ARRIVING: Final = 26
WHEN_NAMES: Final = (
    *("always", "setup", "round", "before-roll", "after-roll", "turn", "moving", "exploring"),
    *("acting", "wounding", "killing", "missing", "hiding", "found-hidden", "found-visible"),
    *("dodged", "hit", "wounded", "dying", "awareness", "activating", "struck", "recovering"),
    *("buying", "robbing", "entering", "arriving"),
)

# --- card effects: what -------------------------------------------------------------------

MODIFY: Final = 0
SET: Final = 1
SUCCESS_FROM: Final = 2
FAILURE_TO: Final = 3
NO_FAILURE: Final = 4
UNLIMITED: Final = 5
BEST_OF_TWO: Final = 6
DEADLY: Final = 7
PAIRED: Final = 8
OWN_TILE: Final = 9
NEXT_TILE: Final = 10
SWEEP: Final = 11
SINGLE: Final = 12
PASS_WALLS: Final = 13
THEFT_PROOF: Final = 14
KEEP_SHADOW: Final = 15
IMMUNE: Final = 16
HUNTS: Final = 17
BODYGUARD: Final = 18
HEAL: Final = 19
HURT: Final = 20
KI: Final = 21
INGENUITY: Final = 22
SHADOW: Final = 23
SET_SHADOW: Final = 24
FORCE_HIDDEN: Final = 25
FORCE_VISIBLE: Final = 26
REROLL: Final = 27
ADD: Final = 28
SET_FACE: Final = 29
LIFT: Final = 30
MOVE_POINTS: Final = 31
ATTACK_AGAIN: Final = 32
STUN: Final = 33
TOKENS: Final = 34
PUSH: Final = 35
SLAY: Final = 36
SPAWN: Final = 37
GAIN: Final = 38
DISCARD: Final = 39
SWAP: Final = 40
PEEK: Final = 41
REDRAW: Final = 42
COUNTER: Final = 43
LEAP: Final = 44
AWARENESS: Final = 45
SURVIVE: Final = 46
SOAK: Final = 47
REDIRECT: Final = 48
TAKE: Final = 49
OFFER: Final = 50
LURE: Final = 51
EXCHANGE: Final = 52
PRIZE: Final = 53
DO_NAMES: Final = (
    *("modify", "set", "success-from", "failure-to", "no-failure", "unlimited", "best-of-two"),
    *("deadly", "paired", "own-tile", "next-tile", "sweep", "single", "pass-walls"),
    *("theft-proof", "keep-shadow", "immune", "hunts", "bodyguard"),
    *("heal", "hurt", "ki", "ingenuity", "shadow"),
    *("set-shadow", "force-hidden", "force-visible", "reroll", "add", "set-face", "lift"),
    *("move-points", "attack-again", "stun", "tokens", "push", "slay", "spawn", "gain", "discard"),
    *("swap", "peek", "redraw", "counter", "leap", "awareness", "survive", "soak", "redirect"),
    *("take", "offer", "lure", "exchange", "prize"),
)

# --- card effects: which number -----------------------------------------------------------

MOVE: Final = 0
ATTACK: Final = 1
DODGE: Final = 2
SHADOW_STAT: Final = 3
WOUNDS: Final = 4
KI_STAT: Final = 5
RANGE: Final = 6
INVENTORY: Final = 7
RESERVE: Final = 8
EXPLORE_COST: Final = 9
SHADOW_LOSS: Final = 10
KILL_GAIN: Final = 11
HIDE_GAIN: Final = 12
HIDE_BONUS: Final = 13
COST_WEAPON: Final = 14
COST_ITEM: Final = 15
COST_SKILL: Final = 16
COST_SYNERGY: Final = 17
SEARCH: Final = 18
REST_WOUNDS: Final = 19
REST_KI: Final = 20
ARMOUR: Final = 21
UNIT_MOVE: Final = 22
UNIT_ATTACK: Final = 23
UNIT_DAMAGE: Final = 24
UNIT_WOUND: Final = 25
UNIT_DEAD: Final = 26
UNIT_RANGE: Final = 27
STACK_LIMIT: Final = 28
AWARENESS_STAT: Final = 29
STAT_NAMES: Final = (
    *("move", "attack", "dodge", "shadow", "wounds", "ki", "range", "inventory", "reserve"),
    *("explore-cost", "shadow-loss", "kill-gain", "hide-gain", "hide-bonus", "cost-weapon"),
    *("cost-item", "cost-skill", "cost-synergy", "search", "rest-wounds", "rest-ki", "armour"),
    *("unit-move", "unit-attack", "unit-damage", "unit-wound", "unit-dead", "unit-range"),
    *("stack-limit", "awareness"),
)

IMMUNE_TO_RANGED: Final = 0
IMMUNE_TO_TOKENS: Final = 1
IMMUNE_TO_SUCCESS: Final = 2
IMMUNE_NAMES: Final = ("ranged", "tokens", "success")

# --- card effects: to whom ----------------------------------------------------------------

SELF: Final = 0
EACH: Final = 1
HERE: Final = 2
FOE: Final = 3
STACKS: Final = 4
STACKS_HERE: Final = 5
STACK_HERE: Final = 6
STACK_NEAR: Final = 7
THE_LORD: Final = 8
NINJA_HERE: Final = 9
TARGET_NAMES: Final = (
    *("self", "each", "here", "foe", "stacks", "stacks-here", "stack-here", "stack-near", "lord"),
    *("ninja-here",),
)

# --- card effects: if ---------------------------------------------------------------------

IF_ELEMENT: Final = 0
IF_GENDER: Final = 1
IF_REALM: Final = 2
IF_UNIT_TYPE: Final = 3
IF_UNIT: Final = 4
IF_ALONE: Final = 5
IF_UNITS_HERE: Final = 6
IF_NO_UNITS_HERE: Final = 7
IF_LORD_HERE: Final = 8
IF_NINJA_HERE: Final = 9
IF_COURTYARD: Final = 10
IF_HIDDEN: Final = 11
IF_VISIBLE: Final = 12
IF_SHADOW_SUCCESS: Final = 13
IF_SHADOW: Final = 14
IF_LORD_ON: Final = 15
IF_LORD_OFF: Final = 16
IF_WEAPON: Final = 17
IF_MOVED: Final = 18
IF_STILL: Final = 19
IF_EXPLORED: Final = 20
IF_FACE: Final = 21
IF_MATE: Final = 22
IF_HURT: Final = 23
IF_LAST_WOUND: Final = 24
IF_SUCCESS: Final = 25
IF_FAILURE: Final = 26
IF_STACK: Final = 27
IF_LONE: Final = 28
IF_TOKENS: Final = 29
IF_NVN: Final = 30
IF_NOT_NVN: Final = 31
IF_NO_KI: Final = 32
IF_FIRST_ATTACK: Final = 33
IF_COUNTERS: Final = 34
IF_AWARENESS: Final = 35
IF_HID: Final = 36
IF_ATTACKED: Final = 37
IF_NAMES: Final = (
    *("element", "gender", "realm", "unit-type", "unit", "alone", "units-here", "no-units-here"),
    *("lord-here", "ninja-here", "courtyard", "hidden", "visible", "shadow-success", "shadow"),
    *("lord-on", "lord-off", "weapon", "moved", "still", "explored", "face", "mate", "hurt"),
    *("last-wound", "success", "failure", "stack", "lone", "tokens", "nvn", "not-nvn", "no-ki"),
    *("first-attack", "counters", "awareness", "hid", "attacked"),
)

MELEE: Final = 0
RANGED: Final = 1
SWORD: Final = 2
UNARMED: Final = 3
THROWN: Final = 4
CLASS_NAMES: Final = ("melee", "ranged", "sword", "unarmed", "thrown")
"""What `if weapon:…` asks of the active weapons. Every weapon is melee or ranged."""

EACH_TIME: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_ROUND: Final = 2
ONCE_A_GAME: Final = 3
LIMIT_NAMES: Final = ("", "turn", "round", "game")

# Ruling 38: whose rule stands when two cards contradict each other; lower is stronger.
LORD_CLASS: Final = 0
NINJA_CLASS: Final = 1
SKILL_CLASS: Final = 2
ITEM_CLASS: Final = 3
WEAPON_CLASS: Final = 4
UNIT_CLASS: Final = 5
ROOM_CLASS: Final = 6
ENCOUNTER_CLASS: Final = 7

# --- stages of a turn ---------------------------------------------------------------------

START: Final = 0
SPEND: Final = 1
ADJUST: Final = 2
WALK: Final = 3
SPRINTING: Final = 4
AGAIN: Final = 5
STAGE_NAMES: Final = ("start", "spend", "adjust", "move", "sprint", "attack-again")

# --- purposes of a drawn card -------------------------------------------------------------

TO_BUY: Final = 0
TO_SYNERGY: Final = 1
"""And from here on: the index of the Skill that the card goes under."""
TO_OFFER: Final = 50
TO_GAIN: Final = 51
TO_NEW: Final = 52

# --- where the Lord is --------------------------------------------------------------------

LORD_AWAY: Final = 0
LORD_HERE: Final = 1
LORD_DEAD: Final = 2
NO_LORD: Final = 3
"""A mode without a Lord."""
LORD_STATE_NAMES: Final = ("away", "here", "defeated", "none")
MARK_NAMES: Final = ("plain", "failure", "success")
"""Of a die: a plain number, a Total Failure, a Total Success."""
