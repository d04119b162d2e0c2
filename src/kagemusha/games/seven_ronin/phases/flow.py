"""A match as a flow of decisions: who chooses, what is legal, what a choice leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import ZERO, note, pick
from kagemusha.games.seven_ronin.phases.area_step import (
    legal_area_abilities,
    use_area_ability,
)
from kagemusha.games.seven_ronin.phases.end_phase import end_round
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_STEP,
    ATTACKER,
    COPY_FIELD,
    CUT,
    DEFENDER,
    DEPLOY,
    DIVIDE,
    DIVISION,
    DONE,
    GUARD,
    INNS,
    NINJA_SEALED,
    NO_SPY,
    NOBODY,
    OVER,
    OWN,
    PASSAGE_DIVISION,
    PHASE,
    PLANNING,
    RONIN_SEALED,
    RONIN_STEP,
    ROUND,
    ROUND_BEGAN,
    SEND,
    SPACES,
    SPY,
    SPY_ATTACKER,
    STAND,
    STATION,
    STEP_ENDED,
    TASUKE,
)
from kagemusha.games.seven_ronin.phases.planning import (
    deploy_ninja,
    deploy_ronin,
    keep_token,
    legal_ninja,
    legal_ronin,
    legal_spying,
    open_planning,
    plans,
    seal,
    spy,
)
from kagemusha.games.seven_ronin.phases.reveal import reveal
from kagemusha.games.seven_ronin.phases.ronin_step import (
    legal_ronin_abilities,
    use_ronin_ability,
)
from kagemusha.games.seven_ronin.phases.wounds import (
    deal_wounds,
    legal_division,
    one_side_is_gone,
    strike,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def begin(s: Cells, tape: Cells) -> None:
    """Open the first round of a match that was set up."""
    note(tape, ROUND_BEGAN, s[ROUND], 0, 0)
    open_planning(s)


def owes(s: Cells, side: i64) -> bool:
    """Whether a side has a pending choice."""
    phase = s[PHASE]
    if phase == PLANNING:
        return plans(s, side)
    if phase == AREA_STEP or phase == SPY_ATTACKER:
        return side == ATTACKER
    return side == DEFENDER and phase != OVER


def next_side(s: Cells) -> i64:
    """The first side with a pending choice, or NOBODY."""
    if owes(s, ATTACKER):
        return ATTACKER
    if owes(s, DEFENDER):
        return DEFENDER
    return NOBODY


def legal_choices(s: Cells, side: i64, legal: Cells) -> i64:
    """Write a side's legal choices into `legal` and return how many; none if nothing is pending."""
    if not owes(s, side):
        return 0
    phase = s[PHASE]
    if phase == PLANNING:
        return legal_ninja(s, legal) if side == ATTACKER else legal_ronin(s, legal)
    if phase == RONIN_STEP:
        return legal_ronin_abilities(s, legal)
    if phase == AREA_STEP:
        return legal_area_abilities(s, legal)
    if phase == DIVISION or phase == PASSAGE_DIVISION:
        return legal_division(s, legal)
    return legal_spying(s, legal)


def apply_choice(s: Cells, choice: i64, legal: Cells, tape: Cells) -> i64:
    """Carry out one legal choice and all that follows without another.

    Where that had to look for the next legal choices, they stand in `legal` and their number is
    returned; 0 says that they were not needed yet.
    """
    if choice >= OWN:
        use_area_ability(s, choice, tape)
        if not one_side_is_gone(s, tape):
            meet(s, choice, legal, tape)
    elif choice >= SPY:
        spy(s, choice - SPY, tape)
        return 0
    elif choice >= DIVIDE:
        divide(s, choice - DIVIDE, tape)
    elif choice >= CUT:
        use_ronin_ability(s, choice, tape)
        one_side_is_gone(s, tape)
    elif choice >= STAND:
        deploy_ronin(s, (choice - STAND) // SPACES, (choice - STAND) % SPACES, tape)
        return 0
    elif choice >= DEPLOY:
        deploy_ninja(s, choice - DEPLOY, tape)
        return 0
    elif choice == NO_SPY:
        keep_token(s, tape)
        return 0
    elif choice == DONE:
        end_step(s, legal, tape)
    else:
        seal(s, choice, tape)
        if s[NINJA_SEALED] == 0 or s[RONIN_SEALED] == 0:
            return 0
        reveal(s, tape)
        one_side_is_gone(s, tape)
    return move_on(s, legal, tape)


def meet(s: Cells, choice: i64, legal: Cells, tape: Cells) -> None:
    """R7.19: ninja sent through the Passage strike the guards of the area at once."""
    base: i64 = INNS if choice >= INNS else OWN
    ability = choice - base
    if ability < SEND or ability >= COPY_FIELD:
        return
    area = (ability - SEND) // 2
    if s[GUARD + area] == 0:
        return
    if s[STATION + TASUKE] == area and legal_division(s, legal) > 1:
        s[PHASE] = PASSAGE_DIVISION
        return
    strike(s, area, legal[0] - DIVIDE, tape)
    one_side_is_gone(s, tape)


def divide(s: Cells, share: i64, tape: Cells) -> None:
    """R7.14: the Defender gave Tasuke her share; the rest is her partner's."""
    if s[PHASE] == DIVISION:
        deal_wounds(s, share, tape)
    else:
        strike(s, s[STATION + TASUKE], share, tape)
    s[PHASE] = AREA_STEP
    one_side_is_gone(s, tape)


def end_step(s: Cells, legal: Cells, tape: Cells) -> None:
    """The Defender ends step 1, or the Attacker step 3."""
    if s[PHASE] == RONIN_STEP:
        note(tape, STEP_ENDED, DEFENDER, 0, 0)
        wounds_step(s, legal, tape)
    else:
        note(tape, STEP_ENDED, ATTACKER, 0, 0)
        end_round(s, tape)


def wounds_step(s: Cells, legal: Cells, tape: Cells) -> None:
    """Step 2: ask for a division if there is more than one, then deal the wounds."""
    ways = legal_division(s, legal)
    if ways > 1:
        s[PHASE] = DIVISION
        return
    deal_wounds(s, legal[0] - DIVIDE if ways == 1 else ZERO, tape)
    s[PHASE] = AREA_STEP
    one_side_is_gone(s, tape)


def move_on(s: Cells, legal: Cells, tape: Cells) -> i64:
    """Pass every step in which nobody has anything to choose; the number of legal choices, if
    it came to look for them."""
    count: i64 = 0
    if s[PHASE] == RONIN_STEP:
        count = legal_ronin_abilities(s, legal)
        if count == 0:
            wounds_step(s, legal, tape)
    if s[PHASE] == AREA_STEP:
        count = legal_area_abilities(s, legal)
        if count == 0:
            end_round(s, tape)
    return count


def play_randomly(s: Cells, dice: Cells, legal: Cells, tape: Cells) -> i64:
    """Play to the end with uniform legal choices; say how many decisions it took."""
    decisions: i64 = 0
    count: i64 = 0
    side = next_side(s)
    while side != NOBODY:
        if count == 0:
            count = legal_choices(s, side, legal)
        count = apply_choice(s, legal[pick(dice, count)], legal, tape)
        decisions += 1
        side = next_side(s)
    return decisions
