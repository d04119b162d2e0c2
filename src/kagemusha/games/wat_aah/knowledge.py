"""What a seat may see of the flat state, cell by cell; and worlds that fit what it sees."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from kagemusha.core.chance import Rng
from kagemusha.core.view import CELL, CELL_SIZE
from kagemusha.games.wat_aah.phases import layout as at
from kagemusha.games.wat_aah.state import State

UNKNOWN = 99
"""A card is there, but not which."""

# Cells that lie open on the table: first cell and how many.
OPEN: tuple[tuple[int, int], ...] = (
    *((cell, 1) for cell in (at.MODE, at.SEATS, at.ROUND, at.ACTIVE, at.WINNERS, at.REASON)),
    *((cell, 1) for cell in (at.SHOSHO, at.RESHUFFLES, at.RESHUFFLED, at.CONTENDERS)),
    *((cell, 1) for cell in (at.REVEALED, at.HIGHEST, at.HIGHEST_SEATS, at.THEN, at.OP)),
    *((cell, 1) for cell in (at.AMOUNT, at.KEEP, at.LEVEL, at.TARGET, at.TARGET_CLAN)),
    *((cell, 1) for cell in (at.TARGET_KIND, at.LEFT, at.DRAWER, at.DRAWS, at.AFTER_DRAW)),
    *((cell, 1) for cell in (at.DID, at.MARCH, at.TEMPLE_SPENT, at.ASKED, at.UNDER_SIZE)),
    *((cell, 1) for cell in (at.FINAL_BOSS, at.COURT_VISITED, at.PLACER, at.SEALS)),
    *((cell, 1) for cell in (at.DECK_SIZE, at.JIGOKU_SIZE)),
    *((cell, 4) for cell in (at.HANDS, at.SCORE, at.RANK, at.PAWNS, at.AT_COURT)),
    *((cell, 4) for cell in (at.AT_MISSIONS, at.AT_SHOWDOWN, at.TEMPLE_OF, at.PEEKED)),
    (at.SWAP_SEALED, 2),
    (at.UNDER_BY, 16),
    (at.YOKAI_AT, at.KIND_SLOTS),
    (at.RONIN_IN, 36),
    (at.CARDS_IN, 36),
    (at.JIGOKU, at.KIND_SLOTS),
    (at.PILE, 120),
    (at.CORRUPTION, 4 * at.KIND_SLOTS),
    (at.TABLE, 4 * at.KIND_SLOTS),
    (at.KINDS, at.STATE_SIZE - at.KINDS),
)


def _runs(parts: Sequence[tuple[int, int]]) -> list[range]:
    """The same cells in as few runs as possible, since every view copies them."""
    cells = {cell for first, number in parts for cell in range(first, first + number)}
    starts = sorted(cell for cell in cells if cell - 1 not in cells)
    ends = sorted(cell + 1 for cell in cells if cell + 1 not in cells)
    return [range(start, end) for start, end in zip(starts, ends, strict=True)]


OPEN_RUNS = [slice(run.start, run.stop) for run in _runs(OPEN)]
ALL = bytes(at.STATE_SIZE * CELL_SIZE)
"""All cells, empty, as they are in memory."""
PICK_CELLS = (at.PICK_CLAN, at.PICK_NEW, at.PICKED, at.PICKED_REAL, at.LAST_PICK)


def hand_cells(seat: int) -> range:
    """The cells of a hand."""
    return range(at.HAND + seat * at.KIND_SLOTS, at.HAND + (seat + 1) * at.KIND_SLOTS)


def known_cells(viewer: int, owner: int) -> range:
    """The cells of what a viewer knows of a hand."""
    start = at.KNOWN + (viewer * at.SEAT_SLOTS + owner) * at.KIND_SLOTS
    return range(start, start + at.KIND_SLOTS)


def asked_seat(s: Sequence[int] | memoryview[int]) -> int:
    """The seat that is asked next, clockwise from the Shosho; -1 if none is."""
    for step in range(s[at.SEATS]):
        seat = (s[at.SHOSHO] + step) % s[at.SEATS]
        if s[at.ASKED] >> seat & 1:
            return seat
    return -1


def visible_cells(state: State, seat: int | None) -> bytes:
    """The cells that a seat, or a spectator, may know, as in memory; all others are 0."""
    s: memoryview[int] = memoryview(state.cells)
    packed = bytearray(ALL)
    view = memoryview(packed).cast(CELL)
    for run in OPEN_RUNS:
        view[run] = s[run]
    phase = s[at.PHASE]
    mine = seat == s[at.ACTIVE]
    # Others do not learn that a clan is being picked until it is placed.
    view[at.PHASE] = at.PLACE_STEP if phase == at.PICKING and not mine else phase
    for other in range(at.SEAT_SLOTS):
        court = s[at.COURT_OF + other]
        view[at.COURT_OF + other] = court if other == seat or court < 0 else UNKNOWN
    for first in (at.COURT_IN, at.TEMPLE_IN):
        where = s[first : first + 16].tolist()
        known = array(CELL, [at.OUT if w == at.OUT else at.IN_DECK for w in where])
        view[first : first + 16] = memoryview(known)
    for other in range(s[at.SEATS]):
        if s[at.TEMPLE_OF + other] >= 0:
            view[at.TEMPLE_IN + s[at.TEMPLE_OF + other]] = at.IN_USE
    for place in range(s[at.UNDER_SIZE]):
        view[at.UNDER + place] = s[at.UNDER + place] if s[at.UNDER_BY + place] == seat else UNKNOWN
        if s[at.UNDER_BY + place] == seat:
            view[at.TEMPLE_IN + s[at.UNDER + place]] = at.UNDERNEATH
    _see_temple(s, view, seat)
    for decoy in range(3):
        view[at.DECOY + decoy] = -1
    if seat is not None:
        _see_own(s, view, seat)
    return bytes(packed)


def _see_temple(s: memoryview[int], view: memoryview[int], seat: int | None) -> None:
    if s[at.PHASE] not in (at.TEMPLE_DRAWING, at.TEMPLE_CHOOSING):
        return
    for cell in (at.TEMPLE_FIRST, at.TEMPLE_SECOND):
        view[cell] = s[cell]
        if s[cell] >= 0:
            if asked_seat(s) == seat:
                view[at.TEMPLE_IN + s[cell]] = at.SHOWN
            else:
                view[cell] = UNKNOWN


def _copy(s: memoryview[int], view: memoryview[int], run: range) -> None:
    view[run.start : run.stop] = s[run.start : run.stop]


def _see_own(s: memoryview[int], view: memoryview[int], seat: int) -> None:
    _copy(s, view, hand_cells(seat))
    for owner in range(at.SEAT_SLOTS):
        _copy(s, view, known_cells(seat, owner))
    if s[at.COURT_OF + seat] >= 0:
        view[at.COURT_IN + s[at.COURT_OF + seat]] = at.IN_USE
    for decoy in range(3):
        if s[at.PEEKED + seat] >> decoy & 1:
            view[at.DECOY + decoy] = s[at.DECOY + decoy]
    if seat == s[at.ACTIVE]:
        for cell in PICK_CELLS:
            view[cell] = s[cell]
        _copy(s, view, _kinds(at.PICK))
        _copy(s, view, _kinds(at.ASIDE))
    if s[at.PHASE] == at.SWAPPING:
        for party, who in enumerate((s[at.ACTIVE], s[at.TARGET])):
            if who == seat:
                for cell in _offer(party):
                    view[cell] = s[cell]


def _kinds(first: int) -> range:
    return range(first, first + at.KIND_SLOTS)


def _offer(party: int) -> tuple[int, ...]:
    """The cells of one party's offer in a secret swap."""
    return (at.SWAPPED + party, *_kinds(at.OFFER + party * at.KIND_SLOTS))


