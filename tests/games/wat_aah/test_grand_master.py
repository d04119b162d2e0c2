"""Grand Master: ranking, Shosho, Temple, Court, pawns, Bosses."""

from __future__ import annotations

import pytest

from kagemusha.core.errors import IllegalAction
from kagemusha.core.match import Match
from kagemusha.games.wat_aah.deck import grand_master
from tests.games.wat_aah.table import (
    clans,
    court,
    give,
    hand,
    legal,
    player,
    table,
    temple,
    told,
    view,
)

LAST_TURN = "step=place-step hand.p1=bear-6:2 table.p1=rat-3:1,toad-1:1,fox-5:1"
"""With two Bears seat 0 ends the round with 9 + 12 = 21."""


def ended(*tables: str, seats: int = 2, answers: tuple[str, ...] = ()) -> Match:
    """A round that ends by seat 0's fourth clan; `tables` are the others' cards in play."""
    others = " ".join(f"table.p{n}={cards}" for n, cards in enumerate(tables, start=2) if cards)
    match = table(f"{LAST_TURN} {others}", *answers, seats=seats, mode="grand-master")
    match.act(0, "place bear bear-6 bear-6")
    return match


def ranks(match: Match) -> list[tuple[int, int]]:
    events = [e for e in match.events() if e.kind == "wat-aah-ranked"]
    return [(int(str(e.args["rank"])), int(str(e.args["pawns"]))) for e in events]


@pytest.mark.rule("S.23")
def test_ranks_are_dense_and_the_tied_get_all() -> None:
    """S.23, and the book's example: two first with 21 get 4 each, the third is second."""
    match = ended("bear-6:2,rat-5:1,rat-4:1", "rat-3:1", seats=3)
    assert ranks(match) == [(1, 4), (1, 4), (2, 3)]


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        (("rat-3:1",), [(1, 4), (2, 2)]),
        (("rat-4:1", "rat-3:1"), [(1, 4), (2, 3), (3, 1)]),
        (("rat-5:1", "rat-4:1", "rat-3:1"), [(1, 4), (2, 3), (3, 2), (4, 1)]),
    ],
)
def test_pawns_by_rank(tables: tuple[str, ...], expected: list[tuple[int, int]]) -> None:
    assert ranks(ended(*tables, seats=len(tables) + 1)) == expected


@pytest.mark.rule("S.23")
def test_all_tied_are_first_and_nobody_goes_to_the_temple() -> None:
    match = ended("bear-6:2,rat-5:1,rat-4:1")
    assert ranks(match) == [(1, 4), (1, 4)]
    assert view(match).step == "honouring"


@pytest.mark.rule("S.24")
def test_tied_for_the_shosho_the_least_corrupt_then_the_holder_chooses() -> None:
    clean = table(
        f"{LAST_TURN} table.p2=bear-6:2,rat-5:1,rat-4:2 corruption.p2=rat-4:1 shosho=1",
        mode="grand-master",
    )
    clean.act(0, "place bear bear-6 bear-6")
    assert view(clean).shosho == "p1", "21 to 21, but seat 1 is corrupt"
    match = table(f"{LAST_TURN} table.p2=bear-6:2,rat-5:1,rat-4:1 shosho=1", mode="grand-master")
    match.act(0, "place bear bear-6 bear-6")
    assert match.pending == (1,)
    assert legal(match, 1) == ["target p1", "target p2"]
    match.act(1, "target p1")
    assert view(match).shosho == "p1"


@pytest.mark.rule("S.25")
def test_the_last_go_to_the_temple_clockwise_from_the_new_holder() -> None:
    match = ended("rat-3:1", "rat-3:1", seats=3)
    assert (view(match).step, match.pending) == ("temple-step", (1,))
    assert legal(match, 1) == ["temple", "peek 1", "peek 2", "peek 3"]


@pytest.mark.rule("S.25", "S.35")
def test_pawns_are_taken_after_the_shosho_was_given() -> None:
    """S.35: who gives the Shosho away decides before anybody has pawns of this round."""
    match = ended("bear-6:2,rat-5:1,rat-4:1")
    assert [player(match, seat).pawns for seat in range(2)] == [0, 0]
    match.act(0, "target p2")
    assert [player(match, seat).pawns for seat in range(2)] == [4, 4]


