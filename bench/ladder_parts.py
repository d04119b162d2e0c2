"""Plays matches of the ladder in independent processes, or on several machines.

    python -m bench.ladder_parts play --store FOLDER --only ROW --games N [--shared] \
        [--without master … | --only-with master] [--seconds S]
    python -m bench.ladder_parts merge FOLDER … --store build/ladder
    kagemusha ladder --only ROW --games N --engine none

`play` plays a row; with `--shared` several processes on a machine play it together, each with its
own folder. `--without` leaves out all pairs with some bots, which may take most of the time;
`--only-with` plays only these. `merge` collects everything in the folder from which `kagemusha
ladder` resumes; it refuses matches that were played by other code, or twice with different results.
The last command writes the page without playing more.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from bench.sharing import own_name, shared
from kagemusha.arena.contest.design import Contest
from kagemusha.arena.contest.engines import MatchupRunner
from kagemusha.arena.contest.ladder import ladder_rows, row_contest
from kagemusha.arena.play import PlayedMatch
from kagemusha.arena.result_folder import NAME, ResultFolder, write_matches
from kagemusha.bots.ladder_row import LadderRow


def wanted_matchups(
    contest: Contest, games: int, without: Sequence[str], only_with: str
) -> Iterator[int]:
    """The matchups to play, deal by deal."""
    for matchup in contest.matchups(contest.deals_for(games)):
        group = contest.groups[matchup % len(contest.groups)]
        if not set(without) & set(group) and (not only_with or only_with in group):
            yield matchup


def play(
    row: LadderRow,
    store: Path,
    games: int,
    seed: int,
    *,
    without: Sequence[str] = (),
    only_with: str = "",
    seconds: float = float("inf"),
    together: bool = False,
) -> int:
    """Play missing matchups until the processor time is used up; returns their number."""
    contest = row_contest(row, seed)
    runner = MatchupRunner(contest)
    numbers: Iterable[int] = wanted_matchups(contest, games, without, only_with)
    if together:
        store.mkdir(parents=True, exist_ok=True)
        which = [row.id, *(f"without-{bot}" for bot in without), *filter(None, [only_with])]
        numbers = shared(numbers, store / f"{'.'.join(which)}.taken")
    folder = store / (own_name(row.id) if together else row.id)
    until = time.process_time() + seconds
    number = 0
    with ResultFolder(folder).opened(contest.to_dict()) as (played, file):
        for matchup in numbers:
            if time.process_time() > until:
                break
            if matchup not in played:
                write_matches(file, matchup, runner.play(matchup))
                number += 1
    return number


def merge(row: LadderRow, store: Path, seed: int, sources: list[Path]) -> int:
    """Add a row's matchups in other folders; returns the number of new ones."""
    header = row_contest(row, seed).to_dict()
    number = 0
    with ResultFolder(store / row.id).opened(header) as (played, file):
        known: dict[int, list[PlayedMatch]] = dict(played)
        for source in sources:
            for found in sorted(source.glob(f"{row.id}*/{NAME}")):
                if found.parent.name.split(".")[0] != row.id:
                    continue
                with ResultFolder(found.parent).opened(header) as (other, _):
                    for matchup, matches in sorted(other.items()):
                        if known.setdefault(matchup, matches) != matches:
                            raise SystemExit(f"{found}: matchup {matchup} has two results")
                        if matchup not in played:
                            played[matchup] = matches
                            write_matches(file, matchup, matches)
                            number += 1
    return number


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("play", "merge"))
    parser.add_argument("sources", nargs="*", type=Path)
    parser.add_argument("--store", type=Path, required=True)
    rows = {row.id: row for row in ladder_rows()}
    parser.add_argument("--only", nargs="+", choices=list(rows), default=list(rows))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", nargs="*", default=(), help="bots whose pairs are left out")
    parser.add_argument("--only-with", default="", help="a bot whose pairs alone are played")
    parser.add_argument("--shared", action="store_true", help="with other processes")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor time")
    given = parser.parse_args()
    for name in given.only:
        if given.what == "merge":
            number = merge(rows[name], given.store, given.seed, given.sources)
        else:
            number = play(
                rows[name],
                given.store,
                given.games,
                given.seed,
                without=given.without,
                only_with=given.only_with,
                seconds=given.seconds,
                together=given.shared,
            )
        print(f"{name}: {number} matchups more", flush=True)


if __name__ == "__main__":
    main()
