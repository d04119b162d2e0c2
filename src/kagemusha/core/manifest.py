"""What a game declares about itself: name, seats, duration, and its options as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.origins import Origins

Value = str | bool
Kind = Literal["choice", "switch", "number", "file", "per-seat"]


@dataclass(frozen=True)
class Preset:
    """How a value of a leading option affects seats and other options."""

    seats: tuple[int, ...] | None = None
    """The seat counts that allow it; None means all of the game's."""
    sets: Mapping[str, Any] = field(default_factory=dict)
    """New defaults of other options. A list with entries for seats is repeated as needed."""
    fixed: Mapping[str, str] = field(default_factory=dict)
    """Other options that must keep their default, each with the text id of the refusal."""


@dataclass(frozen=True)
class OptionSpec:
    """Something to choose before a match.

    | kind       | value                                                                       |
    | ---------- | --------------------------------------------------------------------------- |
    | `choice`   | one of `values`                                                             |
    | `switch`   | True or False                                                               |
    | `number`   | a whole number from `least` to `most`                                       |
    | `file`     | the user's content: a `Path` or data; None is the content of the box         |
    | `per-seat` | a list with an entry for each seat; one entry, or text with commas, will do |
    """

    name: str
    kind: Kind
    values: tuple[str, ...] | Callable[[], Sequence[str]] = ()
    """May be a function that reads them from the built-in content; then the game checks a value."""
    default: Any = None
    least: int = 0
    most: int = 0
    presets: Mapping[str, Preset] = field(default_factory=dict)
    """Only for leading options: how each value affects seats and other options."""
    wrong_seats: str = ""
    """Only for leading options: the text id for refusing a seat count."""
    expert: bool = False
    """Whether most players leave it at its default, because a leading option sets it."""
    folder: bool = False
    """Whether the value is a folder of files instead of a file."""

    def known(self) -> tuple[Value, ...]:
        """The possible values, if they can be listed, the default first."""
        if self.kind == "switch":
            return (bool(self.default), not self.default)
        return tuple(self.values() if callable(self.values) else self.values)

    def check(self, value: Any) -> None:
        """Refuse a value of the wrong type, or one that is not listed."""
        if self.kind == "file":
            # Text is refused: the options of a log from somebody else must never open a file.
            fits, known = isinstance(value, Path | Mapping | None), "pathlib.Path, TOML data"
        elif self.kind == "switch":
            fits, known = isinstance(value, bool), "on, off"
        elif self.kind == "number":
            fits = type(value) is int and self.least <= value <= self.most
            known = f"{self.least}-{self.most}"
        elif self.kind == "per-seat":
            entries = value if isinstance(value, list | tuple) else [value]
            fits, known = all(isinstance(entry, str) for entry in entries), self._listed()
        else:
            fits = isinstance(value, str) and (callable(self.values) or value in self.values)
            known = self._listed()
        if not fits:
            raise self.wrong(value, known)

    def wrong(self, value: Any, known: str = "") -> OptionError:
        """The error for a value that is refused."""
        args = {"option": self.name, "value": str(value), "known": known or self._listed()}
        return OptionError(Message("option-wrong-value", args))

    def _listed(self) -> str:
        return ", ".join(map(str, self.known()))


