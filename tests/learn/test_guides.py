"""The coach's remarks in whole guided matches of each game, in every language."""

from __future__ import annotations

import pytest

import kagemusha
from kagemusha.bots.roster import bot_names, make_bot
from kagemusha.core.chance import Rng
from kagemusha.learn import course
from kagemusha.learn.guide import (
    AGAIN,
    RECAPS,
    Guide,
    Remark,
    ShownRemark,
    guide,
    learned,
    next_lessons,
    remarks,
    risks,
    scene_of,
)
from kagemusha.text import LOCALES, texts
from tests.text.fluent_sources import entries

LONGEST = 300
GUIDED = [game_id for game_id in kagemusha.games() if guide(game_id)]
MATCHES = 2


def guide_of(game_id: str) -> Guide:
    found = guide(game_id)
    assert found
    return found


def test_every_game_has_one() -> None:
    assert [game_id for game_id in kagemusha.games() if course(game_id)] == GUIDED


@pytest.mark.parametrize("game_id", GUIDED)
def test_it_speaks_all_the_way(game_id: str) -> None:
    """Each idea is shown once, recaps fade out, and nothing breaks at any decision."""
    coach = guide_of(game_id)
    game = kagemusha.game(game_id)
    heard: set[str] = set()
    warned: set[str] = set()
    for seed in range(MATCHES):
        match = game.new(coach.seats, coach.options, seed)
        bot = make_bot("greedy", game, match.rules)
        for viewer in range(coach.seats):
            shown: list[str] = []
            match = game.new(coach.seats, coach.options, seed)
            while match.pending:
                seat = match.pending[0]
                view = match.view(seat)
                plan = bot.decide(view, match.legal(seat), Rng(seed, "guide", len(match.moves)))
                if seat == viewer:
                    scene = scene_of(match.rules, view, match.events(seat), None)
                    said = remarks(game_id, scene, shown)
                    _check(game_id, said)
                    assert not {one.key for one in said} & {*shown}
                    shown += [one.key for one in said]
                    steps = [action.notation for action in plan]
                    planned = scene_of(match.rules, view, match.events(seat), None, steps)
                    found = risks(game_id, planned)
                    _check(game_id, found)
                    warned |= {one.key for one in found}
                match.act_all(seat, plan)
            assert sum(AGAIN in key for key in shown) <= RECAPS
            heard |= {*shown}
            assert len(learned(game_id, shown)) == sum(AGAIN not in key for key in shown)
            assert next_lessons(game_id, shown, ())
    assert len(learned(game_id, heard)) >= 9, heard
    assert warned, "no plan ever risks anything"


def _check(game_id: str, said: list[ShownRemark]) -> None:
    for one in said:
        for locale in LOCALES:
            words = texts(locale).say(one.text, **dict(one.facts))
            assert words.endswith((".", "!"))
            assert len(words) <= LONGEST, (locale, one.text, len(words))


@pytest.mark.parametrize("game_id", GUIDED)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_there_and_none_is_left_over(game_id: str, locale: str) -> None:
    coach, prefix = guide_of(game_id), f"{game_id}-guide"
    wanted = {f"{prefix}-{one.id}" for one in (*coach.ideas, *coach.risks, *coach.recaps)}
    wanted |= {f"{prefix}-{idea.id}-name" for idea in coach.ideas}
    wanted |= {f"{prefix}-{recap.id}-again" for recap in coach.recaps}
    file = f"guide-{game_id}.ftl"
    assert {name for name, entry in entries(locale).items() if entry.file == file} == wanted


@pytest.mark.parametrize("game_id", GUIDED)
def test_rules_and_lessons_and_the_opponent_exist(game_id: str) -> None:
    coach = guide_of(game_id)
    rules = {rule.id for rule in texts("en").rules(game_id)}
    lessons = {lesson.id for lesson in course(game_id)}
    every: tuple[Remark, ...] = (*coach.ideas, *coach.risks, *coach.recaps)
    assert {one.rule for one in every} <= {*rules, ""}
    assert {one.lesson for one in every} <= {*lessons, ""}
    assert len({one.id for one in every}) == len(every)
    assert coach.opponent in bot_names(game_id)


def test_lessons_that_were_done_are_not_offered() -> None:
    shown = ["threat", "goal-attacker", "wounds"]
    assert next_lessons("seven-ronin", shown, ()) == ["first-attack", "limits", "wounds"]
    assert next_lessons("seven-ronin", shown, ["limits"]) == ["first-attack", "wounds"]
