"""What cards do when their moment comes: offering, paying, choosing a target, and doing it."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import distances, paired
from kagemusha.games.era_of_the_ninja.phases.stats import (
    counters_of,
    foe_stack,
    holds,
    immune,
    refresh,
)
from kagemusha.games.era_of_the_ninja.phases.table import (
    Card,
    Ninja,
    Roll,
    Stack,
    Step,
    Table,
    note,
    push,
    stack_at,
)
from kagemusha.games.era_of_the_ninja.phases.units import (
    add_tokens,
    gain,
    remove_stack,
    take_units,
)

# --- offering and paying ------------------------------------------------------------------


def used_up(t: Table, ninja: Ninja | None, effect: Effect) -> bool:
    """Whether the limit of an effect is reached."""
    if effect.limit == at.EACH_TIME:
        return False
    if ninja is None:  # the Lord's
        if effect.limit == at.ONCE_A_GAME:
            return effect.index in t.lord_used_game
        return effect.index in t.lord_used_round
    if effect.limit == at.ONCE_A_TURN:
        return effect.index in ninja.used_turn
    if effect.limit == at.ONCE_A_ROUND:
        return effect.index in ninja.used_round
    return effect.index in ninja.used_game


def mark_used(t: Table, ninja: Ninja | None, effect: Effect) -> None:
    """Remember that a limited effect was used."""
    if effect.limit == at.EACH_TIME:
        return
    if ninja is None:
        used = t.lord_used_game if effect.limit == at.ONCE_A_GAME else t.lord_used_round
    elif effect.limit == at.ONCE_A_TURN:
        used = ninja.used_turn
    elif effect.limit == at.ONCE_A_ROUND:
        used = ninja.used_round
    else:
        used = ninja.used_game
    used.append(effect.index)
    used.sort()


def affordable(t: Table, ninja: Ninja, effect: Effect) -> bool:
    """Whether the owner can pay; paying never costs the last Wound."""
    return (
        effect.cost_ki <= ninja.ki + ninja.extra_ki
        and effect.cost_ingenuity <= ninja.ingenuity
        and (effect.cost_wounds == 0 or effect.cost_wounds < ninja.wounds + ninja.extra_wounds)
        and (effect.cost_counters == 0 or effect.cost_counters <= counters_of(t, effect, ninja))
    )


def usable(t: Table, ninja: Ninja, effect: Effect) -> bool:
    """Whether an effect may be used now: its conditions, limit, cost, and something to do it to."""
    return (
        not used_up(t, ninja, effect)
        and affordable(t, ninja, effect)
        # Whose owner picks a stack asks of each whether it may be that one.
        and (
            effect.target in (at.STACK_HERE, at.STACK_NEAR) or holds(t, effect, ninja, foe_stack(t))
        )
        and _worthwhile(t, ninja, effect)
    )


def _worthwhile(t: Table, ninja: Ninja, effect: Effect) -> bool:
    """Nobody pays for nothing: there is a target, a card, a deck, something to change."""
    what = effect.do
    if effect.target in (at.STACK_HERE, at.STACK_NEAR) and not stack_targets(t, ninja, effect):
        return False
    if effect.target == at.NINJA_HERE and not ninja_targets(t, ninja, effect):
        return False
    if effect.target == at.FOE and what in (at.STUN, at.TOKENS, at.PUSH, at.SLAY):
        stack = foe_stack(t)
        if stack is None or not affects(t, effect, stack):
            return False
    if effect.target == at.THE_LORD:
        return t.lord_state == 1 and affects(t, effect, stack_at(t, at.LORD_SLOT))
    if what == at.AWARENESS:
        return t.awareness > 1 or effect.amount > 0
    if what == at.HEAL and effect.target == at.SELF:
        return ninja.wounds < ninja.max_wounds
    if what == at.KI and effect.target == at.SELF and effect.amount > 0:
        return ninja.ki < ninja.max_ki
    if what == at.SURVIVE:
        return ninja.wounds + ninja.extra_wounds <= 0
    if what in (at.SOAK, at.REDIRECT):
        return t.damage > 0
    if what == at.FORCE_HIDDEN:  # ruling 38: a stronger card says otherwise
        return not 0 <= ninja.forced_visible < effect.source
    if what == at.LEAP:
        return len(leap_targets(t, ninja, effect)) > 0
    if what == at.SWAP:
        return any_card(ninja, effect.stat) and deck_left(t, effect.stat)
    if what == at.GAIN:
        return deck_left(t, effect.stat)
    if what == at.PEEK:
        return deck_left(t, effect.stat)
    if what == at.REDRAW:
        return _redrawable(t, ninja)
    if what in (at.ADD, at.SET_FACE, at.LIFT, at.REROLL):
        roll = roll_of(t, ninja.seat)
        if what == at.LIFT:
            return not roll.lifted
        if what == at.SET_FACE:
            return roll.face != effect.amount
        return what != at.REROLL or roll.face > 0
    return True


def window(t: Table, ninja: Ninja, when: int, roll: int) -> list[int]:
    """The effects that a ninja may use in a window, by index, each once."""
    found: list[int] = []
    for effect in ninja.effects:
        if (
            effect.when == when
            and effect.may
            and (roll < 0 or effect.roll == roll or effect.roll == at.ANY_ROLL)
            and effect.index not in found
            and usable(t, ninja, effect)
        ):
            found.append(effect.index)
    return found


def spend_ki(t: Table, ninja: Ninja, amount: int) -> None:
    """E.130: the Spirit clan's extra point goes first."""
    if amount == 0:
        return
    extra = min(amount, ninja.extra_ki)
    ninja.extra_ki -= extra
    ninja.ki -= amount - extra
    note(t, do.N_KI, ninja.seat, -amount, ninja.ki + ninja.extra_ki, 0)


