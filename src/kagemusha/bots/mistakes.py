"""How weak levels err: they overlook some of what they could do, and play the best of the rest."""

from __future__ import annotations

from kagemusha.core.chance import Rng

GRAIN = 1 << 20


def noticed(count: int, overlooks: float, rng: Rng) -> list[int]:
    """Which of so many candidates a bot notices: each is overlooked this often.

    If it overlooks all, it looks again.
    """
    if overlooks == 0.0:
        return list(range(count))
    found: list[int] = []
    while not found:
        found = [index for index in range(count) if rng.below(GRAIN) >= overlooks * GRAIN]
    return found


def best_noticed(count: int, overlooks: float) -> list[float]:
    """How often each of so many candidates, best first, is the best of those noticed."""
    shares = [overlooks**index for index in range(count)]
    return [share / sum(shares) for share in shares]
