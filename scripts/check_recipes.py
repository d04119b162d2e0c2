"""Runs every recipe of the docs from a wheel, each in an empty environment outside the repository.

    python scripts/check_recipes.py dist/kagemusha-0.2.0-py3-none-any.whl [--only cfr,train]

For each recipe it makes a new environment, installs the wheel with the extras and packages that
the docs name, and nothing else, and runs the recipe in an empty folder, as briefly as it can be
run. The pages on writing a bot and a game are followed there, too. It needs an index of packages,
a few gigabytes in the folder for temporary files, and some minutes; PyTorch alone is most of it.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"
WAT_AAH = "kagemusha/WatAah-v2"
NETWORK = (
    "from dataclasses import replace\n"
    "from kagemusha.benchmark.solving import solve\n"
    "from kagemusha.benchmark.tasks import find_task\n"
    "task = replace(find_task('crossing-1'), budgets=(500,))\n"
    "print(*(solve(task, name, 1)['nash_conv'] for name in ('deep-cfr', 'nfsp')))\n"
)
TENSORS = (
    "from torch.utils.data import DataLoader\n"
    "from kagemusha.datasets import DecisionTensors, sample\n"
    "tensors = DecisionTensors(sample('wat-aah'), 512, shuffle=1)\n"
    "print(next(iter(DataLoader(tensors, batch_size=None)))['observations'].shape)\n"
)
OWN_GAME = (
    "import pyspiel\n"
    "from kagemusha.envs import env, parallel_env, spiel\n"
    "from kagemusha.vector import ManyMatches\n"
    "from open_spiel.python.algorithms import cfr, exploitability\n"
    "env('nim').reset(seed=1), parallel_env('nim').reset(seed=1)\n"
    "print(ManyMatches('nim', 4, samples=True).reset(seed=1).observations.shape)\n"
    "game = pyspiel.load_game('kagemusha_nim_v2(stones=5)')\n"
    "solver = cfr.CFRPlusSolver(game)\n"
    "for _ in range(50):\n"
    "    solver.evaluate_and_update_policy()\n"
    "assert exploitability.nash_conv(game, solver.average_policy()) < 0.1\n"
)


@dataclass(frozen=True)
class Recipe:
    """What the docs promise: with these packages, these commands work."""

    name: str
    needs: str
    """As after `pip install`; `kagemusha` is the wheel."""
    commands: Sequence[str] = ()
    files: Sequence[str] = ()
    """Files of the repository that the docs tell to take."""
    test: str = ""
    """The test that follows a page, run with this environment's programs."""
    serves: bool = False
    """Whether a server runs meanwhile, at the address that replaces `URL` in the commands."""


RECIPES = (
    Recipe("plain", "kagemusha", ["kagemusha games", "kagemusha simulate seven-ronin --games 2"]),
    Recipe(
        "cfr",
        "kagemusha[openspiel]",
        ["python cfr.py crossing --rounds 10"],
        ["examples/cfr.py"],
    ),
    Recipe("psro", "kagemusha[openspiel]", ["python psro.py crossing"], ["examples/psro.py"]),
    Recipe(
        "solvers",
        "kagemusha[openspiel] torch dm-tree",
        [
            "kagemusha benchmark check --task crossing-1 --agent uniform",
            f"python -c {shlex.quote(NETWORK)}",
        ],
    ),
    Recipe(
        "ppo",
        "kagemusha[envs] torch",
        [f"python ppo.py {WAT_AAH} --minutes 0.05"],
        ["examples/ppo.py"],
    ),
    Recipe(
        "maskable_ppo",
        "kagemusha[envs] sb3-contrib",
        [f"python maskable_ppo.py {WAT_AAH} --steps 64 --matches 2"],
        ["examples/maskable_ppo.py"],
    ),
    Recipe(
        "rllib_ppo",
        'kagemusha[vector] "ray[rllib]" torch',
        [f"python rllib_ppo.py {WAT_AAH} --steps 200"],
        ["examples/rllib_ppo.py"],
    ),
    Recipe(
        "train",
        "kagemusha[vector] torch",
        [
            "kagemusha train wat-aah --choices 20000 --out .",
            "kagemusha arena wat-aah --bots random,wat_aah_policy:Trained --games 2",
            "kagemusha play wat-aah --bot wat_aah_policy:Trained",
        ],
    ),
    Recipe(
        "datasets",
        "kagemusha[vector] torch",
        [
            "kagemusha dataset make wat-aah --bots random --games 5 --out few.jsonl.xz",
            "kagemusha dataset verify few.jsonl.xz",
            f"python -c {shlex.quote(TENSORS)}",
        ],
    ),
    Recipe(
        "api_bot",
        "kagemusha[server] httpx websockets",
        ["python api_bot.py URL wat-aah"],
        ["examples/api_bot.py"],
        serves=True,
    ),
    Recipe(
        "a bot of one's own",
        "kagemusha[server,vector]",
        test="tests/docs/test_write_a_bot.py",
    ),
    Recipe(
        "a game of one's own",
        "kagemusha[openspiel,server,vector] torch",
        [
            "kagemusha dataset make nim --bots random,novice --games 5 --out few.jsonl.xz",
            "kagemusha dataset verify few.jsonl.xz",
            "kagemusha train nim --choices 20000 --out .",
            "kagemusha simulate nim --bots nim_policy:Trained,random --games 2",
            "kagemusha perft nim --depth 3",
            f"python -c {shlex.quote(OWN_GAME)}",
        ],
        test="tests/docs/test_add_a_game.py",
    ),
)
TYPED = "1\n" * 400
"""For who plays in the terminal: always the first choice."""


