"""Events, messages, names and rules as sentences of one language."""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping, Sequence
from functools import cache

from kagemusha.core.errors import Message, OptionError, speak_with
from kagemusha.core.event import Event
from kagemusha.core.manifest import Manifest, NameKinds
from kagemusha.core.registry import manifests
from kagemusha.text.errors import BrokenText, UnknownText
from kagemusha.text.rule_pages import Rule, read_page

__all__ = ["LOCALES", "BrokenText", "Texts", "UnknownText", "speak_english", "texts"]

LOCALES = ("en", "fr", "pl")
"""The languages of all texts."""

Value = str | int | Sequence[str] | Sequence[int]

NAMED = {
    "mode": "mode",
    "reason": "reason",
    "side": "side",
    "step": "step",
    **dict.fromkeys(("player", "player-list", "other", "owner", "winners"), "player"),
}
"""Arguments in any game whose value is an id, with the kind of its name."""
LISTS = ("player-list", "winners")
OWN = ("reason", "side")
"""Kinds whose ids may have no text: in games without texts, or from a player's own file."""
NOT_NAMES = ("text", "flavour", "state")
"""Parts of ids that are not names: `court-text-…` is a card's text, `…-state-…` a state."""
PERSONS = {"you": ("player", "owner", "killer", "winners", "side"), "to-you": ("other",)}
"""The forms of a text that address the reader, with the arguments that may be the reader."""
SIGNED = "number"
"""The argument that may be negative; texts also get its size and sign."""
PLAYER_ID = re.compile(r"p(?P<number>[1-9][0-9]?)", re.ASCII)
NUMBERED = re.compile(r"(?P<name>.+)-(?P<number>[1-9][0-9]?)", re.ASCII)
CLAN_CARD_ID = re.compile(r"(?P<clan>.+)-(?P<strength>[0-9]{1,2})", re.ASCII)


@cache
def name_kinds() -> NameKinds:
    """The kinds of names in the texts of all games."""
    every = [manifest.names for manifest in manifests()]
    arguments = {key: kind for names in every for key, kind in names.arguments.items()} | NAMED
    lists = {key for key in arguments if key.endswith("-list")}.union(*(n.lists for n in every))
    return NameKinds(
        arguments,
        (*lists, *LISTS),
        (*OWN, *(kind for names in every for kind in names.own)),
        {group: kinds for names in every for group, kinds in names.groups.items()},
    )


