"""The greedy bot of WAT-AAH!: hand-made values, one decision at a time, nothing looked ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from kagemusha.bots.wat_aah import pawns
from kagemusha.bots.wat_aah.placing import END, placements
from kagemusha.bots.wat_aah.sight import Cards, Sight
from kagemusha.bots.wat_aah.worth import (
    CARD_WORTH,
    blow_worth,
    card_worth,
    clan_worth,
    copy_worth,
    hand_worth,
    least_useful,
    most_useful,
)
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.wat_aah.deck import Power
from kagemusha.games.wat_aah.notation import make
from kagemusha.games.wat_aah.view import WatAahView

PLACE_AT_LEAST = 0.5
"""A placement worth less is left for a later turn."""
GOOD_HAND = 3
"""So many clans that could be placed make a hand that needs no corruption."""

Chooser = Callable[[Sight, Legal], Sequence[Action]]


class GreedyBot:
    """Weighs each choice by strength, cards and powers."""

    name = "greedy"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._cards = Cards(rules)
        self._steps: dict[str, Chooser] = {
            "draw-step": self._draw,
            "place-step": self._place,
            "picking": self._pick,
            "targeting": self._target,
            "guarding": self._yes,
            "suffering": self._lose,
            "swapping": self._offer,
            "digging": self._dig,
            "keeping": self._keep,
            "discard-step": self._discard,
            "turn-end": self._end,
            "sparing": self._strongest,
            "pardoning": self._strongest,
            "taking": self._take,
            "giving": self._give,
            "sealing": self._yes,
            "honouring": self._honour,
            "temple-step": lambda sight, legal: (pawns.choose_temple(sight, legal),),
            "temple-choosing": lambda sight, legal: (pawns.choose_temple_card(sight, legal),),
            "pawn-step": lambda sight, legal: (pawns.choose_pawns(sight, legal),),
            "mission-peek": lambda sight, legal: (pawns.choose_peek(sight, legal),),
        }

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:  # noqa: ARG002
        """A whole placement, all cards of one choice, or one action."""
        if not isinstance(view, WatAahView):
            raise TypeError(f"not a view of WAT-AAH!: {type(view).__name__}")
        if len(legal) == 1:
            return legal
        return self._steps[view.step](Sight(self._cards, view), legal)

    # --- the turn ---------------------------------------------------------------------------------

    def _draw(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        if court := self._use_court(sight, legal):
            return (court,)
        gates = [action for action in legal if action.verb == "gate"]
        if self._wants_corruption(sight):
            return (make("corrupt"),)
        best, most = make("recruit"), CARD_WORTH
        now = hand_worth(sight, sight.hand)
        for action in gates:
            card = str(dict(action.parts)["card"])
            gain = hand_worth(sight, sight.hand + Counter([card])) - now
            if gain > most:
                best, most = action, gain
        return (best,)

    def _wants_corruption(self, sight: Sight) -> bool:
        """A weak hand, and time enough to use a better one."""
        ready = self._sets(sight)
        needed = END - len(sight.mine)
        if sight.end_is_near:
            return ready == 0 and sight.lead < 0
        return ready < min(needed, GOOD_HAND)

    def _sets(self, sight: Sight) -> int:
        """How many new clans the hand could place."""
        held = Counter(self._cards.group[card] for card in sight.view.hand)
        ronin = held["ronin"]
        ready = 0
        for clan in self._cards.clans:
            if clan in sight.mine or not held[clan]:
                continue
            if held[clan] >= 2:
                ready += 1
            elif ronin:
                ready += 1
                ronin -= 1
        return ready

    def _place(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        if court := self._use_court(sight, legal):
            return (court,)
        options = placements(sight, legal)
        if options and options[0].worth > PLACE_AT_LEAST:
            return self._rules.parse(options[0].notation())
        return (make("pass"),)

    def _pick(self, _sight: Sight, legal: Legal) -> Sequence[Action]:
        """Go on with what another began: the most cards, the strongest first."""
        cards = [action for action in legal if action.verb == "card"]
        if cards:
            return (max(cards, key=lambda a: self._cards.strength[_card(a)]),)
        return (legal[-1],)

    def _discard(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        if court := self._use_court(sight, legal):
            return (court,)
        return self._cards_of(least_useful(sight, Counter(sight.view.hand), 1))

    def _end(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        court = self._use_court(sight, legal)
        return (court or make("end"),)

    def _use_court(self, sight: Sight, legal: Legal) -> Action | None:
        """The Court card, if it can be used and this is a good moment."""
        use = make("court")
        if use not in legal or sight.me.court is None:
            return None
        do = self._cards.courts[sight.me.court]
        step = sight.view.step
        if do == "forced-march":
            verbs = {action.verb for action in legal}
            return use if step == "place-step" and {"place", "reinforce"} <= verbs else None
        if do == "pardon":
            strongest = max(self._cards.strength[card] for card in sight.me.corruption)
            good = strongest >= 3 or sight.end_is_near or len(sight.mine) >= 3
            return use if good else None
        return use

    # --- powers -----------------------------------------------------------------------------------

    def _target(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        do = {"banishment": "destroy-card", "court-spy": "take", "tax-collector": "take"}.get(
            sight.view.effect, sight.view.effect
        )
        level = sight.view.level or sight.view.amount
        hand = len(sight.view.hand)

        def worth(action: Action) -> float:
            parts = {key: str(value) for key, value in action.parts}
            player = sight.player(parts["player"])
            if "clan" not in parts:
                if do == "take":
                    return player.hand * sight.menace(player)
                power = Power(do, sight.view.amount)  # type: ignore[arg-type]
                return blow_worth(sight, power, player, hand)
            clan = next(c.cards for c in player.clans if c.clan == parts["clan"])
            if do == "copy":
                return copy_worth(sight, parts["clan"], level, hand)
            if "card" in parts:
                return card_worth(sight, player, clan, parts["card"], do)
            return clan_worth(sight, player, clan, do)

        return (max(legal, key=worth),)

    def _yes(self, _sight: Sight, legal: Legal) -> Sequence[Action]:
        """The Guard stops the power, the Seal is shown."""
        return (next(a for a in legal if a.verb in ("guard", "show-seal")),)

    def _lose(self, sight: Sight, _legal: Legal) -> Sequence[Action]:
        return self._cards_of(least_useful(sight, Counter(sight.view.hand), sight.view.left))

    def _offer(self, sight: Sight, _legal: Legal) -> Sequence[Action]:
        rest = Counter(sight.view.hand) - Counter(sight.view.offered)
        number = sight.view.left - len(sight.view.offered)
        return (*self._cards_of(least_useful(sight, rest, number)), make("seal"))

    def _dig(self, sight: Sight, _legal: Legal) -> Sequence[Action]:
        return self._cards_of(most_useful(sight, Counter(sight.view.jigoku), sight.view.left))

    def _keep(self, sight: Sight, _legal: Legal) -> Sequence[Action]:
        return self._cards_of(most_useful(sight, Counter(sight.view.looked_at), sight.view.left))

    def _take(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        return self._cards_of(most_useful(sight, Counter(map(_card, legal)), 1))

    def _give(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        return self._cards_of(least_useful(sight, Counter(map(_card, legal)), 1))

    def _strongest(self, _sight: Sight, legal: Legal) -> Sequence[Action]:
        return (max(legal, key=lambda action: self._cards.strength[_card(action)]),)

    def _honour(self, sight: Sight, legal: Legal) -> Sequence[Action]:
        """The Shosho: to itself if it may."""
        mine = [a for a in legal if dict(a.parts)["player"] == sight.me.id]
        return (mine[0] if mine else legal[0],)

    def _cards_of(self, cards: Sequence[str]) -> Sequence[Action]:
        return [make("card", ("card", card)) for card in self._cards.sorted(cards)]


def _card(action: Action) -> str:
    return str(dict(action.parts)["card"])
