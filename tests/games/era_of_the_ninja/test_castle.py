"""The castle and who stands in it: moving, exploring, laying tiles, stacks and their pools."""

from __future__ import annotations

import pytest

from kagemusha.core.errors import KagemushaError
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.names import Names
from kagemusha.games.era_of_the_ninja.phases import codes
from tests.games.era_of_the_ninja.table import (
    LONE,
    ROW,
    act,
    inside,
    legal,
    ninja,
    player,
    script,
    shown,
    table,
    told,
    view,
    witness,
)

SOLO = "p1=onijin@0 p1.ki=0"
NIGHT = {**LONE, "reinforcements": True}

# Tile 3, a crossing, lies beside tile 2, whose walls run north to south: no pair between them.
WALLED = "tiles=courtyard:0:0:0,cross:1:0:0,straight:1:-1:0,cross:0:-1:0"

# Every marker is paired or faces a wall, but for the Courtyard's eastern one.
CLOSED = (
    "tiles=courtyard:0:0:0,tee:0:-1:0,tee:-1:0:3,corner:-1:-1:1,corner:-1:1:0,corner:0:1:3,"
    "dead-end:1:-1:3"
)


def ways(match: Match, verb: str) -> list[str]:
    return [action.split()[1] for action in legal(match) if action.split()[0] == verb]


def stacks(match: Match, tile: int | None = None) -> list[tuple[str, int, int]]:
    """Every stack (on a tile): its name, units and tokens."""
    return [
        (one.id, one.units, one.tokens) for one in view(match).stacks if tile in (None, one.tile)
    ]


def explore(match: Match, shape: str, *encounter: str) -> list[str]:
    script(match, f"tile {shape}", *(f"encounter {card}" for card in encounter))
    return act(match, "explore east")


def bag(match: Match, **shapes: int) -> None:
    """Leave only these tiles."""
    t = inside(match)
    names = [codes.SHAPE_NAMES[room.shape].replace("-", "_") for room in t.box.rooms]
    t.tile_bag = [
        shapes.get(name, 0) if names.index(name) == room else 0 for room, name in enumerate(names)
    ]


# --- moving -------------------------------------------------------------------------------


@pytest.mark.rule("E.42")
def test_a_step_to_a_revealed_tile_costs_one_move() -> None:
    match = table(f"{ROW} {SOLO}", options=LONE)
    assert (ninja(match).moves, ways(match, "move")) == (2, ["east"])
    assert act(match, "move east") == ["moved"]
    assert (player(match).tile, ninja(match).moves) == (1, 1)
    assert ways(match, "move") == ["east", "west"]
    act(match, "move east")
    assert (player(match).tile, ninja(match).moves) == (2, 0)
    assert ways(match, "move") == []


@pytest.mark.rule("E.42", "E.45")
def test_a_step_leads_through_a_paired_marker_and_never_through_a_wall() -> None:
    """From 3 to 2 one marker faces a wall; from 2 there is not even a marker."""
    match = table(f"{WALLED} p1=onijin@3", options=LONE)
    assert ways(match, "move") == ["south"]
    assert ways(match, "explore") == ["north", "west"], "no exploring into a tile that lies there"
    back = table(f"{WALLED} p1=onijin@2", options=LONE)
    assert ways(back, "move") == ["south"]
    assert ways(back, "explore") == ["north"]


@pytest.mark.rule("E.45")
def test_an_unpaired_marker_blocks_range() -> None:
    """The Yumi reaches three rooms, but not through a wall next door."""
    yumi = "p1.cards=yumi*"
    assert ways(table(f"{WALLED} p1=onijin@3 {yumi} units=yari:1@2", options=LONE), "attack") == []
    clear = WALLED.replace("straight:1:-1:0", "cross:1:-1:0")
    open_ = table(f"{clear} p1=onijin@3 {yumi} units=yari:1@2", options=LONE)
    assert ways(open_, "attack") == ["yari-1"]
    # Farther along the same line the wall is in between.
    line = f"{WALLED},cross:2:0:0,cross:2:-1:0 p1=onijin@3 {yumi} units=yari:1@5"
    assert ways(table(line, options=LONE), "attack") == []


