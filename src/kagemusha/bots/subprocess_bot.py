"""A bot that is a program in any language, with one line of JSON for each request and answer.

docs/write-a-bot.md describes the lines. The program starts at the first decision, keeps running for
all others, and ends when its input ends.
"""

from __future__ import annotations

import contextlib
import json
import math
import shlex
import shutil
import subprocess
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.game import Rules
from kagemusha.core.view import View

PROTOCOL = 1
DRAW_BITS = 53
"""The bits of the random number for the program: every language can read that many exactly."""
SHOWN = 300
"""How many characters of a line an error message quotes."""
EXIT_SECONDS = 2.0
"""How long a program may run after its input has ended."""


class ProgramFailed(KagemushaError, RuntimeError):  # noqa: N818  says what happened
    """The program of a bot did not start, ended early, or did not answer with a plan."""


class ProgramBot:
    """Asks a program for its decisions."""

    blind = False

    def __init__(self, name: str, command: str, rules: Rules[Any], effort: Effort) -> None:
        self.name = name
        self._command, self._rules, self._effort = command, rules, effort
        self._process: subprocess.Popen[str] | None = None

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """The program's answer, as actions."""
        seconds = self._effort.seconds
        question = {
            "type": "decide",
            "view": view.to_dict(),
            "legal": [action.notation for action in legal],
            "draw": rng.bits(DRAW_BITS),
            "work": self._effort.work,
            "seconds": None if math.isinf(seconds) else seconds,
        }
        line = self._ask(question)
        try:
            plan = json.loads(line)["plan"]
            lines = [plan] if isinstance(plan, str) else plan
            actions = [action for text in lines for action in self._rules.parse(text)]
        except (ValueError, KeyError, TypeError, AttributeError):
            actions = []
        if not actions:
            raise self._failed("bot-program-answer", line=line.strip()[:SHOWN])
        return actions

    def _ask(self, question: dict[str, object]) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question, separators=(",", ":")) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            self._process = None
            _end(process)
            raise self._failed("bot-program-ended", code=process.returncode)
        return line

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        words = shlex.split(self._command)
        try:
            process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        except (OSError, IndexError) as error:
            raise self._failed("bot-program-missing", problem=str(error)) from error
        weakref.finalize(self, _end, process)
        self._process = process
        self._ask(
            {
                "type": "match",
                "protocol": PROTOCOL,
                "game": self._rules.game,
                "seats": self._rules.seats,
                "options": dict(self._rules.options),
            }
        )
        return process

    def _failed(self, text: str, **args: str | int) -> ProgramFailed:
        return ProgramFailed(Message(text, {"command": self._command, **args}))


def program_file(command: str) -> Path | None:
    """The last file in a command: the program, or the script for an interpreter."""
    words = shlex.split(command)
    files = [Path(word) for word in words if Path(word).is_file()]
    found = shutil.which(words[0]) if words else None
    return files[-1] if files else Path(found) if found else None


def _end(process: subprocess.Popen[str]) -> None:
    """Wait for a program to end; kill it if it does not."""
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    try:
        process.wait(EXIT_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
