"""The games. `kagemusha.games()` lists their ids: this package can be called."""

from __future__ import annotations

import sys
import types

from kagemusha.core.registry import game_ids, register
from kagemusha.games.era_of_the_ninja.rules import EraOfTheNinja
from kagemusha.games.seven_ronin.rules import SevenRonin
from kagemusha.games.wat_aah.rules import WatAah

for _game in (SevenRonin(), WatAah(), EraOfTheNinja()):
    register(_game)


class _CallablePackage(types.ModuleType):
    """`kagemusha.games` is both this package and the public function."""

    def __call__(self) -> tuple[str, ...]:
        return game_ids()


sys.modules[__name__].__class__ = _CallablePackage
