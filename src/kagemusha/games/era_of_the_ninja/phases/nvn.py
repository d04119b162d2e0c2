"""Ninja against ninja: stealing and wounding, two dice, and rerolls in turn."""

from __future__ import annotations

from typing import ClassVar, Final

from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.abilities import window
from kagemusha.games.era_of_the_ninja.phases.attack import drop_shadow, in_reach, settle_shadow
from kagemusha.games.era_of_the_ninja.phases.clans import rivals
from kagemusha.games.era_of_the_ninja.phases.decks import steal_card
from kagemusha.games.era_of_the_ninja.phases.dice import LayDown
from kagemusha.games.era_of_the_ninja.phases.dodging import Damage, Intercepts
from kagemusha.games.era_of_the_ninja.phases.effects import use
from kagemusha.games.era_of_the_ninja.phases.ends import Lose, wound_head
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Roll
from kagemusha.games.era_of_the_ninja.phases.resources import has_ki, set_shadow
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.targets import loot
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger, trigger_roll
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.windows import throw_and_before
from kagemusha.games.era_of_the_ninja.phases.world import World, note

ABOVE_ALL: Final = 1000
"""Ruling 52: for who may reroll, a target's Total Success ranks above every total,"""
BELOW_ALL: Final = -1000
"""and a Total Failure below."""


