"""Checks of what people write, before it is stored."""

from __future__ import annotations

import unicodedata

from kagemusha.core.errors import Message
from kagemusha.table.errors import TableError

LONGEST_COMMAND = 64
LONGEST_NAME = 40
LONGEST_TEXT = 500
ACCENTS = 3
"""Accents on one letter, besides one that is part of it."""
SHORTEST_SECRET = 22
LONGEST_SECRET = 128
"""22 characters of the urlsafe alphabet hold more than 128 bits."""


def check_command(command: str) -> str:
    """The id of a command."""
    if not 0 < len(command) <= LONGEST_COMMAND or not command.isprintable():
        raise TableError(Message("table-bad-command", {"number": LONGEST_COMMAND}))
    return command


def check_name(name: str) -> str:
    """The name of a person: one line, not too long."""
    name = _one_line(name)
    if len(name) > LONGEST_NAME:
        raise TableError(Message("table-long-name", {"number": LONGEST_NAME}))
    return name


def check_chat(text: str) -> str:
    """A line of chat: not empty, not too long."""
    text = _one_line(text)
    if not 0 < len(text) <= LONGEST_TEXT:
        raise TableError(Message("table-bad-words", {"number": LONGEST_TEXT}))
    return text


def check_reason(text: str) -> str:
    """Why somebody reports something: as long as a line of chat, or nothing."""
    text = _one_line(text)
    if len(text) > LONGEST_TEXT:
        raise TableError(Message("table-bad-words", {"number": LONGEST_TEXT}))
    return text


def check_secret(secret: str) -> str:
    """A secret that a client has made: long enough, and of characters that fit an address."""
    plain = secret.isascii() and secret.replace("-", "").replace("_", "").isalnum()
    if not plain or not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET:
        raise TableError(Message("table-bad-secret", {"number": SHORTEST_SECRET}))
    return secret


def check_text(text: str, most: int) -> str:
    """A text of several lines: not too long, and without empty lines at its ends."""
    text = "\n".join(_one_line(line) for line in text.splitlines()).strip("\n")
    if len(text) > most:
        raise TableError(Message("study-long-text", {"number": most}))
    return text


def _one_line(text: str) -> str:
    """Without line breaks, control characters, marks that change the direction of text, and
    towers of accents that cover other lines."""
    shown, accents = [], 0
    for letter in unicodedata.normalize("NFC", text):
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if accents <= ACCENTS:
            shown.append(letter if letter.isprintable() else " ")
    return " ".join("".join(shown).split())