class RecipeError(Exception):
    """A command of a recipe did not work."""


def main() -> int:
    """Check the recipes; 1 if one fails."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("wheel", type=Path)
    options.add_argument("--only", default="", help="names of recipes, joined by commas")
    asked = options.parse_args()
    wheel = asked.wheel.resolve(strict=True)
    names = [recipe.name for recipe in RECIPES]
    only = asked.only.split(",") if asked.only else names
    if unknown := set(only) - set(names):
        options.error(f"no recipe {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    failed = []
    for recipe in RECIPES:
        if recipe.name not in only:
            continue
        started = time.monotonic()
        try:
            check(recipe, wheel)
            outcome = "passed"
        except RecipeError as error:
            print(error, file=sys.stderr)
            outcome = "FAILED"
            failed.append(recipe.name)
        seconds = time.monotonic() - started
        print(f"{recipe.name}: {outcome} in {seconds:.0f} s ({recipe.needs})", flush=True)
    return 1 if failed else 0


def check(recipe: Recipe, wheel: Path) -> None:
    """Install what a recipe needs into an empty environment, and run it in an empty folder."""
    with tempfile.TemporaryDirectory(prefix="kagemusha-") as parent:
        place, folder = Path(parent) / "environment", Path(parent) / "work"
        folder.mkdir()
        venv.create(place, with_pip=bool(recipe.test))  # a page says `pip install`
        env = environment(place, folder)
        pip = [sys.executable, "-m", "pip", "--python", str(place / PROGRAMS / "python")]
        needs = packages(recipe.needs, wheel)
        run(folder, env, [*pip, "install", "--quiet", "--no-compile", *needs])
        for file in recipe.files:
            shutil.copy(ROOT / file, folder)
        if recipe.test:
            tested = ["-m", "pytest", "-q", "-p", "no:cacheprovider", recipe.test]
            outside = {**os.environ, "KAGEMUSHA_INSTALLED": str(place / PROGRAMS)}
            run(ROOT, outside, [sys.executable, *tested, f"--basetemp={folder / 'page'}"])
        with served(folder, env) if recipe.serves else nullcontext("") as url:
            for command in recipe.commands:
                run(folder, env, shlex.split(command.replace("URL", url)))


@contextmanager
def served(folder: Path, env: dict[str, str]) -> Iterator[str]:
    """Run a server; its address."""
    program = shutil.which("kagemusha", path=env["PATH"]) or "kagemusha"
    words = [program, "serve", "--port=0", "--no-open", f"--database=sqlite:///{folder}/tables.db"]
    with subprocess.Popen(words, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://[\w.:]+", line)
            if found is None:
                raise RecipeError(f"the server did not start: {line}")
            yield found[0]
        finally:
            server.terminate()


def packages(needs: str, wheel: Path) -> list[str]:
    """What pip is given: the wheel instead of this package's name."""
    return [
        re.sub(r"^kagemusha(\[.*\])?$", rf"kagemusha\1 @ {wheel.as_uri()}", word)
        for word in shlex.split(needs)
    ]


def environment(place: Path, folder: Path) -> dict[str, str]:
    """Of a new environment: its programs, and nothing of the repository."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    path = os.pathsep.join((str(place / PROGRAMS), kept.get("PATH", "")))
    home = str(folder / "data")
    return kept | {"PATH": path, "XDG_DATA_HOME": home, "KAGEMUSHA_LANGUAGE": "en"}


def run(folder: Path, env: dict[str, str], words: Sequence[str]) -> None:
    """Run a program; RecipeError has its output if it fails."""
    program = shutil.which(words[0], path=env["PATH"]) or words[0]
    done = subprocess.run(
        [program, *words[1:]],
        cwd=folder,
        env=env,
        input=TYPED,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RecipeError(
            f"{shlex.join(words)}: exit status {done.returncode}\n{done.stdout[-4000:]}"
        )


if __name__ == "__main__":
    sys.exit(main())
