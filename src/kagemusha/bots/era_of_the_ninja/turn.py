"""A ninja's turn: where to go and what to do there, each pair weighed, the best one begun."""

from __future__ import annotations

from kagemusha.bots.era_of_the_ninja.chances import duel
from kagemusha.bots.era_of_the_ninja.sight import FAR, LORD, Sight, health, ki_worth
from kagemusha.core.action import Action, Legal
from kagemusha.games.era_of_the_ninja.view import NinjaView

EXPLORE = 2.2
"""What a new room is worth while nothing better is known,"""
SEEK = 5.0
"""and to who is ready for the Lord."""
APPROACH = 1.2
HOME = 7.0
"""A step towards the Courtyard with the head in hand."""
READY = 0.4
READY_ALONE = 0.6
"""The chance of one Attack to defeat the Lord with which it is time to look for him,"""
LATE = 13
LATE_ALONE = 26
"""and the round after which it is time for who is not badly hurt; after twice as many, for all."""
HASTE = 2.0
SPRINT = 3.0
"""What speaks against running into a second unknown room."""
UNKNOWN = 1.6
"""What a room that nobody knows costs who is seen in it, beside the known dangers."""
RIVAL_WOUND = 0.7
RIVAL_OUT = 5.0
DUEL_WOUND = 2.0
DUEL_OUT = 12.0
SLAY = 2.0


