"""How a choice is written: read, typed and pasted by people.

keep katana      lead p2          roll   lift   reroll   stand   use kawarimi   skip
buy weapon       buy skill pool 2            synergy kenjutsu       deposit 3
give katana p2   ask tabi p2      activate katana    sheathe bo     stow bo     fetch bo
move north       explore east     turn 1      sprint      hide      done
attack yari-1    strike yari-1    wound p2    steal katana p2       heal p2     search
pick yari-2      target p1        go west     at 7       merge yari-1 yari-3
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message, NotationError
from kagemusha.core.notation import pick_word, read_clauses
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at

Parts = tuple[tuple[str, str | int], ...]

WORDS = {
    do.V_ROLL: "roll",
    do.V_LIFT: "lift",
    do.V_REROLL: "reroll",
    do.V_STAND: "stand",
    do.V_SKIP: "skip",
    do.V_ACCEPT: "accept",
    do.V_REFUSE: "refuse",
    do.V_SPRINT: "sprint",
    do.V_HIDE: "hide",
    do.V_SEARCH: "search",
    do.V_DROP: "drop",
    do.V_PICK_UP: "pick-up",
    do.V_DONE: "done",
    do.V_SHUFFLE: "shuffle",
    do.V_TAKE_HIT: "intercept",
    do.V_COME: "come",
    do.V_STAY_OUT: "stay-out",
}
"""Choices that are one word."""

SHAPES: dict[str, tuple[str, ...]] = {
    "die": ("face",),
    "card": ("gear",),
    "ninja": ("ninja",),
    "lord": ("lord",),
    "encounter": ("encounter",),
    "tile": ("shape",),
    "keep": ("kept",),
    "declare": ("enemy",),
    "lead": ("player",),
    "use": ("ability",),
    "buy": ("deck",),
    "synergy": ("gear",),
    "deposit": ("number",),
    "give": ("gear", "player"),
    "ask": ("gear", "player"),
    "activate": ("gear",),
    "sheathe": ("gear",),
    "stow": ("gear",),
    "fetch": ("gear",),
    "move": ("way",),
    "explore": ("way",),
    "turn": ("turn",),
    "attack": ("stack",),
    "strike": ("stack",),
    "heal": ("player",),
    "steal": ("gear", "player"),
    "wound": ("player",),
    "discard": ("gear",),
    "pick": ("stack",),
    "target": ("player",),
    "go": ("way",),
    "merge": ("stack", "other-stack"),
    "at": ("tile",),
    "substitute": ("unit",),
    "place": ("tile", "way"),
}
"""What follows a verb; `buy` and `synergy` may go on with `pool` and a number."""

VERBS = (*WORDS.values(), *SHAPES)
MOST_FROM_POOL = 9


def make(verb: str, *parts: tuple[str, str | int]) -> Action:
    """An action with its canonical notation, legal or not."""
    words = [verb]
    for name, value in parts:
        words += ["pool", str(value)] if name == "pool" else [str(value)]
    return Action(" ".join(words), verb, parts)


class Book:
    """Every choice of a setup, by number and by notation."""

    def __init__(self, setup: Setup) -> None:
        self.names = Names(setup.content)
        self.players = [player_id(seat) for seat in range(setup.seats)]
        self.stacks = [stack_id(slot) for slot in range(at.SLOTS)]
        self.sides = [f"side-{side + 1}" for side in range(setup.seats)]
        self.optional = [effect.index for effect in setup.box.effects if effect.may]
        self.actions: dict[int, Action] = dict(self._every_action())
        self._known = {action.notation: action for action in self.actions.values()}
        self.numbers = {action.notation: number for number, action in self.actions.items()}

    def _every_action(self) -> Iterable[tuple[int, Action]]:
        for verb, word in WORDS.items():
            yield do.choice(verb, 0, 0), make(word)
        yield from self._of_chance()
        yield from self._of_cards()
        yield from self._of_the_board()

    def _of_chance(self) -> Iterable[tuple[int, Action]]:
        names = self.names
        for face in range(1, at.FACES + 1):
            yield do.choice(do.V_DIE, face, 0), make("die", ("face", face))
        for verb, word, part, ids in (
            (do.V_NINJA, "ninja", "ninja", names.ninja),
            (do.V_LORD, "lord", "lord", names.lords),
            (do.V_ENCOUNTER, "encounter", "encounter", names.encounters),
            (do.V_TILE, "tile", "shape", at.SHAPE_NAMES),
        ):
            for number, name in enumerate(ids):
                yield do.choice(verb, number, 0), make(word, (part, name))

    def _of_cards(self) -> Iterable[tuple[int, Action]]:
        names = self.names
        for ninja, name in enumerate(names.ninja):
            yield do.choice(do.V_CHOOSE, ninja, 0), make("keep", ("kept", name))
        for index in self.optional:
            yield do.choice(do.V_USE, 0, index), make("use", ("ability", names.abilities[index]))
        for card, name in enumerate(names.cards):
            gear = ("gear", name)
            if card == at.HEAD:
                for seat, player in enumerate(self.players):
                    yield do.choice(do.V_STEAL, card, seat), make("steal", gear, ("player", player))
                continue
            yield do.choice(do.V_CARD, card, 0), make("card", gear)
            yield do.choice(do.V_KEEP, card, 0), make("keep", ("kept", name))
            if card >= at.SKILL * at.CARDS_A_DECK:
                for share in range(MOST_FROM_POOL + 1):
                    pool = (("pool", share),) if share else ()
                    yield do.choice(do.V_SYNERGY, card, share), make("synergy", gear, *pool)
                continue
            for verb, word in (
                (do.V_ACTIVATE, "activate"),
                (do.V_STOW, "stow"),
                (do.V_FETCH, "fetch"),
                (do.V_DISCARD, "discard"),
            ):
                yield do.choice(verb, card, 0), make(word, gear)
            if card < at.CARDS_A_DECK:
                yield do.choice(do.V_SHEATHE, card, 0), make("sheathe", gear)
            for seat, player in enumerate(self.players):
                for verb, word in ((do.V_GIVE, "give"), (do.V_ASK, "ask"), (do.V_STEAL, "steal")):
                    yield do.choice(verb, card, seat), make(word, gear, ("player", player))
        for deck in range(3):
            for share in range(MOST_FROM_POOL + 1):
                pool = (("pool", share),) if share else ()
                bought = make("buy", ("deck", at.DECK_NAMES[deck]), *pool)
                yield do.choice(do.V_BUY, deck, share), bought
        for amount in range(1, 100):
            yield do.choice(do.V_DEPOSIT, amount, 0), make("deposit", ("number", amount))

    def _of_the_board(self) -> Iterable[tuple[int, Action]]:
        for seat, player in enumerate(self.players):
            for verb, word in (
                (do.V_LEAD, "lead"),
                (do.V_HEAL, "heal"),
                (do.V_WOUND, "wound"),
                (do.V_SEAT, "target"),
            ):
                yield do.choice(verb, seat, 0), make(word, ("player", player))
        for kind, name in enumerate(at.TYPE_NAMES):
            yield do.choice(do.V_DECLARE, kind, 0), make("declare", ("enemy", name))
        for side, name in enumerate(self.sides):
            number = do.choice(do.V_DECLARE, do.SIDE_DECLARED + side, 0)
            yield number, make("declare", ("enemy", name))
        for slot, name in enumerate(self.stacks):
            stack = ("stack", name)
            yield do.choice(do.V_ATTACK, slot, 0), make("attack", stack)
            yield do.choice(do.V_UNIT, slot, 0), make("pick", stack)
            if slot != at.LORD_SLOT:
                yield do.choice(do.V_STRIKE, slot, 0), make("strike", stack)
        for unit in range(at.UNITS):
            yield do.choice(do.V_KIND, unit, 0), make("substitute", ("unit", at.UNIT_NAMES[unit]))
            for slot in range(at.SLOT_START[unit], at.SLOT_START[unit + 1]):
                for other in range(slot + 1, at.SLOT_START[unit + 1]):
                    pair = (("stack", self.stacks[slot]), ("other-stack", self.stacks[other]))
                    yield do.choice(do.V_MERGE, slot, other), make("merge", *pair)
        for way, name in enumerate(at.WAY_NAMES):
            yield do.choice(do.V_MOVE, way, 0), make("move", ("way", name))
            yield do.choice(do.V_EXPLORE, way, 0), make("explore", ("way", name))
            yield do.choice(do.V_WAY, way, 0), make("go", ("way", name))
            yield do.choice(do.V_TURN, way, 0), make("turn", ("turn", way))
        for tile in range(at.MOST_TILES):
            yield do.choice(do.V_PLACE, tile, 0), make("at", ("tile", tile))
            for way, name in enumerate(at.WAY_NAMES):
                spot = make("place", ("tile", tile), ("way", name))
                yield do.choice(do.V_SPOT, tile, way), spot

    # --- reading --------------------------------------------------------------------------

    def parse(self, line: str) -> list[Action]:
        """The actions that a line stands for; clauses are separated by semicolons."""
        return read_clauses(line, self._clause)

    def _clause(self, clause: str) -> list[Action]:
        words = re.findall(r"[^\s,:]+", clause.lower())
        if not words:
            return []
        verb = pick_word(words[0], VERBS, "verb")
        rest = words[1:]
        wanted = SHAPES.get(verb, ())
        pool: Parts = ()
        if verb in ("buy", "synergy") and len(rest) == 3 and "pool".startswith(rest[1]):
            pool = (("pool", _number(rest.pop())),)
            rest.pop()
        if len(rest) < len(wanted):
            raise NotationError(Message("notation-too-short", {"verb": verb}))
        if len(rest) > len(wanted):
            raise NotationError(Message("notation-too-long", {"word": rest[len(wanted)]}))
        parts = [(kind, self._value(kind, word)) for kind, word in zip(wanted, rest, strict=True)]
        action = make(verb, *parts, *(part for part in pool if part[1]))
        return [self._known.get(action.notation, action)]

    def _value(self, kind: str, word: str) -> str | int:
        if kind in ("face", "number", "turn", "tile"):
            return _number(word)
        names = self.names
        allowed: Sequence[str] = {
            "gear": names.cards,
            "kept": [*names.ninja, *names.cards[:-1]],
            "ninja": names.ninja,
            "lord": names.lords,
            "encounter": names.encounters,
            "shape": at.SHAPE_NAMES,
            "enemy": [*at.TYPE_NAMES, *self.sides],
            "player": self.players,
            "ability": [names.abilities[index] for index in self.optional],
            "deck": at.DECK_NAMES[:3],
            "way": at.WAY_NAMES,
            "stack": self.stacks,
            "other-stack": self.stacks,
            "unit": at.UNIT_NAMES[: at.UNITS],
        }[kind]
        return pick_word(word, allowed, kind)


def _number(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", word):
        raise NotationError(Message("notation-bad-number", {"word": word}))
    return int(word)
