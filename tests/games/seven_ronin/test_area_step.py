"""Combat Phase, step 3: the abilities of occupied areas (R7.15 to R7.20)."""

from __future__ import annotations

import pytest

from tests.games.seven_ronin.table import (
    ATTACKER,
    BESIDE,
    DEFENDER,
    GONE,
    RING,
    RONIN,
    areas_step,
)

# --- R7.15: when ----------------------------------------------------------------------------------


@pytest.mark.rule("R7.15")
def test_r7_15_uses_are_optional() -> None:
    table = areas_step("kabe@shrine", ninja="well:1, granary:2")
    table.attacker("done")
    assert table.round == 2
    assert table.wounds("kabe") == 0
    assert table.supply == 10


@pytest.mark.rule("R7.15")
def test_r7_15_each_at_most_once_a_round() -> None:
    table = areas_step("kabe@shrine", ninja="well:2, granary:2")
    table.attacker("well kabe")
    assert table.refused(ATTACKER, "well kabe") == {"R7.15"}
    table.attacker("granary")
    assert table.round == 2  # nothing was left to use


@pytest.mark.rule("R7.15")
def test_r7_15_the_order_is_free() -> None:
    for order in (["well kabe", "granary"], ["granary", "well kabe"]):
        table = areas_step("kabe@shrine", ninja="well:2, granary:2")
        table.attacker(*order)
        assert (table.wounds("kabe"), table.supply) == (1, 7)


@pytest.mark.rule("R7.15")
def test_r7_15_only_occupied_areas() -> None:
    table = areas_step("kabe@shrine, yumi@well", ninja="granary:1")
    assert table.offers(ATTACKER) == ["done", "granary"]
    for broken in ("well kabe", "shrine yumi", "passage well 1", "watchtower", "animal-pen kabe"):
        assert table.refused(ATTACKER, broken) == {"R7.15"}


@pytest.mark.rule("R7.15")
def test_r7_15_a_use_without_effect_is_not_offered() -> None:
    # The Supply is empty, nobody stands beside the Watchtower, Reserves are empty.
    table = areas_step(
        "kabe:6@green, yumi:2@shrine",
        ninja="granary:20, well:1, watchtower:1, passage:10, burial-grounds:1",
        supply=0,
        reserves=9,
    )
    assert table.offers(ATTACKER, "granary") == []
    assert table.offers(ATTACKER, "well") == []
    assert table.offers(ATTACKER, "watchtower") == []
    assert table.refused(ATTACKER, "granary") & {"R7.15", "R7.16"}
    assert table.refused(ATTACKER, "well yumi") & {"R7.15", "R7.16"}
    assert table.refused(ATTACKER, "watchtower") & {"R7.15", "R7.16"}
    table = areas_step("kabe:6@green", ninja="passage:10, well:34", supply=0, reserves=0, round=3)
    assert (table.round, table.step) == (4, "planning")  # nothing to use: the step was passed


@pytest.mark.rule("R7.15")
def test_r7_15_a_chosen_ronin_is_not_chosen_again() -> None:
    table = areas_step("kabe@shrine, yumi@well", ninja="animal-pen:1, inn:1")
    table.attacker("animal-pen kabe")
    assert table.offers(ATTACKER, "inn as") == ["inn as animal-pen yumi"]
    assert table.refused(ATTACKER, "inn as animal-pen kabe") == {"R7.15"}


@pytest.mark.rule("R7.15", "R7.19")
def test_r7_15_an_area_taken_during_the_step_counts() -> None:
    table = areas_step("kabe@shrine", ninja="passage:1")
    table.attacker("passage well 1", "well kabe")
    assert table.wounds("kabe") == 1


@pytest.mark.rule("R7.15", "R7.18")
def test_r7_15_emptied_and_retaken_no_second_use() -> None:
    table = areas_step("kabe@shrine", ninja="passage:1, burial-grounds:1, well:1")
    table.attacker("well kabe", "burial-grounds well 1", "passage well 2")
    assert table.round == 2
    assert table.wounds("kabe") == 1
    table = areas_step("kabe@shrine", ninja="passage:1, burial-grounds:1, well:1, granary:1")
    table.attacker("well kabe", "burial-grounds well 1", "passage well 2")
    assert table.refused(ATTACKER, "well kabe") == {"R7.15"}


