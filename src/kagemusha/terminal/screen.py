"""The screen: prints to and reads from a terminal, a pipe, or any stream of lines."""

from __future__ import annotations

import codecs
import contextlib
import sys
import unicodedata
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from kagemusha.text import Texts

NARROW = 80
"""The minimum number of columns for drawings."""

NO_BREAK = "\u00a0"
GLUE = "\ue000"
"""A placeholder for a space at which lines must not be broken."""

THEME = Theme(
    {
        "title": Style(bold=True),
        "rule": Style(dim=True),
        "quiet": Style(dim=True),
        "wrong": Style(color="red"),
        "good": Style(color="green"),
        "free": Style(dim=True),
        "contested": Style(color="yellow", bold=True),
        "occupied": Style(color="red", bold=True),
        "planned": Style(color="cyan", bold=True),
    }
)

_PLAIN = {
    "→": "->", "–": "-", "—": "-", "−": "-", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"',
    "„": '"', "«": '"', "»": '"', "·": "-", "•": "*", "×": "x", "≤": "<=", "≥": ">=", "ł": "l",
    "Ł": "L", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def plain(text: str) -> str:
    """The closest ASCII version of a text."""
    letters = (_PLAIN.get(letter, letter) for letter in text)
    spread = unicodedata.normalize("NFKD", "".join(letters))
    return (
        "".join(x for x in spread if not unicodedata.combining(x))
        .encode("ascii", "replace")
        .decode()
    )


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error("kagemusha", _in_ascii)


class Screen:
    """Prints sentences and reads lines, in one language."""

    def __init__(self, texts: Texts, *, language_chosen: bool = False) -> None:
        for stream, errors in (
            (sys.stdin, "replace"),
            (sys.stdout, "kagemusha"),
            (sys.stderr, "kagemusha"),
        ):
            with contextlib.suppress(AttributeError, ValueError):  # not a real file, in a test
                stream.reconfigure(errors=errors)  # type: ignore[union-attr]
        self.texts = texts
        self.language_chosen = language_chosen
        self.console = Console(theme=THEME, highlight=False, markup=False, emoji=False)
        self.errors = Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=True)
        self.hears_terminal = sys.stdin.isatty()
        self.interactive = self.hears_terminal and sys.stdout.isatty()
        self.unicode = (self.console.encoding or "").lower().replace("-", "").startswith("utf")
        self.simple = False
        """Whether to prefer plain lists to drawings."""
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing and history for input()

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @property
    def draws(self) -> bool:
        """Whether drawings fit and are wanted."""
        return self.width >= NARROW and not self.simple

    def say(self, text_id: str, /, **args: str | int) -> str:
        """A sentence in the screen's language."""
        return self.texts.say(text_id, **args)

    def show(
        self, text: str | Text = "", style: str = "", *, indent: int = 0, hang: int = 0
    ) -> None:
        """Print a line or more, wrapped at words; all of it may be indented.

        With `hang`, wrapped lines are indented by this many more columns.
        """
        rich_text = Text(text, style) if isinstance(text, str) else text
        if not self.unicode:  # before wrapping, because some letters become two
            rich_text = Text(plain(rich_text.plain), rich_text.style)
        for line in rich_text.split("\n", allow_blank=True) or [Text()]:
            # If an indented line is wrapped, all of it keeps the indent.
            own = len(line.plain) - len(line.plain.lstrip())
            margin = indent + own
            words = line[own:]
            words.plain = words.plain.replace(NO_BREAK, GLUE)
            room = max(self.width - margin, 20)
            ahead = max(hang - own, 0) if words.cell_len > room else 0
            pieces = words[ahead:].wrap(self.console, max(room - ahead, 20)) or [Text()]
            for number, piece in enumerate(pieces):
                piece.rstrip()
                whole = words[:ahead] + piece if ahead and not number else piece
                whole.plain = whole.plain.replace(GLUE, NO_BREAK)
                whole.pad_left(margin + (ahead if number else 0) if whole else 0)
                self.console.print(whole, soft_wrap=True)

    def print_text(
        self, text_id: str, /, *, style: str = "", indent: int = 0, **args: str | int
    ) -> None:
        """Print a sentence by its id."""
        self.show(self.say(text_id, **args), style, indent=indent)

    def show_whole(self, text: str) -> None:
        """Print a line that may be copied, without breaking it."""
        self.console.print(text, soft_wrap=True)

    def lines(self, lines: Iterable[Text]) -> None:
        """Print several lines."""
        for line in lines:
            self.show(line)

    def problem(self, error: OSError) -> str:
        """A sentence about why a file cannot be used."""
        kinds = {
            FileNotFoundError: "missing",
            PermissionError: "forbidden",
            IsADirectoryError: "folder",
        }
        key = kinds.get(type(error))
        return self.say(f"terminal-problem-{key}") if key else error.strerror or str(error)

    def flow(self, title: str, items: Sequence[Text], *, indent: int = 0) -> list[Text]:
        """Items after a title, wrapped between items only."""
        lines = [Text(" " * indent + title)]
        for number, item in enumerate(items, start=1):
            if lines[-1].cell_len + item.cell_len + 2 > self.width:
                lines.append(Text(" " * (indent + 1)))
            lines[-1].append(" ").append(item).append("," if number < len(items) else "")
        return lines

    def complain(self, message: str) -> None:
        """Print one line on stderr."""
        self.errors.print(message, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Read a line from the player, stripped; EOFError at the end of input."""
        if self.interactive:
            return input(prompt).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        try:
            line = self.listen()
        except EOFError:
            sys.stdout.write("\n")
            raise
        if not self.hears_terminal:  # echo, so that a transcript shows what was typed
            sys.stdout.write(f"{line}\n")
        return line

    def listen(self) -> str:
        """Read a line from a pipe, stripped; EOFError at the end of input."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def confirm(self, question: str) -> bool:
        """Ask a yes-or-no question; Enter means yes, and without a terminal the answer is yes."""
        if not self.interactive:
            return True
        yes, no = self.say("terminal-yes"), self.say("terminal-no")
        while True:
            answer = self.ask(f"{question} [{yes.capitalize()}/{no}] ").casefold()
            if not answer or yes.startswith(answer) or answer == "y":
                return True
            if no.startswith(answer):
                return False

    def clear(self) -> None:
        """Clear a terminal, including the scroll-back; print a separator on anything else."""
        if self.interactive:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
        else:
            self.show("-" * min(self.width, NARROW))
