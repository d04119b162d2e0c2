"""A server whose only thinkers are those for the tests: `python -m tests.bots.only_sage`.

The environment may name the only one that there is, so that workers know it too.
"""

from __future__ import annotations

import os
import sys
from functools import partial

from kagemusha.bots import roster
from tests.bots import sage

sage.register()
sage.calibrate()
chosen = os.environ.get(sage.VARIABLE)
for name in sage.NAMES:
    if chosen and name != chosen:
        del roster._ANY_GAME[name]
vars(roster)["LEVELS"] = ()  # no generic search in their place
vars(roster)["_makers"] = sage.without_levels

if __name__ == "__main__":
    from kagemusha.server import serve
    from kagemusha.server.__main__ import main
    from kagemusha.table import Tables

    vars(serve)["Tables"] = partial(Tables, preload=(str(__spec__.name),))
    sys.exit(main())
