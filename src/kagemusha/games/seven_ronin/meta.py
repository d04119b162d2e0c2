"""7 Ronin as data."""

from kagemusha.core.manifest import Manifest, NameKinds, OptionSpec, Preset
from kagemusha.core.origins import Origins, numbered

MANIFEST = Manifest(
    id="seven-ronin",
    title="7 Ronin",
    seats=(2,),
    seat_names=("attacker", "defender"),
    minutes=(30, 45),
    chance=False,
    zero_sum=True,
    origins=Origins(
        book=(*numbered("B7.", 7), *numbered("R7.", 23), "R7.26"),
        rulings=("R7.24",),
        additions=("R7.25", "R7.27", "R7.28"),
    ),
    names=NameKinds(
        arguments={
            **dict.fromkeys(("area", "areas", "last", "to"), "area"),
            **dict.fromkeys(("ronin", "ronin-list"), "ronin"),
            "kind": "kind",
        },
        lists=("areas",),
        own=("area",),
    ),
    options=(
        OptionSpec(
            "edition",
            "choice",
            ("en", "fr", "pl"),
            default="en",
            presets={
                "en": Preset(),
                "fr": Preset(sets={"minimum": "threat", "inn-watchtower": "watchtower"}),
                "pl": Preset(
                    sets={
                        "minimum": "round",
                        "inn-watchtower": "watchtower",
                        "taiko-heals-green": False,
                    }
                ),
            },
        ),
        OptionSpec("minimum", "choice", ("track", "threat", "round"), default="track", expert=True),
        OptionSpec("inn-watchtower", "choice", ("inn", "watchtower"), default="inn", expert=True),
        OptionSpec("taiko-heals-green", "switch", default=True, expert=True),
        OptionSpec("spy", "switch", default=False),
        OptionSpec("track", "choice", ("village", "rising"), default="village"),
        OptionSpec("reserves", "number", least=32, most=48, default=40),
        OptionSpec("board", "file", expert=True),
    ),
)
