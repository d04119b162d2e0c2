"""Worked examples of the rules of Era of the Ninja."""

from kagemusha.learn.conditions import Condition, Saw, Shows, Won
from kagemusha.learn.era_of_the_ninja.castle import BLADE, NINJA, PLAIN, dice
from kagemusha.learn.example import Example

YARD = "tiles=courtyard:0:0:0"
TWO = "tiles=courtyard:0:0:0,straight:0:-1:0"


def _alone(
    example_id: str,
    rule: str,
    position: str,
    moves: tuple[str, ...],
    outcome: Condition,
    chance: tuple[str, ...] = (),
) -> Example:
    return Example(example_id, rule, NINJA, moves, outcome, position, 1, PLAIN, 1, chance)


EXAMPLES = (
    _alone(
        "move",
        "E.42",
        f"p1=onijin@0 p1.ki=0 p1.shadow=5 {BLADE} lord=hyakume {TWO}",
        ("0 move north",),
        Shows("players.0.tile", "==", 1),
    ),
    _alone(
        "explore",
        "E.43",
        f"p1=onijin@1 p1.ki=0 p1.shadow=5 {BLADE} lord=hyakume {TWO}",
        ("0 explore north", "0 turn 0"),
        Shows("players.0.tile", "==", 2) & Shows("stacks.0.unit", "==", "yari"),
        ("tile kitchen", "encounter gate-guards"),
    ),
    _alone(
        "sprint",
        "E.46",
        f"p1=onijin@0 p1.ki=0 p1.shadow=5 {BLADE} lord=hyakume {TWO}",
        ("0 move north", "0 sprint"),
        Shows("players.0.moves", "==", 3),
    ),
    _alone(
        "defeat",
        "E.62",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:1@0 {YARD}",
        ("0 attack yari-1",),
        Saw("era-killed") & Shows("players.0.ingenuity", "==", 1),
        dice(6),
    ),
    _alone(
        "wound",
        "E.60",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:3@0 {YARD}",
        ("0 attack yari-1",),
        Saw("era-tokens") & Shows("stacks.0.units", "==", 2),
        dice(5, 3, 8, 4),
    ),
    _alone(
        "miss",
        "E.59",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:3@0 {YARD}",
        ("0 attack yari-1",),
        Saw("era-missed"),
        dice(2, 3, 9, 4),
    ),
    _alone(
        "hide",
        "E.69",
        f"p1=onijin@0 p1.ki=0 p1.shadow=7 {BLADE} lord=hyakume units=yari:3@0 {YARD}",
        ("0 hide",),
        Saw("era-hidden") & Shows("players.0.ingenuity", "==", 1),
        dice(7, 5),
    ),
    _alone(
        "ki",
        "E.7",
        f"p1=onijin@0 p1.ki=3 p1.shadow=8 {BLADE} lord=hyakume units=daimyo:1@0 {YARD}",
        ("0 attack daimyo-1", "0 lift"),
        Shows("players.0.ki", "==", 2),
        dice(8),
    ),
    _alone(
        "reroll",
        "E.9",
        f"p1=onijin@0 p1.ki=3 p1.shadow=8 {BLADE} lord=hyakume units=daimyo:1@0 {YARD}",
        ("0 attack daimyo-1", "0 lift", "0 reroll"),
        Shows("players.0.ki", "==", 1),
        dice(4, 8),
    ),
    _alone(
        "buy",
        "E.33",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 p1.ingenuity=6 lord=hyakume units=yari:1@0 {YARD}",
        ("0 buy weapon", "0 activate katana"),
        Shows("players.0.ingenuity", "==", 4),
        ("card katana",),
    ),
    _alone(
        "lord",
        "E.91",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume@0 {YARD}",
        ("0 attack lord",),
        Won(NINJA),
        dice(10),
    ),
)
