"""The modes: how each is set up, what it changes, and how it ends."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from kagemusha.core.errors import IllegalAction
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.rules import EraRules
from tests.games.era_of_the_ninja.table import (
    GAME,
    LONE,
    ROW,
    Script,
    act,
    inside,
    keep_all,
    legal,
    ninja,
    player,
    script,
    stack,
    stand,
    table,
    told,
    view,
)

DUEL = {"mode": "nvn-death-match"}
HEAD = {"mode": "lords-head"}
LORD = "lord=kasai@0+3 p1.cards=katana*"
"""Kasai's Dead value 11 less 3: Onijin with a Katana, +3, kills him with a 5."""


def ended(match: Match) -> tuple[str, tuple[int, ...], tuple[float, ...]]:
    assert match.result is not None
    return match.result.reason, match.result.winners, match.result.scores


def only(words: Sequence[str], *verbs: str) -> list[str]:
    return [word for word in words if word.split()[0] in verbs]


def values(match: Match, roll: str) -> list[tuple[int, int]]:
    return [(one["face"], one["value"]) for one in told(match, "rolled") if one["roll"] == roll]


# --- Standard -----------------------------------------------------------------------------


@pytest.mark.rule("E.141")
@pytest.mark.parametrize(("face", "over"), [(4, False), (5, True)])
def test_standard_who_defeats_the_lord_wins(face: int, over: bool) -> None:
    line = f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=9 p2=oni@0 p2.ingenuity=99"
    match = table(line, face, seats=2)
    act(match, "attack lord")
    assert (match.result is not None) == over
    if over:
        assert ended(match) == ("lord-defeated", (0,), (1.0, 0.0))


@pytest.mark.rule("E.141")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standard_takes_two_to_four(seats: int) -> None:
    match = keep_all(table(None, seats=seats))
    assert (view(match).mode, view(match).round) == ("standard", 1)
    assert [one.tile for one in view(match).players] == [0] * seats


# --- NvN Death Match ----------------------------------------------------------------------


def castle(seats: int, *dice: int, options: dict[str, Any] | None = None) -> Match:
    """A Death Match from its setup: every tile laid where it first fits; then these dice."""
    match = keep_all(table(None, seats=seats, options={**DUEL, **(options or {})}))
    while view(match).step in ("place-spot", "turn-tile"):
        if view(match).tiles_left == 0:
            script(match, *dice)
        act(match, legal(match)[0])
    return match


@pytest.mark.rule("E.142", "E/r60")
def test_all_tiles_are_placed_in_turn_from_the_courtyard_on() -> None:
    match = keep_all(table(None, seats=3, options=DUEL))
    assert [tile.shape for tile in view(match).tiles] == ["courtyard"]
    assert legal(match) == [f"place 0 {way}" for way in ("north", "east", "south", "west")]
    turns: list[int] = []
    laid: list[dict[str, Any]] = []
    while view(match).step in ("place-spot", "turn-tile"):
        if view(match).step == "place-spot":
            turns.append(match.pending[0])
            if view(match).asked == ("cross",):  # it fits beyond every open marker
                spots = {
                    f"place {tile.number} {way}" for tile in view(match).tiles for way in tile.open
                }
                assert {*legal(match)} == spots
        act(match, legal(match)[-1])
        laid = told(match, "tile-laid")
    assert turns == [turn % 3 for turn in range(29)]
    assert [one["tile"] for one in laid] == list(range(1, 30))
    assert len(view(match).tiles) == 30
    assert all(tile.paired for tile in view(match).tiles)


@pytest.mark.rule("E.142")
def test_a_death_match_has_neither_lord_nor_minions_nor_anything_to_explore() -> None:
    match = castle(2, 3, 7)
    assert (view(match).lord, view(match).lord_state) == (None, "none")
    assert (view(match).stacks, view(match).encounters_left) == ((), 0)
    act(match, "at 29", "at 3")
    stand(match)
    assert view(match).step == "turn"
    assert only(legal(match), "explore") == []
    line = table("p1=onijin@0 p2=chibi@0", seats=2, options=DUEL)
    assert only(legal(line), "explore") == [], "though its one tile is open on all sides"
    with pytest.raises(IllegalAction) as refused:
        act(line, "explore north")
    assert refused.value.rule == "E.142"


@pytest.mark.rule("E.143")
def test_the_lowest_places_first_and_the_highest_leads() -> None:
    match = castle(4, 5, 9, 2, 7)
    order: list[int] = []
    for tile in range(4):
        assert view(match).step == "start-tile"
        order.append(match.pending[0])
        assert legal(match) == [f"at {number}" for number in range(tile, 30)], "one ninja a tile"
        act(match, f"at {tile}")
    assert order == [2, 0, 3, 1]
    assert [one.tile for one in view(match).players] == [1, 3, 0, 2]
    assert view(match).lead == "p2"
    stand(match)
    assert [one["player"] for one in told(match, "shadow-set")] == ["p2", "p3", "p4", "p1"]


