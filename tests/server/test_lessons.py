"""Lessons over HTTP: the state of one is a function of what the client sends."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from kagemusha.learn import Lesson, LessonStep, courses
from kagemusha.server.openapi import components
from kagemusha.table import Store
from tests.server.conftest import MakeServer, Server
from tests.server.test_openapi import fits

GAME = "seven-ronin"
SOLUTION = ("deploy well", "deploy inn", "seal")
LESSON = Lesson(
    "first",
    "basics",
    seat=0,
    steps=(
        LessonStep("read", show=("inn",), rule="R7.1"),
        LessonStep("plan", SOLUTION, show=("inn", "well", "seal")),
    ),
    opponent="random",
)


@pytest.fixture(autouse=True)
def _course(monkeypatch: pytest.MonkeyPatch) -> None:
    one = SimpleNamespace(COURSE=(LESSON,))
    monkeypatch.setattr(courses, "find", lambda _, game: one if game == GAME else None)


def sent(server: Server, *trail: list[str], path: str = "first", **more: Any) -> httpx.Response:
    return server.http.post(f"/api/games/{GAME}/lessons/{path}", json={"trail": trail, **more})


def state(server: Server, *trail: list[str]) -> dict[str, Any]:
    answer = sent(server, *trail, language="en")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert fits(found, components()["LessonState"], components())
    return found


def test_a_course_is_listed(server: Server) -> None:
    (card,) = server.http.get(f"/api/games/{GAME}/lessons").json()["lessons"]
    assert (card["id"], card["group"], card["steps"]) == ("first", "basics", 2)
    assert server.http.get("/api/games/wat-aah/lessons").json() == {"lessons": []}


def test_a_lesson_from_its_beginning_to_its_end(server: Server) -> None:
    start = state(server)
    assert (start["verdict"], start["step"], start["reads"]) == ("start", 0, True)
    assert start["update"]["seat"] == 0
    assert start["update"]["text"]["choices"]
    assert start["update"]["view"].get("cells") is None

    read = state(server, [])
    assert (read["verdict"], read["step"], read["solution"]) == ("right", 1, [*SOLUTION])
    more = state(server, *read["trail"], ["deploy well"])
    assert (more["verdict"], more["begun"], more["solution"]) == ("more", 1, [*SOLUTION[1:]])
    done = state(server, *more["trail"], ["deploy inn; seal"])
    assert (done["verdict"], done["step"], done["solution"]) == ("done", 2, [])
    mine, *others = done["frames"]
    assert mine["events"], "the learner's own choice"
    assert others, "and what the opponent did then"
    shown = [event for frame in more["frames"] + done["frames"] for event in frame["events"]]
    assert done["update"]["events"][-len(shown) :] == shown


def test_a_wrong_choice_is_shown_and_does_not_count(server: Server) -> None:
    wrong = state(server, [], ["deploy passage; deploy well; seal"])
    assert (wrong["verdict"], wrong["step"], wrong["trail"]) == ("wrong", 1, [[]])
    assert wrong["reason"]
    assert wrong["frames"][0]["view"] != wrong["update"]["view"]
    assert wrong["update"] == {**state(server, [])["update"], "number": len(wrong["frames"])}


@pytest.mark.parametrize(
    ("trail", "problem"),
    [
        ([[], ["seal"]], "refused-seven-ronin"),
        ([[], ["dance"]], "notation-"),
        ([["seal"]], "lesson-only-read"),
        ([[], []], "lesson-choice-wanted"),
        ([[], ["deploy well; deploy passage; seal"], ["seal"]], "lesson-wrong-before"),
        ([[], [*SOLUTION], []], "lesson-over"),
        ([[]] * 401, "server-bad-request"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    server: Server, trail: list[list[str]], problem: str
) -> None:
    answer = sent(server, *trail)
    assert answer.status_code in (400, 422)
    assert answer.json()["id"].startswith(problem)
    assert answer.json()["text"] != answer.json()["id"]


def test_an_unknown_lesson_is_named(server: Server) -> None:
    assert sent(server, path="second").json()["id"] == "option-no-such-lesson"


def test_why_a_plan_is_not_possible(server: Server) -> None:
    answer = sent(server, [], path="first/why", plan="seal", language="fr").json()
    assert answer["reasons"][0]["rule"].startswith("R7.")
    assert sent(server, [], path="first/why", plan=[*SOLUTION]).json() == {"reasons": []}


def test_the_store_is_not_touched(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def touched(*_: object) -> None:
        raise AssertionError

    for name in [name for name in vars(Store) if not name.startswith("_") and name != "close"]:
        monkeypatch.setattr(Store, name, touched)
    assert state(server, [], [*SOLUTION])["verdict"] == "done"


def test_a_choice_costs_as_much_as_a_bot(make_server: MakeServer) -> None:
    server = make_server(rate=0.001, burst=25)
    answers = [sent(server).status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert sent(server, path="first/why", plan="seal").status_code == 200
