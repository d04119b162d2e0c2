"""What an effect does: of a clan, of a Yokai, or of a copy of either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    bring_back,
    can_draw,
    destroy,
    disband_if_empty,
    from_jigoku,
    gain,
    hand_of,
    in_play,
    kind_after,
    known_to,
    lose,
    show_all,
    spot,
    swap_hands,
    temple,
    temple_number,
    to_jigoku,
)
from kagemusha.games.wat_aah.phases.draw import (
    draw_cards,
    look,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AFTER_DRAW,
    AMOUNT,
    ASIDE,
    BANISHMENT,
    CARD,
    CARD_DISCARDED,
    CARD_DUG,
    CARD_KEPT,
    CARD_REJECTED,
    CARD_SPARED,
    CARDS_IN,
    CLAN,
    CLAN_DESTROYED,
    CLAN_RETURNED,
    CLAN_START,
    CLANS,
    CLOSED_FIST,
    COPY,
    COURT_BASE,
    COURT_IN,
    COURT_OF,
    COURT_SPY,
    COURT_USED,
    DESTROY_CARD,
    DESTROY_CLAN,
    DIG,
    DIGGING,
    DISCARD,
    DRAW,
    GUARD_KEPT,
    GUARDING,
    HAND_SEEN,
    HANDS,
    HANDS_SWAPPED,
    JIGOKU_SIZE,
    KEEP,
    KIND_SLOTS,
    KINDS,
    LAST_STAND,
    LEFT,
    LEVEL,
    LOOK,
    NOTHING,
    OP,
    OUT,
    PHASE,
    POWER_COPIED,
    POWER_STOPPED,
    POWER_USED,
    POWER_WASTED,
    RETURN_CARD,
    RETURN_CLAN,
    RONIN_KIND,
    SEAT,
    SEAT_SLOTS,
    SEATS,
    SPARING,
    STRENGTH,
    STRIKE,
    SUFFERING,
    SWAP,
    SWAPPING,
    TAKING,
    TARGET,
    TARGET_CLAN,
    TARGET_KIND,
    TARGETED,
    TARGETING,
    TAX_COLLECTOR,
    TEMPLE_SPENT,
    THEN,
    THREE_AMOUNT,
    THREE_KEEP,
    THREE_OP,
    TWO_AMOUNT,
    TWO_KEEP,
    TWO_OP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def works(s: Cells, op: i64, amount: i64) -> bool:
    """S.13: whether an effect, used by the active player now, would do something."""
    seat = s[ACTIVE]
    if op == DRAW or op == LOOK:
        return can_draw(s)
    if op == DIG:
        return s[JIGOKU_SIZE] > 0
    for other in range(SEAT_SLOTS):
        if other < s[SEATS] and other != seat:
            if (op == DISCARD or op == SWAP) and is_open(s, other, op, amount):
                return True
            if RETURN_CARD <= op <= DESTROY_CLAN and can_lose(s, other, op):
                return True
    return False


def can_lose(s: Cells, other: i64, op: i64) -> bool:
    """Whether an opponent has a clan that loses a card by the effect."""
    found = False
    for clan in range(CLANS):
        found = found or loses(s, other, clan, op)
    return found


def loses(s: Cells, other: i64, clan: i64, op: i64) -> bool:
    """Whether a clan loses a card: the only card of a clan stays if Last Stand protects it."""
    cards = s[CARDS_IN + spot(other, clan)]
    if cards == 1 and (op == RETURN_CLAN or op == DESTROY_CLAN):
        return not stands(s, other, clan, op)
    return cards > 0


def stands(s: Cells, seat: i64, clan: i64, op: i64) -> bool:
    """Whether Last Stand protects a clan from an effect: it needs this many cards."""
    if op != DESTROY_CLAN or not temple(s, seat, LAST_STAND):
        return False
    return s[CARDS_IN + spot(seat, clan)] >= temple_number(s, seat)


def is_open(s: Cells, other: i64, op: i64, amount: i64) -> bool:
    """Whether an opponent's hand can be hit by a discard or a swap."""
    if temple(s, other, CLOSED_FIST):
        return False
    mine = s[HANDS + s[ACTIVE]]
    his = s[HANDS + other]
    if op == DISCARD:
        return his > 0
    return mine + his > 0 if amount == 0 else min(mine, his) > 0


def copied_works(s: Cells, clan: i64, level: i64) -> bool:
    """Whether a clan's power of that level, copied, would do something (S.17)."""
    op = s[TWO_OP + clan] if level == 2 else s[THREE_OP + clan]
    amount = s[TWO_AMOUNT + clan] if level == 2 else s[THREE_AMOUNT + clan]
    return op != COPY and op != NOTHING and works(s, op, amount)


