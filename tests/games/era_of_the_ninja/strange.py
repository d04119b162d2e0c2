"""Positions and boxes that no player would come to: thrown together, and lawful all the same."""

from __future__ import annotations

from typing import Any

from kagemusha.core.chance import Rng
from kagemusha.core.errors import ContentError, NotationError, OptionError
from kagemusha.core.game import Options
from kagemusha.games.era_of_the_ninja import box, box_checks
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.castle import turned
from kagemusha.games.era_of_the_ninja.position import STEPS
from kagemusha.games.era_of_the_ninja.rules import EraRules
from kagemusha.games.era_of_the_ninja.state import State

# --- positions ----------------------------------------------------------------------------


def position(rules: EraRules, rng: Rng) -> State:
    """A position of any phase: few rooms, many units, ninja with all kinds of cards."""
    while True:
        try:
            return rules.read_position(line(rules, rng))
        except NotationError:  # a ninja of another clan, a card too many
            continue


def line(rules: EraRules, rng: Rng) -> str:
    """A line that reads as a position, more often than not."""
    mode = str(rules.options["mode"])
    castle = rooms(rng)
    middle = rng.below(len(castle))  # where most of them are
    words = [f"tiles={','.join(castle)}", f"round={1 + rng.below(3)}"]
    words.append(f"awareness={1 + rng.below(codes.SUCCESS)}")

    def place() -> int:
        return middle if rng.below(4) else rng.below(len(castle))

    players = [f"p{seat + 1}" for seat in range(rules.seats) if rng.below(8)]
    if not players:
        return "nobody"
    words += [f"lead={rng.choice(players)}", f"active={rng.choice(players)}"]
    steps: tuple[str, ...] = STEPS
    if mode in DEATH_MATCHES:
        steps = tuple(step for step in STEPS if step not in ("awareness", "units"))
    words.append(f"step={rng.choice(steps)}")
    for player in players:
        words += _ninja(player, place(), rng)
    if mode in DEATH_MATCHES:
        return " ".join(words)
    lord = rng.choice(box.the_box().lord).id
    if mode == "lords-head" and rng.below(2):
        words.append(f"head={rng.choice((*players, str(place())))}")
    elif rng.below(2):
        tokens = rng.below(4)
        lord += f"@{place()}" + (f"+{tokens}" if tokens else "")
    words.append(f"lord={lord}")
    stacks = []
    for _ in range(rng.below(7)):
        tokens = rng.below(3)
        stacks.append(
            f"{rng.choice(codes.UNIT_NAMES[: codes.UNITS])}:{1 + rng.below(3)}@{place()}"
            + (f"+{tokens}" if tokens else "")
        )
    if stacks:
        words.append(f"units={','.join(stacks)}")
    return " ".join(words)


def rooms(rng: Rng) -> list[str]:
    """A few rooms, each paired with one before it."""
    rooms = box.the_box().room
    left = [room.copies for room in rooms]
    laid = {(0, 0): codes.SHAPE_EXITS[codes.COURTYARD]}
    found = ["courtyard:0:0:0"]
    left[[room.id for room in rooms].index("courtyard")] -= 1
    wanted = 1 + rng.below(9)
    for _ in range(200):
        x, y = rng.choice(list(laid))
        way, room, turn = rng.below(4), rng.below(len(rooms)), rng.below(4)
        there = (x + codes.WAY_X[way], y + codes.WAY_Y[way])
        exits = turned(codes.SHAPE_NAMES.index(rooms[room].shape), turn)
        if (
            len(found) < wanted
            and left[room]
            and there not in laid
            and laid[x, y] >> way & 1
            and exits >> (way ^ 2) & 1
        ):
            laid[there] = exits
            left[room] -= 1
            found.append(f"{rooms[room].id}:{there[0]}:{there[1]}:{turn}")
    return found


def _ninja(player: str, tile: int, rng: Rng) -> list[str]:
    content = box.the_box()
    words = [f"{player}={rng.choice(content.ninja).id}@{tile}"]
    cards = []
    armed = False
    for _ in range(rng.below(5)):
        if rng.below(2):
            card = rng.choice(content.weapon).id
            cards.append(card if armed or not rng.below(3) else f"{card}*")
            armed = True
        else:
            card = rng.choice(content.item).id
            cards.append(f"{card}*" if rng.below(4) else card)
    skills = []
    for _ in range(rng.below(4)):
        skill = rng.choice(content.skill).id
        under = rng.choice((skill, rng.choice(content.skill).id, ""))
        skills.append(f"{skill}+{under}" if under else skill)
    flags = [flag for flag in ("hidden", "hid", "moved", "attacked") if not rng.below(4)]
    shadow = rng.choice((0, 1, 3, 5, 7, 8, 9, "1!", "10!"))
    words += [f"{player}.shadow={shadow}", f"{player}.ingenuity={rng.below(9)}"]
    words += [f"{player}.cards={','.join(cards)}"] if cards else []
    words += [f"{player}.skills={','.join(skills)}"] if skills else []
    words += [f"{player}.flags={','.join(flags)}"] if flags else []
    words += [f"{player}.wounds={1 + rng.below(3)}"] if rng.below(2) else []
    words += [f"{player}.ki={rng.below(2)}"] if rng.below(2) else []
    return words


# --- boxes --------------------------------------------------------------------------------

STACK_EFFECTS = ("stun", "tokens", "push", "slay")
TO_STACKS = ("foe", "stacks", "stacks-here", "stack-here", "stack-near", "lord")
TO_NINJA = ("self", "each", "here", "foe", "ninja-here")
"""Whom something can be done to: effects at stacks, and the others."""
ALONE = ("reroll", "add", "set-face", "lift", "soak", "survive", "offer", "counter", "awareness")
"""Effects that are about their owner, or about nobody."""


