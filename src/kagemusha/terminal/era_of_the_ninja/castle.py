"""The castle as a map of tiles with their exits and who is on them, or as a plain list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from kagemusha.games.era_of_the_ninja.names import WAY_NAMES, WAY_X, WAY_Y
from kagemusha.games.era_of_the_ninja.view import EraView, NinjaView, StackView, TileView
from kagemusha.terminal.screen import Screen
from kagemusha.text.era_of_the_ninja.cards import Cards, stack_in_words

INNER = 10
BOX = INNER + 2
ACROSS = BOX + 3
"""The distance between the left edges of neighbouring tiles."""
ROWS = 3
DOWN = ROWS + 3
MIDDLE = BOX // 2
MARGIN = 3
"""Space beside the map for signs of open exits."""
MOST_ROWS = 5
FEWEST_ROWS = 3
OTHER_LINES = 14
"""How many lines a screen needs in addition to the map."""

SHORT = {
    "yari": "Ya",
    "harquebus": "Ha",
    "daishyo": "Ds",
    "daikyu": "Dk",
    "monk": "Mo",
    "daimyo": "Dm",
}
"""Short names of units on the map, followed by the number of the stack: Ya2."""

COURTYARD = "C"
HEAD = "@"
FEATURE = "*"
OPEN = "?"
BLOCKED = "x"

Spot = tuple[int, int]


@dataclass(frozen=True)
class Lines:
    """The characters of a map."""

    across: str
    down: str
    corners: str
    """Top left, top right, bottom left, bottom right."""
    doors: str
    """Exits to the north, east, south, west."""


UNICODE = Lines("─", "│", "┌┐└┘", "┴├┬┤")
ASCII = Lines("-", "|", "++++", "++++")


def short_name(stack: StackView) -> str:
    """The short name of a stack on the map: Ya2 for `yari-2`."""
    if stack.unit not in SHORT:
        return "LORD"
    return f"{SHORT[stack.unit]}{stack.id.rpartition('-')[2]}"


def mark_of(stack: StackView) -> str:
    """The short name with the units, Wound tokens and Ingenuity of the stack: Ya2x3w1i2."""
    many = f"x{stack.units}" if stack.units > 1 else ""
    hurt = f"w{stack.tokens}" if stack.tokens else ""
    prize = f"i{stack.prize}" if stack.prize else ""
    return f"{short_name(stack)}{many}{hurt}{prize}"


def sign_of(ninja: NinjaView, *, active: bool) -> str:
    """A ninja on the map: P1, in brackets while hidden, with > if it is its turn."""
    name = ninja.player.upper()
    name = f"({name})" if ninja.hidden else name
    return f">{name}" if active else name


class Castle:
    """Draws the tiles of a view."""

    def __init__(self, screen: Screen, view: EraView, cards: Cards) -> None:
        self.screen = screen
        self.view = view
        self.cards = cards
        self.lines = UNICODE if screen.unicode else ASCII
        self.at: dict[Spot, TileView] = {(tile.x, tile.y): tile for tile in view.tiles}

    def _say(self, key: str, **args: str | int) -> str:
        return self.screen.say(f"terminal-era-of-the-ninja-{key}", **args)

    # --- what stands where ----------------------------------------------------------------------

    def _stacks(self, tile: TileView) -> list[StackView]:
        here = [stack for stack in self.view.stacks if stack.tile == tile.number]
        return sorted(here, key=lambda stack: stack.unit in SHORT)  # the Lord first

    def _ninja(self, tile: TileView) -> list[NinjaView]:
        return [one for one in self.view.players if one.alive and one.tile == tile.number]

    def centre(self) -> int:
        """The tile to focus on: that of the ninja whose turn it is, the viewer's, or the first."""
        view = self.view
        seats = [one for one in view.players if one.player == view.active]
        if view.seat is not None:
            seats.append(view.players[view.seat])
        return next((one.tile for one in seats if one.tile is not None), 0)

    # --- the map --------------------------------------------------------------------------------

    def draw(self, centre: int | None = None) -> list[Text]:
        """The part of the map around a tile that fits, or a plain list if drawing is off."""
        if not self.view.tiles:
            return []
        if not self.screen.draws:
            return self.listed()
        here = self.view.tiles[self.centre() if centre is None else centre]
        columns = self._window(
            [x for x, _ in self.at], here.x, (self.screen.width - 2 * MARGIN + 3) // ACROSS
        )
        room = (self.screen.console.height - OTHER_LINES) // DOWN
        rows = self._window([y for _, y in self.at], here.y, min(MOST_ROWS, max(FEWEST_ROWS, room)))
        canvas = self._canvas(columns, rows)
        shown = [Text("".join(line).rstrip()) for line in canvas]
        while shown and not shown[0].plain:
            shown.pop(0)
        while shown and not shown[-1].plain:
            shown.pop()
        for line in shown:
            line.highlight_regex(r"LORD\w*", "occupied")
            line.highlight_regex(r"\b(?:Ya|Ha|Ds|Dk|Mo|Dm)\d\w*", "contested")
            line.highlight_regex(r">?\(?P[1-4]\)?", "planned")
            line.highlight_regex(r"[?]", "good")
        return [*shown, *self._beyond(columns, rows), *self._rooms(here)]

    @staticmethod
    def _window(places: Sequence[int], here: int, most: int) -> range:
        """At most `most` columns or rows around a position, all within the castle."""
        low, high = min(places), max(places)
        size = min(max(most, 1), high - low + 1)
        first = min(max(here - size // 2, low), high - size + 1)
        return range(first, first + size)

    def _canvas(self, columns: range, rows: range) -> list[list[str]]:
        wide = 2 * MARGIN + len(columns) * ACROSS - 3
        tall = 2 + len(rows) * DOWN - 1
        canvas = [[" "] * wide for _ in range(tall)]
        for spot, tile in self.at.items():
            if spot[0] in columns and spot[1] in rows:
                left = MARGIN + (spot[0] - columns.start) * ACROSS
                top = 1 + (spot[1] - rows.start) * DOWN
                self._box(canvas, tile, left, top)
                for way, name in enumerate(WAY_NAMES):
                    self._way(canvas, tile, way, name, (left, top))
        return canvas

    def _box(self, canvas: list[list[str]], tile: TileView, left: int, top: int) -> None:
        lines, corners = self.lines, self.lines.corners
        content = self._content(tile)
        side = {way: way in tile.exits for way in WAY_NAMES}
        edge = [lines.across] * INNER
        for row, (first, last, way, door) in {
            0: (corners[0], corners[1], "north", lines.doors[0]),
            ROWS + 1: (corners[2], corners[3], "south", lines.doors[2]),
        }.items():
            border = edge[:]
            if side[way]:
                border[MIDDLE - 1] = door
            canvas[top + row][left : left + BOX] = [first, *border, last]
        for row in range(ROWS):
            west = lines.doors[3] if side["west"] and row == ROWS // 2 else lines.down
            east = lines.doors[1] if side["east"] and row == ROWS // 2 else lines.down
            words = content[row].ljust(INNER)
            canvas[top + 1 + row][left : left + BOX] = [west, *words, east]

    def _content(self, tile: TileView) -> list[str]:
        """The number and the ninja, then as many stacks as fit."""
        head = f"{tile.number}{COURTYARD if tile.shape == 'courtyard' else ''}"
        head += FEATURE if tile.feature else ""
        if self.view.head == tile.number:
            head += HEAD
        ninja = [sign_of(one, active=one.player == self.view.active) for one in self._ninja(tile)]
        stacks = [mark_of(stack) for stack in self._stacks(tile)]
        rows = [head]
        for number, word in enumerate([*ninja, *stacks]):
            fits = len(rows[-1]) + 1 + len(word) <= INNER
            if number == len(ninja) and len(rows) < ROWS:
                fits = False
            if fits:
                rows[-1] += f" {word}"
            elif len(rows) < ROWS:
                rows.append(word)
            else:
                rows[-1] = rows[-1][: INNER - 1].ljust(INNER - 1) + "+"
                break
        return [*rows, *[""] * (ROWS - len(rows))]

    def _way(
        self, canvas: list[list[str]], tile: TileView, way: int, name: str, corner: Spot
    ) -> None:
        """Draw an exit of a tile: to the next tile, open, or blocked."""
        if name not in tile.exits:
            return
        left, top = corner
        if WAY_X[way]:
            first = left + BOX if WAY_X[way] > 0 else left - 3
            row = top + 1 + ROWS // 2
            line = self.lines.across
            cells = [line, line, line]
            if name not in tile.paired:
                sign = OPEN if name in tile.open else BLOCKED
                cells = [line, sign, " "] if WAY_X[way] > 0 else [" ", sign, line]
            for number, cell in enumerate(cells):
                if 0 <= first + number < len(canvas[row]) and cell != " ":
                    canvas[row][first + number] = cell
            return
        row = top + ROWS + 2 if WAY_Y[way] > 0 else top - 1
        if name in tile.paired:
            canvas[row][left + MIDDLE] = self.lines.down
        else:
            canvas[row][left + MIDDLE] = OPEN if name in tile.open else BLOCKED

    def _beyond(self, columns: range, rows: range) -> list[Text]:
        """Where the castle continues outside the shown part."""
        sides = []
        for name, hides in (
            ("north", any(y < rows.start for _, y in self.at)),
            ("east", any(x >= columns.stop for x, _ in self.at)),
            ("south", any(y >= rows.stop for _, y in self.at)),
            ("west", any(x < columns.start for x, _ in self.at)),
        ):
            if hides:
                sides.append(self.screen.texts.name("way", name))
        if not sides:
            return []
        return [Text(self._say("map-beyond", ways=", ".join(sides)), "quiet")]

    # --- the rooms ------------------------------------------------------------------------------

    def _feature(self, tile: TileView) -> str:
        """What its room does, after a space; empty for a room without a feature."""
        if not tile.feature:
            return ""
        return f" {' '.join(self.cards.card_texts(self.cards.find('room', tile.room)))}"

    def _rooms(self, here: TileView) -> list[Text]:
        """The focused room, and which other rooms have a feature."""
        line = self._say("map-room", number=here.number, room=here.room) + self._feature(here)
        others = [tile for tile in self.view.tiles if tile.feature and tile is not here]
        name = self.screen.texts.name
        named = ", ".join(f"{tile.number} {name('room', tile.room)}" for tile in others)
        more = [Text(self._say("map-features", names=named), "quiet")] if others else []
        return [Text(line), *more]

    # --- the list -------------------------------------------------------------------------------

    def listed(self) -> list[Text]:
        """A line for each tile: its exits, and who is there."""
        return [self._line(tile) for tile in self.view.tiles]

    def _line(self, tile: TileView) -> Text:
        name = self.screen.texts.name
        ways = []
        for way, side in enumerate(WAY_NAMES):
            if side not in tile.exits:
                continue
            if side in tile.paired:
                other = self.at[tile.x + WAY_X[way], tile.y + WAY_Y[way]]
                ways.append(self._say("list-to", way=side, number=other.number))
            else:
                ways.append(self._say("list-open" if side in tile.open else "list-shut", way=side))
        here = [name("player", one.player) for one in self._ninja(tile)]
        here += [stack_in_words(name, stack) for stack in self._stacks(tile)]
        line = self._say("list-tile", number=tile.number, room=tile.room, ways=", ".join(ways))
        line += self._feature(tile)
        if here:
            line += self._say("list-here", names=", ".join(here))
        if self.view.head == tile.number:
            line += self._say("list-head")
        return Text(line)
