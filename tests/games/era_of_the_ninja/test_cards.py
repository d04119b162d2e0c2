"""Cards of the project's own that ask for a decision: what each does, from a position line."""

from __future__ import annotations

import pytest

from kagemusha.core.match import Match
from tests.games.era_of_the_ninja.table import (
    LONE,
    ROW,
    act,
    inside,
    legal,
    ninja,
    player,
    script,
    stack,
    table,
    told,
    view,
)

pytestmark = pytest.mark.rule("E.98")
FIGHT = {"nvn": True}


def lone(line: str, *answers: int | str) -> Match:
    return table(f"{ROW} {line}", *answers, options=LONE)


def uses(match: Match) -> list[str]:
    return [action for action in legal(match) if action.startswith("use ")]


# --- ninja --------------------------------------------------------------------------------


def test_sunakake_changes_places_with_a_stack_two_steps_away() -> None:
    match = lone("lord=genma@2 p1=sunakake@0 p1.shadow=5 units=yari:2@2,monk:1@3")
    act(match, "use sunakake")
    assert (ninja(match).tile, stack(match, "yari-1").tile) == (2, 0)
    assert (ninja(match).ki, ninja(match).moved, ninja(match).moves) == (2, True, 2)
    assert uses(match) == [], "once a turn"
    assert not uses(lone("p1=sunakake@0 p1.shadow=5 units=yari:2@0")), "not with one beside her"


def test_sunakake_chooses_the_stack() -> None:
    match = lone("p1=sunakake@1 p1.shadow=5 units=yari:2@2,monk:1@0")
    act(match, "use sunakake")
    assert legal(match) == ["pick yari-1", "pick monk-1"]
    act(match, "pick monk-1")
    assert (ninja(match).tile, stack(match, "monk-1").tile) == (0, 1)


def test_jizo_pays_ingenuity_against_damage_and_rests_on_a_courtyard() -> None:
    line = "step=units p1=jizo@0 p1.ki=0 p1.wounds=5 p1.ingenuity=2 units=daishyo:1@0"
    match = lone(f"{line},monk:1@0", 2, 2)
    act(match, "pick daishyo-1", "use jizo")
    assert told(match, "ingenuity")[0]["number"] == -1
    assert [one["number"] for one in told(match, "wounds")] == [2], "the monk's: once a round"
    assert told(match, "healed")[0]["number"] == 2
    poor = lone(line.replace("ingenuity=2", "ingenuity=0"), 2)
    assert told(poor, "wounds")[0]["number"] == 2


def test_tsuchigumo_pulls_a_stack_to_her_tile() -> None:
    match = lone("lord=genma@1 p1=tsuchigumo@0 p1.shadow=5 units=yari:2@2")
    act(match, "use tsuchigumo")
    assert (stack(match, "yari-1").tile, ninja(match).tile, ninja(match).ki) == (0, 0, 2)
    assert not ninja(match).moved
    assert not uses(lone("lord=genma@1 p1=tsuchigumo@0 p1.shadow=5")), "never the Lord"


def test_tetsugoro_strikes_better_where_he_stood() -> None:
    line = "p1=tetsugoro@0 p1.ki=0 p1.shadow=9 units=monk:1@0,monk:1@1"
    still = lone(line, 3, 7)
    act(still, "attack monk-1")
    assert told(still, "rolled")[0]["face"] == 7
    moved = lone(line, 3, 7)
    act(moved, "move east", "attack monk-2")
    assert told(moved, "rolled")[0]["face"] == 3


def test_hari_trades_a_wound_for_ki_but_not_the_last() -> None:
    match = lone("p1=hari@0 p1.wounds=3 p1.ki=0 p1.shadow=5")
    act(match, "use hari")
    assert (ninja(match).wounds, ninja(match).ki) == (2, 2)
    assert uses(match) == []
    assert not uses(lone("p1=hari@0 p1.wounds=1 p1.ki=0 p1.shadow=5"))
    assert not uses(lone("p1=hari@0 p1.wounds=3 p1.shadow=5")), "with all her Ki"


