"""Loads a kernel from its source, to run it interpreted or compiled by numba.

`interpreted(package)` runs a kernel's files as Python, even if modules compiled by mypyc are
installed. `with_numba(package)` compiles the same functions; the kernel's source does not mention
numba. Both return a namespace of all functions of the kernel by name; names are unique.
"""

from __future__ import annotations

import builtins
import types
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

SHARED = "kagemusha.core.kernel"
"""The module that is part of every kernel."""


class _Loader:
    """Runs the kernel's files as new modules that import each other, not the installed ones."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.modules: dict[str, types.ModuleType] = {}

    def load(self, name: str) -> types.ModuleType:
        """A module of the kernel; each is loaded only once."""
        if name not in self.modules:
            parent, _, stem = name.rpartition(".")
            source = resources.files(parent) / f"{stem}.py"
            module = types.ModuleType(f"{name} (interpreted)")
            names = vars(module)
            names["__builtins__"] = {**vars(builtins), "__import__": self._import}
            code = compile(source.read_text(encoding="utf-8"), str(source), "exec")
            exec(code, names)
            self.modules[name] = module
        return self.modules[name]

    def _import(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002  Python's own names for them
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> types.ModuleType:
        if name == SHARED or name.startswith(f"{self.package}."):
            return self.load(name)
        return builtins.__import__(name, globals, locals, fromlist or (), level)


@cache
def interpreted(package: str) -> types.SimpleNamespace:
    """The kernel's functions as plain Python, whatever is installed."""
    loader = _Loader(package)
    for file in sorted(resources.files(package).iterdir(), key=lambda file: file.name):
        stem, _, ending = file.name.partition(".")
        if ending == "py" and stem != "__init__":
            loader.load(f"{package}.{stem}")
    functions: dict[str, types.FunctionType] = {}
    for module in loader.modules.values():
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType):
                if functions.setdefault(name, value) is not value:
                    raise ValueError(f"{package}: two functions are called {name!r}")
    return types.SimpleNamespace(**functions)


@cache
def with_numba(package: str) -> types.SimpleNamespace:
    """The kernel's functions, each compiled by numba when it is first called.

    They take NumPy arrays: a state of int8, buffers of int64. ImportError without numba.
    """
    try:
        import numba
    except ImportError as missing:
        raise ImportError("numba is needed for this: pip install numba") from missing
    return wrapped(package, numba.njit)


# In arrays of many matches the match is the last axis. There it is faster to write every number in
# order, zeros included, than to write zeros first. Numba converts numbers by itself.


def put(out: Any, place: int, number: int) -> None:
    """Write one number. This and the next two replace the kernel's functions of the same names."""
    out[place] = number


def mark(out: Any, first: int, size: int, which: int) -> None:
    """Write `size` numbers, of which at most one is 1 and the others are 0."""
    for place in range(size):
        out[first + place] = 1 if place == which else 0


def copy(s: Any, start: int, shown: bool, first: int, size: int, out: Any) -> None:
    """Write `size` cells, or zeros if they are not shown."""
    for place in range(size):
        out[first + place] = s[start + place] if shown else 0


IN_ORDER: tuple[Any, ...] = (put, mark, copy)


def wrapped(
    package: str, jit: Callable[[types.FunctionType], Any], **instead: Any
) -> types.SimpleNamespace:
    """The kernel's functions, wrapped by `jit` and calling each other wrapped; `instead` replaces
    some of them."""
    compiled: dict[str, Any] = {function.__name__: jit(function) for function in IN_ORDER}
    compiled |= instead
    for function in vars(interpreted(package)).values():
        _wrap(function, compiled, jit)
    return types.SimpleNamespace(**compiled)


def _wrap(function: types.FunctionType, compiled: dict[str, Any], jit: Any) -> Any:
    """A compiled copy of a function that calls compiled functions."""
    name = function.__name__
    if name not in compiled:
        names: dict[str, Any] = {"__builtins__": builtins}
        for used in function.__code__.co_names:
            value = function.__globals__.get(used)
            if isinstance(value, types.FunctionType):
                names[used] = _wrap(value, compiled, jit)
            elif value is not None:
                names[used] = value
        copy = types.FunctionType(function.__code__, names, name, function.__defaults__)
        compiled[name] = jit(copy)
    return compiled[name]
