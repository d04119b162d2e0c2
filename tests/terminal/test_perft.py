"""Perft on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kagemusha.core.perft import Layer, perft
from kagemusha.terminal import perft as command
from kagemusha.text import LOCALES
from tests.terminal.conftest import Run

GREEN = ("--position", "round=3 ninja=green:2")


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines()]


@pytest.mark.parametrize("language", LOCALES)
def test_counts_and_their_split(run: Run, language: str) -> None:
    answer = run("perft", "seven-ronin", *GREEN, "--depth", "2", "--language", language)
    assert answer.code == 0, answer.err
    assert ["1", "10", "10", "0"] in rows(answer.out)
    assert ["2", "55", "55", "0"] in rows(answer.out)
    split = [row for row in rows(answer.out) if row[:1] == ["deploy"]]
    assert len(split) == 10
    assert sum(int(row[-1]) for row in split) == 55


@pytest.mark.parametrize("language", LOCALES)
def test_plans(run: Run, language: str) -> None:
    answer = run("perft", "--plans", *GREEN, "--language", language)
    assert answer.code == 0, answer.err
    totals = [row[-1] for row in rows(answer.out) if row and row[0] in ("total", "razem")]
    assert totals == ["7401", "3477600"]


def test_a_narrow_terminal(run: Run) -> None:
    answer = run("perft", "--depth", "1", COLUMNS="20")
    assert ["watchtower", "1", "1"] in rows(answer.out)  # after a line break


def test_json(run: Run, tmp_path: Path) -> None:
    told = json.loads(run("perft", "wat-aah", "--seats", "3", "--depth", "1", "--json", "-").out)
    assert (told["game"], told["seats"], told["interrupted"]) == ("wat-aah", 3, False)
    (layer,) = told["layers"]
    assert (layer["seat"], layer["sequences"]) == ("chance", len(layer["split"]))
    file = tmp_path / "plans.json"
    assert run("perft", "--plans", "--json", str(file)).code == 0
    plans = json.loads(file.read_text(encoding="utf-8"))["plans"]
    assert plans["defender"]["total"] == sum(plans["defender"]["split"].values()) == 1_512_000


def test_ctrl_c_keeps_the_depths_that_are_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes in the middle of the second depth."""

    def stopped(*given: object) -> Iterator[Layer]:
        yield next(perft(*given))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "perft", stopped)
    answer = run("perft", *GREEN, "--depth", "3")
    assert answer.code == 130
    assert ["1", "10", "10", "0"] in rows(answer.out)
    assert "1 of 3 depths" in answer.out
