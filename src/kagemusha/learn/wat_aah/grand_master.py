"""Grand Master mode: pawns, Court, Missions, Temple, and the Boss."""

from kagemusha.learn.conditions import Chose, Saw
from kagemusha.learn.lesson import Lesson, LessonStep
from kagemusha.learn.wat_aah.table import LEARNER, placing

GROUP = "grand"
MODE = {"mode": "grand-master"}

LESSONS = (
    Lesson(
        id="pawns",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        options=MODE,
        position="step=place-step round=1 hand.p1=bear-6:2,rat-3:1 hand.p2=fox-3:3 "
        "table.p1=rat-5:2,carp-3:2,crow-4:2 table.p2=toad-4:2",
        chance=("temple-card iron-drill", "temple-card shadow-stores", "court-card levy"),
        steps=(
            LessonStep("rounds", show=("bear-6",), rule="W.8"),
            LessonStep(
                "rank",
                solution=placing("bear", "bear-6", "bear-6"),
                script=("1 temple", "1 temple-card iron-drill"),
                show=("bear-6", "place bear"),
                rule="W.8",
            ),
            LessonStep(
                "court",
                solution=("pawns court 1",),
                script=("1 pawns showdown 2",),
                show=("court", "pawns court 1"),
                rule="W.9",
            ),
            LessonStep(
                "missions",
                solution=("pawns missions 2",),
                show=("missions", "pawns missions 2"),
                rule="S.27",
            ),
            LessonStep(
                "peek", solution=("peek 1",), accept=Chose("peek *"), show=("decoys",), rule="W.9"
            ),
            LessonStep(
                "showdown",
                solution=("pawns showdown 1",),
                show=("showdown", "pawns showdown 1"),
                rule="W.9",
            ),
            LessonStep("use", solution=("court",), show=("court",), rule="S.28"),
            LessonStep("end", show=("hand",), rule="S.28"),
        ),
    ),
    Lesson(
        id="temple",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        options=MODE,
        position="step=discard-step round=1 hand.p1=fox-3:2,rat-3:1,spider-4:1 hand.p2=bear-6:2 "
        "table.p1=toad-4:2 table.p2=rat-5:2,carp-3:2,crow-4:2",
        chance=("card monkey-1", "temple-card mist-scouts", "temple-card masterless-banner"),
        steps=(
            LessonStep(
                "discard",
                solution=("card rat-3",),
                accept=Chose("card *"),
                script=("1 recruit", "1 place bear; card bear-6; card bear-6; done"),
                show=("hand",),
                rule="W.6",
            ),
            LessonStep("last", solution=("temple",), show=("temple", "decoys"), rule="W.9"),
            LessonStep(
                "choose",
                solution=("temple-card mist-scouts",),
                script=("1 pawns showdown 4",),
                show=("temple-card mist-scouts",),
                rule="W.9",
            ),
            LessonStep("end", show=("temple",), rule="S.28"),
        ),
    ),
    Lesson(
        id="boss",
        group=GROUP,
        seat=LEARNER,
        seats=2,
        options=MODE,
        position="step=place-step round=3 hand.p1=bear-6:2 hand.p2=fox-3:3 "
        "table.p1=rat-5:2,carp-3:2,crow-4:2 table.p2=toad-4:2 "
        "at-court=1,0,0,0 at-missions=1,2,0,0 at-showdown=0,1,0,0",
        chance=(
            *("temple-card iron-drill", "temple-card shadow-stores"),
            *("boss ma-maho", "boss zombies", "boss dark-shogun"),
        ),
        steps=(
            LessonStep("bosses", show=("showdown", "decoys"), rule="W.10"),
            LessonStep(
                "rank",
                solution=placing("bear", "bear-6", "bear-6"),
                script=("1 temple", "1 temple-card iron-drill"),
                show=("bear-6", "place bear"),
                rule="W.8",
            ),
            LessonStep(
                "scout",
                solution=("pawns missions 1",),
                show=("missions", "pawns missions 1"),
                rule="S.27",
            ),
            LessonStep(
                "peek",
                solution=("peek 1",),
                script=("1 pawns missions 1",),
                show=("decoys", "peek 1"),
                rule="W.9",
            ),
            LessonStep(
                "again",
                solution=("pawns missions 2", "peek 2"),
                accept=Saw("wat-aah-boss-seen", boss="zombies"),
                script=("1 pawns missions 1", "1 no-peek"),
                show=("missions", "decoys"),
                rule="S.27",
            ),
            LessonStep("decide", solution=("pawns showdown 1",), show=("showdown",), rule="W.10"),
            LessonStep("end", rule="W.11"),
        ),
    ),
)
