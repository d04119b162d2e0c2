"""Shinobi WAT-AAH! on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.text import Text

from kagemusha.core.action import Action
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.wat_aah.names import PLACE_IDS, player_id
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.terminal.game_ui import Look
from kagemusha.terminal.generic import GenericUI
from kagemusha.terminal.screen import Screen, plain
from kagemusha.terminal.wat_aah.board import Painter
from kagemusha.terminal.wat_aah.cards import card_lines, jigoku_lines
from kagemusha.text.speaker import speaker
from kagemusha.text.wat_aah.speaker import CARD_WORDS, WatAahSpeaker

DRAWN_STEPS = (
    *("draw-step", "place-step", "discard-step"),
    *("guarding", "suffering", "swapping", "sealing", "temple-step", "pawn-step", "over"),
)
"""The steps that begin with a drawing of the table; the menus of the others say enough."""


class WatAahUI(GenericUI):
    """Draws hands and clans, and shows cards."""

    topics: Sequence[str] = (
        *("goal", "turn", "placing", "corruption", "grand-master", "board", "cards", "notation"),
    )

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__(rules)
        self.commands: Mapping[str, Look] = {"card": self._card, "jigoku": self._jigoku}

    def speaker(self, screen: Screen) -> WatAahSpeaker:
        """The game's speaker, in the language of the screen."""
        return cast(WatAahSpeaker, speaker(self.rules, screen.texts.locale))

    def _card(self, screen: Screen, _view: View, rest: str) -> list[Text]:
        return card_lines(screen, self.speaker(screen), rest)

    def _jigoku(self, screen: Screen, view: View, rest: str) -> list[Text]:
        return jigoku_lines(screen, self.speaker(screen), _wat_aah_view(view), rest)

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """The table as the first view shows it, and the hands of all views."""
        seen = [_wat_aah_view(view) for view in views]
        return Painter(screen, self.speaker(screen), seen).draw(whole=track)

    def notation(self, view: View, action: Action) -> str:
        """The notation for menus; `card` shows a card here, so choosing one has another word."""
        if action.verb != "card":
            return action.notation
        word = CARD_WORDS.get(_wat_aah_view(view).step, "pick")
        return f"{word} {dict(action.parts)['card']}"

    def redraw_key(self, view: View) -> object:
        """Changes in each step of the viewer that needs the table."""
        seen = _wat_aah_view(view)
        if seen.seat not in seen.pending or seen.step not in DRAWN_STEPS:
            return None
        placed = sum(player.pawns for player in seen.players)
        return seen.round, seen.step, seen.active, placed, seen.deck, len(seen.jigoku)

    def hides_position(self, view: View) -> bool:
        """True while the line contains hidden hands and Decoys."""
        return _wat_aah_view(view).step != "over"

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """The names of cards, clans, players and locations, with their words in the notation."""
        name = screen.texts.name
        deck = self.speaker(screen).setup.deck
        named = [
            *(("card", kind.id) for kind in deck.kinds),
            *(("clan", clan.id) for clan in deck.clan),
            *(("player", player_id(seat)) for seat in range(len(_wat_aah_view(view).players))),
            *(("place", place) for place in PLACE_IDS),
        ]
        return {plain(name(kind, word)).lower(): word for kind, word in named}


def _wat_aah_view(view: View) -> WatAahView:
    if not isinstance(view, WatAahView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view


def ui(rules: Rules[Any]) -> WatAahUI:
    """The terminal of this game."""
    return WatAahUI(rules)
