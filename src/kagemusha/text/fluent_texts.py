"""Reads and checks the Fluent files of one language."""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from kagemusha.text.errors import BrokenText, UnknownText

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a text or term, which is never indented."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference from a text to another one."""
LONG = 10**15
"""Larger numbers have too many digits for Fluent's formats."""
LONGEST = 900
"""The maximum length of a value: Fluent refuses a thousand characters and more."""


def fluent_files(locale: str) -> list[Traversable]:
    """Every Fluent file of a language, by name."""
    folder = resources.files("kagemusha.text") / "locales" / locale
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


class FluentTexts:
    """All texts of one language by id; missing and broken texts raise exceptions.

    A file is parsed when one of its texts is first needed; parsing all takes half a second.
    """

    def __init__(self, locale: str) -> None:
        # No isolating marks, because terminals, logs and exports show plain text.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._locale = locale
        self._unread = {
            file.name: file.read_text(encoding="utf-8") for file in fluent_files(locale)
        }
        self._reading, self._ready = threading.Lock(), set[str]()
        self._file_of: dict[str, str] = {}
        for name, text in self._unread.items():
            for entry in ENTRY.findall(text):
                if other := self._file_of.get(entry):
                    raise BrokenText(f"{locale}: {entry} stands in {other} and {name}")
                self._file_of[entry] = name
        self.ids = tuple(entry for entry in self._file_of if not entry.startswith("-"))
        """The ids of all texts in the order of the files."""

    def _read(self, name: str) -> None:
        """Parse a file, and those that it refers to. The caller holds the lock."""
        text = self._unread.get(name)
        if text is None:
            return
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").partition("\n")[0]
                raise BrokenText(f"{self._locale}/{name}: not Fluent: {line!r}")
        self._bundle.add_resource(resource)
        del self._unread[name]
        for entry in {*REFERENCE.findall(text)} & {*self._file_of}:
            self._read(self._file_of[entry])

    def _message(self, text_id: str) -> Message:
        if text_id not in self:
            raise UnknownText(text_id, self._locale)
        if (file := self._file_of[text_id]) not in self._ready:
            with self._reading:
                self._read(file)
                self._ready.add(file)
        return self._bundle.get_message(text_id)

    def __contains__(self, text_id: str) -> bool:
        return text_id in self._file_of and not text_id.startswith("-")

    def has(self, text_id: str, attribute: str) -> bool:
        """Whether a text has an attribute."""
        return attribute in self._message(text_id).attributes

    def format(self, text_id: str, args: Mapping[str, object], attribute: str = "") -> str:
        """The text with this id, or one of its attributes, with the arguments filled in."""
        message = self._message(text_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownText(f"{text_id}.{attribute}" if attribute else text_id, self._locale)
        shown = {name: _short(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            problems = "; ".join(str(error) for error in errors)
            raise BrokenText(f"{self._locale}: {text_id}: {problems}")
        return str(text)


def _short(value: object) -> object:
    """A value that Fluent can format: numbers that are too long become text, and texts that are
    too long are cut."""
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return str(value) if isinstance(value, int) and abs(value) >= LONG else value
