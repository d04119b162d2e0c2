"""The compiled kernels calculate with machine numbers, and do not leak arrays.

Python's own numbers cost many times as much, and mypyc says nothing where it has to make one, e.g.
for `x if there else 0` (the 0 is a Python number, and so is x then) or `for seat in range(4)`;
`Final[i64]`, ZERO and ONE help.
"""

from __future__ import annotations

import re
import tracemalloc

import pytest

from kagemusha.core.kernel import cells, pick
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


@pytest.mark.skipif(not COMPILED, reason="looks at what was compiled")
def test_every_array_from_python_is_given_back() -> None:
    """A bot leaked a copy of each position that it was asked about."""
    taken = [
        line
        for source in SOURCES.glob("*.c")
        for line in re.findall(r"Api\.unbox\(obj_\w+\);\n(?:.*\n){3}.*", source.read_text("utf-8"))
    ]
    assert len(taken) > 200
    assert [lines for lines in taken if "_DECREF(arg_" not in lines] == []


def test_arrays_that_were_passed_do_not_stay_in_memory() -> None:
    tracemalloc.start()
    try:
        for _ in range(50):
            pick(cells([1, *range(2, 10_000)]), 6)
        left, _most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert left < 10 * 80_000
