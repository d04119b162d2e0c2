"""Ninja against ninja: who may attack whom, Steal and Wound, rerolls by turns, naturals."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.phases import codes
from tests.games.era_of_the_ninja.table import (
    ROW,
    act,
    inside,
    left,
    legal,
    ninja,
    player,
    script,
    table,
    told,
)

NVN = {"nvn": True}
P1 = "p1=tsuchigumo@0 p1.ki=0 p1.shadow=8"
P2 = "p2=shinmai@0 p2.ki=0 p2.shadow=6"
"""Attack 0 against Dodge 0: the dice are the totals. 6 and 7 Wounds."""


def fight(action: str, *dice: int, line: str = f"{P1} {P2}") -> Match:
    """p1 attacks p2; the match stands at p2's turn."""
    match = table(line, *dice, seats=2, options=NVN, after=None)
    act(match, action)
    assert left(match) == []
    return match


def wounds(match: Match) -> tuple[int, int]:
    return ninja(match, 0).wounds, ninja(match, 1).wounds


def shadows(match: Match) -> tuple[int, int]:
    return ninja(match, 0).shadow, ninja(match, 1).shadow


def aims(match: Match) -> list[str]:
    return [word for word in legal(match) if word.split()[0] in ("steal", "wound")]


def cards(match: Match, seat: int) -> list[tuple[str, bool]]:
    return [(card.id, card.active) for card in player(match, seat).cards]


# --- who may attack whom ------------------------------------------------------------------


@pytest.mark.rule("E.99")
def test_only_with_a_shadow_above_the_targets() -> None:
    for shadow, allowed in ((5, []), (6, []), (7, ["wound p2"]), (10, ["wound p2"])):
        line = f"p1=tsuchigumo@0 p1.shadow={shadow} {P2}"
        assert aims(table(line, seats=2, options=NVN)) == allowed, shadow


@pytest.mark.rule("E.99")
def test_nvn_is_an_option() -> None:
    assert aims(table(f"{P1} {P2} p2.cards=katana*", seats=2)) == []


@pytest.mark.rule("E.100", "E/r15")
def test_a_steal_needs_the_same_tile_and_names_a_weapon_or_item() -> None:
    """Active or not; Skills cannot be stolen; the own weapon's type does not matter."""
    gear = "p2.cards=katana*,tabi p2.skills=kenjutsu"
    line = f"{ROW} {P1} p2=shinmai@0 p2.shadow=6 {gear}"
    assert aims(table(line, seats=2, options=NVN)) == [
        "steal katana p2",
        "steal tabi p2",
        "wound p2",
    ]
    away = line.replace("p2=shinmai@0", "p2=shinmai@1")
    assert aims(table(away, seats=2, options=NVN)) == []
    bow = table(f"{line} p1.cards=yumi*", seats=2, options=NVN)
    assert aims(bow) == ["steal katana p2", "steal tabi p2"], "a Yumi wounds nobody on its tile"


@pytest.mark.rule("E/r15")
def test_a_wound_reaches_as_far_as_the_weapon() -> None:
    """A Yumi three rooms, not its own; a Hankyu two and its own; a Katana its own only."""
    wanted = {
        "yumi*": [1, 2, 3],
        "hankyu*": [0, 1, 2],
        "katana*": [0],
        "yumi": [0],
        "shuriken*": [0, 1],
    }
    for weapon, tiles in wanted.items():
        found = []
        for tile in range(5):
            line = f"{ROW},cross:4:0:0 {P1} p1.cards={weapon} p2=shinmai@{tile} p2.shadow=6"
            if "wound p2" in aims(table(line, seats=2, options=NVN)):
                found.append(tile)
        assert found == tiles, weapon
    corner = f"{ROW},cross:1:1:0 {P1} p1.cards=yumi* p2=shinmai@4 p2.shadow=6"
    assert aims(table(corner, seats=2, options=NVN)) == []


@pytest.mark.rule("E/r15")
def test_all_attack_bonuses_count_for_a_steal() -> None:
    """Hagane's 1 and an active Yumi's 1: a 4 is a 6."""
    line = f"p1=hagane@0 p1.ki=0 p1.shadow=8 p1.cards=yumi* {P2} p2.cards=tabi"
    match = fight("steal tabi p2", 4, 5, line=line)
    assert [one["value"] for one in told(match, "rolled")] == [6, 5]
    assert told(match, "stolen") == [{"player": "p1", "other": "p2", "gear": "item-tabi"}]


# --- Steal --------------------------------------------------------------------------------


@pytest.mark.rule("E.100", "E/r18")
def test_the_higher_attack_takes_the_card_inactive_and_no_shadow_changes() -> None:
    match = fight("steal katana p2", 7, 6, line=f"{P1} {P2} p2.cards=katana*,tabi*")
    assert cards(match, 0) == [("katana", False)]
    assert cards(match, 1) == [("tabi", True)]
    assert (shadows(match), wounds(match)) == ((8, 6), (6, 7))


