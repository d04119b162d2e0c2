"""How the seats stand: troops, Corruption, and whom it helps to harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import (
    BLOW,
    CLANS_BEFORE,
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
    fallen: i64 = 0
    kind: i64 = 0
    kinds = s[KINDS]
    pile = CORRUPTION + seat * KIND_SLOTS
    while kind < kinds:
        fallen += s[pile + kind] * s[STRENGTH + kind]
        kind += 1
    if temple(s, seat, FALSE_LEDGER):
        fallen //= 2
    total = -fallen
    each = ronin_strength(s, seat)
    third = drill(s, seat)
    place = spot(seat, 0)
    clan: i64 = 0
    while clan < CLANS:
        if s[CARDS_IN + place] > 0:
            total += without_yokai(s, seat, clan, each, third)
        clan += 1
        place += 1
    kind = s[RONIN_KIND] + 1
    while kind < kinds:
        if place - CLANS <= s[YOKAI_AT + kind] < place:
            total += s[STRENGTH + kind]
        kind += 1
    return total


def ronin_strength(s: Cells, seat: i64) -> i64:
    """What a Ronin before a seat counts."""
    if temple(s, seat, MASTERLESS_BANNER):
        return s[TEMPLE_AMOUNT + s[TEMPLE_OF + seat]]
    return s[STRENGTH + s[RONIN_KIND]]


def drill(s: Cells, seat: i64) -> i64:
    """What a clan of three cards or more counts beyond its cards."""
    if temple(s, seat, IRON_DRILL):
        return s[TEMPLE_AMOUNT + s[TEMPLE_OF + seat]]
    return 0


def force(s: Cells, seat: i64, clan: i64) -> i64:
    """What a clan in play counts, in points."""
    total = without_yokai(s, seat, clan, ronin_strength(s, seat), drill(s, seat))
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[YOKAI_AT + kind] == spot(seat, clan):
            total += s[STRENGTH + kind]
        kind += 1
    return total


def without_yokai(s: Cells, seat: i64, clan: i64, each: i64, third: i64) -> i64:
    """The same, but for its Yokai: `each` of its Ronin counts so much, and a third card so much."""
    place = spot(seat, clan)
    total = s[RONIN_IN + place] * each
    if s[CARDS_IN + place] >= 3:
        total += third
    kind = s[CLAN_START + clan]
    past = s[CLAN_START + clan + 1]
    table = TABLE + seat * KIND_SLOTS
    while kind < past:
        total += s[STRENGTH + kind] * s[table + kind]
        kind += 1
    return total


def note_standing(s: Cells, w: Cells) -> None:
    """Note who stands how."""
    for seat in range(s[SEATS]):
        w[STANDING + seat] = standing(s, seat)


def look_around(s: Cells, w: Cells, seat: i64) -> None:
    """Note what harm to whom helps: asked for at each move of a decision."""
    for other in range(s[SEATS]):
        w[CLANS_BEFORE + other] = clans_of(s, other)
    if s[SEATS] > 2:
        note_menace(s, w, seat)
    else:  # all harm helps
        w[MENACE] = 100
        w[MENACE + 1] = 100
    for op in range(COPY + 1):
        w[BLOW + op] = -1


def note_menace(s: Cells, w: Cells, seat: i64) -> None:
    """With more than two players it helps most to harm who stands well."""
    least: i64 = 1000
    for other in range(s[SEATS]):
        if other != seat:
            least = min(least, w[STANDING + other])
    for other in range(s[SEATS]):
        ahead = min(w[STANDING + other] - least, 12)
        w[MENACE + other] = 55 + ahead * 100 // 30 + 5 * w[CLANS_BEFORE + other]


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
