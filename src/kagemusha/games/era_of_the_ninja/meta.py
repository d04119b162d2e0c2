"""Era of the Ninja as data."""

from kagemusha.core.manifest import Manifest

MANIFEST = Manifest(
    id="era-of-the-ninja",
    title="Era of the Ninja",
    seats=(1, 2, 3, 4),
    minutes=(60, 120),
)
