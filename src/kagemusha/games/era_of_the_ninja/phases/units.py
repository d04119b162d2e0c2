"""The Lord's units on the board: placing, pools and substitutes, stacks, tokens, merging."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.resources import gain
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.unit_stats import (
    immune,
    ingenuity_of,
    lord_has,
    unit_stat,
)
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, has_stack, keeper, note, stack_at


def free_slot(t: World, unit: int) -> int:
    """The first slot of a kind that no stack holds."""
    slot = codes.SLOT_START[unit]
    for stack in t.stacks:
        if stack.slot == slot:
            slot += 1
    return slot


def add_stack(t: World, unit: int, tile: int, units: int) -> Stack:
    """Put a new stack on the board, in the order of the slots."""
    slot = codes.LORD_SLOT if unit == codes.LORD else free_slot(t, unit)
    stack = Stack(slot, unit, tile, units)
    index = 0
    while index < len(t.stacks) and t.stacks[index].slot < slot:
        index += 1
    t.stacks.insert(index, stack)
    return stack


def remove_stack(t: World, stack: Stack) -> None:
    """Take a stack off the board; its units go back to their pool."""
    if stack.unit != codes.LORD:
        t.pools[stack.unit] += stack.units
    t.stacks.remove(stack)


def take_units(t: World, stack: Stack, number: int) -> None:
    """Take some units of a stack off the board; the last takes the stack along."""
    if number >= stack.units:
        remove_stack(t, stack)
    else:
        stack.units -= number
        t.pools[stack.unit] += number


def limit_of(t: World, unit: int, tile: int) -> int:
    """Ruling 1: how many units a stack of this kind may have."""
    return max(
        1, unit_stat(t, Stack(codes.SLOT_START[unit], unit, tile, 1), codes.STACK_LIMIT, None)
    )


# --- placing ------------------------------------------------------------------------------


class PlaceUnits(Step):
    """E.47, E.48, E.51: units come onto a tile, substitutes for those whose pool is empty."""

    code: ClassVar[int] = 33
    fields: ClassVar[tuple[str, ...]] = ("unit", "number", "tile")

    def __init__(self, seat: int, unit: int, number: int, tile: int) -> None:
        self.seat = seat
        self.unit: int = unit
        self.number: int = number
        self.tile: int = tile

    def run(self, t: World) -> None:
        unit = self.unit
        number = min(self.number, t.pools[unit])
        if number > 0:
            form_stacks(t, unit, number, self.tile)
        if self.number == number:
            return
        options = substitutes(t, unit)
        if not options:
            note(t, tape.POOL_EMPTY, unit, self.number - number, self.tile)
        elif len(options) == 1:
            _substitute(t, self.seat, unit, self.number - number, self.tile, options[0])
        else:
            t.agenda.append(Substitute(self.seat, unit, self.number - number, self.tile))


def form_stacks(t: World, unit: int, number: int, tile: int) -> None:
    """E.47, E.48: one stack, and another for what exceeds the limit."""
    t.pools[unit] -= number
    limit = limit_of(t, unit, tile)
    while number > 0:
        some = min(number, limit)
        stack = add_stack(t, unit, tile, some)
        note(t, tape.PLACED, stack.slot, some, tile)
        number -= some


def substitutes(t: World, unit: int) -> list[int]:
    """E.51: what may stand in for a unit whose pool is empty; the next rank only if need be."""
    if unit in (codes.DAIMYO, codes.MONK):
        found = [kind for kind in (codes.DAISHYO, codes.DAIKYU) if t.pools[kind] > 0]
        if found:
            return found
        ranks: tuple[int, ...] = (codes.YARI, codes.HARQUEBUS)
    elif unit == codes.DAISHYO:
        ranks = (codes.DAIKYU, codes.YARI, codes.HARQUEBUS)
    elif unit == codes.DAIKYU:
        ranks = (codes.DAISHYO, codes.YARI, codes.HARQUEBUS)
    else:
        ranks = (codes.YARI, codes.HARQUEBUS)
    return [kind for kind in ranks if kind != unit and t.pools[kind] > 0]


def _substitute(t: World, seat: int, unit: int, number: int, tile: int, kind: int) -> None:
    """One unit of another kind comes in; the step asks again for the rest."""
    note(t, tape.SUBSTITUTED, unit, kind, tile)
    if number > 1:
        t.agenda.append(PlaceUnits(seat, unit, number - 1, tile))
    t.pools[kind] -= 1
    for stack in t.stacks:
        # Substitutes placed together are placed together: they stack like any others.
        if stack.unit == kind and stack.tile == tile and stack.units < limit_of(t, kind, tile):
            stack.units += 1
            note(t, tape.PLACED, stack.slot, 1, tile)
            return
    stack = add_stack(t, kind, tile, 1)
    note(t, tape.PLACED, stack.slot, 1, tile)


class Substitute(Question):
    """Ruling 37: the active player chooses what stands in for a unit whose pool is empty."""

    code: ClassVar[int] = 88
    name: ClassVar[str] = "substitute"
    rule: ClassVar[str] = "E.51"
    verbs: ClassVar[tuple[str, ...]] = ("substitute",)
    fields: ClassVar[tuple[str, ...]] = ("unit", "number", "tile")

    def __init__(self, seat: int, unit: int, number: int, tile: int) -> None:
        self.seat = seat
        self.unit: int = unit
        self.number: int = number
        self.tile: int = tile

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.KIND, unit) for unit in substitutes(t, self.unit)]

    def answer(self, t: World, seat: int, verb: int, kind: int, detail: int, /) -> None:
        _substitute(t, self.seat, self.unit, self.number, self.tile, kind)


# --- merging ------------------------------------------------------------------------------


def merges(t: World, tile: int) -> list[tuple[int, int]]:
    """E.49: the pairs of same-name stacks on a tile that fit into one."""
    found: list[tuple[int, int]] = []
    for index in range(len(t.stacks)):
        first = t.stacks[index]
        if first.tile != tile or first.unit == codes.LORD:
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


def merge(t: World, slot: int, other: int) -> None:
    """Ruling 9: two stacks become one; their tokens add."""
    first = stack_at(t, slot)
    second = stack_at(t, other)
    first.units += second.units
    first.tokens += second.tokens
    first.prize += second.prize
    first.done = first.done and second.done
    first.stunned = first.stunned and second.stunned
    t.stacks.remove(second)
    note(t, tape.MERGED, slot, other, first.units)


def merge_tile(t: World, tile: int, back: int) -> bool:
    """Merge what can on a tile. Ruling 49: where there is a choice the Lead is asked: False."""
    while True:
        pairs = merges(t, tile)
        if not pairs:
            return True
        if len(pairs) > 1:
            t.agenda.append(ChooseMerge(keeper(t), tile, back))
            return False
        merge(t, pairs[0][0], pairs[0][1])


class MergeAll(Step):
    """Ruling 8: at the end of the Lord's Units phase, tile by tile."""

    code: ClassVar[int] = 23
    fields: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first: int = first

    def run(self, t: World) -> None:
        for tile in range(self.first, len(t.tiles)):
            if not merge_tile(t, tile, tile):
                return


