"""Hooks of the documentation site.

Pages link to source files, which readers of the repository can follow. The site contains only the
pages, so there such a link becomes the path as code. The list of decisions comes from their folder.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s:#]+)(?:#[^)\s]*)?\)")
DECISIONS = "decisions/"


def on_config(config: Any) -> Any:
    """Replace the folder of decisions in the navigation by its pages."""
    folder = Path(config["docs_dir"], DECISIONS)
    pages = [DECISIONS + file.name for file in sorted(folder.glob("*.md"))]
    for entry in config["nav"]:
        if isinstance(entry, dict) and DECISIONS in entry.values():
            entry[next(iter(entry))] = pages
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Turn links that lead outside the site into code."""
    del config
    folder = posixpath.dirname(page.file.src_uri)

    def replaced(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link["target"]))
        if files.get_file_from_path(target) is not None:
            return link[0]
        return f"{link['words']} (`{target.removeprefix('../')}`)"

    return LINK.sub(replaced, markdown)
