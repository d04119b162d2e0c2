"""A table of Era of the Ninja set up by hand, with chance answered by hand.

    match = table("lord=kasai p1=onijin@0 p1.cards=katana* units=yari:3@0", 7, options=LONE)
    act(match, "attack yari-1")          # p1 is asked; the die shows 7

A position line begins p1's turn (or `active=`, or a phase by `step=`): see `position.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.chance import ScriptedSource, SeededSource
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.rules import EraOfTheNinja
from kagemusha.games.era_of_the_ninja.view import EraView, NinjaView, StackView

GAME = EraOfTheNinja()
LONE = {"mode": "lone-ninja"}
ROW = "tiles=courtyard:0:0:0,cross:1:0:0,cross:2:0:0,cross:3:0:0"
"""The Courtyard (0) and three crossings to its east (1, 2, 3), all paired."""
SHAPES = {
    f"tile {shape}": [f"tile {room.id}" for room in the_box().room if room.shape == shape]
    for shape in codes.SHAPE_NAMES
}
"""What chance may say for a shape: the rooms that have it."""


class Script:
    """Chance says what the test wrote; after that it goes on by a seed, if the test allows."""

    def __init__(self, answers: Sequence[str], after: int | None) -> None:
        self.answers = list(answers)
        self.after = after
        self._rest = None if after is None else SeededSource(after)

    def answer(self, outcomes: Sequence[tuple[Action, int]]) -> Action:
        if self.answers or self._rest is None:
            said = self.answers.pop(0) if self.answers else "?"
            if said in SHAPES:  # a test that cares for the shape alone
                offered = [str(action) for action, _ in outcomes]
                said = next((room for room in SHAPES[said] if room in offered), said)
            return ScriptedSource([said]).answer(outcomes)
        return self._rest.answer(outcomes)

    def fork(self) -> Script:
        twin = Script(self.answers, self.after)
        twin._rest = None if self._rest is None else self._rest.fork()
        return twin


def table(
    line: str | None,
    *answers: int | str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    after: int | None = 1,
) -> Match:
    """A match from a position line (None: from setup); a number is a die, a text an answer."""
    rules = GAME.rules(seats, options)
    said = [f"die {answer}" if isinstance(answer, int) else answer for answer in answers]
    return Match(GAME, rules, 0, position=line, source=Script(said, after))


def script(match: Match, *answers: int | str) -> Match:
    """Let chance say this next."""
    source = match._play.source
    assert isinstance(source, Script)
    source.answers = [f"die {answer}" if isinstance(answer, int) else answer for answer in answers]
    return match


def left(match: Match) -> list[str]:
    """What the script still has to say."""
    source = match._play.source
    assert isinstance(source, Script)
    return source.answers


def act(match: Match, *actions: str, seat: int | None = None) -> list[str]:
    """Act for whoever is asked (or `seat`); what was told, without the game's prefix."""
    told: list[str] = []
    for action in actions:
        who = match.pending[0] if seat is None else seat
        told += [event.kind.removeprefix("era-") for event in match.act(who, action)]
    return told


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What whoever is asked (or `seat`) may do."""
    return [str(action) for action in match.legal(match.pending[0] if seat is None else seat)]


def inside(match: Match) -> World:
    """The table itself, to read or to bend."""
    state: World = match._state.world
    return state


def ninja(match: Match, seat: int = 0) -> Ninja:
    return inside(match).ninja[seat]


def stack(match: Match, name: str) -> Stack:
    from kagemusha.games.era_of_the_ninja.names import stack_id

    return next(one for one in inside(match).stacks if stack_id(one.slot) == name)


def view(match: Match, seat: int | None = None) -> EraView:
    seen = match.view(seat)
    assert isinstance(seen, EraView)
    return seen


def player(match: Match, seat: int = 0, watcher: int | None = None) -> NinjaView:
    return view(match, watcher).players[seat]


def shown(match: Match, name: str, seat: int | None = 0) -> StackView:
    return next(one for one in view(match, seat).stacks if one.id == name)


def told(match: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every event of a kind so far."""
    return [dict(e.args) for e in match.events(seat) if e.kind == f"era-{kind}"]


def stand(match: Match) -> Match:
    """Roll and stand through every window of dice that is open."""
    while match.pending and view(match).step in ("before-roll", "after-roll", "nvn-after"):
        act(match, "roll" if view(match).step == "before-roll" else "stand")
    return match


class Witness(Script):
    """A script that also writes down what chance could have said each time, with its weight."""

    def __init__(self, answers: Sequence[str], after: int | None) -> None:
        super().__init__(answers, after)
        self.heard: list[dict[str, int]] = []

    def answer(self, outcomes: Sequence[tuple[Action, int]]) -> Action:
        self.heard.append({str(action): weight for action, weight in outcomes})
        return super().answer(outcomes)


def witness(match: Match, *answers: int | str) -> list[dict[str, int]]:
    """Let chance say this next; the list fills with what it could have said."""
    source = match._play.source
    assert isinstance(source, Script)
    said = [f"die {answer}" if isinstance(answer, int) else answer for answer in answers]
    listening = Witness(said, source.after)
    match._play.source = listening
    return listening.heard


def odds(match: Match, action: str, seat: int | None = None) -> dict[str, int]:
    """What chance could answer, with weights, if whoever is asked did that; nothing is done."""
    state = match.rules.clone(match._state)
    who = match.pending[0] if seat is None else seat
    match.rules.apply(state, who, match.rules.parse(action)[0])
    return {str(answer): weight for answer, weight in match.rules.chances(state)}


def keep_all(match: Match) -> Match:
    """Keep the first of everything that setup offers."""
    while match.pending and view(match).step in ("keep-ninja", "keep-cards", "keep-new"):
        act(match, legal(match)[0])
    return match
