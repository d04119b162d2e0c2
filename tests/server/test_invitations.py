"""Invitations in the public lobby: one profile asks another to play, and only these two know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kagemusha.table import Opened, Store, TableError, Tables, new_secret
from kagemusha.table.clock import Clock, live
from kagemusha.table.invitations import LASTS, MOST_DAILY, MOST_PENDING
from kagemusha.table.lobby import Lobby
from kagemusha.table.moderation import Moderator
from kagemusha.table.seating import Holder, open_seat, person
from tests.alert_receivers import Requests
from tests.server.conftest import TIMEOUT, Client, MakeServer, on_each_database
from tests.server.test_alerts import options
from tests.server.test_lobby import FAST, Somebody, looking, refused

SEATS = [{"kind": "person"}, {"kind": "open"}]


class Player(Somebody):
    """Somebody who invites and is invited."""

    def invite(self, other: Somebody, **more: Any) -> dict[str, Any]:
        wish = {"game": "seven-ronin", "seats": SEATS, "clock": FAST, "invite": other.id}
        opened: dict[str, Any] = self.ok("POST", "/tables", **{**wish, **more})
        return opened

    def invitations(self) -> tuple[list[str], list[str]]:
        """The tables to which one is invited, and to which one has invited."""
        card = self.ok("GET", "/invitations")
        return (
            [one["table"]["id"] for one in card["received"]],
            [one["table"]["id"] for one in card["sent"]],
        )


def told(line: ClientConnection, *, received: int, sent: int = 0) -> dict[str, Any]:
    """The first message with so many invitations; what everybody is sent is passed over."""
    while True:
        card: dict[str, Any] = json.loads(line.recv(timeout=TIMEOUT))
        if card["type"] == "invitations" and (len(card["received"]), len(card["sent"])) == (
            received,
            sent,
        ):
            return card


@on_each_database
def test_an_invitation_is_sent_seen_and_accepted(make_server: MakeServer) -> None:
    server = make_server(lobby=True)
    ada, bo, cy = (Player(server.url, name) for name in ("Ada", "Bo", "Cy"))
    with looking(server.url) as line, looking(server.url) as other:
        line.send(json.dumps({"key": bo.key}))
        other.send(json.dumps({"key": cy.key}))
        told(line, received=0)
        told(other, received=0)
        opened = ada.invite(bo, rated=True)
        card = told(line, received=1)["received"][0]
        assert (card["host"], card["host_name"], card["guest_name"]) == (ada.id, "Ada", "Bo")
        assert card["table"]["id"] == opened["id"]
        assert card["table"]["rated"]
        assert card["until"] == card["at"] + LASTS["live"]
        assert ada.invitations() == ([], [opened["id"]])
        assert cy.invitations() == ([], [])
        assert cy.ok("GET", "")["waiting"] == [], "the lobby shows it to nobody else"
        assert bo.ok("POST", f"/tables/{opened['id']}/sit")["seat"] == 1
        told(line, received=0)
        assert ada.invitations() == ([], [])


def test_whoever_declines_ends_the_table(make_server: MakeServer) -> None:
    server = make_server(lobby=True)
    ada, bo, cy = (Player(server.url, name) for name in ("Ada", "Bo", "Cy"))
    opened = ada.invite(bo)
    refused(cy.ask("DELETE", f"/invitations/{opened['id']}"), 409, "invitation-gone")
    bo.ok("DELETE", f"/invitations/{opened['id']}")
    seat = Client(server.url, opened["id"], opened["seats"][0]["secret"])
    assert seat.look()["ending"] == {"reason": "declined", "seat": None}
    assert (bo.invitations(), ada.invitations()) == (([], []), ([], []))
    refused(bo.ask("DELETE", f"/invitations/{opened['id']}"), 409, "invitation-gone")
    again = ada.ask("POST", "/tables", game="seven-ronin", seats=SEATS, invite=bo.id)
    refused(again, 409, "invitation-declined")
    three = [*SEATS, {"kind": "open"}]
    more = cy.invite(bo, game="wat-aah", seats=three)
    bo.ok("DELETE", f"/invitations/{more['id']}")
    assert cy.ok("GET", "/invitations")["sent"][0]["declined"]
    third = Client(server.url, more["id"], more["seats"][0]["secret"])
    assert third.look()["ending"] is None, "it waits for others"
    for client in (seat, third):
        client.close()


def test_from_whom_one_wants_none(make_server: MakeServer) -> None:
    """They get the same answers as if they were not blocked."""
    server = make_server(lobby=True)
    ada, bo, cy = (Player(server.url, name) for name in ("Ada", "Bo", "Cy"))
    before = ada.invite(bo)
    bo.ok("POST", "/uninvited", who=ada.id)
    assert bo.ok("GET", "/uninvited") == [{"who": ada.id, "name": "Ada"}]
    ada.invite(cy)
    assert len(ada.invitations()[1]) == 2, "sent, for all that she can see"
    sent = ada.ok("GET", "/invitations")["sent"]
    assert {frozenset(one) for one in sent} == {frozenset(sent[0])}
    assert bo.invitations() == ([], [])
    refused(bo.ask("DELETE", f"/invitations/{before['id']}"), 409, "invitation-gone")
    twice = ada.ask("POST", "/tables", game="seven-ronin", seats=SEATS, invite=bo.id)
    refused(twice, 409, "invitation-waits")
    bo.ok("POST", "/uninvited", who=ada.id, wanted=True)
    assert bo.invitations() == ([before["id"]], [])
    refused(bo.ask("POST", "/uninvited", who="nobody"), 404, "lobby-no-profile")


def test_what_is_refused(lite_url: str) -> None:
    """Strangers, oneself, too many at once or a day; and that it expires."""
    clock = [1_000_000]
    with Store.open(lite_url) as store, Tables(store, every=None, now=lambda: clock[0]) as tables:
        lobby, keys = Lobby(tables), [new_secret() for _ in range(MOST_DAILY + 2)]
        host, *guests = (lobby.keep(key, "x") for key in keys)

        def invite(guest: str, time: Clock | None = None, other: Holder | None = None) -> Opened:
            wish: dict[str, Any] = {"clock": time or live(600), "invite": guest}
            holders = [person(), other or open_seat()]
            return lobby.open(host, keys[0], "seven-ronin", holders, **wish)

        def why(guest: str, other: Holder | None = None) -> str:
            with pytest.raises(TableError) as found:
                invite(guest, other=other)
            return found.value.messages[0].id

        assert why("nobody") == "lobby-no-profile"
        assert why(host.id) == "invitation-self"
        assert why(guests[0].id, other=person()) == "invitation-no-seat"
        for guest in guests[:MOST_PENDING]:
            invite(guest.id)
        assert why(guests[-1].id) == "invitation-many"
        clock[0] += LASTS["live"] - 1
        assert len(lobby.invitations(host.id)) == MOST_PENDING
        clock[0] += 1
        assert lobby.invitations() == []
        for number in range(MOST_PENDING, MOST_DAILY):
            invite(guests[number].id)
            clock[0] += LASTS["live"]
        assert why(guests[-1].id) == "invitation-often"
        clock[0] += 24 * 3_600_000
        slow = invite(guests[0].id, Clock())
        clock[0] += LASTS["none"] - 1
        assert [one.table.id for one in lobby.invitations()] == [slow.table.id]
        assert len(lobby.data(keys[0], host)["invitations"]) == 1
        lobby.forget(keys[1], guests[0])
        assert lobby.invitations() == []


def test_the_operator_shuts_somebody_out(make_server: MakeServer) -> None:
    """Whose key is blocked can neither invite nor follow invitations."""
    server = make_server(lobby=True, heartbeat=0.05)
    ada, bo = (Player(server.url, name) for name in ("Ada", "Bo"))
    opened = ada.invite(bo)
    with looking(server.url) as line:
        line.send(json.dumps({"key": ada.key}))
        told(line, received=0, sent=1)
        Moderator(server.tables[0]).take("block-seat", opened["id"], seat=0)
        with pytest.raises(ConnectionClosed, match="server-blocked"):
            told(line, received=0, sent=2)
    refused(ada.ask("GET", "/invitations"), 403, "server-blocked")


def test_an_invitation_comes_as_an_alert(make_server: MakeServer) -> None:
    requests = Requests()
    server = make_server(lobby=True, alerts=options())
    ada, bo, cy = (Player(server.url, name) for name in ("Ada", "Bo", "Cy"))
    headers = {"Authorization": f"Bearer {new_secret()}"}
    wish = {"secrets": [], "profile": bo.key, "webhook": requests.url}
    saved = server.http.post("/api/alerts/mine", json=wish, headers=headers).json()
    assert saved["seats"] == 0
    bo.ok("POST", "/uninvited", who=cy.id)
    cy.invite(bo)
    opened = ada.invite(bo)
    _, _, body = requests.next()
    message = json.loads(body)
    assert message["type"] == "invitation"
    assert message["turns"] == []
    [one] = message["invitations"]
    assert (one["table"], one["game"]) == (opened["id"], "seven-ronin")
    assert one["link"].endswith("/play/lobby")
    assert "invites you" in message["text"]
    assert "Ada" not in body.decode(), "a name could be an insult"
    requests.close()
