r"""Learns the network with which the champion of 7 Ronin values a table between two rounds.

    python -m research.seven_ronin.champion learn --folder FOLDER --seconds 3000 --workers 2
    python -m research.seven_ronin.champion learn --folder FOLDER --seconds 3000 --workers 2 \
        --worker 1
    python -m research.seven_ronin.champion join --folder FOLDER --out FILE
    python -m research.seven_ronin.champion check --folder FOLDER --positions 4

Nash value iteration, from the last round back. First the workers play matches, each plan drawn
from the mixtures of both sides, and keep the positions at the start of the rounds. In a part of the
matches a plan is any plan, the Attacker saves his Reserves, or gets some as if he had saved them,
or a side answers the most frequent plan of the other one. Then, for one round left, two rounds left
and so on, they solve the plan game of as many positions as they can: a third of them from matches,
a third with more Reserves, a third with other small changes. A position is worth the value of that
game, in which a table at the end of the round is worth what the network with one round less says.
The first worker fits the network of that number of rounds to these values, and all go on with it.

Every value is written to a file in the folder when it is found, and so is every network: what is
there is not done again. The workers may run on as many cores as there are; they find each other by
the folder alone. `--start FILE` begins with another network than the weights of the master, and
`--old FOLDER` also learns from the values of an earlier run, at half their weight where they depend
on a network. `join` writes the file that the champion reads. `check` values some positions that
are not decided again, with several times the work, and prints how far that changes their values:
an early end of the search is to the Attacker's advantage if guards are missing. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kagemusha.benchmark.seven_ronin.plan_response import attack_of, guard_of
from kagemusha.bots.seven_ronin.champion_game import ChampionGame
from kagemusha.bots.seven_ronin.plan_types import MixedPlan, PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats, planning_score
from kagemusha.bots.seven_ronin.search.network import ROWS, SIZE, rows_of
from kagemusha.bots.seven_ronin.search.round_play import choice_values, unplanned_table
from kagemusha.bots.seven_ronin.search.round_solver import revealed
from kagemusha.bots.seven_ronin.weights import LEARNED, MOST_ROUNDS, weights
from kagemusha.bots.thinking_time import Deadline
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.core.registry import find_game
from kagemusha.games.seven_ronin.phases.flow import apply_choice, legal_choices, next_side
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    ATTACKER,
    HELD,
    LEGAL_SIZE,
    OVER,
    PHASE,
    PLANNING,
    RESERVES,
    ROUND,
    SILENCED,
    WINNER,
)
from research.seven_ronin import network_fit
from research.seven_ronin.nearby import enriched, nearby

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells

    Sample = tuple[int, list[int], float, float]
    """Rounds left, a position, its value, and how much it counts."""

LEFT = range(1, MOST_ROUNDS)
"""Rounds left to play; the first one is never looked ahead to."""
QUICK = Work(budget=60_000, rows=200, starts=3, most_tries=300, turns=200)
"""The work for a plan of a match that is only played for its positions."""
VALUED = Work(budget=400_000, rows=400, starts=3, most_tries=1000, turns=300)
"""The work for valuing a position."""
CHECKED = Work(budget=3_000_000, rows=800, starts=3, most_tries=1000, turns=300)
"""The work for checking a value."""
UNDECIDED = (0.02, 0.6)
"""Only positions with values in this range are checked."""
PERTURBED = 5
"""One in this many plans is random."""
THRIFTY = 4
"""The Attacker saves his Reserves in one of this many matches."""
SAVED = 0.02
"""The value of a saved ninja for him then, as winning chance."""
ENRICHED = 10
"""One in this many positions gets more Reserves, as if saved, before the match continues."""
ANSWERED = 5
"""A side answers the other's most frequent plan in one of this many matches."""
GATHERED = 0.14
"""The fraction of the time for playing matches."""
SHARES = (1.0, 1.1, 1.1, 1.0, 0.9, 0.8, 0.7)
"""How the rest of the time is divided between one round left, two, and so on."""
OLD = 0.5
"""The weight of a value from an earlier run."""
FEWEST = 40
"""The least number of positions that the first worker values before it fits a network."""
GRAIN = 1 << 30


# --- positions ----------------------------------------------------------------------------------


