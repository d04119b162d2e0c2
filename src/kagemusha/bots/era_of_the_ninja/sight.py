"""One view as the bot on its seat reads it: ways, dangers, and what an attack is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kagemusha.bots.era_of_the_ninja.cards import Cards, Kit
from kagemusha.bots.era_of_the_ninja.chances import ONE_DIE, expectation, misses, totals
from kagemusha.games.era_of_the_ninja.view import EraView, NinjaView, StackView

FAR = 99
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
LORD = "lord"

HEALTH = tuple(-16.0 if wounds <= 0 else 6 * math.sqrt(wounds) for wounds in range(40))
"""What so many Wounds are worth: the last ones most, none at all is defeat."""
KI = (0.0, 1.2, 2.2, 3.0, 3.6, 4.1, 4.5, 4.8, 5.0, 5.1, 5.2)
"""What so much Ki is worth."""
LORD_FALLS = 45.0
TOKEN = 0.35
"""A Wound token on minions, where it stays; on the Lord it counts more."""
TOKEN_ON_LORD = 3.0
FOLLOWED = 0.25
"""How much of a danger counts that can only come nearer this round."""


def health(wounds: int) -> float:
    """What so many Wounds are worth."""
    return HEALTH[max(0, min(39, wounds))]


def ki_worth(ki: int) -> float:
    """What so much Ki is worth."""
    return KI[max(0, min(len(KI) - 1, ki))]


class Sight:
    """A view with what the bot reckons from it, each thing when it is first asked for."""

    def __init__(self, cards: Cards, view: EraView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.cards = cards
        self.view = view
        self.me: NinjaView = view.players[view.seat]
        self.kit: Kit = cards.kit(self.me)
        self.stacks: dict[str, StackView] = {stack.id: stack for stack in view.stacks}
        self.here = -1 if self.me.tile is None else self.me.tile
        self.armour = self.kit.plus("armour")
        self.rivals = [p for p in view.players if p.alive and p.side != self.me.side]
        self.mates = [
            p for p in view.players if p.alive and p.side == self.me.side and p is not self.me
        ]
        self._near: list[dict[str, int]] | None = None
        self._far: dict[int, list[int]] = {}
        self._threats: dict[int, list[tuple[StackView, float]]] = {}
        self._losses: dict[tuple[int, int, bool, str, int], float] = {}
        self._ready: float | None = None

    # --- the map ----------------------------------------------------------------------------

    @property
    def near(self) -> list[dict[str, int]]:
        """For each tile the ways through paired markers, and where they lead."""
        if self._near is None:
            tiles = self.view.tiles
            spots = {(tile.x, tile.y): tile.number for tile in tiles}
            self._near = [
                {w: spots[tile.x + STEPS[w][0], tile.y + STEPS[w][1]] for w in tile.paired}
                for tile in tiles
            ]
        return self._near

    def far(self, start: int) -> list[int]:
        """How many steps lead from a tile to each other."""
        if start not in self._far:
            near = self.near
            found = [FAR] * len(near)
            found[start] = 0
            line = [start]
            for here in line:
                for other in near[here].values():
                    if found[other] == FAR:
                        found[other] = found[here] + 1
                        line.append(other)
            self._far[start] = found
        return self._far[start]

    def toward(self, goal: int) -> str:
        """The way of the first step to a tile."""
        far = self.far(goal)
        ways = self.near[self.here]
        return min(ways, key=lambda way: far[ways[way]])

    def in_line(self, start: int, goal: int, reach: int) -> bool:
        """Whether a straight line of so many paired crossings leads there."""
        for way in STEPS:
            tile = start
            for _ in range(reach):
                if way not in self.near[tile]:
                    break
                tile = self.near[tile][way]
                if tile == goal:
                    return True
        return False

    def stacks_on(self, tile: int) -> int:
        """How many minion stacks stand on a tile."""
        return sum(stack.tile == tile and stack.id != LORD for stack in self.view.stacks)

    @property
    def lord(self) -> StackView | None:
        """The Lord, if he is on the board."""
        return self.stacks.get(LORD)

    # --- what threatens ---------------------------------------------------------------------

    def threats(self, tile: int) -> list[tuple[StackView, float]]:
        """The stacks that could attack somebody visible on a tile, and how likely they do."""
        if tile not in self._threats:
            far = self.far(tile)
            others = [
                p.tile
                for p in self.view.players
                if p.alive and p is not self.me and p.tile is not None
            ]
            found: list[tuple[StackView, float]] = []
            for stack in self.view.stacks:
                steps = far[stack.tile]
                if stack.stunned or steps == FAR or (stack.done and self.view.step != "turn"):
                    continue
                reach = stack.move + stack.range
                if steps == 0:
                    likely = 1.0
                elif steps <= reach:
                    likely = 1.0 if stack.range == 0 else 0.7
                elif steps <= reach + stack.move:
                    likely = FOLLOWED
                else:
                    continue
                if others and steps:
                    away = self.far(stack.tile)
                    nearer = sum(away[other] <= steps for other in others)
                    likely *= 0.6**nearer
                elif others:
                    likely /= 1 + 0.4 * sum(other == tile for other in others)
                found.append((stack, likely))
            self._threats[tile] = found
        return self._threats[tile]

    def loss(
        self, tile: int, wounds: int, *, seen: bool, without: str = "", tokens: int = 0
    ) -> float:
        """What the Lord's units cost who stands there: expected, by what Wounds are worth.

        `without` names a stack that is gone; with `tokens` it only bears so many more.
        """
        if wounds <= 0:
            return 0.0
        key = (tile, wounds, seen, without, tokens)
        if key not in self._losses:
            self._losses[key] = self._loss(*key)
        return self._losses[key]

    def _loss(self, tile: int, wounds: int, seen: bool, without: str, tokens: int) -> float:
        left = [0.0] * (wounds + 1)
        left[wounds] = 1.0
        attacked = False
        for stack, likely in self.threats(tile):
            lord = stack.id == LORD
            if not seen and not (lord and stack.tile == tile):
                continue
            need, damage = stack.attack, stack.damage
            if stack.id == without:
                if not tokens:
                    continue
                if not lord:
                    need -= tokens
                    damage -= tokens
            damage = max(0, damage - self.armour)
            miss = misses(self.me.dodge, need) / 10
            attacked = True
            plain, total = likely * (miss - 0.1), likely * 0.1
            left = _struck(left, plain, damage, total)
        if not attacked:
            return 0.0
        return health(wounds) - math.fsum(
            chance * health(number) for number, chance in enumerate(left) if chance
        )

    def hidden(self, shadow: int, mark: str, *, hid: bool) -> float:
        """The chance that a Shadow beats the Awareness to come."""
        if mark == "failure":
            return 0.0
        if mark == "success":
            return 1.0
        return max(0.0, min(1.0, (shadow if hid else shadow - 1) / 10))

    def aftermath(
        self,
        tile: int,
        shadow: int,
        mark: str,
        wounds: int,
        *,
        hid: bool = False,
        without: str = "",
        tokens: int = 0,
    ) -> float:
        """What the round still costs who stays on a tile with that Shadow: a number below 0."""
        unseen = self.hidden(shadow, mark, hid=hid)
        cost = 0.0
        if unseen < 1:
            seen = self.loss(tile, wounds, seen=True, without=without, tokens=tokens)
            cost += (1 - unseen) * seen
        if unseen > 0:
            lurking = self.loss(tile, wounds, seen=False, without=without, tokens=tokens)
            cost += unseen * lurking
        return -cost

    # --- attacks ----------------------------------------------------------------------------

    def attack_on(self, stack: StackView) -> int:
        """What is added to an Attack on a stack before it is declared."""
        types = () if stack.id == LORD else self.cards.units[stack.unit].types
        total = self.me.attack + self.kit.bonus_against(stack.unit, types, stack)
        if (
            self.cards.sneak
            and self.me.shadow > self.view.awareness
            and not (stack.id == LORD and stack.tile == self.here)
        ):
            total += 1
        return total

    def lord_falls(self) -> float:
        """What the Lord's defeat is worth: in Arcade it ends the match for who leads then."""
        if not self.cards.arcade or self.view.mode == "lords-head" or self.view.lord is None:
            return LORD_FALLS
        points = self.side_points(self.me.side) + self.cards.lords[self.view.lord].ingenuity
        ahead = all(
            points > self.side_points(rival.side)
            for rival in self.view.players
            if rival.side != self.me.side
        )
        return LORD_FALLS if ahead else -LORD_FALLS

    def side_points(self, side: int) -> int:
        """The Ingenuity of a side."""
        pool = self.view.clan_pools[side] if side < len(self.view.clan_pools) else 0
        return pool + sum(player.score for player in self.view.players if player.side == side)

    def outcomes(
        self, stack: StackView, *, whole: bool, modifier: int, lifted: bool, tile: int
    ) -> list[float]:
        """What each face of an Attack is worth, the rest of the round included."""
        me = self.me
        lord = stack.id == LORD
        wound = stack.wound if whole else stack.wound_one
        dead = stack.dead if whole else stack.dead_one
        units = stack.units if whole else 1
        cost = units * stack.ingenuity
        failure, best = self.kit.marks("attack")
        falls = self.lord_falls() if lord else 0.0
        gain = (cost + self.kit.plus("kill-gain")) * self.ingenuity_worth
        drop = 0 if self.kit.keeps_shadow else max(0, cost + self.kit.plus("shadow-loss"))
        gone = stack.id if stack.units == units else ""
        after: dict[tuple[int, str, int, str, int], float] = {}

        def rest(
            shadow: int, wounds: int, without: str, tokens: int = 0, mark: str = "plain"
        ) -> float:
            if me.shadow_mark == "failure":
                mark = "failure"
            key = (max(1, shadow), mark, wounds, without, tokens)
            if key not in after:
                after[key] = self.aftermath(
                    tile, key[0], mark, wounds, without=without, tokens=tokens
                )
            return after[key]

        low = me.shadow if self.kit.keeps_shadow else 1
        killed = falls if lord else gain + self._relief(stack, units)
        found: list[float] = []
        for face, total in enumerate(totals(modifier, lifted), start=1):
            success = face >= best
            if face <= failure:
                hurt = health(me.wounds) - health(me.wounds - 1)
                found.append(rest(low, me.wounds - 1, "") - hurt)
            elif success and not lord:
                found.append(killed + rest(me.shadow, me.wounds, gone))
            elif success and 10 + modifier >= dead:
                found.append(killed)
            elif success:
                again = self._second(modifier, dead - 3)
                found.append(
                    again * falls
                    + 3 * self._token(stack)
                    + (1 - again) * rest(me.shadow, me.wounds, "")
                )
            elif total >= dead or (not lord and total >= wound and self.kit.deadly):
                found.append(killed if lord else killed + rest(me.shadow - drop, me.wounds, gone))
            elif total >= wound:
                worth = units * self._token(stack)
                without = stack.id
                if not lord and stack.tokens + units >= 3:
                    worth += stack.ingenuity * self.ingenuity_worth
                    if stack.units == 1:
                        found.append(gain + rest(me.shadow - drop, me.wounds, stack.id))
                        continue
                found.append(worth + rest(me.shadow - drop, me.wounds, without, units))
            else:
                found.append(rest(low, me.wounds, ""))
        return found

    def _second(self, modifier: int, dead: int) -> float:
        """The chance of the second roll against the Lord."""
        return sum(total >= dead for total in totals(modifier, self.me.ki > 0)[1:]) / 10

    def _token(self, stack: StackView) -> float:
        stays = 1.0 if self.cards.alone else 0.2
        return stays * (TOKEN_ON_LORD if stack.id == LORD else TOKEN * stack.ingenuity)

    def _relief(self, stack: StackView, units: int) -> float:
        """That a stack will not come again is worth a little beyond this round."""
        return 0.15 * stack.damage * units / stack.units

    @property
    def ingenuity_worth(self) -> float:
        """What a point of Ingenuity is worth now."""
        if self.cards.arcade:
            return 1.4
        if self.me.ingenuity < 10:
            return 0.9
        return 0.4 if self.me.ingenuity < 20 else 0.05

    def attack_worth(self, stack: StackView, *, whole: bool, tile: int) -> float:
        """What an Attack is worth with Ki spent where that pays."""
        modifier = self.attack_on(stack)
        price = self.ki_price(stack)
        free = self.kit.unlimited("attack")
        ki = self.me.ki
        plain = self.outcomes(stack, whole=whole, modifier=modifier, lifted=free, tile=tile)
        best = expectation(plain, ONE_DIE, ki, price)
        if ki and not free and "head" not in {card.kind for card in self.me.cards}:
            lifted = self.outcomes(stack, whole=whole, modifier=modifier, lifted=True, tile=tile)
            best = max(best, expectation(lifted, ONE_DIE, ki - 1, price) - price)
        return best

    def ki_price(self, stack: StackView | None = None) -> float:
        """What a point of Ki costs to spend: little against the Lord, more when he is near."""
        ki = self.me.ki
        if stack is not None and stack.id == LORD:
            return 0.3
        price = ki_worth(ki) - ki_worth(ki - 1)
        if self.lord is not None:
            price += 0.8
        elif self.ready > 0.4:
            price += 0.5
        return price

    # --- the Lord ---------------------------------------------------------------------------

    @property
    def ready(self) -> float:
        """The chance that one Attack, with all Ki, would defeat the Lord."""
        if self._ready is None:
            self._ready = self._readiness()
        return self._ready

    def _readiness(self) -> float:
        me = self.me
        if self.view.lord is None:
            return 0.0
        lord = self.lord
        modifier = me.attack + self.kit.bonus_against(LORD, ("lord",), lord)
        dead = lord.dead if lord else self.cards.lords[self.view.lord].dead
        if not lord:
            dead += sum(
                a.amount
                for a in self.kit.standing
                if a.stat == "unit-dead" and a.target == "foe" and a.if_ == ("lone",)
            )
        failure, best = self.kit.marks("attack")
        ki = me.ki
        chance = 0.0
        for lifted in (False, True):
            rolls = 1 + ki - (lifted and not self.kit.unlimited("attack"))
            if rolls < 1:
                continue
            miss = 10
            for face, total in enumerate(totals(modifier, lifted), start=1):
                success = face >= best
                if face > failure and (total >= dead or (success and 10 + modifier >= dead)):
                    miss -= 1
            chance = max(chance, 1 - (miss / 10) ** rolls)
        return chance

    def nearest(self, tiles: Sequence[int]) -> int | None:
        """The tile of these that is the fewest steps away."""
        far = self.far(self.here)
        best = min(tiles, key=lambda tile: far[tile], default=None)
        return None if best is None or far[best] == FAR else best


def _struck(left: list[float], plain: float, damage: int, total: float) -> list[float]:
    """The chances of Wounds left after one more attack: `total` is that of one Wound more."""
    kept = 1 - plain - total
    found = [chance * kept for chance in left]
    for number, chance in enumerate(left):
        if chance:
            found[max(0, number - damage)] += chance * plain
            found[max(0, number - damage - 1)] += chance * total
    return found