def pay(t: Table, ninja: Ninja, effect: Effect) -> None:
    """The cost of using an effect."""
    spend_ki(t, ninja, effect.cost_ki)
    if effect.cost_ingenuity:
        gain(t, ninja, -effect.cost_ingenuity)
    if effect.cost_wounds:
        take_wounds(t, ninja, effect.cost_wounds)
    if effect.cost_counters:
        add_counters(t, ninja, effect, -effect.cost_counters)
    if effect.cost_card:
        discard(t, ninja, card_of(ninja, effect))


def take_wounds(t: Table, ninja: Ninja, amount: int) -> None:
    """E.131: the Man clan's extra Wounds go first."""
    extra = min(amount, ninja.extra_wounds)
    ninja.extra_wounds -= extra
    ninja.wounds = max(0, ninja.wounds - (amount - extra))
    note(t, do.N_WOUNDS, ninja.seat, amount, ninja.wounds + ninja.extra_wounds, 0)


def add_counters(t: Table, ninja: Ninja | None, effect: Effect, amount: int) -> None:
    """Change the counters on the card that an effect stands on; never below none."""
    left = 0
    if effect.source == at.LORD_CLASS:
        left = t.lord_counters = max(0, t.lord_counters + amount)
    else:
        assert ninja is not None
        if effect.source == at.NINJA_CLASS:
            left = ninja.counters = max(0, ninja.counters + amount)
        else:
            card = card_of(ninja, effect)
            left = card.counters = max(0, card.counters + amount)
    seat = at.NOBODY if ninja is None else ninja.seat
    note(t, do.N_COUNTERS, seat, effect.index, amount, left)


def card_of(ninja: Ninja, effect: Effect) -> Card:
    """The active card that an effect stands on."""
    for card in ninja.cards:
        if card.kind == effect.card and card.active:
            return card
    for card in ninja.skills:
        if card.kind == effect.card:
            return card
    raise ValueError("no such card")


def discard(t: Table, ninja: Ninja, card: Card) -> None:
    """A card leaves its owner for the discards, and what lay under it."""
    if card in ninja.cards:
        ninja.cards.remove(card)
    else:
        ninja.skills.remove(card)
    t.pile[card.kind] += 1
    if card.under >= 0:
        t.pile[card.under] += 1
    note(t, do.N_DISCARDED, ninja.seat, card.kind, card.under + 1, 0)
    refresh(t, ninja)


