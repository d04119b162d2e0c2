"""Refusals: every rule that an ability breaks, by id, in words without ids."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import kagemusha
from kagemusha.text import LOCALES, texts

RONIN_STEP = (
    "round=3 step=ronin-abilities ninja=well:2,inn:1,shrine:1,field-2:1 spent=yumi "
    "ronin=yobu:0@well,yumi:0@granary,musashi:1@passage,hayai:x,taiko:1@field-3,kabe:3@green,"
    "tasuke:1@inn"
)
RIDE = (
    "round=3 step=ronin-abilities ninja=well:1,inn:1,shrine:1 silenced=tasuke "
    "ronin=yobu:0@well,yumi:x,musashi:x,hayai:0@granary,taiko:0@field-2,kabe:0@passage,tasuke:0@inn"
)
AREA_STEP = (
    "round=3 step=area-abilities reserves=1 "
    "ninja=passage:1,shrine:1,animal-pen:1,inn:1,watchtower:1 "
    "penned=yobu used=animal-pen,inn copied=field "
    "ronin=yobu:0@granary,yumi:x,musashi:0@green,hayai:0@field-3,taiko:0@well,kabe:0@field-2,tasuke:x"
)
EMPTY = AREA_STEP.replace("reserves=1", "reserves=45 supply=0").replace("shrine:1,", "well:1,")
EMPTY = EMPTY.replace("taiko:0@well", "taiko:0@shrine")
CASES = [
    # ronin
    (RONIN_STEP, 1, "hayai well", {}, [("ronin-eliminated", "R7.13")]),
    (RONIN_STEP, 1, "yumi", {}, [("ability-spent", "R7.8")]),
    (RONIN_STEP, 1, "musashi", {}, [("not-contested", "R7.9")]),
    (RONIN_STEP, 1, "yobu 2 -> inn", {}, [("yobu-push", "R7.9")]),
    (RONIN_STEP, 1, "taiko taiko", {}, [("taiko-himself", "R7.10")]),
    (RONIN_STEP, 1, "taiko yobu", {}, [("not-wounded", "R7.10")]),
    (RONIN_STEP, 1, "taiko kabe", {"taiko-heals-green": False}, [("patient-on-green", "R7.10")]),
    (RONIN_STEP.replace("@passage", "@shrine"), 1, "yumi", {}, [("ability-spent", "R7.8")]),
    (RONIN_STEP.replace("granary", "field-2"), 1, "yumi", {},
     [("ability-spent", "R7.8"), ("not-free", "R7.10")]),
    (f"{RONIN_STEP} reserves=0", 1, "yumi", {},
     [("ability-spent", "R7.8"), ("reserves-empty", "R7.10")]),
    (RONIN_STEP, 1, "divide tasuke 1", {}, [("wrong-step", "B7.1")]),
    (RIDE, 1, "hayai green", {}, [("hayai-green", "R7.11")]),
    (RIDE, 1, "hayai burial-grounds", {}, [("hayai-no-ninja", "R7.11")]),
    (RIDE, 1, "hayai well", {}, [("hayai-area-taken", "R7.11")]),
    (RIDE, 1, "hayai field-2", {}, [("hayai-no-ninja", "R7.11"), ("hayai-area-taken", "R7.11")]),
    (RIDE, 1, "hayai inn", {}, [("hayai-tasuke-cursed", "R7.12")]),
    (f"{RIDE} held=hayai", 1, "hayai shrine", {}, [("hayai-held", "R7.5")]),
    (RIDE.replace("@granary", "@green"), 1, "hayai shrine", {}, [("from-green", "R7.12")]),
    (RIDE.replace("=tasuke", "=hayai"), 1, "hayai shrine", {}, [("cursed", "R7.12")]),
    # areas
    (AREA_STEP, 0, "passage green 1", {}, [("send-green", "R7.19")]),
    (AREA_STEP, 0, "passage well 1, inn 1", {}, [("send-apart", "R7.19"), ("send", "R7.19")]),
    (AREA_STEP, 0, "burial-grounds inn 1", {}, [("not-occupied", "R7.15")]),
    (AREA_STEP.replace("well", "burial-grounds"), 0, "well yobu", {}, [("not-occupied", "R7.15")]),
    (AREA_STEP, 0, "animal-pen yobu", {}, [("area-used", "R7.15"), ("already-chosen", "R7.15")]),
    (AREA_STEP, 0, "shrine kabe", {}, [("kabe-has-no-ability", "R7.12")]),
    (AREA_STEP, 0, "shrine musashi", {}, [("not-on-an-area", "R7.17")]),
    (AREA_STEP, 0, "shrine yumi", {}, [("ronin-eliminated", "R7.13")]),
    (AREA_STEP, 0, "watchtower yobu", {}, [("watchtower-targets", "R7.16")]),
    (AREA_STEP, 0, "inn as field", {},
     [("area-used", "R7.15"), ("not-occupied", "R7.15"), ("field-copied", "R7.21")]),
    (AREA_STEP.replace("shrine:1", "burial-grounds:1"), 0, "burial-grounds green 1", {},
     [("recall", "R7.18")]),
    (EMPTY, 0, "well taiko", {}, [("supply-empty", "R7.16")]),
    (AREA_STEP, 0, "yumi", {}, [("wrong-step", "B7.1")]),
    # plans
    ("", 0, "deploy kabe well", {}, [("other-side", "B7.1")]),
    ("", 0, "well kabe", {}, [("wrong-step", "B7.1")]),
    ("", 0, "seal", {}, [("minimum", "R7.2")]),
    ("reserves=1", 0, "deploy well 1, inn 1", {}, [("reserves", "B7.3")]),
    ("", 0, "deploy watchtower 1, well 1, inn 1, shrine 1", {}, [("threat", "B7.4")]),
    ("", 0, "deploy well 2, green 2", {}, [("limits", "R7.3"), ("green-twice", "R7.1")]),
    ("ninja-plan=well:1", 0, "deploy passage 1", {}, [("ninja-order", "B7.2")]),
    ("ronin=kabe:x", 1, "deploy kabe well", {}, [("ronin-eliminated", "R7.13")]),
    ("ronin=kabe:0@inn held=kabe", 1, "deploy kabe well", {}, [("ronin-held", "R7.5")]),
    ("", 1, "deploy kabe well, kabe inn", {}, [("ronin-twice", "R7.4")]),
    ("", 1, "deploy kabe green", {}, [("green-empty", "R7.4")]),
    ("ninja=green:1", 1, "deploy kabe green, tasuke green", {}, [("green-shared", "R7.4")]),
    ("", 1, "deploy kabe well, yumi well", {}, [("shared", "R7.4")]),
    ("silenced=tasuke", 1, "deploy kabe well, tasuke well", {}, [("tasuke-cursed", "R7.12")]),
    ("", 1, "seal", {}, [("ronin-left", "R7.4")]),
    ("", 1, "deploy yumi well", {}, [("ronin-order", "B7.2")]),
    ("step=spy-attacker", 0, "spy green", {"spy": True}, [("spy-green", "R7.27")]),
    ("round=3 step=division ninja=inn:2 ronin=kabe:0@inn,tasuke:0@inn,yobu:x,yumi:x,musashi:x,"
     "hayai:x,taiko:x", 1, "divide tasuke 3", {}, [("division", "R7.14")]),
]  # fmt: skip


@pytest.mark.parametrize(("line", "seat", "choice", "options", "expected"), CASES)
def test_each_refusal_names_its_rules_in_order(
    line: str, seat: int, choice: str, options: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    match = kagemusha.game("seven-ronin").position(line, options=options)
    reasons = match.why_not(seat, choice)
    found = [(reason.id.removeprefix("refused-seven-ronin-"), reason.rule) for reason in reasons]
    assert found == expected


def test_every_refusal_has_a_case() -> None:
    """Nothing that a player can be told is left untried."""
    ids = texts("en")._fluent.ids
    told = {name.removeprefix("refused-seven-ronin-") for name in ids if "refused-seven" in name}
    assert told == {problem for case in CASES for problem, _ in case[4]}


ID = re.compile(r"\b(?:[a-z]+-[a-z0-9-]*(?:pen|grounds|step|abilities|\d))\b|\{")


def test_random_illegal_choices_are_refused_without_ids() -> None:
    """The reasons have rules of the page and no id of the notation, in every language."""
    dice = random.Random(17)
    game = kagemusha.game("seven-ronin")
    everything = list(game.rules().vocabulary())
    rules = {rule.id for rule in texts("en").rules("seven-ronin")}
    tried: dict[str, Any] = {}
    for seed in range(2):
        match = game.new(seed=seed)
        while match.pending:
            seat = dice.choice(match.pending)
            for action in dice.sample(everything, 4):
                reasons = match.why_not(seat, [action])
                assert bool(reasons) == (action not in match.legal(seat))
                assert {reason.rule for reason in reasons} <= rules
                tried |= {f"{reason.id} {reason.args}": reason for reason in reasons}
            match.act(seat, dice.choice(list(match.legal(seat))))
    assert len(tried) > 50
    for reason in tried.values():
        for locale in LOCALES:
            assert not ID.search(texts(locale).message(reason)), reason
