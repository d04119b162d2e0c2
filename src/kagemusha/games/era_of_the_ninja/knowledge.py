"""What a seat may see of a table; and worlds that fit what it sees."""

from __future__ import annotations

from kagemusha.core.chance import Rng
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.copying import copy_world
from kagemusha.games.era_of_the_ninja.phases.decks import SkillUp, put_back
from kagemusha.games.era_of_the_ninja.phases.encounters import (
    encounter_weights,
    take_encounter,
)
from kagemusha.games.era_of_the_ninja.phases.exploring import PlaceSpot, TurnTile
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.recruits import Keep, KeepNinja, dealt
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.state import State


def _hidden_offers(t: World) -> Keep | None:
    """The step in which what was dealt to a seat is its own business, if it is the current one.

    E.149: a ninja that is chosen freely is chosen in the open.
    """
    step = t.agenda[-1] if t.agenda else None
    if not isinstance(step, Keep) or (isinstance(step, KeepNinja) and not step.sealed()):
        return None
    return step


def masked(table: World, seat: int | None) -> World:
    """The table as a seat, or a spectator, may know it: what is secret is UNKNOWN.

    A secret card is put back into the bag that it could have come from, so that the bags too say
    only what can be counted by everybody.
    """
    t = copy_world(table)
    for ninja in t.ninja:
        for skill in ninja.skills:  # E.35, ruling 40: face down to everybody
            if skill.under >= 0 and not skill.open:
                t.bag[skill.under] += 1
                skill.under = codes.UNKNOWN
        step = _hidden_offers(t)
        if ninja.seat != seat and step is not None:
            _mask_offers(t, ninja, step)
    for deck in range(codes.DECKS):
        if t.top[deck] != codes.NOWHERE and not (
            seat is not None and t.top_known[deck] >> seat & 1
        ):
            put_back(t, deck)
            t.top[deck] = codes.UNKNOWN
    return t


def _take_back(t: World, ninja: Ninja, step: Keep) -> bool:
    """Put what was dealt back into its bag; whether its owner has chosen from it."""
    for card in ninja.offers:
        if isinstance(step, KeepNinja):
            t.ninja_bag[card] = 1
        else:
            t.bag[card] += 1
    return not step.asks(t, ninja.seat)


def _mask_offers(t: World, ninja: Ninja, step: Keep) -> None:
    done = _take_back(t, ninja, step)
    ninja.offers = [codes.UNKNOWN] * len(ninja.offers)
    ninja.kept = [codes.UNKNOWN] * len(ninja.kept) if done else []


# --- worlds -------------------------------------------------------------------------------


def sample_world(t: World, rng: Rng) -> State:
    """Fill what is UNKNOWN with what it could be, each as likely as the bags say."""
    for ninja in t.ninja:
        for skill in ninja.skills:
            if skill.under == codes.UNKNOWN:
                skill.under = _take_card(t, codes.SKILL, rng)
        if codes.UNKNOWN in ninja.offers:
            _imagine_offers(t, ninja, rng)
    for deck in range(codes.DECKS):
        if t.top[deck] == codes.UNKNOWN:
            t.top[deck] = _take_top(t, deck, rng)
    return State(t)


