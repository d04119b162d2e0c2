"""What a contest is: who meets whom, on which seats, with which chance.

A deal is a seed of chance. On each deal every group of bots plays once on every seating, so that
no bot is judged by its seat or its luck. The bots' rngs differ from seating to seating.

Two seats: a group is a pair. More seats: all different bots if there are enough, else each way to
fill the seats with all of the field; they sit in another order from deal to deal. Seats with names
of their own (Attacker, Defender) are rated apart, and then each bot also meets itself. Where all
win or lose together, a group is one bot on every seat. Two bots may be asked to meet on more deals
than the others.
"""

from __future__ import annotations

import hashlib
import inspect
import itertools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.arena.contest.sprt import Sprt
from kagemusha.arena.play import game_seed
from kagemusha.bots import BotSpec, register_bot
from kagemusha.bots.chances import FILE as CURVES
from kagemusha.bots.external_bots import code_file
from kagemusha.bots.thinking_time import ADAPTIVE
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game, Rules
from kagemusha.core.plugins import find
from kagemusha.core.registry import find_game, package_of

FORMAT = 1
BUILT = (".pyc", ".pyd", ".so")
"""The endings of files that are made of others."""
DECIDING = ("random_bot", "roster", "thinking_time", "mistakes", "search", "search_tree")
"""The modules that bots of all games share and that decide what they do."""
SeatedBots = tuple[str, ...]
"""The bots by seat."""
Often = tuple[str, str, int]
"""Two bots, and how many times as many deals they play as others do."""


