"""The board as data: areas in ring order, ronin, the time track."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

from kagemusha.core.content import Between, load, plain, read_toml
from kagemusha.core.errors import ContentError, Message
from kagemusha.games.seven_ronin.phases.layout import AREA_SLOTS, RONIN_SLOTS, ROUND_SLOTS

KIND_IDS = (
    "watchtower",
    "granary",
    "well",
    "inn",
    "animal-pen",
    "shrine",
    "burial-grounds",
    "passage",
    "field",
    "plain",
)
"""The kinds of areas, by their number in the kernel."""

RONIN_IDS = ("yobu", "yumi", "musashi", "hayai", "taiko", "kabe", "tasuke")
"""The ronin, by their number in the kernel."""

GREEN_ID = "green"


@dataclasses.dataclass(frozen=True)
class Area:
    """An area of the ring. A `plain` one has no ability."""

    id: str
    kind: Literal[
        "watchtower",
        "granary",
        "well",
        "inn",
        "animal-pen",
        "shrine",
        "burial-grounds",
        "passage",
        "field",
        "plain",
    ]
    limit: Annotated[int, Between(0, 15)]


@dataclasses.dataclass(frozen=True)
class Ronin:
    """A ronin in play, with the vitality."""

    id: Literal["yobu", "yumi", "musashi", "hayai", "taiko", "kabe", "tasuke"]
    vitality: Annotated[int, Between(1, 15)]


@dataclasses.dataclass(frozen=True)
class RoundSpace:
    """One space of the time track."""

    threat: Annotated[int, Between(0, AREA_SLOTS)]
    minimum: Annotated[int, Between(0, 100)]
    casualty: bool = False


@dataclasses.dataclass(frozen=True)
class Track:
    """The Threat Levels of another time track for the village, round by round."""

    id: str
    threat: tuple[Annotated[int, Between(0, AREA_SLOTS)], ...]


@dataclasses.dataclass(frozen=True)
class Tracks:
    """All other tracks for the village."""

    track: tuple[Track, ...]


@dataclasses.dataclass(frozen=True)
class Board:
    """Everything about the village that is data."""

    name: str
    reserves: Annotated[int, Between(1, 100)]
    supply: Annotated[int, Between(0, 100)]
    areas_to_win: Annotated[int, Between(1, AREA_SLOTS + 1)]
    area: tuple[Area, ...]
    ronin: tuple[Ronin, ...]
    round: tuple[RoundSpace, ...]
    assumed: tuple[str, ...] = ()

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """The ids of the areas in ring order; the Green is not among them."""
        return tuple(area.id for area in self.area)

    @property
    def markers(self) -> int:
        """How many ninja markers there are."""
        return self.reserves + self.supply

    def to_dict(self) -> dict[str, Any]:
        """The board as data of its file."""
        return plain(self)


@cache
def village() -> Board:
    """The published board."""
    with resources.as_file(_content() / "village.toml") as path:
        return read_board(path)


@cache
def tracks() -> dict[str, tuple[int, ...]]:
    """The Threat Levels of every track for the village, by its id."""
    with resources.as_file(_content() / "tracks.toml") as path:
        others = load(Tracks, read_toml(path), path.name)
    printed = tuple(space.threat for space in village().round)
    return {village().name: printed, **{track.id: track.threat for track in others.track}}


@cache
def village_with(track: str, reserves: int) -> Board:
    """The village with a track, and so many markers in the Reserves; the Supply has the rest."""
    board = village()
    spaces = board.round
    if track != board.name:
        spaces = tuple(
            dataclasses.replace(space, threat=threat, minimum=min(number, threat))
            for number, (space, threat) in enumerate(
                zip(spaces, tracks()[track], strict=True), start=1
            )
        )
    return dataclasses.replace(
        board, round=spaces, reserves=reserves, supply=board.markers - reserves
    )


def _content() -> Traversable:
    return resources.files("kagemusha.games.seven_ronin") / "content"


def read_board(path_or_data: Path | Mapping[str, Any]) -> Board:
    """A board from a file, or from data; ContentError names file, entry and key."""
    if isinstance(path_or_data, Mapping):
        board, file = load(Board, path_or_data, "board"), "board"
    else:
        file = path_or_data.name
        board = load(Board, read_toml(path_or_data), file)
    _check(board, file)
    return board


def _check(board: Board, file: str) -> None:
    """Check what the types cannot: that the board can be played on."""

    def refuse(entry: str, key: str, problem: str, **args: str | int) -> None:
        where = {"file": file, "entry": entry, "key": key}
        raise ContentError(Message(problem, {**where, **args}))

    for key, entries, low, high in (
        ("area", board.area, 3, AREA_SLOTS),
        ("ronin", board.ronin, 1, RONIN_SLOTS),
        ("round", board.round, 1, ROUND_SLOTS),
    ):
        if not low <= len(entries) <= high:
            refuse("-", key, "content-wrong-count", low=low, high=high, found=len(entries))
    for key, ids in (("area", board.spaces), ("ronin", [r.id for r in board.ronin])):
        for name, count in Counter(ids).items():
            if count > 1:
                refuse(f"{key} {name}", "id", "content-twice", value=name)
    for area in board.area:
        if not re.fullmatch(r"[a-z][a-z0-9-]*", area.id) or area.id in (GREEN_ID, *RONIN_IDS):
            refuse(f"area {area.id}", "id", "content-bad-id", value=area.id)
    for kind, count in Counter(area.kind for area in board.area).items():
        if count > {"field": 2, "plain": AREA_SLOTS}.get(kind, 1):
            refuse(f"area {kind}", "kind", "content-twice", value=kind)
    if len(board.area) < len(board.ronin):
        refuse("-", "area", "board-too-few-areas", areas=len(board.area), ronin=len(board.ronin))
    if board.markers > 120:
        refuse("-", "supply", "board-too-many-markers", markers=board.markers, most=120)
