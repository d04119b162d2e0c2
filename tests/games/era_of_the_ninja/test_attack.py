"""An attack on the Lord's units: targets, Wound and Dead values, results, Shadow."""

from __future__ import annotations

import pytest

from kagemusha.core.errors import IllegalAction
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
    stack,
    table,
    told,
)

PLAIN = "p1=tsuchigumo@0 p1.ki=0 p1.shadow=9"
"""A ninja whose die is its result: Attack 0, no weapon, no Ki."""


def attack(units: str, *dice: int, action: str = "attack yari-1", p1: str = PLAIN) -> Match:
    """p1 attacks; the match stands at p2's turn, before Awareness."""
    match = table(f"{p1} p2=jizo@0 units={units}", *dice, seats=2, after=None)
    act(match, action)
    assert left(match) == []
    return match


def aims(match: Match) -> list[str]:
    """Whom an attack may be declared on."""
    return [word for word in legal(match) if word.split()[0] in ("attack", "strike")]


def result(match: Match) -> str:
    """What the attack came to."""
    kinds = ("fumbled", "missed", "tokens", "killed")
    return next(kind for kind in kinds if told(match, kind))


def results(units: str, action: str, faces: range, p1: str = PLAIN) -> dict[int, str]:
    """What each face comes to."""
    return {face: result(attack(units, face, action=action, p1=p1)) for face in faces}


def stacks(match: Match) -> list[tuple[int, int]]:
    """Units and tokens of every stack."""
    return [(one.units, one.tokens) for one in inside(match).stacks]


# --- the target ---------------------------------------------------------------------------


@pytest.mark.rule("E.52")
def test_an_attack_names_a_target_then_rolls_then_has_its_result() -> None:
    match = table(f"{PLAIN} p2=jizo@0 units=yari:3@0", 7, seats=2, after=None)
    kinds = act(match, "attack yari-1")
    assert kinds[:4] == ["attacked", "rolled", "shadow", "tokens"]
    assert told(match, "attacked") == [{"player": "p1", "stack": "yari-1", "whole": 1, "sneak": 0}]
    assert told(match, "rolled") == [{"player": "p1", "roll": "attack", "face": 7, "value": 7}]
    assert match.pending == (1,), "the Action ended the turn"


@pytest.mark.rule("E.53")
def test_melee_reaches_the_own_tile_and_takes_a_stack_or_one_unit() -> None:
    line = f"{ROW} lord=kasai@0 {PLAIN} p2=jizo@0 units=yari:3@0,monk:1@0,yari:2@1,daikyu:2@0"
    match = table(line, seats=2)
    assert aims(match) == [
        "attack yari-1",
        "strike yari-1",
        "attack daikyu-1",
        "strike daikyu-1",
        "attack monk-1",
        "attack lord",
    ]
    with pytest.raises(IllegalAction):
        act(match, "attack yari-2")


@pytest.mark.rule("E.54", "E.98")
def test_a_ranged_weapon_takes_one_unit_and_not_on_the_own_tile_unless_it_says_so() -> None:
    line = f"{ROW} p2=jizo@0 units=yari:3@0,yari:3@1,monk:1@1 {PLAIN} p1.cards="
    assert aims(table(line + "yumi*", seats=2)) == ["strike yari-2", "attack monk-1"]
    assert aims(table(line + "hankyu*", seats=2)) == [
        "strike yari-1",
        "strike yari-2",
        "attack monk-1",
    ]
    assert aims(table(line + "yumi", seats=2)) == ["attack yari-1", "strike yari-1"], "not active"


@pytest.mark.rule("E.55")
def test_range_counts_tiles_in_a_straight_line() -> None:
    """A Yumi reaches three tiles; a Hankyu two; nothing reaches round a corner."""
    tiles = f"{ROW},cross:4:0:0,cross:1:1:0"
    line = f"{tiles} {PLAIN} p2=jizo@0 units=yari:1@1,yari:1@2,yari:1@3,yari:1@4,yari:1@5 p1.cards="
    near = ["attack yari-1", "attack yari-2"]
    assert aims(table(line + "yumi*", seats=2)) == [*near, "attack yari-3"]
    assert aims(table(line + "hankyu*", seats=2)) == near
    assert aims(table(line + "kunai*", seats=2)) == near[:1]


@pytest.mark.rule("E.55")
def test_an_unpaired_marker_breaks_the_line() -> None:
    """The straight room east of the Courtyard (3) opens to north and south only."""
    tiles = "tiles=courtyard:0:0:0,cross:0:1:0,cross:1:1:0,straight:1:0:0,cross:2:1:0,cross:2:0:0"
    line = f"{tiles} p2=jizo@0 units=yari:1@1,yari:1@3,yari:1@5,yari:1@2 p1.cards=yumi* p1.ki=0 "
    assert aims(table(line + "p1=ame-onna@0", seats=2)) == ["attack yari-1"]
    assert aims(table(line + "p1=ame-onna@2", seats=2)) == ["attack yari-1", "attack yari-2"]


