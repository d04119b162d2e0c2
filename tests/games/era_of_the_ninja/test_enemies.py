"""The Lord's Units phase: order, ways, targets, the number to dodge, damage."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.phases import codes
from tests.games.era_of_the_ninja.table import (
    LONE,
    ROW,
    act,
    inside,
    legal,
    ninja,
    script,
    shown,
    stack,
    table,
    told,
)

VISIBLE = "p1=tsuchigumo@0 p1.ki=0 p1.shadow=2"
"""Seen at Awareness 10; Dodge 0, so that the die is the result."""
SQUARE = "tiles=courtyard:0:0:0,cross:1:0:0,cross:0:1:0,cross:1:1:0"
"""Two by two, all paired: 0 and 3 lie across, 1 and 2 between them."""


def phase(line: str, *dice: int, seats: int | None = None) -> Match:
    """From Awareness, a natural 0: only a Total Success of Shadow stays hidden."""
    options = LONE if seats is None else None
    return table(f"step=awareness {line}", 10, *dice, seats=seats, options=options)


def ways(match: Match) -> list[tuple[str, int]]:
    """Where the stacks went, step by step."""
    return [(str(one["stack"]), int(one["tile"])) for one in told(match, "enemy-moved")]


def blows(match: Match) -> list[tuple[str, str, int]]:
    """Who attacked whom, and the number to dodge."""
    return [
        (str(one["stack"]), str(one["player"]), int(one["needed"]))
        for one in told(match, "enemy-attack")
    ]


# --- order --------------------------------------------------------------------------------


@pytest.mark.rule("E.72")
def test_each_stack_and_the_lord_activate_once_in_the_leads_order() -> None:
    line = f"{ROW} lead=p2 lord=kasai@0 units=yari:1@0,monk:1@0 p2=jizo@3 p2.ki=0 p2.shadow=10! "
    match = phase(line + VISIBLE, seats=2)
    assert match.pending == (1,), "the Lead is asked"
    assert legal(match) == ["pick yari-1", "pick monk-1", "pick lord"]
    act(script(match, 9), "pick monk-1")
    assert legal(match) == ["pick yari-1", "pick lord"]
    act(script(match, 9, 9), "pick lord")
    assert [blow[0] for blow in blows(match)] == ["monk-1", "lord", "yari-1"]


@pytest.mark.rule("E.79")
def test_a_stack_makes_one_attack() -> None:
    line = f"units=yari:5@0 {VISIBLE} p2=jizo@0 p2.ki=0 p2.shadow=2"
    match = phase(line, seats=2)
    act(match, "target p2")
    assert [blow[:2] for blow in blows(match)] == [("yari-1", "p2")]


# --- without Range ------------------------------------------------------------------------


@pytest.mark.rule("E.73")
def test_a_stack_goes_up_to_its_move_and_attacks() -> None:
    """Yari have Move 2: two rooms and a blow, or two of three rooms and none."""
    match = phase(f"{ROW} units=yari:1@2 {VISIBLE}", 9)
    assert ways(match) == [("yari-1", 1), ("yari-1", 0)]
    assert blows(match) == [("yari-1", "p1", 4)]
    near = phase(f"{ROW} units=yari:1@1 {VISIBLE}", 9)
    assert (ways(near), blows(near)) == ([("yari-1", 0)], [("yari-1", "p1", 4)])


@pytest.mark.rule("E.80", "E.73")
def test_without_range_only_the_own_tile_is_attacked() -> None:
    match = phase(f"{ROW} units=yari:1@3 {VISIBLE}")
    assert (ways(match), blows(match)) == ([("yari-1", 2), ("yari-1", 1)], [])
    slow = phase(f"{ROW} units=daimyo:1@2 {VISIBLE}")
    assert (ways(slow), blows(slow)) == ([("daimyo-1", 1)], [])


@pytest.mark.rule("E.73")
def test_a_stack_goes_to_the_closest_visible_ninja() -> None:
    """p2 stands closer, p1 is passed over; and a hidden one is not looked for."""
    line = f"{ROW} units=yari:1@1 p1=ame-onna@3 p1.ki=0 p1.shadow=2 p2=jizo@0 p2.ki=0 p2.shadow="
    match = phase(line + "2", 9, seats=2)
    assert (ways(match), blows(match)) == ([("yari-1", 0)], [("yari-1", "p2", 4)])
    hidden = phase(line + "10!", 9, seats=2)
    assert (ways(hidden), blows(hidden)) == (
        [("yari-1", 2), ("yari-1", 3)],
        [("yari-1", "p1", 4)],
    )


@pytest.mark.rule("E.73")
def test_the_lead_breaks_a_tie_of_whom_to_walk_to() -> None:
    line = f"{ROW} lead=p2 units=yari:1@1 {VISIBLE} p2=jizo@2 p2.ki=0 p2.shadow=2"
    for target, tile in (("p1", 0), ("p2", 2)):
        match = phase(line, seats=2)
        assert (match.pending, legal(match)) == ((1,), ["target p1", "target p2"])
        act(script(match, 9), f"target {target}")
        assert (ways(match), blows(match)) == ([("yari-1", tile)], [("yari-1", target, 4)])


@pytest.mark.rule("E.73")
def test_the_lead_breaks_a_tie_of_whom_to_attack() -> None:
    line = f"lead=p2 units=yari:1@0 {VISIBLE} p2=jizo@0 p2.ki=0 p2.shadow=2"
    match = phase(line, seats=2)
    assert (match.pending, legal(match)) == ((1,), ["target p1", "target p2"])
    act(script(match, 9), "target p1")
    assert blows(match) == [("yari-1", "p1", 4)]


@pytest.mark.rule("E.73", "E.26")
def test_the_lead_breaks_a_tie_of_the_route() -> None:
    match = phase(f"{SQUARE} units=yari:1@3 {VISIBLE}")
    assert legal(match) == ["go north", "go west"]
    act(script(match, 9), "go west")
    assert (ways(match), blows(match)) == (
        [("yari-1", 2), ("yari-1", 0)],
        [("yari-1", "p1", 4)],
    )


@pytest.mark.rule("E.73")
def test_stacks_walk_through_paired_markers_only() -> None:
    """The straight room (3) lies beside the Courtyard but opens to north and south."""
    tiles = "tiles=courtyard:0:0:0,cross:0:1:0,cross:1:1:0,straight:1:0:0"
    match = phase(f"{tiles} units=yari:1@3 {VISIBLE}")
    assert (ways(match), blows(match)) == ([("yari-1", 2), ("yari-1", 1)], [])


@pytest.mark.rule("E.74")
def test_a_stack_never_leaves_a_tile_with_a_visible_ninja() -> None:
    line = f"{ROW} units=yari:1@1 p1=ame-onna@1 p1.ki=0 p1.shadow=2 p2=jizo@0 p2.ki=0 p2.shadow=2"
    match = phase(line, 9, seats=2)
    assert (ways(match), blows(match)) == ([], [("yari-1", "p1", 4)])
    hidden = phase(line.replace("p1.shadow=2", "p1.shadow=10!"), 9, seats=2)
    assert ways(hidden) == [("yari-1", 0)], "it may leave a hidden one"


@pytest.mark.rule("E.75", "E/r47")
def test_with_nobody_visible_nobody_moves_or_attacks() -> None:
    line = f"{ROW} units=yari:1@1,harquebus:1@2,monk:1@0 lord=kasai@3 "
    match = phase(line + VISIBLE.replace("=2", "=10!"))
    assert told(match, "hidden") == [{"player": "p1"}]
    assert (ways(match), blows(match)) == ([], [])


@pytest.mark.rule("E/r47")
def test_minions_attack_the_visible_only() -> None:
    line = f"units=yari:1@0 {VISIBLE} p2=jizo@0 p2.ki=0 p2.shadow=10!"
    match = phase(line, 9, seats=2)
    assert blows(match) == [("yari-1", "p1", 4)]


# --- with Range ---------------------------------------------------------------------------


@pytest.mark.rule("E.76")
def test_a_ranged_stack_with_a_visible_ninja_in_range_stays_and_attacks() -> None:
    for tile in (1, 2):
        match = phase(f"{ROW} units=harquebus:1@{tile} {VISIBLE}", 9)
        assert (ways(match), blows(match)) == ([], [("harquebus-1", "p1", 4)])
    far = phase(f"{ROW} units=daikyu:1@3 {VISIBLE}", 9)
    assert (ways(far), blows(far)) == ([], [("daikyu-1", "p1", 5)])


@pytest.mark.rule("E.77")
def test_else_it_goes_the_shortest_way_into_range_and_attacks() -> None:
    """Range 2, Move 1: from three rooms away one step and a shot; from four a step only."""
    match = phase(f"{ROW} units=harquebus:1@3 {VISIBLE}", 9)
    assert (ways(match), blows(match)) == ([("harquebus-1", 2)], [("harquebus-1", "p1", 4)])
    away = phase(f"{ROW},cross:4:0:0 units=harquebus:1@4 {VISIBLE}")
    assert (ways(away), blows(away)) == ([("harquebus-1", 3)], [])


@pytest.mark.rule("E.77")
def test_the_way_into_range_leads_to_a_straight_line() -> None:
    """Round a corner: each of two ways gives a line at once, and the Lead chooses."""
    match = phase(f"{SQUARE} units=harquebus:1@3 {VISIBLE}")
    assert legal(match) == ["go north", "go west"]
    act(script(match, 9), "go north")
    assert (ways(match), blows(match)) == ([("harquebus-1", 1)], [("harquebus-1", "p1", 4)])


@pytest.mark.rule("E.78", "E.77")
def test_a_ranged_stack_never_enters_a_tile_with_a_visible_ninja() -> None:
    """With Move 2 it still stops two away from three rooms away, and stays where it can shoot."""
    box = the_box().to_dict()
    box["unit"][codes.HARQUEBUS]["move"] = 2
    for start, end in ((3, 2), (1, 1)):
        line = f"step=awareness {ROW} units=harquebus:1@{start} {VISIBLE}"
        match = table(line, 10, 9, options={**LONE, "box": box})
        assert stack(match, "harquebus-1").tile == end


@pytest.mark.rule("E/r48", "E.77")
def test_who_cannot_be_reached_is_approached() -> None:
    """A crooked way: only the corner beside the Courtyard (1) has a line to it, three steps on."""
    tiles = "tiles=courtyard:0:0:0,corner:0:1:0,corner:1:1:2,cross:1:2:0,cross:1:3:0"
    match = phase(f"{tiles} units=harquebus:1@4 {VISIBLE}")
    assert (ways(match), blows(match)) == ([("harquebus-1", 3)], [])
    close = phase(f"{tiles} units=harquebus:1@2 {VISIBLE}", 9)
    assert (ways(close), blows(close)) == ([("harquebus-1", 1)], [("harquebus-1", "p1", 4)])


@pytest.mark.rule("E/r12")
def test_a_ranged_minion_attacks_the_ninja_on_its_tile() -> None:
    match = phase(f"units=harquebus:1@0 {VISIBLE}", 9)
    assert (ways(match), blows(match)) == ([], [("harquebus-1", "p1", 4)])


@pytest.mark.rule("E/r48", "E/r12")
def test_ranged_enemies_target_the_closest_own_tile_first() -> None:
    line = f"{ROW} units=daikyu:1@0 {VISIBLE} p2=jizo@2 p2.ki=0 p2.shadow=2"
    assert blows(phase(line, 9, seats=2)) == [("daikyu-1", "p1", 5)]
    apart = line.replace("daikyu:1@0", "daikyu:1@3")
    assert blows(phase(apart, 9, seats=2)) == [("daikyu-1", "p2", 5)], "one room, not three"
    hidden = apart.replace("p2.shadow=2", "p2.shadow=10!")
    assert blows(phase(hidden, 9, seats=2)) == [("daikyu-1", "p1", 5)]


@pytest.mark.rule("E/r48")
def test_the_lead_breaks_ties_of_ranged_enemies() -> None:
    line = f"{ROW} units=daikyu:1@1 {VISIBLE} p2=jizo@2 p2.ki=0 p2.shadow=2"
    match = phase(line, seats=2)
    assert legal(match) == ["target p1", "target p2"]
    act(script(match, 9), "target p2")
    assert (ways(match), blows(match)) == ([], [("daikyu-1", "p2", 5)])


# --- the attack ---------------------------------------------------------------------------


@pytest.mark.rule("E.81", "E.82", "E.83")
def test_three_harquebus_with_a_token_have_attack_5_and_damage_2() -> None:
    """The book's example, from both sides of the 5."""
    line = "units=harquebus:3@0+1 p1=shinmai@0 p1.ki=0 p1.shadow=2"
    fails = phase(line, 4)
    assert blows(fails) == [("harquebus-1", "p1", 5)]
    assert told(fails, "not-dodged") == [
        {"player": "p1", "stack": "harquebus-1", "value": 4, "damage": 2}
    ]
    assert told(fails, "wounds") == [{"player": "p1", "number": 2, "total": 5}]
    for face in (5, 6):
        dodges = phase(line, face)
        assert told(dodges, "dodged") == [
            {"player": "p1", "stack": "harquebus-1", "value": face, "needed": 5}
        ]
        assert told(dodges, "wounds") == []


