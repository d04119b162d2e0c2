"""The texts of cards, found by a typed name."""

from __future__ import annotations

from rich.text import Text

from kagemusha.games.era_of_the_ninja.meta import MANIFEST
from kagemusha.terminal import printing
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen, plain
from kagemusha.text.era_of_the_ninja.cards import KINDS
from kagemusha.text.speaker import CardPage, Speaker


def card_lines(screen: Screen, speaker: Speaker, words: str) -> list[Text]:
    """The text of the named card; without a name, the list of cards."""
    if not words:
        return _list(screen, speaker)
    found = _find(screen, speaker, words)
    kinds = [screen.say(f"terminal-era-of-the-ninja-kind-{page.kind}") for page in found]
    pages = [(page, f" ({kind})") for page, kind in zip(found, kinds, strict=True)]
    return printing.card_lines(screen, MANIFEST, pages)


def _list(screen: Screen, speaker: Speaker) -> list[Text]:
    lines: list[Text] = []
    for kind in KINDS:
        names = [Text(page.name) for page in speaker.cards() if page.kind == kind]
        lines += screen.flow(screen.say(f"terminal-era-of-the-ninja-cards-{kind}"), names)
    return lines


def _find(screen: Screen, speaker: Speaker, words: str) -> list[CardPage]:
    wanted = " ".join(plain(words).lower().split())
    named = {page: (plain(page.name).lower(), page.id) for page in speaker.cards()}
    exact = [page for page, names in named.items() if wanted in names]
    if exact:
        return exact
    begun = [
        page
        for page, (name, word) in named.items()
        if name.startswith(wanted) or word.startswith(wanted.replace(" ", "-"))
    ]
    if not begun:
        raise Refused(screen.say("terminal-era-of-the-ninja-no-card", words=words))
    return begun
