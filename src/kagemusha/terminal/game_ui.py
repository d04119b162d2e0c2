"""How a game is shown and played on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from kagemusha.core.plugins import find
from kagemusha.terminal.generic import GenericUI

if TYPE_CHECKING:
    from rich.text import Text

    from kagemusha.core.action import Action
    from kagemusha.core.errors import Message
    from kagemusha.core.match import Match
    from kagemusha.core.view import View
    from kagemusha.terminal.screen import Screen
    from kagemusha.text.speaker import Speaker


Look = Callable[["Screen", "View", str], "list[Text]"]


class Planner(Protocol):
    """A plan being made: edited freely here, sent to the match as a whole."""

    def edit(self, line: str) -> None:
        """Change the plan as a line says; NotationError or Refused if it cannot be read."""

    def undo(self) -> bool:
        """Take back the last edit; False if there is none."""

    def clear(self) -> None:
        """Start again; this too can be undone."""

    def summary(self) -> list[Text]:
        """The plan as it stands and what is still missing."""

    def actions(self, *, sealed: bool) -> list[str]:
        """The plan in notation, for the match; with the seal or without."""

    def objections(self, *, sealed: bool) -> tuple[Message, ...]:
        """Every rule that the plan breaks as it stands, or if it were sealed."""

    def draft(self) -> str:
        """The plan as one line that `edit` takes, to be saved."""

    def draw(self) -> list[Text]:
        """The board with the plan on it."""


class GameUI(Protocol):
    """How one game is shown and played on a terminal."""

    topics: Sequence[str]
    """Topics of `help`: each a text `terminal-GAME-help-TOPIC`."""
    commands: Mapping[str, Look]
    """Further commands that show something: what to print, by the view and the words after it."""

    def speaker(self, screen: Screen) -> Speaker:
        """What the game says, in the language of the screen."""

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """The board as the first view shows it; further views add their own plans."""

    def planner(self, screen: Screen, match: Match, seat: int) -> Planner | None:
        """A planner if the seat must plan now; None if it must choose from a menu."""

    def notation(self, view: View, action: Action) -> str:
        """An action as the menus write it, in words that `Match.parse` takes."""

    def redraw_key(self, view: View) -> object:
        """Something that changes when the board is worth drawing again; None if it is not."""

    def hides_plans(self, view: View) -> bool:
        """Whether somebody may be planning in secret now."""

    def hides_position(self, view: View) -> bool:
        """Whether a position line would reveal something hidden."""

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """Names in the player's language, and what the notation calls them."""


def ui_for(match: Match) -> GameUI:
    """The terminal of a match's game: its own, or the generic one."""
    module = find("terminal", match.game.id)
    if module is None:
        return GenericUI(match.rules)
    found: GameUI = module.ui(match.rules)
    return found
