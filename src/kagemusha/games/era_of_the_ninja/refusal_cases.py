"""Everything that can be refused: the rule it rests on, and the arguments of its sentence."""

from __future__ import annotations

from kagemusha.core.errors import Message

ASKED = ""
"""The rule is that of the question which is asked."""
CASES: dict[str, tuple[str, str]] = {
    # questions
    "wrong-step": (ASKED, "step"),
    "choice": (ASKED, "step"),
    "choice-stack": (ASKED, "step stack-list"),
    "choice-player": (ASKED, "step player-list"),
    "choice-gear": (ASKED, "step gear-list"),
    "choice-kept": (ASKED, "deck gear-list"),
    "choice-way": (ASKED, "step way-list"),
    "choice-tile": (ASKED, "step tiles"),
    "lift-head": ("E.156", ""),
    "lift-twice": ("E.7", ""),
    "lift-ki": ("E.7", ""),
    "lift-nothing": ("E/r67", ""),
    "reroll": ("E.9", ""),
    # the order of a turn
    "not-in-turn": ("E.31", ""),
    "too-late": ("E.31", "stage"),
    "one-action": ("E.32", ""),
    "only-attack": ("E.32", ""),
    "overladen": ("E.134", ""),
    # trade and purchases
    "trade-clan": ("E.134", ""),
    "trade-mate": ("E.134", "player"),
    "trade-tile": ("E.134", "player"),
    "trade-card": ("E.134", "player gear"),
    "trade-again": ("E/r57", "player gear"),
    "deposit-clan": ("E.135", ""),
    "deposit": ("E.135", "number"),
    "price": ("E.33", "price number"),
    "pool-clan": ("E.136", ""),
    "pool-used": ("E.136", ""),
    "pool-first": ("E.136", ""),
    "pool": ("E.136", "number price"),
    "deck-empty": ("E/r20", "deck"),
    "synergy-skill": ("E.35", "gear"),
    "synergy-twice": ("E/r25", "gear"),
    # equipment
    "no-card": ("E.38", "gear"),
    "active": ("E.39", "gear"),
    "item-active": ("E.41", "gear"),
    "stowed": ("E/r66", "gear"),
    "activate-cost": ("E.41", "gear ki ingenuity wounds"),
    "sheathe": ("E.40", "gear"),
    "once": ("E.31", "gear"),
    "no-reserve": ("E/r66", ""),
    "reserve-full": ("E/r66", ""),
    "stow-item": ("E.41", "gear"),
    "fetch": ("E/r66", "gear"),
    # movement
    "no-move": ("E.42", "number price"),
    "move-unknown": ("E.42", "way way-list"),
    "unpaired": ("E.45", "way way-list"),
    "explore-move": ("E.43", "number price"),
    "explore-known": ("E.43", "way way-list"),
    "explore-wall": ("E.43", "way way-list"),
    "explore-tiles": ("E/r20", ""),
    "explore-closes": ("E/r22", "way"),
    "explore-death-match": ("E.142", ""),
    # Actions
    "no-stack": ("E.53", "stack-list"),
    "melee-reach": ("E.53", "stack stack-list"),
    "ranged-own-tile": ("E.54", "stack stack-list"),
    "out-of-range": ("E.55", "stack number stack-list"),
    "ranged-immune": ("E.98", "stack"),
    "ranged-whole": ("E.54", "stack"),
    "single-only": ("E.98", "stack"),
    "strike-lone": ("E.53", "stack"),
    "heal-clan": ("E.124", ""),
    "heal-mate": ("E.124", "player"),
    "heal-tile": ("E/r32", "player"),
    "heal-whole": ("E.89", "player"),
    "search": ("E.146", ""),
    "no-nvn": ("E.99", ""),
    "steal-head-only": ("E/r61", ""),
    "own-side": ("E.99", "player"),
    "out-of-play": ("E.99", "player"),
    "shadow-not-higher": ("E.99", "player number value"),
    "steal-tile": ("E.100", "player"),
    "steal-card": ("E.100", "player gear"),
    "theft-proof": ("E.98", "player"),
    "wound-reach": ("E/r15", "player"),
    "drop": ("E.157", ""),
    "pick-up": ("E.157", ""),
    "pick-up-twice": ("E.155", ""),
    # abilities
    "use-inactive": ("E.38", "ability"),
    "use-moment": ("E.98", "ability"),
    "use-limit": ("E.98", "ability"),
    "use-ki": ("E.13", "ability number"),
    "use-cost": ("E.98", "ability ingenuity wounds shadow counters"),
    "use-condition": ("E.98", "ability"),
    "use-room": ("E/r69", "ability"),
    "use-encounter": ("E/r70", "ability"),
}


def refuse(problem: str, rule: str = "", **args: str | int) -> Message:
    """The refusal of that name; `rule` where it is the question's."""
    given = {key.replace("_", "-"): value for key, value in args.items()}
    return Message(f"refused-era-{problem}", given, CASES[problem][0] or rule)
