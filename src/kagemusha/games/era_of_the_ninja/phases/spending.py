"""The start of a turn: trade with members of the clan, and purchases."""

from __future__ import annotations

from typing import ClassVar, Final

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.clans import mates
from kagemusha.games.era_of_the_ninja.phases.decks import Draw, deck_left, excess
from kagemusha.games.era_of_the_ninja.phases.inventory import find_card, refresh
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.resources import gain
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Question
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note

# What was proposed this turn, so that nothing is proposed twice.
TRIED_GIVE: Final = 10000
TRIED_ASK: Final = 20000

MOST_DEPOSITED: Final = 99
COSTS: Final[codes.Numbers] = (codes.COST_WEAPON, codes.COST_ITEM, codes.COST_SKILL)


# --- trade --------------------------------------------------------------------------------


def legal_trades(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.134, E.135: trade with members on the tile, and gifts to the pool, before the rest."""
    clan = t.terms.clans[ninja.seat]
    if clan == codes.NO_CLAN:
        return
    for amount in range(1, min(ninja.ingenuity, MOST_DEPOSITED) + 1):
        found.append(choice(verbs.DEPOSIT, amount))
    for other in t.ninja:
        if not other.alive or other.tile != ninja.tile or not mates(t, ninja.seat, other.seat):
            continue
        for card in ninja.cards:
            _propose(ninja, card, other.seat, verbs.GIVE, TRIED_GIVE, found)
        for card in other.cards:
            _propose(ninja, card, other.seat, verbs.ASK, TRIED_ASK, found)


def _propose(ninja: Ninja, card: Card, seat: int, verb: int, tried: int, found: list[int]) -> None:
    """Ruling 35: the head is not traded. Each trade is proposed once a turn."""
    option = choice(verb, card.kind, seat)
    if (
        card.kind != codes.HEAD
        and not card.stowed
        and trade(tried, card.kind, seat) not in ninja.tried
        and option not in found
    ):
        found.append(option)


def trade(tried: int, card: int, seat: int) -> int:
    """A trade as a number among what was tried."""
    return tried + card * codes.MOST_SEATS + seat


def traders(t: World, ninja: Ninja) -> list[int]:
    """Ruling 57: the members on the tile, who discards first coming first."""
    found: list[int] = []
    for step in range(t.terms.seats):
        other = t.ninja[(ninja.seat + step) % t.terms.seats]
        same = other.seat == ninja.seat or mates(t, ninja.seat, other.seat)
        if same and other.alive and other.tile == ninja.tile:
            found.append(other.seat)
    return found


def overladen(t: World, ninja: Ninja) -> bool:
    """E.134: whether a trade of this turn left somebody with too many cards."""
    if not ninja.tried:
        return False
    for seat in traders(t, ninja):
        if excess(t, t.ninja[seat]) > 0:
            return True
    return False


class Consent(Question):
    """Ruling 57: by consent; the card arrives inactive. What is too much waits (`overladen`).

    `gives`: who is asked gives the card; else takes it.
    """

    code: ClassVar[int] = 107
    name: ClassVar[str] = "consent"
    rule: ClassVar[str] = "E.134"
    verbs: ClassVar[tuple[str, ...]] = ("accept", "refuse")
    fields: ClassVar[tuple[str, ...]] = ("proposer", "card", "gives")
    flags: ClassVar[tuple[str, ...]] = ("gives",)

    def __init__(self, seat: int, proposer: int, card: int, gives: bool) -> None:
        self.seat = seat
        self.proposer: int = proposer
        self.card: int = card
        self.gives: bool = gives

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.ACCEPT), choice(verbs.REFUSE)]

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb == verbs.REFUSE:
            note(t, tape.REFUSED, self.seat, self.proposer)
            return
        asked = t.ninja[self.seat]
        proposer = t.ninja[self.proposer]
        giver, taker = (asked, proposer) if self.gives else (proposer, asked)
        card = find_card(giver, self.card, False) or find_card(giver, self.card, True)
        assert card is not None
        giver.cards.remove(card)
        card.active = False
        taker.cards.append(card)
        note(t, tape.TRADED, giver.seat, taker.seat, self.card)
        refresh(t, giver)
        refresh(t, taker)


# --- purchases ----------------------------------------------------------------------------


def price(t: World, ninja: Ninja, which: int) -> int:
    """E.33 with discounts; never free."""
    return max(1, stat(t, ninja, which))


def legal_purchases(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.33 to E.35, E.136: any number of purchases, or one with the clan's pool."""
    if ninja.pool_used:
        return
    pool = 0
    if t.terms.clans[ninja.seat] != codes.NO_CLAN and ninja.bought == 0:
        pool = t.clan_pool[t.terms.sides[ninja.seat]]
    if ninja.ingenuity + pool == 0:
        return
    for deck in range(codes.CARD_DECKS):
        if deck_left(t, deck):
            _pay_ways(ninja, pool, price(t, ninja, COSTS[deck]), verbs.BUY, deck, found)
    if deck_left(t, codes.SKILL):
        cost = price(t, ninja, codes.COST_SYNERGY)
        for skill in ninja.skills:
            if skill.under < 0:  # ruling 25
                _pay_ways(ninja, pool, cost, verbs.SYNERGY, skill.kind, found)


def _pay_ways(ninja: Ninja, pool: int, cost: int, verb: int, what: int, found: list[int]) -> None:
    """E.136: how much of the cost the pool may bear; the ninja pays the rest."""
    for share in range(min(pool, cost) + 1):
        if cost - share <= ninja.ingenuity:
            found.append(choice(verb, what, share))


def spend(t: World, ninja: Ninja, verb: int, what: int, detail: int) -> None:
    """Carry out a trade or a purchase."""
    if verb == verbs.DEPOSIT:
        _deposit(t, ninja, what)
    elif verb in (verbs.GIVE, verbs.ASK):
        _trade(t, ninja, verb == verbs.ASK, what, detail)
    else:
        _buy(t, ninja, verb, what, detail)


def _deposit(t: World, ninja: Ninja, amount: int) -> None:
    """E.135."""
    side = t.terms.sides[ninja.seat]
    gain(t, ninja, -amount, 135)
    t.clan_pool[side] = min(codes.MOST_INGENUITY, t.clan_pool[side] + amount)
    note(t, tape.DEPOSITED, ninja.seat, amount, t.clan_pool[side])


def _trade(t: World, ninja: Ninja, asks: bool, card: int, seat: int) -> None:
    """E.134."""
    ninja.tried.append(trade(TRIED_ASK if asks else TRIED_GIVE, card, seat))
    ninja.tried.sort()
    note(t, tape.PROPOSED, ninja.seat, seat, card, 1 if asks else 0)
    t.agenda.append(Consent(seat, ninja.seat, card, asks))


def _buy(t: World, ninja: Ninja, verb: int, what: int, share: int) -> None:
    """A card of a deck, or one under a Skill; the clan's pool pays a share."""
    ninja.stage = codes.SPEND
    ninja.bought += 1
    if share > 0:
        ninja.pool_used = True
        t.clan_pool[t.terms.sides[ninja.seat]] -= share
    trigger(t, ninja, codes.BUYING)
    if verb == verbs.BUY:
        gain(t, ninja, share - price(t, ninja, COSTS[what]), 33)
        t.agenda.append(Draw(ninja.seat, what, codes.TO_BUY))
        return
    gain(t, ninja, share - price(t, ninja, codes.COST_SYNERGY), 33)
    note(t, tape.SYNERGY, ninja.seat, what)
    for index in range(len(ninja.skills)):
        if ninja.skills[index].kind == what:
            t.agenda.append(Draw(ninja.seat, codes.SKILL, codes.TO_SYNERGY + index))
