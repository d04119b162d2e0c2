"""Every screen of the browser client, and how to open it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from bench.newcomer import MATCH, Newcomer
from docs.pictures.screens import Scene
from kagemusha.learn import course
from tests.web.conftest import DECLINE
from tests.web.screen import LONG, Screen

GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")


class Visit:
    """A visitor with their own browser."""

    def __init__(
        self, open_: Callable[[str], Screen], paths: dict[str, str], *, phone: bool
    ) -> None:
        self._open, self.paths, self.phone = open_, paths, phone
        self.screen: Screen

    def go(self, path: str, wanted: str = "main", *, coached: bool = False) -> Screen:
        """Open a page in a new browser, and wait for something on it."""
        self.screen = self._open("")
        if not coached:
            self.screen.page.evaluate(DECLINE)
        self.screen.go(path)
        self.screen.page.locator(wanted).first.wait_for()
        return self.screen

    def at(self, scene: str) -> Screen:
        """Open the table of a scene."""
        screen = self.go(self.paths[scene], "main.board[data-update]")
        screen.page.locator(".status [role=status]").first.wait_for(state="attached")
        screen.wait_for_frames()
        return screen

    def button(self, name: str) -> None:
        """Press a button, which may be in the menu on small screens."""
        page, button = self.screen.page, self.screen.button(name)
        if not button.first.is_visible() and page.locator(".menu").count():
            page.locator(".menu").first.click()
        button.first.click()


Show = Callable[[Visit], None]

# --- moments of matches -------------------------------------------------------------------------


def _over(view: Any) -> bool:
    return bool(view.round >= 2 and view.step == "turn" and view.stacks and len(view.tiles) > 3)


SCENES: dict[str, Scene] = {
    "ronin-plan": Scene("seven-ronin", 2, 7, 0, lambda view: view.round == 1, alone=False),
    "ronin-abilities": Scene(
        "seven-ronin", 2, 7, 1, lambda view: view.round == 3 and view.step == "ronin-abilities"
    ),
    "ronin-late": Scene("seven-ronin", 2, 3, 1, lambda view: view.round >= 6),
    "wat-aah-start": Scene("wat-aah", 2, 12, 0, lambda view: view.step == "draw-step"),
    "wat-aah-clans": Scene(
        "wat-aah", 3, 12, 1, lambda v: len(v.players[1].clans) == 3 and v.step == "place-step"
    ),
    "wat-aah-four": Scene("wat-aah", 4, 5, 2, lambda view: len(view.players[2].clans) >= 2),
    "era-draft": Scene("era-of-the-ninja", 2, 11, 0, lambda view: not view.round, alone=False),
    "era-cards": Scene(
        "era-of-the-ninja", 2, 11, 0, lambda view: view.step == "keep-cards", alone=False
    ),
    "era-turn": Scene("era-of-the-ninja", 2, 11, 0, _over),
    "era-roll": Scene(
        "era-of-the-ninja", 2, 11, 0, lambda v: v.step == "after-roll" and len(v.tiles) > 2
    ),
    "era-castle": Scene(
        "era-of-the-ninja", 3, 4, 0, lambda view: view.step == "turn" and len(view.tiles) > 8
    ),
} | {f"over-{game}": Scene(game, 2, 21, 0, None) for game in GAMES}


# --- pages --------------------------------------------------------------------------------------


def page(path: str, wanted: str = "main") -> Show:
    """A page by its path."""

    def show(visit: Visit) -> None:
        visit.go(path, wanted)

    return show


def returning(visit: Visit) -> None:
    """The home page for somebody who has played before."""
    visit.at("ronin-plan")
    visit.screen.go(visit.paths["era-turn"])
    visit.screen.page.locator("main.board[data-update]").wait_for()
    visit.screen.go("")
    visit.screen.page.locator("article").first.wait_for()
    visit.screen.page.wait_for_timeout(300)


def settings(visit: Visit) -> None:
    """One page of settings."""
    visit.go("", "article")
    visit.button("Settings")
    visit.screen.dialog.wait_for()


def record(visit: Visit) -> None:
    """The record of somebody who has finished a match."""
    visit.at("over-wat-aah")
    visit.screen.until("() => !!localStorage.getItem('kagemusha.record')", [True])
    visit.screen.go("record")
    visit.screen.page.locator("main section").first.wait_for()


def friends(visit: Visit) -> None:
    """The short form for a table with friends."""
    visit.go("", "article")
    visit.screen.tile("7 Ronin").get_by_role("link", name="With friends").click()
    visit.screen.page.get_by_label("Your name").fill("Ada")


def invite(visit: Visit) -> None:
    """The link for friends."""
    friends(visit)
    visit.screen.button("Open the table").click()
    visit.screen.page.wait_for_url("**/tables/*")
    visit.screen.dialog.locator("input").first.wait_for()


def welcome(visit: Visit) -> None:
    """The page for a friend who opens the link."""
    invite(visit)
    screen = visit.screen
    link = screen.dialog.locator("input").first.input_value().removeprefix(screen.url)
    visit.go(link, "text=invites you")


def hand_over(visit: Visit) -> None:
    """A hot-seat match, between two players' turns."""
    visit.go("new/seven-ronin?with=local", "form")
    visit.screen.button("Open the table").click()
    visit.screen.wait("hand-over")


