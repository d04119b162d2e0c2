"""Errors as ids and numbers; the package `text` turns them into sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """A message: a text id with its arguments, and the rule behind it."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    rule: str = ""

    def __str__(self) -> str:
        return _speak(self)


def _plainly(message: Message) -> str:
    args = ", ".join(f"{key} {value}" for key, value in message.args.items())
    return f"{message.id} ({args})" if args else message.id


_speak: Callable[[Message], str] = _plainly


def speak_with(renderer: Callable[[Message], str]) -> None:
    """Set the renderer of error messages; the package `text` calls this."""
    global _speak  # noqa: PLW0603  the arrow points from text to core, never back
    _speak = renderer


class KagemushaError(Exception):
    """Something was refused, and nothing has changed."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages = messages

    def __str__(self) -> str:
        return " ".join(
            str(m) if m.rule in ("", "core") else f"{m.rule}: {m}" for m in self.messages
        )


class NotationError(KagemushaError, ValueError):
    """The text is not an action in this game's notation."""


class IllegalAction(KagemushaError):  # noqa: N818  public name
    """The action is well formed but not legal now; `rule` and `rules` tell why."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that were broken."""
        return tuple(m.rule for m in self.messages)

    @property
    def rule(self) -> str:
        """The id of the first rule that was broken."""
        return self.messages[0].rule


class OptionError(KagemushaError, ValueError):
    """There is no such game, option or number of seats."""


class ContentError(KagemushaError, ValueError):
    """A card or board file is wrong; the message names file, entry and key."""


class ReplayError(KagemushaError, ValueError):
    """A log cannot be replayed; `entry` is the first wrong one (0: the header)."""

    def __init__(self, entry: int, *messages: Message) -> None:
        super().__init__(*messages)
        self.entry = entry