NINJA_ALONE = ("offer", "redraw", "redirect", "take", "leap", "peek")
"""Effects that no Lord and no unit does."""


def strange_box(rng: Rng) -> dict[str, Any]:
    """The box with other abilities on all its cards, whatever the words allow."""
    data = box.the_box().to_dict()
    cards = {key: len(data[key]) for key in box_checks.CARD_CLASSES}
    more = box_checks.MOST_ABILITIES - sum(cards.values()) - cards["skill"]
    for key in box_checks.CARD_CLASSES:
        for card in data[key]:
            for part in ("effect", "synergy") if key == "skill" else ("effect",):
                second = more > 0 and rng.below(2)
                more -= second
                card[part] = [ability(key, rng) for _ in range(1 + second)]
            if "counters" in card:
                card["counters"] = rng.below(3)
    return data


def strange_rules(seats: int, options: Options, make: Any, rng: Rng) -> EraRules:
    """Rules with such a box."""
    while True:
        try:
            rules: EraRules = make(seats, {**options, "box": strange_box(rng)})
        except (ContentError, OptionError):
            continue
        return rules


def ability(key: str, rng: Rng) -> dict[str, Any]:
    """An ability for a card of one of the sets, as a file would say it."""
    theirs = key in ("lord", "unit")
    while True:
        effect = rng.choice(box_checks.EFFECTS_OF.get(key, codes.DO_NAMES[: codes.PRIZE]))
        if theirs and effect in (*box_checks.BRINGING, *NINJA_ALONE):
            continue
        if effect in box_checks.LORD_ALONE and key != "lord":
            continue
        if effect == "counter" and key not in box_checks.WITH_COUNTERS:
            continue
        found: dict[str, Any] = {"do": effect, "amount": rng.choice((1, 1, 2, 3, -1))}
        triggers = box_checks.TRIGGERS.get(key, box_checks.NINJA_TRIGGERS)
        if effect in box_checks.STANDING:
            triggers = ("always",)
        elif effect in box_checks.TRIGGERS_OF:
            triggers = box_checks.TRIGGERS_OF[effect]
        else:
            triggers = tuple(
                when
                for when in triggers
                if when != "always" and effect in box_checks.EFFECTS_AT.get(when, (effect,))
            )
        found["when"] = rng.choice(triggers)
        if found["when"] in ("before-roll", "after-roll"):
            found["roll"] = rng.choice(codes.ROLL_NAMES)
        if effect in box_checks.STATS_OF:
            found["stat"] = rng.choice(box_checks.STATS_OF[effect])
        if effect == "set-face":
            found["amount"] = 2 + rng.below(8)
        if effect in ("gain", "discard", "spawn", "offer", "attack-again", "survive", "soak"):
            found["amount"] = abs(found["amount"])
        found["target"] = _target(key, effect, theirs, rng)
        if effect == "leap" or found["target"] == "stack-near":
            found["reach"] = 1 + rng.below(3)
        found["limit"] = rng.choice(
            codes.LIMIT_NAMES[1:] if effect in REPEATING else codes.LIMIT_NAMES
        )
        if not theirs and found["when"] != "always" and rng.below(2):
            found["may"] = True
            found["cost"] = _cost(key, rng)
            if effect == "awareness":  # E.12
                found["cost"].pop("ki", None)
            if effect == "counter":  # counters need the card that they lie on
                found["cost"].pop("card", None)
        found["if"] = [_condition(key, rng) for _ in range(rng.choice((0, 0, 1, 2)))]
        return found


REPEATING = ("attack-again", "move-points", "ingenuity", "ki", "reroll", "heal")
"""What must not come again and again without end."""


def _target(key: str, effect: str, theirs: bool, rng: Rng) -> str:
    if effect in box_checks.BRINGING:
        return "stack-near"
    if effect == "prize" or (key == "room" and effect == "set"):
        return "stacks-here"
    if key == "room" and effect == "modify":
        return rng.choice(("self", "stacks-here"))
    if effect in STACK_EFFECTS:
        targets: tuple[str, ...] = TO_STACKS
    elif effect == "redirect":
        targets = ("stack-here", "ninja-here")
    elif effect in ("modify", "set", "immune", *box_checks.OF_ROLLS):
        targets = ("self", "each", "here", "foe", "stacks", "stacks-here", "lord")
    elif effect in (*ALONE, *box_checks.STANDING, "spawn", "redraw", "leap", "peek"):
        targets = ("self",)
    elif effect == "take":
        targets = ("ninja-here", "here")
    else:
        targets = TO_NINJA
    if theirs:
        targets = tuple(t for t in targets if t not in ("stack-here", "stack-near", "ninja-here"))
    return rng.choice(targets)


def _cost(key: str, rng: Rng) -> dict[str, Any]:
    cost: dict[str, Any] = {rng.choice(("ki", "ingenuity", "wounds", "shadow")): 1 + rng.below(2)}
    if key in box_checks.DISCARDED and not rng.below(3):
        cost["card"] = True
    if key in box_checks.WITH_COUNTERS and not rng.below(2):
        cost["counters"] = 1
    return cost


def _condition(key: str, rng: Rng) -> str:
    while True:
        name = rng.choice(codes.IF_NAMES)
        if name == "counters" and key not in box_checks.WITH_COUNTERS:
            continue
        if name in box_checks.ARGUMENTS:
            return f"{name}:{rng.choice(box_checks.ARGUMENTS[name])}"
        return f"{name}:{1 + rng.below(3)}" if name in box_checks.LEVELS else name
