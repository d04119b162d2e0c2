"""Hide, the Awareness die, who is hidden; Recovery and the cap of Wounds and Ki."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from tests.games.era_of_the_ninja.table import (
    LONE,
    ROW,
    act,
    inside,
    legal,
    ninja,
    player,
    script,
    table,
    told,
)

P1 = "p1=ame-onna@0 p1.ki=0"


def hide(shadow: str, awareness: int, units: str = "") -> Match:
    """A Lone Ninja hides on tile 0; the Awareness die shows a face."""
    line = f"{P1} p1.shadow={shadow} {units and 'units=' + units}"
    return act_and(table(line, awareness, options=LONE), "hide")


def act_and(match: Match, *actions: str) -> Match:
    act(match, *actions)
    return match


def seen(match: Match) -> str:
    """What Awareness found out about p1, once."""
    found = [kind for kind in ("hidden", "seen") if {"player": "p1"} in told(match, kind)]
    assert len(found) == 1
    return found[0]


# --- Hide ---------------------------------------------------------------------------------


@pytest.mark.rule("E.67")
def test_hide_only_declares_an_attempt() -> None:
    match = table(f"{P1} p1.shadow=6 p2=jizo@0 p2.shadow=5 units=yari:1@0", seats=2, after=None)
    assert act(match, "hide")[0] == "hid"
    assert (player(match).hid, player(match).hidden, player(match).ingenuity) == (True, False, 0)
    assert match.pending == (1,), "the Action ended the turn"


@pytest.mark.rule("E.68")
def test_the_lead_rolls_awareness_and_nobody_may_reroll_it() -> None:
    line = "lead=p2 p1=ame-onna@0 p1.shadow=6 p2=jizo@0 p2.shadow=5"
    match = table(line, 7, seats=2)
    act(match, "done", "done")
    assert told(match, "awareness") == [{"player": "p2", "face": 7, "value": 7}]
    assert told(match, "rerolled") == []


@pytest.mark.rule("E.69", "E.70", "E/r3")
def test_who_hides_wins_ties() -> None:
    assert {face: seen(hide("6", face)) for face in (1, 5, 6, 7, 10)} == {
        1: "hidden",
        5: "hidden",
        6: "hidden",
        7: "seen",
        10: "seen",
    }
    assert seen(hide("10", 10)) == "hidden", "a plain 10 against 10"


@pytest.mark.rule("E.71", "E/r3")
def test_others_need_a_higher_shadow() -> None:
    found = {}
    for face in (4, 5, 6, 7):
        match = table(f"{P1} p1.shadow=6", face, options=LONE)
        act(match, "done")
        found[face] = seen(match)
    assert found == {4: "hidden", 5: "hidden", 6: "seen", 7: "seen"}
    ten = act_and(table(f"{P1} p1.shadow=10", 10, options=LONE), "done")
    assert seen(ten) == "seen", "a plain 10 is no Total Success"
    success = act_and(table(f"{P1} p1.shadow=10!", 10, options=LONE), "done")
    assert seen(success) == "hidden"


@pytest.mark.rule("E.69", "E/r45")
def test_hiding_earns_one_for_each_minion_stack_on_the_tile() -> None:
    """Units do not count, stacks do; a lone unit is one; other tiles do not matter."""
    for units, gained in (
        ("yari:5@0", 1),
        ("yari:1@0", 1),
        ("yari:5@0,yari:2@0,monk:1@0", 3),
    ):
        match = hide("6", 6, units)
        assert told(match, "ingenuity") == [{"player": "p1", "number": gained, "total": gained}]
    away = act_and(
        table(f"{ROW} {P1} p1.shadow=6 units=yari:5@1", 6, options=LONE, after=1), "hide"
    )
    assert (seen(away), ninja(away).ingenuity) == ("hidden", 0)


@pytest.mark.rule("E.70", "E.69")
def test_a_failed_hide_earns_nothing() -> None:
    match = hide("6", 7, "yari:1@0,monk:1@0")
    assert (seen(match), ninja(match).ingenuity) == ("seen", 0)
    other = table(f"{P1} p1.shadow=6 units=yari:1@0", 5, options=LONE)
    act(other, "done")
    assert (seen(other), ninja(other).ingenuity) == ("hidden", 0), "no attempt, no reward"


@pytest.mark.rule("E/r4")
def test_the_reward_counts_the_stacks_that_are_left_at_awareness_and_not_the_lord() -> None:
    line = f"lord=kasai@0 {P1} p1.shadow=6 p2=takeko@0 p2.ki=0 p2.shadow=5 units=yari:1@0,monk:1@0"
    match = table(line, seats=2)
    act(match, "hide")
    act(script(match, 6, 5), "attack yari-1")  # p2's 6 + 1 kills; Awareness 5
    assert told(match, "ingenuity") == [
        {"player": "p2", "number": 1, "total": 1},
        {"player": "p1", "number": 1, "total": 1},
    ]


@pytest.mark.rule("E/r5")
def test_hiding_on_the_lords_tile_works_against_minions_only() -> None:
    line = f"lord=kasai@0 {P1} p1.shadow=6 units=yari:2@0,monk:1@0"
    match = table(line, 3, 9, options=LONE)
    act(match, "hide")
    assert (seen(match), ninja(match).ingenuity) == ("hidden", 2)
    assert told(match, "enemy-attack") == [{"stack": "lord", "player": "p1", "needed": 8}]


@pytest.mark.rule("E/r43")
def test_a_shadow_failure_is_never_hidden() -> None:
    assert seen(hide("1!", 1)) == "seen"
    assert seen(hide("1", 1)) == "hidden", "a plain 1 may hide at Awareness 1"


@pytest.mark.rule("E/r6")
def test_a_shadow_reduced_to_1_is_no_failure_but_draws_a_reinforcement() -> None:
    line = f"{P1} p1.shadow=9 p2=hagane@0 p2.ki=0 p2.shadow=4"
    match = table(line, 8, 4, seats=2, options={"nvn": True, "reinforcements": True})
    act(match, "wound p2")
    assert (player(match, 1).shadow, player(match, 1).shadow_mark) == (1, "plain")
    act(script(match, 1), "hide")
    assert {"player": "p2"} in told(match, "hidden")
    assert told(match, "reinforcement") == [{"tile": 0, "number": 1}]


# --- Recovery -----------------------------------------------------------------------------

REST = "p2=hagane@0 p2.wounds=3 p2.ki=0 p2.shadow=10!"
"""Beside p1; hidden whatever happens, and hurt."""


def recover(*actions: str, more: str = "", dice: tuple[int | str, ...] = (1,)) -> Match:
    """p1 does something in its turn; p2 does nothing; the round ends."""
    line = f"{ROW} p1=ame-onna@0 p1.wounds=3 p1.ki=0 p1.shadow=9 {REST} {more}"
    match = table(line, *dice, seats=2)
    act(match, *actions)
    if match.pending == (1,) and "done" in legal(match):
        act(match, "done")
    return match


def regained(match: Match, who: str = "p1") -> tuple[list[int], list[int]]:
    """What a player regained in Wounds and in Ki."""
    wounds = [one["number"] for one in told(match, "healed") if one["player"] == who]
    ki = [one["number"] for one in told(match, "ki") if one["player"] == who]
    return wounds, ki


@pytest.mark.rule("E.86")
def test_all_enemy_tokens_come_off_before_anybody_recovers() -> None:
    line = f"{ROW} {P1} p1.wounds=3 p1.shadow=10! {REST} lord=kasai@3+2 units=yari:2@2+1,monk:2@3+2"
    match = table(line, 1, seats=2)
    kinds = act(match, "done", "done")
    assert told(match, "tokens-off") == [{"number": 5}]
    assert kinds.index("tokens-off") < kinds.index("rested")
    assert [one.tokens for one in inside(match).stacks] == [0, 0, 0]


@pytest.mark.rule("E.87")
def test_who_did_not_move_sprint_or_attack_regains_a_wound_and_a_ki() -> None:
    match = recover("done")
    assert regained(match, "p1") == ([1], [1])
    assert regained(match, "p2") == ([1], [1])
    assert (ninja(match).wounds, ninja(match).ki) == (4, 1)


@pytest.mark.rule("E.87")
@pytest.mark.parametrize(
    ("actions", "more", "dice"),
    [
        (("move east", "done"), "", (1,)),
        (("move east", "move west", "done"), "", (1,)),
        (("sprint", "done"), "", (1,)),
        (("attack yari-1",), "units=yari:1@0", (9, 1)),
        (("attack yari-1",), "units=yari:1@0", (2, 1, 9)),
    ],
)
def test_who_moved_sprinted_or_attacked_regains_nothing(
    actions: tuple[str, ...], more: str, dice: tuple[int, ...]
) -> None:
    match = recover(*actions, more=more, dice=dice)
    assert regained(match, "p1") == ([], [])
    assert regained(match, "p2") == ([1], [1])


@pytest.mark.rule("E.87")
def test_an_nvn_attack_forfeits_recovery_and_being_attacked_does_not() -> None:
    line = f"p1=ame-onna@0 p1.wounds=3 p1.ki=0 p1.shadow=9 {REST.replace('10!', '5')}"
    match = table(line, 5, 5, seats=2, options={"nvn": True})
    act(match, "wound p2")
    act(script(match, 1), "done")
    assert told(match, "nvn-tie") != []
    assert (regained(match, "p1"), regained(match, "p2")) == (([], []), ([1], [1]))


@pytest.mark.rule("E.88")
def test_who_hid_without_moving_recovers_too() -> None:
    assert regained(recover("hide")) == ([1], [1])
    assert regained(recover("move east", "hide")) == ([], [])


@pytest.mark.rule("E.89")
def test_nobody_regains_more_than_the_start_and_what_active_cards_add() -> None:
    """Tsuchigumo has 6 Wounds and 3 Ki; an active Hachimaki adds a Ki."""
    for wounds, ki, cards, after in (
        (6, 3, "", (6, 3)),
        (5, 2, "", (6, 3)),
        (6, 2, "", (6, 3)),
        (5, 3, "", (6, 3)),
        (6, 3, "hachimaki*", (6, 4)),
        (6, 4, "hachimaki*", (6, 4)),
        (6, 3, "hachimaki", (6, 3)),
        (7, 0, "sake*", (8, 1)),
        (8, 0, "sake*", (8, 1)),
    ):
        line = f"p1=tsuchigumo@0 p1.wounds={wounds} p1.ki={ki} p1.shadow=10! p1.cards={cards}"
        match = table(line, 1, options=LONE)
        act(match, "done")
        assert (ninja(match).wounds, ninja(match).ki) == after, (wounds, ki, cards)
    full = table("p1=tsuchigumo@0 p1.shadow=10!", 1, options=LONE)
    act(full, "done")
    assert told(full, "rested") == []


@pytest.mark.rule("E.90")
def test_the_last_wound_lost_defeats() -> None:
    """A Yari does 1: two Wounds leave one, one leaves none."""
    for wounds, alive in ((2, True), (1, False)):
        line = f"{P1} p1.wounds={wounds} p1.shadow=2 p2=hagane@0 p2.shadow=10! units=yari:1@0"
        match = table(line, 9, 3, seats=2)
        act(match, "done", "done")
        assert ninja(match).alive is alive
        assert told(match, "wounds") == [{"player": "p1", "number": 1, "total": wounds - 1}]
        assert told(match, "defeated") == ([] if alive else [{"player": "p1"}])
    assert told(match, "match-over") == [], "p2 goes on"


@pytest.mark.rule("E.90")
def test_the_last_ninja_defeated_ends_the_match() -> None:
    match = table(f"{P1} p1.wounds=1 p1.shadow=2 units=yari:1@0", 9, 3, options=LONE, after=None)
    act(match, "done")
    assert match.result is not None
    assert (match.result.winners, told(match, "match-over")[0]["reason"]) == ((), "all-defeated")


@pytest.mark.rule("E/r27")
def test_search_without_moving_may_recover() -> None:
    line = f"{ROW} p1=ame-onna@0 p1.wounds=3 p1.ki=0 p1.shadow=9 {REST.replace('@0', '@3')}"
    still = table(line, 6, seats=2, options={"mode": "nvn-death-match"})
    act(still, "search")
    act(still, "done")
    assert regained(still) == ([1], [1])
    moved = table(line, 6, seats=2, options={"mode": "nvn-death-match"})
    act(moved, "move east", "search")
    act(moved, "done")
    assert regained(moved) == ([], [])


@pytest.mark.rule("E/r27")
def test_heal_without_moving_may_recover() -> None:
    line = "p1=kodama@0 p1.wounds=3 p1.ki=0 p1.shadow=10! p2=takeko@0 p2.wounds=3 p2.shadow=10!"
    match = table(line, 1, seats=2, options={"mode": "clan-attack", "clans": "wood"})
    act(match, "heal p2")
    act(match, "done")
    assert [(one["player"], one["number"]) for one in told(match, "healed")] == [
        ("p2", 1),
        ("p1", 1),
        ("p2", 1),
    ]


@pytest.mark.rule("E/r27")
@pytest.mark.parametrize(("head", "action"), [("p1", "drop"), ("0", "pick-up")])
def test_drop_and_pick_up_without_moving_may_recover(head: str, action: str) -> None:
    tiles = f"{ROW} head={head} p2=hagane@0 p2.shadow=9"
    place = "1" if action == "drop" else "0"
    line = f"{tiles} p1=ame-onna@{place} p1.wounds=3 p1.ki=0 p1.shadow=9"
    match = table(line, 1, seats=2, options={"mode": "lords-head"})
    act(match, action, "done")
    assert regained(match) == ([1], [1])
