"""Era of the Ninja as data."""

from __future__ import annotations

from kagemusha.core.manifest import Manifest, OptionSpec, Preset
from kagemusha.core.sources import Sources, numbered
from kagemusha.games.era_of_the_ninja.phases.codes import CLAN_NAMES, MODE_NAMES

BOOK = ("E/r3", "E/r35", "E/r45", "E/r57", "E/r59")
"""Points that the rulebook settles, at least in part."""
OWN = ("E/r28", "E/r64", "E/r67", "E/r69", "E/r70")
"""House rules."""
DRAFTS = ("draw", "choose")
ROOMS = ("featured", "plain")
MOST_ROUNDS = 100

SEVERAL = (2, 3, 4)
_NO_LORD = {
    "nvn": "option-era-nvn-needed",
    "reinforcements": "option-era-no-reinforcements",
    "sneak": "option-era-no-sneak",
    "lord": "option-era-no-lord",
}


def _lords() -> tuple[str, ...]:
    from kagemusha.games.era_of_the_ninja.box import the_box

    return ("random", *(lord.id for lord in the_box().lord))


MODES = {
    "standard": Preset(SEVERAL),
    "nvn-death-match": Preset(
        SEVERAL, sets={"nvn": True}, fixed={**_NO_LORD, "clans": "option-era-no-clans"}
    ),
    "clan-death-match": Preset(
        SEVERAL, sets={"nvn": True, "clans": ("fire", "water")}, fixed=_NO_LORD
    ),
    "clan-attack": Preset(
        SEVERAL,
        sets={"clans": ("named",)},
        fixed={"nvn": "option-era-no-nvn", "arcade": "option-era-no-arcade"},
    ),
    "multi-clan-attack": Preset(SEVERAL, sets={"nvn": True, "clans": ("fire", "water")}),
    "lords-head": Preset(SEVERAL),
    "lone-ninja": Preset(
        (1,),
        fixed={
            "nvn": "option-era-no-nvn",
            "arcade": "option-era-no-arcade",
            "clans": "option-era-no-clans",
        },
    ),
}

MANIFEST = Manifest(
    id="era-of-the-ninja",
    title="Era of the Ninja",
    rules_version="2",
    seats=(1, 2, 3, 4),
    usual_seats=2,
    minutes=(60, 120),
    sources=Sources(
        book=(*numbered("E.", 160), *BOOK),
        rulings=tuple(rule for rule in numbered("E/r", 68) if rule not in (*BOOK, *OWN)),
        additions=OWN,
        own_cards=("ninja", "lord", "weapon", "item", "skill", "unit", "encounter", "room"),
    ),
    options=(
        OptionSpec(
            "mode",
            "choice",
            MODE_NAMES,
            default="standard",
            presets=MODES,
            wrong_seats="option-era-seats",
        ),
        OptionSpec("arcade", "switch", default=False),
        OptionSpec("nvn", "switch", default=False),
        OptionSpec("reinforcements", "switch", default=False),
        OptionSpec("sneak", "switch", default=False),
        OptionSpec("clans", "per-seat", CLAN_NAMES, default=("none",)),
        OptionSpec("ninja", "choice", DRAFTS, default="draw"),
        OptionSpec("rooms", "choice", ROOMS, default="featured"),
        OptionSpec("lord", "choice", _lords, default="random"),
        OptionSpec("rounds", "number", least=1, most=MOST_ROUNDS, default=MOST_ROUNDS),
        OptionSpec("box", "file", folder=True, expert=True),
    ),
)
