"""Loads card and board files as typed data; errors name the file, the entry and the key."""

from __future__ import annotations

import dataclasses
import tomllib
import types
import typing
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from kagemusha.core.errors import ContentError, Message

T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class Between:
    """Bounds of a number, given as `Annotated[int, Between(1, 9)]`."""

    low: int
    high: int


def read_toml(path: Path) -> dict[str, Any]:
    """The data of a TOML file; ContentError if it cannot be read or is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        problem = error.strerror or str(error)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problem = str(error)
    raise ContentError(Message("content-unreadable", {"file": str(path), "problem": problem}))


def load(kind: type[T], data: Mapping[str, Any], file: str, entry: str = "") -> T:
    """Make a dataclass from the data of a file, whose keys are the field names in kebab-case."""
    fields = _fields(kind)  # type: ignore[arg-type]
    where = {"file": file, "entry": entry or "-"}
    for key in data:
        if key not in fields:
            known = ", ".join(fields)
            raise ContentError(
                Message("content-unknown-key", {**where, "key": key, "known": known})
            )
    values = {}
    for key, (field, hint) in fields.items():
        if key in data:
            values[field.name] = _value(hint, data[key], file, entry, key)
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise ContentError(Message("content-missing-key", {**where, "key": key}))
    return kind(**values)


def plain(content: Any) -> dict[str, Any]:
    """The inverse of `load`: a dataclass as the data of a file."""
    fields = _fields(type(content))  # type: ignore[arg-type]
    return {key: _plain(getattr(content, field.name)) for key, (field, _) in fields.items()}


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key.replace("_", "-"): _plain(item) for key, item in value.items()}
    return plain(value) if dataclasses.is_dataclass(value) else value


@cache
def _fields(kind: type[Any]) -> dict[str, tuple[dataclasses.Field[Any], Any]]:
    """The fields of a dataclass with their types, by their keys in a file."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = dataclasses.fields(kind)
    return {field.name.replace("_", "-"): (field, hints[field.name]) for field in fields}


def _value(hint: Any, value: Any, file: str, entry: str, key: str) -> Any:
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        bound = hint.__metadata__[0]
        number = _value(hint.__origin__, value, file, entry, key)
        if not bound.low <= number <= bound.high:
            wanted = f"{bound.low}-{bound.high}"
            raise _wrong(file, entry, key, wanted, value)
        return number
    if origin is tuple:
        if not isinstance(value, list):
            raise _wrong(file, entry, key, "list", value)
        inner = typing.get_args(hint)[0]
        if dataclasses.is_dataclass(inner):
            return tuple(
                load(
                    typing.cast("type[Any]", inner),
                    _table(item, file, key, n),
                    file,
                    _name(item, key, n),
                )
                for n, item in enumerate(value, start=1)
            )
        return tuple(_value(inner, item, file, entry, key) for item in value)
    if dataclasses.is_dataclass(hint):
        inside = f"{entry} {key}".strip()
        if not isinstance(value, dict):
            raise _wrong(file, entry, key, "table", value)
        return load(typing.cast("type[Any]", hint), value, file, inside)
    if origin is typing.Literal:
        if value not in typing.get_args(hint):
            raise _wrong(file, entry, key, ", ".join(map(str, typing.get_args(hint))), value)
        return value
    if origin is types.UnionType:
        inner = next(arg for arg in typing.get_args(hint) if arg is not types.NoneType)
        return _value(inner, value, file, entry, key)
    if not isinstance(value, hint) or (hint is int and isinstance(value, bool)):
        raise _wrong(file, entry, key, hint.__name__, value)
    return value


def _table(item: Any, file: str, key: str, number: int) -> Mapping[str, Any]:
    if not isinstance(item, dict):
        raise _wrong(file, f"{key} {number}", key, "table", item)
    return item


def _name(item: Any, key: str, number: int) -> str:
    return f"{key} {item['id']}" if isinstance(item, dict) and "id" in item else f"{key} {number}"


def _wrong(file: str, entry: str, key: str, wanted: str, value: object) -> ContentError:
    args = {"file": file, "entry": entry or "-", "key": key, "wanted": wanted, "value": str(value)}
    return ContentError(Message("content-wrong-value", args))
