"""Ninja against ninja, as the quick player weighs it."""

from __future__ import annotations

from kagemusha.bots.era_of_the_ninja.search.eye import NONE, Eye
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import verbs
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB


def bout(attack: int, dodge: int) -> list[float]:
    """The chance that the attacker wins by 0 (loses), 1, 2 ... 12."""
    found = [0.0] * 13
    for face in range(1, 11):
        mine = 10 + attack if face == 10 else max(2, min(9, face + attack))
        for other in range(1, 11):
            by = 0
            if face > 1 and other < 10:
                theirs = 1 if other == 1 else max(2, min(9, other + dodge))
                by = max(0, min(12, mine - theirs))
            found[by] += 0.01
    return found


class Fights:
    """What rivals are worth to a ninja, and it to them."""

    def __init__(self, eye: Eye) -> None:
        self.eye: Eye = eye
        self.me: Ninja = eye.me
        self.hurts: list[float] = [-1.0 for _ in eye.t.ninja]

    def worth(self, option: int) -> float:
        """What robbing or wounding a rival is worth."""
        t = self.eye.t
        verb = option // VERB
        rival = t.ninja[option // 256 % 256 if verb == verbs.WOUND else option % 256]
        chances = bout(stat(t, self.me, at.ATTACK), stat(t, rival, at.DODGE))
        price = self._blow_price(rival, chances[0])
        if verb == verbs.STEAL:
            card = option // 256 % 256
            if card == at.HEAD:
                return 30 * (1 - chances[0]) + price
            return 0.7 * (1 - chances[0]) + price
        style = self.eye.style
        wound = style.duel_wound if self.eye.duels else style.rival_wound
        out = style.duel_out if self.eye.duels else style.rival_out
        left = rival.wounds + rival.extra_wounds
        armour = stat(t, rival, at.ARMOUR)
        worth = 0.0
        for by in range(1, 13):
            lost = max(0, by - armour)
            worth += chances[by] * wound * min(lost, left)
            if lost >= left:
                worth += chances[by] * out
        return worth + price

    def _blow_price(self, rival: Ninja, lost: float) -> float:
        """What it costs: the Shadow, a Wound at a Total Failure, and the night after it."""
        eye = self.eye
        me = self.me
        price = -0.1 * (eye.health(eye.wounds) - eye.health(eye.wounds - 1))
        if eye.duels:  # E.101, E.102: a hit lowers both Shadows alike
            price += lost * self.open(me.tile, 1)
            return price + (1 - lost) * self.open(me.tile, me.shadow)
        shadow = max(1, me.shadow - 3)
        price += lost * eye.aftermath(rival.tile, 1, at.PLAIN, eye.wounds, False, NONE, 0)
        return price + (1 - lost) * eye.aftermath(
            rival.tile, shadow, at.PLAIN, eye.wounds, False, NONE, 0
        )

    def open(self, tile: int, shadow: int) -> float:
        """What rivals may do to who stands there with that Shadow: below 0."""
        eye = self.eye
        t = eye.t
        if not t.terms.nvn:
            return 0.0
        cost = 0.0
        far = eye.far(tile)
        for rival in t.ninja:
            if not rival.alive or t.terms.sides[rival.seat] == eye.side:
                continue
            if far[rival.tile] > max(0, stat(t, rival, at.MOVE)) + 1:
                continue
            cost += self._likely(rival, shadow) * self._hurt(rival)
        return -cost if eye.duels else -0.2 * cost

    def _likely(self, rival: Ninja, shadow: int) -> float:
        """How likely a rival strikes before this ninja acts again (E.25, E.30, E.99)."""
        t = self.eye.t
        seats = t.terms.seats
        if (rival.seat - t.lead) % seats < (self.me.seat - t.lead) % seats:
            return self.eye.style.behind
        return self.eye.style.ahead if shadow >= rival.shadow else self.eye.style.exposed

    def _hurt(self, rival: Ninja) -> float:
        """What a blow of a rival costs."""
        if self.hurts[rival.seat] < 0:
            eye = self.eye
            chances = bout(stat(eye.t, rival, at.ATTACK), eye.dodge)
            now = eye.health(eye.wounds)
            cost = 0.0
            for by in range(1, 13):
                cost += chances[by] * (now - eye.health(eye.wounds - max(0, by - eye.armour)))
            self.hurts[rival.seat] = cost
        return self.hurts[rival.seat]

    def stalk(self, tile: int) -> float:
        """In a Death Match: towards the weakest when strong, and on to the end."""
        eye = self.eye
        t = eye.t
        best = -20.0
        for rival in t.ninja:
            if not rival.alive or t.terms.sides[rival.seat] == eye.side:
                continue
            steps = min(eye.far(rival.tile)[tile], 15)
            edge = stat(t, self.me, at.ATTACK) + eye.dodge + 0.0
            edge -= stat(t, rival, at.ATTACK) + stat(t, rival, at.DODGE)
            edge += 0.7 * (eye.wounds - rival.wounds - rival.extra_wounds)
            style = eye.style
            eager = style.stalk + style.edge * max(-4.0, min(6.0, edge))
            best = max(best, -(eager + style.late * min(t.round, 30)) * steps)
        return best
