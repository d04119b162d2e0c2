"""What runs for each of many matches, on the processor and on a GPU.

Every program is a plain function over a game's kernel, called for match after match or by as many
threads. Arrays of many matches have the match as their last axis, so that neighbours on a GPU
read and write neighbouring bytes. `s`, `legal`, `bits` and `tape` are the thread's own memory.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from typing import Any

from kagemusha.cuda.kernels import Kernel

RESULTS = ("winners", "reason", "round", "decisions")
"""What is kept of a finished match: winners as one bit per seat, reason, round, decisions."""


OWN = ("s", "legal", "bits", "tape")
"""The names of a thread's own memory among the arguments of a program."""


def arguments(program: Callable[..., None]) -> tuple[list[str], list[str]]:
    """What a program is given besides the number of its match, and what memory it needs."""
    names = list(inspect.signature(program).parameters)[1:]
    return [name for name in names if name not in OWN], [name for name in names if name in OWN]


def argument_types(cell: Any) -> dict[str, Any]:
    """numba's type of everything a program is given; `cell` is that of a state's numbers."""
    from numba import int8, int16, int32, int64, uint8

    return {
        "seed": int64,
        "first": int64,
        "starts": cell[:, ::1],
        "results": int16[:, ::1],
        "trails": int64[::1],
        "actions": int32[::1],
        "states": cell[:, ::1],
        "matches": int64[::1],
        "throws": int32[::1],
        "legals": int16[:, ::1],
        "counts": int16[::1],
        "mask": int8[:, ::1],
        "seats": int8[::1],
        "observations": uint8[:, ::1],
        "rewards": int8[:, ::1],
        "done": int8[::1],
        "refused": int8[::1],
    }


def fold(trail: int, number: int) -> int:
    """A fingerprint with one more number in it: two words, each mixed in its own way."""
    high = ((trail >> 32 ^ number & 0xFFFF) * 16777619 + 1) & 0x7FFFFFFF
    low = ((trail & 0xFFFFFFFF) + (number & 0xFFFF) + 1) * 0x5BD1E995 & 0xFFFFFFFF
    return high << 32 | low ^ low >> 15