def legal_nvn(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.99, E.100, ruling 15: whom a ninja may rob or wound. Ruling 61: the head in any case."""
    fighting = t.terms.can_fight
    if not fighting and t.terms.mode != codes.LORDS_HEAD:
        return
    for other in t.ninja:
        if (
            not other.alive
            or other.seat == ninja.seat
            or not rivals(t, ninja.seat, other.seat)
            or ninja.shadow <= other.shadow
        ):
            continue
        if other.tile == ninja.tile:
            if fighting:
                for deck in (codes.WEAPON, codes.ITEM):
                    for card in loot(t, other, deck):
                        found.append(choice(verbs.STEAL, card, other.seat))
            if holds_head(other):
                found.append(choice(verbs.STEAL, codes.HEAD, other.seat))
        if fighting and in_reach(t, ninja, other.tile):
            found.append(choice(verbs.WOUND, other.seat))


def begin_nvn(t: World, ninja: Ninja, seat: int, card: int) -> None:
    """Both take up a die: the attacker's first, then the target's windows."""
    ninja.attacked = True
    ninja.attacks += 1
    t.foe = codes.NOBODY
    t.rival = seat
    dice.begin(t, t.roll, codes.ATTACK_ROLL, ninja.seat)
    dice.begin(t, t.answer, codes.DODGE_ROLL, seat)
    note(t, tape.NVN, ninja.seat, seat, card + 1)
    t.agenda.append(NvnResult(ninja.seat, seat, card, False))
    trigger_roll(t, t.answer, codes.AFTER_ROLL)
    trigger_roll(t, t.roll, codes.AFTER_ROLL)
    t.agenda.append(NvnAfter(ninja.seat))
    throw_and_before(t, True)
    throw_and_before(t, False)


def value(t: World, roll: Roll) -> int:
    """What a die is worth here. E.106: an attacker's Total Success knows no Limit."""
    if roll is t.roll and dice.mark(t, roll) == codes.TOTAL_SUCCESS:
        return codes.SUCCESS + dice.modifier(t, roll)
    return dice.total(t, roll)


def rank(t: World, roll: Roll) -> int:
    """Ruling 52: how the dice compare while rerolls are open."""
    marked = dice.mark(t, roll)
    if marked == codes.TOTAL_FAILURE:
        return BELOW_ALL
    if marked == codes.TOTAL_SUCCESS and roll is t.answer:
        return ABOVE_ALL
    return value(t, roll)


def lower(t: World) -> int:
    """E.104: 0 if the attacker has the lower total, 1 if the target has, -1 on a tie."""
    first = rank(t, t.roll)
    second = rank(t, t.answer)
    if first == second:
        return -1
    return 0 if first < second else 1


class NvnAfter(Question):
    """E.104: the lower total may reroll, or use what helps after a roll."""

    code: ClassVar[int] = 106
    name: ClassVar[str] = "nvn-after"
    rule: ClassVar[str] = "E.104"
    verbs: ClassVar[tuple[str, ...]] = ("stand", "reroll", "use")

    def waits(self, t: World) -> bool:
        if len(self.legal(t, self.seat)) <= 1:
            return False
        seat = (t.answer if lower(t) else t.roll).seat
        if seat != self.seat:
            t.agenda[-1] = NvnAfter(seat)
        return True

    def legal(self, t: World, seat: int) -> list[int]:
        which = lower(t)
        if which < 0:
            return []
        roll = t.answer if which else t.roll
        ninja = t.ninja[roll.seat]
        found = [choice(verbs.STAND)]
        if has_ki(ninja):
            found.append(choice(verbs.REROLL))
        for index in window(t, ninja, codes.AFTER_ROLL, roll.kind):
            found.append(choice(verbs.USE, 0, index))
        return found

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb == verbs.STAND:
            return
        which = lower(t)
        t.agenda.append(self)
        ninja = t.ninja[(t.answer if which else t.roll).seat]
        if verb == verbs.REROLL:
            dice.reroll(t, ninja, which != 0)
        else:
            use(t, ninja, t.box.effects[verbs.effect_index(what, detail)])


class NvnResult(Step):
    """E.101 to E.110 with rulings 16, 17 and 52."""

    code: ClassVar[int] = 35
    fields: ClassVar[tuple[str, ...]] = ("target", "card", "sure")
    flags: ClassVar[tuple[str, ...]] = ("sure",)

    def __init__(self, seat: int, target: int, card: int, sure: bool) -> None:
        self.seat = seat
        self.target: int = target
        self.card: int = card
        self.sure: bool = sure

    def settles_roll(self) -> bool:
        return True

    def _failures(self, t: World, mark: int, other: int) -> None:
        """E.108, E.109: each Total Failure costs its owner a Wound and the Shadow."""
        attacker = t.ninja[self.seat]
        target = t.ninja[self.target]
        if mark == codes.TOTAL_FAILURE:
            note(t, tape.NVN_FAILED, self.seat, self.target, 1, value(t, t.answer))
            drop_shadow(t, attacker, attacker.shadow, 108)
            t.agenda.append(Lose(self.seat, 1, 108))
        else:
            t.agenda.append(NvnResult(self.seat, self.target, self.card, True))
        if other == codes.TOTAL_FAILURE:
            set_shadow(t, target, 1, 109)
            t.agenda.append(Lose(self.target, 1, 109))

    def _succeed(self, t: World, difference: int, mark: int) -> None:
        """E.100, E.101: the card changes hands, or the difference is lost in Wounds."""
        attacker = t.ninja[self.seat]
        target = t.ninja[self.target]
        note(t, tape.NVN_WON, self.seat, self.target, difference)
        trigger(t, attacker, codes.ROBBING)
        if self.card >= 0:
            steal_card(t, attacker, target, self.card)
            return
        if difference <= 0:
            return
        t.damage = max(0, difference - stat(t, target, codes.ARMOUR))
        set_shadow(t, target, target.shadow - difference, 101)
        if mark != codes.TOTAL_SUCCESS:  # ruling 17
            drop_shadow(t, attacker, difference, 101)
        t.agenda.append(Damage(self.target, True))
        t.agenda.append(Intercepts(self.target, 0, difference, True))
        trigger(t, target, codes.HIT)

    def run(self, t: World) -> None:
        attacker = t.ninja[self.seat]
        mark = dice.mark(t, t.roll)
        other = dice.mark(t, t.answer)
        first = value(t, t.roll)
        second = value(t, t.answer)
        if self.sure:  # E.109: the target's Wound came first
            self._succeed(t, first - second, mark)
            settle_shadow(attacker)
            return
        if wound_head(t, t.roll) or wound_head(t, t.answer):
            return
        t.agenda.append(LayDown(self.seat))
        if mark == codes.TOTAL_FAILURE or other == codes.TOTAL_FAILURE:
            self._failures(t, mark, other)
            return
        if other == codes.TOTAL_SUCCESS or (first < second and mark != codes.TOTAL_SUCCESS):
            note(t, tape.NVN_FAILED, self.seat, self.target, first, second)
            rule = 107 if other == codes.TOTAL_SUCCESS else 102
            drop_shadow(t, attacker, attacker.shadow, rule)
        elif first < second:
            note(t, tape.NVN_FAILED, self.seat, self.target, first, second)
        elif first == second:
            note(t, tape.NVN_TIE, self.seat, self.target, first)
        else:
            self._succeed(t, first - second, mark)
        settle_shadow(attacker)  # ruling 65: after a head was stolen
