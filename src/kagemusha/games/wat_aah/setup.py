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
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.state import State


def initial_state(setup: Setup) -> State:
    """The whole deck face down; all are about to reveal a card."""
    state = State(initial_cells(setup))
    state.begin()
    return state


def initial_cells(setup: Setup) -> list[int]:
    """The cells before anything is revealed or dealt: the cards in use are part of them."""
    cards = setup.cards
    s = [0] * layout.STATE_SIZE
    s[layout.MODE] = MODE_IDS.index(setup.mode)
    s[layout.SEATS] = setup.seats
    s[layout.ROUND] = 1
    s[layout.HANDICAP] = setup.handicap
    s[layout.FINAL_BOSS] = -1
    for seat in range(layout.SEAT_SLOTS):
        s[layout.TEMPLE_OF + seat] = -1
        s[layout.COURT_OF + seat] = -1
    for decoy in range(3):
        s[layout.DECOY + decoy] = -1
    for card in range(16):
        s[layout.TEMPLE_IN + card] = layout.IN_DECK if card < len(cards.temple) else layout.OUT
        s[layout.COURT_IN + card] = layout.IN_DECK if card < len(cards.court) else layout.OUT
    _write_deck(s, setup.deck)
    s[layout.TEMPLES] = len(cards.temple)
    s[layout.COURTS] = len(cards.court)
    s[layout.BOSSES] = len(cards.boss)
    for number, temple in enumerate(cards.temple):
        s[layout.TEMPLE_OP + number] = TEMPLE_IDS.index(temple.do)
        s[layout.TEMPLE_AMOUNT + number] = temple.number
    for number, court in enumerate(cards.court):
        s[layout.COURT_OP + number] = COURT_IDS.index(court.do)
        s[layout.COURT_AMOUNT + number] = court.number
    for number, boss in enumerate(cards.boss):
        s[layout.DAMAGE + number] = boss.damage
        for pawns, points in enumerate(boss.points):
            s[layout.REWARD + number * layout.BOSS_COLUMNS + pawns] = points
    return s


def _write_deck(s: list[int], deck: Deck) -> None:
    clans = [clan.id for clan in deck.clan]
    groups = {
        "ronin": layout.RONIN,
        "yokai": layout.YOKAI,
        **{name: n for n, name in enumerate(clans)},
    }
    s[layout.KINDS] = len(deck.kinds)
    s[layout.CLAN_COUNT] = len(deck.clan)
    s[layout.FULL_HAND] = deck.hand
    for kind in range(layout.KIND_SLOTS):
        s[layout.YOKAI_AT + kind] = -1
    for number, kind_ in enumerate(deck.kinds):
        s[layout.STRENGTH + number] = kind_.strength
        s[layout.CLAN_OF + number] = groups[kind_.clan]
        s[layout.DECK + number] = kind_.number
        s[layout.DECK_SIZE] += kind_.number
        if kind_.clan == "ronin":
            s[layout.RONIN_KIND] = number
    for clan_number in range(layout.CLANS + 1):  # kinds are sorted by clan
        later = [n for n, kind in enumerate(deck.kinds) if groups[kind.clan] >= clan_number]
        s[layout.CLAN_START + clan_number] = later[0]
    for number, clan in enumerate(deck.clan):
        _write_power(s, (layout.TWO_OP, layout.TWO_AMOUNT, layout.TWO_KEEP), number, clan.two)
        _write_power(
            s, (layout.THREE_OP, layout.THREE_AMOUNT, layout.THREE_KEEP), number, clan.three
        )
    for number, yokai in enumerate(deck.yokai, start=s[layout.RONIN_KIND] + 1):
        cells = (layout.YOKAI_OP, layout.YOKAI_AMOUNT, layout.YOKAI_KEEP)
        _write_power(s, cells, number, yokai.power)


def _write_power(s: list[int], cells: tuple[int, int, int], number: int, power: Power) -> None:
    op, amount, keep = cells
    s[op + number] = EFFECT_IDS.index(power.do)
    s[amount + number] = power.number
    s[keep + number] = power.keep
