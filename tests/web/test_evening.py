"""An evening with friends: two play and one watches, three play, four play; desktops and phones."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import LONG, RUSH, SHORT, Screen
from tests.web.test_breaks import counts
from tests.web.test_leaving import leave
from tests.web.test_online import invited
from tests.web.test_studies import at, go

ASK_BACK = "Ask to take back my last move"
"""What nobody else has seen yet is undone alone, by another button."""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def test_an_evening_with_friends(
    start_server: Callable[..., Server], open_screen: OpenScreen, tmp_path: Path
) -> None:
    server = start_server(f"sqlite:///{tmp_path}/tables.db", program=("-m", "tests.web.impatient"))
    evening = Evening(open_screen, server)
    ada, bo, cleo = evening.two_play_and_one_watches()
    evening.another_game_for_all([ada, bo, cleo])
    evening.three_play(ada, bo, cleo)
    dan = evening.four_play(ada, bo, cleo)
    bo = evening.one_drops_out_and_returns(bo, [ada, cleo, dan])
    evening.they_look_back([ada, bo, cleo, dan])


def finish(screens: list[Screen]) -> None:
    """Play to the end by clicks that the pages give themselves, all at the same time."""
    for screen in screens:
        screen.page.evaluate(f"() => void (window.rushed = ({RUSH})())")
    for screen in screens:
        stopped = screen.page.evaluate("() => window.rushed")
        assert not stopped, stopped


class Evening:
    """What happens, in its order."""

    def __init__(self, open_screen: OpenScreen, server: Server) -> None:
        self.open, self.server, self.dice = open_screen, server, random.Random(2)

    def join(self, screen: Screen, name: str) -> None:
        """Everybody who opens the link takes the first free seat."""
        screen.page.get_by_label("Your name").fill(name)
        screen.page.get_by_role("button", name="Take the seat").first.click()
        expect(screen.page.locator("main.board")).to_be_visible()

    def two_play_and_one_watches(self) -> tuple[Screen, Screen, Screen]:
        """A reload in the middle of a plan loses nothing. The host resigns."""
        ada = self.open(url=self.server.url)
        ada.tile("7 Ronin").get_by_role("link", name="With friends").click()
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_label("Your side").select_option(index=1)
        ada.button("Open the table").click()
        ada.page.wait_for_url("**/tables/*")
        link = invited(ada)
        bo = self.open(link, url=self.server.url, **PHONE)
        self.join(bo, "Bo")
        ada.button("To the table").click()
        cleo = self.open(link, url=self.server.url, dark=True, **PHONE)
        expect(ada.page.get_by_label("Who sits where")).to_contain_text("1 spectator")

        bo.wait("plan")
        bo.draft(self.dice)
        drafted = counts(bo)
        bo.page.reload()
        bo.wait("plan")
        assert counts(bo) == drafted
        ada.wait("plan")
        ada.plan(self.dice)
        bo.seal()
        while ada.view()["round"] == 1:
            for screen in (ada, bo):
                if screen.state() == "choose":
                    screen.choose(self.dice)
        leave(ada, "Resign")
        ada.button("Resign", within=ada.dialog).click()
        expect(bo.dialog.get_by_role("heading", name="You win")).to_be_visible()
        expect(cleo.dialog.get_by_role("heading", name="Bo wins")).to_be_visible()
        bo.picture("evening-bo-wins")
        return ada, bo, cleo

    def another_game_for_all(self, screens: list[Screen]) -> None:
        """Another game is offered on the phone; all move along, who watches too; it is played."""
        ada, bo, cleo = screens
        self.offer(bo, "Shinobi WAT-AAH!")
        words = "Bo offers a rematch: Shinobi WAT-AAH!"
        expect(cleo.dialog.get_by_text(words)).to_be_visible()
        expect(ada.dialog.get_by_text(words)).to_be_visible()
        ada.button("Accept", within=ada.dialog).click()
        for screen in screens:
            expect(screen.page.locator("main.board .piles")).to_be_visible()
        assert ada.table == bo.table == cleo.table
        expect(ada.page.get_by_label("Who sits where")).to_contain_text("★ 1")
        finish([ada, bo])
        expect(cleo.dialog.get_by_text("Score after 2 matches")).to_be_visible()
        cleo.picture("evening-spectator")

    def offer(self, screen: Screen, game: str) -> None:
        screen.button("Another game…", within=screen.dialog).click()
        screen.dialog.get_by_label("Game").select_option(label=game)
        screen.button("Offer a rematch", within=screen.dialog).click()

    def table_for(self, host: Screen, guests: list[tuple[Screen, str]]) -> None:
        """The host opens a table for all of them, and they come by its link."""
        host.go("new/wat-aah?with=friends")
        host.page.get_by_label("Number of players").select_option(str(len(guests) + 1))
        host.page.get_by_label("Your seat").select_option(index=1)
        host.page.get_by_label("Clock").select_option("live")
        host.button("Open the table").click()
        host.page.wait_for_url("**/tables/*")
        link = invited(host)
        for screen, name in guests:
            screen.go(link)
            self.join(screen, name)
        expect(host.dialog.get_by_text("Everybody is here.")).to_be_visible()
        host.button("To the table").click()

    def three_play(self, ada: Screen, bo: Screen, cleo: Screen) -> None:
        """One takes back what all have seen: both others must agree."""
        screens = [ada, bo, cleo]
        self.table_for(ada, [(bo, "Bo"), (cleo, "Cleo")])
        while not (asker := self.who_asks_back(screens)):
            self.play(screens, lambda steps: steps == 1)
        first, second = [one for one in screens if one is not asker]
        self.agree(first)
        expect(asker.page.get_by_text("You ask to take back your last move")).to_be_visible()
        at = asker.view()
        self.agree(second)
        for screen in screens:
            expect(screen.page.locator("button.last")).to_contain_text("agrees to the takeback")
        heard = len(asker.updates())
        while asker.view() == at:  # the line was there since the first had agreed
            asker.hear(heard)
            heard += 1

    def who_asks_back(self, screens: list[Screen]) -> Screen | None:
        """Who has a move that the others know asks to take it back, unless the page goes on."""
        for screen in screens:
            if screen.button(ASK_BACK).is_visible():
                screen.page.keyboard.press("Escape")  # the pile, if a card of it is to be chosen
                with suppress(Late):
                    screen.button(ASK_BACK).click(timeout=SHORT)
                    return screen
        return None

    def agree(self, screen: Screen) -> None:
        """A pile that is open, because a card of it is to be chosen, covers the question."""
        expect(screen.button("Agree")).to_be_visible()
        end = time.monotonic() + LONG / 1000
        while True:
            if screen.dialog.count():
                screen.page.keyboard.press("Escape")
            try:
                return screen.button("Agree").click(timeout=SHORT)
            except Late:
                assert time.monotonic() < end, "the question stays covered"

    def four_play(self, ada: Screen, bo: Screen, cleo: Screen) -> Screen:
        """One more comes by the link of a table for four."""
        dan = self.open(url=self.server.url)
        dan.page.clock.install()
        self.table_for(ada, [(bo, "Bo"), (cleo, "Cleo"), (dan, "Dan")])
        expect(ada.page.locator(".log")).to_contain_text("Dan draws a card.")  # not Player 4
        return dan

    def one_drops_out_and_returns(self, bo: Screen, others: list[Screen]) -> Screen:
        """The others wait for a decision, and vote for a bot, until the player is back."""
        ada, *rest = others
        self.play_until_only(bo, others)
        bo.page.close()
        expect(ada.page.get_by_text("Bo has left the table.")).to_be_visible()
        ada.picture("evening-bo-has-left")
        expect(rest[-1].page.locator(".seats")).to_contain_text("Bo · left just now")
        rest[-1].page.clock.fast_forward(185_000)
        expect(rest[-1].page.locator(".seats")).to_contain_text("Bo · left 3 minutes ago")
        ada.button("Let a bot take over").click()
        for screen in rest:
            expect(screen.page.get_by_text("Ada proposes that a bot")).to_be_visible()
            self.agree(screen)
        for screen in others:
            expect(screen.page.locator(".seats")).to_contain_text("a bot is playing")
        back = self.open(beside=bo, url=self.server.url)
        back.page.locator(f"a.button[href$='/{ada.table}']").click()
        back.button("Take my seat back").click()
        for screen in others:
            expect(screen.page.locator(".seats")).not_to_contain_text("a bot is playing")
            expect(screen.page.locator(".seats")).not_to_contain_text("left")
        self.play([*others, back], lambda steps: steps == 10)
        return back

    def play_until_only(self, asked: Screen, others: list[Screen]) -> None:
        """The others play as long as it is their turn."""
        seat = asked.update()["seat"]
        self.play(others, lambda steps: asked.update()["pending"] == [seat])

    def play(self, screens: list[Screen], enough: Callable[[int], bool]) -> None:
        """The pending players choose, for some time."""
        steps, end = 0, time.monotonic() + LONG / 1000
        while not enough(steps):
            for screen in screens:
                if not enough(steps) and screen.step_if_asked(self.dice):
                    steps, end = steps + 1, time.monotonic() + LONG / 1000
            assert time.monotonic() < end, f"nobody is asked after {steps} steps"

    def they_look_back(self, screens: list[Screen]) -> None:
        """A draw, if all agree; another game, if all agree; one leads through the last match."""
        ada, bo, cleo, dan = screens
        leave(dan, "Offer a draw")
        for screen in (ada, bo, cleo):
            expect(screen.page.get_by_text("Dan offers a draw.")).to_be_visible()
            self.agree(screen)
        for screen in screens:
            expect(screen.dialog.get_by_role("heading", name="A draw")).to_be_visible()
        self.offer(dan, "Era of the Ninja")
        for screen in (ada, bo, cleo):
            screen.button("Accept", within=screen.dialog).click()
        for screen in screens:
            link = screen.page.get_by_role("link", name="Match 1", exact=True)
            expect(link).to_be_visible()
            link.click()
            screen.page.wait_for_url("**/review")
        cleo.button("Review together").click()
        expect(cleo.page.locator(".joint")).to_contain_text("You lead")
        for screen in (ada, bo, dan):
            screen.button("Follow").click()
            expect(screen.page.locator(".joint")).to_contain_text("You follow Cleo")
        for moment in (9, 2):
            go(cleo, moment)
            for screen in (ada, bo, dan):
                at(screen, moment)
        bo.picture("evening-review-phone")
        dan.picture("evening-review")
