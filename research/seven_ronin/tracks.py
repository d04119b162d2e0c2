"""Searches for the Threat track with the most even chances between masters.

The rulebooks give only two of the eight Threat Levels. 80 tracks from 3 to 7 that never decrease
agree with them. On each, the master must play with values and openings that were learned for it: a
value that was learned on another track misjudges both sides.

    python -m research.seven_ronin.tracks all --folder FOLDER --workers 16 --minutes 9

`all` does these steps as far as time allows; the next run with the same folder resumes.

1. `screen`: light masters play careless matches on all tracks. From their positions the values of
   all tracks are learned (pass A), from the last round back. Tracks with the same end share the
   values of these rounds. Light masters play matches with them, and masters with their full work
   play some on tracks from end to end: how much the result changes with the work.
2. `learn` and `judge`: for the tracks that should be even, values from the masters' positions
   (pass B), openings, matches; for the best of these the same again (pass C).
3. `prove`: new matches between masters on the best of all, with the values of pass C.
4. `compare`: each side with the values of pass C against the other with the package's own.
5. `handicap`: matches on that track with markers moved between Supply and Reserves.

Masters play without a clock, so the result does not depend on the machine or its load. `show`
prints all tables, `summary` writes the numbers of the docs, `export` values in the form of the
master's file. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kagemusha.bots.seven_ronin.plan_types import Work
from kagemusha.bots.seven_ronin.weights import FEATURE_NAMES, LEARNED, MOST_ROUNDS, read
from kagemusha.core.chance import Rng
from research.seven_ronin import openings
from research.seven_ronin.track_notes import TODAY, Notes
from research.seven_ronin.track_work import (
    FitTask,
    MatchTask,
    OpeningTask,
    ValueTask,
    adjust,
    all_tracks,
    placed,
    play,
    solve_opening,
    threats,
    value,
)
from research.seven_ronin.tuning import AGAIN, EARLIER, enough, fit, predict, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Task = tuple[Callable[[Any], Any], Any]
    """A function for a worker, and its argument."""

LIGHT = 0.06
"""The fraction of the master's work in light matches."""
CARELESS_MATCHES = 8
SCREENING_MATCHES = 100
PROBE_MATCHES = 40
"""The number of matches on each track."""
PROBES = (0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82)
"""Tracks on which light masters have about these chances are also played with full work."""
CHUNK = 20
"""The number of positions that a worker values at a time."""
PRIOR = 40
"""The weight of an estimate from other tracks, in matches."""
AIMS = (0.5, 0.5, 0.5, 0.5, 0.44, 0.56, 0.4, 0.6)
"""Pass B has the tracks nearest to these chances, because its values may shift them all."""
FINALISTS = 3
"""The number of tracks in pass C."""
JUDGED = {"B": 100, "C": 150}
"""The number of matches on each track of a pass."""
POSITIONS = {"A": 200, "B": 400, "C": 700}
"""The number of positions for each round of a pass."""
SOURCES = {
    "A": ("careless",),
    "B": ("probe", "screen", "careless"),
    "C": ("judge-B", "probe", "screen"),
}
"""The matches that a pass learns from, starting with those between the best masters."""
BEFORE = {"A": TODAY, "B": "A", "C": "B"}
PROOF = 1000
COMPARISONS = 150
HANDICAPS = (-8, -4, 4, 8)
"""Markers moved from the Supply to the Reserves."""
HANDICAP_MATCHES = 200
EVEN = (0.45, 0.55)


class TimeIsUpError(Exception):
    """The time of this run is up."""


