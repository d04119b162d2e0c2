"""Draws the packages in their layers, as a house, and the flow of data below."""

from __future__ import annotations

from dataclasses import dataclass

from docs.pictures import ink
from docs.pictures.ink import box, group, number, path, strokes, tag, text
from docs.pictures.signs import star

WIDTH, HEIGHT = 1120, 832
LEFT, RIGHT = 92.0, 968.0
TALL, STEP = 76.0, 90.0
TOP = 154.0


@dataclass(frozen=True)
class Package:
    """A package: its name and its purpose."""

    name: str
    line: str
    width: int = 1


LAYERS: tuple[tuple[Package, ...], ...] = (
    (
        Package("terminal", "command line and interface", 3),
        Package("testing", "the kit that a game must pass", 3),
        Package("server", "play in a browser", 2),
    ),
    (
        Package("arena", "many matches, with intervals", 3),
        Package("table", "live matches", 2),
        Package("learn", "playable lessons", 2),
        Package("envs", "research APIs", 2),
        Package("vector", "many at once", 2),
        Package("cuda", "on a GPU", 1),
    ),
    (
        Package("bots", "each gets a view, never a state"),
        Package("text", "sentences in English, French and Polish"),
    ),
    (
        Package("games / seven_ronin", "one source, interpreted or compiled", 6),
        Package("wat_aah", "cards as data", 3),
        Package("era_of_the_ninja", "steps on an agenda", 3),
    ),
    (
        Package(
            "core",
            "the contract: game, action, event, view, chance, match, log. Imports nothing of ours.",
        ),
    ),
)

FLOW = (
    ("player", "person or bot"),
    ("notation", "deploy well 1"),
    ("Action", "frozen"),
    ("Match.act", "the only entry"),
    ("apply", "a phase’s rules"),
    ("events", "with audience"),
    ("view", "by allow-list"),
    ("text", "a sentence"),
)
ENTRY, RULES = 3, 4


def draw_packages() -> str:
    """The whole picture."""
    layers = [_layer(packages, TOP + STEP * level, level) for level, packages in enumerate(LAYERS)]
    return ink.picture(
        WIDTH,
        HEIGHT,
        "The packages of Kagemusha and the flow of data",
        _in_words(),
        tag("defs", ink.seigaiha("tiles", 15, "#2b2520", "#4a423a")),
        _frame(),
        *layers,
        _roof(),
        _arrow_of_imports(),
        _flow(),
    )


def _in_words() -> str:
    layers = "; ".join(", ".join(package.name for package in packages) for packages in LAYERS)
    flow = ", ".join(name for name, _ in FLOW)
    return (
        f"Layers from top to bottom, each importing only from below: {layers}. Data goes: {flow}."
    )


# --- the house ----------------------------------------------------------------------------------


def _roof() -> str:
    """The roof: upswept eaves, tiles like waves, and the seal in the gable."""
    eaves = (
        "M30 130Q120 118 214 74Q280 42 318 34H742Q780 42 846 74Q940 118 1030 130"
        "Q1024 141 1012 143Q760 132 530 132Q300 132 48 143Q36 141 30 130Z"
    )
    ridge = box(306, 24, 448, 13, r=6, fill=ink.INK)
    seal = group(
        box(-20, -20, 40, 40, r=6, fill=ink.RED, stroke=ink.PAPER, stroke_width=2.5),
        star(0, 0, 15).replace(ink.INK, ink.SHEET),
        x=530,
        y=84,
    )
    return path(eaves, fill="url(#tiles)", stroke=ink.INK, stroke_width=2) + ridge + seal


def _frame() -> str:
    height = STEP * len(LAYERS) + 2
    posts = "".join(
        box(x, TOP - 22, 14, height + 10, r=3, fill=ink.INK) for x in (LEFT - 28, RIGHT + 14)
    )
    back = box(LEFT - 14, TOP - 20, RIGHT - LEFT + 28, height + 6, r=0, fill=ink.SHADE)
    ground = strokes(f"M40 {number(TOP + height - 10.5)}H1020", 3)
    return back + posts + ground