class Texts:
    """All texts of one language. Created by `texts`."""

    def __init__(self, locale: str) -> None:
        from kagemusha.text.fluent_texts import FluentTexts  # loads Fluent only when needed

        self.locale = locale
        self._fluent = FluentTexts(locale)
        self._kinds = name_kinds()
        self._names: dict[tuple[str, str], str] = {}
        self._pages: dict[str, dict[str, Rule]] = {}

    def __contains__(self, text_id: str) -> bool:
        return text_id in self._fluent

    def say(self, text_id: str, /, **args: Value) -> str:
        """The text with this id; UnknownText for an unknown id, BrokenText for a bad argument."""
        return self._fluent.format(text_id, self._arguments(args))

    def attribute(self, text_id: str, attribute: str, /) -> str:
        """One of the attributes of a text."""
        return self._fluent.format(text_id, {}, attribute)

    def event(self, event: Event, me: Sequence[str] = ()) -> str:
        """An event as a sentence for the log.

        `me` are the ids of the reader's seat, which is addressed as *you*.
        """
        if event.kind not in self:
            return self._without_text(event, me)
        form = self._person(event, me) if me else ""
        return self._fluent.format(event.kind, self._arguments(event.args), form)

    def _person(self, event: Event, me: Sequence[str]) -> str:
        """The form of an event's text that addresses the reader, if it is about the reader."""
        for form, keys in PERSONS.items():
            about = [event.args[key] for key in keys if key in event.args]
            named = {one for ids in about for one in (ids if isinstance(ids, tuple) else (ids,))}
            if not named.isdisjoint(me) and self._fluent.has(event.kind, form):
                return form
        return ""

    def _without_text(self, event: Event, me: Sequence[str]) -> str:
        """A sentence for an event of a game without texts, with its seat first."""
        args = dict(event.args)
        seat = args.pop("seat", None)
        own = next((m.id for m in manifests() if event.kind.startswith(f"{m.id}-")), "")
        line = sentence(event.kind.removeprefix(f"{own}-"), args)
        if not isinstance(seat, int) or seat < 0:
            return line
        player = f"p{seat + 1}"
        who = self.say("speech-generic-you") if player in me else self.name("player", player)
        return f"{who}: {line[0].lower()}{line[1:]}"

    def message(self, message: Message) -> str:
        """A message as a sentence."""
        if message.id not in self:
            return sentence(message.id, message.args)
        return self._fluent.format(message.id, self._arguments(message.args))

    def name(self, kind: str, name_id: str, /) -> str:
        """The name of a `game`, `step`, `reason` or another kind in `name_kinds`."""
        if (kind, name_id) not in self._names:
            self._names[kind, name_id] = self._name(kind, name_id)
        return self._names[kind, name_id]

    def _name(self, kind: str, name_id: str) -> str:
        text_id = f"{kind}-{name_id}"
        if kind == "player" and (found := PLAYER_ID.fullmatch(name_id)):
            return self.say("seat-player", number=int(found["number"]))
        if kind == "card" and f"yokai-{name_id}" in self._fluent:
            return self.name("yokai", name_id)
        if kind == "card" and (found := CLAN_CARD_ID.fullmatch(name_id)):
            return self.say("shinobi-card", clan=found["clan"], strength=int(found["strength"]))
        if kind in self._kinds.groups:
            return self._of_group(kind, name_id)
        if text_id not in self and (found := NUMBERED.fullmatch(name_id)):
            name, number = found["name"], int(found["number"])
            if kind == "stack" and f"unit-{name}" in self:
                return self.say("stack-unit", unit=name, number=number)
            if kind == "enemy" and name == "side":
                return self.say("enemy-side", number=number)
            if kind == "clan" and f"clan-{name}" in self:
                return self.say("numbered-clan", clan=name, number=number)
        if kind == "game" and text_id not in self:
            titles = {manifest.id: manifest.title for manifest in manifests()}
            return titles.get(name_id) or spelled(name_id)
        if kind in self._kinds.own and (
            text_id not in self or name_id.partition("-")[0] in NOT_NAMES
        ):
            return spelled(name_id)
        return self._fluent.format(text_id, {})

    def _of_group(self, group: str, name_id: str) -> str:
        """A name in a group of kinds, by kind and id, or by id: `weapon-katana`, `katana`."""
        kind, _, name = name_id.partition("-")
        kinds = self._kinds.groups[group]
        if kind in kinds and name:
            return self.name(kind, name)
        for other in kinds:
            if f"{other}-{name_id}" in self and kind not in NOT_NAMES:
                return self.say(f"{other}-{name_id}")
        return spelled(name_id)

    def _form(self, kind: str, name_id: str, form: str, otherwise: str) -> str:
        """Another form of a name, or `otherwise` if it has none."""
        text_id = f"{kind}-{name_id}"
        known = text_id in self and self._fluent.has(text_id, form)
        return self._fluent.format(text_id, {}, form) if known else otherwise

    def names(self, kind: str, name_ids: Sequence[str], /) -> str:
        """Several names as a phrase: a, b and c."""
        *others, last = [self.name(kind, name_id) for name_id in name_ids] or [""]
        return self.say("list-last", list=", ".join(others), item=last) if others else last

    def rule(self, rule_id: str, /) -> Rule:
        """The rule with this id."""
        for manifest in manifests():
            if rule_id in self._page(manifest):
                return self._page(manifest)[rule_id]
        raise UnknownText(f"rule-…-{rule_id}", self.locale)

    def rules(self, game_id: str, /) -> list[Rule]:
        """Every rule of a game, in reading order."""
        page = [rule for m in manifests() if m.id == game_id for rule in self._page(m).values()]
        if not page:
            raise UnknownText(f"rule-{game_id}-…", self.locale)
        return page

    def cite(self, rule_id: str, /) -> str:
        """The id of a rule, with the sign if not all of it is in the rulebook."""
        try:
            return self.rule(rule_id).cited
        except UnknownText:
            return rule_id

    def _page(self, manifest: Manifest) -> dict[str, Rule]:
        if manifest.id not in self._pages:
            self._pages[manifest.id] = read_page(self._fluent, manifest)
        return self._pages[manifest.id]

    def _arguments(self, args: Mapping[str, Value]) -> dict[str, str | int]:
        """The arguments, and the names of those that are ids."""
        given: dict[str, str | int] = {}
        for key, value in args.items():
            given[key] = given[key.replace("_", "-")] = _plain(value)
        named: dict[str, str | int] = {}
        arguments, lists = self._kinds.arguments, self._kinds.lists
        for key in given.keys() & arguments.keys():
            name = self._named(key, given[key])
            if name is not None:
                named[f"{key}-name"] = name
                if arguments[key] == "stack":  # the form for the start of a sentence
                    named[f"{key}-start"] = name[:1].upper() + name[1:]
                if arguments[key] == "area":  # the form within a sentence
                    named[f"{key}-the"] = self._form("area", str(given[key]), "the", name)
            if key in lists and isinstance(given[key], str):
                named[f"{key}-count"] = len(_items(str(given[key])))
        number = given.get(SIGNED)
        if isinstance(number, int):
            named[f"{SIGNED}-size"] = abs(number)
            named[f"{SIGNED}-sign"] = "minus" if number < 0 else "plus"
        if isinstance(given.get("clan"), str):
            clan = str(given["clan"])  # the form after the word clan: the clan *of the Rat*
            named["clan-of"] = self._form("clan", clan, "of", spelled(clan))
        if "file" in given and "entry" in given:  # "-" means the whole file, not an entry
            entry = "" if given["entry"] == "-" else f", {given['entry']}"
            named["where"] = f"{given['file']}{entry}"
        return {**named, **given}

    def _named(self, key: str, value: str | int) -> str | None:
        if isinstance(value, int):  # for example a count of areas
            return None
        try:
            kind = self._kinds.arguments[key]
            if key in self._kinds.lists:
                return self.names(kind, _items(value))
            return self.name(kind, value)
        except UnknownText:  # a text that uses this name will raise
            return None


