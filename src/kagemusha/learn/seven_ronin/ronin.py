"""Each ronin where the ability decides; the learner defends."""

from kagemusha.learn.conditions import Chose
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.seven_ronin.village import DEFENDER, fell, position

GROUP = "ronin"

LESSONS = (
    Lesson(
        id="musashi-and-yobu",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=5 step=ronin-abilities reserves=14 ninja=watchtower:1,inn:2",
            musashi="3@watchtower",
            yobu="2@inn",
            kabe="1@burial-grounds",
        ),
        steps=(
            LessonStep("contested", show=("watchtower", "inn"), rule="R7.8"),
            LessonStep(
                "cut",
                solution=("musashi",),
                otherwise=("1 done",),
                show=("musashi", "watchtower"),
                rule="R7.9",
            ),
            LessonStep(
                "drive",
                solution=("yobu 2 -> burial-grounds",),
                wrong=(Wrong("falls", fell("yobu") & ~fell("musashi")),),
                show=("yobu", "burial-grounds", "kabe"),
                rule="R7.9",
            ),
            LessonStep("end", rule="R7.13"),
        ),
    ),
    Lesson(
        id="yumi-and-taiko",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=7 step=ronin-abilities reserves=1 "
            "ninja=granary:2,passage:1,well:1,inn:1,burial-grounds:1",
            kabe="5@granary",
            yumi="1@shrine",
            taiko="2@field-3",
        ),
        steps=(
            LessonStep("free", show=("yumi", "taiko"), rule="R7.8"),
            LessonStep(
                "heal",
                solution=("taiko kabe",),
                otherwise=("1 done", "0 done"),
                show=("taiko", "kabe"),
                rule="R7.10",
            ),
            LessonStep(
                "shoot",
                solution=("yumi",),
                script=("0 done",),
                otherwise=("0 passage animal-pen 1", "0 done"),
                show=("yumi", "reserves", "passage"),
                rule="R7.10",
            ),
            LessonStep("end", rule="R7.19"),
        ),
    ),
    Lesson(
        id="hayai",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=7 step=ronin-abilities reserves=8 "
            "ninja=inn:2,well:1,shrine:1,granary:3,burial-grounds:2",
            hayai="3@field-3",
            kabe="2@animal-pen",
        ),
        steps=(
            LessonStep(
                "five", show=("inn", "well", "shrine", "granary", "burial-grounds"), rule="R7.21"
            ),
            LessonStep(
                "ride",
                solution=("hayai well",),
                accept=Chose("hayai well") | Chose("hayai shrine"),
                wrong=(Wrong("falls", fell("hayai"), script=("0 done",)),),
                script=("0 done",),
                otherwise=("0 done",),
                show=("hayai", "well", "shrine"),
                rule="R7.11",
            ),
            LessonStep("end", rule="R7.11"),
        ),
    ),
    Lesson(
        id="kabe-and-tasuke",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=5 reserves=2 ninja=granary:5 ninja-plan=field-2:1,shrine:1 sealed=attacker",
            kabe="3",
            tasuke="0",
        ),
        steps=(
            LessonStep("crowd", show=("granary", "kabe"), rule="R7.13"),
            LessonStep(
                "share",
                solution=("deploy kabe granary", "deploy tasuke granary", "seal"),
                wrong=(
                    Wrong("alone", fell("kabe"), script=("0 done",)),
                    Wrong("tasuke", fell("tasuke"), script=("0 done",)),
                ),
                otherwise=("0 done",),
                show=("kabe", "tasuke", "granary", "seal"),
                rule="R7.4",
            ),
            LessonStep(
                "divide",
                solution=("divide tasuke 2",),
                script=("0 done",),
                otherwise=("0 done",),
                show=("tasuke", "kabe", "divide tasuke 2"),
                rule="R7.14",
            ),
            LessonStep("end", rule="R7.14"),
        ),
    ),
)
