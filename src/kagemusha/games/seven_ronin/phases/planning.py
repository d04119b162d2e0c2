"""Planning Phase, step 1: both sides build their plans in secret, one marker at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    ATTACKER,
    DEFENDER,
    DEPLOY,
    ELIMINATED,
    GREEN,
    HELD,
    LARGEST_LIMIT,
    LIMIT,
    MINIMUM,
    NINJA,
    NINJA_PLANNED,
    NINJA_SEALED,
    NINJA_SPOTTED,
    NO_SPY,
    OFF_BOARD,
    PHASE,
    PLAN_ABOVE,
    PLAN_AREAS,
    PLAN_COUNT,
    PLAN_GUARD,
    PLAN_LAST,
    PLAN_NEXT,
    PLAN_NINJA,
    PLAN_REQUIRED,
    PLAN_RONIN,
    PLAN_SEALED,
    PLANNING,
    RESERVES,
    RONIN_PLANNED,
    RONIN_SEALED,
    RONIN_SLOTS,
    RONIN_SPOTTED,
    ROUND,
    SEAL,
    SILENCED,
    SMALLEST_LIMIT,
    SPACES,
    SPIED,
    SPY,
    SPY_AREA,
    SPY_ATTACKER,
    SPY_DEFENDER,
    SPY_KEPT,
    SPY_SIDE,
    SPY_TOKENS,
    STAND,
    STATION,
    TASUKE,
    THREAT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def open_planning(s: Cells) -> None:
    """Lay out two empty plans; with spies about, their tokens come first."""
    clear_ninja_plan(s)
    clear_ronin_plan(s)
    if s[SPY_TOKENS] & 1:
        s[PHASE] = SPY_ATTACKER
    elif s[SPY_TOKENS] & 2:
        s[PHASE] = SPY_DEFENDER
    else:
        s[PHASE] = PLANNING


def clear_ninja_plan(s: Cells) -> None:
    """An empty planning board for the Attacker."""
    for space in range(SPACES):
        s[PLAN_NINJA + space] = 0
    s[PLAN_COUNT] = 0
    s[PLAN_AREAS] = 0
    s[PLAN_ABOVE] = 0
    s[PLAN_LAST] = 0
    s[PLAN_REQUIRED] = required_force(s)
    s[NINJA_SEALED] = 0


def clear_ronin_plan(s: Cells) -> None:
    """An empty planning board for the Defender, but for ronin held by the Pen (R7.5)."""
    for space in range(SPACES):
        s[PLAN_GUARD + space] = 0
    for ronin in range(RONIN_SLOTS):
        s[PLAN_RONIN + ronin] = OFF_BOARD
        if s[HELD] & (1 << ronin):
            station = s[STATION + ronin]
            s[PLAN_RONIN + ronin] = station
            s[PLAN_GUARD + station] |= 1 << ronin
    s[PLAN_NEXT] = next_ronin(s, 0)
    s[RONIN_SEALED] = 0


def required_force(s: Cells) -> i64:
    """How many ninja must be deployed: the minimum, or all that can be (R7.2, R7.24)."""
    threat = s[THREAT + s[ROUND] - 1]
    most = widest(s, 0, threat) + 1
    if threat > 0:
        most += s[NINJA + GREEN]
    most = min(most, s[RESERVES])
    return min(most, s[MINIMUM + s[ROUND] - 1])


def widest(s: Cells, first: i64, slots: i64) -> i64:
    """The most ninja that `slots` areas from `first` on hold within their limits."""
    room: i64 = 0
    left = slots
    size = s[LARGEST_LIMIT]
    while left > 0 and size > 0:
        area = first
        while area < s[AREAS] and left > 0:
            if s[LIMIT + area] == size:
                room += size
                left -= 1
            area += 1
        size -= 1
    return room


# --- the Attacker -----------------------------------------------------------------------------


def legal_ninja(s: Cells, legal: Cells) -> i64:
    """Where the next ninja may go, the board's order kept; last, the seal once it is allowed."""
    n: i64 = 0
    count = s[PLAN_COUNT]
    required = s[PLAN_REQUIRED]
    if count < s[RESERVES] and s[PLAN_NINJA + GREEN] == 0:
        missing = required - count - 1
        slots = s[THREAT + s[ROUND] - 1] - s[PLAN_AREAS]
        above = s[NINJA + GREEN] - s[PLAN_ABOVE]
        area = s[PLAN_LAST]
        areas = s[AREAS]
        while area < areas:
            placed = s[PLAN_NINJA + area]
            # Threat Level: number of different areas. R7.3: above the limit only for ninja on the
            # Green, all areas together.
            if (placed > 0 or slots > 0) and (placed < s[LIMIT + area] or above > 0):
                if missing <= 0 or completes(s, area, missing):
                    legal[n] = DEPLOY + area
                    n += 1
            area += 1
        if missing <= 0:  # R7.1: one on the Green, which counts and needs no Threat Level
            legal[n] = DEPLOY + GREEN
            n += 1
    if count >= required:
        legal[n] = SEAL + ATTACKER
        n += 1
    return n


