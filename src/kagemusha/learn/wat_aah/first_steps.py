"""The fourth clan, the three phases of a turn, and how to draw."""

from kagemusha.learn.conditions import Chose
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.wat_aah.table import LEARNER, placing

GROUP = "first"
WEAK_CLAN = ("0 card carp-1", "0 card carp-1", "0 done")
LAST_TURNS = ("0 pass", "0 card toad-1", "1 recruit", "1 place carp carp-1 carp-1")

LESSONS = (
    Lesson(
        id="first-victory",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=bear-6:2,carp-1:2 hand.p2=fox-3:3 "
        "table.p1=rat-5:2,crow-4:2,toad-4:2 table.p2=dragon-5:2,dragon-4:2,spider-4:3",
        steps=(
            LessonStep("goal", show=("rat", "crow", "toad"), rule="W.7"),
            LessonStep("count", show=("p1", "p2"), rule="W.7"),
            LessonStep(
                "fourth",
                solution=placing("bear", "bear-6", "bear-6"),
                wrong=(Wrong("weak", Chose("place carp"), script=WEAK_CLAN),),
                show=("bear-6", "place bear"),
                rule="W.4",
            ),
            LessonStep("end", rule="W.7"),
        ),
    ),
    Lesson(
        id="a-turn",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=draw-step hand.p1=rat-3:1,fox-3:2,carp-1:1 "
        "hand.p2=toad-3:1,spider-4:1,crow-2:1",
        chance=("card rat-4",),
        steps=(
            LessonStep("phases", show=("hand", "deck"), rule="W.2"),
            LessonStep("draw", solution=("recruit",), show=("recruit", "deck"), rule="W.3"),
            LessonStep(
                "place",
                solution=(*placing("rat", "rat-3", "rat-4"), "target p2"),
                script=("1 card crow-2", "1 card toad-3"),
                show=("rat-3", "rat-4", "place rat"),
                rule="W.4",
            ),
            LessonStep("discard", solution=("card carp-1",), show=("carp-1",), rule="W.6"),
            LessonStep("end", show=("jigoku",), rule="W.6"),
        ),
    ),
    Lesson(
        id="corrupt",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=draw-step hand.p1=rat-3:1,fox-3:1,bear-6:1 "
        "hand.p2=toad-3:2,spider-4:2,crow-2:1",
        chance=(
            *("card spider-3", "card bear-6", "card rat-5"),
            *("card fox-4", "card ronin", "card oni"),
        ),
        steps=(
            LessonStep("ways", show=("recruit", "corrupt"), rule="W.3"),
            LessonStep(
                "greed",
                solution=("corrupt",),
                show=("corrupt", "deck"),
                rule="W.3",
            ),
            LessonStep("price", show=("corruption",), rule="W.7"),
        ),
    ),
    Lesson(
        id="too-late",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=draw-step hand.p1=fox-3:1,toad-1:1 hand.p2=carp-1:2 "
        "table.p1=bear-6:4,crow-4:2 table.p2=dragon-5:2,spider-4:2,rat-4:2",
        chance=("card bear-6",),
        steps=(
            LessonStep("threat", show=("p2",), rule="W.7"),
            LessonStep(
                "careful",
                solution=("recruit",),
                script=LAST_TURNS,
                otherwise=LAST_TURNS,
                show=("recruit",),
                rule="W.3",
            ),
            LessonStep("end", rule="S.22"),
        ),
    ),
)
