"""Clans: who may join, what members gain, trade, the pool, and a shared victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kagemusha.core.errors import IllegalAction
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from tests.games.era_of_the_ninja.table import (
    GAME,
    ROW,
    act,
    inside,
    keep_all,
    left,
    legal,
    ninja,
    player,
    script,
    table,
    told,
    view,
)

# E.120 and E.127, as the book has them.
ALLIES = {
    "metal": ("earth", "water"),
    "water": ("metal", "wood"),
    "wood": ("water", "fire"),
    "fire": ("wood", "earth"),
    "earth": ("fire", "metal"),
}
LADDER = {
    "heaven": ("way",),
    "way": ("heaven", "spirit"),
    "spirit": ("way", "man"),
    "man": ("spirit", "void"),
    "void": ("man",),
}


def of(clan: str, seats: int = 2, **more: Any) -> dict[str, Any]:
    """The options of a match in which all are of one clan."""
    return {"clans": [clan] * seats, **more}


def drawn(clan: str) -> set[str]:
    """Whom the first member of a clan may draw."""
    rules = GAME.rules(2, of(clan))
    return {str(answer).split()[1] for answer, _ in rules.chances(rules.setup())}


def seen(match: Match, kind: str, key: str) -> list[Any]:
    return [event[key] for event in told(match, kind)]


def only(words: Sequence[str], *verbs: str) -> list[str]:
    return [word for word in words if word.split()[0] in verbs]


# --- who may join -------------------------------------------------------------------------


@pytest.mark.rule("E.119", "E.120")
@pytest.mark.parametrize("element", ALLIES)
def test_an_elemental_clan_takes_its_own_and_allied_elements(element: str) -> None:
    wanted = {element, *ALLIES[element]}
    assert drawn(element) == {card.id for card in the_box().ninja if wanted & {*card.elements}}


@pytest.mark.rule("E.119")
def test_a_ninja_of_two_elements_chooses() -> None:
    """Onijin is of Metal and of Earth: every clan but Wood, which opposes both."""
    clans = {clan for clan in ALLIES if "onijin" in drawn(clan)}
    assert clans == {"metal", "earth", "water", "fire"}
    assert {clan for clan in ALLIES if "oni" in drawn(clan)} == {"earth", "fire", "metal"}


@pytest.mark.rule("E.127")
@pytest.mark.parametrize("realm", LADDER)
def test_a_hierarchy_clan_takes_its_own_and_adjacent_realms(realm: str) -> None:
    wanted = {realm, *LADDER[realm]}
    assert drawn(realm) == {card.id for card in the_box().ninja if card.realm in wanted}


@pytest.mark.rule("E.133")
def test_a_named_clan_takes_anyone() -> None:
    assert drawn("named") == {card.id for card in the_box().ninja}


# --- Elemental clans ----------------------------------------------------------------------


@pytest.mark.rule("E.122", "E/r53")
@pytest.mark.parametrize(("where", "result"), [(0, "killed"), (1, "tokens")])
def test_metal_attacks_with_one_more_beside_a_member(where: int, result: str) -> None:
    """Oni is of Earth, an ally: it has the benefit too. 4 and 2 make 6; Yari die at 7."""
    line = f"{ROW} p1=oni@0 p1.ki=0 p1.shadow=5 p2=hagane@{where} p2.ki=0 units=yari:1@0"
    match = table(line, 4, seats=2, options=of("metal"))
    assert player(match).attack == (3 if where == 0 else 2)
    assert result in act(match, "attack yari-1")


@pytest.mark.rule("E.126", "E/r53")
@pytest.mark.parametrize(("where", "result"), [(0, "dodged"), (1, "not-dodged")])
def test_earth_dodges_with_one_more_beside_a_member(where: int, result: str) -> None:
    """Shinmai of Fire, Dodge 0, rolls a 3 against a Yari's 4."""
    line = (
        f"{ROW} p1=shinmai@0 p1.ki=0 p1.shadow=1! p2=oni@{where} p2.ki=0 p2.shadow=10! "
        "units=yari:1@0 step=awareness"
    )
    match = table(line, 5, 3, seats=2, options=of("earth"))
    assert told(match, result)[0]["value"] == (4 if where == 0 else 3)


