"""Two, three or four cards, Ronin and Yokai, and what the powers do."""

from kagemusha.learn.conditions import Chose
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong
from kagemusha.learn.wat_aah.table import LEARNER, placing

GROUP = "powers"

LESSONS = (
    Lesson(
        id="two-or-three",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=spider-3:2,spider-4:1,fox-2:1 hand.p2=toad-3:2,crow-2:1 "
        "table.p1=rat-3:2 table.p2=bear-6:3,carp-1:2",
        steps=(
            LessonStep("powers", show=("spider-3", "spider-4"), rule="W.4"),
            LessonStep(
                "destroy",
                solution=(*placing("spider", "spider-3", "spider-3", "spider-4"), "target p2 bear"),
                wrong=(Wrong("carp", Chose("target p2 carp")),),
                otherwise=("0 done", "0 target p2 bear bear-6"),
                show=("spider-3", "spider-4", "bear"),
                rule="W.4",
            ),
            LessonStep("end", rule="W.4"),
        ),
    ),
    Lesson(
        id="ronin",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=carp-3:1,carp-2:1,ronin:1,bear-6:1 "
        "hand.p2=toad-3:2,crow-2:1",
        chance=("card bear-6", "card rat-5", "card rat-4", "card fox-4"),
        steps=(
            LessonStep("stands", show=("ronin",), rule="S.6"),
            LessonStep(
                "three",
                solution=placing("carp", "carp-2", "carp-3", "ronin"),
                show=("carp-2", "carp-3", "ronin"),
                rule="S.6",
            ),
            LessonStep("end", show=("hand",), rule="W.4"),
        ),
    ),
    Lesson(
        id="yokai",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=yurei:1,oni:1,fox-3:1 hand.p2=toad-3:2,crow-2:1 "
        "table.p1=rat-3:2 table.p2=dragon-5:2,dragon-4:1",
        steps=(
            LessonStep("joins", show=("yurei", "oni", "rat"), rule="W.5"),
            LessonStep(
                "yurei",
                solution=("reinforce rat", "card yurei", "target p2 dragon"),
                show=("yurei", "rat", "dragon"),
                rule="W.5",
            ),
            LessonStep("end", rule="W.5"),
        ),
    ),
    Lesson(
        id="jigoku",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=crow-2:2,bear-6:1,toad-4:1 hand.p2=spider-3:2,carp-1:1 "
        "jigoku=rat-3,oni,fox-2,bear-6,carp-2",
        steps=(
            LessonStep("open", show=("jigoku",), rule="S.4"),
            LessonStep(
                "crow", solution=placing("crow", "crow-2", "crow-2"), show=("crow-2",), rule="W.4"
            ),
            LessonStep(
                "take",
                solution=("card bear-6", "card oni"),
                show=("bear-6", "oni", "jigoku"),
                rule="W.4",
            ),
            LessonStep("end", show=("bear-6",), rule="W.5"),
        ),
    ),
    Lesson(
        id="dragon",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=dragon-3:3,rat-5:1 hand.p2=spider-3:2,carp-1:1",
        chance=("card rat-4", "card toad-1", "card bear-6", "card rat-3", "card monkey-1"),
        steps=(
            LessonStep(
                "look",
                solution=placing("dragon", "dragon-3", "dragon-3", "dragon-3"),
                show=("dragon-3",),
                rule="W.4",
            ),
            LessonStep(
                "keep", solution=("card rat-3", "card rat-4"), show=("rat-3", "rat-4"), rule="S.19"
            ),
            LessonStep("end", show=("hand",), rule="S.19"),
        ),
    ),
    Lesson(
        id="fox",
        group=GROUP,
        seat=LEARNER,
        seats=3,
        position="step=place-step hand.p1=fox-3:3,carp-1:1 hand.p2=spider-3:2,carp-1:1 "
        "hand.p3=bear-6:2,rat-3:2,toad-4:2,crow-4:2,dragon-5:1",
        steps=(
            LessonStep("swap", show=("fox-3",), rule="S.16"),
            LessonStep(
                "most",
                solution=(*placing("fox", "fox-3", "fox-3", "fox-3"), "target p3"),
                show=("fox-3", "p3"),
                rule="S.16",
            ),
            LessonStep("end", show=("hand",), rule="S.16"),
        ),
    ),
    Lesson(
        id="monkey",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        position="step=place-step hand.p1=monkey-1:3,rat-5:1 hand.p2=toad-3:1,crow-2:1 "
        "table.p1=rat-3:2 table.p2=spider-4:2,carp-3:2,bear-6:3",
        chance=("card toad-1", "card toad-3", "card crow-2", "card fox-2"),
        steps=(
            LessonStep("copies", show=("spider", "carp"), rule="S.17"),
            LessonStep(
                "copy",
                solution=(
                    *placing("monkey", "monkey-1", "monkey-1", "monkey-1"),
                    "target p2 spider",
                    "target p2 bear",
                ),
                show=("monkey-1", "spider", "bear"),
                rule="S.17",
            ),
            LessonStep("end", rule="S.17"),
        ),
    ),
)
