"""Options of matches, shared by the commands that start some."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kagemusha.core.game import Game
from kagemusha.games.era_of_the_ninja import options as era
from kagemusha.games.era_of_the_ninja.phases.codes import MODE_NAMES
from kagemusha.games.seven_ronin.options import CHOICES
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen


def choice(screen: Screen, option: str, value: str | None, known: Sequence[str]) -> None:
    """Refuse a value that is not among those known; None is no value."""
    if value is not None and value not in known:
        listed = ", ".join(known)
        message = screen.say("terminal-error-choice", option=option, value=value, known=listed)
        raise Refused(message)


def whole(
    screen: Screen, option: str, value: str | None, least: int, most: int | None = None
) -> int | None:
    """A whole number that is neither too small nor too large; None stays None."""
    if value is None:
        return None
    word = value.strip()
    small = not word.removeprefix("-").isdecimal() or int(word) < least
    if most is not None and (small or int(word) > most):
        given = {"option": option, "value": value, "least": str(least), "most": str(most)}
        raise Refused(screen.say("terminal-error-decimal", **given))
    if small:
        message = screen.say("terminal-error-number", option=option, value=value, least=least)
        raise Refused(message)
    return int(word)


GAMES = {
    "seven-ronin": ("edition", "minimum", "inn-watchtower", "taiko-heals-green", "spy", "board"),
    "wat-aah": ("mode", "seats", "deck", "cards"),
    "era-of-the-ninja": ("seats", *era.KEYS),
}
"""Which switches belong to which game; some to several."""
MODES: dict[str, tuple[str, ...]] = {"wat-aah": MODE_IDS, "era-of-the-ninja": MODE_NAMES}
"""The modes of the games that have some; the first is played unless another is named."""


@dataclass
class GameOptions:
    """The switches as the command line gives them; None leaves it to the edition, or the game."""

    edition: str | None = None
    minimum: str | None = None
    inn_watchtower: str | None = None
    taiko_heals_green: bool | None = None
    spy: bool = False
    board: Path | None = None
    mode: str | None = None
    seats: int | None = None
    deck: Path | None = None
    cards: Path | None = None
    arcade: bool = False
    nvn: bool | None = None
    reinforcements: bool = False
    sneak: bool = False
    clans: str | None = None
    ninja: str | None = None
    lord: str | None = None
    rounds: int | None = None
    box: Path | None = None

    @staticmethod
    def editions() -> tuple[str, ...]:
        """The presets there are."""
        return CHOICES["edition"]

    def given(self, screen: Screen) -> dict[str, Any]:
        """Every switch that was set, of whichever game; Refused names an unknown value."""
        choice(screen, "--edition", self.edition, CHOICES["edition"])
        choice(screen, "--minimum", self.minimum, CHOICES["minimum"])
        choice(screen, "--inn-watchtower", self.inn_watchtower, CHOICES["inn-watchtower"])
        choice(screen, "--ninja", self.ninja, era.DRAFTS)
        given = {
            "edition": self.edition,
            "minimum": self.minimum,
            "inn-watchtower": self.inn_watchtower,
            "taiko-heals-green": self.taiko_heals_green,
            "spy": self.spy or None,
            "board": self.board,
            "mode": self.mode,
            "seats": self.seats,
            "deck": self.deck,
            "cards": self.cards,
            "arcade": self.arcade or None,
            "nvn": self.nvn,
            "reinforcements": self.reinforcements or None,
            "sneak": self.sneak or None,
            "clans": self.clans,
            "ninja": self.ninja,
            "lord": self.lord,
            "rounds": self.rounds,
            "box": self.box,
        }
        return {key: value for key, value in given.items() if value is not None}

    def to_dict(self, screen: Screen, game_id: str) -> dict[str, Any]:
        """The options for a game, without the seats; Refused names one of another game."""
        given = self.given(screen)
        for key in given:
            owners = [game for game, keys in GAMES.items() if key in keys]
            if game_id not in owners:
                said = screen.texts
                args = {"game": said.names("game", owners), "other": said.name("game", game_id)}
                raise Refused(screen.say("terminal-error-other-game", option=f"--{key}", **args))
        choice(screen, "--mode", self.mode, MODES.get(game_id, ()))
        return {key: value for key, value in given.items() if key != "seats"}

    def default_seats(self, game: Game) -> int:
        """How many sit down if nobody says how many."""
        if self.seats is not None:
            return self.seats
        if game.id == "era-of-the-ninja":
            return era.default_seats({"mode": self.mode})
        return game.seat_counts[0]
