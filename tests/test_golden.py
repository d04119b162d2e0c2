"""Golden playthroughs: the same seed gives the same match, seen the same, on every platform.

The first variant of a game is stored as text, to be read and reviewed as a diff. Of each other the
digests are stored, one for every STEP moves, which say where a match first differs. `make golden`
writes both again; `python scripts/golden.py CASE COMMIT` shows how a variant differs from a commit.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import kagemusha
from kagemusha.core.game import Game, Options
from kagemusha.testing import golden_text

FOLDER = Path(__file__).parent / "golden"
DIGESTS = FOLDER / "digests.json"
STEP = 8
CASES = [
    pytest.param(game, seats, options, number, id=f"{game.id}-{number}")
    for game in map(kagemusha.game, kagemusha.games())
    for number, (seats, options) in enumerate(game.variants(), start=1)
]


def parts(text: str) -> list[str]:
    """Cut a golden text into what happens before the first move, and runs of STEP moves."""
    opening, *moves = text.split("\n\n")
    runs = ["\n\n".join(moves[start : start + STEP]) for start in range(0, len(moves), STEP)]
    return [opening, *runs]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def stored_digests() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(DIGESTS.read_text("utf-8"))
    return found


def store_digests(case: str, digests: list[str]) -> None:
    stored = {**stored_digests(), case: digests}
    lines = [f"{json.dumps(name)}: {json.dumps(stored[name])}" for name in sorted(stored)]
    DIGESTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


@pytest.mark.parametrize(("game", "seats", "options", "number"), CASES)
def test_playthrough(
    game: Game, seats: int, options: Options, number: int, request: pytest.FixtureRequest
) -> None:
    case = f"{game.id}-{number}"
    now = golden_text(game, seats, options, seed=number)
    regenerate = request.config.getoption("--regenerate-golden")
    if number == 1:
        file = FOLDER / f"{case}.txt"
        if regenerate:
            file.write_text(now, encoding="utf-8")
        assert file.read_text(encoding="utf-8") == now
        return
    digests = [digest(part) for part in parts(now)]
    if regenerate:
        store_digests(case, digests)
    expected = stored_digests()[case]
    for index, (part, old, new) in enumerate(zip(parts(now), expected, digests, strict=False)):
        assert old == new, (
            f"{case} differs first in the {STEP} moves from {STEP * (index - 1) + 1} on; "
            f"`python scripts/golden.py {case} HEAD` shows how. It is now:\n{part}"
        )
    assert len(digests) == len(expected), f"{case} has fewer or more moves"


def test_nothing_else_is_stored() -> None:
    cases = [str(case.id) for case in CASES]
    first = {case for case in cases if case.endswith("-1")}
    assert {file.stem for file in FOLDER.glob("*.txt")} == first
    assert set(stored_digests()) == set(cases) - first
