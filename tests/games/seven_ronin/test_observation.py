"""What a program is shown of 7 Ronin: bounded, what the view tells, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha.games.seven_ronin.board import RONIN_IDS
from kagemusha.games.seven_ronin.names import SIDE_IDS
from tests.games import observations as shared
from tests.games.seven_ronin.table import MINIATURE

GAME = kagemusha.game("seven-ronin")
VARIANTS = [*(options for _, options in GAME.variants()), {"board": MINIATURE, "spy": True}]


@pytest.mark.parametrize("options", VARIANTS)
def test_nothing_hidden_is_in_it(options: dict[str, object]) -> None:
    rules = GAME.rules(2, options)
    shared.check_fields(rules)
    assert shared.check_secrecy(rules, seed=5, every=1) > 20


@pytest.mark.parametrize("options", VARIANTS)
def test_it_tells_what_the_view_tells(options: dict[str, object]) -> None:
    rules = GAME.rules(2, options)
    for state in shared.random_states(rules, seed=8):
        for seat in (0, 1, None):
            told = shared.read(rules, shared.observed(rules, state, seat))
            check_table(told, rules.view(state, seat))
            check_people(told, rules.view(state, seat))
            check_secrets(told, rules.view(state, seat))


def check_table(told: dict[str, Any], view: Any) -> None:
    areas, rounds = len(view.areas), len(view.track)
    assert told["side"] == (None if view.seat is None else SIDE_IDS[view.seat])
    assert told["pending"] == tuple(seat in view.pending for seat in (0, 1))
    assert told["step"] == view.step
    assert told["round"] == view.round
    assert told["Threat Level by round"][:rounds] == tuple(r.threat for r in view.track)
    assert told["Minimum Attack Force by round"][:rounds] == tuple(r.minimum for r in view.track)
    assert told["casualty by round"][:rounds] == tuple(r.casualty for r in view.track)
    assert told["required force"] == (view.required_force,)
    assert told["reserves"] == (view.reserves,)
    assert told["supply"] == (view.supply,)
    assert told["ninja on the Green"] == (view.green,)
    assert told["areas to win"] == (view.areas_to_win,)
    assert told["the Inn is a Field"] == (view.field_copied,)
    assert told["edition: Taiko heals on the Green"] == (view.taiko_heals_green,)
    assert told["sealed by side"] == view.sealed
    for name, of in (
        ("ninja by area", [area.ninja for area in view.areas]),
        ("used by area", [area.used for area in view.areas]),
        ("limit by area", [area.limit for area in view.areas]),
        ("kind by area", [area.kind for area in view.areas]),
    ):
        assert list(told[name][:areas]) == of
        assert not any(told[name][areas:])
    assert told["winner"] == view.winner


def check_people(told: dict[str, Any], view: Any) -> None:
    for ronin in view.ronin:
        number = RONIN_IDS.index(ronin.id)
        for name in ("station", "vitality", "wounds", "held", "penned", "silenced", "spent"):
            assert told[f"{name} by ronin"][number] == getattr(ronin, name), name
        assert told["cursed by ronin"][number] == ronin.cursed
    here = {RONIN_IDS.index(ronin.id) for ronin in view.ronin}
    assert not any(told["vitality by ronin"][n] for n in range(7) if n not in here)


def check_secrets(told: dict[str, Any], view: Any) -> None:
    plan = view.ninja_plan or (0,) * (len(view.areas) + 1)
    found = told["own plan: ninja by space"]
    assert (*found[: len(view.areas)], found[-1]) == plan
    assert told["own plan: ninja so far"] == (sum(plan),)
    guards = view.ronin_plan or (None,) * len(view.ronin)
    for ronin, space in zip(view.ronin, guards, strict=True):
        assert told["own plan: space by ronin"][RONIN_IDS.index(ronin.id)] == space
    spy = view.spy
    tokens = tuple(side in (spy.tokens if spy else ()) for side in SIDE_IDS)
    assert told["spy: tokens by side"] == tokens
    assert told["spy: side"] == (spy.side if spy else None)
    assert told["spy: area"] == (spy.area if spy else None)
    news = spy.told if spy else None
    assert told["spy: told"] == (news is not None,)
    assert told["spy: ninja told"] == (news if isinstance(news, int) else 0,)
    assert told["spy: ronin told"] == (news if isinstance(news, tuple) else ())
