"""Modes and card files: what may be chosen before a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from kagemusha.games.wat_aah.deck import (
    Deck,
    GrandMaster,
    grand_master,
    read_deck,
    read_grand_master,
    shinobi,
)
from kagemusha.games.wat_aah.meta import MANIFEST


@dataclasses.dataclass(frozen=True)
class Setup:
    """The chosen options, complete."""

    seats: int
    mode: str
    handicap: int
    """How many cards fewer the first player is dealt."""
    deck: Deck
    cards: GrandMaster

    def to_dict(self) -> dict[str, Any]:
        """Plain data that gives the same setup; the box's own cards are not written out."""
        return {
            "mode": self.mode,
            "handicap": self.handicap,
            "deck": None if self.deck == shinobi() else self.deck.to_dict(),
            "cards": None if self.cards == grand_master() else self.cards.to_dict(),
        }


def choose(seats: int, options: Mapping[str, Any] | None) -> Setup:
    """Complete the options; OptionError names what does not exist."""
    chosen = MANIFEST.complete(seats, options)
    deck, cards = chosen["deck"], chosen["cards"]
    shinobi_deck = shinobi() if deck is None else read_deck(deck)
    if chosen["handicap"] >= shinobi_deck.hand:
        raise MANIFEST.option("handicap").wrong(chosen["handicap"], f"0-{shinobi_deck.hand - 1}")
    return Setup(
        seats,
        chosen["mode"],
        chosen["handicap"],
        shinobi_deck,
        grand_master() if cards is None else read_grand_master(cards),
    )