# --- moments ------------------------------------------------------------------------------


def trigger(t: Table, ninja: Ninja, when: int) -> None:
    """Put what a ninja's cards do at a moment on the agenda, in the order of its cards."""
    effects = ninja.effects
    for index in range(len(effects) - 1, -1, -1):
        effect = effects[index]
        if effect.when == when:
            push(t, do.TRIGGER, ninja.seat, effect.index, 0, 0)


def trigger_roll(t: Table, roll: Roll, when: int) -> None:
    """The same for what simply happens before or after a roll: for the rest there are windows."""
    ninja = t.ninja[roll.seat]
    for effect in reversed(ninja.effects):
        if effect.when == when and not effect.may and effect.roll in (roll.kind, at.ANY_ROLL):
            push(t, do.TRIGGER, ninja.seat, effect.index, 0, 0)


def trigger_lord(t: Table, when: int, seat: int) -> None:
    """The same for the Lord; `seat` is the ninja concerned, or nobody."""
    if t.lord < 0 or t.lord_state > 1:
        return
    effects = t.box.lords[t.lord].effects
    for index in range(len(effects) - 1, -1, -1):
        effect = effects[index]
        if effect.when == when:
            push(t, do.TRIGGER, seat, effect.index, 0, 0)


def run_trigger(t: Table, step: Step) -> None:
    """A moment has come: ask, or do it."""
    effect = t.box.effects[step.a]
    if effect.source == at.LORD_CLASS:
        lord_stack = stack_at(t, at.LORD_SLOT) if t.lord_state == 1 else None
        concerned = t.ninja[step.seat] if step.seat >= 0 else None
        if used_up(t, None, effect) or not holds(t, effect, concerned, lord_stack):
            return
        mark_used(t, None, effect)
        note(t, do.N_LORD_ABILITY, effect.index, step.seat, 0, 0)
        perform(t, step.seat, effect, -1)
        return
    ninja = t.ninja[step.seat]
    if not ninja.alive or effect not in ninja.effects or not usable(t, ninja, effect):
        return
    if effect.may:
        push(t, do.MAY, step.seat, step.a, 0, 0)
    else:
        use(t, ninja, effect)


def use(t: Table, ninja: Ninja, effect: Effect) -> None:
    """Pay for an effect and do it."""
    note(t, do.N_USED, ninja.seat, effect.index, 0, 0)
    mark_used(t, ninja, effect)
    pay(t, ninja, effect)
    perform(t, ninja.seat, effect, -1)


# --- targets ------------------------------------------------------------------------------


def affects(t: Table, effect: Effect, stack: Stack) -> bool:
    """Whether an effect can do something to a stack."""
    if effect.do == at.STUN:
        return not stack.stunned and not immune(t, stack, at.IMMUNE_TO_STUN)
    if effect.do == at.SLAY:
        return stack.slot != at.LORD_SLOT
    if effect.do == at.TOKENS:
        return stack.tokens > 0 if effect.amount < 0 else not immune(t, stack, at.IMMUNE_TO_TOKENS)
    if effect.do == at.PUSH:
        return stack.slot != at.LORD_SLOT and bool(push_ways(t, stack))
    return True


def stack_targets(t: Table, ninja: Ninja, effect: Effect) -> list[int]:
    """The slots of the stacks that the owner may choose from."""
    reach = effect.reach if effect.target == at.STACK_NEAR else 0
    far = distances(t, ninja.tile)
    found: list[int] = []
    for stack in t.stacks:
        if (
            far[stack.tile] <= reach
            and affects(t, effect, stack)
            and holds(t, effect, ninja, stack)
        ):
            found.append(stack.slot)
    return found


def ninja_targets(t: Table, ninja: Ninja, effect: Effect) -> list[int]:
    """The seats of the other ninja on the tile that the owner may choose from."""
    found: list[int] = []
    for other in t.ninja:
        if (
            other.alive
            and other.seat != ninja.seat
            and other.tile == ninja.tile
            and (effect.do != at.TAKE or bool(loot(t, other, effect.stat)))
            and (effect.do != at.HEAL or other.wounds < other.max_wounds)
        ):
            found.append(other.seat)
    return found


