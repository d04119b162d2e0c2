"""A whole state as one line, to write down, paste and start from.

    step=turn active=p1 round=3 lead=p2 awareness=4 lord=kasai@2+1
    tiles=courtyard:0:0:0,tee:0:-1:2 units=yari:3@1+2,monk:1@1
    p1=onijin@1 p1.wounds=4 p1.ki=2 p1.shadow=7 p1.cards=katana*,onigiri p1.skills=kenjutsu

By hand a line begins a turn (step=turn) or a phase (shadow, ninja, awareness, units, recovery).
What it does not say is as at the start. `/2` is the prize that a
stack carries. `*` marks an active card, `+` a Skill's Synergy by the card
below it, `!` a Shadow that is a Total Failure or Success. In the middle of something a line is
taken only as the program wrote it: with all its `numbers`, and a `check` that proves them.
"""

from __future__ import annotations

import hashlib
import re

from kagemusha.core.notation import position_number, position_words, refused_position
from kagemusha.games.era_of_the_ninja.knowledge import missing
from kagemusha.games.era_of_the_ninja.names import Names, player_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.adjusting import may_pair
from kagemusha.games.era_of_the_ninja.phases.awareness import AwarenessPhase
from kagemusha.games.era_of_the_ninja.phases.castle import lay, paired
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.enemies import UnitsPhase
from kagemusha.games.era_of_the_ninja.phases.flow import settle
from kagemusha.games.era_of_the_ninja.phases.inventory import gather, inventory, refresh
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.recruits import WOUNDS_OF_MAN
from kagemusha.games.era_of_the_ninja.phases.rounds import NinjaPhase, RecoveryPhase, Round
from kagemusha.games.era_of_the_ninja.phases.setup import fill
from kagemusha.games.era_of_the_ninja.phases.shadow import ShadowPhase
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.turn import TurnBegin
from kagemusha.games.era_of_the_ninja.phases.units import add_stack, limit_of
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.state import State

STEPS = ("turn", "shadow", "ninja", "awareness", "units", "recovery")
TABLE_KEYS = ("step", "active", "round", "lead", "awareness", "lord", "head", "tiles", "units")
NINJA_KEYS = (
    "wounds",
    "ki",
    "ingenuity",
    "shadow",
    "counters",
    "cards",
    "skills",
    "declared",
    "flags",
)
FLAGS = ("hidden", "hid", "moved", "attacked")
MACHINE_KEYS = ("numbers", "check")
MOST_NUMBERS = 5000
LORD = re.compile(r"(?P<lord>[a-z-]+)(?:@(?P<tile>\d{1,2})(?:\+(?P<tokens>\d{1,2}))?)?")
UNITS = re.compile(
    r"(?P<unit>[a-z]+):(?P<units>\d{1,2})@(?P<tile>\d{1,2})"
    r"(?:\+(?P<tokens>\d{1,2}))?(?:/(?P<prize>\d))?"
)
TILE = re.compile(r"(?P<room>[a-z][a-z0-9-]*):(?P<x>-?\d{1,2}):(?P<y>-?\d{1,2}):(?P<turn>[0-3])")
NINJA = re.compile(r"(?P<ninja>[a-z-]+)@(?P<tile>\d{1,2})")


