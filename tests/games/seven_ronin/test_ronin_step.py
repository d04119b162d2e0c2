"""Combat Phase, step 1: the abilities of the ronin (R7.8 to R7.12)."""

from __future__ import annotations

import pytest

from tests.games.seven_ronin.table import (
    ATTACKER,
    DEFENDER,
    RING,
    RONIN,
    areas_step,
    combat,
    plan_line,
    planning,
    scattered,
)

# --- R7.8: when -----------------------------------------------------------------------------------


@pytest.mark.rule("R7.8")
def test_r7_8_abilities_are_optional() -> None:
    table = combat("musashi@well, yumi@inn, yobu@granary", ninja="well:1, granary:2")
    table.defender("done")
    assert table.wounds("musashi") == 1
    assert table.wounds("yobu") == 2
    assert table.reserves == 40 - 3


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize(
    "use", ["musashi", "yumi", "yobu 1 -> shrine", "taiko kabe", "hayai animal-pen"]
)
def test_r7_8_each_at_most_once_a_round(use: str) -> None:
    table = combat(
        "musashi@well, yumi@inn, yobu@burial-grounds, hayai@granary, taiko@passage, kabe:3@field-3",
        ninja="well:3, animal-pen:2, burial-grounds:3",
    )
    table.defender(use)
    verb = use.split(maxsplit=1)[0]
    assert table.offers(DEFENDER, verb) == []
    assert table.match.why_not(DEFENDER, use)[0].rule == "R7.8"
    assert table.ronin(verb).spent


@pytest.mark.rule("R7.8")
def test_r7_8_abilities_come_back_next_round() -> None:
    table = combat("yumi@inn, kabe@well", ninja="shrine:1")
    table.defender("yumi").attacker("done")
    assert table.round == 2
    table.plan("well 1, green 1", "yumi inn, kabe well")
    assert table.may(DEFENDER, "yumi")


@pytest.mark.rule("R7.8")
def test_r7_8_the_order_is_free() -> None:
    ronin, ninja = "musashi@well, yumi@inn, taiko@passage, kabe:1@field-2", "well:2"
    uses = ["musashi", "yumi", "taiko kabe"]
    ends = set()
    for order in (uses, uses[::-1], [uses[1], uses[0], uses[2]]):
        table = combat(ronin, ninja=ninja)
        table.defender(*order)
        ends.add(table.match.hash)
    assert len(ends) == 1


@pytest.mark.rule("R7.8", "R7.10")
def test_r7_8_yobus_push_makes_yumis_area_contested() -> None:
    table = combat("yobu@granary, yumi@animal-pen, kabe@inn", ninja="granary:3")
    assert table.may(DEFENDER, "yumi")
    table.defender("yobu 1 -> animal-pen")
    assert table.match.result is None
    assert table.wounds("yumi") == 1  # nothing was left to choose, and the step ended
    table = combat("yobu@granary, yumi@animal-pen, musashi@well", ninja="granary:3, well:1")
    table.defender("yobu 1 -> animal-pen")
    assert table.refused(DEFENDER, "yumi") == {"R7.10"}
    table = combat("yobu@granary, yumi@animal-pen, musashi@well", ninja="granary:3, well:1")
    table.defender("yumi", "yobu 1 -> animal-pen")
    assert table.reserves == 40 - 4 - 1


@pytest.mark.rule("R7.8", "R7.9")
def test_r7_8_yobus_push_gives_musashi_somebody_to_cut() -> None:
    table = combat("yobu@granary, musashi@animal-pen, yumi@inn", ninja="granary:2")
    assert table.refused(DEFENDER, "musashi") == {"R7.9"}
    table.defender("yobu 2 -> animal-pen", "musashi")
    assert table.ninja("animal-pen") == 1
    assert table.ninja("granary") == 0


@pytest.mark.rule("R7.8", "R7.11")
def test_r7_8_yobus_push_opens_a_way_for_hayai() -> None:
    table = combat("yobu@granary, hayai@inn, yumi@well", ninja="granary:2")
    assert table.offers(DEFENDER, "hayai") == []
    table.defender("yobu 2 -> animal-pen")
    assert table.offers(DEFENDER, "hayai") == ["hayai animal-pen"]
    table.defender("hayai animal-pen", "done")
    assert table.wounds("hayai") == 2
    assert table.wounds("yobu") == 0


