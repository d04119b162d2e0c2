"""Starts servers for bench.kill by forking, so that their imports are already loaded.

It reads lines. `start WORDS`, with the words of a command line, is answered with the process id,
then with a line when the server listens, or an empty line if it has ended. `gone NUMBER` is
answered when that process is gone. At the end it kills everything that it has started.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys


def start(words: list[str]) -> int:
    """Start a server; returns its process id."""
    pid = os.fork()
    if pid:
        return pid
    from kagemusha.server.__main__ import main as serve  # imported already

    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["kagemusha.server", *words]
    code = 1
    try:
        code = serve()
    finally:
        print(flush=True)
        os._exit(code)


def main() -> None:
    """Answer the lines."""
    import kagemusha.server.__main__  # noqa: F401

    running: set[int] = set()
    for line in sys.stdin:
        what, *words = line.split()
        if what == "start":
            pid = start(words)
            running.add(pid)
            print(pid, flush=True)
        elif what == "gone":
            os.waitpid(int(words[0]), 0)
            running.discard(int(words[0]))
            print("gone", flush=True)
    for pid in running:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":  # the processes of bots import this module again
    main()
