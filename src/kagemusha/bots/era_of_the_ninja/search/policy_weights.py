"""The weights of the playout policy."""

from __future__ import annotations


class PolicyWeights:
    """Weights with defaults; `tuned.py` sets most of them. 1.0 is about a point of Ingenuity."""

    ready: float = 0.9
    """The chance to defeat the Lord with one Attack at which the policy goes for him,"""
    racing: float = 0.9
    """and the same if a rival may be faster."""
    fit: float = 0.9
    """The share of its Wounds that a ninja needs for that."""
    deadline: float = 80.0
    """The round after which the policy goes for him with any chance."""
    lateness: float = 1.0
    """Added to the value of the Lord for each round after the deadline."""
    lord: float = 45.0
    """The value of his defeat."""
    token: float = 0.35
    lord_token: float = 3.0
    life: float = 6.0
    """The value of Wounds: this times their square root."""
    death: float = 16.0
    """The additional cost of the last Wound."""
    ki: float = 1.6
    poor: float = 1.2
    """The value of a point of Ingenuity below `wealth`,"""
    rich: float = 0.4
    """and above it."""
    wealth: float = 10.0
    explore: float = 2.2
    """The value of a new room if nothing better is known,"""
    seek: float = 5.0
    """and for a ninja that looks for the Lord."""
    approach: float = 1.2
    unknown: float = 1.6
    """The cost of being seen in an unknown room."""
    followed: float = 0.25
    """The chance of an attack by a stack that can only come nearer this round."""
    sprint: float = 3.0
    rest: float = 1.15
    bargain: float = 0.09
    """The least value of a card for each point of Ingenuity that it costs."""
    rival_wound: float = 0.7
    rival_out: float = 5.0
    duel_wound: float = 2.0
    duel_out: float = 12.0
    pursuit: float = 0.9
    """The value of a step towards a rival in a Death Match,"""
    edge: float = 0.1
    """added for each point by which the ninja is stronger,"""
    late: float = 0.03
    """and for each round."""
    exposed: float = 0.95
    """The chance of an attack by a rival that acts next and has the higher Shadow,"""
    ahead: float = 0.35
    """that has not,"""
    behind: float = 0.15
    """and by a rival that has already acted."""
    search: float = 2.7
    """The value of a Search in a Death Match, in Ingenuity,"""
    shadow_point: float = 0.35
    """of a point of Shadow,"""
    shadow_die: float = 4.0
    """and of a Shadow roll."""
