"""The names of the kernel's numbers: what texts, terminal and environments may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.flow import question_names
from kagemusha.games.era_of_the_ninja.phases.step import Step
from kagemusha.games.era_of_the_ninja.schema import Ability, Card, Content

HEAD_ID = "head"
LORD_ENTERS_ID = "the-lord-enters"
GEAR_KINDS = ("weapon", "item", "skill")
STEP_NAMES = (*question_names(), "chance", "over")
"""What `step_id` may say."""
CLAN_NAMES = codes.CLAN_NAMES
DECK_NAMES = codes.DECK_NAMES
ELEMENT_NAMES = codes.ELEMENT_NAMES
LORD_STATE_NAMES = codes.LORD_STATE_NAMES
MARK_NAMES = codes.MARK_NAMES
MODE_NAMES = codes.MODE_NAMES
REALM_NAMES = codes.REALM_NAMES
REASON_NAMES = codes.REASON_NAMES
ROLL_NAMES = codes.ROLL_NAMES
SHAPE_NAMES = codes.SHAPE_NAMES
STAGE_NAMES = codes.STAGE_NAMES
TYPE_NAMES = codes.TYPE_NAMES
UNIT_NAMES = codes.UNIT_NAMES
WAY_NAMES = codes.WAY_NAMES
WAY_X, WAY_Y = codes.WAY_X, codes.WAY_Y
"""Where each way leads, in tiles."""
MOST_TILES = codes.MOST_TILES
MOST_STACKS = codes.SLOTS
TURN_PARTS = {codes.IN_TURN: "adjust", codes.MOVING: "move"}
"""The part of a turn in which an effect is used, by the number in the box; else an Action."""


def player_id(seat: int) -> str:
    """How a seat is called in notation and texts: p1 for seat 0."""
    return f"p{seat + 1}"


def stack_id(slot: int) -> str:
    """How a stack is called: `yari-2`, `lord`."""
    if slot == codes.LORD_SLOT:
        return "lord"
    unit = max(unit for unit in range(codes.UNITS) if codes.SLOT_START[unit] <= slot)
    return f"{codes.UNIT_NAMES[unit]}-{slot - codes.SLOT_START[unit] + 1}"


def step_id(step: Step | None) -> str:
    """What is asked, or `chance`, or `over`."""
    return "over" if step is None else step.name


class Names:
    """The ids of one box's cards, by their numbers."""

    def __init__(self, content: Content) -> None:
        self.ninja = [card.id for card in content.ninja]
        self.lords = [card.id for card in content.lord]
        gear: tuple[Sequence[Card], ...] = (content.weapon, content.item, content.skill)
        self.cards = [card.id for deck in gear for card in deck]
        self.cards.append(HEAD_ID)
        self.rooms = [room.id for room in content.room]
        self.encounters = [*(card.id for card in content.encounter), LORD_ENTERS_ID]
        self.gear = [
            *(
                f"{GEAR_KINDS[number // codes.CARDS_A_DECK]}-{name}"
                for number, name in enumerate(self.cards[:-1])
            ),
            "gear-head",
        ]
        """Cards by the id of their name in the texts."""
        self.abilities: list[str] = []
        """What `use` calls an effect."""
        self.ability_cards: list[str] = []
        """The id of the name of the card that an effect stands on."""
        self.parts: list[str] = []
        """Whether an effect is a card's own (`effect`) or its Synergy (`synergy`)."""
        groups: tuple[tuple[str, Sequence[Card]], ...] = (
            ("ninja", content.ninja),
            ("lord", content.lord),
            ("unit", content.unit),
            ("weapon", content.weapon),
            ("item", content.item),
            ("skill", content.skill),
        )
        for kind, group in groups:
            for card in group:
                self._label(kind, card.id, card.effect, "effect")
        for skill in content.skill:
            self._label("skill", skill.id, skill.synergy, "synergy")
        places: tuple[tuple[str, Sequence[Card]], ...] = (
            ("encounter", content.encounter),
            ("room", content.room),
        )
        for kind, group in places:
            for card in group:
                self._label(kind, card.id, card.effect, "effect")

    def _label(self, kind: str, card: str, effects: tuple[Ability, ...], part: str) -> None:
        base = card if part == "effect" else f"{card}-synergy"
        for number, effect in enumerate(effects, start=1):
            word = effect.word or (number if number > 1 else "")
            self.abilities.append(f"{base}-{word}" if word else base)
            self.ability_cards.append(f"{kind}-{card}")
            self.parts.append(part)
