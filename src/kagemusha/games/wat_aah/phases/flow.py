"""A match as a flow of decisions: who chooses, what is legal, what a choice leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note, pick
from kagemusha.games.wat_aah.phases.cards import (
    add_cards_of_hand,
    from_deck,
    hand_of,
    legal_among,
    legal_draws,
    refill,
)
from kagemusha.games.wat_aah.phases.court import (
    find_payer,
    give,
    legal_pardons,
    legal_payments,
    pardon,
    pay,
    take,
    use_court,
)
from kagemusha.games.wat_aah.phases.draw import (
    choose_draw,
    corrupt,
    deal,
    legal_drawing,
    receive,
    reveal_for_first,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AFTER_DRAW,
    AFTER_POWER,
    ASIDE,
    ASKED,
    BOSS,
    CARD,
    CARD_LOOKED_AT,
    CHANCE,
    CHANCE_STEPS,
    CONTENDERS,
    CORRUPTING,
    COURT,
    COURT_DRAWING,
    COURT_OF,
    COURT_OP,
    DEALING,
    DECK,
    DECK_SIZE,
    DIGGING,
    DISCARD_STEP,
    DRAW_STEP,
    DRAWER,
    DRAWING,
    DRAWS,
    ECHO,
    FIRST_PLAYER,
    GUARD,
    GUARDING,
    HANDS,
    HONOURING,
    JIGOKU,
    KEEP,
    KEEPING,
    KINDS,
    LEFT,
    LOOKING,
    NO_GUARD,
    NO_PEEK,
    OVER,
    PALACE_GUARD,
    PARDONING,
    PASS,
    PAWN_STEP,
    PAWNS,
    PAYING,
    PEEK,
    PEEKING,
    PHASE,
    PICKING,
    PLACE_STEP,
    PLACER,
    ROUND,
    ROUND_BEGAN,
    SEALING,
    SEAT,
    SEATS,
    SHOSHO,
    SHOW_SEAL,
    SHOWDOWN,
    SPARING,
    SUFFERING,
    SWAP_SEAL,
    SWAP_SEALED,
    SWAPPING,
    TAKING,
    TARGET,
    TARGETING,
    TEMPLE,
    TEMPLE_CHOOSING,
    TEMPLE_DRAWING,
    TEMPLE_STEP,
    THEN,
    TURN_END,
    TURN_ENDED,
    USE_COURT,
    VISIT_TEMPLE,
)
from kagemusha.games.wat_aah.phases.pawns import (
    choose_temple,
    draw_court,
    draw_temple,
    legal_bosses,
    legal_court_draws,
    legal_mission_peeks,
    legal_pawns,
    legal_temple,
    legal_temple_choice,
    legal_temple_draws,
    meet_boss,
    next_placer,
    next_round,
    open_placing,
    peek,
    place_pawns,
    see_boss,
    visit_temple,
)
from kagemusha.games.wat_aah.phases.place import (
    choose_clan,
    finish_picking,
    legal_picks,
    legal_placing,
    pick_card,
)
from kagemusha.games.wat_aah.phases.powers import (
    answer_guard,
    choose_target,
    dig_card,
    finish_effect,
    hit_clan,
    keep_card,
    legal_spared,
    legal_targets,
    start_effect,
    suffer,
)
from kagemusha.games.wat_aah.phases.ranking import (
    answer_seal,
    first_asked,
    give_shosho,
    legal_honours,
    legal_seals,
    rank,
)
from kagemusha.games.wat_aah.phases.swap import (
    legal_swap,
    pick_for_swap,
    seal_swap,
)
from kagemusha.games.wat_aah.phases.turn import (
    after_power,
    discard,
    end_turn,
    legal_discards,
    legal_end,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def begin(s: Cells, tape: Cells) -> None:
    """All reveal a card for the first turn."""
    note(tape, ROUND_BEGAN, s[ROUND], 0, 0)
    s[CONTENDERS] = (1 << s[SEATS]) - 1
    s[PHASE] = FIRST_PLAYER


def chance_owes(s: Cells) -> bool:
    """Whether chance must answer."""
    return CHANCE_STEPS >> s[PHASE] & 1 == 1


def owes(s: Cells, seat: i64) -> bool:
    """Whether a seat has a pending choice."""
    if s[PHASE] == SWAPPING:
        return (seat == s[ACTIVE] and s[SWAP_SEALED] == 0) or (
            seat == s[TARGET] and s[SWAP_SEALED + 1] == 0
        )
    return seat == next_owing(s)


def next_owing(s: Cells) -> i64:
    """Chance, the first seat with a pending choice, or -2 when the match is over."""
    phase = s[PHASE]
    if chance_owes(s):
        return CHANCE
    if phase <= PICKING:
        return s[ACTIVE]
    if phase == SWAPPING:
        one = s[ACTIVE] if s[SWAP_SEALED] == 0 else s[TARGET]
        other = s[TARGET] if s[SWAP_SEALED + 1] == 0 else s[ACTIVE]
        return min(one, other)
    if phase == GUARDING or phase == SUFFERING or phase == SPARING:
        return s[TARGET]
    if phase < SEALING:
        return s[ACTIVE]
    if phase == SEALING or phase == TEMPLE_STEP or phase == TEMPLE_CHOOSING:
        return first_asked(s)
    if phase == HONOURING:
        return s[SHOSHO]
    if phase == OVER:
        return -2
    return s[PLACER]


def legal_choices(s: Cells, seat: i64, legal: Cells) -> i64:
    """Write a seat's legal choices, or chance's, into `legal` and say how many."""
    if seat == CHANCE:
        if chance_owes(s):
            return chances(s, legal)
        return 0
    if not owes(s, seat):
        return 0
    phase = s[PHASE]
    if phase == DRAW_STEP:
        return legal_drawing(s, legal)
    if phase == PLACE_STEP:
        return legal_placing(s, legal)
    if phase == PICKING:
        return legal_picks(s, legal)
    if phase == DISCARD_STEP:
        return legal_discards(s, legal)
    if phase == TURN_END:
        return legal_end(s, legal)
    if phase >= SEALING:
        return legal_between_rounds(s, legal)
    return legal_in_effect(s, seat, legal)


def legal_in_effect(s: Cells, seat: i64, legal: Cells) -> i64:
    """The choices that an effect asks for."""
    phase = s[PHASE]
    if phase == TARGETING:
        return legal_targets(s, legal)
    if phase == GUARDING:
        legal[0] = NO_GUARD
        if s[COURT_OP + s[COURT_OF + seat]] == PALACE_GUARD:
            legal[1] = GUARD
            return 2
        return 1
    if phase == SWAPPING:
        return legal_swap(s, 0 if seat == s[ACTIVE] else 1, legal)
    place: i64 = -1
    if phase == SUFFERING:
        place = hand_of(seat)
    elif phase == DIGGING:
        place = JIGOKU
    elif phase == KEEPING:
        place = ASIDE
    if place >= 0:
        return legal_among(s, place, -1, legal)
    if phase == SPARING:
        return legal_spared(s, legal)
    if phase == PARDONING:
        return legal_pardons(s, legal)
    if phase == TAKING:
        return add_cards_of_hand(s, s[TARGET], 0, legal, 0)
    return add_cards_of_hand(s, seat, 0, legal, 0)  # GIVING


def legal_between_rounds(s: Cells, legal: Cells) -> i64:
    """Seals, the Shosho, the Temple, the pawns."""
    phase = s[PHASE]
    if phase == SEALING:
        return legal_seals(s, legal)
    if phase == HONOURING:
        return legal_honours(s, legal)
    if phase == TEMPLE_STEP:
        return legal_temple(s, legal)
    if phase == TEMPLE_CHOOSING:
        return legal_temple_choice(s, legal)
    if phase == PAWN_STEP:
        return legal_pawns(s, legal)
    return legal_mission_peeks(legal)


def chances(s: Cells, legal: Cells) -> i64:
    """What chance may answer."""
    phase = s[PHASE]
    if phase == PAYING:
        return legal_payments(s, legal)
    if phase == TEMPLE_DRAWING:
        return legal_temple_draws(s, legal)
    if phase == PEEKING or phase == SHOWDOWN:
        return legal_bosses(s, legal)
    if phase == COURT_DRAWING:
        return legal_court_draws(s, legal)
    return legal_draws(s, legal)


def weight(s: Cells, choice: i64) -> i64:
    """How likely an answer of chance is, beside the others."""
    if CARD <= choice < SEAT:
        if s[PHASE] == PAYING:
            return s[hand_of(s[TARGET]) + choice - CARD]
        return s[DECK + choice - CARD]
    return 1


def apply_choice(s: Cells, seat: i64, choice: i64, legal: Cells, tape: Cells) -> None:
    """Carry out one legal choice and all that follows without another (`legal` is scratch)."""
    if seat == CHANCE:
        answer(s, choice, tape)
    elif s[PHASE] >= SEALING:
        settle_round(s, choice, tape)
    elif s[PHASE] >= TARGETING and s[PHASE] != DISCARD_STEP and s[PHASE] != TURN_END:
        go_on_with_effect(s, seat, choice, legal, tape)
    else:
        take_turn(s, choice, legal, tape)
    move_on(s, tape)


def answer(s: Cells, choice: i64, tape: Cells) -> None:
    """Chance has answered."""
    phase = s[PHASE]
    if phase == FIRST_PLAYER:
        reveal_for_first(s, choice - CARD, tape)
    elif phase == DEALING:
        deal(s, choice - CARD, tape)
    elif phase == DRAWING:
        s[DRAWS] -= 1
        receive(s, s[DRAWER], choice - CARD, tape)
    elif phase == CORRUPTING:
        corrupt(s, choice - CARD, tape)
    elif phase == LOOKING:
        s[DRAWS] -= 1
        from_deck(s, choice - CARD, tape)
        s[ASIDE + choice - CARD] += 1
        note(tape, CARD_LOOKED_AT, s[DRAWER], choice - CARD, 0)
    elif phase == PAYING:
        pay(s, choice - CARD, tape)
    elif phase == TEMPLE_DRAWING:
        draw_temple(s, choice - TEMPLE, tape)
    elif phase == PEEKING:
        see_boss(s, choice - BOSS, tape)
    elif phase == COURT_DRAWING:
        draw_court(s, choice - COURT, tape)
    else:
        meet_boss(s, choice - BOSS, tape)


def take_turn(s: Cells, choice: i64, legal: Cells, tape: Cells) -> None:
    """A choice of the three phases of a turn."""
    phase = s[PHASE]
    if choice == USE_COURT:
        use_court(s, tape)
    elif phase == DRAW_STEP:
        choose_draw(s, choice, tape)
    elif phase == PLACE_STEP:
        if choice == PASS:
            s[PHASE] = DISCARD_STEP
        else:
            choose_clan(s, choice)
    elif phase == PICKING:
        if choice >= CARD:
            pick_card(s, choice - CARD, tape)
            if s[THEN] == AFTER_POWER:  # a Yokai came down
                start_effect(s, legal, tape)
        else:
            finish_picking(s, choice == ECHO, tape)
            start_effect(s, legal, tape)
    elif phase == DISCARD_STEP:
        discard(s, choice - CARD, tape)
    else:
        end_turn(s, tape)


def go_on_with_effect(s: Cells, seat: i64, choice: i64, legal: Cells, tape: Cells) -> None:
    """A choice that an effect asked for."""
    phase = s[PHASE]
    if phase == TARGETING:
        choose_target(s, choice, legal, tape)
    elif phase == GUARDING:
        answer_guard(s, choice == GUARD, tape)
    elif phase == SUFFERING:
        suffer(s, choice - CARD, tape)
    elif phase == SWAPPING:
        party: i64 = 0 if seat == s[ACTIVE] else 1
        if choice == SWAP_SEAL:
            seal_swap(s, party, tape)
        else:
            pick_for_swap(s, party, choice - CARD)
    elif phase == DIGGING:
        dig_card(s, choice - CARD, tape)
    elif phase == KEEPING:
        keep_card(s, choice - CARD, tape)
    elif phase == SPARING:
        hit_clan(s, choice - CARD, tape)
    elif phase == PARDONING:
        pardon(s, choice - CARD, tape)
    elif phase == TAKING:
        take(s, choice - CARD, tape)
    else:
        give(s, choice - CARD, tape)


def settle_round(s: Cells, choice: i64, tape: Cells) -> None:
    """A choice between two rounds."""
    phase = s[PHASE]
    if phase == SEALING:
        answer_seal(s, choice == SHOW_SEAL, tape)
    elif phase == HONOURING:
        give_shosho(s, choice - SEAT, tape)
    elif phase == TEMPLE_STEP:
        if choice == VISIT_TEMPLE:
            visit_temple(s)
        else:
            peek(s, first_asked(s), choice - PEEK, TEMPLE_STEP, tape)
    elif phase == TEMPLE_CHOOSING:
        choose_temple(s, choice - TEMPLE, tape)
    elif phase == PAWN_STEP:
        place_pawns(s, choice, tape)
    elif choice == NO_PEEK:
        next_placer(s)
    else:
        peek(s, s[PLACER], choice - PEEK, PAWN_STEP, tape)


def move_on(s: Cells, tape: Cells) -> None:
    """Pass all steps without a choice, except those in which passing would show a hidden card."""
    waits = False
    while not waits:
        phase = s[PHASE]
        waits = True
        if phase == DRAWING or phase == LOOKING:
            waits = draws_more(s, tape)
        elif phase == CORRUPTING:
            refill(s, tape)
        elif phase == AFTER_POWER:
            after_power(s, tape)
            waits = False
        elif phase == PAYING:
            find_payer(s)
            waits = s[PHASE] == PAYING
        elif phase == DISCARD_STEP:
            if s[HANDS + s[ACTIVE]] == 0:  # S.11
                s[PHASE] = TURN_END
                waits = False
        elif phase == TURN_END:
            if s[COURT_OF + s[ACTIVE]] < 0:
                note(tape, TURN_ENDED, s[ACTIVE], 0, 0)
                end_turn(s, tape)
                waits = False
        elif phase >= SEALING:
            waits = between_rounds_waits(s, tape)


def draws_more(s: Cells, tape: Cells) -> bool:
    """Whether chance or the looking player is asked; if nothing is left to draw, continue."""
    if s[DRAWS] > 0:
        refill(s, tape)
        if s[DECK_SIZE] > 0:
            return True
    s[DRAWS] = 0
    s[DRAWER] = 0
    if s[PHASE] == LOOKING and aside(s) > 0:
        s[LEFT] = min(s[KEEP], aside(s))
        s[PHASE] = KEEPING
        return True
    s[THEN] = s[AFTER_DRAW]
    s[AFTER_DRAW] = 0
    finish_effect(s)
    return False


def between_rounds_waits(s: Cells, tape: Cells) -> bool:
    """Whether somebody is asked between two rounds; if not, take the next step."""
    phase = s[PHASE]
    if phase == SEALING and s[ASKED] == 0:
        rank(s, tape)
        return False
    if phase == TEMPLE_STEP and s[ASKED] == 0:
        open_placing(s)
        return False
    if phase == PAWN_STEP and s[PAWNS + s[PLACER]] == 0:
        next_round(s, tape)
        return False
    return True


def aside(s: Cells) -> i64:
    """How many cards are being looked at."""
    number: i64 = 0
    kind: i64 = 0
    while kind < s[KINDS]:
        number += s[ASIDE + kind]
        kind += 1
    return number


def play_randomly(s: Cells, dice: Cells, legal: Cells, tape: Cells) -> i64:
    """Play to the end with uniform legal choices; say how many decisions the seats made."""
    decisions: i64 = 0
    seat = next_owing(s)
    while seat != -2:
        if seat == CHANCE:
            choice = random_answer(s, dice, legal)
        else:
            choice = legal[pick(dice, legal_choices(s, seat, legal))]
            decisions += 1
        apply_choice(s, seat, choice, legal, tape)
        seat = next_owing(s)
    return decisions


def random_answer(s: Cells, dice: Cells, legal: Cells) -> i64:
    """What chance answers, by dice."""
    return answer_drawn(s, pick(dice, ways_of_chance(s, legal)), legal)


def counted_cards(s: Cells) -> i64:
    """The first cell of the cards that chance draws from, or -1 if it draws something else."""
    phase = s[PHASE]
    if phase == PAYING:
        return hand_of(s[TARGET])
    if phase <= CORRUPTING or phase == LOOKING:
        return DECK
    return -1


def ways_of_chance(s: Cells, legal: Cells) -> i64:
    """The number of equally likely answers of chance; those that are no cards are in `legal`."""
    if counted_cards(s) < 0:
        return chances(s, legal)
    return s[HANDS + s[TARGET]] if s[PHASE] == PAYING else s[DECK_SIZE]


def answer_drawn(s: Cells, way: i64, legal: Cells) -> i64:
    """One of those ways: any card of the deck or of a hand as likely as any other."""
    base = counted_cards(s)
    if base < 0:
        return legal[way]
    left = way
    place = base
    number = s[place]
    while left >= number:
        left -= number
        place += 1
        number = s[place]
    return CARD + place - base
