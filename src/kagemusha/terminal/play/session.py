"""Plays a match at the terminal: whose turn it is, what each player sees, and saving."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from kagemusha.bots import Bot, called
from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.errors import IllegalAction
from kagemusha.core.event import Event
from kagemusha.terminal import saves
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.game_ui import GameUI
from kagemusha.terminal.play.commands import LeaveMatch
from kagemusha.terminal.play.menu import Menu
from kagemusha.terminal.play.planning import Planning
from kagemusha.terminal.printing import print_events, seat_name
from kagemusha.terminal.saves import HUMAN, Save
from kagemusha.terminal.screen import Screen

REMINDER = 8
"""How many events are shown again when a match is resumed."""


class Session:
    """Plays a match to its end, or until a player leaves."""

    draws_whole = False
    """Whether the first drawing shows the whole table; not in a match, which builds up slowly."""

    def __init__(
        self, screen: Screen, ui: GameUI, save: Save, path: Path, bots: dict[int, Bot]
    ) -> None:
        self.screen = screen
        self.ui = ui
        self.match = save.match
        self.players = save.players
        self.drafts = save.drafts
        self.path = path
        self.bots = bots
        self.humans = [seat for seat, name in enumerate(save.players) if name == HUMAN]
        self.seated: int | None = None
        self.shown = dict.fromkeys(self.humans, 0)
        self.verbs: dict[str, Callable[[str], None]] = {}
        """The commands of this kind of session, in addition to those of every match."""
        seated = [None if name == HUMAN else name for name in save.players]
        self.names = called(save.match.game.id, seated)
        """The names of bots by seat; empty for people."""
        self._drawn: object = None
        self._unsaved = ""
        self._seed = str(save.match.to_dict()["seed"] or save.match.seed_commitment)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.humans) > 1

    def side(self, seat: int) -> str:
        """The rulebook's name of a seat."""
        return seat_name(self.screen, self.match.game, seat)

    def named(self, seat: int) -> str:
        """The name of a bot with its seat, or the seat of a person."""
        name = self.names[seat] if self.names else ""
        return f"{name} ({self.side(seat)})" if name else self.side(seat)

    def run(self) -> int:
        """Play, then print where the match is saved. Returns the exit code."""
        try:
            while self.match.result is None:
                self._step()
            self.keep()
            self._farewell()
        except (EOFError, LeaveMatch):
            self.keep()
            self._see_you()
        except KeyboardInterrupt:
            self.screen.show()
            self.keep()
            self._see_you()
            return 130
        except BaseException:  # the match must never be lost
            with contextlib.suppress(Exception):
                self.keep()
            raise
        return 0

    def _step(self) -> None:
        """Let the first pending seat decide, people before bots, so that they can undo."""
        pending = self.match.pending
        seat = next((seat for seat in pending if seat in self.humans), pending[0])
        if seat in self.bots:
            self._let_bot_decide(seat)
            return
        self.keep()
        if self.hot_seat and not self._sit(seat):
            return
        self.seated = seat
        self.report(seat)
        planner = self.ui.planner(self.screen, self.match, seat)
        if planner is None:
            self.draw_once(seat)
            Menu(self, seat).run()
        else:
            Planning(self, seat, planner).run()

    def _let_bot_decide(self, seat: int) -> None:
        for human in self.humans:
            if not self.hot_seat and not self.ui.hides_plans(self.match.view(human)):
                self.report(human)
                self.draw_once(human)
        rng = self.rng("bot", seat)
        decision = self.bots[seat].decide(self.match.view(seat), self.match.legal(seat), rng)
        self.match.act_all(seat, decision)

    def rng(self, purpose: str, seat: int) -> Rng:
        """An rng for each decision: a bot decides the same after undo and resume."""
        return Rng(self._seed, purpose, seat, len(self.match.moves))

    def opened(self, seat: int) -> None:
        """Called after a player was shown the choices, before the first line is read."""

    # --- what people are shown ----------------------------------------------------------------

    def report(self, seat: int) -> None:
        """Print the events that are new for this seat."""
        events = self.match.events(seat)
        self.print_events(seat, events[self.shown[seat] :])
        self.shown[seat] = len(events)

    def print_events(self, seat: int, events: Sequence[Event]) -> None:
        """Print events as this seat saw them; a single player is addressed as *you*."""
        game = self.match.game
        me = () if self.hot_seat else (f"p{seat + 1}", *game.seat_names[seat : seat + 1])
        print_events(self.screen, self.ui, events, me=me, names=self.names)

    def remind(self) -> None:
        """Show the last events again, after a match was resumed."""
        for seat in self.humans:
            self.shown[seat] = max(len(self.match.events(seat)) - REMINDER, 0)

    def draw_once(self, seat: int) -> None:
        """Draw the board, unless this seat has already seen it in this step."""
        now = self.ui.redraw_key(self.match.view(seat))
        key = (seat, now)
        if now is not None and key != self._drawn:
            whole = self.draws_whole and self._drawn is None
            self._drawn = key
            self.screen.show()
            self.draw(seat, track=whole)

    def draw(self, seat: int, *, track: bool = True) -> None:
        """Draw the board as a seat sees it."""
        self.screen.lines(self.ui.draw(self.screen, [self.match.view(seat)], track=track))

    def _sit(self, seat: int) -> bool:
        """Hand the keyboard to another player; False if the previous one has undone something."""
        if self.seated == seat:
            return True
        self.screen.clear()
        if self.seated is not None and self.match.can_undo(self.seated):
            self.screen.print_text("terminal-hand-over-undo")
        while True:
            line = self.screen.ask(
                self.screen.say("terminal-hand-over", name=self.side(seat)) + " "
            )
            if not line:
                break
            if line == "quit":
                raise LeaveMatch
            if line == "undo" and self.seated is not None and self.match.can_undo(self.seated):
                self.take_back(self.seated)
                return False
        self.screen.clear()
        self._drawn = None
        return True

    def _farewell(self) -> None:
        result = self.match.result
        if result is None:
            raise AssertionError("the match is not over")
        watcher = self.humans[0] if self.hot_seat or self.seated is None else self.seated
        self.report(watcher)
        self.screen.show()
        self.draw(watcher)
        self.screen.show()
        ours = [seat for seat in result.winners if seat in self.humans]
        winner = (*ours, *result.winners, self.humans[0] if self.humans else 0)[0]
        key = "won" if self.hot_seat else "you-won" if ours else "you-lost"
        if len(result.winners) > 1:
            key = "shared"
        elif not result.winners:
            key = "nobody" if self.hot_seat else "you-lost-too"
        reason = self.screen.texts.name("reason", result.reason)
        self.screen.print_text(
            f"terminal-result-{key}",
            style="title",
            name=self.named(winner),
            names=", ".join(map(self.named, result.winners)),
            reason=reason,
        )
        view = self.match.view(watcher)
        for line in self.ui.speaker(self.screen).ending(view, self.match.events(watcher)):
            self.screen.show(line)
        if self._unsaved:
            self.screen.print_text("terminal-not-saved", problem=self._unsaved, style="wrong")
        else:
            self.screen.print_text("terminal-log-saved")
            self.screen.show_whole(f"  {self.path}")
            self.screen.print_text("terminal-how-to-replay")
            self.screen.show_whole(f"  kagemusha replay {_quoted(self.path)}")
            self.screen.show_whole(f"  kagemusha review {_quoted(self.path)}")

    def _see_you(self) -> None:
        if self._unsaved:
            self.screen.print_text("terminal-not-saved", problem=self._unsaved, style="wrong")
        else:
            self.screen.print_text("terminal-match-saved")
            self.screen.show_whole(f"  {self.path}")
            self.screen.print_text("terminal-how-to-resume")
            self.screen.show_whole(f"  kagemusha play --resume {_quoted(self.path)}")

    # --- doing and undoing ------------------------------------------------------------------------

    def choose(self, seat: int, plan: Sequence[str]) -> None:
        """Do a plan: all or nothing up to the step that asks chance or reveals something, then on.

        Refusing the whole plan because of a later step would reveal what nobody may know yet.
        """
        rest: Sequence[Action | str] = plan
        while rest:
            known, rest = self.match.foreseeable(seat, rest)
            self.match.act_all(seat, known)

    def take_back(self, seat: int) -> None:
        """Undo a seat's last action, or its whole plan, which becomes a draft again."""
        try:
            undone = self.match.undo(seat)
        except IllegalAction as error:
            reasons = " ".join(self.screen.texts.message(m) for m in error.messages)
            raise Refused(reasons) from None
        planner = self.ui.planner(self.screen, self.match, seat)
        if planner is not None:
            self.drafts[seat] = planner.draft()
            while planner is not None and planner.draft() and self.match.can_undo(seat):
                self.match.undo(seat)
                planner = self.ui.planner(self.screen, self.match, seat)
        for human in self.humans:
            self.shown[human] = min(self.shown[human], len(self.match.events(human)))
        self._drawn = None
        self.screen.print_text("terminal-undone", action=str(undone))

    # --- keeping ----------------------------------------------------------------------------------

    def save(self) -> Save:
        """The match and the drafts as a save."""
        return Save(self.match, self.players, self.screen.texts.locale, self.drafts)

    def keep(self) -> None:
        """Write the match to its file; a full disk does not end the match."""
        try:
            saves.write(self.path, self.save())
            self._unsaved = ""
        except OSError as error:
            self._unsaved = f"{self.path}: {self.screen.problem(error)}"


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