def leap_targets(t: Table, ninja: Ninja, effect: Effect) -> list[int]:
    """The tiles within reach through paired markers."""
    far = distances(t, ninja.tile)
    found: list[int] = []
    for tile in range(len(far)):
        if 0 < far[tile] <= effect.reach:
            found.append(tile)
    return found


def push_ways(t: Table, stack: Stack) -> list[int]:
    """The ways through paired markers that a stack can be sent."""
    found: list[int] = []
    for way in range(4):
        if paired(t, stack.tile, way):
            found.append(way)
    return found


def loot(t: Table, victim: Ninja, deck: int) -> list[int]:
    """What may be taken from a ninja: cards of a deck that nothing protects."""
    found: list[int] = []
    for effect in victim.effects:
        if effect.do == at.THEFT_PROOF and holds(t, effect, victim, None):
            return found
    for card in victim.cards:
        if card.kind < at.CARDS and card.kind // at.CARDS_A_DECK == deck and not card.stowed:
            if card.kind not in found:
                found.append(card.kind)
    return found


def any_card(ninja: Ninja, deck: int) -> bool:
    """Whether a ninja has a card of a deck to give up."""
    if deck == at.SKILL:
        return len(ninja.skills) > 0
    for card in ninja.cards:
        if card.kind // at.CARDS_A_DECK == deck:
            return True
    return False


def deck_left(t: Table, deck: int) -> bool:
    """Whether a card can be drawn from a deck, its discards included (ruling 20)."""
    if t.top[deck] != at.NOWHERE:
        return True
    if deck == at.TILE:
        return sum(t.tile_bag) > 0
    if deck == at.ENCOUNTER:
        return t.start_left + t.middle_left + t.guards_left > 0
    first = deck * at.CARDS_A_DECK
    for card in range(first, first + at.CARDS_A_DECK):
        if t.bag[card] > 0 or t.pile[card] > 0:
            return True
    return False


def roll_of(t: Table, seat: int) -> Roll:
    """The roll that a seat is making."""
    return t.answer if t.answer.seat == seat else t.roll


def _redrawable(t: Table, ninja: Ninja) -> bool:
    found = False
    for stack in t.stacks:
        if stack.tile == ninja.tile:
            if stack.slot == at.LORD_SLOT:
                return False
            found = True
    return found and deck_left(t, at.ENCOUNTER)


# --- doing it -----------------------------------------------------------------------------


def perform(t: Table, seat: int, effect: Effect, chosen: int) -> None:
    """Do what an effect says; where its owner has a choice, ask first.

    `seat` is the owner; for a Lord's effect, the ninja concerned or nobody.
    """
    lord = effect.source == at.LORD_CLASS
    if chosen < 0 and not lord:
        ninja = t.ninja[seat]
        if effect.target in (at.STACK_HERE, at.STACK_NEAR):
            slots = stack_targets(t, ninja, effect)
            if len(slots) > 1:
                push(t, do.CHOOSE_STACK, seat, effect.index, 0, 0)
                return
            if not slots:
                return
            chosen = slots[0]
        elif effect.target == at.NINJA_HERE:
            seats = ninja_targets(t, ninja, effect)
            if len(seats) > 1:
                push(t, do.CHOOSE_NINJA, seat, effect.index, 0, 0)
                return
            chosen = seats[0]
        elif effect.do == at.LEAP:
            push(t, do.CHOOSE_TILE, seat, effect.index, 0, 0)
            return
    what = effect.do
    if what in (at.STUN, at.TOKENS, at.PUSH, at.SLAY):
        for slot in _stacks_meant(t, seat, effect, chosen):
            _do_to_stack(t, seat, effect, stack_at(t, slot))
    elif at.REROLL <= what <= at.LIFT:
        _do_to_roll(t, seat, effect)
    elif what == at.SPAWN:
        _spawn(t, seat, effect)
    elif what == at.REDRAW:
        _redraw(t, t.ninja[seat])
    elif what == at.AWARENESS:
        before = t.awareness
        t.awareness = max(1, min(at.SUCCESS, before + effect.amount))
        note(t, do.N_AWARENESS_CHANGED, t.awareness - before, t.awareness, 0, 0)
    elif what == at.COUNTER:
        add_counters(t, None if lord else t.ninja[seat], effect, effect.amount)
    elif what == at.REDIRECT:
        _redirect(t, seat, effect, chosen)
    elif what == at.SOAK:
        t.damage = max(0, t.damage - effect.amount)
    else:
        for other in _ninja_meant(t, seat, effect, chosen):
            _do_to_ninja(t, seat, effect, t.ninja[other])


