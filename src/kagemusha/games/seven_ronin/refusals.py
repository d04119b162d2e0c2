"""Why an action or a plan is refused: the rules that it breaks, each with its id.

`legal` alone decides; this explains. A test checks that the two agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.seven_ronin.board import GREEN_ID, RONIN_IDS, Board
from kagemusha.games.seven_ronin.names import SIDE_IDS, STEP_IDS, space_id
from kagemusha.games.seven_ronin.notation import board_choices
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.refused_ability import (
    refused_area_ability,
    refused_ronin_ability,
)
from kagemusha.games.seven_ronin.state import State

RONIN_VERBS = ("yobu", "yumi", "musashi", "hayai", "taiko")
OTHER_VERBS = ("deploy", "seal", "done", "spy", "no-spy", "divide")


def _no(problem: str, rule: str, **args: str | int) -> Message:
    return Message(f"refused-seven-ronin-{problem}", args, rule)


def refusals(setup: Setup, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
    """Every rule that the plan breaks; empty if it is legal."""
    if _goes_through(setup.board, state, seat, plan):
        return []
    phase = state.cells[layout.PHASE]
    if phase == layout.PLANNING:
        wrong = [action for action in plan if not _fits_step(phase, seat, action)]
        if wrong:
            reasons = [_wrong_step(phase, seat, action) for action in wrong]
            return [reason for n, reason in enumerate(reasons) if reason not in reasons[:n]]
        return _plan(setup, state, seat, plan)
    reasons = []
    trial = state.clone()
    for action in plan:
        reasons = _one(setup, trial, seat, action)
        if reasons:
            break
    return reasons


def _goes_through(board: Board, state: State, seat: int, plan: Sequence[Action]) -> bool:
    """Whether each step is legal after the one before."""
    trial = state.clone()
    return all(_done(board, trial, seat, action) for action in plan)


def _done(board: Board, trial: State, seat: int, action: Action) -> bool:
    """Carry out an action if it is legal; whether it is."""
    choice = board_choices(board).number(action, seat)
    if choice not in trial.legal(seat):
        return False
    trial.apply(seat, choice)
    return True


def _wrong_step(phase: int, seat: int, action: Action) -> Message:
    """The step asks for something else, or the other side has these markers."""
    verb = action.verb
    if verb == "deploy" and phase == layout.PLANNING:
        return _no("other-side", "B7.1", side=SIDE_IDS[seat])
    what = "ronin-ability" if verb in RONIN_VERBS else "area-ability"
    if verb in OTHER_VERBS:
        what = verb
    return _no("wrong-step", "B7.1", verb=what, step=STEP_IDS[phase])


def _fits_step(phase: int, seat: int, action: Action) -> bool:
    verb = action.verb
    if phase == layout.PLANNING:
        whose = layout.DEFENDER if dict(action.parts).get("ronin") else layout.ATTACKER
        return verb == "seal" or (verb == "deploy" and whose == seat)
    if phase in (layout.SPY_ATTACKER, layout.SPY_DEFENDER):
        return verb in ("spy", "no-spy")
    if phase in (layout.DIVISION, layout.PASSAGE_DIVISION):
        return verb == "divide"
    if verb == "done":
        return True
    if phase == layout.RONIN_STEP:
        return verb in RONIN_VERBS
    return verb not in (*RONIN_VERBS, *OTHER_VERBS)


# --- plans ----------------------------------------------------------------------------------------


def _plan(setup: Setup, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
    """Every rule of deployment that is broken; if none is, the order of the steps."""
    if seat == layout.ATTACKER:
        return _ninja_plan(setup, state, plan)
    return _ronin_plan(setup, state, plan)


def _ninja_plan(setup: Setup, state: State, plan: Sequence[Action]) -> list[Message]:
    s = state.cells
    board = setup.board
    new = Counter(str(dict(a.parts)["area"]) for a in plan if a.verb == "deploy")
    draft = {
        space_id(board, p): s[layout.PLAN_NINJA + p]
        for p in (*range(len(board.area)), layout.GREEN)
    }
    total = {name: draft[name] + new[name] for name in draft}
    count = sum(total.values())
    areas = [name for name in board.spaces if total[name]]
    above = {a.id: total[a.id] - a.limit for a in board.area if total[a.id] > a.limit}
    threat = s[layout.THREAT + s[layout.ROUND] - 1]
    green = s[layout.NINJA + layout.GREEN]
    required = s[layout.PLAN_REQUIRED]
    reasons = []
    if count > s[layout.RESERVES]:
        reasons.append(_no("reserves", "B7.3", number=count, reserves=s[layout.RESERVES]))
    if len(areas) > threat:
        reasons.append(_no("threat", "B7.4", number=len(areas), threat=threat))
    if sum(above.values()) > green:
        reasons.append(
            _no("limits", "R7.3", areas=_list(above), number=sum(above.values()), green=green)
        )
    if total[GREEN_ID] > 1:
        reasons.append(_no("green-twice", "R7.1", number=total[GREEN_ID]))
    if any(action.verb == "seal" for action in plan) and count < required:
        reasons.append(_no("minimum", "R7.2", number=count, required=required))
    if not reasons:
        last = space_id(board, s[layout.PLAN_LAST])
        reasons.append(_no("ninja-order", "B7.2", last=last, required=required))
    return reasons


def _ronin_plan(setup: Setup, state: State, plan: Sequence[Action]) -> list[Message]:
    s = state.cells
    board = setup.board
    guard = {
        space_id(board, p): s[layout.PLAN_GUARD + p]
        for p in (*range(len(board.area)), layout.GREEN)
    }
    placed = [n for n in range(layout.RONIN_SLOTS) if s[layout.PLAN_RONIN + n] >= 0]
    shares = not s[layout.SILENCED] >> layout.TASUKE & 1
    reasons = []
    for action in plan:
        if action.verb != "deploy":
            continue
        parts = dict(action.parts)
        name, area = str(parts["ronin"]), str(parts["area"])
        ronin = RONIN_IDS.index(name)
        if s[layout.STATION + ronin] == layout.ELIMINATED:
            reasons.append(_no("ronin-eliminated", "R7.13", ronin=name))
            continue
        if s[layout.HELD] >> ronin & 1:
            reasons.append(_no("ronin-held", "R7.5", ronin=name))
            continue
        if ronin in placed:
            reasons.append(_no("ronin-twice", "R7.4", ronin=name))
            continue
        placed.append(ronin)
        there = guard[area]
        guard[area] |= 1 << ronin
        if area == GREEN_ID and not s[layout.NINJA + layout.GREEN]:
            reasons.append(_no("green-empty", "R7.4", ronin=name))
        if not there:
            continue
        both = there | 1 << ronin
        if area == GREEN_ID:
            reasons.append(_no("green-shared", "R7.4", ronin=name))
            continue
        if both.bit_count() > 2 or not both >> layout.TASUKE & 1:
            reasons.append(_no("shared", "R7.4", ronin=name, area=area))
        if both >> layout.TASUKE & 1 and not shares:
            reasons.append(_no("tasuke-cursed", "R7.12", ronin=name, area=area))
    missing = [
        RONIN_IDS[n]
        for n in range(layout.RONIN_SLOTS)
        if n not in placed and s[layout.STATION + n] != layout.ELIMINATED
    ]
    if missing and any(action.verb == "seal" for action in plan):
        reasons.append(_no("ronin-left", "R7.4", ronin_list=_list(missing), number=len(missing)))
    if not reasons:
        reasons.append(_no("ronin-order", "B7.2", ronin=RONIN_IDS[min(s[layout.PLAN_NEXT], 6)]))
    return reasons


def _list(names: Iterable[str]) -> str:
    return ",".join(names)


# --- abilities ------------------------------------------------------------------------------------


def _one(setup: Setup, state: State, seat: int, action: Action) -> list[Message]:
    """Carry out one action, or list the reasons why it is refused."""
    if _done(setup.board, state, seat, action):
        return []
    phase = state.cells[layout.PHASE]
    if seat not in state.pending() or not _fits_step(phase, seat, action):
        return [_wrong_step(phase, seat, action)]
    if phase == layout.PLANNING:
        return _plan(setup, state, seat, [action])
    if action.verb == "spy":  # every area may be named
        return [_no("spy-green", "R7.27")]
    if action.verb == "divide":
        return [_division(state)]
    if action.verb in RONIN_VERBS:
        return refused_ronin_ability(setup, state, action)
    return refused_area_ability(setup, state, action)


def _division(state: State) -> Message:
    shares = [choice - layout.DIVIDE for choice in state.legal(layout.DEFENDER)]
    return _no("division", "R7.14", low=min(shares), high=max(shares))
