"""The log of a match in three languages."""

from __future__ import annotations

import itertools

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.event import Event
from kagemusha.games.seven_ronin.board import village
from kagemusha.games.seven_ronin.events import KINDS, event_table
from kagemusha.games.seven_ronin.notation import board_choices
from kagemusha.games.seven_ronin.phases.layout import GREEN
from kagemusha.text import LOCALES, texts

OPTIONS = [
    {"edition": edition, "spy": spy} for edition in ("en", "fr", "pl") for spy in (True, False)
]


def _examples(kind: int) -> list[Event]:
    table = event_table(village())
    found = []
    for numbers in itertools.product((*range(8), GREEN), repeat=3):
        try:
            (event,) = table.decode([(kind, *numbers)])
        except (IndexError, KeyError):  # no such side, ronin, reason or area
            continue
        if "" not in event.args.values():
            found.append(event)
    return list({str(event.args): event for event in found}.values())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_a_sentence(locale: str, kind: int) -> None:
    examples = _examples(kind)
    assert examples
    for event in examples:
        sentence = texts(locale).event(event)
        assert sentence.endswith("."), sentence
        assert not set("{}$") & set(sentence), sentence


@pytest.mark.parametrize("options", OPTIONS)
def test_whole_matches_and_whatever_is_refused_in_them(options: dict[str, str | bool]) -> None:
    """Random play, and at every turn something that is not legal: all of it can be said."""
    game = kagemusha.game("seven-ronin")
    rng = Rng(2, "texts", str(options))
    everything = list(board_choices(village()).actions.values())
    for seed in range(3):
        match = game.new(options=options, seed=seed)
        while match.pending:
            seat = rng.choice(match.pending)
            for _ in range(3):
                for reason in match.why_not(seat, [rng.choice(everything)]):
                    for locale in LOCALES:
                        assert texts(locale).message(reason).endswith(".")
            match.act(seat, rng.choice(match.legal(seat)))
        for viewer in (0, 1, None):
            for event in match.events(viewer):
                for locale in LOCALES:
                    assert texts(locale).event(event).endswith(".")


def test_a_log_reads_like_a_log() -> None:
    match = kagemusha.game("seven-ronin").position("round=2 ninja=green:1 supply=9", seed=1)
    match.act_all(0, "deploy well 2, green 1; seal")
    plan = "deploy yobu inn, yumi shrine, musashi well, hayai passage, taiko granary"
    match.act_all(1, f"{plan}, kabe field-2, tasuke well; seal")
    english = [texts("en").event(event) for event in match.events(None)]
    assert "2 ninja arrive at the Well." in english
    assert "Tasuke takes up position at the Well." in english
    match.act(1, "musashi")
    assert texts("fr").event(match.events(None)[-1]) == "Puits\u00a0: Musashi abat 1 ninja."
    assert texts("pl").event(match.events(None)[-1]) == "Studnia: Musashi eliminuje 1 ninja."