@pytest.mark.rule("S.35")
def test_the_seal_is_asked_for_clockwise_from_the_holder_of_the_shosho() -> None:
    line = f"round=2 {LAST_TURN} table.p2=rat-4:1 shosho=2"
    match = table(line, seats=3, mode="grand-master")
    for seat, name in enumerate(("levy", "pardon", "tribute")):
        court(match, seat, name)
    match.act(0, "place bear bear-6 bear-6")
    for seat in (2, 0, 1):
        assert match.pending == (seat,)
        match.act(seat, "no-seal")


@pytest.mark.rule("S.29")
def test_a_temple_card_is_chosen_of_two_and_the_other_goes_under_unseen() -> None:
    match = ended("rat-3:1", answers=("temple-card iron-drill", "temple-card closed-fist"))
    match.act(1, "temple")
    assert view(match, 1).temple_drawn == ("iron-drill", "closed-fist")
    assert view(match, 0).temple_drawn == ()
    match.act(1, "temple-card iron-drill")
    assert player(match, 1).temple == "iron-drill"
    assert view(match, 1).temple_under == ("closed-fist",)
    assert view(match, 0).temple_under == ("hidden",)
    assert "closed-fist" not in str(match.seat_log(0))


@pytest.mark.rule("S.27")
def test_a_peek_is_seen_by_one_and_known_to_have_happened_by_all() -> None:
    match = ended("rat-3:1", answers=("boss zombies",))
    match.act(1, "peek 2")
    assert view(match, 1).decoys == (None, "zombies", None)
    assert view(match, 0).decoys == (None, None, None)
    assert player(match, 1, 0).peeked == (2,)


@pytest.mark.rule("S.26")
def test_pawns_one_location_a_turn_no_passing_one_on_the_court() -> None:
    match = ended("rat-3:1", answers=("boss zombies", "court-card levy", "boss gaijins"))
    match.act(1, "peek 1")
    assert match.pending == (0,)
    assert "pass" not in legal(match, 0)
    assert "pawns court 1" in legal(match, 0)
    match.act(0, "pawns court 1")
    assert player(match, 0, 0).court == "levy"
    assert player(match, 0, 1).court == "hidden"
    match.act(1, "pawns showdown 1")
    assert "pawns court 1" not in legal(match, 0)
    assert "pawns missions 3" in legal(match, 0)
    assert "pawns missions 4" not in legal(match, 0)


@pytest.mark.rule("S.27")
def test_missions_give_a_look_when_the_total_becomes_even() -> None:
    match = ended("rat-3:1", answers=("boss zombies", "boss gaijins"))
    match.act(1, "peek 1")
    match.act(0, "pawns missions 1")
    assert match.pending == (1,), "one is odd: no look"
    match.act(1, "pawns missions 2")
    assert legal(match, 1) == ["peek 1", "peek 2", "peek 3", "no-peek"]
    match.act(1, "no-peek")
    match.act(0, "pawns missions 3")
    assert view(match).step == "mission-peek", "one and three are four"


@pytest.mark.rule("S.2")
def test_between_rounds_tables_are_cleared_and_hands_kept() -> None:
    line = f"{LAST_TURN},rat-5:1 hand.p2=oni:1 table.p2=rat-4:1 corruption.p2=carp-2:1"
    match = table(line, "boss zombies", mode="grand-master")
    match.act(0, "place bear bear-6 bear-6")
    match.act(1, "peek 1")
    match.act(0, "pawns showdown 4")
    match.act(1, "pawns showdown 2")
    assert view(match).round == 2
    assert hand(match, 1) == ["oni"]
    assert clans(match, 0) == {}
    assert player(match, 1).corruption == ()
    assert view(match).active == view(match).shosho == "p1"
    assert "rat-4" in view(match).jigoku
    assert "carp-2" in view(match).jigoku


