"""The greedy bot of Era of the Ninja: each choice by exact chances and hand-made worths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kagemusha.bots.era_of_the_ninja.cards import Cards
from kagemusha.bots.era_of_the_ninja.outfit import Outfit
from kagemusha.bots.era_of_the_ninja.rolls import Rolling
from kagemusha.bots.era_of_the_ninja.sight import FAR, LORD, Sight
from kagemusha.bots.era_of_the_ninja.turn import Turn
from kagemusha.bots.era_of_the_ninja.worth import gear_worth, held_worth
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.view import EraView, NinjaView

Chooser = Callable[[Sight, Legal], Action]


class GreedyBot:
    """Weighs each choice by chances, Wounds, Ki and Ingenuity; looks no round ahead."""

    name = "greedy"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._cards = Cards(rules)
        self._steps: dict[str, Chooser] = {
            "keep-cards": self._keep_card,
            "keep-new": self._keep_card,
            "declare": self._declare,
            "name-lead": self._name_lead,
            "before-roll": lambda sight, legal: Rolling(sight, legal).before(),
            "after-roll": lambda sight, legal: Rolling(sight, legal).after(),
            "nvn-after": lambda sight, legal: Rolling(sight, legal).after(),
            "turn": self._turn,
            "discard-excess": self._discard,
            "choose-activation": self._activate,
            "choose-target": self._target,
            "intercept": self._intercept,
            "replace": lambda _sight, legal: _verb(legal, "come"),
            "choose-entry": self._farthest,
            "may": self._may,
            "choose-stack": self._stack,
            "choose-ninja": self._ninja,
            "choose-tile": self._leap,
            "choose-card": self._discard,
            "choose-loot": self._loot,
            "peeked": self._peeked,
            "consent": self._consent,
            "start-tile": self._farthest,
        }

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """One legal action."""
        if not isinstance(view, EraView):
            raise TypeError(f"not a view of Era of the Ninja: {type(view).__name__}")
        if len(legal) == 1:
            return legal
        if view.step == "keep-ninja":  # each has its night; which is best is not the bot's to say
            return (rng.choice(legal),)
        chooser = self._steps.get(view.step)
        if chooser is None:  # of no consequence: how a tile lies, which stacks merge
            return (legal[0],)
        return (chooser(Sight(self._cards, view), legal),)

    # --- setup ------------------------------------------------------------------------------

    def _keep_card(self, sight: Sight, legal: Legal) -> Action:
        return max(legal, key=lambda action: gear_worth(self._cards, _word(action), sight.kit))

    def _declare(self, sight: Sight, legal: Legal) -> Action:
        for action in legal:
            if _word(action) == LORD:
                return action
        sides = [player.side for player in sight.rivals]
        return max(legal, key=lambda action: sides.count(int(_word(action).rpartition("-")[2]) - 1))

    # --- the Lead ---------------------------------------------------------------------------

    def _name_lead(self, sight: Sight, legal: Legal) -> Action:
        """A mate, or the rival who is least able to use it."""

        def fit(action: Action) -> float:
            player = _player(sight, _word(action))
            return 100 if player.side == sight.me.side else -player.wounds

        return max(legal, key=fit)

    def _activate(self, sight: Sight, legal: Legal) -> Action:
        """Those first that have prey close by: the others may follow to it."""
        prey = [
            p.tile for p in sight.view.players if p.alive and not p.hidden and p.tile is not None
        ]

        def order(action: Action) -> tuple[int, int]:
            stack = sight.stacks[_word(action)]
            far = sight.far(stack.tile)
            return min((far[tile] for tile in prey), default=FAR), stack.damage

        return min(legal, key=order)

    def _target(self, sight: Sight, legal: Legal) -> Action:
        """A rival, the weakest first; among mates whoever can bear it."""

        def fit(action: Action) -> float:
            player = _player(sight, _word(action))
            if player.side == sight.me.side:
                return player.wounds + player.dodge - (100 if sight.rivals else 0)
            return 50 - player.wounds - player.dodge

        return max(legal, key=fit)

    # --- the turn ---------------------------------------------------------------------------

    def _turn(self, sight: Sight, legal: Legal) -> Action:
        if sight.view.stage in ("start", "spend", "adjust"):
            outfit = Outfit(sight, legal)
            action = outfit.choose()
            if action is not None:
                return action
        for action in legal:
            if action.verb == "use":
                ability = self._cards.abilities[_word(action)]
                if ability.when != "acting" and self._useful(sight, _word(action)):
                    return action
        return Turn(sight, legal).choose()

    def _discard(self, sight: Sight, legal: Legal) -> Action:
        me, kit = sight.me, sight.kit
        return min(legal, key=lambda action: held_worth(self._cards, me, _word(action), kit))

    def _consent(self, sight: Sight, legal: Legal) -> Action:
        """Take what helps; give what lies idle."""
        _, card, how = sight.view.asked
        if how == "give":
            held = [c for c in sight.me.cards if c.id == card]
            willing = all(not c.active for c in held) or len(held) > 1
        else:
            willing = gear_worth(self._cards, card, sight.kit) > 0
        return _verb(legal, "accept" if willing else "refuse")

    # --- abilities --------------------------------------------------------------------------

    def _may(self, sight: Sight, legal: Legal) -> Action:
        use = _verb(legal, "use")
        return use if self._useful(sight, _word(use)) else _verb(legal, "skip")

    def _useful(self, sight: Sight, name: str) -> bool:  # noqa: PLR0911
        """Whether this is a good moment for an ability."""
        ability = self._cards.abilities[name]
        me, view = sight.me, sight.view
        do = ability.do
        if do == "heal":
            return me.wounds + min(2, ability.amount) <= me.max_wounds
        if do == "ki":
            return me.ki + 1 < me.max_ki
        if do in ("force-hidden", "leap") and ability.when == "found-visible":
            return sight.loss(sight.here, me.wounds, seen=True) > 1.2 + 0.8 * ability.cost.ki
        if do in ("redirect", "soak"):
            return view.damage >= 2 or view.damage >= me.wounds
        if do == "redraw":
            return sight.loss(sight.here, me.wounds, seen=True) > 3.5
        if do == "shadow":
            return me.shadow <= 6 and sight.loss(sight.here, me.wounds, seen=True) > 1.5
        if do == "set-shadow":
            return me.shadow <= 4 and sight.loss(sight.here, me.wounds, seen=True) > 2
        if do == "awareness":
            seen = view.awareness > me.shadow - (0 if me.hid else 1)
            helped = view.awareness + ability.amount <= me.shadow - (0 if me.hid else 1)
            danger = sight.loss(sight.here, me.wounds, seen=True)
            return seen and helped and me.shadow_mark == "plain" and danger > 1
        if do == "stun":
            unseen = sight.hidden(me.shadow, me.shadow_mark, hid=True)
            danger = (1 - unseen) * sight.loss(sight.here, me.wounds, seen=True)
            return not me.moves and danger > 1.0 + 0.5 * ability.cost.ki
        if do == "tokens" and ability.target == "lord":
            return sight.ready > 0.2
        if do in ("leap", "move-points"):
            return self._needs_reach(sight, ability.reach or ability.amount)
        if do == "swap":
            return sum(weapon.attack for weapon in sight.kit.weapons) < 2 and me.ingenuity > 0
        if do == "gain":
            return me.ki >= 2
        if do == "attack-again":
            return any(
                stack.tile == sight.here
                and sight.attack_worth(stack, whole=False, tile=sight.here) > 0
                for stack in view.stacks
            )
        return not ability.cost.ki and not ability.cost.card

    def _needs_reach(self, sight: Sight, more: int) -> bool:
        """Whether a few steps more bring a ninja that is ready to the Lord."""
        lord = sight.lord
        if lord is None or sight.ready < 0.4 or sight.view.step != "turn":
            return False
        steps = sight.far(sight.here)[lord.tile]
        return sight.me.moves < steps <= sight.me.moves + more

    def _stack(self, sight: Sight, legal: Legal) -> Action:
        """The stack that hurts most."""

        def fit(action: Action) -> tuple[bool, int, int]:
            stack = sight.stacks[_word(action)]
            return stack.tile == sight.here, stack.damage, stack.attack

        return max(legal, key=fit)

    def _ninja(self, sight: Sight, legal: Legal) -> Action:
        """Good things to mates, bad things to rivals."""
        kind = self._cards.abilities[sight.view.asked[0]].do
        sign = 1 if kind in ("heal", "ki") else -1

        def fit(action: Action) -> float:
            player = _player(sight, _word(action))
            return sign * (100 if player.side == sight.me.side else 0) - player.wounds

        return max(legal, key=fit)

    def _leap(self, sight: Sight, legal: Legal) -> Action:
        """To the Lord when that is what it was for; else where it is safest."""
        lord = sight.lord
        wounds = sight.me.wounds
        if lord is not None and sight.view.step == "choose-tile" and sight.me.moves:
            far = sight.far(lord.tile)
            if sight.ready >= 0.4:
                return min(legal, key=lambda action: far[int(_word(action))])
        return min(legal, key=lambda action: sight.loss(int(_word(action)), wounds, seen=True))

    def _loot(self, sight: Sight, legal: Legal) -> Action:
        return max(legal, key=lambda action: gear_worth(self._cards, _word(action), sight.kit))

    def _peeked(self, sight: Sight, legal: Legal) -> Action:
        """A troop too strong goes back, and a Lord for whom it is too early."""
        deck = sight.view.asked[0]
        if deck == "encounter":
            top = sight.view.tops[3]
            troops = self._cards.encounters.get(top or "")
            if troops is None:
                early = sight.ready < 0.5
                return _verb(legal, "shuffle" if early and top not in (None, "hidden") else "stand")
            strength = sum(
                number * unit.damage
                for number, unit in zip(
                    troops.units.numbers, self._cards.units.values(), strict=True
                )
            )
            return _verb(legal, "shuffle" if strength > 4 else "stand")
        return _verb(legal, "stand")

    # --- others -----------------------------------------------------------------------------

    def _intercept(self, sight: Sight, legal: Legal) -> Action:
        """For a mate who would fall, if it does not cost the own life."""
        name, damage = sight.view.asked
        mate = _player(sight, name)
        mine = max(1, int(damage) - sight.armour)
        saves = sight.view.damage >= mate.wounds > 0 and mine < sight.me.wounds
        cheap = mine < sight.view.damage and sight.me.wounds > mate.wounds + mine
        return _verb(legal, "intercept" if saves or cheap else "skip")

    def _farthest(self, sight: Sight, legal: Legal) -> Action:
        """A tile far from the bot's own side, or from rivals before a Death Match."""
        own = sight.view.step == "choose-entry"
        players = [sight.me, *sight.mates] if own else sight.rivals
        tiles = [player.tile for player in players if player.tile is not None]
        if not tiles:
            return legal[0]

        def away(action: Action) -> int:
            far = sight.far(int(_word(action)))
            return min(far[tile] % FAR for tile in tiles)

        return max(legal, key=away)


def _word(action: Action) -> str:
    return str(action.parts[0][1])


def _verb(legal: Legal, verb: str) -> Action:
    return next(action for action in legal if action.verb == verb)


def _player(sight: Sight, name: str) -> NinjaView:
    return next(player for player in sight.view.players if player.player == name)
