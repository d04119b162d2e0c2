"""Environments beside other suites: steps a second, with observations and masks, in one run.

    .venv-bench/bin/python bench/vector.py

Every contender plays at random in its own process. They take turns, and the median of each counts.
Processor time is what all processes of a contender used: it says what one core does, whatever else
the machine is doing. By the clock two workers count twice, if the machine has two cores to spare.
EnvPool, which is not in the requirements of `make bench`, is measured if it is installed.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench import peers

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"
GAMES = {
    "seven-ronin": ("7 Ronin", 2, 1.5, 1.0),
    "wat-aah": ("WAT-AAH!", 2, 1.5, 0.5),
    "era-of-the-ninja": ("Era of the Ninja", 2, 0.5, 0.1),
}
"""Its name, its seats, and what we aim at: times PettingZoo's connect four, times Pgx's."""
SIZES = (64, 1_024, 16_384, 65_536)
FEW = 8
Played = Iterator[int]


def turns(game: str, seats: int) -> Played:
    """PettingZoo's agents in turn."""
    from kagemusha.envs import raw_env

    return (done for done, _ in peers.pettingzoo_match(raw_env(game, seats)))


def vector(game: str, seats: int, matches: int, workers: int, number: str) -> Played:
    """All seats learn; actions are drawn inside, as Pgx draws them in its compiled loop."""
    from kagemusha.vector import ManyMatches

    made = ManyMatches(
        *(game, matches, seats), learners="all", samples=True, workers=workers, number=number
    )
    arrays = made.reset(1)
    while True:
        made.step(arrays.samples)
        yield matches


def gymnasium_vector(game: str, mode: str) -> Played:
    """Gymnasium's own vector environments around our single one, against the random bot."""
    import gymnasium
    import numpy as np

    import kagemusha.envs
    from kagemusha.envs.names import VERSION, class_name

    assert kagemusha.envs.GYMNASIUM
    name = f"kagemusha/{class_name(game)}-v{VERSION}"
    made = gymnasium.make_vec(name, FEW, mode, bot="random")
    seen, _ = made.reset(seed=1)
    draw = random.Random(1).random
    while True:
        rows = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = [row[int(draw() * len(row))] if len(row) else 0 for row in rows]
        seen, *_ = made.step(np.array(actions))
        yield FEW


def pgx() -> Played:
    """Pgx's connect four."""
    return (done for done, _ in peers.pgx_connect_four())


def pettingzoo() -> Played:
    """PettingZoo's connect four."""
    return (done for done, _ in peers.pettingzoo_connect_four())


def rlcard() -> Played:
    """RLCard's Uno."""
    return (done for done, _ in peers.uno_python_chooses())


def envpool() -> Played:
    """EnvPool's CartPole, which has four numbers and no masks."""
    import envpool
    import numpy as np

    made = envpool.make_gymnasium("CartPole-v1", num_envs=1_024, num_threads=1)
    made.reset()
    actions = np.random.default_rng(1).integers(0, 2, (64, 1_024))
    number = 0
    while True:
        made.step(actions[number % 64])
        number += 1
        yield 1_024


PETTINGZOO, PGX = "PettingZoo connect four", "Pgx connect four, 1,024 at once"
OTHERS: dict[str, Callable[[], Played]] = {
    PETTINGZOO: pettingzoo,
    PGX: pgx,
    "RLCard Uno, Python chooses": rlcard,
}
if find_spec("envpool"):
    OTHERS["EnvPool CartPole, 1,024 at once"] = envpool


def contenders() -> dict[str, Callable[[], Played]]:
    """Everything that is measured, by the name of its row."""
    rows: dict[str, Callable[[], Played]] = dict(OTHERS)
    for game, (name, seats, _, _) in GAMES.items():
        rows[f"{name}, PettingZoo AEC"] = functools.partial(turns, game, seats)
        for mode in ("sync", "async"):
            made = functools.partial(gymnasium_vector, game, mode)
            rows[f"{name}, Gymnasium make_vec {mode}, {FEW} at once"] = made
        for size in SIZES:
            for workers, number in ((1, "uint8"), (2, "uint8"), (1, "float32")):
                if number == "float32" and size > SIZES[1]:
                    continue
                many = f"{workers} worker{'s' if workers > 1 else ''}"
                row = f"{name}, vector, {size:,} at once, {many}, {number}"
                rows[row] = functools.partial(vector, game, seats, size, workers, number)
    return rows


