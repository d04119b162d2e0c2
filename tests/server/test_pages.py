"""The client's files, as a browser gets them."""

from __future__ import annotations

import gzip
import hashlib
from base64 import b64encode
from pathlib import Path

import pytest

from kagemusha.text import LOCALES
from tests.server.conftest import MakeServer

FIRST = "ask('ç');"
INDEX = f"""<!doctype html><html><head><base href="/" /><script>{FIRST}</script></head>
<body>{"x" * 3000}"""
SCRIPT = "console.log(1);" * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "font-1a2b.woff2").write_bytes(b"\0" * 4000)
    (folder / "sw.js").write_text("self;")
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


def test_every_page_is_the_same_page_that_knows_its_path(
    make_server: MakeServer, built: Path
) -> None:
    server = make_server(root_path="/games", pages=built)
    for path in ("/", "/new/wat-aah", "/tables/abc", "/rules/seven-ronin", "/record"):
        page = server.http.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert '<base href="/games/">' in page.text
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        hashed = b64encode(hashlib.sha256(FIRST.encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{hashed}';" in policy
        again = server.http.get(path, headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("root_path", ["", "/games"])
def test_only_the_page_of_a_replay_may_stand_in_a_frame(
    make_server: MakeServer, built: Path, root_path: str
) -> None:
    server = make_server(root_path=root_path, pages=built)
    framed = server.http.get("/embed/abc")
    assert "x-frame-options" not in framed.headers
    assert "frame-ancestors *;" in framed.headers["content-security-policy"]
    assert "script-src 'self'" in framed.headers["content-security-policy"]
    person = {"Accept": "text/html"}
    for path in ("/", "/tables/abc", "/tables/embed", "/embed/abc/more", "/api/games"):
        other = server.http.get(path, headers=person).headers
        assert "frame-ancestors 'none'" in other["content-security-policy"]
        assert "more" in path or other["x-frame-options"] == "DENY"


@pytest.mark.parametrize("root_path", ["", "/games"])
def test_where_there_is_nothing_a_person_gets_a_page_and_a_program_a_refusal(
    make_server: MakeServer, built: Path, root_path: str
) -> None:
    server = make_server(root_path=root_path, pages=built)
    person = {"Accept": "text/html,*/*;q=0.8"}
    for path in ("/nowhere", "/no/where"):
        page = server.http.get(path, headers=person)
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert f'<base href="{root_path}/">' in page.text
        assert server.http.get(path).json()["id"] == "server-not-found"
    assert server.http.get("/api/nowhere", headers=person).json()["id"] == "server-not-found"


def test_files(make_server: MakeServer, built: Path) -> None:
    server = make_server(pages=built)
    for path, kind in (
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/font-1a2b.woff2", "font/woff2"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ):
        file = server.http.get(path)
        assert (file.status_code, file.headers["content-type"]) == (200, kind)
        kept = "immutable" in file.headers["cache-control"]
        assert kept == path.startswith("/assets/")
    assert server.http.get("/sw.js").headers["service-worker-allowed"] == "/"
    for path in ("/index.html", "/assets/none.js", "/assets/..%2findex.html", "/none", "/static/"):
        assert server.http.get(path).status_code == 404


def test_what_is_large_comes_compressed_if_it_may(make_server: MakeServer, built: Path) -> None:
    server = make_server(pages=built)
    for path in ("/", "/assets/main-1a2b.js", "/api/schema", "/api/games"):
        packed = server.http.get(path)
        assert packed.headers["content-encoding"] == "gzip"
        plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == packed.text
    with server.http.stream("GET", "/assets/main-1a2b.js") as answer:
        assert gzip.decompress(b"".join(answer.iter_raw())).decode() == SCRIPT


def test_what_was_packed_when_it_was_built_comes_as_it_is(
    make_server: MakeServer, built: Path
) -> None:
    script = built / "assets" / "main-1a2b.js"
    script.with_name("main-1a2b.js.br").write_bytes(b"brotli")
    server = make_server(pages=built)

    def encoded(accepted: str) -> tuple[str | None, bytes]:
        headers = {"Accept-Encoding": accepted}
        with server.http.stream("GET", "/assets/main-1a2b.js", headers=headers) as answer:
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    assert encoded("gzip, deflate, br, zstd") == ("br", b"brotli")
    assert encoded("gzip; q=0.8, br;q=0")[0] == "gzip"
    assert encoded("identity") == (None, SCRIPT.encode())
    assert server.http.get("/assets/main-1a2b.js.br").status_code == 404


def test_without_a_built_client_the_page_says_how_to_build_it(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server(pages=tmp_path / "nothing")
    pages = set()
    for locale in LOCALES:
        page = server.http.get("/tables/abc", headers={"Accept-Language": locale})
        assert page.status_code == 503
        assert f'lang="{locale}"' in page.text
        assert "python web_build.py" in page.text
        pages.add(page.text)
    assert len(pages) == len(LOCALES)
