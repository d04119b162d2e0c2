"""Routes for puzzles. One answer has all of a puzzle: it can be solved without a network, too."""

from __future__ import annotations

from functools import lru_cache

from litestar import get, post
from litestar.params import FromPath, JSONBody

from kagemusha.core.registry import find_game
from kagemusha.learn import Frame
from kagemusha.learn.example import PlayedLine
from kagemusha.puzzles import Puzzle, Solution, puzzles, shown, solve, why_not
from kagemusha.puzzles import puzzle as find_puzzle
from kagemusha.server.errors import reasons_of
from kagemusha.server.lessons import update_of
from kagemusha.server.routes import AnyRequest, Language, locale_of
from kagemusha.server.schemas.common import Why
from kagemusha.server.schemas.games import Named
from kagemusha.server.schemas.puzzles import (
    PuzzleAnswer,
    PuzzleCard,
    PuzzleDetails,
    Puzzles,
    PuzzleWhyRequest,
)
from kagemusha.server.schemas.updates import Update
from kagemusha.server.wire import Translator, to_wire
from kagemusha.text import Texts, texts
from kagemusha.text.speaker import speaker

PATH = "/api/games/{game:str}/puzzles"
KEPT = 64
"""So many puzzles are kept ready to send."""


@get(PATH, sync_to_thread=True, summary="The puzzles of a game")
def list_puzzles(request: AnyRequest, game: FromPath[str], language: Language = None) -> Puzzles:
    """All of them by id, with themes and difficulty. The day decides which is today's."""
    localized = texts(locale_of(request, language))
    game_id = find_game(game).id
    found = puzzles(game_id)
    known = dict.fromkeys(theme for one in found for theme in one.themes)
    return Puzzles(
        [_card(one) for one in found],
        [Named(theme, localized.say(f"puzzle-theme-{game_id}-{theme}")) for theme in known],
    )


@get(PATH + "/{puzzle:str}", sync_to_thread=True, summary="A puzzle")
def show_puzzle(
    request: AnyRequest, game: FromPath[str], puzzle: FromPath[str], language: Language = None
) -> PuzzleDetails:
    """What its seat knows, and for each choice what it loses and where it leads."""
    return _details(find_game(game).id, puzzle, locale_of(request, language))


@post(PATH + "/{puzzle:str}/why", status_code=200, sync_to_thread=True, summary="Why not?")
def why_in_puzzle(
    request: AnyRequest,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleWhyRequest],
) -> Why:
    """Every rule that a plan would break in the position; nothing is done."""
    found = find_game(game)
    plan = [data.plan] if isinstance(data.plan, str) else data.plan
    reasons = why_not(found, find_puzzle(found.id, puzzle), plan)
    return Why(reasons_of(reasons, locale_of(request, data.language)))


@lru_cache(maxsize=KEPT)
def _details(game_id: str, puzzle_id: str, locale: str) -> PuzzleDetails:
    given, localized, game = find_puzzle(game_id, puzzle_id), texts(locale), find_game(game_id)
    start = shown(game, given)
    (first,) = _updates(given, start, start.frames, locale)
    return PuzzleDetails(
        card=_card(given),
        seat=given.seat,
        side=_side(localized, game.seat_names, given.seat),
        themes=[localized.say(f"puzzle-theme-{game_id}-{theme}") for theme in given.themes],
        value=given.value,
        level=given.level,
        update=first,
        tips=speaker(start.rules, locale).tips(start.frames[0].view, start.frames[0].legal),
        answers=[_answer(given, solve(game, given, one.choice), locale) for one in given.answers],
    )


def _answer(given: Puzzle, solution: Solution, locale: str) -> PuzzleAnswer:
    answer = solution.answer
    return PuzzleAnswer(
        choice=answer.choice,
        verdict=answer.verdict,
        loss=answer.loss,
        margin=answer.margin,
        frames=_updates(given, solution.played, solution.frames, locale),
    )


def _updates(
    given: Puzzle, played: PlayedLine, frames: tuple[Frame, ...], locale: str
) -> list[Update]:
    events = tuple(event for frame in played.frames for event in frame.events)
    words = Translator(played.rules, locale, lambda _: events)
    return [
        to_wire(update_of(played.rules, given.seat, frame, number), words, cells=False)
        for number, frame in enumerate(frames)
    ]


def _card(given: Puzzle) -> PuzzleCard:
    return PuzzleCard(given.id, list(given.themes), given.difficulty)


def _side(localized: Texts, names: tuple[str, ...], seat: int) -> str:
    return localized.name("side", names[seat]) if names else ""


PUZZLE_ROUTES = (list_puzzles, show_puzzle, why_in_puzzle)
