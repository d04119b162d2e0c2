"""What one seat may see: built by allow-list, frozen."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, is_dataclass
from typing import Any


@dataclass(frozen=True)
class View:
    """What a seat, or a spectator (`seat` None), may know of a match. Games add their fields."""

    game: str
    seat: int | None
    pending: tuple[int, ...]

    def shown(self, *, cells: bool = True) -> dict[str, object]:
        """What is shown, by name, as it is: for whoever writes frozen things by himself.

        Some views have `cells`, the same as numbers, which programs may want and people do not.
        """
        data: dict[str, object] = dict(vars(self))
        if not cells:
            data.pop("cells", None)
        return data

    def to_dict(self) -> dict[str, object]:
        """The whole view as plain data."""
        return {name: plain(value) for name, value in self.shown().items()}

    def to_json(self) -> str:
        """The whole view as text, the same for equal views."""
        return json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))


def plain(value: Any) -> Any:
    """A part of a view as plain data."""
    if isinstance(value, tuple | list):
        return type(value)([plain(item) for item in value])
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value
