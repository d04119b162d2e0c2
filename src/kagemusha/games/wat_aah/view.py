"""What a seat may see: built only from the cells that it may see."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import TypeVar

from kagemusha.core.view import CELL, CELL_SIZE, Numbers, View
from kagemusha.games.wat_aah.deck import COURT_IDS, EFFECT_IDS
from kagemusha.games.wat_aah.knowledge import (
    UNKNOWN,
    asked_seat,
    hand_cells,
    known_cells,
    visible_cells,
)
from kagemusha.games.wat_aah.names import MODE_IDS, REASON_IDS, STEP_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.state import State

CELL_NAMES = tuple(str(cell) for cell in range(layout.KINDS))
"""Names of the cells that change during a match."""
NO_CARDS = bytes(layout.KIND_SLOTS * CELL_SIZE)
NO_CLANS = bytes(layout.CLANS * CELL_SIZE)
DECOYS = slice(layout.DECOY, layout.DECOY + 3)
PEEKED = tuple(tuple(n + 1 for n in range(3) if bits >> n & 1) for bits in range(8))
DID = ((), ("placed",), ("reinforced",), ("placed", "reinforced"))
KEPT = 4096
"""How many hands and clans are remembered as ids: most stay the same for many moves."""

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True)
class ClanView:
    """A clan in play: its cards by kind."""

    clan: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class PlayerView:
    """What lies before a player, and what the viewer knows of his hand."""

    id: str
    hand: int
    known: tuple[str, ...]
    clans: tuple[ClanView, ...]
    corruption: tuple[str, ...]
    temple: str | None
    temple_spent: bool
    court: str | None
    """The Court card's id to its owner, `hidden` to others, None if there is none."""
    score: int
    rank: int
    pawns: int
    at_court: int
    at_missions: int
    at_showdown: int
    peeked: tuple[int, ...]


@dataclass(frozen=True)
class WatAahView(View):
    """Everything one seat may know."""

    mode: str
    round: int
    step: str
    active: str
    shosho: str
    deck: int
    jigoku: tuple[str, ...]
    """From bottom to top."""
    reshuffles: int
    hand: tuple[str, ...]
    players: tuple[PlayerView, ...]
    picked: tuple[str, ...]
    offered: tuple[str, ...]
    looked_at: tuple[str, ...]
    temple_drawn: tuple[str, ...]
    temple_under: tuple[str, ...]
    decoys: tuple[str | None, ...]
    final_boss: str | None
    effect: str
    """What is at work: a power's effect or a Court card's, `nothing` if neither is."""
    amount: int
    level: int
    """The number of cards of the power, 2 or 3; 0 for Yokai and Court cards."""
    target: str | None
    left: int
    did: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str | None
    cells: Numbers
    """The same as numbers, for programs: all that this seat may know, and nothing else."""

    def shown(self, *, cells: bool = True) -> dict[str, object]:
        """Everything; of the cells, those that change and are not empty."""
        data = View.shown(self, cells=cells)
        if cells:
            changing = self.cells[: layout.KINDS]
            names = compress(CELL_NAMES, changing)
            data["cells"] = dict(zip(names, filter(None, changing), strict=True))
        return data


