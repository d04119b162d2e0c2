"""Hand-made values: of a hand, of a card in it, of a power. One is about one point of strength."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kagemusha.bots.wat_aah.sight import RONIN, YOKAI, Sight
from kagemusha.games.wat_aah.deck import Power
from kagemusha.games.wat_aah.view import ClanView, PlayerView

FODDER = 0.6
"""Any card: it can be the one that is discarded."""
PAIR, LONELY, JOINS = 0.62, 0.22, 0.7
"""How much of its strength a card is worth in hand: in a set, alone, for a clan in play."""
POWER_IN_HAND = 0.25
RONIN_WORTH = 2.6
YOKAI_WORTH, YOKAI_STRENGTH = 1.6, 0.45
CARD_WORTH = 1.7
"""A card that somebody draws or loses without a choice."""
CHOSEN_WORTH = 2.9
"""A card that is chosen from many."""
ALLURE = {
    "nothing": 0.0,
    "discard": 3.0,
    "swap": 2.0,
    "return-card": 1.5,
    "return-clan": 6.0,
    "destroy-card": 3.0,
    "destroy-clan": 8.0,
    "dig": 6.0,
    "draw": 5.0,
    "look": 4.0,
    "copy": 3.0,
}
"""What a power may be worth some day, when nothing of that day is known."""


def hand_worth(sight: Sight, hand: Mapping[str, int]) -> float:
    """What a hand promises, given the clans that lie before its holder."""
    cards = sight.cards
    sets: dict[str, list[int]] = {}
    worth = 0.0
    ronin = 0
    for card, number in hand.items():
        if number <= 0:
            continue
        group = cards.group[card]
        worth += FODDER * number
        if group == RONIN:
            ronin += number
        elif group == YOKAI:
            allure = ALLURE[cards.yokai[card].do]
            worth += YOKAI_WORTH + YOKAI_STRENGTH * cards.strength[card] + POWER_IN_HAND * allure
        else:
            sets.setdefault(group, []).extend([cards.strength[card]] * number)
    worth += RONIN_WORTH * min(ronin, 2)
    for clan, strengths in sets.items():
        strengths.sort(reverse=True)
        lying = sight.mine.get(clan)
        if lying is not None:
            worth += JOINS * sum(strengths[: 4 - len(lying)])
        elif len(strengths) + min(ronin, 1) >= 2:
            power = cards.power(clan, len(strengths) + min(ronin, 1))
            worth += PAIR * sum(strengths[:4]) + POWER_IN_HAND * ALLURE[power.do] + 1.5
        else:
            worth += LONELY * strengths[0] + 0.15 * ALLURE[cards.clans[clan].two.do]
    return worth


def least_useful(sight: Sight, available: Counter[str], number: int) -> list[str]:
    """So many of these cards of the hand, the loss of which hurts least, one after another."""
    hand = Counter(sight.hand)
    left = Counter(available)
    chosen: list[str] = []
    for _ in range(number):
        best, most = "", float("-inf")
        for card in sight.cards.sorted(card for card, count in left.items() if count > 0):
            hand[card] -= 1
            worth = hand_worth(sight, hand)
            hand[card] += 1
            if worth > most + 1e-9:
                best, most = card, worth
        if not best:
            break
        chosen.append(best)
        hand[best] -= 1
        left[best] -= 1
    return chosen


def most_useful(sight: Sight, available: Counter[str], number: int) -> list[str]:
    """So many of these cards, which would serve the hand best, one after another."""
    hand = Counter(sight.hand)
    left = Counter(available)
    chosen: list[str] = []
    for _ in range(number):
        best, most = "", float("-inf")
        for card in sight.cards.sorted(card for card, count in left.items() if count > 0):
            hand[card] += 1
            worth = hand_worth(sight, hand)
            hand[card] -= 1
            if worth > most + 1e-9:
                best, most = card, worth
        if not best:
            break
        chosen.append(best)
        hand[best] += 1
        left[best] -= 1
    return chosen


# --- powers ---------------------------------------------------------------------------------------


def power_worth(sight: Sight, power: Power, hand: int) -> float:
    """What a power brings now to a player who keeps so many cards in hand."""
    if power.do == "draw":
        return CARD_WORTH * power.number
    if power.do == "dig":
        return CHOSEN_WORTH * min(power.number, len(sight.view.jigoku))
    if power.do == "look":
        return CHOSEN_WORTH * 0.8 * power.keep + 0.1 * power.number
    if power.do == "copy":
        return max(
            (copy_worth(sight, clan.clan, power.number, hand) for clan in _enemy_clans(sight)),
            default=0.0,
        )
    if power.do == "nothing":
        return 0.0
    worths = [blow_worth(sight, power, player, hand) for player in sight.others]
    return max(worths, default=0.0)


def _enemy_clans(sight: Sight) -> list[ClanView]:
    return [clan for player in sight.others for clan in player.clans]


def copy_worth(sight: Sight, clan: str, level: int, hand: int) -> float:
    """What copying a clan's power brings."""
    power = sight.cards.power(clan, level)
    return 0.0 if power.do == "copy" else power_worth(sight, power, hand)


def blow_worth(sight: Sight, power: Power, player: PlayerView, hand: int) -> float:
    """What a power that hits one opponent brings, at its best against this one."""
    menace = sight.menace(player)
    do = power.do
    if do == "discard":
        return 1.3 * min(power.number, player.hand) * menace
    if do == "swap":
        return swap_worth(power, player.hand, hand)
    if do in ("destroy-clan", "return-clan"):
        worths = [clan_worth(sight, player, clan.cards, do) for clan in player.clans]
        return max(worths, default=0.0)
    worths = [
        card_worth(sight, player, clan.cards, card, do)
        for clan in player.clans
        for card in clan.cards
    ]
    return max(worths, default=0.0)


def swap_worth(power: Power, theirs: int, mine: int) -> float:
    """Whole hands by their sizes; a few cards each a little, as one gives what serves least."""
    if power.number:
        return 0.4 * min(power.number, theirs, mine)
    return (CARD_WORTH + 0.3) * (theirs - mine)


def clan_worth(sight: Sight, player: PlayerView, clan: tuple[str, ...], do: str) -> float:
    """What it brings to hit one clan."""
    strength = sight.force(player, clan)
    if do == "return-clan":  # its owner holds the cards again, but has lost time
        strength = int(0.6 * strength)
    return (strength + (1.5 if len(player.clans) >= 3 else 0.5)) * sight.menace(player)


def card_worth(
    sight: Sight, player: PlayerView, clan: tuple[str, ...], card: str, do: str
) -> float:
    """What it brings to hit one card; the last Clan card takes Ronin and Yokai along."""
    cards = sight.cards
    real = [c for c in clan if cards.group[c] not in (RONIN, YOKAI)]
    rest = list(clan)
    rest.remove(card)
    if real == [card]:
        rest = []
    strength = float(sight.force(player, clan) - sight.force(player, rest))
    if not rest:
        strength += 1.0
    if do == "return-card":
        strength *= 0.5
    return strength * sight.menace(player)