def legal_targets(s: Cells, legal: Cells) -> i64:
    """Every target on which the effect does something (S.13): opponents only."""
    n: i64 = 0
    seat = s[ACTIVE]
    op = s[OP]
    for other in range(SEAT_SLOTS):
        if other >= s[SEATS] or other == seat:
            continue
        if op == DISCARD or op == SWAP:
            if is_open(s, other, op, s[AMOUNT]):
                legal[n] = SEAT + other
                n += 1
        elif op == COURT_BASE + COURT_SPY or op == COURT_BASE + TAX_COLLECTOR:
            if is_open(s, other, DISCARD, 0):
                legal[n] = SEAT + other
                n += 1
        else:
            n = add_clans_of(s, other, legal, n)
    return n


def add_clans_of(s: Cells, other: i64, legal: Cells, count: i64) -> i64:
    """Append the clans, or the single cards, of an opponent that the effect can hit."""
    n = count
    op = s[OP]
    for clan in range(CLANS):
        if s[CARDS_IN + spot(other, clan)] == 0:
            continue
        if op == COPY:
            if copied_works(s, clan, s[AMOUNT]):
                legal[n] = CLAN + spot(other, clan)
                n += 1
        elif op == RETURN_CLAN or op == DESTROY_CLAN:
            if loses(s, other, clan, op):
                legal[n] = CLAN + spot(other, clan)
                n += 1
        else:  # one card, a Clan card, Ronin or Yokai alike (S.14)
            kind = s[CLAN_START + clan]
            while kind < s[KINDS]:
                weak = op != COURT_BASE + BANISHMENT or s[STRENGTH + kind] <= s[AMOUNT]
                if weak and in_play(s, other, clan, kind) > 0:
                    legal[n] = STRIKE + spot(other, clan) * KIND_SLOTS + kind
                    n += 1
                kind = kind_after(s, clan, kind)
    return n


def start_effect(s: Cells, legal: Cells, tape: Cells) -> None:
    """Powers are mandatory, but without a target nothing happens (S.13)."""
    op = s[OP]
    seat = s[ACTIVE]
    if op == NOTHING:
        finish_effect(s)
        return
    note(tape, POWER_USED, seat, op, s[LEVEL])
    if op == DRAW:
        draw_cards(s, seat, s[AMOUNT], s[THEN])
    elif op == LOOK:
        look(s, s[AMOUNT], s[KEEP], s[THEN])
    elif op == DIG:
        dig(s, s[AMOUNT])
    elif legal_targets(s, legal) > 0:
        s[PHASE] = TARGETING
        return
    else:
        note(tape, POWER_WASTED, seat, 0, 0)
        finish_effect(s)


def finish_effect(s: Cells) -> None:
    """Clear the registers and continue where the effect was used."""
    then = s[THEN]
    s[OP] = NOTHING
    s[AMOUNT] = 0
    s[KEEP] = 0
    s[LEVEL] = 0
    s[TARGET] = 0
    s[TARGET_CLAN] = 0
    s[TARGET_KIND] = 0
    s[LEFT] = 0
    s[THEN] = 0
    s[PHASE] = then


def choose_target(s: Cells, choice: i64, legal: Cells, tape: Cells) -> None:
    """Remember the target; against a 2-card power the target may use a guard (S.13)."""
    seat = s[ACTIVE]
    if choice < CLAN:
        s[TARGET] = choice - SEAT
    else:
        place = choice - CLAN
        if choice >= STRIKE:
            place = (choice - STRIKE) // KIND_SLOTS
            s[TARGET_KIND] = (choice - STRIKE) % KIND_SLOTS
        s[TARGET] = place // CLANS
        s[TARGET_CLAN] = place % CLANS
    if s[OP] == COPY:
        note(tape, POWER_COPIED, seat, s[TARGET], s[TARGET_CLAN])
        take_over_power(s)
        start_effect(s, legal, tape)
        return
    note(tape, TARGETED, seat, s[TARGET], 0)
    if s[LEVEL] == 2 and s[COURT_OF + s[TARGET]] >= 0:
        s[PHASE] = GUARDING
        return
    hit(s, tape)


def take_over_power(s: Cells) -> None:
    """S.17: the copied power, at the level of the copier's own placement."""
    clan = s[TARGET_CLAN]
    if s[AMOUNT] == 2:
        s[OP] = s[TWO_OP + clan]
        s[KEEP] = s[TWO_KEEP + clan]
        s[AMOUNT] = s[TWO_AMOUNT + clan]
    else:
        s[OP] = s[THREE_OP + clan]
        s[KEEP] = s[THREE_KEEP + clan]
        s[AMOUNT] = s[THREE_AMOUNT + clan]
    s[TARGET] = 0
    s[TARGET_CLAN] = 0


def answer_guard(s: Cells, guarded: bool, tape: Cells) -> None:
    """Palace Guard: cancel the effect, or let it happen."""
    target = s[TARGET]
    if not guarded:
        note(tape, GUARD_KEPT, target, 0, 0)
        hit(s, tape)
        return
    card = s[COURT_OF + target]
    s[COURT_OF + target] = -1
    s[COURT_IN + card] = OUT
    note(tape, COURT_USED, target, card, 0)
    note(tape, POWER_STOPPED, target, 0, 0)
    finish_effect(s)