# --- worlds that fit ------------------------------------------------------------------------------


def missing_cards(s: Sequence[int], deck: Sequence[int]) -> list[int]:
    """How many cards of each kind of the deck are nowhere in these cells."""
    rest = list(deck) + [0] * (at.KIND_SLOTS - len(deck))
    for kind in range(s[at.KINDS]):
        for place in (at.DECK, at.ASIDE, at.JIGOKU):
            rest[kind] -= s[place + kind]
        for seat in range(at.SEAT_SLOTS):
            for place in (at.HAND, at.CORRUPTION, at.TABLE):
                rest[kind] -= s[place + seat * at.KIND_SLOTS + kind]
        rest[kind] -= s[at.YOKAI_AT + kind] >= 0
    rest[s[at.RONIN_KIND]] -= sum(s[at.RONIN_IN : at.RONIN_IN + 36])
    return rest


def determinize(view: Sequence[int], seat: int | None, deck: Sequence[int], rng: Rng) -> State:
    """A whole state that fits these cells: what is not known is dealt at random."""
    s = list(view)
    rest = missing_cards(s, deck)
    for owner in range(s[at.SEATS]):
        if owner != seat and seat is not None:
            for kind in range(at.KIND_SLOTS):
                rest[kind] -= s[known_cells(seat, owner)[kind]]
    pool = rng.shuffled([kind for kind, number in enumerate(rest) for _ in range(number)])
    for owner in range(s[at.SEATS]):
        if owner == seat:
            continue
        known = 0
        if seat is not None:
            for kind in range(at.KIND_SLOTS):
                held = s[known_cells(seat, owner)[kind]]
                s[hand_cells(owner)[kind]] += held
                known += held
        for _ in range(s[at.HANDS + owner] - known):
            s[hand_cells(owner)[pool.pop()]] += 1
    for _ in range(len(pool) - s[at.DECK_SIZE]):  # another seat looks at these
        s[at.ASIDE + pool.pop()] += 1
    for kind in pool:
        s[at.DECK + kind] += 1
    _draw_offers(s, seat, rng)
    _draw_cards(s, rng)
    return State(s)


