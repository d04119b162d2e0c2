"""Worlds that fit what a side knows, and the twins of the leak test."""

from __future__ import annotations

from kagemusha.core.chance import Rng
from kagemusha.games.seven_ronin.board import RONIN_IDS
from kagemusha.games.seven_ronin.names import (
    REASON_IDS,
    SIDE_IDS,
    STEP_IDS,
    bits_of,
    ronin_of,
    space_number,
)
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout as at
from kagemusha.games.seven_ronin.setup import initial_cells
from kagemusha.games.seven_ronin.state import State
from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView


def determinize(setup: Setup, view: VillageView, rng: Rng) -> State:
    """A whole state that fits the view: the other side's sealed plan is drawn at random."""
    board = setup.board
    s = initial_cells(setup)
    s[at.ROUND] = view.round
    s[at.PHASE] = STEP_IDS.index(view.step)
    s[at.WINNER] = SIDE_IDS.index(view.winner) if view.winner else at.NOBODY
    s[at.REASON] = REASON_IDS.index(view.reason or "")
    s[at.RESERVES] = view.reserves
    s[at.SUPPLY] = view.supply
    s[at.NINJA + at.GREEN] = view.green
    s[at.FIELD_COPIED] = int(view.field_copied)
    for number, area in enumerate(view.areas):
        s[at.NINJA + number] = area.ninja
        s[at.USED + number] = int(area.used)
    for ronin in view.ronin:
        number = RONIN_IDS.index(ronin.id)
        bit = 1 << number
        s[at.WOUNDS + number] = ronin.wounds
        if ronin.station == GONE:
            s[at.STATION + number] = at.ELIMINATED
            s[at.LIVING] -= 1
        elif ronin.station != BESIDE:
            place = space_number(board, ronin.station)
            s[at.STATION + number] = place
            s[at.GUARD + place] |= bit
        for cell, marked in (
            (at.HELD, ronin.held),
            (at.PENNED, ronin.penned),
            (at.SILENCED, ronin.silenced),
            (at.CURSED, ronin.cursed),
            (at.SPENT, ronin.spent),
        ):
            s[cell] |= bit if marked else 0
    if view.spy is not None:
        s[at.SPY_TOKENS] = sum(1 << SIDE_IDS.index(side) for side in view.spy.tokens)
    state = State(s)
    if view.step in ("planning", "spy-attacker", "spy-defender"):
        _lay_out_plans(setup, state, view, rng)
    return state


def _lay_out_plans(setup: Setup, state: State, view: VillageView, rng: Rng) -> None:
    state.open_planning()
    state.cells[at.PHASE] = STEP_IDS.index(view.step)
    told: tuple[str, ...] | int | None = None
    if view.spy is not None and view.spy.side is not None and view.spy.area is not None:
        state.cells[at.SPY_SIDE] = SIDE_IDS.index(view.spy.side)
        state.cells[at.SPY_AREA] = space_number(setup.board, view.spy.area)
        told = view.spy.told
    for space, count in enumerate(view.ninja_plan or ()):
        place = at.GREEN if space == len(view.areas) else space
        for _ in range(count):
            state.apply(at.ATTACKER, at.DEPLOY + place)
    for ronin, station in zip(view.ronin, view.ronin_plan or (), strict=False):
        if station is not None and not ronin.held:
            number = RONIN_IDS.index(ronin.id)
            place = space_number(setup.board, station)
            state.apply(at.DEFENDER, at.STAND + number * at.SPACES + place)
    for side in (at.ATTACKER, at.DEFENDER):
        if view.sealed[side]:
            if side != view.seat:
                _complete_plan(state, side, rng, told)
            state.cells[(at.NINJA_SEALED, at.RONIN_SEALED)[side]] = 1


def _complete_plan(state: State, side: int, rng: Rng, told: tuple[str, ...] | int | None) -> None:
    """Draw a complete plan of one side, except for the seal, that fits what a spy was told."""
    if told is None:
        _extend(state, side, rng, steps=None)
        return
    start = state.numbers()
    area = state.cells[at.SPY_AREA]
    wanted = told if isinstance(told, int) else bits_of(told)
    cell = (at.PLAN_NINJA if side == at.ATTACKER else at.PLAN_GUARD) + area
    while True:
        _extend(state, side, rng, steps=None, only=(area, wanted))
        if state.cells[cell] == wanted and at.SEAL + side in state.plan_choices(side):
            return
        state.restore(start)


def _extend(
    state: State,
    side: int,
    rng: Rng,
    steps: int | None,
    only: tuple[int, int] | None = None,
) -> None:
    """Place random markers on one planning board: `steps`, or until only the seal is left."""
    while steps is None or steps > 0:
        choices = [choice for choice in state.plan_choices(side) if choice != at.SEAL + side]
        sealable = len(choices) < len(state.plan_choices(side))
        if only is not None:
            choices = [choice for choice in choices if _fits(state, side, choice, *only)]
        if not choices or (steps is None and sealable and rng.below(len(choices) + 1) == 0):
            return
        state.apply(side, rng.choice(choices))
        if steps is not None:
            steps -= 1


def _fits(state: State, side: int, choice: int, area: int, wanted: int) -> bool:
    """Whether a step can still lead to what the spy learned about an area."""
    if side == at.ATTACKER:
        space = choice - at.DEPLOY
        count = state.cells[at.PLAN_NINJA + area]
        return count < wanted if space == area else space < area or count == wanted
    place = choice - at.STAND
    return (place % at.SPACES == area) == bool(wanted >> place // at.SPACES & 1)


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same state, except that the plans which `seat` may not see are replaced."""
    twin = state.clone()
    if state.cells[at.PHASE] != at.PLANNING:
        return twin
    for side in (at.ATTACKER, at.DEFENDER):
        if side == seat:
            continue
        sealed = (at.NINJA_SEALED, at.RONIN_SEALED)[side]
        twin.clear_plan(side)
        if not state.cells[sealed]:
            _extend(twin, side, rng, steps=rng.below(6))
            continue
        told: tuple[str, ...] | int | None = None
        if seat is not None and state.cells[at.SPY_SIDE] == seat:
            area = state.cells[at.SPY_AREA]
            told = (
                state.cells[at.PLAN_NINJA + area]
                if side == at.ATTACKER
                else ronin_of(state.cells[at.PLAN_GUARD + area])
            )
        _complete_plan(twin, side, rng, told)
        twin.cells[sealed] = 1
    return twin
