"""The design of a contest: who plays whom, on which seats, with which chance.

A deal is a seed of chance. Every group of bots plays each deal once with every seating, so that
ratings do not depend on seats or luck. The bots' rngs differ from seating to seating.

With two seats, a group is a pair. With more, its bots are all different if there are enough;
otherwise there is a group for each way to fill the seats with all of the bots. Their order changes
from deal to deal. Seats with names (Attacker, Defender) are rated separately, and then each bot
also plays itself. Where all win or lose together, a group is one bot on every seat. A pair may play
more deals than the others.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from kagemusha.arena.contest.sprt import Sprt
from kagemusha.arena.fingerprint import fingerprint
from kagemusha.arena.play import game_seed
from kagemusha.bots import BotSpec, register_bot
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game

FORMAT = 1
SeatedBots = tuple[str, ...]
"""The bots by seat."""
Often = tuple[str, str, int]
"""Two bots, and the factor by which they play more deals than others."""


@dataclass(frozen=True)
class Contest:
    """Everything that decides what is played, except the number of deals."""

    game: str
    rules: str
    """The version of the rules."""
    content: str
    """The hash of the content files."""
    code: str
    """The fingerprint of the code of the bots and rules."""
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    """The first one has the rating 0."""
    pairs: tuple[tuple[str, str], ...]
    """Who plays whom; empty if everybody plays everybody."""
    often: tuple[Often, ...]
    """Pairs that play more deals; only in contests of pairs."""
    seed: int
    work: float
    """The fraction of its usual work that each bot may do."""
    timed: bool
    """Whether the bots' thinking time is limited by a clock instead."""
    test: Sprt | None

    def to_dict(self) -> dict[str, Any]:
        """Plain data; equal contests give equal data."""
        data = {"contest": FORMAT, **asdict(self)}
        if not self.often:
            del data["often"]  # as in data written before this field existed
        return dict(json.loads(json.dumps(data)))

    def _rules(self) -> Rules[Any]:
        """The rules, not stored because a contest is sent to other processes."""
        return find_game(self.game).rules(self.seats, self.options)

    @cached_property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return len(self._rules().side(0)) == self.seats

    @cached_property
    def shared_defeat(self) -> bool:
        """Whether all rivals may lose to the game itself."""
        return not self.together and self._rules().shared_defeat()

    @cached_property
    def apart(self) -> bool:
        """Whether each seat is a role in which bots are rated separately.

        Not in a contest with a test, which compares both roles together.
        """
        return self.seats == 2 and bool(find_game(self.game).seat_names) and self.test is None

    @cached_property
    def strata(self) -> tuple[str, ...]:
        """The option values that deals go through in turn, if all win or lose together."""
        return tuple(self._rules().strata()[1]) if self.together else ()

    @property
    def stratum_option(self) -> str:
        """The option that has these values; empty if there is none."""
        return self._rules().strata()[0]

    def stratum(self, deal: int) -> str:
        """The value for a deal; empty if there is no such option."""
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
        """The bots that play together, without their order."""
        if self.together:
            return tuple((bot,) * self.seats for bot in self.bots)
        size = min(len(self.bots), self.seats)
        fields = self.pairs or itertools.combinations(self.bots, size)
        groups = [group for field in fields for group in _filled(field, self.seats)]
        if self.apart:
            groups += [(bot, bot) for bot in dict.fromkeys(itertools.chain(*groups))]
        return tuple(groups)

    def seatings(self, matchup: int) -> list[SeatedBots]:
        """The seatings of a matchup, which is a group on a deal: one match for each."""
        deal, number = divmod(matchup, len(self.groups))
        first, *others = self.groups[number]
        orders = sorted(set(itertools.permutations(others)))
        order = (first, *orders[deal % len(orders)])
        turned = ((*order[n:], *order[:n]) for n in range(self.seats))
        return list(dict.fromkeys(turned))

    def matchups(self, deals: int) -> Iterator[int]:
        """The matchups of the first `deals` deals, deal by deal.

        Pairs that play more deals continue after all others are done.
        """
        last = [deals * self._times(group) for group in self.groups]
        for deal in range(max(last)):
            for number, end in enumerate(last):
                if deal < end:
                    yield deal * len(self.groups) + number

    def _times(self, group: SeatedBots) -> int:
        return next((times for *two, times in self.often if set(two) == set(group)), 1)

    def matches(self, deals: int) -> int:
        """The number of matches on so many deals."""
        return sum(len(self.seatings(matchup)) for matchup in self.matchups(deals))


def _filled(field: Sequence[str], seats: int) -> Iterator[SeatedBots]:
    """Every way to fill the seats in which each bot of the field has at least one."""
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
    """A contest between these bots; raises OptionError if something is wrong."""
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
