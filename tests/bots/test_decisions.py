"""Recorded decisions of the levels without a clock, the same interpreted and compiled.

So the ladder, which is measured on the compiled build, also tells how strong a level is where bots
run interpreted and have the time. `make quick` asks interpreted bots, `make test` compiled ones.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha.bots import LEVELS, Effort, make_bot
from kagemusha.core.action import Legal
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.core.view import View

FILE = Path(__file__).parents[1] / "golden" / "decisions.json"
WORK = {"seven-ronin": 0.002, "wat-aah": 0.02, "era-of-the-ninja": 0.05}
ASKED = 6
"""So many decisions of each level, spread over a match."""


def views_with_choice(match: Match) -> Iterator[tuple[View, Legal]]:
    """Some views and legal actions of seats with a choice, from a match of a fast bot."""
    player, rng = make_bot("random", match.game, match.rules), Rng(1, "decisions")
    found: list[tuple[View, Legal]] = []
    while match.pending:
        seat = match.pending[0]
        view, legal = match.view(seat), match.legal(seat)
        if len(legal) > 2:
            found.append((view, legal))
        match.act_all(seat, player.decide(view, legal, rng))
    yield from found[:: max(1, len(found) // ASKED)][:ASKED]


@pytest.mark.parametrize("game_id", WORK)
def test_a_level_decides_what_is_recorded(game_id: str, request: pytest.FixtureRequest) -> None:
    match = kagemusha.game(game_id).new(seed=2)
    questions = list(views_with_choice(match))
    decided: dict[str, str] = {}
    for level in LEVELS:
        bot = make_bot(level, match.game, match.rules, Effort(WORK[game_id]))
        plans: list[Any] = []
        for number, (view, legal) in enumerate(questions):
            plan = bot.decide(view, legal, Rng(number, level))
            plans.append([action.notation for action in plan])
        decided[level] = hashlib.sha256(json.dumps(plans).encode()).hexdigest()[:12]
    recorded = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    if request.config.getoption("--regenerate-golden"):
        text = json.dumps({**recorded, game_id: decided}, indent=1, sort_keys=True)
        FILE.write_text(f"{text}\n", "utf-8")
    else:
        assert decided == recorded[game_id]
