"""The greedy bot of Era of the Ninja: legal, deterministic, no secrets, and sensible choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kagemusha.arena.play import MatchRunner, bot_rng, game_seed, play_match
from kagemusha.bots import bot_names, make_bot
from kagemusha.core import registry
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.phases.codes import HEAD
from kagemusha.games.era_of_the_ninja.phases.pieces import Card
from tests.games.era_of_the_ninja.table import GAME, LONE, ROW, act, ninja, table

VARIANTS = list(enumerate(GAME.variants()))
FIGHT = {"mode": "nvn-death-match"}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the register, also where nothing has put it there."""
    monkeypatch.setitem(registry._games, GAME.id, GAME)


def choice(match: Match) -> str:
    """The bot's choice for the pending seat."""
    seat = match.pending[0]
    bot = make_bot("greedy", GAME, match.rules)
    (action,) = bot.decide(match.view(seat), match.legal(seat), Rng(1, "test"))
    assert action in match.legal(seat)
    return str(action)


# --- always legal, always the same, never a peek ------------------------------------------------


@pytest.mark.parametrize(("number", "variant"), VARIANTS)
def test_it_goes_on_with_what_another_began(
    number: int, variant: tuple[int, Mapping[str, Any]]
) -> None:
    """A stranger makes two of three small choices, and so leads it where it would not go."""
    seats, options = variant
    rules = GAME.rules(seats, {**options, "rounds": 8})
    bot = make_bot("greedy", GAME, rules)
    rng = Rng(3, "test", number)
    source = SeededSource(number)
    state = rules.setup()
    while pending := rules.pending(state):
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        allowed = rules.legal(state, seat)
        action = rng.choice(allowed)
        if not rng.below(3):
            (action,) = bot.decide(rules.view(state, seat), allowed, rng)
        assert action in allowed
        rules.apply(state, seat, action)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"mode": "clan-attack", "clans": "named"})]
)
def test_disguised_secrets_change_nothing(seats: int, options: Mapping[str, Any]) -> None:
    """What a bot may not know does not reach it: same input, and so the same decision."""
    rules = GAME.rules(seats, options)
    bots = [make_bot("greedy", GAME, rules) for _ in range(2)]
    state = rules.setup()
    source = SeededSource(21)
    compared = 0
    while (pending := rules.pending(state)) and compared < 150:
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        view, allowed = rules.view(state, seat), rules.legal(state, seat)
        twin = rules.disguise(state, seat, Rng(compared, "disguise"))
        decision = bots[0].decide(view, allowed, bot_rng(1, seat))
        same = bots[1].decide(rules.view(twin, seat), allowed, bot_rng(1, seat))
        assert list(decision) == list(same)
        compared += 1
        rules.apply(state, seat, decision[0])
    assert compared > 40


def test_same_view_and_stream_same_decision() -> None:
    first, second = (play_match(GAME.id, ["greedy"] * 2, 42, {"rounds": 12}) for _ in range(2))
    assert [move.action for move in first.moves] == [move.action for move in second.moves]


def test_it_knows_its_game() -> None:
    assert bot_names(GAME.id)[:2] == ("random", "greedy")
    bot = make_bot("greedy", GAME, GAME.rules(2))
    choices = Legal([Action("a"), Action("b")])
    for view in (View("other", 0, (0,)), GAME.new(2, {}, seed=1).view(None)):
        with pytest.raises(TypeError, match="not a seat's view of Era of the Ninja"):
            bot.decide(view, choices, Rng(1))


# --- better than chance -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "games", "least"),
    [
        (1, LONE, 12, 3),
        (2, {}, 12, 2),
        (2, FIGHT, 6, 5),
    ],
)
def test_it_beats_random(seats: int, options: Mapping[str, Any], games: int, least: int) -> None:
    """One greedy bot, on every seat in turn, among random ones, who win next to nothing."""
    runner = MatchRunner(GAME.id, seats, options)
    won = lost = 0
    for index in range(games):
        names = ["random"] * seats
        names[index % seats] = "greedy"
        winners = runner.play(index, game_seed(2026, index), names).winners
        won += winners == (index % seats,)
        lost += bool(winners) and winners != (index % seats,)
    assert won >= least
    assert lost <= 1


def test_random_does_not_defeat_the_lord_alone() -> None:
    runner = MatchRunner(GAME.id, 1, LONE)
    wins = [runner.play(n, game_seed(2026, n), ["random"]).winners for n in range(12)]
    assert sum(map(bool, wins)) <= 1


# --- situations ---------------------------------------------------------------------------------


def test_it_takes_the_sure_kill_of_the_lord() -> None:
    match = table(
        "lord=kasai@0+6 p1=onijin@0 p1.cards=katana* p1.shadow=9 units=yari:1@0", options=LONE
    )
    assert choice(match) == "attack lord"


