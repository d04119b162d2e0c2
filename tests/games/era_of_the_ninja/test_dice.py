"""The Ninja die: the Limit, Total Failure and Success, Ki before and after a roll."""

from __future__ import annotations

import pytest

import kagemusha
from kagemusha.core.errors import ReplayError
from tests.games.era_of_the_ninja.table import (
    GAME,
    LONE,
    ROW,
    act,
    inside,
    left,
    legal,
    ninja,
    player,
    script,
    shown,
    stack,
    table,
    told,
    view,
    witness,
)

# Attack +3: Onijin and the Katana. Attack -1: Chibi alone. Without Ki no window opens.
STRONG = "p1=onijin@0 p1.cards=katana* p1.ki=0 p1.shadow=9"
WEAK = "p1=chibi@0 p1.ki=0 p1.shadow=9"
UNITS = "units=yari:5@0"
FORCE = "p1=onijin@0 p1.cards=katana* p1.shadow=9"


# --- the die ------------------------------------------------------------------------------


@pytest.mark.rule("E.1")
def test_every_die_has_ten_faces_alike_and_the_naught_is_ten() -> None:
    """The Awareness die, then the Ninja die of the next round's Shadow."""
    match = table("p1=onijin@0 p1.ki=0 p1.shadow=5 p1.flags=moved", options=LONE)
    heard = witness(match, 10, 10)
    act(match, "done")
    ten = {f"die {face}": 1 for face in range(1, 11)}
    assert heard == [ten, ten]
    assert view(match).awareness == 10
    assert (player(match).shadow, player(match).shadow_mark) == (10, "success")


@pytest.mark.rule("E.2")
@pytest.mark.parametrize(
    ("face", "who", "mark"),
    [
        (1, WEAK, "failure"),
        (2, WEAK, "plain"),  # 2 - 1 is no Total Failure
        (9, STRONG, "plain"),  # 9 + 3 is no Total Success
        (7, STRONG, "plain"),  # nor is a 10 that was added up
        (10, STRONG, "success"),
    ],
)
def test_the_natural_face_alone_makes_total_failure_and_success(
    face: int, who: str, mark: str
) -> None:
    match = table(f"{who} {UNITS}", face, options=LONE)
    ninja(match).ki = 1  # keeps the window after the roll open
    act(match, "attack yari-1", *(["roll"] if who == STRONG else []))
    roll = view(match).roll
    assert roll is not None
    assert (roll.face, roll.mark) == (face, mark)


@pytest.mark.rule("E.3")
@pytest.mark.parametrize(
    ("who", "face", "value"),
    [
        (STRONG, 2, 5),
        (STRONG, 5, 8),
        (STRONG, 6, 9),
        (STRONG, 7, 9),
        (STRONG, 9, 9),
        (WEAK, 2, 2),
        (WEAK, 3, 2),
        (WEAK, 4, 3),
        (WEAK, 9, 8),
    ],
)
def test_face_and_modifiers_stay_within_two_and_nine(who: str, face: int, value: int) -> None:
    match = table(f"{who} {UNITS}", face, options=LONE)
    act(match, "attack yari-1")
    assert told(match, "rolled")[0] == {
        "player": "p1",
        "roll": "attack",
        "face": face,
        "value": value,
    }


@pytest.mark.rule("E.4")
def test_a_placed_shadow_falls_below_the_limit_and_below_a_total_success() -> None:
    """The book's Shinmai: a Total Success, two Monks wounded by an 8: the Shadow is 4."""
    match = table("p1=shinmai@0 p1.ki=0 p1.shadow=10! units=monk:2@0", 8, options=LONE)
    assert (shown(match, "monk-1").wound, shown(match, "monk-1").dead) == (8, 11)
    act(match, "attack monk-1")
    assert told(match, "shadow") == [{"player": "p1", "value": 4}]
    assert told(match, "tokens") == [{"stack": "monk-1", "number": 2, "total": 2}]
    low = table("p1=shinmai@0 p1.ki=0 p1.shadow=6 units=yari:5@0", 9, options=LONE)
    act(low, "attack yari-1")
    assert told(low, "shadow") == [{"player": "p1", "value": 1}], "6 - 5, not 2"


@pytest.mark.rule("E.4")
def test_a_placed_shadow_rises_above_the_limit() -> None:
    """Shinobi-iri adds 2 to a Shadow of 9 when hiding."""
    line = "p1=shinmai@0 p1.ki=0 p1.shadow=9 p1.skills=shinobi-iri units=yari:1@0"
    match = table(line, 10, options=LONE)
    act(match, "hide")
    assert told(match, "shadow") == [{"player": "p1", "value": 11}]
    assert told(match, "hidden") == [{"player": "p1"}]


