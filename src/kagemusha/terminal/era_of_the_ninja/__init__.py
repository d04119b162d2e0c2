"""Era of the Ninja on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.text import Text

from kagemusha.core.action import Action
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.names import (
    DECK_NAMES,
    MOST_STACKS,
    UNIT_NAMES,
    WAY_NAMES,
    player_id,
)
from kagemusha.games.era_of_the_ninja.notation import VERBS
from kagemusha.games.era_of_the_ninja.view import HIDDEN_ID, EraView
from kagemusha.terminal.era_of_the_ninja.board import Painter
from kagemusha.terminal.era_of_the_ninja.cards import card_lines
from kagemusha.terminal.era_of_the_ninja.castle import SHORT, Castle
from kagemusha.terminal.era_of_the_ninja.chances import draw_chances
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.game_ui import Look
from kagemusha.terminal.generic import GenericUI
from kagemusha.terminal.screen import Screen, plain
from kagemusha.text.era_of_the_ninja.chances import DICE_STEPS
from kagemusha.text.era_of_the_ninja.speaker import EraSpeaker
from kagemusha.text.speaker import speaker

DRAWN_STEPS = (
    *("turn", "turn-tile", "choose-activation", "choose-target", "choose-route", "choose-entry"),
    *("choose-tile", "choose-stack", "choose-way", "place-spot", "start-tile", "over"),
)
"""The steps that begin with a drawing of the castle; steps with dice show the chances."""
CARD_WORDS = {"choose-card": "discard", "choose-loot": "take"}
"""Words for choosing a card in the notation here, because `card` shows one."""


class EraUI(GenericUI):
    """Draws the castle and the chances, and shows cards."""

    topics: Sequence[str] = (
        *("goal", "round", "turn", "dice", "attack", "hiding", "enemies", "cards", "modes"),
        *("board", "notation"),
    )

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__(rules)
        self.commands: Mapping[str, Look] = {
            "card": self._card,
            "map": self._map,
            "enemies": self._enemies,
            "odds": self._odds,
        }

    def speaker(self, screen: Screen) -> EraSpeaker:
        """The game's speaker, in the language of the screen."""
        return cast(EraSpeaker, speaker(self.rules, screen.texts.locale))

    # --- commands of this game --------------------------------------------------------------------

    def _card(self, screen: Screen, view: View, rest: str) -> list[Text]:
        seen = _era_view(view)
        if rest == "lord" and seen.lord is not None:
            rest = seen.lord
        unit, _, number = rest.rpartition("-")
        return card_lines(screen, self.speaker(screen), unit if number.isdecimal() else rest)

    def _map(self, screen: Screen, view: View, rest: str) -> list[Text]:
        seen = _era_view(view)
        if not rest:
            return self._castle(screen, seen).draw()
        if not rest.isdecimal() or int(rest) >= len(seen.tiles):
            last = len(seen.tiles) - 1
            raise Refused(screen.say("terminal-era-of-the-ninja-no-tile", last=last))
        return self._castle(screen, seen).draw(int(rest))

    def _castle(self, screen: Screen, seen: EraView) -> Castle:
        return Castle(screen, seen, self.speaker(screen).index)

    def _enemies(self, screen: Screen, view: View, _rest: str) -> list[Text]:
        seen = _era_view(view)
        lines = Painter(screen, self.speaker(screen), [seen]).enemies(MOST_STACKS)
        return lines or [Text(screen.say("terminal-era-of-the-ninja-no-enemies"))]

    def _odds(self, screen: Screen, view: View, _rest: str) -> list[Text]:
        lines = draw_chances(screen, self.speaker(screen).chances(view))
        return lines or [Text(screen.say("terminal-era-of-the-ninja-no-roll"))]

    # --- the table --------------------------------------------------------------------------------

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """Draw the castle and everybody in it, or the dice."""
        seen = [_era_view(view) for view in views]
        return Painter(screen, self.speaker(screen), seen).draw(whole=track)

    def notation(self, view: View, action: Action) -> str:
        """The notation for menus; `card` shows a card here, so choosing one has another word."""
        if action.verb != "card":
            return action.notation
        return f"{CARD_WORDS[_era_view(view).step]} {dict(action.parts)['gear']}"

    def redraw_key(self, view: View) -> object:
        """Changes when a step of the viewer needs the dice, or the castle has changed."""
        seen = _era_view(view)
        if seen.seat not in seen.pending:
            return None
        if seen.step in DICE_STEPS:
            return seen.round, seen.roll, seen.answer, seen.foe
        if seen.step not in DRAWN_STEPS:
            return None
        ninja = tuple((one.tile, one.alive) for one in seen.players)
        stacks = tuple((stack.id, stack.tile, stack.units, stack.tokens) for stack in seen.stacks)
        return seen.round, seen.active, ninja, stacks, len(seen.tiles), seen.asked

    def hides_position(self, view: View) -> bool:
        """True if there are cards face down, cards that others chose from or looked at."""
        seen = _era_view(view)
        cards = [card.under for player in seen.players for card in player.skills]
        dealt = [card for player in seen.players for card in (*player.offers, *player.kept)]
        return HIDDEN_ID in (*cards, *dealt, *seen.tops)

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """The names of cards, units, players and directions on the board."""
        name = screen.texts.name
        seen = _era_view(view)
        entries = self.speaker(screen).index.entries
        named = [
            *((entry.kind, entry.id) for entry in entries if entry.kind != "encounter"),
            *(("player", player_id(seat)) for seat in range(len(seen.players))),
            *(("way", way) for way in WAY_NAMES),
            *(("deck", deck) for deck in DECK_NAMES[:3]),
            ("unit", "lord"),
        ]
        found = {plain(name(kind, word)).lower(): word for kind, word in named}
        for unit in UNIT_NAMES:
            for stack in seen.stacks:
                if stack.unit == unit and unit in SHORT:
                    found[f"{SHORT[unit].lower()}{stack.id.rpartition('-')[2]}"] = stack.id
        found = {
            words: word
            for words, word in found.items()
            if words and words.split()[0] not in VERBS and words != word
        }
        if seen.step in CARD_WORDS:
            found[CARD_WORDS[seen.step]] = "card"
        return found


def _era_view(view: View) -> EraView:
    if not isinstance(view, EraView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view


def ui(rules: Rules[Any]) -> EraUI:
    """The terminal of this game."""
    return EraUI(rules)
