"""What a card more or less changes in a hand follows from the notes as from a new count."""

from __future__ import annotations

import random

import pytest

import kagemusha
from kagemusha.bots.wat_aah.search.hands import count_hand, hand_worth, lay_out, loss, profit
from kagemusha.bots.wat_aah.search.weights import desk
from kagemusha.core.chance import Rng
from kagemusha.games.wat_aah.phases.cards import hand_of
from kagemusha.games.wat_aah.phases.layout import KINDS

GAME = kagemusha.game("wat-aah")


@pytest.mark.parametrize("mode", ["grasshopper", "grand-master"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_more_or_less(mode: str, seats: int) -> None:
    dice = random.Random(seats)
    compared = 0
    match = GAME.new(seats, {"mode": mode}, seed=seats)
    for _ in range(60):
        if not match.pending:
            break
        mover = match.pending[0]
        match.act(mover, dice.choice(list(match.legal(mover))))
        s = match.rules.determinize(match.view(mover), Rng(1, "test")).cells
        w = lay_out(s, desk(seats))
        hand, worth = hand_of(mover), hand_worth(s, w, mover)
        for kind in range(s[KINDS]):
            for change, reckoned in ((-1, loss), (1, profit)):
                if s[hand + kind] + change < 0:
                    continue
                count_hand(s, w, mover)
                found = reckoned(s, w, mover, kind)
                s[hand + kind] += change
                assert found == change * (hand_worth(s, w, mover) - worth)
                s[hand + kind] -= change
                compared += 1
    assert compared > 1000
