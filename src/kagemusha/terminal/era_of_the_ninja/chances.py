"""Prints the chances of a roll."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from kagemusha.terminal.screen import Screen
from kagemusha.text.speaker import Chances

GAP = 2
LEAST = 5
"""The minimum width of a column."""


def draw_chances(screen: Screen, chances: Chances | None) -> list[Text]:
    """What the roll is for, its modifiers, and the chances for each choice."""
    if chances is None:
        return []
    lines = [Text(chances.title, "title")]
    lines += [Text(line) for line in chances.lines]
    return lines + _laid_out(screen, chances)


def _laid_out(screen: Screen, chances: Chances) -> list[Text]:
    """A table if it fits, otherwise a line for each choice."""
    first = max(cell_len(row.label) for row in chances.rows) + GAP
    widths = [max(cell_len(head), LEAST) + GAP for head in chances.columns]
    lines = []
    if not screen.draws or first + sum(widths) > screen.width:
        colon = screen.say("speech-colon").rstrip()
        for row in chances.rows:
            items = [Text(f"{h} {c}") for h, c in zip(chances.columns, row.cells, strict=True)]
            lines += screen.flow(f"{row.label}{colon}", items, indent=2)
        return lines
    lines.append(Text(" " * first + _in_columns(chances.columns, widths), "quiet"))
    for row in chances.rows:
        label = f"  {row.label}".ljust(first + len(row.label) - cell_len(row.label))
        lines.append(Text(label + _in_columns(row.cells, widths)))
    return lines


def _in_columns(words: tuple[str, ...], widths: list[int]) -> str:
    return "".join(
        " " * (width - cell_len(word)) + word for word, width in zip(words, widths, strict=True)
    )
