"""A whole state as one line, to write down, paste and start from.

    step=place-step active=0 hand.p1=rat-3:2,ronin:1 table.p2=fox-4:2 jigoku=crow-2,bear-6

Only what differs from the start of a match has to be given; every other card is in
the deck. Lines by hand begin a phase of a turn (draw-step, place-step, discard-step). In the
middle of an effect a line is taken only as the program wrote it, which its `check` proves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from kagemusha.core.notation import (
    position_number,
    position_pairs,
    position_words,
    refused_position,
)
from kagemusha.games.wat_aah.names import STEP_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.setup import initial_cells
from kagemusha.games.wat_aah.state import State

BY_HAND = ("draw-step", "place-step", "discard-step")

# Numbers that a line written by hand may give, with their bounds.
NUMBERS: dict[str, tuple[int, int, int]] = {
    "round": (layout.ROUND, 1, layout.LAST_ROUND),
    "active": (layout.ACTIVE, 0, 3),
    "shosho": (layout.SHOSHO, 0, 3),
    "reshuffles": (layout.RESHUFFLES, 0, 9),
}

# Lists of numbers, one for each seat.
BY_SEAT: dict[str, int] = {
    "at-court": layout.AT_COURT,
    "at-missions": layout.AT_MISSIONS,
    "at-showdown": layout.AT_SHOWDOWN,
}

# The rest of the state: only in a line with a check.
REGISTERS: dict[str, tuple[int, int]] = {
    "winners": (layout.WINNERS, 1),
    "reason": (layout.REASON, 1),
    "reshuffled": (layout.RESHUFFLED, 1),
    "contest": (layout.CONTENDERS, 4),
    "effect": (layout.THEN, 13),
    "turn": (layout.DID, 6),
    "spent": (layout.TEMPLE_SPENT, 5),
    "pawn-turn": (layout.PLACER, 2),
    "temple-pair": (layout.TEMPLE_FIRST, 2),
    "score": (layout.SCORE, 4),
    "rank": (layout.RANK, 4),
    "pawns": (layout.PAWNS, 4),
    "temple-of": (layout.TEMPLE_OF, 4),
    "court-of": (layout.COURT_OF, 4),
    "peeked": (layout.PEEKED, 4),
    "decoy": (layout.DECOY, 3),
    "swap": (layout.SWAPPED, 4),
    "temple-in": (layout.TEMPLE_IN, 16),
    "under": (layout.UNDER, 16),
    "under-by": (layout.UNDER_BY, 16),
    "court-in": (layout.COURT_IN, 16),
}


class Positions:
    """Writes and reads the lines of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds = [kind.id for kind in setup.deck.kinds]
        self.counts = [kind.number for kind in setup.deck.kinds]
        self.clans = [clan.id for clan in setup.deck.clan]
        self.start = initial_cells(setup)
        self.piles = self._piles()
        self.keys: tuple[str, ...] = (
            "step",
            *NUMBERS,
            *BY_SEAT,
            *self.piles,
            *("jigoku", "ronin", "yokai"),
            *REGISTERS,
            "check",
        )

    def _piles(self) -> dict[str, int]:
        """Counted cards: key and first cell."""
        piles: dict[str, int] = {}
        players = [player_id(seat) for seat in range(self.setup.seats)]
        for name, first in (
            ("hand", layout.HAND),
            ("corruption", layout.CORRUPTION),
            ("table", layout.TABLE),
        ):
            for seat, player in enumerate(players):
                piles[f"{name}.{player}"] = first + seat * layout.KIND_SLOTS
        for viewer, player in enumerate(players):
            for owner, other in enumerate(players):
                if viewer != owner:
                    cell = layout.KNOWN + (viewer * layout.SEAT_SLOTS + owner) * layout.KIND_SLOTS
                    piles[f"known.{player}.{other}"] = cell
        piles["aside"] = layout.ASIDE
        piles["pick"] = layout.PICK
        piles["offer.1"] = layout.OFFER
        piles["offer.2"] = layout.OFFER + layout.KIND_SLOTS
        return piles

    # --- writing --------------------------------------------------------------------------

    def write(self, state: State) -> str:
        """The line for a state."""
        s = state.numbers()
        words = {"step": STEP_IDS[s[layout.PHASE]]}
        for key, (cell, _, _) in NUMBERS.items():
            words[key] = str(s[cell])
        for key, cell in BY_SEAT.items():
            words[key] = self._numbers(s, cell, 4)
        for key, cell in self.piles.items():
            words[key] = self._cards(s, cell)
        pile = s[layout.PILE : layout.PILE + s[layout.JIGOKU_SIZE]]
        words["jigoku"] = ",".join(self.kinds[kind] for kind in pile)
        words["ronin"] = ",".join(
            f"{self._spot(spot)}:{s[layout.RONIN_IN + spot]}"
            for spot in range(36)
            if s[layout.RONIN_IN + spot]
        )
        words["yokai"] = ",".join(
            f"{name}:{self._spot(s[layout.YOKAI_AT + kind])}"
            for kind, name in enumerate(self.kinds)
            if s[layout.YOKAI_AT + kind] >= 0
        )
        registers = {key: self._numbers(s, *where) for key, where in REGISTERS.items()}
        words |= registers
        if words["step"] not in BY_HAND or any(registers.values()):
            words["check"] = _check(s)
        return " ".join(f"{key}={value}" for key, value in words.items() if value)

    def _numbers(self, s: Sequence[int], cell: int, number: int) -> str:
        values = s[cell : cell + number]
        if list(values) == self.start[cell : cell + number]:
            return ""
        return ",".join(map(str, values))

    def _cards(self, s: Sequence[int], first: int) -> str:
        return ",".join(
            f"{name}:{s[first + kind]}" for kind, name in enumerate(self.kinds) if s[first + kind]
        )

    def _spot(self, spot: int) -> str:
        return f"{player_id(spot // layout.CLANS)}.{self.clans[spot % layout.CLANS]}"

    # --- reading --------------------------------------------------------------------------

    def read(self, line: str) -> State:
        """The state of a position line."""
        words = position_words(line, self.keys)
        s = list(self.start)
        step = words.get("step", "draw-step")
        if step not in STEP_IDS:
            raise refused_position("bad-word", key="step", value=step, known=", ".join(STEP_IDS))
        s[layout.PHASE] = STEP_IDS.index(step)
        for key, (cell, low, high) in NUMBERS.items():
            if key in words:
                s[cell] = position_number(key, words[key], low, min(high, self._highest(key)))
        for key, cell in BY_SEAT.items():
            if key in words:
                self._read_numbers(s, key, words[key], cell, 4)
        for key, cell in self.piles.items():
            self._read_pile(s, key, words.get(key, ""), cell)
        self._read_table(s, words)
        for key, (cell, number) in REGISTERS.items():
            if key in words:
                self._read_numbers(s, key, words[key], cell, number)
        self._count(s)
        checked = "check" in words and words["check"] == _check(s)
        if not checked:
            self._check_by_hand(s, step, words)
        return State(s)

    def _highest(self, key: str) -> int:
        return self.setup.seats - 1 if key in ("active", "shosho") else 100

    def _read_numbers(self, s: list[int], key: str, word: str, cell: int, number: int) -> None:
        values = word.split(",")
        if len(values) != number:
            raise refused_position("bad-number", key=key, value=word, low=number, high=number)
        for offset, value in enumerate(values):
            s[cell + offset] = position_number(key, value, -1000, 1000)

    def _read_pile(self, s: list[int], key: str, word: str, first: int) -> None:
        for name, number in position_pairs(key, word, self.kinds):
            kind = self.kinds.index(name)
            s[first + kind] = position_number(key, number, 1, self.counts[kind])

    def _read_table(self, s: list[int], words: dict[str, str]) -> None:
        spots = {
            f"{player_id(seat)}.{clan}": seat * layout.CLANS + number
            for seat in range(self.setup.seats)
            for number, clan in enumerate(self.clans)
        }
        for name, count in position_pairs("ronin", words.get("ronin", ""), spots):
            s[layout.RONIN_IN + spots[name]] = position_number(
                "ronin", count, 1, layout.LARGEST_CLAN
            )
        yokai = [kind.id for kind in self.setup.deck.kinds if kind.clan == "yokai"]
        for name, spot in position_pairs("yokai", words.get("yokai", ""), yokai):
            if spot not in spots:
                raise refused_position("bad-word", key="yokai", value=spot, known=", ".join(spots))
            s[layout.YOKAI_AT + self.kinds.index(name)] = spots[spot]
        names = [name for name in words.get("jigoku", "").split(",") if name]
        if len(names) > sum(self.counts):
            raise refused_position("too-many-cards", total=len(names), cards=sum(self.counts))
        for place, name in enumerate(names):
            if name not in self.kinds:
                raise refused_position(
                    "bad-word", key="jigoku", value=name, known=", ".join(self.kinds)
                )
            s[layout.PILE + place] = self.kinds.index(name)
            s[layout.JIGOKU + self.kinds.index(name)] += 1
        s[layout.JIGOKU_SIZE] = len(names)

    def _count(self, s: list[int]) -> None:
        """What follows from the rest: sizes, clans, and the deck, which holds all other cards."""
        for seat in range(layout.SEAT_SLOTS):
            hand = layout.HAND + seat * layout.KIND_SLOTS
            s[layout.HANDS + seat] = sum(s[hand : hand + layout.KIND_SLOTS])
            for clan, name in enumerate(self.clans):
                spot = seat * layout.CLANS + clan
                number = s[layout.RONIN_IN + spot]
                for kind, card in enumerate(self.setup.deck.kinds):
                    if card.clan == name:
                        number += s[layout.TABLE + seat * layout.KIND_SLOTS + kind]
                    number += card.clan == "yokai" and s[layout.YOKAI_AT + kind] == spot
                s[layout.CARDS_IN + spot] = number
        for kind, number in enumerate(self.counts):
            out = (
                s[layout.ASIDE + kind] + s[layout.JIGOKU + kind] + (s[layout.YOKAI_AT + kind] >= 0)
            )
            for seat in range(layout.SEAT_SLOTS):
                for place in (layout.HAND, layout.CORRUPTION, layout.TABLE):
                    out += s[place + seat * layout.KIND_SLOTS + kind]
            if kind == s[layout.RONIN_KIND]:
                out += sum(s[layout.RONIN_IN : layout.RONIN_IN + 36])
            if out > number:
                raise refused_position("too-many-cards", total=out, cards=number)
            s[layout.DECK + kind] = number - out
        s[layout.DECK_SIZE] = sum(s[layout.DECK : layout.DECK + layout.KIND_SLOTS])

    def _check_by_hand(self, s: list[int], step: str, words: dict[str, str]) -> None:
        """A line without a check begins a phase, in a state that a match could reach."""
        internal = [key for key in words if key in (*REGISTERS, "check", "aside", "pick")]
        internal += [key for key in words if key.startswith("offer")]
        if step not in BY_HAND or internal:
            raise refused_position("needs-check", key=(internal or [f"step={step}"])[0])
        if step == "discard-step" and not s[layout.HANDS + s[layout.ACTIVE]]:
            raise refused_position("bad-word", key="step", value=step, known="draw-step")
        for seat in range(self.setup.seats):
            clans = [n for n in range(layout.CLANS) if s[layout.CARDS_IN + seat * layout.CLANS + n]]
            if len(clans) >= layout.CLANS_TO_END:
                raise refused_position(
                    "bad-number", key="table", value=str(len(clans)), low=0, high=3
                )
            for clan in clans:
                spot = seat * layout.CLANS + clan
                real = s[layout.CARDS_IN + spot] - s[layout.RONIN_IN + spot]
                real -= sum(s[layout.YOKAI_AT + k] == spot for k in range(len(self.kinds)))
                if real < 1 or s[layout.CARDS_IN + spot] > layout.LARGEST_CLAN:
                    value = str(s[layout.CARDS_IN + spot])
                    raise refused_position("bad-number", key="table", value=value, low=1, high=4)
            for viewer in range(self.setup.seats):
                known = layout.KNOWN + (viewer * layout.SEAT_SLOTS + seat) * layout.KIND_SLOTS
                for kind in range(len(self.kinds)):
                    held = s[layout.HAND + seat * layout.KIND_SLOTS + kind]
                    if s[known + kind] > held:
                        value = str(s[known + kind])
                        raise refused_position(
                            "bad-number", key="known", value=value, low=0, high=held
                        )


def _check(s: Sequence[int]) -> str:
    return hashlib.sha256(",".join(map(str, s)).encode()).hexdigest()[:12]
