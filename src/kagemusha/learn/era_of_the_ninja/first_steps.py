"""A first victory, exploring, Shadow and Awareness, Hide, a first fight."""

from kagemusha.learn.conditions import Chose, Saw
from kagemusha.learn.era_of_the_ninja.castle import BLADE, alone, dice
from kagemusha.learn.lesson import LessonStep, Wrong

GROUP = "first"
STRUCK = ("0 pick monk-1", "0 pick yari-1")
"""The Lead Ninja decides which of the units that see the ninja acts first."""

LESSONS = (
    alone(
        "first-victory",
        GROUP,
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume@1+2 "
        "tiles=courtyard:0:0:0,dead-end:0:-1:2",
        chance=dice(10),
        steps=(
            LessonStep("goal", show=("lord",), rule="E.23"),
            LessonStep(
                "move",
                solution=("move north",),
                show=("move north", "move"),
                rule="E.42",
            ),
            LessonStep(
                "attack",
                solution=("attack lord",),
                wrong=(Wrong("back", Chose("move south"), script=("0 done",)),),
                show=("attack lord", "lord", "attack"),
                rule="E.52",
            ),
            LessonStep("end", rule="E.91"),
        ),
    ),
    alone(
        "exploring",
        GROUP,
        f"p1=onijin@1 p1.ki=0 p1.shadow=5 {BLADE} lord=hyakume "
        "tiles=courtyard:0:0:0,straight:0:-1:0",
        chance=("tile kitchen", "encounter gate-guards", *dice(9)),
        steps=(
            LessonStep("doors", show=("move south", "explore north"), rule="E.45"),
            LessonStep(
                "explore", solution=("explore north",), show=("explore north",), rule="E.43"
            ),
            LessonStep(
                "turn",
                solution=("turn 0",),
                accept=Chose("turn *"),
                show=("turn 0", "turn 1", "turn 3"),
                rule="E.44",
            ),
            LessonStep("encounter", show=("yari-1",), rule="E.43"),
            LessonStep("sprint", solution=("sprint",), show=("sprint", "move"), rule="E.46"),
            LessonStep(
                "flee",
                solution=("move south",),
                show=("move south",),
                rule="E.42",
            ),
            LessonStep("end", rule="E.31"),
        ),
    ),
    alone(
        "shadow",
        GROUP,
        f"step=shadow p1=onijin@0 p1.wounds=2 p1.ki=0 {BLADE} lord=hyakume units=yari:3@1 "
        "tiles=courtyard:0:0:0,straight:0:-1:0",
        chance=dice(7, 6, 4),
        steps=(
            LessonStep("roll", show=("shadow",), rule="E.27"),
            LessonStep("awareness", show=("awareness",), rule="E.68"),
            LessonStep(
                "move", solution=("move north",), show=("move north", "yari-1"), rule="E.42"
            ),
            LessonStep(
                "wait",
                solution=("done",),
                accept=Saw("era-hidden") & ~Saw("era-attacked"),
                wrong=(Wrong("noise", Saw("era-attacked")),),
                show=("done",),
                rule="E.71",
            ),
            LessonStep("end", show=("awareness",), rule="E.75"),
        ),
    ),
    alone(
        "hide",
        GROUP,
        f"step=shadow p1=onijin@0 p1.wounds=2 p1.ki=0 {BLADE} lord=hyakume "
        "units=yari:3@1,monk:2@1 tiles=courtyard:0:0:0,dead-end:0:-1:2",
        chance=dice(10, 9, 6, 6, 9, 2),
        steps=(
            LessonStep("success", show=("shadow",), rule="E.29"),
            LessonStep(
                "move",
                solution=("move north",),
                show=("move north", "yari-1", "monk-1"),
                rule="E.47",
            ),
            LessonStep(
                "hide",
                solution=("hide",),
                wrong=(
                    Wrong("noise", Saw("era-attacked"), script=STRUCK),
                    Wrong("nothing", Chose("done")),
                ),
                show=("hide",),
                rule="E.67",
            ),
            LessonStep("gain", show=("ingenuity",), rule="E.69"),
            LessonStep(
                "tie",
                solution=("hide",),
                wrong=(
                    Wrong("loud", Saw("era-attacked"), script=STRUCK),
                    Wrong("equal", Chose("done"), script=STRUCK),
                ),
                show=("hide", "shadow"),
                rule="E.69",
            ),
            LessonStep("end", show=("ingenuity",), rule="E/r3"),
        ),
    ),
    alone(
        "attack",
        GROUP,
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:1@0 "
        "tiles=courtyard:0:0:0",
        chance=dice(3, 4, 8, 3, 2),
        steps=(
            LessonStep("values", show=("yari-1",), rule="E.52"),
            LessonStep("odds", show=("attack", "yari-1"), rule="E.62"),
            LessonStep(
                "strike",
                solution=("attack yari-1",),
                wrong=(Wrong("unarmed", Chose("sheathe *"), script=("0 attack yari-1",)),),
                show=("attack yari-1",),
                rule="E.60",
            ),
            LessonStep("token", show=("yari-1",), rule="E.58"),
            LessonStep(
                "finish",
                solution=("attack yari-1",),
                show=("attack yari-1",),
                rule="E.62",
            ),
            LessonStep("end", show=("ingenuity", "shadow"), rule="E.63"),
        ),
    ),
)
