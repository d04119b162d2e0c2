"""Actions and observations as numbers: complete, bounded, and back again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kagemusha
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.game import Rules
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.view import View
from kagemusha.envs import actions, layout
from kagemusha.envs.encoder import Encoder, NumberWriter, places
from kagemusha.envs.space import Space
from tests.envs.variants import every_variant


def random_play(rules: Rules[Any], seed: int, most: int = 250) -> Iterator[Playthrough]:
    """A random match, before each choice."""
    play, choose = Playthrough(rules, SeededSource(seed)), random.Random(seed)
    play.start()
    for _ in range(most):
        if not play.pending:
            return
        yield play
        seat = play.pending[0]
        play.apply(seat, choose.choice(play.legal(seat)))


@every_variant
def test_every_observation_is_bounded_and_of_one_size(variant: Any) -> None:
    game, seats, options = variant
    rules = kagemusha.game(game).rules(seats, options)
    tensors, space = Encoder(rules), Space(rules)
    for play in random_play(rules, 3):
        for seat in (*range(rules.seats), None):
            seen = tensors.observe(play.view(seat))
            assert seen.dtype == np.float32
            assert seen.shape == (tensors.size,)
            assert seen.min() >= 0
            assert seen.max() <= 1
        seat = play.pending[0]
        mask = space.mask(play.legal(seat))
        assert mask.sum() == len(play.legal(seat))
        assert [space.actions[n] for n in np.flatnonzero(mask)] == sorted(
            play.legal(seat), key=space.index
        )


@every_variant
def test_the_layout_covers_the_observation(variant: Any) -> None:
    game, seats, options = variant
    tensors = Encoder(kagemusha.game(game).rules(seats, options))
    assert tensors.layout[0].start == 0
    for one, after in zip(tensors.layout, tensors.layout[1:], strict=False):
        assert one.start + one.size == after.start
        assert one.size > 0, one.name
    last = tensors.layout[-1]
    assert last.start + last.size == tensors.size
    names = [field.name for field in tensors.layout]
    assert len(set(names)) == len(names)


@every_variant
def test_what_a_seat_may_not_know_changes_no_number(variant: Any) -> None:
    """The same leak test that views pass, on the numbers made of them."""
    game, seats, options = variant
    rules = kagemusha.game(game).rules(seats, options)
    tensors, rng = Encoder(rules), Rng(1, "twins")
    compared = 0
    for play in random_play(rules, 4, most=60):
        for seat in (*range(rules.seats), None):
            twin = rules.disguise(rules.clone(play.state), seat, rng)
            compared += rules.encode(twin) != rules.encode(play.state)
            seen, told = tensors.observe(play.view(seat)), rules.view(twin, seat)
            assert (seen == tensors.observe(told)).all()
    assert compared or seats == 1 or game == "era-of-the-ninja"


readers: dict[str, Encoder] = {}


def read(game: str, view: View, **options: Any) -> dict[str, Any]:
    """An observation read back, by the names of its fields."""
    if game not in readers:
        readers[game] = Encoder(kagemusha.game(game).rules(None, options))
    tensors = readers[game]
    seen = tensors.observe(view)
    return {field.name: field.read(seen) for field in tensors.layout}


def test_the_village_can_be_read_back() -> None:
    rules = kagemusha.game("seven-ronin").rules(2, {"spy": True})
    for play in random_play(rules, 7):
        for seat in range(2):
            view: Any = play.view(seat)
            found = read("seven-ronin", view, spy=True)
            assert found["side"] == ("attacker", "defender")[seat]
            assert found["step"] == view.step
            assert found["round"] == view.round
            assert found["reserves"] == (view.reserves,)
            assert found["ninja"] == (*(area.ninja for area in view.areas), view.green)
            for ronin in view.ronin:
                assert found[f"{ronin.id}: station"] == ronin.station
                assert found[f"{ronin.id}: wounds"] == (ronin.wounds,)
            plan = view.ninja_plan or (0,) * 11
            assert found["own plan: ninja"] == plan
            assert found["spy: side"] == view.spy.side


def test_a_table_of_wat_aah_can_be_read_back() -> None:
    rules = kagemusha.game("wat-aah").rules(2, {"mode": "grand-master"})
    for play in random_play(rules, 7):
        view: Any = play.view(1)
        found = read("wat-aah", view, mode="grand-master")
        assert found["step"] == view.step
        assert found["hand"] == {kind: view.hand.count(kind) for kind in view.hand}
        assert found["Jigoku"] == {kind: view.jigoku.count(kind) for kind in found["Jigoku"]}
        assert sum(found["Jigoku"].values()) == len(view.jigoku)
        top = [found[name] for name in found if name.endswith("from the top")]
        assert top == [*reversed(view.jigoku[-3:]), None, None, None][:3]
        for player in view.players:
            assert found[f"{player.id}: hand"] == (player.hand,)
            assert sum(found[f"{player.id}: in play"].values()) == sum(
                len(clan.cards) for clan in player.clans
            )
            assert found[f"{player.id}: Temple card"] == player.temple
            assert found[f"{player.id}: Court card"] == player.court


def test_a_castle_can_be_read_back() -> None:
    rules = kagemusha.game("era-of-the-ninja").rules(2)
    for play in random_play(rules, 9):
        view: Any = play.view(0)
        found = read("era-of-the-ninja", view)
        assert found["step"] == view.step
        assert found["Awareness"] == (view.awareness,)
        assert found["Lord"] == view.lord
        for tile in view.tiles:
            assert found[f"tile {tile.number}: x, y"] == (tile.x + 16, tile.y + 16)
            assert found[f"tile {tile.number}: exits"] == tile.exits
        for player in view.players:
            assert found[f"{player.player}: tile"] == player.tile
            assert found[f"{player.player}: wounds, most, Ki, most"] == (
                *(player.wounds, player.max_wounds, player.ki, player.max_ki),
            )
        for stack in view.stacks:
            assert found[f"{stack.id}: tile + 1, units, tokens, prize"][:2] == (
                stack.tile + 1,
                stack.units,
            )


def test_actions_by_number_and_back() -> None:
    table = actions("seven-ronin", edition="pl")
    assert len(set(table)) == len(table) == 439
    space = Space(kagemusha.game("seven-ronin").rules(2, {"edition": "pl"}))
    assert [space.index(notation) for notation in table] == list(range(len(table)))
    with pytest.raises(KeyError):
        space.index("deploy moon")


def test_the_layout_says_what_the_numbers_mean() -> None:
    fields = {field.name: field for field in layout("seven-ronin")}
    assert fields["side"].meaning == "one of attacker, defender"
    assert fields["ninja"].meaning == "0 to 120"
    assert fields["sealed"].meaning == "yes or no"
    assert {f.name for f in layout("wat-aah", 3)} > {"hand", "p3: corruption"}
    assert "how many, up to 10, of" in {f.name: f for f in layout("wat-aah")}["hand"].meaning


def test_a_sheet_is_read_back_as_it_was_filled_in() -> None:
    sheet, colours = NumberWriter(named=True), places(["red", "green", "blue"])
    sheet.number("one", 3, 12)
    sheet.numbers_of("two", [1, 99], 12)
    sheet.flags("three", [True, False])
    sheet.one("four", "green", colours)
    sheet.one("five", None, colours)
    sheet.some("six", ["blue", "red", "grey"], colours)
    sheet.counts("seven", ["red", "red", "blue", "blue", "blue"], colours, 4)
    found = {field.name: field.read(sheet.numbers) for field in sheet.fields}
    assert found == {
        "one": (3,),
        "two": (1, 12),  # what is beyond the bound stays at it
        "three": (True, False),
        "four": "green",
        "five": None,
        "six": ("red", "blue"),
        "seven": {"red": 2, "blue": 3},
    }


def test_without_a_seed_chance_is_asked() -> None:
    play = Playthrough(kagemusha.game("wat-aah").rules(2), None)
    play.start()
    assert play.pending == (CHANCE,)
    assert sum(probability for _, probability in play.chances()) == pytest.approx(1)
