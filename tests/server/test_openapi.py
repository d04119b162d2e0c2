"""The document that the web client's types are made from.

After a change: `python -m kagemusha.server.openapi > web/api.json`, or `--regenerate-golden`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha.server.openapi import components, main, views
from tests.server.conftest import Open, Server

FILE = Path(__file__).parents[2] / "web" / "api.json"
OPTIONS: dict[str, Any] = {"wat-aah": {"mode": "grand-master"}}


def test_the_committed_document_is_that_of_the_code(
    request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    main()
    now = capsys.readouterr().out
    if request.config.getoption("--regenerate-golden"):
        FILE.write_text(now, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == now


def test_it_is_served_whole_and_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    served = server.http.get("/api/schema").json()
    monkeypatch.setattr("kagemusha.server.openapi.whole", None)
    assert server.http.get("/api/schema").json() == served
    assert (
        served["components"]["schemas"].keys()
        == json.loads(FILE.read_text("utf-8"))["components"]["schemas"].keys()
    )


def fits(value: Any, schema: dict[str, Any] | bool, known: dict[str, Any]) -> bool:
    """Whether a value has the keys and the types that a schema says."""
    if isinstance(schema, bool):  # anything may come there, or nothing
        return schema
    if "$ref" in schema:
        return fits(value, known[schema["$ref"].rpartition("/")[2]], known)
    if "anyOf" in schema:
        return any(fits(value, one, known) for one in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return value in schema.get("enum", [schema.get("const")])
    kinds = {"string": str, "integer": int, "number": int | float, "boolean": bool, "array": list}
    kind = schema.get("type")
    if kind == "null":
        return value is None
    if kind == "array":
        items = schema.get("prefixItems") or [schema.get("items", {})] * len(value or ())
        return isinstance(value, list) and all(
            fits(one, item, known) for one, item in zip(value, items, strict=True)
        )
    if kind == "object":
        if not isinstance(value, dict) or not {*schema.get("required", ())} <= value.keys():
            return False
        own, other = schema.get("properties", {}), schema.get("additionalProperties", {})
        return all(fits(one, own.get(key, other) or {}, known) for key, one in value.items()) and (
            not own or value.keys() <= own.keys()
        )
    return kind is None or isinstance(value, kinds[kind])


@pytest.mark.parametrize("game", kagemusha.games())
def test_what_is_sent_is_what_the_document_says(
    server: Server, open_table: Open, game: str
) -> None:
    known = components()
    view = known[views()[game].__name__]
    ada, bo = open_table(server, game, options=OPTIONS.get(game))
    for number in range(12):
        for client in (ada, bo):
            update = client.get("updates", language="en")["updates"][0]
            assert fits(update, known["Update"], known)
            assert fits(update["view"], view, known)
        mover = ada if 0 in update["pending"] else bo
        mover.step(str(number))
    card = ada.get("")
    assert fits(card, known["TableCard"], known)
    for name, found in (
        ("GameCard", server.http.get("/api/games").json()[0]),
        ("Lexicon", server.http.get(f"/api/games/{game}/lexicon?language=pl").json()),
        ("RuleText", server.http.get(f"/api/games/{game}/rules?language=fr").json()[0]),
    ):
        assert fits(found, known[name], known), name
