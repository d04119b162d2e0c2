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
from kagemusha.games.seven_ronin.phases import layout as at
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
