"""OpenSpiel's own validators, on every mode."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, sample_some_states
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test as pettingzoo_test
from shimmy import OpenSpielCompatibilityV0

from kagemusha.core.chance import Rng
from kagemusha.envs import spiel
from tests.envs.variants import VARIANTS

pytestmark = pytest.mark.filterwarnings("default")


def load_name(variant: tuple[str, int, dict[str, Any]], turns: str = "") -> str:
    """The OpenSpiel name of a variant."""
    game, seats, options = variant
    chosen = {key.replace("-", "_"): _text(value) for key, value in options.items()}
    if game != "seven-ronin":
        chosen["players"] = str(seats)
    chosen.pop("ninja", None)
    listed = ",".join(f"{key}={value}" for key, value in chosen.items())
    return f"kagemusha_{game.replace('-', '_')}_v2{turns}({listed})"


def _text(value: Any) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


STATES = 100
NAMES = [load_name(variant) for variant in VARIANTS]
NAMES += [load_name(variant, "_turns") for variant in VARIANTS if variant[0] == "seven-ronin"]
FIRST = [
    *("kagemusha_seven_ronin_v2", "kagemusha_seven_ronin_v2_turns"),
    *("kagemusha_wat_aah_v2", "kagemusha_era_of_the_ninja_v2(players=1)"),
]


@pytest.mark.parametrize("game", NAMES)
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(game), num_sims=1, serialize=game in FIRST, verbose=False
    )


@pytest.mark.parametrize("game", FIRST)
def test_the_simulation_in_python(game: str) -> None:
    random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game))


@pytest.mark.parametrize("game", FIRST)
def test_a_playthrough(game: str) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    lines = generate_playthrough.playthrough_lines(game, seed=1, alsologtostdout=False)
    assert any("Apply" in line for line in lines)


@pytest.mark.parametrize("game", ["kagemusha_seven_ronin_v2_turns", "kagemusha_wat_aah_v2"])
def test_shimmy(game: str) -> None:
    pettingzoo_test(OpenSpielCompatibilityV0(env=pyspiel.load_game(game)), num_cycles=60)


def test_information_states_keep_what_is_hidden() -> None:
    """Two plans of the Attacker, the same knowledge of the Defender."""
    game = pyspiel.load_game("kagemusha_seven_ronin_v2_turns")
    seen = []
    for way in (0, -1):
        state = game.new_initial_state()
        while state.current_player() == 0:
            legal = state.legal_actions()
            seal = [a for a in legal if state.action_to_string(0, a) == "seal"]
            state.apply_action(seal[0] if seal else legal[way])
        seen.append((state.information_state_string(1), state.observation_tensor(1)))
        assert state.information_state_string(0) != seen[-1][0]
    assert seen[0] == seen[1]


def test_an_information_state_has_no_tensor_and_says_so() -> None:
    game = pyspiel.load_game("kagemusha_seven_ronin_v2")
    state = game.new_initial_state()
    for ask in (
        lambda: state.information_state_tensor(0),
        game.information_state_tensor_shape,  # solvers build their networks with these
        game.information_state_tensor_size,
    ):
        with pytest.raises(
            ValueError, match=r"history=100.* information_state_string or observation_tensor"
        ):
            ask()


@pytest.mark.parametrize(
    "game", ["seven_ronin_v2_turns(miniature=spies,history=64)", "wat_aah_v2(history=900)"]
)
def test_a_tensor_of_bounded_history_tells_information_states_apart(game: str) -> None:
    loaded = pyspiel.load_game(f"kagemusha_{game}")
    size = loaded.information_state_tensor_shape()[0]
    assert size == loaded.observation_tensor_shape()[0] + 32 * loaded.history
    by_text: dict[tuple[int, str], bytes] = {}
    by_tensor: dict[tuple[int, bytes], tuple[int, str]] = {}
    dice = random.Random(2)
    for _ in range(4):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            text = player, state.information_state_string()
            numbers = np.array(state.information_state_tensor(), np.float32).tobytes()
            assert by_text.setdefault(text, numbers) == numbers
            assert by_tensor.setdefault((player, numbers), text) == text
            assert len(state.history_of.known[player]) <= loaded.history
            state.apply_action(dice.choice(state.legal_actions()))
    assert len(by_text) > 20


def test_information_states_hold_what_only_the_view_shows() -> None:
    """Who swaps hands sees the other's cards, which no event names."""
    dice, swap = random.Random(1), "wat-aah-hands-swapped"
    for _ in range(100):
        state = pyspiel.load_game("kagemusha_wat_aah_v2").new_initial_state()
        while not state.is_terminal():
            before, player = state.clone(), state.current_player()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            action = dice.choice(state.legal_actions())
            state.apply_action(action)
            known = state.history_of.known[player]
            if len(known) > 1 and swap in known[-2]:
                worlds = [before.resample_from_infostate(player, lambda n=n: n) for n in range(5)]
                for world in worlds:
                    world.apply_action(action)
                seen = {world.observation_string(player) for world in worlds}
                assert len(seen) == 5
                assert len({world.information_state_string(player) for world in worlds}) == 5
                return
    pytest.fail("nobody swapped hands")


