"""Searches steps 1 and 2 for the Defender: tries the choices of Taiko, Yobu and Hayai.

Yumi always acts first and Musashi last, because that is always right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.seven_ronin.search.area_uses import play_area_step
from kagemusha.bots.seven_ronin.search.evaluation import HOPE, evaluate, floats
from kagemusha.bots.seven_ronin.search.scratch import Scratch, best_share, copy, copy_all
from kagemusha.core.kernel import ZERO, cells
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_STEP,
    ATTACKER,
    CUT,
    DIVIDE,
    GREEN,
    HEAL,
    LEGAL_SIZE,
    MUSASHI,
    NINJA,
    OVER,
    PHASE,
    RESERVES,
    RONIN_SLOTS,
    ROUND,
    ROUNDS,
    SHOOT_RESERVES,
    STATE_SIZE,
    STATION,
    TASUKE,
    WINNER,
    YUMI,
)
from kagemusha.games.seven_ronin.phases.ronin_step import (
    legal_heals,
    legal_pushes,
    legal_rides,
    ready,
    use_ronin_ability,
)
from kagemusha.games.seven_ronin.phases.wounds import (
    deal_wounds,
    legal_division,
    one_side_is_gone,
    room,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells


FEW: Final[i64] = 2
"""How many ways through step 1 are followed to the end of the round."""
FEW_AT_LAST: Final[i64] = 5
"""The same in the last round, in which only a win counts."""
MOST_WAYS: Final[i64] = 7 * 6 * 11


class Workspace:
    """Scratch memory with a table for every step of the search."""

    def __init__(self, weights: Floats) -> None:
        self.scratch = Scratch(weights)
        self.start: Cells = cells([0] * STATE_SIZE)
        self.pushed: Cells = cells([0] * STATE_SIZE)
        self.ridden: Cells = cells([0] * STATE_SIZE)
        self.pushes: Cells = cells([0] * 8)
        self.rides: Cells = cells([0] * 16)
        self.legal: Cells = cells([0] * LEGAL_SIZE)
        self.patients: Cells = cells([0] * RONIN_SLOTS)
        self.way_heal: Cells = cells([0] * MOST_WAYS)
        self.way_push: Cells = cells([0] * MOST_WAYS)
        self.way_ride: Cells = cells([0] * MOST_WAYS)
        self.looks: Floats = floats([0.0] * MOST_WAYS)

    def set_up(self, s: Cells) -> None:
        """Copy the board and the edition of a match to every table."""
        copy_all(self.start, s)
        copy_all(self.pushed, s)
        copy_all(self.ridden, s)
        self.scratch.set_up(s)


def best_defence(work: Workspace, s: Cells) -> float:
    """Play steps 1 to 3 from `s` with the Defender's best choices; returns the Attacker's chance.

    Of many ways to heal, push and ride, only the few that look best right after the wounds are
    followed through step 3.
    """
    scratch = work.scratch
    if ready(s, YUMI) and s[RESERVES] > 0 and s[NINJA + s[STATION + YUMI]] == 0:
        use_ronin_ability(s, SHOOT_RESERVES, scratch.tape)
        if one_side_is_gone(s, scratch.tape):
            return 1.0 if s[WINNER] == ATTACKER else 0.0
    ways: i64 = 0
    patients = heal_targets(work, s)
    patient: i64 = min(0, patients - 1)
    while patient < patients:
        push: i64 = -1
        pushes = legal_pushes(s, work.pushes, 0)
        while push < pushes:
            apply_heal_and_push(work, s, patient, push)
            rides = legal_rides(work.pushed, work.rides, 0)
            ride: i64 = -1
            while ride < rides:
                work.way_heal[ways] = patient
                work.way_push[ways] = push
                work.way_ride[ways] = ride
                ways += 1
                ride += 1
            push += 1
        patient += 1
    few: i64 = FEW if s[ROUND] < s[ROUNDS] else FEW_AT_LAST
    lowest = 2.0
    if ways <= few:
        way: i64 = 0
        while way < ways and lowest > HOPE:
            lowest = min(lowest, follow(work, s, way))
            way += 1
        return lowest
    rate_all(work, s, ways)
    while few > 0 and lowest > HOPE:
        best: i64 = 0
        way = 1
        while way < ways:
            if work.looks[way] < work.looks[best]:
                best = way
            way += 1
        work.looks[best] = 3.0
        lowest = min(lowest, follow(work, s, best))
        few -= 1
    return lowest


def rate_all(work: Workspace, s: Cells, ways: i64) -> None:
    """Compute the Attacker's chance right after the wounds for every way."""
    scratch = work.scratch
    scratch.spent += ways
    way: i64 = 0
    while way < ways:
        ride = work.way_ride[way]
        if ride < 0:  # the first of its kind: the rides that follow begin on the same table
            apply_heal_and_push(work, s, work.way_heal[way], work.way_push[way])
            legal_rides(work.pushed, work.rides, 0)
        copy(work.ridden, work.pushed)
        if ride >= 0:
            use_ronin_ability(work.ridden, work.rides[ride], scratch.tape)
        cut_and_wound(scratch, work.ridden)
        work.looks[way] = evaluate(work.ridden, scratch.weights)
        way += 1


