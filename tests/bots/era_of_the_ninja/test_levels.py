"""The levels of Era of the Ninja: legal, deterministic, in time, no secrets, sensible choices."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from kagemusha.bots import make_bot
from kagemusha.bots.bot import Thinker
from kagemusha.bots.era_of_the_ninja.levels import LEVELS as LEVEL_DATA
from kagemusha.bots.era_of_the_ninja.levels import LevelBot
from kagemusha.bots.era_of_the_ninja.reasons import NOTES
from kagemusha.bots.era_of_the_ninja.tuned import playout_policy
from kagemusha.bots.thinking_time import LEVELS, Effort
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.pieces import Card
from kagemusha.text import LOCALES, texts
from tests.games.era_of_the_ninja.table import GAME, LONE, ROW, act, ninja, table

VARIANTS = list(enumerate(GAME.variants()))
SMALL = Effort(0.06)
SHORT = {**LONE, "rounds": 6}
FIGHT = {"mode": "nvn-death-match"}


def thinker(match: Match, name: str, effort: Effort = SMALL) -> Thinker:
    bot = make_bot(name, GAME, match.rules, effort)
    assert isinstance(bot, Thinker)
    return bot


def choice(match: Match, name: str = "master", effort: Effort = SMALL) -> str:
    """A level's choice for the pending seat."""
    seat = match.pending[0]
    legal = match.legal(seat)
    (action,) = thinker(match, name, effort).decide(match.view(seat), legal, Rng(1, "test"))
    assert action in legal
    return str(action)


# --- always legal, steady, never a peek ---------------------------------------------------------


@pytest.mark.parametrize(("number", "variant"), VARIANTS)
def test_every_decision_is_legal(number: int, variant: tuple[int, Mapping[str, Any]]) -> None:
    """Weak levels take turns; a master chooses now and then."""
    seats, options = variant
    rules = GAME.rules(seats, {**options, "rounds": 2})
    bots = [make_bot(name, GAME, rules, Effort(0.002)) for name in LEVELS]
    rng = Rng(number, "test")
    source = SeededSource(number)
    state = rules.setup()
    asked = 0
    while pending := rules.pending(state):
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        asked += 1
        bot = bots[asked % 3] if asked % 40 else bots[-1]
        legal = rules.legal(state, seat)
        (action,) = bot.decide(rules.view(state, seat), legal, rng)
        assert action in legal
        rules.apply(state, seat, action)
    assert asked > 5


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"mode": "clan-attack", "clans": "named"})]
)
def test_disguised_secrets_change_nothing(
    name: str, seats: int, options: Mapping[str, Any]
) -> None:
    """What a seat cannot know does not reach its bot; and the same input is the same decision."""
    rules = GAME.rules(seats, {**options, "rounds": 5})
    bots = [make_bot(name, GAME, rules, Effort(0.004)) for _ in range(2)]
    policy = make_bot("novice", GAME, rules)
    state = rules.setup()
    source = SeededSource(21)
    asked = compared = 0
    while (pending := rules.pending(state)) and compared < 5:
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        asked += 1
        if asked % 7 == 1 and len(legal) > 1:
            twin = rules.disguise(state, seat, Rng(asked, "disguise"))
            mine = bots[0].decide(view, legal, Rng(asked, "bot"))
            same = bots[1].decide(rules.view(twin, seat), legal, Rng(asked, "bot"))
            assert list(mine) == list(same)
            compared += 1
        rules.apply(state, seat, policy.decide(view, legal, Rng(asked))[0])
    assert compared == 5


def test_another_games_view_is_refused() -> None:
    match = table("lord=kasai p1=onijin@0", options=LONE)
    for name in LEVELS:
        with pytest.raises(TypeError, match="not a seat's view of Era of the Ninja"):
            thinker(match, name).decide(View("other", 0, (0,)), match.legal(0), Rng(1))


@pytest.mark.parametrize("name", LEVELS)
def test_it_is_in_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second at each look: out of time, it takes the policy's choice."""
    match = table(f"{ROW} lord=kasai p1=onijin@0 p1.shadow=6 units=yari:3@1,monk:2@2", options=LONE)
    looks = itertools.count()
    monkeypatch.setattr("time.perf_counter", looks.__next__)
    choice(match, name, Effort(seconds=3))
    assert next(looks) < 7


