"""Thousands of matches at once, for learning: a vector environment, or with send and recv.

`pip install kagemusha[vector]` brings what it needs: Gymnasium and NumPy. See
docs/environments.md.
"""

from __future__ import annotations

from kagemusha.core.extras import require

require("vector", "gymnasium", "numpy")
from kagemusha.vector.arrays import Arrays  # noqa: E402
from kagemusha.vector.env import MatchesEnv  # noqa: E402
from kagemusha.vector.many import ManyMatches, ReadyMatches  # noqa: E402

__all__ = ["Arrays", "ManyMatches", "MatchesEnv", "ReadyMatches"]
