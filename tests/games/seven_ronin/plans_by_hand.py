"""What a lawful plan is, written from the rulebook and from nothing else.

The generator of the kernel builds plans marker by marker and never leaves the law. Here whole plans
are taken and every rule is asked about each of them; the two must agree (`test_perft`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kagemusha.games.seven_ronin.view import GONE, VillageView

TASUKE = "tasuke"
GREEN = "green"


@dataclass(frozen=True)
class Situation:
    """All that a planner has to know."""

    limits: Mapping[str, int]
    """Deployment Limits, by area."""
    green: int
    """Ninja on the Green when planning starts."""
    reserves: int
    threat: int
    minimum: int
    """The printed or computed Minimum Attack Force, whatever the Reserves."""
    held: Mapping[str, str]
    """Ronin kept by the Animal Pen, and where."""
    free: tuple[str, ...]
    """Living ronin beside the board."""
    marker_on_tasuke: bool


def situation(view: VillageView, minimum: str) -> Situation:
    """Read the open table; the minimum is computed here, by the edition's way."""
    space = view.track[view.round - 1]
    ways = {
        "track": space.minimum,
        "threat": min(view.round, space.threat),
        "round": view.round,
    }
    living = [ronin for ronin in view.ronin if ronin.station != GONE]
    return Situation(
        limits={area.id: area.limit for area in view.areas},
        green=view.green,
        reserves=view.reserves,
        threat=space.threat,
        minimum=ways[minimum],
        held={ronin.id: ronin.station for ronin in living if ronin.held},
        free=tuple(ronin.id for ronin in living if not ronin.held),
        marker_on_tasuke=any(ronin.id == TASUKE and ronin.silenced for ronin in living),
    )


# --- the Attacker ---------------------------------------------------------------------------------


def ninja_faults(now: Situation, plan: Mapping[str, int], most: int | None = None) -> set[str]:
    """The rules that a whole plan of the Attacker breaks; `most` is what could be deployed."""
    areas = {area: number for area, number in plan.items() if area != GREEN and number > 0}
    above = sum(max(number - now.limits[area], 0) for area, number in areas.items())
    total = sum(plan.values())
    least = min(now.minimum, now.reserves, now.minimum if most is None else most)
    faults = set()
    if total > now.reserves:
        faults.add("B7.3")
    if len(areas) > now.threat:
        faults.add("B7.4")
    if above > now.green:
        faults.add("R7.3")
    if plan.get(GREEN, 0) > 1:
        faults.add("R7.1")
    if total < least:
        faults.add("R7.2")
    return faults


def ninja_plans(now: Situation) -> set[tuple[tuple[str, int], ...]]:
    """Every lawful plan of the Attacker: all count vectors, filtered by the rules."""
    vectors: list[dict[str, int]] = []
    for number in range(min(now.threat, len(now.limits)) + 1):
        for chosen in itertools.combinations(now.limits, number):
            tops = [min(now.limits[area] + now.green, now.reserves) for area in chosen]
            ranges = [range(1, top + 1) for top in tops]
            for counts in itertools.product(*ranges):
                for green in (0, 1):
                    vectors.append({**dict(zip(chosen, counts, strict=True)), GREEN: green})
    without_minimum = [v for v in vectors if ninja_faults(now, v) <= {"R7.2"}]
    most = max(sum(vector.values()) for vector in without_minimum)
    return {
        tuple(sorted((area, number) for area, number in vector.items() if number))
        for vector in without_minimum
        if not ninja_faults(now, vector, most)
    }


# --- the Defender ---------------------------------------------------------------------------------


def ronin_faults(now: Situation, plan: Mapping[str, str]) -> set[str]:
    """The rules that a whole plan of the Defender breaks. It names free ronin only."""
    faults = set()
    if set(plan) != set(now.free):
        faults.add("R7.4")
    for space in {*plan.values()}:
        new = [ronin for ronin, where in plan.items() if where == space]
        there = [*new, *(ronin for ronin, where in now.held.items() if where == space)]
        strangers = len(there) > 2 or (len(there) == 2 and TASUKE not in there)
        if strangers or (space == GREEN and (len(there) > 1 or now.green == 0)):
            faults.add("R7.4")
        if len(there) > 1 and TASUKE in there and now.marker_on_tasuke and space != GREEN:
            faults.add("R7.12")
    return faults


def ronin_plans(now: Situation) -> Iterator[dict[str, str]]:
    """Every lawful plan of the Defender, for few ronin: all assignments, filtered by the rules."""
    for spaces in itertools.product((*now.limits, GREEN), repeat=len(now.free)):
        plan = dict(zip(now.free, spaces, strict=True))
        if not ronin_faults(now, plan):
            yield plan


def count_ronin_plans(now: Situation) -> int:
    """How many, for many ronin: orders of the others on different spaces, times Tasuke's places."""
    others = [ronin for ronin in now.free if ronin != TASUKE]
    open_to_others = [area for area in now.limits if area not in now.held.values()]
    where = now.held.get(TASUKE)
    alone = where is not None and list(now.held.values()).count(where) == 1
    if where is not None and alone and not now.marker_on_tasuke:
        open_to_others.append(where)
    if now.green:
        open_to_others.append(GREEN)
    total = 0
    for spaces in itertools.permutations(open_to_others, len(others)):
        if TASUKE in now.free:
            taken = {*spaces, *now.held.values()}
            if now.marker_on_tasuke:
                total += sum(area not in taken for area in now.limits)
            else:
                total += len(now.limits)
            if now.green and GREEN not in taken:
                total += 1
        else:
            total += 1
    return total
