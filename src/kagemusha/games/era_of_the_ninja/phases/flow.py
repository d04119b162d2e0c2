"""From one choice to the next: the agenda's top is carried out, answered by chance, or asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import pick
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import (
    attack,
    castle,
    deal,
    dice,
    effects,
    ends,
    enemies,
    nvn,
    rounds,
    stats,
    turn,
    units,
)
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.agenda import VERB, choice
from kagemusha.games.era_of_the_ninja.phases.table import Step, Table, note, push, stack_at

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def begin(t: Table) -> None:
    """Set up a new table, up to the first question."""
    deal.fill(t)
    push(t, do.OPEN_SETUP, 0, 0, 0, 0)
    settle(t)


def rebuild(t: Table) -> None:
    """What is derived from the rest, after a table was read from numbers."""
    castle.rejoin(t)
    for ninja in t.ninja:
        stats.gather(t, ninja)


def settle(t: Table) -> None:
    """Carry out steps until chance or a seat is asked, or the match is over."""
    while t.agenda:
        step = t.agenda[-1]
        if step.kind < do.FIRST_CHANCE:
            t.agenda.pop()
            run(t, step)
        elif step.kind < do.FIRST_QUESTION:
            return
        elif not _moot(t, step):
            return


def _moot(t: Table, step: Step) -> bool:
    """Whether a question need not be asked: there is nothing to choose. It is taken off."""
    kind = step.kind
    if kind in (do.BEFORE, do.AFTER):
        legal = dice.legal_before(t, step) if kind == do.BEFORE else dice.legal_after(t, step)
        if len(legal) == 1:
            t.agenda.pop()
            return True
        return False
    if kind == do.TURN:
        if not t.ninja[step.seat].alive:
            t.agenda.pop()
            return True
        return False
    if kind == do.DISCARD_EXCESS:
        if not deal.discard_excess(t, step):
            t.agenda.pop()
            return True
        return False
    if kind == do.NVN_AFTER:
        legal = nvn.legal_nvn_after(t)
        if len(legal) <= 1:
            t.agenda.pop()
            return True
        step.seat = (t.answer if nvn.lower(t) else t.roll).seat
        return False
    if do.CHOOSE_STACK <= kind <= do.CHOOSE_LOOT:
        if not legal_choices(t, step.seat):
            t.agenda.pop()
            return True
    return False


def run(t: Table, step: Step) -> None:
    """Carry out a step that asks nobody."""
    kind = step.kind
    if kind < do.UNITS_PHASE:
        _run_round(t, step, kind)
    elif kind < do.RECOVERY_PHASE:
        _run_units(t, step, kind)
    elif kind < do.ATTACK_RESULT:
        _run_decks(t, step, kind)
    else:
        _run_rest(t, step, kind)


def _run_round(t: Table, step: Step, kind: int) -> None:
    if kind == do.SHADOW_TURN:
        rounds.shadow_turn(t, step)
    elif kind == do.SHADOW_SET:
        rounds.shadow_set(t, step)
    elif kind == do.TURN_BEGIN:
        turn.turn_begin(t, step)
    elif kind == do.TURN_END:
        turn.turn_end(t, step)
    elif kind == do.ROUND:
        rounds.begin_round(t)
    elif kind == do.LEAD_PHASE:
        rounds.lead_phase(t)
    elif kind == do.SHADOW_PHASE:
        rounds.shadow_phase(t)
    elif kind == do.NINJA_PHASE:
        rounds.ninja_phase(t)
    elif kind == do.AWARENESS_PHASE:
        rounds.awareness_phase(t)
    elif kind == do.AWARENESS_APPLY:
        rounds.awareness_apply(t)
    elif kind == do.OPEN_SETUP:
        deal.open_setup(t)
    elif kind == do.DEAL_ALL:
        deal.deal_all(t)
    elif kind == do.REVEAL_KEPT:
        deal.reveal_kept(t, step)
    elif kind == do.ARRIVE:
        deal.arrive(t)
    else:
        deal.lead_count(t, step)


def _run_units(t: Table, step: Step, kind: int) -> None:
    if kind == do.ENEMY_STEP:
        enemies.enemy_step(t, step)
    elif kind == do.ACTIVATE_NEXT:
        enemies.activate_next(t)
    elif kind == do.ACTIVATE:
        enemies.activate(t, step)
    elif kind == do.ENEMY_STRIKE:
        enemies.enemy_strike(t, step)
    elif kind == do.DODGE_RESULT:
        enemies.dodge_result(t, step)
    elif kind == do.DAMAGE:
        enemies.damage(t, step)
    elif kind == do.LOSE:
        ends.lose(t, step)
    elif kind == do.MERGE_ALL:
        units.merge_all(t, step)
    else:
        enemies.units_phase(t)


def _run_decks(t: Table, step: Step, kind: int) -> None:
    if kind == do.REST:
        rounds.rest(t, step)
    elif kind == do.RECOVERY_PHASE:
        rounds.recovery_phase(t)
    elif kind == do.DRAW:
        deal.draw(t, step)
    elif kind == do.DRAW_TILE:
        deal.draw_tile(t, step)
    elif kind == do.DRAW_ENCOUNTER:
        deal.draw_encounter(t, step)
    elif kind == do.PLACE_UNITS:
        units.place_units(t, step)
    elif kind == do.REPLACEMENTS:
        rounds.replacements(t, step)
    elif kind == do.EQUIP_NEW:
        deal.equip_new(t, step)
    elif kind == do.ENTER_NEW:
        deal.enter_new(t, step)
    else:
        rounds.reinforce(t, step)


def _run_rest(t: Table, step: Step, kind: int) -> None:
    if kind == do.TRIGGER:
        effects.run_trigger(t, step)
    elif kind == do.ATTACK_RESULT:
        attack.attack_result(t, step)
    elif kind == do.AFTER_ACTION:
        turn.after_action(t, step)
    elif kind == do.LAY_DOWN:
        dice.lay_down(t)
    elif kind == do.INTERCEPTS:
        enemies.intercepts(t, step)
    elif kind == do.EXPLORED:
        turn.explored(t, step)
    elif kind == do.NVN_RESULT:
        nvn.nvn_result(t, step)
    elif kind == do.DEATH_CHECK:
        ends.death_check(t, step)
    elif kind == do.END_CHECK:
        ends.end_check(t)
    elif kind == do.SECOND_ATTACK:
        attack.second_attack(t, step)
    elif kind == do.SEARCH_RESULT:
        turn.search_result(t, step)
    elif kind == do.HIDE_AGAIN:
        turn.hide_again(t, step)
    elif kind == do.SKILL_UP:
        deal.skill_up(t, t.ninja[step.seat], step.a)
    elif kind == do.CONFLICT_COUNT:
        rounds.conflict_count(t, step)
    elif kind == do.MERGE_TILE:
        units.merge_tile(t, step.a, at.NOWHERE)
    elif kind == do.DEATH_MATCH_TILES:
        _death_match_tiles(t, step)
    else:
        _death_match_starts(t)


# --- a Death Match's castle ---------------------------------------------------------------


def _death_match_tiles(t: Table, step: Step) -> None:
    """E.142, ruling 60: all tiles are placed in turn; then the dice for order and Lead."""
    if deal.may_explore(t, at.NOWHERE, 0):
        push(t, do.DEATH_MATCH_TILES, 0, (step.a + 1) % t.terms.seats, 0, 0)
        push(t, do.DRAW_TILE, step.a, at.NOWHERE, 0, 1)
        return
    push(t, do.DEATH_MATCH_STARTS, 0, 0, 0, 0)
    deal.push_lead_dice(t, (1 << t.terms.seats) - 1, 1)


def _death_match_starts(t: Table) -> None:
    """E.143: the lowest roll places first."""
    lowest = at.NOBODY
    for ninja in t.ninja:
        if not ninja.alive and (lowest < 0 or ninja.shadow < t.ninja[lowest].shadow):
            lowest = ninja.seat
    if lowest < 0:
        for ninja in t.ninja:
            ninja.shadow = 0
        push(t, do.ROUND, 0, 0, 0, 0)
        return
    push(t, do.DEATH_MATCH_STARTS, 0, 0, 0, 0)
    push(t, do.START_TILE, lowest, 0, 0, 0)


def _legal_starts(t: Table) -> list[int]:
    taken = [ninja.tile for ninja in t.ninja if ninja.alive]
    return [choice(do.V_PLACE, tile, 0) for tile in range(len(t.tiles)) if tile not in taken]


# --- chance -------------------------------------------------------------------------------


def chance_choices(t: Table) -> list[int]:
    """What chance may answer, in a fixed order."""
    step = t.agenda[-1]
    kind = step.kind
    found: list[int] = []
    if kind in (do.THROW, do.AWARENESS_DIE, do.LEAD_DIE, do.CONFLICT_DIE):
        for face in range(1, at.FACES + 1):
            found.append(choice(do.V_DIE, face, 0))
    elif kind == do.CHANCE_CARD:
        _cards_in(t, step.a, found)
    elif kind == do.CHANCE_TILE:
        for shape in range(at.SHAPES):
            if t.tile_bag[shape] > 0 and deal.fits(t, shape, step.a, step.b, False):
                found.append(choice(do.V_TILE, shape, 0))
    elif kind == do.CHANCE_ENCOUNTER:
        _encounters_in(t, step.b, found)
    elif kind == do.CHANCE_NINJA:
        for ninja in range(len(t.ninja_bag)):
            if deal.eligible(t, step.seat, ninja):
                found.append(choice(do.V_NINJA, ninja, 0))
    elif kind == do.CHANCE_LORD:
        if t.terms.lord >= 0:
            found.append(choice(do.V_LORD, t.terms.lord, 0))
        else:
            for lord in range(len(t.box.lords)):
                found.append(choice(do.V_LORD, lord, 0))
    elif step.a == at.TILE:  # CHANCE_PEEK
        for shape in range(at.SHAPES):
            if t.tile_bag[shape] > 0:
                found.append(choice(do.V_TILE, shape, 0))
    elif step.a == at.ENCOUNTER:
        _encounters_in(t, 0, found)
    else:
        _cards_in(t, step.a, found)
    return found


def _cards_in(t: Table, deck: int, found: list[int]) -> None:
    first = deck * at.CARDS_A_DECK
    for card in range(first, first + at.CARDS_A_DECK):
        if t.bag[card] > 0:
            found.append(choice(do.V_CARD, card, 0))


def _encounters_in(t: Table, reserve: int, found: list[int]) -> None:
    for kind in range(len(t.encounter_bag) + 1):
        if deal.encounter_weight(t, kind, reserve) > 0:
            found.append(choice(do.V_ENCOUNTER, kind, 0))


def weight(t: Table, answer: int) -> int:
    """How likely an answer of chance is, beside the others."""
    step = t.agenda[-1]
    verb = answer // VERB
    what = answer // 256 % 256
    if verb == do.V_CARD:
        return t.bag[what]
    if verb == do.V_TILE:
        return t.tile_bag[what]
    if verb == do.V_ENCOUNTER:
        return deal.encounter_weight(t, what, step.b if step.kind == do.CHANCE_ENCOUNTER else 0)
    return 1


def random_answer(t: Table, dice: Cells) -> int:
    """One of chance's answers, as likely as it should be."""
    kind = t.agenda[-1].kind
    if kind in (do.THROW, do.AWARENESS_DIE, do.LEAD_DIE, do.CONFLICT_DIE):
        return choice(do.V_DIE, int(pick(dice, at.FACES)) + 1, 0)
    options = chance_choices(t)
    weights = [weight(t, option) for option in options]
    mark = int(pick(dice, sum(weights)))
    index = 0
    while mark >= weights[index]:
        mark -= weights[index]
        index += 1
    return options[index]


