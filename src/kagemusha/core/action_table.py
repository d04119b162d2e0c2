"""Numbers the actions: every action that can ever be legal has its own index.

The index is the number of the choice in a game's kernel or, without a kernel, the position in the
vocabulary.
"""

from __future__ import annotations

from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.game import Rules


class ActionTable:
    """The actions of one game with its seats and options."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.numbering = rules.numbering()
        """The kernel's numbering, if there is a kernel."""
        self.actions: tuple[Action | None, ...] = (
            self.numbering.actions if self.numbering else tuple(rules.vocabulary())
        )
        """The actions by index; None where these seats and options have none."""
        self._places = {
            action.notation: number
            for number, action in enumerate(() if self.numbering else self.actions)
            if action
        }

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, index: int) -> Action | None:
        """The action with this index, or None."""
        return self.actions[index] if 0 <= index < len(self.actions) else None

    def index(self, action: Action, seat: int) -> int:
        """The index of an action of a seat; -1 if there is no such action."""
        if self.numbering:
            return self.numbering.index(action, seat)
        return self._places.get(action.notation, -1)

    def notations(self) -> tuple[str, ...]:
        """The notation of each index; empty where there is none."""
        return tuple(str(action or "") for action in self.actions)
