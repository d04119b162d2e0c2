"""A slow bot for the tests; worker processes import it, too."""

from __future__ import annotations

import time

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.view import View


class Slow:
    """Makes the first legal choice, after a while."""

    def decide(self, view: View, legal: Legal, rng: Rng) -> tuple[Action, ...]:
        time.sleep(0.2)
        return (legal[0],)
