"""Kernels loaded from their source."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kagemusha.core import kernel_loader


def test_functions_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is called by its name: one would silently replace the other."""
    package = tmp_path / "doubled"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text("def count(s): return 1\n")
    (package / "two.py").write_text("from doubled.one import count\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert kernel_loader.interpreted("doubled").count([]) == 1
    kernel_loader.interpreted.cache_clear()
    (package / "two.py").write_text("def count(s): return 2\n")
    with pytest.raises(ValueError, match="doubled: two functions are called 'count'"):
        kernel_loader.interpreted("doubled")
    monkeypatch.delitem(sys.modules, "doubled")
