"""A turn: draw, place or reinforce, discard."""

from __future__ import annotations

import pytest

from kagemusha.core.chance import ScriptedSource
from kagemusha.core.errors import IllegalAction, OptionError
from kagemusha.games.wat_aah.deck import shinobi
from tests.games.wat_aah.table import GAME, clans, hand, legal, player, table, told, view


def deal(*reveals: str, seats: int = 2) -> list[str]:
    deck = ["bear-6"] * 9 + ["rat-3"] * 3 + ["rat-4"] * 3 + ["rat-5"] * 3 + ["carp-1"] * 2
    deck += ["spider-3"] * 4 + ["carp-2"] * 2 + ["carp-3"] * 2 + ["carp-4"] * 2
    for card in reveals:
        if card in deck:
            deck.remove(card)
    cards = [*reveals, *deck[: 8 * seats - 1]]
    return [f"card {card}" for card in cards]


@pytest.mark.rule("S.1")
def test_the_highest_reveal_begins_and_ties_reveal_again() -> None:
    """S.1: the tied reveal again; every reveal goes to the Jigoku before the deal."""
    source = ScriptedSource(deal("rat-5", "carp-5", "oni", "fox-2"))
    match = GAME.new(2, source=source)
    assert view(match).active == "p1"
    assert view(match).jigoku == ("rat-5", "carp-5", "oni", "fox-2")
    assert (player(match, 0).hand, player(match, 1).hand) == (7, 8)


@pytest.mark.rule("S.37")
@pytest.mark.parametrize("fewer", [0, 2, 4])
def test_the_handicap_is_how_many_cards_fewer_the_first_player_gets(fewer: int) -> None:
    match = GAME.new(3, {"handicap": fewer}, seed=4)
    hands = [player(match, seat).hand for seat in range(3)]
    assert sorted(hands) == [8 - fewer, 8, 8]
    assert hands[match.pending[0]] == 8 - fewer


@pytest.mark.rule("S.37")
def test_a_handicap_leaves_the_first_player_a_card() -> None:
    small = shinobi().to_dict() | {"hand": 3}
    assert GAME.rules(2, {"deck": small, "handicap": 2}).options["handicap"] == 2
    with pytest.raises(OptionError):
        GAME.rules(2, {"deck": small, "handicap": 3})


@pytest.mark.rule("S.1")
def test_only_the_tied_reveal_again() -> None:
    source = ScriptedSource(deal("bear-6", "rat-3", "bear-6", "carp-1", "fox-2", seats=3))
    match = GAME.new(3, source=source)
    assert told(match).count("revealed-card") == 5
    assert view(match).active == "p3"


def test_recruit_draws_one_unseen() -> None:
    match = table("active=0 hand.p1=rat-3:1 hand.p2=bear-6:1", "fox-5")
    match.act(0, "recruit")
    assert hand(match, 0) == ["rat-3", "fox-5"]
    assert "fox-5" not in str(match.seat_log(1))


@pytest.mark.rule("S.4")
def test_be_corrupt_draws_the_strength_and_two_more() -> None:
    """S.4, and the book's example: a Crow of 3 is worth five cards."""
    match = table("active=0 hand.p1=rat-3:1 hand.p2=bear-6:1", "crow-3", *["bear-6"] * 5)
    match.act(0, "corrupt")
    assert player(match, 0).corruption == ("crow-3",)
    assert hand(match, 0).count("bear-6") == 5
    oni = table("active=0 hand.p1=rat-3:1 hand.p2=carp-1:1", "oni", *["bear-6"] * 9, "rat-4")
    oni.act(0, "corrupt")
    assert player(oni, 0).hand == 11


@pytest.mark.rule("S.5")
def test_place_and_reinforce_exclude_each_other() -> None:
    match = table(
        "step=place-step hand.p1=carp-1:2,rat-3:1,bear-6:2 table.p1=rat-4:1", *["fox-2"] * 2
    )
    assert {"place carp", "reinforce rat"} <= set(legal(match, 0))
    match.act(0, "place bear bear-6 bear-6")
    assert view(match).step == "discard-step"


@pytest.mark.rule("S.6")
def test_a_clan_needs_a_real_card_and_ronin_count() -> None:
    match = table("step=place-step hand.p1=ronin:2,rat-3:1 hand.p2=bear-6:3")
    assert "place rat" in legal(match, 0)
    assert "place fox" not in legal(match, 0)
    match.act(0, "place rat rat-3 ronin ronin")
    assert clans(match, 0) == {"rat": ["rat-3", "ronin", "ronin"]}
    match.act(0, "target p2")
    assert player(match, 1).hand == 3
    for _ in range(3):  # three cards: the Rat makes discard three
        match.act(1, "card bear-6")
    assert player(match, 1).hand == 0


