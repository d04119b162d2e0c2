"""Positions with an obvious right choice: the master finds it with little work."""

from __future__ import annotations

from typing import Any

from kagemusha.bots.thinking_time import Effort
from kagemusha.bots.wat_aah.levels import MASTER, LevelBot
from kagemusha.core.chance import Rng
from kagemusha.games.wat_aah.rules import WatAah

GAME = WatAah()
EFFORT = Effort(80 / MASTER.simulations[0])

# Three clans of 6, 8 and 6 points before the first player.
MINE = "table.p1=fox-3:2,toad-4:2,carp-3:2"


def _solve(line: str, seats: int = 2, moves: str = "", mode: str = "grasshopper") -> Any:
    match = GAME.position(line, seats=seats, options={"mode": mode})
    for move in filter(None, moves.split("; ")):
        match.act_all(match.pending[0], match.rules.parse(move))
    seat = match.pending[0]
    bot = LevelBot(match.rules, MASTER, EFFORT)
    return bot.think(match.view(seat), match.legal(seat), Rng(5, "puzzle"))


def _words(line: str, **more: Any) -> str:
    return " ".join(str(action) for action in _solve(line, **more).plan)


def test_a_fourth_clan_that_wins_is_placed() -> None:
    thought = _solve(
        f"step=place-step {MINE} table.p2=bear-6:2 hand.p1=rat-3:2,oni:1 hand.p2=crow-2:3"
    )
    assert thought.plan[0].notation == "place rat"
    assert thought.why.id == "bots-wat-aah-fourth"
    assert thought.chance == 1.0


def test_a_fourth_clan_that_loses_is_not() -> None:
    line = f"step=place-step {MINE} table.p2=bear-6:4,dragon-5:2 hand.p1=rat-3:2 hand.p2=crow-2:3"
    assert "place" not in _words(line)


def test_among_three_players_the_winning_clan_is_placed() -> None:
    line = (
        f"step=place-step {MINE} table.p2=bear-6:3 table.p3=dragon-5:2 hand.p1=monkey-3:1,ronin:1"
    )
    assert _words(f"{line} hand.p2=crow-2:3 hand.p3=spider-3:2", seats=3).startswith("place monkey")


def test_the_round_is_not_ended_for_another() -> None:
    line = f"step=place-step {MINE} table.p2=bear-6:3 table.p3=dragon-5:2,dragon-4:2,rat-5:3"
    words = _words(
        f"{line} hand.p1=monkey-3:1,ronin:1 hand.p2=crow-2:3 hand.p3=spider-3:2", seats=3
    )
    assert not words.startswith("place")


def test_three_spiders_destroy_what_two_cannot() -> None:
    # 20 + 9 against 34 - 24 wins; 20 + 6 against 34 - 6 does not.
    line = (
        f"step=place-step {MINE} table.p2=bear-6:4,dragon-5:2 hand.p1=spider-3:3 hand.p2=crow-2:3"
    )
    assert _words(line) == "place spider card spider-3 card spider-3 card spider-3 done"


def test_the_clan_that_decides_is_the_target() -> None:
    line = (
        f"step=place-step {MINE} table.p2=bear-6:4,dragon-5:2 hand.p1=spider-3:3 hand.p2=crow-2:3"
    )
    moves = "place spider spider-3 spider-3 spider-3"
    assert _words(line, moves=moves) == "target p2 bear"


def test_the_card_that_decides_is_the_target() -> None:
    # 26 against 31: without a Bear 25, without any other card at least 26.
    line = f"step=place-step {MINE} table.p2=bear-6:2,dragon-5:2,rat-5:1,rat-4:1"
    moves = "place spider spider-3 spider-3"
    words = _words(f"{line} hand.p1=spider-3:2 hand.p2=crow-2:3", moves=moves)
    assert words == "target p2 bear bear-6"


def test_a_sure_win_next_needs_no_corruption() -> None:
    line = f"step=draw-step {MINE} table.p2=bear-6:3,rat-3:2 hand.p1=dragon-3:2 hand.p2=crow-2:3"
    assert _words(line) == "recruit"


def test_without_a_card_corruption_is_the_way() -> None:
    line = "step=draw-step table.p2=bear-6:3,rat-3:3 hand.p1=dragon-3:1 hand.p2=crow-2:3"
    assert _words(line) == "corrupt"


def test_the_winning_pair_is_not_discarded() -> None:
    line = f"step=discard-step {MINE} hand.p1=rat-5:2,monkey-1:1,crow-2:1 hand.p2=bear-6:1"
    assert _words(line) in ("card monkey-1", "card crow-2")


def test_when_the_end_is_near_strength_is_put_down() -> None:
    line = (
        "step=place-step table.p1=bear-6:2,fox-3:2,toad-4:2 hand.p1=bear-6:2,monkey-1:1 "
        "table.p2=rat-5:3,dragon-4:2,crow-4:3 hand.p2=carp-1:2 known.p1.p2=carp-1:2"
    )
    assert _words(line) == "reinforce bear card bear-6 card bear-6 done"


def test_after_the_last_round_a_temple_card_is_of_no_use() -> None:
    line = (
        f"step=place-step round=3 {MINE} table.p2=bear-6:2 hand.p1=rat-3:2,oni:1 hand.p2=crow-2:3 "
        "at-missions=5,6,0,0 at-showdown=1,1,0,0"
    )
    moves = "place rat rat-3 rat-3; target p2; card crow-2; card crow-2"
    assert _words(line, moves=moves, mode="grand-master").startswith("peek")