@pytest.mark.rule("E.121")
def test_elemental_benefits_need_another_living_member_of_the_own_side_on_the_tile() -> None:
    line = f"{ROW} p1=oni@0 p2=hagane@0"
    assert player(table(line, seats=2, options=of("metal"))).attack == 3
    feud = {"mode": "multi-clan-attack", "clans": ["metal-1", "metal-2"]}
    assert player(table(line, seats=2, options=feud)).attack == 2
    assert player(table(f"{ROW} p1=oni@0", seats=2, options=of("metal"))).attack == 2
    assert player(table(line, seats=2, options={"clans": ["metal", "none"]})).attack == 2
    assert player(table(line, seats=2, options=of("earth"))).dodge == 0
    assert player(table(f"{ROW} p1=oni@0 p2=hagane@1", seats=2, options=of("earth"))).dodge == -1


@pytest.mark.rule("E.123", "E/r32", "E/r53")
def test_water_moves_one_more_if_the_turn_starts_beside_a_member() -> None:
    """Any member counts: Hagane is of Metal. To meet one on the way is not enough."""
    beside = table(f"{ROW} p1=kawako@0 p2=hagane@0", seats=2, options=of("water"))
    assert player(beside).moves == 3
    act(beside, "move east")
    assert player(beside).moves == 2, "it is not lost by leaving"
    alone = table(f"{ROW} p1=kawako@0 p2=hagane@1", seats=2, options=of("water"))
    assert player(alone).moves == 2
    act(alone, "move east")
    assert player(alone).moves == 1


@pytest.mark.rule("E.123")
def test_water_sprints_with_the_same_move() -> None:
    """E.46: the modified Move value again."""
    match = table(f"{ROW} p1=kawako@0 p2=hagane@0", seats=2, options=of("water"))
    act(match, "move east", "sprint")
    assert player(match).moves == 3 - 1 + 3
    dry = table(f"{ROW} p1=kawako@0 p2=hagane@1", seats=2, options=of("water"))
    act(dry, "move east", "sprint")
    assert player(dry).moves == 2 - 1 + 2


@pytest.mark.rule("E.124", "E/r32", "E/r53")
def test_wood_heals_another_member_on_the_tile() -> None:
    line = (
        f"{ROW} p1=kodama@0 p1.ki=0 p1.wounds=3 p2=hikage@1 p2.wounds=3 p3=chibi@1 "
        "p4=enra@0 p4.wounds=1"
    )
    match = table(line, seats=4, options={"clans": ["wood", "wood", "wood", "none"]})
    assert only(legal(match), "heal") == [], "nobody of the clan is here, and none heals itself"
    act(match, "move east")
    assert only(legal(match), "heal") == ["heal p2"], "Chibi is whole, and needs none"
    assert "turn-done" in act(match, "heal p2"), "it was the Action"
    assert (ninja(match, 1).wounds, ninja(match, 0).wounds) == (4, 3)
    assert told(match, "healed") == [{"player": "p2", "number": 1, "total": 4}]


@pytest.mark.rule("E.124", "E/r53")
@pytest.mark.parametrize(("wounds", "options"), [(5, ["heal p2"]), (6, [])])
def test_heal_goes_up_to_the_cap(wounds: int, options: list[str]) -> None:
    line = f"p1=kodama@0 p2=hikage@0 p2.wounds={wounds}"
    assert only(legal(table(line, seats=2, options=of("wood"))), "heal") == options
    assert only(legal(table(line, seats=2, options=of("water"))), "heal") == []


