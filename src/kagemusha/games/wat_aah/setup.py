"""The first state of a match, from its seats, mode and cards."""

from __future__ import annotations

from kagemusha.games.wat_aah.deck import (
    COURT_IDS,
    EFFECT_IDS,
    TEMPLE_IDS,
    Deck,
    Power,
)
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout as at
from kagemusha.games.wat_aah.state import State


def initial_state(setup: Setup) -> State:
    """The whole deck face down; all are about to reveal a card."""
    state = State(initial_cells(setup))
    state.begin()
    return state


def initial_cells(setup: Setup) -> list[int]:
    """The cells before anything is revealed or dealt: the cards in use are part of them."""
    cards = setup.cards
    s = [0] * at.STATE_SIZE
    s[at.MODE] = MODE_IDS.index(setup.mode)
    s[at.SEATS] = setup.seats
    s[at.ROUND] = 1
    s[at.HANDICAP] = setup.handicap
    s[at.FINAL_BOSS] = -1
    for seat in range(at.SEAT_SLOTS):
        s[at.TEMPLE_OF + seat] = -1
        s[at.COURT_OF + seat] = -1
    for decoy in range(3):
        s[at.DECOY + decoy] = -1
    for card in range(16):
        s[at.TEMPLE_IN + card] = at.IN_DECK if card < len(cards.temple) else at.OUT
        s[at.COURT_IN + card] = at.IN_DECK if card < len(cards.court) else at.OUT
    _write_deck(s, setup.deck)
    s[at.TEMPLES] = len(cards.temple)
    s[at.COURTS] = len(cards.court)
    s[at.BOSSES] = len(cards.boss)
    for number, temple in enumerate(cards.temple):
        s[at.TEMPLE_OP + number] = TEMPLE_IDS.index(temple.do)
        s[at.TEMPLE_AMOUNT + number] = temple.number
    for number, court in enumerate(cards.court):
        s[at.COURT_OP + number] = COURT_IDS.index(court.do)
        s[at.COURT_AMOUNT + number] = court.number
    for number, boss in enumerate(cards.boss):
        s[at.DAMAGE + number] = boss.damage
        for pawns, points in enumerate(boss.points):
            s[at.REWARD + number * 6 + pawns] = points
    return s


def _write_deck(s: list[int], deck: Deck) -> None:
    clans = [clan.id for clan in deck.clan]
    groups = {"ronin": at.RONIN, "yokai": at.YOKAI, **{name: n for n, name in enumerate(clans)}}
    s[at.KINDS] = len(deck.kinds)
    s[at.CLAN_COUNT] = len(deck.clan)
    s[at.FULL_HAND] = deck.hand
    for kind in range(at.KIND_SLOTS):
        s[at.YOKAI_AT + kind] = -1
    for number, kind_ in enumerate(deck.kinds):
        s[at.STRENGTH + number] = kind_.strength
        s[at.CLAN_OF + number] = groups[kind_.clan]
        s[at.DECK + number] = kind_.number
        s[at.DECK_SIZE] += kind_.number
        if kind_.clan == "ronin":
            s[at.RONIN_KIND] = number
    for clan_number in range(at.CLANS + 1):  # kinds are sorted by clan
        later = [n for n, kind in enumerate(deck.kinds) if groups[kind.clan] >= clan_number]
        s[at.CLAN_START + clan_number] = later[0]
    for number, clan in enumerate(deck.clan):
        _write_power(s, (at.TWO_OP, at.TWO_AMOUNT, at.TWO_KEEP), number, clan.two)
        _write_power(s, (at.THREE_OP, at.THREE_AMOUNT, at.THREE_KEEP), number, clan.three)
    for number, yokai in enumerate(deck.yokai, start=s[at.RONIN_KIND] + 1):
        cells = (at.YOKAI_OP, at.YOKAI_AMOUNT, at.YOKAI_KEEP)
        _write_power(s, cells, number, yokai.power)


def _write_power(s: list[int], cells: tuple[int, int, int], number: int, power: Power) -> None:
    op, amount, keep = cells
    s[op + number] = EFFECT_IDS.index(power.do)
    s[amount + number] = power.number
    s[keep + number] = power.keep
