"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from kagemusha.core.features import Feature
from kagemusha.games.wat_aah.phases import observation as at
from kagemusha.games.wat_aah.phases.layout import CLANS, KIND_SLOTS, SEAT_SLOTS, STEPS

WHO = ("own", "1st to the left", "2nd to the left", "3rd to the left")
MOST = at.MOST


def _table() -> Iterator[Feature]:
    yield Feature("mode", at.SEES_MODE, 2, 0, 1)
    yield Feature("seats, from 2", at.SEES_SEATS, 3, 0, 1)
    yield Feature("round", at.SEES_ROUND, 3, 0, 1)
    yield Feature("step", at.SEES_PHASE, STEPS, 0, 1)
    yield Feature("whose turn", at.SEES_ACTIVE, SEAT_SLOTS, 0, 1)
    yield Feature("who holds the Shosho", at.SEES_SHOSHO, SEAT_SLOTS, 0, 1)
    yield Feature("who is the target", at.SEES_TARGET, SEAT_SLOTS, 0, 1)
    yield Feature("effect at work", at.SEES_EFFECT, at.EFFECTS, 0, 1)
    numbers = "deck, Jigoku, reshuffles, reshuffled, amount, level, left, draws"
    yield Feature(numbers, at.SEES_NUMBERS, 8, 0, MOST)
    yield Feature("placed, reinforced, Forced March", at.SEES_DID, 3, 0, 1)
    yield Feature("Final Boss", at.SEES_FINAL_BOSS, at.BOSS_SLOTS, 0, 1)
    yield Feature("Boss by Decoy, if looked at", at.SEES_DECOYS, 3 * at.BOSS_SLOTS, 0, 1)
    yield Feature("Temple cards out of the game", at.SEES_TEMPLES_OUT, at.CARDS, 0, 1)
    yield Feature("Court cards out of the game", at.SEES_COURTS_OUT, at.CARDS, 0, 1)
    yield Feature("own Court card", at.SEES_COURT, at.CARDS, 0, 1)
    yield Feature("Temple cards to choose from", at.SEES_TEMPLES_DRAWN, at.CARDS, 0, 1)
    yield Feature("Temple cards put under the deck", at.SEES_TEMPLES_UNDER, at.CARDS, 0, 1)
    yield Feature("Temple cards under the deck", at.SEES_UNDER_SIZE, 1, 0, at.CARDS)
    yield Feature("own pick is a new clan", at.SEES_PICK_NEW, 1, 0, 1)
    yield Feature("clan of the own pick", at.SEES_PICK_CLAN, CLANS, 0, 1)
    yield Feature("own hand by kind", at.SEES_HAND, KIND_SLOTS, 0, MOST)
    yield Feature("own pick by kind", at.SEES_PICK, KIND_SLOTS, 0, MOST)
    yield Feature("cards looked at by kind", at.SEES_ASIDE, KIND_SLOTS, 0, MOST)
    yield Feature("own offer by kind", at.SEES_OFFER, KIND_SLOTS, 0, MOST)
    yield Feature("Jigoku by kind", at.SEES_JIGOKU, KIND_SLOTS, 0, MOST)
    yield Feature("top three of the Jigoku", at.SEES_TOP, at.TOP * KIND_SLOTS, 0, 1)


def _player(who: str, first: int) -> Iterator[Feature]:
    yield Feature(f"{who}: Clan cards by kind", first + at.TABLE_AT, KIND_SLOTS, 0, MOST)
    yield Feature(f"{who}: Corruption by kind", first + at.CORRUPTION_AT, KIND_SLOTS, 0, MOST)
    yield Feature(f"{who}: cards known by kind", first + at.KNOWN_AT, KIND_SLOTS, 0, MOST)
    yield Feature(f"{who}: clan + 1 by Yokai", first + at.YOKAI_IN, KIND_SLOTS, 0, CLANS)
    yield Feature(f"{who}: Ronin by clan", first + at.RONIN_AT, CLANS, 0, MOST)
    yield Feature(f"{who}: Temple card", first + at.TEMPLE_AT, at.CARDS, 0, 1)
    numbers = f"{who}: hand, score, rank, pawns, at Court, Missions, Showdown"
    yield Feature(numbers, first + at.NUMBERS_AT, 7, -MOST, MOST)
    flags = f"{who}: Court card, Temple spent, asked, seal, swap sealed, winner"
    yield Feature(flags, first + at.FLAGS_AT, 6, 0, 1)
    yield Feature(f"{who}: Decoys looked at", first + at.PEEKED_AT, 3, 0, 1)


FEATURES = (
    *_table(),
    *(
        feature
        for place, who in enumerate(WHO)
        for feature in _player(who, at.SEES_PLAYERS + place * at.PLAYER_SIZE)
    ),
)
