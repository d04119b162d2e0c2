"""Adapters of the games to the libraries that researchers use; they contain no rules.

`pip install kagemusha[envs]` installs Gymnasium and PettingZoo, `kagemusha[openspiel]` OpenSpiel.
Importing this package registers the games with Gymnasium. See docs/environments.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kagemusha.core.extras import require
from kagemusha.core.plugins import find
from kagemusha.core.registry import game_ids

require("envs", "gymnasium", "numpy")
import gymnasium  # noqa: E402

from kagemusha.envs.encoder import layout  # noqa: E402
from kagemusha.envs.names import VERSION, class_name  # noqa: E402
from kagemusha.envs.space import actions  # noqa: E402

if TYPE_CHECKING:
    from kagemusha.envs.aec import env, parallel_env, raw_env

__all__ = ["actions", "env", "layout", "parallel_env", "raw_env"]


def __getattr__(name: str) -> Any:
    """Load what needs PettingZoo on first use: Gymnasium alone is enough for the rest."""
    if name not in ("env", "parallel_env", "raw_env"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    require("envs", "pettingzoo")
    from kagemusha.envs import aec

    return getattr(aec, name)


GYMNASIUM: dict[str, dict[str, Any]] = {}
"""Gymnasium's ids, without namespace and version, with the game and options of each."""

for _game in game_ids():
    GYMNASIUM[class_name(_game)] = {"game": _game}
    for _name, _more in getattr(find("envs", _game), "GYMNASIUM", {}).items():
        GYMNASIUM[_name] = {"game": _game, **_more}

for _name, _chosen in GYMNASIUM.items():
    gymnasium.register(
        f"kagemusha/{_name}-v{VERSION}",
        entry_point="kagemusha.envs.solo:SoloEnv",
        vector_entry_point="kagemusha.vector:MatchesEnv",
        kwargs=_chosen,
        disable_env_checker=True,  # our tests have checked them
    )
