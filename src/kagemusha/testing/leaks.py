"""The leak test: change only what a seat cannot know, and all it receives stays byte-identical."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.event import Event
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match

Renderer = Callable[[Event], str]
Say = Callable[[Event], list[str]]
"""Says an event with every renderer."""


class LeakFound(AssertionError):  # noqa: N818  it is the find, not the fault
    """A seat received something that depends on what it may not know."""


def received(match: Match, seat: int | None, say: Say, since: int = 0) -> bytes:
    """Everything that a seat, or a spectator, receives, in bytes; events `since` a number."""
    log = match.seat_log(seat)
    everything: dict[str, Any] = {
        **log,
        "events": log["events"][since:],
        "pending": match.pending,
        "out": [match.is_out(other) for other in range(match.rules.seats)],
        "texts": [say(event) for event in match.events(seat, since)],
    }
    if seat is not None:
        everything["legal"] = [
            (action.notation, action.verb, action.parts) for action in match.legal(seat)
        ]
        everything["can_undo"] = match.can_undo(seat)
    return json.dumps(everything, sort_keys=True).encode()


def _say_once(renderers: tuple[Renderer, ...]) -> Say:
    """Render each event once: it is received again after every move."""
    said: dict[int, tuple[Event, list[str]]] = {}  # with the event, so that its id stays its own

    def say(event: Event) -> list[str]:
        if id(event) not in said:
            said[id(event)] = event, [render(event) for render in renderers]
        return said[id(event)][1]

    return say


def check_leaks(
    game: Game,
    seats: int | None = None,
    options: Options | None = None,
    seed: int = 0,
    renderers: tuple[Renderer, ...] = (),
) -> int:
    """Play one random match beside twins in which only hidden things differ.

    For every seat and for a spectator there is a twin. Every move is made in the match and, with
    the same face, in each twin; hidden steps of others differ in kind and number. Nothing that the
    twin's seat receives may differ, until a move reveals something: then a new twin is made.
    Returns how many comparisons were made between tables that really differed.
    """
    match = game.new(seats, options, seed)
    rng = Rng(seed, "leaks")
    watchers: list[int | None] = [None, *range(match.rules.seats)]
    twins = {watcher: _disguised(match, watcher, rng) for watcher in watchers}
    # Twins share their past with the match: only events since they diverged are compared.
    parted = {watcher: len(match.events(watcher)) for watcher in watchers}
    say = _say_once(renderers)
    different = 0
    while match.pending:
        encoded = match.rules.encode(match._state)
        for watcher in watchers:
            _check_determinized(match, watcher, rng)
            mine = received(match, watcher, say, parted[watcher])
            # A fresh twin, too: it may differ in ways in which the old one does not.
            for twin in (twins[watcher], _disguised(match, watcher, rng)):
                other = received(twin, watcher, say, parted[watcher])
                _compare(match, watcher, mine, other)
                different += twin.rules.encode(twin._state) != encoded
        seat = rng.choice(match.pending)
        action = rng.choice(match.legal(seat))
        face = match.rules.face(match._state, seat, action)
        before = match.clone()
        match.act(seat, action)
        for watcher in watchers:
            if watcher != seat:
                _check_other_chance(before, match, seat, action, watcher, rng)
            twin = twins[watcher]
            followed = _follow(twin, seat, action, face, watcher, rng)
            revealed = match.moves[-1].final or bool(twin.moves and twin.moves[-1].final)
            if followed and revealed:
                _check_view_follows_events(match, twin, watcher, parted[watcher])
            if revealed or not followed:
                twins[watcher] = _disguised(match, watcher, rng)
                parted[watcher] = len(match.events(watcher))
    return different


def _disguised(match: Match, watcher: int | None, rng: Rng) -> Match:
    twin = match.clone()
    twin._state = match.rules.disguise(match._state, watcher, rng)
    return twin


def _compare(match: Match, watcher: int | None, mine: bytes, other: bytes) -> None:
    if mine != other:
        who = "a spectator" if watcher is None else f"seat {watcher}"
        raise LeakFound(
            f"{match.game.id}, move {len(match.moves)}: {who} can tell two tables apart that "
            f"differ only in what it may not know: {_difference(mine, other)}"
        )


def _difference(mine: bytes, other: bytes) -> str:
    first, second = json.loads(mine), json.loads(other)
    keys = [key for key in first if first[key] != second.get(key)]
    return "; ".join(f"{key}: {first[key]!s:.300} / {second.get(key)!s:.300}" for key in keys)


def _check_determinized(match: Match, watcher: int | None, rng: Rng) -> None:
    """A world drawn from a view shows that very view."""
    view = match.view(watcher)
    world = match.rules.determinize(view, rng)
    mine = view.to_json().encode()
    again = match.rules.view(world, watcher).to_json().encode()
    if mine != again:
        raise LeakFound(
            f"{match.game.id}, move {len(match.moves)}: the view of seat {watcher} is not the "
            f"view of a world drawn from it: {_difference(mine, again)}"
        )


def _check_other_chance(
    before: Match, match: Match, seat: int, action: Action, watcher: int | None, rng: Rng
) -> None:
    """The view keeps what a seat learned of chance's answers; events reveal no more."""
    if not match.moves[-1].chance:
        return
    other = before.clone()
    other._play.source = SeededSource(rng.bits(64))
    other.act(seat, action)
    same_view = other.view(watcher).to_json() == match.view(watcher).to_json()
    if same_view and other.events(watcher) != match.events(watcher):
        raise LeakFound(
            f"{match.game.id}, move {len(match.moves)}: events show seat {watcher} what chance "
            f"answered, which its view does not"
        )


def _check_view_follows_events(match: Match, twin: Match, watcher: int | None, since: int) -> None:
    """Everything in a view was in an event, unless an event marks it as shown by the view alone."""
    events = match.events(watcher, since)
    same = events == twin.events(watcher, since) and match.pending == twin.pending
    if not same or any(event.untold for event in events):
        return
    mine, other = (each.view(watcher).to_json().encode() for each in (match, twin))
    if mine != other:
        raise LeakFound(
            f"{match.game.id}, move {len(match.moves)}: the view of seat {watcher} shows what no "
            f"event showed it: {_difference(mine, other)}"
        )


def _follow(
    twin: Match,
    seat: int,
    action: Action,
    face: Action | None,
    watcher: int | None,
    rng: Rng,
) -> bool:
    """Make a move in the twin that looks the same to the watcher; say whether there was one."""
    if seat == watcher:
        if seat not in twin.pending or action not in twin.legal(seat):
            return False
        twin.act(seat, action)
    elif face is None:  # how many hidden steps another seat makes is hidden, too
        for _ in range(rng.below(3)):
            _hidden_step(twin, seat, rng)
    else:
        for _ in range(50):
            alike = [
                other
                for other in twin.legal(seat)
                if twin.rules.face(twin._state, seat, other) == face
            ]
            if alike:
                twin.act(seat, rng.choice(alike))
                break
            if not _hidden_step(twin, seat, rng):
                return False
        else:
            return False
    return True


def _hidden_step(twin: Match, seat: int, rng: Rng) -> bool:
    hidden = [
        action for action in twin.legal(seat) if twin.rules.face(twin._state, seat, action) is None
    ]
    if hidden:
        twin.act(seat, rng.choice(hidden))
    return bool(hidden)
