"""Reserves and hunger, and how to guess."""

from kagemusha.learn.conditions import Chose, Won
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.seven_ronin.village import ATTACKER, DEFENDER, Deployed, SpreadOver, position

GROUP = "plans"
SEALED = Chose("seal")
END = ("1 done", "0 done")

LESSONS = (
    Lesson(
        id="places",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=3 reserves=25 ninja=field-3:4,well:1 "
            "ninja-plan=field-3:2,well:1 sealed=attacker",
            kabe="0",
            musashi="2",
            yumi="2",
            taiko="1",
        ),
        steps=(
            LessonStep("strong", show=("kabe", "field-3"), rule="R7.13"),
            LessonStep("weak", show=("musashi", "yumi", "taiko"), rule="R7.8"),
            LessonStep(
                "plan",
                solution=(
                    *("deploy yumi passage", "deploy musashi well"),
                    *("deploy taiko shrine", "deploy kabe field-3", "seal"),
                ),
                accept=SEALED & Chose("deploy kabe field-3") & Chose("deploy musashi well"),
                wrong=(Wrong("crowd", SEALED & ~Chose("deploy kabe field-3"), script=END),),
                otherwise=END,
                show=("field-3", "well", "seal"),
                rule="R7.4",
            ),
            LessonStep(
                "use",
                solution=("yumi", "musashi", "taiko musashi"),
                accept=Chose("yumi") & Chose("musashi") & Chose("taiko *"),
                free=True,
                wrong=(Wrong("early", Chose("done")),),
                show=("yumi", "musashi", "taiko"),
                rule="R7.8",
            ),
            LessonStep("end", rule="R7.8"),
        ),
    ),
    Lesson(
        id="hunger",
        group=GROUP,
        seat=DEFENDER,
        position=position(
            "round=5 step=ronin-abilities reserves=2 ninja=well:1",
            musashi="1@well",
            yumi="0@shrine",
            kabe="4@inn",
        ),
        steps=(
            LessonStep("rule", show=("casualty", "reserves"), rule="B7.7"),
            LessonStep(
                "shoot",
                solution=("yumi", "musashi"),
                accept=Won(DEFENDER),
                show=("yumi", "musashi", "reserves"),
                rule="R7.10",
            ),
            LessonStep("end", rule="R7.22"),
        ),
    ),
    Lesson(
        id="reserves",
        group=GROUP,
        seat=ATTACKER,
        position=position(
            "round=7 reserves=11 sealed=defender ronin-plan="
            "yobu@watchtower,musashi@field-2,hayai@passage,taiko@field-3,kabe@granary,tasuke@shrine",
            yobu="0",
            musashi="1",
            hayai="2",
            taiko="0",
            kabe="3",
            tasuke="0",
        ),
        steps=(
            LessonStep("budget", show=("reserves",), rule="R7.2"),
            LessonStep("spare", show=("reserves",), rule="B7.7"),
            LessonStep(
                "save",
                solution=(
                    *("deploy animal-pen", "deploy well", "deploy burial-grounds", "deploy inn"),
                    *("deploy green", "seal"),
                ),
                accept=SEALED & Deployed(5),
                script=("1 done", "0 done"),
                otherwise=("1 done", "0 done"),
                show=("reserves", "seal"),
                rule="R7.2",
            ),
            LessonStep("end", show=("reserves",), rule="B7.7"),
        ),
    ),
    Lesson(
        id="guessing",
        group=GROUP,
        seat=ATTACKER,
        position=position("round=3 reserves=20 ronin-plan=yumi@shrine sealed=defender", yumi="2"),
        steps=(
            LessonStep("hidden", show=("yumi",), rule="B7.2"),
            LessonStep(
                "cover",
                solution=("deploy watchtower", "deploy passage", "deploy shrine", "seal"),
                accept=SEALED & SpreadOver(3),
                otherwise=("1 yumi", "0 done"),
                show=("watchtower", "passage", "shrine", "seal"),
                rule="B7.4",
            ),
            LessonStep("luck", rule="B7.2"),
            LessonStep("mix", rule="B7.2"),
        ),
    ),
)
