"""The content of the box: frames, vocabulary, texts, and how wrong files are refused."""

from __future__ import annotations

import copy
import dataclasses
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from kagemusha.core.errors import ContentError
from kagemusha.games.era_of_the_ninja.box import FILES, read_box, the_box, wording
from kagemusha.games.era_of_the_ninja.box_checks import CARD_CLASSES, STANDING
from kagemusha.games.era_of_the_ninja.numbering import numbered
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.schema import Ability, Cost, Skill
from kagemusha.text import texts
from tests.text.fluent_sources import entries

BOX = the_box()
FLAVOURED = ("room", "encounter")
DECKS = (BOX.weapon, BOX.item, BOX.skill)
CONTENT = Path(str(resources.files("kagemusha.games.era_of_the_ninja") / "content"))


def abilities() -> Iterator[tuple[str, Ability]]:
    for key in CARD_CLASSES:
        for card in getattr(BOX, key):
            for ability in (*card.effect, *getattr(card, "synergy", ())):
                yield f"{key} {card.id}", ability


def stats_of(*effects: str) -> set[str]:
    return {ability.stat for _, ability in abilities() if ability.do in effects}


def conditions() -> set[str]:
    return {condition for _, ability in abilities() for condition in ability.if_}


# --- frames -------------------------------------------------------------------------------


def test_thirty_ninja_of_five_elements_and_five_realms() -> None:
    assert len(BOX.ninja) == 30
    assert Counter(ninja.elements[0] for ninja in BOX.ninja) == dict.fromkeys(
        codes.ELEMENT_NAMES, 6
    )
    assert 4 <= sum(len(ninja.elements) == 2 for ninja in BOX.ninja) <= 5
    realms = {"heaven": 4, "way": 5, "spirit": 8, "man": 9, "void": 4}
    assert Counter(ninja.realm for ninja in BOX.ninja) == realms
    assert Counter(ninja.gender for ninja in BOX.ninja) == {"woman": 15, "man": 15}


def test_the_values_of_ninja_stay_in_their_ranges() -> None:
    for ninja in BOX.ninja:
        assert 1 <= ninja.move <= 3
        assert all(-1 <= value <= 2 for value in (ninja.attack, ninja.dodge, ninja.shadow))
        assert 4 <= ninja.wounds <= 8
        assert 1 <= ninja.ki <= 4


def test_the_ninja_that_the_rulebook_names() -> None:
    ninja = {entry.id: entry for entry in BOX.ninja}
    for name in ("chibi", "shinmai", "oni", "onijin"):
        assert ninja[name].gender == "man"
    assert ninja["hikage"].gender == "woman"
    assert (ninja["onijin"].attack, ninja["onijin"].ki) == (1, 3)
    for name, roll in (("kitsune", "dodge"), ("tanuki", "attack")):
        gains, spends = ninja[name].effect
        assert gains.do == "counter"
        assert (spends.do, spends.roll, spends.cost) == ("add", roll, Cost(counters=1))


def test_every_ninja_has_an_ability_of_its_own() -> None:
    assert all(ninja.effect for ninja in BOX.ninja)
    assert len({ninja.effect for ninja in BOX.ninja}) == 30


def test_twenty_four_lords_in_their_ranges() -> None:
    assert len(BOX.lord) == 24
    for lord in BOX.lord:
        assert 1 <= lord.move <= 2
        assert 7 <= lord.attack <= 10
        assert 2 <= lord.damage <= 4
        assert 8 <= lord.wound <= 10
        assert 10 <= lord.dead <= 13
        assert 5 <= lord.ingenuity <= 8
        assert lord.effect
    assert len({lord.effect for lord in BOX.lord}) == 24
    assert next(lord.counters for lord in BOX.lord if lord.id == "kasai") > 0


def test_a_third_of_the_lords_act_while_hidden() -> None:
    hidden = [
        lord.id for lord in BOX.lord if any("lord-off" in ability.if_ for ability in lord.effect)
    ]
    assert len(hidden) == 8


def test_what_reaches_over_the_castle_says_whether_the_lord_is_there() -> None:
    for lord in BOX.lord:
        for ability in lord.effect:
            if ability.when == "always" and ability.target in ("each", "stacks"):
                assert {"lord-on", "lord-off"} & set(ability.if_), lord.id


