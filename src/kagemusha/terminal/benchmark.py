"""`kagemusha benchmark`: the tasks of Kagemusha-Bench, runs of agents, and the leaderboard."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kagemusha.core.errors import KagemushaError
from kagemusha.terminal.commands.common import Workers, command, command_group
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.options import Word, check_bot_option, option, whole
from kagemusha.terminal.printing import file_refusal, refusal_line
from kagemusha.terminal.progress import counting
from kagemusha.terminal.screen import Screen

if TYPE_CHECKING:
    from kagemusha.benchmark import Line, Task

app = command_group("benchmark")

Only = Annotated[Word, option("--task", "benchmark-task", "TASK")]


@command(app, "tasks", texts="benchmark-tasks")
def tasks(screen: Screen) -> None:
    """List the tasks."""
    from kagemusha.benchmark import tasks as all_tasks

    for task in all_tasks().values():
        screen.show_whole(f"{task.id}  {_about(screen, task)}")


def _about(screen: Screen, task: Task) -> str:
    game = screen.texts.name("game", task.game)
    if task.kind == "solve":
        value = f"{task.value:.4f}"
        return screen.say("terminal-benchmark-solve", game=game, value=value)
    if task.kind == "alone":
        return screen.say("terminal-benchmark-alone", game=game, deals=task.deals)
    if task.kind == "exploit":
        return screen.say("terminal-benchmark-exploit", game=game, deals=task.deals)
    opponents = ", ".join(task.opponents)
    return screen.say("terminal-benchmark-versus", game=game, opponents=opponents)


@command(app, "run", texts="benchmark-run")
def run(
    screen: Screen,
    task: Annotated[str, typer.Argument(metavar="TASK", help="terminal-option-benchmark-task")],
    agent: Annotated[str, option("--agent", "benchmark-agent", "AGENT")],
    seed: Annotated[str, option("--seed", "benchmark-seed", "N")] = "1",
    workers: Workers = None,
    out: Annotated[Word, option("--out", "benchmark-out", "FILE")] = None,
) -> None:
    """Run an agent on a task."""
    from kagemusha.benchmark import find_task

    try:
        chosen = find_task(task)
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    drawn = whole(screen, "--seed", seed, 0) or 0
    line = _run(screen, chosen, agent, drawn, _count(screen, workers))
    _show(screen, line)
    if out is not None:
        try:
            with Path(out).expanduser().open("a", encoding="utf-8") as file:
                file.write(line.to_json() + "\n")
        except OSError as error:
            raise file_refusal(screen, out, error, FAILED) from None
        screen.complain(screen.say("terminal-written", file=out))


@command(app, "check", texts="benchmark-check")
def check(
    screen: Screen,
    file: Annotated[
        Word, typer.Argument(metavar="FILE", help="terminal-option-benchmark-file")
    ] = None,
    task: Only = None,
    agent: Annotated[Word, option("--agent", "benchmark-only-agent", "AGENT")] = None,
    workers: Workers = None,
) -> int:
    """Repeat the runs of a leaderboard, and compare the results."""
    from kagemusha.benchmark import find_task, read_lines, reproduces
    from kagemusha.benchmark.leaderboard import LEADERBOARD, code_of

    path = LEADERBOARD if file is None else Path(file).expanduser()
    try:
        if task is not None:
            find_task(task)
        lines = read_lines(path)
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    except OSError as error:
        raise file_refusal(screen, path, error, FAILED) from None
    code = 0
    for line in lines:
        if task not in (None, line.task) or agent not in (None, line.agent):
            continue
        chosen = find_task(line.task)
        try:
            again = _run(screen, chosen, line.agent, line.seed, _count(screen, workers))
        except Refused as refused:  # the agent is not available here; check the other lines
            screen.complain(str(refused))
            code = FAILED
            continue
        found: dict[str, str | int] = {"task": line.task, "agent": line.agent, "seed": line.seed}
        if reproduces(line, again):
            screen.show_whole(screen.say("terminal-benchmark-same", **found))
            continue
        code = FAILED
        changed = code_of(chosen, line.agent) != line.code
        name = "terminal-benchmark-changed" if changed else "terminal-benchmark-differs"
        screen.complain(screen.say(name, version=line.version, **found))
        _show(screen, again)
    return code


def _count(screen: Screen, workers: str | None) -> int:
    return whole(screen, "--workers", workers, 1) or os.cpu_count() or 1


def _run(screen: Screen, task: Task, agent: str, seed: int, workers: int) -> Line:
    from kagemusha.benchmark import run_task

    if task.kind != "solve":
        check_bot_option(screen, "--agent", agent, task.game)
    with ExitStack() as stack:
        show = stack.enter_context(counting(screen, "terminal-benchmark"))
        try:
            return run_task(task, agent, seed, workers=workers, progress=show)
        except KagemushaError as error:
            raise Refused(refusal_line(screen, error)) from None


def _show(screen: Screen, line: Line) -> None:
    """Print the figures of a run."""
    say, result = screen.say, line.result
    screen.show_whole(
        say("terminal-benchmark-line", task=line.task, agent=line.agent, seed=line.seed)
    )
    for point in result.get("curve", ()):
        args = {"budget": point["budget"], "conv": f"{point['nash_conv']:.4f}"}
        screen.show_whole(say("terminal-benchmark-point", value=f"{point['value']:.4f}", **args))
    if "curve" not in result:
        for met, figures in {**result["against"], "": result}.items():
            low, high = (100 * end for end in figures["interval"])
            screen.show_whole(
                say(
                    "terminal-benchmark-share",
                    name=met or say("terminal-benchmark-all"),
                    share=f"{100 * figures['share']:.1f}",
                    low=f"{low:.1f}",
                    high=f"{high:.1f}",
                    elo=f"{figures['elo']:+d}",
                    matches=figures["matches"],
                )
            )
