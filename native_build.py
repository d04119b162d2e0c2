"""Compiles modules of the package with mypyc, in shared libraries that are built apart.

Each library holds several modules: `[tool.kagemusha.libraries]` in pyproject.toml says which files
belong to which. mypyc and the C compiler do again only what changed since the last build in
build/mypyc, and the libraries are compiled side by side. Run as a script, this file tells whether
it can compile here.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

WORK = Path("build", "mypyc")
JOBS = min(4, os.cpu_count() or 1)
HIDDEN = "-fvisibility=hidden"
"""What no other library can replace may be inlined."""
UNLIKELY = "--param=builtin-expect-probability=100"
"""What is said to be unlikely, errors for the most part, is kept out of the way altogether."""
INLINE = ("--param=max-inline-insns-auto=200", "--param=inline-unit-growth=300")
"""Errors make the small functions of a kernel look large, so larger ones may be inlined. For other
code this only takes the compiler longer."""
KERNEL = 0.01
"""The part of the lines of C that are index checks, above which a library is a kernel."""
INDEX_CHECK = re.compile(
    r"(\b(cpy_r_r\d+) = \(uint64_t\)[^;\n]+ < \(uint64_t\)[^;\n]+;\n\s*if \()\2\)"
)
"""As mypyc writes it."""
UNBOXED = re.compile(
    r"( *)(arg_\w+) = Vec(I64|I32|I16|U8|Float|Bool)Api\.unbox\(obj_\w+\);\n"
    r" *if \(VEC_IS_ERROR\(\2\)\) \{\n[^\n]*goto fail;\n *\}\n"
)
"""An argument that a compiled function gets from Python, as mypyc writes it."""
Libraries = dict[str, list[str]]
"""The files of each library, relative to the root, by its name."""


def obstacle() -> str | None:
    """Say what keeps this machine from compiling, or None."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        return f"{missing.name} is not installed (see the group 'compile' in pyproject.toml)"
    return missing_compiler()


def missing_compiler() -> str | None:
    """Say what this machine lacks besides Python packages, or None."""
    if sys.platform == "win32":
        return None  # setuptools looks for Visual C++ itself, and says so if there is none
    compiler = _compiler()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler: '{compiler}' was not found (install gcc or clang, or set CC)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h: install the development headers of this Python (python3-dev)"
    return None


def find_libraries(root: Path, patterns: dict[str, list[str]]) -> Libraries:
    """List the files of each library, without package files.

    A name with a star stands for many libraries: it becomes what the first star of a pattern
    matches.
    """
    libraries: Libraries = {}
    for name, globs in patterns.items():
        for pattern in globs:
            found = [path for path in sorted(root.glob(pattern)) if path.name != "__init__.py"]
            if not found:
                raise SystemExit(f"error: [tool.kagemusha.libraries]: nothing matches '{pattern}'")
            star = next((i for i, part in enumerate(Path(pattern).parts) if part == "*"), None)
            for path in found:
                file = path.relative_to(root)
                library = name if star is None else name.replace("*", file.parts[star])
                libraries.setdefault(library, []).append(file.as_posix())
    return libraries


def compile_libraries(root: Path, libraries: Libraries) -> list[Path]:
    """Compile the modules below root/build and return the extension modules made."""
    if problem := obstacle():
        raise SystemExit(f"error: cannot build compiled modules: {problem}")
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    # From the root, mypy finds its settings in pyproject.toml: they tell it that module names
    # start below src/, and the paths that end up in the C files stay relative.
    os.chdir(root)
    try:
        _discard_what_others_made(libraries)
        extensions = _translate(libraries)
        command = build_ext(Distribution({"name": "kagemusha", "ext_modules": extensions}))
        command.build_lib = str(WORK / "lib")
        command.build_temp = str(WORK / "objects")
        command.parallel = JOBS
        command.ensure_finalized()
        command.run()
        return [root / output for output in command.get_outputs()]
    finally:
        os.chdir(before)


def expect_indexes(text: str) -> tuple[str, int]:
    """Tell the C compiler that an index is usually in its range, which mypyc does not say.

    Nearly every line of a kernel has an index, and the way to its error was laid out beside the
    usual one each time. Returns the text, and how many checks there were.
    """
    return INDEX_CHECK.subn(r"\1likely(\2))", text)


def borrow_arguments(text: str) -> tuple[str, int]:
    """Give back the reference to each array that Python passes to a compiled function.

    mypyc takes one when it unboxes the argument and never gives it back, so that the array would
    stay in memory for ever. The caller holds the argument until the function returns. Returns the
    text, and how many arguments there were.
    """
    return UNBOXED.subn(
        lambda found: f"{found[0]}{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", text
    )


def _translate(libraries: Libraries) -> list[Any]:
    """Write the libraries in C, and describe the extension modules to build, the largest first."""
    from mypyc.build import mypycify

    # Errors in modules that are only imported are silent: an isolated build lacks their
    # dependencies.
    extensions = mypycify(
        [
            "--config-file=pyproject.toml",
            "--follow-imports=silent",
            f"--cache-dir={WORK / 'cache'}",
            *(file for files in libraries.values() for file in files),
        ],
        opt_level="3",
        debug_level="0",
        target_dir=str(WORK / "c"),
        separate=[(files, f"kagemusha_{name}") for name, files in libraries.items()],
    )
    flags = list(dict.fromkeys([*extensions[0].extra_compile_args, *_flags()]))
    kernels = 0
    for extension in extensions:
        extension.extra_compile_args = flags
        source = Path(extension.sources[0])
        if source.name.startswith("__native_"):
            text, checks = expect_indexes(source.read_text("utf-8"))
            text, _ = borrow_arguments(text)
            if checks > KERNEL * text.count("\n"):
                kernels += 1
                if sys.platform == "linux":
                    extension.extra_compile_args = [*flags, *INLINE]
            copy = WORK / "libraries" / source.name
            _write(copy, text)
            extension.sources = [str(copy)]
    if not kernels:
        print("warning: no index check looks as expected; the build will be slower")
    return sorted(extensions, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


def _discard_what_others_made(libraries: Libraries) -> None:
    """Forget the last build if it had other libraries, flags, compilers or Python."""
    from mypy.version import __version__ as mypy_version

    facts = [sys.version, mypy_version, *_compiler(), *_flags(), *INLINE, repr(sorted(libraries))]
    if sys.platform != "win32":
        facts.append(subprocess.check_output([_compiler()[0], "--version"], text=True))
    digest = hashlib.sha256("\n".join(facts).encode()).hexdigest()
    stamp = WORK / "made-with"
    if not stamp.is_file() or stamp.read_text() != digest:
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        stamp.write_text(digest)


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _flags() -> list[str]:
    """Name the flags beside those of mypyc; clang knows the names of gcc's, and ignores them."""
    if sys.platform == "win32":
        return []
    return [HIDDEN, UNLIKELY] if sys.platform == "linux" else [HIDDEN]


def _write(path: Path, text: str) -> None:
    """Write a file, unless it has this text: the compiler looks at its time."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    if problem := obstacle():
        sys.exit(f"error: cannot build compiled modules: {problem}")
