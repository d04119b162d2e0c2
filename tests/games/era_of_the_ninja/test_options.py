"""What may be chosen before a match, and what contradicts what."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from kagemusha.core.errors import Message, OptionError
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.phases.codes import MODE_NAMES
from tests.games.era_of_the_ninja.table import GAME

CLAN_MODES = ("clan-death-match", "clan-attack", "multi-clan-attack")


def refused(seats: int | None, options: dict[str, Any]) -> Message:
    with pytest.raises(OptionError) as error:
        GAME.rules(seats, options)
    (message,) = error.value.messages
    return message


# --- what is usual ------------------------------------------------------------------------


def test_left_alone_two_play_standard_without_modules() -> None:
    rules = GAME.rules()
    assert rules.seats == 2
    assert rules.options == {
        "mode": "standard",
        "arcade": False,
        "nvn": False,
        "reinforcements": False,
        "sneak": False,
        "clans": ["none", "none"],
        "ninja": "draw",
        "rooms": "featured",
        "lord": "random",
        "rounds": 100,
        "pace": "book",
        "difficulty": "book",
        "defeated": "watch",
        "box": None,
    }


@pytest.mark.rule("E.159")
def test_one_seat_is_the_lone_ninja_and_the_lone_ninja_one_seat() -> None:
    assert GAME.rules(1).options["mode"] == "lone-ninja"
    assert GAME.rules(None, {"mode": "lone-ninja"}).seats == 1


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_what_a_mode_brings_along(mode: str) -> None:
    """Ninja fight where the mode is about it; the clans' modes have clans."""
    options = GAME.rules(None, {"mode": mode}).options
    fights = ("nvn-death-match", "clan-death-match", "multi-clan-attack")
    assert options["nvn"] == (mode in fights)
    assert ("none" in options["clans"]) == (mode not in CLAN_MODES)
    assert (options["arcade"], options["reinforcements"], options["sneak"]) == (False,) * 3


@pytest.mark.rule("E/r34", "E.141", "E.142", "E.149", "E.151", "E.160")
@pytest.mark.parametrize("mode", [mode for mode in MODE_NAMES if mode != "lone-ninja"])
def test_every_other_mode_takes_two_to_four(mode: str) -> None:
    for seats in (2, 3, 4):
        rules = GAME.rules(seats, {"mode": mode, "arcade": mode != "clan-attack"})
        assert (rules.seats, rules.options["mode"]) == (seats, mode)
    message = refused(1, {"mode": mode})
    assert message.id == "option-era-seats"
    assert message.args == {"mode": mode, "seats": 1, "known": "2, 3, 4"}


@pytest.mark.rule("E.159")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lone_ninja_is_alone(seats: int) -> None:
    message = refused(seats, {"mode": "lone-ninja"})
    assert message.id == "option-era-seats"
    assert message.args == {"mode": "lone-ninja", "seats": seats, "known": "1"}


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_nobody_or_five_cannot_play(seats: int) -> None:
    assert refused(seats, {}).id == "option-wrong-seats"


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_options_written_down_give_the_same_rules(seats: int, options: dict[str, Any]) -> None:
    rules = GAME.rules(seats, options)
    again = GAME.rules(seats, rules.options)
    assert (again.options, again.content) == (rules.options, rules.content)


# --- contradictions -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (2, {"mode": "nvn-death-match", "nvn": False}, "nvn-needed"),
        (2, {"mode": "clan-death-match", "nvn": False}, "nvn-needed"),
        (2, {"mode": "nvn-death-match", "reinforcements": True}, "no-reinforcements"),
        (2, {"mode": "clan-death-match", "reinforcements": True}, "no-reinforcements"),
        (2, {"mode": "nvn-death-match", "sneak": True}, "no-sneak"),
        (2, {"mode": "clan-death-match", "sneak": True}, "no-sneak"),
        (2, {"mode": "clan-attack", "nvn": True}, "no-nvn"),
        (2, {"mode": "nvn-death-match", "lord": "kasai"}, "no-lord"),
        (2, {"mode": "clan-death-match", "lord": "kasai"}, "no-lord"),
        (2, {"mode": "clan-death-match", "difficulty": "easy"}, "no-difficulty"),
        (2, {"mode": "nvn-death-match", "defeated": "castle"}, "no-castle"),
        (2, {"mode": "standard", "pace": "quick"}, "no-pace"),
        (2, {"mode": "nvn-death-match", "clans": "fire"}, "no-clans"),
        (2, {"mode": "nvn-death-match", "clans": ["none", "fire"]}, "no-clans"),
        (2, {"mode": "clan-attack", "clans": ["fire", "water"]}, "one-clan"),
        (2, {"mode": "clan-attack", "clans": ["fire-1", "fire-2"]}, "one-clan"),
        (2, {"mode": "multi-clan-attack", "clans": "fire"}, "two-sides"),
        (4, {"mode": "clan-death-match", "clans": ["fire"] * 4}, "two-sides"),
        (2, {"mode": "clan-attack", "clans": ["fire", "none"]}, "clans-needed"),
        (2, {"mode": "multi-clan-attack", "clans": "none"}, "clans-needed"),
        (3, {"mode": "clan-death-match", "clans": ["fire", "water", "none"]}, "clans-needed"),
    ],
)
def test_what_contradicts_the_mode_is_refused(
    seats: int, options: dict[str, Any], problem: str
) -> None:
    message = refused(seats, options)
    assert message.id == f"option-era-{problem}"
    assert message.args == {"mode": options["mode"]}