@dataclass(frozen=True)
class Contest:
    """Everything that decides what is played; how many deals is left open."""

    game: str
    rules: str
    """The version of the rules."""
    content: str
    """The fingerprint of the content files."""
    code: str
    """The fingerprint of the bots and of the rules they play by."""
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    """The first stands at 0 on the scale of ratings."""
    pairs: tuple[tuple[str, str], ...]
    """Who meets whom; empty if everybody meets everybody."""
    often: tuple[Often, ...]
    """Who meets on more deals, where the two have all seats to themselves."""
    seed: int
    work: float
    """The part of its usual work that each bot may do."""
    timed: bool
    """Whether bots think by the clock instead."""
    test: Sprt | None

    def to_dict(self) -> dict[str, Any]:
        """Plain data: equal contests, equal data."""
        data = {"contest": FORMAT, **asdict(self)}
        if not self.often:
            del data["often"]  # as it was before there was such a thing
        return dict(json.loads(json.dumps(data)))

    def _rules(self) -> Rules[Any]:
        """Not kept: a contest is sent to other processes."""
        return find_game(self.game).rules(self.seats, self.options)

    @cached_property
    def together(self) -> bool:
        """Whether all seats win or lose as one."""
        return len(self._rules().side(0)) == self.seats

    @cached_property
    def shared_defeat(self) -> bool:
        """Whether rivals may all lose, to the game itself."""
        return not self.together and self._rules().shared_defeat()

    @cached_property
    def apart(self) -> bool:
        """Whether each seat is a separate role, in which a bot is rated separately.

        A test asks about both together.
        """
        return self.seats == 2 and bool(find_game(self.game).seat_names) and self.test is None

    @cached_property
    def strata(self) -> tuple[str, ...]:
        """The values of an option that a side that stands together meets in turn."""
        return tuple(self._rules().strata()[1]) if self.together else ()

    @property
    def stratum_option(self) -> str:
        """The option that has these values; empty if there is none."""
        return self._rules().strata()[0]

    def stratum(self, deal: int) -> str:
        """The value that is met on a deal; empty if there is no such option."""
        return self.strata[deal % len(self.strata)] if self.strata else ""

    def options_on(self, deal: int) -> dict[str, Any]:
        """The options of the matches on a deal."""
        if not self.strata:
            return self.options
        return {**self.options, self.stratum_option: self.stratum(deal)}

    def deal_seed(self, deal: int) -> int:
        """The seed of chance on a deal."""
        return game_seed(self.seed, deal)

    def deals_for(self, games: int) -> int:
        """How many deals give each group at least `games` matches."""
        if self.together:
            rounds = len(self.strata) or 1
            return -(-games // rounds) * rounds
        return -(-games // self.seats)

    @cached_property
    def groups(self) -> tuple[SeatedBots, ...]:
        """The bots that play together, in no order."""
        if self.together:
            return tuple((bot,) * self.seats for bot in self.bots)
        size = min(len(self.bots), self.seats)
        fields = self.pairs or itertools.combinations(self.bots, size)
        groups = [group for field in fields for group in _filled(field, self.seats)]
        if self.apart:
            groups += [(bot, bot) for bot in dict.fromkeys(itertools.chain(*groups))]
        return tuple(groups)

    def seatings(self, matchup: int) -> list[SeatedBots]:
        """How the bots of a matchup sit, one match each. A matchup is a group on a deal."""
        deal, number = divmod(matchup, len(self.groups))
        first, *others = self.groups[number]
        orders = sorted(set(itertools.permutations(others)))
        order = (first, *orders[deal % len(orders)])
        turned = ((*order[n:], *order[:n]) for n in range(self.seats))
        return list(dict.fromkeys(turned))

    def matchups(self, deals: int) -> Iterator[int]:
        """The matchups of the given number of deals, deal by deal.

        Pairs that meet more often continue alone after the others are done.
        """
        last = [deals * self._times(group) for group in self.groups]
        for deal in range(max(last)):
            for number, end in enumerate(last):
                if deal < end:
                    yield deal * len(self.groups) + number

    def _times(self, group: SeatedBots) -> int:
        return next((times for *two, times in self.often if set(two) == set(group)), 1)

    def matches(self, deals: int) -> int:
        """The number of matches of the given number of deals."""
        return sum(len(self.seatings(matchup)) for matchup in self.matchups(deals))


def _filled(field: Sequence[str], seats: int) -> Iterator[SeatedBots]:
    """Every way to fill the seats with bots of a field, each of them at least once."""
    for more in itertools.combinations_with_replacement(field, seats - len(field)):
        yield (*field, *more)


def make_contest(
    game_id: str,
    bots: Sequence[BotSpec],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    pairs: Iterable[tuple[str, str]] = (),
    often: Iterable[Often] = (),
    seed: int,
    work: float = 1.0,
    timed: bool = False,
    test: Sprt | None = None,
) -> Contest:
    """A contest between these bots; OptionError names what is wrong."""
    game = find_game(game_id)
    rules: Rules[Any] = game.rules(seats, options)
    names = tuple(register_bot(bot) for bot in bots)
    contest = Contest(
        game=game_id,
        rules=game.rules_version,
        content=rules.content,
        code=fingerprint(game, names),
        options=dict(rules.options),
        seats=rules.seats,
        bots=names,
        pairs=tuple(pairs),
        often=tuple(often),
        seed=seed,
        work=work,
        timed=timed,
        test=test,
    )
    _check(contest)
    return contest


def _check(contest: Contest) -> None:
    bots = contest.bots
    twice = [bot for bot in dict.fromkeys(bots) if bots.count(bot) > 1]
    if twice:
        raise OptionError(Message("arena-bot-twice", {"bot": twice[0]}))
    least = 1 if contest.together else 2
    if len(bots) < least:
        raise OptionError(Message("arena-too-few-bots", {"number": len(bots), "least": least}))
    for bot in itertools.chain(*contest.pairs, *(two for *two, _ in contest.often)):
        if bot not in bots:
            args = {"bot": bot, "known": ", ".join(bots)}
            raise OptionError(Message("arena-pair-unknown", args))
    for *two, times in contest.often:
        if times < 1:
            pair = ", ".join(two)
            raise OptionError(Message("arena-often-wrong", {"pair": pair, "number": times}))
    if contest.test and (len(bots) != 2 or contest.seats != 2 or contest.together):
        raise OptionError(Message("arena-test-needs-two"))


def fingerprint(game: Game, names: Sequence[str] = ()) -> str:
    """Of the code that decides what bots do in a game: its rules, its bots, and these.

    Curves of chances are left out unless the bot that adapts plays: no other decides by them.
    """
    root = Path(kagemusha.__file__).parent
    home = Path(inspect.getfile(type(game)))  # its package, or the only file of the game
    own = home.parent if package_of(game.id) else home
    bots = find("bots", game.id)
    adapts = ADAPTIVE in names
    files = [
        *(root / "bots" / f"{name}.py" for name in (*DECIDING, *((ADAPTIVE,) if adapts else ()))),
        *(own.rglob("*") if own.is_dir() else [own]),
        *(Path(str(bots.__file__)).parent.rglob("*") if bots else ()),
        *filter(None, map(code_file, names)),
    ]
    found = hashlib.sha256()
    for file in sorted(set(files)):
        if file.is_dir() or file.suffix in BUILT or (file.name == CURVES and not adapts):
            continue
        found.update(f"{'/'.join(file.parts[-3:])}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
