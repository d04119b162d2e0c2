"""What a mixture of plans does, in words: where it sends whom, and how often."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from kagemusha.core.action import Action
from kagemusha.text.game_texts import GameTexts

Mixture = Sequence[tuple[Sequence[Action], float]]
"""Plans, each with its share."""


def mixture_lines(texts: GameTexts, plans: Mixture) -> list[str]:
    """The share of the plans that use each area; nothing if these are no plans of a round."""
    total = sum(share for _, share in plans)
    used: defaultdict[str, float] = defaultdict(float)
    details: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    forces: set[int] = set()
    ronin = False
    for plan, share in plans:
        steps = [dict(action.parts) for action in plan if action.verb == "deploy"]
        forces.add(len(steps))
        for area in dict.fromkeys(str(parts["area"]) for parts in steps):
            there = [parts for parts in steps if parts["area"] == area]
            used[area] += share / total
            ronin = "ronin" in there[0]
            names = [str(parts["ronin"]) for parts in there] if ronin else [str(len(there))]
            for name in names:
                details[area][name] += share
    if not used:
        return []
    listed = ", ".join(
        texts.say(
            "mixture-area",
            area=texts.name("area", area),
            percent=round(100 * share),
            most=_most(texts, details[area], ronin=ronin),
        )
        for area, share in sorted(used.items(), key=lambda entry: -entry[1])
    )
    if ronin:
        return [texts.say("mixture-guard", areas=listed)]
    force = texts.say("mixture-force", least=min(forces), most=max(forces))
    return [texts.say("mixture-attack", areas=listed), force]


def _most(texts: GameTexts, details: Mapping[str, float], *, ronin: bool) -> str:
    """The most frequent ronin, or number of ninja, in an area."""
    most = max(details, key=lambda name: details[name])
    return texts.name("ronin", most) if ronin else most
