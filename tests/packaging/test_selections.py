"""What `make quick` runs: the list names tests that exist, of every package."""

from __future__ import annotations

import re
from pathlib import Path

import kagemusha
from tests.docs.pages import ROOT

TESTS = ROOT / "tests"


def quick() -> list[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    found = re.search(r"^QUICK := ((?:.*\\\n)*.*)$", makefile, re.MULTILINE)
    assert found is not None
    return found[1].replace("\\", "").split()


def test_what_is_listed_exists() -> None:
    assert [path for path in quick() if not (TESTS / path).exists()] == []


def test_make_quick_has_something_of_every_package() -> None:
    source = Path(kagemusha.__file__).parent
    packages = {path.parent.name for path in source.glob("*/__init__.py")} - {"testing"}
    assert packages <= {path.partition("/")[0] for path in quick()}
