"""Editions, each switch alone, and the Spy variant."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha import IllegalAction, OptionError
from kagemusha.games.seven_ronin.board import village
from tests.games.seven_ronin.table import (
    ATTACKER,
    DEFENDER,
    EDITIONS,
    RING,
    areas_step,
    combat,
    look,
    new_table,
    plan_line,
    planning,
    scattered,
)

TRACK = (1, 2, 3, 4, 4, 4, 5, 5)
MINIMUM = {"track": TRACK, "threat": (1, 2, 3, 4, 4, 4, 5, 5), "round": tuple(range(1, 9))}
PRESETS: dict[str, dict[str, Any]] = {
    "en": {"minimum": "track", "inn-watchtower": "inn", "taiko-heals-green": True},
    "fr": {"minimum": "threat", "inn-watchtower": "watchtower", "taiko-heals-green": True},
    "pl": {"minimum": "round", "inn-watchtower": "watchtower", "taiko-heals-green": False},
}
OTHERS = {"spy": False, "board": None}
SPREAD = scattered(*RING[:7])


def complete(options: dict[str, Any]) -> dict[str, Any]:
    """What a match says its options are."""
    match = kagemusha.game("seven-ronin").new(options=options, seed=1)
    return dict(match.rules.options)


@pytest.mark.parametrize("edition", EDITIONS)
def test_presets(edition: str) -> None:
    expected = {"edition": edition, **PRESETS[edition], **OTHERS}
    assert complete({"edition": edition}) == expected


def test_english_is_the_default() -> None:
    assert complete({}) == complete({"edition": "en"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("switch", "value"),
    [
        *(("minimum", value) for value in MINIMUM),
        *(("inn-watchtower", value) for value in ("inn", "watchtower")),
        *(("taiko-heals-green", value) for value in (True, False)),
        *(("spy", value) for value in (True, False)),
    ],
)
def test_every_switch_alone(edition: str, switch: str, value: object) -> None:
    expected = {"edition": edition, **PRESETS[edition], **OTHERS}
    assert complete({"edition": edition, switch: value}) == {**expected, switch: value}


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"edition": "de"}, "option-wrong-value"),
        ({"minimum": "four"}, "option-wrong-value"),
        ({"taiko-heals-green": 1}, "option-wrong-value"),
        ({"taiko-heals-green": "yes"}, "option-wrong-value"),
        ({"spy": 0}, "option-wrong-value"),
        ({"inn-watchtower": "green"}, "option-wrong-value"),
        ({"inn-watchtower": True}, "option-wrong-value"),
        ({"inn-watchtower": ["inn"]}, "option-wrong-value"),
        ({"taiko": True}, "option-unknown"),
    ],
)
def test_options_that_do_not_exist(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        kagemusha.game("seven-ronin").new(options=options)
    assert caught.value.messages[0].id == problem


def test_two_seats_only() -> None:
    with pytest.raises(OptionError):
        kagemusha.game("seven-ronin").new(seats=3)
    assert kagemusha.game("seven-ronin").new(seats=2).pending == (ATTACKER, DEFENDER)


# --- minimum force --------------------------------------------------------------------------------


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize("minimum", MINIMUM)
@pytest.mark.parametrize("round_number", range(1, 9))
def test_r7_2_minimum_force_by_switch(minimum: str, round_number: int) -> None:
    least = MINIMUM[minimum][round_number - 1]
    table = planning(round=round_number, options={"minimum": minimum})
    full = ["field-3", "field-3", "field-3", "granary", "granary", "passage", "passage", "well"]
    for number in range(8 if round_number < 4 else 9):  # the Threat Level allows three areas
        line = ", ".join(full[:number])
        assert table.may(ATTACKER, plan_line(line)) == (number >= least)
    assert table.view.required_force == least
    assert [space.minimum for space in table.view.track] == list(MINIMUM[minimum])


def test_track_is_data_and_threat_is_not() -> None:
    """`track` reads the board's minimum, `threat` and `round` do not."""
    data = village_data()
    data["round"][1]["minimum"] = 6
    for minimum, least in (("track", 6), ("threat", 2), ("round", 2)):
        table = planning(round=2, options={"board": data, "minimum": minimum})
        assert table.view.required_force == least


def village_data() -> dict[str, Any]:
    """The box's board, to be changed."""
    return village().to_dict()


# --- the Inn as a Watchtower ----------------------------------------------------------------------


@pytest.mark.rule("R7.20", "R7.16")
@pytest.mark.parametrize(
    ("options", "hurt"),
    [
        ({"edition": "en"}, "burial-grounds"),
        ({"edition": "fr"}, "field-2"),
        ({"edition": "pl"}, "field-2"),
        ({"inn-watchtower": "watchtower"}, "field-2"),
        ({"edition": "pl", "inn-watchtower": "inn"}, "burial-grounds"),
    ],
)
def test_r7_20_inn_copies_the_watchtower_by_edition(options: dict[str, Any], hurt: str) -> None:
    where = {"kabe": "burial-grounds", "yumi": "field-2", "taiko": "passage"}
    line = ", ".join(f"{name}@{area}" for name, area in where.items())
    table = areas_step(line, ninja="watchtower:1, inn:1", options=options)
    table.attacker("inn as watchtower")
    assert {name: table.wounds(name) for name in where} == {
        name: int(area == hurt) for name, area in where.items()
    }
    table.attacker("watchtower")  # its own use is left, and always round itself
    assert table.wounds("yumi") == (2 if hurt == "field-2" else 1)


