"""`kagemusha admin fair-play`: figures, or words where too little is known, and no verdict."""

from __future__ import annotations

import os
from typing import Any

import pytest

from kagemusha.table.fair_play import FairPlay
from kagemusha.table.live_table import LiveTable
from kagemusha.terminal.main import main
from tests.table.club import Club
from tests.table.conftest import make_tables, now  # noqa: F401  fixtures
from tests.table.test_fair_play import play_rated
from tests.table.time import Time


def analysed(_: FairPlay, table: LiveTable, **__: Any) -> list[dict[str, Any]]:
    """As if the engine had judged each decision; Ada plays as it does."""
    return [
        {
            "seat": point.seat,
            "first": point.first,
            "matters": True,
            "after": 0.5,
            "loss": 0.0 if table.holders[point.seat].name == "Ada" else 0.05,
        }
        for point, _ in table.finished.timed_decisions()
    ]


def test_it_says_what_it_knows(
    lite_url: str,
    make_tables: Any,  # noqa: F811
    now: Time,  # noqa: F811
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    niced: list[int] = []
    monkeypatch.setattr(os, "nice", niced.append, raising=False)

    def fair_play(*words: str, language: str = "en") -> str:
        given = [*words, f"--database={lite_url}", f"--language={language}"]
        assert main(["admin", "fair-play", *given]) == 0
        return capsys.readouterr().out

    assert fair_play() == "Ratings: 0.\n"
    assert niced == [19]
    club = Club(make_tables(lite_url))
    for other in ("Bo", "Cy", "Di"):
        for number in range(5):
            names = ("Ada", other) if number % 2 else (other, "Ada")
            play_rated(club, now, names, {"Ada": 4, other: 9})
    who = club.people["Ada"].id
    listed = fair_play("--seconds=0")
    assert who in listed
    assert "0 read, 0 of them analysed; 5 not read" in listed
    assert "Too few decisions are analysed" in listed
    assert "Ratings: 4." in listed

    monkeypatch.setattr(FairPlay, "_analysis", analysed)
    told = fair_play(who)
    assert "15 read, 15 of them analysed; 0 not read" in told
    assert "as the engine: 100.0 %" in told
    assert "usual at this rating: 0.0 %" in told
    assert "median 4.0 s" in told
    assert "3 others in this pool: median 9.00 to 9.00 s" in told, told
    assert told.endswith("before you decide anything.\n")
    few = fair_play(who, "--matches=2")
    assert "2 read" in few
    for language in ("fr", "pl"):
        assert "{" not in fair_play(who, language=language)
    assert main(["admin", "fair-play", "nobody", f"--database={lite_url}"]) == 2
    assert main(["admin", "fair-play", "--seconds=x", f"--database={lite_url}"]) == 2