def test_it_walks_to_a_lord_who_is_as_good_as_dead() -> None:
    match = table(f"{ROW} lord=kasai@2+6 p1=onijin@0 p1.cards=katana* p1.shadow=6", options=LONE)
    assert choice(match) == "move east"


def test_it_lifts_the_limit_when_only_that_can_kill() -> None:
    line = "lord=kasai@0 p1=onijin@0 p1.cards=katana* p1.shadow=6"
    match = table(line, 7, 8, options=LONE)
    act(match, "attack lord")
    assert choice(match) == "lift"
    act(match, "lift")
    assert choice(match) == "reroll"  # 7 + 3 is short of 11
    act(match, "reroll")
    assert choice(match) == "stand"  # 8 + 3 is not


def test_it_keeps_its_ki_where_the_limit_does_not_matter() -> None:
    """With a 10 the Daikyu are dead; it takes no Ki to wound them, and one of them is enough."""
    match = table("lord=kasai p1=onijin@0 p1.shadow=6 p1.ki=1 units=daikyu:2@0", options=LONE)
    act(match, "attack daikyu-1")
    assert choice(match) == "roll"


@pytest.mark.parametrize(("whole", "wanted"), [(True, "reroll"), (False, "stand")])
def test_it_knows_what_it_aims_at(whole: bool, wanted: str) -> None:
    """A 4 with Katana and Onijin's own point is 7: dead for one of four Yari, a miss for all."""
    match = table(
        "lord=kasai p1=onijin@0 p1.cards=katana* p1.shadow=3 units=yari:4@0",
        4,
        options=LONE,
    )
    act(match, *(["attack yari-1", "roll"] if whole else ["strike yari-1"]))
    assert choice(match) == wanted


def test_it_rests_when_hurt_and_alone() -> None:
    match = table("lord=kasai p1=onijin@0 p1.wounds=2 p1.ki=1 p1.shadow=5", options=LONE)
    assert choice(match) == "hide"


def test_it_explores_when_healthy_and_well_hidden() -> None:
    match = table("lord=kasai p1=onijin@0 p1.cards=katana* p1.shadow=8", options=LONE)
    assert choice(match).startswith("explore")


def test_it_rests_before_it_explores_with_a_poor_shadow() -> None:
    line = "lord=kasai p1=onijin@0 p1.cards=katana* p1.shadow=2 p1.wounds={}"
    assert choice(table(line.format(4), options=LONE)) == "hide"
    assert choice(table(line.format(6), options=LONE)).startswith("explore")


def test_it_hides_among_stacks_for_ingenuity() -> None:
    match = table(
        "lord=bishamon p1=kodama@0 p1.shadow=9 units=yari:5@0,daishyo:2@0,monk:2@0", options=LONE
    )
    assert choice(match) == "hide"


def test_it_rerolls_a_dodge_that_would_be_its_last() -> None:
    line = "step=units lord=kasai p1=onijin@0 units=yari:1@0 p1.wounds={} p1.ki=1"
    weak = table(line.format(1), 3, options=LONE)
    assert choice(weak) == "reroll"
    safe = table(line.format(6), 8, options=LONE)
    assert choice(safe) == "stand"


def test_it_carries_the_head_home() -> None:
    match = table(
        f"{ROW} lord=kasai p1=onijin@2 p1.cards=katana* p1.shadow=6 p2=hikage@3",
        options={"mode": "lords-head"},
    )
    ninja(match).cards.append(Card(HEAD, False))
    assert choice(match) == "move west"


def test_it_buys_and_arms_itself() -> None:
    match = table("lord=kasai p1=onijin@0 p1.ingenuity=2 p1.shadow=6", "card katana", options=LONE)
    assert choice(match) == "buy weapon"
    act(match, "buy weapon")
    assert choice(match) == "activate katana"


def test_it_wounds_a_rival_from_the_shadow() -> None:
    match = table(
        f"{ROW} p1=onijin@1 p1.cards=katana* p1.shadow=9 p2=hikage@1 p2.shadow=3 p2.wounds=2",
        options=FIGHT,
    )
    assert choice(match) == "wound p2"


def test_it_searches_where_nobody_comes() -> None:
    match = table(f"{ROW} p1=onijin@0 p1.shadow=9 p2=hikage@3 p2.shadow=9", options=FIGHT)
    assert choice(match) != "done"


def test_it_saves_a_mate() -> None:
    match = table(
        "step=units lord=kasai p1=shinmai@0 p2=rokuro@0 p1.wounds=1 p1.ki=0 units=yari:1@0",
        2,
        options={"mode": "clan-attack", "clans": "fire"},
    )
    assert choice(match) == "target p2"  # it bears more
    act(match, "target p1")  # without Ki its Dodge asks for nothing
    assert choice(match) == "intercept"


def test_a_rival_is_the_target_when_two_are_as_near() -> None:
    match = table(
        "step=units lord=kasai p1=onijin@0 p2=hikage@0 p2.wounds=1 units=yari:1@0", options={}
    )
    assert choice(match) == "target p2"
