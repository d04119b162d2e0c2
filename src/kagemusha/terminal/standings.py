"""Prints the results of a contest: ratings with bars, results of pairs, the result of a test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import kagemusha
from kagemusha.arena import Share
from kagemusha.arena.contest import Cell, Estimate, Standings, Verdict
from kagemusha.terminal.figures import Figures
from kagemusha.terminal.printing import own, variant_name
from kagemusha.terminal.screen import Screen

BAR = 24
DRAWN = ("├", "─", "●", "┤")
PLAIN = ("[", "-", "o", "]")


class StandingsFigures(Figures):
    """Prints the figures of a contest."""

    columns = (8, 18, BAR + 2)
    """The widths of the number, its interval and the bar."""

    def report(self, result: Standings) -> None:
        """Print everything."""
        self._begin(result)
        if result.contest.together:
            self._rates(result)
        else:
            self._ratings(result)
            self._matrix(result)
        if result.verdict is not None:
            self._print("")
            self._paragraph(verdict(self.screen, result.verdict), style="title")
        self._print("")
        key = "together" if result.contest.together else "ratings"
        anchor = result.contest.bots[0]
        self._paragraph(self.screen.say(f"terminal-arena-legend-{key}", bot=anchor), style="quiet")
        if result.contest.shared_defeat:
            self._paragraph(
                self.screen.say(
                    own(self.screen, result.contest.game, "terminal-arena-legend-shared-defeat")
                ),
                style="quiet",
            )

    def _begin(self, result: Standings) -> None:
        contest = result.contest
        self._paragraph(
            self.screen.say(
                "terminal-arena-played",
                game=self.screen.texts.name("game", contest.game),
                variant=variant_name(self.screen, contest.game, contest.seats, contest.options),
                number=result.games,
                deals=result.deals_played,
                seed=str(contest.seed),
            )
        )
        if contest.timed:
            self._paragraph(self.screen.say("terminal-arena-timed"), style="contested")
        elif contest.work != 1:
            work = self._decimal(100 * contest.work)
            self._paragraph(self.screen.say("terminal-arena-work", share=work))
        if result.interrupted:
            args = {"number": result.games, "total": result.requested}
            self._print(self.screen.say("terminal-interrupted", **args), "contested")

    # --- ratings and rates -------------------------------------------------------------------

    def _ratings(self, result: Standings) -> None:
        for role in result.roles:
            self._lines_of(
                self._titled("ratings", role),
                "Elo",
                [(r.bot, r.elo) for r in result.ratings if r.role == role],
            )
        if len(result.contest.bots) == 2:  # the second one's rating is the difference
            return
        for role in result.roles:
            gaps = [gap for gap in result.gaps if gap.role == role]
            say = self.screen.say
            self._lines_of(
                self._titled("gaps", role),
                "Elo",
                [(say("terminal-arena-gap", bot=g.bot, other=g.other), g.elo) for g in gaps],
            )

    def _titled(self, key: str, role: str) -> str:
        if not role:
            return self.screen.say(f"terminal-arena-{key}")
        return self.screen.say(
            f"terminal-arena-{key}-role", name=self.screen.texts.name("side", role)
        )

    def _rates(self, result: Standings) -> None:
        say, name = self.screen.say, self.screen.texts.name
        whole = {bot: share for (bot, stratum), share in result.rates.items() if not stratum}
        rows = [(bot, _percent(share)) for bot, share in whole.items()]
        self._lines_of(say("terminal-arena-rates"), "%", rows, (0.0, 100.0))
        differences = [
            (say("terminal-arena-gap", bot=bot, other=other), _hundredfold(found))
            for bot, other, found in result.differences
        ]
        self._lines_of(say("terminal-arena-differences"), "%", differences)
        option = result.contest.stratum_option
        for bot in result.contest.bots:
            rows = [
                (name(option, stratum), _percent(share))
                for (one, stratum), share in result.rates.items()
                if one == bot and stratum
            ]
            title = say(own(self.screen, result.contest.game, "terminal-arena-strata"), bot=bot)
            self._lines_of(title, "%", rows, (0.0, 100.0))

    def _lines_of(
        self,
        title: str,
        unit: str,
        rows: Sequence[tuple[str, Estimate]],
        ends: tuple[float, float] | None = None,
    ) -> None:
        """Print a heading, and each number with its interval and a bar, all on one scale."""
        if not rows:
            return
        self._print("")
        self._print(title, "title")
        self._cells("", (unit, self.screen.say("terminal-figures-interval"), ""), "quiet")
        scale = ends or _scale(found for _, found in rows)
        signs = DRAWN if self.screen.unicode else PLAIN
        for words, found in rows:
            number = self._decimal(found.value) if unit == "%" else f"{found.value:+.0f}"
            bar = drawn_bar(found, scale, signs)
            self._row(words, (number, self._ends(found, unit), f"  {bar}"), 2)

    def _ends(self, found: Estimate, unit: str) -> str:
        if found.low == found.high:
            return ""
        if unit == "%":
            return f"{self._decimal(found.low)} - {self._decimal(found.high)}"
        return f"{found.low:+.0f} .. {found.high:+.0f}"

    # --- who beats whom ----------------------------------------------------------------------

    def _matrix(self, result: Standings) -> None:
        order = result.contest.bots
        apart = result.contest.apart
        cells = [
            cell
            for cell in result.matrix
            if apart or order.index(cell.bot) > order.index(cell.other)
        ]
        if not cells:
            return
        self._print("")
        self._print(self._heading_of_matrix(result), "title")
        wins, ties, losses, nobody = (
            self.screen.say(f"terminal-arena-{key}") for key in ("wins", "ties", "losses", "nobody")
        )
        self._cells("", ("%", self.screen.say("terminal-figures-interval"), ""), "quiet")
        for cell in cells:
            words = self.screen.say("terminal-arena-versus", bot=cell.bot, other=cell.other)
            counts = f"  {wins} {cell.wins}, {ties} {cell.ties}, {losses} {cell.losses}"
            if cell.nobody:
                counts += f", {nobody} {cell.nobody}"
            self._row(words, (self._rate(cell), self._rate_ends(cell), f"{counts:<{BAR + 2}}"), 2)

    def _heading_of_matrix(self, result: Standings) -> str:
        if not result.contest.apart:
            return self.screen.say("terminal-arena-matrix")
        sides = kagemusha.game(result.contest.game).seat_names
        first, second = (self.screen.texts.name("side", side) for side in sides)
        return self.screen.say("terminal-arena-matrix-sides", first=first, second=second)

    def _rate(self, cell: Cell) -> str:
        return self._decimal(100 * cell.rate.value)

    def _rate_ends(self, cell: Cell) -> str:
        return self._ends(_hundredfold(cell.rate), "%")


def verdict(screen: Screen, found: Verdict) -> str:
    """The state or the result of a test."""
    low, high = found.test.bounds
    mark = screen.say("speech-decimal-mark")

    def number(value: float) -> str:
        return f"{value:.2f}".replace(".", mark)

    return screen.say(
        f"terminal-arena-test-{found.found or 'open'}",
        ratio=number(found.ratio),
        lower=number(low),
        upper=number(high),
        pairs=found.pairs,
        low=f"{found.test.low:g}",
        high=f"{found.test.high:g}",
    )


def drawn_bar(found: Estimate, scale: tuple[float, float], signs: tuple[str, ...]) -> str:
    """An interval and its middle as a line of characters."""
    first, line, point, last = signs
    low, high = scale

    def place(value: float) -> int:
        share = (value - low) / (high - low) if high > low else 0.5
        return round(min(max(share, 0.0), 1.0) * (BAR - 1))

    start, middle, end = place(found.low), place(found.value), place(found.high)
    cells = [" "] * BAR
    for column in range(start, end + 1):
        cells[column] = line
    cells[start], cells[end] = first, last
    cells[middle] = point
    return "".join(cells)


def _scale(found: Iterable[Estimate]) -> tuple[float, float]:
    every = list(found)
    return min(0.0, *(one.low for one in every)), max(one.high for one in every)


def _hundredfold(found: Estimate) -> Estimate:
    return Estimate(100 * found.value, 100 * found.low, 100 * found.high)


def _percent(share: Share) -> Estimate:
    return _hundredfold(Estimate(share.rate, *share.interval))
