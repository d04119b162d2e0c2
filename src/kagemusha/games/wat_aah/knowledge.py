"""What a seat may see of the flat state, cell by cell; and worlds that fit what it sees."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from kagemusha.core.chance import Rng
from kagemusha.core.view import CELL, CELL_SIZE
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.state import State

UNKNOWN = 99
"""A card is there, but not which."""

# Cells that lie open on the table: first cell and how many.
OPEN: tuple[tuple[int, int], ...] = (
    *(
        (cell, 1)
        for cell in (
            layout.MODE,
            layout.SEATS,
            layout.ROUND,
            layout.ACTIVE,
            layout.WINNERS,
            layout.REASON,
        )
    ),
    *(
        (cell, 1)
        for cell in (layout.SHOSHO, layout.RESHUFFLES, layout.RESHUFFLED, layout.CONTENDERS)
    ),
    *(
        (cell, 1)
        for cell in (layout.REVEALED, layout.HIGHEST, layout.HIGHEST_SEATS, layout.THEN, layout.OP)
    ),
    *(
        (cell, 1)
        for cell in (layout.AMOUNT, layout.KEEP, layout.LEVEL, layout.TARGET, layout.TARGET_CLAN)
    ),
    *(
        (cell, 1)
        for cell in (
            layout.TARGET_KIND,
            layout.LEFT,
            layout.DRAWER,
            layout.DRAWS,
            layout.AFTER_DRAW,
        )
    ),
    *(
        (cell, 1)
        for cell in (layout.DID, layout.MARCH, layout.TEMPLE_SPENT, layout.ASKED, layout.UNDER_SIZE)
    ),
    *((cell, 1) for cell in (layout.FINAL_BOSS, layout.COURT_VISITED, layout.PLACER, layout.SEALS)),
    *((cell, 1) for cell in (layout.DECK_SIZE, layout.JIGOKU_SIZE)),
    *(
        (cell, 4)
        for cell in (layout.HANDS, layout.SCORE, layout.RANK, layout.PAWNS, layout.AT_COURT)
    ),
    *(
        (cell, 4)
        for cell in (layout.AT_MISSIONS, layout.AT_SHOWDOWN, layout.TEMPLE_OF, layout.PEEKED)
    ),
    (layout.SWAP_SEALED, 2),
    (layout.UNDER_BY, 16),
    (layout.YOKAI_AT, layout.KIND_SLOTS),
    (layout.RONIN_IN, 36),
    (layout.CARDS_IN, 36),
    (layout.JIGOKU, layout.KIND_SLOTS),
    (layout.PILE, 120),
    (layout.CORRUPTION, 4 * layout.KIND_SLOTS),
    (layout.TABLE, 4 * layout.KIND_SLOTS),
    (layout.KINDS, layout.STATE_SIZE - layout.KINDS),
)


def _runs(parts: Sequence[tuple[int, int]]) -> list[range]:
    """The same cells in as few runs as possible, since every view copies them."""
    cells = {cell for first, number in parts for cell in range(first, first + number)}
    starts = sorted(cell for cell in cells if cell - 1 not in cells)
    ends = sorted(cell + 1 for cell in cells if cell + 1 not in cells)
    return [range(start, end) for start, end in zip(starts, ends, strict=True)]


OPEN_RUNS = [slice(run.start * CELL_SIZE, run.stop * CELL_SIZE) for run in _runs(OPEN)]
"""As bytes in memory."""
BLANKED: list[bytes | memoryview[int]] = []
"""The cells between the open runs, empty, and room for each run."""
for before, run in pairwise((slice(0, 0), *OPEN_RUNS)):
    BLANKED += [bytes(run.start - before.stop), b""]
BLANKED.append(bytes(layout.STATE_SIZE * CELL_SIZE - OPEN_RUNS[-1].stop))
PLACES = [
    slice(first * CELL_SIZE, (first + 16) * CELL_SIZE)
    for first in (layout.COURT_IN, layout.TEMPLE_IN)
]
"""Where the Court and Temple cards are; as bytes in memory."""
KEPT = 4096
"""How many of them are remembered: they stay the same for many moves."""
PICK_CELLS = (
    layout.PICK_CLAN,
    layout.PICK_NEW,
    layout.PICKED,
    layout.PICKED_REAL,
    layout.LAST_PICK,
)


def hand_cells(seat: int) -> range:
    """The cells of a hand."""
    return range(
        layout.HAND + seat * layout.KIND_SLOTS, layout.HAND + (seat + 1) * layout.KIND_SLOTS
    )


def known_cells(viewer: int, owner: int) -> range:
    """The cells of what a viewer knows of a hand."""
    start = layout.KNOWN + (viewer * layout.SEAT_SLOTS + owner) * layout.KIND_SLOTS
    return range(start, start + layout.KIND_SLOTS)


def asked_seat(s: Sequence[int] | memoryview[int]) -> int:
    """The seat that is asked next, clockwise from the Shosho; -1 if none is."""
    for step in range(s[layout.SEATS]):
        seat = (s[layout.SHOSHO] + step) % s[layout.SEATS]
        if s[layout.ASKED] >> seat & 1:
            return seat
    return -1


def visible_cells(state: State, seat: int | None) -> bytes:
    """The cells that a seat, or a spectator, may know, as in memory; all others are 0."""
    s: memoryview[int] = memoryview(state.cells)
    cells = s.cast("B")
    parts = BLANKED[:]
    parts[1::2] = [cells[run] for run in OPEN_RUNS]
    packed = bytearray().join(parts)
    view = memoryview(packed).cast(CELL)
    phase = s[layout.PHASE]
    mine = seat == s[layout.ACTIVE]
    # Others do not learn that a clan is being picked until it is placed.
    view[layout.PHASE] = layout.PLACE_STEP if phase == layout.PICKING and not mine else phase
    for other in range(layout.SEAT_SLOTS):
        court = s[layout.COURT_OF + other]
        view[layout.COURT_OF + other] = court if other == seat or court < 0 else UNKNOWN
    for run in PLACES:
        packed[run] = _in_deck_or_out(bytes(cells[run]))
    for other in range(s[layout.SEATS]):
        if s[layout.TEMPLE_OF + other] >= 0:
            view[layout.TEMPLE_IN + s[layout.TEMPLE_OF + other]] = layout.IN_USE
    for place in range(s[layout.UNDER_SIZE]):
        view[layout.UNDER + place] = (
            s[layout.UNDER + place] if s[layout.UNDER_BY + place] == seat else UNKNOWN
        )
        if s[layout.UNDER_BY + place] == seat:
            view[layout.TEMPLE_IN + s[layout.UNDER + place]] = layout.UNDERNEATH
    _see_temple(s, view, seat)
    for decoy in range(3):
        view[layout.DECOY + decoy] = -1
    if seat is not None:
        _see_own(s, view, seat)
    return bytes(packed)


@lru_cache(KEPT)
def _in_deck_or_out(places: bytes) -> bytes:
    """Of the places of cards, what everybody knows: which of them are out of the game."""
    found = memoryview(places).cast(CELL)
    return array(CELL, [layout.OUT if w == layout.OUT else layout.IN_DECK for w in found]).tobytes()


def _see_temple(s: memoryview[int], view: memoryview[int], seat: int | None) -> None:
    if s[layout.PHASE] not in (layout.TEMPLE_DRAWING, layout.TEMPLE_CHOOSING):
        return
    for cell in (layout.TEMPLE_FIRST, layout.TEMPLE_SECOND):
        view[cell] = s[cell]
        if s[cell] >= 0:
            if asked_seat(s) == seat:
                view[layout.TEMPLE_IN + s[cell]] = layout.SHOWN
            else:
                view[cell] = UNKNOWN


def _copy(s: memoryview[int], view: memoryview[int], run: range) -> None:
    view[run.start : run.stop] = s[run.start : run.stop]


def _see_own(s: memoryview[int], view: memoryview[int], seat: int) -> None:
    _copy(s, view, hand_cells(seat))
    _copy(s, view, range(known_cells(seat, 0).start, known_cells(seat, layout.SEAT_SLOTS).start))
    if s[layout.COURT_OF + seat] >= 0:
        view[layout.COURT_IN + s[layout.COURT_OF + seat]] = layout.IN_USE
    for decoy in range(3):
        if s[layout.PEEKED + seat] >> decoy & 1:
            view[layout.DECOY + decoy] = s[layout.DECOY + decoy]
    if seat == s[layout.ACTIVE]:
        for cell in PICK_CELLS:
            view[cell] = s[cell]
        _copy(s, view, _kinds(layout.PICK))
        _copy(s, view, _kinds(layout.ASIDE))
    if s[layout.PHASE] == layout.SWAPPING:
        for party, who in enumerate((s[layout.ACTIVE], s[layout.TARGET])):
            if who == seat:
                for cell in _offer(party):
                    view[cell] = s[cell]


def _kinds(first: int) -> range:
    return range(first, first + layout.KIND_SLOTS)


def _offer(party: int) -> tuple[int, ...]:
    """The cells of one party's offer in a secret swap."""
    return (layout.SWAPPED + party, *_kinds(layout.OFFER + party * layout.KIND_SLOTS))