def start_of_match() -> Cells:
    """The table when a match begins."""
    return cells(find_game("seven-ronin").rules(2, {}).setup().numbers())


def draw(mixture: list[MixedPlan], rng: Rng) -> MixedPlan:
    """One plan of a mixture."""
    return rng.weighted([(entry, 1 + int(entry.share * GRAIN)) for entry in mixture])


def solved(
    value: Floats, table: Cells, rng: Rng, work: Work, deadline: Deadline | None = None
) -> ChampionGame:
    """The plan game of a table."""
    numbers = [int(number) for number in table]
    plan_game = ChampionGame(value, numbers, rng, work, PlanKnowledge())
    plan_game.play(deadline or Deadline(math.inf))
    return plan_game


def seeds(rng: Rng) -> list[int]:
    """Two numbers for the kernel's dice."""
    return [1 + rng.below(2**31 - 300) for _ in range(2)]


class Match:
    """A match between two players with the learned values; each may have a habit."""

    def __init__(self, value: Floats, rng: Rng, *, strange: bool = True) -> None:
        self.value = value
        self.rng = rng
        self.habits = ["", ""]
        if strange:
            if not rng.below(THRIFTY):
                self.habits[ATTACKER] = "saves"
            if not rng.below(ANSWERED):
                self.habits[rng.below(2)] = "answers"
        self.strange = strange
        self.table = start_of_match()
        self.workspace = Workspace(value)
        self.workspace.set_up(self.table)
        self.legal = cells([0] * LEGAL_SIZE)
        self.silent = cells([TAPE_OFF])
        self.chance = 0.0
        """The value of the last position."""

    def positions(self, work: Work) -> Iterator[tuple[int, list[int], float]]:
        """The positions at the start of its rounds, with the rounds left and their values."""
        while self.table[PHASE] != OVER:
            if self.table[PHASE] != PLANNING:
                self._use()
                continue
            if self.strange and not self.rng.below(ENRICHED):
                self.table = cells(enriched(list(self.table), seeds(self.rng)))
            plan_game = solved(self.value, self.table, Rng(self.rng.bits(64)), work)
            left = MOST_ROUNDS - self.table[ROUND] + 1
            yield left, [int(number) for number in self.table[:AREAS]], plan_game.chance()
            self._plan(plan_game)

    @property
    def won(self) -> bool:
        """Whether the Attacker won."""
        return self.table[WINNER] == ATTACKER

    def _plan(self, plan_game: ChampionGame) -> None:
        rng, mixtures = self.rng, (plan_game.attack_mixture(), plan_game.guard_mixture())
        every = (plan_game.every_attack(), plan_game.every_guard())
        plans = [list(draw(mixture, rng).plan) for mixture in mixtures]
        for side, habit in enumerate(self.habits):
            if habit == "saves":
                best = max(
                    mixtures[side] + [MixedPlan(rng.choice(every[side]), 0.0, 0.0)],
                    key=lambda entry: entry.chance - SAVED * sum(entry.plan),
                )
                plans[side] = list(best.plan)
            elif habit == "answers":
                usual = mixtures[1 - side][0].plan
                some = [rng.choice(every[side]) for _ in range(30)] + every[side][:30]
                met = [(self._meet(plan_game, side, plan, usual), plan) for plan in some]
                plans[side] = list((max(met) if side == ATTACKER else min(met))[1])
            if self.strange and not rng.below(PERTURBED):
                plans[side] = list(rng.choice(every[side]))
        guard = guard_of(self.table, cells(plans[1]))
        self.table = revealed(self.table, attack_of(cells(plans[0])), guard)

    def _meet(
        self, plan_game: ChampionGame, side: int, plan: tuple[int, ...], other: tuple[int, ...]
    ) -> float:
        attack, guard = (plan, other) if side == ATTACKER else (other, plan)
        return plan_game.chance_of_pair(attack, guard)

    def _use(self) -> None:
        side = int(next_side(self.table))
        count = legal_choices(self.table, side, self.legal)
        choices = list(self.legal[:count])
        values = floats([0.0] * max(2, count))
        if count > 1:
            choice_values(self.workspace, self.table, values, 1)
        pick = max if side == ATTACKER else min
        best = pick(range(count), key=lambda index: values[index])
        apply_choice(self.table, choices[best], self.legal, self.silent)


