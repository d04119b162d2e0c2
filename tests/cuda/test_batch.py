"""Many matches by numba on the processor, through the same calls as on a card."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from kagemusha.core.kernel_loader import wrapped
from kagemusha.cuda import batch
from kagemusha.cuda.kernels import kernel_of
from kagemusha.cuda.machines import Machine
from kagemusha.cuda.programs import programs
from tests.games.kernels import numba_test
from tests.games.seven_ronin.test_kernel import compare_kernel_with_numba

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

GAME = "seven-ronin"
SEED = 23
MATCHES = 24
VARIANTS: list[dict[str, Any]] = [
    {"edition": edition, "spy": spy} for edition in ("en", "fr", "pl") for spy in (False, True)
]


@numba_test
def test_many_matches_by_numba() -> None:
    """One test, so that numba compiles the kernel once, for the kernel itself as well."""
    machine = batch.machine_for(GAME, "processor")
    starts = batch.starts_of(machine, VARIANTS)
    compare_kernel_with_numba()
    check_fingerprints(machine, starts)
    check_environment(machine, starts)
    check_illegal_actions(machine, starts)
    check_playouts(machine, starts)
    check_bad_input(machine, starts)


def _as_it_is(function: Any) -> Any:
    return function


def check_fingerprints(machine: Machine, starts: Any) -> None:
    """numba follows the matches that Python follows."""
    kernel = machine.kernel
    plain = programs(wrapped(kernel.package, _as_it_is), kernel, _as_it_is)
    trails = np.zeros(MATCHES, dtype=object)
    s, legal = [0] * kernel.state, [0] * kernel.legal
    for match in range(MATCHES):
        plain.follow(match, SEED, 0, starts.astype(object), trails, s, legal, [-1])
    found = batch.fingerprints(machine, starts, MATCHES, SEED)
    assert found.tolist() == trails.tolist()
    assert len(set(found.tolist())) == MATCHES
    later = batch.fingerprints(machine, starts, 6, SEED, first=6)  # any match can be had alone
    assert later.tolist() == found[6:12].tolist()
    assert batch.fingerprints(machine, starts, 6, SEED + 1).tolist() != found[:6].tolist()


def check_environment(machine: Machine, starts: Any) -> None:
    """An environment ends as whole matches end."""
    results = batch.play_matches(machine, starts, 2 * MATCHES, SEED)
    environment = batch.Environment(machine, starts, MATCHES, SEED)
    ended: dict[int, int] = {}
    for _ in range(int(results[3].max()) * 2):
        before = environment.matches.copy()
        environment.choose_randomly()
        environment.step(environment.actions.copy())
        assert not environment.refused.any()
        for place in np.flatnonzero(environment.done):
            ended[int(before[place])] = 1 if environment.rewards[0, place] == 1 else 2
    for match in range(2 * MATCHES):
        assert ended[match] == results[0, match]
    assert (environment.mask.sum(axis=0) == environment.counts).all()


def check_illegal_actions(machine: Machine, starts: Any) -> None:
    """They change nothing."""
    environment = batch.Environment(machine, starts, 6, SEED)
    before = environment.states.copy()
    wrong = [-1, 100000, *(int(np.flatnonzero(environment.mask[:, i] == 0)[0]) for i in (2, 3))]
    right = [int(np.flatnonzero(environment.mask[:, i])[0]) for i in (4, 5)]
    environment.step(np.array(wrong + right))
    assert environment.refused.tolist() == [1, 1, 1, 1, 0, 0]
    assert (environment.states[:, :4] == before[:, :4]).all()
    assert (environment.states[:, 4:] != before[:, 4:]).any(axis=0).all()


def check_playouts(machine: Machine, starts: Any) -> None:
    """Wins are counted by seat."""
    wins = batch.playouts(machine, starts, 10, SEED)
    assert wins.shape == (2, len(VARIANTS))
    assert (wins.sum(axis=0) == 10).all()


def check_bad_input(machine: Machine, starts: Any) -> None:
    """The error says what is wrong."""
    with pytest.raises(ValueError, match=r"era-of-the-ninja.*seven-ronin, wat-aah"):
        kernel_of("era-of-the-ninja")
    with pytest.raises(ValueError, match="'gpu' or 'processor', not on 'abacus'"):
        batch.machine_for(GAME, "abacus")
    with pytest.raises(ValueError, match="167 rows of int8"):
        batch.play_matches(machine, starts[1:], 6, SEED)
    with pytest.raises(ValueError, match="from 0 to 2\\^63 - 1, not -1"):
        batch.play_matches(machine, starts, 6, -1)
    with pytest.raises(ValueError, match="0 to 2\\^32 - 1"):
        batch.play_matches(machine, starts, 6, SEED, first=(1 << 32) - 5)
    with pytest.raises(ValueError, match="each of 6 matches"):
        batch.Environment(machine, starts, 6, SEED).step(np.zeros(5))


def test_without_cupy_the_error_says_so() -> None:
    code = (
        "import sys; sys.modules['cupy'] = None\n"
        "import kagemusha\n"
        "from kagemusha.cuda.batch import machine_for\n"
        "machine_for('seven-ronin')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ImportError: CuPy is needed for this: pip install cupy-cuda13x"
    )
