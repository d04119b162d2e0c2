"""Worked examples of the rules of 7 Ronin."""

from kagemusha.learn.conditions import Saw, Shows, Won
from kagemusha.learn.example import Example
from kagemusha.learn.seven_ronin.village import ATTACKER, DEFENDER, Occupied, fell, position

RONIN = "step=ronin-abilities"
AREAS = "step=area-abilities"

EXAMPLES = (
    Example(
        "reveal",
        "B7.2",
        ATTACKER,
        ("0 deploy well; deploy granary; seal",),
        Occupied(1, ("granary",)) & Shows("ronin.5.wounds", "==", 2),
        position("round=2 reserves=20 ronin-plan=kabe@well sealed=defender", kabe="1"),
    ),
    Example(
        "green-limit",
        "R7.3",
        ATTACKER,
        ("0 deploy well; deploy well; deploy granary; seal",),
        Shows("areas.6.ninja", "==", 2) & Shows("ronin.5.wounds", "==", 1),
        position(
            "round=3 reserves=20 ninja=green:1 ronin-plan=kabe@granary sealed=defender", kabe="0"
        ),
    ),
    Example(
        "clear-green",
        "R7.6",
        DEFENDER,
        ("1 deploy kabe green; seal",),
        Shows("green", "==", 0) & Shows("ronin.5.wounds", "==", 2),
        position(
            "round=2 reserves=20 ninja=green:3 ninja-plan=inn:1,well:1 sealed=attacker", kabe="2"
        ),
    ),
    Example(
        "musashi",
        "R7.9",
        DEFENDER,
        ("1 musashi", "0 done"),
        Shows("ronin.2.wounds", "==", 1),
        position(f"round=3 {RONIN} reserves=20 ninja=inn:2,well:1", musashi="0@inn"),
    ),
    Example(
        "yobu",
        "R7.9",
        DEFENDER,
        ("1 yobu 1 -> burial-grounds, 1 -> watchtower",),
        Occupied(2, ("burial-grounds", "watchtower")),
        position(f"round=3 {RONIN} reserves=20 ninja=inn:2", yobu="1@inn"),
    ),
    Example(
        "yumi-taiko",
        "R7.10",
        DEFENDER,
        ("1 yumi", "1 taiko kabe"),
        Saw("seven-ronin-reserves-shot") & Saw("seven-ronin-wound-healed", ronin="kabe"),
        position(
            f"round=4 {RONIN} reserves=12 ninja=inn:1",
            yumi="0@well",
            taiko="1@granary",
            kabe="4@inn",
        ),
    ),
    Example(
        "hayai",
        "R7.11",
        DEFENDER,
        ("1 hayai shrine",),
        Shows("ronin.3.wounds", "==", 2),
        position(f"round=4 {RONIN} reserves=12 ninja=shrine:2", hayai="0@granary"),
    ),
    Example(
        "elimination",
        "R7.13",
        ATTACKER,
        ("0 deploy granary; deploy granary; deploy inn; seal",),
        fell("yumi") & Occupied(2, ("granary", "inn")),
        position(
            "round=3 reserves=20 ronin-plan=yumi@granary,kabe@well sealed=defender",
            yumi="2",
            kabe="0",
        ),
    ),
    Example(
        "tasuke",
        "R7.14",
        DEFENDER,
        ("1 deploy kabe granary; deploy tasuke granary; seal", "1 divide tasuke 1"),
        Shows("ronin.5.wounds", "==", 5) & Shows("ronin.6.wounds", "==", 2),
        position(
            "round=5 reserves=2 ninja=granary:4 ninja-plan=field-2:1,shrine:1 sealed=attacker",
            kabe="2",
            tasuke="1",
        ),
    ),
    Example(
        "watchtower",
        "R7.16",
        ATTACKER,
        ("0 watchtower",),
        Shows("ronin.1.wounds", "==", 2) & Shows("ronin.5.wounds", "==", 4),
        position(f"round=4 {AREAS} reserves=15 ninja=watchtower:1", yumi="1@inn", kabe="3@field-2"),
    ),
    Example(
        "passage",
        "R7.19",
        ATTACKER,
        ("0 passage inn 2",),
        Saw("seven-ronin-ronin-eliminated", ronin="yumi") & Occupied(2, ("inn", "passage")),
        position(
            f"round=5 {AREAS} reserves=9 ninja=passage:1,well:1", yumi="2@inn", kabe="0@granary"
        ),
    ),
    Example(
        "inn",
        "R7.20",
        ATTACKER,
        ("0 granary", "0 inn as granary"),
        Shows("reserves", "==", 13),
        position(f"round=5 {AREAS} reserves=10 ninja=inn:1,granary:1", kabe="0@well"),
    ),
    Example(
        "fields",
        "R7.21",
        ATTACKER,
        ("0 done",),
        Won(ATTACKER),
        position(
            f"round=6 {AREAS} reserves=10 ninja=field-2:1,field-3:1,inn:1,passage:1", kabe="0@well"
        ),
    ),
    Example(
        "hunger",
        "B7.7",
        ATTACKER,
        ("0 done",),
        Shows("round", "==", 5) & Shows("reserves", "==", 9),
        position(f"round=4 {AREAS} reserves=10 ninja=passage:1", kabe="0@well"),
    ),
)