def _imagine_offers(t: World, ninja: Ninja, rng: Rng) -> None:
    step = t.agenda[-1]
    number = len(ninja.offers)
    chosen = len(ninja.kept)
    if isinstance(step, KeepNinja):
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
    for deck in (codes.WEAPON, codes.ITEM, codes.SKILL):
        for _ in range(dealt(t, ninja, deck)):
            ninja.offers.append(_take_card(t, deck, rng))
    ninja.kept = []
    for deck in range(chosen):
        cards = [card for card in ninja.offers if card // codes.CARDS_A_DECK == deck]
        ninja.kept.append(cards[rng.below(len(cards))])


def _take_card(t: World, deck: int, rng: Rng) -> int:
    first = deck * codes.CARDS_A_DECK
    cards = [card for card in range(first, first + codes.CARDS_A_DECK) for _ in range(t.bag[card])]
    card = cards[rng.below(len(cards))]
    t.bag[card] -= 1
    return card


def _take_top(t: World, deck: int, rng: Rng) -> int:
    if deck == codes.TILE:
        rooms = [room for room, copies in enumerate(t.tile_bag) for _ in range(copies)]
        room = rooms[rng.below(len(rooms))]
        t.tile_bag[room] -= 1
        return room
    if deck != codes.ENCOUNTER:
        return _take_card(t, deck, rng)
    weights = encounter_weights(t, False)
    mark = rng.below(sum(weights))
    kind = 0
    while mark >= weights[kind]:
        mark -= weights[kind]
        kind += 1
    take_encounter(t, kind, False)
    return kind


def disguise(state: State, seat: int | None, rng: Rng) -> State:
    """The same table with other secrets: what lies face down, what others hold or have seen.

    A seat that has not finished a sealed choice may have made more or less of it.
    """
    t = copy_world(state.world)
    hidden: list[tuple[Ninja, int]] = []
    for ninja in t.ninja:
        for index, skill in enumerate(ninja.skills):
            if skill.under >= 0 and not skill.open:
                t.bag[skill.under] += 1
                hidden.append((ninja, index))
    for ninja, index in hidden:
        ninja.skills[index].under = _take_card(t, codes.SKILL, rng)
    step = _hidden_offers(t)
    if step is not None:
        for ninja in t.ninja:
            if ninja.seat != seat and ninja.offers:
                _redeal(t, ninja, step, rng)
    for deck in range(codes.DECKS):
        if t.top[deck] != codes.NOWHERE and not (
            seat is not None and t.top_known[deck] >> seat & 1
        ):
            put_back(t, deck)
            t.top[deck] = codes.NOWHERE
            t.top[deck] = _take_top(t, deck, rng)
    return State(t)


def _redeal(t: World, ninja: Ninja, step: Keep, rng: Rng) -> None:
    done = _take_back(t, ninja, step)
    if isinstance(step, KeepNinja):
        ninja.kept = [0] if done else []
    else:
        ninja.kept = [0] * (codes.CARD_DECKS if done else rng.below(codes.CARD_DECKS))
    _imagine_offers(t, ninja, rng)


# --- laws ---------------------------------------------------------------------------------


def missing(t: World) -> dict[str, int]:
    """How far the table is from having every card, tile, unit and token exactly once: all 0."""
    heads = int(t.head >= 0)
    for ninja in t.ninja:
        heads += sum(1 for held in ninja.cards if held.kind == codes.HEAD)
    return {
        "cards": sum(map(abs, _missing_cards(t))),
        "tiles": sum(map(abs, _missing_tiles(t))),
        "units": sum(map(abs, _missing_units(t))),
        "heads": max(0, heads - 1),
    }


def _missing_cards(t: World) -> list[int]:
    cards = [kind.copies for kind in t.box.cards]
    for card in range(codes.CARDS):
        cards[card] -= t.bag[card] + t.pile[card]
    choosing = bool(t.agenda) and isinstance(t.agenda[-1], KeepNinja)
    for ninja in t.ninja:
        for held in (*ninja.cards, *ninja.skills):
            for card in (held.kind, held.under):
                if 0 <= card < codes.CARDS:
                    cards[card] -= 1
        if not choosing and ninja.kind >= 0:
            for card in ninja.offers:
                cards[card] -= 1
    for deck in range(codes.CARD_DECKS):
        if t.top[deck] >= 0:
            cards[t.top[deck]] -= 1
    for step in t.agenda:
        if isinstance(step, SkillUp):
            cards[step.card] -= 1
    return cards


def _missing_tiles(t: World) -> list[int]:
    tiles = [room.copies - left for room, left in zip(t.box.rooms, t.tile_bag, strict=True)]
    for tile in t.tiles:
        tiles[tile.room] -= 1
    if t.top[codes.TILE] >= 0:
        tiles[t.top[codes.TILE]] -= 1
    for step in t.agenda:
        if isinstance(step, (TurnTile, PlaceSpot)):
            tiles[step.room] -= 1
    return tiles


def _missing_units(t: World) -> list[int]:
    units = [unit.pool - left for unit, left in zip(t.box.units, t.pools, strict=True)]
    for stack in t.stacks:
        if stack.unit != codes.LORD:
            units[stack.unit] -= stack.units
    return units
