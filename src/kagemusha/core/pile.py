"""A pile of cards of which nobody has to store a hidden order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Pile:
    """Known cards on top, an unordered bag in the middle, known cards at the bottom.

    What is not known has no order: chance is asked when a card of the bag is drawn. So there is
    no deck order that could leak, and two piles that nobody can tell apart are equal.
    """

    top: list[str] = field(default_factory=list)  # the next card to be drawn is the last item
    bag: Counter[str] = field(default_factory=Counter)
    bottom: list[str] = field(default_factory=list)  # the last card of all is the first item

    @classmethod
    def shuffled(cls, cards: Iterable[str]) -> Pile:
        """A pile of which nothing is known but what is in it."""
        return cls(bag=Counter(cards))

    def __len__(self) -> int:
        return len(self.top) + self.bag.total() + len(self.bottom)

    def outcomes(self) -> list[tuple[str, int]]:
        """The cards that may be drawn next, with their weights, in a fixed order."""
        if self.top:
            return [(self.top[-1], 1)]
        if self.bag:
            return sorted(self.bag.items())
        return [(self.bottom[-1], 1)] if self.bottom else []

    def draw(self, card: str) -> None:
        """Take the next card, which is `card`."""
        if self.top:
            expected = self.top.pop()
        elif self.bag:
            if not self.bag[card]:
                raise ValueError(f"{card} is not in the pile")
            self.bag[card] -= 1
            self.bag = +self.bag
            return
        elif self.bottom:
            expected = self.bottom.pop()
        else:
            raise ValueError("the pile is empty")
        if expected != card:
            raise ValueError(f"the next card is {expected}, not {card}")

    def put_on_top(self, card: str) -> None:
        """Lay a card on top that somebody knows."""
        self.top.append(card)

    def put_at_bottom(self, card: str) -> None:
        """Slide a card under the pile that somebody knows."""
        self.bottom.insert(0, card)

    def shuffle(self, *more: str) -> None:
        """Shuffle everything, with `more` cards: nothing of its order is known any longer."""
        self.bag = Counter([*self.top, *self.bag.elements(), *self.bottom, *more])
        self.top = []
        self.bottom = []

    def copy(self) -> Pile:
        """An independent pile of the same cards."""
        return Pile(list(self.top), Counter(self.bag), list(self.bottom))
