"""Updates in words, for clients that request a language."""

from __future__ import annotations

import pytest

import kagemusha
from kagemusha.text import LOCALES
from tests.server.conftest import Client, Open, Server


@pytest.mark.parametrize("game", kagemusha.games())
def test_words_stand_beside_what_they_are_about(
    server: Server, open_table: Open, game: str
) -> None:
    clients = open_table(server, game)
    for number in range(6):
        looks = [client.get("updates", language="en")["updates"][0] for client in clients]
        for update in looks:
            said = update["text"]
            assert len(said["choices"]) == len(update["legal"])
            assert len(said["events"]) == len(update["events"])
            assert all(choice["text"] for choice in said["choices"])
            assert bool(said["task"]) == (update["seat"] in update["pending"])
            assert said["goal"]
            assert said["ending"] == []
        clients[looks[0]["pending"][0]].step(str(number))


def test_each_language_has_its_own(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    tasks = set()
    for locale in LOCALES:
        ada.stream(language=locale)
        tasks.add(ada.update()["text"]["task"])
    assert len(tasks) == len(LOCALES)
    assert "text" not in ada.look()
    assert "text" not in ada.get("updates", language="tlh")["updates"][0]
    done = ada.http.post("act?language=fr", json={"command": "c", "plan": "deploy well"})
    assert done.json()["text"]["choices"]


def test_brief_updates_leave_out_what_could_be_done(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    ada.step("1")
    (update,) = ada.get("updates", since=0, language="en", brief=True)["updates"]
    assert update["legal"] == update["text"]["choices"] == []
    assert update["text"]["events"]
    assert update["view"] == ada.look()["view"]


def test_spectators_are_asked_nothing(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    nobody = Client(server.url, ada.table, None)
    said = nobody.get("updates", language="en")["updates"][0]["text"]
    assert said["task"] == ""
    assert said["choices"] == []
    nobody.close()


def test_a_listing_says_when_something_was_told_not_when_others_planned(
    server: Server, open_table: Open
) -> None:
    ada, bo = open_table(server, options={"edition": "fr"})

    def mine(client: Client) -> dict[str, object]:
        body = {"secrets": [client.secret]}
        (listed,) = server.http.post("/api/tables/mine", json=body).json()
        return dict(listed)

    before = mine(bo)
    assert before["changed"] == before["created"]
    ada.step("1")
    assert mine(bo) == before
    assert mine(ada)["changed"] != before["created"]
    assert before["options"]["edition"] == "fr"  # type: ignore[index]
