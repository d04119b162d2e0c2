"""The Defender's plans: a space for each ronin, drawn at random and improved step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.round_play import play_plans
from kagemusha.core.kernel import cells, pick
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    GREEN,
    HELD,
    NINJA,
    OFF_BOARD,
    RONIN_SLOTS,
    SILENCED,
    SPACES,
    STATION,
    TASUKE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells


class GuardLimits:
    """The limits of a Defender's plan: known stations, and what a spy saw on an area."""

    def __init__(self, posts: Cells, area: int, seen: int) -> None:
        self.posts = posts
        self.area: i64 = area
        self.seen: i64 = seen
        self.count: i64 = 0
        self.ronin: Cells = cells([0] * RONIN_SLOTS)
        self.guard: Cells = cells([0] * SPACES)
        for ronin in range(RONIN_SLOTS):
            if posts[ronin] == OFF_BOARD:
                self.ronin[self.count] = ronin
                self.count += 1


def stations(s: Cells) -> Cells:
    """Where each ronin is: on a space, beside the board, or out of the game."""
    return s[STATION : STATION + RONIN_SLOTS]


def fits(w: GuardLimits, s: Cells, plan: Cells) -> bool:
    """Whether a plan is legal and fits what the spy saw."""
    guard = w.guard
    space: i64 = 0
    while space < SPACES:
        guard[space] = 0
        space += 1
    ronin: i64 = 0
    while ronin < RONIN_SLOTS:
        if plan[ronin] >= 0:
            guard[plan[ronin]] |= 1 << ronin
        ronin += 1
    if w.area >= 0 and guard[w.area] != w.seen:
        return False
    space = 0
    while space < SPACES:
        there = guard[space]
        if there & (there - 1):
            if space == GREEN or (there & (there - 1)) & ((there & (there - 1)) - 1):
                return False
            # R7.4, R7.5: two only with Tasuke, not under a marker, unless both are held there.
            if not there & (1 << TASUKE):
                return False
            if s[SILENCED] & (1 << TASUKE) and there & ~s[HELD]:
                return False
        space += 1
    return guard[GREEN] == 0 or s[NINJA + GREEN] > 0


def draw_guard(w: GuardLimits, s: Cells, dice: Cells, plan: Cells) -> None:
    """Draw a plan that fits: first the ronin that the spy saw, then the others at random."""
    ronin: i64 = 0
    while ronin < RONIN_SLOTS:
        plan[ronin] = w.posts[ronin]
        ronin += 1
    i: i64 = 0
    while i < w.count:
        ronin = w.ronin[i]
        if w.area >= 0 and w.seen >> ronin & 1:
            plan[ronin] = w.area
        i += 1
    i = 0
    while i < w.count:
        ronin = w.ronin[i]
        if plan[ronin] == OFF_BOARD:
            place_ronin(w, s, plan, ronin, pick(dice, s[AREAS]))
        i += 1


def place_ronin(w: GuardLimits, s: Cells, plan: Cells, ronin: i64, first: i64) -> None:
    """Put a ronin on the next empty area from `first` on; if there is none, where he fits."""
    area = first
    tries: i64 = 0
    while tries < 2 * s[AREAS]:
        plan[ronin] = area
        alone = tries >= s[AREAS] or guards_alone(plan, ronin)
        if alone and fits(w, s, plan):
            return
        area = area + 1 if area < s[AREAS] - 1 else 0
        tries += 1
    plan[ronin] = GREEN


def guards_alone(plan: Cells, ronin: i64) -> bool:
    """Whether a ronin is alone on his space."""
    other: i64 = 0
    while other < RONIN_SLOTS:
        if other != ronin and plan[other] == plan[ronin]:
            return False
        other += 1
    return True


class AttackMixture:
    """The Attacker's plans with their shares, for trying guards against them."""

    def __init__(
        self, work: Workspace, s: Cells, attacks: Cells, rows: Cells, shares: Floats
    ) -> None:
        self.work = work
        self.table = s
        self.attacks = attacks
        self.rows = rows
        self.shares = shares

    def chance(self, plan: Cells, bound: float) -> float:
        """The Attacker's chance against one plan; stops as soon as it is above `bound`."""
        total = 0.0
        i: i64 = 0
        n = len(self.rows)
        while i < n and total < bound:
            chance = play_plans(self.work, self.table, self.attacks, self.rows[i], plan, 0)
            total += self.shares[i] * chance
            i += 1
        return total


