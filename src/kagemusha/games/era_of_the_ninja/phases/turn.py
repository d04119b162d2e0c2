"""A ninja's turn: trade, spend, adjust, move, and one Action."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import dice
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.attack import begin_attack, legal_attacks
from kagemusha.games.era_of_the_ninja.phases.castle import open_way, paired
from kagemusha.games.era_of_the_ninja.phases.clans import mate_here, mates
from kagemusha.games.era_of_the_ninja.phases.deal import excess, may_explore
from kagemusha.games.era_of_the_ninja.phases.effects import (
    deck_left,
    heal,
    set_shadow,
    spend_ki,
    take_wounds,
    trigger,
    use,
    window,
)
from kagemusha.games.era_of_the_ninja.phases.ends import (
    death_match,
    drop_head,
    finish,
    side_of,
    take_head,
)
from kagemusha.games.era_of_the_ninja.phases.nvn import begin_nvn, legal_nvn
from kagemusha.games.era_of_the_ninja.phases.stats import (
    find_card,
    has,
    holds_head,
    refresh,
    stat,
)
from kagemusha.games.era_of_the_ninja.phases.table import Card, Ninja, Step, Table, note, push
from kagemusha.games.era_of_the_ninja.phases.units import gain

# What was tried this turn, so that nothing is done and undone for ever.
TRIED_ACTIVATE: Final = 1000
TRIED_SHEATHE: Final = 2000
TRIED_STOW: Final = 3000
TRIED_GIVE: Final = 10000
TRIED_ASK: Final = 20000

COSTS: Final = (at.COST_WEAPON, at.COST_ITEM, at.COST_SKILL)


def turn_begin(t: Table, step: Step) -> None:
    """A turn begins. E.154: with the head on the starting Courtyard it is the last."""
    ninja = t.ninja[step.seat]
    if not ninja.alive:
        return
    note(t, do.N_TURN, step.seat, 0, 0, 0)
    if t.terms.mode == at.LORDS_HEAD and ninja.tile == 0 and holds_head(ninja):
        finish(t, at.HEAD_HOME, side_of(t, step.seat))
        return
    ninja.stage = do.START
    ninja.bought = 0
    ninja.pool_used = False
    ninja.again = 0
    ninja.used_turn = []
    ninja.tried = []
    # E.123, ruling 32: flowing on beside another member.
    ninja.flowing = t.terms.clans[step.seat] == at.ELEMENTAL + at.WATER and mate_here(t, ninja)
    ninja.moves = max(0, stat(t, ninja, at.MOVE))
    push(t, do.TURN_END, step.seat, 0, 0, 0)
    push(t, do.TURN, step.seat, 0, 0, 0)


def turn_end(t: Table, step: Step) -> None:
    """The turn is over."""
    ninja = t.ninja[step.seat]
    ninja.stage = do.START
    ninja.moves = 0
    ninja.flowing = False
    ninja.again = 0
    ninja.tried = []
    note(t, do.N_TURN_DONE, step.seat, 0, 0, 0)


# --- what may be done ---------------------------------------------------------------------


def legal_turn(t: Table, step: Step) -> list[int]:
    """Everything that a ninja may do now. E.31: the operations come in their order."""
    ninja = t.ninja[step.seat]
    found: list[int] = []
    if ninja.stage == do.AGAIN:
        legal_attacks(t, ninja, found)
        found.append(choice(do.V_DONE, 0, 0))
        return found
    if ninja.stage <= do.START:
        _legal_trades(t, ninja, found)
        if overladen(t, ninja):  # E.134: trade on, or put up with what is too much
            found.append(choice(do.V_SKIP, 0, 0))
            return found
    if ninja.stage <= do.SPEND:
        _legal_purchases(t, ninja, found)
    if ninja.stage <= do.ADJUST:
        _legal_adjustments(t, ninja, found)
        for index in window(t, ninja, at.IN_TURN, -1):
            found.append(choice(do.V_USE, 0, index))
    for index in window(t, ninja, at.MOVING, -1):
        found.append(choice(do.V_USE, 0, index))
    _legal_moves(t, ninja, found)
    if ninja.stage < do.SPRINTING:
        _legal_actions(t, ninja, found)
    found.append(choice(do.V_DONE, 0, 0))
    return found


def _legal_trades(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.134, E.135: trade with members on the tile, and gifts to the pool, before all else."""
    clan = t.terms.clans[ninja.seat]
    if clan == at.NO_CLAN:
        return
    for amount in range(1, min(ninja.ingenuity, 99) + 1):
        found.append(choice(do.V_DEPOSIT, amount, 0))
    for other in t.ninja:
        if not other.alive or other.tile != ninja.tile or not mates(t, ninja.seat, other.seat):
            continue
        for card in ninja.cards:
            _propose(ninja, card, other.seat, do.V_GIVE, TRIED_GIVE, found)
        for card in other.cards:
            _propose(ninja, card, other.seat, do.V_ASK, TRIED_ASK, found)


