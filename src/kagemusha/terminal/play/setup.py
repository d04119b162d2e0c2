"""From the command line to a match: what was asked for, what is asked back, what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.bots import Bot, bot_names, make_bot, opponents
from kagemusha.core.errors import KagemushaError
from kagemusha.core.game import Game
from kagemusha.core.match import Match
from kagemusha.terminal import saves
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.options import MODES, GameOptions, choice
from kagemusha.terminal.play.commands import Resume
from kagemusha.terminal.play.session import Session
from kagemusha.terminal.saves import HUMAN, Save
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.speech import reasons_of, seat_ids, variant_name
from kagemusha.terminal.table import PLAYABLE, table_for
from kagemusha.text import LOCALES, texts

DEFAULT_SIDE = "attacker"
ALONE = "lone-ninja"
"""The mode for one person."""


@dataclass
class Wishes:
    """What the command line of `play` says."""

    game: str
    options: GameOptions
    side: str | None = None
    bot: str | None = None
    seed: int | None = None
    position: str | None = None
    hot_seat: bool = False


def play(screen: Screen, wishes: Wishes) -> int:
    """Start a match and play it."""
    game = kagemusha.game(wishes.game)
    wishes.options.to_dict(screen, game.id)
    counts = tuple(map(str, game.seat_counts))
    seats = wishes.options.seats
    choice(screen, "--seats", None if seats is None else str(seats), counts)
    _check(screen, game, wishes, wishes.options.default_seats(game))
    if screen.interactive and not (wishes.side or wishes.bot or _is_chosen(wishes.options)):
        _ask_back(screen, game, wishes)
    match = _start(screen, game, wishes)
    save = Save(match, _players(match, wishes), screen.texts.locale)
    return _run(screen, save, saves.new_path(game.id), fresh=True)


def resume(screen: Screen, path: Path | None, wishes: Wishes) -> int:
    """Take up a match where it was left."""
    path = path or saves.latest(wishes.game or None)
    if path is None:
        raise Refused(screen.say("terminal-nothing-to-resume"))
    save = saves.read(path, screen)
    game = save.match.game
    _check_table(screen, game)
    _check(screen, game, wishes, save.match.rules.seats)
    bare = not save.players
    if bare or wishes.side or wishes.bot or wishes.hot_seat:
        save.players = _players(save.match, wishes)
    if save.language in LOCALES and not screen.language_chosen:
        screen.texts = texts(save.language)
    return _run(screen, save, saves.new_path(game.id) if bare else path, fresh=False)


def _check_table(screen: Screen, game: Game) -> None:
    if game.id not in PLAYABLE:
        known = ", ".join(PLAYABLE)
        raise Refused(screen.say("terminal-error-no-table", game=game.id, known=known))


def _check(screen: Screen, game: Game, wishes: Wishes, seats: int) -> None:
    choice(screen, "--side", wishes.side, seat_ids(game, seats))
    choice(screen, "--bot", wishes.bot, bot_names(game.id))
    for option, given in (("--side", wishes.side), ("--bot", wishes.bot)):
        if wishes.hot_seat and given:
            raise Refused(screen.say("terminal-error-not-both", one="--hot-seat", other=option))


def _is_chosen(options: GameOptions) -> bool:
    """Whether the command line says what would be asked back."""
    return any((options.edition, options.mode, options.seats))


def _players(match: Match, wishes: Wishes) -> tuple[str, ...]:
    seats = match.rules.seats
    if wishes.hot_seat:
        return (HUMAN,) * seats
    bot = wishes.bot or opponents(match.game.id)[0]
    side = 0 if wishes.side is None else seat_ids(match.game, seats).index(wishes.side)
    return tuple(HUMAN if seat == side else bot for seat in range(seats))


def _start(screen: Screen, game: Game, wishes: Wishes) -> Match:
    options = wishes.options.to_dict(screen, game.id)
    seats = wishes.options.seats
    try:
        if wishes.position is None:
            return game.new(seats, options, wishes.seed)
        match = game.position(wishes.position, seats, options, wishes.seed)
    except KagemushaError as error:
        raise Refused(reasons_of(screen, error)) from None
    if match.result is not None:
        raise Refused(screen.say("terminal-error-position-over"))
    return match


# --- questions at a terminal ------------------------------------------------------------------


def _ask_back(screen: Screen, game: Game, wishes: Wishes) -> None:
    screen.tell("terminal-ask-intro", style="quiet")
    if game.seat_names:
        _ask_side_and_edition(screen, game, wishes)
    elif 1 in game.seat_counts:
        _ask_seats(screen, game, wishes)
        if wishes.options.seats == 1:  # alone there is one mode, and no bot
            return
        _ask_mode(screen, [mode for mode in MODES[game.id] if mode != ALONE], wishes)
    else:
        _ask_mode(screen, MODES[game.id], wishes)
        _ask_seats(screen, game, wishes)
    if not wishes.hot_seat:
        wishes.bot = _ask(
            screen,
            "bot",
            opponents(game.id),
            opponents(game.id)[0],
            lambda bot: screen.say(f"setup-bot-{bot}"),
        )


def _ask_mode(screen: Screen, modes: Sequence[str], wishes: Wishes) -> None:
    wishes.options.mode = _ask(
        screen, "mode", modes, modes[0], lambda mode: screen.say(f"setup-mode-{mode}")
    )


def _ask_seats(screen: Screen, game: Game, wishes: Wishes) -> None:
    def words(number: str) -> str:
        alone = number == "1" and screen.say(f"setup-mode-{ALONE}")
        return alone or screen.say("terminal-players", number=int(number))

    counts = [str(number) for number in game.seat_counts]
    wishes.options.seats = int(_ask(screen, "seats", counts, counts[0], words))


def _ask_side_and_edition(screen: Screen, game: Game, wishes: Wishes) -> None:
    name = screen.texts.name
    if not wishes.hot_seat:
        sides = game.seat_names
        wishes.side = _ask(screen, "side", sides, DEFAULT_SIDE, lambda side: name("side", side))
    # The edition that a player of this language knows; without a question it is the English one.
    editions = wishes.options.editions()
    edition = screen.texts.locale if screen.texts.locale in editions else editions[0]
    wishes.options.edition = _ask(
        screen, "edition", editions, edition, lambda e: screen.say(f"setup-edition-{e}")
    )


def _ask(
    screen: Screen, what: str, known: Sequence[str], default: str, words: Callable[[str], str]
) -> str:
    screen.tell(f"terminal-ask-{what}")
    # What is a number itself is chosen by it.
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
        screen.tell("terminal-ask-again", known=", ".join(map(str, numbers)), style="wrong")


# --- running ------------------------------------------------------------------------------------


def _run(screen: Screen, save: Save, path: Path, *, fresh: bool) -> int:
    while True:
        session = Session(screen, table_for(save.match), save, path, _bots(screen, save))
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
            choice(screen, "--bot", name, bot_names(match.game.id))
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
        screen.tell(key, name=session.side(seat), bot=player)
    if fresh:
        goals = [session.table.speaker(screen).goal(match.view(seat)) for seat in session.humans]
        for goal in dict.fromkeys(goals):
            screen.show(goal)
    else:
        screen.tell("terminal-resumed", number=len(match.moves))
    screen.tell("terminal-greeting", style="quiet")
