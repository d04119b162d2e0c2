"""The tooltips and the glossary of every game, in every language."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.core.action import Legal
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.text import LOCALES, texts
from kagemusha.text.speaker import Speaker, speaker

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


def grand_master(line: str, temple: str | None) -> tuple[WatAahView, Legal, Speaker]:
    """What the first seat sees with this Temple card."""
    game = kagemusha.game("wat-aah")
    match = game.position(line, seats=2, options={"mode": "grand-master"})
    view = match.view(0)
    assert isinstance(view, WatAahView)
    players = (replace(view.players[0], temple=temple), *view.players[1:])
    return replace(view, players=players), match.legal(0), speaker(match.rules, "en")


@pytest.mark.parametrize(
    ("temple", "total"),
    [
        (None, "Yours: 9 in play − 5 Corruption = 4."),
        ("mist-scouts", "Yours: 9 in play − 5 Corruption = 4."),
        ("false-ledger", "Yours: 9 in play − 5 Corruption + 4 (False Ledger) = 8."),
        ("masterless-banner", "Yours: 9 in play − 5 Corruption + 5 (Masterless Banner) = 9."),
        ("iron-drill", "Yours: 9 in play − 5 Corruption + 2 (Iron Drill) = 6."),
        ("shadow-stores", "Yours: 9 in play − 5 Corruption + 2 (Shadow Stores) = 6."),
        ("gate-of-jigoku", "Yours: 9 in play − 5 Corruption + 6 (Gate of Jigoku) = 10."),
    ],
)
def test_the_total_counts_what_the_temple_card_adds(temple: str | None, total: str) -> None:
    line = "step=place-step hand.p1=rat-3:2 table.p1=carp-4:2 ronin=p1.carp:1 "
    line += "corruption.p1=rat-5:1 jigoku=oni,bear-6,crow-2,fox-3,rat-4"
    view, _, spoken = grand_master(line, temple)
    said = {tip.id: tip.now[0] for tip in spoken.tips(view, ()) if tip.kind == "term" and tip.now}
    assert said["total"] == total
    taken = 1 if temple == "false-ledger" else 5
    assert said["corruption"] == f"Yours: 5. It takes {taken} from your total."


def test_a_draw_says_what_the_temple_card_changes() -> None:
    said = {}
    for temple in (None, "mist-scouts", "greedy-tithe"):
        view, legal, spoken = grand_master("step=draw-step", temple)
        said[temple] = [spoken.describe(view, action) for action in legal]
    assert said[None][0] == "Recruit: draw one card"
    assert said["mist-scouts"][0] == "Recruit with the Mist Scouts: look at 4 cards and keep 3"
    assert said[None][1] == said["mist-scouts"][1]
    assert said[None][1].endswith("as many cards as its strength plus 2")
    assert said["greedy-tithe"][1].endswith("as many cards as its strength plus 3")
