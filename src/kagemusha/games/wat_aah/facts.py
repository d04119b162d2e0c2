"""The facts of a match of WAT-AAH!: clans by power, Yokai, Ronin, and the long mode's cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from kagemusha.core.action import Action, Legal
from kagemusha.core.event import Event
from kagemusha.core.facts import NOBODY, FactGroup, FactReader, Facts, Use
from kagemusha.games.wat_aah.names import MODE_IDS, player_id
from kagemusha.games.wat_aah.options import Setup

LEVELS = (3, 2)
"""Powers by the cards placed together. Two cards under the Echo Strike count as two here."""
ROUNDS = 3
PREFIX = "wat-aah-"


class WatAahReader(FactReader):
    """Reads matches of one setup."""

    def __init__(self, setup: Setup) -> None:
        self._seats = {player_id(seat): seat for seat in range(setup.seats)}
        self._yokai = {yokai.id for yokai in setup.deck.yokai}
        clans = tuple(clan.id for clan in setup.deck.clan)
        groups = [FactGroup(f"clan-{level}", "clan", clans) for level in LEVELS]
        groups += [
            FactGroup("yokai", "yokai", tuple(yokai.id for yokai in setup.deck.yokai)),
            FactGroup("ronin", "card", ("ronin",)),
        ]
        if setup.mode != MODE_IDS[0]:
            groups += [
                FactGroup("temple", "temple", tuple(card.id for card in setup.cards.temple)),
                FactGroup("court", "court", tuple(card.id for card in setup.cards.court)),
                FactGroup("boss", "boss", tuple(boss.id for boss in setup.cards.boss)),
            ]
        self.groups: tuple[FactGroup, ...] = tuple(groups)

    def drawn(self, legal: Legal) -> Sequence[Action]:
        """Whoever may visit the Temple does, and takes either of its two cards."""
        return tuple(action for action in legal if action.verb in ("temple", "temple-card"))

    def read(self, events: Sequence[Event]) -> Facts:
        """The facts of one whole match."""
        account = _Account(self._seats, self._yokai)
        for event in events:
            account.note(event)
        return account.facts()


class _Account:
    """One match as it goes by."""

    def __init__(self, seats: dict[str, int], yokai: set[str]) -> None:
        self._seats = seats
        self._yokai = yokai
        self._round = 1
        self._first: int | None = None
        self._turns = 0
        self._winners: dict[int, list[int]] = {}
        self._uses: Counter[tuple[str, str, int, int]] = Counter()
        self._at_showdown: Counter[int] = Counter()
        self._steps: dict[str, Callable[[Any], None]] = {
            "round-began": self._round_began,
            "first-chosen": self._began,
            "turn-began": self._turn,
            "clan-placed": self._clan,
            "clan-reinforced": self._clan,
            "card-placed": self._card,
            "temple-taken": self._temple,
            "court-card-drawn": self._court_drawn,
            "court-used": self._court_used,
            "seal-shown": self._court_used,
            "ranked": self._ranked,
            "pawns-placed": self._pawns,
            "boss-revealed": self._boss,
        }

    def note(self, event: Event) -> None:
        step = self._steps.get(event.kind.removeprefix(PREFIX))
        if step is not None:
            step(event.args)

    def facts(self) -> Facts:
        return Facts(
            first=self._first,
            turns=self._turns,
            round_winners=tuple(tuple(self._winners[n]) for n in sorted(self._winners)),
            uses=tuple(
                Use(group, item, seat, round_, times)
                for (group, item, seat, round_), times in sorted(self._uses.items())
            ),
        )

    def _use(self, group: str, item: str, seat: int, *, times: int = 1, later: int = 0) -> None:
        self._uses[group, item, seat, self._round + later] += times

    def _round_began(self, args: Any) -> None:
        self._round = args["round"]

    def _began(self, args: Any) -> None:
        self._first = self._seats[args["player"]]

    def _turn(self, _args: Any) -> None:
        self._turns += 1

    def _clan(self, args: Any) -> None:
        level = min(args["number"], max(LEVELS))
        if level in LEVELS:
            self._use(f"clan-{level}", args["clan"], self._seats[args["player"]])

    def _card(self, args: Any) -> None:
        card, seat = args["card"], self._seats[args["player"]]
        if card == "ronin":
            self._use("ronin", card, seat)
        elif card in self._yokai:
            self._use("yokai", card, seat)

    def _temple(self, args: Any) -> None:
        if self._round < ROUNDS:  # taken after the last round, it does nothing
            self._use("temple", args["temple"], self._seats[args["player"]], later=1)

    def _court_drawn(self, args: Any) -> None:
        self._use("court", args["court"], self._seats[args["player"]], times=0, later=1)

    def _court_used(self, args: Any) -> None:
        self._use("court", args["court"], self._seats[args["player"]])

    def _ranked(self, args: Any) -> None:
        if args["rank"] == 1:
            self._winners.setdefault(self._round, []).append(self._seats[args["player"]])

    def _pawns(self, args: Any) -> None:
        if args["place"] == "showdown":
            self._at_showdown[self._seats[args["player"]]] += args["number"]

    def _boss(self, args: Any) -> None:
        """Who has pawns there meets the Boss; it is met after the last round, and in none."""
        self._uses["boss", args["boss"], NOBODY, 0] += 0
        for seat in self._at_showdown:
            self._uses["boss", args["boss"], seat, 0] += 1
