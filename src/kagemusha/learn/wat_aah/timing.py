"""When to end a round, and which opponents to watch."""

from kagemusha.learn.conditions import Chose, Won
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.wat_aah.table import LEARNER, placing

GROUP = "timing"
FOURTH = ("0 card monkey-1", "0 card monkey-1", "0 done", "0 target p2 dragon", "0 card spider-3")

LESSONS = (
    Lesson(
        id="last-blow",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=toad-4:3,bear-6:2 hand.p2=fox-3:3 "
        "table.p1=rat-5:2,crow-4:2,carp-4:2 "
        "table.p2=dragon-5:2,dragon-4:2,spider-4:4,monkey-3:1,monkey-2:2",
        steps=(
            LessonStep("behind", show=("p1", "p2"), rule="W.7"),
            LessonStep(
                "toad",
                solution=(*placing("toad", "toad-4", "toad-4", "toad-4"), "target p2 dragon"),
                accept=Won(LEARNER),
                wrong=(
                    Wrong(
                        "bear",
                        Chose("place bear"),
                        script=("0 card bear-6", "0 card bear-6", "0 done"),
                    ),
                ),
                otherwise=("0 done", "0 target p2 dragon dragon-5"),
                show=("toad-4", "dragon"),
                rule="S.10",
            ),
            LessonStep("end", rule="S.10"),
        ),
    ),
    Lesson(
        id="not-yet",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=monkey-1:2,rat-5:1,fox-4:1 hand.p2=fox-3:2 "
        "table.p1=rat-5:2,crow-4:2,carp-4:2 table.p2=dragon-5:2,dragon-4:2,bear-6:2",
        chance=("card spider-3", "card crow-3", "card toad-3", "card fox-2", "card carp-1"),
        steps=(
            LessonStep("count", show=("p1", "p2"), rule="W.7"),
            LessonStep(
                "wait",
                solution=placing("rat", "rat-5", verb="reinforce"),
                wrong=(Wrong("lose", Chose("place monkey"), script=FOURTH),),
                show=("rat-5", "rat"),
                rule="W.5",
            ),
            LessonStep(
                "keep",
                solution=("card fox-4",),
                script=("1 recruit", "1 pass", "1 card spider-3"),
                show=("fox-4", "monkey-1"),
                rule="W.6",
            ),
            LessonStep("draw", solution=("recruit",), show=("recruit",), rule="W.3"),
            LessonStep(
                "now",
                solution=(
                    *placing("monkey", "monkey-1", "monkey-1"),
                    "target p2 dragon",
                    "card toad-3",
                ),
                accept=Won(LEARNER),
                show=("monkey-1", "place monkey"),
                rule="W.7",
            ),
            LessonStep("end", rule="W.7"),
        ),
    ),
    Lesson(
        id="whom-to-hit",
        group=GROUP,
        seat=LEARNER,
        seats=3,
        position="step=place-step hand.p1=rat-3:3,bear-6:1 hand.p2=toad-4:2,carp-1:1 "
        "hand.p3=spider-3:3,crow-2:3,monkey-1:3 "
        "table.p1=fox-3:2 table.p2=dragon-5:2,spider-4:2,bear-6:2 table.p3=carp-3:2",
        steps=(
            LessonStep("read", show=("p2", "p3"), rule="S.4"),
            LessonStep(
                "rat",
                solution=(*placing("rat", "rat-3", "rat-3", "rat-3"), "target p2"),
                script=("1 card carp-1", "1 card toad-4", "1 card toad-4"),
                show=("rat-3", "p2"),
                rule="S.16",
            ),
            LessonStep("end", show=("p2",), rule="W.7"),
        ),
    ),
)
