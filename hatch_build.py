"""Builds the parts of the package that are not Python as it stands.

The browser client is built by web_build.py, for every wheel, source distribution and editable
install, if it is not up to date. With KAGEMUSHA_COMPILED=1, native_build.py turns the modules of
`[tool.kagemusha.libraries]` in pyproject.toml into C; without the variable a wheel is pure Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone
import native_build
import web_build

SWITCH = "KAGEMUSHA_COMPILED"


class BuildHook(BuildHookInterface[Any]):
    """Builds the client, and puts mypyc's extension modules beside their sources in the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what an isolated build must install first."""
        groups = self.metadata.config["dependency-groups"]
        needed = list(groups["compile"]) if self._compiles() else []
        if not web_build.fresh() and web_build.find_node() is None:
            needed += groups["node"]
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
        libraries = native_build.find_libraries(
            root, self.metadata.config["tool"]["kagemusha"]["libraries"]
        )
        library = root / native_build.WORK / "lib"
        for built in native_build.compile_libraries(root, libraries):
            build_data["force_include"][str(built)] = str(built.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(SWITCH, "") == "1"
