"""What happened: every event of the kernel's tape, as one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kagemusha.core.event_table import EventKind, EventTable
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs

ENDS = ("", "E.141", "E/r39", "E.148", "E.154", "E.158", "E/r64")
"""The rule that ended a match, by its reason."""


def cited(place: int) -> Callable[[Sequence[int]], str]:
    """The rule, or the ruling, whose number stands on the tape at a place."""

    def rule(numbers: Sequence[int]) -> str:
        number = numbers[place]
        return f"E/r{number - codes.RULING}" if number > codes.RULING else f"E.{number}"

    return rule


KINDS: dict[int, EventKind] = {
    tape.NINJA_DRAWN: EventKind("ninja-drawn", "E.14", "player ninja", only="player"),
    tape.NINJA_KEPT: EventKind("ninja-kept", "E.14", "player ninja", reveals=True),
    tape.CARD_OFFERED: EventKind("card-offered", "E.16", "player gear", only="player"),
    tape.CARD_KEPT: EventKind("card-kept", "E.16", "player gear", reveals=True),
    tape.LORD_DRAWN: EventKind("lord-drawn", "E.21", "lord"),
    tape.DECLARED: EventKind("declared", "E.128", "player enemy"),
    tape.LEAD_DIE: EventKind("lead-die", "E.24", "player face"),
    tape.LEAD: EventKind("lead", cited(1), "player"),
    tape.ROUND: EventKind("round", "E.23", "round"),
    tape.LIFTED: EventKind("lifted", "E.7", "player roll"),
    tape.ROLLED: EventKind("rolled", "E.1", "player roll face value"),
    tape.REROLLED: EventKind("rerolled", "E.9", "player roll"),
    tape.USED: EventKind("used", "E.98", "player ability"),
    tape.SHADOW_SET: EventKind(
        "shadow-set", lambda numbers: f"E.{27 + numbers[2]}", "player value mark"
    ),
    tape.TURN: EventKind("turn", "E.30", "player"),
    tape.BOUGHT: EventKind("card-gained", cited(2), "player gear", reveals=True),
    tape.SYNERGY: EventKind("synergy", "E.35", "player gear"),
    tape.SYNERGY_DRAWN: EventKind("synergy-drawn", "E.35", "player gear other-gear", only=()),
    tape.SKILL_UP: EventKind("skill-up", "E.38", "player gear", reveals=True),
    tape.DUPLICATE: EventKind("duplicate", "E.36", "player gear"),
    tape.DEPOSITED: EventKind("deposited", "E.135", "player number pool"),
    tape.PROPOSED: EventKind("proposed", "E.134", "player other gear asking"),
    tape.TRADED: EventKind("traded", "E.134", "player other gear"),
    tape.REFUSED: EventKind("refused", "E/r57", "player other"),
    tape.ACTIVATED: EventKind(
        "activated",
        lambda numbers: "E.40" if numbers[1] < codes.CARDS_A_DECK else "E.41",
        "player gear",
    ),
    tape.SHEATHED: EventKind("sheathed", "E.40", "player gear"),
    tape.SWITCHED_OFF: EventKind("switched-off", "E.41", "player gear"),
    tape.STOWED: EventKind("stowed", "E.34", "player gear"),
    tape.FETCHED: EventKind("fetched", "E.34", "player gear"),
    tape.DISCARDED: EventKind("discarded", cited(3), "player gear under", reveals=True),
    tape.MOVED: EventKind("moved", "E.42", "player tile"),
    tape.TILE_DRAWN: EventKind("tile-drawn", "E.43", "player room", reveals=True),
    tape.TILE_REFUSED: EventKind("tile-refused", "E/r22", "player room"),
    tape.TILE_LAID: EventKind("tile-laid", "E.44", "player tile room"),
    tape.ENCOUNTER: EventKind("encounter", "E.43", "player encounter tile", reveals=True),
    tape.NO_ENCOUNTER: EventKind("no-encounter", "E/r20", "tile"),
    tape.LORD_ENTERED: EventKind(
        "lord-entered", lambda numbers: "E.117" if numbers[2] else "E.19", "lord tile", reveals=True
    ),
    tape.LORD_AGAIN: EventKind("lord-again", "E/r19", "tile"),
    tape.PLACED: EventKind("placed", "E.47", "stack number tile"),
    tape.SUBSTITUTED: EventKind("substituted", "E.51", "unit other-unit tile"),
    tape.POOL_EMPTY: EventKind("pool-empty", "E.51", "unit number"),
    tape.MERGED: EventKind("merged", "E.49", "stack other-stack number"),
    tape.SPRINTED: EventKind("sprinted", "E.46", "player number"),
    tape.ATTACKED: EventKind("attacked", "E.52", "player stack whole sneak"),
    tape.MISSED: EventKind("missed", "E.59", "player stack value needed"),
    tape.FUMBLED: EventKind("fumbled", "E.64", "player stack"),
    tape.TOKENS: EventKind("tokens", "E.60", "stack number total"),
    tape.KILLED: EventKind("killed", "E.62", "stack number left killer"),
    tape.LORD_HELD: EventKind("lord-held", "E.92", "player value needed"),
    tape.LORD_KILLED: EventKind("lord-killed", "E.91", "player lord"),
    tape.INGENUITY: EventKind("ingenuity", cited(3), "player number total"),
    tape.SHADOW: EventKind("shadow", cited(2), "player value"),
    tape.HID: EventKind("hid", "E.67", "player"),
    tape.AWARENESS: EventKind("awareness", "E.68", "player face value"),
    tape.HIDDEN: EventKind("hidden", cited(1), "player"),
    tape.SEEN: EventKind("seen", cited(1), "player"),
    tape.ENEMY_MOVED: EventKind("enemy-moved", "E.73", "stack tile"),
    tape.ENEMY_ATTACK: EventKind("enemy-attack", "E.81", "stack player needed"),
    tape.DODGED: EventKind("dodged", "E.82", "player stack value needed"),
    tape.NOT_DODGED: EventKind("not-dodged", "E.83", "player stack value damage"),
    tape.INTERCEPTED: EventKind("intercepted", "E.125", "player other number"),
    tape.WOUNDS: EventKind("wounds", cited(3), "player number total"),
    tape.HEALED: EventKind("healed", cited(3), "player number total"),
    tape.KI: EventKind("ki", cited(3), "player number total"),
    tape.SURVIVED: EventKind("survived", "E.98", "player number"),
    tape.DEFEATED: EventKind("defeated", "E.90", "player", reveals=True, untold=True),
    tape.RESTED: EventKind("rested", "E.87", "player"),
    tape.TOKENS_OFF: EventKind("tokens-off", "E.86", "number"),
    tape.REPLACED: EventKind("replaced", "E.118", "player ninja"),
    tape.OUT: EventKind("out", "E.118", "player"),
    tape.REINFORCEMENT: EventKind("reinforcement", "E.116", "tile number"),
    tape.NO_ENTRY: EventKind("no-entry", "E/r21", "encounter"),
    tape.NVN: EventKind("nvn", "E.99", "player other loot"),
    tape.NVN_TIE: EventKind("nvn-tie", "E.103", "player other value"),
    tape.NVN_FAILED: EventKind("nvn-failed", "E.102", "player other value needed"),
    tape.NVN_WON: EventKind("nvn-won", "E.101", "player other number"),
    tape.STOLEN: EventKind("stolen", "E.100", "player other gear"),
    tape.SEARCHED: EventKind("searched", "E.146", "player number"),
    tape.HEAD_TAKEN: EventKind("head-taken", cited(1), "player"),
    tape.HEAD_DROPPED: EventKind(
        "head-dropped", lambda numbers: "E/r35" if numbers[2] else "E.157", "player tile"
    ),
    tape.HEAD_WOUNDED: EventKind("head-wounded", "E.158", "player number"),
    tape.STUNNED: EventKind("stunned", "E.98", "stack"),
    tape.PUSHED: EventKind("pushed", "E.98", "stack tile"),
    tape.SLAIN: EventKind("slain", "E.98", "stack number"),
    tape.PEEKED: EventKind("peeked", "E.98", "player deck"),
    tape.PEEK_SEEN: EventKind("peek-seen", "E.98", "player deck top", only="player", reveals=True),
    tape.SHUFFLED_BACK: EventKind("shuffled-back", "E.98", "player deck"),
    tape.RESHUFFLED: EventKind("reshuffled", "E/r20", "deck"),
    tape.COUNTERS: EventKind("counters", "E.98", "owner ability number total"),
    tape.LEAPT: EventKind("leapt", "E.98", "player tile"),
    tape.AWARENESS_CHANGED: EventKind("awareness-changed", "E.98", "number value"),
    tape.MOVE_POINTS: EventKind("move-points", "E.98", "player number total"),
    tape.LORD_ABILITY: EventKind("lord-ability", "E.98", "ability"),
    tape.REDRAWN: EventKind("redrawn", "E.98", "player"),
    tape.START_TILE: EventKind("start-tile", "E.143", "player tile"),
    tape.MATCH_OVER: EventKind("match-over", lambda numbers: ENDS[numbers[1]], "winners reason"),
    tape.LORD_SPOTS: EventKind("lord-spots", "E.96", "player"),
    tape.CONFLICT_DIE: EventKind("conflict-die", "E/r38", "player against face"),
    tape.TURN_DONE: EventKind("turn-done", "E.32", "player"),
    tape.FORCED_HIDDEN: EventKind("forced-hidden", "E.98", "player"),
    tape.FORCED_VISIBLE: EventKind("forced-visible", "E.98", "player"),
    tape.CASTLE_ACTS: EventKind(
        "castle-acts",
        lambda numbers: "E/r69" if numbers[2] == codes.ROOM_CLASS else "E/r70",
        "player ability",
    ),
    tape.PRIZE: EventKind("prize", "E/r70", "stack number"),
}


def event_table(setup: Setup) -> EventTable:
    """The table that decodes the tapes of one setup."""
    names = Names(setup.content)

    def winners(seats: int) -> tuple[str, ...]:
        return tuple(player_id(seat) for seat in range(setup.seats) if seats >> seat & 1)

    def owner(seat: int) -> str:
        return player_id(seat) if seat >= 0 else "nobody"

    def card_or_none(number: int) -> str:
        """One more than the card's number; 0 is none."""
        return names.gear[number - 1] if number else "none"

    def enemy(number: int) -> str:
        types = len(codes.TYPE_NAMES)
        return codes.TYPE_NAMES[number] if number < types else f"side-{number - types + 1}"

    def top(number: int) -> str:
        deck, card = divmod(number, verbs.WHAT)
        if deck == codes.TILE:
            return f"room-{names.rooms[card]}"
        return (
            f"encounter-{names.encounters[card]}" if deck == codes.ENCOUNTER else names.gear[card]
        )

    return EventTable(
        "era",
        KINDS,
        {
            "player": player_id,
            "other": player_id,
            "owner": owner,
            "killer": lambda number: owner(number - 1),
            "winners": winners,
            "stack": stack_id,
            "other-stack": stack_id,
            "under": card_or_none,
            "loot": card_or_none,
            "enemy": enemy,
            "top": top,
            "ninja": names.ninja,
            "lord": names.lords,
            "gear": names.gear,
            "other-gear": names.gear,
            "ability": names.ability_cards,
            "encounter": names.encounters,
            "room": names.rooms,
            "deck": codes.DECK_NAMES,
            "roll": codes.ROLL_NAMES,
            "unit": codes.UNIT_NAMES,
            "other-unit": codes.UNIT_NAMES,
            "mark": codes.MARK_NAMES,
            "reason": codes.REASON_NAMES,
        },
    )
