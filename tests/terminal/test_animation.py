"""`kagemusha animate`: an SVG file with what one audience knew, and nothing else."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.terminal.animation.animated import animated
from kagemusha.terminal.animation.frames import MOST
from kagemusha.terminal.screen import Screen
from kagemusha.text import texts
from tests.terminal.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"


def begun(game: str, moves: int, seed: int = 3) -> Match:
    """A match after some random moves."""
    match, rng = kagemusha.game(game).new(seed=seed), Rng(seed, "moves")
    while match.pending and len(match.moves) < moves:
        seat = match.pending[0]
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def hidden(match: Match, seat: int) -> list[str]:
    """The seat's actions that nobody else sees."""
    face, state = match.rules.face, match._state
    return [one.notation for one in match.legal(seat) if face(state, seat, one) is None]


def twins(match: Match, watcher: int, rng: Rng) -> list[Match]:
    """Two matches from here on that the watcher cannot tell apart, and that are different."""
    rules = match.rules
    disguised = rules.write_position(rules.disguise(match._state, watcher, rng))
    lines = (match.position(), disguised)
    pair = [match.game.position(line, rules.seats, rules.options, seed=1) for line in lines]
    for _ in range(6):
        if watcher in pair[0].pending:
            shared = [one for one in pair[0].legal(watcher) if one in pair[1].legal(watcher)]
            trial = pair[0].clone()
            trial.act(watcher, shared[0])
            if trial.moves[-1].final:  # it reveals something: from here on they may differ
                break
            for twin in pair:
                twin.act(watcher, shared[0])
        for twin in pair:
            for seat in twin.pending:
                others = hidden(twin, seat) if seat != watcher else []
                if others and rng.below(2):
                    twin.act(seat, rng.choice(others))
    return pair


@pytest.mark.parametrize("game", kagemusha.games())
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(game: str) -> None:
    screen, rng, apart = Screen(texts("en")), Rng(5, "twins"), 0
    for moves in (0, 25):
        for watcher in range(2):
            pair = twins(begun(game, moves), watcher, rng)
            one, other = (animated(screen, match, watcher, 1.0) for match in pair)
            assert one == other
            apart += pair[0].hash != pair[1].hash
    assert apart, "the worlds never differed, so this shows nothing"


@pytest.mark.parametrize("game", kagemusha.games())
def test_a_whole_match_in_every_language(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(begun(game, 400).to_json())
    for language, seat in (("en", "spectator"), ("fr", None), ("pl", None)):
        chosen = ["--seat", seat] if seat else []
        answer = run("animate", str(file), *chosen, "--out=-", "--language", language)
        assert answer.code == 0, answer.err
        root = ET.fromstring(answer.out)
        frames = [one for one in root.iter(f"{SVG}g") if "f" in one.get("class", "").split()]
        assert 2 < len(frames) <= MOST
        known = {f"#{one.get('id')}" for one in root.iter(f"{SVG}g")}
        assert {use.get("href") for use in root.iter(f"{SVG}use")} <= known
        assert not re.search(r"<script|<image|url\(|terminal-", answer.out)


def test_where_it_is_written_and_what_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(begun("seven-ronin", 30).to_json())
    assert run("animate", str(file), "--seat", "attacker").code == 0
    assert (tmp_path / "match.svg").read_text().startswith("<svg ")
    for words, said in (
        (["--seat", "nobody"], "attacker, defender, spectator"),
        (["--out", "match.gif"], "ends in .svg"),
        (["--out", "no/such/folder.svg"], "its folder does not exist"),
        (["--seconds", "0"], "from 0.1 to 60"),
    ):
        answer = run("animate", str(file), *words)
        assert (answer.code, said in answer.err) == (2, True), answer.err
    assert "there is no such file" in run("animate", "missing.json").err
    assert run("animate", ".").code == 2, "a folder, and one without a name"
