"""Where the rules and cards of a game come from: its rulebook, or this project."""

from __future__ import annotations

from dataclasses import dataclass


def numbered(prefix: str, last: int) -> tuple[str, ...]:
    """The ids of rules, numbered from 1 to `last`."""
    return tuple(f"{prefix}{number}" for number in range(1, last + 1))


@dataclass(frozen=True)
class Origins:
    """The origin of each rule by its id, and the cards that are not from the rulebook."""

    book: tuple[str, ...] = ()
    """Rules from the rulebook. The text of such a rule may have an added part."""
    rulings: tuple[str, ...] = ()
    """Rules that settle a point on which the rulebook is silent or unclear."""
    additions: tuple[str, ...] = ()
    """Variants, house rules, and rules that only a program needs."""
    cards_not_in_book: tuple[str, ...] = ()
    """The kinds of cards that are not in the rulebook."""

    @property
    def rules(self) -> dict[str, str]:
        """The origin of every rule: `book`, `ruling` or `addition`."""
        origins = {"book": self.book, "ruling": self.rulings, "addition": self.additions}
        return {rule: origin for origin, rules in origins.items() for rule in rules}
