"""Other Threat tracks, and markers moved between Reserves and Supply."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import kagemusha
from kagemusha import OptionError
from kagemusha.games.seven_ronin.board import tracks, village, village_with
from kagemusha.games.seven_ronin.meta import MANIFEST
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.text import texts
from tests.games.seven_ronin.test_recorded import RECORDS

GAME = kagemusha.game("seven-ronin")
TRACK, RESERVES = MANIFEST.option("track"), MANIFEST.option("reserves")


def start(**options: Any) -> VillageView:
    """What both sides see when a match begins."""
    view = GAME.new(options=options, seed=1).view(None)
    assert isinstance(view, VillageView)
    return view


def test_the_default_is_the_village_of_the_file() -> None:
    assert TRACK.values == tuple(tracks())
    assert (TRACK.default, RESERVES.default) == (village().name, village().reserves)
    assert village_with(TRACK.default, RESERVES.default) == village()
    assert GAME.rules().content == GAME.rules(options={"track": "village", "reserves": 40}).content


@pytest.mark.rule("R7.28")
@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
def test_r7_28_another_track_changes_the_threat_levels_and_the_minimum_alone(edition: str) -> None:
    usual, rising = start(edition=edition), start(edition=edition, track="rising")
    levels = [space.threat for space in rising.track]
    assert levels == list(tracks()["rising"]) == sorted(levels)
    assert (levels[0], levels[4]) == (3, 4)  # what the books give
    for number, space in enumerate(rising.track, start=1):
        assert space.minimum == (number if edition == "pl" else min(number, space.threat))
    assert [space.casualty for space in rising.track] == [s.casualty for s in usual.track]
    assert replace(rising, track=usual.track) == usual


@pytest.mark.rule("R7.28")
@pytest.mark.parametrize("reserves", [RESERVES.least, 44, RESERVES.most])
def test_r7_28_the_supply_has_what_the_reserves_have_not(reserves: int) -> None:
    view = start(reserves=reserves)
    assert (view.reserves, view.supply) == (reserves, 50 - reserves)
    assert replace(view, reserves=40, supply=10) == start()


@pytest.mark.rule("R7.28")
@pytest.mark.parametrize("reserves", [RESERVES.least - 1, RESERVES.most + 1, "44", True])
def test_r7_28_the_bounds_of_the_reserves(reserves: object) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.rules(options={"reserves": reserves})
    (message,) = caught.value.messages
    assert message.id == "option-wrong-value"
    assert "32-48" in texts("en").message(message)


@pytest.mark.rule("R7.28")
@pytest.mark.parametrize("options", [{"track": "rising"}, {"reserves": 44}], ids=str)
def test_r7_28_an_own_board_has_its_own(options: dict[str, Any]) -> None:
    own = village().to_dict() | {"name": "own"}
    assert GAME.rules(options={"board": own}).options["board"]["name"] == "own"
    with pytest.raises(OptionError) as caught:
        GAME.rules(options={"board": own, **options})
    (message,) = caught.value.messages
    assert message.id == "option-own-board"
    for locale in ("en", "fr", "pl"):
        assert next(iter(options)) in texts(locale).message(message)


def test_the_options_that_a_match_names_give_the_same_match() -> None:
    for options in ({"track": "rising", "reserves": 36}, {"board": village().to_dict()}):
        rules = GAME.rules(options=options)
        again = GAME.rules(options=rules.options)
        assert (again.options, again.content) == (rules.options, rules.content)
        assert rules.options["board"] is None


def test_an_old_log_without_the_options_is_the_village() -> None:
    old = RECORDS.path("five-areas").read_text(encoding="utf-8")
    assert not {"track", "reserves"} & {*json.loads(old)["header"]["options"]}
    match = kagemusha.replay(old)
    assert match.rules.content == GAME.rules(options={"track": "village", "reserves": 40}).content
    assert match.header() == json.loads(old)["header"]
    assert match.result is not None


def test_a_match_with_handicaps_is_logged_and_read() -> None:
    match = GAME.new(options={"track": "rising", "reserves": 44}, seed=3)
    again = kagemusha.replay(match.to_json())
    assert again.rules.options == match.rules.options
    assert again.rules.options.items() >= {"track": "rising", "reserves": 44}.items()
    line = "round=6 reserves=20 ronin=yobu:1"
    assert GAME.position(line, options=match.rules.options).view(0) != GAME.position(line).view(0)
