"""`kagemusha explain`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kagemusha
from kagemusha.terminal import saves
from tests.bots.sage import calibrate, forget, register
from tests.bots.test_review import GAMES, played
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def sage() -> Iterator[None]:
    """Register the thinker only for these tests."""
    register()
    calibrate()
    yield
    forget()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_every_game_in_every_language(run: Run, game: str, language: str) -> None:
    answer = run("explain", game, "--bot", "sage", "--language", language)
    assert answer.code == 0, answer.err
    assert "75" in answer.out
    assert "80" in answer.out


def test_each_seat_that_chooses_is_explained_or_one_of_them(run: Run) -> None:
    both = run("explain", "seven-ronin", "--bot", "sage")
    assert "7 Ronin, English edition: Attacker" in both.out
    assert "7 Ronin, English edition: Defender" in both.out
    one = run("explain", "seven-ronin", "--bot", "sage", "--seat", "defender")
    assert "Attacker" not in one.out
    assert "Chance of winning if everybody continues like the bot “skilled”" in one.flat


def test_the_mixture_of_a_position(run: Run) -> None:
    line = "round=7 reserves=4 ninja=well:1,inn:1 ronin=kabe:3,yobu:1,yumi:x"
    words = ["--position", line, "--seat", "attacker", "--work", "0.05", "--json", "-"]
    answer = run("explain", "seven-ronin", *words)
    data = json.loads(answer.out)
    (seat,) = data["seats"]
    assert (data["bot"], seat["seat"]) == ("master", "attacker")
    shares = [one["share"] for one in seat["candidates"]]
    assert sum(shares) == pytest.approx(1.0, abs=0.2)
    assert seat["plan"] in [one["plan"] for one in seat["candidates"]]


def test_a_point_of_a_match_in_a_file(run: Run, tmp_path: Path) -> None:
    match = played("wat-aah")
    (tmp_path / "match.json").write_text(match.to_json(), encoding="utf-8")
    answer = run("explain", "match.json", "--at", "5", "--bot", "sage", "--json", "-")
    data = json.loads(answer.out)
    assert data["position"] == match.rewound(5).position()
    over = run("explain", "match.json", "--bot", "sage")
    assert over.code == 1
    assert "the match is over" in over.err
    late = run("explain", "match.json", "--at", "9999", "--bot", "sage")
    assert f"the log of this match has {len(match.moves)}" in late.err


def test_no_help_in_a_match_between_people_that_runs(run: Run, tmp_path: Path) -> None:
    save = saves.Save(kagemusha.game("seven-ronin").new(seed=1), (saves.HUMAN, saves.HUMAN))
    saves.write(tmp_path / "match.json", save)
    answer = run("explain", "match.json", "--bot", "sage")
    assert answer.code == 2
    assert "no hints in a match between people" in answer.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nonsense"], "Possible: seven-ronin"),
        (["nothing.json"], "no such file"),
        (["seven-ronin", "--at", "3"], "--at belongs to a file"),
        (["seven-ronin", "--seat", "p1"], "Possible: attacker, defender"),
        (["seven-ronin", "--bot", "random"], "cannot explain its choices"),
        (["seven-ronin", "--work", "0"], "from 0.01 to 10"),
    ],
)
def test_what_is_wrong_is_said(run: Run, words: list[str], told: str) -> None:
    answer = run("explain", *words)
    assert answer.code in (1, 2)
    assert told in " ".join(answer.err.split())


def test_a_file_has_its_own_options(run: Run, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(played("wat-aah").to_json(), encoding="utf-8")
    for words in (["--seats", "3"], ["--position", "round=1"]):
        answer = run("explain", "match.json", *words)
        assert "has its own options and positions" in answer.err


def test_the_mixture_its_value_and_reasons_in_words(run: Run) -> None:
    line = "round=3 ninja=green:2,inn:2"
    words = ["--bot", "champion", "--work", "0.01", "--position", line]
    attack = run("explain", "seven-ronin", *words, "--seat", "attacker").flat
    assert "Chance of winning, in the bot’s opinion: " in attack
    assert re.search(r"which is not calibrated: \d+ % \(± \d+\)\. It would play: [A-Z]", attack)
    assert re.search(r"attack each area, and with how many ninja [a-z ]+: [^.]+ \d+ %", attack)
    assert re.search(r"Ninja that it sends: [1-9]\d* to \d+\.", attack)
    assert "How often champion plays each plan" in attack


def test_the_shares_of_a_mixture_add_up(run: Run) -> None:
    words = ["--bot", "champion", "--seat", "attacker"]
    data = json.loads(run("explain", "seven-ronin", *words, "--json", "-").out)
    (seat,) = data["seats"]
    shares = [one["share"] for one in seat["candidates"]]
    printed = run("explain", "seven-ronin", *words).flat
    rest = re.search(r"Rarer plans: (\d+), together (less than )?(\d+) %\.", printed)
    rarer = int(rest[1]) if rest else 0
    assert sum(share > 0 for share in shares) + rarer == seat["drawn_from"]
    assert 0.97 <= sum(shares) <= 1.01
    assert seat["why"]["args"]["plans"] == seat["drawn_from"]


def test_what_is_not_drawn_has_no_mixture(run: Run) -> None:
    answer = run("explain", "wat-aah", "--bot", "master", "--work", "0.05", "--seat", "p1")
    assert "The part of the search of master that each plan got" in answer.flat
    assert "How often" not in answer.flat
