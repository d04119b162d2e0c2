"""The greedy bot of WAT-AAH!: legal, deterministic, no secrets, and better than random."""

from __future__ import annotations

import pytest

from kagemusha.arena.play import MatchRunner, bot_rng, game_seed, play_match
from kagemusha.bots import make_bot
from kagemusha.core import registry
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.view import View
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.games.wat_aah.rules import WatAah

GAME = WatAah()
VARIANTS = [(mode, seats) for mode in MODE_IDS for seats in (2, 3, 4)]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the register, also where nothing has put it there."""
    monkeypatch.setitem(registry._games, GAME.id, GAME)


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_it_goes_on_with_what_another_began(mode: str, seats: int) -> None:
    match = GAME.new(seats, {"mode": mode}, seed=8)
    bot = make_bot("greedy", GAME, match.rules)
    rng = Rng(3, "test", mode, seats)
    while pending := match.pending:
        seat = pending[rng.below(len(pending))]
        legal = match.legal(seat)
        if rng.below(3):  # a stranger makes two of three small choices
            match.act(seat, rng.choice(legal))
        else:
            match.act_all(seat, bot.decide(match.view(seat), legal, rng))


@pytest.mark.parametrize(("mode", "seats"), [("grasshopper", 2), ("grand-master", 3)])
def test_disguised_secrets_change_nothing(mode: str, seats: int) -> None:
    """What a bot may not know does not reach it: same input, and so the same decision."""
    rules = GAME.rules(seats, {"mode": mode})
    bots = [make_bot("greedy", GAME, rules) for _ in range(2)]
    state = rules.setup()
    source = SeededSource(21)
    compared = 0
    while pending := rules.pending(state):
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        twin = rules.disguise(state, seat, Rng(compared, "disguise"))
        assert rules.legal(twin, seat) == legal
        decision = bots[0].decide(view, legal, bot_rng(1, seat))
        same = bots[1].decide(rules.view(twin, seat), legal, bot_rng(1, seat))
        assert list(decision) == list(same)
        compared += 1
        plan = rules.arrange(state, seat, decision) if len(decision) > 1 else decision
        for action in plan:
            rules.apply(state, seat, action)
    assert compared > 15


@pytest.mark.parametrize("mode", MODE_IDS)
def test_same_view_and_stream_same_decision(mode: str) -> None:
    first, second = (play_match(GAME.id, ["greedy"] * 3, 42, {"mode": mode}) for _ in range(2))
    assert [move.action for move in first.moves] == [move.action for move in second.moves]


@pytest.mark.parametrize(
    ("mode", "seats", "games", "least"),
    [
        ("grasshopper", 2, 20, 18),
        ("grasshopper", 3, 12, 10),
        ("grasshopper", 4, 12, 10),
        ("grand-master", 2, 8, 7),
        ("grand-master", 3, 6, 5),
        ("grand-master", 4, 8, 6),
    ],
)
def test_it_beats_random(mode: str, seats: int, games: int, least: int) -> None:
    """One greedy bot, on every seat in turn, among random ones; illegal decisions are refused."""
    runner = MatchRunner(GAME.id, seats, {"mode": mode})
    won = 0
    for index in range(games):
        names = ["random"] * seats
        names[index % seats] = "greedy"
        won += runner.play(index, game_seed(2026, index), names).winners == (index % seats,)
    assert won >= least


def test_it_plays_cards_of_a_players_own() -> None:
    data = GAME.rules(2).options
    deck = {
        "name": "small",
        "hand": 6,
        "ronin": {"number": 2, "strength": 2},
        "clan": [
            {
                "id": f"tribe-{n}",
                "strengths": [n, 2, 3, 4, 4, 5, 6, 7, 8],
                "two": two,
                "three": three,
            }
            for n, two, three in (
                (1, {"do": "draw", "number": 1}, {"do": "swap", "number": 2}),
                (2, {"do": "destroy-card"}, {"do": "copy", "number": 3}),
                (3, {"do": "look", "number": 4, "keep": 2}, {"do": "dig", "number": 1}),
                (4, {"do": "return-clan"}, {"do": "nothing"}),
                (5, {"do": "discard", "number": 1}, {"do": "destroy-clan"}),
            )
        ],
        "yokai": [{"id": "wisp", "strength": 0, "power": {"do": "return-card"}}],
    }
    assert data["deck"] is None
    match = play_match(GAME.id, ["greedy", "greedy"], 3, {"deck": deck})
    assert match.result is not None


# --- situations: the master's puzzles that need no search -----------------------------------------

# Three clans of 6, 8 and 6 points before the first player.
MINE = "table.p1=fox-3:2,toad-4:2,carp-3:2"
TWO_CLANS = "table.p2=bear-6:4,dragon-5:2 hand.p2=crow-2:3"


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("step=draw-step table.p2=bear-6:3 hand.p1=dragon-3:1 hand.p2=crow-2:3", "corrupt"),
        (f"step=place-step {MINE} hand.p1=rat-3:2 table.p2=bear-6:2 hand.p2=fox-2:1", "place rat"),
        (f"step=place-step {MINE} hand.p1=rat-3:2 {TWO_CLANS}", "pass"),
        (f"step=place-step {MINE} hand.p1=spider-3:3 {TWO_CLANS}", "place spider"),
        ("step=discard-step hand.p1=rat-3:2,rat-5:1,carp-1:1,bear-6:2", "card carp-1"),
    ],
)
def test_a_plain_choice(line: str, wanted: str) -> None:
    match = GAME.position(line, seats=2)
    bot = make_bot("greedy", GAME, match.rules)
    plan = bot.decide(match.view(0), match.legal(0), Rng(1, "test"))
    assert plan[0].notation == wanted
    assert not match.why_not(0, plan)


def test_another_games_view_is_refused() -> None:
    match = GAME.new(2, {}, seed=2)
    bot = make_bot("greedy", GAME, match.rules)
    for view in (View("other", 0, (0,)), match.view(None)):
        with pytest.raises(TypeError, match="not a player's view of WAT-AAH!"):
            bot.decide(view, match.legal(match.pending[0]), Rng(1))
