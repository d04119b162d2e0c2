"""The ring and the goal, a first attack, a first defence, wounds."""

from kagemusha.learn.conditions import Chose, Won
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.seven_ronin.village import ATTACKER, DEFENDER, Occupied, fell, position

GROUP = "first"
SEALED = Chose("seal")

LESSONS = (
    Lesson(
        id="first-attack",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=2 ninja=granary:1,well:1,shrine:1,passage:1 "
            "ronin-plan=kabe@well sealed=defender",
            kabe="2",
        ),
        steps=(
            LessonStep("goal", show=("granary", "well", "shrine", "passage"), rule="B7.1"),
            LessonStep("lone", show=("kabe",), rule="R7.4"),
            LessonStep(
                "plan",
                solution=("deploy watchtower", "deploy inn", "seal"),
                accept=SEALED & Occupied(5),
                otherwise=("0 done",),
                show=("watchtower", "inn", "seal"),
                rule="B7.2",
            ),
            LessonStep(
                "win",
                solution=("done",),
                accept=Won(ATTACKER),
                free=True,
                show=("done",),
                rule="R7.21",
            ),
            LessonStep("end"),
        ),
    ),
    Lesson(
        id="first-defence",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=8 reserves=2 ninja=inn:1,well:1,shrine:1,animal-pen:1 "
            "ninja-plan=watchtower:1,burial-grounds:1 sealed=attacker",
            kabe="3",
            musashi="3",
        ),
        steps=(
            LessonStep("goal", show=("kabe", "musashi"), rule="B7.1"),
            LessonStep("count", show=("inn", "well", "shrine", "animal-pen"), rule="R7.21"),
            LessonStep(
                "plan",
                solution=("deploy musashi well", "deploy kabe inn", "seal"),
                accept=SEALED & ~Occupied(5),
                otherwise=("1 done", "0 done"),
                show=("inn", "well", "shrine", "animal-pen", "seal"),
                rule="R7.4",
            ),
            LessonStep(
                "musashi",
                solution=("musashi",),
                script=("0 done",),
                otherwise=("0 done",),
                show=("musashi",),
                rule="R7.9",
            ),
            LessonStep("end", rule="R7.23"),
        ),
    ),
    Lesson(
        id="wounds",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=3 reserves=25 held=yumi ronin-plan=kabe@granary sealed=defender",
            yumi="1@field-3",
            kabe="4",
        ),
        steps=(
            LessonStep("vitality", show=("yumi",), rule="R7.13"),
            LessonStep(
                "strike",
                solution=("deploy field-3", "deploy field-3", "deploy field-3", "seal"),
                accept=SEALED & fell("yumi") & Occupied(1, ("field-3",)),
                wrong=(Wrong("exact", fell("yumi"), script=("0 done",)),),
                otherwise=("1 yumi", "0 done"),
                show=("field-3", "yumi", "seal"),
                rule="R7.13",
            ),
            LessonStep("end", show=("field-3",), rule="R7.22"),
        ),
    ),
)
