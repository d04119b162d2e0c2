"""The games in the libraries that researchers use; adapters only, no rule in them.

`pip install kagemusha[envs]` brings what they need. Importing this package makes the games known
to Gymnasium. See docs/environments.md.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from kagemusha.core.plugins import find
from kagemusha.core.registry import game_ids
from kagemusha.envs.aec import env, parallel_env, raw_env
from kagemusha.envs.encoder import layout
from kagemusha.envs.names import VERSION, class_name
from kagemusha.envs.space import actions

__all__ = ["actions", "env", "layout", "parallel_env", "raw_env"]

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
        kwargs=_chosen,
        disable_env_checker=True,  # our tests have checked them
    )
