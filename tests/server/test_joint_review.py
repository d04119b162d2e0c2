"""A finished match looked through together: one leads, over streams and between processes."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Client, MakeServer, Open, on_each_database
from tests.server.test_history import finished

PLACE = {"move": 7, "viewer": 1, "study": None, "variation": None, "step": 0}


def told(client: Client, **expected: Any) -> dict[str, Any]:
    """The first joint review that the client hears of in which all of this is so."""
    while True:
        message = client.receive("joint-review")
        review = {"you": message["you"], **message["review"]}
        review["names"] = sorted(one["name"] for one in review["participants"])
        if all(review[name] == value for name, value in expected.items()):
            return review


@on_each_database
def test_one_leads_and_the_others_see_where_to(make_server: MakeServer, database: str) -> None:
    here = make_server()
    there = make_server() if database.startswith("postgres") else here
    table, _ = finished(here)
    ada, bo, late = (Client(server.url, table, None) for server in (here, there, there))
    for client, name in ((ada, "Ada"), (bo, "Bo")):
        client.stream()
        client.send(type="join-review", name=name)
    own = str(told(ada, names=["Ada", "Bo"])["you"])
    other = str(told(bo, names=["Ada", "Bo"])["you"])

    ada.send(type="lead-review")
    told(bo, leader=own)
    ada.send(type="show-place", place=PLACE)
    assert told(bo, place=PLACE)["leader"] == own
    bo.send(type="show-place", place=PLACE)
    assert bo.receive("error")["error"]["id"] == "review-not-leader"
    bo.send(type="lead-review")
    assert bo.receive("error")["error"]["text"].startswith("Ada leads this joint review.")

    ada.send(type="lead-review", to=other)
    told(bo, leader=other)
    bo.send(type="show-place", place={**PLACE, "move": 12})
    told(ada, leader=other, place={**PLACE, "move": 12})

    late.stream()  # who comes later sees where they are, and that the leader has left
    told(late, leader=other, names=["Ada", "Bo"], place={**PLACE, "move": 12})
    bo.close()
    told(ada, leader=None, names=["Ada"])
    told(late, leader=None, names=["Ada"], place={**PLACE, "move": 12})
    ada.send(type="lead-review")
    told(late, leader=own)
    for client in (ada, late):
        client.close()


def test_only_of_a_match_that_is_over_and_not_too_many(
    make_server: MakeServer, open_table: Open
) -> None:
    server = make_server()
    running, _ = open_table(server)
    running.stream()
    running.send(type="join-review", name="Ada")
    assert running.receive("error")["error"]["id"] == "table-still-running"
    table, _ = finished(server)
    client = Client(server.url, table, None)
    client.stream()
    client.send(type="lead-review")
    assert client.receive("error")["error"]["id"] == "review-no-participant"
    review = server.tables[0].table(table).presence.joint_review
    people = [review.join(f"n{number}") for number in range(20)]
    client.send(type="join-review", name="one more")
    assert client.receive("error")["error"]["id"] == "review-full"
    review.leave(people[0])
    client.send(type="join-review", name="one more")
    assert told(client, names=sorted([*(f"n{one}" for one in range(1, 20)), "one more"]))["you"]
    client.close()
