"""Two browsers at one table, by a link, and a third that watches: what each sees, and no more."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web import wire
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen


def invited(host: Screen) -> str:
    """The path of the link that the host would give away."""
    link = host.dialog.locator("input").first.input_value()
    assert link.startswith(host.url)
    return link.removeprefix(host.url)


def with_friends(open_screen: OpenScreen, game: str) -> tuple[Screen, Screen, Screen]:
    """The host, a friend who sat down, and somebody who only watches."""
    host = open_screen()
    host.tile("7 Ronin").get_by_role("link", name="With friends").click()
    host.page.get_by_label("Your name").fill("Ada")
    host.page.get_by_label("Game").select_option(label=game)  # the name stays
    side = host.page.get_by_label("Your side").or_(host.page.get_by_label("Your seat"))
    side.select_option(index=1)  # the first seat; by default it is drawn
    host.picture(f"new-{game}-with-friends")
    host.button("Open the table").click()
    host.page.wait_for_url("**/tables/*")
    path = invited(host)
    host.dialog.get_by_text("Show QR code").click()
    expect(host.dialog.get_by_role("img", name="QR code")).to_be_visible()
    host.picture(f"{game}-invite")

    friend = open_screen(path)
    expect(friend.page.get_by_text("Ada invites you to play")).to_be_visible()
    expect(friend.page.get_by_role("listitem").filter(has_text="Ada · here")).to_be_visible()
    expect(friend.page.get_by_role("link", name="Learn it first")).to_be_visible()
    friend.page.get_by_label("Your name").fill("Bo")
    friend.picture(f"{game}-welcome")
    friend.page.get_by_role("button", name="Take the seat").click()

    expect(host.dialog.get_by_text("Everybody is here.")).to_be_visible()
    host.button("To the table").click()
    seats = host.page.get_by_label("Who sits where")
    expect(seats).to_contain_text(re.compile(r"Bo\s+· (here|thinking)"))
    spectator = open_screen(path)
    expect(spectator.page.locator(".task")).to_be_visible()
    return host, friend, spectator


def no_way_to_act(spectator: Screen) -> None:
    assert spectator.page.locator(".actions .choice, .actions .button, .plan").count() == 0
    assert all(not update["legal"] and update["seat"] is None for update in spectator.updates())


def test_a_sealed_plan_is_opened_again(open_screen: OpenScreen) -> None:
    """One message takes back the seal, and one more all steps of the plan."""
    attacker, defender, _ = with_friends(open_screen, "7 Ronin")
    attacker.wait("plan")
    attacker.plan(random.Random(2))
    expect(defender.page.get_by_text("has sealed the plan")).to_be_visible()
    before = len(attacker.sent)
    attacker.page.locator(".actions").get_by_role("button", name="Undo", exact=True).click()
    expect(attacker.page.locator(".objections .fine")).to_be_visible()
    undone = [message for message in attacker.sent[before:] if '"undo"' in message]
    assert [json.loads(message)["whole_plan"] for message in undone] == [False, True]
    attacker.seal()


def test_seven_ronin_by_a_link(open_screen: OpenScreen, server: Server) -> None:
    dice = random.Random(2)
    attacker, defender, spectator = with_friends(open_screen, "7 Ronin")
    for number in range(2):
        attacker.wait("plan")
        attacker.draft(dice)
        defender.wait("plan")
        defender.draft(dice)
        attacker.seal()
        expect(defender.page.get_by_text("has sealed the plan")).to_be_visible()
        expect(spectator.page.get_by_text("has sealed the plan")).to_be_visible()
        if number == 0:
            defender.picture("seven-ronin-defender-drafted")
            spectator.picture("seven-ronin-spectator-planning")
            attacker.picture("seven-ronin-attacker-sealed")
            no_way_to_act(spectator)
        defender.seal()
        while attacker.view()["round"] == number + 1 and not attacker.update()["ending"]:
            play_abilities(attacker, defender, dice)

    for one, other, words in (
        (attacker, defender, "Good luck"),
        (defender, attacker, "And to you"),
    ):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Write a message").fill(words)
        one.button("Send").click()
        if words == "Good luck":  # on a phone the chat is below the board: its badge is above
            other.page.set_viewport_size({"width": 390, "height": 844})
            other.page.get_by_role("button", name="1 new message").click()
            expect(other.page.get_by_role("tab", name="Chat")).to_be_in_viewport()
            expect(other.page.get_by_role("button", name="1 new message")).to_have_count(0)
            other.page.set_viewport_size({"width": 1440, "height": 900})
        other.page.get_by_role("tab", name="Chat").click()
        expect(other.page.locator(".chat .lines")).to_contain_text(words)
    attacker.picture("seven-ronin-chat")
    spectator.page.get_by_role("tab", name="Chat").click()
    expect(spectator.page.locator(".chat .lines")).to_contain_text("And to you")
    assert spectator.page.get_by_label("Write a message").count() == 0
    no_way_to_act(spectator)

    rest_by_request(server, [attacker, defender, spectator], dice)
    for screen in (attacker, defender):
        expect(screen.dialog).to_be_visible()
    nothing_more_was_sent(server, [attacker, defender, spectator])
    a_rematch(attacker, defender, spectator)


def a_rematch(attacker: Screen, defender: Screen, spectator: Screen) -> None:
    """Offered, found on the first page, accepted while its author is away; all move along."""
    link, won = f"tables/{attacker.table}", attacker.update()["result"]["winners"]
    expect(attacker.dialog.get_by_text("Score after 1 match")).to_be_visible()
    attacker.picture("seven-ronin-result-people")
    attacker.button("Offer a rematch", within=attacker.dialog).click()
    expect(attacker.dialog.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(defender.dialog.get_by_text("Ada offers a rematch: sides swapped.")).to_be_visible()
    expect(spectator.dialog.get_by_text("Ada offers a rematch: sides swapped.")).to_be_visible()
    assert spectator.button("Accept").count() == 0
    defender.go("")
    found = defender.page.locator("li", has_text="Rematch offered")
    found.get_by_role("link", name="Answer").click()
    expect(defender.page.get_by_text("sides swapped")).to_be_visible()
    defender.picture("seven-ronin-rematch-offered")
    attacker.go("")
    seats = defender.page.get_by_label("Who sits where")
    expect(seats).to_contain_text("· left just now")
    expect(seats).to_contain_text("1 spectator")
    defender.button("Accept").click()
    for screen, role in ((defender, "you: Attacker"), (spectator, "Spectator")):
        expect(screen.page.get_by_text(role, exact=True)).to_be_visible()
        assert not screen.page.url.endswith(link)
    expect(attacker.page.get_by_text("Resume")).to_be_visible()
    row = attacker.page.locator("li", has_text="You win" if won == [0] else "Bo wins")
    expect(row.get_by_role("link", name="Replay the match")).to_be_visible()
    attacker.picture("home-who-won")
    attacker.go(link)  # the link that everybody had from the beginning
    expect(attacker.page.get_by_text("you: Defender", exact=True)).to_be_visible()
    assert attacker.table == defender.table == spectator.table
    seats = attacker.page.get_by_label("Who sits where")
    winner = seats.get_by_role("listitem").filter(has_text="★ 1")
    expect(winner).to_contain_text("you" if won == [0] else "Bo")
    attacker.page.get_by_role("tab", name="Chat").click()
    expect(attacker.page.locator(".chat .lines p").first).to_have_text("Ada Good luck")
    attacker.wait("plan")
    attacker.draft(random.Random(5))
    attacker.picture("seven-ronin-rematch")
    attacker.page.get_by_role("link", name="Match 1", exact=True).click()
    attacker.page.wait_for_url(f"**/{link}/review")
    expect(attacker.page.get_by_text("The next match has started.")).to_be_visible()


def play_abilities(attacker: Screen, defender: Screen, dice: random.Random) -> None:
    """The pending player chooses; nothing happens if both plan."""
    before = len(attacker.frames), len(defender.frames)
    for screen in (attacker, defender):
        if screen.state() == "choose":
            screen.choose(dice)
    if (len(attacker.frames), len(defender.frames)) == before:
        attacker.page.wait_for_timeout(30)


def rest_by_request(server: Server, screens: list[Screen], dice: random.Random) -> None:
    """Play to the end as programs do, while the browsers follow without drawing."""
    for screen in screens:
        screen.page.evaluate("() => void (document.documentElement.style.display = 'none')")
    seats = [{"Authorization": f"Bearer {screen.secret}"} for screen in screens[:2]]
    with httpx.Client(base_url=f"{server.url}api/tables/{screens[0].table}/", timeout=60) as http:

        def ask(seat: int, method: str, path: str, **more: Any) -> dict[str, Any]:
            for screen in screens:  # no faster than the browsers can follow
                screen.page.evaluate("0")
            answer = http.request(method, path, headers=seats[seat], **more)
            found: dict[str, Any] = answer.raise_for_status().json()
            return found

        update = ask(0, "GET", "updates")["updates"][0]
        for number in range(2000):
            if update["ending"]:
                break
            seat = update["pending"][0]
            if seat != update["seat"]:
                update = ask(seat, "GET", "updates")["updates"][0]
            plan = dice.choice(update["legal"])["notation"]
            update = ask(seat, "POST", "act", json={"command": f"rest {number}", "plan": plan})
    for screen in screens:
        screen.page.evaluate("() => void (document.documentElement.style.display = '')")


def nothing_more_was_sent(server: Server, screens: list[Screen]) -> None:
    """`screens` of the seats, in order, and of a spectator."""
    match = wire.finished(server.url, screens[0].table)
    secrets = [screen.secret for screen in screens[:2]]
    for seat, screen in zip((0, 1, None), screens, strict=True):
        screen.ended()
        assert wire.check(screen, match, seat) > 5
        texts = list(wire.everything(screen))
        for other, secret in enumerate(secrets):
            assert other == seat or not any(secret in text for text in texts)
        for update in screen.updates():
            no_plan_or_hand_of_others(update)


def no_plan_or_hand_of_others(update: dict[str, Any]) -> None:
    view, seat = update["view"], update["seat"]
    if "ninja_plan" in view:
        assert view["ninja_plan"] is None or seat == 0
        assert view["ronin_plan"] is None or seat == 1
    if "hand" in view and seat is None:
        assert view["hand"] == []


@pytest.mark.parametrize("game", ["Shinobi WAT-AAH!", "Era of the Ninja"])
def test_nothing_hidden_comes_over_a_wire(
    open_screen: OpenScreen, server: Server, game: str
) -> None:
    dice = random.Random(3)
    screens = list(with_friends(open_screen, game))
    for _ in range(6):
        for screen in screens[:2]:
            if screen.state() == "choose":
                screen.choose(dice)
    screens[2].picture(f"{game}-spectator")
    no_way_to_act(screens[2])
    rest_by_request(server, screens, dice)
    expect(screens[0].dialog).to_be_visible()
    nothing_more_was_sent(server, screens)
    a_leak_would_be_found(server, screens[1])


def a_leak_would_be_found(server: Server, screen: Screen) -> None:
    """Planted: one word more in one view."""
    screen.updates()[0]["view"]["planted"] = "card"
    with pytest.raises(AssertionError):
        wire.check(screen, wire.finished(server.url, screen.table), 1)
