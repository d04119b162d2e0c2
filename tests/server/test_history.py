"""Looking back, and playing on from a moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match
from tests.server.conftest import Client, Open, Server

VARIANTS = [
    pytest.param(game, seats, options, id=f"{game.id}-{number}")
    for game in map(kagemusha.game, kagemusha.games())
    for number, (seats, options) in enumerate(game.variants(), start=1)
]


def finished(server: Server, game: str = "wat-aah") -> tuple[str, dict[str, Any]]:
    """A table made of a match that was played to its end, and its log."""
    match = kagemusha.game(game).new(2, {}, seed=3)
    dice = random.Random(3)
    while match.result is None:
        seat = match.pending[0]
        match.act(seat, dice.choice(match.legal(seat)))
    log = match.to_dict()
    table: str = server.http.post("/api/tables/import", json=log).json()["id"]
    return table, log


def test_every_moment_of_a_match_that_is_over(server: Server) -> None:
    table, log = finished(server)
    match = kagemusha.replay(log)
    last = len(log["moves"])
    for move in (last, 0, 1, 17, last):
        look = server.http.get(f"/api/tables/{table}/history?move={move}&language=fr").json()
        assert (look["move"], look["moves"]) == (move, last)
        everybody = [look["spectator"], *look["seats"]]
        assert [update["seat"] for update in everybody] == [None, 0, 1]
        for update in everybody:
            assert len(update["text"]["events"]) == len(update["events"])
            assert bool(update["ending"]) == (move == last)
    assert look["seats"][0]["view"]["hand"] == list(match.view(0).hand)  # type: ignore[attr-defined]
    gone = server.http.get(f"/api/tables/{table}/history?move={last + 1}")
    assert (gone.status_code, gone.json()["id"]) == (400, "table-no-such-move")


def test_the_events_of_all_moves_are_those_of_the_match(server: Server) -> None:
    table, log = finished(server, "seven-ronin")
    told: list[Any] = []
    for move in range(len(log["moves"]) + 1):
        look = server.http.get(f"/api/tables/{table}/history?move={move}").json()
        told += look["seats"][1]["events"]
    assert told == [event.to_dict() for event in kagemusha.replay(log).events(1)]


def test_nothing_is_looked_back_at_while_it_runs(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    early = ada.http.get("history")
    assert (early.status_code, early.json()["id"]) == (409, "table-still-running")


def test_playing_on_from_what_a_seat_knew(server: Server, open_table: Open) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "random"}]
    [ada] = open_table(server, "wat-aah", seats=seats)
    if 0 in ada.look()["pending"]:
        ada.step("0")
    known = ada.look()
    opened = ada.post("fork", number=known["number"])
    assert opened.status_code == 201, opened.text
    mine, other = opened.json()["seats"]
    assert (mine["kind"], mine["name"], other["kind"]) == ("person", "Ada", "bot")
    fork = Client(server.url, opened.json()["id"], mine["secret"])
    start = fork.get("updates", since=0)["updates"] or [fork.look()]
    assert start[0]["view"] == known["view"]
    assert ada.get("")["header"]["position"] is None
    assert fork.get("")["header"]["position"] == "hidden"
    fork.close()
    for body, status in (
        ({"number": 999}, 400),
        ({"move": 1}, 400),
        ({"seat": 1}, 403),
        ({"bot": "nobody"}, 400),
    ):
        assert ada.post("fork", **body).status_code == status, body
    nobody = Client(server.url, ada.table, None)
    assert nobody.post("fork").json()["id"] == "table-fork-seat"
    nobody.close()


def test_nobody_plays_on_from_a_match_between_people(server: Server, open_table: Open) -> None:
    """A bot would be asked about a match that is still played."""
    ada, _ = open_table(server)
    refused = ada.post("fork")
    assert (refused.status_code, refused.json()["id"]) == (409, "table-fork-people")


def test_playing_on_from_where_it_truly_stood(server: Server) -> None:
    table, _ = finished(server)
    nobody = Client(server.url, table, None)
    opened = nobody.post("fork", move=5, seat=1, bot="random").json()
    assert [seat["kind"] for seat in opened["seats"]] == ["bot", "person"]
    assert nobody.post("fork").json()["id"] == "table-fork-over"
    assert nobody.post("fork", move=5, seat=9).status_code == 400
    nobody.close()


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_any_moment_can_be_played_on_from(game: Game, seats: int, options: Options) -> None:
    """A world drawn from what a seat knows is a position, in which the seat sees the same."""
    match = game.new(seats, options, seed=2)
    dice = random.Random(2)
    for step in range(60):
        if match.result is not None:
            break
        seat = step % match.rules.seats
        world = match.rules.determinize(match.view(seat), Rng(step, "fork"))
        line = match.rules.write_position(world)
        again = Match(game, match.rules, 1, position=line)
        assert again.view(seat).to_json() == match.view(seat).to_json()
        assert again.legal(seat) == match.legal(seat)
        mover = dice.choice(match.pending)
        match.act(mover, dice.choice(match.legal(mover)))
