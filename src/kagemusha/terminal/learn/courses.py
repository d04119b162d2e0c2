"""Lists the courses of all games, and runs the lessons of one."""

from __future__ import annotations

import kagemusha
from kagemusha.learn import Lesson, course
from kagemusha.learn import lesson as find_lesson
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.learn import progress
from kagemusha.terminal.learn.progress import LessonProgress
from kagemusha.terminal.learn.session import LessonSession, Skip
from kagemusha.terminal.play.commands import LeaveMatch
from kagemusha.terminal.screen import Screen


def list_courses(screen: Screen) -> int:
    """List every game with lessons, and how many of them are done."""
    for game_id in kagemusha.games():
        if lessons := course(game_id):
            done = progress.read(game_id).done & {lesson.id for lesson in lessons}
            name = screen.texts.name("game", game_id)
            screen.print_text(
                "terminal-learn-course",
                game=game_id,
                name=name,
                number=len(done),
                last=len(lessons),
            )
    screen.print_text("terminal-learn-how", style="quiet")
    return 0


def learn(screen: Screen, game_id: str, lesson_id: str | None) -> int:
    """Run one lesson, or the course of a game, until the learner leaves."""
    lessons = course(game_id)
    if not lessons:
        raise Refused(screen.say("terminal-learn-none", game=game_id))
    wanted = None if lesson_id is None else _find_lesson(screen, game_id, lesson_id)
    known = progress.read(game_id)
    try:
        if wanted:
            _take(screen, game_id, wanted, known)
        else:
            while chosen := _choose(screen, game_id, lessons, known):
                _take(screen, game_id, chosen, known)
    except (EOFError, LeaveMatch):
        screen.print_text("terminal-learn-left", game=game_id)
    except KeyboardInterrupt:
        screen.show()
        screen.print_text("terminal-learn-left", game=game_id)
        return 130
    return 0


def _find_lesson(screen: Screen, game_id: str, lesson_id: str) -> Lesson:
    """A lesson by its id or its number in the course."""
    if not lesson_id.isdecimal():
        return find_lesson(game_id, lesson_id)
    lessons = course(game_id)
    if not 1 <= int(lesson_id) <= len(lessons):
        raise Refused(screen.say("terminal-learn-range", last=len(lessons)))
    return lessons[int(lesson_id) - 1]


def _take(screen: Screen, game_id: str, lesson: Lesson, known: LessonProgress) -> None:
    attempt = known.attempt(kagemusha.game(game_id), lesson)
    try:
        LessonSession(screen, attempt, known).run()
    except Skip:
        known.skipped = lesson.id


def _choose(
    screen: Screen, game_id: str, lessons: tuple[Lesson, ...], known: LessonProgress
) -> Lesson | None:
    """Show the list of lessons, and ask for one; None to stop."""
    _list(screen, game_id, lessons, known)
    order = _from(lessons, known.skipped)
    following = next((one for one in order if one.id not in known.done), None)
    if following is None:
        screen.print_text("terminal-learn-all-done", style="good")
    while True:
        default = lessons.index(following) + 1 if following else 0
        answer = screen.ask(screen.say("terminal-learn-which", default=default) + " ").casefold()
        if answer in ("quit", "q", "exit") or not (answer or following):
            return None
        if not answer:
            return following
        if answer.isdecimal() and 1 <= int(answer) <= len(lessons):
            return lessons[int(answer) - 1]
        fitting = [one for one in lessons if one.id.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        screen.print_text("terminal-learn-range", style="wrong", last=len(lessons))


def _from(lessons: tuple[Lesson, ...], skipped: str) -> tuple[Lesson, ...]:
    """The lessons, starting after the skipped one."""
    ids = [lesson.id for lesson in lessons]
    after = ids.index(skipped) + 1 if skipped in ids else 0
    return lessons[after:] + lessons[:after]


def _list(screen: Screen, game_id: str, lessons: tuple[Lesson, ...], known: LessonProgress) -> None:
    group = ""
    for number, lesson in enumerate(lessons, start=1):
        if lesson.group != group:
            group = lesson.group
            screen.show()
            screen.show(screen.say(f"{game_id}-lessons-{group}"), "title")
        state = "done" if lesson.id in known.done else "begun" if lesson.id in known.trails else ""
        mark = screen.say(f"terminal-learn-{state}-mark") if state else ""
        title = screen.say(f"{game_id}-lesson-{lesson.id}")
        screen.show(f" {number:>2}  {title}  {mark}".rstrip(), "quiet" if state == "done" else "")
    screen.show()
