"""Reads the weights of the evaluation, and their errors."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from kagemusha.bots.seven_ronin.search.evaluation import FEATURES, floats
from kagemusha.games.seven_ronin.board import KIND_IDS, RONIN_IDS

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.game import Rules

    Named = dict[str, list[float]]

HAND_MADE = "hand_made.json"
"""Fitted to a hand-made value; for all levels but the master."""
LEARNED = "learned.json"
"""Learned backwards from the last round; for the master."""
LEARNED_FOR = {"rising": "learned-rising.json"}
"""The same for other Threat tracks of the village."""
CHAMPION = "champion.json"
"""Networks for the village with its usual track, for the champion; else it uses the others."""
MOST_ROUNDS = 8
ERROR = "error"
"""Not a feature, but the error of the chances compared with the plan game."""

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
"""The features, in the order of `search.evaluation`."""
assert len(FEATURE_NAMES) == FEATURES


def learned_for(rules: Rules[Any]) -> str:
    """The learned file for the Threat track; for custom boards the usual one."""
    if rules.options["board"] is not None:
        return LEARNED
    return LEARNED_FOR.get(rules.options.get("track", ""), LEARNED)


def champion_for(rules: Rules[Any]) -> str:
    """The champion's file: its networks where they were learned, otherwise the master's file."""
    own = rules.options["board"] is not None or rules.options.get("track") in LEARNED_FOR
    return learned_for(rules) if own else CHAMPION


@cache
def weights(name: str, horizon: int = MOST_ROUNDS) -> Floats:
    """The weight of each feature for every number of rounds left.

    With a short horizon, a table is valued as if at most that many rounds were left.
    """
    if name == CHAMPION:
        return with_networks(read(LEARNED), read(name)["networks"])
    return table(read(name), horizon)


@cache
def read(name: str) -> Named:
    """The weights in a file by feature: with one round left, with two, and so on."""
    file = resources.files("kagemusha.bots.seven_ronin") / "content" / name
    named: Named = json.loads(file.read_text(encoding="utf-8"))
    return named


def table(named: Named, horizon: int = MOST_ROUNDS) -> Floats:
    """The same as a flat array; the first and last entries also apply beyond their range."""
    last = MOST_ROUNDS - 2
    return floats(
        [
            named[feature][min(max(min(left, horizon) - 1, 0), last)]
            for left in range(MOST_ROUNDS + 1)
            for feature in FEATURE_NAMES
        ]
    )


def with_networks(named: Named, networks: Any) -> Floats:
    """The weights of the features, followed by a network for each number of rounds left."""
    flat = [number for network in networks for number in network]
    return floats([*table(named), *flat])


def error(name: str, left: int) -> float:
    """The usual error of the chances from a file, with this many rounds left."""
    return read(name)[ERROR][left - 1] if left > 0 else 0.0