@pytest.mark.rule("E.43")
def test_exploring_costs_two_move_and_has_its_order() -> None:
    match = table(f"{SOLO}", options=LONE)
    assert ways(match, "explore") == ["north", "east", "south", "west"]
    events = explore(match, "cross", "guard-change")
    assert events == ["tile-drawn", "tile-laid", "moved", "encounter", "placed", "placed"]
    assert (player(match).tile, ninja(match).moves) == (1, 0)
    assert [(tile.x, tile.y, tile.paired) for tile in view(match).tiles] == [
        (0, 0, ("east",)),
        (1, 0, ("west",)),
    ]
    assert stacks(match, 1) == [("daishyo-1", 1, 0), ("daikyu-1", 1, 0)]
    assert ways(match, "attack") == ["daishyo-1", "daikyu-1"], "the turn goes on"


@pytest.mark.rule("E.43")
def test_with_one_move_nothing_is_explored_and_with_four_two_rooms() -> None:
    one = table(f"{ROW} p1=onijin@1 p1.ki=0", options=LONE)
    assert ways(one, "explore") == ["north", "south"]
    act(one, "move east")
    assert (ninja(one).moves, ways(one, "explore")) == (1, [])
    four = table("p1=kitsune@0 p1.cards=tabi*", options=LONE)
    assert ninja(four).moves == 4
    explore(four, "cross", "lone-sentry")
    explore(four, "cross", "lone-sentry")
    assert (player(four).tile, ninja(four).moves) == (2, 0)
    assert [one.tile for one in view(four).stacks] == [1, 2]


@pytest.mark.rule("E.46")
def test_a_sprint_adds_the_modified_move_to_the_unspent_points() -> None:
    match = table(f"{ROW} p1=onijin@0 p1.cards=tabi*", options=LONE)
    act(match, "move east")
    assert (player(match).move, ninja(match).moves) == (3, 2)
    act(match, "sprint")
    assert ninja(match).moves == 2 + 3
    assert told(match, "sprinted") == [{"player": "p1", "number": 5}]


@pytest.mark.rule("E.46")
def test_with_a_move_of_one_a_sprint_makes_exploring_possible() -> None:
    match = table("p1=oni@0 p1.cards=kusari-katabira*", options=LONE)
    assert ways(match, "explore") == []
    act(match, "sprint")
    assert (ninja(match).moves, len(ways(match, "explore"))) == (2, 4)


# --- laying tiles -------------------------------------------------------------------------


@pytest.mark.rule("E.44")
def test_a_tile_pairs_with_where_one_comes_from() -> None:
    """Alone beyond the Courtyard's eastern marker a Tee may lie in three ways, all with a west."""
    match = table(f"{SOLO}", options=LONE)
    explore(match, "tee", "lone-sentry")
    assert (view(match).step, legal(match)) == ("turn-tile", ["turn 0", "turn 1", "turn 2"])
    assert view(match).asked == ("kitchen", "0", "east")
    exits = []
    for turn in legal(match):
        laid = table(f"{SOLO}", options=LONE)
        explore(laid, "tee", "lone-sentry")
        act(laid, turn)
        assert "west" in view(laid).tiles[1].paired
        exits.append(view(laid).tiles[1].exits)
    assert exits == [
        ("east", "south", "west"),
        ("north", "south", "west"),
        ("north", "east", "west"),
    ]
    dead = table(f"{SOLO}", options=LONE)
    explore(dead, "dead-end", "lone-sentry")
    assert view(dead).tiles[1].exits == ("west",), "nothing to choose"


