"""Tips: the current effect of everything on the table of WAT-AAH!"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kagemusha.games.wat_aah.deck import Kind, TempleCard
from kagemusha.games.wat_aah.names import player_id
from kagemusha.games.wat_aah.view import PlayerView, WatAahView
from kagemusha.text.game_texts import GameTexts
from kagemusha.text.speaker import Tip
from kagemusha.text.uses import Uses

FIRST_POWER, SECOND_POWER, LARGEST = 2, 3, 4
LARGE = 3
"""The cards of a clan that Iron Drill counts."""
RONIN = "ronin"
AT_RANKING = (
    "false-ledger",
    "masterless-banner",
    "iron-drill",
    "shadow-stores",
    "gate-of-jigoku",
)
"""Temple cards that change the total."""
VERBS = ("recruit", "corrupt", "reinforce", "place")


class Tips:
    """All tips of one view."""

    def __init__(
        self,
        texts: GameTexts,
        kinds: Mapping[str, Kind],
        view: WatAahView,
        uses: Uses,
        temple: TempleCard | None,
    ) -> None:
        self._texts, self._kinds, self._view, self._uses = texts, kinds, view, uses
        self._temple = temple
        """The viewer's own, while it acts."""
        own = [player for player in view.players if player.id == self._own_id()]
        self._own: PlayerView | None = own[0] if own else None

    def all(self) -> list[Tip]:
        """Cards, clans, piles and numbers."""
        cards = [self._card(card) for card in self._kinds]
        all_clans = sorted({kind.clan for kind in self._kinds.values()})
        clans = [self._clan(clan) for clan in all_clans if self._texts.has(f"clan-{clan}")]
        numbers = [Tip("term", term, (line,)) for term, line in self._numbers().items()]
        verbs = [Tip("term", verb, can=self._uses.of(verb)) for verb in VERBS]
        owned = [self._owned(kind) for kind in ("temple", "court")]
        return [*cards, *clans, *numbers, *verbs, *(tip for tip in owned if tip)]

    def _own_id(self) -> str:
        return "" if self._view.seat is None else player_id(self._view.seat)

    def _say(self, key: str, **args: str | int) -> str:
        return self._texts.text(f"tip-wat-aah-{key}", **args)

    def _strength(self, cards: Sequence[str]) -> int:
        return sum(self._kinds[card].strength for card in cards if card in self._kinds)

    def _card(self, card: str) -> Tip:
        """The tip of a card."""
        counts = {"in-jigoku": self._view.jigoku.count(card)}
        if self._own:
            played = [one for clan_view in self._own.clans for one in clan_view.cards]
            counts = {
                "in-hand": self._view.hand.count(card),
                "in-play": played.count(card),
                **counts,
            }
        now = [self._say(key, number=number) for key, number in counts.items() if number]
        can = self._uses.of(card)
        clan = self._kinds[card].clan
        if self._own and counts["in-hand"] and self._texts.has(f"clan-{clan}"):
            held = self._held(clan)
            if len(held) > counts["in-hand"]:
                strength = self._strength(held)
                now.append(self._say("clan-in-hand", number=len(held), strength=strength))
            now += self._addable(self._own, clan)
            can = can or self._uses.of(clan)
        return Tip("card", card, tuple(now), can, self._texts.name("card", card))

    def _clan(self, clan: str) -> Tip:
        lines: list[str] = []
        if self._own:
            lines.append(self._say("in-hand", number=len(self._held(clan))))
            lines += self._addable(self._own, clan)
        return Tip("clan", clan, tuple(lines), self._uses.of(clan))

    def _held(self, clan: str) -> list[str]:
        """The cards of a clan in the viewer's hand."""
        return [card for card in self._view.hand if self._kinds[card].clan == clan]

    def _addable(self, own: PlayerView, clan: str) -> list[str]:
        """The viewer's cards of a clan in play, and the power that the hand would use."""
        lines: list[str] = []
        mine = [one for one in own.clans if one.clan == clan]
        size = len(mine[0].cards) if mine else 0
        if mine:
            strength = self._strength(mine[0].cards)
            lines.append(self._say("clan-cards", number=size, strength=strength))
        addable = min(len(self._held(clan)), LARGEST - size)
        if addable >= FIRST_POWER:
            lines.append(self._say("clan-three" if addable >= SECOND_POWER else "clan-two"))
        return lines

    def _owned(self, kind: str) -> Tip | None:
        """What can be done with the viewer's own Temple or Court card."""
        card = getattr(self._own, kind, None)
        return Tip(kind, card, can=self._uses.of(kind)) if card else None

    def _numbers(self) -> dict[str, str]:
        view, say = self._view, self._say
        found = {
            "deck": say("deck", number=view.deck),
            "jigoku": say("jigoku", number=len(view.jigoku)),
            "shosho": say("shosho", name=self._texts.name("player", view.shosho)),
        }
        if own := self._own:
            corruption = self._strength(own.corruption)
            spared = self._points(own) if self._does("false-ledger") else 0
            most = max((len(p.clans) for p in view.players if p is not own), default=0)
            found |= {
                "hand": say("hand", number=own.hand, strength=self._strength(view.hand)),
                "corruption": say("corruption", number=corruption, taken=corruption - spared),
                "total": self._total(own, corruption),
                "clans-in-play": say("clans", number=len(own.clans), most=most),
                "pawns": say(
                    "pawns",
                    number=own.pawns,
                    court=own.at_court,
                    missions=own.at_missions,
                    showdown=own.at_showdown,
                ),
            }
        return found

    def _total(self, own: PlayerView, corruption: int) -> str:
        """What the viewer would have at a ranking now."""
        played = sum(self._strength(clan.cards) for clan in own.clans)
        if self._temple is None or self._temple.do not in AT_RANKING:
            number = played - corruption
            return self._say("total", strength=played, corruption=corruption, number=number)
        points = self._points(own)
        return self._say(
            "total-temple",
            strength=played,
            corruption=corruption,
            points=points,
            temple=self._temple.id,
            number=played - corruption + points,
        )

    def _does(self, effect: str) -> bool:
        return self._temple is not None and self._temple.do == effect

    def _points(self, own: PlayerView) -> int:
        """What the viewer's Temple card would add to the total at a ranking now."""
        number = self._temple.number if self._temple else 0
        if self._does("false-ledger"):
            return min(number, self._strength(own.corruption))
        if self._does("masterless-banner"):
            ronin = sum(clan.cards.count(RONIN) for clan in own.clans)
            return ronin * (number - self._strength((RONIN,)))
        if self._does("iron-drill"):
            return number * sum(len(clan.cards) >= LARGE for clan in own.clans)
        if self._does("shadow-stores"):
            return min(number, own.hand)
        top = self._view.jigoku[-number:]
        return max((self._strength((card,)) for card in top), default=0)
