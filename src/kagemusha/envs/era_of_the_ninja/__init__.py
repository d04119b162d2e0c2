"""Era of the Ninja in research environments."""

from __future__ import annotations

from typing import Any

from kagemusha.core.game import Rules
from kagemusha.envs.encoder import Fill
from kagemusha.envs.era_of_the_ninja.encoder import EraEncoder
from kagemusha.games.era_of_the_ninja.options import choose

PARAMETERS: dict[str, Any] = {"mode": "", "rounds": 25}
"""Other defaults in OpenSpiel: the mode depends on the players, and nights are short."""
GYMNASIUM: dict[str, dict[str, Any]] = {"LoneNinja": {"seats": 1}}
"""Further ids in Gymnasium."""


def encoder(rules: Rules[Any]) -> Fill:
    """Writes what a seat sees."""
    return EraEncoder(choose(rules.seats, rules.options)).fill
