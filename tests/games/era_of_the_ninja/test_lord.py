"""The Lord: Total Successes, tokens, what he sees, where he goes."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from tests.games.era_of_the_ninja.table import (
    LONE,
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


def attack(lord: str, p1: str, *dice: int, options: dict[str, object] | None = None) -> Match:
    """p1 attacks the Lord with Shadow 9; the match stands at p2's turn, or is over."""
    line = f"{ROW} lord={lord} {p1} p1.ki=0 p1.shadow=9 p2=jizo@0"
    match = table(line, *dice, seats=2, options=options, after=None)
    act(match, "attack lord")
    assert left(match) == []
    return match


def values(match: Match) -> list[int]:
    """What each Attack roll was worth."""
    return [int(one["value"]) for one in told(match, "rolled")]


# --- attacking him ------------------------------------------------------------------------


@pytest.mark.rule("E.91", "E/r2")
def test_a_total_success_adds_all_bonuses_and_dead_or_more_defeats() -> None:
    """Kasai is dead at 11: 10 + 1 reaches it, 10 + 3 passes it; 10 does not."""
    for p1 in ("p1=hagane@0", "p1=onijin@0 p1.cards=katana*"):
        match = attack("kasai@0", p1, 10)
        assert match.result is not None
        assert match.result.winners == (0,)
        assert told(match, "lord-killed") == [{"player": "p1", "lord": "kasai"}]
        assert (ninja(match).ingenuity, ninja(match).shadow) == (7, 9)
    short = attack("kasai@0", "p1=ame-onna@0", 10, 2)
    assert short.result is None
    assert told(short, "lord-held") == [{"player": "p1", "value": 10, "needed": 11}]


@pytest.mark.rule("E.91")
def test_a_malus_counts_too() -> None:
    """Yamabuki is dead at 10; Chibi's natural 0 is a 9 to him."""
    match = attack("yamabuki@0", "p1=chibi@0", 10, 2)
    assert told(match, "lord-held") == [{"player": "p1", "value": 9, "needed": 10}]


@pytest.mark.rule("E.92")
def test_else_he_has_three_tokens_and_a_second_roll_follows_at_once() -> None:
    """Kasai's 8 and 11 are 5 and 8 then."""
    for face, tokens, shadow in ((4, 3, 1), (5, 4, 2), (7, 4, 2)):
        match = attack("kasai@0", "p1=ame-onna@0", 10, face)
        assert match.result is None
        assert told(match, "tokens")[0] == {"stack": "lord", "number": 3, "total": 3}
        assert stack(match, "lord").tokens == tokens
        assert (ninja(match).shadow, match.pending) == (shadow, (1,))
    missed = attack("kasai@0", "p1=ame-onna@0", 10, 4)
    assert told(missed, "missed") == [{"player": "p1", "stack": "lord", "value": 4, "needed": 5}]
    dead = attack("kasai@0", "p1=ame-onna@0", 10, 8)
    assert dead.result is not None
    assert (dead.result.winners, ninja(dead).shadow) == ((0,), 2)


@pytest.mark.rule("E/r46", "E.66")
def test_the_second_roll_is_resolved_normally_for_the_shadow() -> None:
    """The Total Success costs nothing; a wound then costs Kasai's 7, a failure all and a Wound."""
    wound = attack("kasai@0", "p1=ame-onna@0", 10, 6)
    assert told(wound, "shadow") == [{"player": "p1", "value": 2}]
    failure = attack("kasai@0", "p1=ame-onna@0", 10, 1)
    assert (ninja(failure).shadow, ninja(failure).wounds) == (1, 4)
    assert told(failure, "fumbled") == [{"player": "p1", "stack": "lord"}]


