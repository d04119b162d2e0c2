"""Trains a best response against the frozen champion of WAT-AAH!, and measures what it gains.

    python -m research.wat_aah.best_response --seconds 150 --jobs 16 --out FOLDER

The response begins as a copy of the champion. It plays matches against the champion, fits its
network to who won them and its likelihood of hands to the hands that the champion held, again and
again; then it meets the champion, each deal from both seats. What it wins beyond one half is a
lower bound for what can be won from the champion. Two-player Grasshopper only.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from kagemusha.bots.wat_aah.learned import CHAMPION, decoded, learned
from research.wat_aah.duels import match, report
from research.wat_aah.learn import AGAIN, SIMULATIONS, TRUST
from research.wat_aah.network_fit import Network, fit_hands
from research.wat_aah.positions import search_positions

VARIANT = "grasshopper-2"
SHARES = {"play": 0.22, "fit": 0.06, "meet": 0.44}
"""The fractions of all time; the response plays and fits twice."""
WORK = 0.1
"""The fraction of the usual work of both in the matches at the end."""
TURNS = 2

Found = dict[str, list[Any]]


def _play(seed: int, seconds: float, response: str) -> Found:
    """Positions of matches of the response against the champion."""
    own, rival = decoded(response)[VARIANT], learned(CHAMPION)[VARIANT]
    return search_positions("grasshopper", 2, seed, seconds, SIMULATIONS, rival, **own)


def _fit(response: str, found: Found, seconds: float) -> str:
    """The response after a fit to all positions."""
    network = Network.read(decoded(response)[VARIANT]["network"])
    rows = np.array(found["seen"], np.int16)
    chance, won = (np.array(found[name], np.float32) for name in ("found", "won"))
    goal = np.where(chance < 0, won, TRUST * chance + (1 - TRUST) * won).astype(np.float32)
    order = np.random.default_rng(1).permutation(len(rows))
    before = network.loss(rows[order], goal[order])
    after = network.fit(rows[order], goal[order], seconds, *AGAIN)
    hands, left, _ = fit_hands(
        np.array(found["hands"], np.int16), np.array(found["match"], np.int32)
    )
    print(f"{len(rows)} positions: {before:.4f} to {after:.4f}; hands {left:.3f}", flush=True)
    return json.dumps({VARIANT: {"network": network.numbers(), "hands": hands}})


def _meet(part: int, seconds: float, out: Path, response: Path, champion: Path) -> None:
    file = out / f"meet-{part}.json"
    match(VARIANT, part, seconds, str(response), file, {}, WORK, None, str(champion))


def respond(seconds: float, jobs: int, out: Path) -> str:
    """Train and measure; the report."""
    out.mkdir(parents=True, exist_ok=True)
    weights = {
        part: [round(1000 * number) for number in numbers]
        for part, numbers in learned(CHAMPION)[VARIANT].items()
    }
    champion, response = out / "champion.json", out / "response.json"
    for file in (champion, response):
        file.write_text(json.dumps({VARIANT: weights}), "utf-8")
    found: Found = {}
    with ProcessPoolExecutor(jobs) as pool:
        for turn in range(TURNS):
            text, time = response.read_text("utf-8"), SHARES["play"] * seconds
            seeds = range(1000 * turn, 1000 * turn + jobs)
            for number, part in enumerate(pool.map(_play, seeds, [time] * jobs, [text] * jobs)):
                part["match"] = [each + 100000 * (jobs * turn + number) for each in part["match"]]
                for name, each in part.items():
                    found.setdefault(name, []).extend(each)
            response.write_text(_fit(text, found, SHARES["fit"] * seconds), "utf-8")
        each_time, files = [SHARES["meet"] * seconds] * jobs, [response] * jobs
        list(pool.map(_meet, range(jobs), each_time, [out] * jobs, files, [champion] * jobs))
    return report(sorted(out.glob("meet-*.json")), 2)


def main() -> None:
    """Print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    print(respond(asked.seconds, asked.jobs, asked.out))


if __name__ == "__main__":
    main()
