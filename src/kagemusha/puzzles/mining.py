"""Finds puzzles in matches of strong bots. The same seed finds the same puzzles."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from kagemusha.bots.bot import Bot, Thinker
from kagemusha.bots.chances import thinker_seed
from kagemusha.bots.review import SURE
from kagemusha.bots.roster import make_bot
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.game import Game
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.learn.attempt import opening
from kagemusha.puzzles.judging import Judge, Judgement, decide, is_open
from kagemusha.puzzles.mining_settings import MiningSettings, mining_settings_of
from kagemusha.puzzles.puzzle import DIFFICULTIES, Difficulty, Puzzle, read_puzzle
from kagemusha.puzzles.verifying import Verifier

QUICK, USUAL, LONG = 0.1, 1.0, 4.0
"""The work of the three searches, as a fraction of the strongest level's. Only a position that
passes one goes on to the next, so most of them cost little."""
QUICK_MARGIN = 0.08
"""The gap that the quick search must find."""
TRIED = ("beginner", "skilled")
"""The levels that try a puzzle, to measure its difficulty,"""
TRIES = 10
"""and how many times each of them tries."""
FOUND = 0.8
"""A level that is right at least this often solves it. Guessing between two choices is right that
often in one of eighteen puzzles."""
MOST_EASY = 1 / 2
"""The maximum share of easy puzzles in a file."""
LINE = 6
"""How many choices of the continuation are stored."""
PER_MATCH = 3
"""The maximum number of puzzles from one match, whose positions resemble each other."""
WORLDS = 20
"""How many worlds are drawn to find one that looks like the position."""
ID = 8
"""The number of digits of a puzzle's id."""


def known_as(view: View) -> str:
    """The id of a puzzle: a hash of what its seat knows."""
    return hashlib.sha256(view.to_json().encode()).hexdigest()[:ID]


