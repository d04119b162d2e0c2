"""The modules: features of rooms, ninja against ninja, sneak attacks, Reinforcements, clans."""

from kagemusha.learn.conditions import Saw
from kagemusha.learn.era_of_the_ninja.castle import BLADE, NINJA, PLAIN, dice
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong

GROUP = "modules"

LESSONS = (
    Lesson(
        id="rooms",
        group=GROUP,
        seat=NINJA,
        seats=1,
        position=f"p1=onijin@0 p1.wounds=2 p1.ki=0 p1.shadow=5 {BLADE} lord=hyakume "
        "units=yari:3@2 tiles=courtyard:0:0:0,moss-garden:0:-1:0,dead-end:0:1:0",
        chance=dice(6, 3),
        steps=(
            LessonStep("features", show=("cross",), rule="E/r69"),
            LessonStep("go", solution=("move north",), show=("move north",), rule="E/r69"),
            LessonStep("hide", solution=("hide",), show=("hide",), rule="E/r69"),
            LessonStep("end", rule="E/r70"),
        ),
    ),
    Lesson(
        id="steal",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options={**PLAIN, "nvn": True},
        position="lead=p1 lord=hyakume tiles=courtyard:0:0:0 "
        "p1=onijin@0 p1.ki=0 p1.shadow=8 "
        "p2=tetsugoro@0 p2.ki=0 p2.shadow=5 p2.cards=katana*",
        chance=dice(8, 3, 4),
        steps=(
            LessonStep("rule", show=("p2", "shadow"), rule="E.99"),
            LessonStep(
                "steal",
                solution=("steal katana p2",),
                show=("steal katana p2", "katana"),
                rule="E.100",
            ),
            LessonStep("end", show=("katana",), rule="E.102"),
        ),
    ),
    Lesson(
        id="wound",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options={**PLAIN, "nvn": True},
        position="lead=p1 lord=hyakume tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} "
        "p2=tetsugoro@0 p2.ki=0 p2.wounds=3 p2.shadow=5 p2.cards=katana*",
        chance=dice(6, 4),
        steps=(
            LessonStep("rule", show=("p2", "attack"), rule="E.101"),
            LessonStep("wound", solution=("wound p2",), show=("wound p2", "p2"), rule="E.101"),
            LessonStep("end", rule="E.104"),
        ),
    ),
    Lesson(
        id="sneak",
        group=GROUP,
        seat=NINJA,
        seats=1,
        options={**PLAIN, "sneak": True},
        position=f"awareness=4 p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume "
        "units=yari:1@1 tiles=courtyard:0:0:0,dead-end:0:-1:2",
        chance=dice(3, 2),
        steps=(
            LessonStep("rule", show=("shadow", "awareness"), rule="E.139"),
            LessonStep("go", solution=("move north",), show=("move north",), rule="E.42"),
            LessonStep(
                "strike", solution=("attack yari-1",), show=("attack yari-1",), rule="E.140"
            ),
            LessonStep("end", rule="E.140"),
        ),
    ),
    Lesson(
        id="reinforcements",
        group=GROUP,
        seat=NINJA,
        seats=1,
        options={**PLAIN, "reinforcements": True},
        position=f"p1=onijin@0 p1.ki=0 p1.shadow=7 {BLADE} lord=hyakume "
        "units=yari:5@0 tiles=courtyard:0:0:0",
        chance=dice(5, 7),
        steps=(
            LessonStep("rule", show=("shadow",), rule="E.111"),
            LessonStep("when", show=("shadow", "awareness"), rule="E.114"),
            LessonStep(
                "quiet",
                solution=("hide",),
                accept=Saw("era-hidden") & ~Saw("era-attacked"),
                wrong=(Wrong("noise", Saw("era-attacked"), script=("0 at 0",)),),
                show=("hide",),
                rule="E.113",
            ),
            LessonStep("end", rule="E.118"),
        ),
    ),
    Lesson(
        id="clans",
        group=GROUP,
        seat=NINJA,
        seats=2,
        options={**PLAIN, "mode": "clan-attack", "clans": "metal"},
        position="lead=p1 lord=hyakume units=yari:1@1 tiles=courtyard:0:0:0,dead-end:0:-1:2 "
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 p1.ingenuity=2 {BLADE} "
        "p2=hagane@1 p2.ki=0 p2.shadow=8 p2.ingenuity=1",
        chance=dice(3),
        steps=(
            LessonStep("clan", show=("p2",), rule="E.138"),
            LessonStep("pool", solution=("deposit 2",), show=("deposit 2",), rule="E.135"),
            LessonStep("join", solution=("move north",), show=("move north", "p2"), rule="E.121"),
            LessonStep(
                "strike", solution=("attack yari-1",), show=("attack yari-1",), rule="E.122"
            ),
            LessonStep("end", rule="E.134"),
        ),
    ),
)