@pytest.mark.rule("E/r46")
def test_a_further_total_success_repeats_it() -> None:
    """Kongo, dead at 10, takes no tokens: Chibi's 9 is held twice, then a third roll misses."""
    match = attack("kongo@0", "p1=chibi@0", 10, 10, 5)
    assert [(one["value"], one["needed"]) for one in told(match, "lord-held")] == [(9, 10), (9, 10)]
    assert values(match) == [10, 10, 4]
    last = attack("genma@0", "p1=chibi@0", 10, 10)
    assert [(one["value"], one["needed"]) for one in told(last, "lord-held")] == [(9, 12)]
    assert last.result is not None, "12 less three tokens"
    assert (last.result.winners, ninja(last).shadow) == ((0,), 9)


@pytest.mark.rule("E/r46")
def test_the_second_roll_has_the_same_bonuses_sneak_included() -> None:
    """Chibi -1, Yumi +1, sneak +1: 11 against Bishamon's 12, then 6 + 1 against 7 and 9."""
    p1 = "p1=chibi@0 p1.cards=yumi*"
    match = attack("bishamon@1", p1, 10, 6, options={"sneak": True})
    assert told(match, "attacked")[0]["sneak"] == 1
    assert told(match, "lord-held") == [{"player": "p1", "value": 11, "needed": 12}]
    assert values(match)[1] == 7
    assert stack(match, "lord").tokens == 4
    plain = attack("bishamon@1", p1, 10, 6)
    assert (told(plain, "lord-held")[0]["value"], values(plain)[1]) == (10, 6)


@pytest.mark.rule("E/r46")
def test_the_second_roll_is_a_new_roll_with_its_own_ki() -> None:
    """A lifted Limit was for the first roll."""
    line = "lord=bishamon@0 p1=hagane@0 p1.ki=2 p1.shadow=9 p2=jizo@0"
    match = table(line, 10, 9, seats=2, after=None)
    act(match, "attack lord", "lift", "stand", "stand")
    assert values(match)[1:] == [9], "9 + 1 within the Limit"


@pytest.mark.rule("E.93")
def test_tokens_never_kill_a_lord() -> None:
    """Kasai with two tokens has 6 and 9: a third token, a fourth, and he stands."""
    match = attack("kasai@0+2", "p1=ame-onna@0", 6)
    assert (stack(match, "lord").tokens, match.result) == (3, None)
    more = attack("kasai@0+5", "p1=ame-onna@0", 3)
    assert (stack(more, "lord").tokens, more.result, told(more, "killed")) == (6, None, [])


@pytest.mark.rule("E.94", "E.58")
def test_tokens_lower_a_lords_wound_and_dead() -> None:
    """Yamabuki 8 and 10; with two tokens 6 and 8."""
    assert told(attack("yamabuki@0+2", "p1=ame-onna@0", 5), "missed")[0]["needed"] == 6
    for face in (6, 7):
        assert stack(attack("yamabuki@0+2", "p1=ame-onna@0", face), "lord").tokens == 3
    assert attack("yamabuki@0+2", "p1=ame-onna@0", 8).result is not None


@pytest.mark.rule("E.94")
def test_tokens_weaken_neither_his_attack_nor_his_damage() -> None:
    for tokens in ("", "+4"):
        line = f"step=awareness lord=bishamon@0{tokens} p1=ame-onna@0 p1.ki=0 p1.shadow=2"
        match = table(line, 10, 8, options=LONE)
        assert told(match, "enemy-attack") == [{"stack": "lord", "player": "p1", "needed": 9}]
        assert told(match, "wounds") == [{"player": "p1", "number": 3, "total": 2}]


@pytest.mark.rule("E.98")
def test_a_lords_card_beats_the_book() -> None:
    """Kongo bears no tokens; Gashadokuro cannot be shot; Tatewaki knows no second roll."""
    kongo = attack("kongo@0", "p1=chibi@0", 10, 2)
    assert (told(kongo, "tokens"), stack(kongo, "lord").tokens) == ([], 0)
    assert told(kongo, "missed")[0]["needed"] == 10
    tatewaki = attack("tatewaki@0", "p1=chibi@0", 10)
    assert (values(tatewaki), told(tatewaki, "lord-held")) == ([10], [])
    line = f"{ROW} p1=ame-onna@0 p1.cards=yumi* p2=jizo@0 lord="
    assert "attack lord" in legal(table(line + "kasai@1", seats=2))
    assert "attack lord" not in legal(table(line + "gashadokuro@1", seats=2))