def test_decks_of_twenty_kinds() -> None:
    assert [len(deck) for deck in DECKS] == [codes.CARDS_A_DECK] * 3
    assert [sum(card.copies for card in deck) for deck in DECKS] == [32, 32, 40]
    assert {skill.copies for skill in BOX.skill} == {2}
    assert all(skill.effect and skill.synergy for skill in BOX.skill)


def test_the_weapons_that_the_rulebook_names() -> None:
    weapon = {entry.id: entry for entry in BOX.weapon}
    assert (weapon["katana"].attack, weapon["katana"].classes) == (2, ("sword",))
    assert [ability.do for ability in weapon["garrote"].effect] == ["deadly"]
    assert weapon["yumi"].kind == "ranged"
    assert weapon["yumi"].range > 1
    assert "paired" in [ability.do for ability in weapon["wakizashi"].effect]
    assert 3 <= sum("sword" in entry.classes for entry in BOX.weapon) <= 4
    assert any("thrown" in entry.classes for entry in BOX.weapon)
    own_tile = [e for e in BOX.weapon if any(a.do == "own-tile" for a in e.effect)]
    assert own_tile
    assert all(entry.kind == "ranged" for entry in own_tile)


def test_the_items_and_skills_that_the_rulebook_speaks_of() -> None:
    assert sum(item.slot == "armour" for item in BOX.item) >= 2
    paid = [e for e in BOX.item if e.activate.ki or e.activate.ingenuity or e.activate.wounds]
    assert len(paid) >= 2
    assert {"wounds", "ki"} <= {a.stat for item in BOX.item for a in item.effect}
    skill = {entry.id: entry for entry in BOX.skill}
    assert skill["pocket-space"].effect[0].stat == "reserve"
    effects = {(a.do, a.amount) for entry in BOX.skill for a in entry.effect}
    assert {("success-from", 9), ("theft-proof", 1), ("keep-shadow", 1)} <= effects


def test_units_have_the_values_of_the_table() -> None:
    values = [
        (u.move, u.attack, u.damage, u.wound, u.dead, u.ingenuity, u.range, u.limit, u.pool)
        for u in BOX.unit
    ]
    assert values == [
        (2, 4, 1, 5, 7, 1, 0, 5, 25),
        (1, 4, 1, 5, 6, 1, 2, 5, 15),
        (2, 6, 2, 6, 8, 2, 0, 2, 8),
        (1, 5, 2, 6, 8, 2, 3, 2, 8),
        (2, 7, 2, 5, 8, 3, 0, 2, 6),
        (1, 8, 3, 8, 10, 5, 0, 1, 3),
    ]
    assert BOX.unit[codes.DAIMYO].types == ("samurai", "leader")
    assert [a.stat for a in BOX.unit[codes.DAIMYO].effect] == ["unit-attack", "unit-attack"]


def test_encounters() -> None:
    assert len(BOX.encounter) == 24
    assert sum(encounter.copies for encounter in BOX.encounter) == 36
    brought = [encounter.units.numbers for encounter in BOX.encounter]
    assert [5, 0, 0, 0, 0, 0] in brought
    limits = [unit.limit for unit in BOX.unit]
    over = [units for units in brought if any(n > m for n, m in zip(units, limits, strict=True))]
    assert len(over) == 1
    for unit in range(codes.UNITS):
        assert sum(units[unit] > 0 for units in brought) >= 3
    small = sum(e.copies for e in BOX.encounter if sum(e.units.numbers) <= 4)
    assert small >= 30


def test_tiles() -> None:
    shapes = Counter(dict.fromkeys(codes.SHAPE_NAMES, 0))
    for room in BOX.room:
        shapes[room.shape] += room.copies
    assert [shapes[shape] for shape in codes.SHAPE_NAMES] == [7, 3, 10, 4, 4, 2]
    assert shapes.total() == codes.MOST_TILES


# --- vocabulary ---------------------------------------------------------------------------


def test_every_word_is_used_by_some_card() -> None:
    every = [ability for _, ability in abilities()]
    assert {ability.do for ability in every} == set(codes.DO_NAMES)
    assert {ability.when for ability in every} == set(codes.WHEN_NAMES)
    assert {ability.target for ability in every} == set(codes.TARGET_NAMES)
    assert {ability.limit for ability in every} == set(codes.LIMIT_NAMES)
    assert stats_of("modify", "set") == set(codes.STAT_NAMES)
    assert stats_of("immune") == set(codes.IMMUNE_NAMES)
    assert {condition.partition(":")[0] for condition in conditions()} == set(codes.IF_NAMES)
    for cost in ("ki", "ingenuity", "wounds", "counters", "shadow", "card"):
        assert any(getattr(ability.cost, cost) for ability in every), cost


