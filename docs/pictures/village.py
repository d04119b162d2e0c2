"""Draws the village of 7 Ronin: one position, as a spectator sees it."""

from __future__ import annotations

import math

import kagemusha
from docs.pictures import ink
from docs.pictures.ink import box, circle, group, number, path, polar, tag, text
from docs.pictures.signs import crest, dot, fallen_crest, gate, mark, star, vitality
from kagemusha.games.seven_ronin.view import BESIDE, GONE, AreaView, RoninView, VillageView
from kagemusha.text import texts

# Round 4 of a match between two bots, just after the reveal.
POSITION = (
    "round=4 step=ronin-abilities reserves=14 supply=16 "
    "ninja=watchtower:1,passage:2,field-3:3,animal-pen:2,well:1,inn:1,green:1 "
    "ronin=yobu:0@field-2,yumi:1@passage,musashi:0@watchtower,hayai:4@animal-pen,taiko:x,"
    "kabe:3@inn,tasuke:1@animal-pen"
)

WIDTH, HEIGHT = 1120, 840
MIDDLE = 420.0
RIM, WALL, OUTER, INNER, GREEN = 402.0, 373.0, 367.0, 162.0, 152.0
GAP = 3.5  # half of the path between two areas
PANEL, EDGE = 862.0, 1086.0

ABILITIES = {
    "yobu": "drives ninja next door",
    "yumi": "thins out the Reserves",
    "musashi": "cuts down a ninja",
    "hayai": "rides to where ninja are",
    "taiko": "heals a wound",
    "kabe": "takes seven wounds",
    "tasuke": "stands by another",
}


def draw_village() -> str:
    """The whole picture."""
    match = kagemusha.game("seven-ronin").position(POSITION, seed=1)
    view = match.view(None)
    assert isinstance(view, VillageView)
    ready = {action.verb for action in match.legal(1)} if 1 in match.pending else set()
    return ink.picture(
        WIDTH,
        HEIGHT,
        "The village of 7 Ronin",
        _in_words(view),
        tag(
            "defs",
            ink.seigaiha("waves", 13, ink.SHADE, "#d8c9a8"),
            ink.seigaiha("meadow", 13, ink.MEADOW, "#cfd5b1"),
            ink.hatching("taken", "#dfa698", "#f8e7de"),
            tag(
                "radialGradient",
                tag("stop", offset=0.66, stop_color=ink.MEADOW),
                tag("stop", offset=1, stop_color=ink.MEADOW, stop_opacity=0),
                id="clearing",
            ),
        ),
        group(
            _rim(),
            *(_area(view, place, ready) for place in range(len(view.areas))),
            _green(view),
            x=MIDDLE,
            y=MIDDLE,
        ),
        _title(view),
        _track(view),
        _roster(view, ready),
        _counts(view),
        _legend(),
    )


def _in_words(view: VillageView) -> str:
    """A description of the picture for screen readers."""
    say = texts("en")
    parts = []
    for area in view.areas:
        there = [say.name("ronin", r.id) for r in view.ronin if r.station == area.id]
        if area.ninja or there:
            guests = [f"{area.ninja} ninja"] if area.ninja else []
            parts.append(f"{say.name('area', area.id)}: {', '.join([*guests, *there])}")
    return (
        f"Round {view.round}. {'; '.join(parts)}. On the Green: {view.green} ninja. "
        f"Reserves {view.reserves}, Supply {view.supply}."
    )


# --- the board ----------------------------------------------------------------------------------


def _rim() -> str:
    return "".join(
        (
            circle(0, 3, RIM, fill=ink.INK, fill_opacity=0.12),
            circle(0, 0, RIM, fill="url(#waves)", stroke=ink.INK, stroke_width=1.4),
            circle(0, 0, WALL, fill=ink.PAPER, stroke=ink.INK, stroke_width=0.8),
        )
    )


def _wedge(angle: float, half: float) -> str:
    """The outline of an area, with sides parallel to those of its neighbours."""

    def corner(side: int, radius: float) -> str:
        x, y = polar(angle + side * (half - math.degrees(math.asin(GAP / radius))), radius)
        return f"{number(x)} {number(y)}"

    return (
        f"M{corner(-1, INNER)}L{corner(-1, OUTER)}A{OUTER:g} {OUTER:g} 0 0 1 {corner(1, OUTER)}"
        f"L{corner(1, INNER)}A{INNER:g} {INNER:g} 0 0 0 {corner(-1, INNER)}Z"
    )


