"""What a side may see of the village."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kagemusha.core.view import View
from kagemusha.games.seven_ronin.board import RONIN_IDS
from kagemusha.games.seven_ronin.names import (
    REASON_IDS,
    SIDE_IDS,
    STEP_IDS,
    ronin_of,
    space_id,
)
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.phases.end_phase import areas_held
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


def make_view(setup: Setup, state: State, seat: int | None) -> VillageView:
    """The view of a seat, or of a spectator, field by field."""
    s = state.cells
    board = setup.board
    planning = s[layout.PHASE] == layout.PLANNING
    present = [n for n, name in enumerate(RONIN_IDS) if s[layout.VITALITY + n] > 0]
    spaces = (*range(len(board.area)), layout.GREEN)
    return VillageView(
        game="seven-ronin",
        seat=seat,
        pending=state.pending(),
        edition=setup.edition,
        round=s[layout.ROUND],
        step=STEP_IDS[s[layout.PHASE]],
        track=tuple(
            RoundView(space.threat, setup.minimum_force(number), space.casualty)
            for number, space in enumerate(board.round, start=1)
        ),
        areas_to_win=board.areas_to_win,
        held=areas_held(s),
        required_force=s[layout.PLAN_REQUIRED],
        reserves=s[layout.RESERVES],
        supply=s[layout.SUPPLY],
        areas=tuple(
            AreaView(
                area.id,
                area.kind,
                area.limit,
                s[layout.NINJA + number],
                bool(s[layout.USED + number]),
            )
            for number, area in enumerate(board.area)
        ),
        green=s[layout.NINJA + layout.GREEN],
        ronin=tuple(_ronin(setup, s, number) for number in present),
        field_copied=bool(s[layout.FIELD_COPIED]),
        inn_watchtower=setup.inn_watchtower,
        taiko_heals_green=setup.taiko_heals_green,
        sealed=(bool(s[layout.NINJA_SEALED]), bool(s[layout.RONIN_SEALED])),
        ninja_plan=tuple(s[layout.PLAN_NINJA + space] for space in spaces)
        if planning and seat == layout.ATTACKER
        else None,
        ronin_plan=tuple(
            None if s[layout.PLAN_RONIN + n] < 0 else space_id(board, s[layout.PLAN_RONIN + n])
            for n in present
        )
        if planning and seat == layout.DEFENDER
        else None,
        spy=_spy(setup, s, seat) if setup.spy else None,
        winner=None if s[layout.WINNER] < 0 else SIDE_IDS[s[layout.WINNER]],
        reason=REASON_IDS[s[layout.REASON]] or None,
    )


def _ronin(setup: Setup, s: Cells, number: int) -> RoninView:
    place = s[layout.STATION + number]
    station = {layout.OFF_BOARD: BESIDE, layout.ELIMINATED: GONE}.get(place)
    bit = 1 << number
    return RoninView(
        RONIN_IDS[number],
        s[layout.VITALITY + number],
        s[layout.WOUNDS + number],
        station or space_id(setup.board, place),
        held=bool(s[layout.HELD] & bit),
        penned=bool(s[layout.PENNED] & bit),
        silenced=bool(s[layout.SILENCED] & bit),
        cursed=bool(s[layout.CURSED] & bit),
        spent=bool(s[layout.SPENT] & bit),
    )


def _spy(setup: Setup, s: Cells, seat: int | None) -> SpyView:
    side = s[layout.SPY_SIDE]
    told: tuple[str, ...] | int | None = None
    if seat is not None and seat == side:
        if side == layout.ATTACKER and s[layout.RONIN_SEALED]:
            told = ronin_of(s[layout.PLAN_GUARD + s[layout.SPY_AREA]])
        elif side == layout.DEFENDER and s[layout.NINJA_SEALED]:
            told = s[layout.PLAN_NINJA + s[layout.SPY_AREA]]
    return SpyView(
        tokens=tuple(name for n, name in enumerate(SIDE_IDS) if s[layout.SPY_TOKENS] >> n & 1),
        side=None if side < 0 else SIDE_IDS[side],
        area=None if side < 0 else space_id(setup.board, s[layout.SPY_AREA]),
        told=told,
    )