@pytest.mark.rule("E.81")
def test_the_number_to_dodge_adds_further_units_and_takes_off_tokens() -> None:
    for units, needed in (
        ("yari:1@0", 4),
        ("yari:5@0", 8),
        ("yari:5@0+2", 6),
        ("daishyo:2@0", 8),
        ("monk:2@0", 10),
        ("monk:2@0+1", 9),
    ):
        assert blows(phase(f"units={units} {VISIBLE}", 10))[0][2] == needed, units


@pytest.mark.rule("E.82")
def test_the_dodge_value_counts_and_reaching_the_number_is_enough() -> None:
    """Nami dodges with +1: a 3 is a 4."""
    nami = "p1=nami@0 p1.ki=0 p1.shadow=2 units=yari:1@0"
    assert told(phase(nami, 3), "dodged")[0]["value"] == 4
    assert told(phase(nami, 2), "not-dodged")[0]["value"] == 3


@pytest.mark.rule("E.83")
def test_damage_adds_further_units_and_takes_off_tokens() -> None:
    for units, damage in (
        ("yari:1@0", 1),
        ("yari:5@0", 5),
        ("yari:5@0+2", 3),
        ("daishyo:2@0", 4),
        ("monk:2@0+1", 4),
        ("daimyo:1@0", 3),
    ):
        match = phase(f"units={units} {VISIBLE}", 2)
        assert told(match, "wounds") == [{"player": "p1", "number": damage, "total": 6 - damage}], (
            units
        )


