"""A table of WAT-AAH! as numbers."""

from __future__ import annotations

from kagemusha.envs.encoder import NumberWriter, places
from kagemusha.games.wat_aah.deck import COURT_IDS, EFFECT_IDS
from kagemusha.games.wat_aah.meta import MANIFEST
from kagemusha.games.wat_aah.names import MODE_IDS, STEP_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.view import PlayerView, WatAahView

CARDS = 120
"""More cards no deck has."""
COPIES = 10
POINTS = 100
PAWNS = 8
ROUNDS = 3
RESHUFFLES = 3
MOST_SEATS = max(MANIFEST.seats)
TOP = 3
"""How many cards on top of the Jigoku are encoded in order: its Gate reaches no deeper."""
MODES = places(MODE_IDS)
STEPS = places(STEP_IDS)
EFFECTS = places((*EFFECT_IDS, *COURT_IDS))


class WatAahEncoder:
    """Fills in what a seat sees of one deck."""

    def __init__(self, setup: Setup) -> None:
        self._kinds = places(setup.deck.ids)
        self._clans = places(clan.id for clan in setup.deck.clan)
        self._yokai = frozenset(card.id for card in setup.deck.yokai)
        self._temples = places(card.id for card in setup.cards.temple)
        self._courts = places((*(card.id for card in setup.cards.court), "hidden"))
        self._bosses = places(boss.id for boss in setup.cards.boss)
        self._players = places(player_id(seat) for seat in range(setup.seats))

    def fill(self, writer: NumberWriter, view: WatAahView) -> None:
        """All that a seat may know."""
        kinds, players = self._kinds, self._players
        writer.one("seat", None if view.seat is None else player_id(view.seat), players)
        writer.one("mode", view.mode, MODES)
        writer.one("step", view.step, STEPS)
        writer.flags("pending", [seat in view.pending for seat in range(len(players))])
        writer.one("active", view.active, players)
        writer.one("holder of the Shosho", view.shosho, players)
        writer.number("round", view.round, ROUNDS)
        writer.number("deck", view.deck, CARDS)
        writer.number("reshuffles", view.reshuffles, RESHUFFLES)
        writer.counts("Jigoku", view.jigoku, kinds, COPIES)
        for depth in range(1, TOP + 1):
            card = view.jigoku[-depth] if len(view.jigoku) >= depth else None
            writer.one(f"Jigoku: card {depth} from the top", card, kinds)
        writer.counts("hand", view.hand, kinds, COPIES)
        writer.counts("picked", view.picked, kinds, COPIES)
        writer.counts("offered", view.offered, kinds, COPIES)
        writer.counts("looked at", view.looked_at, kinds, COPIES)
        writer.one("effect", view.effect, EFFECTS)
        writer.number("effect: amount", view.amount, COPIES)
        writer.number("effect: level", view.level, 3)
        writer.one("effect: target", view.target, players)
        writer.number("choices left", view.left, COPIES)
        writer.flags("placed, reinforced", ["placed" in view.did, "reinforced" in view.did])
        writer.some("Temple cards drawn", view.temple_drawn, self._temples)
        for place in range(3):
            writer.one(f"Decoy {place + 1}", view.decoys[place], self._bosses)
        writer.one("Final Boss", view.final_boss, self._bosses)
        for player in view.players:
            self._fill_player(writer, player)

    def _fill_player(self, writer: NumberWriter, player: PlayerView) -> None:
        name, kinds = player.id, self._kinds
        table = [card for clan in player.clans for card in clan.cards]
        by_clan = {clan.clan: clan.cards for clan in player.clans}
        cards = [by_clan.get(clan, ()) for clan in self._clans]
        writer.number(f"{name}: hand", player.hand, CARDS)
        writer.counts(f"{name}: known in hand", player.known, kinds, COPIES)
        writer.counts(f"{name}: in play", table, kinds, COPIES)
        writer.numbers_of(f"{name}: cards by clan", [*map(len, cards)], COPIES)
        writer.numbers_of(f"{name}: Ronin by clan", [c.count("ronin") for c in cards], COPIES)
        yokai = [not self._yokai.isdisjoint(of_clan) for of_clan in cards]
        writer.flags(f"{name}: a Yokai by clan", yokai)
        writer.counts(f"{name}: corruption", player.corruption, kinds, COPIES)
        writer.one(f"{name}: Temple card", player.temple, self._temples)
        writer.flags(f"{name}: Temple card spent", [player.temple_spent])
        writer.one(f"{name}: Court card", player.court, self._courts)
        writer.number(f"{name}: score", player.score, POINTS)
        writer.number(f"{name}: rank", player.rank, MOST_SEATS)
        pawns = (player.pawns, player.at_court, player.at_missions, player.at_showdown)
        writer.numbers_of(f"{name}: pawns to place, Court, Missions, Showdown", pawns, PAWNS)
        writer.flags(f"{name}: Decoys looked at", [place in player.peeked for place in (1, 2, 3)])
