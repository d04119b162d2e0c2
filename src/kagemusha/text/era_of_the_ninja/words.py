"""Describes tasks, and what each choice would do, in words."""

from __future__ import annotations

from kagemusha.core.action import Action
from kagemusha.games.era_of_the_ninja import names as ids
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.preview import Preview, turned_exits
from kagemusha.games.era_of_the_ninja.view import EraView, NinjaView, StackView, TileView
from kagemusha.text.era_of_the_ninja.cards import Cards, stack_in_words
from kagemusha.text.era_of_the_ninja.chances import (
    DICE_STEPS,
    Odds,
    outlook_in_words,
    percent,
)
from kagemusha.text.game_texts import GameTexts

ABILITY_STEPS = (
    *("may", "choose-stack", "choose-ninja", "choose-tile", "choose-way", "choose-loot"),
)
STACK_STEPS = ("choose-target", "choose-route")
SECTIONS = {
    "deposit": "trade",
    "give": "trade",
    "ask": "trade",
    "buy": "spend",
    "synergy": "spend",
    "activate": "adjust",
    "sheathe": "adjust",
    "stow": "adjust",
    "fetch": "adjust",
    "move": "move",
    "explore": "move",
    "done": "end",
}
"""The part of a turn for each verb; all others are Actions."""
PARTS = ("gear", "way", "stack", "other-stack", "unit", "enemy", "player")
"""Parts of an action that the texts can name without help."""

Parts = dict[str, str | int]