class Turn:
    """The best of a turn from where its ninja stands."""

    def __init__(self, sight: Sight, legal: Legal) -> None:
        self.sight = sight
        self.legal = legal
        self.me = sight.me
        self.view = sight.view
        self.verbs = {action.verb for action in legal}
        self.free = "hide" in self.verbs
        """Whether the Action is still to come."""
        self.moves = self.me.moves
        self.head = any(card.kind == "head" for card in self.me.cards)
        self.best: Action | None = None
        self.most = float("-inf")

    def choose(self) -> Action:
        """The next step of the best plan."""
        if self.view.stage == "attack-again":
            self._again()
        else:
            self._stay()
            self._wander()
            self._explore()
        assert self.best is not None
        return self.best

    def _offer(self, worth: float, action: Action) -> None:
        if worth > self.most + 1e-9:
            self.best, self.most = action, worth

    def _named(self, notation: str) -> Action:
        return next(action for action in self.legal if action.notation == notation)

    # --- here -------------------------------------------------------------------------------

    def _again(self) -> None:
        here = self.sight.here
        rest = self.sight.aftermath(here, self.me.shadow, self.me.shadow_mark, self.me.wounds)
        for action in self.legal:
            if action.verb in ("attack", "strike"):
                stack = self.sight.stacks[str(action.parts[0][1])]
                whole = action.verb == "attack"
                self._offer(self.sight.attack_worth(stack, whole=whole, tile=here), action)
            elif action.verb == "done":
                self._offer(rest, action)

    def _stay(self) -> None:
        """Everything that ends the turn on this tile."""
        here = self.sight.here
        moved = self.me.moved
        pull = self._pull(here)
        for action in self.legal:
            verb = action.verb
            if verb == "done":
                self._offer(pull + self._idle(here, moved), action)
            elif verb == "hide":
                self._offer(pull + self._hide(here, moved), action)
            elif verb in ("attack", "strike"):
                stack = self.sight.stacks[str(action.parts[0][1])]
                worth = self.sight.attack_worth(stack, whole=verb == "attack", tile=here)
                if stack.id == LORD:
                    worth += self._urge()
                self._offer(pull + worth, action)
            elif verb in ("wound", "steal"):
                self._offer(pull + self._fight(action), action)
            elif verb == "heal":
                mate = self._player(str(action.parts[0][1]))
                worth = 0.8 * (health(mate.wounds + 1) - health(mate.wounds))
                self._offer(pull + worth + self._idle(here, moved), action)
            elif verb == "search":
                self._offer(pull + 2.7 * self.sight.ingenuity_worth + self._open(here, 3), action)
            elif verb == "pick-up":
                self._offer(25 + self._idle(here, moved), action)
            elif verb == "use":
                self._offer(pull + self._deed(action), action)

    def _idle(self, tile: int, moved: bool) -> float:
        """Doing nothing: perhaps unseen, perhaps rested."""
        me = self.me
        worth = self.sight.aftermath(tile, me.shadow, me.shadow_mark, me.wounds)
        return worth + self._open(tile, 0) + (0 if moved or me.attacked else self._rest())

    def _rest(self) -> float:
        me = self.me
        worth = 0.0
        if me.wounds < me.max_wounds:
            worth += health(me.wounds + 1) - health(me.wounds)
        if me.ki < me.max_ki:
            worth += ki_worth(me.ki + 1) - ki_worth(me.ki)
        return 1.15 * worth

    def _hide(self, tile: int, moved: bool) -> float:
        """E.69: Ingenuity for the stacks on the tile, and the safer night."""
        me, sight = self.me, self.sight
        if sight.cards.duels:
            gain = 0.35 * (5.8 + me.shadow_bonus - me.shadow)
            return gain + self._open(tile, -2) + (0 if moved else self._rest())
        shadow = me.shadow + max(0, sight.kit.plus("hide-bonus"))
        worth = sight.aftermath(tile, shadow, me.shadow_mark, me.wounds, hid=True)
        stacks = sight.stacks_on(tile)
        if stacks:
            unseen = sight.hidden(shadow, me.shadow_mark, hid=True)
            gain = max(0, stacks + sight.kit.plus("hide-gain"))
            worth += unseen * gain * sight.ingenuity_worth
        return worth + self._open(tile, 0) + (0 if moved else self._rest()) + 0.01

    def _deed(self, action: Action) -> float:
        """An ability that takes the Action."""
        sight = self.sight
        ability = sight.cards.abilities[str(action.parts[0][1])]
        worth = self._idle(sight.here, self.me.moved) - ability.cost.ki * sight.ki_price()
        if ability.when != "acting":
            return float("-inf")
        if ability.do == "slay":
            nearby = [s for s in sight.view.stacks if s.id != LORD and s.units > 1]
            return worth + (SLAY if nearby else 0.5) - 1.0
        if ability.do == "tokens":
            here = [s for s in sight.view.stacks if s.tile == sight.here]
            fallen = sum(
                s.ingenuity for s in here if s.tokens + ability.amount >= 3 and s.id != LORD
            )
            return worth + 0.6 * len(here) + fallen
        if ability.do == "push":
            unseen = sight.hidden(self.me.shadow, self.me.shadow_mark, hid=False)
            danger = (1 - unseen) * sight.loss(sight.here, self.me.wounds, seen=True)
            return worth + danger / max(1, len(sight.threats(sight.here))) - 0.5
        return worth + (1.0 if ability.do == "take" else -1.0)

    # --- elsewhere --------------------------------------------------------------------------

    def _wander(self) -> None:
        """Tiles within reach, and beyond it by a Sprint."""
        sight = self.sight
        ways = [action for action in self.legal if action.verb == "move"]
        sprint = "sprint" in self.verbs
        if not ways and not (sprint and self.me.move > 0):
            return
        far = sight.far(sight.here)
        reach = self.moves + (self.me.move if sprint else 0)
        for tile, steps in enumerate(far):
            if not 0 < steps <= reach:
                continue
            worth = self._elsewhere(tile) if steps <= self.moves else self._ran(tile)
            if not self.free and steps <= self.moves:
                worth = self._ran(tile)
            if worth + 1e-9 > self.most:
                if self.moves:
                    action = self._named(f"move {sight.toward(tile)}")
                else:
                    action = self._named("sprint")
                self._offer(worth - 0.02 * steps, action)

    def _ran(self, tile: int) -> float:
        return self._idle(tile, True) + self._pull(tile)

    def _elsewhere(self, tile: int) -> float:
        """The best Action on another tile."""
        sight = self.sight
        worth = max(self._hide(tile, True), self._idle(tile, True))
        if sight.kit.own_tile:
            for stack in sight.view.stacks:
                if stack.tile == tile:
                    urge = self._urge() if stack.id == LORD else 0.0
                    if stack.units == 1 or sight.kit.whole:
                        worth = max(worth, sight.attack_worth(stack, whole=True, tile=tile) + urge)
                    if stack.units > 1:
                        worth = max(worth, sight.attack_worth(stack, whole=False, tile=tile))
        lord = sight.lord
        if lord is not None and sight.kit.ranged and lord.tile != tile:
            if sight.in_line(tile, lord.tile, self.me.range):
                aimed = sight.attack_worth(lord, whole=True, tile=tile)
                worth = max(worth, aimed + self._urge())
        for rival in sight.rivals:
            if rival.tile == tile and self.me.shadow > rival.shadow and self._may_fight(rival):
                worth = max(worth, self._blow(rival))
        if self.view.head == tile:
            worth = max(worth, 20 + self._idle(tile, True))
        return worth + self._pull(tile)

    # --- the unknown ------------------------------------------------------------------------

    def _cost(self) -> int:
        """E.43: what exploring costs in Move."""
        cost = 2
        for ability in self.sight.kit.standing:
            if ability.stat == "explore-cost":
                cost = ability.amount if ability.do == "set" else cost + ability.amount
        return max(1, cost - (self.me.clan == "way"))

    def wants_lord(self) -> bool:
        """Whether it is time for the Lord: good chances, or a late hour."""
        sight = self.sight
        if self.view.lord is None or self.view.lord_state == "defeated":
            return False
        alone = self.view.mode == "lone-ninja"
        hour = LATE_ALONE if alone else LATE
        if self.view.round > hour + 6:
            return True
        fit = self.me.wounds >= min(4, self.me.max_wounds)
        ready = sight.ready >= (READY_ALONE if alone else READY)
        return fit and (ready or self.view.round > hour)

    def _urge(self) -> float:
        """How much more the Lord is worth with every round of a night that grows late."""
        hour = LATE_ALONE if self.view.mode == "lone-ninja" else LATE
        return HASTE * max(0, self.view.round - hour)

    def _explore(self) -> None:
        sight = self.sight
        if sight.cards.duels or self.head or not self.view.tiles_left:
            return
        cost = self._cost()
        worth = self._news()
        for action in self.legal:
            if action.verb == "explore":
                self._offer(worth, action)
        far = sight.far(sight.here)
        sprint = "sprint" in self.verbs
        reach = self.moves + (self.me.move if sprint else 0)
        for tile in self.view.tiles:
            steps = far[tile.number]
            if not tile.open or steps == FAR or steps + cost > reach:
                continue
            if steps == 0 and self.moves >= cost:
                continue  # legal now, if the tiles allow it
            value = worth - 0.05 * steps
            if steps + cost > self.moves:
                value -= self._sprint_price()
            if value > self.most:
                if steps and self.moves:
                    self._offer(value, self._named(f"move {sight.toward(tile.number)}"))
                elif "sprint" in self.verbs:
                    self._offer(value, self._named("sprint"))

    def _sprint_price(self) -> float:
        """What it costs not to hide in the new room, and to have come far from safety."""
        me = self.me
        worth = 0.1 * self._dread() + 0.9 * (me.shadow / 10) * self.sight.ingenuity_worth
        return worth if me.move < self._cost() else worth + SPRINT

    def _dread(self) -> float:
        """What a new room costs who is seen there."""
        wounds = self.me.wounds
        hard = health(wounds) - health(max(1, wounds - 2))
        return UNKNOWN * hard / 2 + 0.7 * self.sight.loss(self.sight.here, wounds, seen=True)

    def _news(self) -> float:
        """What exploring is worth: who finds the Lord, or units to hide among."""
        me, sight = self.me, self.sight
        unseen = sight.hidden(me.shadow, me.shadow_mark, hid=self.free)
        worth = unseen * 1.3 * sight.ingenuity_worth - (1 - unseen) * self._dread()
        if self.view.lord_state == "away":
            if self.wants_lord():
                worth += SEEK * 1.4 * unseen + 0.3 * self._urge()
            elif not self._pasture():
                worth += EXPLORE * 1.4 * unseen
            elif not sight.cards.alone:
                worth += 0.6
        elif not self._pasture():
            worth += 0.3
        return worth

    def _pasture(self) -> bool:
        """Whether there are units near to hide among."""
        far = self.sight.far(self.sight.here)
        return any(far[stack.tile] <= 2 and stack.id != LORD for stack in self.view.stacks)

    # --- where to -----------------------------------------------------------------------------

    def _pull(self, tile: int) -> float:
        """How a tile lies for what the ninja is after."""
        sight = self.sight
        if self.head:
            return -HOME * min(sight.far(0)[tile], 20)
        if self.view.head is not None:
            return -2.5 * min(sight.far(self.view.head)[tile], 20)
        if self.view.lord_state == "defeated":
            for rival in sight.rivals:
                if rival.tile is not None and any(card.kind == "head" for card in rival.cards):
                    return -2.0 * min(sight.far(rival.tile)[tile], 20)
        if sight.cards.duels:
            return self._stalk(tile)
        lord = sight.lord
        if lord is not None:
            if self.wants_lord():
                return -(APPROACH + 0.5 * self._urge()) * min(sight.far(lord.tile)[tile], 12)
            return 0.0
        if self.wants_lord() or not sight.view.stacks:
            edges = [t.number for t in self.view.tiles if t.open]
            if edges:
                return -0.8 * min(sight.far(tile)[edge] for edge in edges)
        return 0.0

    # --- ninja against ninja ----------------------------------------------------------------

    def _player(self, name: str) -> NinjaView:
        return next(player for player in self.view.players if player.player == name)

    def _may_fight(self, rival: NinjaView) -> bool:
        if self.sight.cards.setup.nvn:
            return not self.sight.kit.ranged or self.sight.kit.own_tile
        return any(card.kind == "head" for card in rival.cards)

    def _fight(self, action: Action) -> float:
        parts = dict(action.parts)
        rival = self._player(str(parts["player"]))
        if action.verb == "wound":
            return self._blow(rival)
        chances = duel(self.me.attack, rival.dodge)
        won = 1 - chances[0]
        name = str(parts["gear"])
        if name == "head":
            return 30 * won + self._blow_price(rival, chances)
        card = next((c for c in rival.cards if c.id == name), None)
        worth = 0.9 if card is not None and card.active else 0.4
        return worth * won + self._blow_price(rival, chances)

    def _blow(self, rival: NinjaView) -> float:
        """What wounding a rival is worth: Wounds by the difference of the dice."""
        chances = duel(self.me.attack, rival.dodge)
        wound, out = (RIVAL_WOUND, RIVAL_OUT)
        if self.sight.cards.duels:
            wound, out = DUEL_WOUND, DUEL_OUT
        worth = 0.0
        for by, chance in enumerate(chances):
            lost = min(by, rival.wounds)
            worth += chance * (wound * lost + (out if by >= rival.wounds else 0.0))
        return worth + self._blow_price(rival, chances)

    def _blow_price(self, rival: NinjaView, chances: tuple[float, ...]) -> float:
        """What it costs: the Shadow, a Wound at a Total Failure, and the night after it."""
        sight, me = self.sight, self.me
        tile = sight.here if rival.tile is None else rival.tile
        price = -0.1 * (health(me.wounds) - health(me.wounds - 1))
        if sight.cards.duels:
            return price + self._open(tile, 4)
        lost = chances[0] * sight.aftermath(tile, 1, "plain", me.wounds)
        return (
            price
            + lost
            + (1 - chances[0]) * sight.aftermath(tile, max(1, me.shadow - 3), "plain", me.wounds)
        )

    def _open(self, tile: int, drop: int) -> float:
        """What rivals may do to who stands there with a Shadow so much lower: below 0."""
        sight, me = self.sight, self.me
        if not sight.cards.setup.nvn or not sight.rivals:
            return 0.0
        shadow = max(1, me.shadow - drop)
        cost = 0.0
        far = sight.far(tile)
        for rival in sight.rivals:
            if rival.tile is None or far[rival.tile] > rival.move + 1:
                continue
            likely = 0.5 if shadow >= rival.shadow else 0.9
            blow = duel(rival.attack, me.dodge)
            lost = sum(c * (health(me.wounds) - health(me.wounds - n)) for n, c in enumerate(blow))
            cost += likely * lost * (0.8 if sight.cards.duels else 0.15)
        return -cost

    def _stalk(self, tile: int) -> float:
        """In a Death Match: towards the weakest when strong, and on to the end."""
        sight, me = self.sight, self.me
        best = -20.0
        for rival in sight.rivals:
            if rival.tile is None:
                continue
            steps = min(sight.far(rival.tile)[tile], 15)
            edge: float = me.attack + me.dodge - rival.attack - rival.dodge
            edge += 0.7 * (me.wounds - rival.wounds)
            eager = 0.9 + 0.1 * max(-4, min(6, edge)) + 0.03 * min(self.view.round, 30)
            best = max(best, -eager * steps)
        return best
