"""Shinobi WAT-AAH! as data."""

from kagemusha.core.manifest import Manifest, NameKinds, OptionSpec, Preset
from kagemusha.core.origins import Origins, numbered
from kagemusha.games.wat_aah.names import MODE_IDS

BOOK = tuple(f"S.{n}" for n in (*range(1, 7), 11, 13, 14, 20, *range(22, 29), 31))
"""Points that the rulebook settles, at least in part."""
MOST_FEWER = 4
"""Of the cards that the first player is not dealt."""
OWN = ("S.12", "S.18", "S.30", "S.32", "S.37", "S.38")
"""House rules, the order of the Jigoku, and what a player sees."""

MANIFEST = Manifest(
    id="wat-aah",
    title="Shinobi WAT-AAH!",
    rules_version="3",
    seats=(2, 3, 4),
    minutes=(20, 60),
    rated_by="mode",
    origins=Origins(
        book=(*numbered("W.", 11), *BOOK),
        rulings=tuple(rule for rule in numbered("S.", 38) if rule not in (*BOOK, *OWN)),
        additions=OWN,
        cards_not_in_book=("clan", "card", "temple", "court"),
    ),
    names=NameKinds(
        arguments={
            **{kind: kind for kind in ("boss", "court", "effect", "place")},
            **{kind: kind for kind in ("card", "clan", "temple")},
            **{f"{kind}-list": kind for kind in ("card", "clan", "temple")},
        },
        own=("boss", "card", "clan", "court", "temple", "yokai"),
    ),
    options=(
        OptionSpec(
            "mode",
            "choice",
            MODE_IDS,
            default="grasshopper",
            presets={mode: Preset() for mode in MODE_IDS},
        ),
        OptionSpec("handicap", "number", least=0, most=MOST_FEWER, default=1),
        OptionSpec("deck", "file", expert=True),
        OptionSpec("cards", "file", expert=True),
    ),
)
