"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from kagemusha.core.features import Feature
from kagemusha.games.seven_ronin.phases import observation
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
    Feature("side that looks", observation.SEES_SIDE, 2, 0, 1),
    Feature("sides that owe a choice", observation.SEES_OWING, 2, 0, 1),
    Feature("step", observation.SEES_PHASE, OVER + 1, 0, 1),
    Feature("round", observation.SEES_ROUND, ROUND_SLOTS, 0, 1),
    Feature("Threat Level by round", observation.SEES_THREAT, ROUND_SLOTS, 0, AREA_SLOTS),
    Feature("Minimum Attack Force by round", observation.SEES_MINIMUM, ROUND_SLOTS, 0, 100),
    Feature("casualty by round", observation.SEES_CASUALTY, ROUND_SLOTS, 0, 1),
    Feature("ninja that must be deployed", observation.SEES_REQUIRED, 1, 0, MARKERS),
    Feature("Reserves", observation.SEES_RESERVES, 1, 0, MARKERS),
    Feature("Supply", observation.SEES_SUPPLY, 1, 0, MARKERS),
    Feature("ninja on the Green", observation.SEES_GREEN, 1, 0, MARKERS),
    Feature("areas to win", observation.SEES_AREAS_TO_WIN, 1, 1, AREA_SLOTS + 1),
    Feature("the Inn is a Field", observation.SEES_FIELD_COPIED, 1, 0, 1),
    Feature("edition: the Inn shoots round itself", observation.SEES_INN_RULE, 1, 0, 1),
    Feature("edition: Taiko heals on the Green", observation.SEES_TAIKO_RULE, 1, 0, 1),
    Feature("sealed plans by side", observation.SEES_SEALED, 2, 0, 1),
    Feature("ninja by area", observation.SEES_NINJA, AREA_SLOTS, 0, MARKERS),
    Feature("ability used by area", observation.SEES_USED, AREA_SLOTS, 0, 1),
    Feature("limit by area", observation.SEES_LIMIT, AREA_SLOTS, 0, 15),
    Feature("kind by area", observation.SEES_KIND, AREA_SLOTS * KINDS, 0, 1),
    Feature("station by ronin", observation.SEES_STATION, RONIN_SLOTS * observation.STATIONS, 0, 1),
    Feature("vitality by ronin", observation.SEES_VITALITY, RONIN_SLOTS, 0, 15),
    Feature("wounds by ronin", observation.SEES_WOUNDS, RONIN_SLOTS, 0, 15),
    Feature("held by ronin", observation.SEES_HELD, RONIN_SLOTS, 0, 1),
    Feature("penned by ronin", observation.SEES_PENNED, RONIN_SLOTS, 0, 1),
    Feature("silenced by ronin", observation.SEES_SILENCED, RONIN_SLOTS, 0, 1),
    Feature("cursed by ronin", observation.SEES_CURSED, RONIN_SLOTS, 0, 1),
    Feature("ability spent by ronin", observation.SEES_SPENT, RONIN_SLOTS, 0, 1),
    Feature("own plan: ninja by space", observation.SEES_NINJA_PLAN, SPACES, 0, MARKERS),
    Feature("own plan: ninja so far", observation.SEES_PLAN_COUNT, 1, 0, MARKERS),
    Feature("own plan: space by ronin", observation.SEES_RONIN_PLAN, RONIN_SLOTS * SPACES, 0, 1),
    Feature("own plan: next ronin", observation.SEES_NEXT_RONIN, RONIN_SLOTS, 0, 1),
    Feature("spy tokens by side", observation.SEES_TOKENS, 2, 0, 1),
    Feature("side that spies", observation.SEES_SPY, 2, 0, 1),
    Feature("area spied on", observation.SEES_SPY_AREA, AREA_SLOTS, 0, 1),
    Feature("the spy was told", observation.SEES_TOLD, 1, 0, 1),
    Feature("told: ninja", observation.SEES_TOLD_NINJA, 1, 0, MARKERS),
    Feature("told: ronin", observation.SEES_TOLD_RONIN, RONIN_SLOTS, 0, 1),
    Feature("winner", observation.SEES_WINNER, 2, 0, 1),
)
