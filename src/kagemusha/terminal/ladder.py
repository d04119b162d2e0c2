"""`kagemusha ladder`: contests between the levels of every game, and the page that shows them."""

from __future__ import annotations

import datetime
import os
import platform
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path

from kagemusha.arena.contest import Cell, Engine, Estimate, Standings, play_contest
from kagemusha.arena.contest.ladder import LevelClaim, ladder_rows, level_claims, row_contest
from kagemusha.arena.contest.plots import draw
from kagemusha.bots.ladder_row import LadderRow
from kagemusha.core import kernel
from kagemusha.core.errors import KagemushaError
from kagemusha.core.extras import MissingExtra
from kagemusha.terminal.arena import engine_for, following, plot_words
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.options import check_value
from kagemusha.terminal.printing import file_refusal, refusal_line, variant_name
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED
from kagemusha.terminal.standings import StandingsFigures

USUAL, QUICK = 200, 10


@dataclass
class LadderArgs:
    """The arguments of the command line."""

    games: int | None
    quick: bool
    only: str | None
    full: bool
    seed: int
    workers: int | None
    out: Path
    store: Path
    engine: str
    address: str | None

    @property
    def number(self) -> int:
        """How many matches each pair or group plays."""
        return self.games or (QUICK if self.quick else USUAL)


def run_ladder(screen: Screen, args: LadderArgs) -> int:
    """Play the requested rows one by one, and write each to the page. Returns the exit code."""
    rows = _requested_rows(screen, args.only)
    for row in rows:
        _place(screen, args.out, row)
    engine = engine_for(screen, args.engine, args.workers, args.address)
    for row in rows:
        result = _climb(screen, args, row, engine)
        StandingsFigures(screen, screen.console).report(result)
        _write(screen, args, row, result)
        if result.interrupted:
            return INTERRUPTED
    return 0


def _requested_rows(screen: Screen, only: str | None) -> list[LadderRow]:
    if only is None:
        return list(ladder_rows())
    names = [name.strip() for name in only.split(",") if name.strip()]
    known = tuple(
        dict.fromkeys([*(row.game for row in ladder_rows()), *(row.id for row in ladder_rows())])
    )
    for name in names:
        check_value(screen, "--only", name, known)
    return [row for row in ladder_rows() if row.id in names or row.game in names]


def _climb(screen: Screen, args: LadderArgs, row: LadderRow, engine: Engine) -> Standings:
    try:
        contest = row_contest(row, args.seed, full=args.full)
        with following(screen) as watch:
            folder = args.store / row.id
            return play_contest(contest, args.number, engine=engine, folder=folder, watch=watch)
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None


# --- the page ---------------------------------------------------------------------------------


def marks(row: LadderRow) -> tuple[str, str]:
    """The markers before and after a row in the page."""
    return f"<!-- ladder: {row.id} -->", f"<!-- end: {row.id} -->"


def _place(screen: Screen, page: Path, row: LadderRow) -> re.Match[str]:
    """The position of a row in the page; Refused if it has none."""
    before, after = marks(row)
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise file_refusal(screen, page, error, FAILED) from None
    found = re.search(f"({re.escape(before)}\n)(.*?)({re.escape(after)})", text, re.DOTALL)
    if found is None:
        args = {"file": str(page), "row": row.id, "open": before, "close": after}
        raise Refused(screen.say("terminal-error-ladder-marks", **args))
    return found


def _write(screen: Screen, args: LadderArgs, row: LadderRow, result: Standings) -> None:
    picture = Path("pictures") / f"ladder-{row.id}.svg"
    target = args.out.parent / picture
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        for file in draw(result, plot_words(screen, result), target):
            screen.complain(screen.say("terminal-written", file=str(file)))
    except MissingExtra as error:
        screen.complain(refusal_line(screen, error))
    place = _place(screen, args.out, row)
    section = _Section(screen, args, row, result).text(picture if target.exists() else None)
    text = f"{place.string[: place.end(1)]}\n{section}\n{place.string[place.start(3) :]}"
    args.out.write_text(text, encoding="utf-8")
    screen.complain(screen.say("terminal-written", file=str(args.out)))


