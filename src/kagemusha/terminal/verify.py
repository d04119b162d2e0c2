"""`kagemusha verify`: checks logs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kagemusha.terminal import saves
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.printing import leading_values, own, seat_name
from kagemusha.terminal.screen import Screen


def verify(screen: Screen, files: Sequence[Path]) -> int:
    """Print one line for each file. The exit code tells whether all are valid."""
    code = 0
    for file in files:
        try:
            match = saves.read(file, screen).match
        except Refused as refused:
            screen.complain(f"kagemusha: {refused}")
            code = max(code, refused.code)
            continue
        result = match.result
        name = screen.texts.name
        if result is None:
            ended = screen.say("terminal-verify-running")
        else:
            sides = [seat_name(screen, match.game, seat) for seat in result.winners]
            reason = name("reason", result.reason)
            key = "terminal-verify-won" if sides else "terminal-verify-nobody"
            ended = screen.say(key, name=", ".join(sides), reason=reason)
        line = screen.say(
            own(screen, match.game.id, "terminal-verify-ok"),
            file=str(file),
            game=name("game", match.game.id),
            number=len(match.moves),
            ended=ended,
            **leading_values(match.game.id, match.rules.options),
        )
        screen.show_whole(line)
    return code
