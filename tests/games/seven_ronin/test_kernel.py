"""The kernel three ways: as it is installed, interpreted from its source, and under numba."""

from __future__ import annotations

import builtins
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from kagemusha.core import kernel_loader
from kagemusha.games.seven_ronin import state as installed
from kagemusha.games.seven_ronin.options import choose
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.position import Positions
from kagemusha.games.seven_ronin.setup import initial_state
from kagemusha.games.seven_ronin.state import State
from tests.games import kernels
from tests.games.seven_ronin.table import EDITIONS, MINIATURE
from tests.games.seven_ronin.test_board import HAMLET

KERNEL = "kagemusha.games.seven_ronin.phases"
VARIANTS: list[dict[str, Any]] = [
    *({"edition": edition, "spy": spy} for edition in EDITIONS for spy in (False, True)),
    {"board": MINIATURE, "spy": True},
    {"board": HAMLET},
]
LATE = (
    "round=6 reserves=9 ninja=passage:2,inn:1,watchtower:1,green:2 held=tasuke,kabe silenced=yumi "
    "ronin=yobu:2,yumi:1,musashi:x,hayai:3,taiko:4,kabe:5@field-2,tasuke:1@field-2"
)
MATCHES_EACH = 30


class Twin(kernels.Twin):
    """7 Ronin's kernel: a choice itself tells its side."""

    cells_layout = layout

    def pending(self) -> tuple[int, ...]:
        return tuple(side for side in (0, 1) if self.kernel.owes(self.cells, side))

    def next(self) -> int:
        return int(self.kernel.next_side(self.cells))

    def apply(self, seat: int, choice: int, tape: Any) -> None:
        """What it leaves in the buffer must be the next side's choices."""
        count = self.kernel.apply_choice(self.cells, choice, self.buffer, tape)
        if count:
            assert self.choices(count) == self.legal(self.next())


def starts() -> Iterator[State]:
    """Matches of every variant, and one from late in the game."""
    for options in VARIANTS:
        for _ in range(MATCHES_EACH):
            yield initial_state(choose(options))
    for edition in EDITIONS:
        for _ in range(10):
            yield Positions(choose({"edition": edition})).read(LATE)


def compare(variant: kernels.KernelVariant) -> int:
    return kernels.compare(variant, Twin, starts)


def test_what_is_installed() -> None:
    kernels.check_what_is_installed(installed)


def test_the_interpreted_copy_is_python_and_not_the_installed_one() -> None:
    kernels.check_interpreted_is_python(KERNEL)


def test_interpreted_and_installed_play_the_same() -> None:
    assert compare(kernels.interpreted(KERNEL)) >= 200


def compare_kernel_with_numba() -> None:
    """Eight bits are enough for a cell. Called by tests/cuda/test_batch.py, to compile once."""
    variant = kernels.with_numba(KERNEL, "int8")
    assert {*vars(variant.functions)} == {*vars(kernel_loader.interpreted(KERNEL))}
    assert compare(variant) >= 200


def test_random_play_is_one_choice_after_the_other() -> None:
    """A whole match inside the kernel is the same as a thrown choice at a time from outside."""
    kernel = kernel_loader.interpreted(KERNEL)
    for seed, state in enumerate(starts(), start=1):
        twin = state.clone()
        dice = [seed, seed + 7]
        decisions = 0
        while pending := twin.pending():
            choices = twin.legal(pending[0])
            drawn = kernel.pick(dice, len(choices))
            assert 0 <= drawn < len(choices)
            twin.apply(pending[0], choices[drawn])
            decisions += 1
        assert state.play_randomly(seed, seed + 7) == decisions
        assert state.numbers() == twin.numbers()
        assert state.pending() == ()


def test_without_numba_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *args: Any) -> Any:
        if name == "numba":
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.delitem(sys.modules, "numba", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(ImportError, match="numba is needed"):
        kernel_loader.with_numba.__wrapped__(KERNEL)


def test_every_cell_fits_in_eight_bits() -> None:
    """What the GPU and numba rely on, also on the largest board that may be loaded."""
    largest = {
        **HAMLET,
        "reserves": 100,
        "supply": 20,
        "area": [{**area, "limit": 15} for area in HAMLET["area"]],
        "round": [{"threat": 10, "minimum": 100}] * 8,
    }
    for seed in range(10):
        state = initial_state(choose({"board": largest}))
        dice = random.Random(seed)
        while pending := state.pending():
            state.apply(pending[0], dice.choice(state.legal(pending[0])))
            assert all(-128 <= number < 128 for number in state.numbers())


def test_the_buffer_holds_the_longest_list_of_choices() -> None:
    """All areas but one occupied, and the Inn copies what it likes; no list can be much longer."""
    dead = "yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,tasuke:x"
    areas = ("watchtower", "field-2", "passage", "field-3", "granary", "animal-pen", "shrine")
    ninja = ",".join(f"{area}:2" for area in (*areas, "burial-grounds", "inn"))
    state = Positions(choose({})).read(
        f"step=area-abilities ninja={ninja} ronin=kabe:0@well,{dead}"
    )
    assert len(state.legal(layout.ATTACKER)) == 154
    recalls, sends, chosen, shots = 10 + 10 + 45, 20, 3 * 7, 3
    assert 2 * (recalls + sends + chosen + shots + 1) + 2 <= layout.LEGAL_SIZE
