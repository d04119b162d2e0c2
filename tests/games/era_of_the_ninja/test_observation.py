"""What a program is shown of a castle: bounded, what the view tells, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

import kagemusha
from kagemusha.games.era_of_the_ninja.features import FLAGS, STACK, STACK_FLAGS, WHO
from kagemusha.games.era_of_the_ninja.names import LORD_ENTERS_ID, MOST_TILES
from kagemusha.games.era_of_the_ninja.phases.castle import FAR, distances
from kagemusha.games.era_of_the_ninja.phases.indices import CHOICES, MOST_CHOICES, index_of
from tests.games import observations as shared

GAME = kagemusha.game("era-of-the-ninja")
every_variant = pytest.mark.parametrize(("seats", "options"), GAME.variants())
STATES = 240


@every_variant
def test_nothing_hidden_is_in_it(seats: int, options: dict[str, object]) -> None:
    rules = GAME.rules(seats, options)
    shared.check_fields(rules)
    differed = shared.check_secrecy(rules, seed=5, every=5, most=STATES)
    assert differed >= (5 if seats > 1 else 0)


@every_variant
def test_it_tells_what_the_view_tells(seats: int, options: dict[str, object]) -> None:
    rules = GAME.rules(seats, options)
    for state in islice(shared.random_states(rules, seed=8), 0, 2 * STATES, 12):
        for seat in (*range(seats), None):
            told = shared.read(rules, shared.observed(rules, state, seat))
            view: Any = rules.view(state, seat)
            check_question(told, view, seats)
            check_table(told, view)
            check_castle(told, view, state.world)
            for place in range(seats):
                other = view.players[((seat or 0) + place) % seats]
                check_player(told, WHO[place], other)


def test_every_choice_has_an_index_of_its_own() -> None:
    assert [index_of(choice) for choice in CHOICES] == list(range(len(CHOICES)))
    assert len(set(CHOICES)) == len(CHOICES)
    for seats, options in GAME.variants():
        rules: Any = GAME.rules(seats, options)
        assert set(rules._choices.actions) <= set(CHOICES)
        for state in islice(shared.random_states(rules, seed=2), 50):
            for seat in rules.pending(state):
                assert len(state.legal(seat)) <= MOST_CHOICES
                assert [CHOICES[n] for n in state.indices(seat)] == state.legal(seat)


def check_question(told: dict[str, Any], view: Any, seats: int) -> None:
    def who(player: str | None) -> str | None:
        number = None if player is None else int(player[1:]) - 1
        return None if number is None else WHO[(number - (view.seat or 0)) % seats]

    assert told["seat"] == (None if view.seat is None else f"p{view.seat + 1}")
    assert (told["mode"], told["seats"]) == (view.mode, seats)
    assert (told["step"], told["stage"]) == (view.step, view.stage)
    pending = {who(f"p{seat + 1}") for seat in view.pending}
    assert set(told["pending"]) == pending
    assert (told["active"], told["lead"]) == (who(view.active), who(view.lead))
    asked = [told[f"asked: {what}"] for what in ("ability", "card", "room", "unit", "deck")]
    asked += [told["asked: way"], *(stack.id for stack in view.stacks if asked_about(told, stack))]
    found = set(map(str, filter(None, asked)))
    players, words = {told["asked: player"]}, set(view.asked)
    if view.step == "consent":
        players, words = {who(view.asked[0])}, set(view.asked[1:2])
        assert told["asked: to give, not to take"] == (view.asked[2] == "give",)
    elif view.step == "intercept":
        players, words = {who(view.asked[0])}, set()
        assert told["asked: damage"] == (int(view.asked[1]),)
    elif told["asked: tile"] is not None:
        words.remove(str(told["asked: tile"]))
    assert {told["asked: player"]} == players
    assert found == words, view.step
    for name, roll in (("roll", view.roll), ("answer", view.answer)):
        assert told[f"{name}: player"] == who(roll and roll.player)
        assert told[f"{name}: kind"] == (roll and roll.kind)
        assert told[f"{name}: mark"] == (roll and roll.mark)
        if roll:
            assert told[f"{name}: modifier"] == (roll.modifier,)
            assert told[f"{name}: lifted"] == (roll.lifted,)
            if roll.face:
                assert told[f"{name}: face"] == (roll.face,)
                assert told[f"{name}: value"] == (roll.value,)
    assert told["rival"] == who(view.rival)


def asked_about(told: dict[str, Any], stack: Any) -> bool:
    return bool(told[f"{stack.id}: {STACK_FLAGS}"][4])


def check_table(told: dict[str, Any], view: Any) -> None:
    assert (told["round"], told["Awareness"]) == ((view.round,), (view.awareness,))
    assert (told["Lord"], told["Lord: state"]) == (view.lord, view.lord_state)
    assert told["Lord: counters"] == (view.lord_counters,)
    assert told["the whole stack"] == (view.whole,)
    assert told["damage"] == (min(view.damage, 20),)
    left = (view.tiles_left, view.encounters_left, view.reinforcements_left)
    assert told["left: tiles, Encounters, Reinforcements"] == left
    assert told["pools"] == view.pools
    assert told["discarded"] == dict(view.discards)
    known: list[str] = []
    for deck, top in zip(("weapon", "item", "skill", "encounter", "tile"), view.tops, strict=True):
        assert (deck in told["decks whose top was looked at"]) == (top is not None)
        known += [] if top in (None, "hidden") else [top]
    shown = [*told["known on top"], told["known Encounter"], told["known room"]]
    assert [card for card in shown if card] == known
    assert told["head: tile"] == view.head
    assert told["head: Wounds"] == (view.head_wounds,)
    assert LORD_ENTERS_ID not in known or view.lord_state == "away"


def check_castle(told: dict[str, Any], view: Any, world: Any) -> None:
    units: dict[int, Counter[str]] = {}
    for stack in view.stacks:
        numbers = (stack.tile + 1, stack.units, stack.tokens, stack.prize)
        assert told[f"{stack.id}: {STACK}"] == numbers
        sees = f"p{(view.seat or 0) + 1}" in stack.sees
        flags = (stack.done, stack.stunned, sees, view.foe == stack.id)
        assert told[f"{stack.id}: {STACK_FLAGS}"][:4] == flags
        units.setdefault(stack.tile, Counter())[stack.unit] += stack.units
    own = None if view.seat is None else view.players[view.seat]
    far = distances(world, own.tile) if own and own.alive else [FAR] * len(view.tiles)
    for number in range(MOST_TILES):
        name = f"tile {number}"
        if number >= len(view.tiles):
            assert told[f"{name}: room"] is None
            continue
        tile = view.tiles[number]
        assert told[f"{name}: x, y"] == (tile.x, tile.y)
        assert told[f"{name}: room"] == tile.room
        assert told[f"{name}: exits"] == tile.exits
        assert told[f"{name}: joined"] == tile.paired
        assert told[f"{name}: open"] == tile.open
        assert told[f"{name}: units"] == units.get(number, Counter())
        steps = far[number] + 1 if far[number] < FAR else 0
        assert told[f"{name}: steps from the own ninja + 1"] == (steps,)


def check_player(told: dict[str, Any], who: str, player: Any) -> None:
    assert told[f"{who}: ninja"] == player.ninja
    assert told[f"{who}: tile"] == player.tile
    flags = (player.alive, player.out, player.hidden, player.hid, player.moved, player.attacked)
    assert told[f"{who}: {FLAGS}"][:6] == flags
    assert told[f"{who}: Wounds, most, Ki, most"] == (
        *(player.wounds, player.max_wounds, player.ki, player.max_ki),
    )
    assert told[f"{who}: Ingenuity, score, clan pool"][:2] == (player.ingenuity, player.score)
    assert told[f"{who}: Shadow, moves left, counters"] == (
        *(min(player.shadow, 20), player.moves, player.counters),
    )
    if player.ninja:
        assert told[f"{who}: Move, Attack, Dodge, Shadow bonus, Range"] == (
            *(player.move, player.attack, player.dodge, player.shadow_bonus, player.range),
        )
    assert told[f"{who}: Shadow mark"] == player.shadow_mark
    assert told[f"{who}: declared"] == player.declared
    assert told[f"{who}: clan"] == player.clan
    cards = (*player.cards, *player.skills)
    assert told[f"{who}: active cards"] == Counter(card.id for card in cards if card.active)
    assert told[f"{who}: other cards"] == Counter(card.id for card in cards if not card.active)
    under = {card.id: 1 if card.under == "hidden" else 2 for card in player.skills if card.under}
    assert told[f"{who}: Skills with a card below, 2 where it is open"] == under
    for what, listed in (("offered", player.offers), ("kept", player.kept)):
        found = told[f"{who}: {what} cards"] | told[f"{who}: {what} ninja"]
        assert found == Counter(card for card in listed if card != "hidden")
