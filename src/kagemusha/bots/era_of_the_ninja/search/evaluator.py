"""Values and dangers for one ninja: distances, expected Wounds, attacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from kagemusha.bots.era_of_the_ninja.search.dice_odds import A_FACE, expected_value, face_total
from kagemusha.bots.era_of_the_ninja.search.policy_weights import PolicyWeights
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.attack import HELD_TOKENS, sneak
from kagemusha.games.era_of_the_ninja.phases.castle import distances
from kagemusha.games.era_of_the_ninja.phases.conditions import face_bound, holds, mark_of
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
"""The value of Ki, in units of the first point."""
NONE: Final = -1
FAIR_CHANCE: Final = 0.4
"""With at least this chance to defeat the Lord, a ninja considers him."""
PLAIN_FACES: Final = 8
"""The faces that are neither a Total Failure nor a Total Success."""


class Threat:
    """The attack of a stack on the ninja."""

    def __init__(self, stack: Stack, need: int, damage: int, move: int, reach: int) -> None:
        self.stack: Stack = stack
        self.need: int = need
        self.damage: int = damage
        self.move: int = move
        self.reach: int = reach
        self.lord: bool = stack.slot == codes.LORD_SLOT


class Evaluator:
    """Evaluates the table for one ninja; results are cached."""

    def __init__(self, t: World, me: Ninja, weights: PolicyWeights) -> None:
        self.t: World = t
        self.me: Ninja = me
        self.weights: PolicyWeights = weights
        self.side: int = t.terms.sides[me.seat]
        self.death_match: bool = t.terms.death_match
        self.wounds: int = me.wounds + me.extra_wounds
        self.ki: int = me.ki + me.extra_ki
        self.dodge: int = stat(t, me, codes.DODGE)
        self.armour: int = stat(t, me, codes.ARMOUR)
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
                    unit_stat(t, stack, codes.UNIT_MOVE, None),
                    unit_stat(t, stack, codes.UNIT_RANGE, None),
                )
            )
        self.distance_cache: list[list[int]] = [[] for _ in t.tiles]
        self.loss_cache: list[float] = [-1.0 for _ in t.tiles]
        self.lord_chance_cache: float = -1.0
        self.values: list[float] = [0.0] * codes.FACES

    # --- values ---------------------------------------------------------------------------

    def health_value(self, wounds: float) -> float:
        """The value of Wounds; the last ones count most."""
        if wounds <= 0:
            return -self.weights.death
        whole = int(wounds)
        low = self.weights.life * ROOTS[whole] if whole > 0 else -self.weights.death
        part = wounds - whole
        if part == 0.0:
            return low
        return low + part * (self.weights.life * ROOTS[whole + 1] - low)

    def ki_value(self, ki: int) -> float:
        """The value of Ki."""
        return self.weights.ki * KI[max(0, min(9, ki))]

    def ki_cost(self, lord: bool) -> float:
        """The cost of spending a point of Ki: low against the Lord, higher when he is near."""
        if lord:
            return 0.3
        price = self.ki_value(self.ki) - self.ki_value(self.ki - 1)
        if self.t.lord_state == codes.LORD_HERE:
            price += 0.8
        elif not self.death_match and self.lord_chance() > FAIR_CHANCE:
            price += 0.5
        return price

    def ingenuity_value(self) -> float:
        """The value of a point of Ingenuity now."""
        if self.t.terms.arcade:
            return 1.4
        if self.me.ingenuity < self.weights.wealth:
            return self.weights.poor
        return self.weights.rich if self.me.ingenuity < 2 * self.weights.wealth else 0.05

    def has_rivals(self) -> bool:
        """Whether another side may defeat the Lord first."""
        for other in self.t.ninja:
            if not other.out and self.t.terms.sides[other.seat] != self.side:
                return True
        return False

    # --- ways and dangers -----------------------------------------------------------------

    def distances_from(self, tile: int) -> list[int]:
        """The number of steps from a tile to each other tile."""
        found = self.distance_cache[tile]
        if not found:
            found = distances(self.t, tile)
            self.distance_cache[tile] = found
        return found

    def attack_chance(self, threat: Threat, tile: int) -> float:
        """The chance that a stack attacks the ninja if it is seen on a tile."""
        steps = self.distances_from(tile)[threat.stack.tile]
        if steps == 0:
            found = 1.0
        elif steps <= threat.move + threat.reach:
            found = 1.0 if threat.reach == 0 else 0.7
        elif steps <= threat.move + threat.reach + threat.move:
            found = self.weights.followed
        else:
            return 0.0
        for other in self.t.ninja:
            if other.alive and other.seat != self.me.seat and other.tile >= 0:
                if steps == 0:
                    if other.tile == tile:
                        found /= 1.4
                elif self.distances_from(threat.stack.tile)[other.tile] <= steps:
                    found *= 0.6
        return found

    def expected_loss(self, tile: int, wounds: int, seen: bool, without: int, tokens: int) -> float:
        """The expected loss by the Lord's units on a tile, in the value of Wounds.

        `without` is the slot of a stack that is gone, or that has `tokens` more.
        """
        plain = seen and without == NONE and wounds == self.wounds
        if plain and self.loss_cache[tile] >= 0:
            return self.loss_cache[tile]
        if wounds <= 0:
            return 0.0
        # The probability of each number of Wounds left.
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
            likely = self.attack_chance(threat, tile)
            if likely <= 0:
                continue
            chance = A_FACE * max(0, min(PLAIN_FACES, need - self.dodge - codes.LOWEST))
            if need > codes.HIGHEST:
                chance = A_FACE * PLAIN_FACES
            hit = likely * chance if damage > 0 else 0.0
            worst = A_FACE * likely  # E.84: a Total Failure costs one more
            for many in range(1, wounds + 1):
                part = left[many]
                left[many] = part * (1.0 - hit - worst)
                left[max(0, many - damage)] += part * hit
                left[max(0, many - damage - 1)] += part * worst
        now = self.health_value(wounds)
        found = 0.0
        for many in range(wounds):
            found += left[many] * (now - self.health_value(many))
        if plain:
            self.loss_cache[tile] = found
        return found

    def hidden_chance(self, shadow: int, mark: int, hid: bool) -> float:
        """The chance that a Shadow beats the next Awareness."""
        if mark == codes.TOTAL_FAILURE:
            return 0.0
        if mark == codes.TOTAL_SUCCESS:
            return 1.0
        return max(0.0, min(1.0, (shadow if hid else shadow - 1) / codes.FACES))

    def rest_of_round(
        self, tile: int, shadow: int, mark: int, wounds: int, hid: bool, without: int, tokens: int
    ) -> float:
        """The value of the rest of the round on a tile with this Shadow: at most 0."""
        unseen = self.hidden_chance(shadow, mark, hid)
        cost = 0.0
        if unseen < 1:
            cost += (1 - unseen) * self.expected_loss(tile, wounds, True, without, tokens)
        if unseen > 0 and self.t.lord_state == codes.LORD_HERE:
            cost += unseen * self.expected_loss(tile, wounds, False, without, tokens)
        return -cost

    # --- attacks --------------------------------------------------------------------------

    def attack_modifier(self, stack: Stack) -> int:
        """The modifier of an Attack on a stack."""
        t = self.t
        before = t.foe
        t.foe = stack.slot
        found = stat(t, self.me, codes.ATTACK) + sneak(t, self.me, stack)
        t.foe = before
        return found

    def lord_defeat_value(self) -> float:
        """The value of the Lord's defeat. In Arcade the leader wins then."""
        t = self.t
        if not t.terms.arcade or t.terms.mode == codes.LORDS_HEAD:
            return self.weights.lord
        points = side_score(t, self.me.seat) + t.box.lords[t.lord].ingenuity
        for other in range(t.terms.seats):
            if t.terms.sides[other] != self.side and side_score(t, other) >= points:
                return -self.weights.lord
        return self.weights.lord

    def attack_values(
        self, stack: Stack, whole: bool, tile: int, modifier: int, lifted: bool
    ) -> list[float]:
        """The value of each face of an Attack, with the rest of the round."""
        t = self.t
        me = self.me
        lord = stack.slot == codes.LORD_SLOT
        wound, dead = targets_of_attack(t, stack, whole, me)
        units = stack.units if whole else 1
        ingenuity = ingenuity_of(t, stack)
        cost = units * ingenuity
        keeps = has(t, me, codes.KEEP_SHADOW)
        drop = 0 if keeps else max(0, cost + stat(t, me, codes.SHADOW_LOSS))
        gone = stack.slot if stack.units == units else NONE
        mark = me.shadow_mark if me.shadow_mark == codes.TOTAL_FAILURE else codes.PLAIN
        low = me.shadow if keeps else 1
        after = max(1, me.shadow - drop)
        stays = 1.0 if t.terms.mode == codes.LONE_NINJA else 0.2
        token = stays * (self.weights.lord_token if lord else self.weights.token * ingenuity)
        deadly = not lord and has(t, me, codes.DEADLY)
        proof = immune(t, stack, codes.IMMUNE_TO_SUCCESS)
        # Each outcome once.
        fumble = self.rest_of_round(tile, low, mark, self.wounds - 1, False, NONE, 0)
        fumble += self.health_value(self.wounds - 1) - self.health_value(self.wounds)
        miss = self.rest_of_round(tile, low, mark, self.wounds, False, NONE, 0)
        if lord:
            kill = self.lord_defeat_value()
            success = kill
            if codes.SUCCESS + modifier < dead:
                again = self._second_roll_chance(modifier, dead - HELD_TOKENS)
                success = again * kill + HELD_TOKENS * token
                success += (1 - again) * self.rest_of_round(
                    tile, me.shadow, mark, self.wounds, False, NONE, 0
                )
        else:
            prize = stack.prize if gone != NONE else 0
            gain = (cost + prize + stat(t, me, codes.KILL_GAIN)) * self.ingenuity_value()
            gain += 0.15 * damage_of(t, stack, me) * units / stack.units
            noticed = codes.TOTAL_FAILURE if self._kill_is_noticed() else mark
            kill = gain + self.rest_of_round(tile, after, noticed, self.wounds, False, gone, 0)
            success = gain + self.rest_of_round(
                tile, me.shadow, noticed, self.wounds, False, gone, 0
            )
        hurt = self._wound_value(stack, units, tile, after, mark, units * token)
        found = self.values
        for face in range(1, codes.FACES + 1):
            marked = mark_of(t, me, codes.ATTACK_ROLL, face)
            total = face_total(face, modifier, lifted)
            if marked == codes.TOTAL_FAILURE:
                found[face - 1] = fumble
            elif marked == codes.TOTAL_SUCCESS and not (proof and codes.SUCCESS + modifier < dead):
                found[face - 1] = success
            elif total >= dead or (deadly and total >= wound):
                found[face - 1] = kill
            elif total >= wound:
                found[face - 1] = hurt
            else:
                found[face - 1] = miss
        return found

    def _kill_is_noticed(self) -> bool:
        """Whether the Lord makes visible who kills."""
        t = self.t
        if t.lord < 0 or t.lord_state > codes.LORD_HERE:
            return False
        for effect in t.box.lords[t.lord].effects:
            if effect.when == codes.KILLING and effect.do == codes.FORCE_VISIBLE:
                return holds(t, effect, self.me, None)
        return False

    def _wound_value(
        self, stack: Stack, units: int, tile: int, shadow: int, mark: int, value: float
    ) -> float:
        """E.60, E.61: tokens on a stack; three of them remove a unit."""
        tokens = units
        if stack.slot != codes.LORD_SLOT and stack.tokens + units >= codes.TOKENS_A_UNIT:
            value += ingenuity_of(self.t, stack) * self.ingenuity_value()
            if stack.units == 1:
                tokens = 0
        after = self.rest_of_round(tile, shadow, mark, self.wounds, False, stack.slot, tokens)
        return value + after

    def _second_roll_chance(self, modifier: int, dead: int) -> float:
        """The chance of the second roll against the Lord."""
        found = 0.0
        for face in range(codes.LOWEST, codes.FACES + 1):
            if face_total(face, modifier, self.ki > 0) >= dead:
                found += A_FACE
        return found

    def attack_value(self, stack: Stack, whole: bool, tile: int) -> float:
        """The value of an Attack, with Ki spent where that pays."""
        modifier = self.attack_modifier(stack)
        price = self.ki_cost(stack.slot == codes.LORD_SLOT)
        free = face_bound(self.t, self.me, codes.UNLIMITED, codes.ATTACK_ROLL) > 0
        plain = self.attack_values(stack, whole, tile, modifier, free)
        two = face_bound(self.t, self.me, codes.BEST_OF_TWO, codes.ATTACK_ROLL) > 0
        best = expected_value(plain, two, self.ki, price)
        if self.ki > 0 and not free and not self.head:
            lifted = self.attack_values(stack, whole, tile, modifier, True)
            best = max(best, expected_value(lifted, two, self.ki - 1, price) - price)
        return best

    # --- the Lord -------------------------------------------------------------------------

    def lord_chance(self) -> float:
        """The chance that one Attack, with all Ki, would defeat the Lord."""
        if self.lord_chance_cache < 0:
            self.lord_chance_cache = self.lord_chance_with(self.ki)
        return self.lord_chance_cache

    def lord_chance_with(self, ki: int) -> float:
        """The same with this much Ki."""
        t = self.t
        me = self.me
        if t.lord < 0 or t.lord_state > codes.LORD_HERE:
            return 0.0
        before = t.foe
        t.foe = codes.LORD_SLOT
        modifier = stat(t, me, codes.ATTACK)
        t.foe = before
        dead = t.box.lords[t.lord].dead + t.terms.dread
        if t.lord_state == codes.LORD_HERE:
            for stack in t.stacks:
                if stack.slot == codes.LORD_SLOT:
                    _, dead = targets_of_attack(t, stack, False, me)
        free = face_bound(t, me, codes.UNLIMITED, codes.ATTACK_ROLL) > 0
        best = 0.0
        for lift in range(2):
            rolls = 1 + ki - (0 if free else lift)
            if rolls < 1:
                continue
            miss = 1.0
            for face in range(1, codes.FACES + 1):
                marked = mark_of(t, me, codes.ATTACK_ROLL, face)
                if marked != codes.TOTAL_FAILURE and (
                    face_total(face, modifier, free or lift == 1) >= dead
                    or (marked == codes.TOTAL_SUCCESS and codes.SUCCESS + modifier >= dead)
                ):
                    miss -= A_FACE
            chance = 1.0 - miss**rolls
            best = max(best, chance)
        return best
