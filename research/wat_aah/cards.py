"""Counts how often players with a Temple or Court card won the round, for variants of a card.

    python -m research.wat_aah.cards --seats 2 --seeds 11 12 13 14 --matches 700 --out FILE

plays matches of the long mode with `research/wat_aah/temple_variants.toml`, one process for each
seed, and adds the results to the file; matches in it are not played again. Players always visit the
Temple if they can, and choose one of its two cards at random. Slow without the compiled build.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from kagemusha.arena.figures import Share
from kagemusha.arena.play import MatchRunner

VARIANTS = Path(__file__).with_name("temple_variants.toml")
GROUPS = ("temple", "court")
CHUNK = 10
"""How many matches a process plays before it returns the counts."""

Counts = dict[str, dict[str, list[int]]]
"""By group and item: rounds won, and rounds in which a player had it."""


def play(seats: int, seed: int, first: int, number: int, bot: str, cards: Path) -> Counts:
    """The counts of some matches, which depend only on their numbers and the seed."""
    box: dict[str, Any] = tomllib.loads(cards.read_text(encoding="utf-8"))
    runner = MatchRunner("wat-aah", seats, {"mode": "grand-master", "cards": box}, gather=True)
    counts: Counts = {}
    for index in range(first, first + number):
        match = runner.play(index, seed * 1_000_003 + index, [bot] * seats)
        facts = match.facts
        if facts is None:
            raise AssertionError("a runner that gathers has facts")
        for use in facts.uses:
            if use.group in GROUPS and 1 <= use.round <= len(facts.round_winners):
                cell = counts.setdefault(use.group, {}).setdefault(use.item, [0, 0])
                cell[0] += use.seat in facts.round_winners[use.round - 1]
                cell[1] += 1
        cell = counts.setdefault("order", {}).setdefault("first", [0, 0])
        cell[0] += facts.first in match.winners
        cell[1] += 1
    return counts


def add(total: Counts, more: Counts) -> None:
    """Add counts to others."""
    for group, items in more.items():
        for item, (won, of) in items.items():
            cell = total.setdefault(group, {}).setdefault(item, [0, 0])
            cell[0] += won
            cell[1] += of


def show(found: dict[str, Any]) -> None:
    """Print each item with the mean of its group."""
    for seats, entry in sorted(found.items()):
        print(f"\n{seats} players, {sum(entry['matches'].values())} matches")
        for group in GROUPS:
            items = entry["counts"].get(group, {})
            mean = sum(won for won, _ in items.values()) / sum(of for _, of in items.values())
            print(f"{group}: mean {mean:.1%}")
            for item, (won, of) in sorted(items.items()):
                low, high = Share(won, of).interval
                off = 100 * (won / of - mean)
                print(f"  {item:20} {won / of:6.1%} ({low:.1%} to {high:.1%}) of {of}, {off:+.1f}")


def main() -> None:
    """Play the missing matches, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--matches", type=int, default=0, help="of each seed, with earlier ones")
    parser.add_argument("--bot", default="skilled")
    parser.add_argument("--cards", type=Path, default=VARIANTS, help="another box")
    parser.add_argument("--out", type=Path, required=True, help="where the counts are")
    args = parser.parse_args()
    found: dict[str, Any] = (
        json.loads(args.out.read_text(encoding="utf-8")) if args.out.exists() else {}
    )
    entry = found.setdefault(str(args.seats), {"matches": {}, "counts": {}})
    done: dict[str, int] = entry["matches"]
    todo = sorted(
        (first, seed)
        for seed in args.seeds
        for first in range(done.setdefault(str(seed), 0), args.matches, CHUNK)
    )
    with ProcessPoolExecutor(len(args.seeds)) as pool:
        running = []
        for first, seed in todo:
            number = min(CHUNK, args.matches - first)
            counts = pool.submit(play, args.seats, seed, first, number, args.bot, args.cards)
            running.append((seed, number, counts))
        for seed, number, counts in running:  # in order, so that no match is skipped
            add(entry["counts"], counts.result())
            done[str(seed)] += number
            args.out.write_text(json.dumps(found) + "\n", encoding="utf-8")
    show(found)


if __name__ == "__main__":
    main()
