"""What hatch_build.py does with the C that mypyc writes."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from mypyc.build import mypycify

from tests.docs.pages import ROOT

KERNEL = """
from librt.vecs import vec
from mypy_extensions import i64

def third(s: vec[i64], place: i64) -> i64:
    return s[3] + s[place]
"""


@pytest.fixture(scope="module")
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_index_is_said_to_be_in_its_range(
    build: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("third.py").write_text(KERNEL, "utf-8")
    mypycify(["third.py"], target_dir="c")
    source = Path("c", "__native.c")
    before = source.read_text("utf-8")
    build.expect_indexes(source)
    after = source.read_text("utf-8")
    assert len(re.findall(r"likely\(\w+\)", after)) >= len(re.findall(r"likely\(\w+\)", before)) + 2
    assert re.sub(r"\blikely\((\w+)\)", r"\1", after) == re.sub(r"\blikely\((\w+)\)", r"\1", before)
    assert "warning" not in capsys.readouterr().out


def test_it_is_told_if_no_index_is_found(
    build: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "other.c"
    source.write_text("int main(void) { return 0; }\n", "utf-8")
    build.expect_indexes(source)
    assert "no index check looks as expected" in capsys.readouterr().out
    assert source.read_text("utf-8") == "int main(void) { return 0; }\n"
