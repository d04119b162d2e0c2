"""The position line: written, read back, and refused where no table could look like it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kagemusha
from kagemusha import Match, NotationError
from tests.games.seven_ronin.table import (
    ATTACKER,
    DEFENDER,
    EDITIONS,
    MINIATURE,
    RING,
    RONIN,
    look,
    random_matches,
    snapshot,
)

VARIANTS: list[dict[str, Any]] = [
    *({"edition": edition, "spy": spy} for edition in EDITIONS for spy in (False, True)),
    {"board": MINIATURE, "spy": True},
]


def at(line: str, **options: Any) -> Match:
    """A match from a line."""
    return kagemusha.game("seven-ronin").position(line, options=options, seed=1)


def problem(line: str, **options: Any) -> str:
    """The id of what is wrong with a line."""
    with pytest.raises(NotationError) as caught:
        at(line, **options)
    assert len(caught.value.messages) == 1
    assert str(caught.value)
    return caught.value.messages[0].id


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_round_trip_at_every_step(options: dict[str, Any]) -> None:
    steps = set()
    for match in random_matches(range(6), options):
        steps.add(look(match).step)
        line = match.position()
        twin = kagemusha.game("seven-ronin").position(line, options=options, seed=3)
        assert twin.hash == match.hash, line
        assert twin.position() == line
        assert twin.pending == match.pending
        assert twin.result == match.result
        assert "\n" not in line
        for seat in (ATTACKER, DEFENDER):
            assert twin.legal(seat) == match.legal(seat)
            assert twin.view(seat) == match.view(seat)
    assert steps >= {"planning", "area-abilities", "over"}


def test_the_order_of_keys_does_not_matter() -> None:
    line = "round=5 reserves=17 ninja=passage:2,green:1 ronin=yobu:1,yumi:x,kabe:3"
    words = line.split()
    dice = random.Random(1)
    hashes = set()
    for _ in range(10):
        dice.shuffle(words)
        hashes.add(at("   ".join(words)).hash)
    assert len(hashes) == 1


def test_only_what_differs_has_to_be_said() -> None:
    new = kagemusha.game("seven-ronin").new(seed=1)
    assert at("").hash == new.hash
    assert at("round=1 step=planning reserves=40").hash == new.hash
    assert at("reserves=17 ninja=well:1").position().split()[2] == "supply=32"
    assert at("supply=17 ninja=well:1").position().split()[1] == "reserves=32"


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_match_from_a_position_replays_from_its_log(options: dict[str, Any]) -> None:
    dice = random.Random(2)
    matches = [match.position() for match in random_matches(range(3), options) if match.pending]
    for line in dice.sample(matches, min(12, len(matches))):
        match = kagemusha.game("seven-ronin").position(line, options=options, seed=5)
        while match.pending:
            seat = dice.choice(match.pending)
            match.act(seat, dice.choice(match.legal(seat)))
        twin = kagemusha.replay(match.to_json())
        assert snapshot(twin) == snapshot(match)


def test_a_position_that_passes_steps_by_itself_replays_too() -> None:
    """Nobody has anything to choose in step 1: wounds fall before the first choice."""
    tiles = ",".join(f"{name}:x" for name in RONIN if name != "kabe")
    match = at(f"step=ronin-abilities ninja=well:1,granary:1 ronin={tiles},kabe:2@well")
    assert look(match).step == "area-abilities"
    assert look(match).ronin[5].wounds == 3
    assert kagemusha.replay(match.to_json()).hash == match.hash


# --- malformed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("rounds=1", "position-unknown-key"),
        ("round", "position-unknown-key"),
        ("=1", "position-unknown-key"),
        ("Round=1", "position-unknown-key"),
        ("round=1 round=1", "position-twice"),
        ("round=0", "position-bad-number"),
        ("round=9", "position-bad-number"),
        ("round=", "position-bad-number"),
        ("round=one", "position-bad-number"),
        ("round=-1", "position-bad-number"),
        ("round=1.0", "position-bad-number"),
        ("round=" + "9" * 5000, "position-bad-number"),
        ("reserves=51", "position-bad-number"),
        ("supply=51", "position-bad-number"),
        ("step=lunch", "position-bad-word"),
        ("ninja=harbour:1", "position-bad-word"),
        ("ninja=well", "position-bad-word"),
        ("ninja=well:", "position-bad-word"),
        ("ninja=well:x", "position-bad-number"),
        ("ninja=well:-1", "position-bad-number"),
        ("ninja=well:51", "position-bad-number"),
        ("ninja=well:1,well:1", "position-twice"),
        ("ronin=sanjuro:1", "position-bad-word"),
        ("ronin=kabe", "position-bad-word"),
        ("ronin=kabe:7", "position-bad-number"),
        ("ronin=yumi:3", "position-bad-number"),
        ("ronin=kabe:y", "position-bad-number"),
        ("ronin=kabe:1,kabe:1", "position-twice"),
        ("ronin=kabe:1@harbour held=kabe", "position-bad-word"),
        ("held=sanjuro", "position-bad-word"),
        ("silenced=harbour", "position-bad-word"),
        ("used=harbour", "position-bad-word"),
        ("used=green", "position-bad-word"),
        ("copied=inn", "position-bad-word"),
        ("sealed=nobody", "position-bad-word"),
        ("ninja-plan=harbour:1", "position-bad-word"),
        ("ninja-plan=well:x", "position-bad-number"),
        ("ronin-plan=kabe:well", "position-bad-word"),
        ("ronin-plan=kabe@harbour", "position-bad-word"),
    ],
)
def test_malformed_lines(line: str, expected: str) -> None:
    assert problem(line) == expected


# --- lawless --------------------------------------------------------------------------------------

EVERYBODY = dict(zip(RONIN, RING, strict=False))


def stations(**moved: str) -> str:
    """All seven on the board: one an area, from the Watchtower on, but for those who are moved."""
    where = {**EVERYBODY, **moved}
    return "ronin=" + ",".join(f"{name}:{tile}" for name, tile in tiles(where).items())


def tiles(where: dict[str, str]) -> dict[str, str]:
    """Unhurt ronin at their spaces; '' is beside the board, x is eliminated."""
    return {
        name: "x" if space == "x" else f"0@{space}" if space else "0"
        for name, space in where.items()
    }


COMBAT = "step=ronin-abilities"
AREAS = "step=area-abilities"


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # markers
        ("reserves=40 supply=11", "position-wrong-total"),
        ("reserves=40 supply=10 ninja=well:1", "position-wrong-total"),
        ("reserves=49 ninja=well:2", "position-wrong-total"),
        ("ninja=well:30,inn:30", "position-wrong-total"),
        # ronin
        (f"{COMBAT} {stations(yumi='watchtower')}", "position-too-many-ronin"),
        (
            f"{COMBAT} {stations(yobu='inn', yumi='inn', tasuke='inn')}",
            "position-too-many-ronin",
        ),
        (f"{COMBAT} {stations(yobu='green', tasuke='green')}", "position-too-many-ronin"),
        (f"{COMBAT} {stations(yobu='green')} ninja=green:1", "position-ninja-with-ronin"),
        (f"{AREAS} {stations()} ninja=watchtower:1", "position-ninja-with-ronin"),
        (f"{COMBAT} {stations(yobu='')}", "position-ronin-nowhere"),
        (f"{AREAS} {stations(kabe='')} ninja=inn:1", "position-ronin-nowhere"),
        ("ronin=kabe:1@well", "position-ronin-not-held"),
        ("ronin=kabe:1@green held=kabe ninja=inn:1", "position-held-nowhere"),
        ("held=kabe", "position-held-nowhere"),
        (f"{AREAS} {stations(yobu='green')} penned=yobu ninja=inn:1", "position-held-nowhere"),
        ("ronin=kabe:x held=kabe", "position-bad-word"),
        ("ronin=yumi:x silenced=yumi", "position-bad-word"),
        # the rounds before: R7.13, R7.23, R7.12, R7.1
        ("round=2 ninja=inn:1 ronin=kabe:0@inn held=kabe", "position-ninja-with-ronin"),
        ("round=1 ronin=kabe:0@inn held=kabe", "position-bad-word"),
        ("round=1 silenced=yumi", "position-bad-word"),
        ("round=1 ninja=green:3", "position-no-ninja-yet"),
        ("round=1 ninja=inn:1", "position-no-ninja-yet"),
        # plans
        (f"{COMBAT} {stations()} ninja-plan=well:1", "position-no-plans-now"),
        (f"{AREAS} {stations()} ninja=inn:1 sealed=attacker", "position-no-plans-now"),
        ("ninja-plan=well:2", "position-illegal-plan"),
        ("ninja-plan=green:2", "position-illegal-plan"),
        ("ronin-plan=yobu@well,yumi@well", "position-illegal-plan"),
        ("ronin-plan=yumi@well", "position-illegal-plan"),  # Yobu is placed first
        ("ronin-plan=yobu@green", "position-illegal-plan"),
        ("sealed=attacker", "position-plan-incomplete"),
        ("sealed=defender", "position-plan-incomplete"),
        ("round=4 ninja-plan=well:1 sealed=attacker", "position-plan-incomplete"),
        # the Spy variant
        ("tokens=attacker", "position-no-spies"),
        ("step=spy-attacker", "position-no-spies"),
        ("spy=attacker@well", "position-no-spies"),
        # the end
        ("step=over", "position-no-result"),
        ("step=over won=attacker", "position-no-result"),
        ("step=over won=nobody:last-round", "position-no-result"),
        ("step=over won=attacker:boredom", "position-no-result"),
        ("step=over won=defender:five-areas", "position-no-result"),
        ("step=over won=attacker:last-round", "position-no-result"),
        ("won=attacker:five-areas", "position-no-result"),
    ],
)
def test_lawless_lines(line: str, expected: str) -> None:
    assert problem(line) == expected


def test_both_plans_cannot_lie_sealed() -> None:
    plan = "ninja-plan=well:1 ronin-plan=" + ",".join(f"{n}@{a}" for n, a in EVERYBODY.items())
    assert at(f"{plan} sealed=attacker").pending == (DEFENDER,)
    assert at(f"{plan} sealed=defender").pending == (ATTACKER,)
    assert problem(f"{plan} sealed=attacker,defender") == "position-both-sealed"


@pytest.mark.rule("R7.14", "R7.19")
@pytest.mark.parametrize(
    "line",
    [
        f"step=division {stations()} ninja=watchtower:1",  # Tasuke has no partner
        f"step=division {stations(tasuke='watchtower')} ninja=inn:1",  # and no ninja
        f"step=passage-division {stations()} ninja=watchtower:1,inn:1",
        f"step=passage-division {stations(tasuke='watchtower')} ninja=inn:1",
        # wounds were dealt before step 3: no other area can be contested in it
        f"step=passage-division {stations(tasuke='watchtower')} ninja=watchtower:1,field-2:1",
    ],
)
def test_a_division_needs_something_to_divide(line: str) -> None:
    """Otherwise the Defender would owe a choice and have none."""
    assert problem(line) in {"position-bad-word", "position-ninja-with-ronin"}


def test_divisions_that_are_lawful() -> None:
    line = f"{stations(tasuke='watchtower')} ninja=watchtower:2,inn:1"
    for step in ("division", "passage-division"):
        match = at(f"step={step} {line}")
        assert match.pending == (DEFENDER,)
        assert [str(action) for action in match.legal(DEFENDER)] == [
            f"divide tasuke {share}" for share in range(3)
        ]


@pytest.mark.rule("R7.23")
@pytest.mark.parametrize(
    "marks",
    [
        "ronin=kabe:1@well held=kabe penned=kabe",
        "cursed=yumi",
        "spent=yumi",
        "used=well",
        "copied=field",
    ],
)
def test_marks_of_the_combat_phase_are_off_while_planning(marks: str) -> None:
    assert problem(f"round=2 ninja=well:1 {marks}") == "position-bad-word"


@pytest.mark.rule("R7.15")
@pytest.mark.parametrize("marks", ["penned=kabe", "cursed=yumi", "used=inn", "copied=field"])
def test_marks_of_step_3_are_off_before_it(marks: str) -> None:
    assert problem(f"{COMBAT} {stations()} ninja=inn:1,green:1 {marks}") == "position-bad-word"
    at(f"{AREAS} {stations()} ninja=inn:1,shrine:1,green:1 {marks}")


@pytest.mark.rule("R7.12")
def test_kabe_never_carries_a_marker() -> None:
    assert problem("round=2 silenced=kabe") == "position-bad-word"
    assert problem(f"{AREAS} {stations()} ninja=inn:1,shrine:1 cursed=kabe") == "position-bad-word"


@pytest.mark.parametrize(
    "line",
    [
        "step=spy-attacker tokens=none",
        "step=spy-attacker tokens=defender",
        "step=spy-defender tokens=attacker",
        "step=spy-attacker spy=attacker@well tokens=attacker",
        "spy=attacker@well tokens=attacker,defender",  # a token that is used is gone
        "spy=attacker@green tokens=defender",
        "spy=attacker@well,defender@inn tokens=none",  # one a round
        "tokens=nobody",
        f"{COMBAT} {stations()} ninja=inn:1 spy=attacker@well tokens=none",
    ],
)
def test_lawless_spies(line: str) -> None:
    assert problem(line, spy=True) in {"position-bad-word", "position-twice"}


def test_lawful_spies() -> None:
    match = at("spy=attacker@well tokens=defender", spy=True)
    assert match.pending == (DEFENDER,)
    match = at("step=spy-defender tokens=attacker,defender", spy=True)
    assert match.pending == (DEFENDER,)
    assert at("tokens=none", spy=True).pending == (ATTACKER, DEFENDER)