@pytest.mark.rule("E.100", "E.102", "E.103")
def test_a_steal_that_is_not_higher_takes_nothing() -> None:
    line = f"{P1} {P2} p2.cards=katana*"
    for dodge, shadow in ((7, 8), (8, 1)):
        match = fight("steal katana p2", 7, dodge, line=line)
        assert (cards(match, 0), cards(match, 1)) == ([], [("katana", True)])
        assert (shadows(match), wounds(match)) == ((shadow, 6), (6, 7))


@pytest.mark.rule("E/r18")
def test_the_limit_of_four_applies_to_the_thief() -> None:
    mine = "p1.cards=bo*,sai,tabi*,ezu"
    match = fight("steal katana p2", 7, 6, line=f"{P1} {mine} {P2} p2.cards=katana*")
    assert match.pending == (0,)
    assert set(legal(match)) == {
        f"discard {card}" for card in ("bo", "sai", "tabi", "ezu", "katana")
    }
    act(match, "discard bo")
    assert [name for name, _ in cards(match, 0)] == ["sai", "tabi", "ezu", "katana"]
    three = fight("steal katana p2", 7, 6, line=f"{P1} p1.cards=bo*,sai,ezu {P2} p2.cards=katana*")
    assert (len(cards(three, 0)), three.pending) == (4, (1,))


# --- Wound --------------------------------------------------------------------------------


@pytest.mark.rule("E.101")
def test_a_wound_costs_the_target_the_difference_and_both_shadows() -> None:
    for attack, dodge, lost in ((7, 6, 1), (7, 4, 3), (9, 4, 5)):
        match = fight("wound p2", attack, dodge)
        assert wounds(match) == (6, 7 - lost)
        assert shadows(match) == (8 - lost, 6 - lost)
        assert told(match, "nvn-won") == [{"player": "p1", "other": "p2", "number": lost}]


@pytest.mark.rule("E.101", "E/r6", "E.90")
def test_shadows_stop_at_1_and_the_last_wound_defeats() -> None:
    line = f"p1=tsuchigumo@0 p1.ki=0 p1.shadow=5 p2=shinmai@0 p2.ki=0 p2.wounds=7 p2.shadow=4 {ROW}"
    six = fight("wound p2", 8, 2, line=line)
    assert (wounds(six)[1], shadows(six)) == (1, (1, 1))
    seven = table(line, 9, 2, seats=2, options=NVN)
    act(seven, "wound p2")
    assert told(seven, "defeated") == [{"player": "p2"}]


@pytest.mark.rule("E.102")
def test_a_higher_target_costs_the_attacker_its_shadow() -> None:
    for attack, dodge in ((6, 7), (2, 9)):
        match = fight("wound p2", attack, dodge)
        assert (shadows(match), wounds(match)) == ((1, 6), (6, 7))
        assert told(match, "nvn-failed") == [
            {"player": "p1", "other": "p2", "value": attack, "needed": dodge}
        ]


@pytest.mark.rule("E.103")
def test_a_tie_changes_nothing() -> None:
    match = fight("wound p2", 6, 6)
    assert (shadows(match), wounds(match)) == ((8, 6), (6, 7))
    assert told(match, "nvn-tie") == [{"player": "p1", "other": "p2", "value": 6}]


# --- Ki -----------------------------------------------------------------------------------


@pytest.mark.rule("E.104")
def test_only_the_lower_total_may_reroll_and_then_the_other() -> None:
    line = "p1=tsuchigumo@0 p1.ki=2 p1.shadow=8 p2=shinmai@0 p2.ki=1 p2.shadow=6"
    match = table(line, 5, 7, seats=2, options=NVN, after=None)
    act(match, "wound p2")
    assert (match.pending, legal(match)) == ((0,), ["stand", "reroll"])
    act(script(match, 6), "reroll")
    assert match.pending == (0,), "still the lower"
    act(script(match, 9), "reroll")
    assert (match.pending, legal(match)) == ((1,), ["stand", "reroll"])
    act(script(match, 8), "reroll")
    assert (ninja(match, 0).ki, ninja(match, 1).ki) == (0, 0)
    assert (wounds(match), shadows(match)) == ((6, 6), (7, 5)), "9 against 8"


@pytest.mark.rule("E.104")
def test_the_higher_is_not_asked() -> None:
    """The lower has no Ki: it is settled, whatever the higher has."""
    line = f"p1=tsuchigumo@0 p1.ki=2 p1.shadow=8 {P2}"
    match = table(line, 7, 6, seats=2, options=NVN, after=None)
    act(match, "wound p2")
    assert (wounds(match), match.pending) == ((6, 6), (1,))
    stood = table(f"{P1} p2=shinmai@0 p2.ki=1 p2.shadow=6", 7, 6, seats=2, options=NVN, after=None)
    act(stood, "wound p2")
    assert stood.pending == (1,)
    act(stood, "stand")
    assert wounds(stood) == (6, 6)


