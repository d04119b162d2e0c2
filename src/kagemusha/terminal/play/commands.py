"""Commands that a player can give at any time."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kagemusha.bots.chances import ChanceEstimate, Estimator, ask, level_among
from kagemusha.bots.roster import named_thinker
from kagemusha.core.action import Action, Legal
from kagemusha.core.errors import KagemushaError, Message, NotationError
from kagemusha.terminal import rules_page, saves
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.printing import (
    chance_in_words,
    file_refusal,
    in_notation,
    own,
    print_refusals,
    refusal_line,
)
from kagemusha.text.plans import plan_in_words
from kagemusha.text.player_names import bot_level

if TYPE_CHECKING:
    from kagemusha.terminal.game_ui import Look
    from kagemusha.terminal.play.session import Session

SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}
LAST_EVENTS = 12
FEW = 20
"""The maximum number of suggested words."""


class LeaveMatch(Exception):  # noqa: N818  not an error
    """The player wants to stop."""


class Resume(Exception):  # noqa: N818  not an error
    """The player wants to resume another match."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class PlayCommands:
    """Reads a player's lines until something has changed the match."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.screen = session.screen
        self.match = session.match
        self.ui = session.ui
        self.speaker = session.ui.speaker(session.screen)
        self.seat = seat
        self.done = False
        """Whether the match has changed, so that this decision is over."""
        self.verbs: dict[str, Callable[[str], None]] = {
            **{verb: partial(self.look, look) for verb, look in session.ui.commands.items()},
            "help": self.help,
            "board": self.board,
            "list": self.list,
            "log": self.log,
            "rules": self.rules,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "resume": self.resume,
            "position": self.position,
            **session.verbs,
        }

    def run(self) -> None:
        """Ask until the decision is made."""
        self.open()
        self.session.opened(self.seat)
        while not self.done:
            line = self.screen.ask(f"{self.session.side(self.seat)}> ")
            if not line:
                self.screen.print_text("terminal-hint", style="quiet")
                continue
            try:
                self.obey(line)
            except (KagemushaError, Refused) as error:
                self._refuse(error)

    def open(self) -> None:
        """Print something before the first line is read."""

    def obey(self, line: str) -> None:
        """Carry out one line."""
        verb, _, rest = line.partition(" ")
        verb = SHORT.get(verb.lower(), verb.lower())
        if verb in self.verbs:
            self.verbs[verb](rest.strip())
        else:
            self.move(self.notation(line))

    def move(self, line: str) -> None:
        """Carry out a line of notation as a move."""
        raise NotImplementedError

    def notation(self, line: str) -> str:
        """The line with the board's names replaced by notation."""
        return in_notation(line, self.typed_names())

    def typed_names(self) -> Mapping[str, str]:
        """The names that a player may type, with their words in the notation."""
        return self.ui.words(self.screen, self.match.view(self.seat))

    def _refuse(self, error: KagemushaError | Refused) -> None:
        if isinstance(error, KagemushaError):
            print_refusals(self.screen, [self.for_now(message) for message in error.messages])
        else:
            self.screen.show(refusal_line(self.screen, error), "wrong", indent=2)

    def for_now(self, message: Message) -> Message:
        """Replace the candidates in a message with those that are legal now."""
        legal = self.match.legal(self.seat)
        if message.id == "notation-too-short":
            return self._missing(message, legal)
        where, _, kind = message.id.partition("-unknown-")
        if where != "notation":
            return message
        if kind == "verb":
            view = self.match.view(self.seat)
            known = [self.ui.notation(view, action).split()[0] for action in legal]
        else:
            known = [str(value) for action in legal for part, value in action.parts if part == kind]
        args = {**message.args, "known": _few(known or known_words(message))}
        if known and kind != "verb":
            return Message("terminal-unknown-now", args)
        return replace(message, args=args)

    def _missing(self, message: Message, legal: Legal) -> Message:
        """What can follow a verb now, or which verbs are legal instead."""
        view, verb = self.match.view(self.seat), str(message.args["verb"])
        typed = [self.ui.notation(view, action) for action in legal]
        if whole := [line for line in typed if line.startswith(f"{verb} ")]:
            return Message("terminal-missing-after", {"verb": verb, "known": _few(whole)})
        verbs = [line.split()[0] for line in typed]
        return Message("terminal-not-now", {"verb": verb, "known": _few(verbs)})

    def reasons(self, line: str) -> tuple[Message, ...]:
        """Why a move in notation would be refused now, as far as the player may know."""
        return self.match.why_not(self.seat, self.match.foreseeable(self.seat, line)[0])

    # --- the commands --------------------------------------------------------------------------

    def help(self, topic: str) -> None:
        """Print the commands, or a topic."""
        game = self.match.game.id
        topics = ", ".join([*self.ui.topics, "saving"])
        if not topic:
            self.screen.show(self.usage())
            self.screen.print_text(self.own("terminal-help-commands"))
            self.screen.print_text("terminal-help-topics", topics=topics)
        elif topic == "saving":
            self.screen.print_text("terminal-help-saving")
        elif topic in self.ui.topics:
            self.screen.print_text(f"terminal-{game}-help-{topic}")
        else:
            raise Refused(self.screen.say("terminal-no-topic", topic=topic, topics=topics))

    def own(self, text_id: str) -> str:
        """The id of a text, or of this game's replacement."""
        return own(self.screen, self.match.game.id, text_id)

    def look(self, look: Look, rest: str) -> None:
        """Run a command of this game."""
        self.screen.lines(look(self.screen, self.match.view(self.seat), self.notation(rest)))

    def usage(self) -> str:
        """What the player can type in this step."""
        return ""

    def board(self, _rest: str) -> None:
        """Draw the board."""
        self.session.draw(self.seat)

    def list(self, _rest: str) -> None:
        """Print the board as a plain list."""
        before, self.screen.simple = self.screen.simple, True
        try:
            self.board("")
        finally:
            self.screen.simple = before

    def log(self, number: str) -> None:
        """Print the last events in sentences."""
        events = [e for e in self.match.events(self.seat) if not self.speaker.is_quiet(e)]
        if number and number != "all" and not number.isdecimal():
            raise Refused(self.screen.say("terminal-log-usage"))
        last = len(events) if number == "all" else int(number or LAST_EVENTS)
        self.session.print_events(self.seat, events[-last:] if last else [])

    def rules(self, rule_id: str) -> None:
        """Print one rule, or the list of rules."""
        if rule_id:
            rules_page.print_rules(self.screen, self.match.game.id, rule_id)
        else:
            rules_page.list_rules(self.screen, self.match.game.id)
            self.screen.print_text(self.own("terminal-rules-usage"), style="quiet")

    def why(self, line: str) -> None:
        """Explain why a move is refused."""
        if not line:
            raise Refused(self.screen.say(self.own("terminal-why-usage")))
        reasons = self.reasons(self.notation(line))
        if reasons:
            print_refusals(self.screen, reasons, texts=True)
        else:
            self.screen.print_text("terminal-why-legal", style="good")

    def hint(self, bot: str) -> None:
        """Print what a bot would do, the strongest unless one is named, and why.

        Never in a match between people.
        """
        if self.session.hot_seat:
            raise Refused(self.screen.say("hint-people"))
        match = self.match
        view = match.view(self.seat)
        thinker = named_thinker(bot, match.game, match.rules, None)
        thought = ask(thinker, view, match.legal(self.seat))
        self.show_plan(thought.plan)
        self.screen.show(self.screen.texts.message(thought.why), indent=2)
        if thought.chance is not None:
            estimator = Estimator(match.rules, thinker.name, level_among(self.session.players))
            self._show_chance(estimator.of(view, thought.chance, thought.error))
        self.show_typed(thought.plan)

    def _show_chance(self, found: ChanceEstimate) -> None:
        """Print the chance and its level, or a word if there is no number."""
        word = chance_in_words(self.screen, found.chance, found.low, found.high, found.error)
        if found.is_number:
            args = {"chance": word, "level": bot_level(self.screen.texts.locale, found.level)}
            self.screen.print_text("terminal-hint-chance", indent=2, **args)
        else:
            why = "vague" if found.level else "not-calibrated"
            self.screen.print_text(f"terminal-hint-{why}", indent=2, word=word)

    def show_plan(self, plan: Sequence[Action]) -> None:
        """Print a plan in words."""
        steps = [action.notation for action in plan]
        words = plan_in_words(self.match.rules, self.speaker, self.match.view(self.seat), steps)
        steps_in_words = self.screen.say("speech-semicolon").join(words)
        self.screen.print_text("terminal-hint-plan", style="good", indent=2, words=steps_in_words)

    def show_typed(self, plan: Sequence[Action]) -> None:
        """Print what to type for a plan."""
        view = self.match.view(self.seat)
        typed = itertools.groupby(self.ui.notation(view, action) for action in plan)
        notation = "; ".join(self._times(step, len(list(same))) for step, same in typed)
        self.screen.print_text("terminal-hint-type", style="quiet", indent=2, notation=notation)

    def _times(self, step: str, number: int) -> str:
        """A repeated step, with the number after it if the notation allows that."""
        with suppress(NotationError):
            if number > 1 and len(self.match.parse(f"{step} {number}")) == number:
                return f"{step} {number}"
        return "; ".join([step] * number)

    def undo(self, _rest: str) -> None:
        """Undo the last action."""
        self.session.take_back(self.seat)
        self.done = True

    def save(self, name: str) -> None:
        """Write a copy of the match."""
        if not name:
            raise Refused(self.screen.say("terminal-save-usage"))
        path = Path(name).expanduser().absolute()
        if not saves.is_ours(path):
            raise Refused(self.screen.say("terminal-error-not-ours", file=str(path)))
        try:
            saves.write(path, self.session.save())
        except OSError as error:
            raise file_refusal(self.screen, path, error) from None
        self.screen.print_text("terminal-copy-saved", file=str(path), style="good")

    def quit(self, _rest: str) -> None:
        """Stop playing for now."""
        raise LeaveMatch

    def resume(self, name: str) -> None:
        """Save this match and continue another one."""
        path = Path(name).expanduser().absolute() if name else None
        path = path or saves.latest(self.match.game.id, but=self.session.path)
        if path is None:
            raise Refused(self.screen.say("terminal-nothing-to-resume"))
        saves.read(path, self.screen)
        self.session.keep()
        raise Resume(path)

    def position(self, _rest: str) -> None:
        """Print the position as a line, unless it contains a hidden plan."""
        if self.ui.hides_position(self.match.view(self.seat)):
            raise Refused(self.screen.say(self.own("terminal-position-hidden")))
        self.screen.show_whole(self.match.position())


def known_words(message: Message) -> list[str]:
    """The words that a message suggests."""
    return str(message.args["known"]).split(", ")


def _few(words: Iterable[str]) -> str:
    """A short list without repetitions."""
    each = list(dict.fromkeys(words))
    return ", ".join([*each[:FEW], *(["…"] if len(each) > FEW else [])])
