"""Every mode that the environments are tested on."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    (game, seats, dict(options))
    for game in kagemusha.games()
    for seats, options in kagemusha.game(game).variants()
]


def name(variant: tuple[str, int, dict[str, Any]]) -> str:
    game, seats, options = variant
    return "-".join([game, str(seats), *(f"{value}" for value in options.values())])


every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=map(name, VARIANTS))