def _layer(packages: tuple[Package, ...], y: float, level: int) -> str:
    whole = sum(package.width for package in packages)
    gap = 14.0
    unit = (RIGHT - LEFT - gap * (len(packages) - 1)) / whole
    parts = []
    x = LEFT
    for package in packages:
        width = unit * package.width
        parts.append(_package(package, x, y, width, stone=level == len(LAYERS) - 1))
        x += width + gap
    if level:
        beam = y - (STEP - TALL) / 2
        parts.append(strokes(f"M{number(LEFT - 14)} {number(beam)}H{number(RIGHT + 14)}", 1.2))
    return "".join(parts)


def _package(package: Package, x: float, y: float, width: float, *, stone: bool) -> str:
    middle = x + width / 2
    shadow = box(x, y + 2.5, width, TALL, fill=ink.INK, fill_opacity=0.14)
    sheet = shadow + box(x, y, width, TALL, stroke=ink.INK, stroke_width=2.2 if stone else 1.1)
    return "".join(
        (
            sheet,
            text(package.name, middle, y + 34, 21, font=ink.SERIF, anchor="middle", fill=ink.INK),
            text(package.line, middle, y + 56, 13.5, anchor="middle", fill=ink.SOFT),
        )
    )


def _arrow_of_imports() -> str:
    x, top, bottom = 1058.0, TOP + 4, TOP + STEP * len(LAYERS) - 26
    line = strokes(f"M{number(x)} {number(top)}V{number(bottom)}", 2.4, ink.INDIGO)
    head = path(
        f"M{number(x)} {number(bottom + 12)}l-9 -16h18Z", fill=ink.INDIGO, stroke=ink.INDIGO
    )
    words = text(
        "imports point down, never up or sideways", 0, 0, 14, anchor="middle", fill=ink.INDIGO
    )
    return line + head + group(words, x=x + 26, y=(top + bottom) / 2, turn=90)


# --- the flow of data ---------------------------------------------------------------------


def _flow() -> str:
    width, gap, y, tall = 110.0, 20.0, 672.0, 64.0
    first = (WIDTH - len(FLOW) * width - (len(FLOW) - 1) * gap) / 2
    parts = [
        text("The flow of data, in one direction", first, 654, 19, font=ink.SERIF),
    ]
    for place, (name, line) in enumerate(FLOW):
        x = first + place * (width + gap)
        entry = place == ENTRY
        parts.append(box(x, y + 2, width, tall, fill=ink.INK, fill_opacity=0.12))
        parts.append(
            box(
                x, y, width, tall, fill=ink.RED if entry else ink.SHEET,
                stroke=ink.RED if entry else ink.INK, stroke_width=1.1,
            )
        )  # fmt: skip
        middle = x + width / 2
        bright = "#ffffff" if entry else ink.INK
        parts.append(text(name, middle, y + 29, 18, font=ink.SERIF, anchor="middle", fill=bright))
        soft = "#ffffff" if entry else ink.SOFT
        parts.append(text(line, middle, y + 49, 12, anchor="middle", fill=soft))
        if place:
            parts.append(_dart(x - gap + 3, y + tall / 2, 0))
    entry_x = first + ENTRY * (width + gap) + width / 2
    rules_x = first + RULES * (width + gap) + width / 2
    parts.append(_dart(entry_x, y + tall + 5, 90))
    parts.append(_dart(rules_x, y + tall + 21, -90))
    parts.append(_note("the log: header and moves, the truth", entry_x + 55, "end"))
    parts.append(_note("chance answers as a seat", rules_x - 55, "start"))
    return "".join(parts)


def _dart(x: float, y: float, turn: float) -> str:
    return group(
        strokes("M0 0H8", 2), path("M15 0L6.5 -5.2V5.2Z", fill=ink.INK), x=x, y=y, turn=turn
    )


def _note(words: str, edge: float, side: str) -> str:
    width = 8.0 * len(words) + 30
    x = edge - width if side == "end" else edge
    sheet = box(x, 762, width, 40, r=7, fill=ink.PAPER, stroke=ink.LINE, stroke_width=1.4)
    return sheet + text(words, x + width / 2, 787, 13.5, anchor="middle")
