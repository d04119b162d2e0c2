"""Measures how strong the champion of 7 Ronin is, and the value of the start of a match.

    python -m bench.champion play --store FILE [--pairs 0,1,2,3,4] [--matches 400] [--part 1/1]
    python -m bench.champion report FILE [FILE …]

`play` plays these pairs in turn: 0 champion against `master-0.1`, 1 `master-0.1` against champion,
2 the champion against itself, 3 a local best response as Attacker against the champion, 4 the
champion against one as Defender (`LocalBestResponse`, with the champion's values).
Each finished match is written to the file; the same command resumes. With --part 1/4 to 4/4, each
with its own file, four processes share the matches. All do their usual work, without a clock.

The luck of the draw is subtracted from the result of a match: at each planning step, how much
better the two drawn plans are for the Attacker than the two mixtures on average, by the champion's
values. Its mean is 0 whatever the values are, so the means stay right and the intervals get
narrower.

`report` prints these results:

- how often the Attacker wins in each pair, with and without luck, and the champion's difference in
  Elo to the master. One side is harder than the other, so a seat is compared with the master's
  result there against itself: `--master` gives his wins as Attacker and his matches (see the
  ladder);
- a lower and an upper bound for the value of the start: the champion's result as Attacker against
  the best response that was found, and as Defender;
- what the best plans that were found gain against the champion's two mixtures, at one planning step
  of each of its matches with itself, by its own value of a table;
- the chances that it estimated at the start of each round of those matches, and the results;
- how long its longest decisions took, in seconds of processor time.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import statistics
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from kagemusha.arena.figures import Z95, Share
from kagemusha.arena.play import bot_rng, game_seed
from kagemusha.benchmark.seven_ronin.exploiter import LocalBestResponse
from kagemusha.bots import make_bot
from kagemusha.bots.seven_ronin.exact_plans import Mixture, draw_plan, view_of
from kagemusha.bots.seven_ronin.levels import LevelBot
from kagemusha.bots.seven_ronin.plan_notation import as_plan
from kagemusha.bots.seven_ronin.plan_types import MixedPlan, Plan
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.round_play import play_plans, unplanned_table
from kagemusha.bots.seven_ronin.weights import CHAMPION, weights
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells
from kagemusha.core.registry import find_game
from research.seven_ronin.gains import gains

EXPLOITER = "best response"
PAIRS = (
    ("champion", "master-0.1"),
    ("master-0.1", "champion"),
    ("champion", "champion"),
    (EXPLOITER, "champion"),
    ("champion", EXPLOITER),
)
ITSELF = 2
BINS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 1.0)
"""The bins in which estimated chances are compared with results."""


class Table:
    """Plays matches, and records the champion's estimates."""

    def __init__(self) -> None:
        self.game = find_game("seven-ronin")
        self.rules = self.game.rules(2, {})
        self.value = weights(CHAMPION)
        made = {name: self._made(name) for name in ("champion", "master-0.1")}
        self.levels: dict[str, LevelBot] = made
        self.exploiter = LocalBestResponse(self.rules, made["champion"], CHAMPION)
        self.arena = Workspace(self.value)

    def _made(self, name: str) -> LevelBot:
        bot = make_bot(name, self.game, self.rules, Effort())
        assert isinstance(bot, LevelBot)
        return bot

    def play(self, seed: int, pair: int, number: int) -> dict[str, Any]:
        """Play one match."""
        names, rules = PAIRS[pair], self.rules
        state = rules.setup()
        streams = [bot_rng(seed, seat) for seat in range(2)]
        told: list[tuple[int, float]] = []
        gained: list[tuple[int, float, float]] = []
        met: list[tuple[int, float, float]] = []
        longest = luck = 0.0
        asked = 1 + number // len(PAIRS) % 8
        while pending := rules.pending(state):
            seat = pending[0]
            view = view_of(rules, state, seat)
            before = time.process_time()
            if view.step == "planning":
                if pair == ITSELF:
                    champion = self.levels["champion"]
                    thought = champion.think(view, rules.legal(state, seat), streams[seat].copy())
                    if thought.chance is not None:
                        told.append((view.round, round(thought.chance, 4)))
                    longest = max(longest, time.process_time() - before)
                    if view.round == asked:
                        gained.append((view.round, *self._gains(state)))
                usual, came = self._plan(state, names, streams)
                luck += came - usual
                met.append((view.round, round(usual, 4), round(came, 4)))
                continue
            bot = self.exploiter if names[seat] == EXPLOITER else self.levels[names[seat]]
            plan = bot.decide(view, rules.legal(state, seat), streams[seat])
            rules.apply(state, seat, plan[0])
            if names[seat] == "champion":
                longest = max(longest, time.process_time() - before)
        won = state.winners() == 1
        return {
            "seed": seed,
            "pair": pair,
            "attacker": won,
            "fair": round(won - luck, 5),
            "rounds": view_of(rules, state, None).round,
            "told": told,
            "met": met,
            "gains": gained,
            "longest": round(longest, 3),
        }

    def _plan(self, state: Any, names: tuple[str, str], streams: list[Rng]) -> tuple[float, float]:
        """Draw and play both plans; the Attacker's chance with the mixtures, and with the plans."""
        rules, mixtures, drawn = self.rules, [], []
        for side in range(2):
            view = view_of(rules, state, side)
            mixture: Mixture
            if names[side] == EXPLOITER:
                mixture = ((self.exploiter.answer(view, streams[side].copy()).plan, 1.0),)
            else:
                mixture = self.levels[names[side]].mixture(view, streams[side].copy())
            total = sum(share for _, share in mixture)
            mixtures.append([(as_plan(view, plan), share / total) for plan, share in mixture])
            drawn.append(draw_plan(mixture, streams[side]))
        met = [as_plan(view_of(rules, state, side), drawn[side]) for side in range(2)]
        table = unplanned_table(state.numbers())
        self.arena.set_up(table)

        def chance(attack: Plan, guard: Plan) -> float:
            return play_plans(self.arena, table, cells(attack), 0, cells(guard), 0)

        usual = sum(
            x * y * chance(attack, guard) for attack, x in mixtures[0] for guard, y in mixtures[1]
        )
        for side in range(2):
            for action in rules.arrange(state, side, drawn[side]):
                rules.apply(state, side, action)
        return usual, chance(met[0], met[1])

    def _gains(self, state: Any) -> tuple[float, float]:
        mixtures = []
        for side in range(2):
            view = view_of(self.rules, state, side)
            plans = self.levels["champion"].mixture(view, bot_rng(1, side))
            mixtures.append([MixedPlan(as_plan(view, plan), share, 0.0) for plan, share in plans])
        numbers = [int(number) for number in state.numbers()]
        value, high, low = gains(self.value, numbers, mixtures[0], mixtures[1])
        return round(high - value, 5), round(value - low, 5)


