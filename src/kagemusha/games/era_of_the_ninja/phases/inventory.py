"""A ninja's cards: which are active, what they add, and how one leaves."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes, tape
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.world import World, note


def refresh(t: World, ninja: Ninja) -> None:
    """Gather the effects of all active cards; Wounds and Ki follow their maximum.

    Rulings 26 and 50: a gain raises maximum and current, a loss clamps, never below 1 Wound.
    """
    gather(t, ninja)
    card = t.box.ninja[ninja.kind]
    wounds = card.wounds
    ki = card.ki
    for effect in ninja.changes:
        if effect.do == codes.MODIFY:
            if effect.stat == codes.WOUNDS:
                wounds += effect.amount
            elif effect.stat == codes.KI_STAT:
                ki += effect.amount
    if wounds > ninja.max_wounds:
        ninja.wounds += wounds - ninja.max_wounds
    elif ninja.wounds > wounds:
        ninja.wounds = max(1, wounds)
    ninja.max_wounds = wounds
    if ki > ninja.max_ki:
        ninja.ki += ki - ninja.max_ki
    elif ninja.ki > ki:
        ninja.ki = max(0, ki)
    ninja.max_ki = ki


def gather(t: World, ninja: Ninja) -> None:
    """E.38: only active cards act."""
    if ninja.kind < 0:
        ninja.set_effects([])
        return
    found: list[Effect] = t.box.ninja[ninja.kind].effects[:]
    for card in ninja.skills:
        found.extend(t.box.cards[card.kind].effects)
        if card.under >= 0:
            found.extend(t.box.cards[card.kind].synergy)
    for card in ninja.cards:
        if card.active:
            found.extend(t.box.cards[card.kind].effects)
    ninja.set_effects(found)


def holds_head(ninja: Ninja) -> bool:
    """Whether the Lord's head is in the inventory."""
    for card in ninja.cards:
        if card.kind == codes.HEAD:
            return True
    return False


def inventory(ninja: Ninja) -> int:
    """E.34: how many slots are taken; a reserve does not count."""
    taken = 0
    for card in ninja.cards:
        if not card.stowed:
            taken += 1
    return taken


def find_card(ninja: Ninja, kind: int, active: bool) -> Card | None:
    """A card of that kind, active or not, that is not stowed away."""
    for card in ninja.cards:
        if card.kind == kind and card.active == active and not card.stowed:
            return card
    return None


def weapon_classes(t: World, ninja: Ninja) -> int:
    """The classes of the active weapons as bits; UNARMED is melee without any."""
    classes = 0
    for card in ninja.cards:
        if card.active and card.kind < codes.CARDS_A_DECK:
            classes |= t.box.cards[card.kind].classes
    return classes if classes != 0 else 1 << codes.UNARMED | 1 << codes.MELEE


def card_of(ninja: Ninja, effect: Effect) -> Card:
    """The active card that an effect stands on."""
    for card in ninja.cards:
        if card.kind == effect.card and card.active:
            return card
    for card in ninja.skills:
        if card.kind == effect.card:
            return card
    raise ValueError("no such card")


def discard(t: World, ninja: Ninja, card: Card, rule: int) -> None:
    """A card leaves its owner for the discards, and what lay under it."""
    if card in ninja.cards:
        ninja.cards.remove(card)
    else:
        ninja.skills.remove(card)
    t.pile[card.kind] += 1
    if card.under >= 0:
        t.pile[card.under] += 1
    note(t, tape.DISCARDED, ninja.seat, card.kind, card.under + 1, rule)
    refresh(t, ninja)


def discard_kind(t: World, ninja: Ninja, kind: int, rule: int) -> None:
    """Of equal cards an inactive one goes first."""
    best: Card | None = None
    for card in [*ninja.cards, *ninja.skills]:
        if card.kind == kind and (best is None or (best.active and not card.active)):
            best = card
    assert best is not None
    discard(t, ninja, best, rule)
