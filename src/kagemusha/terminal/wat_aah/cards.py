"""What cards say, and what lies in the Jigoku."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from kagemusha.games.wat_aah.deck import Kind, Power
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen, plain

TOP = 5
"""So many cards of the Jigoku are named in their order."""


@dataclass(frozen=True)
class Entry:
    """What `card` can show: a clan, a Yokai, the Ronin, a Temple or Court card, a Boss."""

    kind: str
    id: str


class Index:
    """Every card by its id and by its name."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in setup.deck.kinds}
        self.entries = [
            *(Entry("clan", clan.id) for clan in setup.deck.clan),
            Entry("card", "ronin"),
            *(Entry("card", yokai.id) for yokai in setup.deck.yokai),
        ]
        if setup.mode == "grand-master":
            self.entries += [
                *(Entry("temple", card.id) for card in setup.cards.temple),
                *(Entry("court", card.id) for card in setup.cards.court),
                *(Entry("boss", boss.id) for boss in setup.cards.boss),
            ]

    def tell(self, screen: Screen, words: str) -> list[Text]:
        """What the card of that name says; without a name, which cards there are."""
        if not words:
            return self._list(screen)
        lines: list[Text] = []
        for entry in self._find(screen, words):
            name = screen.texts.name(entry.kind, entry.id)
            lines.append(Text(name, "title"))
            lines += [Text(f"  {line}") for line in self._text(screen, entry)]
        return lines

    def _list(self, screen: Screen) -> list[Text]:
        lines: list[Text] = []
        for kind in ("clan", "card", "temple", "court", "boss"):
            names = [
                Text(screen.texts.name(kind, entry.id))
                for entry in self.entries
                if entry.kind == kind
            ]
            if names:
                lines += screen.flow(screen.say(f"terminal-wat-aah-cards-{kind}"), names)
        return lines

    def _find(self, screen: Screen, words: str) -> list[Entry]:
        wanted = " ".join(plain(words).lower().split())
        if wanted.replace(" ", "-") in self.kinds:
            kind = self.kinds[wanted.replace(" ", "-")]
            wanted = kind.clan if kind.clan in self._clans() else kind.id
        named = {
            entry: (plain(screen.texts.name(entry.kind, entry.id)).lower(), entry.id)
            for entry in self.entries
        }
        exact = [e for e, (name, word) in named.items() if wanted in (name, word)]
        if exact:
            return exact
        name, _, strength = wanted.rpartition(" ")
        begun = [
            entry
            for entry, (full, word) in named.items()
            if full.startswith(wanted)
            or word.startswith(wanted.replace(" ", "-"))
            or (strength.isdecimal() and full == name)
        ]
        if not begun:
            raise Refused(screen.say("terminal-wat-aah-no-card", words=words))
        return begun

    def _clans(self) -> Iterable[str]:
        return [clan.id for clan in self.setup.deck.clan]

    def _text(self, screen: Screen, entry: Entry) -> list[str]:
        say = screen.say
        if entry.kind == "clan":
            clan = next(clan for clan in self.setup.deck.clan if clan.id == entry.id)
            strengths = " ".join(map(str, sorted(clan.strengths)))
            return [
                say("terminal-wat-aah-strengths", strengths=strengths),
                say("terminal-wat-aah-power-two", text=_power(screen, clan.two)),
                say("terminal-wat-aah-power-three", text=_power(screen, clan.three)),
            ]
        if entry.kind == "temple":
            temple = next(card for card in self.setup.cards.temple if card.id == entry.id)
            return [
                say("terminal-wat-aah-kind-temple"),
                say(f"temple-text-{temple.do}", number=temple.number),
            ]
        if entry.kind == "court":
            court = next(card for card in self.setup.cards.court if card.id == entry.id)
            return [
                say("terminal-wat-aah-kind-court"),
                say(f"court-text-{court.do}", number=court.number),
            ]
        if entry.kind == "boss":
            boss = next(boss for boss in self.setup.cards.boss if boss.id == entry.id)
            text = screen.texts.say("boss-text", damage=boss.damage, points=boss.points)
            return [say("terminal-wat-aah-kind-boss"), text]
        strength = say("terminal-wat-aah-strength", number=self.kinds[entry.id].strength)
        if entry.id == "ronin":
            return [strength, say("terminal-wat-aah-ronin")]
        yokai = next(yokai for yokai in self.setup.deck.yokai if yokai.id == entry.id)
        return [strength, say("terminal-wat-aah-yokai"), _power(screen, yokai.power)]


def _power(screen: Screen, power: Power) -> str:
    return screen.say(f"power-{power.do}", number=power.number, keep=power.keep)


def grouped(screen: Screen, index: Index, cards: Sequence[str]) -> list[Text]:
    """Cards by clan, each clan with its strengths: Rat 3 3 4."""
    found: list[Text] = []
    clans: dict[str, list[int]] = {}
    for card in cards:
        clans.setdefault(index.kinds[card].clan, []).append(index.kinds[card].strength)
    for clan, strengths in clans.items():
        if clan in ("ronin", "yokai"):
            continue
        numbers = " ".join(map(str, sorted(strengths)))
        found.append(Text(f"{screen.texts.name('clan', clan)} {numbers}"))
    for card, number in Counter(cards).items():
        if index.kinds[card].clan in ("ronin", "yokai"):
            times = f" x{number}" if number > 1 else ""
            name = screen.texts.name("card", card)
            found.append(Text(f"{name} ({index.kinds[card].strength}){times}"))
    return found


def tell_jigoku(screen: Screen, index: Index, view: WatAahView, rest: str) -> list[Text]:
    """All of it by clan, and its top in order; with a clan's name, that clan only."""
    cards = list(view.jigoku)
    if rest:
        wanted = plain(rest).lower()
        cards = [
            card
            for card in cards
            if wanted in (index.kinds[card].clan, card)
            or plain(screen.texts.name("card", card)).lower().startswith(wanted)
        ]
    if not cards:
        return [Text(screen.say("terminal-wat-aah-jigoku-none"))]
    order = list(index.kinds)
    title = screen.say("terminal-wat-aah-jigoku", number=len(cards))
    lines = screen.flow(title, grouped(screen, index, sorted(cards, key=order.index)))
    if not rest:
        top = [Text(screen.texts.name("card", card)) for card in reversed(cards[-TOP:])]
        lines += screen.flow(screen.say("terminal-wat-aah-jigoku-top"), top)
    return lines
