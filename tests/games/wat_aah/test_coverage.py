"""The coverage run: every card and power is used, every branch of the kernel is taken.

What a Temple card does often shows in no event (whom the Closed Fist keeps from being a target);
that it did it, the branches of the kernel that ask for it tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module

import pytest

from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.game import Options
from kagemusha.core.match import Match, Move
from kagemusha.games.wat_aah.deck import grand_master, shinobi
from kagemusha.testing.coverage import Coverage, Fact, are_interpreted
from tests.games.wat_aah.table import GAME, court, temple

PHASES = ("cards", "court", "draw", "flow", "pawns", "place", "powers", "ranking", "swap", "turn")
KERNEL = [import_module(f"kagemusha.games.wat_aah.phases.{name}") for name in PHASES]
UNREACHABLE: dict[str, str] = {}
"""Branches that no play can take, with the reason."""
MATCHES = 500
USEFUL = (0, 1, 3, 4, 5, 6, 7, 9, 10, 11, 17, 20, 27, 28, 29, 39, 41, 46, 51, 77, 160, 166, 262)
"""Seeds that showed something new: without them it takes ten times as long."""
PLAYOUTS = 4

YOKAI = {yokai.id for yokai in shinobi().yokai}
NO_COPY = {"copy", "nothing"}
LEVELS = (2, 3)
WANTED: set[Fact] = {
    *(("card", kind.id) for kind in shinobi().kinds),
    *(("power", f"{clan.id} {level}") for clan in shinobi().clan for level in LEVELS),
    *(
        ("copied", f"{clan.id} {level}")
        for clan in shinobi().clan
        for level in LEVELS
        if clan.two.do not in NO_COPY
    ),
    *(("yokai", name) for name in YOKAI),
    *(("temple", card.id) for card in grand_master().temple),
    *(("court", card.id) for card in grand_master().court),
    *(("boss", boss.id) for boss in grand_master().boss),
    ("ronin", "reinforce alone"),
    ("echo", "counts as three"),
}

EVERYTHING = ",".join(f"{kind.id}:{kind.number}" for kind in shinobi().kinds if kind.id != "rat-3")
LAST_TURN = "step=place-step hand.p1=bear-6:2 table.p1=rat-3:1,toad-1:1,fox-5:1"
END = "place bear bear-6 bear-6"


@dataclass(frozen=True)
class Scene:
    """A table where random play comes too seldom, and how it goes on before it is random again."""

    line: str
    actions: tuple[str, ...]
    """The choices of the pending seats."""
    seats: int = 2
    court: str = ""
    """Seat 0's Court card."""
    temples: int = 10
    stand: int = 0
    """If not 0, seat 1 has Last Stand, which protects clans of so many cards."""


SCENES = (
    # Nothing to draw, nothing to reveal.
    Scene(f"hand.p1=rat-3:3 hand.p2={EVERYTHING}", ("corrupt",)),
    Scene(f"hand.p1=rat-3:3 hand.p2={EVERYTHING}", ("recruit",)),
    # A copied Rat finds no hand.
    Scene(
        "step=place-step hand.p1=monkey-1:2 table.p2=rat-3:3", ("place monkey monkey-1 monkey-1",)
    ),
    # Nobody has a card to pay.
    Scene("hand.p1=rat-3:1", ("court",), court="tribute"),
    # One of two clans would lose no card.
    Scene(
        "step=place-step hand.p1=yurei:1 table.p1=bear-6:1 table.p2=fox-3:1 table.p3=rat-3:2",
        ("reinforce bear yurei",),
        seats=3,
        stand=1,
    ),
    # A large clan keeps one card, but not its Ronin.
    Scene(
        "step=place-step hand.p1=yurei:1 table.p1=bear-6:1 table.p2=rat-3:2,rat-4:1 ronin=p2.rat:1",
        ("reinforce bear yurei", "target p2 rat"),
        stand=4,
    ),
    # Both first and neither corrupt: the holder of the Shosho chooses.
    Scene(f"{LAST_TURN} table.p2=bear-6:2,rat-5:1,rat-4:1", (END, "target p2")),
    # Two are last and go to a Temple that has one card, two, or three.
    *(
        Scene(f"{LAST_TURN} table.p2=rat-4:1 table.p3=toad-4:1", actions, seats=3, temples=number)
        for number, actions in (
            (1, (END, "temple", "temple-card last-stand")),
            (2, (END, "temple", "temple-card last-stand", "temple")),
            (3, (END, "temple", "", "temple")),
        )
    ),
)


