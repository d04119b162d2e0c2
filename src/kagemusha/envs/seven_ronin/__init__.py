"""7 Ronin in research environments."""

from __future__ import annotations

from typing import Any

from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game

PARAMETERS: dict[str, Any] = {"board": "", "miniature": ""}
"""More parameters for OpenSpiel: a board file, or the name of a miniature to solve."""
SIMULTANEOUS = True
"""In OpenSpiel both plan simultaneously; the game whose name ends with `_turns` asks in turn."""


def special_start(params: dict[str, Any]) -> tuple[Rules[Any], str | None] | None:
    """The rules of a miniature and its starting position; None if the parameters name none."""
    from kagemusha.bots.seven_ronin.miniatures import miniatures

    name = str(params.get("miniature", ""))
    if not name:
        return None
    known = miniatures()
    if name not in known:
        raise ValueError(f"no miniature {name!r}; there are: {', '.join(known)}")
    return find_game("seven-ronin").rules(None, known[name].options), known[name].position
