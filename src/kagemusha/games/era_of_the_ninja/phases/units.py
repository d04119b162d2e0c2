"""The Lord's units on the board: placing, pools and substitutes, stacks, tokens, merging."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.stats import (
    immune,
    ingenuity_of,
    lord_has,
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


def free_slot(t: Table, unit: int) -> int:
    """The first slot of a kind that no stack holds."""
    slot = at.SLOT_START[unit]
    for stack in t.stacks:
        if stack.slot == slot:
            slot += 1
    return slot


def add_stack(t: Table, unit: int, tile: int, units: int) -> Stack:
    """Put a new stack on the board, in the order of the slots."""
    slot = at.LORD_SLOT if unit == at.LORD else free_slot(t, unit)
    stack = Stack(slot, unit, tile, units)
    index = 0
    while index < len(t.stacks) and t.stacks[index].slot < slot:
        index += 1
    t.stacks.insert(index, stack)
    return stack


def remove_stack(t: Table, stack: Stack) -> None:
    """Take a stack off the board; its units go back to their pool."""
    if stack.unit != at.LORD:
        t.pools[stack.unit] += stack.units
    t.stacks.remove(stack)


def take_units(t: Table, stack: Stack, number: int) -> None:
    """Take some units of a stack off the board; the last takes the stack along."""
    if number >= stack.units:
        remove_stack(t, stack)
    else:
        stack.units -= number
        t.pools[stack.unit] += number


def limit_of(t: Table, unit: int, tile: int) -> int:
    """Ruling 1: how many units a stack of this kind may have."""
    return max(1, unit_stat(t, Stack(at.SLOT_START[unit], unit, tile, 1), at.STACK_LIMIT, None))


# --- placing ------------------------------------------------------------------------------


def place_units(t: Table, step: Step) -> None:
    """E.47, E.48, E.51: units come onto a tile, substitutes for those whose pool is empty."""
    unit = step.a
    number = min(step.b, t.pools[unit])
    if number > 0:
        form_stacks(t, unit, number, step.c)
    if step.b == number:
        return
    options = substitutes(t, unit)
    if not options:
        note(t, do.N_POOL_EMPTY, unit, step.b - number, step.c, 0)
    elif len(options) == 1:
        _substitute(t, step.seat, unit, step.b - number, step.c, options[0])
    else:
        push(t, do.SUBSTITUTE, step.seat, unit, step.b - number, step.c)


def form_stacks(t: Table, unit: int, number: int, tile: int) -> None:
    """E.47, E.48: one stack, and another for what exceeds the limit."""
    t.pools[unit] -= number
    limit = limit_of(t, unit, tile)
    while number > 0:
        some = min(number, limit)
        stack = add_stack(t, unit, tile, some)
        note(t, do.N_PLACED, stack.slot, some, tile, 0)
        number -= some


def substitutes(t: Table, unit: int) -> list[int]:
    """E.51: what may stand in for a unit whose pool is empty; the next rank only if need be."""
    if unit in (at.DAIMYO, at.MONK):
        found = [kind for kind in (at.DAISHYO, at.DAIKYU) if t.pools[kind] > 0]
        if found:
            return found
        ranks: tuple[int, ...] = (at.YARI, at.HARQUEBUS)
    elif unit == at.DAISHYO:
        ranks = (at.DAIKYU, at.YARI, at.HARQUEBUS)
    elif unit == at.DAIKYU:
        ranks = (at.DAISHYO, at.YARI, at.HARQUEBUS)
    else:
        ranks = (at.YARI, at.HARQUEBUS)
    return [kind for kind in ranks if kind != unit and t.pools[kind] > 0]


def _substitute(t: Table, seat: int, unit: int, number: int, tile: int, kind: int) -> None:
    """One unit of another kind comes in; the rest go on asking."""
    note(t, do.N_SUBSTITUTED, unit, kind, tile, 0)
    if number > 1:
        push(t, do.PLACE_UNITS, seat, unit, number - 1, tile)
    t.pools[kind] -= 1
    for stack in t.stacks:
        # Substitutes placed together are placed together: they stack like any others.
        if stack.unit == kind and stack.tile == tile and stack.units < limit_of(t, kind, tile):
            stack.units += 1
            note(t, do.N_PLACED, stack.slot, 1, tile, 0)
            return
    stack = add_stack(t, kind, tile, 1)
    note(t, do.N_PLACED, stack.slot, 1, tile, 0)


def choose_substitute(t: Table, step: Step, kind: int) -> None:
    """Ruling 37: the active player chose between alternatives."""
    _substitute(t, step.seat, step.a, step.b, step.c, kind)


# --- merging ------------------------------------------------------------------------------


def merges(t: Table, tile: int) -> list[tuple[int, int]]:
    """E.49: the pairs of same-name stacks on a tile that fit into one."""
    found: list[tuple[int, int]] = []
    for index in range(len(t.stacks)):
        first = t.stacks[index]
        if first.tile != tile or first.unit == at.LORD:
            continue
        for other in range(index + 1, len(t.stacks)):
            second = t.stacks[other]
            if (
                second.tile == tile
                and second.unit == first.unit
                and first.units + second.units <= limit_of(t, first.unit, tile)
            ):
                found.append((first.slot, second.slot))
    return found


def merge(t: Table, slot: int, other: int) -> None:
    """Ruling 9: two stacks become one; their tokens add."""
    first = stack_at(t, slot)
    second = stack_at(t, other)
    first.units += second.units
    first.tokens += second.tokens
    first.done = first.done and second.done
    first.stunned = first.stunned and second.stunned
    t.stacks.remove(second)
    note(t, do.N_MERGED, slot, other, first.units, 0)


def merge_tile(t: Table, tile: int, back: int) -> bool:
    """Merge what can on a tile. Ruling 49: where there is a choice the Lead is asked: False."""
    while True:
        pairs = merges(t, tile)
        if not pairs:
            return True
        if len(pairs) > 1:
            push(t, do.CHOOSE_MERGE, t.lead, tile, back, 0)
            return False
        merge(t, pairs[0][0], pairs[0][1])


def merge_all(t: Table, step: Step) -> None:
    """Ruling 8: at the end of the Lord's Units phase, tile by tile."""
    for tile in range(step.a, len(t.tiles)):
        if not merge_tile(t, tile, tile):
            return


