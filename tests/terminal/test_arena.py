"""Contests and the ladder from the command line."""

from __future__ import annotations

import csv
import importlib.util
import json
import signal
import sys
import time
from pathlib import Path

import pytest

from kagemusha.arena.contest import Estimate, make_contest, play_contest
from kagemusha.arena.contest.ladder import ladder_rows
from kagemusha.terminal.ladder import marks
from kagemusha.terminal.standings import BAR, DRAWN, drawn_bar
from kagemusha.text import LOCALES
from tests.processes import started
from tests.terminal.conftest import COMMAND, Run

BOTS = ("random", "greedy")
WORDS = ("arena", "wat-aah", "--bots", "random,greedy", "--workers", "1", "--seed", "3")


def test_ratings_and_files(run: Run, tmp_path: Path) -> None:
    answer = run(*WORDS, "--games", "8", "--out", "contest")
    assert answer.code == 0
    assert "8 matches on 4 deals, seed 3" in answer.flat
    assert "Ratings" in answer.out
    assert "●" in answer.out
    assert "greedy : random" in answer.out
    assert "won 8, drawn 0, lost 0" in answer.out
    assert "Written: contest/results.json" in answer.err
    expected = play_contest(make_contest("wat-aah", ("random", "greedy"), seed=3), 8)
    data = json.loads((tmp_path / "contest" / "results.json").read_text())
    assert data == json.loads(json.dumps(expected.to_dict()))
    with (tmp_path / "contest" / "results.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["kind"] for row in rows} == {"ratings", "gaps", "matrix"}
    if importlib.util.find_spec("matplotlib") is None:
        assert 'pip install "kagemusha[plots]"' in answer.err
    else:
        for name in ("ratings.png", "matrix.png"):
            assert (tmp_path / "contest" / name).read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_extra_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kagemusha.core.extras.find_spec", lambda _name: None)
    answer = run(*WORDS, "--games", "2", "--out", "contest")
    assert answer.code == 0
    assert 'pip install "kagemusha[plots]"' in answer.err
    assert (tmp_path / "contest" / "results.json").exists()


@pytest.mark.parametrize("language", LOCALES)
def test_every_kind_of_contest_in_every_language(run: Run, language: str) -> None:
    ronin = run("arena", "--bots=random,greedy", "--games=2", "--workers=1", "--language", language)
    lone = ("arena", "era-of-the-ninja", "--mode=lone-ninja", "--lord=kasai", "--rounds=2")
    alone = run(*lone, "--bots=random,greedy", "--games=2", "--workers=1", "--language", language)
    three = run(*WORDS, "--games=1", "--seats=3", "--work=0.5", "--language", language)
    for answer in (ronin, alone, three):
        assert answer.code == 0
        assert "terminal-" not in answer.out
        assert "greedy" in answer.out
    assert "50" in three.out


def test_the_seed_of_the_folder_is_taken(run: Run) -> None:
    run(*WORDS, "--games", "2", "--out", "contest")
    again = run(*WORDS[:-2], "--games", "4", "--out", "contest")
    assert "seed 3" in again.flat
    other = run(*WORDS[:-2], "--seed", "4", "--games", "4", "--out", "contest")
    assert other.code == 2
    assert "“seed” is 3 there and 4 here" in other.err


def test_a_test_is_told(run: Run) -> None:
    answer = run(*WORDS, "--games", "400", "--sprt", "0,300")
    assert answer.code == 0
    assert "Test of 0 against 300 Elo: decided for 300 after" in answer.flat
    assert "log-likelihood ratio" in answer.err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--bots", "random,genius"), "--bots cannot be “genius”"),
        (("--bots", "random"), "2 different bots"),
        (("--bots", "random,random"), "listed twice"),
        (("--games", "0"), "--games cannot be “0”"),
        (("--sprt", "50,0"), "the smaller one first"),
        (("--sprt", "x"), "--sprt cannot be “x”"),
        (("--sprt", "0,50", "--alpha", "0.7"), "--alpha cannot be “0.7”"),
        (("--sprt", "0,50", "--seats", "3"), "between two bots"),
        (("--work", "-1"), "--work cannot be “-1”"),
        (("--work", "2", "--timed"), "cannot be used together"),
        (("--engine", "dask"), "Possible: processes, ray"),
        (("--address", "127.0.0.1:1"), "--engine ray"),
        (("--edition", "en"), "belongs to"),
    ],
)
def test_what_is_wrong_is_named(run: Run, words: tuple[str, ...], named: str) -> None:
    answer = run("arena", "wat-aah", *words)
    assert answer.code == 2
    assert named in answer.err


