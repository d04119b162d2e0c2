"""Why cards cannot be placed: every rule of placing and reinforcing that a choice breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.phases.cards import hand_of, spot, temple
from kagemusha.games.wat_aah.phases.place import holds_yokai, of_clan

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def refused_placement(
    setup: Setup, s: Cells, seat: int, plan: Sequence[Action], legal: Sequence[Action]
) -> list[Message]:
    """Every rule that a placement breaks: the cards picked so far, and those that a plan adds."""
    return _Placement(setup, s, seat, plan, legal).reasons()


def _reason(problem: str, rule: str, **args: str | int) -> Message:
    return Message(f"refused-wat-aah-{problem}", args, rule)


class _Placement:
    """One clan, and the cards that are to join it."""

    def __init__(
        self, setup: Setup, s: Cells, seat: int, plan: Sequence[Action], legal: Sequence[Action]
    ) -> None:
        self.s, self.seat, self.legal = s, seat, legal
        self.kinds = setup.deck.kinds
        clans = [clan.id for clan in setup.deck.clan]
        self.picking = s[layout.PHASE] == layout.PICKING
        if self.picking:
            self.new, self.clan = s[layout.PICK_NEW] == 1, s[layout.PICK_CLAN]
        else:
            self.new = plan[0].verb == "place"
            self.clan = clans.index(str(dict(plan[0].parts)["clan"]))
        self.name = clans[self.clan]
        self.rule = "W.4" if self.new else "W.5"
        cards = [str(dict(action.parts)["card"]) for action in plan if action.verb == "card"]
        picked = [kind.id for n, kind in enumerate(self.kinds) for _ in range(s[layout.PICK + n])]
        self.cards = picked + cards
        self.closing = next((a.verb for a in plan if a.verb in ("done", "echo")), "")
        self.groups = {kind.id: kind.clan for kind in self.kinds}
        self.there = s[layout.CARDS_IN + spot(seat, self.clan)]

    def reasons(self) -> list[Message]:
        """The clan first, then its cards, then how it ends."""
        found = [] if self.picking else self._clan()
        found += self._cards()
        found += self._closing()
        return found or [_reason("pick-order", "S.32")]

    def _offered(self, verb: str) -> str:
        return ",".join(str(dict(a.parts)["clan"]) for a in self.legal if a.verb == verb)

    def _clan(self) -> list[Message]:
        s, found = self.s, []
        verb = "place" if self.new else "reinforce"
        if s[layout.DID] & (1 if self.new else 2) or (s[layout.DID] and not s[layout.MARCH]):
            found.append(_reason("already-placed", "S.5"))
        if self.new and self.there:
            found.append(_reason("clan-in-play", "W.4", clan=self.name))
        elif not self.new and not self.there:
            found.append(
                _reason("clan-not-in-play", "W.5", clan=self.name, clan_list=self._offered(verb))
            )
            others = [
                seat
                for seat in range(s[layout.SEATS])
                if s[layout.CARDS_IN + spot(seat, self.clan)]
            ]
            if others:
                found.append(_reason("not-your-clan", "S.8", clan=self.name))
        elif not self.new and self.there >= layout.LARGEST_CLAN and not self.cards:
            found.append(_reason("clan-full", "W.5", clan=self.name))
        if not self.cards:
            found += self._in_hand()
        return found

    def _in_hand(self) -> list[Message]:
        """Whether the hand has enough for this clan."""
        s = self.s
        held = of_clan(s, self.seat, self.clan)
        ronin = s[hand_of(self.seat) + s[layout.RONIN_KIND]]
        if self.new and not held and ronin:
            return [_reason("no-clan-card", "S.6", clan=self.name)]
        if self.new and held + ronin < 2:
            offered = self._offered("place")
            return [_reason("too-few-held", "W.4", clan=self.name, number=held, clan_list=offered)]
        if not self.new and not held + ronin and not holds_yokai(s, self.seat):
            return [_reason("nothing-to-add", "W.5", clan=self.name)]
        return []

    def _cards(self) -> list[Message]:
        s, found = self.s, []
        hand = {kind.id: s[hand_of(self.seat) + n] for n, kind in enumerate(self.kinds)}
        for card, number in Counter(self.cards).items():
            if self.groups[card] not in (self.name, "ronin", "yokai"):
                found.append(_reason("other-clan", self.rule, card=card, clan=self.name))
            if number > hand[card]:
                found.append(_reason("not-held", self.rule, card=card, number=hand[card]))
        yokai = [card for card in self.cards if self.groups[card] == "yokai"]
        room = layout.LARGEST_CLAN - self.there
        if yokai and self.new:
            found.append(_reason("yokai-new", "W.5", card=yokai[0]))
        elif yokai and len(self.cards) > 1:
            found.append(_reason("yokai-alone", "W.5", card=yokai[0]))
        if yokai and room <= 0:
            found.append(_reason("yokai-no-room", "S.20", card=yokai[0], clan=self.name))
        elif len(self.cards) > room:
            found.append(_reason("too-many-cards", self.rule, clan=self.name, number=max(room, 0)))
        if self.new and self.cards and self.groups[self.cards[0]] == "ronin":
            if all(self.groups[card] == "ronin" for card in self.cards):
                found.append(_reason("no-clan-card", "S.6", clan=self.name))
        return found

    def _closing(self) -> list[Message]:
        found = []
        least = 2 if self.new else 1
        if self.closing and len(self.cards) < least:
            found.append(_reason("too-few-cards", self.rule, number=least))
        if self.closing == "echo":
            if not temple(self.s, self.seat, layout.ECHO_STRIKE):
                found.append(_reason("echo-missing", "S.28"))
            if len(self.cards) != 2:
                found.append(_reason("echo-two", "S.28", number=len(self.cards)))
        return found