@pytest.mark.rule("E.84")
def test_a_dodge_failure_costs_a_wound_more() -> None:
    match = phase(f"units=yari:3@0 {VISIBLE}", 1)
    assert [one["number"] for one in told(match, "wounds")] == [3, 1]
    assert told(match, "wounds")[-1]["total"] == 2
    plain = phase(f"units=yari:3@0 {VISIBLE}", 2)
    assert [one["number"] for one in told(plain, "wounds")] == [3]
    easy = phase("units=yari:1@0+2 p1=kamaitachi@0 p1.ki=0 p1.shadow=2", 1)
    assert blows(easy) == [("yari-1", "p1", 2)]
    assert told(easy, "dodged") == [], "with +1 a 1 is no 2"


@pytest.mark.rule("E.85")
def test_a_dodge_success_always_avoids() -> None:
    """Two Monks: 10 to dodge. Seven Yari beside a Daimyo: 11, more than a 10 is."""
    assert told(phase(f"units=monk:2@0 {VISIBLE}", 9), "not-dodged") != []
    monks = phase(f"units=monk:2@0 {VISIBLE}", 10)
    assert told(monks, "dodged") == [{"player": "p1", "stack": "monk-1", "value": 10, "needed": 10}]
    assert told(monks, "wounds") == []
    match = phase(f"units=yari:5@0,daimyo:1@0 {VISIBLE}")
    stack(match, "yari-1").units = 7
    act(script(match, 10, 10), "pick yari-1")
    assert told(match, "dodged")[0] == {
        "player": "p1",
        "stack": "yari-1",
        "value": 10,
        "needed": 11,
    }


