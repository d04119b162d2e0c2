"""What a seat may see of a table; and worlds that fit what it sees."""

from __future__ import annotations

from kagemusha.core.chance import Rng
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.deal import (
    encounter_weight,
    keeping,
    put_back,
    take_encounter,
    the_lord_enters,
)
from kagemusha.games.era_of_the_ninja.phases.table import Ninja, Table
from kagemusha.games.era_of_the_ninja.state import State

HELD = (do.KEEP_NINJA, do.KEEP_CARDS, do.KEEP_NEW)
"""Steps in which what was dealt to a seat is its own business."""


def masked(table: Table, seat: int | None) -> Table:
    """The table as a seat, or a spectator, may know it: what is secret is UNKNOWN.

    A secret card is put back into the bag that it could have come from, so that the bags too say
    only what can be counted by everybody.
    """
    t = table.copy()
    for ninja in t.ninja:
        for skill in ninja.skills:  # E.35, ruling 40: face down to everybody
            if skill.under >= 0 and not skill.open:
                t.bag[skill.under] += 1
                skill.under = at.UNKNOWN
        if ninja.seat != seat and t.agenda and t.agenda[-1].kind in HELD:
            _mask_offers(t, ninja)
    for deck in range(at.DECKS):
        if t.top[deck] != at.NOWHERE and not (seat is not None and t.top_known[deck] >> seat & 1):
            put_back(t, deck)
            t.top[deck] = at.UNKNOWN
    return t


def _mask_offers(t: Table, ninja: Ninja) -> None:
    step = t.agenda[-1]
    if step.kind == do.KEEP_NINJA and step.seat >= 0:
        return  # chosen one after the other, in the open
    done = not keeping(t, step, ninja.seat)
    for card in ninja.offers:
        if step.kind == do.KEEP_NINJA:
            t.ninja_bag[card] = 1
        else:
            t.bag[card] += 1
    ninja.offers = [at.UNKNOWN] * len(ninja.offers)
    ninja.kept = [at.UNKNOWN] * len(ninja.kept) if done else []


# --- worlds -------------------------------------------------------------------------------


def imagine(t: Table, rng: Rng) -> State:
    """Fill what is UNKNOWN with what it could be, each as likely as the bags say."""
    for ninja in t.ninja:
        for skill in ninja.skills:
            if skill.under == at.UNKNOWN:
                skill.under = _take_card(t, at.SKILL, rng)
        if at.UNKNOWN in ninja.offers:
            _imagine_offers(t, ninja, rng)
    for deck in range(at.DECKS):
        if t.top[deck] == at.UNKNOWN:
            t.top[deck] = _take_top(t, deck, rng)
    return State(t)