@pytest.mark.rule("E.143")
def test_all_ties_are_rerolled_by_those_who_tied() -> None:
    """Not only the highest: p1 and p3 tie for the lowest, then p1 and p3 once more."""
    match = castle(3, 4, 9, 4, 6, 6, 8, 3)
    dice = [(one["player"], one["face"]) for one in told(match, "lead-die")]
    first = [("p1", 4), ("p2", 9), ("p3", 4)]
    assert dice == [*first, ("p1", 6), ("p3", 6), ("p1", 8), ("p3", 3)]
    assert view(match).lead == "p2"
    assert match.pending == (2,), "p3 is the lowest now"
    act(match, "at 5")
    assert match.pending == (0,)


@pytest.mark.rule("E.144")
def test_a_death_match_skips_awareness_and_the_lords_units() -> None:
    match = table("p1=onijin@0 p1.ki=0 p2=oni@0 p2.ki=0", seats=2, options=DUEL)
    act(match, "done")
    happened = act(match, "done")
    assert "awareness" not in happened
    assert not {"hidden", "seen"} & {*happened}
    assert happened[:3] == ["turn-done", "rested", "ki"], "Recovery follows the last turn"
    assert view(match).round == 2
    stand(match)
    act(match, "done", "done")
    assert view(match).round == 3
    assert told(match, "awareness") == told(match, "seen") == told(match, "hidden") == []


@pytest.mark.rule("E.145")
@pytest.mark.parametrize(
    ("face", "shadow", "mark"),
    [(1, 1, "failure"), (2, 2, "plain"), (7, 7, "plain"), (10, 10, "success")],
)
def test_hide_rerolls_the_shadow(face: int, shadow: int, mark: str) -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=5 p2=oni@0", face, seats=2, options=DUEL)
    happened = act(match, "hide")
    assert (player(match).shadow, player(match).shadow_mark) == (shadow, mark)
    assert "turn-done" in happened


@pytest.mark.rule("E.146")
@pytest.mark.parametrize(
    ("face", "found", "shadow"),
    [(1, 0, 1), (2, 1, 7), (3, 1, 7), (4, 2, 6), (8, 4, 4), (9, 4, 4), (10, 5, 8)],
)
def test_search_finds_half_the_die_and_the_shadow_pays(face: int, found: int, shadow: int) -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=8 p2=oni@0", face, seats=2, options=DUEL)
    assert "turn-done" in act(match, "search")
    assert (ninja(match).ingenuity, ninja(match).shadow) == (found, shadow)


@pytest.mark.rule("E.146")
def test_search_never_takes_the_shadow_below_1_and_needs_a_death_match() -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=3 p2=oni@0", 9, seats=2, options=DUEL)
    act(match, "search")
    assert ninja(match).shadow == 1
    assert "search" not in legal(table("p1=onijin@0", options=LONE))


@pytest.mark.rule("E.147")
@pytest.mark.parametrize(("face", "found"), [(1, 0), (2, 1), (10, 5)])
def test_who_keeps_its_shadow_loses_it_to_a_search(face: int, found: int) -> None:
    line = "p1=onijin@0 p1.ki=0 p1.shadow=8 p1.skills=silent-blade p2=oni@0"
    match = table(line, face, seats=2, options=DUEL)
    act(match, "search")
    assert (ninja(match).ingenuity, ninja(match).shadow) == (found, 1)


@pytest.mark.rule("E.148")
def test_the_last_one_standing_wins_and_nobody_is_replaced() -> None:
    line = (
        "p1=onijin@0 p1.ki=0 p1.shadow=9 p2=oni@0 p2.ki=0 p2.wounds=1 p2.shadow=3 "
        "p3=shinmai@0 p3.ki=0 p3.shadow=8"
    )
    match = table(line, 8, 3, seats=3, options=DUEL)
    act(match, "wound p2")
    assert player(match, 1).out
    assert match.result is None, "two are left"
    assert match.pending == (2,)
    two = table(line[: line.index(" p3")], 8, 3, seats=3, options=DUEL)
    act(two, "wound p2")
    assert ended(two) == ("last-standing", (0,), (1.0, 0.0, 0.0))


# --- Clan Death Match, Clan Attack, Multi-Clan Attack -------------------------------------


@pytest.mark.rule("E.149")
def test_ninja_are_drawn_two_and_kept_one_from_the_clan() -> None:
    options = {"mode": "clan-death-match", "clans": ["fire", "void", "fire", "void"]}
    match = table(None, seats=4, options=options)
    cards = {card.id: card for card in the_box().ninja}
    for seat in range(4):
        offers = [action.removeprefix("keep ") for action in legal(match, seat)]
        assert len(offers) == 2
        for name in offers:
            if seat % 2 == 0:
                assert {"wood", "fire", "earth"} & {*cards[name].elements}
            else:
                assert cards[name].realm in ("void", "man")