def hit(cards: str = "", *, face: int = 3, units: str = "yari:3", clan: str = "fire") -> Match:
    """p2 fails to dodge three Yari (6 to dodge, 3 damage); p3 and p1 stand by, p4 is away."""
    seats = ["p1=hibana@0", "p2=shinmai@0", "p3=enra@0", "p4=kitsune@1"]
    shadows = ["p1.shadow=10!", "p2.shadow=1!", "p3.shadow=10!", "p4.shadow=10!"]
    dry = [f"p{n}.ki=0 p{n}.flags=moved" for n in range(1, 5)]
    gear = [cards] if cards else []
    words = [ROW, *seats, *shadows, *dry, f"units={units}@0", "p4.counters=0", *gear]
    line = " ".join([*words, "active=p4 lead=p1"])
    match = table(line, 5, face, seats=4, options=of(clan, 4))
    act(match, "done")
    return match


@pytest.mark.rule("E.125", "E/r54")
def test_fire_members_on_the_tile_are_asked_clockwise_from_the_roller() -> None:
    match = hit()
    assert view(match).step == "intercept"
    assert match.pending == (2,), "p3, then p1; p4 is on another tile"
    assert legal(match) == ["intercept", "skip"]
    act(match, "skip")
    assert match.pending == (0,)
    act(match, "skip")
    assert [ninja(match, seat).wounds for seat in range(4)] == [6, 4, 6, 5]


@pytest.mark.rule("E.125")
def test_who_throws_itself_into_the_attack_takes_the_damage() -> None:
    match = hit()
    act(match, "intercept")
    assert [ninja(match, seat).wounds for seat in range(4)] == [6, 7, 3, 5]
    assert told(match, "intercepted") == [{"player": "p3", "other": "p2", "number": 3}]
    assert view(match).step != "intercept", "nobody else is asked"


@pytest.mark.rule("E/r30")
def test_fire_takes_the_base_damage_and_the_roller_keeps_the_wound_of_a_total_failure() -> None:
    match = hit(face=1)
    act(match, "intercept")
    assert [ninja(match, seat).wounds for seat in range(3)] == [6, 6, 3]
    armoured = hit("p2.cards=kusari-katabira*")
    act(armoured, "intercept")
    assert ninja(armoured, 2).wounds == 3, "base damage 3, whatever the roller wears"


@pytest.mark.rule("E.125")
@pytest.mark.parametrize(
    ("cards", "units", "lost"),
    [
        ("", "yari:3", 3),
        ("p3.cards=kusari-katabira*", "yari:3", 2),
        ("p3.cards=kusari-katabira*", "yari:1", 1),
    ],
)
def test_armour_applies_but_one_point_is_lost(cards: str, units: str, lost: int) -> None:
    match = hit(cards, units=units)
    act(match, "intercept")
    assert ninja(match, 2).wounds == 6 - lost


@pytest.mark.rule("E/r54")
@pytest.mark.parametrize(
    "match",
    [
        hit(face=6),
        hit(units="yari:1", face=2, cards="p2.cards=kusari-katabira*"),
        hit(clan="wood"),
    ],
    ids=["dodged", "no damage", "another clan"],
)
def test_nobody_is_asked_without_damage_or_fire(match: Match) -> None:
    assert told(match, "intercepted") == []
    assert view(match).step == "name-lead"


def duel(action: str, clan: str = "fire") -> Match:
    """p1 attacks p2 with 8 and 1 against 3; p4 stands beside p2."""
    line = (
        "p1=kawako@0 p1.ki=0 p1.shadow=9 p2=shinmai@0 p2.ki=0 p2.shadow=3 p2.cards=bo "
        "p3=nami@0 p3.ki=0 p3.shadow=2 p4=hibana@0 p4.ki=0 p4.shadow=2"
    )
    options = {"mode": "multi-clan-attack", "clans": ["water", clan, "water", clan]}
    match = table(line, 8, 3, seats=4, options=options)
    act(match, action)
    return match