# --- worlds that fit ------------------------------------------------------------------------------


def missing_cards(s: Sequence[int], deck: Sequence[int]) -> list[int]:
    """How many cards of each kind of the deck are nowhere in these cells."""
    rest = list(deck) + [0] * (layout.KIND_SLOTS - len(deck))
    for kind in range(s[layout.KINDS]):
        for place in (layout.DECK, layout.ASIDE, layout.JIGOKU):
            rest[kind] -= s[place + kind]
        for seat in range(layout.SEAT_SLOTS):
            for place in (layout.HAND, layout.CORRUPTION, layout.TABLE):
                rest[kind] -= s[place + seat * layout.KIND_SLOTS + kind]
        rest[kind] -= s[layout.YOKAI_AT + kind] >= 0
    rest[s[layout.RONIN_KIND]] -= sum(s[layout.RONIN_IN : layout.RONIN_IN + 36])
    return rest


def determinize(view: Sequence[int], seat: int | None, deck: Sequence[int], rng: Rng) -> State:
    """A whole state that fits these cells: what is not known is dealt at random."""
    s = list(view)
    rest = missing_cards(s, deck)
    for owner in range(s[layout.SEATS]):
        if owner != seat and seat is not None:
            for kind in range(layout.KIND_SLOTS):
                rest[kind] -= s[known_cells(seat, owner)[kind]]
    pool = rng.shuffled([kind for kind, number in enumerate(rest) for _ in range(number)])
    for owner in range(s[layout.SEATS]):
        if owner == seat:
            continue
        known = 0
        if seat is not None:
            for kind in range(layout.KIND_SLOTS):
                held = s[known_cells(seat, owner)[kind]]
                s[hand_cells(owner)[kind]] += held
                known += held
        for _ in range(s[layout.HANDS + owner] - known):
            s[hand_cells(owner)[pool.pop()]] += 1
    for _ in range(len(pool) - s[layout.DECK_SIZE]):  # another seat looks at these
        s[layout.ASIDE + pool.pop()] += 1
    for kind in pool:
        s[layout.DECK + kind] += 1
    _draw_offers(s, seat, rng)
    _draw_cards(s, rng)
    return State(s)


