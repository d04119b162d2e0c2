"""Every lesson of every game: the solution passes, and whatever else is chosen gets a reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.learn import Attempt, Lesson, LessonStep, course
from kagemusha.learn.attempt import replay
from kagemusha.text import LOCALES, texts
from tests.text.fluent_sources import entries

LONGEST = 200
"""Letters of a text: one or two short sentences."""
SENTENCE_END = re.compile(r"[.!?…](?=\s|$)")
SAMPLE = 40
"""Random plans that are tried in each step."""
LESSONS = [
    pytest.param(game_id, lesson, id=f"{game_id}-{lesson.id}")
    for game_id in kagemusha.games()
    for lesson in course(game_id)
]
COURSES = [game_id for game_id in kagemusha.games() if course(game_id)]


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_the_solution_passes(game_id: str, lesson: Lesson) -> None:
    attempt = Attempt(kagemusha.game(game_id), lesson)
    for step in lesson.steps:
        assert attempt.step is step
        assert step.solution == tuple(map(str, attempt._match.parse(step.solution))), step.id
        for thing in step.show:
            assert thing in _known(attempt), (step.id, thing)
        outcome = attempt.play(step.solution)
        if not lesson.opponent:
            assert len(outcome.frames) == len(step.script) + bool(step.solution), "script is stuck"
        assert outcome.verdict == ("done" if step is lesson.steps[-1] else "right"), step.id
    again, _ = replay(attempt.game, lesson, attempt.trail)
    assert again.step is None


def _known(attempt: Attempt) -> set[str]:
    """What can be marked: whatever the view names, and choices with the words in them."""
    found: set[str] = set()

    def collect(value: object) -> None:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, Mapping):
            found.update(value)
            collect(list(value.values()))
        elif isinstance(value, Sequence):
            for one in value:
                collect(one)

    collect(attempt.now.view.to_dict())
    for action in attempt._match.rules.vocabulary():
        found |= {action.notation, *action.notation.split()}
    return found


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_whatever_else_is_chosen_gets_a_reason(game_id: str, lesson: Lesson) -> None:
    attempt = Attempt(kagemusha.game(game_id), lesson)
    reasons: set[str] = set()
    for step in lesson.steps:
        for plan in _other_plans(attempt, step):
            reasons |= _tried(attempt, plan)
        attempt.play(step.solution)
    asked = [f"{attempt.prefix}-{step.id}-{w.id}" for step in lesson.steps for w in step.wrong]
    assert {*asked} <= reasons, "a wrong choice with words of its own never comes up"
    for reason in reasons:
        for locale in LOCALES:
            assert texts(locale).say(reason)


def _tried(attempt: Attempt, plan: Sequence[str]) -> set[str]:
    """Play a plan on the side; the reason if it is wrong."""
    tried, outcome = replay(attempt.game, attempt.lesson, [*attempt.trail, plan])
    if outcome.verdict == "more":
        assert attempt.lesson.seat in tried.now.pending, (plan, "nothing can be chosen any more")
    if outcome.verdict == "right":  # another way: the steps that follow can be solved from there
        for step in attempt.lesson.steps[tried.number :]:
            outcome = tried.play(step.solution)
        assert outcome.verdict == "done", plan
    if outcome.verdict != "wrong":
        return set()
    assert tried.now == attempt.now
    assert tried.trail == attempt.trail
    return {outcome.reason}


def _other_plans(attempt: Attempt, step: LessonStep) -> Iterator[tuple[str, ...]]:
    """Each legal first choice, the solution with one choice changed or left out, random plans."""
    if not step.solution:
        return
    match, seat = attempt._match, attempt.lesson.seat
    plans: list[tuple[str, ...]] = [(action.notation,) for action in match.legal(seat)]
    if len(step.solution) > 1:
        every: list[tuple[str, ...]] = [
            (),
            *((action.notation,) for action in match.rules.vocabulary()),
        ]
        for index in range(len(step.solution)):
            kept = step.solution[:index] + step.solution[index + 1 :]
            plans += [(*kept, *other) for other in every]
    plans += [_random_plan(attempt, Rng(number, "plan", step.id)) for number in range(SAMPLE)]
    seen = {tuple(sorted(step.solution))}
    for plan in plans:
        if tuple(sorted(plan)) not in seen and not attempt.why_not(plan):
            seen.add(tuple(sorted(plan)))
            yield plan


def _random_plan(attempt: Attempt, rng: Rng) -> tuple[str, ...]:
    """Random choices until something is revealed, chance is asked or others have to choose."""
    match, seat = attempt._match.clone(), attempt.lesson.seat
    plan: list[str] = []
    while seat in match.pending and len(plan) < 40:
        action = rng.choice(list(match.legal(seat)))
        match.act(seat, action)
        plan.append(action.notation)
        if match.moves[-1].final:
            break
    return tuple(plan)


@pytest.mark.parametrize("game_id", COURSES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_there_and_none_is_left_over(game_id: str, locale: str) -> None:
    wanted: dict[str, bool] = {}
    said, rules = texts(locale), {rule.id for rule in texts(locale).rules(game_id)}
    for lesson in course(game_id):
        lesson_id = f"{game_id}-lesson-{lesson.id}"
        wanted |= {f"{game_id}-lessons-{lesson.group}": False, lesson_id: False}
        wanted[f"{lesson_id}-about"] = True
        for step in lesson.steps:
            wanted[f"{lesson_id}-{step.id}"] = True
            if step.solution:
                wanted[f"{lesson_id}-{step.id}-wrong"] = True
            wanted |= {f"{lesson_id}-{step.id}-{wrong.id}": True for wrong in step.wrong}
            assert not step.rule or step.rule in rules, (lesson.id, step.id)
    for text_id, is_sentence in wanted.items():
        text = said.say(text_id)
        assert len(text) <= LONGEST, (text_id, len(text))
        assert len(SENTENCE_END.findall(text)) <= 2, text_id
        assert text.endswith((".", "!", "?")) is is_sentence, text_id
    here = {
        name for name, entry in entries(locale).items() if entry.file == f"lessons-{game_id}.ftl"
    }
    assert here == {*wanted}


@pytest.mark.parametrize("game_id", COURSES)
def test_ids_are_unique(game_id: str) -> None:
    lessons = course(game_id)
    assert max(Counter(lesson.id for lesson in lessons).values()) == 1
    for lesson in lessons:
        ids = [
            f"{step.id}-{end}"
            for step in lesson.steps
            for end in ("wrong", *(w.id for w in step.wrong))
        ]
        assert max(Counter(ids).values()) == 1, lesson.id