def test_no_two_cards_do_the_same() -> None:
    """Numbers apart, no two cards have the same abilities, no two rooms, no two Encounters."""
    seen: dict[object, str] = {}
    for key in CARD_CLASSES:
        if key in FLAVOURED:
            seen = {}
        for card in getattr(BOX, key):
            for part in ("effect", "synergy"):
                same = frozenset(
                    dataclasses.replace(
                        ability,
                        amount=1,
                        reach=0,
                        limit="",
                        cost=Cost(),
                        if_=tuple(
                            sorted(condition.rstrip(":0123456789") for condition in ability.if_)
                        ),
                    )
                    for ability in getattr(card, part, ())
                )
                if same:
                    assert same not in seen, (card.id, seen[same])
                    seen[same] = card.id


def test_a_card_stays_simple() -> None:
    for key in CARD_CLASSES:
        for card in getattr(BOX, key):
            assert len(card.effect) <= 2, card.id
            assert len(getattr(card, "synergy", ())) <= 2, card.id


def test_nothing_can_be_repeated_for_nothing() -> None:
    """What its owner may do has a cost or a limit; what gives something for free has a limit."""
    gains = ("ingenuity", "ki", "gain", "swap", "attack-again", "leap", "peek", "counter")
    for card, ability in abilities():
        if ability.may:
            assert ability.limit or ability.cost != Cost(), card
        elif ability.do in gains and ability.amount > 0 and not card.startswith("encounter"):
            assert ability.limit, card


# --- numbers ------------------------------------------------------------------------------


def test_effects_are_numbered_in_order() -> None:
    box = numbered(BOX)
    assert [effect.index for effect in box.effects] == list(range(len(box.effects)))
    in_order = [effect for kind in box.ninja for effect in kind.effects]
    for kinds in (box.lords, box.units):
        in_order += [effect for kind in kinds for effect in kind.effects]
    in_order += [effect for card in box.cards for effect in card.effects]
    in_order += [effect for card in box.cards for effect in card.synergy]
    in_order += [effect for card in box.encounters for effect in card.effects]
    in_order += [effect for room in box.rooms for effect in room.effects]
    assert in_order == box.effects
    assert len(box.cards) == codes.CARDS
    for number, card in enumerate(box.cards):
        assert {effect.card for effect in (*card.effects, *card.synergy)} <= {number}
        assert bool(card.synergy) == (number >= codes.SKILL * codes.CARDS_A_DECK)


def test_numbers_stand_for_the_words() -> None:
    box = numbered(BOX)
    index = [entry.id for entry in BOX.weapon].index("garrote")
    garrote = box.cards[index]
    assert garrote.classes == 1 << codes.MELEE
    (deadly,) = garrote.effects
    assert (deadly.do, deadly.when, deadly.card_class) == (
        codes.DEADLY,
        codes.ALWAYS,
        codes.WEAPON_CLASS,
    )
    assert deadly.conditions == [codes.IF_NOT_NVN, -1]
    shuriken = box.cards[[entry.id for entry in BOX.weapon].index("shuriken")]
    assert shuriken.classes == 1 << codes.RANGED | 1 << codes.THROWN
    orochi = box.lords[[entry.id for entry in BOX.lord].index("orochi")]
    assert orochi.types == 1 << codes.LORDS
    assert orochi.effects[0].conditions == [codes.IF_LORD_OFF, -1, codes.IF_AWARENESS, 9]
    assert (orochi.effects[0].do, orochi.effects[0].stat) == (codes.SPAWN, codes.YARI)
    onijin = box.ninja[[entry.id for entry in BOX.ninja].index("onijin")]
    assert onijin.elements == 1 << codes.METAL | 1 << codes.EARTH
    assert onijin.effects[0].conditions == [codes.IF_UNIT_TYPE, codes.SAMURAI]
    dojo = box.rooms[[entry.id for entry in BOX.room].index("dojo")]
    assert (dojo.shape, dojo.copies) == (codes.CROSS, 1)


