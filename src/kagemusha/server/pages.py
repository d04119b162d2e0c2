"""The browser's client: files that were built beforehand, read once and kept compressed."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import html
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.server.errors import http_error, language, sentence
from kagemusha.server.security import ANY_FRAMES, EMBEDDED, NO_FRAMES, POLICY

TYPES = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
OTHER = "application/octet-stream"
PACKED = ("png", "webp", "woff2")
"""What is compressed already."""
BROTLI = ".br"
"""What the build has compressed lies beside the file itself."""
INDEX = "index.html"
MANIFEST = ".vite/manifest.json"
"""Which file each module became."""
WORKER = "sw.js"
ASSETS = "assets/"
"""Files whose names change with what is in them: a browser may keep them for ever."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
BOARD = re.compile(r"src/games/(?P<game>[a-z-]+)/index\.ts")
GENERIC = "generic"
"""The page of a game without its own page."""
BASE = re.compile(r"<base\b[^>]*>")
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
AnyRequest = Request[Any, Any, Any]


class Page:
    """A file to send: plain, compressed, and its tag for the browser's cache."""

    def __init__(self, name: str, content: bytes, brotli: bytes | None = None) -> None:
        ending = name.rpartition(".")[2]
        self.name, self.content = name, content
        self.type = TYPES.get(ending, OTHER)
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        packed = None if ending in PACKED else gzip.compress(content, mtime=0)
        self.policy = _policy(content) if ending == "html" else ""
        gzipped = packed if packed is not None and len(packed) < len(content) else None
        self.packed = {"br": brotli, "gzip": gzipped}

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """This page, or that the browser has it already."""
        headers = {
            "Cache-Control": FOR_EVER if self.name.startswith(ASSETS) else ASK_FIRST,
            "ETag": self.tag,
            "Vary": "Accept-Encoding",
        }
        if self.policy:
            headers["Content-Security-Policy"] = self.policy
        if self.name == WORKER:
            headers["Service-Worker-Allowed"] = f"{request.scope.get('root_path', '')}/"
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        content = self.content
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, packed in self.packed.items():
            if packed is not None and encoding in accepted:
                content = packed
                headers["Content-Encoding"] = encoding
                break
        return Response(content, status_code=status, headers=headers, media_type=self.type)


class Pages:
    """The files of a built client."""

    def __init__(
        self, folder: Traversable | None = None, *, lobby: bool = False, passkeys: bool = False
    ) -> None:
        """`lobby` and `passkeys`: whether the page shows that there are any."""
        self._lobby = " data-lobby" * lobby + " data-passkeys" * passkeys
        folder = folder or resources.files("kagemusha.server") / "static"
        self._files = dict(_read(folder)) if folder.is_dir() else {}
        self._boards = dict(_boards(self._files[MANIFEST])) if MANIFEST in self._files else {}

    def file(self, request: AnyRequest, name: str) -> Response[bytes]:
        """A file of the client."""
        if name not in self._files or name == INDEX:
            raise NotFoundException
        return self._files[name].answer(request)

    def index(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The page of the client, with the path under which it is served."""
        if INDEX not in self._files:
            return _not_built(request)
        return self._index(request.scope.get("root_path", "")).answer(request, status)

    def not_found(self, request: AnyRequest, error: HTTPException) -> Response[Any]:
        """The answer where nothing was found: a page for a person, else a refusal."""
        path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
        person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not person or INDEX not in self._files or path.startswith("/api/"):
            return http_error(request, error)
        return self.index(request, error.status_code)

    def board(self, request: AnyRequest, game: str) -> str | None:
        """A header that lets a browser load a game's board before the script asks for it."""
        file = self._boards.get(game) or self._boards.get(GENERIC)
        root_path = request.scope.get("root_path", "")
        return file and f"<{root_path}/{file}>; rel=modulepreload"

    @lru_cache(8)  # noqa: B019  as long-lived as the app
    def _index(self, root_path: str) -> Page:
        base = f'<base href="{html.escape(root_path)}/"{self._lobby}>'
        content = self._files[INDEX].content.decode()
        return Page(INDEX, BASE.sub(lambda _: base, content, count=1).encode())


def _accepted(header: str) -> set[str]:
    """The encodings that a browser takes; `q=0` means that it does not."""
    asked = [part.replace(" ", "").split(";") for part in header.split(",")]
    return {name for name, *more in asked if "q=0" not in more}


def _policy(content: bytes) -> str:
    """What a page may do: of the scripts that stand in it, those that we have written there."""
    hashes = [b64encode(hashlib.sha256(code).digest()) for code in SCRIPT.findall(content)]
    allowed = "".join(f" 'sha256-{code.decode()}'" for code in hashes)
    return f"script-src 'self'{allowed}; {POLICY}"


def _read(folder: Traversable, path: str = "") -> list[tuple[str, Page]]:
    found = []
    items = {item.name: item for item in folder.iterdir()}
    for name, item in items.items():
        if item.is_dir():
            found += _read(item, f"{path}{name}/")
        elif not name.endswith(BROTLI):
            brotli = items.get(name + BROTLI)
            packed = None if brotli is None else brotli.read_bytes()
            found.append((path + name, Page(path + name, item.read_bytes(), packed)))
    return found


def _boards(manifest: Page) -> Iterator[tuple[str, str]]:
    """The file of each game's board."""
    for module, built in json.loads(manifest.content).items():
        if found := BOARD.fullmatch(module):
            yield found["game"], built["file"]


def _not_built(request: AnyRequest) -> Response[bytes]:
    locale = language(request.headers.get("accept-language"))
    title, text, how = (
        html.escape(sentence(Message(text_id), locale))
        for text_id in ("server-not-built", "server-not-built-why", "server-not-built-how")
    )
    page = (
        f'<!doctype html><html lang="{locale}"><meta charset="utf-8"><title>Kagemusha</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>python web_build.py</pre>"
        f"<p>{how}</p></html>"
    )
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Language", "Retry-After": "60"}
    return Response(page.encode(), status_code=503, headers=headers, media_type=TYPES["html"])


def page_routes(pages: Pages) -> list[Any]:
    """The routes of the client."""
    deep = [
        f"/{page}/{{rest:path}}"
        for page in ("new", "rules", "learn", "puzzles", "studies", "lobby")
    ]
    paths = ["/", "/new", "/tables", "/rules", "/learn", "/puzzles", "/record", "/lobby", *deep]
    paths.append("/alerts/{what:str}")
    paths.append("/tables/{game:str}/review")

    @get(paths, sync_to_thread=False, include_in_schema=False)
    def index(request: AnyRequest) -> Response[bytes]:
        return pages.index(request)

    @get("/tables/{table_id:str}", sync_to_thread=True, include_in_schema=False)
    def table(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        page = pages.index(request)
        with contextlib.suppress(KagemushaError):  # the page itself says that there is none
            game = request.app.state.tables.store.setup(table_id).game
            if board := pages.board(request, game):
                page.headers["Link"] = board
        return page

    @get(f"{EMBEDDED}{{table_id:str}}", sync_to_thread=False, include_in_schema=False)
    def embedded(request: AnyRequest) -> Response[bytes]:
        """A replay in a frame of another site: it can be looked at, and nothing else."""
        page = pages.index(request)
        policy = page.headers.get("Content-Security-Policy", "")
        page.headers["Content-Security-Policy"] = policy.replace(NO_FRAMES, ANY_FRAMES)
        return page

    @get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
    def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return pages.file(request, ASSETS + name)

    @get("/{name:str}", sync_to_thread=False, include_in_schema=False)
    def file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return pages.file(request, name)

    return [index, table, embedded, asset, file]
