"""The board as a file: boards that can be played, and errors that name file, entry and key."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha import ContentError, OptionError
from kagemusha.games.seven_ronin.board import Board, read_board, village
from tests.games.seven_ronin.table import MINIATURE, RING, Table, look, markers

Change = Callable[[dict[str, Any]], object]

HAMLET: dict[str, Any] = {
    "name": "hamlet",
    "reserves": 18,
    "supply": 4,
    "areas-to-win": 4,
    "area": [
        {"id": "mill", "kind": "plain", "limit": 2},
        {"id": "tower", "kind": "watchtower", "limit": 1},
        {"id": "paddy", "kind": "field", "limit": 2},
        {"id": "tavern", "kind": "inn", "limit": 0},
        {"id": "orchard", "kind": "field", "limit": 1},
        {"id": "temple", "kind": "shrine", "limit": 1},
    ],
    "ronin": [
        {"id": "yobu", "vitality": 2},
        {"id": "hayai", "vitality": 15},
        {"id": "musashi", "vitality": 1},
        {"id": "tasuke", "vitality": 4},
    ],
    "round": [
        {"threat": 2, "minimum": 0},
        {"threat": 3, "minimum": 2, "casualty": True},
        {"threat": 6, "minimum": 3, "casualty": False},
    ],
}


def toml(board: dict[str, Any]) -> str:
    """A board as its file."""

    def value(item: object) -> str:
        return str(item).lower() if isinstance(item, bool | int) else f'"{item}"'

    lines = [f"{key} = {value(item)}" for key, item in board.items() if not isinstance(item, list)]
    for key, entries in board.items():
        for entry in entries if isinstance(entries, list) else ():
            lines.append(f"[[{key}]]")
            lines += [f"{name} = {value(item)}" for name, item in entry.items()]
    return "\n".join(lines)


@pytest.fixture(params=["miniature", "hamlet"])
def board(request: pytest.FixtureRequest) -> dict[str, Any]:
    return copy.deepcopy({"miniature": MINIATURE, "hamlet": HAMLET}[request.param])


# --- boards that can be played --------------------------------------------------------------------


@pytest.mark.parametrize("minimum", ["track", "threat", "round"])
def test_random_matches_on_a_board_of_ones_own_end(board: dict[str, Any], minimum: str) -> None:
    reasons = set()
    for seed in range(60):
        options = {"board": board, "minimum": minimum, "spy": bool(seed % 2)}
        match = kagemusha.game("seven-ronin").new(options=options, seed=seed)
        dice = random.Random(seed)
        while match.pending:
            view = look(match)
            assert markers(view) == board["reserves"] + board["supply"]
            seat = dice.choice(match.pending)
            match.act(seat, dice.choice(match.legal(seat)))
        assert match.result is not None
        reasons.add(match.result.reason)
        if seed % 10 == 0:
            assert kagemusha.replay(match.to_json()).hash == match.hash
    assert len(reasons) > 1


def test_a_board_from_a_file_and_from_data_are_the_same(
    board: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toml(board), encoding="utf-8")
    game = kagemusha.game("seven-ronin")
    from_file = game.new(options={"board": path}, seed=1)
    from_data = game.new(options={"board": board}, seed=1)
    assert from_file.hash == from_data.hash
    assert from_file.header() == from_data.header()
    path.unlink()  # the log carries the board: no file is needed any more
    assert kagemusha.replay(from_file.to_json()).hash == from_file.hash


def test_the_box_written_as_a_file_is_the_box(tmp_path: Path) -> None:
    data = village().to_dict()
    assert data.pop("assumed") == ["ring", "threat", "minimum"]
    path = tmp_path / "village.toml"
    path.write_text(toml(data), encoding="utf-8")
    board = read_board(path)
    assert board.to_dict() == {**data, "assumed": []}
    assert board.spaces == RING
    assert [r.threat for r in board.round] == [3, 3, 3, 4, 4, 4, 5, 5]
    assert [r.minimum for r in board.round] == [1, 2, 3, 4, 4, 4, 5, 5]
    assert (board.reserves, board.supply, board.areas_to_win) == (40, 10, 5)


def test_the_miniature_by_hand() -> None:
    """Three areas are each other's neighbours; two rounds; the third area wins."""
    table = Table(kagemusha.game("seven-ronin").new(options={"board": MINIATURE}, seed=1))
    table.plan("gate 1, barn 2", "kabe yard, tasuke yard")
    assert table.step == "area-abilities"
    table.attacker("granary")
    assert (table.reserves, table.supply) == (5, 0)
    assert table.round == 2  # the Supply is empty: the Well has nothing to give
    table.plan("yard 1, barn 1", "kabe gate, tasuke gate")
    table.defender("divide tasuke 0")
    assert table.wounds("kabe") == 1
    assert table.happened("areas-counted")[-1]["total"] == 2
    assert table.reason == "defender:last-round"


