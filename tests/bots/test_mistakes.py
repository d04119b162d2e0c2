"""What weak levels overlook."""

from __future__ import annotations

from collections import Counter

import pytest

from kagemusha.bots.mistakes import best_noticed, noticed
from kagemusha.core.chance import Rng


def test_nothing_is_overlooked_without_a_share() -> None:
    rng = Rng(1)
    assert noticed(4, 0.0, rng) == [0, 1, 2, 3]
    assert rng.bits(32) == Rng(1).bits(32), "and no random number is used"
    assert best_noticed(3, 0.0) == [1.0, 0.0, 0.0]


@pytest.mark.parametrize("overlooks", [0.3, 0.9])
def test_the_best_that_is_noticed_is_as_frequent_as_calculated(overlooks: float) -> None:
    rng = Rng(2, "mistakes")
    seen = [noticed(5, overlooks, rng) for _ in range(3000)]
    assert all(found and found == sorted(set(found)) for found in seen)
    count = Counter(found[0] for found in seen)
    for place, share in enumerate(best_noticed(5, overlooks)):
        assert count[place] / len(seen) == pytest.approx(share, abs=0.04)
