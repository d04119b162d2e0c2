"""Plans as a plan game, what is solved to its end, and the chances that both seats are told."""

from __future__ import annotations

import math
from typing import Any

import pytest

import kagemusha
from kagemusha.bots import make_bot
from kagemusha.bots.seven_ronin import exact as exact_module
from kagemusha.bots.seven_ronin.endgame import EndgameSolver
from kagemusha.bots.seven_ronin.exact import ExactSolver
from kagemusha.bots.seven_ronin.exact_plans import state_of
from kagemusha.bots.seven_ronin.levels import LevelBot
from kagemusha.bots.seven_ronin.miniatures import miniatures
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_matrix import SLIGHT, trim
from kagemusha.bots.seven_ronin.plan_types import MixedPlan, PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search import evaluation
from kagemusha.bots.seven_ronin.search.area_uses import play_area_step
from kagemusha.bots.seven_ronin.search.attacks import shift
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.round_play import table_of
from kagemusha.bots.seven_ronin.search.round_solver import OutOfTimeError
from kagemusha.bots.seven_ronin.weights import (
    FEATURE_NAMES,
    HAND_MADE,
    LEARNED,
    error,
    read,
    weights,
)
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.action import Legal
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.view import VillageView
from research.seven_ronin.best_response import nash_conv
from research.seven_ronin.nearby import nearby

GAME = kagemusha.game("seven-ronin")
MINIATURES = miniatures()
ENDLESS = Deadline(math.inf)
PLANNING = [
    "round=4 reserves=12 ninja=passage:2,green:1,field-2:1 ronin=yobu:1,yumi:x,kabe:3,hayai:1",
    "round=8 reserves=3 ninja=well:1,inn:1,shrine:1 ronin=kabe:3,yobu:1,yumi:x,musashi:x,hayai:x,"
    "taiko:x,tasuke:x",
]


def never() -> bool:
    return False


def view_of(rules: Any, state: Any, seat: int | None) -> VillageView:
    view = rules.view(state, seat)
    assert isinstance(view, VillageView)
    return view


def master(rules: Any, work: float) -> LevelBot:
    bot = make_bot("master", GAME, rules, Effort(work))
    assert isinstance(bot, LevelBot)
    return bot


def test_the_plan_game_finds_the_value_of_one_round() -> None:
    _, state = MINIATURES["crossing"].open(GAME)
    plan_game = PlanGame(weights(LEARNED), state.numbers(), Rng(1), Work(20_000), PlanKnowledge())
    plan_game.play(ENDLESS)
    assert plan_game.chance() == pytest.approx(1 / 3, abs=1e-3)
    assert plan_game.gap() < 1e-3
    assert len(plan_game.guard_mixture()) == 3


