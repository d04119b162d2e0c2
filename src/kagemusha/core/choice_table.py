"""A table of all choices of a kernel: number, action and notation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message, NotationError
from kagemusha.core.notation import pick_word, read_clauses, read_number

Parts = tuple[tuple[str, str | int], ...]


class ChoiceTable(ABC):
    """Every choice that can ever be legal in one setup of a game.

    A game lists its choices, and reads a clause of notation into actions, legal or not.
    """

    def __init__(
        self, choices: Iterable[tuple[int, Action]], ids: Mapping[str, Sequence[str]]
    ) -> None:
        """`ids` maps each kind of part to the words allowed for it; all other parts are numbers."""
        self.actions: dict[int, Action] = dict(choices)
        """The actions by the number of the choice in the kernel."""
        self.numbers = {action.notation: number for number, action in self.actions.items()}
        """The numbers of the choices by notation."""
        self._ids = ids
        self._by_notation = {action.notation: action for action in self.actions.values()}

    def number(self, action: Action, seat: int) -> int:  # noqa: ARG002  most are alike for all
        """The number of a seat's choice of this action; -1 if there is none."""
        return self.numbers.get(action.notation, -1)

    def known(self, action: Action) -> Action:
        """The table's own object for this action, or the given action if there is none."""
        return self._by_notation.get(action.notation, action)

    def vocabulary(self) -> Sequence[Action]:
        """Every action, once."""
        return tuple(self._by_notation.values())

    def parse(self, line: str) -> list[Action]:
        """The actions of a line; semicolons separate its clauses."""
        known = self._by_notation.get(line)
        if known is not None:  # exactly as in a list of legal actions
            return [known]
        return read_clauses(line, self.read_clause)

    @abstractmethod
    def read_clause(self, clause: str) -> list[Action]:
        """The actions of one clause; NotationError if it is malformed."""

    def read_parts(self, verb: str, kinds: Sequence[str], words: Sequence[str]) -> Parts:
        """The parts that follow a verb, one word for each kind."""
        if len(words) < len(kinds):
            raise NotationError(Message("notation-too-short", {"verb": verb}))
        if len(words) > len(kinds):
            raise NotationError(Message("notation-too-long", {"word": words[len(kinds)]}))
        return tuple(
            (kind, self.read_part(kind, word)) for kind, word in zip(kinds, words, strict=True)
        )

    def read_part(self, kind: str, word: str) -> str | int:
        """One id, which may be abbreviated, or one number."""
        if kind in self._ids:
            return pick_word(word, self._ids[kind], kind)
        return read_number(word)
