"""Tips: the current effect of everything in the castle of Era of the Ninja."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.reach import Reach
from kagemusha.games.era_of_the_ninja.view import (
    CardView,
    EraView,
    StackView,
    TileView,
)
from kagemusha.text.era_of_the_ninja.cards import signed, stack_in_words
from kagemusha.text.game_texts import GameTexts
from kagemusha.text.speaker import Mark, Tip
from kagemusha.text.uses import Uses

VERBS = ("hide", "sprint", "explore")


class Tips:
    """All tips of one view."""

    def __init__(self, texts: GameTexts, setup: Setup, view: EraView, uses: Uses) -> None:
        self._texts, self._view, self._uses = texts, view, uses
        self._own = None if view.seat is None else view.players[view.seat]
        self._reach = Reach(setup, view)
        self._threats = self._reach.threats()

    def all(self) -> list[Tip]:
        """Units, ninja, rooms, cards and numbers."""
        view = self._view
        cards = [
            self._card(seat, card, place)
            for seat, player in enumerate(view.players)
            for place, card in enumerate((*player.cards, *player.skills))
            if card.id != "hidden"
        ]
        return [
            *(self._stack(stack) for stack in view.stacks),
            *(self._ninja(seat) for seat in range(len(view.players))),
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
        threat = self._threats.get(stack.id, {})
        lines += self._tiles("threat", threat)
        name = "" if stack.unit == "lord" else stack_in_words(self._texts.name, stack)
        marks = _marks("threat", threat)
        return Tip("stack", stack.id, tuple(lines), self._uses.of(stack.id), name, marks)

    def _tiles(self, key: str, costs: Mapping[int, int]) -> list[str]:
        """Tiles by the cost of getting there, as one line; empty if there are none."""
        say = self._say
        groups = [
            say(
                f"{key}-tiles",
                number=cost,
                tiles=", ".join(str(tile) for tile in sorted(costs) if costs[tile] == cost),
            )
            for cost in sorted(set(costs.values()))
        ]
        return [say(key, tiles="; ".join(groups))] if groups else []

    def _ninja(self, seat: int) -> Tip:
        say, name = self._say, self._texts.name
        ninja = self._view.players[seat]
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
        walk, sprint = self._reach.walks(seat)
        lines = (
            *(say("ninja", **args), rolls, say("hidden" if ninja.hidden else "seen")),
            *self._tiles("walk", walk),
            *self._tiles("sprint", sprint),
        )
        marks = _marks("walk", walk) + _marks("sprint", sprint)
        return Tip("player", ninja.player, lines, self._uses.of(ninja.player), title, marks)

    def _room(self, tile: TileView) -> Tip:
        lines = [self._say("room", paired=len(tile.paired), open=len(tile.open))]
        threats = [
            stack_in_words(self._texts.name, stack)
            for stack in self._view.stacks
            if tile.number in self._threats.get(stack.id, ())
        ]
        if threats:
            lines.append(self._say("threatened", names=", ".join(threats)))
        name = f"{tile.number} {self._texts.name('room', tile.room)}"
        return Tip("tile", str(tile.number), tuple(lines), (), name)

    def _card(self, seat: int, card: CardView, place: int) -> Tip:
        player = self._view.players[seat]
        active = card.active or card.kind == "skill"
        state = "stowed" if card.stowed else "active" if active else "inactive"
        lines = [self._say(f"card-{state}")]
        if card.synergy:
            lines.append(self._say("card-synergy"))
        if card.counters:
            lines.append(self._say("card-counters", number=card.counters))
        if card.under and card.under != "hidden":
            lines.append(self._say("card-under", name=self._texts.name("gear", card.under)))
        tiles = self._reach.attacks(seat, place) if card.kind == "weapon" else []
        if tiles:
            lines.append(self._say("weapon", tiles=", ".join(map(str, tiles))))
        uses = self._uses.of(card.id) if player is self._own else ()
        marks = _marks("attack", dict.fromkeys(tiles, 0))
        return Tip("held", f"{player.player}-{card.id}", tuple(lines), uses, marks=marks)

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


def _marks(what: str, costs: Mapping[int, int]) -> tuple[Mark, ...]:
    return tuple(Mark(what, f"tile:{tile}", cost) for tile, cost in sorted(costs.items()))