@pytest.mark.rule("R7.20", "R7.15")
@pytest.mark.parametrize(("edition", "offered"), [("en", False), ("fr", True), ("pl", True)])
def test_r7_20_inn_as_watchtower_without_a_target(edition: str, offered: bool) -> None:
    table = areas_step(
        "yumi@field-2, kabe@well", "watchtower:1, inn:1", options={"edition": edition}
    )
    assert table.may(ATTACKER, "watchtower")
    assert table.may(ATTACKER, "inn as watchtower") == offered


@pytest.mark.rule("R7.16")
def test_r7_16_inn_as_watchtower_with_a_small_supply() -> None:
    table = areas_step(
        "kabe@burial-grounds, tasuke@burial-grounds", ninja="watchtower:1, inn:1", supply=1
    )
    assert table.offers(ATTACKER) == [
        "done",
        "inn as watchtower kabe",
        "inn as watchtower tasuke",
    ]


# --- Taiko and the Green --------------------------------------------------------------------------


@pytest.mark.rule("R7.10")
@pytest.mark.parametrize(
    ("options", "heals"),
    [
        ({"edition": "en"}, True),
        ({"edition": "fr"}, True),
        ({"edition": "pl"}, False),
        ({"taiko-heals-green": False}, False),
        ({"edition": "pl", "taiko-heals-green": True}, True),
    ],
)
def test_r7_10_taiko_heals_on_the_green_by_edition(options: dict[str, Any], heals: bool) -> None:
    table = combat("taiko@inn, kabe:2@green, yobu:1@well, yumi@shrine", options=options)
    assert table.may(DEFENDER, "taiko kabe") == heals
    assert table.may(DEFENDER, "taiko yobu")
    if not heals:
        assert table.refused(DEFENDER, "taiko kabe") == {"R7.10"}


# --- spies ----------------------------------------------------------------------------------------


def test_spies_are_off_by_default() -> None:
    for edition in EDITIONS:
        table = new_table(edition=edition)
        assert table.step == "planning"
        assert table.view.spy is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_is_asked_first(edition: str) -> None:
    table = new_table(edition=edition, spy=True)
    assert (table.step, table.match.pending) == ("spy-attacker", (ATTACKER,))
    assert table.offers(ATTACKER) == sorted(["no-spy", *(f"spy {area}" for area in RING)])
    table.attacker("no-spy")
    assert (table.step, table.match.pending) == ("spy-defender", (DEFENDER,))
    assert table.offers(DEFENDER) == sorted(["no-spy", *(f"spy {area}" for area in RING)])
    table.defender("no-spy")
    assert (table.step, table.match.pending) == ("planning", (ATTACKER, DEFENDER))


def test_the_green_cannot_be_named() -> None:
    table = new_table(spy=True)
    with pytest.raises(IllegalAction) as refused:
        table.match.act(ATTACKER, "spy green")
    found = [(message.id, message.rule) for message in refused.value.messages]
    assert found == [("refused-seven-ronin-spy-green", "R7.27")]


def test_the_attacker_learns_who_will_stand_there() -> None:
    table = new_table(spy=True)
    table.attacker("spy granary")
    # One token a round: the Defender is not asked, and his plan comes first.
    assert (table.step, table.match.pending) == ("planning", (DEFENDER,))
    assert table.refused(ATTACKER, "deploy well 1; seal") == {"core"}
    where = scattered("watchtower", "field-2", "passage", "field-3", "well", "granary", "granary")
    table.defender(plan_line(where))
    seen = look(table.match, ATTACKER).spy
    assert seen is not None
    assert seen.told == ("kabe", "tasuke")
    assert table.happened("ronin-spotted")[0]["ronin-list"] == ("kabe", "tasuke")
    for other in (DEFENDER, None):
        theirs = look(table.match, other).spy
        assert theirs is not None
        assert (theirs.side, theirs.area, theirs.told) == ("attacker", "granary", None)
        kinds = [event.kind for event in table.match.events(other)]
        assert "seven-ronin-ronin-spotted" not in kinds
    assert table.match.pending == (ATTACKER,)
    table.attacker(plan_line("well 1"))
    assert table.step == "ronin-abilities"


def test_the_defender_learns_how_many_new_ninja_come() -> None:
    table = new_table(spy=True)
    table.attacker("no-spy").defender("spy granary")
    assert table.match.pending == (ATTACKER,)
    table.attacker(plan_line("granary 2, well 1"))
    seen = look(table.match, DEFENDER).spy
    assert seen is not None
    assert seen.told == 2
    assert table.match.events(DEFENDER)[-1].args == {"area": "granary", "number": 2}
    table.defender(plan_line(SPREAD))
    assert table.match.pending == (DEFENDER,)


def test_only_new_ninja_are_counted_and_none_is_an_answer() -> None:
    line = "step=spy-defender ninja=granary:2 tokens=defender"
    match = kagemusha.game("seven-ronin").position(line, options={"spy": True}, seed=1)
    match.act(DEFENDER, "spy granary")
    match.act_all(ATTACKER, plan_line("well 1"))
    seen = look(match, DEFENDER).spy
    assert seen is not None
    assert seen.told == 0


def test_a_token_is_used_once_in_a_match() -> None:
    table = new_table(spy=True)
    table.attacker("spy inn").defender(plan_line(SPREAD)).attacker(plan_line("inn 1"))
    table.end_round()
    assert (table.round, table.step) == (
        2,
        "spy-defender",
    )  # the Attacker has no token left and is not asked
    table.defender("spy well").attacker(plan_line("inn 1, green 1")).defender(plan_line(SPREAD))
    table.end_round()
    assert (table.round, table.step) == (3, "planning")
    view = table.view.spy
    assert view is not None
    assert view.tokens == ()


def test_a_kept_token_comes_back_next_round() -> None:
    table = new_table(spy=True)
    table.attacker("no-spy").defender("no-spy").plan("inn 1", SPREAD)
    table.end_round()
    assert table.step == "spy-attacker"
