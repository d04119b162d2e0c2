"""External bots: by reference, as objects, as programs, by entry point."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha.arena import simulate
from kagemusha.arena.contest.design import make_contest
from kagemusha.arena.fingerprint import fingerprint
from kagemusha.bots import (
    Effort,
    bot_names,
    external_bots,
    load_bot,
    make_bot,
    opponents,
    register_bot,
)
from kagemusha.bots.subprocess_bot import ProgramFailed
from kagemusha.core.chance import Rng
from kagemusha.core.errors import OptionError
from kagemusha.core.game import Rules

GAME = kagemusha.game("wat-aah")


class Last:
    """Plays the last legal action."""

    def __init__(self, rules: Rules[Any], effort: Effort) -> None:
        self.given = (rules, effort)

    def decide(self, view: Any, legal: Any, rng: Any) -> Any:
        return (legal[-1],)


class OnlyOtherGames:
    games = ("seven-ronin",)

    def decide(self, view: Any, legal: Any, rng: Any) -> Any:
        return (legal[0],)


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bots, "_registered", {})


def program(path: Path, body: str) -> str:
    path.write_text(
        f"import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n{body}"
    )
    return f"exec:{sys.executable} {path}"


def messages(error: pytest.ExceptionInfo[Any]) -> list[str]:
    return [message.id for message in error.value.messages]


def test_a_class_gets_rules_and_effort_and_is_found_by_reference() -> None:
    name = register_bot(Last)
    assert name == f"{__name__}:Last"
    assert register_bot(name) == name
    rules, effort = GAME.rules(), Effort(0.5)
    bot: Any = make_bot(name, GAME, rules, effort)
    assert bot.given == (rules, effort)
    assert (bot.name, bot.blind) == (name, False)


def test_what_was_not_registered_is_refused_by_name() -> None:
    for name in ("os:system", f"{__name__}:Last", "exec:true"):
        with pytest.raises(OptionError) as refused:
            make_bot(name, GAME, GAME.rules())
        assert messages(refused) == ["option-no-such-bot"]


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("no_such_module:Bot", "bot-not-imported"),
        (f"{__name__}:Missing", "bot-not-imported"),
        (f"{__name__}:GAME", "bot-cannot-decide"),
        ("pathlib:Path", "bot-cannot-decide"),
    ],
)
def test_what_is_no_bot_is_refused(reference: str, message: str) -> None:
    with pytest.raises(OptionError) as refused:
        register_bot(reference)
    assert messages(refused) == [message]


def test_a_bot_may_list_its_games_and_is_never_the_strongest() -> None:
    name = register_bot(OnlyOtherGames)
    assert name in bot_names("seven-ronin")
    assert name not in bot_names("wat-aah")
    assert bot_names("seven-ronin")[-1] == "master"
    assert opponents("seven-ronin")[0] == "beginner"


def test_an_object_plays_in_this_process_only() -> None:
    bot = Last(GAME.rules(), Effort())
    result = simulate("wat-aah", [bot, "random"], 2, seed=1)
    assert result.bots == ("Last", "random")
    with pytest.raises(OptionError) as refused:
        simulate("wat-aah", [bot, "random"], 2, seed=1, workers=2)
    assert messages(refused) == ["bot-only-here"]


def test_the_file_of_a_bot_is_part_of_the_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "some_bots.py"
    file.write_text(
        "class One:\n    def decide(self, view, legal, rng):\n        return legal[:1]\n"
    )
    before = make_contest("wat-aah", ["random", "some_bots:One"], seed=1)
    file.write_text(file.read_text() + "# changed\n")
    after = make_contest("wat-aah", ["random", "some_bots:One"], seed=1)
    assert before.code != after.code
    assert make_contest("wat-aah", ["random", "greedy"], seed=1).code not in (
        before.code,
        after.code,
    )


def test_what_no_bot_decides_by_is_not_part_of_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """New curves of chances do not end a contest that was begun; new mistakes do."""

    def codes(changed: str) -> list[str]:
        with monkeypatch.context() as patch:
            patch.setattr(
                Path, "read_bytes", lambda file: read(file) + b" " * (file.name == changed)
            )
            return [fingerprint(GAME, [name]) for name in ("novice", "adaptive")]

    read = Path.read_bytes
    level, adaptive = codes("nothing")
    assert codes("chances.json")[0] == level
    assert codes("chances.json")[1] != adaptive
    assert codes("mistakes.py")[0] != level


def test_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("last", f"{__name__}:Last", external_bots.GROUP),
        EntryPoint("broken", "no_such_module:Bot", external_bots.GROUP),
    ]
    monkeypatch.setattr(external_bots, "entry_points", lambda group: entries)
    external_bots._published.cache_clear()
    try:
        with pytest.warns(UserWarning, match="'broken'.*is broken: ModuleNotFoundError"):
            assert "last" in bot_names("wat-aah")
        assert make_bot("last", GAME, GAME.rules()).name == "last"
    finally:
        external_bots._published.cache_clear()


def test_a_program_plays_plans_and_gets_the_view(tmp_path: Path) -> None:
    body = (
        "    plan = asked['legal'][-1:] if asked['type'] == 'decide' else []\n"
        "    assert asked['type'] == 'match' or 'hand' in asked['view']\n"
        "    print(json.dumps({'plan': plan}), flush=True)\n"
    )
    name = program(tmp_path / "last.py", body)
    result = simulate("wat-aah", [name, "random"], 1, seed=1)
    same = simulate("wat-aah", [Last, "random"], 1, seed=1)
    assert result.matches[0].scores == same.matches[0].scores


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("    sys.exit(3)\n", "bot-program-ended"),
        ("    print('hello', flush=True)\n", "bot-program-answer"),
        ("    print(json.dumps({'plan': ['dance']}), flush=True)\n", "bot-program-answer"),
        ("    print(json.dumps({'plan': []}), flush=True)\n", "bot-program-answer"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path: Path, body: str, message: str) -> None:
    match = GAME.new(seed=1)
    bot = load_bot(program(tmp_path / "bad.py", body), GAME, match.rules)
    seat = match.pending[0]
    with pytest.raises(ProgramFailed) as failed:
        bot.decide(match.view(seat), match.legal(seat), Rng(1, "bot"))
    assert messages(failed) == [message]


def test_a_program_that_does_not_exist(tmp_path: Path) -> None:
    match = GAME.new(seed=1)
    bot = load_bot(f"exec:{tmp_path}/none", GAME, match.rules)
    with pytest.raises(ProgramFailed) as failed:
        bot.decide(match.view(0), match.legal(0), Rng(1, "bot"))
    assert messages(failed) == ["bot-program-missing"]
