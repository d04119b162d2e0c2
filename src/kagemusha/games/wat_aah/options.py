"""Modes and card files: what may be chosen before a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kagemusha.core.errors import Message, OptionError
from kagemusha.games.wat_aah.deck import (
    Deck,
    GrandMaster,
    grand_master,
    read_deck,
    read_grand_master,
    shinobi,
)
from kagemusha.games.wat_aah.names import MODE_IDS


@dataclasses.dataclass(frozen=True)
class Setup:
    """The chosen options, complete."""

    seats: int
    mode: str
    deck: Deck
    cards: GrandMaster

    def to_dict(self) -> dict[str, Any]:
        """Plain data that gives the same setup; the box's own cards are not written out."""
        return {
            "mode": self.mode,
            "deck": None if self.deck == shinobi() else self.deck.to_dict(),
            "cards": None if self.cards == grand_master() else self.cards.to_dict(),
        }


def choose(seats: int, options: Mapping[str, Any] | None) -> Setup:
    """Complete the options; OptionError names what does not exist."""
    given = dict(options or {})
    deck = _source("deck", given.pop("deck", None))
    cards = _source("cards", given.pop("cards", None))
    mode = given.pop("mode", "grasshopper")
    if mode not in MODE_IDS:
        args = {"option": "mode", "value": str(mode), "known": ", ".join(MODE_IDS)}
        raise OptionError(Message("option-wrong-value", args))
    for key in given:
        raise OptionError(Message("option-unknown", {"option": key, "known": "mode, deck, cards"}))
    return Setup(
        seats,
        mode,
        shinobi() if deck is None else read_deck(deck),
        grand_master() if cards is None else read_grand_master(cards),
    )


def _source(key: str, value: Any) -> Path | Mapping[str, Any] | None:
    # Not as text: the options of a log that somebody sent must never open a file.
    if not isinstance(value, Path | Mapping | None):
        args = {"option": key, "value": str(value), "known": "pathlib.Path, TOML data"}
        raise OptionError(Message("option-wrong-value", args))
    return value