class Team:
    """Worker processes with a time limit, and the notes for their results."""

    def __init__(self, notes: Notes, workers: int, minutes: float, seed: int) -> None:
        self.notes = notes
        self.workers = workers
        self.seed = seed
        self.until = time.monotonic() + 60 * minutes
        for setting in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ.setdefault(setting, "1")  # one thread per process
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))

    def spread(self, tasks: Iterable[Task], keep: Callable[[Any], Iterable[Task]]) -> None:
        """Do all tasks, and those that follow from their results; may raise TimeIsUpError."""
        todo = deque(tasks)
        running: set[Future[Any]] = set()
        late = False
        while running or (todo and not late):
            late = late or time.monotonic() > self.until
            while todo and not late and len(running) < self.workers + 2:
                work, argument = todo.popleft()
                running.add(self.pool.submit(work, argument))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                todo.extendleft(keep(future.result()))
            self.notes.save()
        self.notes.save(at_once=True)
        if todo:
            raise TimeIsUpError

    # --- steps ----------------------------------------------------------------------------

    def matches(
        self,
        stage: str,
        names: Sequence[str],
        number: int,
        *,
        work: float = 1.0,
        values: Sequence[str],
        careless: bool = False,
    ) -> None:
        """Play until every village has this many matches, one on each in turn."""
        kept = {
            name: (
                tuple(self.notes.weights(own, name) for own in values),
                tuple(self.notes.library(own, name) for own in values),
            )
            for name in names
        }
        wanted = [
            (index, name) for name in names for index in self.notes.missing(stage, name, number)
        ]

        def keep(played: Any) -> Iterable[Task]:
            self.notes.add_match(played)
            return ()

        self.spread(
            (
                (play, MatchTask(stage, name, index, work, *kept[name], careless, self.seed))
                for index, name in sorted(wanted)
            ),
            keep,
        )

    def learn(self, name: str, tracks: Sequence[str]) -> None:
        """The values of a pass for some tracks, from the last round back."""
        start = {feature: list(values) for feature, values in read(LEARNED).items()}
        work = EARLIER if name == "A" else AGAIN
        for left in range(1, MOST_ROUNDS):
            ends = sorted({_plain(track)[-left:] for track in tracks})
            ends = [end for end in ends if end not in self.notes.values.get(name, {})]
            tasks: list[Task] = []
            parts: dict[str, dict[int, Any]] = {end: {} for end in ends}
            size = math.ceil(POSITIONS[name] / CHUNK)
            for end in ends:
                positions = self._positions(name, end)
                later = self.notes.later(name, end[1:], start)
                tasks += [
                    (value, ValueTask(end, index, chunk, later, work, self.seed))
                    for index, chunk in enumerate(_chunks(positions))
                ]

            def keep(
                result: Any,
                parts: dict[str, dict[int, Any]] = parts,
                left: int = left,
                size: int = size,
            ) -> Iterable[Task]:
                if not isinstance(result, tuple):
                    self.notes.add_values(name, result)
                    return ()
                task, features, chances = result
                parts[task.end][task.number] = (features, chances)
                if len(parts[task.end]) < size:
                    return ()
                whole = [parts[task.end].pop(index) for index in range(size)]
                before = self.notes.later(BEFORE[name], task.end, start)
                prior = [before[feature][left - 1] for feature in FEATURE_NAMES]
                return [
                    (
                        adjust,
                        FitTask(
                            task.end,
                            [row for part in whole for row in part[0]],
                            [chance for part in whole for chance in part[1]],
                            prior,
                        ),
                    )
                ]

            self.spread(tasks, keep)

    def _positions(self, name: str, end: str) -> list[list[int]]:
        """Half from matches on tracks with this end or similar ones, half near those."""
        number = POSITIONS[name]
        track = ("3" * MOST_ROUNDS + end)[-MOST_ROUNDS:]
        found = self.notes.nearest(SOURCES[name], end)[: number // 2]
        rng = Rng(self.seed, "near", name, end)
        return enough([placed(text, track) for text in found], number, rng)

    def openings(self, name: str, tracks: Sequence[str], work: Work) -> None:
        """The openings of a pass for some tracks."""
        done = self.notes.openings.setdefault(name, {})

        def keep(result: Any) -> Iterable[Task]:
            task, mixtures, chance = result
            done[task.name] = {"mixtures": mixtures, "chance": chance}
            return ()

        self.spread(
            (
                (
                    solve_opening,
                    OpeningTask(name, track, self.notes.weights(name, track), work, self.seed),
                )
                for track in tracks
                if track not in done
            ),
            keep,
        )

    # --- the whole search -----------------------------------------------------------------

    def screen(self) -> None:
        """All tracks with light masters, some with full work."""
        tracks = all_tracks()
        self.matches(
            "careless", tracks, CARELESS_MATCHES, work=LIGHT, values=[TODAY], careless=True
        )
        self.learn("A", tracks)
        self.openings("A", tracks, Work(budget=300_000, rows=1000, most_tries=60))
        self.matches("screen", tracks, SCREENING_MATCHES, work=LIGHT, values=["A"])
        self.matches("probe", probes(self.notes), PROBE_MATCHES, values=["A"])

    def judge(self, name: str, tracks: Sequence[str], number: int = 0) -> None:
        """Learn a pass for some tracks, and let masters play."""
        self.learn(name, tracks)
        self.openings(name, tracks, openings.WORK)
        self.matches(f"judge-{name}", tracks, number or JUDGED[name], values=[name])

    def prove(self) -> str:
        """Play new matches on the best track, or on the next one if they are not even."""
        order = by_evenness(self.notes, "C")
        for track in order:
            self.matches("proof", [track], PROOF, values=["C"])
            wins, number = self.notes.wins("proof", track)
            if EVEN[0] <= wins / number <= EVEN[1]:
                return track
        return order[0]

    def handicap(self, name: str, tracks: Sequence[str], number: int = 0) -> None:
        """Let masters play with markers moved between Supply and Reserves."""
        changed = [f"{track}{moved:+d}" for track in tracks for moved in HANDICAPS]
        self.matches("handicap", changed, number or HANDICAP_MATCHES, values=[name])

    def everything(self) -> None:
        """Do all steps."""
        self.screen()
        self.judge("B", candidates(self.notes))
        self.judge("C", by_evenness(self.notes, "B")[:FINALISTS])
        track = self.prove()
        self.matches("new-attacker", [track], COMPARISONS, values=["C", TODAY])
        self.matches("new-defender", [track], COMPARISONS, values=[TODAY, "C"])
        self.handicap("C", [track])


# --- estimates --------------------------------------------------------------------------------


def surface(notes: Notes) -> dict[str, float]:
    """The Attacker's chance on every screened track, from its own matches and those of others."""
    tracks = [track for track in all_tracks() if notes.wins("screen", track)[1]]
    rows = np.array([[1.0, *(level - 3.0 for level in _free(track))] for track in tracks])
    counts = [notes.wins("screen", track) for track in tracks]
    rates = np.array([wins / number for wins, number in counts])
    model = predict(rows, fit(rows, rates, np.zeros(rows.shape[1]), 0.001))
    return {
        track: (wins + PRIOR * float(chance)) / (number + PRIOR)
        for track, (wins, number), chance in zip(tracks, counts, model, strict=True)
    }


def shifted(notes: Notes) -> dict[str, float]:
    """The same for full work: all log odds shifted by the result of the probes."""
    light = surface(notes)
    played = {track: notes.wins("probe", track) for track in notes.matches.get("probe", {})}
    low, high = -5.0, 5.0
    for _ in range(60):
        shift = (low + high) / 2
        expected = sum(
            number * _moved(light[track], shift) for track, (_, number) in played.items()
        )
        low, high = (shift, high) if expected < sum(w for w, _ in played.values()) else (low, shift)
    return {track: _moved(chance, low if played else 0.0) for track, chance in light.items()}


def probes(notes: Notes) -> list[str]:
    """The tracks that are also played with full work."""
    return _nearest(surface(notes), PROBES)


def candidates(notes: Notes) -> list[str]:
    """The tracks of pass B."""
    return _nearest(shifted(notes), AIMS)


def by_evenness(notes: Notes, name: str) -> list[str]:
    """The tracks of a pass, the most even first."""
    before = {"B": "probe", "C": "judge-B"}[name]
    foreseen = shifted(notes)

    def off(track: str) -> float:
        wins, number = notes.wins(f"judge-{name}", track)
        earlier, matches = notes.wins(before, track)
        expected = (earlier + PRIOR * foreseen[track]) / (matches + PRIOR)
        return abs((wins + PRIOR * expected) / (number + PRIOR) - 0.5)

    return sorted(notes.matches.get(f"judge-{name}", {}), key=off)


def _nearest(chances: dict[str, float], aims: Sequence[float]) -> list[str]:
    """For every aim the nearest track that has not been taken yet."""
    taken: list[str] = []
    for aim in aims:
        free = [track for track in chances if track not in taken]
        taken.append(min(free, key=lambda track: abs(chances[track] - aim)))
    return taken


def _moved(chance: float, shift: float) -> float:
    return 1 / (1 + math.exp(-math.log(chance / (1 - chance)) - shift))


def _free(track: str) -> list[int]:
    """The Threat Levels that the rulebooks do not give."""
    return [level for number, level in enumerate(threats(track), 1) if number not in (1, 5)]


def _plain(track: str) -> str:
    return track[:MOST_ROUNDS]


def _chunks(positions: list[list[int]]) -> list[list[list[int]]]:
    return [positions[first : first + CHUNK] for first in range(0, len(positions), CHUNK)]


def wilson(wins: int, number: int) -> tuple[float, float]:
    """The 95 % interval of a chance."""
    z = 1.96
    middle = (wins + z * z / 2) / (number + z * z)
    half = z / (number + z * z) * math.sqrt(wins * (number - wins) / number + z * z / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


# --- tables -----------------------------------------------------------------------------------


def show(notes: Notes) -> None:
    """Print the results."""
    for stage, of_stage in notes.matches.items():
        print(f"\n{stage}: {sum(map(len, of_stage.values()))} matches")
        for track in sorted(of_stage, key=lambda name: (threats(name), name)):
            wins, number = notes.wins(stage, track)
            low, high = wilson(wins, number)
            rounds = sum(last for _, last in of_stage[track].values()) / number
            print(
                f"{track:>11}: Attacker {wins / number:6.1%} ({low:.1%} to {high:.1%}) of {number},"
                f" {rounds:.1f} rounds"
            )
    for name, found in notes.openings.items():
        chances = [f"{track} {entry['chance']:.3f}" for track, entry in found.items()]
        print(f"\nopenings {name}:", ", ".join(chances))
    if notes.matches.get("screen"):
        ranked = sorted(shifted(notes).items(), key=lambda pair: pair[1])
        print("\nfull work, expected:", ", ".join(f"{t} {c:.2f}" for t, c in ranked))


def export(notes: Notes, name: str, track: str, out: Path) -> None:
    """Write the values of a track in the format of the master's file."""
    write(notes.weights(name, track), out / LEARNED)
    library = {
        "attacker": notes.library(name, track)[:1],
        "defender": notes.library(name, track)[1:],
    }
    (out / "opening.json").write_text(json.dumps(library) + "\n", encoding="utf-8")


def summary(notes: Notes) -> dict[str, Any]:
    """The Attacker's wins and the matches of every village by stage, and the predictions."""
    return {
        "matches": {
            stage: {name: notes.wins(stage, name) for name in sorted(of_stage)}
            for stage, of_stage in notes.matches.items()
        },
        "foreseen": {track: round(chance, 3) for track, chance in shifted(notes).items()},
    }


def main() -> None:
    """Do one step or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    steps = (
        *("all", "screen", "learn", "judge", "prove", "handicap"),
        *("show", "summary", "export"),
    )
    parser.add_argument("step", choices=steps)
    parser.add_argument("--folder", type=Path, required=True, help="results, and where to go on")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="no new work after this time")
    parser.add_argument("--tracks", default="", help="of a step: 34444555,34444566")
    parser.add_argument("--name", default="B", choices=(*BEFORE, TODAY), help="of the values")
    parser.add_argument("--matches", type=int, default=0, help="for judge and handicap, of each")
    parser.add_argument("--out", type=Path, help="for summary, a JSON file")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    notes = Notes(args.folder)
    tracks = [track for track in args.tracks.split(",") if track]
    if unknown := [track for track in tracks if track not in all_tracks()]:
        parser.error(f"not among the {len(all_tracks())} tracks: {', '.join(unknown)}")
    if args.step in ("learn", "judge", "handicap", "export") and not tracks:
        parser.error(f"{args.step} needs --tracks")
    if args.step == "summary" and args.out is None:
        parser.error("summary needs --out")
    if args.step == "summary":
        args.out.write_text(json.dumps(summary(notes), indent=1) + "\n", encoding="utf-8")
    elif args.step == "export":
        export(notes, args.name, tracks[0], args.folder)
    elif args.step != "show":
        team = Team(notes, args.workers, args.minutes, args.seed)
        try:
            if args.step == "all":
                team.everything()
            elif args.step == "screen":
                team.screen()
            elif args.step == "learn":
                team.learn(args.name, tracks)
            elif args.step == "judge":
                team.judge(args.name, tracks, args.matches)
            elif args.step == "handicap":
                team.handicap(args.name, tracks, args.matches)
            else:
                print("even:", team.prove())
            print("done")
        except TimeIsUpError:
            print("time is up; the same command goes on")
        finally:
            notes.save(at_once=True)
            team.pool.shutdown(cancel_futures=True)
    show(notes)


if __name__ == "__main__":
    main()
