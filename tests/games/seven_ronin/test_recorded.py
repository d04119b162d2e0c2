"""Recorded matches: one for each way a match can end, replayed entry by entry.

`pytest tests/games/seven_ronin/test_recorded.py --regenerate-golden` plays and writes them again,
always the same ones; review them as diffs.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha import Match
from kagemusha.core.chance import Rng
from kagemusha.games.seven_ronin.events import KINDS
from kagemusha.games.seven_ronin.names import REASON_IDS
from tests.games.recorded import Records, all_events
from tests.games.seven_ronin.table import EDITIONS, MINIATURE, Table

RECORDS = Records(Path(__file__).with_name("matches"))
WINNERS = {
    **dict.fromkeys(("five-areas", "both-fields", "inn-as-field", "ronin-gone"), (0,)),
    **dict.fromkeys(("ninja-gone", "both-gone", "last-round"), (1,)),
}


@dataclass(frozen=True)
class Scenario:
    """What a recorded match must be: random play is repeated until it ends like this."""

    reason: str
    options: dict[str, Any] = field(default_factory=dict)
    position: str | None = None
    told: tuple[str, ...] = ()
    """Events that must happen in it."""


SCENARIOS = {
    "five-areas": Scenario("five-areas", {"edition": "en"}),
    "both-fields": Scenario("both-fields", {"edition": "fr"}),
    "inn-as-field": Scenario("inn-as-field", {"edition": "pl"}),
    "ronin-gone": Scenario(
        "ronin-gone",
        {"edition": "en"},
        "round=5 reserves=18 ninja=granary:2,well:1,green:2 "
        "ronin=yobu:2,yumi:x,musashi:x,hayai:x,taiko:4,kabe:6,tasuke:2",
        ("ronin-poisoned", "ninja-sent"),
    ),
    "ronin-gone-by-division": Scenario(
        "ronin-gone",
        {"edition": "pl"},
        "round=6 reserves=14 ninja=passage:2,green:1 "
        "ronin=yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,kabe:4,tasuke:1",
        ("ninja-sent", "ronin-shot"),
    ),
    "ninja-gone": Scenario(
        "ninja-gone",
        {"edition": "fr"},
        "round=5 reserves=2 ninja=green:2 ronin=yumi:1,kabe:5,tasuke:1,taiko:x",
        ("ninja-cut", "green-cleared"),
    ),
    "ninja-gone-by-hunger": Scenario(
        "ninja-gone",
        {"edition": "en"},
        "round=4 reserves=8 ninja=well:1 ronin=taiko:1",
        ("ninja-starved", "wound-healed"),
    ),
    "both-gone": Scenario(
        "both-gone",
        {"edition": "pl"},
        "round=7 reserves=2 ninja=inn:1 "
        "ronin=yobu:2,yumi:x,musashi:x,hayai:x,taiko:x,kabe:6,tasuke:x",
    ),
    "last-round": Scenario("last-round", {"edition": "en"}, told=("hayai-rode", "ninja-pushed")),
    "last-round-switches": Scenario(
        "last-round",
        {"edition": "pl", "inn-watchtower": "inn", "minimum": "threat", "taiko-heals-green": True},
    ),
    "spies": Scenario(
        "last-round", {"edition": "fr", "spy": True}, told=("ronin-spotted", "ninja-spotted")
    ),
    "miniature": Scenario("five-areas", {"edition": "en", "board": MINIATURE}),
}
by_name = pytest.mark.parametrize("name", SCENARIOS)


def play(scenario: Scenario, seed: int) -> Match:
    """One random match."""
    game = kagemusha.game("seven-ronin")
    if scenario.position is None:
        match = game.new(options=scenario.options, seed=seed)
    else:
        match = game.position(scenario.position, options=scenario.options, seed=seed)
    dice = Rng(seed, "recorded")
    while match.pending:
        seat = dice.choice(match.pending)
        match.act(seat, dice.choice(match.legal(seat)))
    return match


def record(scenario: Scenario) -> Match:
    """The first random match that is what the scenario asks for."""
    for seed in range(5_000):
        match = play(scenario, seed)
        result = match.result
        assert result is not None
        kinds = {event.kind.removeprefix("seven-ronin-") for event in all_events(match)}
        if result.reason == scenario.reason and kinds >= {*scenario.told}:
            return match
    raise AssertionError(f"no match found: {scenario}")


@by_name
def test_recorded_match(name: str, request: pytest.FixtureRequest) -> None:
    scenario = SCENARIOS[name]
    result = RECORDS.check(name, lambda: record(scenario), request).result
    assert result is not None
    assert result.reason == scenario.reason
    assert result.winners == WINNERS[scenario.reason]
    assert result.scores == ((1.0, 0.0) if result.winners == (0,) else (0.0, 1.0))


@by_name
def test_recorded_match_keeps_the_laws_of_the_table(name: str) -> None:
    log = json.loads(RECORDS.path(name).read_text(encoding="utf-8"))
    header = log["header"]
    game = kagemusha.game("seven-ronin")
    if header["position"] is None:
        match = game.new(options=header["options"], seed=int(log["seed"]))
    else:
        match = game.position(header["position"], options=header["options"], seed=int(log["seed"]))
    table = Table(match)
    for move in log["moves"]:
        if move["seat"] == 0:
            table.attacker(move["action"])
        else:
            table.defender(move["action"])
    assert match.hash == log["moves"][-1]["hash"]


@pytest.mark.parametrize("reason", REASON_IDS[1:])
def test_there_is_a_recorded_match_for_each_way_to_end(reason: str) -> None:
    assert reason in {match.result.reason for match in RECORDS.load_all() if match.result}


def test_nothing_else_lies_in_the_folder() -> None:
    assert RECORDS.names() == {*SCENARIOS}


def test_recorded_matches_reach_every_edition_and_every_event() -> None:
    found = RECORDS.load_all()
    assert {match.rules.options["edition"] for match in found} == {*EDITIONS}
    assert any(match.rules.options["spy"] for match in found)
    assert any(match.rules.options["board"] for match in found)
    kinds = {event.kind for match in found for event in all_events(match)}
    assert kinds == {f"seven-ronin-{kind.name}" for kind in KINDS.values()}


@by_name
def test_a_changed_record_is_refused_at_its_first_wrong_entry(name: str) -> None:
    RECORDS.check_that_changes_are_refused(name)
