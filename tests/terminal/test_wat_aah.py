"""WAT-AAH! in the terminal: whole matches by pipe, hot-seat, look-ups, secrecy, options."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len

from kagemusha.bots import make_bot
from kagemusha.core import registry
from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.games.wat_aah.rules import WatAah
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.screen import Screen
from kagemusha.text import LOCALES, texts
from tests.terminal.conftest import TIMEOUT, Answer, Run

GAME = WatAah()
LAUNCHER = """
import sys
from kagemusha.core.registry import register
from kagemusha.games.wat_aah.rules import WatAah
from kagemusha.terminal.main import main

register(WatAah())
sys.exit(main())
"""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the register, also where nothing has put it there."""
    monkeypatch.setitem(registry._games, GAME.id, GAME)


def _written(match: Match, seat: int, plan: list[Action]) -> list[str]:
    """What a person types: as the menus write it, a placement as one line."""
    table = ui_for(match)
    if plan[0].verb in ("place", "reinforce") and len(plan) > 1:
        cards = [str(dict(action.parts)["card"]) for action in plan if action.verb == "card"]
        closing = ["echo"] if plan[-1].verb == "echo" else []
        return [" ".join([plan[0].notation, *cards, *closing])]
    return [table.notation(match.view(seat), action) for action in plan]


def play(
    seats: int, bot: str, seed: int, options: dict[str, Any], people: tuple[int, ...] = (0,)
) -> tuple[list[str], Match]:
    """The lines that people type through a whole match, and the match."""
    match = GAME.new(seats, options, seed)
    player = make_bot(bot, GAME, match.rules)
    person = {
        seat: make_bot("random" if seat % 2 else "greedy", GAME, match.rules) for seat in people
    }
    lines: list[str] = []
    seated: int | None = None
    while pending := match.pending:
        seat = next((seat for seat in pending if seat in people), pending[0])
        own = Rng(str(seed), "bot", seat, len(match.moves))
        chooser = person.get(seat, player)
        plan = list(chooser.decide(match.view(seat), match.legal(seat), own))
        if seat in people:
            if len(people) > 1 and seat != seated:
                lines.append("")  # the hand-over
            seated = seat
            typed = _written(match, seat, plan)
            if len(typed) > 1:
                typed = ["; ".join(typed)]
            lines += typed
        match.act_all(seat, plan)
    return lines, match


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("mode", "seats"), [("grasshopper", 2), ("grand-master", 3)])
def test_a_whole_match_by_pipe(
    env: dict[str, str],
    tmp_path: Path,
    saved: Callable[[], Path],
    language: str,
    mode: str,
    seats: int,
) -> None:
    lines, twin = play(seats, "greedy", 7, {"mode": mode})
    script = tmp_path / "play.py"
    script.write_text(LAUNCHER)
    done = subprocess.run(
        [
            *(sys.executable, str(script), "play", "wat-aah", "--mode", mode),
            *("--seats", str(seats), "--seed", "7", "--language", language, "--bot", "greedy"),
        ],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=env,
        cwd=tmp_path,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    kept = json.loads(saved().read_text())
    assert kept["log"] == twin.to_dict()
    assert kept["over"]
    copied = ("kagemusha ", str(saved().parent))
    for line in done.stdout.splitlines():
        assert cell_len(line) <= 80 or line.strip().startswith(copied), line
    assert texts(language).name("mode", mode) in done.stdout


@pytest.mark.parametrize(
    ("mode", "seats", "bot"),
    [("grasshopper", 4, "random"), ("grand-master", 4, "greedy"), ("grand-master", 2, "random")],
)
def test_one_person_against_one_to_three_bots(
    run: Run, saved: Callable[[], Path], mode: str, seats: int, bot: str
) -> None:
    lines, twin = play(seats, bot, 3, {"mode": mode})
    answer = run(
        *("play", "wat-aah", "--mode", mode, "--seats", str(seats), "--seed", "3", "--bot", bot),
        typed=lines,
    )
    assert answer.code == 0, answer.err
    assert json.loads(saved().read_text())["log"] == twin.to_dict()
    assert run("verify", str(saved())).out.startswith("ok")
    for seat in ("p1", f"p{seats}", "spectator", "all"):
        assert run("replay", str(saved()), "--seat", seat, "--at", "30").code == 0


@pytest.mark.parametrize(
    ("mode", "seats"), [("grasshopper", 2), ("grasshopper", 3), ("grand-master", 4)]
)
def test_hot_seat(run: Run, saved: Callable[[], Path], mode: str, seats: int) -> None:
    lines, twin = play(seats, "random", 9, {"mode": mode}, tuple(range(seats)))
    answer = run(
        *("play", "wat-aah", "--hot-seat", "--mode", mode, "--seats", str(seats), "--seed", "9"),
        typed=lines,
    )
    assert answer.code == 0, answer.err
    assert json.loads(saved().read_text())["log"] == twin.to_dict()


def test_the_hand_over_shows_nobody_anothers_hand(run: Run) -> None:
    lines, match = play(3, "random", 9, {}, (0, 1, 2))
    answer = run("play", "wat-aah", "--hot-seat", "--seats", "3", "--seed", "9", typed=lines)
    for part in answer.out.split("-" * 80)[1:]:
        prompts = {n for n in (1, 2, 3) if f"Player {n}> " in part}
        assert len(prompts) <= 1
        for line in part.splitlines():
            for other in {1, 2, 3} - prompts:
                said = line.strip()
                if prompts and said.startswith(f"Player {other} draws "):
                    assert said.startswith(f"Player {other} draws a card."), line
    assert match.result is not None


def test_the_screen_shows_what_the_view_shows(run: Run) -> None:
    """The other's hand is drawn as a number only."""
    match = GAME.new(2, {}, seed=5)
    seat = match.pending[0]
    screen = Screen(texts("en"))
    drawn = "\n".join(t.plain for t in ui_for(match).draw(screen, [match.view(seat)]))
    assert drawn.count("cards in hand") == 2
    assert "Your hand (7)" in drawn
    spectator = "\n".join(t.plain for t in ui_for(match).draw(screen, [match.view(None)]))
    assert "hand (" not in spectator.lower()
    everything = [match.view(None), match.view(0), match.view(1)]
    both = "\n".join(t.plain for t in ui_for(match).draw(screen, everything))
    assert "Hand of Player 1" in both
    assert "Hand of Player 2" in both


@pytest.fixture
def ask(run: Run) -> Callable[..., Answer]:
    """One question at the table, in any language."""

    def go(
        *typed: str, mode: str = "grand-master", language: str = "en", seed: str = "5"
    ) -> Answer:
        words = ("play", "wat-aah", "--mode", mode, "--seed", seed, "--bot", "greedy")
        return run(*words, "--language", language, typed=[*typed, "quit"])

    return go


def test_cards_can_be_read(ask: Callable[..., Answer]) -> None:
    answer = ask("card rat", "card oni", "card old", "card rat 3", "card court spy", "card zom")
    assert "discards 3 cards" in answer.flat
    assert "Strength: 8" in answer.flat
    assert "Old Hermit" in answer.out
    assert "Look at an opponent’s hand" in answer.flat
    assert "Imperial Seal*" in ask("card seal").out  # not printed in the rulebook
    assert "Zombies\n" in ask("card zom").out
    assert "Each player loses 1 pawn here" in answer.flat
    assert "There is no card “nothing”" in ask("card nothing").flat


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "corbeau"), ("pl", "kruk"), ("pl", "crow 4")]
)
def test_cards_by_the_names_of_the_language(
    ask: Callable[..., Answer], language: str, word: str
) -> None:
    assert texts(language).name("clan", "crow") in ask(f"card {word}", language=language).out
    listed = ask("card", "jigoku", language=language).out
    assert texts(language).name("boss", "zombies") in listed


