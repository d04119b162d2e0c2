"""Refuses long commit subjects: python scripts/commit_subjects.py [FILE WITH A MESSAGE].

Without a file it checks all commits since the rule exists, as far as the clone has them; none if
there is no history, as in a source archive.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MOST = 72
SINCE = 1795052293
"""The time of the last commit that is not checked."""


def subjects() -> list[str] | None:
    """The subjects of this folder's commits since the rule; None if it has no history."""
    top = _git("rev-parse", "--show-toplevel")
    if top is None or Path(top.strip()).resolve() != Path.cwd().resolve():
        return None
    lines = [line.partition(" ") for line in (_git("log", "--format=%ct %s") or "").splitlines()]
    # In a shallow clone a merge may look like any other commit.
    return [s for at, _, s in lines if int(at) > SINCE and not s.startswith("Merge ")]


def _git(*words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], check=False, capture_output=True, encoding="utf-8")
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def main(words: list[str]) -> int:
    """Check, and print long subjects; 1 if there are any."""
    found = [Path(words[0]).read_text("utf-8").partition("\n")[0]] if words else subjects()
    if found is None:
        print("There is no history here: no subjects of commits were checked.")
        return 0
    long = [subject for subject in found if len(subject) > MOST]
    for subject in long:
        print(f"error: the subject has {len(subject)} characters, at most {MOST}: {subject}")
    if not words:
        print(f"Commits checked: {len(found)}")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
