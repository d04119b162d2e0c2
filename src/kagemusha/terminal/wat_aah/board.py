"""Draws the table: players with their clans, piles, the Grand Master board, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kagemusha.games.wat_aah.names import player_id
from kagemusha.games.wat_aah.view import PlayerView, WatAahView
from kagemusha.terminal.screen import Screen
from kagemusha.text.wat_aah.speaker import WatAahSpeaker

ACTIVE, RESTING = "> ", "  "
BETWEEN = (
    *("sealing", "honouring", "temple-step", "temple-drawing", "temple-choosing", "peeking"),
    *("pawn-step", "court-drawing", "mission-peek", "showdown", "over"),
)
"""Steps after a round."""


class Painter:
    """Draws one view; other views add their hands."""

    def __init__(self, screen: Screen, speaker: WatAahSpeaker, views: Sequence[WatAahView]) -> None:
        self.screen = screen
        self.speaker = speaker
        self.views = views
        self.view = views[0]
        self.long = self.view.mode == "grand-master"

    def draw(self, *, whole: bool) -> list[Text]:
        """The whole table or, after the first drawing in a turn, only the hand."""
        if not whole and self.view.step in ("place-step", "discard-step"):
            return self._hands()
        lines = [Text(self._header(), "title"), Text(self._piles())]
        for player in self.view.players:
            lines += self._player(player)
        if self.long:
            lines += self._decoys()
        return lines + self._hands()

    def _say(self, key: str, **args: str | int) -> str:
        return self.screen.say(f"terminal-wat-aah-{key}", **args)

    def _names(self, cards: Sequence[str]) -> list[Text]:
        return [Text(name) for name in self.speaker.grouped(cards)]

    def _joined(self, cards: Sequence[str]) -> str:
        return ", ".join(self.speaker.grouped(cards))

    def _sum(self, cards: Sequence[str]) -> int:
        return sum(self.speaker.kinds[card].strength for card in cards)

    # --- the parts ------------------------------------------------------------------------------

    @property
    def _between(self) -> bool:
        """Whether the round is over, so that it is nobody's turn."""
        return self.view.step in BETWEEN

    def _is_asked(self, player: PlayerView) -> bool:
        if self._between:
            return player.id in map(player_id, self.view.pending)
        return player.id == self.view.active

    def _header(self) -> str:
        view = self.view
        key = f"header-{'between' if self._between else view.mode}"
        return self._say(key, round=view.round, step=view.step, player=view.active)

    def _piles(self) -> str:
        view = self.view
        piles = self._say("piles", deck=view.deck, number=len(view.jigoku))
        if view.jigoku:
            piles += self._say("piles-top", card=view.jigoku[-1])
        if view.reshuffles:
            piles += self._say("piles-reshuffles", number=view.reshuffles)
        return piles

    def _player(self, player: PlayerView) -> list[Text]:
        view = self.view
        mine = view.seat is not None and player.id == player_id(view.seat)
        sign = ACTIVE if self._is_asked(player) else RESTING
        title = sign + self._say("player-you" if mine else "player", player=player.id)
        corruption = str(self._sum(player.corruption))
        if player.corruption:
            corruption += f" ({self._joined(player.corruption)})"
        troops = sum(self._sum(clan.cards) for clan in player.clans)
        items = [
            self._say("troops", number=troops),
            self._say("corruption", what=corruption),
            self._say("in-hand", number=player.hand),
        ]
        lines = self.screen.flow(title, [Text(item) for item in items])
        lines[0].stylize("title", 0, len(title))
        clans = []
        for clan in player.clans:
            cards = " + ".join(self.speaker.grouped(clan.cards))
            clans.append(Text(f"{cards} = {self._sum(clan.cards)}"))
        lines += self._below(self._say("clans", number=len(player.clans)), clans)
        if player.known:
            lines += self._below(self._say("known"), self._names(player.known))
        if self.long:
            lines += self._below(*self._estate(player))
        return lines

    def _below(self, title: str, items: list[Text]) -> list[Text]:
        return self.screen.flow(title, items or [Text(self.speaker.texts.say("none"))], indent=4)

    def _estate(self, player: PlayerView) -> tuple[str, list[Text]]:
        """What the Grand Master board adds: pawns, the Shosho, Temple and Court cards."""
        name = self.screen.texts.name
        items = [
            f"{name('place', place)} {number}"
            for place, number in (
                ("court", player.at_court),
                ("missions", player.at_missions),
                ("showdown", player.at_showdown),
            )
            if number
        ]
        if player.pawns:
            items.append(self._say("pawns-left", number=player.pawns))
        if player.id == self.view.shosho:
            items.append(self._say("shosho"))
        if player.temple is not None:
            key = "temple-spent" if player.temple_spent else "temple"
            items.append(self._say(key, temple=player.temple))
        if player.court == "hidden":
            items.append(self._say("court-hidden"))
        elif player.court is not None:
            items.append(self._say("court", court=player.court))
        if player.peeked:
            numbers = ", ".join(map(str, player.peeked))
            items.append(self._say("peeked", numbers=numbers, number=len(player.peeked)))
        return self._say("pawns"), [Text(item) for item in items]

    def _decoys(self) -> list[Text]:
        name = self.screen.texts.name
        items = []
        known: dict[int, str] = {}
        for view in self.views:
            known.update({n: boss for n, boss in enumerate(view.decoys) if boss})
        for number in range(len(self.view.decoys)):
            boss = name("boss", known[number]) if number in known else "?"
            items.append(Text(f"{number + 1} {boss}"))
        lines = self.screen.flow(self._say("decoys"), items)
        if self.view.final_boss is not None:
            lines.append(Text(self._say("final-boss", boss=self.view.final_boss)))
        elif known:
            suspects = [b.id for b in self.speaker.setup.cards.boss if b.id not in known.values()]
            texts = [Text(name("boss", boss)) for boss in suspects]
            lines += self.screen.flow(self._say("suspects"), texts)
        return lines

    def _hands(self) -> list[Text]:
        lines = []
        for view in self.views:
            if view.seat is None:
                continue
            cards = self._names(view.hand) or [Text(self.speaker.texts.say("none"))]
            if len(self.views) == 1:
                title = self._say("hand", number=len(view.hand))
            else:
                player = player_id(view.seat)
                title = self._say("hand-of", number=len(view.hand), player=player)
            lines += self.screen.flow(title, cards)
        return lines
