"""What happened: from the four numbers on the tape to an event with its audience."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.event import Event
from kagemusha.games.wat_aah.deck import EFFECT_IDS
from kagemusha.games.wat_aah.names import PLACE_IDS, REASON_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout as at

Args = dict[str, str | int | tuple[str, ...]]

KINDS: dict[int, tuple[str, str, str]] = {
    at.ROUND_BEGAN: ("round-began", "W.1", "round"),
    at.REVEALED_CARD: ("revealed-card", "S.1", "player card"),
    at.FIRST_CHOSEN: ("first-chosen", "S.1", "player"),
    at.TURN_BEGAN: ("turn-began", "W.2", "player"),
    at.CARD_DRAWN: ("card-drawn", "W.3", "player card"),
    at.GATE_OPENED: ("gate-opened", "W.3", "player card"),
    at.CARD_CORRUPTED: ("card-corrupted", "S.4", "player card"),
    at.CLAN_PLACED: ("clan-placed", "W.4", "player clan number"),
    at.CLAN_REINFORCED: ("clan-reinforced", "W.5", "player clan number"),
    at.CARD_PLACED: ("card-placed", "W.4", "player clan card"),
    at.POWER_USED: ("power-used", "S.13", "player effect"),
    at.POWER_WASTED: ("power-wasted", "S.13", "player"),
    at.POWER_COPIED: ("power-copied", "S.17", "player other clan"),
    at.TARGETED: ("targeted", "S.13", "player other"),
    at.CARD_DISCARDED: ("card-discarded", "W.6", "player card"),
    at.HANDS_SWAPPED: ("hands-swapped", "S.16", "player other"),
    at.SWAP_CHOSEN: ("swap-chosen", "S.16", "player"),
    at.CARDS_SWAPPED: ("cards-swapped", "S.16", "player other number"),
    at.CARD_RECEIVED: ("card-received", "S.16", "player other card"),
    at.CARD_RETURNED: ("card-returned", "S.15", "player clan card"),
    at.CARD_DESTROYED: ("card-destroyed", "S.14", "player clan card"),
    at.CLAN_RETURNED: ("clan-returned", "S.15", "player clan"),
    at.CLAN_DESTROYED: ("clan-destroyed", "S.15", "player clan"),
    at.CARD_DUG: ("card-dug", "S.18", "player card"),
    at.CARD_LOOKED_AT: ("card-looked-at", "S.19", "player card"),
    at.CARD_KEPT: ("card-kept", "S.19", "player card"),
    at.CARD_REJECTED: ("card-rejected", "S.19", "player card"),
    at.RESHUFFLED_JIGOKU: ("jigoku-reshuffled", "S.3", "number"),
    at.COURT_USED: ("court-used", "S.28", "player court"),
    at.CARD_PARDONED: ("card-pardoned", "S.28", "player card"),
    at.HAND_SEEN: ("hand-seen", "S.28", "player other"),
    at.CARD_TAKEN: ("card-taken", "S.28", "player other card"),
    at.CARD_GIVEN: ("card-given", "S.28", "player other card"),
    at.POWER_STOPPED: ("power-stopped", "S.28", "player"),
    at.CARD_SPARED: ("card-spared", "S.28", "player clan card"),
    at.ROUND_ENDED: ("round-ended", "S.10", "round"),
    at.SCORED: ("scored", "S.21", "player score corruption"),
    at.SEAL_SHOWN: ("seal-shown", "S.28", "player court"),
    at.RANKED: ("ranked", "S.23", "player rank pawns"),
    at.SHOSHO_GIVEN: ("shosho-given", "S.24", "player"),
    at.TEMPLE_CARD_DRAWN: ("temple-card-drawn", "S.29", "player temple"),
    at.TEMPLE_TAKEN: ("temple-taken", "S.28", "player temple"),
    at.TEMPLE_REFUSED: ("temple-refused", "S.29", "player temple"),
    at.DECOY_PEEKED: ("decoy-peeked", "S.27", "player decoy"),
    at.BOSS_SEEN: ("boss-seen", "S.27", "player decoy boss"),
    at.PAWNS_PLACED: ("pawns-placed", "S.26", "player place number"),
    at.COURT_CARD_DRAWN: ("court-card-drawn", "S.28", "player court"),
    at.BOSS_REVEALED: ("boss-revealed", "S.29", "boss"),
    at.FINAL_SCORE: ("final-score", "S.29", "player score"),
    at.MATCH_WON: ("match-won", "S.22", "winners reason"),
    at.SEAL_KEPT: ("seal-kept", "S.28", "player"),
    at.GUARD_KEPT: ("guard-kept", "S.28", "player"),
    at.TURN_ENDED: ("turn-ended", "W.6", "player"),
    at.COURT_LAID_DOWN: ("court-laid-down", "S.28", "player court"),
}
"""Every event: its id, the rule it rests on, and what its numbers mean."""

# Who alone may know, by the numbers that are seats; and what all others are told instead.
SECRET: dict[int, tuple[tuple[int, ...], str]] = {
    at.CARD_DRAWN: ((0,), "card-drawn-unseen"),
    at.CARD_LOOKED_AT: ((0,), "card-looked-at-unseen"),
    at.CARD_KEPT: ((0,), "card-kept-unseen"),
    at.CARD_RECEIVED: ((0, 1), ""),
    at.CARD_TAKEN: ((0, 1), "card-taken-unseen"),
    at.CARD_GIVEN: ((0, 1), "card-given-unseen"),
    at.TEMPLE_CARD_DRAWN: ((0,), "temple-card-drawn-unseen"),
    at.TEMPLE_REFUSED: ((0,), ""),
    at.BOSS_SEEN: ((0,), ""),
    at.COURT_CARD_DRAWN: ((0,), "court-card-drawn-unseen"),
}

# Events by which somebody learns of cards that he could not know.
REVEALING = {
    at.CARD_PLACED,
    at.CARD_DISCARDED,
    at.HANDS_SWAPPED,
    at.CARDS_SWAPPED,
    at.CARD_REJECTED,
    at.COURT_USED,
    at.HAND_SEEN,
    at.CARD_TAKEN,
    at.CARD_GIVEN,
    at.SEAL_SHOWN,
    at.TEMPLE_TAKEN,
    at.BOSS_SEEN,
    at.COURT_LAID_DOWN,
}

# Of these, events that do not name the cards.
UNTOLD = {at.HANDS_SWAPPED, at.HAND_SEEN}


class Decoder:
    """Turns the numbers of one setup into events."""

    def __init__(self, setup: Setup) -> None:
        self._names: dict[str, Sequence[str]] = {
            "card": [kind.id for kind in setup.deck.kinds],
            "clan": [clan.id for clan in setup.deck.clan],
            "temple": [card.id for card in setup.cards.temple],
            "court": [card.id for card in setup.cards.court],
            "boss": [boss.id for boss in setup.cards.boss],
            "effect": EFFECT_IDS,
            "place": PLACE_IDS,
            "reason": REASON_IDS,
        }
        self._seats = setup.seats

    def decode(self, tape: Sequence[tuple[int, int, int, int]]) -> list[Event]:
        """The events of a tape, each with its audience."""
        return [self._event(kind, numbers) for kind, *numbers in tape]

    def _event(self, kind: int, numbers: Sequence[int]) -> Event:
        name, rule, words = KINDS[kind]
        args = {word: self._value(word, n) for word, n in zip(words.split(), numbers, strict=False)}
        seats, masked = SECRET.get(kind, ((), ""))
        other: Event | None = None
        if masked:
            shown: Args = {word: args[word] for word in ("player", "other") if word in args}
            other = Event(f"wat-aah-{masked}", shown, rule)
        return Event(
            f"wat-aah-{name}",
            args,
            rule,
            audience=frozenset(numbers[n] for n in seats) if seats else None,
            masked=other,
            reveals=kind in REVEALING,
            untold=kind in UNTOLD,
        )

    def _value(self, word: str, number: int) -> str | int | tuple[str, ...]:
        if word in ("player", "other"):
            return player_id(number)
        if word == "winners":
            return tuple(player_id(seat) for seat in range(self._seats) if number >> seat & 1)
        if word == "decoy":
            return number + 1
        return self._names[word][number] if word in self._names else number
