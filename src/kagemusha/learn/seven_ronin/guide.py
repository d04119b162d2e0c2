"""The coach's remarks in a guided match of 7 Ronin, for both sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from kagemusha.core.event import Event
from kagemusha.learn.conditions import Chose, Means, Saw, Scene, Shows
from kagemusha.learn.guide import Facts, Guide, Remark
from kagemusha.learn.seven_ronin.village import ATTACKER, DEFENDER

ATTACKS, DEFENDS = Shows("seat", "==", ATTACKER), Shows("seat", "==", DEFENDER)
PLANS = Shows("step", "==", "planning")
SEALS = Chose("seal")
GONE = "eliminated"


def _round(scene: Scene) -> Any:
    return scene.view["track"][scene.view["round"] - 1]


def _from_round(number: int) -> Shows:
    return Shows("round", ">=", number)


# --- plans ------------------------------------------------------------------------------------


def _new_ninja(scene: Scene) -> Counter[str]:
    """New ninja by space, including those already sent to the table."""
    spaces = (*(area["id"] for area in scene.view["areas"]), "green")
    sent = Counter(dict(zip(spaces, scene.view["ninja_plan"] or (), strict=False)))
    words = [choice.split() for choice in scene.chosen if choice.startswith("deploy ")]
    return sent + Counter(word[1] for word in words)


def _posts(scene: Scene) -> dict[str, str]:
    """Where each ronin will be."""
    living = [ronin for ronin in scene.view["ronin"] if ronin["station"] != GONE]
    plans = dict(
        zip((r["id"] for r in scene.view["ronin"]), scene.view["ronin_plan"] or (), strict=False)
    )
    posts = {r["id"]: plans.get(r["id"]) or (r["station"] if r["held"] else "") for r in living}
    for choice in scene.chosen:
        verb, *words = choice.split()
        if verb == "deploy":
            posts[words[0]] = words[1]
    return posts


def _with_ninja(scene: Scene) -> dict[str, int]:
    return {area["id"]: area["ninja"] for area in scene.view["areas"] if area["ninja"]}


def _left_open(scene: Scene) -> list[str]:
    """Areas with ninja to which the plan sends nobody."""
    guarded = set(_posts(scene).values())
    return [area for area in _with_ninja(scene) if area not in guarded]


def _will_fall(scene: Scene) -> list[str]:
    """Ronin who would meet more visible ninja than they have room for."""
    posts, ninja = _posts(scene), _with_ninja(scene)
    room = {r["id"]: r["vitality"] - r["wounds"] for r in scene.view["ronin"]}
    together = Counter[str]()
    for ronin, place in posts.items():
        together[place] += room[ronin]
    return [r for r, place in posts.items() if 0 < together[place] <= ninja.get(place, 0)]


def _reach(scene: Scene) -> int:
    """How many areas would have ninja after the plan."""
    return len({*_with_ninja(scene), *_new_ninja(scene)} - {"green"})


def _needed_later(scene: Scene) -> int:
    return sum(space["minimum"] for space in scene.view["track"][scene.view["round"] :])


def _left(scene: Scene) -> int:
    return int(scene.view["reserves"]) - sum(_new_ninja(scene).values())


def _met(scene: Scene) -> list[str]:
    """Ronin who must stay at areas to which new ninja go."""
    new = _new_ninja(scene)
    return [r["id"] for r in scene.view["ronin"] if r["held"] and r["station"] in new]


def _few(scene: Scene) -> bool:
    """Whether the plan uses fewer areas than the Threat Level allows, with ninja left for more."""
    return len(set(_new_ninja(scene)) - {"green"}) < _round(scene)["threat"] and _left(scene) > 0


# --- what happened ----------------------------------------------------------------------------


def _last_round(events: Sequence[Event]) -> Sequence[Event]:
    """The events of the last finished round."""
    begun = [n for n, event in enumerate(events) if event.kind == "seven-ronin-round-began"]
    ended = [n for n, event in enumerate(events) if event.kind == "seven-ronin-areas-counted"]
    if not ended:
        return ()
    return events[max((n for n in begun if n < ended[-1]), default=0) : ended[-1] + 1]


def _sum(events: Iterable[Event], kind: str) -> int:
    return sum(int(str(event.args["number"])) for event in events if event.kind == kind)


def _what_happened(scene: Scene) -> Facts:
    past = _last_round(scene.events)
    revealed = next(e.args["round"] for e in past if e.kind == "seven-ronin-plans-revealed")
    fallen = [str(e.args["ronin"]) for e in past if e.kind == "seven-ronin-ronin-eliminated"]
    return {
        "round": int(str(revealed)),
        "held": int(str(past[-1].args["total"])),
        "need": scene.view["areas_to_win"],
        "wounds": _sum(past, "seven-ronin-ronin-wounded"),
        "fallen": len(fallen),
        "ronin-list": fallen,
    }


GUIDE = Guide(
    opponent="beginner",
    seat=ATTACKER,
    recaps=(
        Remark("round-attacker", ATTACKS & Saw("seven-ronin-areas-counted"), facts=_what_happened),
        Remark("round-defender", DEFENDS & Saw("seven-ronin-areas-counted"), facts=_what_happened),
    ),
    ideas=(
        Remark("goal-attacker", ATTACKS, rule="B7.1", lesson="first-attack"),
        Remark("goal-defender", DEFENDS, rule="B7.1", lesson="first-defence"),
        Remark("secret", PLANS, rule="B7.2", lesson="guessing"),
        Remark(
            "threat",
            ATTACKS & PLANS,
            show=("threat",),
            rule="B7.4",
            lesson="limits",
            facts=lambda scene: {"number": _round(scene)["threat"]},
        ),
        Remark("limit", ATTACKS & PLANS, show=("watchtower", "field-3"), rule="B7.5"),
        Remark(
            "place",
            DEFENDS & PLANS,
            show=("yobu", "yumi", "musashi", "hayai", "taiko", "kabe", "tasuke"),
            rule="R7.4",
            lesson="places",
        ),
        Remark(
            "ronin-ability",
            DEFENDS & Shows("step", "==", "ronin-abilities"),
            rule="R7.8",
            lesson="musashi-and-yobu",
        ),
        Remark(
            "area-ability",
            ATTACKS & Shows("step", "==", "area-abilities"),
            rule="R7.15",
            lesson="watchtower-and-well",
        ),
        Remark("wounds", Saw("seven-ronin-ronin-wounded"), rule="R7.13", lesson="wounds"),
        Remark(
            "minimum",
            ATTACKS & PLANS & _from_round(2),
            show=("minimum", "reserves"),
            rule="R7.2",
            facts=lambda scene: {"number": _round(scene)["minimum"]},
        ),
        Remark(
            "green-attacker",
            ATTACKS & PLANS & _from_round(2),
            show=("green",),
            rule="R7.1",
            lesson="green",
        ),
        Remark(
            "green-defender",
            DEFENDS & PLANS & Shows("green", ">=", 1),
            show=("green",),
            rule="R7.6",
            lesson="clear-the-green",
        ),
        Remark("fallen", Saw("seven-ronin-ronin-eliminated"), rule="R7.13", lesson="wounds"),
        Remark("held", Saw("seven-ronin-ronin-penned"), rule="R7.5", lesson="pen-and-shrine"),
        Remark("fields", PLANS & _from_round(3), show=("field-2", "field-3"), rule="R7.21"),
        Remark(
            "hunger",
            PLANS & Means(lambda scene: _round(scene)["casualty"]),
            show=("casualty", "reserves"),
            rule="B7.7",
            lesson="hunger",
        ),
        Remark(
            "last-rounds",
            PLANS & _from_round(6),
            rule="R7.23",
            lesson="reserves",
            facts=lambda scene: {"number": len(scene.view["track"]) - scene.view["round"]},
        ),
    ),
    risks=(
        Remark(
            "risk-reach",
            ATTACKS & SEALS & _from_round(3) & Means(lambda s: _reach(s) < s.view["areas_to_win"]),
            rule="R7.21",
            facts=lambda scene: {"number": _reach(scene), "need": scene.view["areas_to_win"]},
        ),
        Remark(
            "risk-reserves",
            ATTACKS & SEALS & Means(lambda scene: _left(scene) < _needed_later(scene)),
            rule="R7.2",
            facts=lambda scene: {"number": _left(scene), "need": _needed_later(scene)},
        ),
        Remark(
            "risk-few",
            ATTACKS & SEALS & Means(_few),
            rule="B7.4",
            facts=lambda scene: {
                "number": len(set(_new_ninja(scene)) - {"green"}),
                "need": _round(scene)["threat"],
            },
        ),
        Remark(
            "risk-met",
            ATTACKS & SEALS & Means(_met),
            rule="R7.5",
            facts=lambda scene: {"ronin-list": _met(scene)},
        ),
        Remark(
            "risk-open",
            DEFENDS & SEALS & Means(_left_open),
            rule="R7.21",
            facts=lambda scene: {
                "areas": _left_open(scene),
                "number": len(_left_open(scene)),
                "most": len(_left_open(scene)) + _round(scene)["threat"],
                "need": scene.view["areas_to_win"],
            },
        ),
        Remark(
            "risk-fall",
            DEFENDS & SEALS & Means(_will_fall),
            rule="R7.13",
            facts=lambda scene: {
                "ronin-list": _will_fall(scene),
                "number": len(_will_fall(scene)),
            },
        ),
    ),
)