def programs(  # noqa: PLR0915  one closure for all programs, so that they share the kernel
    functions: types.SimpleNamespace, kernel: Kernel, jit: Callable[[Any], Any]
) -> types.SimpleNamespace:
    """All programs over one kernel, compiled by `jit` as its functions are."""
    owing = functions.owing
    stage_of = functions.stage_of
    choices_of = functions.choices_of
    carry_out = functions.carry_out
    let_chance_answer = functions.let_chance_answer
    observe_board = functions.observe_board
    observe_match = functions.observe_match
    reward_for = functions.reward_for
    winners_of = functions.winners_of
    reason_of = functions.reason_of
    round_of = functions.round_of
    throw = functions.throw
    folded = jit(fold)
    state_size = kernel.state
    choice_count = kernel.choices
    words = kernel.words
    seat_count = kernel.seats
    stages = kernel.stages

    @jit
    def set_up(s: Any, starts: Any, match: int) -> None:
        """The start of a match; the columns of `starts` are taken in turn."""
        start = match % starts.shape[1]
        for cell in range(state_size):
            s[cell] = starts[cell, start]

    @jit
    def play(
        i: int, seed: int, first: int, starts: Any, results: Any, s: Any, legal: Any, tape: Any
    ) -> None:
        """One random match to its end."""
        match = first + i
        set_up(s, starts, match)
        throws = let_chance_answer(s, seed, match, 0, legal, tape)
        decisions = 0
        count = 0
        seat = owing(s)
        while seat >= 0:
            for stage in range(stages):  # neighbours on a GPU wait for each other after each
                while seat >= 0 and stage_of(s, seat) == stage:
                    if count == 0:
                        count = choices_of(s, seat, legal)
                    choice = legal[throw(seed, match, throws, count)]
                    count = carry_out(s, seat, choice, legal, tape)
                    throws = let_chance_answer(s, seed, match, throws + 1, legal, tape)
                    decisions += 1
                    seat = owing(s)
        results[0, i] = winners_of(s)
        results[1, i] = reason_of(s)
        results[2, i] = round_of(s)
        results[3, i] = decisions

    @jit
    def follow(
        i: int, seed: int, first: int, starts: Any, trails: Any, s: Any, legal: Any, tape: Any
    ) -> None:
        """The same match, every state, legal choice and choice of it in one fingerprint."""
        match = first + i
        set_up(s, starts, match)
        throws = let_chance_answer(s, seed, match, 0, legal, tape)
        trail = 0
        seat = owing(s)
        while seat >= 0:
            for cell in range(state_size):
                trail = folded(trail, s[cell])
            count = choices_of(s, seat, legal)
            for place in range(count):
                trail = folded(trail, legal[place])
            choice = legal[throw(seed, match, throws, count)]
            trail = folded(folded(trail, seat), choice)
            carry_out(s, seat, choice, legal, tape)
            throws = let_chance_answer(s, seed, match, throws + 1, legal, tape)
            seat = owing(s)
        for cell in range(state_size):
            trail = folded(trail, s[cell])
        trails[i] = trail

    @jit
    def show(
        i: int,
        s: Any,
        known: int,
        legal: Any,
        bits: Any,
        states: Any,
        legals: Any,
        counts: Any,
        mask: Any,
        seats: Any,
        observations: Any,
    ) -> None:
        """Write the state, the legal choices and what the seat that is asked may know."""
        seat = owing(s)
        count = known if known > 0 else choices_of(s, seat, legal)
        for word in range(words):
            bits[word] = 0
        for place in range(count):
            choice = legal[place]
            legals[place, i] = choice
            bits[choice >> 5] |= 1 << (choice & 31)
        for choice in range(choice_count):
            mask[choice, i] = bits[choice >> 5] >> (choice & 31) & 1
        for cell in range(state_size):
            states[cell, i] = s[cell]
        counts[i] = count
        seats[i] = seat
        observe_match(s, seat, observations[:, i], 0)

    @jit
    def reset(
        i: int,
        seed: int,
        starts: Any,
        states: Any,
        matches: Any,
        throws: Any,
        legals: Any,
        counts: Any,
        mask: Any,
        seats: Any,
        observations: Any,
        s: Any,
        legal: Any,
        bits: Any,
        tape: Any,
    ) -> None:
        """Begin the match of this number."""
        set_up(s, starts, matches[i])
        throws[i] = let_chance_answer(s, seed, matches[i], 0, legal, tape)
        observe_board(s, observations[:, i], 0)
        show(i, s, 0, legal, bits, states, legals, counts, mask, seats, observations)

    @jit
    def choose(
        i: int, seed: int, matches: Any, throws: Any, legals: Any, counts: Any, actions: Any
    ) -> None:
        """A uniform legal choice."""
        actions[i] = legals[throw(seed, matches[i], throws[i], counts[i]), i]
        throws[i] += 1

    @jit
    def step(
        i: int,
        seed: int,
        starts: Any,
        actions: Any,
        states: Any,
        matches: Any,
        throws: Any,
        legals: Any,
        counts: Any,
        mask: Any,
        seats: Any,
        observations: Any,
        rewards: Any,
        done: Any,
        refused: Any,
        s: Any,
        legal: Any,
        bits: Any,
        tape: Any,
    ) -> None:
        """One decision; a finished match is rewarded and the next one begins in its place."""
        choice = actions[i]
        for seat in range(seat_count):
            rewards[seat, i] = 0
        done[i] = 0
        refused[i] = 0
        if choice < 0 or choice >= choice_count or mask[choice, i] == 0:
            refused[i] = 1
            return
        for cell in range(state_size):
            s[cell] = states[cell, i]
        match = matches[i]
        count = carry_out(s, seats[i], choice, legal, tape)
        thrown = let_chance_answer(s, seed, match, throws[i], legal, tape)
        if owing(s) < 0:
            for seat in range(seat_count):
                rewards[seat, i] = reward_for(s, seat)
            done[i] = 1
            match += states.shape[1]
            matches[i] = match
            set_up(s, starts, match)
            thrown = let_chance_answer(s, seed, match, 0, legal, tape)
            observe_board(s, observations[:, i], 0)
            count = 0
        throws[i] = thrown
        show(i, s, count, legal, bits, states, legals, counts, mask, seats, observations)

    return types.SimpleNamespace(play=play, follow=follow, reset=reset, choose=choose, step=step)
