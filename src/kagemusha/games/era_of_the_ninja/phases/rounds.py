"""The round: Lead, Shadow, the turns' order, Awareness, Recovery, Reinforcements."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import dice
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.castle import has_open_way
from kagemusha.games.era_of_the_ninja.phases.deal import any_eligible, encounter_left
from kagemusha.games.era_of_the_ninja.phases.effects import (
    change_ki,
    heal,
    push_conflict,
    trigger,
    trigger_lord,
)
from kagemusha.games.era_of_the_ninja.phases.ends import (
    death_match,
    end_check,
    finish,
    wound_head,
)
from kagemusha.games.era_of_the_ninja.phases.stats import holds, stat
from kagemusha.games.era_of_the_ninja.phases.table import Ninja, Step, Table, note, push
from kagemusha.games.era_of_the_ninja.phases.units import gain


def living(t: Table) -> int:
    """How many ninja are in play."""
    count = 0
    for ninja in t.ninja:
        if ninja.alive:
            count += 1
    return count


def from_lead(t: Table) -> list[int]:
    """E.30: the seats of the living, clockwise from the Lead."""
    found: list[int] = []
    for step in range(t.terms.seats):
        seat = (t.lead + step) % t.terms.seats
        if t.ninja[seat].alive:
            found.append(seat)
    return found


def begin_round(t: Table) -> None:
    """E.23: the phases in their order; E.144: a Death Match skips two.

    Ruling 64 is the project's own: with the last round the night is over, and nobody wins.
    """
    if t.round >= t.terms.rounds:
        finish(t, at.ROUNDS_SPENT, 0)
        return
    t.round += 1
    t.attacked = 0
    t.lord_used_round = []
    for stack in t.stacks:
        stack.done = False
        stack.stunned = False
    for ninja in t.ninja:
        ninja.shadow = 0
        ninja.shadow_mark = at.PLAIN
        ninja.hid = False
        ninja.forced_hidden = at.NOBODY
        ninja.forced_visible = at.NOBODY
        ninja.moved = False
        ninja.explored = False
        ninja.sprinted = False
        ninja.attacked = False
        ninja.attacks = 0
        ninja.used_round = []
    note(t, do.N_ROUND, t.round, 0, 0, 0)
    push(t, do.ROUND, 0, 0, 0, 0)
    push(t, do.RECOVERY_PHASE, 0, 0, 0, 0)
    if not death_match(t):
        push(t, do.UNITS_PHASE, 0, 0, 0, 0)
        push(t, do.AWARENESS_PHASE, 0, 0, 0, 0)
    push(t, do.NINJA_PHASE, 0, 0, 0, 0)
    push(t, do.SHADOW_PHASE, 0, 0, 0, 0)
    push(t, do.LEAD_PHASE, 0, 0, 0, 0)


# --- Lead and Shadow ----------------------------------------------------------------------


def lead_phase(t: Table) -> None:
    """E.25: from the second round on the Lead names another living player."""
    for seat in reversed(from_lead(t)):
        trigger(t, t.ninja[seat], at.AT_ROUND)
    trigger_lord(t, at.AT_ROUND, at.NOBODY)
    if t.round > 1 and living(t) > 1:
        seats = new_leads(t)
        if len(seats) == 1:
            name_lead(t, seats[0])
        else:
            push(t, do.NAME_LEAD, t.lead, 0, 0, 0)


def new_leads(t: Table) -> list[int]:
    """Whom the Lead may name."""
    return [seat for seat in from_lead(t) if seat != t.lead]


def name_lead(t: Table, seat: int) -> None:
    """E.25: the Awareness die passes with its value."""
    t.lead = seat
    note(t, do.N_LEAD, seat, 0, 0, 0)


def shadow_phase(t: Table) -> None:
    """E.27: everybody rolls for the Shadow, the Lead first."""
    for seat in reversed(from_lead(t)):
        push(t, do.SHADOW_TURN, seat, 0, 0, 0)


def shadow_turn(t: Table, step: Step) -> None:
    """One seat's Shadow roll."""
    if t.ninja[step.seat].alive:
        dice.begin(t, t.roll, at.SHADOW_ROLL, step.seat)
        push(t, do.SHADOW_SET, step.seat, 0, 0, 0)
        dice.windows(t)


