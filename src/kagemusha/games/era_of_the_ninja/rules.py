"""Era of the Ninja on the contract: the kernel underneath, words and views on top."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from functools import cached_property

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.errors import Message
from kagemusha.core.event import Event
from kagemusha.core.features import Numbering
from kagemusha.core.game import Game, Options, Result, Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja import knowledge
from kagemusha.games.era_of_the_ninja.events import event_table
from kagemusha.games.era_of_the_ninja.facts import EraReader
from kagemusha.games.era_of_the_ninja.features import fields
from kagemusha.games.era_of_the_ninja.meta import MANIFEST
from kagemusha.games.era_of_the_ninja.notation import choices_of
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES, choose
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.ends import side_score
from kagemusha.games.era_of_the_ninja.phases.indices import CHOICES, MOST_CHOICES, index_of
from kagemusha.games.era_of_the_ninja.phases.recruits import Keep, KeepNew, KeepNinja
from kagemusha.games.era_of_the_ninja.position import Positions
from kagemusha.games.era_of_the_ninja.refusals import refusals
from kagemusha.games.era_of_the_ninja.state import State
from kagemusha.games.era_of_the_ninja.view import EraView, build_view


class EraOfTheNinja(Game):
    """Era of the Ninja, one to four seats, in eight modes with four modules."""

    manifest = MANIFEST

    def rules(self, seats: int | None = None, options: Options | None = None) -> EraRules:
        """The rules by seats, mode, modules and cards."""
        return EraRules(self.manifest.choose_seats(seats, options), options)

    def variants(self) -> Sequence[tuple[int, Options]]:
        """Every mode, with the modules and clans spread over them."""
        everything = {"nvn": True, "reinforcements": True, "sneak": True}
        fire_and_void = ["fire", "void", "fire", "void"]
        heaven_and_wood = ["heaven", "heaven", "wood", "wood"]
        # Two ninja who stroll through thirty rooms seldom meet: those nights are short.
        short = {"rounds": 3}
        return [
            (1, {"mode": "lone-ninja"}),
            (1, {"mode": "lone-ninja", "reinforcements": True, "sneak": True}),
            (2, {}),
            (4, everything),
            (3, {"clans": ["water", "water", "none"], "arcade": True, **everything}),
            (2, {"mode": "nvn-death-match", **short}),
            (4, {"mode": "nvn-death-match", "arcade": True, **short}),
            (4, {"mode": "clan-death-match", "clans": fire_and_void, "ninja": "choose", **short}),
            (3, {"mode": "clan-death-match", "clans": ["way", "named", "named"], **short}),
            (2, {"mode": "clan-attack", "clans": "earth", "reinforcements": True}),
            (3, {"mode": "clan-attack", "clans": "metal", "sneak": True}),
            (4, {"mode": "multi-clan-attack", "clans": heaven_and_wood, "reinforcements": True}),
            (4, {"mode": "multi-clan-attack", "clans": ["spirit", "man", "spirit", "man"]}),
            (2, {"mode": "lords-head"}),
            (4, {"mode": "lords-head", **everything}),
        ]


class EraRules(Rules[State]):
    """The contract's functions over the table."""

    game = EraOfTheNinja.id

    def __init__(self, seats: int, options: Options | None) -> None:
        self.seats = seats
        self._setup = choose(seats, options)
        self.options = self._setup.to_dict()
        self.content = self._setup.fingerprint()
        self._terms = self._setup.terms()
        self._choices = choices_of(self._setup)
        self._events = event_table(self._setup)
        self._positions = Positions(self._setup, self._choices.names)

    def setup(self) -> State:
        """The box is open; all are about to draw their ninja."""
        return State.new(self._setup.box, self._terms)

    def opening(self, state: State) -> list[Event]:  # noqa: ARG002
        """Nothing happened yet."""
        return []

    def pending(self, state: State) -> tuple[int, ...]:
        """One seat nearly always; all of them when they choose what to keep; or chance."""
        return state.pending()

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        """Faces alike; cards and tiles by their number."""
        return [(self._choices.actions[c], state.weight(c)) for c in state.legal(CHANCE)]

    def legal(self, state: State, seat: int) -> Legal:
        """The kernel's choices as actions."""
        actions = self._choices.actions
        return Legal([actions[choice] for choice in state.legal(seat)])

    def apply(self, state: State, seat: int, action: Action) -> list[Event]:
        """Carry out the choice of that name."""
        return self._events.decode(state.apply_noted(seat, self._choices.numbers[action.notation]))

    def why_not(self, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
        """Every rule that the first refused action of the plan breaks."""
        return refusals(self._choices, state, seat, plan)

    def vocabulary(self) -> Sequence[Action]:
        """Every choice of this box."""
        return self._choices.vocabulary()

    def numbering(self) -> Numbering:
        """One layout for all seats and modes."""
        return self._numbering

    @cached_property
    def _numbering(self) -> Numbering:
        known = self._choices.actions
        actions = tuple(known.get(choice) for choice in CHOICES)
        return Numbering(fields(self._choices.names), actions, MOST_CHOICES, self._index)

    def _index(self, action: Action, seat: int) -> int:
        choice = self._choices.number(action, seat)
        return choice if choice < 0 else index_of(choice)

    def parse(self, text: str) -> list[Action]:
        """A line of notation as actions."""
        return self._choices.parse(text)

    def face(self, state: State, seat: int, action: Action) -> Action | None:
        """What is kept at setup shows when all have chosen; that one has chosen, at once."""
        step = state.world.agenda[-1]
        if isinstance(step, KeepNew) or (isinstance(step, Keep) and step.sealed()):
            kept = len(state.world.ninja[seat].kept)
            last = isinstance(step, KeepNinja) or kept == codes.CARD_DECKS - 1
            return Action("keep") if last else None
        return action

    def view(self, state: State, seat: int | None) -> EraView:
        """What a seat may see."""
        return build_view(self._setup, self._choices.names, state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state that fits a view."""
        if not isinstance(view, EraView):
            raise TypeError(f"not a view of this game: {type(view).__name__}")
        state = State.read(self._setup.box, self._terms, list(view.cells))
        return knowledge.sample_world(state.world, rng)

    def disguise(self, state: State, seat: int | None, rng: Rng) -> State:
        """Other cards face down."""
        return knowledge.disguise(state, seat, rng)

    def result(self, state: State) -> Result | None:
        """Who won, or shares the win; in Arcade the points, else 1 and 0."""
        t = state.world
        if t.reason == codes.NOT_OVER:
            return None
        winners = tuple(seat for seat in range(self.seats) if t.winners >> seat & 1)
        if self._terms.arcade:
            scores = tuple(float(side_score(t, seat)) for seat in range(self.seats))
        else:
            scores = tuple(float(seat in winners) for seat in range(self.seats))
        return Result(scores, winners, codes.REASON_NAMES[t.reason])

    def side(self, seat: int) -> tuple[int, ...]:
        """E.138: a clan's members win together."""
        sides = self._terms.sides
        return tuple(other for other in range(self.seats) if sides[other] == sides[seat])

    def is_out(self, state: State, seat: int) -> bool:
        """E.118: eliminated for good, unless ruling 73 has them choose for the Lord's units."""
        return state.world.ninja[seat].out and not self._terms.wardens

    def fact_reader(self) -> EraReader:
        """The Lord, the ninja, and every card that somebody held."""
        return EraReader(self._setup)

    def shared_defeat(self) -> bool:
        """The Lord may defeat them all."""
        return self._setup.mode not in DEATH_MATCHES

    def strata(self) -> tuple[str, Sequence[str]]:
        """Which Lord is drawn matters most."""
        lords = [card.id for card in self._setup.content.lord]
        return "lord", lords if self._setup.lord == "random" else ()

    def encode(self, state: State) -> bytes:
        """Four bytes a number."""
        numbers = state.numbers()
        return struct.pack(f">{len(numbers)}i", *numbers)

    def clone(self, state: State) -> State:
        """An independent copy."""
        return state.clone()

    def write_position(self, state: State) -> str:
        """The state as a line."""
        return self._positions.write(state)

    def read_position(self, line: str) -> State:
        """The state of a line."""
        return self._positions.read(line)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Every card, tile, unit and token is somewhere, once."""
        return {
            **knowledge.missing(state.world),
            "over": int(bool(state.world.agenda) == (state.world.reason != codes.NOT_OVER)),
        }
