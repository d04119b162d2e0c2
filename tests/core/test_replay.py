"""A log is replayed and checked; the error for a wrong log names the first wrong entry."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.core.chance import Rng
from kagemusha.core.errors import ReplayError
from kagemusha.core.replay import replay

LANTERNS = LanternsGame()


def find(name: str) -> kagemusha.Game:
    return LANTERNS if name == "lanterns" else kagemusha.game(name)


def played(game: kagemusha.Game, seed: int = 4, moves: int | None = None) -> kagemusha.Match:
    match = game.new(seed=seed)
    rng = Rng(seed, "test")
    while match.pending and (moves is None or len(match.moves) < moves):
        seat = rng.choice(match.pending)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


@pytest.fixture(params=["lanterns", "seven-ronin"])
def log(request: pytest.FixtureRequest) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(played(find(request.param)).to_json())
    return data


def refused(log: object) -> ReplayError:
    with pytest.raises(ReplayError) as error:
        replay(log if isinstance(log, str) else json.dumps(log), find)
    return error.value


def test_a_whole_match_and_a_running_one_come_back() -> None:
    for game in (LANTERNS, kagemusha.game("seven-ronin")):
        for moves in (0, 3, 7, None):
            match = played(game, moves=moves)
            again = replay(match.to_json(), find)
            assert again.hash == match.hash
            assert again.to_json() == match.to_json()
            assert again.events(0) == match.events(0)


def test_a_replayed_match_goes_on_with_the_same_chance() -> None:
    match = LANTERNS.new(2, seed=8)
    again = replay(match.to_json(), find)
    for table in (match, again):
        for seat in (0, 1):
            table.act_all(seat, [str(table.legal(seat)[0]), "seal"])
    assert match.to_json() == again.to_json()


def test_a_scripted_match_replays_without_a_seed() -> None:
    from kagemusha.core.chance import ScriptedSource

    match = LANTERNS.new(2, source=ScriptedSource(["1", "2", "3", "4"]))
    data = match.to_dict()
    assert data["seed"] is None
    assert replay(data, find).hash == match.hash


def test_changed_action(log: dict[str, Any]) -> None:
    actions = {entry["action"] for entry in log["moves"]}
    for number in (1, len(log["moves"]) // 2, len(log["moves"])):
        for other in sorted(actions):
            changed = json.loads(json.dumps(log))
            entry = changed["moves"][number - 1]
            if other == entry["action"]:
                continue
            entry["action"] = other
            assert refused(changed).entry == number


@pytest.mark.parametrize("key", ["hash", "seat", "link", "note"])
def test_changed_entry(log: dict[str, Any], key: str) -> None:
    new = {"hash": "0" * 64, "seat": 1 - log["moves"][4]["seat"], "link": "0" * 32, "note": "x"}
    log["moves"][4][key] = new[key]
    assert refused(log).entry == 5


def test_changed_chance() -> None:
    data = json.loads(played(LANTERNS).to_json())
    number = next(n for n, entry in enumerate(data["moves"], 1) if "chance" in entry)
    entry = data["moves"][number - 1]
    entry["chance"][0] = {"odd": "even", "even": "odd"}[entry["chance"][0]]
    assert refused(data).entry == number


def test_cut_in_the_middle_of_a_plan(log: dict[str, Any]) -> None:
    """The end says how many entries there were: a saved match is not a cut one."""
    for kept in (0, 3, len(log["moves"]) - 1):
        cut = json.loads(json.dumps(log))
        cut["moves"] = cut["moves"][:kept]
        error = refused(cut)
        assert error.entry == kept + 1
        assert error.messages[0].id == "replay-cut"


def test_an_entry_taken_out_or_swapped(log: dict[str, Any]) -> None:
    out = json.loads(json.dumps(log))
    del out["moves"][2]
    assert refused(out).entry == 3
    own = [n for n, entry in enumerate(log["moves"]) if entry["seat"] == 0][:2]
    a, b = own
    log["moves"][a], log["moves"][b] = log["moves"][b], log["moves"][a]
    assert refused(log).entry == a + 1


def test_no_end_or_another_end(log: dict[str, Any]) -> None:
    without = {key: value for key, value in log.items() if key != "end"}
    assert refused(without).entry == len(log["moves"]) + 1
    log["end"]["link"] = "0" * 32
    assert refused(log).entry == len(log["moves"]) + 1


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda log: log["header"].update(rules="999"), "replay-other-rules"),
        (lambda log: log["header"].update(content="beef"), "replay-other-content"),
        (lambda log: log["header"].update(format=99), "replay-other-format"),
        (lambda log: log["header"].update(game="go"), "option-no-such-game"),
        (lambda log: log["header"].update(seed_commitment="0"), "replay-other-seed"),
        (lambda log: log.update(seed="12345"), "replay-other-seed"),
        (lambda log: log.update(seed="x"), "replay-other-seed"),
        (lambda log: log["header"].update(extra=1), "replay-header-changed"),
        (lambda log: log["opening"].update(hash="0"), "replay-wrong-start"),
        (lambda log: log.update(moves=None), "replay-missing"),
        (lambda log: log.pop("header"), "replay-missing"),
    ],
)
def test_changed_header(
    log: dict[str, Any], change: Callable[[dict[str, Any]], object], problem: str
) -> None:
    change(log)
    error = refused(log)
    assert (error.entry, error.messages[0].id) == (0, problem)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"log"', '{"header": 3}'])
def test_what_is_no_log_at_all(text: str) -> None:
    assert refused(text).entry == 0


def test_an_entry_that_is_no_entry(log: dict[str, Any]) -> None:
    log["moves"][1] = "deploy well"
    assert refused(log).entry == 2


def test_kagemusha_replay_is_the_public_door() -> None:
    match = played(kagemusha.game("seven-ronin"))
    assert kagemusha.replay(match.to_json()).result == match.result
