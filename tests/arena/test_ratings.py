"""Ratings from matches whose true strengths are known."""

from __future__ import annotations

import math
import random
from itertools import zip_longest

import pytest

from kagemusha.arena.contest import Comparison, Fit, fit
from kagemusha.arena.contest.ranks import comparisons, places, points
from kagemusha.arena.contest.ratings import ELO, Member, drawn, student
from kagemusha.arena.contest.standings import clustered, paired

FIRST: Member = ()
"""The player with rating 0."""


def duels(wins: int, losses: int) -> Fit:
    """A bot against the one with rating 0, each match on its own deal."""
    field = ((0,), FIRST)
    deals = [[Comparison(field, 0)]] * wins + [[Comparison(field, 1)]] * losses
    return fit(1, deals, drawn((0,), FIRST))


def test_64_percent_are_100_elo() -> None:
    found = duels(6400, 3600).elo((0,))
    assert found.value == pytest.approx(100, abs=1)
    error = 1.96 * ELO / math.sqrt(10000 * 0.64 * 0.36)
    assert found.high - found.value == pytest.approx(error, rel=0.01)


def test_nobody_wins_everything_for_ever() -> None:
    """A finite rating, whose lower end is about what the Wilson interval of the wins says."""
    for wins, low in ((10, 0.722), (100, 0.963), (1000, 0.9962)):
        found = duels(wins, 0).elo((0,))
        assert 0 < found.low < found.value < found.high < 3000
        assert found.low / ELO == pytest.approx(math.log(low / (1 - low)), abs=0.5)
        mirrored = duels(0, wins).elo((0,))
        assert mirrored.value == pytest.approx(-found.value, abs=1e-3)


def test_who_did_not_play_is_unknown() -> None:
    field = ((0,), FIRST)
    found = fit(2, [[Comparison(field, 0)], [Comparison(field, 1)]], drawn((0,), FIRST))
    assert found.elo((1,)).high > 10_000


def play_out(field: list[Member], strengths: list[float], luck: random.Random) -> list[int]:
    """A random ranking of the seats, by Plackett-Luce."""
    left = list(range(len(field)))
    order = []
    while left:
        weights = [math.exp(sum(strengths[i] for i in field[seat])) for seat in left]
        order.append(luck.choices(left, weights)[0])
        left.remove(order[-1])
    return order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_true_strengths_lie_in_their_intervals(seats: int) -> None:
    """Of many contests about 95 % hold the true difference; the sum over deals is what counts."""
    truth = [0.8, 1.6, 2.4]
    members: list[Member] = [FIRST, (0,), (1,), (2,)]
    luck = random.Random(seats)
    held = asked = 0
    for _ in range(80):
        deals = []
        for _ in range(60):
            field = luck.sample(members, seats)
            order = play_out(field, truth, luck)
            deals.append(list(comparisons([[seat] for seat in order], field)))
        virtual = [
            comparison
            for number, one in enumerate(members)
            for other in members[:number]
            for comparison in drawn(one, other)
        ]
        found = fit(3, deals, virtual)
        for index, strength in enumerate(truth):
            one = found.elo((index,))
            held += one.low <= ELO * strength <= one.high
            asked += 1
    assert 0.92 <= held / asked <= 0.99


def test_matches_of_one_deal_are_not_counted_as_independent() -> None:
    """Every match ten times over: the interval stays as wide as that of the single matches."""
    luck = random.Random(1)
    field = ((0,), FIRST)
    single = [[Comparison(field, int(luck.random() < 0.4))] for _ in range(200)]
    tenfold = [deal * 10 for deal in single]
    one, ten = (fit(1, deals, drawn((0,), FIRST)).elo((0,)) for deals in (single, tenfold))
    assert ten.high - ten.low == pytest.approx(one.high - one.low, rel=0.05)


def test_more_deals_of_others_do_not_make_a_gap_surer() -> None:
    """Two who met on ten deals are as unsure with a hundred deals of one of them and a third."""
    luck = random.Random(2)
    wins = [int(luck.random() < 0.3) for _ in range(10)]
    alone = fit(1, [[Comparison(((0,), FIRST), first)] for first in wins], drawn((0,), FIRST))
    chain = [[Comparison(((1,), (0,)), first)] for first in wins]
    many = [[Comparison(((0,), FIRST), int(luck.random() < 0.2))] for _ in range(100)]
    deals = [[*a, *b] for a, b in zip_longest(chain, many, fillvalue=())]
    both = fit(2, deals, [*drawn((1,), (0,)), *drawn((0,), FIRST)])
    assert both.deals == (100, 10)
    one, two = alone.elo((0,)), both.elo((1,), (0,))
    assert two.value == pytest.approx(one.value, abs=1)
    assert two.high - two.low == pytest.approx(one.high - one.low, rel=0.02)


