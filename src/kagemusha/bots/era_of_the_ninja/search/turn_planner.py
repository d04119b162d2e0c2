"""Plans a turn: where to go and what to do there."""

from __future__ import annotations

from typing import Final

from kagemusha.bots.era_of_the_ninja.search.dice_odds import NEVER
from kagemusha.bots.era_of_the_ninja.search.evaluator import NONE, Evaluator
from kagemusha.bots.era_of_the_ninja.search.fights import SHADOW_SPENT, Fights
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.attack import legal_attacks
from kagemusha.games.era_of_the_ninja.phases.awareness import stacks_on
from kagemusha.games.era_of_the_ninja.phases.castle import FAR, has_open_way, paired, tiles_left
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.nvn import legal_nvn
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import rest_wounds, stat
from kagemusha.games.era_of_the_ninja.phases.turn import explore_cost
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT, choice
from kagemusha.games.era_of_the_ninja.phases.world import stack_at

HOME: Final = 7.0
"""The value of a step towards the Courtyard for a ninja that carries the head."""


class TurnPlanner:
    """Finds the best plan of a turn, and the choice that starts it."""

    def __init__(self, evaluator: Evaluator, legal: list[int]) -> None:
        self.evaluator: Evaluator = evaluator
        self.legal: list[int] = legal
        self.me: Ninja = evaluator.me
        self.free: bool = choice(verbs.HIDE, 0, 0) in legal
        """Whether the ninja may still take its Action."""
        self.sprint: bool = choice(verbs.SPRINT, 0, 0) in legal
        self.step: int = max(0, stat(evaluator.t, evaluator.me, codes.MOVE))
        self.best: int = legal[-1]
        self.most: float = NEVER
        self.hunting: bool = self.wants_lord()
        self.fights: Fights = Fights(evaluator)

    def consider(self, value: float, option: int) -> None:
        """Keep the plan that starts with `option` if it is the best so far."""
        if value > self.most + 1e-9:
            self.best = option
            self.most = value

    def choose(self) -> int:
        """The first choice of the best plan."""
        if self.me.stage == codes.AGAIN:
            self._attack_again()
        else:
            self._actions_here()
            self._actions_elsewhere()
            self._explore()
        return self.best

    def wants_lord(self) -> bool:
        """Whether to go for the Lord: good chances, or a late round."""
        evaluator = self.evaluator
        t = evaluator.t
        if t.lord < 0 or t.lord_state > codes.LORD_HERE:
            return False
        if t.round > evaluator.weights.deadline + 6:
            return True
        fit = evaluator.wounds >= evaluator.weights.fit * self.me.max_wounds
        needed = evaluator.weights.racing if evaluator.has_rivals() else evaluator.weights.ready
        return fit and (evaluator.lord_chance() >= needed or t.round > evaluator.weights.deadline)

    def _lateness_bonus(self) -> float:
        late = self.evaluator.t.round - self.evaluator.weights.deadline
        return self.evaluator.weights.lateness * late if late > 0 else 0.0

    # --- here -----------------------------------------------------------------------------

    def _attack_again(self) -> None:
        me = self.me
        for option in self.legal:
            verb = option // VERB
            if verb == verbs.DONE:
                rest = self.evaluator.rest_of_round(
                    me.tile, me.shadow, me.shadow_mark, self.evaluator.wounds, False, NONE, 0
                )
                self.consider(rest, option)
            else:
                self.consider(self._attack_value(option, me.tile), option)

    def _attack_value(self, option: int, tile: int) -> float:
        stack = stack_at(self.evaluator.t, option // WHAT % WHAT)
        value = self.evaluator.attack_value(stack, option // VERB == verbs.ATTACK, tile)
        return value + self._lateness_bonus() if stack.slot == codes.LORD_SLOT else value

    def _actions_here(self) -> None:
        """All plans that end the turn on this tile."""
        evaluator = self.evaluator
        here = self.me.tile
        moved = self.me.moved
        pull = self._tile_value(here)
        for option in self.legal:
            verb = option // VERB
            if verb == verbs.DONE:
                self.consider(pull + self._idle_value(here, moved), option)
            elif verb == verbs.HIDE:
                self.consider(pull + self._hide_value(here, moved), option)
            elif verb in (verbs.ATTACK, verbs.STRIKE):
                self.consider(pull + self._attack_value(option, here), option)
            elif verb in (verbs.WOUND, verbs.STEAL):
                self.consider(pull + self.fights.value(option), option)
            elif verb == verbs.HEAL:
                mate = evaluator.t.ninja[option // WHAT % WHAT]
                value = 0.8 * (
                    evaluator.health_value(mate.wounds + 1) - evaluator.health_value(mate.wounds)
                )
                self.consider(pull + value + self._idle_value(here, moved), option)
            elif verb == verbs.SEARCH:
                self.consider(pull + self._search_value(), option)
            elif verb == verbs.PICK_UP:
                self.consider(25.0 + self._idle_value(here, moved), option)
            elif verb == verbs.USE:
                self.consider(pull + self._ability_value(option), option)

    def _search_value(self) -> float:
        """E.146: Ingenuity for a lower Shadow."""
        evaluator = self.evaluator
        me = self.me
        return evaluator.weights.search * evaluator.ingenuity_value() + self.fights.exposure(
            me.tile, max(1, me.shadow - SHADOW_SPENT)
        )

    def _idle_value(self, tile: int, moved: bool) -> float:
        """Doing nothing: perhaps hidden, perhaps rested."""
        me = self.me
        evaluator = self.evaluator
        value = evaluator.rest_of_round(
            tile, me.shadow, me.shadow_mark, evaluator.wounds, False, NONE, 0
        )
        value += self.fights.exposure(tile, me.shadow)
        return value if moved or me.attacked else value + self._rest_value()

    def _rest_value(self) -> float:
        me = self.me
        evaluator = self.evaluator
        value = 0.0
        wounds = min(me.max_wounds - me.wounds, rest_wounds(evaluator.t, me))
        if wounds > 0:
            value += evaluator.health_value(evaluator.wounds + wounds) - evaluator.health_value(
                evaluator.wounds
            )
        ki = min(me.max_ki - me.ki, stat(evaluator.t, me, codes.REST_KI))
        if ki > 0:
            value += evaluator.ki_value(evaluator.ki + ki) - evaluator.ki_value(evaluator.ki)
        return evaluator.weights.rest * value

    def _hide_value(self, tile: int, moved: bool) -> float:
        """E.69: Ingenuity for the stacks on the tile, and less danger."""
        me = self.me
        evaluator = self.evaluator
        rest = 0.0 if moved else self._rest_value()
        if evaluator.death_match:
            after = 5.8 + stat(evaluator.t, me, codes.SHADOW_STAT)
            gain = evaluator.weights.shadow_point * (after - me.shadow)
            return gain + self.fights.exposure(tile, int(after)) + rest
        shadow = max(1, me.shadow + self._hide_bonus(tile, moved))
        value = evaluator.rest_of_round(
            tile, shadow, me.shadow_mark, evaluator.wounds, True, NONE, 0
        )
        stacks = stacks_on(evaluator.t, tile)
        if stacks > 0:
            gains = max(0, stacks + stat(evaluator.t, me, codes.HIDE_GAIN))
            value += (
                evaluator.hidden_chance(shadow, me.shadow_mark, True)
                * gains
                * evaluator.ingenuity_value()
            )
        return value + self.fights.exposure(tile, me.shadow) + rest + 0.01

    def _hide_bonus(self, tile: int, moved: bool) -> int:
        """What a Hide on a tile adds to the Shadow."""
        me = self.me
        here, before = me.tile, me.moved
        me.tile, me.moved = tile, moved
        bonus = stat(self.evaluator.t, me, codes.HIDE_BONUS)
        me.tile, me.moved = here, before
        return bonus

    def _ability_value(self, option: int) -> float:
        """An ability that takes the Action."""
        evaluator = self.evaluator
        me = self.me
        effect = evaluator.t.box.effects[option % VERB]
        if effect.when != codes.ACTING:
            return NEVER
        value = self._idle_value(me.tile, me.moved) - effect.cost_ki * evaluator.ki_cost(False)
        if effect.do == codes.SLAY:
            for stack in evaluator.t.stacks:
                if stack.slot != codes.LORD_SLOT and stack.units > 1:
                    return value + 1.0
            return value - 0.5
        return value + (1.0 if effect.do == codes.TAKE else -1.0)

    # --- elsewhere ------------------------------------------------------------------------

    def _step_toward(self, goal: int) -> int:
        """The first step to a tile; -1 if none is legal."""
        t = self.evaluator.t
        here = self.me.tile
        far = self.evaluator.distances_from(goal)
        for way in range(codes.WAYS):
            if paired(t, here, way) and far[t.tiles[here].near[way]] < far[here]:
                option = choice(verbs.MOVE, way, 0)
                if option in self.legal:
                    return option
        return NONE

    def _actions_elsewhere(self) -> None:
        """Tiles within reach, with or without a Sprint."""
        me = self.me
        moves = me.moves
        reach = moves + (self.step if self.sprint else 0)
        if reach < 1:
            return
        far = self.evaluator.distances_from(me.tile)
        for tile in range(len(far)):
            steps = far[tile]
            if not 0 < steps <= reach:
                continue
            walk = self.free and steps <= moves
            value = self._best_action_at(tile) if walk else self._sprint_value(tile)
            value -= 0.02 * steps
            if value > self.most:
                option = self._step_toward(tile) if moves > 0 else choice(verbs.SPRINT, 0, 0)
                if option != NONE:
                    self.consider(value, option)

    def _sprint_value(self, tile: int) -> float:
        return self._idle_value(tile, True) + self._tile_value(tile)

    def _best_action_at(self, tile: int) -> float:
        """The best Action on another tile."""
        evaluator = self.evaluator
        t = evaluator.t
        me = self.me
        here = me.tile
        moved = me.moved
        me.tile = tile
        me.moved = True
        value = max(self._hide_value(tile, True), self._idle_value(tile, True))
        options: list[int] = []
        legal_attacks(t, me, options)
        for option in options:
            value = max(value, self._attack_value(option, tile))
        if t.terms.nvn or self.evaluator.t.terms.mode == codes.LORDS_HEAD:
            options = []
            legal_nvn(t, me, options)
            for option in options:
                value = max(value, self.fights.value(option))
        me.tile = here
        me.moved = moved
        if t.head == tile:
            value = max(value, 20.0 + self._idle_value(tile, True))
        return value + self._tile_value(tile)

    # --- the unknown ----------------------------------------------------------------------

    def _explore(self) -> None:
        evaluator = self.evaluator
        t = evaluator.t
        me = self.me
        if evaluator.death_match or evaluator.head or tiles_left(t) == 0:
            return
        value = self._explore_value()
        for option in self.legal:
            if option // VERB == verbs.EXPLORE:
                self.consider(value, option)
        cost = explore_cost(t, me)
        moves = me.moves
        far = evaluator.distances_from(me.tile)
        reach = moves + (self.step if self.sprint else 0)
        for tile in range(len(far)):
            steps = far[tile]
            if steps + cost > reach or (steps == 0 and moves >= cost):
                continue
            if not has_open_way(t, tile):
                continue
            net = value - 0.05 * steps
            if steps + cost > moves:
                net -= self._sprint_cost(cost)
            if net > self.most:
                option = NONE
                if steps > 0 and moves > 0:
                    option = self._step_toward(tile)
                elif self.sprint:
                    option = choice(verbs.SPRINT, 0, 0)
                if option != NONE:
                    self.consider(net, option)

    def _sprint_cost(self, cost: int) -> float:
        """The cost of exploring with a Sprint: no Action to hide, and far from safety."""
        value = (
            0.1 * self._new_room_danger() + 0.09 * self.me.shadow * self.evaluator.ingenuity_value()
        )
        return value if self.step < cost else value + self.evaluator.weights.sprint

    def _new_room_danger(self) -> float:
        """The expected loss of a ninja that is seen in a new room."""
        evaluator = self.evaluator
        hard = evaluator.health_value(evaluator.wounds) - evaluator.health_value(
            max(1, evaluator.wounds - 2)
        )
        seen = evaluator.expected_loss(self.me.tile, evaluator.wounds, True, NONE, 0)
        return evaluator.weights.unknown * hard / 2 + 0.7 * seen

    def _explore_value(self) -> float:
        """The value of exploring: it may find the Lord, or units to hide among."""
        me = self.me
        evaluator = self.evaluator
        unseen = evaluator.hidden_chance(me.shadow, me.shadow_mark, self.free)
        value = unseen * 1.3 * evaluator.ingenuity_value() - (1 - unseen) * self._new_room_danger()
        if evaluator.t.lord_state == codes.LORD_AWAY:
            if self.hunting:
                value += evaluator.weights.seek * 1.4 * unseen + 0.3 * self._lateness_bonus()
            elif not self._units_nearby():
                value += evaluator.weights.explore * 1.4 * unseen
        elif not self._units_nearby():
            value += 0.3
        return value

    def _units_nearby(self) -> bool:
        """Whether there are units to hide among within two steps."""
        far = self.evaluator.distances_from(self.me.tile)
        for stack in self.evaluator.t.stacks:
            if far[stack.tile] <= 2 and stack.slot != codes.LORD_SLOT:
                return True
        return False

    # --- where to -------------------------------------------------------------------------

    def _tile_value(self, tile: int) -> float:
        """The value of a tile by its distance to the ninja's goal."""
        evaluator = self.evaluator
        t = evaluator.t
        if evaluator.head:
            return -HOME * min(evaluator.distances_from(0)[tile], 20)
        if t.head >= 0:
            return -2.5 * min(evaluator.distances_from(t.head)[tile], 20)
        if t.lord_state == codes.LORD_DEAD:
            for rival in t.ninja:
                if (
                    rival.alive
                    and t.terms.sides[rival.seat] != evaluator.side
                    and holds_head(rival)
                ):
                    return -2.0 * min(evaluator.distances_from(rival.tile)[tile], 20)
        if evaluator.death_match:
            return self.fights.pursuit_value(tile)
        if t.lord_state == codes.LORD_HERE:
            if self.hunting:
                steps = min(evaluator.distances_from(stack_at(t, codes.LORD_SLOT).tile)[tile], 12)
                return -(evaluator.weights.approach + 0.5 * self._lateness_bonus()) * steps
            return 0.0
        if self.hunting or not t.stacks:
            far = evaluator.distances_from(tile)
            best = FAR
            for edge in range(len(far)):
                if far[edge] < best and has_open_way(t, edge):
                    best = far[edge]
            if best < FAR:
                return -0.8 * best
        return 0.0
