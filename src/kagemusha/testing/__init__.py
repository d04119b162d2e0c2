"""The conformance kit: what a game must pass before it may sit at the table.

    from kagemusha.testing import check_contract, check_leaks

    check_contract(game, seats=2, options={}, seed=1)
    check_leaks(game, seats=2, options={}, seed=1)

Each plays one random match and raises AssertionError, `LeakFound` for a leak, that says what
broke, at which move, for which seat. `Coverage` plays many and says which things were never used
and which branches of the rules never taken.
"""

from kagemusha.testing.contract import check_arrival_order, check_contract
from kagemusha.testing.coverage import Coverage
from kagemusha.testing.golden import golden_text
from kagemusha.testing.leaks import LeakFound, check_leaks

__all__ = [
    "Coverage",
    "LeakFound",
    "check_arrival_order",
    "check_contract",
    "check_leaks",
    "golden_text",
]
