"""Every power at both levels, by clan, Yokai and copy alike."""

from __future__ import annotations

import pytest

from kagemusha.core.errors import IllegalAction
from tests.games.wat_aah.table import clans, hand, legal, player, table, told, view


@pytest.mark.rule("S.16")
@pytest.mark.parametrize(("cards", "number"), [("rat-3 rat-3", 2), ("rat-3 rat-3 rat-4", 3)])
def test_rat_discards_of_the_opponents_choice(cards: str, number: int) -> None:
    match = table("step=place-step hand.p1=rat-3:2,rat-4:1 hand.p2=fox-2:1,bear-6:4")
    match.act(0, f"place rat {cards}")
    match.act(0, "target p2")
    assert match.pending == (1,)
    for _ in range(number):
        match.act(1, "discard bear-6")
    assert player(match, 1).hand == 5 - number
    assert view(match).jigoku == ("bear-6",) * number


@pytest.mark.rule("S.18", "S.33")
@pytest.mark.parametrize("at_once", [False, True])
def test_discards_for_a_power_enter_the_jigoku_one_by_one(at_once: bool) -> None:
    """S.33: in the order that their owner chooses, also if he names them in one line."""
    match = table("step=place-step hand.p1=rat-3:3 hand.p2=fox-2:1,bear-6:1,carp-1:1")
    match.act(0, "place rat rat-3 rat-3 rat-3")
    match.act(0, "target p2")
    line = ["discard carp-1", "discard fox-2", "discard bear-6"]
    if at_once:
        match.act_all(1, "; ".join(line))
    else:
        for discard in line:
            match.act(1, discard)
    assert view(match).jigoku == ("carp-1", "fox-2", "bear-6")


@pytest.mark.rule("S.13")
def test_a_power_without_a_target_is_wasted_but_the_clan_stands() -> None:
    match = table("step=place-step hand.p1=rat-3:2,spider-3:1 hand.p2=")
    match.act(0, "place rat rat-3 rat-3")
    assert "power-wasted" in told(match)
    assert clans(match, 0) == {"rat": ["rat-3", "rat-3"]}


@pytest.mark.rule("S.16", "S.30")
def test_fox_with_two_swaps_three_chosen_in_secret_by_both() -> None:
    match = table(
        "step=place-step hand.p1=fox-2:1,fox-3:1,rat-3:3,bear-6:1 hand.p2=carp-1:2,toad-1:2"
    )
    match.act(0, "place fox fox-2 fox-3")
    match.act(0, "target p2")
    assert match.pending == (0, 1)
    match.act_all(0, "offer rat-3; offer rat-3; offer rat-3; seal")
    assert view(match, 1).offered == ()
    match.act_all(1, "offer carp-1; offer carp-1; offer toad-1; seal")
    assert hand(match, 0) == ["toad-1", "carp-1", "carp-1", "bear-6"]
    assert hand(match, 1) == ["rat-3", "rat-3", "rat-3", "toad-1"]
    assert player(match, 1, 0).known == ("rat-3", "rat-3", "rat-3"), "what he gave away"


@pytest.mark.rule("S.16")
def test_fox_with_two_swaps_no_more_than_both_hold() -> None:
    match = table("step=place-step hand.p1=fox-2:1,fox-3:1,rat-3:3 hand.p2=carp-1:1")
    match.act(0, "place fox fox-2 fox-3")
    match.act(0, "target p2")
    match.act_all(1, "offer carp-1; seal")
    match.act_all(0, "offer rat-3; seal")
    assert hand(match, 1) == ["rat-3"]


@pytest.mark.rule("S.16")
@pytest.mark.parametrize("play", ["place fox fox-2 fox-3 fox-3", "reinforce bear kitsune"])
def test_whole_hands_are_swapped_also_with_an_empty_one(play: str) -> None:
    line = "step=place-step hand.p1=fox-2:1,fox-3:2,kitsune:1,rat-3:1 table.p1=bear-6:1"
    match = table(line)
    match.act(0, play)
    before = hand(match, 0)
    match.act(0, "target p2")
    assert hand(match, 1) == before
    assert player(match, 1, 0).known == tuple(before)


