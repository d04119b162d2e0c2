"""The texts of Era of the Ninja."""

from kagemusha.core.game import Options
from kagemusha.text.era_of_the_ninja.speaker import EraSpeaker
from kagemusha.text.speaker import Speaker


def speaker(locale: str, seats: int, options: Options) -> Speaker:
    """The speaker for a match with these options."""
    return EraSpeaker(locale, seats, options)
