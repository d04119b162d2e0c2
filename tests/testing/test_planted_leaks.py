"""The leak test detects every leak that is planted on purpose."""

from __future__ import annotations

import dataclasses

import pytest

from examples.lanterns import Lanterns, LanternsGame, LanternsRules, LanternsView
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.event import Event
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.rules import SevenRonin, SevenRoninRules
from kagemusha.games.seven_ronin.state import State
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.testing import LeakFound, check_leaks

pytestmark = pytest.mark.slow


class ViewShowsChoice(LanternsRules):
    def view(self, state: Lanterns, seat: int | None) -> LanternsView:
        return dataclasses.replace(super().view(state, seat), parity=str(state.chosen[0]))


class ViewShowsTheDeck(LanternsRules):
    def view(self, state: Lanterns, seat: int | None) -> LanternsView:
        return dataclasses.replace(super().view(state, seat), parity=str(sorted(state.deck)))


class ChoiceIsToldToAll(LanternsRules):
    def apply(self, state: Lanterns, seat: int, action: Action) -> list[Event]:
        events = super().apply(state, seat, action)
        return [dataclasses.replace(e, audience=None) if e.audience else e for e in events]


class StepsAreCounted(LanternsRules):
    """Not what was chosen, only that somebody chose: it tells how often he changed his mind."""

    def apply(self, state: Lanterns, seat: int, action: Action) -> list[Event]:
        events = super().apply(state, seat, action)
        hint = Event("lanterns-thinks", {"seat": seat})
        return [
            dataclasses.replace(e, masked=hint) if e.kind == "lanterns-chosen" else e
            for e in events
        ]


class MaskHasAHole(LanternsRules):
    def apply(self, state: Lanterns, seat: int, action: Action) -> list[Event]:
        events = super().apply(state, seat, action)
        return [
            dataclasses.replace(e, masked=dataclasses.replace(e, audience=None)) if e.masked else e
            for e in events
        ]


class LegalChoicesTell(LanternsRules):
    def legal(self, state: Lanterns, seat: int) -> Legal:
        legal = super().legal(state, seat)
        return Legal(reversed(legal)) if "9" in state.hands[1 - seat] else legal


class PendingTells(LanternsRules):
    def pending(self, state: Lanterns) -> tuple[int, ...]:
        pending = super().pending(state)
        return tuple(reversed(pending)) if state.chosen[0] else pending


class WorldsDoNotFit(LanternsRules):
    def determinize(self, seen: View, rng: Rng) -> Lanterns:
        world = super().determinize(seen, rng)
        world.points[0] += 1
        return world


def lanterns_with(rules: type[LanternsRules]) -> Game:
    class Leaky(LanternsGame):
        def rules(self, seats: int | None = None, options: Options | None = None) -> LanternsRules:
            return rules(seats or 2)

    return Leaky()


def caught(game: Game, options: Options) -> bool:
    for seed in range(20):
        try:
            check_leaks(game, 2, options, seed)
        except LeakFound:
            return True
    return False


@pytest.mark.parametrize(
    "rules",
    [
        ViewShowsChoice,
        ViewShowsTheDeck,
        ChoiceIsToldToAll,
        StepsAreCounted,
        MaskHasAHole,
        LegalChoicesTell,
        PendingTells,
        WorldsDoNotFit,
    ],
)
def test_a_planted_leak_is_caught(rules: type[LanternsRules]) -> None:
    assert caught(lanterns_with(rules), {})


def test_undo_that_counts_unseen_steps_of_others_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def naive(match: Match, seat: int) -> int | None:
        last = match.moves[-1] if match.moves else None
        return len(match.moves) - 1 if last and last.seat == seat and not last.final else None

    monkeypatch.setattr(Match, "_undoable", naive)
    assert caught(LanternsGame(), {})


def test_the_honest_game_passes_the_same_seeds() -> None:
    for seed in range(20):
        check_leaks(LanternsGame(), 2, {}, seed)


class ReservesShrinkWhilePlanning(SevenRoninRules):
    """The books forbid to count the Reserves during planning: this is why."""

    def view(self, state: State, seat: int | None) -> VillageView:
        view = super().view(state, seat)
        return dataclasses.replace(view, reserves=view.reserves - state.cells[layout.PLAN_COUNT])


class SpyTellsBoth(SevenRoninRules):
    def view(self, state: State, seat: int | None) -> VillageView:
        view = super().view(state, seat)
        spied = super().view(state, layout.ATTACKER).spy
        return dataclasses.replace(view, spy=spied)


@pytest.mark.parametrize("rules", [ReservesShrinkWhilePlanning, SpyTellsBoth])
def test_a_leak_planted_in_seven_ronin_is_caught(rules: type[SevenRoninRules]) -> None:
    class Leaky(SevenRonin):
        def rules(
            self, seats: int | None = None, options: Options | None = None
        ) -> SevenRoninRules:
            return rules(options)

    assert caught(Leaky(), {"spy": True})