@pytest.mark.rule("S.18")
def test_cards_enter_the_jigoku_by_kind_clockwise_from_the_holder() -> None:
    match = table(f"{LAST_TURN} table.p2=rat-4:1", "boss zombies", mode="grand-master")
    match.act(0, "place bear bear-6 bear-6")
    match.act(1, "peek 1")
    match.act(0, "pawns showdown 4")
    match.act(1, "pawns showdown 2")
    assert view(match).jigoku == ("rat-3", "fox-5", "toad-1", "bear-6", "bear-6", "rat-4")


@pytest.mark.rule("S.28")
def test_in_round_three_the_court_gives_no_card() -> None:
    match = table(f"round=3 {LAST_TURN} table.p2=rat-4:1", "boss zombies", mode="grand-master")
    match.act(0, "place bear bear-6 bear-6")
    match.act(1, "peek 1")
    match.act(0, "pawns court 1")
    assert player(match, 0).court is None
    assert player(match, 0).at_court == 1


BOSSES = [
    (boss.id, boss.damage, pawns, boss.points[min(max(pawns - boss.damage, 0), 5)])
    for boss in grand_master().boss
    for pawns in range(9)
]
PRINTED = {
    "grug-azor": [0, 0, 0, 30, 60, 90, 120, 120, 120],
    "dark-shogun": [0, 50, 50, 50, 50, 50, 50, 50, 50],
    "zombies": [-30, -30, 0, 0, 0, 0, 0, 0, 0],
    "gaijins": [-30, -30, -30, 30, 60, 90, 90, 90, 90],
    "ma-maho": [-50, -10, -20, -30, -40, -50, -50, -50, -50],
}


@pytest.mark.rule("S.29")
@pytest.mark.parametrize("boss", PRINTED)
@pytest.mark.parametrize("pawns", range(9))
def test_each_cell_of_the_boss_table(boss: str, pawns: int) -> None:
    """Damage first, never below none; who has no pawns there is scored by the table, too."""
    decoy = "dark-shogun" if boss != "dark-shogun" else "zombies"
    match = table(
        f"round=3 {LAST_TURN} table.p2=rat-4:1",
        f"boss {decoy}",
        f"boss {boss}",
        mode="grand-master",
    )
    match.act(0, "place bear bear-6 bear-6")
    match.act(1, "peek 1")
    give(match, AT_SHOWDOWN=[pawns, pawns])
    match.act(0, "pawns missions 1")
    match.act(1, "pawns court 1")
    match.act(0, "pawns missions 3")
    match.act(0, "no-peek")
    match.act(1, "pawns missions 1")
    assert match.result is not None
    assert match.result.scores == (PRINTED[boss][pawns] + 40.0, PRINTED[boss][pawns] + 20.0)


@pytest.mark.rule("S.22")
def test_a_final_tie_goes_to_the_less_corrupt_of_the_third_round() -> None:
    match = table(
        f"round=3 {LAST_TURN} table.p2=rat-4:1 corruption.p1=carp-1:1",
        *("boss zombies", "boss dark-shogun"),
        mode="grand-master",
    )
    match.act(0, "place bear bear-6 bear-6")
    match.act(1, "peek 1")
    match.act(0, "pawns showdown 4")
    match.act(1, "pawns showdown 2")
    assert match.result is not None
    assert match.result.scores == (50.0, 50.0)
    assert (match.result.winners, match.result.reason) == ((1,), "less-corrupt")


# --- Temple cards --------------------------------------------------------------------------------

TURN = "round=2 step=place-step"


@pytest.mark.rule("S.15")
def test_last_stand_spares_one_clan_card_of_the_owners_choice() -> None:
    line = f"{TURN} hand.p1=spider-3:3,fox-2:1 table.p2=rat-3:1,rat-5:1 yokai=oni:p2.rat"
    match = temple(table(line, mode="grand-master"), 1, "last-stand", 3)
    match.act(0, "place spider spider-3 spider-3 spider-3")
    match.act(0, "target p2 rat")
    assert (match.pending, legal(match, 1)) == ((1,), ["card rat-3", "card rat-5"])
    match.act(1, "spare rat-5")
    assert clans(match, 1) == {"rat": ["rat-5"]}


