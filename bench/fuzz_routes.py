"""Makes requests to every route in the server's schema."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from bench.fuzz_inputs import Dice

WORDS = {
    "game": "GAME",
    "table": "TABLE",
    "table_id": "TABLE",
    "tournament_id": "TOURNAMENT",
    "study_id": "STUDY",
    "lesson": "LESSON",
    "puzzle": "PUZZLE",
    "example": "EXAMPLE",
    "who": "PROFILE",
    "secret": "SECRET",
    "secrets": "SECRET",
    "plan": "seal",
    "bot": "random",
    "language": "en",
    "zone": "Europe/Warsaw",
}
"""Typical values of texts by name. Words in capitals are replaced with what the server has."""
RARE = {("POST", "analysis"): 50, ("GET", "animation"): 20, ("POST", "hint"): 20}
"""Slow requests, by method and end of the path: only one in this many is sent."""
DEEPEST = 6

Route = tuple[str, str, Mapping[str, Any]]
"""Method, path and description."""


class Routes:
    """The routes in the server's schema, /api/schema."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self._parts = schema["components"]["schemas"]
        self._routes: list[Route] = [
            (method.upper(), path, description)
            for path, methods in sorted(schema["paths"].items())
            for method, description in sorted(methods.items())
        ]

    def request(self, dice: Dice) -> tuple[str, str, Any]:
        """The method, path and body of a valid request."""
        while True:
            method, path, described = dice.choice(self._routes)
            if not dice.randrange(RARE.get((method, path.rsplit("/", 1)[1]), 1)):
                break
        query = {}
        for one in described.get("parameters", ()):
            name = one["name"]
            if one["in"] == "path":
                path = path.replace(f"{{{name}}}", WORDS.get(name, "x"))
            elif dice.randrange(2):
                query[name] = self._value(dice, one.get("schema", {}), name)
        content = described.get("requestBody", {}).get("content", {})
        body = next((self._value(dice, given["schema"]) for given in content.values()), None)
        return method, path + ("?" + urlencode(query) if query else ""), body

    def _value(self, dice: Dice, schema: Mapping[str, Any], name: str = "", deep: int = 0) -> Any:
        """A value that fits a schema."""
        while "$ref" in schema:
            schema = self._parts[schema["$ref"].rsplit("/", 1)[1]]
        for several in ("oneOf", "anyOf", "allOf"):
            if several in schema:
                return self._value(dice, dice.choice(schema[several]), name, deep)
        if "const" in schema or "enum" in schema:
            return schema.get("const", dice.choice(schema.get("enum", [None])))
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = dice.choice(kind)
        if kind == "object":
            needed = schema.get("required", ())
            return {
                key: self._value(dice, part, key, deep + 1)
                for key, part in schema.get("properties", {}).items()
                if key in needed or (deep < DEEPEST and dice.randrange(2))
            }
        if kind == "array":
            items = schema.get("items", {})
            number = dice.randrange(3) if deep < DEEPEST else 0
            return [self._value(dice, items, name, deep + 1) for _ in range(number)]
        plain: dict[Any, Any] = {
            "integer": max(schema.get("minimum", 0), dice.choice((0, 1, 2, 5, 60))),
            "number": dice.choice((0.0, 0.01, 0.5, 1.0)),
            "boolean": bool(dice.randrange(2)),
            "null": None,
        }
        return plain.get(kind, WORDS.get(name, "a"))


def filled(text: str, words: Mapping[str, str]) -> str:
    """Replace words in capitals with what the server has."""
    return re.sub("|".join(words), lambda found: words[found[0]], text)