def _used() -> float:
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in both) + _of_living_children()


def _of_living_children() -> float:
    """What workers have used that still run: the system adds it up only when they end."""
    used, ticks = 0.0, os.sysconf("SC_CLK_TCK")
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid():
            used += (int(fields[11]) + int(fields[12])) / ticks
    return used


def measure(name: str, seconds: float) -> dict[str, float]:
    """Warm up, then play for this many seconds of processor time."""
    played = contenders()[name]()
    next(played)
    steps, used, clock = 0, _used(), time.perf_counter()
    while (spent := _used() - used) < seconds:
        until = time.perf_counter() + seconds / 10
        while time.perf_counter() < until:
            steps += next(played)
    return {"steps": steps, "seconds": spent, "clock": time.perf_counter() - clock}


def turn(name: str, seconds: float) -> dict[str, float]:
    """One turn of one contender in its own process."""
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": flags}
    environment |= {"PYTHONPATH": str(COMPILED), "OMP_NUM_THREADS": "1"}
    command = [sys.executable, __file__, "--one", name, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def table(rates: dict[str, tuple[float, float]]) -> str:
    """Rows with ratios to the suites that we compare with."""
    lines = [
        "| random play | steps/s | by the clock | x PettingZoo | x Pgx | x Pgx by the clock |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, (rate, clock) in rates.items():
        times = [rate / rates[PETTINGZOO][0], rate / rates[PGX][0], clock / rates[PGX][1]]
        shown = " | ".join(f"{ratio:.2f}" for ratio in times)
        lines.append(f"| {name} | {rate:,.0f} | {clock:,.0f} | {shown} |")
    return "\n".join(lines)


def aims(rates: dict[str, tuple[float, float]]) -> str:
    """What we aim at, and whether it is reached."""
    lines = ["| aim | reached | |", "| --- | ---: | --- |"]

    def line(what: str, wanted: float, reached: float) -> None:
        verdict = "yes" if reached >= wanted else "no"
        lines.append(f"| {what} | {reached:.2f}x | {verdict} |")

    for name, _, aec, many in GAMES.values():
        reached = rates[f"{name}, PettingZoo AEC"][0] / rates[PETTINGZOO][0]
        line(f"{name}, PettingZoo AEC: {aec}x PettingZoo's connect four", aec, reached)
        found = {
            row: rate for row, rate in rates.items() if row.startswith(f"{name}, vector, 1,024")
        }
        best = max(found, key=lambda row: found[row][1])
        reached = rates[best][1] / rates[PGX][1]
        line(f"{best}: {many}x Pgx's connect four", many, reached)
        small = {row: rate for row, rate in rates.items() if f"{name}, vector, 64 " in row}
        for row, (rate, _) in small.items():
            large = row.replace(", 64 ", f", {SIZES[-1]:,} ")
            if large in rates:
                line(f"{large}: 1x the same with 64", 1.0, rates[large][0] / rate)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--only", default="", help="rows with one of these words, by semicolons")
    parser.add_argument("--one", help="one turn of one row, as JSON")
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure(asked.one, asked.seconds)))
        return
    words = asked.only.split(";")
    names = [
        name
        for name in contenders()
        if name in (PETTINGZOO, PGX) or any(word in name for word in words)
    ]
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(asked.turns):
        for name in names:
            print(f"{name:<72}", end="\r", file=sys.stderr)
            found[name].append(turn(name, asked.seconds))
    rates = {
        name: (
            statistics.median(each["steps"] / each["seconds"] for each in turns_),
            statistics.median(each["steps"] / each["clock"] for each in turns_),
        )
        for name, turns_ in found.items()
    }
    print(
        f"`bench/vector.py --seconds {asked.seconds:g} --turns {asked.turns}`, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load "
        f"{os.getloadavg()[1]:.1f}\n"
    )
    print(table(rates))
    if not asked.only:
        print()
        print(aims(rates))


if __name__ == "__main__":
    main()