@pytest.mark.rule("E/r54")
def test_fire_intercepts_an_nvn_wound_but_not_a_steal() -> None:
    match = duel("wound p2")
    assert (view(match).step, match.pending) == ("intercept", (3,)), "p3 is of the other clan"
    act(match, "intercept")
    assert (ninja(match, 1).wounds, ninja(match, 3).wounds) == (7, 6 - 6)
    assert not ninja(match, 3).alive
    assert view(duel("steal bo p2")).step == "turn"
    assert view(duel("wound p2", "wood")).step == "turn"


# --- Hierarchy clans ----------------------------------------------------------------------


@pytest.mark.rule("E.128")
@pytest.mark.parametrize(
    ("declared", "target", "value"),
    [
        ("samurai", "daishyo-1", 4),
        ("samurai", "daimyo-1", 4),
        ("leader", "daimyo-1", 4),
        ("samurai", "yari-1", 3),
        ("ashigaru", "yari-1", 4),
        ("monk", "monk-1", 4),
        ("monk", "lord", 3),
        ("lord", "lord", 4),
    ],
)
def test_heaven_attacks_the_declared_type_with_one_more(
    declared: str, target: str, value: int
) -> None:
    line = (
        f"p1=jizo@0 p1.ki=0 p1.shadow=5 p1.declared={declared} lord=kasai@0 "
        "units=daishyo:1@0,yari:1@0,monk:1@0,daimyo:1@0"
    )
    match = table(line, 3, seats=2, options=of("heaven"))
    act(match, f"attack {target}")
    assert seen(match, "rolled", "value")[0] == value


@pytest.mark.rule("E.128")
@pytest.mark.parametrize(("declared", "value"), [("side-2", 4), ("side-3", 3), ("samurai", 3)])
def test_heaven_attacks_the_declared_clan_with_one_more(declared: str, value: int) -> None:
    line = f"p1=jizo@0 p1.ki=0 p1.shadow=5 p1.declared={declared} p2=oni@0 p2.ki=0 p2.shadow=3"
    options = {"mode": "multi-clan-attack", "clans": ["heaven", "earth", "fire"]}
    match = table(line, 3, 5, seats=3, options=options)
    act(match, "wound p2")
    assert seen(match, "rolled", "value")[0] == value


TYPES = [f"declare {kind}" for kind in ("ashigaru", "samurai", "monk", "leader", "lord")]


@pytest.mark.rule("E.128", "E/r55")
@pytest.mark.parametrize(
    ("seats", "options", "choices"),
    [
        (2, of("heaven"), TYPES),
        (2, of("heaven", mode="clan-attack"), TYPES),
        (
            4,
            {"mode": "multi-clan-attack", "clans": ["heaven", "fire", "heaven", "water"]},
            [*TYPES, "declare side-2", "declare side-3"],
        ),
        (
            4,
            {"mode": "multi-clan-attack", "clans": ["heaven", "fire"] * 2, "nvn": False},
            TYPES,
        ),
        (
            4,
            {"clans": ["heaven", "none", "heaven", "fire"], "nvn": True},
            [*TYPES, "declare side-3"],
        ),
        (
            3,
            {"mode": "clan-death-match", "clans": ["heaven", "way", "heaven"]},
            ["declare side-2"],
        ),
    ],
)
def test_each_member_of_heaven_declares_before_play(
    seats: int, options: dict[str, Any], choices: list[str]
) -> None:
    """A unit type, or a clan that one may fight; who has no clan is none."""
    match = keep_all(table(None, seats=seats, options=options))
    members = tuple(n for n, clan in enumerate(options["clans"]) if clan == "heaven")
    for member in members:
        assert (view(match).step, match.pending) == ("declare", (member,))
        assert legal(match) == choices
        act(match, choices[-1])
        assert player(match, member).declared == choices[-1].split()[1]
    assert view(match).step != "declare"


