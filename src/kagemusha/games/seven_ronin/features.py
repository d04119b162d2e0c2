"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from kagemusha.core.features import Feature
from kagemusha.games.seven_ronin.phases import observation as at
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_SLOTS,
    KINDS,
    OVER,
    RONIN_SLOTS,
    ROUND_SLOTS,
    SPACES,
)

MARKERS = 120
"""The most ninja that a board may have."""

FEATURES = (
    Feature("side that looks", at.SEES_SIDE, 2, 0, 1),
    Feature("sides that owe a choice", at.SEES_OWING, 2, 0, 1),
    Feature("step", at.SEES_PHASE, OVER + 1, 0, 1),
    Feature("round", at.SEES_ROUND, ROUND_SLOTS, 0, 1),
    Feature("Threat Level by round", at.SEES_THREAT, ROUND_SLOTS, 0, AREA_SLOTS),
    Feature("Minimum Attack Force by round", at.SEES_MINIMUM, ROUND_SLOTS, 0, 100),
    Feature("casualty by round", at.SEES_CASUALTY, ROUND_SLOTS, 0, 1),
    Feature("ninja that must be deployed", at.SEES_REQUIRED, 1, 0, MARKERS),
    Feature("Reserves", at.SEES_RESERVES, 1, 0, MARKERS),
    Feature("Supply", at.SEES_SUPPLY, 1, 0, MARKERS),
    Feature("ninja on the Green", at.SEES_GREEN, 1, 0, MARKERS),
    Feature("areas to win", at.SEES_AREAS_TO_WIN, 1, 1, AREA_SLOTS + 1),
    Feature("the Inn is a Field", at.SEES_FIELD_COPIED, 1, 0, 1),
    Feature("edition: the Inn shoots round itself", at.SEES_INN_RULE, 1, 0, 1),
    Feature("edition: Taiko heals on the Green", at.SEES_TAIKO_RULE, 1, 0, 1),
    Feature("sealed plans by side", at.SEES_SEALED, 2, 0, 1),
    Feature("ninja by area", at.SEES_NINJA, AREA_SLOTS, 0, MARKERS),
    Feature("ability used by area", at.SEES_USED, AREA_SLOTS, 0, 1),
    Feature("limit by area", at.SEES_LIMIT, AREA_SLOTS, 0, 15),
    Feature("kind by area", at.SEES_KIND, AREA_SLOTS * KINDS, 0, 1),
    Feature("station by ronin", at.SEES_STATION, RONIN_SLOTS * at.STATIONS, 0, 1),
    Feature("vitality by ronin", at.SEES_VITALITY, RONIN_SLOTS, 0, 15),
    Feature("wounds by ronin", at.SEES_WOUNDS, RONIN_SLOTS, 0, 15),
    Feature("held by ronin", at.SEES_HELD, RONIN_SLOTS, 0, 1),
    Feature("penned by ronin", at.SEES_PENNED, RONIN_SLOTS, 0, 1),
    Feature("silenced by ronin", at.SEES_SILENCED, RONIN_SLOTS, 0, 1),
    Feature("cursed by ronin", at.SEES_CURSED, RONIN_SLOTS, 0, 1),
    Feature("ability spent by ronin", at.SEES_SPENT, RONIN_SLOTS, 0, 1),
    Feature("own plan: ninja by space", at.SEES_NINJA_PLAN, SPACES, 0, MARKERS),
    Feature("own plan: ninja so far", at.SEES_PLAN_COUNT, 1, 0, MARKERS),
    Feature("own plan: space by ronin", at.SEES_RONIN_PLAN, RONIN_SLOTS * SPACES, 0, 1),
    Feature("own plan: next ronin", at.SEES_NEXT_RONIN, RONIN_SLOTS, 0, 1),
    Feature("spy tokens by side", at.SEES_TOKENS, 2, 0, 1),
    Feature("side that spies", at.SEES_SPY, 2, 0, 1),
    Feature("area spied on", at.SEES_SPY_AREA, AREA_SLOTS, 0, 1),
    Feature("the spy was told", at.SEES_TOLD, 1, 0, 1),
    Feature("told: ninja", at.SEES_TOLD_NINJA, 1, 0, MARKERS),
    Feature("told: ronin", at.SEES_TOLD_RONIN, RONIN_SLOTS, 0, 1),
    Feature("winner", at.SEES_WINNER, 2, 0, 1),
)
