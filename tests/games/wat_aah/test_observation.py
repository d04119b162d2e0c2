"""What a program is shown of WAT-AAH!: bounded, what the view tells, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kagemusha
from kagemusha.games.wat_aah.features import WHO
from kagemusha.games.wat_aah.names import player_id
from tests.games import observations as shared
from tests.games.wat_aah.table import give, table

GAME = kagemusha.game("wat-aah")
every_variant = pytest.mark.parametrize(("seats", "options"), GAME.variants())


@every_variant
def test_nothing_hidden_is_in_it(seats: int, options: dict[str, object]) -> None:
    rules = GAME.rules(seats, options)
    shared.check_fields(rules)
    assert shared.check_secrecy(rules, seed=5, every=4) > 10


@every_variant
def test_it_tells_what_the_view_tells(seats: int, options: dict[str, object]) -> None:
    rules = GAME.rules(seats, options)
    for number, state in enumerate(shared.random_states(rules, seed=8)):
        if number % 5 == 0:
            for seat in (*range(seats), None):
                told = shared.read(rules, shared.observed(rules, state, seat))
                view: Any = rules.view(state, seat)
                check_table(told, view, seats)
                for place in range(seats):
                    other = view.players[((seat or 0) + place) % seats]
                    check_player(told, WHO[place], other)


def test_all_pawns_of_a_match_may_be_at_one_place() -> None:
    """Whoever is first in all three rounds gets twelve."""
    match = give(table("", mode="grand-master"), AT_SHOWDOWN=[12], AT_MISSIONS=[0, 12])
    told = shared.read(match.rules, shared.observed(match.rules, match._state, 0))
    view: Any = match.view(0)
    for place in range(2):
        check_player(told, WHO[place], view.players[place])


def check_table(told: dict[str, Any], view: Any, seats: int) -> None:
    def who(player: str | None) -> str | None:
        number = None if player is None else int(player[1:]) - 1
        return None if number is None else WHO[(number - (view.seat or 0)) % seats]

    assert told["seat"] == (None if view.seat is None else player_id(view.seat))
    assert (told["mode"], told["seats"], told["round"]) == (view.mode, seats, view.round)
    assert told["step"] == view.step
    assert told["active"] == who(view.active)
    assert told["holder of the Shosho"] == who(view.shosho)
    assert told["effect"] == view.effect
    assert told["effect: target"] == (who(view.target) if view.effect != "nothing" else None)
    assert told["deck"] == (view.deck,)
    assert told["cards in the Jigoku"] == (len(view.jigoku),)
    assert told["reshuffles"] == (view.reshuffles,)
    assert told["effect: amount"] == (view.amount,)
    assert told["effect: level"] == (view.level,)
    assert told["choices left"] == (view.left,)
    assert told["placed, reinforced, Forced March"][:2] == (
        "placed" in view.did,
        "reinforced" in view.did,
    )
    for name, cards in (
        ("hand", view.hand),
        ("picked", view.picked),
        ("looked at", view.looked_at),
        ("offered", view.offered),
        ("Jigoku", view.jigoku),
    ):
        assert told[name] == Counter(cards), name
    top = view.jigoku[::-1][:3]
    assert told["top three of the Jigoku"] == (*top, *[None] * (3 - len(top)))
    assert told["Final Boss"] == view.final_boss
    assert told["Boss by Decoy, if looked at"] == view.decoys
    assert set(told["Temple cards to choose from"]) == set(view.temple_drawn)
    under = [card for card in view.temple_under if card != "hidden"]
    assert set(told["Temple cards put under the deck"]) == set(under)
    assert told["Temple cards under the deck"] == (len(view.temple_under),)


def check_player(told: dict[str, Any], who: str, player: Any) -> None:
    table = Counter(card for clan in player.clans for card in clan.cards)
    ronin = {clan.clan: clan.cards.count("ronin") for clan in player.clans}
    yokai = set(told[f"{who}: clan + 1 by Yokai"])
    clans = Counter(told[f"{who}: in play"])
    assert told[f"{who}: Ronin by clan"] == {clan: n for clan, n in ronin.items() if n}
    assert yokai <= set(table)
    assert {c: n for c, n in clans.items() if c != "ronin" and c not in yokai} == {
        c: n for c, n in table.items() if c != "ronin" and c not in yokai
    }
    assert told[f"{who}: corruption"] == Counter(player.corruption)
    assert told[f"{who}: known in hand"] == Counter(player.known)
    assert told[f"{who}: Temple card"] == player.temple
    assert told[f"{who}: hand"] == (player.hand,)
    assert told[f"{who}: score"] == (player.score,)
    assert told[f"{who}: rank, pawns to place, Court, Missions, Showdown"] == (
        *(player.rank, player.pawns, player.at_court),
        *(player.at_missions, player.at_showdown),
    )
    flags = told[f"{who}: Court card, Temple card spent, asked, seal, swap sealed, winner"]
    assert flags[:2] == (player.court is not None, player.temple_spent)
    assert told[f"{who}: Decoys looked at"] == tuple(n in player.peeked for n in (1, 2, 3))
