"""Recorded matches: one for each way a match can end, by mode and seats, replayed entry by entry.

`pytest tests/games/wat_aah/test_recorded.py --regenerate-golden` plays and writes them again: do so
when the rules version changes, review them as diffs, and write the new results down below.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kagemusha import Match
from kagemusha.arena.play import play_match
from kagemusha.games.wat_aah.deck import grand_master
from kagemusha.games.wat_aah.events import KINDS
from kagemusha.games.wat_aah.names import MODE_IDS, REASON_IDS
from tests.games.recorded import Records, all_events
from tests.games.wat_aah.table import GAME, view

RECORDS = Records(Path(__file__).with_name("matches"))
FOURTH_CLAN, RESHUFFLE = "fourth-clan", "third-reshuffle"
"""How a round ends: S.10, S.12."""
RANDOM, GREEDY = "random", "greedy"


@dataclass(frozen=True)
class Scenario:
    """What a recorded match must be, who plays it, and what came out."""

    mode: str
    bots: tuple[str, ...]
    reason: str
    ends: tuple[str, ...]
    """How its rounds end."""
    seed: int
    """One that gives such a match: where the search begins. Other bots need another search."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    told: tuple[str, ...] = ()
    """Events that must happen in it, each with what it names if that matters."""


SCENARIOS: dict[str, Scenario] = {
    "grasshopper-2-highest-total": Scenario(
        "grasshopper", (GREEDY,) * 2, "highest-total", (FOURTH_CLAN,), 0, (0,), (24, -5)
    ),
    "grasshopper-2-less-corrupt": Scenario(
        "grasshopper", (RANDOM,) * 2, "less-corrupt", (FOURTH_CLAN,), 21, (1,), (10, 10)
    ),
    "grasshopper-2-shared-victory": Scenario(
        "grasshopper", (RANDOM,) * 2, "shared-victory", (FOURTH_CLAN,), 895, (0, 1), (9, 9)
    ),
    "grasshopper-3-highest-total": Scenario(
        "grasshopper",
        (GREEDY, RANDOM, GREEDY),
        "highest-total",
        (FOURTH_CLAN,),
        0,
        (2,),
        (22, 24, 37),
    ),
    "grasshopper-3-less-corrupt": Scenario(
        "grasshopper", (RANDOM,) * 3, "less-corrupt", (FOURTH_CLAN,), 24, (1,), (6, 6, 4)
    ),
    "grasshopper-3-shared-victory": Scenario(
        "grasshopper", (RANDOM,) * 3, "shared-victory", (FOURTH_CLAN,), 311, (0, 2), (15, 9, 15)
    ),
    "grasshopper-4-highest-total": Scenario(
        "grasshopper", (GREEDY,) * 4, "highest-total", (FOURTH_CLAN,), 0, (3,), (-2, 16, 15, 29)
    ),
    "grasshopper-4-less-corrupt": Scenario(
        "grasshopper", (RANDOM,) * 4, "less-corrupt", (RESHUFFLE,), 5, (1,), (13, 20, 20, -3)
    ),
    "grasshopper-4-shared-victory": Scenario(
        "grasshopper",
        (RANDOM,) * 4,
        "shared-victory",
        (FOURTH_CLAN,),
        215,
        (0, 1),
        (23, 23, 15, -6),
    ),
    "grasshopper-3-highest-total-deck-runs-out": Scenario(
        "grasshopper", (RANDOM,) * 3, "highest-total", (RESHUFFLE,), 35, (2,), (4, 15, 19)
    ),
    "grand-master-2-highest-total": Scenario(
        "grand-master",
        (RANDOM,) * 2,
        "highest-total",
        (FOURTH_CLAN,) * 3,
        4302,
        (0,),
        (140, 80),
        told=("boss-revealed grug-azor", "card-spared"),
    ),
    "grand-master-2-less-corrupt": Scenario(
        "grand-master",
        (RANDOM,) * 2,
        "less-corrupt",
        (FOURTH_CLAN,) * 3,
        12,
        (0,),
        (110, 110),
        told=("boss-revealed dark-shogun",),
    ),
    "grand-master-2-shared-victory": Scenario(
        "grand-master",
        (RANDOM,) * 2,
        "shared-victory",
        (FOURTH_CLAN,) * 3,
        162,
        (0, 1),
        (120, 120),
        told=("boss-revealed gaijins",),
    ),
    "grand-master-3-highest-total": Scenario(
        "grand-master",
        (GREEDY, RANDOM, GREEDY),
        "highest-total",
        (FOURTH_CLAN,) * 3,
        0,
        (2,),
        (90, 60, 130),
        told=("gate-opened",),
    ),
    "grand-master-3-less-corrupt": Scenario(
        "grand-master",
        (RANDOM,) * 3,
        "less-corrupt",
        (FOURTH_CLAN, RESHUFFLE, RESHUFFLE),
        63,
        (1,),
        (10, 10, 10),
    ),
    "grand-master-3-shared-victory": Scenario(
        "grand-master",
        (RANDOM,) * 3,
        "shared-victory",
        (FOURTH_CLAN, RESHUFFLE, RESHUFFLE),
        180,
        (0, 1),
        (110, 110, 100),
        told=("power-stopped",),
    ),
    "grand-master-4-highest-total": Scenario(
        "grand-master",
        (GREEDY,) * 4,
        "highest-total",
        (FOURTH_CLAN,) * 3,
        0,
        (1,),
        (20, 90, 30, 20),
    ),
    "grand-master-4-less-corrupt": Scenario(
        "grand-master",
        (RANDOM,) * 4,
        "less-corrupt",
        (RESHUFFLE,) * 3,
        30,
        (1,),
        (50, 50, 50, 30),
        told=("boss-revealed zombies",),
    ),
    "grand-master-4-shared-victory": Scenario(
        "grand-master",
        (RANDOM,) * 4,
        "shared-victory",
        (FOURTH_CLAN, FOURTH_CLAN, RESHUFFLE),
        9,
        (0, 3),
        (30, 10, 10, 30),
        told=("boss-revealed ma-maho",),
    ),
}
by_name = pytest.mark.parametrize("name", SCENARIOS)


