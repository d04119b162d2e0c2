"""Starts a match from the command line: reads options, asks for missing ones, refuses errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.bots import Bot, bot_names, make_bot, opponents
from kagemusha.core.errors import KagemushaError
from kagemusha.core.game import Game
from kagemusha.core.manifest import Manifest, OptionSpec
from kagemusha.core.match import Match
from kagemusha.learn import guide
from kagemusha.terminal import saves
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.options import GameOptions, check_bot_option, check_value
from kagemusha.terminal.play.commands import Resume
from kagemusha.terminal.play.guided import GuidedSession
from kagemusha.terminal.play.session import Session
from kagemusha.terminal.printing import refusal_line, seat_ids, variant_name
from kagemusha.terminal.saves import HUMAN, Save
from kagemusha.terminal.screen import Screen
from kagemusha.text import LOCALES, texts
from kagemusha.text.player_names import bot_level, bot_style
from kagemusha.text.texts import spelled


@dataclass
class PlayArgs:
    """The arguments of the command line."""

    game: str
    options: GameOptions
    side: str | None = None
    bot: str | None = None
    seed: int | None = None
    position: str | None = None
    hot_seat: bool = False
    guided: bool = False


def play(screen: Screen, args: PlayArgs) -> int:
    """Start a match and play it."""
    game = kagemusha.game(args.game)
    if args.guided:
        _take_guided(screen, args)
    args.options.to_dict(screen, game.id)
    counts = tuple(map(str, game.seat_counts))
    seats = args.options.seats
    check_value(screen, "--seats", None if seats is None else str(seats), counts)
    _check(screen, game, args, args.options.default_seats(game))
    if (
        screen.interactive
        and not args.guided
        and not (args.side or args.bot or _is_chosen(game, args.options))
    ):
        _ask_back(screen, game, args)
    match = _start(screen, game, args)
    save = Save(match, _players(match, args), screen.texts.locale)
    return _run(screen, save, saves.new_path(game.id), fresh=True, guided=args.guided)


def _take_guided(screen: Screen, args: PlayArgs) -> None:
    """Set the options that a game's coach is for, unless the command line has others."""
    coach = guide(args.game)
    if coach is None:
        raise Refused(screen.say("terminal-guide-none", game=args.game))
    game = kagemusha.game(args.game)
    args.options.given = {**coach.options, **args.options.given}
    if len(game.seat_counts) > 1:
        args.options.seats = args.options.seats or coach.seats
    args.bot = args.bot or coach.opponent
    args.side = args.side or seat_ids(game, coach.seats)[coach.seat]


def resume(screen: Screen, path: Path | None, args: PlayArgs) -> int:
    """Continue a saved match."""
    path = path or saves.latest(args.game or None)
    if path is None:
        raise Refused(screen.say("terminal-nothing-to-resume"))
    save = saves.read(path, screen)
    game = save.match.game
    _check(screen, game, args, save.match.rules.seats)
    bare = not save.players
    if bare or args.side or args.bot or args.hot_seat:
        save.players = _players(save.match, args)
    if save.language in LOCALES and not screen.language_chosen:
        screen.texts = texts(save.language)
    path = saves.new_path(game.id) if bare else path
    return _run(screen, save, path, fresh=False, guided=args.guided)


def _check(screen: Screen, game: Game, args: PlayArgs, seats: int) -> None:
    check_value(screen, "--side", args.side, seat_ids(game, seats))
    check_bot_option(screen, "--bot", args.bot, game.id)
    asked = (("--guided", args.guided), ("--side", args.side), ("--bot", args.bot))
    for option, given in asked:
        if args.hot_seat and given:
            raise Refused(screen.say("terminal-error-not-both", one="--hot-seat", other=option))


def _is_chosen(game: Game, options: GameOptions) -> bool:
    """Whether the command line answers everything that would be asked."""
    leading = {option.name for option in game.manifest.leading}
    return options.seats is not None or bool(leading & options.given.keys())


def _players(match: Match, args: PlayArgs) -> tuple[str, ...]:
    seats = match.rules.seats
    if args.hot_seat:
        return (HUMAN,) * seats
    bot = args.bot or opponents(match.game.id)[0]
    side = 0 if args.side is None else seat_ids(match.game, seats).index(args.side)
    return tuple(HUMAN if seat == side else bot for seat in range(seats))


def _start(screen: Screen, game: Game, args: PlayArgs) -> Match:
    options = args.options.to_dict(screen, game.id)
    seats = args.options.seats
    try:
        if args.position is None:
            return game.new(seats, options, args.seed)
        match = game.position(args.position, seats, options, args.seed)
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    if match.result is not None:
        raise Refused(screen.say("terminal-error-position-over"))
    return match


# --- questions at a terminal ------------------------------------------------------------------


def _bot_label(screen: Screen, bot: str) -> str:
    text = f"setup-bot-{bot}"
    return screen.say(text) if text in screen.texts else bot


