"""Builds the parts of the package that are not Python as it stands.

The browser client is built by web_build.py, for every wheel, source distribution and editable
install, if it is not up to date. With KAGEMUSHA_COMPILED=1, mypyc turns the modules of
`[tool.kagemusha] compiled` in pyproject.toml into C; without the variable a wheel is pure Python.
Run as a script, this file says whether the machine can compile.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone
import web_build

SWITCH = "KAGEMUSHA_COMPILED"
GROUP = "kagemusha"  # the shared library is the top-level module `kagemusha__mypyc`
WORK = Path("build", "mypyc")
HIDDEN = "-fvisibility=hidden"
"""What no other library can replace may be inlined."""
GCC = (
    # What is said to be unlikely, errors for the most part, is kept out of the way altogether;
    # and since errors make small functions look large, larger ones may be inlined.
    "--param=builtin-expect-probability=100",
    "--param=max-inline-insns-auto=200",
    "--param=inline-unit-growth=300",
)
INDEX_CHECK = re.compile(
    r"(\b(cpy_r_r\d+) = \(uint64_t\)[^;\n]+ < \(uint64_t\)[^;\n]+;\n\s*if \()\2\)"
)
"""As mypyc writes it."""


class BuildHook(BuildHookInterface[Any]):
    """Builds the client, and puts mypyc's extension modules beside their sources in the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what an isolated build must install first."""
        config = self.metadata.config
        needed = list(config["tool"]["kagemusha"]["compiled-requires"]) if self._compiles() else []
        if not web_build.fresh() and web_build.find_node() is None:
            needed += config["dependency-groups"]["node"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; compile, unless the wheel is pure or only points at the sources."""
        try:
            web_build.build()
        except web_build.BuildError as error:
            raise SystemExit(f"error: {error}") from error
        if not self._compiles() or version == "editable":
            return
        root = Path(self.root)
        modules = self.metadata.config["tool"]["kagemusha"]["compiled"]
        for built in compile_modules(root, modules):
            build_data["force_include"][str(built)] = str(built.relative_to(root / WORK / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(SWITCH, "") == "1"


def obstacle() -> str | None:
    """Say what keeps this machine from compiling, or None."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        return f"{missing.name} is not installed (see compiled-requires in pyproject.toml)"
    if sys.platform == "win32":
        return None  # setuptools looks for Visual C++ itself, and says so if there is none
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler: '{compiler}' was not found (install gcc or clang, or set CC)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h: install the development headers of this Python (python3-dev)"
    return None


def expect_indexes(source: Path) -> None:
    """Tell the C compiler that an index is usually in its range, which mypyc does not say.

    Nearly every line of a kernel has an index, and the way to its error was laid out beside the
    usual one each time.
    """
    text, found = INDEX_CHECK.subn(r"\1likely(\2))", source.read_text(encoding="utf-8"))
    if found:
        source.write_text(text, encoding="utf-8")
    else:
        print(f"warning: {source}: no index check looks as expected; the build will be slower")


def module_files(root: Path, patterns: list[str]) -> list[str]:
    """List the files that the patterns name, relative to root, without package files."""
    files: set[str] = set()
    for pattern in patterns:
        found = [path for path in root.glob(pattern) if path.name != "__init__.py"]
        if not found:
            raise SystemExit(f"error: [tool.kagemusha] compiled: nothing matches '{pattern}'")
        files.update(path.relative_to(root).as_posix() for path in found)
    return sorted(files)


def compile_modules(root: Path, patterns: list[str]) -> list[Path]:
    """Compile the modules below root/build and return the extension modules made."""
    if problem := obstacle():
        raise SystemExit(f"error: cannot build compiled modules: {problem}")
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(root / WORK, ignore_errors=True)
    before = Path.cwd()
    # From the root, mypy finds its settings in pyproject.toml: they tell it that module names
    # start below src/, and the paths that end up in the C files stay relative. Errors in modules
    # that are only imported are silent: an isolated build lacks their dependencies.
    os.chdir(root)
    try:
        extensions = mypycify(
            [
                "--config-file=pyproject.toml",
                "--follow-imports=silent",
                *module_files(root, patterns),
            ],
            opt_level="3",
            debug_level="0",
            target_dir=str(WORK / "c"),
            group_name=GROUP,
        )
        if sys.platform != "win32":
            for extension in extensions:
                extension.extra_compile_args.append(HIDDEN)
                if sys.platform == "linux":  # clang knows the names, and does nothing with them
                    extension.extra_compile_args.extend(GCC)
        expect_indexes(root / WORK / "c" / f"__native_{GROUP}.c")
        command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib = str(WORK / "lib")
        command.build_temp = str(WORK / "objects")
        command.ensure_finalized()
        command.run()
        return [root / output for output in command.get_outputs()]
    finally:
        os.chdir(before)


if __name__ == "__main__":
    if problem := obstacle():
        sys.exit(f"error: cannot build compiled modules: {problem}")