def rules_tab(game: str, tab: int) -> Show:
    """A part of the rules page other than its first."""

    def show(visit: Visit) -> None:
        visit.go(f"rules/{game}", "article")
        visit.screen.page.locator(".tools .button").nth(tab).click()

    return show


# --- learning -----------------------------------------------------------------------------------


def lesson(game: str, *, shown: bool = False) -> Show:
    """The first lesson of a course; with `shown`, after "Show me"."""
    first = course(game)[0].id

    def show(visit: Visit) -> None:
        visit.go(f"learn/{game}/{first}", ".coach .words")
        coach = visit.screen.page.locator(".coach")
        expect(coach).not_to_have_attribute("aria-busy", "true")
        while shown and not visit.screen.button("Show me").count():
            before = coach.inner_text()
            coach.locator(".button.main").click()
            expect(coach).not_to_have_text(before, use_inner_text=True)
        if shown:
            visit.screen.button("Show me").click()
            visit.screen.page.locator("[data-marked]").first.wait_for()

    return show


def victory(visit: Visit) -> None:
    """The end of the first lesson."""
    game = GAMES[0]
    screen = visit.go(f"learn/{game}/{course(game)[0].id}", ".coach .words")
    newcomer = Newcomer(screen, {"game": game, "language": "en"}, None)
    newcomer.lesson(course(game)[0].id)


def offer(visit: Visit) -> None:
    """The offer of a coach before the first match of a game."""
    visit.go("", "article", coached=True)
    visit.screen.play_now("7 Ronin")
    visit.screen.button("Guide me").wait_for()


def coached(game: str, *, advised: bool = False) -> Show:
    """A guided match: its first remark, or its first advice."""

    def show(visit: Visit) -> None:
        screen = visit.go("", "article", coached=True)
        tile = screen.page.locator("article", has=screen.page.locator(f"a[href$='learn/{game}']"))
        tile.locator(".button.main").click()
        screen.page.wait_for_url("**/tables/*")
        screen.button("Guide me").click()
        newcomer = Newcomer(screen, {"game": game, "language": "en"}, None)
        state = newcomer.until(MATCH, ["read", "choose"])
        while advised and state != "advised":
            before = newcomer.screen_key()
            screen.page.locator(".guide .row .button").first.click()
            if state == "read":
                newcomer.wait_for_change(before, state)
            state = newcomer.until(MATCH, ["read", "choose", "advised"])

    return show


# --- tables -------------------------------------------------------------------------------------


def table(scene: str) -> Show:
    """The table of a scene."""

    def show(visit: Visit) -> None:
        visit.at(scene)

    return show


def drafted(visit: Visit, *, sure: bool = False) -> None:
    """A plan on the board; with `sure`, the question before it is sealed."""
    screen = visit.at("ronin-plan")
    screen.wait("plan")
    for area in ("inn", "shrine", "well"):
        screen.area(area).click()
    screen.wait_for_objections()
    if sure:
        screen.page.locator(".plan .buttons .button.main").click()
        screen.dialog.wait_for()


def focused(scene: str, what: str) -> Show:
    """A table while something on it has the focus."""

    def show(visit: Visit) -> None:
        screen = visit.at(scene)
        screen.page.locator(what).first.focus()
        screen.page.locator("[data-mark]").first.wait_for(state="attached")

    return show


def tooltip(scene: str, what: str) -> Show:
    """The "?" mode with the tooltip of something."""

    def show(visit: Visit) -> None:
        screen = visit.at(scene)
        visit.button("What is this?")
        if screen.dialog.count():
            screen.page.keyboard.press("Escape")
        screen.page.locator(what).first.click()
        screen.page.get_by_role("tooltip").wait_for()

    return show


