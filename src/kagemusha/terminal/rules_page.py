"""`kagemusha rules`: prints the rules of a game, one of them, the introduction or the glossary."""

from __future__ import annotations

from rich.text import Text

from kagemusha.core.registry import find_game
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.printing import print_rule
from kagemusha.terminal.screen import Screen
from kagemusha.text import UnknownText
from kagemusha.text.rule_pages import SIGN, Rule
from kagemusha.text.speaker import CardPage, speaker

PAGES = ("intro", "editions")
"""Pages that are not rules with an id."""
GLOSSARY = "glossary"


def print_rules(screen: Screen, game_id: str, wanted: str | None) -> None:
    """Print the requested rules or pages; Refused lists the known ones."""
    known = _rules(screen, game_id)
    if wanted is None:
        _page(screen, game_id, "intro")
        screen.print_text("rules-legend", style="quiet")
        screen.show()
        for rule in known:
            print_rule(screen, rule)
            screen.show()
        if "editions" in pages_of(screen, game_id):
            _page(screen, game_id, "editions")
        return
    if wanted.lower() == GLOSSARY and _terms(screen, game_id):
        _print_glossary(screen, game_id)
        return
    if wanted.lower() in pages_of(screen, game_id):
        _page(screen, game_id, wanted.lower())
        return
    for rule in known:
        if rule.id.lower() == wanted.lower().removesuffix(SIGN):
            print_rule(screen, rule)
            if SIGN in rule.cited:
                screen.print_text("rules-legend", style="quiet")
            screen.show()
            return
    ids = ", ".join([*pages_of(screen, game_id), *(rule.id for rule in known)])
    raise Refused(screen.say("terminal-error-rule", rule=wanted, known=ids))


def pages_of(screen: Screen, game_id: str) -> list[str]:
    """The pages of a game."""
    written = [page for page in PAGES if f"rules-{game_id}-{page}" in screen.texts]
    return [*written, GLOSSARY] if _terms(screen, game_id) else written


def _terms(screen: Screen, game_id: str) -> list[CardPage]:
    return speaker(find_game(game_id).rules(), screen.texts.locale).terms()


def _print_glossary(screen: Screen, game_id: str) -> None:
    """Print the terms of a game with their meanings and rules."""
    for term in _terms(screen, game_id):
        screen.show(Text(term.name, "title").append(f"  {screen.texts.cite(term.rule)}", "rule"))
        for line in term.lines:
            screen.show(line, indent=2)


def list_rules(screen: Screen, game_id: str) -> None:
    """Print the id and title of every rule, and the meaning of the sign."""
    for rule in _rules(screen, game_id):
        screen.show(Text(f"{rule.cited:>7}  ", "rule").append(rule.title, "none"))
    screen.print_text("rules-legend", style="quiet")


def _rules(screen: Screen, game_id: str) -> list[Rule]:
    try:
        return screen.texts.rules(game_id)
    except UnknownText:
        game = screen.texts.name("game", game_id)
        raise Refused(screen.say("terminal-error-no-rules", game=game)) from None


def _page(screen: Screen, game_id: str, page: str) -> None:
    screen.show(screen.say(f"rules-{game_id}-{page}"))
    screen.show()
