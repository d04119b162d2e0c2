"""The Lord's Units phase: which stack acts next, where it goes, whom it attacks, and the Dodge."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import dice
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.castle import FAR, distances, paired, sight
from kagemusha.games.era_of_the_ninja.phases.clans import mates
from kagemusha.games.era_of_the_ninja.phases.effects import trigger, trigger_lord
from kagemusha.games.era_of_the_ninja.phases.ends import wound_head
from kagemusha.games.era_of_the_ninja.phases.stats import (
    damage_of,
    lord_has,
    stat,
    to_dodge,
    unit_stat,
)
from kagemusha.games.era_of_the_ninja.phases.table import (
    Ninja,
    Stack,
    Step,
    Table,
    has_stack,
    note,
    push,
    stack_at,
)


def units_phase(t: Table) -> None:
    """E.72: each stack and the Lord activate once; then stacks merge (ruling 8)."""
    push(t, do.MERGE_ALL, t.lead, 0, 0, 0)
    push(t, do.ACTIVATE_NEXT, t.lead, 0, 0, 0)


def prey(t: Table, stack: Stack, ninja: Ninja) -> bool:
    """Ruling 47: whom a stack would attack: the visible; the Lord anybody on his tile."""
    if not ninja.alive:
        return False
    if not ninja.hidden:
        return True
    if stack.slot != at.LORD_SLOT:
        return False
    return ninja.tile == stack.tile or lord_has(t, at.HUNTS)


def waiting(t: Table) -> list[int]:
    """The stacks that have yet to act and could do something."""
    found: list[int] = []
    anybody = False
    for ninja in t.ninja:
        if ninja.alive and not ninja.hidden:
            anybody = True
    for stack in t.stacks:
        if stack.done or stack.stunned:
            continue
        if anybody or stack.slot == at.LORD_SLOT:
            found.append(stack.slot)
    return found


def activate_next(t: Table) -> None:
    """E.72: the Lead orders the activations."""
    slots = waiting(t)
    if not slots:
        return
    push(t, do.ACTIVATE_NEXT, t.lead, 0, 0, 0)
    if len(slots) == 1:
        push(t, do.ACTIVATE, t.lead, slots[0], 0, 0)
    else:
        push(t, do.CHOOSE_ACTIVATION, t.lead, 0, 0, 0)


def activate(t: Table, step: Step) -> None:
    """A stack begins: it stays with whom it has, or looks for the closest."""
    stack = stack_at(t, step.a)
    stack.done = True
    moves = unit_stat(t, stack, at.UNIT_MOVE, None)
    push(t, do.ENEMY_STEP, t.lead, stack.slot, moves, at.NOBODY)
    if stack.slot == at.LORD_SLOT:
        trigger_lord(t, at.ACTIVATING, at.NOBODY)


# --- going --------------------------------------------------------------------------------


def reach_of(t: Table, stack: Stack) -> int:
    """The Range of a stack; 0 for none."""
    return unit_stat(t, stack, at.UNIT_RANGE, None)


def in_range(t: Table, stack: Stack) -> list[int]:
    """E.76, E.80, rulings 12 and 48: the closest that the stack can attack from here."""
    reach = reach_of(t, stack)
    best = FAR
    found: list[int] = []
    for ninja in t.ninja:
        if not prey(t, stack, ninja):
            continue
        far = sight(t, stack.tile, ninja.tile, reach)
        if far > reach:
            continue
        if far < best:
            best = far
            found = []
        if far == best:
            found.append(ninja.seat)
    return found


def closest(t: Table, stack: Stack) -> list[int]:
    """E.73: the closest prey through paired markers."""
    far = distances(t, stack.tile)
    best = FAR
    found: list[int] = []
    for ninja in t.ninja:
        if prey(t, stack, ninja):
            if far[ninja.tile] < best:
                best = far[ninja.tile]
                found = []
            if far[ninja.tile] == best:
                found.append(ninja.seat)
    return found


def enemy_step(t: Table, step: Step) -> None:
    """One step of a stack's way, or its attack when it need not or cannot go on."""
    stack = stack_at(t, step.a)
    if in_range(t, stack):
        push(t, do.ENEMY_STRIKE, t.lead, step.a, step.c, 0)
        return
    if step.b <= 0:
        return
    target = step.c
    if target < 0:
        seats = closest(t, stack)
        if not seats:
            return
        if len(seats) > 1:
            push(t, do.ENEMY_STEP, t.lead, step.a, step.b, at.NOBODY)
            push(t, do.CHOOSE_TARGET, t.lead, step.a, 0, 0)
            return
        target = seats[0]
    ways = routes(t, stack, target)
    if len(ways) > 1:
        push(t, do.CHOOSE_ROUTE, t.lead, step.a, step.b, target)
    else:
        go(t, stack, ways[0], step.b, target)


def routes(t: Table, stack: Stack, target: int) -> list[int]:
    """E.73, E.77, E.78: the ways that bring a stack a step closer to where it wants to be."""
    reach = reach_of(t, stack)
    goal = t.ninja[target].tile
    if reach == 0:
        far = distances(t, goal)
        return _downhill(t, stack.tile, far)
    barred = [ninja.tile for ninja in t.ninja if ninja.alive and not ninja.hidden]
    far = [FAR] * len(t.tiles)
    line: list[int] = []
    for tile in range(len(t.tiles)):
        if tile not in barred and 0 < sight(t, tile, goal, reach) <= reach:
            far[tile] = 0
            line.append(tile)
    _spread(t, far, line, barred)
    # Some way is always free: the closest has nobody before it, and whoever is beside is in range.
    return _downhill(t, stack.tile, far)


