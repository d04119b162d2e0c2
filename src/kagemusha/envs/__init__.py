"""The games in the libraries that researchers use; adapters only, no rule in them.

`pip install kagemusha[envs]` brings Gymnasium and PettingZoo, `kagemusha[openspiel]` OpenSpiel.
Importing this package makes the games known to Gymnasium. See docs/environments.md.
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
    """What needs PettingZoo is loaded on first use: Gymnasium alone is enough."""
    if name not in ("env", "parallel_env", "raw_env"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    require("envs", "pettingzoo")
    from kagemusha.envs import aec

    return getattr(aec, name)


GYMNASIUM: dict[str, dict[str, Any]] = {}
"""The ids of Gymnasium, without namespace and version, and what each plays."""

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