@pytest.mark.rule("S.15")
def test_last_stand_needs_a_large_clan() -> None:
    """Its number says how large: three cards, Yokai and all, are one too few."""
    line = f"{TURN} hand.p1=spider-3:3,fox-2:1 table.p2=rat-3:1,rat-5:1 yokai=oni:p2.rat"
    match = temple(table(line, mode="grand-master"), 1, "last-stand")
    match.act(0, "place spider spider-3 spider-3 spider-3")
    match.act(0, "target p2 rat")
    assert clans(match, 1) == {}


@pytest.mark.rule("S.15")
def test_last_stand_spares_only_once_in_a_round() -> None:
    line = f"{TURN} hand.p1=spider-3:3,yurei:1,fox-2:1 hand.p2=carp-1:1 table.p2=rat-3:2,dragon-5:2"
    match = temple(table(line, "bear-6", "bear-6", mode="grand-master"), 1, "last-stand", 1)
    match.act(0, "place spider spider-3 spider-3 spider-3")
    match.act(0, "target p2 rat")
    match.act(1, "spare rat-3")
    assert player(match, 1).temple_spent
    match.act(0, "discard fox-2")
    for answer in ("recruit", "pass", "discard carp-1"):
        match.act(1, answer)
    match.act(0, "recruit")
    match.act(0, "reinforce spider yurei")
    match.act(0, "target p2 rat")
    assert clans(match, 1) == {"dragon": ["dragon-5", "dragon-5"]}, (
        "the clan of one card is gone, too"
    )


@pytest.mark.rule("S.13")
def test_last_stand_makes_a_clan_of_one_card_no_target() -> None:
    """S.13: its card would stay, so that nothing happens; a target on which something does is due.

    A Ronin beside it would go: then something happens.
    """
    line = f"{TURN} hand.p1=yurei:1,kappa:1,monkey-1:3 table.p1=bear-6:1 table.p2=fox-3:1"
    match = temple(
        table(f"{line} table.p3=rat-3:2", seats=3, mode="grand-master"), 1, "last-stand", 1
    )
    match.act(0, "reinforce bear yurei")
    assert legal(match, 0) == ["target p3 rat"]
    kappa = temple(table(line, mode="grand-master"), 1, "last-stand", 1)
    kappa.act(0, "reinforce bear kappa")
    assert legal(kappa, 0) == ["target p2 fox"], "a clan that returns is not protected"
    alone = temple(table(line, mode="grand-master"), 1, "last-stand", 1)
    alone.act(0, "reinforce bear yurei")
    assert "power-wasted" in told(alone)
    ronin = temple(table(f"{line} ronin=p2.fox:1", mode="grand-master"), 1, "last-stand", 1)
    ronin.act(0, "reinforce bear yurei")
    assert legal(ronin, 0) == ["target p2 fox"]


@pytest.mark.rule("S.17")
def test_a_copied_power_that_last_stand_would_stop_is_no_target() -> None:
    line = f"{TURN} hand.p1=monkey-king:1 table.p1=bear-6:1 table.p2=spider-3:1"
    match = temple(table(line, mode="grand-master"), 1, "last-stand", 1)
    match.act(0, "reinforce bear monkey-king")
    assert "power-wasted" in told(match)


def test_closed_fist_is_no_target() -> None:
    line = f"{TURN} hand.p1=rat-3:2,fox-2:1 hand.p2=bear-6:3"
    match = temple(table(line, mode="grand-master"), 1, "closed-fist")
    match.act(0, "place rat rat-3 rat-3")
    assert "power-wasted" in told(match)


