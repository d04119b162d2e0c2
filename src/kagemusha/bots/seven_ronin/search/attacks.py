"""Every plan of the Attacker in a flat array: new ninja by space, the Green last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.round_play import play_plans, unplanned_table
from kagemusha.core.kernel import ONE, ZERO, cells, pick
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    GREEN,
    LIMIT,
    NINJA,
    PLAN_REQUIRED,
    RESERVES,
    ROUND,
    SPACES,
    THREAT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells


ENDLESS: Final = 1 << 60


class Attacks:
    """Collects plans: `count` of the `seen` ones are kept, all with equal probability.

    The search stops after more than `enough`.
    """

    def __init__(self, most: int, bounds: Cells, dice: Cells, enough: int) -> None:
        self.most: i64 = most
        self.enough: i64 = enough
        self.count: i64 = 0
        self.seen: i64 = 0
        self.only_full = False
        self.plans: Cells = cells([0] * (most * SPACES))
        self.plan: Cells = cells([0] * SPACES)
        self.bounds = bounds
        self.dice = dice


def find_attacks(s: Cells, most: int, bounds: Cells, dice: Cells, enough: int = ENDLESS) -> Attacks:
    """Every plan that the rules allow, or `most` of them drawn at random.

    `bounds` are the minimum and maximum of new ninja for each space, as far as known. If there are
    more plans than `enough`, they are drawn one by one instead, not all with equal probability.
    """
    found = Attacks(most, bounds, dice, enough)
    spread(s, found, 0, s[THREAT + s[ROUND] - 1], s[NINJA + GREEN], 0)
    if found.seen <= found.enough:
        return found
    drawn = Attacks(most, bounds, dice, enough)
    tries: i64 = 0
    while drawn.count < drawn.most and tries < 4 * drawn.most:
        draw_attack(s, drawn)
        tries += 1
    drawn.seen = found.seen
    return drawn if drawn.count > 0 else found


def full_attacks(s: Cells, most: int, bounds: Cells, dice: Cells) -> Attacks:
    """The plans in which no area can get another ninja, or `most` of them drawn at random.

    The Green may get a ninja or not.
    """
    found = Attacks(most, bounds, dice, ENDLESS)
    found.only_full = True
    spread(s, found, 0, s[THREAT + s[ROUND] - 1], s[NINJA + GREEN], 0)
    return found


def is_full(s: Cells, plan: Cells, bounds: Cells) -> bool:
    """Whether no area can get another ninja."""
    area: i64 = 0
    while area < s[AREAS]:
        plan[area] += 1
        more = is_legal(s, plan, bounds)
        plan[area] -= 1
        if more:
            return False
        area += 1
    return True


def draw_attack(s: Cells, found: Attacks) -> None:
    """Draw a plan: one ninja after another goes to a random legal space, up to a random number."""
    plan = found.plan
    bounds = found.bounds
    slots = s[THREAT + s[ROUND] - 1]
    above = s[NINJA + GREEN]
    placed: i64 = 0
    space: i64 = 0
    while space < SPACES:
        plan[space] = bounds[2 * space]
        placed += plan[space]
        if space != GREEN and plan[space] > 0:
            slots -= 1
            above -= max(0, plan[space] - s[LIMIT + space])
        space += 1
    wanted = max(placed, s[PLAN_REQUIRED])
    wanted += pick(found.dice, max(0, s[RESERVES] - wanted) + 1)
    idle: i64 = 0
    while placed < wanted and idle < 4 * SPACES:
        idle += 1
        space = pick(found.dice, s[AREAS] + 1)
        if space == s[AREAS]:
            space = GREEN
        number = plan[space]
        limit = s[LIMIT + space] if space != GREEN else ONE
        opens = space != GREEN and number == 0
        exceeds = number >= limit
        if number >= bounds[2 * space + 1] or (opens and slots < 1):
            continue
        if exceeds and (space == GREEN or above < 1):
            continue
        if opens:
            slots -= 1
        if exceeds:
            above -= 1
        plan[space] += 1
        placed += 1
        idle = 0
    keep(s, found, placed)


def count_attacks(numbers: Sequence[int]) -> int:
    """How many plans the Attacker has in a state."""
    bounds = cells([0, 127] * SPACES)
    return int(find_attacks(unplanned_table(numbers), 1, bounds, cells([1, 1])).seen)


def spread(s: Cells, found: Attacks, area: i64, slots: i64, above: i64, placed: i64) -> None:
    """Enumerate the numbers of new ninja from `area` on."""
    if found.seen > found.enough:
        return
    if area == s[AREAS]:
        green = found.bounds[2 * GREEN]
        while green <= min(1, found.bounds[2 * GREEN + 1]):
            found.plan[GREEN] = green
            keep(s, found, placed + green)
            green += 1
        return
    limit = s[LIMIT + area]
    most = limit + above if slots > 0 else ZERO
    most = min(most, s[RESERVES] - placed)
    most = min(most, found.bounds[2 * area + 1])
    number = found.bounds[2 * area]
    while number <= most:
        found.plan[area] = number
        spread(
            s,
            found,
            area + 1,
            slots - 1 if number > 0 else slots,
            above - max(0, number - limit),
            placed + number,
        )
        number += 1
    found.plan[area] = 0


def keep(s: Cells, found: Attacks, placed: i64) -> None:
    """Store the plan if it is legal; if there is no space, perhaps in place of another."""
    if placed < s[PLAN_REQUIRED] or placed > s[RESERVES]:
        return
    if found.only_full and not is_full(s, found.plan, found.bounds):
        return
    place = found.count
    found.seen += 1
    if place < found.most:
        found.count += 1
    else:
        place = pick(found.dice, found.seen)
        if place >= found.most:
            return
    space: i64 = 0
    while space < SPACES:
        found.plans[place * SPACES + space] = found.plan[space]
        space += 1


def is_legal(s: Cells, plan: Cells, bounds: Cells) -> bool:
    """Whether the rules allow a plan, and it is within the bounds."""
    space: i64 = 0
    while space < SPACES:
        if plan[space] < bounds[2 * space] or plan[space] > bounds[2 * space + 1]:
            return False
        space += 1
    if plan[GREEN] > 1:
        return False
    placed = plan[GREEN]
    slots = s[THREAT + s[ROUND] - 1]
    above = s[NINJA + GREEN]
    area: i64 = 0
    while area < s[AREAS]:
        new = plan[area]
        if new > 0:
            slots -= 1
            placed += new
            above -= max(0, new - s[LIMIT + area])
        area += 1
    return slots >= 0 and above >= 0 and s[PLAN_REQUIRED] <= placed <= s[RESERVES]


class GuardMixture:
    """The Defender's plans with their shares, for trying attacks against them."""

    def __init__(self, work: Workspace, s: Cells, guards: list[Cells], shares: Floats) -> None:
        self.work = work
        self.table = s
        self.guards = guards
        self.shares = shares

    def chance(self, plan: Cells, bound: float) -> float:
        """The Attacker's chance with one plan; stops as soon as it is below `bound`."""
        total = 0.0
        rest = 1.0
        for index in range(len(self.guards)):
            share = self.shares[index]
            if share > 0.0 and total + rest > bound:
                total += share * play_plans(self.work, self.table, plan, 0, self.guards[index], 0)
                rest -= share
        return total if total + rest > bound else 0.0


