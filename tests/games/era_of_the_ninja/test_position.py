"""Positions: every state can be written and read again; bent lines are refused in words."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from kagemusha.core.chance import CHANCE
from kagemusha.core.errors import NotationError
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.position import _packed
from kagemusha.games.era_of_the_ninja.rules import EraRules
from kagemusha.games.era_of_the_ninja.state import State
from tests.games.era_of_the_ninja.table import (
    GAME,
    LONE,
    ROW,
    act,
    legal,
    ninja,
    player,
    stack,
    table,
    told,
    view,
)

HEAD = {"mode": "lords-head"}
DUEL = {"mode": "nvn-death-match"}


@cache
def rules_of(seats: int | None, options: str) -> EraRules:
    return GAME.rules(seats, json.loads(options))


def states(rules: EraRules, state: State, seed: int, most: int = 10_000) -> Iterator[State]:
    """Random play from a state to the end, or for a number of choices."""
    dice = random.Random(seed)
    yield state
    for _ in range(most):
        pending = rules.pending(state)
        if not pending:
            return
        seat = dice.choice(pending)
        if seat == CHANCE:
            answers, weights = zip(*rules.chances(state), strict=True)
            action = dice.choices(answers, weights)[0]
        else:
            action = dice.choice(rules.legal(state, seat))
        rules.apply(state, seat, action)
        yield state


def same(rules: EraRules, state: State) -> None:
    """The line of a state stands for the same state, in which the same may be done."""
    again = rules.read_position(rules.write_position(state))
    assert again.numbers() == state.numbers()
    assert rules.pending(again) == rules.pending(state)
    for seat in rules.pending(state):
        if seat == CHANCE:
            assert list(rules.chances(again)) == list(rules.chances(state))
        else:
            assert list(rules.legal(again, seat)) == list(rules.legal(state, seat))


def refused(line: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> str:
    rules = rules_of(seats, json.dumps(options))
    with pytest.raises(NotationError) as error:
        rules.read_position(line)
    (message,) = error.value.messages
    return message.id


# --- as the program writes them -----------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_every_state_of_a_random_match_can_be_written_and_read(
    seats: int, options: Mapping[str, Any]
) -> None:
    rules = GAME.rules(seats, {**options, "rounds": 3})
    count = 0
    for state in states(rules, rules.setup(), seats):
        same(rules, state)
        count += 1
    assert count > 30
    assert rules.result(state) is not None, "the last of them is over"


CROWDED = (
    f"{ROW} round=7 lord=kasai@2+3 awareness=6 units=yari:5@1+2,yari:2@1,monk:2@2,daimyo:1@3 "
    "p1=tanuki@1 p1.counters=3 p1.shadow=10! p1.ingenuity=12 p1.cards=katana*,ofuda*,bo,onigiri* "
    "p1.skills=pocket-space+goton,kagenui+kagenui,choho p2=kitsune@1 p2.shadow=4 "
    "p2.cards=yumi*,ezu*,makibishi* p2.skills=kawarimi,boryaku"
)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("line", "options"),
    [
        (CROWDED, {"nvn": True, "reinforcements": True, "sneak": True}),
        (CROWDED, {"clans": "named"}),
        (f"{CROWDED.replace('lord=kasai@2+3 ', '')} head=p1".replace("bo,", ""), HEAD),
    ],
)
def test_every_state_from_a_full_table_can_be_written_and_read(
    line: str, options: Mapping[str, Any], seed: int
) -> None:
    """Reserves, synergies, peeked cards, counters, tokens, the Lord and his head."""
    rules = GAME.rules(2, options)
    for state in states(rules, rules.read_position(line), seed, most=60):
        same(rules, state)


def test_a_match_goes_on_from_its_position() -> None:
    match = table("p1=onijin@0 p1.shadow=5 units=daimyo:1@0", 9, options=LONE)
    act(match, "attack daimyo-1")
    assert view(match).step == "before-roll"
    twin = table(match.position(), 9, options=LONE)
    assert legal(twin) == legal(match) == ["roll", "lift"]
    assert act(twin, "roll", "stand") == act(match, "roll", "stand")
    assert twin.position() == match.position()


@cache
def written() -> tuple[EraRules, str]:
    rules = GAME.rules(2, {"nvn": True})
    for state in states(rules, rules.read_position(CROWDED), 4, most=4):
        assert all(one.alive for one in state.world.ninja)
    return rules, rules.write_position(state)


def test_a_line_of_the_program_is_taken_as_it_stands_or_not_at_all() -> None:
    rules, line = written()
    words = line.split()
    assert [word.partition("=")[0] for word in words[:6]] == [
        *("round", "lead", "awareness", "lord", "tiles", "units")
    ]
    assert [word.partition("=")[0] for word in words[-2:]] == ["numbers", "check"]
    for index, word in enumerate(words):
        key, _, value = word.partition("=")
        bent = [*words[:index], *words[index + 1 :]], [*words, word]
        digit = re.search(r"\d", value)
        changed = [*words]
        if digit:
            other = str((int(digit[0]) + 1) % 10)
            changed[index] = f"{key}={value[: digit.start()]}{other}{value[digit.end() :]}"
        for altered in (*bent, *([changed] if digit else [])):
            if altered == words:
                continue
            with pytest.raises(NotationError):
                rules.read_position(" ".join(altered))


def _bend(t: World, how: str) -> None:
    if how == "one card more":
        t.bag[0] += 1
    elif how == "one card twice":
        t.pile[5] += 1
    elif how == "a card turned into another":
        t.ninja[0].cards[0].kind = 1
    elif how == "too many tiles":
        t.tile_bag[0] += 1
    elif how == "too few units":
        t.pools[0] -= 1
    elif how == "a stack beside the board":
        t.stacks[0].tile = len(t.tiles)
    elif how == "a ninja beside the board":
        t.ninja[0].tile = -1
    elif how == "an unknown ninja":
        t.ninja[0].kind = 30
    elif how == "no castle":
        t.tiles.clear()
    elif how == "over, but with something to do":
        t.reason = 1
    else:
        t.agenda.clear()


@pytest.mark.parametrize(
    "how",
    [
        "one card more",
        "one card twice",
        "a card turned into another",
        "too many tiles",
        "too few units",
        "a stack beside the board",
        "a ninja beside the board",
        "an unknown ninja",
        "no castle",
        "over, but with something to do",
        "not over, and nothing to do",
    ],
)
def test_a_table_that_cannot_be_is_refused_even_with_a_true_check(how: str) -> None:
    """Whoever computes the check may still not put one more of a card on the table."""
    rules, line = written()
    state = rules.read_position(line)
    _bend(state.world, how)
    numbers = _packed(state.numbers())
    check = hashlib.sha256(numbers.encode()).hexdigest()[:12]
    words = [word for word in line.split() if not word.startswith(("numbers=", "check="))]
    with pytest.raises(NotationError) as error:
        rules.read_position(" ".join([*words, f"numbers={numbers}", f"check={check}"]))
    assert error.value.messages[0].id == "position-era-altered"
    if how not in ("an unknown ninja", "no castle"):  # those have no words at all
        with pytest.raises(NotationError):
            rules.read_position(rules.write_position(state))


@pytest.mark.parametrize(
    "numbers", ["", "x", "1,2,3", "0x999999", "0x5000,1", "1x-3", "1.5", "\ud800"]
)
def test_numbers_that_are_none_are_refused(numbers: str) -> None:
    check = hashlib.sha256(numbers.encode(errors="replace")).hexdigest()[:12]
    assert refused(f"numbers={numbers} check={check}") == "position-era-altered"


# --- as people write them -----------------------------------------------------------------


def test_what_a_line_does_not_say_is_as_at_the_start() -> None:
    match = table("p1=onijin@0", options=LONE)
    assert (view(match).step, view(match).stage, view(match).round) == ("turn", "start", 1)
    assert (view(match).lead, view(match).awareness) == ("p1", 1)
    assert [(tile.shape, tile.x, tile.y) for tile in view(match).tiles] == [("courtyard", 0, 0)]
    assert (view(match).tiles_left, view(match).encounters_left) == (29, 18)
    assert (view(match).lord, view(match).lord_state) == ("kasai", "away")
    one = player(match)
    assert (one.wounds, one.ki, one.ingenuity, one.shadow) == (6, 3, 0, 0)
    assert (one.cards, one.skills, one.hidden) == ((), (), False)


def test_every_word_of_a_line() -> None:
    line = (
        f"{ROW} step=turn active=p2 lead=p1 round=12 awareness=8 lord=genma@3+4 "
        "units=yari:5@1+2,yari:2@1,monk:1@2 "
        "p1=tanuki@1 p1.wounds=3 p1.ki=0 p1.ingenuity=15 p1.shadow=1! p1.counters=4 "
        "p1.cards=katana*,bo,sake* p1.skills=goton+goton,choho+mokuso "
        "p1.flags=hidden,hid,moved,attacked p2=jizo@2 p2.shadow=10! p2.declared=monk p3=oni@3 "
        "p3.shadow=13"
    )
    match = table(line, seats=4, options={"clans": ["none", "heaven", "none", "none"]})
    seen = view(match)
    assert (seen.round, seen.lead, seen.awareness, seen.active) == (12, "p1", 8, "p2")
    assert (seen.lord, seen.lord_state, stack(match, "lord").tokens) == ("genma", "here", 4)
    stacks = [(one.id, one.units, one.tile, one.tokens) for one in seen.stacks]
    assert stacks[:3] == [("yari-1", 5, 1, 2), ("yari-2", 2, 1, 0), ("monk-1", 1, 2, 0)]
    first, second, third, fourth = seen.players
    assert (first.ninja, first.tile, first.wounds, first.ki) == ("tanuki", 1, 3, 0)
    assert (first.ingenuity, first.shadow, first.shadow_mark) == (15, 1, "failure")
    assert (first.counters, first.max_wounds) == (4, 8), "Sake is active"
    cards = [(card.id, card.active) for card in first.cards]
    assert cards == [("katana", True), ("bo", False), ("sake", True)]
    skills = [(card.id, card.synergy, card.under) for card in first.skills]
    assert skills == [("goton", True, "goton"), ("choho", True, "hidden")]
    assert (first.hidden, first.hid, first.moved, first.attacked) == (True,) * 4
    assert (second.shadow, second.shadow_mark, second.declared) == (10, "success", "monk")
    assert (third.shadow, third.shadow_mark) == (13, "plain")
    assert (fourth.ninja, fourth.alive, fourth.out) == (None, False, True)


@pytest.mark.parametrize(
    ("step", "first", "rolls"),
    [
        ("shadow", "after-roll", 0),
        ("ninja", "turn", 0),
        ("turn", "turn", 0),
        ("awareness", "after-roll", 1),
        ("units", "after-roll", 0),
        ("recovery", "after-roll", 0),
    ],
)
def test_a_line_begins_a_turn_or_a_phase(step: str, first: str, rolls: int) -> None:
    match = table(f"step={step} p1=onijin@0 p1.shadow=1! units=yari:1@0", 5, 5, options=LONE)
    assert view(match).step == first
    assert len(told(match, "awareness")) == rolls
    roll = view(match).roll
    kinds = {"shadow": "shadow", "awareness": "dodge", "units": "dodge", "recovery": "shadow"}
    assert (roll.kind if roll else None) == kinds.get(step)


def test_the_head_lies_on_a_tile_or_with_a_player() -> None:
    lying = table(f"{ROW} head=2 p1=oni@1 p2=chibi@1", seats=2, options=HEAD)
    assert (view(lying).head, view(lying).lord_state) == (2, "defeated")
    held = table(f"{ROW} head=p2 p1=oni@1 p2=chibi@1", seats=2, options=HEAD)
    assert view(held).head is None
    assert [card.id for card in player(held, 1).cards] == ["head"]
    assert ninja(held).cards == []


def test_a_position_can_be_over_at_once() -> None:
    match = table("head=p1 p1=oni@0 p2=chibi@0", seats=2, options=HEAD)
    assert (view(match).step, view(match).reason) == ("over", "head-home")
    again = table(match.position(), seats=2, options=HEAD)
    assert again.result == match.result


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("p1=onijin@0 p1.luck=3", "unknown-key"),
        ("p1=onijin@0 p2=oni@0", "unknown-key"),
        ("p1=onijin@0 nonsense", "unknown-key"),
        ("p1=onijin@0 p1=oni@0", "twice"),
        ("", "era-no-ninja"),
        ("p1.ki=2", "era-no-ninja"),
        ("p1=onijin", "bad-word"),
        ("p1=nobody@0", "bad-word"),
        ("p1=onijin@1", "bad-number"),
        ("p1=onijin@0 p1.wounds=0", "bad-number"),
        ("p1=onijin@0 p1.wounds=7", "bad-number"),
        ("p1=onijin@0 p1.ki=4", "bad-number"),
        ("p1=onijin@0 p1.ki=-1", "bad-number"),
        ("p1=onijin@0 p1.ki=two", "bad-number"),
        ("p1=onijin@0 p1.ingenuity=100", "bad-number"),
        ("p1=onijin@0 p1.shadow=21", "bad-number"),
        ("p1=onijin@0 p1.shadow=!", "bad-number"),
        ("p1=onijin@0 p1.shadow=5!", "bad-word"),
        ("p1=onijin@0 p1.flags=asleep", "bad-word"),
        ("p1=onijin@0 p1.declared=dragons", "bad-word"),
        ("p1=onijin@0 p1.declared=side-2", "bad-word"),
        ("p1=onijin@0 p1.cards=excalibur", "bad-word"),
        ("p1=onijin@0 p1.cards=goton", "bad-word"),
        ("p1=onijin@0 p1.cards=head", "bad-word"),
        ("p1=onijin@0 p1.skills=katana", "bad-word"),
        ("p1=onijin@0 p1.skills=goton+katana", "bad-word"),
        ("p1=onijin@0 p1.skills=goton,goton", "twice"),
        ("p1=onijin@0 p1.skills=goton+goton,choho+goton", "too-many-cards"),
        ("p1=onijin@0 p1.cards=bo,bo", "too-many-cards"),
        ("p1=onijin@0 p1.cards=bo,katana,katana,katana,tabi", "era-too-many-cards"),
        ("p1=onijin@0 step=dance", "bad-word"),
        ("p1=onijin@0 active=p2", "bad-word"),
        ("p1=onijin@0 lead=p2", "bad-word"),
        ("p1=onijin@0 round=0", "bad-number"),
        ("p1=onijin@0 round=100", "bad-number"),
        ("p1=onijin@0 awareness=0", "bad-number"),
        ("p1=onijin@0 awareness=11", "bad-number"),
        ("p1=onijin@0 lord=nobunaga", "bad-word"),
        ("p1=onijin@0 lord=kasai@1", "bad-number"),
        ("p1=onijin@0 head=0", "bad-word"),
        ("p1=onijin@0 units=dragon:1@0", "bad-word"),
        ("p1=onijin@0 units=lord:1@0", "bad-word"),
        ("p1=onijin@0 units=yari@0", "bad-word"),
        ("p1=onijin@0 units=yari:0@0", "bad-number"),
        ("p1=onijin@0 units=yari:6@0", "bad-number"),
        ("p1=onijin@0 units=yari:1@1", "bad-number"),
        ("p1=onijin@0 units=yari:1@0+3", "bad-number"),
        ("p1=onijin@0 units=" + ",".join(["daimyo:1@0"] * 4), "bad-number"),
        ("p1=onijin@0 tiles=cross:0:0:0", "era-tile"),
        ("p1=onijin@0 tiles=courtyard:1:0:0", "era-tile"),
        ("p1=onijin@0 tiles=courtyard:0:0:0,cross:2:0:0", "era-tile"),
        ("p1=onijin@0 tiles=courtyard:0:0:0,cross:0:0:0", "era-tile"),
        ("p1=onijin@0 tiles=courtyard:0:0:0,dead-end:1:0:0", "era-tile"),
        ("p1=onijin@0 tiles=courtyard:0:0:0,cave:1:0:0", "bad-word"),
        ("p1=onijin@0 tiles=courtyard:0:0:4", "bad-word"),
        ("p1=onijin@0 numbers=1,2,3", "era-altered"),
        ("p1=onijin@0 check=abc", "era-altered"),
    ],
)
def test_a_bent_line_is_refused(line: str, problem: str) -> None:
    assert refused(line, 1, LONE) == f"position-{problem}"


@pytest.mark.parametrize(
    ("line", "seats", "options", "problem"),
    [
        ("p1=onijin@0 p2=onijin@0", 2, {}, "bad-word"),
        ("p1=oni@0 p2=chibi@0", 2, {"clans": "fire-1,wood"}, None),
        ("p1=oni@0 p2=oni@0", 2, {"clans": "fire"}, "bad-word"),
        ("p1=oni@0 p2=chibi@0", 2, {"clans": "earth"}, "bad-word"),
        ("p2=oni@0", 2, {}, "era-no-ninja"),
        ("p2=oni@0 lead=p2", 2, {}, None),
        ("p1=oni@0 p2=chibi@0 lord=kasai", 2, DUEL, "bad-word"),
        ("p1=oni@0 p2=chibi@0 units=yari:1@0", 2, DUEL, "bad-word"),
        ("p1=oni@0 p2=chibi@0 step=awareness", 2, DUEL, "bad-word"),
        ("p1=oni@0 p2=chibi@0 step=units", 2, DUEL, "bad-word"),
        ("p1=oni@0 p2=chibi@0 step=recovery", 2, DUEL, None),
        ("p1=oni@0 head=p2", 2, HEAD, "era-no-ninja"),
        ("p1=oni@0 head=1", 2, HEAD, "bad-number"),
        ("p1=oni@0 head=0 lord=kasai@0", 2, HEAD, "bad-word"),
        ("p1=oni@0 head=p1 p1.cards=bo,tabi,sai,kama", 2, HEAD, "era-too-many-cards"),
        ("p1=oni@0 head=p1 p1.cards=bo,tabi,sai", 2, HEAD, None),
    ],
)
def test_a_line_must_fit_its_mode(
    line: str, seats: int, options: Mapping[str, Any], problem: str | None
) -> None:
    if problem is None:
        GAME.rules(seats, options).read_position(line)
    else:
        assert refused(line, seats, options) == f"position-{problem}"


@pytest.mark.rule("E.39", "E.41")
@pytest.mark.parametrize(
    ("cards", "fits"),
    [
        ("shuriken*,katana*", False),
        ("shuriken*,katana", True),
        ("katana*,wakizashi*", True),
        ("katana*,wakizashi*,sai*", False),
        ("katana*,bo*", False),
        ("kusari-katabira*,do-maru*", False),
        ("kusari-katabira*,do-maru,tabi*", True),
    ],
)
def test_only_what_play_allows_is_active_together(cards: str, fits: bool) -> None:
    line = f"p1=onijin@0 p1.cards={cards}"
    if fits:
        assert player(table(line, options=LONE)).cards
    else:
        assert refused(line, 1, LONE) == "position-era-active"


def test_a_line_of_another_setup_is_refused() -> None:
    line = GAME.rules(2).write_position(GAME.rules(2).setup())
    assert refused(line, 3) == "position-era-altered"