@pytest.mark.rule("E.149")
def test_or_chosen_one_after_the_other() -> None:
    options = {"mode": "clan-death-match", "clans": ["void", "void-2"], "ninja": "choose"}
    match = table(None, seats=2, options=options)
    fitting = [card.id for card in the_box().ninja if card.realm in ("void", "man")]
    assert (match.pending, legal(match)) == ((0,), [f"keep {name}" for name in fitting])
    act(match, "keep kiri")
    fitting.remove("kiri")
    assert (match.pending, legal(match)) == ((1,), [f"keep {name}" for name in fitting])
    assert player(match, 0, watcher=1).kept == ("kiri",), "all see it"


@pytest.mark.rule("E.149")
def test_sides_may_share_a_clan_and_count_as_separate_clans() -> None:
    line = "p1=oni@0 p1.shadow=9 p1.ingenuity=2 p1.cards=bo p2=hagane@0 p2.shadow=2 p2.cards=tabi"
    options = {"mode": "clan-death-match", "clans": ["metal-1", "metal-2"]}
    match = table(line, seats=2, options=options)
    assert player(match).attack == 2, "no benefit from the other side"
    assert only(legal(match), "give", "ask") == []
    assert {"wound p2", "steal tabi p2", "deposit 1"} <= {*legal(match)}


@pytest.mark.rule("E.149")
def test_with_three_seats_one_side_has_two_ninja() -> None:
    line = "p1=oni@0 p1.shadow=9 p2=hagane@0 p2.shadow=2 p3=chibi@0 p3.shadow=2"
    options = {"mode": "clan-death-match", "clans": ["earth", "named", "named"]}
    match = table(line, seats=3, options=options)
    assert [one.side for one in view(match).players] == [0, 1, 1]
    assert only(legal(match), "wound") == ["wound p2", "wound p3"]


@pytest.mark.rule("E.150")
def test_the_last_side_wins_with_its_fallen_and_clan_rules_are_on() -> None:
    line = (
        "p1=onijin@0 p1.ki=0 p1.shadow=9 p1.ingenuity=1 p2=shinmai@0 p2.ki=0 p2.wounds=1 "
        "p2.shadow=3 p4=hibana@0 p4.ki=0 p4.wounds=1 p4.shadow=3"
    )
    options = {"mode": "clan-death-match", "clans": ["metal", "wood", "metal", "wood"]}
    match = table(line, 8, 3, seats=4, options=options)
    assert only(legal(match), "deposit") == ["deposit 1"]
    act(match, "wound p2")
    assert match.result is None, "p4 is left"
    assert not ninja(match, 1).alive
    match = table(
        line.replace("p2=shinmai@0 p2.ki=0 p2.wounds=1 p2.shadow=3 ", ""),
        8,
        3,
        seats=4,
        options=options,
    )
    act(match, "wound p4")
    assert ended(match) == ("last-standing", (0, 2), (1.0, 0.0, 1.0, 0.0))


@pytest.mark.rule("E.151")
def test_clan_attack_any_kill_wins_for_all_and_nobody_fights_a_member() -> None:
    line = f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=9 p2=oni@0 p2.shadow=2 p2.cards=bo p3=hagane@0"
    options = {"mode": "clan-attack", "clans": "metal"}
    match = table(line, 5, seats=3, options=options)
    assert only(legal(match), "wound", "steal") == []
    with pytest.raises(IllegalAction) as refused:
        act(match, "wound p2")
    assert refused.value.rule == "E.99"
    act(match, "attack lord")
    assert ended(match) == ("lord-defeated", (0, 1, 2), (1.0, 1.0, 1.0))


@pytest.mark.rule("E.152")
def test_multi_clan_attack_the_killers_side_wins() -> None:
    line = (
        f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=9 p2=chibi@0 p2.shadow=2 p2.cards=bo "
        "p3=hagane@0 p3.shadow=2 p3.cards=tabi p4=kodama@0 p4.shadow=9"
    )
    options = {"mode": "multi-clan-attack", "clans": ["metal", "wood", "metal", "wood"]}
    match = table(line, 5, seats=4, options=options)
    assert only(legal(match), "wound", "steal") == ["steal bo p2", "wound p2"], "opponents only"
    act(match, "attack lord")
    assert ended(match) == ("lord-defeated", (0, 2), (1.0, 0.0, 1.0, 0.0))


@pytest.mark.rule("E.152")
def test_multi_clan_attack_may_do_without_nvn() -> None:
    line = "p1=onijin@0 p1.shadow=9 p2=chibi@0 p2.shadow=2 p2.cards=bo"
    options = {"mode": "multi-clan-attack", "clans": ["metal", "wood"], "nvn": False}
    assert only(legal(table(line, seats=2, options=options)), "wound", "steal") == []


# --- Lord's Head --------------------------------------------------------------------------


@pytest.mark.rule("E.153", "E/r61")
def test_the_killer_gains_ingenuity_and_the_head_and_play_goes_on() -> None:
    line = f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=9 p1.ingenuity=1 p2=oni@0 p2.ki=0"
    match = table(line, 5, seats=2, options=HEAD)
    happened = act(match, "attack lord")
    order = ["lord-killed", "ingenuity", "head-taken"]
    assert [kind for kind in happened if kind in order] == order
    assert ninja(match).ingenuity == 1 + 7
    assert [card.id for card in player(match).cards] == ["katana", "head"]
    assert view(match).lord_state == "defeated"
    assert match.result is None
    assert match.pending == (1,)


