"""Content files: typed, and refused with file, entry and key."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from kagemusha.core.content import Between, load, read_toml
from kagemusha.core.errors import ContentError


@dataclass(frozen=True)
class Card:
    id: str
    power: Annotated[int, Between(1, 9)]
    colour: Literal["red", "blue"] = "red"
    tags: tuple[str, ...] = ()
    twin: str | None = None


@dataclass(frozen=True)
class Deck:
    name: str
    max_hand: int
    fast: bool
    card: tuple[Card, ...]


GOOD: dict[str, Any] = {
    "name": "small",
    "max-hand": 3,
    "fast": True,
    "card": [
        {"id": "fox", "power": 2, "tags": ["a", "b"]},
        {"id": "crane", "power": 9, "twin": "fox"},
    ],
}


def test_a_good_file_becomes_what_it_says() -> None:
    deck = load(Deck, GOOD, "deck.toml")
    assert deck == Deck(
        "small", 3, True, (Card("fox", 2, tags=("a", "b")), Card("crane", 9, twin="fox"))
    )


@pytest.mark.parametrize(
    ("change", "problem", "entry", "key"),
    [
        ({"colour": "red"}, "content-unknown-key", "-", "colour"),
        ({"name": 3}, "content-wrong-value", "-", "name"),
        ({"max-hand": "3"}, "content-wrong-value", "-", "max-hand"),
        ({"max-hand": True}, "content-wrong-value", "-", "max-hand"),
        ({"fast": 1}, "content-wrong-value", "-", "fast"),
        ({"card": {}}, "content-wrong-value", "-", "card"),
        ({"card": [3]}, "content-wrong-value", "card 1", "card"),
        ({"card": [{"id": "fox"}]}, "content-missing-key", "card fox", "power"),
        ({"card": [{"power": 2}]}, "content-missing-key", "card 1", "id"),
        ({"card": [{"id": "fox", "power": 10}]}, "content-wrong-value", "card fox", "power"),
        (
            {"card": [{"id": "fox", "power": 2, "colour": "green"}]},
            "content-wrong-value",
            "card fox",
            "colour",
        ),
        (
            {"card": [{"id": "fox", "power": 2, "tags": [1]}]},
            "content-wrong-value",
            "card fox",
            "tags",
        ),
        (
            {"card": [{"id": "fox", "power": 2, "strength": 1}]},
            "content-unknown-key",
            "card fox",
            "strength",
        ),
    ],
)
def test_a_bad_file_is_refused_by_name(
    change: dict[str, Any], problem: str, entry: str, key: str
) -> None:
    with pytest.raises(ContentError) as error:
        load(Deck, {**GOOD, **change}, "deck.toml")
    message = error.value.messages[0]
    assert message.id == problem
    assert (message.args["file"], message.args["entry"], message.args["key"]) == (
        "deck.toml",
        entry,
        key,
    )


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("a = = 3")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("bad.toml", "binary.toml", "absent.toml"):
        with pytest.raises(ContentError) as error:
            read_toml(tmp_path / name)
        assert error.value.messages[0].id == "content-unreadable"
        assert name in str(error.value.messages[0].args["file"])