class Miner:
    """Searches one match after the other for puzzles."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._seed = game, seed
        self._settings: MiningSettings = mining_settings_of(game.id)
        self._judges: dict[tuple[int, float], Judge] = {}
        verifier = self._settings.verifier
        self._verifier = Verifier(game, verifier, QUICK) if verifier else None
        self.looked = 0
        """How many positions were searched."""

    def mine(self, number: int) -> Iterator[Puzzle]:
        """The puzzles in the match with this number."""
        variants = self._settings.matches
        which = number % len(variants)
        seats, options = variants[which]
        seed = Rng(self._seed, "puzzles", self._game.id, number).bits(64)
        match = self._game.new(seats, options, seed)
        bot = make_bot(self._settings.bot, self._game, match.rules, Effort())
        kept: set[tuple[object, ...]] = set()
        while match.result is None:
            seat = match.pending[0]
            puzzle = None
            if len(kept) < PER_MATCH and self._fits(match, seat):
                puzzle = self._look(match, seat, which)
            if puzzle:
                view = match.view(seat)
                kind = (seat, getattr(view, "round", 0), puzzle.themes)
                if kind not in kept:
                    kept.add(kind)
                    yield replace(puzzle, mined_from=f"{self._seed}/{number}/{len(match.moves)}")
            self._move(match, bot, seed)

    def _move(self, match: Match, bot: Bot, seed: int) -> None:
        seat = match.pending[0]
        rng = Rng(seed, "bot", seat, len(match.moves))
        match.act_all(seat, bot.decide(match.view(seat), match.legal(seat), rng))

    def _fits(self, match: Match, seat: int) -> bool:
        settings, choices = self._settings, len(match.legal(seat))
        return (
            settings.least_choices <= choices <= settings.most_choices
            and settings.worth(match.view(seat))
            and is_open(match, seat)
        )

    def _judge(self, match: Match, which: int, work: float) -> Judge:
        if (which, work) not in self._judges:
            self._judges[which, work] = Judge(match, work)
        return self._judges[which, work]

    def _look(self, match: Match, seat: int, which: int) -> Puzzle | None:
        """A puzzle, if a quick search, another seed and a longer search all find the gap."""
        self.looked += 1
        view, legal = match.view(seat), match.legal(seat)
        quick = self._judge(match, which, QUICK).judge(view, legal)
        if quick is None or not quick.is_promising(QUICK_MARGIN):
            return None
        usual = self._usual(match, view, legal, which)
        world = self._world(match, view, legal) if usual else None
        last = self._last(world, view, legal, which, usual) if world and usual else None
        found = self._make(world, view, last, which) if world and last else None
        return found if found and self._is_verified(found) else None

    def _is_verified(self, found: Puzzle) -> bool:
        return self._verifier is None or self._verifier.verify(found).agrees

    def _usual(self, match: Match, view: View, legal: Legal, which: int) -> Judgement | None:
        """The second search, if it finds a gap."""
        usual = self._judge(match, which, USUAL).judge(view, legal, "another")
        if usual is None:
            return None
        return usual if usual.is_clear(sure=0.0 if usual.by_trials else SURE) else None

    def _last(
        self, world: Match, view: View, legal: Legal, which: int, usual: Judgement
    ) -> Judgement | None:
        """The third search, if it is as clear and agrees on the right choices."""
        if usual.by_trials:
            last = self._judge(world, which, LONG).judge(view, legal, "longer")
        else:
            last = self._judge(world, which, QUICK).continued(world, usual)
        return last if last and last.is_clear() and last.agrees(usual) else None

    def _world(self, match: Match, view: View, legal: Legal) -> Match | None:
        """A match in a world that fits the view and looks the same from its seat."""
        rules, rng = match.rules, Rng(thinker_seed(view), "puzzle")
        for _ in range(WORLDS):
            line = rules.write_position(rules.determinize(view, rng))
            try:
                world = Match(self._game, rules, rng.bits(31), position=line)
            except KagemushaError:  # not every state within a step has a position line
                continue
            seat = view.seat or 0
            if world.view(seat) == view and world.legal(seat) == legal:
                return world
        return None

    def _make(self, world: Match, view: View, judged: Judgement, which: int) -> Puzzle:
        rules, seat = world.rules, view.seat or 0
        thinker = self._judge(world, which, QUICK).thinker
        best = world.parse(judged.answers[0].choice)[0]
        right = [one.choice for one in judged.right]
        found = self._shares(world, seat, right)
        own = self._settings.themes(view, best)
        seed = Rng(thinker_seed(view), "line").bits(31)
        defaults = self._game.manifest.defaults(rules.seats, {})
        return Puzzle(
            id=known_as(view),
            game=self._game.id,
            rules=f"{self._game.rules_version} {rules.content}",
            seats=rules.seats,
            options={k: v for k, v in rules.options.items() if defaults.get(k) != v},
            seat=seat,
            position=world.position(),
            seed=seed,
            value=judged.chance,
            level=self._judge(world, which, QUICK).estimator.level,
            answers=tuple(
                replace(one, line=_line(world, seed, one.choice, thinker)) for one in judged.answers
            ),
            themes=own,
            difficulty=difficulty(found),
            shares=found,
        )

    def measured(self, given: Puzzle) -> Puzzle | None:
        """The same puzzle, with its difficulty measured again by the current levels.

        A puzzle for other rules or cards is judged again; None if it does not hold any more.
        """
        try:
            rules, world = opening(self._game, given)
            world.legal(given.seat)
        except (KagemushaError, LookupError):  # the current cards do not allow the position
            return None
        if given.rules != f"{self._game.rules_version} {rules.content}":
            return self._judged_again(given, world)
        found = self._shares(world, given.seat, [one.choice for one in given.answers if one.right])
        return replace(given, difficulty=difficulty(found), shares=found)

    def _judged_again(self, given: Puzzle, world: Match) -> Puzzle | None:
        """The puzzle with the current rules and cards, if both searches still agree."""
        variants = [self._game.rules(seats, options) for seats, options in self._settings.matches]
        options = world.rules.options
        which = next(n for n, rules in enumerate(variants) if rules.options == options)
        view, legal = world.view(given.seat), world.legal(given.seat)
        usual = self._usual(world, view, legal, which)
        last = self._last(world, view, legal, which, usual) if usual else None
        if last is None:
            return None
        found = self._make(world, view, last, which)
        return replace(found, mined_from=given.mined_from) if self._is_verified(found) else None

    def _shares(self, world: Match, seat: int, right: Sequence[str]) -> dict[str, float]:
        return {level: self._tries(world, seat, level, right) for level in TRIED}

    def _tries(self, world: Match, seat: int, level: str, right: Sequence[str]) -> float:
        """How often a level finds a right choice."""
        bot = make_bot(level, self._game, world.rules, Effort())
        view, legal = world.view(seat), world.legal(seat)
        hits = sum(
            bot.decide(view, legal, Rng(thinker_seed(view), "try", n))[0].notation in right
            for n in range(TRIES)
        )
        return hits / TRIES


def difficulty(found: dict[str, float]) -> Difficulty:
    """Easy if the lowest level solves it, medium if the next one does, otherwise hard."""
    for name, share in zip(DIFFICULTIES, found.values(), strict=False):
        if share >= FOUND:
            return name
    return DIFFICULTIES[-1]


def _line(world: Match, seed: int, choice: str, thinker: Thinker) -> tuple[str, ...]:
    """The moves after a choice, until all choose simultaneously."""
    match = Match(world.game, world.rules, seed, position=world.position())
    match.act(match.pending[0], choice)
    line: list[str] = []
    while len(match.pending) == 1 and len(line) < LINE:
        mover = match.pending[0]
        plan = decide(thinker, match, mover)
        match.act_all(mover, plan)
        line.append(f"{mover} {'; '.join(action.notation for action in plan)}")
    return tuple(line)


# --- keeping what was found -----------------------------------------------------------------------


@dataclass
class Findings:
    """Puzzles in a file, one per line.

    Each has the match that it comes from. After an interruption, the last match is searched again,
    with the same result, and the search continues.
    """

    path: Path
    seed: int
    most: Mapping[str, float] = field(default_factory=dict)
    """The maximum share of a theme in the file."""
    matches: int = 0
    """How many matches were searched, as far as the file tells."""
    puzzles: dict[str, Puzzle] = field(default_factory=dict)

    @classmethod
    def open(cls, path: Path, game_id: str, seed: int) -> Findings:
        """Read what was found before; a file with another seed is refused."""
        found = cls(path, seed, mining_settings_of(game_id).most)
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith("\n"):  # writing it was interrupted
            path.write_text("".join(lines[:-1]), encoding="utf-8")
            del lines[-1]
        for line in lines:
            puzzle = read_puzzle(game_id, line)
            other, number, _ = map(int, puzzle.mined_from.split("/"))
            if other != seed:
                args = {"file": str(path), "seed": str(other)}
                raise KagemushaError(Message("puzzles-other-seed", args))
            found.puzzles[puzzle.id] = puzzle
            found.matches = max(found.matches, number)
        return found

    def measure(self, miner: Miner, wanted: int) -> Iterator[int]:
        """Measure the difficulty of each puzzle again, and drop surplus easy ones.

        Puzzles for other rules or cards are judged again, and dropped if they do not hold any more.

        Yields the number of finished puzzles. The file is replaced at the end.
        """
        again: dict[str, Puzzle] = {}
        for number, given in enumerate(self.puzzles.values(), 1):
            puzzle = miner.measured(given)
            if puzzle is None:
                pass
            elif puzzle.difficulty != DIFFICULTIES[0] or _easy(again.values()) < wanted * MOST_EASY:
                again[puzzle.id] = puzzle
            yield number
        written = self.path.with_suffix(".new")
        written.write_text("".join(f"{one.to_json()}\n" for one in again.values()), "utf-8")
        written.replace(self.path)
        self.puzzles = again

    def add(self, puzzles: Sequence[Puzzle], wanted: int | None = None) -> int:
        """Add the puzzles of the next match; returns how many of them are new.

        The shares of easy puzzles and of some themes are limited; the first ones are kept.
        """
        new: list[Puzzle] = []
        for one in puzzles:
            kept = (*self.puzzles.values(), *new)
            if one.id not in self.puzzles and not (wanted and self._is_surplus(one, kept, wanted)):
                new.append(one)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(f"{one.to_json()}\n" for one in new)
        self.puzzles.update((one.id, one) for one in new)
        self.matches += 1
        return len(new)

    def _is_surplus(self, one: Puzzle, kept: Sequence[Puzzle], wanted: int) -> bool:
        if _easy([one]) and _easy(kept) >= wanted * MOST_EASY:
            return True
        return any(
            sum(theme in other.themes for other in kept) >= wanted * share
            for theme, share in self.most.items()
            if theme in one.themes
        )


def _easy(puzzles: Iterable[Puzzle]) -> int:
    """The number of easy ones."""
    return sum(one.difficulty == DIFFICULTIES[0] for one in puzzles)
