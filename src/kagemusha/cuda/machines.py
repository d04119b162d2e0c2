"""What programs run on: the processor, with numba, or a GPU, with CuPy."""

from __future__ import annotations

import types
from functools import cache, cached_property
from typing import Any, Protocol

from kagemusha.core import kernel_loader
from kagemusha.cuda.build import BLOCK, NAMES, build, folder_of
from kagemusha.cuda.kernels import Kernel
from kagemusha.cuda.programs import arguments, programs

LOOP = """
def loop(n, {given}):
    s = numpy.zeros({state}, numpy.{cell})
    legal = numpy.zeros({legal}, numpy.int64)
    bits = numpy.zeros({words}, numpy.int32)
    tape = numpy.full(1, -1, numpy.int64)
    for i in range(n):
        program(i, {given}, {own})
"""
"""All matches in turn: source text, since its arguments are those of the program.

Buffers are of int64, as `core.kernel_loader.with_numba` has them: numba compiles a kernel for one
set of types only.
"""


class Machine(Protocol):
    """Arrays, and a way to run a program for each of `n` matches on them."""

    kernel: Kernel
    arrays: types.ModuleType
    """NumPy, or CuPy, which has the same interface."""

    def run(self, program: str, n: int, *given: Any) -> None:
        """Run a program; on a GPU it may still be running when this returns."""


class Processor:
    """One core of the processor; ImportError without numba."""

    def __init__(self, kernel: Kernel) -> None:
        import numpy

        self.kernel = kernel
        self.arrays: types.ModuleType = numpy
        self._loops = _loops(kernel)

    def run(self, program: str, n: int, *given: Any) -> None:
        """Run a program for all matches in turn."""
        self._loops[program](n, *given)


@cache
def _loops(kernel: Kernel) -> dict[str, Any]:
    functions = kernel_loader.with_numba(kernel.package)
    import numba
    import numpy

    loops = {}
    for name, program in vars(programs(functions, kernel, numba.njit)).items():
        given, own = arguments(program.py_func)
        text = LOOP.format(
            given=", ".join(given),
            own=", ".join(own),
            state=kernel.state,
            cell=kernel.cell,
            legal=kernel.legal,
            words=kernel.words,
        )
        names = {"numpy": numpy, "program": program}
        exec(text, names)
        loops[name] = numba.njit(names["loop"])
    return loops


class Gpu:
    """The current card of CuPy; ImportError without CuPy, or if programs cannot be built."""

    def __init__(self, kernel: Kernel) -> None:
        try:
            import cupy
        except ImportError as missing:
            raise ImportError("CuPy is needed for this: pip install cupy-cuda13x") from missing
        self.kernel = kernel
        self.arrays: types.ModuleType = cupy

    @cached_property
    def functions(self) -> dict[str, Any]:
        """The programs on the card, by name; built at first use if possible."""
        text = str(self.arrays.cuda.Device().compute_capability)
        capability = int(text[:-1]), int(text[-1])
        folder = folder_of(self.kernel, capability)
        if not all((folder / f"{name}.ptx").exists() for name in NAMES):
            try:
                build(self.kernel, capability)
            except ImportError as missing:
                command = f"python -m kagemusha.cuda.build {self.kernel.game}"
                raise ImportError(
                    f"no programs for this card in {folder}; with numba-cuda they are built here, "
                    f"without it build them elsewhere ({command}) and bring the folder"
                ) from missing
        modules = {name: self.arrays.RawModule(path=str(folder / f"{name}.ptx")) for name in NAMES}
        return {name: module.get_function(name) for name, module in modules.items()}

    def run(self, program: str, n: int, *given: Any) -> None:
        """Run a program, one thread per match, on CuPy's current stream."""
        blocks = (n + BLOCK - 1) // BLOCK
        self.functions[program]((blocks,), (BLOCK,), self._flat(n, *given))

    def _flat(self, *given: Any) -> tuple[Any, ...]:
        """Arguments as numba passes them: an array is seven or nine numbers."""
        long = self.arrays.int64
        flat: list[Any] = []
        for value in given:
            if isinstance(value, self.arrays.ndarray):
                flat += [long(0), long(0), long(value.size), long(value.itemsize), value]
                flat += [long(number) for number in (*value.shape, *value.strides)]
            else:
                flat.append(long(value))
        return tuple(flat)
