"""Plays a match in parallel with the terminal: what a person types, and the expected result.

Bots decide only by seed, seat and number of moves, so both matches are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import kagemusha
from kagemusha.bots import make_bot
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match

SIDES = ("attacker", "defender")

Chooser = Callable[[Match, int, Rng], list[str]]
"""What a person does on a seat: one action, or a whole plan."""


def by_chance(match: Match, seat: int, rng: Rng) -> list[str]:
    """Any legal action; while planning, a whole plan of them."""
    trial = match.clone()
    done: list[str] = []
    while seat in trial.pending:
        action = rng.choice(trial.legal(seat))
        done.append(action.notation)
        if action.verb not in ("deploy", "seal") or action.verb == "seal":
            break
        trial.act(seat, action)
    return done


def typed(plan: list[str]) -> list[str]:
    """The lines for a plan: every ninja with a plus, as the planner sets numbers."""
    lines = []
    for action in plan:
        words = action.split()
        if words[0] != "deploy":
            lines.append(action)
        elif len(words) == 2:
            lines.append(f"{words[1]} +1")
        else:
            lines.append(" ".join(words[1:]))
    return lines


def play(
    side: str,
    bot: str,
    seed: int,
    options: Mapping[str, Any] | None = None,
    choose: Chooser = by_chance,
    position: str | None = None,
) -> tuple[list[str], Match]:
    """The lines that a person types through a whole match, and the match."""
    game = kagemusha.game("seven-ronin")
    if position is None:
        match = game.new(options=options, seed=seed)
    else:
        match = game.position(position, options=options, seed=seed)
    person = SIDES.index(side)
    player = make_bot(bot, game, match.rules)
    rng = Rng(seed, "person")
    lines: list[str] = []
    while match.pending:
        if person in match.pending:
            plan = choose(match, person, rng)
            lines += typed(plan)
            match.act_all(person, plan)
        else:
            other = 1 - person
            own = Rng(str(seed), "bot", other, len(match.moves))
            match.act_all(other, player.decide(match.view(other), match.legal(other), own))
    return lines, match
