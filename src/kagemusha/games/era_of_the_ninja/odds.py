"""Exact chances of a roll, from what a seat may see.

No rule is repeated here: every face of the die is tried on a copy of the table made from the
view's `cells`, and the results of the rules are counted. Nobody spends
anything else; for two dice all pairs are tried. So a chance is
exact as long as no card is used after the throw.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from kagemusha.games.era_of_the_ninja.names import stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.attack import AttackResult
from kagemusha.games.era_of_the_ninja.phases.awareness import AwarenessPhase
from kagemusha.games.era_of_the_ninja.phases.conditions import mark_of
from kagemusha.games.era_of_the_ninja.phases.effects import May
from kagemusha.games.era_of_the_ninja.phases.flow import settle
from kagemusha.games.era_of_the_ninja.phases.nvn import NvnAfter
from kagemusha.games.era_of_the_ninja.phases.pieces import Roll
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.windows import AfterRoll, BeforeRoll
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.state import State
from kagemusha.games.era_of_the_ninja.view import EraView

Note = tuple[int, int, int, int, int]

RESULTS: dict[str, tuple[str, ...]] = {
    "attack": ("failure", "miss", "wound", "kill"),
    "dodge": ("failure", "hit", "dodge"),
    "shadow": ("visible", "hide", "hidden"),
    "search": ("failure", "found"),
    "fight": ("failure", "lost", "tie", "won"),
}
"""What a kind of roll may come to, worst first. `hide`: hidden only with the Action Hide.