def test_hikage_trades_shadow_for_attack() -> None:
    match = lone("p1=hikage@0 p1.ki=0 p1.shadow=8 units=yari:1@0", 4)
    act(match, "attack yari-1", "use hikage")
    assert told(match, "rolled")[0]["value"] == 6, "4 and 2"
    assert [one["value"] for one in told(match, "shadow")] == [4, 3]
    low = lone("p1=hikage@0 p1.ki=0 p1.shadow=3 units=yari:1@0", 4)
    act(low, "attack yari-1")
    assert not told(low, "used"), "Shadow 3 cannot fall by 3"


def test_kusa_hides_for_certain_after_moving() -> None:
    line = "p1=kusa@1 p1.ki=1 p1.shadow=2 units=yari:1@0"
    match = lone(line, 10)
    act(match, "move west", "hide", "use kusa")
    assert told(match, "hidden") == [{"player": "p1"}]
    assert ninja(match).ingenuity == 1
    still = lone(line.replace("kusa@1", "kusa@0"), 10)
    act(still, "hide")
    assert told(still, "seen") == [{"player": "p1"}]


def test_hibana_burns_herself_and_all_stacks_on_her_tile() -> None:
    match = lone("lord=genma@0 p1=hibana@0 p1.wounds=3 p1.shadow=5 units=yari:2@0,monk:1@1")
    act(match, "use hibana")
    assert [stack(match, name).tokens for name in ("yari-1", "lord", "monk-1")] == [1, 1, 0]
    assert (ninja(match).wounds, uses(match)) == (2, [])
    assert not uses(lone("p1=hibana@1 p1.shadow=5 units=yari:1@0")), "nobody to burn"
    assert not uses(lone("p1=hibana@0 p1.wounds=1 p1.shadow=5 units=yari:1@0"))


def test_enra_robs_the_guards_he_hides_among() -> None:
    match = lone("p1=enra@0 p1.ki=2 p1.shadow=9 units=yari:1@0", 2)
    act(match, "hide")
    act(script(match, "card onigiri"), "use enra-find")
    assert [card.id for card in player(match).cards] == ["onigiri"]
    assert ninja(match).ki == 0 or told(match, "rested"), "he did not move: one comes back"
    alone = lone("p1=enra@0 p1.ki=2 p1.shadow=9", 2)
    act(alone, "hide")
    assert view(alone).step != "may"


# --- Lords --------------------------------------------------------------------------------


def test_arashi_betrays_who_moves_and_hides() -> None:
    for line, start, shadow in (("", "move east", 5), ("", "", 7), ("@3", "move east", 7)):
        match = lone(f"lord=arashi{line} p1=shinmai@0 p1.shadow=7", 1)
        act(match, *filter(None, (start,)), "hide")
        said = told(match, "shadow")
        assert (said[0]["value"] if said else 7) == shadow


def test_daikoku_tempts_to_kill() -> None:
    match = lone("lord=daikoku p1=shinmai@0 p1.ki=0 p1.shadow=9 units=yari:1@0", 9)
    act(match, "attack yari-1")
    assert (ninja(match).ingenuity, told(match, "shadow")[0]["value"]) == (2, 9 - 1 - 2)
    here = lone("lord=daikoku@3 p1=shinmai@0 p1.ki=0 p1.shadow=9 units=yari:1@0", 9)
    act(here, "attack yari-1")
    assert ninja(here).ingenuity == 1


def test_yamabuki_taxes_loud_rounds() -> None:
    for awareness, left in ((6, 2), (5, 3)):
        match = lone(
            f"step=recovery lord=yamabuki p1=shinmai@0 p1.ingenuity=3 awareness={awareness}"
        )
        assert ninja(match).ingenuity == left


def test_kagemaru_sees_who_kills() -> None:
    line = "lord=kagemaru p1=shinmai@0 p1.ki=0 p1.shadow=10! units=yari:2@0"
    match = lone(line, 10, 1)
    act(match, "strike yari-1")
    assert told(match, "seen") == [{"player": "p1"}]
    wounded = lone(line, 5, 1)
    act(wounded, "strike yari-1")
    assert told(wounded, "hidden") == [{"player": "p1"}]


def test_nue_drains_who_is_seen() -> None:
    for shadow, ki in (("2", 1), ("10!", 2)):
        line = f"step=awareness lord=nue p1=shinmai@0 p1.ki=2 p1.shadow={shadow} p1.flags=moved"
        assert ninja(lone(line, 10)).ki == ki


