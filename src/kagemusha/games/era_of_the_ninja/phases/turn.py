"""A ninja's turn: trade, spend, adjust, move, and one Action."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.abilities import window
from kagemusha.games.era_of_the_ninja.phases.adjusting import adjust, legal_adjustments
from kagemusha.games.era_of_the_ninja.phases.attack import begin_attack, legal_attacks
from kagemusha.games.era_of_the_ninja.phases.castle import open_way, paired
from kagemusha.games.era_of_the_ninja.phases.clans import mate_here, mates
from kagemusha.games.era_of_the_ninja.phases.decks import DiscardExcess
from kagemusha.games.era_of_the_ninja.phases.effects import use
from kagemusha.games.era_of_the_ninja.phases.ends import drop_head, finish, side_of, take_head
from kagemusha.games.era_of_the_ninja.phases.exploring import DrawTile, may_explore
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.nvn import begin_nvn, legal_nvn
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.resources import gain, heal, set_shadow
from kagemusha.games.era_of_the_ninja.phases.shadow import ShadowSet
from kagemusha.games.era_of_the_ninja.phases.spending import (
    legal_purchases,
    legal_trades,
    overladen,
    spend,
    traders,
)
from kagemusha.games.era_of_the_ninja.phases.stats import has, stat
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.windows import windows
from kagemusha.games.era_of_the_ninja.phases.world import World, note


class TurnBegin(Step):
    """A turn begins. E.154: with the head on the starting Courtyard it is the last."""

    code: ClassVar[int] = 11

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if not ninja.alive:
            return
        note(t, tape.TURN, self.seat)
        if t.terms.mode == codes.LORDS_HEAD and ninja.tile == 0 and holds_head(ninja):
            finish(t, codes.HEAD_HOME, side_of(t, self.seat))
            return
        ninja.stage = codes.START
        ninja.bought = 0
        ninja.pool_used = False
        ninja.again = 0
        ninja.used_turn = []
        ninja.tried = []
        # E.123, ruling 32: flowing on beside another member.
        ninja.flowing = t.terms.clans[self.seat] == codes.ELEMENTAL + codes.WATER and mate_here(
            t, ninja
        )
        ninja.moves = ninja.counted_move = max(0, stat(t, ninja, codes.MOVE))
        t.agenda.append(TurnEnd(self.seat))
        t.agenda.append(TakeTurn(self.seat))


class TurnEnd(Step):
    """The turn is over."""

    code: ClassVar[int] = 12

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        ninja.stage = codes.START
        ninja.moves = ninja.counted_move = 0
        ninja.flowing = False
        ninja.again = 0
        ninja.tried = []
        note(t, tape.TURN_DONE, self.seat)


class TakeTurn(Question):
    """Everything that a ninja may do now. E.31: the operations come in their order."""

    code: ClassVar[int] = 86
    name: ClassVar[str] = "turn"

    def waits(self, t: World) -> bool:
        ninja = t.ninja[self.seat]
        # E.31: what changes Move before the first step changes the points.
        if ninja.alive and ninja.stage <= codes.ADJUST:
            move = max(0, stat(t, ninja, codes.MOVE))
            ninja.moves = max(0, ninja.moves + move - ninja.counted_move)
            ninja.counted_move = move
        return ninja.alive

    def legal(self, t: World, seat: int) -> list[int]:
        ninja = t.ninja[self.seat]
        found: list[int] = []
        if ninja.stage == codes.AGAIN:
            legal_attacks(t, ninja, found)
            found.append(choice(verbs.DONE))
            return found
        if ninja.stage <= codes.START:
            legal_trades(t, ninja, found)
            if overladen(t, ninja):  # E.134: trade on, or put up with what is too much
                found.append(choice(verbs.SKIP))
                return found
        if ninja.stage <= codes.SPEND:
            legal_purchases(t, ninja, found)
        if ninja.stage <= codes.ADJUST:
            legal_adjustments(t, ninja, found)
            for index in window(t, ninja, codes.IN_TURN, -1):
                found.append(choice(verbs.USE, 0, index))
        for index in window(t, ninja, codes.MOVING, -1):
            found.append(choice(verbs.USE, 0, index))
        legal_moves(t, ninja, found)
        if ninja.stage < codes.SPRINTING:
            _legal_actions(t, ninja, found)
        found.append(choice(verbs.DONE))
        return found

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        ninja = t.ninja[self.seat]
        if verb == verbs.DONE:
            return
        if verb == verbs.SKIP:  # E.134: the trades are complete
            t.agenda.append(self)
            ninja.stage = codes.SPEND
            for trader in reversed(traders(t, ninja)):
                t.agenda.append(DiscardExcess(trader))
            return
        if verb in (verbs.MOVE, verbs.EXPLORE):
            t.agenda.append(self)
            _walk(t, ninja, verb, what)
        elif verb == verbs.USE:
            _use(t, ninja, self, verbs.effect_index(what, detail))
        elif verb <= verbs.ASK:
            t.agenda.append(self)
            spend(t, ninja, verb, what, detail)
        elif verb <= verbs.FETCH:
            t.agenda.append(self)
            ninja.stage = codes.ADJUST
            adjust(t, ninja, verb, what)
        else:
            _act(t, ninja, self, verb, what, detail)


# --- moving -------------------------------------------------------------------------------


def explore_cost(t: World, ninja: Ninja) -> int:
    """E.43, E.129: 2 Move, less for some."""
    return max(1, stat(t, ninja, codes.EXPLORE_COST))


def legal_moves(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.42, E.43, E.45: through paired markers, or into the unknown through open ones."""
    if ninja.moves < 1:
        return
    walls = has(t, ninja, codes.PASS_WALLS)
    cost = explore_cost(t, ninja)
    for way in range(codes.WAYS):
        near = t.tiles[ninja.tile].near[way]
        if near >= 0:
            if walls or paired(t, ninja.tile, way):
                found.append(choice(verbs.MOVE, way))
        elif (
            ninja.moves >= cost
            and not t.terms.death_match
            and open_way(t, ninja.tile, way)
            and may_explore(t, ninja.tile, way)
        ):
            found.append(choice(verbs.EXPLORE, way))


