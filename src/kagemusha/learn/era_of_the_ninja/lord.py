"""Buying, ranged Weapons, finding and defeating a Lord, rivals."""

from kagemusha.learn.conditions import Chose, Saw, Won
from kagemusha.learn.era_of_the_ninja.castle import BLADE, NINJA, PLAIN, alone, dice
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong

GROUP = "lord"
RIVAL = ("0 done", "1 attack lord")
"""What the other ninja does if the learner lets the Lord live."""

LESSONS = (
    alone(
        "buying",
        GROUP,
        "p1=onijin@0 p1.ki=0 p1.shadow=8 p1.ingenuity=6 lord=hyakume units=yari:1@0 "
        "tiles=courtyard:0:0:0",
        chance=("card katana", "card kenjutsu", *dice(3, 4)),
        steps=(
            LessonStep("prices", show=("ingenuity",), rule="E.33"),
            LessonStep("weapon", solution=("buy weapon",), show=("buy weapon",), rule="E/r24"),
            LessonStep(
                "skill",
                solution=("buy skill",),
                wrong=(Wrong("late", Chose("activate *")),),
                show=("buy skill", "katana"),
                rule="E.31",
            ),
            LessonStep(
                "activate",
                solution=("activate katana",),
                wrong=(Wrong("bare", Saw("era-attacked")),),
                show=("activate katana", "katana"),
                rule="E.38",
            ),
            LessonStep("attack", solution=("attack yari-1",), show=("attack yari-1",), rule="E.62"),
            LessonStep("end", show=("ingenuity",), rule="E.34"),
        ),
    ),
    alone(
        "range",
        GROUP,
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE},yumi lord=hyakume units=yari:1@2 "
        "tiles=courtyard:0:0:0,straight:0:-1:0,dead-end:0:-2:2",
        chance=dice(7, 3),
        steps=(
            LessonStep("weapons", show=("katana", "yumi"), rule="E.39"),
            LessonStep(
                "switch", solution=("activate yumi",), show=("activate yumi", "yumi"), rule="E.40"
            ),
            LessonStep("range", show=("range", "yari-1"), rule="E.55"),
            LessonStep("shoot", solution=("attack yari-1",), show=("attack yari-1",), rule="E.54"),
            LessonStep("end", rule="E.54"),
        ),
    ),
    alone(
        "the-lord",
        GROUP,
        f"p1=onijin@0 p1.wounds=2 p1.ki=1 p1.shadow=10! {BLADE} lord=danjo@1 "
        "tiles=courtyard:0:0:0,dead-end:0:-1:2",
        chance=dice(9, 7, 9),
        steps=(
            LessonStep("deck", show=("lord",), rule="E.19"),
            LessonStep("sees", show=("lord", "shadow"), rule="E.95"),
            LessonStep(
                "rest",
                solution=("done",),
                accept=Saw("era-rested"),
                wrong=(Wrong("seen", Chose("move north"), script=("0 done", "0 stand")),),
                show=("done", "ki"),
                rule="E.87",
            ),
            LessonStep("save", solution=("stand",), show=("stand", "ki"), rule="E.10"),
            LessonStep(
                "go",
                solution=("move north",),
                otherwise=("0 stand",),
                show=("move north",),
                rule="E.42",
            ),
            LessonStep(
                "attack",
                solution=("attack lord",),
                otherwise=("0 stand",),
                show=("attack lord", "lord"),
                rule="E.52",
            ),
            LessonStep(
                "lift",
                solution=("lift",),
                otherwise=("0 stand", "0 stand"),
                show=("lift", "ki"),
                rule="E.7",
            ),
            LessonStep(
                "win", solution=("stand",), accept=Won(NINJA), show=("stand", "roll"), rule="E.62"
            ),
            LessonStep("end", rule="E.92"),
        ),
    ),
    Lesson(
        id="rivals",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options=PLAIN,
        position="lead=p1 lord=danjo@1+3 tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@0 p1.ki=0 p1.shadow=6 {BLADE} "
        "p2=tetsugoro@1 p2.ki=0 p2.shadow=6 p2.cards=katana*",
        chance=dice(9, 9),
        steps=(
            LessonStep("rivals", show=("p2", "lord"), rule="E.141"),
            LessonStep("lead", show=("p1",), rule="E.26"),
            LessonStep(
                "go", solution=("move north",), otherwise=RIVAL, show=("move north",), rule="E.30"
            ),
            LessonStep(
                "attack",
                solution=("attack lord",),
                accept=Won(NINJA),
                otherwise=RIVAL,
                show=("attack lord",),
                rule="E.141",
            ),
            LessonStep("end", rule="E.25"),
        ),
    ),
)
