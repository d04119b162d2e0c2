"""Libraries are found by their patterns, and what native_build.py does with the C of mypyc."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypyc.build import mypycify

import native_build

KERNEL = """
from librt.vecs import vec
from mypy_extensions import i64

def third(s: vec[i64], place: i64) -> i64:
    return s[3] + s[place]
"""


def test_an_index_is_said_to_be_in_its_range(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("third.py").write_text(KERNEL, "utf-8")
    mypycify(["third.py"], target_dir="c")
    before = Path("c", "__native.c").read_text("utf-8")
    after, checks = native_build.expect_indexes(before)
    assert checks >= 2
    assert len(re.findall(r"likely\(\w+\)", after)) >= len(re.findall(r"likely\(\w+\)", before)) + 2
    assert re.sub(r"\blikely\((\w+)\)", r"\1", after) == re.sub(r"\blikely\((\w+)\)", r"\1", before)


def test_an_array_that_python_passes_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("third.py").write_text(KERNEL, "utf-8")
    mypycify(["third.py"], target_dir="c")
    before = Path("c", "__native.c").read_text("utf-8")
    after, arguments = native_build.borrow_arguments(before)
    assert arguments == 1
    assert "VEC_I64_DECREF(arg_s);" not in before, "mypyc does it now: borrow_arguments can go"
    assert after.count("VEC_I64_DECREF(arg_s);") == 1


def test_other_code_stays_as_it_is() -> None:
    text = "int main(void) { return 0; }\n"
    assert native_build.expect_indexes(text) == (text, 0)
    assert native_build.borrow_arguments(text) == (text, 0)


def test_a_star_is_one_library_for_each_match(tmp_path: Path) -> None:
    files = ["core/kernel.py", "games/go/state.py", "games/go/phases/play.py", "bots/go/search.py"]
    for file in (*files, "games/chess/state.py", "games/go/phases/__init__.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    patterns = {
        "core": ["core/kernel.py"],
        "*": ["games/*/state.py", "games/*/phases/*.py"],
        "*_search": ["bots/*/search.py"],
    }
    assert native_build.find_libraries(tmp_path, patterns) == {
        "core": ["core/kernel.py"],
        "chess": ["games/chess/state.py"],
        "go": ["games/go/state.py", "games/go/phases/play.py"],
        "go_search": ["bots/go/search.py"],
    }


def test_a_pattern_that_matches_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"nothing matches 'core/\*\.py'"):
        native_build.find_libraries(tmp_path, {"core": ["core/*.py"]})
