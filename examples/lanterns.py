"""Lanterns: a small game that shows how one is added, and on which the test kit is tested.

Two or three seats. Everybody holds two lanterns from a deck of numbers. Each night all choose one
in secret and seal it; then they are shown together, a die (chance) tells which parity counts
double, and the brightest scores. Everybody draws a new one. After three nights most points win.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.errors import Message, NotationError
from kagemusha.core.event import Event
from kagemusha.core.game import Game, Options, Result, Rules, content_hash
from kagemusha.core.view import View

DECK = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
NIGHTS = 3
SEAL = Action("seal", "seal")


@dataclass
class Lanterns:
    """The state: hands, sealed choices, the deck as an unordered bag."""

    hands: list[list[str]]
    deck: set[str]
    chosen: list[str | None]
    sealed: list[bool]
    points: list[int]
    night: int = 1
    draws: list[int] = field(default_factory=list)
    """Who still draws, in order; -1 stands for the die."""
    parity: str = ""
    """The last roll. A view has everything that events have announced."""


@dataclass(frozen=True)
class LanternsView(View):
    """What one seat may know."""

    night: int
    deck: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    chosen: str | None
    sealed: tuple[bool, ...]
    points: tuple[int, ...]
    out: tuple[str, ...]
    """The lanterns that were shown: known to all."""
    parity: str


class LanternsGame(Game):
    """The game and its name."""

    id: ClassVar[str] = "lanterns"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)

    def rules(self, seats: int | None = None, options: Options | None = None) -> LanternsRules:
        """There are no options: the manifest refuses them, and other numbers of seats."""
        seats = self.manifest.choose_seats(seats)
        self.manifest.complete(seats, options)
        return LanternsRules(seats)


class LanternsRules(Rules[Lanterns]):
    """Every function of the contract."""

    game = LanternsGame.id

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.options = {}
        self.content = content_hash(DECK)

    def setup(self) -> Lanterns:
        """Nobody holds anything yet: the first thing is that all draw two."""
        n = self.seats
        return Lanterns(
            hands=[[] for _ in range(n)],
            deck=set(DECK),
            chosen=[None] * n,
            sealed=[False] * n,
            points=[0] * n,
            draws=[seat for seat in range(n) for _ in range(2)],
        )

    def opening(self, state: Lanterns) -> list[Event]:  # noqa: ARG002
        """The first night falls."""
        return [Event("lanterns-night", {"night": 1})]

    def pending(self, state: Lanterns) -> tuple[int, ...]:
        """Chance while somebody draws; then all who have not sealed."""
        if state.draws:
            return (CHANCE,)
        if state.night > NIGHTS:
            return ()
        return tuple(seat for seat in range(self.seats) if not state.sealed[seat])

    def chances(self, state: Lanterns) -> Sequence[tuple[Action, int]]:
        """A card of the bag, or a face of the die."""
        if state.draws[0] == -1:
            return [(Action(face, "die"), 1) for face in ("even", "odd")]
        return [(Action(card, "card"), 1) for card in sorted(state.deck)]

    def legal(self, state: Lanterns, seat: int) -> Legal:
        """Choose a lantern, and then seal it or choose another."""
        if seat not in self.pending(state):
            return Legal()
        choices = [
            Action(f"light {card}", "light", (("card", card),))
            for card in sorted(state.hands[seat])
            if card != state.chosen[seat]
        ]
        return Legal([*choices, SEAL] if state.chosen[seat] else choices)

    def apply(self, state: Lanterns, seat: int, action: Action) -> list[Event]:
        """One step; the last seal shows everything."""
        if seat == CHANCE:
            return self._chance(state, action.notation)
        if action != SEAL:
            card = action.notation.split()[1]
            state.chosen[seat] = card
            return [
                Event("lanterns-chosen", {"seat": seat, "card": card}, audience=frozenset({seat}))
            ]
        state.sealed[seat] = True
        events = [Event("lanterns-sealed", {"seat": seat})]
        if all(state.sealed):
            shown = tuple(str(card) for card in state.chosen)
            events.append(Event("lanterns-shown", {"cards": shown}, reveals=True))
            state.draws = [-1]
        return events

    def _chance(self, state: Lanterns, answer: str) -> list[Event]:
        drawer = state.draws.pop(0)
        if drawer == -1:
            return self._score(state, answer)
        state.deck.remove(answer)
        state.hands[drawer].append(answer)
        return [
            Event(
                "lanterns-drawn",
                {"seat": drawer, "card": answer},
                audience=frozenset({drawer}),
                masked=Event("lanterns-drawn-hidden", {"seat": drawer}),
            )
        ]

    def _score(self, state: Lanterns, parity: str) -> list[Event]:
        cards = [int(card or 0) for card in state.chosen]
        lights = [card * (2 if card % 2 == (parity == "odd") else 1) for card in cards]
        brightest = max(lights)
        for seat, light in enumerate(lights):
            state.points[seat] += light == brightest
            state.hands[seat].remove(str(cards[seat]))
        state.chosen = [None] * self.seats
        state.sealed = [False] * self.seats
        state.night += 1
        state.parity = parity
        if state.night <= NIGHTS and len(state.deck) >= self.seats:
            state.draws = list(range(self.seats))
        else:
            state.night = NIGHTS + 1
        return [Event("lanterns-scored", {"parity": parity, "brightest": brightest})]

    def why_not(self, state: Lanterns, seat: int, plan: Sequence[Action]) -> list[Message]:
        """One rule: light a lantern of your own, then seal."""
        trial = self.clone(state)
        for action in plan:
            if action not in self.legal(trial, seat):
                return [Message("refused-not-legal-now", {"action": str(action)}, "L.1")]
            self.apply(trial, seat, action)
        return []

    def vocabulary(self) -> list[Action]:
        """Every well-formed action."""
        return [SEAL, *(Action(f"light {c}", "light", (("card", c),)) for c in DECK)]

    def parse(self, text: str) -> list[Action]:
        """`light 4`, `seal`, or both with a semicolon between."""
        actions = []
        for clause in text.split(";"):
            known = {action.notation: action for action in self.vocabulary()}
            words = " ".join(clause.lower().split())
            if words not in known:
                raise NotationError(
                    Message("notation-unknown-verb", {"word": words, "known": "light, seal"})
                )
            actions.append(known[words])
        return actions

    def face(self, state: Lanterns, seat: int, action: Action) -> Action | None:  # noqa: ARG002
        """Others see that a lantern is sealed, but not which one."""
        return SEAL if action == SEAL else None

    def view(self, state: Lanterns, seat: int | None) -> LanternsView:
        """By allow-list."""
        held = [card for hand in state.hands for card in hand]
        return LanternsView(
            game="lanterns",
            seat=seat,
            pending=self.pending(state),
            night=state.night,
            deck=len(state.deck),
            hand=() if seat is None else tuple(sorted(state.hands[seat])),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            chosen=None if seat is None else state.chosen[seat],
            sealed=tuple(state.sealed),
            points=tuple(state.points),
            out=tuple(sorted(set(DECK) - set(held) - state.deck)),
            parity=state.parity,
        )

    def determinize(self, seen: View, rng: Rng) -> Lanterns:
        """Deal what the view does not know at random."""
        assert isinstance(seen, LanternsView)
        unknown = rng.shuffled(sorted(set(DECK) - set(seen.out) - set(seen.hand)))
        hands = []
        for seat, size in enumerate(seen.hand_sizes):
            hands.append(list(seen.hand) if seat == seen.seat else unknown[:size])
            unknown = unknown if seat == seen.seat else unknown[size:]
        return Lanterns(
            hands=hands,
            deck=set(unknown),
            chosen=[
                seen.chosen if seat == seen.seat else rng.choice(hands[seat]) if done else None
                for seat, done in enumerate(seen.sealed)
            ],
            sealed=list(seen.sealed),
            points=list(seen.points),
            night=seen.night,
            parity=seen.parity,
        )

    def disguise(self, state: Lanterns, seat: int | None, rng: Rng) -> Lanterns:
        """Other hands, another deck, other choices, for everybody but `seat`."""
        twin = self.clone(state)
        others = [s for s in range(self.seats) if s != seat]
        pool = rng.shuffled(
            [*(c for s in others for c in sorted(twin.hands[s])), *sorted(twin.deck)]
        )
        for other in others:
            size = len(twin.hands[other])
            twin.hands[other], pool = pool[:size], pool[size:]
            if twin.sealed[other] or (twin.hands[other] and rng.below(2)):
                twin.chosen[other] = rng.choice(twin.hands[other])
            else:
                twin.chosen[other] = None
        twin.deck = set(pool)
        return twin

    def result(self, state: Lanterns) -> Result | None:
        """Most points; several may share the victory."""
        if state.night <= NIGHTS:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(tuple(map(float, state.points)), winners, "most-points")

    def _plain(self, state: Lanterns) -> dict[str, Any]:
        return {
            "hands": [sorted(hand) for hand in state.hands],
            "deck": sorted(state.deck),
            "chosen": state.chosen,
            "sealed": state.sealed,
            "points": state.points,
            "night": state.night,
            "draws": state.draws,
            "parity": state.parity,
        }

    def encode(self, state: Lanterns) -> bytes:
        """The position line as bytes."""
        return self.write_position(state).encode()

    def clone(self, state: Lanterns) -> Lanterns:
        """All lists copied."""
        return Lanterns(
            [list(hand) for hand in state.hands],
            set(state.deck),
            list(state.chosen),
            list(state.sealed),
            list(state.points),
            state.night,
            list(state.draws),
            state.parity,
        )

    def write_position(self, state: Lanterns) -> str:
        """Compact JSON is one line, too."""
        return json.dumps(self._plain(state), sort_keys=True, separators=(",", ":"))

    def read_position(self, line: str) -> Lanterns:
        """From the line that `write_position` gives."""
        try:
            plain = json.loads(line)
            plain["deck"] = set(plain["deck"])
            return Lanterns(**plain)
        except (ValueError, TypeError, KeyError) as error:
            raise NotationError(
                Message("position-unknown-key", {"key": str(error), "known": "-"})
            ) from None

    def conserved(self, state: Lanterns) -> Mapping[str, int]:
        """Nine lanterns in all, wherever they are."""
        held = [card for hand in state.hands for card in hand]
        out = set(DECK) - set(held) - state.deck
        return {"lanterns": len(held) + len(state.deck) + len(out)}