@pytest.mark.rule("E.44")
@pytest.mark.parametrize(
    ("shape", "turns"),
    [
        ("cross", [("north", "east", "south", "west")]),
        ("tee", [("north", "south", "west"), ("north", "east", "west")]),
        ("corner", [("north", "west")]),
        ("straight", [("east", "west")]),
        ("dead-end", [("west",)]),
    ],
)
def test_a_tile_pairs_with_as_many_others_as_possible(
    shape: str, turns: list[tuple[str, ...]]
) -> None:
    """East of the Courtyard a crossing in the north has a marker to be paired as well."""
    line = f"tiles=courtyard:0:0:0,cross:0:-1:0,cross:1:-1:0 {SOLO}"
    found = []
    for number in range(len(turns)):
        match = table(line, options=LONE)
        explore(match, shape, "lone-sentry")
        if view(match).step == "turn-tile":
            assert len(legal(match)) == len(turns)
            act(match, legal(match)[number])
        found.append(view(match).tiles[3].exits)
        assert ("north" in view(match).tiles[3].paired) == (shape not in ("straight", "dead-end"))
    assert found == turns


@pytest.mark.rule("E/r22")
def test_a_turn_that_would_close_the_castle_is_not_chosen() -> None:
    """A Corner from the west may lead on south; north is a wall."""
    match = table(f"{CLOSED} {SOLO}", options=LONE)
    assert ways(match, "explore") == ["east"]
    assert explore(match, "corner", "lone-sentry")[:2] == ["tile-drawn", "tile-laid"]
    assert view(match).tiles[7].exits == ("south", "west")
    assert view(match).tiles[7].open == ("south",)


@pytest.mark.rule("E/r22")
def test_a_tile_that_would_close_the_castle_makes_room_for_another() -> None:
    match = table(f"{CLOSED} {SOLO}", options=LONE)
    heard = witness(match, "tile tee", "encounter lone-sentry")
    act(match, "explore east")
    shapes = {room.id: room.shape for room in the_box().room}
    offered = {shapes[room.removeprefix("tile ")] for room in heard[0]}
    assert offered == {"cross", "courtyard", "straight", "corner", "tee"}
    with pytest.raises(KagemushaError):
        explore(table(f"{CLOSED} {SOLO}", options=LONE), "dead-end", "lone-sentry")


@pytest.mark.rule("E/r22")
def test_a_closing_tile_that_somebody_peeked_goes_back_and_another_is_drawn() -> None:
    line = f"{CLOSED} {SOLO} p1.cards=ezu*"
    match = table(line, "tile dead-end", options=LONE)
    act(match, "use ezu", "stand")
    assert view(match, 0).tops[codes.TILE] == "hidden-passage"
    events = explore(match, "cross", "lone-sentry")
    assert events[:3] == ["tile-refused", "tile-drawn", "tile-laid"]
    assert told(match, "tile-refused") == [{"player": "p1", "room": "hidden-passage"}]
    assert inside(match).tile_bag[Names(the_box()).rooms.index("hidden-passage")] == 1


@pytest.mark.rule("E/r22")
@pytest.mark.parametrize(
    ("left", "turns"),
    [
        ({"corner": 1}, ["turn 2", "turn 3"]),  # the last tile may close the castle
        ({"corner": 2}, []),  # with one left it may not: one turn is left, and taken
        ({"corner": 1, "dead_end": 1}, []),
    ],
)
def test_the_castle_stays_open_while_tiles_remain(left: dict[str, int], turns: list[str]) -> None:
    match = table(f"{CLOSED} {SOLO}", options=LONE)
    bag(match, **left)
    explore(match, "corner", "lone-sentry")
    assert (legal(match) if view(match).step == "turn-tile" else []) == turns
    if not turns:
        assert view(match).tiles[7].exits == ("south", "west")


@pytest.mark.rule("E/r22")
def test_nothing_is_explored_where_every_tile_left_would_close_the_castle() -> None:
    match = table(f"{CLOSED} {SOLO}", options=LONE)
    bag(match, dead_end=2)
    assert ways(match, "explore") == []
    bag(match, dead_end=1)
    assert ways(match, "explore") == ["east"], "the last one may"
    explore(match, "dead-end", "lone-sentry")
    assert view(match).tiles[7].exits == ("west",)
    assert view(match).tiles_left == 0


@pytest.mark.rule("E/r20")
def test_without_tiles_nothing_is_explored() -> None:
    match = table(f"{SOLO}", options=LONE)
    bag(match, cross=1)
    assert len(ways(match, "explore")) == 4
    bag(match)
    assert ways(match, "explore") == []


