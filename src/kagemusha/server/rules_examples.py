"""Routes for the rules page: a game in short, and examples of its rules."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from kagemusha.core.registry import find_game
from kagemusha.learn.example import example as find_example
from kagemusha.learn.example import examples, play
from kagemusha.server.lessons import update_of
from kagemusha.server.routes import AnyRequest, Language, locale_of
from kagemusha.server.schemas.lessons import ExampleCard, Introduction
from kagemusha.server.schemas.updates import Update
from kagemusha.server.wire import Translator, to_wire
from kagemusha.text import texts


@get(
    "/api/games/{game:str}/introduction",
    sync_to_thread=True,
    summary="Get the introduction of a game",
)
def introduction(
    request: AnyRequest, game: FromPath[str], language: Language = None
) -> Introduction:
    """Its goal and its course in some sentences, and which rules have examples."""
    localized, game_id = texts(locale_of(request, language)), find_game(game).id
    intro = f"rules-{game_id}-intro"
    cards = []
    for one in examples(game_id):
        text_id = f"example-{game_id}-{one.id}"
        text = localized.attribute(text_id, "text") if text_id in localized else ""
        title = localized.say(text_id) if text_id in localized else one.id
        cards.append(ExampleCard(one.id, one.rule, title, text))
    return Introduction(localized.say(intro).split("\n") if intro in localized else [], cards)


@get(
    "/api/games/{game:str}/examples/{example:str}",
    sync_to_thread=True,
    summary="Get an example of a rule",
)
def show_example(
    request: AnyRequest, game: FromPath[str], example: FromPath[str], language: Language = None
) -> list[Update]:
    """Where it starts, and what every choice leads to: updates as a table would send them."""
    found = find_game(game)
    given = find_example(found.id, example)
    played = play(found, given)
    events = tuple(event for frame in played.frames for event in frame.events)
    words = Translator(played.rules, locale_of(request, language), lambda _: events)
    return [
        to_wire(update_of(played.rules, given.seat, frame, number), words, cells=False)
        for number, frame in enumerate(played.frames)
    ]


INTRODUCTION_ROUTES = (introduction, show_example)
