"""How a round and a match end (R7.21 to R7.23)."""

from __future__ import annotations

import pytest

from tests.games.seven_ronin.table import (
    ATTACKER,
    BESIDE,
    EDITIONS,
    GONE,
    RING,
    RONIN,
    areas_step,
    combat,
    planning,
    scattered,
)

# --- R7.21: the count -----------------------------------------------------------------------------


@pytest.mark.rule("R7.21")
@pytest.mark.parametrize(
    ("taken", "reason"),
    [
        (["well", "shrine", "granary", "inn"], None),
        (["well", "shrine", "granary", "inn", "passage"], "five-areas"),
        (["well", "shrine", "granary", "inn", "passage", "watchtower"], "five-areas"),
        (["field-2", "well", "granary", "inn"], None),
        (["field-2", "field-3", "well"], None),
        (["field-2", "field-3", "inn"], None),
        (["field-2", "field-3", "well", "shrine"], "both-fields"),
        (["field-2", "field-3", "well", "inn"], "both-fields"),
        (["field-2", "field-3", "well", "shrine", "granary"], "five-areas"),
    ],
)
def test_r7_21_five_areas_or_both_fields_and_two_more(taken: list[str], reason: str | None) -> None:
    ninja = ", ".join(f"{area}:1" for area in taken)
    table = areas_step("kabe@burial-grounds", ninja=f"{ninja}, green:4")
    table.attacker("done")
    assert table.reason == (f"attacker:{reason}" if reason else None)


@pytest.mark.rule("R7.21")
def test_r7_21_it_is_not_checked_earlier() -> None:
    """Six areas stand at the start of the step, but the Attacker gives two of them away."""
    taken = "well:1, shrine:1, granary:1, inn:1, passage:1, burial-grounds:1"
    table = areas_step("kabe@field-2", ninja=taken)
    assert table.match.result is None
    table.attacker("burial-grounds well 1, shrine 1", "done")
    assert table.reason is None
    assert table.happened("areas-counted")[-1] == {"number": 4, "bonus": 0, "total": 4}


@pytest.mark.rule("R7.21", "R7.13")
def test_r7_21_guarded_areas_and_the_green_do_not_count() -> None:
    ninja = "well:1, shrine:1, granary:1, inn:1, passage:1, green:3"
    table = combat("kabe@well, yumi@field-2", ninja=ninja)
    table.defender("done").attacker("done")
    assert table.happened("areas-counted")[-1]["total"] == 4
    assert table.reason is None


@pytest.mark.rule("R7.21")
def test_r7_21_inn_as_field_makes_one_field_two() -> None:
    ninja = "field-3:1, inn:1, well:1, shrine:1"
    table = areas_step("kabe@granary", ninja=ninja)
    table.attacker("inn as field").end_round()
    assert table.reason == "attacker:inn-as-field"
    table = areas_step("kabe@granary", ninja=ninja)
    table.attacker("inn as well kabe").end_round()
    assert table.reason is None
    table = areas_step("kabe@granary", ninja="field-3:1, inn:1, shrine:1")
    table.attacker("inn as field").end_round()
    assert table.happened("areas-counted")[-1] == {"number": 3, "bonus": 1, "total": 4}


@pytest.mark.rule("R7.21")
def test_r7_21_never_more_than_one_extra() -> None:
    table = areas_step("kabe@granary", ninja="field-2:1, field-3:1, inn:1")
    table.attacker("inn as field")
    assert table.happened("areas-counted")[-1] == {"number": 3, "bonus": 1, "total": 4}
    assert table.reason is None


@pytest.mark.rule("R7.21", "R7.18")
def test_r7_21_the_inn_must_be_occupied_at_the_count() -> None:
    ninja = "field-2:1, inn:1, burial-grounds:1, well:1, shrine:1"
    table = areas_step("kabe@granary", ninja=ninja)
    table.attacker("inn as field", "burial-grounds inn 1").end_round()
    assert table.happened("areas-counted")[-1] == {"number": 4, "bonus": 0, "total": 4}
    assert table.reason is None


