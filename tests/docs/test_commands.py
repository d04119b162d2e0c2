"""Every command that a page shows exists, with its options."""

from __future__ import annotations

import re

import pytest

from kagemusha.terminal.main import main
from tests.docs.pages import ROOT, Page, pages

OPTION = re.compile(r"--[a-z][a-z-]*")
KNOWN: dict[tuple[str, ...], set[str]] = {}
"""The options of the commands that were asked so far."""


def shown() -> list[tuple[Page, str]]:
    """Every line that begins with `kagemusha` and a command."""
    return [
        (page, code.removeprefix(".venv/bin/"))
        for page in pages()
        for code in page.code()
        if re.match(r"(\.venv/bin/)?kagemusha [a-z-]", code)
    ]


@pytest.mark.parametrize(
    ("page", "line"), shown(), ids=[f"{page.name}: {line}" for page, line in shown()]
)
def test_command_exists(page: Page, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = line.split()
    grouped = words[1] in ("admin", "benchmark", "dataset", "puzzles")
    command = () if words[1].startswith("-") else tuple(words[1:3] if grouped else words[1:2])
    if command not in KNOWN:
        assert main([*command, "--help"]) == 0
        KNOWN[command] = set(OPTION.findall(capsys.readouterr().out))
    for option in OPTION.findall(line):
        assert option in KNOWN[command], f"{page.name} shows {line}"


def test_rules_that_commands_ask_for_exist(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [line.split()[1:4] for _, line in shown() if line.startswith("kagemusha rules ")]
    assert asked
    for words in asked:
        assert main([*words, "--language", "en"]) == 0
        assert capsys.readouterr().out


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for page in pages():
        for code in page.code():
            found = re.match(r"make(?: [A-Z]+=\S+)* (?P<target>[a-z-]+)", code)
            if found:
                assert found["target"] in targets, f"{page.name} shows {code}"
