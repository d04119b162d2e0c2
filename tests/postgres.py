"""A temporary PostgreSQL, using the programs that are installed.

Tests use it as a fixture. By hand: `python -m tests.postgres` prints an address and serves until
Ctrl-C.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg

EXPECTED = "KAGEMUSHA_EXPECT_POSTGRES"
FOLDERS = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
NOT_ROOT = ("postgres", "nobody")


class NoPostgresError(Exception):
    """PostgreSQL is not installed, or does not start."""


def programs() -> Path:
    """The folder with initdb and pg_ctl; NoPostgresError if there is none."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    for folder in FOLDERS:
        found += sorted(Path(folder).glob("*/bin"), key=lambda path: path.parts[-2], reverse=True)
        found.append(Path(folder) / "bin")
    for folder_ in found:
        if (folder_ / "initdb").exists() and (folder_ / "pg_ctl").exists():
            return folder_
    raise NoPostgresError("no initdb and pg_ctl on the PATH; scripts/postgres.sh gets them")


class Postgres:
    """A PostgreSQL server with a socket in a temporary folder."""

    def __init__(self, *, safe: bool = False) -> None:
        """With `safe` it waits for the disk, like a real server."""
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="kagemusha-pg-"))
        self._user = self._other_than_root()
        self._data = self._folder / "data"
        self._number = 0
        try:
            letters = ("--encoding=UTF8", "--locale=C")
            self._run("initdb", "--auth=trust", "--no-sync", "--username=kagemusha", *letters)
            settings = " ".join(f"-c {setting}" for setting in (() if safe else FAST))
            logged = ["-l", str(self._folder / "log")]
            socket = f"-k {self._folder} -c listen_addresses= {settings}"
            self._run("pg_ctl", "start", "--wait", "--timeout=120", *logged, "-o", socket)
        except NoPostgresError:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    @property
    def pid(self) -> int:
        """The process from which all of its others descend."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def _other_than_root(self) -> tuple[int | None, int | None]:
        """PostgreSQL refuses to run as root: the user and group to run it as."""
        if os.getuid() != 0:
            return None, None
        import pwd  # not on every system; where there is root, there is this

        known = {entry.pw_name: entry for entry in pwd.getpwall()}
        for name in NOT_ROOT:
            if name in known:
                os.chown(self._folder, known[name].pw_uid, known[name].pw_gid)
                return known[name].pw_uid, known[name].pw_gid
        raise NoPostgresError("PostgreSQL does not run as root, and there is no user for it")

    def _run(self, program: str, *words: str) -> None:
        user, group = self._user
        done = subprocess.run(
            [str(self._programs / program), "-D", str(self._data), *words],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            check=False,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
        )
        if done.returncode != 0:
            said = done.stdout.decode(errors="replace") if done.stdout else ""
            raise NoPostgresError(f"{program} failed: {said[-500:]}")

    def _url(self, name: str) -> str:
        return f"postgresql://kagemusha@/{name}?host={self._folder}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self._number += 1
        name = f"test{self._number}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def stop(self) -> None:
        """Stop the server and remove everything."""
        self._run("pg_ctl", "stop", "--mode=immediate", "--wait", "--timeout=120")
        shutil.rmtree(self._folder, ignore_errors=True)


def main() -> None:
    """Serve until Ctrl-C."""
    try:
        server = Postgres()
    except NoPostgresError as error:
        sys.exit(str(error))
    try:
        print(server.new_database(), flush=True)
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        pass
    finally:
        server.stop()


if __name__ == "__main__":
    main()