def shadow_set(t: Table, step: Step) -> None:
    """E.27 to E.29: the die is stored."""
    ninja = t.ninja[step.seat]
    ninja.shadow = dice.total(t, t.roll)
    ninja.shadow_mark = dice.mark(t, t.roll)
    if ninja.shadow < 1:  # ruling 6
        ninja.shadow = 1
    note(t, do.N_SHADOW_SET, step.seat, ninja.shadow, ninja.shadow_mark, 0)
    wound_head(t, t.roll)
    dice.lay_down(t)


def ninja_phase(t: Table) -> None:
    """E.30: one turn each."""
    for seat in reversed(from_lead(t)):
        push(t, do.TURN_BEGIN, seat, 0, 0, 0)


# --- Awareness ----------------------------------------------------------------------------


def awareness_phase(t: Table) -> None:
    """E.68: the Lead rolls the Awareness die."""
    if living(t) == 0:
        return
    push(t, do.AWARENESS_APPLY, t.lead, 0, 0, 0)
    push(t, do.AWARENESS_DIE, t.lead, 0, 0, 0)


def awareness_rolled(t: Table, face: int) -> None:
    """E.12: no Ki touches it; a Lord's rule may, and cards that say so."""
    t.awareness_face = face
    value = face
    if t.lord_state <= 1:
        for effect in t.box.lords[t.lord].effects:
            if effect.stat == at.AWARENESS_STAT and holds(t, effect, None, None):
                value = value + effect.amount if effect.do == at.MODIFY else effect.amount
    t.awareness = max(1, min(at.SUCCESS, value))
    note(t, do.N_AWARENESS, t.lead, face, t.awareness, 0)
    for seat in reversed(from_lead(t)):
        trigger(t, t.ninja[seat], at.AT_AWARENESS)
    trigger_lord(t, at.AT_AWARENESS, at.NOBODY)


def stacks_on(t: Table, tile: int) -> int:
    """Ruling 4: minion stacks on a tile; the Lord does not count."""
    count = 0
    for stack in t.stacks:
        if stack.tile == tile and stack.slot != at.LORD_SLOT:
            count += 1
    return count


def unseen(t: Table, ninja: Ninja) -> bool:
    """E.69 to E.71, rulings 3 and 43: whether Shadow beats Awareness."""
    if ninja.shadow_mark == at.TOTAL_FAILURE:
        return False
    if ninja.shadow_mark == at.TOTAL_SUCCESS:
        return True
    return t.awareness <= ninja.shadow if ninja.hid else t.awareness < ninja.shadow


def awareness_apply(t: Table) -> None:
    """Who is hidden for the rest of the round; what hiding among units earns."""
    for seat in reversed(from_lead(t)):
        ninja = t.ninja[seat]
        if ninja.forced_hidden >= 0 and ninja.forced_visible >= 0:
            if ninja.forced_hidden == ninja.forced_visible:  # ruling 38: a die each
                push_conflict(t, ninja)
                continue
            hidden = ninja.forced_hidden < ninja.forced_visible
        elif ninja.forced_hidden >= 0:
            hidden = True
        elif ninja.forced_visible >= 0:
            hidden = False
        else:
            hidden = unseen(t, ninja)
        become_hidden(t, ninja, hidden)


def become_hidden(t: Table, ninja: Ninja, hidden: bool) -> None:
    """E.69: a successful Hide among minion stacks is worth Ingenuity."""
    ninja.hidden = hidden
    if hidden:
        note(t, do.N_HIDDEN, ninja.seat, 0, 0, 0)
        if ninja.hid:
            stacks = stacks_on(t, ninja.tile)
            if stacks > 0:
                gain(t, ninja, stacks + stat(t, ninja, at.HIDE_GAIN))
        trigger(t, ninja, at.FOUND_HIDDEN)
    else:
        note(t, do.N_SEEN, ninja.seat, 0, 0, 0)
        trigger(t, ninja, at.FOUND_VISIBLE)


def conflict_die(t: Table, step: Step, face: int) -> None:
    """Ruling 38: one die for hiding (0), one against it (1), kept in the two rolls."""
    roll = t.answer if step.a else t.roll
    roll.face = face
    note(t, do.N_CONFLICT_DIE, step.seat, step.a, face, 0)


def conflict_count(t: Table, step: Step) -> None:
    """The higher die decides; equal dice are rolled again."""
    first = t.roll.face
    second = t.answer.face
    if first == second:
        push_conflict(t, t.ninja[step.seat])
        return
    dice.lay_down(t)
    become_hidden(t, t.ninja[step.seat], first > second)


