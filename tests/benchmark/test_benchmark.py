"""The tasks match their descriptions, and their runs are reproducible."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import kagemusha
from kagemusha.benchmark import Task, find_task, read_lines, reproduces, run_task, same, tasks
from kagemusha.benchmark.leaderboard import code_of
from kagemusha.bots.seven_ronin.exact import ExactSolver
from kagemusha.bots.seven_ronin.miniatures import miniatures
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import KagemushaError
from kagemusha.core.view import View

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.mark.parametrize("task", [task for task in tasks().values() if task.kind == "solve"])
def test_the_value_of_a_small_game(task: Task) -> None:
    name = task.load.partition("miniature=")[2].rstrip(")")
    rules, state = miniatures()[name].open(kagemusha.game(task.game))
    assert ExactSolver(rules).value(state) == pytest.approx(task.value)


def perfect(game: Any, seed: int) -> Iterator[Any]:
    """A solver that takes long for its first step."""
    from open_spiel.python.algorithms import cfr

    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    yield solver.average_policy
    raise AssertionError("asked again, though its budget is used up")


def test_a_solver_from_outside() -> None:
    task = dataclasses.replace(find_task("crossing-1"), budgets=(1000, 5000))
    line = run_task(task, f"{__name__}:perfect")
    one, two = line.result["curve"]
    assert one["steps"] == two["steps"] == 1
    assert line.result["nash_conv"] < 0.1
    assert two["value"] == pytest.approx(task.value, abs=0.02)


def test_sampling_follows_from_the_seed() -> None:
    task = dataclasses.replace(find_task("crossing-1"), budgets=(250, 1000))
    one = run_task(task, "mccfr-outcome", 4)
    assert same(one.result, run_task(task, "mccfr-outcome", 4).result)
    assert not same(one.result, run_task(task, "mccfr-outcome", 5).result)
    whole = run_task(dataclasses.replace(task, budgets=(1000,)), "mccfr-outcome", 4)
    assert same(one.result["curve"][-1], whole.result["curve"][-1])  # to measure changes nothing


def test_matches_against_frozen_opponents() -> None:
    task = dataclasses.replace(
        find_task("seven-ronin-1"), opponents=("random", "greedy"), deals=1, work=0.05
    )
    one, two = run_task(task, "greedy"), run_task(task, "greedy", workers=2)
    assert one.result == two.result
    assert list(one.result["against"]) == ["random"]  # nobody is measured against itself
    figures = run_task(task, "random").result
    assert figures["matches"] == 2
    assert figures["points"] == sum(each["points"] for each in figures["against"].values())
    against = one.result["against"]["random"]["points"]
    assert figures["against"]["greedy"]["points"] == 2 - against  # the same deals, turned round


def test_the_only_opponent_has_nobody_to_meet() -> None:
    with pytest.raises(KagemushaError, match="is the only opponent in seven-ronin-champion-1"):
        run_task(find_task("seven-ronin-champion-1"), "champion")


class Counting:
    """Seals an arbitrary plan, one action at a time, and is counted."""

    made: ClassVar[list[Counting]] = []

    def __init__(self) -> None:
        self.asked = 0
        self.made.append(self)

    def decide(self, view: View, legal: Legal, rng: Rng) -> list[Action]:
        self.asked += 1
        return [rng.choice(legal)]


@pytest.mark.slow
def test_a_best_response_to_the_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    task = dataclasses.replace(find_task("seven-ronin-best-response-1"), deals=1, work=0.05)
    monkeypatch.setattr(Counting, "made", [])
    monkeypatch.setattr("kagemusha.bots.external_bots._registered", {})
    result = run_task(task, f"{__name__}:Counting").result
    assert (result["matches"], list(result["against"])) == (2, ["seat 0", "seat 1"])
    assert result["points"] == 0  # arbitrary plans lose to who knows how they are drawn
    copy, agent = sorted(Counting.made, key=lambda bot: -bot.asked)[:2]
    assert copy.asked > 10 * agent.asked > 0  # the copy is asked, never the agent itself
    one, two = run_task(task, "greedy"), run_task(task, "greedy", workers=2)
    assert one.result == two.result
    versus = dataclasses.replace(task, kind="versus")
    assert code_of(task, "greedy") != code_of(versus, "greedy")  # how it answers counts, too


def test_alone_against_the_game() -> None:
    task = dataclasses.replace(find_task("lone-ninja-1"), deals=1)
    result = run_task(task, "random").result
    assert result["matches"] == len(result["against"]) > 20
    assert 0 <= result["interval"][0] <= result["share"] <= result["interval"][1] <= 1


def test_more_points_of_a_curve_reproduce_a_line() -> None:
    task = find_task("crossing-1")
    few = run_task(dataclasses.replace(task, budgets=(100, 1000)), "cfr")
    more = run_task(dataclasses.replace(task, budgets=(100, 500, 1000)), "cfr")
    assert reproduces(few, more)
    assert not reproduces(more, few)
    assert not reproduces(few, run_task(dataclasses.replace(task, budgets=(100, 1000)), "cfr-plus"))


def test_the_leaderboard() -> None:
    lines = read_lines()
    assert {line.task for line in lines} >= {"crossing-1", "two-nights-1", "spies-1"}
    keys = [(line.task, line.agent, line.seed) for line in lines]
    assert len(keys) == len(set(keys))
    quick = next(line for line in lines if (line.task, line.agent) == ("crossing-1", "uniform"))
    assert reproduces(quick, run_task(find_task("crossing-1"), "uniform"))


def test_the_example_of_openspiels_solver(capsys: pytest.CaptureFixture[str]) -> None:
    from examples import cfr

    cfr.main(["crossing", "--rounds", "10"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "exact: the Attacker wins 33.33%"
    assert float(lines[-1].rpartition(" ")[2]) < 0.3
