"""The modes: Death Match, several clans, Lord's Head, Arcade."""

from kagemusha.learn.conditions import Chose, Saw, Won
from kagemusha.learn.era_of_the_ninja.castle import BLADE, NINJA, PLAIN, dice
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong

GROUP = "modes"
SIDES = ["metal", "fire", "metal"]
RIVAL = ("0 done", "1 attack lord")
"""What the rival does if the learner lets the Lord live."""

LESSONS = (
    Lesson(
        id="death-match",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options={**PLAIN, "mode": "nvn-death-match"},
        position="lead=p1 tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@0 p1.ki=0 p1.shadow=9 {BLADE} "
        "p2=tetsugoro@1 p2.ki=0 p2.wounds=1 p2.shadow=4",
        chance=dice(8, 3, 9, 7, 2),
        steps=(
            LessonStep("rule", show=("p2",), rule="E.142"),
            LessonStep(
                "search",
                solution=("search",),
                script=("1 move south", "1 done"),
                show=("search",),
                rule="E.146",
            ),
            LessonStep(
                "keep",
                solution=("stand",),
                script=("1 done",),
                show=("stand", "p2"),
                rule="E.99",
            ),
            LessonStep("wound", solution=("wound p2",), show=("wound p2", "p2"), rule="E.101"),
            LessonStep("roll", solution=("roll",), accept=Won(NINJA), show=("roll",), rule="E.105"),
            LessonStep("end", rule="E.148"),
        ),
    ),
    Lesson(
        id="clan-death-match",
        group=GROUP,
        seat=NINJA,
        seats=3,
        options={**PLAIN, "mode": "clan-death-match", "clans": SIDES},
        position="lead=p1 tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=8 {BLADE} "
        "p2=hibana@0 p2.ki=0 p2.wounds=2 p2.shadow=5 p3=hagane@0 p3.ki=0 p3.shadow=5",
        chance=dice(6, 4),
        steps=(
            LessonStep("sides", show=("p2", "p3"), rule="E.149"),
            LessonStep(
                "wound",
                solution=("wound p2",),
                accept=Won(NINJA),
                show=("wound p2", "p2"),
                rule="E.150",
            ),
            LessonStep("end", rule="E.138"),
        ),
    ),
    Lesson(
        id="multi-clan-attack",
        group=GROUP,
        seat=NINJA,
        seats=3,
        options={**PLAIN, "mode": "multi-clan-attack", "clans": SIDES},
        position="lead=p1 lord=danjo@1+3 tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@1 p1.ki=0 p1.wounds=1 p1.shadow=8 {BLADE} "
        "p2=hibana@1 p2.ki=0 p2.shadow=5 p2.cards=katana* p3=hagane@0 p3.ki=0 p3.shadow=5",
        chance=dice(8, 7, 8),
        steps=(
            LessonStep("sides", show=("p2", "p3"), rule="E.152"),
            LessonStep(
                "attack",
                solution=("attack lord",),
                accept=Won(NINJA),
                wrong=(Wrong("rival", Saw("era-nvn"), script=RIVAL),),
                otherwise=RIVAL,
                show=("attack lord", "lord"),
                rule="E.152",
            ),
            LessonStep("end", rule="E.138"),
        ),
    ),
    Lesson(
        id="lords-head",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options={**PLAIN, "mode": "lords-head"},
        position="lead=p2 active=p1 head=p1 lord=danjo tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@1 p1.ki=0 p1.shadow=7 {BLADE} "
        "p2=tetsugoro@1 p2.ki=0 p2.shadow=4",
        chance=dice(3),
        steps=(
            LessonStep("rule", show=("head",), rule="E.153"),
            LessonStep("run", solution=("move south",), show=("move south",), rule="E.154"),
            LessonStep(
                "home",
                solution=("done",),
                accept=Chose("done") | Chose("hide"),
                wrong=(Wrong("dropped", Chose("drop")),),
                script=("1 stand",),
                show=("done",),
                rule="E.154",
            ),
            LessonStep("end", rule="E.158"),
        ),
    ),
    Lesson(
        id="arcade",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options={**PLAIN, "arcade": True},
        position="lead=p1 lord=danjo@0+3 tiles=courtyard:0:0:0 "
        f"p1=onijin@0 p1.ki=0 p1.shadow=7 p1.ingenuity=3 {BLADE} "
        "p2=tetsugoro@0 p2.ki=0 p2.ingenuity=8 p2.shadow=4",
        chance=dice(9),
        steps=(
            LessonStep("rule", show=("ingenuity", "p2"), rule="E.160"),
            LessonStep(
                "strike",
                solution=("attack lord",),
                accept=Won(NINJA),
                wrong=(Wrong("spent", Chose("buy *"), script=("0 attack lord",)),),
                show=("attack lord", "ingenuity"),
                rule="E/r63",
            ),
            LessonStep("end", rule="E/r36"),
        ),
    ),
)
