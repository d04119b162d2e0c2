"""The texts of Shinobi WAT-AAH!"""

from kagemusha.core.game import Options
from kagemusha.text.speaker import Speaker
from kagemusha.text.wat_aah.speaker import WatAahSpeaker


def speaker(locale: str, seats: int, options: Options) -> Speaker:
    """The speaker for a match with these options."""
    return WatAahSpeaker(locale, seats, options)