@pytest.mark.rule("E/r20")
def test_without_encounter_cards_a_new_room_is_empty() -> None:
    match = table(f"{SOLO}", options=LONE)
    t = inside(match)
    t.start_left = t.middle_left = t.guards_left = 0
    t.lord_in_middle = False
    assert explore(match, "cross") == ["tile-drawn", "tile-laid", "moved", "no-encounter"]
    assert stacks(match) == []


# --- the Lord enters ----------------------------------------------------------------------


@pytest.mark.rule("E/r19")
def test_the_lord_enters_alone() -> None:
    match = table(f"lord=danjo {SOLO}", options=LONE)
    t = inside(match)
    t.start_left = 0
    events = explore(match, "cross", "the-lord-enters")
    assert events == ["tile-drawn", "tile-laid", "moved", "lord-entered"]
    assert stacks(match) == [("lord", 1, 0)]
    assert shown(match, "lord").tile == 1
    assert view(match).lord_state == "here"


@pytest.mark.rule("E/r19")
def test_a_second_lord_enters_is_discarded_and_another_card_drawn() -> None:
    """The Lord came with the Reinforcements; his card of the middle deck comes up later."""
    match = table(f"lord=danjo@0 {SOLO}", options=NIGHT)
    t = inside(match)
    t.middle_left, t.lord_in_middle = 2, True
    events = explore(match, "cross", "the-lord-enters", "lone-sentry")
    assert events[3:6] == ["lord-again", "encounter", "placed"]
    assert stacks(match) == [("yari-1", 1, 0), ("lord", 1, 0)]
    assert shown(match, "lord").tile == 0, "he stays where he is"
    assert view(match).encounters_left == 3, "both cards are gone, the guards remain"


@pytest.mark.rule("E/r19")
def test_the_second_card_is_replaced_among_the_reinforcements_too() -> None:
    line = f"step=recovery awareness=10 lord=danjo@0 {SOLO} p1.flags=moved"
    match = table(line, "encounter the-lord-enters", "encounter duellist", options=NIGHT)
    assert len(told(match, "lord-again")) == 1
    assert stacks(match, 0) == [("daishyo-1", 1, 0), ("lord", 1, 0)]
    assert view(match).reinforcements_left == 18


# --- stacks -------------------------------------------------------------------------------


@pytest.mark.rule("E.47")
def test_same_name_units_placed_together_form_one_stack() -> None:
    """The book's example: five Ashigaru Yari."""
    match = table(f"{SOLO}", options=LONE)
    explore(match, "cross", "spear-drill")
    assert stacks(match) == [("yari-1", 5, 0)]
    assert told(match, "placed") == [{"stack": "yari-1", "number": 5, "tile": 1}]
    assert view(match).pools[codes.YARI] == 20


@pytest.mark.rule("E.48", "E/r1")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("praying-monk", [1]),
        ("temple-pair", [2]),
        ("monks-at-practice", [2, 1]),
    ],
)
def test_what_exceeds_the_limit_forms_another_stack(card: str, found: list[int]) -> None:
    """A Monk's limit is 2 units."""
    match = table(f"{SOLO}", options=LONE)
    explore(match, "cross", card)
    assert [units for _, units, _ in stacks(match)] == found


@pytest.mark.rule("E/r1")
def test_the_limit_counts_units() -> None:
    """Five Yari are a full stack: a sixth does not join."""
    line = f"step=units {SOLO} p1.flags=hidden units=yari:5@0,yari:1@0"
    assert [units for _, units, _ in stacks(table(line, options=LONE))] == [5, 1]


@pytest.mark.rule("E.49")
@pytest.mark.parametrize(
    ("units", "found"),
    [
        ("yari:3@0,yari:2@0", [5]),  # the book's examples
        ("yari:3@0,yari:3@0", [3, 3]),
        ("yari:2@0,yari:2@0", [4]),
        ("monk:1@0,monk:1@0", [2]),
        ("monk:2@0,monk:1@0", [2, 1]),
        ("daimyo:1@0,daimyo:1@0", [1, 1]),
        ("yari:3@0,yari:2@1", [3, 2]),
    ],
)
def test_same_name_stacks_that_meet_combine_only_within_the_limit(
    units: str, found: list[int]
) -> None:
    match = table(f"step=units {ROW} {SOLO} p1.flags=hidden units={units}", options=LONE)
    assert [number for _, number, _ in stacks(match)] == found


