"""A roll of the Ninja die: the window before it, the throw, the window after it, its value."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.effects import spend_ki, trigger_roll, use, window
from kagemusha.games.era_of_the_ninja.phases.stats import face_bound, holds_head, mark_of, stat
from kagemusha.games.era_of_the_ninja.phases.table import Ninja, Roll, Step, Table, note, push

STAT_OF_ROLL: Final = (at.ATTACK, at.DODGE, at.SHADOW_STAT, at.SEARCH)
RESULTS: Final = (do.SHADOW_SET, do.ATTACK_RESULT, do.DODGE_RESULT, do.NVN_RESULT, do.SEARCH_RESULT)


def begin(t: Table, roll: Roll, kind: int, seat: int) -> None:
    """Take up the die; its steps are pushed apart (`windows`)."""
    roll.kind = kind
    roll.seat = seat
    roll.face = 0
    roll.bonus = 0
    roll.lifted = False
    roll.sneak = 0
    if roll is t.roll:
        t.answer.seat = at.NOBODY


def windows(t: Table) -> None:
    """The window before, the throw and the window after; then the roll stands."""
    trigger_roll(t, t.roll, at.AFTER_ROLL)
    push(t, do.AFTER, t.roll.seat, 0, 0, 0)
    throw_and_before(t, 0)


def throw_and_before(t: Table, which: int) -> None:
    """The window before and the throw alone: in NvN the windows after are shared."""
    roll = t.answer if which else t.roll
    dice = 2 if face_bound(t, t.ninja[roll.seat], at.BEST_OF_TWO, roll.kind) else 1
    push(t, do.THROW, roll.seat, which, dice, 0)
    push(t, do.BEFORE, roll.seat, which, 0, 0)
    trigger_roll(t, roll, at.BEFORE_ROLL)


def lay_down(t: Table) -> None:
    """The dice are done with: nothing is rolled, nobody is aimed at."""
    t.roll.seat = at.NOBODY
    t.roll.kind = at.NOBODY
    t.roll.face = 0
    t.roll.bonus = 0
    t.roll.lifted = False
    t.roll.sneak = 0
    t.answer.seat = at.NOBODY
    t.answer.kind = at.NOBODY
    t.answer.face = 0
    t.answer.bonus = 0
    t.answer.lifted = False
    t.foe = at.NOBODY
    t.rival = at.NOBODY


def in_hand(t: Table) -> bool:
    """Whether the dice have yet to count: afterwards what is added to them may change."""
    for step in t.agenda:
        if step.kind in RESULTS:
            return True
    return False


# --- values -------------------------------------------------------------------------------


def mark(t: Table, roll: Roll) -> int:
    """E.2: the natural face alone makes a Total Failure or Success, unless a card says so."""
    return mark_of(t, t.ninja[roll.seat], roll.kind, roll.face)


def modifier(t: Table, roll: Roll) -> int:
    """Everything that is added to the face."""
    return stat(t, t.ninja[roll.seat], STAT_OF_ROLL[roll.kind]) + roll.bonus + roll.sneak


def unbound(t: Table, roll: Roll) -> bool:
    """E.7: whether the Limit is off for this roll."""
    return roll.lifted or face_bound(t, t.ninja[roll.seat], at.UNLIMITED, roll.kind) > 0


def total(t: Table, roll: Roll) -> int:
    """E.3, ruling 41: what a roll is worth. A Total Success is 10, a Total Failure 1."""
    marked = mark(t, roll)
    if marked == at.TOTAL_FAILURE:
        return 1
    if marked == at.TOTAL_SUCCESS:
        return at.SUCCESS
    return plain_total(roll.face, modifier(t, roll), unbound(t, roll))


def plain_total(face: int, added: int, free: bool) -> int:
    """E.3: face and modifiers, within 2 to 9 unless the Limit is off."""
    value = max(at.LOWEST, min(at.HIGHEST, face)) + added
    if free:
        return value
    return max(at.LOWEST, min(at.HIGHEST, value))


# --- windows ------------------------------------------------------------------------------


def legal_before(t: Table, step: Step) -> list[int]:
    """E.7: roll, lift the Limit, or use what helps before a roll."""
    ninja = t.ninja[step.seat]
    roll = t.answer if step.a else t.roll
    found = [choice(do.V_ROLL, 0, 0)]
    if not unbound(t, roll) and ninja.ki + ninja.extra_ki > 0 and not holds_head(ninja):
        found.append(choice(do.V_LIFT, 0, 0))
    for index in window(t, ninja, at.BEFORE_ROLL, roll.kind):
        found.append(choice(do.V_USE, 0, index))
    return found


def legal_after(t: Table, step: Step) -> list[int]:
    """E.9: let it stand, reroll, or use what helps after a roll."""
    ninja = t.ninja[step.seat]
    found = [choice(do.V_STAND, 0, 0)]
    if ninja.ki + ninja.extra_ki > 0:
        found.append(choice(do.V_REROLL, 0, 0))
    for index in window(t, ninja, at.AFTER_ROLL, t.roll.kind):
        found.append(choice(do.V_USE, 0, index))
    return found


def answer_window(t: Table, step: Step, verb: int, index: int) -> None:
    """A choice in a window: rolling and standing close it, the others leave it open."""
    ninja = t.ninja[step.seat]
    if verb in (do.V_ROLL, do.V_STAND):
        return
    t.agenda.append(step)
    if verb == do.V_LIFT:
        spend_ki(t, ninja, 1)
        roll = t.answer if step.a else t.roll
        roll.lifted = True
        note(t, do.N_LIFTED, step.seat, roll.kind, 0, 0)
    elif verb == do.V_REROLL:
        reroll(t, ninja, step.a)
    else:
        use(t, ninja, t.box.effects[index])


def reroll(t: Table, ninja: Ninja, which: int) -> None:
    """E.9: a point of Ki throws the die again; the latest stands."""
    spend_ki(t, ninja, 1)
    roll = t.answer if which else t.roll
    note(t, do.N_REROLLED, ninja.seat, roll.kind, 0, 0)
    push(t, do.THROW, ninja.seat, which, 1, 0)


def thrown(t: Table, step: Step, face: int) -> None:
    """Chance's die; of two dice the better stays."""
    roll = t.answer if step.a else t.roll
    best = max(face, step.c)
    if step.b > 1:
        push(t, do.THROW, step.seat, step.a, step.b - 1, best)
        return
    roll.face = best
    note(t, do.N_ROLLED, step.seat, roll.kind, best, total(t, roll))
