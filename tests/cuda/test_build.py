"""PTX from the rules, on a machine without a card."""

from __future__ import annotations

import builtins
import re
from pathlib import Path
from typing import Any

import pytest

from kagemusha.cuda import build
from kagemusha.cuda.kernels import kernel_of

HOPPER = (9, 0)


def test_a_program_is_compiled_for_a_card_that_is_not_here() -> None:
    pytest.importorskip("numba_cuda")
    pytest.importorskip("nvidia.cu13")
    from numba.cuda import dispatcher

    asks_driver = dispatcher.get_current_device
    texts = dict(build.compile_programs(kernel_of("seven-ronin"), HOPPER, ["choose", "play"]))
    for name, text in texts.items():
        assert ".target sm_90" in text
        assert re.findall(r"\.entry (\w+)", text) == [name]
    # Small enough for the instruction cache: without `minsize` it is five times as long.
    assert texts["play"].count("\n") < 20_000
    assert ".shared" in texts["play"]
    assert dispatcher.get_current_device is asks_driver


def test_what_is_there_is_not_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(build.FOLDER, str(tmp_path))
    asked: list[list[str]] = []

    def compile_(_kernel: Any, _capability: Any, names: list[str]) -> list[tuple[str, str]]:
        asked.append(names)
        return [(name, f"// {name}") for name in names]

    monkeypatch.setattr(build, "compile_programs", compile_)
    kernel = kernel_of("seven-ronin")
    folder = build.build(kernel, HOPPER)
    assert folder == tmp_path / f"seven-ronin-{kernel.code_hash}-sm90"
    assert sorted(file.name for file in folder.iterdir()) == [
        f"{name}.ptx" for name in sorted(build.NAMES)
    ]
    (folder / "step.ptx").unlink()
    build.build(kernel, HOPPER)
    build.build(kernel, HOPPER)
    assert asked == [list(build.NAMES), ["step"]]


def test_without_numba_cuda_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *args: Any, **named: Any) -> Any:
        if name == "numba":
            raise ImportError(name)
        return real(name, *args, **named)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(ImportError, match="numba-cuda is needed"):
        next(build.compile_programs(kernel_of("seven-ronin"), HOPPER, ["choose"]))
