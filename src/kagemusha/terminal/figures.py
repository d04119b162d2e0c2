"""Prints the table of a simulation; other tables of figures build on it."""

from __future__ import annotations

import textwrap

from rich.cells import cell_len
from rich.console import Console

import kagemusha
from kagemusha.arena import SeatingReport, Share, Simulation, Spread
from kagemusha.terminal.printing import leading_values, own, seat_name
from kagemusha.terminal.screen import Screen

COLUMNS = (9, 8, 20)
"""The widths of the columns: matches, percentage, interval."""
WIDEST = 100
NARROWEST = 12
"""The minimum width for words, even if a line then exceeds a narrow terminal."""


class Figures:
    """Prints lines of words and numbers, aligned, on one console."""

    columns: tuple[int, ...] = COLUMNS

    def __init__(self, screen: Screen, console: Console) -> None:
        self.screen = screen
        self.console = console
        self.room = max(min(console.width, WIDEST) - sum(self.columns) - 1, NARROWEST)

    def print_simulation(self, result: Simulation) -> None:
        """Print wins by side and by kind of ending, with intervals, and lengths."""
        self._opening(result)
        for seating in result.seatings:
            self._seating(result.game, seating)
        if len(result.seatings) > 1 and result.wins_by_bot:
            self._heading(self.screen.say("terminal-figures-both-sides"))
            for bot, share in result.wins_by_bot.items():
                self._share(self.screen.say("terminal-figures-bot", bot=bot), share, 2)

    def _opening(self, result: Simulation) -> None:
        """Print what was played, and whether it is complete."""
        self._paragraph(
            self.screen.say(
                own(self.screen, result.game, "terminal-simulated"),
                game=self.screen.texts.name("game", result.game),
                number=result.games,
                seed=str(result.seed),
                seconds=self._decimal(result.seconds),
                rate=int(result.rate),
                **leading_values(result.game, result.options),
            )
        )
        if result.interrupted:
            args = {"number": result.games, "total": result.requested}
            self._print(self.screen.say("terminal-interrupted", **args), "contested")

    def _seating(self, game_id: str, seating: SeatingReport) -> None:
        name = self.screen.texts.name
        game = kagemusha.game(game_id)
        sides = [seat_name(self.screen, game, seat) for seat in range(len(seating.bots))]
        colon = self.screen.say("speech-colon")
        held = ", ".join(
            f"{side}{colon}{bot}" for side, bot in zip(sides, seating.bots, strict=True)
        )
        title = self.screen.say("terminal-figures-title", held=held, number=seating.games)
        self._heading(title)
        for seat, side in enumerate(sides):
            wins = self.screen.say("terminal-figures-wins", name=side)
            self._share(wins, seating.wins[seat], 2, "title")
            for ending in seating.endings:
                if ending.winners == (seat,):
                    self._share(name("reason", ending.reason), ending.share, 4)
        self._others(sides, seating)
        for key, spread in (("rounds", seating.rounds), ("decisions", seating.decisions)):
            if spread is not None:
                self._print(f"  {self._spread(key, spread)}", "quiet")

    def _others(self, sides: list[str], seating: SeatingReport) -> None:
        """Print endings with several winners, and those without a winner."""
        shared = [ending for ending in seating.endings if len(ending.winners) != 1]
        for ending in shared:
            names = ", ".join(sides[seat] for seat in ending.winners)
            key = "terminal-figures-shared" if names else "terminal-figures-nobody"
            reason = self.screen.texts.name("reason", ending.reason)
            self._share(self.screen.say(key, names=names, reason=reason), ending.share, 2)

    def _heading(self, title: str) -> None:
        self._print("")
        self._print(title, "title")
        names = [self.screen.say(f"terminal-figures-{key}") for key in ("matches", "interval")]
        self._cells("", (names[0], "%", names[1]), "quiet")

    def _share(self, words: str, share: Share, indent: int, style: str = "") -> None:
        cells = (str(share.count), self._decimal(100 * share.rate), self._interval(share))
        self._row(words, cells, indent, style)

    def _interval(self, share: Share) -> str:
        low, high = share.interval
        return f"{self._decimal(100 * low)} - {self._decimal(100 * high)}"

    def _row(self, words: str, cells: tuple[str, ...], indent: int, style: str = "") -> None:
        """Print words, wrapped if necessary, with the cells on the last line."""
        *before, last = textwrap.wrap(words, self.room - indent) or [""]
        for line in before:
            self._print(" " * indent + line, style)
        self._cells(" " * indent + last, cells, style)

    def _cells(self, words: str, cells: tuple[str, ...], style: str) -> None:
        line = words + " " * (self.room - cell_len(words))
        for cell, width in zip(cells, self.columns, strict=True):
            line += " " * (width - cell_len(cell)) + cell
        self._print(line.rstrip(), style)

    def _spread(self, key: str, spread: Spread) -> str:
        ends = dict(spread.quantiles)
        return self.screen.say(
            f"terminal-figures-{key}",
            mean=self._decimal(spread.mean),
            median=self._decimal(spread.median),
            low=self._decimal(ends[0.05]),
            high=self._decimal(ends[0.95]),
        )

    def _decimal(self, number: float) -> str:
        return f"{number:.1f}".replace(".", self.screen.say("speech-decimal-mark"))

    def _paragraph(self, text: str, indent: int = 0, style: str = "") -> None:
        for line in textwrap.wrap(text, min(self.console.width, WIDEST) - indent):
            self._print(" " * indent + line, style)

    def _print(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style or None, soft_wrap=True)
