"""`kagemusha perft`: counts for checking another implementation of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import kagemusha
from kagemusha.core.chance import CHANCE
from kagemusha.core.perft import Layer, count_plans, perft
from kagemusha.core.playthrough import Playthrough
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.figures import Figures
from kagemusha.terminal.options import GameOptions
from kagemusha.terminal.printing import seat_ids, seat_name, variant_name
from kagemusha.terminal.progress import counting
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED, STDOUT, check_place, put

DEPTH = 3
"""The default depth."""


@dataclass
class PerftArgs:
    """The arguments of the command line."""

    game: str
    options: GameOptions
    position: str | None
    depth: int | None
    plans: bool
    json: str | None


def run_perft(screen: Screen, args: PerftArgs) -> int:
    """Count, print the tables and write the file. Returns the exit code."""
    if args.plans and args.depth is not None:
        raise Refused(screen.say("terminal-error-not-both", one="--plans", other="--depth"))
    check_place(screen, "--json", args.json)
    game = kagemusha.game(args.game)
    rules = game.rules(args.options.seats, args.options.to_dict(screen, args.game))
    start = Playthrough(rules, None, args.position)
    start.start()
    if not start.pending:
        raise Refused(screen.say("terminal-error-position-over"))
    page = PerftPage(screen, args, start)
    return page.plans() if args.plans else page.layers(args.depth or DEPTH)


class PerftPage(Figures):
    """Counts, then prints and writes the counts."""

    columns = (13, 13, 12)

    def __init__(self, screen: Screen, args: PerftArgs, start: Playthrough) -> None:
        super().__init__(screen, screen.errors if args.json == STDOUT else screen.console)
        self.args, self.start, self.rules = args, start, start.rules
        self.game = kagemusha.game(args.game)

    def layers(self, depth: int) -> int:
        """Print sequences and positions by depth and first action."""
        done: list[Layer] = []
        interrupted = False
        try:
            with counting(self.screen, "terminal-perft") as progress:
                done.extend(perft(self.rules, self.start.state, depth, progress))
        except KeyboardInterrupt:  # keep the finished layers
            interrupted = True
        self._title()
        self._head("depth", "sequences", "positions", "over")
        for layer in done:
            self._counts(str(layer.depth), layer.total.sequences, layer.total.positions, layer.over)
        if done:
            name = self._name(done[-1].seat)
            self._print("")
            self._head("split", "sequences", "positions", name=name, depth=done[-1].depth)
            for action, tally in done[-1].split.items():
                self._counts(action, tally.sequences, tally.positions)
        if interrupted:
            args = {"number": len(done), "total": depth}
            self._print(self.screen.say("terminal-perft-interrupted", **args), "contested")
        self._write(
            layers=[
                {
                    "depth": layer.depth,
                    **asdict(layer.total),
                    "over": layer.over,
                    "seat": self._id(layer.seat),
                    "split": {action: asdict(tally) for action, tally in layer.split.items()},
                }
                for layer in done
            ],
            interrupted=interrupted,
        )
        return INTERRUPTED if interrupted else 0

    def plans(self) -> int:
        """Print the number of whole plans of each pending seat, by first action."""
        seats = self.start.pending
        if len(seats) < 2:
            raise Refused(self.screen.say("terminal-error-perft-plans"))
        try:
            found = {seat: count_plans(self.rules, self.start.state, seat) for seat in seats}
        except KeyboardInterrupt:
            self.screen.complain(self.screen.say("terminal-perft-stopped"))
            return INTERRUPTED
        self._title()
        for seat, split in found.items():
            self._head("plans-of", "plans", name=self._name(seat))
            for action, number in split.items():
                self._counts(action, number)
            self._counts(self.screen.say("terminal-perft-total"), sum(split.values()))
            self._print("")
        self._write(
            plans={
                self._id(seat): {"total": sum(split.values()), "split": split}
                for seat, split in found.items()
            }
        )
        return 0

    def _title(self) -> None:
        variant = variant_name(self.screen, self.game.id, self.rules.seats, self.rules.options)
        self._print(f"{self.screen.texts.name('game', self.game.id)}, {variant}", "title")
        self._print("")

    def _head(self, *keys: str, **args: str | int) -> None:
        first, *others = (self.screen.say(f"terminal-perft-{key}", **args) for key in keys)
        self._columns(first, others, 0, "quiet")

    def _counts(self, words: str, *numbers: int) -> None:
        self._columns(words, [str(number) for number in numbers], 2)

    def _columns(self, words: str, cells: Sequence[str], indent: int, style: str = "") -> None:
        free = [""] * (len(self.columns) - len(cells))
        self._row(words, (*cells, *free), indent, style)

    def _name(self, seat: int) -> str:
        if seat == CHANCE:
            return self.screen.say("terminal-perft-chance")
        return seat_name(self.screen, self.game, seat)

    def _id(self, seat: int) -> str:
        return "chance" if seat == CHANCE else seat_ids(self.game, self.rules.seats)[seat]

    def _write(self, **counted: Any) -> None:
        if self.args.json is None:
            return
        about = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "content": self.rules.content,
            "seats": self.rules.seats,
            "options": dict(self.rules.options),
            "position": self.args.position,
        }
        put(self.screen, self.args.json, json.dumps({**about, **counted}, indent=2) + "\n")