def facts(moves: Sequence[Move]) -> Iterator[Fact]:
    """What a match used: cards that came down, powers that found something to do, and so on."""
    level = 0  # of the last power: a copy has the level of the Monkeys it was used by
    for move in moves:
        worked = all(event.kind != "wat-aah-power-wasted" for event in move.events)
        for event in move.events:
            args = {key: str(value) for key, value in event.args.items()}
            match event.kind.removeprefix("wat-aah-"):
                case "clan-placed" | "clan-reinforced":
                    level = min(int(args["number"]), 3)
                    if move.action.verb == "echo":
                        yield "echo", "counts as three"
                        level = 3
                    if level > 1 and worked:
                        yield "power", f"{args['clan']} {level}"
                    if level > 1 and {*placed(move)} == {"ronin"}:
                        yield "ronin", "reinforce alone"
                case "card-placed":
                    yield "card", args["card"]
                    if args["card"] in YOKAI and worked:
                        yield "yokai", args["card"]
                        level = 3
                case "power-copied":
                    yield "copied", f"{args['clan']} {level}"
                case "temple-taken":
                    yield "temple", args["temple"]
                case "court-used" | "seal-shown":
                    yield "court", args["court"]
                case "boss-revealed":
                    yield "boss", args["boss"]


def placed(move: Move) -> list[str]:
    return [str(e.args["card"]) for e in move.events if e.kind == "wat-aah-card-placed"]


def ask_everybody(seats: int, options: Options, seed: int) -> None:
    """At every step of a match, chance's too, who owes nothing has no choice."""
    rules = GAME.rules(seats, options)
    state = rules.setup()
    rules.opening(state)
    source = SeededSource(seed)
    rng = Rng(seed, "everybody")
    while pending := rules.pending(state):
        for seat in (CHANCE, *range(seats)):
            assert bool(state.legal(seat)) == (seat in pending)
        if pending == (CHANCE,):
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
        else:
            rules.apply(state, pending[0], rng.choice(rules.legal(state, pending[0])))


def play_out(seats: int, options: Options, seed: int) -> None:
    """A match inside the kernel, as playouts have it."""
    rules = GAME.rules(seats, options)
    state = rules.setup()
    rules.opening(state)
    assert state.play_randomly(seed + 1, seed + 7) > 0
    assert rules.result(state) is not None


def begin(scene: Scene) -> Match:
    """A match of a scene, where it becomes random."""
    cards = grand_master().to_dict()
    cards["temple"] = cards["temple"][: scene.temples]
    cards["court"] = cards["court"][: 10 if scene.court else 1]
    options = {"mode": "grand-master", "cards": cards}
    match = GAME.position(scene.line, scene.seats, options, seed=0)
    if scene.court:
        court(match, 0, scene.court)
    if scene.stand:
        temple(match, 1, "last-stand", scene.stand)
    for action in scene.actions:
        match.act(match.pending[0], action or match.legal(match.pending[0])[0])
    return match


@pytest.mark.skipif(
    not are_interpreted(KERNEL), reason="the branches of a compiled kernel are not seen"
)
def test_every_card_and_power_is_used_and_every_branch_taken() -> None:
    with Coverage(KERNEL, facts, UNREACHABLE) as coverage:
        for scene in SCENES:
            coverage.finish(begin(scene))
        for seats, options in GAME.variants():
            ask_everybody(seats, options, seats)
            for seed in range(PLAYOUTS):
                play_out(seats, options, seed)
        coverage.run(GAME, WANTED, MATCHES, USEFUL)
    missing = [*coverage.never_seen(WANTED), *coverage.never_taken()]
    assert not missing, "\n".join(missing)


def test_the_list_of_what_is_wanted_names_the_whole_box() -> None:
    """A card file that grows must not shrink the run."""
    sizes = Counter(kind for kind, _ in WANTED)
    assert sizes["power"] == 18
    assert (sizes["yokai"], sizes["temple"], sizes["court"], sizes["boss"]) == (9, 10, 10, 5)
    assert sizes["card"] == len(shinobi().kinds)