@pytest.mark.rule("R7.21", "R7.18")
def test_r7_21_one_field_is_left_at_the_count() -> None:
    """The Inn copied while both Fields stood; one was given back, and the copy replaces it."""
    ninja = "field-2:1, field-3:1, inn:1, burial-grounds:1, shrine:1"
    table = areas_step("kabe@granary", ninja=ninja)
    table.attacker("inn as field", "burial-grounds field-2 1").end_round()
    assert table.happened("areas-counted")[-1] == {"number": 4, "bonus": 1, "total": 5}
    assert table.reason == "attacker:inn-as-field"
    table = areas_step("kabe@granary", ninja="field-2:1, inn:1, burial-grounds:1, well:1, shrine:1")
    table.attacker("inn as field", "burial-grounds field-2 1").end_round()
    assert table.happened("areas-counted")[-1]["bonus"] == 0  # the copy alone is no Field


@pytest.mark.rule("R7.21")
def test_r7_21_a_copied_field_is_forgotten_after_the_round() -> None:
    table = areas_step("kabe@granary", ninja="field-2:1, inn:1, shrine:1")
    table.attacker("inn as field").end_round()
    assert table.round == 2
    table.plan("well 1, green 1", "kabe granary").end_round()
    assert table.happened("areas-counted")[-1] == {"number": 4, "bonus": 0, "total": 4}


# --- R7.22: one side is gone, at once -------------------------------------------------------------


@pytest.mark.rule("R7.22", "R7.6")
@pytest.mark.parametrize(("reserves", "plan"), [(0, ""), (1, "green 1")])
def test_r7_22_by_clearing_the_green(reserves: int, plan: str) -> None:
    table = planning(ninja="green:2", reserves=reserves, round=5)
    table.plan(plan, scattered("green", *RING[:6]))
    assert table.reason == "defender:ninja-gone"
    assert table.match.pending == ()


@pytest.mark.rule("R7.22", "R7.6")
def test_r7_22_not_while_there_are_reserves() -> None:
    table = planning(ninja="green:2", reserves=2)
    table.plan("green 1", scattered("green", *RING[:6]))
    assert table.reason is None


@pytest.mark.rule("R7.22", "R7.9")
def test_r7_22_by_musashi() -> None:
    line = "musashi@well, kabe:3@inn, taiko@shrine"
    table = combat(line, ninja="well:1", reserves=0)
    table.defender("musashi")
    assert table.reason == "defender:ninja-gone"
    for left in ({"ninja": "well:1, green:1", "reserves": 0}, {"ninja": "well:1", "reserves": 1}):
        table = combat(line, **left)  # type: ignore[arg-type]
        table.defender("musashi")
        assert table.reason is None


@pytest.mark.rule("R7.22", "R7.10")
def test_r7_22_by_yumi() -> None:
    table = combat("yumi@inn, kabe:3@shrine", ninja="", reserves=1)
    table.defender("yumi")
    assert table.reason == "defender:ninja-gone"
    table = combat("yumi@inn, kabe:3@shrine", ninja="green:1", reserves=1)
    table.defender("yumi")
    assert table.reason is None


@pytest.mark.rule("R7.22", "R7.13")
def test_r7_22_by_wounds_the_last_ninja() -> None:
    table = combat("kabe:3@inn, hayai@well", ninja="inn:1", reserves=0)
    assert table.reason == "defender:ninja-gone"
    assert table.wounds("kabe") == 4  # wounds on a tile are no ninja


@pytest.mark.rule("R7.22", "R7.13")
@pytest.mark.parametrize(
    ("ninja", "reserves"), [("inn:2", 0), ("inn:1", 1), ("inn:1, green:1", 0), ("inn:1, well:1", 0)]
)
def test_r7_22_by_wounds_the_last_ronin(ninja: str, reserves: int) -> None:
    table = combat("kabe:6@inn", ninja=ninja, reserves=reserves)
    assert table.reason == "attacker:ronin-gone"
    assert table.match.pending == ()


