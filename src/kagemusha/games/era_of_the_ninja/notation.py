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
from kagemusha.core.choice_table import ChoiceTable, Parts
from kagemusha.core.notation import pick_word, read_number
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.spending import MOST_DEPOSITED
from kagemusha.games.era_of_the_ninja.phases.verbs import choice

WORDS = {
    verbs.ROLL: "roll",
    verbs.LIFT: "lift",
    verbs.REROLL: "reroll",
    verbs.STAND: "stand",
    verbs.SKIP: "skip",
    verbs.ACCEPT: "accept",
    verbs.REFUSE: "refuse",
    verbs.SPRINT: "sprint",
    verbs.HIDE: "hide",
    verbs.SEARCH: "search",
    verbs.DROP: "drop",
    verbs.PICK_UP: "pick-up",
    verbs.DONE: "done",
    verbs.SHUFFLE: "shuffle",
    verbs.TAKE_HIT: "intercept",
    verbs.COME: "come",
    verbs.STAY_OUT: "stay-out",
}
"""Choices that are one word."""

SHAPES: dict[str, tuple[str, ...]] = {
    "die": ("face",),
    "card": ("gear",),
    "ninja": ("ninja",),
    "lord": ("lord",),
    "encounter": ("encounter",),
    "tile": ("room",),
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
"""What follows a verb; `buy` and `synergy` may continue with `pool` and a number."""

VERBS = (*WORDS.values(), *SHAPES)
MOST_FROM_POOL = 9


def make(verb: str, *parts: tuple[str, str | int]) -> Action:
    """An action with its canonical notation, legal or not."""
    words = [verb]
    for name, value in parts:
        words += ["pool", str(value)] if name == "pool" else [str(value)]
    return Action(" ".join(words), verb, parts)


def choices_of(setup: Setup) -> Choices:
    """Every choice of a setup; with the built-in box they are listed once."""
    if setup.content is not the_box():
        return Choices(setup)
    known = setup.seats, setup.rooms
    if known not in _BUILT_IN:
        _BUILT_IN[known] = Choices(setup)
    return _BUILT_IN[known]


class Choices(ChoiceTable):
    """Every choice of a setup."""

    def __init__(self, setup: Setup) -> None:
        self.names = names = Names(setup.content)
        self.players = [player_id(seat) for seat in range(setup.seats)]
        self.stacks = [stack_id(slot) for slot in range(codes.SLOTS)]
        self.sides = [f"side-{side + 1}" for side in range(setup.seats)]
        self.optional = [effect.index for effect in setup.box.effects if effect.may]
        ids: dict[str, Sequence[str]] = {
            "gear": names.cards,
            "kept": [*names.ninja, *names.cards[:-1]],
            "ninja": names.ninja,
            "lord": names.lords,
            "encounter": names.encounters,
            "room": names.rooms,
            "enemy": [*codes.TYPE_NAMES, *self.sides],
            "player": self.players,
            "ability": [names.abilities[index] for index in self.optional],
            "deck": codes.DECK_NAMES[: codes.CARD_DECKS],
            "way": codes.WAY_NAMES,
            "stack": self.stacks,
            "other-stack": self.stacks,
            "unit": codes.UNIT_NAMES[: codes.UNITS],
        }
        super().__init__(self._every_action(), ids)

    def _every_action(self) -> Iterable[tuple[int, Action]]:
        for verb, word in WORDS.items():
            yield choice(verb), make(word)
        yield from self._of_chance()
        yield from self._of_cards()
        yield from self._of_the_board()

    def _of_chance(self) -> Iterable[tuple[int, Action]]:
        names = self.names
        for face in range(1, codes.FACES + 1):
            yield choice(verbs.DIE, face), make("die", ("face", face))
        for verb, word, part, ids in (
            (verbs.NINJA, "ninja", "ninja", names.ninja),
            (verbs.LORD, "lord", "lord", names.lords),
            (verbs.ENCOUNTER, "encounter", "encounter", names.encounters),
            (verbs.TILE, "tile", "room", names.rooms),
        ):
            for number, name in enumerate(ids):
                yield choice(verb, number), make(word, (part, name))

    def _of_cards(self) -> Iterable[tuple[int, Action]]:
        names = self.names
        for ninja, name in enumerate(names.ninja):
            yield choice(verbs.CHOOSE, ninja), make("keep", ("kept", name))
        for index in self.optional:
            yield choice(verbs.USE, 0, index), make("use", ("ability", names.abilities[index]))
        for card, name in enumerate(names.cards):
            gear = ("gear", name)
            if card == codes.HEAD:
                for seat, player in enumerate(self.players):
                    yield choice(verbs.STEAL, card, seat), make("steal", gear, ("player", player))
                continue
            yield choice(verbs.CARD, card), make("card", gear)
            yield choice(verbs.KEEP, card), make("keep", ("kept", name))
            if card >= codes.SKILL * codes.CARDS_A_DECK:
                for share in range(MOST_FROM_POOL + 1):
                    pool = (("pool", share),) if share else ()
                    yield choice(verbs.SYNERGY, card, share), make("synergy", gear, *pool)
                continue
            for verb, word in (
                (verbs.ACTIVATE, "activate"),
                (verbs.STOW, "stow"),
                (verbs.FETCH, "fetch"),
                (verbs.DISCARD, "discard"),
            ):
                yield choice(verb, card), make(word, gear)
            if card < codes.CARDS_A_DECK:
                yield choice(verbs.SHEATHE, card), make("sheathe", gear)
            for seat, player in enumerate(self.players):
                for verb, word in (
                    (verbs.GIVE, "give"),
                    (verbs.ASK, "ask"),
                    (verbs.STEAL, "steal"),
                ):
                    yield choice(verb, card, seat), make(word, gear, ("player", player))
        for deck in range(codes.CARD_DECKS):
            for share in range(MOST_FROM_POOL + 1):
                pool = (("pool", share),) if share else ()
                bought = make("buy", ("deck", codes.DECK_NAMES[deck]), *pool)
                yield choice(verbs.BUY, deck, share), bought
        for amount in range(1, MOST_DEPOSITED + 1):
            yield choice(verbs.DEPOSIT, amount), make("deposit", ("number", amount))

    def _of_the_board(self) -> Iterable[tuple[int, Action]]:
        for seat, player in enumerate(self.players):
            for verb, word in (
                (verbs.LEAD, "lead"),
                (verbs.HEAL, "heal"),
                (verbs.WOUND, "wound"),
                (verbs.SEAT, "target"),
            ):
                yield choice(verb, seat), make(word, ("player", player))
        for kind, name in enumerate(codes.TYPE_NAMES):
            yield choice(verbs.DECLARE, kind), make("declare", ("enemy", name))
        for side, name in enumerate(self.sides):
            number = choice(verbs.DECLARE, verbs.SIDE_DECLARED + side)
            yield number, make("declare", ("enemy", name))
        for slot, name in enumerate(self.stacks):
            stack = ("stack", name)
            yield choice(verbs.ATTACK, slot), make("attack", stack)
            yield choice(verbs.UNIT, slot), make("pick", stack)
            if slot != codes.LORD_SLOT:
                yield choice(verbs.STRIKE, slot), make("strike", stack)
        for unit in range(codes.UNITS):
            yield choice(verbs.KIND, unit), make("substitute", ("unit", codes.UNIT_NAMES[unit]))
            for slot in range(codes.SLOT_START[unit], codes.SLOT_START[unit + 1]):
                for other in range(slot + 1, codes.SLOT_START[unit + 1]):
                    pair = (("stack", self.stacks[slot]), ("other-stack", self.stacks[other]))
                    yield choice(verbs.MERGE, slot, other), make("merge", *pair)
        for way, name in enumerate(codes.WAY_NAMES):
            yield choice(verbs.MOVE, way), make("move", ("way", name))
            yield choice(verbs.EXPLORE, way), make("explore", ("way", name))
            yield choice(verbs.WAY, way), make("go", ("way", name))
            yield choice(verbs.TURN, way), make("turn", ("turn", way))
        for tile in range(codes.MOST_TILES):
            yield choice(verbs.PLACE, tile), make("at", ("tile", tile))
            for way, name in enumerate(codes.WAY_NAMES):
                spot = make("place", ("tile", tile), ("way", name))
                yield choice(verbs.SPOT, tile, way), spot

    def read_clause(self, clause: str) -> list[Action]:
        """The action of one clause."""
        words = re.findall(r"[^\s,:]+", clause.lower())
        if not words:
            return []
        verb = pick_word(words[0], VERBS, "verb")
        rest = words[1:]
        pool: Parts = ()
        if verb in ("buy", "synergy") and len(rest) == 3 and "pool".startswith(rest[1]):
            pool = (("pool", read_number(rest.pop())),)
            rest.pop()
        parts = self.read_parts(verb, SHAPES.get(verb, ()), rest)
        return [self.known(make(verb, *parts, *(part for part in pool if part[1])))]


_BUILT_IN: dict[tuple[int, str], Choices] = {}
"""By seats and rooms, which are all that the choices of one box depend on."""
