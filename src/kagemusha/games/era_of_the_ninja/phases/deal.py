"""Decks and setup: drawing cards, tiles, Encounters and ninja; choosing what to keep; arriving."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.castle import (
    fitting_turns,
    lay,
    open_way,
    stays_open,
    tiles_left,
)
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.effects import (
    discard,
    reshuffle,
    see_top,
    trigger_lord,
)
from kagemusha.games.era_of_the_ninja.phases.ends import death_match
from kagemusha.games.era_of_the_ninja.phases.stats import gather, inventory, refresh, stat
from kagemusha.games.era_of_the_ninja.phases.table import Card, Ninja, Step, Table, note, push
from kagemusha.games.era_of_the_ninja.phases.units import add_stack

# --- bags ---------------------------------------------------------------------------------


def fill(t: Table) -> None:
    """Everything into its bag, the Courtyard on the table: E.18 to E.20."""
    t.tile_bag = t.box.tiles[:]
    t.tile_bag[at.COURTYARD] -= 1
    lay(t, 0, 0, at.COURTYARD, 0)
    t.encounter_bag = [card.copies for card in t.box.encounters]
    t.start_left = 5
    t.middle_left = 10
    t.lord_in_middle = True
    t.guards_left = 3
    if t.terms.reinforcements:
        t.reserve_left = sum(t.encounter_bag) - 17 + 1
        t.lord_in_reserve = True
    t.bag = [card.copies for card in t.box.cards]
    t.pile = [0] * at.CARDS
    t.ninja_bag = [1] * len(t.box.ninja)
    t.pools = [unit.pool for unit in t.box.units]
    if death_match(t):
        t.lord_state = 3
        t.start_left = t.middle_left = t.guards_left = 0
        t.lord_in_middle = False
        t.reserve_left = 0
        t.lord_in_reserve = False


def open_setup(t: Table) -> None:
    """E.14 to E.22, in their order."""
    if death_match(t):
        push(t, do.DEATH_MATCH_TILES, 0, 0, 0, 0)
    else:
        push(t, do.ARRIVE, 0, 0, 0, 0)
    for seat in range(t.terms.seats - 1, -1, -1):
        if t.terms.clans[seat] == at.HIERARCHY + at.HEAVEN:
            push(t, do.DECLARE, seat, 0, 0, 0)
    if not death_match(t):
        push(t, do.CHANCE_LORD, 0, 0, 0, 0)
    push(t, do.DEAL_ALL, 0, 0, 0, 0)
    push(t, do.REVEAL_KEPT, 0, 0, 0, 0)
    if t.terms.choose_ninja:
        for seat in range(t.terms.seats - 1, -1, -1):
            push(t, do.KEEP_NINJA, seat, 0, 0, 0)
        return
    push(t, do.KEEP_NINJA, at.NOBODY, 0, 0, 0)
    for seat in range(t.terms.seats - 1, -1, -1):
        push(t, do.CHANCE_NINJA, seat, 0, 0, 0)
        push(t, do.CHANCE_NINJA, seat, 0, 0, 0)


def deal_all(t: Table) -> None:
    """E.15, E.16: two cards of each deck to everybody, more where a ninja's ability says so."""
    push(t, do.REVEAL_KEPT, 0, 1, 0, 0)
    push(t, do.KEEP_CARDS, at.NOBODY, 0, 0, 0)
    for seat in range(t.terms.seats - 1, -1, -1):
        deal_to(t, t.ninja[seat], do.TO_OFFER)


def deal_to(t: Table, ninja: Ninja, purpose: int) -> None:
    """The cards to choose from, for one seat."""
    for deck in (at.SKILL, at.ITEM, at.WEAPON):
        number = 2
        for effect in t.box.ninja[ninja.kind].effects:
            if effect.do == at.OFFER and effect.stat == deck:
                number += effect.amount
        for _ in range(number):
            push(t, do.DRAW, ninja.seat, deck, purpose, 0)


# --- choosing what to keep ----------------------------------------------------------------


def keeping(t: Table, step: Step, seat: int) -> bool:
    """Whether a seat still owes a choice of setup."""
    ninja = t.ninja[seat]
    if step.seat >= 0 and step.seat != seat:
        return False
    if step.kind == do.KEEP_NINJA:
        return not ninja.kept
    return len(ninja.kept) < 3


