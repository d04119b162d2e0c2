"""Shows golden playthroughs, most of which tests/test_golden.py stores only as digests.

python scripts/golden.py                   name the cases
python scripts/golden.py CASE              print the text of one, as played now
python scripts/golden.py CASE COMMIT       print how it differs from that commit
"""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import sys, kagemusha
from kagemusha.testing import golden_text
game_id, _, number = sys.argv[1].rpartition("-")
game = kagemusha.game(game_id)
seats, options = list(game.variants())[int(number) - 1]
sys.stdout.write(golden_text(game, seats, options, seed=int(number)))
"""


def text(case: str, source: Path) -> str:
    """Play a case with the package below `source`."""
    words = [sys.executable, "-c", PLAY, case]
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        words, env=env, stdout=subprocess.PIPE, encoding="utf-8", check=True
    ).stdout


def text_at(case: str, commit: str) -> str:
    """Play a case with the package as it was at a commit."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
        try:
            return text(case, tree / "src")
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def main(words: list[str]) -> None:
    """Run the command line."""
    if not words:
        import kagemusha

        for game in map(kagemusha.game, kagemusha.games()):
            for number, (seats, options) in enumerate(game.variants(), start=1):
                print(f"{game.id}-{number}: {seats} seats, {dict(options)}")
        return
    case, *commits = words
    now = text(case, ROOT / "src")
    if not commits:
        sys.stdout.write(now)
        return
    before = text_at(case, commits[0])
    old, new = before.splitlines(keepends=True), now.splitlines(keepends=True)
    sys.stdout.writelines(difflib.unified_diff(old, new, commits[0], "now"))


if __name__ == "__main__":
    main(sys.argv[1:])