# --- Wound and Dead -----------------------------------------------------------------------


@pytest.mark.rule("E.56")
def test_a_single_unit_has_its_printed_values() -> None:
    wanted = {4: "missed", 5: "tokens", 6: "tokens", 7: "killed", 8: "killed"}
    assert results("yari:5@0", "strike yari-1", range(4, 9)) == wanted
    assert results("yari:1@0", "attack yari-1", range(4, 9)) == wanted


@pytest.mark.rule("E.57")
def test_three_yari_have_7_and_9() -> None:
    """The book's example."""
    wanted = {6: "missed", 7: "tokens", 8: "tokens", 9: "killed"}
    assert results("yari:3@0", "attack yari-1", range(6, 10)) == wanted
    missed = told(attack("yari:3@0", 6), "missed")
    assert missed == [{"player": "p1", "stack": "yari-1", "value": 6, "needed": 7}]


@pytest.mark.rule("E.57")
def test_two_daikyu_have_8_and_10() -> None:
    """The book's example; 10 takes a lifted Limit."""
    wanted = {7: "missed", 8: "tokens", 9: "tokens"}
    assert results("daikyu:2@0", "attack daikyu-1", range(7, 10)) == wanted
    strong = "p1=hagane@0 p1.ki=1 p1.shadow=9"
    lifted = table(f"{strong} p2=jizo@0 units=daikyu:2@0", 9, seats=2, after=None)
    act(lifted, "attack daikyu-1", "lift")
    assert result(lifted) == "killed"
    assert ninja(lifted).ingenuity == 4


@pytest.mark.rule("E.58", "E.57")
def test_four_yari_with_two_tokens_have_6_and_8() -> None:
    """The book's example."""
    wanted = {5: "missed", 6: "tokens", 7: "tokens", 8: "killed"}
    assert results("yari:4@0+2", "attack yari-1", range(5, 9)) == wanted


@pytest.mark.rule("E.58")
def test_each_token_lowers_both_values_by_one() -> None:
    for tokens, wound in ((0, 5), (1, 4), (2, 3)):
        missed = attack(f"monk:1@0+{tokens}", wound - 1, action="attack monk-1")
        assert told(missed, "missed")[0]["needed"] == wound
        last = attack(f"monk:2@0+{tokens}", 8 - tokens, action="strike monk-1")
        assert told(last, "tokens") == [], "a kill, not a wound"
        assert stacks(last) == [(1, tokens)]


@pytest.mark.rule("E/r11")
def test_the_tokens_of_a_stack_lower_a_single_targets_values() -> None:
    """Four Yari with two tokens: one of them has 3 and 5."""
    assert stacks(attack("yari:4@0+2", 2, action="strike yari-1")) == [(4, 2)]
    for face in (3, 4):
        wounded = attack("yari:4@0+2", face, action="strike yari-1")
        assert told(wounded, "tokens") == [{"stack": "yari-1", "number": 1, "total": 3}]
        assert stacks(wounded) == [(3, 0)], "the third token removes a unit and three tokens"
    assert told(attack("yari:4@0+2", 5, action="strike yari-1"), "tokens") == []


# --- results ------------------------------------------------------------------------------


@pytest.mark.rule("E.59")
def test_below_wound_misses_and_shadow_becomes_1() -> None:
    match = attack("yari:1@0", 4)
    assert told(match, "missed") == [
        {"player": "p1", "stack": "yari-1", "value": 4, "needed": 5},
    ]
    assert (ninja(match).shadow, ninja(match).wounds, ninja(match).ingenuity) == (1, 6, 0)
    assert stacks(match) == [(1, 0)]


@pytest.mark.rule("E.60")
def test_a_wound_puts_a_token_for_each_targeted_unit() -> None:
    assert stacks(attack("monk:2@0", 8, action="attack monk-1")) == [(2, 2)]
    assert stacks(attack("monk:2@0", 5, action="strike monk-1")) == [(2, 1)]
    assert stacks(attack("yari:2@0", 7)) == [(2, 2)]


@pytest.mark.rule("E.61", "E.63")
def test_five_yari_wounded_leave_four_with_two_tokens() -> None:
    """The book's example: Chibi gains 1 and pays 5 of his Shadow."""
    chibi = "p1=chibi@0 p1.ki=0 p1.shadow=8 p1.cards=katana*"
    match = attack("yari:5@0", 8, p1=chibi)
    assert told(match, "rolled")[0]["value"] == 9
    assert stacks(match) == [(4, 2)]
    assert told(match, "tokens") == [{"stack": "yari-1", "number": 5, "total": 5}]
    assert (ninja(match).ingenuity, ninja(match).shadow) == (1, 3)