def hit(s: Cells, tape: Cells) -> None:
    """The effect reaches its target."""
    op = s[OP]
    seat = s[ACTIVE]
    target = s[TARGET]
    if op == DISCARD:
        s[LEFT] = min(s[AMOUNT], s[HANDS + target])
        s[PHASE] = SUFFERING
    elif op == SWAP:
        if s[AMOUNT] == 0:
            swap_hands(s, seat, target)
            note(tape, HANDS_SWAPPED, seat, target, 0)
            finish_effect(s)
        else:
            most = min(s[AMOUNT], s[HANDS + seat])
            s[LEFT] = min(most, s[HANDS + target])
            s[PHASE] = SWAPPING
    elif op == COURT_BASE + COURT_SPY or op == COURT_BASE + TAX_COLLECTOR:
        note(tape, HAND_SEEN, seat, target, 0)
        kind: i64 = 0
        while kind < s[KINDS]:
            s[known_to(seat, target) + kind] = s[hand_of(target) + kind]
            kind += 1
        s[PHASE] = TAKING
    elif op == RETURN_CARD or op == DESTROY_CARD or op == COURT_BASE + BANISHMENT:
        if op == RETURN_CARD:
            bring_back(s, target, s[TARGET_CLAN], s[TARGET_KIND], tape)
        else:
            destroy(s, target, s[TARGET_CLAN], s[TARGET_KIND], tape)
        disband_if_empty(s, target, s[TARGET_CLAN], tape)
        finish_effect(s)
    elif stands(s, target, s[TARGET_CLAN], op):
        s[PHASE] = SPARING
    else:
        hit_clan(s, -1, tape)


def hit_clan(s: Cells, spared: i64, tape: Cells) -> None:
    """S.15: a whole clan goes, its Ronin and Yokai too; Last Stand spares one Clan card, once."""
    target = s[TARGET]
    clan = s[TARGET_CLAN]
    returned = s[OP] == RETURN_CLAN
    note(tape, CLAN_RETURNED if returned else CLAN_DESTROYED, target, clan, 0)
    if spared >= 0:
        s[TEMPLE_SPENT] |= 1 << target
        note(tape, CARD_SPARED, target, clan, spared)
    kind = s[CLAN_START + clan]
    while kind < s[KINDS]:
        keep: i64 = 0
        if kind == spared:
            keep = 1
        while in_play(s, target, clan, kind) > keep:
            if returned:
                bring_back(s, target, clan, kind, tape)
            else:
                destroy(s, target, clan, kind, tape)
        kind = kind_after(s, clan, kind)
    finish_effect(s)


def legal_spared(s: Cells, legal: Cells) -> i64:
    """Last Stand: the Clan cards of the clan, one of which stays."""
    n: i64 = 0
    kind: i64 = 0
    while kind < s[RONIN_KIND]:
        if in_play(s, s[TARGET], s[TARGET_CLAN], kind) > 0:
            legal[n] = CARD + kind
            n += 1
        kind += 1
    return n


def suffer(s: Cells, kind: i64, tape: Cells) -> None:
    """The target discards one of the required cards."""
    target = s[TARGET]
    lose(s, target, kind)
    to_jigoku(s, kind)
    note(tape, CARD_DISCARDED, target, kind, 0)
    s[LEFT] -= 1
    if s[LEFT] == 0:
        finish_effect(s)


def dig(s: Cells, number: i64) -> None:
    """Take this many cards from the Jigoku, or all if there are fewer."""
    s[LEFT] = min(number, s[JIGOKU_SIZE])
    s[PHASE] = DIGGING
    if s[LEFT] == 0:
        finish_effect(s)


def dig_card(s: Cells, kind: i64, tape: Cells) -> None:
    """One card from the Jigoku, in the open."""
    seat = s[ACTIVE]
    from_jigoku(s, kind)
    gain(s, seat, kind)
    show_all(s, seat, kind)
    note(tape, CARD_DUG, seat, kind, 0)
    s[LEFT] -= 1
    if s[LEFT] == 0:
        finish_effect(s)


def keep_card(s: Cells, kind: i64, tape: Cells) -> None:
    """S.19: a card looked at is kept in secret; when all are chosen, the rest is seen."""
    seat = s[ACTIVE]
    s[ASIDE + kind] -= 1
    gain(s, seat, kind)
    note(tape, CARD_KEPT, seat, kind, 0)
    s[LEFT] -= 1
    if s[LEFT] == 0:
        rest: i64 = 0
        while rest < s[KINDS]:
            while s[ASIDE + rest] > 0:
                s[ASIDE + rest] -= 1
                to_jigoku(s, rest)
                note(tape, CARD_REJECTED, seat, rest, 0)
            rest += 1
        s[THEN] = s[AFTER_DRAW]
        s[AFTER_DRAW] = 0
        finish_effect(s)
