"""Measures how well predicted chances agree with the results of matches.

    python -m bench.calibration play [--data FOLDER] [--matches 300] [--shared] [--only ROW …]
    python -m bench.calibration fit [--data FOLDER] [--only ROW …]
    python -m bench.calibration report [--data FOLDER] [--only ROW …] [--write]
    python -m bench.calibration ship [--data FOLDER] [--only ROW …]

`play` lets bots of one level play matches of a row (a game, a mode, a number of seats, a level) and
samples positions from all stages of each: the engine's value for the seat that decides, and whether
it won. One position of each match is continued several more times. The command resumes. With
`--shared` several processes on a machine play one row together. All files in a folder count,
wherever they were made. Use the compiled build: `PYTHONPATH=build/compiled`.

`fit` writes the curves of the rows that were played into the package. `report` measures them on
other matches than those they were fitted to: the matches of a row are divided into five parts, and
each part is measured with a curve fitted to the other four. With `--write` it puts the table into
docs/calibration.md and draws the reliability diagrams. `ship` puts the positions of rows with
enough matches into bench/data/calibration: they count in all commands, so that only missing matches
are played.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from bench.calibration_fit import Position, fit
from bench.calibration_play import CONTINUATIONS, Row, play_row, read_row, ship
from bench.calibration_report import HEAD, line, measure, picture
from kagemusha.bots.thinking_time import LEVELS
from kagemusha.core.registry import find_game

EDITIONS = (("edition", "en"), ("edition", "fr"), ("edition", "pl"))
MODES: tuple[tuple[str, int, str], ...] = (
    ("seven-ronin", 2, ""),
    *(("wat-aah", seats, "grasshopper") for seats in (2, 3, 4)),
    *(("wat-aah", seats, "grand-master") for seats in (2, 3, 4)),
    ("era-of-the-ninja", 1, "lone-ninja"),
    *(("era-of-the-ninja", seats, "standard") for seats in (2, 3, 4)),
    *(("era-of-the-ninja", 2, mode) for mode in ("nvn-death-match", "clan-attack")),
)
AGAIN = {"master": 2, "expert": 4}
FEW = 4
"""The number of continuations if matches are long: for these levels, and in Grand Master."""


def _row(game: str, seats: int, mode: str, level: str) -> Row:
    varied = EDITIONS if game == "seven-ronin" else ()
    usual = FEW if mode == "grand-master" else CONTINUATIONS
    return Row(game, seats, mode, level, varied, min(usual, AGAIN.get(level, usual)))


ROWS = tuple(_row(*mode, level) for mode in MODES for level in LEVELS)
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "calibration.md"
PICTURES = ROOT / "docs" / "pictures"
FEWEST = 100
"""A row needs at least this many matches for a curve."""


def chosen(only: list[str]) -> list[Row]:
    """The requested rows; all by default."""
    known = {row.id: row for row in ROWS}
    if unknown := [name for name in only if name not in known]:
        raise SystemExit(f"no such row: {unknown[0]}. Rows: {', '.join(known)}")
    return [known[name] for name in only] if only else list(ROWS)


def every_options(row: Row) -> list[dict[str, Any]]:
    """The complete options of the matches of a row."""
    game = find_game(row.game)
    kinds = range(max(1, len(row.varied)))
    return [dict(game.rules(row.seats, row.options(n)).options) for n in kinds]


def fit_row(row: Row, found: list[Position]) -> dict[str, Any]:
    """The curve of a row as plain data."""
    return fit(row.game, row.seats, row.level, every_options(row), found)


def curves_file(game: str) -> Path:
    """The file with the curves of a game."""
    folder = ROOT / "src" / "kagemusha" / "bots" / game.replace("-", "_") / "content"
    return folder / "chances.json"


def fit_all(rows: list[Row], folder: Path) -> None:
    """Write the curves of rows with enough matches; keep those of other rows."""
    for row in rows:
        found = read_row(row, folder)
        if len({p["match"] for p in found}) < FEWEST:
            continue
        curve = fit_row(row, found)
        file = curves_file(row.game)
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
        key = (curve["level"], curve["seats"], curve["options"])
        kept = [
            one
            for one in known
            if (one["level"], one["seats"], one["options"]) != key and _fits(row.game, one)
        ]
        file.parent.mkdir(exist_ok=True)
        lines = ",\n".join(json.dumps(one) for one in [*kept, curve])
        file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{row.id}: {curve['matches']} matches, {curve['positions']} positions")


def _fits(game: str, curve: dict[str, Any]) -> bool:
    """Whether a curve was fitted to the current options and content of the game."""
    for options in curve["options"]:
        given = {name: value for name, value in options.items() if value is not None}
        rules = find_game(game).rules(curve["seats"], given)
        if dict(rules.options) != options or rules.content not in curve["content"]:
            return False
    return True


def report_all(rows: list[Row], folder: Path, *, write: bool) -> None:
    """Measure the rows with enough matches; on the page, keep the other rows."""
    lines: dict[str, str] = {}
    for row in rows:
        found = read_row(row, folder)
        if len({p["match"] for p in found}) < FEWEST:
            continue
        measured = measure(found, lambda part, row=row: fit_row(row, part))
        lines[row.id] = line(row, measured)
        if write:
            PICTURES.mkdir(exist_ok=True)
            picture(row, measured, PICTURES / f"calibration-{row.id}.svg")
    print("\n".join([HEAD, *lines.values()]))
    if write:
        lines = {**_lines_on_page(), **lines}
        measured_rows = [row.id for row in ROWS if row.id in lines]
        _put("calibration", "\n".join([HEAD, *(lines[name] for name in measured_rows)]))
        pictures = (f"![{name}](pictures/calibration-{name}.svg)" for name in measured_rows)
        _put("diagrams", "\n".join(pictures))


def _lines_on_page() -> dict[str, str]:
    """The table's lines on the page, by row."""
    ids = {(row.game, row.mode or "-", str(row.seats), row.level): row.id for row in ROWS}
    found = {}
    for text in PAGE.read_text(encoding="utf-8").splitlines():
        cells = tuple(cell.strip() for cell in text.strip("|").split("|")[:4])
        if cells in ids:
            found[ids[cells]] = text
    return found


def ship_all(rows: list[Row], folder: Path) -> None:
    """Ship the positions of rows with enough matches."""
    for row in rows:
        if len({p["match"] for p in read_row(row, folder)}) >= FEWEST:
            print(f"{row.id}: {ship(row, folder)} matches")


def _put(name: str, what: str) -> None:
    """Replace a generated part of the page."""
    text = PAGE.read_text(encoding="utf-8")
    part = f"<!-- {name} -->\n{what}\n<!-- end: {name} -->"
    pattern = f"<!-- {name} -->.*<!-- end: {name} -->"
    PAGE.write_text(re.sub(pattern, lambda _: part, text, flags=re.S), encoding="utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("play", "fit", "report", "ship"))
    parser.add_argument("--data", type=Path, default=ROOT / "build" / "calibration")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shared", action="store_true", help="with other processes")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    rows = chosen(args.only)
    args.data.mkdir(parents=True, exist_ok=True)
    if args.what == "play":
        for row in rows:
            play_row(row, args.matches, args.seed, args.data, together=args.shared)
    elif args.what == "fit":
        fit_all(rows, args.data)
    elif args.what == "ship":
        ship_all(rows, args.data)
    else:
        report_all(rows, args.data, write=args.write)


if __name__ == "__main__":
    main()
