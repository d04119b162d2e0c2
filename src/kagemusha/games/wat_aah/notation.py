"""How a choice is written: read, typed and pasted by people.

recruit          corrupt          pass          gate crow-2
place rat rat-3 rat-3 ronin       reinforce carp old-hermit        place toad toad-1 toad-3 echo
target p2        target p2 rat    target p3 fox fox-4
card rat-5       (or: discard, take, keep, give, spare, pardon, offer rat-5)
pawns missions 2                  temple        peek 2             court
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message, NotationError
from kagemusha.core.notation import pick_word, read_clauses
from kagemusha.games.wat_aah.names import PLACE_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout as at

Parts = tuple[tuple[str, str | int], ...]

WORDS = {
    at.RECRUIT: "recruit",
    at.CORRUPT: "corrupt",
    at.PASS: "pass",
    at.DONE: "done",
    at.ECHO: "echo",
    at.USE_COURT: "court",
    at.END_TURN: "end",
    at.GUARD: "guard",
    at.NO_GUARD: "no-guard",
    at.SWAP_SEAL: "seal",
    at.SHOW_SEAL: "show-seal",
    at.NO_SEAL: "no-seal",
    at.VISIT_TEMPLE: "temple",
    at.NO_PEEK: "no-peek",
}
"""Choices that are one word."""

CARD_WORDS = ("card", "discard", "take", "keep", "give", "spare", "pardon", "offer", "pick")
"""All of them choose a card; the first is written."""

VERBS = (
    *WORDS.values(),
    *("place", "reinforce", "gate", "target", "pawns", "peek"),
    *("temple-card", "court-card", "boss"),
    *CARD_WORDS,
)


def make(verb: str, *parts: tuple[str, str | int]) -> Action:
    """An action with its canonical notation, legal or not."""
    return Action(" ".join([verb, *(str(value) for _, value in parts)]), verb, parts)


class Book:
    """Every choice of a setup, by number and by notation."""

    def __init__(self, setup: Setup) -> None:
        self.kinds = [kind.id for kind in setup.deck.kinds]
        self.clans = [clan.id for clan in setup.deck.clan]
        self.groups = {kind.id: kind.clan for kind in setup.deck.kinds}
        self.players = [player_id(seat) for seat in range(setup.seats)]
        self.temples = [card.id for card in setup.cards.temple]
        self.courts = [card.id for card in setup.cards.court]
        self.bosses = [boss.id for boss in setup.cards.boss]
        self.actions: dict[int, Action] = dict(self._every_action())
        self._known = {action.notation: action for action in self.actions.values()}
        self.numbers = {action.notation: number for number, action in self.actions.items()}

    def _every_action(self) -> Iterable[tuple[int, Action]]:
        for number, word in WORDS.items():
            yield number, make(word)
        for clan, name in enumerate(self.clans):
            yield at.PLACE + clan, make("place", ("clan", name))
            yield at.REINFORCE + clan, make("reinforce", ("clan", name))
        for kind, card in enumerate(self.kinds):
            yield at.CARD + kind, make("card", ("card", card))
            yield at.GATE + kind, make("gate", ("card", card))
        for seat, player in enumerate(self.players):
            yield at.SEAT + seat, make("target", ("player", player))
            for clan, name in enumerate(self.clans):
                spot = seat * at.CLANS + clan
                yield at.CLAN + spot, make("target", ("player", player), ("clan", name))
                for kind, card in enumerate(self.kinds):
                    if self.groups[card] in (name, "ronin", "yokai"):
                        choice = at.STRIKE + spot * at.KIND_SLOTS + kind
                        yield (
                            choice,
                            make("target", ("player", player), ("clan", name), ("card", card)),
                        )
        for base, verb, ids in (
            (at.TEMPLE, "temple-card", self.temples),
            (at.COURT, "court-card", self.courts),
            (at.BOSS, "boss", self.bosses),
        ):
            for number, name in enumerate(ids):
                yield base + number, make(verb, ("id", name))
        for decoy in range(3):
            yield at.PEEK + decoy, make("peek", ("decoy", decoy + 1))
        yield at.TO_COURT, make("pawns", ("place", "court"), ("number", 1))
        for pawns in range(4):
            count = ("number", pawns + 1)
            yield at.TO_MISSIONS + pawns, make("pawns", ("place", "missions"), count)
            yield at.TO_SHOWDOWN + pawns, make("pawns", ("place", "showdown"), count)

    # --- reading --------------------------------------------------------------------------

    def parse(self, line: str) -> list[Action]:
        """The actions that a line stands for; clauses are separated by semicolons."""
        known = self._known.get(line)
        if known is not None:  # as it stands in a list of legal actions
            return [known]
        return read_clauses(line, self._clause)

    def _clause(self, clause: str) -> list[Action]:
        words = re.findall(r"[^\s,:]+", clause.lower())
        if not words:
            return []
        verb = pick_word(words[0], VERBS, "verb")
        rest = words[1:]
        if verb in ("place", "reinforce"):
            return self._placement(verb, rest)
        if verb in CARD_WORDS:
            if not rest:  # by the word that was typed
                raise NotationError(Message("notation-too-short", {"verb": verb}))
            return [self._make("card", rest, ("card",))]
        if verb == "target":
            wanted = ("player", "clan", "card")[: max(len(rest), 1)]
            return [self._make("target", rest, wanted)]
        wanted = {
            "gate": ("card",),
            "pawns": ("place", "number"),
            "peek": ("decoy",),
            "temple-card": ("temple",),
            "court-card": ("court",),
            "boss": ("boss",),
        }.get(verb, ())
        return [self._make(verb, rest, wanted)]

    def _placement(self, verb: str, words: list[str]) -> list[Action]:
        """A clan alone begins to pick; with its cards it is the whole placement."""
        if not words:
            raise NotationError(Message("notation-too-short", {"verb": verb}))
        begin = self._make(verb, words[:1], ("clan",))
        cards = words[1:]
        if not cards:
            return [begin]
        closing = "echo" if cards[-1] == "echo" else "done"
        names = [
            pick_word(word, self.kinds, "card") for word in cards if word not in ("echo", "done")
        ]
        names.sort(key=self.kinds.index)
        picks = [self._make("card", [name], ("card",)) for name in names]
        alone = len(names) == 1 and self.groups[names[0]] == "yokai"
        return [begin, *picks] if alone else [begin, *picks, self._make(closing, [], ())]

    def _make(self, verb: str, words: list[str], wanted: Sequence[str]) -> Action:
        if len(words) < len(wanted):
            raise NotationError(Message("notation-too-short", {"verb": verb}))
        if len(words) > len(wanted):
            raise NotationError(Message("notation-too-long", {"word": words[len(wanted)]}))
        parts: list[tuple[str, str | int]] = []
        for kind, word in zip(wanted, words, strict=True):
            if kind in ("number", "decoy"):
                if not re.fullmatch(r"[0-9]{1,3}", word):
                    raise NotationError(Message("notation-bad-number", {"word": word}))
                parts.append((kind, int(word)))
            else:
                allowed = {
                    "card": self.kinds,
                    "clan": self.clans,
                    "player": self.players,
                    "place": PLACE_IDS,
                    "temple": self.temples,
                    "court": self.courts,
                    "boss": self.bosses,
                }[kind]
                name = "id" if kind in ("temple", "court", "boss") else kind
                parts.append((name, pick_word(word, allowed, kind)))
        action = make(verb, *parts)
        return self._known.get(action.notation, action)
