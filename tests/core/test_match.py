"""The match: acting, plans, undo, copies, what others see."""

from __future__ import annotations

import json
from collections.abc import Container

import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.core.chance import ScriptedSource
from kagemusha.core.errors import IllegalAction, KagemushaError, NotationError, OptionError

LANTERNS = LanternsGame()
DEAL = ["4", "7", "2", "9"]


def dealt(*answers: str) -> kagemusha.Match:
    """A match in which seat 0 has 4 and 7, seat 1 has 2 and 9; then chance answers as given."""
    return LANTERNS.new(2, source=ScriptedSource([*DEAL, *answers]))


def test_both_seats_owe_a_choice_at_once() -> None:
    match = dealt()
    assert match.pending == (0, 1)
    assert [str(action) for action in match.legal(0)] == [
        "light 4",
        "light 7",
    ]


def test_legal_answers_in_for_actions_and_for_notation() -> None:
    legal: Container[object] = dealt().legal(0)
    assert "light 4" in legal
    assert dealt().legal(0)[0] in legal
    assert "light 5" not in legal
    assert 4 not in legal


def test_a_refused_action_changes_nothing() -> None:
    match = dealt()
    before = match.hash
    with pytest.raises(IllegalAction) as refusal:
        match.act(0, "light 9")
    assert refusal.value.rule == "L.1"
    with pytest.raises(NotationError):
        match.act(0, "dance")
    with pytest.raises(IllegalAction):
        match.act(7, "seal")
    assert match.hash == before
    assert match.moves == ()


def test_a_plan_is_done_whole_or_not_at_all() -> None:
    match = dealt()
    with pytest.raises(IllegalAction):
        match.act_all(0, ["light 4", "seal", "light 7"])
    assert not match.moves
    match.act_all(0, "light 4; light 7; seal")
    assert [str(move.action) for move in match.moves] == ["light 4", "light 7", "seal"]
    assert match.pending == (1,)


def test_what_can_be_foreseen_of_a_plan_ends_with_what_reveals_something() -> None:
    match = dealt("odd", "1", "3")
    whole = "light 7; seal"
    assert [str(action) for action in match.foreseeable(0, whole)[0]] == ["light 7", "seal"]
    match.act_all(0, whole)
    plan = ["light 9", "seal", "light 1"]  # the seal reveals both, and chance is asked
    assert [str(action) for action in match.foreseeable(1, plan)[0]] == plan[:2]
    assert [str(action) for action in match.foreseeable(1, plan)[1]] == plan[2:]
    assert match.pending == (1,), "nothing was done"


def test_an_empty_plan_does_nothing() -> None:
    match = dealt()
    assert match.act_all(0, []) == ()
    assert match.moves == ()


def test_chance_is_answered_inside_and_logged() -> None:
    match = dealt("odd", "1", "3")
    match.act_all(0, "light 7; seal")
    match.act_all(1, "light 9; seal")
    assert [str(answer) for answer in match.moves[-1].chance] == ["odd", "1", "3"]
    assert match.pending == (0, 1)


def test_an_answer_that_chance_cannot_give_is_refused() -> None:
    with pytest.raises(KagemushaError):
        LANTERNS.new(2, source=ScriptedSource(["4", "4"]))


def test_events_are_shown_in_the_form_for_each_seat() -> None:
    match = dealt()
    match.act(0, "light 4")
    assert [e.kind for e in match.events(0)].count("lanterns-chosen") == 1
    assert [e.kind for e in match.events(1)].count("lanterns-chosen") == 0
    assert [e.kind for e in match.events(1)].count("lanterns-drawn-hidden") == 2
    assert len(match.events(None)) == 5
    assert match.events(0, since=5) == match.events(0)[5:]


def test_undo_until_the_reveal() -> None:
    match = dealt("odd", "1", "3")
    start = match.hash
    assert not match.can_undo(0)
    match.act(0, "light 4")
    match.act(1, "light 2")  # unseen: it does not take seat 0's undo away
    assert match.undo(0).notation == "light 4"
    assert match.undo(1).notation == "light 2"
    assert match.hash == start
    match.act_all(0, "light 7; seal")
    assert match.undo(0).notation == "seal"
    match.act(0, "seal")
    match.act_all(1, "light 9; seal")
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction):
            match.undo(seat)


def test_an_act_in_the_open_by_another_takes_undo_away() -> None:
    match = dealt()
    match.act_all(0, "light 7; seal")
    match.act(1, "light 9")
    assert match.can_undo(0)
    match = dealt()
    match.act(0, "light 7")
    match.act_all(1, "light 9; seal")
    assert not match.can_undo(0), "seat 1 sealed, which everybody sees"


def test_undo_never_takes_back_what_opened_another_seats_planning() -> None:
    """Otherwise undo would be offered or not by steps that nobody may see."""
    match = kagemusha.game("seven-ronin").position(
        "step=area-abilities reserves=30 ninja=granary:1,well:1 ronin=yobu:0@inn,yumi:0@shrine,"
        "musashi:0@watchtower,hayai:0@field-2,taiko:0@field-3,kabe:0@passage,tasuke:0@animal-pen"
    )
    match.act(0, "granary")
    assert match.can_undo(0)
    match.act(0, "done")
    assert match.view(None).pending == (0, 1)
    assert not match.can_undo(0)


def test_a_clone_is_independent_and_meets_the_same_chance() -> None:
    match = LANTERNS.new(3, seed=11)
    twin = match.clone()
    for table in (match, twin):
        for seat in (0, 1, 2):
            table.act_all(seat, [str(table.legal(seat)[0]), "seal"])
    assert match.to_json() == twin.to_json()


def test_the_record_of_a_seat_holds_no_seed_hash_or_foreign_action() -> None:
    match = LANTERNS.new(2, seed=3)
    match.act(0, match.legal(0)[0])
    record = match.seat_log(1)
    assert set(record) == {"header", "events", "view", "result"}
    text = str(record)
    assert "lanterns-chosen" not in text
    assert match.hash not in text
    assert record["header"]["seed_commitment"] == match.seed_commitment


def test_equal_states_have_equal_hashes() -> None:
    one, other = dealt(), dealt()
    one.act(0, "light 4")
    one.act(0, "light 7")
    other.act(0, "light 7")
    assert one.hash == other.hash


def test_unknown_seats_options_and_games() -> None:
    with pytest.raises(OptionError):
        LANTERNS.new(9)
    with pytest.raises(OptionError):
        LANTERNS.new(2, {"colour": "red"})
    with pytest.raises(OptionError, match="seven-ronin"):
        kagemusha.game("eight-ronin")


def test_games_are_listed_and_found() -> None:
    assert "seven-ronin" in kagemusha.games()
    assert kagemusha.game("seven-ronin").id == "seven-ronin"
    import kagemusha.games.seven_ronin.rules as module

    assert module.SevenRonin.id == "seven-ronin"


def test_what_a_seat_may_keep_does_not_tell_the_position_that_it_began_from() -> None:
    game = kagemusha.game("wat-aah")
    match = game.position("step=place-step hand.p1=rat-3:2 hand.p2=fox-3:3", seats=2)
    for seat in (0, None):
        kept = json.dumps(match.seat_log(seat))
        assert match.seat_log(seat)["header"]["position"] == "hidden"
        assert "fox-3:3" not in kept
    assert "fox-3:3" in match.to_json(), "the full log is for whoever runs the match"
