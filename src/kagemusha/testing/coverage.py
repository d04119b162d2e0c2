"""The coverage run: which things were used, and which branches of the rules were taken.

    with Coverage([flow, powers], facts) as coverage:
        coverage.run(game, wanted={("yokai", "oni")}, matches=200)
    assert not coverage.never_seen({("yokai", "oni")})
    assert not coverage.never_taken()

Facts are pairs of a kind and an id, taken from the moves that were played. Branches are the
outcomes of every condition, down to the operands of `and` and `or`, and every function, loop body,
case and handler. While it is entered, the functions of the named modules run with a mark at each
of them: plain functions and methods alike, but no compiled ones (`are_interpreted` tells).
"""

from __future__ import annotations

import ast
import gc
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Self, TypeVar

from kagemusha.bots import make_bot, simple_bots
from kagemusha.core.chance import Rng
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match, Move

Fact = tuple[str, str]
"""What kind of thing was used, and its id: ("yokai", "oni")."""
Facts = Callable[[Sequence[Move]], Iterable[Fact]]
"""Takes the facts from the moves of one match."""

_RECORDER = "_coverage_mark"
_N = TypeVar("_N", bound=ast.AST)


@dataclass(frozen=True)
class Branch:
    """One way that the rules can go."""

    file: str
    line: int
    where: str
    """The function, and the condition in it; without the line, so that it outlives an edit."""
    outcome: str

    @property
    def name(self) -> str:
        """How a list of branches that cannot be reached calls it."""
        return f"{Path(self.file).stem}.{self.where}: {self.outcome}"

    def __str__(self) -> str:
        return f"{Path(self.file).name}:{self.line}: {self.where}: never {self.outcome}"


def are_interpreted(modules: Iterable[ModuleType]) -> bool:
    """Whether these modules are Python, so that their branches can be marked."""
    return all((module.__file__ or "").endswith(".py") for module in modules)


def event_facts(moves: Sequence[Move]) -> Iterable[Fact]:
    """Every word that an event names, by the kind of the event."""
    for move in moves:
        for event in move.events:
            for value in event.args.values():
                if isinstance(value, str):
                    yield event.kind, value


