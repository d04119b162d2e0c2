"""Whatever is typed or pasted is understood or refused with a message; nothing else is raised."""

from __future__ import annotations

import contextlib
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kagemusha
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.errors import KagemushaError, ReplayError
from kagemusha.core.playthrough import Playthrough

GAMES = [kagemusha.game(name) for name in kagemusha.games()]


@cache
def middle_of_a_match(game: kagemusha.Game, seed: int) -> kagemusha.Match:
    """Up to 60 random moves. It is shared: clone it before you change it."""
    match = game.new(seed=seed)
    rng = Rng(seed, "typed")
    for _ in range(rng.below(60)):
        if not match.pending:
            break
        seat = rng.choice(match.pending)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


@cache
def log_of(game: kagemusha.Game, seed: int) -> str:
    return middle_of_a_match(game, seed).to_json()


@cache
def words_of(game: kagemusha.Game) -> list[str]:
    notations = [action.notation for action in game.rules().vocabulary()]
    return sorted({word for notation in notations for word in notation.split()})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_line_is_an_action_or_refused(game: kagemusha.Game, data: st.DataObject) -> None:
    match = middle_of_a_match(game, data.draw(st.integers(0, 20))).clone()
    pieces = st.one_of(
        st.sampled_from(words_of(game)),
        st.sampled_from([",", ";", "->", "2", "99", "-1"]),
        st.text(max_size=5),
    )
    line = " ".join(data.draw(st.lists(pieces, max_size=8)))
    before, moves = match.hash, len(match.moves)
    for seat in range(match.rules.seats):
        try:
            match.act_all(seat, line)
        except KagemushaError:
            assert (match.hash, len(match.moves)) == (before, moves)
        else:
            before, moves = match.hash, len(match.moves)
        with contextlib.suppress(KagemushaError):
            match.why_not(seat, line)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_position_line_is_a_position_or_refused(
    game: kagemusha.Game, data: st.DataObject
) -> None:
    """Parts of true positions, mixed and bent: what is taken can be played to its end."""
    seed = data.draw(st.integers(0, 20))
    parts = [
        *middle_of_a_match(game, seed).position().split(),
        *middle_of_a_match(game, seed + 1).position().split(),
    ]
    mixed = data.draw(st.lists(st.sampled_from(parts), max_size=12))
    bent = [
        word.replace(
            *data.draw(
                st.sampled_from(
                    [("1", "2"), (":", "="), ("@", ":"), (",", ""), ("0", "x"), ("", "")]
                )
            )
        )
        for word in mixed
    ]
    try:
        match = game.position(" ".join(bent), seed=1)
    except KagemushaError:
        return
    assert game.position(match.position(), seed=1).position() == match.position()
    dice = random.Random(seed)
    for _ in range(20):
        if match.pending:
            seat = dice.choice(match.pending)
            match.act(seat, dice.choice(match.legal(seat)))
    assert kagemusha.replay(match.to_json()).hash == match.hash
    rest = Playthrough(match.rules, SeededSource(1), match.position())
    rest.start()
    while rest.pending:
        seat = dice.choice(rest.pending)
        rest.apply(seat, dice.choice(rest.legal(seat)))
    assert rest.result is not None


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_json_is_a_log_or_refused(game: kagemusha.Game, data: st.DataObject) -> None:
    """One value somewhere in a true log is replaced by junk."""
    log: Any = json.loads(log_of(game, data.draw(st.integers(0, 20))))
    spot: Any = log
    path: list[tuple[Any, Any]] = []
    while isinstance(spot, dict | list) and spot and (not path or data.draw(st.booleans())):
        key: Any = data.draw(
            st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot)))
        )
        path.append((spot, key))
        spot = spot[key]
    holder, key = path[-1]
    junk = data.draw(JUNK)
    if junk == holder[key] and type(junk) is type(holder[key]):
        return
    holder[key] = junk
    with pytest.raises(ReplayError):
        kagemusha.replay(json.dumps(log))
