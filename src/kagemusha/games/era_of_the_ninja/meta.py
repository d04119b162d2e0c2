"""Era of the Ninja as data."""

from __future__ import annotations

from kagemusha.core.manifest import Manifest, NameKinds, OptionSpec, Preset
from kagemusha.core.origins import Origins, numbered
from kagemusha.games.era_of_the_ninja.phases.codes import CLAN_NAMES, MODE_NAMES

BOOK = ("E/r3", "E/r35", "E/r38", "E/r45", "E/r57", "E/r59")
"""Points that the rulebook settles, at least in part."""
OWN = ("E/r28", "E/r64", "E/r67", "E/r69", "E/r70", "E/r71", "E/r72", "E/r73", "E/r74")
"""House rules, and what the words on our cards mean."""
DRAFTS = ("draw", "choose")
ROOMS = ("featured", "plain")
PACES = ("book", "quick")
DIFFICULTIES = ("book", "easy", "normal", "hard")
DEFEATED = ("watch", "castle")
MOST_ROUNDS = 100

SEVERAL = (2, 3, 4)
_NO_DEATH_MATCH = {"pace": "option-era-no-pace"}
_NO_LORD = {
    "difficulty": "option-era-no-difficulty",
    "defeated": "option-era-no-castle",
    "nvn": "option-era-nvn-needed",
    "reinforcements": "option-era-no-reinforcements",
    "sneak": "option-era-no-sneak",
    "lord": "option-era-no-lord",
}


def _lords() -> tuple[str, ...]:
    from kagemusha.games.era_of_the_ninja.box import the_box

    return ("random", *(lord.id for lord in the_box().lord))


MODES = {
    "standard": Preset(SEVERAL, fixed=_NO_DEATH_MATCH),
    "nvn-death-match": Preset(
        SEVERAL, sets={"nvn": True}, fixed={**_NO_LORD, "clans": "option-era-no-clans"}
    ),
    "clan-death-match": Preset(
        SEVERAL, sets={"nvn": True, "clans": ("fire", "water")}, fixed=_NO_LORD
    ),
    "clan-attack": Preset(
        SEVERAL,
        sets={"clans": ("named",)},
        fixed={
            **_NO_DEATH_MATCH,
            "nvn": "option-era-no-nvn",
            "arcade": "option-era-no-arcade",
        },
    ),
    "multi-clan-attack": Preset(
        SEVERAL, sets={"nvn": True, "clans": ("fire", "water")}, fixed=_NO_DEATH_MATCH
    ),
    "lords-head": Preset(SEVERAL, fixed=_NO_DEATH_MATCH),
    "lone-ninja": Preset(
        (1,),
        fixed={
            **_NO_DEATH_MATCH,
            "nvn": "option-era-no-nvn",
            "arcade": "option-era-no-arcade",
            "clans": "option-era-no-clans",
            "defeated": "option-era-no-castle",
        },
    ),
}

NAMES = NameKinds(
    arguments={
        **{kind: kind for kind in ("clan", "deck", "encounter", "enemy", "gear", "lord", "mark")},
        **{kind: kind for kind in ("ninja", "roll", "room", "stack", "stage", "unit", "way")},
        **{f"{kind}-list": kind for kind in ("gear", "stack", "way")},
        **{f"other-{kind}": kind for kind in ("gear", "stack", "unit")},
        **dict.fromkeys(("ability", "loot", "top", "under"), "gear"),
        "killer": "player",
    },
    own=("encounter", "item", "lord", "ninja", "room", "skill", "weapon"),
    groups={
        "gear": ("weapon", "item", "skill", "ninja", "lord", "unit", "encounter", "room", "gear")
    },
)

MANIFEST = Manifest(
    id="era-of-the-ninja",
    title="Era of the Ninja",
    rules_version="2",
    seats=(1, 2, 3, 4),
    usual_seats=2,
    minutes=(60, 120),
    rated_by="mode",
    origins=Origins(
        book=(*numbered("E.", 160), *BOOK),
        rulings=tuple(rule for rule in numbered("E/r", 68) if rule not in (*BOOK, *OWN)),
        additions=OWN,
        cards_not_in_book=("ninja", "lord", "weapon", "item", "skill", "unit", "encounter", "room"),
    ),
    names=NAMES,
    options=(
        OptionSpec(
            "mode",
            "choice",
            MODE_NAMES,
            default="standard",
            presets=MODES,
            wrong_seats="option-era-seats",
        ),
        OptionSpec("difficulty", "choice", DIFFICULTIES, default="book"),
        OptionSpec("pace", "choice", PACES, default="book"),
        OptionSpec("arcade", "switch", default=False),
        OptionSpec("nvn", "switch", default=False),
        OptionSpec("reinforcements", "switch", default=False),
        OptionSpec("sneak", "switch", default=False),
        OptionSpec("clans", "per-seat", CLAN_NAMES, default=("none",)),
        OptionSpec("ninja", "choice", DRAFTS, default="draw"),
        OptionSpec("defeated", "choice", DEFEATED, default="watch"),
        OptionSpec("rooms", "choice", ROOMS, default="featured"),
        OptionSpec("lord", "choice", _lords, default="random"),
        OptionSpec("rounds", "number", least=1, most=MOST_ROUNDS, default=MOST_ROUNDS),
        OptionSpec("box", "file", folder=True, expert=True),
    ),
)
