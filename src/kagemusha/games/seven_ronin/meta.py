"""7 Ronin as data."""

from kagemusha.core.manifest import Manifest

MANIFEST = Manifest(
    id="seven-ronin",
    title="7 Ronin",
    seats=(2,),
    seat_names=("attacker", "defender"),
    minutes=(30, 45),
)
