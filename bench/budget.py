"""Checks whether the levels keep to their time: `python -m bench.budget`.

Every level makes some moves with its clock, against `greedy`, while other processes keep all
processors busy. As at a live table, it thinks in a worker process, and the time that counts is what
a person waits: the wall-clock seconds from request to answer. Each request is repeated without a
clock, as on the ladder: if both decisions are the same, the level is as strong at a table as there.
With `--store` results are saved line by line, and the same command resumes.

After `make play` the server is interpreted, and bots think in a compiled copy:
`KAGEMUSHA_COMPILED_FOLDER=build/compiled python -m bench.budget`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import kagemusha
from kagemusha.arena.figures import quantile
from kagemusha.bots import bot_names, make_bot
from kagemusha.bots.thinking_time import LEVELS, Effort
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.table.bot_workers import BotReply, BotRequest, BotWorkers

AIM = 0.99
PATIENCE = 600.0
"""The timeout in seconds without a clock."""


@dataclass(frozen=True)
class Timed:
    """A timed decision."""

    seconds: float
    same: bool
    """Whether the level decides the same without a clock."""


@dataclass(frozen=True)
class Setting:
    """A game with its options and seats."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]


SETTINGS = (
    Setting("7 Ronin", "seven-ronin", 2, {}),
    Setting("WAT-AAH! Grasshopper, 3 seats", "wat-aah", 3, {"mode": "grasshopper"}),
    Setting("WAT-AAH! Grand Master, 2 seats", "wat-aah", 2, {"mode": "grand-master"}),
    Setting("Era of the Ninja, Lone Ninja", "era-of-the-ninja", 1, {"mode": "lone-ninja"}),
    Setting("Era of the Ninja, Standard, 2 seats", "era-of-the-ninja", 2, {"mode": "standard"}),
)


class Table:
    """Asks levels for decisions, one at a time."""

    def __init__(self) -> None:
        self._workers, self._patient = BotWorkers(1), BotWorkers(1, PATIENCE)
        self._answers: queue.SimpleQueue[BotReply] = queue.SimpleQueue()

    @property
    def compiled(self) -> bool:
        """Whether bots run compiled here."""
        return self._workers.compiled

    def ask(self, match: Match, seat: int, bot: str, draw: int) -> tuple[BotReply, float]:
        """A bot's answer, and how many seconds it took."""
        started = time.perf_counter()
        answer = self._ask(self._workers, match, seat, bot, draw)
        return answer, time.perf_counter() - started

    def ask_untimed(self, match: Match, seat: int, bot: str, draw: int) -> BotReply:
        """A bot's answer without a clock."""
        return self._ask(self._patient, match, seat, bot, draw, Effort())

    def _ask(
        self,
        workers: BotWorkers,
        match: Match,
        seat: int,
        bot: str,
        draw: int,
        effort: Effort | None = None,
    ) -> BotReply:
        rules, view, legal = match.rules, match.view(seat), match.legal(seat)
        question = BotRequest(
            match.game.id, rules.seats, rules.options, bot, view, legal, draw, effort=effort
        )
        workers.ask(question, self._answers.put)
        return self._answers.get()

    def close(self) -> None:
        """Stop the workers."""
        self._workers.close()
        self._patient.close()


def timings(table: Table, setting: Setting, level: str, seed: int) -> Iterator[Timed]:
    """Each decision with several legal actions of a level in one match; its seat alternates."""
    game = kagemusha.game(setting.game)
    match = game.new(setting.seats, setting.options, seed)
    others, rng = make_bot("greedy", game, match.rules), Rng(seed, "bench")
    own = seed % setting.seats
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        if seat != own or len(legal) == 1:
            match.act_all(seat, others.decide(match.view(seat), legal, rng))
            continue
        draw = rng.bits(256)
        answer, seconds = table.ask(match, seat, level, draw)
        wanted = table.ask_untimed(match, seat, level, draw)
        for one in (answer, wanted):
            if one.problem:
                raise RuntimeError(f"{level}: {one.problem}")
        yield Timed(seconds, answer.plan == wanted.plan)
        match.act_all(seat, [action for word in answer.plan for action in match.rules.parse(word)])


