"""Fuzzing: every random input must be carried out, or refused with a sentence.

    python -m bench.fuzz [--inputs 5000000] [--seconds 0] [--state fuzz.json] [--part 0]
                         [TARGET ...]
    python -m bench.fuzz --sum FILE ...

| target | what is sent, and what counts as a fault |
| --- | --- |
| http | requests to a real server: an answer of 5xx, or no answer |
| stream | WebSocket messages to a real server: a stream that ends with 1011, or stops answering |
| notation | plans for a match: an exception that is not a refusal |
| position | position lines |
| log | logs to replay |
| command | command lines: an exception, or an exit code other than 0, 1 or 2 |

The share of each target is below. The server's log must not contain a traceback. The command
resumes: input n of a target is always the same. Findings are saved in the state file. Parts with
different inputs can run at the same time, each with its own state file; `--sum` adds them up.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

import kagemusha
from bench import parts
from bench.fuzz_inputs import Dice
from bench.fuzz_server import MEMORY, Target, fuzz_http, fuzz_stream
from kagemusha.core.errors import KagemushaError
from kagemusha.core.match import Match
from kagemusha.table import Store, Tables

SHARES = {
    "http": 0.1,
    "stream": 0.3,
    "notation": 0.59,
    "position": 0.005,
    "log": 0.004,
    "command": 0.001,
}
MOST_FINDINGS = 50
KEEP = 2.0
"""Seconds between two writes of the state."""


class Moment(NamedTuple):
    """A match at some point, with data about it."""

    match: Match
    legal: dict[int, list[str]]
    """The legal actions of each pending seat, in notation."""
    position: str
    log: str


@cache
def moments() -> tuple[Moment, ...]:
    """Some moments in some matches of each game."""
    found = []
    for game in kagemusha.games():
        dice = Dice(game)
        for seed in range(4):
            match = kagemusha.game(game).new(seed=seed)
            for _ in range(dice.randint(0, 60)):
                if match.pending:
                    seat = dice.choice(match.pending)
                    match.act(seat, dice.choice(list(match.legal(seat))))
            legal = {seat: [str(one) for one in match.legal(seat)] for seat in match.pending}
            found.append(Moment(match, legal, match.position(), match.to_json()))
    return tuple(found)


@cache
def running() -> tuple[tuple[Match, int, list[str]], ...]:
    """For those that are not over: the match, a seat, and its legal actions."""
    return tuple((m.match, seat, legal) for m in moments() for seat, legal in m.legal.items())


def notation(dice: Dice) -> str:
    """An almost valid plan."""
    match, seat, legal = dice.choice(running())
    plan = "; ".join(dice.choice(legal) for _ in range(dice.randint(1, 4)))
    plan = dice.text(plan) if dice.randrange(8) else plan
    with contextlib.suppress(KagemushaError):
        for reason in match.why_not(seat, plan):
            str(reason)
    with contextlib.suppress(KagemushaError):
        match.clone().act_all(seat, plan)
    return plan


def position(dice: Dice) -> str:
    """An almost valid position line."""
    moment = dice.choice(moments())
    line = dice.text(moment.position)
    with contextlib.suppress(KagemushaError):
        found = moment.match.game.position(line)
        for seat in (None, *range(found.rules.seats)):
            found.view(seat).to_json()
    return line


def log(dice: Dice) -> str:
    """An almost valid log."""
    text = dice.choice(moments()).log
    changed = dice.text(text) if dice.randrange(2) else json.dumps(dice.value(json.loads(text)))
    with contextlib.suppress(KagemushaError):
        kagemusha.replay(changed)
    return changed


COMMANDS = (
    *("games", "rules GAME", "rules GAME --rule R1", "verify FILE", "perft GAME --depth 1"),
    *("admin list DB", "admin reports DB", "admin resolve x dismiss DB", "admin block 1.2.3.4 DB"),
    *("admin moderate x mute --seat 0 DB", "admin unblock x DB", "admin expire finished=1 DB"),
    *("backup FILE DB", "replay FILE", "simulate GAME --games 1 --bots random,random --seed 1"),
    *("restore FILE DB", "animate FILE", "games GAME", "admin disk DB", "admin blocks DB"),
    *("admin tournaments DB", "admin cancel-tournament x DB", "admin rename-tournament x y DB"),
    *("admin studies DB", "admin delete-study x DB", "admin close x DB", "admin delete x DB"),
    *("admin export x FILE DB", "admin fair-play x --matches 1 DB", "admin downgrade 0003 DB"),
)


@cache
def database() -> bytes:
    """A database with a table of each game."""
    with tempfile.TemporaryDirectory() as folder:
        with (
            Store.open(f"sqlite:///{folder}/tables.db") as store,
            Tables(store, workers=0, every=None) as tables,
        ):
            for game in kagemusha.games():
                tables.create(game, client="192.0.2.1")
        return Path(folder, "tables.db").read_bytes()


def command(dice: Dice) -> str:
    """An almost valid command line."""
    from kagemusha.terminal.main import main as run

    memory = MEMORY if MEMORY.exists() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder, contextlib.chdir(folder):
        os.environ["XDG_DATA_HOME"] = folder  # the location of the default database
        file = Path(folder, "log.json")
        file.write_text(dice.text(dice.choice(moments()).log), encoding="utf-8", errors="replace")
        Path(folder, "tables.db").write_bytes(database())
        given = {
            "GAME": dice.choice(list(kagemusha.games())),
            "FILE": str(file),
            "DB": f"--database=sqlite:///{folder}/tables.db",
        }
        words = [given.get(word, word) for word in dice.choice(COMMANDS).split()]
        for _ in range(dice.randint(0, 2)):
            at = dice.randrange(1, len(words)) if len(words) > 1 else 0
            words[at] = dice.text(words[at]).replace("\x00", "")
        words.append(f"--language={dice.choice(('en', 'fr', 'pl', 'xx'))}")
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            try:
                code = run(words)
            except SystemExit as left:
                code = left.code if isinstance(left.code, int) else 2
        if code not in (0, 1, 2) or "Traceback" in out.getvalue():
            raise AssertionError(f"exit code {code}: {out.getvalue()[-2000:]}")
    return " ".join(words)


HERE: dict[str, Callable[[Dice], str]] = {
    "notation": notation,
    "position": position,
    "log": log,
    "command": command,
}


def in_process(name: str) -> Target:
    """A target that needs no server."""

    def run(first: int) -> Iterator[str | None]:
        number = first
        while True:
            try:
                HERE[name](Dice(f"{name} {number}"))
                yield None
            except Exception:
                yield f"{name} {number}: {traceback.format_exc()[-3000:]}"
            number += 1

    return run


def main() -> int:
    """Send the requested number of inputs."""
    targets: dict[str, Target] = {"http": fuzz_http, "stream": fuzz_stream}
    targets |= {name: in_process(name) for name in HERE}
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz")
    parser.add_argument("targets", nargs="*", default=list(targets))
    parser.add_argument("--inputs", type=int, default=5_000_000)
    parser.add_argument("--seconds", type=float, default=0)
    parts.add_options(parser, "fuzz.json")
    asked = parser.parse_args()
    kept = parts.added(asked.sum or [asked.state])
    for name in () if asked.sum else asked.targets:
        row = kept.setdefault(name, {"inputs": 0, "findings": []})
        first = asked.part * parts.APART + row["inputs"]
        found, end, keep = targets[name](first), float("inf"), 0.0
        while row["inputs"] < asked.inputs * SHARES[name] and time.monotonic() < end:
            finding = next(found)
            if asked.seconds and end == float("inf"):  # count from the first answer
                end = time.monotonic() + asked.seconds
            row["inputs"] += 1
            if finding is not None and len(row["findings"]) < MOST_FINDINGS:
                row["findings"].append(finding)
                print(finding, file=sys.stderr)
            if time.monotonic() > keep:
                parts.keep(asked.state, kept)
                keep = time.monotonic() + KEEP
        found.close()  # type: ignore[attr-defined]
        parts.keep(asked.state, kept)
    print(f"{date.today()}, {kagemusha.__version__}")
    print("| target | inputs | faults |")
    print("| --- | --- | --- |")
    for name, row in kept.items():
        print(f"| {name} | {row['inputs']:,} | {len(row['findings'])} |")
    return 1 if any(row["findings"] for row in kept.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
