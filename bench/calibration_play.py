"""Samples positions from all stages of matches between bots of one level, with their outcomes."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.sharing import own_name, shared
from kagemusha.arena.play import UNTIMED, bot_rng, game_seed
from kagemusha.bots import make_bot
from kagemusha.bots.bot import Bot
from kagemusha.bots.chances import ask, stage
from kagemusha.bots.roster import best_thinker
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.registry import find_game

POSITIONS = 7
"""The number of positions from a match, one from each part of it."""
SHIPPED = Path(__file__).parent / "data" / "calibration"
"""The positions that come with the repository; they count wherever more are played."""
CONTINUATIONS = 8
"""How many more times one position of each match is continued by default."""


@dataclass(frozen=True)
class Row:
    """A group of matches with its own curve."""

    game: str
    seats: int
    mode: str
    level: str
    varied: tuple[tuple[str, str], ...] = ()
    """Options that differ from match to match, in turn."""
    again: int = CONTINUATIONS
    """How many more times one position of each match is continued; fewer if matches are long."""

    @property
    def id(self) -> str:
        """Its name in files and tables."""
        parts = (self.game, self.mode, str(self.seats), self.level)
        return "-".join(part for part in parts if part)

    def options(self, index: int) -> dict[str, str]:
        """The options of a match, with the mode and those that vary."""
        options = {"mode": self.mode} if self.mode else {}
        return options | dict([self.varied[index % len(self.varied)]] if self.varied else [])


def play_match(row: Row, index: int, seed: int) -> list[dict[str, Any]]:
    """The positions of one match."""
    game = find_game(row.game)
    rules = game.rules(row.seats, row.options(index))
    bot = make_bot(row.level, game, rules, UNTIMED)
    started = game_seed(seed, index)
    play = Playthrough(rules, SeededSource(started))
    play.start()
    choices = []
    for seat, before in _play_on(play, bot, started):
        if len(before.legal(seat)) > 1:
            choices.append((seat, before))
    winners = _winners(play)
    rng = Rng(started, "positions")
    parts = min(POSITIONS, len(choices))
    picked = [
        rng.below((part + 1) * len(choices) // parts - part * len(choices) // parts)
        + part * len(choices) // parts
        for part in range(parts)
    ]
    again = rng.below(parts) if parts else 0
    thinker = best_thinker(game, rules, UNTIMED)
    found = []
    for number, place in enumerate(picked):
        seat, before = choices[place]
        view = before.view(seat)
        thought = ask(thinker, view, before.legal(seat))
        if thought.chance is None:
            continue
        wins = 0
        count = row.again if number == again else 0
        for time in range(count):
            copy = before.clone()
            copy.source = SeededSource(Rng(started, "again", time).bits(64))
            for _ in _play_on(copy, bot, Rng(started, "again", time, "bots").bits(64)):
                pass
            wins += seat in _winners(copy)
        found.append(
            {
                "match": index,
                "seat": seat,
                "stage": round(stage(view), 4),
                "raw": round(thought.chance, 5),
                "error": round(thought.error, 5),
                "won": int(seat in winners),
                "again": [wins, count],
            }
        )
    return found


def _play_on(play: Playthrough, bot: Bot, seed: int) -> Iterator[tuple[int, Playthrough]]:
    """Play to the end; yields the seat and a copy of the match before each decision."""
    rngs = [bot_rng(seed, seat) for seat in range(play.rules.seats)]
    while pending := play.pending:
        seat = pending[0]
        yield seat, play.clone()
        plan = bot.decide(play.view(seat), play.legal(seat), rngs[seat])
        for action in play.arrange(seat, plan):
            play.apply(seat, action)


def _winners(play: Playthrough) -> tuple[int, ...]:
    result = play.result
    if result is None:
        raise AssertionError("nobody owes a choice, but the match has no result")
    return result.winners


def shipped(row: Row) -> Path:
    """The file with the positions of a row that come with the repository."""
    return SHIPPED / f"{row.id}.jsonl.xz"


def files(row: Row, folder: Path) -> list[Path]:
    """The files of a row, from one process or several together, and the one that is shipped."""
    played = sorted([*folder.glob(f"{row.id}.jsonl"), *folder.glob(f"{row.id}.*.jsonl")])
    return [*played, *filter(Path.exists, [shipped(row)])]


def play_row(row: Row, matches: int, seed: int, folder: Path, *, together: bool = False) -> None:
    """Play matches of a row, alone or `together` with other processes.

    Matches in its files are not played again.
    """
    path = folder / f"{own_name(row.id) if together else row.id}.jsonl"
    rules = find_game(row.game).rules(row.seats, row.options(0))
    done = {line["match"] for line in read_row(row, folder)}
    numbers: Iterable[int] = range(matches)
    if together:
        numbers = shared(numbers, folder / f"{row.id}.taken")
    with path.open("a", encoding="utf-8") as file:
        if not _ends_with_a_line(path):
            file.write("\n")
        for index in numbers:
            if index in done:
                continue
            for position in play_match(row, index, seed):
                file.write(json.dumps({**position, "content": rules.content}) + "\n")
            file.flush()


def _ends_with_a_line(path: Path) -> bool:
    data = path.read_bytes() if path.exists() else b""
    return not data or data.endswith(b"\n")


def read(path: Path) -> list[dict[str, Any]]:
    """The positions in a file, without an incomplete last line."""
    found = []
    data = path.read_bytes()
    text = (lzma.decompress(data) if path.suffix == ".xz" else data).decode()
    for line in text.splitlines():
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


def read_row(row: Row, folder: Path) -> list[dict[str, Any]]:
    """The positions of a row; a match that is in two files counts once.

    Positions with other content, such as earlier cards, do not count.
    """
    content = find_game(row.game).rules(row.seats, row.options(0)).content
    found: dict[int, list[dict[str, Any]]] = {}
    for path in files(row, folder):
        here: dict[int, list[dict[str, Any]]] = {}
        for position in read(path):
            if position["content"] == content:
                here.setdefault(position["match"], []).append(position)
        found = {**here, **found}
    return [position for match in sorted(found) for position in found[match]]


def ship(row: Row, folder: Path) -> int:
    """Put the positions of a row with those that are shipped; returns the number of matches."""
    found = read_row(row, folder)
    SHIPPED.mkdir(parents=True, exist_ok=True)
    lines = "".join(f"{json.dumps(position)}\n" for position in found)
    shipped(row).write_bytes(lzma.compress(lines.encode(), preset=9 | lzma.PRESET_EXTREME))
    return len({position["match"] for position in found})
