"""The champion's network: one hidden layer over the markers on a table, by rounds left.

Everything that may be on a table has a row of numbers: one for each hidden unit, and one that goes
straight to the result. The rows of a table are added up; the weighted sum of all positive units is
the logit of the Attacker's chance. So a table costs about twenty additions of rows, and a single
multiplication for each unit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from kagemusha.games.seven_ronin.phases.layout import (
    AREA_SLOTS,
    AREAS,
    AREAS_TO_WIN,
    ELIMINATED,
    FIELD,
    GREEN,
    KIND,
    LIMIT,
    NINJA,
    RONIN_SLOTS,
    SPACES,
    STATION,
    VITALITY,
    WOUNDS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

    Floats = vec[float]

MOST_NINJA: Final[i64] = 5
"""More ninja on an area count as this many."""
MOST_GREEN: Final[i64] = 7
MOST_ROOM: Final[i64] = 7
MOST_NEED: Final[i64] = 5
MOST_RESERVES: Final[i64] = 50

# The rows, by their numbers.
ALWAYS: Final[i64] = 0
NINJA_AT: Final[i64] = 1  # + area * MOST_NINJA + ninja - 1
AT_GREEN: Final[i64] = NINJA_AT + AREA_SLOTS * MOST_NINJA  # + ninja - 1
ROOM_OF: Final[i64] = AT_GREEN + MOST_GREEN  # + ronin * (MOST_ROOM + 1) + wounds he can still take
HELD_AT: Final[i64] = ROOM_OF + RONIN_SLOTS * (MOST_ROOM + 1)  # + ronin * SPACES + space
SILENT: Final[i64] = HELD_AT + RONIN_SLOTS * SPACES  # + ronin
NEEDED: Final[i64] = SILENT + RONIN_SLOTS  # + areas still needed to win - 1
RESERVED: Final[i64] = NEEDED + MOST_NEED  # + ninja in the Reserves
IN_A_TRAP: Final[i64] = RESERVED + MOST_RESERVES + 1  # held where he can be overwhelmed
ROWS: Final[i64] = IN_A_TRAP + 1

UNITS: Final[i64] = 16
WIDTH: Final[i64] = UNITS + 1
"""The length of a row: one number for each unit, and one that goes straight to the result."""
SIZE: Final[i64] = ROWS * WIDTH + UNITS
"""The size of a network for one number of rounds left: its rows, and a weight for each unit."""


def row_of_mark(s: Cells, ronin: i64, mark: i64, held: i64, silenced: i64) -> i64:
    """The row of a marker on a ronin: silenced, held, or held in a trap; -1 without it."""
    if s[STATION + ronin] == ELIMINATED:
        return -1
    if mark == 0:
        return SILENT + ronin if silenced >> ronin & 1 else -1
    station = s[STATION + ronin]
    if not held >> ronin & 1 or station < 0:
        return -1
    if mark == 1:
        return HELD_AT + ronin * SPACES + station
    room = s[VITALITY + ronin] - s[WOUNDS + ronin]
    return IN_A_TRAP if room <= s[LIMIT + station] + s[NINJA + GREEN] else -1


def rows_of(s: Cells, reserves: i64, held: i64, silenced: i64) -> list[int]:
    """The rows of a table, for fitting; found by evaluating networks with a single 1."""
    found: list[int] = []
    row: i64 = 0
    weights = vec[float]([0.0] * SIZE)
    while row < ROWS:
        weights[row * WIDTH + UNITS] = 1.0
        if network_score(s, reserves, held, silenced, weights, 0) > 0.5:
            found.append(row)
        weights[row * WIDTH + UNITS] = 0.0
        row += 1
    return found


def network_score(  # noqa: PLR0915
    s: Cells, reserves: i64, held: i64, silenced: i64, weights: Floats, base: i64
) -> float:
    """The logit of the Attacker's chance by the network that begins at `base`."""
    total = weights[base + UNITS]
    at = base
    h0 = weights[at]
    h1 = weights[at + 1]
    h2 = weights[at + 2]
    h3 = weights[at + 3]
    h4 = weights[at + 4]
    h5 = weights[at + 5]
    h6 = weights[at + 6]
    h7 = weights[at + 7]
    h8 = weights[at + 8]
    h9 = weights[at + 9]
    h10 = weights[at + 10]
    h11 = weights[at + 11]
    h12 = weights[at + 12]
    h13 = weights[at + 13]
    h14 = weights[at + 14]
    h15 = weights[at + 15]
    need = s[AREAS_TO_WIN]
    areas = s[AREAS]
    fields: i64 = 0
    step: i64 = 0
    usual = areas + RONIN_SLOTS + 3
    last = usual + 3 * RONIN_SLOTS if held | silenced else usual
    while step < last:
        row: i64 = -1
        if step < areas:
            ninja = s[NINJA + step]
            if ninja > 0:
                row = NINJA_AT + step * MOST_NINJA + min(ninja, MOST_NINJA) - 1
                need -= 1
                if s[KIND + step] == FIELD:
                    fields += 1
        elif step < areas + RONIN_SLOTS:
            ronin = step - areas
            if s[STATION + ronin] != ELIMINATED:
                room = s[VITALITY + ronin] - s[WOUNDS + ronin]
                row = ROOM_OF + ronin * (MOST_ROOM + 1) + min(room, MOST_ROOM)
        elif step == usual - 3:
            if fields == 2:
                need -= 1
            row = NEEDED + min(max(need, 1), MOST_NEED) - 1
        elif step == usual - 2:
            row = RESERVED + min(reserves, MOST_RESERVES)
        elif step == usual - 1:
            if s[NINJA + GREEN] > 0:
                row = AT_GREEN + min(s[NINJA + GREEN], MOST_GREEN) - 1
        else:
            row = row_of_mark(s, (step - usual) // 3, (step - usual) % 3, held, silenced)
        step += 1
        if row < 0:
            continue
        at = base + row * WIDTH
        total += weights[at + UNITS]
        h0 += weights[at]
        h1 += weights[at + 1]
        h2 += weights[at + 2]
        h3 += weights[at + 3]
        h4 += weights[at + 4]
        h5 += weights[at + 5]
        h6 += weights[at + 6]
        h7 += weights[at + 7]
        h8 += weights[at + 8]
        h9 += weights[at + 9]
        h10 += weights[at + 10]
        h11 += weights[at + 11]
        h12 += weights[at + 12]
        h13 += weights[at + 13]
        h14 += weights[at + 14]
        h15 += weights[at + 15]
    at = base + ROWS * WIDTH
    total += max(0.0, h0) * weights[at]
    total += max(0.0, h1) * weights[at + 1]
    total += max(0.0, h2) * weights[at + 2]
    total += max(0.0, h3) * weights[at + 3]
    total += max(0.0, h4) * weights[at + 4]
    total += max(0.0, h5) * weights[at + 5]
    total += max(0.0, h6) * weights[at + 6]
    total += max(0.0, h7) * weights[at + 7]
    total += max(0.0, h8) * weights[at + 8]
    total += max(0.0, h9) * weights[at + 9]
    total += max(0.0, h10) * weights[at + 10]
    total += max(0.0, h11) * weights[at + 11]
    total += max(0.0, h12) * weights[at + 12]
    total += max(0.0, h13) * weights[at + 13]
    total += max(0.0, h14) * weights[at + 14]
    total += max(0.0, h15) * weights[at + 15]
    return total
