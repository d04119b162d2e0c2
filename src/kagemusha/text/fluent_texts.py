"""The Fluent files of one language, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kagemusha.text.errors import BrokenText, UnknownText

LONG = 10**15
"""Numbers from here on have too many digits for Fluent's formats."""
LONGEST = 900
"""Letters of a value: Fluent refuses a thousand and more."""


def fluent_files(locale: str) -> list[Traversable]:
    """Every Fluent file of a language, by name."""
    folder = resources.files("kagemusha.text") / "locales" / locale
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


class FluentTexts:
    """All texts of one language by id; a text that is missing or broken raises."""

    def __init__(self, locale: str) -> None:
        # No isolating marks: texts go into terminals, logs and exports as plain text.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._locale = locale
        ids: dict[str, str] = {}
        for file in fluent_files(locale):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    line = (entry.content or "").partition("\n")[0]
                    raise BrokenText(f"{locale}/{file.name}: not Fluent: {line!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in ids:
                        where = f"{ids[entry.id.name]} and {file.name}"
                        raise BrokenText(f"{locale}: {entry.id.name} stands in {where}")
                    ids[entry.id.name] = file.name
            self._bundle.add_resource(resource)
        self.ids = tuple(ids)
        """The ids of all texts in the order of the files."""

    def __contains__(self, text_id: str) -> bool:
        return self._bundle.has_message(text_id)

    def has(self, text_id: str, attribute: str) -> bool:
        """Whether a text has an attribute."""
        return attribute in self._bundle.get_message(text_id).attributes

    def format(self, text_id: str, args: Mapping[str, object], attribute: str = "") -> str:
        """The text of that id, or one of its attributes, with the arguments filled in."""
        if text_id not in self:
            raise UnknownText(text_id, self._locale)
        message = self._bundle.get_message(text_id)
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
    """A value that Fluent can write: a number too long for its formats is written as it is, and a
    text that somebody made too long is cut."""
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return str(value) if isinstance(value, int) and abs(value) >= LONG else value
