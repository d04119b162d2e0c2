"""Bots that misbehave, for the tests; imported by the workers, too."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

import kagemusha
from kagemusha.bots import roster
from kagemusha.bots.bot import Maker
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.view import View


class OddBot:
    """Does what its name says."""

    blind = True

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        if self.name == "sleeper":
            time.sleep(60)
        if self.name == "dreamer":
            while True:
                pass
        if self.name == "suicide":
            os._exit(3)
        if self.name == "raiser":
            raise RuntimeError("no idea")
        if self.name == "cheat":
            return (Action("deploy moon"),)
        if self.name == "where":
            return (Action(kagemusha.__file__),)
        if self.name == "silent":
            return ()
        assert type(view).__module__.endswith(".view"), "a view, never a state"
        return (rng.choice(legal),)


NAMES = ("sleeper", "dreamer", "suicide", "raiser", "cheat", "silent", "where", "honest")


def _maker(name: str) -> Maker:
    return lambda _rules, _effort: OddBot(name)


time.sleep(float(os.environ.get("ODD_BOTS_START", "0")))  # a machine with much else to do
for _name in NAMES:
    roster._ANY_GAME[_name] = _maker(_name)
