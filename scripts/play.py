"""`make play`: serves and compiles the bots at the same time; the compiler ends with the server.

usage: play.py SERVER_COMMAND... -- COMPILE_COMMAND...
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import native_build
from kagemusha.core.compiled import copy_folder, failure_of

LOG = Path("build", "compile.log")
LOCK = Path("build", "compile.lock")
WITHOUT = "Bots work without it, but see less far ahead."


def main(words: Sequence[str]) -> int:
    """Run both; returns the exit code of the server."""
    where = list(words).index("--")
    with compiling(words[where + 1 :]):
        server = subprocess.Popen(words[:where])
        # Ctrl-C also reaches the server, which closes its tables first.
        signal.signal(signal.SIGINT, lambda *_: None)
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        return server.wait()


@contextlib.contextmanager
def compiling(command: Sequence[str]) -> Iterator[None]:
    """Compile while the body runs, unless that is impossible or another process does it."""
    LOG.parent.mkdir(exist_ok=True)
    if problem := native_build.missing_compiler():
        print(f"Bots are not compiled: {problem}. {WITHOUT}", file=sys.stderr)
        _note(failed=True)
        yield
        return
    with LOCK.open("w") as lock:
        if not _locked(lock.fileno()):
            yield  # another `make play` compiles
            return
        _note(failed=False)
        # Its own session, so that Ctrl-C does not reach it and all of it can be stopped.
        with LOG.open("w", encoding="utf-8") as log:
            builder = subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
            )
        stopping = threading.Event()
        watcher = threading.Thread(target=_report_progress, args=(builder, stopping), daemon=True)
        watcher.start()
        try:
            yield
        finally:
            stopping.set()
            _stop(builder)


def _report_progress(builder: subprocess.Popen[bytes], stopping: threading.Event) -> None:
    """Print the progress; nothing if everything was already compiled."""
    try:
        builder.wait(5)
    except subprocess.TimeoutExpired:
        print(f"Compiling the bots while you play, for some minutes: see {LOG}.", flush=True)
        builder.wait()
        if not stopping.is_set() and builder.returncode == 0:
            print("The bots are compiled and play at full strength now.", flush=True)
    if not stopping.is_set() and builder.returncode != 0:
        _note(failed=True)
        print(f"The bots could not be compiled: see {LOG}. {WITHOUT}", file=sys.stderr)


def _note(*, failed: bool) -> None:
    """Tell the server whether it may wait for the compiled copy."""
    if folder := copy_folder():
        note = failure_of(folder)
        with contextlib.suppress(OSError):  # then the server says that they are being compiled
            note.touch() if failed else note.unlink(missing_ok=True)


def _stop(builder: subprocess.Popen[bytes]) -> None:
    if builder.poll() is not None:
        return
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(builder.pid, signal.SIGTERM)
    else:
        builder.terminate()
    builder.wait()


def _locked(file: int) -> bool:
    """Try to take the lock, which ends with this process; False if another process has it."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