# --- Total Failure and Success ------------------------------------------------------------


@pytest.mark.rule("E.5", "E/r41")
def test_a_total_failure_fails_even_where_one_would_do() -> None:
    """Three tokens make a Yari's attack a 1; a Dodge of 1 is still no Dodge."""
    match = table("p1=kawako@0 p1.ki=0 p1.shadow=2 units=yari:1@0", 10, 1, options=LONE)
    stack(match, "yari-1").tokens = 3
    act(match, "done")
    assert told(match, "enemy-attack")[0]["needed"] == 1
    assert told(match, "dodged") == []
    assert told(match, "not-dodged") == [
        {"player": "p1", "stack": "yari-1", "value": 1, "damage": 0}
    ]
    assert told(match, "wounds") == [{"player": "p1", "number": 1, "total": 5}]


@pytest.mark.rule("E.5", "E/r41")
def test_a_total_failure_of_an_attack_misses_whatever_is_added() -> None:
    """Attack +3, and a Wound value that tokens brought down to 4: 1 + 3 would do."""
    match = table(f"{STRONG} units=yari:1@0+1", 1, options=LONE)
    assert shown(match, "yari-1").wound == 4
    act(match, "attack yari-1")
    assert told(match, "rolled")[0]["value"] == 1
    assert told(match, "fumbled") == [{"player": "p1", "stack": "yari-1"}]
    assert told(match, "killed") == []


@pytest.mark.rule("E.6", "E/r41")
def test_a_total_success_counts_ten_unmodified_and_succeeds() -> None:
    for who in (STRONG, WEAK):
        match = table(f"{who} {UNITS}", 10, options=LONE)
        assert shown(match, "yari-1").dead == 11
        act(match, "attack yari-1")
        assert told(match, "rolled")[0]["value"] == 10
        assert told(match, "killed") == [
            {"stack": "yari-1", "number": 5, "left": 0, "killer": "p1"}
        ]


@pytest.mark.rule("E.6")
def test_a_total_success_dodges_what_nine_cannot() -> None:
    for face, event in ((9, "not-dodged"), (10, "dodged")):
        match = table("step=units p1=kawako@0 p1.ki=0 units=monk:2@0", face, options=LONE)
        assert shown(match, "monk-1").attack == 10
        assert len(told(match, event)) == 1


@pytest.mark.rule("E.6", "E/r41")
def test_a_total_success_on_a_lord_counts_its_bonuses_and_may_fall_short() -> None:
    line = "lord=genma@0 p1=onijin@0 p1.ki=0 p1.shadow=9"
    short = table(line, 10, 2, options=LONE)
    assert shown(short, "lord").dead == 12
    act(short, "attack lord")
    assert told(short, "rolled")[0]["value"] == 10
    assert told(short, "lord-held") == [{"player": "p1", "value": 11, "needed": 12}]
    enough = table(f"{line} p1.cards=wakizashi*", 10, options=LONE)
    act(enough, "attack lord")
    assert told(enough, "lord-killed") == [{"player": "p1", "lord": "genma"}]


@pytest.mark.rule("E.6", "E/r41")
def test_a_total_success_on_a_player_knows_no_limit_and_may_fail() -> None:
    line = "p1=onijin@0 p1.cards=katana* p1.ki=0 p1.shadow=9 p2=chibi@0 p2.ki=0 p2.shadow=5"
    match = table(line, 10, 9, seats=2, options={"nvn": True})
    act(match, "wound p2")
    assert told(match, "nvn-won") == [{"player": "p1", "other": "p2", "number": 13 - 9}]
    against = table(line, 10, 10, seats=2, options={"nvn": True})
    act(against, "wound p2")
    assert told(against, "nvn-won") == []
    assert len(told(against, "nvn-failed")) == 1


# --- Ki -----------------------------------------------------------------------------------


@pytest.mark.rule("E.7", "E.11")
def test_one_ki_before_a_roll_lifts_the_limit() -> None:
    match = table(f"{FORCE} p1.ki=1 {UNITS}", 9, options=LONE)
    act(match, "attack yari-1")
    assert legal(match) == ["roll", "lift"]
    assert act(match, "lift")[:2] == ["ki", "lifted"]
    assert ninja(match).ki == 0
    assert told(match, "rolled")[0]["value"] == 12
    assert len(told(match, "killed")) == 1, "Dead 11, and no Ki was left to ask about"


