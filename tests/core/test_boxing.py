"""The compiled kernels calculate with numbers of the machine: Python's own cost many times as much.

mypyc says nothing where it has to make one, e.g. for `x if there else 0` (the 0 is a Python
number, and so is x then) or `for seat in range(4)`; `Final[i64]`, ZERO and ONE help.
"""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT
from tests.games.kernels import COMPILED

SOURCES = ROOT / "build" / "mypyc" / "libraries"
FUNCTION = re.compile(r"^[\w *]+\bCPyDef_(\w+)\([^)]*\) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
KERNEL = re.compile(r'"src/kagemusha/games/(seven_ronin|wat_aah)/phases/')


@pytest.mark.skipif(not COMPILED, reason="looks at what was compiled")
def test_no_kernel_makes_a_number_of_python() -> None:
    kernels = [
        (name, body)
        for source in SOURCES.glob("*.c")
        for name, body in FUNCTION.findall(source.read_text("utf-8"))
        if KERNEL.search(body) and not name.endswith("__top_level__")
    ]
    assert len(kernels) > 200
    assert [name for name, body in kernels if "PyLong_FromLong" in body] == []
