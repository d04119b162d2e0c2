"""Writes JSON and SVG files in few lines: python scripts/compact.py FILE...

JSON gets as many items on a line as fit into WIDTH characters. SVG loses what only editors need:
comments, and white space between tags.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

WIDTH = 1000


def compact_json(value: Any, indent: int = 0) -> str:
    """A value on one line if it fits, otherwise its items on filled lines."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, dict | list):
        return line
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {compact_json(v, indent + 1)}" for key, v in value.items()]
    else:
        parts = [compact_json(part, indent + 1) for part in value]
    start, end = "{}" if isinstance(value, dict) else "[]"
    space = "\n" + " " * (indent + 1)
    return f"{start}{space}{(',' + space).join(_filled(parts, indent + 1))}\n{' ' * indent}{end}"


def _filled(parts: Iterable[str], indent: int) -> list[str]:
    """Items joined as far as they fit on a line; an item of several lines stays separate."""
    lines: list[str] = []
    for part in parts:
        together = f"{lines[-1]}, {part}" if lines else part
        if lines and "\n" not in together and len(together) + indent <= WIDTH:
            lines[-1] = together
        else:
            lines.append(part)
    return lines


def compact_svg(text: str) -> str:
    """Remove comments and the white space between tags."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r">\s*\n\s*<", "><", text)
    return re.sub(r"\s*\n\s*", " ", text.strip()) + "\n"


def compact(path: Path) -> str:
    """The text of a file in few lines."""
    text = path.read_text("utf-8")
    return compact_svg(text) if path.suffix == ".svg" else compact_json(json.loads(text)) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(compact(Path(name)), "utf-8")