@pytest.mark.rule("E.7")
def test_the_limit_is_lifted_before_the_roll_only() -> None:
    match = table(f"{FORCE} {UNITS}", 9, options=LONE)
    act(match, "attack yari-1", "roll")
    assert view(match).step == "after-roll"
    assert legal(match) == ["stand", "reroll"]
    assert told(match, "rolled")[0]["value"] == 9


@pytest.mark.rule("E.7", "E.9")
def test_ki_touches_ones_own_rolls_only() -> None:
    """p2 has Ki, and is not asked about p1's Attack; p1 has none."""
    line = (
        "p1=onijin@0 p1.cards=katana* p1.ki=0 p1.shadow=9 p2=shinmai@0 p2.shadow=5 units=yari:1@0"
    )
    match = table(line, 5, seats=2)
    assert player(match, 1).ki == 3
    act(match, "attack yari-1")
    assert (view(match).active, view(match).step) == ("p2", "turn")


@pytest.mark.rule("E.8")
def test_a_lifted_limit_stays_lifted_for_the_rerolls_of_that_roll_alone() -> None:
    match = table(f"{FORCE} p1.ki=3 units=yari:5@0", 2, 9, options=LONE)
    act(match, "attack yari-1", "lift", "reroll", "stand")
    assert [roll["value"] for roll in told(match, "rolled")[:2]] == [5, 12]
    roll = view(match).roll
    assert roll is not None
    assert (roll.kind, roll.lifted) == ("shadow", False)


@pytest.mark.rule("E.9")
def test_one_ki_rerolls_as_often_as_it_is_paid_and_the_latest_stands() -> None:
    match = table(f"{FORCE} p1.ki=3 units=yari:3@0", 6, 2, 4, options=LONE)
    act(match, "attack yari-1")
    assert legal(match) == ["stand", "reroll"]
    act(match, "reroll")
    assert ninja(match).ki == 2
    roll = view(match).roll
    assert roll is not None
    assert (roll.face, roll.value) == (2, 5), "a worse die stands too"
    act(match, "reroll")
    assert (ninja(match).ki, legal(match)) == (1, ["stand", "reroll"])
    act(match, "stand")
    assert told(match, "tokens") == [{"stack": "yari-1", "number": 3, "total": 3}], "4 + 3 wounds"
    assert ninja(match).ki == 1


@pytest.mark.rule("E.9")
def test_without_ki_nothing_is_rerolled() -> None:
    match = table(f"{FORCE} p1.ki=1 units=yari:3@0", 6, 2, options=LONE)
    act(match, "attack yari-1", "reroll")
    assert ninja(match).ki == 0
    assert told(match, "missed") == [{"player": "p1", "stack": "yari-1", "value": 5, "needed": 7}]


@pytest.mark.rule("E.7", "E.8", "E.9", "E.10", "E.11")
def test_onijin_and_the_daimyo() -> None:
    """The book's example: lifted, 3, 5, 8: an 11 kills, 3 Ki are spent, the Shadow falls by 5."""
    match = table(
        "p1=onijin@0 p1.cards=katana* p1.shadow=9 units=daimyo:1@0", 3, 5, 8, options=LONE
    )
    assert player(match).ki == 3
    assert (player(match).attack, shown(match, "daimyo-1").dead) == (3, 10)
    act(match, "attack daimyo-1", "lift", "reroll", "reroll")
    assert [roll["value"] for roll in told(match, "rolled")][:3] == [6, 8, 11]
    assert [paid["total"] for paid in told(match, "ki")] == [2, 1, 0]
    assert told(match, "killed") == [{"stack": "daimyo-1", "number": 1, "left": 0, "killer": "p1"}]
    assert told(match, "shadow") == [{"player": "p1", "value": 4}]
    assert player(match).ingenuity == 6, "5, and 1 by Onijin's own rule against Samurai"


@pytest.mark.rule("E.10")
def test_each_use_of_ki_has_its_price() -> None:
    """With 2 Ki one may lift and reroll once, or reroll twice, and no more."""
    lifted = table(f"{FORCE} p1.ki=2 {UNITS}", 2, 3, options=LONE)
    act(lifted, "attack yari-1", "lift", "reroll")
    assert (ninja(lifted).ki, view(lifted).step) == (0, "turn"), "nothing is left to ask"
    plain = table(f"{FORCE} p1.ki=2 {UNITS}", 2, 3, 4, options=LONE)
    act(plain, "attack yari-1", "roll", "reroll", "reroll")
    assert (ninja(plain).ki, view(plain).step) == (0, "turn")


