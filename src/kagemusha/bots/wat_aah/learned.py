"""Reads what the champion has learned."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from kagemusha.core.game import Rules

CHAMPION = "champion.json"


def variant(rules: Rules[Any]) -> str:
    """The mode and the number of seats, which have their own network each."""
    return f"{rules.options['mode']}-{rules.seats}"


def learned_for(rules: Rules[Any]) -> dict[str, list[float]]:
    """The network and the likelihood of hands, if they were learned with these rules."""
    if rules.options["deck"] is not None or rules.options["cards"] is not None:
        return {}
    return learned(CHAMPION).get(variant(rules), {})


@cache
def learned(name: str) -> dict[str, dict[str, list[float]]]:
    """All networks in a file; it has their numbers in thousandths."""
    file = resources.files("kagemusha.bots.wat_aah") / "content" / name
    return decoded(file.read_text(encoding="utf-8"))


def decoded(text: str) -> dict[str, dict[str, list[float]]]:
    """The same from the text of a file."""
    return {
        name: {part: [number / 1000 for number in numbers] for part, numbers in each.items()}
        for name, each in json.loads(text).items()
    }