@pytest.mark.rule("E/r61", "E.155")
def test_the_head_comes_at_any_distance_and_takes_a_slot() -> None:
    line = (
        f"{ROW} lord=kasai@3+3 p1=onijin@0 p1.ki=0 p1.shadow=9 "
        "p1.cards=yumi*,bo,tabi,sai p2=oni@0 p2.ki=0"
    )
    match = table(line, 6, seats=2, options=HEAD)
    act(match, "attack lord")
    assert [card.id for card in player(match).cards] == ["yumi", "bo", "tabi", "sai", "head"]
    assert (view(match).step, match.pending) == ("discard-excess", (0,))
    assert legal(match) == ["discard yumi", "discard bo", "discard tabi", "discard sai"]
    act(match, "discard bo")
    assert [card.id for card in player(match).cards] == ["yumi", "tabi", "sai", "head"]
    three = line.replace("yumi*,bo,tabi,sai", "yumi*,bo,tabi")
    match = table(three, 6, seats=2, options=HEAD)
    act(match, "attack lord")
    assert view(match).step == "turn", "four cards are not too many"


@pytest.mark.rule("E.154")
def test_beginning_a_turn_on_the_courtyard_with_the_head_wins() -> None:
    line = f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=9 head=p1 p2=oni@0 p2.ki=0 p2.shadow=1!"
    match = table(line, 5, seats=2, options=HEAD)
    act(match, "move west", "done")
    assert match.result is None, "to come there is not enough"
    act(match, "done")
    stand(match)
    assert view(match).round == 2
    assert match.pending == (1,), "p2 leads now"
    act(match, "done")
    assert ended(match) == ("head-home", (0,), (1.0, 0.0))


@pytest.mark.rule("E.154", "E/r35")
def test_only_the_starting_courtyard_counts() -> None:
    tiles = "tiles=courtyard:0:0:0,courtyard:1:0:0"
    line = f"{tiles} p1=onijin@1 p1.ki=0 head=p1 p2=oni@0 p2.ki=0"
    assert table(line, seats=2, options=HEAD).result is None
    home = table(line.replace("onijin@1", "onijin@0"), seats=2, options=HEAD)
    assert ended(home)[:2] == ("head-home", (0,))
    assert (
        table(
            line.replace("onijin@1", "onijin@0").replace("head=p1", "head=0"), seats=2, options=HEAD
        ).result
        is None
    )


@pytest.mark.rule("E.154", "E.138")
def test_a_clan_brings_the_head_home_together() -> None:
    line = "p1=onijin@0 p1.ki=0 head=p1 p2=oni@0 p2.ki=0 p3=chibi@0"
    match = table(line, seats=3, options={**HEAD, "clans": ["metal", "metal", "none"]})
    assert ended(match)[:2] == ("head-home", (0, 1))


@pytest.mark.rule("E.155")
def test_the_head_cannot_go_into_a_reserve() -> None:
    line = f"{ROW} p1=onijin@1 p1.cards=bo p1.skills=pocket-space head=p1 p2=oni@0"
    match = table(line, seats=2, options=HEAD)
    assert only(legal(match), "stow") == ["stow bo"]
    assert only(legal(match), "activate", "discard") == ["activate bo"]


@pytest.mark.rule("E.155", "E/r61")
def test_the_head_can_always_be_stolen_even_without_nvn() -> None:
    """Iron Grip protects cards. The thief's Shadow must still be the higher one (E.99)."""
    line = (
        f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=7 p2=oni@1 p2.ki=0 p2.shadow=6 p2.cards=bo "
        "p2.skills=iron-grip head=p2"
    )
    match = table(line, 8, 3, seats=2, options=HEAD)
    assert only(legal(match), "steal", "wound") == ["steal head p2"]
    act(match, "steal head p2")
    assert told(match, "stolen") == [{"player": "p1", "other": "p2", "gear": "gear-head"}]
    assert [card.id for card in player(match).cards] == ["head"]
    assert [card.id for card in player(match, 1).cards] == ["bo"]
    for change in (("shadow=7", "shadow=6"), ("onijin@1", "onijin@0")):
        other = table(line.replace(*change), seats=2, options=HEAD)
        assert only(legal(other), "steal", "wound") == []
    fighting = table(line, seats=2, options={**HEAD, "nvn": True})
    assert only(legal(fighting), "steal", "wound") == ["steal head p2", "wound p2"]


@pytest.mark.rule("E/r61")
def test_a_clan_mate_does_not_steal_the_head() -> None:
    line = f"{ROW} p1=onijin@1 p1.shadow=7 p2=oni@1 p2.shadow=6 head=p2"
    match = table(line, seats=2, options={**HEAD, "clans": "metal"})
    assert only(legal(match), "steal") == []


@pytest.mark.rule("E/r35")
def test_the_head_is_not_tradable() -> None:
    line = f"{ROW} p1=onijin@1 p1.cards=bo p2=oni@1 p2.cards=tabi head=p1"
    match = table(line, seats=2, options={**HEAD, "clans": "metal"})
    assert only(legal(match), "give", "ask") == ["give bo p2", "ask tabi p2"]
    act(match, "done")
    assert only(legal(match), "give", "ask") == ["give tabi p1", "ask bo p1"]


