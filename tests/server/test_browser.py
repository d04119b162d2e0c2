"""`kagemusha browser`: a server, and a browser that finds it."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from kagemusha.server import browser
from kagemusha.server import serve as serving
from kagemusha.server.serve import ServeArgs, serve
from kagemusha.terminal import main as terminal
from kagemusha.terminal.commands import serving as server_commands
from tests.server.conftest import Server


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened; nothing is served."""
    pages: list[str] = []
    monkeypatch.setattr(browser, "show", pages.append)
    monkeypatch.setattr(serving, "serve_on", lambda *_: None)
    return pages


def test_it_opens_its_own_page(
    database: str, shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(ServeArgs(port=0, open=True, database=database)) == 0
    (page,) = shown
    assert page in capsys.readouterr().out
    assert serve(ServeArgs(port=0, database=database)) == 0
    assert len(shown) == 1


def test_if_one_is_running_that_one_is_opened(
    database: str, server: Server, shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    port = int(server.host.rpartition(":")[2])
    assert serve(ServeArgs(port=port, open=True, database=database)) == 0
    assert shown == [f"{server.url}/"]
    assert server.url in capsys.readouterr().out
    assert serve(ServeArgs(port=port, database=database)) == 1, "without a browser it is refused"


def test_a_port_that_something_else_has(
    database: str,
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", port)
        monkeypatch.setattr(browser, "HEALTH_SECONDS", 0.2)
        assert serve(ServeArgs(open=True, database=database)) == 0
        assert str(port) in capsys.readouterr().out
        assert str(port) not in shown[0]
        assert serve(ServeArgs(port=port, open=True, database=database)) == 1, "as it was told"


def test_addresses() -> None:
    assert browser.address("0.0.0.0", 8770) == "http://127.0.0.1:8770/"
    assert browser.address("::", 8770, "/games") == "http://[::1]:8770/games/"
    assert browser.network_addresses("127.0.0.1", 8770) == []
    assert all("127.0.0" not in one for one in browser.network_addresses("0.0.0.0", 8770))


@pytest.mark.parametrize("words", [["browser"], ["serve", "--open"], []])
def test_the_command_line(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    def become(module: str, given: list[str]) -> int:
        started.append((module, given))
        return 0

    monkeypatch.setattr(server_commands, "_run_instead", become)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert terminal.main([*words, "--language=pl"]) == 0
    assert started == [("kagemusha.server", ["--language", "pl", "--open"])]
