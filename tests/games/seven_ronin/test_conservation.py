"""The 50 markers and the other laws of the table, at every step of random matches."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from tests.games.seven_ronin.table import EDITIONS, MINIATURE, check_laws, look, markers

pytestmark = pytest.mark.slow

VARIANTS: list[dict[str, Any]] = [
    *({"edition": edition, "spy": spy} for edition in EDITIONS for spy in (False, True)),
    {"board": MINIATURE},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_markers_are_conserved_at_every_step(options: dict[str, Any]) -> None:
    game = kagemusha.game("seven-ronin")
    total = 8 if "board" in options else 50
    for seed in range(40):
        dice = Rng(seed, "conservation")
        match = game.new(options=options, seed=seed)
        while True:
            view = look(match)
            assert markers(view) == total
            check_laws(view)
            if not match.pending:
                break
            seat = dice.choice(match.pending)
            match.act(seat, dice.choice(match.legal(seat)))
        assert match.result is not None


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_game_declares_the_same_law(options: dict[str, Any]) -> None:
    rules = kagemusha.game("seven-ronin").rules(2, options)
    total = 8 if "board" in options else 50
    for seed in range(40):
        dice = Rng(seed, "conservation")
        state = rules.setup()
        while pending := rules.pending(state):
            assert rules.conserved(state) == {"ninja-markers": total}
            seat = dice.choice(pending)
            rules.apply(state, seat, dice.choice(rules.legal(state, seat)))
        assert rules.conserved(state) == {"ninja-markers": total}


def test_markers_that_cannot_be_counted_twice() -> None:
    """What leaves one pile arrives at another: every event that moves markers, seen by itself."""
    game = kagemusha.game("seven-ronin")
    moved = {
        "ninja-cut": {"supply": 1},
        "reserves-shot": {"supply": 1, "reserves": -1},
        "wound-healed": {"supply": 1},
        "ninja-starved": {"supply": 1, "reserves": -1},
    }
    seen = set()
    for seed in range(60):
        dice = Rng(seed, "piles")
        match = game.new(seed=seed)
        while match.pending:
            before = look(match)
            seat = dice.choice(match.pending)
            events = match.act(seat, dice.choice(match.legal(seat)))
            after = look(match)
            kinds = [event.kind.removeprefix("seven-ronin-") for event in events]
            movers = [kind for kind in kinds if kind in moved]
            quiet = {"areas-counted", "round-began", "step-ended", "match-won", "area-occupied"}
            if len(movers) == 1 and not {*kinds} - {*movers} - quiet:
                change = moved[movers[0]]
                seen.add(movers[0])
                assert after.supply - before.supply == change.get("supply", 0)
                assert after.reserves - before.reserves == change.get("reserves", 0)
    assert seen == {*moved}
