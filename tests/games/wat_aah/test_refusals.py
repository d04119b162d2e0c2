"""Refusals: every rule that a choice breaks, by id, in words without ids."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.text import LOCALES, texts
from tests.games.wat_aah.table import GAME, court, give, table, temple, view

PLACE = "step=place-step"
LONG = f"round=2 {PLACE}"


@dataclass(frozen=True)
class Case:
    """A choice that is refused, where and by whom, and the rule of each reason that is given."""

    problems: dict[str, str]
    choice: str
    line: str
    before: tuple[tuple[int, str], ...] = ()
    seat: int = 0
    seats: int = 2
    mode: str = "grasshopper"
    answers: tuple[str, ...] = ()
    prepare: Callable[[Match], object] = lambda _match: None

    def match(self) -> Match:
        """The match in which the choice is refused."""
        match = table(self.line, *self.answers, seats=self.seats, mode=self.mode)
        self.prepare(match)
        for seat, choice in self.before:
            match.act(seat, choice)
        return match


def held(seat: int, name: str, number: int | None = None) -> Callable[[Match], object]:
    """A Temple card for a seat, with another number than in the box if one is given."""
    return lambda match: temple(match, seat, name, number)


def dealt(seat: int, name: str) -> Callable[[Match], object]:
    """A Court card for a seat."""
    return lambda match: court(match, seat, name)


RAT_AT_P2 = ((0, "place rat rat-3 rat-3"),)
RANKED = ((0, "place bear bear-6 bear-6"),)
LAST_TURN = f"{LONG} hand.p1=bear-6:2 table.p1=rat-3:1,toad-1:1,fox-5:1"
LONG_MODE = "grand-master"
CASES = [
    # the step
    Case({"wrong-step": "W.2"}, "place rat", "hand.p1=rat-3:2"),
    Case({"wrong-step": "W.2"}, "recruit", PLACE),
    Case({"wrong-step": "W.2"}, "discard rat-3", f"{PLACE} hand.p1=rat-3:1"),
    Case({"wrong-step": "S.13"}, "pass", f"{PLACE} hand.p1=rat-3:2 hand.p2=oni:1", RAT_AT_P2),
    Case({"wrong-step": "S.28"}, "court", f"{PLACE} hand.p1=rat-3:2 hand.p2=oni:1", RAT_AT_P2),
    Case({"wrong-step": "W.9"}, "court-card levy", PLACE),
    # placing
    Case(
        {"already-placed": "S.5"},
        "place fox",
        f"{LONG} hand.p1=bear-6:2,fox-3:2,rat-3:2",
        ((0, "court"), *RANKED),
        mode=LONG_MODE,
        prepare=dealt(0, "forced-march"),
    ),
    Case({"clan-in-play": "W.4"}, "place rat", f"{PLACE} hand.p1=rat-3:2 table.p1=rat-4:1"),
    Case({"clan-in-play": "W.4", "too-few-held": "W.4"}, "place rat", f"{PLACE} table.p1=rat-4:1"),
    Case({"too-few-held": "W.4"}, "place rat", f"{PLACE} hand.p1=rat-3:1,fox-3:2"),
    Case({"no-clan-card": "S.6"}, "place rat", f"{PLACE} hand.p1=ronin:2"),
    Case({"no-clan-card": "S.6"}, "place rat ronin ronin", f"{PLACE} hand.p1=ronin:2,rat-3:1"),
    Case({"too-few-cards": "W.4"}, "place rat rat-3", f"{PLACE} hand.p1=rat-3:2"),
    Case({"other-clan": "W.4"}, "place rat rat-3 fox-3", f"{PLACE} hand.p1=rat-3:2,fox-3:1"),
    Case({"not-held": "W.4"}, "place rat rat-3 rat-5", f"{PLACE} hand.p1=rat-3:2"),
    Case(
        {"not-held": "W.4", "other-clan": "W.4", "too-many-cards": "W.4"},
        "place rat rat-3 rat-3 rat-5 rat-4 fox-2",
        f"{PLACE} hand.p1=rat-3:2,rat-4:1,fox-2:1",
    ),
    Case({"yokai-new": "W.5"}, "place rat rat-3 rat-3 oni", f"{PLACE} hand.p1=rat-3:2,oni:1"),
    Case(
        {"pick-order": "S.32"},
        "pick rat-3",
        f"{PLACE} hand.p1=rat-3:1,rat-4:1,rat-5:1",
        ((0, "place rat"), (0, "pick rat-4")),
    ),
    Case({"echo-missing": "S.28"}, "place rat rat-3 rat-3 echo", f"{PLACE} hand.p1=rat-3:2"),
    Case(
        {"echo-two": "S.28"},
        "place rat rat-3 rat-3 rat-3 echo",
        f"{LONG} hand.p1=rat-3:3",
        mode=LONG_MODE,
        prepare=held(0, "echo-strike"),
    ),
    # reinforcing
    Case(
        {"already-placed": "S.5"},
        "reinforce bear",
        f"{PLACE} hand.p1=bear-6:1 table.p1=bear-6:1",
        prepare=lambda m: give(m, DID=2, MARCH=1),
    ),
    Case({"clan-not-in-play": "W.5"}, "reinforce rat", f"{PLACE} hand.p1=rat-3:1"),
    Case(
        {"clan-not-in-play": "W.5", "not-your-clan": "S.8"},
        "reinforce rat oni",
        f"{PLACE} hand.p1=oni:1 table.p2=rat-3:1",
    ),
    Case({"clan-full": "W.5"}, "reinforce bear", f"{PLACE} hand.p1=bear-6:1 table.p1=bear-6:4"),
    Case(
        {"yokai-no-room": "S.20"}, "reinforce bear oni", f"{PLACE} hand.p1=oni:1 table.p1=bear-6:4"
    ),
    Case(
        {"too-many-cards": "W.5"},
        "reinforce bear bear-6 bear-6",
        f"{PLACE} hand.p1=bear-6:2 table.p1=bear-6:3",
    ),
    Case({"nothing-to-add": "W.5"}, "reinforce bear", f"{PLACE} hand.p1=rat-3:1 table.p1=bear-6:1"),
    Case(
        {"yokai-alone": "W.5"},
        "reinforce bear bear-6 oni",
        f"{PLACE} hand.p1=bear-6:1,oni:1 table.p1=bear-6:1",
    ),
    Case(
        {"too-few-cards": "W.5"},
        "done",
        f"{PLACE} hand.p1=bear-6:1 table.p1=bear-6:1",
        ((0, "reinforce bear"),),
    ),
    # targets
    Case({"target-self": "S.13"}, "target p1", f"{PLACE} hand.p1=rat-3:2 hand.p2=oni:1", RAT_AT_P2),
    Case(
        {"target-player": "S.16"},
        "target p2 rat",
        f"{PLACE} hand.p1=rat-3:2 hand.p2=oni:1",
        RAT_AT_P2,
    ),
    Case(
        {"hand-empty": "S.13"},
        "target p3",
        f"{PLACE} hand.p1=rat-3:2 hand.p2=oni:1",
        RAT_AT_P2,
        seats=3,
    ),
    Case(
        {"closed-fist": "S.28"},
        "target p3",
        f"{LONG} hand.p1=rat-3:2 hand.p2=oni:1 hand.p3=ryu:1",
        RAT_AT_P2,
        seats=3,
        mode=LONG_MODE,
        prepare=held(2, "closed-fist"),
    ),
    Case(
        {"target-clan": "S.15"},
        "target p2",
        f"{PLACE} hand.p1=yurei:1 table.p1=bear-6:1 table.p2=rat-3:1",
        ((0, "reinforce bear yurei"),),
    ),
    Case(
        {"no-such-clan": "S.15"},
        "target p2 fox",
        f"{PLACE} hand.p1=yurei:1 table.p1=bear-6:1 table.p2=rat-3:1",
        ((0, "reinforce bear yurei"),),
    ),
    Case(
        {"last-stand": "S.13"},
        "target p2 fox",
        f"{LONG} hand.p1=yurei:1 table.p1=bear-6:1 table.p2=fox-3:1 table.p3=rat-3:2",
        ((0, "reinforce bear yurei"),),
        seats=3,
        mode=LONG_MODE,
        prepare=held(1, "last-stand", 1),
    ),
    Case(
        {"target-card": "S.14"},
        "target p2 rat",
        f"{PLACE} hand.p1=spider-3:2 table.p2=rat-3:1",
        ((0, "place spider spider-3 spider-3"),),
    ),
    Case(
        {"card-not-there": "S.14"},
        "target p2 rat rat-5",
        f"{PLACE} hand.p1=spider-3:2 table.p2=rat-3:1",
        ((0, "place spider spider-3 spider-3"),),
    ),
    Case(
        {"too-strong": "S.28"},
        "target p2 bear bear-6",
        f"{LONG} hand.p1=rat-3:1 table.p2=bear-6:1,rat-3:1",
        ((0, "court"),),
        mode=LONG_MODE,
        prepare=dealt(0, "banishment"),
    ),
    Case(
        {"copies-nothing": "S.17"},
        "target p2 bear",
        f"{PLACE} hand.p1=monkey-1:2 table.p2=bear-6:1,carp-1:1",
        ((0, "place monkey monkey-1 monkey-1"),),
    ),
    Case(
        {"copy-without-effect": "S.13"},
        "target p2 rat",
        f"{PLACE} hand.p1=monkey-1:2 table.p2=rat-3:1,carp-1:1",
        ((0, "place monkey monkey-1 monkey-1"),),
    ),
    Case(
        {"honour": "S.24"},
        "target p3",
        f"{LAST_TURN} table.p2=bear-6:2,rat-5:1,rat-4:1",
        RANKED,
        seats=3,
        mode=LONG_MODE,
    ),
    # cards of an effect
    Case({"not-in-hand": "W.6"}, "discard oni", "step=discard-step hand.p1=rat-3:1"),
    Case(
        {"not-in-hand": "S.16"},
        "discard rat-3",
        f"{PLACE} hand.p1=rat-3:2 hand.p2=fox-3:3",
        (*RAT_AT_P2, (0, "target p2")),
        seat=1,
    ),
    Case(
        {"not-in-jigoku": "W.4"},
        "take oni",
        f"{PLACE} hand.p1=crow-2:2 jigoku=rat-3,rat-4,rat-5",
        ((0, "place crow crow-2 crow-2"),),
    ),
    Case(
        {"not-in-jigoku": "W.5"},
        "take oni",
        f"{PLACE} hand.p1=tengu:1 table.p1=bear-6:1 jigoku=rat-3,rat-4,rat-5,fox-2",
        ((0, "reinforce bear tengu"),),
    ),
    Case(
        {"not-looked-at": "S.19"},
        "keep oni",
        f"{PLACE} hand.p1=dragon-3:2",
        ((0, "place dragon dragon-3 dragon-3"),),
        answers=("rat-3", "rat-4", "rat-5"),
    ),
    Case(
        {"not-in-clan": "S.15"},
        "spare ronin",
        f"{LONG} hand.p1=yurei:1 table.p1=bear-6:1 table.p2=rat-3:2 ronin=p2.rat:1",
        ((0, "reinforce bear yurei"), (0, "target p2 rat")),
        seat=1,
        mode=LONG_MODE,
        prepare=held(1, "last-stand", 1),
    ),
    Case(
        {"not-corrupt": "S.28"},
        "pardon oni",
        f"{LONG} corruption.p1=rat-3:1",
        ((0, "court"),),
        mode=LONG_MODE,
        prepare=dealt(0, "pardon"),
    ),
    Case(
        {"too-strong-to-pardon": "S.28"},
        "pardon bear-6",
        f"{LONG} corruption.p1=rat-3:1,bear-6:1",
        ((0, "court"),),
        mode=LONG_MODE,
        prepare=dealt(0, "pardon"),
    ),
    Case(
        {"not-in-his-hand": "S.28"},
        "take oni",
        f"{LONG} hand.p2=rat-3:1",
        ((0, "court"), (0, "target p2")),
        mode=LONG_MODE,
        prepare=dealt(0, "tax-collector"),
    ),
    Case(
        {"swap-open": "S.16"},
        "seal",
        f"{PLACE} hand.p1=fox-3:2,rat-3:3 hand.p2=oni:1,carp-1:2",
        ((0, "place fox fox-3 fox-3"), (0, "target p2")),
    ),
    Case(
        {"swap-full": "S.16"},
        "offer rat-3",
        f"{PLACE} hand.p1=fox-3:2,rat-3:3 hand.p2=oni:1",
        ((0, "place fox fox-3 fox-3"), (0, "target p2"), (0, "offer rat-3")),
    ),
    # Temple, Court, pawns
    Case({"gate-closed": "W.3"}, "gate rat-3", "hand.p1=fox-2:1 jigoku=rat-3"),
    Case(
        {"gate-top": "S.18"},
        "gate oni",
        "round=2 hand.p1=fox-2:1 jigoku=oni,rat-3,rat-4,rat-5,fox-3",
        mode=LONG_MODE,
        prepare=held(0, "gate-of-jigoku"),
    ),
    Case({"court-none": "S.28"}, "court", PLACE),
    Case(
        {"march-late": "S.34"},
        "court",
        "round=2 step=discard-step hand.p1=rat-3:1",
        mode=LONG_MODE,
        prepare=dealt(0, "forced-march"),
    ),
    Case({"court-later": "S.28"}, "court", LONG, mode=LONG_MODE, prepare=dealt(0, "palace-guard")),
    Case(
        {"court-without-effect": "S.28"}, "court", LONG, mode=LONG_MODE, prepare=dealt(0, "pardon")
    ),
    Case(
        {"guard": "S.28"},
        "guard",
        f"{LONG} hand.p1=rat-3:2 hand.p2=oni:1",
        (*RAT_AT_P2, (0, "target p2")),
        seat=1,
        mode=LONG_MODE,
        prepare=dealt(1, "levy"),
    ),
    Case(
        {"show-seal": "S.28"},
        "show-seal",
        LAST_TURN,
        RANKED,
        mode=LONG_MODE,
        prepare=dealt(0, "levy"),
    ),
    Case({"must": "S.25"}, "no-peek", LAST_TURN, RANKED, seat=1, mode=LONG_MODE),
    Case({"peek": "S.27"}, "peek 4", LAST_TURN, RANKED, seat=1, mode=LONG_MODE),
    Case(
        {"temple-empty": "W.9"},
        "temple",
        LAST_TURN,
        RANKED,
        seat=1,
        mode=LONG_MODE,
        prepare=lambda m: give(m, TEMPLE_IN=[2] * 10),
    ),
    Case(
        {"temple-card": "W.9"},
        "temple-card echo-strike",
        LAST_TURN,
        (*RANKED, (1, "temple")),
        seat=1,
        mode=LONG_MODE,
        answers=("temple-card iron-drill", "temple-card closed-fist"),
    ),
    Case(
        {"must": "S.26"},
        "pass",
        LAST_TURN,
        (*RANKED, (1, "peek 1")),
        mode=LONG_MODE,
        answers=("boss zombies",),
    ),
    Case(
        {"court-one": "S.26"},
        "pawns court 2",
        LAST_TURN,
        (*RANKED, (1, "peek 1")),
        mode=LONG_MODE,
        answers=("boss zombies",),
    ),
    Case(
        {"pawns-left": "S.26"},
        "pawns missions 5",
        LAST_TURN,
        (*RANKED, (1, "peek 1")),
        mode=LONG_MODE,
        answers=("boss zombies",),
    ),
]


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{'-'.join(case.problems)}: {case.choice}"
)
def test_each_refusal_names_its_rules(case: Case) -> None:
    reasons = case.match().why_not(case.seat, case.choice)
    found = {reason.id.removeprefix("refused-wat-aah-"): reason.rule for reason in reasons}
    assert found == case.problems


def test_every_refusal_has_a_case() -> None:
    """Nothing that a player can be told is left untried."""
    wanted = {
        name.removeprefix("refused-wat-aah-")
        for name in texts("en")._fluent.ids
        if name.startswith("refused-wat-aah-")
    }
    assert wanted == {problem for case in CASES for problem in case.problems}


ID = re.compile(r"\b(?:[a-z]+-\d|p[1-4]|[a-z]+-step|temple-card|court-card)\b|\{|\?\?")


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_random_illegal_choices_are_refused_with_a_rule_and_without_ids(
    seats: int, options: dict[str, str]
) -> None:
    """At least one reason each, with a rule of the page, in words and not in ids."""
    rng = Rng(11, "refusals", f"{seats}-{options}")
    everything = list(GAME.rules(seats, options).vocabulary())
    rules = {rule.id for rule in texts("en").rules("wat-aah")}
    tried = 0
    for seed in range(3):
        match = GAME.new(seats, options, seed=seed)
        while match.pending:
            seat = rng.choice(match.pending)
            for action in [rng.choice(everything) for _ in range(8)]:
                if action in match.legal(seat):
                    continue
                reasons = match.why_not(seat, [action])
                assert reasons, (match.position(), str(action))
                assert {reason.rule for reason in reasons} <= rules
                order = [reason.id for reason in reasons if reason.id.endswith("pick-order")]
                assert not order or view(match, seat).step == "picking"
                tried += 1
                for reason in reasons if tried % 20 == 0 else ():
                    for locale in LOCALES:
                        said = texts(locale).message(reason)
                        assert not ID.search(said), said
            match.act(seat, rng.choice(match.legal(seat)))
    assert tried > 300
