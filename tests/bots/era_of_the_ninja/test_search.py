"""The values of the playout policy: dice, fights, dangers and cards."""

from __future__ import annotations

import math

import pytest

from kagemusha.bots.era_of_the_ninja.greedy import ALONE
from kagemusha.bots.era_of_the_ninja.search.dice_odds import (
    expected_value,
    face_total,
    reroll_value,
)
from kagemusha.bots.era_of_the_ninja.search.evaluator import NONE, Evaluator
from kagemusha.bots.era_of_the_ninja.search.fights import fight_outcomes
from kagemusha.bots.era_of_the_ninja.tuned import playout_policy
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.unit_stats import targets_of_attack
from tests.games.era_of_the_ninja.table import LONE, ROW, inside, ninja, table

POLICY = playout_policy("lone-ninja", ALONE)


def evaluator(line: str) -> Evaluator:
    match = table(line, options=LONE)
    return Evaluator(inside(match), ninja(match), POLICY.weights)


def test_a_face_counts_within_the_limit_unless_it_is_lifted() -> None:
    assert [face_total(face, 3, False) for face in range(1, 11)] == [5, 5, 6, 7, 8, 9, 9, 9, 9, 9]
    assert face_total(8, 3, True) == 11


def test_a_reroll_is_taken_only_where_it_pays() -> None:
    values = [0.0] * 5 + [10.0] * 5
    assert expected_value(values, False, 0, 1) == pytest.approx(5)
    assert expected_value(values, False, 1, 1) == pytest.approx(7)  # half of the time 5 - 1
    assert expected_value(values, False, 1, 6) == pytest.approx(5)
    assert expected_value(values, True, 0, 1) == pytest.approx(7.5)
    assert reroll_value(values, 0, 1) < -1e6


def test_a_fight_has_every_outcome_once() -> None:
    assert math.fsum(fight_outcomes(3, 0)) == pytest.approx(1)
    assert fight_outcomes(3, 0)[0] < fight_outcomes(0, 3)[0]


@pytest.mark.parametrize(("ki", "chance"), [(2, 0.51), (1, 0.3), (0, 0.1)])
def test_readiness_is_the_chance_of_one_attack(ki: int, chance: float) -> None:
    """The rules page: Dead 11 at Attack +3, lifted and one reroll: 51 %."""
    found = evaluator(f"lord=kasai p1=onijin@0 p1.cards=katana* p1.ki={ki}").lord_chance()
    assert found == pytest.approx(chance)


def test_an_attack_kills_from_its_number_on() -> None:
    """Faces 2 to 9 are worth as much as their total: below Wound, below Dead, and from Dead on."""
    one = evaluator("lord=kasai p1=onijin@0 units=yari:1@0")
    stack = one.t.stacks[0]
    wound, dead = targets_of_attack(one.t, stack, True, one.me)
    assert 2 < wound < dead < 9
    values = one.attack_values(stack, True, 0, 0, True)
    groups = [values[1 : wound - 1], values[wound - 1 : dead - 1], values[dead - 1 : 9]]
    assert [len(set(group)) for group in groups] == [1, 1, 1]
    miss, hurt, kill = (group[0] for group in groups)
    assert miss < hurt < kill


def test_danger_counts_who_can_come() -> None:
    near = evaluator(f"{ROW} lord=kasai p1=onijin@0 units=monk:2@1")
    far = evaluator(f"{ROW} lord=kasai p1=onijin@0 units=monk:2@3")
    none = evaluator(f"{ROW} lord=kasai p1=onijin@0")
    lost = [one.expected_loss(0, 6, True, NONE, 0) for one in (near, far, none)]
    assert lost[0] > lost[1] > lost[2] == 0
    assert near.expected_loss(0, 6, False, NONE, 0) == 0
    assert near.expected_loss(0, 2, True, NONE, 0) > near.expected_loss(0, 6, True, NONE, 0)
    steps = [none.health_value(wounds + 1) - none.health_value(wounds) for wounds in (0, 1, 5)]
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize(
    ("cards", "together"),
    [("katana,wakizashi", 1), ("hankyu,shuriken", 1), ("katana,bo", 0), ("katana,shuriken", 0)],
)
def test_weapons_count_together_where_both_may_be_active(cards: str, together: int) -> None:
    """E.39."""
    values = POLICY.card_values
    match = table(f"lord=kasai p1=onijin@0 p1.cards={cards}", options=LONE)
    t, me = inside(match), ninja(match)
    single = [values.weapon(t, me, card.kind, True) for card in me.cards]
    assert min(single) > 0
    best = sum(single) if together else max(single)
    assert values.best_weapons(t, me, NONE, True) == pytest.approx(best)


def test_card_values() -> None:
    values = POLICY.card_values
    line = "lord=kasai p1=onijin@0 p1.cards="
    match = table(line + "katana*,bo,wakizashi", options=LONE)
    t, me = inside(match), ninja(match)
    katana, bo, wakizashi = (card.kind for card in me.cards)
    single = {kind: values.card(t, me, kind) for kind in (katana, bo, wakizashi)}
    assert values.best_weapons(t, me, NONE, True) == pytest.approx(
        single[katana] + single[wakizashi]
    )
    assert values.held_card(t, me, bo) < values.held_card(t, me, katana)
    wanted = []
    for cards in ("", "kanabo*"):
        match = table(f"{line}{cards}" if cards else "lord=kasai p1=onijin@0", options=LONE)
        wanted.append(values.deck(inside(match), ninja(match), codes.WEAPON))
    assert wanted[0] > wanted[1]
