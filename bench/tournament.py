"""Runs a tournament of bots on two servers with one database, and kills one of them.

    python -m bench.tournament [--bots 32] [--system swiss] [--rounds 5] [ADDRESS]

Starts `kagemusha serve --lobby on` twice with a database in a temporary folder or at ADDRESS. Opens
a tournament on the first server, and kills that with SIGKILL as soon as half of the second round is
over. The other one continues. Then every match is replayed from its log, the tournament's results
are compared with those of the logs, and the ranking is computed again.
"""

from __future__ import annotations

import argparse
import json
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from itertools import cycle
from typing import Any

import httpx
from websockets.sync.client import connect

import kagemusha

CLOCK = {"kind": "live", "seconds": 3600, "increment": 0, "out": "lose"}


def serve(database: str, stack: ExitStack) -> tuple[subprocess.Popen[str], str]:
    """Start a server; returns it and its address."""
    command = [sys.executable, "-m", "kagemusha", "serve", "--port=0", "--language=en"]
    command += ["--lobby=on", "--rate=10000", f"--database={database}"]
    process = stack.enter_context(
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    )
    stack.callback(process.kill)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3].rstrip("/")


class Organiser:
    """The profile that opens the tournament."""

    def __init__(self, url: str) -> None:
        self.key = secrets.token_urlsafe(32)
        self.http = httpx.Client(base_url=f"{url}/api/lobby", timeout=120)
        self.ask("/me", name="Organiser")

    def ask(self, path: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.key}"}
        answer = self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()


def until(url: str, cup: str, wanted: Any) -> dict[str, Any]:
    """The first message of the tournament's stream for which `wanted` is true."""
    address = f"{url.replace('http', 'ws', 1)}/api/lobby/tournaments/{cup}/stream"
    with connect(address, open_timeout=60, max_size=None) as line:
        while True:
            card: dict[str, Any] = json.loads(line.recv(timeout=600))
            if wanted(card):
                return card


def half_of_second_round(card: dict[str, Any]) -> bool:
    second = [match for match in card["matches"] if match["round"] == 2]
    return bool(second) and sum(m["points"] is not None for m in second) >= len(second) / 2


def verified(url: str, card: dict[str, Any]) -> int:
    """Replay every match; returns the number of moves."""
    moves = 0
    with httpx.Client(base_url=url, timeout=120) as http:
        for match in card["matches"]:
            if match["table"] is None:
                continue
            log = http.get(f"/api/tables/{match['table']}/export").raise_for_status().text
            played = kagemusha.replay(log)
            assert played.result is not None
            won = [seat in played.result.winners for seat in (0, 1)]
            points = [0.5, 0.5] if won[0] == won[1] else [float(won[0]), float(won[1])]
            assert points == match["points"], (match, played.result)
            moves += len(played.moves)
    return moves


def check(card: dict[str, Any], bots: int) -> None:
    """Check that everybody plays each round, no pairing repeats, and the order is right."""
    swiss = card["system"] == "swiss"
    everybody = Counter(range(1, bots + 1))
    for round_ in range(1, card["rounds"] + 1):
        playing = [m for m in card["matches"] if m["round"] == round_]
        assert Counter(n for m in playing for n in m["entrants"]) == everybody
    met = Counter(frozenset(m["entrants"]) for m in card["matches"])
    assert max(met.values()) == (2 if card["system"] == "double-round-robin" else 1)
    points: Counter[int] = Counter()
    for match in card["matches"]:
        for number, score in zip(match["entrants"], match["points"], strict=True):
            points[number] += score
    against: dict[int, list[int]] = {n: [] for n in everybody}
    for match in card["matches"]:
        if len(match["entrants"]) == 2:
            one, other = match["entrants"]
            against[one].append(other)
            against[other].append(one)
        elif swiss:
            [one] = match["entrants"]
            against[one].append(one)
    rows = card["entrants"]
    for row in rows:
        assert row["points"] == points[row["number"]]
        if swiss:
            assert row["buchholz"] == sum(points[n] for n in against[row["number"]])
    keys = [(-row["points"], -row["buchholz"] if swiss else 0) for row in rows]
    assert keys == sorted(keys)


def run(database: str, args: argparse.Namespace) -> None:
    with ExitStack() as stack:
        first, url = serve(database, stack)
        _, other = serve(database, stack)
        organiser = Organiser(url)
        wanted = {"name": "Bots", "game": args.game, "clock": CLOCK, "rest": 0, "rated": True}
        system = {"system": args.system, "rounds": args.rounds, "most": args.bots}
        cup = organiser.ask("/tournaments", **wanted, **system)["id"]
        levels = cycle(args.levels.split(","))
        entered = Counter(next(levels) for _ in range(args.bots))
        for bot, number in entered.items():
            organiser.ask(f"/tournaments/{cup}", type="enter-bots", bot=bot, number=number)
        began = time.monotonic()
        organiser.ask(f"/tournaments/{cup}", type="start")
        card = until(other, cup, half_of_second_round)
        first.send_signal(signal.SIGKILL)
        first.wait()
        killed = time.monotonic()
        done = sum(match["points"] is not None for match in card["matches"])
        print(
            f"killed one server after {killed - began:.1f} s: {done} matches were over", flush=True
        )
        card = until(other, cup, lambda now: now["status"] != "running")
        assert card["status"] == "over"
        took = time.monotonic() - began
        check(card, args.bots)
        moves = verified(other, card)
        number = sum(match["table"] is not None for match in card["matches"])
        rounds = f"{card['rounds']} rounds"
        print(
            f"{args.bots} bots, {card['system']}, {rounds}, {number} matches: over in {took:.1f} s"
        )
        print(f"all {number} matches replayed from their logs: {moves} moves, every result agrees")
        for row in card["entrants"][: args.show]:
            name = f"{row['name']} {row['number']}"
            record = f"{row['won']}-{row['drawn']}-{row['lost']}"
            ties = f"{row['buchholz']:5.1f} {row['sonneborn_berger']:6.2f}"
            print(f"{row['place']:3} {name:12} {row['points']:4.1f}  {record}  {ties}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", type=int, default=32)
    parser.add_argument("--system", default="swiss")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="wat-aah")
    parser.add_argument("--levels", default="random,greedy,novice", help="the bots, by turns")
    parser.add_argument("--show", type=int, default=8, help="places that are printed")
    parser.add_argument("address", nargs="?")
    args = parser.parse_args()
    if args.address:
        run(args.address, args)
        return
    with tempfile.TemporaryDirectory() as folder:
        run(f"sqlite:///{folder}/tournament.db", args)


if __name__ == "__main__":
    main()