@pytest.mark.rule("E.49", "E/r8")
def test_stacks_that_come_together_merge_at_the_end_of_the_lords_units_phase() -> None:
    """Each still acts for itself in the phase in which they meet."""
    line = f"{ROW} {SOLO} p1.shadow=2 units=yari:2@0,yari:1@1"
    match = table(line, 9, 9, 9, options=LONE)
    act(match, "done", "pick yari-2")
    attacks = [(hit["stack"], hit["needed"]) for hit in told(match, "enemy-attack")]
    assert attacks == [("yari-2", 4), ("yari-1", 5)], "two stacks, two attacks"
    assert told(match, "merged") == [{"stack": "yari-1", "other-stack": "yari-2", "number": 3}]
    assert stacks(match) == [("yari-1", 3, 0)]


@pytest.mark.rule("E/r8")
def test_stacks_do_not_merge_in_a_turn() -> None:
    """Saiminjutsu sends a stack to its like: they stay apart until the phase is over."""
    line = f"{ROW} p1=onijin@0 p1.shadow=9 p1.skills=saiminjutsu p1.ki=1 units=yari:2@0,yari:1@1"
    match = table(f"{line} p2=shinmai@3", seats=2)
    act(match, "use saiminjutsu", "pick yari-1", "done")
    assert view(match).active == "p2"
    assert stacks(match, 1) == [("yari-1", 2, 0), ("yari-2", 1, 0)]
    assert told(match, "merged") == []


@pytest.mark.rule("E/r8")
@pytest.mark.parametrize(
    ("card", "found"), [("night-watch", [5]), ("gate-guards", [3, 3]), ("gunners-post", [3, 2])]
)
def test_reinforcements_merge_when_they_are_placed(card: str, found: list[int]) -> None:
    """At the end of Recovery, after the phase in which others merge."""
    line = f"step=recovery awareness=10 {SOLO} p1.flags=moved units=yari:3@0"
    match = table(line, f"encounter {card}", options=NIGHT)
    assert view(match).round == 2
    assert [number for _, number, _ in stacks(match)] == found


@pytest.mark.rule("E/r9")
@pytest.mark.parametrize(
    ("action", "tokens", "found"),
    [
        ("strike yari-1", 1, ("yari-1", 4, 2)),  # 4 + 1 tokens: one falls
        ("attack yari-1", 5, ("yari-1", 2, 0)),  # 4 + 5 tokens: three fall
    ],
)
def test_tokens_of_merged_stacks_add_and_take_units_only_when_a_wound_is_dealt(
    action: str, tokens: int, found: tuple[str, int, int]
) -> None:
    line = "step=units p1=chibi@0 p1.ki=0 p1.flags=hidden,moved units=yari:3@0+2,yari:2@0+2"
    match = table(line, 9, options=LONE)
    assert stacks(match) == [("yari-1", 5, 4)], "four tokens, and nobody falls"
    one = shown(match, "yari-1")
    assert (one.wound_one, one.dead_one, one.wound, one.dead) == (1, 3, 5, 7)
    script(match, 2 if tokens == 1 else 6, 10, 10)
    act(match, action)
    assert told(match, "tokens")[0] == {"stack": "yari-1", "number": tokens, "total": 4 + tokens}
    assert stacks(match) == [found]
    assert player(match).ingenuity == 5 - found[1]


@pytest.mark.rule("E.50")
def test_different_names_never_stack() -> None:
    """The book's example: a Daishyo and a Daikyu, Samurai both."""
    match = table(f"{SOLO}", options=LONE)
    explore(match, "cross", "guard-change")
    assert stacks(match) == [("daishyo-1", 1, 0), ("daikyu-1", 1, 0)]
    units = "units=daishyo:1@0,daikyu:1@0,yari:1@0,harquebus:1@0"
    later = table(f"step=units {SOLO} p1.flags=hidden {units}", options=LONE)
    assert [number for _, number, _ in stacks(later)] == [1, 1, 1, 1]


