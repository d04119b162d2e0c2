"""Draws a whole match as an animation."""

from __future__ import annotations

from kagemusha.core.match import Match
from kagemusha.terminal.animation.frames import FramePainter
from kagemusha.terminal.animation.svg import Animation, to_svg
from kagemusha.terminal.printing import seat_name, variant_name
from kagemusha.terminal.screen import Screen


def animated(screen: Screen, match: Match, audience: int | None, seconds: float) -> str:
    """A match as an SVG file, from what a seat or a spectator knows."""
    painter = FramePainter(match, audience, screen.texts)
    frames = painter.frames()
    game = screen.texts.name("game", match.game.id)
    variant = variant_name(screen, match.game.id, match.rules.seats, match.rules.options)
    who = screen.say("terminal-seat-spectator")
    if audience is not None:
        who = seat_name(screen, match.game, audience)
    title = screen.say("terminal-animate-title", game=game, variant=variant, name=who)
    about = screen.say("terminal-animate-about", number=len(frames))
    return to_svg(Animation(title, about, frames, seconds), painter.paper)
