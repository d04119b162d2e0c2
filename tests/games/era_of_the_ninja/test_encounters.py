"""What Encounter cards say (ruling 70)."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.text import LOCALES, texts
from tests.games.era_of_the_ninja.table import (
    LONE,
    act,
    legal,
    player,
    script,
    shown,
    stand,
    table,
    told,
    view,
)

TELLING = [card.id for card in the_box().encounter if card.effect]
ONI = "p1=onijin@0 p1.ki=0 p1.shadow=5 p1.cards=tabi*,katana*"


def explored(card: str, line: str = ONI, *more: int | str) -> Match:
    """The Courtyard's east is explored: a Hall of Pillars, and this card."""
    match = table(line, options=LONE)
    script(match, "tile hall-of-pillars", f"encounter {card}", *more)
    act(match, "explore east")
    return match


def test_more_than_half_of_the_cards_say_something() -> None:
    assert len(TELLING) == 15
    assert len(the_box().encounter) == 24


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_line_of_flavour(locale: str) -> None:
    said = texts(locale)
    for card in the_box().encounter:
        assert said.say(f"encounter-flavour-{card.id}").endswith(".")
        assert (f"encounter-text-{card.id}" in said) == bool(card.effect)


@pytest.mark.rule("E/r70")
def test_reinforcements_only_bring_units() -> None:
    line = f"step=recovery {ONI} lord=kasai awareness=9"
    match = table(line, "encounter lone-sentry", options={**LONE, "reinforcements": True})
    assert view(match).stacks
    assert told(match, "castle-acts") == []


@pytest.mark.rule("E/r70")
def test_the_sentry_sleeps() -> None:
    match = explored("lone-sentry")
    assert shown(match, "yari-1").stunned
    script(match, 10, 5)
    act(match, "done")
    assert told(match, "enemy-attack") == []


@pytest.mark.rule("E/r70")
def test_the_watch_takes_money() -> None:
    match = explored("night-watch", f"{ONI} p1.ingenuity=3")
    assert legal(match) == ["use night-watch", "skip"]
    act(match, "use night-watch")
    assert (view(match).stacks, player(match).ingenuity) == ((), 1)
    assert view(explored("night-watch", f"{ONI} p1.ingenuity=1")).step == "turn"
    refused = explored("night-watch", f"{ONI} p1.ingenuity=3")
    act(refused, "skip")
    assert shown(refused, "yari-1").units == 2


@pytest.mark.rule("E/r70")
def test_drunk_men_carry_tokens() -> None:
    assert shown(explored("drunken-banquet"), "yari-1").tokens == 2


@pytest.mark.rule("E/r70")
def test_powder_can_be_lit() -> None:
    match = explored("gunners-post", "p1=onijin@0 p1.ki=2 p1.shadow=5 p1.cards=tabi*")
    act(match, "use gunners-post")
    assert (shown(match, "harquebus-1").tokens, player(match).ki) == (2, 1)


@pytest.mark.rule("E/r70")
def test_rice_heals_the_explorer() -> None:
    assert player(explored("cooks", f"{ONI} p1.wounds=1")).wounds == 2


@pytest.mark.rule("E/r70")
def test_prayer_gives_ki() -> None:
    assert player(explored("praying-monk")).ki == 1


@pytest.mark.rule("E/r70")
def test_the_patrol_comes_from_behind() -> None:
    match = explored("wall-patrol")
    assert [(one.id, one.tile) for one in view(match).stacks] == [("yari-1", 0), ("harquebus-1", 0)]


@pytest.mark.rule("E/r70")
def test_the_explorer_sends_the_patrol_where_there_is_a_choice() -> None:
    line = f"tiles=courtyard:0:0:0,cross:0:-1:0,cross:1:-1:0 {ONI}"
    match = explored("wall-patrol", line)
    assert (view(match).step, legal(match)) == ("choose-way", ["go north", "go west"])
    act(match, "go north", "go west")
    assert sorted(one.tile for one in view(match).stacks) == [0, 2]


@pytest.mark.rule("E/r70")
def test_the_duellist_calls_the_explorer_out() -> None:
    match = explored("duellist", ONI.replace("shadow=5", "shadow=9"))
    script(match, 2, 10)
    act(match, "done")
    assert told(match, "seen") == [{"player": "p1"}]


@pytest.mark.rule("E/r70")
def test_dogs_and_horns_are_heard() -> None:
    assert player(explored("hunting-party")).shadow == 3
    line = "p1=onijin@0 p1.shadow=5 p1.cards=tabi* p2=nami@0 p2.shadow=4"
    match = table(line, seats=2)
    script(match, "tile hall-of-pillars", "encounter generals-horn")
    act(match, "explore east")
    assert [player(match, seat).shadow for seat in (0, 1)] == [4, 3]


@pytest.mark.rule("E/r70")
@pytest.mark.parametrize(
    ("card", "deck", "seen"), [("escort", 4, "tile dojo"), ("war-council", 3, "encounter cooks")]
)
def test_what_prisoners_and_maps_tell_stays_with_the_explorer(
    card: str, deck: int, seen: str
) -> None:
    match = table(f"{ONI} p2=nami@0 p2.shadow=4", seats=2)
    script(match, "tile hall-of-pillars", f"encounter {card}", seen)
    act(match, "explore east")
    assert view(match).step == "peeked"
    act(match, "stand")
    name = seen.split()[1]
    assert [view(match, seat).tops[deck] for seat in (0, 1, None)] == [name, "hidden", "hidden"]


@pytest.mark.rule("E/r70")
def test_the_armourers_sell_a_blade() -> None:
    match = explored("armourers", f"{ONI} p1.ingenuity=1", "card bo")
    act(match, "use armourers")
    assert [card.id for card in player(match).cards] == ["tabi", "katana", "bo"]
    assert player(match).ingenuity == 0


@pytest.mark.rule("E/r70")
def test_a_stake_keeps_the_gamblers_busy() -> None:
    match = explored("gamblers", f"{ONI} p1.ingenuity=1")
    act(match, "use gamblers")
    assert player(match).ingenuity == 0
    assert all(one.stunned for one in view(match).stacks)


@pytest.mark.rule("E/r70")
def test_the_chest_goes_to_whoever_defeats_the_last_unit() -> None:
    match = explored("pay-parade")
    assert [one.prize for one in view(match).stacks] == [2, 2]
    script(match, 10, 10, 5, 5)
    act(match, "attack yari-1")
    stand(match)
    assert told(match, "ingenuity") == [{"player": "p1", "number": 5, "total": 5}]


@pytest.mark.rule("E/r70")
def test_tokens_win_the_chest_too_and_one_unit_of_several_does_not() -> None:
    line = f"units=yari:2@0/2 {ONI}"
    match = table(line, 9, 10, options=LONE)
    act(match, "strike yari-1")
    stand(match)
    assert told(match, "ingenuity")[0]["number"] == 1
    worn = table(f"units=yari:1@0+2/3 {ONI.replace(',katana*', '')}", 4, 10, options=LONE)
    act(worn, "attack yari-1")
    stand(worn)
    assert told(worn, "ingenuity")[0]["number"] == 4


@pytest.mark.rule("E/r70")
def test_prizes_add_up_when_stacks_merge() -> None:
    match = table(f"step=units units=yari:1@0/2,yari:1@0/1 {ONI} p1.flags=hidden", options=LONE)
    assert [(one.units, one.prize) for one in view(match).stacks] == [(2, 3)]
    assert "yari:2@0/3" in match.position()