# --- Recovery and Reinforcements ----------------------------------------------------------


def recovery_phase(t: Table) -> None:
    """E.86: tokens come off first, but in Lone Ninja (E.159); then the ninja rest."""
    if t.terms.mode != at.LONE_NINJA:
        removed = 0
        for stack in t.stacks:
            removed += stack.tokens
            stack.tokens = 0
        if removed:
            note(t, do.N_TOKENS_OFF, removed, 0, 0, 0)
    if t.terms.reinforcements:
        push(t, do.REPLACEMENTS, 0, 0, 0, 0)
    for seat in reversed(from_lead(t)):
        push(t, do.REST, seat, 0, 0, 0)
    trigger_lord(t, at.RECOVERING, at.NOBODY)


def rest(t: Table, step: Step) -> None:
    """E.87 to E.89, ruling 27: who neither moved, sprinted nor attacked regains a little."""
    ninja = t.ninja[step.seat]
    if not ninja.alive:
        return
    trigger(t, ninja, at.RECOVERING)
    if ninja.moved or ninja.sprinted or ninja.attacked:
        return
    wounds = stat(t, ninja, at.REST_WOUNDS)
    ki = stat(t, ninja, at.REST_KI)
    if ninja.wounds < ninja.max_wounds or ninja.ki < ninja.max_ki:
        note(t, do.N_RESTED, step.seat, 0, 0, 0)
        heal(t, ninja, wounds)
        change_ki(t, ninja, ki)


def replacements(t: Table, step: Step) -> None:
    """E.118, ruling 29: the defeated may send another ninja, before minion cards are drawn."""
    if step.a == 0:  # ruling 58: counted with this round's Shadows, before anybody arrives
        step.b = reinforcement_cards(t)
    for seat in range(step.a, t.terms.seats):
        ninja = t.ninja[seat]
        if ninja.alive or ninja.out:
            continue
        # Ruling 58: once the Lord was located, dead or alive, nobody else comes.
        if t.lord_state != 0 or not any_eligible(t, seat):
            out(t, ninja)
            continue
        push(t, do.REPLACEMENTS, 0, seat + 1, step.b, 0)
        push(t, do.REPLACE, seat, 0, 0, 0)
        return
    end_check(t)
    if t.reason == at.NOT_OVER and step.b > 0:
        push(t, do.REINFORCE, t.lead, step.b, 0, 0)


def out(t: Table, ninja: Ninja) -> None:
    """Eliminated for good."""
    ninja.out = True
    note(t, do.N_OUT, ninja.seat, 0, 0, 0)


def reinforcement_cards(t: Table) -> int:
    """E.113 to E.115, rulings 6 and 58: how many cards the noise draws."""
    cards = 1 if t.awareness_face == at.SUCCESS else 0
    highest = 0
    for ninja in t.ninja:
        if ninja.alive and ninja.shadow > 0:
            highest = max(highest, ninja.shadow)
            if ninja.shadow == 1:
                cards += 1
    if 0 < highest < t.awareness:
        cards += 1
    return cards


def entries(t: Table) -> list[int]:
    """E.116: tiles with a marker that faces an open edge."""
    return [tile for tile in range(len(t.tiles)) if has_open_way(t, tile)]


def reinforce(t: Table, step: Step) -> None:
    """E.111: one card after another; the Lead picks the tile before it is revealed."""
    if step.a == 0 or encounter_left(t, 1) == 0:
        return
    tiles = entries(t)
    if not tiles:  # ruling 21: the card is discarded
        push(t, do.REINFORCE, t.lead, step.a - 1, 0, 0)
        push(t, do.DRAW_ENCOUNTER, t.lead, at.NOWHERE, 1, 0)
    elif len(tiles) == 1:
        enter_here(t, step.a, tiles[0])
    else:
        push(t, do.CHOOSE_ENTRY, t.lead, step.a, 0, 0)


def enter_here(t: Table, cards: int, tile: int) -> None:
    """A card of the Reinforcements is revealed on a tile."""
    note(t, do.N_REINFORCEMENT, tile, cards, 0, 0)
    push(t, do.REINFORCE, t.lead, cards - 1, 0, 0)
    push(t, do.DRAW_ENCOUNTER, t.lead, tile, 1, 0)


def legal_entry(t: Table) -> list[int]:
    """Where reinforcements may come in."""
    return [choice(do.V_PLACE, tile, 0) for tile in entries(t)]
