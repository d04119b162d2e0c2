"""What cards say: values, text and the numbers in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from kagemusha.games.era_of_the_ninja.box import (
    Card,
    Encounter,
    Item,
    Lord,
    Ninja,
    Skill,
    Unit,
    Weapon,
    wording,
)
from kagemusha.games.era_of_the_ninja.names import Names
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen, plain

KINDS = ("ninja", "lord", "weapon", "item", "skill", "unit", "encounter")
MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A number with its sign: +2, 0, −1."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


@dataclass(frozen=True)
class Entry:
    """What `card` can show."""

    kind: str
    id: str
    card: Card | Encounter


class Index:
    """Every card of a box by its id and by its name."""

    def __init__(self, setup: Setup) -> None:
        content = setup.content
        groups: dict[str, Sequence[Card | Encounter]] = {
            "ninja": content.ninja,
            "lord": content.lord,
            "weapon": content.weapon,
            "item": content.item,
            "skill": content.skill,
            "unit": content.unit,
            "encounter": content.encounter,
        }
        self.names = Names(content)
        self.entries = [Entry(kind, card.id, card) for kind in KINDS for card in groups[kind]]
        self.gear = {entry.id: entry for entry in self.entries if entry.kind in KINDS[2:5]}
        self.ninja = {entry.id: entry for entry in self.entries if entry.kind == "ninja"}

    def find(self, kind: str, name: str) -> Entry:
        """The card of that kind and id."""
        return next(entry for entry in self.entries if (entry.kind, entry.id) == (kind, name))

    def tell(self, screen: Screen, words: str) -> list[Text]:
        """What the card of that name says; without a name, which cards there are."""
        if not words:
            return self._list(screen)
        lines: list[Text] = []
        for entry in self._named(screen, words):
            kind = screen.say(f"terminal-era-of-the-ninja-kind-{entry.kind}")
            lines.append(Text(f"{screen.texts.name(entry.kind, entry.id)} ({kind})", "title"))
            lines += [Text(f"  {line}") for line in self.lines(screen, entry)]
        return lines

    def _list(self, screen: Screen) -> list[Text]:
        lines: list[Text] = []
        for kind in KINDS:
            names = [
                Text(screen.texts.name(kind, entry.id))
                for entry in self.entries
                if entry.kind == kind
            ]
            lines += screen.flow(screen.say(f"terminal-era-of-the-ninja-cards-{kind}"), names)
        return lines

    def _named(self, screen: Screen, words: str) -> list[Entry]:
        wanted = " ".join(plain(words).lower().split())
        named = {
            entry: (plain(screen.texts.name(entry.kind, entry.id)).lower(), entry.id)
            for entry in self.entries
        }
        exact = [e for e, (name, word) in named.items() if wanted in (name, word)]
        if exact:
            return exact
        begun = [
            entry
            for entry, (name, word) in named.items()
            if name.startswith(wanted) or word.startswith(wanted.replace(" ", "-"))
        ]
        if not begun:
            raise Refused(screen.say("terminal-era-of-the-ninja-no-card", words=words))
        return begun

    # --- what a card says -----------------------------------------------------------------------

    def lines(self, screen: Screen, entry: Entry) -> list[str]:
        """Its values, its text, and of a Skill its Synergy."""
        values = self.values(screen, entry)
        return [*([values] if values else []), *self.texts(screen, entry)]

    def values(self, screen: Screen, entry: Entry) -> str:
        """The printed numbers."""

        def say(key: str, **args: str | int) -> str:
            return screen.say(f"terminal-era-of-the-ninja-{key}", **args)

        card = entry.card
        if isinstance(card, Ninja):
            name = screen.texts.name
            traits = [*(name("element", element) for element in card.elements)]
            traits.append(say(f"gender-{card.gender}"))
            traits.append(say("realm", name=name("realm", card.realm)))
            return say(
                "values-ninja",
                traits=", ".join(traits),
                move=card.move,
                attack=signed(card.attack),
                dodge=signed(card.dodge),
                bonus=signed(card.shadow),
                wounds=card.wounds,
                ki=card.ki,
            )
        if isinstance(card, Lord | Unit):
            line = say(
                "values-unit",
                move=card.move,
                attack=card.attack,
                damage=card.damage,
                wound=card.wound,
                dead=card.dead,
                ingenuity=card.ingenuity,
            )
            line += say("values-range", number=card.range) if card.range else ""
            return line + (say("values-limit", number=card.limit) if isinstance(card, Unit) else "")
        if isinstance(card, Weapon):
            classes = [say(f"class-{word}") for word in (card.kind, *card.classes)]
            line = say("values-weapon", attack=signed(card.attack), classes=", ".join(classes))
            return line + (say("values-range", number=card.range) if card.range else "")
        if isinstance(card, Encounter):
            names = [unit for unit, number in _troops(card) if number]
            numbers = dict(_troops(card))
            return ", ".join(f"{numbers[unit]} {screen.texts.name('unit', unit)}" for unit in names)
        return ""

    def texts(self, screen: Screen, entry: Entry) -> list[str]:
        """What it does."""
        card = entry.card
        if isinstance(card, Encounter):
            return []
        found = [self._text(screen, f"{entry.kind}-text-{entry.id}", card, "effect")]
        if isinstance(card, Skill):
            synergy = self._text(screen, f"synergy-text-{entry.id}", card, "synergy")
            if synergy:
                found.append(screen.say("terminal-era-of-the-ninja-synergy", text=synergy))
        if isinstance(card, Item):
            found += self._activation(screen, card)
        return [line for line in found if line]

    def ability(self, screen: Screen, source: str, part: str) -> str:
        """What the card of that name (`weapon-katana`) says of itself, or of its Synergy."""
        kind, _, name = source.partition("-")
        card = self.find(kind, name).card
        if isinstance(card, Encounter):
            return ""
        text_id = f"synergy-text-{name}" if part == "synergy" else f"{kind}-text-{name}"
        return self._text(screen, text_id, card, part)

    @staticmethod
    def _text(screen: Screen, text_id: str, card: Card, part: str) -> str:
        """The text with its numbers; nothing for a card of somebody's own that has none."""
        if text_id not in screen.texts:
            return screen.say("terminal-era-of-the-ninja-own-card")
        return screen.say(text_id, **wording(card, part))

    @staticmethod
    def _activation(screen: Screen, card: Item) -> list[str]:
        costs = {
            "ki": card.activate.ki,
            "ingenuity": card.activate.ingenuity,
            "wounds": card.activate.wounds,
        }
        said = [
            screen.say(f"terminal-era-of-the-ninja-cost-{key}", number=number)
            for key, number in costs.items()
            if number
        ]
        if not said:
            return []
        return [screen.say("terminal-era-of-the-ninja-activation", costs=", ".join(said))]

    def brief(self, screen: Screen, entry: Entry) -> str:
        """All of it in one line, after its name."""
        name = screen.texts.name(entry.kind, entry.id)
        said = " ".join(self.lines(screen, entry))
        return f"{name}{screen.say('terminal-colon')}{said}"


def _troops(card: Encounter) -> list[tuple[str, int]]:
    units = card.units
    return [
        ("yari", units.yari),
        ("harquebus", units.harquebus),
        ("daishyo", units.daishyo),
        ("daikyu", units.daikyu),
        ("monk", units.monk),
        ("daimyo", units.daimyo),
    ]
