"""Contests on a Ray cluster of two nodes; skipped only where Ray is not installed."""

from __future__ import annotations

import dataclasses
import importlib.util
from collections.abc import Iterator
from typing import Any

import pytest

from kagemusha.arena.contest import CodeMismatch, Contest, Verdict, make_contest, play_contest
from kagemusha.arena.contest.cluster import ClusterUnavailable, on_ray
from kagemusha.core import extras

HAS_RAY = importlib.util.find_spec("ray") is not None
needs_ray = pytest.mark.skipif(not HAS_RAY, reason="the extra kagemusha[ray] is not installed")
# Ray leaves files and sockets to its processes; what it warns of is not ours.
pytestmark = pytest.mark.filterwarnings("ignore")


def contest() -> Contest:
    return make_contest("wat-aah", ["random", "greedy"], seed=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield nodes
    nodes.shutdown()


@needs_ray
def test_a_lost_node_costs_nothing_but_time(cluster: Any) -> None:
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    lost: list[Any] = []

    def lose_one(done: int, _total: int, _verdict: Verdict | None) -> None:
        if done >= 20 and not lost:
            lost.append(node)
            cluster.remove_node(node, allow_graceful=False)

    asked = contest()
    result = play_contest(asked, 60, engine=on_ray(cluster.address), watch=lose_one)
    assert lost
    assert not result.interrupted
    assert result == play_contest(asked, 60)


@needs_ray
def test_other_code_is_refused(cluster: Any) -> None:
    changed = dataclasses.replace(contest(), code="0" * 16)
    with pytest.raises(CodeMismatch) as refused:
        play_contest(changed, 2, engine=on_ray(cluster.address))
    assert refused.value.messages[0].id == "arena-other-code"


@needs_ray
def test_an_address_without_a_cluster_is_named() -> None:
    with pytest.raises(ClusterUnavailable) as refused:
        play_contest(contest(), 2, engine=on_ray("127.0.0.1:1"))
    assert "127.0.0.1:1" in str(refused.value.messages[0].args)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    with pytest.raises(extras.MissingExtra, match=r'pip install "kagemusha\[ray\]"'):
        on_ray()
