"""The palette and the drawing functions that all pictures share: paper, ink and one red."""

from __future__ import annotations

import math
from html import escape

PAPER = "#f4ecda"
SHEET = "#fbf8f0"
SHADE = "#eadfc6"
LINE = "#d3c4a3"
INK = "#211c18"
SOFT = "#5a5048"
RED = "#b8321f"
GOLD = "#b4872b"
INDIGO = "#27466b"
MEADOW = "#e3e6ca"

SERIF = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L','Book Antiqua',"
    "Georgia,'Liberation Serif',serif"
)
SANS = "Inter,'Segoe UI','Helvetica Neue',Arial,'Liberation Sans',sans-serif"

Value = str | float


def number(value: Value) -> str:
    """A coordinate with at most two decimals, the same on every machine."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *inside: str, **attributes: Value) -> str:
    """An SVG element; `stroke_width` becomes stroke-width."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value), quote=True)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def group(*inside: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> str:
    """Elements moved, turned and scaled together."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    return tag("g", *inside, transform=" ".join(moves)) if moves else tag("g", *inside)


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    font: str = SANS,
    fill: str = INK,
    anchor: str = "start",
    weight: str = "400",
    spacing: float = 0,
) -> str:
    """A line of text on its baseline."""
    more: dict[str, Value] = {"letter_spacing": spacing} if spacing else {}
    return tag(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=font,
        font_size=size,
        font_weight=weight,
        fill=fill,
        text_anchor=anchor,
        **more,
    )


def path(d: str, *, fill: str = "none", stroke: str = "none", **more: Value) -> str:
    """A path, by default unfilled."""
    return tag("path", d=d, fill=fill, stroke=stroke, **more)


def strokes(d: str, width: float = 1.8, colour: str = INK) -> str:
    """Lines drawn with a round brush."""
    return path(
        d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def circle(x: float, y: float, r: float, *, fill: str = "none", **more: Value) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    r: float = 8,
    fill: str = SHEET,
    **more: Value,
) -> str:
    """A rectangle with round corners."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=r, fill=fill, **more)


def polar(angle: float, radius: float) -> tuple[float, float]:
    """A point on a circle around the origin; degrees, clockwise from the right."""
    turn = math.radians(angle)
    return radius * math.cos(turn), radius * math.sin(turn)


def points(pairs: list[tuple[float, float]], *, close: bool = True) -> str:
    """A straight-edged path through some points."""
    line = "L".join(f"{number(x)} {number(y)}" for x, y in pairs)
    return f"M{line}Z" if close else f"M{line}"


# --- textures -----------------------------------------------------------------------------------


def seigaiha(name: str, size: float, ground: str, wave: str) -> str:
    """A wave pattern: rows of overlapping circles, each row covering the one above it."""
    half = size / 2
    rings = []
    for row in range(-2, 6):
        shift = 0 if row % 2 == 0 else size
        for column in range(-1, 3):
            x, y = column * 2 * size + shift, row * half
            for radius in (size, size * 0.7, size * 0.4):
                rings.append(circle(x, y, radius, fill=ground, stroke=wave, stroke_width=1))
    return tag(
        "pattern",
        *rings,
        id=name,
        width=2 * size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


def hatching(name: str, colour: str, ground: str) -> str:
    """A pattern of slanted strokes, for areas that the enemy holds."""
    return tag(
        "pattern",
        tag("rect", width=7, height=7, fill=ground),
        tag("line", x1=0, y1=0, x2=0, y2=7, stroke=colour, stroke_width=1.6),
        id=name,
        width=7,
        height=7,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def picture(width: int, height: int, title: str, description: str, *inside: str) -> str:
    """The whole file, with its own paper, so that it suits any background."""
    paper = box(1, 1, width - 2, height - 2, r=14, fill=PAPER, stroke=LINE, stroke_width=1.5)
    body = "\n".join(
        (tag("title", escape(title)), tag("desc", escape(description)), paper, *inside)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">\n{body}\n</svg>\n'
    )
