"""What an observation says about one player: the ninja, its numbers and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.codes import MOST_TILES
from kagemusha.games.era_of_the_ninja.phases.ends import score
from kagemusha.games.era_of_the_ninja.phases.observation_numbers import (
    COPIES,
    HIGH,
    LOW,
    POINTS,
    SMALL,
    count,
    flag,
    mark,
    put,
)
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.recruits import KeepNinja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from kagemusha.core.kernel import Row

NINJA: Final[i64] = 30
DECLARED: Final[i64] = 9
PLAYER_NINJA: Final[i64] = 0
PLAYER_TILE: Final[i64] = 30
PLAYER_FLAGS: Final[i64] = 60  # alive, out, hidden, hid, moved, attacked, own side, winner
PLAYER_VITAL: Final[i64] = 68  # Wounds, most, Ki, most
PLAYER_POINTS: Final[i64] = 72  # Ingenuity, score, clan pool
PLAYER_NUMBERS: Final[i64] = 75  # Shadow, moves left, counters
PLAYER_VALUES: Final[i64] = 78  # Move, Attack, Dodge, Shadow bonus, Range
PLAYER_MARK: Final[i64] = 83
PLAYER_DECLARED: Final[i64] = 86
PLAYER_CLAN: Final[i64] = 95
PLAYER_ACTIVE: Final[i64] = 107
PLAYER_RESTING: Final[i64] = 168
PLAYER_UNDER: Final[i64] = 229
PLAYER_OFFERS: Final[i64] = 289
PLAYER_KEPT: Final[i64] = 349
PLAYER_NINJA_OFFERS: Final[i64] = 409
PLAYER_NINJA_KEPT: Final[i64] = 439
PLAYER_SIZE: Final[i64] = 469

VALUES: Final[codes.Numbers] = (
    *(codes.MOVE, codes.ATTACK, codes.DODGE, codes.SHADOW_STAT, codes.RANGE),
)


def observe_ninja(t: World, ninja: Ninja, own: i64, out: Row, at: i64) -> None:
    """The ninja, its marks and its numbers."""
    mark(out, at + PLAYER_NINJA, NINJA, ninja.kind)
    mark(out, at + PLAYER_TILE, MOST_TILES, ninja.tile)
    side = t.terms.sides[ninja.seat]
    flag(out, at + PLAYER_FLAGS, ninja.alive)
    flag(out, at + PLAYER_FLAGS + 1, ninja.out)
    flag(out, at + PLAYER_FLAGS + 2, ninja.hidden)
    flag(out, at + PLAYER_FLAGS + 3, ninja.hid)
    flag(out, at + PLAYER_FLAGS + 4, ninja.moved or ninja.sprinted)
    flag(out, at + PLAYER_FLAGS + 5, ninja.attacked)
    flag(out, at + PLAYER_FLAGS + 6, side == t.terms.sides[own])
    flag(out, at + PLAYER_FLAGS + 7, t.winners >> ninja.seat & 1 == 1)
    put(out, at + PLAYER_VITAL, ninja.wounds + ninja.extra_wounds, 0, SMALL)
    put(out, at + PLAYER_VITAL + 1, ninja.max_wounds, 0, SMALL)
    put(out, at + PLAYER_VITAL + 2, ninja.ki + ninja.extra_ki, 0, SMALL)
    put(out, at + PLAYER_VITAL + 3, ninja.max_ki, 0, SMALL)
    put(out, at + PLAYER_POINTS, ninja.ingenuity, 0, POINTS)
    put(out, at + PLAYER_POINTS + 1, score(t, ninja.seat), 0, POINTS)
    put(out, at + PLAYER_POINTS + 2, t.clan_pool[side], 0, POINTS)
    put(out, at + PLAYER_NUMBERS, ninja.shadow, 0, SMALL)
    put(out, at + PLAYER_NUMBERS + 1, ninja.moves, 0, SMALL)
    put(out, at + PLAYER_NUMBERS + 2, ninja.counters, 0, SMALL)
    if ninja.kind >= 0:
        place = at + PLAYER_VALUES
        for which in VALUES:
            put(out, place, stat(t, ninja, which), LOW, HIGH)
            place += 1
    mark(out, at + PLAYER_MARK, 3, ninja.shadow_mark)
    mark(out, at + PLAYER_DECLARED, DECLARED, ninja.declared)
    mark(out, at + PLAYER_CLAN, 12, t.terms.clans[ninja.seat])


def observe_cards(ninja: Ninja, out: Row, at: i64) -> None:
    """What lies before a player; what is face down shows its back alone."""
    for card in ninja.cards:
        _observe_card(card, out, at)
    for card in ninja.skills:
        _observe_card(card, out, at)
        if card.under >= 0:
            # Two where it lies open: a Synergy is seen beside the Skill that it belongs to.
            count(out, at + PLAYER_UNDER + card.kind, 2 if card.open else 1, COPIES)


def _observe_card(card: Card, out: Row, at: i64) -> None:
    first = PLAYER_ACTIVE if card.active else PLAYER_RESTING
    count(out, at + first + card.kind, 1, COPIES)


def observe_offers(t: World, ninja: Ninja, out: Row, at: i64) -> None:
    """What was dealt to a player to choose from, and what it keeps of that."""
    choosing = isinstance(t.agenda[-1], KeepNinja) if t.agenda else False
    offers = at + (PLAYER_NINJA_OFFERS if choosing else PLAYER_OFFERS)
    kept = at + (PLAYER_NINJA_KEPT if choosing else PLAYER_KEPT)
    for card in ninja.offers:
        count(out, offers + card, 1, COPIES)
    for card in ninja.kept:
        count(out, kept + card, 1, COPIES)