def test_duplicate_deals_make_it_surer() -> None:
    """Where the seat decides, a pair of matches is a draw each time, and there is no doubt."""
    field = ((0,), FIRST)
    pairs = [[Comparison(field, 0), Comparison(field, 1)] for _ in range(100)]
    found = fit(1, pairs, drawn((0,), FIRST)).elo((0,))
    assert found.value == pytest.approx(0, abs=1e-6)
    assert found.high < 10


def test_sides_are_told_apart() -> None:
    """logit = attacker - defender + side; the first bot stands at 0 on both sides."""
    attacker, defender, side = 1.0, 0.4, -0.7
    members: dict[str, tuple[Member, Member]] = {"a": ((2,), ()), "b": ((0, 2), (1,))}
    luck = random.Random(5)
    deals = []
    for _ in range(6000):
        deal = []
        for one in members:
            for other in members:
                field = (members[one][0], members[other][1])
                chance = side + (attacker if one == "b" else 0) - (defender if other == "b" else 0)
                lost = luck.random() > 1 / (1 + math.exp(-chance))
                deal.append(Comparison(field, int(lost)))
        deals.append(deal)
    found = fit(3, deals, [])
    for index, truth in enumerate((attacker, defender, side)):
        elo = found.elo((index,))
        assert elo.low <= ELO * truth <= elo.high
        assert elo.high - elo.low < 60


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_few_deals_need_a_wider_interval(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_the_quantile_of_many_deals_is_exact() -> None:
    assert student(99) == pytest.approx(1.98421695, abs=5e-8)


# --- places ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "scores", "expected"),
    [
        ((1,), (0.0, 1.0), [[1], [0]]),
        ((), (0.0, 0.0), [[0, 1]]),
        ((0, 2), (9.0, 4.0, 7.0), [[0, 2], [1]]),
        ((2,), (5.0, 8.0, 1.0), [[2], [0, 1]]),
        ((), (5.0, 8.0, 1.0), [[1], [0], [2]]),
        ((0,), (1.0, 0.0, 0.0), [[0], [1, 2]]),
    ],
)
def test_winners_come_before_all_others(
    winners: tuple[int, ...], scores: tuple[float, ...], expected: list[list[int]]
) -> None:
    assert places(winners, scores) == expected


def test_a_castle_is_one_more_seat_and_wins_where_nobody_does() -> None:
    lost = places((), (0.0, 0.0), shared_defeat=True)
    assert lost == [[2], [0, 1]]
    assert points(lost, 0, 1) is None
    won = places((1,), (0.0, 1.0), shared_defeat=True)
    assert won == [[1], [0, 2]]
    assert points(won, 1, 0) == 1.0
    members: list[Member] = [(), (0,), (1,)]
    assert list(comparisons(lost, members)) == [Comparison(((), (0,), (1,)), 2, 1.0)]


def test_points_of_a_place() -> None:
    assert points([[0], [1]], 0, 1) == 1.0
    assert points([[0], [1]], 1, 0) == 0.0
    assert points([[0, 1]], 0, 1) == 0.5
    assert points([[0], [1, 2]], 1, 2) is None  # all that is known is that both lost
    assert points([[0, 1], [2]], 0, 1) == 0.5


def test_a_tie_is_half_a_win_for_each() -> None:
    members: list[Member] = [(0,), (1,)]
    assert list(comparisons([[0, 1]], members)) == [
        Comparison(((0,), (1,)), 0, 0.5),
        Comparison(((0,), (1,)), 1, 0.5),
    ]
    three: list[Member] = [(0,), (1,), (2,)]
    assert list(comparisons([[2], [0, 1]], three)) == [Comparison(((0,), (1,), (2,)), 2, 1.0)]


# --- shares ---------------------------------------------------------------------------------


def test_points_of_single_matches_have_their_wilson_interval() -> None:
    found = clustered([[1.0]] * 60 + [[0.0]] * 40)
    assert found.value == 0.6
    assert (found.low, found.high) == pytest.approx((0.502, 0.691), abs=0.002)
    all_won = clustered([[1.0, 1.0]] * 10)
    assert (all_won.low, all_won.high) == pytest.approx((0.839, 1.0), abs=0.001)


def test_points_of_deals_hang_together() -> None:
    same = clustered([[1.0, 1.0]] * 30 + [[0.0, 0.0]] * 20)
    opposite = clustered([[1.0, 0.0]] * 50)
    single = clustered([[1.0]] * 30 + [[0.0]] * 20)
    assert same.high - same.low == pytest.approx(single.high - single.low, rel=0.03)
    assert opposite.high - opposite.low < 0.03


def test_paired_differences() -> None:
    found = paired(30, 10, 100)
    assert found.value == 0.2
    assert found.low == pytest.approx(0.079, abs=0.001)
    assert found.high == pytest.approx(0.313, abs=0.001)
    assert paired(0, 0, 20).low < 0 < paired(0, 0, 20).high
    assert paired(0, 0, 0).high == pytest.approx(0.98, abs=0.001)