def _ninja_meant(t: Table, seat: int, effect: Effect, chosen: int) -> list[int]:
    """The seats that an effect is about."""
    found: list[int] = []
    if effect.target == at.EACH:
        for other in t.ninja:
            if other.alive:
                found.append(other.seat)
    elif effect.target == at.HERE:
        tile = at.NOWHERE
        if effect.source != at.LORD_CLASS:
            tile = t.ninja[seat].tile
        elif t.lord_state == 1:
            tile = stack_at(t, at.LORD_SLOT).tile
        for other in t.ninja:
            mine = effect.source != at.LORD_CLASS and other.seat == seat
            if other.alive and other.tile == tile and not mine:
                found.append(other.seat)
    elif effect.target == at.NINJA_HERE:
        found.append(chosen)
    elif effect.target == at.FOE and effect.source != at.LORD_CLASS:
        if t.rival >= 0:
            found.append(t.roll.seat if t.rival == seat else t.rival)
    elif seat >= 0 and t.ninja[seat].alive:
        found.append(seat)  # oneself; for a Lord, the ninja concerned
    return found


def _stacks_meant(t: Table, seat: int, effect: Effect, chosen: int) -> list[int]:
    """The slots that an effect is about."""
    if effect.target in (at.STACK_HERE, at.STACK_NEAR):
        return [chosen]
    if effect.target == at.FOE:
        return [t.foe] if t.foe >= 0 else []
    if effect.target in (at.THE_LORD, at.SELF):
        return [at.LORD_SLOT] if t.lord_state == 1 else []
    tile = at.NOWHERE
    if effect.target == at.STACKS_HERE:
        if effect.source != at.LORD_CLASS:
            tile = t.ninja[seat].tile
        elif t.lord_state == 1:
            tile = stack_at(t, at.LORD_SLOT).tile
        else:
            return []
    found: list[int] = []
    for stack in t.stacks:
        lord = stack.slot == at.LORD_SLOT
        if (tile < 0 or stack.tile == tile) and not (lord and effect.source == at.LORD_CLASS):
            found.append(stack.slot)
    return found


def _do_to_stack(t: Table, seat: int, effect: Effect, stack: Stack) -> None:
    if not affects(t, effect, stack):
        return
    if effect.do == at.STUN:
        stack.stunned = True
        note(t, do.N_STUNNED, stack.slot, 0, 0, 0)
    elif effect.do == at.TOKENS:
        owner = t.ninja[seat] if effect.source != at.LORD_CLASS else None
        add_tokens(t, stack, effect.amount, owner)
    elif effect.do == at.SLAY:
        number = min(effect.amount, stack.units)
        note(t, do.N_SLAIN, stack.slot, number, 0, 0)
        take_units(t, stack, number)
    else:
        ways = push_ways(t, stack)
        if len(ways) > 1:
            chooser = t.lead if seat < 0 else seat  # E.26
            push(t, do.CHOOSE_WAY, chooser, effect.index, stack.slot, 0)
        else:
            push_stack(t, stack, ways[0])


def push_stack(t: Table, stack: Stack, way: int) -> None:
    """A stack is sent to a neighbouring tile."""
    stack.tile = t.tiles[stack.tile].near[way]
    note(t, do.N_PUSHED, stack.slot, stack.tile, 0, 0)


