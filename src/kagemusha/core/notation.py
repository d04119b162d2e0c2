"""Reads words, numbers, clauses and position lines, for the notation of all games."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message, NotationError


def pick_word(word: str, allowed: Sequence[str], kind: str) -> str:
    """The allowed word that this word is or abbreviates; NotationError lists the candidates."""
    if word in allowed:
        return word
    known = dict.fromkeys(allowed)
    fitting = [name for name in known if name.startswith(word)]
    if len(fitting) == 1:
        return fitting[0]
    problem = "notation-ambiguous" if fitting else f"notation-unknown-{kind.replace(' ', '-')}"
    raise NotationError(Message(problem, {"word": word, "known": ", ".join(fitting or known)}))


def read_clauses(line: str, read: Callable[[str], Iterable[Action]]) -> list[Action]:
    """The actions of all clauses of a line, separated by semicolons; an empty line is an error."""
    actions = [action for clause in line.split(";") for action in read(clause)]
    if not actions:
        raise NotationError(Message("notation-empty"))
    return actions


def read_number(word: str) -> int:
    """An integer of one to three digits."""
    if not re.fullmatch(r"[0-9]{1,3}", word):
        raise NotationError(Message("notation-bad-number", {"word": word}))
    return int(word)


# --- position lines -----------------------------------------------------------------------


def refused_position(problem: str, **args: str | int) -> NotationError:
    """The error for a position line that cannot be read."""
    return NotationError(Message(f"position-{problem}", args))


def position_words(line: str, keys: Sequence[str]) -> dict[str, str]:
    """The values of a line of key=value words; each key is one of `keys` and occurs once."""
    words: dict[str, str] = {}
    for word in line.split():
        key, found, value = word.partition("=")
        if not found or key not in keys:
            raise refused_position("unknown-key", key=key, known=", ".join(keys))
        if key in words:
            raise refused_position("twice", key=key)
        words[key] = value
    return words


def position_pairs(
    key: str, value: str, allowed: Collection[str], separator: str = ":"
) -> list[tuple[str, str]]:
    """The items of a list such as `name:value,name:value`; each name is allowed and occurs once."""
    pairs: dict[str, str] = {}
    for item in filter(None, value.split(",")):
        name, _, rest = item.partition(separator)
        if name not in allowed or not rest:
            raise refused_position("bad-word", key=key, value=item, known=", ".join(allowed))
        if name in pairs:
            raise refused_position("twice", key=f"{key} {name}")
        pairs[name] = rest
    return list(pairs.items())


def position_number(key: str, word: str, low: int, high: int) -> int:
    """An integer within bounds."""
    digits = word.removeprefix("-")
    plain = len(digits) < 10 and digits.isascii() and digits.isdecimal()
    if not plain or not low <= int(word) <= high:
        raise refused_position("bad-number", key=key, value=word, low=low, high=high)
    return int(word)