@pytest.mark.rule("R7.15", "R7.18")
def test_r7_15_emptied_before_its_use_and_retaken_it_is_used() -> None:
    table = areas_step("kabe@shrine", ninja="passage:1, burial-grounds:1, well:1, granary:1")
    table.attacker("burial-grounds well 1")
    assert table.refused(ATTACKER, "well kabe") == {"R7.15"}
    table.attacker("passage well 2", "well kabe")
    assert table.wounds("kabe") == 1


@pytest.mark.rule("R7.15", "R7.18")
def test_r7_15_the_burial_grounds_may_empty_themselves() -> None:
    table = areas_step("kabe@shrine", ninja="burial-grounds:2, granary:1, passage:1")
    table.attacker("burial-grounds burial-grounds 2", "passage burial-grounds 1")
    assert table.offers(ATTACKER, "burial-grounds") == []


@pytest.mark.rule("R7.15")
def test_r7_15_uses_come_back_next_round() -> None:
    table = areas_step("kabe@shrine", ninja="well:2").attacker("well kabe")
    table.plan("green 1, inn 1", "kabe granary")
    assert table.may(ATTACKER, "well kabe")


# --- R7.16: Watchtower, Well, Granary -------------------------------------------------------------


@pytest.mark.rule("R7.16")
def test_r7_16_watchtower_wounds_each_ronin_beside_it() -> None:
    table = areas_step("kabe@inn, yumi@field-2, taiko@passage, hayai@green", ninja="watchtower:1")
    assert table.offers(ATTACKER) == ["done", "watchtower"]
    table.attacker("watchtower")
    hurt = {ronin.id: ronin.wounds for ronin in table.view.ronin if ronin.wounds}
    assert hurt == {"kabe": 1, "yumi": 1}
    assert table.supply == 10 - 2
    assert table.reserves == 40 - 1


@pytest.mark.rule("R7.16")
def test_r7_16_watchtower_wounds_tasuke_and_her_partner_each() -> None:
    table = areas_step("kabe@inn, tasuke@inn, yumi@field-2", ninja="watchtower:1")
    table.attacker("watchtower")
    assert [table.wounds(name) for name in ("kabe", "tasuke", "yumi")] == [1, 1, 1]
    assert table.supply == 10 - 3


@pytest.mark.rule("R7.16")
def test_r7_16_watchtower_with_a_supply_for_one_of_two() -> None:
    table = areas_step("kabe@inn, yumi@field-2", ninja="watchtower:1", supply=1)
    assert table.offers(ATTACKER, "watchtower") == ["watchtower kabe", "watchtower yumi"]
    assert table.refused(ATTACKER, "watchtower") == {"R7.16"}
    table.attacker("watchtower yumi")
    assert (table.wounds("kabe"), table.wounds("yumi"), table.supply) == (0, 1, 0)


@pytest.mark.rule("R7.16")
def test_r7_16_watchtower_with_a_supply_for_two_of_three() -> None:
    table = areas_step("kabe@inn, tasuke@inn, yumi@field-2", ninja="watchtower:1", supply=2)
    assert table.offers(ATTACKER, "watchtower") == [
        "watchtower kabe tasuke",
        "watchtower yumi kabe",
        "watchtower yumi tasuke",
    ]
    table.attacker("watchtower tasuke, yumi")
    assert [table.wounds(name) for name in ("kabe", "tasuke", "yumi")] == [0, 1, 1]
    for supply, offers in ((1, 3), (3, 1), (0, 0)):
        table = areas_step(
            "kabe@inn, tasuke@inn, yumi@field-2, taiko@well",
            ninja="watchtower:1, shrine:1",
            supply=supply,
        )
        assert len(table.offers(ATTACKER, "watchtower")) == offers


@pytest.mark.rule("R7.16")
def test_r7_16_nobody_chooses_while_the_supply_is_large_enough() -> None:
    table = areas_step("kabe@inn, yumi@field-2", ninja="watchtower:1")
    assert table.refused(ATTACKER, "watchtower yumi") == {"R7.16"}


@pytest.mark.rule("R7.16", "R7.13")
def test_r7_16_the_dead_are_removed_together_after_all_wounds() -> None:
    # One marker, and Yumi would die of it: hers come back too late to wound Kabe as well.
    table = areas_step("kabe@inn, yumi:2@field-2", ninja="watchtower:1", supply=1)
    assert table.refused(ATTACKER, "watchtower") == {"R7.16"}
    table.attacker("watchtower yumi")
    assert table.station("yumi") == GONE
    assert (table.wounds("kabe"), table.supply) == (0, 3)
    table = areas_step("kabe:6@inn, tasuke:2@inn, yumi:2@field-2, hayai@well", "watchtower:1")
    table.attacker("watchtower")
    assert [table.station(name) for name in ("kabe", "tasuke", "yumi")] == [GONE] * 3
    assert table.supply == 10 + 6 + 2 + 2


