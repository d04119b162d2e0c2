"""The page as an installed app: the service worker, the manifest, and its sounds."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import httpx
from playwright.sync_api import expect

import web_build
from tests.web.conftest import OpenScreen, Server
from tests.web.proxy import Proxy
from tests.web.screen import Screen
from tests.web.test_breaks import GONE

# `kagemusha serve`, with the client of a folder.
WITH_CLIENT = """
import sys
from functools import partial
from pathlib import Path
from kagemusha.server import __main__, serve
serve.Settings = partial(serve.Settings, pages=Path(sys.argv.pop(1)))
sys.exit(__main__.main())
"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const all = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) all.push(url);
  }
  return all;
}"""
AWAY = "The server does not respond."


def installed(screen: Screen) -> None:
    """Wait until the service worker answers for the page."""
    screen.until(CONTROLLED, [True])


def kept(screen: Screen) -> set[str]:
    """What the service worker keeps, under the address of the page."""
    urls: list[str] = screen.page.evaluate(KEPT)
    return {url.removeprefix(screen.url) for url in urls}


def test_the_page_opens_without_the_server(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str
) -> None:
    server = start_server(lite_url)
    screen = open_screen(url=server.url)
    expect(screen.tile("7 Ronin")).to_be_visible()
    installed(screen)
    scripts = {path for path in kept(screen) if path.startswith("assets/")}
    assert {Path(path).suffix for path in scripts} == {".js", ".css"}
    assert not [path for path in kept(screen) if path.startswith("api/")]

    screen.expect_problem(GONE)
    server.kill()
    screen.page.reload()
    expect(screen.page.get_by_role("alert")).to_contain_text(AWAY)
    screen.picture("offline-home")
    screen.go("tables/some-table")
    expect(screen.page.get_by_role("alert")).to_contain_text(AWAY)
    screen.picture("offline-table")
    screen.go("")
    server.start()
    expect(screen.tile("7 Ronin")).to_be_visible()
    expect(screen.page.get_by_role("alert")).to_have_count(0)


def other_client(folder: Path) -> Path:
    """The client as another version of it would be: other files, by other names."""
    shutil.copytree(web_build.STATIC, folder)
    assets = folder / "assets"
    names = {file.name: f"{file.stem}2.js" for file in assets.glob("*.js")}
    for file in (folder / "index.html", folder / ".vite" / "manifest.json", *assets.glob("*.js")):
        text = file.read_text(encoding="utf-8")
        for name, other in names.items():
            text = text.replace(name, other)
        if file.name.startswith("index-"):
            text += ";document.documentElement.dataset.version='2';"
        file.write_text(text, encoding="utf-8")
    for name, other in names.items():
        (assets / name).rename(assets / other)
    return folder


def test_a_new_client_takes_the_place_of_the_old_one(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str, tmp_path: Path
) -> None:
    server = start_server(lite_url)
    screen = open_screen(url=server.url)
    expect(screen.tile("7 Ronin")).to_be_visible()
    installed(screen)
    screen.page.reload()
    expect(screen.tile("7 Ronin")).to_be_visible()
    before = {path for path in kept(screen) if path.endswith(".js")}

    screen.expect_problem("icon.svg")  # the browser may ask for it at any time
    server.kill()
    server.program = ("-c", WITH_CLIENT, str(other_client(tmp_path / "static")))
    server.start()
    version = screen.page.locator("html[data-version='2']")
    screen.go("")
    expect(version).to_have_count(1)
    expect(screen.tile("7 Ronin")).to_be_visible()
    assert not before & kept(screen)

    screen.expect_problem(GONE)
    server.kill()
    screen.page.reload()
    expect(version).to_have_count(1)
    expect(screen.page.get_by_role("alert")).to_contain_text(AWAY)


def test_it_can_be_installed_under_a_path_of_its_own(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str
) -> None:
    server = start_server(lite_url, "--root-path=/games")
    proxy = Proxy(server.url, "/games")
    screen = open_screen("rules/wat-aah", url=proxy.url)
    address = screen.page.evaluate("document.querySelector('link[rel=manifest]').href")
    answer = httpx.get(address, timeout=60)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    for key in ("id", "start_url", "scope"):
        assert urljoin(address, manifest[key]) == proxy.url
    assert manifest["display"] == "standalone"
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        picture = httpx.get(urljoin(address, icon["src"]), timeout=60)
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    installed(screen)
    scope = screen.page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == proxy.url
    # Chromium says itself what would keep it from offering to install the page.
    line = screen.page.context.new_cdp_session(screen.page)
    screen.go("")
    found = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found] in ([], ["in-incognito"])
    parsed = line.send("Page.getAppManifest")
    assert parsed["url"] == address
    assert parsed["errors"] == []
    proxy.close()


# Counts what is played; Chromium without a loudspeaker still has a clock for it.
LISTEN = """(() => {
  window.contexts = [];
  window.tones = 0;
  const Real = AudioContext;
  window.AudioContext = class extends Real {
    constructor(...words) { super(...words); window.contexts.push(this); }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...words) {
    window.tones += 1;
    start.apply(this, words);
  };
})()"""


def test_sounds_are_off_until_they_are_switched_on(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.page.add_init_script(LISTEN)
    screen.go("")
    screen.play_now("Shinobi WAT-AAH!")
    screen.page.locator(".actions .choice, .board .lit").first.click()
    screen.wait("choose", "which", "cards", "sure")
    assert screen.page.evaluate("() => [contexts.length, tones]") == [0, 0]

    sound = screen.dialog.get_by_label("Sound")
    screen.button("Settings").click()
    expect(sound).not_to_be_checked()
    sound.check()
    screen.until("() => tones", [1])
    screen.until("() => contexts[0].state === 'running' && contexts[0].currentTime > 0", [True])
    assert screen.kept("sound") is True
    screen.page.reload()
    screen.button("Settings").click()
    expect(sound).to_be_checked()
