"""Whatever is typed or pasted, it is understood or refused in words: nothing else is raised."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.errors import KagemushaError, ReplayError

GAMES = [kagemusha.game(name) for name in kagemusha.games()]


def middle_of_a_match(game: kagemusha.Game, seed: int) -> kagemusha.Match:
    match = game.new(seed=seed)
    rng = Rng(seed, "typed")
    for _ in range(rng.below(60)):
        if not match.pending:
            break
        seat = rng.choice(match.pending)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def words_of(match: kagemusha.Match) -> list[str]:
    notations = [action.notation for action in match.rules.vocabulary()]
    return sorted({word for notation in notations for word in notation.split()})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_line_is_an_action_or_refused(game: kagemusha.Game, data: st.DataObject) -> None:
    match = middle_of_a_match(game, data.draw(st.integers(0, 40)))
    pieces = st.one_of(
        st.sampled_from(words_of(match)),
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
    seed = data.draw(st.integers(0, 40))
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
    while match.pending:
        seat = dice.choice(match.pending)
        match.act(seat, dice.choice(match.legal(seat)))
    assert kagemusha.replay(match.to_json()).result == match.result


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
    log: Any = json.loads(middle_of_a_match(game, data.draw(st.integers(0, 20))).to_json())
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