@pytest.mark.rule("E.66", "E.98")
def test_a_total_success_that_misses_tatewaki_leaves_the_shadow() -> None:
    """His Wound value is 10 at level normal, and Chibi's Total Success is 9: less than it."""
    missed = attack("tatewaki@0", "p1=chibi@0", 10, options={"difficulty": "normal"})
    assert told(missed, "missed") == [{"player": "p1", "stack": "lord", "value": 9, "needed": 10}]
    assert (stack(missed, "lord").tokens, ninja(missed).shadow) == (0, 9)


# --- what he sees and where he goes -------------------------------------------------------


def units(line: str, *dice: int, seats: int | None = None) -> Match:
    """From Awareness, a natural 0: only a Total Success of Shadow stays hidden."""
    options = LONE if seats is None else None
    return table(f"step=awareness {line}", 10, *dice, seats=seats, options=options)


def targets(match: Match) -> list[tuple[str, str]]:
    return [(str(one["stack"]), str(one["player"])) for one in told(match, "enemy-attack")]


def ways(match: Match) -> list[tuple[str, int]]:
    return [(str(one["stack"]), int(one["tile"])) for one in told(match, "enemy-moved")]


@pytest.mark.rule("E.95", "E/r47")
def test_the_lord_is_aware_of_every_ninja_on_his_tile() -> None:
    """Hidden by a Total Success: to the Yari there, not to him. He stays, too."""
    line = f"{ROW} lord=yamabuki@0 p1=ame-onna@0 p1.ki=0 p1.shadow=10! units=yari:1@0"
    match = units(line, 9)
    assert (targets(match), ways(match)) == ([("lord", "p1")], [])
    assert player(match).hidden, "and it is still hidden from the others"
    beside = units(line.replace("lord=yamabuki@0", "lord=yamabuki@1"), 9)
    assert (targets(beside), ways(beside)) == ([], [])


@pytest.mark.rule("E/r47")
def test_the_lord_never_leaves_a_tile_with_a_ninja() -> None:
    """A hidden p1 beside him keeps him from the visible p2 next door."""
    line = f"{ROW} lord=kasai@0 p1=ame-onna@0 p1.ki=0 p1.shadow=10! p2=jizo@1 p2.ki=0 p2.shadow=2"
    match = units(line, 9, seats=2)
    assert (targets(match), ways(match)) == ([("lord", "p1")], [])


@pytest.mark.rule("E/r47", "E.73")
def test_the_lead_chooses_between_a_visible_and_a_hidden_ninja_on_his_tile() -> None:
    line = "lord=kasai@0 p1=ame-onna@0 p1.ki=0 p1.shadow=10! p2=jizo@0 p2.ki=0 p2.shadow=2"
    match = units(line, seats=2)
    assert legal(match) == ["target p1", "target p2"]
    act(script(match, 9), "target p1")
    assert targets(match) == [("lord", "p1")]


@pytest.mark.rule("E.96", "E/r47")
def test_a_hidden_ninja_on_his_way_becomes_visible_and_the_new_target() -> None:
    """From 2 to the visible p2 on 0 he walks onto p1 on 1, and stops with a Move left."""
    line = f"{ROW} lord=kasai@2 p1=ame-onna@1 p1.ki=0 p1.shadow=10! p2=jizo@0 p2.ki=0 p2.shadow=2"
    match = units(line, 9, seats=2)
    assert told(match, "lord-spots") == [{"player": "p1"}]
    assert (ways(match), targets(match)) == ([("lord", 1)], [("lord", "p1")])
    assert not player(match).hidden


