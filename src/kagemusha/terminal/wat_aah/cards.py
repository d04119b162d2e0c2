"""Prints the texts of cards, and the content of the Jigoku."""

from __future__ import annotations

from rich.text import Text

from kagemusha.games.wat_aah.meta import MANIFEST
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.terminal import printing
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen, plain
from kagemusha.text.speaker import CardPage
from kagemusha.text.wat_aah.speaker import CLANLESS, WatAahSpeaker

TOP = 5
"""How many cards of the Jigoku are listed in order."""


def card_lines(screen: Screen, speaker: WatAahSpeaker, words: str) -> list[Text]:
    """The text of the named card; without a name, the list of cards."""
    if not words:
        return _list(screen, speaker)
    found = _find(screen, speaker, words)
    return printing.card_lines(screen, MANIFEST, [(page, "") for page in found])


def _in_play(speaker: WatAahSpeaker) -> list[CardPage]:
    """The cards of this mode."""
    if speaker.setup.mode == "grand-master":
        return speaker.cards()
    return [page for page in speaker.cards() if page.kind in ("clan", "card")]


def _list(screen: Screen, speaker: WatAahSpeaker) -> list[Text]:
    lines: list[Text] = []
    for kind in ("clan", "card", "temple", "court", "boss"):
        names = [Text(page.name) for page in _in_play(speaker) if page.kind == kind]
        if names:
            lines += screen.flow(screen.say(f"terminal-wat-aah-cards-{kind}"), names)
    return lines


def _find(screen: Screen, speaker: WatAahSpeaker, words: str) -> list[CardPage]:
    wanted = " ".join(plain(words).lower().split())
    if wanted.replace(" ", "-") in speaker.kinds:
        kind = speaker.kinds[wanted.replace(" ", "-")]
        wanted = kind.id if kind.clan in CLANLESS else kind.clan
    named = {page: (plain(page.name).lower(), page.id) for page in _in_play(speaker)}
    exact = [page for page, names in named.items() if wanted in names]
    if exact:
        return exact
    name, _, strength = wanted.rpartition(" ")
    begun = [
        page
        for page, (full, word) in named.items()
        if f" {full}".find(f" {wanted}") >= 0  # a word of the name begins with it
        or f"-{word}".find(f"-{wanted.replace(' ', '-')}") >= 0
        or (strength.isdecimal() and full == name)
    ]
    if not begun:
        raise Refused(screen.say("terminal-wat-aah-no-card", words=words))
    return begun


def jigoku_lines(screen: Screen, speaker: WatAahSpeaker, view: WatAahView, rest: str) -> list[Text]:
    """All cards by clan, and the top ones in order; with a clan's name only that clan."""
    cards = list(view.jigoku)
    if rest:
        wanted = plain(rest).lower()
        cards = [
            card
            for card in cards
            if wanted in (speaker.kinds[card].clan, card)
            or plain(screen.texts.name("card", card)).lower().startswith(wanted)
        ]
    if not cards:
        return [Text(screen.say("terminal-wat-aah-jigoku-none"))]
    order = list(speaker.kinds)
    title = screen.say("terminal-wat-aah-jigoku", number=len(cards))
    names = speaker.grouped(sorted(cards, key=order.index))
    lines = screen.flow(title, [Text(name) for name in names])
    if not rest:
        top = [Text(screen.texts.name("card", card)) for card in reversed(cards[-TOP:])]
        lines += screen.flow(screen.say("terminal-wat-aah-jigoku-top"), top)
    return lines
