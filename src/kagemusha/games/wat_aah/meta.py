"""Shinobi WAT-AAH! as data."""

from kagemusha.core.manifest import Manifest, OptionSpec, Preset
from kagemusha.games.wat_aah.names import MODE_IDS

MANIFEST = Manifest(
    id="wat-aah",
    title="Shinobi WAT-AAH!",
    seats=(2, 3, 4),
    minutes=(20, 60),
    options=(
        OptionSpec(
            "mode",
            "choice",
            MODE_IDS,
            default="grasshopper",
            presets={mode: Preset() for mode in MODE_IDS},
        ),
        OptionSpec("deck", "file", expert=True),
        OptionSpec("cards", "file", expert=True),
    ),
)
