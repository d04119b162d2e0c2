"""Era of the Ninja in three languages: names, cards, the log of a match, refusals."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from kagemusha.core.chance import Rng
from kagemusha.core.errors import ContentError, KagemushaError, Message, NotationError
from kagemusha.core.event import Event
from kagemusha.core.event_table import Args
from kagemusha.core.game import Options
from kagemusha.games.era_of_the_ninja import box
from kagemusha.games.era_of_the_ninja.box import the_box, wording
from kagemusha.games.era_of_the_ninja.events import ENDS, KINDS, event_table
from kagemusha.games.era_of_the_ninja.meta import MOST_ROUNDS
from kagemusha.games.era_of_the_ninja.names import LORD_ENTERS_ID, STEP_NAMES, Names, stack_id
from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.step import Question, kinds
from kagemusha.games.era_of_the_ninja.refusal_cases import CASES
from kagemusha.games.era_of_the_ninja.rules import EraOfTheNinja
from kagemusha.games.era_of_the_ninja.schema import Card, Content
from kagemusha.games.era_of_the_ninja.view import EraView
from kagemusha.text import LOCALES, UnknownText, texts
from kagemusha.text.era_of_the_ninja import chances
from kagemusha.text.game_texts import GameTexts
from kagemusha.text.speaker import speaker
from tests.games.era_of_the_ninja.table import ROW, table
from tests.text.explained import check_explained
from tests.text.fluent_sources import ERA_REFUSED, ERA_WORDS, SAMPLES, entries, log_texts

SOURCE = Path(box.__file__).parent
NUMBERS = (-2, 0, 1, 2, 3, 5, 22, 41, 65)
PARTS = [
    *((kind, "effect") for kind in ("ninja", "lord", "weapon", "item", "skill", "unit")),
    ("skill", "synergy"),
]


def _ok(sentence: str) -> None:
    assert sentence.endswith("."), sentence
    assert not re.search(r"[{}$]|era-|\bp[1-4]\b|-name\b|  | [.,]", sentence), sentence


# --- events ---------------------------------------------------------------------------------------


def _examples(kind: int) -> list[Event]:
    table = event_table(choose(4, {"reinforcements": True}))
    words = KINDS[kind].args.split()
    found: dict[str, Event] = {}
    for some in itertools.product(NUMBERS, repeat=len(words)):
        one, two, three, four, *_ = (*some, 0, 0, 0, 0)
        named = [number for word, number in zip(words, some, strict=True) if word != "number"]
        if min(named, default=0) < 0:  # only a number of points may fall below nothing
            continue
        try:
            (event,) = table.decode([(kind, one, two, three, four)])
        except IndexError:  # no such card, unit or deck
            continue
        seats = [event.args.get(word, "p1") for word in ("player", "other", "killer", "owner")]
        known = all(seat in ("p1", "p2", "p3", "p4", "nobody") for seat in seats)
        if known and "" not in event.args.values():  # "": the reason why it is not over yet
            found[str(event.args)] = event
    return list(found.values())


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_a_sentence(kind: int) -> None:
    examples = _examples(kind)
    assert examples
    for event in examples[:: max(1, len(examples) // 60)]:
        for locale in LOCALES:
            _ok(texts(locale).event(event))


def test_every_event_has_a_text_and_no_text_is_left_over() -> None:
    texts_here = log_texts("era-")
    assert {f"era-{kind.name}" for kind in KINDS.values()} == texts_here
    for kind in KINDS.values():
        assert entries("en")[f"era-{kind.name}"].variables <= set(kind.args.split()), kind.name


@pytest.mark.parametrize(("seats", "options"), EraOfTheNinja().variants())
def test_whole_matches_and_whatever_is_refused_in_them(seats: int, options: Options) -> None:
    """Random play, and now and then something that is not legal: all of it can be said."""
    rng = Rng(3, "texts", f"{seats}-{options}")
    game = EraOfTheNinja()
    everything = list(game.rules(seats, options).vocabulary())
    refused: dict[str, Message] = {}
    events: dict[str, Event] = {}
    for seed in range(5):
        match = game.new(seats, options, seed=seed)
        while match.pending:
            seat = rng.choice(match.pending)
            for reason in match.why_not(seat, [rng.choice(everything)]):
                refused.setdefault(f"{reason.id} {reason.args}", reason)
            match.act(seat, rng.choice(match.legal(seat)))
        for viewer in (*range(seats), None):
            events |= {f"{event.kind} {event.args}": event for event in match.events(viewer)}
    assert "era-match-over" in {event.kind for event in events.values()}
    for locale in LOCALES:
        for event in events.values():
            _ok(texts(locale).event(event))
        for reason in refused.values():
            assert texts(locale).message(reason).endswith(".")


@pytest.mark.parametrize(
    ("kind", "args", "english", "polish"),
    [
        (
            "killed",
            {"stack": "monk-2", "number": 1, "left": 2, "killer": "p2"},
            "Player 2 defeats 1 unit of Monk 2; 2 left.",
            "Gracz 2 zabija 1 jednostkę (Mnich 2); zostaje 2.",
        ),
        (
            "killed",
            {"stack": "monk-2", "number": 2, "left": 0, "killer": "nobody"},
            "Monk 2 loses 2 units; 0 left.",
            "Mnich 2 traci 2 jednostki; zostaje 0.",
        ),
        (
            "attacked",
            {"player": "p1", "stack": "lord", "whole": 1, "sneak": 0},
            "Player 1 attacks the Lord.",
            "Gracz 1 atakuje cel: Władca.",
        ),
        (
            "attacked",
            {"player": "p1", "stack": "yari-1", "whole": 0, "sneak": 2},
            "Player 1 makes a sneak attack with +2 on one unit of Ashigaru Yari 1.",
            "Gracz 1 atakuje z zaskoczenia (+2) jedną jednostkę ze stosu: Ashigaru Yari 1.",
        ),
        (
            "tokens",
            {"stack": "lord", "number": -1, "total": 2},
            "The Lord loses 1 Wound token and has 2.",
            "Władca traci 1 znacznik Rany i ma ich 2.",
        ),
        (
            "ki",
            {"player": "p1", "number": -1, "total": 2},
            "Player 1 has 1 Ki less: 2 left.",
            "Gracz 1 ma o 1 Ki mniej: zostaje 2.",
        ),
        (
            "ingenuity",
            {"player": "p1", "number": 5, "total": 6},
            "Player 1 gains 5 Ingenuity and has 6.",
            "Gracz 1 otrzymuje 5 punktów Pomysłowości i ma 6.",
        ),
        (
            "discarded",
            {"player": "p1", "gear": "skill-goton", "under": "none"},
            "Player 1 discards Goton.",
            "Gracz 1 odrzuca kartę: Goton.",
        ),
        (
            "nvn",
            {"player": "p1", "other": "p2", "loot": "gear-head"},
            "Player 1 tries to steal the Lord’s head from Player 2.",
            "Gracz 1 próbuje ukraść kartę: głowa Władcy (ma ją Gracz 2).",
        ),
        (
            "match-over",
            {"winners": (), "reason": "rounds-spent"},
            "Nobody wins: the night is over.",
            "Nikt nie wygrywa: noc się skończyła.",
        ),
        (
            "match-over",
            {"winners": ("p1", "p3"), "reason": "last-standing"},
            "Player 1 and Player 3 win together: nobody else is left.",
            "Gracz 1 i Gracz 3 wygrywają razem: nie został nikt inny.",
        ),
        (
            "counters",
            {"owner": "nobody", "ability": "lord-kasai", "number": -1, "total": 3},
            "The Lord loses 1 counter of Kasai; now 3.",
            "Władca traci 1 znacznik karty Kasai; jest ich 3.",
        ),
    ],
)
def test_a_log_reads_like_a_log(kind: str, args: Args, english: str, polish: str) -> None:
    event = Event(f"era-{kind}", args)
    assert texts("en").event(event) == english
    assert texts("pl").event(event) == polish
    _ok(texts("fr").event(event))


# --- chances --------------------------------------------------------------------------------------


def test_chances_and_averages_are_whole_or_have_one_decimal() -> None:
    polish = GameTexts("pl", "era-of-the-ninja")
    assert chances.percent(polish, Fraction(1, 2)) == "50\N{NO-BREAK SPACE}%"
    assert chances.percent(polish, Fraction(1, 3)) == "33,3\N{NO-BREAK SPACE}%"
    assert chances.number(polish, Fraction(2)) == "2"
    assert chances.number(polish, Fraction(5, 2)) == "2,5"


def test_the_chances_of_a_view_are_counted_once() -> None:
    options: Options = {"mode": "lone-ninja", "lord": "kasai"}
    match = EraOfTheNinja().new(1, options, seed=1)
    odds, first = chances.Odds(choose(1, options)), match.view(0)
    match.act(0, match.legal(0)[0])
    second = match.view(0)
    assert isinstance(first, EraView)
    assert isinstance(second, EraView)
    assert odds.of(first) is odds.of(first)
    assert odds.of(second).view is second


def test_a_way_says_who_stands_at_its_end() -> None:
    """Others alone, and only there."""
    match = table(f"{ROW} p1=onijin@1 p2=oni@2 p3=tanuki@3", seats=3)
    view, spoken = match.view(0), speaker(match.rules, "en")
    ways = {
        dict(a.parts)["way"]: spoken.describe(view, a) for a in match.legal(0) if a.verb == "move"
    }
    assert {way: text.partition(" [")[2] for way, text in ways.items()} == {
        "east": "Player 2]",
        "west": "",
    }


def test_a_trade_is_asked_about_by_the_name_of_the_card() -> None:
    line = "p1=oni@0 p1.cards=bo* p2=hagane@0"
    match = table(line, seats=2, options={"clans": ["metal", "metal"]})
    match.act(0, "give bo p2")
    task = speaker(match.rules, "en").task(match.view(1))
    assert task == "Player 1 offers you Bo. Will you take it?"


# --- names ----------------------------------------------------------------------------------------


def _wanted(content: Content) -> dict[str, Sequence[str]]:
    return {
        "game": ["era-of-the-ninja"],
        "mode": codes.MODE_NAMES,
        "step": STEP_NAMES,
        "stage": codes.STAGE_NAMES,
        "reason": codes.REASON_NAMES[1:],
        "clan": codes.CLAN_NAMES,
        "element": codes.ELEMENT_NAMES,
        "realm": codes.REALM_NAMES,
        "enemy": codes.TYPE_NAMES,
        "way": codes.WAY_NAMES,
        "deck": codes.DECK_NAMES,
        "roll": codes.ROLL_NAMES,
        "mark": codes.MARK_NAMES,
        "lord-state": codes.LORD_STATE_NAMES,
        "unit": codes.UNIT_NAMES,
        "tile": codes.SHAPE_NAMES,
        "room": [room.id for room in content.room],
        "ninja": [card.id for card in content.ninja],
        "lord": [card.id for card in content.lord],
        "weapon": [card.id for card in content.weapon],
        "item": [card.id for card in content.item],
        "skill": [card.id for card in content.skill],
        "encounter": [*(card.id for card in content.encounter), LORD_ENTERS_ID],
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    said = texts(locale)
    for kind, ids in _wanted(the_box()).items():
        for name_id in ids:
            assert f"{kind}-{name_id}" in said
            assert said.name(kind, name_id)
        assert len({said.name(kind, name_id) for name_id in ids}) == len(ids), kind
    names = Names(the_box())
    for name_id in (*names.gear, *names.ability_cards):
        assert name_id in said
        assert said.name("gear", name_id) == said.say(name_id)
    stacks = [said.name("stack", stack_id(slot)) for slot in range(codes.SLOTS)]
    assert len(set(stacks)) == codes.SLOTS


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ["Ashigaru Yari 2", "the Lord", "Castle Map", "Fire 2", "side 3", "Katana"]),
        ("fr", ["Ashigaru Yari 2", "le Seigneur", "Plan du Château", "Feu 2", "le camp 3"]),
        ("pl", ["Ashigaru Yari 2", "Władca", "Plan Zamku", "Ogień 2", "strona 3", "Katana"]),
    ],
)
def test_names_are_put_together(locale: str, names: list[str]) -> None:
    name = texts(locale).name
    found = [name("stack", "yari-2"), name("stack", "lord"), name("gear", "item-ezu")]
    found += [name("clan", "fire-2"), name("enemy", "side-3"), name("gear", "katana")]
    assert found[: len(names)] == names


def test_cards_of_a_players_own_box_have_a_name() -> None:
    name = texts("pl").name
    assert name("ninja", "old-crow") == "Old Crow"
    assert name("lord", "state-away") == "State Away"
    assert name("gear", "weapon-moon-blade") == "Moon Blade"
    assert name("gear", "weapon-text-katana") == "Text Katana"
    assert name("gear", "moon-blade") == "Moon Blade"
    assert name("gear", "text-katana") == "Text Katana"
    assert name("encounter", "tea-house") == "Tea House"
    assert name("clan", "numbered") == "Numbered"
    with pytest.raises(UnknownText):
        name("stack", "moon-2")
    used = Event("era-used", {"player": "p1", "ability": "skill-moon-walk"})
    assert texts("fr").event(used) == "Joueur 1 se sert d’une capacité\u00a0: Moon Walk."


# --- what the cards say ---------------------------------------------------------------------------


def _cards(kind: str) -> Sequence[Card]:
    cards: Sequence[Card] = getattr(the_box(), kind)
    return cards


def _text_id(kind: str, part: str, card: Card) -> str:
    return f"{kind if part == 'effect' else 'synergy'}-text-{card.id}"


@pytest.mark.parametrize(("kind", "part"), PARTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_says_what_it_does(locale: str, kind: str, part: str) -> None:
    for card in _cards(kind):
        text_id = _text_id(kind, part, card)
        numbers = wording(card, part)
        text = texts(locale).say(text_id, **numbers)
        _ok(text)
        for variable in entries(locale)[text_id].variables:
            assert str(numbers[variable]) in text, text_id


@pytest.mark.parametrize(("kind", "part"), PARTS)
def test_the_languages_give_the_same_numbers(kind: str, part: str) -> None:
    for card in _cards(kind):
        text_id = _text_id(kind, part, card)
        numbers = wording(card, part)
        said = [texts(locale).say(text_id, **numbers) for locale in LOCALES]
        figures = [sorted(re.findall(r"[+−]?\d+", text)) for text in said]
        assert figures[0] == figures[1] == figures[2], text_id


def test_every_cost_stands_on_its_card() -> None:
    for kind, part in PARTS:
        for card in _cards(kind):
            variables = entries("en")[_text_id(kind, part, card)].variables
            for name, number in wording(card, part).items():
                if number and re.match("ki|ingenuity|counters|start|activate", name):
                    assert name in variables, (card.id, name)


def test_numbers_of_a_card_come_from_its_file() -> None:
    say = texts("en").say
    assert say("synergy-text-monomi", amount=1, signed2="+2") == (
        "When you are hidden after a Hide on a tile with minions, gain 1 more Ingenuity. "
        "Search rolls have +2."
    )
    assert say("item-text-onigiri", amount=1) == (
        "On your turn, before you move, you may discard this card: regain 1 Wound."
    )


# --- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_cited_rule_can_be_looked_up(locale: str) -> None:
    said = texts(locale)
    cited = {kind.rule for kind in KINDS.values() if isinstance(kind.rule, str)} | set(ENDS[1:])
    cited |= {kind.rule for kind in kinds(Question) if issubclass(kind, Question)} - {""}
    cited |= {rule for rule, _ in CASES.values()} - {""}
    for text_id in (*ERA_REFUSED, *(name for name in entries("en") if name.startswith("option-"))):
        entry = entries(locale)[text_id]
        args = dict.fromkeys(entry.variables, 1)
        cited |= set(re.findall(r"\bE(?:\.\d+|/r\d+)", said.say(text_id, **args | _names(entry))))
    assert len(cited) > 60
    for rule in cited:
        assert said.rule(rule).title


def _names(entry: object) -> dict[str, str]:
    known = {**SAMPLES, "mode": "standard", "step": "turn"}
    return {name: known[name] for name in getattr(entry, "variables", ()) if name in known}


def test_the_numbers_of_the_rules_are_those_of_the_game() -> None:
    assert MOST_ROUNDS == 100
    assert "hundredth" in texts("en").rule("E/r64").not_in_book


# --- refusals -------------------------------------------------------------------------------------


def test_every_refusal_has_a_text_and_asks_for_what_it_is_given() -> None:
    for text_id, given in ERA_REFUSED.items():
        assert entries("en")[text_id].variables <= given, text_id
    refused = {name for name in entries("en") if name.startswith("refused-era-")}
    assert refused == set(ERA_REFUSED)
    notation = (SOURCE / "notation.py").read_text(encoding="utf-8")
    for word in ERA_WORDS:
        assert f'"{word}":' in notation


@pytest.mark.parametrize(
    "line",
    [
        *("", "jump", "keep", "keep moon", "use moon", "buy", "buy moon", "buy skill pool x"),
        *(
            "synergy moon",
            "give katana",
            "give katana p9",
            "move up",
            "attack moon",
            "merge yari-1",
        ),
        *("merge yari-1 moon", "declare moon", "substitute moon", "ninja moon", "lord moon"),
        *("encounter moon", "tile moon", "turn x", "roll now", "lead p7", "place 1", "deposit x"),
    ],
)
def test_every_misspelling_is_explained_in_every_language(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        EraOfTheNinja().rules(2, None).parse(line)
    check_explained(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        *("moon=1", "round=1 round=2", "round=999", "step=tea", "lead=p9", "numbers=1 check=2"),
        *("tiles=tee:0:0:0", "tiles=moon", "tiles=courtyard:0:0:0,tee:5:5:0", "lord=moon"),
        *(
            "units=moon",
            "units=yari:99@0",
            "p1=moon@0",
            "p1=oni@9",
            "p1.ki=2",
            "active=p2 p1=oni@0",
        ),
        *("p1=oni@0 p2=oni@0", "p1=oni@0 p1.cards=moon", "p1=oni@0 p1.flags=moon", "head=1"),
        "p1=oni@0 p1.cards=katana,bo,sai,kama,yumi p2=tanuki@0",
        "p1=oni@0 p1.cards=kanabo,kanabo,kanabo,kanabo",
        "p1=oni@0 p1.skills=goton,goton",
        "p1=oni@0 p1.declared=moon",
    ],
)
def test_every_bad_position_is_explained_in_every_language(line: str) -> None:
    with pytest.raises(KagemushaError) as refused:
        EraOfTheNinja().rules(2, None).read_position(line)
    check_explained(refused.value)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "chess"}),
        (2, {"moon": 1}),
        (2, {"box": "my.toml"}),
        (7, None),
        (2, {"mode": "lone-ninja"}),
        (1, {"mode": "standard"}),
        (2, {"mode": "nvn-death-match", "nvn": False}),
        (2, {"mode": "nvn-death-match", "reinforcements": True}),
        (2, {"mode": "nvn-death-match", "sneak": True}),
        (2, {"mode": "nvn-death-match", "lord": "kasai"}),
        (2, {"mode": "nvn-death-match", "clans": "fire"}),
        (2, {"mode": "clan-attack", "nvn": True}),
        (2, {"mode": "clan-attack", "clans": ["fire", "water"]}),
        (2, {"mode": "clan-attack", "clans": ["fire", "none"]}),
        (2, {"mode": "clan-death-match", "clans": "fire"}),
        (1, {"mode": "lone-ninja", "arcade": True}),
        (3, {"clans": ["fire", "water"]}),
        (2, {"clans": ["moon", "fire"]}),
        (2, {"arcade": 3}),
        (2, {"rounds": 0}),
    ],
)
def test_a_wrong_option_is_explained_in_every_language(seats: int, options: Options) -> None:
    with pytest.raises(KagemushaError) as refused:
        EraOfTheNinja().rules(seats, options)
    check_explained(refused.value)


def test_too_few_ninja_are_explained_in_every_language() -> None:
    for clan in ("fire", "fire-2"):
        args = {"clan": clan, "number": 3, "wanted": 4}
        for locale in LOCALES:
            sentence = texts(locale).message(Message("option-era-too-few-ninja", args))
            assert texts(locale).name("clan", clan) in sentence


def test_a_wrong_box_is_explained_in_every_language() -> None:
    data = the_box().to_dict()
    data["lord"] = [{**data["lord"][0], "dead": 1}, *data["lord"][1:]]
    with pytest.raises(ContentError) as refused:
        EraOfTheNinja().rules(2, {"box": data})
    check_explained(refused.value)


# --- what the log adds ----------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_e21_the_lord_who_is_drawn_is_read_aloud(locale: str) -> None:
    said = speaker(EraOfTheNinja().rules(1), locale)
    drawn = Event("era-lord-drawn", {"lord": "arashi"}, "E.21")
    text = texts(locale).say("lord-text-arashi", signed="\N{MINUS SIGN}2")
    assert said.aside(drawn).endswith(text)
    assert said.aside(Event("era-round", {"round": 1}, "E.23")) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_one_word_for_a_sword(locale: str) -> None:
    sword = texts(locale).say("speech-era-of-the-ninja-class-sword")
    assert sword in texts(locale).say("skill-text-kenjutsu", signed="+1")
