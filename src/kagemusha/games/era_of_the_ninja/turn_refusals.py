"""Why something cannot be done in a turn: every rule that stands against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kagemusha.core.errors import Message
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.abilities import affordable, used_up
from kagemusha.games.era_of_the_ninja.phases.adjusting import (
    TRIED_ACTIVATE,
    TRIED_SHEATHE,
    TRIED_STOW,
    can_activate,
    tried_all,
)
from kagemusha.games.era_of_the_ninja.phases.attack import in_reach, is_ranged
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import (
    open_way,
    paired,
    room_effects,
    tiles_left,
)
from kagemusha.games.era_of_the_ninja.phases.clans import mates, rivals
from kagemusha.games.era_of_the_ninja.phases.decks import deck_left, stowable
from kagemusha.games.era_of_the_ninja.phases.dice import roll_of
from kagemusha.games.era_of_the_ninja.phases.inventory import find_card, holds_head
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.spending import (
    COSTS,
    TRIED_ASK,
    TRIED_GIVE,
    overladen,
    price,
    trade,
)
from kagemusha.games.era_of_the_ninja.phases.stats import has, stat
from kagemusha.games.era_of_the_ninja.phases.targets import loot
from kagemusha.games.era_of_the_ninja.phases.turn import explore_cost
from kagemusha.games.era_of_the_ninja.phases.unit_stats import immune
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.refusal_cases import refuse

LAST_STAGE = {
    verbs.DEPOSIT: codes.START,
    verbs.GIVE: codes.START,
    verbs.ASK: codes.START,
    verbs.BUY: codes.SPEND,
    verbs.SYNERGY: codes.SPEND,
    verbs.ACTIVATE: codes.ADJUST,
    verbs.SHEATHE: codes.ADJUST,
    verbs.STOW: codes.ADJUST,
    verbs.FETCH: codes.ADJUST,
    verbs.MOVE: codes.SPRINTING,
    verbs.EXPLORE: codes.SPRINTING,
    verbs.SPRINT: codes.WALK,
    verbs.ATTACK: codes.WALK,
    verbs.STRIKE: codes.WALK,
    verbs.HIDE: codes.WALK,
    verbs.HEAL: codes.WALK,
    verbs.SEARCH: codes.WALK,
    verbs.STEAL: codes.WALK,
    verbs.WOUND: codes.WALK,
    verbs.DROP: codes.WALK,
    verbs.PICK_UP: codes.WALK,
    verbs.USE: codes.SPRINTING,
    verbs.DONE: codes.AGAIN,
}
"""What a turn takes, and the last stage in which it may be done."""


def turn_refusals(
    names: Names, t: World, ninja: Ninja, number: int, legal: list[int]
) -> list[Message]:
    """Every rule that a choice of a turn breaks."""
    verb, what, detail = number // VERB, number // WHAT % WHAT, number % WHAT
    if verb not in LAST_STAGE:
        return [refuse("not-in-turn")]
    attacking = verb in (verbs.ATTACK, verbs.STRIKE)
    found: list[Message] = []
    if ninja.stage == codes.AGAIN:
        if not attacking:
            found.append(refuse("only-attack"))
    elif ninja.stage > LAST_STAGE[verb]:
        if ninja.stage == codes.SPRINTING and LAST_STAGE[verb] == codes.WALK:
            found.append(refuse("one-action"))
        else:
            found.append(refuse("too-late", stage=codes.STAGE_NAMES[ninja.stage]))
    elif LAST_STAGE[verb] > codes.START and ninja.stage == codes.START and overladen(t, ninja):
        found.append(refuse("overladen"))
    asked = TurnRefusals(names, t, ninja, legal)
    if verb == verbs.USE:
        found += ability_refusals(names, t, ninja, t.box.effects[number % VERB])
    elif verb in asked.checks:
        found += asked.checks[verb](verb, what, detail)
    return found


class TurnRefusals:
    """One turn, and the rules for each thing that may be tried in it."""

    def __init__(self, names: Names, t: World, ninja: Ninja, legal: list[int]) -> None:
        self.names = names
        self.t = t
        self.ninja = ninja
        self.legal = legal
        self.checks: dict[int, Callable[[int, int, int], Iterator[Message]]] = {
            verbs.DEPOSIT: self._deposit,
            verbs.GIVE: self._trade,
            verbs.ASK: self._trade,
            verbs.BUY: self._buy,
            verbs.SYNERGY: self._synergy,
            verbs.ACTIVATE: self._activate,
            verbs.SHEATHE: self._sheathe,
            verbs.STOW: self._stow,
            verbs.FETCH: self._fetch,
            verbs.MOVE: self._move,
            verbs.EXPLORE: self._explore,
            verbs.ATTACK: self._attack,
            verbs.STRIKE: self._attack,
            verbs.HEAL: self._heal,
            verbs.SEARCH: self._search,
            verbs.STEAL: self._steal,
            verbs.WOUND: self._wound,
            verbs.DROP: self._head,
            verbs.PICK_UP: self._head,
        }

    def _offered(self, *wanted: int) -> list[int]:
        """The first numbers of what may be chosen by these verbs."""
        found = [option // WHAT % WHAT for option in self.legal if option // VERB in wanted]
        return list(dict.fromkeys(found))

    # --- trade and purchases --------------------------------------------------------------

    def _deposit(self, _verb: int, amount: int, _detail: int) -> Iterator[Message]:
        if self.t.terms.clans[self.ninja.seat] == codes.NO_CLAN:
            yield refuse("deposit-clan")
        if amount > self.ninja.ingenuity:
            yield refuse("deposit", number=self.ninja.ingenuity)

    def _trade(self, verb: int, card: int, seat: int) -> Iterator[Message]:
        t, ninja, other = self.t, self.ninja, self.t.ninja[seat]
        player, gear = player_id(seat), self.names.gear[card]
        if t.terms.clans[ninja.seat] == codes.NO_CLAN:
            yield refuse("trade-clan")
        elif not mates(t, ninja.seat, seat) or not other.alive:
            yield refuse("trade-mate", player=player)
        elif other.tile != ninja.tile:
            yield refuse("trade-tile", player=player)
        giver = ninja if verb == verbs.GIVE else other
        if not (find_card(giver, card, True) or find_card(giver, card, False)):
            yield refuse("trade-card", player=player_id(giver.seat), gear=gear)
        tried = TRIED_GIVE if verb == verbs.GIVE else TRIED_ASK
        if trade(tried, card, seat) in ninja.tried:
            yield refuse("trade-again", player=player, gear=gear)

    def _pay(self, cost: int, share: int) -> Iterator[Message]:
        """E.33, E.136: a purchase, and what the pool pays of it."""
        t, ninja = self.t, self.ninja
        clan = t.terms.clans[ninja.seat] != codes.NO_CLAN
        pool = t.clan_pool[t.terms.sides[ninja.seat]]
        if ninja.pool_used:
            yield refuse("pool-used")
        if share and not clan:
            yield refuse("pool-clan")
        elif share and ninja.bought and not ninja.pool_used:
            yield refuse("pool-first")
        elif share > min(pool, cost):
            yield refuse("pool", number=pool, price=cost)
        if cost - share > ninja.ingenuity:
            yield refuse("price", price=cost, number=ninja.ingenuity)

    def _buy(self, _verb: int, deck: int, share: int) -> Iterator[Message]:
        yield from self._pay(price(self.t, self.ninja, COSTS[deck]), share)
        if not deck_left(self.t, deck):
            yield refuse("deck-empty", deck=codes.DECK_NAMES[deck])

    def _synergy(self, _verb: int, kind: int, share: int) -> Iterator[Message]:
        gear = self.names.gear[kind]
        skill = next((skill for skill in self.ninja.skills if skill.kind == kind), None)
        if skill is None:
            yield refuse("synergy-skill", gear=gear)
        elif skill.under >= 0:
            yield refuse("synergy-twice", gear=gear)
        yield from self._pay(price(self.t, self.ninja, codes.COST_SYNERGY), share)
        if not deck_left(self.t, codes.SKILL):
            yield refuse("deck-empty", deck=codes.DECK_NAMES[codes.SKILL])

    # --- equipment ------------------------------------------------------------------------

    def _held(self, kind: int) -> list[Card]:
        return [card for card in self.ninja.cards if card.kind == kind]

    def _activate(self, _verb: int, wanted: int, _detail: int) -> Iterator[Message]:
        ninja, gear = self.ninja, self.names.gear[wanted]
        card = find_card(ninja, wanted, False)
        if card is None:
            if find_card(ninja, wanted, True):
                item = wanted >= codes.CARDS_A_DECK
                yield refuse("item-active" if item else "active", gear=gear)
            else:
                yield refuse("stowed" if self._held(wanted) else "no-card", gear=gear)
            return
        if tried_all(ninja, TRIED_ACTIVATE, wanted):
            yield refuse("once", gear=gear)
        if not can_activate(self.t, ninja, card):
            kind = self.t.box.cards[wanted]
            yield refuse(
                "activate-cost",
                gear=gear,
                ki=kind.cost_ki,
                ingenuity=kind.cost_ingenuity,
                wounds=kind.cost_wounds,
            )

    def _sheathe(self, _verb: int, kind: int, _detail: int) -> Iterator[Message]:
        gear = self.names.gear[kind]
        if not self._held(kind):
            yield refuse("no-card", gear=gear)
        elif not find_card(self.ninja, kind, True):
            yield refuse("sheathe", gear=gear)
        elif tried_all(self.ninja, TRIED_SHEATHE, kind):
            yield refuse("once", gear=gear)

    def _stow(self, _verb: int, kind: int, _detail: int) -> Iterator[Message]:
        t, ninja, gear = self.t, self.ninja, self.names.gear[kind]
        free = [card for card in self._held(kind) if not card.stowed]
        if not free:
            yield refuse("stowed" if self._held(kind) else "no-card", gear=gear)
        elif kind >= codes.CARDS_A_DECK and all(card.active for card in free):
            yield refuse("stow-item", gear=gear)
        room = stat(t, ninja, codes.RESERVE)
        if room <= 0:
            yield refuse("no-reserve")
        elif sum(card.stowed for card in ninja.cards) >= room:
            yield refuse("reserve-full")
        elif kind in stowable(t, ninja) and TRIED_STOW + kind in ninja.tried:
            yield refuse("once", gear=gear)

    def _fetch(self, _verb: int, kind: int, _detail: int) -> Iterator[Message]:
        gear = self.names.gear[kind]
        if not any(card.stowed for card in self._held(kind)):
            yield refuse("fetch", gear=gear)
        elif TRIED_STOW + kind in self.ninja.tried:
            yield refuse("once", gear=gear)

    # --- movement -------------------------------------------------------------------------

    def _ways(self, *wanted: int) -> str:
        return ",".join(codes.WAY_NAMES[way] for way in self._offered(*wanted))

    def _move(self, _verb: int, side: int, _detail: int) -> Iterator[Message]:
        t, ninja, way = self.t, self.ninja, codes.WAY_NAMES[side]
        if t.tiles[ninja.tile].near[side] < 0:
            yield refuse("move-unknown", way=way, way_list=self._ways(verbs.MOVE))
        elif not paired(t, ninja.tile, side) and not has(t, ninja, codes.PASS_WALLS):
            yield refuse("unpaired", way=way, way_list=self._ways(verbs.MOVE))
        if ninja.moves < 1:
            yield refuse("no-move", number=ninja.moves, price=1)

    def _explore(self, _verb: int, side: int, _detail: int) -> Iterator[Message]:
        t, ninja, way = self.t, self.ninja, codes.WAY_NAMES[side]
        ways = self._ways(verbs.EXPLORE)
        if t.terms.death_match:
            yield refuse("explore-death-match")
            return
        fits = False
        if t.tiles[ninja.tile].near[side] >= 0:
            yield refuse("explore-known", way=way, way_list=ways)
        elif not open_way(t, ninja.tile, side):
            yield refuse("explore-wall", way=way, way_list=ways)
        else:
            fits = True
        cost = explore_cost(t, ninja)
        if ninja.moves < cost:
            yield refuse("explore-move", number=ninja.moves, price=cost)
            fits = False
        if tiles_left(t) == 0:
            yield refuse("explore-tiles")
        elif fits and ninja.stage <= codes.SPRINTING:
            yield refuse("explore-closes", way=way)

    # --- Actions --------------------------------------------------------------------------

    def _attack(self, verb: int, slot: int, _detail: int) -> Iterator[Message]:
        t, ninja, name = self.t, self.ninja, stack_id(slot)
        slots = self._offered(verbs.ATTACK, verbs.STRIKE)
        stacks = ",".join(map(stack_id, slots))
        stack = next((stack for stack in t.stacks if stack.slot == slot), None)
        if stack is None:
            yield refuse("no-stack", stack_list=stacks)
            return
        ranged = is_ranged(t, ninja)
        if not in_reach(t, ninja, stack.tile):
            if not ranged:
                yield refuse("melee-reach", stack=name, stack_list=stacks)
            elif stack.tile == ninja.tile:
                yield refuse("ranged-own-tile", stack=name, stack_list=stacks)
            else:
                reach = stat(t, ninja, codes.RANGE)
                yield refuse("out-of-range", stack=name, number=reach, stack_list=stacks)
        if ranged and immune(t, stack, codes.IMMUNE_TO_RANGED):
            yield refuse("ranged-immune", stack=name)
        yield from self._how_many(stack, verb == verbs.ATTACK, ranged)

    def _how_many(self, stack: Stack, whole: bool, ranged: bool) -> Iterator[Message]:
        t, ninja, name = self.t, self.ninja, stack_id(stack.slot)
        if stack.units == 1:
            if not whole:
                yield refuse("strike-lone", stack=name)
        elif whole and ranged and not has(t, ninja, codes.SWEEP):
            yield refuse("ranged-whole", stack=name)
        elif whole and not ranged and has(t, ninja, codes.SINGLE):
            yield refuse("single-only", stack=name)

    def _heal(self, _verb: int, seat: int, _detail: int) -> Iterator[Message]:
        t, ninja, other, player = self.t, self.ninja, self.t.ninja[seat], player_id(seat)
        if t.terms.clans[ninja.seat] != codes.ELEMENTAL + codes.WOOD:
            yield refuse("heal-clan")
        elif not mates(t, ninja.seat, seat) or not other.alive:
            yield refuse("heal-mate", player=player)
            return
        if other.alive and other.seat != ninja.seat:
            if other.tile != ninja.tile:
                yield refuse("heal-tile", player=player)
            if other.wounds >= other.max_wounds:
                yield refuse("heal-whole", player=player)

    def _search(self, _verb: int, _what: int, _detail: int) -> Iterator[Message]:
        if not self.t.terms.death_match:
            yield refuse("search")

    def _rival(self, other: Ninja) -> Iterator[Message]:
        """E.99: who may be attacked at all."""
        t, ninja, player = self.t, self.ninja, player_id(other.seat)
        if not rivals(t, ninja.seat, other.seat):
            yield refuse("own-side", player=player)
        elif not other.alive:
            yield refuse("out-of-play", player=player)
        elif ninja.shadow <= other.shadow:
            mine, theirs = ninja.shadow, other.shadow
            yield refuse("shadow-not-higher", player=player, number=mine, value=theirs)

    def _steal(self, _verb: int, kind: int, seat: int) -> Iterator[Message]:
        t, ninja, other, player = self.t, self.ninja, self.t.ninja[seat], player_id(seat)
        head = kind == codes.HEAD
        if not t.terms.can_fight:
            if t.terms.mode != codes.LORDS_HEAD:
                yield refuse("no-nvn")
            elif not head:
                yield refuse("steal-head-only")
        yield from self._rival(other)
        if not other.alive or other.seat == ninja.seat:
            return
        if other.tile != ninja.tile:
            yield refuse("steal-tile", player=player)
        if head:
            held = holds_head(other)
        else:
            held = any(card.kind == kind and not card.stowed for card in other.cards)
        if not held:
            yield refuse("steal-card", player=player, gear=self.names.gear[kind])
        elif not head and kind not in loot(t, other, kind // codes.CARDS_A_DECK):
            yield refuse("theft-proof", player=player)

    def _wound(self, _verb: int, seat: int, _detail: int) -> Iterator[Message]:
        other = self.t.ninja[seat]
        if not self.t.terms.can_fight:
            yield refuse("no-nvn")
        yield from self._rival(other)
        alive = other.alive and other.seat != self.ninja.seat
        if alive and not in_reach(self.t, self.ninja, other.tile):
            yield refuse("wound-reach", player=player_id(seat))

    def _head(self, verb: int, _what: int, _detail: int) -> Iterator[Message]:
        if verb == verbs.DROP:
            if not holds_head(self.ninja):
                yield refuse("drop")
        elif holds_head(self.ninja):
            yield refuse("pick-up-twice")
        elif self.t.head != self.ninja.tile:
            yield refuse("pick-up")


def ability_refusals(names: Names, t: World, ninja: Ninja, effect: Effect) -> list[Message]:
    """Why an ability cannot be used now."""
    ability = names.ability_cards[effect.index]
    if effect.card_class == codes.ENCOUNTER_CLASS:
        return [refuse("use-encounter", ability=ability)]
    if effect.card_class == codes.ROOM_CLASS:
        if effect not in room_effects(t, ninja.tile):
            return [refuse("use-room", ability=ability)]
    elif effect not in ninja.effects:
        return [refuse("use-inactive", ability=ability)]
    found: list[Message] = []
    if used_up(t, ninja, effect):
        found.append(refuse("use-limit", ability=ability))
    if effect.cost_ki > ninja.ki + ninja.extra_ki:
        found.append(refuse("use-ki", ability=ability, number=effect.cost_ki))
    elif not affordable(t, ninja, effect):
        found.append(
            refuse(
                "use-cost",
                ability=ability,
                ingenuity=effect.cost_ingenuity,
                wounds=effect.cost_wounds,
                shadow=effect.cost_shadow,
                counters=effect.cost_counters,
            )
        )
    if not _is_triggered(t, ninja, effect):
        found.insert(0, refuse("use-moment", ability=ability))
    return found or [refuse("use-condition", ability=ability)]


def _is_triggered(t: World, ninja: Ninja, effect: Effect) -> bool:
    """Whether an ability may be used in this step, whatever else forbids it."""
    if effect.when in (codes.BEFORE_ROLL, codes.AFTER_ROLL) and effect.roll != codes.ANY_ROLL:
        if effect.roll != roll_of(t, ninja.seat).kind:
            return False
    return effect.when in _triggers(t, ninja)


def _triggers(t: World, ninja: Ninja) -> tuple[int, ...]:
    name = t.agenda[-1].name
    if name == "before-roll":
        return (codes.BEFORE_ROLL,)
    if name in ("after-roll", "nvn-after"):
        return (codes.AFTER_ROLL,)
    if name != "turn" or ninja.stage == codes.AGAIN:
        return ()
    if ninja.stage <= codes.ADJUST:
        return (codes.IN_TURN, codes.MOVING, codes.ACTING)
    return (codes.MOVING, codes.ACTING) if ninja.stage < codes.SPRINTING else (codes.MOVING,)
