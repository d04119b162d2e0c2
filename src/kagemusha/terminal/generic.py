"""The terminal UI for games without their own: the view as a table, choices as a menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from kagemusha.core.action import Action
from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.terminal.screen import Screen
from kagemusha.text.speaker import Speaker, speaker
from kagemusha.text.texts import spelled

if TYPE_CHECKING:
    from kagemusha.terminal.game_ui import Look, Planner

HIDDEN = ("game", "seat", "pending", "cells")
"""Fields of a view that are not part of the board."""


class GenericUI:
    """Works for any game, using only the contract."""

    topics: Sequence[str] = ()
    commands: Mapping[str, Look] = {}

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def speaker(self, screen: Screen) -> Speaker:
        """The game's speaker, in the language of the screen."""
        return speaker(self.rules, screen.texts.locale)

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:  # noqa: ARG002
        """A row for each field of the first view; for other views only the differences."""
        first = _fields(views[0])
        lines = _rows(first)
        for view in views[1:]:
            other = {name: value for name, value in _fields(view).items() if value != first[name]}
            if other and view.seat is not None:
                lines.append(Text(screen.texts.name("player", f"p{view.seat + 1}"), "title"))
                lines += _rows(other)
        return lines

    def planner(self, screen: Screen, match: Match, seat: int) -> Planner | None:  # noqa: ARG002
        """None, because every choice is made from a menu."""
        return None

    def notation(self, view: View, action: Action) -> str:  # noqa: ARG002
        """The usual notation."""
        return action.notation

    def redraw_key(self, view: View) -> object:
        """Changes whenever the board has changed."""
        return view.to_json()

    def hides_plans(self, view: View) -> bool:  # noqa: ARG002
        """False, because secret choices of others are not part of a view."""
        return False

    def hides_position(self, view: View) -> bool:
        """True while the match runs, because a position line may contain secrets."""
        return bool(view.pending)

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:  # noqa: ARG002
        """Empty, because the notation has no other names."""
        return {}


def _fields(view: View) -> dict[str, str]:
    shown = view.to_dict()
    return {name: _readable(shown[name]) for name in shown if name not in HIDDEN}


def _rows(fields: Mapping[str, str]) -> list[Text]:
    width = max((len(name) for name in fields), default=0)
    return [
        Text(f"  {spelled(name):<{width}}  ", "quiet").append(value, "none")
        for name, value in fields.items()
    ]


def _readable(value: object) -> str:
    """A part of a view on one line; a dash if it is empty."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{spelled(str(key))} {_readable(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        apart = "; " if any(isinstance(part, list | tuple | Mapping) for part in value) else ", "
        return apart.join(map(_readable, value)) or "–"
    return "–" if value in (None, "") else str(value)
