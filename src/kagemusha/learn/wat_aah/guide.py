"""The coach's remarks in a guided match of WAT-AAH!"""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from typing import Any

from kagemusha.games.wat_aah.deck import Kind
from kagemusha.games.wat_aah.options import choose
from kagemusha.learn.conditions import Chose, Means, Scene, Shows
from kagemusha.learn.guide import Facts, Guide, Remark

CLANS = 4
"""The number of clans that ends a round."""


def _step(name: str) -> Shows:
    return Shows("step", "==", name)


DRAWS, PLACES, DISCARDS = _step("draw-step"), _step("place-step"), _step("discard-step")


@lru_cache(maxsize=8)
def _deck(seats: int, options: str) -> dict[str, Kind]:
    return {kind.id: kind for kind in choose(seats, json.loads(options)).deck.kinds}


def _kinds(scene: Scene) -> dict[str, Kind]:
    if scene.rules is None:
        raise AssertionError("a guided match has rules")
    return _deck(scene.rules.seats, json.dumps(dict(scene.rules.options)))


def _strength(scene: Scene, cards: list[str]) -> int:
    kinds = _kinds(scene)
    return sum(kinds[card].strength for card in cards)


def _me(scene: Scene) -> Any:
    return scene.view["players"][scene.view["seat"]]


def _others(scene: Scene) -> list[Any]:
    return [player for player in scene.view["players"] if player is not _me(scene)]


def _total(scene: Scene, player: Any) -> int:
    """The points of a player if the round ended now."""
    cards = [card for clan in player["clans"] for card in clan["cards"]]
    return _strength(scene, cards) - _strength(scene, player["corruption"])


def _best(scene: Scene) -> Any:
    """The opponent with the highest total."""
    return max(_others(scene), key=lambda player: _total(scene, player))


def _near(scene: Scene) -> Any:
    """An opponent whose next clan ends the round; None if there is none."""
    return next((p for p in _others(scene) if len(p["clans"]) == CLANS - 1), None)


def _placed(scene: Scene) -> tuple[str, list[str]]:
    """The clan that is placed, and its cards; "" if none is."""
    clan = next((c.split()[1] for c in scene.chosen if c.startswith("place ")), "")
    return clan, [c.split()[1] for c in scene.chosen if c.startswith("card ")]


def _ends_behind(scene: Scene) -> bool:
    """Whether the fourth clan is placed although an opponent is not behind, ignoring powers."""
    clan, cards = _placed(scene)
    if not clan or len(_me(scene)["clans"]) < CLANS - 1:
        return False
    return _total(scene, _me(scene)) + _strength(scene, cards) <= _total(scene, _best(scene))


def _spare(scene: Scene) -> list[str]:
    """Cards of the clan that stay in hand although a third one makes the power stronger."""
    clan, cards = _placed(scene)
    own = [card for card in scene.view["hand"] or () if _kinds(scene)[card].clan == clan]
    rest = list((Counter(own) - Counter(cards)).elements())
    return rest if len(cards) == 2 else []


def _broken(scene: Scene) -> str:
    """The clan of which a discard leaves a single card in hand."""
    if scene.view["step"] != "discard-step" or not scene.chosen:
        return ""
    kinds = _kinds(scene)
    clan = kinds[scene.chosen[0].split()[-1]].clan
    number = sum(kinds[card].clan == clan for card in scene.view["hand"] or ())
    return clan if number == 2 and clan not in ("ronin", "yokai") else ""


def _mean_strength(scene: Scene) -> int:
    """The rounded mean strength of the cards that this seat cannot see."""
    left = Counter({kind.id: kind.number for kind in _kinds(scene).values()})
    seen = [*(scene.view["hand"] or ()), *scene.view["jigoku"]]
    for player in scene.view["players"]:
        seen += [*player["corruption"], *(c for clan in player["clans"] for c in clan["cards"])]
    left -= Counter(seen)
    return round(_strength(scene, list(left.elements())) / max(left.total(), 1))


