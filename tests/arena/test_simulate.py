"""Simulations: the same on any number of workers, and what ends them early."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

import pytest

import kagemusha
from kagemusha.arena import Simulation, WorkerLost, game_seed, play, play_match, simulate
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import IllegalAction, OptionError
from kagemusha.core.view import View
from tests.processes import started

GAME = "seven-ronin"


def random_games(games: int, **more: Any) -> Simulation:
    return simulate(GAME, ["random", "random"], games, seed=7, **more)


def test_workers_do_not_change_the_outcome() -> None:
    bots = ["greedy", "random"]
    alone = simulate(GAME, bots, 7, seed=3, rotate=True)
    together = simulate(GAME, bots, 7, seed=3, rotate=True, workers=2)
    assert alone == together
    assert [record.index for record in together.matches] == list(range(7))
    assert alone.to_dict() == together.to_dict()


def test_more_games_go_on_where_fewer_ended() -> None:
    assert random_games(6).matches[:3] == random_games(3).matches


def test_other_seeds_give_other_games() -> None:
    seeds = {game_seed(seed, index) for seed in range(3) for index in range(5)}
    assert len(seeds) == 15


def test_without_a_seed_it_is_told_which_was_used() -> None:
    first = simulate(GAME, ["random", "random"], 2)
    again = simulate(GAME, ["random", "random"], 2, seed=first.seed)
    assert first == again


def test_a_record_can_be_played_again_as_a_match() -> None:
    for options in ({}, {"edition": "pl", "spy": True}):
        for record in simulate(GAME, ["greedy", "random"], 2, seed=5, options=options).matches:
            match = play_match(GAME, record.bots, record.seed, options)
            assert match.result is not None
            assert match.result.winners == record.winners
            assert match.result.reason == record.reason
            assert len(match.moves) == record.decisions
            assert match.view().to_dict()["round"] == record.rounds
            assert kagemusha.replay(match.to_json()).hash == match.hash


def test_rotation_swaps_the_sides() -> None:
    result = simulate(GAME, ["random", "greedy"], 4, seed=1, rotate=True)
    assert [record.bots for record in result.matches] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ] * 2
    assert [seating.bots for seating in result.seatings] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    assert [seating.games for seating in result.seatings] == [2, 2]
    by_bot = result.wins_by_bot
    assert by_bot["random"].of == by_bot["greedy"].of == 4
    assert by_bot["random"].count + by_bot["greedy"].count == 4


def test_rotation_of_equal_bots_is_one_seating() -> None:
    result = random_games(4, rotate=True)
    assert len(result.seatings) == 1
    assert result.wins_by_bot == {}


def test_figures_add_up() -> None:
    result = random_games(12)
    (seating,) = result.seatings
    assert seating.games == result.games == 12
    assert sum(share.count for share in seating.wins) == 12
    assert sum(ending.share.count for ending in seating.endings) == 12
    assert seating.decisions is not None
    assert seating.rounds is not None
    assert seating.decisions.low == min(record.decisions for record in result.matches)
    assert 1 <= seating.rounds.low <= seating.rounds.high <= 8
    assert not result.interrupted
    assert result.rate > 0


def test_data_for_files() -> None:
    result = random_games(3)
    assert json.loads(json.dumps(result.to_dict()))["games"] == 3
    rows = result.rows()
    assert [row["game"] for row in rows] == [0, 1, 2]
    assert list(rows[0]) == [
        *("game", "seed", "seat-0", "seat-1", "winner", "reason", "decisions", "rounds")
    ]


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told(workers: int) -> None:
    told: list[tuple[int, int]] = []
    random_games(5, workers=workers, progress=lambda done, total: told.append((done, total)))
    assert told[0] == (0, 5)
    assert told[-1] == (5, 5)
    assert told == sorted(told)


def interrupt_after(games: int) -> Any:
    def progress(done: int, _total: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


def test_interrupted_alone() -> None:
    whole = random_games(6)
    part = random_games(6, progress=interrupt_after(4))
    assert part.interrupted
    assert part.requested == 6
    assert part.matches == whole.matches[:4]
    assert part.to_dict()["interrupted"] is True


def test_interrupted_with_workers() -> None:
    part = random_games(3000, workers=2, progress=interrupt_after(1))
    assert 1 <= part.games < 3000
    assert part.interrupted
    few = [record for record in part.matches if record.index < 20]
    assert few == [r for r in random_games(20).matches if r.index in {f.index for f in few}]
    assert not multiprocessing.active_children()


def test_interrupted_before_the_first_game() -> None:
    assert random_games(3, progress=interrupt_after(0)).matches == ()


PROGRAM = """
from kagemusha.arena import simulate

def tell(done, total):
    if done:
        print("playing", flush=True)

if __name__ == "__main__":
    result = simulate("seven-ronin", ["random"] * 2, 10**5, seed=1, workers=2, progress=tell)
    print("ended", result.interrupted, 0 < result.games < 10**5, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_control_c_ends_it_cleanly(tmp_path: Any) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    with started([sys.executable, program], own_session=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
        out, errors = process.communicate(timeout=60)
    assert out.splitlines()[-1] == "ended True True"
    assert errors == ""
    assert process.returncode == 0


def test_a_lost_worker_is_an_error() -> None:
    def kill_one(done: int, _total: int) -> None:
        if done:
            multiprocessing.active_children()[0].kill()

    with pytest.raises(WorkerLost) as lost:
        random_games(3000, workers=2, progress=kill_one)
    assert lost.value.messages[0].id == "arena-worker-lost"
    assert lost.value.messages[0].args["total"] == 3000


class Cheat:
    name = "cheat"
    blind = True

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        return (Action("deploy moon"),)


def test_an_illegal_decision_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "load_bot", lambda *_args: Cheat())
    with pytest.raises(IllegalAction) as refused:
        random_games(1)
    assert "seed" in refused.value.__notes__[0]


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(OptionError) as refused:
        simulate(GAME, ["random", "genius"], 1)
    assert refused.value.messages[0].id == "option-no-such-bot"
    with pytest.raises(OptionError):
        simulate(GAME, ["random"], 1)
    with pytest.raises(OptionError):
        simulate("go", ["random", "random"], 1)
    with pytest.raises(OptionError):
        simulate(GAME, ["random", "random"], 1, options={"edition": "de"})