@pytest.mark.rule("E/r35")
def test_a_dead_carrier_drops_the_head() -> None:
    line = (
        f"{ROW} active=p1 p1=onijin@2 p1.ki=0 p1.wounds=1 p1.shadow=1! head=p1 "
        "p2=oni@2 p2.ki=0 p2.shadow=10! units=yari:1@2"
    )
    match = table(line, 5, 2, seats=2, options=HEAD)
    act(match, "done", "done")
    assert told(match, "head-dropped") == [{"player": "p1", "tile": 2}]
    assert view(match).head == 2
    script(match, 5)
    stand(match)
    assert "pick-up" in legal(match)


@pytest.mark.rule("E.156")
@pytest.mark.parametrize(("head", "result"), [("", "killed"), ("head=p1", "tokens")])
def test_a_carriers_total_success_becomes_9(head: str, result: str) -> None:
    """Five Yari: Wound 9, Dead 11."""
    line = f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=9 units=yari:5@1 p2=oni@0 {head}"
    match = table(line, 10, seats=2, options=HEAD)
    assert result in act(match, "attack yari-1")
    assert values(match, "attack") == [(10, 9 if head else 10)]


@pytest.mark.rule("E.156")
@pytest.mark.parametrize(("head", "result"), [("", "killed"), ("head=p1", "tokens")])
def test_a_carriers_9_is_no_total_success(head: str, result: str) -> None:
    """Kuji-kiri counts a 9 of an Attack as a Total Success."""
    line = (
        f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=9 p1.skills=kuji-kiri units=yari:5@1 p2=oni@0 {head}"
    )
    match = table(line, 9, seats=2, options=HEAD)
    assert result in act(match, "attack yari-1")


@pytest.mark.rule("E.156")
def test_a_carriers_shadow_of_a_total_success_becomes_9() -> None:
    line = f"{ROW} step=shadow p1=onijin@1 p1.ki=0 head=p1 p2=oni@0 p2.ki=0"
    rolled = table(line, 10, 10, seats=2, options=HEAD)
    assert (player(rolled).shadow, player(rolled).shadow_mark) == (9, "plain")
    assert (player(rolled, 1).shadow, player(rolled, 1).shadow_mark) == (10, "success")
    line = f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=10! head=1 p2=oni@0 p2.ki=0"
    picked = table(line, seats=2, options=HEAD)
    act(picked, "pick-up")
    assert (player(picked).shadow, player(picked).shadow_mark) == (9, "plain")


@pytest.mark.rule("E.156", "E/r65")
@pytest.mark.parametrize(("skills", "face"), [("", 10), ("p1.skills=silent-blade", 9)])
def test_who_kills_the_lord_from_a_total_success_has_shadow_9(skills: str, face: int) -> None:
    """The attack leaves the Shadow at 10; then the head comes."""
    line = f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=10! {skills} p2=oni@0 p2.ki=0"
    match = table(line, face, seats=2, options=HEAD)
    act(match, "attack lord")
    assert told(match, "head-taken") == [{"player": "p1"}]
    assert (player(match).shadow, player(match).shadow_mark) == (9, "plain")


@pytest.mark.rule("E.63", "E/r65")
def test_a_shadow_that_fell_with_the_attack_does_not_rise_to_9() -> None:
    line = f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=10! p2=oni@0 p2.ki=0"
    match = table(line, 9, seats=2, options=HEAD)
    act(match, "attack lord")
    assert player(match).shadow == 10 - 7


@pytest.mark.rule("E.156", "E/r65")
@pytest.mark.parametrize("dice", [(8, 3), (8, 1)])
def test_who_steals_the_head_with_a_total_success_has_shadow_9(dice: tuple[int, int]) -> None:
    line = f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=10! p2=oni@1 p2.ki=0 p2.shadow=6 head=p2"
    match = table(line, *dice, seats=2, options=HEAD)
    act(match, "steal head p2")
    assert len(told(match, "stolen")) == 1
    assert (player(match).shadow, player(match).shadow_mark) == (9, "plain")


@pytest.mark.rule("E/r18", "E/r42")
def test_who_steals_something_else_keeps_a_plain_10() -> None:
    line = f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=10! p2=oni@1 p2.ki=0 p2.shadow=6 p2.cards=bo"
    match = table(line, 8, 3, seats=2, options={**HEAD, "nvn": True})
    act(match, "steal bo p2")
    assert (player(match).shadow, player(match).shadow_mark) == (10, "plain")


@pytest.mark.rule("E.156")
def test_a_carrier_cannot_lift_the_limit() -> None:
    line = f"{ROW} p1=onijin@1 p1.ki=2 p1.shadow=9 units=daimyo:1@1 p2=oni@0"
    free = table(line, seats=2, options=HEAD)
    act(free, "attack daimyo-1")
    assert legal(free) == ["roll", "lift"]
    match = table(f"{line} head=p1", 5, seats=2, options=HEAD)
    act(match, "attack daimyo-1")
    assert (view(match).step, legal(match)) == ("after-roll", ["stand", "reroll"])


