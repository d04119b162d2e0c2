"""`python -m tests.web.impatient` runs a server for which a minute of absence is a second."""

from __future__ import annotations

import sys

from kagemusha.server.__main__ import main
from kagemusha.table import agreements

vars(agreements)["MINUTE"] = 1000

if __name__ == "__main__":
    sys.exit(main())
