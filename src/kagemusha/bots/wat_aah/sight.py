"""What a bot reads off the cards and off a view: strengths, powers, who leads by how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kagemusha.core.game import Rules
from kagemusha.games.wat_aah.deck import Power
from kagemusha.games.wat_aah.names import player_id
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.view import PlayerView, WatAahView

RONIN = "ronin"
YOKAI = "yokai"


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
        self.my_total = self.standing(self.me)
        self.best_other = max(self.standing(player) for player in self.others)
        self.lead = self.my_total - self.best_other
        self.long = view.mode == "grand-master"

    def standing(self, player: PlayerView) -> int:
        """Troops less Corruption, as they lie on the table."""
        corruption = self.cards.total(player.corruption)
        return self.troops(player) - corruption

    def troops(self, player: PlayerView) -> int:
        """The strength of a player's clans."""
        return sum(self.cards.total(clan.cards) for clan in player.clans)

    def player(self, name: str) -> PlayerView:
        """A player by his id."""
        return next(player for player in self.view.players if player.id == name)

    def menace(self, player: PlayerView) -> float:
        """How much harm to this opponent helps: all of it with two players, less with more."""
        if len(self.others) == 1:
            return 1.0
        ahead = self.standing(player) - min(self.standing(other) for other in self.others)
        return 0.55 + min(ahead, 12) / 30 + 0.05 * len(player.clans)

    @property
    def end_is_near(self) -> bool:
        """Whether an opponent could end the round with his next clan."""
        return any(len(player.clans) >= 3 for player in self.others)

    @property
    def is_active(self) -> bool:
        """Whether it is the bot's own turn."""
        return self.view.active == player_id(self.view.seat or 0)