@pytest.mark.rule("E.157")
def test_drop_and_pick_up_are_actions() -> None:
    line = f"{ROW} p1=onijin@1 p1.ki=0 head=p1 p2=oni@1 p2.ki=0"
    match = table(line, seats=2, options=HEAD)
    assert "pick-up" not in legal(match)
    assert "turn-done" in act(match, "drop")
    assert view(match).head == 1
    assert [card.id for card in player(match).cards] == []
    assert "drop" not in legal(match)
    assert "turn-done" in act(match, "pick-up")
    assert view(match).head is None
    assert [card.id for card in player(match, 1).cards] == ["head"]
    apart = table(line.replace("oni@1", "oni@2"), seats=2, options=HEAD)
    act(apart, "drop")
    assert "pick-up" not in legal(apart), "it lies on another tile"


@pytest.mark.rule("E.157", "E.155")
def test_who_picks_up_the_head_discards_to_four() -> None:
    line = f"{ROW} head=1 p1=onijin@1 p1.cards=bo,tabi,sai,kama p2=oni@0"
    match = table(line, seats=2, options=HEAD)
    act(match, "pick-up")
    assert legal(match) == ["discard bo", "discard tabi", "discard sai", "discard kama"]


@pytest.mark.rule("E.158")
def test_each_total_failure_of_the_carrier_wounds_the_head_and_the_third_destroys_it() -> None:
    """A Shadow roll, an Attack, a Dodge."""
    line = f"{ROW} step=shadow p1=oni@1 p1.ki=0 head=p1 units=yari:2@1"
    match = table(line, 1, 1, 5, 1, seats=2, options=HEAD)
    assert view(match).head_wounds == 1
    act(match, "attack yari-1")
    numbers = [one["number"] for one in told(match, "head-wounded")]
    assert numbers == [1, 2, 3]
    assert ended(match) == ("head-destroyed", (), (0.0, 0.0))


@pytest.mark.rule("E.158")
def test_only_the_carriers_total_failures_count() -> None:
    line = f"{ROW} p1=onijin@1 p1.ki=0 p1.shadow=7 p2=oni@1 p2.ki=0 p2.shadow=6 head=p2"
    match = table(line, 1, 5, seats=2, options={**HEAD, "nvn": True})
    act(match, "wound p2")
    assert view(match).head_wounds == 0
    target = table(line, 8, 1, seats=2, options={**HEAD, "nvn": True})
    act(target, "wound p2")
    assert view(target).head_wounds == 1


# --- Lone Ninja ---------------------------------------------------------------------------


@pytest.mark.rule("E.159", "E/r62")
def test_the_lone_ninja_leads_without_a_lead_phase() -> None:
    match = keep_all(table(None, options=LONE))
    assert (view(match).lead, view(match).round, view(match).awareness) == ("p1", 1, 1)
    assert told(match, "lead-die") == []
    while view(match).round < 4 and match.pending:
        act(match, "done" if "done" in legal(match) else legal(match)[0])
    assert told(match, "lead") == []


@pytest.mark.rule("E/r62")
def test_the_lone_ninja_has_neither_nvn_nor_clans() -> None:
    options = GAME.rules(1, LONE).options
    assert (options["nvn"], options["clans"]) == (False, ["none"])


@pytest.mark.rule("E.159")
@pytest.mark.parametrize(("options", "tokens"), [(LONE, (2, 3)), ({}, (0, 0))])
def test_in_lone_ninja_enemy_tokens_stay(options: dict[str, Any], tokens: tuple[int, int]) -> None:
    line = f"{ROW} p1=onijin@0 p1.ki=0 p1.wounds=3 p1.shadow=10! units=yari:2@3+2 lord=kasai@3+3"
    match = table(line, 5, seats=1 if options else 2, options=options)
    happened = act(match, "done")
    assert ("tokens-off" in happened) == (tokens == (0, 0))
    assert (stack(match, "yari-1").tokens, stack(match, "lord").tokens) == tokens
    assert ninja(match).wounds == 4, "the ninja rests as usual"


# --- Arcade -------------------------------------------------------------------------------

KILL = f"{LORD} p1=onijin@0 p1.ki=0 p1.shadow=9 p1.ingenuity=2 p2=oni@0"


@pytest.mark.rule("E.160", "E/r36", "E/r63")
@pytest.mark.parametrize(("others", "winners"), [(8, (0,)), (9, (0, 1)), (10, (1,))])
def test_in_arcade_the_most_ingenuity_wins(others: int, winners: tuple[int, ...]) -> None:
    """The kill ends the match and pays the Lord's 7; ties share."""
    line = f"{KILL} p2.ingenuity={others}"
    match = table(line, 5, seats=2, options={"arcade": True})
    act(match, "attack lord")
    assert ended(match) == ("lord-defeated", winners, (9.0, float(others)))


