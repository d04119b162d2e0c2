"""Draws the signs of 7 Ronin: a throwing star, a crest for each ronin, a mark for each area."""

from __future__ import annotations

from docs.pictures.ink import (
    GOLD,
    INDIGO,
    INK,
    PAPER,
    RED,
    SHEET,
    SOFT,
    circle,
    group,
    number,
    path,
    polar,
    strokes,
    tag,
)


def star(x: float, y: float, size: float, turn: float = 12) -> str:
    """A ninja: a throwing star with four blades and a hole."""
    edge = []
    for blade in range(4):
        tip = polar(90 * blade, size)
        bend = polar(90 * blade + 24, size * 0.48)
        notch = polar(90 * blade + 52, size * 0.36)
        swing = polar(90 * blade + 74, size * 0.5)
        edge.append(
            f"{'M' if blade == 0 else 'L'}{_at(tip)}Q{_at(bend)} {_at(notch)}"
            f"Q{_at(swing)} {_at(polar(90 * blade + 90, size))}"
        )
    hole = size * 0.15
    ring = (
        f"M{number(hole)} 0A{number(hole)} {number(hole)} 0 1 0 {number(-hole)} 0"
        f"A{number(hole)} {number(hole)} 0 1 0 {number(hole)} 0Z"
    )
    steel = path("".join(edge) + "Z" + ring, fill=INK, fill_rule="evenodd")
    return group(steel, x=x, y=y, turn=turn)


def _at(point: tuple[float, float]) -> str:
    return f"{number(point[0])} {number(point[1])}"


# --- crests -----------------------------------------------------------------------------------

C = PAPER


def _comma(turn: float) -> str:
    """One of the three commas of a drum's crest."""
    d = "M0 -12.4A12.4 12.4 0 0 1 12.2 2.2A15 15 0 0 0 3.6 -2.6A4.9 4.9 0 1 1 0 -12.4Z"
    return group(path(d, fill=C), turn=turn)


def _sword(side: int) -> str:
    """A leaning sword: blade, guard and grip."""
    blade = strokes(f"M0 -13Q{1.8 * side} -4 {0.4 * side} 4.2", 2.8, C)
    guard = strokes("M-4 4.9L4 4.9", 2.1, C)
    grip = strokes(f"M{0.3 * side} 7L{-0.4 * side} 12.4", 2.8, C)
    return group(blade, guard, grip, turn=43 * side)


CRESTS = {
    # Three stars close together: she stands by another.
    "tasuke": circle(0, -6.3, 5.2, fill=C)
    + circle(-6, 4.4, 5.2, fill=C)
    + circle(6, 4.4, 5.2, fill=C),
    # Two mountains, pushing outwards.
    "yobu": path("M-12 1.5L0 -11L12 1.5L7.4 4.6L0 -3.2L-7.4 4.6Z", fill=C)
    + path("M-8.6 9L0 0.4L8.6 9L4.9 11.4L0 6.6L-4.9 11.4Z", fill=C),
    # A drawn bow and its arrow.
    "yumi": strokes("M-3.4 -12.6Q8.4 -7.4 8.2 0Q8.4 7.4 -3.4 12.6", 2.6, C)
    + strokes("M-3.4 -12.6L-7.4 0L-3.4 12.6", 1.2, C)
    + strokes("M-7 0L13 0", 1.7, C)
    + path("M14.6 0L8.8 -3.4L10.4 0L8.8 3.4Z", fill=C),
    # Crossed swords.
    "musashi": _sword(1) + _sword(-1),
    # A bird in flight.
    "hayai": path(
        "M13.4 -7.6Q4.6 -8.6 -0.4 -1.4Q-5.4 -8.8 -13.2 -6.6Q-8.4 -3.6 -5.8 2.4"
        "Q-3.4 6.6 -4.6 11.6L0.2 6.8L6 10.4Q4.2 5.6 6 2Q8.4 -3.6 13.4 -7.6Z",
        fill=C,
    ),
    # The three commas of a drum.
    "taiko": _comma(0) + _comma(120) + _comma(240),
    # A wall with its one window.
    "kabe": path("M-9.6 -9.6H9.6V9.6H-9.6ZM-4 -4V4H4V-4Z", fill=C, fill_rule="evenodd"),
}


