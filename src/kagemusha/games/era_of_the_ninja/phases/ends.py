"""Wounds, defeat, the Lord's fall, and how a match ends."""

from __future__ import annotations

from typing import ClassVar, Final

from kagemusha.games.era_of_the_ninja.phases import codes, tape
from kagemusha.games.era_of_the_ninja.phases.decks import DiscardExcess
from kagemusha.games.era_of_the_ninja.phases.dice import mark
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Roll, Stack
from kagemusha.games.era_of_the_ninja.phases.resources import carry_head, gain, take_wounds
from kagemusha.games.era_of_the_ninja.phases.step import Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger
from kagemusha.games.era_of_the_ninja.phases.units import remove_stack
from kagemusha.games.era_of_the_ninja.phases.world import World, note

HEAD_LIMIT: Final = 3
"""E.158: this number of Wounds destroys the Lord's head."""


def finish(t: World, reason: int, winners: int) -> None:
    """The match is over. E.160: in Arcade the most Ingenuity wins, whatever ended it."""
    t.reason = reason
    t.winners = most_ingenuity(t) if t.terms.arcade else winners
    t.agenda.clear()
    note(t, tape.MATCH_OVER, t.winners, reason)


def side_of(t: World, seat: int) -> int:
    """The seats, as bits, that stand on a seat's side: itself, and its clan's members (E.138)."""
    found = 0
    for other in range(t.terms.seats):
        if t.terms.sides[other] == t.terms.sides[seat]:
            found |= 1 << other
    return found


def score(t: World, seat: int) -> int:
    """Ruling 63: what a player gathered and did not spend, with all its ninja."""
    return t.ninja[seat].ingenuity + t.ninja[seat].banked


def side_score(t: World, seat: int) -> int:
    """Ruling 36: members together, and their pool."""
    total = t.clan_pool[t.terms.sides[seat]]
    for other in range(t.terms.seats):
        if t.terms.sides[other] == t.terms.sides[seat]:
            total += score(t, other)
    return total


def most_ingenuity(t: World) -> int:
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


class Lose(Step):
    """E.90: Wounds are lost; with the last one the ninja is defeated, unless a card saves it."""

    code: ClassVar[int] = 22
    fields: ClassVar[tuple[str, ...]] = ("wounds", "rule")

    def __init__(self, seat: int, wounds: int, rule: int) -> None:
        self.seat = seat
        self.wounds: int = wounds
        self.rule: int = rule

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if not ninja.alive or self.wounds <= 0:
            return
        take_wounds(t, ninja, self.wounds, self.rule)
        if ninja.wounds + ninja.extra_wounds <= 0:
            t.agenda.append(DeathCheck(self.seat))
            trigger(t, ninja, codes.DYING)
        else:
            trigger(t, ninja, codes.WOUNDED)


class DeathCheck(Step):
    """Nothing saved it."""

    code: ClassVar[int] = 38

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if ninja.wounds + ninja.extra_wounds <= 0:
            defeat(t, ninja)


def defeat(t: World, ninja: Ninja) -> None:
    """A ninja is out of play: its cards are discarded, a head it carried falls (ruling 35)."""
    ninja.alive = False
    ninja.hidden = False
    note(t, tape.DEFEATED, ninja.seat)
    for card in [*ninja.cards, *ninja.skills]:
        if card.kind == codes.HEAD:
            t.head = ninja.tile
            note(t, tape.HEAD_DROPPED, ninja.seat, ninja.tile, 1)
        else:
            t.pile[card.kind] += 1
        if card.under >= 0:
            t.pile[card.under] += 1
    ninja.cards = []
    ninja.skills = []
    ninja.set_effects([])
    ninja.tile = codes.NOWHERE
    ninja.wounds = 0
    ninja.ki = 0
    ninja.extra_ki = 0
    if not t.terms.reinforcements:
        ninja.out = True
    if t.lead == ninja.seat:
        pass_lead(t)
    t.agenda.append(EndCheck(ninja.seat))


def pass_lead(t: World) -> None:
    """Ruling 23: the next living player clockwise leads."""
    for step in range(1, t.terms.seats):
        seat = (t.lead + step) % t.terms.seats
        if t.ninja[seat].alive:
            t.lead = seat
            note(t, tape.LEAD, seat, codes.RULING + 23)
            return


def end_check(t: World) -> None:
    """E.148, E.150, ruling 39: whether enough ninja are left to continue."""
    alive = 0
    hope = 0
    for ninja in t.ninja:
        if ninja.alive:
            alive |= 1 << t.terms.sides[ninja.seat]
        if not ninja.out:
            hope += 1
    if t.terms.death_match:
        if alive & (alive - 1) == 0:  # one side, or none
            for ninja in t.ninja:
                if ninja.alive:
                    finish(t, codes.LAST_STANDING, side_of(t, ninja.seat))
                    return
            finish(t, codes.ALL_DEFEATED, 0)
    elif hope == 0:
        finish(t, codes.ALL_DEFEATED, 0)


class EndCheck(Step):
    """Look whether the match is over."""

    code: ClassVar[int] = 39

    def run(self, t: World) -> None:
        end_check(t)


# --- the Lord and his head ----------------------------------------------------------------


def lord_falls(t: World, ninja: Ninja, stack: Stack) -> None:
    """E.141, E.151-153: what the Lord's defeat means."""
    remove_stack(t, stack)
    t.lord_state = codes.LORD_DEAD
    note(t, tape.LORD_KILLED, ninja.seat, t.lord)
    head = t.terms.mode == codes.LORDS_HEAD
    gain(t, ninja, t.box.lords[t.lord].ingenuity, 153 if head else codes.RULING + 63)
    if head:
        take_head(t, ninja, 153)
    else:
        finish(t, codes.LORD_DEFEATED, side_of(t, ninja.seat))


def take_head(t: World, ninja: Ninja, rule: int) -> None:
    """E.155: the head takes a slot."""
    t.head = codes.NOWHERE
    ninja.cards.append(Card(codes.HEAD, False))
    note(t, tape.HEAD_TAKEN, ninja.seat, rule)
    carry_head(t, ninja)
    t.agenda.append(DiscardExcess(ninja.seat))


def drop_head(t: World, ninja: Ninja) -> None:
    """E.157: the head is laid on the tile."""
    for card in ninja.cards:
        if card.kind == codes.HEAD:
            ninja.cards.remove(card)
            break
    t.head = ninja.tile
    note(t, tape.HEAD_DROPPED, ninja.seat, ninja.tile)


def wound_head(t: World, roll: Roll) -> bool:
    """E.158: a carrier's Total Failure wounds the head; the third destroys it: True."""
    if not holds_head(t.ninja[roll.seat]):
        return False
    if mark(t, roll) != codes.TOTAL_FAILURE:
        return False
    t.head_wounds += 1
    note(t, tape.HEAD_WOUNDED, roll.seat, t.head_wounds)
    if t.head_wounds >= HEAD_LIMIT:
        finish(t, codes.HEAD_DESTROYED, 0)
        return True
    return False
