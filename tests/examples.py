"""The number of random examples in tests."""

from __future__ import annotations

import os

FEW = os.environ.get("KAGEMUSHA_FEW_EXAMPLES") == "1"
"""Set where the same tests run on the compiled build as well, with all examples."""


def examples(number: int) -> int:
    """As many as given, or a fifth: enough to see that the test and the interpreted rules work."""
    return max(1, number // 5) if FEW else number
