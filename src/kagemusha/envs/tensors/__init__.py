"""Observations: one function from a view to numbers between 0 and 1, and what each number is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game
from kagemusha.core.view import View
from kagemusha.envs.sheet import Field, Sheet
from kagemusha.envs.tensors.era_of_the_ninja import EraForm
from kagemusha.envs.tensors.seven_ronin import VillageForm
from kagemusha.envs.tensors.wat_aah import WatAahForm
from kagemusha.games.era_of_the_ninja.options import choose as choose_era
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.games.wat_aah.options import choose as choose_wat_aah

Fill = Callable[[Sheet, Any], None]


class Tensors:
    """Views of one game with its seats and options, as numbers."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._fill = _fill_for(rules)
        sheet = Sheet(named=True)
        self._fill(sheet, rules.view(rules.setup(), 0))
        self.layout: tuple[Field, ...] = tuple(sheet.fields)
        """What each run of numbers means."""
        self.size = len(sheet.numbers)

    def observe(self, view: View) -> NDArray[np.float32]:
        """A view as `size` numbers between 0 and 1."""
        sheet = Sheet()
        self._fill(sheet, view)
        return sheet.array()


def _fill_for(rules: Rules[Any]) -> Fill:
    board = rules.view(rules.setup(), None)
    if isinstance(board, VillageView):
        return VillageForm(board).fill
    if rules.game == "wat-aah":
        return WatAahForm(choose_wat_aah(rules.seats, rules.options)).fill
    if rules.game == "era-of-the-ninja":
        return EraForm(choose_era(rules.seats, rules.options)).fill
    raise TypeError(f"no layout for the rules of {rules.game}")


@lru_cache(64)
def tensors_of(rules: Rules[Any]) -> Tensors:
    """The observations of rules, made once for many matches."""
    return Tensors(rules)


def layout(game: str, seats: int | None = None, **options: Any) -> tuple[Field, ...]:
    """What each run of numbers of an observation means."""
    return Tensors(find_game(game).rules(seats, options)).layout
