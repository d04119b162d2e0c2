"""A game is named in its own folders only: everything else works for any game."""

from __future__ import annotations

import re
from pathlib import Path

import kagemusha

ROOT = Path(__file__).resolve().parents[1]
OWN = ("games", "bots", "text", "terminal", "envs", "learn", "puzzles")
"""The packages in which a game may have a folder."""
GENERATED = {Path("web/src/api/types.ts")}


def _is_own(path: Path, game_id: str) -> bool:
    folders = {f"src/kagemusha/{part}/{game_id.replace('-', '_')}" for part in OWN}
    return any(path.is_relative_to(folder) for folder in (*folders, f"web/src/games/{game_id}"))


def _sources() -> list[Path]:
    python = (ROOT / "src").rglob("*.py")
    web = (file for end in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{end}"))
    return [file.relative_to(ROOT) for file in (*python, *web)]


def test_no_general_file_names_a_game() -> None:
    named = []
    sources = _sources()
    assert len(sources) > 400
    for game_id in kagemusha.games():
        game = kagemusha.game(game_id)
        ids = re.escape(game_id).replace(r"\-", "[-_ ]?")
        first = game_id.partition("-")[0]  # `era-of-the-ninja` is also `era`
        words = re.compile(
            rf"{ids}|{re.escape(game.manifest.title)}|{type(game).__name__}|[\"'.]{first}[\"'. -]",
            re.IGNORECASE,
        )
        for path in sources:
            if path in GENERATED or _is_own(path, game_id):
                continue
            lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
            named += [
                f"{path}:{n}: {line}" for n, line in enumerate(lines, 1) if words.search(line)
            ]
    assert named == []