class Kept:
    """The measurements, saved to a file if there is one."""

    def __init__(self, file: IO[str] | None) -> None:
        self._file = file
        self._found: dict[tuple[str, str], list[Timed]] = {}
        self._seeds: dict[tuple[str, str], int] = {}
        if file is not None:
            file.seek(0)
            for line in file:
                with suppress(ValueError):  # an incomplete line
                    data = json.loads(line)
                    one = Timed(data["seconds"], data["same"])
                    self._add(data["setting"], data["level"], data["seed"], one)

    def _add(self, setting: str, level: str, seed: int, one: Timed) -> None:
        self._found.setdefault((setting, level), []).append(one)
        self._seeds[setting, level] = seed

    def measure(self, table: Table, setting: Setting, level: str, moves: int) -> list[Timed]:
        """Measure this number of moves, in as many matches as necessary."""
        key = setting.name, level
        while len(self._found.get(key, ())) < moves:
            seed = self._seeds.get(key, 0) + 1
            for one in timings(table, setting, level, seed):
                self._add(*key, seed, one)
                if self._file is not None:
                    line = {"setting": key[0], "level": level, "seed": seed, **vars(one)}
                    self._file.write(json.dumps(line) + "\n")
                    self._file.flush()
                done = len(self._found[key])
                if sys.stderr.isatty():
                    print(f"\r{setting.name}, {level}: {done} of {moves} ", end="", file=sys.stderr)
                if done >= moves:
                    break
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
        return self._found[key][:moves]


def _busy() -> None:
    while True:
        pass


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Run this many processes that keep processors busy."""
    context = multiprocessing.get_context("spawn")
    running = [context.Process(target=_busy, daemon=True) for _ in range(processes)]
    for process in running:
        process.start()
    try:
        yield
    finally:
        for process in running:
            process.terminate()
            process.join()


def _row(name: str, level: str, timed: Sequence[Timed]) -> str:
    found, budget = sorted(one.seconds for one in timed), LEVELS[level]
    same = sum(one.same for one in timed)
    good = sum(each <= budget for each in found)
    cells = [
        *(name, level, f"{budget:g} s", str(len(found)), f"{100 * good / len(found):.1f} %"),
        *(f"{quantile(found, share):.3f} s" for share in (0.5, 0.99, 1)),
        f"{100 * same / len(found):.1f} %",
    ]
    return "| " + " | ".join(cells) + " |"


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60, help="of each level in each game")
    parser.add_argument("--busy", type=int, default=os.cpu_count(), help="processes beside it")
    parser.add_argument("--only", help="a game's id")
    parser.add_argument("--store", type=Path, help="a file to keep what was measured in")
    given = parser.parse_args(words)
    settings = [each for each in SETTINGS if given.only in (None, each.game)]
    every: dict[str, list[Timed]] = {level: [] for level in LEVELS}
    with ExitStack() as stack:
        file = stack.enter_context(given.store.open("a+")) if given.store else None
        kept, table = Kept(file), Table()
        stack.callback(table.close)
        stack.enter_context(load(given.busy))
        first = kagemusha.game("wat-aah").new(seed=1)
        _, start = table.ask(first, first.pending[0], "random", 1)
        table.ask_untimed(first, first.pending[0], "random", 1)
        compiled = "bots compiled" if table.compiled else "not compiled"
        print(f"{given.busy} busy processes, {os.cpu_count()} processors, {compiled}; ", end="")
        print(f"starting the worker took {start:.1f} s, once\n")
        columns = ("budget", "moves", "within", "median", "99 %", "longest", "as without a clock")
        print(" | ".join(("| game | level", *columns)) + " |")
        print("| --- | --- |" + " ---: |" * len(columns))
        for setting in settings:
            for level in (level for level in LEVELS if level in bot_names(setting.game)):
                found = kept.measure(table, setting, level, given.moves)
                every[level] += found
                print(_row(setting.name, level, found), flush=True)
    for level, found in every.items():
        print(_row("all", level, found))
    good = all(
        sum(one.seconds <= LEVELS[level] for one in found) >= AIM * len(found)
        for level, found in every.items()
    )
    print(f"\n{'kept' if good else 'not kept'}: the aim is {100 * AIM:.0f} % of each level's moves")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