class MergeTile(Step):
    """Merge what can on one tile."""

    code: ClassVar[int] = 49
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile: int = tile

    def run(self, t: World) -> None:
        merge_tile(t, self.tile, codes.NOWHERE)


class ChooseMerge(Question):
    """Ruling 49: the Lead chooses which stacks merge. `first`: where MergeAll continues, or -1."""

    code: ClassVar[int] = 94
    name: ClassVar[str] = "choose-merge"
    rule: ClassVar[str] = "E/r49"
    verbs: ClassVar[tuple[str, ...]] = ("merge",)
    fields: ClassVar[tuple[str, ...]] = ("tile", "first")

    def __init__(self, seat: int, tile: int, first: int) -> None:
        self.seat = seat
        self.tile: int = tile
        self.first: int = first

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.MERGE, one, other) for one, other in merges(t, self.tile)]

    def answer(self, t: World, seat: int, verb: int, slot: int, other: int, /) -> None:
        merge(t, slot, other)
        if self.first >= 0:
            t.agenda.append(MergeAll(keeper(t), self.first))
        else:
            t.agenda.append(MergeTile(keeper(t), self.tile))


# --- tokens -------------------------------------------------------------------------------


def add_tokens(t: World, stack: Stack, number: int, ninja: Ninja | None) -> int:
    """E.60, E.61: Wound tokens; every three on a stack remove a unit and themselves.

    Returns how many units fell; their Ingenuity goes to the ninja that dealt the wound.
    """
    if stack.slot == codes.LORD_SLOT and number > 0 and lord_has(t, codes.BODYGUARD):
        for other in t.stacks:
            if other.tile == stack.tile and other.slot != codes.LORD_SLOT:
                return add_tokens(t, other, number, ninja)
    if number > 0 and immune(t, stack, codes.IMMUNE_TO_TOKENS):
        return 0
    number = max(number, -stack.tokens)
    stack.tokens += number
    note(t, tape.TOKENS, stack.slot, number, stack.tokens)
    if stack.slot == codes.LORD_SLOT:  # E.93
        return 0
    fallen = 0
    each = ingenuity_of(t, stack)
    while stack.tokens >= codes.TOKENS_A_UNIT and has_stack(t, stack.slot):
        stack.tokens -= codes.TOKENS_A_UNIT
        fallen += 1
        note(t, tape.KILLED, stack.slot, 1, stack.units - 1, 0 if ninja is None else ninja.seat + 1)
        take_units(t, stack, 1)
    if fallen and ninja is not None:
        prize = 0 if has_stack(t, stack.slot) else stack.prize  # ruling 70
        gain(t, ninja, fallen * each + prize, 61)
    return fallen
