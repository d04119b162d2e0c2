"""The champion: its network, likelier hands, and the search that uses them."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest
from librt.vecs import vec

import kagemusha
from kagemusha.bots import Effort
from kagemusha.bots.wat_aah.champion import ChampionBot
from kagemusha.bots.wat_aah.learned import decoded, learned_for, variant
from kagemusha.bots.wat_aah.levels import MASTER, LevelBot
from kagemusha.bots.wat_aah.search.belief import exchange
from kagemusha.bots.wat_aah.search.hand_values import new_workspace
from kagemusha.bots.wat_aah.search.network import (
    BLOCK,
    LEAD,
    MOST_LEAD,
    MOST_ROWS,
    RONIN_HELD,
    ROWS,
    SIZE,
    UNITS,
    WIDTH,
    network_score,
    network_shares,
    rows_of,
)
from kagemusha.bots.wat_aah.search.playout import FULL_WIN, play_to_next_turn
from kagemusha.bots.wat_aah.search.ranking import ranking_points
from kagemusha.bots.wat_aah.search.weights import weights_for
from kagemusha.bots.wat_aah.search.win_model import WIN_SHARES
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.core.match import Match
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.phases.cards import hand_of, known_to
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    DECK,
    DRAW_STEP,
    HANDS,
    KINDS,
    LEGAL_SIZE,
    PHASE,
    RONIN_KIND,
    ROUND,
)

GAME = kagemusha.game("wat-aah")
VARIANTS = [(mode, seats) for mode in MODE_IDS for seats in (2, 3, 4)]


def random_weights(size: int, seed: int) -> list[float]:
    dice = random.Random(seed)
    return [dice.uniform(-0.3, 0.3) for _ in range(size)]


def rows_at(s: object, seat: int) -> list[int]:
    rows = cells([0] * MOST_ROWS)
    return [int(rows[index]) for index in range(rows_of(s, seat, rows))]  # type: ignore[arg-type]


def played(mode: str, seats: int, choices: int) -> Match:
    """A match after some random choices."""
    dice = random.Random(seats)
    match = GAME.new(seats, {"mode": mode}, seed=seats)
    for _ in range(choices):
        if not match.pending:
            break
        match.act(match.pending[0], dice.choice(list(match.legal(match.pending[0]))))
    return match


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_the_network_adds_up_the_rows_of_a_table(mode: str, seats: int) -> None:
    numbers = random_weights(SIZE, 1)
    seen: set[int] = set()
    for choices in range(0, 240, 12):
        s = played(mode, seats, choices)._state.cells
        for seat in range(seats):
            rows = rows_at(s, seat)
            assert len(set(rows)) >= len(rows) - 12 * seats  # only opponents may share rows
            assert min(rows) >= 0
            assert max(rows) < ROWS
            seen |= set(rows)
            sums = [sum(numbers[row * WIDTH + unit] for row in rows) for unit in range(WIDTH)]
            out = numbers[ROWS * WIDTH :]
            wanted = sums[UNITS] + sum(max(0, sums[unit]) * out[unit] for unit in range(UNITS))
            scratch = cells([0] * MOST_ROWS), vec[float]([0.0] * WIDTH)
            assert network_score(s, seat, vec[float](numbers), *scratch) == pytest.approx(wanted)
    assert len(seen) > 150


def test_the_lead_is_one_of_the_rows() -> None:
    s = played("grasshopper", 2, 60)._state.cells
    lead = ranking_points(s, 0) - ranking_points(s, 1)
    assert LEAD + MOST_LEAD + lead in rows_at(s, 0)
    assert LEAD + MOST_LEAD - lead in rows_at(s, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_all_seats_make_one_victory(seats: int) -> None:
    s = played("grasshopper", seats, 40)._state.cells
    rewards = cells([0] * (2 * WIN_SHARES))
    weights = vec[float](random_weights(SIZE, 2))
    scratch = cells([0] * MOST_ROWS), vec[float]([0.0] * WIDTH)
    network_shares(s, weights, *scratch, rewards, FULL_WIN)
    found = [rewards[seat] for seat in range(seats)]
    assert sum(found) == pytest.approx(FULL_WIN, abs=seats)
    assert found == [rewards[WIN_SHARES + seat] for seat in range(seats)]
    mover = s[ACTIVE]
    chances = [1 / (1 + math.exp(-network_score(s, n, weights, *scratch))) for n in range(seats)]
    share = chances[mover] if seats == 2 else chances[mover] / sum(chances)
    assert rewards[mover] == int(FULL_WIN * share)


@pytest.mark.parametrize("seats", [2, 3])
def test_an_exchange_keeps_what_is_known(seats: int) -> None:
    """Own cards, known cards, the size of each hand and the number of each card stay."""
    weights = vec[float](random_weights(BLOCK, 3))
    dice, rows = cells([5, 7]), cells([0] * MOST_ROWS)
    changed = 0
    for choices in range(0, 90, 6):
        match = played("grasshopper", seats, choices)
        if not match.pending:
            continue
        seat = match.pending[0]
        s = match.rules.determinize(match.view(seat), Rng(1, "test")).cells
        before = s[:]
        exchange(s, seat, weights, 30, dice, rows)
        for other in range(seats):
            hand, known = hand_of(other), known_to(seat, other)
            held = [s[hand + kind] for kind in range(s[KINDS])]
            assert sum(held) == s[HANDS + other]
            if other == seat:
                assert held == [before[hand + kind] for kind in range(s[KINDS])]
            else:
                assert all(held[kind] >= s[known + kind] for kind in range(s[KINDS]))
                changed += held != [before[hand + kind] for kind in range(s[KINDS])]
        for kind in range(s[KINDS]):
            places = [DECK, *map(hand_of, range(seats))]
            assert sum(s[p + kind] for p in places) == sum(before[p + kind] for p in places)
    assert changed > 5


def test_hands_come_up_as_often_as_they_are_likely() -> None:
    """One hidden card of the opponent: a Ronin three times as likely as another card."""
    match = GAME.position("step=draw-step hand.p1=rat-3:2 hand.p2=fox-2:1", seats=2)
    world = match.rules.determinize(match.view(0), Rng(1, "test")).cells
    kind, hand = world[RONIN_KIND], hand_of(1)
    dice, rows = cells([5, 7]), cells([0] * MOST_ROWS)
    found: dict[float, float] = {}
    for favour in (1.0, 3.0):
        numbers = [0.0] * BLOCK
        numbers[RONIN_HELD + 1] = math.log(favour)
        held: Counter[int] = Counter()
        for _ in range(6000):
            exchange(world, 0, vec[float](numbers), 4, dice, rows)
            held[int(world[hand + kind])] += 1
        found[favour] = held[1] / held[0]
    ronin = 4 / (sum(world[DECK + k] for k in range(world[KINDS])) + 1 - 4)
    assert found[1.0] == pytest.approx(ronin, rel=0.3)
    assert found[3.0] == pytest.approx(3 * ronin, rel=0.3)


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_the_policy_plays_to_the_start_of_a_turn(mode: str, seats: int) -> None:
    buffers = [cells([0] * LEGAL_SIZE) for _ in range(3)]
    reached = 0
    for choices in range(0, 300, 20):
        match = played(mode, seats, choices)
        if not match.pending:
            continue
        s = match._state.cells[:]
        workspace = new_workspace(s, weights_for(seats))
        acting, began = s[ACTIVE], s[ROUND]
        dice, (moves, ratings, steps) = cells([3, 4]), buffers
        goes_on = play_to_next_turn(
            s, workspace, acting, began, 0, dice, moves, ratings, steps, cells([TAPE_OFF])
        )
        if goes_on:
            reached += 1
            assert s[PHASE] == DRAW_STEP
            assert (s[ACTIVE], s[ROUND]) != (acting, began)
    assert reached > 2


def test_without_what_was_learned_it_is_the_master() -> None:
    match = played("grasshopper", 2, 12)
    seat = match.pending[0]
    effort = Effort(0.02)
    bots = [ChampionBot(match.rules, effort, {}), LevelBot(match.rules, MASTER, effort)]
    asked = match.view(seat), match.legal(seat)
    assert bots[0].think(*asked, Rng(1, "t")) == bots[1].think(*asked, Rng(1, "t"))
    assert bots[0].name == "master"  # so its chances are calibrated


def test_a_file_tells_networks_apart_by_mode_and_seats() -> None:
    rules = GAME.rules(3, {"mode": "grand-master"})
    assert variant(rules) == "grand-master-3"
    assert decoded('{"grand-master-3": {"network": [1500, -250]}}') == {
        "grand-master-3": {"network": [1.5, -0.25]}
    }
    assert set(learned_for(GAME.rules(2))) == {"network", "hands"}
    cards = {**choose(2, {}).deck.to_dict(), "hand": 6}
    assert learned_for(GAME.rules(2, {"deck": cards})) == {}


@pytest.mark.parametrize(("mode", "seats"), [("grasshopper", 2), ("grand-master", 3)])
def test_disguised_secrets_change_nothing(mode: str, seats: int) -> None:
    """What the champion may not know does not reach it: same input, and so the same decision."""
    rules = GAME.rules(seats, {"mode": mode})
    learned = {"network": random_weights(SIZE, 4), "hands": random_weights(BLOCK, 5)}
    bots = [ChampionBot(rules, Effort(0.004), learned) for _ in range(2)]
    state, source, compared = rules.setup(), SeededSource(21), 0
    while (pending := rules.pending(state)) and compared < 30:
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        twin = rules.disguise(state, seat, Rng(compared, "disguise"))
        decision = bots[0].decide(view, legal, Rng(compared, "bot"))
        assert decision == bots[1].decide(rules.view(twin, seat), legal, Rng(compared, "bot"))
        compared += 1
        for action in rules.arrange(state, seat, decision) if len(decision) > 1 else decision:
            rules.apply(state, seat, action)
    assert compared > 15
