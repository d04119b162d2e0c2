"""Kagemusha-Bench: fixed tasks for agents, and a leaderboard of reproducible runs.

See docs/benchmark.md.
"""

from kagemusha.benchmark.leaderboard import Line, read_lines, reproduces, run_task, same
from kagemusha.benchmark.tasks import Task, find_task, tasks

__all__ = ["Line", "Task", "find_task", "read_lines", "reproduces", "run_task", "same", "tasks"]