def _do_to_roll(t: Table, seat: int, effect: Effect) -> None:
    roll = roll_of(t, seat)
    if effect.do == at.REROLL:
        push(t, do.THROW, seat, 1 if roll is t.answer else 0, 1, 0)
        note(t, do.N_REROLLED, seat, roll.kind, 0, 0)
    elif effect.do == at.ADD:
        roll.bonus += effect.amount
    elif effect.do == at.SET_FACE:
        roll.face = effect.amount
    else:
        roll.lifted = True


def _spawn(t: Table, seat: int, effect: Effect) -> None:
    """Units come to the Lord, or to the Courtyard while he is not on the board."""
    tile = 0
    if t.lord_state == 1:
        tile = stack_at(t, at.LORD_SLOT).tile
    push(t, do.MERGE_TILE, t.lead, tile, 0, 0)
    chooser = t.lead if seat < 0 else seat
    push(t, do.PLACE_UNITS, chooser, effect.stat, effect.amount, tile)


def _redraw(t: Table, ninja: Ninja) -> None:
    """The units just placed go back; another Encounter card is drawn."""
    for slot in [stack.slot for stack in t.stacks if stack.tile == ninja.tile]:
        remove_stack(t, stack_at(t, slot))
    note(t, do.N_REDRAWN, ninja.seat, 0, 0, 0)
    push(t, do.DRAW_ENCOUNTER, ninja.seat, ninja.tile, 0, 0)


def _redirect(t: Table, seat: int, effect: Effect, chosen: int) -> None:
    """The damage goes to somebody else on the tile: to a stack as tokens, to a ninja as Wounds."""
    amount = t.damage
    t.damage = 0
    if effect.target == at.NINJA_HERE:
        push(t, do.LOSE, chosen, amount, 0, 0)
    else:
        add_tokens(t, stack_at(t, chosen), amount, t.ninja[seat])


def _do_to_ninja(t: Table, seat: int, effect: Effect, ninja: Ninja) -> None:
    what = effect.do
    amount = effect.amount
    if what == at.HEAL:
        heal(t, ninja, amount)
    elif what == at.HURT:
        push(t, do.LOSE, ninja.seat, amount, 0, 0)
    elif what == at.KI:
        change_ki(t, ninja, amount)
    elif what == at.INGENUITY:
        gain(t, ninja, amount)
    elif what == at.SHADOW:
        set_shadow(t, ninja, ninja.shadow + amount)
    elif what == at.SET_SHADOW:
        set_shadow(t, ninja, amount)
    elif what == at.FORCE_HIDDEN:
        ninja.forced_hidden = _stronger(ninja.forced_hidden, effect.source)
        ninja.hidden = True
        if effect.when == at.FOUND_VISIBLE and ninja.forced_visible == ninja.forced_hidden:
            push_conflict(t, ninja)
        note(t, do.N_FORCED_HIDDEN, ninja.seat, 0, 0, 0)
    elif what == at.FORCE_VISIBLE:
        ninja.forced_visible = _stronger(ninja.forced_visible, effect.source)
        ninja.hidden = False
        note(t, do.N_FORCED_VISIBLE, ninja.seat, 0, 0, 0)
    elif what == at.MOVE_POINTS:
        ninja.moves = max(0, ninja.moves + amount)
        note(t, do.N_MOVE_POINTS, ninja.seat, amount, ninja.moves, 0)
    elif what == at.ATTACK_AGAIN:
        ninja.again += amount
    elif what == at.GAIN:
        push(t, do.DRAW, ninja.seat, effect.stat, do.TO_GAIN, 0)
    elif what == at.DISCARD:
        for _ in range(amount):
            push(t, do.CHOOSE_CARD, ninja.seat, effect.stat, 0, 0)
    elif what == at.SWAP:
        if any_card(ninja, effect.stat):
            push(t, do.CHOOSE_CARD, ninja.seat, effect.stat, 1, 0)
    elif what == at.PEEK:
        _peek(t, ninja, effect.stat)
    elif what == at.TAKE:
        cards = loot(t, ninja, effect.stat)
        if len(cards) > 1:
            push(t, do.CHOOSE_LOOT, seat, effect.index, ninja.seat, 0)
        elif cards:
            rob(t, t.ninja[seat], ninja, cards[0])
    else:  # SURVIVE
        ninja.wounds = amount
        note(t, do.N_SURVIVED, ninja.seat, amount, 0, 0)


