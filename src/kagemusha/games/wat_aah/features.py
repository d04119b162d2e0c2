"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from kagemusha.core.features import Field
from kagemusha.games.wat_aah.deck import COURT_IDS, EFFECT_IDS
from kagemusha.games.wat_aah.names import MODE_IDS, STEP_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import observation as sees
from kagemusha.games.wat_aah.phases.layout import (
    CLANS,
    COURT_BASE,
    DECOYS,
    KIND_SLOTS,
    LAST_ROUND,
    RESHUFFLES_TO_END,
    SEAT_SLOTS,
    STEPS,
)

WHO = ("own", "1st to the left", "2nd to the left", "3rd to the left")
CARDS = sees.MOST
"""More cards no deck has."""
COPIES = 10
"""More cards of a kind no deck has."""
AMOUNT = 50
PAWNS = 4 * LAST_ROUND
"""The best rank brings 4 a round, and all may go to one place."""
EFFECTS = (*EFFECT_IDS, *[None] * (COURT_BASE - len(EFFECT_IDS)), *COURT_IDS)
"""By number; what Court cards do follows what powers do."""
NUMBERS = (
    ("deck", CARDS),
    ("cards in the Jigoku", CARDS),
    ("reshuffles", RESHUFFLES_TO_END),
    ("reshuffles this turn", RESHUFFLES_TO_END),
    ("effect: amount", AMOUNT),
    ("effect: level", 3),
    ("choices left", AMOUNT),
    ("draws", AMOUNT),
)
Names = tuple[str | None, ...]


def fields(setup: Setup) -> tuple[Field, ...]:
    """Every run of numbers; seats are counted from the one that looks."""
    return tuple(_Layout(setup).table())


def _fill(names: tuple[str, ...], size: int) -> Names:
    """Names with None for the places that these cards do not use."""
    return (*names, *[None] * (size - len(names)))


class _Layout:
    """The names that a setup gives to the places."""

    def __init__(self, setup: Setup) -> None:
        self.kinds = _fill(setup.deck.ids, KIND_SLOTS)
        self.clans = _fill(tuple(clan.id for clan in setup.deck.clan), CLANS)
        self.temples = _fill(tuple(card.id for card in setup.cards.temple), sees.CARDS)
        self.courts = _fill(tuple(card.id for card in setup.cards.court), sees.CARDS)
        self.bosses = _fill(tuple(boss.id for boss in setup.cards.boss), sees.BOSS_SLOTS)

    def table(self) -> Iterator[Field]:
        bosses, kinds = self.bosses, self.kinds
        yield Field("mode", sees.SEES_MODE, 2, "one", among=MODE_IDS)
        yield Field("seats", sees.SEES_SEATS, 3, "one", among=(2, 3, 4))
        seats = tuple(map(player_id, range(SEAT_SLOTS)))
        yield Field("seat", sees.SEES_SEAT, SEAT_SLOTS, "one", among=seats)
        rounds = tuple(range(1, LAST_ROUND + 1))
        yield Field("round", sees.SEES_ROUND, LAST_ROUND, "one", among=rounds)
        yield Field("step", sees.SEES_PHASE, STEPS, "one", among=STEP_IDS)
        yield Field("active", sees.SEES_ACTIVE, SEAT_SLOTS, "one", among=WHO)
        yield Field("holder of the Shosho", sees.SEES_SHOSHO, SEAT_SLOTS, "one", among=WHO)
        yield Field("effect: target", sees.SEES_TARGET, SEAT_SLOTS, "one", among=WHO)
        yield Field("effect", sees.SEES_EFFECT, sees.EFFECTS, "one", among=EFFECTS)
        for place, (name, high) in enumerate(NUMBERS):
            yield Field(name, sees.SEES_NUMBERS + place, 1, high=high)
        yield Field("placed, reinforced, Forced March", sees.SEES_DID, 3, "flags")
        yield Field("Final Boss", sees.SEES_FINAL_BOSS, sees.BOSS_SLOTS, "one", among=bosses)
        size = DECOYS * sees.BOSS_SLOTS
        yield Field("Boss by Decoy, if looked at", sees.SEES_DECOYS, size, "one", among=bosses)
        yield self._cards("Temple cards out of the game", sees.SEES_TEMPLES_OUT, self.temples)
        yield self._cards("Court cards out of the game", sees.SEES_COURTS_OUT, self.courts)
        yield Field("own Court card", sees.SEES_COURT, sees.CARDS, "one", among=self.courts)
        yield self._cards("Temple cards to choose from", sees.SEES_TEMPLES_DRAWN, self.temples)
        yield self._cards("Temple cards put under the deck", sees.SEES_TEMPLES_UNDER, self.temples)
        yield Field("Temple cards under the deck", sees.SEES_UNDER_SIZE, 1, high=sees.CARDS)
        yield Field("own pick is a new clan", sees.SEES_PICK_NEW, 1, "flags")
        yield Field("clan of the own pick", sees.SEES_PICK_CLAN, CLANS, "one", among=self.clans)
        yield self._kinds("hand", sees.SEES_HAND)
        yield self._kinds("picked", sees.SEES_PICK)
        yield self._kinds("looked at", sees.SEES_ASIDE)
        yield self._kinds("offered", sees.SEES_OFFER)
        yield self._kinds("Jigoku", sees.SEES_JIGOKU)
        size = sees.TOP * KIND_SLOTS
        yield Field("top three of the Jigoku", sees.SEES_TOP, size, "one", among=kinds)
        for place, who in enumerate(WHO):
            yield from self._player(who, sees.SEES_PLAYERS + place * sees.PLAYER_SIZE)

    def _kinds(self, name: str, start: int) -> Field:
        return Field(name, start, KIND_SLOTS, "counts", COPIES, self.kinds)

    def _cards(self, name: str, start: int, cards: Names) -> Field:
        return Field(name, start, sees.CARDS, "some", among=cards)

    def _player(self, who: str, first: int) -> Iterator[Field]:
        yield self._kinds(f"{who}: in play", first + sees.TABLE_AT)
        yield self._kinds(f"{who}: corruption", first + sees.CORRUPTION_AT)
        yield self._kinds(f"{who}: known in hand", first + sees.KNOWN_AT)
        yield Field(
            f"{who}: clan + 1 by Yokai",
            first + sees.YOKAI_IN,
            KIND_SLOTS,
            "counts",
            CLANS,
            self.kinds,
        )
        yield Field(
            f"{who}: Ronin by clan", first + sees.RONIN_AT, CLANS, "counts", COPIES, self.clans
        )
        card = first + sees.TEMPLE_AT
        yield Field(f"{who}: Temple card", card, sees.CARDS, "one", among=self.temples)
        yield Field(f"{who}: hand", first + sees.NUMBERS_AT, 1, high=CARDS)
        yield Field(f"{who}: score", first + sees.NUMBERS_AT + 1, 1, high=CARDS, low=-CARDS)
        numbers = f"{who}: rank, pawns to place, Court, Missions, Showdown"
        yield Field(numbers, first + sees.NUMBERS_AT + 2, 5, high=PAWNS)
        flags = f"{who}: Court card, Temple card spent, asked, seal, swap sealed, winner"
        yield Field(flags, first + sees.FLAGS_AT, 6, "flags")
        yield Field(f"{who}: Decoys looked at", first + sees.PEEKED_AT, DECOYS, "flags")
