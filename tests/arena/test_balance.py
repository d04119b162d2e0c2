"""The balance report: consistent facts, means and marks, the same on any number of workers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kagemusha.arena import (
    Balance,
    BalanceRow,
    BalanceTable,
    Range,
    Share,
    Simulation,
    balance,
)
from kagemusha.arena.contest import ResultFolderError
from kagemusha.arena.play import MatchRunner, PlayedMatch
from kagemusha.core.action import Legal
from kagemusha.core.event import Event
from kagemusha.core.facts import NOBODY, FactGroup, Facts, Use
from kagemusha.core.registry import find_game
from kagemusha.games.wat_aah.facts import WatAahReader
from kagemusha.games.wat_aah.notation import make

GAME = "wat-aah"
MODE = {"mode": "grand-master"}


def greedy_games(games: int, mode: str = "grand-master", seats: int = 2, **more: Any) -> Balance:
    return balance(GAME, ["greedy"] * seats, games, options={"mode": mode}, seed=5, **more)


@pytest.fixture(scope="module")
def long() -> Balance:
    """Six matches of Grand Master with three players."""
    return greedy_games(6, seats=3)


def tables(report: Balance) -> dict[str, BalanceTable]:
    return {table.group: table for table in report.tables}


# --- the engine -----------------------------------------------------------------------------------


def record(index: int, winners: tuple[int, ...], *uses: Use, **more: Any) -> PlayedMatch:
    facts = Facts(first=index % 2, uses=uses, **more)
    scores = tuple(10.0 if seat in winners else 4.0 for seat in range(2))
    return PlayedMatch(index, index, ("a", "a"), winners, "won", 3, None, scores, facts)


def report(*records: PlayedMatch) -> Balance:
    simulation = Simulation(
        "game", "1", {}, ("a", "a"), True, 1, len(records), 1.0, tuple(records), seconds=1.0
    )
    return Balance(simulation, (FactGroup("card", "card", ("x", "y", "z")),))


def test_uses_and_worth_are_counted_by_holder() -> None:
    found = tables(
        report(
            record(0, (0,), Use("card", "x", 0, 1, 2), Use("card", "x", 0, 2, 1)),
            record(1, (1,), Use("card", "x", 0, 1, 1), Use("card", "y", 1, 1, 0)),
            record(2, (0, 1), Use("card", "x", 1, 1, 1), Use("card", "y", NOBODY, 0, 1)),
        )
    )
    x, y, z = found["card"].lines
    assert x == BalanceRow("x", Share(3, 3), 5, Share(2, 3), None)  # twice in a match: won once
    assert y == BalanceRow("y", Share(2, 3), 1, Share(1, 1), None)  # nobody's: met, but not won
    assert z == BalanceRow("z", Share(0, 3), 0, Share(0, 0), None)
    assert found["card"].mean == 3 / 4
    assert found["card"].expected == 1 / 2
    assert [line.wins for line in found["seat"].lines] == [Share(2, 3), Share(2, 3)]
    # Seat 0, seat 1 and seat 0 began.
    assert [line.wins for line in found["order"].lines] == [Share(3, 3), Share(1, 3)]


def test_rounds_that_are_won_one_by_one() -> None:
    uses = (Use("card", "x", 0, 1, 1), Use("card", "x", 1, 2, 1), Use("card", "y", 1, 0, 1))
    found = tables(report(record(0, (0,), *uses, round_winners=((0,), (0, 1)))))["card"]
    assert found.by_round
    assert [line.round_wins for line in found.lines] == [Share(2, 2), Share(0, 0), Share(0, 0)]
    assert found.round_mean == 1


def table_of(*shares: Share) -> BalanceTable:
    lines = [BalanceRow(str(n), share, share.of, share, None) for n, share in enumerate(shares)]
    return BalanceTable("card", "card", 0.5, tuple(lines))


def test_what_is_clearly_out_of_line_is_marked() -> None:
    table = table_of(Share(80, 100), Share(50, 100), Share(20, 100), Share(0, 0), Share(2, 2))
    assert table.mean == 152 / 302
    assert [table.side(line) for line in table.lines] == [1, 0, -1, 0, 0]


def test_a_single_item_is_compared_with_anybody() -> None:
    table = table_of(Share(80, 100))
    assert table.mean == 0.5
    assert table.side(table.lines[0]) == 1
    assert table_of().mean == 0.5


def test_mean_and_median_have_intervals() -> None:
    found = Range.of([1, 2, 3, 4, 5])
    assert found is not None
    assert found.margin == pytest.approx(1.96 * (2.5 / 5) ** 0.5, abs=1e-3)
    assert (found.to_dict()["median_low"], found.to_dict()["median_high"]) == (1, 5)
    assert Range.of([]) is None
    alone = Range.of([7])
    assert alone is not None
    assert alone.margin == 0


# --- matches --------------------------------------------------------------------------------------


def test_workers_do_not_change_the_report() -> None:
    alone = greedy_games(4, mode="grasshopper")
    together = greedy_games(4, mode="grasshopper", workers=2)
    assert alone == together
    assert alone.to_dict() == together.to_dict()
    assert alone.rows() == together.rows()


def test_the_same_seed_gives_the_same_and_more_games_go_on() -> None:
    few, more = greedy_games(2, "grasshopper"), greedy_games(3, "grasshopper")
    assert more.simulation.matches[:2] == few.simulation.matches
    other = balance(GAME, ["greedy"] * 2, 2, seed=6)
    assert other.simulation.matches != few.simulation.matches


def test_a_folder_keeps_the_matches_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Facts too, whatever the number of workers; and matches of something else are refused."""
    whole = greedy_games(4, folder=None)
    few = greedy_games(2, folder=tmp_path)
    assert few.simulation.matches == whole.simulation.matches[:2]
    played = MatchRunner.play
    indices: list[int] = []

    def noting(self: MatchRunner, index: int, *rest: Any) -> PlayedMatch:
        indices.append(index)
        return played(self, index, *rest)

    monkeypatch.setattr(MatchRunner, "play", noting)
    heard: list[tuple[int, int]] = []
    again = greedy_games(4, folder=tmp_path, progress=lambda *both: heard.append(both))
    assert (again, indices, heard) == (whole, [2, 3], [(2, 4), (3, 4), (4, 4)])
    assert greedy_games(4, folder=tmp_path) == whole
    assert indices == [2, 3]
    assert balance(GAME, ["greedy"] * 2, 1, options=MODE, folder=tmp_path).simulation.seed == 5
    with pytest.raises(ResultFolderError) as error:
        greedy_games(4, mode="grasshopper", folder=tmp_path)
    assert error.value.messages[0].args["key"] == "options"


