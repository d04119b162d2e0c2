"""A minimal reverse proxy: offers a server below a path, which it removes from requests."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Proxy:
    """Forwards requests below its path; answers all others with 404, and records them."""

    def __init__(self, target: str, path: str) -> None:
        self._target, self._path = urlsplit(target), path
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.host}{path}/"
        self.astray: list[str] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._pass, args=(client,), daemon=True).start()

    def _pass(self, client: socket.socket) -> None:
        """One request for each connection: a browser opens as many as it needs."""
        with client, contextlib.suppress(OSError):
            head = b""
            while b"\r\n\r\n" not in head:
                more = client.recv(65536)
                if not more:
                    return
                head += more
            head, _, body = head.partition(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").split("\r\n")
            method, where, version = first.split(" ")
            if not where.startswith(f"{self._path}/"):
                self.astray.append(where)
                client.sendall(
                    b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                )
                return
            upgrade = any(line.lower().startswith("upgrade:") for line in lines)
            if not upgrade:
                lines = [line for line in lines if not line.lower().startswith("connection:")]
                lines.append("Connection: close")
            lines += ["X-Forwarded-For: 127.0.0.1", "X-Forwarded-Proto: http"]
            request = "\r\n".join([f"{method} {where.removeprefix(self._path)} {version}", *lines])
            host, port = self._target.hostname, self._target.port
            with socket.create_connection((host, port)) as server:
                server.sendall(request.encode("latin-1") + b"\r\n\r\n" + body)
                back = threading.Thread(target=_pour, args=(client, server), daemon=True)
                back.start()
                _pour(server, client)
                back.join()

    def close(self) -> None:
        self._listening.close()


def _pour(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for end in (source, sink):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
