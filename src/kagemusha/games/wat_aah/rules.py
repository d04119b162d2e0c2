"""The contract for Shinobi WAT-AAH!, over its kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.event import Event
from kagemusha.core.features import Field
from kagemusha.core.game import Game, Options, Result, content_hash
from kagemusha.core.kernel_rules import FlatRules
from kagemusha.core.view import View
from kagemusha.games.wat_aah import knowledge
from kagemusha.games.wat_aah.events import event_table
from kagemusha.games.wat_aah.facts import WatAahReader
from kagemusha.games.wat_aah.features import fields
from kagemusha.games.wat_aah.meta import MANIFEST
from kagemusha.games.wat_aah.names import MODE_IDS, REASON_IDS
from kagemusha.games.wat_aah.notation import Choices
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.position import Positions
from kagemusha.games.wat_aah.refusals import refusals
from kagemusha.games.wat_aah.setup import initial_state
from kagemusha.games.wat_aah.state import State
from kagemusha.games.wat_aah.view import ViewBuilder, WatAahView


class WatAah(Game):
    """Shinobi WAT-AAH!, two to four seats, in the short mode or the long."""

    manifest = MANIFEST

    def rules(self, seats: int | None = None, options: Options | None = None) -> WatAahRules:
        """The rules by seats, mode and cards."""
        return WatAahRules(self.manifest.choose_seats(seats), options)

    def variants(self) -> Sequence[tuple[int, Options]]:
        """Both modes with every number of seats."""
        return [(seats, {"mode": mode}) for mode in MODE_IDS for seats in self.seat_counts]


class WatAahRules(FlatRules[State]):
    """Shinobi WAT-AAH! with its seats and options chosen."""

    game = WatAah.id
    cell_bytes = layout.CELL_BYTES
    choice_count = layout.CHOICES
    most_choices = layout.LEGAL_SIZE

    def __init__(self, seats: int, options: Options | None) -> None:
        self.seats = seats
        self._setup = choose(seats, options)
        self.options = self._setup.to_dict()
        self.content = content_hash([self._setup.deck.to_dict(), self._setup.cards.to_dict()])
        self._views = ViewBuilder(self._setup)
        self.choices = Choices(self._setup)
        self.events = event_table(self._setup)
        self.positions = Positions(self._setup)
        self._counts = [kind.number for kind in self._setup.deck.kinds]

    def setup(self) -> State:
        """The whole deck face down; all are about to reveal a card."""
        return initial_state(self._setup)

    def opening(self, state: State) -> list[Event]:
        """The round that begins."""
        return self.events.decode([(layout.ROUND_BEGAN, state.cells[layout.ROUND], 0, 0)])

    def fields(self) -> tuple[Field, ...]:
        """What the numbers of an observation mean with these cards."""
        return fields(self._setup)

    def why_not(self, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
        """Every rule that the first refused choice of the plan breaks."""
        return refusals(self._setup, self.choices, state, seat, plan)

    def arrange(self, state: State, seat: int, plan: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        """Cards of one choice may be named in any order; the kernel takes them in deck order.

        Discards for a power keep theirs (S.33).
        """
        if state.cells[layout.PHASE] == layout.SUFFERING:
            return plan
        kinds = [kind.id for kind in self._setup.deck.kinds]
        ordered: list[Action] = []
        run: list[Action] = []
        for action in [*plan, None]:
            if action is not None and action.verb == "card":
                run.append(action)
                continue
            ordered += sorted(run, key=lambda card: kinds.index(str(dict(card.parts)["card"])))
            run = []
            if action is not None:
                ordered.append(action)
        return ordered

    def face(self, state: State, seat: int, action: Action) -> Action | None:  # noqa: ARG002
        """Picking for a clan or a swap shows nothing, keeping a card does not show which."""
        phase = state.cells[layout.PHASE]
        if phase in (layout.PICKING, layout.SWAPPING) and action.verb == "card":
            return action if self._comes_down(state, action) else None
        if phase == layout.PLACE_STEP and action.verb in ("place", "reinforce"):
            return None
        if phase in (layout.KEEPING, layout.TAKING, layout.GIVING):
            return Action("card")
        if phase == layout.PICKING:
            return Action("done")
        return action

    def _comes_down(self, state: State, action: Action) -> bool:
        """Whether the card is a Yokai, which comes into play when it is picked."""
        kind = next(k for k in self._setup.deck.kinds if k.id == dict(action.parts)["card"])
        return state.cells[layout.PHASE] == layout.PICKING and kind.clan == "yokai"

    def view(self, state: State, seat: int | None) -> WatAahView:
        """What a seat may see."""
        return self._views.build(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state that fits a view."""
        if not isinstance(view, WatAahView):
            raise TypeError(f"not a view of this game: {type(view).__name__}")
        return knowledge.determinize(view.cells, view.seat, self._counts, rng)

    def disguise(self, state: State, seat: int | None, rng: Rng) -> State:
        """Other hands, deck and hidden cards."""
        return knowledge.disguise(state, seat, rng)

    def result(self, state: State) -> Result | None:
        """Scores at the end; winners may share."""
        s = state.cells
        if s[layout.PHASE] != layout.OVER:
            return None
        winners = tuple(seat for seat in range(self.seats) if s[layout.WINNERS] >> seat & 1)
        scores = tuple(float(s[layout.SCORE + seat]) for seat in range(self.seats))
        return Result(scores, winners, REASON_IDS[s[layout.REASON]])

    def fact_reader(self) -> WatAahReader:
        """Clans, Yokai, Ronin, and the cards of the long mode."""
        return WatAahReader(self._setup)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Every card of every kind is somewhere."""
        rest = knowledge.missing_cards(state.numbers(), self._counts)
        return {"missing-cards": sum(abs(number) for number in rest)}
