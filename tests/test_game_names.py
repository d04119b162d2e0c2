"""Only a game's own folders name it; everything else works for any game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import kagemusha
from kagemusha.core.manifest import Manifest
from kagemusha.core.registry import manifests
from kagemusha.text import LOCALES
from tests.text.fluent_sources import entries

ROOT = Path(__file__).resolve().parents[1]
OWN = ("games", "bots", "text", "terminal", "envs", "learn", "puzzles", "benchmark")
"""The packages in which a game may have a folder."""
GENERATED = {Path("web/src/api/types.ts")}


def _is_own(path: Path, game_id: str) -> bool:
    folders = {f"src/kagemusha/{part}/{game_id.replace('-', '_')}" for part in OWN}
    return any(path.is_relative_to(folder) for folder in (*folders, f"web/src/games/{game_id}"))


def _sources() -> list[Path]:
    python = (ROOT / "src").rglob("*.py")
    web = (file for end in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{end}"))
    return [file.relative_to(ROOT) for file in (*python, *web)]


def _option_words(manifest: Manifest) -> set[str]:
    """Names of options and values that only this game can mean: of leading options, or hyphened.

    Editions are languages, which general code knows; others are everyday words: `board`, `none`.
    """
    leading = {option.name for option in manifest.leading}
    values = {value for option in manifest.leading for value in option.presets}
    every = {str(value) for option in manifest.options for value in (option.name, *option.known())}
    words = leading | values | {word for word in every if "-" in word}
    shared = {name for name, number in _option_names().items() if number > 1}
    return words - shared - {*LOCALES}


def _option_names() -> Counter[str]:
    return Counter(option.name for manifest in manifests() for option in manifest.options)


def test_no_general_file_names_a_game() -> None:
    named = []
    sources = _sources()
    assert len(sources) > 400
    for game_id in kagemusha.games():
        game = kagemusha.game(game_id)
        ids = re.escape(game_id).replace(r"\-", "[-_ ]?")
        first = game_id.partition("-")[0]  # `era-of-the-ninja` is also `era`
        options = "|".join(sorted(_option_words(game.manifest)))
        words = re.compile(
            rf"{ids}|{re.escape(game.manifest.title)}|{type(game).__name__}|[\"'.]{first}[\"'. -]"
            rf"|[\"'`](?:{options})[\"'`]",
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


def test_no_general_fluent_file_has_a_games_texts() -> None:
    """Known by the id of a text: it has the id of a game, or is about an option of one alone."""
    own: dict[str, re.Pattern[str]] = {}
    once = {name for name, number in _option_names().items() if number == 1}
    for manifest in manifests():
        values = [f"{o.name}-{value}" for o in manifest.leading for value in o.presets]
        alone = [option.name for option in manifest.options if option.name in once]
        own[manifest.id] = re.compile(
            rf"(?:.*-)?{manifest.id}(?:-.*)?|setup-(?:{'|'.join(values)})"
            rf"|(?:setup|terminal)-(?:option|about|ask)-(?:{'|'.join(alone)})"
            rf"|setup-value-(?:{'|'.join(alone)})-.*"
        )
    wrong = [
        f"{locale}/{entry.file}: {text_id}"
        for locale in LOCALES
        for text_id, entry in entries(locale).items()
        for game_id, ids in own.items()
        if ids.fullmatch(text_id) and game_id not in entry.file
    ]
    assert wrong == []
