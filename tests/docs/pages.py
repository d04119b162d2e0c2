"""Reads the pages of the docs for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!`)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")
INLINE = re.compile(r"(?<!`)`(?P<code>[^`]+)`(?!`)")


@dataclass(frozen=True)
class Fence:
    """A fenced block: its language, the file name that may follow it, and its text."""

    language: str
    name: str
    body: str
    line: int


@dataclass(frozen=True)
class Page:
    """A page of the docs."""

    file: Path

    @property
    def name(self) -> str:
        return self.file.relative_to(ROOT).as_posix()

    @property
    def text(self) -> str:
        return self.file.read_text(encoding="utf-8")

    def fences(self) -> Iterator[Fence]:
        for found in FENCE.finditer(self.text):
            language, _, name = found["info"].partition(" ")
            line = self.text.count("\n", 0, found.start()) + 2
            yield Fence(language, name, found["body"], line)

    def prose(self) -> str:
        """The page without its fenced blocks."""
        return FENCE.sub("", self.text)

    def links(self) -> Iterator[str]:
        for found in LINK.finditer(self.prose()):
            yield found["target"]

    def anchors(self) -> set[str]:
        """The anchors that links can point to, made from headings in the usual way."""
        headings = re.findall(r"^#+ (.*)$", self.prose(), re.MULTILINE)
        words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
        return {heading.strip().replace(" ", "-") for heading in words}

    def code(self) -> Iterator[str]:
        """Inline code, and the lines of shell blocks."""
        for found in INLINE.finditer(self.prose()):
            yield " ".join(found["code"].split())
        for fence in self.fences():
            if fence.language in ("", "sh", "console"):
                yield from fence.body.splitlines()


def pages() -> list[Page]:
    """Every page in the root and in docs/."""
    top = sorted(ROOT.glob("*.md"))
    return [Page(file) for file in (*top, *sorted((ROOT / "docs").rglob("*.md")))]
