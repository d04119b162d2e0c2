"""Plays a contest from the start, or from where it was interrupted."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from kagemusha.arena.contest.design import Contest
from kagemusha.arena.contest.engines import Engine, here
from kagemusha.arena.contest.ranks import places, points
from kagemusha.arena.contest.sprt import Verdict, judge
from kagemusha.arena.contest.standings import Standings
from kagemusha.arena.play import MatchRunner, PlayedMatch
from kagemusha.arena.result_folder import ResultFolder, write_matches

Watch = Callable[[int, int, Verdict | None], None]
"""Called after each matchup with the finished matches, all matches, and the state of a test."""


def play_contest(
    contest: Contest,
    games: int,
    *,
    engine: Engine = here,
    folder: Path | None = None,
    watch: Watch | None = None,
) -> Standings:
    """Let each group of bots play at least `games` matches, in whole deals.

    The outcome depends only on the contest and this number. With a folder, matches played there
    before count, and new ones are saved. A KeyboardInterrupt ends it early.
    """
    _check_bots(contest)
    deals = contest.deals_for(games)
    with contextlib.ExitStack() as stack:
        matchups, file = (
            stack.enter_context(ResultFolder(folder).opened(contest.to_dict()))
            if folder
            else ({}, None)
        )
        every = list(contest.matchups(deals))
        progress = _Progress(
            contest, deals, {u: matchups[u] for u in every if u in matchups}, watch
        )
        waiting = (matchup for matchup in every if matchup not in matchups)
        with contextlib.suppress(KeyboardInterrupt):
            progress.notify()
            if not progress.decided():
                played = stack.enter_context(contextlib.closing(engine(contest, waiting)))
                for matchup, matches in played:
                    if file is not None:
                        write_matches(file, matchup, matches)
                    progress.add(matchup, matches)
                    if progress.decided():
                        break
    return progress.standings()


def _check_bots(contest: Contest) -> None:
    runner = MatchRunner(contest.game, contest.seats, contest.options)
    for name in contest.bots:
        runner.bot(name)


class _Progress:
    """What has been played so far, and whether it decides a test.

    A test reads the matchups in order of their numbers, however they arrive, and stops at the first
    that decides it. So its result is the same for any number of workers.
    """

    def __init__(
        self,
        contest: Contest,
        deals: int,
        matchups: dict[int, list[PlayedMatch]],
        watch: Watch | None,
    ) -> None:
        self._contest, self._deals, self._watch = contest, deals, watch
        self._matchups = matchups
        self._pairs: list[float] = []
        self._read = 0
        self._verdict = judge(contest.test, ()) if contest.test else None
        self._total = contest.matches(deals) if watch else 0
        self._done = sum(map(len, matchups.values()))
        self._follow()

    def decided(self) -> bool:
        return self._verdict is not None and bool(self._verdict.found)

    def add(self, matchup: int, matches: list[PlayedMatch]) -> None:
        self._matchups[matchup] = matches
        self._done += len(matches)
        self._follow()
        self.notify()

    def notify(self) -> None:
        if self._watch is not None:
            self._watch(self._done, self._total, self._verdict)

    def _follow(self) -> None:
        while self._contest.test and not self.decided() and self._read in self._matchups:
            self._pairs.append(_share_of_points(self._matchups[self._read], self._contest.bots[1]))
            self._read += 1
            self._verdict = judge(self._contest.test, self._pairs)

    def standings(self) -> Standings:
        matchups = sorted(self._matchups)[: self._read if self.decided() else None]
        played = {matchup: self._matchups[matchup] for matchup in matchups}
        return Standings(self._contest, self._deals, played, self._verdict)


def _share_of_points(matches: Sequence[PlayedMatch], bot: str) -> float:
    """A bot's share of points in the matches of a matchup."""
    found = []
    for match in matches:
        seat = match.bots.index(bot)
        found.append(points(places(match.winners, match.scores), seat, 1 - seat) or 0.0)
    return sum(found) / len(found)