def _ask_back(screen: Screen, game: Game, args: PlayArgs) -> None:
    screen.print_text("terminal-ask-intro", style="quiet")
    if game.seat_names and not args.hot_seat:
        sides = game.seat_names
        args.side = _ask(screen, "side", sides, sides[0], lambda s: screen.texts.name("side", s))
    manifest, leading = game.manifest, game.manifest.leading
    seats_first = any(preset.seats for option in leading for preset in option.presets.values())
    if seats_first:
        _ask_seats(screen, game, args)
    for option in leading:
        _ask_option(screen, manifest, option, args)
    if not seats_first:
        _ask_seats(screen, game, args)
    if not args.hot_seat and args.options.seats != 1:
        bots = opponents(game.id)
        args.bot = _ask(screen, "bot", bots, bots[0], lambda bot: _bot_label(screen, bot))


def _ask_option(screen: Screen, manifest: Manifest, option: OptionSpec, args: PlayArgs) -> None:
    """Ask for a leading option among the values that fit the seats."""
    seats = args.options.seats or manifest.default_seats()
    known = [str(v) for v in option.known() if seats in manifest.seats_with(option, v)]
    if len(known) > 1:
        # The edition that players of this language know; it is only the default of the question.
        default = screen.texts.locale if screen.texts.locale in known else known[0]
        args.options.given[option.name] = _ask(
            screen, option.name, known, default, lambda v: _value_name(screen, option.name, v)
        )


def _value_name(screen: Screen, option: str, value: str) -> str:
    text_id = f"setup-{option}-{value}"
    return screen.say(text_id) if text_id in screen.texts else spelled(value)


def _ask_seats(screen: Screen, game: Game, args: PlayArgs) -> None:
    def words(number: str) -> str:
        """The value of the leading option, if this number of seats allows only one."""
        for option in game.manifest.leading:
            fitting = [v for v, preset in option.presets.items() if preset.seats == (int(number),)]
            if len(fitting) == 1:
                return _value_name(screen, option.name, fitting[0])
        return screen.say("terminal-players", number=int(number))

    counts = [str(number) for number in game.seat_counts]
    if len(counts) > 1:
        args.options.seats = int(_ask(screen, "seats", counts, counts[0], words))


def _ask(
    screen: Screen, what: str, known: Sequence[str], default: str, words: Callable[[str], str]
) -> str:
    text_id = f"terminal-ask-{what}"
    screen.show(screen.say(text_id) if text_id in screen.texts else f"{spelled(what)}?")
    # Values that are numbers are chosen by value, not by position.
    counted = all(item.isdecimal() for item in known)
    numbers = {int(item) if counted else n: item for n, item in enumerate(known, start=1)}
    for number, item in numbers.items():
        screen.show(f"  {number}  {words(item)}")
    first = next(number for number, item in numbers.items() if item == default)
    while True:
        answer = screen.ask(screen.say("terminal-ask-number", default=first) + " ").casefold()
        if not answer:
            return default
        if answer.isdecimal() and int(answer) in numbers:
            return numbers[int(answer)]
        fitting = [
            i for i in known if i.startswith(answer) or words(i).casefold().startswith(answer)
        ]
        if len(fitting) == 1:
            return fitting[0]
        screen.print_text("terminal-ask-again", known=", ".join(map(str, numbers)), style="wrong")


# --- running ------------------------------------------------------------------------------------


def _run(screen: Screen, save: Save, path: Path, *, fresh: bool, guided: bool) -> int:
    while True:
        kind = GuidedSession if guided else Session
        session = kind(screen, ui_for(save.match), save, path, _bots(screen, save))
        _greet(session, fresh=fresh)
        if not fresh:
            session.remind()
        try:
            return session.run()
        except Resume as other:
            path, save, fresh = other.path, saves.read(other.path, screen), False
            if not save.players:
                save.players = session.players
                path = saves.new_path(save.match.game.id)


def _bots(screen: Screen, save: Save) -> dict[int, Bot]:
    match = save.match
    found = {}
    for seat, name in enumerate(save.players):
        if name != HUMAN:
            check_value(screen, "--bot", name, bot_names(match.game.id))  # a file must not run code
            found[seat] = make_bot(name, match.game, match.rules)
    return found


def _greet(session: Session, *, fresh: bool) -> None:
    screen, match = session.screen, session.match
    options: dict[str, Any] = dict(match.rules.options)
    variant = variant_name(screen, match.game.id, match.rules.seats, options)
    title = screen.texts.name("game", match.game.id)
    screen.show(f"{title} - {variant}", "title")
    for seat, player in enumerate(session.players):
        key = "terminal-seat-bot" if player != HUMAN else "terminal-seat-you"
        if session.hot_seat:
            key = "terminal-seat-person"
        called = session.names[seat] if session.names else ""
        level = bot_level(screen.texts.locale, player)
        screen.print_text(key, name=session.side(seat), bot=level, called=called)
        if player != HUMAN:
            screen.show(bot_style(screen.texts.locale, match.game.id, player), "quiet", indent=2)
    if fresh:
        goals = [session.ui.speaker(screen).goal(match.view(seat)) for seat in session.humans]
        for goal in filter(None, dict.fromkeys(goals)):
            screen.show(goal)
    else:
        screen.print_text("terminal-resumed", number=len(match.moves))
    screen.print_text("terminal-greeting", style="quiet")
    if "coach" in session.verbs:
        screen.print_text("terminal-guide-greeting", style="quiet")
