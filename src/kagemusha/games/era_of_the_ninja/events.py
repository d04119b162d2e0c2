"""What happened: from the five numbers on the tape to an event with its audience."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.event import Event
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes, tape

Args = dict[str, str | int | tuple[str, ...]]

KINDS: dict[int, tuple[str, str, str]] = {
    tape.NINJA_DRAWN: ("ninja-drawn", "E.14", "player ninja"),
    tape.NINJA_KEPT: ("ninja-kept", "E.14", "player ninja"),
    tape.CARD_OFFERED: ("card-offered", "E.16", "player gear"),
    tape.CARD_KEPT: ("card-kept", "E.16", "player gear"),
    tape.LORD_DRAWN: ("lord-drawn", "E.21", "lord"),
    tape.DECLARED: ("declared", "E.128", "player enemy"),
    tape.LEAD_DIE: ("lead-die", "E.24", "player face"),
    tape.LEAD: ("lead", "E.25", "player"),
    tape.ROUND: ("round", "E.23", "round"),
    tape.LIFTED: ("lifted", "E.7", "player roll"),
    tape.ROLLED: ("rolled", "E.1", "player roll face value"),
    tape.REROLLED: ("rerolled", "E.9", "player roll"),
    tape.USED: ("used", "E.98", "player ability"),
    tape.SHADOW_SET: ("shadow-set", "E.27", "player value mark"),
    tape.TURN: ("turn", "E.30", "player"),
    tape.BOUGHT: ("card-gained", "E.33", "player gear"),
    tape.SYNERGY: ("synergy", "E.35", "player gear"),
    tape.SYNERGY_DRAWN: ("synergy-drawn", "E.35", "player gear other-gear"),
    tape.SKILL_UP: ("skill-up", "E.38", "player gear"),
    tape.DUPLICATE: ("duplicate", "E.36", "player gear"),
    tape.DEPOSITED: ("deposited", "E.135", "player number pool"),
    tape.PROPOSED: ("proposed", "E.134", "player other gear asking"),
    tape.TRADED: ("traded", "E.134", "player other gear"),
    tape.REFUSED: ("refused", "E/r57", "player other"),
    tape.ACTIVATED: ("activated", "E.38", "player gear"),
    tape.SHEATHED: ("sheathed", "E.40", "player gear"),
    tape.SWITCHED_OFF: ("switched-off", "E.41", "player gear"),
    tape.STOWED: ("stowed", "E.34", "player gear"),
    tape.FETCHED: ("fetched", "E.34", "player gear"),
    tape.DISCARDED: ("discarded", "E.34", "player gear under"),
    tape.MOVED: ("moved", "E.42", "player tile"),
    tape.TILE_DRAWN: ("tile-drawn", "E.43", "player shape"),
    tape.TILE_REFUSED: ("tile-refused", "E/r22", "player shape"),
    tape.TILE_LAID: ("tile-laid", "E.44", "player tile shape"),
    tape.ENCOUNTER: ("encounter", "E.43", "player encounter tile"),
    tape.NO_ENCOUNTER: ("no-encounter", "E/r20", "tile"),
    tape.LORD_ENTERED: ("lord-entered", "E.19", "lord tile"),
    tape.LORD_AGAIN: ("lord-again", "E/r19", "tile"),
    tape.PLACED: ("placed", "E.47", "stack number tile"),
    tape.SUBSTITUTED: ("substituted", "E.51", "unit other-unit tile"),
    tape.POOL_EMPTY: ("pool-empty", "E.51", "unit number"),
    tape.MERGED: ("merged", "E.49", "stack other-stack number"),
    tape.SPRINTED: ("sprinted", "E.46", "player number"),
    tape.ATTACKED: ("attacked", "E.52", "player stack whole sneak"),
    tape.MISSED: ("missed", "E.59", "player stack value needed"),
    tape.FUMBLED: ("fumbled", "E.64", "player stack"),
    tape.TOKENS: ("tokens", "E.60", "stack number total"),
    tape.KILLED: ("killed", "E.62", "stack number left killer"),
    tape.LORD_HELD: ("lord-held", "E.92", "player value needed"),
    tape.LORD_KILLED: ("lord-killed", "E.91", "player lord"),
    tape.INGENUITY: ("ingenuity", "E.62", "player number total"),
    tape.SHADOW: ("shadow", "E.63", "player value"),
    tape.HID: ("hid", "E.67", "player"),
    tape.AWARENESS: ("awareness", "E.68", "player face value"),
    tape.HIDDEN: ("hidden", "E.71", "player"),
    tape.SEEN: ("seen", "E.70", "player"),
    tape.ENEMY_MOVED: ("enemy-moved", "E.73", "stack tile"),
    tape.ENEMY_ATTACK: ("enemy-attack", "E.81", "stack player needed"),
    tape.DODGED: ("dodged", "E.82", "player stack value needed"),
    tape.NOT_DODGED: ("not-dodged", "E.83", "player stack value damage"),
    tape.INTERCEPTED: ("intercepted", "E.125", "player other number"),
    tape.WOUNDS: ("wounds", "E.90", "player number total"),
    tape.HEALED: ("healed", "E.87", "player number total"),
    tape.KI: ("ki", "E.13", "player number total"),
    tape.SURVIVED: ("survived", "E.98", "player number"),
    tape.DEFEATED: ("defeated", "E.90", "player"),
    tape.RESTED: ("rested", "E.87", "player"),
    tape.TOKENS_OFF: ("tokens-off", "E.86", "number"),
    tape.REPLACED: ("replaced", "E.118", "player ninja"),
    tape.OUT: ("out", "E.118", "player"),
    tape.REINFORCEMENT: ("reinforcement", "E.116", "tile number"),
    tape.NO_ENTRY: ("no-entry", "E/r21", "encounter"),
    tape.NVN: ("nvn", "E.99", "player other loot"),
    tape.NVN_TIE: ("nvn-tie", "E.103", "player other value"),
    tape.NVN_FAILED: ("nvn-failed", "E.102", "player other value needed"),
    tape.NVN_WON: ("nvn-won", "E.101", "player other number"),
    tape.STOLEN: ("stolen", "E.100", "player other gear"),
    tape.SEARCHED: ("searched", "E.146", "player number"),
    tape.HEAD_TAKEN: ("head-taken", "E.153", "player"),
    tape.HEAD_DROPPED: ("head-dropped", "E.157", "player tile"),
    tape.HEAD_WOUNDED: ("head-wounded", "E.158", "player number"),
    tape.STUNNED: ("stunned", "E.98", "stack"),
    tape.PUSHED: ("pushed", "E.98", "stack tile"),
    tape.SLAIN: ("slain", "E.98", "stack number"),
    tape.PEEKED: ("peeked", "E.98", "player deck"),
    tape.PEEK_SEEN: ("peek-seen", "E.98", "player deck top"),
    tape.SHUFFLED_BACK: ("shuffled-back", "E.98", "player deck"),
    tape.RESHUFFLED: ("reshuffled", "E/r20", "deck"),
    tape.COUNTERS: ("counters", "E.98", "owner ability number total"),
    tape.LEAPT: ("leapt", "E.98", "player tile"),
    tape.AWARENESS_CHANGED: ("awareness-changed", "E.98", "number value"),
    tape.MOVE_POINTS: ("move-points", "E.98", "player number total"),
    tape.LORD_ABILITY: ("lord-ability", "E.98", "ability"),
    tape.REDRAWN: ("redrawn", "E.98", "player"),
    tape.START_TILE: ("start-tile", "E.143", "player tile"),
    tape.MATCH_OVER: ("match-over", "E.23", "winners reason"),
    tape.LORD_SPOTS: ("lord-spots", "E.96", "player"),
    tape.CONFLICT_DIE: ("conflict-die", "E/r38", "player against face"),
    tape.TURN_DONE: ("turn-done", "E.32", "player"),
    tape.FORCED_HIDDEN: ("forced-hidden", "E.98", "player"),
    tape.FORCED_VISIBLE: ("forced-visible", "E.98", "player"),
}
"""Every event: its id, the rule it rests on, and what its numbers mean."""

# Who alone may know: the player named first, or nobody; and what all others are told instead.
SECRET: dict[int, tuple[bool, str]] = {
    tape.NINJA_DRAWN: (True, ""),
    tape.CARD_OFFERED: (True, ""),
    tape.SYNERGY_DRAWN: (False, ""),
    tape.PEEK_SEEN: (True, ""),
}

# Events by which somebody learns what he could not know.
REVEALING = {
    tape.NINJA_KEPT,
    tape.CARD_KEPT,
    tape.BOUGHT,
    tape.SKILL_UP,
    tape.TILE_DRAWN,
    tape.ENCOUNTER,
    tape.LORD_ENTERED,
    tape.DISCARDED,
    tape.DEFEATED,
    tape.PEEK_SEEN,
}
# Of these, events that do not name the cards: what lay under a Skill is discarded with it.
UNTOLD = {tape.DEFEATED}


# The rule that ended a match, by its reason.
ENDS = ("", "E.141", "E/r39", "E.148", "E.154", "E.158", "E/r64")


def _rule(kind: int, numbers: Sequence[int], usual: str) -> str:
    """The rule that an event rests on, where that depends on how it came about."""
    if kind == tape.MATCH_OVER:
        return ENDS[numbers[1]]
    if kind == tape.LORD_ENTERED and numbers[2]:
        return "E.117"
    if kind == tape.HEAD_DROPPED and numbers[2]:
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
            "shape": codes.SHAPE_NAMES,
            "deck": codes.DECK_NAMES,
            "roll": codes.ROLL_NAMES,
            "unit": codes.UNIT_NAMES,
            "other-unit": codes.UNIT_NAMES,
            "mark": ("plain", "failure", "success"),
            "reason": codes.REASON_NAMES,
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
            types = len(codes.TYPE_NAMES)
            return codes.TYPE_NAMES[number] if number < types else f"side-{number - types + 1}"
        if word == "top":
            deck = numbers[1]
            if deck == codes.TILE:
                return f"tile-{codes.SHAPE_NAMES[number]}"
            if deck == codes.ENCOUNTER:
                return f"encounter-{self._encounters[number]}"
            return self._gear[number]
        return self._lists[word][number] if word in self._lists else number
