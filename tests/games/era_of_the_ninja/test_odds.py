"""Chances from a view, beside what the dice do when every face is played out."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.odds import (
    RESULTS,
    Forecast,
    Outlook,
    attacks,
    forecast,
    unseen,
)
from kagemusha.games.era_of_the_ninja.options import Setup, choose
from tests.games.era_of_the_ninja.table import (
    GAME,
    LONE,
    ROW,
    act,
    legal,
    script,
    stack,
    table,
    view,
)

FACES = range(1, 11)
SKILLED = f"lord=kasai {ROW} p1=onijin@0 p1.cards=katana* p1.ki=3 p1.shadow=7"
"""Attack +3: Onijin and a Katana."""


def setup_of(match: Match) -> Setup:
    return choose(match.rules.seats, match.rules.options)


def window(match: Match) -> Forecast:
    found = forecast(setup_of(match), view(match, match.pending[0]))
    assert found is not None
    return found


def outlook(match: Match, word: str) -> Outlook:
    found = window(match).of(word)
    assert found is not None
    return found


def tenths(outlook: Outlook) -> dict[str, Fraction]:
    return {name: chance * 10 for name, chance in outlook.results if chance}


RESULT_OF = {
    "fumbled": "failure",
    "missed": "miss",
    "tokens": "wound",
    "killed": "kill",
    "lord-killed": "kill",
    "dodged": "dodge",
    "not-dodged": "hit",
}


def played(line: str, *actions: str, throws: int = 1, **options: Any) -> Counter[str]:
    """Play every face (or pair of faces) to its end, as a person would, and count the results."""
    found: Counter[str] = Counter()
    start = table(line, options=options or LONE)
    for number in range(10**throws):
        faces = [number // 10**power % 10 + 1 for power in range(throws)]
        match = script(start.clone(), *faces)
        told: list[str] = []
        for action in actions:
            if match.pending and action in legal(match):
                told += act(match, action)
        found[next(RESULT_OF[event] for event in told if event in RESULT_OF)] += 1
    return found


@pytest.mark.parametrize(
    ("units", "attack"),
    [
        ("yari:3@0", "attack yari-1"),
        ("yari:3@0", "strike yari-1"),
        ("yari:4@0+2", "attack yari-1"),
        ("daikyu:2@0", "attack daikyu-1"),
        ("daimyo:1@0", "attack daimyo-1"),
        ("monk:1@0", "attack monk-1"),
    ],
)
@pytest.mark.parametrize("before", ["roll", "lift"])
@pytest.mark.parametrize("cards", ["katana*", "garrote*", ""])
def test_attacks_beside_every_face_played(units: str, attack: str, before: str, cards: str) -> None:
    line = f"lord=kasai {ROW} p1=onijin@0 p1.ki=3 p1.shadow=7 units={units}"
    line += f" p1.cards={cards}" if cards else ""
    wanted = played(line, attack, before, "roll", "stand")
    match = table(line, options=LONE)
    if before == "roll":
        planned = attacks(setup_of(match), view(match, 0))[attack]
        assert tenths(planned) == wanted
    act(match, attack)
    if view(match).step == "before-roll":  # else only the roll was left to choose: E/r67
        assert tenths(outlook(match, before)) == wanted


@pytest.mark.parametrize("units", ["yari:1@1", "yari:5@0", "harquebus:3@1+1", "daimyo:1@0"])
def test_dodges_beside_every_face_played(units: str) -> None:
    """The token of Kitsune keeps the window open."""
    line = f"lord=kasai {ROW} step=units p1=kitsune@0 p1.ki=1 units={units}"
    wanted = played(line, "roll", "stand")
    match = table(line, options=LONE)
    found = outlook(match, "roll")
    assert found.chance("dodge") * 10 == wanted["dodge"]
    assert found.chance("failure", "hit") * 10 == wanted["hit"]
    assert found.chance("failure") == Fraction(1, 10)
    damage = next(stack.damage for stack in view(match, 0).stacks)
    assert found.loss == damage * found.chance("failure", "hit") + Fraction(1, 10)


def against(dead: int, line: str) -> Match:
    """A match with Kasai, whose cards change nothing here, bent to have this Dead value."""
    match = table(f"lord=kasai@0 {ROW} {line} p1.shadow=7", options=LONE)
    lord = stack(match, "lord")
    lord.tokens = next(one.dead for one in view(match, 0).stacks) - dead
    assert next(one.dead for one in view(match, 0).stacks) == dead
    return match


@pytest.mark.rule("E.91", "E.92", "E.7", "E.9")
@pytest.mark.parametrize(
    ("dead", "plain", "lifted", "again"),
    [(10, 10, 40, 64), (11, 10, 30, 51), (12, 10, 20, 36), (13, 10, 10, 19)],
)
def test_the_chance_to_kill_a_lord(dead: int, plain: int, lifted: int, again: int) -> None:
    """The figures of the rules for Attack +3: plain, lifted, lifted with one reroll."""
    match = against(dead, "p1=onijin@0 p1.cards=katana* p1.ki=3")
    act(match, "attack lord")
    roll, lift = outlook(match, "roll"), outlook(match, "lift")
    assert roll.chance("kill") * 100 == plain
    assert lift.chance("kill") * 100 == lifted
    assert lift.with_reroll("kill") * 100 == again


@pytest.mark.rule("E.92")
def test_the_second_roll_on_a_lord_is_counted_in() -> None:
    """Dead 12 and Attack +1: a Total Success is 11, so three tokens and another roll follow."""
    match = against(12, "p1=onijin@0 p1.ki=0")
    assert view(match, 0).players[0].attack == 1
    found = attacks(setup_of(match), view(match, 0))["attack lord"]
    kills = Fraction(0)
    for first in FACES:
        for second in FACES:
            trial = script(match.clone(), first, second)
            kills += Fraction("lord-killed" in act(trial, "attack lord"), 100)
    assert found.chance("kill") == kills
    assert sum(chance for _, chance in found.results) == 1


@pytest.mark.rule("E.27", "E.28", "E.29", "E.69", "E.71")
def test_shadow_against_awareness() -> None:
    line = f"lord=kasai {ROW} step=shadow p1=kiri@0 p1.ki=1"
    match = table(line, options=LONE)
    bonus = view(match, 0).players[0].shadow_bonus
    hidden = hide = Fraction(0)
    values = 0
    for face in FACES:
        value = {1: 1, 10: 10}.get(face, max(2, min(9, face + bonus)))
        values += value
        for awareness in FACES:
            success, failure = face == 10, face == 1
            hidden += Fraction(success or (value > awareness and not failure), 100)
            hide += Fraction(success or (value >= awareness and not failure), 100)
    found = outlook(match, "roll")
    assert found.chance("hidden") == hidden
    assert found.chance("hidden", "hide") == hide
    assert found.value == Fraction(values, 10)


@pytest.mark.rule("E.69")
@pytest.mark.parametrize(
    ("shadow", "hiding", "plain"), [(7, 70, 60), (1, 10, 0), ("10!", 100, 100)]
)
def test_the_chance_to_be_hidden(shadow: str | int, hiding: int, plain: int) -> None:
    match = table(f"lord=kasai {ROW} p1=onijin@0 p1.shadow={shadow}", options=LONE)
    setup, seen = setup_of(match), view(match, 0)
    assert unseen(setup, seen, hide=True) * 100 == hiding
    assert unseen(setup, seen, hide=False) * 100 == plain


def test_a_lords_rule_on_awareness_is_counted_in() -> None:
    match = table(f"lord=hyakume@3 {ROW} p1=onijin@0 p1.shadow=7", options=LONE)
    assert unseen(setup_of(match), view(match, 0), hide=True) == Fraction(5, 10)


def test_after_the_roll() -> None:
    match = table(f"{SKILLED} units=yari:3@0", 4, options=LONE)
    act(match, "attack yari-1")
    stand, reroll = outlook(match, "stand"), outlook(match, "reroll")
    assert tenths(stand) == {"wound": 10}
    act(match, "reroll")
    assert tenths(reroll) == played(f"{SKILLED} units=yari:3@0", "attack yari-1", "roll", "stand")
    assert window(match).of("roll") is None


def test_without_ki_there_is_no_lift_and_no_reroll() -> None:
    match = table(f"{SKILLED} p1.ki=1 units=yari:5@0".replace("p1.ki=3 ", ""), 4, options=LONE)
    act(match, "attack yari-1")
    assert outlook(match, "lift").reroll is None
    assert outlook(match, "roll").reroll is not None
    assert outlook(match, "lift").with_reroll("kill") == outlook(match, "lift").chance("kill")


def test_two_dice_of_which_the_better_stays() -> None:
    line = f"lord=kasai {ROW} step=units p1=kitsune@0 p1.ki=1 p1.shadow=7 p1.skills=bunshin"
    line += " units=yari:3@0"
    wanted = played(line, "roll", "stand", throws=2)
    match = table(line, options=LONE)
    found = outlook(match, "roll")
    assert found.chance("dodge") * 100 == wanted["dodge"]
    assert found.chance("failure") == Fraction(1, 100)
    assert found.reroll is not None
    assert found.reroll.chance("dodge") < found.chance("dodge")  # a reroll is one die


@pytest.mark.rule("E.101", "E.103", "E.104")
def test_ninja_against_ninja() -> None:
    line = f"lord=kasai {ROW} p1=onijin@0 p1.shadow=9 p1.ki=0 p2=oni@0 p2.shadow=2 p2.ki=0"
    options = {"nvn": True}
    match = table(line, seats=2, options=options)
    found = attacks(setup_of(match), view(match, 0))["wound p2"]
    counted: Counter[str] = Counter()
    for first in FACES:
        for second in FACES:
            trial = script(match.clone(), first, second)
            told = act(trial, "wound p2")
            word = next(name for name in ("nvn-won", "nvn-tie", "nvn-failed") if name in told)
            counted[word] += 1
    assert found.chance("won") * 100 == counted["nvn-won"]
    assert found.chance("tie") * 100 == counted["nvn-tie"]
    assert found.chance("lost", "failure") * 100 == counted["nvn-failed"]


@pytest.mark.rule("E.104")
def test_a_fight_knows_no_reroll_beforehand() -> None:
    """What it is worth depends on the other's die."""
    line = f"lord=kasai {ROW} p1=onijin@0 p1.shadow=9 p1.ki=2 p2=oni@0 p2.shadow=2 p2.ki=1"
    match = table(line, 2, 8, seats=2, options={"nvn": True})
    act(match, "wound p2")
    before = outlook(match, "roll")
    assert before.reroll is None
    assert before.with_reroll("won") == before.chance("won")
    act(match, "roll")
    assert view(match, 0).step == "nvn-after"
    assert outlook(match, "stand").chance("lost") == 1
    wins = 0
    for face in FACES:
        trial = script(match.clone(), face)
        told = act(trial, "reroll")
        if view(trial).step == "nvn-after":
            told += act(trial, "stand")
        wins += "nvn-won" in told
    assert outlook(match, "reroll").chance("won") * 10 == wins