@pytest.mark.rule("R7.8")
def test_r7_8_musashis_cut_makes_his_area_free() -> None:
    table = combat("musashi@well, tasuke@well, yumi@inn, kabe@passage", ninja="well:1")
    table.defender("musashi")
    assert table.ninja("well") == 0
    assert table.refused(DEFENDER, "musashi") == {"R7.8", "R7.9"}
    table.defender("done")
    assert table.wounds("musashi") == table.wounds("tasuke") == 0


@pytest.mark.rule("R7.8")
def test_r7_8_a_push_makes_an_area_free_and_its_guest_may_act() -> None:
    """Yobu drives the last ninja from Tasuke's and his area; what he drove off is contested."""
    table = combat("yobu@inn, taiko@burial-grounds, kabe:2@well, yumi@passage", ninja="inn:1")
    assert table.may(DEFENDER, "taiko kabe")
    table.defender("yobu 1 -> burial-grounds")
    assert table.refused(DEFENDER, "taiko kabe") == {"R7.10"}
    table.defender("done")
    assert table.wounds("taiko") == 1


@pytest.mark.rule("R7.8", "R7.11")
def test_r7_8_hayai_leaves_before_the_push_arrives() -> None:
    ronin = "yobu@granary, hayai@animal-pen, yumi@inn"
    table = combat(ronin, ninja="granary:2, well:1")
    table.defender("hayai well", "yobu 2 -> animal-pen", "done")
    assert table.ninja("animal-pen") == 2
    assert table.wounds("hayai") == 1
    table = combat(ronin, ninja="granary:2, well:1")
    table.defender("yobu 2 -> animal-pen")
    assert table.refused(DEFENDER, "hayai well") == {"R7.11"}


# --- R7.9: Musashi and Yobu -----------------------------------------------------------------------


@pytest.mark.rule("R7.9")
def test_r7_9_musashi_sends_one_to_the_supply() -> None:
    table = combat("musashi@granary, yumi@inn", ninja="granary:3", supply=10)
    table.defender("musashi")
    assert (table.ninja("granary"), table.supply) == (2, 11)
    table.defender("done")
    assert table.wounds("musashi") == 2


@pytest.mark.rule("R7.9")
def test_r7_9_musashi_and_yobu_need_a_contested_area() -> None:
    table = combat("musashi@granary, yobu@shrine, yumi@inn", ninja="field-2:3")
    assert table.offers(DEFENDER) == ["done", "yumi"]
    assert table.refused(DEFENDER, "musashi") == {"R7.9"}
    assert table.refused(DEFENDER, "yobu 1 -> well") == {"R7.9"}


@pytest.mark.rule("R7.9")
def test_r7_9_yobu_one_or_two_to_one_or_both_neighbours() -> None:
    table = combat("yobu@shrine, yumi@inn", ninja="shrine:5")
    assert table.offers(DEFENDER, "yobu") == [
        "yobu 1 -> burial-grounds",
        "yobu 1 -> well",
        "yobu 1 -> well, 1 -> burial-grounds",
        "yobu 2 -> burial-grounds",
        "yobu 2 -> well",
    ]
    for broken in (
        *("yobu 3 -> well", "yobu 1 -> inn", "yobu 2 -> well, 1 -> burial-grounds"),
        *("yobu 1 -> shrine", "yobu 0 -> well", "yobu 1 -> well, 1 -> inn"),
    ):
        assert table.refused(DEFENDER, broken) == {"R7.9"}
    table.defender("yobu 1 -> burial-grounds, 1 -> well")
    assert [table.ninja(a) for a in ("well", "shrine", "burial-grounds")] == [1, 3, 1]


@pytest.mark.rule("R7.9")
def test_r7_9_yobu_cannot_move_more_than_there_are() -> None:
    table = combat("yobu@shrine, yumi@inn", ninja="shrine:1")
    assert table.offers(DEFENDER, "yobu") == ["yobu 1 -> burial-grounds", "yobu 1 -> well"]


@pytest.mark.rule("R7.9")
def test_r7_9_limits_do_not_matter_for_yobu() -> None:
    table = combat("yobu@shrine, yumi@inn", ninja="shrine:2, well:1")
    table.defender("yobu 2 -> well")
    assert table.ninja("well") == 3
    assert table.area("well").limit == 1