@pytest.mark.rule("E.96")
def test_the_hidden_one_is_the_target_beside_the_one_he_came_for() -> None:
    line = f"{ROW} lord=kasai@1 p1=ame-onna@0 p1.ki=0 p1.shadow=10! p2=jizo@0 p2.ki=0 p2.shadow=2"
    match = units(line, 9, seats=2)
    assert (ways(match), targets(match)) == ([("lord", 0)], [("lord", "p1")])


@pytest.mark.rule("E.96", "E.26")
def test_of_two_hidden_ninja_on_his_way_the_lead_chooses() -> None:
    line = f"{ROW} lord=kasai@2 p1=ame-onna@1 p1.ki=0 p1.shadow=10! p2=jizo@1 p2.ki=0 p2.shadow=10!"
    line += " p3=hagane@0 p3.ki=0 p3.shadow=2 lead=p3"
    match = units(line, seats=3)
    assert (match.pending, legal(match)) == ((2,), ["target p1", "target p2"])
    act(script(match, 9), "target p1")
    assert (ways(match), targets(match)) == ([("lord", 1)], [("lord", "p1")])
    assert {one["player"] for one in told(match, "lord-spots")} == {"p1", "p2"}


@pytest.mark.rule("E/r47")
def test_whom_he_walks_onto_is_visible_to_all_for_the_rest_of_the_phase() -> None:
    """The Yari beside p1 cannot find it before him, and attack it after him."""
    line = f"{ROW} lord=yamabuki@2 p1=ame-onna@1 p1.ki=0 p1.shadow=10! units=yari:1@1 "
    line += "p2=jizo@0 p2.ki=0 p2.shadow=2"
    after = units(line, seats=2)
    act(script(after, 9, 9), "pick lord")
    assert targets(after) == [("lord", "p1"), ("yari-1", "p1")]
    before = units(line, seats=2)
    act(script(before, 9, 9), "pick yari-1")
    assert targets(before) == [("yari-1", "p2"), ("lord", "p1")]
    assert ways(before)[0] == ("yari-1", 0)


@pytest.mark.rule("E.97")
def test_a_lord_never_stacks() -> None:
    """Two stacks of Yari on his tile merge at the end of the phase; he stays apart."""
    line = "lord=kasai@0 units=yari:2@0,yari:1@0,daimyo:1@0 p1=ame-onna@0 p1.ki=0 p1.shadow=10!"
    match = units(line, 9)
    assert told(match, "merged") == [{"stack": "yari-1", "other-stack": "yari-2", "number": 3}]
    assert [(one.unit, one.units) for one in inside(match).stacks] == [(0, 3), (5, 1), (6, 1)]


@pytest.mark.rule("E.72", "E.73")
def test_the_lord_goes_to_the_closest_visible_ninja_by_his_move() -> None:
    """Kasai has Move 2, Yamabuki 1."""
    for lord, tiles in (("kasai", [2, 1]), ("yamabuki", [2])):
        match = units(f"{ROW} lord={lord}@3 p1=ame-onna@0 p1.ki=0 p1.shadow=2")
        assert ([tile for _, tile in ways(match)], targets(match)) == (tiles, [])


@pytest.mark.rule("E.76", "E/r48")
def test_a_ranged_lord_shoots_and_takes_a_hidden_ninja_on_his_tile_first() -> None:
    """Saika has Range 2; what else shoots is a Harquebus that came to his tile."""
    line = f"{ROW} lord=saika@2 p1=ame-onna@0 p1.ki=0 p1.shadow=2 p2=jizo@"
    away = units(line + "3 p2.ki=0 p2.shadow=10!", 9, seats=2)
    assert ways(away) == []
    assert ("lord", "p1") in targets(away)
    here = units(line + "2 p2.ki=0 p2.shadow=10!", 9, seats=2)
    assert ways(here) == []
    assert ("lord", "p2") in targets(here)
