"""A passkey brings a profile to a browser that has lost its key. The server cannot open it."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Request, expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations_in_both

PASSKEY = {
    "protocol": "ctap2",
    "ctap2Version": "ctap2_1",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
KEY = "() => JSON.parse(localStorage.getItem('kagemusha.profile'))?.key"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def authenticator(screen: Screen) -> tuple[CDPSession, Callable[..., str]]:
    """The devtools of a page, and what gives it an authenticator."""
    tools = screen.page.context.new_cdp_session(screen.page)
    tools.send("WebAuthn.enable")

    def add(**more: Any) -> str:
        options = {**PASSKEY, **more}
        made: str = tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})[
            "authenticatorId"
        ]
        return made

    return tools, add


def test_a_passkey_brings_the_profile_back(
    start_server: Callable[..., Server], open_screen: OpenScreen, tmp_path: Path
) -> None:
    # The domain of passkeys must be known before the server runs, and a number is none.
    words = ("--lobby=on", "--passkeys=on", f"--port={free_port()}")
    url = start_server(f"sqlite:///{tmp_path}/lobby.db", *words).url.replace(
        "127.0.0.1", "localhost"
    )
    ada = open_screen("lobby", url=url)
    sent: list[Request] = []
    ada.page.on("request", lambda request: sent.append(request))  # noqa: PLW0108  it is wrapped
    tools, add = authenticator(ada)
    ada.button("Your identity").click()
    ada.dialog.get_by_label("Your name").fill("Ada")
    ada.button("Save", within=ada.dialog).click()

    # One without a secret for us is not added: it could not give the key back.
    weak = add()
    ada.button("Add a passkey", within=ada.dialog).click()
    expect(ada.dialog.get_by_role("alert")).to_contain_text("cannot keep a key")
    tools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": weak})
    strong = add(hasPrf=True)
    ada.button("Add a passkey", within=ada.dialog).click()
    expect(ada.dialog.get_by_text("The passkey is added.")).to_be_visible()
    expect(ada.dialog.get_by_role("listitem")).to_have_count(1)
    ada.picture("lobby-passkeys")
    assert violations_in_both(ada, "lobby-passkeys") == []
    key = ada.page.evaluate(KEY)

    # This browser forgets everything; only the passkey is left.
    ada.page.evaluate("() => localStorage.clear()")
    ada.page.reload()
    ada.button("Your identity").click()
    ada.button("Sign in with a passkey", within=ada.dialog).click()
    expect(ada.dialog.get_by_text("you will be Ada")).to_be_visible()
    ada.button("Use it here", within=ada.dialog).click()
    expect(ada.button("You are Ada")).to_be_visible()
    assert ada.page.evaluate(KEY) == key
    bodies = [request.post_data or "" for request in sent]
    assert sum("sealed" in body for body in bodies) == 1
    assert not any(key in body or "prf" in body for body in bodies)

    # Removed, it no longer signs in.
    ada.button("You are Ada").click()
    expect(ada.dialog.get_by_text("last used").first).to_be_visible()
    ada.dialog.get_by_role("button", name="Remove").click()
    ada.dialog.last.get_by_role("button", name="Remove").click()
    expect(ada.dialog.get_by_text("Delete it on your device, too.")).to_be_visible()
    ada.expect_problem(r"403")
    ada.button("Sign in with a passkey", within=ada.dialog).click()
    expect(ada.dialog.get_by_role("alert")).to_contain_text("does not know this passkey")
    tools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": strong})
