"""Turn alerts: the dialog, the open page, the service worker, the mails."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.alert_receivers import Browser, Mailbox, Requests
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations
from tests.web.test_installed import installed

# `kagemusha serve`, which may send to this machine, and at once.
HURRIED = """
import sys
from functools import partial
from kagemusha.server import __main__, serve
serve.AlertOptions = partial(serve.AlertOptions, loopback=True, hurry=True, every=0.1)
sys.exit(__main__.main())
"""
ADDRESS = "https://games.example/"
# Chromium would ask a push service of its maker, which cannot be reached from here.
SUBSCRIBED = """(subscription) => {
  const { endpoint, ...keys } = subscription;
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let now = null;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options.applicationServerKey;
    return (now = made);
  };
}"""
# What the page showed; headless browsers have nowhere to show it, and some always refuse to.
NOTIFIED = """() => {
  window.shown = [];
  Object.defineProperty(Notification, "permission", { value: "granted" });
  Notification.requestPermission = async () => "granted";
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    window.shown.push([title, options.body, options.tag]);
  };
}"""
BEHIND = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def requests() -> Iterator[Requests]:
    found = Requests()
    yield found
    found.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.close()


class Game:
    """A table for two people, one of whom plays by requests."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=60)
        people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        opened = self._http.post("api/tables", json={"game": "wat-aah", "seats": people}).json()
        self.id = opened["id"]
        self.secrets = [seat["secret"] for seat in opened["seats"]]

    def close(self) -> None:
        self._http.close()

    def pending(self) -> list[int]:
        found: list[int] = self._http.get(f"api/tables/{self.id}/updates").json()["updates"][0][
            "pending"
        ]
        return found

    def step(self) -> None:
        """One choice of who owes one."""
        headers = {"Authorization": f"Bearer {self.secrets[self.pending()[0]]}"}
        path = f"api/tables/{self.id}"
        now = self._http.get(f"{path}/updates", headers=headers).json()["updates"][0]
        plan = {"command": f"c{now['number']}", "plan": now["legal"][0]["notation"]}
        self._http.post(f"{path}/act", json=plan, headers=headers).raise_for_status()

    def until_turn_of(self, seat: int) -> None:
        """Play until it is not, and then is, the turn of a seat."""
        while seat in self.pending():
            self.step()
        while seat not in self.pending():
            self.step()


@pytest.fixture
def open_game() -> Iterator[Callable[[str], Game]]:
    games: list[Game] = []

    def open_(url: str) -> Game:
        games.append(Game(url))
        return games[-1]

    yield open_
    for game in games:
        game.close()


