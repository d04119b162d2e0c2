"""One OpenAPI document of all that goes over the wire: requests, streams, the games' views.

`python -m kagemusha.server.schema` prints it. `web/api.json` is that output: the types of the web
client are made from it.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from kagemusha.core.view import Numbers, View
from kagemusha.games.era_of_the_ninja.view import EraView
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.server import shapes

VIEWS: dict[str, type[View]] = {
    "seven-ronin": VillageView,
    "wat-aah": WatAahView,
    "era-of-the-ninja": EraView,
}
STREAM: dict[str, Any] = {"FromClient": shapes.FromClient, "FromServer": shapes.FromServer}
PLACE = "#/components/schemas/"
Schema = dict[str, Any]


def components() -> dict[str, Schema]:
    """The schemas of everything that is sent, by name."""
    structs = {
        name: shape
        for name, shape in vars(shapes).items()
        if inspect.isclass(shape) and issubclass(shape, msgspec.Struct) and shape != msgspec.Struct
    }
    kinds = [*structs.values(), *VIEWS.values()]
    _, found = msgspec.json.schema_components(
        kinds, schema_hook=_of_numbers, ref_template=PLACE + "{name}"
    )
    for name, schema in found.items():
        for property_ in schema["properties"].values():
            property_.pop("default", None)  # makers of types would take the key for a required one
        if name not in structs:  # a dataclass, and those are always sent whole
            schema["required"] = list(schema["properties"])
    for game, view in VIEWS.items():
        found[view.__name__]["properties"]["game"] = {"const": game}
    # Not the field itself but what `to_dict` makes of it.
    numbers = {"type": "object", "additionalProperties": {"type": "integer"}}
    found["WatAahView"]["properties"]["cells"] = numbers
    found["Update"]["properties"]["view"] = _any_of(view.__name__ for view in VIEWS.values())
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

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, whole(openapi_schema))


def main() -> None:
    """Print the document."""
    from kagemusha.server.app import make_api

    print(json.dumps(whole(make_api().openapi_schema.to_schema()), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