@pytest.mark.rule("R7.16")
def test_r7_16_well_wounds_one_chosen_ronin_from_the_supply() -> None:
    table = areas_step("kabe@inn, tasuke@inn, yumi:2@field-2", ninja="well:1, shrine:1")
    assert table.offers(ATTACKER, "well") == ["well kabe", "well tasuke", "well yumi"]
    table.attacker("well yumi")
    assert table.station("yumi") == GONE
    assert table.supply == 10 + 2  # one marker out, three back
    assert table.reserves == 40 - 2 - 2


@pytest.mark.rule("R7.16")
@pytest.mark.parametrize(("supply", "gained"), [(10, 2), (2, 2), (1, 1)])
def test_r7_16_granary_two_or_what_the_supply_has(supply: int, gained: int) -> None:
    table = areas_step("kabe@inn", ninja="granary:1", supply=supply)
    reserves = table.reserves
    table.attacker("granary")
    assert (table.reserves, table.supply) == (reserves + gained, supply - gained)


@pytest.mark.rule("R7.16")
def test_r7_16_the_supply_is_counted_when_the_ability_is_used() -> None:
    """Granary first leaves nothing for the Well; the Well's victim first fills the Supply."""
    table = areas_step("kabe@inn, yumi:2@field-2", ninja="granary:1, well:1, shrine:1", supply=1)
    table.attacker("granary")
    assert table.offers(ATTACKER, "well") == []
    table = areas_step("kabe@inn, yumi:2@field-2", ninja="granary:1, well:1, shrine:1", supply=1)
    reserves = table.reserves
    table.attacker("well yumi", "granary")
    assert (table.reserves, table.supply) == (reserves + 2, 1)


# --- R7.17: whom one may choose -------------------------------------------------------------------


@pytest.mark.rule("R7.17")
@pytest.mark.parametrize("area", ["well", "animal-pen", "shrine"])
def test_r7_17_nobody_on_the_green_is_chosen(area: str) -> None:
    table = areas_step("yumi@green, taiko@inn, kabe:x", ninja=f"{area}:1, passage:1")
    assert table.offers(ATTACKER, area) == [f"{area} taiko"]
    assert table.refused(ATTACKER, f"{area} yumi") == {"R7.17"}
    assert table.refused(ATTACKER, f"{area} musashi") == {"R7.13"}, "eliminated"


@pytest.mark.rule("R7.17")
@pytest.mark.parametrize("area", ["well", "animal-pen", "shrine"])
def test_r7_17_nor_is_he_through_the_inn(area: str) -> None:
    table = areas_step("yumi@green, taiko@granary", ninja=f"{area}:1, inn:1, passage:1")
    assert table.offers(ATTACKER, f"inn as {area}") == [f"inn as {area} taiko"]
    assert table.refused(ATTACKER, f"inn as {area} yumi") == {"R7.17"}


@pytest.mark.rule("R7.17")
def test_r7_17_the_pen_keeps_kabe_too() -> None:
    ronin = ", ".join(f"{name}@{area}" for name, area in zip(RONIN, RING, strict=False))
    table = areas_step(ronin.replace("kabe@animal-pen", "kabe@inn"), ninja="animal-pen:1")
    assert table.offers(ATTACKER, "animal-pen") == sorted(f"animal-pen {r}" for r in RONIN)


# --- R7.18: Burial Grounds ------------------------------------------------------------------------


@pytest.mark.rule("R7.18")
def test_r7_18_one_or_two_ninja_from_areas() -> None:
    table = areas_step("kabe@inn", ninja="burial-grounds:1, field-2:2, well:1, green:3")
    assert table.offers(ATTACKER, "burial-grounds") == sorted(
        [
            "burial-grounds burial-grounds 1",
            "burial-grounds field-2 1",
            "burial-grounds field-2 1, burial-grounds 1",
            "burial-grounds field-2 1, well 1",
            "burial-grounds field-2 2",
            "burial-grounds well 1",
            "burial-grounds well 1, burial-grounds 1",
        ]
    )
    reserves = table.reserves
    table.attacker("burial-grounds well 1, field-2 1")
    assert table.reserves == reserves + 2
    assert (table.ninja("well"), table.ninja("field-2"), table.ninja("green")) == (0, 1, 3)
    assert table.supply == 10


