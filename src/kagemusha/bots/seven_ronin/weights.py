"""The weights of the value, from their file."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.worth import FEATURES, floats
from kagemusha.games.seven_ronin.board import KIND_IDS, RONIN_IDS

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.worth import Floats

MOST_ROUNDS = 8

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
"""What the value looks at, in the order of `search.worth`."""
assert len(FEATURE_NAMES) == FEATURES


@cache
def weights() -> Floats:
    """For every number of rounds that are left, the weight of each feature."""
    return table(json.loads(file().read_text(encoding="utf-8")))


def file() -> Traversable:
    """Where the weights stand."""
    return resources.files("kagemusha.bots.seven_ronin") / "content" / "worth.json"


def table(named: dict[str, list[float]]) -> Floats:
    """The weights of a file: of each feature when no round is left, and what each round adds."""
    pairs = [named[name] for name in FEATURE_NAMES]
    return floats([base + left * more for left in range(MOST_ROUNDS + 1) for base, more in pairs])
