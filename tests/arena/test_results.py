"""An interrupted contest resumes, and its folder accepts nothing else."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kagemusha.arena.contest import (
    Contest,
    ResultFolder,
    ResultFolderError,
    Standings,
    make_contest,
    play_contest,
)

BOTS = ("random", "greedy")


def contest(seed: int = 3) -> Contest:
    return make_contest("wat-aah", BOTS, seed=seed)


def play_in(folder: Path, games: int = 8) -> Standings:
    return play_contest(contest(), games, folder=folder)


def games_of(folder: Path) -> Path:
    return folder / "games.jsonl"


def test_everything_is_kept(tmp_path: Path) -> None:
    first = play_in(tmp_path)
    lines = games_of(tmp_path).read_text().splitlines()
    assert len(lines) == 5
    header = json.loads(lines[0])
    assert header == json.loads(json.dumps(contest().to_dict()))
    assert first == play_contest(contest(), 8)
    assert ResultFolder(tmp_path).seed() == 3
    assert ResultFolder(tmp_path / "nowhere").seed() is None


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play_in(tmp_path)

    def nothing(*_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr("kagemusha.arena.contest.engines.MatchupRunner.play", nothing)
    assert play_in(tmp_path) == first
    assert play_in(tmp_path, 4) == compete_few(first)


def compete_few(whole: Standings) -> Standings:
    """The same, of the first two deals alone."""
    matchups = {matchup: whole.matchups[matchup] for matchup in (0, 1)}
    return dataclasses.replace(whole, deals=2, matchups=matchups)


def test_more_matches_go_on(tmp_path: Path) -> None:
    play_in(tmp_path, 4)
    assert play_in(tmp_path, 8) == play_contest(contest(), 8)


def test_more_matches_go_on_where_some_meet_more_often(tmp_path: Path) -> None:
    often = make_contest("wat-aah", BOTS, seed=3, often=[(*BOTS, 3)])
    assert play_contest(often, 2, folder=tmp_path).games == 6
    assert play_contest(often, 4, folder=tmp_path) == play_contest(often, 4)
    name, args = refused(tmp_path, contest())
    assert (name, args["key"]) == ("arena-store-other", "often")


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_torn_line_is_ignored(tmp_path: Path, cut: int) -> None:
    play_in(tmp_path)
    data = games_of(tmp_path).read_bytes()
    games_of(tmp_path).write_bytes(data[:-cut])
    assert play_in(tmp_path) == play_contest(contest(), 8)
    assert len(games_of(tmp_path).read_text().splitlines()) == 5
    for line in games_of(tmp_path).read_text().splitlines():
        json.loads(line)


def test_a_torn_header_is_written_again(tmp_path: Path) -> None:
    play_in(tmp_path)
    games_of(tmp_path).write_bytes(games_of(tmp_path).read_bytes()[:50])
    assert play_in(tmp_path) == play_contest(contest(), 8)


PROGRAM = """
import sys
import time
from pathlib import Path
from kagemusha.arena.contest import make_contest, play_contest, processes

def tell(done, total, verdict):
    print(done, flush=True)

if __name__ == "__main__":
    contest = make_contest("wat-aah", ("random", "greedy"), seed=3)
    play_contest(contest, 2000, engine=processes(2), folder=Path(sys.argv[1]), watch=tell)
"""


def ends(group: int) -> bool:
    """Whether all processes of a group end soon."""
    for _ in range(300):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    os.killpg(group, signal.SIGKILL)
    return False


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    folder = tmp_path / "contest"
    with subprocess.Popen(
        [sys.executable, str(program), str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < 10:
            pass
        process.kill()
    assert ends(process.pid), "its workers go on without it"
    played = len(games_of(folder).read_bytes().split(b"\n")) - 2
    assert played >= 5
    assert play_in(folder, 2 * played + 6) == play_contest(contest(), 2 * played + 6)


# --- what is refused ------------------------------------------------------------------------


def refused(folder: Path, other: Contest) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(ResultFolderError) as error:
        play_contest(other, 4, folder=folder)
    message = error.value.messages[0]
    return message.id, dict(message.args)


def test_another_contest_is_refused(tmp_path: Path) -> None:
    play_in(tmp_path, 2)
    before = games_of(tmp_path).read_bytes()
    name, args = refused(tmp_path, contest(seed=4))
    assert name == "arena-store-other"
    assert (args["key"], args["found"], args["wanted"]) == ("seed", "3", "4")
    assert refused(tmp_path, make_contest("wat-aah", BOTS[::-1], seed=3))[1]["key"] == "bots"
    changed = dataclasses.replace(contest(), code="0" * 16)
    assert refused(tmp_path, changed)[0] == "arena-store-other-code"
    assert games_of(tmp_path).read_bytes() == before


@pytest.mark.parametrize(
    "line", ["{}", "[]", '{"unit": 1}', "nothing", '{"unit": 1, "matches": [{}]}']
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    play_in(tmp_path, 2)
    with games_of(tmp_path).open("a") as file:
        file.write(f"{line}\n")
    name, args = refused(tmp_path, contest())
    assert name == "arena-store-damaged"
    assert args["line"] == 3


@pytest.mark.skipif(os.name == "nt", reason="locks of POSIX")
def test_two_at_a_time_are_refused(tmp_path: Path) -> None:
    with ResultFolder(tmp_path).opened(contest().to_dict()):
        assert refused(tmp_path, contest())[0] == "arena-store-busy"