def _draw_offers(s: list[int], seat: int | None, rng: Rng) -> None:
    if s[at.PHASE] != at.SWAPPING:
        return
    for party, who in enumerate((s[at.ACTIVE], s[at.TARGET])):
        if who != seat and s[at.SWAP_SEALED + party]:
            _offer_at_random(s, party, s[at.LEFT], rng)


def _offer_at_random(s: list[int], party: int, number: int, rng: Rng) -> None:
    """Let one party of a swap choose `number` of its cards at random."""
    who = (s[at.ACTIVE], s[at.TARGET])[party]
    for cell in _offer(party):
        s[cell] = 0
    held = [kind for kind in range(at.KIND_SLOTS) for _ in range(s[hand_cells(who)[kind]])]
    chosen = rng.shuffled(held)[:number]
    for kind in chosen:
        s[at.OFFER + party * at.KIND_SLOTS + kind] += 1
    s[at.SWAPPED + party] = len(chosen)


def _draw_cards(s: list[int], rng: Rng) -> None:
    """Court cards, Temple cards and Decoys that only others know."""
    courts = rng.shuffled(c for c in range(s[at.COURTS]) if s[at.COURT_IN + c] == at.IN_DECK)
    for owner in range(s[at.SEATS]):
        if s[at.COURT_OF + owner] == UNKNOWN:
            card = courts.pop()
            s[at.COURT_OF + owner] = card
            s[at.COURT_IN + card] = at.IN_USE
    temples = rng.shuffled(c for c in range(s[at.TEMPLES]) if s[at.TEMPLE_IN + c] == at.IN_DECK)
    for place in range(s[at.UNDER_SIZE]):
        if s[at.UNDER + place] == UNKNOWN:
            s[at.UNDER + place] = temples.pop()
            s[at.TEMPLE_IN + s[at.UNDER + place]] = at.UNDERNEATH
    for cell in (at.TEMPLE_FIRST, at.TEMPLE_SECOND):
        if s[cell] == UNKNOWN:
            s[cell] = temples.pop()
            s[at.TEMPLE_IN + s[cell]] = at.SHOWN
    _assign_decoys(s, rng)