def legal_keep(t: Table, step: Step, seat: int) -> list[int]:
    """What the seat may keep: one of its ninja; one Weapon, then an Item, then a Skill."""
    ninja = t.ninja[seat]
    found: list[int] = []
    if step.kind == do.KEEP_NINJA:
        offers = ninja.offers
        if step.seat >= 0:
            offers = [kind for kind in range(len(t.ninja_bag)) if eligible(t, seat, kind)]
        for kind in offers:
            found.append(choice(do.V_CHOOSE, kind, 0))
        return found
    deck = len(ninja.kept)
    for card in ninja.offers:
        if card // at.CARDS_A_DECK == deck and choice(do.V_KEEP, card, 0) not in found:
            found.append(choice(do.V_KEEP, card, 0))
    return found


def keep(t: Table, step: Step, seat: int, card: int) -> None:
    """A seat has chosen; the others learn of it when all have."""
    t.ninja[seat].kept.append(card)
    if step.seat >= 0 and step.kind == do.KEEP_NINJA:
        t.ninja_bag[card] = 0
    for other in range(t.terms.seats):
        if keeping(t, step, other):
            t.agenda.append(step)
            return


def reveal_kept(t: Table, step: Step) -> None:
    """All choices of setup are turned up at once."""
    for ninja in t.ninja:
        if step.a == 0:
            become(t, ninja)
        else:
            equip(t, ninja)


def become(t: Table, ninja: Ninja) -> None:
    """E.14: the ninja that was kept; the other goes back among the unused."""
    kind = ninja.kept[0]
    for other in ninja.offers:
        t.ninja_bag[other] = 1
    t.ninja_bag[kind] = 0
    ninja.kind = kind
    ninja.counters = t.box.ninja[kind].counters
    ninja.offers = []
    ninja.kept = []
    gather(t, ninja)
    note(t, do.N_NINJA_KEPT, ninja.seat, kind, 0, 0)


