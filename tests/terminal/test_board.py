"""The drawing: every state of many matches, in every language, fits its boxes."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.seven_ronin import SevenRoninUI
from kagemusha.text import LOCALES, texts
from tests.terminal import mirror

TABLE = SevenRoninUI(kagemusha.game("seven-ronin").rules())


@pytest.fixture(params=[(language, utf8) for language in LOCALES for utf8 in (True, False)])
def screen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Screen:
    language, utf8 = request.param
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(texts(language))
    screen.unicode = utf8
    return screen


def _every_position(seed: int, **options: bool) -> list[Match]:
    match = kagemusha.game("seven-ronin").new(options=options, seed=seed)
    rng = Rng(seed, "test")
    seen = [match.clone()]
    while match.pending:
        seat = rng.choice(match.pending)
        match.act(seat, rng.choice(match.legal(seat)))
        seen.append(match.clone())
    return seen


def test_the_ring_is_straight_and_the_rest_fits(screen: Screen) -> None:
    corner, wall = ("┌", "│") if screen.unicode else ("+", "|")
    for match in _every_position(1) + _every_position(2, spy=True):
        views = [match.view(None), match.view(0), match.view(1)]
        lines = [line.plain for line in TABLE.draw(screen, views)]
        assert lines[0][0] == corner
        ring = [line for line in lines if line[0] in f"{wall}┌├└" or line.startswith("+-")]
        assert len(ring) >= 16
        assert {cell_len(line) for line in ring} == {77}
        assert all(cell_len(line) <= 100 for line in lines)
        assert not any("…" in line for line in ring), ring


def test_what_stands_in_the_middle_is_centred() -> None:
    """Of the ring: as much space on the left as on the right, or one less."""
    screen = Screen(texts("en"))
    screen.unicode, screen.console.width = True, 80
    match = kagemusha.game("seven-ronin").new(seed=1)
    lines = [line.plain for line in TABLE.draw(screen, [match.view(None)])]
    (middle,) = [line.split("│")[2] for line in lines if "Round 1" in line]
    left, right = (len(middle) - len(cut) for cut in (middle.lstrip(), middle.rstrip()))
    assert left > 1
    assert right - left in (0, 1)


def test_the_count_is_that_of_the_rules() -> None:
    told = 0
    for seed in range(30):
        for match in _every_position(seed):
            if match.result is not None and match.result.reason in ("five-areas", "both-fields"):
                view = match.view(None)
                assert isinstance(view, VillageView)
                counted = [e for e in match.events() if e.kind.endswith("areas-counted")][-1]
                assert view.held == counted.args["total"]
                told += 1
    assert told


def test_a_list_where_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    screen = Screen(texts("en"))
    _, match = mirror.play("attacker", "random", 1)
    lines = [line.plain for line in TABLE.draw(screen, [match.view(None)])]
    assert lines[0].startswith("Round ")
    assert any(" Burial Grounds (max 2): " in line for line in lines)


def test_a_list_flows_over_as_many_lines_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    lines = Screen(texts("en")).flow("Ronin:", [Text(name) for name in ("Hayai", "Yobu", "Kabe")])
    assert [line.plain for line in lines] == ["Ronin: Hayai, Yobu,", "  Kabe"]
