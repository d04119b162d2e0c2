"""Era of the Ninja in research environments."""

from __future__ import annotations

from typing import Any

PARAMETERS: dict[str, Any] = {"mode": "", "rounds": 25}
"""Other defaults for OpenSpiel: the mode depends on the number of players, and nights are short."""
GYMNASIUM: dict[str, dict[str, Any]] = {"LoneNinja": {"seats": 1}}
"""More ids for Gymnasium."""
