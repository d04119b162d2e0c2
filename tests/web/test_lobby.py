"""Two strangers in the public lobby: they find each other, and one moves to another device."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations_in_both


def give_up(url: str, *, loser: Screen, winner: Screen) -> None:
    """Play by requests until nobody can abort; then one resigns."""
    table = winner.page.url.rpartition("/")[2]
    for screen in (loser, winner):
        screen.expect_problem("/why")  # a page that plans may ask when the match is over

    def ask(secret: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {secret}"}
        address, method = f"{url}api/tables/{table}/{path}", "POST" if body else "GET"
        answer = httpx.request(method, address, json=body, headers=headers, timeout=60)
        return answer.raise_for_status().json()

    for secret in (winner.secret, loser.secret):
        for step in itertools.count():
            now = ask(secret, "updates")["updates"][0]
            if "resign" in now["agreements"]["can"] or not now["legal"]:
                break
            ask(secret, "act", {"command": f"s{step}", "plan": now["legal"][-1]["notation"]})
    ask(loser.secret, "agreements", {"type": "resign", "command": "r"})


def test_strangers_meet_and_one_takes_a_second_device(
    start_server: Callable[..., Server], open_screen: OpenScreen, tmp_path: Path
) -> None:
    url = start_server(f"sqlite:///{tmp_path}/lobby.db", "--lobby=on").url
    ada = open_screen(url=url)
    ada.page.get_by_role("link", name="Public lobby").click()
    expect(ada.page.get_by_text("Nobody is waiting at the moment.")).to_be_visible()
    ada.button("Your identity").click()
    ada.dialog.get_by_label("Your name").fill("Ada")
    ada.dialog.get_by_role("button", name="Save").click()
    expect(ada.dialog.get_by_text("Saved.")).to_be_visible()
    ada.dialog.get_by_text("Show QR code").click()
    expect(ada.dialog.get_by_role("img", name="QR code")).to_be_visible()
    link = ada.dialog.get_by_label("Link for your other devices").input_value()
    ada.picture("lobby-identity")
    assert violations_in_both(ada, "lobby-identity") == []
    ada.page.keyboard.press("Escape")

    # Bo looks on a phone while Ada starts to wait, and joins her; nobody filled in a form.
    bo = open_screen("lobby", url=url, width=390, height=844, touch=True, language="fr")
    expect(bo.page.get_by_role("button", name="Rejoindre")).to_have_count(0)
    ada.page.get_by_label("Game").select_option(label="7 Ronin")
    expect(ada.page.get_by_role("checkbox", name="Rated")).to_be_checked()
    ada.page.get_by_role("button", name="Find a match").click()
    ada.page.wait_for_url("**/tables/*")
    expect(ada.dialog).to_contain_text("Others see your table in the public lobby")
    expect(ada.page).to_have_title(re.compile("^Waiting for one more player"))
    join = bo.page.get_by_role("button", name="Rejoindre · Ada")
    expect(join).to_be_visible()
    bo.picture("lobby-phone")
    assert violations_in_both(bo, "lobby-phone") == []
    join.click()
    bo.page.wait_for_url(ada.page.url)
    expect(ada.dialog.get_by_text("Everybody is here.")).to_be_visible()
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    expect(ada.page.get_by_text("7 Ronin · English edition · Rated")).to_be_attached()

    # Another device of Ada's has the link alone, and with it her name and her seat.
    other = open_screen(link.removeprefix(url), url=url, dark=True)
    assert "key=" not in other.page.url
    other.dialog.get_by_role("button", name="Use it here").click()
    expect(other.page.get_by_role("button", name="You are Ada")).to_be_visible()
    other.picture("lobby-dark")
    expect(other.page.get_by_role("heading", name="Being played")).to_be_visible()
    other.page.get_by_role("link", name="Resume").click()
    expect(other.page.locator(".actions.mine")).to_be_visible()

    # The match is over: the winner's profile and the leaderboard show it, with uncertainty.
    give_up(url, loser=bo, winner=ada)
    other.go("lobby")
    other.page.get_by_role("link", name="Your profile").click()
    expect(other.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    expect(other.page.get_by_role("cell", name="1662 (+162)")).to_be_visible()
    other.picture("profile")
    assert violations_in_both(other, "profile") == []
    bo.go("lobby/ratings")
    expect(bo.page.get_by_role("row")).to_have_count(2)
    expect(bo.page.get_by_text(re.compile(r"1(662|338) ± 58\d"))).to_be_visible()
    bo.picture("ratings-phone")
    assert violations_in_both(bo, "ratings-phone") == []

    other.go("lobby")
    other.button("You are Ada").click()
    with other.page.expect_download() as download:
        other.button("Download my data").click()
    data = json.loads(Path(download.value.path()).read_text())
    assert data["profile"]["name"] == "Ada"
    assert len(data["seats"]) == 1
    other.button("Delete my data").click()
    other.dialog.get_by_role("button", name="Delete my data").click()
    expect(other.button("Your identity")).to_be_visible()
    expect(other.page.locator("main")).not_to_contain_text("Ada")


def named(screen: Screen, name: str, *, saved: str, identity: str) -> str:
    """Take a name in the lobby; the path of the profile."""
    screen.page.get_by_role("button", name=identity, exact=True).click()
    screen.dialog.locator("input").first.fill(name)
    screen.page.keyboard.press("Enter")
    expect(screen.dialog.get_by_text(saved)).to_be_visible()
    screen.page.keyboard.press("Escape")
    return f"lobby/players/{screen.kept('profile')['id']}"


def test_one_invites_another_who_accepts_and_later_declines(
    start_server: Callable[..., Server], open_screen: OpenScreen, tmp_path: Path
) -> None:
    url = start_server(f"sqlite:///{tmp_path}/lobby.db", "--lobby=on").url
    ada = open_screen("lobby", url=url)
    bo = open_screen("lobby", url=url, width=390, height=844, touch=True, language="fr")
    own = named(ada, "Ada", saved="Saved.", identity="Your identity")
    path = named(bo, "Bo", saved="Enregistré.", identity="Votre identité")

    def invite() -> None:
        ada.button("Invite to play").click()
        ada.dialog.get_by_label("Game").select_option(label="7 Ronin")
        ada.dialog.get_by_label("Your side").select_option(label="Attacker")
        ada.picture("invite")

    ada.go(path)
    invite()
    assert violations_in_both(ada, "invite") == []
    ada.dialog.get_by_role("button", name="Send the invitation").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/tables/*")
    expect(bo.page.get_by_text("Ada vous invite")).to_be_visible()
    bo.picture("invited-phone")
    assert violations_in_both(bo, "invited-phone") == []
    bo.page.get_by_role("button", name="Accepter").focus()
    bo.page.keyboard.press("Enter")
    bo.page.wait_for_url("**/tables/*")
    assert bo.page.url == ada.page.url
    expect(ada.dialog.get_by_text("Everybody is here.")).to_be_visible()

    # From the end of the match it is one step to the other's profile, and to another invitation.
    give_up(url, loser=bo, winner=ada)
    ada.page.reload()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("link", name="Profile", exact=True).click()
    invite()
    ada.dialog.get_by_role("button", name="Send the invitation").click()
    ada.page.wait_for_url("**/tables/*")
    bo.go("")
    bo.page.get_by_role("link", name="1 invitation à jouer").click()
    bo.page.get_by_role("button", name="Refuser").click()
    expect(bo.page.get_by_text("Ada vous invite")).to_have_count(0)
    expect(ada.page.get_by_text("The invitation was declined").first).to_be_visible()
    ada.picture("declined")

    # Whoever wants no more of them says so on the profile, and can take it back on their own.
    bo.go(own)
    bo.page.get_by_role("button", name="Pas d’invitations de Ada").click()
    expect(bo.page.get_by_text("Vous ne recevrez plus d’invitations de Ada.")).to_be_visible()
    bo.picture("profile-phone")
    bo.go(path)
    bo.page.get_by_role("button", name="Autoriser à nouveau").click()
    expect(bo.page.get_by_text("Pas d’invitations de")).to_have_count(0)
