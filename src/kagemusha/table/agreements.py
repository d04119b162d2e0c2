"""What people at a table do and agree on besides moves.

Somebody resigns, leaves the seat to a bot, or proposes something that the others accept or decline:
a draw, a pause, a takeback, a quick end by bots. All of it is public, and follows from public
things alone: steps of a sealed plan neither start nor end anything here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, get_args

from kagemusha.core.errors import Message
from kagemusha.table.errors import TableError
from kagemusha.table.outcome import Ending

if TYPE_CHECKING:
    from kagemusha.table.state import TableState

What = Literal["draw", "pause", "resume", "takeback", "finish", "bot", "win"]
"""What can be proposed. About a seat that is absent: a bot for it, the win, or a draw.

`finish`: bots decide with little work until the end."""
AgreementKind = Literal["resign", "abort", "leave", "return", "propose", "answer"]
"""The entries of this module."""
NoticeKind = Literal[
    "resigned",
    "aborted",
    "left",
    "returned",
    "proposed",
    "agreed",
    "declined",
    "withdrawn",
    "done",
    "renamed",
]
"""`done`: it was proposed, and there was nobody to ask; `renamed`: by the operator."""
KINDS: tuple[AgreementKind, ...] = get_args(AgreementKind)
Words = tuple[str, ...]
"""What an entry holds: of a proposal `what` and maybe the seat; of an answer `yes` or `no`."""
Absence = tuple[What, int]
"""What is proposed about an absent seat."""
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
NOTICES = 20
"""How many notices an update holds."""
COUNTED = ("left", "proposed", "done")
MOST = 50
"""How often one seat may propose something at one table, or leave it."""
COOLING = 10_000
"""Milliseconds before one may ask again after the first refusal; after n of them n² times that."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that waits for the others to agree."""

    number: int
    """Names it in an answer."""
    what: What
    seat: int
    """Who proposed it."""
    about: int | None
    """The absent seat that it is about."""
    asked: tuple[int, ...]
    """Who has still to agree."""
    at: int


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody did at the table besides a move."""

    at: int
    kind: NoticeKind
    seat: int
    what: What | None = None
    about: int | None = None


@dataclass(frozen=True, slots=True)
class AbsenceLimits:
    """Milliseconds that others wait for an absent seat with a pending decision."""

    bot: int
    """Then a bot may play for that seat: its player can take it back."""
    end: int
    """Then they may claim the win, or call it a draw."""


@dataclass(frozen=True, slots=True)
class AgreementsView:
    """What one audience receives of the agreements at a table."""

    proposal: Proposal | None = None
    paused: bool = False
    finishing: bool = False
    """Whether bots decide with little work until the end."""
    replaced: tuple[int, ...] = ()
    """Seats that a bot plays until their players are back."""
    resigned: tuple[int, ...] = ()
    """Those of them whose players will not be back."""
    can: tuple[str, ...] = ()
    """What this seat may do now: leave in a way, or propose something."""
    owed: tuple[int | None, ...] = ()
    """By seat: since when the others wait for it."""
    absence_limits: AbsenceLimits | None = None
    """How long they have to wait for somebody who is gone; None: as long as the clock runs."""
    notices: tuple[Notice, ...] = ()
    """The latest of them, oldest first."""
    events_kept: int | None = None
    """If a takeback is proposed: how many of the events shown to this audience would stand."""


NO_AGREEMENTS = AgreementsView()


@dataclass(frozen=True, slots=True)
class Agreements:
    """The state of agreements at a table. Immutable."""

    proposal: Proposal | None = None
    turn: int = 0
    """A takeback: before which of the moves of the seat that the others saw, counted from 0."""
    begun: bool = False
    """Whether something had happened before a takeback."""
    paused: bool = False
    finishing: bool = False
    replaced: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()
    notices: tuple[Notice, ...] = ()
    proposed: tuple[int, ...] = ()
    """The seat of each proposal that was made."""
    refused: tuple[tuple[int, What, int], ...] = ()
    """The seat, what it proposed, and when that was declined."""

    def noting(self, notice: Notice) -> Agreements:
        """With one notice more."""
        return replace(self, notices=(*self.notices, notice))


# --- who is there -------------------------------------------------------------------------------


def people(state: TableState) -> list[int]:
    """The seats of people who have not resigned."""
    return [seat for seat in state.people if seat not in state.agreements.resigned]


def _asked(state: TableState, seat: int, about: int | None) -> tuple[int, ...]:
    """Who has to agree to what a seat proposes: every other person who is not replaced."""
    out = {*state.sharing(seat), *state.agreements.replaced, about}
    return tuple(n for n in people(state) if n not in out)


def sides(state: TableState, seats: Sequence[int]) -> int:
    """How many sides these seats are on."""
    return len({state.match.rules.side(seat) for seat in seats})


def seen_moves(state: TableState, seat: int) -> list[int]:
    """Where in the log the moves of a seat are that the others saw at once."""
    moves = enumerate(state.match.moves)
    return [n for n, move in moves if move.seat == seat and move.face is not None]


def _has_moved(state: TableState, seat: int) -> bool:
    moves = reversed(state.match.moves)  # the last one is near
    return any(move.seat == seat and move.face is not None for move in moves)


# --- what one may do ----------------------------------------------------------------------------


def allowed(state: TableState, seat: int) -> tuple[str, ...]:
    """What a seat may do now: resign, abort, leave or return, or what it may propose."""
    agreements, here = state.agreements, people(state)
    if state.ending is not None or seat not in here:
        return ()
    early = _is_early(state) and not state.in_tournament
    found = ["abort" if early else "resign"]
    if seat in agreements.replaced:
        return (*found, "return")
    if state.no_help:  # no bot plays for anybody, and no bot agrees to anything
        people_only = all(holder.kind != "bot" for holder in state.holders)
        draw = agreements.proposal is None and people_only and sides(state, here) > 1
        return (*found, "draw") if draw else tuple(found)
    found.append("leave")
    if agreements.proposal is not None:
        return tuple(found)
    if agreements.paused:
        return (*found, "resume")
    if state.clocks.faces:
        found.append("pause")
    if sides(state, here) > 1:
        found.append("draw")
    if not state.match.can_undo(seat) and _has_moved(state, seat):
        found.append("takeback")
    if not agreements.finishing and _only_bots_decide(state):
        found.append("finish")
    return tuple(found)


def _only_bots_decide(state: TableState) -> bool:
    """Whether no seat that a person may still play has anything left to decide."""
    resigned = state.agreements.resigned
    return all(
        holder.kind == "bot" or seat in resigned or state.match.is_out(seat)
        for seat, holder in enumerate(state.holders)
    )


def _is_early(state: TableState) -> bool:
    """Whether nothing has happened yet: no two seats have moved so that others saw it."""
    if state.agreements.begun:
        return False
    moved: set[int] = set()
    for move in state.match.moves:
        if move.face is not None:
            moved.add(move.seat)
        if len(moved) == min(2, len(state.holders)):
            return False
    return True


def check(state: TableState, at: int, seat: int, kind: AgreementKind, words: Words) -> None:
    """TableError if a seat may not do this now."""
    state.check_running()
    agreements = state.agreements
    if kind == "answer":
        proposal = agreements.proposal
        mine = {*state.sharing(seat)}
        if proposal is None or not mine & {*proposal.asked, proposal.seat}:
            raise TableError(Message("table-no-proposal"))
        if words == ("yes",) and not mine & {*proposal.asked}:
            raise TableError(Message("table-no-proposal"))
        return
    if kind == "propose" and agreements.proposal is not None:
        raise TableError(Message("table-proposal-open"))
    about = _seat_of(words)
    request = words[0] if kind == "propose" else kind
    if about is None and request not in allowed(state, seat):
        raise TableError(Message("table-not-possible"))
    if about is not None:
        _check_about(state, seat, request, about)
    made = [n for n in agreements.notices if n.seat == seat and n.kind in COUNTED]
    if kind in ("leave", "propose") and len(made) >= MOST:
        raise TableError(Message("table-many-proposals", {"number": MOST}))
    if kind == "propose":
        _check_declined(agreements, at, seat, request)


def _check_about(state: TableState, seat: int, request: str, about: int) -> None:
    """What is proposed about an absent seat. That it is absent was checked by the caller."""
    here = people(state)
    others = seat in here and about in here and seat not in state.agreements.replaced
    fits = about not in (*state.sharing(seat), *state.agreements.replaced)
    two = sides(state, range(len(state.holders))) == 2
    apart = about not in state.match.rules.side(seat)
    if state.no_help and request == "bot":
        raise TableError(Message("table-not-possible"))
    if not (
        others and fits and (request == "bot" or (request in ("win", "draw") and two and apart))
    ):
        raise TableError(Message("table-not-possible"))


def absence_limits(state: TableState) -> AbsenceLimits | None:
    """How long the others wait for somebody who is gone. What is final takes longer.

    With days for each move the clock decides. Without a clock people may want to play for days.
    """
    kind = state.clocks.setting.kind
    if kind == "days" or state.ending is not None:
        return None
    slow = kind == "none" or state.agreements.paused
    return AbsenceLimits(10 * MINUTE, DAY) if slow else AbsenceLimits(MINUTE, 2 * MINUTE)


def check_absent(state: TableState, at: int, gone_since: int | None, proposal: Absence) -> None:
    """TableError if a seat was not absent long enough with a pending decision."""
    what, seat = proposal
    allowed, owed = absence_limits(state), state.owing.get(seat)
    if allowed is None or owed is None or seat in state.agreements.replaced:
        raise TableError(Message("table-not-possible"))
    if gone_since is None:
        raise TableError(Message("table-not-gone"))
    wait = (allowed.bot if what == "bot" else allowed.end) - (at - max(owed, gone_since))
    if wait > 0:
        raise TableError(Message("table-wait-for", {"number": -(-wait // 1000)}))


def _check_declined(agreements: Agreements, at: int, seat: int, request: str) -> None:
    times = [when for who, what, when in agreements.refused if (who, what) == (seat, request)]
    wait = COOLING * len(times) ** 2 - (at - times[-1]) if times else 0
    if wait > 0:
        raise TableError(Message("table-declined", {"number": -(-wait // 1000)}))


# --- what happens -------------------------------------------------------------------------------


def carry_out(state: TableState, at: int, seat: int, kind: AgreementKind, words: Words) -> None:
    """Do what an entry of this module says, in place."""
    if kind == "propose":
        _propose(state, at, seat, words)
    elif kind == "answer":
        _answer(state, at, seat, agree=words[0] == "yes")
    else:
        _leave(state, at, seat, kind)


def _leave(state: TableState, at: int, seat: int, kind: AgreementKind) -> None:
    # Whoever goes or comes, the others may see an open proposal with other eyes.
    agreements = replace(state.agreements, proposal=None)
    before = set(agreements.replaced)
    if kind == "abort":
        state.agreements = agreements.noting(Notice(at, "aborted", seat))
        state.end(at, Ending("aborted", seat))
        return
    if kind == "resign":
        agreements = replace(agreements, resigned=(*agreements.resigned, seat))
        after = before | {seat}
        notice = Notice(at, "resigned", seat)
    elif kind == "leave":
        after, notice = before | {*state.sharing(seat)}, Notice(at, "left", seat)
    else:
        after, notice = before - {*state.sharing(seat)}, Notice(at, "returned", seat)
    agreements = replace(agreements, replaced=tuple(sorted(after)))
    state.agreements = agreements.noting(notice)
    if kind == "resign" and _ends_by(state, seat):
        state.end(at, Ending("resigned", seat))
    else:
        state.run_clocks(at)


def _ends_by(state: TableState, seat: int) -> bool:
    """Whether the match is over once this seat has resigned: else a bot plays on for it."""
    left = people(state)
    two = sides(state, range(len(state.holders))) <= 2
    mine = state.match.rules.side(seat)
    return not left or (two and not any(other in mine for other in left))


def _propose(state: TableState, at: int, seat: int, words: Words) -> None:
    agreements = state.agreements
    what: What = words[0]  # type: ignore[assignment]
    about = _seat_of(words)
    asked = _asked(state, seat, about)
    number = len(agreements.proposed)
    proposal = Proposal(number, what, seat, about, asked, at)
    turn = len(seen_moves(state, seat)) - 1
    proposed = (*agreements.proposed, seat)
    agreements = replace(agreements, proposal=proposal, turn=turn, proposed=proposed)
    notice = Notice(at, "proposed" if asked else "done", seat, what, about)
    state.agreements = agreements.noting(notice)
    if not asked:
        _carry_out(state, at, proposal)


def _answer(state: TableState, at: int, seat: int, *, agree: bool) -> None:
    agreements, proposal = state.agreements, state.agreements.proposal
    assert proposal is not None
    what, about, mine = proposal.what, proposal.about, state.sharing(seat)
    if not agree:
        own = proposal.seat in mine
        refused = agreements.refused
        if not own:
            refused = (*refused, (proposal.seat, what, at))
        agreements = replace(agreements, proposal=None, refused=refused)
        notice = Notice(at, "withdrawn" if own else "declined", seat, what, about)
        state.agreements = agreements.noting(notice)
        return
    asked = tuple(other for other in proposal.asked if other not in mine)
    agreements = replace(agreements, proposal=replace(proposal, asked=asked))
    state.agreements = agreements.noting(Notice(at, "agreed", seat, what, about))
    if not asked:
        _carry_out(state, at, proposal)


def _carry_out(state: TableState, at: int, proposal: Proposal) -> None:
    """Everybody has agreed."""
    agreements = replace(state.agreements, proposal=None)
    what, about = proposal.what, proposal.about
    if what in ("pause", "resume"):
        agreements = replace(agreements, paused=what == "pause")
    elif what == "finish":
        agreements = replace(agreements, finishing=True)
    elif what == "takeback":
        agreements = replace(agreements, begun=not _is_early(state), finishing=False)
    elif what == "bot" and about is not None:
        agreements = replace(agreements, replaced=tuple(sorted({*agreements.replaced, about})))
    state.agreements = agreements
    if what == "draw":
        state.end(at, Ending("draw"))
    elif what == "win":
        state.end(at, Ending("absent", about))
    elif what == "takeback":
        state.rewind(at, seen_moves(state, proposal.seat)[agreements.turn])
    elif what == "pause":
        state.clocks.pause(at)
        state.owing.clear()
        state.note_owing(at)
    else:
        if what == "resume":
            state.owing.clear()
        state.run_clocks(at)


def after_move(state: TableState, seat: int) -> None:
    """A seat moved, or took a move back, and the others saw it: what it has declined by that.

    Nobody declines by moves of a bot, nor by steps that the others do not see.
    """
    proposal = state.agreements.proposal
    if proposal is None or seat in state.agreements.replaced:
        return
    passed = proposal.what == "takeback" and seat == proposal.seat
    if seat in proposal.asked or passed:
        state.agreements = replace(state.agreements, proposal=None)


def _seat_of(words: Words) -> int | None:
    """The seat that a proposal is about."""
    found = [word.removeprefix("seat=") for word in words if word.startswith("seat=")]
    return int(found[0]) if found else None


def agreements_view(state: TableState, seat: int | None) -> AgreementsView:
    """What an audience receives of it."""
    now = state.agreements
    return AgreementsView(
        proposal=now.proposal,
        paused=now.paused,
        finishing=now.finishing,
        replaced=now.replaced,
        resigned=now.resigned,
        can=() if seat is None else allowed(state, seat),
        owed=tuple(state.owing.get(n) for n in range(len(state.holders))),
        absence_limits=absence_limits(state),
        notices=now.notices[-NOTICES:],
        events_kept=_events_kept(state, now.proposal, seat),
    )


def _events_kept(state: TableState, proposal: Proposal | None, seat: int | None) -> int | None:
    if proposal is None or proposal.what != "takeback":
        return None
    moves = seen_moves(state, proposal.seat)[state.agreements.turn]
    match = state.match
    return len(match.events(seat)) - len(match.events_after(seat, moves))
