"""Shinobi WAT-AAH! as data."""

from kagemusha.core.manifest import Manifest

MANIFEST = Manifest(
    id="wat-aah",
    title="Shinobi WAT-AAH!",
    seats=(2, 3, 4),
    minutes=(20, 60),
)