def test_rows_too_rare_to_be_looked_at_do_not_keep_it_from_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Regression: an exact mixture with rows below TRACE was solved again without end."""
    turns = 0

    class Counted(PlanGame):
        def solve_both(self) -> None:
            nonlocal turns
            turns += 1
            assert turns < 50
            super().solve_both()

    monkeypatch.setattr("kagemusha.bots.seven_ronin.plan_game.TRACE", 0.9)
    _, state = MINIATURES["crossing"].open(GAME)
    plan_game = Counted(weights(LEARNED), state.numbers(), Rng(1), Work(20_000), PlanKnowledge())
    plan_game.play(ENDLESS)
    assert turns > 0
    assert plan_game.chance() == pytest.approx(1 / 3, abs=1e-6)


def test_a_last_round_in_the_village_comes_out_as_it_is_solved() -> None:
    rules = GAME.rules(None, {})
    state = rules.read_position(
        "round=8 reserves=1 ninja=field-3:1,granary:1,well:1 "
        "ronin=yobu:2,yumi:x,musashi:x,hayai:x,taiko:x,kabe:x,tasuke:x"
    )
    plan_game = PlanGame(weights(LEARNED), state.numbers(), Rng(1), Work(30_000), PlanKnowledge())
    plan_game.play(ENDLESS)
    assert plan_game.chance() == pytest.approx(ExactSolver(rules).value(state), abs=1e-3)


@pytest.mark.parametrize("line", PLANNING)
@pytest.mark.parametrize("name", ["skilled", "master"])
def test_the_chances_of_both_seats_make_one(name: str, line: str) -> None:
    match = GAME.position(line)
    bot = make_bot(name, GAME, match.rules, Effort(0.01))
    assert isinstance(bot, LevelBot)
    one, two = (bot.think(match.view(s), match.legal(s), Rng(s, "own")) for s in range(2))
    assert one.chance is not None
    assert two.chance is not None
    assert one.chance + two.chance == pytest.approx(1.0, abs=1e-9)
    assert one.error == two.error
    assert (one.error > 0.01) == ("round=4" in line)  # no later round has to be guessed at


# --- what is solved ---------------------------------------------------------------------------


def test_what_is_small_is_solved() -> None:
    rules, state = MINIATURES["two-nights"].open(GAME)
    solver = EndgameSolver(rules, Effort())
    value = ExactSolver(rules).value(state)
    for seat, chance in ((0, value), (1, 1 - value)):
        view, legal = view_of(rules, state, seat), rules.legal(state, seat)
        plan = solver.think(view, legal, Rng(1), (), ENDLESS)
        assert plan is not None
        assert plan.chance == pytest.approx(chance)
        poor = (*legal[:1], *rules.parse("seal"))
        thought = solver.think(view, legal, Rng(1), [poor], ENDLESS)
        assert thought is not None
        assert thought.candidates[-1].plan == poor
        assert thought.candidates[-1].chance <= chance + 1e-9


def test_the_master_gives_nothing_away_where_it_solves() -> None:
    rules, state = MINIATURES["two-nights"].open(GAME)
    assert nash_conv(rules, state, master(rules, 1.0)) == pytest.approx(0, abs=1e-6)


def test_what_is_too_much_is_not_solved() -> None:
    rules, state = MINIATURES["shrine"].open(GAME)
    view = view_of(rules, state, 0)
    assert EndgameSolver(rules, Effort(0.0001)).mixture(view, Rng(1), ENDLESS) == ()
    assert EndgameSolver(rules, Effort()).mixture(view, Rng(1), Deadline(0.0)) == ()
    assert sum(share for _, share in master(rules, 0.0001).mixture(view, Rng(1))) > 0.99
    village = GAME.rules(None, {})
    start = view_of(village, village.setup(), 0)
    assert EndgameSolver(village, Effort()).think(start, Legal(()), Rng(1), (), ENDLESS) is None


def test_what_is_known_already_counts_as_work() -> None:
    """A question that was too much once is too much again, whatever was found on the way."""
    rules, state = MINIATURES["two-nights"].open(GAME)
    exact = ExactSolver(rules)
    exact.allow(1 << 60, never)
    exact.value(state)
    fresh = ExactSolver(rules)
    fresh.allow(1 << 60, never)
    fresh.value(state)
    exact.allow(1 << 60, never)
    exact.value(state)
    assert exact.combat.nodes == fresh.combat.nodes
    shrine, start = MINIATURES["shrine"].open(GAME)
    again = ExactSolver(shrine)
    for _ in range(2):
        again.allow(1000, never)
        with pytest.raises(OutOfTimeError):
            again.value(start)


def test_what_is_known_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """An arena asks one bot through many matches."""
    rules, state = MINIATURES["two-nights"].open(GAME)
    exact = ExactSolver(rules)
    exact.allow(1 << 60, never)
    value, known = exact.value(state), exact.steps
    assert known > 1
    monkeypatch.setattr(exact_module, "KEPT", known)
    exact.allow(1 << 60, never)
    assert exact.steps == known
    monkeypatch.setattr(exact_module, "KEPT", known - 1)
    exact.allow(1 << 60, never)
    assert exact.steps == 0
    assert exact.value(state) == value


# --- the values -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [HAND_MADE, LEARNED])
def test_weights_are_complete(name: str) -> None:
    named = read(name)
    assert set(named) == {*FEATURE_NAMES, "error"}
    assert {len(values) for values in named.values()} == {7}
    assert all(0 < error(name, left) < 0.5 for left in range(1, 8))
    assert error(name, 0) == 0.0


def test_nearby_positions_lose_no_ninja() -> None:
    rules = GAME.rules(None, {})
    state = rules.read_position("round=5 reserves=9 ninja=passage:2,inn:1 ronin=yobu:1,yumi:x")
    before = view_of(rules, state, None)
    changed = 0
    for seed in range(40):
        numbers = nearby(state.numbers(), [seed + 1, seed + 7])
        view = view_of(rules, state_of(rules, state, table_of(numbers)), None)
        assert _ninja(view) == _ninja(before)
        for ronin in view.ronin:
            assert ronin.station == "eliminated" or 0 <= ronin.wounds < ronin.vitality
        changed += view != before
    assert changed > 30


def _ninja(view: VillageView) -> int:
    return view.reserves + view.supply + view.green + sum(area.ninja for area in view.areas)


@pytest.mark.parametrize(
    ("attack", "guard"),
    [
        ("field-2 passage well burial-grounds burial-grounds", "shrine field-2 watchtower"),
        ("passage passage field-3 shrine burial-grounds", "watchtower field-3 shrine"),
    ],
    ids=["two of one area", "one each of two areas"],
)
def test_two_are_called_back_to_be_sent_where_they_win(attack: str, guard: str) -> None:
    """Burial Grounds, Passage and the Inn together: found as the exact search finds it."""
    rules, state = MINIATURES["last-hope"].open(GAME)
    posts = zip(("yumi", "taiko", "kabe"), guard.split(), strict=True)
    plans = (attack.split(), [" ".join(post) for post in posts])
    for seat, plan in enumerate(plans):
        for step in [*(f"deploy {what}" for what in plan), "seal"]:
            rules.apply(state, seat, rules.parse(step)[0])
    assert ExactSolver(rules).value(state) == 1.0
    workspace = Workspace(weights(LEARNED))
    workspace.set_up(state.cells)
    assert play_area_step(workspace.scratch, table_of(state.cells)) == 1.0


def test_a_rare_plan_stays_in_a_mixture_if_it_is_as_good_as_the_others() -> None:
    mixed = [
        MixedPlan((1,), 0.95, 0.8),
        MixedPlan((2,), 0.015, 0.8),  # rare, and needed
        MixedPlan((3,), 0.015, 0.7),  # rare, and worse
        MixedPlan((4,), 0.02 + 1e-9, 0.7),
        MixedPlan((5,), 0.0, 0.8),
    ]
    kept = trim(mixed, SLIGHT, 0.8)
    assert [entry.plan for entry in kept] == [(1,), (4,), (2,)]
    assert sum(entry.share for entry in kept) == pytest.approx(1)


@pytest.mark.parametrize(("left", "value"), [(1, 10.0), (2, 100.0), (3, 0.0)])
def test_the_last_points_of_vitality_have_weights_of_their_own(left: int, value: float) -> None:
    state = cells(list(GAME.new(seed=1)._state.cells))
    ronin = 3
    state[layout.WOUNDS + ronin] = state[layout.VITALITY + ronin] - left
    numbers = evaluation.floats([0.0] * len(FEATURE_NAMES))
    numbers[evaluation.ROOM_OF_ONE + ronin] = 10.0
    numbers[evaluation.ROOM_OF_TWO + ronin] = 100.0
    assert evaluation.ronin_score(state, ronin, 0, 0, 0, numbers) == value


def test_every_ninja_can_be_moved_to_every_space() -> None:
    """One or all from a space, or one from the Reserves: each change of a plan once."""
    state = cells(list(GAME.new(seed=1)._state.cells))
    spaces = state[layout.AREAS] + 1
    begin = [0] * layout.SPACES
    begin[0], begin[1], begin[layout.GREEN] = 2, 1, 3
    found = []
    for step in range(2 * (spaces + 1) ** 2):
        plan = cells(begin)
        if shift(state, plan, step, spaces):
            found.append(tuple(now - then for now, then in zip(plan, begin, strict=True)))
    changes = []
    for start, moved in ((0, 1), (0, 2), (1, 1), (layout.GREEN, 1), (layout.GREEN, 3), (None, 1)):
        for end in (*range(spaces - 1), layout.GREEN, None):
            if start != end:
                change = [0] * layout.SPACES
                for space, number in ((start, -moved), (end, moved)):
                    if space is not None:
                        change[space] += number
                changes.append(tuple(change))
    assert sorted(found) == sorted(changes)