def _assign_decoys(s: list[int], rng: Rng) -> None:
    """Decoys that others looked at are some Boss that is not known to be elsewhere."""
    taken = {s[at.DECOY + decoy] for decoy in range(3)} | {s[at.FINAL_BOSS]}
    bosses = rng.shuffled(boss for boss in range(s[at.BOSSES]) if boss not in taken)
    for decoy in range(3):
        looked = any(s[at.PEEKED + other] >> decoy & 1 for other in range(s[at.SEATS]))
        if s[at.DECOY + decoy] < 0 and looked:
            s[at.DECOY + decoy] = bosses.pop()


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same state with other hands, deck, offers, picks and hidden cards for all but `seat`.

    Written against the state, not with `visible_cells`, which it tests.
    """
    s = state.numbers()
    others = [owner for owner in range(s[at.SEATS]) if owner != seat]
    pool: list[int] = []
    fixed = {
        owner: [0 if seat is None else s[cell] for cell in known_cells(seat or 0, owner)]
        for owner in others
    }
    for owner in others:
        for kind in range(at.KIND_SLOTS):
            cell = hand_cells(owner)[kind]
            pool += [kind] * (s[cell] - fixed[owner][kind])
            s[cell] = fixed[owner][kind]
    secret_look = s[at.ACTIVE] != seat
    aside = sum(s[cell] for cell in _kinds(at.ASIDE)) if secret_look else 0
    for kind in range(at.KIND_SLOTS):
        pool += [kind] * s[at.DECK + kind]
        s[at.DECK + kind] = 0
        if secret_look:
            pool += [kind] * s[at.ASIDE + kind]
            s[at.ASIDE + kind] = 0
    pool = rng.shuffled(pool)
    for owner in others:
        for _ in range(s[at.HANDS + owner] - sum(fixed[owner])):
            s[hand_cells(owner)[pool.pop()]] += 1
    for _ in range(aside):
        s[at.ASIDE + pool.pop()] += 1
    for kind in pool:
        s[at.DECK + kind] += 1
    for viewer in others:  # what others know of each other must stay true of their new hands
        for owner in others:
            for kind, cell in enumerate(known_cells(viewer, owner)):
                s[cell] = min(s[cell], s[hand_cells(owner)[kind]]) if viewer != owner else 0
    _disguise_choices(s, seat, rng)
    _disguise_cards(s, seat, rng)
    return State(s)


def _disguise_choices(s: list[int], seat: int | None, rng: Rng) -> None:
    """What others are choosing in secret at this moment."""
    if s[at.ACTIVE] != seat and s[at.PHASE] == at.PICKING:
        for cell in (*PICK_CELLS, *_kinds(at.PICK)):
            s[cell] = 0
        s[at.PHASE] = at.PLACE_STEP
    if s[at.PHASE] == at.SWAPPING:
        for party, who in enumerate((s[at.ACTIVE], s[at.TARGET])):
            if who != seat:
                sealed = s[at.SWAP_SEALED + party]
                _offer_at_random(s, party, s[at.LEFT] if sealed else rng.below(s[at.LEFT] + 1), rng)


def _disguise_cards(s: list[int], seat: int | None, rng: Rng) -> None:
    courts = [c for c in range(s[at.COURTS]) if s[at.COURT_IN + c] == at.IN_DECK]
    holders = [o for o in range(s[at.SEATS]) if o != seat and s[at.COURT_OF + o] >= 0]
    courts = rng.shuffled([*courts, *(s[at.COURT_OF + owner] for owner in holders)])
    for owner in holders:
        s[at.COURT_OF + owner] = courts.pop()
        s[at.COURT_IN + s[at.COURT_OF + owner]] = at.IN_USE
    for card in courts:
        s[at.COURT_IN + card] = at.IN_DECK
    cells = [at.UNDER + p for p in range(s[at.UNDER_SIZE]) if s[at.UNDER_BY + p] != seat]
    if s[at.PHASE] in (at.TEMPLE_DRAWING, at.TEMPLE_CHOOSING) and asked_seat(s) != seat:
        cells += [cell for cell in (at.TEMPLE_FIRST, at.TEMPLE_SECOND) if s[cell] >= 0]
    temples = [c for c in range(s[at.TEMPLES]) if s[at.TEMPLE_IN + c] == at.IN_DECK]
    temples = rng.shuffled([*temples, *(s[cell] for cell in cells)])
    for cell in cells:
        s[cell] = temples.pop()
        shown = cell in (at.TEMPLE_FIRST, at.TEMPLE_SECOND)
        s[at.TEMPLE_IN + s[cell]] = at.SHOWN if shown else at.UNDERNEATH
    for card in temples:
        s[at.TEMPLE_IN + card] = at.IN_DECK
    for decoy in range(3):
        if seat is None or not s[at.PEEKED + seat] >> decoy & 1:
            s[at.DECOY + decoy] = -1
    _assign_decoys(s, rng)
