"""The client's packages are the same everywhere: exact versions, hashes, every system, no host."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.docs.pages import ROOT

PACKAGE = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
LOCK: dict[str, dict[str, Any]] = json.loads(
    (ROOT / "web" / "package-lock.json").read_text("utf-8")
)["packages"]


def test_versions_are_exact() -> None:
    wanted = {**PACKAGE["dependencies"], **PACKAGE["devDependencies"]}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"[\d.]+", version)] == []


def test_the_lock_is_that_of_the_package() -> None:
    assert LOCK[""]["dependencies"] == PACKAGE["dependencies"]
    assert LOCK[""]["devDependencies"] == PACKAGE["devDependencies"]


def test_every_package_has_a_hash_and_no_address() -> None:
    packages = {name: entry for name, entry in LOCK.items() if name}
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def test_binaries_of_every_system_are_locked() -> None:
    """npm leaves out what the registry lacked at the time, and other systems could not build."""
    missing = [
        name
        for path, entry in LOCK.items()
        for name in entry.get("optionalDependencies", {})
        if f"node_modules/{name}" not in LOCK and f"{path}/node_modules/{name}" not in LOCK
    ]
    assert missing == []
