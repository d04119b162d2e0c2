"""The coach's remarks in a guided match of Era of the Ninja."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from kagemusha.core.event import Event
from kagemusha.games.era_of_the_ninja.odds import Outlook, attacks, unseen
from kagemusha.games.era_of_the_ninja.options import Setup, choose
from kagemusha.games.era_of_the_ninja.view import EraView
from kagemusha.learn.conditions import Means, Saw, Scene, Shows
from kagemusha.learn.guide import Facts, Guide, Remark

UNLIKELY = Fraction(1, 3)
LOUD = ("attack", "strike")
LATER = 2
"""From this round on, less urgent remarks are shown."""


def _step(name: str) -> Shows:
    return Shows("step", "==", name)


TURN = _step("turn")


@lru_cache(maxsize=8)
def _setup(seats: int, options: str) -> Setup:
    return choose(seats, json.loads(options))


def _table(scene: Scene) -> tuple[Setup, EraView]:
    if scene.rules is None or not isinstance(scene.seen, EraView):
        raise AssertionError("a guided match has rules and a view")
    return _setup(scene.rules.seats, json.dumps(dict(scene.rules.options))), scene.seen


def _me(scene: Scene) -> Any:
    return scene.view["players"][scene.view["seat"]]


def _here(scene: Scene) -> list[Any]:
    """The stacks on the tile of the viewer."""
    return [stack for stack in scene.view["stacks"] if stack["tile"] == _me(scene)["tile"]]


def _rolls(kind: str) -> Means:
    """The viewer is rolling a die of this kind."""

    def check(scene: Scene) -> bool:
        roll = scene.view["roll"]
        return bool(roll) and roll["kind"] == kind and roll["player"] == _me(scene)["player"]

    return Means(check)


def _own(kind: str) -> Means:
    """An event of this kind happened to the viewer."""

    def check(scene: Scene) -> bool:
        me = _me(scene)["player"]
        return any(e.kind == kind and e.args.get("player") == me for e in scene.events)

    return Means(check)


def _option(scene: Scene, name: str) -> Any:
    return scene.rules.options[name] if scene.rules else None


ARCADE = Means(lambda scene: _option(scene, "arcade"))


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


# --- risks ------------------------------------------------------------------------------------


def _attack(scene: Scene) -> Outlook | None:
    """The chances of the chosen attack."""
    if not scene.chosen or scene.chosen[0].split()[0] not in LOUD:
        return None
    return attacks(*_table(scene)).get(scene.chosen[0])


def _weak_attack(scene: Scene) -> bool:
    outlook = _attack(scene)
    return outlook is not None and outlook.chance("failure", "miss") >= UNLIKELY


def _stays(scene: Scene) -> bool:
    """Whether the turn ends in sight of enemies, without Hide."""
    return scene.chosen[:1] == ("done",) and scene.view["step"] == "turn" and bool(_near(scene))


def _near(scene: Scene) -> list[str]:
    """Stacks that would attack the viewer if they saw it."""
    me = _me(scene)["player"]
    return [stack["id"] for stack in scene.view["stacks"] if me in stack["hunts"]]


def _chance_to_be_seen(scene: Scene, *, hide: bool) -> Fraction:
    return 1 - unseen(*_table(scene), hide=hide)


def _likely_seen(scene: Scene) -> bool:
    return _stays(scene) and _chance_to_be_seen(scene, hide=False) > UNLIKELY


def _damage(scene: Scene) -> int:
    near = _near(scene)
    return sum(stack["damage"] for stack in scene.view["stacks"] if stack["id"] in near)


def _weak(scene: Scene) -> bool:
    """Whether a new room is explored with few Wounds left."""
    explores = bool(scene.chosen) and scene.chosen[0].startswith("explore ")
    return explores and _me(scene)["wounds"] * 3 <= _me(scene)["max_wounds"]


# --- what happened ----------------------------------------------------------------------------


def _last_round(events: Sequence[Event]) -> Sequence[Event]:
    begun = [n for n, event in enumerate(events) if event.kind == "era-round"]
    return events[begun[-2] : begun[-1]] if len(begun) > 1 else ()


def _what_happened(scene: Scene) -> Facts:
    past, me = _last_round(scene.events), _me(scene)
    own = [event for event in past if event.args.get("player") == me["player"]]
    gained = [int(str(e.args["number"])) for e in own if e.kind == "era-ingenuity"]
    lost = [int(str(e.args["number"])) for e in own if e.kind == "era-wounds"]
    kinds = {event.kind for event in own}
    return {
        "round": scene.view["round"] - 1,
        "awareness": scene.view["awareness"],
        "seen": "yes" if "era-seen" in kinds or "era-lord-spots" in kinds else "no",
        "gained": sum(number for number in gained if number > 0),
        "lost": sum(lost),
        "wounds": me["wounds"],
    }


GUIDE = Guide(
    opponent="beginner",
    # In a short night that nobody has to survive, the most Ingenuity wins.
    options={"arcade": True, "rounds": 10, "lord": "danjo"},
    recaps=(
        Remark(
            "round",
            Shows("round", ">=", LATER) & ~_step("over") & Means(lambda s: _me(s)["alive"]),
            rule="E.23",
            facts=_what_happened,
        ),
    ),
    ideas=(
        Remark("goal", ~ARCADE, show=("lord",), rule="E.23", lesson="first-victory"),
        Remark(
            "goal-arcade",
            ARCADE,
            show=("ingenuity",),
            rule="E.160",
            lesson="arcade",
            facts=lambda scene: {"number": _option(scene, "rounds")},
        ),
        Remark("ninja", _step("keep-ninja"), rule="E.14"),
        Remark("cards", _step("keep-cards"), rule="E.16", lesson="buying"),
        Remark("shadow", _rolls("shadow"), show=("shadow",), rule="E.27", lesson="shadow"),
        Remark("turn", TURN, rule="E.31", lesson="exploring"),
        Remark("move", TURN, show=("move",), rule="E.43", lesson="exploring"),
        Remark("tile", _step("turn-tile"), rule="E.44"),
        Remark("units", TURN & Means(_here), rule="E.43", lesson="stacks"),
        Remark("attack", TURN & Means(_here), show=("attack",), rule="E.52", lesson="attack"),
        Remark("hide", TURN & Means(_here), show=("hide",), rule="E.67", lesson="hide"),
        Remark("limit", _step("before-roll"), show=("ki",), rule="E.7", lesson="ki"),
        Remark("reroll", _step("after-roll"), show=("ki", "roll"), rule="E.9", lesson="ki"),
        Remark("awareness", Saw("era-awareness"), show=("awareness",), rule="E.68"),
        Remark("seen", _own("era-seen"), rule="E.73", lesson="dodge"),
        Remark("dodge", _rolls("dodge"), show=("dodge",), rule="E.82", lesson="dodge"),
        Remark("wounds", _own("era-wounds"), show=("wounds",), rule="E.90", lesson="recovery"),
        Remark(
            "ingenuity",
            TURN & Means(lambda scene: _me(scene)["ingenuity"] >= 2),
            show=("ingenuity",),
            rule="E.33",
            lesson="buying",
        ),
        Remark("lead", Shows("round", ">=", LATER), rule="E.26", lesson="rivals"),
        Remark("lord", Saw("era-lord-entered"), show=("lord",), rule="E.91", lesson="the-lord"),
    ),
    risks=(
        Remark(
            "risk-miss",
            Means(_weak_attack),
            rule="E.62",
            facts=lambda scene: {
                "number": _percent(outlook.chance("failure", "miss"))
                if (outlook := _attack(scene))
                else 0
            },
        ),
        Remark(
            "risk-seen",
            Means(_likely_seen),
            rule="E.68",
            facts=lambda scene: {
                "number": _percent(_chance_to_be_seen(scene, hide=False)),
                "hide": _percent(_chance_to_be_seen(scene, hide=True)),
                "stack-list": _near(scene),
                "damage": _damage(scene),
            },
        ),
        Remark(
            "risk-explore",
            Means(_weak),
            rule="E.43",
            facts=lambda scene: {"number": _me(scene)["wounds"]},
        ),
    ),
)
