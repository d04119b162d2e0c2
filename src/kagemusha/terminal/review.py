"""`kagemusha review`: reviews a match."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.text import Text

from kagemusha.bots.chances import level_among
from kagemusha.bots.decisions import Decision, ReviewCandidate
from kagemusha.bots.result_breakdown import BreakdownPart, ResultBreakdown
from kagemusha.bots.review import Review, TurningPoint, review, reviewing
from kagemusha.core.errors import KagemushaError
from kagemusha.core.match import Match
from kagemusha.terminal import saves
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.printing import chance_in_words, refusal_line, seat_name, share_in_words
from kagemusha.terminal.progress import counting
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED, STDOUT, check_place, put
from kagemusha.text.plans import plan_in_words
from kagemusha.text.player_names import bot_level

WORK = (0.01, 10.0)
"""The minimum and maximum of work that can be requested."""
FEW = 3
"""How many candidates are shown for a decision."""
SIGNS = {"mistake": "!", "blunder": "!!"}


@dataclass
class ReviewArgs:
    """The arguments of the command line."""

    file: Path
    bot: str
    work: str
    all: bool
    json: str | None


def run_review(screen: Screen, args: ReviewArgs) -> int:
    """Let a bot judge every decision, and print the result. Returns the exit code."""
    work = work_of(screen, args.work)
    check_place(screen, "--json", args.json)
    save = saves.read(args.file, screen)
    match, level = save.match, level_among(save.players)
    if match.result is None:
        raise Refused(screen.say("review-not-over"), FAILED)
    try:
        with _interruptible() as cancelled, counting(screen, "terminal-review") as progress:
            found = review(match, args.bot, reviewing(work), progress, cancelled, level)
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    if args.json != STDOUT:
        ReviewPrinter(screen, match, found).report(every=args.all)
        screen.show_whole(f"  kagemusha replay {args.file} --at N")
    if args.json is not None:
        put(screen, args.json, json.dumps(found.to_dict(), indent=2) + "\n")
    return 0 if found.complete else INTERRUPTED


def work_of(screen: Screen, word: str) -> float:
    """Parse the amount of work, relative to that in a match."""
    low, high = WORK
    try:
        work = float(word.replace(",", "."))
    except ValueError:
        work = 0.0
    if not low <= work <= high:
        args = {"value": word, "low": f"{low:g}", "high": f"{high:g}"}
        raise Refused(screen.say("terminal-error-work", **args))
    return work


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """Note Ctrl-C, so that the review ends after the current decision and is shown so far."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


