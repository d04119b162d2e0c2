"""What is asked, and what each choice would do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.games.wat_aah.deck import EFFECT_IDS
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.view import PlayerView, WatAahView
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.wat_aah.cards import Index, grouped

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
"""What is done with a card, by the step in which it is chosen: words of the notation."""


class Words:
    """Describes choices as one view shows them."""

    def __init__(self, screen: Screen, setup: Setup, view: WatAahView) -> None:
        self.screen = screen
        self.setup = setup
        self.view = view
        self.index = Index(setup)

    def _say(self, key: str, **args: str | int) -> str:
        return self.screen.say(f"terminal-wat-aah-{key}", **args)

    def _cards(self, cards: Sequence[str]) -> str:
        listed = ", ".join(text.plain for text in grouped(self.screen, self.index, cards))
        return listed or self._say("none")

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
        if view.step == "pawn-step" and view.seat is not None:
            args["number"] = view.players[view.seat].pawns
        return self._say(f"task-{step}", **args)

    # --- what a choice does ---------------------------------------------------------------------

    def describe(self, action: Action) -> str:
        """What this choice would do."""
        parts = {key: str(value) for key, value in action.parts}
        verb = action.verb
        if verb == "card":
            return self._card(parts["card"])
        if verb in ("place", "reinforce"):
            return self._say(
                f"do-{verb}", clan=parts["clan"], cards=self._cards(self._fitting(verb, parts))
            )
        if verb == "target":
            return self._target(parts)
        if verb == "pawns":
            return self._say("do-pawns", number=int(parts["number"]), place=parts["place"])
        if verb == "temple-card":
            card = next(card for card in self.setup.cards.temple if card.id == parts["id"])
            text = self.screen.say(f"temple-text-{card.do}", number=card.number)
            return self._say("do-temple-card", temple=card.id, text=text)
        if verb == "court":
            return self._court()
        if verb == "gate":
            return self._say("do-gate", card=parts["card"])
        if verb == "peek":
            return self._peek(int(parts["decoy"]))
        if verb in ("done", "echo"):
            return self._say(f"do-{verb}", cards=self._cards(self.view.picked))
        return self._say(f"do-{verb}")

    def _card(self, card: str) -> str:
        word = CARD_WORDS.get(self.view.step, "pick")
        strength = self.index.kinds[card].strength
        name = self.screen.texts.name("card", card)
        if self.index.kinds[card].clan in ("ronin", "yokai"):
            name = f"{name} ({strength})"
        return self._say(f"do-card-{word}", what=name)

    def _fitting(self, verb: str, parts: dict[str, str]) -> list[str]:
        """The cards of the hand that could go to a clan."""
        groups = [parts["clan"], "ronin"] + (["yokai"] if verb == "reinforce" else [])
        return [card for card in self.view.hand if self.index.kinds[card].clan in groups]

    def _player(self, name: str) -> PlayerView:
        return next(player for player in self.view.players if player.id == name)

    def _target(self, parts: dict[str, str]) -> str:
        player = self._player(parts["player"])
        if self.view.step == "honouring":
            return self._say("do-honour", player=player.id)
        if "clan" not in parts:
            return self._say("do-target-player", player=player.id, number=player.hand)
        clan = next(clan for clan in player.clans if clan.clan == parts["clan"])
        if "card" in parts:
            return self._say("do-target-card", player=player.id, clan=clan.clan, card=parts["card"])
        return self._say(
            "do-target-clan", player=player.id, clan=clan.clan, cards=self._cards(clan.cards)
        )

    def _court(self) -> str:
        """The own Court card, with what it says."""
        name = "" if self.view.seat is None else self.view.players[self.view.seat].court or ""
        card = next(card for card in self.setup.cards.court if card.id == name)
        text = self.screen.say(f"court-text-{card.do}", number=card.number)
        return self._say("do-court", court=card.id, text=text)

    def _peek(self, decoy: int) -> str:
        known = self.view.decoys[decoy - 1]
        if known is None:
            return self._say("do-peek", decoy=decoy)
        return self._say("do-peek-known", decoy=decoy, boss=known)

    def group(self, action: Action) -> str:
        """What several choices of a long menu share."""
        parts = {key: str(value) for key, value in action.parts}
        if "clan" in parts and "player" in parts:
            player = self._player(parts["player"])
            clan = next(clan for clan in player.clans if clan.clan == parts["clan"])
            return self._say(
                "do-target-clan", player=player.id, clan=clan.clan, cards=self._cards(clan.cards)
            )
        if "card" in parts:
            group = self.index.kinds[parts["card"]].clan
            if group in ("ronin", "yokai"):
                return self._say(f"group-{group}")
            return self.screen.texts.name("clan", group)
        return self.describe(action)
