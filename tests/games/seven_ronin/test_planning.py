"""Planning Phase: what both sides may write behind their screens (R7.1 to R7.7)."""

from __future__ import annotations

import pytest

from tests.games.seven_ronin.table import (
    ATTACKER,
    DEFENDER,
    EDITIONS,
    RING,
    RONIN,
    Table,
    new_table,
    plan_line,
    planning,
    scattered,
    snapshot,
)

SPREAD = scattered(*RING[:7])  # one ronin an area, from the Watchtower to the Well


def may_deploy(table: Table, plan: str) -> bool:
    """Whether the Attacker may send exactly this."""
    return table.may(ATTACKER, plan_line(plan))


def may_stand(table: Table, plan: str) -> bool:
    """Whether the Defender may send exactly this."""
    return table.may(DEFENDER, plan_line(plan))


# --- the book's own lists -------------------------------------------------------------------------


def test_the_plans_of_the_rulebooks_example() -> None:
    """Derek: Burial Grounds 2, Watchtower 1, Well 1, the Green 1; two of seven stay in hand."""
    table = new_table()
    table.plan("burial-grounds 2, watchtower 1, well 1, green 1", scattered(*RING[1:8]))
    assert table.happened("ninja-deployed") == [
        {"area": "watchtower", "number": 1},
        {"area": "well", "number": 1},
        {"area": "burial-grounds", "number": 2},
        {"area": "green", "number": 1},
    ]
    assert table.reserves == 40 - 5
    assert table.ninja("watchtower") == 1
    assert table.ninja("burial-grounds") == 2
    assert table.ninja("green") == 1


@pytest.mark.parametrize(
    ("round_number", "threat"), list(enumerate((3, 3, 3, 4, 4, 4, 5, 5), start=1))
)
def test_threat_level_bounds_the_different_areas(round_number: int, threat: int) -> None:
    table = planning(round=round_number)
    areas = [f"{area} {1 if area != 'field-3' else 3}" for area in RING]
    assert may_deploy(table, ", ".join(areas[:threat]))
    assert table.refused(ATTACKER, plan_line(", ".join(areas[: threat + 1]))) == {"B7.4"}


@pytest.mark.parametrize(
    ("area", "limit"),
    [
        ("watchtower", 1),
        ("granary", 2),
        ("well", 1),
        ("inn", 1),
        ("animal-pen", 2),
        ("shrine", 1),
        ("burial-grounds", 2),
        ("field-2", 2),
        ("field-3", 3),
        ("passage", 2),
    ],
)
def test_deployment_limits_are_those_of_the_book(area: str, limit: int) -> None:
    table = new_table()
    assert table.area(area).limit == limit
    assert may_deploy(table, f"{area} {limit}")
    assert table.refused(ATTACKER, plan_line(f"{area} {limit + 1}")) == {"R7.3"}


def test_setup_is_that_of_the_book() -> None:
    table = new_table()
    assert (table.reserves, table.supply, table.round) == (40, 10, 1)
    vitality = {ronin.id: ronin.vitality for ronin in table.view.ronin}
    assert vitality == dict(zip(RONIN, (3, 3, 4, 5, 5, 7, 3), strict=True))
    assert len(table.view.track) == 8
    assert [space.casualty for space in table.view.track] == [False] * 3 + [True] * 5
    assert tuple(area.id for area in table.view.areas) == RING


# --- the Attacker ---------------------------------------------------------------------------------


@pytest.mark.rule("R7.1")
def test_r7_1_green_counts_toward_the_minimum() -> None:
    table = planning(round=2)
    assert may_deploy(table, "well 1, green 1")
    assert not may_deploy(table, "well 1")
    assert not may_deploy(table, "green 1")
    assert may_deploy(planning(round=1), "green 1")


@pytest.mark.rule("R7.1")
def test_r7_1_one_ninja_a_round_on_the_green() -> None:
    table = planning(ninja="green:3")
    assert may_deploy(table, "green 1")
    assert table.refused(ATTACKER, plan_line("green 2")) == {"R7.1"}
    table.plan("green 1", SPREAD)
    assert table.ninja("green") == 4


@pytest.mark.rule("R7.1")
def test_r7_1_green_needs_no_threat_level() -> None:
    table = new_table()
    assert may_deploy(table, "well 1, inn 1, shrine 1, green 1")
    assert not may_deploy(table, "well 1, inn 1, shrine 1, granary 1")


