"""What a seat may know, as a fixed row of small numbers for a network.

The same as its view: nothing face down, nothing that others were dealt or have looked at. Seats are
counted from the one that looks. `features` names the numbers and their bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from kagemusha.core.kernel import ZERO, cells
from kagemusha.games.era_of_the_ninja.phases import codes, dice
from kagemusha.games.era_of_the_ninja.phases.attack import AttackResult
from kagemusha.games.era_of_the_ninja.phases.castle import FAR, distances
from kagemusha.games.era_of_the_ninja.phases.codes import CARDS, MOST_SEATS, MOST_TILES
from kagemusha.games.era_of_the_ninja.phases.decks import Peeked
from kagemusha.games.era_of_the_ninja.phases.dodging import Intercept
from kagemusha.games.era_of_the_ninja.phases.effect_outcomes import (
    ChooseCard,
    ChooseLoot,
    ChooseWay,
)
from kagemusha.games.era_of_the_ninja.phases.effects import (
    ChooseNinja,
    ChooseStack,
    ChooseTile,
    May,
)
from kagemusha.games.era_of_the_ninja.phases.enemies import ChooseRoute, ChooseTarget, would_attack
from kagemusha.games.era_of_the_ninja.phases.exploring import PlaceSpot, TurnTile
from kagemusha.games.era_of_the_ninja.phases.flow import owes
from kagemusha.games.era_of_the_ninja.phases.indices import ABILITIES
from kagemusha.games.era_of_the_ninja.phases.observation_numbers import (
    COPIES,
    HIGH,
    LOW,
    POINTS,
    SMALL,
    count,
    flag,
    mark,
    put,
)
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Roll, Stack, Tile
from kagemusha.games.era_of_the_ninja.phases.player_observation import (
    PLAYER_SIZE,
    observe_cards,
    observe_ninja,
    observe_offers,
)
from kagemusha.games.era_of_the_ninja.phases.recruits import Keep, KeepNinja
from kagemusha.games.era_of_the_ninja.phases.spending import Consent
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step, kinds
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.units import Substitute
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells, Row

STEPS: Final[i64] = 40
"""Room for the kinds of questions, and for `over`."""
ROOMS: Final[i64] = MOST_TILES
LORDS: Final[i64] = 24
ENCOUNTERS: Final[i64] = 25
SHIFT: Final[i64] = 32
"""Added to where tiles lie: the first one is at 0, 0."""

SEES_MODE: Final[i64] = 0
SEES_SEATS: Final[i64] = 7  # + seats - 1
SEES_MODULES: Final[i64] = 11  # Arcade, NvN, Reinforcements, Sneak, ninja chosen, castle kept
SEES_TERMS: Final[i64] = 17  # rounds, tiles, healing, boon, dread
SEES_SEAT: Final[i64] = 22
SEES_STEP: Final[i64] = 26
SEES_STAGE: Final[i64] = 66
SEES_ASKED: Final[i64] = 72  # + who
SEES_ACTIVE: Final[i64] = 76  # + who
SEES_LEAD: Final[i64] = 80  # + who
SEES_ROUND: Final[i64] = 84
SEES_AWARENESS: Final[i64] = 85
SEES_LORD: Final[i64] = 86
SEES_LORD_STATE: Final[i64] = 110
SEES_LORD_COUNTERS: Final[i64] = 114
SEES_ABILITY: Final[i64] = 115
SEES_CARD: Final[i64] = 371
SEES_ROOM: Final[i64] = 432
SEES_UNIT: Final[i64] = 462
SEES_DECK: Final[i64] = 469
SEES_TILE: Final[i64] = 474
SEES_WAY: Final[i64] = 504
SEES_PLAYER: Final[i64] = 508  # + who
SEES_AMOUNT: Final[i64] = 512
SEES_GIVES: Final[i64] = 513
SEES_ROLL: Final[i64] = 514
SEES_ANSWER: Final[i64] = 530
ROLL_KIND: Final[i64] = 4
ROLL_NUMBERS: Final[i64] = 9  # modifier, face, value
ROLL_MARK: Final[i64] = 12
ROLL_LIFTED: Final[i64] = 15
SEES_WHOLE: Final[i64] = 546
SEES_RIVAL: Final[i64] = 547  # + who
SEES_DAMAGE: Final[i64] = 551
SEES_LEFT: Final[i64] = 552  # tiles, Encounters, Reinforcements
SEES_POOLS: Final[i64] = 555
SEES_PILE: Final[i64] = 561
SEES_PEEKED: Final[i64] = 621  # + deck
SEES_TOPS: Final[i64] = 626  # + card
SEES_TOP_ENCOUNTER: Final[i64] = 686
SEES_TOP_ROOM: Final[i64] = 711
SEES_HEAD: Final[i64] = 741  # + tile
SEES_HEAD_WOUNDS: Final[i64] = 771
SEES_TILES: Final[i64] = 772
TILE_SIZE: Final[i64] = 52
TILE_ROOM: Final[i64] = 2
TILE_EXITS: Final[i64] = 32
TILE_JOINED: Final[i64] = 36
TILE_OPEN: Final[i64] = 40
TILE_UNITS: Final[i64] = 44
TILE_FAR: Final[i64] = 51
SEES_STACKS: Final[i64] = 2332
STACK_SIZE: Final[i64] = 9
SEES_PLAYERS: Final[i64] = 2926
OBSERVATION_SIZE: Final[i64] = SEES_PLAYERS + 4 * PLAYER_SIZE


def _places() -> list[int]:
    """The place of each kind of question, by its code; NOWHERE for other steps."""
    found = [codes.NOWHERE] * 256
    for place, kind in enumerate(kinds(Question)):
        found[kind.code] = place
    return found


_PLACES: Final[Cells] = cells(_places())
_QUESTIONS: Final[i64] = len(kinds(Question))


def observe_terms(t: World, out: Row, at: i64) -> None:
    """What was chosen before the match."""
    terms = t.terms
    mark(out, at + SEES_MODE, 7, terms.mode)
    mark(out, at + SEES_SEATS, MOST_SEATS, terms.seats - 1)
    flag(out, at + SEES_MODULES, terms.arcade)
    flag(out, at + SEES_MODULES + 1, terms.nvn)
    flag(out, at + SEES_MODULES + 2, terms.reinforcements)
    flag(out, at + SEES_MODULES + 3, terms.sneak)
    flag(out, at + SEES_MODULES + 4, terms.choose_ninja)
    flag(out, at + SEES_MODULES + 5, terms.wardens)
    put(out, at + SEES_TERMS, terms.rounds, 0, POINTS)
    put(out, at + SEES_TERMS + 1, terms.tiles, 0, POINTS)
    put(out, at + SEES_TERMS + 2, terms.healing, 0, POINTS)
    put(out, at + SEES_TERMS + 3, terms.boon, 0, POINTS)
    put(out, at + SEES_TERMS + 4, terms.dread, 0, POINTS)


def observe(t: World, seat: i64, out: Row, at: i64) -> None:
    """All that changes in a match; for a spectator, -1, seats are counted from the first."""
    mark(out, at + SEES_SEAT, MOST_SEATS, seat)
    own = seat if seat >= 0 else ZERO
    _observe_step(t, own, out, at)
    _observe_table(t, seat, own, out, at)
    if dice.in_hand(t):
        _observe_roll(t, t.roll, own, out, at + SEES_ROLL)
        _observe_roll(t, t.answer, own, out, at + SEES_ANSWER)
    _observe_tiles(t, seat, out, at + SEES_TILES)
    for stack in t.stacks:
        _observe_stack(t, stack, t.ninja[own], out, at)
    open_to_all = not _deals_are_secret(t)
    seats: i64 = t.terms.seats
    place: i64 = 0
    while place < seats:
        ninja = t.ninja[(own + place) % seats]
        to = at + SEES_PLAYERS + place * PLAYER_SIZE
        observe_ninja(t, ninja, own, out, to)
        observe_cards(ninja, out, to)
        if ninja.offers and (open_to_all or ninja.seat == seat):
            observe_offers(t, ninja, out, to)
        place += 1


def _deals_are_secret(t: World) -> bool:
    """Whether what was dealt to a seat is its own business. E.149: not if it chooses freely."""
    if not t.agenda:
        return False
    step = t.agenda[-1]
    return isinstance(step, Keep) and (step.sealed() or not isinstance(step, KeepNinja))


def _mark_who(t: World, own: i64, seat: i64, out: Row, first: i64) -> None:
    """Mark how many places after the one that looks another seat sits."""
    if seat >= 0:
        seats: i64 = t.terms.seats
        out[first + (seat - own + seats) % seats] = u8(1)


# --- the question -------------------------------------------------------------------------


def _observe_step(t: World, own: i64, out: Row, at: i64) -> None:
    for ninja in t.ninja:
        if owes(t, ninja.seat):
            _mark_who(t, own, ninja.seat, out, at + SEES_ASKED)
    if not t.agenda:
        mark(out, at + SEES_STEP, STEPS, _QUESTIONS)
        return
    step = t.agenda[-1]
    mark(out, at + SEES_STEP, STEPS, _PLACES[step.code])
    if isinstance(step, Question):
        _mark_who(t, own, step.seat, out, at + SEES_ACTIVE)
    if isinstance(step, TakeTurn):
        mark(out, at + SEES_STAGE, 6, t.ninja[step.seat].stage)
        return
    _observe_subject(t, step, own, out, at)


def _observe_subject(t: World, step: Step, own: i64, out: Row, at: i64) -> None:
    """What the question is about."""
    if isinstance(step, May):
        mark(out, at + SEES_ABILITY, ABILITIES, step.effect)
    elif isinstance(step, (ChooseStack, ChooseNinja, ChooseTile, ChooseLoot)):
        mark(out, at + SEES_ABILITY, ABILITIES, step.effect)
    elif isinstance(step, ChooseWay):
        mark(out, at + SEES_ABILITY, ABILITIES, step.effect)
        _mark_stack(step.slot, out, at)
    elif isinstance(step, TurnTile):
        mark(out, at + SEES_ROOM, ROOMS, step.room)
        mark(out, at + SEES_TILE, MOST_TILES, step.spot // codes.WAYS)
        mark(out, at + SEES_WAY, codes.WAYS, step.spot % codes.WAYS)
    elif isinstance(step, PlaceSpot):
        mark(out, at + SEES_ROOM, ROOMS, step.room)
    elif isinstance(step, ChooseTarget):
        _mark_stack(step.slot, out, at)
    elif isinstance(step, ChooseRoute):
        _mark_stack(step.slot, out, at)
    elif isinstance(step, Substitute):
        mark(out, at + SEES_UNIT, 7, step.unit)
    elif isinstance(step, ChooseCard):
        mark(out, at + SEES_DECK, codes.DECKS, step.deck)
    elif isinstance(step, Peeked):
        mark(out, at + SEES_DECK, codes.DECKS, step.deck)
    elif isinstance(step, Consent):
        _mark_who(t, own, step.proposer, out, at + SEES_PLAYER)
        mark(out, at + SEES_CARD, CARDS + 1, step.card)
        flag(out, at + SEES_GIVES, step.gives)
    elif isinstance(step, Intercept):
        _mark_who(t, own, step.hit, out, at + SEES_PLAYER)
        put(out, at + SEES_AMOUNT, step.damage, 0, SMALL)


def _mark_stack(slot: i64, out: Row, at: i64) -> None:
    out[at + SEES_STACKS + slot * STACK_SIZE + 8] = u8(1)


def _observe_roll(t: World, roll: Roll, own: i64, out: Row, at: i64) -> None:
    if roll.seat < 0 or roll.kind < 0:
        return
    _mark_who(t, own, roll.seat, out, at)
    mark(out, at + ROLL_KIND, 5, roll.kind)
    put(out, at + ROLL_NUMBERS, dice.modifier(t, roll), LOW, HIGH)
    flag(out, at + ROLL_LIFTED, dice.unbound(t, roll))
    if roll.face > 0:
        put(out, at + ROLL_NUMBERS + 1, roll.face, 0, codes.FACES)
        put(out, at + ROLL_NUMBERS + 2, dice.total(t, roll), LOW, HIGH)
        mark(out, at + ROLL_MARK, 3, dice.mark(t, roll))


# --- the table ----------------------------------------------------------------------------


def _observe_table(t: World, seat: i64, own: i64, out: Row, at: i64) -> None:
    _mark_who(t, own, t.lead, out, at + SEES_LEAD)
    put(out, at + SEES_ROUND, t.round, 0, POINTS)
    put(out, at + SEES_AWARENESS, t.awareness, 0, SMALL)
    mark(out, at + SEES_LORD, LORDS, t.lord)
    mark(out, at + SEES_LORD_STATE, 4, t.lord_state)
    put(out, at + SEES_LORD_COUNTERS, t.lord_counters, 0, SMALL)
    for step in t.agenda:
        if isinstance(step, AttackResult):
            flag(out, at + SEES_WHOLE, step.whole)
    _mark_who(t, own, t.rival, out, at + SEES_RIVAL)
    put(out, at + SEES_DAMAGE, t.damage, 0, SMALL)
    put(out, at + SEES_LEFT, sum(t.tile_bag), 0, MOST_TILES)
    put(out, at + SEES_LEFT + 1, t.start_left + t.middle_left + t.guards_left, 0, MOST_TILES)
    put(out, at + SEES_LEFT + 2, t.reserve_left, 0, MOST_TILES)
    to = at + SEES_POOLS
    for number in t.pools:
        put(out, to, number, 0, MOST_TILES)
        to += 1
    to = at + SEES_PILE
    for number in t.pile:
        put(out, to, number, 0, COPIES)
        to += 1
    for deck in range(codes.DECKS):
        top = t.top[deck]
        if top != codes.NOWHERE:
            flag(out, at + SEES_PEEKED + deck, True)
            if seat >= 0 and t.top_known[deck] >> int(seat) & 1:
                _observe_top(deck, top, out, at)
    mark(out, at + SEES_HEAD, MOST_TILES, t.head)
    put(out, at + SEES_HEAD_WOUNDS, t.head_wounds, 0, SMALL)


def _observe_top(deck: int, top: int, out: Row, at: i64) -> None:
    if deck == codes.TILE:
        mark(out, at + SEES_TOP_ROOM, ROOMS, top)
    elif deck == codes.ENCOUNTER:
        mark(out, at + SEES_TOP_ENCOUNTER, ENCOUNTERS, top)
    else:
        mark(out, at + SEES_TOPS, CARDS, top)


def _observe_tiles(t: World, seat: i64, out: Row, at: i64) -> None:
    """The castle, and how far each room is from the own ninja."""
    tiles = t.tiles
    to = at
    for tile in tiles:
        _observe_tile(tiles, tile, out, to)
        to += TILE_SIZE
    if seat >= 0 and t.ninja[seat].alive and t.ninja[seat].tile >= 0:
        to = at + TILE_FAR
        for far in distances(t, t.ninja[seat].tile):
            if far < FAR:
                put(out, to, far + 1, 0, MOST_TILES)
            to += TILE_SIZE
    for stack in t.stacks:
        count(out, at + stack.tile * TILE_SIZE + TILE_UNITS + stack.unit, stack.units, SMALL)


def _observe_tile(tiles: list[Tile], tile: Tile, out: Row, at: i64) -> None:
    put(out, at, tile.x + SHIFT, 0, 2 * SHIFT)
    put(out, at + 1, tile.y + SHIFT, 0, 2 * SHIFT)
    mark(out, at + TILE_ROOM, ROOMS, tile.room)
    exits: i64 = tile.exits
    way: i64 = 0
    while way < codes.WAYS:
        if exits >> way & 1:
            out[at + TILE_EXITS + way] = u8(1)
            other = tile.near[way]
            if other == codes.NOWHERE:
                out[at + TILE_OPEN + way] = u8(1)
            elif i64(tiles[other].exits) >> (way ^ codes.BACK) & 1:
                out[at + TILE_JOINED + way] = u8(1)
        way += 1


def _observe_stack(t: World, stack: Stack, ninja: Ninja, out: Row, at: i64) -> None:
    """A stack in its slot; whether it would attack the own ninja if it came to it."""
    slot: i64 = stack.slot
    to = at + SEES_STACKS + slot * STACK_SIZE
    put(out, to, stack.tile + 1, 0, MOST_TILES)
    put(out, to + 1, stack.units, 0, MOST_TILES)
    put(out, to + 2, stack.tokens, 0, MOST_TILES)
    put(out, to + 3, stack.prize, 0, MOST_TILES)
    flag(out, to + 4, stack.done)
    flag(out, to + 5, stack.stunned)
    flag(out, to + 6, would_attack(t, stack, ninja))
    flag(out, to + 7, t.foe == stack.slot)