@pytest.mark.rule("E.11")
def test_a_lifted_result_below_two_is_no_total_failure() -> None:
    """Ishimaru and the Do-maru: Shadow -2. A lifted 2 is worth 0, and no Total Failure."""
    line = "step=shadow p1=ishimaru@0 p1.cards=do-maru* p1.ki=1"
    match = table(line, 5, 2, options=LONE)
    inside(match).roll.lifted = True  # no player would do so: E/r67
    act(match, "reroll")
    assert told(match, "rolled")[1:] == [{"player": "p1", "roll": "shadow", "face": 2, "value": 0}]
    assert told(match, "shadow-set") == [{"player": "p1", "value": 1, "mark": "plain"}]
    script(match, 1)
    act(match, "hide")
    assert told(match, "hidden") == [{"player": "p1"}], "Hide at Awareness 1 works for a mere 1"


@pytest.mark.rule("E.11", "E/r41")
def test_a_lifted_limit_changes_neither_total_failure_nor_success() -> None:
    for face, value in ((1, 1), (10, 10)):
        match = table(f"{FORCE} p1.ki=1 {UNITS}", face, options=LONE)
        act(match, "attack yari-1", "lift")
        assert told(match, "rolled")[0]["value"] == value


@pytest.mark.rule("E/r7")
@pytest.mark.parametrize(
    ("face", "value", "awareness", "event"),
    [
        (7, 9, 9, "seen"),
        (8, 10, 9, "hidden"),
        (8, 10, 10, "seen"),
        (9, 11, 10, "hidden"),
    ],
)
def test_a_shadow_of_ten_and_more_by_ki_is_a_number(
    face: int, value: int, awareness: int, event: str
) -> None:
    match = table("step=shadow p1=chibi@0 p1.ki=1", face, awareness, options=LONE)
    act(match, "lift")
    assert told(match, "shadow-set") == [{"player": "p1", "value": value, "mark": "plain"}]
    act(match, "done")
    assert told(match, event) == [{"player": "p1"}]


@pytest.mark.rule("E.12")
def test_ki_never_touches_the_awareness_die() -> None:
    """The Lead has Ki, and is not asked: the next question is the next round's Shadow."""
    match = table("step=awareness p1=shinmai@0 p1.shadow=5", 6, options=LONE)
    assert told(match, "awareness") == [{"player": "p1", "face": 6, "value": 6}]
    assert told(match, "seen") == [{"player": "p1"}]
    assert (view(match).step, view(match).round, ninja(match).ki) == ("after-roll", 2, 3)
    roll = view(match).roll
    assert roll is not None
    assert roll.kind == "shadow"
    assert told(match, "ki") == []


@pytest.mark.rule("E.13")
def test_ki_pays_for_abilities() -> None:
    """Nami: 1 Ki for a point of Move, once a turn."""
    match = table("p1=nami@0 p1.ki=1", options=LONE)
    assert "use nami" in legal(match)
    act(match, "use nami")
    assert (ninja(match).ki, ninja(match).moves) == (0, 3)
    assert told(match, "ki") == [{"player": "p1", "number": -1, "total": 0}]
    assert "use nami" not in legal(table("p1=nami@0 p1.ki=0", options=LONE))


# --- a Shadow that is a Total Success, and attacks ----------------------------------------


@pytest.mark.rule("E/r42")
@pytest.mark.parametrize(
    ("line", "face", "shadow"),
    [
        ("p1=shinmai@0 p1.cards=katana*", 5, 9),  # a kill: 10 - 1
        ("p1=shinmai@0 p1.cards=katana*", 4, 9),  # a wound: the same
        ("p1=shinmai@0 p1.cards=katana*", 2, 1),  # a miss
        ("p1=shinmai@0 p1.cards=katana*", 1, 1),  # a Total Failure
        ("p1=shinmai@0 p1.cards=katana*", 10, 10),  # a Total Success changes nothing
        ("p1=shinmai@0 p1.cards=katana* p1.skills=silent-blade", 5, 10),  # nothing is lost
    ],
)
def test_after_any_attack_a_shadow_of_total_success_is_a_number(
    line: str, face: int, shadow: int
) -> None:
    """As a number it does not hide from an Awareness of 10."""
    match = table(f"{line} p1.ki=0 p1.shadow=10! units=yari:1@0", face, 10, options=LONE)
    assert player(match).shadow_mark == "success"
    act(match, "attack yari-1")
    changes = told(match, "shadow")
    assert changes == ([] if shadow == 10 else [{"player": "p1", "value": shadow}])
    assert told(match, "seen") == [{"player": "p1"}]
    assert told(match, "hidden") == []


