"""The quick player: an answer to every question, by exact chances and hand-made worths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.era_of_the_ninja.search.eye import NONE, Eye
from kagemusha.bots.era_of_the_ninja.search.gear import Worths, may_pair
from kagemusha.bots.era_of_the_ninja.search.moves import Turn
from kagemusha.bots.era_of_the_ninja.search.style import Style
from kagemusha.bots.era_of_the_ninja.search.windows import Window
from kagemusha.core.kernel import pick
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import verbs
from kagemusha.games.era_of_the_ninja.phases.castle import FAR
from kagemusha.games.era_of_the_ninja.phases.decks import DiscardExcess, Peeked
from kagemusha.games.era_of_the_ninja.phases.dice import roll_of
from kagemusha.games.era_of_the_ninja.phases.dodging import Intercept
from kagemusha.games.era_of_the_ninja.phases.effects import (
    ChooseCard,
    ChooseLoot,
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
from kagemusha.games.era_of_the_ninja.phases.spending import Consent
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Step
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.unit_stats import damage_of, to_dodge
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, choice
from kagemusha.games.era_of_the_ninja.phases.windows import AfterRoll, BeforeRoll
from kagemusha.games.era_of_the_ninja.phases.world import World, stack_at

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

ARCADE_ROUNDS: Final = 6


class Quick:
    """Answers for any seat of a table."""

    def __init__(self, style: Style, worths: Worths) -> None:
        self.style: Style = style
        self.worths: Worths = worths

    def answer(self, t: World, seat: int, dice: Cells) -> int:
        """A legal choice of a seat that owes one."""
        legal = legal_choices(t, seat)
        if len(legal) == 1:
            return legal[0]
        step = t.agenda[-1]
        if isinstance(step, TakeTurn):
            return self._turn(t, t.ninja[seat], legal)
        if isinstance(step, (BeforeRoll, AfterRoll, NvnAfter)):
            eye = Eye(t, t.ninja[seat], self.style)
            window = Window(eye, roll_of(t, seat))
            return window.before(legal) if isinstance(step, BeforeRoll) else window.after(legal)
        if isinstance(step, (KeepCards, KeepNew, ChooseLoot)):
            return self._best_card(t, t.ninja[seat], legal, 1.0)
        if isinstance(step, (DiscardExcess, ChooseCard)):
            return self._best_card(t, t.ninja[seat], legal, -1.0)
        if isinstance(step, KeepNinja):
            return legal[int(pick(dice, len(legal)))]
        if isinstance(step, May):
            use = self.useful(t, t.ninja[seat], step.effect)
            return choice(verbs.USE, 0, step.effect) if use else choice(verbs.SKIP, 0, 0)
        return self._other(t, step, t.ninja[seat], legal)

    # --- cards ------------------------------------------------------------------------------

    def _best_card(self, t: World, me: Ninja, legal: list[int], sign: float) -> int:
        """The card that is worth most, or least."""
        best = legal[0]
        most = -1e9
        for option in legal:
            kind = option // 256 % 256
            if sign > 0:
                worth = self.worths.card(t, me, kind)
            else:
                worth = -self.worths.held(t, me, kind)
            if worth > most:
                best = option
                most = worth
        return best

    def _outfit(self, t: World, me: Ninja, legal: list[int]) -> int:
        """A purchase or an activation that pays, or -1."""
        best = NONE
        most = self.style.bargain if me.ingenuity < self.style.wealth else 0.01
        saving = t.terms.arcade and t.round > ARCADE_ROUNDS
        decks = [-1.0, -1.0, -1.0]
        worths = self.worths
        for option in legal:
            verb = option // VERB
            what = option // 256 % 256
            if saving or verb not in (verbs.BUY, verbs.SYNERGY):
                continue
            if verb == verbs.BUY:
                if decks[what] < 0:
                    decks[what] = worths.deck(t, me, what) / worths.cost(t, me, what)
                worth = decks[what]
            else:
                worth = worths.synergy(t, me, what) / worths.cost(t, me, 3)
            worth += 0.0001 * (option % 256)
            if worth > most:
                best = option
                most = worth
        return best if best != NONE else self._activation(t, me, legal)

    def _activation(self, t: World, me: Ninja, legal: list[int]) -> int:
        hunting = t.lord_state == 1
        worths = self.worths
        now = -1.0
        for option in legal:
            if option // VERB != verbs.ACTIVATE:
                continue
            kind = option // 256 % 256
            card = t.box.cards[kind]
            if kind < at.CARDS_A_DECK:
                if now < 0:
                    now = self._active_arms(t, me, hunting)
                # The best weapon that lies idle, or the partner of the active one.
                worth = worths.weapon(t, me, kind, hunting)
                if worth > now + 0.2 or self._completes(t, me, kind):
                    return option
                continue
            worth = worths.card(t, me, kind)
            rival = 0.0
            for other in me.cards:
                if other.active and at.CARDS_A_DECK <= other.kind < at.CARDS:
                    if card.slot >= 0 and t.box.cards[other.kind].slot == card.slot:
                        rival = max(rival, worths.card(t, me, other.kind))
            if worth > rival and not (card.cost_wounds > 0 and me.wounds <= 3):
                return option
        return NONE

    def _active_arms(self, t: World, me: Ninja, hunting: bool) -> float:
        worth = 0.0
        for card in me.cards:
            if card.active and card.kind < at.CARDS_A_DECK:
                worth += self.worths.weapon(t, me, card.kind, hunting)
        return worth

    def _completes(self, t: World, me: Ninja, kind: int) -> bool:
        """E.39: whether a weapon can be active beside the one that is."""
        active = [card for card in me.cards if card.active and card.kind < at.CARDS_A_DECK]
        return (
            len(active) == 1
            and may_pair(t.box.cards[kind], t.box.cards[active[0].kind])
            and self.worths.weapon(t, me, kind, False) > 0.2
        )

    # --- the turn ---------------------------------------------------------------------------

    def _turn(self, t: World, me: Ninja, legal: list[int]) -> int:
        if me.stage <= at.ADJUST:
            if legal[-1] // VERB == verbs.SKIP:
                return legal[-1]
            option = self._outfit(t, me, legal)
            if option != NONE:
                return option
        for option in legal:
            if option // VERB == verbs.USE:
                effect = t.box.effects[option % VERB]
                if effect.when != at.ACTING and self.useful(t, me, effect.index):
                    return option
        return Turn(Eye(t, me, self.style), legal).choose()

    def useful(self, t: World, me: Ninja, index: int) -> bool:  # noqa: PLR0911, PLR0912
        """Whether this is a good moment for an ability."""
        effect = t.box.effects[index]
        what = effect.do
        if what == at.HEAL:
            return effect.target != at.SELF or me.wounds + min(2, effect.amount) <= me.max_wounds
        if what == at.KI:
            return me.ki + 1 < me.max_ki
        if what in (at.REDIRECT, at.SOAK):
            return t.damage >= 2 or t.damage >= me.wounds + me.extra_wounds
        if what == at.SURVIVE:
            return True
        if what == at.GAIN:
            return me.ki >= 2
        if what == at.SWAP:
            return me.ingenuity > 0 and self.worths.arms(t, me, -1, False) < 2
        eye = Eye(t, me, self.style)
        danger = eye.loss(me.tile, eye.wounds, True, NONE, 0) if me.tile >= 0 else 0.0
        if what in (at.FORCE_HIDDEN, at.LEAP) and effect.when == at.FOUND_VISIBLE:
            return danger > 1.2 + 0.8 * effect.cost_ki
        if what == at.REDRAW:
            return danger > 3.5
        if what == at.SHADOW:
            return me.shadow <= 6 and danger > 1.5
        if what == at.SET_SHADOW:
            return me.shadow <= 4 and danger > 2
        if what == at.AWARENESS:
            bound = me.shadow if me.hid else me.shadow - 1
            return t.awareness > bound >= t.awareness + effect.amount and danger > 1
        if what == at.STUN:
            unseen = eye.hidden(me.shadow, me.shadow_mark, True)
            return me.moves == 0 and (1 - unseen) * danger > 1.0 + 0.5 * effect.cost_ki
        if what == at.TOKENS and effect.target == at.THE_LORD:
            return eye.ready() > 0.2
        if what in (at.LEAP, at.MOVE_POINTS):
            return self._needs_reach(eye, max(effect.reach, effect.amount))
        if what == at.ATTACK_AGAIN:
            for stack in t.stacks:
                if stack.tile == me.tile and eye.attack_worth(stack, False, me.tile) > 0:
                    return True
            return False
        return effect.cost_ki == 0 and not effect.cost_card

    def _needs_reach(self, eye: Eye, more: int) -> bool:
        """Whether a few steps more bring a ninja that is ready to the Lord."""
        t = eye.t
        if t.lord_state != 1 or not isinstance(t.agenda[-1], TakeTurn) or eye.ready() < 0.4:
            return False
        steps = eye.far(eye.me.tile)[stack_at(t, at.LORD_SLOT).tile]
        return eye.me.moves < steps <= eye.me.moves + more

    # --- others -----------------------------------------------------------------------------

    def _other(self, t: World, step: Step, me: Ninja, legal: list[int]) -> int:
        """Questions with a number for each answer: the highest is chosen."""
        best = legal[0]
        most = -1e9
        eye = Eye(t, me, self.style)
        for option in legal:
            a = option // 256 % 256
            worth = 0.0
            if isinstance(step, (NameLead, ChooseTarget, ChooseNinja)):
                worth = self._person(t, step, eye, t.ninja[a])
            elif isinstance(step, ChooseActivation):
                worth = self._order(t, eye, a)
            elif isinstance(step, ChooseStack):
                stack = stack_at(t, a)
                worth = damage_of(t, stack, me) + 0.1 * to_dodge(t, stack, me)
                worth += 100.0 if stack.tile == me.tile else 0.0
            elif isinstance(step, ChooseTile):
                worth = self._leap(t, eye, a)
            elif isinstance(step, (ChooseEntry, StartTile)):
                worth = self._away(t, eye, a, isinstance(step, ChooseEntry))
            elif isinstance(step, Declare):
                worth = 1.0 if a == at.LORDS else 0.5 if a >= verbs.SIDE_DECLARED else 0.0
            else:
                worth = self._plain(t, step, eye, option // VERB)
            if worth > most:
                best = option
                most = worth
        return best

    def _plain(self, t: World, step: Step, eye: Eye, verb: int) -> float:
        """Yes or no."""
        me = eye.me
        if isinstance(step, Replace):
            return 1.0 if verb == verbs.COME else 0.0
        if isinstance(step, Intercept):
            mate = t.ninja[step.hit]
            mine = max(1, step.damage - eye.armour)
            saves = t.damage >= mate.wounds + mate.extra_wounds and mine < eye.wounds
            cheap = mine < t.damage and eye.wounds > mate.wounds + mine
            return 1.0 if (verb == verbs.TAKE_HIT) == (saves or cheap) else 0.0
        if isinstance(step, Consent):
            if step.gives:
                for card in me.cards:
                    if card.kind == step.card and card.active:
                        return 1.0 if verb == verbs.REFUSE else 0.0
            return 1.0 if verb == verbs.ACCEPT else 0.0
        if isinstance(step, Peeked):
            return 1.0 if (verb == verbs.SHUFFLE) == self._unwelcome(t, step, eye) else 0.0
        return 0.0

    def _unwelcome(self, t: World, step: Peeked, eye: Eye) -> bool:
        """A troop too strong goes back, and a Lord for whom it is too early."""
        top = t.top[step.deck]
        if step.deck != at.ENCOUNTER or top < 0:
            return False
        if top >= len(t.box.encounters):
            return eye.ready() < 0.5
        strength = 0
        units = t.box.encounters[top].units
        for unit in range(len(units)):
            strength += units[unit] * t.box.units[unit].damage
        return strength > 4

    def _person(self, t: World, step: Step, eye: Eye, other: Ninja) -> float:
        """A mate for good things, the weakest rival for bad ones."""
        mate = t.terms.sides[other.seat] == eye.side
        wounds = float(other.wounds + other.extra_wounds)
        if isinstance(step, NameLead):
            return 100.0 if mate else -wounds
        if isinstance(step, ChooseNinja):
            good = t.box.effects[step.effect].do in (at.HEAL, at.KI)
            return (100.0 if good == mate else 0.0) - wounds
        bears = wounds + stat(t, other, at.DODGE)
        return bears - 100 if mate else 50 - bears

    def _order(self, t: World, eye: Eye, slot: int) -> float:
        """Those first that have prey close by: the others may follow to it."""
        stack = stack_at(t, slot)
        far = eye.far(stack.tile)
        near = FAR
        for ninja in t.ninja:
            if ninja.alive and not ninja.hidden:
                near = min(near, far[ninja.tile])
        return -near - 0.01 * damage_of(t, stack, eye.me)

    def _leap(self, t: World, eye: Eye, tile: int) -> float:
        """To the Lord when that is what it was for; else where it is safest."""
        if t.lord_state == 1 and eye.me.moves > 0 and eye.ready() >= 0.4:
            return -eye.far(stack_at(t, at.LORD_SLOT).tile)[tile]
        return -eye.loss(tile, eye.wounds, True, NONE, 0)

    def _away(self, t: World, eye: Eye, tile: int, own: bool) -> float:
        """A tile far from the own side, or from rivals before a Death Match."""
        near = FAR
        far = eye.far(tile)
        for ninja in t.ninja:
            if ninja.alive and ninja.tile >= 0 and (t.terms.sides[ninja.seat] == eye.side) == own:
                near = min(near, far[ninja.tile])
        return near % FAR
