"""Whether the levels keep to their time: `python -m bench.budget`.

Every level plays some moves by its clock while other processes keep all processors busy. A move is
within its budget if no more seconds passed on the wall than the level may take.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import kagemusha
from kagemusha.arena.figures import quantile
from kagemusha.bots import bot_names, make_bot
from kagemusha.bots.effort import LEVELS
from kagemusha.core.chance import Stream

AIM = 0.99


@dataclass(frozen=True)
class Setting:
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


def timings(setting: Setting, level: str, moves: int) -> list[float]:
    """The seconds of so many real choices, in as many matches as they need."""
    game = kagemusha.game(setting.game)
    seconds: list[float] = []
    seed = 0
    while len(seconds) < moves:
        seed += 1
        match = game.new(setting.seats, setting.options, seed)
        bot = make_bot(level, game, match.rules)
        streams = [Stream(seed, "bot", seat) for seat in range(setting.seats)]
        while match.pending and len(seconds) < moves:
            seat = match.pending[0]
            view, legal = match.view(seat), match.legal(seat)
            started = time.perf_counter()
            plan = bot.decide(view, legal, streams[seat])
            if len(legal) > 1:
                seconds.append(time.perf_counter() - started)
            match.act_all(seat, plan)
    return seconds


def _busy() -> None:
    while True:
        pass


@contextmanager
def load(processes: int) -> Iterator[None]:
    """So many processes that do nothing but use processors."""
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


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40, help="of each level in each game")
    parser.add_argument("--busy", type=int, default=os.cpu_count(), help="processes beside it")
    parser.add_argument("--only", help="a game's id")
    given = parser.parse_args(words)
    print(f"{given.moves} moves each, {given.busy} busy processes, {os.cpu_count()} processors\n")
    print("| game | level | budget | within | median | 99 % | longest |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    within = moves = 0
    with load(given.busy):
        for setting in SETTINGS:
            for level, budget in LEVELS.items():
                unasked = given.only not in (None, setting.game)
                if unasked or level not in bot_names(setting.game):
                    continue
                found = sorted(timings(setting, level, given.moves))
                good = sum(seconds <= budget for seconds in found)
                within, moves = within + good, moves + len(found)
                cells = [
                    *(setting.name, level, f"{budget:g} s", f"{100 * good / len(found):.1f} %"),
                    *(f"{quantile(found, share):.3f} s" for share in (0.5, 0.99, 1)),
                ]
                print("| " + " | ".join(cells) + " |", flush=True)
    share = within / moves if moves else 0.0
    print(f"\nwithin budget: {within} of {moves}, {100 * share:.1f} % (aim {100 * AIM:.0f} %)")
    return 0 if share >= AIM else 1


if __name__ == "__main__":
    raise SystemExit(main())
