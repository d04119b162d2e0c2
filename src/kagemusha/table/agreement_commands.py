"""Commands for what people do and agree on besides moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from kagemusha.core.errors import Message
from kagemusha.table import agreements
from kagemusha.table.agreements import Absence, AgreementKind, What, Words
from kagemusha.table.commands import Command
from kagemusha.table.errors import TableError
from kagemusha.table.journal import Change, Journal
from kagemusha.table.state import TableState


@dataclass(frozen=True, slots=True)
class AgreementCommand(Command):
    """Something besides a move."""

    kind: ClassVar[AgreementKind]

    @property
    def words(self) -> Words:
        """What its entry says besides its kind."""
        return ()

    def prepare(self, journal: Journal, held: Sequence[int], at: int) -> tuple[int, Change]:
        """One of the seats that the secret opens speaks for all of them."""
        seat = journal.secrets.one(held, self.seat, held[:1])
        self.check(journal.state, at, seat)
        return seat, partial(self.apply, seat=seat)

    def check(self, state: TableState, at: int, seat: int) -> None:
        """TableError if the seat may not do this now."""
        agreements.check(state, at, seat, self.kind, self.words)

    def apply(self, state: TableState, at: int, seat: int) -> TableState:
        """What follows, for everybody at the table."""
        return state.after_agreement(at, seat, self.kind, self.words)


@dataclass(frozen=True, slots=True)
class Resign(AgreementCommand):
    """Give the match up. Its side has lost, or a bot plays on for it."""

    kind = "resign"


@dataclass(frozen=True, slots=True)
class Abort(AgreementCommand):
    """End the match before it has begun: nobody has lost."""

    kind = "abort"


@dataclass(frozen=True, slots=True)
class Leave(AgreementCommand):
    """Let a bot play on for the seat."""

    kind = "leave"


@dataclass(frozen=True, slots=True)
class Return(AgreementCommand):
    """Take the seat back from the bot."""

    kind = "return"


@dataclass(frozen=True, slots=True)
class Propose(AgreementCommand):
    """Propose something to the others; done at once if there is nobody to ask."""

    kind = "propose"
    what: What = "draw"
    about: int | None = None
    """A seat that is absent."""

    @property
    def words(self) -> Words:
        """What, and about whom."""
        return (self.what,) if self.about is None else (self.what, f"seat={self.about}")

    def absence(self, state: TableState) -> Absence | None:  # noqa: ARG002
        """Whom it is about."""
        return None if self.about is None else (self.what, self.about)


@dataclass(frozen=True, slots=True)
class Answer(AgreementCommand):
    """Agree to a proposal, decline it, or withdraw your own."""

    kind = "answer"
    proposal: int = 0
    agree: bool = False

    @property
    def words(self) -> Words:
        """Yes or no."""
        return ("yes" if self.agree else "no",)

    def absence(self, state: TableState) -> Absence | None:
        """Whom the proposal is about: who is back cannot be voted out."""
        proposal = state.agreements.proposal
        if proposal is None or proposal.about is None or not self.agree:
            return None
        return proposal.what, proposal.about

    def check(self, state: TableState, at: int, seat: int) -> None:
        """Only the proposal that the sender saw."""
        proposal = state.agreements.proposal
        if proposal is not None and proposal.number != self.proposal:
            raise TableError(Message("table-no-proposal"))
        agreements.check(state, at, seat, self.kind, self.words)