# --- files --------------------------------------------------------------------------------------


def lines_of(folder: Path, pattern: str) -> Iterator[Any]:
    """The complete lines in the files so far."""
    for file in sorted(folder.glob(pattern)):
        for line in file.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):
                yield json.loads(line)


def network_of(folder: Path, left: int) -> list[float] | None:
    """The network for a number of rounds left; None if it does not exist yet."""
    file = folder / f"network-{left}.json"
    return json.loads(file.read_text(encoding="utf-8"))["network"] if file.exists() else None


def value_of(networks: list[list[float] | None]) -> Floats:
    """The master's weights, followed by the networks; zeros where there is none yet."""
    run = list(weights(LEARNED))
    for network in networks:
        run += network or [0.0] * SIZE
    return floats(run)


def full_table(start: Cells, changing: list[int]) -> Cells:
    """A position with the board of the match."""
    return unplanned_table([*changing, *(int(number) for number in start[len(changing) :])])


# --- work ---------------------------------------------------------------------------------------


class Worker:
    """One of the processes that learn together."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.folder: Path = asked.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.start = start_of_match()
        first = None
        if asked.start:
            first = json.loads(asked.start.read_text(encoding="utf-8"))["networks"]
        self.first: list[list[float] | None] | None = first
        began = self.folder / "began"
        with suppress(FileExistsError), began.open("x", encoding="utf-8") as file:
            file.write(repr(time.time()))
        time.sleep(0.2)
        self.began = float(began.read_text(encoding="utf-8"))

    def learn(self) -> None:
        """Gather positions, then learn values and networks backwards from the last round."""
        seconds = self.asked.seconds
        self.gather(self.began + GATHERED * seconds)
        end = self.began + GATHERED * seconds
        for left in LEFT:
            end += SHARES[left - 1] / sum(SHARES) * (1 - GATHERED) * seconds
            if network_of(self.folder, left) is None:
                self.value(left, end)
                if self.asked.worker == 0:
                    self.fit(left)

    def gather(self, until: float) -> None:
        """Play matches until then, and save their positions."""
        value = weights(LEARNED) if self.first is None else value_of(self.first)
        file = self.folder / f"positions-{self.asked.worker}.jsonl"
        number = sum(1 for _ in file.open(encoding="utf-8")) if file.exists() else 0
        while time.time() < until:
            rng = Rng(self.asked.seed, "gather", self.asked.worker, number)
            match = Match(value, rng)
            lines = [
                json.dumps([left, changing], separators=(",", ":"))
                for left, changing, _ in match.positions(QUICK)
            ]
            number += len(lines)
            with file.open("a", encoding="utf-8") as out:
                out.write("\n".join(lines) + "\n")

    def value(self, left: int, until: float) -> None:
        """Value positions until then, or longer until the network exists."""
        own = [
            changing for number, changing in lines_of(self.folder, "positions-*") if number == left
        ]
        rng = Rng(self.asked.seed, "value", self.asked.worker, left)
        own = Rng("order", left).shuffled(own)
        networks: list[list[float] | None] = [network_of(self.folder, n) for n in range(1, left)]
        value = value_of([*networks, *([None] * (MOST_ROUNDS - left))])
        file = self.folder / f"values-{self.asked.worker}.jsonl"
        done = sum(1 for line in lines_of(self.folder, file.name) if line[0] == left)
        number = self.asked.worker + done * self.asked.workers
        own = own or [[int(number) for number in self.start[:AREAS]]]
        while network_of(self.folder, left) is None:
            if time.time() > until and self.asked.worker == 0 and done >= FEWEST:
                return
            changing = own[number // 3 % len(own)]
            if number % 3 or number // 3 >= len(own):
                vary = enriched if number % 3 == 1 else nearby
                near = vary(list(full_table(self.start, rng.choice(own))), seeds(rng))
                changing = near[:AREAS]
            number += self.asked.workers
            table = full_table(self.start, changing)
            plan_game = solved(value, table, Rng(rng.bits(64)), VALUED)
            chance = min(max(plan_game.chance(), 0.0), 1.0)
            found = [left, changing, round(chance, 5), round(plan_game.gap(), 5)]
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found, separators=(",", ":")) + "\n")
            done += 1

    def fit(self, left: int) -> None:
        """Fit the network for a number of rounds left to what was found."""
        found = [
            (line[1], line[2], 1.0) for line in lines_of(self.folder, "values-*") if line[0] == left
        ]
        fresh = len(found)
        if self.asked.old:
            old = lines_of(self.asked.old, "values-*")
            counts = 1.0 if left == 1 else OLD  # the last round is not valued by a network
            found += [(line[1], line[2], counts) for line in old if line[0] == left]
        network, error, was = fit_to(self.start, left, found)
        kept = {"network": network, "error": round(error, 4), "positions": len(found)}
        out = self.folder / f"network-{left}.json"
        partial = out.with_suffix(".part")
        partial.write_text(json.dumps(kept), encoding="utf-8")
        partial.replace(out)
        mean = sum(chance for _, chance, _ in found) / len(found)
        print(
            f"{left} left: {fresh} of {len(found)} positions, mean {mean:.3f}, "
            f"off by {error:.4f}, was {was:.4f}",
            flush=True,
        )


def fit_to(
    start: Cells, left: int, found: list[tuple[list[int], float, float]]
) -> tuple[list[float], float, float]:
    """The network for these positions, and the errors of it and of the master's weights."""
    linear = weights(LEARNED)
    rows = np.zeros((len(found), ROWS))
    logits = np.zeros(len(found))
    for index, (changing, _, _) in enumerate(found):
        table = full_table(start, changing)
        rows[index, rows_of(table, table[RESERVES], table[HELD], table[SILENCED])] = 1.0
        logits[index] = planning_score(table, linear)
    wanted = np.array([chance for _, chance, _ in found])
    counts = np.array([count for _, _, count in found])
    network, error, was = network_fit.fit(rows, wanted, counts, logits, left)
    return network.numbers(), error, was