def test_facts_add_up(long: Balance) -> None:
    games = long.simulation.games
    found = tables(long)
    assert list(found) == [
        *("seat", "order", "clan-3", "clan-2", "yokai", "ronin", "temple", "court", "boss")
    ]
    won = sum(len(record.winners) for record in long.simulation.matches)
    for key in ("seat", "order"):
        assert sum(line.wins.count for line in found[key].lines) == won
        assert all(line.wins.of == games for line in found[key].lines)
    assert sum(share.count for share in long.endings.values()) == games
    # One Final Boss a match, and a Court card for each visit but those of the last round.
    assert sum(line.matches.count for line in found["boss"].lines) == games
    for table in long.tables:
        for line in table.lines:
            assert line.matches.count <= games
            assert line.wins.of <= games * 3
            assert line.matches.count <= line.wins.of or table.group == "boss"
            if line.round_wins is not None and table.group != "boss":
                assert line.round_wins.of >= line.wins.of


def test_facts_are_those_of_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the events of a match say is what was counted; who may visit the Temple does."""
    told: list[Event] = []
    read = WatAahReader.read

    def listening(self: WatAahReader, events: Sequence[Event]) -> Facts:
        told.extend(events)
        return read(self, events)

    monkeypatch.setattr(WatAahReader, "read", listening)
    runner = MatchRunner(GAME, 2, {"mode": "grand-master"}, gather=True)
    record = runner.play(0, 1, ("random", "random"))
    reader = runner.reader
    assert record.facts is not None
    assert reader is not None
    kinds: Counter[str] = Counter()
    placed: Counter[str] = Counter()
    for event in told:
        kinds[event.kind] += 1
        if event.kind == "wat-aah-card-placed":
            placed[str(event.args["card"])] += 1
    visits = Legal((make("temple"), make("peek", ("decoy", 1))))
    assert reader.drawn(visits) == visits[:1]
    uses = record.facts.uses
    assert record.facts.turns == kinds["wat-aah-turn-began"]
    assert len(record.facts.round_winners) == 3
    assert sum(use.times for use in uses if use.group == "ronin") == placed["ronin"]
    courts = [use for use in uses if use.group == "court"]
    assert len(courts) == kinds["wat-aah-court-card-drawn"]
    used = kinds["wat-aah-court-used"] + kinds["wat-aah-seal-shown"]
    assert sum(use.times for use in courts) == used
    assert all(use.times <= 1 for use in courts)
    yokai = {item for group in reader.groups if group.id == "yokai" for item in group.items}
    for name in yokai:
        assert sum(use.times for use in uses if use.item == name) == placed[name]


def test_a_temple_card_of_the_last_round_acts_in_none(long: Balance) -> None:
    rounds = [
        use.round
        for record in long.simulation.matches
        for use in (record.facts or Facts()).uses
        if use.group in ("temple", "court")
    ]
    assert rounds
    assert set(rounds) <= {2, 3}


def test_the_short_mode_has_neither_rounds_nor_the_board() -> None:
    short = greedy_games(3, mode="grasshopper", seats=4)
    found = tables(short)
    assert list(found) == ["seat", "order", "clan-3", "clan-2", "yokai", "ronin"]
    assert not any(table.by_round for table in short.tables)
    assert set(short.scores) == {"all", "winners"}
    assert set(short.lengths) == {"turns", "rounds", "decisions"}
    assert short.lengths["rounds"].spread.high == 1
    assert short.scores["winners"].spread.mean > short.scores["all"].spread.mean


def test_data_for_files(long: Balance) -> None:
    data = json.loads(json.dumps(long.to_dict()))
    assert data["games"] == 6
    assert data["bots"] == ["greedy"] * 3
    assert [table["group"] for table in data["tables"]] == [table.group for table in long.tables]
    rows = long.rows()
    assert len(rows) == sum(len(table.lines) for table in long.tables)
    assert len({tuple(row) for row in rows}) == 1
    assert {row["round-had"] for row in rows if row["group"] == "seat"} == {""}


def test_a_game_without_a_reader_of_its_own() -> None:
    plain = balance("seven-ronin", ["random", "random"], 6, seed=2)
    (sides,) = plain.tables
    assert sides.group == "seat"
    assert sum(line.wins.count for line in sides.lines) == 6
    assert plain.scores == {}
    assert set(plain.lengths) == {"rounds", "decisions"}
    assert find_game("seven-ronin").rules().fact_reader().groups == ()


def test_interrupted_before_the_first_game() -> None:
    def progress(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    nothing = greedy_games(3, mode="grasshopper", progress=progress)
    assert nothing.simulation.interrupted
    assert nothing.scores == nothing.lengths == {}
    assert all(line.uses == 0 for table in nothing.tables for line in table.lines)