@pytest.mark.rule("E/r49")
def test_where_several_merges_fit_the_lead_chooses() -> None:
    """Yari 3, 2 and 2: any two fit, all three do not."""
    line = "step=units lead=p2 p1=onijin@0 p1.ki=0 p1.flags=hidden p2=chibi@0 p2.flags=hidden"
    match = table(f"{line} units=yari:3@0,yari:2@0,yari:2@0", seats=2)
    assert (view(match).step, view(match).active) == ("choose-merge", "p2")
    pairs = ["merge yari-1 yari-2", "merge yari-1 yari-3", "merge yari-2 yari-3"]
    assert legal(match) == pairs
    act(match, "merge yari-2 yari-3")
    assert stacks(match) == [("yari-1", 3, 0), ("yari-2", 4, 0)]


@pytest.mark.rule("E/r49")
def test_all_that_fit_may_merge_one_pair_after_another() -> None:
    """Yari 2, 1 and 1 become one stack of 4; only what fits is offered."""
    line = f"step=units {SOLO} p1.flags=hidden units="
    match = table(f"{line}yari:2@0,yari:1@0,yari:1@0", options=LONE)
    act(match, "merge yari-1 yari-3")
    assert stacks(match) == [("yari-1", 4, 0)], "the last pair needs no choice"
    some = table(f"{line}yari:4@0,yari:2@0,yari:1@0", options=LONE)
    assert legal(some) == ["merge yari-1 yari-3", "merge yari-2 yari-3"]


# --- pools --------------------------------------------------------------------------------


def short(**left: int) -> Match:
    """Two players, p2 about to explore with these units left in the pools, the others full."""
    match = table("lead=p1 active=p2 p1=shinmai@0 p2=onijin@0", seats=2)
    for name, number in left.items():
        inside(match).pools[codes.UNIT_NAMES.index(name)] = number
    return match


@pytest.mark.rule("E.51", "E/r37")
@pytest.mark.parametrize(
    ("card", "empty", "options"),
    [
        ("generals-horn", ["daimyo"], ["daishyo", "daikyu"]),
        ("praying-monk", ["monk"], ["daishyo", "daikyu"]),
        ("duellist", ["daishyo"], ["daikyu", "yari", "harquebus"]),
        ("lone-archer", ["daikyu"], ["daishyo", "yari", "harquebus"]),
        ("duellist", ["daishyo", "daikyu"], ["yari", "harquebus"]),
        ("praying-monk", ["monk", "daishyo", "daikyu"], ["yari", "harquebus"]),  # or lower
    ],
)
def test_the_active_player_chooses_who_replaces_whom(
    card: str, empty: list[str], options: list[str]
) -> None:
    match = short(**dict.fromkeys(empty, 0))
    explore(match, "cross", card)
    assert (view(match).step, view(match).active) == ("substitute", "p2"), "not the Lead"
    assert legal(match) == [f"substitute {name}" for name in options]
    act(match, f"substitute {options[1]}")
    assert stacks(match) == [(f"{options[1]}-1", 1, 0)]
    assert told(match, "substituted") == [{"unit": empty[0], "other-unit": options[1], "tile": 1}]


@pytest.mark.rule("E.51", "E/r37")
@pytest.mark.parametrize(
    ("card", "empty", "found"),
    [
        ("night-watch", ["yari"], [("harquebus-1", 2, 0)]),
        ("firing-line", ["harquebus"], [("yari-1", 3, 0)]),
        ("praying-monk", ["monk", "daishyo"], [("daikyu-1", 1, 0)]),
        ("duellist", ["daishyo", "daikyu", "yari"], [("harquebus-1", 1, 0)]),
        ("night-watch", ["yari", "harquebus"], []),  # no other Ashigaru: nothing
    ],
)
def test_where_one_replacement_is_left_it_comes_unasked(
    card: str, empty: list[str], found: list[tuple[str, int, int]]
) -> None:
    match = short(**dict.fromkeys(empty, 0))
    explore(match, "cross", card)
    assert view(match).step == "turn"
    assert stacks(match) == found
    assert len(told(match, "pool-empty")) == (0 if found else 1)