def _draw_offers(s: list[int], seat: int | None, rng: Rng) -> None:
    if s[layout.PHASE] != layout.SWAPPING:
        return
    for party, who in enumerate((s[layout.ACTIVE], s[layout.TARGET])):
        if who != seat and s[layout.SWAP_SEALED + party]:
            _offer_at_random(s, party, s[layout.LEFT], rng)


def _offer_at_random(s: list[int], party: int, number: int, rng: Rng) -> None:
    """Let one party of a swap choose `number` of its cards at random."""
    who = (s[layout.ACTIVE], s[layout.TARGET])[party]
    for cell in _offer(party):
        s[cell] = 0
    held = [kind for kind in range(layout.KIND_SLOTS) for _ in range(s[hand_cells(who)[kind]])]
    chosen = rng.shuffled(held)[:number]
    for kind in chosen:
        s[layout.OFFER + party * layout.KIND_SLOTS + kind] += 1
    s[layout.SWAPPED + party] = len(chosen)


def _draw_cards(s: list[int], rng: Rng) -> None:
    """Court cards, Temple cards and Decoys that only others know."""
    courts = rng.shuffled(
        c for c in range(s[layout.COURTS]) if s[layout.COURT_IN + c] == layout.IN_DECK
    )
    for owner in range(s[layout.SEATS]):
        if s[layout.COURT_OF + owner] == UNKNOWN:
            card = courts.pop()
            s[layout.COURT_OF + owner] = card
            s[layout.COURT_IN + card] = layout.IN_USE
    temples = rng.shuffled(
        c for c in range(s[layout.TEMPLES]) if s[layout.TEMPLE_IN + c] == layout.IN_DECK
    )
    for place in range(s[layout.UNDER_SIZE]):
        if s[layout.UNDER + place] == UNKNOWN:
            s[layout.UNDER + place] = temples.pop()
            s[layout.TEMPLE_IN + s[layout.UNDER + place]] = layout.UNDERNEATH
    for cell in (layout.TEMPLE_FIRST, layout.TEMPLE_SECOND):
        if s[cell] == UNKNOWN:
            s[cell] = temples.pop()
            s[layout.TEMPLE_IN + s[cell]] = layout.SHOWN
    _assign_decoys(s, rng)


