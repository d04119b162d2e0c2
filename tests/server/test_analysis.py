"""Hints, and looking back on a table that is over, by HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kagemusha.bots import roster
from kagemusha.bots.decisions import decision_points
from kagemusha.bots.review import review, reviewing
from kagemusha.core.match import Match
from kagemusha.server import analysis, catalogue
from kagemusha.table import analysis_store
from kagemusha.table.analyzer import Analyzer, Job
from kagemusha.text import LOCALES
from tests.bots.sage import forget, register, without_levels
from tests.bots.test_review import GAMES, played
from tests.server.conftest import (
    TIMEOUT,
    Client,
    MakeServer,
    Open,
    Server,
    elsewhere,
    on_each_database,
)

BOT = {"kind": "bot", "name": "random"}
PERSON = {"kind": "person", "name": "Ada"}
LOCAL = {"kind": "local", "name": "Ada"}
PRELOAD = ("tests.bots.only_sage",)


@pytest.fixture(autouse=True)
def sage(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The only thinker there is while these tests run."""
    catalogue.warm()  # a server keeps which bots there are, for all servers of this process
    register()
    monkeypatch.setattr(roster, "LEVELS", ())  # no generic search in their place
    monkeypatch.setattr(analysis, "HINT_SECONDS", TIMEOUT)  # a worker may take long to start
    monkeypatch.setattr(roster, "_makers", without_levels)
    yield
    forget()


@pytest.fixture
def thinking(make_server: MakeServer) -> Server:
    return make_server(workers=1, preload=PRELOAD)


