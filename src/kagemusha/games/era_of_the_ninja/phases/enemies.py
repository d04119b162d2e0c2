"""The Lord's Units phase: which stack acts next, where it goes and whom it attacks."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.castle import FAR, distances, line_of_sight, paired
from kagemusha.games.era_of_the_ninja.phases.dodging import strike
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger_lord
from kagemusha.games.era_of_the_ninja.phases.unit_stats import lord_has, unit_stat
from kagemusha.games.era_of_the_ninja.phases.units import MergeAll
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, keeper, note, stack_at


class UnitsPhase(Step):
    """E.72: each stack and the Lord activate once; then stacks merge (ruling 8)."""

    code: ClassVar[int] = 15

    def run(self, t: World) -> None:
        t.agenda.append(MergeAll(keeper(t), 0))
        t.agenda.append(ActivateNext(keeper(t)))


def would_attack(t: World, stack: Stack, ninja: Ninja) -> bool:
    """Ruling 47: whom a stack would attack: the visible; the Lord anybody on his tile."""
    if not ninja.alive:
        return False
    if not ninja.hidden:
        return True
    if stack.slot != codes.LORD_SLOT:
        return False
    return ninja.tile == stack.tile or lord_has(t, codes.HUNTS)


def waiting(t: World) -> list[int]:
    """The stacks that have yet to act and could do something."""
    found: list[int] = []
    anybody = False
    for ninja in t.ninja:
        if ninja.alive and not ninja.hidden:
            anybody = True
    for stack in t.stacks:
        if stack.done or stack.stunned:
            continue
        if anybody or stack.slot == codes.LORD_SLOT:
            found.append(stack.slot)
    return found


class ActivateNext(Step):
    """E.72: the Lead orders the activations."""

    code: ClassVar[int] = 16

    def run(self, t: World) -> None:
        slots = waiting(t)
        if not slots:
            return
        t.agenda.append(ActivateNext(keeper(t)))
        if len(slots) == 1:
            t.agenda.append(Activate(keeper(t), slots[0]))
        else:
            t.agenda.append(ChooseActivation(keeper(t)))


class ChooseActivation(Question):
    """The Lead chooses which stack acts next."""

    code: ClassVar[int] = 90
    name: ClassVar[str] = "choose-activation"
    rule: ClassVar[str] = "E.72"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.UNIT, slot) for slot in waiting(t)]

    def answer(self, t: World, seat: int, verb: int, slot: int, detail: int, /) -> None:
        t.agenda.append(Activate(keeper(t), slot))


class Activate(Step):
    """A stack begins: it stays with whom it has, or looks for the closest."""

    code: ClassVar[int] = 17
    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot: int = slot

    def run(self, t: World) -> None:
        stack = stack_at(t, self.slot)
        stack.done = True
        moves = unit_stat(t, stack, codes.UNIT_MOVE, None)
        t.agenda.append(EnemyStep(keeper(t), stack.slot, moves, codes.NOBODY))
        if stack.slot == codes.LORD_SLOT:
            trigger_lord(t, codes.ACTIVATING, codes.NOBODY)


# --- going --------------------------------------------------------------------------------


def reach_of(t: World, stack: Stack) -> int:
    """The Range of a stack; 0 for none."""
    return max(0, unit_stat(t, stack, codes.UNIT_RANGE, None))


def in_range(t: World, stack: Stack) -> list[int]:
    """E.76, E.80, rulings 12 and 48: the closest that the stack can attack from here."""
    reach = reach_of(t, stack)
    best = FAR
    found: list[int] = []
    for ninja in t.ninja:
        if not would_attack(t, stack, ninja):
            continue
        far = line_of_sight(t, stack.tile, ninja.tile, reach)
        if far > reach:
            continue
        if far < best:
            best = far
            found = []
        if far == best:
            found.append(ninja.seat)
    return found


def closest(t: World, stack: Stack) -> list[int]:
    """E.73: the closest prey through paired markers."""
    far = distances(t, stack.tile)
    best = FAR
    found: list[int] = []
    for ninja in t.ninja:
        if would_attack(t, stack, ninja):
            if far[ninja.tile] < best:
                best = far[ninja.tile]
                found = []
            if far[ninja.tile] == best:
                found.append(ninja.seat)
    return found


class EnemyStep(Step):
    """One step of a stack's way, or its attack when it need not or cannot move further."""

    code: ClassVar[int] = 18
    fields: ClassVar[tuple[str, ...]] = ("slot", "moves", "target")

    def __init__(self, seat: int, slot: int, moves: int, target: int) -> None:
        self.seat = seat
        self.slot: int = slot
        self.moves: int = moves
        self.target: int = target

    def run(self, t: World) -> None:
        stack = stack_at(t, self.slot)
        if in_range(t, stack):
            t.agenda.append(EnemyStrike(keeper(t), self.slot, self.target))
            return
        if self.moves <= 0:
            return
        target = self.target
        if target < 0:
            seats = closest(t, stack)
            if not seats:
                return
            if len(seats) > 1:
                t.agenda.append(EnemyStep(keeper(t), self.slot, self.moves, codes.NOBODY))
                t.agenda.append(ChooseTarget(keeper(t), self.slot, False))
                return
            target = seats[0]
        ways = routes(t, stack, target)
        if len(ways) > 1:
            t.agenda.append(ChooseRoute(keeper(t), self.slot, self.moves, target))
        else:
            go(t, stack, ways[0], self.moves, target)