class Coverage:
    """Plays matches and remembers what happened in them."""

    def __init__(
        self,
        modules: Iterable[ModuleType] = (),
        facts: Facts = event_facts,
        unreachable: Mapping[str, str] | None = None,
    ) -> None:
        """`unreachable` says why a branch, by its name, can be taken by no play."""
        self.modules = tuple(modules)
        if not are_interpreted(self.modules):
            raise ValueError("branches of compiled modules cannot be marked")
        self.seen: Counter[Fact] = Counter()
        self.matches = 0
        self.branches: list[Branch] = []
        self._facts = facts
        self._unreachable = dict(unreachable or {})
        self._codes: list[dict[tuple[str, int], CodeType]] = []
        self._originals: list[tuple[FunctionType, CodeType]] = []
        for module in self.modules:
            self._codes.append(self._marked(str(module.__file__)))
        self._taken = bytearray(len(self.branches))

    # --- playing ----------------------------------------------------------------------------

    def run(
        self, game: Game, wanted: Collection[Fact], matches: int, first: Sequence[int] = ()
    ) -> None:
        """Play all variants in turn, with every bot that does not search, until nothing is missing.

        Seeds are 0, 1, 2, ... : the same run every time. Those in `first` come first: name the
        seeds that showed something new, and the run is over sooner. It stops after `matches` seeds.
        """
        variants = list(game.variants())
        names = simple_bots(game.id)
        for seed in (*first, *range(matches)):
            if not self.never_seen(wanted) and not self.never_taken():
                return
            seats, options = variants[seed % len(variants)]
            self.play(game, seats, options, seed, [names[seed // len(variants) % len(names)]])

    def play(
        self,
        game: Game,
        seats: int | None,
        options: Options | None,
        seed: int,
        bots: Sequence[str] = ("random",),
    ) -> Match:
        """One match from its beginning; seats take the bots in turn."""
        return self.finish(game.new(seats, options, seed), seed, bots)

    def finish(self, match: Match, seed: int = 0, bots: Sequence[str] = ("random",)) -> Match:
        """Play any match to its end, and keep the facts of it."""
        players = [make_bot(name, match.game, match.rules) for name in bots]
        rng = Rng(seed, "coverage")
        while match.pending:
            seat = rng.choice(match.pending)
            player = players[seat % len(players)]
            match.act_all(seat, player.decide(match.view(seat), match.legal(seat), rng))
        self.note(match)
        return match

    def note(self, match: Match) -> None:
        """Keep the facts of a match that was played by hand."""
        self.matches += 1
        self.seen.update(self._facts(match.moves))

    # --- what is missing --------------------------------------------------------------------

    def never_seen(self, wanted: Collection[Fact]) -> list[str]:
        """The wanted facts that did not happen."""
        return [f"{kind} {name}" for kind, name in sorted(set(wanted) - set(self.seen))]

    def never_taken(self) -> list[str]:
        """The branches not taken, as `file:line`; and entries of `unreachable` that are wrong."""
        missing = [b for b, taken in zip(self.branches, self._taken, strict=True) if not taken]
        names = {branch.name for branch in missing}
        return [
            *(str(branch) for branch in missing if branch.name not in self._unreachable),
            *(f"{name}: was taken, or is no more" for name in sorted({*self._unreachable} - names)),
        ]

    # --- marking ----------------------------------------------------------------------------

    def __enter__(self) -> Self:
        taken = self._taken

        def mark(number: int, value: object = True) -> object:
            taken[number if value else number + 1] = 1
            return value

        for module, codes in zip(self.modules, self._codes, strict=True):
            names = vars(module)
            names[_RECORDER] = mark
            for function in gc.get_objects():
                # The same file may be loaded twice: only the functions of this module are meant.
                if type(function) is FunctionType and function.__globals__ is names:
                    code = function.__code__
                    marked = codes.get((code.co_qualname, code.co_firstlineno))
                    if marked is not None:
                        self._originals.append((function, code))
                        function.__code__ = marked
        return self

    def __exit__(self, *_: object) -> None:
        for function, code in self._originals:
            function.__code__ = code
        self._originals.clear()
        for module in self.modules:
            vars(module).pop(_RECORDER, None)

    def _marked(self, file: str) -> dict[tuple[str, int], CodeType]:
        """Every function of a file with marks, by name and line."""
        tree = _Marker(file, self.branches).visit(ast.parse(Path(file).read_text("utf-8")))
        found: dict[tuple[str, int], CodeType] = {}
        waiting = [compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)]
        while waiting:
            code = waiting.pop()
            if code.co_name != "<lambda>":  # several may share a line; those inside come along
                found[code.co_qualname, code.co_firstlineno] = code
            waiting += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
        return found


class _Marker(ast.NodeTransformer):
    """Puts a mark at each branch inside functions, and lists them."""

    def __init__(self, file: str, branches: list[Branch]) -> None:
        self.file = file
        self.branches = branches
        self.functions: list[str] = []
        self.used: Counter[str] = Counter()

    # Two neighbours in the list are the outcomes of one condition.

    def _mark(self, node: ast.AST, text: str, *outcomes: str) -> ast.Call:
        where = f"{'.'.join(self.functions)}: {text}"
        self.used[where] += 1
        if self.used[where] > 1:
            where += f" ({self.used[where]})"
        line = getattr(node, "lineno", 0)
        arguments: list[ast.expr] = [ast.Constant(len(self.branches))]
        self.branches += [Branch(self.file, line, where, outcome) for outcome in outcomes]
        return ast.Call(ast.Name(_RECORDER, ast.Load()), arguments, [])

    def _enter(self, node: ast.AST, text: str, body: list[ast.stmt]) -> list[ast.stmt]:
        """A body with its branches marked, and its beginning."""
        if not self.functions:
            return [self._inside(statement) for statement in body]
        mark = ast.copy_location(ast.Expr(self._mark(node, text, "entered")), body[0])
        return [mark, *map(self._inside, body)]

    def _test(self, node: ast.expr) -> ast.expr:
        """A condition, each operand of it marked."""
        if isinstance(node, ast.BoolOp):
            node.values = [self._test(value) for value in node.values]
            return node
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            node.operand = self._test(node.operand)
            return node
        if isinstance(node, ast.Constant) or not self.functions:
            return self._inside(node)
        call = self._mark(node, ast.unparse(node), "true", "false")
        call.args.append(self._inside(node))
        return ast.copy_location(call, node)

    def _inside(self, node: _N) -> _N:
        visited: _N = self.visit(node)
        return visited

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        """Only the body: decorators and defaults ran when the module was loaded."""
        self.functions.append(node.name)
        start = 1 if ast.get_docstring(node, clean=False) is not None else 0
        head, rest = node.body[:start], node.body[start:]
        if rest:
            node.body = [*head, *self._enter(node, "the function", rest)]
        self.functions.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        outside, self.functions = self.functions, []
        prefix = [*outside, node.name]
        for child in node.body:
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                self.functions = list(prefix)
                self.visit(child)
        self.functions = outside
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        node.test = self._test(node.test)
        node.body = list(map(self._inside, node.body))
        node.orelse = list(map(self._inside, node.orelse))
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        node.test = self._test(node.test)
        node.body = list(map(self._inside, node.body))
        node.orelse = list(map(self._inside, node.orelse))
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test = self._test(node.test)
        node.body = self._inside(node.body)
        node.orelse = self._inside(node.orelse)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        # As a value: the last operand decides nothing more.
        *firsts, last = node.values
        node.values = [*map(self._test, firsts), self._inside(last)]
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        node.iter = self._inside(node.iter)
        node.ifs = list(map(self._test, node.ifs))
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node  # what never fails is not to be reached

    def visit_For(self, node: ast.For) -> ast.AST:
        text = f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}"
        node.iter = self._inside(node.iter)
        node.body = self._enter(node, text, node.body)
        node.orelse = list(map(self._inside, node.orelse))
        return node

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        text = f"case {ast.unparse(node.pattern)}"
        if node.guard:
            node.guard = self._test(node.guard)
        node.body = self._enter(node.pattern, text, node.body)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        text = f"except {ast.unparse(node.type)}" if node.type else "except"
        node.body = self._enter(node, text, node.body)
        return node
