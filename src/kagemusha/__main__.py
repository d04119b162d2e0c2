"""`python -m kagemusha` is the command line."""

from __future__ import annotations

import sys

from kagemusha.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
