"""Which placement: every sensible one, weighed by strength, power, and the end it brings near."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kagemusha.bots.wat_aah.sight import RONIN, YOKAI, Sight
from kagemusha.bots.wat_aah.worth import hand_worth, power_worth
from kagemusha.core.action import Legal
from kagemusha.games.wat_aah.deck import Power

END = 4
"""So many clans end the round."""
NEW_CLAN = 1.0
WIN = 100.0


@dataclass(frozen=True)
class Placement:
    """Cards for one clan, and what they bring."""

    verb: str
    clan: str
    cards: tuple[str, ...]
    echo: bool
    worth: float

    def notation(self) -> str:
        """The whole placement as one line."""
        words = [self.verb, self.clan, *self.cards, *(["echo"] if self.echo else [])]
        return " ".join(words)


def placements(sight: Sight, legal: Legal) -> list[Placement]:
    """What can be placed by the clans that are open, best first."""
    found: list[Placement] = []
    for action in legal:
        if action.verb in ("place", "reinforce"):
            found += _of_clan(sight, action.verb, str(dict(action.parts)["clan"]))
    return sorted(found, key=lambda option: (-option.worth, option.notation()))


def _of_clan(sight: Sight, verb: str, clan: str) -> list[Placement]:
    cards = sight.cards
    held = [card for card in sight.view.hand if cards.group[card] == clan]
    held.sort(key=lambda card: (-cards.strength[card], cards.order[card]))
    ronin = [card for card in sight.view.hand if cards.group[card] == RONIN]
    room = END - len(sight.mine.get(clan, ()))
    least = 2 if verb == "place" else 1
    echo = sight.temple(sight.me) == "echo-strike" and not sight.me.temple_spent
    found = []
    for real in range(1 if verb == "place" else 0, min(len(held), room) + 1):
        for wild in range(min(len(ronin), room - real) + 1):
            spare = real < min(len(held), room)  # a second Ronin comes after all real cards
            if real + wild < least or (wild > 1 and spare):
                continue
            chosen = (*held[:real], *ronin[:wild])
            found.append(_weigh(sight, verb, clan, chosen, echo=False))
            if echo and len(chosen) == 2:
                found.append(_weigh(sight, verb, clan, chosen, echo=True))
    if verb == "reinforce":
        found += [
            _weigh(sight, verb, clan, (card,), echo=False)
            for card in dict.fromkeys(sight.view.hand)
            if cards.group[card] == YOKAI
        ]
    return found


def _weigh(sight: Sight, verb: str, clan: str, chosen: tuple[str, ...], *, echo: bool) -> Placement:
    cards = sight.cards
    after = Counter(sight.hand)
    after.subtract(chosen)
    left = sum(after.values())
    if cards.group[chosen[0]] == YOKAI:
        power = cards.yokai[chosen[0]]
    else:
        power = cards.power(clan, 3 if echo else len(chosen))
    strength = sight.gain(clan, chosen)
    brings = power_worth(sight, power, left)
    new = verb == "place"
    if new and len(sight.mine) + 1 >= END:
        return Placement(verb, clan, chosen, echo, _ending(sight, strength, power, left))
    cost = hand_worth(sight, sight.hand) - hand_worth(sight, after)
    worth = strength + brings - 0.8 * cost
    if new:
        worth += NEW_CLAN if sight.lead + strength > 0 else 0.5 * NEW_CLAN
    elif sight.end_is_near:
        worth += 0.3 * strength
    return Placement(verb, clan, chosen, echo, worth)


def _ending(sight: Sight, strength: int, power: Power, left: int) -> float:
    """The fourth clan: take the round if it is won by it, else do not."""
    harm = 0.0
    if len(sight.others) == 1 and power.do.startswith(("destroy", "return")):
        harm = power_worth(sight, power, left)
        if power.do.startswith("return"):
            harm /= 0.6
    margin = sight.lead + strength + harm
    if margin > 0:
        return WIN + margin
    if sight.long and len(sight.others) > 1:  # not the first, but perhaps not the last either
        below = sum(sight.standing(other) < sight.my_total + strength for other in sight.others)
        return 6.0 * below - 10.0
    return margin - 12.0