def test_tasukes_room_may_be_larger_than_in_the_box() -> None:
    match = kagemusha.game("seven-ronin").position(
        "step=division ninja=mill:5 ronin=yobu:1@mill,tasuke:0@mill,hayai:0@tower,musashi:x",
        options={
            "board": {**HAMLET, "ronin": [*HAMLET["ronin"][:3], {"id": "tasuke", "vitality": 15}]}
        },
        seed=1,
    )
    assert [str(action) for action in match.legal(1)] == ["divide tasuke 4", "divide tasuke 5"]


@pytest.mark.rule("R7.20")
def test_an_inn_that_nobody_can_attack_is_taken_above_its_limit() -> None:
    table = Table(
        kagemusha.game("seven-ronin").position("ninja=green:1", options={"board": HAMLET})
    )
    assert table.may(0, "deploy tavern 1; seal")
    assert not table.may(0, "deploy tavern 2; seal")
    plain = Table(kagemusha.game("seven-ronin").new(options={"board": HAMLET}))
    assert plain.refused(0, "deploy tavern 1; seal") == {"R7.3"}


# --- boards that cannot ---------------------------------------------------------------------------


def put(*path: str | int, value: object) -> Change:
    """Set what lies at the end of a path."""

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Take away what lies at the end of a path."""

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


def twice(key: str) -> Change:
    """Repeat the first entry."""
    return lambda data: data[key].append(dict(data[key][0]))


WRONG: dict[str, tuple[Change, str, str, str]] = {
    # name: change, message, entry, key
    "unknown key": (put("weather", value=1), "content-unknown-key", "-", "weather"),
    "unknown key of an area": (
        put("area", 0, "colour", value="red"),
        "content-unknown-key",
        "area gate",
        "colour",
    ),
    "snake case": (put("areas_to_win", value=3), "content-unknown-key", "-", "areas_to_win"),
    "missing key": (drop("reserves"), "content-missing-key", "-", "reserves"),
    "missing list": (drop("round"), "content-missing-key", "-", "round"),
    "missing key of an area": (
        drop("area", 1, "limit"),
        "content-missing-key",
        "area barn",
        "limit",
    ),
    "missing id": (drop("area", 1, "id"), "content-missing-key", "area 2", "id"),
    "missing key of a round": (
        drop("round", 1, "threat"),
        "content-missing-key",
        "round 2",
        "threat",
    ),
    "text for a number": (put("supply", value="2"), "content-wrong-value", "-", "supply"),
    "yes for a number": (put("supply", value=True), "content-wrong-value", "-", "supply"),
    "fraction": (put("supply", value=2.5), "content-wrong-value", "-", "supply"),
    "number for a name": (put("name", value=7), "content-wrong-value", "-", "name"),
    "number for a yes": (
        put("round", 0, "casualty", value=1),
        "content-wrong-value",
        "round 1",
        "casualty",
    ),
    "table for a list": (
        put("area", value={"id": "gate"}),
        "content-wrong-value",
        "-",
        "area",
    ),
    "number for a table": (put("area", 1, value=3), "content-wrong-value", "area 2", "area"),
    "unknown kind": (
        put("area", 2, "kind", value="dojo"),
        "content-wrong-value",
        "area yard",
        "kind",
    ),
    "list for a kind": (
        put("area", 2, "kind", value=["plain"]),
        "content-wrong-value",
        "area yard",
        "kind",
    ),
    "unknown ronin": (
        put("ronin", 0, "id", value="sanjuro"),
        "content-wrong-value",
        "ronin sanjuro",
        "id",
    ),
    "limit below": (
        put("area", 0, "limit", value=-1),
        "content-wrong-value",
        "area gate",
        "limit",
    ),
    "limit above": (
        put("area", 0, "limit", value=16),
        "content-wrong-value",
        "area gate",
        "limit",
    ),
    "vitality below": (
        put("ronin", 0, "vitality", value=0),
        "content-wrong-value",
        "ronin kabe",
        "vitality",
    ),
    "vitality above": (
        put("ronin", 0, "vitality", value=16),
        "content-wrong-value",
        "ronin kabe",
        "vitality",
    ),
    "threat above": (
        put("round", 0, "threat", value=11),
        "content-wrong-value",
        "round 1",
        "threat",
    ),
    "no reserves": (put("reserves", value=0), "content-wrong-value", "-", "reserves"),
    "a win for nothing": (
        put("areas-to-win", value=0),
        "content-wrong-value",
        "-",
        "areas-to-win",
    ),
    "area twice": (twice("area"), "content-twice", "area gate", "id"),
    "ronin twice": (twice("ronin"), "content-twice", "ronin kabe", "id"),
    "kind twice": (put("area", 2, "kind", value="well"), "content-twice", "area well", "kind"),
    "name of the Green": (
        put("area", 2, "id", value="green"),
        "content-bad-id",
        "area green",
        "id",
    ),
    "name of a ronin": (put("area", 2, "id", value="kabe"), "content-bad-id", "area kabe", "id"),
    "name with a space": (
        put("area", 2, "id", value="back yard"),
        "content-bad-id",
        "area back yard",
        "id",
    ),
    "capital letters": (put("area", 2, "id", value="Yard"), "content-bad-id", "area Yard", "id"),
    "empty name": (put("area", 2, "id", value=""), "content-bad-id", "area ", "id"),
    "two areas": (drop("area", 2), "content-wrong-count", "-", "area"),
    "no ronin": (put("ronin", value=[]), "content-wrong-count", "-", "ronin"),
    "no rounds": (put("round", value=[]), "content-wrong-count", "-", "round"),
    "nine rounds": (
        put("round", value=[{"threat": 1, "minimum": 1}] * 9),
        "content-wrong-count",
        "-",
        "round",
    ),
    "eleven areas": (
        put("area", value=[{"id": f"a{n}", "kind": "plain", "limit": 1} for n in range(11)]),
        "content-wrong-count",
        "-",
        "area",
    ),
    "three fields": (
        put("area", value=[{"id": f"a{n}", "kind": "field", "limit": 1} for n in range(3)]),
        "content-twice",
        "area field",
        "kind",
    ),
    "too few areas": (
        put("ronin", value=[{"id": n, "vitality": 1} for n in ("yobu", "yumi", "kabe", "hayai")]),
        "board-too-few-areas",
        "-",
        "area",
    ),
    "too many markers": (
        put("supply", value=100),
        "board-too-many-markers",
        "-",
        "supply",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_board_is_refused_by_file_entry_and_key(name: str) -> None:
    change, message, entry, key = WRONG[name]
    data = copy.deepcopy(MINIATURE)
    if name == "too many markers":
        data["reserves"] = 100
    change(data)
    with pytest.raises(ContentError) as caught:
        kagemusha.game("seven-ronin").new(options={"board": data})
    assert len(caught.value.messages) == 1
    said = caught.value.messages[0]
    assert said.id == message
    assert (said.args["file"], said.args["entry"], said.args["key"]) == ("board", entry, key)
    assert str(caught.value)


@pytest.mark.parametrize("name", ["unknown key of an area", "vitality above", "area twice"])
def test_the_file_is_named(name: str, tmp_path: Path) -> None:
    change, message, entry, key = WRONG[name]
    data = copy.deepcopy(MINIATURE)
    change(data)
    path = tmp_path / "crooked.toml"
    path.write_text(toml(data), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        kagemusha.game("seven-ronin").new(options={"board": path})
    said = caught.value.messages[0]
    assert said.id == message
    assert (said.args["file"], said.args["entry"], said.args["key"]) == ("crooked.toml", entry, key)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    crooked = tmp_path / "crooked.toml"
    crooked.write_text("name = ", encoding="utf-8")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"name = '\xff\xfe'")
    for path in (tmp_path / "nowhere.toml", tmp_path, crooked, binary):
        with pytest.raises(ContentError) as caught:
            kagemusha.game("seven-ronin").new(options={"board": path})
        said = caught.value.messages[0]
        assert said.id == "content-unreadable"
        assert said.args["file"] == str(path)
        assert said.args["problem"]


@pytest.mark.parametrize("value", ["village.toml", 5, ["area"], True])
def test_what_is_no_board_at_all(value: object) -> None:
    """Least of all a text: the options of a log that somebody sent must never open a file."""
    with pytest.raises(OptionError) as caught:
        kagemusha.game("seven-ronin").new(options={"board": value})
    assert caught.value.messages[0].id == "option-wrong-value"


def test_an_empty_board_says_what_is_missing() -> None:
    with pytest.raises(ContentError) as caught:
        read_board({})
    assert caught.value.messages[0].args["key"] == "name"
    assert isinstance(read_board(MINIATURE), Board)
