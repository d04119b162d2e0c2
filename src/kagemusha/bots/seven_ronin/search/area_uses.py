"""Step 3 played by a good Attacker: the best use of each occupied area, free gains first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.evaluation import evaluate
from kagemusha.bots.seven_ronin.search.final_assault import assault_wins
from kagemusha.bots.seven_ronin.search.scratch import Scratch, take_gifts, use_best
from kagemusha.games.seven_ronin.phases.area_step import (
    add_choices,
    occupied,
    speaks_for_its_kind,
)
from kagemusha.games.seven_ronin.phases.layout import (
    ANIMAL_PEN,
    AREA_SLOTS,
    AREAS,
    BURIAL_GROUNDS,
    GUARD,
    INN,
    INNS,
    KIND,
    NINJA,
    OVER,
    OWN,
    PASSAGE,
    PHASE,
    PLACE,
    RECALL_ONE,
    RECALL_TWO,
    RESERVES,
    SEND,
    SHRINE,
    USED,
    WELL,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def play_area_step(scratch: Scratch, s: Cells) -> float:
    """Play step 3 to its end on `s`; returns the Attacker's chance after it."""
    take_gifts(scratch, s)
    if assault_wins(scratch, s):
        return 1.0
    before = -1.0
    now = evaluate(s, scratch.weights)
    while now > before and now < 1.0:
        before = now
        now = use_kind(scratch, s, WELL, now)
        now = use_kind(scratch, s, PASSAGE, now)
        now = use_kind(scratch, s, INN, now)
    now = use_kind(scratch, s, BURIAL_GROUNDS, now)
    now = use_kind(scratch, s, ANIMAL_PEN, now)
    return use_kind(scratch, s, SHRINE, now)


def use_kind(scratch: Scratch, s: Cells, kind: i64, now: float) -> float:
    """Make the best use of the area of that kind, if it gains something."""
    area = s[PLACE + kind]
    if area < 0 or s[PHASE] == OVER or s[USED + area] == 1 or not occupied(s, area) or now == 1.0:
        return now
    n = inn_uses(s, area, scratch.uses) if kind == INN else uses_of(s, kind, OWN, scratch.uses, 0)
    value = use_best(scratch, s, n, now)
    if value > now:
        take_gifts(scratch, s)
        return evaluate(s, scratch.weights)
    return now


def uses_of(s: Cells, kind: i64, base: i64, uses: Cells, first: i64) -> i64:
    """Append the useful uses of one ability to `uses`."""
    if kind == PASSAGE:
        return send_choices(s, base, uses, first)
    if kind == BURIAL_GROUNDS:
        return recall_choices(s, base, uses, first)
    return add_choices(s, kind, base, uses, first)


def inn_uses(s: Cells, inn: i64, uses: Cells) -> i64:
    """What the Inn can copy now."""
    n: i64 = 0
    other: i64 = 0
    while other < s[AREAS]:
        if other != inn and occupied(s, other) and speaks_for_its_kind(s, other):
            n = uses_of(s, s[KIND + other], INNS, uses, n)
        other += 1
    return n


def send_choices(s: Cells, base: i64, uses: Cells, first: i64) -> i64:
    """Two ninja, or the last one, to an area that is not taken yet; one to an empty area."""
    n = first
    number = min(2, s[RESERVES])
    area: i64 = 0
    while area < s[AREAS] and number > 0:
        if s[GUARD + area] != 0 or s[NINJA + area] == 0:
            uses[n] = base + SEND + 2 * area + number - 1
            n += 1
            if number == 2 and s[GUARD + area] == 0:
                uses[n] = base + SEND + 2 * area
                n += 1
        area += 1
    return n


def recall_choices(s: Cells, base: i64, uses: Cells, first: i64) -> i64:
    """One ninja, or two of one area, while the area stays taken."""
    n = first
    area: i64 = 0
    while area < s[AREAS]:
        if s[NINJA + area] > 1:
            uses[n] = base + RECALL_ONE + area
            n += 1
        if s[NINJA + area] > 2:
            uses[n] = base + RECALL_TWO + area * AREA_SLOTS + area
            n += 1
        area += 1
    return n
