"""What can be done with something: the legal actions that mention it, in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kagemusha.core.action import Action
    from kagemusha.core.view import View

MOST = 4
"""The maximum number of choices in a tip."""


class Uses:
    """The legal actions of a seat, by verb and by what they mention."""

    def __init__(
        self,
        say: Callable[[str], str],
        view: View,
        legal: Iterable[Action],
        describe: Callable[[View, Action], str],
    ) -> None:
        self._say, self._view, self._describe = say, view, describe
        self._verbs: dict[str, list[Action]] = defaultdict(list)
        self._named: dict[str, list[Action]] = defaultdict(list)
        for action in legal:
            self._verbs[action.verb].append(action)
            for word in {str(part) for pair in action.parts for part in pair}:
                self._named[word].append(action)

    def of(self, *words: str) -> tuple[str, ...]:
        """Descriptions of actions with one of these words as verb, or else as a part."""
        for index in (self._verbs, self._named):
            actions = [action for word in words for action in index.get(word, ())]
            if actions:
                return self._listed(actions)
        return ()

    def _listed(self, actions: list[Action]) -> tuple[str, ...]:
        """The first few, without repetitions."""
        few = actions[: 8 * MOST]
        lines = tuple(dict.fromkeys(self._describe(self._view, action) for action in few))
        if len(lines) <= MOST:
            return lines
        return (*lines[:MOST], self._say("tip-more"))