def _assign_decoys(s: list[int], rng: Rng) -> None:
    """Decoys that others looked at are some Boss that is not known to be elsewhere."""
    taken = {s[layout.DECOY + decoy] for decoy in range(3)} | {s[layout.FINAL_BOSS]}
    bosses = rng.shuffled(boss for boss in range(s[layout.BOSSES]) if boss not in taken)
    for decoy in range(3):
        looked = any(s[layout.PEEKED + other] >> decoy & 1 for other in range(s[layout.SEATS]))
        if s[layout.DECOY + decoy] < 0 and looked:
            s[layout.DECOY + decoy] = bosses.pop()


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same state with other hands, deck, offers, picks and hidden cards for all but `seat`.

    Written against the state, not with `visible_cells`, which it tests.
    """
    s = state.numbers()
    others = [owner for owner in range(s[layout.SEATS]) if owner != seat]
    pool: list[int] = []
    fixed = {
        owner: [0 if seat is None else s[cell] for cell in known_cells(seat or 0, owner)]
        for owner in others
    }
    for owner in others:
        for kind in range(layout.KIND_SLOTS):
            cell = hand_cells(owner)[kind]
            pool += [kind] * (s[cell] - fixed[owner][kind])
            s[cell] = fixed[owner][kind]
    secret_look = s[layout.ACTIVE] != seat
    aside = sum(s[cell] for cell in _kinds(layout.ASIDE)) if secret_look else 0
    for kind in range(layout.KIND_SLOTS):
        pool += [kind] * s[layout.DECK + kind]
        s[layout.DECK + kind] = 0
        if secret_look:
            pool += [kind] * s[layout.ASIDE + kind]
            s[layout.ASIDE + kind] = 0
    pool = rng.shuffled(pool)
    for owner in others:
        for _ in range(s[layout.HANDS + owner] - sum(fixed[owner])):
            s[hand_cells(owner)[pool.pop()]] += 1
    for _ in range(aside):
        s[layout.ASIDE + pool.pop()] += 1
    for kind in pool:
        s[layout.DECK + kind] += 1
    for viewer in others:  # what others know of each other must stay true of their new hands
        for owner in others:
            for kind, cell in enumerate(known_cells(viewer, owner)):
                s[cell] = min(s[cell], s[hand_cells(owner)[kind]]) if viewer != owner else 0
    _disguise_choices(s, seat, rng)
    _disguise_cards(s, seat, rng)
    return State(s)


def _disguise_choices(s: list[int], seat: int | None, rng: Rng) -> None:
    """What others are choosing in secret at this moment."""
    if s[layout.ACTIVE] != seat and s[layout.PHASE] == layout.PICKING:
        for cell in (*PICK_CELLS, *_kinds(layout.PICK)):
            s[cell] = 0
        s[layout.PHASE] = layout.PLACE_STEP
    if s[layout.PHASE] == layout.SWAPPING:
        for party, who in enumerate((s[layout.ACTIVE], s[layout.TARGET])):
            if who != seat:
                sealed = s[layout.SWAP_SEALED + party]
                _offer_at_random(
                    s, party, s[layout.LEFT] if sealed else rng.below(s[layout.LEFT] + 1), rng
                )


def _disguise_cards(s: list[int], seat: int | None, rng: Rng) -> None:
    courts = [c for c in range(s[layout.COURTS]) if s[layout.COURT_IN + c] == layout.IN_DECK]
    holders = [o for o in range(s[layout.SEATS]) if o != seat and s[layout.COURT_OF + o] >= 0]
    courts = rng.shuffled([*courts, *(s[layout.COURT_OF + owner] for owner in holders)])
    for owner in holders:
        s[layout.COURT_OF + owner] = courts.pop()
        s[layout.COURT_IN + s[layout.COURT_OF + owner]] = layout.IN_USE
    for card in courts:
        s[layout.COURT_IN + card] = layout.IN_DECK
    cells = [
        layout.UNDER + p for p in range(s[layout.UNDER_SIZE]) if s[layout.UNDER_BY + p] != seat
    ]
    if s[layout.PHASE] in (layout.TEMPLE_DRAWING, layout.TEMPLE_CHOOSING) and asked_seat(s) != seat:
        cells += [cell for cell in (layout.TEMPLE_FIRST, layout.TEMPLE_SECOND) if s[cell] >= 0]
    temples = [c for c in range(s[layout.TEMPLES]) if s[layout.TEMPLE_IN + c] == layout.IN_DECK]
    temples = rng.shuffled([*temples, *(s[cell] for cell in cells)])
    for cell in cells:
        s[cell] = temples.pop()
        shown = cell in (layout.TEMPLE_FIRST, layout.TEMPLE_SECOND)
        s[layout.TEMPLE_IN + s[cell]] = layout.SHOWN if shown else layout.UNDERNEATH
    for card in temples:
        s[layout.TEMPLE_IN + card] = layout.IN_DECK
    for decoy in range(3):
        if seat is None or not s[layout.PEEKED + seat] >> decoy & 1:
            s[layout.DECOY + decoy] = -1
    _assign_decoys(s, rng)
