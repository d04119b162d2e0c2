"""Attempts at lessons: right and wrong choices, and their effects."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kagemusha
from kagemusha.core.errors import IllegalAction, NotationError, OptionError
from kagemusha.learn import Attempt, Lesson, LessonStep, Wrong, course, lesson
from kagemusha.learn.attempt import replay
from kagemusha.learn.conditions import Chose, ChoseExactly, Over, Saw, Shows, Won

RONIN = kagemusha.game("seven-ronin")
CARDS = kagemusha.game("wat-aah")
POSITION = (
    "round=8 step=ronin-abilities ninja=inn:1,well:1,granary:3 "
    "ronin=yobu:x,yumi:0@passage,musashi:3@inn,hayai:x,taiko:0@shrine,kabe:6@well,tasuke:x"
)
LESSON = Lesson(
    id="test",
    group="first",
    seat=1,
    position=POSITION,
    steps=(
        LessonStep("read"),
        LessonStep(
            "save",
            solution=("musashi", "taiko kabe", "done"),
            wrong=(Wrong("idle", ChoseExactly(("done",)), script=("0 well kabe", "0 granary")),),
            otherwise=("1 done",),
        ),
        LessonStep("end"),
    ),
)


@pytest.fixture
def attempt() -> Attempt:
    """An attempt at the step with a choice."""
    attempt = Attempt(RONIN, LESSON)
    assert attempt.play([]).verdict == "right"
    return attempt


def test_a_whole_plan_or_one_choice_after_the_other(attempt: Attempt) -> None:
    whole, _ = replay(RONIN, LESSON, attempt.trail)
    assert whole.play(["taiko kabe", "musashi", "done"]).verdict == "right"
    for choice, verdict in (("taiko kabe", "more"), ("musashi", "more"), ("done", "right")):
        assert attempt.play([choice]).verdict == verdict
    assert attempt.trail == [(), ("taiko kabe",), ("musashi",), ("done",)]
    assert attempt.now.view == whole.now.view
    assert attempt.play([]).verdict == "done"
    assert attempt.step is None
    with pytest.raises(IllegalAction, match="The lesson is over"):
        attempt.play([])


def test_a_wrong_choice_shows_where_it_leads_and_changes_nothing(attempt: Attempt) -> None:
    before = attempt.now
    outcome = attempt.play(["done"])
    assert outcome.verdict == "wrong"
    assert outcome.reason == "seven-ronin-lesson-test-save-idle"
    kinds = [
        [event.kind.removeprefix("seven-ronin-") for event in f.events] for f in outcome.frames
    ]
    assert "ronin-eliminated" in kinds[0]
    assert [frame.seat for frame in outcome.frames] == [1, 0]  # nobody is at the Well
    assert kinds[1][0] == "ninja-recruited"
    assert attempt.now == before
    assert attempt.trail == [()]
    assert attempt.play(["musashi", "taiko kabe", "done"]).verdict == "right"


def test_wrong_after_a_right_beginning_goes_back_to_the_beginning_of_the_step(
    attempt: Attempt,
) -> None:
    attempt.play(["musashi"])
    outcome = attempt.play(["taiko musashi"])
    assert (outcome.verdict, outcome.reason) == ("wrong", "seven-ronin-lesson-test-save-wrong")
    assert [frame.seat for frame in outcome.frames] == [1, 1]  # the script ends the step
    assert attempt.trail == [()]
    assert "musashi" in map(str, attempt.now.legal)


def test_a_beginning_after_which_the_solution_is_out_of_reach_is_wrong(attempt: Attempt) -> None:
    attempt.play(["musashi"])
    assert attempt.play(["done"]).reason == "seven-ronin-lesson-test-save-wrong"


def test_what_is_not_legal_changes_nothing(attempt: Attempt) -> None:
    before = attempt.now
    for plan in (["hayai well"], ["seal"], ["musashi", "musashi"], []):
        with pytest.raises(IllegalAction):
            attempt.play(plan)
    with pytest.raises(NotationError):
        attempt.play(["jump"])
    assert attempt.now == before
    assert attempt.trail == [()]
    assert [reason.rule for reason in attempt.why_not(["hayai well"])]
    with pytest.raises(IllegalAction, match="for reading only"):
        Attempt(RONIN, LESSON).play(["musashi"])


def test_a_trail_gives_the_same_attempt_again(attempt: Attempt) -> None:
    attempt.play(["musashi"])
    again, outcome = replay(RONIN, LESSON, attempt.trail)
    assert (again.now, again.trail, outcome.verdict) == (attempt.now, attempt.trail, "more")
    _, outcome = replay(RONIN, LESSON, [[], ["done"]])
    assert outcome.verdict == "wrong"
    with pytest.raises(IllegalAction, match="Choice 2 was wrong"):
        replay(RONIN, LESSON, [[], ["done"], ["musashi"]])


def test_any_way_is_right_that_reaches_what_a_free_step_asks_for() -> None:
    saved = Shows("areas.9.ninja", "==", 0) & ~Saw("seven-ronin-ronin-eliminated")
    step = LessonStep("save", ("musashi", "done"), accept=saved & Chose("done"), free=True)
    attempt = Attempt(RONIN, replace(LESSON, steps=(step,)))
    assert attempt.play(["taiko kabe"]).verdict == "more"
    assert attempt.play(["musashi"]).verdict == "more"
    assert attempt.play(["done"]).verdict == "done"
    assert Attempt(RONIN, replace(LESSON, steps=(step,))).play(["done"]).verdict == "wrong"


def test_conditions_of_the_end() -> None:
    """The Defender wins, since the last round is over."""
    position = POSITION.replace("ronin-abilities", "area-abilities").replace("kabe:6", "kabe:5")
    one = replace(LESSON, seat=0, position=position.replace(",well:1", "").replace("inn:1,", ""))
    for accept, verdict in ((Won(1) & Over(), "done"), (Won(0) | ~Over(), "wrong")):
        attempt = Attempt(RONIN, replace(one, steps=(LessonStep("end", ("done",), accept=accept),)))
        assert attempt.play(["done"]).verdict == verdict


def test_chance_answers_what_was_prepared_as_far_as_it_can() -> None:
    cards = Lesson(
        id="cards",
        group="first",
        seat=0,
        seats=2,
        position="step=draw-step hand.p1=rat-3:2,bear-6:1 hand.p2=fox-3:3",
        chance=("card bear-6",),
        steps=(LessonStep("draw", ("recruit",)),),
    )
    frame = Attempt(CARDS, cards).play(["recruit"]).frames[0]
    (drawn,) = (event for event in frame.events if "card" in event.args or "cards" in event.args)
    assert "bear-6" in str(drawn.args)


def test_a_bot_chooses_for_the_others_until_it_is_the_learners_turn() -> None:
    cards = Lesson(
        id="bot",
        group="first",
        seat=0,
        seats=2,
        position="step=discard-step hand.p1=rat-3:2,bear-6:1 hand.p2=rat-4:1,toad-4:1",
        opponent="greedy",
        steps=(LessonStep("discard", ("card rat-3",)), LessonStep("draw", ("recruit",))),
    )
    one, other = Attempt(CARDS, cards), Attempt(CARDS, cards)
    frames = one.play(["card rat-3"]).frames
    assert frames[-1].pending == (0,)
    assert {frame.seat for frame in frames[1:]} == {1}
    other.play(["card rat-3"])
    assert one.now == other.now


def test_lessons_are_found_by_their_ids() -> None:
    assert course("lanterns") == ()
    with pytest.raises(OptionError, match="no lesson “nonsense”"):
        lesson("seven-ronin", "nonsense")
