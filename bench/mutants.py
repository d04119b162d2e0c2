"""Plants faults in the source, one at a time, and counts how many the tests catch.

    python bench/mutants.py [--tree FOLDER] [--pair FOLDER] [--results FILE] [--list]

A fault is a small change of one expression (see mutants_faults.py). Faults are drawn evenly from
all packages, the same for the same seed and source. With --pair only faults are drawn that both
checkouts can get: the same line of a function of the same name. Run it once for each checkout to
compare their tests.

Tests run in a copy of the tree, interpreted, one file after another, those with names like the
faults' first. A file first runs without a fault, which shows which tests call the faulty functions.
These alone run again, once for each fault, until one fails or hangs: a test that does not call a
function cannot notice a fault in it. Tests that fail or are skipped without a fault are left out,
and so are those that need a browser or PostgreSQL. Results are kept, and the same command goes on
where it stopped.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from mutants_faults import PACKAGE, Fault, draw

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = {"docs", "packaging", "research", "web"}
"""Folders of tests that need a browser, or that test no package."""
LONG = {"batch", "conformance", "conservation", "greedy", "levels", "openspiel", "perft"}
LONG |= {"pettingzoo", "planted_leaks", "puzzles", "random_play", "referee", "typed_input"}
"""Tests that play or search for long: they run last."""
CHEAP = 5
"""Tests that take fewer seconds run before files that have little to do with a fault."""
HANG = 5
"""A run hangs if it takes this many times its limit of processor seconds."""
ENDS = {0: "passes", 1: "fails", 2: "fails", 3: "fails", 5: "passes"}
ENDS |= {-signal.SIGKILL: "hangs", -signal.SIGXCPU: "hangs"}


def likeness(test: str, fault: Fault) -> int:
    """How much the path of a test file is like that of what it may test; 0: another package."""
    names = [part.removeprefix("test_") for part in Path(test).with_suffix("").parts[1:]]
    parts = Path(fault.file).with_suffix("").parts[2:]
    return len({*names} & {*parts}) + 2 * (names[-1] == parts[-1]) if names[0] == parts[0] else 0


class Run:
    """Tests over the faults of one copy of a checkout, as far as they have come."""

    def __init__(self, tree: Path, drawn: list[Fault], results: Path, limit: int) -> None:
        self.tree, self.drawn, self.results, self.limit = tree, drawn, results, limit
        self.scratch = tree.parent
        shutil.copy(Path(__file__).with_name("mutants_probe.py"), self.scratch)
        (self.scratch / "sitecustomize.py").write_text("import mutants_probe\n", "utf-8")
        self.done: dict[str, Any] = {"faults": [str(fault) for fault in drawn]}
        self.done |= {"caught": {}, "missed": {}, "files": {}, "waits": []}
        if results.exists():
            kept = json.loads(results.read_text("utf-8"))
            if kept["faults"] != self.done["faults"]:
                sys.exit(f"error: {results} has the results of other faults; name another file")
            self.done = kept

    def keep(self) -> None:
        """Write the results so far."""
        self.results.write_text(json.dumps(self.done, indent=1), "utf-8")

    def living(self) -> list[Fault]:
        """The faults that no test has caught so far."""
        return [fault for fault in self.drawn if str(fault) not in self.done["caught"]]

    def left(self) -> list[str]:
        """The test files that have not run so far."""
        paths = [p.relative_to(self.tree) for p in sorted(self.tree.glob("tests/**/test_*.py"))]
        tests = [path.as_posix() for path in paths if path.parts[1] not in LEFT_OUT]
        return [test for test in tests if test not in self.done["files"]]

    def step(self) -> bool:
        """Do what is most likely to catch a fault in little time; False if nothing is left."""
        living = self.living()
        like = {test: max([likeness(test, f) for f in living], default=0) for test in self.left()}
        for test in like:
            like[test] -= 9 * any(word in test for word in LONG)
        file = max(like, key=lambda test: like[test], default=None)
        waits = [w for w in self.done["waits"] if w["fault"] in map(str, living)]
        wait = min(waits, key=lambda wait: wait["seconds"], default=None)
        if wait and (not file or like[file] < (3 if wait["seconds"] < CHEAP else 1)):
            self.done["waits"] = [each for each in waits if each != wait]
            self.plant(**wait)
        elif living and file:
            self.look(file)
        else:
            return False
        self.keep()
        return True

    def pytest(
        self, seconds: int, *words: str, **more: list[str]
    ) -> tuple[str, list[dict[str, Any]]]:
        """Run test files; how that ended, and the report of the probe."""
        report = self.scratch / "report"
        report.write_text("")
        env = {**os.environ, "MUTANTS_REPORT": str(report)}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # else each process compiles everything
        env["PYTHONPATH"] = os.pathsep.join([str(self.scratch), str(self.tree / "src")])
        for name, value in more.items():
            (self.scratch / name).write_text(json.dumps(value))
            env[f"MUTANTS_{name.upper()}"] = str(self.scratch / name)
        plugins = ["-n", "0", "-p", "mutants_probe", "-p", "no:cacheprovider"]
        plugins += ["-k", "not postgres"]
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", *plugins, *words],
            cwd=self.tree,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds))
        try:
            code = process.wait(seconds * HANG)
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if code not in ENDS:
            sys.exit(f"error: pytest ended with {code}: {' '.join(map(str, process.args))}")
        return ENDS[code], [json.loads(line) for line in report.read_text("utf-8").splitlines()]

    def follow(self, other: dict[str, Any]) -> None:
        """Plant each fault for the one test that caught it in the other checkout."""
        pairs = zip(self.drawn, other["faults"], strict=True)
        tests = {str(fault): other["caught"].get(pair, "") for fault, pair in pairs}
        tests = {fault: tests[fault] for fault in map(str, self.living())}
        files = {test.split("::")[0] for test in tests.values() if "::" in test}
        files = {file for file in files if (self.tree / file).exists()}
        _, lines = self.pytest(20 * self.limit, *sorted(files), chosen=sorted({*tests.values()}))
        seconds = {line["test"]: line["seconds"] for line in lines if "seconds" in line}
        bad = {line["test"] for line in lines if line.get("outcome", "passed") != "passed"}
        for fault, test in tests.items():
            if test in seconds.keys() - bad:
                self.plant(test.split("::")[0], fault, [test], round(seconds[test]))

    def look(self, file: str) -> None:
        """Run a test file without a fault, then with the faults of its package that it reaches."""
        living = self.living()
        print(f"{len(living)} faults left: {file}", flush=True)
        wanted = sorted({fault.function for fault in living})
        ended, lines = self.pytest(self.limit, file, wanted=wanted)
        calls: dict[str, set[str]] = {}
        seconds: Counter[str] = Counter()
        for line in (line for line in lines if "test" in line):
            calls.setdefault(line["test"], set()).update(line.get("calls", ()))
            seconds[line["test"]] += line["seconds"]
        bad = {line["test"] for line in lines if line.get("outcome", "passed") != "passed"}
        sound = sorted(calls.keys() - bad, key=lambda test: seconds[test])
        shared = {call for line in lines for call in line.get("shared", ())}
        for fault in living:
            called = [test for test in sound if fault.function in calls[test]]
            tests = sound if fault.function in shared or (fault.cached and called) else called
            if not tests:
                continue
            wait = {"file": file, "fault": str(fault), "tests": tests}
            wait["seconds"] = round(sum(seconds[test] for test in tests))
            like = likeness(file, fault)
            if like and like >= max([likeness(test, fault) for test in self.left()], default=0):
                self.plant(**wait)
            else:
                self.done["waits"].append(wait)
        self.done["files"][file] = {"ended": ended, "left out": sorted(bad)}

    def plant(self, file: str, fault: str, tests: list[str], seconds: int) -> None:
        """Run tests with a fault in the source, and note whether one fails."""
        planted = next(each for each in self.drawn if str(each) == fault)
        source = self.tree / planted.file
        sound = source.read_text("utf-8")
        source.write_text(planted.planted(sound), "utf-8")
        try:
            ended, lines = self.pytest(60 + 2 * seconds, "-x", file, chosen=tests)
        finally:
            source.write_text(sound, "utf-8")
        failed = [line["test"] for line in lines if line.get("outcome") == "failed"]
        if ended == "passes":
            self.done["missed"].setdefault(fault, []).append(file)
            print(f"  missed {fault} in {file}", flush=True)
        else:
            self.done["caught"][fault] = failed[0] if failed else f"{file} {ended}"
            print(f"  caught {fault} by {self.done['caught'][fault]}", flush=True)
        self.keep()

    def conclude(self) -> None:
        """Print what was missed, what was left out and the count."""
        files = self.done["files"]
        for fault in map(str, self.living()):
            print("MISSED" if fault in self.done["missed"] else "NOT REACHED", fault)
        for file, facts in files.items():
            if facts["left out"] or facts["ended"] == "hangs":
                print(f"not all of {file}: {len(facts['left out'])} tests left out", facts["ended"])
        print(f"{len(self.done['caught'])} of {len(self.drawn)} faults were caught")


def main() -> None:
    """Plant and count."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--number", type=int, default=66, help="how many faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to look at")
    parser.add_argument("--pair", type=Path, help="draw only faults that this checkout gets, too")
    parser.add_argument("--results", type=Path, default=Path("build", "mutants.json"))
    parser.add_argument("--first", type=Path, help="results of the pair: try its tests first")
    parser.add_argument("--limit", type=int, default=120, help="processor seconds for a test file")
    parser.add_argument("--list", action="store_true", help="only name the faults")
    arguments = parser.parse_args()
    for tree in filter(None, (arguments.tree, arguments.pair)):
        if not (tree / PACKAGE).is_dir():
            parser.error(f"{tree} is not a checkout: it has no folder {PACKAGE}")
    drawn = draw(arguments.tree, arguments.pair, arguments.number, arguments.seed)
    if arguments.list:
        print(*drawn, sep="\n")
        return
    arguments.results.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Path(folder, "tree")
        ignored = shutil.ignore_patterns(".git", ".venv*", "build", "node_modules", "__pycache__")
        shutil.copytree(arguments.tree, tree, ignore=ignored)
        run = Run(tree, drawn, arguments.results.resolve(), arguments.limit)
        if arguments.first:
            run.follow(json.loads(arguments.first.read_text("utf-8")))
        while run.step():
            pass
    run.conclude()


if __name__ == "__main__":
    main()