class ViewBuilder:
    """Builds the views of one setup."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._kinds = setup.deck.ids
        self._bosses = [boss.id for boss in setup.cards.boss]
        self._temples = [card.id for card in setup.cards.temple]
        self._cards_before: dict[bytes, tuple[str, ...]] = {}
        self._clans_before: dict[tuple[int, bytes, bytes, bytes, bytes], tuple[ClanView, ...]] = {}

    def build(self, state: State, seat: int | None) -> WatAahView:
        """The view of a seat, or of a spectator."""
        packed = visible_cells(state, seat)
        s = _numbers(packed)
        kinds, bosses, temples = self._kinds, self._bosses, self._temples
        court = s[layout.OP] - layout.COURT_BASE
        offers = layout.OFFER if seat == s[layout.ACTIVE] else layout.OFFER + layout.KIND_SLOTS
        return WatAahView(
            game="wat-aah",
            seat=seat,
            pending=state.pending(),
            mode=MODE_IDS[s[layout.MODE]],
            round=s[layout.ROUND],
            step=STEP_IDS[s[layout.PHASE]],
            active=player_id(s[layout.ACTIVE]),
            shosho=player_id(s[layout.SHOSHO]),
            deck=s[layout.DECK_SIZE],
            jigoku=tuple(
                [kinds[kind] for kind in s[layout.PILE : layout.PILE + s[layout.JIGOKU_SIZE]]]
            ),
            reshuffles=s[layout.RESHUFFLES],
            hand=() if seat is None else self._cards(packed, hand_cells(seat).start),
            players=tuple([self._player(packed, s, seat, n) for n in range(s[layout.SEATS])]),
            picked=self._cards(packed, layout.PICK),
            offered=self._cards(packed, offers),
            looked_at=self._cards(packed, layout.ASIDE),
            temple_drawn=tuple(
                temples[s[cell]]
                for cell in (layout.TEMPLE_FIRST, layout.TEMPLE_SECOND)
                if seat is not None and asked_seat(s) == seat and 0 <= s[cell] < UNKNOWN
            )
            if s[layout.PHASE] in (layout.TEMPLE_DRAWING, layout.TEMPLE_CHOOSING)
            else (),
            temple_under=tuple(
                "hidden" if s[layout.UNDER + n] == UNKNOWN else temples[s[layout.UNDER + n]]
                for n in range(s[layout.UNDER_SIZE])
            ),
            decoys=tuple([None if boss < 0 else bosses[boss] for boss in s[DECOYS]]),
            final_boss=None if s[layout.FINAL_BOSS] < 0 else bosses[s[layout.FINAL_BOSS]],
            effect=COURT_IDS[court] if court >= 0 else EFFECT_IDS[s[layout.OP]],
            amount=s[layout.AMOUNT],
            level=s[layout.LEVEL],
            target=player_id(s[layout.TARGET]) if s[layout.OP] else None,
            left=s[layout.LEFT],
            did=DID[s[layout.DID]],
            winners=tuple(
                [player_id(n) for n in range(s[layout.SEATS]) if s[layout.WINNERS] >> n & 1]
            ),
            reason=REASON_IDS[s[layout.REASON]] or None,
            cells=Numbers(packed),
        )

    def _cards(self, packed: bytes, first: int) -> tuple[str, ...]:
        """The cards counted from a cell on, each by its kind."""
        numbers = _part(packed, first, layout.KIND_SLOTS)
        if numbers == NO_CARDS:
            return ()
        found = self._cards_before.get(numbers)
        if found is None:
            counted = zip(self._kinds, _numbers(numbers), strict=False)
            found = tuple([name for name, number in counted for _ in range(number)])
            _keep(self._cards_before, numbers, found)
        return found

    def _player(
        self, packed: bytes, s: memoryview[int], seat: int | None, other: int
    ) -> PlayerView:
        cards = self._setup.cards
        court = s[layout.COURT_OF + other]
        temple = s[layout.TEMPLE_OF + other]
        secret = seat is None or seat == other
        return PlayerView(
            id=player_id(other),
            hand=s[layout.HANDS + other],
            known=() if secret else self._cards(packed, known_cells(seat or 0, other).start),
            clans=self._clans(packed, other),
            corruption=self._cards(packed, layout.CORRUPTION + other * layout.KIND_SLOTS),
            temple=None if temple < 0 else cards.temple[temple].id,
            temple_spent=bool(s[layout.TEMPLE_SPENT] >> other & 1),
            court=None if court < 0 else "hidden" if court == UNKNOWN else cards.court[court].id,
            score=s[layout.SCORE + other],
            rank=s[layout.RANK + other],
            pawns=s[layout.PAWNS + other],
            at_court=s[layout.AT_COURT + other],
            at_missions=s[layout.AT_MISSIONS + other],
            at_showdown=s[layout.AT_SHOWDOWN + other],
            peeked=PEEKED[s[layout.PEEKED + other]],
        )

    def _clans(self, packed: bytes, seat: int) -> tuple[ClanView, ...]:
        """The clans before a player; cards of the clan, Ronin and Yokai as in the deck."""
        first = seat * layout.CLANS
        inside = _part(packed, layout.CARDS_IN + first, layout.CLANS)
        if inside == NO_CLANS:
            return ()
        table = _part(packed, layout.TABLE + seat * layout.KIND_SLOTS, layout.KIND_SLOTS)
        ronin = _part(packed, layout.RONIN_IN + first, layout.CLANS)
        yokai = _part(packed, layout.YOKAI_AT, layout.KIND_SLOTS)
        key = (seat, inside, table, ronin, yokai)
        found = self._clans_before.get(key)
        if found is None:
            found = self._in_clans(first, *map(_numbers, key[1:]))
            _keep(self._clans_before, key, found)
        return found

    def _in_clans(
        self,
        first: int,
        inside: memoryview[int],
        table: memoryview[int],
        ronin: memoryview[int],
        yokai: memoryview[int],
    ) -> tuple[ClanView, ...]:
        deck = self._setup.deck
        first_yokai = len(deck.kinds) - len(deck.yokai)
        found = []
        for number, clan in enumerate(deck.clan):
            if inside[number]:
                cards = [card for kind, card in deck.by_clan[number] for _ in range(table[kind])]
                cards += ["ronin"] * ronin[number]
                spots = yokai[first_yokai : len(deck.kinds)]
                cards += [
                    card.id
                    for card, spot in zip(deck.yokai, spots, strict=True)
                    if spot == first + number
                ]
                found.append(ClanView(clan.id, tuple(cards)))
        return tuple(found)


def _part(packed: bytes, first: int, number: int) -> bytes:
    return packed[first * CELL_SIZE : (first + number) * CELL_SIZE]


def _numbers(packed: bytes) -> memoryview[int]:
    return memoryview(packed).cast(CELL)


def _keep(before: dict[K, V], key: K, found: V) -> None:
    if len(before) >= KEPT:
        before.clear()
    before[key] = found