@pytest.mark.rule("E/r52", "E.103")
def test_on_a_tie_nobody_rerolls() -> None:
    line = "p1=tsuchigumo@0 p1.ki=2 p1.shadow=8 p2=shinmai@0 p2.ki=2 p2.shadow=6"
    match = table(line, 6, 6, seats=2, options=NVN, after=None)
    act(match, "wound p2")
    assert told(match, "nvn-tie") != []
    rerolled = table(line, 6, 7, seats=2, options=NVN, after=None)
    act(rerolled, "wound p2")
    act(script(rerolled, 7), "reroll")
    assert (told(rerolled, "nvn-tie") != [], ninja(rerolled).ki) == (True, 1)


@pytest.mark.rule("E/r52")
def test_for_rerolls_a_failure_ranks_lowest_and_a_targets_success_highest() -> None:
    """A 2 is above a Total Failure; a lifted 9 + 3 is below a natural 0."""
    low = "p1=chibi@0 p1.ki=2 p1.shadow=8 p2=shinmai@0 p2.ki=2 p2.shadow=6"
    match = table(low, 2, 1, seats=2, options=NVN, after=None)
    act(match, "wound p2")
    assert [one["value"] for one in told(match, "rolled")] == [2, 1]
    assert (match.pending, legal(match)) == ((1,), ["stand", "reroll"])
    high = "p1=onijin@0 p1.ki=3 p1.cards=katana* p1.shadow=8 p2=shinmai@0 p2.ki=2 p2.shadow=6"
    match = table(high, 9, 10, seats=2, options=NVN, after=None)
    act(match, "wound p2", "lift")
    assert [one["value"] for one in told(match, "rolled")] == [12, 10]
    assert (match.pending, legal(match)) == ((0,), ["stand", "reroll"])
    act(match, "stand")
    assert (shadows(match), wounds(match)) == ((1, 6), (6, 7))


@pytest.mark.rule("E/r52", "E/r16")
def test_two_failures_tie_for_rerolls() -> None:
    line = "p1=tsuchigumo@0 p1.ki=2 p1.shadow=8 p2=shinmai@0 p2.ki=2 p2.shadow=6"
    match = table(line, 1, 1, seats=2, options=NVN, after=None)
    act(match, "wound p2")
    assert told(match, "rerolled") == []
    assert (wounds(match), match.pending) == ((5, 6), (1,))


@pytest.mark.rule("E.105")
def test_either_may_lift_the_limit() -> None:
    """Onijin with a Katana: 9 + 3; Nami's Dodge: 9 + 1."""
    line = "p1=onijin@0 p1.ki=1 p1.cards=katana* p1.shadow=8 p2=nami@0 p2.ki=1 p2.shadow=6"
    match = table(line, 9, 9, seats=2, options=NVN, after=None)
    act(match, "wound p2")
    assert (match.pending, legal(match)) == ((0,), ["roll", "lift"])
    act(match, "lift")
    assert (match.pending, legal(match)) == ((1,), ["roll", "lift"])
    act(match, "lift")
    assert told(match, "nvn-won")[0]["number"] == 2, "12 against 10"
    bound = fight("wound p2", 9, 9, line=line.replace("ki=1", "ki=0"))
    assert told(bound, "nvn-tie") == [{"player": "p1", "other": "p2", "value": 9}]


# --- Total Success and Total Failure ------------------------------------------------------


@pytest.mark.rule("E.106", "E/r17")
def test_an_attackers_success_knows_no_limit_and_costs_only_the_targets_shadow() -> None:
    line = f"p1=onijin@0 p1.ki=0 p1.cards=katana* p1.shadow=8 {P2}"
    match = fight("wound p2", 10, 8, line=line)
    assert told(match, "nvn-won") == [{"player": "p1", "other": "p2", "number": 5}]
    assert (wounds(match), shadows(match)) == ((6, 2), (8, 1))


@pytest.mark.rule("E.107", "E/r52")
def test_a_targets_success_makes_any_attack_fail() -> None:
    """Even against the attacker's own, with 13."""
    line = f"p1=onijin@0 p1.ki=0 p1.cards=katana* p1.shadow=8 {P2} p2.cards=tabi"
    for action, face in (("wound p2", 9), ("wound p2", 10), ("steal tabi p2", 10)):
        match = fight(action, face, 10, line=line)
        assert (shadows(match), wounds(match)) == ((1, 6), (6, 7))
        assert cards(match, 1) == [("tabi", False)]


