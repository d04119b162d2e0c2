"""Two tables that differ only in what a seat may not know send it the same bytes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from kagemusha.server.tournament_cards import tournament_card
from kagemusha.table import Tables
from kagemusha.table.deliveries import Deliveries
from kagemusha.table.journal import Journal
from kagemusha.table.tournament import Tournament
from tests.table.conftest import MakeTables
from tests.table.time import Time
from tests.table.twins import SETTINGS, Leak, Twins, check


@pytest.mark.parametrize("seed", [1, 2])
def test_seven_ronin(lite: Tables, now: Time, seed: int) -> None:
    assert check(lite, now, "seven-ronin", 2, seed, starts=len(SETTINGS)) > 8


def test_wat_aah(lite: Tables, now: Time) -> None:
    assert check(lite, now, "wat-aah", 3, 1, starts=6) > 4


def test_era_of_the_ninja(lite: Tables, now: Time) -> None:
    check(lite, now, "era-of-the-ninja", 2, 1, starts=2)


def test_on_either_database(make_tables: MakeTables, url: str, now: Time) -> None:
    assert check(make_tables(url), now, "seven-ronin", 2, 9, starts=2) > 2


def test_a_number_for_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: everybody gets a number for everything."""
    deliver = Deliveries.deliver

    def planted(self: Deliveries, state: Any, *rest: Any, **more: Any) -> Any:
        for update in self._last.values():
            object.__setattr__(update, "pending", (99,))
        return deliver(self, state, *rest, **more)

    monkeypatch.setattr(Deliveries, "deliver", planted)
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)


def test_a_delay_that_goes_by_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: spectators are behind by so many entries, hidden ones too."""
    shown = Journal.shown

    def planted(self: Journal, audience: int | None, at: int) -> int | None:
        last = shown(self, audience, at)
        return last if last is None else max(0, self.deliveries.last(None).number - self.length % 3)

    monkeypatch.setattr(Journal, "shown", planted)
    monkeypatch.setattr("tests.table.twins.SETTINGS", (SETTINGS[2],))
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=40)


def test_an_offer_that_ends_by_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: who makes a step of a sealed plan has declined a draw."""
    from kagemusha.table import agreements
    from kagemusha.table.state import TableState

    acted = TableState._acted

    def planted(self: TableState, at: int, seat: int, *rest: Any) -> None:
        acted(self, at, seat, *rest)
        agreements.after_move(self, seat)

    monkeypatch.setattr(TableState, "_acted", planted)
    monkeypatch.setattr(Twins, "agree", Twins.offer)
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)


def test_a_tournament_that_counts_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: its page shows when something was last done at a table of it."""

    def planted(cup: Tournament) -> Any:
        journal = lite.table(str(cup.matches[0].table))._runtime.journal
        return replace(tournament_card(cup), rest=journal.length)

    monkeypatch.setattr("tests.table.twins.tournament_card", planted)
    monkeypatch.setattr("tests.table.twins.SETTINGS", (SETTINGS[-1],))
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)


def test_a_clock_that_counts_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: each step of a sealed plan is paid an increment."""
    from kagemusha.table.clock import Clocks

    acted = Clocks.acted

    def planted(self: Clocks, at: int, seat: int, pending: Any, **more: Any) -> None:
        acted(self, at, seat, pending, **{**more, "seen": True})

    monkeypatch.setattr(Clocks, "acted", planted)
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)
