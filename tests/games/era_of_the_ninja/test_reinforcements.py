"""Reinforcements: how many cards come, where they enter, and who takes a defeated ninja's place."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from tests.games.era_of_the_ninja.table import (
    GAME,
    LONE,
    ROW,
    act,
    inside,
    keep_all,
    left,
    legal,
    ninja,
    odds,
    player,
    script,
    stack,
    table,
    told,
    view,
)

CALLED = {**LONE, "reinforcements": True}
BOTH = {"reinforcements": True}
CLOSED = (
    "tiles=courtyard:0:0:0,dead-end:1:0:3,dead-end:-1:0:1,"
    "corner:0:-1:1,corner:1:-1:2,corner:0:1:0,corner:1:1:3"
)
"""No marker faces an open edge."""
DEALT = ("card katana", "card bo", "card tabi", "card sake", "card kenjutsu", "card mokuso")


def cards_drawn(match: Match) -> int:
    assert view(match).step != "choose-entry", "there is more to come"
    return len(told(match, "reinforcement"))


def fall(line: str, *answers: int | str, awareness: int = 5, **more: object) -> Match:
    """The ninja of p1 loses its last Wound to a spearman in a match of its own."""
    options = {**CALLED, **more}
    match = table(
        f"p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! units=yari:1@0 {line}",
        *(awareness, 2, *answers),
        options=options,
    )
    act(match, "done")
    return match


@pytest.mark.rule("E.111")
def test_reinforcements_come_at_the_end_of_recovery() -> None:
    match = table(
        "p1=onijin@0 p1.ki=0 p1.wounds=5 p1.shadow=6 units=yari:1@0+2",
        *(7, 9, "encounter gate-guards"),
        options={**CALLED, "mode": "standard"},
        seats=2,
    )
    happened = act(match, "done")
    order = ["dodged", "tokens-off", "rested", "healed", "reinforcement", "placed", "round"]
    assert [kind for kind in happened if kind in order] == order
    assert stack(match, "yari-1").units == 4, "nobody of them attacked this round"


def test_without_the_option_nobody_comes() -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=1!", 10, options=LONE)
    assert view(match).reinforcements_left == 0
    assert "reinforcement" not in act(match, "done")


@pytest.mark.rule("E.112")
def test_the_deck_is_the_unused_encounters_and_the_other_lord_enters() -> None:
    """36 Encounters less the 17 of the Encounter deck, and one of the two Lord Enters."""
    rules = GAME.rules(1, CALLED)
    state = rules.read_position("step=recovery awareness=7 p1=onijin@0 p1.ki=0 p1.shadow=6")
    assert rules.view(state, None).reinforcements_left == 20
    assert rules.view(state, None).encounters_left == 18
    weights = {str(answer): weight for answer, weight in rules.chances(state)}
    assert set(weights) == {
        "encounter the-lord-enters",
        *(f"encounter {card.id}" for card in the_box().encounter),
    }
    assert weights["encounter the-lord-enters"] * 20 == sum(weights.values())
    assert weights["encounter night-watch"] == 2 * weights["encounter spear-drill"]


@pytest.mark.rule("E.113")
@pytest.mark.parametrize(("awareness", "cards"), [(5, 0), (6, 0), (7, 1)])
def test_a_card_if_awareness_is_above_the_highest_shadow(awareness: int, cards: int) -> None:
    line = "p1=onijin@0 p1.ki=0 p1.shadow=6 p2=oni@0 p2.ki=0 p2.shadow=3"
    match = table(line, awareness, seats=2, options=BOTH)
    act(match, "done", "done")
    assert cards_drawn(match) == cards


@pytest.mark.rule("E.114")
@pytest.mark.parametrize(
    ("first", "second", "cards"), [("1!", "1", 2), ("1", "2", 1), ("2", "2", 0)]
)
def test_a_card_for_each_ninja_with_shadow_1(first: str, second: str, cards: int) -> None:
    """A Total Failure and a Shadow that fell to 1 count alike."""
    line = f"p1=onijin@0 p1.ki=0 p1.shadow={first} p2=oni@0 p2.ki=0 p2.shadow={second}"
    match = table(line, 1, seats=2, options=BOTH)
    act(match, "done", "done")
    assert cards_drawn(match) == cards


@pytest.mark.rule("E.115")
def test_a_card_if_awareness_is_a_natural_0() -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=10!", 10, options=CALLED)
    act(match, "done")
    assert cards_drawn(match) == 1


@pytest.mark.rule("E.115")
def test_awareness_10_by_a_lords_rule_is_no_natural_0() -> None:
    line = f"{ROW} lord=hyakume@3 p1=onijin@0 p1.ki=0 p1.shadow=10!"
    match = table(line, 9, options=CALLED)
    act(match, "done")
    assert told(match, "awareness") == [{"player": "p1", "face": 9, "value": 10}]
    assert cards_drawn(match) == 0


@pytest.mark.rule("E.113", "E.114", "E.115")
def test_the_three_conditions_add_up() -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=1!", 10, options=CALLED)
    act(match, "done")
    assert cards_drawn(match) == 3
    assert view(match).reinforcements_left <= 17


@pytest.mark.rule("E.116")
def test_the_lead_picks_a_tile_with_an_open_edge_before_each_card_is_revealed() -> None:
    line = (
        "tiles=courtyard:0:0:0,cross:1:0:0,dead-end:2:0:3 active=p1 lead=p1 "
        "p1=onijin@2 p1.ki=0 p1.shadow=1! p2=oni@0 p2.ki=0 p2.shadow=2"
    )
    match = table(line, 4, seats=2, options=BOTH)
    act(match, "done")
    happened = act(match, "done")
    assert "encounter" not in happened
    assert view(match).step == "choose-entry"
    assert match.pending == (0,), "p1 leads"
    assert legal(match) == ["at 0", "at 1"], "all markers of the dead end are paired"
    script(match, "encounter gate-guards")
    assert act(match, "at 1")[:3] == ["reinforcement", "encounter", "placed"]
    assert (stack(match, "yari-1").tile, stack(match, "yari-1").units) == (1, 3)
    assert legal(match) == ["at 0", "at 1"], "the second card may come to another tile"
    script(match, "encounter duellist")
    act(match, "at 0")
    assert stack(match, "daishyo-1").tile == 0


@pytest.mark.rule("E.116")
def test_reinforcements_stack_when_they_are_placed() -> None:
    line = "p1=onijin@0 p1.ki=0 p1.shadow=6 units=yari:2@0"
    match = table(line, 7, 9, "encounter gate-guards", options=CALLED)
    assert "merged" in act(match, "done")
    assert [(one.unit, one.units) for one in inside(match).stacks] == [(0, 5)]


@pytest.mark.rule("E.117")
def test_the_lord_may_enter_as_a_reinforcement() -> None:
    match = table(f"{ROW} p1=onijin@0 p1.ki=0 p1.shadow=6", 7, options=CALLED)
    act(match, "done")
    script(match, "encounter the-lord-enters")
    assert "lord-entered" in act(match, "at 3")
    assert view(match).lord_state == "here"
    assert stack(match, "lord").tile == 3


@pytest.mark.rule("E.117", "E.98")
def test_genma_who_enters_in_recovery_shows_all_ninja_for_the_whole_next_round() -> None:
    match = table(f"{ROW} lord=genma p1=onijin@0 p1.ki=0 p1.shadow=6", 7, options=CALLED)
    act(match, "done")
    script(match, "encounter the-lord-enters", 10, 1)
    act(match, "at 3")
    act(match, "stand")
    assert player(match).shadow_mark == "success", "hidden but for Genma"
    act(match, "hide")
    assert [event.kind for event in match.events(None) if event.kind == "era-hidden"] == []


@pytest.mark.rule("E/r58")
def test_the_lord_does_not_enter_twice() -> None:
    """With the Lord on the board, or dead, another card is drawn instead."""
    here = table(f"{ROW} lord=kasai@3 p1=onijin@0 p1.ki=0 p1.shadow=10!", 10, options=CALLED)
    act(here, "done")
    script(here, "encounter the-lord-enters", "encounter lone-sentry")
    assert [kind for kind in act(here, "at 1") if kind in ("lord-again", "placed")] == [
        "lord-again",
        "placed",
    ]
    assert stack(here, "lord").tile == 3
    dead = table(
        "head=0 p1=onijin@0 p1.ki=0 p1.shadow=6 p2=oni@0 p2.ki=0 p2.shadow=5",
        *(7, "encounter the-lord-enters", "encounter lone-sentry"),
        seats=2,
        options={"mode": "lords-head", **BOTH},
    )
    act(dead, "done", "done")
    assert left(dead) == []
    assert [(one.unit, one.units) for one in inside(dead).stacks] == [(0, 1)]
    assert view(dead).lord_state == "defeated"


@pytest.mark.rule("E/r58")
def test_an_empty_reinforcement_deck_gives_no_card() -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=1!", 10, options=CALLED)
    inside(match).reserve_left = 1
    inside(match).lord_in_reserve = False
    act(match, "done")
    assert cards_drawn(match) == 1, "of three that were called"
    assert view(match).reinforcements_left == 0


@pytest.mark.rule("E/r21")
def test_without_an_open_edge_the_card_is_discarded() -> None:
    line = f"{CLOSED} p1=onijin@0 p1.ki=0 p1.shadow=6"
    match = table(line, 7, "encounter gate-guards", options=CALLED)
    act(match, "done")
    assert told(match, "no-entry") == [{"encounter": "gate-guards"}]
    assert inside(match).stacks == []
    assert view(match).reinforcements_left == 19


@pytest.mark.rule("E/r58")
@pytest.mark.parametrize(("awareness", "cards"), [(9, 0), (10, 1)])
def test_the_dead_call_nobody_but_a_natural_0_does(awareness: int, cards: int) -> None:
    match = fall("", awareness=awareness)
    script(match, "ninja hikage")
    act(match, "come")
    keep_all(match)
    assert player(match).ninja == "hikage"
    assert cards_drawn(match) == cards, "neither the fallen Shadow 1 nor the newcomer counts"


@pytest.mark.rule("E.118", "E/r29")
def test_a_defeated_player_may_send_another_ninja() -> None:
    """One token; two cards of each deck, one kept; the Courtyard; no Ingenuity; then minions."""
    match = fall("p1.ingenuity=6 p1.cards=bo* p1.skills=goton", awareness=10)
    assert legal(match) == ["come", "stay-out"]
    assert view(match).discards == (("bo", 1), ("goton", 1))
    tokens = odds(match, "come")
    assert len(tokens) == 29
    assert "ninja onijin" not in tokens, "its token never returns"
    dealt = ("card katana", "card yumi", *DEALT[2:])
    script(match, "ninja hikage", *dealt, "encounter gate-guards")
    act(match, "come")
    assert legal(match) == ["keep katana", "keep yumi"]
    assert player(match, watcher=0).offers[2:] == ("tabi", "sake", "kenjutsu", "mokuso")
    act(match, "keep katana")
    assert legal(match) == ["keep tabi", "keep sake"]
    act(match, "keep tabi")
    happened = act(match, "keep kenjutsu")
    order = ["replaced", "reinforcement", "round"]
    assert [kind for kind in happened if kind in order] == order
    new = player(match)
    assert (new.ninja, new.tile, new.ingenuity) == ("hikage", 0, 0)
    assert (new.wounds, new.ki) == (6, 2), "whole, as its card says"
    assert [card.id for card in new.cards] == ["katana", "tabi"]
    assert [card.id for card in new.skills] == ["kenjutsu"]


@pytest.mark.rule("E.118")
def test_the_token_rejected_at_setup_is_among_the_unused() -> None:
    match = table(None, "ninja onijin", "ninja oni", options=CALLED)
    act(match, "keep onijin")
    names = [card.id for card in the_box().ninja]
    unused = [name for name, there in zip(names, inside(match).ninja_bag, strict=True) if there]
    assert "oni" in unused
    assert sorted([*unused, "onijin"]) == sorted(names)


@pytest.mark.rule("E.118")
def test_in_a_clan_only_members_come_and_they_may_use_the_pool() -> None:
    match = table(
        "active=p2 lead=p2 p1=chibi@0 p1.ki=0 p1.shadow=10! "
        "p2=kodama@0 p2.ki=0 p2.wounds=1 p2.shadow=1! units=yari:1@0",
        *(5, 2),
        seats=2,
        options={"mode": "clan-attack", "clans": "wood", **BOTH},
    )
    inside(match).clan_pool[0] = 4
    act(match, "done", "done")
    assert match.pending == (1,)
    element = {card.id: card.elements for card in the_box().ninja}
    fitting = {name for name, has in element.items() if {"water", "wood", "fire"} & {*has}}
    assert odds(match, "come") == {f"ninja {name}": 1 for name in fitting - {"chibi", "kodama"}}
    script(match, "ninja sakura", *DEALT)
    act(match, "come")
    keep_all(match)
    while view(match).step != "turn" or match.pending != (1,):
        act(match, "done" if "done" in legal(match) else legal(match)[0])
    assert player(match, 1).ninja == "sakura"
    assert {"buy weapon pool 2", "buy skill pool 4"} <= {*legal(match)}


@pytest.mark.rule("E.118", "E/r39")
def test_once_the_lord_is_located_nobody_else_comes() -> None:
    match = fall(f"{ROW} lord=kasai@3")
    script(match, 2)
    act(match, "pick yari-1")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("all-defeated", ())
    assert told(match, "out") == [{"player": "p1"}]


@pytest.mark.rule("E.118", "E/r58")
def test_the_lord_stays_located_when_he_is_dead() -> None:
    match = table(
        "head=0 p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! p2=oni@0 p2.ki=0 p2.shadow=10! "
        "units=yari:1@0",
        *(5, 2),
        seats=2,
        options={"mode": "lords-head", **BOTH},
    )
    act(match, "done", "done")
    assert told(match, "out") == [{"player": "p1"}]
    assert match.pending == (1,)


@pytest.mark.rule("E.118")
def test_when_no_token_remains_nobody_comes() -> None:
    match = table(
        "p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! units=yari:1@0", 5, 2, options=CALLED
    )
    inside(match).ninja_bag = [0] * 30
    act(match, "done")
    assert match.result is not None
    assert match.result.reason == "all-defeated"


@pytest.mark.rule("E/r39")
def test_when_no_ninja_is_left_and_none_is_drawn_nobody_wins() -> None:
    match = fall("")
    act(match, "stay-out")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("all-defeated", ())
    assert match.result.scores == (0.0,)


@pytest.mark.rule("E/r39")
def test_while_one_is_left_the_match_goes_on() -> None:
    match = table(
        "active=p2 lead=p2 p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! "
        "p2=oni@0 p2.ki=0 p2.shadow=10! units=yari:1@0",
        *(5, 2),
        seats=2,
    )
    act(match, "done", "done")
    assert not ninja(match).alive
    assert match.result is None
    assert match.pending == (1,)
