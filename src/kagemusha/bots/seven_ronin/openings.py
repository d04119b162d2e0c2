"""The opening library: precomputed mixtures for the first round.

It covers the three editions with each Threat track of the village; `research.seven_ronin.openings`
computes it. There are no openings for other boards and options.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from kagemusha.bots.seven_ronin.plan_notation import as_plan
from kagemusha.bots.seven_ronin.plan_types import MixedPlan
from kagemusha.core.game import Rules
from kagemusha.games.seven_ronin.view import VillageView

SIDES = ("attacker", "defender")
MASTERS = "openings.json"
CHAMPIONS = "champion-openings.json"
Entry = tuple[str, float, float]
"""A plan in notation, its share, and the Attacker's chance with or against it."""


def key_of(rules: Rules[Any]) -> str:
    """A key for what the first round depends on: the board, and the switches of the edition."""
    switches = ("minimum", "inn-watchtower", "taiko-heals-green")
    return " ".join([rules.content[:16], *(str(rules.options[switch]) for switch in switches)])


def opening(rules: Rules[Any], view: VillageView, library: str = MASTERS) -> list[MixedPlan]:
    """The mixture of the view's seat, the most frequent plan first; empty if there is none."""
    if view.round != 1 or view.seat is None:
        return []
    entries = _library(library).get(key_of(rules), {}).get(SIDES[view.seat], [])
    return [
        MixedPlan(as_plan(view, rules.parse(line)), share, chance)
        for line, share, chance in entries
    ]


@cache
def _library(name: str) -> dict[str, dict[str, list[Entry]]]:
    file = resources.files("kagemusha.bots.seven_ronin") / "content" / name
    library: dict[str, dict[str, list[Entry]]] = json.loads(file.read_text(encoding="utf-8"))
    return library
