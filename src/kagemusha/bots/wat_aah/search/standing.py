"""How the seats stand: troops, Corruption, and whom it helps to harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import (
    BLOW,
    MENACE,
    STANDING,
)
from kagemusha.games.wat_aah.phases.cards import clans_of, spot, temple
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLAN_START,
    CLANS,
    COPY,
    CORRUPTION,
    FALSE_LEDGER,
    IRON_DRILL,
    KIND_SLOTS,
    KINDS,
    MASTERLESS_BANNER,
    RONIN_IN,
    RONIN_KIND,
    SEATS,
    STRENGTH,
    TABLE,
    TEMPLE_AMOUNT,
    TEMPLE_OF,
    YOKAI_AT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def standing(s: Cells, seat: i64) -> i64:
    """Troops less Corruption, as the ranking would count them now, in points."""
    total: i64 = 0
    fallen: i64 = 0
    kind: i64 = 0
    ronin = s[RONIN_KIND]
    table = TABLE + seat * KIND_SLOTS
    pile = CORRUPTION + seat * KIND_SLOTS
    while kind < ronin:
        strength = s[STRENGTH + kind]
        total += strength * s[table + kind]
        fallen += strength * s[pile + kind]
        kind += 1
    while kind < s[KINDS]:
        strength = s[STRENGTH + kind]
        fallen += strength * s[pile + kind]
        if kind > ronin and s[YOKAI_AT + kind] >= 0 and s[YOKAI_AT + kind] // CLANS == seat:
            total += strength
        kind += 1
    if temple(s, seat, FALSE_LEDGER):
        fallen //= 2
    for clan in range(CLANS):
        place = spot(seat, clan)
        total += s[RONIN_IN + place] * ronin_strength(s, seat)
        if s[CARDS_IN + place] >= 3:
            total += drill(s, seat)
    return total - fallen


def ronin_strength(s: Cells, seat: i64) -> i64:
    """What a Ronin before a seat counts."""
    if temple(s, seat, MASTERLESS_BANNER):
        return s[TEMPLE_AMOUNT + s[TEMPLE_OF + seat]]
    return s[STRENGTH + s[RONIN_KIND]]


def drill(s: Cells, seat: i64) -> i64:
    """What a clan of three cards or more counts beyond its cards."""
    return s[TEMPLE_AMOUNT + s[TEMPLE_OF + seat]] if temple(s, seat, IRON_DRILL) else 0


def force(s: Cells, seat: i64, clan: i64) -> i64:
    """What a clan in play counts, in points."""
    place = spot(seat, clan)
    total = s[RONIN_IN + place] * ronin_strength(s, seat)
    if s[CARDS_IN + place] >= 3:
        total += drill(s, seat)
    kind = s[CLAN_START + clan]
    past = s[CLAN_START + clan + 1]
    table = TABLE + seat * KIND_SLOTS
    while kind < past:
        total += s[STRENGTH + kind] * s[table + kind]
        kind += 1
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[YOKAI_AT + kind] == place:
            total += s[STRENGTH + kind]
        kind += 1
    return total


def look_around(s: Cells, w: Cells, seat: i64) -> None:
    """Note who stands how, and what harm to whom helps: asked for at each move of a decision."""
    least: i64 = 1000
    for other in range(s[SEATS]):
        w[STANDING + other] = standing(s, other)
        if other != seat:
            least = min(least, w[STANDING + other])
    for other in range(s[SEATS]):
        w[MENACE + other] = 100  # all harm helps with two players, less with more
        if s[SEATS] > 2:
            ahead = min(w[STANDING + other] - least, 12)
            w[MENACE + other] = 55 + ahead * 100 // 30 + 5 * clans_of(s, other)
    for op in range(COPY + 1):
        w[BLOW + op] = -1


def lead_of(s: Cells, w: Cells, seat: i64) -> i64:
    """By how many points a seat leads."""
    best: i64 = -1000
    for other in range(s[SEATS]):
        if other != seat:
            best = max(best, w[STANDING + other])
    return w[STANDING + seat] - best


def most_clans(s: Cells, seat: i64) -> i64:
    """How many clans the opponent has who has most."""
    most: i64 = 0
    for other in range(s[SEATS]):
        if other != seat:
            most = max(most, clans_of(s, other))
    return most