@pytest.mark.rule("R7.2")
def test_r7_2_minimum_binds() -> None:
    table = planning(round=5)
    assert table.refused(ATTACKER, plan_line("granary 2, well 1")) == {"R7.2"}
    assert may_deploy(table, "granary 2, well 1, inn 1")
    assert table.view.required_force == 4


@pytest.mark.rule("R7.2")
def test_r7_2_fewer_reserves_than_the_minimum() -> None:
    table = planning(round=6, reserves=2)
    assert table.view.required_force == 2
    assert not may_deploy(table, "well 1")
    assert not may_deploy(table, "")
    assert may_deploy(table, "well 1, green 1")
    assert may_deploy(table, "granary 2")
    assert table.refused(ATTACKER, plan_line("granary 2, well 1")) == {"B7.3"}


@pytest.mark.rule("R7.2")
def test_r7_2_no_reserves_an_empty_plan() -> None:
    table = planning(round=6, reserves=0, ninja="well:1")
    assert table.offers(ATTACKER) == ["seal"]
    table.plan("", SPREAD)
    assert not table.happened("ninja-deployed")


@pytest.mark.rule("R7.3")
def test_r7_3_green_lifts_limits_of_one_area_or_of_many() -> None:
    table = planning(ninja="green:2")
    assert may_deploy(table, "field-3 5")
    assert may_deploy(table, "granary 3, passage 3")
    assert may_deploy(table, "well 2, inn 2, shrine 1")
    assert may_deploy(table, "well 3, inn 1, shrine 1")
    assert table.refused(ATTACKER, plan_line("field-3 6")) == {"R7.3"}
    assert table.refused(ATTACKER, plan_line("well 2, inn 2, shrine 2")) == {"R7.3"}


@pytest.mark.rule("R7.3")
def test_r7_3_green_is_counted_when_planning_starts() -> None:
    table = new_table()
    assert table.refused(ATTACKER, plan_line("well 2, green 1")) == {"R7.3"}
    table = planning(ninja="green:1")
    assert table.refused(ATTACKER, plan_line("well 3, green 1")) == {"R7.3"}


@pytest.mark.rule("R7.3", "R7.6")
def test_r7_3_surplus_stays_even_if_a_ronin_clears_the_green() -> None:
    table = planning(ninja="green:2")
    ronin = scattered("field-2", "passage", "granary", "animal-pen", "shrine", "green", "field-3")
    table.plan("well 2, inn 2, green 1", ronin)
    assert table.ninja("green") == 0
    assert table.ninja("well") == 2
    assert table.ninja("inn") == 2
    assert table.supply == 10 + 3


@pytest.mark.rule("R7.3")
def test_r7_3_limits_bind_new_ninja_only() -> None:
    table = planning(ninja="well:3, field-2:4")
    assert may_deploy(table, "well 1, field-2 2")
    assert not may_deploy(table, "well 2")
    table.plan("well 1", scattered(*RING[:6], "inn"))
    assert table.ninja("well") == 4


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_3_green_works_in_every_edition(edition: str) -> None:
    table = planning(ninja="green:1", options={"edition": edition})
    assert may_deploy(table, "well 2")
    assert not may_deploy(table, "well 3")


# --- the Defender ---------------------------------------------------------------------------------


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize("missing", RONIN)
def test_r7_4_every_living_ronin_is_deployed(missing: str) -> None:
    plan = ", ".join(item for item in SPREAD.split(", ") if not item.startswith(missing))
    assert new_table().refused(DEFENDER, plan_line(plan)) == {"R7.4"}
    table = planning(ronin=f"{missing}:x")
    assert may_stand(table, plan)
    assert "R7.13" in table.refused(DEFENDER, plan_line(SPREAD))


@pytest.mark.rule("R7.4")
def test_r7_4_one_ronin_an_area_but_tasuke_and_one_other() -> None:
    table = new_table()
    six = RING[:6]
    assert may_stand(table, scattered(*six, "well"))
    for area in six:
        assert may_stand(table, scattered(*six, area))
    assert table.refused(DEFENDER, plan_line(scattered("inn", "inn", *RING[:5]))) == {"R7.4"}
    three = scattered("inn", "inn", *RING[:4], "inn")
    assert table.refused(DEFENDER, plan_line(three)) == {"R7.4"}