# --- what it says -------------------------------------------------------------------------------


def test_it_tells_its_options_and_considers_what_it_is_told() -> None:
    match = table("lord=kasai p1=onijin@0 p1.shadow=6 units=yari:1@0", options=SHORT)
    legal = match.legal(0)
    poor = next(action for action in legal if action.verb == "done")
    for name in LEVELS:
        thought = thinker(match, name).think(match.view(0), legal, Rng(1), [(poor,)])
        assert thought.plan == thought.candidates[0].plan
        assert (poor,) in [option.plan for option in thought.candidates]
        assert thought.chance is not None
        assert 0 <= thought.chance <= 1
        assert 0 < thought.error <= 0.5
        assert all(0 <= option.chance <= 1 for option in thought.candidates)
        assert sum(option.share for option in thought.candidates) == 1


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("lord=kasai p1=onijin@0 p1.shadow=6 units=yari:1@0", SHORT),
        (f"{ROW} p1=onijin@1 p1.cards=katana* p1.shadow=9 p2=hikage@1 p2.shadow=3", FIGHT),
    ],
)
def test_it_tells_a_chance_whatever_it_tried(
    name: str, line: str, options: Mapping[str, Any]
) -> None:
    """A review asks at every decision; a decision alone needs no playouts."""
    match = table(line, options={**options, "rounds": 6})
    bot = thinker(match, name)
    legal = match.legal(0)
    thought = bot.think(match.view(0), legal, Rng(1))
    assert thought.chance is not None
    assert 0 <= thought.chance <= 1
    assert 0 < thought.error <= 0.5
    assert thought.plan == tuple(bot.decide(match.view(0), legal, Rng(1)))


def test_a_chance_grows_with_what_the_rival_lost() -> None:
    """Death Matches are not played to the end: the rest is foretold."""
    chances = []
    for wounds in (1, 3, 5):
        match = table(
            f"{ROW} p1=onijin@0 p1.cards=katana* p1.shadow=5 p2=hikage@2 p2.wounds={wounds}",
            options=FIGHT,
        )
        bot = thinker(match, "skilled", Effort(0.5))
        chances.append(bot.think(match.view(0), match.legal(0), Rng(1)).chance)
    assert None not in chances
    assert chances == sorted(chances, key=lambda chance: -(chance or 0.0))
    assert len(set(chances)) == len(chances)


def test_what_is_considered_does_not_change_the_decision() -> None:
    match = table("lord=kasai p1=onijin@0 p1.shadow=6 units=yari:1@0", options=SHORT)
    legal = match.legal(0)
    poor = next(action for action in legal if action.verb == "done")
    master = thinker(match, "master")
    plain = master.think(match.view(0), legal, Rng(1))
    told = master.think(match.view(0), legal, Rng(1), [(poor,)])
    assert plain.plan == told.plan


@pytest.mark.parametrize("language", LOCALES)
def test_every_note_can_be_read(language: str) -> None:
    speaker = texts(language)
    for note in {*NOTES.values(), "only", "hunch", "lord", "attack", "other"}:
        for tried in ("yes", "no"):
            args = {"tried": tried, "plans": 61, "ki": 2}
            said = speaker.say(f"bots-era-{note}", **args)
            assert said.endswith(".")
            assert ("61" in said) == (tried == "yes" and note not in ("only", "hunch"))


# --- puzzles ------------------------------------------------------------------------------------

