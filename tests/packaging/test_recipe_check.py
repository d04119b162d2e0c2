"""What scripts/check_recipes.py runs from a wheel is what the docs promise."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from scripts.check_recipes import RECIPES, RecipeError, packages, run
from tests.docs.pages import ROOT

OTHERS = {"__init__", "api_bot", "lanterns"}
"""No recipes for learning: a bot over the network, and a game."""
ROW = re.compile(r"^\| (.*examples/.*) \| .* \| `([^`]+)` \|$", re.MULTILINE)


def test_every_recipe_is_run_with_what_the_docs_name() -> None:
    page = (ROOT / "docs" / "training.md").read_text("utf-8")
    named = {
        recipe: needs
        for recipes, needs in ROW.findall(page)
        for recipe in re.findall(r"examples/(\w+)\.py", recipes)
    }
    examples = {file.stem for file in (ROOT / "examples").glob("*.py")} - OTHERS
    assert named.keys() == examples
    run_here = {recipe.name: recipe for recipe in RECIPES}
    for name, needs in named.items():
        assert run_here[name].needs == needs
        assert run_here[name].files == [f"examples/{name}.py"]


def test_what_recipes_name_exists() -> None:
    for recipe in RECIPES:
        assert recipe.commands or recipe.test
        for file in (*recipe.files, *filter(None, [recipe.test])):
            assert (ROOT / file).is_file(), file


def test_the_wheel_takes_the_place_of_the_package(tmp_path: Path) -> None:
    wheel = tmp_path / "kagemusha-1-py3-none-any.whl"
    found = packages('kagemusha[envs,ray] "ray[rllib]" torch', wheel)
    assert found == [f"kagemusha[envs,ray] @ {wheel.as_uri()}", "ray[rllib]", "torch"]


def test_a_command_that_fails_is_told(tmp_path: Path) -> None:
    env = {"PATH": ""}
    run(tmp_path, env, [sys.executable, "-c", "print(input())"])
    with pytest.raises(RecipeError, match=r"exit status 3\nsaid before"):
        run(tmp_path, env, [sys.executable, "-c", "print('said before'); exit(3)"])
