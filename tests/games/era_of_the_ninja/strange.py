"""Positions and boxes that no player would come to: thrown together, and lawful all the same."""

from __future__ import annotations

from typing import Any

from kagemusha.core.chance import Stream
from kagemusha.core.errors import ContentError, NotationError, OptionError
from kagemusha.core.game import Options
from kagemusha.games.era_of_the_ninja import box
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.castle import turned
from kagemusha.games.era_of_the_ninja.position import STEPS
from kagemusha.games.era_of_the_ninja.rules import EraRules
from kagemusha.games.era_of_the_ninja.state import State

# --- positions ----------------------------------------------------------------------------


def position(rules: EraRules, stream: Stream) -> State:
    """A position of any phase: few rooms, many units, ninja with all kinds of cards."""
    while True:
        try:
            return rules.read_position(line(rules, stream))
        except NotationError:  # a ninja of another clan, a card too many
            continue


def line(rules: EraRules, stream: Stream) -> str:
    """A line that reads as a position, more often than not."""
    mode = str(rules.options["mode"])
    castle = rooms(stream)
    middle = stream.below(len(castle))  # where most of them are
    words = [f"tiles={','.join(castle)}", f"round={1 + stream.below(3)}"]
    words.append(f"awareness={1 + stream.below(at.SUCCESS)}")

    def place() -> int:
        return middle if stream.below(4) else stream.below(len(castle))

    players = [f"p{seat + 1}" for seat in range(rules.seats) if stream.below(8)]
    if not players:
        return "nobody"
    words += [f"lead={stream.choice(players)}", f"active={stream.choice(players)}"]
    steps: tuple[str, ...] = STEPS
    if mode in DEATH_MATCHES:
        steps = tuple(step for step in STEPS if step not in ("awareness", "units"))
    words.append(f"step={stream.choice(steps)}")
    for player in players:
        words += _ninja(player, place(), stream)
    if mode in DEATH_MATCHES:
        return " ".join(words)
    lord = stream.choice(box.the_box().lord).id
    if mode == "lords-head" and stream.below(2):
        words.append(f"head={stream.choice((*players, str(place())))}")
    elif stream.below(2):
        tokens = stream.below(4)
        lord += f"@{place()}" + (f"+{tokens}" if tokens else "")
    words.append(f"lord={lord}")
    stacks = []
    for _ in range(stream.below(7)):
        tokens = stream.below(3)
        stacks.append(
            f"{stream.choice(at.UNIT_NAMES[: at.UNITS])}:{1 + stream.below(3)}@{place()}"
            + (f"+{tokens}" if tokens else "")
        )
    if stacks:
        words.append(f"units={','.join(stacks)}")
    return " ".join(words)


def rooms(stream: Stream) -> list[str]:
    """A few rooms, each paired with one before it."""
    left = [tile.copies for tile in box.the_box().tile]
    laid = {(0, 0): at.SHAPE_EXITS[at.COURTYARD]}
    found = ["courtyard:0:0:0"]
    left[at.COURTYARD] -= 1
    wanted = 1 + stream.below(9)
    for _ in range(200):
        x, y = stream.choice(list(laid))
        way, shape, turn = stream.below(4), stream.below(at.SHAPES), stream.below(4)
        there = (x + at.WAY_X[way], y + at.WAY_Y[way])
        exits = turned(shape, turn)
        if (
            len(found) < wanted
            and left[shape]
            and there not in laid
            and laid[x, y] >> way & 1
            and exits >> (way ^ 2) & 1
        ):
            laid[there] = exits
            left[shape] -= 1
            found.append(f"{at.SHAPE_NAMES[shape]}:{there[0]}:{there[1]}:{turn}")
    return found


def _ninja(player: str, tile: int, stream: Stream) -> list[str]:
    content = box.the_box()
    words = [f"{player}={stream.choice(content.ninja).id}@{tile}"]
    cards = []
    armed = False
    for _ in range(stream.below(5)):
        if stream.below(2):
            card = stream.choice(content.weapon).id
            cards.append(card if armed or not stream.below(3) else f"{card}*")
            armed = True
        else:
            card = stream.choice(content.item).id
            cards.append(f"{card}*" if stream.below(4) else card)
    skills = []
    for _ in range(stream.below(4)):
        skill = stream.choice(content.skill).id
        under = stream.choice((skill, stream.choice(content.skill).id, ""))
        skills.append(f"{skill}+{under}" if under else skill)
    flags = [flag for flag in ("hidden", "hid", "moved", "attacked") if not stream.below(4)]
    shadow = stream.choice((0, 1, 3, 5, 7, 8, 9, "1!", "10!"))
    words += [f"{player}.shadow={shadow}", f"{player}.ingenuity={stream.below(9)}"]
    words += [f"{player}.cards={','.join(cards)}"] if cards else []
    words += [f"{player}.skills={','.join(skills)}"] if skills else []
    words += [f"{player}.flags={','.join(flags)}"] if flags else []
    words += [f"{player}.wounds={1 + stream.below(3)}"] if stream.below(2) else []
    words += [f"{player}.ki={stream.below(2)}"] if stream.below(2) else []
    return words