def _answer_chance(t: Table, step: Step, what: int) -> None:
    kind = step.kind
    if kind in (do.THROW, do.AWARENESS_DIE, do.LEAD_DIE, do.CONFLICT_DIE):
        t.dice.append(what)
    if kind == do.THROW:
        dice.thrown(t, step, what)
    elif kind == do.AWARENESS_DIE:
        rounds.awareness_rolled(t, what)
    elif kind == do.CHANCE_CARD:
        deal.card_drawn(t, step, what)
    elif kind == do.CHANCE_TILE:
        t.tile_bag[what] -= 1
        deal.tile_drawn(t, step, what)
    elif kind == do.CHANCE_ENCOUNTER:
        deal.encounter_drawn(t, step, what)
    elif kind == do.CHANCE_NINJA:
        deal.ninja_drawn(t, step, what)
    elif kind == do.CHANCE_LORD:
        t.lord = what
        t.lord_counters = t.box.lords[what].counters
        note(t, do.N_LORD_DRAWN, what, 0, 0, 0)
    elif kind == do.CHANCE_PEEK:
        deal.peek_drawn(t, step, what)
    elif kind == do.LEAD_DIE:
        t.ninja[step.seat].shadow += what
        note(t, do.N_LEAD_DIE, step.seat, what, 0, 0)
    else:
        rounds.conflict_die(t, step, what)