@pytest.mark.rule("E.129")
def test_way_explores_for_one() -> None:
    """The Kusari Katabira leaves Kusa Move 1."""
    line = "p1=kusa@0 p1.cards=kusari-katabira* p2=hagane@0"
    match = table(line, seats=2, options=of("way"), after=3)
    ways = ("north", "east", "south", "west")
    assert only(legal(match), "explore") == [f"explore {way}" for way in ways]
    act(match, "explore north")
    while view(match).step == "turn-tile":
        act(match, legal(match)[0])
    assert (ninja(match).tile, ninja(match).moves) == (1, 0)
    other = table(line, seats=2, options=of("heaven"))
    assert only(legal(other), "explore") == []


@pytest.mark.rule("E.130", "E/r55")
def test_spirit_has_one_ki_more_spent_first_and_never_restored() -> None:
    line = "step=shadow p1=oni@0 p2=kawako@0 p2.ki=0"
    match = table(line, 5, 6, 7, 4, seats=2, options=of("spirit"))
    assert (player(match).ki, player(match).max_ki) == (2, 1), "counted apart from the cap"
    act(match, "reroll")
    assert (ninja(match).extra_ki, ninja(match).ki) == (0, 1), "the extra point goes first"
    act(match, "stand")
    while view(match).round == 1:
        if view(match).step in ("before-roll", "after-roll"):
            act(match, "roll" if view(match).step == "before-roll" else "stand")
        else:
            act(match, "done")
    assert player(match).ki == 1, "rest does not bring it back"


@pytest.mark.rule("E.130")
def test_the_ordinary_ki_still_recovers() -> None:
    match = table("p1=oni@0 p1.ki=0 p2=kawako@0 p2.ki=0", 5, seats=2, options=of("spirit"))
    ninja(match).extra_ki = 0
    act(match, "done", "done")
    assert ninja(match).ki == 1
    assert ninja(match).extra_ki == 0


@pytest.mark.rule("E.131", "E/r55")
def test_man_has_two_wounds_more_lost_first_and_never_restored() -> None:
    """Onijin has 6 Wounds; a Total Failure of an Attack costs one."""
    line = "p1=onijin@0 p1.ki=0 p1.shadow=10! p2=hikage@0 p2.ki=0 p2.shadow=10! units=yari:1@0"
    match = table(line, 1, seats=2, options=of("man"))
    assert (player(match).wounds, player(match).max_wounds) == (8, 6)
    act(match, "attack yari-1")
    assert (ninja(match).extra_wounds, ninja(match).wounds) == (1, 6)
    ninja(match).attacked = False
    script(match, 2)
    act(match, "done")
    assert (ninja(match).extra_wounds, ninja(match).wounds) == (1, 6), "rest does not bring it back"


@pytest.mark.rule("E.131")
@pytest.mark.parametrize(("extra", "wounds"), [(2, (0, 5)), (1, (0, 4)), (0, (0, 3))])
def test_damage_beyond_the_extra_wounds_goes_to_the_own(
    extra: int, wounds: tuple[int, int]
) -> None:
    """Three Yari do 3 damage."""
    line = (
        "active=p2 lead=p2 p1=onijin@0 p1.ki=0 p1.shadow=1! p2=hikage@0 p2.ki=0 p2.shadow=10! "
        "p1.flags=moved units=yari:3@0"
    )
    match = table(line, 5, 2, seats=2, options=of("man"))
    ninja(match).extra_wounds = extra
    act(match, "done", "done")
    assert told(match, "not-dodged")[0]["damage"] == 3
    assert (ninja(match).extra_wounds, ninja(match).wounds) == wounds


@pytest.mark.rule("E/r55")
@pytest.mark.parametrize(("clan", "numbers"), [("man", (8, 2)), ("spirit", (6, 3))])
def test_a_replacement_has_the_extras_anew(clan: str, numbers: tuple[int, int]) -> None:
    """Hikage has 6 Wounds and 2 Ki."""
    line = (
        "active=p2 lead=p2 p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! "
        "p2=kawako@0 p2.ki=0 p2.shadow=10! units=yari:3@0"
    )
    match = table(line, 5, 2, seats=2, options=of(clan, reinforcements=True))
    ninja(match).extra_ki = ninja(match).extra_wounds = 0
    act(match, "done", "done")
    cards = ("bo", "katana", "tabi", "ezu", "goton", "choho")
    script(match, "ninja hikage", *(f"card {card}" for card in cards))
    act(match, "come")
    keep_all(match)
    assert (player(match).wounds, player(match).ki) == numbers


