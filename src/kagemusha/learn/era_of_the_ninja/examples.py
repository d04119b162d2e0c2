"""Worked examples of the rules of Era of the Ninja."""

from kagemusha.learn.conditions import Condition, Saw, Shows, Won
from kagemusha.learn.era_of_the_ninja.castle import BLADE, NINJA, PLAIN, dice
from kagemusha.learn.example import Example

YARD = "tiles=courtyard:0:0:0"
CASTLE = "tiles=courtyard:0:0:0,cross:0:-1:0,straight:0:-2:0,dead-end:1:-1:3"
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
        "turn",
        "E.31",
        f"p1=onijin@1 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume@3 units=yari:2@2,monk:1@3 {CASTLE}",
        ("0 move north", "0 attack yari-1"),
        Saw("era-tokens") | Saw("era-killed"),
        dice(6),
    ),
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
        "limit",
        "E.3",
        f"p1=onijin@0 p1.ki=3 p1.shadow=8 {BLADE} lord=hyakume units=daimyo:1@0 {YARD}",
        ("0 attack daimyo-1", "0 roll", "0 stand"),
        Saw("era-rolled", face=8, value=9) & Saw("era-tokens", total=1),
        dice(8, 3, 3),
    ),
    _alone(
        "strike-one",
        "E.56",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:5@0 {YARD}",
        ("0 strike yari-1",),
        Saw("era-killed") & Shows("stacks.0.units", "==", 4),
        dice(5, 3, 3),
    ),
    _alone(
        "range",
        "E.54",
        f"p1=onijin@0 p1.ki=0 p1.shadow=8 {BLADE},yumi lord=hyakume units=yari:1@2 "
        "tiles=courtyard:0:0:0,straight:0:-1:0,dead-end:0:-2:2",
        ("0 activate yumi", "0 attack yari-1"),
        Saw("era-killed") & Shows("players.0.tile", "==", 0),
        dice(7, 3, 3),
    ),
    _alone(
        "hide-failed",
        "E.70",
        f"p1=onijin@0 p1.ki=0 p1.shadow=4 {BLADE} lord=hyakume units=yari:3@0 {YARD}",
        ("0 hide",),
        Saw("era-seen") & Saw("era-wounds"),
        dice(7, 5, 3, 3),
    ),
    _alone(
        "hidden",
        "E.71",
        f"p1=onijin@0 p1.ki=0 p1.shadow=9 {BLADE} lord=hyakume units=yari:3@1 {TWO}",
        ("0 move north", "0 done"),
        Saw("era-hidden") & ~Saw("era-enemy-attack"),
        dice(5, 4),
    ),
    _alone(
        "dodge",
        "E.82",
        f"p1=onijin@0 p1.wounds=3 p1.ki=0 p1.shadow=2 {BLADE} lord=hyakume units=yari:2@1 {TWO}",
        ("0 done",),
        Saw("era-dodged"),
        dice(8, 9, 6),
    ),
    _alone(
        "struck",
        "E.83",
        f"p1=onijin@0 p1.wounds=5 p1.ki=0 p1.shadow=2 {BLADE} lord=hyakume units=yari:2@1 {TWO}",
        ("0 done",),
        Saw("era-not-dodged") & Saw("era-wounds"),
        dice(8, 3, 6),
    ),
    _alone(
        "rest",
        "E.87",
        f"p1=onijin@0 p1.wounds=1 p1.ki=0 p1.shadow=8 {BLADE} lord=hyakume units=yari:2@1 {TWO}",
        ("0 done",),
        Saw("era-rested") & Shows("players.0.wounds", "==", 2),
        dice(5, 5),
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
