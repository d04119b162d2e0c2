"""A turn of the quick player: where to go and what to do there, the best of all begun."""

from __future__ import annotations

from typing import Final

from kagemusha.bots.era_of_the_ninja.search.eye import NONE, Eye
from kagemusha.bots.era_of_the_ninja.search.fights import Fights
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import verbs
from kagemusha.games.era_of_the_ninja.phases.attack import legal_attacks
from kagemusha.games.era_of_the_ninja.phases.awareness import stacks_on
from kagemusha.games.era_of_the_ninja.phases.castle import FAR, has_open_way, paired, tiles_left
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.nvn import legal_nvn
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.turn import explore_cost
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, choice
from kagemusha.games.era_of_the_ninja.phases.world import stack_at

HOME: Final = 7.0
"""A step towards the Courtyard with the head in hand."""


class Turn:
    """The best of a turn from where its ninja stands."""

    def __init__(self, eye: Eye, legal: list[int]) -> None:
        self.eye: Eye = eye
        self.legal: list[int] = legal
        self.me: Ninja = eye.me
        self.free: bool = choice(verbs.HIDE, 0, 0) in legal
        """Whether the Action is still to come."""
        self.sprint: bool = choice(verbs.SPRINT, 0, 0) in legal
        self.step: int = max(0, stat(eye.t, eye.me, at.MOVE))
        self.best: int = legal[-1]
        self.most: float = -1e9
        self.hunting: bool = self.wants_lord()
        self.fights: Fights = Fights(eye)

    def offer(self, worth: float, option: int) -> None:
        """A plan that begins with a choice."""
        if worth > self.most + 1e-9:
            self.best = option
            self.most = worth

    def choose(self) -> int:
        """The next step of the best plan."""
        if self.me.stage == at.AGAIN:
            self._again()
        else:
            self._stay()
            self._wander()
            self._explore()
        return self.best

    def wants_lord(self) -> bool:
        """Whether it is time for the Lord: good chances, or a late hour."""
        eye = self.eye
        t = eye.t
        if t.lord < 0 or t.lord_state > 1:
            return False
        if t.round > eye.style.hour + 6:
            return True
        fit = eye.wounds >= eye.style.fit * self.me.max_wounds
        needed = eye.style.racing if eye.raced() else eye.style.ready
        return fit and (eye.ready() >= needed or t.round > eye.style.hour)

    def _urge(self) -> float:
        late = self.eye.t.round - self.eye.style.hour
        return self.eye.style.urge * late if late > 0 else 0.0

    # --- here -----------------------------------------------------------------------------

    def _again(self) -> None:
        me = self.me
        for option in self.legal:
            verb = option // VERB
            if verb == verbs.DONE:
                rest = self.eye.aftermath(
                    me.tile, me.shadow, me.shadow_mark, self.eye.wounds, False, NONE, 0
                )
                self.offer(rest, option)
            else:
                self.offer(self._attack(option, me.tile), option)

    def _attack(self, option: int, tile: int) -> float:
        stack = stack_at(self.eye.t, option // 256 % 256)
        worth = self.eye.attack_worth(stack, option // VERB == verbs.ATTACK, tile)
        return worth + self._urge() if stack.slot == at.LORD_SLOT else worth

    def _stay(self) -> None:
        """Everything that ends the turn on this tile."""
        eye = self.eye
        here = self.me.tile
        moved = self.me.moved
        pull = self._pull(here)
        for option in self.legal:
            verb = option // VERB
            if verb == verbs.DONE:
                self.offer(pull + self._idle(here, moved), option)
            elif verb == verbs.HIDE:
                self.offer(pull + self._hide(here, moved), option)
            elif verb in (verbs.ATTACK, verbs.STRIKE):
                self.offer(pull + self._attack(option, here), option)
            elif verb in (verbs.WOUND, verbs.STEAL):
                self.offer(pull + self.fights.worth(option), option)
            elif verb == verbs.HEAL:
                mate = eye.t.ninja[option // 256 % 256]
                worth = 0.8 * (eye.health(mate.wounds + 1) - eye.health(mate.wounds))
                self.offer(pull + worth + self._idle(here, moved), option)
            elif verb == verbs.SEARCH:
                self.offer(pull + self._search(), option)
            elif verb == verbs.PICK_UP:
                self.offer(25.0 + self._idle(here, moved), option)
            elif verb == verbs.USE:
                self.offer(pull + self._deed(option), option)

    def _search(self) -> float:
        """E.146: Ingenuity, and a Shadow that is lower by it."""
        eye = self.eye
        me = self.me
        return eye.style.search * eye.point() + self.fights.open(me.tile, max(1, me.shadow - 3))

    def _idle(self, tile: int, moved: bool) -> float:
        """Doing nothing: perhaps unseen, perhaps rested."""
        me = self.me
        eye = self.eye
        worth = eye.aftermath(tile, me.shadow, me.shadow_mark, eye.wounds, False, NONE, 0)
        worth += self.fights.open(tile, me.shadow)
        return worth if moved or me.attacked else worth + self._rest()

    def _rest(self) -> float:
        me = self.me
        eye = self.eye
        worth = 0.0
        if me.wounds < me.max_wounds:
            worth += eye.health(eye.wounds + 1) - eye.health(eye.wounds)
        if me.ki < me.max_ki:
            worth += eye.ki_worth(eye.ki + 1) - eye.ki_worth(eye.ki)
        return eye.style.rest * worth

    def _hide(self, tile: int, moved: bool) -> float:
        """E.69: Ingenuity for the stacks on the tile, and the safer night."""
        me = self.me
        eye = self.eye
        rest = 0.0 if moved else self._rest()
        if eye.duels:
            after = 5.8 + stat(eye.t, me, at.SHADOW_STAT)
            gain = eye.style.lurk * (after - me.shadow)
            return gain + self.fights.open(tile, int(after)) + rest
        shadow = me.shadow + max(0, stat(eye.t, me, at.HIDE_BONUS))
        worth = eye.aftermath(tile, shadow, me.shadow_mark, eye.wounds, True, NONE, 0)
        stacks = stacks_on(eye.t, tile)
        if stacks > 0:
            gains = max(0, stacks + stat(eye.t, me, at.HIDE_GAIN))
            worth += eye.hidden(shadow, me.shadow_mark, True) * gains * eye.point()
        return worth + self.fights.open(tile, me.shadow) + rest + 0.01

    def _deed(self, option: int) -> float:
        """An ability that takes the Action."""
        eye = self.eye
        me = self.me
        effect = eye.t.box.effects[option % VERB]
        if effect.when != at.ACTING:
            return -1e9
        worth = self._idle(me.tile, me.moved) - effect.cost_ki * eye.ki_price(False)
        if effect.do == at.SLAY:
            for stack in eye.t.stacks:
                if stack.slot != at.LORD_SLOT and stack.units > 1:
                    return worth + 1.0
            return worth - 0.5
        if effect.do == at.TOKENS:
            for stack in eye.t.stacks:
                if stack.tile == me.tile:
                    worth += 0.6
                    if stack.slot != at.LORD_SLOT and stack.tokens + effect.amount >= 3:
                        worth += eye.t.box.units[stack.unit].ingenuity
            return worth
        if effect.do == at.PUSH:
            unseen = eye.hidden(me.shadow, me.shadow_mark, False)
            danger = (1 - unseen) * eye.loss(me.tile, eye.wounds, True, NONE, 0)
            return worth + danger / max(1, len(eye.threats)) - 0.5
        return worth + (1.0 if effect.do == at.TAKE else -1.0)

    # --- elsewhere ------------------------------------------------------------------------

    def _toward(self, goal: int) -> int:
        """The first step to a tile; -1 if none is legal."""
        t = self.eye.t
        here = self.me.tile
        far = self.eye.far(goal)
        for way in range(4):
            if paired(t, here, way) and far[t.tiles[here].near[way]] < far[here]:
                return choice(verbs.MOVE, way, 0)
        return NONE

    def _wander(self) -> None:
        """Tiles within reach, and beyond it by a Sprint."""
        me = self.me
        moves = me.moves
        reach = moves + (self.step if self.sprint else 0)
        if reach < 1:
            return
        far = self.eye.far(me.tile)
        for tile in range(len(far)):
            steps = far[tile]
            if not 0 < steps <= reach:
                continue
            walk = self.free and steps <= moves
            worth = self._elsewhere(tile) if walk else self._ran(tile)
            worth -= 0.02 * steps
            if worth > self.most:
                option = self._toward(tile) if moves > 0 else choice(verbs.SPRINT, 0, 0)
                if option != NONE:
                    self.offer(worth, option)

    def _ran(self, tile: int) -> float:
        return self._idle(tile, True) + self._pull(tile)

    def _elsewhere(self, tile: int) -> float:
        """The best Action on another tile."""
        eye = self.eye
        t = eye.t
        me = self.me
        worth = max(self._hide(tile, True), self._idle(tile, True))
        here = me.tile
        moved = me.moved
        me.tile = tile
        me.moved = True
        options: list[int] = []
        legal_attacks(t, me, options)
        for option in options:
            worth = max(worth, self._attack(option, tile))
        if t.terms.nvn or self.eye.t.terms.mode == at.LORDS_HEAD:
            options = []
            legal_nvn(t, me, options)
            for option in options:
                worth = max(worth, self.fights.worth(option))
        me.tile = here
        me.moved = moved
        if t.head == tile:
            worth = max(worth, 20.0 + self._idle(tile, True))
        return worth + self._pull(tile)

    # --- the unknown ----------------------------------------------------------------------

    def _explore(self) -> None:
        eye = self.eye
        t = eye.t
        me = self.me
        if eye.duels or eye.head or tiles_left(t) == 0:
            return
        worth = self._news()
        for option in self.legal:
            if option // VERB == verbs.EXPLORE:
                self.offer(worth, option)
        cost = explore_cost(t, me)
        moves = me.moves
        far = eye.far(me.tile)
        reach = moves + (self.step if self.sprint else 0)
        for tile in range(len(far)):
            steps = far[tile]
            if steps + cost > reach or (steps == 0 and moves >= cost):
                continue
            if not has_open_way(t, tile):
                continue
            value = worth - 0.05 * steps
            if steps + cost > moves:
                value -= self._sprint_price(cost)
            if value > self.most:
                option = NONE
                if steps > 0 and moves > 0:
                    option = self._toward(tile)
                elif self.sprint:
                    option = choice(verbs.SPRINT, 0, 0)
                if option != NONE:
                    self.offer(value, option)

    def _sprint_price(self, cost: int) -> float:
        """What it costs not to hide in the new room, and to have come far from safety."""
        worth = 0.1 * self._dread() + 0.09 * self.me.shadow * self.eye.point()
        return worth if self.step < cost else worth + self.eye.style.sprint

    def _dread(self) -> float:
        """What a new room costs who is seen there."""
        eye = self.eye
        hard = eye.health(eye.wounds) - eye.health(max(1, eye.wounds - 2))
        seen = eye.loss(self.me.tile, eye.wounds, True, NONE, 0)
        return eye.style.unknown * hard / 2 + 0.7 * seen

    def _news(self) -> float:
        """What exploring is worth: who finds the Lord, or units to hide among."""
        me = self.me
        eye = self.eye
        unseen = eye.hidden(me.shadow, me.shadow_mark, self.free)
        worth = unseen * 1.3 * eye.point() - (1 - unseen) * self._dread()
        if eye.t.lord_state == 0:
            if self.hunting:
                worth += eye.style.seek * 1.4 * unseen + 0.3 * self._urge()
            elif not self._pasture():
                worth += eye.style.explore * 1.4 * unseen
        elif not self._pasture():
            worth += 0.3
        return worth

    def _pasture(self) -> bool:
        """Whether there are units near to hide among."""
        far = self.eye.far(self.me.tile)
        for stack in self.eye.t.stacks:
            if far[stack.tile] <= 2 and stack.slot != at.LORD_SLOT:
                return True
        return False

    # --- where to -------------------------------------------------------------------------

    def _pull(self, tile: int) -> float:
        """How a tile lies for what the ninja is after."""
        eye = self.eye
        t = eye.t
        if eye.head:
            return -HOME * min(eye.far(0)[tile], 20)
        if t.head >= 0:
            return -2.5 * min(eye.far(t.head)[tile], 20)
        if t.lord_state == 2:
            for rival in t.ninja:
                if rival.alive and t.terms.sides[rival.seat] != eye.side and holds_head(rival):
                    return -2.0 * min(eye.far(rival.tile)[tile], 20)
        if eye.duels:
            return self.fights.stalk(tile)
        if t.lord_state == 1:
            if self.hunting:
                steps = min(eye.far(stack_at(t, at.LORD_SLOT).tile)[tile], 12)
                return -(eye.style.approach + 0.5 * self._urge()) * steps
            return 0.0
        if self.hunting or not t.stacks:
            far = eye.far(tile)
            best = FAR
            for edge in range(len(far)):
                if far[edge] < best and has_open_way(t, edge):
                    best = far[edge]
            if best < FAR:
                return -0.8 * best
        return 0.0