def read(files: Iterable[Path]) -> list[dict[str, Any]]:
    """The matches in the files, without duplicates."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for file in files:
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                with suppress(ValueError):
                    match = json.loads(line)
                    found[match["seed"], match["pair"]] = match
    return list(found.values())


def play(asked: argparse.Namespace) -> None:
    """Play the missing matches."""
    done = {(match["seed"], match["pair"]) for match in read([asked.store])}
    part, parts = map(int, asked.part.split("/"))
    pairs = [int(pair) for pair in asked.pairs.split(",")]
    table = Table()
    for index in range(part - 1, asked.matches, parts):
        for pair in pairs:
            seed = game_seed(asked.seed, index)
            if (seed, pair) not in done:
                match = table.play(seed, pair, index * len(PAIRS) + pair)
                with asked.store.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(match) + "\n")


def elo(rate: float) -> float:
    """The difference in Elo for a share of wins."""
    rate = min(max(rate, 1e-3), 1 - 1e-3)
    return 400 * math.log10(rate / (1 - rate))


def share_text(share: Share) -> str:
    """A share with its 95 % interval."""
    low, high = share.interval
    return f"{100 * share.rate:5.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {share.of}"


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval; 0 if there are too few numbers."""
    if len(numbers) < 2:
        return (numbers or [0.0])[0], 0.0
    return statistics.mean(numbers), Z95 * statistics.stdev(numbers) / math.sqrt(len(numbers))


def percent(found: tuple[float, float]) -> str:
    """A mean as a percentage."""
    return f"{100 * found[0]:5.1f} % +- {100 * found[1]:.1f}"


def report(asked: argparse.Namespace) -> None:
    """Print the results in the files."""
    matches = read(asked.files)
    print("Attacker      Defender      the Attacker wins                 without luck (95 %)")
    shares, fair = [], []
    for pair, names in enumerate(PAIRS):
        own = [match for match in matches if match["pair"] == pair]
        shares.append(Share(sum(match["attacker"] for match in own), len(own)))
        fair.append(mean_of([match["fair"] for match in own]))
        if own:
            print(f"{names[0]:13} {names[1]:13} {share_text(shares[-1]):34} {percent(fair[-1])}")
    wins, played = map(int, asked.master.split("/"))
    usual = Share(wins, played)
    print(f"master        master        {share_text(usual)} (as given)")
    base = (usual.rate, (usual.interval[1] - usual.interval[0]) / 2)
    for (rate, half), name, sign in ((fair[0], "Attacker", 1), (fair[1], "Defender", -1)):
        if half:
            near = elo(base[0] + base[1]) - elo(base[0] - base[1])
            error = math.hypot(elo(rate + half) - elo(rate - half), near) / 2
            gain = sign * (elo(rate) - elo(base[0]))
            print(f"champion over master as {name}: {gain:+.0f} Elo, +- {error:.0f}")
    if fair[0][1] and fair[1][1]:
        rate = (fair[0][0] + 1 - fair[1][0]) / 2
        half = math.hypot(fair[0][1], fair[1][1]) / 2
        ends = elo(rate - half), elo(rate + half)
        print(f"both seats: {elo(rate):+.0f} Elo ({ends[0]:+.0f} to {ends[1]:+.0f})")
    if fair[3][1] and fair[4][1]:
        (high, more), (low, less) = fair[3], fair[4]
        print(
            f"the start is worth between {100 * low:.1f} % (+- {100 * less:.1f}) and "
            f"{100 * high:.1f} % (+- {100 * more:.1f}) to the Attacker: "
            f"{100 * (high - low):.1f} points apart"
        )
    print_drift(matches)
    print_gains(matches)
    print_chances(matches)
    longest = [match["longest"] for match in matches]
    if longest:
        print(
            f"longest decision of a match: median {statistics.median(longest):.2f} s, "
            f"most {max(longest):.2f} s of processor time"
        )


