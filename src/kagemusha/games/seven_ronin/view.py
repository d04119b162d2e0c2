"""What a side may see of the village, and worlds that fit what it sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kagemusha.core.chance import Rng
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.board import RONIN_IDS
from kagemusha.games.seven_ronin.names import (
    REASON_IDS,
    SIDE_IDS,
    STEP_IDS,
    bits_of,
    ronin_of,
    space_id,
    space_number,
)
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout as at
from kagemusha.games.seven_ronin.phases.end_phase import areas_held
from kagemusha.games.seven_ronin.setup import first_numbers
from kagemusha.games.seven_ronin.state import State

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

BESIDE = "beside-the-board"
GONE = "eliminated"


@dataclass(frozen=True)
class AreaView:
    """An area and what stands on it."""

    id: str
    kind: str
    limit: int
    ninja: int
    used: bool


@dataclass(frozen=True)
class RoninView:
    """A ronin: where he stands, and what was done to him."""

    id: str
    vitality: int
    wounds: int
    station: str
    held: bool
    penned: bool
    silenced: bool
    cursed: bool
    spent: bool


@dataclass(frozen=True)
class RoundView:
    """A space of the time track."""

    threat: int
    minimum: int
    casualty: bool


@dataclass(frozen=True)
class SpyView:
    """The Spy variant: who still has a token, who used one this round, and what he was told."""

    tokens: tuple[str, ...]
    side: str | None
    area: str | None
    told: tuple[str, ...] | int | None


@dataclass(frozen=True)
class VillageView(View):
    """Everything one side may know."""

    edition: str
    round: int
    step: str
    track: tuple[RoundView, ...]
    areas_to_win: int
    held: int
    """Areas that count for the Attacker now."""
    required_force: int
    reserves: int
    supply: int
    areas: tuple[AreaView, ...]
    green: int
    ronin: tuple[RoninView, ...]
    field_copied: bool
    inn_watchtower: str
    taiko_heals_green: bool
    sealed: tuple[bool, bool]
    ninja_plan: tuple[int, ...] | None
    """The Attacker's own plan: new ninja by area, the Green last."""
    ronin_plan: tuple[str | None, ...] | None
    """The Defender's own plan: a space for each ronin of `ronin`, None if not placed yet."""
    spy: SpyView | None
    winner: str | None
    reason: str | None


def look(setup: Setup, state: State, seat: int | None) -> VillageView:
    """Build the view of a seat, or of a spectator, field by field."""
    s = state.cells
    board = setup.board
    planning = s[at.PHASE] == at.PLANNING
    present = [n for n, name in enumerate(RONIN_IDS) if s[at.VITALITY + n] > 0]
    spaces = (*range(len(board.area)), at.GREEN)
    return VillageView(
        game="seven-ronin",
        seat=seat,
        pending=state.pending(),
        edition=setup.edition,
        round=s[at.ROUND],
        step=STEP_IDS[s[at.PHASE]],
        track=tuple(
            RoundView(space.threat, setup.minimum_force(number), space.casualty)
            for number, space in enumerate(board.round, start=1)
        ),
        areas_to_win=board.areas_to_win,
        held=areas_held(s),
        required_force=s[at.PLAN_REQUIRED],
        reserves=s[at.RESERVES],
        supply=s[at.SUPPLY],
        areas=tuple(
            AreaView(
                area.id,
                area.kind,
                area.limit,
                s[at.NINJA + number],
                bool(s[at.USED + number]),
            )
            for number, area in enumerate(board.area)
        ),
        green=s[at.NINJA + at.GREEN],
        ronin=tuple(_ronin(setup, s, number) for number in present),
        field_copied=bool(s[at.FIELD_COPIED]),
        inn_watchtower=setup.inn_watchtower,
        taiko_heals_green=setup.taiko_heals_green,
        sealed=(bool(s[at.NINJA_SEALED]), bool(s[at.RONIN_SEALED])),
        ninja_plan=tuple(s[at.PLAN_NINJA + space] for space in spaces)
        if planning and seat == at.ATTACKER
        else None,
        ronin_plan=tuple(
            None if s[at.PLAN_RONIN + n] < 0 else space_id(board, s[at.PLAN_RONIN + n])
            for n in present
        )
        if planning and seat == at.DEFENDER
        else None,
        spy=_spy(setup, s, seat) if setup.spy else None,
        winner=None if s[at.WINNER] < 0 else SIDE_IDS[s[at.WINNER]],
        reason=REASON_IDS[s[at.REASON]] or None,
    )


def _ronin(setup: Setup, s: Cells, number: int) -> RoninView:
    place = s[at.STATION + number]
    station = {at.OFF_BOARD: BESIDE, at.ELIMINATED: GONE}.get(place)
    bit = 1 << number
    return RoninView(
        RONIN_IDS[number],
        s[at.VITALITY + number],
        s[at.WOUNDS + number],
        station or space_id(setup.board, place),
        held=bool(s[at.HELD] & bit),
        penned=bool(s[at.PENNED] & bit),
        silenced=bool(s[at.SILENCED] & bit),
        cursed=bool(s[at.CURSED] & bit),
        spent=bool(s[at.SPENT] & bit),
    )


def _spy(setup: Setup, s: Cells, seat: int | None) -> SpyView:
    side = s[at.SPY_SIDE]
    told: tuple[str, ...] | int | None = None
    if seat is not None and seat == side:
        if side == at.ATTACKER and s[at.RONIN_SEALED]:
            told = ronin_of(s[at.PLAN_GUARD + s[at.SPY_AREA]])
        elif side == at.DEFENDER and s[at.NINJA_SEALED]:
            told = s[at.PLAN_NINJA + s[at.SPY_AREA]]
    return SpyView(
        tokens=tuple(name for n, name in enumerate(SIDE_IDS) if s[at.SPY_TOKENS] >> n & 1),
        side=None if side < 0 else SIDE_IDS[side],
        area=None if side < 0 else space_id(setup.board, s[at.SPY_AREA]),
        told=told,
    )


# --- worlds that fit ------------------------------------------------------------------------------


def imagine(setup: Setup, view: VillageView, rng: Rng) -> State:
    """A whole state that the view allows: the other side's sealed plan is drawn at random."""
    board = setup.board
    s = first_numbers(setup)
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
                complete_plan(state, side, rng, told)
            state.cells[(at.NINJA_SEALED, at.RONIN_SEALED)[side]] = 1


def complete_plan(state: State, side: int, rng: Rng, told: tuple[str, ...] | int | None) -> None:
    """Draw a random complete plan of one side, up to its seal, that fits what a spy was told."""
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
    """Place random markers on one planning board: so many, or until only the seal is left."""
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
    """Whether a step leads towards what the spy was told about an area."""
    if side == at.ATTACKER:
        space = choice - at.DEPLOY
        count = state.cells[at.PLAN_NINJA + area]
        return count < wanted if space == area else space < area or count == wanted
    place = choice - at.STAND
    return (place % at.SPACES == area) == bool(wanted >> place // at.SPACES & 1)


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same table, but the plans that `seat` may not see are other plans, sealed or not."""
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
        complete_plan(twin, side, rng, told)
        twin.cells[sealed] = 1
    return twin