def _spread(t: Table, far: list[int], line: list[int], barred: list[int]) -> None:
    """Distances from several tiles at once, round those that are barred."""
    for here in line:
        for way in range(4):
            if paired(t, here, way):
                other = t.tiles[here].near[way]
                if far[other] == FAR and other not in barred:
                    far[other] = far[here] + 1
                    line.append(other)


def _downhill(t: Table, tile: int, far: list[int]) -> list[int]:
    found: list[int] = []
    for way in range(4):
        if paired(t, tile, way):
            other = t.tiles[tile].near[way]
            if far[other] < far[tile]:
                found.append(way)
    return found


def go(t: Table, stack: Stack, way: int, moves: int, target: int) -> None:
    """A stack takes a step. E.96: whom the Lord walks onto is visible, and his new target.

    Of several the Lead chooses (E.26).
    """
    stack.tile = t.tiles[stack.tile].near[way]
    note(t, do.N_ENEMY_MOVED, stack.slot, stack.tile, 0, 0)
    if stack.slot == at.LORD_SLOT:
        spotted = 0
        for ninja in t.ninja:
            if ninja.alive and ninja.tile == stack.tile and ninja.hidden:
                ninja.hidden = False
                note(t, do.N_LORD_SPOTS, ninja.seat, 0, 0, 0)
                spotted += 1
                target = ninja.seat if spotted == 1 else at.NOBODY
    push(t, do.ENEMY_STEP, t.lead, stack.slot, moves - 1, target)


# --- striking -----------------------------------------------------------------------------


def enemy_strike(t: Table, step: Step) -> None:
    """E.79: one attack, on the target it walked to, or on the closest; ties by the Lead."""
    stack = stack_at(t, step.a)
    seats = in_range(t, stack)
    if step.b in seats:
        strike(t, stack, step.b)
    elif len(seats) == 1:
        strike(t, stack, seats[0])
    else:
        push(t, do.CHOOSE_TARGET, t.lead, step.a, 1, 0)


def legal_targets(t: Table, step: Step) -> list[int]:
    """Whom the Lead may choose."""
    stack = stack_at(t, step.a)
    seats = in_range(t, stack) if step.b else closest(t, stack)
    return [choice(do.V_SEAT, seat, 0) for seat in seats]


def choose_target(t: Table, step: Step, seat: int) -> None:
    """The Lead has broken a tie."""
    if step.b:
        strike(t, stack_at(t, step.a), seat)
    else:
        t.agenda[-1].c = seat  # the step that was waiting for it


def strike(t: Table, stack: Stack, seat: int) -> None:
    """E.81, E.82: the ninja rolls to dodge."""
    ninja = t.ninja[seat]
    t.foe = stack.slot
    t.rival = at.NOBODY
    note(t, do.N_ENEMY_ATTACK, stack.slot, seat, to_dodge(t, stack, ninja), 0)
    dice.begin(t, t.roll, at.DODGE_ROLL, seat)
    push(t, do.DODGE_RESULT, seat, stack.slot, 0, 0)
    dice.windows(t)


def dodge_result(t: Table, step: Step) -> None:
    """E.82 to E.85, rulings 14 and 30."""
    ninja = t.ninja[step.seat]
    if wound_head(t, t.roll):
        return
    if not has_stack(t, step.a):
        dice.lay_down(t)
        return
    stack = stack_at(t, step.a)
    marked = dice.mark(t, t.roll)
    value = dice.total(t, t.roll)
    need = to_dodge(t, stack, ninja)
    push(t, do.LAY_DOWN, step.seat, 0, 0, 0)
    if marked == at.TOTAL_SUCCESS or (marked != at.TOTAL_FAILURE and value >= need):
        note(t, do.N_DODGED, step.seat, stack.slot, value, need)
        trigger(t, ninja, at.DODGED)
        return
    base = damage_of(t, stack, ninja)
    t.damage = max(0, base - stat(t, ninja, at.ARMOUR))
    note(t, do.N_NOT_DODGED, step.seat, stack.slot, value, t.damage)
    if marked == at.TOTAL_FAILURE:  # E.84
        push(t, do.LOSE, step.seat, 1, 0, 0)
    push(t, do.DAMAGE, step.seat, 0, 0, 0)
    push(t, do.INTERCEPTS, step.seat, 0, base, 0)
    trigger(t, ninja, at.HIT)


def intercepts(t: Table, step: Step) -> None:
    """E.125, ruling 54: the Fire clan's members on the tile are asked, clockwise."""
    if t.damage < 1:
        return
    hit = t.ninja[step.seat]
    if t.terms.clans[step.seat] != at.ELEMENTAL + at.FIRE:
        return
    for distance in range(max(1, step.a), t.terms.seats):
        seat = (step.seat + distance) % t.terms.seats
        other = t.ninja[seat]
        if other.alive and other.tile == hit.tile and mates(t, step.seat, seat):
            push(t, do.INTERCEPTS, step.seat, distance + 1, step.b, step.c)
            push(t, do.INTERCEPT, seat, step.seat, step.b, step.c)
            return


def take_hit(t: Table, step: Step) -> None:
    """E.125, ruling 30: the interceptor takes the base damage, armour applied, at least 1."""
    ninja = t.ninja[step.seat]
    amount = max(1, step.b - stat(t, ninja, at.ARMOUR))
    t.damage = 0
    note(t, do.N_INTERCEPTED, step.seat, step.a, amount, 0)
    push(t, do.LOSE, step.seat, amount, 0, 0)


def damage(t: Table, step: Step) -> None:
    """What was not kept off is lost."""
    amount = t.damage
    t.damage = 0
    push(t, do.LOSE, step.seat, amount, 0, 0)