def test_by_the_clock_it_says_so(run: Run) -> None:
    answer = run(*WORDS, "--games", "2", "--timed")
    assert "used a clock" in answer.flat


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_control_c_and_on(env: dict[str, str], tmp_path: Path, run: Run) -> None:
    words = [*WORDS, "--games", "100000", "--out", "contest"]
    words[words.index("--workers") + 1] = "2"
    file = tmp_path / "contest" / "games.jsonl"
    with started([*COMMAND, *words], env=env, cwd=tmp_path) as child:
        until = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < until
            time.sleep(0.05)
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    assert child.returncode == 130
    assert "Interrupted:" in out
    assert "Ratings" in out
    assert json.loads((tmp_path / "contest" / "results.json").read_text())["interrupted"]
    played = file.read_bytes().count(b"\n") - 1
    again = run(*WORDS, "--games", str(2 * played + 2), "--out", "contest")
    assert again.code == 0
    assert f"{2 * played + 2} matches" in again.flat


def test_bars() -> None:
    bar = drawn_bar(Estimate(50, 0, 100), (0, 100), DRAWN)
    assert len(bar) == BAR
    assert (bar[0], bar[-1]) == ("├", "┤")
    assert bar.count("●") == 1
    assert drawn_bar(Estimate(0, 0, 0), (0, 0), DRAWN).strip() == "●"


# --- the ladder -----------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with a place for every row; random and greedy stand for the levels."""
    monkeypatch.setattr("kagemusha.arena.contest.ladder.LEVELS", {"greedy": 1.0})
    monkeypatch.setattr("kagemusha.arena.contest.ladder.GREEDY", "novice")
    path = tmp_path / "ladder.md"
    path.write_text("# Page\n" + "".join("{}\n{}\n".format(*marks(row)) for row in ladder_rows()))
    return path


def test_the_ladder_writes_its_page(run: Run, page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(contest: object, games: int, **_: object) -> object:
        few = make_contest("wat-aah", BOTS, seed=1, often=[(*BOTS, 2)])
        return play_contest(few, games)

    monkeypatch.setattr("kagemusha.terminal.ladder.play_contest", played)
    words = ("ladder", "--only=grasshopper-2", "--games=4", "--workers=1", f"--out={page}")
    answer = run(*words)
    assert answer.code == 0
    text = page.read_text()
    assert "## Shinobi WAT-AAH!, Grasshopper, 2 players" in text
    assert "kagemusha ladder --only grasshopper-2 --games 4 --seed 1" in text
    assert "| wins of greedy against random | 100.0 % (67.6 to 100.0) | ≥ 90 % | not sure" in text
    assert "8 matches on 4 deals, seed 1" in text
    assert "random and greedy met on 2 times as many deals as the others." in text
    assert "| greedy | 100.0 % (67.6 to 100.0) of 8 |  |" in text
    assert text.count("## ") == 1
    again = run(*words)
    assert again.code == 0
    assert page.read_text() == text


def test_who_has_not_played_is_not_on_the_page(run: Run, page: Path) -> None:
    run("ladder", "--only=grasshopper-2", "--engine=none", "--store=empty", f"--out={page}")
    text = page.read_text()
    assert "| bot | Elo |" in text
    assert "novice" not in text
    assert "above" not in text


def test_the_ladder_needs_a_place(run: Run, tmp_path: Path) -> None:
    missing = run("ladder", "--quick", "--out", "nowhere.md")
    assert missing.code == 1
    assert "nowhere.md" in missing.err
    (tmp_path / "empty.md").write_text("nothing\n")
    unmarked = run("ladder", "--only=lone-ninja", "--out=empty.md")
    assert unmarked.code == 2
    assert "<!-- ladder: lone-ninja -->" in unmarked.err
    unknown = run("ladder", "--only=chess")
    assert "--only cannot be “chess”" in unknown.err
