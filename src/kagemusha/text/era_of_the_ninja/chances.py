"""The window for a roll: what it is for, and the exact chances of each choice."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from kagemusha.games.era_of_the_ninja.odds import (
    Forecast,
    Outlook,
    attacks,
    forecast,
    unseen,
)
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.preview import Preview
from kagemusha.games.era_of_the_ninja.view import EraView, RollView, StackView
from kagemusha.text.era_of_the_ninja.cards import signed, stack_in_words
from kagemusha.text.game_texts import NO_BREAK, GameTexts
from kagemusha.text.speaker import ChanceRow, Chances

DICE_STEPS = ("before-roll", "after-roll", "nvn-after")
BEST = {"attack": "kill", "dodge": "dodge", "shadow": "hidden", "fight": "won"}
"""The best outcome, by kind of roll."""


class Counted:
    """Exact chances computed from one view, each on first use."""

    def __init__(self, setup: Setup, view: EraView) -> None:
        self.setup = setup
        self.view = view

    @cached_property
    def roll(self) -> Forecast | None:
        """The current roll."""
        return forecast(self.setup, self.view) if self.view.step in DICE_STEPS else None

    @cached_property
    def attacks(self) -> dict[str, Outlook]:
        """The attacks that are legal now, by notation."""
        return attacks(self.setup, self.view)

    @cached_property
    def hiding(self) -> tuple[Fraction, Fraction]:
        """The chance that the ninja in turn will be hidden: with Hide, and without."""
        return (
            unseen(self.setup, self.view, hide=True),
            unseen(self.setup, self.view, hide=False),
        )

    @cached_property
    def preview(self) -> Preview:
        """The costs of choices."""
        return Preview(self.setup, self.view)


class Odds:
    """Chances by view, with a cache for the latest view."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._latest: Counted | None = None

    def of(self, view: EraView) -> Counted:
        """The chances of this view."""
        latest = self._latest
        if latest is None or latest.view.cells != view.cells:
            latest = self._latest = Counted(self.setup, view)
        return latest


def percent(texts: GameTexts, chance: Fraction) -> str:
    """A chance as a percentage: an integer, or with one decimal."""
    number = chance * 100
    if number.denominator == 1:
        return f"{number.numerator}{NO_BREAK}%"
    mark = texts.text("speech-decimal-mark")
    return f"{float(number):.1f}{NO_BREAK}%".replace(".", mark)


def number(texts: GameTexts, value: Fraction) -> str:
    """An average."""
    if value.denominator == 1:
        return str(value.numerator)
    return f"{float(value):.1f}".replace(".", texts.text("speech-decimal-mark"))


def outlook_in_words(texts: GameTexts, kind: str, outlook: Outlook) -> str:
    """A short line of chances, best first: kill 20 %, wound 30 %, miss 40 %, failure 10 %."""
    return ", ".join(
        f"{texts.say(f'odds-{kind}-{name}')}{NO_BREAK}{percent(texts, chance)}"
        for name, chance in reversed(outlook.results)
        if chance
    )


def window(texts: GameTexts, odds: Odds, view: EraView) -> Chances | None:
    """The current roll; None if nothing is rolled."""
    seen = odds.of(view).roll
    return None if seen is None or view.roll is None else Window(texts, view, seen).chances()


