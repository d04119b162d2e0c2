"""The Grand Master's board: Temple and Court cards, peeks, and where pawns bring most."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.bots.wat_aah.sight import Cards, Sight
from kagemusha.core.action import Action, Legal

ROUNDS = 3
PAWN = 10.0
"""Points for a pawn at the Court or on Missions."""
PAWNS_A_ROUND = 3
COURT_CARD = 7.0
PEEK = 9.0
TEMPLE_ORDER = (
    "last-stand",
    "mist-scouts",
    "closed-fist",
    "greedy-tithe",
    "shadow-stores",
    "iron-drill",
    "gate-of-jigoku",
    "echo-strike",
    "false-ledger",
    "masterless-banner",
)


def suspects(sight: Sight) -> list[str]:
    """Who may be the Final Boss: whoever was not seen among the Decoys."""
    seen = set(sight.view.decoys)
    return [boss for boss in sight.cards.bosses if boss not in seen]


def expected(cards: Cards, bosses: Sequence[str], pawns: int) -> float:
    """The points that so many pawns bring in the Final Showdown, on average."""
    total = 0
    for name in bosses:
        boss = cards.bosses[name]
        total += boss.points[min(max(pawns - boss.damage, 0), len(boss.points) - 1)]
    return total / max(len(bosses), 1)


def prospect(sight: Sight, pawns: int, coming: int) -> float:
    """The best there is with pawns at the Showdown now and others still to be placed."""
    bosses = suspects(sight)
    return max(
        expected(sight.cards, bosses, pawns + more) + PAWN * (coming - more)
        for more in range(coming + 1)
    )


def choose_pawns(sight: Sight, legal: Legal) -> Action:
    """The location and number that promise most."""
    me, view = sight.me, sight.view
    rounds_left = ROUNDS - view.round
    unknown = sum(decoy is None for decoy in view.decoys)

    def worth(action: Action) -> float:
        parts = dict(action.parts)
        place, number = str(parts["place"]), int(parts["number"])
        left = me.pawns - number
        coming = left + PAWNS_A_ROUND * rounds_left
        if place == "showdown":
            # What is placed last is placed with most knowledge.
            return prospect(sight, me.at_showdown + number, coming) - 0.5 * (left + rounds_left)
        total = PAWN * number + prospect(sight, me.at_showdown, coming)
        if place == "court":
            return total + (COURT_CARD if rounds_left else 0.0)
        if (me.at_missions + number) % 2 == 0 and unknown and coming:
            total += PEEK * unknown / 3
        return total

    return max(legal, key=worth)


def choose_peek(sight: Sight, legal: Legal) -> Action:
    """A Decoy that is not known yet; none if all are."""
    for action in legal:
        if (
            action.verb == "peek"
            and sight.view.decoys[int(dict(action.parts)["decoy"]) - 1] is None
        ):
            return action
    refusal = [action for action in legal if action.verb == "no-peek"]
    return refusal[0] if refusal else legal[0]


def choose_temple(sight: Sight, legal: Legal) -> Action:
    """A card for the next round, or a look while there is none, or more to learn."""
    visits = [action for action in legal if action.verb == "temple"]
    unknown = sum(decoy is None for decoy in sight.view.decoys)
    last = sight.view.round >= ROUNDS
    if visits and (not unknown or (not last and unknown < 3)):
        return visits[0]
    return choose_peek(sight, legal)


def choose_temple_card(sight: Sight, legal: Legal) -> Action:
    """By a rough ranking."""
    return min(
        legal, key=lambda a: TEMPLE_ORDER.index(sight.cards.temples[str(dict(a.parts)["id"])])
    )