@pytest.mark.rule("E.160")
def test_cards_and_synergies_are_worth_nothing_in_arcade() -> None:
    line = f"{KILL} p2.ingenuity=8 p2.cards=bo,tabi p2.skills=kenjutsu+goton,mokuso"
    match = table(line, 5, seats=2, options={"arcade": True})
    act(match, "attack lord")
    assert ended(match)[1:] == ((0,), (9.0, 8.0))


@pytest.mark.rule("E.160", "E/r36")
@pytest.mark.parametrize(("pool", "winners"), [(2, (2,)), (3, (0, 1, 2)), (4, (0, 1))])
def test_in_arcade_a_clan_counts_together_with_its_pool(
    pool: int, winners: tuple[int, ...]
) -> None:
    line = f"{KILL} p2.ingenuity=3 p3=chibi@0 p3.ingenuity=15"
    options = {"arcade": True, "clans": ["metal", "metal", "none"]}
    match = table(line, 5, seats=3, options=options)
    inside(match).clan_pool[0] = pool
    act(match, "attack lord")
    assert ended(match) == ("lord-defeated", winners, (12.0 + pool, 12.0 + pool, 15.0))


@pytest.mark.rule("E/r36")
def test_in_arcade_the_defeated_keep_their_score() -> None:
    line = (
        "lord=kasai@0+3 p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=9 p1.ingenuity=20 "
        "p2=oni@0 p2.ki=0 p2.shadow=9 p2.ingenuity=1"
    )
    match = table(line, 1, 7, seats=2, options={"arcade": True})
    act(match, "attack lord")
    assert not ninja(match).alive
    act(match, "attack lord")
    assert ended(match) == ("lord-defeated", (0,), (20.0, 8.0))


@pytest.mark.rule("E/r63")
def test_in_arcade_a_replaced_ninjas_ingenuity_stays_in_the_score() -> None:
    line = (
        "active=p2 lead=p2 p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! p1.ingenuity=6 "
        "p2=oni@0 p2.ki=0 p2.shadow=10! units=yari:1@0"
    )
    match = table(line, 5, 2, seats=2, options={"arcade": True, "reinforcements": True})
    act(match, "done", "done", "come")
    keep_all(match)
    assert (player(match).ingenuity, player(match).score) == (0, 6)


@pytest.mark.rule("E/r63")
def test_in_arcade_the_base_mode_only_decides_when_the_match_ends() -> None:
    """Nobody would win with the head destroyed, and the survivor of a Death Match."""
    line = f"{ROW} p1=oni@1 p1.ki=0 p1.shadow=5 head=p1 units=yari:2@1 p2=chibi@0 p2.ingenuity=3"
    head = table(line, 1, seats=2, options={**HEAD, "arcade": True})
    inside(head).head_wounds = 2
    act(head, "attack yari-1")
    assert ended(head) == ("head-destroyed", (1,), (0.0, 3.0))
    line = (
        "p1=onijin@0 p1.ki=0 p1.shadow=9 p1.ingenuity=1 p2=oni@0 p2.ki=0 p2.wounds=1 "
        "p2.shadow=3 p2.ingenuity=2"
    )
    duel = table(line, 8, 3, seats=2, options={**DUEL, "arcade": True})
    act(duel, "wound p2")
    assert ended(duel) == ("last-standing", (1,), (1.0, 2.0))


# --- the end of the night -----------------------------------------------------------------


@pytest.mark.rule("E/r64")
@pytest.mark.parametrize(("round_", "over"), [(2, False), (3, True)])
def test_after_the_last_round_nobody_wins(round_: int, over: bool) -> None:
    line = f"round={round_} p1=onijin@0 p1.ki=0 p1.ingenuity=9 p2=oni@0 p2.ki=0"
    match = table(line, 5, seats=2, options={"rounds": 3})
    act(match, "done", "done")
    assert (match.result is not None) == over
    if over:
        assert ended(match) == ("rounds-spent", (), (0.0, 0.0))


@pytest.mark.rule("E/r64")
def test_in_arcade_the_most_ingenuity_wins_after_the_last_round() -> None:
    line = "round=3 p1=onijin@0 p1.ki=0 p1.ingenuity=9 p2=oni@0 p2.ki=0 p2.ingenuity=4"
    match = table(line, 5, seats=2, options={"rounds": 3, "arcade": True})
    act(match, "done", "done")
    assert ended(match) == ("rounds-spent", (0,), (9.0, 4.0))


@pytest.mark.rule("E/r64")
def test_a_night_has_a_hundred_rounds_unless_told_otherwise() -> None:
    assert GAME.rules(2, {}).options["rounds"] == 100


# --- cards that contradict each other -----------------------------------------------------

CARD = {"ninja": "onijin", "skill": "goton", "item": "tabi", "weapon": "bo", "lord": "kasai"}


