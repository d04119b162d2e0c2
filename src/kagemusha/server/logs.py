"""Logs on standard error, as text or as JSON lines, each with the id of its request."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime

FORMATS = ("text", "json")
LEVELS = ("info", "warning", "error")
"""From `info` on there is a line for each request."""
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request that is worked on; "" elsewhere."""


def configure(form: str, level: str) -> None:
    """Log in one of `FORMATS`, from one of `LEVELS` on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    others = "ERROR" if level == "error" else "WARNING"  # other libraries only warn
    logging.basicConfig(handlers=[handler], level=others, force=True)
    logging.getLogger("kagemusha").setLevel(level.upper())


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextFormatter(logging.Formatter):
    """A line for people; what a client sent cannot break it into two."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, id of the request, message."""
        words = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in record.getMessage())
        about = f" [{found}]" if (found := request_id.get()) else ""
        line = f"{_time(record)} {record.levelname} {record.name}{about}: {words}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormatter(logging.Formatter):
    """An object for programs, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The same, with the facts of a request apart."""
        found: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if given := request_id.get():
            found["request_id"] = given
        facts = getattr(record, "facts", None)
        if isinstance(facts, Mapping):
            found.update(facts)
        if record.exc_info:
            found["exception"] = self.formatException(record.exc_info)
        return json.dumps(found)
