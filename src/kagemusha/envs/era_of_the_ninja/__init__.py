"""Era of the Ninja in research environments."""

from __future__ import annotations

from typing import Any

PARAMETERS: dict[str, Any] = {"mode": "", "rounds": 25}
"""Other defaults in OpenSpiel: the mode depends on the players, and nights are short."""
GYMNASIUM: dict[str, dict[str, Any]] = {"LoneNinja": {"seats": 1}}
"""Further ids in Gymnasium."""
