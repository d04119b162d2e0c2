"""The facts of a match of Era of the Ninja: the Lord, the ninja, and every card somebody held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kagemusha.core.action import Action, Legal
from kagemusha.core.event import Event
from kagemusha.core.facts import FactGroup, FactReader, Facts, Use
from kagemusha.games.era_of_the_ninja.names import player_id
from kagemusha.games.era_of_the_ninja.options import Setup

PREFIX = "era-"
DECKS = ("weapon", "item", "skill")
HELD = {"card-kept": "player", "card-gained": "player", "stolen": "player", "traded": "other"}
"""Events by which a card comes to a player, and which of their arguments names him."""


class EraReader(FactReader):
    """Reads matches of one setup."""

    def __init__(self, setup: Setup) -> None:
        self._seats = {player_id(seat): seat for seat in range(setup.seats)}
        content = setup.content
        groups = [
            FactGroup("ninja", "ninja", tuple(card.id for card in content.ninja)),
            FactGroup("weapon", "weapon", tuple(card.id for card in content.weapon)),
            FactGroup("item", "item", tuple(card.id for card in content.item)),
            FactGroup("skill", "skill", tuple(card.id for card in content.skill)),
            FactGroup("synergy", "skill", tuple(card.id for card in content.skill)),
        ]
        if "death-match" not in setup.mode:
            lords = tuple(card.id for card in content.lord)
            groups[:0] = [FactGroup("lord", "lord", lords, shared=True)]
            encounters = tuple(card.id for card in content.encounter)
            groups += [FactGroup("encounter", "encounter", encounters)]
        self.groups: tuple[FactGroup, ...] = tuple(groups)

    def drawn(self, legal: Legal) -> Sequence[Action]:
        """Of the cards that are dealt at the start any may be kept: what a bot likes to keep would
        be held by all who are defeated early."""
        return tuple(legal) if next(iter(legal)).verb == "keep" else ()

    def read(self, events: Sequence[Event]) -> Facts:
        """The facts of one whole match."""
        first: int | None = None
        turns = round_ = 0
        left: dict[str, int] = {}
        uses: Counter[tuple[str, str, int]] = Counter()
        for event in events:
            kind = event.kind.removeprefix(PREFIX)
            args: Any = event.args
            if kind == "turn":
                turns += 1
            elif kind == "round":
                round_ = args["round"]
            elif kind == "defeated":
                left[args["player"]] = round_
            elif kind == "lead" and first is None:
                first = self._seats[args["player"]]
            elif kind == "lord-drawn":
                for seat in self._seats.values():
                    uses["lord", args["lord"], seat] += 1
            elif kind in ("ninja-kept", "replaced"):
                left.pop(args["player"], None)
                uses["ninja", args["ninja"], self._seats[args["player"]]] += kind == "ninja-kept"
            elif kind == "encounter":
                uses["encounter", args["encounter"], self._seats[args["player"]]] += 1
            elif kind in HELD:
                self._card(uses, "", args["gear"], args[HELD[kind]], 0)
            elif kind in ("synergy", "duplicate"):
                self._card(uses, "synergy", args["gear"], args["player"], 1)
            elif kind == "used":
                self._card(uses, "", args["ability"], args["player"], 1)
        return Facts(
            first=first,
            turns=turns,
            uses=tuple(Use(*key, 0, times) for key, times in sorted(uses.items())),
            left=tuple(left.values()),
        )

    def _card(
        self, uses: Counter[tuple[str, str, int]], group: str, gear: str, player: str, times: int
    ) -> None:
        """A card is named with its deck: weapon-katana. An ability may also be a ninja's."""
        deck, _, card = gear.partition("-")
        if deck in DECKS or (times and deck == "ninja"):
            uses[group or deck, card, self._seats[player]] += times
