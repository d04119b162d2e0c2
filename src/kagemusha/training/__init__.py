"""Training by self-play, and bots that play what was learned; see docs/training.md.

Playing needs NumPy alone (`pip install kagemusha[vector]`), training PyTorch as well.
"""

from __future__ import annotations

from kagemusha.training.policy_bot import PolicyBot, PolicyError

__all__ = ["PolicyBot", "PolicyError"]
