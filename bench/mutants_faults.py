"""Find faults that can be planted in the source, and draw some.

A fault is a small change of one expression: another comparison, `and` for `or`, a number that is
one too large, a condition turned round.
"""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path("src", "kagemusha")
COMPARISONS = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!="}
COMPARISONS |= {ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in", ast.Is: "is not"}
COMPARISONS |= {ast.IsNot: "is"}
CALCULATIONS = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+"}
DEFINITIONS = ast.FunctionDef, ast.AsyncFunctionDef
Key = tuple[str, ...]


@dataclass(frozen=True)
class Fault:
    """One expression of one file, written otherwise."""

    file: str
    line: int
    column: int
    before: str
    after: str
    changed: str
    """The whole line with the fault in it."""
    key: Key
    """What is the same in another checkout, the package first."""
    function: str
    """The file below `kagemusha`, the first line and the name of the function around it."""
    cached: bool
    """Whether one call of the function can serve many tests."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.before} -> {self.after}"

    def planted(self, text: str) -> str:
        """Write the text of the file with the fault in it."""
        lines = text.splitlines(keepends=True)
        return "".join([*lines[: self.line - 1], self.changed, *lines[self.line :]])


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


def says(text: str, node: ast.expr) -> bool:
    """Whether a text is this expression."""
    try:
        return ast.dump(ast.parse(text, mode="eval").body) == ast.dump(node)
    except SyntaxError:
        return False


def functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Find the functions of a file and of its classes, not those inside functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, DEFINITIONS):
            yield child
        else:
            yield from functions(child)


def faults(tree: Path, file: Path) -> Iterator[Fault]:
    """Find every fault that the functions of a file can get."""
    text = (tree / file).read_text("utf-8")
    lines = text.splitlines(keepends=True)
    below = file.relative_to(PACKAGE)
    for function in functions(ast.parse(text)):
        parts = [part for part in ast.walk(function) if isinstance(part, DEFINITIONS)]
        for node in (part for statement in function.body for part in ast.walk(statement)):
            after = faulty(node)
            if after is None or not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
                continue
            line = lines[node.lineno - 1].encode()
            before = line[node.col_offset : node.end_col_offset].decode()
            if not says(before, node):  # in an f-string of Python 3.11 the columns are others
                continue
            whole = line[: node.col_offset], after.encode(), line[node.end_col_offset :]
            changed = b"".join(whole).decode()
            key = (below.parts[0], function.name, line.decode().strip(), changed.strip())
            where = file.as_posix(), node.lineno, node.col_offset
            around = [p for p in parts if p.body[0].lineno <= node.lineno <= (p.end_lineno or 0)][
                -1
            ]
            words = around.decorator_list
            first = min([around.lineno, *(word.lineno for word in words)])
            called = f"{below.as_posix()}:{first}:{around.name}"
            cached = any("cache" in ast.unparse(word) for word in words)
            yield Fault(*where, before, after, changed, key, called, cached)


def pool(tree: Path) -> dict[Key, Fault]:
    """Find the faults of a checkout with a unique key."""
    files = sorted((tree / PACKAGE).glob("*/**/*.py"))
    found = [fault for file in files for fault in faults(tree, file.relative_to(tree))]
    count = Counter(fault.key for fault in found)
    return {fault.key: fault for fault in found if count[fault.key] == 1}


def draw(tree: Path, pair: Path | None, number: int, seed: int) -> list[Fault]:
    """Draw faults, from each package as many as from any other."""
    found = pool(tree)
    keys = sorted(found.keys() & pool(pair).keys() if pair else found)
    packages = sorted({key[0] for key in keys})
    drawn: list[Key] = []
    for place, package in enumerate(packages):
        share = number // len(packages) + (place < number % len(packages))
        choices = [key for key in keys if key[0] == package]
        drawn += random.Random(f"{seed} {package}").sample(choices, min(share, len(choices)))
    return [found[key] for key in drawn]
