"""What happened: from the five numbers on the tape to an event with its audience."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.event import Event
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at

Args = dict[str, str | int | tuple[str, ...]]

KINDS: dict[int, tuple[str, str, str]] = {
    do.N_NINJA_DRAWN: ("ninja-drawn", "E.14", "player ninja"),
    do.N_NINJA_KEPT: ("ninja-kept", "E.14", "player ninja"),
    do.N_CARD_OFFERED: ("card-offered", "E.16", "player gear"),
    do.N_CARD_KEPT: ("card-kept", "E.16", "player gear"),
    do.N_LORD_DRAWN: ("lord-drawn", "E.21", "lord"),
    do.N_DECLARED: ("declared", "E.128", "player enemy"),
    do.N_LEAD_DIE: ("lead-die", "E.24", "player face"),
    do.N_LEAD: ("lead", "E.25", "player"),
    do.N_ROUND: ("round", "E.23", "round"),
    do.N_LIFTED: ("lifted", "E.7", "player roll"),
    do.N_ROLLED: ("rolled", "E.1", "player roll face value"),
    do.N_REROLLED: ("rerolled", "E.9", "player roll"),
    do.N_USED: ("used", "E.98", "player ability"),
    do.N_SHADOW_SET: ("shadow-set", "E.27", "player value mark"),
    do.N_TURN: ("turn", "E.30", "player"),
    do.N_BOUGHT: ("card-gained", "E.33", "player gear"),
    do.N_SYNERGY: ("synergy", "E.35", "player gear"),
    do.N_SYNERGY_DRAWN: ("synergy-drawn", "E.35", "player gear other-gear"),
    do.N_SKILL_UP: ("skill-up", "E.38", "player gear"),
    do.N_DUPLICATE: ("duplicate", "E.36", "player gear"),
    do.N_DEPOSITED: ("deposited", "E.135", "player number pool"),
    do.N_PROPOSED: ("proposed", "E.134", "player other gear asking"),
    do.N_TRADED: ("traded", "E.134", "player other gear"),
    do.N_REFUSED: ("refused", "E/r57", "player other"),
    do.N_ACTIVATED: ("activated", "E.38", "player gear"),
    do.N_SHEATHED: ("sheathed", "E.40", "player gear"),
    do.N_SWITCHED_OFF: ("switched-off", "E.41", "player gear"),
    do.N_STOWED: ("stowed", "E.34", "player gear"),
    do.N_FETCHED: ("fetched", "E.34", "player gear"),
    do.N_DISCARDED: ("discarded", "E.34", "player gear under"),
    do.N_MOVED: ("moved", "E.42", "player tile"),
    do.N_TILE_DRAWN: ("tile-drawn", "E.43", "player shape"),
    do.N_TILE_REFUSED: ("tile-refused", "E/r22", "player shape"),
    do.N_TILE_LAID: ("tile-laid", "E.44", "player tile shape"),
    do.N_ENCOUNTER: ("encounter", "E.43", "player encounter tile"),
    do.N_NO_ENCOUNTER: ("no-encounter", "E/r20", "tile"),
    do.N_LORD_ENTERED: ("lord-entered", "E.19", "lord tile"),
    do.N_LORD_AGAIN: ("lord-again", "E/r19", "tile"),
    do.N_PLACED: ("placed", "E.47", "stack number tile"),
    do.N_SUBSTITUTED: ("substituted", "E.51", "unit other-unit tile"),
    do.N_POOL_EMPTY: ("pool-empty", "E.51", "unit number"),
    do.N_MERGED: ("merged", "E.49", "stack other-stack number"),
    do.N_SPRINTED: ("sprinted", "E.46", "player number"),
    do.N_ATTACKED: ("attacked", "E.52", "player stack whole sneak"),
    do.N_MISSED: ("missed", "E.59", "player stack value needed"),
    do.N_FUMBLED: ("fumbled", "E.64", "player stack"),
    do.N_TOKENS: ("tokens", "E.60", "stack number total"),
    do.N_KILLED: ("killed", "E.62", "stack number left killer"),
    do.N_LORD_HELD: ("lord-held", "E.92", "player value needed"),
    do.N_LORD_KILLED: ("lord-killed", "E.91", "player lord"),
    do.N_INGENUITY: ("ingenuity", "E.62", "player number total"),
    do.N_SHADOW: ("shadow", "E.63", "player value"),
    do.N_HID: ("hid", "E.67", "player"),
    do.N_AWARENESS: ("awareness", "E.68", "player face value"),
    do.N_HIDDEN: ("hidden", "E.71", "player"),
    do.N_SEEN: ("seen", "E.70", "player"),
    do.N_ENEMY_MOVED: ("enemy-moved", "E.73", "stack tile"),
    do.N_ENEMY_ATTACK: ("enemy-attack", "E.81", "stack player needed"),
    do.N_DODGED: ("dodged", "E.82", "player stack value needed"),
    do.N_NOT_DODGED: ("not-dodged", "E.83", "player stack value damage"),
    do.N_INTERCEPTED: ("intercepted", "E.125", "player other number"),
    do.N_WOUNDS: ("wounds", "E.90", "player number total"),
    do.N_HEALED: ("healed", "E.87", "player number total"),
    do.N_KI: ("ki", "E.13", "player number total"),
    do.N_SURVIVED: ("survived", "E.98", "player number"),
    do.N_DEFEATED: ("defeated", "E.90", "player"),
    do.N_RESTED: ("rested", "E.87", "player"),
    do.N_TOKENS_OFF: ("tokens-off", "E.86", "number"),
    do.N_REPLACED: ("replaced", "E.118", "player ninja"),
    do.N_OUT: ("out", "E.118", "player"),
    do.N_REINFORCEMENT: ("reinforcement", "E.116", "tile number"),
    do.N_NO_ENTRY: ("no-entry", "E/r21", "encounter"),
    do.N_NVN: ("nvn", "E.99", "player other loot"),
    do.N_NVN_TIE: ("nvn-tie", "E.103", "player other value"),
    do.N_NVN_FAILED: ("nvn-failed", "E.102", "player other value needed"),
    do.N_NVN_WON: ("nvn-won", "E.101", "player other number"),
    do.N_STOLEN: ("stolen", "E.100", "player other gear"),
    do.N_SEARCHED: ("searched", "E.146", "player number"),
    do.N_HEAD_TAKEN: ("head-taken", "E.153", "player"),
    do.N_HEAD_DROPPED: ("head-dropped", "E.157", "player tile"),
    do.N_HEAD_WOUNDED: ("head-wounded", "E.158", "player number"),
    do.N_STUNNED: ("stunned", "E.98", "stack"),
    do.N_PUSHED: ("pushed", "E.98", "stack tile"),
    do.N_SLAIN: ("slain", "E.98", "stack number"),
    do.N_PEEKED: ("peeked", "E.98", "player deck"),
    do.N_PEEK_SEEN: ("peek-seen", "E.98", "player deck top"),
    do.N_SHUFFLED_BACK: ("shuffled-back", "E.98", "player deck"),
    do.N_RESHUFFLED: ("reshuffled", "E/r20", "deck"),
    do.N_COUNTERS: ("counters", "E.98", "owner ability number total"),
    do.N_LEAPT: ("leapt", "E.98", "player tile"),
    do.N_AWARENESS_CHANGED: ("awareness-changed", "E.98", "number value"),
    do.N_MOVE_POINTS: ("move-points", "E.98", "player number total"),
    do.N_LORD_ABILITY: ("lord-ability", "E.98", "ability"),
    do.N_REDRAWN: ("redrawn", "E.98", "player"),
    do.N_START_TILE: ("start-tile", "E.143", "player tile"),
    do.N_MATCH_OVER: ("match-over", "E.23", "winners reason"),
    do.N_LORD_SPOTS: ("lord-spots", "E.96", "player"),
    do.N_CONFLICT_DIE: ("conflict-die", "E/r38", "player against face"),
    do.N_TURN_DONE: ("turn-done", "E.32", "player"),
    do.N_FORCED_HIDDEN: ("forced-hidden", "E.98", "player"),
    do.N_FORCED_VISIBLE: ("forced-visible", "E.98", "player"),
}
"""Every event: its id, the rule it rests on, and what its numbers mean."""

# Who alone may know: the player named first, or nobody; and what all others are told instead.
SECRET: dict[int, tuple[bool, str]] = {
    do.N_NINJA_DRAWN: (True, ""),
    do.N_CARD_OFFERED: (True, ""),
    do.N_SYNERGY_DRAWN: (False, ""),
    do.N_PEEK_SEEN: (True, ""),
}

# Events by which somebody learns what he could not know.
REVEALING = {
    do.N_NINJA_KEPT,
    do.N_CARD_KEPT,
    do.N_BOUGHT,
    do.N_SKILL_UP,
    do.N_TILE_DRAWN,
    do.N_ENCOUNTER,
    do.N_LORD_ENTERED,
    do.N_DISCARDED,
    do.N_DEFEATED,
    do.N_PEEK_SEEN,
}
# Of these, events that do not name the cards: what lay under a Skill is discarded with it.
UNTOLD = {do.N_DEFEATED}


# The rule that ended a match, by its reason.
ENDS = ("", "E.141", "E/r39", "E.148", "E.154", "E.158", "E/r64")


def _rule(kind: int, numbers: Sequence[int], usual: str) -> str:
    """The rule that an event rests on, where that depends on how it came about."""
    if kind == do.N_MATCH_OVER:
        return ENDS[numbers[1]]
    if kind == do.N_LORD_ENTERED and numbers[2]:
        return "E.117"
    if kind == do.N_HEAD_DROPPED and numbers[2]:
        return "E/r35"
    return usual


class Decoder:
    """Turns the numbers of one setup into events."""

    def __init__(self, setup: Setup) -> None:
        names = Names(setup.content)
        self._seats = setup.seats
        self._encounters = names.encounters
        self._gear = names.gear
        self._lists: dict[str, Sequence[str]] = {
            "ninja": names.ninja,
            "lord": names.lords,
            "gear": names.gear,
            "other-gear": names.gear,
            "ability": names.sources,
            "encounter": names.encounters,
            "shape": at.SHAPE_NAMES,
            "deck": at.DECK_NAMES,
            "roll": at.ROLL_NAMES,
            "unit": at.UNIT_NAMES,
            "other-unit": at.UNIT_NAMES,
            "mark": ("plain", "failure", "success"),
            "reason": at.REASON_NAMES,
        }

    def decode(self, tape: Sequence[tuple[int, int, int, int, int]]) -> list[Event]:
        """The events of a tape, each with its audience."""
        return [self._event(kind, numbers) for kind, *numbers in tape]

    def _event(self, kind: int, numbers: Sequence[int]) -> Event:
        name, rule, words = KINDS[kind]
        rule = _rule(kind, numbers, rule)
        args: Args = {}
        for word, number in zip(words.split(), numbers, strict=False):
            value = self._value(word, number, numbers)
            if value is not None:
                args[word] = value
        audience: frozenset[int] | None = None
        if kind in SECRET:
            audience = frozenset([numbers[0]] if SECRET[kind][0] else [])
        return Event(
            f"era-{name}",
            args,
            rule,
            audience=audience,
            reveals=kind in REVEALING,
            untold=kind in UNTOLD,
        )

    def _value(
        self, word: str, number: int, numbers: Sequence[int]
    ) -> str | int | tuple[str, ...] | None:
        if word in ("player", "other"):
            return player_id(number)
        if word in ("stack", "other-stack"):
            return stack_id(number)
        if word == "winners":
            return tuple(player_id(seat) for seat in range(self._seats) if number >> seat & 1)
        if word in ("killer", "owner"):
            seat = number - 1 if word == "killer" else number
            return player_id(seat) if seat >= 0 else "nobody"
        if word in ("under", "loot"):  # one more than the card's number; 0 is none
            return self._gear[number - 1] if number else "none"
        if word == "enemy":
            types = len(at.TYPE_NAMES)
            return at.TYPE_NAMES[number] if number < types else f"side-{number - types + 1}"
        if word == "top":
            deck = numbers[1]
            if deck == at.TILE:
                return f"tile-{at.SHAPE_NAMES[number]}"
            if deck == at.ENCOUNTER:
                return f"encounter-{self._encounters[number]}"
            return self._gear[number]
        return self._lists[word][number] if word in self._lists else number
