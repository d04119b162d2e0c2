"""How weak levels make mistakes: they overlook some plans, and play the best of the others."""

from __future__ import annotations

from kagemusha.core.chance import Rng

GRAIN = 1 << 20


def noticed(count: int, overlooks: float, rng: Rng) -> list[int]:
    """The indices of the candidates that a bot notices: each is overlooked with this probability.

    If it overlooks all, it tries again.
    """
    if overlooks == 0.0:
        return list(range(count))
    found: list[int] = []
    while not found:
        found = [index for index in range(count) if rng.below(GRAIN) >= overlooks * GRAIN]
    return found


def best_noticed(count: int, overlooks: float) -> list[float]:
    """The probability of each candidate, best first, to be the best of those noticed."""
    shares = [overlooks**index for index in range(count)]
    return [share / sum(shares) for share in shares]
