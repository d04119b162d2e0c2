"""`kagemusha explain`: what a bot would play in a position, how often, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.bots.bot import Candidate, Thinker, Thought
from kagemusha.bots.chances import ChanceEstimate, Estimator, ask, level_among
from kagemusha.bots.review import reviewing
from kagemusha.bots.roster import named_thinker
from kagemusha.core.errors import KagemushaError
from kagemusha.core.match import Match
from kagemusha.terminal import saves
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.options import GameOptions, check_value
from kagemusha.terminal.printing import (
    chance_in_words,
    refusal_line,
    seat_ids,
    seat_name,
    share_in_words,
    variant_name,
)
from kagemusha.terminal.review import work_of
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import STDOUT, check_place, put
from kagemusha.text.plans import plans_in_words
from kagemusha.text.player_names import bot_level

SEED = 1
"""The seed of a match that starts without one."""


@dataclass
class ExplainArgs:
    """The arguments of the command line."""

    what: str | None
    """The id of a game, or a file with a match."""
    options: GameOptions
    position: str | None
    at: int | None
    seat: str | None
    bot: str
    work: str
    json: str | None


@dataclass(frozen=True)
class Explained:
    """A bot's thought about a seat's choice."""

    seat: int
    thought: Thought
    chance: ChanceEstimate | None


def run_explain(screen: Screen, args: ExplainArgs) -> int:
    """Explain the choice of every pending seat, or of one of them. Returns the exit code."""
    work = work_of(screen, args.work)
    check_place(screen, "--json", args.json)
    match, level = _match(screen, args)
    ids = seat_ids(match.game, match.rules.seats)
    check_value(screen, "--seat", args.seat, [ids[seat] for seat in match.pending])
    seats = [seat for seat in match.pending if args.seat in (None, ids[seat])]
    try:
        thinker = named_thinker(args.bot, match.game, match.rules, reviewing(work))
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    found = list(_explain(match, thinker, Estimator(match.rules, thinker.name, level), seats))
    if args.json != STDOUT:
        printer = ExplainPrinter(screen, match, thinker.name)
        for one in found:
            printer.show(one)
    if args.json is not None:
        about = {
            "game": match.game.id,
            "rules": match.game.rules_version,
            "content": match.rules.content,
            "options": dict(match.rules.options),
            "position": match.position(),
            "bot": thinker.name,
        }
        data = {**about, "seats": [_data(one, ids[one.seat]) for one in found]}
        put(screen, args.json, json.dumps(data, indent=2) + "\n")
    return 0


def _match(screen: Screen, args: ExplainArgs) -> tuple[Match, str]:
    """The match at the position in question, and the level of its players."""
    given = args.what or kagemusha.games()[0]
    if given in kagemusha.games():
        if args.at is not None:
            raise Refused(screen.say("terminal-error-explain-at"))
        game = kagemusha.game(given)
        options = args.options.to_dict(screen, given)
        if args.position is None:
            match = game.new(args.options.seats, options, SEED)
        else:
            match = game.position(args.position, args.options.seats, options, SEED)
        level = level_among(())
    else:
        match, level = _logged(screen, args, given)
    if not match.pending:
        raise Refused(screen.say("terminal-error-explain-over"), FAILED)
    return match, level


def _logged(screen: Screen, args: ExplainArgs, given: str) -> tuple[Match, str]:
    file = Path(given).expanduser()
    if not file.exists() and file.suffix != ".json":
        check_value(screen, "GAME", given, kagemusha.games())
    if args.position is not None or args.options.named():
        raise Refused(screen.say("terminal-error-explain-log"))
    save = saves.read(file, screen)
    match = save.match
    if match.result is None and save.players.count(saves.HUMAN) > 1:
        raise Refused(screen.say("hint-people"))
    if args.at is not None:
        if args.at > len(match.moves):
            most = {"number": args.at, "most": len(match.moves)}
            raise Refused(screen.say("terminal-error-explain-moves", **most))
        match = match.rewound(args.at)
    return match, level_among(save.players)


def _explain(
    match: Match, thinker: Thinker, estimator: Estimator, seats: list[int]
) -> Iterator[Explained]:
    for seat in seats:
        view = match.view(seat)
        thought = ask(thinker, view, match.legal(seat))
        chance = None
        if thought.chance is not None:
            chance = estimator.of(view, thought.chance, thought.error)
        yield Explained(seat, thought, chance)


def _data(one: Explained, seat: str) -> dict[str, Any]:
    chance = one.chance
    return {
        "seat": seat,
        "plan": [action.notation for action in one.thought.plan],
        "chance": chance and chance.chance,
        "interval": [chance.low, chance.high] if chance and chance.is_number else None,
        "level": chance.level if chance else "",
        "value": one.thought.chance,
        "error": one.thought.error,
        "why": {"id": one.thought.why.id, "args": dict(one.thought.why.args)},
        "drawn_from": one.thought.drawn_from,
        "candidates": [
            {
                "plan": [action.notation for action in each.plan],
                "share": each.share,
                "value": each.chance,
                "error": each.error,
            }
            for each in one.thought.candidates
        ],
    }


class ExplainPrinter:
    """Prints a bot's thoughts."""

    def __init__(self, screen: Screen, match: Match, bot: str) -> None:
        self.screen, self.match, self.bot = screen, match, bot
        self.speaker = ui_for(match).speaker(screen)

    def show(self, one: Explained) -> None:
        """Print one seat's chance, the reason, and the plans with their shares."""
        match, screen = self.match, self.screen
        variant = variant_name(screen, match.game.id, match.rules.seats, match.rules.options)
        name = seat_name(screen, match.game, one.seat)
        screen.show(f"{screen.texts.name('game', match.game.id)}, {variant}: {name}", "title")
        thought, view = one.thought, match.view(one.seat)
        if one.chance is not None:
            self._chance(one.chance)
        if thought.chance is not None:
            screen.print_text(
                "terminal-explain-value",
                number=round(100 * thought.chance),
                error=round(100 * thought.error),
            )
        plans = thought.candidates or (Candidate(thought.plan, 1.0, 0.0),)
        steps = [
            [action.notation for action in plan]
            for plan in (thought.plan, *(each.plan for each in plans))
        ]
        chosen, *words = plans_in_words(match.rules, self.speaker, view, steps)
        screen.print_text("terminal-explain-chosen", words=self._joined(chosen))
        screen.show(screen.texts.message(thought.why))
        drawn = thought.drawn_from > 1
        played = [(each.plan, each.share) for each in plans if drawn and each.share > 0]
        reasons = [self.speaker.advice(view, thought.plan), *self.speaker.mixture(view, played)]
        for line in filter(None, reasons):
            screen.show(line)
        kind = "mixture" if drawn else "plans"
        screen.print_text(f"terminal-explain-{kind}", style="quiet", bot=self.bot)
        for each, said in zip(plans, words, strict=True):
            self._plan(each, said, valued=bool(thought.candidates))
        if drawn and thought.drawn_from > len(played):
            rest = share_in_words(screen, max(0.0, 1.0 - sum(share for _, share in played)))
            number = thought.drawn_from - len(played)
            screen.print_text("terminal-explain-rest", style="quiet", number=number, share=rest)
        screen.show()

    def _joined(self, words: list[str]) -> str:
        return self.screen.say("speech-semicolon").join(words)

    def _chance(self, found: ChanceEstimate) -> None:
        word = chance_in_words(self.screen, found.chance, found.low, found.high, found.error)
        if found.is_number:
            level = bot_level(self.screen.texts.locale, found.level)
            self.screen.print_text("terminal-explain-chance", chance=word, level=level)
        else:
            self.screen.print_text("terminal-explain-vague", word=word)

    def _plan(self, each: Candidate, said: list[str], *, valued: bool) -> None:
        share = share_in_words(self.screen, each.share)
        value = self.screen.say("review-chance", number=round(100 * each.chance)) if valued else ""
        line = f"{share:>6}  {value:>6}  {self._joined(said)}"
        self.screen.show(line, "good" if each.share > 0 else "quiet", hang=16)
