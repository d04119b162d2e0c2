"""The rules of a game to read: all of them, the introduction, or one."""

from __future__ import annotations

from rich.text import Text

from kagemusha.terminal.errors import Refused
from kagemusha.terminal.printing import print_rule
from kagemusha.terminal.screen import Screen
from kagemusha.text import UnknownText
from kagemusha.text.rule_pages import SIGN, Rule

PAGES = ("intro", "editions")
"""Pages that are no rules with an id."""


def print_rules(screen: Screen, game_id: str, wanted: str | None) -> None:
    """Print what is wanted; Refused names what there is."""
    known = _rules(screen, game_id)
    if wanted is None:
        _page(screen, game_id, "intro")
        screen.tell("rules-legend", style="quiet")
        screen.show()
        for rule in known:
            print_rule(screen, rule)
            screen.show()
        if "editions" in pages_of(screen, game_id):
            _page(screen, game_id, "editions")
        return
    if wanted.lower() in pages_of(screen, game_id):
        _page(screen, game_id, wanted.lower())
        return
    for rule in known:
        if rule.id.lower() == wanted.lower().removesuffix(SIGN):
            print_rule(screen, rule)
            screen.show()
            return
    ids = ", ".join([*pages_of(screen, game_id), *(rule.id for rule in known)])
    raise Refused(screen.say("terminal-error-rule", rule=wanted, known=ids))


def pages_of(screen: Screen, game_id: str) -> list[str]:
    """The pages that a game has."""
    return [page for page in PAGES if f"rules-{game_id}-{page}" in screen.texts]


def list_rules(screen: Screen, game_id: str) -> None:
    """Print the id and title of every rule, and what the sign means."""
    for rule in _rules(screen, game_id):
        screen.show(Text(f"{rule.cited:>7}  ", "rule").append(rule.title, "none"))
    screen.tell("rules-legend", style="quiet")


def _rules(screen: Screen, game_id: str) -> list[Rule]:
    try:
        return screen.texts.rules(game_id)
    except UnknownText:
        game = screen.texts.name("game", game_id)
        raise Refused(screen.say("terminal-error-no-rules", game=game)) from None


def _page(screen: Screen, game_id: str, page: str) -> None:
    screen.show(screen.say(f"rules-{game_id}-{page}"))
    screen.show()
