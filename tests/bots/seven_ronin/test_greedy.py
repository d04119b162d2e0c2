"""The greedy bot: legal, deterministic, no secrets, and better than random."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha.arena import bot_rng, play_match, simulate
from kagemusha.bots import make_bot
from kagemusha.core.chance import Rng

GAME = "seven-ronin"
HAMLET: dict[str, Any] = {
    "name": "hamlet",
    "reserves": 9,
    "supply": 1,
    "areas-to-win": 3,
    "area": [
        {"id": "mill", "kind": "plain", "limit": 0},
        {"id": "shed", "kind": "passage", "limit": 1},
        {"id": "yard", "kind": "animal-pen", "limit": 2},
        {"id": "gate", "kind": "inn", "limit": 1},
    ],
    "ronin": [
        {"id": "tasuke", "vitality": 2},
        {"id": "hayai", "vitality": 3},
        {"id": "yobu", "vitality": 2},
    ],
    "round": [
        {"threat": 1, "minimum": 0},
        {"threat": 2, "minimum": 5, "casualty": True},
        {"threat": 4, "minimum": 9},
    ],
}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "fr"},
    {"edition": "pl", "spy": True},
    {"board": HAMLET},
    {"board": HAMLET, "spy": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("greedy", "random"), ("random", "greedy")])
def test_every_decision_is_legal(options: dict[str, Any], bots: tuple[str, str]) -> None:
    # `simulate` refuses an illegal one.
    assert simulate(GAME, bots, 2, seed=11, options=options).games == 2


@pytest.mark.parametrize("options", [{}, {"spy": True}, {"board": HAMLET}], ids=str)
def test_it_goes_on_with_a_plan_that_another_began(options: dict[str, Any]) -> None:
    game = kagemusha.game(GAME)
    for seed in range(2):
        match = game.new(options=options, seed=seed)
        bot = make_bot("greedy", game, match.rules)
        rng = Rng(seed, "test")
        while pending := match.pending:
            seat = pending[rng.below(len(pending))]
            legal = match.legal(seat)
            if rng.below(3):  # a stranger makes two of three small choices
                match.act(seat, rng.choice(legal))
            else:
                match.act_all(seat, bot.decide(match.view(seat), legal, rng))


@pytest.mark.parametrize("options", [{}, {"edition": "fr", "spy": True}], ids=str)
def test_disguised_secrets_change_nothing(options: dict[str, Any]) -> None:
    """What a bot may not know does not reach it: same input, and so the same decision."""
    game = kagemusha.game(GAME)
    rules = game.rules(options=options)
    bots = [make_bot("greedy", game, rules) for _ in range(2)]
    compared = 0
    for seed in (0,):
        state = rules.setup()
        chooser = Rng(seed, "chooser")
        while pending := rules.pending(state):
            seat = pending[chooser.below(len(pending))]
            view, legal = rules.view(state, seat), rules.legal(state, seat)
            twin = rules.disguise(state, seat, Rng(seed, "disguise", compared))
            assert rules.view(twin, seat).to_json() == view.to_json()
            assert rules.legal(twin, seat) == legal
            decision = bots[0].decide(view, legal, bot_rng(seed, seat))
            same = bots[1].decide(
                rules.view(twin, seat), rules.legal(twin, seat), bot_rng(seed, seat)
            )
            assert decision == same
            compared += 1
            for action in rules.arrange(state, seat, decision) if len(decision) > 1 else decision:
                rules.apply(state, seat, action)
    assert compared > 15


def test_same_view_and_stream_same_decision() -> None:
    first = play_match(GAME, ["greedy", "greedy"], 42)
    second = play_match(GAME, ["greedy", "greedy"], 42)
    assert [move.action for move in first.moves] == [move.action for move in second.moves]


def test_it_mixes_its_plans() -> None:
    match = kagemusha.game(GAME).new(seed=1)
    bot = make_bot("greedy", match.game, match.rules)
    for seat in (0, 1):
        view, legal = match.view(seat), match.legal(seat)
        plans = {tuple(bot.decide(view, legal, Rng(seed, "mix"))) for seed in range(12)}
        assert len(plans) >= 8


def test_as_attacker_it_beats_random() -> None:
    result = simulate(GAME, ["greedy", "random"], 4, seed=2026)
    assert result.seatings[0].wins[0].count == 4  # nearly always in the long run


def test_as_defender_it_beats_random() -> None:
    result = simulate(GAME, ["random", "greedy"], 4, seed=2026)
    assert result.seatings[0].wins[1].count == 4  # hardly ever loses


# --- single decisions -------------------------------------------------------------------------

RONIN = (
    "ronin=yobu:0@granary,yumi:0@field-2,musashi:0@field-3,hayai:0@animal-pen,"
    "taiko:0@burial-grounds,kabe:x,tasuke:0@granary"
)


def decision(position: str, seat: int) -> str:
    match = kagemusha.game(GAME).position(position)
    bot = make_bot("greedy", match.game, match.rules)
    (action,) = bot.decide(match.view(seat), match.legal(seat), Rng(1, "bot"))
    return action.notation


@pytest.mark.parametrize(
    ("ninja", "ronin"),
    [
        ("watchtower:1,well:1,shrine:1,passage:1,inn:1", RONIN),  # enough already
        ("watchtower:1,well:1,shrine:1,passage:1", RONIN),  # the Passage takes a fifth area
        (
            "watchtower:1,well:1,inn:1,field-2:1",
            RONIN.replace("field-2", "passage"),
        ),  # the Inn counts
    ],
)
def test_the_attacker_wins_where_he_can(ninja: str, ronin: str) -> None:
    line = f"round=3 step=area-abilities reserves=20 ninja={ninja} {ronin}"
    match = kagemusha.game(GAME).position(line)
    bot = make_bot("greedy", match.game, match.rules)
    while match.pending == (0,):
        match.act_all(0, bot.decide(match.view(0), match.legal(0), Rng(1, "bot")))
    assert match.result is not None
    assert match.result.winners == (0,)


def test_hayai_rides_to_the_area_that_would_be_lost() -> None:
    ninja = "ninja=watchtower:1,well:1,shrine:1,passage:1,inn:1"
    action = decision(f"round=3 step=ronin-abilities reserves=20 {ninja} {RONIN}", 1)
    assert action.startswith("hayai ")


def test_musashi_cuts_rather_than_be_wounded() -> None:
    line = f"round=2 step=ronin-abilities reserves=30 ninja=field-3:2 spent=yumi {RONIN}"
    assert decision(line, 1) == "musashi"


def test_wounds_are_divided_so_that_nobody_dies() -> None:
    ronin = RONIN.replace("yobu:0", "yobu:1")
    line = f"round=2 step=division reserves=30 ninja=granary:3 {ronin}"
    assert decision(line, 1) == "divide tasuke 2"
