"""Matches of the champion of WAT-AAH! against a rival: the master, or another champion."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kagemusha.bots.thinking_time import Effort
from kagemusha.bots.wat_aah.champion import ChampionBot
from kagemusha.bots.wat_aah.learned import decoded
from kagemusha.bots.wat_aah.levels import MASTER, LevelBot
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells
from kagemusha.games.wat_aah.rules import WatAah


def learned_in(file: str, variant: str) -> dict[str, Any]:
    """What a file says of a variant."""
    return {} if file == "-" else decoded(Path(file).read_text("utf-8"))[variant]


def split(variant: str) -> tuple[str, int]:
    """The mode and the number of seats."""
    mode, _, seats = variant.rpartition("-")
    return mode, int(seats)


class Pair:
    """Matches against rivals on all other seats: each deal once with the champion on each seat."""

    def __init__(
        self,
        variant: str,
        champion: str,
        work: float,
        against: float,
        rival: str = "",
        **settings: Any,
    ) -> None:
        mode, seats = split(variant)
        self.rules = WatAah().rules(seats, {"mode": mode})
        learned = learned_in(champion, variant) if champion else None
        self.champion = ChampionBot(self.rules, Effort(work), learned, **settings)
        self.rival = LevelBot(self.rules, MASTER, Effort(against))
        if rival:
            self.rival = ChampionBot(self.rules, Effort(against), learned_in(rival, variant))
        self.spent = {"champion": [0.0, 0.0], "rival": [0.0, 0.0]}

    def deal(self, number: int) -> float:
        """The champion's mean win share over all seats."""
        seats = self.rules.seats
        return sum([self._match(number, seat) for seat in range(seats)]) / seats

    def _match(self, number: int, own: int) -> float:
        draw = Rng(number, "deal")
        dice = cells([1 + draw.bits(31) % 2147483562, 1 + draw.bits(31) % 2147483398])
        rngs = [Rng(number, "bot", seat) for seat in range(self.rules.seats)]
        state = self.rules.setup()
        while True:
            state.answer_chance(dice)
            seat = state.owing()
            if seat < 0:
                break
            bot, name = (self.champion, "champion") if seat == own else (self.rival, "rival")
            view, legal = self.rules.view(state, seat), self.rules.legal(state, seat)
            began = time.process_time()
            plan = bot.decide(view, legal, rngs[seat])
            if len(legal) > 1:
                self.spent[name][0] += time.process_time() - began
                self.spent[name][1] += 1
            for action in self.rules.arrange(state, seat, plan) if len(plan) > 1 else plan:
                self.rules.apply(state, seat, action)
        winners = [winner for winner in range(self.rules.seats) if state.winners() >> winner & 1]
        return (own in winners) / len(winners)


def match(
    variant: str,
    part: int,
    seconds: float,
    champion: str,
    out: Path,
    settings: dict[str, Any],
    work: float = 1.0,
    against: float | None = None,
    rival: str = "",
) -> None:
    """Play a deal or more, and write the champion's share of each, and the time of each bot."""
    until = time.monotonic() + seconds
    other = work if against is None else against
    pair = Pair(variant, champion, work, other, rival, **settings)
    shares: list[float] = []
    while not shares or time.monotonic() < until:
        shares.append(pair.deal(1000 * part + len(shares)))
    out.write_text(json.dumps({"shares": shares, "spent": pair.spent}), "utf-8")


def report(files: Sequence[Path], seats: int) -> str:
    """Elo of the champion over its rival, with the 95 % interval, and the times."""
    told = [json.loads(file.read_text("utf-8")) for file in files]
    shares = [share for each in told for share in each["shares"]]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    around = 1.96 * math.sqrt(spread / len(shares))

    def elo(share: float) -> float:
        certain = min(max(share, 0.001), 0.999)
        return 400.0 * math.log10(certain / (1 - certain) * (seats - 1))

    def milliseconds(name: str) -> float:
        spent = [each["spent"][name] for each in told]
        return float(1000 * sum(each[0] for each in spent) / max(1, sum(each[1] for each in spent)))

    return (
        f"{len(shares)} deals, share {mean:.3f}, {elo(mean):.0f} Elo "
        f"({elo(mean - around):.0f} to {elo(mean + around):.0f}); a decision takes the champion "
        f"{milliseconds('champion'):.1f} ms, the rival {milliseconds('rival'):.1f} ms"
    )
