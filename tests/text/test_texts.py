"""`Texts`: the interface of the package `text`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kagemusha
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.event import Event
from kagemusha.text import BrokenText, UnknownText, fluent_texts, texts
from kagemusha.text.fluent_texts import FluentTexts
from tests.text.explained import check_explained


def test_texts_are_made_once() -> None:
    assert texts("fr") is texts("fr")
    assert texts("fr").locale == "fr"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(kagemusha.OptionError, match=r"no language “xx”.*en, fr, pl"):
        texts("xx")


def test_a_missing_text_is_a_bug() -> None:
    with pytest.raises(UnknownText, match="no text 'nonsense' in the 'pl' locale"):
        texts("pl").say("nonsense")
    with pytest.raises(UnknownText):
        texts("en").name("ronin", "sanjuro")
    with pytest.raises(UnknownText):
        texts("en").rule("R7.99")
    with pytest.raises(UnknownText):
        texts("en").rules("go")


def test_a_missing_argument_is_a_bug() -> None:
    with pytest.raises(BrokenText, match="round"):
        texts("en").say("seven-ronin-round-began")


def test_areas_of_a_players_own_board_have_a_name() -> None:
    event = Event("seven-ronin-ninja-cut", {"area": "old-mill"})
    assert texts("en").name("area", "old-mill") == "Old Mill"
    assert texts("pl").event(event) == "Old Mill: Musashi eliminuje 1 ninja."


@pytest.mark.parametrize(
    ("locale", "phrase"),
    [
        ("en", "Yobu, Kabe and Tasuke"),
        ("fr", "Yobu, Kabe et Tasuke"),
        ("pl", "Yobu, Kabe i Tasuke"),
    ],
)
def test_lists(locale: str, phrase: str) -> None:
    said = texts(locale)
    assert said.names("ronin", ("yobu", "kabe", "tasuke")) == phrase
    assert said.names("ronin", ("yobu",)) == "Yobu"
    assert said.names("ronin", ()) == ""
    for args in ({"ronin_list": "yobu,kabe,tasuke"}, {"ronin-list": ("yobu", "kabe", "tasuke")}):
        assert phrase in said.say("refused-seven-ronin-ronin-left", number=3, **args)


def test_numbers_under_a_names_key_stay_numbers() -> None:
    """`last` is an area here and a seat there; `ronin` may be a count."""
    seat = Message("refused-no-such-seat", {"seat": 7, "last": 1})
    assert texts("en").message(seat) == "There is no seat 7: seats are numbered from 0 to 1."


def test_errors_are_english_sentences() -> None:
    match = kagemusha.game("seven-ronin").new(seed=1)
    with pytest.raises(kagemusha.IllegalAction) as refused:
        match.act_all(0, "deploy well 2, inn 1, shrine 1, passage 1; seal")
    assert str(refused.value) == (
        "B7.4: Too many areas get new ninja: 4. The Threat Level allows 3. "
        "R7.3: Above the Deployment Limit: Well, by 1 ninja in all. "
        "There was no ninja on the Green when planning began, so the limits hold."
    )


@pytest.mark.parametrize("seat", [None, 0.5, "one", ["one"]])
def test_an_error_about_nonsense_is_a_sentence_too(seat: object) -> None:
    with pytest.raises(kagemusha.IllegalAction, match="There is no seat"):
        kagemusha.game("seven-ronin").new(seed=1).act(seat, "seal")  # type: ignore[arg-type]


def test_an_error_without_a_text_stays_readable() -> None:
    error = KagemushaError(Message("a-new-game-refuses", {"card": "crane"}))
    assert str(error) == "A new game refuses: card crane."
    drawn = Event("a-card-drawn", {"cards": ("crane", "fox")})
    assert texts("pl").event(drawn) == "A card drawn: cards crane, fox."


@pytest.mark.parametrize(
    "line",
    [
        "",
        "jump",
        "deploy",
        "deploy moon",
        "deploy kabe",
        "deploy kabe moon",
        "deploy well 1 1",
        "deploy well 0",
        "deploy field 1",
        "inn well",
        "inn as",
        "inn as inn",
        "yobu inn",
        "taiko",
        "taiko sanjuro",
        "passage",
        "divide tasuke two",
    ],
)
def test_every_misspelling_is_explained_in_every_language(line: str) -> None:
    match = kagemusha.game("seven-ronin").new(seed=1)
    with pytest.raises(kagemusha.NotationError) as refused:
        match.act(0, line)
    check_explained(refused.value, (".", "…"))


@pytest.mark.parametrize(
    "line",
    [
        "moon=1",
        "round=1 round=2",
        "round=9",
        "step=tea",
        "reserves=50 supply=1",
        "tokens=attacker",
        "step=ronin-abilities",
        "ronin=yobu:0@inn,kabe:0@inn",
        "ronin=yobu:0@inn",
        "held=yobu",
        "step=area-abilities ninja-plan=inn:1",
        "sealed=defender",
        "ninja-plan=inn:9",
        "step=over",
    ],
)
def test_every_bad_position_is_explained_in_every_language(line: str) -> None:
    with pytest.raises(kagemusha.KagemushaError) as refused:
        kagemusha.game("seven-ronin").position(line)
    check_explained(refused.value, (".", "…"))


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ('name = "village"', "name = 7", "my.toml: “name” cannot be 7. Expected: a text"),
        ("reserves = 40", "reserve = 40", "my.toml: there is no key “reserve”."),
        ("reserves = 40", "", "my.toml: the key “reserves” is missing."),
        ('kind = "well"', 'kind = "moat"', "my.toml, area well: “kind” cannot be moat."),
        ('id = "well"', 'id = "inn"', "my.toml, area inn:"),
        ('id = "well"', 'id = "kabe"', "my.toml, area kabe: “kabe” cannot be an id."),
        ("supply = 10", "supply = 99", "139 ninja markers are too many."),
        ('name = "village"', "name =", "cannot be read:"),
    ],
)
def test_a_wrong_board_is_explained_in_every_language(
    tmp_path: Path, old: str, new: str, wanted: str
) -> None:
    source = Path(kagemusha.__file__).parent / "games/seven_ronin/content/village.toml"
    file = tmp_path / "my.toml"
    file.write_text(source.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(kagemusha.ContentError) as refused:
        kagemusha.game("seven-ronin").new(options={"board": file})
    assert wanted in str(refused.value)
    check_explained(refused.value, (".", "…"))


def test_fluent_is_loaded_when_something_is_said() -> None:
    code = "import sys, kagemusha; print('fluent.runtime' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "False"


def files(monkeypatch: pytest.MonkeyPatch, folder: Path, **texts: str) -> FluentTexts:
    """A language of these files."""
    paths = [folder / f"{name}.ftl" for name in texts]
    for path in paths:
        path.write_text(texts[path.stem], "utf-8")
    monkeypatch.setattr(fluent_texts, "fluent_files", lambda _locale: paths)
    return FluentTexts("en")


def test_a_text_may_use_those_of_other_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Files are parsed when they are needed: those that a text refers to are needed, too."""
    third = "-clan = Fox\n    .kind = animal\n"
    found = files(monkeypatch, tmp_path, a="one = {two}!", b="two =\n    of { -clan }", c=third)
    assert found.ids == ("one", "two")
    assert "-clan" not in found
    assert found.format("one", {}) == "of Fox!"


def test_what_is_not_fluent_or_there_twice_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = files(monkeypatch, tmp_path, good="one = 1", bad="two = 2\nthree {\n")
    assert found.format("one", {}) == "1"
    for _ in range(2):
        with pytest.raises(BrokenText, match=r"en/bad\.ftl: not Fluent: 'three \{'"):
            found.format("two", {})
    with pytest.raises(BrokenText, match=r"en: one stands in a\.ftl and b\.ftl"):
        files(monkeypatch, tmp_path, a="one = 1", b="one = 2")
