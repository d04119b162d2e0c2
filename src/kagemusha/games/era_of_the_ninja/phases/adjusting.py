"""The gear in a turn: weapons switch, Items come on, cards go into a reserve and back."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.decks import DiscardExcess, stow, stowable
from kagemusha.games.era_of_the_ninja.phases.inventory import find_card, refresh
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.resources import gain, spend_ki, take_wounds
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note

# What was done this turn, so that nothing is done and undone for ever.
TRIED_ACTIVATE: Final = 1000
TRIED_SHEATHE: Final = 2000
TRIED_STOW: Final = 3000


def legal_adjustments(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.39 to E.41: weapons switch, items come on, cards go into a reserve and back."""
    for kind in stowable(t, ninja):
        if TRIED_STOW + kind not in ninja.tried:
            found.append(choice(verbs.STOW, kind))
    for card in ninja.cards:
        kind = card.kind
        if kind == codes.HEAD:
            continue
        if card.stowed:
            if TRIED_STOW + kind not in ninja.tried:
                _once(found, choice(verbs.FETCH, kind))
            continue
        if card.active:
            if kind < codes.CARDS_A_DECK and not tried_all(ninja, TRIED_SHEATHE, kind):
                _once(found, choice(verbs.SHEATHE, kind))
        elif not tried_all(ninja, TRIED_ACTIVATE, kind) and can_activate(t, ninja, card):
            _once(found, choice(verbs.ACTIVATE, kind))


def tried_all(ninja: Ninja, what: int, kind: int) -> bool:
    """Whether this was done with every card of a kind: once a turn with each."""
    copies = 0
    for card in ninja.cards:
        if card.kind == kind:
            copies += 1
    return ninja.tried.count(what + kind) >= copies


def _once(found: list[int], option: int) -> None:
    if option not in found:
        found.append(option)


def can_activate(t: World, ninja: Ninja, card: Card) -> bool:
    """E.41: whether a ninja can pay; one Wound must be left."""
    kind = t.box.cards[card.kind]
    return (
        kind.cost_ki <= ninja.ki + ninja.extra_ki
        and kind.cost_ingenuity <= ninja.ingenuity
        and (kind.cost_wounds == 0 or kind.cost_wounds < ninja.wounds + ninja.extra_wounds)
    )


def adjust(t: World, ninja: Ninja, verb: int, kind: int) -> None:
    """Carry out one change of gear."""
    if verb == verbs.ACTIVATE:
        ninja.tried.append(TRIED_ACTIVATE + kind)
        _activate(t, ninja, kind)
    elif verb == verbs.SHEATHE:
        ninja.tried.append(TRIED_SHEATHE + kind)
        card = find_card(ninja, kind, True)
        assert card is not None
        card.active = False
        note(t, tape.SHEATHED, ninja.seat, kind)
    elif verb == verbs.STOW:
        ninja.tried.append(TRIED_STOW + kind)
        stow(t, ninja, kind)
    else:
        ninja.tried.append(TRIED_STOW + kind)
        for card in ninja.cards:
            if card.kind == kind and card.stowed:
                card.stowed = False
                note(t, tape.FETCHED, ninja.seat, kind)
                t.agenda.append(DiscardExcess(ninja.seat))
                break
    ninja.tried.sort()
    refresh(t, ninja)


def _activate(t: World, ninja: Ninja, kind: int) -> None:
    card = find_card(ninja, kind, False)
    assert card is not None
    box = t.box.cards[kind]
    spend_ki(t, ninja, box.cost_ki, 41)
    gain(t, ninja, -box.cost_ingenuity, 41)
    if box.cost_wounds:
        take_wounds(t, ninja, box.cost_wounds, 41)
    if kind < codes.CARDS_A_DECK:
        _make_room(t, ninja, kind)
    else:
        for other in ninja.cards:
            if (
                other.active
                and codes.CARDS_A_DECK <= other.kind < codes.CARDS
                and box.slot >= 0
                and t.box.cards[other.kind].slot == box.slot
            ):
                other.active = False
                note(t, tape.SWITCHED_OFF, ninja.seat, other.kind)
    card.active = True
    note(t, tape.ACTIVATED, ninja.seat, kind)


def _make_room(t: World, ninja: Ninja, kind: int) -> None:
    """E.39: one active weapon; a Paired one may stay beside another of its type."""
    active = [card for card in ninja.cards if card.active and card.kind < codes.CARDS_A_DECK]
    if len(active) == 1 and may_pair(t, kind, active[0].kind):
        return
    for card in active:
        card.active = False
        note(t, tape.SHEATHED, ninja.seat, card.kind)


def may_pair(t: World, kind: int, other: int) -> bool:
    """E.39: whether two weapons may be active together."""
    if (t.box.cards[kind].reach > 0) != (t.box.cards[other].reach > 0):
        return False
    for which in (kind, other):
        for effect in t.box.cards[which].effects:
            if effect.do == codes.PAIRED:
                return True
    return False