@pytest.mark.rule("E/r42")
def test_an_attack_of_total_success_leaves_the_shadow_at_ten() -> None:
    for awareness, event in ((9, "hidden"), (10, "seen")):
        line = "p1=shinmai@0 p1.ki=0 p1.shadow=10! units=yari:1@0"
        match = table(line, 10, awareness, options=LONE)
        act(match, "attack yari-1")
        assert told(match, "shadow") == []
        assert told(match, event) == [{"player": "p1"}]
        assert left(match) == []


@pytest.mark.rule("E/r42")
def test_an_attack_on_a_ninja_ends_a_shadow_of_total_success_too() -> None:
    line = "p1=onijin@0 p1.ki=0 p1.shadow=10! p2=chibi@0 p2.ki=0 p2.shadow=5"
    match = table(line, 6, 7, seats=2, options={"nvn": True})
    act(match, "wound p2")
    assert len(told(match, "nvn-tie")) == 1
    assert (player(match).shadow, player(match).shadow_mark) == (10, "plain")


# --- what the view shows of a die ---------------------------------------------------------

SAI = "p1=ame-onna@0 p1.cards=sai* p1.shadow=2"
"""Dodge +1 by the Sai, which a ninja that dies lays down."""


@pytest.mark.rule("E.3")
def test_a_die_is_shown_until_its_result_has_come() -> None:
    line = f"step=awareness {SAI} p1.wounds=1 units=yari:3@0"
    match = table(line, 10, 3, options=LONE)
    roll = view(match).roll
    assert roll is not None
    assert (roll.face, roll.modifier, roll.value) == (3, 1, 4)
    act(match, "stand")
    assert told(match, "not-dodged")[0]["value"] == 4
    assert match.result is not None
    assert view(match).roll is None, "a 3 and no Sai would be another value"
    assert view(match).dice == ()


@pytest.mark.rule("E.3")
def test_a_die_that_has_counted_is_not_shown_beside_what_follows() -> None:
    """Kawako, who dodges with +1, may push the foe away."""
    line = f"step=awareness {ROW} p1=kawako@0 p1.ki=0 p1.shadow=2 units=yari:1@0"
    match = table(line, 10, 8, options=LONE)
    assert view(match).step == "may"
    assert told(match, "dodged")[0]["value"] == 9
    assert view(match).roll is None


@pytest.mark.rule("E.7", "E/r67")
@pytest.mark.parametrize(
    ("line", "action", "helps"),
    [
        ("p1=onijin@0 p1.cards=katana* units=daimyo:1@0", "attack daimyo-1", True),
        ("p1=onijin@0 p1.cards=katana* units=yari:1@0", "attack yari-1", False),
        ("p1=shinmai@0 units=daimyo:1@0", "attack daimyo-1", False),
        ("p1=tanuki@0 units=daimyo:1@0", "attack daimyo-1", False),
    ],
)
def test_the_limit_is_not_lifted_where_no_result_could_differ(
    line: str, action: str, helps: bool
) -> None:
    """A Yari dies of a 7; without a bonus no result is above 9."""
    match = table(f"{line} p1.ki=1 p1.shadow=9", options=LONE)
    act(match, action)
    assert ("lift" in legal(match)) == helps
    if "use tanuki-token" in legal(match):
        act(match, "use tanuki-token")
        assert "lift" in legal(match), "now a 9 is worth 11"


@pytest.mark.rule("E/r67")
@pytest.mark.parametrize(("ninja", "helps"), [("kiri", True), ("onijin", False)])
def test_a_shadow_above_9_always_helps(ninja: str, helps: bool) -> None:
    match = table(f"step=shadow p1={ninja}@0 p1.ki=1", 5, options=LONE)
    assert (legal(match) == ["roll", "lift"]) == helps


def test_an_old_log_is_refused_with_its_version() -> None:
    """Rules version 1 played otherwise: its logs are refused, and the reason is the version."""
    log = GAME.new(options=LONE, seed=1).to_dict()
    assert log["header"]["rules"] == "2"
    log["header"]["rules"] = "1"
    with pytest.raises(ReplayError) as refused:
        kagemusha.replay(log)
    assert refused.value.messages[0].id == "replay-other-rules"
