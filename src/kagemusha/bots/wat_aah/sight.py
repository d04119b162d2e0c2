"""What a bot reads off the cards and off a view: strengths, powers, who leads by how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from kagemusha.core.game import Rules
from kagemusha.games.wat_aah.deck import Power
from kagemusha.games.wat_aah.names import player_id
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.view import PlayerView, WatAahView

RONIN = "ronin"
YOKAI = "yokai"
DRILLED = 3
"""So many cards of any kind make a clan that the Iron Drill strengthens."""


class Cards:
    """The cards of a match by their ids."""

    def __init__(self, rules: Rules[Any]) -> None:
        setup = choose(rules.seats, rules.options)
        kinds = setup.deck.kinds
        self.order = {kind.id: number for number, kind in enumerate(kinds)}
        self.strength = {kind.id: kind.strength for kind in kinds}
        self.group = {kind.id: kind.clan for kind in kinds}
        """The clan of a card; `ronin` and `yokai` for what is of no clan."""
        self.clans = {clan.id: clan for clan in setup.deck.clan}
        self.yokai = {yokai.id: yokai.power for yokai in setup.deck.yokai}
        self.temples = {card.id: card.do for card in setup.cards.temple}
        self.temple_numbers = {card.id: card.number for card in setup.cards.temple}
        self.courts = {card.id: card.do for card in setup.cards.court}
        self.bosses = {boss.id: boss for boss in setup.cards.boss}

    def power(self, clan: str, cards: int) -> Power:
        """What so many cards of a clan do when they are placed together."""
        found = self.clans[clan]
        if cards < 2:
            return Power("nothing")
        return found.two if cards == 2 else found.three

    def total(self, cards: Iterable[str]) -> int:
        """The strengths of some cards together."""
        return sum(self.strength[card] for card in cards)

    def sorted(self, cards: Iterable[str]) -> list[str]:
        """Cards in the order in which they are chosen."""
        return sorted(cards, key=self.order.__getitem__)


class Sight:
    """One view, as the bot on its seat reads it."""

    def __init__(self, cards: Cards, view: WatAahView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.cards = cards
        self.view = view
        self.me = view.players[view.seat]
        self.others = [player for player in view.players if player.id != self.me.id]
        self.hand = Counter(view.hand)
        self.mine = {clan.clan: clan.cards for clan in self.me.clans}
        # Asked for at every placement that is weighed, and the same for all of one view.
        self._standings = {player.id: self._count(player) for player in view.players}
        self._least = min(self.standing(other) for other in self.others)
        self.my_total = self.standing(self.me)
        self.best_other = max(self.standing(player) for player in self.others)
        self.lead = self.my_total - self.best_other
        self.long = view.mode == "grand-master"

    def standing(self, player: PlayerView) -> int:
        """Troops less Corruption, as the ranking would count them now."""
        return self._standings[player.id]

    def _count(self, player: PlayerView) -> int:
        corruption = self.cards.total(player.corruption)
        if self.temple(player) == "false-ledger":
            corruption //= 2
        return self.troops(player) - corruption

    def troops(self, player: PlayerView) -> int:
        """The strength of a player's clans."""
        return sum(self.force(player, clan.cards) for clan in player.clans)

    def force(self, player: PlayerView, clan: Sequence[str]) -> int:
        """What a clan of these cards counts at the ranking, with the Temple card of its owner."""
        total = self.cards.total(clan)
        if player.temple is None:
            return total
        number = self.cards.temple_numbers[player.temple]
        if self.temple(player) == "iron-drill" and len(clan) >= DRILLED:
            total += number
        elif self.temple(player) == "masterless-banner":
            total += sum(number - self.cards.strength[c] for c in clan if c == RONIN)
        return total

    def gain(self, clan: str, chosen: Sequence[str]) -> int:
        """By how much these cards, put to a clan of the bot's own, raise its force."""
        lying = self.mine.get(clan, ())
        return self.force(self.me, (*lying, *chosen)) - self.force(self.me, lying)

    def temple(self, player: PlayerView) -> str:
        """What a player's Temple card does; empty if he has none."""
        return self.cards.temples.get(player.temple or "", "")

    def player(self, name: str) -> PlayerView:
        """A player by his id."""
        return next(player for player in self.view.players if player.id == name)

    def menace(self, player: PlayerView) -> float:
        """How much harm to this opponent helps: all of it with two players, less with more."""
        if len(self.others) == 1:
            return 1.0
        ahead = self.standing(player) - self._least
        return 0.55 + min(ahead, 12) / 30 + 0.05 * len(player.clans)

    @property
    def end_is_near(self) -> bool:
        """Whether an opponent could end the round with his next clan."""
        return any(len(player.clans) >= 3 for player in self.others)

    @property
    def is_active(self) -> bool:
        """Whether it is the bot's own turn."""
        return self.view.active == player_id(self.view.seat or 0)
