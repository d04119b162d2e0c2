"""Shinobi WAT-AAH! in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from kagemusha.core.action import Action
from kagemusha.core.event import Event
from kagemusha.core.game import Options
from kagemusha.core.view import View
from kagemusha.games.wat_aah.deck import COURT_IDS, EFFECT_IDS, Kind, Power, TempleCard
from kagemusha.games.wat_aah.names import (
    LARGEST_CLAN,
    MODE_IDS,
    PLACE_IDS,
    REASON_IDS,
    STEP_IDS,
)
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.view import PlayerView, WatAahView
from kagemusha.text.game_texts import MEMORY, PLAYERS, GameTexts
from kagemusha.text.glossary import read_terms
from kagemusha.text.speaker import CardPage, Speaker, Tip, is_asked
from kagemusha.text.uses import Uses
from kagemusha.text.wat_aah.terms import TERMS
from kagemusha.text.wat_aah.tips import Tips

QUIET = ("wat-aah-turn-ended",)
"""Events that the next line of the log already tells."""
HEADINGS = (
    *("wat-aah-round-began", "wat-aah-turn-began", "wat-aah-round-ended"),
    "wat-aah-boss-revealed",
)
CARD_WORDS = {
    "picking": "pick",
    "suffering": "discard",
    "discard-step": "discard",
    "swapping": "offer",
    "digging": "take",
    "taking": "take",
    "keeping": "keep",
    "sparing": "spare",
    "pardoning": "pardon",
    "giving": "give",
}
"""The word for choosing a card, by step."""
CLANLESS = ("ronin", "yokai")
LAST_CLAN = 4
"""The number of clans with which a player ends the round."""
CORRUPT_DRAWS = 2
"""W.3: *Be corrupt* draws so many cards more than the strength of the revealed card."""
PAGE_RULES = {"clan": "W.4", "card": "W.5", "temple": "W.9", "court": "W.9", "boss": "W.10"}
"""The rule for each kind of card."""
CHANGING = ("target", "court", "peek", "done", "echo", "recruit", "corrupt")
"""Choices whose texts depend on more than the step."""


class WatAahSpeaker(Speaker):
    """Describes what cards do, and what choices do with them."""

    def __init__(self, locale: str, seats: int, options: Options) -> None:
        self.setup = choose(seats, options)
        self.texts = GameTexts(locale, "wat-aah")
        self.locale = locale
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in self.setup.deck.kinds}
        self.listed = lru_cache(MEMORY)(self._listed)
        self.placing = lru_cache(MEMORY)(self._placing)
        self._described: dict[tuple[str, str], str] = {}
        self._grouped: dict[tuple[str, str], str] = {}

    def goal(self, view: View) -> str:
        """How the match is won."""
        return self.texts.say(f"goal-{_wat_aah_view(view).mode}")

    def task(self, view: View) -> str:
        """What to do in this step."""
        return Words(self, _wat_aah_view(view)).task() if is_asked(view) else ""

    def describe(self, view: View, action: Action) -> str:
        """What an action would do."""
        return self._remembered(self._described, Words.describe, _wat_aah_view(view), action)

    def details(self, view: View, action: Action) -> tuple[str, ...]:
        """For a clan to place or reinforce: what the hand could do with it."""
        if action.verb not in ("place", "reinforce"):
            return ()
        seen, clan = _wat_aah_view(view), str(dict(action.parts)["clan"])
        own = seen.players[seen.seat or 0].clans
        there = next((len(found.cards) for found in own if found.clan == clan), 0)
        return self.placing(clan, there, seen.hand)

    def advice(self, view: View, plan: Sequence[Action]) -> str:
        """For cards to place: their strength, their power, and whether the round ends."""
        first, *rest = plan
        cards = [self.kinds[str(dict(a.parts)["card"])] for a in rest if a.verb == "card"]
        if first.verb not in ("place", "reinforce") or not cards:
            return ""
        seen, clan = _wat_aah_view(view), str(dict(first.parts)["clan"])
        powers = {card.id: card.power for card in self.setup.deck.yokai}
        if cards[0].id in powers:
            lines = [self._power(powers[cards[0].id])]
        else:
            by_number = (self.texts.say("power-one"), *self._clan(clan)[1:])
            lines = [by_number[min(len(cards), len(by_number)) - 1]]
        lines.insert(0, self.texts.say("advice", number=sum(card.strength for card in cards)))
        if first.verb == "place" and len(seen.players[seen.seat or 0].clans) == LAST_CLAN - 1:
            lines.append(self.texts.say("advice-fourth"))
        return " ".join(lines)

    def step(self, view: View, action: Action) -> str:
        """The clan, and which of its cards."""
        if action.verb == "card":
            return self.card_name(str(dict(action.parts)["card"]))
        return self.describe(view, action)

    def group(self, view: View, action: Action) -> str:
        """The clan or the player that several choices share."""
        return self._remembered(self._grouped, Words.group, _wat_aah_view(view), action)

    def _remembered(
        self,
        memory: dict[tuple[str, str], str],
        say: Callable[[Words, Action], str],
        view: WatAahView,
        action: Action,
    ) -> str:
        """A cached text about an action, if it depends only on the step."""
        if action.verb in CHANGING:
            return say(Words(self, view), action)
        key = (view.step, action.notation)
        if key not in memory:
            memory[key] = say(Words(self, view), action)
        return memory[key]

    def is_quiet(self, event: Event) -> bool:
        """Whether the next line of the log tells the same."""
        return event.kind in QUIET

    def is_heading(self, event: Event) -> bool:
        """Whether a round or a turn begins."""
        return event.kind in HEADINGS

    def names(self) -> dict[str, dict[str, str]]:
        """The names of cards, clans, effects, places and steps."""
        deck, cards = self.setup.deck, self.setup.cards
        named = self.texts.named(
            boss=(boss.id for boss in cards.boss),
            card=self.kinds,
            clan=(clan.id for clan in deck.clan),
            court=(card.id for card in cards.court),
            effect=EFFECT_IDS,
            mode=MODE_IDS,
            place=PLACE_IDS,
            player=PLAYERS,
            reason=REASON_IDS[1:],
            step=STEP_IDS,
            temple=(card.id for card in cards.temple),
            yokai=(yokai.id for yokai in deck.yokai),
        )
        # A Court card in use has the same kind as the effect of a power.
        named["effect"] |= {name: self.texts.name("court", name) for name in COURT_IDS[1:]}
        # The printed values of each card, for drawing it.
        named["strength"] = {kind.id: str(kind.strength) for kind in self.kinds.values()}
        named["group"] = {kind.id: kind.clan for kind in self.kinds.values()}
        named["power"] = self._powers()
        return named

    def _powers(self) -> dict[str, str]:
        """Full texts of powers in use, by effect and amount as in a view."""
        deck = self.setup.deck
        powers = [power for clan in deck.clan for power in (clan.two, clan.three)]
        powers += [yokai.power for yokai in deck.yokai]
        powers_in_words = {f"{power.do}-{power.number}": self._power(power) for power in powers}
        for court in self.setup.cards.court:
            powers_in_words[f"{court.do}-{court.number}"] = self.court_text(court.id)
        return powers_in_words

    # --- cards --------------------------------------------------------------------------------

    def cards(self) -> list[CardPage]:
        """Clans with both powers, the Ronin and Yokai; Temple and Court cards and Bosses."""
        setup = self.setup
        pages = [
            *(self._page("clan", clan.id, *self._clan(clan.id)) for clan in setup.deck.clan),
            self._page("card", "ronin", self._strength("ronin"), self.texts.say("ronin")),
            *(
                self._page(
                    "card",
                    yokai.id,
                    self._strength(yokai.id),
                    self.texts.say("yokai"),
                    self._power(yokai.power),
                )
                for yokai in setup.deck.yokai
            ),
        ]
        say = self.texts.say
        for temple in setup.cards.temple:
            text = self.temple_text(temple.id)
            pages.append(self._page("temple", temple.id, say("kind-temple"), text))
        for court in setup.cards.court:
            text = self.court_text(court.id)
            pages.append(self._page("court", court.id, say("kind-court"), text))
        for boss in setup.cards.boss:
            text = self.texts.text("boss-text", damage=boss.damage, points=boss.points)
            pages.append(self._page("boss", boss.id, say("kind-boss"), text))
        return pages

    def terms(self) -> list[CardPage]:
        """The terms of both modes."""
        return read_terms(self.locale, "wat-aah", TERMS)

    def tips(self, view: View, legal: Iterable[Action]) -> list[Tip]:
        """Tips for cards, clans, piles and numbers."""
        uses = Uses(self.texts.text, view, legal, self.describe)
        seen = _wat_aah_view(view)
        own = None if seen.seat is None else self.temple_at_work(seen.players[seen.seat])
        return Tips(self.texts, self.kinds, seen, uses, own).all()

    def _page(self, kind: str, name_id: str, *lines: str) -> CardPage:
        rule = "S.7" if name_id == "ronin" else PAGE_RULES[kind]
        return CardPage(kind, name_id, self.texts.name(kind, name_id), lines, rule)

    def _clan(self, name_id: str) -> tuple[str, ...]:
        say = self.texts.say
        clan = next(clan for clan in self.setup.deck.clan if clan.id == name_id)
        return (
            say("strengths", strengths=" ".join(map(str, sorted(clan.strengths)))),
            say("power-two", text=self._power(clan.two)),
            say("power-three", text=self._power(clan.three)),
        )

    def _strength(self, card: str) -> str:
        return self.texts.say("strength", number=self.kinds[card].strength)

    def _power(self, power: Power) -> str:
        return self.texts.text(f"power-{power.do}", number=power.number, keep=power.keep)

    def temple_at_work(self, player: PlayerView) -> TempleCard | None:
        """The Temple card that a player has, while it acts: not yet between two rounds."""
        if player.temple is None or player.temple_spent or player.rank:
            return None
        return next(card for card in self.setup.cards.temple if card.id == player.temple)

    def temple_text(self, name_id: str) -> str:
        """The text of a Temple card."""
        card = next(card for card in self.setup.cards.temple if card.id == name_id)
        return self.texts.text(f"temple-text-{card.do}", number=card.number)

    def court_text(self, name_id: str) -> str:
        """The text of a Court card."""
        card = next(card for card in self.setup.cards.court if card.id == name_id)
        return self.texts.text(f"court-text-{card.do}", number=card.number)

    def grouped(self, cards: Sequence[str]) -> list[str]:
        """Cards by clan, each clan with its strengths: Rat 3 3 4."""
        clans: dict[str, list[int]] = {}
        for card in cards:
            clans.setdefault(self.kinds[card].clan, []).append(self.kinds[card].strength)
        found = [
            f"{self.texts.name('clan', clan)} {' '.join(map(str, sorted(strengths)))}"
            for clan, strengths in clans.items()
            if clan not in CLANLESS
        ]
        for card, number in Counter(cards).items():
            if self.kinds[card].clan in CLANLESS:
                times = f" x{number}" if number > 1 else ""
                found.append(f"{self.card_name(card)}{times}")
        return found

    def _listed(self, cards: Sequence[str]) -> str:
        """The same in one line."""
        return ", ".join(self.grouped(cards)) or self.texts.say("none")

    def _placing(self, clan: str, there: int, hand: Sequence[str]) -> tuple[str, ...]:
        """The cards in hand that may go to a clan, and the powers that they can use."""
        own = tuple(card for card in hand if self.kinds[card].clan in (clan, "ronin"))
        yokai = tuple(card for card in hand if self.kinds[card].clan == "yokai" and there)
        held = self.texts.say("in-hand", cards=self.listed(own + yokai))
        return (held, *self._usable(clan, len(own), there, yokai))

    def _usable(self, clan: str, held: int, there: int, yokai: Sequence[str]) -> list[str]:
        """What this many cards of a clan, or a Yokai, would do."""
        say, most = self.texts.say, min(held, LARGEST_CLAN - there)
        two, three = self._clan(clan)[1:]
        lines = [say("power-one")] * (most >= 1 and there > 0)
        lines += [two] * (most >= 2) + [three] * (most >= 3)
        powers = {card.id: card.power for card in self.setup.deck.yokai}
        return lines + [
            say("power-yokai", card=card, text=self._power(powers[card])) for card in yokai
        ]

    def card_name(self, card: str) -> str:
        """The name of a card, with its strength."""
        name = self.texts.name("card", card)
        kind = self.kinds[card]
        return f"{name} ({kind.strength})" if kind.clan in CLANLESS else name


class Words:
    """Describes choices as one view shows them."""

    def __init__(self, speaker: WatAahSpeaker, view: WatAahView) -> None:
        self.speaker = speaker
        self.kinds = speaker.kinds
        self.view = view
        self._say = speaker.texts.say
        self._cards = speaker.listed

    # --- what is asked --------------------------------------------------------------------------

    def task(self) -> str:
        """The task of this step."""
        view = self.view
        step = view.step
        if step in ("targeting", "guarding") and view.effect not in EFFECT_IDS:
            step = f"{step}-court"
        args: dict[str, str | int] = {"effect": view.effect, "player": view.active}
        args["number"] = max(view.left - len(view.offered), 0)
        if view.step == "keeping":
            args["cards"] = self._cards(view.looked_at)
        if view.step == "picking":
            args["cards"] = self._cards(view.picked)
        if view.step == "swapping":
            args["cards"] = self._cards(view.offered)
        if view.step == "temple-choosing":
            args["round"] = view.round
        if view.step == "pawn-step" and view.seat is not None:
            args["number"] = view.players[view.seat].pawns
        return self._say(f"task-{step}", **args)

    # --- what a choice does ---------------------------------------------------------------------

    def describe(self, action: Action) -> str:
        """What this choice would do."""
        parts = {key: str(value) for key, value in action.parts}
        verb = action.verb
        if verb == "card":
            word = CARD_WORDS.get(self.view.step, "pick")
            return self._say(f"do-card-{word}", what=self.speaker.card_name(parts["card"]))
        if verb in ("place", "reinforce"):
            return self._say(f"do-{verb}", clan=parts["clan"])
        if verb == "target":
            return self._target(parts)
        if verb == "pawns":
            return self._say("do-pawns", number=int(parts["number"]), place=parts["place"])
        if verb == "temple-card":
            text = self.speaker.temple_text(parts["id"])
            return self._say("do-temple-card", temple=parts["id"], text=text)
        if verb == "court":
            return self._court()
        if verb == "gate":
            return self._say("do-gate", card=parts["card"])
        if verb == "peek":
            return self._peek(int(parts["decoy"]))
        if verb in ("done", "echo"):
            return self._say(f"do-{verb}", cards=self._cards(self.view.picked))
        return self._draw(verb) if verb in ("recruit", "corrupt") else self._say(f"do-{verb}")

    def _player(self, name: str) -> PlayerView:
        return next(player for player in self.view.players if player.id == name)

    def _target(self, parts: dict[str, str]) -> str:
        player = self._player(parts["player"])
        if self.view.step == "honouring":
            return self._say("do-honour", player=player.id)
        if "clan" not in parts:
            return self._say("do-target-player", player=player.id, number=player.hand)
        if "card" in parts:
            return self._say(
                "do-target-card", player=player.id, clan=parts["clan"], card=parts["card"]
            )
        return self._target_clan(parts)

    def _target_clan(self, parts: dict[str, str]) -> str:
        player = self._player(parts["player"])
        clan = next(clan for clan in player.clans if clan.clan == parts["clan"])
        return self._say(
            "do-target-clan", player=player.id, clan=clan.clan, cards=self._cards(clan.cards)
        )

    def _court(self) -> str:
        """The player's own Court card with its text."""
        name = "" if self.view.seat is None else self.view.players[self.view.seat].court or ""
        return self._say("do-court", court=name, text=self.speaker.court_text(name))

    def _draw(self, verb: str) -> str:
        """What phase 1 brings, with the own Temple card."""
        seat = self.view.seat
        temple = None if seat is None else self.speaker.temple_at_work(self.view.players[seat])
        if verb == "corrupt":
            tithe = temple is not None and temple.do == "greedy-tithe"
            number = temple.number if temple and tithe else CORRUPT_DRAWS
            return self._say("do-corrupt", number=number)
        if temple and temple.do == "mist-scouts":
            return self._say("do-recruit-scouts", number=temple.number, keep=temple.number - 1)
        return self._say("do-recruit")

    def _peek(self, decoy: int) -> str:
        known = self.view.decoys[decoy - 1]
        if known is None:
            return self._say("do-peek", decoy=decoy)
        return self._say("do-peek-known", decoy=decoy, boss=known)

    def group(self, action: Action) -> str:
        """What several choices of a long menu share."""
        parts = {key: str(value) for key, value in action.parts}
        if "clan" in parts and "player" in parts:
            return self._target_clan(parts)
        if "card" in parts:
            group = self.kinds[parts["card"]].clan
            if group in CLANLESS:
                return self._say(f"group-{group}")
            return self.speaker.texts.name("clan", group)
        return self.describe(action)


def _wat_aah_view(view: View) -> WatAahView:
    if not isinstance(view, WatAahView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view
