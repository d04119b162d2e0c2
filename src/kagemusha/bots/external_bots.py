"""Bots from outside this package.

A bot has a name after a package has published it (entry points in the group `kagemusha.bots`) or a
program has registered it: as `module:Class`, as `exec:COMMAND` (a program in any language, see
`bots/subprocess_bot.py`), or as an object. Only registered names can be requested, so clients of a
server cannot make it run arbitrary code.
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
from kagemusha.bots.subprocess_bot import ProgramBot, program_file
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Rules
from kagemusha.core.view import View

GROUP = "kagemusha.bots"
"""The group of entry points. Each refers to a class or function that makes a bot."""
EXEC = "exec:"


class Decider(Protocol):
    """What an external bot must have; `name` and `blind` are added if they are missing."""

    def decide(self, view: View, legal: Legal, rng: Rng, /) -> Sequence[Action]:
        """One legal action, or a whole plan."""


BotSpec = str | Decider | Callable[..., Decider]
"""A bot as a name, `module:Class`, `exec:COMMAND`, an object, or a function that makes it."""

_registered: dict[str, Any] = {}
"""The specs of the bots that were registered in this process, by name."""


def register_bot(spec: BotSpec) -> str:
    """Register a bot in this process and return its name; a registered bot keeps its name.

    A class or function that can be imported is called `module:Class`, also in other processes. Any
    other object is called by its `name`, only in this process.
    """
    if isinstance(spec, str):
        if ":" in spec and spec not in _registered:
            _registered[spec] = spec if spec.startswith(EXEC) else _import(spec)
        return spec
    name = _reference(spec) or str(getattr(spec, "name", type(spec).__name__))
    _check(spec, name)
    _registered[name] = spec
    return name


def external_makers(game_id: str) -> Mapping[str, Maker]:
    """The external bots for a game, by name: all that do not list other `games`."""
    found = {**_published(), **_registered}
    return {
        name: _maker(name, spec)
        for name, spec in found.items()
        if game_id in getattr(spec, "games", (game_id,))
    }


def is_everywhere(name: str) -> bool:
    """Whether other processes can find the bot by this name."""
    return name not in _registered or ":" in name


def code_file(name: str) -> Path | None:
    """The file with the code of an external bot; None if unknown."""
    spec = {**_published(), **_registered}.get(name)
    if isinstance(spec, str):
        return program_file(spec.removeprefix(EXEC))
    if spec is None:
        return None
    try:
        file = inspect.getsourcefile(
            spec if inspect.isroutine(spec) or inspect.isclass(spec) else type(spec)
        )
    except TypeError:
        return None
    return Path(file) if file else None


def _maker(name: str, spec: Any) -> Maker:
    if isinstance(spec, str):
        return lambda rules, effort: ProgramBot(spec, spec.removeprefix(EXEC), rules, effort)

    def make(rules: Rules[Any], effort: Effort) -> Bot:
        if hasattr(spec, "decide") and not inspect.isclass(spec):
            bot = spec
        else:
            bot = spec(*(rules, effort)[: _parameters(spec)])
            _check(bot, name)
        for attribute, usual in (("name", name), ("blind", False)):
            if not hasattr(bot, attribute):
                setattr(bot, attribute, usual)
        made: Bot = bot
        return made

    return make


def _check(spec: Any, name: str) -> None:
    """Refuse a spec that is neither a bot nor makes one."""
    makes = inspect.isclass(spec) or inspect.isroutine(spec)
    if not callable(getattr(spec, "decide", None)) and (inspect.isclass(spec) or not makes):
        raise OptionError(Message("bot-cannot-decide", {"bot": name}))


def _parameters(spec: Callable[..., Decider]) -> int:
    """How many of the arguments (rules, effort) it takes."""
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    found = inspect.signature(spec).parameters.values()
    return sum(parameter.kind in kinds for parameter in found)


def _reference(spec: Any) -> str | None:
    """`module:name` of a class or function, if others can import it from there."""
    module, name = getattr(spec, "__module__", None), getattr(spec, "__qualname__", None)
    if module and name and getattr(sys.modules.get(module), name, None) is spec:
        return f"{module}:{name}"
    return None


def _import(reference: str) -> Any:
    """Import `module:Class`, also from modules in the current folder."""
    module, _, name = reference.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        spec = getattr(importlib.import_module(module), name)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        args = {"bot": reference, "problem": problem}
        raise OptionError(Message("bot-not-imported", args)) from error
    _check(spec, reference)
    return spec


@cache
def _published() -> dict[str, Any]:
    """The bots from entry points; a broken one is skipped with a warning."""
    found = {}
    for entry in entry_points(group=GROUP):
        try:
            spec = entry.load()
            _check(spec, entry.name)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            text = f"the bot {entry.name!r} ({entry.value}) is broken: {reason}"
            warnings.warn(text, stacklevel=2)
        else:
            found[entry.name] = spec
    return found
