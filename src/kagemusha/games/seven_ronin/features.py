"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from kagemusha.core.features import Field
from kagemusha.games.seven_ronin.board import GREEN_ID, KIND_IDS, RONIN_IDS, Board
from kagemusha.games.seven_ronin.names import SIDE_IDS, STEP_IDS
from kagemusha.games.seven_ronin.phases import observation as sees
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_SLOTS,
    RONIN_SLOTS,
    ROUND_SLOTS,
    SPACES,
)
from kagemusha.games.seven_ronin.view import BESIDE, GONE

MARKERS = 120
"""The most ninja that a board may have."""
MOST = 15
"""No limit and no vitality is larger."""
FORCE = 100


def fields(board: Board) -> tuple[Field, ...]:
    """Every run of numbers; a place of the layout that a board does not have is called None."""
    areas = (*board.spaces, *[None] * (AREA_SLOTS - len(board.spaces)))
    spaces = (*areas, GREEN_ID)
    rounds = tuple(range(1, ROUND_SLOTS + 1))
    return (
        Field("Threat Level by round", sees.SEES_THREAT, ROUND_SLOTS, high=AREA_SLOTS),
        Field("Minimum Attack Force by round", sees.SEES_MINIMUM, ROUND_SLOTS, high=FORCE),
        Field("casualty by round", sees.SEES_CASUALTY, ROUND_SLOTS, "flags"),
        Field("areas to win", sees.SEES_AREAS_TO_WIN, 1, high=AREA_SLOTS + 1),
        Field("edition: the Inn shoots round itself", sees.SEES_INN_RULE, 1, "flags"),
        Field("edition: Taiko heals on the Green", sees.SEES_TAIKO_RULE, 1, "flags"),
        Field("limit by area", sees.SEES_LIMIT, AREA_SLOTS, high=MOST),
        Field("kind by area", sees.SEES_KIND, AREA_SLOTS * len(KIND_IDS), "one", among=KIND_IDS),
        Field("vitality by ronin", sees.SEES_VITALITY, RONIN_SLOTS, high=MOST),
        Field("side", sees.SEES_SIDE, 2, "one", among=SIDE_IDS),
        Field("pending", sees.SEES_OWING, 2, "flags"),
        Field("step", sees.SEES_PHASE, len(STEP_IDS), "one", among=STEP_IDS),
        Field("round", sees.SEES_ROUND, ROUND_SLOTS, "one", among=rounds),
        Field("required force", sees.SEES_REQUIRED, 1, high=MARKERS),
        Field("reserves", sees.SEES_RESERVES, 1, high=MARKERS),
        Field("supply", sees.SEES_SUPPLY, 1, high=MARKERS),
        Field("ninja on the Green", sees.SEES_GREEN, 1, high=MARKERS),
        Field("the Inn is a Field", sees.SEES_FIELD_COPIED, 1, "flags"),
        Field("sealed by side", sees.SEES_SEALED, 2, "flags"),
        Field("ninja by area", sees.SEES_NINJA, AREA_SLOTS, high=MARKERS),
        Field("used by area", sees.SEES_USED, AREA_SLOTS, "flags"),
        Field(
            "station by ronin",
            sees.SEES_STATION,
            RONIN_SLOTS * sees.STATIONS,
            "one",
            among=(*spaces, BESIDE, GONE),
        ),
        Field("wounds by ronin", sees.SEES_WOUNDS, RONIN_SLOTS, high=MOST),
        Field("held by ronin", sees.SEES_HELD, RONIN_SLOTS, "flags"),
        Field("penned by ronin", sees.SEES_PENNED, RONIN_SLOTS, "flags"),
        Field("silenced by ronin", sees.SEES_SILENCED, RONIN_SLOTS, "flags"),
        Field("cursed by ronin", sees.SEES_CURSED, RONIN_SLOTS, "flags"),
        Field("spent by ronin", sees.SEES_SPENT, RONIN_SLOTS, "flags"),
        Field("own plan: ninja by space", sees.SEES_NINJA_PLAN, SPACES, high=MARKERS),
        Field("own plan: ninja so far", sees.SEES_PLAN_COUNT, 1, high=MARKERS),
        Field(
            "own plan: space by ronin",
            sees.SEES_RONIN_PLAN,
            RONIN_SLOTS * SPACES,
            "one",
            among=spaces,
        ),
        Field("own plan: next ronin", sees.SEES_NEXT_RONIN, RONIN_SLOTS, "one", among=RONIN_IDS),
        Field("spy: tokens by side", sees.SEES_TOKENS, 2, "flags"),
        Field("spy: side", sees.SEES_SPY, 2, "one", among=SIDE_IDS),
        Field("spy: area", sees.SEES_SPY_AREA, AREA_SLOTS, "one", among=areas),
        Field("spy: told", sees.SEES_TOLD, 1, "flags"),
        Field("spy: ninja told", sees.SEES_TOLD_NINJA, 1, high=MARKERS),
        Field("spy: ronin told", sees.SEES_TOLD_RONIN, RONIN_SLOTS, "some", among=RONIN_IDS),
        Field("winner", sees.SEES_WINNER, 2, "one", among=SIDE_IDS),
    )