# --- boxes --------------------------------------------------------------------------------

STACK_DEEDS = ("stun", "tokens", "push", "slay")
TO_STACKS = ("foe", "stacks", "stacks-here", "stack-here", "stack-near", "lord")
TO_NINJA = ("self", "each", "here", "foe", "ninja-here")
"""Whom something can be done to: deeds at stacks, and the others."""
ALONE = ("reroll", "add", "set-face", "lift", "soak", "survive", "offer", "counter", "awareness")
"""Deeds that are about their owner, or about nobody."""


def strange_box(stream: Stream) -> dict[str, Any]:
    """The box with other abilities on all its cards, whatever the words allow."""
    data = box.the_box().to_dict()
    for key in ("ninja", "lord", "unit", "weapon", "item", "skill"):
        for card in data[key]:
            for part in ("effect", "synergy") if key == "skill" else ("effect",):
                card[part] = [ability(key, stream) for _ in range(1 + stream.below(2))]
            if "counters" in card:
                card["counters"] = stream.below(3)
    return data


def strange_rules(seats: int, options: Options, make: Any, stream: Stream) -> EraRules:
    """Rules with such a box."""
    while True:
        try:
            rules: EraRules = make(seats, {**options, "box": strange_box(stream)})
        except (ContentError, OptionError):
            continue
        return rules


def ability(key: str, stream: Stream) -> dict[str, Any]:
    """An ability for a card of one of the six sets, as a file would say it."""
    theirs = key in ("lord", "unit")
    while True:
        deed = stream.choice(at.DO_NAMES)
        if theirs and deed in ("offer", "redraw", "redirect", "take", "leap", "peek"):
            continue
        if deed in box.LORD_ALONE and key != "lord":
            continue
        if deed == "counter" and key not in box.WITH_COUNTERS:
            continue
        found: dict[str, Any] = {"do": deed, "amount": stream.choice((1, 1, 2, 3, -1))}
        moments = box.THEIR_MOMENTS if theirs else box.OUR_MOMENTS
        if deed in box.STANDING:
            moments = ("always",)
        elif deed in box.MOMENTS_OF:
            moments = box.MOMENTS_OF[deed]
        else:
            moments = tuple(
                when
                for when in moments
                if when != "always" and deed in box.DEEDS_AT.get(when, (deed,))
            )
        found["when"] = stream.choice(moments)
        if found["when"] in ("before-roll", "after-roll"):
            found["roll"] = stream.choice(at.ROLL_NAMES)
        if deed in box.STATS_OF:
            found["stat"] = stream.choice(box.STATS_OF[deed])
        if deed == "set-face":
            found["amount"] = 2 + stream.below(8)
        if deed in ("gain", "discard", "spawn", "offer", "attack-again", "survive", "soak"):
            found["amount"] = abs(found["amount"])
        found["target"] = _target(deed, theirs, stream)
        if deed == "leap" or found["target"] == "stack-near":
            found["reach"] = 1 + stream.below(3)
        found["limit"] = stream.choice(at.LIMIT_NAMES[1:] if deed in REPEATING else at.LIMIT_NAMES)
        if not theirs and found["when"] != "always" and stream.below(2):
            found["may"] = True
            found["cost"] = _cost(key, stream)
        found["if"] = [_condition(key, stream) for _ in range(stream.choice((0, 0, 1, 2)))]
        return found


REPEATING = ("attack-again", "move-points", "ingenuity", "ki", "reroll", "heal")
"""What must not come again and again without end."""


def _target(deed: str, theirs: bool, stream: Stream) -> str:
    if deed in STACK_DEEDS:
        targets: tuple[str, ...] = TO_STACKS
    elif deed == "redirect":
        targets = ("stack-here", "ninja-here")
    elif deed in ("modify", "set", "immune", *box.OF_ROLLS):
        targets = ("self", "each", "here", "foe", "stacks", "stacks-here", "lord")
    elif deed in ALONE or deed in box.STANDING or deed in ("spawn", "redraw", "leap", "peek"):
        targets = ("self",)
    elif deed == "take":
        targets = ("ninja-here", "here")
    else:
        targets = TO_NINJA
    if theirs:
        targets = tuple(t for t in targets if t not in ("stack-here", "stack-near", "ninja-here"))
    return stream.choice(targets)


def _cost(key: str, stream: Stream) -> dict[str, Any]:
    cost: dict[str, Any] = {stream.choice(("ki", "ingenuity", "wounds")): 1 + stream.below(2)}
    if key in box.DISCARDED and not stream.below(3):
        cost["card"] = True
    if key in box.WITH_COUNTERS and not stream.below(2):
        cost["counters"] = 1
    return cost


def _condition(key: str, stream: Stream) -> str:
    while True:
        name = stream.choice(at.IF_NAMES)
        if name == "counters" and key not in box.WITH_COUNTERS:
            continue
        if name in box.ARGUMENTS:
            return f"{name}:{stream.choice(box.ARGUMENTS[name])}"
        return f"{name}:{1 + stream.below(3)}" if name in box.LEVELS else name
