"""Options as data: what a manifest completes, and what it refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kagemusha.core.errors import OptionError
from kagemusha.core.manifest import Manifest, OptionSpec, Preset

GAME = Manifest(
    id="fox",
    seats=(1, 2, 3),
    usual_seats=2,
    options=(
        OptionSpec(
            "mode",
            "choice",
            ("hunt", "alone", "war"),
            default="hunt",
            presets={
                "hunt": Preset((2, 3)),
                "alone": Preset((1,), fixed={"night": "option-fox-no-night"}),
                "war": Preset((2, 3), sets={"night": True, "dens": ("red", "white")}),
            },
            wrong_seats="option-fox-seats",
        ),
        OptionSpec("night", "switch", default=False),
        OptionSpec("hares", "number", default=9, least=1, most=20),
        OptionSpec("dens", "per-seat", ("none", "red", "white"), default=("none",)),
        OptionSpec("map", "file"),
    ),
)


@pytest.mark.parametrize(
    ("seats", "given", "expected"),
    [
        (2, {}, {"mode": "hunt", "night": False, "hares": 9, "dens": ["none"] * 2, "map": None}),
        (1, {}, {"mode": "alone", "dens": ["none"]}),
        (3, {"mode": "war"}, {"night": True, "dens": ["red", "white", "red"]}),
        (3, {"mode": "war", "night": False, "dens": "red"}, {"night": False, "dens": ["red"] * 3}),
        (2, {"dens": " red, white"}, {"dens": ["red", "white"]}),
        (2, {"map": {"hills": 3}, "hares": None}, {"map": {"hills": 3}, "hares": 9}),
        (1, {"mode": "alone", "night": False}, {"night": False}),
    ],
)
def test_options_are_completed(seats: int, given: dict[str, Any], expected: dict[str, Any]) -> None:
    chosen = GAME.complete(seats, given)
    assert list(chosen) == ["mode", "night", "hares", "dens", "map"]
    assert chosen | expected == chosen


@pytest.mark.parametrize(
    ("seats", "given", "text_id", "args"),
    [
        (2, {"wolf": 1}, "option-unknown", {"known": "mode, night, hares, dens, map"}),
        (2, {"mode": "peace"}, "option-wrong-value", {"known": "hunt, alone, war"}),
        (2, {"mode": ["hunt"]}, "option-wrong-value", {"option": "mode"}),
        (2, {"night": 1}, "option-wrong-value", {"known": "on, off"}),
        (2, {"hares": 21}, "option-wrong-value", {"value": "21", "known": "1-20"}),
        (2, {"hares": True}, "option-wrong-value", {"value": "True"}),
        (2, {"dens": [1]}, "option-wrong-value", {"option": "dens"}),
        (2, {"map": "/etc/passwd"}, "option-wrong-value", {"option": "map"}),
        (2, {"mode": "alone"}, "option-fox-seats", {"mode": "alone", "seats": 2, "known": "1"}),
        (1, {"mode": "alone", "night": True}, "option-fox-no-night", {"mode": "alone"}),
    ],
)
def test_what_does_not_fit_is_refused(
    seats: int, given: dict[str, Any], text_id: str, args: dict[str, Any]
) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.complete(seats, given)
    (message,) = refused.value.messages
    assert message.id == text_id
    assert dict(message.args) | args == message.args


def test_seats() -> None:
    assert GAME.choose_seats(None) == 2
    assert GAME.choose_seats(None, {"mode": "alone"}) == 1
    assert GAME.choose_seats(3) == 3
    assert Manifest("other", (3, 4)).choose_seats(None) == 3
    for wrong in (0, 4, True, "2"):
        with pytest.raises(OptionError, match="1, 2, 3"):
            GAME.choose_seats(wrong)  # type: ignore[arg-type]


def test_a_path_is_a_file() -> None:
    assert GAME.complete(2, {"map": Path("x")})["map"] == Path("x")