class Words:
    """Describes choices as one view shows them."""

    def __init__(
        self, texts: GameTexts, setup: Setup, cards: Cards, odds: Odds, view: EraView
    ) -> None:
        self.texts = texts
        self.setup = setup
        self.cards = cards
        self.odds = odds
        self.view = view
        self._say = texts.say

    # --- what is asked ----------------------------------------------------------------------------

    def task(self) -> str:
        """The task of this step."""
        view = self.view
        asked = view.asked
        step = view.step
        args: dict[str, str | int] = {}
        if step == "turn":
            return self._say(f"task-turn-{view.stage}", number=self._self().moves)
        if step in DICE_STEPS:
            forecast = self.odds.of(view).roll
            return self._say(f"task-{step}", roll=forecast.kind if forecast else "any")
        if step == "keep-ninja" and self.setup.ninja == "choose":
            step = "choose-own-ninja"
        if step in ("keep-cards", "keep-new"):
            step = "keep-card"
            args["deck"] = ids.DECK_NAMES[min(len(self._self().kept), 2)]
        elif step in ABILITY_STEPS:
            args["ability"] = self._card_of(asked[0])
        elif step in STACK_STEPS:
            args["stack"] = asked[0]
        elif step in ("turn-tile", "place-spot"):
            args["room"] = asked[0]
        elif step == "substitute":
            args["unit"] = asked[0]
        elif step in ("choose-card", "peeked"):
            args["deck"] = asked[0]
            args["top"] = self._top(asked[0])
        elif step == "consent":
            step = f"consent-{asked[2]}"
            args |= {"other": asked[0], "gear": self._gear(asked[1])}
        elif step == "intercept":
            args |= {"other": asked[0], "number": int(asked[1])}
        return self._say(f"task-{step}", **args)

    def _top(self, deck: str) -> str:
        """The id of the card that was seen on top of a deck."""
        seen = self.view.tops[ids.DECK_NAMES.index(deck)] or "none"
        return f"{'room' if deck == 'tile' else deck}-{seen}"

    # --- looking things up ------------------------------------------------------------------------

    def _self(self) -> NinjaView:
        return self.view.players[self.view.seat or 0]

    def _gear(self, card: str) -> str:
        entry = self.cards.gear.get(card)
        return "gear-head" if entry is None else f"{entry.kind}-{entry.id}"

    def _card_of(self, ability: str) -> str:
        """The id of the card with an ability."""
        names = self.cards.names
        return names.ability_cards[names.abilities.index(ability)]

    def _stack(self, name: str) -> StackView:
        return next(stack for stack in self.view.stacks if stack.id == name)

    def _units(self, name: str) -> str:
        return stack_in_words(self.texts.name, self._stack(name))

    def _beyond(self, way: str, tile: int) -> TileView | None:
        number = ids.WAY_NAMES.index(way)
        here = self.view.tiles[tile]
        spot = (here.x + ids.WAY_X[number], here.y + ids.WAY_Y[number])
        return next((tile for tile in self.view.tiles if (tile.x, tile.y) == spot), None)

    def _who(self, tile: int) -> str:
        """Who is on a tile, in brackets; empty if nobody is."""
        found = [self._units(stack.id) for stack in self.view.stacks if stack.tile == tile]
        name = self.texts.name
        found += [
            name("player", one.player)
            for one in self.view.players
            if one.alive and one.tile == tile and one is not self._self()
        ]
        return f" [{', '.join(found)}]" if found else ""

    # --- what a choice does -----------------------------------------------------------------------

    def describe(self, action: Action) -> str:
        """What this choice would do."""
        parts = dict(action.parts)
        verb = action.verb
        special = getattr(self, f"_do_{verb.replace('-', '_')}", None)
        if special is not None:
            return str(special(action, parts))
        args: dict[str, str | int] = {key: parts[key] for key in PARTS if key in parts}
        if "gear" in args:
            args["gear"] = self._gear(str(args["gear"]))
        if "number" in parts:
            args["number"] = parts["number"]
        return self._say(f"do-{verb}", **args)

    def _do_keep(self, _action: Action, parts: Parts) -> str:
        name = str(parts["kept"])
        entry = self.cards.ninja.get(name) if self.view.step == "keep-ninja" else None
        return self.cards.brief(entry or self.cards.gear[name])

    def _do_card(self, _action: Action, parts: Parts) -> str:
        key = "do-take-card" if self.view.step == "choose-loot" else "do-give-up"
        return self._say(key, gear=self._gear(str(parts["gear"])))

    def _do_use(self, _action: Action, parts: Parts) -> str:
        names = self.cards.names
        number = names.abilities.index(str(parts["ability"]))
        text = self.cards.ability(names.ability_cards[number], names.parts[number])
        return self._say("do-use", ability=names.ability_cards[number], text=text)

    # --- dice -------------------------------------------------------------------------------------

    def _do_roll(self, action: Action, _parts: Parts) -> str:
        return self._chance(action.verb)

    def _do_lift(self, action: Action, _parts: Parts) -> str:
        return self._chance(action.verb)

    def _do_reroll(self, action: Action, _parts: Parts) -> str:
        return self._chance(action.verb)

    def _do_stand(self, action: Action, _parts: Parts) -> str:
        return self._say("do-put-back") if self.view.step == "peeked" else self._chance(action.verb)

    def _chance(self, word: str) -> str:
        return self._say(f"do-{word}", number=self._self().ki)

    def _do_attack(self, action: Action, parts: Parts) -> str:
        stack = self._stack(str(parts["stack"]))
        key = "do-attack-whole" if stack.units > 1 else "do-attack"
        return self._say(
            key,
            what=self._units(stack.id),
            wound=stack.wound,
            dead=stack.dead,
            odds=self._odds(action, "attack"),
        )

    def _do_strike(self, action: Action, parts: Parts) -> str:
        stack = self._stack(str(parts["stack"]))
        return self._say(
            "do-strike",
            what=self._units(stack.id),
            wound=stack.wound_one,
            dead=stack.dead_one,
            odds=self._odds(action, "attack"),
        )

    def _do_wound(self, action: Action, parts: Parts) -> str:
        odds = self._odds(action, "fight")
        return self._say("do-wound", player=str(parts["player"]), odds=odds)

    def _odds(self, action: Action, kind: str) -> str:
        outlook = self.odds.of(self.view).attacks.get(action.notation)
        return "?" if outlook is None else outlook_in_words(self.texts, kind, outlook)

    def _do_hide(self, _action: Action, _parts: Parts) -> str:
        if "death-match" in self.view.mode:
            return self._say("do-hide-again")
        hiding, plain = self.odds.of(self.view).hiding
        first, second = percent(self.texts, hiding), percent(self.texts, plain)
        return self._say("do-hide", chance=first, without=second)

    # --- the turn ---------------------------------------------------------------------------------

    def _preview(self) -> Preview:
        return self.odds.of(self.view).preview

    def _do_buy(self, _action: Action, parts: Parts) -> str:
        deck, share = str(parts["deck"]), int(parts.get("pool", 0))
        key = "do-buy-pool" if share else f"do-buy-{deck}"
        cost = self._preview().card_price(deck)
        return self._say(key, deck=deck, number=cost - share, share=share)

    def _do_synergy(self, _action: Action, parts: Parts) -> str:
        share = int(parts.get("pool", 0))
        key = "do-synergy-pool" if share else "do-synergy"
        gear, cost = self._gear(str(parts["gear"])), self._preview().synergy_price()
        return self._say(key, gear=gear, number=cost - share, share=share)

    def _do_activate(self, _action: Action, parts: Parts) -> str:
        entry = self.cards.gear[str(parts["gear"])]
        text = " ".join(self.cards.lines(entry))
        return self._say("do-activate", gear=self._gear(entry.id), text=text)

    def _do_move(self, _action: Action, parts: Parts) -> str:
        way = str(parts["way"])
        tile = self._beyond(way, self._self().tile or 0)
        tile = tile or self.view.tiles[0]
        text = self._say("do-move", way=way, number=tile.number, room=tile.room)
        return text + self._who(tile.number)

    def _do_explore(self, _action: Action, parts: Parts) -> str:
        cost = self._preview().explore_cost()
        return self._say("do-explore", way=str(parts["way"]), number=cost)

    def _do_sprint(self, _action: Action, _parts: Parts) -> str:
        return self._say("do-sprint", number=self._preview().sprint_moves())

    def _do_turn(self, _action: Action, parts: Parts) -> str:
        room = next(one for one in self.setup.content.room if one.id == self.view.asked[0])
        exits = turned_exits(room.shape, int(parts["turn"]))
        ways = ", ".join(self.texts.name("way", way) for way in exits)
        return self._say("do-turn", ways=ways)

    # --- choosing ---------------------------------------------------------------------------------

    def _do_pick(self, _action: Action, parts: Parts) -> str:
        stack = self._stack(str(parts["stack"]))
        return self._say("do-pick", what=self._units(stack.id), number=stack.tile)

    def _do_target(self, _action: Action, parts: Parts) -> str:
        player = self.view.players[int(str(parts["player"])[1:]) - 1]
        return self._say("do-target", player=player.player, number=player.wounds)

    def _do_go(self, _action: Action, parts: Parts) -> str:
        way = str(parts["way"])
        name = self.view.asked[0] if self.view.step == "choose-route" else ""
        stack = next((stack for stack in self.view.stacks if stack.id == name), None)
        tile = None if stack is None else self._beyond(way, stack.tile)
        if tile is None:
            return self._say("do-go", way=way)
        return self._say("do-go-to", way=way, number=tile.number) + self._who(tile.number)

    def _do_merge(self, _action: Action, parts: Parts) -> str:
        first, second = self._units(str(parts["stack"])), self._units(str(parts["other-stack"]))
        return self._say("do-merge", first=first, second=second)

    def _do_at(self, _action: Action, parts: Parts) -> str:
        tile = self.view.tiles[int(parts["tile"])]
        text = self._say("do-at", number=tile.number, room=tile.room)
        return text + self._who(tile.number)

    def _do_place(self, _action: Action, parts: Parts) -> str:
        return self._say("do-place", number=int(parts["tile"]), way=str(parts["way"]))

    # --- long menus -------------------------------------------------------------------------------

    def section(self, action: Action) -> str:
        """The part of a turn to which a choice belongs."""
        if self.view.step != "turn" or self.view.stage == "attack-again":
            return ""
        part = SECTIONS.get(action.verb, "action")
        if action.verb == "use":
            names = self.cards.names
            number = names.abilities.index(str(dict(action.parts)["ability"]))
            part = ids.TURN_PARTS.get(self.setup.box.effects[number].when, "action")
        return self._say(f"section-{part}")

    def group(self, action: Action) -> str:
        """What several choices of a long menu share."""
        parts = dict(action.parts)
        if action.verb in ("give", "ask", "steal"):
            return self._say(f"group-{action.verb}", player=str(parts["player"]))
        if action.verb == "place":
            return self._say("group-place", number=int(parts["tile"]))
        if action.verb == "keep" and parts["kept"] in self.cards.ninja:
            card = self.cards.ninja[str(parts["kept"])].card
            return self.texts.name("element", getattr(card, "elements", ("earth",))[0])
        if action.verb in ("deposit", "buy", "synergy", "at"):
            return self._say(f"group-{action.verb}")
        return self.describe(action)
