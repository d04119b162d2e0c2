"""The texts of cards: values, abilities and the numbers in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kagemusha.games.era_of_the_ninja.box import wording
from kagemusha.games.era_of_the_ninja.names import Names
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.schema import (
    Card,
    Encounter,
    Item,
    Lord,
    NinjaCard,
    Room,
    Skill,
    Unit,
    Weapon,
)
from kagemusha.games.era_of_the_ninja.view import StackView
from kagemusha.text.game_texts import GameTexts

KINDS = ("ninja", "lord", "weapon", "item", "skill", "unit", "encounter", "room")
MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A number with its sign: +2, 0, −1."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def stack_in_words(name: Callable[[str, str], str], stack: StackView) -> str:
    """A stack by its name and its number of units: Ashigaru Yari 2 (×3)."""
    return name("stack", stack.id) + (f" (×{stack.units})" if stack.units > 1 else "")


@dataclass(frozen=True)
class CardEntry:
    """A card that can be looked up."""

    kind: str
    id: str
    card: Card


class Cards:
    """Every card of a box with its text."""

    def __init__(self, texts: GameTexts, setup: Setup) -> None:
        self.texts = texts
        self._say = texts.say
        content = setup.content
        groups: dict[str, Sequence[Card]] = {
            "ninja": content.ninja,
            "lord": content.lord,
            "weapon": content.weapon,
            "item": content.item,
            "skill": content.skill,
            "unit": content.unit,
            "encounter": content.encounter,
            "room": content.room,
        }
        self.names = Names(content)
        self.plain_rooms = setup.rooms == "plain"
        self.entries = [CardEntry(kind, card.id, card) for kind in KINDS for card in groups[kind]]
        self.gear = {entry.id: entry for entry in self.entries if entry.kind in KINDS[2:5]}
        self.ninja = {entry.id: entry for entry in self.entries if entry.kind == "ninja"}

    def find(self, kind: str, name: str) -> CardEntry:
        """The card with this kind and id."""
        return next(entry for entry in self.entries if (entry.kind, entry.id) == (kind, name))

    # --- what a card says -----------------------------------------------------------------------

    def lines(self, entry: CardEntry) -> list[str]:
        """Its values, its text, the Synergy of a Skill, and a line of flavour text."""
        flavour = f"{entry.kind}-flavour-{entry.id}"
        last = [self.texts.text(flavour)] if self.texts.has(flavour) else []
        return [line for line in (self.values(entry), *self.card_texts(entry), *last) if line]

    def values(self, entry: CardEntry) -> str:
        """The printed numbers."""
        say, name = self._say, self.texts.name
        card = entry.card
        if isinstance(card, NinjaCard):
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
            return ", ".join(f"{numbers[unit]} {self.texts.name('unit', unit)}" for unit in names)
        if isinstance(card, Room):
            return name("tile", card.shape)
        return ""

    def card_texts(self, entry: CardEntry) -> list[str]:
        """What it does."""
        card = entry.card
        if isinstance(card, Encounter | Room) and not card.effect:
            return []
        if isinstance(card, Room) and self.plain_rooms:
            return []
        found = [self._text(f"{entry.kind}-text-{entry.id}", card, "effect")]
        if isinstance(card, Skill):
            synergy = self._text(f"synergy-text-{entry.id}", card, "synergy")
            if synergy:
                found.append(self._say("synergy", text=synergy))
        if isinstance(card, Item) and not self.texts.has(f"item-text-{entry.id}"):
            found += self._activation(card)  # our own cards mention it in their text
        return [line for line in found if line]

    def ability(self, card_id: str, part: str) -> str:
        """The text of a card (`weapon-katana`), or of its Synergy."""
        kind, _, name = card_id.partition("-")
        card = self.find(kind, name).card
        text_id = f"synergy-text-{name}" if part == "synergy" else f"{kind}-text-{name}"
        return self._text(text_id, card, part)

    def _text(self, text_id: str, card: Card, part: str) -> str:
        """The text with its numbers; empty for a player's own card without one."""
        if not self.texts.has(text_id):
            return self._say("own-card")
        return self.texts.text(text_id, **wording(card, part))

    def _activation(self, card: Item) -> list[str]:
        costs = {
            "ki": card.activate.ki,
            "ingenuity": card.activate.ingenuity,
            "wounds": card.activate.wounds,
        }
        costs_in_words = [
            self._say(f"cost-{key}", number=number) for key, number in costs.items() if number
        ]
        if not costs_in_words:
            return []
        return [self._say("activation", costs=", ".join(costs_in_words))]

    def brief(self, entry: CardEntry) -> str:
        """Everything in one line, without its name."""
        name = self.texts.name(entry.kind, entry.id)
        text = " ".join(self.lines(entry))
        return f"{name}{self.texts.text('speech-colon')}{text}"


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
