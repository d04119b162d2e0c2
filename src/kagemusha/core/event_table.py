"""A table of all events of a kernel: turns the numbers on its tape into `Event`s."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from kagemusha.core.event import Event

Value = str | int | tuple[str, ...]
Args = dict[str, Value]
Note = tuple[int, ...]
"""One event on a tape: its code, then its numbers."""
Reader = Sequence[str] | Callable[[int], Value]
"""How to read a number: as an index into ids, or with a function."""

MEMORY = 4096
"""How many decoded notes a table caches: the same few occur again and again."""


@dataclass(frozen=True)
class EventKind:
    """How to read the notes with one code."""

    name: str
    """The event's id without the prefix of the game."""
    rule: str | Callable[[Sequence[int]], str]
    """The id of the rule behind it, or a function if that depends on the numbers."""
    args: str = ""
    """The names of the numbers on the tape, in order, separated by spaces."""
    only: str | tuple[int, ...] | None = None
    """Who sees it: names of arguments that are seats, or seat numbers; None means everybody."""
    masked: str = ""
    """The event that all others see instead, with the arguments in `only`; "" means nothing."""
    reveals: bool = False
    """Whether somebody learns something new, so that nothing before it can be undone."""
    untold: bool = False
    """Whether what they learn is only in their view, not in the event."""
    derived: Mapping[str, Callable[[Sequence[int]], Value]] | None = None
    """Arguments that depend on several numbers of the tape."""


class EventTable:
    """Decodes the tapes of one game and its setup."""

    def __init__(
        self, prefix: str, kinds: Mapping[int, EventKind], readers: Mapping[str, Reader]
    ) -> None:
        """`readers` by argument name; an argument without one is a plain number."""
        self._prefix = prefix
        self._kinds = kinds
        self._readers = {name: _function(reader) for name, reader in readers.items()}
        self._known: dict[Note, Event] = {}

    def decode(self, tape: Iterable[Note]) -> list[Event]:
        """The events of a tape, each with its audience."""
        known = self._known
        events = []
        for note in tape:
            event = known.get(note)
            if event is None:
                if len(known) >= MEMORY:
                    known.clear()
                event = known[note] = self._event(note)
            events.append(event)
        return events

    def _event(self, note: Note) -> Event:
        kind, numbers = self._kinds[note[0]], note[1:]
        names = kind.args.split()
        args: Args = {}
        for name, number in zip(names, numbers, strict=False):
            read = self._readers.get(name)
            args[name] = number if read is None else read(number)
        for name, derive in (kind.derived or {}).items():
            args[name] = derive(numbers)
        rule = kind.rule if isinstance(kind.rule, str) else kind.rule(numbers)
        audience: frozenset[int] | None = None
        masked: Event | None = None
        if isinstance(kind.only, str):
            shown = kind.only.split()
            audience = frozenset(numbers[names.index(name)] for name in shown)
            if kind.masked:
                masked = Event(
                    f"{self._prefix}-{kind.masked}", {name: args[name] for name in shown}, rule
                )
        elif kind.only is not None:
            audience = frozenset(kind.only)
        return Event(
            f"{self._prefix}-{kind.name}",
            args,
            rule,
            audience=audience,
            masked=masked,
            reveals=kind.reveals,
            untold=kind.untold,
        )


def _function(reader: Reader) -> Callable[[int], Value]:
    return reader if callable(reader) else reader.__getitem__
