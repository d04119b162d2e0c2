"""Era of the Ninja in the terminal: whole matches by pipe, the map, the dice, secrecy, options."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len

from kagemusha.bots import make_bot
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.odds import Outlook, attacks, forecast
from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.rules import EraOfTheNinja
from kagemusha.games.era_of_the_ninja.view import EraView
from kagemusha.terminal.era_of_the_ninja import EraUI
from kagemusha.terminal.era_of_the_ninja.board import Painter
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.printing import in_notation
from kagemusha.terminal.screen import Screen
from kagemusha.text import LOCALES, texts
from tests.terminal.conftest import Answer, Run, Spawn

GAME = EraOfTheNinja()
LONE = {"mode": "lone-ninja"}
KASAI = next(lord for lord in the_box().lord if lord.id == "kasai")
LINE = "-" * 80
TILES = (
    "tiles=courtyard:0:0:0,tee:0:-1:0,cross:1:0:0,cross:2:0:0,cross:3:0:0,straight:-1:0:1,"
    "corner:0:1:0,cross:-2:0:0,cross:-3:0:0,cross:4:0:0,dead-end:2:1:0,corner:1:-1:1"
)
FIGHT = (
    f"lord=kasai@2+1 awareness=6 round=4 {TILES} "
    "units=yari:3@2+2,monk:1@2,harquebus:3@3,daikyu:2@1,yari:5@6,daishyo:1@2 "
    "p1=onijin@2 p1.shadow=9 p1.ki=3 p1.ingenuity=9 "
    "p1.cards=katana*,onigiri,yumi,garrote p1.skills=kenjutsu"
)


def play(
    seats: int, seed: int, options: dict[str, Any], people: tuple[int, ...] = (0,)
) -> tuple[list[str], Match]:
    """The lines that people type through a whole match, and the match; all play at random."""
    match = GAME.new(seats, options, seed)
    table = ui_for(match)
    bot = make_bot("random", GAME, match.rules)
    lines: list[str] = []
    seated: int | None = None
    while pending := match.pending:
        seat = next((seat for seat in pending if seat in people), pending[0])
        own = Rng(str(seed), "bot", seat, len(match.moves))
        (action,) = bot.decide(match.view(seat), match.legal(seat), own)
        if seat in people:
            if len(people) > 1 and seat != seated:
                lines.append("")  # the hand-over
            seated = seat
            lines.append(table.notation(match.view(seat), action))
        match.act(seat, action)
    return lines, match


def _fits(out: str, place: Path) -> None:
    copied = ("kagemusha ", str(place))
    for line in out.splitlines():
        asked = line.partition("> ")[0]
        assert cell_len(line) <= 80 or line.strip().startswith(copied) or len(asked) < 12, line


@pytest.mark.parametrize("language", LOCALES)
def test_a_lone_ninja_by_pipe(pipe: Run, saved: Callable[[], Path], language: str) -> None:
    lines, twin = play(1, 3, {"mode": "lone-ninja"})
    answer = pipe(
        *("play", "era-of-the-ninja", "--mode", "lone-ninja", "--seed", "3"),
        *("--language", language),
        typed=lines,
    )
    assert answer.code == 0, answer.err
    assert not answer.err
    kept = json.loads(saved().read_text())
    assert kept["log"] == twin.to_dict()
    assert kept["over"]
    _fits(answer.out, saved().parent)
    said = texts(language)
    assert said.name("mode", "lone-ninja") in answer.out
    reason = twin.result.reason if twin.result else ""
    lost = said.say("terminal-result-you-lost-too", reason=said.name("reason", reason))
    assert " ".join(lost.split()) in answer.flat


@pytest.mark.parametrize("language", LOCALES)
def test_two_people_at_one_keyboard(run: Run, saved: Callable[[], Path], language: str) -> None:
    options = {"nvn": True, "sneak": True, "reinforcements": True, "rounds": 3}
    lines, twin = play(2, 11, options, (0, 1))
    answer = run(
        *("play", "era-of-the-ninja", "--hot-seat", "--seats", "2", "--seed", "11"),
        *("--nvn", "--sneak", "--reinforcements", "--rounds", "3", "--language", language),
        typed=lines,
    )
    assert answer.code == 0, answer.err
    assert json.loads(saved().read_text())["log"] == twin.to_dict()
    assert run("verify", str(saved()), "--language", language).out.startswith("ok")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"mode": "standard", "rounds": 4}, ()),
        (3, {"mode": "lords-head", "rounds": 3}, ()),
        (2, {"mode": "clan-attack", "clans": "wood", "rounds": 4}, ("--clans", "wood")),
        (
            4,
            {"mode": "multi-clan-attack", "clans": "fire,heaven,fire,heaven", "rounds": 3},
            ("--clans", "fire,heaven,fire,heaven"),
        ),
        (2, {"mode": "nvn-death-match", "arcade": True, "rounds": 2}, ("--arcade",)),
        (2, {"mode": "clan-death-match", "ninja": "choose", "rounds": 2}, ("--ninja", "choose")),
    ],
)
def test_against_bots_in_every_mode(
    run: Run,
    saved: Callable[[], Path],
    seats: int,
    options: dict[str, Any],
    words: tuple[str, ...],
) -> None:
    lines, twin = play(seats, 5, options)
    answer = run(
        *("play", "era-of-the-ninja", "--mode", options["mode"], "--seats", str(seats)),
        *("--seed", "5", "--bot", "random", "--rounds", str(options["rounds"]), *words),
        typed=lines,
    )
    assert answer.code == 0, answer.err
    assert json.loads(saved().read_text())["log"] == twin.to_dict()
    for seat in ("p1", f"p{seats}", "spectator", "all"):
        assert run("replay", str(saved()), "--seat", seat, "--at", "20").code == 0


# --- secrecy --------------------------------------------------------------------------------------


def _dealt(match: Match, seat: int) -> set[str]:
    return {*_view(match, seat).players[seat].offers}


def test_nobody_sees_what_another_was_dealt(run: Run) -> None:
    """Ninja, then cards: the second person's screen has nothing of the first one's choices."""
    match = GAME.new(2, {}, seed=9)
    secret = []
    typed = []
    for _ in range(2):
        for seat in (0, 1):
            secret.append(_dealt(match, seat))
            typed.append("")
            while seat in match.pending and match.legal(seat)[0].verb == "keep":
                if _dealt(match, seat) != secret[-1]:
                    break
                typed.append(match.legal(seat)[0].notation)
                match.act(seat, match.legal(seat)[0])
    answer = run("play", "era-of-the-ninja", "--hot-seat", "--seed", "9", typed=[*typed, "quit"])
    parts = [part for part in answer.out.split(LINE) if "> keep" in part]
    assert len(parts) == 4
    for number, part in enumerate(parts):
        seat = number % 2
        asked = part.partition(f"Player {seat + 1}> ")[2] or part
        assert f"Player {2 - seat}> " not in part
        assert f"Player {2 - seat} is dealt" not in part
        other = secret[number - seat + (1 - seat)] - secret[number]
        for card in other:
            assert f"keep {card}" not in asked, card


def test_another_sealed_choice_changes_nothing(run: Run) -> None:
    """Whatever the first one keeps, the second sees the same until both have chosen."""
    match = GAME.new(2, {}, seed=9)
    outs = set()
    for action in match.legal(0):
        typed = ["", action.notation, "", "board", "log all", "position", "list", "quit"]
        answer = run("play", "era-of-the-ninja", "--hot-seat", "--seed", "9", typed=typed)
        part = answer.out.split(LINE)[4]
        assert "Player 2> board" in part
        outs.add(re.sub(r"era-of-the-ninja-[\d-]+\.json", "FILE", part))
    assert len(outs) == 1
    assert "cards that you may not know" in " ".join(outs.pop().split())


# --- the map --------------------------------------------------------------------------------------


def _view(match: Match, seat: int = 0) -> EraView:
    view = match.view(seat)
    assert isinstance(view, EraView)
    return view


def _castle(line: str, *, seats: int = 1, unicode: bool = True, width: int = 80) -> list[str]:
    match = GAME.position(line, seats, LONE if seats == 1 else {}, 1)
    view = _view(match)
    screen = Screen(texts("en"))
    screen.unicode = unicode
    screen.console.width = width
    screen.console.height = 40
    return [line.plain for line in EraUI(match.rules)._castle(screen, view).draw()]


def test_the_map() -> None:
    drawn = _castle(f"lord=kasai {TILES} p1=onijin@6 p1.flags=hidden units=yari:3@0+2,monk:1@0")
    text = "\n".join(drawn)
    assert "│0C" in text
    assert "Ya1x3w2" in text
    assert "Mo1" in text
    assert "│6 >(P1)" in text
    assert "├───┤" in text  # a way between two tiles
    assert "?─┤" in text  # an open way
    assert "├─x │" in text  # a way on one side only
    below = drawn[next(n for n, line in enumerate(drawn) if "│7" in line) - 2]
    assert below.split() == ["?", "│", "│", "?"]  # ways up: open, or to the tile above
    assert max(len(line) for line in drawn if "│" in line) <= 80


def test_a_stack_on_a_crowded_tile_takes_what_room_is_left() -> None:
    ninja = " ".join(
        f"p{seat}={ninja.id}@0 p{seat}.flags=hidden"
        for seat, ninja in enumerate(the_box().ninja[:4], start=1)
    )
    text = "\n".join(_castle(f"lord=kasai {TILES} units=yari:3@0 {ninja}", seats=4))
    more = "\n".join(_castle(f"lord=kasai {TILES} units=yari:3@0,monk:1@0 {ninja}", seats=4))
    assert "┤(P2) (P3) ├" in text
    assert "│(P4) Ya1x3│" in text
    assert "│(P4) Ya1x+│" in more
    long = "\n".join(_castle(f"lord=kasai {TILES} units=yari:3@0+2 {ninja}", seats=4))
    assert "│(P4)     +│" in long


def test_the_map_is_a_window_round_the_ninja() -> None:
    drawn = "\n".join(_castle(f"lord=kasai {TILES} p1=onijin@8"))
    assert "│8* >P1" in drawn
    assert "│9" not in drawn
    assert "The castle continues: east" in drawn
    other = "\n".join(_castle(f"lord=kasai {TILES} p1=onijin@9"))
    assert "│9* >P1" in other
    assert "│8" not in other
    assert "west" in other
    wide = "\n".join(_castle(f"lord=kasai {TILES} p1=onijin@9", width=140))
    assert "continues" not in wide


def test_rooms_on_the_map() -> None:
    """Features are marked; the room that is looked at says what it does."""
    line = "tiles=courtyard:0:0:0,dojo:1:0:0,archive:2:0:0 units=monk:1@1/2 p1=oni@1"
    drawn = "\n".join(_castle(line))
    assert "│1* >P1" in drawn
    assert "Mo1i2" in drawn
    assert "Tile 1: Dojo. Attack +1 while you are here." in drawn
    assert "* marks rooms with a feature: 2 Archive." in drawn
    assert "Tile 1 (Dojo): north open, east to 2, south open, west to 0. Attack +1" in "\n".join(
        _castle(line, width=60)
    )


def test_the_map_in_ascii_and_in_words() -> None:
    drawn = "\n".join(_castle(FIGHT, unicode=False))
    assert drawn.isascii() or "“" in drawn
    assert "+---+" in drawn
    assert "LORDw1" in drawn
    narrow = "\n".join(_castle(FIGHT, width=60))
    assert "Tile 1 (Kitchen): east blocked, south to 0, west open." in narrow
    assert "Ashigaru Yari 1 (×3)" in narrow


@pytest.fixture
def ask(run: Run) -> Callable[..., Answer]:
    """Questions at the table, in the middle of a fight."""

    def go(*typed: str, language: str = "en", seed: str = "3", line: str = FIGHT) -> Answer:
        words = ("play", "era-of-the-ninja", "--seats", "1", "--language", language)
        return run(*words, "--seed", seed, "--position", line, typed=[*typed, "quit"])

    return go


def test_the_map_of_another_place(ask: Callable[..., Answer]) -> None:
    out = ask("map 8", "map 77", "enemies", "list").out
    assert "│8* " in out
    assert "There are tiles 0 to 11" in out
    assert "harquebus-1" in out
    assert "Tile 10 (Bathhouse): north to 3." in out


# --- choices and chances ----------------------------------------------------------------------


def test_a_turn_in_parts_with_chances(ask: Callable[..., Answer]) -> None:
    out = ask().out
    parts = ["\nSpend\n", "\nEquipment\n", "\nMove\n", "\nAction (one, it ends the turn)\n"]
    assert [out.index(part) for part in parts] == sorted(out.index(part) for part in parts)
    flat = " ".join(out.replace("\xa0", " ").split())
    view = _view(GAME.position(FIGHT, 1, LONE, 1))
    kill = attacks(choose(1, LONE), view)["attack yari-1"].chance("kill")
    wanted = f"kill {float(kill * 100):g} %"
    assert f"Attack all of Ashigaru Yari 1 (×3), Wound 5, Dead 7: {wanted}, " in flat
    assert "Hide: hidden with 90 %, without Hide 80 %" in flat
    assert "Buy the top Skill for 4 Ingenuity" in flat


def test_what_is_left_of_a_move_is_told_while_one_may_move() -> None:
    match = GAME.position(FIGHT, 1, LONE, 1)
    told = []
    for action in ("attack lord", "roll"):
        screen = Screen(texts("en"))
        painter = Painter(screen, EraUI(match.rules).speaker(screen), [_view(match)])
        lines = [line.plain for line in painter.draw(whole=True)]
        told += [line.split(", ")[4] for line in lines if line.startswith("Player 1 (you)")]
        match.act(0, action)
    assert told == ["Move left 2 (of 2),", "Move 2"]


def _row(outlook: Outlook | None, *more: Fraction) -> str:
    """A line of the window of a roll, as a pattern."""
    assert outlook is not None
    chances = [chance for _, chance in outlook.results]
    return "".join(rf" +{float(chance * 100):g} %" for chance in (*chances, *more)) + "\n"


def test_the_window_of_a_roll(ask: Callable[..., Answer]) -> None:
    match = GAME.position(FIGHT, 1, LONE, 1)
    match.act(0, "attack lord")
    view = _view(match)
    seen = forecast(choose(1, LONE), view)
    assert seen is not None
    lord = next(stack for stack in view.stacks if stack.id == "lord")
    out = ask("attack lord", "odds").out.replace("\xa0", " ")
    assert f"You attack the Lord: Wound {lord.wound}, Dead {lord.dead}." in out
    assert f"Modifier: +{view.players[0].attack}. The Limit keeps" in out
    for word, label in (("roll", "roll"), ("lift", r"lift \(1 Ki\), then roll")):
        outlook = seen.of(word)
        assert outlook is not None
        again = outlook.with_reroll("kill")
        assert re.search(rf"\n  {label}{_row(outlook, again)}", out), out
    after = ask("attack ya1", "roll").out.replace("\xa0", " ")
    assert re.search(r"\n  stand( +\d+ %){4}\n", after)
    assert re.search(r"\n  reroll \(1 Ki\)( +\d+ %){4}\n", after)


@pytest.mark.parametrize("language", LOCALES)
def test_the_window_fits_in_every_language(ask: Callable[..., Answer], language: str) -> None:
    shadow = f"lord=kasai {TILES} step=shadow p1=kiri@0"
    dodge = f"lord=kasai {TILES} step=units p1=kitsune@0 units=yari:3@0"
    for line, typed, word in (
        (shadow, ["roll"], "lift"),
        (dodge, ["roll"], "roll"),
        (FIGHT, ["attack lord", "roll"], "lift"),
    ):
        out = ask(*typed, language=language, line=line).out
        _fits(out, Path("/"))
        label = texts(language).say(f"speech-era-of-the-ninja-odds-choice-{word}")
        assert re.search(rf"^  {re.escape(label)} .*\d+\xa0%.*\d+\xa0%", out, re.MULTILINE), out


def test_wrong_input_and_why(ask: Callable[..., Answer]) -> None:
    out = ask(
        "99", "dance", "move up", "attack yari-9", "why attack yari-2", "", "help nothing"
    ).out
    assert "Type a number from 1 to 20" in out
    assert "“up” is unknown here. Possible now: " in out
    assert "E.53" in out
    assert "There is no help on “nothing”" in out
    assert out.count("Player 1> ") == 8


def test_what_is_missing_or_unknown_is_told_by_what_can_be_done(ask: Callable[..., Answer]) -> None:
    out = ask("strike", "strike moon", "fetch", "fetch moon").flat
    assert "Something is missing after “strike”. Possible now: strike yari-1." in out
    assert "“moon” is unknown here. Possible now: yari-1, daishyo-1, monk-1, lord." in out
    assert "“fetch” is not possible now. An action begins with one of: " in out
    *_, cards = re.findall(r"“moon” is unknown here\. Possible now: (.*?)\.", out)
    assert len(cards.split(", ")) < 20


def test_names_of_the_language_and_of_the_map(ask: Callable[..., Answer]) -> None:
    assert "Ashigaru Yari 1" in ask("strike ya1").out
    out = ask("activate kulka ryżowa", "move północ", language="pl").out
    assert "kafelek 11" in out
    assert "kartę: Kulka Ryżowa" in out


def test_a_card_that_is_chosen_and_a_card_that_is_read(ask: Callable[..., Answer]) -> None:
    out = ask("card katana", "card lord", "card yari", "card night", "card", "card nothing").flat
    assert "Katana* (Weapon) Attack +2, melee, sword." in out
    assert f"Kasai* (Lord) Move {KASAI.move}, Attack {KASAI.attack}" in out
    assert "Ashigaru Yari* (unit)" in out
    assert "Unpaid Watch* (Encounter)" in out
    assert "There is no card “nothing”" in out


@pytest.mark.parametrize("language", LOCALES)
def test_every_card_can_be_read(language: str) -> None:
    table = ui_for(GAME.new(1, seed=1))
    screen = Screen(texts(language))
    view = GAME.new(1, seed=1).view(0)
    look = table.commands["card"]
    for kind in ("ninja", "lord", "weapon", "item", "skill", "unit", "encounter"):
        for card in getattr(the_box(), kind):
            assert look(screen, view, card.id), card.id


@pytest.mark.parametrize("language", LOCALES)
def test_help_on_everything(ask: Callable[..., Answer], language: str) -> None:
    topics = ui_for(GAME.new(1, seed=1)).topics
    answer = ask("help", *(f"help {topic}" for topic in topics), "rules E.42", language=language)
    assert not answer.err
    assert answer.code == 0


# --- how it ends ------------------------------------------------------------------------------


def _seed_for(line: str, wanted: Callable[[Match], bool], *actions: str) -> str:
    """A seed with which these actions end a match as wanted; a person stands at every die."""
    for seed in range(60):
        match = GAME.position(line, 1, LONE, seed)
        for action in actions:
            if match.pending and match.parse(action)[0] in match.legal(0):
                match.act(0, action)
        if match.result is not None and wanted(match):
            return str(seed)
    raise AssertionError("no such seed")


def test_the_lord_is_defeated(ask: Callable[..., Answer]) -> None:
    line = FIGHT.replace("kasai@2+1", "kasai@2+6").replace(" p1.ki=3", " p1.ki=0")
    seed = _seed_for(line, lambda match: bool(match.result and match.result.winners), "attack lord")
    out = ask("attack lord", seed=seed, line=line).out
    assert "You win as Player 1: the Lord is defeated." in out
    assert "Rounds: 4." in out


def test_a_lone_ninja_learns_what_killed_him(ask: Callable[..., Answer]) -> None:
    line = (
        f"lord=kasai@3+1 round=7 {TILES} p1=onijin@0 p1.wounds=1 p1.ki=0 p1.shadow=1! "
        "units=daimyo:1@0"
    )
    typed = ["done", "pick daimyo-1", "pick lord"]
    seed = _seed_for(line, lambda match: True, *typed)
    out = ask(*typed, seed=seed, line=line).flat
    assert "You lose: no ninja is left." in out
    assert re.search(r"Round 7: you did not dodge (Daimyo 1|the Lord) and fell", out)
    assert "The Lord, Kasai, still stood on tile" in out
    wound, dead = KASAI.wound - 1, KASAI.dead - 1
    assert f"an attack of {dead} or more would have defeated him (Wound {wound}, " in out


# --- the command line -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "era-of-the-ninja", "--spy"), "--spy belongs to 7 Ronin"),
        (("play", "era-of-the-ninja", "--deck", "x"), "--deck belongs to Shinobi WAT-AAH!"),
        (("play", "wat-aah", "--arcade"), "--arcade belongs to Era of the Ninja"),
        (("simulate", "seven-ronin", "--rounds", "3"), "--rounds belongs to Era of the Ninja"),
        (("play", "wat-aah", "--mode", "lone-ninja"), "grasshopper, grand-master"),
        (("play", "era-of-the-ninja", "--mode", "grasshopper"), "lone-ninja"),
        (("play", "era-of-the-ninja", "--mode", "lone-ninja", "--seats", "2"), "Possible: 1"),
        (("play", "era-of-the-ninja", "--seats", "5"), "1, 2, 3, 4"),
        (("play", "era-of-the-ninja", "--side", "p3"), "p1, p2"),
        (("play", "era-of-the-ninja", "--mode", "lone-ninja", "--side", "p2"), "Possible: p1"),
        (("play", "era-of-the-ninja", "--lord", "nobody"), "kasai"),
        (("play", "era-of-the-ninja", "--clans", "fire,sand"), "sand"),
        (("play", "era-of-the-ninja", "--ninja", "all"), "draw, choose"),
        (("play", "era-of-the-ninja", "--rounds", "0"), "whole number"),
        (("play", "era-of-the-ninja", "--rounds", "500"), "1-100"),
        (("play", "era-of-the-ninja", "--box", "nowhere"), "nowhere"),
        (("play", "era-of-the-ninja", "--resume", "x.json", "--lord", "kasai"), "--lord"),
    ],
)
def test_wrong_options_are_one_line(run: Run, words: tuple[str, ...], problem: str) -> None:
    answer = run(*words)
    assert answer.code == 2
    assert problem in answer.err
    assert answer.err.count("\n") == 1


def test_a_box_and_a_lord_of_ones_own(run: Run, tmp_path: Path) -> None:
    source = Path(sys.modules[EraOfTheNinja.__module__].__file__ or "").parent / "content"
    box = tmp_path / "box"
    box.mkdir()
    for file in source.glob("*.toml"):
        text = file.read_text().replace('id = "katana"', 'id = "moon-blade"')
        (box / file.name).write_text(text)
    answer = run(
        *("play", "era-of-the-ninja", "--seats", "1", "--box", "box", "--lord", "danjo"),
        *("--seed", "1"),
        typed=["card moon", "1", "1", "1", "1", "quit"],
    )
    assert answer.code == 0, answer.err
    assert "Moon Blade* (Weapon)" in answer.out
    assert "The Lord of this castle is Danjo" in answer.out


def test_another_seat_and_resume(run: Run) -> None:
    words = ("play", "era-of-the-ninja", "--side", "p2", "--seats", "3", "--bot", "random")
    out = run(*words, "--seed", "2", typed=["1", "quit"]).out
    assert "Player 2: you" in out
    again = run("play", "--resume", typed=["quit"])
    assert "Player 2> " in again.out


@pytest.mark.parametrize(
    ("replies", "shown"),
    [
        (["1"], "Lone Ninja, 1 player"),
        (["3", "6", "random"], "Lord’s Head, 3 players"),
    ],
)
def test_questions_at_a_terminal(spawn: Spawn, replies: list[str], shown: str) -> None:
    child = spawn("play", "era-of-the-ninja")
    for question, reply in zip(
        ("How many players", "Which mode", "Against which"), replies, strict=False
    ):
        child.expect(question)
        child.sendline(reply)
    child.expect(shown)
    child.expect("Player 1> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_simulate(run: Run) -> None:
    words = ("simulate", "era-of-the-ninja", "--workers", "1", "--games", "4", "--seed", "4")
    answer = run(*words, "--bots", "random,random", "--nvn", "--rounds", "5", "--lord", "kasai")
    assert answer.code == 0, answer.err
    assert "Era of the Ninja, Standard: 4 matches" in answer.out
    assert "Nobody wins" in answer.out
    alone = run(*words, "--bots", "random", "--mode", "lone-ninja", "--rounds", "5")
    assert alone.code == 0, alone.err
    assert "Lone Ninja" in alone.out
    wrong = run(*words, "--bots", "random,random", "--mode", "lone-ninja")
    assert wrong.code == 2


@pytest.mark.parametrize("number", range(len(GAME.variants())))
def test_whatever_is_asked_can_be_said(number: int) -> None:
    """Every step and every choice that random matches come to, each match in another language."""
    seats, options = GAME.variants()[number]
    match = GAME.new(seats, options, number + 40)
    table = ui_for(match)
    screen = Screen(texts(LOCALES[number % len(LOCALES)]))
    screen.console.width = 80
    speaker = table.speaker(screen)
    rng = Rng("said", number)
    for step in range(70):
        if not match.pending:
            break
        seat = match.pending[0]
        view = match.view(seat)
        words = table.words(screen, view) if step % 5 == 0 else {}
        assert speaker.task(view)
        for action in match.legal(seat):
            assert speaker.describe(view, action)
            assert speaker.group(view, action)
            speaker.section(view, action)
            if words:
                typed = in_notation(table.notation(view, action), words)
                assert match.parse(typed) == [action]
        for lines in (table.draw(screen, [view]), table.draw(screen, [view], track=False)):
            assert all(line.cell_len <= 80 for line in lines if "│" in line.plain)
        match.act(seat, rng.choice(match.legal(seat)))
