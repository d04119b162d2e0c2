"""The games. `kagemusha.games()` lists their ids: this package can be called."""

from __future__ import annotations

import sys
import types

from kagemusha.core.registry import game_ids


class _CallablePackage(types.ModuleType):
    """`kagemusha.games` is both this package and the public function."""

    def __call__(self) -> tuple[str, ...]:
        return game_ids()


sys.modules[__name__].__class__ = _CallablePackage
