"""A castle of Era of the Ninja as numbers."""

from __future__ import annotations

from kagemusha.envs.encoder import NumberWriter, places
from kagemusha.games.era_of_the_ninja import names as ids
from kagemusha.games.era_of_the_ninja.names import STEP_NAMES, Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.view import (
    HIDDEN_ID,
    EraView,
    NinjaView,
    RollView,
)

SPREAD = 32
"""The castle lies within this many tiles, with the first one in the middle."""
SMALL = 20
UNITS = 10
POINTS = 100
STEPS = places(STEP_NAMES)
STAGES = places(ids.STAGE_NAMES)
WAYS = places(ids.WAY_NAMES)
UNIT_KINDS = places(ids.UNIT_NAMES)
ROLLS = places(ids.ROLL_NAMES)
MARKS = places(ids.MARK_NAMES)
LORD_STATES = places(ids.LORD_STATE_NAMES)
STACKS = places(stack_id(slot) for slot in range(ids.MOST_STACKS))
TILES = places(range(ids.MOST_TILES))
STACK_SIZE = 8
TYPES = places((*ids.TYPE_NAMES, *(f"side-{side + 1}" for side in range(4))))


class EraEncoder:
    """Fills in what a seat sees of one box."""

    def __init__(self, setup: Setup) -> None:
        names = Names(setup.content)
        self._lords = places(names.lords)
        self._ninja = places(names.ninja)
        self._cards = places((*names.cards, HIDDEN_ID))
        self._rooms = places(names.rooms)
        self._tile_size = 2 + len(self._rooms) + 3 * len(WAYS) + len(UNIT_KINDS)
        self._abilities = places(
            (*names.abilities, *names.rooms, *ids.UNIT_NAMES, *ids.DECK_NAMES, *STACKS)
        )
        self._players = places(player_id(seat) for seat in range(setup.seats))
        self._rounds = setup.rounds

    def fill(self, writer: NumberWriter, view: EraView) -> None:
        """All that a seat may know, except the order of what was used this round."""
        players = self._players
        own = None if view.seat is None else player_id(view.seat)
        writer.one("seat", own, players)
        writer.one("step", view.step, STEPS)
        writer.one("stage", view.stage, STAGES)
        writer.flags("pending", [seat in view.pending for seat in range(len(players))])
        writer.one("active", view.active, players)
        writer.one("lead", view.lead, players)
        writer.number("round", view.round, self._rounds)
        writer.number("Awareness", view.awareness, SMALL)
        writer.one("Lord", view.lord, self._lords)
        writer.one("Lord: state", view.lord_state, LORD_STATES)
        writer.number("Lord: counters", view.lord_counters, SMALL)
        writer.one("asked about", view.asked[0] if view.asked else None, self._abilities)
        self._fill_roll(writer, "roll", view.roll)
        self._fill_roll(writer, "answer", view.answer)
        writer.one("foe", view.foe, STACKS)
        writer.flags("the whole stack", [view.whole])
        writer.one("rival", view.rival, players)
        writer.number("damage", view.damage, SMALL)
        writer.number("tiles left", view.tiles_left, ids.MOST_TILES)
        writer.number("Encounters left", view.encounters_left, SPREAD)
        writer.number("Reinforcements left", view.reinforcements_left, SPREAD)
        writer.numbers_of("pools", view.pools, POINTS)
        writer.counts("discarded", [card for card, _ in view.discards], self._cards, 1)
        self._fill_castle(writer, view)
        self._fill_stacks(writer, view, own)
        for player in view.players:
            self._fill_player(writer, player)

    def _fill_roll(self, writer: NumberWriter, name: str, roll: RollView | None) -> None:
        writer.one(f"{name}: player", roll.player if roll else None, self._players)
        writer.one(f"{name}: kind", roll.kind if roll else None, ROLLS)
        # A modifier may be below 0.
        writer.number(f"{name}: modifier", roll.modifier + SMALL if roll else 0, 2 * SMALL)
        writer.number(f"{name}: face", (roll.face or 0) if roll else 0, 10)
        writer.number(f"{name}: value", (roll.value or 0) + SMALL if roll else 0, 3 * SMALL)
        writer.one(f"{name}: mark", roll.mark if roll else None, MARKS)
        writer.flags(f"{name}: lifted", [roll.lifted if roll else False])

    def _fill_castle(self, writer: NumberWriter, view: EraView) -> None:
        units: dict[int, list[str]] = {}
        for stack in view.stacks:
            units.setdefault(stack.tile, []).extend([stack.unit] * stack.units)
        size = len(writer.numbers)
        for number in range(ids.MOST_TILES if writer.named else len(view.tiles)):
            name = f"tile {number}"
            tile = view.tiles[number] if number < len(view.tiles) else None
            middle = SPREAD // 2
            where = (tile.x + middle, tile.y + middle) if tile else (0, 0)
            writer.numbers_of(f"{name}: x, y", where, SPREAD)
            writer.one(f"{name}: room", tile.room if tile else None, self._rooms)
            writer.some(f"{name}: exits", tile.exits if tile else (), WAYS)
            writer.some(f"{name}: joined", tile.paired if tile else (), WAYS)
            writer.some(f"{name}: open", tile.open if tile else (), WAYS)
            writer.counts(f"{name}: units", units.get(number, ()), UNIT_KINDS, UNITS)
        writer.empty(size + ids.MOST_TILES * self._tile_size - len(writer.numbers))

    def _fill_stacks(self, writer: NumberWriter, view: EraView, own: str | None) -> None:
        by_id = {stack.id: stack for stack in view.stacks}
        for name in STACKS:
            stack = by_id.get(name)
            if stack is None and not writer.named:
                writer.empty(STACK_SIZE)
                continue
            there = (stack.tile + 1, stack.units, stack.tokens, stack.prize) if stack else (0,) * 4
            writer.numbers_of(f"{name}: tile + 1, units, tokens, prize", there, ids.MOST_TILES)
            marks = stack and (stack.done, stack.stunned, own in stack.sees, own in stack.hunts)
            writer.flags(f"{name}: done, stunned, sees you, hunts you", marks or (False,) * 4)

    def _fill_player(self, writer: NumberWriter, player: NinjaView) -> None:
        name, cards = player.player, self._cards
        writer.one(f"{name}: ninja", player.ninja, self._ninja)
        writer.flags(f"{name}: alive, out", [player.alive, player.out])
        writer.one(f"{name}: tile", player.tile, TILES)
        vital = (player.wounds, player.max_wounds, player.ki, player.max_ki)
        writer.numbers_of(f"{name}: wounds, most, Ki, most", vital, SMALL)
        writer.numbers_of(f"{name}: Ingenuity, score", (player.ingenuity, player.score), POINTS)
        stats = (player.move, player.attack, player.dodge, player.shadow_bonus, player.range)
        writer.numbers_of(f"{name}: Move, Attack, Dodge, Shadow bonus, Range", stats, SMALL)
        writer.number(f"{name}: Shadow", player.shadow, SMALL)
        writer.one(f"{name}: Shadow mark", player.shadow_mark, MARKS)
        done = (player.hidden, player.hid, player.moved, player.attacked)
        writer.flags(f"{name}: hidden, hid, moved, attacked", done)
        writer.number(f"{name}: moves left", player.moves, SMALL)
        writer.number(f"{name}: counters", player.counters, SMALL)
        writer.one(f"{name}: declared", player.declared, TYPES)
        active = [card.id for card in (*player.cards, *player.skills) if card.active]
        resting = [card.id for card in (*player.cards, *player.skills) if not card.active]
        writer.counts(f"{name}: active cards", active, cards, 2)
        writer.counts(f"{name}: other cards", resting, cards, 2)
        under = [card.under for card in player.skills if card.under is not None]
        writer.counts(f"{name}: cards below Skills", under, cards, 2)
        writer.counts(f"{name}: offered cards", player.offers, cards, 2)
        writer.some(f"{name}: offered ninja", player.offers, self._ninja)
        writer.counts(f"{name}: kept cards", player.kept, cards, 2)
        writer.some(f"{name}: kept ninja", player.kept, self._ninja)
