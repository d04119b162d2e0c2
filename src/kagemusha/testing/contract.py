"""One random match, with every promise of the contract watched at every move."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.errors import IllegalAction, KagemushaError
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match
from kagemusha.core.replay import replay

LONGEST = 10_000
"""Moves after which a random match is taken to be endless."""


@dataclass(frozen=True)
class ContractRun:
    """What a check saw: for tests of determinism and of coverage."""

    moves: int
    hashes: tuple[str, ...]
    reason: str


def check_contract(
    game: Game, seats: int | None = None, options: Options | None = None, seed: int = 0
) -> ContractRun:
    """Play one random match and watch every promise of the contract."""
    match = game.new(seats, options, seed)
    rng = Rng(seed, "kit")
    laws = dict(match.rules.conserved(match._state))
    hashes = [match.hash]
    out: set[int] = set()
    while match.pending:
        number = len(match.moves)
        where = f"{game.id}, seed {seed}, move {number}"
        assert number < LONGEST, f"{where}: random play does not end"
        assert match.result is None, f"{where}: somebody owes a choice after the end"
        assert CHANCE not in match.pending, f"{where}: chance was not answered inside"
        for seat in match.pending:
            assert match.legal(seat), f"{where}: seat {seat} owes a choice and has none"
        for seat in range(match.rules.seats):
            if seat not in match.pending:
                assert not match.legal(seat), f"{where}: seat {seat} has choices but owes none"
            if match.is_out(seat):
                out.add(seat)
        assert not out & {*match.pending}, f"{where}: a seat that was out owes a choice"
        if rng.below(8) == 0:
            _check_legality(match, rng, where)
        if rng.below(8) == 0:
            _check_undo(match, where)
        _check_frozen(match, where)
        twin, before = match.clone(), match.hash
        seat = rng.choice(match.pending)
        action = rng.choice(match.legal(seat))
        match.act(seat, action)
        assert twin.hash == before, f"{where}: a clone changed with its original"
        twin.act(seat, action)
        assert twin.hash == match.hash, f"{where}: a clone does not do the same"
        _check_position(match, where)
        now = dict(match.rules.conserved(match._state))
        assert now == laws, f"{where}: {laws} became {now}"
        hashes.append(match.hash)
    _check_end(match, seed)
    log = match.to_json()
    again = replay(log, lambda _: game)
    assert again.to_json() == log, f"{game.id}, seed {seed}: the replay has another log"
    result = match.result
    return ContractRun(len(match.moves), tuple(hashes), result.reason if result else "")


def _check_legality(match: Match, rng: Rng, where: str) -> None:
    """Every legal action is accepted, every other well-formed one refused without change."""
    before, moves = match.hash, len(match.moves)
    vocabulary = match.rules.vocabulary()
    for seat in range(match.rules.seats):
        legal = match.legal(seat)
        for action in legal:
            assert action in vocabulary, f"{where}: {action} is not in the vocabulary"
            assert match.parse(action.notation) == [action], f"{where}: {action} does not parse"
            assert not match.why_not(seat, [action]), f"{where}: {action} is legal and refused"
            match.clone().act(seat, action)
        strangers = [action for action in vocabulary if action not in legal]
        for action in rng.shuffled(strangers)[:60]:
            rules = _rules_against(match, seat, action)
            assert rules, f"{where}: seat {seat} may do {action}, which is not legal"
            assert all(rules), f"{where}: {action} refused without a rule"
    assert (match.hash, len(match.moves)) == (before, moves), f"{where}: a refusal changed it"


def _rules_against(match: Match, seat: int, action: Action) -> tuple[str, ...]:
    """The rules for which an action is refused; none if it was done."""
    try:
        match.act(seat, action)
    except IllegalAction as refusal:
        return refusal.rules
    return ()


def _check_undo(match: Match, where: str) -> None:
    """What may be undone comes back as it was, and can be done again."""
    for seat in range(match.rules.seats):
        copy = match.clone()
        if not match.can_undo(seat):
            try:
                copy.undo(seat)
            except IllegalAction:
                assert copy.hash == match.hash, f"{where}: a refused undo changed the match"
                continue
            raise AssertionError(f"{where}: undo was not offered but done")
        undone = copy.undo(seat)
        assert undone in copy.legal(seat), f"{where}: {undone} cannot be done again"
        copy.act(seat, undone)
        assert copy.hash == match.hash, f"{where}: undo and redo of {undone} differ"


def _check_frozen(match: Match, where: str) -> None:
    thing: Any
    for thing in (match.view(None), *match.events(None)[-1:], *match.legal(match.pending[0])[:1]):
        try:
            thing.__setattr__(next(iter(thing.__dataclass_fields__)), None)
        except (FrozenInstanceError, AttributeError, TypeError):
            continue
        raise AssertionError(f"{where}: {type(thing).__name__} can be changed")


def _check_position(match: Match, where: str) -> None:
    """Write, read and compare with the untouched twin."""
    line = match.position()
    assert "\n" not in line, f"{where}: the position is not one line"
    state = match.rules.read_position(line)
    encoded = match.rules.encode(state)
    assert encoded == match.rules.encode(match._state), (
        f"{where}: position {line} reads differently"
    )


def _check_end(match: Match, seed: int) -> None:
    where = f"{match.game.id}, seed {seed}, end"
    result = match.result
    assert result is not None, f"{where}: nobody owes a choice and there is no result"
    assert len(result.scores) == match.rules.seats, f"{where}: a score for each seat"
    assert set(result.winners) <= set(range(match.rules.seats)), f"{where}: winners are seats"
    assert result.reason, f"{where}: the result has no reason"
    try:
        match.act(0, match.rules.vocabulary()[0])
    except KagemushaError:
        return
    raise AssertionError(f"{where}: something may be done after the end")


def check_arrival_order(
    game: Game, seats: int | None = None, options: Options | None = None, seed: int = 0
) -> int:
    """Where several seats choose at once, the order in which they do must not matter.

    Plays a match twice: with every stretch of simultaneous choices in one order, and in the
    other. Returns how many such stretches there were.
    """
    match = game.new(seats, options, seed)
    rng = Rng(seed, "arrival")
    stretches = 0
    while match.pending:
        crowd = match.pending
        if len(crowd) == 1:
            match.act(crowd[0], rng.choice(match.legal(crowd[0])))
            continue
        plans = {seat: _plan(match, seat, crowd, rng) for seat in crowd}
        forward, backward = match.clone(), match.clone()
        for seat in crowd:
            forward.act_all(seat, plans[seat])
        for seat in reversed(crowd):
            backward.act_all(seat, plans[seat])
        where = f"{game.id}, seed {seed}, move {len(match.moves)}"
        assert forward.hash == backward.hash, f"{where}: the order of sealed plans matters"
        match = forward
        stretches += 1
    return stretches


def _plan(match: Match, seat: int, crowd: tuple[int, ...], rng: Rng) -> list[Action]:
    """A seat's random choices until nothing is pending, the others waiting."""
    trial = match.clone()
    plan: list[Action] = []
    while seat in trial.pending and set(trial.pending) == set(crowd):
        action = rng.choice(trial.legal(seat))
        trial.act(seat, action)
        plan.append(action)
    return plan