@pytest.mark.rule("R7.18")
@pytest.mark.parametrize(
    "broken",
    ["field-2 3", "field-2 2, well 1", "well 2", "shrine 1", "field-2 1, shrine 1", "green 1"],
)
def test_r7_18_no_more_not_from_elsewhere(broken: str) -> None:
    table = areas_step("kabe@inn", ninja="burial-grounds:1, field-2:2, well:1, green:3")
    assert table.refused(ATTACKER, f"burial-grounds {broken}") == {"R7.18"}


@pytest.mark.rule("R7.18")
@pytest.mark.parametrize("number", range(len(RING)))
def test_r7_18_two_from_any_one_area_or_any_two(number: int) -> None:
    area, other = RING[number], RING[number - 3]
    for line, left in (
        (f"{area} 2", (1, 3)),
        (f"{area} 1", (2, 3)),
        (f"{area} 1, {other} 1", (2, 2)),
    ):
        ninja = {"burial-grounds": 3, area: 3, other: 3}
        guard = next(space for space in RING if space not in ninja)
        written = ", ".join(f"{space}:{count}" for space, count in ninja.items())
        table = areas_step(f"kabe@{guard}", ninja=f"{written}, green:2")
        table.attacker(f"burial-grounds {line}")
        assert (table.ninja(area), table.ninja(other), table.ninja("green")) == (*left, 2)


# --- R7.19: Passage -------------------------------------------------------------------------------


@pytest.mark.rule("R7.19")
def test_r7_19_one_or_two_to_one_area() -> None:
    table = areas_step("kabe@inn", ninja="passage:1")
    offers = {f"passage {area} {number}" for area in RING for number in (1, 2)}
    assert set(table.offers(ATTACKER, "passage")) == offers
    for broken in ("well 3", "well 1, inn 1", "green 1", "well 0"):
        assert table.refused(ATTACKER, f"passage {broken}") == {"R7.19"}
    reserves = table.reserves
    table.attacker("passage granary 2")
    assert (table.ninja("granary"), table.reserves, table.supply) == (2, reserves - 2, 10)


@pytest.mark.rule("R7.19")
def test_r7_19_no_more_than_the_reserves_have() -> None:
    table = areas_step("kabe@inn", ninja="passage:1", reserves=1)
    assert len(table.offers(ATTACKER, "passage")) == len(RING)
    assert table.refused(ATTACKER, "passage well 2") == {"R7.19"}
    table = areas_step("kabe@inn", ninja="passage:1, shrine:1, well:1", reserves=0)
    assert table.offers(ATTACKER, "passage") == []


@pytest.mark.rule("R7.19", "R7.13")
def test_r7_19_a_ronin_there_takes_wounds_at_once() -> None:
    table = areas_step("kabe@inn, yumi:2@well", ninja="passage:1, shrine:1")
    table.attacker("passage inn 2")
    assert (table.wounds("kabe"), table.ninja("inn")) == (2, 0)
    table = areas_step("kabe@inn, yumi:2@well", ninja="passage:1, shrine:1")
    table.attacker("passage well 2")
    assert table.station("yumi") == GONE
    assert table.ninja("well") == 1
    table.attacker("well kabe")
    assert table.wounds("kabe") == 1


@pytest.mark.rule("R7.19", "R7.14")
def test_r7_19_the_defender_divides_with_tasuke() -> None:
    table = areas_step("kabe:6@well, tasuke@well", ninja="passage:1, shrine:1")
    table.attacker("passage well 2")
    assert (table.step, table.match.pending) == ("passage-division", (DEFENDER,))
    assert table.offers(DEFENDER) == ["divide tasuke 1", "divide tasuke 2"]
    assert table.refused(DEFENDER, "divide tasuke 0") == {"R7.14"}
    table.defender("divide tasuke 2")
    assert (table.wounds("kabe"), table.wounds("tasuke")) == (6, 2)
    assert (table.step, table.match.pending) == ("area-abilities", (ATTACKER,))
    table = areas_step("kabe:6@well, tasuke:2@well, yumi@inn", ninja="passage:1, shrine:1")
    table.attacker("passage well 2")  # one way only: nobody is asked
    assert table.station("kabe") == table.station("tasuke") == GONE