A Lord who withstands a Total Success is rolled for again at once (E.92): that roll is counted in.
`fight` is ninja against ninja, from the attacker's side.
"""
WINDOWS = (BeforeRoll, AfterRoll, NvnAfter)
MOST_THROWS = 6
"""So many throws of one attack are followed: on a Lord one may bring another (E.92)."""


@dataclass(frozen=True)
class Outlook:
    """What a roll may come to."""

    results: tuple[tuple[str, Fraction], ...]
    """Every result of this kind of roll with its chance, worst first."""
    loss: Fraction = Fraction(0)
    """The Wounds that the roller loses by it, on average."""
    value: Fraction = Fraction(0)
    """On average: the Shadow, the Ingenuity found, or by how much an attack on a ninja wins."""
    reroll: Outlook | None = None
    """What a reroll afterwards would come to, if there is Ki for it; None in a fight."""

    def chance(self, *names: str) -> Fraction:
        """How likely it is that one of these results comes."""
        return sum((chance for name, chance in self.results if name in names), Fraction(0))

    def with_reroll(self, *names: str) -> Fraction:
        """The same, if whatever else comes is rerolled once."""
        first = self.chance(*names)
        if self.reroll is None:
            return first
        return first + (1 - first) * self.reroll.chance(*names)


@dataclass(frozen=True)
class Forecast:
    """The current roll: its kind, and what each choice of its window may lead to."""

    kind: str
    choices: tuple[tuple[str, Outlook], ...]
    """`roll` and perhaps `lift` before the throw, `stand` and perhaps `reroll` after it."""
    whole: bool = True
    """Whether an attack is on a whole stack, not on one unit of it."""

    def of(self, word: str) -> Outlook | None:
        """The outlook of one choice; None if it cannot be made."""
        return dict(self.choices).get(word)


@dataclass
class _Count:
    """What was found so far."""

    chances: dict[str, Fraction] = field(default_factory=dict)
    loss: Fraction = Fraction(0)
    value: Fraction = Fraction(0)
    after: State | None = None
    """The table after a throw, while a reroll is possible: any will do, the latest die stands."""

    def add(self, name: str, weight: Fraction, loss: int = 0, value: int = 0) -> None:
        self.chances[name] = self.chances.get(name, Fraction(0)) + weight
        self.loss += weight * loss
        self.value += weight * value

    def outlook(self, kind: str, reroll: Outlook | None = None) -> Outlook:
        none = Fraction(0)
        results = tuple((name, self.chances.get(name, none)) for name in RESULTS[kind])
        return Outlook(results, self.loss, self.value, reroll)


def table_of(setup: Setup, view: EraView) -> State:
    """The table as the viewer may know it, to try things on.

    What lies face down matters to no roll, but it may be discarded with its owner: any Skill card
    that could lie there will do. A top card that the viewer has not seen is drawn again.
    """
    state = State.read(setup.box, setup.terms(), list(view.cells))
    world = state.world
    for ninja in world.ninja:
        for skill in ninja.skills:
            if skill.under == codes.UNKNOWN:
                first = codes.SKILL * codes.CARDS_A_DECK
                skill.under = next(
                    card for card in range(first, codes.CARDS) if world.bag[card] > 0
                )
                world.bag[skill.under] -= 1
    for deck in range(codes.DECKS):
        if world.top[deck] == codes.UNKNOWN:
            world.top[deck] = codes.NOWHERE
    return state


def forecast(setup: Setup, view: EraView) -> Forecast | None:
    """What the choices of the current window may lead to; None if nothing is rolled."""
    state = table_of(setup, view)
    step = state.world.agenda[-1] if state.world.agenda else None
    if step is None or not isinstance(step, WINDOWS) or view.roll is None:
        return None
    kind = "fight" if state.world.rival >= 0 else view.roll.kind
    legal = state.legal(step.seat)
    words = (
        (("roll", verbs.ROLL), ("lift", verbs.LIFT))
        if isinstance(step, BeforeRoll)
        else (("stand", verbs.STAND), ("reroll", verbs.REROLL))
    )
    found: list[tuple[str, Outlook]] = []
    for word, verb in words:
        option = choice(verb)
        if option in legal:
            found.append((word, _outlook(state, kind, step.seat, option)))
    single = any(isinstance(s, AttackResult) and not s.whole for s in state.world.agenda)
    return Forecast(kind, tuple(found), whole=not single)


def attacks(setup: Setup, view: EraView) -> dict[str, Outlook]:
    """What each attack that may be made now would come to, by its notation."""
    found: dict[str, Outlook] = {}
    state = table_of(setup, view)
    agenda = state.world.agenda
    if not agenda or not isinstance(agenda[-1], TakeTurn):
        return found
    seat = agenda[-1].seat
    for option in state.legal(seat):
        verb, slot = option // verbs.VERB, option // verbs.WHAT % verbs.WHAT
        if verb in (verbs.ATTACK, verbs.STRIKE):
            word = "attack" if verb == verbs.ATTACK else "strike"
            found[f"{word} {stack_id(slot)}"] = _outlook(state, "attack", seat, option)
        elif verb == verbs.WOUND:
            found[f"wound p{slot + 1}"] = _outlook(state, "fight", seat, option)
    return found


def unseen(setup: Setup, view: EraView, *, hide: bool) -> Fraction:
    """How likely it is that who has the turn will be hidden, with the Action Hide or without."""
    state = table_of(setup, view)
    world = state.world
    if not world.agenda or not isinstance(world.agenda[-1], TakeTurn) or world.terms.death_match:
        return Fraction(0)
    seat = world.agenda[-1].seat
    option = choice(verbs.HIDE)
    if hide and option in state.legal(seat):
        state.apply(seat, option)
    return _hidden(state, seat, world.ninja[seat].shadow, world.ninja[seat].shadow_mark, hide)


# --- trying -------------------------------------------------------------------------------


def _outlook(state: State, kind: str, seat: int, option: int) -> Outlook:
    """One choice, and the throws that follow from it."""
    count = _Count()
    _walk(state, kind, seat, option, count)
    reroll = None
    # In a fight what a reroll is worth depends on the other's die, and on who may answer it.
    if count.after is not None and kind != "fight" and option // verbs.VERB != verbs.STAND:
        again = _Count()
        _walk(count.after, kind, seat, choice(verbs.REROLL), again)
        reroll = again.outlook(kind)
    return count.outlook(kind, reroll)


def _walk(state: State, kind: str, seat: int, option: int, count: _Count) -> None:
    trial = state.clone()
    if option == choice(verbs.LIFT):
        trial.apply(seat, option)
        option = choice(verbs.ROLL)
        if not _waits(trial, seat):  # nothing else to choose: the die is as good as thrown
            _throw(trial, kind, seat, Fraction(1), count, [])
            return
    elif option // verbs.VERB == verbs.STAND:
        count.after = trial.clone()
    mark = _mark(trial, seat)
    _go(trial, kind, seat, trial.apply_noted(seat, option), Fraction(1), count, [mark])


def _waits(state: State, seat: int) -> bool:
    agenda = state.world.agenda
    return bool(agenda) and isinstance(agenda[-1], WINDOWS) and agenda[-1].seat == seat


def _roll_of(world: World, seat: int) -> Roll:
    return world.answer if world.answer.seat == seat else world.roll


def _mark(state: State, seat: int) -> int:
    """The mark of the die that lies there, if one does."""
    roll = _roll_of(state.world, seat)
    return dice.mark(state.world, roll) if roll.seat == seat and roll.face > 0 else codes.PLAIN


def _go(
    state: State,
    kind: str,
    seat: int,
    notes: Iterable[Note],
    weight: Fraction,
    count: _Count,
    marks: list[int],
) -> None:
    """Go on after a choice or a throw: read what happened, or throw, or pass a window by."""
    noted = list(notes)
    while not _read(state, kind, seat, noted, weight, count, marks):
        agenda = state.world.agenda
        if not agenda:
            count.add(RESULTS[kind][0], weight)  # E.158: the head is destroyed, all is over
            return
        step = agenda[-1]
        if isinstance(step, dice.Throw) and len(marks) <= MOST_THROWS:
            _throw(state, kind, seat, weight, count, marks)
            return
        if not isinstance(step, WINDOWS):  # wounded, and nothing came of it
            count.add(RESULTS[kind][-2], weight)
            return
        if not isinstance(step, BeforeRoll) and count.after is None:
            if choice(verbs.REROLL) in state.legal(seat):
                count.after = state.clone()
        verb = verbs.ROLL if isinstance(step, BeforeRoll) else verbs.STAND
        noted = state.apply_noted(step.seat, choice(verb))


def _throw(
    state: State, kind: str, seat: int, weight: Fraction, count: _Count, marks: list[int]
) -> None:
    """Every face of the die that is to be thrown."""
    step = state.world.agenda[-1]
    assert isinstance(step, dice.Throw)
    own = step.seat == seat
    for face in range(1, codes.FACES + 1):
        trial = state.clone()
        seen = marks[:]
        if own:
            world = trial.world
            best = max(face, step.best)
            seen.append(mark_of(world, world.ninja[seat], _roll_of(world, seat).kind, best))
        notes = trial.apply_noted(codes.CHANCE, choice(verbs.DIE, face))
        _go(trial, kind, seat, notes, weight / codes.FACES, count, seen)


# --- reading what happened ----------------------------------------------------------------


def _read(
    state: State,
    kind: str,
    seat: int,
    notes: list[Note],
    weight: Fraction,
    count: _Count,
    marks: list[int],
) -> bool:
    """Count the result if the notes contain one."""
    failed = bool(marks) and marks[-1] == codes.TOTAL_FAILURE
    held = False
    for note in notes:
        if note[0] == tape.ROLLED:
            held = False
        elif note[0] == tape.LORD_HELD:  # E.92: what follows are tokens, and another roll
            held = True
        elif not held:
            result = _result(kind, seat, note, failed=failed)
            if result is not None:
                count.add(result[0], weight, *result[1:])
                return True
            if kind == "shadow" and note[0] == tape.SHADOW_SET:
                _count_shadow(state, seat, note[2], note[3], weight, count)
                return True
    return False


def _result(kind: str, seat: int, note: Note, *, failed: bool) -> tuple[str, int, int] | None:
    """The result in a note, with the Wounds lost and the value."""
    event = note[0]
    if kind == "attack":
        word = {
            tape.FUMBLED: "failure",
            tape.MISSED: "miss",
            tape.TOKENS: "wound",
            tape.KILLED: "kill",
            tape.LORD_KILLED: "kill",
        }.get(event)
        return (word, int(event == tape.FUMBLED), 0) if word else None
    if kind == "dodge":
        if event == tape.DODGED:
            return "dodge", 0, 0
        if event == tape.NOT_DODGED:  # E.84: a Total Failure costs a Wound more
            return ("failure" if failed else "hit"), note[4] + int(failed), 0
    if kind == "search" and event == tape.SEARCHED:
        return ("found" if note[2] else "failure"), 0, note[2]
    if kind == "fight":
        if event == tape.NVN_WON:
            return "won", 0, note[3]
        if event == tape.NVN_TIE:
            return "tie", 0, 0
        if event == tape.NVN_FAILED:
            return ("failure" if (failed if note[1] == seat else note[3] == 1) else "lost"), 0, 0
    return None


def _count_shadow(
    state: State, seat: int, value: int, mark: int, weight: Fraction, count: _Count
) -> None:
    if state.world.terms.death_match:  # E.144: there is no Awareness
        count.add("visible", weight, 0, value)
        return
    plain = _hidden(state, seat, value, mark, hid=False)
    hiding = _hidden(state, seat, value, mark, hid=True)
    count.add("hidden", weight * plain, 0, value)
    count.add("hide", weight * (hiding - plain), 0, value)
    count.add("visible", weight * (1 - hiding), 0, value)


def _hidden(state: State, seat: int, shadow: int, mark: int, hid: bool) -> Fraction:
    """How many of the ten faces of the Awareness die leave a ninja with this Shadow hidden."""
    base = state.clone()
    base.world.ninja[seat].shadow = shadow
    base.world.ninja[seat].shadow_mark = mark
    base.world.ninja[seat].hid = hid
    base.world.agenda.clear()
    base.world.agenda.append(AwarenessPhase())
    settle(base.world)
    hidden = 0
    for face in range(1, codes.FACES + 1):
        trial = base.clone()
        notes = trial.apply_noted(codes.CHANCE, choice(verbs.DIE, face))
        while trial.world.agenda and isinstance(trial.world.agenda[-1], May):
            asked = trial.world.agenda[-1].seat
            notes += trial.apply_noted(asked, choice(verbs.SKIP))
        hidden += any(note[0] == tape.HIDDEN and note[1] == seat for note in notes)
    return Fraction(hidden, codes.FACES)
