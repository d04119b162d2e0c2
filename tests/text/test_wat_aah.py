"""Shinobi WAT-AAH! in three languages: names, cards, the log of a match, refusals."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from kagemusha.core.chance import Rng
from kagemusha.core.errors import ContentError, KagemushaError, Message, NotationError
from kagemusha.core.event import Event
from kagemusha.core.event_table import Args
from kagemusha.games.wat_aah import deck
from kagemusha.games.wat_aah.deck import grand_master, shinobi
from kagemusha.games.wat_aah.events import KINDS, event_table
from kagemusha.games.wat_aah.names import MODE_IDS, PLACE_IDS, REASON_IDS, STEP_IDS
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.rules import WatAah
from kagemusha.text import LOCALES, texts
from kagemusha.text.wat_aah.speaker import WatAahSpeaker
from tests.text.explained import check_explained
from tests.text.fluent_sources import UNKNOWN, entries, log_texts

SOURCE = Path(deck.__file__).parent
VARIANTS = [(seats, mode) for mode in MODE_IDS for seats in (2, 3, 4)]


def _ok(sentence: str) -> None:
    assert sentence.endswith("."), sentence
    assert not re.search(r"[{}$]|wat-aah|\bp[1-4]\b", sentence), sentence


# --- events ---------------------------------------------------------------------------------------


def _examples(kind: int) -> list[Event]:
    table = event_table(choose(4, {"mode": "grand-master"}))
    found: dict[str, Event] = {}
    for one, two, three in itertools.product(range(4), repeat=3):
        try:
            (event,) = table.decode([(kind, one, two, three)])
        except IndexError:  # no such place or reason
            continue
        for said in (event, event.masked):
            if said and "" not in said.args.values() and () not in said.args.values():
                found[f"{said.kind} {said.args}"] = said
    return list(found.values())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_a_sentence(locale: str, kind: int) -> None:
    examples = _examples(kind)
    assert {f"wat-aah-{KINDS[kind].name}"} <= {event.kind for event in examples}
    for event in examples:
        _ok(texts(locale).event(event))


def test_every_event_has_a_text_and_no_text_is_left_over() -> None:
    kinds = {kind.name: kind.args for kind in KINDS.values()}
    kinds |= {kind.masked: str(kind.only) for kind in KINDS.values() if kind.masked}
    texts_here = log_texts("wat-aah-")
    assert {f"wat-aah-{name}" for name in kinds} == texts_here
    for name, words in kinds.items():
        assert entries("en")[f"wat-aah-{name}"].variables <= set(words.split()), name


@pytest.mark.parametrize(("seats", "mode"), VARIANTS)
def test_whole_matches_and_whatever_is_refused_in_them(seats: int, mode: str) -> None:
    """Random play, and now and then something that is not legal: all of it can be said."""
    rng = Rng(3, "texts", f"{seats}-{mode}")
    game = WatAah()
    everything = list(game.rules(seats, {"mode": mode}).vocabulary())
    refused: dict[str, Message] = {}
    events: dict[str, Event] = {}
    for seed in range(3):
        match = game.new(seats, {"mode": mode}, seed=seed)
        while match.pending:
            seat = rng.choice(match.pending)
            for reason in match.why_not(seat, [rng.choice(everything)]):
                refused.setdefault(f"{reason.id} {reason.args}", reason)
            match.act(seat, rng.choice(match.legal(seat)))
        for viewer in (*range(seats), None):
            events |= {f"{event.kind} {event.args}": event for event in match.events(viewer)}
    assert "wat-aah-match-won" in {event.kind for event in events.values()}
    for locale in LOCALES:
        for event in events.values():
            _ok(texts(locale).event(event))
        for reason in refused.values():
            assert texts(locale).message(reason).endswith(".")


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    said = texts(locale)
    wanted = {
        "game": ["wat-aah"],
        "mode": MODE_IDS,
        "step": STEP_IDS,
        "reason": REASON_IDS[1:],
        "place": PLACE_IDS,
        "effect": deck.EFFECT_IDS,
        "clan": [clan.id for clan in shinobi().clan],
        "yokai": [yokai.id for yokai in shinobi().yokai],
        "temple": [card.id for card in grand_master().temple],
        "court": [card.id for card in grand_master().court],
        "boss": [boss.id for boss in grand_master().boss],
    }
    for kind, ids in wanted.items():
        for name_id in ids:
            assert f"{kind}-{name_id}" in said
            assert said.name(kind, name_id)
    names = [said.name("card", kind.id) for kind in shinobi().kinds]
    assert len(set(names)) == len(names)
    assert len({said.name("step", step) for step in STEP_IDS}) == len(STEP_IDS)


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ["Spider 4", "Ronin", "Oni", "Old Hermit", "Player 3", "Final Showdown"]),
        ("fr", ["Araignée 4", "Ronin", "Oni", "Vieil Ermite", "Joueur 3", "Combat final"]),
        ("pl", ["Pająk 4", "Ronin", "Oni", "Stary Pustelnik", "Gracz 3", "Ostateczne Starcie"]),
    ],
)
def test_names_are_put_together(locale: str, names: list[str]) -> None:
    name = texts(locale).name
    cards = [name("card", card) for card in ("spider-4", "ronin", "oni", "old-hermit")]
    assert [*cards, name("player", "p3"), name("place", "showdown")] == names


def test_cards_of_a_players_own_file_have_a_name() -> None:
    name = texts("pl").name
    assert name("clan", "wild-boar") == "Wild Boar"
    assert name("card", "wild-boar-12") == "Wild Boar 12"
    assert name("card", "kasa-obake") == "Kasa Obake"
    assert name("temple", "quiet-bell") == "Quiet Bell"
    assert name("court", "text-levy") == "Text Levy"
    assert name("boss", "text") == "Text"
    args: Args = {"player": "p1", "clan": "wild-boar", "number": 2}
    placed = Event("wat-aah-clan-placed", args)
    assert texts("en").event(placed) == "Player 1 places the Wild Boar clan with 2 cards."
    assert texts("fr").event(placed) == "Joueur 1 pose le clan Wild Boar avec 2 cartes."


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "Player 2 places the Carp clan with 2 cards."),
        ("fr", "Joueur 2 pose le clan de la Carpe avec 2 cartes."),
        ("pl", "Gracz 2 wystawia klan Karpia: 2 karty."),
    ],
)
def test_clans_are_declined(locale: str, sentence: str) -> None:
    event = Event("wat-aah-clan-placed", {"player": "p2", "clan": "carp", "number": 2})
    assert texts(locale).event(event) == sentence


def test_winners_are_a_list() -> None:
    shared: Args = {"winners": ("p1", "p3", "p4"), "reason": "shared-victory"}
    assert texts("en").event(Event("wat-aah-match-won", shared)) == (
        "Player 1, Player 3 and Player 4 share the victory: tied in total and in Corruption."
    )
    alone: Args = {"winners": ("p2",), "reason": "less-corrupt"}
    assert texts("pl").event(Event("wat-aah-match-won", alone)) == (
        "Gracz 2 wygrywa: równa suma, ale mniejsza Korupcja."
    )


@pytest.mark.parametrize(
    ("number", "placed", "pawns", "points"),
    [
        (1, "1 karta", "1 pionek", "1 punkt "),
        (2, "2 karty", "2 pionki", "2 punkty "),
        (5, "5 kart", "5 pionków", "5 punktów "),
        (12, "12 kart", "12 pionków", "12 punktów "),
        (22, "22 karty", "22 pionki", "22 punkty "),
    ],
)
def test_polish_plurals(number: int, placed: str, pawns: str, points: str) -> None:
    say = texts("pl").say
    clan = say("wat-aah-clan-placed", player="p1", clan="bear", number=number)
    assert clan == f"Gracz 1 wystawia klan Niedźwiedzia: {placed}."
    ranked = say("wat-aah-ranked", player="p1", rank=1, pawns=number)
    assert ranked == f"Gracz 1: miejsce 1, {pawns} Ninja."
    assert points in say("wat-aah-final-score", player="p1", score=number)


# --- what the cards say ---------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_says_what_it_does(locale: str) -> None:
    say = texts(locale).say
    powers = [power for clan in shinobi().clan for power in (clan.two, clan.three)]
    powers += [yokai.power for yokai in shinobi().yokai]
    for power in powers:
        _ok(say(f"power-{power.do}", number=power.number, keep=power.keep))
    for name, cards in (("temple", grand_master().temple), ("court", grand_master().court)):
        for card in cards:
            text = say(f"{name}-text-{card.do}", number=card.number)
            _ok(text)
            assert not card.number or str(card.number) in text, card.id
    for boss in grand_master().boss:
        _ok(say("boss-text", damage=boss.damage, points=boss.points))


def test_every_primitive_has_a_text() -> None:
    for effect in deck.EFFECT_IDS:
        assert entries("en")[f"power-{effect}"].variables <= {"number", "keep"}
    for name, ids in (("temple", deck.TEMPLE_IDS), ("court", deck.COURT_IDS)):
        for effect in ids[1:]:
            assert entries("en")[f"{name}-text-{effect}"].variables <= {"number"}


def test_numbers_of_a_card_come_from_its_file() -> None:
    english, french = texts("en"), texts("fr")
    rats = "One opponent chooses and discards 2 cards."
    assert english.say("power-discard", number=2, keep=0) == rats
    assert english.say("power-swap", number=0).startswith("Swap your whole hand")
    assert english.say("power-look", number=5, keep=2) == (
        "Look at the top 5 cards of the deck and keep 2; the rest goes to the Jigoku."
    )
    assert french.say("court-text-levy", number=1) == "Piochez 1 carte."
    assert english.say("boss-text", damage=1, points=(-30, 0, 0, 0, 0, 0)) == (
        "Each player loses 1 pawn here. "
        "Points for 0, 1, 2, 3, 4 and 5 or more pawns left: −30, 0, 0, 0, 0, 0."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_page_has_the_numbers_of_the_cards(locale: str) -> None:
    said = texts(locale)
    bosses = said.rule("W.10").text
    for boss in grand_master().boss:
        points = ", ".join(str(number).replace("-", "−") for number in boss.points)
        line = next(line for line in bosses.splitlines() if said.name("boss", boss.id) in line)
        assert line.endswith(f": {points}.")
        assert str(boss.damage) in line.partition(":")[0]
    setup = said.rule("W.1").text
    total = sum(kind.number for kind in shinobi().kinds)
    clans = sum(len(clan.strengths) for clan in shinobi().clan)
    assert {str(total), str(clans), str(shinobi().hand)} <= set(re.findall(r"\d+", setup))
    powers = said.rule("W.4").not_in_book
    for clan in shinobi().clan:
        line = next(
            line for line in powers.splitlines() if f"- {said.name('clan', clan.id)}" in line
        )
        if clan.two.do in ("discard", "dig", "draw", "look"):
            numbers = [clan.two.number, clan.two.keep, clan.three.number, clan.three.keep]
            assert [int(n) for n in re.findall(r"\d+", line)] == [n for n in numbers if n]


# --- refusals -------------------------------------------------------------------------------------


def test_every_unknown_word_has_a_text_and_asks_for_what_it_is_given() -> None:
    for text_id, given in UNKNOWN.items():
        assert entries("en")[text_id].variables <= given, text_id


@pytest.mark.parametrize(
    "line",
    [
        *("", "jump", "place", "place moon", "place rat moon-3", "target", "target p9"),
        *("target p1 moon", "pawns moon 1", "pawns court many", "pawns", "peek x"),
        *("temple-card moon", "court-card moon", "boss moon", "card", "card rat", "recruit now"),
    ],
)
def test_every_misspelling_is_explained_in_every_language(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        WatAah().rules(2, {"mode": "grand-master"}).parse(line)
    check_explained(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "moon=1",
            "round=1 round=2",
            "round=9",
            "round=0000000001",
            "step=tea",
            "hand.p1=rat-3:9",
            "hand.p1=moon:1",
        ),
        *("step=targeting", "effect=1", "check=0", "hand.p1=rat-3:3 hand.p2=rat-3:1"),
        *("jigoku=oni,oni", "ronin=p1.rat:1", "step=discard-step", "yokai=oni:moon"),
    ],
)
def test_every_bad_position_is_explained_in_every_language(line: str) -> None:
    with pytest.raises(KagemushaError) as refused:
        WatAah().rules(2, None).read_position(line)
    check_explained(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("hand = 8", "hand = 99", "my.toml: “hand” cannot be 99."),
        ('do = "draw", number = 2', 'do = "fly"', "my.toml, clan carp two: “do” cannot be fly."),
        ('id = "toad"', 'id = "fox"', "my.toml, clan fox: “id” has the value “fox”"),
        ('id = "toad"', 'id = "ronin"', "my.toml, clan ronin: “ronin” cannot be an id."),
        ("number = 4\nstrength = 1", "number = 4", "the key “strength” is missing."),
        ("[6, 6,", "[60, 6,", "my.toml, clan bear: “strengths” cannot be 60."),
    ],
)
def test_a_wrong_deck_is_explained_in_every_language(
    tmp_path: Path, old: str, new: str, wanted: str
) -> None:
    source = (SOURCE / "content/shinobi.toml").read_text(encoding="utf-8")
    assert old in source
    file = tmp_path / "my.toml"
    file.write_text(source.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        WatAah().rules(2, {"deck": file})
    assert wanted in str(refused.value)
    check_explained(refused.value)


@pytest.mark.parametrize("options", [{"mode": "chess"}, {"moon": 1}, {"deck": "my.toml"}])
def test_a_wrong_option_is_explained_in_every_language(options: dict[str, object]) -> None:
    with pytest.raises(KagemushaError) as refused:
        WatAah().rules(2, options)
    check_explained(refused.value)
    with pytest.raises(KagemushaError) as refused:
        WatAah().rules(7, None)
    check_explained(refused.value)


# --- the menu -------------------------------------------------------------------------------------


def test_the_placement_menu_says_what_the_powers_would_do() -> None:
    """W.4, W.5: only what the cards in hand can reach, and every Yokai with its power."""
    line = "step=place-step hand.p1=rat-3:2,carp-1:2,carp-2:1,bear-6:1,oni:1 table.p1=bear-6:3"
    match = WatAah().position(line, seats=2)
    speaks = WatAahSpeaker("en", 2, match.rules.options)
    view = match.view(0)
    said = {str(action): speaks.details(view, action) for action in match.legal(0)}
    discards = "With 2: One opponent chooses and discards 2 cards."
    assert said["place rat"] == ("In your hand: Rat 3 3.", discards)
    assert said["place carp"][1:] == ("With 2: Draw 2 cards.", "With 3 or 4: Draw 4 cards.")
    assert said["reinforce bear"][1:] == ("With 1: no power.", "Oni: No power.")
    assert said["pass"] == ()
    (rat,) = match.parse("place rat")
    assert speaks.describe(view, rat) == "Place the Rat clan"


def test_after_the_last_round_no_temple_card_is_for_the_next() -> None:
    for round_, said in ((1, True), (3, False)):
        text = texts("en").say("speech-wat-aah-task-temple-choosing", round=round_)
        assert ("next round" in text) == said
