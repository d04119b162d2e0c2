"""Before moving: buying, giving, and what lies active."""

from __future__ import annotations

from kagemusha.bots.era_of_the_ninja.sight import Sight
from kagemusha.bots.era_of_the_ninja.worth import (
    best_weapons,
    deck_worth,
    item_worth,
    synergy_worth,
    weapons_of,
    weapons_worth,
)
from kagemusha.core.action import Action, Legal

COSTS = {"weapon": 2, "item": 3, "skill": 4, "synergy": 5}
BARGAIN = 0.09
"""Worth for a point of Ingenuity, below which it is saved."""
RICH = 10
ARCADE_ROUNDS = 6


class Outfit:
    """What a ninja does about its cards at the start of a turn."""

    def __init__(self, sight: Sight, legal: Legal) -> None:
        self.sight = sight
        self.legal = legal
        self.me = sight.me
        self.cards = sight.cards
        self.kit = sight.kit

    def choose(self) -> Action | None:
        """A purchase, a gift, an activation, or nothing."""
        verbs = {action.verb for action in self.legal}
        found: Action | None = None
        if "give" in verbs:
            found = self._gift()
        if found is None and ("buy" in verbs or "synergy" in verbs):
            found = self._purchase()
        if found is None and "activate" in verbs:
            found = self._activation()
        return found

    def _gift(self) -> Action | None:
        """An idle weapon to a mate who fights with a worse one."""
        idle = {card.id for card in self.me.cards if card.kind == "weapon" and not card.active}
        for action in self.legal:
            if action.verb != "give" or str(action.parts[0][1]) not in idle:
                continue
            weapon = self.cards.weapons[str(action.parts[0][1])]
            name = str(action.parts[1][1])
            mate = next(p for p in self.sight.mates if p.player == name)
            kit = self.cards.kit(mate)
            now = weapons_worth(kit.weapons, kit, lord=False)
            if weapons_worth([weapon], kit, lord=False) > now + 0.5:
                return action
        return None

    def _purchase(self) -> Action | None:
        """The deck that promises most for its cost; the clan's pool pays what it can."""
        if self.cards.arcade and self.sight.view.round > ARCADE_ROUNDS:
            return None
        best: Action | None = None
        most = BARGAIN if self.me.ingenuity < RICH else 0.01
        worths: dict[str, float] = {}
        for action in self.legal:
            if action.verb == "buy":
                deck = str(action.parts[0][1])
                if deck not in worths:
                    worths[deck] = deck_worth(self.cards, self.me, self.kit, deck)
                worth = worths[deck] / self._price(deck)
            elif action.verb == "synergy":
                worth = synergy_worth(self.cards, str(action.parts[0][1]), self.kit)
                worth /= self._price("synergy")
            else:
                continue
            if len(action.parts) > 1:
                worth += 0.0001 * int(action.parts[1][1])
            if worth > most:
                best, most = action, worth
        return best

    def _price(self, what: str) -> int:
        return max(1, COSTS[what] + self.kit.plus(f"cost-{what}"))

    def _activation(self) -> Action | None:
        hunting = self.sight.lord is not None
        wanted, _ = best_weapons(self.cards, weapons_of(self.me.cards), self.kit, lord=hunting)
        active = {card.id for card in self.me.cards if card.active}
        now = weapons_worth(self.kit.weapons, self.kit, lord=hunting)
        then = weapons_worth([self.cards.weapons[w] for w in wanted], self.kit, lord=hunting)
        for action in self.legal:
            if action.verb != "activate":
                continue
            name = str(action.parts[0][1])
            if name in self.cards.weapons:
                if name in wanted and name not in active and then > now + 0.2:
                    return action
                continue
            item = self.cards.items[name]
            if name in active:
                continue
            worth = item_worth(item, self.kit)
            rivals = [
                item_worth(self.cards.items[other], self.kit)
                for other in active
                if other in self.cards.items
                and item.slot
                and self.cards.items[other].slot == item.slot
            ]
            dear = item.activate.wounds and self.me.wounds <= 3
            if worth > max(rivals, default=0.0) and not dear:
                return action
        return None
