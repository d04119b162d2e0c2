"""The statistics, against values that can be looked up."""

from __future__ import annotations

import pytest

from kagemusha.arena.figures import Share, Spread, median_interval, quantile, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (1, 10, 0.01788, 0.40415),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (50, 100, 0.40383, 0.59617),
        (81, 263, 0.2553, 0.3662),  # the examples of Newcombe 1998
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


def test_wilson_knows_nothing_of_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    with pytest.raises(ValueError, match="not a share"):
        wilson(3, 2)


def test_wilson_ends_are_exact() -> None:
    for of in (1, 3, 7, 1000):
        assert wilson(0, of)[0] == 0.0
        assert wilson(of, of)[1] == 1.0


def test_share_as_data() -> None:
    share = Share(5, 10)
    assert share.rate == 0.5
    data = share.to_dict()
    assert (data["count"], data["of"], data["rate"]) == (5, 10, 0.5)
    assert (data["low"], data["high"]) == share.interval
    assert Share(0, 0).rate == 0.0


def test_quantiles_between_two_values() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4, 5], 0.25) == 2
    assert quantile([7], 0.95) == 7
    with pytest.raises(ValueError, match="nothing"):
        quantile([], 0.5)


def test_the_median_has_an_interval_of_ranks() -> None:
    assert median_interval(range(1, 101)) == (40, 61)
    assert median_interval([1, 5, 9]) == (1, 9)
    assert median_interval([7]) == (7, 7)
    with pytest.raises(ValueError, match="nothing"):
        median_interval([])


def test_spread() -> None:
    spread = Spread.of([4, 1, 3, 2, 5])
    assert spread is not None
    assert (spread.mean, spread.low, spread.high, spread.median) == (3, 1, 5, 3)
    assert spread.to_dict()["quantiles"] == {
        "0.05": 1.2,
        "0.25": 2,
        "0.5": 3,
        "0.75": 4,
        "0.95": 4.8,
    }
    assert Spread.of([]) is None