@pytest.mark.rule("S.14")
def test_spider_destroys_one_card_and_what_is_left_without_a_clan_card() -> None:
    line = "step=place-step hand.p1=spider-3:2,fox-2:1 table.p2=rat-3:1 ronin=p2.rat:1"
    line += " yokai=oni:p2.rat"
    match = table(line)
    match.act(0, "place spider spider-3 spider-3")
    assert {"target p2 rat rat-3", "target p2 rat ronin", "target p2 rat oni"} == set(
        legal(match, 0)
    )
    match.act(0, "target p2 rat rat-3")
    assert clans(match, 1) == {}
    assert sorted(view(match).jigoku) == ["oni", "rat-3", "ronin"]


@pytest.mark.rule("S.15")
@pytest.mark.parametrize(
    "play", ["place spider spider-3 spider-3 spider-4", "reinforce bear yurei"]
)
def test_a_destroyed_clan_takes_ronin_and_yokai_along(play: str) -> None:
    line = (
        "step=place-step hand.p1=spider-3:2,spider-4:1,yurei:1,fox-2:1 table.p1=bear-6:1 "
        "table.p2=rat-3:1 ronin=p2.rat:1 yokai=oni:p2.rat"
    )
    match = table(line)
    match.act(0, play)
    match.act(0, "target p2 rat")
    assert clans(match, 1) == {}
    assert sorted(view(match).jigoku) == ["oni", "rat-3", "ronin"]


@pytest.mark.rule("S.15")
@pytest.mark.parametrize("play", ["place toad toad-1 toad-1 toad-3", "reinforce bear kappa"])
def test_a_returned_clan_goes_to_its_owners_hand_in_the_open(play: str) -> None:
    line = (
        "step=place-step hand.p1=toad-1:2,toad-3:1,kappa:1,fox-2:1 table.p1=bear-6:1 "
        "table.p2=rat-3:1 ronin=p2.rat:1 yokai=oni:p2.rat"
    )
    match = table(line)
    match.act(0, play)
    match.act(0, "target p2 rat")
    assert hand(match, 1) == ["rat-3", "ronin", "oni"]
    assert player(match, 1, 0).known == ("rat-3", "ronin", "oni")


@pytest.mark.rule("S.13")
def test_toad_with_two_returns_one_card_of_an_opponent_only() -> None:
    line = "step=place-step hand.p1=toad-1:2,fox-2:1 table.p1=bear-6:1 table.p2=rat-3:2"
    match = table(line)
    match.act(0, "place toad toad-1 toad-1")
    assert legal(match, 0) == ["target p2 rat rat-3"]
    match.act(0, "target p2 rat rat-3")
    assert hand(match, 1) == ["rat-3"]
    assert clans(match, 1) == {"rat": ["rat-3"]}


@pytest.mark.rule("S.18")
@pytest.mark.parametrize(
    ("play", "number"),
    [
        ("place crow crow-2 crow-2", 2),
        ("place crow crow-2 crow-2 crow-3", 3),
        ("reinforce bear tengu", 3),
    ],
)
def test_crow_and_tengu_take_from_the_jigoku_in_the_open(play: str, number: int) -> None:
    line = (
        "step=place-step hand.p1=crow-2:2,crow-3:1,tengu:1,fox-2:1 hand.p2=rat-5:1 "
        "table.p1=bear-6:1 jigoku=rat-3,oni,carp-5,rat-4"
    )
    match = table(line)
    match.act(0, play)
    for card in ["rat-3", "rat-4", "oni"][:number]:
        match.act(0, f"take {card}")
    assert set(player(match, 0, 1).known) >= {"rat-3", "rat-4"}
    assert len(view(match).jigoku) == 4 - number


@pytest.mark.parametrize(
    ("play", "number"),
    [
        ("place carp carp-1 carp-1", 2),
        ("place carp carp-1 carp-1 carp-2", 4),
        ("reinforce bear old-hermit", 4),
    ],
)
def test_carp_and_old_hermit_draw(play: str, number: int) -> None:
    line = "step=place-step hand.p1=carp-1:2,carp-2:1,old-hermit:1,fox-2:1 hand.p2=rat-5:1"
    line += " table.p1=bear-6:1"
    match = table(line, *["bear-6"] * number)
    match.act(0, play)
    assert hand(match, 0).count("bear-6") == number