def better_guard(
    mixture: AttackMixture, w: GuardLimits, dice: Cells, plan: Cells, most_tries: int
) -> float:
    """Move or swap ronin until no such step helps against a mixture, or for `most_tries` tries;
    returns the Attacker's chance after that."""
    s = mixture.table
    lowest = mixture.chance(plan, 2.0)
    all_steps = count_steps(w, s)
    if all_steps == 0:
        return lowest
    step = pick(dice, all_steps)
    idle: i64 = 0
    tries: i64 = 0
    trial = plan[:]
    while idle < all_steps and tries < most_tries:
        step = step + 1 if step < all_steps - 1 else 0
        idle += 1
        i: i64 = 0
        while i < RONIN_SLOTS:
            trial[i] = plan[i]
            i += 1
        if not take_step(w, s, trial, step):
            continue
        tries += 1
        value = mixture.chance(trial, lowest)
        # Sometimes takes an equal plan: in the last round most plans are equally good or bad.
        if value < lowest - 1e-9 or (value == lowest and tries % 4 == 0):
            if value < lowest:
                idle = 0
            lowest = value
            i = 0
            while i < RONIN_SLOTS:
                plan[i] = trial[i]
                i += 1
    return lowest


def count_steps(w: GuardLimits, s: Cells) -> i64:
    """How many ways there are to move one ronin or swap two."""
    spaces = s[AREAS] + (1 if s[NINJA + GREEN] > 0 else 0)
    return w.count * spaces + w.count * w.count


def take_step(w: GuardLimits, s: Cells, plan: Cells, step: i64) -> bool:
    """Move a ronin or swap two; returns whether the plan changed and fits."""
    spaces = s[AREAS] + (1 if s[NINJA + GREEN] > 0 else 0)
    moves = w.count * spaces
    if step < moves:
        space = step % spaces
        if space == s[AREAS]:
            space = GREEN
        if plan[w.ronin[step // spaces]] == space:
            return False
        plan[w.ronin[step // spaces]] = space
    else:
        one = w.ronin[(step - moves) // w.count]
        two = w.ronin[(step - moves) % w.count]
        if one >= two:
            return False
        first = plan[one]
        plan[one] = plan[two]
        plan[two] = first
    return fits(w, s, plan)


def guards_to_scan(w: GuardLimits, s: Cells) -> int:
    """How many ways there are to send the ronin to spaces, legal or not."""
    ways = 1
    for _ in range(w.count):
        ways *= s[AREAS] + (1 if s[NINJA + GREEN] > 0 else 0)
    return ways


def best_guards(
    work: Workspace,
    w: GuardLimits,
    s: Cells,
    attacks: Cells,
    rows: Cells,
    shares: Floats,
    known: list[Floats],
    best: list[Cells],
) -> float:
    """Find the best of all plans against a mixture; returns the Attacker's chance against the best.

    `known` caches the chances for each row by the number of the plan.
    """
    lowest = floats([2.0] * len(best))
    last: i64 = len(best) - 1
    trial = best[0][:]
    ways: i64 = guards_to_scan(w, s)
    spaces = s[AREAS] + (1 if s[NINJA + GREEN] > 0 else 0)
    way: i64 = 0
    while way < ways:
        rest = way
        i: i64 = 0
        while i < w.count:
            space = rest % spaces
            trial[w.ronin[i]] = GREEN if space == s[AREAS] else space
            rest //= spaces
            i += 1
        if fits(w, s, trial):
            value = 0.0
            i = 0
            while i < len(rows) and value < lowest[last]:
                chances = known[i]
                if chances[way] < 0.0:
                    chances[way] = play_plans(work, s, attacks, rows[i], trial, 0)
                value += shares[i] * chances[way]
                i += 1
            if value < lowest[last]:
                place = last
                while place > 0 and lowest[place - 1] > value:
                    lowest[place] = lowest[place - 1]
                    best[place] = best[place - 1]
                    place -= 1
                lowest[place] = value
                best[place] = trial[:]
        way += 1
    return lowest[0]
