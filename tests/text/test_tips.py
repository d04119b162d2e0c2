"""The tooltips and the glossary of every game, in every language."""

from __future__ import annotations

import random

import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.text import LOCALES, texts
from kagemusha.text.speaker import speaker

STEPS = 60
GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_and_card_cites_a_rule_that_there_is(locale: str, game: str) -> None:
    spoken = speaker(kagemusha.game(game).rules(), locale)
    rules = {rule.id for rule in texts(locale).rules(game)}
    terms = spoken.terms()
    assert len(terms) >= 24
    for page in (*terms, *spoken.cards()):
        assert page.rule in rules, page
    for term in terms:
        assert all(line.endswith(".") for line in term.lines), term


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_tips_can_be_told_at_every_moment(locale: str, game: str) -> None:
    dice = random.Random(3)
    match = kagemusha.game(game).new(seed=5)
    spoken = speaker(match.rules, locale)
    terms = {term.id for term in spoken.terms()}
    for _ in range(STEPS):
        for seat in (*range(match.rules.seats), None):
            legal = () if seat is None else match.legal(seat)
            tips = spoken.tips(match.view(seat), legal)
            keys = [(tip.kind, tip.id) for tip in tips]
            assert len(keys) == len(set(keys))
            assert {tip.id for tip in tips if tip.kind == "term"} <= terms
            assert seat is not None or not any(tip.can for tip in tips)
        if not match.pending:
            break
        seat = dice.choice(match.pending)
        match.act(seat, dice.choice(list(match.legal(seat))))


def test_a_tip_says_what_a_card_of_the_hand_would_do_now() -> None:
    line = "step=place-step hand.p1=rat-3:2,rat-4:1,bear-6:1,oni:1 table.p1=bear-6:3"
    match = kagemusha.game("wat-aah").position(line, seats=2)
    tips = speaker(match.rules, "en").tips(match.view(0), match.legal(0))
    said = {tip.id: tip for tip in tips if tip.kind == "card"}
    assert said["rat-3"].now == (
        "In your hand: 2.",
        "Of its clan in your hand: 3, strength 10 together.",
        "Three more from your hand would use the second power.",
    )
    assert said["rat-3"].can == ("Place the Rat clan",)
    assert said["bear-6"].can == ("Reinforce the Bear clan",)
    assert said["oni"].now == ("In your hand: 1.",)


def test_a_tip_says_what_an_area_would_do_now() -> None:
    match = kagemusha.game("seven-ronin").position(
        "round=6 step=area-abilities reserves=5 ninja=passage:1,granary:2 "
        "ronin=yobu:x,yumi:1@inn,musashi:x,hayai:x,taiko:x,kabe:3@well,tasuke:x"
    )
    spoken = speaker(match.rules, "en")
    own = {tip.id: tip for tip in spoken.tips(match.view(0), match.legal(0))}
    theirs = {tip.id: tip for tip in spoken.tips(match.view(1), match.legal(1))}
    assert "Sends 1 or 2 of your 5 Reserves to one area." in own["passage"].now
    assert "Sends 1 or 2 of the Attacker’s 5 Reserves to one area." in theirs["passage"].now
    assert own["passage"].can[0].startswith("Passage, from the Reserves to")
    assert theirs["passage"].can == ()
    assert own["watchtower"].now[-1] == "1 wound each: Yumi 1/3."
    assert own["kabe"].now[0] == "Wounds: 3 of 7. 4 more, and Kabe is out."
    assert own["threat"].now == ("Round 6: new ninja on at most 4 areas.",)


def test_a_game_without_texts_has_tips_of_its_fields() -> None:
    game = LanternsGame()
    match = game.new(seed=1)
    seat = match.pending[0]
    tips = speaker(match.rules, "en").tips(match.view(seat), match.legal(seat))
    assert {tip.kind for tip in tips} == {"field"}
    assert any(tip.can for tip in tips)