@pytest.mark.rule("E/r14")
def test_negative_damage_is_none_and_the_failures_wound_still_comes() -> None:
    """A Yari with two tokens: Damage 1 less 2."""
    plain = phase(f"units=yari:1@0+2 {VISIBLE}", 1)
    assert told(plain, "not-dodged")[0]["damage"] == 0
    assert told(plain, "wounds") == [{"player": "p1", "number": 1, "total": 5}]


@pytest.mark.rule("E/r14")
def test_damage_of_nothing_costs_nothing() -> None:
    """A Yari with a token does nothing; nor with a Synergy that takes a point more."""
    assert told(phase(f"units=yari:1@0+1 {VISIBLE}", 2), "wounds") == []
    match = phase(f"units=yari:1@0+1 {VISIBLE} p1.skills=saiminjutsu+saiminjutsu", 2)
    assert told(match, "not-dodged")[0]["damage"] == 0
    assert told(match, "wounds") == []


# --- defeat -------------------------------------------------------------------------------


@pytest.mark.rule("E/r35", "E.90")
def test_a_dead_carrier_drops_the_head_on_its_tile() -> None:
    line = f"step=awareness {ROW} head=p1 units=yari:1@2 p1=ame-onna@2 p1.ki=0 p1.wounds=1 "
    line += "p1.shadow=2 p2=jizo@0 p2.ki=0 p2.shadow=9"
    match = table(line, 10, 3, seats=2, options={"mode": "lords-head"})
    assert told(match, "defeated") == [{"player": "p1"}]
    assert told(match, "head-dropped") == [{"player": "p1", "tile": 2}]
    assert inside(match).head == 2
    assert ninja(match).cards == []


# --- who sees whom ------------------------------------------------------------------------


def awareness_of(match: Match, name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    one = shown(match, name)
    return one.sees, one.hunts


@pytest.mark.rule("E.73", "E.95")
def test_the_view_tells_whom_a_stack_sees_and_goes_for() -> None:
    """p2 is hidden: only the Lord on its tile knows."""
    line = f"{ROW} units=yari:1@0,monk:1@2 lord=kasai@1 "
    line += "p1=ame-onna@3 p2=jizo@1 p2.flags=hidden p3=oni@0"
    match = table(line, seats=3)
    assert awareness_of(match, "yari-1") == (("p1", "p3"), ("p3",))
    assert awareness_of(match, "monk-1") == (("p1", "p3"), ("p1",))
    assert awareness_of(match, "lord") == (("p1", "p2", "p3"), ("p2",))


@pytest.mark.rule("E.95")
def test_a_lord_who_hunts_sees_the_hidden_and_units_do_not() -> None:
    line = f"{ROW} p1=oni@0 p1.flags=hidden units=yari:1@0 lord=rasetsu@2"
    match = table(line, options=LONE)
    assert awareness_of(match, "yari-1") == ((), ())
    assert awareness_of(match, "lord") == (("p1",), ("p1",))
