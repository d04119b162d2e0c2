"""The champion's network and plan game."""

from __future__ import annotations

import math
import random

import pytest

import kagemusha
from kagemusha.bots import make_bot
from kagemusha.bots.seven_ronin.champion_game import ChampionGame
from kagemusha.bots.seven_ronin.levels import LevelBot
from kagemusha.bots.seven_ronin.plan_types import PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search.attacks import GuardMixture, find_attacks, full_attacks
from kagemusha.bots.seven_ronin.search.evaluation import floats, linear_score, planning_score
from kagemusha.bots.seven_ronin.search.guards import AttackMixture
from kagemusha.bots.seven_ronin.search.network import (
    HELD_AT,
    IN_A_TRAP,
    NEEDED,
    NINJA_AT,
    RESERVED,
    ROWS,
    SILENT,
    SIZE,
    UNITS,
    WIDTH,
    network_score,
    rows_of,
)
from kagemusha.bots.seven_ronin.search.responses import (
    ATTACK_BITS,
    GUARD_BITS,
    KnownAttacks,
    KnownChances,
    KnownGuards,
)
from kagemusha.bots.seven_ronin.search.round_play import unplanned_table
from kagemusha.bots.seven_ronin.weights import CHAMPION, LEARNED, champion_for, weights
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells
from kagemusha.games.seven_ronin.phases.layout import (
    GREEN,
    HELD,
    NINJA,
    RESERVES,
    ROUND,
    SILENCED,
    SPACES,
    STATION,
    WOUNDS,
)

GAME = kagemusha.game("seven-ronin")


def table_in_round(number: int) -> list[int]:
    """A position with ninja on three areas, a held ronin and a silenced one."""
    numbers = [int(cell) for cell in GAME.rules(2, {}).setup().numbers()]
    numbers[ROUND] = number
    for area, ninja in ((1, 2), (3, 1), (6, 7)):
        numbers[NINJA + area] = ninja
        numbers[RESERVES] -= ninja
    numbers[WOUNDS + 5] = 5
    numbers[HELD], numbers[STATION + 5] = 1 << 5, 8
    numbers[SILENCED] = 1 << 2
    return numbers


def a_game(numbers: list[int]) -> ChampionGame:
    work = Work(budget=60_000, rows=60, starts=2, most_tries=300, turns=200)
    game = ChampionGame(weights(CHAMPION), numbers, Rng(1), work, PlanKnowledge())
    game.play(Deadline(math.inf))
    return game


def rows(numbers: list[int]) -> list[int]:
    s = unplanned_table(numbers)
    return rows_of(s, s[RESERVES], s[HELD], s[SILENCED])


def test_what_stands_on_a_table_has_its_rows() -> None:
    found = rows(table_in_round(5))
    ninja = [row - NINJA_AT for row in found if NINJA_AT <= row < NINJA_AT + 50]
    assert ninja == [1 * 5 + 1, 3 * 5, 6 * 5 + 4]  # more than five count as five
    assert NEEDED + 5 - 4 - 1 in found  # both Fields are one area more
    assert RESERVED + 30 in found
    assert {HELD_AT + 5 * SPACES + 8, SILENT + 2, IN_A_TRAP} <= set(found)
    assert len(found) == len(set(found)) == 1 + 3 + 7 + 1 + 1 + 3


def test_the_network_adds_rows_and_weighs_units() -> None:
    dice = random.Random(1)
    numbers = [dice.uniform(-1, 1) for _ in range(SIZE)]
    s = unplanned_table(table_in_round(5))
    sums = [sum(numbers[row * WIDTH + unit] for row in rows(list(s))) for unit in range(WIDTH)]
    wanted = sums[UNITS] + sum(
        max(0.0, sums[unit]) * numbers[ROWS * WIDTH + unit] for unit in range(UNITS)
    )
    got = network_score(s, s[RESERVES], s[HELD], s[SILENCED], floats([0.0, *numbers]), 1)
    assert got == pytest.approx(wanted)


def test_each_number_of_rounds_left_has_its_network() -> None:
    run = list(weights(LEARNED))
    for left in range(1, 8):
        run += [float(left)] * (UNITS + 1) + [0.0] * (SIZE - UNITS - 1)
    value = floats(run)
    for number in range(2, 9):
        assert planning_score(unplanned_table(table_in_round(number)), value) == 9 - number
    first = unplanned_table(table_in_round(1))  # nobody looks ahead to the first round
    assert planning_score(first, value) == linear_score(
        first, first[RESERVES], 8, first[HELD], first[SILENCED], value
    )


def test_networks_are_used_where_they_were_learned() -> None:
    def file(**options: object) -> str:
        return champion_for(GAME.rules(2, options))

    assert file() == file(edition="pl", reserves=44) == CHAMPION
    assert file(track="rising") == "learned-rising.json"


