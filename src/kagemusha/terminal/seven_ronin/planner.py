"""Planners of both sides: edit a plan in any order before it is sent."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from rich.text import Text

from kagemusha.core.errors import Message, NotationError
from kagemusha.core.match import Match
from kagemusha.games.seven_ronin.names import SIDE_IDS
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.seven_ronin.board import Painter
from kagemusha.terminal.seven_ronin.village import BESIDE, GREEN_ID, Overlay, plans_of

NOWHERE = ("off", "none", "-", "0")
"""Words that remove a ronin from the plan."""


class Plan(ABC):
    """A draft with its history. What the match already has cannot be changed."""

    def __init__(self, screen: Screen, match: Match, view: VillageView) -> None:
        self.screen = screen
        self.match = match
        self.view = view
        self.fixed = plans_of(view)
        self.spaces = [area.id for area in view.areas] + [GREEN_ID]

    first: str
    """The kind of an item's first word: an area or a ronin."""

    @abstractmethod
    def first_words(self) -> list[str]:
        """The words that an item can begin with."""

    @abstractmethod
    def overlay(self) -> Overlay:
        """This plan for drawing on the board."""

    @abstractmethod
    def actions(self, *, sealed: bool) -> list[str]:
        """The plan in notation, without what the match already has."""

    def objections(self, *, sealed: bool) -> tuple[Message, ...]:
        """A message for each rule that it breaks, whatever the order of its items."""
        seat = self.view.seat
        plan = self.actions(sealed=sealed)
        if seat is None or not plan:
            return ()
        reasons = self.match.why_not(seat, plan)
        return tuple(m for m in reasons if sealed or not m.id.endswith("-order"))

    def draw(self) -> list[Text]:
        """The board with the plan on it."""
        return Painter(self.screen, self.view, self.overlay()).draw(track=True)

    def items(self, line: str) -> list[list[str]]:
        """The words of an edit, item by item; `deploy` at the start may be omitted."""
        words = line.replace(",", " , ").split()
        if words and words[0] == "deploy":
            words = words[1:]
        items: list[list[str]] = [[]]
        for word in words:
            if word == ",":
                items.append([])
            else:
                items[-1].append(word)
        return [item for item in items if item]

    def read(self, notation: str) -> dict[str, str]:
        """The parts of one deployment, with complete names; NotationError says what is wrong."""
        try:
            (action,) = self.match.parse(f"deploy {notation}")
        except NotationError as error:
            raise NotationError(*map(self._for_side, error.messages)) from None
        return {key: str(value) for key, value in action.parts}

    def _for_side(self, message: Message) -> Message:
        """Limit the suggestions in a message to words with which this side begins an item."""
        if message.id != "notation-unknown-area-or-ronin":
            return message
        args = {**message.args, "known": ", ".join(self.first_words())}
        return Message(f"notation-unknown-{self.first}", args)

    def listed(self, items: list[str]) -> list[Text]:
        """The items of the plan, or how to begin one."""
        side = SIDE_IDS[self.view.seat or 0]
        empty = self.screen.say(f"terminal-seven-ronin-plan-empty-{side}")
        title = self.screen.say("terminal-seven-ronin-plan")
        return self.screen.flow(title, [Text(item) for item in items or [empty]])

    def name(self, space: str) -> str:
        """The name of an area or of the Green."""
        return self.screen.texts.name("area", space)


