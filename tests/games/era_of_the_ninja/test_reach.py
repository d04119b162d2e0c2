"""How far pieces reach, beside what happens when they go there."""

from __future__ import annotations

import pytest

from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.reach import Reach
from tests.games.era_of_the_ninja.table import LONE, ROW, act, legal, player, table, told, view

BENT = "tiles=courtyard:0:0:0,cross:1:0:0,cross:1:1:0,cross:2:1:0,cross:3:1:0"
"""East, south, then twice east: no straight line leads from one end to the other."""


def reach_of(line: str) -> Reach:
    match = table(line, options=LONE)
    return Reach(choose(match.rules.seats, match.rules.options), view(match, 0))


@pytest.mark.parametrize("unit", ["yari", "harquebus", "daikyu", "monk"])
@pytest.mark.parametrize("tiles", [ROW, BENT], ids=["row", "bent"])
def test_a_threat_is_what_the_stack_then_does(tiles: str, unit: str) -> None:
    seen = "p1.ki=0 p1.shadow=2"
    line = f"{tiles} lord=kasai units={unit}:1@0"
    threats = reach_of(f"{line} p1=tsuchigumo@0 {seen}").threats()[f"{unit}-1"]
    done = {}
    for tile in range(tiles.count(",") + 1):
        match = table(f"step=awareness {line} p1=tsuchigumo@{tile} {seen}", 10, 5, options=LONE)
        while match.pending and not told(match, "enemy-attack") and told(match, "round") == []:
            act(match, legal(match)[0])
        if told(match, "enemy-attack"):
            done[tile] = len(told(match, "enemy-moved"))
    assert threats == done
    assert threats


def test_walking_costs_what_was_said() -> None:
    line = f"{ROW} lord=kasai p1=onijin@0 p1.ki=1"
    match = table(line, options=LONE)
    before = player(match).moves
    walk, sprint = reach_of(line).walks(0)
    assert walk | sprint == {1: 1, 2: 2, 3: 3}, "every tile once, its own not"
    assert max(walk.values()) <= before < min(sprint.values())
    for tile, cost in walk.items():
        act(match, "move east")
        assert (player(match).tile, player(match).moves) == (tile, before - cost)


def test_a_weapon_reaches_what_may_be_attacked_with_it() -> None:
    line = f"{ROW} lord=kasai p1=onijin@0 p1.ki=1 p1.cards=yumi*,katana units=yari:1@0,monk:1@1"
    match = table(line, options=LONE)
    cards = [card.id for card in player(match).cards]
    reach = reach_of(line)
    bow, blade = (reach.attacks(0, cards.index(name)) for name in ("yumi", "katana"))
    assert blade == [0]
    assert 0 not in bow
    assert 1 in bow
    allowed = [word for word in legal(match) if word.startswith("attack")]
    assert allowed == ["attack monk-1"], "the bow is the one in hand"