@pytest.mark.rule("R7.19")
def test_r7_19_ronin_abilities_do_not_answer_the_passage() -> None:
    table = areas_step("musashi@well, yobu@inn", ninja="passage:1, shrine:1")
    table.attacker("passage well 1")
    assert table.wounds("musashi") == 1
    assert table.match.pending == (ATTACKER,)


@pytest.mark.rule("R7.19", "R7.20")
def test_r7_19_passage_through_the_inn_and_division() -> None:
    table = areas_step("kabe@well, tasuke@well", ninja="passage:1, inn:1")
    table.attacker("inn as passage well 2")
    table.defender("divide tasuke 1")
    table.attacker("passage well 2")
    table.defender("divide tasuke 0")
    assert (table.wounds("kabe"), table.wounds("tasuke")) == (3, 1)


@pytest.mark.rule("R7.19")
def test_r7_19_limits_do_not_matter() -> None:
    table = areas_step("kabe@inn", ninja="passage:1, well:1")
    table.attacker("passage well 2")
    assert table.ninja("well") == 3


# --- R7.20: the Inn -------------------------------------------------------------------------------


@pytest.mark.rule("R7.20")
def test_r7_20_the_inn_alone_does_nothing() -> None:
    table = areas_step("kabe@well", ninja="inn:1")
    assert table.round == 2  # nothing was offered


@pytest.mark.rule("R7.20")
def test_r7_20_the_inn_copies_only_what_is_occupied_now() -> None:
    table = areas_step("kabe@shrine", ninja="inn:1, granary:1")
    assert table.offers(ATTACKER) == ["done", "granary", "inn as granary"]
    assert table.refused(ATTACKER, "inn as well kabe") == {"R7.15"}
    table = areas_step("kabe@shrine", ninja="inn:1, well:1, burial-grounds:1, granary:1")
    table.attacker("well kabe", "burial-grounds well 1")
    assert table.offers(ATTACKER, "inn as well") == []


@pytest.mark.rule("R7.20")
def test_r7_20_a_used_ability_is_copied_and_a_copied_one_is_used() -> None:
    for order in (["well kabe", "inn as well kabe"], ["inn as well kabe", "well kabe"]):
        table = areas_step("kabe@shrine, yumi@field-2", ninja="inn:1, well:1")
        table.attacker(*order)
        assert table.wounds("kabe") == 2


@pytest.mark.rule("R7.20")
def test_r7_20_the_inn_is_used_once() -> None:
    table = areas_step("kabe@shrine, yumi@field-2", ninja="inn:1, well:1, granary:1")
    table.attacker("inn as well kabe")
    assert table.offers(ATTACKER, "inn as") == []
    assert table.refused(ATTACKER, "inn as granary") == {"R7.15"}


@pytest.mark.rule("R7.20", "R7.15")
def test_r7_20_an_inn_taken_during_the_step_copies() -> None:
    table = areas_step("kabe@shrine, yumi@field-2", ninja="passage:1, well:1")
    table.attacker("well kabe", "passage inn 1", "inn as well kabe")
    assert table.wounds("kabe") == 2


@pytest.mark.rule("R7.20")
@pytest.mark.parametrize("kind", ["granary", "burial-grounds", "passage", "shrine", "animal-pen"])
def test_r7_20_every_ability_can_be_copied(kind: str) -> None:
    table = areas_step("yumi@field-2, kabe@well", ninja=f"inn:1, {kind}:1")
    own = [f"inn as {use}" for use in table.offers(ATTACKER, kind)]
    assert own
    assert table.offers(ATTACKER, "inn as") == own


@pytest.mark.rule("R7.20")
def test_r7_20_two_occupied_fields_are_one_choice() -> None:
    table = areas_step("kabe@shrine", ninja="inn:1, field-2:1, field-3:1")
    assert table.offers(ATTACKER) == ["done", "inn as field"]
    table = areas_step("kabe@shrine", ninja="inn:1, field-3:1")
    assert table.offers(ATTACKER) == ["done", "inn as field"]


@pytest.mark.rule("R7.20")
def test_r7_20_penned_by_pen_and_inn() -> None:
    table = areas_step("kabe@shrine, yumi@field-2, taiko@well", ninja="inn:1, animal-pen:1")
    table.attacker("animal-pen kabe", "inn as animal-pen yumi")
    stations = [table.station(name) for name in ("kabe", "yumi", "taiko")]
    assert stations == ["shrine", "field-2", BESIDE]
    assert table.round == 2