def better_attack(
    mixture: GuardMixture, bounds: Cells, dice: Cells, plan: Cells, most_tries: int
) -> float:
    """Shift, add or remove ninja until no such step helps against a mixture, or for `most_tries`
    tries; returns the chance after that."""
    s = mixture.table
    spaces = s[AREAS] + 1
    steps = (spaces + 1) * (spaces + 1) * 2
    highest = mixture.chance(plan, -1.0)
    step = pick(dice, steps)
    idle: i64 = 0
    tries: i64 = 0
    trial = plan[:]
    while idle < steps and tries < most_tries:
        step = step + 1 if step < steps - 1 else 0
        idle += 1
        i: i64 = 0
        while i < SPACES:
            trial[i] = plan[i]
            i += 1
        if not shift(s, trial, step, spaces) or not is_legal(s, trial, bounds):
            continue
        tries += 1
        value = mixture.chance(trial, highest)
        if value > highest + 1e-9:
            highest = value
            idle = 0
            i = 0
            while i < SPACES:
                plan[i] = trial[i]
                i += 1
    return highest


def shift(s: Cells, plan: Cells, step: i64, spaces: i64) -> bool:
    """Move one ninja, or all, from a space or the Reserves to another; False if impossible."""
    whole = step % 2
    start = step // 2 % (spaces + 1)
    end = step // 2 // (spaces + 1)
    if start == end:
        return False
    moved: i64 = 1
    if start < spaces:
        space = GREEN if start == s[AREAS] else start
        if plan[space] == 0:
            return False
        if whole == 1:
            moved = plan[space]
        plan[space] -= moved
    if end < spaces:
        plan[GREEN if end == s[AREAS] else end] += moved
    return whole == 0 or moved > 1