@pytest.mark.rule("R7.9")
@pytest.mark.parametrize("number", range(len(RING)))
def test_r7_9_every_area_has_its_two_neighbours_on_the_ring(number: int) -> None:
    here, before, after = RING[number], RING[number - 1], RING[(number + 1) % len(RING)]
    elsewhere = next(area for area in RING if area not in (here, before, after))
    table = combat(f"yobu@{here}, yumi@{elsewhere}", ninja=f"{here}:1")
    assert table.offers(DEFENDER, "yobu") == sorted([f"yobu 1 -> {before}", f"yobu 1 -> {after}"])


def test_the_neighbours_that_the_books_name() -> None:
    """Burial Grounds, Inn, Watchtower, a Field."""
    assert RING[-2:] + RING[:1] == ("burial-grounds", "inn", "watchtower")
    assert RING[1].startswith("field")


# --- R7.10: Yumi and Taiko ------------------------------------------------------------------------


@pytest.mark.rule("R7.10")
def test_r7_10_yumi_shoots_one_of_the_reserves() -> None:
    table = combat("yumi@inn, musashi@well", ninja="well:1", reserves=5)
    supply = table.supply
    table.defender("yumi")
    assert (table.reserves, table.supply) == (4, supply + 1)


@pytest.mark.rule("R7.10")
def test_r7_10_yumi_needs_reserves_and_a_free_area() -> None:
    table = combat("yumi@inn, musashi@well", ninja="well:1", reserves=0)
    assert table.refused(DEFENDER, "yumi") == {"R7.10"}
    table = combat("yumi@inn, musashi@well", ninja="well:1, inn:1")
    assert table.refused(DEFENDER, "yumi") == {"R7.10"}


@pytest.mark.rule("R7.10")
def test_r7_10_taiko_heals_another_living_ronin() -> None:
    table = combat("taiko:2@inn, kabe:3@well, yumi:1@granary, hayai:x, musashi@shrine", "well:1")
    assert table.offers(DEFENDER, "taiko") == ["taiko kabe", "taiko yumi"]
    for broken in ("taiko taiko", "taiko musashi"):
        assert table.refused(DEFENDER, broken) == {"R7.10"}
    assert table.refused(DEFENDER, "taiko hayai") == {"R7.13"}
    supply = table.supply
    table.defender("taiko kabe")
    assert (table.wounds("kabe"), table.supply) == (2, supply + 1)


@pytest.mark.rule("R7.10")
def test_r7_10_taiko_needs_a_free_area() -> None:
    table = combat("taiko@inn, kabe:3@well, yumi@granary", ninja="inn:1")
    assert table.refused(DEFENDER, "taiko kabe") == {"R7.10"}


@pytest.mark.rule("R7.10")
def test_r7_10_taiko_cannot_heal_what_is_dealt_later() -> None:
    table = combat("taiko@inn, kabe:6@well, yumi@granary", ninja="well:1")
    table.defender("taiko kabe", "done")
    assert table.wounds("kabe") == 6
    table = combat("taiko@inn, musashi@well, yumi@granary", ninja="well:2")
    assert table.offers(DEFENDER, "taiko") == []


# --- R7.11: Hayai ---------------------------------------------------------------------------------


@pytest.mark.rule("R7.11")
def test_r7_11_hayai_rides_to_ninja_and_to_tasuke() -> None:
    table = combat(
        "hayai@inn, tasuke@well, kabe@granary, yumi@shrine",
        ninja="well:1, granary:1, field-2:2, watchtower:1, green:2",
    )
    assert table.offers(DEFENDER, "hayai") == ["hayai field-2", "hayai watchtower", "hayai well"]
    for broken in ("granary", "shrine", "passage", "inn"):
        assert table.refused(DEFENDER, f"hayai {broken}") == {"R7.11"}


@pytest.mark.rule("R7.11")
def test_r7_11_not_where_tasuke_has_a_partner() -> None:
    table = combat("hayai@inn, tasuke@well, kabe@well, yumi@shrine", ninja="well:2")
    assert table.offers(DEFENDER, "hayai") == []
    assert table.refused(DEFENDER, "hayai well") == {"R7.11"}


