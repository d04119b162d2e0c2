"""Clocks that run out, as both sides see it."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import expect

from kagemusha.table.seat_secrets import new_id
from tests.web.conftest import OpenScreen, Server

SECONDS = 12


def timed(server: Server, out: str, **more: Any) -> list[str]:
    """The paths of both seats of a table of 7 Ronin with little time."""
    body = {
        "game": "seven-ronin",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}],
        "clock": {"kind": "live", "seconds": SECONDS, "increment": 300, "out": out},
        "spectators": False,
        **more,
    }
    answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
    return [seat["link"].removeprefix("/") for seat in answer.json()["seats"]]


def post(server: Server, path: str, route: str, **body: Any) -> Any:
    """Do something for a seat; the update that it makes."""
    table, _, secret = path.removeprefix("tables/").partition("#secret=")
    headers = {"Authorization": f"Bearer {secret}"}
    address = f"{server.url}api/tables/{table}/{route}"
    answer = httpx.post(address, json={"command": new_id(), **body}, headers=headers, timeout=60)
    return answer.raise_for_status().json()


def agree(server: Server, ada: str, bo: str, what: str) -> None:
    """Ada proposes something, and Bo agrees."""
    update = post(server, ada, "agreements", type="propose", what=what)
    number = update["agreements"]["proposal"]["number"]
    post(server, bo, "agreements", type="answer", proposal=number, agree=True)


def only_bo_is_asked(server: Server, out: str) -> list[str]:
    """The paths of both seats. Time stands still until they resume: browsers may start slowly."""
    ada, bo = timed(server, out)
    post(server, ada, "act", plan="deploy well 1, inn 1; seal")
    agree(server, ada, bo, "pause")
    return [ada, bo]


def test_who_is_late_has_lost(open_screen: OpenScreen, server: Server) -> None:
    ada, bo = only_bo_is_asked(server, "lose")
    winner = open_screen(ada, language="fr")
    loser = open_screen(bo, language="pl", width=390, height=844)
    for screen in (winner, loser):
        expect(screen.page.locator("main.board")).to_be_visible()
    agree(server, ada, bo, "resume")
    expect(loser.page.locator(".clock.short").first).to_be_attached()
    expect(winner.dialog.get_by_role("heading", name="Vous gagnez")).to_be_visible()
    expect(winner.dialog).to_contain_text("Temps écoulé : Bo")
    expect(loser.dialog).to_contain_text("Twój czas minął")
    winner.picture("time-won")
    loser.picture("time-lost")
    assert winner.update()["result"]["winners"] == [0]
    assert loser.update()["pending"] == []
    winner.page.keyboard.press("Escape")
    winner.page.get_by_role("button", name="Résultat", exact=True).click()  # it can be had again
    expect(winner.dialog).to_contain_text("Temps écoulé : Bo")


def test_a_bot_moves_for_who_is_late(open_screen: OpenScreen, server: Server) -> None:
    ada, bo = only_bo_is_asked(server, "bot")
    late = open_screen(bo)
    late.update()
    agree(server, ada, bo, "resume")
    for _ in range(20):
        heard = [update["standing_in"] for update in late.updates()]
        if [1] in heard and not heard[-1]:
            break
        late.hear(len(heard))
    assert [1] in heard
    assert late.update()["ending"] is None
    assert late.wait("plan", "choose")  # the seat is Bo's again


def test_who_may_only_sit_down_is_not_invited_to_watch(
    open_screen: OpenScreen, server: Server
) -> None:
    open_seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    for spectators, words in ((True, "can take a seat or watch"), (False, "can take a seat")):
        path, _ = timed(server, "lose", seats=open_seats, spectators=spectators)
        screen = open_screen(path)
        label = screen.dialog.locator("label").first
        expect(label).to_contain_text(words)
        assert ("watch" in label.inner_text()) == spectators