def test_the_plan_game_leaves_little_and_says_how_much() -> None:
    game = a_game(table_in_round(5))
    assert game.gap() >= max(game.gain_of_attack, game.gain_of_guard) >= 0
    for mixture in (game.attack_mixture(), game.guard_mixture()):
        assert sum(entry.share for entry in mixture) == pytest.approx(1)
    best = max(game.attack_mixture(), key=lambda entry: entry.chance)
    assert best.chance == pytest.approx(game.chance_with(best.plan))
    assert game.chance() <= best.chance + 1e-9


def test_both_seats_mix_alike_and_the_same_each_time() -> None:
    rules = GAME.rules(2, {"reserves": 44})  # without openings
    state = rules.setup()
    bots = [make_bot("champion", GAME, rules, Effort(0.002)) for _ in range(2)]
    thoughts = []
    for bot, seat in zip(bots, (0, 1), strict=True):
        assert isinstance(bot, LevelBot)
        thoughts.append(bot.think(rules.view(state, seat), rules.legal(state, seat), Rng(1)))
    one, two = (thought.chance for thought in thoughts)
    assert one is not None
    assert two is not None
    assert one + two == pytest.approx(1)


def test_the_frozen_master_can_be_asked_for_but_is_not_listed() -> None:
    rules = GAME.rules(2, {})
    assert make_bot("master-0.1", GAME, rules).name == "master"
    assert "master-0.1" not in kagemusha.bots.bot_names("seven-ronin")


def test_full_attacks_leave_no_area_that_could_get_more() -> None:
    table = unplanned_table(table_in_round(5))
    bounds = cells([0, 127] * SPACES)
    every = find_attacks(table, 60_000, bounds, cells([3, 5]))
    run = list(every.plans[: every.count * SPACES])
    plans = {tuple(run[i : i + SPACES]) for i in range(0, len(run), SPACES)}

    def can_grow(plan: tuple[int, ...]) -> bool:
        return any(
            (*plan[:area], plan[area] + 1, *plan[area + 1 :]) in plans for area in range(GREEN)
        )

    found = full_attacks(table, 60_000, bounds, cells([3, 5]))
    run = list(found.plans[: found.count * SPACES])
    full = {tuple(run[i : i + SPACES]) for i in range(0, len(run), SPACES)}
    assert len(full) == found.count > 0
    assert full == {plan for plan in plans if not can_grow(plan)}
    assert full_attacks(table, 7, bounds, cells([3, 5])).count == 7


def test_the_best_known_plans_are_found_against_a_mixture() -> None:
    game = a_game(table_in_round(5))
    shares = floats([0.5, 0.3, 0.2])
    numbers = cells([0, 1, 2])
    attacks = KnownChances(3, ATTACK_BITS)
    for row in range(40):
        attacks.line(game.attacks[row * SPACES : row * SPACES + SPACES])
    facing = KnownGuards(
        game.workspace, game.table, game.guards[:3], shares, numbers, shares, attacks
    )
    exact = GuardMixture(game.workspace, game.table, game.guards[:3], shares)
    chances = [exact.chance(plan, -1.0) for plan in attacks.plans]
    best = cells([0] * 3)
    assert facing.best_known(0.1, -1.0, 40, best) == 3
    assert [chances[place] for place in best] == pytest.approx(sorted(chances)[:-4:-1])
    alone = [game.chance_of_pair(tuple(plan), tuple(game.guards[0])) for plan in attacks.plans]
    assert alone[facing.best_alone(40)] == pytest.approx(max(alone))

    guards = KnownChances(3, GUARD_BITS)
    for guard in game.guards:
        guards.line(guard)
    rows = cells(game.rows[:3])
    nothing = floats([0.0] * 3)
    met = KnownAttacks(
        game.workspace, game.table, game.attacks, rows, shares, numbers, nothing, guards
    )
    other = AttackMixture(game.workspace, game.table, game.attacks, rows, shares)
    chances = [other.chance(plan, 2.0) for plan in guards.plans]
    best = cells([0])
    assert met.best_known(0.1, 2.0, len(chances), best) == 1
    assert chances[best[0]] == pytest.approx(min(chances))


def test_the_search_ends_if_the_same_plans_seem_better_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ChampionGame, "chance", lambda _game: -1.0)
    work = Work(budget=10**9, rows=6, starts=1, most_tries=2, turns=40)
    numbers = table_in_round(8)
    game = ChampionGame(weights(CHAMPION), numbers, Rng(1), work, PlanKnowledge())
    game.play(Deadline(math.inf))
    assert game.gain_of_attack >= 1
    assert game.workspace.scratch.spent < 10**8