def _area(view: VillageView, place: int, ready: set[str]) -> str:
    area: AreaView = view.areas[place]
    half = 180 / len(view.areas)
    angle = -90 + 2 * half * place
    here = [ronin for ronin in view.ronin if ronin.station == area.id]
    outline = _wedge(angle, half)
    taken = bool(area.ninja) and not here
    contested = bool(area.ninja) and bool(here)
    shape = path(
        outline,
        fill="url(#taken)" if taken else ink.SHEET,
        stroke=ink.INK,
        stroke_width=3 if contested else 1.1,
        stroke_linejoin="round",
    )
    shadow = path(outline, fill=ink.INK, fill_opacity=0.13)
    x, y = polar(angle, 266)
    y -= 16 * math.sin(math.radians(angle)) ** 3  # closer to the Green above and below it
    y += 6 if area.ninja or here else 20
    name = texts("en").name("area", area.id)
    parts = [group(shadow, y=2.5), shape, mark(area.kind, x, y - 54, 1.2)]
    if taken:  # a plate under the name, because text on a texture is hard to read
        parts.append(_plate(x, y - 18, 9.4 * len(name) + 24))
    parts.append(text(name, x, y - 11, 20, font=ink.SERIF, anchor="middle"))
    parts += _gates(angle, area.limit)
    if taken:
        parts += _stars(x, y + 32, area.ninja, 17)
    else:
        parts += [
            star(*polar(angle + 4.8 * (n - (area.ninja - 1) / 2), 345), 12.5)
            for n in range(area.ninja)
        ]
        parts += _guards(here, x, y + 39, ready)
    return "".join(parts)


def _plate(x: float, y: float, width: float) -> str:
    return box(x - width / 2, y - 14, width, 28, r=6, fill=ink.SHEET)


def _gates(angle: float, limit: int) -> list[str]:
    gap = 2.1
    return [
        gate(*polar(angle + gap * (n - (limit - 1) / 2), (RIM + WALL) / 2)) for n in range(limit)
    ]


def _stars(x: float, y: float, count: int, size: float) -> list[str]:
    step = 2 * size + 3
    return [star(x + step * (n - (count - 1) / 2), y, size, 12 + 9 * n) for n in range(count)]


def _guards(here: list[RoninView], x: float, y: float, ready: set[str]) -> list[str]:
    parts = []
    for number_, ronin in enumerate(here):
        left = x + 55 * (number_ - (len(here) - 1) / 2)
        parts.append(crest(ronin.id, left, y, 22, ready=ronin.id in ready))
        parts.append(vitality(left, y, ronin.vitality, ronin.wounds, 34))
    return parts


def _green(view: VillageView) -> str:
    holds = _held_by_attacker(view)
    step = texts("en").name("step", view.step)
    return "".join(
        (
            circle(0, 0, GREEN, fill="url(#meadow)", stroke=ink.INK, stroke_width=1.1),
            circle(0, 0, GREEN - 1, fill="url(#clearing)"),
            text("The Green", 0, -76, 21, font=ink.SERIF, anchor="middle"),
            *_stars(0, -48, view.green, 13),
            text(f"Round {view.round}", 0, 22, 54, font=ink.SERIF, anchor="middle"),
            text(step, 0, 49, 14.5, anchor="middle", fill=ink.SOFT),
            text(
                f"Attacker holds {holds} of {view.areas_to_win}",
                0,
                75,
                15.5,
                anchor="middle",
                fill=ink.RED,
                weight="600",
            ),
        )
    )


def _held_by_attacker(view: VillageView) -> int:
    guarded = {ronin.station for ronin in view.ronin}
    kinds = [area.kind for area in view.areas if area.ninja and area.id not in guarded]
    return len(kinds) + (kinds.count("field") == 2)


# --- the panel ----------------------------------------------------------------------------------


def _title(view: VillageView) -> str:
    say = texts("en")
    seal = group(
        box(-17, -17, 34, 34, r=5, fill=ink.RED),
        tag("g", star(0, 0, 13, 12).replace(ink.INK, ink.SHEET)),
        x=EDGE - 17,
        y=57,
    )
    edition = {"en": "English", "fr": "French", "pl": "Polish"}[view.edition]
    return "".join(
        (
            text(say.name("game", view.game), PANEL, 62, 38, font=ink.SERIF),
            text(f"{edition} edition", PANEL, 84, 13.5, fill=ink.SOFT),
            seal,
        )
    )


