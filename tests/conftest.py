"""What every test run shares."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from kagemusha.games.seven_ronin import state

# The first call of compiled code may take long: no test of ours is about time.
settings.register_profile("kagemusha", deadline=None)
settings.load_profile("kagemusha")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate-golden", action="store_true", help="write the golden files anew")


def pytest_configure() -> None:
    expected = os.environ.get("KAGEMUSHA_EXPECT_COMPILED") == "1"
    if expected and state.__file__.endswith(".py"):
        raise pytest.UsageError("the compiled build was expected, but the rules run interpreted")