def _walk(t: World, ninja: Ninja, verb: int, way: int) -> None:
    ninja.stage = max(ninja.stage, codes.WALK)
    if verb == verbs.EXPLORE:
        ninja.moves -= explore_cost(t, ninja)
        t.agenda.append(DrawTile(ninja.seat, ninja.tile, way, False))
        return
    ninja.moves -= 1
    ninja.moved = True
    ninja.tile = t.tiles[ninja.tile].near[way]
    note(t, tape.MOVED, ninja.seat, ninja.tile)
    trigger(t, ninja, codes.ARRIVING)


# --- the Action ---------------------------------------------------------------------------


def _legal_actions(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.32: the Actions; one of them ends the turn."""
    found.append(choice(verbs.SPRINT))
    legal_attacks(t, ninja, found)
    found.append(choice(verbs.HIDE))
    legal_nvn(t, ninja, found)
    for index in window(t, ninja, codes.ACTING, -1):
        found.append(choice(verbs.USE, 0, index))
    if t.terms.clans[ninja.seat] == codes.ELEMENTAL + codes.WOOD:
        for other in t.ninja:
            if (
                other.alive
                and other.tile == ninja.tile
                and mates(t, ninja.seat, other.seat)
                and other.wounds < other.max_wounds
            ):
                found.append(choice(verbs.HEAL, other.seat))
    if t.terms.death_match:
        found.append(choice(verbs.SEARCH))
    if holds_head(ninja):
        found.append(choice(verbs.DROP))
    elif t.head >= 0 and t.head == ninja.tile:
        found.append(choice(verbs.PICK_UP))


def _use(t: World, ninja: Ninja, step: TakeTurn, index: int) -> None:
    effect = t.box.effects[index]
    if effect.when == codes.ACTING:
        t.agenda.append(AfterAction(step.seat))
    else:
        t.agenda.append(step)
        if effect.when == codes.IN_TURN:
            ninja.stage = max(ninja.stage, codes.ADJUST)
        else:
            ninja.stage = max(ninja.stage, codes.WALK)
    use(t, ninja, effect)


def _act(t: World, ninja: Ninja, step: TakeTurn, verb: int, what: int, detail: int) -> None:
    """E.32: the Action."""
    if verb == verbs.SPRINT:  # E.46
        ninja.stage = codes.SPRINTING
        ninja.sprinted = True
        ninja.moves += max(0, stat(t, ninja, codes.MOVE))
        note(t, tape.SPRINTED, ninja.seat, ninja.moves)
        t.agenda.append(step)
        return
    if ninja.stage == codes.AGAIN:
        ninja.again -= 1
    t.agenda.append(AfterAction(step.seat))
    if verb in (verbs.ATTACK, verbs.STRIKE):
        begin_attack(t, ninja, what, verb == verbs.ATTACK)
    elif verb == verbs.HIDE:
        _hide(t, ninja)
    elif verb == verbs.STEAL:
        begin_nvn(t, ninja, detail, what)
    elif verb == verbs.WOUND:
        begin_nvn(t, ninja, what, codes.NOWHERE)
    elif verb == verbs.HEAL:  # E.124
        heal(t, t.ninja[what], 1, 124)
    elif verb == verbs.SEARCH:  # E.146
        dice.begin(t, t.roll, codes.SEARCH_ROLL, step.seat)
        t.agenda.append(SearchResult(step.seat))
        windows(t)
    elif verb == verbs.DROP:
        drop_head(t, ninja)
    else:  # PICK_UP
        take_head(t, ninja, 157)


class AfterAction(Step):
    """E.32: the turn ends, unless a card grants another Attack."""

    code: ClassVar[int] = 42

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if ninja.alive and ninja.again > 0:
            ninja.stage = codes.AGAIN
            t.agenda.append(TakeTurn(self.seat))


def _hide(t: World, ninja: Ninja) -> None:
    """E.67; E.145: in a Death Match the Shadow is rolled again."""
    ninja.hid = True
    note(t, tape.HID, ninja.seat)
    if t.terms.death_match:
        t.agenda.append(HideAgain(ninja.seat))
        t.agenda.append(ShadowSet(ninja.seat))
        dice.begin(t, t.roll, codes.SHADOW_ROLL, ninja.seat)
        windows(t)
    else:
        hide_bonus(t, ninja)
        trigger(t, ninja, codes.HIDING)


def hide_bonus(t: World, ninja: Ninja) -> None:
    """E.132, rulings 31 and 56: Void, and cards, help who hides; a Total Failure stays one."""
    bonus = stat(t, ninja, codes.HIDE_BONUS)
    if bonus and ninja.shadow_mark == codes.PLAIN:
        void = t.terms.clans[ninja.seat] == codes.HIERARCHY + codes.VOID
        set_shadow(t, ninja, ninja.shadow + bonus, 132 if void else 98)


class HideAgain(Step):
    """E.145: after the new roll."""

    code: ClassVar[int] = 45

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        hide_bonus(t, ninja)
        trigger(t, ninja, codes.HIDING)


class SearchResult(Step):
    """E.146, E.147: half the die in Ingenuity; the Shadow pays for it."""

    code: ClassVar[int] = 44

    def settles_roll(self) -> bool:
        return True

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        marked = dice.mark(t, t.roll)
        value = dice.total(t, t.roll)
        dice.lay_down(t)
        found = 0 if marked == codes.TOTAL_FAILURE else max(0, value) // 2
        note(t, tape.SEARCHED, self.seat, found, marked)
        gain(t, ninja, found, 146)
        if has(t, ninja, codes.KEEP_SHADOW):
            set_shadow(t, ninja, 1, 147)
        elif marked == codes.TOTAL_FAILURE:
            set_shadow(t, ninja, 1, 146)
        elif marked != codes.TOTAL_SUCCESS:
            set_shadow(t, ninja, ninja.shadow - found, 146)
