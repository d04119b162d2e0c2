"""Contests on a Ray cluster: the extra `kagemusha[ray]`.

Each matchup is a task. If a machine is lost, Ray plays its unfinished matchups elsewhere. The
result is the same, because a matchup depends only on the contest and its own number.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable
from functools import partial
from itertools import islice
from typing import Any

from kagemusha.arena.contest.design import Contest
from kagemusha.arena.contest.engines import AHEAD, Engine, MatchupRunner, PlayedMatchup, check_code
from kagemusha.arena.play import PlayedMatch
from kagemusha.arena.simulate import POLL_SECONDS, WorkerLost
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.extras import require

RETRIES = 10
"""How many times a matchup is retried after its machine was lost."""

KNOCK = 5.0
"""Seconds to wait for a connection."""


class ClusterUnavailable(KagemushaError):  # noqa: N818  says what is missing
    """There is no cluster at that address."""


def on_ray(address: str | None = None, workers: int | None = None) -> Engine:
    """An engine that uses the cluster at this address or, without one, only this machine.

    `workers` matchups are played at a time; by default one for each processor of the cluster.
    """
    require("ray", "ray")
    return partial(_on_cluster, address, workers)


def _on_cluster(
    address: str | None, workers: int | None, contest: Contest, matchups: Iterable[int]
) -> Generator[PlayedMatchup, None, None]:
    import ray

    ours = not ray.is_initialized()
    if ours:
        _join(address, workers)
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_matchup)
    shared = ray.put(contest)
    waiting = iter(matchups)
    running: dict[Any, int] = {}
    try:
        while True:
            width = AHEAD * (workers or int(ray.cluster_resources().get("CPU", 1)))
            for matchup in islice(waiting, max(0, width - len(running))):
                running[play.remote(shared, matchup)] = matchup
            if not running:
                return
            ended, _ = ray.wait(list(running), timeout=POLL_SECONDS)
            for reference in ended:
                yield running.pop(reference), ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, KagemushaError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise WorkerLost(Message("arena-matchup-lost")) from error
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if ours:
            ray.shutdown()


def _join(address: str | None, workers: int | None) -> None:
    import ray

    quiet = {"log_to_driver": False, "logging_level": "error", "include_dashboard": False}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # avoids a warning by Ray
    try:
        if address is None:
            ray.init(address="local", num_cpus=workers, **quiet)
        else:
            _check_reachable(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as error:
        problem = str(error).partition("\n")[0]
        args = {"address": address or "local", "problem": problem}
        raise ClusterUnavailable(Message("arena-no-cluster", args)) from error


def _check_reachable(address: str) -> None:
    """Raise OSError at once if nothing answers; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "://" not in host:
        socket.create_connection((host, int(port)), KNOCK).close()


_matchup_runners: dict[str, MatchupRunner] = {}


def _play_matchup(contest: Contest, matchup: int) -> list[PlayedMatch]:
    key = repr(contest)
    if key not in _matchup_runners:
        check_code(contest)
        _matchup_runners.clear()
        _matchup_runners[key] = MatchupRunner(contest)
    return _matchup_runners[key].play(matchup)