def equip(t: Table, ninja: Ninja) -> None:
    """E.16, E.17, ruling 50: the cards kept, active unless they cost something to activate."""
    for card in ninja.kept:
        ninja.offers.remove(card)
        note(t, do.N_CARD_KEPT, ninja.seat, card, 0, 0)
        kind = t.box.cards[card]
        free = kind.cost_ki == 0 and kind.cost_ingenuity == 0 and kind.cost_wounds == 0
        held = Card(card, card // at.CARDS_A_DECK != at.ITEM or free)
        held.counters = kind.counters
        if card // at.CARDS_A_DECK == at.SKILL:
            ninja.skills.append(held)
        else:
            ninja.cards.append(held)
    for card in ninja.offers:
        t.pile[card] += 1
    ninja.offers = []
    ninja.kept = []
    ninja.wounds = ninja.max_wounds = 0
    ninja.ki = ninja.max_ki = 0
    refresh(t, ninja)
    # E.130, E.131 and ruling 55: counted apart, and anew for a replacement.
    clan = t.terms.clans[ninja.seat]
    ninja.extra_ki = 1 if clan == at.HIERARCHY + at.SPIRIT else 0
    ninja.extra_wounds = 2 if clan == at.HIERARCHY + at.MAN else 0


def arrive(t: Table) -> None:
    """E.22: all ninja on the Courtyard; then the first Lead is rolled for."""
    for ninja in t.ninja:
        ninja.alive = True
        ninja.tile = 0
    push(t, do.ROUND, 0, 0, 0, 0)
    if t.terms.seats > 1:
        push_lead_dice(t, (1 << t.terms.seats) - 1, 0)


def push_lead_dice(t: Table, seats: int, all_ties: int) -> None:
    """A die for each of these seats, then the comparison."""
    push(t, do.LEAD_COUNT, 0, seats, all_ties, 0)
    for seat in range(t.terms.seats - 1, -1, -1):
        if seats >> seat & 1 == 1:
            push(t, do.LEAD_DIE, seat, 0, 0, 0)


def lead_count(t: Table, step: Step) -> None:
    """E.24, E.143: the highest leads; ties are rolled off. Rerolls count after earlier dice."""
    best = 0
    for ninja in t.ninja:
        best = max(best, ninja.shadow)
    tied = 0
    for ninja in t.ninja:
        for other in t.ninja:
            if (
                other.seat != ninja.seat
                and other.shadow == ninja.shadow
                and (step.b == 1 or ninja.shadow == best)
            ):
                tied |= 1 << ninja.seat
    if tied:
        for ninja in t.ninja:
            ninja.shadow *= at.FACES + 1
        push_lead_dice(t, tied, step.b)
        return
    for ninja in t.ninja:
        if ninja.shadow == best:
            t.lead = ninja.seat
    note(t, do.N_LEAD, t.lead, 0, 0, 0)
    if step.b == 0:
        for ninja in t.ninja:
            ninja.shadow = 0


# --- ninja tokens -------------------------------------------------------------------------


def eligible(t: Table, seat: int, kind: int) -> bool:
    """E.149, E.118: a ninja that may still be drawn and that the seat's clan takes."""
    return t.ninja_bag[kind] == 1 and may_join(t, kind, t.terms.clans[seat])


def any_eligible(t: Table, seat: int) -> bool:
    """Whether a seat can draw a ninja."""
    for kind in range(len(t.ninja_bag)):
        if eligible(t, seat, kind):
            return True
    return False


def ninja_drawn(t: Table, step: Step, kind: int) -> None:
    """Chance's token: to choose from, or the replacement itself (ruling 29)."""
    ninja = t.ninja[step.seat]
    t.ninja_bag[kind] = 0
    if step.a == 0:
        ninja.offers.append(kind)
        note(t, do.N_NINJA_DRAWN, step.seat, kind, 0, 0)
        return
    ninja.kept = [kind]
    ninja.offers = []
    ninja.banked += ninja.ingenuity
    ninja.ingenuity = 0
    ninja.used_turn = []
    ninja.used_round = []
    ninja.used_game = []
    become(t, ninja)
    push(t, do.EQUIP_NEW, step.seat, 0, 0, 0)


def equip_new(t: Table, step: Step) -> None:
    """A replacement is dealt cards to choose from, like all at the start."""
    push(t, do.ENTER_NEW, step.seat, 0, 0, 0)
    push(t, do.KEEP_NEW, step.seat, 0, 0, 0)
    deal_to(t, t.ninja[step.seat], do.TO_NEW)


def enter_new(t: Table, step: Step) -> None:
    """Ruling 29: it enters on the Courtyard, without Ingenuity."""
    ninja = t.ninja[step.seat]
    equip(t, ninja)
    ninja.alive = True
    ninja.tile = 0
    ninja.shadow = 0
    ninja.shadow_mark = at.PLAIN
    ninja.hidden = False
    ninja.hid = False
    ninja.declared = at.NOBODY
    note(t, do.N_REPLACED, step.seat, ninja.kind, 0, 0)
    if not t.ninja[t.lead].alive:
        t.lead = step.seat
        note(t, do.N_LEAD, step.seat, 0, 0, 0)
    if t.terms.clans[step.seat] == at.HIERARCHY + at.HEAVEN:
        push(t, do.DECLARE, step.seat, 0, 0, 0)


def legal_declare(t: Table, step: Step) -> list[int]:
    """E.128: a unit type, or an opposing clan's side."""
    found: list[int] = []
    if not death_match(t):
        for kind in range(len(at.TYPE_NAMES)):
            found.append(choice(do.V_DECLARE, kind, 0))
    seen: list[int] = []
    for seat in range(t.terms.seats):
        side = t.terms.sides[seat]
        clan = t.terms.clans[seat] != at.NO_CLAN
        if clan and side != t.terms.sides[step.seat] and side not in seen and can_fight(t):
            seen.append(side)
            found.append(choice(do.V_DECLARE, do.SIDE_DECLARED + side, 0))
    return found


def can_fight(t: Table) -> bool:
    """Whether ninja may attack each other in this match."""
    return t.terms.nvn or death_match(t)


def declare(t: Table, step: Step, what: int) -> None:
    """The enemy that a member of Heaven names."""
    if what >= do.SIDE_DECLARED:
        what += len(at.TYPE_NAMES) - do.SIDE_DECLARED
    t.ninja[step.seat].declared = what
    note(t, do.N_DECLARED, step.seat, what, 0, 0)


# --- Weapon, Item and Skill cards ---------------------------------------------------------


def draw(t: Table, step: Step) -> None:
    """A card is taken from the top of a deck: chance names it, unless somebody peeked."""
    deck = step.a
    if t.top[deck] != at.NOWHERE:
        card = t.top[deck]
        t.top[deck] = at.NOWHERE
        t.top_known[deck] = 0
        take_card(t, step, card)
        return
    first = deck * at.CARDS_A_DECK
    if sum(t.bag[first : first + at.CARDS_A_DECK]) == 0:
        if sum(t.pile[first : first + at.CARDS_A_DECK]) == 0:
            return
        reshuffle(t, deck)
    push(t, do.CHANCE_CARD, step.seat, deck, step.b, 0)


def card_drawn(t: Table, step: Step, card: int) -> None:
    """Chance's card."""
    t.bag[card] -= 1
    take_card(t, step, card)


def take_card(t: Table, step: Step, card: int) -> None:
    """Where a drawn card goes: to the offers, into the inventory, among or under the Skills."""
    ninja = t.ninja[step.seat]
    purpose = step.b
    if purpose in (do.TO_OFFER, do.TO_NEW):
        ninja.offers.append(card)
        note(t, do.N_CARD_OFFERED, step.seat, card, 0, 0)
    elif purpose in (do.TO_BUY, do.TO_GAIN):
        note(t, do.N_BOUGHT, step.seat, card, 0, 0)
        if card // at.CARDS_A_DECK == at.SKILL:
            skill_up(t, ninja, card)
        else:
            held = Card(card, False)  # ruling 24
            held.counters = t.box.cards[card].counters
            ninja.cards.append(held)
            push(t, do.DISCARD_EXCESS, step.seat, 0, 0, 0)
    else:  # E.35: face down under a Skill
        skill = ninja.skills[purpose - do.TO_SYNERGY]
        skill.under = card
        skill.open = False
        note(t, do.N_SYNERGY_DRAWN, step.seat, skill.kind, card, 0)
        refresh(t, ninja)


def skill_up(t: Table, ninja: Ninja, card: int) -> None:
    """E.36, E.37: a Skill comes; a duplicate goes under its twin and turns up what lay there."""
    for skill in ninja.skills:
        if skill.kind == card:
            below = skill.under
            was_open = skill.open
            skill.under = card
            skill.open = True
            note(t, do.N_DUPLICATE, ninja.seat, card, 0, 0)
            refresh(t, ninja)
            if below >= 0:
                if was_open:  # a third copy: a card is never lost
                    t.pile[below] += 1
                else:
                    push(t, do.SKILL_UP, ninja.seat, below, 0, 0)
            return
    held = Card(card, True)
    held.counters = t.box.cards[card].counters
    ninja.skills.append(held)
    note(t, do.N_SKILL_UP, ninja.seat, card, 0, 0)
    refresh(t, ninja)


def excess(t: Table, ninja: Ninja) -> int:
    """E.34: how many cards are over the limit."""
    return inventory(ninja) - stat(t, ninja, at.INVENTORY)


def discard_excess(t: Table, step: Step) -> bool:
    """Whether the seat must still choose what to discard."""
    ninja = t.ninja[step.seat]
    return excess(t, ninja) > 0


def legal_discard(t: Table, step: Step) -> list[int]:
    """E.34: any Weapon or Item; the head is laid down only as an Action."""
    found: list[int] = []
    for card in t.ninja[step.seat].cards:
        option = choice(do.V_DISCARD, card.kind, 0)
        if card.kind != at.HEAD and not card.stowed and option not in found:
            found.append(option)
    return found


def discard_kind(t: Table, ninja: Ninja, kind: int) -> None:
    """Of equal cards an inactive one goes first."""
    best: Card | None = None
    for card in [*ninja.cards, *ninja.skills]:
        if card.kind == kind and (best is None or (best.active and not card.active)):
            best = card
    assert best is not None
    discard(t, ninja, best)


# --- tiles --------------------------------------------------------------------------------


def spots(t: Table, shape: int, drawn: bool) -> list[int]:
    """Ruling 60: where a tile of that shape may be laid, as tile * 4 + way."""
    found: list[int] = []
    for tile in range(len(t.tiles)):
        for way in range(4):
            if open_way(t, tile, way) and fitting_turns(t, shape, tile, way, drawn):
                found.append(tile * 4 + way)
    return found


def fits(t: Table, shape: int, origin: int, way: int, drawn: bool) -> bool:
    """Ruling 22: whether a tile of that shape may be laid there (anywhere for NOWHERE)."""
    if origin < 0:
        return bool(spots(t, shape, drawn))
    return bool(fitting_turns(t, shape, origin, way, drawn))


def may_explore(t: Table, origin: int, way: int) -> bool:
    """Whether any tile left fits beyond a marker."""
    if tiles_left(t) == 0:
        return False
    if stays_open(t):
        return True
    top = t.top[at.TILE]
    if top != at.NOWHERE and fits(t, top, origin, way, False):
        return True
    for shape in range(at.SHAPES):
        if t.tile_bag[shape] > 0 and fits(t, shape, origin, way, False):
            return True
    return False


def draw_tile(t: Table, step: Step) -> None:
    """A tile is drawn. Ruling 22: one that fits nowhere goes back and another is drawn."""
    top = t.top[at.TILE]
    if top != at.NOWHERE:
        t.top[at.TILE] = at.NOWHERE
        t.top_known[at.TILE] = 0
        if fits(t, top, step.a, step.b, True):
            tile_drawn(t, step, top)
            return
        t.tile_bag[top] += 1
        note(t, do.N_TILE_REFUSED, step.seat, top, 0, 0)
    push(t, do.CHANCE_TILE, step.seat, step.a, step.b, step.c)


def tile_drawn(t: Table, step: Step, shape: int) -> None:
    """The tile is known: where it lies and how it is turned."""
    note(t, do.N_TILE_DRAWN, step.seat, shape, 0, 0)
    if step.a < 0:
        push(t, do.PLACE_SPOT, step.seat, shape, 0, 0)
        return
    turns = fitting_turns(t, shape, step.a, step.b, True)
    if len(turns) == 1:
        lay_tile(t, step.seat, shape, step.a * 4 + step.b, turns[0], step.c)
    else:
        push(t, do.TURN_TILE, step.seat, shape, step.a * 4 + step.b, step.c)


def lay_tile(t: Table, seat: int, shape: int, spot: int, turn: int, stay: int) -> None:
    """E.43, E.44: the tile is laid; the explorer moves in and meets who is there."""
    origin = t.tiles[spot // 4]
    way = spot % 4
    new = lay(t, origin.x + at.WAY_X[way], origin.y + at.WAY_Y[way], shape, turn)
    note(t, do.N_TILE_LAID, seat, new, shape, turn)
    if stay:
        return
    ninja = t.ninja[seat]
    ninja.tile = new
    ninja.moved = True
    ninja.explored = True
    note(t, do.N_MOVED, seat, new, 0, 0)
    push(t, do.EXPLORED, seat, 0, 0, 0)
    push(t, do.DRAW_ENCOUNTER, seat, new, 0, 0)


# --- Encounters ---------------------------------------------------------------------------


def the_lord_enters(t: Table) -> int:
    """The number that stands for The Lord Enters."""
    return len(t.box.encounters)


def encounter_left(t: Table, reserve: int) -> int:
    """Cards in the Encounter deck, or in the Reinforcements."""
    return t.reserve_left if reserve else t.start_left + t.middle_left + t.guards_left


def draw_encounter(t: Table, step: Step) -> None:
    """E.43, ruling 20: the top card, if there is one."""
    if encounter_left(t, step.b) == 0:
        note(t, do.N_NO_ENCOUNTER, step.a, step.b, 0, 0)
        return
    top = t.top[at.ENCOUNTER]
    if step.b == 0 and top != at.NOWHERE:
        t.top[at.ENCOUNTER] = at.NOWHERE
        t.top_known[at.ENCOUNTER] = 0
        _count_off(t, 0)
        meet(t, step, top)
        return
    push(t, do.CHANCE_ENCOUNTER, step.seat, step.a, step.b, 0)


def encounter_weight(t: Table, kind: int, reserve: int) -> int:
    """How likely a card is, beside the others: the bag's number, and the Lord's one in so many."""
    cards = 0
    lord = False
    if reserve:
        cards = t.reserve_left
        lord = t.lord_in_reserve
    elif t.start_left == 0 and t.middle_left > 0:
        cards = t.middle_left
        lord = t.lord_in_middle
    if not lord:
        return 0 if kind == the_lord_enters(t) else t.encounter_bag[kind]
    if kind == the_lord_enters(t):
        return max(1, sum(t.encounter_bag))
    return t.encounter_bag[kind] * (cards - 1)


def encounter_drawn(t: Table, step: Step, kind: int) -> None:
    """Chance's card leaves its bag and its deck."""
    take_encounter(t, kind, step.b)
    _count_off(t, step.b)
    meet(t, step, kind)


def take_encounter(t: Table, kind: int, reserve: int) -> None:
    """A card is out of the bag."""
    if kind != the_lord_enters(t):
        t.encounter_bag[kind] -= 1
    elif reserve:
        t.lord_in_reserve = False
    else:
        t.lord_in_middle = False


def _count_off(t: Table, reserve: int) -> None:
    if reserve:
        t.reserve_left -= 1
    elif t.start_left > 0:
        t.start_left -= 1
    elif t.middle_left > 0:
        t.middle_left -= 1
    else:
        t.guards_left -= 1


def meet(t: Table, step: Step, kind: int) -> None:
    """The units of an Encounter card come onto the tile; or the Lord does (ruling 19)."""
    if step.a < 0:  # ruling 21
        note(t, do.N_NO_ENTRY, kind, 0, 0, 0)
        return
    if kind == the_lord_enters(t):
        if t.lord_state != 0:
            note(t, do.N_LORD_AGAIN, step.a, 0, 0, 0)
            push(t, do.DRAW_ENCOUNTER, step.seat, step.a, step.b, 0)
            return
        t.lord_state = 1
        add_stack(t, at.LORD, step.a, 1)
        note(t, do.N_LORD_ENTERED, t.lord, step.a, step.b, 0)
        trigger_lord(t, at.ENTERING, step.seat)
        return
    note(t, do.N_ENCOUNTER, step.seat, kind, step.a, step.b)
    units = t.box.encounters[kind].units
    if step.b:
        push(t, do.MERGE_TILE, t.lead, step.a, 0, 0)
    # E.47: whose pool is too small comes last, so that substitutes join their like.
    for short in (True, False):
        for unit in range(at.UNITS - 1, -1, -1):
            if units[unit] > 0 and (units[unit] > t.pools[unit]) == short:
                push(t, do.PLACE_UNITS, step.seat, unit, units[unit], step.a)


# --- peeking ------------------------------------------------------------------------------


def peek_drawn(t: Table, step: Step, card: int) -> None:
    """Chance names the top card of a deck; it stays there."""
    deck = step.a
    if deck == at.TILE:
        t.tile_bag[card] -= 1
    elif deck == at.ENCOUNTER:
        take_encounter(t, card, 0)
    else:
        t.bag[card] -= 1
    t.top[deck] = card
    note(t, do.N_PEEKED, step.seat, deck, 0, 0)
    see_top(t, t.ninja[step.seat], deck)


def shuffle_back(t: Table, step: Step) -> None:
    """The card that was looked at goes back among the others."""
    deck = step.a
    put_back(t, deck)
    t.top[deck] = at.NOWHERE
    t.top_known[deck] = 0
    note(t, do.N_SHUFFLED_BACK, step.seat, deck, 0, 0)


def put_back(t: Table, deck: int) -> None:
    """The top card of a deck is one of those again that nobody knows."""
    card = t.top[deck]
    if deck == at.TILE:
        t.tile_bag[card] += 1
    elif deck != at.ENCOUNTER:
        t.bag[card] += 1
    elif card == the_lord_enters(t):
        t.lord_in_middle = True
    else:
        t.encounter_bag[card] += 1
