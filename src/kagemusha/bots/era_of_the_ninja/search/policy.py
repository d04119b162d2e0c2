"""The playout policy: a choice for every question, by exact chances and tuned values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.era_of_the_ninja.search.card_values import CardValues
from kagemusha.bots.era_of_the_ninja.search.dice_odds import NEVER
from kagemusha.bots.era_of_the_ninja.search.evaluator import FAIR_CHANCE, NONE, Evaluator
from kagemusha.bots.era_of_the_ninja.search.policy_weights import PolicyWeights
from kagemusha.bots.era_of_the_ninja.search.roll_choices import RollChoice
from kagemusha.bots.era_of_the_ninja.search.turn_planner import TurnPlanner
from kagemusha.core.kernel import pick
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.adjusting import may_pair
from kagemusha.games.era_of_the_ninja.phases.awareness import stacks_on
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import FAR
from kagemusha.games.era_of_the_ninja.phases.decks import DiscardExcess, Peeked
from kagemusha.games.era_of_the_ninja.phases.dice import roll_of
from kagemusha.games.era_of_the_ninja.phases.dodging import Intercept
from kagemusha.games.era_of_the_ninja.phases.effect_outcomes import ChooseCard, ChooseLoot
from kagemusha.games.era_of_the_ninja.phases.effects import (
    ChooseNinja,
    ChooseStack,
    ChooseTile,
    May,
)
from kagemusha.games.era_of_the_ninja.phases.enemies import ChooseActivation, ChooseTarget
from kagemusha.games.era_of_the_ninja.phases.flow import legal_choices
from kagemusha.games.era_of_the_ninja.phases.nvn import NvnAfter
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.recruits import Declare, KeepCards, KeepNew, KeepNinja
from kagemusha.games.era_of_the_ninja.phases.reinforcements import ChooseEntry, Replace
from kagemusha.games.era_of_the_ninja.phases.rounds import NameLead
from kagemusha.games.era_of_the_ninja.phases.setup import StartTile
from kagemusha.games.era_of_the_ninja.phases.spending import COSTS, Consent, price
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Step
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.unit_stats import damage_of, ingenuity_of, to_dodge
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT, choice
from kagemusha.games.era_of_the_ninja.phases.windows import AfterRoll, BeforeRoll
from kagemusha.games.era_of_the_ninja.phases.world import World, stack_at

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

ARCADE_ROUNDS: Final = 6
"""After this many rounds of Arcade, Ingenuity is kept for the end."""
FIRST: Final = 100.0
"""Counts before everything else."""
TIE_BREAK: Final = 0.0001
"""For each point that the pool pays: among equal purchases it prefers the one that it pays most."""


class PlayoutPolicy:
    """Chooses for any seat."""

    def __init__(self, weights: PolicyWeights, card_values: CardValues) -> None:
        self.weights: PolicyWeights = weights
        self.card_values: CardValues = card_values

    def choose(self, t: World, seat: int, dice: Cells) -> int:
        """A legal choice for a seat that must choose."""
        return self.choose_among(t, seat, legal_choices(t, seat), dice)

    def choose_among(self, t: World, seat: int, legal: list[int], dice: Cells) -> int:
        """The same among some of the legal choices, which must include those that end the step."""
        if len(legal) == 1:
            return legal[0]
        step = t.agenda[-1]
        if isinstance(step, TakeTurn):
            return self._turn(t, t.ninja[seat], legal)
        if isinstance(step, (BeforeRoll, AfterRoll, NvnAfter)):
            evaluator = Evaluator(t, t.ninja[seat], self.weights)
            window = RollChoice(evaluator, roll_of(t, seat))
            return window.before(legal) if isinstance(step, BeforeRoll) else window.after(legal)
        if isinstance(step, (KeepCards, KeepNew, ChooseLoot)):
            return self._best_card(t, t.ninja[seat], legal, 1.0)
        if isinstance(step, (DiscardExcess, ChooseCard)):
            stows = [option for option in legal if option // VERB == verbs.STOW]
            return self._best_card(t, t.ninja[seat], stows or legal, -1.0)
        if isinstance(step, KeepNinja):
            return legal[int(pick(dice, len(legal)))]
        if isinstance(step, May):
            use = choice(verbs.USE, 0, step.effect)
            if use in legal and self.is_useful(t, t.ninja[seat], step.effect):
                return use
            return choice(verbs.SKIP, 0, 0)
        return self._highest_rated(t, step, t.ninja[seat], legal)

    # --- cards ------------------------------------------------------------------------------

    def _best_card(self, t: World, me: Ninja, legal: list[int], sign: float) -> int:
        """The most valuable card, or with sign -1 the least valuable one."""
        best = legal[0]
        most = NEVER
        for option in legal:
            kind = option // WHAT % WHAT
            if sign > 0:
                value = self.card_values.card(t, me, kind)
            else:
                value = -self.card_values.held_card(t, me, kind)
            if value > most:
                best = option
                most = value
        return best

    def _purchase(self, t: World, me: Ninja, legal: list[int]) -> int:
        """A purchase or activation that pays, or -1."""
        best = NONE
        most = self.weights.bargain if me.ingenuity < self.weights.wealth else 0.01
        saving = t.terms.arcade and t.round > ARCADE_ROUNDS
        decks = [-1.0, -1.0, -1.0]
        card_values = self.card_values
        for option in legal:
            verb = option // VERB
            what = option // WHAT % WHAT
            if saving or verb not in (verbs.BUY, verbs.SYNERGY):
                continue
            if verb == verbs.BUY:
                if decks[what] < 0:
                    decks[what] = card_values.deck(t, me, what) / price(t, me, COSTS[what])
                value = decks[what]
            else:
                value = card_values.synergy(t, me, what) / price(t, me, codes.COST_SYNERGY)
            value += TIE_BREAK * (option % WHAT)
            if value > most:
                best = option
                most = value
        return best if best != NONE else self._activation(t, me, legal)

    def _activation(self, t: World, me: Ninja, legal: list[int]) -> int:
        hunting = t.lord_state == codes.LORD_HERE
        card_values = self.card_values
        now = -1.0
        for option in legal:
            if option // VERB != verbs.ACTIVATE:
                continue
            kind = option // WHAT % WHAT
            card = t.box.cards[kind]
            if kind < codes.CARDS_A_DECK:
                if now < 0:
                    now = self._active_weapons(t, me, hunting)
                # The best inactive weapon, or one that pairs with the active one.
                value = card_values.weapon(t, me, kind, hunting)
                if value > now + 0.2 or self._pairs_with_active(t, me, kind):
                    return option
                continue
            value = card_values.card(t, me, kind)
            rival = 0.0
            for other in me.cards:
                if other.active and codes.CARDS_A_DECK <= other.kind < codes.CARDS:
                    if card.slot >= 0 and t.box.cards[other.kind].slot == card.slot:
                        rival = max(rival, card_values.card(t, me, other.kind))
            if value > rival and not (card.cost_wounds > 0 and me.wounds <= 3):
                return option
        return NONE

    def _active_weapons(self, t: World, me: Ninja, hunting: bool) -> float:
        value = 0.0
        for card in me.cards:
            if card.active and card.kind < codes.CARDS_A_DECK:
                value += self.card_values.weapon(t, me, card.kind, hunting)
        return value

    def _pairs_with_active(self, t: World, me: Ninja, kind: int) -> bool:
        """E.39: whether a weapon can be active together with the active one."""
        active = [card for card in me.cards if card.active and card.kind < codes.CARDS_A_DECK]
        return (
            len(active) == 1
            and may_pair(t, kind, active[0].kind)
            and self.card_values.weapon(t, me, kind, False) > 0.2
        )

    # --- the turn ---------------------------------------------------------------------------

    def _turn(self, t: World, me: Ninja, legal: list[int]) -> int:
        if me.stage <= codes.ADJUST:
            if legal[-1] // VERB == verbs.SKIP:
                return legal[-1]
            option = self._purchase(t, me, legal)
            if option != NONE:
                return option
        for option in legal:
            if option // VERB == verbs.USE:
                effect = t.box.effects[option % VERB]
                if effect.when != codes.ACTING and self.is_useful(t, me, effect.index):
                    return option
        return TurnPlanner(Evaluator(t, me, self.weights), legal).choose()

    def is_useful(self, t: World, me: Ninja, index: int) -> bool:  # noqa: PLR0911, PLR0912
        """Whether this is a good moment for an ability."""
        effect = t.box.effects[index]
        what = effect.do
        if what == codes.HEAL:
            return effect.target != codes.SELF or me.wounds + min(2, effect.amount) <= me.max_wounds
        if what == codes.KI:
            healthy = effect.cost_wounds == 0 or me.wounds > (me.max_wounds + 1) // 2
            return healthy and me.ki + 1 < me.max_ki
        if what in (codes.REDIRECT, codes.SOAK):
            return t.damage >= 2 or t.damage >= me.wounds + me.extra_wounds
        if what == codes.SURVIVE:
            return True
        if what == codes.GAIN:
            return me.ki >= 2
        if what == codes.SWAP:
            return me.ingenuity > 0 and self.card_values.best_weapons(t, me, -1, False) < 2
        evaluator = Evaluator(t, me, self.weights)
        danger = (
            evaluator.expected_loss(me.tile, evaluator.wounds, True, NONE, 0)
            if me.tile >= 0
            else 0.0
        )
        if what in (codes.FORCE_HIDDEN, codes.LEAP) and effect.when == codes.FOUND_VISIBLE:
            return danger > 1.2 + 0.8 * effect.cost_ki
        unseen = evaluator.hidden_chance(me.shadow, me.shadow_mark, True)
        if what == codes.FORCE_HIDDEN:
            gain = stacks_on(t, me.tile) * evaluator.ingenuity_value()
            return (1 - unseen) * (danger + gain) > 0.5 + 0.8 * effect.cost_ki
        if what == codes.LURE:
            return me.moves == 0 and unseen > 0.7 and me.ki > 1 and stacks_on(t, me.tile) == 0
        if what == codes.REDRAW:
            return danger > 3.5
        if what == codes.SHADOW:
            return me.shadow <= 6 and danger > 1.5
        if what == codes.SET_SHADOW:
            return me.shadow <= 4 and danger > 2
        if what == codes.AWARENESS:
            bound = me.shadow if me.hid else me.shadow - 1
            return t.awareness > bound >= t.awareness + effect.amount and danger > 1
        if what == codes.STUN:
            return me.moves == 0 and (1 - unseen) * danger > 1.0 + 0.5 * effect.cost_ki
        if what == codes.TOKENS and effect.target == codes.THE_LORD:
            return evaluator.lord_chance() > 0.2
        if what == codes.TOKENS and effect.target == codes.STACKS_HERE:
            return self._tokens_pay(evaluator, effect)
        if what == codes.PUSH and effect.target == codes.STACK_NEAR:
            return self._guards_near(evaluator, effect.reach)
        if what in (codes.LEAP, codes.MOVE_POINTS, codes.EXCHANGE):
            return self._needs_reach(evaluator, max(effect.reach, effect.amount))
        if what == codes.ATTACK_AGAIN:
            for stack in t.stacks:
                if stack.tile == me.tile and evaluator.attack_value(stack, False, me.tile) > 0:
                    return True
            return False
        return effect.cost_ki == 0 and effect.cost_wounds == 0 and not effect.cost_card

    def _tokens_pay(self, evaluator: Evaluator, effect: Effect) -> bool:
        """Whether tokens on all stacks of the tile are worth a Wound or the card."""
        t = evaluator.t
        gain = 0.0
        for stack in t.stacks:
            if stack.tile != evaluator.me.tile:
                continue
            if stack.slot == codes.LORD_SLOT:
                gain += 2.0 * effect.amount if evaluator.lord_chance() > 0.1 else 0.0
            elif stack.tokens + effect.amount >= codes.TOKENS_A_UNIT:
                gain += ingenuity_of(t, stack) * evaluator.ingenuity_value()
            else:
                gain += 0.4 * effect.amount
        wounds = evaluator.wounds
        cost = evaluator.health_value(wounds) - evaluator.health_value(wounds - effect.cost_wounds)
        return gain > cost + (1.0 if effect.cost_card else 0.0)

    def _guards_near(self, evaluator: Evaluator, reach: int) -> bool:
        """Whether minions beside the Lord are in the way of a ninja that is ready for him."""
        t = evaluator.t
        if t.lord_state != codes.LORD_HERE or evaluator.lord_chance() < FAIR_CHANCE:
            return False
        tile = stack_at(t, codes.LORD_SLOT).tile
        near = evaluator.distances_from(evaluator.me.tile)[tile] <= reach
        return near and stacks_on(t, tile) > 0

    def _needs_reach(self, evaluator: Evaluator, more: int) -> bool:
        """Whether more steps bring the ninja to the Lord with a fair chance to defeat him."""
        t = evaluator.t
        if (
            t.lord_state != codes.LORD_HERE
            or not isinstance(t.agenda[-1], TakeTurn)
            or evaluator.lord_chance() < FAIR_CHANCE
        ):
            return False
        steps = evaluator.distances_from(evaluator.me.tile)[stack_at(t, codes.LORD_SLOT).tile]
        return evaluator.me.moves < steps <= evaluator.me.moves + more

    # --- others -----------------------------------------------------------------------------

    def _highest_rated(self, t: World, step: Step, me: Ninja, legal: list[int]) -> int:
        """The choice with the highest value, for the other questions."""
        best = legal[0]
        most = NEVER
        evaluator = Evaluator(t, me, self.weights)
        for option in legal:
            what = option // WHAT % WHAT
            value = 0.0
            if isinstance(step, (NameLead, ChooseTarget, ChooseNinja)):
                value = self._player_value(t, step, evaluator, t.ninja[what])
            elif isinstance(step, ChooseActivation):
                value = self._activation_order(t, evaluator, what)
            elif isinstance(step, ChooseStack):
                stack = stack_at(t, what)
                value = damage_of(t, stack, me) + 0.1 * to_dodge(t, stack, me)
                value += FIRST if stack.tile == me.tile else 0.0
                if t.lord_state == codes.LORD_HERE and t.box.effects[step.effect].do in (
                    codes.EXCHANGE,
                    codes.PUSH,
                ):
                    lord = stack_at(t, codes.LORD_SLOT).tile
                    value -= FIRST * evaluator.distances_from(lord)[stack.tile]
            elif isinstance(step, ChooseTile):
                value = self._leap_value(t, evaluator, what)
            elif isinstance(step, (ChooseEntry, StartTile)):
                value = self._distance_value(t, evaluator, what, isinstance(step, ChooseEntry))
            elif isinstance(step, Declare):
                value = 1.0 if what == codes.LORDS else 0.5 if what >= verbs.SIDE_DECLARED else 0.0
            else:
                value = self._yes_or_no(t, step, evaluator, option // VERB)
            if value > most:
                best = option
                most = value
        return best

    def _yes_or_no(self, t: World, step: Step, evaluator: Evaluator, verb: int) -> float:
        """The value of an answer to a question of yes or no."""
        me = evaluator.me
        if isinstance(step, Replace):
            return 1.0 if verb == verbs.COME else 0.0
        if isinstance(step, Intercept):
            mate = t.ninja[step.hit]
            mine = max(1, step.damage - evaluator.armour)
            saves = t.damage >= mate.wounds + mate.extra_wounds and mine < evaluator.wounds
            cheap = mine < t.damage and evaluator.wounds > mate.wounds + mine
            return 1.0 if (verb == verbs.TAKE_HIT) == (saves or cheap) else 0.0
        if isinstance(step, Consent):
            if step.gives:
                for card in me.cards:
                    if card.kind == step.card and card.active:
                        return 1.0 if verb == verbs.REFUSE else 0.0
            return 1.0 if verb == verbs.ACCEPT else 0.0
        if isinstance(step, Peeked):
            return (
                1.0 if (verb == verbs.SHUFFLE) == self._shuffles_back(t, step, evaluator) else 0.0
            )
        return 0.0

    def _shuffles_back(self, t: World, step: Peeked, evaluator: Evaluator) -> bool:
        """Whether the top card is bad: a strong troop, or the Lord too early."""
        top = t.top[step.deck]
        if step.deck != codes.ENCOUNTER or top < 0:
            return False
        if top >= len(t.box.encounters):
            return evaluator.lord_chance() < 0.5
        strength = 0
        units = t.box.encounters[top].units
        for unit in range(len(units)):
            strength += units[unit] * t.box.units[unit].damage
        return strength > 4

    def _player_value(self, t: World, step: Step, evaluator: Evaluator, other: Ninja) -> float:
        """Good effects for a mate, bad ones for the weakest rival."""
        mate = t.terms.sides[other.seat] == evaluator.side
        wounds = float(other.wounds + other.extra_wounds)
        if isinstance(step, NameLead):
            return FIRST if mate else -wounds
        if isinstance(step, ChooseNinja):
            good = t.box.effects[step.effect].do in (codes.HEAL, codes.KI)
            return (FIRST if good == mate else 0.0) - wounds
        bears = wounds + stat(t, other, codes.DODGE)
        return bears - FIRST if mate else -bears

    def _activation_order(self, t: World, evaluator: Evaluator, slot: int) -> float:
        """Stacks close to a visible ninja act first."""
        stack = stack_at(t, slot)
        far = evaluator.distances_from(stack.tile)
        near = FAR
        for ninja in t.ninja:
            if ninja.alive and not ninja.hidden:
                near = min(near, far[ninja.tile])
        return -near - 0.01 * damage_of(t, stack, evaluator.me)

    def _leap_value(self, t: World, evaluator: Evaluator, tile: int) -> float:
        """Leap to the Lord if the ninja is ready for him; else to the safest tile."""
        if (
            t.lord_state == codes.LORD_HERE
            and evaluator.me.moves > 0
            and evaluator.lord_chance() >= FAIR_CHANCE
        ):
            return -evaluator.distances_from(stack_at(t, codes.LORD_SLOT).tile)[tile]
        return -evaluator.expected_loss(tile, evaluator.wounds, True, NONE, 0)

    def _distance_value(self, t: World, evaluator: Evaluator, tile: int, own: bool) -> float:
        """The distance of a tile to the nearest ninja of its own side, or of the others."""
        near = FAR
        far = evaluator.distances_from(tile)
        for ninja in t.ninja:
            if (
                ninja.alive
                and ninja.tile >= 0
                and (t.terms.sides[ninja.seat] == evaluator.side) == own
            ):
                near = min(near, far[ninja.tile])
        return near % FAR
