"""The page of metrics, on its own socket that players cannot reach."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

from kagemusha.table import StoreError, Tables
from kagemusha.table.metrics import Metric, page

TABLES = Metric("gauge", "kagemusha_tables", "Tables in the database, by status.", "status")
MEMORY = Metric("gauge", "kagemusha_tables_in_memory", "Tables that are in memory here.")
QUEUE = Metric(
    "gauge", "kagemusha_bot_queue", "Questions to bots that wait, by whom they are for.", "for"
)
REPORTS = Metric("gauge", "kagemusha_reports", "Reports that wait for the operator.")
STORE = Metric("gauge", "kagemusha_store_up", "1 if the database answers, else 0.")
TIMEOUT = 5
"""Seconds that a reader of the page has for its request."""


def metrics_page(tables: Tables) -> str:
    """All metrics of this process now."""
    MEMORY.set(to=tables.in_memory)
    for work, number in tables.bot_queue.items():
        QUEUE.set(work, to=number)
    TABLES.clear()
    try:
        counts, waiting = tables.store.housekeeping.counts(), tables.store.reports.count()
    except StoreError:
        STORE.set(to=0)
    else:
        STORE.set(to=1)
        REPORTS.set(to=waiting)
        for status in ("running", "over", "review"):
            TABLES.set(status, to=counts.get(status, 0))
    return page()


@contextlib.contextmanager
def metrics_server(listening: socket.socket, tables: Tables) -> Iterator[None]:
    """Serve the page at `/metrics`, from a thread."""

    class Handler(BaseHTTPRequestHandler):
        """Answers one request."""

        timeout = TIMEOUT

        def do_GET(self) -> None:
            """The page, or 404."""
            if self.path != "/metrics":
                self.send_error(404)
                return
            body = metrics_page(tables).encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    address = listening.getsockname()[:2]
    with HTTPServer(address, Handler, bind_and_activate=False) as server:
        server.socket.close()
        server.socket = listening
        threading.Thread(target=server.serve_forever, name="kagemusha-metrics", daemon=True).start()
        try:
            yield
        finally:
            server.shutdown()