Visit = Callable[..., Client]


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Opens a finished match, or a table by its id, as anybody may."""
    clients: list[Client] = []

    def go(server: Server, what: Match | str, secret: str | None = None) -> Client:
        if isinstance(what, Match):
            answer = server.http.post("/api/tables/import", json=what.to_dict())
            what = str(answer.json()["id"])
        clients.append(Client(server.url, what, secret))
        return clients[-1]

    yield go
    for client in clients:
        client.close()


def until(found: Callable[[], Any], seconds: float = TIMEOUT) -> Any:
    end = time.monotonic() + seconds
    while not (what := found()):
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)
    return what


def finished(client: Client, **asked: Any) -> dict[str, Any]:
    """What is told when it is done."""

    def card() -> Any:
        found = client.get("analysis", **asked)
        return found if found["state"] == "done" else None

    found: dict[str, Any] = until(card)
    return found


@on_each_database
def test_a_table_is_looked_back_on(thinking: Server, visit: Visit) -> None:
    match = played("seven-ronin")
    client = visit(thinking, match)
    assert client.get("analysis")["state"] == "none"
    begun = client.post("analysis", work=0.5)
    assert begun.status_code == 202, begun.text
    found = review(match, "sage", reviewing(0.5))
    assert begun.json()["total"] == found.total
    card = finished(client, work=0.5, language="en")
    ours = found.to_dict()
    assert (card["bot"], card["done"], card["moves"]) == ("sage", found.total, len(match.moves))
    assert (card["marks"], card["lines"]) == (ours["marks"], ours["lines"])
    told = card["decisions"]
    while card["more"]:
        card = client.get("analysis", work=0.5, since=len(told), language="en")
        told += card["decisions"]
    for decision, expected in zip(told, ours["decisions"], strict=True):
        keys = ("seat", "first", "last", "played", "before", "after", "loss", "share", "drawn_from")
        for key in keys:
            assert decision[key] == expected[key]
        assert decision["why"].startswith("It is not your turn")
        assert [option["plan"] for option in decision["options"]] == [
            option["plan"] for option in expected["options"]
        ]


def test_a_second_ask_is_answered_at_once_even_for_a_copy(thinking: Server, visit: Visit) -> None:
    first = visit(thinking, played("wat-aah"))
    first.post("analysis")
    whole = finished(first)
    again = visit(thinking, played("wat-aah"))
    answer = again.post("analysis").json()
    assert (answer["state"], answer["done"]) == ("done", whole["total"])
    assert again.get("analysis")["decisions"] == whole["decisions"]
    assert again.get("analysis", work=0.5)["state"] == "none"


@pytest.mark.parametrize("game", GAMES)
def test_in_words_of_every_language(thinking: Server, visit: Visit, game: str) -> None:
    client = visit(thinking, played(game))
    client.post("analysis")
    cards = [finished(client, language=locale) for locale in LOCALES]
    assert len({str(card["decisions"][0]["why"]) for card in cards}) == len(LOCALES)
    for card in cards:
        assert all(decision["words"] for decision in card["decisions"])
        assert all(option["words"] for d in card["decisions"] for option in d["options"])


PONDERED = {"bot": "ponderer"}
DREAMED = {"bot": "dreamer"}
"""It is never done before we have looked."""


def test_it_can_be_given_up(
    thinking: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended, step = [], [], Analyzer._step

    def counted(analyzer: Analyzer, job: Job) -> bool:
        begun.append(job)
        going_on = step(analyzer, job)
        ended.append(job)
        return going_on

    monkeypatch.setattr(Analyzer, "_step", counted)
    client = visit(thinking, played("wat-aah"))
    client.post("analysis", **DREAMED)
    until(lambda: client.get("analysis", **DREAMED)["done"] > 0)
    with elsewhere(thinking) as stranger:  # it is the client's that began it
        answer = stranger.delete(f"/api/tables/{client.table}/analysis", params=DREAMED)
        assert (answer.status_code, answer.json()["id"]) == (409, "review-not-yours")
    assert client.get("analysis", **DREAMED)["state"] == "running"
    assert client.http.delete("analysis", params=DREAMED).status_code == 204
    assert client.get("analysis", **DREAMED)["state"] == "none"
    until(lambda: len(ended) == len(begun))  # whoever was at it would have kept something
    assert client.get("analysis", **DREAMED)["state"] == "none"


def test_one_client_leaves_places_for_others(
    thinking: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kagemusha.table.analyzer.EACH", 1)
    client = visit(thinking, played("wat-aah"))
    assert client.post("analysis", **DREAMED).status_code == 202
    with monkeypatch.context() as patch:  # refused before any work is done for it
        patch.setattr("kagemusha.table.analyzer.decision_points", None)
        answer = client.post("analysis", work=0.5, **DREAMED)
    assert (answer.status_code, answer.json()["id"]) == (409, "review-too-many-yours")
    with elsewhere(thinking) as other:
        asked = {**DREAMED, "work": 0.5}
        answer = other.post(f"/api/tables/{client.table}/analysis", json=asked)
        assert answer.status_code == 202


def test_what_is_done_cannot_be_given_up(thinking: Server, visit: Visit) -> None:
    client = visit(thinking, played("wat-aah"))
    client.post("analysis")
    finished(client)
    assert client.http.delete("analysis").status_code == 204
    assert client.get("analysis")["state"] == "done"


def test_it_goes_on_after_a_restart(
    make_server: MakeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = make_server(preload=PRELOAD)
    client = visit(server, played("wat-aah"))
    client.post("analysis", **PONDERED)
    server.tables[0].analyzer.close()
    there = visit(make_server(preload=PRELOAD), client.table)
    assert there.get("analysis", **PONDERED)["state"] == "running"  # somebody may be at it
    monkeypatch.setattr(analysis_store, "STALE", -1_000)
    there.get("analysis", **PONDERED)
    monkeypatch.setattr(analysis_store, "STALE", 30_000)
    assert finished(there, **PONDERED)["done"] == len(decision_points(played("wat-aah")))


@on_each_database
def test_two_servers_do_not_do_the_same_work_twice(make_server: MakeServer, visit: Visit) -> None:
    one, two = make_server(preload=PRELOAD), make_server(preload=PRELOAD)
    client = visit(one, played("wat-aah"))
    there = visit(two, client.table)
    client.post("analysis", **DREAMED)
    assert there.post("analysis", **DREAMED).json()["state"] == "running"
    assert not two.tables[0].analyzer._jobs
    assert there.http.delete("analysis", params=DREAMED).status_code == 204
    until(lambda: not one.tables[0].analyzer._jobs)  # it finds that it was given up
    assert client.get("analysis", **DREAMED)["state"] == "none"


def test_only_what_is_over_is_looked_back_on(
    thinking: Server, open_table: Open, visit: Visit
) -> None:
    ada, _ = open_table(thinking)
    for answer in (ada.post("analysis"), ada.http.get("analysis"), ada.http.delete("analysis")):
        assert (answer.status_code, answer.json()["id"]) == (409, "table-still-running")
    over = visit(thinking, played("wat-aah"))
    for body, reason in (
        ({"bot": "random"}, "review-bot-is-silent"),
        ({"bot": "nobody"}, "option-no-such-bot"),
        ({"work": 0}, "server-bad-request"),
        ({"work": 5}, "server-bad-request"),
    ):
        answer = over.post("analysis", **body)
        assert (answer.status_code, answer.json()["id"]) == (400, reason)
    assert over.http.get("analysis", params={"work": 5}).status_code == 400


def test_bots_are_not_kept_waiting(thinking: Server, open_table: Open, visit: Visit) -> None:
    """An analysis runs beside the tables, not before them."""
    client = visit(thinking, played("wat-aah"))
    client.post("analysis", **DREAMED)
    (ada,) = open_table(thinking, "wat-aah", seats=[PERSON, {"kind": "bot", "name": "greedy"}])
    until(lambda: 0 in ada.look()["pending"])
    assert client.get("analysis", **DREAMED)["state"] == "running"


# --- hints ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_against_a_bot(thinking: Server, open_table: Open, locale: str) -> None:
    (ada,) = open_table(thinking, "wat-aah", seats=[PERSON, BOT])
    # Alone: a power of the bot's may ask both at once, and its answer would come in between.
    look = until(lambda: look if (look := ada.look())["pending"] == [0] else None)
    answer = ada.post("hint", language=locale)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["plan"] == [look["legal"][0]["notation"]]
    said = ada.get("updates", language=locale)["updates"][0]["text"]
    assert hint["words"] == [said["choices"][0]["text"]]
    assert (hint["chance"], hint["low"], hint["level"], hint["seat"]) == (0.75, None, "", 0)
    assert hint["why"]
    assert isinstance(hint["advice"], str)
    assert ada.look()["number"] == look["number"]  # nothing was done
    assert ada.post("act", command="1", plan=hint["plan"]).status_code == 200


def test_a_hint_by_another_bot(thinking: Server, open_table: Open) -> None:
    (ada,) = open_table(thinking, "seven-ronin", seats=[PERSON, BOT])
    until(lambda: 0 in ada.look()["pending"])
    hints = [ada.post("hint").json(), ada.post("hint", bot="ponderer").json()]
    assert [hint["bot"] for hint in hints] == ["sage", "ponderer"]
    assert [hint["drawn_from"] for hint in hints] == [2, 2]
    for bot, reason in (("random", "review-bot-is-silent"), ("nobody", "option-no-such-bot")):
        answer = ada.post("hint", bot=bot)
        assert (answer.status_code, answer.json()["id"]) == (400, reason)


@pytest.mark.parametrize(
    "seats", [[PERSON, {**PERSON, "name": "Bo"}], [LOCAL, LOCAL], [PERSON, {"kind": "open"}]]
)
def test_no_hints_between_people(
    thinking: Server, open_table: Open, seats: list[dict[str, str]]
) -> None:
    ada = open_table(thinking, seats=seats)[0]
    answer = ada.post("hint", seat=0)
    assert (answer.status_code, answer.json()["id"]) == (409, "hint-people")
    assert "every other seat must be played by a bot" in answer.json()["text"]


def test_one_person_on_a_shared_screen_is_no_company(thinking: Server, open_table: Open) -> None:
    (ada,) = open_table(thinking, seats=[LOCAL, BOT])
    assert ada.post("hint").status_code == 200


def test_hints_are_for_who_is_asked(thinking: Server, open_table: Open, visit: Visit) -> None:
    (ada,) = open_table(thinking, "seven-ronin", seats=[PERSON, BOT])
    assert visit(thinking, ada.table).post("hint").status_code == 401
    assert visit(thinking, ada.table, "x" * 43).post("hint").status_code == 403
    assert ada.post("hint", seat=1).status_code == 403


def test_a_bot_that_says_nothing_is_told(
    make_server: MakeServer, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada,) = open_table(make_server(workers=0), seats=[PERSON, BOT])
    monkeypatch.setattr(analysis, "HINT_SECONDS", 0.1)
    answer = ada.post("hint")
    assert (answer.status_code, answer.json()["id"]) == (409, "hint-no-answer")