def play(scenario: Scenario, seed: int) -> Match:
    """One match between the bots."""
    return play_match("wat-aah", scenario.bots, seed, {"mode": scenario.mode})


def record(scenario: Scenario) -> Match:
    """The first match from the scenario's seed on that is what it asks for."""
    for seed in range(scenario.seed, scenario.seed + 5_000):
        match = play(scenario, seed)
        if match.result and match.result.reason == scenario.reason and fits(match, scenario):
            return match
    raise AssertionError(f"no match found: {scenario}")


def fits(match: Match, scenario: Scenario) -> bool:
    """Whether its rounds end as asked and everything asked for happens."""
    return told(match) >= {*scenario.told} and round_ends(match) == scenario.ends


def told(match: Match) -> set[str]:
    """The kinds of its events, alone and with each word they name."""
    found: set[str] = set()
    for event in all_events(match):
        kind = event.kind.removeprefix("wat-aah-")
        found |= {kind, *(f"{kind} {value}" for value in event.args.values())}
    return found


def walk(match: Match) -> Iterator[tuple[Match, set[str]]]:
    """The same match again from its seed: as it stands after each move, and what was told then."""
    seed = match.to_dict()["seed"]
    again = GAME.new(match.rules.seats, match.rules.options, int(seed))
    for move in match.moves:
        events = again.act(move.seat, move.action)
        yield again, {event.kind.removeprefix("wat-aah-") for event in events}


def round_ends(match: Match) -> tuple[str, ...]:
    """How each round ended: the cards still lie before the players."""
    return tuple(
        FOURTH_CLAN if any(len(p.clans) >= 4 for p in view(table).players) else RESHUFFLE
        for table, kinds in walk(match)
        if "round-ended" in kinds
    )


@by_name
def test_recorded_match(name: str, request: pytest.FixtureRequest) -> None:
    scenario = SCENARIOS[name]
    match = RECORDS.check(name, lambda: record(scenario), request)
    result = match.result
    assert result is not None
    assert match.rules.options["mode"] == scenario.mode
    assert match.rules.seats == len(scenario.bots)
    assert result.reason == scenario.reason
    assert (result.winners, result.scores) == (scenario.winners, scenario.scores)
    assert fits(match, scenario)


@by_name
def test_the_result_follows_from_what_was_told(name: str) -> None:
    """S.22: the highest total wins, tied the less corrupt, still tied all of them."""
    match = RECORDS.load(name)
    result = match.result
    assert result is not None
    last = {"grasshopper": "scored", "grand-master": "final-score"}[SCENARIOS[name].mode]
    scores = [e.args["score"] for e in all_events(match) if e.kind == f"wat-aah-{last}"]
    assert scores == [*result.scores]
    scored = [e.args["corruption"] for e in all_events(match) if e.kind == "wat-aah-scored"]
    corruption = [int(str(number)) for number in scored[-match.rules.seats :]]
    tied = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    purest = [seat for seat in tied if corruption[seat] == min(corruption[s] for s in tied)]
    assert result.winners == tuple(purest)
    reasons = {(False, False): "highest-total", (True, False): "less-corrupt"}
    assert result.reason == reasons.get((len(tied) > 1, len(purest) > 1), "shared-victory")


@by_name
def test_recorded_match_keeps_the_laws_of_the_table(name: str) -> None:
    """From its seed the same match comes again, and no card is ever lost."""
    match = RECORDS.load(name)
    hashes = [entry["hash"] for entry in match.to_dict()["moves"]]
    for (table, _), wanted in zip(walk(match), hashes, strict=True):
        assert table.hash == wanted
        assert table.rules.conserved(table._state) == {"missing-cards": 0}


@by_name
def test_a_changed_record_is_refused_at_its_first_wrong_entry(name: str) -> None:
    RECORDS.check_that_changes_are_refused(name)


def test_there_is_a_recorded_match_for_each_way_to_end_by_mode_and_seats() -> None:
    found = {
        (match.rules.options["mode"], match.rules.seats, match.result.reason)
        for match in RECORDS.load_all()
        if match.result
    }
    ways = itertools.product(MODE_IDS, GAME.seat_counts, REASON_IDS[1:])
    assert found == {*ways}


@pytest.mark.parametrize("mode", MODE_IDS)
def test_rounds_end_in_both_ways_in_each_mode(mode: str) -> None:
    ends = {end for s in SCENARIOS.values() if s.mode == mode for end in s.ends}
    assert ends == {FOURTH_CLAN, RESHUFFLE}


def test_nothing_else_lies_in_the_folder() -> None:
    assert RECORDS.names() == {*SCENARIOS}


def test_recorded_matches_reach_every_boss_and_every_event() -> None:
    found = RECORDS.load_all()
    kinds = {event.kind for match in found for event in [*match.events(), *all_events(match)]}
    assert kinds >= {f"wat-aah-{kind.name}" for kind in KINDS.values()}
    words = {word for match in found for word in told(match)}
    assert words >= {f"boss-revealed {boss.id}" for boss in grand_master().boss}
