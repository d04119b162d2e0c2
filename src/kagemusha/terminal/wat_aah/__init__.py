"""Shinobi WAT-AAH! on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kagemusha.core.action import Action
from kagemusha.core.event import Event
from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.games.wat_aah.names import PLACE_IDS, player_id
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.terminal.screen import Screen, plain
from kagemusha.terminal.table import Look, Planner
from kagemusha.terminal.wat_aah.board import Painter
from kagemusha.terminal.wat_aah.cards import Index, tell_jigoku
from kagemusha.terminal.wat_aah.words import CARD_WORDS, Words

HEADINGS = ("round-began", "turn-began", "round-ended", "boss-revealed")
DRAWN_STEPS = (
    *("draw-step", "place-step", "discard-step"),
    *("guarding", "suffering", "swapping", "sealing", "temple-step", "pawn-step", "over"),
)
"""The steps that open with a look at the table; the menus of the others say enough."""


class WatAahTable:
    """Draws hands and clans, and says what a choice would do."""

    topics: Sequence[str] = (
        *("goal", "turn", "placing", "corruption", "grand-master", "board", "cards", "notation"),
    )

    def __init__(self, rules: Rules[Any]) -> None:
        self.setup = choose(rules.seats, rules.options)
        self.index = Index(self.setup)
        self.commands: Mapping[str, Look] = {"card": self._card, "jigoku": self._jigoku}

    def _card(self, screen: Screen, _view: View, rest: str) -> list[Text]:
        return self.index.tell(screen, rest)

    def _jigoku(self, screen: Screen, view: View, rest: str) -> list[Text]:
        return tell_jigoku(screen, self.index, _seen(view), rest)

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """The table as the first view shows it, and the hands of all."""
        return Painter(screen, self.setup, [_seen(view) for view in views]).draw(whole=track)

    def planner(self, screen: Screen, match: Match, seat: int) -> Planner | None:  # noqa: ARG002
        """Every choice is made from a menu, or typed as a whole."""
        return None

    def goal(self, screen: Screen, view: View) -> str:
        """How the match is won."""
        return screen.say(f"terminal-wat-aah-goal-{_seen(view).mode}")

    def task(self, screen: Screen, view: View) -> str:
        """What to do in this step."""
        return Words(screen, self.setup, _seen(view)).task()

    def describe(self, screen: Screen, view: View, action: Action) -> str:
        """What an action would do."""
        return Words(screen, self.setup, _seen(view)).describe(action)

    def notation(self, view: View, action: Action) -> str:
        """`card` shows a card here, so menus say what is done with it: discard, take, keep."""
        if action.verb != "card":
            return action.notation
        word = CARD_WORDS.get(_seen(view).step, "pick")
        return f"{word} {dict(action.parts)['card']}"

    def group(self, screen: Screen, view: View, action: Action) -> str:
        """The clan or the player that several choices share."""
        return Words(screen, self.setup, _seen(view)).group(action)

    def section(self, screen: Screen, view: View, action: Action) -> str:  # noqa: ARG002
        """Its menus have one part."""
        return ""

    def is_quiet(self, event: Event) -> bool:
        """What the next line of the log says anyway."""
        return event.kind == "wat-aah-turn-ended"

    def is_heading(self, event: Event) -> bool:
        """A round or a turn begins."""
        return event.kind.removeprefix("wat-aah-") in HEADINGS

    def moment(self, view: View) -> object:
        """A step of one's own that needs a look at the table."""
        seen = _seen(view)
        if seen.seat not in seen.pending or seen.step not in DRAWN_STEPS:
            return None
        placed = sum(player.pawns for player in seen.players)
        return seen.round, seen.step, seen.active, placed, seen.deck, len(seen.jigoku)

    def ending(
        self,
        screen: Screen,  # noqa: ARG002
        view: View,  # noqa: ARG002
        events: Sequence[Event],  # noqa: ARG002
    ) -> list[str]:
        """The reason says it all."""
        return []

    def hides_plans(self, view: View) -> bool:  # noqa: ARG002
        """What is chosen in secret does not keep the others from being told the rest."""
        return False

    def hides_position(self, view: View) -> bool:
        """Hands and Decoys stand in the line."""
        return _seen(view).step != "over"

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """Cards, clans, players and locations as the table names them."""
        name = screen.texts.name
        named = [
            *(("card", kind.id) for kind in self.setup.deck.kinds),
            *(("clan", clan.id) for clan in self.setup.deck.clan),
            *(("player", player_id(seat)) for seat in range(len(_seen(view).players))),
            *(("place", place) for place in PLACE_IDS),
        ]
        return {plain(name(kind, word)).lower(): word for kind, word in named}


def _seen(view: View) -> WatAahView:
    if not isinstance(view, WatAahView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view
