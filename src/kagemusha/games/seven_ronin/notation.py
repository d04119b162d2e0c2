"""How people write a choice.

deploy watchtower 1, well 1, burial-grounds 2, green 1; seal
deploy kabe granary, tasuke granary
yobu 2 -> inn        yobu 1 -> inn, 1 -> watchtower
taiko kabe           hayai well        divide tasuke 1
well kabe            burial-grounds well 1, inn 1        inn as passage shrine 2
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from kagemusha.core.action import Action
from kagemusha.core.choice_table import ChoiceTable, Parts
from kagemusha.core.errors import Message, NotationError
from kagemusha.core.notation import pick_word, read_number
from kagemusha.games.seven_ronin.board import GREEN_ID, KIND_IDS, RONIN_IDS, Board
from kagemusha.games.seven_ronin.names import space_id
from kagemusha.games.seven_ronin.phases import layout

ABILITY_KINDS = tuple(kind for kind in KIND_IDS if kind not in ("inn", "plain"))
VERBS = (
    *("deploy", "seal", "done", "spy", "no-spy", "divide"),
    *(ronin for ronin in RONIN_IDS if ronin not in ("kabe", "tasuke")),
    *(kind for kind in KIND_IDS if kind not in ("field", "plain")),
)

PARTS: dict[str, tuple[str, ...]] = {
    "taiko": ("ronin",),
    "hayai": ("area",),
    "spy": ("area",),
    "divide": ("ronin", "number"),
}
"""What follows a verb, of those without their own parser."""


def make(verb: str, parts: Parts = (), *, inn: bool = False) -> Action:
    """An action with its canonical notation, legal or not."""
    notation = _write(verb, parts)
    return Action(f"inn as {notation}" if inn else notation, "inn" if inn else verb, parts)


def _write(verb: str, parts: Parts) -> str:
    values = [str(value) for _, value in parts]
    if verb == "yobu":
        moves = [f"{values[n]} -> {values[n + 1]}" for n in range(0, len(values), 2)]
        return f"yobu {', '.join(moves)}"
    if verb in ("burial-grounds", "passage"):
        return f"{verb} {', '.join(' '.join(values[n : n + 2]) for n in range(0, len(values), 2))}"
    return " ".join([verb, *values])


class Choices(ChoiceTable):
    """Every choice of a board."""

    def __init__(self, board: Board) -> None:
        # The Green is a word for an area everywhere: most rules forbid it, the notation does not.
        self._spaces = (*board.spaces, GREEN_ID)
        super().__init__(_every_choice(board), {"area": self._spaces, "ronin": RONIN_IDS})

    def number(self, action: Action, seat: int) -> int:
        """The number of the choice; to seal is one for each side."""
        return layout.SEAL + seat if action.notation == "seal" else super().number(action, seat)

    def read_clause(self, clause: str) -> list[Action]:
        """The actions of one clause."""
        words = _words(clause)
        if not words:
            return []
        verb = pick_word(words[0], VERBS, "verb")
        rest = words[1:]
        if verb == "deploy":
            return self._deploy(rest)
        if verb == "inn":
            if not rest or rest[0] != "as":
                raise NotationError(Message("notation-inn-needs-as"))
            if len(rest) < 2:
                raise NotationError(Message("notation-too-short", {"verb": "inn as"}))
            kind = pick_word(rest[1], ABILITY_KINDS, "ability")
            return [self.known(self._ability(kind, rest[2:], inn=True))]
        if verb in KIND_IDS:
            return [self.known(self._ability(verb, rest, inn=False))]
        if verb == "yobu":
            return [self.known(self._yobu(rest))]
        return [self.known(make(verb, self.read_parts(verb, PARTS.get(verb, ()), rest)))]

    def _area(self, word: str) -> str:
        return str(self.read_part("area", word))

    def _deploy(self, words: list[str]) -> list[Action]:
        items = _items(words)
        if not items:
            raise NotationError(Message("notation-too-short", {"verb": "deploy"}))
        actions: list[Action] = []
        for item in items:
            first = pick_word(item[0], (*self._spaces, *RONIN_IDS), "area or ronin")
            if first in RONIN_IDS:
                if len(item) != 2:
                    raise NotationError(Message("notation-ronin-needs-area", {"ronin": first}))
                area = self._area(item[1])
                actions.append(self.known(make("deploy", (("ronin", first), ("area", area)))))
            else:
                if len(item) > 2:
                    raise NotationError(Message("notation-too-long", {"word": item[2]}))
                count = read_number(item[1]) if len(item) == 2 else 1
                if not 1 <= count <= 100:
                    raise NotationError(Message("notation-bad-number", {"word": str(count)}))
                actions.extend([self.known(make("deploy", (("area", first),)))] * count)
        return actions

    def _yobu(self, words: list[str]) -> Action:
        moves: list[tuple[int, str]] = []
        for item in _items(words):
            if len(item) != 3 or item[1] != "->":
                raise NotationError(Message("notation-yobu"))
            moves.append((read_number(item[0]), self._area(item[2])))
        if not moves:
            raise NotationError(Message("notation-yobu"))
        moves.sort(key=lambda move: self._spaces.index(move[1]))
        parts: list[tuple[str, str | int]] = []
        for number, area in moves:
            parts += [("number", number), ("area", area)]
        return make("yobu", tuple(parts))

    def _ability(self, kind: str, words: list[str], *, inn: bool) -> Action:
        if kind in ("granary", "field"):
            return make(kind, self.read_parts(kind, (), words), inn=inn)
        if kind in ("well", "animal-pen", "shrine"):
            return make(kind, self.read_parts(kind, ("ronin",), words), inn=inn)
        if kind == "watchtower":
            names = sorted(
                (pick_word(w, RONIN_IDS, "ronin") for w in words if w != ","), key=RONIN_IDS.index
            )
            return make(kind, tuple(("ronin", name) for name in names), inn=inn)
        parts: list[tuple[str, str | int]] = []
        counts: dict[str, int] = {}
        for item in _items(words):
            if len(item) > 2:
                raise NotationError(Message("notation-too-long", {"word": item[2]}))
            area = self._area(item[0])
            counts[area] = counts.get(area, 0) + (read_number(item[1]) if len(item) == 2 else 1)
        if not counts:
            raise NotationError(Message("notation-too-short", {"verb": kind}))
        for area in sorted(counts, key=self._spaces.index):
            parts += [("area", area), ("number", counts[area])]
        return make(kind, tuple(parts), inn=inn)


def _words(clause: str) -> list[str]:
    text = clause.lower().replace("→", "->").replace(":", " ")
    return re.findall(r"->|,|[^\s,>]+(?<!-)|\S", text)


def _items(words: Iterable[str]) -> list[list[str]]:
    items: list[list[str]] = [[]]
    for word in words:
        if word == ",":
            items.append([])
        else:
            items[-1].append(word)
    return [item for item in items if item]


# --- every choice of a board ---------------------------------------------------------------------


@cache
def board_choices(board: Board) -> Choices:
    """The choices of a board, made once."""
    return Choices(board)


def _every_choice(board: Board) -> Iterable[tuple[int, Action]]:
    areas = range(len(board.area))
    names = board.spaces
    yield layout.SEAL + layout.ATTACKER, make("seal")
    yield layout.SEAL + layout.DEFENDER, make("seal")
    yield layout.DONE, make("done")
    yield layout.NO_SPY, make("no-spy")
    for space in (*areas, layout.GREEN):
        name = space_id(board, space)
        yield layout.DEPLOY + space, make("deploy", (("area", name),))
        for number, ronin in enumerate(RONIN_IDS):
            choice = layout.STAND + number * layout.SPACES + space
            yield choice, make("deploy", (("ronin", ronin), ("area", name)))
    yield layout.CUT, make("musashi")
    yield layout.SHOOT_RESERVES, make("yumi")
    for number, ronin in enumerate(RONIN_IDS):
        yield layout.HEAL + number, make("taiko", (("ronin", ronin),))
    for wounds in range(layout.SPY - layout.DIVIDE):
        yield layout.DIVIDE + wounds, make("divide", (("ronin", "tasuke"), ("number", wounds)))
    for area in areas:
        yield layout.RIDE + area, make("hayai", (("area", names[area]),))
        yield layout.PUSH_ONE + area, make("yobu", (("number", 1), ("area", names[area])))
        yield layout.PUSH_TWO + area, make("yobu", (("number", 2), ("area", names[area])))
        beside = sorted(((area - 1) % len(names), (area + 1) % len(names)))
        apart: Parts = tuple(
            part for other in beside for part in (("number", 1), ("area", names[other]))
        )
        yield layout.PUSH_APART + area, make("yobu", apart)
        yield layout.SPY + area, make("spy", (("area", names[area]),))
    for base in (layout.OWN, layout.INNS):
        for ability, action in _every_ability(board, inn=base == layout.INNS):
            yield base + ability, action


def _every_ability(board: Board, *, inn: bool) -> Iterable[tuple[int, Action]]:
    names = board.spaces
    yield layout.SHOOT_ALL, make("watchtower", inn=inn)
    yield layout.RECRUIT, make("granary", inn=inn)
    if inn:
        yield layout.COPY_FIELD, make("field", inn=True)
    for number, ronin in enumerate(RONIN_IDS):
        for base, kind in (
            (layout.SHOOT_ONE, "watchtower"),
            (layout.POISON, "well"),
            (layout.PEN, "animal-pen"),
            (layout.CURSE, "shrine"),
        ):
            yield base + number, make(kind, (("ronin", ronin),), inn=inn)
        for later in range(number + 1, len(RONIN_IDS)):
            both: Parts = (("ronin", ronin), ("ronin", RONIN_IDS[later]))
            yield (
                layout.SHOOT_TWO + number * layout.RONIN_SLOTS + later,
                make("watchtower", both, inn=inn),
            )
    for area, name in enumerate(names):
        yield (
            layout.RECALL_ONE + area,
            make("burial-grounds", (("area", name), ("number", 1)), inn=inn),
        )
        twice: Parts = (("area", name), ("number", 2))
        yield (
            layout.RECALL_TWO + area * layout.AREA_SLOTS + area,
            make("burial-grounds", twice, inn=inn),
        )
        for later in range(area + 1, len(names)):
            each: Parts = (("area", name), ("number", 1), ("area", names[later]), ("number", 1))
            choice = layout.RECALL_TWO + area * layout.AREA_SLOTS + later
            yield choice, make("burial-grounds", each, inn=inn)
        for number in (1, 2):
            sent: Parts = (("area", name), ("number", number))
            yield layout.SEND + 2 * area + number - 1, make("passage", sent, inn=inn)
