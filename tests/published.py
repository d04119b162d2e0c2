"""Publishes a game as another package: a folder that looks like an installed one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]


def publish(folder: Path, source: Path, game: str) -> dict[str, str]:
    """Install a module into a folder, as pip would; the environment in which it is found."""
    shutil.copy(source, folder)
    info = folder / f"{source.stem}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {source.stem}\nVersion: 1.0\n")
    entry = f"[kagemusha.games]\n{source.stem} = {source.stem}:{game}\n"
    (info / "entry_points.txt").write_text(entry)
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