def _track(view: VillageView) -> str:
    rounds = len(view.track)
    width = (EDGE - PANEL - 4 * (rounds - 1)) / rounds
    parts = []
    for place, space in enumerate(view.track, start=1):
        x = PANEL + (place - 1) * (width + 4)
        now = place == view.round
        past = place < view.round
        ground = ink.INK if now else ink.PAPER if past else ink.SHEET
        parts.append(box(x, 108, width, 62, r=6, fill=ground, stroke=ink.LINE, stroke_width=1))
        middle = x + width / 2
        for words, y, size, font, colour in (
            (str(place), 127, 16, ink.SERIF, ink.SHEET if now else ink.INK),
            (str(space.threat), 145, 13, ink.SANS, "#f3a596" if now else ink.RED),
            (str(space.minimum), 161, 13, ink.SANS, "#d9cfc0" if now else ink.SOFT),
        ):
            bold = "700" if font == ink.SANS and colour != ink.SOFT else "400"
            parts.append(
                text(words, middle, y, size, font=font, fill=colour, anchor="middle", weight=bold)
            )
    parts.append(
        text("red: areas they may attack", PANEL, 188, 12.5, fill=ink.SOFT)
        + text("grey: ninja they must send", PANEL, 204, 12.5, fill=ink.SOFT)
    )
    return "".join(parts)


def _roster(view: VillageView, ready: set[str]) -> str:
    say = texts("en")
    parts = [_heading(say.name("side", "defender"), 240)]
    for row, ronin in enumerate(view.ronin):
        y = 272 + 46 * row
        gone = ronin.station == GONE
        colour = ink.SOFT if gone else ink.INK
        sign = fallen_crest if gone else crest
        parts.append(sign(ronin.id, PANEL + 18, y, 16.5))
        parts.append(
            text(say.name("ronin", ronin.id), PANEL + 46, y - 1, 17.5, font=ink.SERIF, fill=colour)
        )
        words = "eliminated" if gone else ABILITIES[ronin.id]
        parts.append(text(words, PANEL + 46, y + 15.5, 12.5, fill=ink.SOFT))
        if not gone:
            first = EDGE - 5 - 11 * (ronin.vitality - 1)
            parts += [
                dot(first + 11 * n, y - 7, hurt=n < ronin.wounds, r=3.7)
                for n in range(ronin.vitality)
            ]
    assert ready <= {"done", *(r.id for r in view.ronin if r.station not in (GONE, BESIDE))}
    return "".join(parts)


def _heading(words: str, y: float) -> str:
    line = tag("line", x1=PANEL, y1=y + 9, x2=EDGE, y2=y + 9, stroke=ink.LINE, stroke_width=1)
    return text(words, PANEL, y, 19, font=ink.SERIF) + line


def _counts(view: VillageView) -> str:
    parts = [_heading(texts("en").name("side", "attacker"), 612)]
    for words, count, y in (("Reserves", view.reserves, 648), ("Supply", view.supply, 678)):
        parts.append(text(words, PANEL, y, 15))
        parts.append(text(str(count), EDGE, y + 1, 27, font=ink.SERIF, anchor="end"))
    return "".join(parts)


def _legend() -> str:
    left, right, y = PANEL + 9, PANEL + 121, 716.0
    swatch = {"x": left - 9, "width": 18, "height": 14, "r": 3}
    items = (
        (
            left,
            y,
            box(y=y - 7, fill="url(#taken)", stroke=ink.INK, stroke_width=1, **swatch),
            "occupied",
        ),
        (
            left,
            y + 26,
            box(y=y + 19, fill=ink.SHEET, stroke=ink.INK, stroke_width=3, **swatch),
            "contested",
        ),
        (left, y + 52, star(left, y + 52, 10), "a ninja"),
        (right, y, gate(right, y), "limit"),
        (right, y + 26, dot(right, y + 26, hurt=True, r=4.4), "wound"),
        (right, y + 52, circle(right, y + 52, 7, stroke=ink.GOLD, stroke_width=2.4), "may act now"),
    )
    line = tag("line", x1=PANEL, y1=694, x2=EDGE, y2=694, stroke=ink.LINE, stroke_width=1)
    return line + "".join(
        sign + text(words, x + 18, at + 4.5, 13, fill=ink.SOFT) for x, at, sign, words in items
    )