def _imagine_offers(t: Table, ninja: Ninja, rng: Rng) -> None:
    step = t.agenda[-1]
    number = len(ninja.offers)
    chosen = len(ninja.kept)
    if step.kind == do.KEEP_NINJA:
        ninja.offers = []
        for _ in range(number):
            kinds = [
                kind
                for kind in range(len(t.ninja_bag))
                if t.ninja_bag[kind] and may_join(t, kind, t.terms.clans[ninja.seat])
            ]
            kind = kinds[rng.below(len(kinds))]
            t.ninja_bag[kind] = 0
            ninja.offers.append(kind)
        ninja.kept = [ninja.offers[rng.below(number)]] if chosen else []
        return
    ninja.offers = []
    for deck in (at.WEAPON, at.ITEM, at.SKILL):
        for _ in range(_dealt(t, ninja, deck)):
            ninja.offers.append(_take_card(t, deck, rng))
    ninja.kept = []
    for deck in range(chosen):
        cards = [card for card in ninja.offers if card // at.CARDS_A_DECK == deck]
        ninja.kept.append(cards[rng.below(len(cards))])


def _dealt(t: Table, ninja: Ninja, deck: int) -> int:
    """E.15, E.16: how many cards of a deck were dealt to a ninja."""
    number = 2
    for effect in t.box.ninja[ninja.kind].effects:
        if effect.when == at.AT_SETUP and effect.do == at.OFFER and effect.stat == deck:
            number += effect.amount
    return number


def _take_card(t: Table, deck: int, rng: Rng) -> int:
    first = deck * at.CARDS_A_DECK
    cards = [card for card in range(first, first + at.CARDS_A_DECK) for _ in range(t.bag[card])]
    card = cards[rng.below(len(cards))]
    t.bag[card] -= 1
    return card


def _take_top(t: Table, deck: int, rng: Rng) -> int:
    if deck == at.TILE:
        shapes = [shape for shape in range(at.SHAPES) for _ in range(t.tile_bag[shape])]
        shape = shapes[rng.below(len(shapes))]
        t.tile_bag[shape] -= 1
        return shape
    if deck != at.ENCOUNTER:
        return _take_card(t, deck, rng)
    kinds = range(the_lord_enters(t) + 1)
    mark = rng.below(sum(encounter_weight(t, kind, 0) for kind in kinds))
    for kind in kinds:
        mark -= encounter_weight(t, kind, 0)
        if mark < 0:
            break
    take_encounter(t, kind, 0)
    return kind


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same table with other secrets: what lies face down, what others hold or have seen.

    Who has not finished a sealed choice may as well have made more or less of it.
    """
    t = state.table.copy()
    hidden: list[tuple[Ninja, int]] = []
    for ninja in t.ninja:
        for index, skill in enumerate(ninja.skills):
            if skill.under >= 0 and not skill.open:
                t.bag[skill.under] += 1
                hidden.append((ninja, index))
    for ninja, index in hidden:
        ninja.skills[index].under = _take_card(t, at.SKILL, rng)
    step = t.agenda[-1] if t.agenda else None
    if (
        step is not None
        and step.kind in HELD
        and not (step.kind == do.KEEP_NINJA and step.seat >= 0)
    ):
        for ninja in t.ninja:
            if ninja.seat != seat and ninja.offers:
                _redeal(t, ninja, rng)
    for deck in range(at.DECKS):
        if t.top[deck] != at.NOWHERE and not (seat is not None and t.top_known[deck] >> seat & 1):
            put_back(t, deck)
            t.top[deck] = at.NOWHERE
            t.top[deck] = _take_top(t, deck, rng)
    return State(t)


def _redeal(t: Table, ninja: Ninja, rng: Rng) -> None:
    step = t.agenda[-1]
    done = not keeping(t, step, ninja.seat)
    for card in ninja.offers:
        if step.kind == do.KEEP_NINJA:
            t.ninja_bag[card] = 1
        else:
            t.bag[card] += 1
    if step.kind == do.KEEP_NINJA:
        ninja.kept = [0] if done else []
    else:
        ninja.kept = [0] * (3 if done else rng.below(3))
    _imagine_offers(t, ninja, rng)


# --- laws ---------------------------------------------------------------------------------


def missing(t: Table) -> dict[str, int]:
    """How far the table is from having every card, tile, unit and token exactly once: all 0."""
    heads = int(t.head >= 0)
    for ninja in t.ninja:
        heads += sum(1 for held in ninja.cards if held.kind == at.HEAD)
    return {
        "cards": sum(map(abs, _missing_cards(t))),
        "tiles": sum(map(abs, _missing_tiles(t))),
        "units": sum(map(abs, _missing_units(t))),
        "heads": max(0, heads - 1),
    }


def _missing_cards(t: Table) -> list[int]:
    cards = [kind.copies for kind in t.box.cards]
    for card in range(at.CARDS):
        cards[card] -= t.bag[card] + t.pile[card]
    choosing = bool(t.agenda) and t.agenda[-1].kind == do.KEEP_NINJA
    for ninja in t.ninja:
        for held in (*ninja.cards, *ninja.skills):
            for card in (held.kind, held.under):
                if 0 <= card < at.CARDS:
                    cards[card] -= 1
        if not choosing and ninja.kind >= 0:
            for card in ninja.offers:
                cards[card] -= 1
    for deck in range(3):
        if t.top[deck] >= 0:
            cards[t.top[deck]] -= 1
    for step in t.agenda:
        if step.kind == do.SKILL_UP:
            cards[step.a] -= 1
    return cards


def _missing_tiles(t: Table) -> list[int]:
    tiles = [number - left for number, left in zip(t.box.tiles, t.tile_bag, strict=True)]
    for tile in t.tiles:
        tiles[tile.shape] -= 1
    if t.top[at.TILE] >= 0:
        tiles[t.top[at.TILE]] -= 1
    for step in t.agenda:
        if step.kind in (do.TURN_TILE, do.PLACE_SPOT):
            tiles[step.a] -= 1
    return tiles


def _missing_units(t: Table) -> list[int]:
    units = [unit.pool - left for unit, left in zip(t.box.units, t.pools, strict=True)]
    for stack in t.stacks:
        if stack.unit != at.LORD:
            units[stack.unit] -= stack.units
    return units
