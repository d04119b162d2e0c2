"""Reads the Fluent files as trees, and the text ids in the source code."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kagemusha
from kagemusha.games.era_of_the_ninja.refusal_cases import CASES
from kagemusha.text.fluent_texts import fluent_files
from kagemusha.text.texts import SIGNED, name_kinds

SOURCE = Path(kagemusha.__file__).parent
NUMBERS = (0, 1, 2, 5)
PROBLEM = re.compile(
    r"(arena|board|chance|content|notation|option|position|refused|replay)-[a-z-]+"
)
SAMPLES = {
    "ability": "skill-kawarimi",
    "area": "inn",
    "areas": "inn,well",
    "boss": "zombies",
    "card": "rat-3",
    "card-list": "rat-3,ronin",
    "clan": "spider",
    "clan-list": "fox,carp",
    "court": "levy",
    "deck": "weapon",
    "effect": "draw",
    "encounter": "night-watch",
    "enemy": "side-2",
    "gear": "weapon-katana",
    "killer": "p2",
    "kind": "granary",
    "last": "passage",
    "loot": "item-sake",
    "gear-list": "weapon-katana,item-tabi",
    "lord": "kasai",
    "mark": "success",
    "mode": "grasshopper",
    "ninja": "oni",
    "other": "p2",
    "other-gear": "skill-goton",
    "other-stack": "yari-3",
    "other-unit": "harquebus",
    "owner": "nobody",
    "place": "missions",
    "player": "p1",
    "player-list": "p2,p4",
    "reason": "five-areas",
    "roll": "attack",
    "ronin": "tasuke",
    "ronin-list": "yobu,kabe",
    "room": "dojo",
    "side": "attacker",
    "stack": "yari-2",
    "stack-list": "yari-2,lord",
    "stage": "move",
    "step": "planning",
    "temple": "iron-drill",
    "temple-list": "iron-drill,closed-fist",
    "to": "burial-grounds",
    "top": "encounter-pay-parade",
    "under": "none",
    "unit": "monk",
    "way": "north",
    "way-list": "north,east",
    "winners": "p1,p3",
}

ERA_REFUSED = {f"refused-era-{name}": set(given.split()) for name, (_, given) in CASES.items()}
ERA_WORDS = (
    *("gear", "kept", "ninja", "lord", "encounter", "room", "enemy", "player", "ability"),
    *("deck", "way", "stack", "other-stack", "unit"),
)
UNKNOWN = {
    f"notation-unknown-{kind}": {"word", "known"}
    for kind in (
        *("area", "ronin", "card", "clan", "player", "place", "temple", "court", "boss"),
        *ERA_WORDS,
    )
}


class _Variables(Visitor):
    """Collects the arguments of a text; a name stands for the argument that it names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(argument(node.id.name))


def argument(variable: str) -> str:
    """The argument behind a variable: `area` for `area-name`, `number` for `number-size`."""
    base, _, derived = variable.rpartition("-")
    if derived in ("name", "of", "the", "start", "count") and base in name_kinds().arguments:
        return base
    return base if derived in ("size", "sign") and base == SIGNED else variable


@dataclass(frozen=True)
class Entry:
    """One text of one language."""

    file: str
    variables: frozenset[str]
    attributes: frozenset[str]


@cache
def entries(locale: str) -> dict[str, Entry]:
    """Every text of a language by id."""
    found = {}
    for file in fluent_files(locale):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                names = frozenset(attribute.id.name for attribute in entry.attributes)
                found[entry.id.name] = Entry(file.name, frozenset(variables.found), names)
    return found


def log_texts(prefix: str) -> set[str]:
    """The texts whose ids begin so, without those of the lessons."""
    return {
        name
        for name, entry in entries("en").items()
        if name.startswith(prefix) and not entry.file.startswith(("lessons-", "guide-"))
    }


def samples(entry: Entry) -> Iterator[dict[str, str | int]]:
    """Arguments for a text, once with each number."""
    for number in NUMBERS:
        args: dict[str, str | int] = dict.fromkeys(entry.variables, number)
        args.update({name: SAMPLES[name] for name in entry.variables if name in SAMPLES})
        yield args


@dataclass(frozen=True)
class Use:
    """A text id in the source, and the arguments given to it where they can be seen."""

    id: str
    args: frozenset[str] | None = field(default=None)


@cache
def uses() -> tuple[Use, ...]:
    """Every message that the source can speak of, the text room left out."""
    found: list[Use] = []
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(SOURCE / "text"):
            continue
        tree = python.parse(path.read_text(encoding="utf-8"))
        for node in python.walk(tree):
            if isinstance(node, python.Call):
                found.extend(_used(node))
    return tuple(found)


def _used(call: python.Call) -> Iterator[Use]:
    name = call.func.id if isinstance(call.func, python.Name) else ""
    given = [a.value if isinstance(a, python.Constant) else None for a in call.args]
    keywords = {word.arg or "" for word in call.keywords}
    if name == "Message" and given and isinstance(given[0], str):
        yield Use(given[0], _keys(call))
    elif given and PROBLEM.fullmatch(str(given[0])):  # handed to a function that makes the message
        yield Use(str(given[0]))
    if name == "_no" and given and isinstance(given[0], str):
        yield Use(f"refused-seven-ronin-{given[0]}", _plain(keywords))
    if name == "_reason" and given and isinstance(given[0], str):
        yield Use(f"refused-wat-aah-{given[0]}", _plain(keywords))
    if name == "_contradiction" and given and isinstance(given[0], str):
        yield Use(f"option-era-{given[0]}", _plain(keywords))
    if name in ("_refuse", "refused_position") and given and isinstance(given[0], str):
        yield Use(f"position-{given[0]}", _plain(keywords))
    if name == "refuse" and len(given) == 3 and isinstance(given[2], str):
        yield Use(given[2], _plain({*keywords, "file", "entry", "key"}))
    if name == "pick_word" and len(given) == 3 and isinstance(given[2], str):
        problem = f"notation-unknown-{given[2].replace(' ', '-')}"
        yield Use(problem, frozenset({"word", "known"}))


def _plain(names: set[str]) -> frozenset[str]:
    derived = {"where"} if {"file", "entry"} <= names else set()
    return frozenset({name.replace("_", "-") for name in names} | derived)


def _keys(call: python.Call) -> frozenset[str] | None:
    """The keys of a dict that is written out in the call; None if it is made elsewhere."""
    if len(call.args) < 2:
        return frozenset() if not any(word.arg == "args" for word in call.keywords) else None
    given = call.args[1]
    if not isinstance(given, python.Dict):
        return None
    keys = [key.value for key in given.keys if isinstance(key, python.Constant)]
    if len(keys) < len(given.keys):
        return None
    return _plain({str(key) for key in keys})


def cited_rules(pattern: str) -> set[str]:
    """Every rule that the source cites, by how the ids of its game look."""
    cited = set()
    for path in SOURCE.rglob("*.py"):
        cited |= set(re.findall(rf"\b{pattern}\b", path.read_text(encoding="utf-8")))
    return cited
