"""The greedy bot of WAT-AAH!: always legal, always the same, never a peek, better than chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from kagemusha.arena.play import MatchRunner, bot_rng, game_seed, play_match
from kagemusha.bots import make_bot
from kagemusha.bots.wat_aah import pawns
from kagemusha.bots.wat_aah.placing import placements
from kagemusha.bots.wat_aah.sight import Cards, Sight
from kagemusha.bots.wat_aah.worth import card_worth, hand_worth, least_useful, most_useful
from kagemusha.core import registry
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.games.wat_aah.rules import WatAah
from kagemusha.games.wat_aah.view import ClanView, WatAahView

GAME = WatAah()
VARIANTS = [(mode, seats) for mode in MODE_IDS for seats in (2, 3, 4)]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the register, also where nothing has put it there."""
    monkeypatch.setitem(registry._games, GAME.id, GAME)


def _view(match: Any, seat: int) -> WatAahView:
    view = match.view(seat)
    assert isinstance(view, WatAahView)
    return view


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_every_decision_is_legal(mode: str, seats: int) -> None:
    runner = MatchRunner(GAME.id, seats, {"mode": mode})
    for index in range(4):  # the runner refuses an illegal one
        names = ["greedy"] * seats if index % 2 else ["greedy", "random"] * 2
        record = runner.play(index, game_seed(5, index), names[:seats])
        assert record.winners


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
        ("grasshopper", 2, 40, 34),
        ("grasshopper", 3, 30, 22),
        ("grasshopper", 4, 28, 18),
        ("grand-master", 2, 20, 15),
        ("grand-master", 3, 15, 9),
        ("grand-master", 4, 16, 9),
    ],
)
def test_it_beats_random(mode: str, seats: int, games: int, least: int) -> None:
    """One greedy bot, on every seat in turn, among random ones."""
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


# --- single values --------------------------------------------------------------------------------


def _sight(seed: int = 4, mode: str = "grand-master") -> Sight:
    match = GAME.new(2, {"mode": mode}, seed=seed)
    return Sight(Cards(match.rules), _view(match, match.pending[0]))


def test_a_set_is_worth_more_than_single_cards() -> None:
    sight = _sight()
    pair = hand_worth(sight, Counter(["rat-3", "rat-4"]))
    apart = hand_worth(sight, Counter(["rat-3", "fox-4"]))
    assert pair > apart + 2


def test_it_discards_what_belongs_to_nothing_and_takes_what_completes() -> None:
    sight = _sight()
    sight.hand = Counter(["rat-3", "rat-4", "rat-5", "carp-1", "bear-6", "bear-6"])
    assert least_useful(sight, sight.hand, 1) == ["carp-1"]
    sight.hand = Counter(["bear-6", "carp-1"])
    assert most_useful(sight, Counter(["bear-6", "fox-5", "monkey-1"]), 1) == ["bear-6"]


def _with_temple(temple: str | None) -> Sight:
    """A table with a drilled clan, a Ronin and Corruption; the first player has a Temple card."""
    match = GAME.new(2, {"mode": "grand-master"}, seed=4)
    view = _view(match, match.pending[0])
    clans = (ClanView("rat", ("rat-3", "rat-4", "ronin")), ClanView("fox", ("fox-3", "fox-3")))
    players = list(view.players)
    mine = view.seat or 0
    players[mine] = replace(
        players[mine], clans=clans, corruption=("bear-6", "carp-1"), temple=temple
    )
    players[1 - mine] = replace(players[1 - mine], clans=(ClanView("bear", ("bear-6",) * 2),))
    return Sight(Cards(match.rules), replace(view, players=tuple(players)))


@pytest.mark.parametrize(
    ("temple", "standing"),
    [
        (None, 14 - 7),
        ("false-ledger", 14 - 3),
        ("iron-drill", 14 + 2 - 7),
        ("masterless-banner", 14 - 1 + 5 - 7),
        ("mist-scouts", 14 - 7),
    ],
)
def test_who_leads_counts_temple_cards(temple: str | None, standing: int) -> None:
    sight = _with_temple(temple)
    assert sight.my_total == standing
    assert sight.lead == standing - 12
    assert sight.best_other == 12


def test_a_card_is_worth_what_it_adds_at_the_ranking() -> None:
    assert _with_temple(None).gain("fox", ("fox-4",)) == 4
    assert _with_temple("iron-drill").gain("fox", ("fox-4",)) == 6  # the third card of the clan
    assert _with_temple("iron-drill").gain("rat", ("rat-5",)) == 5  # drilled already
    assert _with_temple("masterless-banner").gain("fox", ("ronin",)) == 5
    sight = _with_temple("iron-drill")
    drilled = card_worth(sight, sight.me, ("rat-3", "rat-4", "ronin"), "ronin", "destroy-card")
    assert drilled == 3


def test_a_placement_is_one_whole_line() -> None:
    match = GAME.new(2, {}, seed=5)
    seat = match.pending[0]
    match.act(seat, "corrupt")
    sight = Sight(Cards(match.rules), _view(match, seat))
    options = placements(sight, match.legal(seat))
    assert options
    assert options == sorted(options, key=lambda option: -option.worth)
    for option in options:
        assert not match.why_not(seat, option.notation()), option


def test_pawns_follow_what_is_known_of_the_boss() -> None:
    cards = Cards(GAME.rules(2, {"mode": "grand-master"}))
    assert pawns.expected(cards, ["dark-shogun"], 1) == 50
    assert pawns.expected(cards, ["grug-azor", "gaijins"], 6) == 105
    assert pawns.expected(cards, ["ma-maho"], 0) == -50
    assert pawns.expected(cards, list(cards.bosses), 0) == -22
