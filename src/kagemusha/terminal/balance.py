"""`kagemusha balance`: reports how fair a game is by seat, first player, scores and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

import kagemusha
from kagemusha.arena import Balance, BalanceRow, BalanceTable, Range, Share, balance
from kagemusha.arena.balance import ORDER, SEAT
from kagemusha.bots import quick_bot
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.figures import Figures
from kagemusha.terminal.options import check_bot_option, check_value
from kagemusha.terminal.printing import own, seat_name
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import (
    SimulateArgs,
    console_for,
    exit_code,
    play_matches,
    write,
)

MARKS = {1: "+", 0: "", -1: "-"}
QUARTILES = (0.25, 0.5, 0.75)


def bots_for(
    screen: Screen, game_id: str, bots: str | None, bot: str | None, seats: int | None
) -> str:
    """A bot for each seat, as `simulate` takes them: those given, or the same on every seat."""
    if bots is not None:
        for option, given in (("--bot", bot), ("--seats", seats)):
            if given is not None:
                raise Refused(screen.say("terminal-error-not-both", one="--bots", other=option))
        return bots
    game = kagemusha.game(game_id)
    check_bot_option(screen, "--bot", bot, game_id)
    counts = tuple(map(str, game.seat_counts))
    check_value(screen, "--seats", None if seats is None else str(seats), counts)
    return ",".join([bot or quick_bot(game_id)] * (seats or game.seat_counts[0]))


def run_balance(
    screen: Screen, args: SimulateArgs, work: float = 1.0, folder: Path | None = None
) -> int:
    """Play matches, print the tables and write the files. Returns the exit code.

    With a folder, matches are saved there, and those in it are not played again.
    """
    result = play_matches(screen, args, partial(balance, work=work, folder=folder))
    BalanceFigures(screen, console_for(screen, args)).report(result)
    write(screen, args, result)
    return exit_code(result.simulation)


class BalanceFigures(Figures):
    """Prints the tables of a balance report."""

    columns = (11, 9, 11, 19, 2)
    """The widths: share of matches, uses, share of wins, its interval, the mark."""

    def report(self, result: Balance) -> None:
        """Print the whole report."""
        self._opening(result.simulation)
        for table in result.tables:
            self._table(result.simulation.game, table)
        self._endings(result.endings)
        self._ranges(result.simulation.game, "scores", result.scores)
        self._ranges(result.simulation.game, "lengths", result.lengths)
        self._print("")
        self._paragraph(self.screen.say("terminal-balance-legend"), style="quiet")

    def _table(self, game_id: str, table: BalanceTable) -> None:
        title = self._say(game_id, table.group)
        sat = table.group in (SEAT, ORDER)
        self._title(title, "" if sat else "column-matches", "" if sat else "column-uses")
        for line in table.lines:
            met = "" if sat else self._decimal(100 * line.matches.rate)
            used = "" if sat else str(line.uses)
            mark = MARKS[table.side(line)]
            self._line(self._name(game_id, table, line), (met, used), line.wins, mark)
        self._mean(table.mean)
        if table.by_round:
            self._title(
                self.screen.say("terminal-balance-by-round", name=title), "", "column-rounds"
            )
            for line in table.lines:
                if line.round_wins is not None:
                    mark = MARKS[table.round_side(line)]
                    cells = ("", str(line.round_wins.of))
                    self._line(self._name(game_id, table, line), cells, line.round_wins, mark)
            self._mean(table.round_mean)
        self._evenness(table)

    def _evenness(self, table: BalanceTable) -> None:
        """Print whether its items differ by more than chance."""
        found = table.evenness
        if found is not None and table.group not in (SEAT, ORDER):
            words = self.screen.say(
                "terminal-balance-evenness",
                value=self._decimal(found.value),
                freedom=found.freedom,
                chance=self._decimal(100 * found.chance),
            )
            self._paragraph(words, style="quiet", indent=2)

    def _endings(self, endings: Mapping[str, Share]) -> None:
        self._print("")
        self._print(self.screen.say("terminal-balance-endings"), "title")
        head = [self.screen.say(f"terminal-figures-{key}") for key in ("matches", "interval")]
        self._cells("", ("", head[0], "%", head[1], ""), "quiet")
        for reason, share in endings.items():
            name = self.screen.texts.name("reason", reason)
            self._line(name, ("", str(share.count)), share, "")

    def _ranges(self, game_id: str, key: str, ranges: Mapping[str, Range]) -> None:
        if not ranges:
            return
        self._print("")
        self._print(self.screen.say(f"terminal-balance-{key}"), "title")
        for name, found in ranges.items():
            spread = found.spread
            ends = dict(spread.quantiles)
            first, median, third = (self._decimal(ends[share]) for share in QUARTILES)
            words = self.screen.say(
                "terminal-balance-range",
                name=self._say(game_id, name),
                mean=self._decimal(spread.mean),
                low=self._decimal(spread.mean - found.margin),
                high=self._decimal(spread.mean + found.margin),
                least=self._decimal(spread.low),
                first=first,
                median=median,
                third=third,
                most=self._decimal(spread.high),
            )
            self._paragraph(words, indent=2)

    def _title(self, title: str, *keys: str) -> None:
        """Print a heading and the titles of the columns; an empty key leaves one blank."""
        say = self.screen.say
        self._print("")
        self._print(title, "title")
        first, second = (key and say(f"terminal-balance-{key}") for key in keys)
        wins, interval = say("terminal-balance-column-wins"), say("terminal-figures-interval")
        self._cells("", (first, second, wins, interval, ""), "quiet")

    def _line(self, name: str, cells: tuple[str, str], share: Share, mark: str) -> None:
        rate, interval = self._decimal(100 * share.rate), self._interval(share)
        if not share.of:  # nobody had it
            rate = interval = ""
        self._row(name, (*cells, rate, interval, mark), 2, "contested" if mark else "")

    def _mean(self, mean: float) -> None:
        words = self.screen.say("terminal-balance-mean")
        self._row(words, ("", "", self._decimal(100 * mean), "", ""), 2, "quiet")

    def _say(self, game_id: str, key: str) -> str:
        return self.screen.say(own(self.screen, game_id, f"terminal-balance-{key}"))

    def _name(self, game_id: str, table: BalanceTable, line: BalanceRow) -> str:
        if table.group == SEAT:
            return seat_name(self.screen, kagemusha.game(game_id), int(line.item))
        if table.group == ORDER:
            return self.screen.say("terminal-balance-place", number=int(line.item) + 1)
        return self.screen.texts.name(table.kind, line.item)
