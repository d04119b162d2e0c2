"""A whole state as one line, to write down, paste and start from.

    round=5 step=planning reserves=17 supply=14 ninja=passage:2,green:1 ronin=yobu:1,yumi:x,kabe:3

Only what differs from the start of a match has to be given. A line that names round 1 must fit it;
one without a round says nothing about the rounds before. `ronin` gives wounds, or `x` for an
eliminated one, and after `@` the space where the ronin stands. Markers that are not mentioned are
in the Supply.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from kagemusha.core.errors import NotationError
from kagemusha.core.notation import position_pairs, position_words, refused_position
from kagemusha.games.seven_ronin.board import GREEN_ID, RONIN_IDS, Board
from kagemusha.games.seven_ronin.names import (
    REASON_IDS,
    SIDE_IDS,
    STEP_IDS,
    bits_of,
    ronin_of,
    space_id,
    space_number,
)
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.setup import initial_cells
from kagemusha.games.seven_ronin.state import State

MARKS = (
    ("held", layout.HELD),
    ("penned", layout.PENNED),
    ("silenced", layout.SILENCED),
    ("cursed", layout.CURSED),
    ("spent", layout.SPENT),
)
KEYS = (
    *("round", "step", "reserves", "supply", "ninja", "ronin"),
    *(name for name, _ in MARKS),
    *("used", "copied", "ninja-plan", "ronin-plan", "sealed", "tokens", "spy", "won"),
)
PLANNING_STEPS = ("spy-attacker", "spy-defender", "planning")
DIVISIONS = ("division", "passage-division")
BEFORE_AREAS = (*PLANNING_STEPS, "ronin-abilities", "division")
TOO_EARLY = {
    "spent": PLANNING_STEPS,
    **dict.fromkeys(("penned", "cursed", "used", "copied"), BEFORE_AREAS),
}
"""The steps in which nothing can have this mark: the End Phase removes it."""
LAST_ROUND = ("held", "silenced")
"""Marks that come from the round before."""
SIDE_OF_REASON = dict(zip(REASON_IDS[1:], (*SIDE_IDS[:1] * 4, *SIDE_IDS[1:] * 3), strict=True))


class Positions:
    """Writes and reads the lines of one setup."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    def write(self, state: State) -> str:
        """The line for a state."""
        s = state.cells
        setup, board = self._setup, self._setup.board
        areas = range(len(board.area))
        spaces = (*areas, layout.GREEN)
        present = [n for n in range(layout.RONIN_SLOTS) if s[layout.VITALITY + n] > 0]
        words = {
            "round": str(s[layout.ROUND]) if s[layout.ROUND] > 1 else "",
            "step": STEP_IDS[s[layout.PHASE]],
            "reserves": str(s[layout.RESERVES]),
            "supply": str(s[layout.SUPPLY]),
            "ninja": _counts(board, ((p, s[layout.NINJA + p]) for p in spaces)),
            "ronin": ",".join(
                _write_ronin(board, s[layout.STATION + n], s[layout.WOUNDS + n], n) for n in present
            ),
            **{name: ",".join(ronin_of(s[cell])) for name, cell in MARKS},
            "used": ",".join(board.spaces[n] for n in areas if s[layout.USED + n]),
            "copied": "field" if s[layout.FIELD_COPIED] else "",
        }
        if STEP_IDS[s[layout.PHASE]] == "planning":
            words["ninja-plan"] = _counts(board, ((p, s[layout.PLAN_NINJA + p]) for p in spaces))
            placed = [
                n for n in present if s[layout.PLAN_RONIN + n] >= 0 and not s[layout.HELD] >> n & 1
            ]
            words["ronin-plan"] = ",".join(
                f"{RONIN_IDS[n]}@{space_id(board, s[layout.PLAN_RONIN + n])}" for n in placed
            )
            sealed = (s[layout.NINJA_SEALED], s[layout.RONIN_SEALED])
            words["sealed"] = ",".join(SIDE_IDS[n] for n in range(2) if sealed[n])
        if setup.spy:
            words["tokens"] = (
                ",".join(SIDE_IDS[n] for n in range(2) if s[layout.SPY_TOKENS] >> n & 1) or "none"
            )
            if s[layout.SPY_SIDE] >= 0:
                words["spy"] = (
                    f"{SIDE_IDS[s[layout.SPY_SIDE]]}@{space_id(board, s[layout.SPY_AREA])}"
                )
        if s[layout.WINNER] >= 0:
            words["won"] = f"{SIDE_IDS[s[layout.WINNER]]}:{REASON_IDS[s[layout.REASON]]}"
        return " ".join(f"{key}={value}" for key, value in words.items() if value)

    def read(self, line: str) -> State:
        """The state of a position line. Refuses one that no match could reach."""
        return _Reader(self._setup, position_words(line, KEYS)).state()


def _counts(board: Board, counts: Iterable[tuple[int, int]]) -> str:
    return ",".join(f"{space_id(board, space)}:{count}" for space, count in counts if count)