def test_shuten_makes_minions_slow_and_strong() -> None:
    line = "step=units p1=shinmai@0 p1.ki=0 p1.wounds=5 units=yari:1@2"
    match = lone(f"{line} lord=shuten")
    assert stack(match, "yari-1").tile == 1, "one step, not two"
    near = lone(f"{line.replace('@2', '@1')} lord=shuten", 2)
    assert told(near, "wounds")[0]["number"] == 2


def test_saika_calls_gunners_in_loud_rounds() -> None:
    for awareness, units in ((6, 1), (5, 0)):
        line = f"step=units awareness={awareness} lord=saika@3 p1=shinmai@0 p1.flags=hidden"
        match = lone(line)
        found = [one for one in view(match).stacks if one.unit == "harquebus"]
        assert sum(one.units for one in found) == units


def test_ryuzo_withdraws_and_the_lead_says_where() -> None:
    line = f"{ROW} lead=p2 active=p1 lord=ryuzo@1 p1=shinmai@1 p1.ki=0 p1.shadow=9 p2=oni@0"
    match = table(line, 2, seats=2)
    act(match, "attack lord")
    assert match.pending == (1,)
    assert legal(match) == ["go east", "go west"]
    act(match, "go east")
    assert told(match, "pushed") == [{"stack": "lord", "tile": 2}]
    corner = lone("lord=ryuzo@0 p1=shinmai@0 p1.ki=0 p1.shadow=9", 2)
    act(corner, "attack lord")
    assert told(corner, "pushed") == [{"stack": "lord", "tile": 1}], "only one way"


def test_bishamon_is_strong_until_his_samurai_have_fallen() -> None:
    line = "lord=bishamon p1=onijin@0 p1.ki=0 p1.cards=katana* p1.shadow=9 units=daishyo:1@0"
    match = lone(line, 9)
    assert inside(match).lord_counters == 2
    act(match, "attack daishyo-1")
    assert inside(match).lord_counters == 1
    other = lone(line.replace("daishyo", "yari"), 9)
    act(other, "attack yari-1")
    assert inside(other).lord_counters == 2
    for counters, dead in ((1, 12), (0, 10)):
        match = lone("lord=bishamon@0 p1=onijin@0 p1.cards=katana* p1.shadow=9")
        inside(match).lord_counters = counters
        shown = next(one for one in view(match).stacks if one.id == "lord")
        assert shown.dead == dead


def test_kurogane_loses_a_plate_with_each_attack() -> None:
    match = lone("lord=kurogane@0 p1=onijin@0 p1.ki=0 p1.shadow=9", 2)
    assert next(one for one in view(match).stacks if one.id == "lord").dead == 12
    act(match, "attack lord")
    assert inside(match).lord_counters == 1


# --- weapons ------------------------------------------------------------------------------


def test_a_naginata_reaches_one_unit_on_the_next_tile() -> None:
    line = "p1=shinmai@1 p1.cards=naginata* p1.shadow=9 units=yari:2@1,monk:2@0,daishyo:1@3"
    match = lone(line)
    found = [action for action in legal(match) if action.split()[0] in ("attack", "strike")]
    assert found == ["attack yari-1", "strike yari-1", "strike monk-1"]
    wall = "tiles=courtyard:0:0:0,cross:1:0:0,cross:1:1:0,corner:0:1:1"
    closed = table(f"{wall} p1=shinmai@0 p1.cards=naginata* units=yari:1@3", options=LONE)
    assert "attack yari-1" not in legal(closed), "the marker has no partner"
    rival = f"{ROW} p1=shinmai@0 p1.cards=naginata* p1.shadow=9 p2=oni@1 p2.shadow=3"
    assert "wound p2" in legal(table(rival, seats=2, options=FIGHT))


def test_a_kama_harvests() -> None:
    for name, ki in (("shinmai", 0), ("takeko", 1)):
        match = lone(f"p1={name}@0 p1.ki=0 p1.cards=kama* p1.shadow=9 units=yari:1@0", 9)
        act(match, "attack yari-1")
        assert told(match, "ingenuity")[0]["number"] == 2
        assert len(told(match, "ki")) == ki