@pytest.mark.rule("R7.4")
def test_r7_4_a_ronin_is_deployed_once() -> None:
    table = new_table()
    assert table.refused(DEFENDER, plan_line(f"{SPREAD}, kabe inn")) == {"R7.4"}


@pytest.mark.rule("R7.4")
def test_r7_4_nobody_on_an_empty_green() -> None:
    table = new_table()
    on_green = scattered("green", *RING[:6])
    assert table.refused(DEFENDER, plan_line(on_green)) == {"R7.4"}
    # Not even if the Attacker's ninja is on its way there.
    table.attacker(plan_line("green 1"))
    assert table.refused(DEFENDER, plan_line(on_green)) == {"R7.4"}


@pytest.mark.rule("R7.4")
def test_r7_4_one_ronin_on_the_green_not_even_tasuke_joins() -> None:
    table = planning(ninja="green:1")
    for number in range(len(RONIN)):
        spaces = [*RING[:number], "green", *RING[number:6]]
        assert may_stand(table, scattered(*spaces))
    both = scattered("green", *RING[:5], "green")
    assert table.refused(DEFENDER, plan_line(both)) == {"R7.4"}
    both = scattered("green", "green", *RING[:5])
    assert table.refused(DEFENDER, plan_line(both)) == {"R7.4"}


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize("held", [ronin for ronin in RONIN if ronin != "tasuke"])
def test_r7_5_only_tasuke_joins_a_held_ronin(held: str) -> None:
    table = planning(ronin=f"{held}@well", held=held)
    free = [ronin for ronin in RONIN if ronin != held]
    spaces = RING[:6]
    plan = dict(zip(free, spaces, strict=True))
    assert may_stand(table, written(plan))
    assert may_stand(table, written({**plan, "tasuke": "well"}))
    for ronin in free:
        if ronin != "tasuke":
            broken = written({**plan, ronin: "well"})
            assert table.refused(DEFENDER, plan_line(broken)) & {"R7.4", "R7.5"}
    again = written({**plan, held: "inn"})
    assert table.refused(DEFENDER, plan_line(again)) == {"R7.5"}


@pytest.mark.rule("R7.5")
def test_r7_5_anyone_joins_tasuke_held_alone_but_only_one() -> None:
    table = planning(ronin="tasuke@well", held="tasuke")
    plan = dict(zip(RONIN[:6], RING[:6], strict=True))
    assert may_stand(table, written(plan))
    for ronin in RONIN[:6]:
        assert may_stand(table, written({**plan, ronin: "well"}))
    two = written({**plan, "kabe": "well", "yobu": "well"})
    assert table.refused(DEFENDER, plan_line(two)) & {"R7.4", "R7.5"}


@pytest.mark.rule("R7.5", "R7.12")
def test_r7_5_nobody_joins_tasuke_under_a_shrine_marker() -> None:
    table = planning(ronin="tasuke@well", held="tasuke", silenced="tasuke")
    plan = dict(zip(RONIN[:6], RING[:6], strict=True))
    assert may_stand(table, written(plan))
    for ronin in RONIN[:6]:
        broken = written({**plan, ronin: "well"})
        assert table.refused(DEFENDER, plan_line(broken)) == {"R7.12"}


@pytest.mark.rule("R7.5", "R7.12")
def test_r7_5_tasuke_under_a_marker_joins_nobody_held() -> None:
    table = planning(ronin="kabe@well", held="kabe", silenced="tasuke")
    plan = dict(zip([r for r in RONIN if r != "kabe"], RING[:6], strict=True))
    assert may_stand(table, written(plan))
    broken = written({**plan, "tasuke": "well"})
    assert table.refused(DEFENDER, plan_line(broken)) == {"R7.12"}


@pytest.mark.rule("R7.5")
def test_r7_5_nobody_joins_tasuke_and_a_partner_held_together() -> None:
    table = planning(ronin="tasuke@well, kabe@well", held="tasuke,kabe")
    plan = dict(zip(RONIN[:5], RING[:5], strict=True))
    assert may_stand(table, written(plan))
    broken = written({**plan, "yobu": "well"})
    assert table.refused(DEFENDER, plan_line(broken)) & {"R7.4", "R7.5"}


