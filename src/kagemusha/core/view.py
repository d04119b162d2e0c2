"""What one seat may see: built by allow-list, frozen."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass


@dataclass(frozen=True)
class View:
    """What a seat, or a spectator (`seat` None), may know of a match. Games add their fields."""

    game: str
    seat: int | None
    pending: tuple[int, ...]

    def to_dict(self) -> dict[str, object]:
        """The whole view as plain data."""
        return dataclasses.asdict(self)

    def to_json(self) -> str:
        """The whole view as text, the same for equal views."""
        return json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