@pytest.mark.parametrize(
    ("name", "score"),
    [("false-ledger", 21 - 1), ("masterless-banner", 21 - 5 + 5), ("iron-drill", 21 - 5 + 2)],
)
@pytest.mark.rule("S.28")
def test_scoring_temples(name: str, score: int) -> None:
    line = "round=2 step=place-step hand.p1=bear-6:2 table.p1=rat-3:1,toad-1:1,fox-4:1"
    line += " corruption.p1=carp-5:1"
    match = table(f"{line} ronin=p1.rat:1 table.p2=carp-1:1", mode="grand-master")
    if name == "iron-drill":
        line = line.replace("fox-4:1", "fox-2:1,fox-3:1").replace("toad-1:1", "toad-1:1")
        match = table(f"{line} ronin=p1.fox:1 table.p2=carp-1:1", mode="grand-master")
        score = 12 + 3 + 1 + 5 + 1 + 2 - 5
    temple(match, 0, name)
    match.act(0, "place bear bear-6 bear-6")
    scored = next(e for e in match.events() if e.kind == "wat-aah-scored")
    assert scored.args["score"] == score


@pytest.mark.rule("S.19")
def test_mist_scouts_look_at_four_and_keep_three() -> None:
    deck = ("bear-6", "carp-1", "oni", "rat-4")
    match = table("round=2 hand.p1=rat-3:1 hand.p2=fox-2:1", *deck, mode="grand-master")
    temple(match, 0, "mist-scouts").act(0, "recruit")
    for card in ("bear-6", "oni", "rat-4"):
        match.act(0, f"keep {card}")
    assert hand(match, 0) == ["rat-3", "rat-4", "bear-6", "oni"]
    assert view(match).jigoku == ("carp-1",)
    assert view(match).step == "place-step"


def test_greedy_tithe_draws_three_more() -> None:
    match = table("round=2 hand.p2=fox-2:1", "carp-1", *["bear-6"] * 5, mode="grand-master")
    temple(match, 0, "greedy-tithe").act(0, "corrupt")
    assert player(match, 0).hand == 4


def test_echo_strike_makes_two_count_as_three_once() -> None:
    line = f"{TURN} hand.p1=carp-1:2,fox-2:1 hand.p2=rat-3:1"
    match = temple(table(line, *["bear-6"] * 4, mode="grand-master"), 0, "echo-strike")
    match.act(0, "place carp carp-1 carp-1 echo")
    assert hand(match, 0).count("bear-6") == 4
    assert player(match, 0).temple_spent


@pytest.mark.rule("S.18")
def test_gate_of_jigoku_offers_the_top_four() -> None:
    line = "round=2 hand.p1=rat-3:1 hand.p2=fox-2:1 jigoku=oni,carp-1,carp-2,carp-3,bear-6"
    match = temple(table(line, mode="grand-master"), 0, "gate-of-jigoku")
    cards = ("bear-6", "carp-3", "carp-2", "carp-1")
    assert legal(match, 0) == ["recruit", "corrupt", *(f"gate {card}" for card in cards)]
    match.act(0, "gate carp-1")
    assert hand(match, 0) == ["rat-3", "carp-1"]


@pytest.mark.rule("S.38")
@pytest.mark.parametrize(
    ("name", "left", "more"),
    [
        ("shadow-stores", "dragon-3:2", 2),
        ("shadow-stores", "dragon-3:3,dragon-4:4", 4),
        ("gate-of-jigoku", "dragon-3:2", 5),
    ],
)
def test_stores_and_gate_count_what_there_is_at_the_end(name: str, left: str, more: int) -> None:
    """S.38: at most four cards of the hand; of the Jigoku the top four, so not the Oni."""
    line = f"{TURN} hand.p1=bear-6:2,{left} table.p1=rat-3:1,toad-1:1,fox-4:1"
    line += " jigoku=oni,carp-1,carp-5,carp-3,carp-2 table.p2=carp-1:1"
    match = temple(table(line, mode="grand-master"), 0, name)
    match.act(0, "place bear bear-6 bear-6")
    scored = next(e for e in match.events() if e.kind == "wat-aah-scored")
    assert scored.args["score"] == 20 + more


# --- Court cards ---------------------------------------------------------------------------------


def holding(name: str, line: str, *answers: str, seats: int = 2) -> Match:
    return court(table(f"round=2 {line}", *answers, seats=seats, mode="grand-master"), 0, name)


