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
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.setup import initial_cells
from kagemusha.games.seven_ronin.state import State
from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView


def determinize(setup: Setup, view: VillageView, rng: Rng) -> State:
    """A whole state that fits the view: the other side's sealed plan is drawn at random."""
    board = setup.board
    s = initial_cells(setup)
    s[layout.ROUND] = view.round
    s[layout.PHASE] = STEP_IDS.index(view.step)
    s[layout.WINNER] = SIDE_IDS.index(view.winner) if view.winner else layout.NOBODY
    s[layout.REASON] = REASON_IDS.index(view.reason or "")
    s[layout.RESERVES] = view.reserves
    s[layout.SUPPLY] = view.supply
    s[layout.NINJA + layout.GREEN] = view.green
    s[layout.FIELD_COPIED] = int(view.field_copied)
    for number, area in enumerate(view.areas):
        s[layout.NINJA + number] = area.ninja
        s[layout.USED + number] = int(area.used)
    for ronin in view.ronin:
        number = RONIN_IDS.index(ronin.id)
        bit = 1 << number
        s[layout.WOUNDS + number] = ronin.wounds
        if ronin.station == GONE:
            s[layout.STATION + number] = layout.ELIMINATED
            s[layout.LIVING] -= 1
        elif ronin.station != BESIDE:
            place = space_number(board, ronin.station)
            s[layout.STATION + number] = place
            s[layout.GUARD + place] |= bit
        for cell, marked in (
            (layout.HELD, ronin.held),
            (layout.PENNED, ronin.penned),
            (layout.SILENCED, ronin.silenced),
            (layout.CURSED, ronin.cursed),
            (layout.SPENT, ronin.spent),
        ):
            s[cell] |= bit if marked else 0
    if view.spy is not None:
        s[layout.SPY_TOKENS] = sum(1 << SIDE_IDS.index(side) for side in view.spy.tokens)
    state = State(s)
    if view.step in ("planning", "spy-attacker", "spy-defender"):
        _lay_out_plans(setup, state, view, rng)
    return state


def _lay_out_plans(setup: Setup, state: State, view: VillageView, rng: Rng) -> None:
    state.open_planning()
    state.cells[layout.PHASE] = STEP_IDS.index(view.step)
    told: tuple[str, ...] | int | None = None
    if view.spy is not None and view.spy.side is not None and view.spy.area is not None:
        state.cells[layout.SPY_SIDE] = SIDE_IDS.index(view.spy.side)
        state.cells[layout.SPY_AREA] = space_number(setup.board, view.spy.area)
        told = view.spy.told
    for space, count in enumerate(view.ninja_plan or ()):
        place = layout.GREEN if space == len(view.areas) else space
        for _ in range(count):
            state.apply(layout.ATTACKER, layout.DEPLOY + place)
    for ronin, station in zip(view.ronin, view.ronin_plan or (), strict=False):
        if station is not None and not ronin.held:
            number = RONIN_IDS.index(ronin.id)
            place = space_number(setup.board, station)
            state.apply(layout.DEFENDER, layout.STAND + number * layout.SPACES + place)
    for side in (layout.ATTACKER, layout.DEFENDER):
        if view.sealed[side]:
            if side != view.seat:
                _complete_plan(state, side, rng, told)
            state.cells[(layout.NINJA_SEALED, layout.RONIN_SEALED)[side]] = 1


def _complete_plan(state: State, side: int, rng: Rng, told: tuple[str, ...] | int | None) -> None:
    """Draw a complete plan of one side, except for the seal, that fits what a spy was told."""
    if told is None:
        _extend(state, side, rng, steps=None)
        return
    start = state.numbers()
    area = state.cells[layout.SPY_AREA]
    wanted = told if isinstance(told, int) else bits_of(told)
    cell = (layout.PLAN_NINJA if side == layout.ATTACKER else layout.PLAN_GUARD) + area
    while True:
        _extend(state, side, rng, steps=None, only=(area, wanted))
        if state.cells[cell] == wanted and layout.SEAL + side in state.plan_choices(side):
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
        choices = [choice for choice in state.plan_choices(side) if choice != layout.SEAL + side]
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
    if side == layout.ATTACKER:
        space = choice - layout.DEPLOY
        count = state.cells[layout.PLAN_NINJA + area]
        return count < wanted if space == area else space < area or count == wanted
    place = choice - layout.STAND
    return (place % layout.SPACES == area) == bool(wanted >> place // layout.SPACES & 1)


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same state, except that the plans which `seat` may not see are replaced."""
    twin = state.clone()
    if state.cells[layout.PHASE] != layout.PLANNING:
        return twin
    for side in (layout.ATTACKER, layout.DEFENDER):
        if side == seat:
            continue
        sealed = (layout.NINJA_SEALED, layout.RONIN_SEALED)[side]
        twin.clear_plan(side)
        if not state.cells[sealed]:
            _extend(twin, side, rng, steps=rng.below(6))
            continue
        told: tuple[str, ...] | int | None = None
        if seat is not None and state.cells[layout.SPY_SIDE] == seat:
            area = state.cells[layout.SPY_AREA]
            told = (
                state.cells[layout.PLAN_NINJA + area]
                if side == layout.ATTACKER
                else ronin_of(state.cells[layout.PLAN_GUARD + area])
            )
        _complete_plan(twin, side, rng, told)
        twin.cells[sealed] = 1
    return twin