def print_drift(matches: list[dict[str, Any]]) -> None:
    """Print how chances change from the predicted end of a round to the mixtures of the next.

    With correct values the mean change is 0. The last line is the end of the match.
    """
    for pair, names in enumerate(PAIRS):
        changes: dict[int, list[float]] = {}
        for match in matches:
            if match["pair"] == pair and "met" in match:
                after = [usual for _, usual, _ in match["met"][1:]] + [float(match["attacker"])]
                for (number, _, came), then in zip(match["met"], after, strict=True):
                    changes.setdefault(number, []).append(then - came)
        if changes:
            listed = ", ".join(
                f"{number}: {100 * mean_of(own)[0]:+.1f} +- {100 * mean_of(own)[1]:.1f}"
                for number, own in sorted(changes.items())
            )
            print(f"{names[0]} against {names[1]}, change after each round in points: {listed}")


def print_gains(matches: list[dict[str, Any]]) -> None:
    """Print what the best plans found gain, by rounds."""
    found = [gain for match in matches for gain in match["gains"]]
    if not found:
        return
    print(f"{'rounds':8} steps  attack: median    mean  guard: median    mean")
    for name, rounds in (
        ("1", [1]),
        ("2 to 4", [2, 3, 4]),
        ("5 to 7", [5, 6, 7]),
        ("8", [8]),
        ("all", range(9)),
    ):
        own = [gain for gain in found if gain[0] in rounds]
        if own:
            one, two = [gain[1] for gain in own], [gain[2] for gain in own]
            print(
                f"{name:8} {len(own):5} {statistics.median(one):15.4f} {statistics.mean(one):7.4f} "
                f"{statistics.median(two):14.4f} {statistics.mean(two):7.4f}"
            )
    each = sorted(max(gain[1], gain[2]) for gain in found)
    both = statistics.median(each)
    half = 0.98 * math.sqrt(len(each))
    low = each[max(0, int(len(each) / 2 - half))]
    high = each[min(len(each) - 1, int(len(each) / 2 + half))]
    print(f"the larger of the two: median {both:.4f} ({low:.4f} to {high:.4f})")


def print_chances(matches: list[dict[str, Any]]) -> None:
    """Print the estimates at the start of rounds, and the results."""
    told = [
        (number, chance, bool(match["attacker"]))
        for match in matches
        for number, chance in match["told"]
    ]
    if not told:
        return
    print(f"{'told':14} {'positions':>9} {'mean told':>10} {'Attacker won':>13}")
    for low, high in itertools.pairwise(BINS):
        own = [(c, won) for _, c, won in told if low <= c < high or (high == 1.0 and c == 1.0)]
        if own:
            share = Share(sum(won for _, won in own), len(own))
            mean = statistics.mean(c for c, _ in own)
            print(
                f"{low:4.2f} to {high:4.2f} {len(own):12} {100 * mean:8.1f} % {share_text(share)}"
            )
    for number in range(1, 9):
        own = [(c, won) for place, c, won in told if place == number]
        if own:
            share = Share(sum(won for _, won in own), len(own))
            mean = statistics.mean(c for c, _ in own)
            print(f"round {number} {len(own):16} {100 * mean:8.1f} % {share_text(share)}")
    brier = statistics.mean((c - won) ** 2 for _, c, won in told)
    rate = statistics.mean(won for *_, won in told)
    print(f"Brier score {brier:.4f}; always {100 * rate:.1f} % would have {rate * (1 - rate):.4f}")


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = options.add_subparsers(dest="command", required=True)
    plays = commands.add_parser("play")
    plays.add_argument("--store", type=Path, required=True)
    plays.add_argument("--matches", type=int, default=400, help="of each pair")
    plays.add_argument("--pairs", default="0,1,2,3,4")
    plays.add_argument("--part", default="1/1")
    plays.add_argument("--seed", type=int, default=1)
    reports = commands.add_parser("report")
    reports.add_argument("files", type=Path, nargs="+")
    reports.add_argument("--master", default="21/200", help="wins and matches of two masters")
    asked = options.parse_args()
    if asked.command == "play":
        play(asked)
    else:
        report(asked)


if __name__ == "__main__":
    main()
