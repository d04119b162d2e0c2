"""Writes frames to one animated SVG file, without scripts or other files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from kagemusha.terminal.animation.frames import COLUMNS, MOST_LINES, AnimationFrame

WIDE, HIGH = 8.4, 18
"""The size of a character cell. Text is stretched to it, whatever the font."""
MARGIN = 20
HOLD = 4.0
"""How many seconds the last frame is shown."""
COLOURS = {
    "red": ("#a8322d", "#f0908a"),
    "green": ("#2f6b3a", "#8fd19b"),
    "yellow": ("#8a5a00", "#e8c25a"),
    "cyan": ("#14606b", "#7fd3de"),
}
"""In light and dark mode."""
STYLE = """\
svg{background:#f6f1e4;border-radius:10px}
text{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#2b2622}
text{white-space:pre}
.b{font-weight:700}.d{fill:#6f665c}.bar{fill:#a8322d}.rule{stroke:#cfc5b0}
@media(prefers-color-scheme:dark){svg{background:#211d1a}text{fill:#ece4d6}.d{fill:#a79c8e}\
.bar{fill:#f0908a}.rule{stroke:#4a423a}}
"""


@dataclass(frozen=True)
class Animation:
    """The content and speed of an animation."""

    title: str
    about: str
    """A description for screen readers."""
    frames: Sequence[AnimationFrame]
    seconds: float
    """The time for each frame."""


class _Lines:
    """Stores each line only once; frames refer to it, because most of a board does not change."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._ids: dict[str, str] = {}

    def use(self, line: Text, y: float) -> str:
        """A reference to a line at a height; empty for an empty line."""
        drawn = "".join(self._runs(line))
        if not drawn:
            return ""
        name = self._ids.setdefault(drawn, f"l{len(self._ids)}")
        return f'<use href="#{name}" y="{y:g}"/>'

    def _runs(self, line: Text) -> Iterable[str]:
        at, look = 0, self._console.get_style(line.style)
        for segment in line.render(self._console):
            text, width = segment.text.rstrip("\n"), cell_len(segment.text.rstrip("\n"))
            inner = text.strip()
            if inner:
                x = MARGIN + WIDE * (at + cell_len(text[: len(text) - len(text.lstrip())]))
                length = WIDE * cell_len(inner)
                names = " ".join(_classes(segment.style or look))
                kind = f' class="{names}"' if names else ""
                yield f'<text x="{x:.4g}" textLength="{length:.4g}"{kind}>{escape(inner)}</text>'
            at += width

    def defined(self) -> str:
        """The definitions of all used lines."""
        groups = (f'<g id="{name}">{drawn}</g>' for drawn, name in self._ids.items())
        return f"<defs>{''.join(groups)}</defs>"


def _classes(style: Style) -> Iterable[str]:
    if style.bold:
        yield "b"
    colour = style.color.name if style.color else ""
    if colour in COLOURS:
        yield colour
    elif style.dim:
        yield "d"


def to_svg(animation: Animation, console: Console) -> str:
    """The content of the file."""
    frames, lines = animation.frames, _Lines(console)
    rows = max(len(frame.board) for frame in frames)
    width = MARGIN * 2 + WIDE * COLUMNS
    text_top = MARGIN + HIGH * (rows + 3)
    height = text_top + HIGH * MOST_LINES + MARGIN
    total = animation.seconds * (len(frames) - 1) + HOLD
    head = lines.use(Text(animation.title, "title"), MARGIN + HIGH)
    drawn = []
    for number, frame in enumerate(frames):
        last = number == len(frames) - 1
        uses = [
            lines.use(line, MARGIN + HIGH * (row + 2.5)) for row, line in enumerate(frame.board)
        ]
        recent = frame.lines[-MOST_LINES:]
        uses += [lines.use(line, text_top + HIGH * (row + 0.6)) for row, line in enumerate(recent)]
        done = (width - MARGIN * 2) * (number + 1) / len(frames)
        uses.append(f'<path class="bar" d="M{MARGIN} {height - 12:g}h{done:.4g}v3h-{done:.4g}z"/>')
        delay = f' style="animation-delay:{number * animation.seconds:.4g}s"'
        drawn.append(f'<g class="{"f z" if last else "f"}"{delay}>{"".join(uses)}</g>')
    rule = f'<path class="rule" d="M{MARGIN} {text_top - HIGH * 0.7:g}H{width - MARGIN:g}"/>'
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n'
        f"<title>{escape(animation.title)}</title><desc>{escape(animation.about)}</desc>\n"
        f"<style>\n{STYLE}{_colours()}{_motion(animation.seconds, total)}</style>\n"
        f"{lines.defined()}\n{head}{rule}\n" + "\n".join(drawn) + "\n</svg>\n"
    )


def _colours() -> str:
    light = "".join(f".{name}{{fill:{pair[0]}}}" for name, pair in COLOURS.items())
    dark = "".join(f".{name}{{fill:{pair[1]}}}" for name, pair in COLOURS.items())
    return f"{light}\n@media(prefers-color-scheme:dark){{{dark}}}\n"


def _motion(seconds: float, total: float) -> str:
    """Show one frame after the other; only the last one with reduced motion."""
    frame, last = 100 * seconds / total, 100 * HOLD / total
    show = "0%{{visibility:visible}}{end:.5g}%,100%{{visibility:hidden}}"
    return (
        f".f{{visibility:hidden;animation:f {total:.5g}s step-end infinite}}"
        f".z{{animation-name:z}}\n"
        f"@keyframes f{{{show.format(end=frame)}}}\n@keyframes z{{{show.format(end=last)}}}\n"
        "@media(prefers-reduced-motion:reduce){.f{animation:none}.z{visibility:visible}}\n"
    )