@pytest.mark.rule("E.132", "E/r31")
@pytest.mark.parametrize(
    ("shadow", "after", "mark"),
    [
        ("5", 6, "plain"),
        ("9", 10, "plain"),
        ("1", 2, "plain"),
        ("1!", 1, "failure"),
        ("10!", 10, "success"),
    ],
)
def test_void_hides_with_one_more_outside_the_limit(shadow: str, after: int, mark: str) -> None:
    line = f"active=p1 p1=enra@0 p1.ki=0 p1.shadow={shadow} p2=chibi@0 p2.ki=0"
    match = table(line, seats=2, options=of("void"))
    act(match, "hide")
    assert (player(match).shadow, player(match).shadow_mark) == (after, mark)


@pytest.mark.rule("E.132")
def test_void_helps_nobody_who_does_not_hide() -> None:
    match = table("p1=enra@0 p1.shadow=5 p2=chibi@0", seats=2, options=of("void"))
    act(match, "done")
    assert player(match).shadow == 5
    other = table("p1=enra@0 p1.shadow=5 p2=chibi@0", seats=2, options=of("man"))
    act(other, "hide")
    assert player(other).shadow == 5


@pytest.mark.rule("E/r56")
@pytest.mark.parametrize(("face", "after"), [(4, 6), (8, 10), (9, 10), (1, 1), (10, 10)])
def test_in_a_death_match_void_adds_after_the_reroll(face: int, after: int) -> None:
    """Enra's own Shadow +1 is within the Limit; Void's is not. A Total Failure stays 1."""
    line = "p1=enra@0 p1.ki=0 p1.shadow=3 p2=oni@0"
    options = {"mode": "clan-death-match", "clans": ["void", "earth"]}
    match = table(line, face, seats=2, options=options)
    act(match, "hide")
    assert player(match).shadow == after


# --- what all clans share -----------------------------------------------------------------


@pytest.mark.rule("E.133")
def test_a_named_clan_has_the_universal_benefits_only() -> None:
    line = "p1=oni@0 p1.ingenuity=2 p1.cards=bo p2=chibi@0 p2.wounds=1"
    named = table(line, seats=2, options=of("named"))
    alone = table(line, seats=2, options={})
    for value in ("attack", "dodge", "moves", "wounds", "ki"):
        assert getattr(player(named), value) == getattr(player(alone), value)
    extra = [action for action in legal(named) if action not in legal(alone)]
    assert extra == ["deposit 1", "deposit 2", "give bo p2"]


TRADE = "p1=oni@0 p1.cards=bo*,tabi* p2=hagane@0 p2.cards=katana* p3=tanuki@0 p3.cards=sai"


@pytest.mark.rule("E.134", "E/r57")
def test_members_on_a_tile_trade_weapons_and_items_at_the_start_of_a_turn() -> None:
    match = table(TRADE, seats=3, options={"clans": ["metal", "metal", "none"]})
    offered = ["give bo p2", "give tabi p2", "ask katana p2"]
    assert only(legal(match), "give", "ask") == offered, "p3 is no member; Skills are not traded"
    act(match, "give bo p2")
    assert (view(match).step, match.pending) == ("consent", (1,))
    assert legal(match) == ["accept", "refuse"]
    act(match, "accept")
    assert [(card.id, card.active) for card in player(match, 1).cards] == [
        ("katana", True),
        ("bo", False),
    ]
    act(match, "ask katana p2", "accept")
    assert [(card.id, card.active) for card in player(match).cards] == [
        ("tabi", True),
        ("katana", False),
    ]
    act(match, "activate katana")
    assert only(legal(match), "give", "ask") == [], "only at the start"


