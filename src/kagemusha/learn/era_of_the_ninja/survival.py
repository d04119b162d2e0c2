"""Stacks, the Lord's Units and Dodge, Recovery, Ki and the Limit."""

from kagemusha.learn.conditions import Chose, Saw
from kagemusha.learn.era_of_the_ninja.castle import BLADE, alone, dice
from kagemusha.learn.lesson import LessonStep, Wrong

GROUP = "survival"

LESSONS = (
    alone(
        "stacks",
        GROUP,
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:3@0,yari:5@1 "
        "tiles=courtyard:0:0:0,dead-end:0:-1:2",
        chance=dice(6, 3, 8, 4),
        steps=(
            LessonStep("values", show=("yari-1",), rule="E.57"),
            LessonStep("choice", show=("attack yari-1", "strike yari-1"), rule="E.53"),
            LessonStep(
                "all",
                solution=("attack yari-1",),
                wrong=(Wrong("few", Chose("strike *")),),
                show=("attack yari-1",),
                rule="E.62",
            ),
            LessonStep("five", show=("yari-2", "ingenuity"), rule="E.57"),
            LessonStep("go", solution=("move north",), show=("move north",), rule="E.42"),
            LessonStep(
                "one",
                solution=("strike yari-2",),
                wrong=(Wrong("many", Chose("attack *")),),
                show=("strike yari-2",),
                rule="E.56",
            ),
            LessonStep("tokens", show=("yari-2",), rule="E.61"),
            LessonStep("end", show=("shadow",), rule="E.63"),
        ),
    ),
    alone(
        "dodge",
        GROUP,
        f"p1=onijin@0 p1.wounds=3 p1.ki=0 p1.shadow=2 {BLADE} lord=hyakume units=yari:2@1 "
        "tiles=courtyard:0:0:0,dead-end:0:-1:2,straight:0:1:0,dead-end:0:2:0",
        chance=dice(8, 2, 9, 6),
        steps=(
            LessonStep("hunted", show=("yari-1", "shadow"), rule="E.73"),
            LessonStep("away", solution=("move south",), show=("move south",), rule="E.73"),
            LessonStep("farther", solution=("move south",), show=("move south",), rule="E.73"),
            LessonStep(
                "wait",
                solution=("done",),
                accept=Saw("era-enemy-moved") & ~Saw("era-enemy-attack"),
                show=("done",),
                rule="E.80",
            ),
            LessonStep("numbers", show=("yari-1", "dodge", "wounds"), rule="E.81"),
            LessonStep(
                "dodge",
                solution=("done",),
                accept=Saw("era-dodged"),
                show=("done",),
                rule="E.82",
            ),
            LessonStep("end", rule="E.83"),
        ),
    ),
    alone(
        "recovery",
        GROUP,
        f"p1=onijin@0 p1.wounds=1 p1.ki=0 p1.shadow=8 {BLADE},onigiri* lord=hyakume "
        "units=yari:2@1 tiles=courtyard:0:0:0,dead-end:0:-1:2",
        chance=dice(5),
        steps=(
            LessonStep("life", show=("wounds",), rule="E.90"),
            LessonStep(
                "rice",
                solution=("use onigiri",),
                show=("onigiri", "use onigiri"),
                rule="E.41",
            ),
            LessonStep(
                "rest",
                solution=("done",),
                accept=Saw("era-rested"),
                otherwise=("0 done",),
                show=("done", "hide"),
                rule="E.87",
            ),
            LessonStep("end", show=("wounds", "ki"), rule="E.89"),
        ),
    ),
    alone(
        "ki",
        GROUP,
        f"p1=onijin@0 p1.ki=3 p1.shadow=8 {BLADE} lord=hyakume units=daimyo:1@0 "
        "tiles=courtyard:0:0:0",
        chance=dice(5, 8),
        steps=(
            LessonStep("limit", show=("daimyo-1",), rule="E.3"),
            LessonStep(
                "attack", solution=("attack daimyo-1",), show=("attack daimyo-1",), rule="E.52"
            ),
            LessonStep(
                "lift",
                solution=("lift",),
                otherwise=("0 stand", "0 stand"),
                show=("lift", "ki"),
                rule="E.7",
            ),
            LessonStep("reroll", solution=("reroll",), show=("reroll", "ki", "roll"), rule="E.9"),
            LessonStep("stand", solution=("stand",), show=("stand", "roll"), rule="E.11"),
            LessonStep("end", show=("ki", "ingenuity"), rule="E.12"),
        ),
    ),
)