@pytest.mark.rule("S.7")
def test_reinforcing_with_ronin_alone_triggers_by_their_number() -> None:
    match = table("step=place-step hand.p1=ronin:2,fox-2:1 table.p1=carp-1:1", "bear-6", "bear-6")
    match.act(0, "reinforce carp ronin ronin")
    assert hand(match, 0) == ["fox-2", "bear-6", "bear-6"]


@pytest.mark.rule("S.8")
def test_only_before_yourself() -> None:
    match = table("step=place-step hand.p1=rat-3:1 table.p2=rat-4:2")
    assert legal(match, 0) == ["pass"]


@pytest.mark.rule("S.9")
def test_a_lost_clan_may_be_placed_again() -> None:
    match = table(
        "step=place-step hand.p1=yurei:1,fox-3:1 table.p1=bear-6:1 "
        "table.p2=rat-3:1 hand.p2=rat-4:2",
        "fox-2",
    )
    match.act(0, "reinforce bear yurei")
    match.act(0, "target p2 rat")
    match.act(0, "card fox-3")
    match.act(1, "recruit")
    assert "place rat" in legal(match, 1)


@pytest.mark.rule("S.10")
def test_four_clans_end_the_match_after_the_power_without_discard() -> None:
    line = "step=place-step hand.p1=carp-1:2,fox-2:1 table.p1=bear-6:1,rat-3:1,toad-1:1"
    match = table(line, "bear-6", "bear-6")
    match.act(0, "place carp carp-1 carp-1")
    assert match.result is not None
    assert hand(match, 0) == ["fox-2", "bear-6", "bear-6"], "the power came first, no discard after"
    assert match.result.winners == (0,)


@pytest.mark.rule("S.11")
def test_an_empty_hand_discards_nothing() -> None:
    match = table("step=place-step hand.p1=bear-6:2 hand.p2=rat-3:1")
    match.act(0, "place bear bear-6 bear-6")
    assert view(match).active == "p2"


@pytest.mark.rule("S.20")
def test_a_yokai_comes_alone_on_a_clan_of_at_most_three() -> None:
    full = "step=place-step hand.p1=oni:1,ryu:1 table.p1=rat-3:3 ronin=p1.rat:1"
    assert legal(table(full), 0) == ["pass"]
    match = table("step=place-step hand.p1=oni:1,ryu:1,rat-4:1 table.p1=rat-3:3")
    with pytest.raises(IllegalAction):
        match.act_all(0, "reinforce rat rat-4 oni")
    match.act(0, "reinforce rat oni")
    assert clans(match, 0) == {"rat": ["rat-3", "rat-3", "rat-3", "oni"]}


@pytest.mark.rule("S.32")
def test_picks_are_unseen_until_they_come_down() -> None:
    match = table("step=place-step hand.p1=rat-3:2,rat-4:1,bear-6:1 hand.p2=fox-3:3")
    before = match.view(1).to_json()
    match.act_all(0, ["place rat", "card rat-3"])
    assert match.view(1).to_json() == before
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    assert view(match, 0).step == "place-step"


@pytest.mark.rule("S.3")
def test_an_empty_deck_takes_the_jigoku_at_once() -> None:
    everything = "hand.p2=" + ",".join(
        f"{kind.id}:{kind.number}"
        for kind in GAME.rules(2)._setup.deck.kinds
        if kind.id not in ("rat-3", "bear-6")
    )
    match = table(
        f"active=0 {everything} hand.p1=rat-3:3,bear-6:6 jigoku=bear-6,bear-6", "bear-6", "bear-6"
    )
    assert view(match).deck == 1
    match.act(0, "recruit")
    assert (view(match).deck, view(match).jigoku) == (2, ())
    assert view(match).reshuffles == 1


@pytest.mark.rule("S.3")
def test_nothing_to_draw_and_nothing_to_reveal() -> None:
    everything = ",".join(
        f"{kind.id}:{kind.number}" for kind in GAME.rules(2)._setup.deck.kinds if kind.id != "rat-3"
    )
    for way in ("recruit", "corrupt"):
        match = table(f"active=0 hand.p1=rat-3:3 hand.p2={everything}")
        match.act(0, way)
        assert player(match, 0).hand == 3
        assert player(match, 0).corruption == ()


@pytest.mark.rule("S.12")
def test_after_the_turn_with_the_third_reshuffle_the_round_ends() -> None:
    everything = "hand.p2=" + ",".join(
        f"{kind.id}:{kind.number}"
        for kind in GAME.rules(2)._setup.deck.kinds
        if kind.id not in ("rat-3", "bear-6")
    )
    line = f"active=0 reshuffles=2 {everything} hand.p1=rat-3:3,bear-6:6 jigoku=bear-6,bear-6"
    match = table(line, "bear-6")
    match.act_all(0, ["recruit"])
    match.act_all(0, ["pass"])
    match.act_all(0, ["card rat-3"])
    assert match.result is not None