def pressed(scene: str, button: str) -> Show:
    """The dialog behind a button of a table."""

    def show(visit: Visit) -> None:
        visit.at(scene)
        visit.button(button)
        visit.screen.dialog.wait_for()

    return show


def tab(scene: str, name: str) -> Show:
    """A tab beside or below the board."""

    def show(visit: Visit) -> None:
        screen = visit.at(scene)
        screen.page.get_by_role("tab", name=name).click()
        screen.page.get_by_role("tab", name=name).scroll_into_view_if_needed()

    return show


def past(visit: Visit) -> None:
    """An earlier moment of a match."""
    visit.at("ronin-abilities")
    visit.screen.button("Back").click()
    visit.screen.page.locator(".then").wait_for()


def watching(visit: Visit) -> None:
    """A table as a spectator sees it."""
    path = visit.paths["ronin-abilities"].partition("#")[0]
    visit.go(path, "main.board[data-update]")


def result(game: str) -> Show:
    """The end of a match."""

    def show(visit: Visit) -> None:
        screen = visit.at(f"over-{game}")
        if not screen.dialog.count():
            screen.button("Result").first.click()
        screen.dialog.wait_for()

    return show


def review(game: str) -> Show:
    """The review of a match, after its first results."""

    def show(visit: Visit) -> None:
        screen = visit.at(f"over-{game}")
        if screen.dialog.count():
            screen.page.keyboard.press("Escape")
        start = screen.button("Review the match")
        chart = screen.page.locator(".chart .line").first
        start.or_(chart).first.wait_for()
        if start.count():
            start.click()
        chart.wait_for(timeout=3 * LONG)
        chart.scroll_into_view_if_needed()

    return show


SCREENS: dict[str, Show] = {
    "home": page("", "article"),
    "home, returning": returning,
    "settings": settings,
    **{f"new {game}": page(f"new/{game}", "form") for game in GAMES},
    "with friends": friends,
    "invite": invite,
    "welcome": welcome,
    "hand-over": hand_over,
    **{f"course {game}": page(f"learn/{game}", "li.next") for game in GAMES},
    **{f"lesson {game}": lesson(game) for game in GAMES},
    **{f"lesson shown {game}": lesson(game, shown=True) for game in GAMES},
    "lesson won": victory,
    "coach offered": offer,
    **{f"coach {game}": coached(game) for game in GAMES},
    **{f"advice {game}": coached(game, advised=True) for game in GAMES},
    "7 Ronin, plan": table("ronin-plan"),
    "7 Ronin, drafted": drafted,
    "7 Ronin, seal": partial(drafted, sure=True),
    "7 Ronin, abilities": table("ronin-abilities"),
    "7 Ronin, late": table("ronin-late"),
    "7 Ronin, spectator": watching,
    "7 Ronin, earlier": past,
    "7 Ronin, tip": tooltip("ronin-abilities", ".place [data-space='inn']"),
    "WAT-AAH!, start": table("wat-aah-start"),
    "WAT-AAH!, clans": table("wat-aah-clans"),
    "WAT-AAH!, four": table("wat-aah-four"),
    "WAT-AAH!, tip": tooltip("wat-aah-clans", ".hand li button .strength"),
    "Era, draft": table("era-draft"),
    "Era, cards": table("era-cards"),
    "Era, turn": table("era-turn"),
    "Era, threat": focused("era-turn", "[data-tip^='stack:']"),
    "Era, roll": table("era-roll"),
    "Era, castle": table("era-castle"),
    "Era, tip": tooltip("era-castle", ".press[data-tip^='player:p1']"),
    "leave": pressed("ronin-abilities", "Leave"),
    "rules at a table": pressed("ronin-abilities", "Rules"),
    "chat": tab("ronin-abilities", "Chat"),
    **{f"result {game}": result(game) for game in GAMES},
    "record": record,
    "record, empty": page("record"),
    **{f"rules {game}": page(f"rules/{game}", "article") for game in GAMES},
    **{f"glossary {game}": rules_tab(game, 1) for game in GAMES},
    "cards": rules_tab("era-of-the-ninja", 2),
    "no such page": page("nowhere"),
    "no such game": page("new/nothing", "[role=alert]"),
    "no such table": page("tables/nothing", "[role=alert]"),
    "review": review(GAMES[0]),
}
"""All screens by name, in the order of the sheets."""

WANTED = {"no such page": "404", "no such table": "404"}
"""Messages that the browser's console must have on some screens."""
