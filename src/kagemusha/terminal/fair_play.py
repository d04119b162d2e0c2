"""`kagemusha admin fair-play`: how people play at rated tables, as signals for the operator."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kagemusha.terminal.admin import Database, command, open_tables
from kagemusha.terminal.options import Word, option, whole
from kagemusha.terminal.screen import Screen

if TYPE_CHECKING:
    from kagemusha.table.fair_play import Signals
    from kagemusha.table.fair_play_figures import Expected, Measured, Timing

MATCHES = 20
SECONDS = 600
OTHERS = 3
"""The range of others' times is only shown for at least this many."""


@command("fair-play")
def fair_play(
    screen: Screen,
    profile: Annotated[
        str, typer.Argument(metavar="[PROFILE]", help="terminal-option-fair-play-profile")
    ] = "",
    matches: Annotated[Word, option("--matches", "fair-play-matches", "N")] = None,
    seconds: Annotated[Word, option("--seconds", "fair-play-seconds", "N")] = None,
    database: Database = None,
) -> None:
    """Show signals; nothing follows from them."""
    most = whole(screen, "--matches", matches, 1)
    limit = whole(screen, "--seconds", seconds, 0)
    if hasattr(os, "nice"):
        os.nice(19)  # a server on this machine has priority
    with open_tables(database) as tables:
        from kagemusha.table.fair_play import FairPlay

        limit = SECONDS if limit is None else limit
        found = FairPlay(tables, limit, matches=MATCHES if most is None else most)
        if profile:
            for one in found.details(profile):
                _Shown(screen, one).details()
            screen.show(screen.say("fair-play-note"))
        else:
            listed = found.players()
            for one in listed:
                _Shown(screen, one).row()
            screen.show(screen.say("fair-play-number", number=len(listed)))


class _Shown:
    """Prints the signals of one profile in one pool."""

    def __init__(self, screen: Screen, signals: Signals) -> None:
        self.screen, self.signals = screen, signals

    def row(self) -> None:
        """Print a summary of two or three lines."""
        self._head()
        self._say("fair-play-matches", **self._matches())
        self._agreement()

    def details(self) -> None:
        """Print everything."""
        self._head()
        self._say("fair-play-matches", **self._matches())
        self._agreement()
        if self.signals.agreement is not None:
            own = self.signals.agreement.loss
            self._say("fair-play-loss", **self._percent(own))
            self._usual(own, self.signals.loss)
        for bot in self.signals.bots:
            reached = bot.agreement
            self._say(
                "fair-play-bot",
                name=bot.name,
                rating=str(round(bot.rating)),
                best=self._decimal(100 * reached.best.mean),
                loss=self._decimal(100 * reached.loss.mean),
                number=reached.best.number,
            )
        self._times()

    def _head(self) -> None:
        one = self.signals.standing
        pool = " ".join(word for word in (one.pool.game, one.pool.mode, one.pool.side) if word)
        rating = f"{round(one.rating.value)} ± {round(2 * one.rating.deviation)}"
        self.screen.show_whole(f"{one.who}  {pool}  {rating}  {one.name}")

    def _matches(self) -> dict[str, int]:
        one = self.signals
        return {"read": one.matches, "analysed": one.analysed, "unread": one.unread}

    def _agreement(self) -> None:
        found = self.signals.agreement
        if found is None:
            self._say("fair-play-best-few")
            return
        self._say("fair-play-best", matches=found.matches, **self._percent(found.best))
        self._usual(found.best, self.signals.best)

    def _usual(self, own: Measured, usual: Expected | None) -> None:
        if usual is None:
            self._say("fair-play-usual-few")
            return
        self._say(
            "fair-play-usual",
            mean=self._decimal(100 * usual.mean),
            spread=self._decimal(100 * usual.spread),
            others=self._decimal(usual.others),
            distance=self._signed(usual.distance(own)),
        )

    def _times(self) -> None:
        own = self.signals.timing
        if own is None:
            self._say("fair-play-times-few")
            return
        self._say(
            "fair-play-times",
            number=own.number,
            median=self._decimal(own.median),
            spread=self._decimal(own.spread, 2),
            band=self._decimal(100 * own.band),
        )
        if own.difficulty is not None:
            low, high = own.difficulty.interval
            self._say(
                "fair-play-difficulty",
                value=self._decimal(own.difficulty.mean, 2),
                low=self._decimal(low, 2),
                high=self._decimal(high, 2),
            )
        others = self.signals.others
        if len(others) < OTHERS:
            self._say("fair-play-times-alone")
            return
        self._say(
            "fair-play-times-others",
            number=len(others),
            spreads=self._range([one.spread for one in others]),
            bands=self._range([100 * one.band for one in others], 0),
            medians=self._range([one.median for one in others]),
            difficulties=self._range(_difficulties(others)),
        )

    def _percent(self, value: Measured) -> dict[str, str | int]:
        low, high = value.interval
        return {
            "mean": self._decimal(100 * value.mean),
            "low": self._decimal(100 * max(0.0, low)),
            "high": self._decimal(100 * min(1.0, high)),
            "number": value.number,
        }

    def _range(self, values: Sequence[float], digits: int = 2) -> str:
        if not values:
            return "-"
        low, high = self._decimal(min(values), digits), self._decimal(max(values), digits)
        return self.screen.say("fair-play-range", low=low, high=high)

    def _decimal(self, number: float, digits: int = 1) -> str:
        return f"{number:.{digits}f}".replace(".", self.screen.say("speech-decimal-mark"))

    def _signed(self, number: float) -> str:
        return ("+" if number > 0 else "") + self._decimal(number)

    def _say(self, text: str, **args: str | int) -> None:
        self.screen.show_whole(f"  {self.screen.say(text, **args)}")


def _difficulties(others: Sequence[Timing]) -> list[float]:
    return [one.difficulty.mean for one in others if one.difficulty is not None]