@dataclass(frozen=True)
class NameKinds:
    """Which ids in a game's events and messages have names, and of what kind."""

    arguments: Mapping[str, str] = field(default_factory=dict)
    """The kind of name for each argument. Arguments that end in `-list` have several ids."""
    lists: tuple[str, ...] = ()
    """Other arguments with several ids."""
    own: tuple[str, ...] = ()
    """Kinds whose ids may have no text in any language: those from a player's own file."""
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds that stand for several others: `weapon-katana` is a `gear`."""


@dataclass(frozen=True)
class Manifest:
    """Describes a game as data, without loading its rules."""

    id: str
    seats: tuple[int, ...]
    title: str = ""
    minutes: tuple[int, int] | None = None
    """The usual shortest and longest duration of a match."""
    rules_version: str = "1"
    seat_names: tuple[str, ...] = ()
    """Text ids of the seats' names, if the rulebook names them."""
    usual_seats: int | None = None
    """The default number of seats; None means the smallest."""
    options: tuple[OptionSpec, ...] = ()
    rated_by: str = ""
    """The option whose values are rated separately, such as a mode; "" for none."""
    chance: bool = True
    """Whether the game has chance."""
    zero_sum: bool = False
    """Whether always exactly one of two sides wins."""
    origins: Origins = field(default_factory=Origins)
    """Which rules and cards come from the rulebook."""
    names: NameKinds = field(default_factory=NameKinds)
    """Which ids have names in its texts."""

    @property
    def rank(self) -> tuple[float, str]:
        """A sort key for lists: short games first, unknown durations last."""
        return (self.minutes[1] if self.minutes else float("inf"), self.id)

    @property
    def leading(self) -> tuple[OptionSpec, ...]:
        """The options on which seats or other options depend, such as a mode or an edition."""
        return tuple(option for option in self.options if option.presets)

    def option(self, name: str) -> OptionSpec:
        """The option with that name."""
        return next(option for option in self.options if option.name == name)

    def seats_with(self, option: OptionSpec, value: Any) -> tuple[int, ...]:
        """The seat counts that a value can be played with."""
        preset = option.presets.get(value) if isinstance(value, str) else None
        return preset.seats if preset and preset.seats else self.seats

    def default_seats(self, options: Mapping[str, Any] | None = None) -> int:
        """The default number of seats with these options."""
        possible = set(self.seats)
        for option in self.leading:
            possible &= set(self.seats_with(option, (options or {}).get(option.name)))
        return self.usual_seats if self.usual_seats in possible else min(possible)

    def choose_seats(self, seats: int | None, options: Mapping[str, Any] | None = None) -> int:
        """The number of seats, the default for None; OptionError if the game does not allow it."""
        if seats is None:
            return self.default_seats(options)
        if type(seats) is not int or seats not in self.seats:
            known = ", ".join(map(str, self.seats))
            raise OptionError(Message("option-wrong-seats", {"seats": str(seats), "known": known}))
        return seats

    def complete(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Every option with its value; OptionError if one does not exist or does not fit."""
        given = {name: value for name, value in (options or {}).items() if value is not None}
        for name in options or ():
            if name not in (known := [option.name for option in self.options]):
                args = {"option": str(name), "known": ", ".join(known) or "-"}
                raise OptionError(Message("option-unknown", args))
        for option in self.options:
            if option.name in given:
                option.check(given[option.name])
        chosen = self.defaults(seats, given)
        for option in self.options:
            if option.kind == "per-seat" and option.name in given:
                chosen[option.name] = _entries(given[option.name], seats)
            elif option.name in given:
                chosen[option.name] = given[option.name]
        for option in self.leading:
            self._check_preset(option, chosen, seats, given)
        return chosen

    def defaults(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The default of every option, given the chosen values of the leading ones."""
        chosen = {option.name: option.default for option in self.options}
        for option in self.leading:
            value = given.get(option.name, option.default)
            if option.name not in given and seats not in self.seats_with(option, value):
                value = next(v for v in option.presets if seats in self.seats_with(option, v))
            chosen[option.name] = value
            if preset := option.presets.get(value):
                chosen |= preset.sets
        for option in self.options:
            if option.kind == "per-seat":
                entries = chosen[option.name]
                chosen[option.name] = [entries[seat % len(entries)] for seat in range(seats)]
        return chosen

    def _check_preset(
        self, option: OptionSpec, chosen: Mapping[str, Any], seats: int, given: Mapping[str, Any]
    ) -> None:
        value = chosen[option.name]
        args: dict[str, str | int] = {option.name: value}
        possible = self.seats_with(option, value)
        if seats not in possible:
            known = ", ".join(map(str, possible))
            text_id = option.wrong_seats or "option-wrong-seats"
            raise OptionError(Message(text_id, {**args, "seats": seats, "known": known}))
        usual = self.defaults(seats, {option.name: value})
        for other, refusal in option.presets.get(value, Preset()).fixed.items():
            if other in given and chosen[other] != usual[other]:
                raise OptionError(Message(refusal, args))


def _entries(value: Any, seats: int) -> list[str]:
    """The entries for each seat as written; a single entry applies to all."""
    words = [word.strip() for word in value.split(",")] if isinstance(value, str) else list(value)
    return words * seats if len(words) == 1 else words