@pytest.mark.rule("E.61")
def test_every_three_tokens_remove_a_unit() -> None:
    """Two tokens remove nobody, three one, six two; the attacker has their Ingenuity."""
    for units, face, after, gained in (
        ("yari:2@0", 6, [(2, 2)], 0),
        ("yari:3@0", 7, [(2, 0)], 1),
        ("yari:3@0+1", 7, [(2, 1)], 1),
        ("yari:4@0+1", 7, [(3, 2)], 1),
        ("yari:4@0+2", 7, [(2, 0)], 2),
        ("yari:5@0+2", 8, [(3, 1)], 2),
    ):
        match = attack(units, face)
        assert (stacks(match), ninja(match).ingenuity) == (after, gained), units
    monks = attack("monk:2@0+1", 7, action="attack monk-1")
    assert (stacks(monks), ninja(monks).ingenuity) == ([(1, 0)], 3)


@pytest.mark.rule("E/r10", "E/r45")
def test_a_lone_minion_with_three_tokens_dies() -> None:
    match = attack("monk:1@0+2", 5, action="attack monk-1")
    assert told(match, "tokens") == [{"stack": "monk-1", "number": 1, "total": 3}]
    assert (stacks(match), ninja(match).ingenuity) == ([], 3)
    assert inside(match).pools[codes.MONK] == 6, "back in its pool"
    assert stacks(attack("monk:1@0+1", 5, action="attack monk-1")) == [(1, 2)]


@pytest.mark.rule("E.62")
def test_dead_removes_the_targets_and_pays_for_each() -> None:
    whole = attack("yari:3@0", 9)
    assert (stacks(whole), ninja(whole).ingenuity) == ([], 3)
    assert inside(whole).pools[codes.YARI] == 25
    assert told(whole, "killed") == [
        {"stack": "yari-1", "number": 3, "left": 0, "killer": "p1"},
    ]
    one = attack("daikyu:2@0", 8, action="strike daikyu-1")
    assert (stacks(one), ninja(one).ingenuity) == ([(1, 0)], 2)
    assert inside(one).pools[codes.DAIKYU] == 7


@pytest.mark.rule("E.63")
def test_after_a_hit_shadow_falls_by_the_ingenuity_of_all_attacked() -> None:
    for units, action, face, fall in (
        ("daikyu:2@0", "attack daikyu-1", 8, 4),
        ("daikyu:2@0", "strike daikyu-1", 6, 2),
        ("daikyu:2@0", "strike daikyu-1", 8, 2),
        ("yari:3@0", "attack yari-1", 9, 3),
        ("yari:3@0", "attack yari-1", 7, 3),
        ("monk:2@0", "attack monk-1", 8, 6),
    ):
        assert ninja(attack(units, face, action=action)).shadow == 9 - fall, (units, action)


@pytest.mark.rule("E/r6")
def test_shadow_never_falls_below_1() -> None:
    for shadow, after in ((8, 2), (7, 1), (6, 1), (2, 1)):
        p1 = f"p1=ame-onna@0 p1.ki=0 p1.shadow={shadow}"
        match = attack("monk:2@0", 8, action="attack monk-1", p1=p1)
        assert (ninja(match).shadow, ninja(match).shadow_mark) == (after, codes.PLAIN)


@pytest.mark.rule("E.63")
def test_two_monks_wounded_take_a_shadow_success_to_4() -> None:
    """The book's example: 10 less 6, a plain number now."""
    p1 = "p1=shinmai@0 p1.ki=0 p1.shadow=10!"
    match = attack("monk:2@0", 8, action="attack monk-1", p1=p1)
    assert stacks(match) == [(2, 2)]
    assert (player(match).shadow, player(match).shadow_mark) == (4, "plain")


@pytest.mark.rule("E.64")
def test_a_total_failure_misses_costs_a_wound_and_the_shadow() -> None:
    """Even where its number would be enough: with +3 a 1 is no 4."""
    p1 = "p1=onijin@0 p1.ki=0 p1.wounds=4 p1.shadow=9 p1.cards=katana*"
    match = attack("yari:1@0+2", 1, p1=p1)
    assert told(match, "fumbled") == [{"player": "p1", "stack": "yari-1"}]
    assert (ninja(match).wounds, ninja(match).shadow) == (3, 1)
    assert stacks(match) == [(1, 2)]
    two = attack("yari:1@0+2", 2, p1=p1)
    assert (ninja(two).wounds, stacks(two)) == (4, []), "a natural 2 is a plain number"


