"""Limits, the Green, and each area where its ability decides."""

from kagemusha.learn.conditions import Chose, Won
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.seven_ronin.village import (
    ATTACKER,
    DEFENDER,
    Occupied,
    SpreadOver,
    fell,
    position,
)

GROUP = "areas"
SEALED = Chose("seal")
END = ("1 done", "0 done")

LESSONS = (
    Lesson(
        id="limits",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=4 reserves=20 ninja=passage:1,shrine:1 ronin-plan=kabe@passage sealed=defender",
            kabe="3",
        ),
        steps=(
            LessonStep("threat", show=("threat",), rule="B7.4"),
            LessonStep("limit", show=("watchtower", "field-3"), rule="B7.5"),
            LessonStep("minimum", show=("minimum", "reserves"), rule="R7.2"),
            LessonStep(
                "spread",
                solution=("deploy field-2", "deploy granary", "deploy well", "deploy inn", "seal"),
                accept=SEALED & Occupied(5),
                wrong=(Wrong("few", SEALED & ~SpreadOver(4)),),
                script=("0 done",),
                otherwise=("0 done",),
                show=("seal",),
                rule="B7.4",
            ),
            LessonStep("end", rule="R7.21"),
        ),
    ),
    Lesson(
        id="green",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=5 reserves=18 held=yumi ninja=green:2 ronin-plan=kabe@inn sealed=defender",
            yumi="1@shrine",
            kabe="2",
        ),
        steps=(
            LessonStep("place", show=("green",), rule="R7.1"),
            LessonStep("raise", show=("green", "shrine"), rule="R7.3"),
            LessonStep(
                "strike",
                solution=(
                    "deploy shrine",
                    "deploy shrine",
                    "deploy shrine",
                    "deploy green",
                    "seal",
                ),
                accept=SEALED & fell("yumi") & Occupied(1, ("shrine",)),
                wrong=(Wrong("exact", fell("yumi"), script=("0 done",)),),
                otherwise=("0 done",),
                show=("shrine", "green", "seal"),
                rule="R7.3",
            ),
            LessonStep("end", show=("green",), rule="R7.3"),
        ),
    ),
    Lesson(
        id="clear-the-green",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=6 reserves=3 ninja=green:4,inn:2 "
            "ninja-plan=well:1,burial-grounds:1,green:1 sealed=attacker",
            yumi="2",
            kabe="2",
        ),
        steps=(
            LessonStep("danger", show=("green",), rule="R7.3"),
            LessonStep(
                "clear",
                solution=("deploy yumi green", "deploy kabe inn", "seal"),
                wrong=(
                    Wrong("strong", Chose("deploy kabe green") & SEALED, script=END),
                    Wrong("left", SEALED & ~Chose("deploy * green"), script=END),
                ),
                script=("0 done",),
                otherwise=END,
                show=("green", "yumi", "inn", "kabe", "seal"),
                rule="R7.6",
            ),
            LessonStep("end", show=("green",), rule="R7.12"),
        ),
    ),
    Lesson(
        id="watchtower-and-well",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=4 step=area-abilities reserves=15 ninja=watchtower:1,well:1",
            yobu="2@inn",
            kabe="6@field-2",
            taiko="4@granary",
        ),
        steps=(
            LessonStep("arrows", show=("watchtower", "inn", "field-2"), rule="R7.16"),
            LessonStep("poison", show=("well",), rule="R7.16"),
            LessonStep(
                "all",
                solution=("watchtower", "well taiko"),
                wrong=(Wrong("wasted", Chose("well [yk]*"), script=("0 watchtower",)),),
                show=("watchtower", "well", "taiko"),
                rule="R7.22",
            ),
            LessonStep("end", rule="R7.22"),
        ),
    ),
    Lesson(
        id="pen-and-shrine",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=4 step=area-abilities reserves=20 ninja=animal-pen:1,shrine:1",
            musashi="2@field-3",
            kabe="0@granary",
        ),
        steps=(
            LessonStep("abilities", show=("animal-pen", "shrine"), rule="R7.17"),
            LessonStep(
                "fix",
                solution=("animal-pen musashi", "shrine musashi"),
                script=("1 deploy kabe animal-pen; seal",),
                otherwise=("0 done",),
                show=("animal-pen", "shrine", "musashi"),
                rule="R7.12",
            ),
            LessonStep(
                "strike",
                solution=(*["deploy field-3"] * 3, "deploy green", "seal"),
                accept=SEALED & fell("musashi") & Occupied(1, ("field-3",)),
                otherwise=("0 done",),
                show=("field-3", "musashi", "seal"),
                rule="R7.5",
            ),
            LessonStep("end", rule="R7.23"),
        ),
    ),
    Lesson(
        id="granary-and-burial",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=5 step=area-abilities reserves=0 "
            "ninja=granary:1,burial-grounds:1,field-2:4,well:1",
            kabe="3@inn",
            taiko="1@shrine",
        ),
        steps=(
            LessonStep("empty", show=("reserves",), rule="B7.3"),
            LessonStep(
                "granary",
                solution=("granary",),
                otherwise=("0 done",),
                show=("granary",),
                rule="R7.16",
            ),
            LessonStep(
                "back",
                solution=("burial-grounds field-2 2",),
                otherwise=("0 done",),
                show=("burial-grounds", "field-2"),
                rule="R7.18",
            ),
            LessonStep("end", show=("reserves",), rule="B7.7"),
        ),
    ),
    Lesson(
        id="fields",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=2 reserves=2 ninja=field-2:1,well:1,shrine:1 "
            "ronin-plan=kabe@well sealed=defender",
            kabe="1",
        ),
        steps=(
            LessonStep("three", show=("field-2", "field-3"), rule="R7.21"),
            LessonStep(
                "plan",
                solution=("deploy field-3", "deploy granary", "seal"),
                accept=SEALED & Occupied(4) & Occupied(2, ("field-2", "field-3")),
                script=("0 done",),
                otherwise=("0 done",),
                show=("field-3", "granary", "seal"),
                rule="R7.21",
            ),
            LessonStep("end", rule="R7.21"),
        ),
    ),
    Lesson(
        id="passage-and-inn",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=6 step=area-abilities reserves=5 ninja=passage:1,burial-grounds:1,field-2:1",
            yumi="2@inn",
            kabe="3@granary",
        ),
        steps=(
            LessonStep("count", show=("passage", "burial-grounds", "field-2"), rule="R7.21"),
            LessonStep(
                "send",
                solution=("passage inn 2",),
                wrong=(Wrong("one", Chose("passage inn 1"), script=("0 done",)),),
                otherwise=("0 done",),
                show=("passage", "inn", "yumi"),
                rule="R7.19",
            ),
            LessonStep(
                "copy",
                solution=("inn as field",),
                otherwise=("0 done",),
                show=("inn", "field-2"),
                rule="R7.20",
            ),
            LessonStep(
                "win",
                solution=("done",),
                accept=Won(ATTACKER),
                otherwise=("0 done",),
                show=("done",),
                rule="R7.21",
            ),
            LessonStep("end", rule="R7.20"),
        ),
    ),
)
