"""Reads a log that somebody sends, piece by piece.

A decoder never lets other threads go on before it has finished, and a megabyte of small lists keeps
it busy for a long time. So it gets no more than one part of the log, or one move, at once.
"""

from __future__ import annotations

import re
from json import JSONDecodeError, JSONDecoder
from typing import Any

import msgspec

from kagemusha.server.errors import UNREADABLE, ServerError, bad_request, unreadable

PIECE = 16 * 1024
"""Letters of one move, or of another part; those of our games have 500."""
PARTS, MOVES = 20, 3_000
"""How many of each are read; our longest matches have a few hundred moves."""
_SPACES = 4 * 1024
_space = re.compile(rf"[ \t\n\r]{{0,{_SPACES}}}")
_piece = JSONDecoder().raw_decode


def read_log(body: bytes) -> dict[str, Any]:
    """The parts of a log; ServerError if it cannot be one. Whether it is true is checked later."""
    try:
        text = body.decode()
        log, at = _parts(text)
    except UNREADABLE as error:
        raise unreadable(error) from None
    if at < len(text):
        raise _bad("no more after the log", at)
    return log


def _bad(wanted: str, at: int) -> ServerError:
    return bad_request(f"JSON of a log: {wanted} (letter {at})")


def _parts(text: str) -> tuple[dict[str, Any], int]:
    log: dict[str, Any] = {}
    at = _after(text, 0, "{")
    for _ in range(PARTS):
        name, at = _value(text, at)
        if not isinstance(name, str):
            raise _bad("the name of a part", at)
        at = _after(text, at, ":")
        read = _moves if name == "moves" and text[at : at + 1] == "[" else _value
        log[name], at = read(text, at)
        if text[at : at + 1] == "}":
            return log, _skip(text, at + 1)
        at = _after(text, at, ",")
    raise _bad("fewer parts", at)


def _moves(text: str, at: int) -> tuple[list[Any], int]:
    moves: list[Any] = []
    at = _after(text, at, "[")
    if text[at : at + 1] == "]":
        return moves, _skip(text, at + 1)
    while len(moves) < MOVES:
        move, at = _value(text, at)
        moves.append(move)
        if text[at : at + 1] == "]":
            return moves, _skip(text, at + 1)
        at = _after(text, at, ",")
    raise _bad("fewer moves", at)


def _value(text: str, at: int) -> tuple[Any, int]:
    """The next value, and where what follows it begins."""
    piece = text[at : at + PIECE]
    try:
        length = _piece(piece)[1]  # where it ends; the other decoder is the strict one
    except JSONDecodeError as error:
        wanted = "shorter parts" if error.pos >= PIECE - 1 else error.msg
        raise _bad(wanted, at + error.pos) from None
    except ValueError as error:  # a number without end
        raise _bad(str(error), at) from None
    return msgspec.json.decode(piece[:length]), _skip(text, at + length)


def _after(text: str, at: int, sign: str) -> int:
    at = _skip(text, at)
    if text[at : at + 1] != sign:
        raise _bad(sign, at)
    return _skip(text, at + 1)


def _skip(text: str, at: int) -> int:
    """Behind spaces, however many there are."""
    while True:
        found = _space.match(text, at)
        if found is None or found.end() - at < _SPACES:
            return at if found is None else found.end()
        at = found.end()