def test_the_jigoku_can_be_browsed(ask: Callable[..., Answer]) -> None:
    out = ask("jigoku", "jigoku bear", "jigoku nobody").out
    assert "From the top:" in out
    assert "No such card lies in the Jigoku" in out


@pytest.mark.parametrize("language", LOCALES)
def test_help_on_everything(ask: Callable[..., Answer], language: str) -> None:
    topics = ui_for(GAME.new(2, seed=1)).topics
    answer = ask("help", *(f"help {topic}" for topic in topics), language=language)
    assert not answer.err
    assert answer.code == 0


def test_a_card_is_read_not_discarded(ask: Callable[..., Answer]) -> None:
    """What menus write is what is typed; `card` never acts."""
    match = GAME.new(2, {"mode": "grand-master"}, 5)
    held = match.view(match.pending[0]).hand[0]  # type: ignore[attr-defined]
    out = ask("recruit", "pass", f"card {held}", f"discard {held}").out
    assert f"discard {held}" in out
    assert "With 2: " in out


def test_refusals_speak_of_the_words_that_are_typed(ask: Callable[..., Answer]) -> None:
    """The other seat has a power: two cards must be discarded, whatever notation calls that."""
    flat = ask("discard", "take", "frobnicate", seed="30").flat
    assert "Something is missing after “discard”. Possible now: discard toad-3" in flat
    assert "“take” is not possible now. An action begins with one of: discard." in flat
    assert "“frobnicate” is not an action. An action begins with one of: discard." in flat
    assert "“moon” is unknown here. Possible now: toad-3" in ask("discard moon", seed="30").flat


