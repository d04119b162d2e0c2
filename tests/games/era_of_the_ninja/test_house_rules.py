"""Options of our own: a quick Death Match, difficulties, and what the defeated do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kagemusha import replay
from kagemusha.arena.play import play_match
from kagemusha.bots import make_bot
from kagemusha.core.chance import Rng
from kagemusha.core.errors import ReplayError
from kagemusha.games.era_of_the_ninja.options import (
    ALONE,
    AMONG_SEVERAL,
    QUICK_HEALING,
    QUICK_TILES,
)
from tests.games.era_of_the_ninja.table import (
    GAME,
    act,
    inside,
    keep_all,
    legal,
    ninja,
    table,
    view,
)

QUICK = {"mode": "nvn-death-match", "pace": "quick"}
CASTLE = {"defeated": "castle"}


@pytest.mark.rule("E/r71")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_death_match_has_a_small_castle(seats: int) -> None:
    match = keep_all(table(None, seats=seats, options=QUICK))
    while view(match).step in ("place-spot", "turn-tile"):
        act(match, legal(match)[0])
    assert view(match).step == "start-tile"
    assert len(view(match).tiles) == QUICK_TILES * seats


@pytest.mark.rule("E/r71", "E.87")
@pytest.mark.parametrize("pace", ["quick", "book"])
@pytest.mark.parametrize("late", [False, True])
def test_late_in_a_quick_death_match_wounds_are_lost_and_not_regained(
    pace: str, late: bool
) -> None:
    line = f"step=recovery round={QUICK_HEALING + late} p1=oni@0 p1.wounds=3 p1.ki=0"
    match = table(f"{line} p2=chibi@0 p2.flags=moved", seats=2, options={**QUICK, "pace": pace})
    change = -1 if late and pace == "quick" else 1
    assert (ninja(match).wounds, ninja(match).ki) == (3 + change, 1)


@pytest.mark.rule("E/r71")
@pytest.mark.parametrize(
    ("shadows", "alive"), [((2, 5, 9), [False, True, True]), ((4, 4, 4), [True] * 3)]
)
def test_only_the_lowest_shadow_costs_the_last_wound(
    shadows: tuple[int, ...], alive: list[bool]
) -> None:
    kinds = ("oni", "chibi", "jizo")
    line = f"step=recovery round={QUICK_HEALING + 1}"
    for seat, (kind, shadow) in enumerate(zip(kinds, shadows, strict=True), start=1):
        line += f" p{seat}={kind}@0 p{seat}.wounds=1 p{seat}.shadow={shadow}"
    match = table(line, seats=3, options=QUICK)
    assert [one.alive for one in inside(match).ninja] == alive


@pytest.mark.rule("E/r71")
def test_a_quick_death_match_ends_soon() -> None:
    match = play_match("era-of-the-ninja", ["random"] * 4, 3, QUICK)
    assert match.result is not None
    assert match.result.reason == "last-standing"
    assert view(match).round < 25


@pytest.mark.rule("E/r72")
@pytest.mark.parametrize("difficulty", ["book", "easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [1, 4])
def test_a_difficulty_switches_modules_of_the_book_on(difficulty: str, seats: int) -> None:
    options = GAME.rules(seats, {"difficulty": difficulty}).options
    wanted = (ALONE if seats == 1 else AMONG_SEVERAL)[difficulty].modules
    assert [options[name] for name in ("sneak", "reinforcements")] == [
        name in wanted for name in ("sneak", "reinforcements")
    ]
    assert GAME.rules(seats, options).options == options


@pytest.mark.rule("E/r72")
def test_a_difficulty_changes_wounds_and_the_lord() -> None:
    match = table("lord=kasai@0 p1=oni@0 p2=chibi@0", seats=2, options={"difficulty": "hard"})
    assert (view(match).stacks[0].wound, view(match).stacks[0].dead) == (10, 13), "printed 8 and 11"
    match = keep_all(table(None, seats=2, options={"difficulty": "easy"}))
    assert [one.extra_wounds for one in inside(match).ninja] == [3, 3]


@pytest.mark.rule("E/r72")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_log_of_a_difficulty_with_other_numbers_is_refused(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs = {name: GAME.new(seats, {"difficulty": name}, 3).to_dict() for name in ("book", "hard")}
    levels = ALONE if seats == 1 else AMONG_SEVERAL
    monkeypatch.setitem(levels, "hard", replace(levels["hard"], dread=3))
    replay(logs["book"])
    with pytest.raises(ReplayError) as error:
        replay(logs["hard"])
    assert error.value.messages[0].id == "replay-other-content"


@pytest.mark.rule("E/r73", "E.26")
@pytest.mark.parametrize(
    ("out", "asked"),
    [("p2=jizo@1 p2.shadow=2", 2), ("p3=jizo@1 p3.shadow=2", 1), ("", 1)],
)
def test_the_next_who_is_out_chooses_for_the_units(out: str, asked: int) -> None:
    line = f"step=awareness lead=p1 lord=kasai units=yari:1@0,monk:1@0 p1=oni@0 p1.shadow=2 {out}"
    line = f"{line} tiles=courtyard:0:0:0,cross:1:0:0"
    match = table(line, 10, seats=3, options=CASTLE)
    assert (match.pending, legal(match)) == ((asked,), ["pick yari-1", "pick monk-1"])
    assert table(line, 10, seats=3).pending == (0,), "by the book the Lead is asked"


@pytest.mark.rule("E/r73")
@pytest.mark.parametrize("bot", ["greedy", "skilled"])
def test_bots_play_on_for_the_castle(bot: str) -> None:
    """A bot that is out is asked, and knows what to say."""
    asked = 0
    bots = [make_bot(bot, GAME, GAME.rules(3, CASTLE))] * 3
    rngs = [Rng(4, "bot", seat) for seat in range(3)]
    for seed in range(40):
        match = GAME.new(3, CASTLE, seed)
        while match.pending and not asked:
            seat = match.pending[0]
            asked += ninja(match, seat).out
            match.act_all(seat, bots[seat].decide(match.view(seat), match.legal(seat), rngs[seat]))
        if asked:
            return
    raise AssertionError("nobody who was out was asked")
