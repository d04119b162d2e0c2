r"""Measures the holes in the champion's mixtures: what the best of all plans gains against them.

    python -m research.seven_ronin.holes collect --matches 4 --out positions.jsonl
    python -m research.seven_ronin.holes measure --out found.jsonl
    python -m research.seven_ronin.holes report found.jsonl

`collect` keeps the positions of rounds 2 to 7 of matches of the champion against itself, and of
matches in which one seat answers the champion's mixture with the best plan that a broad search
finds. The 54 positions beside this file are from three matches of each kind, played with the search
before this measure existed. `measure` solves the plan game of each of these positions as the
champion does, and then looks for the best plan of each side against the mixtures: it compares all
of the Attacker's plans, and improves many of the Defender's. `report` prints what they gain by the
champion's own values, and the processor time of the plan games. Several processes can share the
work with `--part 1/2`.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagemusha.benchmark.seven_ronin.plan_response import attack_of, guard_of
from kagemusha.bots.seven_ronin import levels
from kagemusha.bots.seven_ronin.champion_game import ChampionGame
from kagemusha.bots.seven_ronin.plan_types import PlanKnowledge
from kagemusha.bots.seven_ronin.search.round_solver import revealed
from kagemusha.bots.seven_ronin.weights import CHAMPION, MOST_ROUNDS, weights
from kagemusha.bots.thinking_time import Deadline
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells
from kagemusha.games.seven_ronin.phases.layout import AREAS, ATTACKER, OVER, PHASE, PLANNING, ROUND
from research.seven_ronin.champion import Match, draw, full_table, start_of_match
from research.seven_ronin.gains import all_gains

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.plan_types import Plan, Work
    from kagemusha.core.kernel import Cells

LEVEL = levels.CHAMPION
POSITIONS = Path(__file__).with_name("positions.jsonl")
ROUNDS_MEASURED = range(2, MOST_ROUNDS)
KINDS = ("itself", "best attack", "best guard")
"""Which seat answers the champion's mixture with the best plan."""


def champions_game(table: Cells, work: Work) -> ChampionGame:
    """The plan game of a table, as the champion plays it."""
    numbers = tuple(int(number) for number in table)
    rng = Rng("contest", *numbers)
    plan_game = ChampionGame(weights(CHAMPION), numbers, rng, work, PlanKnowledge())
    plan_game.play(Deadline(math.inf))
    return plan_game


class Watched(Match):
    """A match of the champion; one seat may play the best plan against its mixture."""

    def __init__(self, rng: Rng, kind: str) -> None:
        super().__init__(weights(CHAMPION), rng, strange=False)
        self.kind = kind

    def met(self) -> list[list[int]]:
        """The positions at the start of its rounds."""
        found = []
        while self.table[PHASE] != OVER:
            if self.table[PHASE] != PLANNING:
                self._use()
                continue
            if self.table[ROUND] in ROUNDS_MEASURED:
                found.append([int(number) for number in self.table[:AREAS]])
            plan_game = champions_game(self.table, LEVEL.work)
            mixtures = (plan_game.attack_mixture(), plan_game.guard_mixture())
            plans: list[Plan] = [draw(mixture, self.rng).plan for mixture in mixtures]
            if self.kind != KINDS[0]:
                best = all_gains(self.value, list(self.table), *mixtures, quick=True)
                side = KINDS.index(self.kind) - 1
                plans[side] = best.attack if side == ATTACKER else best.guard
            guard = guard_of(self.table, cells(plans[1]))
            self.table = revealed(self.table, attack_of(cells(plans[0])), guard)
        return found


def collect(asked: argparse.Namespace) -> None:
    """Write positions to a file."""
    with asked.out.open("w", encoding="utf-8") as out:
        for number in range(asked.matches):
            for kind in KINDS:
                for changing in Watched(Rng(asked.seed, "holes", number, kind), kind).met():
                    out.write(json.dumps([kind, changing], separators=(",", ":")) + "\n")
                out.flush()


def lines_in(file: Path) -> list[Any]:
    """The lines of a file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def measure(asked: argparse.Namespace) -> None:
    """Solve the plan games and look for better plans."""
    start = start_of_match()
    part, parts = map(int, asked.part.split("/"))
    work = replace(LEVEL.work, budget=asked.budget or LEVEL.work.budget)
    with asked.out.open("a", encoding="utf-8") as out:
        for number, (kind, changing) in enumerate(lines_in(asked.positions)):
            if asked.rounds and changing[ROUND] not in asked.rounds:
                continue
            if number % parts != part - 1 or number % asked.every:
                continue
            table = full_table(start, changing)
            before = time.process_time()
            game = champions_game(table, work)
            took = time.process_time() - before
            attacks, guards = game.attack_mixture(), game.guard_mixture()
            before = time.process_time()
            found = all_gains(weights(CHAMPION), list(table), attacks, guards)
            line = {
                "position": number,
                "kind": kind,
                "round": int(table[ROUND]),
                "value": round(found.value, 5),
                "attack": round(found.high - found.value, 5),
                "guard": round(found.value - found.low, 5),
                "told": round(game.gap(), 5),
                "took": round(took, 3),
                "spent": int(game.workspace.scratch.spent),
                "plans": [len(game.rows), len(game.guards), len(attacks), len(guards)],
                "compared": found.compared,
                "checked": round(time.process_time() - before, 2),
            }
            out.write(json.dumps(line) + "\n")
            out.flush()


def quantile(numbers: Sequence[float], share: float) -> float:
    """The number below which this share lies."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(asked: argparse.Namespace) -> None:
    """Print the gains by rounds."""
    for file in asked.files:
        lines = lines_in(file)
        print(f"{file.name}")
        print(
            f"{'round':6} {'':>4}  {'Attacker: median':>16} {'mean':>7} {'90 %':>7}"
            f"  {'Defender: median':>16} {'mean':>7} {'90 %':>7}  {'seconds':>7} {'most':>6}"
        )
        for name, rounds in (*((str(r), [r]) for r in ROUNDS_MEASURED), ("all", range(9))):
            own = [line for line in lines if line["round"] in rounds]
            if own:
                texts = [f"{name:6} {len(own):4}"]
                for side in ("attack", "guard"):
                    gained = [line[side] for line in own]
                    texts.append(
                        f"{statistics.median(gained):16.4f} {statistics.mean(gained):7.4f} "
                        f"{quantile(gained, 0.9):7.4f}"
                    )
                took = [line["took"] for line in own]
                texts.append(f"{statistics.mean(took):7.2f} {max(took):6.2f}")
                print("  ".join(texts))


def main() -> None:
    """Collect, measure or report."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = options.add_subparsers(dest="command", required=True)
    collects = commands.add_parser("collect")
    collects.add_argument("--matches", type=int, default=4, help="of each kind")
    collects.add_argument("--seed", type=int, default=1)
    measures = commands.add_parser("measure")
    measures.add_argument("positions", type=Path, nargs="?", default=POSITIONS)
    measures.add_argument("--budget", type=int, help="tables, instead of the champion's number")
    measures.add_argument("--part", default="1/1")
    measures.add_argument("--every", type=int, default=1, help="only every so many positions")
    measures.add_argument("--rounds", type=int, nargs="*", help="only positions of these rounds")
    for command in (collects, measures):
        command.add_argument("--out", type=Path, required=True)
    reports = commands.add_parser("report")
    reports.add_argument("files", type=Path, nargs="+")
    asked = options.parse_args()
    {"collect": collect, "measure": measure, "report": report}[asked.command](asked)


if __name__ == "__main__":
    main()