class ReviewPrinter:
    """Prints a review."""

    def __init__(self, screen: Screen, match: Match, found: Review) -> None:
        self.screen, self.match, self.found = screen, match, found
        self.bot = bot_level(screen.texts.locale, found.bot)
        self.speaker = ui_for(match).speaker(screen)
        self._running = match.restart()

    def report(self, *, every: bool) -> None:
        """Print every decision, and then the turning points."""
        self._opening()
        marked = {(m.seat, m.move): m for m in self.found.marks if m.kind in SIGNS}
        for decision in self.found.decisions:
            self._decision(decision, marked.get((decision.seat, decision.last)), every=every)
        self.screen.show()
        self.screen.print_text("terminal-review-turns", style="title")
        for mark in sorted(self.found.marks, key=lambda mark: -abs(mark.change)):
            self._mark(mark)
        if not self.found.marks:
            self.screen.print_text("terminal-review-no-turns", indent=2)
        if self.found.level and self.found.breakdowns:
            self.screen.show()
            self.screen.print_text("terminal-review-account", style="title")
            for breakdown in self.found.breakdowns:
                self._breakdown(breakdown)
        self.screen.print_text("terminal-review-how-to-look")

    def _opening(self) -> None:
        found, say = self.found, self.screen.say
        game = self.screen.texts.name("game", self.match.game.id)
        title = say("terminal-review-title", game=game, bot=self.bot, number=found.total)
        self.screen.show(title, "title")
        if not found.complete:
            done = {"number": len(found.decisions), "total": found.total}
            self.screen.print_text("terminal-review-partly", style="contested", **done)
        self.screen.print_text("terminal-review-legend", style="quiet")
        if found.level:
            level = bot_level(self.screen.texts.locale, found.level)
            self.screen.print_text("review-whose", style="quiet", level=level)
        else:
            self.screen.print_text("review-not-calibrated", style="quiet", bot=self.bot)
        self.screen.show()

    def _decision(self, decision: Decision, mark: TurningPoint | None, *, every: bool) -> None:
        width = len(str(self.found.moves))
        name = seat_name(self.screen, self.match.game, decision.seat)
        sign = SIGNS[mark.kind] if mark else ""
        line = Text(f"{decision.last:>{width}}  ", "rule").append(f"{name}  ", "title")
        line.append(self._chances(decision), "none").append(f"{sign:>3} ", "wrong")
        line.append(self._words(decision, decision.played), "none")
        self.screen.show(line, hang=width + 2)
        mixed = decision.drawn_from > 1
        if mixed:
            self._share_played(decision, indent=width + 2)
        if every or mark or (mixed and len(decision.played) > 1):
            for option in self._candidates_to_show(decision):
                self._option(decision, option, indent=width + 2)

    def _share_played(self, decision: Decision, *, indent: int) -> None:
        """Print how often the bot plays what was played."""
        self.screen.print_text(
            "terminal-review-share-played",
            indent=indent,
            played="some" if decision.share > 0 else "never",
            bot=self.bot,
            share=share_in_words(self.screen, decision.share),
            number=decision.drawn_from,
        )

    def _candidates_to_show(self, decision: Decision) -> list[ReviewCandidate]:
        """The best candidates, and what was played."""
        return [
            option
            for number, option in enumerate(decision.candidates)
            if number < FEW or option.plan == decision.played
        ]

    def _chances(self, decision: Decision) -> str:
        if decision.before is None:
            return self.screen.say("terminal-review-unknown")
        low, high = decision.low, decision.high
        before = chance_in_words(self.screen, decision.before, low, high, decision.error)
        if decision.after is None:
            return before
        return f"{before} → {self._chance(decision, decision.after)}"

    def _chance(self, decision: Decision, chance: float) -> str:
        """A chance to show with that of a decision: a number only if that is one, too."""
        if decision.low is None:
            return chance_in_words(self.screen, chance, None, None, decision.error)
        return self.screen.say("review-chance", number=round(100 * chance))

    def _option(self, decision: Decision, option: ReviewCandidate, *, indent: int) -> None:
        sign = "(=) " if sorted(option.plan) == sorted(decision.played) else "    "
        parts = [self._chance(decision, option.chance)]
        if decision.drawn_from > 1:
            share = share_in_words(self.screen, option.share)
            parts.append(self.screen.say("terminal-review-part", share=share))
        line = f"{sign}{', '.join(parts)}  {self._words(decision, option.plan)}"
        self.screen.show(line, "quiet", indent=indent, hang=len(sign))

    def _words(self, decision: Decision, plan: tuple[str, ...]) -> str:
        while len(self._running.moves) < decision.first:
            move = self.match.moves[len(self._running.moves)]
            self._running.act(move.seat, move.action)
        view = self._running.view(decision.seat)
        words = plan_in_words(self.match.rules, self.speaker, view, plan)
        return self.screen.say("speech-semicolon").join(words)

    def _breakdown(self, breakdown: ResultBreakdown) -> None:
        name = seat_name(self.screen, self.match.game, breakdown.seat)
        line = self.screen.say(
            "terminal-review-account-line",
            name=name,
            start=round(100 * breakdown.start.value),
            luck=self._part(breakdown.luck),
            others=self._part(breakdown.others),
            own=self._part(breakdown.own),
            result=round(100 * breakdown.result),
        )
        self.screen.show(line, indent=2, hang=4)

    def _part(self, part: BreakdownPart) -> str:
        points = self._points(part.value)
        error = round(100 * part.error)
        return self.screen.say("terminal-review-account-part", points=points, error=error)

    def _points(self, change: float) -> str:
        return self.screen.say("review-points", number=round(100 * change))

    def _mark(self, mark: TurningPoint) -> None:
        say = partial(self.screen.say, "terminal-review-mark")
        name = seat_name(self.screen, self.match.game, mark.seat)
        points = self._points(mark.change)
        line = say(kind=mark.kind, move=mark.move, name=name, points=points)
        self.screen.show(line, indent=2, hang=4)
