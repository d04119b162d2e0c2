"""Below a path of a server with other content, behind a proxy."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.proxy import Proxy


def test_behind_a_proxy_that_cuts_the_path_off(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str
) -> None:
    server = start_server(lite_url, "--root-path=/games")
    proxy = Proxy(server.url, "/games")
    screen = open_screen(url=proxy.url)
    expect(screen.tile("7 Ronin")).to_be_visible()
    screen.picture("sub-path-home")
    screen.play_now("7 Ronin")
    screen.plan(random.Random(21))
    screen.wait("choose", "plan", "over")
    assert screen.page.url.startswith(f"{proxy.url}tables/")
    screen.page.reload()
    screen.wait("choose", "plan", "over")
    screen.go("rules/seven-ronin")
    expect(screen.page.locator("article").first).to_be_visible()
    screen.page.get_by_role("link", name="Kagemusha").click()
    expect(screen.tile("7 Ronin")).to_be_visible()
    assert screen.page.url == proxy.url
    assert not [path for path in proxy.astray if path != "/favicon.ico"]
    proxy.close()
