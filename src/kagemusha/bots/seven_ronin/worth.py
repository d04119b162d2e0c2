"""The hand-made value: how likely the Attacker is to win from the start of a round."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.bots.seven_ronin.sight import Village

GRIP = (0.0, 0.45, 0.75, 1.0, 1.2, 1.35, 1.5, 1.6)
"""What a ronin's remaining room is worth: the last wounds that he can take count most."""

WEIGHTS = {
    "one": (-2.5, 1.12),
    "close": (0.4, -0.1),
    "close-squared": (0.04, 0.007),
    "ninja": (0.28, 0.015),
    "reserves": (0.27, 0.01),
    "shortage": (-0.66, 0.125),
    "green": (-0.02, 0.05),
    "living": (-0.05, 0.0),
    "grip": (-0.96, -0.09),
    "room": (-0.08, -0.01),
    "yumi": (-0.1, 0.0),
    "musashi": (-0.43, -0.02),
    "hayai": (-0.1, -0.07),
    "taiko": (-0.32, -0.03),
    "held": (0.15, 0.0),
    "silenced": (0.1, 0.0),
}
"""The weight of each feature when no round is left, and what each round that is left adds to it.

Set by hand, then moved towards what told winners from losers in some thousand matches.
"""

ENOUGH = 4
"""Ninja that an Attacker wants in his Reserves for each round that is left."""

Markers = tuple[int, int, int, int]
"""Ninja in the Reserves and on the Green, ronin held and ronin silenced in the next round."""


def features(
    village: Village,
    ninja: Sequence[int],
    rooms: Sequence[int],
    markers: Markers,
    left: int,
) -> list[float]:
    """What the value is made of, in the order of `WEIGHTS`."""
    reserves, green, held, silenced = markers
    areas = 0
    standing = 0
    for count in ninja:
        if count:
            areas += 1
            standing += count
    fields = 0
    for field in village.fields:
        if ninja[field]:
            fields += 1
    if fields == 2:
        areas += 1
    close = max(0, 6 + areas - village.to_win)
    grip = 0.0
    room = 0
    living = 0
    for own in rooms:
        if own > 0:
            living += 1
            room += own
            grip += GRIP[own] if own < 8 else GRIP[-1]
    return [
        1.0,
        close,
        close * close,
        standing,
        reserves,
        max(0, ENOUGH * left - reserves),
        green,
        living,
        grip,
        room,
        village.yumi >= 0 and rooms[village.yumi] > 0,
        village.musashi >= 0 and rooms[village.musashi] > 0,
        village.hayai >= 0 and rooms[village.hayai] > 0,
        village.taiko >= 0 and rooms[village.taiko] > 0,
        held,
        silenced,
    ]


_BY_ROUNDS_LEFT = tuple(
    tuple(weight + left * more for weight, more in WEIGHTS.values()) for left in range(9)
)


def chance_to_win(
    village: Village,
    ninja: Sequence[int],
    rooms: Sequence[int],
    markers: Markers,
    left: int,
) -> float:
    """The Attacker's chance to win when a round begins and `left` are still to be played."""
    score = 0.0
    made_of = features(village, ninja, rooms, markers, left)
    for feature, weight in zip(made_of, _BY_ROUNDS_LEFT[left], strict=True):
        score += feature * weight
    return logistic(score)


def logistic(score: float) -> float:
    """1 / (1 + e ** -score), nearly: by basic arithmetic, so that it is the same everywhere."""
    power = 1.0 - max(-30.0, min(score, 30.0)) / 256
    for _ in range(8):
        power *= power
    return 1.0 / (1.0 + power)
