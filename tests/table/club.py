"""People who play rated matches. As a program: one match after the other, until it is killed."""

from __future__ import annotations

import sys
from itertools import count

from kagemusha.table import Resign, Store, Tables, live, new_secret, open_seat, person
from kagemusha.table.lobby import Lobby
from kagemusha.table.ratings import Pool

CLOCK = live(600, 5, out="lose")
WAT_AAH = Pool("wat-aah", "grasshopper", "")


class Club:
    """People who play rated matches."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.lobby = tables, Lobby(tables)
        self.keys = {name: new_secret() for name in ("Ada", "Bo", "Cy", "Di")}
        self.people = {name: self.lobby.keep(key, name) for name, key in self.keys.items()}

    def meet(self, *names: str, game: str = "wat-aah") -> tuple[str, dict[str, str]]:
        """A rated table for these people, in the order of seats; and their secrets."""
        first, *others = names
        seats = [person(), *[open_seat()] * len(others)]
        host, key = self.people[first], self.keys[first]
        opened = self.lobby.open(host, key, game, seats, clock=CLOCK, rated=True)
        secrets = {first: str(opened.secrets[0])}
        for name in others:
            seat = self.lobby.sit(self.people[name], self.keys[name], opened.table.id)
            secrets[name] = seat.secret
        return opened.table.id, secrets

    def value(self, name: str, pool: Pool = WAT_AAH) -> float:
        who = self.people[name].id
        found = [one for one in self.tables.store.ratings.of(who, 0) if one.pool == pool]
        return found[0].rating.value if found else 0.0

    def played(self, name: str) -> list[int]:
        standings = self.tables.store.ratings.of(self.people[name].id, 0)
        return [one.played for one in standings]


def begun(tables: Tables, table_id: str, secrets: dict[str, str]) -> None:
    """Play until everybody has made a visible move: then nobody can abort."""
    table = tables.table(table_id)
    by_seat = {table.seats(secret)[0]: secret for secret in secrets.values()}
    while "abort" in table.look(by_seat[0]).agreements.can:
        seat = table.look().pending[0]
        first = table.look(by_seat[seat]).legal[0]
        table.act(by_seat[seat], str(table._runtime.journal.length), None, first)


def main(address: str) -> None:
    with Store.open(address) as store, Tables(store, workers=0, every=None) as tables:
        club = Club(tables)
        for number in count():
            table_id, secrets = club.meet("Ada", "Bo")
            begun(tables, table_id, secrets)
            tables.table(table_id).execute(Resign(secrets["Bo"], "r"))
            print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