def test_nothing_is_changed_and_nothing_is_known_that_the_view_does_not_say() -> None:
    match = table(f"{SKILLED} units=yari:3@0", options=LONE)
    before = match.hash
    attacks(setup_of(match), view(match, 0))
    act(match, "attack yari-1")
    now = match.hash
    window(match)
    assert (before != now, match.hash) == (True, now)


def test_a_card_face_down_is_no_obstacle() -> None:
    """Who may die by the roll has a Synergy paid by a card that nobody knows."""
    line = f"{SKILLED} p1.wounds=1 p1.skills=kenjutsu+goton units=yari:5@0"
    match = table(line, options=LONE)
    assert view(match, 0).players[0].skills[0].under == "hidden"
    found = attacks(setup_of(match), view(match, 0))["attack yari-1"]
    assert found.chance("failure") == Fraction(1, 10)
    act(match, "attack yari-1")
    assert outlook(match, "roll").results == found.results


def test_no_roll_no_forecast() -> None:
    match = table(f"{SKILLED} units=yari:3@0", options=LONE)
    assert forecast(setup_of(match), view(match, 0)) is None
    script(match, 5)
    act(match, "attack yari-1")
    assert attacks(setup_of(match), view(match, 0)) == {}
    assert unseen(setup_of(match), view(match, 0), hide=True) == 0


@pytest.mark.parametrize("number", range(len(GAME.variants())))
def test_every_window_of_random_matches_adds_up(number: int) -> None:
    seats, options = GAME.variants()[number]
    match = GAME.new(seats, options, number)
    setup = setup_of(match)
    rng = Rng("odds", number)
    for _ in range(40):
        if not match.pending:
            break
        seat = match.pending[0]
        seen = view(match, seat)
        found = forecast(setup, seen)
        every = list(attacks(setup, seen).values())
        if found is not None:
            every += [outlook for _, outlook in found.choices]
            assert found.kind in RESULTS
        for one in every:
            assert math.isclose(sum(float(chance) for _, chance in one.results), 1)
            assert all(chance >= 0 for _, chance in one.results)
        match.act(seat, rng.choice(match.legal(seat)))
