"""Who meets whom in a tournament: what must hold however matches end."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kagemusha.core.errors import OptionError
from kagemusha.table.clock import live
from kagemusha.table.matching import Costs, _pairings, match_all
from kagemusha.table.tournament import (
    Entrant,
    System,
    TournamentMatch,
    TournamentTerms,
    rounds_of,
)
from kagemusha.table.tournament_pairing import circle_pairs, decided, swiss_pairs
from kagemusha.table.tournament_ranking import rank
from tests.examples import examples

RESULTS = [(2, 0), (0, 2), (1, 1), (0, 0)]


def people(number: int) -> list[Entrant]:
    return [Entrant(n, f"p{n}", f"P{n}", lot=n) for n in range(1, number + 1)]


def terms(system: System = "swiss", **chosen: Any) -> TournamentTerms:
    given = {"name": "Cup", "game": "wat-aah", "options": {}, "clock": live(60, out="lose")}
    found = TournamentTerms(**given, system=system, **chosen)  # type: ignore[arg-type]
    found.check()
    return found


@st.composite
def graphs(draw: st.DrawFn) -> Costs:
    size = draw(st.integers(2, 8))
    costs: list[list[int | None]] = [[None] * size for _ in range(size)]
    for one, other in combinations(range(size), 2):
        costs[one][other] = costs[other][one] = draw(st.none() | st.integers(0, 9))
    return costs


@given(graphs())
@settings(max_examples=examples(200), deadline=None)
def test_everybody_is_matched_if_that_is_possible(costs: Costs) -> None:
    prices = [[costs[one][other] for one, other in pairs] for pairs in _pairings(range(len(costs)))]
    possible = [sum(c for c in found if c is not None) for found in prices if None not in found]
    if len(costs) % 2 or not possible:
        assert match_all(costs) is None
        return
    pairs = match_all(costs)
    assert pairs is not None
    assert sorted(n for pair in pairs for n in pair) == list(range(len(costs)))
    total = sum(costs[one][other] or 0 for one, other in pairs)
    assert total == min(possible) or len(costs) > 6, "three pairs at a time are tried"


def play(
    number: int, dice: random.Random, *, leave: bool = False
) -> tuple[list[Entrant], list[TournamentMatch]]:
    """A Swiss system with results by lot."""
    entrants, matches = people(number), list[TournamentMatch]()
    for round_ in range(1, rounds_of(terms(rounds=12, most=128), number) + 1):
        gone = {e.number for e in entrants if e.withdrawn}
        pairs = swiss_pairs([e for e in entrants if not e.withdrawn], matches)
        if pairs is None:
            assert gone, "everybody can be paired while nobody leaves"
            break
        assert Counter(n for pair in pairs for n in pair) == Counter(
            {e.number: 1 for e in entrants if not e.withdrawn}
        )
        for board, pair in enumerate(pairs):
            known = decided(pair, gone, "swiss") or (dice.choice(RESULTS), "played")
            matches.append(TournamentMatch(round_, board, pair, None, *known))
        if leave and dice.random() < 0.3 and len(entrants) - len(gone) > 2:
            out = dice.choice([e.number for e in entrants if not e.withdrawn])
            entrants = [
                Entrant(e.number, e.who, e.name, e.lot, e.withdrawn or e.number == out)
                for e in entrants
            ]
    return entrants, matches


@given(st.integers(2, 16), st.randoms(use_true_random=False), st.booleans())
@settings(max_examples=examples(40), deadline=None)
def test_a_swiss_system_is_fair(number: int, dice: random.Random, leave: bool) -> None:
    entrants, matches = play(number, dice, leave=leave)
    met = Counter(frozenset(m.entrants) for m in matches)
    assert not met or max(met.values()) == 1, "nobody meets twice, or has two byes"
    if leave:
        return
    for entrant in entrants:
        seats = [
            m.entrants.index(entrant.number)
            for m in matches
            if entrant.number in m.entrants and len(m.entrants) == 2
        ]
        assert abs(seats.count(0) - seats.count(1)) <= 2 or number < 8


def test_equals_meet_and_the_upper_half_meets_the_lower() -> None:
    first = swiss_pairs(people(8), [])
    assert first is not None
    assert [sorted(pair) for pair in first] == [[1, 5], [2, 6], [3, 7], [4, 8]]
    assert [pair[0] for pair in first] == [1, 6, 3, 8], "by turns on the first seat"
    matches = [TournamentMatch(1, n, pair, None, (2, 0), "played") for n, pair in enumerate(first)]
    second = swiss_pairs(people(8), matches)
    assert second is not None
    winners, changed = {1, 6, 3, 8}, 0
    for pair in second:
        assert len(winners & {*pair}) in (0, 2), "those with as many points"
        changed += sum(
            pair.index(n) != m.entrants.index(n) for m in matches for n in pair if n in m.entrants
        )
    assert changed == 4, "as many as can sit on the other seat"
    assert {frozenset(pair) for pair in second[:2]} == {frozenset((1, 6)), frozenset((3, 8))}


def test_the_last_who_had_none_has_the_bye() -> None:
    first = swiss_pairs(people(5), [])
    assert first is not None
    assert first[-1] == (5,)
    points = [(2, 0), (0, 2), (2,)]
    matches = [
        TournamentMatch(1, n, pair, None, points[n], "bye" if len(pair) == 1 else "played")
        for n, pair in enumerate(first)
    ]
    second = swiss_pairs(people(5), matches)
    assert second is not None
    [bye] = second[-1]
    lost = [pair[p.index(0)] for pair, p in zip(first, points, strict=True) if 0 in p]
    assert bye == max(lost)


@pytest.mark.parametrize("number", range(2, 14))
def test_a_round_robin_is_complete_and_balanced(number: int) -> None:
    numbers = [10 + n for n in range(number)]
    once = rounds_of(terms("round-robin"), number)
    rounds = [circle_pairs(numbers, n) for n in range(2 * once)]
    assert rounds_of(terms("double-round-robin", most=16), number) == 2 * once
    for pairs in rounds:
        assert sorted(n for pair in pairs for n in pair) == numbers
    first = [pair for pairs in rounds[:once] for pair in pairs]
    assert len({frozenset(pair) for pair in first}) == len(first)
    again = [pair for pairs in rounds[once:] for pair in pairs]
    assert sorted(again) == sorted(pair[::-1] for pair in first), "the same on the other seats"
    for one in numbers:
        seats = [pair.index(one) for pair in first if one in pair and len(pair) == 2]
        assert abs(seats.count(0) - seats.count(1)) == (number + 1) % 2
        assert sum(a == b for a, b in pairwise(seats)) <= 1


def test_who_has_left_loses_the_rest_of_a_round_robin() -> None:
    assert decided((1, 2), {2}, "round-robin") == ((2, 0), "withdrawn")
    assert decided((1, 2), {1, 2}, "round-robin") == ((0, 0), "withdrawn")
    assert decided((1, 2), (), "round-robin") is None
    assert decided((1,), (), "round-robin") == ((0,), "bye")


def test_an_example_by_hand() -> None:
    """Three rounds of four people, counted on paper."""
    played = [
        (1, (1, 2), (2, 0)),
        (1, (3, 4), (2, 0)),
        (2, (4, 1), (0, 2)),
        (2, (2, 3), (2, 0)),
        (3, (1, 3), (0, 2)),
        (3, (2, 4), (1, 1)),
    ]
    matches = [
        TournamentMatch(r, n, pair, "t", p, "played") for n, (r, pair, p) in enumerate(played)
    ]
    rows = {row.number: row for row in rank(people(4), matches, "swiss")}
    assert [(n, rows[n].points) for n in (1, 2, 3, 4)] == [(1, 2), (2, 1.5), (3, 2), (4, 0.5)]
    assert [rows[n].buchholz for n in (1, 2, 3, 4)] == [4, 4.5, 4, 5.5]
    assert [rows[n].sonneborn_berger for n in (1, 2, 3, 4)] == [2, 2.25, 2.5, 0.75]
    assert [rows[n].direct for n in (1, 2, 3, 4)] == [0, 0, 1, 0]
    assert [rows[n].place for n in (1, 2, 3, 4)] == [2, 3, 1, 4]
    assert (rows[2].played, rows[2].won, rows[2].drawn, rows[2].lost) == (3, 1, 1, 1)
    # In a round robin the match between the two decides first.
    assert [row.number for row in rank(people(4), matches, "round-robin")] == [3, 1, 2, 4]
    # Equal in everything: they share a place.
    assert [row.place for row in rank(people(3), [], "swiss")] == [1, 1, 1]
    bye = [TournamentMatch(1, 0, (1,), None, (2,), "bye")]
    [first, *_] = rank(people(3), bye, "swiss")
    assert (first.number, first.points, first.buchholz, first.played) == (1, 1, 1, 0)


def test_terms_are_within_limits() -> None:
    refused: list[dict[str, Any]] = [
        {"rounds": 0},
        {"most": 200},
        {"least": 1},
        {"least": 8, "most": 4},
        {"rest": -1},
    ]
    for wrong in refused:
        with pytest.raises(OptionError):
            terms(**wrong)
    with pytest.raises(OptionError, match="swiss, round-robin"):
        terms("knockout")  # type: ignore[arg-type]
    assert rounds_of(terms(rounds=5), 32) == 5
    assert rounds_of(terms(rounds=5), 5) == 3, "so that all can be paired in each"
