"""Contests: who meets whom, the same chance for all, and the same result on any engine."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from kagemusha.arena import PlayedMatch, play_match
from kagemusha.arena.contest import Contest, Sprt, Standings, make_contest, play_contest, processes
from kagemusha.arena.contest.ladder import LevelClaim, ladder_rows, level_claims, row_contest
from kagemusha.arena.contest.ratings import Estimate
from kagemusha.core.errors import KagemushaError, OptionError

BOTS = ("random", "greedy")
RONIN, WAT_AAH, ERA = "seven-ronin", "wat-aah", "era-of-the-ninja"


def wat_aah(games: int = 8, **more: object) -> Standings:
    return play_contest(make_contest(WAT_AAH, BOTS, seed=3), games, **more)  # type: ignore[arg-type]


# --- who meets whom -------------------------------------------------------------------------


def seated(contest: Contest, deals: int) -> Counter[tuple[str, int]]:
    matchups = range(deals * len(contest.groups))
    every = [seating for matchup in matchups for seating in contest.seatings(matchup)]
    return Counter((bot, seat) for seating in every for seat, bot in enumerate(seating))


def fake(bots: tuple[str, ...], seats: int, **more: object) -> Contest:
    """A contest of bots that need not exist."""
    return make_contest(WAT_AAH, bots, seats=seats, seed=1, **more)  # type: ignore[arg-type]


def test_a_pair_plays_both_ways() -> None:
    assert make_contest(WAT_AAH, BOTS, seed=1).seatings(0) == [BOTS, BOTS[::-1]]


def test_everybody_meets_everybody() -> None:
    assert fake(("a", "b", "c"), 2).groups == (("a", "b"), ("a", "c"), ("b", "c"))
    assert fake(("a", "b", "c"), 2, pairs=[("a", "b"), ("b", "c")]).groups == (
        ("a", "b"),
        ("b", "c"),
    )


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 2), ("abc", 3), ("abcd", 3), ("ab", 3), ("ab", 4), ("abc", 4)]
)
def test_every_bot_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    contest = fake(tuple(bots), seats)
    found = seated(contest, 12)
    for bot in bots:
        assert len({found[bot, seat] for seat in range(seats)}) == 1
        assert found[bot, 0]


def test_more_seats_are_taken_in_every_order() -> None:
    contest = fake(("a", "b", "c"), 3)
    orders = {seating for matchup in range(2) for seating in contest.seatings(matchup)}
    assert len(orders) == 6


def test_fewer_bots_than_seats_repeat() -> None:
    assert fake(("a", "b"), 3).groups == (("a", "b", "a"), ("a", "b", "b"))


def test_some_meet_more_often() -> None:
    pairs = [("a", "b"), ("b", "c")]
    contest = fake(("a", "b", "c"), 2, pairs=pairs, often=[("b", "a", 3)])
    assert list(contest.matchups(2)) == [0, 1, 2, 3, 4, 6, 8, 10]
    met = [set(contest.seatings(matchup)[0]) for matchup in contest.matchups(2)]
    assert (met.count({"a", "b"}), met.count({"b", "c"})) == (6, 2)
    assert contest.matches(2) == 16
    assert set(contest.matchups(1)) < set(contest.matchups(2))
    usual = fake(("a", "b", "c"), 2, pairs=pairs)
    assert list(usual.matchups(2)) == list(range(4))
    assert "often" not in usual.to_dict()
    assert contest.to_dict()["often"] == [["b", "a", 3]]
    trio = fake(("a", "b"), 3, often=[("a", "b", 2)])
    assert len(list(trio.matchups(1))) == 4
    crowd = fake(("a", "b", "c"), 3, often=[("a", "b", 2)])  # there the two never sit alone
    assert len(list(crowd.matchups(1))) == 1


def test_sides_are_rated_apart_and_need_a_bot_against_itself() -> None:
    contest = make_contest(RONIN, BOTS, seed=1)
    assert contest.apart
    assert contest.groups == (BOTS, ("random", "random"), ("greedy", "greedy"))
    assert contest.deals_for(5) == 3


def test_who_wins_together_sits_together() -> None:
    clan = make_contest(ERA, BOTS, seats=3, options={"mode": "clan-attack"}, seed=1)
    assert clan.together
    assert clan.groups == (("random",) * 3, ("greedy",) * 3)
    allied = make_contest(ERA, BOTS, seats=2, options={"clans": "fire,fire"}, seed=1)
    assert allied.together
    assert not make_contest(ERA, BOTS, seats=2, seed=1).together


@pytest.mark.parametrize(
    ("game", "mode", "seats", "expected"),
    [
        (ERA, "standard", 2, True),
        (ERA, "lords-head", 3, True),
        (ERA, "multi-clan-attack", 2, True),
        (ERA, "nvn-death-match", 2, False),
        (ERA, "clan-attack", 2, False),
        (ERA, "lone-ninja", 1, False),
        (WAT_AAH, "grasshopper", 2, False),
    ],
)
def test_rivals_may_lose_to_a_castle(game: str, mode: str, seats: int, expected: bool) -> None:
    assert (
        make_contest(game, BOTS, seats=seats, options={"mode": mode}, seed=1).shared_defeat
        == expected
    )


def test_the_lone_ninja_meets_every_lord_equally_often() -> None:
    contest = make_contest(ERA, BOTS, seats=1, options={"mode": "lone-ninja"}, seed=1)
    deals = contest.deals_for(1)
    assert deals == len(contest.strata) > 10
    assert {contest.options_on(deal)["lord"] for deal in range(deals)} == set(contest.strata)
    one = make_contest(ERA, BOTS, seats=1, options={"mode": "lone-ninja", "lord": "kasai"}, seed=1)
    assert one.strata == ()


# --- the same chance ------------------------------------------------------------------------


def test_all_seatings_of_a_deal_share_its_chance() -> None:
    result = wat_aah(8)
    for records in result.matchups.values():
        assert len(records) == 2
        assert len({record.seed for record in records}) == 1
        hands = []
        for record in records:
            match = play_match(WAT_AAH, record.bots, record.seed, among=record.bots)
            assert match.result is not None
            assert match.result.winners == record.winners
            hands.append(json.loads(match.to_json())["opening"]["chance"])
        assert hands[0] == hands[1]
        assert len(hands[0]) > 10
    assert len({record.seed for records in result.matchups.values() for record in records}) == 4


def test_bots_do_not_repeat_themselves_from_seating_to_seating() -> None:
    contest = make_contest(WAT_AAH, ["random", "greedy"], seed=5)
    both = play_contest(contest, 2).matchups[0]
    assert both[0].decisions != both[1].decisions or both[0].scores != both[1].scores[::-1]


# --- the same result ------------------------------------------------------------------------


def test_workers_do_not_change_the_outcome() -> None:
    alone, together = wat_aah(12), wat_aah(12, engine=processes(2))
    assert alone == together
    assert alone.to_dict() == together.to_dict()


def test_more_matches_go_on_where_fewer_ended() -> None:
    few, many = wat_aah(4), wat_aah(8)
    assert {matchup: many.matchups[matchup] for matchup in few.matchups} == few.matchups


def test_who_meets_more_often_plays_more_deals() -> None:
    bots = ("random", "greedy", "novice")
    pairs = [("random", "greedy"), ("greedy", "novice")]
    often = [("random", "greedy", 3)]
    seen: list[tuple[int, int]] = []
    contest = make_contest(WAT_AAH, bots, pairs=pairs, often=often, seed=3, work=0.02)
    result = play_contest(contest, 4, watch=lambda done, total, _: seen.append((done, total)))
    assert (seen[0], seen[-1]) == ((0, 16), (16, 16))
    assert (result.games, result.requested, result.deals_played) == (16, 16, 6)
    assert not result.interrupted
    cells = {(cell.bot, cell.other): cell.matches for cell in result.matrix}
    assert cells["greedy", "random"] == 12
    assert cells["novice", "greedy"] == 4
    usual = play_contest(make_contest(WAT_AAH, bots, pairs=pairs, seed=3, work=0.02), 4)
    assert {matchup: result.matchups[matchup] for matchup in usual.matchups} == usual.matchups


def test_work_is_a_part_of_what_was_asked() -> None:
    full, less = (make_contest(WAT_AAH, BOTS, seed=1, work=work) for work in (1.0, 0.5))
    assert full.to_dict() != less.to_dict()


# --- figures --------------------------------------------------------------------------------


def test_the_stronger_stands_above() -> None:
    result = wat_aah(20)
    random_, greedy = result.ratings
    assert (random_.elo, greedy.bot) == (Estimate(0, 0, 0), "greedy")
    assert 0 < greedy.elo.low < greedy.elo.value < greedy.elo.high
    cells = {(cell.bot, cell.other): cell for cell in result.matrix}
    assert cells["greedy", "random"].matches == result.games == 20
    won, lost = cells["greedy", "random"], cells["random", "greedy"]
    assert (won.wins, won.ties, won.losses) == (lost.losses, lost.ties, lost.wins)
    assert won.rate.value == pytest.approx(1 - lost.rate.value)


def test_a_tie_is_not_won() -> None:
    result = wat_aah(4)
    records = [replace(record, winners=(0, 1)) for record in result.matchups[0]]
    shared = replace(result, matchups={**result.matchups, 0: records})
    assert result.won("greedy", "random").value == 1.0
    assert shared.won("greedy", "random").value == 0.5
    assert shared.matrix[1].rate.value == 0.75
    nobody = replace(result, matchups={}).won("greedy", "random")
    assert (nobody.low, nobody.high) == (0.0, 1.0)


def test_sides() -> None:
    result = play_contest(make_contest(RONIN, BOTS, seed=1), 4)
    assert [(r.bot, r.role) for r in result.ratings] == [
        ("random", "attacker"),
        ("greedy", "attacker"),
        ("random", "defender"),
        ("greedy", "defender"),
    ]
    assert len(result.matrix) == 4
    assert all(cell.matches == 2 for cell in result.matrix)
    assert [(gap.bot, gap.other, gap.role) for gap in result.gaps] == [
        ("greedy", "random", "attacker"),
        ("greedy", "random", "defender"),
    ]


def test_who_wins_together_has_win_rates() -> None:
    options = {"mode": "clan-attack", "rounds": 3, "lord": "kasai"}
    result = play_contest(make_contest(ERA, BOTS, seats=2, options=options, seed=1), 3)
    assert result.matrix == ()
    assert {key: share.of for key, share in result.rates.items()} == {
        ("random", ""): 3,
        ("greedy", ""): 3,
    }
    ((bot, other, found),) = result.differences
    assert (bot, other) == ("greedy", "random")
    assert found.low <= found.value <= found.high


def test_what_rivals_lose_to_the_castle_does_not_compare_them() -> None:
    contest = make_contest(ERA, BOTS, seats=2, options={"mode": "standard"}, seed=1)
    record = play_contest(contest, 2).matchups[0][0]

    def ends(*winners: int | None) -> list[PlayedMatch]:
        return [
            replace(record, bots=BOTS, winners=() if won is None else (won,), scores=(0.0, 0.0))
            for won in winners
        ]

    matchups = {deal: ends(None, None, 1, None) for deal in range(30)} | {30: ends(0)}
    result = Standings(contest, 31, matchups, None)
    (cell,) = [cell for cell in result.matrix if cell.bot == "greedy"]
    assert (cell.wins, cell.ties, cell.losses, cell.nobody) == (30, 0, 1, 90)
    assert result.won("greedy", "random").value == pytest.approx(30 / 31)
    # Virtual draws, with each other and with the castle, make it 31 to 2.
    assert result.gap("greedy", "random").elo.value == pytest.approx(476, abs=5)


def test_data_for_files() -> None:
    result = wat_aah(4)
    data = result.to_dict()
    assert data["bots"] == ["random", "greedy"]
    assert data["games"] == data["requested"] == 4
    kinds = Counter(row["kind"] for row in result.rows())
    assert kinds == {"ratings": 2, "gaps": 1, "matrix": 2}
    assert len({tuple(row) for row in result.rows()}) == 1


def test_an_interruption_leaves_what_was_done() -> None:
    def enough(done: int, _total: int, _verdict: object) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    part = wat_aah(8, watch=enough)
    assert part.interrupted
    assert part.matchups == {matchup: wat_aah(8).matchups[matchup] for matchup in (0, 1)}
    none = wat_aah(8, watch=lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    assert none.games == 0
    assert none.ratings[1].elo.high > 10_000


# --- tests ----------------------------------------------------------------------------------


def test_a_test_stops_where_it_is_decided() -> None:
    contest = make_contest(WAT_AAH, BOTS, seed=1, test=Sprt(0, 300))
    alone = play_contest(contest, 400)
    assert alone.verdict is not None
    assert alone.verdict.found == "high"
    assert alone.games < 100
    assert not alone.interrupted
    assert alone == play_contest(contest, 400, engine=processes(2))
    other = play_contest(make_contest(WAT_AAH, BOTS[::-1], seed=1, test=Sprt(0, 300)), 400)
    assert other.verdict is not None
    assert other.verdict.found == "low"


def test_a_test_asks_about_both_sides_together() -> None:
    contest = make_contest(RONIN, BOTS, seed=1, test=Sprt(0, 300))
    assert not contest.apart
    assert contest.groups == (BOTS,)


# --- what is refused ------------------------------------------------------------------------


def refused(**given: object) -> str:
    with pytest.raises(KagemushaError) as error:
        make_contest(**{"game_id": WAT_AAH, "bots": BOTS, "seed": 1, **given})  # type: ignore[arg-type]
    return error.value.messages[0].id


def test_what_is_wrong_is_named() -> None:
    assert refused(bots=("random", "random")) == "arena-bot-twice"
    assert refused(bots=("random",)) == "arena-too-few-bots"
    assert refused(pairs=[("random", "master")]) == "arena-pair-unknown"
    assert refused(often=[("random", "master", 2)]) == "arena-pair-unknown"
    assert refused(often=[("random", "greedy", 0)]) == "arena-often-wrong"
    assert refused(seats=9) == "option-wrong-seats"
    assert refused(game_id="go") == "option-no-such-game"
    assert refused(test=Sprt(0, 50), seats=3) == "arena-test-needs-two"
    assert refused(test=Sprt(0, 50), bots=("random", "greedy", "c")) == "arena-test-needs-two"
    with pytest.raises(OptionError) as unknown:
        play_contest(fake(("random", "genius"), 2), 2)
    assert unknown.value.messages[0].id == "option-no-such-bot"


# --- the ladder -----------------------------------------------------------------------------


def test_every_rung_can_be_played() -> None:
    for row in ladder_rows():
        contest = row_contest(row, 1)
        assert contest.bots[:2] == ("random", "greedy")
        assert contest.together or set(pairwise(contest.bots[2:])) <= set(contest.pairs)
        assert bool(contest.often) != contest.together
        everybody = row_contest(row, 1, full=True)
        assert len(everybody.groups) >= len(contest.groups)


def test_claims_are_shown_by_their_interval() -> None:
    def claim(low: float, high: float) -> str:
        return LevelClaim("elo", "master", "skilled", "", Estimate(150, low, high), 100).shown

    assert claim(101, 200) == "yes"
    assert claim(90, 200) == "open"
    assert claim(20, 99) == "no"


def test_claims_of_a_contest_with_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.arena.contest.ladder.LEVELS", {"greedy": 1.0})
    result = play_contest(make_contest(RONIN, BOTS, seed=1), 2)
    attacker, defender = level_claims(result)
    assert (attacker.bot, attacker.other, attacker.role) == ("greedy", "random", "attacker")
    assert attacker.found.value == defender.found.value == 1.0
    assert attacker.found.low == defender.found.low < 0.9
    assert attacker.shown == defender.shown == "open"
