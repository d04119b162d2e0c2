"""A game, and its rules once seats and options are chosen."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import Message, ReplayError
from kagemusha.core.facts import FactReader
from kagemusha.core.manifest import Manifest

if TYPE_CHECKING:
    from kagemusha.core.action import Action, Legal
    from kagemusha.core.chance import Rng, Source
    from kagemusha.core.event import Event
    from kagemusha.core.features import Numbering
    from kagemusha.core.match import Match
    from kagemusha.core.view import View

S = TypeVar("S")
Options = Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """How a match ended: scores by seat, the winners, and the id of the reason."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"scores": [*self.scores], "winners": [*self.winners], "reason": self.reason}


def content_hash(content: object) -> str:
    """A short hash of what was read from content files."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _game_of(game_id: str) -> Game:
    """The game that was pickled."""
    from kagemusha.core.registry import find_game

    return find_game(game_id)


def _rules_of(game_id: str, seats: int, options: Options, content: str) -> Rules[Any]:
    """Rebuild pickled rules; refused if the game has other content here."""
    rules: Rules[Any] = _game_of(game_id).rules(seats, options)
    if rules.content != content:
        args = {"found": content, "known": rules.content}
        raise ReplayError(0, Message("replay-other-content", args))
    return rules


class Rules(ABC, Generic[S]):
    """One game with its seats and options chosen: every function of the contract.

    A state is mutable and belongs to one match. Legality has one definition, `legal`; `apply`
    trusts it. Rules hold no random generator: when chance is pending, `chances` lists its
    outcomes.
    """

    game: ClassVar[str]
    """The id of the game that these are rules of."""
    seats: int
    options: Options
    """The chosen options as plain data: the same options give the same rules. Complete, except that
    an option added after the first logs may be left out while it has its default."""
    content: str
    """The hash of the content files in use."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules_of, (self.game, self.seats, dict(self.options), self.content)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # rules are immutable

    @abstractmethod
    def setup(self) -> S:
        """The state before the first choice."""

    @abstractmethod
    def opening(self, state: S) -> list[Event]:
        """The events that announce a match that starts from this state."""

    @abstractmethod
    def pending(self, state: S) -> tuple[int, ...]:
        """The seats with a pending choice; (CHANCE,) if chance is pending; () at the end."""

    def chances(self, state: S) -> Sequence[tuple[Action, int]]:  # noqa: ARG002
        """The possible outcomes of chance with their weights, in a fixed order."""
        return ()

    @abstractmethod
    def legal(self, state: S, seat: int) -> Legal:
        """The legal actions of a seat; empty if it has nothing to choose. Nothing else defines
        what is legal."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action) -> list[Event]:
        """Carry out a legal action in place and return what happened."""

    @abstractmethod
    def why_not(self, state: S, seat: int, plan: Sequence[Action]) -> list[Message]:
        """A message for each rule that a plan or single action breaks; empty if it is legal."""

    def arrange(self, state: S, seat: int, plan: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        """A whole plan, sorted into the order in which `legal` offers its choices."""
        return plan

    @abstractmethod
    def vocabulary(self) -> Sequence[Action]:
        """Every action that can ever be legal, whatever the state."""

    def numbering(self) -> Numbering | None:
        """How states of `core.batch.BatchState` are observed and take actions as numbers.

        None if states are of another kind: then programs get encoded views.
        """
        return None

    @abstractmethod
    def parse(self, text: str) -> list[Action]:
        """The actions of a line of notation; NotationError if it is invalid."""

    @abstractmethod
    def face(self, state: S, seat: int, action: Action) -> Action | None:
        """What the other seats see of an action immediately: all, a part, or None for nothing."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What a seat or a spectator may know: only what is explicitly allowed."""

    @abstractmethod
    def determinize(self, view: View, rng: Rng) -> S:
        """Draw a whole state that fits the view."""

    @abstractmethod
    def disguise(self, state: S, seat: int | None, rng: Rng) -> S:
        """A copy of the state that differs only in information hidden from `seat`.

        For the leak test, which therefore works on the state: it has to find leaks in the view.
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result, once the match is over."""

    @abstractmethod
    def encode(self, state: S) -> bytes:
        """The state as bytes; equal states give equal bytes on every platform."""

    def plan_key(self, state: S, seat: int) -> bytes:  # noqa: ARG002
        """Bytes that determine how a seat may complete its plan, within one planning step."""
        return self.encode(state)

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """The state as one readable line."""

    @abstractmethod
    def read_position(self, line: str) -> S:
        """The state of a position line; NotationError if it is invalid or impossible."""

    def fact_reader(self) -> FactReader:
        """The reader of facts for balance statistics."""
        return FactReader()

    def shared_defeat(self) -> bool:
        """Whether all rivals may lose to the game itself."""
        return False

    def strata(self) -> tuple[str, Sequence[str]]:
        """An option whose value chance usually chooses, and its values: a fair contest plays each
        of them."""
        return "", ()

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with a seat, itself included."""
        return (seat,)

    def is_out(self, state: S, seat: int) -> bool:  # noqa: ARG002
        """Whether everybody knows that a seat has nothing left to decide until the end."""
        return False

    def conserved(self, state: S) -> Mapping[str, int]:  # noqa: ARG002
        """Quantities that never change during a match; the conformance kit checks them."""
        return {}


class Game(ABC):
    """A published game: its manifest, and how its matches begin.

    A class declares `manifest`, from which the other attributes follow. A game without options
    may declare `id` and `seat_counts` instead: the manifest follows from these.
    """

    manifest: ClassVar[Manifest]
    id: ClassVar[str]
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]]
    seat_names: ClassVar[tuple[str, ...]] = ()
    """Text ids of the seats' names, if the rulebook names them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (self.id,)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "manifest" in vars(cls):
            cls.id, cls.seat_counts = cls.manifest.id, cls.manifest.seats
            cls.rules_version = cls.manifest.rules_version
            cls.seat_names = cls.manifest.seat_names
        elif hasattr(cls, "id") and hasattr(cls, "seat_counts"):
            cls.manifest = Manifest(
                cls.id,
                cls.seat_counts,
                rules_version=cls.rules_version,
                seat_names=cls.seat_names,
            )

    @abstractmethod
    def rules(self, seats: int | None = None, options: Options | None = None) -> Rules[Any]:
        """The rules for these seats and options; raises OptionError if something does not fit."""

    def variants(self) -> Sequence[tuple[int, Options]]:
        """Seats and options that together cover every rule; the conformance kit plays them."""
        return [(seats, {}) for seats in self.seat_counts]

    def new(
        self,
        seats: int | None = None,
        options: Options | None = None,
        seed: int | None = None,
        *,
        source: Source | None = None,
    ) -> Match:
        """Start a match. Tests may pass a `source` that answers for chance."""
        from kagemusha.core.match import Match

        seed = fresh_seed() if seed is None else seed
        return Match(self, self.rules(seats, options), seed, source=source)

    def position(
        self,
        line: str,
        seats: int | None = None,
        options: Options | None = None,
        seed: int | None = None,
    ) -> Match:
        """Start a match from a position line, as `Match.position` gives it."""
        from kagemusha.core.match import Match

        seed = fresh_seed() if seed is None else seed
        return Match(self, self.rules(seats, options), seed, position=line)

    def __repr__(self) -> str:
        return f"<Game {self.id} rules {self.rules_version}>"