def completes(s: Cells, area: i64, missing: i64) -> bool:
    """Whether `missing` more ninja still find room after one on `area`: no plan runs dry."""
    placed = s[PLAN_NINJA + area]
    slots = s[THREAT + s[ROUND] - 1] - s[PLAN_AREAS]
    room = s[NINJA + GREEN] - s[PLAN_ABOVE] + 1
    if placed == 0:
        slots -= 1
    if placed >= s[LIMIT + area]:
        room -= 1
    else:
        room += s[LIMIT + area] - placed - 1
    beyond = s[AREAS] - area - 1
    if room + min(slots, beyond) * s[SMALLEST_LIMIT] >= missing:  # nearly always, and quick
        return True
    return room + widest(s, area + 1, slots) >= missing


def deploy_ninja(s: Cells, space: i64, tape: Cells) -> None:
    """Put one ninja on the Attacker's planning board."""
    placed = s[PLAN_NINJA + space] + 1
    s[PLAN_NINJA + space] = placed
    s[PLAN_COUNT] += 1
    s[PLAN_LAST] = space
    if space != GREEN:
        if placed == 1:
            s[PLAN_AREAS] += 1
        if placed > s[LIMIT + space]:
            s[PLAN_ABOVE] += 1
    note(tape, NINJA_PLANNED, space, 0, 0)


# --- the Defender -----------------------------------------------------------------------------


def next_ronin(s: Cells, first: i64) -> i64:
    """The next ronin who must be deployed: alive and not held (R7.4)."""
    ronin = first
    while ronin < RONIN_SLOTS:
        if s[STATION + ronin] != ELIMINATED and not s[HELD] & (1 << ronin):
            break
        ronin += 1
    return ronin


def legal_ronin(s: Cells, legal: Cells) -> i64:
    """Where the next ronin may stand; the seal once all are placed."""
    ronin = s[PLAN_NEXT]
    if ronin == RONIN_SLOTS:
        legal[0] = SEAL + DEFENDER
        return 1
    n: i64 = 0
    first = STAND + ronin * SPACES
    shares = not s[SILENCED] & (1 << TASUKE)
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        there = s[PLAN_GUARD + area]
        # R7.4, R7.5: one ronin an area, but Tasuke and one other; not under a Shrine marker.
        if there == 0 or (shares and (ronin == TASUKE or there == 1 << TASUKE)):
            legal[n] = first + area
            n += 1
        area += 1
    if s[NINJA + GREEN] > 0 and s[PLAN_GUARD + GREEN] == 0:  # R7.4
        legal[n] = first + GREEN
        n += 1
    return n


def deploy_ronin(s: Cells, ronin: i64, space: i64, tape: Cells) -> None:
    """Put one ronin on the Defender's planning board."""
    s[PLAN_RONIN + ronin] = space
    s[PLAN_GUARD + space] |= 1 << ronin
    s[PLAN_NEXT] = next_ronin(s, ronin + 1)
    note(tape, RONIN_PLANNED, ronin, space, 0)


# --- sealing and spying ---------------------------------------------------------------------------


def seal(s: Cells, side: i64, tape: Cells) -> None:
    """Close a plan; a spy on it learns what the plan has in the spied area (the Spy variant)."""
    note(tape, PLAN_SEALED, side, 0, 0)
    area = s[SPY_AREA]
    if side == ATTACKER:
        s[NINJA_SEALED] = 1
        if s[SPY_SIDE] == DEFENDER:
            note(tape, NINJA_SPOTTED, area, s[PLAN_NINJA + area], 0)
    else:
        s[RONIN_SEALED] = 1
        if s[SPY_SIDE] == ATTACKER:
            note(tape, RONIN_SPOTTED, area, s[PLAN_GUARD + area], 0)


def plans(s: Cells, side: i64) -> bool:
    """Whether a side must plan now: a spy waits until the other plan is sealed."""
    if side == ATTACKER:
        return s[NINJA_SEALED] == 0 and (s[SPY_SIDE] != ATTACKER or s[RONIN_SEALED] == 1)
    return s[RONIN_SEALED] == 0 and (s[SPY_SIDE] != DEFENDER or s[NINJA_SEALED] == 1)


def legal_spying(s: Cells, legal: Cells) -> i64:
    """Name an area (never the Green), or keep the token."""
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        legal[area] = SPY + area
        area += 1
    legal[areas] = NO_SPY
    return areas + 1


def spy(s: Cells, area: i64, tape: Cells) -> None:
    """Spend the token on an area."""
    side = s[PHASE]
    s[SPY_TOKENS] &= ~(1 << side)
    s[SPY_SIDE] = side
    s[SPY_AREA] = area
    s[PHASE] = PLANNING
    note(tape, SPIED, side, area, 0)


def keep_token(s: Cells, tape: Cells) -> None:
    """Keep the token; at most one is used a round, and the Attacker is asked first."""
    side = s[PHASE]
    note(tape, SPY_KEPT, side, 0, 0)
    if side == ATTACKER and s[SPY_TOKENS] & 2:
        s[PHASE] = SPY_DEFENDER
    else:
        s[PHASE] = PLANNING
