"""Every term of the glossary is defined where the glossary says, and only once there."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT, Page

ROW = re.compile(
    r"^\| (?P<term>[^|]+) \| [^|]+ \| `(?P<file>[^:`]+): (?P<name>\w+)` \|$", re.MULTILINE
)
GLOSSARY = Page(ROOT / "docs" / "glossary.md")


def test_terms_exist_in_the_code() -> None:
    rows = list(ROW.finditer(GLOSSARY.text))
    table = [line for line in GLOSSARY.text.splitlines() if line.startswith("| ")]
    assert len(rows) == len(table) - 2, "a row is malformed"
    for row in rows:
        code = (ROOT / "src" / "kagemusha" / row["file"]).read_text(encoding="utf-8")
        name = row["name"]
        defined = rf"^\s*(?:class |(?:async )?def ){name}\b|^\s*{name}(?:: [^=\n]+)?(?: = |$)"
        assert re.search(defined, code, re.MULTILINE), f"{row['term']}: no {name} in {row['file']}"


def test_each_term_is_listed_once() -> None:
    terms = [row["term"] for row in ROW.finditer(GLOSSARY.text)]
    assert len(terms) == len(set(terms))