def crest(ronin: str, x: float, y: float, size: float = 20, *, ready: bool = False) -> str:
    """A ronin with radius `size`; a gold ring means that he can act now."""
    ring = [circle(0, 0, 23.6, stroke=GOLD, stroke_width=2.6)] if ready else []
    return group(
        *ring,
        circle(0, 0, 20, fill=INDIGO),
        circle(0, 0, 17.6, stroke=C, stroke_width=0.9),
        group(CRESTS[ronin], scale=0.93),
        x=x,
        y=y,
        scale=size / 20,
    )


def fallen_crest(ronin: str, x: float, y: float, size: float) -> str:
    """An eliminated ronin: the outline of the crest."""
    mark = CRESTS[ronin].replace(PAPER, SOFT)
    ring = circle(0, 0, 19, fill=SHEET, stroke=SOFT, stroke_width=1.4, stroke_dasharray="3.4 3.4")
    return group(ring, tag("g", group(mark, scale=0.86), opacity=0.55), x=x, y=y, scale=size / 20)


def vitality(x: float, y: float, whole: int, wounds: int, radius: float) -> str:
    """An arc of dots above a crest: red for each wound, open for each that he can still take."""
    step = 19
    first = -90 - step * (whole - 1) / 2
    return "".join(
        dot(*_moved(x, y, polar(first + step * n, radius)), hurt=n < wounds) for n in range(whole)
    )


def _moved(x: float, y: float, by: tuple[float, float]) -> tuple[float, float]:
    return x + by[0], y + by[1]


def dot(x: float, y: float, *, hurt: bool, r: float = 3.5) -> str:
    """One point of vitality."""
    if hurt:
        return circle(x, y, r, fill=RED, stroke=RED, stroke_width=1.2)
    return circle(x, y, r, fill=SHEET, stroke=INDIGO, stroke_width=1.2)


# --- areas --------------------------------------------------------------------------------------

MARKS = {
    "watchtower": "M-9 -6H9L5.5 -13H-5.5ZM-5.5 -6V0.5H5.5V-6M-5 0.5L-8 14M5 0.5L8 14"
    "M-6 5L7 10M6 5L-7 10",
    "field": "M-15 13Q0 8 15 13M-15 7Q0 2 15 7M-9 2V-8M-9 -1Q-13 -3 -13.4 -8M-9 -1Q-5 -3 -4.6 -8"
    "M0 0V-13M0 -5Q-4.2 -7 -4.6 -12M0 -5Q4.2 -7 4.6 -12M9 2V-8M9 -1Q5 -3 4.6 -8M9 -1Q13 -3 13.4 -8",
    "passage": "M-14 13V-3Q-14 -13 0 -13Q14 -13 14 -3V13M-8 13V-2Q-8 -7.5 0 -7.5Q8 -7.5 8 -2V13"
    "M-3 13Q1.6 9 -1.4 5.6Q-3.6 2.6 0.6 0",
    "granary": "M-15 -3L0 -13L15 -3M-11 -5V7H11V-5M-3.4 7V0.4H3.4V7M-8 7V13M8 7V13M-12 7H12",
    "animal-pen": "M-15 -4H15M-15 5H15M-11 12V-9M-3.7 12V-9M3.7 12V-9M11 12V-9",
    "well": "M-14 -7L0 -14L14 -7M-10 -9V3M10 -9V3M-13 3H13V13H-13ZM-13 8H13M0 -14V-4"
    "M-3 -4H3L2.2 0.4H-2.2ZM-5 8V13M5 8V13M0 3V8",
    "shrine": "M-15 -11Q0 -8.4 15 -11M-11 -4H11M-8 -9.6V13M8 -9.6V13M0 -9.2V-4",
    "burial-grounds": "M-5 6V-8Q-5 -13 0 -13Q5 -13 5 -8V6M-9 6H9V10H-9ZM-13 10H13V13.6H-13Z"
    "M-1.8 -7V1M1.8 -5V3",
    "inn": "M-15 -7Q-7 -8 0 -13Q7 -8 15 -7M-12 -7V13M12 -7V13M-12 -2H12M-12 5.4H-4.2V-2"
    "M4.2 -2V5.4H12M-4.2 5.4H4.2M-15 13H15",
    "plain": "M-12 8Q0 2 12 8",
}


def mark(kind: str, x: float, y: float, scale: float = 1) -> str:
    """The line drawing of an area."""
    return group(strokes(MARKS[kind], 1.7), x=x, y=y, scale=scale)


def gate(x: float, y: float) -> str:
    """A mark for one new ninja that an area's limit allows."""
    d = path("M0 -5L5 0L0 5L-5 0Z", fill=SHEET, stroke=INK, stroke_width=1.3)
    return group(d, x=x, y=y)