@pytest.mark.rule("E/r57")
def test_a_trade_needs_consent_and_is_proposed_once_a_turn() -> None:
    match = table(TRADE, seats=3, options={"clans": ["metal", "metal", "none"]})
    assert "refused" in act(match, "ask katana p2", "refuse")
    assert [card.id for card in player(match, 1).cards] == ["katana"]
    assert only(legal(match), "give", "ask") == ["give bo p2", "give tabi p2"]


@pytest.mark.rule("E.134")
@pytest.mark.parametrize(
    ("line", "options"),
    [
        (TRADE.replace("p2=hagane@0", "p2=hagane@1") + f" {ROW}", ["metal", "metal", "none"]),
        (TRADE, ["metal-1", "metal-2", "none"]),
        (TRADE, ["none", "none", "none"]),
    ],
    ids=["apart", "two sides", "no clan"],
)
def test_no_trade_without_a_member_on_the_tile(line: str, options: list[str]) -> None:
    match = table(line, seats=3, options={"clans": options})
    assert only(legal(match), "give", "ask") == []


@pytest.mark.rule("E.134")
def test_trade_is_over_once_one_has_moved() -> None:
    line = f"{ROW} p1=oni@0 p1.cards=tabi* p2=hagane@1 p2.cards=katana*"
    match = table(line, seats=2, options=of("metal"))
    act(match, "move east")
    assert only(legal(match), "give", "ask") == []


FULL = (
    "p1=oni@0 p1.cards=bo,tabi,sai,kama p1.ingenuity=4 "
    "p2=hagane@0 p2.cards=katana,naginata,jitte,makibishi"
)


@pytest.mark.rule("E.134", "E/r57")
def test_the_limit_of_four_applies_when_all_trades_are_complete() -> None:
    """Two full inventories may swap card for card, and nobody discards."""
    match = table(FULL, seats=2, options=of("metal"))
    act(match, "give bo p2", "accept")
    assert len(player(match, 1).cards) == 5
    act(match, "ask katana p2", "accept")
    assert [card.id for card in player(match).cards] == ["tabi", "sai", "kama", "katana"]
    assert [card.id for card in player(match, 1).cards] == [
        "naginata",
        "jitte",
        "makibishi",
        "bo",
    ]
    assert told(match, "discarded") == []
    assert "buy weapon" in legal(match), "the turn goes on"


@pytest.mark.rule("E.134", "E/r57")
def test_each_discards_the_own_excess_after_the_trades() -> None:
    match = table(FULL, seats=2, options=of("metal"))
    act(match, "give bo p2", "accept")
    assert only(legal(match), "buy", "activate", "move", "done") == [], "somebody has too much"
    with pytest.raises(IllegalAction) as refused:
        act(match, "buy weapon")
    assert refused.value.rule == "E.134"
    act(match, "skip")
    assert (view(match).step, match.pending) == ("discard-excess", (1,))
    assert legal(match) == [
        f"discard {card}" for card in ("katana", "naginata", "jitte", "makibishi", "bo")
    ]
    act(match, "discard jitte")
    assert len(player(match, 1).cards) == 4
    assert (view(match).step, match.pending) == ("turn", (0,))
    assert only(legal(match), "give", "ask", "deposit", "skip") == [], "the trades are complete"
    assert "buy weapon" in legal(match)


@pytest.mark.rule("E.135")
def test_ingenuity_is_deposited_at_the_start_of_a_turn() -> None:
    match = table("p1=oni@0 p1.ingenuity=3 p2=hagane@0", seats=2, options=of("metal"))
    assert only(legal(match), "deposit") == ["deposit 1", "deposit 2", "deposit 3"]
    act(match, "deposit 1")
    assert (ninja(match).ingenuity, view(match).clan_pools[0]) == (2, 1)
    assert told(match, "deposited") == [{"player": "p1", "number": 1, "pool": 1}]
    assert only(legal(match), "deposit") == ["deposit 1", "deposit 2"]
    script(match, "card bo")
    act(match, "buy weapon pool 1")
    assert only(legal(match), "deposit") == [], "not after a purchase"
    later = table("p1=oni@0 p1.ingenuity=3 p2=hagane@0", seats=2, options=of("metal"), after=3)
    act(later, "sprint")
    assert only(legal(later), "deposit") == []


