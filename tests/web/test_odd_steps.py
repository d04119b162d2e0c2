"""Rare steps: every screen shows the whole task, and can answer it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import CHOICES
from tests.web.test_phone import fits

STEPS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("odd_steps.json").read_text(encoding="utf-8")
)
"""Positions at a question, and the seat that is asked it."""


def opened(server: Server, step: dict[str, Any]) -> str:
    """The path of the seat that is asked, at a table that stands there."""
    body = {
        "game": step["game"],
        "seats": [{"kind": "person", "name": f"Ada {n + 1}"} for n in range(step["seats"])],
        "options": step["options"],
        "position": step["position"],
    }
    answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
    link: str = answer.json()["seats"][step["seat"]]["link"]
    return link.removeprefix("/")


@pytest.mark.parametrize(("language", "width"), [("fr", 1280), ("pl", 360)])
def test_odd_steps(open_screen: OpenScreen, server: Server, language: str, width: int) -> None:
    screen = open_screen(language=language, width=width, height=844)
    for step in STEPS:
        before = len(screen.updates())
        screen.go(opened(server, step))
        screen.wait("choose")
        screen.hear(before)
        assert screen.view()["step"] == step["step"]
        fits(screen, f"step-{step['step']}-{language}-{width}")
        # As a line to choose, or as the card itself.
        assert screen.page.locator(CHOICES).count() == len(screen.update()["legal"])
        before = len(screen.updates())
        screen.page.locator(CHOICES).first.click()
        screen.hear(before)
        expect(screen.page.locator(".right [role=alert]")).to_be_empty()