@pytest.mark.rule("R7.11")
def test_r7_11_hayai_needs_a_free_area() -> None:
    table = combat("hayai@inn, yumi@shrine", ninja="well:2, inn:1")
    assert table.refused(DEFENDER, "hayai well") == {"R7.11"}


@pytest.mark.rule("R7.11", "R7.14")
def test_r7_11_hayai_and_tasuke_share_the_wounds() -> None:
    table = combat("hayai@inn, tasuke@well, yumi@shrine", ninja="well:3")
    table.defender("hayai well", "done")
    assert table.step == "division"
    assert table.offers(DEFENDER) == [f"divide tasuke {n}" for n in range(4)]
    table.defender("divide tasuke 1")
    assert (table.wounds("tasuke"), table.wounds("hayai")) == (1, 2)


@pytest.mark.rule("R7.11")
def test_r7_11_hayai_may_leave_tasuke() -> None:
    table = combat("hayai@inn, tasuke@inn, yumi@shrine", ninja="well:3")
    table.defender("hayai well", "done")
    assert (table.wounds("tasuke"), table.wounds("hayai")) == (0, 3)


# --- R7.12: the Green and the Shrine --------------------------------------------------------------

USES = ["yobu 1 -> well", "yumi", "musashi", "hayai granary", "taiko kabe"]


@pytest.mark.rule("R7.12")
@pytest.mark.parametrize("use", USES)
def test_r7_12_no_ability_from_the_green(use: str) -> None:
    ronin = use.split(maxsplit=1)[0]
    others = ", ".join(
        f"{name}@{area}"
        for name, area in {"musashi": "watchtower", "yumi": "field-2"}.items()
        if name != ronin
    )
    table = combat(f"{ronin}@green, kabe:1@inn, {others}", ninja="granary:1, watchtower:1")
    assert table.offers(DEFENDER, ronin) == []
    assert table.refused(DEFENDER, use) == {"R7.12"}


@pytest.mark.rule("R7.12")
@pytest.mark.parametrize("use", USES)
def test_r7_12_no_ability_under_a_shrine_marker(use: str) -> None:
    ronin = use.split(maxsplit=1)[0]
    tiles = {"yobu": "shrine", "musashi": "watchtower", "yumi": "field-2"}
    tiles |= {"hayai": "passage", "taiko": "field-3", "kabe:1": "inn"}
    line = ", ".join(f"{name}@{area}" for name, area in tiles.items())
    ninja = "granary:1, watchtower:1, shrine:1"
    assert combat(line, ninja=ninja).may(DEFENDER, use)
    table = combat(line, ninja=ninja, silenced=ronin)
    assert table.offers(DEFENDER, ronin) == []
    assert table.refused(DEFENDER, use) == {"R7.12"}


@pytest.mark.rule("R7.12")
def test_r7_12_tasuke_under_a_marker_may_not_share() -> None:
    table = planning(silenced="tasuke")
    assert table.may(DEFENDER, plan_line(scattered(*RING[:7])))
    together = plan_line(scattered(*RING[:6], RING[0]))
    assert table.refused(DEFENDER, together) == {"R7.12"}


@pytest.mark.rule("R7.12")
def test_r7_12_hayai_may_not_ride_to_tasuke_under_a_marker() -> None:
    table = combat("hayai@inn, tasuke@well, yumi@shrine", ninja="well:1", silenced="tasuke")
    assert table.offers(DEFENDER, "hayai") == []
    table = combat("hayai@inn, tasuke@well, yumi@shrine", "well:1, granary:1", silenced="tasuke")
    assert table.offers(DEFENDER, "hayai") == ["hayai granary"]
    assert table.refused(DEFENDER, "hayai well") & {"R7.11", "R7.12"}


@pytest.mark.rule("R7.12")
def test_r7_12_kabe_is_no_target_of_the_shrine() -> None:
    ronin = ", ".join(f"{name}@{area}" for name, area in zip(RONIN, RING, strict=False))
    table = areas_step(ronin, ninja="shrine:1, inn:1")
    targets = sorted(f"shrine {name}" for name in RONIN if name != "kabe")
    assert table.offers(ATTACKER, "shrine") == targets
    assert table.offers(ATTACKER, "inn as") == [f"inn as {target}" for target in targets]
    assert table.refused(ATTACKER, "shrine kabe") == {"R7.12"}
    assert table.refused(ATTACKER, "inn as shrine kabe") == {"R7.12"}