def _propose(ninja: Ninja, card: Card, seat: int, verb: int, tried: int, found: list[int]) -> None:
    """Ruling 35: the head is not traded. Each trade is proposed once a turn."""
    option = choice(verb, card.kind, seat)
    if (
        card.kind != at.HEAD
        and not card.stowed
        and tried + card.kind * 4 + seat not in ninja.tried
        and option not in found
    ):
        found.append(option)


def traders(t: Table, ninja: Ninja) -> list[int]:
    """Ruling 57: the members on the tile, who discards first coming first."""
    found: list[int] = []
    for step in range(t.terms.seats):
        other = t.ninja[(ninja.seat + step) % t.terms.seats]
        same = other.seat == ninja.seat or mates(t, ninja.seat, other.seat)
        if same and other.alive and other.tile == ninja.tile:
            found.append(other.seat)
    return found


def overladen(t: Table, ninja: Ninja) -> bool:
    """E.134: whether a trade of this turn left somebody with too many cards."""
    if not ninja.tried:
        return False
    for seat in traders(t, ninja):
        if excess(t, t.ninja[seat]) > 0:
            return True
    return False


def price(t: Table, ninja: Ninja, which: int) -> int:
    """E.33 with discounts; never free."""
    return max(1, stat(t, ninja, which))


