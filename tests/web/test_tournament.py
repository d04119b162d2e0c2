"""A small tournament, followed on a desktop and on a phone, from its opening to its ranking."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations_in_both


def resign(url: str, screen: Screen) -> None:
    """As the player of a screen does it, at the table where it is."""
    expect(screen.page.locator(".status [role=status]")).to_contain_text("✓")
    table = screen.page.url.rpartition("/")[2]
    headers = {"Authorization": f"Bearer {screen.secret}"}
    address = f"{url}api/tables/{table}/agreements"
    body = {"type": "resign", "command": "r"}
    httpx.post(address, json=body, headers=headers, timeout=60).raise_for_status()


def running(page: str) -> str:
    """The table of the match that is being played."""
    card = httpx.get(page.replace("/lobby/", "/api/lobby/"), timeout=60).raise_for_status().json()
    [table] = [match["table"] for match in card["matches"] if match["points"] is None]
    return str(table)


def test_a_tournament_on_a_desktop_and_a_phone(
    start_server: Callable[..., Server], open_screen: OpenScreen, tmp_path: Path
) -> None:
    url = start_server(f"sqlite:///{tmp_path}/cup.db", "--lobby=on").url
    ada = open_screen("lobby", url=url)
    expect(ada.page.get_by_text("There is no tournament at the moment.")).to_be_visible()
    ada.page.get_by_role("link", name="New tournament").click()
    ada.page.get_by_label("Name of the tournament").fill("Spring cup")
    ada.page.get_by_label("Game").select_option(label="Shinobi WAT-AAH!")
    expect(ada.page.get_by_role("option", name="None")).to_have_count(0)  # it needs a clock
    ada.page.get_by_label("System").select_option(label="Double round robin")
    expect(ada.page.get_by_label("Maximum players")).to_have_value("16")
    ada.page.get_by_label("System").select_option(label="Round robin")
    ada.page.get_by_label("Minutes between rounds").fill("0")
    ada.page.get_by_label("Minimum players").fill("3")
    assert violations_in_both(ada, "tournament-new") == []
    ada.page.keyboard.press("Enter")  # in the last field: no mouse is needed
    expect(ada.page.get_by_role("heading", name="Spring cup")).to_be_visible()
    start = ada.page.get_by_role("button", name="Start the tournament")
    expect(start).to_be_disabled()
    ada.button("Take part").click()
    expect(ada.page.get_by_role("button", name="Leave the tournament")).to_be_visible()

    # Bo finds it in the lobby, on a phone and in Polish; a bot makes them three.
    bo = open_screen("lobby", url=url, width=390, height=844, touch=True, language="pl")
    bo.page.get_by_role("link", name="Zobacz · Spring cup").click()
    bo.page.get_by_role("button", name="Weź udział", exact=True).click()
    expect(bo.page.get_by_role("button", name="Zrezygnuj z udziału")).to_be_visible()
    ada.page.get_by_role("combobox", name="Bot", exact=True).select_option(index=0)
    ada.button("Add bots").click()
    expect(ada.page.get_by_text("Waiting for players: 3 of at most 32")).to_be_visible()
    assert violations_in_both(ada, "tournament-open") == []
    start.click()

    # In each round two meet, and one waits; the page says so without a reload.
    seen = set()
    for round_ in (1, 2, 3):
        expect(ada.page.get_by_text(f"Round {round_} of 3", exact=True)).to_be_visible()
        expect(bo.page.get_by_text(f"Runda {round_} z 3", exact=True)).to_be_visible()
        for screen, button in ((ada, "Play against"), (bo, "Graj przeciw")):
            play = screen.page.get_by_role("button", name=button)
            status = screen.page.get_by_text("no opponent").or_(
                screen.page.get_by_text("nie masz przeciwnika")
            )
            expect(play.or_(status).first).to_be_visible()
            if not play.is_visible():
                seen.add("bye")
                continue
            if round_ == 1:
                assert violations_in_both(screen, f"tournament-{button[:4]}") == []
            if screen is bo:  # as from the list of his games, or from an alert
                bo.go(f"tables/{running(ada.page.url)}")
                expect(bo.page.locator(".status [role=status]")).to_contain_text("✓")
            else:
                play.click()
            screen.page.wait_for_url("**/tables/*")
            if screen is ada:
                expect(ada.page.get_by_role("link", name="Tournament", exact=True)).to_be_visible()
            resign(url, screen)
            again = screen.dialog.get_by_role("link")
            expect(again).to_be_visible()
            seen.add(again.inner_text())
            again.click()
            break
    assert seen & {"Back to the tournament", "Wróć do turnieju"}
    won = re.compile("wygrywa turniej|Pierwsze miejsce dzielą")
    expect(bo.page.get_by_role("status").filter(has_text=won)).to_be_visible()
    expect(ada.page.get_by_role("row")).to_have_count(4)
    assert ada.page.get_by_role("link", name="Review").count() > 0
    ada.picture("tournament-over")
    assert violations_in_both(ada, "tournament-over") == []
    assert violations_in_both(bo, "tournament-over-phone") == []
    width = bo.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing is wider than the phone"
