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
    """A plan that is being made: edited freely here, then sent to the match as a whole."""

    def edit(self, line: str) -> None:
        """Change the plan as the line says; NotationError or Refused if it is invalid."""

    def undo(self) -> bool:
        """Undo the last edit; False if there is none."""

    def clear(self) -> None:
        """Start again; this can be undone, too."""

    def summary(self) -> list[Text]:
        """The current plan, and what is still missing."""

    def actions(self, *, sealed: bool) -> list[str]:
        """The plan in notation for the match, with or without the seal."""

    def objections(self, *, sealed: bool) -> tuple[Message, ...]:
        """A message for each rule that the plan breaks now, or would break when sealed."""

    def draft(self) -> str:
        """The plan as one line for `edit`, for saving."""

    def draw(self) -> list[Text]:
        """The board with the plan on it."""


class GameUI(Protocol):
    """How one game is shown and played on a terminal."""

    topics: Sequence[str]
    """Topics of `help`; the text of each has the id `terminal-GAME-help-TOPIC`."""
    commands: Mapping[str, Look]
    """More commands: functions of the view and the rest of the line that return what to print."""

    def speaker(self, screen: Screen) -> Speaker:
        """The game's speaker, in the language of the screen."""

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """The board as the first view shows it; other views add their own plans."""

    def planner(self, screen: Screen, match: Match, seat: int) -> Planner | None:
        """A planner if the seat is to plan now; None if it chooses from a menu."""

    def notation(self, view: View, action: Action) -> str:
        """An action as menus show it, in words that `Match.parse` reads."""

    def redraw_key(self, view: View) -> object:
        """A value that changes when the board should be drawn again; None if it should not."""

    def hides_plans(self, view: View) -> bool:
        """Whether a seat may be planning in secret now."""

    def hides_position(self, view: View) -> bool:
        """Whether a position line would reveal something hidden."""

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """Names in the player's language, with their words in the notation."""


def ui_for(match: Match) -> GameUI:
    """The terminal UI of a match's game: its own, or the generic one."""
    module = find("terminal", match.game.id)
    if module is None:
        return GenericUI(match.rules)
    found: GameUI = module.ui(match.rules)
    return found
