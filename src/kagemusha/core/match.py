"""A match: a header and a log, from which everything else can be rebuilt."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import ScriptedSource, SeededSource, commitment
from kagemusha.core.errors import IllegalAction, Message
from kagemusha.core.playthrough import Playthrough

if TYPE_CHECKING:
    from kagemusha.core.chance import Source
    from kagemusha.core.event import Event
    from kagemusha.core.game import Game, Result, Rules
    from kagemusha.core.view import View

LOG_FORMAT = 1


@dataclass(frozen=True)
class Move:
    """One entry of the log: who chose what, the outcomes of chance, and what happened."""

    seat: int
    action: Action
    face: Action | None
    chance: tuple[Action, ...]
    events: tuple[Event, ...]
    final: bool
    """Whether nothing up to this move can be undone, because it revealed something, asked chance,
    or let another seat begin to act unseen."""


class Match:
    """A match of one game, created by `Game.new`, `Game.position` or `replay`."""

    def __init__(
        self,
        game: Game,
        rules: Rules[Any],
        seed: int,
        *,
        position: str | None = None,
        source: Source | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self._seed = seed
        self._seeded = source is None
        self._play = Playthrough(rules, source or SeededSource(seed), position)
        # Store the canonical position line, so that equal starts have equal headers.
        self._start = None if position is None else self._play.position()
        self._moves: list[Move] = []
        events, answers = self._play.start()
        self._opening = (tuple(answers), tuple(events))
        self._hashes: list[str] = []
        self._shadow: Match | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_hashes": [], "_shadow": None}  # can be computed again

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    @property
    def _state(self) -> Any:
        return self._play.state

    @_state.setter
    def _state(self, state: Any) -> None:
        self._play.state = state

    # --- what to do -----------------------------------------------------------------------

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats with a pending choice, several if they choose simultaneously; () at the end."""
        return self._play.pending

    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""
        self._check_seat(seat)
        return self._play.legal(seat)

    def act(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Do one action, given as an object or in notation. Returns what happened, unmasked.

        If it raises NotationError or IllegalAction, nothing has changed.
        """
        return self.act_all(seat, [action])

    def act_all(self, seat: int, plan: Sequence[Action | str] | str) -> tuple[Event, ...]:
        """Do a whole plan: all of its actions or, if one is refused, none."""
        actions = self._arranged(seat, plan)
        if len(actions) == 1:
            if actions[0] not in self.legal(seat):
                raise IllegalAction(*self._refusals(seat, actions))
            return self._do(seat, actions[0])
        done = self._after(seat, actions, to_reveal=False)[0]
        first = len(self._moves)
        self._play, self._moves = done._play, done._moves
        return tuple([event for move in self._moves[first:] for event in move.events])

    def after(
        self, seat: int, plan: Sequence[Action | str] | str, *, to_reveal: bool = True
    ) -> tuple[Match, list[Action]]:
        """A copy of the match after a seat's plan, and the steps of the plan that remain.

        With `to_reveal` it stops after the first step that asks chance or reveals something.
        Whether the remaining steps are legal depends on that: checking them would leak it.
        """
        return self._after(seat, self._arranged(seat, plan), to_reveal=to_reveal)

    def _after(
        self, seat: int, actions: list[Action], *, to_reveal: bool
    ) -> tuple[Match, list[Action]]:
        copy = self.clone()
        for number, action in enumerate(actions, start=1):
            if action not in copy.legal(seat):
                raise IllegalAction(*self._refusals(seat, actions))
            copy._do(seat, action)
            if to_reveal and copy._moves[-1].final:
                return copy, actions[number:]
        return copy, []

    def _arranged(self, seat: int, plan: Sequence[Action | str] | str) -> list[Action]:
        """A plan as actions, in the order in which they are carried out."""
        self._check_seat(seat)
        return list(self._play.arrange(seat, self.parse(plan)))

    def parse(self, plan: Sequence[Action | str] | str) -> list[Action]:
        """The actions of a line of notation, or of a list of actions and lines."""
        if isinstance(plan, str):
            return self.rules.parse(plan)
        actions: list[Action] = []
        for item in plan:
            actions.extend([item] if isinstance(item, Action) else self.rules.parse(item))
        return actions

    def foreseeable(
        self, seat: int, plan: Sequence[Action | str] | str
    ) -> tuple[list[Action], list[Action]]:
        """A plan split in two: up to the first step that asks chance or reveals something, and the
        rest."""
        actions = self._arranged(seat, plan)
        try:
            rest = self._after(seat, actions, to_reveal=True)[1]
        except IllegalAction:
            rest = []
        return actions[: len(actions) - len(rest)], rest

    def why_not(self, seat: int, plan: Sequence[Action | str] | str) -> tuple[Message, ...]:
        """A message for each rule that an action or a plan would break now; () if it is legal."""
        self._check_seat(seat)
        actions = self.rules.arrange(self._state, seat, self.parse(plan))
        return tuple(self._refusals(seat, actions, legal_too=True))

    def _refusals(
        self, seat: int, actions: Sequence[Action], *, legal_too: bool = False
    ) -> list[Message]:
        if self.result is not None:
            return [Message("refused-match-is-over", rule="core")]
        if seat not in self.pending:
            return [Message("refused-not-your-turn", rule="core")]
        reasons = self.rules.why_not(self._state, seat, actions)
        if not reasons and not legal_too:
            return [Message("refused-not-now", rule="core")]
        return reasons

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.rules.seats):
            last = self.rules.seats - 1
            raise IllegalAction(
                Message("refused-no-such-seat", {"seat": seat, "last": last}, rule="core")
            )

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        face = self.rules.face(self._state, seat, action)
        before = self.pending
        events, answers = self._play.apply(seat, action)
        final = (
            bool(answers)
            or any(event.reveals for event in events)
            or any(self._acts_unseen(other) for other in self.pending if other not in before)
        )
        self._moves.append(Move(seat, action, face, tuple(answers), tuple(events), final))
        return tuple(events)

    def _acts_unseen(self, seat: int) -> bool:
        """Whether a seat may now take steps of a sealed plan, which the others cannot see."""
        return any(
            self.rules.face(self._state, seat, action) is None
            for action in self.rules.legal(self._state, seat)
        )

    # --- what to see ----------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (None), may see."""
        return self.rules.view(self._state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> tuple[Event, ...]:
        """Everything that happened, as a seat, or a spectator (None), saw it."""
        opening = [shown for event in self._opening[1] if (shown := event.seen_by(seat))]
        return (*opening, *self.events_after(seat, 0))[since:]

    def events_after(self, seat: int | None, moves: int) -> tuple[Event, ...]:
        """What happened after the given number of moves, as a seat or a spectator saw it."""
        done = [event for move in self._moves[moves:] for event in move.events]
        return tuple([shown for event in done if (shown := event.seen_by(seat))])

    @property
    def result(self) -> Result | None:
        """Scores, winners and the reason; None while the match runs."""
        return self.rules.result(self._state)

    def is_out(self, seat: int) -> bool:
        """Whether everybody knows that a seat has nothing left to decide until the end."""
        return self.rules.is_out(self._state, seat)

    @property
    def hash(self) -> str:
        """A hash of the state; equal states have equal hashes on every platform."""
        return hashlib.sha256(self.rules.encode(self._state)).hexdigest()

    @property
    def seed_commitment(self) -> str:
        """The SHA-256 of the seed, which is public from the start."""
        return commitment(self._seed)

    @property
    def dealt(self) -> bool:
        """Whether chance was asked before the first move."""
        return bool(self._opening[0])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The log including everything hidden: only for the program that runs the match."""
        return tuple(self._moves)

    def position(self) -> str:
        """The whole state as one line, secrets included; a match can start from it."""
        return self.rules.write_position(self._state)

    # --- undo and copies ----------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may undo its last action.

        It may not once something was revealed, chance was asked or another seat acted openly.
        The steps of another seat's sealed plan do not count, because undo would then reveal
        them. Instead, a move that lets another seat start planning is final at once, and
        everything within the planning, sealing included, can be undone until plans are revealed.
        """
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        for index in range(len(self._moves) - 1, -1, -1):
            move = self._moves[index]
            if move.final:
                return None
            if move.seat == seat:
                return index
            if move.face is not None:
                return None
        return None

    def undo(self, seat: int) -> Action:
        """Undo a seat's last action, by replaying the match without it."""
        self._check_seat(seat)
        index = self._undoable(seat)
        if index is None:
            raise IllegalAction(Message("refused-nothing-to-undo", rule="core"))
        undone = self._moves[index].action
        kept = [move for i, move in enumerate(self._moves) if i != index]
        fresh = self._restart(kept)
        for move in kept:
            fresh._do(move.seat, move.action)
        self._play.state, self._moves, self._shadow = fresh._state, fresh._moves, None
        return undone

    def rewound(self, moves: int) -> Match:
        """The match after its first `moves` moves. Chance will answer as before, so a match that
        continues from there has a log that can be checked like any other."""
        kept = self._moves[:moves]
        source = None if self._seeded else self._restart(self._moves)._play.source
        fresh = Match(self.game, self.rules, self._seed, position=self._start, source=source)
        for move in kept:
            fresh._do(move.seat, move.action)
        return fresh

    def restart(self) -> Match:
        """The match before its first move; chance will answer as it did in this match."""
        return self._restart(self._moves)

    def _restart(self, moves: Iterable[Move]) -> Match:
        answers = list(self._opening[0])
        for move in moves:
            answers.extend(move.chance)
        source = ScriptedSource(answer.notation for answer in answers)
        return Match(self.game, self.rules, self._seed, position=self._start, source=source)

    def clone(self) -> Match:
        """An independent copy in which chance will answer as in this match."""
        copy = Match.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy._play = self._play.clone()
        copy._moves = list(self._moves)
        copy._shadow = None
        return copy

    # --- the log ----------------------------------------------------------------------------

    def header(self) -> dict[str, Any]:
        """Everything that a match starts from. A position line includes all secrets."""
        return {
            "format": LOG_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "content": self.rules.content,
            "seats": self.rules.seats,
            "options": dict(self.rules.options),
            "position": self._start,
            "seed_commitment": self.seed_commitment if self._seeded else None,
        }

    def public_header(self) -> dict[str, Any]:
        """The header for seats and spectators: it hides the position that the match began from."""
        return {**self.header(), "position": None if self._start is None else "hidden"}

    def _log_hashes(self) -> list[str]:
        """The hash of the state at the start and after every move.

        Computed only when a log is written, by a second playthrough that follows the moves: playing
        without a log costs nothing, and saving after every move costs one replayed move each.
        """
        if self._shadow is None:
            self._shadow = self._restart(())
            self._hashes = [self._shadow.hash]
        for move in self._moves[len(self._hashes) - 1 :]:
            self._shadow._play.source = ScriptedSource(str(answer) for answer in move.chance)
            self._shadow._do(move.seat, move.action)
            self._hashes.append(self._shadow.hash)
        if self._hashes[-1] != self.hash:
            raise AssertionError("the state is not what its log leads to")
        return self._hashes

    def to_dict(self) -> dict[str, Any]:
        """Header and log as plain data, secrets included, for the program that runs the match."""
        hashes = self._log_hashes()
        # As text: JSON numbers cannot safely hold all digits of a seed.
        seed = str(self._seed) if self._seeded else None
        start: dict[str, Any] = {"header": self.header(), "seed": seed}
        opening = {"chance": [str(answer) for answer in self._opening[0]], "hash": hashes[0]}
        first = last = link("", {**start, "opening": opening})
        moves = []
        for move, after in zip(self._moves, hashes[1:], strict=True):
            entry: dict[str, Any] = {"seat": move.seat, "action": str(move.action)}
            if move.chance:
                entry["chance"] = [str(answer) for answer in move.chance]
            entry["hash"] = after
            last = link(last, entry)
            moves.append({**entry, "link": last})
        return {
            **start,
            "opening": {**opening, "link": first},
            "moves": moves,
            "end": {"moves": len(moves), "link": last},
        }

    def to_json(self, *, indent: int | None = None) -> str:
        """Header and log as text, which `kagemusha.replay` reads."""
        return json.dumps(self.to_dict(), indent=indent)

    def seat_log(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat or a spectator may keep: the header, the events it saw and its view."""
        result = self.result
        return {
            "header": self.public_header(),
            "events": [event.to_dict() for event in self.events(seat)],
            "view": self.view(seat).to_dict(),
            "result": None if result is None else result.to_dict(),
        }


def link(previous: str, entry: dict[str, Any]) -> str:
    """A hash that chains an entry to all before it, so two ways to the same state differ."""
    text = previous + json.dumps(entry, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
