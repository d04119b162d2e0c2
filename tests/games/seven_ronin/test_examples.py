"""The worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from tests.games.seven_ronin.table import (
    ATTACKER,
    GONE,
    RING,
    areas_step,
    combat,
    planning,
    scattered,
)


@pytest.mark.rule("R7.9")
def test_example_1_musashi_on_the_watchtower() -> None:
    """One ninja attacks; Musashi removes it into the Supply and takes no wound."""
    table = planning()
    ronin = scattered("field-2", "passage", "watchtower", "granary", "well", "inn", "shrine")
    table.plan("watchtower 1", ronin)
    table.defender("musashi")
    assert table.ninja("watchtower") == 0
    assert (table.reserves, table.supply) == (39, 11)
    table.defender("done")
    assert table.wounds("musashi") == 0
    assert table.round == 2


@pytest.mark.rule("R7.9", "R7.13")
def test_example_2_musashi_falls_on_the_field() -> None:
    """Two wounds, two old ninja and a new one: one is cut, two wounds, eliminated, area free."""
    table = planning("musashi:2", ninja="field-3:2")
    ronin = scattered("field-2", "passage", "field-3", "granary", "well", "inn", "shrine")
    table.plan("field-3 1", ronin)
    assert table.ninja("field-3") == 3
    table.defender("musashi", "done")
    assert table.station("musashi") == GONE
    assert table.ninja("field-3") == 0
    assert not table.happened("area-occupied")
    assert table.supply == 10 + 1 + 4


@pytest.mark.rule("R7.14")
def test_example_2_tasuke_saves_musashi() -> None:
    table = planning("musashi:2", ninja="field-3:2")
    ronin = scattered("field-2", "passage", "field-3", "granary", "well", "inn", "field-3")
    table.plan("field-3 1", ronin)
    table.defender("musashi", "done", "divide tasuke 1")
    assert (table.wounds("musashi"), table.wounds("tasuke")) == (3, 1)
    assert table.ninja("field-3") == 0


@pytest.mark.rule("R7.19", "R7.20", "R7.21")
@pytest.mark.parametrize("field", ["field-2", "field-3"])
def test_example_3_the_inn_becomes_a_field(field: str) -> None:
    """Passage, Burial Grounds and a Field; two ninja through the Passage kill Yumi at the Inn."""
    table = areas_step("yumi:2@inn, kabe@well", ninja=f"passage:1, burial-grounds:1, {field}:1")
    table.attacker("passage inn 2")
    assert table.station("yumi") == GONE
    assert table.ninja("inn") == 1
    table.attacker("inn as field", "done")
    assert table.happened("areas-counted")[-1] == {"number": 4, "bonus": 1, "total": 5}
    assert table.reason == "attacker:inn-as-field"


@pytest.mark.rule("R7.21")
def test_example_4_both_fields_and_the_inn_are_four() -> None:
    for use in ("inn as field", "done"):
        table = areas_step("kabe@well", ninja="field-2:1, field-3:1, inn:1")
        table.attacker(use)
        assert table.happened("areas-counted")[-1] == {"number": 3, "bonus": 1, "total": 4}
        assert table.reason is None
        assert table.round == 2


@pytest.mark.rule("R7.3")
def test_the_books_example_of_the_green() -> None:
    """Two on the Green: 5 ninja where the limit is 3, or 3 on each of two areas of limit 2."""
    table = planning(ninja="green:2")
    assert table.may(ATTACKER, "deploy field-3 5; seal")
    assert table.may(ATTACKER, "deploy field-2 3, granary 3; seal")
    assert not table.may(ATTACKER, "deploy field-3 6; seal")


@pytest.mark.rule("R7.9")
def test_the_books_example_of_yobu() -> None:
    """One to a neighbour, two to the same, or one to each."""
    for use, left in (("yobu 1 -> inn", 1), ("yobu 2 -> inn", 0)):
        table = combat("yobu@watchtower, kabe@well", ninja="watchtower:2")
        table.defender(use)
        assert table.happened("ninja-pushed")[-1]["number"] == 2 - left
    table = combat("yobu@watchtower, kabe@well", ninja="watchtower:2")
    table.defender("yobu 1 -> inn, 1 -> field-2")
    assert (table.ninja("inn"), table.ninja(RING[1])) == (1, 1)
