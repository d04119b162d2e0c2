"""Choosing a plan: some of one's own against guesses at the other side's, the best mixed."""

from __future__ import annotations

from collections import Counter

from kagemusha.bots.seven_ronin.course import Plan, clash, guards_of
from kagemusha.bots.seven_ronin.duel import mix
from kagemusha.bots.seven_ronin.plans import draw_attack, draw_guard
from kagemusha.bots.seven_ronin.sight import Sight, Village
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.games.seven_ronin.notation import make
from kagemusha.games.seven_ronin.view import VillageView

ATTACKS, GUESSED_GUARDS = 32, 6
"""How many plans the Attacker weighs, against how many guesses."""
GUARDS, GUESSED_ATTACKS = 10, 8
"""How many plans the Defender weighs, against how many guesses."""
TURNS = 120
"""How long the two sets of plans play against each other."""


def plan_attack(village: Village, view: VillageView, rng: Rng) -> list[Action]:
    """Where the ninja go, without the seal."""
    sight = Sight(village, view)
    seen = None
    if view.spy is not None and isinstance(view.spy.told, tuple):
        ronin = [village.ronin.index(name) for name in view.spy.told]
        seen = (village.numbers[str(view.spy.area)], ronin)
    attacks = [draw_attack(village, sight, rng) for _ in range(ATTACKS)]
    guards = [draw_guard(village, sight, rng, seen) for _ in range(GUESSED_GUARDS)]
    weights, _ = _weigh(village, sight, attacks, guards)
    plan = rng.weighted(list(zip(attacks, weights, strict=True)))
    return [
        make("deploy", (("area", village.spaces[space]),))
        for space, number in enumerate(plan)
        for _ in range(number)
    ]


def plan_guard(village: Village, view: VillageView, rng: Rng) -> list[Action]:
    """Where the ronin stand, without the seal."""
    sight = Sight(village, view)
    seen = None
    if view.spy is not None and isinstance(view.spy.told, int):
        seen = (village.numbers[str(view.spy.area)], view.spy.told)
    guards = [draw_guard(village, sight, rng) for _ in range(GUARDS)]
    attacks = [draw_attack(village, sight, rng, seen) for _ in range(GUESSED_ATTACKS)]
    _, weights = _weigh(village, sight, attacks, guards)
    plan = rng.weighted(list(zip(guards, weights, strict=True)))
    return [
        make("deploy", (("ronin", village.ronin[ronin]), ("area", village.spaces[space])))
        for ronin, space in enumerate(plan)
        if space >= 0 and not sight.held[ronin]
    ]


def _weigh(
    village: Village, sight: Sight, attacks: list[Plan], guards: list[Plan]
) -> tuple[list[int], list[int]]:
    posted = [(stations, guards_of(village, stations)) for stations in guards]
    payoffs = [
        [clash(village, sight, attack, *stations) for stations in posted] for attack in attacks
    ]
    return mix(payoffs, TURNS)


def is_begun(view: VillageView) -> bool:
    """Whether something stands on the seat's planning board already."""
    if view.ninja_plan is not None:
        return any(view.ninja_plan)
    placed = zip(view.ronin, view.ronin_plan or (), strict=False)
    return any(space is not None and not ronin.held for ronin, space in placed)


def next_step(view: VillageView, wanted: list[Action], legal: Legal, rng: Rng) -> Action:
    """The next step towards a plan from one that somebody else began."""
    spaces = [area.id for area in view.areas] + ["green"]
    placed = Counter(
        {
            f"deploy {space}": number
            for space, number in zip(spaces, view.ninja_plan or (), strict=False)
        }
    )
    for step in wanted:
        if placed[step.notation] > 0:
            placed[step.notation] -= 1
        elif step in legal:
            return step
    sealing = [action for action in legal if action.verb == "seal"]
    return sealing[0] if sealing else rng.choice(legal)
