"""Checks that a GPU plays exactly the same matches as the processor.

    python -m bench.gpu_proof write FILE [--matches N]     # by numba, on any machine
    python -m bench.gpu_proof check FILE                   # on the machine with the card

The file contains one hash for every thousand matches, of all states, legal choices and choices in
them. It also contains hashes of an environment's arrays after many steps.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kagemusha  # noqa: F401  it makes the games known
from bench.gpu import card, into_page
from kagemusha.cuda.batch import Environment, fingerprints, machine_for
from kagemusha.cuda.kernels import kernel_of, start_of
from kagemusha.cuda.machines import Gpu, Machine

SEED = 20261115
BLOCK = 1000
PLACES = 1200
STEPS = 300
ARRAYS = ("states", "observations", "mask", "counts", "seats", "rewards", "done", "matches")


def variants(game: str) -> list[tuple[dict[str, Any], int | None]]:
    """Every combination of switches on the built-in board, and every other available board."""
    if game == "wat-aah":
        modes = ("grasshopper", "grand-master")
        return [({"mode": mode}, seats) for mode in modes for seats in (2, 3, 4)]
    from kagemusha.games.seven_ronin.meta import MANIFEST
    from tests.games.seven_ronin.table import MINIATURE
    from tests.games.seven_ronin.test_board import HAMLET

    known = {option.name: option.known() for option in MANIFEST.options if option.kind != "file"}
    switches = {key: values for key, values in known.items() if key != "edition"}
    combined: list[dict[str, Any]] = [{"edition": edition} for edition in known["edition"]]
    for values in itertools.product(*switches.values()):
        combined.append(dict(zip(switches, values, strict=True)))
    for board in (MINIATURE, HAMLET):
        for edition, spy in itertools.product(known["edition"], (False, True)):
            combined.append({"edition": edition, "spy": spy, "board": board})
    return [(options, None) for options in combined]


def blocks(machine: Machine, starts: Any, matches: int) -> Iterator[str]:
    """A hash for each thousand matches."""
    chunk = BLOCK * 100
    for first in range(0, matches, chunk):
        trails = fingerprints(machine, starts, min(chunk, matches - first), SEED, first)
        trails = trails.get() if hasattr(trails, "get") else trails
        for begin in range(0, len(trails), BLOCK):
            yield hashlib.sha256(trails[begin : begin + BLOCK].tobytes()).hexdigest()[:16]


def steps(machine: Machine, starts: Any) -> Iterator[str]:
    """A hash of all arrays of an environment after each tenth random step."""
    environment = Environment(machine, starts, PLACES, SEED)
    for number in range(STEPS):
        environment.choose_randomly()
        environment.step()
        if number % 10 == 9:
            digest = hashlib.sha256()
            for name in ARRAYS:
                array = getattr(environment, name)
                digest.update((array.get() if hasattr(array, "get") else array).tobytes())
            yield digest.hexdigest()[:16]


def write(file: Path, matches: int, games: list[str]) -> None:
    saved: dict[str, Any] = {}
    for game in games:
        machine = machine_for(game, "processor")
        columns = [start_of(game, options, seats) for options, seats in variants(game)]
        starts = _starts(machine, columns)
        began = time.process_time()
        saved[game] = {
            "source": kernel_of(game).code_hash,
            "starts": columns,
            "matches": matches,
            "blocks": list(blocks(machine, starts, matches)),
            "steps": list(steps(machine, starts)),
        }
        took = time.process_time() - began
        print(f"{game}: {matches} matches of {len(columns)} variants, {took:.0f} s", flush=True)
    file.write_text(json.dumps(saved))


def check(file: Path) -> tuple[bool, str]:
    """Whether everything is equal, and a report."""
    good = True
    lines = []
    for game, saved in json.loads(file.read_text()).items():
        if saved["source"] != kernel_of(game).code_hash:
            sys.exit(f"{file} was written for other rules of {game}: write it again")
        machine = Gpu(kernel_of(game))
        starts = _starts(machine, saved["starts"])
        pairs = list(zip(saved["blocks"], blocks(machine, starts, saved["matches"]), strict=True))
        looks = list(zip(saved["steps"], steps(machine, starts), strict=True))
        same, equal = (sum(ours == theirs for ours, theirs in both) for both in (pairs, looks))
        sharing = shared(Environment(machine, starts, PLACES, SEED).observations)
        good &= same == len(pairs) and equal == len(looks) and all(sharing.values())
        others = " and ".join(name for name, yes in sharing.items() if yes)
        lines.append(
            f"- {game}: {saved['matches']:,} random matches of {len(saved['starts'])} variants: "
            f"{same} of {len(pairs)} blocks of {BLOCK:,} are equal; {PLACES:,} matches of an "
            f"environment: {equal} of {len(looks)} looks at all its arrays are equal; memory is "
            f"shared with {others or 'nobody'} ({card(machine)})"
        )
        print(lines[-1], flush=True)
    return good, "\n".join(lines)


def shared(array: Any) -> dict[str, bool]:
    """Whether other libraries, if installed, share the memory of an array."""
    found = {}
    try:
        import torch

        found["PyTorch"] = torch.from_dlpack(array).data_ptr() == array.data.ptr
    except ImportError:
        pass
    try:
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
        from jax import dlpack

        found["JAX"] = dlpack.from_dlpack(array).unsafe_buffer_pointer() == array.data.ptr
    except ImportError:
        pass
    return found


def _starts(machine: Machine, columns: list[list[int]]) -> Any:
    arrays = machine.arrays
    return arrays.ascontiguousarray(arrays.asarray(columns, dtype=machine.kernel.cell).T)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("write", "check"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--page", type=Path, help="write what was checked between its marks")
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--games", default="seven-ronin,wat-aah")
    chosen = parser.parse_args()
    if chosen.what == "write":
        write(chosen.files[0], chosen.matches, chosen.games.split(","))
        return
    checked = [check(file) for file in chosen.files]
    if chosen.page:
        into_page(chosen.page, "proof", "\n".join(text for _, text in checked))
    if not all(good for good, _ in checked):
        sys.exit("the GPU plays other matches than the processor")


if __name__ == "__main__":
    main()