def test_everything_about_alerts(
    start_server: Callable[..., Server],
    lite_url: str,
    requests: Requests,
    mailbox: Mailbox,
    open_game: Callable[[str], Game],
    open_screen: OpenScreen,
) -> None:
    words = ["--push=mailto:me@games.example", f"--smtp={mailbox.url}", "--webhooks=on"]
    words += ["--mail-from=games@games.example", f"--address={ADDRESS}"]
    server = start_server(lite_url, *words, program=("-c", HURRIED))
    game = open_game(server.url)
    browser = Browser(f"{requests.url}/device")
    screen = open_screen(url=server.url)
    page = screen.page
    page.context.grant_permissions(["notifications"], origin=server.url.rstrip("/"))
    installed(screen)
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription)}); ({NOTIFIED})()")
    screen.go(f"tables/{game.id}#secret={game.secrets[0]}")
    screen.button("Alerts").click()
    dialog = screen.dialog
    expect(dialog).to_contain_text("Tell me when it is my turn")
    expect(dialog.get_by_label("At this table")).to_be_focused()
    assert violations(screen) == []
    screen.picture("alerts-table")

    # By keyboard: notifications of the open page, then push.
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(dialog.get_by_label("Notifications")).to_be_checked()
    dialog.get_by_label("Also while the page is closed").check()
    expect(dialog.get_by_label("How often")).to_be_visible()
    screen.until("() => window.subscribedWith?.length", [87])
    dialog.get_by_label("E-mail").fill("ada@mail.example")
    dialog.get_by_label("E-mail").press("Tab")
    expect(dialog).to_contain_text("Open the link in the mail to confirm it")
    dialog.get_by_label("Quiet hours").check()
    expect(dialog.get_by_label("From")).to_have_value("22:00")
    dialog.get_by_label("Quiet hours").uncheck()
    dialog.get_by_label("Webhook").fill("https://192.168.0.1/")
    screen.expect_problem("400")
    dialog.get_by_label("Webhook").press("Tab")
    expect(dialog.get_by_role("alert")).to_contain_text("public https address")
    expect(dialog.get_by_label("Webhook")).to_have_value("")
    assert violations(screen) == []
    screen.picture("alerts-all")
    dialog.get_by_role("button", name="Send a trial").click()
    expect(dialog).to_contain_text("It is on its way.")
    assert "trial" in browser.read(requests.next()[2])["title"]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    # The link of the mail, on another device.
    asked = mailbox.next().get_content()
    link = re.search(rf"{ADDRESS}(alerts/confirm#\S+)", asked)
    assert link is not None
    phone = open_screen(link[1], url=server.url, width=390, height=844, touch=True, dark=True)
    assert violations(phone) == []
    phone.button("Confirm").click()
    expect(phone.page.get_by_role("status")).to_have_text("ada@mail.example is confirmed.")
    phone.picture("alerts-confirmed")

    # While it is in sight nothing is told; in the background, by the page, by push and by mail.
    game.until_turn_of(0)
    screen.until("() => document.title.startsWith('●')", [True])
    assert page.evaluate("() => shown") == []
    page.evaluate(BEHIND, True)
    game.until_turn_of(0)
    screen.until("() => shown.length", [1])
    tag = f"turn-{game.id}"
    assert page.evaluate("() => shown") == [["Shinobi WAT-AAH!", "Your turn", tag]]
    told = browser.read(requests.next()[2])
    assert (told["title"], told["table"]) == ("Shinobi WAT-AAH!: it is your turn.", game.id)
    assert mailbox.next()["subject"] == told["title"]

    # The first page: your turn on top, and the same dialog from the settings.
    later = open_game(server.url)
    while 0 in later.pending():
        later.step()
    page.evaluate(BEHIND, False)
    screen.go(f"tables/{later.id}#secret={later.secrets[0]}")
    expect(screen.button("Alerts")).to_be_visible()
    screen.go("")
    rows = page.locator("section", has_text="Your matches").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Your turn")
    screen.button("Settings").click()
    dialog.get_by_role("button", name="Tell me when it is my turn").click()
    expect(dialog.last.get_by_label("At this table")).to_have_count(0)
    expect(dialog.last).to_contain_text("Confirmed.")
    for _ in range(2):  # it asks first
        dialog.last.get_by_role("button", name="Stop all of this").click()
    expect(dialog.last.get_by_label("How often")).to_have_count(0)
    screen.until("() => JSON.parse(localStorage.getItem('kagemusha.alerts')).key", [None])
    on_a_phone(open_screen, server.url, game)


def on_a_phone(open_screen: OpenScreen, url: str, game: Game) -> None:
    link = f"tables/{game.id}#secret={game.secrets[1]}"
    for language, words in (("pl", "Powiadomienia"), ("fr", "Alertes")):
        screen = open_screen(link, url=url, language=language, width=390, height=844, touch=True)
        screen.page.get_by_role("button", name="Menu").click()
        screen.button(words).click()
        expect(screen.dialog.get_by_role("checkbox").first).to_be_visible()
        fits = "(body) => body.scrollWidth <= body.clientWidth"
        assert screen.dialog.locator(".body").evaluate(fits)
        screen.picture(f"alerts-phone-{language}")


# In the place of what headless browsers do not have.
PUSHED = """(push) => new Promise((done) => {
  let badge = 0;
  navigator.setAppBadge = async (waiting) => void (badge = waiting);
  self.registration.showNotification = async (title, { tag, data }) =>
    done([title, tag, data.page, badge]);
  self.dispatchEvent(new PushEvent("push", { data: push }));
})"""


def test_a_push_becomes_a_notification(
    start_server: Callable[..., Server], lite_url: str, open_screen: OpenScreen
) -> None:
    server = start_server(lite_url)
    screen: Screen = open_screen(url=server.url)
    installed(screen)
    context = screen.page.context
    (worker,) = context.service_workers or [context.wait_for_event("serviceworker")]
    push = {
        "title": "It is your turn.",
        "body": "",
        "table": "abc",
        "page": "tables/abc",
        "waiting": 3,
    }
    shown = worker.evaluate(PUSHED, json.dumps(push))
    assert shown == ["It is your turn.", "turn-abc", "tables/abc", 3]