@cache
def contradicting(hides: str, shows: str, first: str) -> EraRules:
    """A box in which one card hides and another shows: one as a round begins, one who Hides."""
    box = json.loads(json.dumps(the_box().to_dict()))

    def write(kind: str, name: str, ability: dict[str, Any]) -> None:
        next(card for card in box[kind] if card["id"] == name)["effect"] = [ability]

    early, late = ("round", "hiding") if first == "hides" else ("hiding", "round")
    write(hides, CARD[hides], {"when": early, "do": "force-hidden"})
    shown: dict[str, Any] = {"when": late, "do": "force-visible", "target": "each"}
    if shows == "lord":
        shown["if"] = ["lord-off"]
    write(shows, CARD[shows] if shows != hides else "ezu", shown)
    return GAME.rules(1, {**LONE, "box": box})


def contradiction(hides: str, shows: str, *dice: int, first: str = "shows") -> Match:
    """Awareness 5, then in the next round Shadow 5, Awareness 5, and perhaps dice."""
    line = "p1=onijin@0 p1.ki=0 p1.flags=moved p1.cards=bo*,tabi*,ezu* p1.skills=goton"
    answers = [f"die {face}" for face in (5, 5, 5, *dice)]
    source = Script(answers, 1)
    rules = contradicting(hides, shows, first)
    match = Match(GAME, rules, 0, position=line, source=source)
    act(match, "done", "hide")
    return match


def last_seen(match: Match) -> str:
    """Whether p1 was last found `hidden` or `seen`."""
    kinds = [event.kind.removeprefix("era-") for event in match.events()]
    return [kind for kind in kinds if kind in ("hidden", "seen")][-1]


@pytest.mark.rule("E/r38")
@pytest.mark.parametrize(
    ("hides", "shows", "result"),
    [
        ("ninja", "lord", "seen"),
        ("ninja", "skill", "hidden"),
        ("skill", "ninja", "seen"),
        ("skill", "item", "hidden"),
        ("item", "skill", "seen"),
        ("item", "weapon", "hidden"),
        ("weapon", "item", "seen"),
    ],
)
def test_of_two_contradicting_cards_the_stronger_kind_stands(
    hides: str, shows: str, result: str
) -> None:
    """Lord, Ninja, Skill, Item, Weapon, in that order."""
    match = contradiction(hides, shows)
    assert view(match).round == 3
    helped = len(told(match, "forced-hidden"))
    assert helped == (1 if result == "hidden" else 0), "nobody uses a card for nothing"
    assert len(told(match, "forced-visible")) == 2, "of the second round and the third"
    assert told(match, "conflict-die") == []
    assert last_seen(match) == result


@pytest.mark.rule("E/r38")
@pytest.mark.parametrize(
    ("hides", "shows", "result"), [("item", "skill", "seen"), ("skill", "item", "hidden")]
)
def test_it_does_not_matter_which_card_came_first(hides: str, shows: str, result: str) -> None:
    match = contradiction(hides, shows, first="hides")
    assert len(told(match, "forced-visible")) == 1
    assert told(match, "conflict-die") == []
    assert last_seen(match) == result


@pytest.mark.rule("E/r38")
@pytest.mark.parametrize(
    ("dice", "result"), [((7, 3), "hidden"), ((3, 7), "seen"), ((5, 5, 4, 9), "seen")]
)
def test_of_one_kind_the_higher_die_decides(dice: tuple[int, ...], result: str) -> None:
    match = contradiction("item", "item", *dice)
    assert [one["face"] for one in told(match, "conflict-die")] == list(dice)
    assert last_seen(match) == result


@pytest.mark.rule("E/r38")
@pytest.mark.parametrize(("dice", "hidden"), [((7, 3), True), ((3, 7), False)])
def test_smoke_against_another_item_is_a_matter_of_dice(
    dice: tuple[int, int], hidden: bool
) -> None:
    """The Tabi of this box show their owner, the Kemuridama hide him when he is found."""
    line = "p1=onijin@0 p1.ki=0 p1.flags=moved p1.shadow=10! p1.cards=tabi*,kemuridama*"
    rules = contradicting("weapon", "item", "shows")
    match = Match(GAME, rules, 0, position=line, source=Script(["die 5", "die 5"], 1))
    act(match, "done")
    script(match, 2)
    act(match, "done")
    assert legal(match) == ["use kemuridama", "skip"]
    script(match, *dice)
    act(match, "use kemuridama")
    assert [one["face"] for one in told(match, "conflict-die")] == list(dice)
    assert last_seen(match) == ("hidden" if hidden else "seen")


@pytest.mark.rule("E/r38")
@pytest.mark.parametrize(("lord", "asked"), [("kasai", True), ("genma", False)])
def test_smoke_does_not_hide_from_a_lord_who_saw_all(lord: str, asked: bool) -> None:
    """Genma, entering, makes all visible for the round: a Lord's card beats an Item."""
    line = f"lord={lord} p1=onijin@0 p1.ki=0 p1.shadow=1! p1.cards=kemuridama*"
    match = table(line, options=LONE)
    inside(match).start_left = 0
    script(match, "tile cross", "encounter the-lord-enters")
    act(match, "explore north")
    script(match, 5, 9)
    act(match, "done")
    assert ("use kemuridama" in legal(match)) == asked
    if not asked:
        assert told(match, "enemy-attack")[0]["player"] == "p1"
