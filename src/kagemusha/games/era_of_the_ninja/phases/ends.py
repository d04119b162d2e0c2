"""Wounds, defeat, the Lord's fall, and how a match ends."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.dice import mark
from kagemusha.games.era_of_the_ninja.phases.effects import take_wounds, trigger
from kagemusha.games.era_of_the_ninja.phases.stats import holds_head
from kagemusha.games.era_of_the_ninja.phases.table import (
    Card,
    Ninja,
    Roll,
    Stack,
    Step,
    Table,
    note,
    push,
)
from kagemusha.games.era_of_the_ninja.phases.units import gain, remove_stack


def death_match(t: Table) -> bool:
    """Whether this is one of the two modes without Lord and minions."""
    return t.terms.mode in (at.DEATH_MATCH, at.CLAN_DEATH_MATCH)


def finish(t: Table, reason: int, winners: int) -> None:
    """The match is over. E.160: in Arcade the most Ingenuity wins, whatever ended it."""
    t.reason = reason
    t.winners = most_ingenuity(t) if t.terms.arcade else winners
    t.agenda.clear()
    note(t, do.N_MATCH_OVER, t.winners, reason, 0, 0)


def side_of(t: Table, seat: int) -> int:
    """The seats, as bits, that stand on a seat's side: itself, and its clan's members (E.138)."""
    found = 0
    for other in range(t.terms.seats):
        if t.terms.sides[other] == t.terms.sides[seat]:
            found |= 1 << other
    return found


def score(t: Table, seat: int) -> int:
    """Ruling 63: what a player gathered and did not spend, with all its ninja."""
    return t.ninja[seat].ingenuity + t.ninja[seat].banked


def side_score(t: Table, seat: int) -> int:
    """Ruling 36: members together, and their pool."""
    total = t.clan_pool[t.terms.sides[seat]]
    for other in range(t.terms.seats):
        if t.terms.sides[other] == t.terms.sides[seat]:
            total += score(t, other)
    return total


def most_ingenuity(t: Table) -> int:
    """The seats, as bits, of the sides with the most; ties share."""
    best = -1
    winners = 0
    for seat in range(t.terms.seats):
        points = side_score(t, seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners |= 1 << seat
    return winners


# --- Wounds -------------------------------------------------------------------------------


def lose(t: Table, step: Step) -> None:
    """E.90: Wounds are lost; with the last one the ninja is defeated, unless a card saves it."""
    ninja = t.ninja[step.seat]
    if not ninja.alive or step.a <= 0:
        return
    take_wounds(t, ninja, step.a)
    if ninja.wounds + ninja.extra_wounds <= 0:
        push(t, do.DEATH_CHECK, step.seat, 0, 0, 0)
        trigger(t, ninja, at.DYING)
    else:
        trigger(t, ninja, at.WOUNDED)


def death_check(t: Table, step: Step) -> None:
    """Nothing saved it."""
    ninja = t.ninja[step.seat]
    if ninja.wounds + ninja.extra_wounds <= 0:
        defeat(t, ninja)


def defeat(t: Table, ninja: Ninja) -> None:
    """A ninja is out of play: its cards are discarded, a head it carried falls (ruling 35)."""
    ninja.alive = False
    ninja.hidden = False
    note(t, do.N_DEFEATED, ninja.seat, 0, 0, 0)
    for card in [*ninja.cards, *ninja.skills]:
        if card.kind == at.HEAD:
            t.head = ninja.tile
            note(t, do.N_HEAD_DROPPED, ninja.seat, ninja.tile, 1, 0)
        else:
            t.pile[card.kind] += 1
        if card.under >= 0:
            t.pile[card.under] += 1
    ninja.cards = []
    ninja.skills = []
    ninja.act_by([])
    ninja.tile = at.NOWHERE
    ninja.wounds = 0
    ninja.ki = 0
    ninja.extra_ki = 0
    if not t.terms.reinforcements:
        ninja.out = True
    if t.lead == ninja.seat:
        pass_lead(t)
    push(t, do.END_CHECK, ninja.seat, 0, 0, 0)


def pass_lead(t: Table) -> None:
    """Ruling 23: the next living player clockwise leads."""
    for step in range(1, t.terms.seats):
        seat = (t.lead + step) % t.terms.seats
        if t.ninja[seat].alive:
            t.lead = seat
            note(t, do.N_LEAD, seat, 0, 0, 0)
            return


def end_check(t: Table) -> None:
    """E.148, E.150, ruling 39: whether enough ninja are left to go on."""
    alive = 0
    hope = 0
    for ninja in t.ninja:
        if ninja.alive:
            alive |= 1 << t.terms.sides[ninja.seat]
        if not ninja.out:
            hope += 1
    if death_match(t):
        if alive & (alive - 1) == 0:  # one side, or none
            for ninja in t.ninja:
                if ninja.alive:
                    finish(t, at.LAST_STANDING, side_of(t, ninja.seat))
                    return
            finish(t, at.ALL_DEFEATED, 0)
    elif hope == 0:
        finish(t, at.ALL_DEFEATED, 0)


# --- the Lord and his head ----------------------------------------------------------------


def lord_falls(t: Table, ninja: Ninja, stack: Stack) -> None:
    """E.141, E.151-153: what the Lord's defeat means."""
    remove_stack(t, stack)
    t.lord_state = 2
    note(t, do.N_LORD_KILLED, ninja.seat, t.lord, 0, 0)
    gain(t, ninja, t.box.lords[t.lord].ingenuity)
    if t.terms.mode == at.LORDS_HEAD:
        take_head(t, ninja)
    else:
        finish(t, at.LORD_DEFEATED, side_of(t, ninja.seat))


def take_head(t: Table, ninja: Ninja) -> None:
    """E.155: the head takes a slot; a Shadow of a Total Success becomes 9 (E.156)."""
    t.head = at.NOWHERE
    ninja.cards.append(Card(at.HEAD, False))
    note(t, do.N_HEAD_TAKEN, ninja.seat, 0, 0, 0)
    if ninja.shadow_mark == at.TOTAL_SUCCESS:
        ninja.shadow_mark = at.PLAIN
        ninja.shadow = at.HIGHEST
        note(t, do.N_SHADOW, ninja.seat, ninja.shadow, 0, 0)
    push(t, do.DISCARD_EXCESS, ninja.seat, 0, 0, 0)


def drop_head(t: Table, ninja: Ninja) -> None:
    """E.157: the head is laid on the tile."""
    for card in ninja.cards:
        if card.kind == at.HEAD:
            ninja.cards.remove(card)
            break
    t.head = ninja.tile
    note(t, do.N_HEAD_DROPPED, ninja.seat, ninja.tile, 0, 0)


def wound_head(t: Table, roll: Roll) -> bool:
    """E.158: a carrier's Total Failure wounds the head; the third destroys it: True."""
    if not holds_head(t.ninja[roll.seat]):
        return False
    if mark(t, roll) != at.TOTAL_FAILURE:
        return False
    t.head_wounds += 1
    note(t, do.N_HEAD_WOUNDED, roll.seat, t.head_wounds, 0, 0)
    if t.head_wounds >= 3:
        finish(t, at.HEAD_DESTROYED, 0)
        return True
    return False