@pytest.mark.rule("R7.5")
def test_r7_5_a_held_ronin_stands_where_he_stood_and_keeps_his_ability() -> None:
    table = planning(ronin="yumi@shrine", held="yumi")
    plan = dict(zip([r for r in RONIN if r != "yumi"], RING[:6], strict=True))
    table.plan("inn 1", written(plan))
    assert table.station("yumi") == "shrine"
    table.defender("yumi")
    assert table.reserves == 40 - 1 - 1


@pytest.mark.rule("R7.5", "R7.11")
def test_r7_5_a_held_hayai_may_not_ride() -> None:
    plan = dict(zip([r for r in RONIN if r != "hayai"], RING[:6], strict=True))
    table = planning(ronin="hayai@shrine", held="hayai").plan("inn 1", written(plan))
    assert table.offers(DEFENDER, "hayai") == []
    assert table.refused(DEFENDER, "hayai inn") == {"R7.5"}
    free = planning().plan("inn 1", written({**plan, "hayai": "shrine"}))
    assert free.offers(DEFENDER, "hayai") == ["hayai inn"]


@pytest.mark.rule("R7.6")
def test_r7_6_a_ronin_clears_the_green_without_wounds() -> None:
    table = planning(ninja="green:3", ronin="yobu:2")
    table.plan("green 1, well 1", scattered("green", *RING[:6]))
    assert table.station("yobu") == "green"
    assert table.wounds("yobu") == 2
    assert table.ninja("green") == 0
    assert table.supply == 50 - 2 - 1 - table.reserves
    assert table.happened("green-cleared") == [{"ronin": "yobu", "number": 4}]


@pytest.mark.rule("R7.6")
def test_r7_6_without_a_ronin_the_green_stays() -> None:
    table = planning(ninja="green:3").plan("green 1", SPREAD)
    assert table.ninja("green") == 4
    assert table.supply == 10


# --- refusing a plan ------------------------------------------------------------------------------


@pytest.mark.rule("R7.7")
def test_r7_7_every_rule_an_attackers_plan_breaks_is_named() -> None:
    table = new_table()
    plan = "well 2, inn 2, shrine 1, granary 1, green 2"
    assert table.refused(ATTACKER, plan_line(plan)) == {"B7.4", "R7.3", "R7.1"}
    table = planning(round=7, reserves=3)
    assert table.refused(ATTACKER, plan_line("well 3, green 2")) == {"B7.3", "R7.3", "R7.1"}
    table = planning(round=7)
    assert table.refused(ATTACKER, plan_line("well 2")) == {"R7.2", "R7.3"}


@pytest.mark.rule("R7.7")
def test_r7_7_every_rule_a_defenders_plan_breaks_is_named() -> None:
    table = planning(ronin="kabe@well, yumi:x", held="kabe", silenced="tasuke")
    plan = "yobu inn, tasuke inn, musashi green, hayai granary, taiko granary, kabe inn, yumi inn"
    broken = table.refused(DEFENDER, plan_line(plan))
    assert broken == {"R7.12", "R7.4", "R7.5", "R7.13"}
    messages = [message.id for message in table.match.why_not(DEFENDER, plan_line(plan))]
    assert len(messages) == 5


@pytest.mark.rule("R7.7")
def test_r7_7_a_refused_plan_leaves_no_trace_and_the_step_is_redone() -> None:
    table = new_table()
    before = snapshot(table.match)
    assert table.refused(ATTACKER, plan_line("well 2")) == {"R7.3"}
    assert table.refused(DEFENDER, plan_line("kabe well, yobu well")) == {"R7.4"}
    assert snapshot(table.match) == before
    table.plan("well 1", SPREAD)
    assert table.step == "ronin-abilities"


@pytest.mark.rule("R7.7")
def test_r7_7_a_plan_that_goes_wrong_at_its_end_is_refused_whole() -> None:
    table = planning(round=4)
    table.attacker("deploy watchtower 1")  # a draft is kept
    assert table.refused(ATTACKER, "deploy well 1; seal") == {"R7.2"}
    assert table.refused(ATTACKER, "deploy well 1, inn 2; seal") == {"R7.3"}
    table.attacker("deploy well 1, inn 1, green 1; seal")
    assert table.match.pending == (DEFENDER,)


def written(plan: dict[str, str]) -> str:
    """A Defender's plan as notation."""
    return ", ".join(f"{ronin} {area}" for ronin, area in plan.items())
