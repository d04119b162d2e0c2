"""Every worked example of the rules comes out as it says."""

from __future__ import annotations

import pytest

import kagemusha
from kagemusha.core.errors import OptionError
from kagemusha.learn.example import Example, example, examples, play
from kagemusha.text import LOCALES, texts

LEAST = {"seven-ronin": 10, "wat-aah": 12, "era-of-the-ninja": 18}
ALL = [pytest.param(game, one, id=f"{game}-{one.id}") for game in LEAST for one in examples(game)]


@pytest.mark.parametrize("game", LEAST)
def test_there_are_enough_and_each_has_its_own_id(game: str) -> None:
    ids = [one.id for one in examples(game)]
    assert len(ids) == len(set(ids)) >= LEAST[game]
    assert example(game, ids[0]).id == ids[0]
    with pytest.raises(OptionError):
        example(game, "nothing")


@pytest.mark.parametrize(("game", "one"), ALL)
def test_it_comes_out_as_it_says(game: str, one: Example) -> None:
    played = play(kagemusha.game(game), one)
    assert one.outcome.holds(played.scene)
    assert len(played.frames) == len(one.moves) + 1
    assert all(frame.events for frame in played.frames[1:])
    for locale in LOCALES:
        said = texts(locale)
        text_id = f"example-{game}-{one.id}"
        assert said.say(text_id)
        assert said.attribute(text_id, "text").endswith(".")
        assert one.rule in {rule.id for rule in said.rules(game)}