def test_a_bo_drives_back_whom_it_wounds() -> None:
    match = lone("p1=shinmai@1 p1.ki=0 p1.cards=bo* p1.shadow=9 units=daishyo:2@1", 7)
    act(match, "attack daishyo-1")
    assert uses(match) == ["use bo"]
    act(match, "use bo", "go east")
    assert told(match, "pushed") == [{"stack": "daishyo-1", "tile": 2}]


# --- items and skills ---------------------------------------------------------------------


def test_the_plates_of_a_do_maru_are_spent_one_by_one() -> None:
    line = "step=units p1=shinmai@0 p1.ki=0 p1.wounds=5 p1.cards=do-maru* units=monk:1@0"
    match = lone(line, 2)
    act(match, "use do-maru")
    assert (told(match, "wounds"), ninja(match).cards[0].counters) == ([], 3)
    skipped = lone(line, 2)
    act(skipped, "skip")
    assert told(skipped, "wounds")[0]["number"] == 2
    assert ninja(skipped).cards[0].counters == 4


def test_makibishi_stop_all_on_the_tile() -> None:
    line = "lord=genma@0 p1=shinmai@0 p1.shadow=5 p1.cards=makibishi* units=yari:2@0,monk:1@2"
    match = lone(line)
    act(match, "use makibishi")
    assert [stack(match, name).stunned for name in ("yari-1", "lord", "monk-1")] == [1, 1, 0]
    assert player(match).cards == ()
    assert not uses(lone(line.replace("p1=shinmai@0", "p1=shinmai@1")))


def test_iron_grip_hurts_whom_you_dodge() -> None:
    line = "step=units p1=shinmai@0 p1.ki=0 p1.skills=iron-grip units=yari:1@0,monk:1@0"
    match = lone(line, 9, 9)
    act(match, "pick monk-1")
    assert [stack(match, name).tokens for name in ("monk-1", "yari-1")] == [1, 0], "once a round"


def test_shurikenjutsu_lifts_the_limit_of_thrown_weapons() -> None:
    line = "p1=onijin@0 p1.ki=0 p1.shadow=9 p1.skills=shurikenjutsu units=daimyo:1@2"
    match = lone(f"{line} p1.cards=kunai*", 9)
    act(match, "attack daimyo-1")
    assert told(match, "rolled")[0]["value"] == 11, "9, his own 1, and 1 against a lone unit"


def test_saiminjutsu_moves_a_stack_nearby() -> None:
    match = lone("lord=genma@1 p1=shinmai@0 p1.shadow=5 p1.skills=saiminjutsu units=yari:2@1")
    act(match, "use saiminjutsu")
    assert legal(match) == ["go east", "go west"]
    act(match, "go west")
    assert (stack(match, "yari-1").tile, ninja(match).ki) == (0, 2)
    assert not uses(lone("p1=shinmai@0 p1.shadow=5 p1.skills=saiminjutsu units=yari:2@2"))


def test_choho_pays_for_exploring() -> None:
    line = "p1=shinmai@0 p1.ki=1 p1.shadow=5 p1.skills=choho+choho"
    match = table(line, "tile cross", "encounter lone-sentry", 1, options=LONE)
    act(match, "explore north")
    assert ninja(match).ingenuity == 1
    act(match, "done")
    assert told(match, "ki") == [{"player": "p1", "number": 1, "total": 2}]


@pytest.mark.rule("E/r74", "E.61")
def test_tokens_that_remove_a_unit_earn_like_a_kill_but_are_none() -> None:
    """Onijin gains one more for Samurai; Oni, who heals when his attack kills, does not heal."""
    line = "p1.ki=0 p1.wounds=4 p1.shadow=9 units=daishyo:1@0+2"
    for who, die, gained in (("onijin", 4, 3), ("oni", 3, 2)):
        match = lone(f"p1={who}@0 {line}", die)
        act(match, "attack daishyo-1")
        assert told(match, "killed")
        assert (ninja(match).ingenuity, ninja(match).wounds) == (gained, 4)


@pytest.mark.rule("E/r74")
def test_who_is_brought_to_another_tile_by_a_card_has_moved() -> None:
    match = lone("p1=seiryu@0 p1.ki=1 p1.wounds=3 p1.shadow=9", 1)
    act(match, "use seiryu", "at 2")
    assert ninja(match).moved
