"""What a seat may see, in words: built from the cells it may see, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

from kagemusha.core.view import View
from kagemusha.games.wat_aah.deck import COURT_IDS, EFFECT_IDS
from kagemusha.games.wat_aah.names import MODE_IDS, REASON_IDS, STEP_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout as at
from kagemusha.games.wat_aah.sight import UNKNOWN, hand_cells, known_cells, seen, visitor
from kagemusha.games.wat_aah.state import State

CELL_NAMES = tuple(str(cell) for cell in range(at.KINDS))
"""Of the cells that change during a match."""


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
    """2 or 3 for a power of so many cards; 0 for Yokai and Court cards."""
    target: str | None
    left: int
    did: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str | None
    cells: tuple[int, ...]
    """The same as numbers, for programs: all that this seat may know, and nothing else."""

    def shown(self, *, cells: bool = True) -> dict[str, object]:
        """Everything; of the cells, those that change and are not empty."""
        data = View.shown(self, cells=cells)
        if cells:
            changing = self.cells[: at.KINDS]
            names = compress(CELL_NAMES, changing)
            data["cells"] = dict(zip(names, filter(None, changing), strict=True))
        return data


def look(setup: Setup, state: State, seat: int | None) -> WatAahView:
    """Build the view of a seat, or of a spectator."""
    return describe(setup, seen(state, seat), seat, state.pending())


def describe(
    setup: Setup, s: Sequence[int], seat: int | None, pending: tuple[int, ...]
) -> WatAahView:
    """Put cells that may be seen into words."""
    kinds = setup.deck.ids
    bosses = [boss.id for boss in setup.cards.boss]
    temples = [card.id for card in setup.cards.temple]
    court = s[at.OP] - at.COURT_BASE
    offers = at.OFFER if seat == s[at.ACTIVE] else at.OFFER + at.KIND_SLOTS
    return WatAahView(
        game="wat-aah",
        seat=seat,
        pending=pending,
        mode=MODE_IDS[s[at.MODE]],
        round=s[at.ROUND],
        step=STEP_IDS[s[at.PHASE]],
        active=player_id(s[at.ACTIVE]),
        shosho=player_id(s[at.SHOSHO]),
        deck=s[at.DECK_SIZE],
        jigoku=tuple([kinds[kind] for kind in s[at.PILE : at.PILE + s[at.JIGOKU_SIZE]]]),
        reshuffles=s[at.RESHUFFLES],
        hand=() if seat is None else cards(kinds, s, hand_cells(seat).start),
        players=tuple(_player(setup, s, seat, other) for other in range(s[at.SEATS])),
        picked=cards(kinds, s, at.PICK),
        offered=cards(kinds, s, offers),
        looked_at=cards(kinds, s, at.ASIDE),
        temple_drawn=tuple(
            temples[s[cell]]
            for cell in (at.TEMPLE_FIRST, at.TEMPLE_SECOND)
            if seat is not None and visitor(s) == seat and 0 <= s[cell] < UNKNOWN
        )
        if s[at.PHASE] in (at.TEMPLE_DRAWING, at.TEMPLE_CHOOSING)
        else (),
        temple_under=tuple(
            "hidden" if s[at.UNDER + n] == UNKNOWN else temples[s[at.UNDER + n]]
            for n in range(s[at.UNDER_SIZE])
        ),
        decoys=tuple(None if s[at.DECOY + n] < 0 else bosses[s[at.DECOY + n]] for n in range(3)),
        final_boss=None if s[at.FINAL_BOSS] < 0 else bosses[s[at.FINAL_BOSS]],
        effect=COURT_IDS[court] if court >= 0 else EFFECT_IDS[s[at.OP]],
        amount=s[at.AMOUNT],
        level=s[at.LEVEL],
        target=player_id(s[at.TARGET]) if s[at.OP] else None,
        left=s[at.LEFT],
        did=tuple(word for n, word in enumerate(("placed", "reinforced")) if s[at.DID] >> n & 1),
        winners=tuple(player_id(n) for n in range(s[at.SEATS]) if s[at.WINNERS] >> n & 1),
        reason=REASON_IDS[s[at.REASON]] or None,
        cells=tuple(s),
    )


def cards(kinds: Sequence[str], s: Sequence[int], first: int) -> tuple[str, ...]:
    """The cards counted from a cell on, each by its kind."""
    numbers = s[first : first + len(kinds)]
    if not any(numbers):
        return ()
    found = tuple(compress(kinds, numbers))
    if len(found) == sum(numbers):  # one of each
        return found
    counted = zip(kinds, numbers, strict=True)
    return tuple([name for name, number in counted for _ in range(number)])


def _player(setup: Setup, s: Sequence[int], seat: int | None, other: int) -> PlayerView:
    kinds = setup.deck.ids
    court = s[at.COURT_OF + other]
    temple = s[at.TEMPLE_OF + other]
    known = () if seat in (None, other) else cards(kinds, s, known_cells(seat or 0, other).start)
    return PlayerView(
        id=player_id(other),
        hand=s[at.HANDS + other],
        known=known,
        clans=_clans(setup, s, other),
        corruption=cards(kinds, s, at.CORRUPTION + other * at.KIND_SLOTS),
        temple=None if temple < 0 else setup.cards.temple[temple].id,
        temple_spent=bool(s[at.TEMPLE_SPENT] >> other & 1),
        court=None if court < 0 else "hidden" if court == UNKNOWN else setup.cards.court[court].id,
        score=s[at.SCORE + other],
        rank=s[at.RANK + other],
        pawns=s[at.PAWNS + other],
        at_court=s[at.AT_COURT + other],
        at_missions=s[at.AT_MISSIONS + other],
        at_showdown=s[at.AT_SHOWDOWN + other],
        peeked=tuple(n + 1 for n in range(3) if s[at.PEEKED + other] >> n & 1),
    )


def _clans(setup: Setup, s: Sequence[int], seat: int) -> tuple[ClanView, ...]:
    """The clans before a player; cards of the clan, Ronin and Yokai in the order of the deck."""
    deck, first = setup.deck, seat * at.CLANS
    table = s[at.TABLE + seat * at.KIND_SLOTS : at.TABLE + (seat + 1) * at.KIND_SLOTS]
    yokai_at = at.YOKAI_AT + len(deck.kinds) - len(deck.yokai)
    found = []
    for number, clan in enumerate(deck.clan):
        spot = first + number
        if not s[at.CARDS_IN + spot]:
            continue
        cards = [card for kind, card in deck.by_clan[number] for _ in range(table[kind])]
        cards += ["ronin"] * s[at.RONIN_IN + spot]
        cards += [card.id for n, card in enumerate(deck.yokai) if s[yokai_at + n] == spot]
        found.append(ClanView(clan.id, tuple(cards)))
    return tuple(found)