@pytest.mark.rule("R7.12", "R7.23")
def test_r7_12_a_marker_works_in_the_next_round_only() -> None:
    table = planning()
    table.plan("shrine 1", scattered(*RING[:7]))
    # Laid in round 1 after Yumi had her shot: it does not undo it.
    table.defender("yumi", "done")
    table.attacker("shrine yumi")
    assert table.round == 2
    assert table.ronin("yumi").silenced
    table.plan("inn 1, green 1", scattered(*RING[:7]))
    assert table.offers(DEFENDER, "yumi") == []
    table.defender("done")
    table.attacker("done")
    assert table.round == 3
    assert not table.ronin("yumi").silenced
    table.plan("granary 2, green 1", scattered(*RING[:7]))
    assert table.may(DEFENDER, "yumi")


@pytest.mark.rule("R7.12", "R7.19")
def test_r7_12_in_the_round_of_the_marker_the_defender_still_divides() -> None:
    table = areas_step("tasuke@well, kabe@well", ninja="shrine:1, passage:1")
    table.attacker("shrine tasuke", "passage well 2")
    assert table.match.pending == (DEFENDER,)
    assert table.offers(DEFENDER) == [f"divide tasuke {n}" for n in range(3)]
    table.defender("divide tasuke 0")
    assert (table.wounds("tasuke"), table.wounds("kabe")) == (0, 2)


@pytest.mark.rule("R7.12")
def test_r7_12_markers_are_not_limited_to_two() -> None:
    table = areas_step(
        "yobu@watchtower, yumi@field-2, musashi@passage, taiko@well",
        ninja="shrine:1, inn:1",
        silenced="yobu,yumi",
    )
    table.attacker("shrine musashi", "inn as shrine taiko")
    marked = [r.id for r in table.view.ronin if r.silenced]
    assert (table.round, marked) == (2, ["musashi", "taiko"])
    table = areas_step(
        "yobu@watchtower, yumi@field-2, taiko@well", "shrine:1", silenced="yobu,yumi"
    )
    assert table.offers(ATTACKER, "shrine") == ["shrine taiko", "shrine yobu", "shrine yumi"]


@pytest.mark.rule("R7.12")
def test_r7_12_a_second_marker_renews_the_first() -> None:
    table = areas_step("yumi@field-2, taiko@well", ninja="shrine:1", silenced="yumi")
    table.attacker("shrine yumi")
    assert table.round == 2
    assert table.ronin("yumi").silenced
    table.plan("inn 1, green 1", "yumi field-2, taiko well")
    assert table.offers(DEFENDER, "yumi") == []


@pytest.mark.rule("R7.12", "R7.15")
def test_r7_12_two_markers_of_one_round_on_one_ronin_have_no_effect() -> None:
    table = areas_step("yumi@field-2, taiko@well", ninja="shrine:1, inn:1")
    table.attacker("shrine yumi")
    assert table.offers(ATTACKER, "inn as") == ["inn as shrine taiko"]
    assert table.refused(ATTACKER, "inn as shrine yumi") == {"R7.15"}


@pytest.mark.rule("R7.12", "R7.14")
def test_r7_12_tasuke_under_a_marker_and_a_partner_held_together() -> None:
    table = planning(ronin="tasuke@well, kabe@well", held="tasuke,kabe", silenced="tasuke")
    others = "yobu field-2, yumi inn, musashi passage, hayai field-3, taiko granary"
    table.plan("well 1, inn 1, green 1", others)  # and nobody has an ability to use
    assert (table.station("tasuke"), table.station("kabe")) == ("well", "well")
    assert table.step == "division"
    assert table.offers(DEFENDER) == ["divide tasuke 0", "divide tasuke 1"]


@pytest.mark.rule("R7.12")
def test_r7_12_the_ability_of_a_dead_ronin_is_gone() -> None:
    table = combat("musashi@well, kabe@inn, yumi:x", ninja="well:1")
    assert table.refused(DEFENDER, "yumi") == {"R7.13"}