HEAD = {"mode": "lords-head"}
PUZZLES: list[tuple[str, Mapping[str, Any], str]] = [
    # The Lord is as good as dead: here, or two steps away.
    (
        "lord=kasai@0+6 p1=onijin@0 p1.cards=katana* p1.shadow=9 units=yari:1@0",
        LONE,
        "attack lord",
    ),
    (f"{ROW} lord=kasai@2+6 p1=onijin@0 p1.cards=katana* p1.shadow=6", LONE, "move east"),
    (
        "lord=kasai@0+6 p1=onijin@0 p1.cards=katana* p1.shadow=9 p2=hikage@0 p2.cards=katana*",
        {},
        "attack lord",
    ),
    # One Wound left and nobody about: rest.
    ("lord=kasai p1=onijin@0 p1.wounds=1 p1.ki=0 p1.shadow=5", LONE, "hide"),
    # One Wound left among many: the safest thing is not to be seen.
    ("lord=kasai p1=onijin@0 p1.wounds=1 p1.shadow=9 units=yari:5@0,monk:2@0", LONE, "hide"),
    # A rival with a single Wound left, who does not see it coming.
    (
        f"{ROW} p1=onijin@1 p1.cards=katana* p1.shadow=9 p2=hikage@1 p2.shadow=3 p2.wounds=1",
        FIGHT,
        "wound p2",
    ),
    # A weapon in the bag is of no use there.
    ("lord=kasai@0+6 p1=shinmai@0 p1.cards=katana p1.shadow=9", LONE, "activate katana"),
]


@pytest.mark.parametrize(("line", "options", "wanted"), PUZZLES)
def test_a_puzzle(line: str, options: Mapping[str, Any], wanted: str) -> None:
    assert choice(table(line, options=options)) == wanted


def test_it_lifts_the_limit_when_only_that_can_kill() -> None:
    match = table("lord=kasai@0 p1=onijin@0 p1.cards=katana* p1.shadow=6", 7, 8, options=LONE)
    act(match, "attack lord")
    assert choice(match) == "lift"
    act(match, "lift")
    assert choice(match) == "reroll"  # 7 + 3 is short of 11
    act(match, "reroll")
    assert choice(match) == "stand"  # 8 + 3 is not


def test_it_rerolls_a_dodge_that_would_be_its_last() -> None:
    match = table(
        "step=units lord=kasai p1=onijin@0 units=yari:1@0 p1.wounds=1 p1.ki=1", 3, options=LONE
    )
    assert choice(match) == "reroll"


def test_it_carries_the_head_home() -> None:
    match = table(
        f"{ROW} lord=kasai p1=onijin@1 p1.cards=katana* p1.shadow=6 p2=hikage@3", options=HEAD
    )
    ninja(match).cards.append(Card(codes.HEAD, False))
    assert choice(match) == "move west"


def test_it_saves_a_mate() -> None:
    match = table(
        "step=units lord=kasai p1=shinmai@0 p2=rokuro@0 p1.wounds=1 p1.ki=0 units=yari:1@0",
        2,
        options={"mode": "clan-attack", "clans": "fire"},
    )
    act(match, "target p1")
    assert choice(match) == "intercept"


# --- mistakes -----------------------------------------------------------------------------------


def test_weak_levels_play_the_best_of_what_they_notice() -> None:
    """What they overlook differs from time to time; what nobody overlooks is there each time."""
    match = table("lord=kasai p1=onijin@0 p1.shadow=6 units=yari:1@0", options=LONE)
    view, legal = match.view(0), match.legal(0)

    def played(name: str) -> set[str]:
        bot = thinker(match, name)
        return {bot.decide(view, legal, Rng(n))[0].notation for n in range(30)}

    assert 1 < len(played("novice")) < len(legal)
    assert len(played("beginner")) > 1
    assert LEVEL_DATA["novice"].hunches == LEVEL_DATA["beginner"].hunches == (0, 0, 0)
    bot = thinker(match, "beginner")
    assert isinstance(bot, LevelBot)
    noticed = [bot._noticed(legal, Rng(n)) for n in range(20)]
    stop = next(n for n, action in enumerate(legal) if action.verb == "done")
    assert all(stop in places for places in noticed)
    assert len({tuple(places) for places in noticed}) > 1


def test_less_fear_makes_wounds_count_less() -> None:
    timing = LEVEL_DATA["novice"].lord_timing
    bold, usual = (playout_policy("lone-ninja", timing, fear).weights for fear in (0.5, 1.0))
    assert (bold.life, bold.death) == (usual.life / 2, usual.death / 2)
    assert bold.ready == usual.ready == timing.ready
