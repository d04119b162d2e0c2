"""Combat Phase, step 2: ninja become wounds (R7.13, R7.14)."""

from __future__ import annotations

import pytest

from tests.games.seven_ronin.table import DEFENDER, GONE, areas_step, combat, planning


@pytest.mark.rule("R7.13")
def test_r7_13_every_ninja_of_a_contested_area_becomes_a_wound() -> None:
    table = combat("kabe:1@well, yumi@inn", ninja="well:3, granary:2")
    supply = table.supply
    table.defender("done").attacker("done")
    assert table.wounds("kabe") == 4
    assert table.ninja("well") == 0
    assert table.ninja("granary") == 2
    assert table.supply == supply


@pytest.mark.rule("R7.13")
def test_r7_13_a_full_tile_is_eliminated_at_once() -> None:
    table = combat("yobu:1@well, yumi@inn", ninja="well:2", supply=10)
    table.defender("done")
    assert table.station("yobu") == GONE
    assert table.wounds("yobu") == 0
    assert table.supply == 10 + 3  # his three markers, not to the Reserves
    assert table.reserves == 40 - 3
    assert table.ninja("well") == 0


@pytest.mark.rule("R7.13")
def test_r7_13_one_wound_short_of_full_lives() -> None:
    table = combat("yobu:1@well, yumi@inn", ninja="well:1")
    table.defender("done")
    assert table.wounds("yobu") == 2
    assert table.station("yobu") != GONE


@pytest.mark.rule("R7.13", "R7.15")
def test_r7_13_ninja_beyond_his_room_stay_and_occupy() -> None:
    table = combat("yobu:1@well, yumi@inn", ninja="well:4")
    table.defender("done")
    assert table.station("yobu") == GONE
    assert table.ninja("well") == 2
    assert table.happened("area-occupied") == [{"area": "well", "number": 2}]
    table.attacker("well yumi")
    assert table.wounds("yumi") == 1


@pytest.mark.rule("R7.13")
def test_r7_13_the_dead_stay_dead() -> None:
    table = combat("yobu:2@well, yumi@inn, taiko@granary", ninja="well:1")
    table.defender("done")
    assert table.round == 2
    assert "yobu" not in {r.id for r in table.view.ronin if r.station != GONE}
    assert table.refused(DEFENDER, "deploy yobu well") == {"R7.13"}
    table.plan("inn 1, green 1", "yumi well, taiko shrine")
    assert table.offers(DEFENDER, "taiko") == []


@pytest.mark.rule("R7.13")
def test_r7_13_areas_without_ronin_become_occupied() -> None:
    table = planning(round=1)
    table.plan(
        "watchtower 1, granary 2",
        "yobu inn, yumi well, musashi shrine, hayai passage, taiko field-3, kabe field-2, "
        "tasuke animal-pen",
    )
    table.defender("done")
    assert table.happened("area-occupied") == [
        {"area": "watchtower", "number": 1},
        {"area": "granary", "number": 2},
    ]


# --- R7.14 ----------------------------------------------------------------------------------------


@pytest.mark.rule("R7.14")
@pytest.mark.parametrize(
    ("ninja", "tasuke", "kabe", "shares"),
    [
        (1, 0, 0, [0, 1]),
        (3, 0, 0, [0, 1, 2, 3]),
        (5, 0, 0, [0, 1, 2, 3]),
        (8, 0, 0, [1, 2, 3]),
        (9, 0, 0, [2, 3]),
        (3, 2, 0, [0, 1]),
        (3, 0, 5, [1, 2, 3]),
        (2, 2, 6, [1]),
    ],
)
def test_r7_14_any_split_that_fits(ninja: int, tasuke: int, kabe: int, shares: list[int]) -> None:
    """The book's example among them: three wounds, one of them hers and two his."""
    line = f"tasuke:{tasuke}@well, kabe:{kabe}@well, yumi@inn"
    for share in shares:
        table = combat(line, ninja=f"well:{ninja}")
        table.defender("done")
        if len(shares) > 1:
            assert table.offers(DEFENDER) == [f"divide tasuke {n}" for n in shares]
            table.defender(f"divide tasuke {share}")
        lived = {"tasuke": tasuke + share < 3, "kabe": kabe + ninja - share < 7}
        for name, had, got in (("tasuke", tasuke, share), ("kabe", kabe, ninja - share)):
            assert (table.station(name) != GONE) == lived[name]
            assert table.wounds(name) == (had + got if lived[name] else 0)


@pytest.mark.rule("R7.14")
def test_r7_14_other_splits_are_refused() -> None:
    table = combat("tasuke@well, kabe:5@well, yumi@inn", ninja="well:3").defender("done")
    for broken in (0, 4):
        assert table.refused(DEFENDER, f"divide tasuke {broken}") == {"R7.14"}


@pytest.mark.rule("R7.14", "R7.13")
def test_r7_14_more_than_both_can_take_kills_both_and_occupies() -> None:
    table = combat("tasuke:1@well, kabe:5@well, yumi@inn", ninja="well:6")
    table.defender("done")
    assert table.station("tasuke") == table.station("kabe") == GONE
    assert table.ninja("well") == 2


@pytest.mark.rule("R7.14")
def test_r7_14_tasuke_alone_takes_them_all() -> None:
    table = combat("tasuke@well, kabe@inn, yumi@shrine", ninja="well:2").defender("done")
    assert table.wounds("tasuke") == 2
    assert not table.happened("plan-sealed")


@pytest.mark.rule("R7.14")
def test_r7_14_no_question_where_nothing_is_divided() -> None:
    table = combat("tasuke@well, kabe@well, yumi@inn, musashi@shrine", ninja="shrine:1")
    table.defender("done")
    assert table.step != "division"
    assert table.wounds("musashi") == 1


@pytest.mark.rule("R7.14")
def test_r7_14_other_areas_are_dealt_with_her_division() -> None:
    table = combat("tasuke@well, kabe@well, yumi@inn, yobu@granary", ninja="well:1, granary:2")
    table.defender("done", "divide tasuke 1")
    assert (table.wounds("tasuke"), table.wounds("kabe"), table.wounds("yobu")) == (1, 0, 2)


@pytest.mark.rule("R7.14")
def test_r7_14_the_attacker_may_not_divide() -> None:
    table = combat("tasuke@well, kabe@well, yumi@inn", ninja="well:1").defender("done")
    assert table.match.pending == (DEFENDER,)
    assert table.refused(0, "divide tasuke 0") == {"core"}


@pytest.mark.rule("R7.14", "R7.16")
def test_r7_14_she_takes_no_wound_that_is_aimed_at_her_partner() -> None:
    table = areas_step("tasuke@inn, kabe@inn", ninja="well:1")
    table.attacker("well kabe")
    assert (table.wounds("tasuke"), table.wounds("kabe")) == (0, 1)
