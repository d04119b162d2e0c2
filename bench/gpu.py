"""Measures how fast a GPU plays, by use and batch size, compared with Pgx on the same card.

    python -m bench.gpu [--page docs/gpu.md] [--games seven-ronin,wat-aah] [--no-pgx]

Times come from the card's events: the best of several after a warm-up. Pgx and PyTorch are measured
if they are installed.
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kagemusha  # noqa: F401  it makes the games known
from kagemusha.cuda.batch import Environment, machine_for, play_matches, playouts, starts_of
from kagemusha.cuda.build import BLOCK
from kagemusha.cuda.machines import Gpu

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
SEED = 7
PGX = ("tic_tac_toe", "leduc_holdem", "backgammon", "go_9x9", "animal_shogi", "chess")
PGX_BATCH = 65536
PGX_STEPS = 64
WIDTH = 256
STEPS = 20
Row = tuple[str, ...]


def seconds(machine: Gpu, work: Callable[[], object], times: int = 3) -> float:
    """The best time of some work on the card."""
    cuda = machine.arrays.cuda
    work()
    best = float("inf")
    for _ in range(times):
        began, ended = cuda.Event(), cuda.Event()
        began.record()
        work()
        ended.record()
        ended.synchronize()
        best = min(best, cuda.get_elapsed_time(began, ended) / 1000)
    return best


def millions(number: float) -> str:
    return f"{number / 1e6:,.0f}" if number >= 1e7 else f"{number / 1e6:,.2f}"


def whole_matches(machine: Gpu, starts: Any, largest: int) -> list[Row]:
    rows = []
    for size in (1 << 14, 1 << 17, 1 << 20, 1 << 22):
        if size > largest:
            continue
        results = play_matches(machine, starts, size, SEED)
        decisions = float(results[3].astype("float64").sum())
        took = seconds(machine, lambda size=size: play_matches(machine, starts, size, SEED))
        rows.append(
            ("whole matches", f"{size:,}", millions(decisions / took), millions(size / took))
        )
    return rows


def from_all_stages(machine: Gpu, starts: Any) -> Any:
    """Positions from early to late in random matches, shuffled so that neighbours differ."""
    environment = Environment(machine, starts, 2048, SEED)
    columns = []
    for number in range(128):
        columns.append(environment.states[:, number::128].copy())
        environment.choose_randomly()
        environment.step()
    table = machine.arrays.concatenate(columns, axis=1)
    order = machine.arrays.random.RandomState(SEED).permutation(table.shape[1])
    return machine.arrays.ascontiguousarray(table[:, order])


def from_positions(machine: Gpu, positions: Any) -> list[Row]:
    rows = []
    number = positions.shape[1]
    for each in (32, 1024):
        total = number * each
        decisions = float(play_matches(machine, positions, total, SEED)[3].astype("float64").sum())
        took = seconds(machine, lambda each=each: playouts(machine, positions, each, SEED))
        label = f"{number:,} positions x {each:,}"
        rows.append(("playouts", label, millions(decisions / took), millions(total / took)))
    return rows


def random_policy(machine: Gpu, positions: Any, largest: int) -> list[Row]:
    rows = []
    for size in (1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22):
        if size > largest:
            continue
        environment = Environment(machine, positions, size, SEED)

        def work(environment: Environment = environment) -> None:
            for _ in range(STEPS):
                environment.choose_randomly()
                environment.step()

        took = seconds(machine, work) / STEPS
        rows.append(("environment, random", f"{size:,}", millions(size / took), ""))
    return rows


def network_policy(machine: Gpu, positions: Any) -> list[Row]:
    """A 256-256 network in bfloat16 makes every choice; each step replays a CUDA graph."""
    try:
        import torch
    except ImportError:
        return []
    rows = []
    kernel = machine.kernel
    for size in (1 << 14, 1 << 16, 1 << 18, 1 << 20):
        environment = Environment(machine, positions, size, SEED)
        look = torch.from_dlpack(environment.observations)
        mask = torch.from_dlpack(environment.mask)
        actions = torch.from_dlpack(environment.actions)
        kind = {"device": "cuda", "dtype": torch.bfloat16}
        widths = (kernel.observation, WIDTH, WIDTH, kernel.choices)
        layers = [
            torch.randn(into, out, **kind) / into**0.5 for into, out in itertools.pairwise(widths)
        ]

        def decide(
            environment: Environment = environment,
            look: Any = look,
            mask: Any = mask,
            actions: Any = actions,
            layers: list[Any] = layers,
        ) -> None:
            hidden = layers[0].T @ look.to(torch.bfloat16)  # keep the match as the last axis
            hidden = layers[1].T @ torch.relu_(hidden)
            logits = layers[2].T @ torch.relu_(hidden)
            noise = torch.empty_like(logits).exponential_().log_()
            logits.sub_(noise).masked_fill_(mask == 0, float("-inf"))  # samples from the softmax
            actions.copy_(logits.argmax(dim=0))
            with machine.arrays.cuda.Stream.from_external(torch.cuda.current_stream()):
                environment.step()

        torch.cuda.synchronize()
        side = torch.cuda.Stream()
        with torch.cuda.stream(side):
            for _ in range(3):
                decide()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            decide()
        for _ in range(STEPS):
            graph.replay()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(50):
            graph.replay()
        torch.cuda.synchronize()
        took = (time.perf_counter() - began) / 50
        assert not environment.refused.any()
        rows.append(("environment, network", f"{size:,}", millions(size / took), ""))
        del environment, graph, look, mask, actions
        torch.cuda.empty_cache()
        machine.arrays.get_default_memory_pool().free_all_blocks()
    return rows


def resources(machine: Gpu) -> list[Row]:
    """The resources of a thread of each program, and how many threads fit on a multiprocessor."""
    cuda = machine.arrays.cuda
    limit = machine.arrays.cuda.Device().attributes["MaxThreadsPerMultiProcessor"]
    rows = []
    for name, function in machine.functions.items():
        held = cuda.driver.occupancyMaxActiveBlocksPerMultiprocessor(function.kernel.ptr, BLOCK, 0)
        rows.append(
            (
                f"`{name}`",
                str(function.num_regs),
                f"{function.local_size_bytes:,}",
                f"{function.shared_size_bytes // BLOCK:,}",
                f"{held * BLOCK * 100 // limit} %",
            )
        )
    return rows


def pgx_games() -> list[Row]:
    """Random play of Pgx's games, with the whole loop compiled and finished games restarted."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return []
    rows = []
    for name in PGX:
        game = pgx.make(name)
        init = jax.jit(jax.vmap(game.init))
        move = jax.vmap(auto_reset(game.step, game.init))

        def one(state: Any, key: Any, move: Any = move) -> tuple[Any, None]:
            first, second = jax.random.split(key)
            chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(first, chances, axis=-1)
            return move(state, action, jax.random.split(second, PGX_BATCH)), None

        @jax.jit
        def run(state: Any, key: Any, one: Any = one) -> Any:
            return jax.lax.scan(one, state, jax.random.split(key, PGX_STEPS))[0]

        state = run(init(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH)), jax.random.PRNGKey(1))
        jax.block_until_ready(state)
        best = float("inf")
        for turn in range(3):
            began = time.perf_counter()
            state = jax.block_until_ready(run(state, jax.random.PRNGKey(turn + 2)))
            best = min(best, time.perf_counter() - began)
        speed = PGX_BATCH * PGX_STEPS / best
        rows.append((f"Pgx {pgx.__version__}, {name}", f"{PGX_BATCH:,}", millions(speed), ""))
        print(rows[-1], flush=True)
    return rows