def test_levy_draws_two_and_the_turn_goes_on() -> None:
    match = holding("levy", "hand.p1=rat-3:1 hand.p2=fox-2:1", "bear-6", "bear-6")
    match.act(0, "court")
    assert hand(match, 0) == ["rat-3", "bear-6", "bear-6"]
    assert view(match).step == "draw-step"
    assert player(match, 0).court is None


@pytest.mark.rule("S.28")
def test_grave_permit_pardon_and_banishment() -> None:
    match = holding("grave-permit", "hand.p1=rat-3:1 jigoku=oni,carp-1")
    match.act(0, "court")
    match.act(0, "take oni")
    assert hand(match, 0) == ["rat-3", "oni"]
    match = holding("pardon", "hand.p1=rat-3:1 corruption.p1=bear-6:1,rat-3:1,carp-1:1")
    match.act(0, "court")
    assert legal(match, 0) == ["card rat-3", "card carp-1"], "at most strength 4"
    match.act(0, "pardon rat-3")
    assert player(match, 0).corruption == ("carp-1", "bear-6")
    match = holding("banishment", "hand.p1=rat-3:1 table.p2=bear-6:1,fox-5:1")
    match.act(0, "court")
    assert legal(match, 0) == ["target p2 fox fox-5"], "at most strength 5"
    match.act(0, "target p2 fox fox-5")
    assert clans(match, 1) == {"bear": ["bear-6"]}


def test_court_spy_and_tax_collector() -> None:
    line = "hand.p1=rat-3:1 hand.p2=oni:1,carp-1:1 hand.p3=fox-2:1"
    match = holding("court-spy", line, "bear-6", seats=3)
    match.act(0, "court")
    match.act(0, "target p2")
    assert player(match, 1, 0).known == ("carp-1", "oni")
    assert player(match, 1, 2).known == ()
    match.act(0, "take oni")
    match.act(0, "give rat-3")
    assert (hand(match, 0), hand(match, 1)) == (["bear-6", "oni"], ["rat-3", "carp-1"])
    assert player(match, 0, 1).known == ("oni",)
    assert view(match).step == "draw-step"
    match = holding("tax-collector", "hand.p1=rat-3:1 hand.p2=oni:1,carp-1:1")
    match.act(0, "court")
    match.act(0, "target p2")
    match.act(0, "take carp-1")
    assert (hand(match, 0), hand(match, 1)) == (["rat-3", "carp-1"], ["oni"])
    assert view(match).step == "draw-step"


def test_forced_march_allows_both_in_either_order() -> None:
    match = holding("forced-march", "step=place-step hand.p1=bear-6:4,fox-2:1 hand.p2=rat-3:1")
    match.act(0, "court")
    match.act(0, "place bear bear-6 bear-6")
    assert view(match).step == "place-step"
    match.act(0, "reinforce bear bear-6")
    assert view(match).step == "discard-step"


@pytest.mark.rule("S.36")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("place carp carp-1 carp-1", "reinforce bear nezumi"),
        ("reinforce bear nezumi", "place carp carp-1 carp-1"),
    ],
)
def test_forced_march_gives_the_second_placement_no_power(first: str, second: str) -> None:
    """S.36: a Yokai and a clan alike; the first of both uses its power as usual."""
    line = "step=place-step hand.p1=carp-1:2,nezumi:1,fox-2:1 hand.p2=rat-3:3 table.p1=bear-6:1"
    match = holding("forced-march", line, "bear-6", "bear-6")
    match.act(0, "court")
    match.act(0, first)
    if "nezumi" in first:
        match.act(0, "target p2")
        for _ in range(3):
            match.act(1, "discard rat-3")
    used = told(match).count("power-used")
    match.act(0, second)
    assert told(match).count("power-used") == used == 1
    assert view(match).step == "discard-step"


