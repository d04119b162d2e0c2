"""The decisions of a dataset as NumPy arrays: observation, legal actions and choice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.core.chance import SeededSource
from kagemusha.core.playthrough import Playthrough
from kagemusha.datasets.dataset import Dataset, RecordedMatch
from kagemusha.envs.encoder import encoder_of
from kagemusha.envs.space import space_of
from kagemusha.envs.spec import rewards
from kagemusha.vector.settings import Number


@dataclass(frozen=True)
class Decisions:
    """One row for each decision; a row has only what its seat knew at that time."""

    observations: NDArray[Any]
    """The same as in all environments."""
    masks: NDArray[np.int8]
    """1 for each legal action."""
    actions: NDArray[np.int64]
    """The index of the chosen action."""
    outcomes: NDArray[np.float32]
    """1 if that seat won the match, alone or with others, else -1."""
    seats: NDArray[np.int64]
    bots: NDArray[np.int64]
    """Who decided, as an index of `Dataset.bots`."""
    matches: NDArray[np.int64]
    """The match's number."""

    def __len__(self) -> int:
        return len(self.actions)

    def part(self, rows: Any) -> Decisions:
        """Only these rows."""
        return Decisions(*(getattr(self, each.name)[rows] for each in fields(self)))


def batches(
    dataset: Dataset,
    size: int,
    *,
    number: Number = "float32",
    bots: Collection[str] | None = None,
    forced: bool = True,
    shuffle: int | Sequence[int] | None = None,
    ahead: int = 64,
    part: tuple[int, int] = (0, 1),
) -> Iterator[Decisions]:
    """The decisions of all matches in batches of `size`; the last one may be smaller.

    `bots` selects decisions by bot. Without `forced`, decisions with a single legal action are left
    out. `shuffle` is a seed, or several numbers that form one; it mixes the rows of `ahead` matches
    at a time. `part` (i, n) reads every n-th match, starting with match i.
    """
    wanted = None if bots is None else {dataset.bots.index(bot) for bot in bots}
    rng = None if shuffle is None else np.random.default_rng(shuffle)
    waiting: list[Decisions] = []
    rows = read = 0
    for number_of_match, recorded in enumerate(dataset):
        if number_of_match % part[1] != part[0]:
            continue
        found = _of_match(dataset, number_of_match, recorded, number, wanted, forced=forced)
        waiting.append(found)
        rows, read = rows + len(found), read + 1
        if read % ahead == 0 and rows >= size:
            whole = _mixed(waiting, rng)
            last = rows - rows % size
            yield from (whole.part(slice(n, n + size)) for n in range(0, last, size))
            waiting = [whole.part(slice(last, None))]
            rows -= last
    if waiting:
        whole = _mixed(waiting, rng)
        yield from (whole.part(slice(n, n + size)) for n in range(0, rows, size))


def load(
    dataset: Dataset,
    *,
    number: Number = "float32",
    bots: Collection[str] | None = None,
    forced: bool = True,
) -> Decisions:
    """All decisions at once, like one large batch of `batches`."""
    parts = batches(dataset, 4096, number=number, bots=bots, forced=forced)
    return _joined(list(parts))


def _mixed(parts: list[Decisions], rng: np.random.Generator | None) -> Decisions:
    whole = _joined(parts)
    return whole if rng is None else whole.part(rng.permutation(len(whole)))


def _joined(parts: list[Decisions]) -> Decisions:
    return Decisions(
        *(np.concatenate([getattr(one, each.name) for one in parts]) for each in fields(Decisions))
    )


def _of_match(
    dataset: Dataset,
    number: int,
    recorded: RecordedMatch,
    kind: Number,
    wanted: Collection[int] | None,
    *,
    forced: bool,
) -> Decisions:
    """The wanted decisions of one match."""
    rules = dataset.rules
    space, encoder = space_of(rules), encoder_of(rules)
    if kind == "uint8" and not space.numbering:
        raise ValueError(f"{rules.game} has no observations as small numbers: use 'float32'")
    write = encoder.small if kind == "uint8" else encoder.observe
    play = Playthrough(rules, SeededSource(dataset.seed(number)))
    play.start()
    seen: list[NDArray[Any]] = []
    masks: list[NDArray[np.int8]] = []
    rows: list[tuple[int, int]] = []
    for place, choice in enumerate(recorded.choices):
        if not play.pending:
            raise dataset.wrong(number)
        seat = recorded.seats[place] if recorded.seats else play.pending[0]
        mask = space.mask(play, seat)
        if not (0 <= choice < len(mask) and mask[choice]):
            raise dataset.wrong(number)
        if (wanted is None or recorded.bots[seat] in wanted) and (forced or mask.sum() > 1):
            seen.append(write(play.state, seat))
            masks.append(mask)
            rows.append((seat, choice))
        action = space.action(choice)
        if space.numbering:
            play.choose(seat, choice)
        elif action is not None:
            play.apply(seat, action)
    result = play.result
    if result is None or (result.winners, result.scores) != (recorded.winners, recorded.scores):
        raise dataset.wrong(number)
    seats = np.array([seat for seat, _ in rows], np.int64)
    return Decisions(
        observations=np.array(seen, kind).reshape(len(rows), encoder.size),
        masks=np.array(masks, np.int8).reshape(len(rows), len(space)),
        actions=np.array([choice for _, choice in rows], np.int64),
        outcomes=np.array(rewards(rules.seats, result), np.float32)[seats],
        seats=seats,
        bots=np.array(recorded.bots, np.int64)[seats],
        matches=np.full(len(rows), number, np.int64),
    )
