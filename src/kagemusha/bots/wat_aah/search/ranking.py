"""The points of each seat if the ranking were now, and how much it helps to harm each opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import (
    CLANS_IN_PLAY,
    EFFECT_VALUE,
    RANKING,
    THREAT,
)
from kagemusha.games.wat_aah.phases.cards import (
    clans_of,
    spot,
    temple,
    temple_number,
    temple_points,
)
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
    YOKAI_AT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def ranking_points(s: Cells, seat: i64) -> i64:
    """Troops minus Corruption, as the ranking would count them now."""
    fallen: i64 = 0
    kind: i64 = 0
    kinds = s[KINDS]
    pile = CORRUPTION + seat * KIND_SLOTS
    while kind < kinds:
        fallen += s[pile + kind] * s[STRENGTH + kind]
        kind += 1
    if temple(s, seat, FALSE_LEDGER):
        fallen = max(fallen - temple_number(s, seat), 0)
    total = temple_points(s, seat) - fallen
    each = ronin_strength(s, seat)
    third = drill_bonus(s, seat)
    place = spot(seat, 0)
    clan: i64 = 0
    while clan < CLANS:
        if s[CARDS_IN + place] > 0:
            total += strength_without_yokai(s, seat, clan, each, third)
        clan += 1
        place += 1
    kind = s[RONIN_KIND] + 1
    while kind < kinds:
        if place - CLANS <= s[YOKAI_AT + kind] < place:
            total += s[STRENGTH + kind]
        kind += 1
    return total


def ronin_strength(s: Cells, seat: i64) -> i64:
    """The strength of a Ronin in a clan of a seat."""
    if temple(s, seat, MASTERLESS_BANNER):
        return temple_number(s, seat)
    return s[STRENGTH + s[RONIN_KIND]]


def drill_bonus(s: Cells, seat: i64) -> i64:
    """The bonus of a clan of three or more cards."""
    if temple(s, seat, IRON_DRILL):
        return temple_number(s, seat)
    return 0


def clan_strength(s: Cells, seat: i64, clan: i64) -> i64:
    """The strength of a clan in play."""
    total = strength_without_yokai(s, seat, clan, ronin_strength(s, seat), drill_bonus(s, seat))
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[YOKAI_AT + kind] == spot(seat, clan):
            total += s[STRENGTH + kind]
        kind += 1
    return total


def strength_without_yokai(s: Cells, seat: i64, clan: i64, each: i64, third: i64) -> i64:
    """The same without Yokai. `each`: strength of a Ronin; `third`: bonus for a third card."""
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


def note_ranking(s: Cells, w: Cells) -> None:
    """Note the points of each seat."""
    for seat in range(s[SEATS]):
        w[RANKING + seat] = ranking_points(s, seat)


def note_opponents(s: Cells, w: Cells, seat: i64) -> None:
    """Note clans and threats; all ratings of a decision use them."""
    for other in range(s[SEATS]):
        w[CLANS_IN_PLAY + other] = clans_of(s, other)
    if s[SEATS] > 2:
        note_threats(s, w, seat)
    else:
        w[THREAT] = 100
        w[THREAT + 1] = 100
    for op in range(COPY + 1):
        w[EFFECT_VALUE + op] = -1


def note_threats(s: Cells, w: Cells, seat: i64) -> None:
    """With more than two seats it helps most to harm a strong opponent."""
    least: i64 = 1000
    for other in range(s[SEATS]):
        if other != seat:
            least = min(least, w[RANKING + other])
    for other in range(s[SEATS]):
        ahead = min(w[RANKING + other] - least, 12)
        w[THREAT + other] = 55 + ahead * 100 // 30 + 5 * w[CLANS_IN_PLAY + other]


def lead_of(s: Cells, w: Cells, seat: i64) -> i64:
    """The lead of a seat over its best opponent, in points."""
    best: i64 = -1000
    for other in range(s[SEATS]):
        if other != seat:
            best = max(best, w[RANKING + other])
    return w[RANKING + seat] - best


def most_opposing_clans(s: Cells, seat: i64) -> i64:
    """The clans of the opponent with most clans."""
    most: i64 = 0
    for other in range(s[SEATS]):
        if other != seat:
            most = max(most, clans_of(s, other))
    return most
