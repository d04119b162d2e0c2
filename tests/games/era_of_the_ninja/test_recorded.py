"""Recorded matches: one for each way a match can end, by mode and in Arcade, entry by entry.

`pytest tests/games/era_of_the_ninja/test_recorded.py --regenerate-golden` plays and writes them
again: do so when the rules version or a number on a card changes, and review them as diffs. What a
match must be stands below; its seed is searched for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kagemusha import Match
from kagemusha.arena.play import play_match
from kagemusha.bots import make_bot
from kagemusha.core.chance import Rng
from kagemusha.games.era_of_the_ninja.phases import codes
from tests.games.era_of_the_ninja.table import GAME, ROW, view
from tests.games.recorded import Records, all_events

RECORDS = Records(Path(__file__).with_name("matches"))
SEEDS = 2_000
SHORT = 170
"""As many moves are enough: longer ones are taken only if no other is found so soon."""
ENOUGH_SEEDS = 40

AGAINST_A_LORD = ("lord-defeated", "all-defeated", "rounds-spent")
AMONG_NINJA = ("last-standing", "rounds-spent")
WAYS = {
    "standard": AGAINST_A_LORD,
    "nvn-death-match": AMONG_NINJA,
    "clan-death-match": AMONG_NINJA,
    "clan-attack": AGAINST_A_LORD,
    "multi-clan-attack": AGAINST_A_LORD,
    "lords-head": ("head-home", "head-destroyed", "all-defeated", "rounds-spent"),
    "lone-ninja": AGAINST_A_LORD,
}
"""How a match of each mode can end."""
IN_ARCADE = {
    "standard": AGAINST_A_LORD,
    "nvn-death-match": AMONG_NINJA,
    "lords-head": ("head-home",),
}

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "standard": (2, {"sneak": True}),
    "nvn-death-match": (2, {}),
    "clan-death-match": (3, {"clans": ["way", "named", "named"]}),
    "clan-attack": (3, {"clans": "metal"}),
    "multi-clan-attack": (4, {"clans": ["heaven", "heaven", "wood", "wood"]}),
    "lords-head": (2, {"nvn": True, "reinforcements": True}),
    "lone-ninja": (1, {"reinforcements": True}),
}
"""Seats and modules of each mode here."""
ROUNDS = {"rounds-spent": 3, "last-standing": 30}
HEAD_FAR_AWAY = f"{ROW} head=p1 p1=oni@3 p2=nami@2 p1.shadow=5 p2.shadow=5"
"""Random players carry it about until it has had enough."""


@dataclass(frozen=True)
class Scenario:
    """What a recorded match must be."""

    mode: str
    reason: str
    arcade: bool = False
    bot: str = "greedy"
    position: str | None = None

    @property
    def seats(self) -> int:
        """Of its mode."""
        return OPTIONS[self.mode][0]

    def all_options(self) -> dict[str, Any]:
        """Of its mode, and its own."""
        options = {"mode": self.mode, "arcade": self.arcade, **OPTIONS[self.mode][1]}
        if self.reason in ROUNDS:
            options["rounds"] = ROUNDS[self.reason]
        return options


def scenario(mode: str, reason: str, *, arcade: bool = False) -> Scenario:
    if reason == "head-destroyed":
        return Scenario(mode, reason, arcade, "random", HEAD_FAR_AWAY)
    return Scenario(mode, reason, arcade)


SCENARIOS: dict[str, Scenario] = {
    **{
        f"{mode}-{reason}": scenario(mode, reason)
        for mode, reasons in WAYS.items()
        for reason in reasons
    },
    **{
        f"arcade-{mode}-{reason}": scenario(mode, reason, arcade=True)
        for mode, reasons in IN_ARCADE.items()
        for reason in reasons
    },
}
by_name = pytest.mark.parametrize("name", SCENARIOS)


def record(wanted: Scenario) -> Match:
    """The first short match that ends as it must, or the shortest of some."""
    best: Match | None = None
    for seed in range(SEEDS):
        if best is not None and seed >= ENOUGH_SEEDS:
            break
        match = play(wanted, seed)
        if match.result is None or match.result.reason != wanted.reason:
            continue
        if best is None or len(match.moves) < len(best.moves):
            best = match
        if len(match.moves) <= SHORT:
            break
    assert best is not None, f"no match found: {wanted}"
    return best


def play(wanted: Scenario, seed: int) -> Match:
    """One match between bots, from its beginning or from a position."""
    options = wanted.all_options()
    if wanted.position is None:
        return play_match(GAME.id, (wanted.bot,) * wanted.seats, seed, options)
    match = GAME.position(wanted.position, wanted.seats, options, seed=seed)
    bot = make_bot(wanted.bot, GAME, match.rules)
    rng = Rng(seed, "recorded")
    while match.pending:
        seat = match.pending[0]
        match.act_all(seat, bot.decide(match.view(seat), match.legal(seat), rng))
    return match


def walk(match: Match) -> Iterator[Match]:
    """The same match again from its seed: as it stands after each move."""
    log = match.to_dict()
    start, seed = log["header"]["position"], int(log["seed"])
    if start is None:
        again = GAME.new(match.rules.seats, match.rules.options, seed)
    else:
        again = GAME.position(start, match.rules.seats, match.rules.options, seed=seed)
    for move in match.moves:
        again.act(move.seat, move.action)
        yield again


def last_told(match: Match, kind: str) -> str:
    """The player that the last event of a kind names first."""
    found = [event for event in all_events(match) if event.kind == f"era-{kind}"]
    return str(found[-1].args["player"])


def side(match: Match, player: str) -> tuple[int, ...]:
    """The seats that stand together with a player."""
    players = view(match).players
    number = next(one.side for one in players if one.player == player)
    return tuple(seat for seat, one in enumerate(players) if one.side == number)


def who_must_have_won(match: Match, wanted: Scenario) -> tuple[int, ...]:
    """What the rules say of the end that was told."""
    result = match.result
    assert result is not None
    if wanted.arcade:  # E.160
        best = max(result.scores)
        return tuple(seat for seat, score in enumerate(result.scores) if score == best)
    if wanted.reason == "lord-defeated":  # E.141
        return side(match, last_told(match, "lord-killed"))
    if wanted.reason == "head-home":  # E.154
        return side(match, last_told(match, "turn"))
    if wanted.reason == "last-standing":  # E.148
        return side(match, next(one.player for one in view(match).players if one.alive))
    return ()


@by_name
def test_recorded_match(name: str, request: pytest.FixtureRequest) -> None:
    wanted = SCENARIOS[name]
    match = RECORDS.check(name, lambda: record(wanted), request)
    result = match.result
    assert result is not None
    assert (match.rules.options["mode"], match.rules.options["arcade"]) == (
        wanted.mode,
        wanted.arcade,
    )
    assert match.rules.seats == wanted.seats
    assert result.reason == wanted.reason
    assert result.winners == who_must_have_won(match, wanted)
    if not wanted.arcade:
        assert result.scores == tuple(float(seat in result.winners) for seat in range(wanted.seats))


@by_name
def test_recorded_match_keeps_the_laws_of_the_table(name: str) -> None:
    """From its seed the same match comes again, and nothing is ever lost."""
    match = RECORDS.load(name)
    hashes = [entry["hash"] for entry in match.to_dict()["moves"]]
    for again, wanted in zip(walk(match), hashes, strict=True):
        assert again.hash == wanted
        assert not any(again.rules.conserved(again._state).values())


@by_name
def test_a_changed_record_is_refused_at_its_first_wrong_entry(name: str) -> None:
    RECORDS.check_that_changes_are_refused(name)


def test_there_is_a_recorded_match_for_each_way_to_end_by_mode() -> None:
    found = {
        (match.rules.options["arcade"], match.rules.options["mode"], match.result.reason)
        for match in RECORDS.load_all()
        if match.result
    }
    assert found == {
        *((False, mode, reason) for mode, reasons in WAYS.items() for reason in reasons),
        *((True, mode, reason) for mode, reasons in IN_ARCADE.items() for reason in reasons),
    }
    assert {*WAYS} == {*codes.MODE_NAMES}
    assert {reason for _, _, reason in found} == {*codes.REASON_NAMES[1:]}


def test_nothing_else_lies_in_the_folder() -> None:
    assert RECORDS.names() == {*SCENARIOS}