def push_conflict(t: Table, ninja: Ninja) -> None:
    """Ruling 38: cards of one kind contradict each other; a die each decides."""
    push(t, do.CONFLICT_COUNT, ninja.seat, 0, 0, 0)
    push(t, do.CONFLICT_DIE, ninja.seat, 1, 0, 0)
    push(t, do.CONFLICT_DIE, ninja.seat, 0, 0, 0)


def _stronger(before: int, source: int) -> int:
    """Ruling 38: of several cards the strongest kind counts."""
    return source if before < 0 else min(before, source)


def heal(t: Table, ninja: Ninja, amount: int) -> None:
    """E.89: up to the cap."""
    healed = min(amount, ninja.max_wounds - ninja.wounds)
    if healed > 0:
        ninja.wounds += healed
        note(t, do.N_HEALED, ninja.seat, healed, ninja.wounds + ninja.extra_wounds, 0)


def change_ki(t: Table, ninja: Ninja, amount: int) -> None:
    """Ki comes, up to the cap, or goes."""
    if amount < 0:
        spend_ki(t, ninja, min(-amount, ninja.ki + ninja.extra_ki))
        return
    more = min(amount, ninja.max_ki - ninja.ki)
    if more > 0:
        ninja.ki += more
        note(t, do.N_KI, ninja.seat, more, ninja.ki + ninja.extra_ki, 0)


def set_shadow(t: Table, ninja: Ninja, value: int) -> None:
    """E.4 and ruling 6: a placed Shadow changes without the Limit, never below 1.

    A Total Failure stays one this round (E.28); a Total Success cannot be bettered.
    """
    if ninja.shadow == 0 or ninja.shadow_mark == at.TOTAL_FAILURE:
        return
    if ninja.shadow_mark == at.TOTAL_SUCCESS and value >= ninja.shadow:
        return
    before = ninja.shadow
    ninja.shadow = max(1, value)
    ninja.shadow_mark = at.PLAIN
    if ninja.shadow != before:
        note(t, do.N_SHADOW, ninja.seat, ninja.shadow, 0, 0)


def rob(t: Table, thief: Ninja, victim: Ninja, kind: int) -> None:
    """Ruling 18: a card changes hands; it arrives inactive, and the limit applies."""
    card = None
    for held in victim.cards:
        if held.kind == kind and (card is None or not held.active):
            card = held
    if card is None:
        return
    victim.cards.remove(card)
    card.active = False
    card.stowed = False
    thief.cards.append(card)
    note(t, do.N_STOLEN, thief.seat, victim.seat, kind, 0)
    refresh(t, victim)
    refresh(t, thief)
    push(t, do.DISCARD_EXCESS, thief.seat, 0, 0, 0)


def _peek(t: Table, ninja: Ninja, deck: int) -> None:
    if t.top[deck] == at.NOWHERE:
        first = deck * at.CARDS_A_DECK
        if deck <= at.SKILL and sum(t.bag[first : first + at.CARDS_A_DECK]) == 0:
            reshuffle(t, deck)
        push(t, do.CHANCE_PEEK, ninja.seat, deck, 0, 0)
    else:
        see_top(t, ninja, deck)


def reshuffle(t: Table, deck: int) -> None:
    """Ruling 20: the discards become the deck."""
    first = deck * at.CARDS_A_DECK
    for card in range(first, first + at.CARDS_A_DECK):
        t.bag[card] += t.pile[card]
        t.pile[card] = 0
    note(t, do.N_RESHUFFLED, deck, 0, 0, 0)


def see_top(t: Table, ninja: Ninja, deck: int) -> None:
    """A seat looks at the top card of a deck; it may shuffle it back."""
    t.top_known[deck] |= 1 << ninja.seat
    note(t, do.N_PEEK_SEEN, ninja.seat, deck, t.top[deck], 0)
    push(t, do.PEEKED, ninja.seat, deck, 0, 0)
