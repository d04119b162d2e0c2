"""The tuned numbers of the playout policy, from `research.era_of_the_ninja.tuning`."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.bots.era_of_the_ninja.search.card_values import CardValues
from kagemusha.bots.era_of_the_ninja.search.policy import PlayoutPolicy
from kagemusha.bots.era_of_the_ninja.search.policy_weights import PolicyWeights
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES

DEATH_MATCH = {
    "life": 5.9,
    "death": 8.3,
    "ki": 2.0,
    "poor": 0.72,
    "rich": 0.36,
    "wealth": 11.6,
    "rest": 0.63,
    "bargain": 0.082,
    "duel_wound": 2.0,
    "duel_out": 8.3,
    "pursuit": 0.32,
    "edge": 0.16,
    "late": 0.031,
    "exposed": 0.95,
    "ahead": 0.45,
    "behind": 0.11,
    "search": 2.7,
    "shadow_point": 0.27,
    "shadow_die": 2.3,
    "sprint": 2.1,
}
"""Weights in Death Matches."""
WITH_LORD = {
    "fit": 0.8,
    "poor": 1.6,
    "explore": 1.8,
    "ki": 2.2,
    "unknown": 1.3,
    "followed": 0.18,
    "approach": 0.8,
    "wealth": 8.0,
}
"""Weights where there is a Lord."""
WIN_MODEL = [0.0, 0.915, 1.462, -0.874, 0.769, 0.076, -0.723, 0.289, 0.276, 0.006, 0.062, -0.6]
"""The win model of a Death Match: a weight for each feature of `search.win_model`.

Fitted with two seats. The last number keeps chances about even where there are more.
"""

STAT_VALUES = {
    "attack": 1.0,
    "dodge": 0.7,
    "shadow": 0.7,
    "armour": 1.0,
    "wounds": 0.4,
    "ki": 0.8,
    "move": 0.7,
    "range": 0.4,
    "inventory": 0.2,
    "reserve": 0.1,
    "hide-gain": 0.8,
    "hide-bonus": 0.35,
    "kill-gain": 0.5,
    "shadow-loss": -0.15,
    "cost-weapon": -0.4,
    "cost-item": -0.4,
    "cost-skill": -0.4,
    "cost-synergy": -0.2,
    "explore-cost": -0.4,
    "rest-wounds": 0.5,
    "rest-ki": 0.5,
    "search": 0.1,
    "unit-dead": -0.8,
    "unit-wound": -0.3,
    "unit-damage": -0.7,
    "unit-attack": -0.4,
}
"""The value of one point more of a number on a card."""

ABILITY_VALUES = {
    "success-from": 1.2,
    "no-failure": 0.5,
    "failure-to": -0.6,
    "unlimited": 1.2,
    "best-of-two": 1.2,
    "deadly": 1.6,
    "own-tile": 0.0,
    "next-tile": 0.4,
    "sweep": 0.5,
    "single": -0.4,
    "pass-walls": 0.4,
    "theft-proof": 0.2,
    "keep-shadow": 0.9,
    "heal": 0.7,
    "ki": 0.7,
    "force-hidden": 0.9,
    "reroll": 0.7,
    "add": 0.7,
    "set-face": 0.9,
    "lift": 0.8,
    "stun": 0.6,
    "tokens": 0.7,
    "push": 0.4,
    "lure": 0.4,
    "exchange": 0.4,
    "slay": 0.6,
    "attack-again": 0.7,
    "leap": 0.6,
    "move-points": 0.5,
    "awareness": 0.6,
    "redirect": 0.9,
    "soak": 0.7,
    "survive": 1.2,
    "shadow": 0.5,
    "set-shadow": 0.5,
    "gain": 0.8,
    "swap": 0.3,
    "peek": 0.1,
    "redraw": 0.4,
    "take": 0.3,
    "ingenuity": 0.3,
    "offer": 0.5,
}
"""The value of an ability of this kind."""


@dataclass(frozen=True, slots=True)
class LordTiming:
    """When a player goes for the Lord."""

    ready: float
    """The chance to defeat him with one Attack that is enough if no rival can be faster,"""
    racing: float
    """and the chance that is enough if one can."""
    deadline: float
    """After this round the player goes for him with any chance."""


def playout_policy(mode: str, lord_timing: LordTiming, fear: float = 1.0) -> PlayoutPolicy:
    """The playout policy for a mode. With less fear Wounds count less than they should."""
    weights = PolicyWeights()
    for name, value in (DEATH_MATCH if mode in DEATH_MATCHES else WITH_LORD).items():
        setattr(weights, name, value)
    weights.ready, weights.racing, weights.deadline = (
        lord_timing.ready,
        lord_timing.racing,
        lord_timing.deadline,
    )
    weights.life *= fear
    weights.death *= fear
    return PlayoutPolicy(weights, CardValues(STAT_VALUES, ABILITY_VALUES))
