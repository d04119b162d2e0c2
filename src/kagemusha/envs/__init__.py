"""The three games in the libraries that researchers use; adapters only, no rule in them.

`pip install kagemusha[envs]` brings what they need. Importing this package makes the games known
to Gymnasium. See docs/environments.md.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from kagemusha.envs.aec import env, parallel_env, raw_env
from kagemusha.envs.names import VERSION
from kagemusha.envs.space import actions
from kagemusha.envs.tensors import layout

__all__ = ["actions", "env", "layout", "parallel_env", "raw_env"]

GYMNASIUM: dict[str, dict[str, Any]] = {
    "SevenRonin": {"game": "seven-ronin"},
    "WatAah": {"game": "wat-aah"},
    "EraOfTheNinja": {"game": "era-of-the-ninja"},
    "LoneNinja": {"game": "era-of-the-ninja", "seats": 1},
}
"""The ids of Gymnasium, without namespace and version, and what each plays."""

for _name, _chosen in GYMNASIUM.items():
    gymnasium.register(
        f"kagemusha/{_name}-v{VERSION}",
        entry_point="kagemusha.envs.solo:SoloEnv",
        kwargs=_chosen,
        disable_env_checker=True,  # our tests have checked them
    )
