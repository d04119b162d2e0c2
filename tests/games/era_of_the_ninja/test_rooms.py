"""The rooms: names, and what each feature does (ruling 69)."""

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

FEATURED = [room.id for room in the_box().room if room.effect]
ONI = "p1=oni@1 p1.ki=0 p1.shadow=5"


def room(name: str, rest: str, *answers: int | str, turn: int = 0, plain: bool = False) -> Match:
    """A lone ninja's table; tile 1, east of the Courtyard, is that room."""
    line = f"tiles=courtyard:0:0:0,{name}:1:0:{turn} {rest}"
    return table(line, *answers, options={**LONE, "rooms": "plain" if plain else "featured"})


def test_half_of_the_thirty_tiles_have_a_feature() -> None:
    assert len(FEATURED) == 15
    assert sum(one.copies for one in the_box().room) == 30


@pytest.mark.parametrize("locale", LOCALES)
def test_every_room_has_a_line_of_flavour_and_every_feature_a_sentence(locale: str) -> None:
    said = texts(locale)
    for one in the_box().room:
        assert said.say(f"room-flavour-{one.id}").endswith(".")
        assert (f"room-text-{one.id}" in said) == bool(one.effect)


@pytest.mark.rule("E/r69")
def test_the_option_takes_all_features_away() -> None:
    for name in ("dojo", "nightingale-floor"):
        assert view(room(name, ONI, turn=1)).tiles[1].feature
        assert not view(room(name, ONI, turn=1, plain=True)).tiles[1].feature
    assert player(room("dojo", ONI)).attack == player(room("dojo", ONI, plain=True)).attack + 1


@pytest.mark.rule("E/r69")
def test_the_dojo_helps_whoever_is_in_it() -> None:
    here = room("dojo", f"{ONI} units=yari:1@1")
    away = room("dojo", "p1=oni@0 p1.ki=0 p1.shadow=5")
    assert player(here).attack == player(away).attack + 1
    act(here, "move west")
    assert player(here).attack == player(away).attack


@pytest.mark.rule("E/r69")
def test_the_screens_help_to_dodge() -> None:
    here = room("hall-of-screens", ONI, turn=1)
    assert player(here).dodge == player(room("dojo", ONI)).dodge + 1


@pytest.mark.rule("E/r69")
def test_moss_hides() -> None:
    match = room("moss-garden", f"{ONI} units=yari:1@1", 7)
    act(match, "hide")
    assert told(match, "shadow") == [{"player": "p1", "value": 7}]
    assert player(match).ingenuity == 1, "Awareness 7 does not find Shadow 5 + 2"


@pytest.mark.rule("E/r69")
def test_the_floor_sings_under_whoever_enters() -> None:
    match = room("nightingale-floor", "p1=oni@0 p1.ki=0 p1.shadow=5", turn=1)
    assert act(match, "move east") == ["moved", "castle-acts", "shadow"]
    assert player(match).shadow == 3
    explorer = table("p1=oni@0 p1.ki=0 p1.shadow=2 p1.cards=tabi*", options=LONE)
    script(explorer, "tile nightingale-floor", "encounter gate-guards")
    act(explorer, "explore east")
    assert player(explorer).shadow == 1, "never below 1"


@pytest.mark.rule("E/r69")
def test_a_round_of_rest_in_the_bath_heals_more() -> None:
    match = room("bathhouse", f"{ONI} p1.wounds=1", 9, turn=3)
    act(match, "done")
    assert told(match, "healed") == [{"player": "p1", "number": 2, "total": 3}]


@pytest.mark.rule("E/r69")
def test_a_round_of_rest_with_tea_brings_more_ki() -> None:
    match = room("tea-room", "p1=onijin@1 p1.ki=0 p1.shadow=5", 9, turn=3)
    act(match, "done")
    assert told(match, "ki") == [{"player": "p1", "number": 2, "total": 2}]


@pytest.mark.rule("E/r69")
def test_an_offering_heals_once_a_turn() -> None:
    match = room("shrine", f"{ONI} p1.wounds=1 p1.ingenuity=3")
    act(match, "use shrine")
    assert (player(match).wounds, player(match).ingenuity) == (2, 2)
    assert "use shrine" not in legal(match)
    assert "use shrine" not in legal(room("shrine", f"{ONI} p1.wounds=1")), "it has to be paid"


