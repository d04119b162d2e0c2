"""The values of the playout policy: hands, points at the ranking, pawns."""

from __future__ import annotations

import random

import pytest

import kagemusha
from kagemusha.bots.wat_aah.search.between_rounds import expected_reward
from kagemusha.bots.wat_aah.search.hand_values import (
    count_hand,
    hand_value,
    new_workspace,
    value_gained,
    value_lost,
)
from kagemusha.bots.wat_aah.search.policy import rate_offers
from kagemusha.bots.wat_aah.search.ranking import clan_strength, ranking_points
from kagemusha.bots.wat_aah.search.weights import weights_for
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells
from kagemusha.games.wat_aah.phases.cards import hand_of
from kagemusha.games.wat_aah.phases.layout import CARD, DECOY, KINDS, PEEKED
from kagemusha.games.wat_aah.rules import WatAahRules
from tests.games.wat_aah.table import temple

GAME = kagemusha.game("wat-aah")


@pytest.mark.parametrize("mode", ["grasshopper", "grand-master"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_more_or_less(mode: str, seats: int) -> None:
    """The notes on a hand give the same change as a new count."""
    dice = random.Random(seats)
    compared = 0
    match = GAME.new(seats, {"mode": mode}, seed=seats)
    for _ in range(60):
        if not match.pending:
            break
        mover = match.pending[0]
        match.act(mover, dice.choice(list(match.legal(mover))))
        s = match.rules.determinize(match.view(mover), Rng(1, "test")).cells
        w = new_workspace(s, weights_for(seats))
        hand, value = hand_of(mover), hand_value(s, w, mover)
        for kind in range(s[KINDS]):
            for change, calculate in ((-1, value_lost), (1, value_gained)):
                if s[hand + kind] + change < 0:
                    continue
                count_hand(s, w, mover)
                found = calculate(s, w, mover, kind)
                s[hand + kind] += change
                assert found == change * (hand_value(s, w, mover) - value)
                s[hand + kind] -= change
                compared += 1
    assert compared > 1000


def test_rating_a_swap_leaves_the_hands_as_they_are() -> None:
    line = "hand.p1=fox-2:1,fox-3:1,rat-3:3,bear-6:1 hand.p2=carp-1:2,toad-1:2"
    match = GAME.position(f"step=place-step {line}", seats=2)
    for action in ("place fox fox-2 fox-3", "target p2", "offer bear-6"):
        match.act(0, action)
    s = match.rules.determinize(match.view(0), Rng(1, "test")).cells
    moves = cells([CARD + kind for kind in range(s[KINDS]) if s[hand_of(0) + kind]])
    before = list(s)
    ratings = cells([0] * len(moves))
    rate_offers(s, new_workspace(s, weights_for(2)), 0, moves, len(moves), ratings)
    assert list(s) == before


@pytest.mark.parametrize(
    ("name", "points", "rats"),
    [
        ("mist-scouts", 14 - 7, 8),
        ("false-ledger", 14 - 7 + 4, 8),
        ("iron-drill", 14 + 2 - 7, 10),
        ("masterless-banner", 14 - 1 + 6 - 7, 13),
        ("gate-of-jigoku", 14 + 5 - 7, 8),
        ("shadow-stores", 14 + 3 - 7, 8),
    ],
)
def test_temple_cards_count_at_the_ranking(name: str, points: int, rats: int) -> None:
    line = "table.p1=rat-3:1,rat-4:1,fox-3:2 ronin=p1.rat:1 corruption.p1=bear-6:1,carp-1:1"
    line += " hand.p1=dragon-4:3 jigoku=oni,fox-2,fox-5,fox-4,fox-3"
    match = GAME.position(f"step=place-step {line}", seats=2, options={"mode": "grand-master"})
    cells = temple(match, 0, name)._state.cells
    assert ranking_points(cells, 0) == points
    assert clan_strength(cells, 0, 0) == rats


def test_pawns_follow_what_is_known_of_the_boss() -> None:
    """Without a pawn the Bosses cost 22 points on average; whoever saw Decoys knows better."""
    match = GAME.new(2, {"mode": "grand-master"}, seed=1)
    cells = match._state.cells
    assert expected_reward(cells, 0, 0) == -2200
    assert isinstance(match.rules, WatAahRules)
    names = [boss.id for boss in match.rules._setup.cards.boss]
    seen = [number for number, name in enumerate(names) if name not in ("grug-azor", "gaijins")]
    for decoy, boss in enumerate(seen):
        cells[DECOY + decoy] = boss
    cells[PEEKED] = 0b111
    assert expected_reward(cells, 0, 6) == 10500