def routes(t: World, stack: Stack, target: int) -> list[int]:
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
        if tile not in barred and 0 < line_of_sight(t, tile, goal, reach) <= reach:
            far[tile] = 0
            line.append(tile)
    _spread(t, far, line, barred)
    # Some way is always free: the closest has nobody before it, and whoever is beside is in range.
    return _downhill(t, stack.tile, far)


def _spread(t: World, far: list[int], line: list[int], barred: list[int]) -> None:
    """Distances from several tiles at once, round those that are barred."""
    for here in line:
        for way in range(codes.WAYS):
            if paired(t, here, way):
                other = t.tiles[here].near[way]
                if far[other] == FAR and other not in barred:
                    far[other] = far[here] + 1
                    line.append(other)


def _downhill(t: World, tile: int, far: list[int]) -> list[int]:
    found: list[int] = []
    for way in range(codes.WAYS):
        if paired(t, tile, way):
            other = t.tiles[tile].near[way]
            if far[other] < far[tile]:
                found.append(way)
    return found


class ChooseRoute(Question):
    """The Lead chooses between ways that are equally short."""

    code: ClassVar[int] = 92
    name: ClassVar[str] = "choose-route"
    rule: ClassVar[str] = "E.73"
    verbs: ClassVar[tuple[str, ...]] = ("go",)
    fields: ClassVar[tuple[str, ...]] = ("slot", "moves", "target")

    def __init__(self, seat: int, slot: int, moves: int, target: int) -> None:
        self.seat = seat
        self.slot: int = slot
        self.moves: int = moves
        self.target: int = target

    def legal(self, t: World, seat: int) -> list[int]:
        ways = routes(t, stack_at(t, self.slot), self.target)
        return [choice(verbs.WAY, way) for way in ways]

    def answer(self, t: World, seat: int, verb: int, way: int, detail: int, /) -> None:
        go(t, stack_at(t, self.slot), way, self.moves, self.target)


def go(t: World, stack: Stack, way: int, moves: int, target: int) -> None:
    """A stack takes a step. E.96: whom the Lord walks onto is visible, and his new target.

    Of several the Lead chooses (E.26).
    """
    stack.tile = t.tiles[stack.tile].near[way]
    note(t, tape.ENEMY_MOVED, stack.slot, stack.tile)
    if stack.slot == codes.LORD_SLOT:
        spotted = 0
        for ninja in t.ninja:
            if ninja.alive and ninja.tile == stack.tile and ninja.hidden:
                ninja.hidden = False
                note(t, tape.LORD_SPOTS, ninja.seat)
                spotted += 1
                target = ninja.seat if spotted == 1 else codes.NOBODY
    t.agenda.append(EnemyStep(keeper(t), stack.slot, moves - 1, target))


# --- striking -----------------------------------------------------------------------------


class EnemyStrike(Step):
    """E.79: one attack, on the target it walked to, or on the closest; ties by the Lead."""

    code: ClassVar[int] = 19
    fields: ClassVar[tuple[str, ...]] = ("slot", "target")

    def __init__(self, seat: int, slot: int, target: int) -> None:
        self.seat = seat
        self.slot: int = slot
        self.target: int = target

    def run(self, t: World) -> None:
        stack = stack_at(t, self.slot)
        seats = in_range(t, stack)
        if self.target in seats:
            strike(t, stack, self.target)
        elif len(seats) == 1:
            strike(t, stack, seats[0])
        else:
            t.agenda.append(ChooseTarget(keeper(t), self.slot, True))


class ChooseTarget(Question):
    """The Lead chooses whom a stack attacks or, before it goes, whom it goes for."""

    code: ClassVar[int] = 91
    name: ClassVar[str] = "choose-target"
    rule: ClassVar[str] = "E.73"
    verbs: ClassVar[tuple[str, ...]] = ("target",)
    fields: ClassVar[tuple[str, ...]] = ("slot", "attacks")
    flags: ClassVar[tuple[str, ...]] = ("attacks",)

    def __init__(self, seat: int, slot: int, attacks: bool) -> None:
        self.seat = seat
        self.slot: int = slot
        self.attacks: bool = attacks

    def legal(self, t: World, seat: int) -> list[int]:
        stack = stack_at(t, self.slot)
        seats = in_range(t, stack) if self.attacks else closest(t, stack)
        return [choice(verbs.SEAT, other) for other in seats]

    def answer(self, t: World, seat: int, verb: int, target: int, detail: int, /) -> None:
        if self.attacks:
            strike(t, stack_at(t, self.slot), target)
            return
        waiting_step = t.agenda.pop()
        assert isinstance(waiting_step, EnemyStep)
        t.agenda.append(EnemyStep(waiting_step.seat, waiting_step.slot, waiting_step.moves, target))