def _plain(value: object) -> str | int:
    """Lists with commas; unexpected types as Python prints them."""
    if isinstance(value, str | int):
        return value
    if not isinstance(value, list | tuple):
        return str(value)
    if value and all(isinstance(item, int) for item in value):  # ids get names instead
        return ", ".join(str(item).replace("-", "\N{MINUS SIGN}") for item in value)
    return ",".join(map(str, value))


def _items(value: str) -> list[str]:
    """The ids in a comma-separated list."""
    return [item for item in value.split(",") if item]


def spelled(name_id: str) -> str:
    """A name made from an id: old-mill becomes Old Mill."""
    return " ".join(word.capitalize() for word in re.split("[-_]", name_id))


def _listed(value: object) -> str:
    """A readable value; lists with commas."""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def sentence(text_id: str, args: Mapping[str, object]) -> str:
    """A readable line for an id without a text: `fox-moved: seat 1, to the-mill`."""
    words = text_id.replace("-", " ").replace("_", " ")
    shown = ", ".join(f"{key} {_listed(value)}" for key, value in args.items())
    return words[:1].upper() + words[1:] + (f": {shown}." if shown else ".")


_READING = {locale: threading.RLock() for locale in LOCALES}


@cache
def _texts(locale: str) -> Texts:
    return Texts(locale)


def texts(locale: str) -> Texts:
    """The texts of a language; OptionError lists the known languages."""
    if locale not in LOCALES:
        args = {"locale": locale, "known": ", ".join(LOCALES)}
        raise OptionError(Message("option-no-such-locale", args))
    with _READING[locale]:  # reading is slow, so other threads wait instead of reading again
        return _texts(locale)


def speak_english() -> None:
    """Make error messages English sentences."""
    speak_with(lambda message: texts("en").message(message))