@pytest.mark.rule("S.19")
@pytest.mark.parametrize(
    ("play", "seen", "kept"),
    [
        ("place dragon dragon-3 dragon-3", ["bear-6", "rat-3", "rat-5"], ["rat-3"]),
        (
            "place dragon dragon-3 dragon-3 dragon-4",
            ["bear-6", "rat-3", "rat-5", "carp-1", "oni"],
            ["rat-3", "oni"],
        ),
        ("reinforce bear ryu", ["bear-6", "rat-3", "rat-5", "carp-1", "oni"], ["rat-3", "oni"]),
    ],
)
def test_dragon_and_ryu_keep_in_secret_and_show_the_rest(
    play: str, seen: list[str], kept: list[str]
) -> None:
    line = "step=place-step hand.p1=dragon-3:2,dragon-4:1,ryu:1,fox-2:1 hand.p2=toad-1:1"
    line += " table.p1=bear-6:1"
    match = table(line, *seen)
    match.act(0, play)
    assert sorted(view(match, 0).looked_at) == sorted(seen)
    assert view(match, 1).looked_at == ()
    for card in kept:
        match.act(0, f"keep {card}")
    assert set(kept) <= set(hand(match, 0))
    assert sorted(view(match).jigoku) == sorted(set(seen) - set(kept))
    assert player(match, 0, 1).known == ()


@pytest.mark.rule("S.17")
def test_monkey_copies_at_the_level_of_its_own_placement() -> None:
    line = "step=place-step hand.p1=monkey-1:2,fox-2:1 hand.p2=bear-6:5 table.p2=rat-3:3"
    match = table(line)
    match.act(0, "place monkey monkey-1 monkey-1")
    assert legal(match, 0) == ["target p2 rat"]
    match.act(0, "target p2 rat")
    match.act(0, "target p2")
    match.act_all(1, "discard bear-6")
    match.act_all(1, "discard bear-6")
    assert player(match, 1).hand == 3


@pytest.mark.rule("S.17")
@pytest.mark.parametrize(
    "play", ["place monkey monkey-1 monkey-1 monkey-2", "reinforce bear monkey-king"]
)
def test_monkey_with_three_and_monkey_king_copy_the_third_power(play: str) -> None:
    line = (
        "step=place-step hand.p1=monkey-1:2,monkey-2:1,monkey-king:1,fox-2:1 hand.p2=bear-6:3 "
        "table.p1=bear-6:1 table.p2=carp-1:1"
    )
    match = table(line, *["rat-3"] * 3, "rat-4")
    match.act(0, play)
    match.act(0, "target p2 carp")
    assert hand(match, 0).count("rat-3") == 3


@pytest.mark.rule("S.17")
def test_bear_monkey_or_nothing_to_copy_wastes_it() -> None:
    for enemy in ("table.p2=bear-6:2", "table.p2=monkey-2:1", ""):
        match = table(f"step=place-step hand.p1=monkey-1:2,fox-2:1 hand.p2=rat-3:1 {enemy}")
        match.act(0, "place monkey monkey-1 monkey-1")
        assert "power-wasted" in told(match)


def test_bear_and_oni_do_nothing() -> None:
    match = table("step=place-step hand.p1=bear-6:2,oni:1,fox-2:1 hand.p2=rat-3:1")
    match.act(0, "place bear bear-6 bear-6")
    assert view(match).step == "discard-step"
    with pytest.raises(IllegalAction):
        match.act(0, "reinforce bear oni")


def test_reinforcing_by_one_triggers_nothing() -> None:
    match = table("step=place-step hand.p1=carp-1:1,fox-2:1 table.p1=carp-2:1")
    match.act(0, "reinforce carp carp-1")
    assert hand(match, 0) == ["fox-2"]


@pytest.mark.rule("S.21")
@pytest.mark.rule("S.22")
def test_the_final_score_of_the_book_and_ties() -> None:
    """S.21, S.22: 21 in play, 3 of Corruption: 18; tied, the less corrupt; still tied, a draw."""
    end = "step=place-step hand.p1=bear-6:2 table.p1={mine} table.p2={his} corruption.p1={dirt}"
    mine = "rat-3:1,toad-1:1,carp-5:1"  # 9, and 12 of the Bears that come
    match = table(end.format(mine=mine, his="rat-4:1", dirt="carp-3:1"))
    match.act(0, "place bear bear-6 bear-6")
    assert match.result is not None
    assert match.result.scores == (18.0, 4.0)
    assert match.result.reason == "highest-total"
    tied = "rat-5:3,spider-3:1"
    match = table(end.format(mine=mine, his=tied, dirt="carp-3:1"))
    match.act(0, "place bear bear-6 bear-6")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "less-corrupt")
    match = table(
        end.format(mine=mine, his=tied + ",carp-3:1", dirt="carp-3:1") + " corruption.p2=fox-3:1"
    )
    match.act(0, "place bear bear-6 bear-6")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0, 1), "shared-victory")
