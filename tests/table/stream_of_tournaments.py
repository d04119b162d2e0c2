"""A tournament whose matches are given to the first seat, one by one, until it is killed."""

from __future__ import annotations

import sys
import time

from kagemusha.table import Store, Tables, live, new_secret
from kagemusha.table.lobby import Lobby
from kagemusha.table.tournament import TournamentTerms


def main(address: str) -> None:
    with Store.open(address) as store, Tables(store, workers=0, every=None) as tables:
        lobby, clock = Lobby(tables), live(600, out="lose")
        organiser = lobby.keep(new_secret(), "Organiser")
        terms = TournamentTerms("Cup", "wat-aah", {}, clock, rounds=4, rest=0)
        cup = tables.tournaments.open(organiser, terms)
        tables.tournaments.enter_bots(cup.id, organiser, "random", 8)
        tables.tournaments.start(cup.id, organiser)
        while (now := tables.tournaments.read(cup.id)).status == "running":
            for match in now.matches:
                if match.points is None:
                    tables.table(str(match.table)).walk_over(1)
                    print(match.table, "2 0", sep=";", flush=True)
            tables.tick()
        time.sleep(60)


if __name__ == "__main__":
    main(*sys.argv[1:])