# --- tokens -------------------------------------------------------------------------------


def gain(t: Table, ninja: Ninja, amount: int) -> None:
    """Ingenuity comes to a ninja, or goes; never below nothing."""
    before = ninja.ingenuity
    ninja.ingenuity = max(0, min(255, before + amount))
    if ninja.ingenuity != before:
        note(t, do.N_INGENUITY, ninja.seat, ninja.ingenuity - before, ninja.ingenuity, 0)


def add_tokens(t: Table, stack: Stack, number: int, ninja: Ninja | None) -> int:
    """E.60, E.61: Wound tokens; every three on a stack remove a unit and themselves.

    Returns how many units fell; their Ingenuity goes to the ninja that dealt the wound.
    """
    if stack.slot == at.LORD_SLOT and number > 0 and lord_has(t, at.BODYGUARD):
        for other in t.stacks:
            if other.tile == stack.tile and other.slot != at.LORD_SLOT:
                return add_tokens(t, other, number, ninja)
    if number > 0 and immune(t, stack, at.IMMUNE_TO_TOKENS):
        return 0
    number = max(number, -stack.tokens)
    stack.tokens += number
    note(t, do.N_TOKENS, stack.slot, number, stack.tokens, 0)
    if stack.slot == at.LORD_SLOT:  # E.93
        return 0
    fallen = 0
    each = ingenuity_of(t, stack)
    while stack.tokens >= 3 and has_stack(t, stack.slot):
        stack.tokens -= 3
        fallen += 1
        note(t, do.N_KILLED, stack.slot, 1, stack.units - 1, 0 if ninja is None else ninja.seat + 1)
        take_units(t, stack, 1)
    if fallen and ninja is not None:
        gain(t, ninja, fallen * each)
    return fallen
