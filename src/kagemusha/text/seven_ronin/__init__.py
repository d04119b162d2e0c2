"""The texts of 7 Ronin."""

from kagemusha.core.game import Options
from kagemusha.text.seven_ronin.speaker import SevenRoninSpeaker
from kagemusha.text.speaker import Speaker


def speaker(locale: str, _seats: int, options: Options) -> Speaker:
    """The speaker for a match with these options."""
    return SevenRoninSpeaker(locale, options)