class NinjaPlan(Plan):
    """The Attacker's plan: how many new ninja go where."""

    first = "area"

    def __init__(self, screen: Screen, match: Match, view: VillageView) -> None:
        super().__init__(screen, match, view)
        self.counts: dict[str, int] = dict(self.fixed.ninja)
        self.history: list[dict[str, int]] = []

    def first_words(self) -> list[str]:
        """The areas and the Green."""
        return self.spaces

    def overlay(self) -> Overlay:
        """The new ninja."""
        return Overlay(ninja=self.counts)

    def edit(self, line: str) -> None:
        """`well 1, passage 2` sets numbers; `well +1` and `well -1` change them; 0 removes."""
        counts = dict(self.counts)
        for item in self.items(line):
            space, number = self._item(item, counts)
            if number < self.fixed.ninja.get(space, 0):
                raise Refused(
                    self.screen.say("terminal-seven-ronin-plan-fixed", what=self.name(space))
                )
            counts[space] = number
        self._replace(counts)

    def _item(self, words: list[str], counts: dict[str, int]) -> tuple[str, int]:
        number = "1"
        if re.fullmatch(r"[+-]?\d{1,3}", words[-1]) and len(words) > 1:
            *words, number = words
        parts = self.read(" ".join(words))
        if "ronin" in parts:
            raise Refused(self.screen.say("terminal-seven-ronin-plan-not-yours-ronin"))
        space = parts["area"]
        before = counts.get(space, 0) if number[0] in "+-" else 0
        return space, max(before + int(number), 0)

    def _replace(self, counts: dict[str, int]) -> None:
        self.history.append(self.counts)
        self.counts = {space: counts[space] for space in self.spaces if counts.get(space)}

    def undo(self) -> bool:
        """Undo the last edit."""
        if not self.history:
            return False
        self.counts = self.history.pop()
        return True

    def clear(self) -> None:
        """Remove everything."""
        self._replace(dict(self.fixed.ninja))

    def summary(self) -> list[Text]:
        """Where ninja go, and how many are left."""
        numbers = self.screen.say(
            "terminal-seven-ronin-plan-numbers",
            number=sum(self.counts.values()),
            minimum=self.view.required_force,
            count=sum(1 for space in self.counts if space != GREEN_ID),
            threat=self.view.track[self.view.round - 1].threat,
        )
        items = [f"{self.name(space)} {count}" for space, count in self.counts.items()]
        return [*self.listed(items), Text(numbers)]

    def actions(self, *, sealed: bool) -> list[str]:
        """The plan in notation, without what the match already has."""
        new = {s: count - self.fixed.ninja.get(s, 0) for s, count in self.counts.items()}
        return [f"deploy {s} {n}" for s, n in new.items() if n] + ["seal"] * sealed

    def draft(self) -> str:
        """The plan as one line."""
        return ", ".join(f"{space} {count}" for space, count in self.counts.items())


class RoninPlan(Plan):
    """The Defender's plan: where each ronin goes."""

    first = "ronin"

    def __init__(self, screen: Screen, match: Match, view: VillageView) -> None:
        super().__init__(screen, match, view)
        self.stations: dict[str, str] = dict(self.fixed.ronin)
        self.history: list[dict[str, str]] = []

    def first_words(self) -> list[str]:
        """The ronin."""
        return [ronin.id for ronin in self.view.ronin]

    def overlay(self) -> Overlay:
        """The ronin with a station."""
        return Overlay(ronin=self.stations)

    def edit(self, line: str) -> None:
        """`kabe granary` places or moves a ronin; `kabe off` removes him."""
        stations = dict(self.stations)
        for item in self.items(line):
            ronin, space = self._item(item)
            if self.fixed.ronin.get(ronin, space) != space:
                name = self.screen.texts.name("ronin", ronin)
                raise Refused(self.screen.say("terminal-seven-ronin-plan-fixed", what=name))
            stations.pop(ronin, None)
            if space:
                stations[ronin] = space
        self._replace(stations)

    def _item(self, words: list[str]) -> tuple[str, str]:
        if len(words) == 2 and words[1] in NOWHERE:
            return self.read(f"{words[0]} {GREEN_ID}").get("ronin", ""), ""
        parts = self.read(" ".join(words))
        if "ronin" not in parts:
            raise Refused(self.screen.say("terminal-seven-ronin-plan-not-yours-ninja"))
        return parts["ronin"], parts["area"]

    def _replace(self, stations: dict[str, str]) -> None:
        self.history.append(self.stations)
        order = [ronin.id for ronin in self.view.ronin]
        self.stations = {ronin: stations[ronin] for ronin in sorted(stations, key=order.index)}

    def undo(self) -> bool:
        """Undo the last edit."""
        if not self.history:
            return False
        self.stations = self.history.pop()
        return True

    def clear(self) -> None:
        """Remove everything."""
        self._replace(dict(self.fixed.ronin))

    def summary(self) -> list[Text]:
        """Which ronin are where, and which have no station yet."""
        arrow = "→" if self.screen.unicode else "->"
        name = self.screen.texts.name
        items = [f"{name('ronin', r)} {arrow} {self.name(s)}" for r, s in self.stations.items()]
        lines = self.listed(items)
        left = [r.id for r in self.view.ronin if self._to_place(r.id)]
        if left:
            names = self.screen.texts.names("ronin", left)
            lines.append(Text(self.screen.say("terminal-seven-ronin-plan-left", names=names)))
        return lines

    def _to_place(self, ronin: str) -> bool:
        seen = next(r for r in self.view.ronin if r.id == ronin)
        return seen.station == BESIDE and ronin not in self.stations

    def actions(self, *, sealed: bool) -> list[str]:
        """The plan in notation, without what the match already has."""
        new = {r: space for r, space in self.stations.items() if r not in self.fixed.ronin}
        return [f"deploy {r} {space}" for r, space in new.items()] + ["seal"] * sealed

    def draft(self) -> str:
        """The plan as one line."""
        return ", ".join(f"{ronin} {space}" for ronin, space in self.stations.items())
