"""Generates the module that copies, writes and reads a game's pieces: python scripts/pieces.py

A piece is a class in MODULES. Its attributes are declared once, in `__init__`. Those in `unwritten`
are copied, but neither written nor read. A test checks that the module is up to date.
docs/decisions/0018-redesign.md explains why there is no loop over the names of attributes.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "src/kagemusha/games/era_of_the_ninja/phases"
PACKAGE = "kagemusha.games.era_of_the_ninja.phases"
MODULES = ("pieces", "world")
TARGET = FOLDER / "copying.py"
WIDTH = 100
SHARED = ("Box", "Terms", "list[Effect]")
"""Immutable types."""
HEAD = '''"""Copies of pieces, and pieces as runs of numbers.

Written by scripts/pieces.py from the attributes of the pieces: change those, and run it.
"""

from __future__ import annotations

'''


@dataclass(frozen=True)
class Piece:
    """A class: the types of its attributes, and the parameters of its constructor."""

    name: str
    attributes: dict[str, str]
    parameters: list[str]
    unwritten: tuple[str, ...]

    def written(self) -> dict[str, str]:
        """The attributes without the unwritten ones."""
        return {n: kind for n, kind in self.attributes.items() if n not in self.unwritten}


def read_pieces(module: str) -> Iterator[Piece]:
    """Read the classes of a module."""
    for node in ast.parse((FOLDER / f"{module}.py").read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            fixed = [part for part in node.body if isinstance(part, ast.AnnAssign) and part.value]
            start = next(part for part in node.body if isinstance(part, ast.FunctionDef))
            declared = [part for part in start.body if isinstance(part, ast.AnnAssign)]
            yield Piece(
                node.name,
                {
                    ast.unparse(d.target)[len("self.") :]: ast.unparse(d.annotation)
                    for d in declared
                },
                [argument.arg for argument in start.args.args[1:]],
                next((ast.literal_eval(part.value) for part in fixed if part.value), ()),
            )


def copied(value: str, kind: str) -> str:
    """The code for copying a value of a type."""
    if kind in ("int", "bool", *SHARED):
        return value
    if kind in ("list[int]", "list[Step]"):
        return f"{value}[:]"
    if kind.startswith("list["):
        return f"[copy_{kind[5:-1].lower()}(piece) for piece in {value}]"
    return f"copy_{kind.lower()}({value})"


def taken(value: str, kind: str) -> str:
    """The code for reading a value of a type."""
    if kind in ("int", "bool"):
        return "reader.one()" if kind == "int" else "reader.one() != 0"
    if kind == "list[int]":
        return "reader.several(reader.one())"
    if kind.startswith("list["):
        return f"[{taken(value, kind[5:-1])} for _ in range(reader.one())]"
    return f"read_{kind.lower()}(reader)"


def assigned(piece: Piece, kinds: dict[str, str], value: Callable[[str, str], str]) -> list[str]:
    """The code for the attributes that the constructor does not set, as many per line as fit."""
    lines: list[str] = []
    row: list[tuple[str, str]] = []
    for name, kind in kinds.items():
        if name not in piece.parameters:
            row.append((f"to.{name}", value(f"of.{name}", kind)))
            line = "    " + " = ".join(", ".join(side) for side in zip(*row, strict=True))
            if len(row) > 1 and len(line) <= WIDTH:
                lines.pop()
            elif len(row) > 1:
                row = row[-1:]
                line = "    " + " = ".join(row[0])
            lines.append(line)
    return lines


def appended(piece: Piece) -> list[str]:
    """The code for writing a piece, with as many numbers per line as fit."""
    lines: list[str] = []
    for name, kind in piece.written().items():
        value, one = f"of.{name}", kind.removeprefix("list[").removesuffix("]")
        numbers = [f"len({value})"] if one != kind else []
        if kind in ("int", "bool", "list[int]"):
            numbers.append({"int": value, "bool": f"int({value})"}.get(kind, f"*{value}"))
        for number in numbers:
            if lines and lines[-1].endswith("]") and len(lines[-1]) + len(number) + 2 <= WIDTH:
                lines[-1] = f"{lines[-1][:-1]}, {number}]"
            else:
                lines.append(f"    out += [{number}]")
        word = one.lower()
        if one != kind and one != "int":
            write = "out += step.numbers()" if word == "step" else f"write_{word}({word}, out)"
            lines += [f"    for {word} in {value}:", f"        {write}"]
        elif one not in ("int", "bool"):
            lines.append(f"    write_{word}({value}, out)")
    return lines


def functions(piece: Piece) -> list[str]:
    """The code of a piece's functions."""
    name, word = piece.name, piece.name.lower()
    outside = [n for n in piece.parameters if n in piece.unwritten]
    given = "".join(f", {n}: {piece.attributes[n]}" for n in outside)
    read = [n if n in outside else taken(n, piece.attributes[n]) for n in piece.parameters]
    new, rest = f"{name}({', '.join(read)})", assigned(piece, piece.written(), taken)
    return [
        f"def copy_{word}(of: {name}) -> {name}:",
        f'    """Copy a {word}; what never changes is shared."""',
        f"    to = {name}({', '.join(f'of.{n}' for n in piece.parameters)})",
        *assigned(piece, piece.attributes, copied),
        "    return to\n\n",
        f"def write_{word}(of: {name}, out: list[int]) -> None:",
        f'    """Write a {word} as numbers, the length of a list before it."""',
        *appended(piece),
        "\n",
        f"def read_{word}(reader: Reader{given}) -> {name}:",
        f'    """Read a {word} as it was written."""',
        *((f"    to = {new}", *rest, "    return to") if rest else (f"    return {new}",)),
    ]


def module() -> str:
    """The current text of the module."""
    found = {name: list(read_pieces(name)) for name in MODULES}
    imports = {"cards": ["Box", "Terms"], "numbers": ["Reader"], "step": ["read_step"]}
    imports |= {name: sorted(piece.name for piece in of) for name, of in found.items()}
    lines = [f"from {PACKAGE}.{name} import {', '.join(imports[name])}" for name in sorted(imports)]
    for piece in (piece for of in found.values() for piece in of):
        lines += ["\n", *functions(piece)]
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    TARGET.write_text(module(), "utf-8")