@pytest.mark.rule("R7.22", "R7.13")
def test_r7_22_both_gone_is_the_defenders() -> None:
    table = combat("kabe:6@inn, yobu:1@well", ninja="inn:1, well:2", reserves=0)
    table.defender("done")
    assert table.reason == "defender:both-gone"
    assert {ronin.station for ronin in table.view.ronin} == {GONE}


@pytest.mark.rule("R7.22", "R7.14")
def test_r7_22_both_gone_by_a_division() -> None:
    table = combat("kabe:6@inn, tasuke:2@inn", ninja="inn:2", reserves=0)
    assert table.reason == "defender:both-gone"
    table = combat("kabe:6@inn, tasuke:1@inn", ninja="inn:2", reserves=0)
    table.defender("divide tasuke 1")
    assert table.reason == "defender:ninja-gone"
    assert table.wounds("tasuke") == 2


@pytest.mark.rule("R7.22", "R7.16")
def test_r7_22_by_the_well() -> None:
    table = areas_step("kabe:6@inn", ninja="well:1, granary:1")
    table.attacker("well kabe")
    assert table.reason == "attacker:ronin-gone"
    assert table.offers(ATTACKER) == []


@pytest.mark.rule("R7.22", "R7.16")
def test_r7_22_by_the_watchtower() -> None:
    table = areas_step("kabe:6@inn, tasuke:2@inn", ninja="watchtower:1, granary:1", reserves=0)
    table.attacker("watchtower")
    assert table.reason == "attacker:ronin-gone"


@pytest.mark.rule("R7.22", "R7.20")
def test_r7_22_by_the_inn() -> None:
    table = areas_step("kabe:6@shrine", ninja="inn:1, well:1")
    table.attacker("inn as well kabe")
    assert table.reason == "attacker:ronin-gone"


@pytest.mark.rule("R7.22", "R7.19")
def test_r7_22_by_the_passage() -> None:
    table = areas_step("kabe:6@well", ninja="passage:1", reserves=1)
    table.attacker("passage well 1")
    assert table.reason == "attacker:ronin-gone"
    table = areas_step("kabe:6@well, tasuke:1@well", ninja="passage:1", reserves=2)
    table.attacker("passage well 2")
    table.defender("divide tasuke 2")
    assert table.reason is None
    table = areas_step("kabe:6@well, tasuke:2@well", ninja="passage:1", reserves=2)
    table.attacker("passage well 2")
    assert table.reason == "attacker:ronin-gone"


@pytest.mark.rule("R7.22", "R7.23")
def test_r7_22_by_starvation() -> None:
    table = combat("kabe:3@inn, hayai@well", ninja="", reserves=1, round=4)
    assert table.reason == "defender:ninja-gone"
    assert table.happened("ninja-starved")
    assert table.round == 4
    table = combat("kabe:3@inn, hayai@well", ninja="green:1", reserves=1, round=4)
    assert table.reason is None
    assert (table.reserves, table.round) == (0, 5)


@pytest.mark.rule("R7.22")
def test_r7_22_a_position_that_is_decided_is_over_at_once() -> None:
    table = combat("kabe:3@inn, yumi@well", ninja="", reserves=0)
    assert table.reason == "defender:ninja-gone"
    table = planning("kabe:3, yumi:1", ninja="", reserves=0)
    assert table.reason == "defender:ninja-gone"
    table = planning(", ".join(f"{name}:x" for name in RONIN), ninja="green:1")
    assert table.reason == "attacker:ronin-gone"


# --- R7.23: End Phase -----------------------------------------------------------------------------


@pytest.mark.rule("R7.23")
def test_r7_23_the_penned_stay_and_the_others_come_off() -> None:
    table = areas_step("kabe@shrine, yumi@well, taiko@green", ninja="animal-pen:1, granary:1")
    table.attacker("animal-pen kabe", "done")
    assert table.round == 2
    assert [table.station(r) for r in ("kabe", "yumi", "taiko")] == ["shrine", BESIDE, BESIDE]
    assert table.ronin("kabe").held
    assert not table.ronin("yumi").held
    assert table.ninja("animal-pen") == 1  # ninja stay


