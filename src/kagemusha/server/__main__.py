"""The server's own program: `python -m kagemusha.server`, which `kagemusha serve` starts."""

from __future__ import annotations

import argparse
import sys

from kagemusha.server.logs import FORMATS, LEVELS
from kagemusha.server.serve import ServeArgs, serve
from kagemusha.text import LOCALES


def main() -> int:
    """Read the command line, which `kagemusha serve` has checked, and serve."""
    usual = ServeArgs()
    parser = argparse.ArgumentParser(prog="python -m kagemusha.server")
    parser.add_argument("--host", default=usual.host)
    parser.add_argument("--port", type=int)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=usual.workers)
    parser.add_argument("--processes", type=int, default=usual.processes)
    parser.add_argument("--rate", type=int, default=usual.rate)
    parser.add_argument("--client-tables", type=int, default=usual.client_tables)
    parser.add_argument("--origin", action="append", default=[], dest="origins")
    parser.add_argument("--root-path", default=usual.root_path)
    parser.add_argument("--chat", choices=("on", "off"), default=usual.chat)
    parser.add_argument("--lobby", choices=("on", "off"), default=usual.lobby)
    parser.add_argument("--passkeys", choices=("on", "off"), default=usual.passkeys)
    parser.add_argument("--spectator-delay", default=usual.spectator_delay)
    parser.add_argument("--expire", action="append", default=[])
    parser.add_argument("--bot", action="append", default=[], dest="bots")
    parser.add_argument("--metrics")
    parser.add_argument("--address", default=usual.address)
    parser.add_argument("--push", default=usual.push)
    parser.add_argument("--smtp", default=usual.smtp)
    parser.add_argument("--mail-from", default=usual.mail_from)
    parser.add_argument("--webhooks", choices=("on", "off"), default=usual.webhooks)
    parser.add_argument("--log-format", choices=FORMATS, default=usual.log_format)
    parser.add_argument("--log-level", choices=LEVELS, default=usual.log_level)
    parser.add_argument("--language", choices=LOCALES, default=usual.language)
    return serve(ServeArgs(**vars(parser.parse_args())))


if __name__ == "__main__":
    sys.exit(main())
