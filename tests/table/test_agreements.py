"""What people do and agree on besides moves: they leave, offer a draw, pause, take back."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import kagemusha
from kagemusha.table import (
    Abort,
    Act,
    Answer,
    Command,
    Leave,
    Propose,
    Resign,
    Return,
    TableError,
    Tables,
    Undo,
    Update,
    bot,
    days,
    live,
    local,
    open_seat,
    person,
)
from kagemusha.table.agreements import What
from kagemusha.table.bot_turns import FINISHING
from kagemusha.table.bot_workers import BotReply, BotRequest, BotWorkers, OnReply
from kagemusha.table.clock import Clock
from kagemusha.table.seating import Holder
from tests.table.conftest import MakeTables
from tests.table.time import Time

NINJA = "deploy well 1, inn 1; seal"
RONIN = (
    "deploy kabe burial-grounds, tasuke burial-grounds, musashi watchtower, yumi inn, hayai well,"
    " yobu passage, taiko granary; seal"
)


class Friends:
    """People at a table, by seat."""

    def __init__(
        self,
        tables: Tables,
        game: str,
        holders: list[Holder],
        clock: Clock | None = None,
        position: str | None = None,
    ) -> None:
        opened = tables.create(game, holders, clock=clock, seed=7, position=position)
        self.tables, self.table, self.secrets = tables, opened.table, opened.secrets
        self.number = 0

    def do(self, kind: type[Command], seat: int, **more: Any) -> Update:
        self.number += 1
        secret = self.secrets[seat] or ""
        return self.table.execute(kind(secret, f"c{self.number}", seat=seat, **more))

    def act(self, seat: int, plan: str | None = None) -> Update:
        legal = self.look(seat).legal
        return self.do(Act, seat, plan=legal[0].notation if plan is None else plan)

    def propose(self, seat: int, what: What, about: int | None = None) -> Update:
        return self.do(Propose, seat, what=what, about=about)

    def answer(self, seat: int, *, agree: bool) -> Update:
        proposal = self.look(seat).agreements.proposal
        assert proposal is not None
        return self.do(Answer, seat, proposal=proposal.number, agree=agree)

    def look(self, seat: int | None = None) -> Update:
        return self.table.look(None if seat is None else self.secrets[seat], seat=seat)

    def refused(self, seat: int, kind: type[Command], problem: str, **more: Any) -> None:
        before = self.look(seat).to_json()
        with pytest.raises(TableError) as error:
            self.do(kind, seat, **more)
        assert error.value.messages[0].id == problem
        assert self.look(seat).to_json() == before

    def said(self) -> list[tuple[str, int, str | None]]:
        return [(note.kind, note.seat, note.what) for note in self.look().agreements.notices]


def ronin(tables: Tables, clock: Clock | None = None) -> Friends:
    return Friends(tables, "seven-ronin", [person("Ada"), person("Bo")], clock)


def cards(tables: Tables, clock: Clock | None = None, seats: int = 3) -> Friends:
    return Friends(tables, "wat-aah", [person(f"p{n}") for n in range(seats)], clock)


def begun(friends: Friends) -> Friends:
    """Each seat has moved."""
    for _ in range(400):
        (seat, *_) = friends.look().pending
        friends.act(seat)
        if "resign" in friends.look(0).agreements.can:
            return friends
    raise AssertionError("nobody moved")


# --- leaving ------------------------------------------------------------------------------------


def test_who_resigns_has_lost(tables: Tables, make_tables: MakeTables) -> None:
    friends = begun(ronin(tables, live(600)))
    friends.do(Resign, 0)
    for seat in (0, 1, None):
        seen = friends.look(seat)
        assert seen.result is not None
        assert (seen.result.winners, seen.result.reason) == ((1,), "resigned")
        assert seen.ending is not None
        assert (seen.ending.reason, seen.ending.seat) == ("resigned", 0)
        assert (seen.pending, len(seen.legal), seen.agreements.can) == ((), 0, ())
        assert all(face is None or face.since is None for face in seen.clocks)
    assert friends.said() == [("resigned", 0, None)]
    friends.refused(1, Act, "refused-match-is-over", plan="seal")
    friends.refused(1, Resign, "refused-match-is-over")
    log = friends.table.finished.export()
    assert log["table"]["ending"] == {"reason": "resigned", "seat": 0}
    assert kagemusha.replay(log).result is None, "the log ends where it stopped"
    assert tables.held_by([friends.secrets[1] or ""])[0].status == "over"
    again = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    assert again.table(friends.table.id).look().to_json() == friends.look().to_json()


def test_with_more_sides_a_bot_plays_on(lite: Tables) -> None:
    friends = begun(cards(lite))
    friends.do(Resign, 1)
    seen = friends.look(0)
    assert seen.ending is None
    assert (seen.agreements.replaced, seen.agreements.resigned) == ((1,), (1,))
    assert friends.table._state.bot_at(1) is not None
    friends.refused(1, Act, "table-resigned", plan="done")
    friends.refused(1, Return, "table-not-possible")
    friends.do(Resign, 0)
    assert friends.look().ending is None
    friends.do(Resign, 2)
    ending = friends.look().ending
    assert ending is not None, "nobody is left"
    assert ending.reason == "resigned"


def test_a_bot_takes_over_until_the_player_is_back(lite: Tables, now: Time) -> None:
    friends = begun(ronin(lite, live(600)))
    while 0 not in friends.look().pending:
        friends.act(1)
    now.wait(10)
    face = friends.do(Leave, 0).clocks[0]
    assert face is not None
    assert face.since is None, "its clock stands"
    assert friends.look(1).agreements.replaced == (0,)
    assert friends.table._state.bot_at(0) is not None
    friends.refused(0, Act, "table-bot-plays", plan="seal")
    friends.refused(0, Leave, "table-not-possible")
    now.wait(1000)
    face = friends.do(Return, 0).clocks[0]
    assert face is not None
    assert face.left == 590_000
    assert face.since == now()
    assert friends.look(1).agreements.replaced == ()
    friends.act(0)
    assert friends.said() == [("left", 0, None), ("returned", 0, None)]


def test_abort_before_two_have_moved(lite: Tables) -> None:
    friends = ronin(lite)
    friends.act(0, NINJA)
    friends.refused(0, Resign, "table-not-possible")
    assert "abort" in friends.look(1).agreements.can
    friends.do(Abort, 1)
    result = friends.look().result
    assert result is not None
    assert (result.winners, result.reason) == ((), "aborted")
    other = begun(ronin(lite))
    other.refused(0, Abort, "table-not-possible")
    waiting = Friends(lite, "seven-ronin", [person("Ada"), open_seat()])
    assert waiting.do(Abort, 0).ending is not None


# --- agreeing -----------------------------------------------------------------------------------


def test_a_draw_is_offered_declined_and_agreed(tables: Tables, now: Time) -> None:
    friends = begun(ronin(tables))
    friends.propose(0, "draw")
    for seat in (0, 1, None):
        proposal = friends.look(seat).agreements.proposal
        assert proposal is not None
        assert (proposal.what, proposal.seat, proposal.asked) == ("draw", 0, (1,))
    friends.refused(0, Answer, "table-no-proposal", proposal=0, agree=True)
    friends.refused(1, Answer, "table-no-proposal", proposal=9, agree=True)
    friends.refused(1, Propose, "table-proposal-open", what="draw")
    friends.answer(1, agree=False)
    assert friends.look(0).agreements.proposal is None
    friends.refused(0, Propose, "table-declined", what="draw")
    now.wait(10)
    friends.propose(0, "draw")
    friends.answer(1, agree=False)
    now.wait(39)
    friends.refused(0, Propose, "table-declined", what="draw")
    now.wait(1)
    friends.propose(0, "draw")
    friends.answer(0, agree=False)  # withdrawn: no reason to wait
    friends.propose(0, "draw")
    friends.answer(1, agree=True)
    result = friends.look().result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((0.5, 0.5), (), "draw")
    assert friends.said()[-4:] == [
        ("proposed", 0, "draw"),
        ("withdrawn", 0, "draw"),
        ("proposed", 0, "draw"),
        ("agreed", 1, "draw"),
    ]


def test_all_must_agree_and_bots_are_not_asked(lite: Tables) -> None:
    friends = begun(cards(lite))
    friends.propose(2, "draw")
    friends.answer(0, agree=True)
    assert friends.look().ending is None
    friends.answer(1, agree=True)
    assert friends.look().ending is not None
    alone = Friends(lite, "wat-aah", [local(), local(), bot("random")])
    alone.propose(0, "draw")
    assert alone.look().ending is not None, "people at one screen agree at once"
    solo = Friends(lite, "seven-ronin", [person(), bot("random")])
    solo.refused(0, Propose, "table-not-possible", what="draw")


def test_an_offer_ends_by_a_move_that_others_see(lite: Tables) -> None:
    friends = ronin(lite)
    friends.propose(0, "draw")
    friends.act(1)
    friends.do(Undo, 1)
    assert friends.look(0).agreements.proposal is not None, "nobody sees steps of a plan"
    friends.act(0, NINJA)
    assert friends.look(0).agreements.proposal is not None, "who offered it may move on"
    friends.act(1, RONIN)
    assert friends.look(0).agreements.proposal is None


@pytest.mark.parametrize("clock", [live(600, 5), days(2)])
def test_a_pause_stops_the_clocks(lite: Tables, now: Time, clock: Clock) -> None:
    friends = ronin(lite, clock)
    now.wait(100)
    friends.act(0, "deploy well")
    friends.propose(0, "pause")
    now.wait(10)
    friends.answer(1, agree=True)
    left = [face.left for face in friends.look().clocks if face]
    assert left == [clock.seconds * 1000 - 110_000] * 2
    seen = friends.look(0)
    assert (seen.agreements.paused, seen.pending, len(seen.legal)) == (True, (), 0)
    assert not seen.can_undo
    friends.refused(0, Act, "table-paused", plan="seal")
    friends.refused(0, Undo, "table-paused")
    now.wait(100_000)
    friends.propose(1, "resume")
    friends.answer(0, agree=True)
    assert [face.left for face in friends.look().clocks if face] == left
    assert all(face.since == now() for face in friends.look().clocks if face)
    assert friends.look(0).can_undo, "the plan is as it was"
    friends.act(0, "deploy inn; seal")


# --- takeback -----------------------------------------------------------------------------------


def revealed(tables: Tables, clock: Clock | None = None) -> Friends:
    friends = ronin(tables, clock)
    friends.act(0, NINJA)
    friends.act(1, RONIN)
    return friends


def test_a_takeback_after_a_reveal(tables: Tables, make_tables: MakeTables) -> None:
    friends = revealed(tables)
    while friends.look().pending != (1,):
        friends.act(friends.look().pending[0])
    length = len(friends.table._state.match.moves)
    before = friends.look(1)
    friends.propose(1, "takeback")
    friends.answer(0, agree=True)
    for seat in (0, 1, None):
        seen = friends.look(seat)
        assert seen.number > 0
        assert seen.agreements.proposal is None
        last = friends.table._runtime.journal.deliveries.last(seat)
        assert last.reset, "earlier events are forgotten"
    assert len(friends.table._state.match.moves) < length
    assert 1 in friends.look().pending
    assert before.number < friends.look(1).number
    address = tables.store._engine.url.render_as_string(hide_password=False)
    again = make_tables(address).table(friends.table.id)
    assert again.look(friends.secrets[1]).to_json() == friends.look(1).to_json()
    finish(friends)
    match = kagemusha.replay(friends.table.finished.export())
    assert match.result is not None
    assert len(friends.table._runtime.journal.move_times()) == len(match.moves) + 1


def finish(friends: Friends) -> None:
    while pending := friends.look().pending:
        friends.act(pending[0])


def test_a_sealed_plan_is_taken_back_as_it_was(lite: Tables) -> None:
    friends = revealed(lite)
    friends.propose(0, "takeback")
    friends.answer(1, agree=True)
    assert friends.look().pending == (0, 1), "what came after the seal is gone, too"
    assert "abort" not in friends.look(0).agreements.can, "something had happened"
    assert dataclasses.asdict(friends.look(0).view)["ninja_plan"] is not None
    assert dataclasses.asdict(friends.look(1).view)["ninja_plan"] is None
    assert friends.do(Undo, 0, whole_plan=True).can_undo is False


def test_against_bots_a_takeback_asks_nobody(lite: Tables) -> None:
    friends = Friends(lite, "seven-ronin", [person(), bot("random")])
    friends.act(0, NINJA)
    with friends.table._runtime.turn() as at:
        friends.table._runtime._bot_acts(1, at, (RONIN,))
    number = len(friends.table._state.match.moves)
    friends.propose(0, "takeback")
    assert len(friends.table._state.match.moves) < number
    assert friends.said() == [("done", 0, "takeback")]


def test_a_takeback_lapses_when_somebody_moves_on(lite: Tables) -> None:
    friends = begun(cards(lite, seats=2))
    while "takeback" not in friends.look(0).agreements.can:
        friends.act(friends.look().pending[0])
    friends.propose(0, "takeback")
    before = friends.look()
    while friends.look().pending == before.pending and friends.look().events == before.events:
        friends.act(before.pending[0])  # the first steps are hidden
    assert friends.look().agreements.proposal is None


def test_dice_and_cards_come_again_after_a_takeback(lite: Tables) -> None:
    friends = begun(cards(lite, seats=2))
    for _ in range(300):
        (seat,) = friends.look().pending
        friends.act(seat)
        match = friends.table._state.match
        if match.moves[-1].chance and friends.look().pending:
            break
    drawn, notation = match.moves[-1].chance, str(match.moves[-1].action)
    friends.propose(seat, "takeback")
    friends.answer(1 - seat, agree=True)
    friends.act(seat, notation)
    assert friends.table._state.match.moves[-1].chance == drawn


def test_a_command_sent_again_is_answered_as_at_first(lite: Tables) -> None:
    friends = begun(ronin(lite))
    command = Propose(friends.secrets[0] or "", "once", seat=0, what="draw")
    first = friends.table.execute(command)
    friends.answer(1, agree=False)
    assert friends.table.execute(command).to_json() == first.to_json()
    assert friends.look().agreements.proposal is None


def test_one_seat_leaves_only_so_often(lite: Tables) -> None:
    friends = begun(ronin(lite))
    for _ in range(50):
        friends.do(Leave, 0)
        friends.do(Return, 0)
    friends.refused(0, Leave, "table-many-proposals")
    assert len(friends.look().agreements.notices) == 20


# --- absence ------------------------------------------------------------------------------------


def test_who_is_gone_and_owes_a_decision_may_be_claimed(lite: Tables, now: Time) -> None:
    friends = ronin(lite, live(600))
    there = [friends.table.presence.enter(seat) for seat in (0, 1)]
    friends.act(0, NINJA)
    now.wait(100)
    friends.refused(0, Propose, "table-not-gone", what="win", about=1)
    there[1].leave()
    now.wait(59)
    friends.refused(0, Propose, "table-wait-for", what="bot", about=1)
    friends.refused(1, Propose, "table-not-possible", what="bot", about=0)
    now.wait(1)
    friends.refused(0, Propose, "table-wait-for", what="win", about=1)
    friends.propose(0, "bot", about=1)
    assert friends.look(0).agreements.replaced == (1,)
    friends.do(Return, 1)
    now.wait(60)
    friends.propose(0, "win", about=1)
    result, ending = friends.look().result, friends.look().ending
    assert result is not None
    assert ending is not None
    assert (result.winners, result.reason, ending.seat) == ((0,), "absent", 1)


def test_the_time_counts_only_while_a_decision_is_owed(lite: Tables, now: Time) -> None:
    friends = ronin(lite, live(600))
    friends.table.presence.enter(0)
    friends.table.presence.enter(1).leave()
    friends.act(1, RONIN)
    now.wait(300)
    friends.refused(0, Propose, "table-not-possible", what="bot", about=1)
    friends.act(0, NINJA)
    assert friends.look(0).agreements.owed[1] == now()
    now.wait(30)
    friends.refused(0, Propose, "table-wait-for", what="bot", about=1)
    absence_limits = friends.look(0).agreements.absence_limits
    assert absence_limits is not None
    assert absence_limits.end > absence_limits.bot, "what is final takes longer"
    assert ronin(lite, days(2)).look(0).agreements.absence_limits is None, "the clock decides"


def test_several_vote_and_who_is_back_cannot_be_voted_out(lite: Tables, now: Time) -> None:
    friends = cards(lite, live(6000))
    for seat in (0, 1):
        friends.table.presence.enter(seat)
    friends.table.presence.enter(2).leave()
    while 2 not in friends.look().pending:
        friends.act(friends.look().pending[0])
    now.wait(120)
    friends.refused(0, Propose, "table-not-possible", what="win", about=2)
    friends.propose(0, "bot", about=2)
    proposal = friends.look(1).agreements.proposal
    assert proposal is not None
    assert proposal.asked == (1,)
    back = friends.table.presence.enter(2)
    friends.refused(1, Answer, "table-not-gone", proposal=proposal.number, agree=True)
    back.leave()
    now.wait(120)
    friends.answer(1, agree=True)
    assert friends.look(0).agreements.replaced == (2,)


# --- to the end -----------------------------------------------------------------------------------

CASTLE = "tiles=courtyard:0:0:0,cross:1:0:0 lord=kasai lead=p3"


def in_the_castle(tables: Tables, *ninja: str) -> Friends:
    """Two people and a bot; whoever has no ninja is out of the match."""
    position = " ".join([CASTLE, *ninja])
    holders = [person("Ada"), person("Bo"), bot("skilled")]
    return Friends(tables, "era-of-the-ninja", holders, position=position)


def test_bots_are_quick_once_only_they_decide(
    lite: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[BotRequest, OnReply]] = []
    monkeypatch.setattr(BotWorkers, "open", True)
    monkeypatch.setattr(BotWorkers, "ask", lambda _, ask, reply, *__: asked.append((ask, reply)))
    friends = in_the_castle(lite, "p3=onijin@0")
    assert friends.look(0).agreements.can.count("finish") == 1
    friends.propose(0, "finish")
    friends.answer(1, agree=True)
    assert friends.said() == [("proposed", 0, "finish"), ("agreed", 1, "finish")]
    assert friends.look(None).agreements.finishing
    friends.refused(0, Propose, "table-not-possible", what="finish")
    question, reply = asked[-1]
    assert question.effort is None, "it thought already"
    reply(BotReply((question.legal[0].notation,)))
    assert asked[-1][0].effort == FINISHING
    assert FINISHING.work < 0.1


def test_whoever_has_something_to_decide_is_not_hurried(lite: Tables) -> None:
    friends = in_the_castle(lite, "p2=nami@0", "p3=onijin@0")
    assert "finish" not in friends.look(0).agreements.can
    friends.refused(0, Propose, "table-not-possible", what="finish")
    friends.do(Leave, 1)
    assert "finish" not in friends.look(0).agreements.can, "Bo may come back"
