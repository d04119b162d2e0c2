"""Plant faults in the source, one at a time, and count how many the tests catch.

    python bench/mutants.py [--number 60] [--seed 1] [--tree FOLDER] [--list] [-- PYTEST WORDS]

A fault is a small change of one expression: another comparison, `and` for `or`, a number that is
one too large, a condition turned round. They are drawn evenly from all packages, the same for the
same seed and source. Tests run in a copy of the tree (--tree measures another checkout), by default
those of the fault's package and the golden playthroughs, and stop at the first failure.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src", "kagemusha")
COMPARISONS = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
CALCULATIONS = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+"}
PATIENCE = 900


@dataclass(frozen=True)
class Fault:
    """One expression of one file, written otherwise."""

    file: Path
    line: int
    before: str
    after: str
    text: str
    """The whole file with the fault in it."""

    @property
    def package(self) -> str:
        """The package of the file below `kagemusha`."""
        return self.file.relative_to(PACKAGE).parts[0]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before} -> {self.after}"


def faulty(node: ast.AST) -> str | None:
    """Write an expression with a fault; None if this kind of expression gets none."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in COMPARISONS:
            return f"({ast.unparse(left)} {COMPARISONS[type(operator)]} {ast.unparse(right)})"
        case ast.BoolOp(ast.And() | ast.Or(), values):
            word = " or " if isinstance(node.op, ast.And) else " and "
            return "(" + word.join(f"({ast.unparse(value)})" for value in values) + ")"
        case ast.BinOp(left, operator, right) if type(operator) in CALCULATIONS:
            return f"({ast.unparse(left)} {CALCULATIONS[type(operator)]} {ast.unparse(right)})"
        case ast.UnaryOp(ast.Not(), operand):
            return f"bool({ast.unparse(operand)})"
        case ast.Constant(int() as number) if not isinstance(number, bool):
            return str(number + 1)
    return None


def faults(tree: Path, file: Path) -> Iterator[Fault]:
    """Find every fault that the functions of a file can get."""
    text = (tree / file).read_text("utf-8")
    lines = text.splitlines(keepends=True)
    functions = (n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef))
    for function in functions:
        for node in (part for statement in function.body for part in ast.walk(statement)):
            after = faulty(node)
            if after is None or not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
                continue
            line = lines[node.lineno - 1].encode()
            before = line[node.col_offset : node.end_col_offset].decode()
            changed = line[: node.col_offset] + after.encode() + line[node.end_col_offset :]
            whole = [*lines[: node.lineno - 1], changed.decode(), *lines[node.lineno :]]
            yield Fault(file, node.lineno, before, after, "".join(whole))


def draw(tree: Path, number: int, seed: int) -> list[Fault]:
    """Draw faults, from each package as many as from any other."""
    rng = random.Random(seed)
    packages = sorted(path.parent for path in (tree / PACKAGE).glob("*/__init__.py"))
    drawn: list[Fault] = []
    while len(drawn) < number:
        package = packages[len(drawn) % len(packages)]
        file = rng.choice(sorted(package.rglob("*.py"))).relative_to(tree)
        if found := list(faults(tree, file)):
            drawn.append(rng.choice(found))
    return drawn


def fails(tree: Path, package: str, words: list[str]) -> bool:
    """Run the tests of a package; whether they fail, or hang."""
    tests = words or ["-x", "-q", "-n", "2", f"tests/{package}", "tests/test_golden.py"]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *tests],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def caught(tree: Path, fault: Fault, words: list[str]) -> bool:
    """Whether the tests fail with a fault planted."""
    file = tree / fault.file
    sound = file.read_text("utf-8")
    file.write_text(fault.text, "utf-8")
    try:
        return fails(tree, fault.package, words)
    finally:
        file.write_text(sound, "utf-8")


def main() -> None:
    """Plant and count."""
    parser = argparse.ArgumentParser(description="Count the planted faults that the tests catch.")
    parser.add_argument("--number", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tree", type=Path, default=ROOT, help="another checkout")
    parser.add_argument("--list", action="store_true", help="only name the faults")
    parser.add_argument("words", nargs="*", help="for pytest, instead of the package's tests")
    arguments = parser.parse_args()
    drawn = draw(arguments.tree, arguments.number, arguments.seed)
    if arguments.list:
        print(*drawn, sep="\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        left_out = shutil.ignore_patterns(".git", ".venv*", "build", "node_modules", "__pycache__")
        shutil.copytree(arguments.tree, tree, ignore=left_out)
        for package in sorted({fault.package for fault in drawn}):
            if fails(tree, package, arguments.words):
                sys.exit(f"error: the tests of {package} fail without a fault, too")
        found = 0
        for fault in drawn:
            hit = caught(tree, fault, arguments.words)
            found += hit
            print("caught" if hit else "MISSED", fault, flush=True)
    print(f"{found} of {len(drawn)} faults were caught")


if __name__ == "__main__":
    main()