def _write_ronin(board: Board, station: int, wounds: int, number: int) -> str:
    if station == layout.ELIMINATED:
        return f"{RONIN_IDS[number]}:x"
    where = "" if station == layout.OFF_BOARD else f"@{space_id(board, station)}"
    return f"{RONIN_IDS[number]}:{wounds}{where}"


# --- reading ------------------------------------------------------------------------------------


class _Reader:
    """Reads one line, key by key, into the cells of a state."""

    def __init__(self, setup: Setup, words: dict[str, str]) -> None:
        self.setup = setup
        self.board = setup.board
        self.words = words
        self.s = initial_cells(setup)

    def state(self) -> State:
        """All keys in order, then what follows from them."""
        s = self.s
        s[layout.ROUND] = self._number("round", 1, 1, len(self.board.round))
        step = self._one_of("step", "planning", STEP_IDS)
        s[layout.PHASE] = STEP_IDS.index(step)
        self._read_board()
        for name, cell in MARKS:
            living = [
                r for r in self._living() if r != "kabe" or name not in ("silenced", "cursed")
            ]
            s[cell] = bits_of(self._marks(name, living, step))
        for name in self._marks("used", self.board.spaces, step):
            s[layout.USED + self.board.spaces.index(name)] = 1
        s[layout.FIELD_COPIED] = int(bool(self._marks("copied", ("field",), step)))
        self._read_spies(step)
        self._check(step)
        state = State(s)
        if step in PLANNING_STEPS:
            state.open_planning()
            state.cells[layout.PHASE] = STEP_IDS.index(step)
            self._read_plans(state, step)
        elif any(key in self.words for key in ("ninja-plan", "ronin-plan", "sealed")):
            raise refused_position("no-plans-now", step=step)
        if step == "over" or "won" in self.words:
            self._read_result(state, step)
        return state

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        return self._count(key, self.words.get(key, str(default)), high, low)

    def _one_of(self, key: str, default: str, allowed: Iterable[str]) -> str:
        word = self.words.get(key, default)
        if word not in allowed:
            raise refused_position("bad-word", key=key, value=word, known=", ".join(allowed))
        return word

    def _names(self, key: str, allowed: Iterable[str]) -> list[str]:
        names = [name for name in self.words.get(key, "").split(",") if name]
        for name in names:
            if name not in allowed:
                raise refused_position(
                    "bad-word", key=key, value=name, known=", ".join(allowed) or "-"
                )
        return list(dict.fromkeys(names))

    def _marks(self, key: str, allowed: Iterable[str], step: str) -> list[str]:
        first_round = self.words.get("round") == "1" and key in LAST_ROUND
        return self._names(key, () if first_round or step in TOO_EARLY.get(key, ()) else allowed)

    def _pairs(
        self, key: str, allowed: Collection[str], separator: str = ":"
    ) -> list[tuple[str, str]]:
        return position_pairs(key, self.words.get(key, ""), allowed, separator)

    def _count(self, key: str, word: str, high: int, low: int = 0) -> int:
        if not re.fullmatch("[0-9]{1,3}", word) or not low <= int(word) <= high:
            raise refused_position("bad-number", key=key, value=word[:20], low=low, high=high)
        return int(word)

    def _space(self, key: str, name: str) -> int:
        spaces = (*self.board.spaces, GREEN_ID)
        if name not in spaces:
            raise refused_position("bad-word", key=key, value=name, known=", ".join(spaces))
        return space_number(self.board, name)

    def _living(self) -> tuple[str, ...]:
        return tuple(
            name
            for n, name in enumerate(RONIN_IDS)
            if self.s[layout.STATION + n] != layout.ELIMINATED
        )

    def _read_board(self) -> None:
        s = self.s
        everything = self.board.markers
        for name, word in self._pairs("ninja", (*self.board.spaces, GREEN_ID)):
            s[layout.NINJA + space_number(self.board, name)] = self._count(
                "ninja", word, everything
            )
        for name, word in self._pairs("ronin", [ronin.id for ronin in self.board.ronin]):
            number = RONIN_IDS.index(name)
            if word == "x":
                s[layout.STATION + number] = layout.ELIMINATED
                s[layout.LIVING] -= 1
                continue
            wounds, _, station = word.partition("@")
            s[layout.WOUNDS + number] = self._count(
                "ronin", wounds, s[layout.VITALITY + number] - 1
            )
            if station:
                s[layout.STATION + number] = self._space("ronin", station)
                s[layout.GUARD + s[layout.STATION + number]] |= 1 << number
        out = sum(s[layout.NINJA : layout.NINJA + layout.SPACES]) + sum(
            s[layout.WOUNDS : layout.WOUNDS + 7]
        )
        given = "supply" in self.words
        rest = everything - out - (self._number("supply", 0, 0, everything) if given else 0)
        if not given:
            rest -= s[layout.SUPPLY] if "reserves" not in self.words else 0
        s[layout.RESERVES] = self._number("reserves", max(rest, 0), 0, everything)
        s[layout.SUPPLY] = self._number(
            "supply", max(everything - out - s[layout.RESERVES], 0), 0, everything
        )
        total = out + s[layout.RESERVES] + s[layout.SUPPLY]
        if total != everything:
            raise refused_position("wrong-total", total=total, markers=everything)

    def _read_spies(self, step: str) -> None:
        s = self.s
        if not self.setup.spy:
            if "tokens" in self.words or "spy" in self.words or step.startswith("spy"):
                raise refused_position("no-spies")
            return
        spies = self._pairs("spy", SIDE_IDS if step == "planning" else (), "@")
        for side, area in spies:
            if area not in self.board.spaces or len(spies) > 1:  # one token a round
                value = self.words["spy"]
                raise refused_position(
                    "bad-word", key="spy", value=value, known=", ".join(self.board.spaces)
                )
            s[layout.SPY_SIDE] = SIDE_IDS.index(side)
            s[layout.SPY_AREA] = self.board.spaces.index(area)
        unspent = [side for side in SIDE_IDS if side not in dict(spies)]
        names = self._names("tokens", (*unspent, "none")) if "tokens" in self.words else unspent
        s[layout.SPY_TOKENS] = sum(1 << n for n, side in enumerate(SIDE_IDS) if side in names)
        asked = step.removeprefix("spy-")
        if asked in SIDE_IDS and asked not in names:
            raise self._misfit(step, (f"spy-{side}" for side in names if side != "none"))

    def _misfit(self, step: str, known: Iterable[str]) -> NotationError:
        return refused_position(
            "bad-word", key="step", value=step, known=", ".join(known) or "planning"
        )

    def _check(self, step: str) -> None:
        """What holds in every match."""
        s = self.s
        held = s[layout.HELD]
        divided = False
        for space in (*range(len(self.board.area)), layout.GREEN):
            there = s[layout.GUARD + space]
            others = (there & ~(1 << layout.TASUKE)).bit_count()
            if others > 1 or (space == layout.GREEN and there.bit_count() > 1):
                raise refused_position("too-many-ronin", area=space_id(self.board, space))
            if space == layout.GREEN and there and s[layout.NINJA + layout.GREEN]:
                raise refused_position("ninja-with-ronin", area=GREEN_ID)
            contested = there and s[layout.NINJA + space]
            shared = others and there >> layout.TASUKE & 1
            divided = divided or bool(contested and shared)
            if contested and (
                step in (*PLANNING_STEPS, "area-abilities")
                or (step == "passage-division" and not shared)
            ):
                raise refused_position("ninja-with-ronin", area=space_id(self.board, space))
            if step in PLANNING_STEPS and there & ~held:
                raise refused_position("ronin-not-held", area=space_id(self.board, space))
        begun = self.words.get("round") == "1" and step in PLANNING_STEPS
        if begun and any(s[layout.NINJA : layout.NINJA + layout.SPACES]):
            raise refused_position("no-ninja-yet")
        if step in DIVISIONS and not divided:  # the Defender would have nothing to choose
            raise self._misfit(step, (other for other in STEP_IDS if other not in DIVISIONS))
        for n, name in enumerate(RONIN_IDS):
            station = s[layout.STATION + n]
            on_area = 0 <= station < layout.GREEN
            if (held | s[layout.PENNED]) >> n & 1 and not on_area:
                raise refused_position("held-nowhere", ronin=name)
            if step not in (*PLANNING_STEPS, "over") and station == layout.OFF_BOARD:
                raise refused_position("ronin-nowhere", ronin=name)

    def _read_plans(self, state: State, step: str) -> None:
        if step != "planning":
            return
        spaces = (*self.board.spaces, GREEN_ID)
        ninja = sorted(
            (space_number(self.board, name), self._count("ninja-plan", word, 100))
            for name, word in self._pairs("ninja-plan", spaces)
        )
        ronin = sorted(
            (RONIN_IDS.index(name), self._space("ronin-plan", word))
            for name, word in self._pairs("ronin-plan", RONIN_IDS, "@")
        )
        for place, count in ninja:
            for _ in range(count):
                self._step(state, layout.ATTACKER, layout.DEPLOY + place)
        for number, place in ronin:
            self._step(state, layout.DEFENDER, layout.STAND + number * layout.SPACES + place)
        for name in self._names("sealed", SIDE_IDS):
            side = SIDE_IDS.index(name)
            if layout.SEAL + side not in state.plan_choices(side):
                raise refused_position("plan-incomplete", side=name)
            state.cells[(layout.NINJA_SEALED, layout.RONIN_SEALED)[side]] = 1
        if state.cells[layout.NINJA_SEALED] and state.cells[layout.RONIN_SEALED]:
            raise refused_position("both-sealed")

    def _step(self, state: State, side: int, choice: int) -> None:
        if choice not in state.plan_choices(side):
            raise refused_position("illegal-plan", side=SIDE_IDS[side])
        state.apply(side, choice)

    def _read_result(self, state: State, step: str) -> None:
        side, _, reason = self.words.get("won", "").partition(":")
        if step != "over" or SIDE_OF_REASON.get(reason) != side:
            raise refused_position("no-result", known=", ".join(REASON_IDS[1:]))
        state.cells[layout.WINNER] = SIDE_IDS.index(side)
        state.cells[layout.REASON] = REASON_IDS.index(reason)
