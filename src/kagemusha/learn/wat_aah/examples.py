"""Worked examples of the rules of WAT-AAH!."""

from kagemusha.learn.conditions import Over, Saw, Shows, Won
from kagemusha.learn.example import Example
from kagemusha.learn.wat_aah.table import LEARNER, placing

THEIRS = "hand.p2=toad-3:2,crow-2:1"


def _plan(*choices: str) -> str:
    return f"{LEARNER} {'; '.join(choices)}"


EXAMPLES = (
    Example(
        "three-cards",
        "W.4",
        LEARNER,
        (_plan(*placing("spider", "spider-3", "spider-3", "spider-4")), "0 target p2 bear"),
        Saw("wat-aah-clan-destroyed"),
        f"step=place-step hand.p1=spider-3:2,spider-4:1,fox-2:1 {THEIRS} "
        "table.p1=rat-3:2,rat-4:1 table.p2=bear-6:3,dragon-5:2 corruption.p2=crow-2:1 "
        "jigoku=toad-1",
        2,
    ),
    Example(
        "recruit",
        "W.3",
        LEARNER,
        ("0 recruit",),
        Shows("players.0.hand", "==", 3) & Shows("players.0.corruption", "==", ()),
        f"step=draw-step hand.p1=rat-3:1,fox-3:1 {THEIRS}",
        2,
        chance=("card fox-4",),
    ),
    Example(
        "corrupt",
        "W.3",
        LEARNER,
        ("0 corrupt",),
        Shows("players.0.corruption", "==", ("spider-3",)) & Shows("players.0.hand", "==", 7),
        f"step=draw-step hand.p1=rat-3:1,fox-3:1 {THEIRS}",
        2,
        chance=(
            *("card spider-3", "card bear-6", "card rat-5"),
            *("card fox-4", "card ronin", "card oni"),
        ),
    ),
    Example(
        "two-cards",
        "W.4",
        LEARNER,
        (_plan(*placing("carp", "carp-2", "carp-3")),),
        Shows("players.0.hand", "==", 3),
        f"step=place-step hand.p1=carp-3:1,carp-2:1,bear-6:1 {THEIRS}",
        2,
        chance=("card rat-5", "card rat-4"),
    ),
    Example(
        "ronin",
        "S.6",
        LEARNER,
        (_plan(*placing("carp", "carp-3", "ronin")),),
        Shows("players.0.hand", "==", 3),
        f"step=place-step hand.p1=carp-3:1,ronin:1,bear-6:1 {THEIRS}",
        2,
        chance=("card rat-5", "card rat-4"),
    ),
    Example(
        "yokai",
        "W.5",
        LEARNER,
        ("0 reinforce rat; card yurei", "0 target p2 dragon"),
        Shows("players.1.clans", "==", ()),
        f"step=place-step hand.p1=yurei:1,fox-3:1 {THEIRS} table.p1=rat-3:2 "
        "table.p2=dragon-5:2,dragon-4:1",
        2,
    ),
    Example(
        "jigoku",
        "W.6",
        LEARNER,
        ("0 pass; card carp-1",),
        Shows("jigoku", "==", ("carp-1",)),
        f"step=place-step hand.p1=carp-1:1,bear-6:2 {THEIRS}",
        2,
    ),
    Example(
        "fourth-clan",
        "W.7",
        LEARNER,
        (_plan(*placing("bear", "bear-6", "bear-6")),),
        Over() & Won(LEARNER),
        f"step=place-step hand.p1=bear-6:2,carp-1:1 {THEIRS} "
        "table.p1=rat-5:2,crow-4:2,toad-4:2 table.p2=dragon-5:2,spider-4:3",
        2,
    ),
    Example(
        "looked-at",
        "S.19",
        LEARNER,
        (
            _plan(*placing("dragon", "dragon-3", "dragon-3", "dragon-3")),
            "0 card rat-3",
            "0 card bear-6",
        ),
        Shows("players.0.hand", "==", 3),
        f"step=place-step hand.p1=dragon-3:3,rat-5:1 {THEIRS}",
        2,
        chance=("card rat-4", "card toad-1", "card bear-6", "card rat-3", "card monkey-1"),
    ),
    Example(
        "one-card",
        "W.5",
        LEARNER,
        (_plan(*placing("carp", "carp-3", verb="reinforce")),),
        Shows("players.0.clans.0.cards", "==", ("carp-1", "carp-2", "carp-3"))
        & ~Saw("wat-aah-power-used"),
        f"step=place-step hand.p1=carp-3:1,fox-3:1 {THEIRS} table.p1=carp-2:1,carp-1:1",
        2,
    ),
    Example(
        "discard",
        "W.4",
        LEARNER,
        (_plan(*placing("rat", "rat-3", "rat-3")), "0 target p2", "1 card toad-3; card crow-2"),
        Shows("players.1.hand", "==", 1),
        f"step=place-step hand.p1=rat-3:2,fox-3:1 {THEIRS}",
        2,
    ),
    Example(
        "four-cards",
        "W.4",
        LEARNER,
        (_plan(*placing("crow", "crow-2", "crow-2", "crow-3", "crow-4")),),
        Saw("wat-aah-power-used", effect="dig"),
        f"step=place-step hand.p1=crow-2:2,crow-3:1,crow-4:1,fox-2:1 {THEIRS} "
        "jigoku=bear-6,ronin,toad-4",
        2,
    ),
    Example(
        "less-corrupt",
        "S.22",
        LEARNER,
        (_plan(*placing("bear", "bear-6", "bear-6")),),
        Over() & ~Won(LEARNER),
        f"step=place-step hand.p1=bear-6:2,carp-1:1 {THEIRS} corruption.p1=bear-6:2,monkey-3:1 "
        "table.p1=rat-5:1,rat-4:1,crow-4:2,toad-4:2 table.p2=dragon-5:2,spider-4:3",
        2,
    ),
)
