"""The table on a terminal: round and Awareness, the castle, the enemies, the ninja."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from kagemusha.games.era_of_the_ninja.view import CardView, EraView, NinjaView, StackView
from kagemusha.terminal.era_of_the_ninja.castle import Castle, mark_of
from kagemusha.terminal.era_of_the_ninja.chances import draw_chances
from kagemusha.terminal.screen import Screen
from kagemusha.text.era_of_the_ninja.cards import signed
from kagemusha.text.era_of_the_ninja.chances import DICE_STEPS
from kagemusha.text.era_of_the_ninja.speaker import EraSpeaker

ACTIVE = "*"
NEAREST = 8
"""How many stacks are listed below the map; the command `enemies` lists all."""
COLUMNS = ("tile", "move", "range", "dodge", "damage", "wound", "one")

PHASES = {
    "keep-ninja": "setup",
    "keep-cards": "setup",
    "declare": "setup",
    "place-spot": "setup",
    "start-tile": "setup",
    "name-lead": "lead",
    "turn": "ninja",
    "turn-tile": "ninja",
    "consent": "ninja",
    "nvn-after": "ninja",
    "choose-activation": "units",
    "choose-target": "units",
    "choose-route": "units",
    "choose-merge": "units",
    "replace": "recovery",
    "keep-new": "recovery",
    "choose-entry": "recovery",
}
"""The phase of a round for each step that belongs to only one phase."""


def phase_of(view: EraView) -> str | None:
    """The phase of the round, if the step determines it."""
    if view.step in ("before-roll", "after-roll") and view.roll is not None:
        if view.roll.kind == "shadow":
            return "shadow" if "death-match" not in view.mode else None
        return "units" if view.roll.kind == "dodge" and view.foe else "ninja"
    return PHASES.get(view.step)


class Painter:
    """Draws one view; other views add what their seats hold."""

    def __init__(self, screen: Screen, speaker: EraSpeaker, views: Sequence[EraView]) -> None:
        self.screen = screen
        self.speaker = speaker
        self.views = views
        self.view = views[0]

    def _say(self, key: str, **args: str | int) -> str:
        return self.screen.say(f"terminal-era-of-the-ninja-{key}", **args)

    def draw(self, *, whole: bool) -> list[Text]:
        """Draw everything, or only what the current step is about: the dice, or the map."""
        view = self.view
        window = []
        if view.seat is not None and view.seat in view.pending:
            window = draw_chances(self.screen, self.speaker.chances(view))
        if not whole and view.step in DICE_STEPS:
            return window
        lines = [Text(self._header(), "title")]
        if not view.tiles:
            return lines + self._offers()
        brief = not whole and view.stage != "start" and view.step != "over"
        if not brief:
            lines += self._lord()
        lines += Castle(self.screen, view, self.speaker.index).draw()
        lines += self.enemies(NEAREST)
        for player in view.players:
            if self._is_own(player) or not brief:
                lines += self._player(player, brief=brief)
        return [*lines, *self._offers(), *([Text(""), *window] if window else [])]

    # --- above the map ----------------------------------------------------------------------------

    def _header(self) -> str:
        view = self.view
        items = [self._say("header-round", round=view.round)] if view.round else []
        if view.step == "over":
            items.append(self.screen.texts.name("step", "over"))
        elif (phase := phase_of(view)) is not None:
            items.append(self._say(f"phase-{phase}"))
        else:
            items.append(self.screen.texts.name("step", view.step))
        if view.stage is not None and view.active is not None:
            key = "header-player" if view.stage == "start" else "header-turn"
            items.append(self._say(key, player=view.active, stage=view.stage))
        if view.round and view.lord_state != "none":
            items.append(self._say("header-awareness", number=view.awareness))
        if view.round and len(view.players) > 1:
            items.append(self._say("header-lead", player=view.lead))
        return " - ".join(items)

    def _lord(self) -> list[Text]:
        view = self.view
        lines = []
        if view.lord is not None and view.lord_state != "none":
            state = self.screen.say(f"lord-state-{view.lord_state}")
            line = self._say("lord", lord=view.lord, state=state)
            if view.lord_counters:
                line += self._say("lord-counters", number=view.lord_counters)
            lines.append(f"{line} {self._say('supply-encounters', number=view.encounters_left)}")
        if "death-match" not in view.mode:
            lines.append(self._say("supply-tiles", number=view.tiles_left))
        if view.reinforcements_left:
            lines.append(self._say("supply-reinforcements", number=view.reinforcements_left))
        return [Text(" ".join(lines))] if lines else []

    # --- enemies ----------------------------------------------------------------------------------

    def enemies(self, most: int) -> list[Text]:
        """The stacks with their values, nearest first."""
        view = self.view
        if not view.stacks:
            return []
        here = view.tiles[Castle(self.screen, view, self.speaker.index).centre()]

        def far(stack: StackView) -> int:
            tile = view.tiles[stack.tile]
            return abs(tile.x - here.x) + abs(tile.y - here.y)

        near = sorted(view.stacks, key=far)
        lines = self._stacks(near[:most])
        if len(near) > most:
            lines.append(Text(self._say("enemies-more", number=len(near) - most), "quiet"))
        return lines

    def _stacks(self, stacks: Sequence[StackView]) -> list[Text]:
        heads = [self._say(f"column-{key}") for key in COLUMNS]
        widths = [max(cell_len(head), 4) + 2 for head in heads]
        names = [f"{mark_of(stack)} {stack.id}" for stack in stacks]
        title = self._say("enemies")
        first = max(map(cell_len, (title, *names))) + 1
        if not self.screen.draws or first + sum(widths) > self.screen.width:
            return [line for stack in stacks for line in self._stack(stack)]
        lines = [Text(_row(title, first, heads, widths), "quiet")]
        for name, stack in zip(names, stacks, strict=True):
            lines.append(Text(_row(name, first, _cells(stack), widths)))
            if stack.stunned:
                lines[-1].append(f" {self._say('stunned')}")
        return lines

    def _stack(self, stack: StackView) -> list[Text]:
        """One stack in words."""
        items = [
            Text(f"{self._say(f'column-{key}')} {cell}")
            for key, cell in zip(COLUMNS, _cells(stack), strict=True)
            if cell != "-"
        ]
        name = self.screen.texts.name("unit", stack.unit)
        hurt = f", {self._say('tokens', number=stack.tokens)}" if stack.tokens else ""
        return self.screen.flow(f"{stack.id}: {stack.units} {name}{hurt},", items)

    # --- ninja ------------------------------------------------------------------------------------

    def _is_own(self, player: NinjaView) -> bool:
        seat = self.view.seat
        return seat is not None and player is self.view.players[seat]

    def _player(self, player: NinjaView, *, brief: bool) -> list[Text]:
        if player.ninja is None:
            return []
        own = self._is_own(player)
        key = "player-you" if own else "player"
        title = self._say(key, player=player.player, ninja=player.ninja)
        if not player.alive:
            gone = self._say("gone" if player.out else "defeated")
            return self.screen.flow(title, [Text(gone)])
        lines = self.screen.flow(title, [Text(item) for item in self._values(player, own=own)])
        lines[0].stylize("title", 0, len(title))
        if brief:
            return lines
        cards = [self._card(card) for card in player.cards]
        skills = [self._card(card) for card in player.skills]
        if own or cards:
            lines += self._below(self._say("cards", number=len(cards)), cards)
        if own or skills:
            lines += self._below(self._say("skills"), skills)
        return lines

    def _values(self, player: NinjaView, *, own: bool) -> list[str]:
        say = self._say
        items = [
            say("wounds", number=player.wounds, most=player.max_wounds),
            say("ki", number=player.ki, most=player.max_ki),
            say("ingenuity", number=player.ingenuity),
        ]
        if player.clan != "none":
            items.insert(0, self.screen.texts.name("clan", player.clan))
        if player.score != player.ingenuity:
            items.append(say("score", number=player.score))
        if own:
            if self.view.step == "turn" and self.view.active == player.player:
                items.append(say("move-left", number=player.moves, most=player.move))
            else:
                items.append(say("move", number=player.move))
            items.append(say("attack", number=signed(player.attack)))
            if player.range:
                items.append(say("range", number=player.range))
            items.append(say("dodge", number=signed(player.dodge)))
            items.append(say("shadow-bonus", number=signed(player.shadow_bonus)))
        if player.shadow:
            mark = player.shadow_mark
            items.append(
                say("shadow", number=player.shadow)
                if mark == "plain"
                else say("shadow-mark", number=player.shadow, mark=mark)
            )
        if player.hidden:
            items.append(say("hidden"))
        if player.tile is not None and not own:
            items.append(say("on-tile", number=player.tile))
        if player.counters:
            items.append(say("counters", number=player.counters))
        if player.declared is not None:
            items.append(say("declared", enemy=player.declared))
        side = player.side
        if self.view.clan_pools and player.clan != "none" and self.view.clan_pools[side]:
            items.append(say("pool", number=self.view.clan_pools[side]))
        return items

    def _card(self, card: CardView) -> Text:
        name = self.screen.texts.name
        title = name("gear", "gear-head" if card.kind == "head" else f"{card.kind}-{card.id}")
        text = Text(f"{ACTIVE if card.active and card.kind != 'skill' else ''}{title}")
        if card.counters:
            text.append(f" ({card.counters})")
        if card.synergy:
            text.append(f" {self._say('with-synergy')}")
        if card.stowed:
            text.append(f" {self._say('stowed')}")
        return text

    def _below(self, title: str, items: list[Text]) -> list[Text]:
        return self.screen.flow(title, items or [Text(self._say("none"))], indent=4)

    def _offers(self) -> list[Text]:
        """Cards that were dealt to choose from: the viewer's, or those of all seats shown."""
        lines = []
        for view in self.views:
            if view.seat is None:
                continue
            player = view.players[view.seat]
            kinds = "ninja" if view.step == "keep-ninja" else "gear"
            known = [card for card in player.kept if card != "hidden"]
            if known:
                items = [Text(self.screen.texts.name(kinds, card)) for card in known]
                lines += self.screen.flow(self._say("kept", player=player.player), items)
        return lines


def _cells(stack: StackView) -> list[str]:
    return [
        str(stack.tile),
        str(stack.move),
        str(stack.range or "-"),
        str(stack.attack),
        str(stack.damage),
        f"{stack.wound}/{stack.dead}",
        f"{stack.wound_one}/{stack.dead_one}" if stack.units > 1 else "-",
    ]


def _row(name: str, first: int, cells: Sequence[str], widths: Sequence[int]) -> str:
    line = name + " " * (first - cell_len(name))
    for cell, width in zip(cells, widths, strict=True):
        line += " " * (width - cell_len(cell)) + cell
    return line
