"""The first state of a match, from its options."""

from __future__ import annotations

from kagemusha.games.seven_ronin.board import KIND_IDS, RONIN_IDS
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout as at
from kagemusha.games.seven_ronin.state import State


def initial_state(setup: Setup) -> State:
    """Markers in the Reserves and the Supply, every ronin beside the board, round 1 open."""
    state = State(initial_cells(setup))
    state.begin()
    return state


def initial_cells(setup: Setup) -> list[int]:
    """The cells before the first round opens: the board and the edition are part of them."""
    board = setup.board
    s = [0] * at.STATE_SIZE
    s[at.ROUND] = 1
    s[at.WINNER] = at.NOBODY
    s[at.RESERVES] = board.reserves
    s[at.SUPPLY] = board.supply
    s[at.LIVING] = len(board.ronin)
    s[at.SPY_TOKENS] = 3 if setup.spy else 0
    s[at.SPY_SIDE] = at.NOBODY
    vitality: dict[str, int] = {ronin.id: ronin.vitality for ronin in board.ronin}
    for ronin, name in enumerate(RONIN_IDS):
        s[at.VITALITY + ronin] = vitality.get(name, 0)
        s[at.STATION + ronin] = at.OFF_BOARD if name in vitality else at.ELIMINATED
    s[at.AREAS] = len(board.area)
    for kind in range(at.KINDS):
        s[at.PLACE + kind] = -1
    for index, area in reversed(list(enumerate(board.area))):
        kind = KIND_IDS.index(area.kind)
        s[at.LIMIT + index] = area.limit
        s[at.KIND + index] = kind
        s[at.PLACE + kind] = index
    s[at.LARGEST_LIMIT] = max(area.limit for area in board.area)
    s[at.SMALLEST_LIMIT] = min(area.limit for area in board.area)
    s[at.ROUNDS] = len(board.round)
    for index, space in enumerate(board.round):
        s[at.THREAT + index] = space.threat
        s[at.MINIMUM + index] = setup.minimum_force(index + 1)
        s[at.CASUALTY + index] = int(space.casualty)
    s[at.AREAS_TO_WIN] = board.areas_to_win
    s[at.INN_SHOOTS_ROUND_ITSELF] = int(setup.inn_watchtower == "inn")
    s[at.TAIKO_HEALS_GREEN] = int(setup.taiko_heals_green)
    return s
