"""Shinobi WAT-AAH! in research environments."""

from __future__ import annotations

from typing import Any

from kagemusha.core.game import Rules
from kagemusha.envs.encoder import Fill
from kagemusha.envs.wat_aah.encoder import WatAahEncoder
from kagemusha.games.wat_aah.options import choose


def encoder(rules: Rules[Any]) -> Fill:
    """Writes what a seat sees."""
    return WatAahEncoder(choose(rules.seats, rules.options)).fill