@pytest.mark.rule("E.135")
def test_each_side_has_its_own_pool_and_who_has_no_clan_has_none() -> None:
    line = "p1=oni@0 p1.ingenuity=3 p2=hagane@0 p2.ingenuity=3 p3=tanuki@0 p3.ingenuity=3"
    match = table(line, seats=3, options={"clans": ["metal-1", "metal-2", "none"]})
    act(match, "deposit 2", "done")
    assert not any("pool" in action for action in legal(match)), "p2 cannot touch it"
    act(match, "deposit 3", "done")
    assert view(match).clan_pools[:2] == (2, 3)
    assert only(legal(match), "deposit") == []


@pytest.mark.rule("E.136")
def test_the_pool_pays_one_purchase_and_own_ingenuity_may_supplement() -> None:
    line = "p1=oni@0 p1.ingenuity=2 p2=kamaitachi@0 p1.skills=kenjutsu"
    match = table(line, "card tabi", seats=2, options=of("metal"))
    inside(match).clan_pool[0] = 3
    assert only(legal(match), "buy", "synergy") == [
        *("buy weapon", "buy weapon pool 1", "buy weapon pool 2"),
        *("buy item pool 1", "buy item pool 2", "buy item pool 3"),
        *("buy skill pool 2", "buy skill pool 3"),
        "synergy kenjutsu pool 3",
    ]
    act(match, "buy item pool 2")
    assert (ninja(match).ingenuity, view(match).clan_pools[0]) == (1, 1)
    ninja(match).ingenuity = 9
    assert only(legal(match), "buy", "synergy") == [], "one purchase that turn"
    with pytest.raises(IllegalAction) as refused:
        act(match, "buy weapon")
    assert refused.value.rule == "E.136"


@pytest.mark.rule("E.136")
def test_after_an_own_purchase_the_pool_is_closed_for_the_turn() -> None:
    line = "p1=oni@0 p1.ingenuity=5 p2=kamaitachi@0"
    match = table(line, "card bo", seats=2, options=of("metal"))
    inside(match).clan_pool[0] = 9
    act(match, "buy weapon")
    assert only(legal(match), "buy") == ["buy weapon", "buy item"]
    match = table(line, "card bo", seats=2, options=of("metal"))
    inside(match).clan_pool[0] = 9
    act(match, "done")
    assert "buy skill pool 4" in legal(match), "another member may use it"


@pytest.mark.rule("E.137")
def test_donations_outlive_their_donor() -> None:
    line = (
        "active=p1 p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=1! p1.ingenuity=4 "
        "p2=hagane@0 p2.ki=0 p2.shadow=10! units=yari:1@0"
    )
    match = table(line, 5, 2, seats=2, options=of("metal"))
    act(match, "deposit 4", "done", "done")
    assert not ninja(match).alive
    assert view(match).clan_pools[0] == 4
    script(match, 5)
    while view(match).step != "turn":
        act(match, "roll" if "roll" in legal(match) else "stand")
    assert "buy skill pool 4" in legal(match, 1)


@pytest.mark.rule("E.138")
def test_victory_is_shared_by_all_members_and_by_nobody_else() -> None:
    """The defeated member wins too; the same clan's other side does not."""
    line = "lord=kasai@0+3 p1=onijin@0 p1.ki=0 p1.shadow=5 p1.cards=katana* p3=oni@0"
    match = table(line, 6, seats=4, options={"clans": ["metal", "metal", "metal-2", "none"]})
    act(match, "attack lord")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0, 1), "lord-defeated")
    assert match.result.scores == (1.0, 1.0, 0.0, 0.0)
    assert left(match) == []