def test_items_of_one_slot_have_one_number() -> None:
    box = numbered(BOX)
    slots = {item.slot: box.cards[20 + n].slot for n, item in enumerate(BOX.item)}
    assert slots.pop("") == -1
    assert sorted(slots.values()) == list(range(len(slots)))
    for number, item in enumerate(BOX.item, start=20):
        if item.slot:
            assert box.cards[number].slot == slots[item.slot]


# --- texts --------------------------------------------------------------------------------


def test_every_card_has_a_name_and_a_text_that_takes_its_numbers() -> None:
    english = texts("en")
    for key in FILES:
        for entry in getattr(BOX, key):
            assert english.say(f"{key}-{entry.id}")
            if key in CARD_CLASSES and (key not in FLAVOURED or entry.effect):
                assert english.say(f"{key}-text-{entry.id}", **wording(entry)).endswith(".")
            if isinstance(entry, Skill):
                said = english.say(f"synergy-text-{entry.id}", **wording(entry, "synergy"))
                assert said.endswith(".")


def test_no_text_is_left_over() -> None:
    wanted = {f"{key}-{entry.id}" for key in FILES for entry in getattr(BOX, key)}
    wanted |= {
        f"{key}-text-{card.id}"
        for key in CARD_CLASSES
        for card in getattr(BOX, key)
        if key not in FLAVOURED or card.effect
    }
    wanted |= {f"synergy-text-{skill.id}" for skill in BOX.skill}
    wanted |= {f"{key}-flavour-{card.id}" for key in FLAVOURED for card in getattr(BOX, key)}
    wanted |= {f"tile-{shape}" for shape in codes.SHAPE_NAMES}
    files = ("era-of-the-ninja-cards.ftl", "era-of-the-ninja-castle.ftl")
    assert {name for name, entry in entries("en").items() if entry.file in files} == wanted


def test_another_number_changes_the_text() -> None:
    data = BOX.to_dict()
    pick(data, "ninja", "rokuro")["effect"][0]["amount"] = -2
    changed = next(ninja for ninja in read_box(data).ninja if ninja.id == "rokuro")
    said = texts("en").say("ninja-text-rokuro", **wording(changed))
    assert said == "With your last Wound: Attack −2."


def test_every_cost_and_amount_that_counts_is_said() -> None:
    english = entries("en")
    for key in CARD_CLASSES:
        for card in getattr(BOX, key):
            for part in ("effect", "synergy"):
                name = f"{key}-text-{card.id}" if part == "effect" else f"synergy-text-{card.id}"
                for number, ability in enumerate(getattr(card, part, ()), start=1):
                    last = "" if number == 1 else str(number)
                    said = english[name].variables
                    for cost in ("ki", "ingenuity", "wounds", "counters", "shadow"):
                        if getattr(ability.cost, cost):
                            assert f"{cost}{last}" in said, name
                    if ability.reach:
                        assert f"reach{last}" in said, name
                    if ability.do in ("modify", "set", "heal", "hurt", "add", "tokens"):
                        assert {f"amount{last}", f"signed{last}"} & said, name


# --- reading ------------------------------------------------------------------------------


def test_a_box_says_what_it_was_read_from() -> None:
    assert read_box(None) is BOX
    assert read_box(BOX.to_dict()) == BOX
    assert read_box(CONTENT) == BOX


def pick(data: dict[str, Any], key: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in data[key] if entry["id"] == name)
    return found


