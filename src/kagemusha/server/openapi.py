"""One OpenAPI document of all that goes over the wire: requests, streams, the games' views.

`python -m kagemusha.server.openapi` prints it. `web/api.json` is that output: the types of the web
client are made from it.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from kagemusha.core.registry import find_game, game_ids
from kagemusha.core.view import Numbers, View
from kagemusha.server import schemas
from kagemusha.server.alerts import schemas as alert_schemas
from kagemusha.server.schemas.messages import ClientMessage, ServerMessage

STREAM: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
OWN = "kagemusha.games."
PACKAGE = f"{schemas.__name__}."
PLACE = "#/components/schemas/"
Schema = dict[str, Any]
PLAIN: Schema = {"type": "object", "additionalProperties": True}
"""The view of a game that this document does not know."""


@cache
def views() -> dict[str, type[View]]:
    """The views of our own games, by id: what `Rules.view` says that it returns."""
    kinds = {game: type(find_game(game).rules()) for game in game_ids()}
    own = {game: kind for game, kind in kinds.items() if kind.__module__.startswith(OWN)}
    return {game: get_type_hints(kind.view)["return"] for game, kind in own.items()}


def components() -> dict[str, Schema]:
    """The schemas of everything that is sent, by name."""
    found_in = [import_module(one.name) for one in iter_modules(schemas.__path__, PACKAGE)]
    structs = {
        name: shape
        for module in (*found_in, alert_schemas)
        for name, shape in vars(module).items()
        if inspect.isclass(shape) and issubclass(shape, msgspec.Struct) and shape != msgspec.Struct
    }
    kinds = [*structs.values(), *views().values()]
    _, found = msgspec.json.schema_components(
        kinds, schema_hook=_of_numbers, ref_template=PLACE + "{name}"
    )
    for name, schema in found.items():
        for property_ in schema["properties"].values():
            property_.pop("default", None)  # makers of types would take the key for a required one
        if name not in structs:  # a dataclass, and those are always sent whole
            schema["required"] = list(schema["properties"])
    for game, view in views().items():
        fields = found[view.__name__]["properties"]
        fields["game"] = {"const": game}
        if "cells" in fields and view.shown is not View.shown:  # by name, and not in a row
            fields["cells"] = {"type": "object", "additionalProperties": {"type": "integer"}}
    known = _any_of(view.__name__ for view in views().values())
    found["Update"]["properties"]["view"] = {"anyOf": [*known["anyOf"], PLAIN]}
    for name, union in STREAM.items():
        found[name] = _any_of(kind.__name__ for kind in get_args(union))
    return found


def _of_numbers(kind: type) -> Schema:
    if kind is Numbers:
        return {"type": "array", "items": {"type": "integer"}}
    raise NotImplementedError


def _any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _ref(name: str) -> Schema:
    return {"$ref": PLACE + name}


def whole(requests: Schema) -> Schema:
    """Litestar's document of the requests, with the schemas of everything that is sent."""
    for path in requests["paths"].values():
        for request in path.values():
            for status, answer in request["responses"].items():
                if int(status) >= 400:  # ours, not Litestar's
                    answer["content"]["application/json"]["schema"] = _ref("Problem")
    named = {**requests["components"]["schemas"], **components()}
    parts = {**requests["components"], "schemas": dict(sorted(named.items()))}
    return {**requests, "components": parts}


class WholeSchema(JsonRenderPlugin):
    """Serves the whole document."""

    _rendered: bytes | None = None

    def prepare(self, openapi_schema: dict[str, Any]) -> bytes:
        """Make the document, which takes a while; it never changes."""
        if self._rendered is None:
            self._rendered = encode_json(whole(openapi_schema))
        return self._rendered

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """The document as JSON."""
        return self.prepare(openapi_schema)


def _in_lines(value: Any, depth: int) -> str:
    """JSON with a line for each entry of the outermost objects, `depth` of them."""
    if not depth or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    entries = (f"{json.dumps(key)}: {_in_lines(item, depth - 1)}" for key, item in value.items())
    return "{\n" + ",\n".join(entries) + "\n}"


def main() -> None:
    """Print the document."""
    from kagemusha.server.app import make_api

    print(_in_lines(whole(make_api().openapi_schema.to_schema()), depth=3))


if __name__ == "__main__":
    main()