def test_a_line_does_not_ask_what_would_be_drawn(ask: Callable[..., Answer]) -> None:
    """A line of two moves, the second of which cannot be: the card is drawn, and that is that."""
    drawn = "You draw"
    dealt = ask().out.count(drawn)
    assert ask("recruit; what").out.count(drawn) == dealt, "it cannot be read: nothing"
    answer = ask("recruit; end")
    assert answer.out.count(drawn) == dealt + 1
    assert "Phase 2" in answer.out


def test_a_position_would_tell_everything(ask: Callable[..., Answer]) -> None:
    assert "contains every hand" in ask("position").flat


def test_why_and_refusals(ask: Callable[..., Answer]) -> None:
    out = ask("why pass", "why discard oni", "place bear bear-6 bear-6", "rules W.4").flat
    assert "W.2 A turn in three phases" in out
    assert "You place a clan in phase 2 of your turn. Now: Phase 1: draw." in out
    assert re.search(r"W\.4\*? Place a clan", out)
    assert "No single card is chosen in this step." in out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "wat-aah", "--edition", "fr"), "--edition belongs to 7 Ronin"),
        (("play", "wat-aah", "--spy"), "--spy belongs to 7 Ronin"),
        (("play", "seven-ronin", "--mode", "grasshopper"), "--mode belongs to Shinobi WAT-AAH!"),
        (("play", "seven-ronin", "--seats", "3"), "--seats"),
        (("simulate", "seven-ronin", "--cards", "x.toml"), "--cards belongs to Shinobi WAT-AAH!"),
        (("play", "wat-aah", "--mode", "cricket"), "grasshopper, grand-master"),
        (("play", "wat-aah", "--seats", "5"), "2, 3, 4"),
        (("play", "wat-aah", "--seats", "two"), "whole number"),
        (("play", "wat-aah", "--side", "attacker"), "p1, p2"),
        (("play", "wat-aah", "--deck", "missing.toml"), "missing.toml"),
        (("play", "wat-aah", "--resume", "x.json", "--seats", "3"), "--seats"),
    ],
)
def test_wrong_options_are_one_line(run: Run, words: tuple[str, ...], problem: str) -> None:
    answer = run(*words)
    assert answer.code == 2
    assert problem in answer.err
    assert answer.err.count("\n") == 1


def test_cards_of_ones_own(run: Run, tmp_path: Path) -> None:
    source = Path(sys.modules["kagemusha.games.wat_aah.deck"].__file__ or "").parent / "content"
    deck = (source / "shinobi.toml").read_text().replace('id = "oni"', 'id = "big-oni"')
    (tmp_path / "mine.toml").write_text(deck)
    answer = run(
        "play", "wat-aah", "--deck", "mine.toml", "--seed", "1", typed=["card big", "quit"]
    )
    assert "Big Oni" in answer.out
    broken = deck.replace('do = "draw"', 'do = "dance"')
    (tmp_path / "broken.toml").write_text(broken)
    wrong = run("play", "wat-aah", "--deck", "broken.toml")
    assert wrong.code == 2
    assert "broken.toml" in wrong.err


def test_another_seat_and_resume(run: Run) -> None:
    out = run("play", "wat-aah", "--side", "p2", "--seats", "3", "--seed", "2", typed=["quit"]).out
    assert "Player 2: you" in out
    again = run("play", "--resume", typed=["recruit", "quit"])
    assert "Player 2> " in again.out


def test_questions_at_a_terminal(env: dict[str, str], tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(LAUNCHER)
    child = pexpect.spawn(
        sys.executable,
        [str(script), "play", "wat-aah"],
        env={**env, "TERM": "xterm"},
        cwd=str(tmp_path),
        dimensions=(50, 80),
        encoding="utf-8",
        timeout=60,
        echo=False,
    )
    for question, reply in (("Which mode", "2"), ("How many", "3"), ("Against which", "random")):
        child.expect(question)
        child.sendline(reply)
    child.expect("Grand Master, 3 players")
    child.expect("Player 3: Pon, the bot random")
    child.expect("Player 1> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_simulate_names_the_mode(run: Run) -> None:
    answer = run(
        *("simulate", "wat-aah", "--bots", "greedy,random", "--games", "6", "--workers", "1"),
        *("--seed", "4", "--mode", "grasshopper"),
    )
    assert answer.code == 0, answer.err
    assert "Grasshopper" in answer.out
    assert "Player 1" in answer.out
