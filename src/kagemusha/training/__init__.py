"""Training by self-play, and bots that play with trained networks; see docs/training.md.

Playing needs only NumPy (`pip install kagemusha[vector]`), training also PyTorch.
"""

from __future__ import annotations

from kagemusha.training.policy_bot import PolicyBot, PolicyError

__all__ = ["PolicyBot", "PolicyError"]
