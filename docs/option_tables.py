"""The options of every game, from its manifest and the texts that the program shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from docs.balance_tables import table
from kagemusha.core.manifest import Manifest, OptionSpec
from kagemusha.core.registry import find_game
from kagemusha.server.catalogue import games
from kagemusha.server.schemas.games import GameCard, GameOption
from kagemusha.terminal.options import usage

GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")
OWN_CONTENT = {False: "a file", True: "a folder"}


def options(game_id: str) -> str:
    """What can be chosen before a match, and which choices exclude others."""
    manifest = find_game(game_id).manifest
    card = next(card for card in games("en") if card.id == game_id)
    rows = [
        [
            f"`{spec.name}`",
            f"**{shown.name}.** {shown.about}".strip(),
            _values(spec, shown),
            _default(manifest, spec),
            _fixed(manifest, spec),
            f"`{usage(spec.name)}`".replace("|", "\\|"),
        ]
        for spec, shown in zip(manifest.options, card.options, strict=True)
    ]
    head = ("option", "what it does", "values", "default", "cannot be changed in", "command line")
    return "\n\n".join([table(head, *rows), *_notes(manifest, card)])


def _notes(manifest: Manifest, card: GameCard) -> list[str]:
    notes = []
    if expert := [f"`{spec.name}`" for spec in manifest.options if spec.expert]:
        notes.append(f"Expert options, which most players leave alone: {', '.join(expert)}.")
    for shown in card.options:
        by_seats: dict[str, list[str]] = {}
        for value in shown.values:
            by_seats.setdefault(_seats(value.seats), []).append(f"`{value.value}`")
        if len(by_seats) > 1:
            listed = [f"{seats}: {', '.join(values)}" for seats, values in by_seats.items()]
            notes.append(f"With {'; with '.join(listed)}.")
    return notes


def _values(spec: OptionSpec, shown: GameOption) -> str:
    if spec.kind == "number":
        return f"{spec.least} to {spec.most}"
    if spec.kind == "file":
        return OWN_CONTENT[spec.folder]
    if spec.kind == "switch":
        return "on, off"
    if spec.kind == "per-seat" or callable(spec.values):
        listed = ", ".join(f"`{value.value}`" for value in shown.values)
        return f"one for each seat, or one for all: {listed}" if spec.kind == "per-seat" else listed
    return "<br>".join(f"`{value.value}`: {value.about or value.name}" for value in shown.values)


def _default(manifest: Manifest, spec: OptionSpec) -> str:
    found = [_plain(spec, spec.default)]
    for seats in manifest.seats:
        usual = manifest.defaults(seats, {})[spec.name]
        if spec.presets and usual != spec.default:
            found.append(f"{_plain(spec, usual)} with {_seats([seats])}")
    by_value: dict[str, list[str]] = {}
    for lead in manifest.leading:
        for value, preset in lead.presets.items():
            if spec.name in preset.sets:
                by_value.setdefault(_plain(spec, preset.sets[spec.name]), []).append(f"`{value}`")
    found += [f"{value} in {', '.join(where)}" for value, where in by_value.items()]
    return "; ".join(found)


def _fixed(manifest: Manifest, spec: OptionSpec) -> str:
    return ", ".join(
        f"`{value}`"
        for lead in manifest.leading
        for value, preset in lead.presets.items()
        if spec.name in preset.fixed
    )


def _plain(spec: OptionSpec, value: Any) -> str:
    if spec.kind == "switch":
        return "on" if value else "off"
    if spec.kind == "file":
        return "what is in the box"
    return f"`{','.join(value) if spec.kind == 'per-seat' else value}`"


def _seats(counts: list[int]) -> str:
    *first, last = map(str, counts)
    if first:
        return f"{', '.join(first)} or {last} seats"
    return "1 seat" if last == "1" else f"{last} seats"


PARTS: dict[str, Callable[[], str]] = {f"options-{game}": partial(options, game) for game in GAMES}
