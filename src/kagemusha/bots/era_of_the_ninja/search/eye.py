"""A table as one of its ninja sees it: ways, dangers, and what a roll is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from kagemusha.bots.era_of_the_ninja.search.faces import expectation, face_total
from kagemusha.bots.era_of_the_ninja.search.style import Style
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.attack import sneak
from kagemusha.games.era_of_the_ninja.phases.castle import distances
from kagemusha.games.era_of_the_ninja.phases.conditions import face_bound, mark_of
from kagemusha.games.era_of_the_ninja.phases.ends import side_score
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.stats import has, stat
from kagemusha.games.era_of_the_ninja.phases.unit_stats import (
    damage_of,
    immune,
    ingenuity_of,
    targets_of_attack,
    to_dodge,
    unit_stat,
)
from kagemusha.games.era_of_the_ninja.phases.world import World

ROOTS: Final[list[float]] = [0.0] + [float(number) ** 0.5 for number in range(1, 60)]
KI: Final = [0.0, 1.0, 1.83, 2.5, 3.0, 3.42, 3.75, 4.0, 4.17, 4.25]
"""What so much Ki is worth beside the first point."""
NONE: Final = -1


class Threat:
    """A stack as it would strike the ninja."""

    def __init__(self, stack: Stack, need: int, damage: int, move: int, reach: int) -> None:
        self.stack: Stack = stack
        self.need: int = need
        self.damage: int = damage
        self.move: int = move
        self.reach: int = reach
        self.lord: bool = stack.slot == at.LORD_SLOT


class Eye:
    """What a ninja reckons from the table, each thing when it is first asked for."""

    def __init__(self, t: World, me: Ninja, style: Style) -> None:
        self.t: World = t
        self.me: Ninja = me
        self.style: Style = style
        self.side: int = t.terms.sides[me.seat]
        self.duels: bool = t.terms.death_match
        self.wounds: int = me.wounds + me.extra_wounds
        self.ki: int = me.ki + me.extra_ki
        self.dodge: int = stat(t, me, at.DODGE)
        self.armour: int = stat(t, me, at.ARMOUR)
        self.head: bool = holds_head(me)
        self.threats: list[Threat] = []
        for stack in t.stacks:
            if stack.stunned:
                continue
            self.threats.append(
                Threat(
                    stack,
                    to_dodge(t, stack, me),
                    max(0, damage_of(t, stack, me) - self.armour),
                    unit_stat(t, stack, at.UNIT_MOVE, None),
                    unit_stat(t, stack, at.UNIT_RANGE, None),
                )
            )
        self.ways: list[list[int]] = [[] for _ in t.tiles]
        self.seen_loss: list[float] = [-1.0 for _ in t.tiles]
        self.readiness: float = -1.0
        self.values: list[float] = [0.0] * 10

    # --- worths ---------------------------------------------------------------------------

    def health(self, wounds: float) -> float:
        """What so many Wounds are worth: the last ones most, none at all is defeat."""
        if wounds <= 0:
            return -self.style.death
        whole = int(wounds)
        low = self.style.life * ROOTS[whole] if whole > 0 else -self.style.death
        part = wounds - whole
        if part == 0.0:
            return low
        return low + part * (self.style.life * ROOTS[whole + 1] - low)

    def ki_worth(self, ki: int) -> float:
        """What so much Ki is worth."""
        return self.style.ki * KI[max(0, min(9, ki))]

    def ki_price(self, lord: bool) -> float:
        """What a point of Ki costs to spend: little against the Lord, more when he is near."""
        if lord:
            return 0.3
        price = self.ki_worth(self.ki) - self.ki_worth(self.ki - 1)
        if self.t.lord_state == 1:
            price += 0.8
        elif not self.duels and self.ready() > 0.4:
            price += 0.5
        return price

    def point(self) -> float:
        """What a point of Ingenuity is worth now."""
        if self.t.terms.arcade:
            return 1.4
        if self.me.ingenuity < self.style.wealth:
            return self.style.poor
        return self.style.rich if self.me.ingenuity < 2 * self.style.wealth else 0.05

    def raced(self) -> bool:
        """Whether somebody else may defeat the Lord first."""
        for other in self.t.ninja:
            if not other.out and self.t.terms.sides[other.seat] != self.side:
                return True
        return False

    # --- ways and dangers -----------------------------------------------------------------

    def far(self, tile: int) -> list[int]:
        """How many steps lead from a tile to each other."""
        found = self.ways[tile]
        if not found:
            found = distances(self.t, tile)
            self.ways[tile] = found
        return found

    def likely(self, threat: Threat, tile: int) -> float:
        """How likely a stack attacks who is seen on a tile."""
        steps = self.far(tile)[threat.stack.tile]
        if steps == 0:
            found = 1.0
        elif steps <= threat.move + threat.reach:
            found = 1.0 if threat.reach == 0 else 0.7
        elif steps <= threat.move + threat.reach + threat.move:
            found = self.style.followed
        else:
            return 0.0
        for other in self.t.ninja:
            if other.alive and other.seat != self.me.seat and other.tile >= 0:
                if steps == 0:
                    if other.tile == tile:
                        found /= 1.4
                elif self.far(threat.stack.tile)[other.tile] <= steps:
                    found *= 0.6
        return found

    def loss(self, tile: int, wounds: int, seen: bool, without: int, tokens: int) -> float:
        """What the Lord's units cost who stands there, in the worth of Wounds.

        `without` is the slot of a stack that is gone; with `tokens` it bears so many more.
        """
        plain = seen and without == NONE and wounds == self.wounds
        if plain and self.seen_loss[tile] >= 0:
            return self.seen_loss[tile]
        if wounds <= 0:
            return 0.0
        # How likely so many Wounds are left; none is for good.
        left = vec[float]([0.0] * (wounds + 1))
        left[wounds] = 1.0
        for threat in self.threats:
            if not seen and not (threat.lord and threat.stack.tile == tile):
                continue
            need = threat.need
            damage = threat.damage
            if threat.stack.slot == without:
                if tokens == 0:
                    continue
                if not threat.lord:
                    need -= tokens
                    damage = max(0, damage - tokens)
            likely = self.likely(threat, tile)
            if likely <= 0:
                continue
            chance = 0.1 * max(0, min(8, need - self.dodge - 2))
            if need > at.HIGHEST:
                chance = 0.8
            hit = likely * chance if damage > 0 else 0.0
            worst = 0.1 * likely  # E.84: a Total Failure costs one more
            for many in range(1, wounds + 1):
                part = left[many]
                left[many] = part * (1.0 - hit - worst)
                left[max(0, many - damage)] += part * hit
                left[max(0, many - damage - 1)] += part * worst
        now = self.health(wounds)
        found = 0.0
        for many in range(wounds):
            found += left[many] * (now - self.health(many))
        if plain:
            self.seen_loss[tile] = found
        return found

    def hidden(self, shadow: int, mark: int, hid: bool) -> float:
        """The chance that a Shadow beats the Awareness to come."""
        if mark == at.TOTAL_FAILURE:
            return 0.0
        if mark == at.TOTAL_SUCCESS:
            return 1.0
        return max(0.0, min(1.0, (shadow if hid else shadow - 1) / 10))

    def aftermath(
        self, tile: int, shadow: int, mark: int, wounds: int, hid: bool, without: int, tokens: int
    ) -> float:
        """What the round still costs who stays on a tile with that Shadow: a number below 0."""
        unseen = self.hidden(shadow, mark, hid)
        cost = 0.0
        if unseen < 1:
            cost += (1 - unseen) * self.loss(tile, wounds, True, without, tokens)
        if unseen > 0 and self.t.lord_state == 1:
            cost += unseen * self.loss(tile, wounds, False, without, tokens)
        return -cost

    # --- attacks --------------------------------------------------------------------------

    def attack_on(self, stack: Stack) -> int:
        """What is added to an Attack on a stack."""
        t = self.t
        before = t.foe
        t.foe = stack.slot
        found = stat(t, self.me, at.ATTACK) + sneak(t, self.me, stack)
        t.foe = before
        return found

    def lord_falls(self) -> float:
        """What the Lord's defeat is worth: in Arcade it ends the match for who leads then."""
        t = self.t
        if not t.terms.arcade or t.terms.mode == at.LORDS_HEAD:
            return self.style.lord
        points = side_score(t, self.me.seat) + t.box.lords[t.lord].ingenuity
        for other in range(t.terms.seats):
            if t.terms.sides[other] != self.side and side_score(t, other) >= points:
                return -self.style.lord
        return self.style.lord

    def attack_values(
        self, stack: Stack, whole: bool, tile: int, modifier: int, lifted: bool
    ) -> list[float]:
        """What each face of an Attack is worth, the rest of the round included."""
        t = self.t
        me = self.me
        lord = stack.slot == at.LORD_SLOT
        wound, dead = targets_of_attack(t, stack, whole, me)
        units = stack.units if whole else 1
        ingenuity = ingenuity_of(t, stack)
        cost = units * ingenuity
        keeps = has(t, me, at.KEEP_SHADOW)
        drop = 0 if keeps else max(0, cost + stat(t, me, at.SHADOW_LOSS))
        gone = stack.slot if stack.units == units else NONE
        mark = me.shadow_mark if me.shadow_mark == at.TOTAL_FAILURE else at.PLAIN
        low = me.shadow if keeps else 1
        after = max(1, me.shadow - drop)
        stays = 1.0 if t.terms.mode == at.LONE_NINJA else 0.2
        token = stays * (self.style.lord_token if lord else self.style.token * ingenuity)
        deadly = not lord and has(t, me, at.DEADLY) and not immune(t, stack, at.IMMUNE_TO_DEADLY)
        proof = immune(t, stack, at.IMMUNE_TO_SUCCESS)
        # Each outcome once.
        fumble = self.aftermath(tile, low, mark, self.wounds - 1, False, NONE, 0)
        fumble += self.health(self.wounds - 1) - self.health(self.wounds)
        miss = self.aftermath(tile, low, mark, self.wounds, False, NONE, 0)
        if lord:
            kill = self.lord_falls()
            success = kill
            if 10 + modifier < dead:
                again = self._second(modifier, dead - 3)
                success = again * kill + 3 * token
                success += (1 - again) * self.aftermath(
                    tile, me.shadow, mark, self.wounds, False, NONE, 0
                )
        else:
            gain = (cost + stat(t, me, at.KILL_GAIN)) * self.point()
            gain += 0.15 * damage_of(t, stack, me) * units / stack.units
            kill = gain + self.aftermath(tile, after, mark, self.wounds, False, gone, 0)
            success = gain + self.aftermath(tile, me.shadow, mark, self.wounds, False, gone, 0)
        hurt = self._hurt(stack, units, tile, after, mark, units * token)
        found = self.values
        for face in range(1, 11):
            marked = mark_of(t, me, at.ATTACK_ROLL, face)
            total = face_total(face, modifier, lifted)
            if marked == at.TOTAL_FAILURE:
                found[face - 1] = fumble
            elif marked == at.TOTAL_SUCCESS and not (proof and 10 + modifier < dead):
                found[face - 1] = success
            elif total >= dead or (deadly and total >= wound):
                found[face - 1] = kill
            elif total >= wound:
                found[face - 1] = hurt
            else:
                found[face - 1] = miss
        return found

    def _hurt(
        self, stack: Stack, units: int, tile: int, shadow: int, mark: int, worth: float
    ) -> float:
        """E.60, E.61: tokens on a stack; three of them remove a unit."""
        tokens = units
        if stack.slot != at.LORD_SLOT and stack.tokens + units >= 3:
            worth += ingenuity_of(self.t, stack) * self.point()
            if stack.units == 1:
                tokens = 0
        after = self.aftermath(tile, shadow, mark, self.wounds, False, stack.slot, tokens)
        return worth + after

    def _second(self, modifier: int, dead: int) -> float:
        """The chance of the second roll against the Lord."""
        found = 0.0
        for face in range(2, 11):
            if face_total(face, modifier, self.ki > 0) >= dead:
                found += 0.1
        return found

    def attack_worth(self, stack: Stack, whole: bool, tile: int) -> float:
        """What an Attack is worth with Ki spent where that pays."""
        modifier = self.attack_on(stack)
        price = self.ki_price(stack.slot == at.LORD_SLOT)
        free = face_bound(self.t, self.me, at.UNLIMITED, at.ATTACK_ROLL) > 0
        plain = self.attack_values(stack, whole, tile, modifier, free)
        best = expectation(plain, False, self.ki, price)
        if self.ki > 0 and not free and not self.head:
            lifted = self.attack_values(stack, whole, tile, modifier, True)
            best = max(best, expectation(lifted, False, self.ki - 1, price) - price)
        return best

    # --- the Lord -------------------------------------------------------------------------

    def ready(self) -> float:
        """The chance that one Attack, with all Ki, would defeat the Lord."""
        if self.readiness < 0:
            self.readiness = self.chance_to_defeat(self.ki)
        return self.readiness

    def chance_to_defeat(self, ki: int) -> float:
        """The same with so much Ki."""
        t = self.t
        me = self.me
        if t.lord < 0 or t.lord_state > 1:
            return 0.0
        before = t.foe
        t.foe = at.LORD_SLOT
        modifier = stat(t, me, at.ATTACK)
        t.foe = before
        dead = t.box.lords[t.lord].dead
        if t.lord_state == 1:
            for stack in t.stacks:
                if stack.slot == at.LORD_SLOT:
                    _, dead = targets_of_attack(t, stack, False, me)
        free = face_bound(t, me, at.UNLIMITED, at.ATTACK_ROLL) > 0
        best = 0.0
        for lift in range(2):
            rolls = 1 + ki - (0 if free else lift)
            if rolls < 1:
                continue
            miss = 1.0
            for face in range(1, 11):
                marked = mark_of(t, me, at.ATTACK_ROLL, face)
                if marked != at.TOTAL_FAILURE and (
                    face_total(face, modifier, free or lift == 1) >= dead
                    or (marked == at.TOTAL_SUCCESS and 10 + modifier >= dead)
                ):
                    miss -= 0.1
            chance = 1.0 - miss**rolls
            best = max(best, chance)
        return best
