"""The weights of the two values, from their files, and how far off they are."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.evaluation import FEATURES, floats
from kagemusha.games.seven_ronin.board import KIND_IDS, RONIN_IDS

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.evaluation import Floats

    Named = dict[str, list[float]]

HAND_MADE = "hand_made.json"
"""What `greedy` values, spread over the features here."""
LEARNED = "learned.json"
"""What the rounds that are left came to, reckoned from the last one back."""
MOST_ROUNDS = 8
ERROR = "error"
"""Not a feature: how far the chances were from what the plan game came to."""

FEATURE_NAMES = (
    "one",
    *(f"needs {areas}" for areas in (1, 2, 3, 4)),
    "standing",
    "bands",
    *(f"taken {kind}" for kind in KIND_IDS),
    "reserves",
    "short",
    "dry",
    "green",
    "green taken",
    *(f"{ronin} alive" for ronin in RONIN_IDS),
    *(f"{ronin} room" for ronin in RONIN_IDS),
    *(f"{ronin} room 1" for ronin in RONIN_IDS),
    *(f"{ronin} room 2" for ronin in RONIN_IDS),
    "living squared",
    *(f"{ronin} held" for ronin in RONIN_IDS),
    *(f"{ronin} silenced" for ronin in RONIN_IDS),
    "trapped",
)
"""What a value looks at, in the order of `search.worth`."""
assert len(FEATURE_NAMES) == FEATURES


@cache
def weights(name: str) -> Floats:
    """For every number of rounds that are left, the weight of each feature."""
    return table(read(name))


@cache
def read(name: str) -> Named:
    """The weights of a file by feature: with one round left, with two, and so on."""
    source = resources.files("kagemusha.bots.seven_ronin") / "content" / name
    named: Named = json.loads(source.read_text(encoding="utf-8"))
    return named


def table(named: Named) -> Floats:
    """The same as the search takes them; the first and the last for what is beyond."""
    last = MOST_ROUNDS - 2
    return floats(
        [
            named[feature][min(max(left - 1, 0), last)]
            for left in range(MOST_ROUNDS + 1)
            for feature in FEATURE_NAMES
        ]
    )


def error(name: str, left: int) -> float:
    """How far off the chances of a file usually are with so many rounds left to play."""
    return read(name)[ERROR][left - 1] if left > 0 else 0.0
