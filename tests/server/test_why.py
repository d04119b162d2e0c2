"""What a plan would break can be asked, and the answer tells nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.errors import KagemushaError
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match
from kagemusha.table.clock import Clock
from kagemusha.table.state import TableState
from kagemusha.table.table_setup import setup_of
from tests.server.conftest import Client, Open, Server

STEPS = 24
TRIED = 4
VARIANTS = [
    pytest.param(game, seats, options, id=f"{game.id}-{number}")
    for game in map(kagemusha.game, kagemusha.games())
    for number, (seats, options) in enumerate(game.variants(), start=1)
]


def asked(client: Client, plan: str | list[str], **more: Any) -> list[dict[str, str]]:
    answer = client.post("why", plan=plan, **more)
    assert answer.status_code == 200, answer.text
    reasons: list[dict[str, str]] = answer.json()["reasons"]
    return reasons


def test_every_broken_rule_is_named_and_nothing_is_done(server: Server, open_table: Open) -> None:
    ada, bo = open_table(server)
    assert asked(ada, "deploy well 1, inn 1; seal") == []
    assert asked(ada, ["deploy well", "deploy inn"]) == []
    (reason,) = asked(ada, "seal", language="fr")
    assert reason["rule"].startswith("R7.")
    assert reason["id"].startswith("refused-seven-ronin-")
    assert reason["text"] != asked(ada, "seal", language="pl")[0]["text"]
    assert asked(ada, "dance")[0]["id"].startswith("notation-")
    assert ada.look()["number"] == bo.look()["number"] == 0


def test_it_takes_a_secret(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    nobody = Client(server.url, ada.table, None)
    assert nobody.post("why", plan="seal").status_code == 401
    assert ada.post("why", plan="seal", seat=1).status_code == 403
    nobody.close()


def test_tips_are_for_the_own_seat_alone(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    nobody = Client(server.url, ada.table, None)

    def passage(client: Client) -> str:
        tips = client.get("tips", language="en")
        tip = next(tip for tip in tips if tip["id"] == "passage")
        return " ".join(tip["now"])

    assert "your 40 Reserves" in passage(ada)
    assert "the Attacker’s 40 Reserves" in passage(nobody)
    assert ada.http.get("tips", params={"seat": 1}).status_code == 403
    nobody.close()


def answers(match: Match, seat: int, plan: list[str]) -> Any:
    """What a table says to the question and to the plan itself."""
    setup = setup_of(match, seed="", clock=Clock(), spectators=True, created=0)
    state = TableState(setup, [], match)
    try:
        state.after_plan(0, seat, plan, to_reveal=True)
        done: Any = True
    except KagemushaError as error:
        done = error.messages
    return state.why_not(seat, plan), done


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_twins_are_answered_the_same(game: Game, seats: int, options: Options) -> None:
    """Only hidden things differ between the two: so must no answer."""
    match = game.new(seats, options, seed=1)
    dice = random.Random(1)
    words = [action.notation for action in match.rules.vocabulary()]
    for step in range(STEPS):
        if match.result is not None:
            break
        for seat in range(match.rules.seats):
            twin = match.clone()
            twin._state = match.rules.disguise(match._state, seat, Rng(step, "twin"))
            plans = [[dice.choice(words)] for _ in range(TRIED)]
            legal = [action.notation for action in match.legal(seat)]
            if legal:
                plans += [[dice.choice(legal), dice.choice(words)] for _ in range(TRIED)]
            for plan in plans:
                assert answers(match, seat, plan) == answers(twin, seat, plan), plan
        seat = dice.choice(match.pending)
        match.act(seat, dice.choice(match.legal(seat)))
