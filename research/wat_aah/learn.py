"""Learns the champion of WAT-AAH!: its networks, and how likely hands are.

    python -m research.wat_aah.learn all --seconds 470 --jobs 16 --out FOLDER
    python -m research.wat_aah.learn match --champion FOLDER/champion.json --seconds 60 --out FILE

`all` plays matches of the playout policy, fits a network to who won, plays matches of searches that
use it, fits again, and so on; then the champion meets `master`. FOLDER/champion.json belongs in the
package's content. Each step is a process of its own
that writes a file; the same command resumes after the last file. Slow without the compiled build.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from research.wat_aah.duels import learned_in, match, report, split
from research.wat_aah.network_fit import Network, fit_hands
from research.wat_aah.positions import policy_positions, save, search_positions

SIMULATIONS = 300
"""Of each decision in matches of searches."""
TRUST = 0.5
"""How much of the chance to fit is the chance that the search found; the rest is who won."""
SHARES = {"grasshopper-2": 10, "grasshopper-3": 3, "grand-master-2": 3}
"""The variants, and how many of 16 processes work for each."""
STEPS = (
    *(("policy", 0.11), ("fit", 0.1), ("search", 0.16), ("fit", 0.07), ("search", 0.16)),
    *(("fit", 0.07), ("trial", 0.12), ("match", 0.21)),
)
"""The steps, and the fraction of all time that each may take."""
TRIALS: tuple[tuple[int, dict[str, Any]], ...] = (
    *((1, {}), (3, {}), (5, {}), (5, {"explore": 0.3}), (5, {"explore": 0.15})),
    *((5, {"turns": 1}), (5, {"hands": []})),
)
"""What is tried with two seats: the network of a step, with settings of the tree."""
TRIAL_WORK = 0.1
"""The fraction of the work of both bots in a trial."""
FIRST = (12, 1.0)
AGAIN = (4, 0.3)
"""The most passes over the positions of a fit, and its rate, for the first one and later ones."""


def play(kind: str, variant: str, part: int, seconds: float, champion: str, out: Path) -> None:
    """Write the positions of matches."""
    mode, seats = split(variant)
    if kind == "policy":
        seen, won = policy_positions(mode, seats, part, seconds)
        save(out, {"seen": seen, "won": won})
    else:
        learned = learned_in(champion, variant)
        save(out, search_positions(mode, seats, part, seconds, SIMULATIONS, **learned))


def fit(variant: str, step: int, seconds: float, out: Path) -> None:
    """Fit to the positions of earlier steps; continue with the network of an earlier fit.

    The first fit has the policy's matches, later ones all matches of searches.
    """
    folder = out.parent
    network, before = Network(1), sorted(folder.glob(f"*-{variant}.fit.npz"))
    before = [file for file in before if int(file.name.partition(".")[0]) < step]
    if before:
        with np.load(before[-1]) as found:
            network.parts = [found[f"arr_{index}"] for index in range(len(network.parts))]
    seen: list[Any] = []
    wanted: list[Any] = []
    hands: list[Any] = []
    match: list[Any] = []
    for file in sorted(folder.glob(f"*-{variant}-*.positions.npz")):
        if before and ".policy-" in file.name:
            continue
        with np.load(file) as found:
            seen.append(found["seen"])
            chance, won = found.get("found"), found["won"]
            if chance is None:
                wanted.append(won)
                continue
            wanted.append(np.where(chance < 0, won, TRUST * chance + (1 - TRUST) * won))
            hands.append(found["hands"])
            match.append(found["match"])
    rows, goal = np.concatenate(seen), np.concatenate(wanted).astype(np.float32)
    order = np.random.default_rng(1).permutation(len(rows))
    rows, goal = rows[order], goal[order]
    told: dict[str, Any] = {"variant": variant, "positions": len(rows)}
    if before:
        told["before"] = network.loss(rows, goal)
    told["after"] = network.fit(rows, goal, seconds, *(AGAIN if before else FIRST))
    result = {"network": network.numbers()}
    if hands:
        numbers, left, random = fit_hands(np.concatenate(hands), np.concatenate(match))
        told |= {"hands": sum(map(len, hands)), "surprise": left, "at random": random}
        result["hands"] = numbers
    print(json.dumps(told), flush=True)
    np.savez(out.with_suffix(".fit.npz"), *network.parts)
    out.write_text(json.dumps({variant: result}, separators=(",", ":")), "utf-8")


class Course:
    """All steps in a folder, each with its processes side by side."""

    def __init__(self, seconds: float, jobs: int, out: Path) -> None:
        self.seconds, self.jobs, self.out = seconds, jobs, out
        self.folder = out / "work"
        self.champion = out / "champion.json"
        self.settings: dict[str, Any] = {}
        self.folder.mkdir(parents=True, exist_ok=True)

    def take(self) -> None:
        """Take every step."""
        for number, (kind, share) in enumerate(STEPS):
            print(f"step {number}: {kind}, {share * self.seconds:.0f} s", flush=True)
            getattr(self, f"_{'play' if kind in ('policy', 'search') else kind}")(
                number, kind, share * self.seconds
            )

    def _start(
        self, kind: str, variant: str, file: Path, part: int, seconds: float, *more: str
    ) -> list[subprocess.Popen[bytes]]:
        """Start a process, unless its file is there."""
        if file.is_file():
            return []
        order = [sys.executable, "-m", "research.wat_aah.learn", kind, "--variant", variant]
        order += ["--part", str(part), "--seconds", str(seconds), "--out", str(file), *more]
        threads = max(1, self.jobs // len(SHARES)) if kind == "fit" else 1
        return [subprocess.Popen(order, env={**os.environ, "OPENBLAS_NUM_THREADS": str(threads)})]

    def _wait(self, running: list[subprocess.Popen[bytes]]) -> None:
        for process in running:
            process.wait()

    def _parts(self, variant: str) -> range:
        return range(max(1, SHARES[variant] * self.jobs // sum(SHARES.values())))

    def _play(self, number: int, kind: str, seconds: float) -> None:
        running: list[subprocess.Popen[bytes]] = []
        for variant in SHARES:
            for part in self._parts(variant):
                file = self.folder / f"{number}.{kind}-{variant}-{part}.positions.npz"
                more = ("--champion", str(self.champion))
                running += self._start(kind, variant, file, 100 * number + part, seconds, *more)
        self._wait(running)

    def _fit(self, number: int, kind: str, seconds: float) -> None:
        merged = json.loads(self.champion.read_text("utf-8")) if self.champion.is_file() else {}
        files = {name: self.folder / f"{number}.{kind}-{name}.json" for name in SHARES}
        running = [
            self._start(kind, name, file, 0, seconds, "--step", str(number))
            for name, file in files.items()
        ]
        self._wait([process for each in running for process in each])
        for name, file in files.items():
            merged[name] = {**merged.get(name, {}), **json.loads(file.read_text("utf-8"))[name]}
        self.champion.write_text(json.dumps(merged, separators=(",", ":")), "utf-8")
        shutil.copy(self.champion, self.out / f"champion-{number}.json")

    def _trial(self, number: int, kind: str, seconds: float) -> None:
        """Try networks and settings with two seats; the best is used in the matches."""
        variant = next(iter(SHARES))
        each = max(1, self.jobs // len(TRIALS))
        files: list[list[Path]] = []
        running: list[subprocess.Popen[bytes]] = []
        for index, (step, settings) in enumerate(TRIALS):
            files.append([self.folder / f"{number}.{kind}-{index}-{n}.json" for n in range(each)])
            more = ["--champion", str(self.out / f"champion-{step}.json"), "--work"]
            more += [str(TRIAL_WORK), "--settings", json.dumps(settings)]
            for part, file in enumerate(files[-1]):
                running += self._start("match", variant, file, 100 + part, seconds, *more)
        self._wait(running)
        best, source = 0.0, 0
        for (step, settings), group in zip(TRIALS, files, strict=True):
            print("trial", step, settings, report(group, 2), flush=True)
            told = [share for file in group for share in json.loads(file.read_text())["shares"]]
            if sum(told) / len(told) >= best:
                best, self.settings, source = sum(told) / len(told), settings, step
        merged, tried = (
            json.loads(file.read_text("utf-8"))
            for file in (self.champion, self.out / f"champion-{source}.json")
        )
        merged[variant] = tried[variant]
        self.champion.write_text(json.dumps(merged, separators=(",", ":")), "utf-8")

    def _match(self, number: int, kind: str, seconds: float) -> None:
        running: list[subprocess.Popen[bytes]] = []
        for variant in SHARES:
            settings = self.settings if variant == next(iter(SHARES)) else {}
            more = ("--champion", str(self.champion), "--settings", json.dumps(settings))
            for part in self._parts(variant):
                file = self.folder / f"{number}.{kind}-{variant}-{part}.json"
                running += self._start(kind, variant, file, part, seconds, *more)
        self._wait(running)
        for variant in SHARES:
            files = sorted(self.folder.glob(f"{number}.{kind}-{variant}-*.json"))
            print(variant, report(files, split(variant)[1]), flush=True)


def main() -> None:
    """Do one step, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("all", "policy", "search", "fit", "match"))
    parser.add_argument("--variant", default="grasshopper-2", choices=tuple(SHARES))
    parser.add_argument("--part", type=int, default=0, help="seeds of this process")
    parser.add_argument("--seconds", type=float, default=470.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--champion", default="", help="a file; '-' for the master; default: that of the package"
    )
    parser.add_argument("--step", type=int, default=0, help="of a fit: uses earlier steps only")
    parser.add_argument("--work", type=float, default=1.0, help="a fraction of the usual work")
    parser.add_argument("--against", type=float, help="the same for the master; default: equal")
    parser.add_argument("--settings", default="{}", help="of the champion's tree, as JSON")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if asked.what == "all":
        Course(asked.seconds, asked.jobs, asked.out).take()
    elif asked.what == "fit":
        fit(asked.variant, asked.step, asked.seconds, asked.out)
    elif asked.what == "match":
        settings = json.loads(asked.settings)
        works = asked.work, asked.against
        match(asked.variant, asked.part, asked.seconds, asked.champion, asked.out, settings, *works)
    else:
        play(asked.what, asked.variant, asked.part, asked.seconds, asked.champion, asked.out)


if __name__ == "__main__":
    main()
