"""What the things in the castle of Era of the Ninja come to now."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.games.era_of_the_ninja.view import (
    CardView,
    EraView,
    NinjaView,
    StackView,
    TileView,
)
from kagemusha.text.era_of_the_ninja.cards import signed, stack_in_words
from kagemusha.text.game_texts import GameTexts
from kagemusha.text.speaker import Tip
from kagemusha.text.uses import Uses

VERBS = ("hide", "sprint", "explore")


class Tips:
    """All tips of one view."""

    def __init__(self, texts: GameTexts, view: EraView, uses: Uses) -> None:
        self._texts, self._view, self._uses = texts, view, uses
        self._own = None if view.seat is None else view.players[view.seat]

    def all(self) -> list[Tip]:
        """Units, ninja, rooms, cards and numbers."""
        view = self._view
        cards = [
            self._card(player, card)
            for player in view.players
            for card in (*player.cards, *player.skills)
            if card.id != "hidden"
        ]
        return [
            *(self._stack(stack) for stack in view.stacks),
            *(self._ninja(ninja) for ninja in view.players),
            *(self._room(tile) for tile in view.tiles),
            *cards,
            *(Tip("term", term, (line,)) for term, line in self._numbers().items()),
            *(Tip("term", verb, can=self._uses.of(verb)) for verb in VERBS),
        ]

    def _say(self, key: str, **args: str | int) -> str:
        return self._texts.text(f"tip-era-of-the-ninja-{key}", **args)

    def _players(self, players: Sequence[str]) -> str:
        return ", ".join(self._texts.name("player", player) for player in players)

    def _stack(self, stack: StackView) -> Tip:
        say = self._say
        lines = [
            say("stack", wound=stack.wound, dead=stack.dead),
            say("strike", attack=stack.attack, damage=stack.damage),
            say(
                "pace",
                move=stack.move,
                range=stack.range,
                ingenuity=stack.units * stack.ingenuity + stack.prize,
            ),
        ]
        if stack.units > 1:
            lines.append(say("one", wound=stack.wound_one, dead=stack.dead_one))
        if stack.tokens:
            lines.append(say("tokens", number=stack.tokens))
        if stack.stunned:
            lines.append(say("stunned"))
        elif stack.hunts:
            lines.append(say("hunts", names=self._players(stack.hunts)))
        elif stack.sees:
            lines.append(say("sees", names=self._players(stack.sees)))
        else:
            lines.append(say("sees-nobody"))
        name = "" if stack.unit == "lord" else stack_in_words(self._texts.name, stack)
        return Tip("stack", stack.id, tuple(lines), self._uses.of(stack.id), name)

    def _ninja(self, ninja: NinjaView) -> Tip:
        say, name = self._say, self._texts.name
        title = name("player", ninja.player)
        if ninja.ninja:
            title = f"{name('ninja', ninja.ninja)} ({title})"
        if not self._view.round:
            return Tip("player", ninja.player, (), (), title)
        if not ninja.alive:
            return Tip("player", ninja.player, (say("out"),), (), title)
        args: dict[str, str | int] = {
            "wounds": ninja.wounds,
            "most-wounds": ninja.max_wounds,
            "ki": ninja.ki,
            "most-ki": ninja.max_ki,
            "ingenuity": ninja.ingenuity,
        }
        rolls = say(
            "rolls",
            move=ninja.move,
            attack=signed(ninja.attack),
            dodge=signed(ninja.dodge),
            shadow=ninja.shadow,
        )
        lines = (say("ninja", **args), rolls, say("hidden" if ninja.hidden else "seen"))
        return Tip("player", ninja.player, lines, self._uses.of(ninja.player), title)

    def _room(self, tile: TileView) -> Tip:
        line = self._say("room", paired=len(tile.paired), open=len(tile.open))
        name = f"{tile.number} {self._texts.name('room', tile.room)}"
        return Tip("tile", str(tile.number), (line,), (), name)

    def _card(self, player: NinjaView, card: CardView) -> Tip:
        active = card.active or card.kind == "skill"
        state = "stowed" if card.stowed else "active" if active else "inactive"
        lines = [self._say(f"card-{state}")]
        if card.synergy:
            lines.append(self._say("card-synergy"))
        if card.counters:
            lines.append(self._say("card-counters", number=card.counters))
        if card.under and card.under != "hidden":
            lines.append(self._say("card-under", name=self._texts.name("gear", card.under)))
        uses = self._uses.of(card.id) if player is self._own else ()
        return Tip("held", f"{player.player}-{card.id}", tuple(lines), uses)

    def _numbers(self) -> dict[str, str]:
        view, say = self._view, self._say
        found = {
            "awareness": say("awareness", awareness=view.awareness),
            "lead": say("lead", name=self._texts.name("player", view.lead)),
            "tiles-left": say("left", number=view.tiles_left),
            "encounters-left": say("left", number=view.encounters_left),
            "reinforcements-left": say("left", number=view.reinforcements_left),
        }
        if view.round and (own := self._own) and own.alive:
            found |= {
                "ki": say("of", value=own.ki, most=own.max_ki),
                "wounds": say("of", value=own.wounds, most=own.max_wounds),
                "ingenuity": say("value", value=own.ingenuity),
                "move": say("value", value=own.move),
                "attack": say("value", value=signed(own.attack)),
                "dodge": say("value", value=signed(own.dodge)),
                "shadow": say(
                    "shadow",
                    shadow=own.shadow,
                    bonus=signed(own.shadow_bonus),
                    awareness=view.awareness,
                ),
            }
        return found
