"""A process that plays at a table until it is killed; it says what was acknowledged."""

from __future__ import annotations

import hashlib
import random
import sys

from kagemusha.table import Propose, Store, Tables


def main(address: str, table_id: str, secret: str, seed: str) -> None:
    dice = random.Random(seed)
    with Store.open(address) as store, Tables(store, workers=0, every=None) as tables:
        table = tables.table(table_id)
        while pending := table.look().pending:
            seat = dice.choice(pending)
            seen = table.look(secret, seat=seat)
            command = f"{seed} {seat} {seen.number}"
            if "takeback" in seen.agreements.can and dice.random() < 0.1:
                update = table.execute(Propose(secret, command, seat=seat, what="takeback"))
            elif seen.can_undo and dice.random() < 0.15:
                update = table.undo(secret, command, seen.number, seat=seat)
            else:
                action = dice.choice(seen.legal)
                update = table.act(secret, command, seen.number, action, seat=seat)
            digest = hashlib.sha256(update.to_json().encode()).hexdigest()
            print(f"{command};{seat};{update.number};{digest}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