@pytest.mark.rule("R7.23", "R7.20")
def test_r7_23_two_are_penned_with_the_inns_help() -> None:
    table = areas_step("kabe@shrine, yumi@well, taiko@field-2", ninja="animal-pen:1, inn:1")
    table.attacker("inn as animal-pen taiko", "animal-pen kabe")
    held = {ronin.id: ronin.station for ronin in table.view.ronin if ronin.held}
    assert held == {"kabe": "shrine", "taiko": "field-2"}


@pytest.mark.rule("R7.23")
def test_r7_23_those_held_over_come_off_unless_chosen_again() -> None:
    line, ninja = "kabe@shrine, yumi@well", "animal-pen:1, granary:1"
    table = areas_step(line, ninja=ninja, held="kabe").attacker("done")
    assert table.station("kabe") == BESIDE
    table = areas_step(line, ninja=ninja, held="kabe").attacker("animal-pen kabe", "done")
    assert table.station("kabe") == "shrine"
    table = areas_step(line, ninja=ninja, held="kabe").attacker("animal-pen yumi", "done")
    assert (table.station("kabe"), table.station("yumi")) == (BESIDE, "well")


@pytest.mark.rule("R7.23")
def test_r7_23_a_penned_ronin_who_dies_is_not_held() -> None:
    table = areas_step("kabe:6@shrine, yumi@field-2", ninja="animal-pen:1, well:1")
    table.attacker("animal-pen kabe", "well kabe")
    assert table.station("kabe") == GONE
    assert table.round == 2


@pytest.mark.rule("R7.23", "R7.12")
def test_r7_23_markers_come_off_a_round_later() -> None:
    table = areas_step("kabe@granary, yumi@well, taiko@inn", ninja="shrine:1", silenced="yumi")
    table.attacker("shrine taiko")
    assert [table.ronin(r).silenced for r in ("yumi", "taiko")] == [False, True]
    assert not any(ronin.cursed for ronin in table.view.ronin)


@pytest.mark.rule("R7.23")
@pytest.mark.parametrize("round_number", range(1, 8))
def test_r7_23_casualties_bite_in_rounds_4_to_7(round_number: int) -> None:
    table = combat("kabe@inn, hayai@well", ninja="shrine:1", round=round_number, supply=10)
    reserves = table.reserves
    table.end_round()
    starved = 1 if round_number >= 4 else 0
    assert table.round == round_number + 1
    assert (table.reserves, table.supply) == (reserves - starved, 10 + starved)
    assert len(table.happened("ninja-starved")) == starved


@pytest.mark.rule("R7.23")
def test_r7_23_without_reserves_nobody_starves() -> None:
    table = combat("kabe@inn", ninja="shrine:1", round=5, reserves=0)
    supply = table.supply
    table.end_round()
    assert (table.round, table.reserves, table.supply) == (6, 0, supply)
    assert not table.happened("ninja-starved")


@pytest.mark.rule("R7.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_23_after_round_8_the_defender_wins_before_casualties(edition: str) -> None:
    options = {"edition": edition}
    table = combat("kabe@inn, yumi@well", ninja="shrine:1", round=8, options=options)
    reserves = table.reserves
    table.defender("done").attacker("done")
    assert table.reason == "defender:last-round"
    assert table.reserves == reserves
    assert not table.happened("ninja-starved")


@pytest.mark.rule("R7.23", "R7.21")
def test_r7_23_the_count_comes_before_the_end_of_round_8() -> None:
    ninja = "shrine:1, granary:1, well:1, passage:1, field-2:1"
    table = areas_step("kabe@inn", ninja=ninja, round=8)
    table.attacker("done")
    assert table.reason == "attacker:five-areas"


@pytest.mark.rule("R7.23", "R7.22")
def test_r7_23_one_ninja_in_round_8_does_not_starve_into_another_reason() -> None:
    table = combat("kabe:2@inn, hayai@well", ninja="", reserves=1, round=8)
    assert table.reason == "defender:last-round"