def midway(game: str, choices: int, seed: int = 1) -> Any:
    """A match after some random choices, where a player has more than one."""
    dice = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while choices > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            choices -= 1
    return state


IN_TURNS = [
    *("kagemusha_seven_ronin_v2_turns", "kagemusha_wat_aah_v2"),
    *("kagemusha_wat_aah_v2(players=3,mode=grand-master)", "kagemusha_era_of_the_ninja_v2"),
]


@pytest.mark.parametrize("game", IN_TURNS)
@pytest.mark.parametrize("choices", [0, 17, 40])
def test_a_resampled_state_is_the_same_to_the_player(game: str, choices: int) -> None:
    state = midway(game, choices)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, lambda n=n: n / 8) for n in range(8)]
    for world in worlds:
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.history() == []  # the true one would tell what is hidden
        assert str(pickle.loads(pickle.dumps(world.history_of)).play.position()) == str(world)
    again = state.resample_from_infostate(player, lambda: 0.0)
    assert str(again) == str(worlds[0])
    if "wat_aah" in game:
        assert len({str(world) for world in worlds}) == len(worlds)


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_resampled_state_depends_on_nothing_hidden(game: str) -> None:
    """The leak test, on worlds drawn for a search."""
    state = midway(game, 17)
    player, seats = state.current_player(), range(state.num_players())
    twin = state.clone()
    play = twin.history_of.play
    play.state = play.rules.disguise(play.state, player, Rng(1))
    for seat in seats:
        if seat != player:
            twin.history_of.known[seat].append("what nobody else may know")
    one, other = (each.resample_from_infostate(player, lambda: 0.7) for each in (state, twin))
    assert str(one) == str(other)
    assert [one.information_state_string(seat) for seat in seats] == [
        other.information_state_string(seat) for seat in seats
    ]


@pytest.mark.parametrize("game", IN_TURNS[:3])
def test_openspiels_own_search_plays(game: str) -> None:
    state, dice = midway(game, 5), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, dice), 1.0, 8, random_state=dice
    )
    assert bot.step(state) in state.legal_actions()


def test_a_wrong_parameter_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="edition"):
        pyspiel.load_game("kagemusha_seven_ronin_v2(edition=de)")


def test_parameters_come_from_the_manifest() -> None:
    own = {"players": 2, "mode": "grasshopper", "handicap": 1}
    assert spiel.parameters("wat-aah") == {**own, "history": 0}
    parameters = {"edition", "spy", "track", "reserves", "board", "miniature", "history"}
    assert set(spiel.parameters("seven-ronin")) == parameters
    assert spiel.parameters("era-of-the-ninja")["rounds"] == 25


class Sampled(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's checks on states sampled all over a game, one game for each subclass."""

    game_name: str

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        # As many as its own games are given take minutes here.
        sampled = sample_some_states.sample_some_states(cls.game, max_states=STATES)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sample_some_states, "sample_some_states", lambda *_, **__: sampled)
            super().setUpClass()


class TestSevenRonin(Sampled):
    game_name = "kagemusha_seven_ronin_v2"


class TestSevenRoninInTurns(Sampled):
    game_name = "kagemusha_seven_ronin_v2_turns"


class TestWatAah(Sampled):
    game_name = "kagemusha_wat_aah_v2"


class TestLoneNinja(Sampled):
    game_name = "kagemusha_era_of_the_ninja_v2(players=1)"


class TestEraOfTheNinja(Sampled):
    game_name = "kagemusha_era_of_the_ninja_v2"


del Sampled  # not to be collected: it has no game
