"""How the levels' quick player weighs things in each kind of night: numbers found in matches."""

from __future__ import annotations

from kagemusha.bots.era_of_the_ninja.search.style import Style
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES

DUEL = {
    "life": 5.9,
    "death": 8.3,
    "ki": 2.0,
    "poor": 0.72,
    "rich": 0.36,
    "wealth": 11.6,
    "rest": 0.63,
    "bargain": 0.082,
    "duel_wound": 2.0,
    "duel_out": 8.3,
    "stalk": 0.32,
    "edge": 0.16,
    "late": 0.031,
    "exposed": 0.95,
    "ahead": 0.45,
    "behind": 0.11,
    "search": 2.7,
    "lurk": 0.27,
    "stake": 2.3,
    "sprint": 2.1,
}
"""In Death Matches,"""
NIGHT = {
    "fit": 0.8,
    "poor": 1.6,
    "explore": 1.8,
    "ki": 2.2,
    "unknown": 1.3,
    "followed": 0.18,
    "approach": 0.8,
    "wealth": 8.0,
}
"""and where there is a Lord."""
PROMISE = [0.0, 0.915, 1.462, -0.874, 0.769, 0.076, -0.723, 0.289, 0.276, 0.006, 0.062, -0.6]
"""What each feature of a Death Match says of the chance to win it; see `search.promise`.

Found with two seats; the last number makes chances about even where there are more.
"""


def manner(mode: str) -> Style:
    """How the quick player plays a mode."""
    style = Style()
    for name, value in (DUEL if mode in DEATH_MATCHES else NIGHT).items():
        setattr(style, name, value)
    return style