@pytest.mark.rule("S.36")
def test_echo_strike_is_no_use_in_the_second_placement_of_a_forced_march() -> None:
    line = "step=place-step hand.p1=fox-2:1,rat-3:2,rat-4:2 hand.p2=carp-1:2 table.p1=bear-6:1"
    match = temple(holding("forced-march", line), 0, "echo-strike")
    match.act(0, "court")
    match.act(0, "place rat rat-3 rat-3")
    match.act(0, "target p2")
    for _ in range(2):
        match.act(1, "discard carp-1")
    with pytest.raises(IllegalAction):
        match.act(0, "reinforce rat rat-4 rat-4 echo")
    match.act(0, "reinforce rat rat-4 rat-4")
    assert not player(match, 0).temple_spent


@pytest.mark.rule("S.34")
@pytest.mark.parametrize("first", ["place bear bear-6 bear-6", "pass"])
def test_forced_march_is_used_before_the_placement(first: str) -> None:
    """S.34: it changes phase 2, so it is too late between phase 2 and phase 3."""
    match = holding("forced-march", "step=place-step hand.p1=bear-6:4,fox-2:1 hand.p2=rat-3:1")
    assert "court" in legal(match, 0)
    match.act(0, first)
    assert view(match).step == "discard-step"
    assert "court" not in legal(match, 0)
    assert [m.rule for m in match.why_not(0, "court")] == ["S.34"]


def test_imperial_seal_adds_three_and_everybody_with_a_court_card_is_asked() -> None:
    match = table(f"round=2 {LAST_TURN} table.p2=rat-4:1", mode="grand-master")
    court(court(match, 0, "imperial-seal"), 1, "levy")
    match.act(0, "place bear bear-6 bear-6")
    assert (match.pending, legal(match, 0)) == ((0,), ["no-seal", "show-seal"])
    match.act(0, "show-seal")
    assert (match.pending, legal(match, 1)) == ((1,), ["no-seal"])
    match.act(1, "no-seal")
    scored = next(e for e in match.events() if e.kind == "wat-aah-scored")
    assert scored.args["score"] == 24


def test_palace_guard_stops_a_two_card_power_and_the_question_tells_nothing() -> None:
    line = f"{TURN} hand.p1=rat-3:2,fox-2:1 hand.p2=bear-6:3"
    guarded = court(table(line, mode="grand-master"), 1, "palace-guard")
    other = court(table(line, mode="grand-master"), 1, "levy")
    for match in (guarded, other):
        match.act_all(0, ["place rat rat-3 rat-3"])
        match.act(0, "target p2")
        assert match.pending == (1,)
    assert guarded.view(0).to_json() == other.view(0).to_json()
    assert legal(other, 1) == ["no-guard"]
    guarded.act(1, "guard")
    assert player(guarded, 1).hand == 3
    assert view(guarded).step == "discard-step"


def test_palace_guard_is_not_asked_about_three_cards_or_yokai() -> None:
    line = f"{TURN} hand.p1=rat-3:3,nezumi:1,fox-2:1 hand.p2=bear-6:3 table.p1=bear-6:1"
    for play in ("place rat rat-3 rat-3 rat-3", "reinforce bear nezumi"):
        match = court(table(line, mode="grand-master"), 1, "palace-guard")
        match.act(0, play)
        match.act(0, "target p2")
        assert view(match).step == "suffering"


def test_tribute_takes_one_at_random_of_each_and_draws_one() -> None:
    line = "hand.p1=rat-3:1 hand.p2=oni:1,carp-1:1 hand.p4=fox-2:1"
    match = holding("tribute", line, "carp-1", "fox-2", "bear-6", seats=4)
    match.act(0, "court")
    assert view(match).jigoku == ("carp-1", "fox-2")
    assert hand(match, 0) == ["rat-3", "bear-6"]
    assert hand(match, 1) == ["oni"]


@pytest.mark.rule("S.28", "S.31")
def test_unused_cards_are_laid_down_after_the_ranking() -> None:
    match = table(f"round=2 {LAST_TURN} table.p2=rat-4:1", mode="grand-master")
    temple(court(match, 1, "levy"), 1, "iron-drill")
    match.act(0, "place bear bear-6 bear-6")
    match.act(1, "no-seal")
    assert player(match, 1).court is None
    assert player(match, 1).temple is None
    assert "court-laid-down" in told(match)