class _Section:
    """A row's part of the page."""

    def __init__(self, screen: Screen, args: LadderArgs, row: LadderRow, result: Standings) -> None:
        self._say, self._name = screen.say, screen.texts.name
        self._screen, self._args, self._row, self._result = screen, args, row, result

    def text(self, picture: Path | None) -> str:
        """The part as Markdown."""
        say, result, contest = self._say, self._result, self._result.contest
        variant = variant_name(self._screen, contest.game, contest.seats, contest.options)
        game = self._name("game", contest.game)
        made = say(
            "terminal-ladder-made",
            number=result.games,
            deals=result.deals_played,
            seed=str(contest.seed),
            date=datetime.datetime.now(datetime.UTC).date().isoformat(),
            machine=machine(self._screen),
        )
        parts = [
            f"## {say('terminal-ladder-title', game=game, variant=variant)}",
            f"{made}\n\n```\n{self._command()}\n```",
        ]
        for bot, other, times in contest.often:
            parts.append(say("terminal-ladder-often", bot=bot, other=other, number=times))
        if result.interrupted:
            args = {"number": result.games, "total": result.requested}
            parts.append(say("terminal-ladder-unfinished", **args))
        if picture is not None:
            parts.append(f"![{say('terminal-ladder-picture')}]({picture.as_posix()})")
        parts += [self._strengths(), self._claims()]
        if result.matrix:
            parts.append(self._matrix())
        return "\n\n".join(parts) + "\n"

    def _command(self) -> str:
        args = self._args
        full = " --full" if args.full else ""
        return (
            f"kagemusha ladder --only {self._row.id} --games {args.number} --seed {args.seed}{full}"
        )

    def _strengths(self) -> str:
        result = self._result
        if result.contest.together:
            rows = [
                (bot, self._percent(Estimate(share.rate, *share.interval)))
                for (bot, stratum), share in result.rates.items()
                if not stratum
            ]
            return self._table(("bot", "rate"), rows)
        ratings = [
            (self._as(r.bot, r.role), self._elo(r.elo))
            for r in result.ratings
            if any(r.bot in pair for pair in self._comparable)
        ]
        return self._table(("bot", "elo"), ratings)

    def _claims(self) -> str:
        rows = [
            (
                self._claim(claim),
                self._elo(claim.found) if claim.kind == "elo" else self._percent(claim.found),
                self._requirement(claim),
                self._say(f"terminal-ladder-shown-{claim.shown}"),
            )
            for claim in level_claims(self._result)
            if {claim.bot, claim.other} in self._comparable
        ]
        return self._table(("claim", "found", "asked", "shown"), rows)

    @cached_property
    def _comparable(self) -> list[set[str]]:
        """Pairs that played each other, or the same deals; others cannot be compared."""
        result = self._result
        if result.contest.together:
            return [set(pair) for pair in combinations({bot for bot, _ in result.rates}, 2)]
        return [{cell.bot, cell.other} for cell in result.matrix]

    def _claim(self, claim: LevelClaim) -> str:
        bot = self._as(claim.bot, claim.role)
        kind = (
            "decided" if claim.kind == "rate" and self._result.contest.shared_defeat else claim.kind
        )
        return self._say(f"terminal-ladder-claim-{kind}", bot=bot, other=claim.other)

    def _requirement(self, claim: LevelClaim) -> str:
        if claim.kind == "elo":
            return f"≥ {claim.asked:.0f} Elo"
        return f"≥ {100 * claim.asked:.0f} %" if claim.kind == "rate" else "> 0 %"

    def _matrix(self) -> str:
        result, say = self._result, self._say
        bots = result.contest.bots
        rates = {(cell.bot, cell.other): cell for cell in result.matrix}
        first, second = result.roles if result.contest.apart else ("", "")
        head = [say("terminal-ladder-versus"), *(self._as(bot, second) for bot in bots)]
        rows = []
        for bot in bots:
            cells = [rates.get((bot, other)) for other in bots]
            shown = ["" if cell is None else self._cell(cell) for cell in cells]
            rows.append([self._as(bot, first), *shown])
        return _markdown(head, rows)

    def _cell(self, cell: Cell) -> str:
        rate = self._percent(cell.rate)
        key = "terminal-ladder-cell-nobody" if cell.nobody else "terminal-ladder-cell"
        return self._say(key, rate=rate, number=cell.matches, nobody=cell.nobody)

    def _as(self, bot: str, role: str) -> str:
        if not role:
            return bot
        return self._say("terminal-ladder-as", bot=bot, name=self._name("side", role))

    def _table(self, keys: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        return _markdown([self._say(f"terminal-ladder-column-{key}") for key in keys], rows)

    def _elo(self, found: Estimate) -> str:
        if found.low == found.high:
            return f"{found.value:.0f}"
        ends = {"low": f"{found.low:.0f}", "high": f"{found.high:.0f}"}
        return self._say("terminal-ladder-elo", value=f"{found.value:.0f}", **ends)

    def _percent(self, found: Estimate) -> str:
        mark = self._say("speech-decimal-mark")
        value, low, high = (
            f"{100 * number:.1f}".replace(".", mark)
            for number in (found.value, found.low, found.high)
        )
        return self._say("terminal-ladder-rate", value=value, low=low, high=high)


def _markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(cells) + " |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|" + " --- |" * len(head), *lines[1:]])


def machine(screen: Screen) -> str:
    """A description of the machine for the page."""
    return screen.say(
        "terminal-ladder-machine",
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        compiled="no" if str(kernel.__file__).endswith(".py") else "yes",
    )
