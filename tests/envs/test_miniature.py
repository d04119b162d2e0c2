"""Miniature 7 Ronin: OpenSpiel's exploitability and the project's own exact solver agree."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import kagemusha
from kagemusha.bots.seven_ronin.exact import ExactBot, ExactSolver
from kagemusha.bots.seven_ronin.miniatures import miniatures
from kagemusha.core.chance import Rng
from kagemusha.envs import spiel
from kagemusha.envs.space import space_of

pytestmark = pytest.mark.filterwarnings("default")


def load(name: str, turns: str = spiel.TURNS) -> Any:
    return pyspiel.load_game(f"kagemusha_seven_ronin_v2{turns}(miniature={name})")


class ExactPolicy(policy.Policy):  # type: ignore[misc]
    """The exact solution of a game of one round, step by step as OpenSpiel asks for it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game, [0, 1])
        self._bot = ExactBot(game.rules)
        self._space = space_of(game.rules)
        self._mixtures: dict[tuple[int, Any], Any] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        history, legal = state.history_of, state.legal_actions(seat)
        view: Any = history.play.view(seat)
        if view.step != "planning":
            chosen = self._bot.decide(view, history.play.legal(seat), Rng(1))
            return {self._space.index(chosen[0], seat): 1.0}
        own = [move for who, move in history._moves if who == seat and "spy" not in move]
        told = view.spy.told if view.spy else None
        if not own:
            self._mixtures[seat, told] = self._bot.mixture(view, Rng(1))
        weights = dict.fromkeys(legal, 0.0)
        for plan, chance in self._mixtures[seat, told]:
            steps = [str(step) for step in plan]
            if steps[: len(own)] == own:
                weights[self._space.index(plan[len(own)], seat)] += chance
        total = sum(weights.values())
        if not total:
            return dict.fromkeys(legal, 1 / len(legal))
        return {action: weight / total for action, weight in weights.items()}


@pytest.mark.parametrize("name", ["crossing", "spies"])
def test_openspiel_finds_nothing_to_gain_from_the_exact_solution(name: str) -> None:
    game = load(name)
    exact = ExactPolicy(game)
    assert exploitability.nash_conv(game, exact) == pytest.approx(0, abs=1e-6)
    rules, state = miniatures()[name].open(kagemusha.game("seven-ronin"))
    value = ExactSolver(rules).value(state)
    score = expected_game_score.policy_value(game.new_initial_state(), [exact, exact])
    assert score[0] == pytest.approx(2 * value - 1, abs=1e-6)


@pytest.mark.parametrize("turns", ["", spiel.TURNS])
def test_counterfactual_regret_finds_the_same_value(turns: str) -> None:
    game = load("crossing", turns)
    if not turns:
        game = pyspiel.convert_to_turn_based(game)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    mixed = solver.average_policy()
    assert exploitability.nash_conv(game, mixed) < 0.1
    rules, state = miniatures()["crossing"].open(kagemusha.game("seven-ronin"))
    score = expected_game_score.policy_value(game.new_initial_state(), [mixed, mixed])
    assert score[0] == pytest.approx(2 * ExactSolver(rules).value(state) - 1, abs=0.05)


def test_an_unknown_miniature_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="crossing"):
        load("nowhere")


@pytest.mark.parametrize("name", miniatures())
def test_every_miniature_can_be_played(name: str) -> None:
    pyspiel.random_sim_test(load(name, ""), num_sims=1, serialize=True, verbose=False)
