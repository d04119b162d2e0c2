"""The kernel against a plain referee: every legal list and every table of whole random matches."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kagemusha
from kagemusha import Match
from tests.games.seven_ronin.referee import Referee
from tests.games.seven_ronin.table import EDITIONS, MINIATURE, look
from tests.games.seven_ronin.test_board import HAMLET

pytestmark = pytest.mark.slow

COMBAT = ("ronin-abilities", "division", "area-abilities", "passage-division")
FIELDS_FIRST: dict[str, Any] = {
    **HAMLET,
    "name": "fields first",
    "area": [
        {"id": "inn", "kind": "inn", "limit": 2},
        {"id": "low", "kind": "field", "limit": 2},
        {"id": "shed", "kind": "plain", "limit": 1},
        {"id": "high", "kind": "field", "limit": 2},
        {"id": "pen", "kind": "animal-pen", "limit": 1},
        {"id": "graves", "kind": "burial-grounds", "limit": 2},
        {"id": "road", "kind": "passage", "limit": 2},
    ],
}
VARIANTS: dict[str, dict[str, Any]] = {
    **{edition: {"edition": edition} for edition in EDITIONS},
    "spies": {"spy": True},
    "miniature": {"board": MINIATURE},
    "hamlet": {"board": HAMLET},
    "fields first": {"board": FIELDS_FIRST, "edition": "pl"},
}
STARTS = (
    "",
    "round=5 supply=3 ronin=yobu:1,yumi:1,musashi:1,hayai:2,taiko:2,kabe:3,tasuke:1 "
    "ninja=watchtower:3,passage:2,inn:1,shrine:1,granary:9,green:2",
    "round=6 reserves=20 supply=0 ninja=passage:2,inn:1,well:1,burial-grounds:2,granary:4 "
    "held=tasuke,kabe silenced=tasuke ronin=yobu:2,yumi:1,musashi:3,hayai:4,taiko:4,kabe:5@field-2,"
    "tasuke:1@field-2",
    "round=4 reserves=4 ninja=watchtower:1,inn:1,well:1 ronin=yobu:x,yumi:2,musashi:x,hayai:4,"
    "taiko:3,kabe:6,tasuke:2",
    "round=3 reserves=3 ninja=green:2 ronin=yobu:x,yumi:2,hayai:x,taiko:x,kabe:6,tasuke:2",
)


def seen(match: Match) -> dict[str, object]:
    """The table as the match shows it, in the referee's words."""
    view = look(match)
    table = Referee(view).table()
    step = "planning" if view.step.startswith("spy") else view.step
    won = (view.winner, view.reason) if view.winner else None
    return {**table, "step": step, "won": won}


def ability(line: str) -> str:
    """Whose ability a line uses: each is to be met as often as the next."""
    words = line.split()
    return " ".join(words[: 3 if words[0] == "inn" else 1])


def follow(match: Match, dice: random.Random) -> Counter[str]:
    """Play at random to the end, the referee looking on. What was done, by its first words."""
    done: Counter[str] = Counter()
    referee = Referee(look(match))
    ninja: Counter[str] = Counter()
    ronin: dict[str, str] = {}
    sealed: set[int] = set()
    while match.pending:
        step = look(match).step
        if step in COMBAT:
            (seat,) = match.pending
            assert seat == (0 if step == "area-abilities" else 1)
            offered = [action.notation for action in match.legal(seat)]
            assert len(offered) == len({*offered})
            assert {*offered} == referee.legal(), match.position()
            used = dice.choice(sorted({ability(line) for line in offered}))
            line = dice.choice([line for line in offered if ability(line) == used])
            before = match.position()
            events = match.act(seat, line)
            for event in events:
                assert event.kind != "seven-ronin-ronin-wounded" or event.args["number"]
                assert event.kind != "seven-ronin-area-occupied" or event.args["area"] != "green"
            referee.play(line)
            assert seen(match) == referee.table(), (before, line)
            done[used] += 1
            continue
        seat = dice.choice(match.pending)
        action = dice.choice(match.legal(seat))
        match.act(seat, action)
        parts = dict(action.parts)
        if action.verb == "seal":
            sealed.add(seat)
        elif action.verb == "deploy" and seat == 0:
            ninja[str(parts["area"])] += 1
        elif action.verb == "deploy":
            ronin[str(parts["ronin"])] = str(parts["area"])
        if sealed == {0, 1}:
            referee.reveal(ninja, ronin)
            assert seen(match) == referee.table(), match.position()
            ninja, ronin, sealed = Counter(), {}, set()
    assert referee.won is not None
    return done


@pytest.mark.parametrize("name", VARIANTS)
def test_whole_matches_as_the_referee_sees_them(name: str) -> None:
    """R7.6 and R7.8 to R7.23 at once."""
    game = kagemusha.game("seven-ronin")
    options = VARIANTS[name]
    done: Counter[str] = Counter()
    for seed in range(100):
        line = STARTS[seed % len(STARTS)] if "board" not in options else ""
        match = game.position(line, options=options, seed=seed)
        done += follow(match, random.Random(seed))
    if "board" not in options:
        abilities = {"musashi", "yumi", "taiko", "hayai", "yobu", "divide", "done"}
        kinds = {"watchtower", "granary", "well", "animal-pen", "shrine", "burial-grounds"}
        copies = {f"inn as {kind}" for kind in (*kinds, "passage", "field")}
        assert {*done} == abilities | kinds | {"passage"} | copies
