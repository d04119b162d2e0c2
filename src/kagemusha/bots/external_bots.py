"""Bots from outside of this package.

A bot is known by name after a package published it (entry points of the group `kagemusha.bots`) or
a program registered it: as `module:Class`, as `exec:COMMAND` (a program in any language, see
`bots/subprocess_bot.py`), or as an object. Only registered names can be asked for, so nobody on a
server can name code to run.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Protocol

from kagemusha.bots.bot import Bot, Maker
from kagemusha.bots.effort import Effort
from kagemusha.bots.subprocess_bot import ProgramBot, program_file
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Rules
from kagemusha.core.view import View

GROUP = "kagemusha.bots"
"""The group of entry points. Each names a class or a function that makes a bot."""
EXEC = "exec:"


class Decider(Protocol):
    """What a bot from outside must have; `name` and `blind` are added to it if it has none."""

    def decide(self, view: View, legal: Legal, rng: Rng, /) -> Sequence[Action]:
        """One legal action, or a whole plan."""


BotSource = str | Decider | Callable[..., Decider]
"""A bot as a name, as `module:Class` or `exec:COMMAND`, as an object, or what makes it."""

_registered: dict[str, Any] = {}
"""What makes the bots that were registered in this process, by name."""


def register_bot(source: BotSource) -> str:
    """Make a bot known in this process and return its name; the name of a known bot stays.

    A class or function that can be imported is known as `module:Class`, in other processes too.
    Any other object is known by its `name`, in this process only.
    """
    if isinstance(source, str):
        if ":" in source and source not in _registered:
            _registered[source] = source if source.startswith(EXEC) else _import(source)
        return source
    name = _reference(source) or str(getattr(source, "name", type(source).__name__))
    _check(source, name)
    _registered[name] = source
    return name


def external_makers(game_id: str) -> Mapping[str, Maker]:
    """The bots from outside that play a game, by name: all that do not list other `games`."""
    found = {**_published(), **_registered}
    return {
        name: _maker(name, source)
        for name, source in found.items()
        if game_id in getattr(source, "games", (game_id,))
    }


def is_everywhere(name: str) -> bool:
    """Whether other processes find the bot by its name as well."""
    return name not in _registered or ":" in name


def source_file(name: str) -> Path | None:
    """The file with the code of a bot from outside; None if there is none, or none is known."""
    source = {**_published(), **_registered}.get(name)
    if isinstance(source, str):
        return program_file(source.removeprefix(EXEC))
    if source is None:
        return None
    try:
        file = inspect.getsourcefile(
            source if inspect.isroutine(source) or inspect.isclass(source) else type(source)
        )
    except TypeError:
        return None
    return Path(file) if file else None


def _maker(name: str, source: Any) -> Maker:
    if isinstance(source, str):
        return lambda rules, effort: ProgramBot(source, source.removeprefix(EXEC), rules, effort)

    def make(rules: Rules[Any], effort: Effort) -> Bot:
        if hasattr(source, "decide") and not inspect.isclass(source):
            bot = source
        else:
            bot = source(*(rules, effort)[: _parameters(source)])
            _check(bot, name)
        for attribute, usual in (("name", name), ("blind", False)):
            if not hasattr(bot, attribute):
                setattr(bot, attribute, usual)
        made: Bot = bot
        return made

    return make


def _check(source: Any, name: str) -> None:
    """Refuse what can neither decide nor make something that can."""
    makes = inspect.isclass(source) or inspect.isroutine(source)
    if not callable(getattr(source, "decide", None)) and (inspect.isclass(source) or not makes):
        raise OptionError(Message("bot-cannot-decide", {"bot": name}))


def _parameters(source: Callable[..., Decider]) -> int:
    """How many of rules and effort it takes."""
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    found = inspect.signature(source).parameters.values()
    return sum(parameter.kind in kinds for parameter in found)


def _reference(source: Any) -> str | None:
    """`module:name` of a class or function, if that is where others find it."""
    module, name = getattr(source, "__module__", None), getattr(source, "__qualname__", None)
    if module and name and getattr(sys.modules.get(module), name, None) is source:
        return f"{module}:{name}"
    return None


def _import(reference: str) -> Any:
    """What `module:Class` names; modules in the current folder are found too."""
    module, _, name = reference.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        source = getattr(importlib.import_module(module), name)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        args = {"bot": reference, "problem": problem}
        raise OptionError(Message("bot-not-imported", args)) from error
    _check(source, reference)
    return source


@cache
def _published() -> dict[str, Any]:
    """The bots that entry points name; a broken one is left out with a warning."""
    found = {}
    for entry in entry_points(group=GROUP):
        try:
            source = entry.load()
            _check(source, entry.name)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            text = f"the bot {entry.name!r} ({entry.value}) is broken: {reason}"
            warnings.warn(text, stacklevel=2)
        else:
            found[entry.name] = source
    return found
