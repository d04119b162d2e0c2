"""The first state of a match, from its options."""

from __future__ import annotations

from kagemusha.games.seven_ronin.board import KIND_IDS, RONIN_IDS
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.state import State


def initial_state(setup: Setup) -> State:
    """Markers in the Reserves and the Supply, every ronin beside the board, round 1 open."""
    state = State(initial_cells(setup))
    state.begin()
    return state


def initial_cells(setup: Setup) -> list[int]:
    """The cells before the first round opens: the board and the edition are part of them."""
    board = setup.board
    s = [0] * layout.STATE_SIZE
    s[layout.ROUND] = 1
    s[layout.WINNER] = layout.NOBODY
    s[layout.RESERVES] = board.reserves
    s[layout.SUPPLY] = board.supply
    s[layout.LIVING] = len(board.ronin)
    s[layout.SPY_TOKENS] = 3 if setup.spy else 0
    s[layout.SPY_SIDE] = layout.NOBODY
    vitality: dict[str, int] = {ronin.id: ronin.vitality for ronin in board.ronin}
    for ronin, name in enumerate(RONIN_IDS):
        s[layout.VITALITY + ronin] = vitality.get(name, 0)
        s[layout.STATION + ronin] = layout.OFF_BOARD if name in vitality else layout.ELIMINATED
    s[layout.AREAS] = len(board.area)
    for kind in range(layout.KINDS):
        s[layout.PLACE + kind] = -1
    for index, area in reversed(list(enumerate(board.area))):
        kind = KIND_IDS.index(area.kind)
        s[layout.LIMIT + index] = area.limit
        s[layout.KIND + index] = kind
        s[layout.PLACE + kind] = index
    s[layout.LARGEST_LIMIT] = max(area.limit for area in board.area)
    s[layout.SMALLEST_LIMIT] = min(area.limit for area in board.area)
    s[layout.ROUNDS] = len(board.round)
    for index, space in enumerate(board.round):
        s[layout.THREAT + index] = space.threat
        s[layout.MINIMUM + index] = setup.minimum_force(index + 1)
        s[layout.CASUALTY + index] = int(space.casualty)
    s[layout.AREAS_TO_WIN] = board.areas_to_win
    s[layout.INN_SHOOTS_ROUND_ITSELF] = int(setup.inn_watchtower == "inn")
    s[layout.TAIKO_HEALS_GREEN] = int(setup.taiko_heals_green)
    return s
