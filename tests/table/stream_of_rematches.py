"""A process that ends game after game at a table and begins the next, until it is killed."""

from __future__ import annotations

import sys

from kagemusha.table import OfferRematch, Store, Tables


def main(address: str, table_id: str, secret: str) -> None:
    with Store.open(address) as store, Tables(store, workers=0, every=None) as tables:
        while True:
            table = tables.table(table_id)
            if table.ending is None:
                table.end()
            rematch = table.execute(OfferRematch(secret, "again")).rematch
            assert rematch is not None
            table_id = str(rematch.next)
            print(table_id, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
