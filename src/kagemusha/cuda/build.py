"""Compile a game's kernel and the programs over it to PTX, which needs no card.

`python -m kagemusha.cuda.build GAME` writes one file per program into the cache folder.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import types
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import platformdirs

from kagemusha.core import kernel_loader
from kagemusha.cuda.kernels import Kernel, games_with_kernel, kernel_of
from kagemusha.cuda.programs import argument_types, arguments, programs

BLOCK = 128
"""Threads per block: the states of a small game are in the block's shared memory."""
SHARED_BYTES = 24 * 1024
FOLDER = "KAGEMUSHA_CUDA"
"""The environment variable that names another folder for built programs."""
NAMES = ("play", "follow", "reset", "choose", "step")


def folder_of(kernel: Kernel, capability: tuple[int, int]) -> Path:
    """The folder for the programs of this code."""
    root = os.environ.get(FOLDER) or platformdirs.user_cache_path("kagemusha", False) / "cuda"
    return Path(root) / f"{kernel.game}-{kernel.code_hash}-sm{capability[0]}{capability[1]}"


def build(kernel: Kernel, capability: tuple[int, int]) -> Path:
    """Compile the programs that are missing; the folder. ImportError without numba-cuda."""
    folder = folder_of(kernel, capability)
    missing = [name for name in NAMES if not (folder / f"{name}.ptx").exists()]
    if missing:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in compile_programs(kernel, capability, missing):
            unfinished = folder / f"{name}.{os.getpid()}"
            unfinished.write_text(text, encoding="ascii")
            unfinished.replace(folder / f"{name}.ptx")
    return folder


def compile_programs(
    kernel: Kernel, capability: tuple[int, int], names: list[str]
) -> Iterator[tuple[str, str]]:
    """The PTX of some programs, one after the other."""
    try:
        from numba import cuda
    except ImportError as missing:
        raise ImportError(
            "numba-cuda is needed for this: pip install 'kagemusha[cuda]'"
        ) from missing
    with _for_a_card_elsewhere(capability), _small_code():
        entries = _entries(kernel)
        for name in names:
            entry, signature = entries[name]
            text, _ = cuda.compile_ptx(entry, signature, cc=capability)
            mangled = re.search(r"\.entry (\w+)", text)
            assert mangled is not None
            yield name, text.replace(mangled[1], name)


@contextlib.contextmanager
def _replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Replace a function inside numba-cuda, which has no setting for what we need of it."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


def _for_a_card_elsewhere(capability: tuple[int, int]) -> contextlib.AbstractContextManager[None]:
    """Compile device functions without a card.

    `compile_ptx` takes a capability, but the dispatcher of each device function asks the driver.
    """
    from numba.cuda import dispatcher

    card = types.SimpleNamespace(compute_capability=capability)
    return _replaced(dispatcher, "get_current_device", lambda: card)


@contextlib.contextmanager
def _small_code() -> Iterator[None]:
    """Ask the compiler for small code, and for plain indices.

    A GPU's instruction cache holds about 128 KiB. With loops unrolled a program is five times as
    large, and then most of its time goes into waiting for instructions. `optsize` and `minsize`
    are attributes of LLVM functions, which numba does not let its users set. No index of a kernel
    is negative, so that the code which counts from the end is not needed.
    """
    from numba import types as numba_types
    from numba.cuda.codegen import CUDACodeLibrary

    arrayobj = import_module("numba.cuda.np.arrayobj")
    add_module = CUDACodeLibrary.add_ir_module

    def add_small_module(library: Any, module: Any) -> None:
        for function in module.functions:
            if not function.is_declaration:
                function.attributes.add("optsize")
                function.attributes.add("minsize")
        add_module(library, module)

    def plain_index(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
        wide = numba_types.intp if kind.signed else numba_types.uintp
        return context.cast(builder, index, kind, wide)

    with (
        _replaced(CUDACodeLibrary, "add_ir_module", add_small_module),
        _replaced(arrayobj, "fix_integer_index", plain_index),
    ):
        yield


def _silent(tape: Any, kind: int, a: int, b: int, c: int) -> None:
    """In place of `note`: a GPU keeps no events."""


ENTRY = """
def entry(n, {given}):
    i = cuda.grid(1)
    if i < n:
        s = {state}
        legal = cuda.local.array({legal}, short)
        bits = cuda.local.array({words}, word)
        tape = cuda.local.array(1, byte)
        program(i, {given}, {own})
"""
"""A thread's part: source text, since its arguments are those of the program."""


def _entries(kernel: Kernel) -> dict[str, tuple[Callable[..., None], tuple[Any, ...]]]:
    """Each program's entry function and its argument types."""
    import numba
    from numba import cuda

    def device(function: Any) -> Any:
        return cuda.jit(function, device=True)

    functions = kernel_loader.wrapped(kernel.package, device, note=device(_silent))
    cell = getattr(numba, kernel.cell)
    types_ = argument_types(cell)
    small = kernel.state * cell.bitwidth // 8 * BLOCK <= SHARED_BYTES
    entries = {}
    for name, program in vars(programs(functions, kernel, device)).items():
        given, own = arguments(program.py_func)
        names = {"cuda": cuda, "program": program, "cell": cell}
        names |= {"byte": numba.int8, "short": numba.int16, "word": numba.int32}
        text = ENTRY.format(
            given=", ".join(given),
            own=", ".join(own),
            state=f"cuda.shared.array(({kernel.state}, {BLOCK}), cell)[:, cuda.threadIdx.x]"
            if small
            else f"cuda.local.array({kernel.state}, cell)",
            legal=kernel.legal,
            words=kernel.words,
        )
        exec(text, names)
        entries[name] = names["entry"], (numba.int64, *(types_[key] for key in given))
    return entries


def main() -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(prog="python -m kagemusha.cuda.build", description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--capability", default="9.0", help="of the card, 9.0 by default")
    chosen = parser.parse_args()
    major, _, minor = chosen.capability.partition(".")
    for game in chosen.games or games_with_kernel():
        print(build(kernel_of(game), (int(major), int(minor or 0))))


if __name__ == "__main__":
    main()