def _standing(scene: Scene) -> Facts:
    me, best = _me(scene), _best(scene)
    turns = [e for e in scene.events if e.kind == "wat-aah-turn-began"]
    return {
        "round": sum(event.args["player"] == me["id"] for event in turns),
        "own": _total(scene, me),
        "other": best["id"],
        "best": _total(scene, best),
        "clans": len(me["clans"]),
        "theirs": len(best["clans"]),
    }


def _own(kind: str) -> Means:
    """An event of this kind happened to the viewer."""
    return Means(
        lambda s: any(e.kind == kind and e.args["player"] == _me(s)["id"] for e in s.events)
    )


def _holds(clan: str) -> Means:
    """The viewer has a card of this clan in hand."""
    return Means(lambda s: any(_kinds(s)[card].clan == clan for card in s.view["hand"] or ()))


HAS_CLAN = Means(lambda scene: _me(scene)["clans"])
GUIDE = Guide(
    opponent="beginner",
    recaps=(
        Remark("standing", DRAWS & Means(lambda s: _standing(s)["round"] != 1), facts=_standing),
    ),
    ideas=(
        Remark("goal", ~Shows("step", "==", "over"), rule="W.7", lesson="first-victory"),
        Remark("turn", DRAWS, show=("hand", "deck"), rule="W.2", lesson="a-turn"),
        Remark("draw", DRAWS, show=("recruit", "corrupt"), rule="W.3", lesson="corrupt"),
        Remark(
            "corruption",
            _own("wat-aah-card-corrupted"),
            show=("corruption",),
            rule="W.7",
            lesson="too-late",
        ),
        Remark("place", PLACES, show=("hand",), rule="W.4", lesson="two-or-three"),
        Remark("target", _step("targeting"), rule="S.13", lesson="whom-to-hit"),
        Remark("discard", DISCARDS, show=("jigoku",), rule="W.6"),
        Remark("ronin", PLACES & _holds("ronin"), show=("ronin",), rule="S.6", lesson="ronin"),
        Remark("yokai", PLACES & HAS_CLAN & _holds("yokai"), rule="W.5", lesson="yokai"),
        Remark("reinforce", PLACES & HAS_CLAN, rule="W.5"),
        Remark("dig", _step("digging"), show=("jigoku",), rule="W.4", lesson="jigoku"),
        Remark("look", _step("keeping"), rule="S.19", lesson="dragon"),
        Remark("suffer", _step("suffering"), rule="S.16", lesson="fox"),
        Remark(
            "lost",
            _own("wat-aah-clan-destroyed") | _own("wat-aah-clan-returned"),
            rule="S.9",
            lesson="whom-to-hit",
        ),
        Remark(
            "near",
            Means(_near),
            rule="W.7",
            lesson="not-yet",
            facts=lambda scene: {"player": (_near(scene) or {"id": ""})["id"]},
        ),
        Remark("fourth", PLACES & Means(lambda s: len(_me(s)["clans"]) == CLANS - 1), rule="S.10"),
        Remark("temple", _step("temple-step"), show=("temple",), rule="W.9", lesson="temple"),
        Remark(
            "pawns",
            _step("pawn-step"),
            show=("court", "missions", "showdown"),
            rule="W.9",
            lesson="pawns",
        ),
    ),
    risks=(
        Remark(
            "risk-behind",
            Means(_ends_behind),
            rule="W.7",
            facts=lambda scene: {
                "own": _total(scene, _me(scene)) + _strength(scene, _placed(scene)[1]),
                "other": _best(scene)["id"],
                "best": _total(scene, _best(scene)),
            },
        ),
        Remark(
            "risk-corrupt",
            Chose("corrupt") & Means(_near),
            rule="W.3",
            facts=lambda scene: {
                "player": (_near(scene) or {"id": ""})["id"],
                "number": _mean_strength(scene),
            },
        ),
        Remark(
            "risk-spare",
            Means(_spare),
            rule="W.4",
            facts=lambda scene: {"clan": _placed(scene)[0]},
        ),
        Remark(
            "risk-pair",
            Means(_broken),
            rule="W.6",
            facts=lambda scene: {"clan": _broken(scene)},
        ),
    ),
)