def table(head: Row, rows: list[Row]) -> str:
    lines = [" | ".join(row) for row in (head, ("---", *["---:"] * (len(head) - 1)), *rows)]
    return "\n".join(f"| {line} |" for line in lines)


def report(games: list[str], with_pgx: bool) -> str:
    parts = []
    for game in games:
        machine = machine_for(game, "gpu")
        assert isinstance(machine, Gpu)
        starts = starts_of(machine, [None])
        positions = from_all_stages(machine, starts)
        largest = 1 << 22 if game == "seven-ronin" else 1 << 20
        rows = whole_matches(machine, starts, largest)
        rows += from_positions(machine, positions)
        rows += random_policy(machine, positions, largest)
        machine.arrays.get_default_memory_pool().free_all_blocks()
        rows += network_policy(machine, positions)
        print(game, *rows, sep="\n", flush=True)
        head = ("use", "matches at a time", "M decisions/s", "M matches/s")
        parts.append(f"### {game}\n\n{table(head, rows)}")
        head = ("program", "registers", "local bytes", "shared bytes", "occupancy")
        parts.append(table(head, resources(machine)))
    if with_pgx and (rows := pgx_games()):
        head = ("game", "matches at a time", "M decisions/s")
        parts.append(f"### Pgx\n\n{table(head, [row[:3] for row in rows])}")
    parts.insert(0, f"`python -m bench.gpu`, {card(machine)}")
    return "\n\n".join(parts)


def into_page(page: Path, mark: str, content: str) -> None:
    """Write a text between two marks of a page."""
    text = page.read_text(encoding="utf-8")
    marked = rf"(<!-- {mark} -->\n).*(<!-- end: {mark} -->)"
    text = re.sub(marked, lambda m: f"{m[1]}\n{content}\n\n{m[2]}", text, flags=re.DOTALL)
    page.write_text(text, encoding="utf-8")


def card(machine: Gpu) -> str:
    """The date and the card."""
    cupy = machine.arrays
    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    return f"{datetime.date.today():%-d %B %Y}; {name}, CuPy {cupy.__version__}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", type=Path, help="write the tables between the page's marks")
    parser.add_argument("--games", default="seven-ronin,wat-aah")
    parser.add_argument("--no-pgx", action="store_true")
    chosen = parser.parse_args()
    found = report(chosen.games.split(","), not chosen.no_pgx)
    print(found)
    if chosen.page:
        into_page(chosen.page, "gpu", found)


if __name__ == "__main__":
    main()