@pytest.mark.rule("E.64", "E.90")
def test_a_total_failure_with_the_last_wound_defeats() -> None:
    match = attack("yari:1@0", 1, p1="p1=ame-onna@0 p1.ki=0 p1.wounds=1 p1.shadow=9")
    assert told(match, "defeated") == [{"player": "p1"}]
    assert not ninja(match).alive


@pytest.mark.rule("E.65", "E.66")
def test_a_total_success_defeats_minions_whatever_their_dead_and_keeps_the_shadow() -> None:
    """Five Yari are dead at 11, two Monks too; the natural 0 takes them all."""
    for units, action, gained in (
        ("yari:5@0", "attack yari-1", 5),
        ("monk:2@0", "attack monk-1", 6),
        ("daimyo:1@0", "attack daimyo-1", 5),
    ):
        match = attack(units, 10, action=action)
        assert (stacks(match), ninja(match).ingenuity, ninja(match).shadow) == ([], gained, 9)
    one = attack("yari:5@0", 10, action="strike yari-1")
    assert (stacks(one), ninja(one).ingenuity, ninja(one).shadow) == ([(4, 0)], 1, 9)


@pytest.mark.rule("E/r44")
def test_a_killed_single_unit_leaves_all_tokens_on_its_stack() -> None:
    match = attack("yari:4@0+2", 5, action="strike yari-1")
    assert (stacks(match), ninja(match).ingenuity) == ([(3, 2)], 1)
    success = attack("yari:2@0+2", 10, action="strike yari-1")
    assert stacks(success) == [(1, 2)]


@pytest.mark.rule("E/r45")
def test_an_effect_on_a_unit_affects_one() -> None:
    """A single target of a big stack: one token, one kill, one unit's Ingenuity and Shadow."""
    wounded = attack("monk:2@0", 7, action="strike monk-1")
    assert (stacks(wounded), ninja(wounded).shadow) == ([(2, 1)], 6)
    killed = attack("monk:2@0", 8, action="strike monk-1")
    assert (stacks(killed), ninja(killed).ingenuity, ninja(killed).shadow) == ([(1, 0)], 3, 6)


@pytest.mark.rule("E.98", "E/r13")
def test_deadly_makes_wounds_kills_of_minions_but_not_of_a_lord() -> None:
    garrote = PLAIN + " p1.cards=garrote*"
    assert results("yari:3@0", "attack yari-1", range(6, 9), p1=garrote) == {
        6: "missed",
        7: "killed",
        8: "killed",
    }
    match = table(f"{garrote} lord=kasai@0 p2=jizo@0", 8, seats=2, after=None)
    act(match, "attack lord")
    assert match.result is None
    assert stack(match, "lord").tokens == 1


@pytest.mark.rule("E.62", "E.63")
def test_onijin_lifts_the_limit_and_kills_the_daimyo_with_11() -> None:
    """The book's example: 3, 5 and 8, three Ki, five Shadow; his own card adds 1 Ingenuity."""
    line = "p1=onijin@0 p1.shadow=9 p1.cards=katana* p2=jizo@0 units=daimyo:1@0"
    match = table(line, 3, seats=2, after=None)
    assert ninja(match).ki == 3
    act(match, "attack daimyo-1", "lift")
    act(script(match, 5), "reroll")
    act(script(match, 8), "reroll")
    assert [rolled["value"] for rolled in told(match, "rolled")] == [6, 8, 11]
    assert (ninja(match).ki, ninja(match).shadow, stacks(match)) == (0, 4, [])
    assert ninja(match).ingenuity == 6
    wound = table(line, 3, seats=2, after=None)
    act(wound, "attack daimyo-1", "lift")
    act(script(wound, 5), "reroll", "stand")
    assert stacks(wound) == [(1, 1)], "8 only wounds"


@pytest.mark.rule("E.62")
def test_without_lifting_the_limit_nine_does_not_kill_a_daimyo() -> None:
    p1 = "p1=onijin@0 p1.ki=0 p1.shadow=9 p1.cards=katana*"
    match = attack("daimyo:1@0", 9, action="attack daimyo-1", p1=p1)
    assert (told(match, "rolled")[0]["value"], stacks(match)) == (9, [(1, 1)])


@pytest.mark.rule("E/r42")
def test_an_attack_that_costs_no_shadow_still_ends_a_shadow_success() -> None:
    """A silent blade costs nothing; the 10 is a number now, no Total Success."""
    p1 = "p1=ame-onna@0 p1.ki=0 p1.shadow=10! p1.skills=silent-blade"
    match = attack("yari:1@0", 6, p1=p1)
    assert (player(match).shadow, player(match).shadow_mark) == (10, "plain")
