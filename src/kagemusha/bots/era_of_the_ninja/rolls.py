"""The windows before and after a roll: lift the Limit, roll again, or let it stand."""

from __future__ import annotations

from kagemusha.bots.era_of_the_ninja.chances import (
    BEST_OF_TWO,
    ONE_DIE,
    best_rest,
    expectation,
    totals,
)
from kagemusha.bots.era_of_the_ninja.sight import Sight, health
from kagemusha.core.action import Action, Legal
from kagemusha.games.era_of_the_ninja.view import NinjaView, RollView

Die = tuple[str, int]
"""What a die comes to: its mark and its total."""
STAKE = 1.2
"""What being unseen is worth where nothing is near."""


class Rolling:
    """One roll, and what each face of it would be worth."""

    def __init__(self, sight: Sight, legal: Legal) -> None:
        self.sight = sight
        self.legal = legal
        self.me = sight.me
        view = sight.view
        mine = [
            roll
            for roll in (view.answer, view.roll)
            if roll is not None and roll.player == self.me.player
        ]
        self.roll: RollView = mine[0]
        self.other = view.roll if self.roll is view.answer else view.answer
        self.stack = sight.stacks.get(view.foe) if view.foe else None
        lord = self.stack if self.roll.kind == "attack" else None
        self.price = sight.ki_price(lord)

    # --- values -----------------------------------------------------------------------------

    def values(self, modifier: int, lifted: bool) -> list[float]:
        """What each face is worth."""
        kind = self.roll.kind
        if kind == "attack":
            if self.stack is not None:
                return self.sight.outcomes(
                    self.stack,
                    whole=self.sight.view.whole,
                    modifier=modifier,
                    lifted=lifted,
                    tile=self.sight.here,
                )
            return self._duel(modifier, lifted, attacking=True)
        if kind == "dodge":
            if self.stack is not None:
                return self._dodge(modifier, lifted)
            return self._duel(modifier, lifted, attacking=False)
        if kind == "shadow":
            return self._shadow(modifier, lifted)
        worths = [total // 2 * self.sight.ingenuity_worth for total in totals(modifier, lifted)]
        return [-1.0, *worths[1:9], 5 * self.sight.ingenuity_worth]

    def _dodge(self, modifier: int, lifted: bool) -> list[float]:
        stack, me = self.stack, self.me
        assert stack is not None
        damage = max(0, stack.damage - self.sight.armour)
        whole = health(me.wounds)
        hit = health(me.wounds - damage) - whole
        failure, best = self.sight.kit.marks("dodge")
        found: list[float] = []
        for face, total in enumerate(totals(modifier, lifted), start=1):
            if face <= failure:
                found.append(health(me.wounds - damage - 1) - whole)
            else:
                found.append(0.0 if face >= best or total >= stack.attack else hit)
        return found

    def _shadow(self, modifier: int, lifted: bool) -> list[float]:
        """By what is at stake on this tile: dangers, and Ingenuity for who hides."""
        sight, me = self.sight, self.me
        stake = STAKE
        if sight.cards.duels:
            stake = 4.0
        elif me.tile is not None:
            stake += sight.loss(me.tile, me.wounds, seen=True)
            stake += sight.stacks_on(me.tile) * sight.ingenuity_worth
        failure, best = sight.kit.marks("shadow")
        found: list[float] = []
        for face, total in enumerate(totals(modifier, lifted), start=1):
            if face <= failure:
                found.append(0.0)
            elif face >= best:
                found.append(stake * 1.05)
            else:
                found.append(stake * max(0, min(10, total)) / 10)
        return found

    def _duel(self, modifier: int, lifted: bool, *, attacking: bool) -> list[float]:
        """Against another ninja's die: as it lies there, or any face of it."""
        mine = _faces(modifier, lifted, attacking=attacking)
        other = self.other
        if other is None:
            theirs = [("plain", 5)]
        elif other.face is not None and other.value is not None:
            theirs = [(other.mark or "plain", other.value)]
            if other.mark == "success" and not attacking:
                theirs = [("success", 10 + other.modifier)]
        else:
            theirs = _faces(other.modifier, other.lifted, attacking=not attacking)
        return [
            sum(self._bout(face, against, attacking=attacking) for against in theirs) / len(theirs)
            for face in mine
        ]

    def _bout(self, mine: Die, theirs: Die, *, attacking: bool) -> float:
        """E.101 to E.109: what two dice against each other are worth to their seer."""
        (mark, value), (other, against) = (mine, theirs) if attacking else (theirs, mine)
        me = self.me
        if mark == "failure":
            return health(me.wounds - 1) - health(me.wounds) if attacking else 0.0
        by = 0 if other == "success" else max(0, value - against)
        if other == "failure":
            by += 1
        if not attacking:
            return health(me.wounds - by) - health(me.wounds)
        rival = self._rival()
        if rival is None or by == 0:
            return -0.5
        return health(rival.wounds) - health(rival.wounds - by)

    def _rival(self) -> NinjaView | None:
        name = self.sight.view.rival
        return next((p for p in self.sight.view.players if p.player == name), None)

    # --- windows ----------------------------------------------------------------------------

    def _weights(self) -> tuple[float, ...]:
        two = any(
            ability.do == "best-of-two" and ability.stat == self.roll.kind
            for ability in self.sight.kit.standing
        )
        return BEST_OF_TWO if two else ONE_DIE

    def before(self) -> Action:
        """Roll, or what is better by more than it costs."""
        ki = self.me.ki
        weights = self._weights()
        added, free = self.roll.modifier, self.roll.lifted
        plain = self.values(added, free)
        best = _verb(self.legal, "roll")
        most = expectation(plain, weights, ki, self.price)
        for action in self.legal:
            if action.verb == "lift":
                lifted = self.values(added, True)
                worth = expectation(lifted, weights, ki - 1, self.price) - self.price
            elif action.verb == "use":
                ability = self.sight.cards.abilities[str(action.parts[0][1])]
                cost = ability.cost.ki
                more = ability.amount if ability.do == "add" else 0
                values = self.values(added + more, free or ability.do == "lift")
                worth = expectation(values, weights, ki - cost, self.price)
                worth -= cost * self.price + 0.4 * (ability.cost.counters + ability.cost.card)
            else:
                continue
            if worth > most + 1e-9:
                best, most = action, worth
        return best

    def after(self) -> Action:
        """Let it stand, or roll again while that pays."""
        ki = self.me.ki
        values = self.values(self.roll.modifier, self.roll.lifted)
        face = self.roll.face or 1
        best = _verb(self.legal, "stand")
        most = values[face - 1]
        for action in self.legal:
            if action.verb == "reroll":
                worth = best_rest(values, ki, self.price)
            elif action.verb == "use":
                ability = self.sight.cards.abilities[str(action.parts[0][1])]
                cost = ability.cost.ki * self.price + 0.6 * ability.cost.card
                if ability.do == "set-face":
                    worth = values[max(1, min(10, ability.amount)) - 1] - cost
                elif ability.do == "reroll":
                    worth = expectation(values, ONE_DIE, ki - ability.cost.ki, self.price) - cost
                else:
                    worth = most + 0.1 - cost
            else:
                continue
            if worth > most + 1e-9:
                best, most = action, worth
        return best


def _verb(legal: Legal, verb: str) -> Action:
    return next(action for action in legal if action.verb == verb)


def _faces(modifier: int, lifted: bool, *, attacking: bool) -> list[Die]:
    """Every face of a die of a fight. E.106: an attacker's Total Success knows no Limit."""
    plain = [("plain", total) for total in totals(modifier, lifted)]
    return [("failure", 1), *plain[1:9], ("success", 10 + modifier if attacking else 10)]
