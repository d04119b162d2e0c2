"""The contract for 7 Ronin, over its kernel."""

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
from kagemusha.games.seven_ronin import knowledge
from kagemusha.games.seven_ronin.board import RONIN_IDS
from kagemusha.games.seven_ronin.events import event_table
from kagemusha.games.seven_ronin.features import fields
from kagemusha.games.seven_ronin.meta import MANIFEST
from kagemusha.games.seven_ronin.names import REASON_IDS, space_number
from kagemusha.games.seven_ronin.notation import board_choices
from kagemusha.games.seven_ronin.options import choose
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.position import Positions
from kagemusha.games.seven_ronin.refusals import refusals
from kagemusha.games.seven_ronin.setup import initial_state
from kagemusha.games.seven_ronin.state import State
from kagemusha.games.seven_ronin.view import VillageView, make_view


class SevenRonin(Game):
    """7 Ronin, two seats: seat 0 is the Attacker, seat 1 the Defender."""

    manifest = MANIFEST

    def rules(self, seats: int | None = None, options: Options | None = None) -> SevenRoninRules:
        """The rules by edition, switches and board."""
        self.manifest.choose_seats(seats)
        return SevenRoninRules(options)

    def variants(self) -> Sequence[tuple[int, Options]]:
        """Each edition, with and without spies."""
        editions = self.manifest.option("edition").known()
        return [(2, {"edition": e, "spy": spy}) for e in editions for spy in (False, True)]


class SevenRoninRules(FlatRules[State]):
    """7 Ronin with its options chosen."""

    game = SevenRonin.id
    seats = 2
    cell_bytes = layout.CELL_BYTES
    choice_count = layout.CHOICES
    most_choices = layout.LEGAL_SIZE

    def __init__(self, options: Options | None) -> None:
        self._setup = choose(options)
        self.options = self._setup.to_dict()
        self.content = content_hash(self._setup.board.to_dict())
        self.choices = board_choices(self._setup.board)
        self.events = event_table(self._setup.board)
        self.positions = Positions(self._setup)

    def setup(self) -> State:
        """Round 1, both planning boards empty."""
        return initial_state(self._setup)

    def opening(self, state: State) -> list[Event]:
        """The round that opens; a position may also pass steps that need no choice."""
        began = (layout.ROUND_BEGAN, state.cells[layout.ROUND], 0, 0)
        return self.events.decode([began, *state.settle_noted()])

    def fields(self) -> tuple[Field, ...]:
        """What the numbers of an observation mean on this board."""
        return fields(self._setup.board)

    def why_not(self, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
        """Every rule the plan breaks."""
        return refusals(self._setup, state, seat, plan)

    def arrange(self, state: State, seat: int, plan: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        """Plans may be given in any order; the kernel takes them in the board's order."""
        if state.cells[layout.PHASE] != layout.PLANNING:
            return plan
        return sorted(plan, key=self._place_in_plan)

    def plan_key(self, state: State, seat: int) -> bytes:
        """For the Defender: who is next, and which spaces Tasuke or somebody else has taken."""
        if seat == layout.ATTACKER:
            return self.encode(state)
        guards = state.cells[layout.PLAN_GUARD : layout.PLAN_GUARD + layout.SPACES]
        taken = [(g >> layout.TASUKE) * 2 + (g % (1 << layout.TASUKE) > 0) for g in guards]
        return bytes([state.cells[layout.PLAN_NEXT], *taken])

    def _place_in_plan(self, action: Action) -> tuple[int, int]:
        parts = dict(action.parts)
        if action.verb == "seal":
            return (2, 0)
        if action.verb != "deploy":
            return (3, 0)
        if "ronin" in parts:
            return (1, RONIN_IDS.index(str(parts["ronin"])))
        return (1, space_number(self._setup.board, str(parts["area"])))

    def face(self, state: State, seat: int, action: Action) -> Action | None:  # noqa: ARG002
        """A step of a plan shows nothing; everything else is public."""
        return None if action.verb == "deploy" else action

    def view(self, state: State, seat: int | None) -> VillageView:
        """What a side may see."""
        return make_view(self._setup, state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state that fits a view."""
        if not isinstance(view, VillageView):
            raise TypeError(f"not a view of this game: {type(view).__name__}")
        return knowledge.determinize(self._setup, view, rng)

    def disguise(self, state: State, seat: int | None, rng: Rng) -> State:
        """Other plans for the other side."""
        return knowledge.disguise(state, seat, rng)

    def result(self, state: State) -> Result | None:
        """The winner has 1 point, the loser 0; there is no draw."""
        winner = state.cells[layout.WINNER]
        if winner == layout.NOBODY:
            return None
        scores = (1.0, 0.0) if winner == layout.ATTACKER else (0.0, 1.0)
        return Result(scores, (winner,), REASON_IDS[state.cells[layout.REASON]])

    def conserved(self, state: State) -> Mapping[str, int]:
        """All ninja markers: Reserves, board, wounds and Supply."""
        s = state.numbers()
        board = sum(s[layout.NINJA : layout.NINJA + layout.SPACES])
        wounds = sum(s[layout.WOUNDS : layout.WOUNDS + layout.RONIN_SLOTS])
        return {"ninja-markers": s[layout.RESERVES] + s[layout.SUPPLY] + board + wounds}
