"""The window of a roll: what it is about, and the exact chances of each choice."""

from __future__ import annotations

from fractions import Fraction

from rich.cells import cell_len
from rich.text import Text

from kagemusha.games.era_of_the_ninja.odds import (
    Forecast,
    Outlook,
    attacks,
    forecast,
    unseen,
)
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.view import EraView, RollView, StackView
from kagemusha.terminal.era_of_the_ninja.cards import signed
from kagemusha.terminal.era_of_the_ninja.castle import in_words
from kagemusha.terminal.screen import NO_BREAK, Screen

DICE_STEPS = ("before-roll", "after-roll", "nvn-after")
GAP = 2
BEST = {"attack": "kill", "dodge": "dodge", "shadow": "hidden", "fight": "won"}
"""What is hoped for, by kind of roll."""
LEAST = 5
"""A column is so wide at least."""


class Chances:
    """Chances as one view gives them, counted once for each view."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._seen: tuple[int, ...] = ()
        self._forecast: Forecast | None = None
        self._attacks: dict[str, Outlook] = {}
        self._hiding: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))

    def _look(self, view: EraView) -> None:
        if view.cells == self._seen:
            return
        self._seen = view.cells
        self._forecast = forecast(self.setup, view)
        self._attacks = attacks(self.setup, view)
        self._hiding = (
            unseen(self.setup, view, hide=True),
            unseen(self.setup, view, hide=False),
        )

    def roll(self, view: EraView) -> Forecast | None:
        """The roll at hand."""
        self._look(view)
        return self._forecast

    def attack(self, view: EraView, notation: str) -> Outlook | None:
        """An attack that may be made now."""
        self._look(view)
        return self._attacks.get(notation)

    def hiding(self, view: EraView) -> tuple[Fraction, Fraction]:
        """How likely who has the turn will be hidden: with Hide, and without."""
        self._look(view)
        return self._hiding


def percent(screen: Screen, chance: Fraction) -> str:
    """A chance in per cent: whole, or with one decimal."""
    number = chance * 100
    if number.denominator == 1:
        return f"{number.numerator}{NO_BREAK}%"
    mark = screen.say("terminal-decimal-mark")
    return f"{float(number):.1f}{NO_BREAK}%".replace(".", mark)


def number(screen: Screen, value: Fraction) -> str:
    """An average."""
    if value.denominator == 1:
        return str(value.numerator)
    return f"{float(value):.1f}".replace(".", screen.say("terminal-decimal-mark"))


def outlook_in_words(screen: Screen, kind: str, outlook: Outlook) -> str:
    """A short line of chances, best first: kill 20 %, wound 30 %, miss 40 %, failure 10 %."""
    return ", ".join(
        f"{screen.say(f'terminal-era-of-the-ninja-odds-{kind}-{name}')}{NO_BREAK}"
        f"{percent(screen, chance)}"
        for name, chance in reversed(outlook.results)
        if chance
    )


class Window:
    """Draws the roll at hand."""

    def __init__(self, screen: Screen, chances: Chances, view: EraView) -> None:
        self.screen = screen
        self.view = view
        self.forecast = chances.roll(view)

    def _say(self, key: str, **args: str | int) -> str:
        return self.screen.say(f"terminal-era-of-the-ninja-{key}", **args)

    def draw(self) -> list[Text]:
        """What is rolled for, what is added, and what each choice may come to."""
        if self.forecast is None or self.view.roll is None:
            return []
        lines = [Text(self._title(), "title")]
        lines += [Text(line) for line in self._dice()]
        return lines + self._table(self.forecast)

    # --- what is rolled for -----------------------------------------------------------------------

    @property
    def _own(self) -> RollView | None:
        """The die of who is asked."""
        rolls = (self.view.answer, self.view.roll)
        return next((roll for roll in rolls if roll and roll.player == self.view.active), None)

    def _stack(self) -> StackView | None:
        return next((stack for stack in self.view.stacks if stack.id == self.view.foe), None)

    def _title(self) -> str:
        view = self.view
        kind = "" if self.forecast is None else self.forecast.kind
        stack = self._stack()
        if kind == "fight" and view.roll is not None:
            return self._say("roll-fight", player=view.roll.player, other=view.rival or "")
        player = view.active or ""
        if kind == "attack" and stack is not None and self.forecast is not None:
            whole = self.forecast.whole or stack.units == 1
            return self._say(
                "roll-attack" if whole else "roll-strike",
                player=player,
                what=in_words(self.screen, stack),
                wound=stack.wound if whole else stack.wound_one,
                dead=stack.dead if whole else stack.dead_one,
            )
        if kind == "dodge" and stack is not None:
            return self._say(
                "roll-dodge",
                player=player,
                what=in_words(self.screen, stack),
                needed=stack.attack,
                damage=stack.damage,
            )
        return self._say("roll-shadow" if kind == "shadow" else "roll-search", player=player)

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
                    self._say(key, player=roll.player, face=roll.face, value=roll.value, mark=mark)
                )
        return lines

    # --- the chances ------------------------------------------------------------------------------

    def _table(self, seen: Forecast) -> list[Text]:
        best = BEST.get(seen.kind)
        if seen.kind == "fight" and self.view.active == self.view.rival:
            best = "lost"  # the target's wish
        if seen.kind == "shadow" and "death-match" in self.view.mode:
            best = None  # nobody looks: the number is all
        names = [name for name, _ in seen.choices[0][1].results] if best else []
        heads = [self._say(f"odds-{seen.kind}-{name}") for name in names]
        rows = [
            (
                self._say(f"odds-choice-{word}"),
                [percent(self.screen, outlook.chance(name)) for name in names],
            )
            for word, outlook in seen.choices
        ]
        outlooks = [outlook for _, outlook in seen.choices]
        if best and any(outlook.reroll for outlook in outlooks) and self._before:
            heads.append(self._say("odds-again", name=self._say(f"odds-{seen.kind}-{best}")))
            for (_, cells), outlook in zip(rows, outlooks, strict=True):
                again = outlook.with_reroll(best) if outlook.reroll else None
                cells.append("-" if again is None else percent(self.screen, again))
        if seen.kind == "dodge":
            heads.append(self._say("odds-loss"))
            for (_, cells), outlook in zip(rows, outlooks, strict=True):
                cells.append(number(self.screen, outlook.loss))
        if seen.kind in ("shadow", "search"):
            heads.append(self._say(f"odds-value-{seen.kind}"))
            for (_, cells), outlook in zip(rows, outlooks, strict=True):
                cells.append(number(self.screen, outlook.value))
        return self._laid_out(heads, rows)

    @property
    def _before(self) -> bool:
        return self.view.step == "before-roll"

    def _laid_out(self, heads: list[str], rows: list[tuple[str, list[str]]]) -> list[Text]:
        """As a table where there is room, else a line for each choice."""
        first = max(cell_len(label) for label, _ in rows) + GAP
        widths = [max(cell_len(head), LEAST) + GAP for head in heads]
        if not self.screen.draws or first + sum(widths) > self.screen.width:
            lines = []
            colon = self.screen.say("terminal-colon").rstrip()
            for label, cells in rows:
                items = [Text(f"{h} {c}") for h, c in zip(heads, cells, strict=True)]
                lines += self.screen.flow(f"{label}{colon}", items, indent=2)
            return lines
        head = " " * first + "".join(
            _right(h, width) for h, width in zip(heads, widths, strict=True)
        )
        lines = [Text(head, "quiet")]
        for label, cells in rows:
            line = f"  {label}".ljust(first + len(label) - cell_len(label))
            line += "".join(_right(c, width) for c, width in zip(cells, widths, strict=True))
            lines.append(Text(line))
        return lines


def _right(word: str, width: int) -> str:
    return " " * (width - cell_len(word)) + word
