"""The champion: the search of the levels with a learned value and likelier hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kagemusha.bots.thinking_time import Effort
from kagemusha.bots.wat_aah.learned import learned_for
from kagemusha.bots.wat_aah.levels import MASTER, Level, LevelBot
from kagemusha.bots.wat_aah.search.tree import Search
from kagemusha.core.game import Rules
from kagemusha.games.wat_aah.view import WatAahView

CHAMPION = Level("champion", (20000, 9000, 7000), (16, 16, 16), at_once=20)


class ChampionBot(LevelBot):
    """Values the table by a network at the start of the next turn, without a playout.

    Where nothing was learned, it is the master, and named so: its chances are calibrated then.
    """

    def __init__(
        self,
        rules: Rules[Any],
        effort: Effort,
        learned: Mapping[str, Sequence[float]] | None = None,
        level: Level = CHAMPION,
        **tree: Any,
    ) -> None:
        found = learned_for(rules) if learned is None else learned
        super().__init__(rules, level if found else MASTER, effort)
        self.name = (CHAMPION if found else MASTER).name
        self._learned: dict[str, Any] = {**found, **tree}

    def _rounds(self, view: WatAahView) -> int:
        return 1 if self._learned else super()._rounds(view)

    def _search(
        self,
        worlds: Sequence[Any],
        seat: int,
        plans: Sequence[Sequence[int]],
        seed: tuple[int, int],
        limit: int,
        rated: int,
    ) -> Search:
        weights = self._weights
        return Search(worlds, seat, plans, weights, seed, limit, rated, **self._learned)
