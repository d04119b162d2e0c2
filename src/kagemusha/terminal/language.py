"""Chooses the language: from the option, the environment, or English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kagemusha.terminal.errors import Refused
from kagemusha.text import LOCALES, Texts, texts

OPTION = "--language"
VARIABLE = "KAGEMUSHA_LANGUAGE"


def asked_for(argv: Sequence[str]) -> str | None:
    """The language option, anywhere on a command line."""
    for index, word in enumerate(argv):
        if word == "--":
            return None
        if word == OPTION and index + 1 < len(argv):
            return argv[index + 1]
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
    return None


def from_system(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if it is supported, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            short = value.lower().replace("-", "_").partition("_")[0].partition(".")[0]
            return short if short in LOCALES else "en"
    return "en"


def choose(argv: Sequence[str], environment: Mapping[str, str]) -> tuple[Texts, bool]:
    """The texts to use, and whether the user requested this language."""
    for origin, value in ((OPTION, asked_for(argv)), (VARIABLE, environment.get(VARIABLE))):
        if value:
            if value not in LOCALES:
                say = texts(from_system(environment)).say
                raise Refused(
                    say(
                        "terminal-error-choice",
                        option=origin,
                        value=value,
                        known=", ".join(LOCALES),
                    )
                )
            return texts(value), True
    return texts(from_system(environment)), False