def on(key: str, name: str, *path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    """A change of one value of one entry."""

    def change(data: dict[str, Any]) -> None:
        where: Any = pick(data, key, name)
        for step in path[:-1]:
            where = where[step]
        where[path[-1]] = value

    return change


def drop(key: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data[key].pop()

    return change


def no_courtyard(data: dict[str, Any]) -> None:
    data["room"] = [room for room in data["room"] if room["shape"] != "courtyard"]


VALUE, COUNT, KEY = "content-wrong-value", "content-wrong-count", "content-unknown-key"
WRONG: dict[str, tuple[Callable[[dict[str, Any]], None], str, str, str]] = {
    "a ninja less": (drop("ninja"), COUNT, "-", "ninja"),
    "a weapon less": (drop("weapon"), COUNT, "-", "weapon"),
    "a skill less": (drop("skill"), COUNT, "-", "skill"),
    "move": (on("ninja", "oni", "move", value=4), VALUE, "ninja oni", "move"),
    "element": (on("ninja", "oni", "elements", value=["air"]), VALUE, "ninja oni", "elements"),
    "no element": (on("ninja", "oni", "elements", value=[]), VALUE, "ninja oni", "elements"),
    "gender": (on("ninja", "oni", "gender", value="none"), VALUE, "ninja oni", "gender"),
    "realm": (on("ninja", "oni", "realm", value="hell"), VALUE, "ninja oni", "realm"),
    "key": (on("ninja", "oni", "luck", value=1), KEY, "ninja oni", "luck"),
    "id twice": (on("ninja", "oni", "id", value="chibi"), "content-twice", "ninja chibi", "id"),
    "id of another set": (on("lord", "nue", "id", value="oni"), "content-twice", "lord oni", "id"),
    "bad id": (on("lord", "nue", "id", value="Nue"), "content-bad-id", "lord Nue", "id"),
    "dead below wound": (on("lord", "nue", "dead", value=2), VALUE, "lord nue", "dead"),
    "class": (on("weapon", "bo", "classes", value=["axe"]), VALUE, "weapon bo", "classes"),
    "melee range": (on("weapon", "bo", "range", value=1), VALUE, "weapon bo", "range"),
    "ranged range": (on("weapon", "yumi", "range", value=0), VALUE, "weapon yumi", "range"),
    "kind": (on("weapon", "bo", "kind", value="magic"), VALUE, "weapon bo", "kind"),
    "no synergy": (on("skill", "goton", "synergy", value=[]), VALUE, "skill goton", "synergy"),
    "pool": (on("unit", "monk", "pool", value=7), VALUE, "unit monk", "pool"),
    "type": (on("unit", "monk", "types", value=["lord"]), VALUE, "unit monk", "types"),
    "unit order": (on("unit", "monk", "id", value="abbot"), VALUE, "unit abbot", "id"),
    "abilities": (
        on("room", "dojo", "effect", value=[{"do": "ki", "when": "arriving"}] * 100),
        *(VALUE, "-", "effect"),
    ),
    "no shape": (on("room", "dojo", "shape", value="star"), VALUE, "room dojo", "shape"),
    "no courtyard": (no_courtyard, VALUE, "-", "shape"),
    "tiles": (on("room", "dojo", "copies", value=8), VALUE, "-", "copies"),
    "encounters": (on("encounter", "cooks", "copies", value=3), VALUE, "-", "copies"),
    "no units": (
        on("encounter", "cooks", "units", value={}),
        VALUE,
        "encounter cooks",
        "units",
    ),
    "unknown unit": (
        on("encounter", "cooks", "units", value={"cook": 1}),
        KEY,
        "encounter cooks units",
        "cook",
    ),
    "activation": (
        on("item", "sake", "activate", value={"luck": 1}),
        KEY,
        "item sake activate",
        "luck",
    ),
    "not a table": (on("ninja", "oni", "effect", value=[3]), VALUE, "ninja oni effect 1", "effect"),
    "not a list": (on("ninja", "oni", "effect", value=3), VALUE, "ninja oni", "effect"),
}
EFFECTS: dict[str, tuple[str, str, dict[str, Any], str, str]] = {
    "no effect": ("ninja", "oni", {"amount": 1}, "content-missing-key", "do"),
    "effect": ("ninja", "oni", {"do": "fly"}, VALUE, "do"),
    "key": ("ninja", "oni", {"do": "deadly", "why": 1}, KEY, "why"),
    "another if": ("ninja", "oni", {"do": "deadly", "iff": ["nvn"]}, KEY, "iff"),
    "trigger": ("ninja", "oni", {"do": "heal", "when": "dawn"}, VALUE, "when"),
    "a Lord's trigger": ("ninja", "oni", {"do": "heal", "when": "struck"}, VALUE, "when"),
    "a ninja's trigger": ("lord", "nue", {"do": "hurt", "when": "hiding"}, VALUE, "when"),
    "standing at a trigger": (
        "ninja",
        "oni",
        {"do": "deadly", "when": "turn"},
        VALUE,
        "when",
    ),
    "happening without a trigger": ("ninja", "oni", {"do": "heal"}, VALUE, "when"),
    "effect at another trigger": ("ninja", "oni", {"do": "lift", "when": "turn"}, VALUE, "when"),
    "trigger of another effect": ("ninja", "oni", {"do": "heal", "when": "hit"}, VALUE, "do"),
    "never to rest": ("ninja", "oni", {"do": "leap", "when": "arriving", "reach": 1}, VALUE, "do"),
    "a Lord's effect": ("ninja", "oni", {"do": "hunts"}, VALUE, "do"),
    "word": ("ninja", "oni", {"do": "heal", "when": "turn", "word": "Two 2"}, VALUE, "word"),
    "ki for awareness": (
        *("skill", "monomi"),
        {"do": "awareness", "when": "awareness", "may": True, "cost": {"ki": 1}},
        *(VALUE, "ki"),
    ),
    "roll": ("ninja", "oni", {"do": "lift", "when": "before-roll", "roll": "x"}, VALUE, "roll"),
    "needless roll": ("ninja", "oni", {"do": "deadly", "roll": "attack"}, VALUE, "roll"),
    "no stat": ("ninja", "oni", {"do": "modify"}, VALUE, "stat"),
    "stat": ("ninja", "oni", {"do": "modify", "stat": "charm"}, VALUE, "stat"),
    "needless stat": ("ninja", "oni", {"do": "deadly", "stat": "attack"}, VALUE, "stat"),
    "deck": ("ninja", "oni", {"do": "gain", "stat": "tile", "when": "turn"}, VALUE, "stat"),
    "unit": ("lord", "nue", {"do": "spawn", "stat": "lord", "when": "round"}, VALUE, "stat"),
    "target": ("ninja", "oni", {"do": "deadly", "target": "all"}, VALUE, "target"),
    "limit": ("ninja", "oni", {"do": "heal", "when": "turn", "limit": "day"}, VALUE, "limit"),
    "amount": ("ninja", "oni", {"do": "heal", "when": "turn", "amount": 99}, VALUE, "amount"),
    "face": ("ninja", "oni", {"do": "set-face", "when": "after-roll"}, VALUE, "amount"),
    "near": ("ninja", "oni", {"do": "lure", "when": "turn"}, VALUE, "target"),
    "no reach": ("ninja", "oni", {"do": "leap", "when": "turn"}, VALUE, "reach"),
    "needless reach": ("ninja", "oni", {"do": "deadly", "reach": 2}, VALUE, "reach"),
    "lord may": ("lord", "nue", {"do": "hurt", "when": "round", "may": True}, VALUE, "may"),
    "standing may": ("ninja", "oni", {"do": "deadly", "may": True}, VALUE, "may"),
    "cost without may": (
        *("ninja", "oni", {"do": "heal", "when": "turn", "cost": {"ki": 1}}),
        *(VALUE, "may"),
    ),
    "if is a text": ("ninja", "oni", {"do": "deadly", "if": "nvn"}, VALUE, "if"),
    "condition": ("ninja", "oni", {"do": "deadly", "if": ["rain"]}, VALUE, "if"),
    "argument": ("ninja", "oni", {"do": "deadly", "if": ["realm:hell"]}, VALUE, "if"),
    "no argument": ("ninja", "oni", {"do": "deadly", "if": ["realm"]}, VALUE, "if"),
    "no number": ("ninja", "oni", {"do": "deadly", "if": ["shadow:x"]}, VALUE, "if"),
    "needless argument": ("ninja", "oni", {"do": "deadly", "if": ["nvn:1"]}, VALUE, "if"),
    "conditions": ("ninja", "oni", {"do": "deadly", "if": ["nvn"] * 4}, VALUE, "if"),
    "counters of a weapon": ("weapon", "bo", {"do": "deadly", "if": ["counters:1"]}, VALUE, "if"),
    "counter on a skill": ("skill", "goton", {"do": "counter", "when": "turn"}, VALUE, "do"),
}


def refused(data: dict[str, Any]) -> tuple[str, object, object, object]:
    with pytest.raises(ContentError) as caught:
        read_box(data)
    (said,) = caught.value.messages
    assert texts("en").message(said)
    return said.id, said.args["file"], said.args["entry"], said.args["key"]


@pytest.mark.parametrize("name", WRONG)
def test_wrong_content_is_refused_by_file_entry_and_key(name: str) -> None:
    change, problem, entry, key = WRONG[name]
    data = copy.deepcopy(BOX.to_dict())
    change(data)
    assert refused(data) == (problem, "box", entry, key)


@pytest.mark.parametrize("name", EFFECTS)
def test_a_wrong_effect_is_refused_by_card_and_number(name: str) -> None:
    kind, card, ability, problem, key = EFFECTS[name]
    data = BOX.to_dict()
    pick(data, kind, card)["effect"] = [ability]
    assert refused(data) == (problem, "box", f"{kind} {card} effect 1", key)


def test_a_wrong_cost_is_refused() -> None:
    for kind, card, cost, key in (
        ("ninja", "oni", {"gold": 1}, "gold"),
        ("ninja", "oni", {"ki": 99}, "ki"),
        ("ninja", "oni", {"card": True}, "card"),
        ("weapon", "bo", {"counters": 1}, "counters"),
    ):
        data = BOX.to_dict()
        ability = {"do": "heal", "when": "turn", "may": True, "cost": cost}
        pick(data, kind, card)["effect"] = [ability]
        assert refused(data)[2:] == (f"{kind} {card} effect 1 cost", key)


def test_counters_cannot_be_put_on_the_card_that_pays() -> None:
    data = BOX.to_dict()
    ability = {"do": "counter", "when": "turn", "may": True, "cost": {"card": True}}
    pick(data, "item", "sake")["effect"] = [ability]
    assert refused(data)[2:] == ("item sake effect 1 cost", "card")


def test_a_wrong_synergy_is_told_from_the_effect() -> None:
    data = BOX.to_dict()
    pick(data, "skill", "goton")["synergy"][0]["do"] = "fly"
    assert refused(data) == (VALUE, "box", "skill goton synergy 1", "do")


def known_to(ability: dict[str, Any]) -> Iterable[str]:
    data = BOX.to_dict()
    pick(data, "ninja", "oni")["effect"] = [ability]
    with pytest.raises(ContentError) as caught:
        read_box(data)
    args = caught.value.messages[0].args
    return str(args["known"] if "known" in args else args["wanted"]).split(", ")


def test_a_refusal_lists_the_right_words() -> None:
    assert tuple(known_to({"do": "fly"})) == codes.DO_NAMES
    assert tuple(known_to({"do": "modify", "stat": "charm"})) == codes.STAT_NAMES
    assert tuple(known_to({"do": "deadly", "if": ["rain"]})) == codes.IF_NAMES
    assert tuple(known_to({"do": "deadly", "target": "all"})) == codes.TARGET_NAMES
    assert {"do", "when", "if", "cost"} <= set(known_to({"do": "deadly", "why": 1}))
    assert "weapon:sword" in known_to({"do": "deadly", "if": ["weapon:axe"]})
    assert tuple(known_to({"do": "deadly", "when": "turn"})) == ("always",)
    assert STANDING[-1] == "bodyguard"


def test_sets_that_are_missing_or_unknown() -> None:
    data = BOX.to_dict()
    assert refused({**data, "spell": []}) == (KEY, "box", "-", "spell")
    assert refused({**data, "room": {}}) == (VALUE, "box", "-", "room")
    assert refused({**data, "room": [1]}) == (VALUE, "box", "room 1", "room")
    del data["room"]
    assert refused(data) == ("content-missing-key", "box", "-", "room")


@pytest.mark.parametrize("key", FILES)
def test_the_file_is_named(key: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(CONTENT, folder)
    path = folder / FILES[key]
    good = path.read_text(encoding="utf-8")
    first = getattr(BOX, key)[0].id
    path.write_text(good.replace("id = ", "luck = 1\nid = ", 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_box(folder)
    args = caught.value.messages[0].args
    assert (args["file"], args["entry"], args["key"]) == (FILES[key], f"{key} {first}", "luck")
    path.write_text("= 3", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_box(folder)
    assert caught.value.messages[0].id == "content-unreadable"
    path.unlink()
    with pytest.raises(ContentError) as caught:
        read_box(folder)
    assert caught.value.messages[0].args["file"] == str(path)


@pytest.mark.rule("E.12")
def test_no_ki_is_paid_to_change_the_awareness_die() -> None:
    paid = [
        ability.cost.ki
        for skill in the_box().skill
        for ability in (*skill.effect, *skill.synergy)
        if ability.do == "awareness"
    ]
    assert paid == [0]
    monomi = next(skill for skill in the_box().skill if skill.id == "monomi")
    assert monomi.effect[0].cost.ingenuity == 1
