"""Plays the matches of a dataset. After an interruption, the same call continues."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count, takewhile
from pathlib import Path
from typing import Any

from kagemusha.arena import Progress
from kagemusha.arena.contest.engines import on_processes
from kagemusha.arena.fingerprint import fingerprint
from kagemusha.arena.journal import Journal, add
from kagemusha.arena.play import game_seed, known_everywhere, play_out
from kagemusha.bots import Bot, Effort, load_bot, register_bot
from kagemusha.core.action_table import ActionTable
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.datasets.dataset import FORMAT, Dataset, RecordedMatch, record, write


class DatasetMaker:
    """Plays the matches of a dataset. Header and number determine a match."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        self._header = header
        self._game = find_game(str(header["game"]))
        self._rules: Rules[Any] = self._game.rules(header["seats"], header["options"])
        self._table = ActionTable(self._rules)
        self._bots: list[Bot] = [
            load_bot(name, self._game, self._rules, Effort(header["work"]))
            for name in header["bots"]
        ]

    def seated(self, number: int) -> list[int]:
        """The bots of a match, by seat."""
        rng = Rng(self._header["seed"], "dataset", number)
        return [rng.choice(range(len(self._bots))) for _ in range(self._rules.seats)]

    def play(self, number: int) -> RecordedMatch:
        """Play the match with this number."""
        seed, seated = game_seed(self._header["seed"], number), self.seated(number)
        match = Match(self._game, self._rules, seed)
        play_out(match, [self._bots[bot] for bot in seated], seed)
        return record(match, self._table, seated)


class _UnfinishedDataset(Journal):
    """The matches that have been played so far."""

    texts = "dataset-part"
    key = "match"

    def read(self, lines: Sequence[Mapping[str, Any]]) -> dict[int, RecordedMatch]:
        """The matches by number."""
        found = {}
        for line, data in enumerate(lines, start=2):
            try:
                found[int(data["match"])] = RecordedMatch.from_dict(data)
            except (KeyError, TypeError, ValueError):
                raise self.damaged(line) from None
        return found


def make_dataset(
    path: str | os.PathLike[str],
    game_id: str,
    bots: Sequence[str],
    matches: int,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    work: float = 1.0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Dataset | None:
    """Play matches and write them to a file; the bot of every seat is drawn from `bots`.

    The bots think without a clock and do the fraction `work` of their usual work, so the same call
    gives the same matches on any number of workers. After a KeyboardInterrupt it returns None, and
    the same call continues. With more `matches`, a finished file is extended.
    """
    target = Path(path)
    header = dataset_header(game_id, bots, seats=seats, options=options, seed=seed, work=work)
    known = _matches_of(target, header)
    unfinished = target.with_name(f"{target.name}.part")
    journal = _UnfinishedDataset(unfinished)
    report = progress or (lambda _done, _total: None)
    with journal.lines(header) as (lines, file):
        known |= journal.read(lines)
        missing = [number for number in range(matches) if number not in known]
        make_player = partial(DatasetMaker, header)
        try:
            report(matches - len(missing), matches)
            if workers > 1 and len(missing) > 1:
                known_everywhere(header["bots"])
                played = on_processes(workers, make_player, missing)
            else:
                player = make_player()
                played = ((number, player.play(number)) for number in missing)
            with contextlib.closing(played):
                for done, (number, recorded) in enumerate(played, matches - len(missing) + 1):
                    add(file, {"match": number, **recorded.to_dict()})
                    known[number] = recorded
                    report(done, matches)
        except KeyboardInterrupt:
            return None
        write(target, header, (known[number] for number in takewhile(known.__contains__, count())))
    unfinished.unlink()
    return Dataset(target)


def dataset_header(
    game_id: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    work: float = 1.0,
) -> dict[str, Any]:
    """Everything that decides what is played, as plain data."""
    game = find_game(game_id)
    rules: Rules[Any] = game.rules(seats, options)
    names = [register_bot(bot) for bot in bots]
    for name in names:
        load_bot(name, game, rules)  # raises an error for an unusable bot
    return {
        "dataset": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "content": rules.content,
        "seats": rules.seats,
        "options": dict(rules.options),
        "bots": names,
        "work": work,
        "seed": seed,
        "code": fingerprint(game, names),
        "actions": list(ActionTable(rules).notations()),
    }


def _matches_of(path: Path, header: Mapping[str, Any]) -> dict[int, RecordedMatch]:
    """The matches in a finished file with the same header."""
    if not path.exists():
        return {}
    dataset = Dataset(path)
    _UnfinishedDataset(path).compare(header, {key: dataset.header.get(key) for key in header})
    return dict(enumerate(dataset))
