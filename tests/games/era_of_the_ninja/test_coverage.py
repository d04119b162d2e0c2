"""The coverage run: every card is used, every branch of the kernel is taken.

Matches of all variants, positions thrown together, boxes with other abilities, and scenes by hand
for what none of them meets. That a standing effect helped shows in no event: the functions of the
kernel that ask for it are watched while they run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Self

import pytest

from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.game import Options
from kagemusha.core.match import Move
from kagemusha.games.era_of_the_ninja import phases
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.events import KINDS
from kagemusha.games.era_of_the_ninja.names import LORD_ENTERS_ID, Names
from kagemusha.games.era_of_the_ninja.phases import (
    adjusting,
    codes,
    conditions,
    effects,
    inventory,
    recruits,
    stats,
    tape,
)
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.flow import owes, question_names
from kagemusha.games.era_of_the_ninja.phases.numbers import Reader
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.rounds import Round
from kagemusha.games.era_of_the_ninja.phases.step import KINDS as STEP_KINDS
from kagemusha.games.era_of_the_ninja.phases.step import read_step
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.rules import EraRules
from kagemusha.games.era_of_the_ninja.state import State
from kagemusha.testing.coverage import Coverage, Fact, are_interpreted
from tests.games.era_of_the_ninja.scenes import NAMES, SCENES, begin, plain_rooms
from tests.games.era_of_the_ninja.strange import position, strange_rules
from tests.games.era_of_the_ninja.table import GAME

OBSERVING = {"indices", "observation", "observation_numbers", "player_observation"}
"""They are no rules: `tests/envs` compares what they write with views and choices."""
PHASES = sorted({path.stem for path in Path(phases.__file__).parent.glob("[a-z]*.py")} - OBSERVING)
KERNEL = [import_module(f"{phases.__name__}.{name}") for name in PHASES]
UNREACHABLE: dict[str, str] = {}
"""Branches that no play can take, with the reason."""

WANTED: set[Fact] = {
    *(("ninja", name) for name in NAMES.ninja),
    *(("lord", name) for name in NAMES.lords),
    *(("weapon", card.id) for card in the_box().weapon),
    *(("effect", name) for name in NAMES.abilities),
    *(("encounter", name) for name in NAMES.encounters),
    *(("room", name) for name in NAMES.rooms if name != "courtyard"),  # it is there from the start
    *(("when", name) for name in codes.WHEN_NAMES),
    *(("do", name) for name in codes.DO_NAMES),
    *(("event", kind.name) for kind in KINDS.values()),
}

SHORT = {"rounds": 4}
VARIANTS: list[tuple[int, Options]] = [
    *((seats, {**options, **SHORT}) for seats, options in GAME.variants()),
    (2, {"mode": "clan-death-match", "clans": ["heaven", "wood"], **SHORT}),
    (3, {"clans": ["heaven", "wood", "none"], "lord": "kasai", **SHORT}),
    (3, {"mode": "lords-head", "clans": ["fire", "fire", "earth"], "nvn": True, **SHORT}),
    (3, {"mode": "nvn-death-match", "pace": "quick"}),
    (3, {"defeated": "castle", "difficulty": "hard"}),
]
"""Those of the game, options of our own, and clans where they stand in no variant."""
ROUNDS_OF_PLAY = 20
"""The most turns through all variants; it ends when nothing is missing."""
USEFUL = (*range(13), 14, 16, 17, 29, 32, 43, 87)
"""Seeds that showed something new: without them it takes four times as long."""
MATCHES_A_BOX = 12
POSITIONS = 6


# --- watching -----------------------------------------------------------------------------


class Watch:
    """Sees which effects take effect: while it is entered, what asks for them says so."""

    def __init__(self, seen: Counter[Fact]) -> None:
        self.seen = seen
        self.names: Names | None = NAMES
        """None while another box is played: its effects have no names that are wanted."""
        self._originals: list[tuple[FunctionType, Any]] = []

    def __enter__(self) -> Self:
        self._wrap(conditions.holds, self._holds)
        self._wrap(stats.stat, self._stat)
        self._wrap(inventory.refresh, self._refresh)
        self._wrap(adjusting.may_pair, self._may_pair)
        self._wrap(recruits.deal_to, self._deal_to)
        self._wrap(effects.perform, self._perform)
        return self

    def __exit__(self, *_: object) -> None:
        for function, code in self._originals:
            function.__code__ = code
            del function.__globals__[f"_watch_{function.__name__}"]
        self._originals.clear()

    def _wrap(self, function: Any, watcher: Callable[..., Any]) -> None:
        """Everybody who imported the function calls the watcher now, with the function."""
        assert isinstance(function, FunctionType)
        code, names = function.__code__, function.__globals__
        original = FunctionType(code, names, function.__name__)
        hook = f"_watch_{function.__name__}"
        names[hook] = lambda *args: watcher(original, *args)
        place: dict[str, Any] = {}
        exec(f"def {function.__name__}(*args): return {hook}(*args)", place)
        function.__code__ = place[function.__name__].__code__
        self._originals.append((function, code))

    def used(self, effect: Effect) -> None:
        """An effect took effect."""
        self.seen["do", codes.DO_NAMES[effect.do]] += 1
        self.seen["when", codes.WHEN_NAMES[effect.when]] += 1
        if self.names:
            self.seen["effect", self.names.abilities[effect.index]] += 1

    def _holds(
        self, holds: Any, t: World, effect: Effect, ninja: Ninja | None, stack: Stack | None
    ) -> bool:
        found = bool(holds(t, effect, ninja, stack))
        if found and effect.when == codes.ALWAYS:
            self.used(effect)
        return found

    def _stat(self, stat: Any, t: World, ninja: Ninja, which: int) -> int:
        for effect in ninja.effects:
            plain = (
                effect.do == codes.MODIFY and effect.target == codes.SELF and not effect.conditions
            )
            if plain and effect.stat == which:
                self.used(effect)
        return int(stat(t, ninja, which))

    def _refresh(self, refresh: Any, t: World, ninja: Ninja) -> None:
        refresh(t, ninja)
        for effect in ninja.effects:
            if effect.do == codes.MODIFY and effect.stat in (codes.WOUNDS, codes.KI_STAT):
                self.used(effect)

    def _may_pair(self, may_pair: Any, t: World, kind: int, other: int) -> bool:
        found = bool(may_pair(t, kind, other))
        for card in (kind, other) if found else ():
            for effect in t.box.cards[card].effects:
                if effect.do == codes.PAIRED:
                    self.used(effect)
        return found

    def _deal_to(self, deal_to: Any, t: World, ninja: Ninja, purpose: int) -> None:
        deal_to(t, ninja, purpose)
        for effect in t.box.ninja[ninja.kind].effects:
            if effect.do == codes.OFFER:
                self.used(effect)

    def _perform(self, perform: Any, t: World, seat: int, effect: Effect, chosen: int) -> None:
        before = State(t).numbers()
        perform(t, seat, effect, chosen)
        if State(t).numbers() != before:
            self.used(effect)

    def told(self, t: World, notes: Sequence[tuple[int, int, int, int, int]]) -> None:
        """What an entry of the log said."""
        for kind, a, b, c, _ in notes:
            self.seen["event", KINDS[kind].name] += 1
            if not self.names:
                continue
            if kind == tape.TURN:
                self.seen["ninja", self.names.ninja[t.ninja[a].kind]] += 1
            elif kind in (tape.ATTACKED, tape.NVN):
                for card in t.ninja[a].cards:
                    if card.active and card.kind < codes.CARDS_A_DECK:
                        self.seen["weapon", self.names.cards[card.kind]] += 1
            elif kind == tape.ENEMY_ATTACK and a == codes.LORD_SLOT:
                self.seen["lord", self.names.lords[t.lord]] += 1
            elif kind == tape.ENCOUNTER:
                self.seen["encounter", self.names.encounters[b]] += 1
            elif kind == tape.LORD_ENTERED:
                self.seen["encounter", LORD_ENTERS_ID] += 1
            elif kind == tape.TILE_LAID:
                self.seen["room", self.names.rooms[c]] += 1


def facts(moves: Sequence[Move]) -> Iterator[Fact]:
    """Of a match between bots: which events there were."""
    for move in moves:
        for event in move.events:
            yield "event", event.kind.removeprefix("era-")


# --- playing ------------------------------------------------------------------------------


def play(rules: EraRules, state: State, watch: Watch, seed: int) -> None:
    """Play on at random to the end; now and then look at everything and copy it."""
    rng = Rng(seed, "coverage")
    look = 5 + rng.below(30)
    number = 0
    while (seat := state.owing()) >= CHANCE:
        choices = state.legal(seat)
        choice = choices[0]
        if seat == CHANCE:
            mark = rng.below(sum(map(state.weight, choices)))
            for choice in choices:
                mark -= state.weight(choice)
                if mark < 0:
                    break
        else:
            choice = rng.choice(choices)
        number += 1
        if number % look == 0:
            copy_and_look(rules, state, seat)
        watch.told(state.world, state.apply_noted(seat, choice))
    assert rules.result(state) is not None
    copy_and_look(rules, state, seat)


def copy_and_look(rules: EraRules, state: State, seat: int) -> None:
    """A copy is equal, by itself and by its numbers; all may look; nobody else is asked."""
    numbers = state.numbers()
    assert state.clone().numbers() == numbers
    assert State.read(state.world.box, state.world.terms, numbers).numbers() == numbers
    for other in range(rules.seats):
        rules.view(state, other)
        assert bool(state.legal(other)) == (other in state.pending())
    assert seat != CHANCE or not owes(state.world, 0)
    assert state.numbers() == numbers


def wrong_numbers(rules: EraRules) -> None:
    """Numbers that are no table are refused."""
    state = rules.setup()
    box, terms, numbers = state.world.box, state.world.terms, state.numbers()
    ends = len(numbers) - 1 - rules.seats  # the length of the last run
    longer, negative = numbers[:], numbers[:]
    longer[ends], negative[ends] = 99, -1
    for wrong in (numbers[:-1], [*numbers, 0], numbers[:3], longer, negative):
        with pytest.raises(ValueError, match="numbers"):
            State.read(box, terms, wrong)
    state.world.tiles[0].room = len(box.rooms)
    with pytest.raises(ValueError, match="room"):
        State.read(box, terms, state.numbers())
    STEP_KINDS.clear()  # filled when first needed: earlier tests may have done that
    with pytest.raises(ValueError, match="step"):
        read_step(Reader([999, 0, 0, 0, 0]))


def plain_steps(rules: EraRules) -> None:
    """What is carried out at once asks nobody; every question has a name."""
    step, world = Round(), rules.setup().world
    assert not step.asks(world, 0)
    assert not step.legal(world, 0)
    assert "turn" in question_names()


# --- the run ------------------------------------------------------------------------------


@pytest.mark.skipif(
    not are_interpreted(KERNEL), reason="the branches of a compiled kernel are not seen"
)
def test_every_card_is_used_and_every_branch_taken() -> None:
    coverage = Coverage(KERNEL, facts, UNREACHABLE)
    with coverage, Watch(coverage.seen) as watch:
        for scene in SCENES:
            watch.names = None if scene.box else NAMES
            match = begin(scene)
            coverage.note(match)
            assert isinstance(match.rules, EraRules)
            play(match.rules, match._state, watch, 1)
        watch.names = NAMES
        everything = [GAME.rules(seats, options) for seats, options in VARIANTS]
        wrong_numbers(everything[0])
        plain_steps(everything[0])
        for rules in (*everything, few_ways()):
            rules.setup().play_randomly(1, 7)
        for bot in ("random", "greedy"):
            for seats, options in VARIANTS:
                coverage.play(GAME, seats, options, 0, [bot])
        for seed in (*USEFUL, *range(ROUNDS_OF_PLAY * len(VARIANTS))):
            if not coverage.never_seen(WANTED) and not coverage.never_taken():
                break
            play_all_ways(everything[seed % len(VARIANTS)], watch, seed)
    missing = [*coverage.never_seen(WANTED), *coverage.never_taken()]
    assert not missing, "\n".join(missing)


def few_ways() -> EraRules:
    """A Death Match in a castle of dead ends."""
    copies = {"cross": 1, "courtyard": 1, "tee": 1, "straight": 4, "corner": 4, "dead-end": 12}
    data = {**the_box().to_dict(), "room": plain_rooms(copies)}
    return GAME.rules(2, {"mode": "nvn-death-match", "box": data, **SHORT})


def play_all_ways(rules: EraRules, watch: Watch, seed: int) -> None:
    """A match from its beginning, one from a strange position, some with a strange box."""
    rng = Rng(seed, "strange")
    play(rules, rules.setup(), watch, seed)
    for number in range(POSITIONS):
        play(rules, position(rules, rng), watch, seed + number)
    watch.names = None
    options = {key: value for key, value in rules.options.items() if key != "box"}
    strange = strange_rules(rules.seats, options, GAME.rules, rng)
    for number in range(MATCHES_A_BOX):
        play(strange, position(strange, rng), watch, seed + number)
    watch.names = NAMES


def test_the_list_of_what_is_wanted_names_the_whole_box() -> None:
    """A card file that grows must not shrink the run."""
    sizes = Counter(kind for kind, _ in WANTED)
    assert (sizes["ninja"], sizes["lord"], sizes["weapon"], sizes["room"]) == (30, 24, 20, 26)
    assert sizes["effect"] == len(GAME.rules().setup().world.box.effects)
    assert (sizes["when"], sizes["do"]) == (len(codes.WHEN_NAMES), len(codes.DO_NAMES))