@pytest.mark.rule("E/r69")
def test_the_archive_shows_the_next_encounter_to_its_reader_alone() -> None:
    line = "tiles=courtyard:0:0:0,archive:1:0:0 p1=oni@1 p1.shadow=5 p2=nami@1 p2.shadow=5"
    match = table(line, "encounter spear-drill", seats=2)
    act(match, "use archive", "stand")
    assert [view(match, seat).tops[3] for seat in (0, 1, None)] == [
        *("spear-drill", "hidden", "hidden")
    ]
    assert "use archive" not in legal(match), "once a round"


@pytest.mark.rule("E/r69")
def test_items_are_cheaper_in_the_storehouse() -> None:
    assert "buy item" in legal(room("storehouse", f"{ONI} p1.ingenuity=2"))
    assert "buy item" not in legal(room("storehouse", f"{ONI} p1.ingenuity=1"))
    assert "buy item" not in legal(room("kitchen", f"{ONI} p1.ingenuity=2"))


@pytest.mark.rule("E/r69")
def test_the_armoury_exchanges_a_weapon() -> None:
    match = room("armoury", f"{ONI} p1.cards=bo", "card katana")
    act(match, "use armoury", "card bo")
    assert [card.id for card in player(match).cards] == ["katana"]
    assert "use armoury" not in legal(match)


@pytest.mark.rule("E/r69")
def test_who_kills_from_the_counting_house_gains_more() -> None:
    match = stand(_attacked("counting-house"))
    assert told(match, "ingenuity") == [{"player": "p1", "number": 2, "total": 2}]


def _attacked(name: str) -> Match:
    match = room(name, "p1=onijin@1 p1.ki=0 p1.shadow=9 units=yari:1@1", 9, 5)
    act(match, "attack yari-1")
    return match


@pytest.mark.rule("E/r69")
def test_the_bell_tells_of_attacks() -> None:
    match = stand(_attacked("bell-tower"))
    assert told(match, "awareness-changed") == [{"number": 2, "value": 7}]
    quiet = room("bell-tower", f"{ONI} units=yari:1@1", 5)
    act(quiet, "done")
    assert told(quiet, "awareness-changed") == []


@pytest.mark.rule("E/r69")
def test_units_stand_one_by_one_on_the_stairs() -> None:
    match = table("p1=oni@0 p1.ki=0 p1.shadow=9 p1.cards=tabi*", options=LONE)
    script(match, "tile narrow-stairs", "encounter gate-guards", 1)
    act(match, "explore east")
    assert [one.units for one in view(match).stacks] == [1, 1, 1]
    act(match, "done")
    assert [one.units for one in view(match).stacks] == [1, 1, 1], "none merge"


@pytest.mark.rule("E/r69")
def test_from_the_tower_shots_go_farther() -> None:
    rest = "p1=oni@1 p1.ki=0 p1.shadow=5 p1.cards=shuriken* units=daikyu:1@1,yari:1@1"
    tower, porch = (room(name, rest, turn=3) for name in ("watchtower", "verandah"))
    assert player(tower).range == player(porch).range + 1
    assert shown(tower, "daikyu-1").range == shown(porch, "daikyu-1").range + 1
    assert shown(tower, "yari-1").range == 0
    assert player(room("watchtower", ONI, turn=3)).range == 0


@pytest.mark.rule("E/r69")
def test_the_passage_leads_through_its_walls() -> None:
    """Tile 2 lies north of the dead end, whose one marker leads west."""
    line = "tiles=courtyard:0:0:0,{}:1:0:3,cross:0:-1:0,cross:1:-1:0 {}"
    match = table(line.format("hidden-passage", ONI), options=LONE)
    assert [move for move in legal(match) if move.startswith("move")] == ["move north", "move west"]
    act(match, "move north")
    assert "move south" not in legal(match), "it opens from inside only"
    bath = table(line.format("bathhouse", ONI), options=LONE)
    assert "move north" not in legal(bath)