@pytest.mark.rule("E.51")
def test_the_pool_is_used_up_before_anybody_is_replaced() -> None:
    match = short(yari=2)
    explore(match, "cross", "gate-guards")
    assert stacks(match) == [("yari-1", 2, 0), ("harquebus-1", 1, 0)]
    assert view(match).pools[codes.YARI] == 0
    exact = short(yari=3)
    explore(exact, "cross", "gate-guards")
    assert stacks(exact) == [("yari-1", 3, 0)]


@pytest.mark.rule("E.47", "E.51")
def test_a_replacement_stacks_with_its_like_of_the_same_card() -> None:
    """Kitchen: a Yari and a Harquebus; without Yari two Harquebus, in one stack."""
    match = short(yari=0)
    explore(match, "cross", "cooks")
    assert stacks(match) == [("harquebus-1", 2, 0)]
    other = short(harquebus=0)
    explore(other, "cross", "cooks")
    assert stacks(other) == [("yari-1", 2, 0)]


# --- the book's worked examples -----------------------------------------------------------


@pytest.mark.rule("E.57", "E.58")
@pytest.mark.parametrize(
    ("units", "wound", "dead"),
    [
        ("daikyu:1", 6, 8),
        ("daikyu:2", 8, 10),
        ("yari:1", 5, 7),
        ("yari:3", 7, 9),
        ("yari:4", 8, 10),
        ("yari:4@0+2", 6, 8),
    ],
)
def test_worked_examples_of_a_stacks_wound_and_dead_values(
    units: str, wound: int, dead: int
) -> None:
    """Every total is rolled: below Wound, at it, below Dead, at it; lifted where it takes that."""
    units = units if "@" in units else f"{units}@0"
    name = f"{units.split(':')[0]}-1"
    line = f"p1=shinmai@0 p1.cards=katana* p1.shadow=10 p1.ki=1 units={units}"
    match = table(line, options=LONE)
    assert (shown(match, name).wound, shown(match, name).dead) == (wound, dead)
    for total, kind in (
        (wound - 1, "missed"),
        (wound, "tokens"),
        (dead - 1, "tokens"),
        (dead, "killed"),
    ):
        match = table(line, total - 2, options=LONE)
        act(match, f"attack {name}")
        act(match, "lift" if view(match).step == "before-roll" else "stand")
        first = [event.kind for event in match.events(None) if event.kind != "era-shadow"]
        rolled = first.index("era-rolled")
        assert first[rolled + 1] == f"era-{kind}", total


@pytest.mark.rule("E.60", "E.61", "E.63")
def test_worked_example_of_five_yari_wounded() -> None:
    """Four are left with two tokens, the attacker gains 1 Ingenuity, the Shadow falls by 5."""
    match = table("p1=shinmai@0 p1.ki=0 p1.shadow=9 units=yari:5@0", 9, 2, options=LONE)
    act(match, "attack yari-1")
    assert stacks(match) == [("yari-1", 4, 2)]
    assert told(match, "ingenuity") == [{"player": "p1", "number": 1, "total": 1}]
    assert told(match, "shadow") == [{"player": "p1", "value": 4}]


@pytest.mark.rule("E.81", "E.83")
@pytest.mark.parametrize(
    ("units", "attack", "damage"),
    [("harquebus:1@0", 4, 1), ("harquebus:3@0", 6, 3), ("harquebus:3@0+1", 5, 2)],
)
def test_worked_example_of_a_stacks_attack_and_damage(units: str, attack: int, damage: int) -> None:
    line = f"p1=shinmai@0 p1.ki=0 p1.shadow=2 units={units}"
    hit = table(line, 9, attack - 1, options=LONE)
    act(hit, "done")
    assert told(hit, "enemy-attack")[0]["needed"] == attack
    assert told(hit, "wounds") == [{"player": "p1", "number": damage, "total": 7 - damage}]
    safe = table(line, 9, attack, options=LONE)
    act(safe, "done")
    assert (len(told(safe, "dodged")), told(safe, "wounds")) == (1, [])