# --- seats --------------------------------------------------------------------------------


def sealed(step: Step) -> bool:
    """Whether all seats answer a question at the same time, unseen."""
    return step.kind in (do.KEEP_NINJA, do.KEEP_CARDS) and step.seat < 0


def owes(t: Table, seat: int) -> bool:
    """Whether a seat owes a choice now."""
    if not t.agenda:
        return False
    step = t.agenda[-1]
    if step.kind < do.FIRST_QUESTION:
        return False
    return deal.keeping(t, step, seat) if sealed(step) else step.seat == seat


def chance_owes(t: Table) -> bool:
    """Whether chance is to answer."""
    return bool(t.agenda) and do.FIRST_CHANCE <= t.agenda[-1].kind < do.FIRST_QUESTION


def legal_choices(t: Table, seat: int) -> list[int]:
    """What a seat, or chance, may choose now."""
    if not t.agenda:
        return []
    step = t.agenda[-1]
    kind = step.kind
    if kind < do.FIRST_QUESTION:
        return chance_choices(t) if seat == at.CHANCE else []
    if not owes(t, seat):
        return []
    if kind == do.TURN:
        return turn.legal_turn(t, step)
    if kind == do.BEFORE:
        return dice.legal_before(t, step)
    if kind == do.AFTER:
        return dice.legal_after(t, step)
    if kind == do.NVN_AFTER:
        return nvn.legal_nvn_after(t)
    if kind in (do.KEEP_NINJA, do.KEEP_CARDS, do.KEEP_NEW):
        return deal.legal_keep(t, step, seat)
    if kind >= do.MAY and kind <= do.PEEKED:
        return _legal_effect(t, step)
    return _legal_question(t, step)