def _legal_purchases(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.33 to E.35, E.136: any number of purchases, or one with the clan's pool."""
    if ninja.pool_used:
        return
    pool = 0
    if t.terms.clans[ninja.seat] != at.NO_CLAN and ninja.bought == 0:
        pool = t.clan_pool[t.terms.sides[ninja.seat]]
    if ninja.ingenuity + pool == 0:
        return
    for deck in range(3):
        if deck_left(t, deck):
            _pay_ways(ninja, pool, price(t, ninja, COSTS[deck]), do.V_BUY, deck, found)
    if deck_left(t, at.SKILL):
        cost = price(t, ninja, at.COST_SYNERGY)
        for skill in ninja.skills:
            if skill.under < 0:  # ruling 25
                _pay_ways(ninja, pool, cost, do.V_SYNERGY, skill.kind, found)


def _pay_ways(ninja: Ninja, pool: int, cost: int, verb: int, what: int, found: list[int]) -> None:
    """E.136: how much of the cost the pool may bear; the ninja pays the rest."""
    for share in range(min(pool, cost) + 1):
        if cost - share <= ninja.ingenuity:
            found.append(choice(verb, what, share))


def _legal_adjustments(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.39 to E.41: weapons switch, items come on, cards go into a reserve and back."""
    reserve = stat(t, ninja, at.RESERVE)
    stowed = 0
    for card in ninja.cards:
        if card.stowed:
            stowed += 1
    for card in ninja.cards:
        kind = card.kind
        if kind == at.HEAD:
            continue
        if card.stowed:
            if TRIED_STOW + kind not in ninja.tried:
                _once(found, choice(do.V_FETCH, kind, 0))
            continue
        if stowed < reserve and TRIED_STOW + kind not in ninja.tried:
            _once(found, choice(do.V_STOW, kind, 0))
        if card.active:
            if kind < at.CARDS_A_DECK and not _tried(ninja, TRIED_SHEATHE, kind):
                _once(found, choice(do.V_SHEATHE, kind, 0))
        elif not _tried(ninja, TRIED_ACTIVATE, kind) and _can_activate(t, ninja, card):
            _once(found, choice(do.V_ACTIVATE, kind, 0))


def _tried(ninja: Ninja, what: int, kind: int) -> bool:
    """Whether this was done with every card of a kind: once a turn with each."""
    copies = 0
    for card in ninja.cards:
        if card.kind == kind:
            copies += 1
    return ninja.tried.count(what + kind) >= copies


def _once(found: list[int], option: int) -> None:
    if option not in found:
        found.append(option)


def _can_activate(t: Table, ninja: Ninja, card: Card) -> bool:
    kind = t.box.cards[card.kind]
    return (
        kind.cost_ki <= ninja.ki + ninja.extra_ki
        and kind.cost_ingenuity <= ninja.ingenuity
        and (kind.cost_wounds == 0 or kind.cost_wounds < ninja.wounds + ninja.extra_wounds)
    )


def explore_cost(t: Table, ninja: Ninja) -> int:
    """E.43, E.129: 2 Move, less for some."""
    return max(1, stat(t, ninja, at.EXPLORE_COST))


def _legal_moves(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.42, E.43, E.45: through paired markers, or into the unknown through open ones."""
    if ninja.moves < 1:
        return
    walls = has(t, ninja, at.PASS_WALLS)
    cost = explore_cost(t, ninja)
    for way in range(4):
        near = t.tiles[ninja.tile].near[way]
        if near >= 0:
            if walls or paired(t, ninja.tile, way):
                found.append(choice(do.V_MOVE, way, 0))
        elif (
            ninja.moves >= cost
            and not death_match(t)
            and open_way(t, ninja.tile, way)
            and may_explore(t, ninja.tile, way)
        ):
            found.append(choice(do.V_EXPLORE, way, 0))


def _legal_actions(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.32: the Actions; one of them ends the turn."""
    found.append(choice(do.V_SPRINT, 0, 0))
    legal_attacks(t, ninja, found)
    found.append(choice(do.V_HIDE, 0, 0))
    legal_nvn(t, ninja, found)
    for index in window(t, ninja, at.ACTING, -1):
        found.append(choice(do.V_USE, 0, index))
    if t.terms.clans[ninja.seat] == at.ELEMENTAL + at.WOOD:
        for other in t.ninja:
            if (
                other.alive
                and other.tile == ninja.tile
                and mates(t, ninja.seat, other.seat)
                and other.wounds < other.max_wounds
            ):
                found.append(choice(do.V_HEAL, other.seat, 0))
    if death_match(t):
        found.append(choice(do.V_SEARCH, 0, 0))
    if holds_head(ninja):
        found.append(choice(do.V_DROP, 0, 0))
    elif t.head >= 0 and t.head == ninja.tile:
        found.append(choice(do.V_PICK_UP, 0, 0))


# --- doing it -----------------------------------------------------------------------------


def answer_turn(t: Table, step: Step, verb: int, a: int, b: int) -> None:
    """One choice of a turn. Whatever does not end the turn asks again."""
    ninja = t.ninja[step.seat]
    if verb == do.V_DONE:
        return
    if verb == do.V_SKIP:  # E.134: the trades are complete
        t.agenda.append(step)
        ninja.stage = do.SPEND
        for seat in reversed(traders(t, ninja)):
            push(t, do.DISCARD_EXCESS, seat, 0, 0, 0)
        return
    if verb in (do.V_MOVE, do.V_EXPLORE):
        t.agenda.append(step)
        _walk(t, ninja, verb, a)
    elif verb == do.V_USE:
        _use(t, ninja, step, a * 256 + b)
    elif verb <= do.V_ASK:
        t.agenda.append(step)
        _spend(t, ninja, verb, a, b)
    elif verb <= do.V_FETCH:
        t.agenda.append(step)
        ninja.stage = do.ADJUST
        _adjust(t, ninja, verb, a)
    else:
        _act(t, ninja, step, verb, a, b)


def _use(t: Table, ninja: Ninja, step: Step, index: int) -> None:
    effect = t.box.effects[index]
    if effect.when == at.ACTING:
        push(t, do.AFTER_ACTION, step.seat, 0, 0, 0)
    else:
        t.agenda.append(step)
        if effect.when == at.IN_TURN:
            ninja.stage = max(ninja.stage, do.ADJUST)
        else:
            ninja.stage = max(ninja.stage, do.WALK)
    use(t, ninja, effect)


def _walk(t: Table, ninja: Ninja, verb: int, way: int) -> None:
    ninja.stage = max(ninja.stage, do.WALK)
    if verb == do.V_EXPLORE:
        ninja.moves -= explore_cost(t, ninja)
        push(t, do.DRAW_TILE, ninja.seat, ninja.tile, way, 0)
        return
    ninja.moves -= 1
    ninja.moved = True
    ninja.tile = t.tiles[ninja.tile].near[way]
    note(t, do.N_MOVED, ninja.seat, ninja.tile, 0, 0)


def explored(t: Table, step: Step) -> None:
    """The new room was entered and its units are there."""
    if t.ninja[step.seat].alive:
        trigger(t, t.ninja[step.seat], at.EXPLORING)


def _spend(t: Table, ninja: Ninja, verb: int, a: int, b: int) -> None:
    side = t.terms.sides[ninja.seat]
    if verb == do.V_DEPOSIT:  # E.135
        gain(t, ninja, -a)
        t.clan_pool[side] = min(255, t.clan_pool[side] + a)
        note(t, do.N_DEPOSITED, ninja.seat, a, t.clan_pool[side], 0)
        return
    if verb in (do.V_GIVE, do.V_ASK):  # E.134
        ninja.tried.append((TRIED_GIVE if verb == do.V_GIVE else TRIED_ASK) + a * 4 + b)
        ninja.tried.sort()
        note(t, do.N_PROPOSED, ninja.seat, b, a, 1 if verb == do.V_ASK else 0)
        push(t, do.CONSENT, b, ninja.seat, a, 1 if verb == do.V_ASK else 0)
        return
    ninja.stage = do.SPEND
    ninja.bought += 1
    if b > 0:
        ninja.pool_used = True
        t.clan_pool[side] -= b
    trigger(t, ninja, at.BUYING)
    if verb == do.V_BUY:
        gain(t, ninja, b - price(t, ninja, COSTS[a]))
        push(t, do.DRAW, ninja.seat, a, do.TO_BUY, 0)
        return
    gain(t, ninja, b - price(t, ninja, at.COST_SYNERGY))
    note(t, do.N_SYNERGY, ninja.seat, a, 0, 0)
    for index in range(len(ninja.skills)):
        if ninja.skills[index].kind == a:
            push(t, do.DRAW, ninja.seat, at.SKILL, do.TO_SYNERGY + index, 0)


def consent(t: Table, step: Step, accepted: bool) -> None:
    """Ruling 57: by consent; the card arrives inactive. What is too much waits (`overladen`)."""
    asked = t.ninja[step.seat]
    proposer = t.ninja[step.a]
    if not accepted:
        note(t, do.N_REFUSED, step.seat, step.a, 0, 0)
        return
    giver, taker = (asked, proposer) if step.c else (proposer, asked)
    card = find_card(giver, step.b, False) or find_card(giver, step.b, True)
    assert card is not None
    giver.cards.remove(card)
    card.active = False
    taker.cards.append(card)
    note(t, do.N_TRADED, giver.seat, taker.seat, step.b, 0)
    refresh(t, giver)
    refresh(t, taker)


def _adjust(t: Table, ninja: Ninja, verb: int, kind: int) -> None:
    if verb == do.V_ACTIVATE:
        ninja.tried.append(TRIED_ACTIVATE + kind)
        _activate(t, ninja, kind)
    elif verb == do.V_SHEATHE:
        ninja.tried.append(TRIED_SHEATHE + kind)
        card = find_card(ninja, kind, True)
        assert card is not None
        card.active = False
        note(t, do.N_SHEATHED, ninja.seat, kind, 0, 0)
    elif verb == do.V_STOW:
        ninja.tried.append(TRIED_STOW + kind)
        card = find_card(ninja, kind, False) or find_card(ninja, kind, True)
        assert card is not None
        card.active = False
        card.stowed = True
        note(t, do.N_STOWED, ninja.seat, kind, 0, 0)
    else:
        ninja.tried.append(TRIED_STOW + kind)
        for card in ninja.cards:
            if card.kind == kind and card.stowed:
                card.stowed = False
                note(t, do.N_FETCHED, ninja.seat, kind, 0, 0)
                push(t, do.DISCARD_EXCESS, ninja.seat, 0, 0, 0)
                break
    ninja.tried.sort()
    refresh(t, ninja)


def _activate(t: Table, ninja: Ninja, kind: int) -> None:
    card = find_card(ninja, kind, False)
    assert card is not None
    box = t.box.cards[kind]
    spend_ki(t, ninja, box.cost_ki)
    gain(t, ninja, -box.cost_ingenuity)
    if box.cost_wounds:
        take_wounds(t, ninja, box.cost_wounds)
    if kind < at.CARDS_A_DECK:
        _make_room(t, ninja, kind)
    else:
        for other in ninja.cards:
            if (
                other.active
                and at.CARDS_A_DECK <= other.kind < at.CARDS
                and box.slot >= 0
                and t.box.cards[other.kind].slot == box.slot
            ):
                other.active = False
                note(t, do.N_SWITCHED_OFF, ninja.seat, other.kind, 0, 0)
    card.active = True
    note(t, do.N_ACTIVATED, ninja.seat, kind, 0, 0)


def _make_room(t: Table, ninja: Ninja, kind: int) -> None:
    """E.39: one active weapon; a Paired one may stay beside another of its type."""
    active = [card for card in ninja.cards if card.active and card.kind < at.CARDS_A_DECK]
    if len(active) == 1 and _may_pair(t, kind, active[0].kind):
        return
    for card in active:
        card.active = False
        note(t, do.N_SHEATHED, ninja.seat, card.kind, 0, 0)


def _may_pair(t: Table, kind: int, other: int) -> bool:
    if (t.box.cards[kind].reach > 0) != (t.box.cards[other].reach > 0):
        return False
    for which in (kind, other):
        for effect in t.box.cards[which].effects:
            if effect.do == at.PAIRED:
                return True
    return False


def _act(t: Table, ninja: Ninja, step: Step, verb: int, a: int, b: int) -> None:
    """E.32: the Action."""
    if verb == do.V_SPRINT:  # E.46
        ninja.stage = do.SPRINTING
        ninja.sprinted = True
        ninja.moves += max(0, stat(t, ninja, at.MOVE))
        note(t, do.N_SPRINTED, ninja.seat, ninja.moves, 0, 0)
        t.agenda.append(step)
        return
    if ninja.stage == do.AGAIN:
        ninja.again -= 1
    push(t, do.AFTER_ACTION, step.seat, 0, 0, 0)
    if verb in (do.V_ATTACK, do.V_STRIKE):
        begin_attack(t, ninja, a, verb == do.V_ATTACK)
    elif verb == do.V_HIDE:
        _hide(t, ninja)
    elif verb in (do.V_STEAL, do.V_WOUND):
        begin_nvn(t, ninja, b if verb == do.V_STEAL else a, a if verb == do.V_STEAL else -1)
    elif verb == do.V_HEAL:  # E.124
        heal(t, t.ninja[a], 1)
    elif verb == do.V_SEARCH:  # E.146
        dice.begin(t, t.roll, at.SEARCH_ROLL, step.seat)
        push(t, do.SEARCH_RESULT, step.seat, 0, 0, 0)
        dice.windows(t)
    elif verb == do.V_DROP:
        drop_head(t, ninja)
    else:  # V_PICK_UP
        take_head(t, ninja)


def after_action(t: Table, step: Step) -> None:
    """E.32: the turn ends, unless a card grants another Attack."""
    ninja = t.ninja[step.seat]
    if ninja.alive and ninja.again > 0:
        ninja.stage = do.AGAIN
        push(t, do.TURN, step.seat, 0, 0, 0)


def _hide(t: Table, ninja: Ninja) -> None:
    """E.67; E.145: in a Death Match the Shadow is rolled again."""
    ninja.hid = True
    note(t, do.N_HID, ninja.seat, 0, 0, 0)
    if death_match(t):
        push(t, do.HIDE_AGAIN, ninja.seat, 0, 0, 0)
        push(t, do.SHADOW_SET, ninja.seat, 0, 0, 0)
        dice.begin(t, t.roll, at.SHADOW_ROLL, ninja.seat)
        dice.windows(t)
    else:
        hide_bonus(t, ninja)
        trigger(t, ninja, at.HIDING)


def hide_bonus(t: Table, ninja: Ninja) -> None:
    """E.132, rulings 31 and 56: Void, and cards, help who hides; a Total Failure stays one."""
    bonus = stat(t, ninja, at.HIDE_BONUS)
    if bonus and ninja.shadow_mark == at.PLAIN:
        set_shadow(t, ninja, ninja.shadow + bonus)


def hide_again(t: Table, step: Step) -> None:
    """E.145: after the new roll."""
    ninja = t.ninja[step.seat]
    hide_bonus(t, ninja)
    trigger(t, ninja, at.HIDING)


def search_result(t: Table, step: Step) -> None:
    """E.146, E.147: half the die in Ingenuity; the Shadow pays for it."""
    ninja = t.ninja[step.seat]
    marked = dice.mark(t, t.roll)
    value = dice.total(t, t.roll)
    dice.lay_down(t)
    found = 0 if marked == at.TOTAL_FAILURE else max(0, value) // 2
    note(t, do.N_SEARCHED, step.seat, found, marked, 0)
    gain(t, ninja, found)
    if marked == at.TOTAL_FAILURE or has(t, ninja, at.KEEP_SHADOW):
        set_shadow(t, ninja, 1)
    elif marked != at.TOTAL_SUCCESS:
        set_shadow(t, ninja, ninja.shadow - found)