class Window:
    """Describes the current roll."""

    def __init__(self, texts: GameTexts, view: EraView, seen: Forecast) -> None:
        self.texts = texts
        self.view = view
        self.forecast = seen
        self._say = texts.say
        self._me = view.players[view.seat].player if view.seat is not None else None

    def _text_about(self, key: str, player: str, **args: str | int) -> str:
        """A text about a player; in the second person if that is the reader."""
        return self._say(f"{key}-you" if player == self._me else key, player=player, **args)

    def chances(self) -> Chances:
        """What the roll is for, its modifiers, and the chances for each choice."""
        columns, rows = self._table()
        return Chances(self._title(), tuple(self._dice()), columns, rows)

    # --- what is rolled for -----------------------------------------------------------------------

    @property
    def _own(self) -> RollView | None:
        """The die of the choosing player."""
        rolls = (self.view.answer, self.view.roll)
        return next((roll for roll in rolls if roll and roll.player == self.view.active), None)

    def _stack(self) -> StackView | None:
        return next((stack for stack in self.view.stacks if stack.id == self.view.foe), None)

    def _title(self) -> str:
        view = self.view
        kind = self.forecast.kind
        stack = self._stack()
        if kind == "fight" and view.roll is not None:
            key = "roll-fight-with-you" if view.rival == self._me else "roll-fight"
            return self._text_about(key, view.roll.player, other=view.rival or "")
        player = view.active or ""
        if kind == "attack" and stack is not None:
            whole = self.forecast.whole or stack.units == 1
            return self._text_about(
                "roll-attack" if whole else "roll-strike",
                player,
                what=stack_in_words(self.texts.name, stack),
                wound=stack.wound if whole else stack.wound_one,
                dead=stack.dead if whole else stack.dead_one,
            )
        if kind == "dodge" and stack is not None:
            return self._text_about(
                "roll-dodge",
                player,
                what=stack_in_words(self.texts.name, stack),
                needed=stack.attack,
                damage=stack.damage,
            )
        return self._text_about("roll-shadow" if kind == "shadow" else "roll-search", player)

    def _dice(self) -> list[str]:
        own, view = self._own, self.view
        lines = []
        if own is not None:
            limit = self._say("roll-free" if own.lifted else "roll-limit")
            lines.append(f"{self._say('roll-adds', number=signed(own.modifier))} {limit}")
        for roll in (view.roll, view.answer):
            if roll is not None and roll.face is not None and roll.value is not None:
                mark = roll.mark or "plain"
                key = "roll-shows" if mark == "plain" else "roll-shows-mark"
                lines.append(
                    self._text_about(key, roll.player, face=roll.face, value=roll.value, mark=mark)
                )
        return lines

    # --- the chances ------------------------------------------------------------------------------

    def _table(self) -> tuple[tuple[str, ...], tuple[ChanceRow, ...]]:
        seen, texts = self.forecast, self.texts
        best = BEST.get(seen.kind)
        if seen.kind == "fight" and self.view.active == self.view.rival:
            best = "lost"  # best for the target
        if seen.kind == "shadow" and "death-match" in self.view.mode:
            best = None  # nobody sees it, so only the number matters
        names = [name for name, _ in seen.choices[0][1].results] if best else []
        heads = [self._say(f"odds-{seen.kind}-{name}") for name in names]
        outlooks = [outlook for _, outlook in seen.choices]
        rows = [[percent(texts, outlook.chance(name)) for name in names] for outlook in outlooks]
        before = self.view.step == "before-roll"
        if best and any(outlook.reroll for outlook in outlooks) and before:
            heads.append(self._say("odds-again", name=self._say(f"odds-{seen.kind}-{best}")))
            for cells, outlook in zip(rows, outlooks, strict=True):
                again = outlook.with_reroll(best) if outlook.reroll else None
                cells.append("-" if again is None else percent(texts, again))
        if seen.kind == "dodge":
            heads.append(self._say("odds-loss"))
            for cells, outlook in zip(rows, outlooks, strict=True):
                cells.append(number(texts, outlook.loss))
        if seen.kind in ("shadow", "search"):
            heads.append(self._say(f"odds-value-{seen.kind}"))
            for cells, outlook in zip(rows, outlooks, strict=True):
                cells.append(number(texts, outlook.value))
        verbs = [verb for verb, _ in seen.choices]
        return tuple(heads), tuple(
            ChanceRow(verb, self._say(f"odds-choice-{verb}"), tuple(cells))
            for verb, cells in zip(verbs, rows, strict=True)
        )
