"""Matches and what plays them can be copied and pickled, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import kagemusha
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.errors import ReplayError
from kagemusha.core.match import Match
from kagemusha.core.playthrough import Playthrough

WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def play_on(match: Match, decisions: int, seed: int) -> None:
    rng = Rng(seed, "bot")
    for _ in range(decisions):
        if match.pending:
            seat = match.pending[-1]
            match.act(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game_id", kagemusha.games())
def test_a_match_goes_on_in_the_same_way(game_id: str, way: str) -> None:
    match = kagemusha.game(game_id).new(seed=5)
    play_on(match, 23, seed=1)
    twin = WAYS[way](match)
    assert (twin.hash, twin.pending, twin.moves) == (match.hash, match.pending, match.moves)
    before = match.hash
    play_on(twin, 40, seed=2)
    assert match.hash == before
    play_on(match, 40, seed=2)
    assert twin.hash == match.hash
    assert twin.to_json() == match.to_json()


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_a_playthrough_has_the_same_chance(game_id: str) -> None:
    rules = kagemusha.game(game_id).rules()
    play = Playthrough(rules, SeededSource(3))
    play.start()
    twin = pickle.loads(pickle.dumps(play))
    assert copy.deepcopy(rules) is rules
    assert twin.rules.options == rules.options
    for _ in range(60):
        if not play.pending:
            break
        seat = play.pending[0]
        assert twin.legal(seat) == play.legal(seat)
        action = play.legal(seat)[-1]
        twin.apply(seat, action)
        play.apply(seat, action)
    assert twin.position() == play.position()


def test_other_content_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kagemusha.game("wat-aah").rules()
    monkeypatch.setattr(rules, "content", "other")
    with pytest.raises(ReplayError) as refused:
        pickle.loads(pickle.dumps(rules))
    assert refused.value.messages[0].id == "replay-other-content"