def _legal_question(t: Table, step: Step) -> list[int]:
    kind = step.kind
    if kind == do.CHOOSE_ACTIVATION:
        return [choice(do.V_UNIT, slot, 0) for slot in enemies.waiting(t)]
    if kind == do.CHOOSE_TARGET:
        return enemies.legal_targets(t, step)
    if kind == do.CHOOSE_ROUTE:
        ways = enemies.routes(t, stack_at(t, step.a), step.c)
        return [choice(do.V_WAY, way, 0) for way in ways]
    if kind == do.TURN_TILE:
        turns = castle.fitting_turns(t, step.a, step.b // 4, step.b % 4, True)
        return [choice(do.V_TURN, turns_, 0) for turns_ in turns]
    if kind == do.DISCARD_EXCESS:
        return deal.legal_discard(t, step)
    if kind == do.NAME_LEAD:
        return [choice(do.V_LEAD, seat, 0) for seat in rounds.new_leads(t)]
    if kind == do.INTERCEPT:
        return [choice(do.V_TAKE_HIT, 0, 0), choice(do.V_SKIP, 0, 0)]
    if kind == do.CONSENT:
        return [choice(do.V_ACCEPT, 0, 0), choice(do.V_REFUSE, 0, 0)]
    if kind == do.CHOOSE_MERGE:
        return [choice(do.V_MERGE, a, b) for a, b in units.merges(t, step.a)]
    if kind == do.SUBSTITUTE:
        return [choice(do.V_KIND, unit, 0) for unit in units.substitutes(t, step.a)]
    if kind == do.REPLACE:
        return [choice(do.V_COME, 0, 0), choice(do.V_STAY_OUT, 0, 0)]
    if kind == do.CHOOSE_ENTRY:
        return rounds.legal_entry(t)
    if kind == do.DECLARE:
        return deal.legal_declare(t, step)
    if kind == do.PLACE_SPOT:
        return [choice(do.V_SPOT, spot // 4, spot % 4) for spot in deal.spots(t, step.a, True)]
    return _legal_starts(t)  # START_TILE


def _legal_effect(t: Table, step: Step) -> list[int]:
    """Questions that a card asks."""
    kind = step.kind
    found: list[int] = []
    if kind == do.MAY:
        return [choice(do.V_USE, 0, step.a), choice(do.V_SKIP, 0, 0)]
    if kind == do.PEEKED:
        return [choice(do.V_STAND, 0, 0), choice(do.V_SHUFFLE, 0, 0)]
    ninja = t.ninja[step.seat]
    if kind == do.CHOOSE_CARD:
        cards = ninja.skills if step.a == at.SKILL else ninja.cards
        for card in cards:
            option = choice(do.V_CARD, card.kind, 0)
            if (
                card.kind < at.CARDS
                and card.kind // at.CARDS_A_DECK == step.a
                and option not in found
            ):
                found.append(option)
        return found
    effect = t.box.effects[step.a]
    if kind == do.CHOOSE_STACK:
        return [choice(do.V_UNIT, slot, 0) for slot in effects.stack_targets(t, ninja, effect)]
    if kind == do.CHOOSE_NINJA:
        return [choice(do.V_SEAT, seat, 0) for seat in effects.ninja_targets(t, ninja, effect)]
    if kind == do.CHOOSE_TILE:
        return [choice(do.V_PLACE, tile, 0) for tile in effects.leap_targets(t, ninja, effect)]
    if kind == do.CHOOSE_WAY:
        ways = effects.push_ways(t, stack_at(t, step.b))
        return [choice(do.V_WAY, way, 0) for way in ways]
    loot = effects.loot(t, t.ninja[step.b], effect.stat)
    return [choice(do.V_CARD, card, 0) for card in loot]


def apply_choice(t: Table, seat: int, chosen: int) -> None:
    """Carry out a legal choice, and everything that follows until the next question."""
    step = t.agenda.pop()
    verb = chosen // VERB
    a = chosen // 256 % 256
    b = chosen % 256
    kind = step.kind
    if kind < do.FIRST_QUESTION:
        _answer_chance(t, step, a)
        settle(t)
        return
    if t.dice:
        t.dice = []
    if kind == do.TURN:
        turn.answer_turn(t, step, verb, a, b)
    elif kind in (do.BEFORE, do.AFTER):
        dice.answer_window(t, step, verb, a * 256 + b)
    elif kind == do.NVN_AFTER:
        nvn.answer_nvn(t, step, verb, a * 256 + b)
    elif kind in (do.KEEP_NINJA, do.KEEP_CARDS, do.KEEP_NEW):
        deal.keep(t, step, seat, a)
    elif kind >= do.MAY and kind <= do.PEEKED:
        _answer_effect(t, step, verb, a)
    else:
        _answer_question(t, step, verb, a, b)
    settle(t)


def _answer_question(t: Table, step: Step, verb: int, a: int, b: int) -> None:
    kind = step.kind
    if kind == do.CHOOSE_ACTIVATION:
        push(t, do.ACTIVATE, t.lead, a, 0, 0)
    elif kind == do.CHOOSE_TARGET:
        enemies.choose_target(t, step, a)
    elif kind == do.CHOOSE_ROUTE:
        enemies.go(t, stack_at(t, step.a), a, step.b, step.c)
    elif kind == do.TURN_TILE:
        deal.lay_tile(t, step.seat, step.a, step.b, a, step.c)
    elif kind == do.DISCARD_EXCESS:
        t.agenda.append(step)
        deal.discard_kind(t, t.ninja[step.seat], a)
    elif kind == do.NAME_LEAD:
        rounds.name_lead(t, a)
    elif kind == do.INTERCEPT:
        if verb == do.V_TAKE_HIT:
            enemies.take_hit(t, step)
    elif kind == do.CONSENT:
        turn.consent(t, step, verb == do.V_ACCEPT)
    elif kind == do.CHOOSE_MERGE:
        units.merge(t, a, b)
        if step.b >= 0:
            push(t, do.MERGE_ALL, t.lead, step.b, 0, 0)
        else:
            push(t, do.MERGE_TILE, t.lead, step.a, 0, 0)
    elif kind == do.SUBSTITUTE:
        units.choose_substitute(t, step, a)
    elif kind == do.REPLACE:
        if verb == do.V_COME:
            push(t, do.CHANCE_NINJA, step.seat, 1, 0, 0)
        else:
            rounds.out(t, t.ninja[step.seat])
    elif kind == do.CHOOSE_ENTRY:
        rounds.enter_here(t, step.a, a)
    elif kind == do.DECLARE:
        deal.declare(t, step, a)
    elif kind == do.PLACE_SPOT:
        turns = castle.fitting_turns(t, step.a, a, b, True)
        if len(turns) == 1:
            deal.lay_tile(t, step.seat, step.a, a * 4 + b, turns[0], 1)
        else:
            push(t, do.TURN_TILE, step.seat, step.a, a * 4 + b, 1)
    else:  # START_TILE
        ninja = t.ninja[step.seat]
        ninja.tile = a
        ninja.alive = True
        note(t, do.N_START_TILE, step.seat, a, 0, 0)


def _answer_effect(t: Table, step: Step, verb: int, a: int) -> None:
    kind = step.kind
    ninja = t.ninja[step.seat]
    if kind == do.MAY:
        if verb == do.V_USE:
            effects.use(t, ninja, t.box.effects[step.a])
    elif kind == do.PEEKED:
        if verb == do.V_SHUFFLE:
            deal.shuffle_back(t, step)
    elif kind == do.CHOOSE_CARD:
        deal.discard_kind(t, ninja, a)
        if step.b:
            push(t, do.DRAW, step.seat, step.a, do.TO_GAIN, 0)
    elif kind in (do.CHOOSE_STACK, do.CHOOSE_NINJA):
        effects.perform(t, step.seat, t.box.effects[step.a], a)
    elif kind == do.CHOOSE_TILE:
        ninja.tile = a
        ninja.moved = True
        note(t, do.N_LEAPT, step.seat, a, 0, 0)
    elif kind == do.CHOOSE_WAY:
        effects.push_stack(t, stack_at(t, step.b), a)
    else:  # CHOOSE_LOOT
        effects.rob(t, ninja, t.ninja[step.b], a)
