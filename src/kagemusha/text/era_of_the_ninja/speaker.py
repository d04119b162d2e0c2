"""Era of the Ninja in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kagemusha.core.action import Action
from kagemusha.core.event import Event
from kagemusha.core.game import Options
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja import names as ids
from kagemusha.games.era_of_the_ninja.names import LORD_ENTERS_ID, STEP_NAMES
from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.view import EraView
from kagemusha.text.era_of_the_ninja.cards import KINDS, Cards
from kagemusha.text.era_of_the_ninja.chances import Odds, window
from kagemusha.text.era_of_the_ninja.ending import describe_ending
from kagemusha.text.era_of_the_ninja.terms import TERMS
from kagemusha.text.era_of_the_ninja.tips import Tips
from kagemusha.text.era_of_the_ninja.words import Words
from kagemusha.text.game_texts import PLAYERS, GameTexts
from kagemusha.text.glossary import read_terms
from kagemusha.text.speaker import CardPage, Chances, Speaker, Tip, is_asked
from kagemusha.text.uses import Uses

HEADINGS = ("era-round", "era-turn", "era-awareness", "era-lord-entered")
QUIET = (
    *("era-turn-done", "era-match-over", "era-shadow", "era-tile-drawn", "era-proposed"),
    *("era-lifted", "era-rerolled", "era-ninja-drawn"),
)
"""Events that the next line of the log, or the player's own choice, already tells."""

PAGE_RULES = {
    "ninja": "E.14",
    "lord": "E.91",
    "weapon": "E.39",
    "item": "E.41",
    "skill": "E.35",
    "unit": "E.47",
    "encounter": "E.43",
    "room": "E/r69",
}
"""The rule for each kind of card."""


class EraSpeaker(Speaker):
    """Computes chances, reads cards, and describes what choices would do."""

    def __init__(self, locale: str, seats: int, options: Options) -> None:
        self.setup = choose(seats, options)
        self.texts = GameTexts(locale, "era-of-the-ninja")
        self.locale = locale
        self.index = Cards(self.texts, self.setup)
        self.odds = Odds(self.setup)

    def goal(self, view: View) -> str:
        """How the match is won."""
        key = f"goal-{_era_view(view).mode}"
        if not self.setup.arcade:
            return self.texts.say(key)
        if self.texts.can_say(f"{key}-arcade"):
            return self.texts.say(f"{key}-arcade")
        return f"{self.texts.say(key)} {self.texts.say('goal-arcade')}"

    def _words(self, view: View) -> Words:
        return Words(self.texts, self.setup, self.index, self.odds, _era_view(view))

    def task(self, view: View) -> str:
        """What to do in this step."""
        return self._words(view).task() if is_asked(view) else ""

    def describe(self, view: View, action: Action) -> str:
        """What an action would do."""
        return self._words(view).describe(action)

    def step(self, view: View, action: Action) -> str:
        """The card that is kept."""
        if action.verb == "keep":
            return self.texts.name("gear", str(dict(action.parts)["kept"]))
        return self.describe(view, action)

    def group(self, view: View, action: Action) -> str:
        """What several choices of a long menu share."""
        return self._words(view).group(action)

    def section(self, view: View, action: Action) -> str:
        """The part of a turn."""
        return self._words(view).section(action)

    def is_quiet(self, event: Event) -> bool:
        """Whether the next line of the log tells the same."""
        return event.kind in QUIET

    def is_heading(self, event: Event) -> bool:
        """Whether a round, a turn or the castle's watch begins."""
        return event.kind in HEADINGS

    def aside(self, event: Event) -> str:
        """E.21: the Lord's text is read aloud when he is drawn."""
        if event.kind != "era-lord-drawn":
            return ""
        return " ".join(self.index.lines(self.index.find("lord", str(event.args["lord"]))))

    def chances(self, view: View) -> Chances | None:
        """The chances of the current roll."""
        return window(self.texts, self.odds, _era_view(view))

    def ending(self, view: View, events: Sequence[Event]) -> list[str]:
        """What each ninja fell to, and the Lord's remaining Wounds."""
        return describe_ending(self.texts, _era_view(view), events)

    def cards(self) -> list[CardPage]:
        """Every card of the box."""
        return [
            CardPage(
                entry.kind,
                entry.id,
                self.texts.name(entry.kind, entry.id),
                tuple(self.index.lines(entry)),
                PAGE_RULES.get(entry.kind, ""),
            )
            for entry in self.index.entries
        ]

    def terms(self) -> list[CardPage]:
        """Values, dice, phases and Actions."""
        return read_terms(self.locale, "era-of-the-ninja", TERMS)

    def tips(self, view: View, legal: Iterable[Action]) -> list[Tip]:
        """Tips for units, ninja, rooms, cards and numbers."""
        uses = Uses(self.texts.text, view, legal, self.describe)
        return Tips(self.texts, self.setup, _era_view(view), uses).all()

    def names(self) -> dict[str, dict[str, str]]:
        """The names of everything on the table: cards, units, tiles, steps."""
        names = self.index.names
        cards = {kind: [e.id for e in self.index.entries if e.kind == kind] for kind in KINDS}
        cards["unit"].append("lord")
        cards["encounter"].append(LORD_ENTERS_ID)
        sides = range(1, len(PLAYERS) + 1)
        clans = [f"{clan}-{side}" for clan in ids.CLAN_NAMES[1:] for side in sides]
        named = self.texts.named(
            **cards,
            clan=dict.fromkeys((*ids.CLAN_NAMES, *clans, *self.setup.clans)),
            deck=ids.DECK_NAMES,
            element=ids.ELEMENT_NAMES,
            enemy=(*ids.TYPE_NAMES, *(f"side-{side}" for side in sides)),
            mark=ids.MARK_NAMES,
            mode=ids.MODE_NAMES,
            player=PLAYERS,
            realm=ids.REALM_NAMES,
            reason=ids.REASON_NAMES[1:],
            roll=ids.ROLL_NAMES,
            stage=ids.STAGE_NAMES,
            step=STEP_NAMES,
            tile=ids.SHAPE_NAMES,
            way=ids.WAY_NAMES,
        )
        named["lord-state"] = {
            name: self.texts.name("lord-state", name) for name in ids.LORD_STATE_NAMES
        }
        named["gear"] = {
            name: self.texts.name("gear", label)
            for name, label in zip(names.cards, names.gear, strict=True)
        }
        named["ability"] = {
            ability: self.texts.name("gear", card)
            for ability, card in zip(names.abilities, names.ability_cards, strict=True)
        }
        # Ids instead of names, for drawing portraits and rooms.
        ninja = self.setup.content.ninja
        named["ninja-element"] = {card.id: card.elements[0] for card in ninja}
        named["ninja-realm"] = {card.id: card.realm for card in ninja}
        named["room-shape"] = {room.id: room.shape for room in self.setup.content.room}
        return named


def _era_view(view: View) -> EraView:
    if not isinstance(view, EraView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view
