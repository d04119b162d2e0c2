"""Starts programs that end with the test."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def started(
    command: Sequence[str | Path],
    *,
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
    own_session: bool = False,
) -> Iterator[subprocess.Popen[str]]:
    """Start a program with its output in pipes; kill it if it still runs when the test is over.

    Without that, a test that fails leaves it running, and the warning fails some other test.
    """
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=own_session,
    ) as process:
        try:
            yield process
        finally:
            process.kill()