def join(folder: Path, out: Path) -> None:
    """Write the file that the champion reads."""
    kept = [
        json.loads((folder / f"network-{left}.json").read_text(encoding="utf-8")) for left in LEFT
    ]
    lines = ",\n".join(" " + json.dumps(one["network"], separators=(",", ":")) for one in kept)
    errors = json.dumps([one["error"] for one in kept])
    out.write_text(f'{{"error": {errors},\n"networks": [\n{lines}\n]}}\n', encoding="utf-8")


def check(folder: Path, positions: int) -> None:
    """Print how much the values of some positions change with more work."""
    start = start_of_match()
    networks = [network_of(folder, left) for left in LEFT]
    value = value_of(networks)
    lines = [line for line in lines_of(folder, "values-*") if UNDECIDED[0] < line[2] < UNDECIDED[1]]
    for left in LEFT:
        own = [line for line in lines if line[0] == left][:positions]
        changes = [
            solved(value, full_table(start, line[1]), Rng(5), CHECKED).chance() - line[2]
            for line in own
        ]
        if changes:
            was = sum(line[2] for line in own) / len(own)
            change = sum(changes) / len(changes)
            print(f"{left} left: {len(own)} positions, mean {was:.3f}, {change:+.4f}", flush=True)


def main() -> None:
    """Learn, join, or check."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = options.add_subparsers(dest="command", required=True)
    learns = commands.add_parser("learn")
    learns.add_argument("--seconds", type=float, required=True, help="for all of it")
    learns.add_argument("--worker", type=int, default=0)
    learns.add_argument("--workers", type=int, default=1)
    learns.add_argument("--seed", type=int, default=1)
    learns.add_argument("--start", type=Path, help="a file of the champion to begin with")
    learns.add_argument("--old", type=Path, help="a folder with values of an earlier run")
    checks = commands.add_parser("check")
    checks.add_argument("--positions", type=int, default=20, help="for each number of rounds left")
    joins = commands.add_parser("join")
    joins.add_argument("--out", type=Path, required=True)
    for command in (learns, joins, checks):
        command.add_argument("--folder", type=Path, required=True)
    asked = options.parse_args()
    if asked.command == "learn":
        Worker(asked).learn()
    elif asked.command == "check":
        check(asked.folder, asked.positions)
    else:
        join(asked.folder, asked.out)


if __name__ == "__main__":
    main()
