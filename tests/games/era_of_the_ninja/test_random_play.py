"""Random play over all variants: nothing is lost, nobody sees too much, nothing goes wrong.

A few matches of each variant; for a long run:

    KAGEMUSHA_MATCHES=10000 pytest tests/games/era_of_the_ninja/test_random_play.py

plays the given number in all. They are played in the fast way of playouts; some are checked
throughout: invariants hold, views can be built, and worlds that fit them look the same.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from kagemusha.core.chance import CHANCE, Rng
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.rules import EraRules
from kagemusha.games.era_of_the_ninja.state import State
from tests.games.era_of_the_ninja.scenes import plain_rooms
from tests.games.era_of_the_ninja.strange import position, strange_rules
from tests.games.era_of_the_ninja.table import GAME, ROW, act, legal, ninja, stand, table

pytestmark = pytest.mark.slow

VARIANTS = list(GAME.variants())
MATCHES = int(os.environ.get("KAGEMUSHA_MATCHES", 10 * len(VARIANTS)))
LOOKED_AT = max(10, MATCHES // 100)
"""One in this many matches of a variant is checked closely."""
STEPS_A_LOOK = 7
STRANGE_BOXES = 6
MOST_CHOICES = 20_000


def check(rules: EraRules, state: State, rng: Rng) -> None:
    """Everything is there, every seat can look, and a world that fits its view can be played."""
    assert not any(rules.conserved(state).values())
    before = state.numbers()
    for seat in (None, *range(rules.seats)):
        view = rules.view(state, seat)
        world = rules.determinize(view, rng)
        assert not any(rules.conserved(world).values())
        assert world.pending() == state.pending()
        assert rules.view(world, seat) == view
        twin = rules.disguise(state, seat, rng)
        assert not any(rules.conserved(twin).values())
        assert rules.view(twin, seat) == view
    assert state.numbers() == before


def play(rules: EraRules, state: State, seed: int, look: int = STEPS_A_LOOK) -> None:
    """Random choices to the end."""
    rng = Rng(seed, "random play")
    choices = 0
    while (seat := state.owing()) >= CHANCE:
        options = state.legal(seat)
        if choices % look == 0:
            check(rules, state, rng)
        if seat == CHANCE:
            options = [option for option in options for _ in range(state.weight(option))]
        state.apply(seat, rng.choice(options))
        choices += 1
        assert choices < MOST_CHOICES
    check(rules, state, rng)
    assert rules.result(state) is not None


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_matches(number: int) -> None:
    seats, options = VARIANTS[number]
    rules = GAME.rules(seats, options)
    for seed in range(number, MATCHES, len(VARIANTS)):
        if seed // len(VARIANTS) % LOOKED_AT == 0:
            play(rules, rules.setup(), seed)
            continue
        state = rules.setup()
        assert state.play_randomly(seed + 1, seed + 7) > 0
        assert not any(rules.conserved(state).values())
        result = rules.result(state)
        assert result is not None
        assert len(result.scores) == seats
        assert result.winners or result.reason in ("all-defeated", "rounds-spent", "head-destroyed")


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_from_positions_that_were_thrown_together(number: int) -> None:
    seats, options = VARIANTS[number]
    rules = GAME.rules(seats, {**options, "rounds": 5})
    rng = Rng(number, "positions")
    for seed in range(max(3, MATCHES // 1000)):
        play(rules, position(rules, rng), seed, look=20)


@pytest.mark.parametrize("number", range(STRANGE_BOXES))
def test_with_other_abilities_on_all_cards(number: int) -> None:
    """Whatever the words of the card files allow can be played."""
    rng = Rng(number, "boxes")
    for _ in range(max(1, MATCHES // 2000)):
        seats, options = rng.choice(VARIANTS)
        rules = strange_rules(seats, {**options, "rounds": 4}, GAME.rules, rng)
        for seed in range(3):
            play(rules, position(rules, rng), seed, look=20)


# --- what such play found -----------------------------------------------------------------


def boxed(key: str, card: str, *abilities: dict[str, Any], **values: Any) -> dict[str, Any]:
    """The box with one card changed."""
    data = the_box().to_dict()
    entry = next(entry for entry in data[key] if entry["id"] == card)
    entry.update(values)
    entry["effect"] = list(abilities)
    return data


def test_what_makes_a_total_failure_cannot_ask_for_one() -> None:
    box = boxed("ninja", "oni", {"do": "no-failure", "stat": "attack", "if": ["failure"]})
    match = table("p1=oni@0 p1.ki=0 units=yari:1@0", 1, seats=1, options={"box": box})
    assert "fumbled" in act(match, "attack yari-1")


def test_a_condition_on_a_chosen_stack_is_asked_of_that_stack() -> None:
    stun = {"when": "turn", "do": "stun", "target": "stack-here", "may": True}
    box = boxed("ninja", "oni", {**stun, "if": ["unit-type:monk"]})
    line = "p1=oni@0 units=yari:1@0"
    assert "use oni" not in legal(table(line, seats=1, options={"box": box}))
    match = table(f"{line},monk:1@0", seats=1, options={"box": box})
    assert "stunned" in act(match, "use oni")


@pytest.mark.parametrize("when", ["before-roll", "after-roll"])
def test_what_simply_happens_at_a_roll_happens(when: str) -> None:
    gain = {"when": when, "roll": "attack", "do": "ingenuity", "amount": 2}
    box = boxed("ninja", "oni", gain, dodge=0)
    match = table("p1=oni@0 p1.ki=0 units=daimyo:1@0", 2, seats=1, options={"box": box})
    act(match, "attack daimyo-1")
    assert ninja(match).ingenuity == 2
    other = table("p1=oni@0 p1.ki=0 step=shadow", 5, seats=1, options={"box": box})
    assert ninja(other).ingenuity == 0


def test_what_happens_after_a_roll_waits_until_it_stands() -> None:
    line = "p1=oni@0 p1.skills=hensojutsu+choho step=shadow"
    match = table(line, 10, 5, seats=1)
    assert ninja(match).ingenuity == 0
    act(match, "reroll")
    stand(match)
    assert ninja(match).ingenuity == 0
    match = table(line, 10, seats=1)
    stand(match)
    assert ninja(match).ingenuity > 0


def test_in_ninja_against_ninja_too() -> None:
    line = "p1=oni@0 p1.ki=0 p1.shadow=5 p2=nami@0 p2.ki=0 p2.shadow=3 p2.skills=kuji-kiri+choho"
    match = table(line, 5, 9, seats=2, options={"nvn": True})
    act(match, "wound p2")
    stand(match)
    assert ninja(match, 1).ki == 1


def test_a_castle_that_no_tile_may_close_is_complete() -> None:
    """E/r22, E/r60: what is left then fits nowhere."""
    copies = {"courtyard": 1, "straight": 2, "corner": 2, "dead-end": 20}
    data = {**the_box().to_dict(), "room": plain_rooms(copies)}
    rules = GAME.rules(2, {"mode": "nvn-death-match", "rounds": 2, "box": data})
    for seed in range(5):
        play(rules, rules.setup(), seed, look=20)


def test_counters_are_those_of_the_active_copy() -> None:
    data = the_box().to_dict()
    ofuda = next(item for item in data["item"] if item["id"] == "ofuda")
    ofuda["copies"] = 2
    line = "p1=oni@0 p1.ki=0 p1.cards=ofuda,ofuda* units=daimyo:1@0"
    match = table(line, seats=1, options={"box": data})
    ninja(match).cards[0].counters = 0
    act(match, "attack daimyo-1")
    assert "use ofuda" in legal(match)


def test_asking_what_chance_may_say_changes_nothing() -> None:
    """E/r20: the discards are shuffled when somebody looks at the empty deck, not when asked."""
    peek = {"when": "turn", "do": "peek", "stat": "skill", "may": True}
    rules = GAME.rules(1, {"box": boxed("ninja", "oni", peek)})
    state = rules.read_position("p1=oni@0")
    t = state.world
    t.pile[40:60], t.bag[40:60] = t.bag[40:60], t.pile[40:60]
    rules.apply(state, 0, rules.parse("use oni")[0])
    before = rules.encode(state)
    assert len(rules.chances(state)) == 20
    assert rules.encode(state) == before


def test_a_lord_may_set_the_awareness_under_any_condition() -> None:
    rule = {"do": "set", "stat": "awareness", "amount": 6, "if": ["awareness:9"]}
    box = boxed("lord", "kasai", rule)
    for before, after in ((9, 6), (8, 4)):
        line = f"p1=oni@0 lord=kasai step=awareness awareness={before}"
        match = table(line, 4, seats=1, options={"box": box})
        assert f"awareness={after}" in match.position().split()


@pytest.mark.rule("E.26")
def test_where_a_lord_sends_his_men_the_lead_decides() -> None:
    box = boxed("lord", "kasai", {"when": "recovering", "do": "push", "target": "stacks"})
    line = f"{ROW} p1=oni@0 p2=nami@0 lead=p2 units=yari:1@1 lord=kasai step=recovery"
    match = table(line, seats=2, options={"box": box})
    assert match.pending == (1,)
    assert "go west" in legal(match)