def follow(work: Workspace, s: Cells, way: i64) -> float:
    """Follow one way to the end of the round; returns the Attacker's chance."""
    apply_heal_and_push(work, s, work.way_heal[way], work.way_push[way])
    copy(work.ridden, work.pushed)
    if work.way_ride[way] >= 0:
        legal_rides(work.pushed, work.rides, 0)
        use_ronin_ability(work.ridden, work.rides[work.way_ride[way]], work.scratch.tape)
    return fight(work.scratch, work.ridden)


def apply_heal_and_push(work: Workspace, s: Cells, patient: i64, push: i64) -> None:
    """The table after the choices of Taiko and Yobu, if any."""
    copy(work.pushed, s)
    if patient >= 0:
        use_ronin_ability(work.pushed, HEAL + work.patients[patient], work.scratch.tape)
    if push >= 0:
        use_ronin_ability(work.pushed, work.pushes[push], work.scratch.tape)


def heal_targets(work: Workspace, s: Cells) -> i64:
    """The ronin that Taiko should heal: the weakest, and all for whom it matters now."""
    n: i64 = 0
    heals = legal_heals(s, work.legal, 0)
    weakest: i64 = -1
    least: i64 = 1000
    heal: i64 = 0
    while heal < heals:
        ronin = work.legal[heal] - HEAL
        own = room(s, ronin)
        station = s[STATION + ronin]
        ninja = s[NINJA + station] if 0 <= station < GREEN else ZERO
        if own - ninja < least and own > ninja - 2:
            least = own - ninja
            weakest = ronin
        # One room more saves him, or lets no ninja past him; Musashi's cut is one more too.
        if own <= ninja <= own + 2:
            work.patients[n] = ronin
            n += 1
        heal += 1
    if weakest >= 0 and not holds(work.patients, n, weakest):
        work.patients[n] = weakest
        n += 1
    return n


def holds(numbers: Cells, count: i64, number: i64) -> bool:
    """Whether a number is among the first `count`."""
    i: i64 = 0
    while i < count:
        if numbers[i] == number:
            return True
        i += 1
    return False


def fight(scratch: Scratch, s: Cells) -> float:
    """Play Musashi's ability, the wounds, and step 3; returns the Attacker's chance."""
    scratch.spent += 2
    if s[ROUND] == s[ROUNDS] and s[STATION + TASUKE] >= 0:
        return fight_for_all(scratch, s)
    if cut_and_wound(scratch, s):
        return play_area_step(scratch, s)
    return 1.0 if s[WINNER] == ATTACKER else 0.0


def fight_for_all(scratch: Scratch, s: Cells) -> float:
    """The same in the last round, trying every division, because it may decide the match."""
    cut(scratch, s)
    ways = ZERO if s[PHASE] == OVER else legal_division(s, scratch.legal)
    if ways < 2:
        return play_area_step(scratch, s) if wound(scratch, s) else evaluate(s, scratch.weights)
    first = scratch.legal[0] - DIVIDE
    lowest = 2.0
    way: i64 = 0
    while way < ways and lowest > HOPE:
        copy(scratch.parted, s)
        deal_wounds(scratch.parted, first + way, scratch.tape)
        scratch.parted[PHASE] = AREA_STEP
        one_side_is_gone(scratch.parted, scratch.tape)
        lowest = min(lowest, play_area_step(scratch, scratch.parted))
        way += 1
    return lowest


def cut(scratch: Scratch, s: Cells) -> None:
    """Use Musashi's ability if possible."""
    if ready(s, MUSASHI) and s[NINJA + s[STATION + MUSASHI]] > 0:
        use_ronin_ability(s, CUT, scratch.tape)
        one_side_is_gone(s, scratch.tape)


def cut_and_wound(scratch: Scratch, s: Cells) -> bool:
    """Play Musashi's ability and the wounds; returns whether the match continues."""
    cut(scratch, s)
    return wound(scratch, s)


def wound(scratch: Scratch, s: Cells) -> bool:
    """Play step 2 with the Defender's best division; returns whether the match continues."""
    if s[PHASE] == OVER:
        return False
    share: i64 = 0
    if legal_division(s, scratch.legal) > 0:
        share = best_share(scratch, s, s[STATION + TASUKE])
    deal_wounds(s, share, scratch.tape)
    s[PHASE] = AREA_STEP
    return not one_side_is_gone(s, scratch.tape)