@pytest.mark.rule("E/r62")
@pytest.mark.parametrize(
    ("more", "problem"),
    [({"nvn": True}, "no-nvn"), ({"clans": "fire"}, "no-clans"), ({"arcade": True}, "no-arcade")],
)
def test_the_lone_ninja_has_no_nvn_no_clan_no_arcade(more: dict[str, Any], problem: str) -> None:
    message = refused(1, {"mode": "lone-ninja", **more})
    assert message.id == f"option-era-{problem}"
    assert message.args == {"mode": "lone-ninja"}


def test_modules_go_with_every_mode_that_has_a_lord() -> None:
    for mode in ("standard", "clan-attack", "multi-clan-attack", "lords-head", "lone-ninja"):
        options = {"mode": mode, "reinforcements": True, "sneak": True, "lord": "kasai"}
        given = GAME.rules(None, options).options
        assert {key: given[key] for key in options} == options


# --- clans --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clans", "entries"),
    [
        ("metal", ["metal", "metal", "metal"]),
        ("metal, fire ,none", ["metal", "fire", "none"]),
        (["void"], ["void", "void", "void"]),
        (("named", "named-2", "named"), ["named", "named-2", "named"]),
        (None, ["none", "none", "none"]),
    ],
)
def test_clans_are_one_entry_for_all_or_one_for_each(clans: Any, entries: list[str]) -> None:
    assert GAME.rules(3, {"clans": clans}).options["clans"] == entries


@pytest.mark.rule("E.149")
def test_the_same_entry_is_one_side_and_who_has_no_clan_stands_alone() -> None:
    rules = GAME.rules(4, {"clans": ["fire-1", "none", "fire-1", "none"]})
    assert rules._setup.terms().sides == [0, 1, 0, 2]
    rules = GAME.rules(4, {"clans": ["fire", "fire-2", "fire", "water"]})
    assert rules._setup.terms().sides == [0, 1, 0, 2]


@pytest.mark.parametrize("number", [2, 4])
def test_a_wrong_number_of_clans_is_refused(number: int) -> None:
    message = refused(3, {"clans": ["fire"] * number})
    assert message.id == "option-era-clans-number"
    assert message.args == {"seats": 3, "number": number}


@pytest.mark.parametrize("entry", ["air", "fire-0", "fire-", "fire-10", "none-1", "", "Fire"])
def test_an_unknown_clan_is_refused(entry: str) -> None:
    message = refused(2, {"clans": [entry, "water"]})
    assert (message.id, message.args["value"]) == ("option-wrong-value", entry)


@pytest.mark.rule("E.149")
@pytest.mark.parametrize(("fitting", "taken"), [(6, False), (7, False), (8, True), (9, True)])
def test_a_box_with_too_few_ninja_for_a_clan_is_refused(fitting: int, taken: bool) -> None:
    """Four seats draw eight, and who has no clan may draw those that would fit."""
    box = copy.deepcopy(the_box().to_dict())
    for number, card in enumerate(box["ninja"]):
        card["realm"] = "heaven" if number < fitting else "void"
    options = {"clans": ["heaven", "heaven", "heaven", "none"], "box": box}
    if taken:
        assert GAME.rules(4, options).options["clans"] == options["clans"]
        return
    message = refused(4, options)
    assert message.id == "option-era-too-few-ninja"
    assert message.args == {"clan": "heaven", "number": fitting, "wanted": 8}


# --- values -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("mode", "peace"),
        ("mode", 3),
        ("arcade", "yes"),
        ("nvn", 1),
        ("reinforcements", "true"),
        ("sneak", []),
        ("ninja", "all"),
        ("lord", "nobunaga"),
        ("clans", 3),
        ("box", "/etc/passwd"),
        ("box", ["kasai"]),
    ],
)
def test_a_value_that_does_not_exist_is_refused(option: str, value: Any) -> None:
    message = refused(2, {option: value})
    assert (message.id, message.args["option"]) == ("option-wrong-value", option)
    assert message.args["known"]


def test_an_option_that_does_not_exist_is_refused() -> None:
    message = refused(2, {"dragons": True})
    assert (message.id, message.args["option"]) == ("option-unknown", "dragons")


@pytest.mark.rule("E/r64")
@pytest.mark.parametrize(
    ("rounds", "taken"),
    [(0, False), (1, True), (100, True), (101, False), (True, False), ("9", False), (2.0, False)],
)
def test_a_night_has_1_to_100_rounds(rounds: Any, taken: bool) -> None:
    if taken:
        assert GAME.rules(2, {"rounds": rounds}).options["rounds"] == rounds
    else:
        message = refused(2, {"rounds": rounds})
        assert message.args == {"option": "rounds", "value": str(rounds), "known": "1-100"}


def test_a_lord_may_be_named() -> None:
    match = GAME.new(2, options={"lord": "tamamo"}, seed=1)
    while match.view().step in ("keep-ninja", "keep-cards"):  # type: ignore[attr-defined]
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    assert match.view().lord == "tamamo"  # type: ignore[attr-defined]


def test_a_box_that_is_missing_is_refused_as_content() -> None:
    from kagemusha.core.errors import ContentError

    with pytest.raises(ContentError):
        GAME.rules(2, {"box": Path("/nowhere/at-all")})


@pytest.mark.rule("E.160", "E/r68")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"mode": "clan-attack"}, "no-arcade"),
        ({"mode": "standard", "clans": "water"}, "arcade-one-side"),
        ({"mode": "lords-head", "clans": ["fire", "fire", "fire"]}, "arcade-one-side"),
    ],
)
def test_arcade_needs_two_sides(options: dict[str, Any], problem: str) -> None:
    assert GAME.rules(3, options).options["arcade"] is False
    with pytest.raises(OptionError) as refused:
        GAME.rules(3, {**options, "arcade": True})
    assert [message.id for message in refused.value.messages] == [f"option-era-{problem}"]
