"""Every recipe of the docs for another library runs, for as short as it can."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from examples import cfr, psro

pytestmark = pytest.mark.filterwarnings("default")


def test_cfr(capsys: pytest.CaptureFixture[str]) -> None:
    cfr.main(["crossing", "--rounds", "10"])
    out = capsys.readouterr().out
    assert "exact: the Attacker wins 33.33%" in out
    assert out.count("NashConv") == 10


def test_psro_finds_the_exact_value(capsys: pytest.CaptureFixture[str]) -> None:
    psro.main(["crossing", "--gap", "0.01"])
    *_, last, exact = capsys.readouterr().out.splitlines()
    assert "33.33% to 33.33%" in last
    assert exact == "exact: the Attacker wins 33.33%"
    with pytest.raises(SystemExit):
        psro.main(["spies"])


@pytest.mark.parametrize("name", ["deep-cfr", "nfsp"])
def test_solvers_with_networks(name: str) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("tree")
    from dataclasses import replace

    from kagemusha.benchmark.solving import solve
    from kagemusha.benchmark.tasks import find_task

    task = replace(find_task("crossing-1"), budgets=(500, 3000))
    found: Any = solve(task, name, 1)
    assert 0 < found["nash_conv"] < 2
    whole: Any = solve(replace(task, budgets=(3000,)), name, 1)
    assert whole["curve"] == found["curve"][1:]  # measuring changes nothing


@pytest.mark.parametrize(
    ("recipe", "needs", "words"),
    [
        ("maskable_ppo", "sb3_contrib", ["--steps", "64", "--matches", "2"]),
        ("ppo", "torch", ["--minutes", "0.02"]),
        ("rllib_ppo", "ray.rllib", ["--steps", "200"]),
    ],
)
def test_recipes_with_networks(
    recipe: str, needs: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    pytest.importorskip(needs)
    importlib.import_module(f"examples.{recipe}").main(["kagemusha/WatAah-v2", *words])
    assert "choices" in capsys.readouterr().out


def test_every_recipe_is_in_the_docs() -> None:
    pages = "".join(page.read_text("utf-8") for page in Path("docs").glob("*.md"))
    for example in Path("examples").glob("*.py"):
        assert example.name == "__init__.py" or example.name in pages, example
