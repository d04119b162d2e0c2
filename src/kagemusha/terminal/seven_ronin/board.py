"""Draws the village: a ring of boxes around the Green, or a plain list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from kagemusha.games.seven_ronin.view import AreaView, RoninView, VillageView
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.seven_ronin.village import (
    BESIDE,
    GONE,
    GREEN_ID,
    Overlay,
    guards,
    state_of,
)

BOX = 18
MIDDLE = 2 * BOX + 1
RING = 10
"""The ring needs exactly this many areas: four above, four below, one on each side."""

STYLES = {"free": "free", "contested": "contested", "occupied": "occupied"}


@dataclass(frozen=True)
class Signs:
    """The signs of the board, which do not depend on colour; ASCII if Unicode is not possible."""

    free: str
    contested: str
    occupied: str
    wound: str
    unhurt: str
    lines: str
    """Corners and crossings, row by row, then the two straight lines."""


UNICODE = Signs("□", "×", "■", "●", "○", "┌┬┐├┼┤└┴┘─│")
ASCII = Signs("-", "x", "#", "*", ".", "+++++++++-|")

HELD = "="
SILENCED = "~"
PLANNED = "+"


class Painter:
    """Draws one view, with plans on it."""

    def __init__(self, screen: Screen, view: VillageView, overlay: Overlay) -> None:
        self.screen = screen
        self.view = view
        self.overlay = overlay
        self.signs = UNICODE if screen.unicode else ASCII
        self.colon = screen.say("speech-colon")

    def draw(self, *, track: bool) -> list[Text]:
        """The whole board: areas, stores, ronin beside it, and the Threat track if requested."""
        ring = self.screen.draws and len(self.view.areas) == RING
        lines = self._ring() if ring else self._list()
        lines.append(self._stores())
        lines.extend(self._off_the_board())
        if track:
            lines.extend(self._track() if self.screen.draws else self._track_in_words())
        lines.extend(self._legend(boxes=ring))
        return lines

    # --- words -------------------------------------------------------------------------------

    def area_name(self, space: str) -> str:
        """The name of an area or of the Green."""
        return self.screen.texts.name("area", space)

    def _short_name(self, space: str) -> str:
        """A name that fits into a box, which not all names do in every language."""
        text_id = f"terminal-seven-ronin-short-{space}"
        return self.screen.say(text_id) if text_id in self.screen.texts else self.area_name(space)

    def _holds(self) -> str:
        return self.screen.say(
            "terminal-seven-ronin-holds",
            number=self.view.held,
            wanted=self.view.areas_to_win,
        )

    def _round(self) -> str:
        return self.screen.say(
            "terminal-seven-ronin-round",
            round=self.view.round,
            rounds=len(self.view.track),
        )

    def _state(self, state: str) -> str:
        return self.screen.say(f"terminal-seven-ronin-{state}")

    def _ninja(self, number: int, planned: int) -> Text:
        text = Text()
        if number:
            text.append(self.screen.say("terminal-seven-ronin-ninja", number=number))
        if planned:
            coming = self.screen.say("terminal-seven-ronin-ninja", number=planned)
            text.append(f" {PLANNED}{planned}" if number else f"{PLANNED}{coming}", "planned")
        return text

    def _marks(self, ronin: RoninView) -> str:
        return HELD * (ronin.held or ronin.penned) + SILENCED * (ronin.silenced or ronin.cursed)

    def _ronin(self, ronin: RoninView, *, planned: bool, pips: bool) -> Text:
        name = self.screen.texts.name("ronin", ronin.id)
        wounds = f"{ronin.wounds}/{ronin.vitality}"
        row = self.signs.wound * ronin.wounds + self.signs.unhurt * (ronin.vitality - ronin.wounds)
        mark = PLANNED if planned else ""
        words = f"{mark}{name} {row} {wounds}{self._marks(ronin)}"
        if not pips or cell_len(words) > BOX:
            words = f"{mark}{name} {wounds}{self._marks(ronin)}"
        return Text(words, "planned" if planned else "")

    def _people(self, space: str, *, pips: bool) -> list[Text]:
        coming = [r for r in self.view.ronin if self.overlay.ronin.get(r.id) == space]
        return [
            *(self._ronin(ronin, planned=False, pips=pips) for ronin in guards(self.view, space)),
            *(self._ronin(ronin, planned=True, pips=pips) for ronin in coming),
        ]

    # --- the ring ----------------------------------------------------------------------------

    def _ring(self) -> list[Text]:
        areas = self.view.areas
        boxes = [self._box(area) for area in areas]
        top, right, bottom, left = boxes[0:4], boxes[4], boxes[8:4:-1], boxes[9]
        x = self.signs.lines
        bar = x[9]
        span, wide = bar * BOX, bar * MIDDLE
        return [
            _edge(x[0], x[1], x[2], [span] * 4),
            *self._row(top, [BOX] * 4),
            Text(f"{x[3]}{span}{x[4]}{span}{x[7]}{span}{x[4]}{span}{x[5]}"),
            *self._row([left, self._middle(), right], [BOX, len(wide), BOX]),
            Text(f"{x[3]}{span}{x[4]}{span}{x[1]}{span}{x[4]}{span}{x[5]}"),
            *self._row(bottom, [BOX] * 4),
            _edge(x[6], x[7], x[8], [span] * 4),
        ]

    def _box(self, area: AreaView) -> list[Text]:
        state = state_of(self.view, area)
        limit = self.screen.say("terminal-seven-ronin-limit", limit=area.limit)
        sign = getattr(self.signs, state)
        left = Text(f"{sign} {self._state(state)}", STYLES[state])
        if left.cell_len + cell_len(limit) >= BOX:
            limit = str(area.limit)
        gap = BOX - left.cell_len - cell_len(limit)
        left.append(" " * max(gap, 1)).append(limit, "quiet")
        return [
            Text(self._short_name(area.id), "title"),
            left,
            self._ninja(area.ninja, self.overlay.ninja.get(area.id, 0)),
            *self._people(area.id, pips=True),
        ]

    def _middle(self) -> list[Text]:
        green = Text(self.area_name(GREEN_ID), "title")
        ninja = self._ninja(self.view.green, self.overlay.ninja.get(GREEN_ID, 0))
        if ninja:
            green.append(self.colon).append(ninja)
        if self.view.green:
            bonus = self.screen.say("terminal-seven-ronin-green-bonus", number=self.view.green)
            green.append(f" {bonus}", "quiet")
        return [
            _centred(text)
            for text in (
                Text(self._round(), "title"),
                Text(self.screen.texts.name("step", self.view.step)),
                green,
                *self._people(GREEN_ID, pips=True),
                Text(self._holds()),
            )
        ]

    def _row(self, boxes: Sequence[list[Text]], widths: Sequence[int]) -> Iterable[Text]:
        wall = self.signs.lines[10]
        for number in range(max(4, *map(len, boxes))):
            line = Text(wall)
            for box, width in zip(boxes, widths, strict=True):
                line.append(_fitted(box[number] if number < len(box) else Text(), width))
                line.append(wall)
            yield line

    # --- the list ----------------------------------------------------------------------------

    def _list(self) -> list[Text]:
        step = self.screen.texts.name("step", self.view.step)
        lines = [Text(f"{self._round()} - {step}", "title")]
        for area in self.view.areas:
            state = state_of(self.view, area)
            line = Text(f"{getattr(self.signs, state)} ", STYLES[state])
            line.append(self.area_name(area.id), "title")
            limit = self.screen.say("terminal-seven-ronin-limit", limit=area.limit)
            line.append(f" ({limit}){self.colon}{self._state(state)}", "none")
            lines.append(self._contents(line, area.id, area.ninja))
        green = Text("  ").append(self.area_name(GREEN_ID), "title")
        lines.append(self._contents(green, GREEN_ID, self.view.green))
        lines.append(Text(self._holds()))
        return lines

    def _contents(self, line: Text, space: str, number: int) -> Text:
        ninja = self._ninja(number, self.overlay.ninja.get(space, 0))
        parts = [text for text in (ninja, *self._people(space, pips=False)) if text]
        if parts:
            apart = self.colon if space == GREEN_ID else self.screen.say("speech-semicolon")
            line.append(apart).append(Text(", ").join(parts))
        return line

    # --- below the board -----------------------------------------------------------------------

    def _stores(self) -> Text:
        now = self.view.track[self.view.round - 1]
        return Text(
            self.screen.say(
                "terminal-seven-ronin-stores",
                reserves=self.view.reserves,
                supply=self.view.supply,
                threat=now.threat,
                minimum=now.minimum,
            )
        )

    def _off_the_board(self) -> list[Text]:
        lines = []
        waiting = [
            self._ronin(ronin, planned=False, pips=False)
            for ronin in self.view.ronin
            if ronin.station == BESIDE and ronin.id not in self.overlay.ronin
        ]
        if waiting:
            lines.extend(self.screen.flow(self.screen.say("terminal-seven-ronin-beside"), waiting))
        gone = [r.id for r in self.view.ronin if r.station == GONE]
        if gone:
            names = self.screen.texts.names("ronin", gone)
            lines.append(Text(self.screen.say("terminal-seven-ronin-gone", names=names)))
        if self.view.spy is not None and self.view.spy.tokens:
            names = self.screen.texts.names("side", self.view.spy.tokens)
            lines.append(Text(self.screen.say("terminal-seven-ronin-tokens", names=names)))
        return lines

    def _track(self) -> list[Text]:
        rows = [[str(number) for number in range(1, len(self.view.track) + 1)]]
        rows.append([str(space.threat) for space in self.view.track])
        rows.append([str(space.minimum) for space in self.view.track])
        rows.append(["*" if space.casualty else " " for space in self.view.track])
        keys = ("round", "threat", "minimum", "hunger")
        names = [self.screen.say(f"terminal-seven-ronin-track-{key}") for key in keys]
        width = max(map(cell_len, names))
        lines = []
        for name, row in zip(names, rows, strict=True):
            line = Text(set_cell_size(name, width))
            for number, cell in enumerate(row, start=1):
                now = number == self.view.round
                past = number < self.view.round
                words = f" [{cell}]" if now and cell.strip() else f"  {cell} "
                line.append(words, "title" if now else "quiet" * past)
            lines.append(line)
        return lines

    def _track_in_words(self) -> list[Text]:
        coming = [
            Text(
                f"{number}{self.colon}{space.threat}/{space.minimum}{'*' if space.casualty else ''}"
            )
            for number, space in enumerate(self.view.track, start=1)
            if number > self.view.round
        ]
        if not coming:
            return [Text(self.screen.say("terminal-seven-ronin-track-last"))]
        return self.screen.flow(self.screen.say("terminal-seven-ronin-track-coming"), coming)

    def _legend(self, *, boxes: bool) -> list[Text]:
        shown = "".join(self._marks(ronin) for ronin in self.view.ronin)
        keys = [key for key, sign in (("held", HELD), ("silenced", SILENCED)) if sign in shown]
        if self.overlay.ninja or self.overlay.ronin:
            keys.append("planned")
        if boxes and any(ronin.station not in (BESIDE, GONE) for ronin in self.view.ronin):
            keys.insert(0, "wounds")
        signs = {
            "held": HELD,
            "silenced": SILENCED,
            "planned": PLANNED,
            "wounds": f"{self.signs.wound}{self.signs.unhurt}",
        }
        words = [
            f"{signs[key]} {self.screen.say(f'terminal-seven-ronin-sign-{key}')}" for key in keys
        ]
        return [Text("   ".join(words), "quiet")] if words else []


def _edge(left: str, middle: str, right: str, spans: Sequence[str]) -> Text:
    return Text(f"{left}{middle.join(spans)}{right}")


def _fitted(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def _centred(text: Text) -> Text:
    text.pad_left(max((MIDDLE - text.cell_len) // 2, 0))
    return text
