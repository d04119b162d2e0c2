"""Sneak attacks: who surprises whom, and by how much."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from tests.games.era_of_the_ninja.table import (
    LONE,
    ROW,
    act,
    ninja,
    script,
    table,
    told,
    view,
)

SNEAK = {**LONE, "sneak": True}
PAIR = {"sneak": True}


def sneaks(match: Match) -> list[int]:
    return [int(attack["sneak"]) for attack in told(match, "attacked")]


def values(match: Match) -> list[int]:
    return [int(roll["value"]) for roll in told(match, "rolled") if roll["roll"] == "attack"]


@pytest.mark.rule("E.139", "E.140")
@pytest.mark.parametrize(("shadow", "bonus"), [("3", 0), ("4", 0), ("5", 1), ("9", 1), ("10!", 2)])
def test_a_shadow_above_awareness_surprises(shadow: str, bonus: int) -> None:
    """+1, or +2 with a Shadow of a Total Success. Onijin's own Attack is +1."""
    line = f"awareness=4 p1=onijin@0 p1.ki=0 p1.shadow={shadow} units=yari:1@0"
    match = table(line, 3, options=SNEAK)
    act(match, "attack yari-1")
    assert sneaks(match) == [bonus]
    assert values(match) == [3 + 1 + bonus]


def test_a_number_of_10_is_no_total_success() -> None:
    match = table("awareness=4 p1=onijin@0 p1.ki=0 p1.shadow=10 units=yari:1@0", 3, options=SNEAK)
    act(match, "attack yari-1")
    assert sneaks(match) == [1]


def test_without_the_option_nobody_is_surprised() -> None:
    match = table("awareness=4 p1=onijin@0 p1.ki=0 p1.shadow=10! units=yari:1@0", 3, options=LONE)
    act(match, "attack yari-1")
    assert (sneaks(match), values(match)) == ([0], [4])


@pytest.mark.rule("E.140")
@pytest.mark.parametrize(("face", "value"), [(5, 8), (6, 9), (7, 9), (9, 9)])
def test_the_limit_applies_to_the_bonus(face: int, value: int) -> None:
    line = "awareness=4 p1=onijin@0 p1.ki=0 p1.shadow=10! units=yari:1@0"
    match = table(line, face, options=SNEAK)
    act(match, "attack yari-1")
    assert values(match) == [value]


@pytest.mark.rule("E/r59")
@pytest.mark.parametrize(("awareness", "bonus"), [(9, 2), (10, 0)])
def test_shadow_10_against_awareness_10_gives_nothing(awareness: int, bonus: int) -> None:
    line = f"awareness={awareness} p1=onijin@0 p1.ki=0 p1.shadow=10! units=yari:1@0"
    match = table(line, 3, options=SNEAK)
    act(match, "attack yari-1")
    assert sneaks(match) == [bonus]


@pytest.mark.rule("E.139", "E/r59")
def test_an_earlier_attempt_on_a_minion_of_that_tile_warns_them_all() -> None:
    """Even one that missed, by somebody else, on another stack. Another tile is not warned."""
    line = (
        f"{ROW} awareness=2 p1=onijin@0 p1.ki=0 p1.shadow=8 p2=oni@0 p2.ki=0 p2.shadow=8 "
        "units=yari:1@0,monk:1@0,daikyu:1@1"
    )
    warned = table(line, 2, 3, seats=2, options=PAIR)
    assert "missed" in act(warned, "attack yari-1")
    act(warned, "attack monk-1")
    assert sneaks(warned) == [1, 0]
    elsewhere = table(line, 2, 3, seats=2, options=PAIR)
    act(elsewhere, "attack yari-1", "move east", "attack daikyu-1")
    assert sneaks(elsewhere) == [1, 1]


@pytest.mark.rule("E.139")
def test_only_the_first_attack_of_a_turn_surprises() -> None:
    line = "awareness=2 p1=kamaitachi@0 p1.ki=2 p1.shadow=8 units=yari:1@0,monk:1@0"
    match = table(line, 9, 3, options=SNEAK)
    act(match, "attack yari-1", "stand", "use kamaitachi", "attack monk-1")
    assert sneaks(match) == [1, 0]


@pytest.mark.rule("E.139")
def test_the_guards_forget_by_the_next_round() -> None:
    line = "awareness=2 p1=onijin@0 p1.ki=0 p1.shadow=8 units=yari:1@0"
    match = table(line, 4, 3, 8, 2, options=SNEAK)  # attack, Awareness, Shadow, attack
    act(match, "attack yari-1")
    assert view(match).round == 2
    assert (view(match).awareness, ninja(match).shadow) == (3, 8)
    act(match, "attack yari-1")
    assert sneaks(match) == [1, 1]


@pytest.mark.rule("E/r33")
def test_round_1_compares_with_awareness_1() -> None:
    for shadow, bonus in (("1", 0), ("2", 1)):
        match = table(f"p1=onijin@0 p1.ki=0 p1.shadow={shadow} units=yari:1@0", 3, options=SNEAK)
        assert (view(match).round, view(match).awareness) == (1, 1)
        act(match, "attack yari-1")
        assert sneaks(match) == [bonus]


@pytest.mark.rule("E/r33")
def test_nobody_surprises_a_lord_from_his_own_tile() -> None:
    line = f"{ROW} lord=kasai@1 awareness=2 p1.ki=0 p1.shadow=8 p1.cards=yumi*"
    far = table(f"{line} p1=onijin@0", 3, options=SNEAK)
    act(far, "attack lord")
    assert (sneaks(far), values(far)) == ([1], [3 + 2 + 1])
    near = table(f"{line.replace('yumi', 'hankyu')} p1=onijin@1", 3, options=SNEAK)
    act(near, "attack lord")
    assert (sneaks(near), values(near)) == ([0], [3 + 2])


@pytest.mark.rule("E/r59")
def test_an_attack_on_the_lord_does_not_warn_his_guards() -> None:
    line = (
        f"{ROW} lord=kasai@0 awareness=2 p1=onijin@0 p1.ki=0 p1.shadow=8 "
        "p2=oni@0 p2.ki=0 p2.shadow=8 units=yari:1@0"
    )
    match = table(line, 2, 3, seats=2, options=PAIR)
    act(match, "attack lord", "attack yari-1")
    assert sneaks(match) == [0, 1]


@pytest.mark.rule("E/r33", "E/r59")
def test_nvn_knows_no_surprise_and_warns_nobody() -> None:
    line = "awareness=2 p1=onijin@0 p1.ki=0 p1.shadow=9 p2=oni@0 p2.ki=0 p2.shadow=8 units=yari:1@0"
    match = table(line, 4, 6, seats=2, options={"sneak": True, "nvn": True})
    act(match, "wound p2")
    assert values(match) == [4 + 1], "no bonus"
    script(match, 2)
    act(match, "attack yari-1")
    assert sneaks(match) == [1]
