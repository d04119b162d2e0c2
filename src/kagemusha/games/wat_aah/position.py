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
from kagemusha.games.wat_aah.phases import layout as at
from kagemusha.games.wat_aah.setup import initial_cells
from kagemusha.games.wat_aah.state import State

BY_HAND = ("draw-step", "place-step", "discard-step")

# Numbers that a line written by hand may give, with their bounds.
NUMBERS: dict[str, tuple[int, int, int]] = {
    "round": (at.ROUND, 1, at.LAST_ROUND),
    "active": (at.ACTIVE, 0, 3),
    "shosho": (at.SHOSHO, 0, 3),
    "reshuffles": (at.RESHUFFLES, 0, 9),
}

# Lists of numbers, one for each seat.
BY_SEAT: dict[str, int] = {
    "at-court": at.AT_COURT,
    "at-missions": at.AT_MISSIONS,
    "at-showdown": at.AT_SHOWDOWN,
}

# The rest of the state: only in a line with a check.
REGISTERS: dict[str, tuple[int, int]] = {
    "winners": (at.WINNERS, 1),
    "reason": (at.REASON, 1),
    "reshuffled": (at.RESHUFFLED, 1),
    "contest": (at.CONTENDERS, 4),
    "effect": (at.THEN, 13),
    "turn": (at.DID, 6),
    "spent": (at.TEMPLE_SPENT, 5),
    "pawn-turn": (at.PLACER, 2),
    "temple-pair": (at.TEMPLE_FIRST, 2),
    "score": (at.SCORE, 4),
    "rank": (at.RANK, 4),
    "pawns": (at.PAWNS, 4),
    "temple-of": (at.TEMPLE_OF, 4),
    "court-of": (at.COURT_OF, 4),
    "peeked": (at.PEEKED, 4),
    "decoy": (at.DECOY, 3),
    "swap": (at.SWAPPED, 4),
    "temple-in": (at.TEMPLE_IN, 16),
    "under": (at.UNDER, 16),
    "under-by": (at.UNDER_BY, 16),
    "court-in": (at.COURT_IN, 16),
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
        for name, first in (("hand", at.HAND), ("corruption", at.CORRUPTION), ("table", at.TABLE)):
            for seat, player in enumerate(players):
                piles[f"{name}.{player}"] = first + seat * at.KIND_SLOTS
        for viewer, player in enumerate(players):
            for owner, other in enumerate(players):
                if viewer != owner:
                    cell = at.KNOWN + (viewer * at.SEAT_SLOTS + owner) * at.KIND_SLOTS
                    piles[f"known.{player}.{other}"] = cell
        piles["aside"] = at.ASIDE
        piles["pick"] = at.PICK
        piles["offer.1"] = at.OFFER
        piles["offer.2"] = at.OFFER + at.KIND_SLOTS
        return piles

    # --- writing --------------------------------------------------------------------------

    def write(self, state: State) -> str:
        """The line for a state."""
        s = state.numbers()
        words = {"step": STEP_IDS[s[at.PHASE]]}
        for key, (cell, _, _) in NUMBERS.items():
            words[key] = str(s[cell])
        for key, cell in BY_SEAT.items():
            words[key] = self._numbers(s, cell, 4)
        for key, cell in self.piles.items():
            words[key] = self._cards(s, cell)
        pile = s[at.PILE : at.PILE + s[at.JIGOKU_SIZE]]
        words["jigoku"] = ",".join(self.kinds[kind] for kind in pile)
        words["ronin"] = ",".join(
            f"{self._spot(spot)}:{s[at.RONIN_IN + spot]}"
            for spot in range(36)
            if s[at.RONIN_IN + spot]
        )
        words["yokai"] = ",".join(
            f"{name}:{self._spot(s[at.YOKAI_AT + kind])}"
            for kind, name in enumerate(self.kinds)
            if s[at.YOKAI_AT + kind] >= 0
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
        return f"{player_id(spot // at.CLANS)}.{self.clans[spot % at.CLANS]}"

    # --- reading --------------------------------------------------------------------------

    def read(self, line: str) -> State:
        """The state of a position line."""
        words = position_words(line, self.keys)
        s = list(self.start)
        step = words.get("step", "draw-step")
        if step not in STEP_IDS:
            raise refused_position("bad-word", key="step", value=step, known=", ".join(STEP_IDS))
        s[at.PHASE] = STEP_IDS.index(step)
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
            f"{player_id(seat)}.{clan}": seat * at.CLANS + number
            for seat in range(self.setup.seats)
            for number, clan in enumerate(self.clans)
        }
        for name, count in position_pairs("ronin", words.get("ronin", ""), spots):
            s[at.RONIN_IN + spots[name]] = position_number("ronin", count, 1, at.LARGEST_CLAN)
        yokai = [kind.id for kind in self.setup.deck.kinds if kind.clan == "yokai"]
        for name, spot in position_pairs("yokai", words.get("yokai", ""), yokai):
            if spot not in spots:
                raise refused_position("bad-word", key="yokai", value=spot, known=", ".join(spots))
            s[at.YOKAI_AT + self.kinds.index(name)] = spots[spot]
        names = [name for name in words.get("jigoku", "").split(",") if name]
        if len(names) > sum(self.counts):
            raise refused_position("too-many-cards", total=len(names), cards=sum(self.counts))
        for place, name in enumerate(names):
            if name not in self.kinds:
                raise refused_position(
                    "bad-word", key="jigoku", value=name, known=", ".join(self.kinds)
                )
            s[at.PILE + place] = self.kinds.index(name)
            s[at.JIGOKU + self.kinds.index(name)] += 1
        s[at.JIGOKU_SIZE] = len(names)

    def _count(self, s: list[int]) -> None:
        """What follows from the rest: sizes, clans, and the deck, which holds all other cards."""
        for seat in range(at.SEAT_SLOTS):
            hand = at.HAND + seat * at.KIND_SLOTS
            s[at.HANDS + seat] = sum(s[hand : hand + at.KIND_SLOTS])
            for clan, name in enumerate(self.clans):
                spot = seat * at.CLANS + clan
                number = s[at.RONIN_IN + spot]
                for kind, card in enumerate(self.setup.deck.kinds):
                    if card.clan == name:
                        number += s[at.TABLE + seat * at.KIND_SLOTS + kind]
                    number += card.clan == "yokai" and s[at.YOKAI_AT + kind] == spot
                s[at.CARDS_IN + spot] = number
        for kind, number in enumerate(self.counts):
            out = s[at.ASIDE + kind] + s[at.JIGOKU + kind] + (s[at.YOKAI_AT + kind] >= 0)
            for seat in range(at.SEAT_SLOTS):
                for place in (at.HAND, at.CORRUPTION, at.TABLE):
                    out += s[place + seat * at.KIND_SLOTS + kind]
            if kind == s[at.RONIN_KIND]:
                out += sum(s[at.RONIN_IN : at.RONIN_IN + 36])
            if out > number:
                raise refused_position("too-many-cards", total=out, cards=number)
            s[at.DECK + kind] = number - out
        s[at.DECK_SIZE] = sum(s[at.DECK : at.DECK + at.KIND_SLOTS])

    def _check_by_hand(self, s: list[int], step: str, words: dict[str, str]) -> None:
        """A line without a check begins a phase, in a state that a match could reach."""
        internal = [key for key in words if key in (*REGISTERS, "check", "aside", "pick")]
        internal += [key for key in words if key.startswith("offer")]
        if step not in BY_HAND or internal:
            raise refused_position("needs-check", key=(internal or [f"step={step}"])[0])
        if step == "discard-step" and not s[at.HANDS + s[at.ACTIVE]]:
            raise refused_position("bad-word", key="step", value=step, known="draw-step")
        for seat in range(self.setup.seats):
            clans = [n for n in range(at.CLANS) if s[at.CARDS_IN + seat * at.CLANS + n]]
            if len(clans) >= at.CLANS_TO_END:
                raise refused_position(
                    "bad-number", key="table", value=str(len(clans)), low=0, high=3
                )
            for clan in clans:
                spot = seat * at.CLANS + clan
                real = s[at.CARDS_IN + spot] - s[at.RONIN_IN + spot]
                real -= sum(s[at.YOKAI_AT + k] == spot for k in range(len(self.kinds)))
                if real < 1 or s[at.CARDS_IN + spot] > at.LARGEST_CLAN:
                    value = str(s[at.CARDS_IN + spot])
                    raise refused_position("bad-number", key="table", value=value, low=1, high=4)
            for viewer in range(self.setup.seats):
                known = at.KNOWN + (viewer * at.SEAT_SLOTS + seat) * at.KIND_SLOTS
                for kind in range(len(self.kinds)):
                    held = s[at.HAND + seat * at.KIND_SLOTS + kind]
                    if s[known + kind] > held:
                        value = str(s[known + kind])
                        raise refused_position(
                            "bad-number", key="known", value=value, low=0, high=held
                        )


def _check(s: Sequence[int]) -> str:
    return hashlib.sha256(",".join(map(str, s)).encode()).hexdigest()[:12]
