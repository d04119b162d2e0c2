"""Refusals that teach: every broken rule, the right id first, in words and without ids."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from kagemusha.core.game import Options
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.names import Names
from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.refusal_cases import CASES
from kagemusha.text import LOCALES, texts
from tests.games.era_of_the_ninja.scenes import ONLY_DEAD_ENDS
from tests.games.era_of_the_ninja.table import GAME, LONE, ROW, act, inside, ninja, table, view

STEPS = 60
TRIED = 8

HERO = f"{ROW} p1=onijin@0 p1.shadow=5"
CLAN: dict[str, Any] = {"mode": "clan-attack", "clans": "wood"}
PAIR = f"{ROW} p1=chibi@0 p2=kodama@0 p1.shadow=5 p2.shadow=4"
NVN: dict[str, Any] = {"nvn": True}
RIVALS = f"{ROW} p1=onijin@0 p1.shadow=8 p2=oni@0 p2.shadow=5"
HEAD: dict[str, Any] = {"mode": "lords-head"}
CLOSED = (
    "tiles=courtyard:0:0:0,dead-end:1:0:3,dead-end:-1:0:1,"
    "corner:0:-1:1,corner:1:-1:2,corner:0:1:0,corner:1:1:3"
)

SHRINE = "tiles=courtyard:0:0:0,shrine:1:0:0"

Case = tuple[str, Options, tuple[str, ...], str, tuple[str, ...]]
TABLE: list[Case] = [
    # the position, the options, what is done before, what is refused, and the problems in order
    (HERO, LONE, (), "keep oni", ("not-in-turn",)),
    (HERO, LONE, ("move east",), "buy weapon", ("too-late", "price")),
    (HERO, LONE, ("sprint",), "hide", ("one-action",)),
    (HERO, LONE, (), "deposit 2", ("deposit-clan", "deposit")),
    (HERO, LONE, (), "give tabi p1", ("trade-clan", "trade-card")),
    (HERO, LONE, (), "buy skill", ("price",)),
    (HERO, LONE, (), "buy skill pool 1", ("pool-clan", "price")),
    (HERO, LONE, (), "synergy goton", ("synergy-skill", "price")),
    (f"{HERO} p1.skills=goton+goton p1.ingenuity=5", LONE, (), "synergy goton", ("synergy-twice",)),
    (HERO, LONE, (), "activate tabi", ("no-card",)),
    (f"{HERO} p1.cards=bo*", LONE, (), "activate bo", ("active",)),
    (f"{HERO} p1.cards=tabi*", LONE, (), "activate tabi", ("item-active",)),
    (f"{HERO} p1.cards=shozoku", LONE, (), "activate shozoku", ("activate-cost",)),
    (f"{HERO} p1.cards=bo", LONE, ("activate bo", "sheathe bo"), "activate bo", ("once",)),
    (f"{HERO} p1.cards=bo", LONE, (), "sheathe bo", ("sheathe",)),
    (f"{HERO} p1.cards=bo", LONE, (), "stow bo", ("no-reserve",)),
    (f"{HERO} p1.cards=bo", LONE, (), "fetch bo", ("fetch",)),
    (
        f"{HERO} p1.skills=pocket-space p1.cards=tabi*",
        LONE,
        (),
        "stow tabi",
        ("stow-item",),
    ),
    (f"{HERO} p1.skills=pocket-space p1.cards=bo", LONE, ("stow bo",), "activate bo", ("stowed",)),
    (
        f"{HERO} p1.skills=pocket-space p1.cards=bo,sai,yumi",
        LONE,
        ("stow bo", "stow sai"),
        "stow yumi",
        ("reserve-full",),
    ),
    (HERO, LONE, (), "move north", ("move-unknown",)),
    (HERO, LONE, ("move east", "move east"), "move east", ("no-move",)),
    (CLOSED + " p1=onijin@4 p1.shadow=5", LONE, (), "move south", ("unpaired",)),
    (HERO, LONE, ("move east",), "explore north", ("explore-move",)),
    (HERO, LONE, (), "explore east", ("explore-known",)),
    (f"{CLOSED} p1=onijin@1 p1.shadow=5", LONE, (), "explore east", ("explore-wall",)),
    (RIVALS, {"mode": "nvn-death-match"}, (), "explore north", ("explore-death-match",)),
    (HERO, LONE, (), "attack yari-1", ("no-stack",)),
    (f"{HERO} units=yari:1@1", LONE, (), "attack yari-1", ("melee-reach",)),
    (f"{HERO} units=yari:1@1", LONE, (), "strike yari-1", ("melee-reach", "strike-lone")),
    (f"{HERO} units=yari:1@0", LONE, (), "strike yari-1", ("strike-lone",)),
    (f"{HERO} p1.cards=yumi* units=yari:1@0", LONE, (), "attack yari-1", ("ranged-own-tile",)),
    (f"{HERO} p1.cards=shuriken* units=yari:1@3", LONE, (), "attack yari-1", ("out-of-range",)),
    (f"{HERO} p1.cards=yumi* units=yari:2@1", LONE, (), "attack yari-1", ("ranged-whole",)),
    (f"{HERO} p1.cards=kanabo* units=yari:2@0", LONE, (), "attack yari-1", ("single-only",)),
    (
        f"{HERO} p1.cards=yumi* lord=gashadokuro@1",
        LONE,
        (),
        "attack lord",
        ("ranged-immune",),
    ),
    (HERO, LONE, (), "heal p1", ("heal-clan",)),
    (HERO, LONE, (), "search", ("search",)),
    (HERO, LONE, (), "drop", ("drop",)),
    (HERO, LONE, (), "pick-up", ("pick-up",)),
    (f"{RIVALS.replace('onijin@0', 'onijin@1')} head=p1", HEAD, (), "pick-up", ("pick-up-twice",)),
    (HERO, LONE, (), "use kagenui", ("use-inactive",)),
    (f"{HERO} p1.cards=omamori*", LONE, (), "use omamori", ("use-moment",)),
    (f"{HERO} p1.skills=kagenui p1.ki=0", LONE, (), "use kagenui", ("use-ki",)),
    (f"{HERO} p1.skills=boryaku", LONE, (), "use boryaku", ("use-cost",)),
    (f"{HERO} p1.cards=onigiri*", LONE, (), "use onigiri", ("use-condition",)),
    (f"{HERO} p1.skills=choho", LONE, ("use choho", "stand"), "use choho", ("use-limit",)),
    (SHRINE + " p1=onijin@0 p1.shadow=5", LONE, (), "use shrine", ("use-room",)),
    (SHRINE + " p1=onijin@1 p1.wounds=3 p1.shadow=5", LONE, (), "use shrine", ("use-cost",)),
    (
        SHRINE + " p1=onijin@1 p1.ingenuity=1 p1.shadow=5",
        LONE,
        (),
        "use shrine",
        ("use-condition",),
    ),
    (HERO, LONE, (), "use gamblers", ("use-encounter",)),
    (f"{HERO} p1.ki=1 units=yari:1@0", LONE, ("attack yari-1",), "hide", ("wrong-step",)),
    (
        f"{HERO.replace('onijin', 'tanuki')} p1.cards=katana* units=daimyo:1@0",
        LONE,
        ("attack daimyo-1", "lift"),
        "lift",
        ("lift-twice",),
    ),
    # several players
    (PAIR, CLAN, (), "give bo p1", ("trade-mate", "trade-card")),
    (PAIR, CLAN, (), "ask bo p2", ("trade-card",)),
    (PAIR.replace("kodama@0", "kodama@1"), CLAN, (), "ask bo p2", ("trade-tile", "trade-card")),
    (f"{PAIR} p1.cards=bo", CLAN, ("give bo p2", "refuse"), "give bo p2", ("trade-again",)),
    (PAIR, CLAN, (), "deposit 3", ("deposit",)),
    (PAIR, CLAN, (), "buy weapon pool 1", ("pool", "price")),
    (f"{PAIR} p1.ingenuity=9", CLAN, ("buy item",), "buy weapon pool 1", ("pool-first",)),
    (PAIR, CLAN, (), "heal p1", ("heal-mate",)),
    (PAIR, CLAN, (), "heal p2", ("heal-whole",)),
    (
        f"{PAIR.replace('kodama@0', 'kodama@1')} p2.wounds=1",
        CLAN,
        (),
        "heal p2",
        ("heal-tile",),
    ),
    (PAIR, CLAN, (), "wound p2", ("no-nvn", "own-side")),
    (RIVALS, {}, (), "steal bo p2", ("no-nvn", "steal-card")),
    (f"{RIVALS} p2.cards=bo", HEAD, (), "steal bo p2", ("steal-head-only",)),
    (RIVALS, NVN, (), "steal bo p2", ("steal-card",)),
    (f"{RIVALS} p2.cards=bo p2.skills=iron-grip", NVN, (), "steal bo p2", ("theft-proof",)),
    (RIVALS.replace("oni@0", "oni@1"), NVN, (), "steal bo p2", ("steal-tile", "steal-card")),
    (RIVALS.replace("p2.shadow=5", "p2.shadow=8"), NVN, (), "wound p2", ("shadow-not-higher",)),
    (RIVALS.replace("oni@0", "oni@1"), NVN, (), "wound p2", ("wound-reach",)),
    (f"{ROW} p1=onijin@0 p1.shadow=8", NVN, (), "wound p2", ("out-of-play",)),
]
BENT = {
    "deck-empty",
    "explore-tiles",
    "explore-closes",
    "pool-used",
    "overladen",
    "only-attack",
    "lift-head",
    "lift-ki",
    "lift-nothing",
    "reroll",
}
"""What only a table bent by hand shows, or what the rules do not ask."""
CHOICES = {name for name in CASES if name.startswith("choice")}


def problems(match: Match, line: str, seat: int | None = None) -> list[str]:
    """The problems of what whoever is asked (or `seat`) would do, with the rules of the table."""
    who = match.pending[0] if seat is None else seat
    found = match.why_not(who, line)
    for reason in found:
        name = reason.id.removeprefix("refused-era-")
        assert CASES[name][0] in ("", reason.rule)
        assert set(CASES[name][1].split()) == set(reason.args)
    return [reason.id.removeprefix("refused-era-") for reason in found]


@pytest.mark.parametrize(
    ("line", "options", "before", "refused", "wanted"),
    TABLE,
    ids=[f"{case[4][0]}-{number}" for number, case in enumerate(TABLE)],
)
def test_each_rule_refuses_by_its_id(
    line: str, options: Options, before: tuple[str, ...], refused: str, wanted: tuple[str, ...]
) -> None:
    seats = 1 if options is LONE else 2
    match = table(line, seats=seats, options=options)
    act(match, *before)
    assert problems(match, refused) == list(wanted)


def test_the_table_has_a_case_for_every_refusal() -> None:
    told = {problem for case in TABLE for problem in case[4]}
    assert told | BENT | CHOICES == set(CASES)


def test_what_is_kept_at_the_start_comes_in_order() -> None:
    match = GAME.new(2, seed=11)
    while view(match, 0).step != "keep-cards":
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    weapon, _, item, *_ = view(match, 0).players[0].offers
    assert problems(match, f"keep {item}") == ["choice-kept"]
    match.act(0, f"keep {weapon}")
    assert problems(match, f"keep {weapon}") == ["choice-kept"]


def test_what_only_a_bent_table_shows() -> None:
    match = table(f"{HERO} p1.ingenuity=9", options=LONE)
    world = inside(match)
    world.bag[20:40] = world.pile[20:40] = [0] * 20
    assert problems(match, "buy item") == ["deck-empty"]
    world.tile_bag = [0] * len(world.tile_bag)
    assert problems(match, "explore north") == ["explore-tiles"]
    narrow = CLOSED.partition(",corner:0:-1")[0] + ",corner:0:1:0,corner:1:1:3"
    last = table(f"{narrow} p1=onijin@0 p1.shadow=5", options=LONE)
    inside(last).tile_bag = list(ONLY_DEAD_ENDS)
    assert problems(last, "explore north") == ["explore-closes"]
    ninja(match).stage, ninja(match).again = 5, 1
    assert problems(match, "hide") == ["only-attack"]
    clan = table(f"{PAIR} p1.ingenuity=9 p1.cards=bo", seats=2, options=CLAN)
    ninja(clan).pool_used = True
    assert problems(clan, "buy weapon") == ["pool-used"]
    ninja(clan).tried = [1]
    ninja(clan).cards += ninja(clan).cards * 4
    assert problems(clan, "hide") == ["overladen"]


def test_before_and_after_a_roll() -> None:
    line = f"{HERO} p1.cards=katana*,ofuda* units=daimyo:1@0"
    poor = table(f"{line} p1.ki=0", options=LONE)
    act(poor, "attack daimyo-1")
    assert problems(poor, "lift") == ["lift-ki"]
    line = RIVALS.replace("onijin@0", "tanuki@1")
    carrier = table(f"{line} units=yari:1@1 head=p1", seats=2, options=HEAD)
    act(carrier, "attack yari-1")
    assert problems(carrier, "lift") == ["lift-head"]
    vain = table(f"{ROW} p1=tanuki@0 p1.shadow=5 units=yari:1@0", options=LONE)
    act(vain, "attack yari-1")
    assert problems(vain, "lift") == ["lift-nothing"]
    charmed = table(f"{HERO} p1.ki=0 p1.cards=omamori* units=yari:1@0", 1, options=LONE)
    act(charmed, "attack yari-1")
    assert problems(charmed, "reroll") == ["reroll"]


def test_e33_the_refusal_of_a_lone_ninja_speaks_of_no_pool() -> None:
    match = table(HERO, options=LONE)
    for locale, pool in (("en", "pool"), ("fr", "fonds"), ("pl", "pul")):
        for reason in match.why_not(0, "buy skill"):
            assert pool not in texts(locale).message(reason)


# --- whatever is tried ----------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAME.variants())))
def test_whatever_is_refused_has_its_reasons_in_plain_words(number: int) -> None:
    """In every mode: at least one reason, never a generic one, never an id."""
    seats, options = GAME.variants()[number]
    match = GAME.new(seats, options, seed=number)
    names = Names(choose(seats, options).content)
    ids = [name for name in (*names.abilities, *names.gear) if "-" in name]
    dice = random.Random(number)
    words = [str(action) for action in match.rules.vocabulary()]
    said: dict[str, Any] = {}
    for _ in range(STEPS):
        if not match.pending:
            break
        seat = dice.choice(match.pending)
        legal = {str(action) for action in match.legal(seat)}
        verbs = {word.split()[0] for word in legal}
        near = [word for word in words if word.split()[0] in verbs]
        for word in (*dice.choices(words, k=TRIED), *dice.choices(near, k=TRIED)):
            reasons = match.why_not(seat, word)
            assert bool(reasons) == (word not in legal), word
            for reason in reasons:
                assert reason.id.startswith("refused-era-"), (word, reason)
                assert reason.rule.startswith("E"), (word, reason)
                said[f"{reason.id} {reason.args}"] = reason
        match.act(seat, dice.choice(match.legal(seat)))
    for locale in LOCALES:
        for reason in said.values():
            sentence = texts(locale).message(reason)
            assert sentence.endswith("."), sentence
            assert not re.search(r"\bp[1-4]\b|(yari|monk|daikyu|daimyo)-\d", sentence), sentence
            assert not any(re.search(rf"\b{name}\b", sentence) for name in ids), sentence
