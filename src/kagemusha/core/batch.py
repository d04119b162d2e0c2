"""Many matches of one game, each asked for one decision at a time. Compiled, like the kernels.

Observations and masks are written for few matches at a time, into rows that stay in the
processor's cache until a program has copied them; everything else that matches show lies in flat
runs, match after match, which never move. `kagemusha.vector` makes environments of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from kagemusha.core.kernel import cells, pick, row, throw

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells, Row

    Shorts = vec[i16]

DICE: Final = 2147483398
"""Dice start with numbers from 1 to this."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games from outside are not compiled
class BatchState:
    """What a state must do to be one of many. An index is a place of the game's action layout."""

    def share_buffers(self, other: BatchState) -> None:
        """Use another state's working memory: of many states one acts at a time."""

    def fetch(self) -> i64:
        """Read from everything that a step needs, so that it comes into the processor's cache.

        Memory is asked for all of it at once then. The number has no meaning.
        """
        return 0

    def owing(self) -> int:
        """Chance (-1), the first seat with a pending choice, or less than that at the end."""
        raise NotImplementedError

    def clone(self) -> BatchState:
        """An independent copy."""
        raise NotImplementedError

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat must choose or the match is over."""

    def indices(self, seat: int) -> list[int]:
        """The indices of the legal choices."""
        raise NotImplementedError

    def show_choices(self, seat: i64, known: i64, mask: Row, at: i64, listed: Shorts) -> i64:
        """Set the mask and list the indices of the legal choices; how many.

        `known` is what `choose` gave.
        """
        raise NotImplementedError

    def choose(self, seat: i64, index: i64) -> i64:
        """Carry out a legal choice; the number of choices if they are known now, else 0."""
        raise NotImplementedError

    def choose_randomly(self, seat: i64, dice: Cells) -> i64:
        """Carry out one of the legal choices, each as likely; as `choose`."""
        raise NotImplementedError

    def observe_start(self, out: Row, at: i64) -> None:
        """Write the part of an observation that stays the same through a match."""

    def observe(self, seat: i64, out: Row, at: i64) -> None:
        """Write the part that changes, over zeros; seat -1 is a spectator."""
        raise NotImplementedError

    def winners(self) -> int:
        """The winners of a finished match, one bit each."""
        raise NotImplementedError


class Batch:
    """Matches in `size` places; when one ends the next begins in its place.

    Place `i` plays the matches `first + i`, then every `stride`-th after it. Each match follows
    from the seed and its number alone, however many places there are beside it.
    """

    def __init__(
        self,
        start: BatchState,
        size: int,
        rows: int,
        seats: int,
        observation: int,
        choices: int,
        most: int,
        learners: int,
        random_seats: int,
        first: int,
        stride: int,
    ) -> None:
        """`learners` and `random_seats` are seats as bits; 0 learners: one seat in turn.

        `rows` is how many matches are shown at once, `observation` and `choices` are the sizes of
        the layouts, `most` is the most choices at once.
        """
        self.size: i64 = size
        self.seat_count: i64 = seats
        self.observation: i64 = observation
        self.choices: i64 = choices
        self.most: i64 = most
        self._blank: Row = row(rows * observation)
        """Observations before they are written: what stays the same through every match."""
        self._no_mask: Row = row(rows * choices)
        self.observations: Row = self._blank
        """Of the matches that were shown last, in a new run each time."""
        self.mask: Row = self._no_mask
        """Likewise."""
        self.samples: Cells = cells([0] * size)
        """What `choose_randomly` has found."""
        self.seats: Cells = cells([0] * size)
        """Who is asked in each place."""
        self.rewards: Cells = cells([0] * (size * seats))
        """1 for each winner and -1 for the others where the last step ended a match, else 0."""
        self.done: Cells = cells([0] * size)
        self.illegal: Cells = cells([0] * size)
        """1 where the last action was not legal: its seat has lost that match."""
        self.lengths: Cells = cells([0] * size)
        """How many learners' decisions the match of a place has had, or had when it ended."""
        self.matches: Cells = cells([0] * size)
        self.learners: Cells = cells([learners] * size)
        self._rotate: bool = learners == 0
        self._random: i64 = random_seats
        self._first: i64 = first
        self._stride: i64 = stride
        self._seed: i64 = 0
        self._fetched: i64 = 0
        """Nobody looks at it, but a compiler may not leave out what it is made of."""
        self._first_state: BatchState = start
        self._states: list[BatchState] = []
        self._dice: Cells = cells([0] * (2 * size))
        self._own_dice: Cells = cells([0, 0])
        self._listed: Shorts = vec[i16]([0] * (size * most))
        self._list: Shorts = vec[i16]([0] * most)
        self._counts: Cells = cells([0] * size)
        self._asked: Cells = cells([0] * size)
        self._played: Cells = cells([0] * size)
        self._buffers: BatchState = start.clone()
        for _ in range(size):
            self._states.append(self._buffers)
        for place in range(rows):
            start.observe_start(self._blank, place * observation)

    def state(self, place: int) -> BatchState:
        """The state of a place."""
        return self._states[place]

    def begin(self, seed: int) -> None:
        """Begin the first match of every place."""
        self._seed = seed
        i: i64 = 0
        while i < self.size:
            self._clear_result(i)
            self.lengths[i] = 0
            self.matches[i] = self._first + i
            self._played[i] = 0
            self._start(i)
            self._settle(i)
            i += 1

    def show(self, first: i64, past: i64) -> None:
        """Show the matches from place `first` on, before `past`."""
        self._clear_rows()
        i = first
        while i < past:
            self._show(i, i - first, 0)
            i += 1

    def step(self, first: i64, past: i64, actions: list[int]) -> None:
        """One action in the places from `first` on, before `past`; show them.

        `actions` are those of all places.
        """
        self._clear_rows()
        i = first
        while i < past:
            self._fetched += self._states[i].fetch()
            self._clear_result(i)
            known = self._act(i, actions[i])
            self._show(i, i - first, known)
            i += 1

    def step_some(self, places: list[int], actions: list[int]) -> None:
        """One action in some places of the same step, for seats that are no learners."""
        self._clear_rows()
        for number in range(len(places)):
            place: i64 = places[number]
            self._show(place, number, self._act(place, actions[number]))

    def choose_randomly(self) -> None:
        """A uniform legal choice for every place, in `samples`."""
        dice = self._own_dice
        i: i64 = 0
        while i < self.size:
            dice[0] = self._dice[2 * i]
            dice[1] = self._dice[2 * i + 1]
            chosen = self._listed[i * self.most + pick(dice, self._counts[i])]
            self.samples[i] = i64(chosen)
            self._dice[2 * i] = dice[0]
            self._dice[2 * i + 1] = dice[1]
            i += 1

    def _clear_rows(self) -> None:
        """Copies are faster than writing over the old rows."""
        self.observations = self._blank[:]
        self.mask = self._no_mask[:]

    def _clear_result(self, i: i64) -> None:
        seat: i64 = 0
        while seat < self.seat_count:
            self.rewards[i * self.seat_count + seat] = 0
            seat += 1
        if self.done[i] != 0:
            self.lengths[i] = self._asked[i]
        self.done[i] = 0
        self.illegal[i] = 0

    def _start(self, i: i64) -> None:
        """Set up the match whose number is in `matches`."""
        match = self.matches[i]
        state = self._first_state.clone()
        state.share_buffers(self._buffers)
        self._states[i] = state
        self._dice[2 * i] = 1 + throw(self._seed, match, 0, DICE)
        self._dice[2 * i + 1] = 1 + throw(self._seed, match, 1, DICE)
        self._asked[i] = 0
        if self._rotate:
            seat = (i + self._first + self._played[i]) % self.seat_count
            self.learners[i] = 1 << seat

    def _act(self, i: i64, action: i64) -> i64:
        """The seat that is asked in a place chooses; the number of choices after that, or 0."""
        seat = self.seats[i]
        if self.learners[i] >> seat & 1:
            self._asked[i] += 1
            if self.done[i] == 0:
                self.lengths[i] = self._asked[i]
        known: i64 = 0
        if self._is_legal(i, action):
            known = self._states[i].choose(seat, action)
        else:
            self.illegal[i] = 1
            self._end(i, 0, seat)
        return self._settle(i, known)

    def _is_legal(self, i: i64, action: i64) -> bool:
        """Whether an action is one of the choices that were shown."""
        place = i * self.most
        past = place + self._counts[i]
        while place < past:
            if i64(self._listed[place]) == action:
                return True
            place += 1
        return False

    def _settle(self, i: i64, known: i64 = 0) -> i64:
        """Let chance and random seats act, begin matches, until somebody is asked.

        Takes and returns the number of that seat's choices, if it is known, else 0.
        """
        dice = self._own_dice
        dice[0] = self._dice[2 * i]
        dice[1] = self._dice[2 * i + 1]
        while True:
            state = self._states[i]
            state.answer_chance(dice)
            seat: i64 = state.owing()
            if seat < 0:
                self._end(i, state.winners(), -1)
                dice[0] = self._dice[2 * i]
                dice[1] = self._dice[2 * i + 1]
                known = 0
            elif self._random >> seat & 1 and not self.learners[i] >> seat & 1:
                known = state.choose_randomly(seat, dice)
            else:
                break
        self._dice[2 * i] = dice[0]
        self._dice[2 * i + 1] = dice[1]
        self.seats[i] = seat
        return known

    def _show(self, i: i64, shown: i64, known: i64) -> None:
        """Write the observation and the choices of the seat that is asked in a row of their own."""
        state = self._states[i]
        seat = self.seats[i]
        count = state.show_choices(seat, known, self.mask, shown * self.choices, self._list)
        first = i * self.most
        place: i64 = 0
        while place < count:
            self._listed[first + place] = self._list[place]
            place += 1
        self._counts[i] = count
        state.observe(seat, self.observations, shown * self.observation)

    def _end(self, i: i64, winners: i64, loser: i64) -> None:
        """Note the result, unless no learner was asked, and begin the next match.

        After an illegal action only its seat has lost; nobody has won.
        """
        if self._asked[i] > 0 and self.done[i] == 0:
            self.done[i] = 1
            self.lengths[i] = self._asked[i]
            seat: i64 = 0
            while seat < self.seat_count:
                earned: i64 = 0
                if winners >> seat & 1:
                    earned = 1
                elif loser < 0 or seat == loser:
                    earned = -1
                self.rewards[i * self.seat_count + seat] = earned
                seat += 1
        self.matches[i] += self._stride
        self._played[i] += 1
        self._start(i)