class Positions:
    """Writes and reads the lines of one setup."""

    def __init__(self, setup: Setup, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.players = [player_id(seat) for seat in range(setup.seats)]
        self.keys = (
            *TABLE_KEYS,
            *(
                key
                for player in self.players
                for key in (player, *(f"{player}.{part}" for part in NINJA_KEYS))
            ),
            *MACHINE_KEYS,
        )

    # --- writing --------------------------------------------------------------------------

    def write(self, state: State) -> str:
        """The line for a state: readable, and exact by its numbers."""
        t = state.world
        words: dict[str, str] = {"round": str(t.round), "lead": player_id(t.lead)}
        words["awareness"] = str(t.awareness)
        if t.lord >= 0:
            words["lord"] = self.names.lords[t.lord]
        words["tiles"] = ",".join(
            f"{self.names.rooms[tile.room]}:{tile.x}:{tile.y}:{tile.turn}" for tile in t.tiles
        )
        stacks: list[str] = []
        for stack in t.stacks:
            tokens = f"+{stack.tokens}" if stack.tokens else ""
            if stack.unit == codes.LORD:
                words["lord"] += f"@{stack.tile}{tokens}"
            else:
                name = codes.UNIT_NAMES[stack.unit]
                prize = f"/{stack.prize}" if stack.prize else ""
                stacks.append(f"{name}:{stack.units}@{stack.tile}{tokens}{prize}")
        words["units"] = ",".join(stacks)
        for ninja in t.ninja:
            if ninja.kind >= 0 and ninja.tile >= 0:
                self._write_ninja(ninja, words)
        numbers = _packed(state.numbers())
        words["numbers"] = numbers
        words["check"] = _check(numbers)
        return " ".join(f"{key}={value}" for key, value in words.items() if value)

    def _write_ninja(self, ninja: Ninja, words: dict[str, str]) -> None:
        player = player_id(ninja.seat)
        words[player] = f"{self.names.ninja[ninja.kind]}@{ninja.tile}"
        words[f"{player}.wounds"] = str(ninja.wounds)
        words[f"{player}.ki"] = str(ninja.ki)
        words[f"{player}.ingenuity"] = str(ninja.ingenuity)
        if ninja.shadow:
            words[f"{player}.shadow"] = f"{ninja.shadow}{'!' if ninja.shadow_mark else ''}"
        words[f"{player}.cards"] = ",".join(
            self.names.cards[card.kind] + ("*" if card.active else "") for card in ninja.cards
        )
        words[f"{player}.skills"] = ",".join(
            self.names.cards[card.kind]
            + (f"+{self.names.cards[card.under]}" if card.under >= 0 else "")
            for card in ninja.skills
        )

    # --- reading --------------------------------------------------------------------------

    def read(self, line: str) -> State:
        """The state of a position line."""
        words = position_words(line, self.keys)
        if "numbers" in words or "check" in words:
            state = self._read_numbers(words)
            if self.write(state).split() != line.split():
                raise refused_position("era-altered")
            return state
        return self._read_by_hand(words)

    def _read_numbers(self, words: dict[str, str]) -> State:
        numbers = words.get("numbers", "")
        if words.get("check") != _check(numbers):
            raise refused_position("era-altered")
        try:
            state = State.read(self.setup.box, self.setup.terms(), _unpacked(numbers))
            sound = is_consistent(state.world)
        except (ValueError, IndexError):
            sound = False
        if not sound:
            raise refused_position("era-altered")
        return state

    def _read_by_hand(self, words: dict[str, str]) -> State:
        t = World(self.setup.box, self.setup.terms())
        fill(t)
        t.round = position_number("round", words.get("round", "1"), 1, 99)
        t.lead = self._player("lead", words.get("lead", "p1"))
        t.awareness = position_number("awareness", words.get("awareness", "1"), 1, codes.SUCCESS)
        t.awareness_face = t.awareness
        self._read_tiles(t, words.get("tiles", ""))
        self._read_lord(t, words.get("lord", ""))
        self._read_units(t, words.get("units", ""))
        for seat, player in enumerate(self.players):
            self._read_ninja(t, t.ninja[seat], player, words)
        if "head" in words:
            if t.terms.mode != codes.LORDS_HEAD or t.lord_state == codes.LORD_HERE:
                raise refused_position("bad-word", key="head", value=words["head"], known="-")
            t.lord_state = codes.LORD_DEAD
            t.lord_in_middle = False
            self._read_head(t, words["head"])
        self._begin(t, words)
        settle(t)
        return State(t)

    def _player(self, key: str, word: str) -> int:
        if word not in self.players:
            raise refused_position("bad-word", key=key, value=word, known=", ".join(self.players))
        return self.players.index(word)

    def _tile_number(self, t: World, key: str, word: str) -> int:
        return position_number(key, word, 0, len(t.tiles) - 1)

    def _read_tiles(self, t: World, word: str) -> None:
        """The first tile is the starting Courtyard; each other pairs with one before it."""
        t.tile_bag = [room.copies for room in t.box.rooms]
        t.tiles = []
        for item in (word or "courtyard:0:0:0").split(","):
            found = TILE.fullmatch(item)
            room = self._room(t, found["room"]) if found else -1
            if not found or room < 0:
                known = "room:x:y:turn; " + ", ".join((*self.names.rooms, *codes.SHAPE_NAMES))
                raise refused_position("bad-word", key="tiles", value=item, known=known)
            shape = t.box.rooms[room].shape
            x, y = int(found["x"]), int(found["y"])
            t.tile_bag[room] -= 1
            taken = any(tile.x == x and tile.y == y for tile in t.tiles)
            new = lay(t, x, y, room, int(found["turn"]))
            joined = any(paired(t, new, way) for way in range(codes.WAYS))
            wrong = shape != codes.COURTYARD or (x, y) != (0, 0) if new == 0 else not joined
            if taken or wrong or t.tile_bag[room] < 0:
                raise refused_position("era-tile", tile=item)

    def _room(self, t: World, word: str) -> int:
        """A room by its id, or the first of a shape that is left; -1 if there is none."""
        fitting = [n for n, name in enumerate(self.names.rooms) if name == word]
        if word in codes.SHAPE_NAMES:
            shape = codes.SHAPE_NAMES.index(word)
            fitting += [n for n, room in enumerate(t.box.rooms) if room.shape == shape]
        return next((room for room in fitting if t.tile_bag[room] > 0), max(fitting, default=-1))

    def _read_lord(self, t: World, word: str) -> None:
        if t.terms.death_match:
            if word:
                raise refused_position("bad-word", key="lord", value=word, known="-")
            return
        found = LORD.fullmatch(word or self.names.lords[0])
        if not found or found["lord"] not in self.names.lords:
            raise refused_position(
                "bad-word", key="lord", value=word, known=", ".join(self.names.lords)
            )
        t.lord = self.names.lords.index(found["lord"])
        t.lord_counters = t.box.lords[t.lord].counters
        if found["tile"] is not None:
            t.lord_state = codes.LORD_HERE
            t.start_left = 0
            t.middle_left -= 1
            t.lord_in_middle = False
            stack = add_stack(t, codes.LORD, self._tile_number(t, "lord", found["tile"]), 1)
            stack.tokens = int(found["tokens"] or 0)

    def _read_units(self, t: World, word: str) -> None:
        for item in word.split(",") if word else ():
            found = UNITS.fullmatch(item)
            if (
                not found
                or found["unit"] not in codes.UNIT_NAMES[: codes.UNITS]
                or t.terms.death_match
            ):
                known = "unit:number@tile+tokens/prize; " + ", ".join(
                    codes.UNIT_NAMES[: codes.UNITS]
                )
                raise refused_position("bad-word", key="units", value=item, known=known)
            unit = codes.UNIT_NAMES.index(found["unit"])
            tile = self._tile_number(t, "units", found["tile"])
            most = min(t.pools[unit], limit_of(t, unit, tile))
            units = position_number("units", found["units"], 1, most)
            t.pools[unit] -= units
            stack = add_stack(t, unit, tile, units)
            tokens = found["tokens"] or "0"
            stack.tokens = position_number("units", tokens, 0, codes.TOKENS_A_UNIT - 1)
            stack.prize = int(found["prize"] or 0)

    def _read_ninja(self, t: World, ninja: Ninja, player: str, words: dict[str, str]) -> None:
        """A ninja that the line does not name is out of play."""
        if player not in words:
            extra = [key for key in words if key.startswith(f"{player}.")]
            if extra:
                raise refused_position("era-no-ninja", player=player)
            ninja.out = True
            return
        found = NINJA.fullmatch(words[player])
        known = ", ".join(self.names.ninja)
        if not found or found["ninja"] not in self.names.ninja:
            raise refused_position(
                "bad-word", key=player, value=words[player], known=f"ninja@tile; {known}"
            )
        ninja.kind = self.names.ninja.index(found["ninja"])
        clan = t.terms.clans[ninja.seat]
        if not t.ninja_bag[ninja.kind] or not may_join(t, ninja.kind, clan):
            raise refused_position("bad-word", key=player, value=words[player], known=known)
        t.ninja_bag[ninja.kind] = 0
        ninja.tile = self._tile_number(t, player, found["tile"])
        ninja.alive = True
        ninja.counters = t.box.ninja[ninja.kind].counters
        self._read_cards(t, ninja, player, words)
        ninja.wounds = ninja.max_wounds = ninja.ki = ninja.max_ki = 0
        refresh(t, ninja)
        ninja.extra_ki = 1 if clan == codes.HIERARCHY + codes.SPIRIT else 0
        ninja.extra_wounds = WOUNDS_OF_MAN if clan == codes.HIERARCHY + codes.MAN else 0
        self._read_numbers_of(t, ninja, player, words)
        if inventory(ninja) > stat(t, ninja, codes.INVENTORY):
            raise refused_position("era-too-many-cards", player=player)

    def _read_numbers_of(self, t: World, ninja: Ninja, player: str, words: dict[str, str]) -> None:
        def number(part: str, usual: int, low: int, high: int) -> int:
            key = f"{player}.{part}"
            return position_number(key, words[key], low, high) if key in words else usual

        ninja.wounds = number("wounds", ninja.wounds, 1, ninja.max_wounds)
        ninja.ki = number("ki", ninja.ki, 0, ninja.max_ki)
        ninja.ingenuity = number("ingenuity", 0, 0, 99)
        ninja.counters = number("counters", ninja.counters, 0, 9)
        shadow = words.get(f"{player}.shadow", "0")
        ninja.shadow = position_number(f"{player}.shadow", shadow.removesuffix("!"), 0, 20)
        if shadow.endswith("!"):
            if ninja.shadow not in (codes.FAILURE, codes.SUCCESS):
                raise refused_position(
                    "bad-word", key=f"{player}.shadow", value=shadow, known="1!, 10!"
                )
            ninja.shadow_mark = codes.TOTAL_FAILURE if ninja.shadow == 1 else codes.TOTAL_SUCCESS
        declared = words.get(f"{player}.declared", "")
        enemies = [*codes.TYPE_NAMES, *(f"side-{n + 1}" for n in range(t.terms.seats))]
        if declared:
            if declared not in enemies:
                known = ", ".join(enemies)
                raise refused_position(
                    "bad-word", key=f"{player}.declared", value=declared, known=known
                )
            ninja.declared = enemies.index(declared)
        for flag in filter(None, words.get(f"{player}.flags", "").split(",")):
            if flag not in FLAGS:
                known = ", ".join(FLAGS)
                raise refused_position("bad-word", key=f"{player}.flags", value=flag, known=known)
            setattr(ninja, flag, True)
            if flag == "attacked":
                ninja.attacks = 1

    def _read_cards(self, t: World, ninja: Ninja, player: str, words: dict[str, str]) -> None:
        for item in filter(None, words.get(f"{player}.cards", "").split(",")):
            kind = self._card(
                t, f"{player}.cards", item.removesuffix("*"), (codes.WEAPON, codes.ITEM)
            )
            card = Card(kind, item.endswith("*"))
            card.counters = t.box.cards[kind].counters
            if card.active and not _fits_active(t, ninja, kind):
                raise refused_position("era-active", player=player, cards=words[f"{player}.cards"])
            ninja.cards.append(card)
        for item in filter(None, words.get(f"{player}.skills", "").split(",")):
            name, _, under = item.partition("+")
            kind = self._card(t, f"{player}.skills", name, (codes.SKILL,))
            if any(skill.kind == kind for skill in ninja.skills):
                raise refused_position("twice", key=name)
            card = Card(kind, True)
            card.counters = t.box.cards[kind].counters
            if under:
                card.under = self._card(t, f"{player}.skills", under, (codes.SKILL,))
                card.open = card.under == kind
            ninja.skills.append(card)
        gather(t, ninja)

    def _card(self, t: World, key: str, name: str, decks: tuple[int, ...]) -> int:
        known = [
            card for n, card in enumerate(self.names.cards[:-1]) if n // codes.CARDS_A_DECK in decks
        ]
        if name not in known:
            raise refused_position("bad-word", key=key, value=name, known=", ".join(known))
        kind = self.names.cards.index(name)
        if t.bag[kind] == 0:
            raise refused_position(
                "too-many-cards", total=t.box.cards[kind].copies + 1, cards=t.box.cards[kind].copies
            )
        t.bag[kind] -= 1
        return kind

    def _read_head(self, t: World, word: str) -> None:
        """The head lies on a tile (head=3) or with a player (head=p2)."""
        if word not in self.players:
            t.head = self._tile_number(t, "head", word)
            return
        ninja = t.ninja[self.players.index(word)]
        if not ninja.alive:
            raise refused_position("era-no-ninja", player=word)
        ninja.cards.append(Card(codes.HEAD, False))
        if inventory(ninja) > stat(t, ninja, codes.INVENTORY):  # E.155
            raise refused_position("era-too-many-cards", player=word)

    def _begin(self, t: World, words: dict[str, str]) -> None:
        """The agenda of a round that has come to the given step."""
        step = words.get("step", "turn")
        if step not in STEPS or (t.terms.death_match and step in ("awareness", "units")):
            raise refused_position("bad-word", key="step", value=step, known=", ".join(STEPS))
        active = self._player("active", words.get("active", words.get("lead", "p1")))
        living = [ninja.seat for ninja in t.ninja if ninja.alive]
        for seat in (active, t.lead):
            if seat not in living:
                raise refused_position("era-no-ninja", player=player_id(seat))
        t.agenda.append(Round())
        t.agenda.append(RecoveryPhase())
        order = STEPS.index(step)
        if not t.terms.death_match:
            if order <= STEPS.index("units"):
                t.agenda.append(UnitsPhase())
            if order <= STEPS.index("awareness"):
                t.agenda.append(AwarenessPhase())
        if step == "turn":
            seats = [(t.lead + n) % t.terms.seats for n in range(t.terms.seats)]
            for seat in reversed(seats[seats.index(active) :]):
                if t.ninja[seat].alive:
                    t.agenda.append(TurnBegin(seat))
        elif order <= STEPS.index("ninja"):
            t.agenda.append(NinjaPhase())
            if step == "shadow":
                t.agenda.append(ShadowPhase())


def _fits_active(t: World, ninja: Ninja, kind: int) -> bool:
    """E.39, E.41: whether a card may be active beside those that are."""
    active = [card.kind for card in ninja.cards if card.active]
    if kind < codes.CARDS_A_DECK:
        weapons = [other for other in active if other < codes.CARDS_A_DECK]
        return not weapons or (len(weapons) == 1 and may_pair(t, kind, weapons[0]))
    slot = t.box.cards[kind].slot
    items = [other for other in active if other >= codes.CARDS_A_DECK]
    return slot < 0 or all(t.box.cards[other].slot != slot for other in items)


# --- numbers ------------------------------------------------------------------------------


def _packed(numbers: list[int]) -> str:
    """Runs of the same number are counted: 0x12 is twelve zeros."""
    words: list[str] = []
    index = 0
    while index < len(numbers):
        end = index
        while end < len(numbers) and numbers[end] == numbers[index]:
            end += 1
        word = str(numbers[index])
        words.extend([f"{word}x{end - index}"] if end - index > 2 else [word] * (end - index))
        index = end
    return ",".join(words)


def _unpacked(text: str) -> list[int]:
    numbers: list[int] = []
    for word in text.split(","):
        value, _, times = word.partition("x")
        count = int(times or 1)
        if not 0 < count <= MOST_NUMBERS or len(numbers) > MOST_NUMBERS:
            raise ValueError("too many numbers")
        numbers.extend([int(value)] * count)
    return numbers


def _check(numbers: str) -> str:
    return hashlib.sha256(numbers.encode(errors="replace")).hexdigest()[:12]


def is_consistent(t: World) -> bool:
    """Whether a table read from numbers is one that can lie on a table."""
    if any(missing(t).values()) or not t.tiles or bool(t.agenda) == (t.reason != codes.NOT_OVER):
        return False
    places = [stack.tile for stack in t.stacks]
    places += [ninja.tile for ninja in t.ninja if ninja.alive]
    return all(0 <= place < len(t.tiles) for place in places)
