"""Datasets: reproducible, verified, and with observations as the seats saw them."""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.core import registry
from kagemusha.core.errors import KagemushaError
from kagemusha.datasets import Dataset, DatasetError, batches, load, make_dataset, sample
from kagemusha.envs.spec import EnvSpec

BOTS = ("random", "greedy")


def made(path: Path, matches: int = 4, **settings: Any) -> Dataset:
    found = make_dataset(path, "wat-aah", BOTS, matches, seed=5, **settings)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return made(tmp_path_factory.mktemp("datasets") / "small.jsonl.xz")


@pytest.mark.parametrize("game_id", [*kagemusha.games(), "lanterns"])
def test_any_game(game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "lanterns", LanternsGame())
    dataset = make_dataset(tmp_path / "any.jsonl.xz", game_id, ["random"], 2, seed=3)
    assert dataset is not None
    (one, two), rows = dataset.matches(), load(dataset)
    assert one.hash != two.hash
    assert kagemusha.replay(one.to_json()).hash == one.hash
    assert len(rows) == len(one.moves) + len(two.moves)
    spec = EnvSpec(game_id, None, {})
    again, place = one.restart(), 0
    for place, move in enumerate(one.moves):
        seen = spec.observe(again._play, move.seat)
        assert (rows.observations[place] == seen["observation"]).all()
        assert (rows.masks[place] == seen["action_mask"]).all()
        assert spec.space.action(int(rows.actions[place])) == move.action
        again.act(move.seat, move.action)
    assert one.result
    assert rows.outcomes[place] == (1 if one.moves[-1].seat in one.result.winners else -1)


def test_the_same_file_however_it_is_made(small: Dataset, tmp_path: Path) -> None:
    def stop(done: int, _total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    path = tmp_path / "stopped.jsonl.xz"
    assert make_dataset(path, "wat-aah", BOTS, 4, seed=5, progress=stop) is None
    assert not path.exists()
    told: list[int] = []
    assert list(made(path, progress=lambda done, _total: told.append(done))) == list(small)
    assert told == [2, 3, 4]
    longer = tmp_path / "longer.jsonl.xz"
    assert len(made(longer, 3)) == 3
    assert list(made(longer, 4, workers=2)) == list(small)
    assert {bot for match in small for bot in match.bots} == {0, 1}
    with pytest.raises(KagemushaError, match="contains other matches"):
        make_dataset(longer, "wat-aah", BOTS, 4, seed=6)


def changed(dataset: Dataset, path: Path, line: int, change: Callable[[Any], Any]) -> Dataset:
    """A copy with one line replaced."""
    with lzma.open(dataset.path, "rt") as file:
        lines = [json.loads(each) for each in file]
    new = change(lines[line])
    lines[line : line + 1] = [] if new is None else [new]
    with lzma.open(path, "wt") as file:
        file.writelines(json.dumps(each) + "\n" for each in lines)
    return Dataset(path)


CHANGES: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another choice": (lambda row: row | {"choices": [*row["choices"][:-1], 0]}, "Match 1 of"),
    "a choice less": (lambda row: row | {"choices": row["choices"][:-1]}, "Match 1 of"),
    "a choice more": (lambda row: row | {"choices": [*row["choices"], 0]}, "Match 1 of"),
    "another winner": (lambda row: row | {"winners": [0, 1]}, "Match 1 of"),
    "another log": (lambda row: row | {"link": "0" * 32}, "Match 1 of"),
    "another seat": (lambda row: row | {"seats": [1]}, "Match 1 of"),
    "a wrong number": (lambda row: row | {"choices": ["x"]}, "Match 1 of"),
    "a match less": (lambda row: None, "should have 4 matches but has 3|Match 1 of"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_is_found(small: Dataset, tmp_path: Path, what: str) -> None:
    change, words = CHANGES[what]
    dataset = changed(small, tmp_path / "changed.jsonl.xz", 2, change)
    with pytest.raises(DatasetError, match=words):
        list(dataset.matches())


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("dataset", 99, "format 99"),
        ("rules", "0", "rules version 0"),
        ("content", "0", "different content"),
        ("actions", ["recruit"], "numbers the actions differently"),
    ],
)
def test_other_rules_are_refused(
    small: Dataset, tmp_path: Path, key: str, value: Any, words: str
) -> None:
    with pytest.raises(DatasetError, match=words):
        list(changed(small, tmp_path / "x.jsonl.xz", 0, lambda row: row | {key: value}).matches())


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl.xz"
    for content in (b"", b"plain", lzma.compress(b"[]\n"), lzma.compress(b"no json\n")):
        path.write_bytes(content)
        with pytest.raises(DatasetError, match="is not a dataset"):
            Dataset(path)


# --- for learning --------------------------------------------------------------------------------


def test_batches(small: Dataset) -> None:
    whole = load(small)
    parts = list(batches(small, 50, ahead=2))
    assert {len(part) for part in parts[:-1]} == {50}
    assert (np.concatenate([part.actions for part in parts]) == whole.actions).all()
    little = load(small, number="uint8")
    scale = EnvSpec("wat-aah", None, {}).encoder.scale
    assert little.observations.dtype == np.uint8
    assert (little.observations * scale == whole.observations).all()
    mixed = list(batches(small, 50, shuffle=1))
    order = np.concatenate([part.actions for part in mixed])
    assert (order != whole.actions).any()
    assert (np.sort(order) == np.sort(whole.actions)).all()
    assert (order == np.concatenate([b.actions for b in batches(small, 50, shuffle=1)])).all()
    halves = [part for i in (0, 1) for part in batches(small, 50, part=(i, 2))]
    assert sum(map(len, halves)) == len(whole)


def test_some_decisions_only(small: Dataset) -> None:
    whole = load(small)
    strong = load(small, bots=["greedy"])
    assert set(strong.bots.tolist()) == {small.bots.index("greedy")}
    assert len(strong) == (whole.bots == 1).sum()
    free = load(small, forced=False)
    assert (free.masks.sum(axis=1) > 1).all()
    assert len(free) == (whole.masks.sum(axis=1) > 1).sum()


def test_pytorch_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "kagemusha.datasets.tensors", raising=False)
    from kagemusha import datasets

    with pytest.raises(ImportError, match="pip install torch"):
        _ = datasets.DecisionTensors


def test_tensors(small: Dataset) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not in the locked requirements")
    from kagemusha.datasets import DecisionTensors

    whole = load(small)
    for workers in (0, 2):
        tensors = DecisionTensors(small, 50, shuffle=3)
        loader = torch.utils.data.DataLoader(tensors, batch_size=None, num_workers=workers)
        first = [batch["actions"] for batch in loader]
        assert np.array_equal(np.sort(torch.cat(first).numpy()), np.sort(whole.actions))
        tensors.epoch = 1
        second = [batch["actions"] for batch in loader]
        assert not torch.equal(torch.cat(first), torch.cat(second))


# --- what comes with the package -----------------------------------------------------------------


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_the_sample(game_id: str) -> None:
    dataset = sample(game_id)
    assert dataset.path.stat().st_size < 300_000
    matches = list(dataset)
    assert len(matches) >= 100
    for number in (0, len(matches) // 2, len(matches) - 1):
        dataset.replay(number, matches[number])
