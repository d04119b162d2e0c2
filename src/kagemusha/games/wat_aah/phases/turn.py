"""What follows a placement: phase 3 of a turn, its end, and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    add_cards_of_hand,
    clans_of,
    lose,
    next_seat,
    to_jigoku,
)
from kagemusha.games.wat_aah.phases.draw import (
    add_court,
    begin_turn,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    CARD_DISCARDED,
    CLANS_TO_END,
    DID,
    DID_BOTH,
    DISCARD_STEP,
    END_TURN,
    MARCH,
    PHASE,
    PLACE_STEP,
    RESHUFFLES,
    RESHUFFLES_TO_END,
    TURN_END,
)
from kagemusha.games.wat_aah.phases.ranking import (
    end_round,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def after_power(s: Cells, tape: Cells) -> None:
    """S.10: four clans at once end the round; otherwise the discard, or the March's second half."""
    if clans_of(s, s[ACTIVE]) >= CLANS_TO_END:
        end_round(s, tape)
    elif s[MARCH] == 1 and s[DID] != DID_BOTH:
        s[PHASE] = PLACE_STEP
    else:
        s[PHASE] = DISCARD_STEP


def legal_discards(s: Cells, legal: Cells) -> i64:
    """One card of the hand; a Court card may come first."""
    n = add_cards_of_hand(s, s[ACTIVE], 0, legal, 0)
    return add_court(s, legal, n)


def discard(s: Cells, kind: i64, tape: Cells) -> None:
    """Phase 3: one card to the Jigoku."""
    seat = s[ACTIVE]
    lose(s, seat, kind)
    to_jigoku(s, kind)
    note(tape, CARD_DISCARDED, seat, kind, 0)
    s[PHASE] = TURN_END


def legal_end(s: Cells, legal: Cells) -> i64:
    """The holder of a Court card may still use it, and is asked even if it cannot be used."""
    legal[0] = END_TURN
    return add_court(s, legal, 1)


def end_turn(s: Cells, tape: Cells) -> None:
    """The next player to the left; S.12: a third reshuffle ends the round instead."""
    if s[RESHUFFLES] >= RESHUFFLES_TO_END:
        end_round(s, tape)
        return
    s[ACTIVE] = next_seat(s, s[ACTIVE])
    begin_turn(s, tape)
