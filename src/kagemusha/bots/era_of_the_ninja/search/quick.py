"""The quick player: an answer to every question, by exact chances and hand-made worths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.era_of_the_ninja.search.eye import NONE, Eye
from kagemusha.bots.era_of_the_ninja.search.gear import Worths, may_pair
from kagemusha.bots.era_of_the_ninja.search.moves import Turn
from kagemusha.bots.era_of_the_ninja.search.style import Style
from kagemusha.bots.era_of_the_ninja.search.windows import Window
from kagemusha.core.kernel import pick
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.agenda import VERB, choice
from kagemusha.games.era_of_the_ninja.phases.castle import FAR
from kagemusha.games.era_of_the_ninja.phases.effects import roll_of
from kagemusha.games.era_of_the_ninja.phases.flow import legal_choices
from kagemusha.games.era_of_the_ninja.phases.stats import damage_of, stat, to_dodge
from kagemusha.games.era_of_the_ninja.phases.table import Ninja, Step, Table, stack_at

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

ARCADE_ROUNDS: Final = 6


class Quick:
    """Answers for any seat of a table."""

    def __init__(self, style: Style, worths: Worths) -> None:
        self.style: Style = style
        self.worths: Worths = worths

    def answer(self, t: Table, seat: int, dice: Cells) -> int:
        """A legal choice of a seat that owes one."""
        legal = legal_choices(t, seat)
        if len(legal) == 1:
            return legal[0]
        step = t.agenda[-1]
        kind = step.kind
        if kind == do.TURN:
            return self._turn(t, t.ninja[seat], legal)
        if kind in (do.BEFORE, do.AFTER, do.NVN_AFTER):
            eye = Eye(t, t.ninja[seat], self.style)
            window = Window(eye, roll_of(t, seat))
            return window.before(legal) if kind == do.BEFORE else window.after(legal)
        if kind in (do.KEEP_CARDS, do.KEEP_NEW, do.CHOOSE_LOOT):
            return self._best_card(t, t.ninja[seat], legal, 1.0)
        if kind in (do.DISCARD_EXCESS, do.CHOOSE_CARD):
            return self._best_card(t, t.ninja[seat], legal, -1.0)
        if kind == do.KEEP_NINJA:
            return legal[int(pick(dice, len(legal)))]
        if kind == do.MAY:
            use = self.useful(t, t.ninja[seat], step.a)
            return choice(do.V_USE, 0, step.a) if use else choice(do.V_SKIP, 0, 0)
        return self._other(t, step, t.ninja[seat], legal)

    # --- cards ------------------------------------------------------------------------------

    def _best_card(self, t: Table, me: Ninja, legal: list[int], sign: float) -> int:
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

    def _outfit(self, t: Table, me: Ninja, legal: list[int]) -> int:
        """A purchase or an activation that pays, or -1."""
        best = NONE
        most = self.style.bargain if me.ingenuity < self.style.wealth else 0.01
        saving = t.terms.arcade and t.round > ARCADE_ROUNDS
        decks = [-1.0, -1.0, -1.0]
        worths = self.worths
        for option in legal:
            verb = option // VERB
            what = option // 256 % 256
            if saving or verb not in (do.V_BUY, do.V_SYNERGY):
                continue
            if verb == do.V_BUY:
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

    def _activation(self, t: Table, me: Ninja, legal: list[int]) -> int:
        hunting = t.lord_state == 1
        worths = self.worths
        now = -1.0
        for option in legal:
            if option // VERB != do.V_ACTIVATE:
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

    def _active_arms(self, t: Table, me: Ninja, hunting: bool) -> float:
        worth = 0.0
        for card in me.cards:
            if card.active and card.kind < at.CARDS_A_DECK:
                worth += self.worths.weapon(t, me, card.kind, hunting)
        return worth

    def _completes(self, t: Table, me: Ninja, kind: int) -> bool:
        """E.39: whether a weapon can be active beside the one that is."""
        active = [card for card in me.cards if card.active and card.kind < at.CARDS_A_DECK]
        return (
            len(active) == 1
            and may_pair(t.box.cards[kind], t.box.cards[active[0].kind])
            and self.worths.weapon(t, me, kind, False) > 0.2
        )

    # --- the turn ---------------------------------------------------------------------------

    def _turn(self, t: Table, me: Ninja, legal: list[int]) -> int:
        if me.stage <= do.ADJUST:
            if legal[-1] // VERB == do.V_SKIP:
                return legal[-1]
            option = self._outfit(t, me, legal)
            if option != NONE:
                return option
        for option in legal:
            if option // VERB == do.V_USE:
                effect = t.box.effects[option % VERB]
                if effect.when != at.ACTING and self.useful(t, me, effect.index):
                    return option
        return Turn(Eye(t, me, self.style), legal).choose()

    def useful(self, t: Table, me: Ninja, index: int) -> bool:  # noqa: PLR0911, PLR0912
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
        if t.lord_state != 1 or t.agenda[-1].kind != do.TURN or eye.ready() < 0.4:
            return False
        steps = eye.far(eye.me.tile)[stack_at(t, at.LORD_SLOT).tile]
        return eye.me.moves < steps <= eye.me.moves + more

    # --- others -----------------------------------------------------------------------------

    def _other(self, t: Table, step: Step, me: Ninja, legal: list[int]) -> int:
        """Questions with a number for each answer: the highest is chosen."""
        kind = step.kind
        best = legal[0]
        most = -1e9
        eye = Eye(t, me, self.style)
        for option in legal:
            a = option // 256 % 256
            worth = 0.0
            if kind in (do.NAME_LEAD, do.CHOOSE_TARGET, do.CHOOSE_NINJA):
                worth = self._person(t, step, eye, t.ninja[a])
            elif kind == do.CHOOSE_ACTIVATION:
                worth = self._order(t, eye, a)
            elif kind == do.CHOOSE_STACK:
                stack = stack_at(t, a)
                worth = damage_of(t, stack, me) + 0.1 * to_dodge(t, stack, me)
                worth += 100.0 if stack.tile == me.tile else 0.0
            elif kind == do.CHOOSE_TILE:
                worth = self._leap(t, eye, a)
            elif kind in (do.CHOOSE_ENTRY, do.START_TILE):
                worth = self._away(t, eye, a, kind == do.CHOOSE_ENTRY)
            elif kind == do.DECLARE:
                worth = 1.0 if a == at.LORDS else 0.5 if a >= do.SIDE_DECLARED else 0.0
            else:
                worth = self._plain(t, step, eye, option // VERB)
            if worth > most:
                best = option
                most = worth
        return best

    def _plain(self, t: Table, step: Step, eye: Eye, verb: int) -> float:
        """Yes or no."""
        me = eye.me
        if step.kind == do.REPLACE:
            return 1.0 if verb == do.V_COME else 0.0
        if step.kind == do.INTERCEPT:
            mate = t.ninja[step.a]
            mine = max(1, step.b - eye.armour)
            saves = t.damage >= mate.wounds + mate.extra_wounds and mine < eye.wounds
            cheap = mine < t.damage and eye.wounds > mate.wounds + mine
            return 1.0 if (verb == do.V_TAKE_HIT) == (saves or cheap) else 0.0
        if step.kind == do.CONSENT:
            if step.c == 1:
                for card in me.cards:
                    if card.kind == step.b and card.active:
                        return 1.0 if verb == do.V_REFUSE else 0.0
            return 1.0 if verb == do.V_ACCEPT else 0.0
        if step.kind == do.PEEKED:
            return 1.0 if (verb == do.V_SHUFFLE) == self._unwelcome(t, step, eye) else 0.0
        return 0.0

    def _unwelcome(self, t: Table, step: Step, eye: Eye) -> bool:
        """A troop too strong goes back, and a Lord for whom it is too early."""
        top = t.top[step.a]
        if step.a != at.ENCOUNTER or top < 0:
            return False
        if top >= len(t.box.encounters):
            return eye.ready() < 0.5
        strength = 0
        units = t.box.encounters[top].units
        for unit in range(len(units)):
            strength += units[unit] * t.box.units[unit].damage
        return strength > 4

    def _person(self, t: Table, step: Step, eye: Eye, other: Ninja) -> float:
        """A mate for good things, the weakest rival for bad ones."""
        mate = t.terms.sides[other.seat] == eye.side
        wounds = float(other.wounds + other.extra_wounds)
        if step.kind == do.NAME_LEAD:
            return 100.0 if mate else -wounds
        if step.kind == do.CHOOSE_NINJA:
            good = t.box.effects[step.a].do in (at.HEAL, at.KI)
            return (100.0 if good == mate else 0.0) - wounds
        bears = wounds + stat(t, other, at.DODGE)
        return bears - 100 if mate else 50 - bears

    def _order(self, t: Table, eye: Eye, slot: int) -> float:
        """Those first that have prey close by: the others may follow to it."""
        stack = stack_at(t, slot)
        far = eye.far(stack.tile)
        near = FAR
        for ninja in t.ninja:
            if ninja.alive and not ninja.hidden:
                near = min(near, far[ninja.tile])
        return -near - 0.01 * damage_of(t, stack, eye.me)

    def _leap(self, t: Table, eye: Eye, tile: int) -> float:
        """To the Lord when that is what it was for; else where it is safest."""
        if t.lord_state == 1 and eye.me.moves > 0 and eye.ready() >= 0.4:
            return -eye.far(stack_at(t, at.LORD_SLOT).tile)[tile]
        return -eye.loss(tile, eye.wounds, True, NONE, 0)

    def _away(self, t: Table, eye: Eye, tile: int, own: bool) -> float:
        """A tile far from the own side, or from rivals before a Death Match."""
        near = FAR
        far = eye.far(tile)
        for ninja in t.ninja:
            if ninja.alive and ninja.tile >= 0 and (t.terms.sides[ninja.seat] == eye.side) == own:
                near = min(near, far[ninja.tile])
        return near % FAR
