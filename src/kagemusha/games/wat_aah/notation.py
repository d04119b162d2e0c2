"""How people write a choice.

recruit          corrupt          pass          gate crow-2
place rat rat-3 rat-3 ronin       reinforce carp old-hermit        place toad toad-1 toad-3 echo
target p2        target p2 rat    target p3 fox fox-4
card rat-5       (or: discard, take, keep, give, spare, pardon, offer rat-5)
pawns missions 2                  temple        peek 2             court
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from kagemusha.core.action import Action
from kagemusha.core.choice_table import ChoiceTable
from kagemusha.core.errors import Message, NotationError
from kagemusha.core.notation import pick_word
from kagemusha.games.wat_aah.names import PLACE_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout

WORDS = {
    layout.RECRUIT: "recruit",
    layout.CORRUPT: "corrupt",
    layout.PASS: "pass",
    layout.DONE: "done",
    layout.ECHO: "echo",
    layout.USE_COURT: "court",
    layout.END_TURN: "end",
    layout.GUARD: "guard",
    layout.NO_GUARD: "no-guard",
    layout.SWAP_SEAL: "seal",
    layout.SHOW_SEAL: "show-seal",
    layout.NO_SEAL: "no-seal",
    layout.VISIT_TEMPLE: "temple",
    layout.NO_PEEK: "no-peek",
}
"""Choices of one word."""

CARD_WORDS = ("card", "discard", "take", "keep", "give", "spare", "pardon", "offer", "pick")
"""Synonyms that choose a card; the first is the canonical one."""

VERBS = (
    *WORDS.values(),
    *("place", "reinforce", "gate", "target", "pawns", "peek"),
    *("temple-card", "court-card", "boss"),
    *CARD_WORDS,
)

PARTS: dict[str, tuple[str, ...]] = {
    "gate": ("card",),
    "pawns": ("place", "number"),
    "peek": ("decoy",),
    "temple-card": ("temple",),
    "court-card": ("court",),
    "boss": ("boss",),
}
"""What follows a verb; after most verbs nothing does."""


def make(verb: str, *parts: tuple[str, str | int]) -> Action:
    """An action with its canonical notation, legal or not."""
    return Action(" ".join([verb, *(str(value) for _, value in parts)]), verb, parts)


class Choices(ChoiceTable):
    """Every choice of a setup."""

    def __init__(self, setup: Setup) -> None:
        self._clan_of = {kind.id: kind.clan for kind in setup.deck.kinds}
        self._cards = setup.deck.ids
        ids = {
            "card": self._cards,
            "clan": [clan.id for clan in setup.deck.clan],
            "player": [player_id(seat) for seat in range(setup.seats)],
            "place": PLACE_IDS,
            "temple": [card.id for card in setup.cards.temple],
            "court": [card.id for card in setup.cards.court],
            "boss": [boss.id for boss in setup.cards.boss],
        }
        super().__init__(_every_choice(setup), ids)

    def read_clause(self, clause: str) -> list[Action]:
        """The actions of one clause."""
        words = re.findall(r"[^\s,:]+", clause.lower())
        if not words:
            return []
        verb = pick_word(words[0], VERBS, "verb")
        rest = words[1:]
        if verb in ("place", "reinforce"):
            return self._read_placement(verb, rest)
        if verb in CARD_WORDS:
            if not rest:  # name the word that was typed
                raise NotationError(Message("notation-too-short", {"verb": verb}))
            return [self._read("card", rest, ("card",))]
        if verb == "target":
            kinds = ("player", "clan", "card")[: max(len(rest), 1)]
            return [self._read("target", rest, kinds)]
        return [self._read(verb, rest, PARTS.get(verb, ()))]

    def _read_placement(self, verb: str, words: list[str]) -> list[Action]:
        """A clan alone begins to pick; with its cards it is the whole placement."""
        if not words:
            raise NotationError(Message("notation-too-short", {"verb": verb}))
        begin = self._read(verb, words[:1], ("clan",))
        cards = words[1:]
        if not cards:
            return [begin]
        closing = "echo" if cards[-1] == "echo" else "done"
        names = [
            pick_word(word, self._cards, "card") for word in cards if word not in ("echo", "done")
        ]
        names.sort(key=self._cards.index)
        picks = [self._read("card", [name], ("card",)) for name in names]
        alone = len(names) == 1 and self._clan_of[names[0]] == "yokai"
        return [begin, *picks] if alone else [begin, *picks, self._read(closing, [], ())]

    def _read(self, verb: str, words: list[str], kinds: tuple[str, ...]) -> Action:
        return self.known(make(verb, *self.read_parts(verb, kinds, words)))


def _every_choice(setup: Setup) -> Iterable[tuple[int, Action]]:
    clans = [clan.id for clan in setup.deck.clan]
    cards = setup.deck.kinds
    for number, word in WORDS.items():
        yield number, make(word)
    for clan, name in enumerate(clans):
        yield layout.PLACE + clan, make("place", ("clan", name))
        yield layout.REINFORCE + clan, make("reinforce", ("clan", name))
    for kind, card in enumerate(cards):
        yield layout.CARD + kind, make("card", ("card", card.id))
        yield layout.GATE + kind, make("gate", ("card", card.id))
    for seat in range(setup.seats):
        player = ("player", player_id(seat))
        yield layout.SEAT + seat, make("target", player)
        for clan, name in enumerate(clans):
            spot = seat * layout.CLANS + clan
            yield layout.CLAN + spot, make("target", player, ("clan", name))
            for kind, card in enumerate(cards):
                if card.clan in (name, "ronin", "yokai"):
                    strike = make("target", player, ("clan", name), ("card", card.id))
                    yield layout.STRIKE + spot * layout.KIND_SLOTS + kind, strike
    for number, temple in enumerate(setup.cards.temple):
        yield layout.TEMPLE + number, make("temple-card", ("id", temple.id))
    for number, court in enumerate(setup.cards.court):
        yield layout.COURT + number, make("court-card", ("id", court.id))
    for number, boss in enumerate(setup.cards.boss):
        yield layout.BOSS + number, make("boss", ("id", boss.id))
    for decoy in range(3):
        yield layout.PEEK + decoy, make("peek", ("decoy", decoy + 1))
    yield layout.TO_COURT, make("pawns", ("place", "court"), ("number", 1))
    for pawns in range(4):
        count = ("number", pawns + 1)
        yield layout.TO_MISSIONS + pawns, make("pawns", ("place", "missions"), count)
        yield layout.TO_SHOWDOWN + pawns, make("pawns", ("place", "showdown"), count)
