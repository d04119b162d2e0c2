"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from kagemusha.core.features import Feature
from kagemusha.games.wat_aah.phases import observation
from kagemusha.games.wat_aah.phases.layout import CLANS, KIND_SLOTS, SEAT_SLOTS, STEPS

WHO = ("own", "1st to the left", "2nd to the left", "3rd to the left")
MOST = observation.MOST


def _table() -> Iterator[Feature]:
    yield Feature("mode", observation.SEES_MODE, 2, 0, 1)
    yield Feature("seats, from 2", observation.SEES_SEATS, 3, 0, 1)
    yield Feature("round", observation.SEES_ROUND, 3, 0, 1)
    yield Feature("step", observation.SEES_PHASE, STEPS, 0, 1)
    yield Feature("whose turn", observation.SEES_ACTIVE, SEAT_SLOTS, 0, 1)
    yield Feature("who holds the Shosho", observation.SEES_SHOSHO, SEAT_SLOTS, 0, 1)
    yield Feature("who is the target", observation.SEES_TARGET, SEAT_SLOTS, 0, 1)
    yield Feature("effect at work", observation.SEES_EFFECT, observation.EFFECTS, 0, 1)
    numbers = "deck, Jigoku, reshuffles, reshuffled, amount, level, left, draws"
    yield Feature(numbers, observation.SEES_NUMBERS, 8, 0, MOST)
    yield Feature("placed, reinforced, Forced March", observation.SEES_DID, 3, 0, 1)
    yield Feature("Final Boss", observation.SEES_FINAL_BOSS, observation.BOSS_SLOTS, 0, 1)
    yield Feature(
        "Boss by Decoy, if looked at", observation.SEES_DECOYS, 3 * observation.BOSS_SLOTS, 0, 1
    )
    yield Feature(
        "Temple cards out of the game", observation.SEES_TEMPLES_OUT, observation.CARDS, 0, 1
    )
    yield Feature(
        "Court cards out of the game", observation.SEES_COURTS_OUT, observation.CARDS, 0, 1
    )
    yield Feature("own Court card", observation.SEES_COURT, observation.CARDS, 0, 1)
    yield Feature(
        "Temple cards to choose from", observation.SEES_TEMPLES_DRAWN, observation.CARDS, 0, 1
    )
    yield Feature(
        "Temple cards put under the deck", observation.SEES_TEMPLES_UNDER, observation.CARDS, 0, 1
    )
    yield Feature(
        "Temple cards under the deck", observation.SEES_UNDER_SIZE, 1, 0, observation.CARDS
    )
    yield Feature("own pick is a new clan", observation.SEES_PICK_NEW, 1, 0, 1)
    yield Feature("clan of the own pick", observation.SEES_PICK_CLAN, CLANS, 0, 1)
    yield Feature("own hand by kind", observation.SEES_HAND, KIND_SLOTS, 0, MOST)
    yield Feature("own pick by kind", observation.SEES_PICK, KIND_SLOTS, 0, MOST)
    yield Feature("cards looked at by kind", observation.SEES_ASIDE, KIND_SLOTS, 0, MOST)
    yield Feature("own offer by kind", observation.SEES_OFFER, KIND_SLOTS, 0, MOST)
    yield Feature("Jigoku by kind", observation.SEES_JIGOKU, KIND_SLOTS, 0, MOST)
    yield Feature(
        "top three of the Jigoku", observation.SEES_TOP, observation.TOP * KIND_SLOTS, 0, 1
    )


def _player(who: str, first: int) -> Iterator[Feature]:
    yield Feature(f"{who}: Clan cards by kind", first + observation.TABLE_AT, KIND_SLOTS, 0, MOST)
    yield Feature(
        f"{who}: Corruption by kind", first + observation.CORRUPTION_AT, KIND_SLOTS, 0, MOST
    )
    yield Feature(f"{who}: cards known by kind", first + observation.KNOWN_AT, KIND_SLOTS, 0, MOST)
    yield Feature(f"{who}: clan + 1 by Yokai", first + observation.YOKAI_IN, KIND_SLOTS, 0, CLANS)
    yield Feature(f"{who}: Ronin by clan", first + observation.RONIN_AT, CLANS, 0, MOST)
    yield Feature(f"{who}: Temple card", first + observation.TEMPLE_AT, observation.CARDS, 0, 1)
    numbers = f"{who}: hand, score, rank, pawns, at Court, Missions, Showdown"
    yield Feature(numbers, first + observation.NUMBERS_AT, 7, -MOST, MOST)
    flags = f"{who}: Court card, Temple spent, asked, seal, swap sealed, winner"
    yield Feature(flags, first + observation.FLAGS_AT, 6, 0, 1)
    yield Feature(f"{who}: Decoys looked at", first + observation.PEEKED_AT, 3, 0, 1)


FEATURES = (
    *_table(),
    *(
        feature
        for place, who in enumerate(WHO)
        for feature in _player(who, observation.SEES_PLAYERS + place * observation.PLAYER_SIZE)
    ),
)