@pytest.mark.rule("E.108")
def test_an_attackers_failure_costs_a_wound_and_the_shadow() -> None:
    for action in ("wound p2", "steal tabi p2"):
        match = fight(action, 1, 2, line=f"{P1} {P2} p2.cards=tabi")
        assert (shadows(match), wounds(match)) == ((1, 6), (5, 7))
        assert cards(match, 1) == [("tabi", False)]


@pytest.mark.rule("E.109")
def test_a_targets_failure_succeeds_and_costs_a_wound_first() -> None:
    """A Wound of 5 - 1 after the one for the failure; Shadow 1; the attacker's falls by 4."""
    match = fight("wound p2", 5, 1)
    assert [one["number"] for one in told(match, "wounds")] == [1, 4]
    assert (wounds(match), shadows(match)) == ((6, 2), (4, 1))
    stolen = fight("steal tabi p2", 2, 1, line=f"{P1} {P2} p2.cards=tabi")
    assert cards(stolen, 0) == [("tabi", False)]
    assert (wounds(stolen), shadows(stolen)) == ((6, 6), (8, 1))


@pytest.mark.rule("E.109")
def test_the_attack_succeeds_though_it_is_hardly_higher() -> None:
    """A 2 against a Total Failure: the card is taken."""
    line = "p1=chibi@0 p1.ki=0 p1.shadow=8 p2=shinmai@0 p2.ki=0 p2.shadow=6 p2.cards=tabi"
    match = table(line, 2, 1, seats=2, options=NVN, after=None)
    act(match, "steal tabi p2")
    assert [one["value"] for one in told(match, "rolled")] == [2, 1]
    assert cards(match, 0) == [("tabi", False)]


@pytest.mark.rule("E.109")
def test_a_target_defeated_by_its_failure_is_robbed_of_nothing() -> None:
    """The Wound comes before the result: its cards are discarded by then."""
    line = f"{ROW} {P1} p2=shinmai@0 p2.ki=0 p2.wounds=1 p2.shadow=6 p2.cards=tabi"
    match = table(line, 5, 1, seats=2, options=NVN)
    act(match, "steal tabi p2")
    assert told(match, "defeated") == [{"player": "p2"}]
    assert (told(match, "stolen"), ninja(match).cards) == ([], [])
    assert sum(inside(match).pile) == 1


@pytest.mark.rule("E/r16")
def test_two_failures_cost_each_its_own_penalty_and_nothing_else() -> None:
    match = fight("steal tabi p2", 1, 1, line=f"{P1} {P2} p2.cards=tabi")
    assert (shadows(match), wounds(match)) == ((1, 1), (5, 6))
    assert (cards(match, 0), cards(match, 1)) == ([], [("tabi", False)])


@pytest.mark.rule("E/r52")
def test_an_attackers_success_with_the_lower_total_fails_and_keeps_its_shadow() -> None:
    """Chibi's natural 0 is a 9 here; a lifted 9 + 1 is more."""
    line = "p1=chibi@0 p1.ki=0 p1.shadow=8 p2=nami@0 p2.ki=1 p2.shadow=6"
    match = table(line, 10, 9, seats=2, options=NVN, after=None)
    act(match, "wound p2", "lift")
    assert told(match, "nvn-failed") == [{"player": "p1", "other": "p2", "value": 9, "needed": 10}]
    assert (shadows(match), wounds(match)) == ((8, 6), (5, 6))


@pytest.mark.rule("E.110")
def test_deadly_does_nothing_in_nvn() -> None:
    match = fight("wound p2", 7, 6, line=f"{P1} p1.cards=garrote* {P2}")
    assert (wounds(match), ninja(match, 1).alive) == ((6, 6), True)


@pytest.mark.rule("E.98", "E.108")
def test_a_card_that_keeps_the_shadow_keeps_it_in_every_case() -> None:
    """Silent Blade: attacks never change the own Shadow."""
    blade = f"{P1} p1.skills=silent-blade {P2}"
    for dice in ((6, 7), (1, 7), (7, 6), (6, 10)):
        match = fight("wound p2", *dice, line=blade)
        assert shadows(match)[0] == 8, dice


@pytest.mark.rule("E/r35")
def test_a_carrier_killed_in_nvn_drops_the_head() -> None:
    line = f"{ROW} head=p2 p1=tsuchigumo@2 p1.ki=0 p1.shadow=8 p2=shinmai@2 p2.ki=0 p2.wounds=1"
    line = f"{line} p2.shadow=6"
    match = table(line, 7, 6, seats=2, options={"mode": "lords-head", "nvn": True})
    act(match, "wound p2")
    assert told(match, "head-dropped") == [{"player": "p2", "tile": 2}]
    assert inside(match).head == 2
    assert all(card.kind != codes.HEAD for one in inside(match).ninja for card in one.cards)
