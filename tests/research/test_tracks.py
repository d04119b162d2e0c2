"""The search for the Threat track: what it compares, and that it can be continued."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from kagemusha.games.seven_ronin.phases.layout import PLAN_REQUIRED, ROUND, THREAT
from research.seven_ronin import tracks
from research.seven_ronin.track_notes import Notes
from research.seven_ronin.track_work import (
    Fitted,
    Played,
    all_tracks,
    packed,
    placed,
    rounds_left,
    rules_of,
    start_of,
)


def test_every_track_agrees_with_the_books() -> None:
    found = all_tracks()
    assert len(set(found)) == 80
    assert all(track[0] == "3" and track[4] == "4" for track in found)
    assert all(list(track) == sorted(track) for track in found)
    assert "33344455" in found


def test_markers_are_moved_and_the_minimum_follows_the_track() -> None:
    board = rules_of("34444577+4").options["board"]
    assert (board["reserves"], board["supply"]) == (44, 6)
    assert [space["minimum"] for space in board["round"]] == [1, 2, 3, 4, 4, 5, 7, 7]


def test_a_position_can_be_put_on_another_track() -> None:
    numbers = list(start_of("33344455"))
    numbers[ROUND] = 6
    text = packed(numbers)
    assert rounds_left(text) == 3
    moved = placed(text, "34444677")
    assert moved[THREAT : THREAT + 8] == [3, 4, 4, 4, 4, 6, 7, 7]
    assert moved[PLAN_REQUIRED] == 6  # the smaller of round and Threat Level
    assert moved[:PLAN_REQUIRED] == placed(text, "33344455")[:PLAN_REQUIRED]


def test_values_belong_to_the_end_of_a_track(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    notes.add_values("A", Fitted("55", [float(place) for place in range(66)], 0.5, 0.1))
    changed, other = notes.weights("A", "33344455"), notes.weights("A", "33344456")
    assert changed["needs 1"][1] == 1.0
    assert other == notes.weights("today", "33344455")
    assert [left for left in range(7) if changed["needs 1"][left] != other["needs 1"][left]] == [1]


def test_notes_are_continued(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    notes.add_match(Played("proof", "33344455", 1, True, 6, [packed(start_of("33344455"))]))
    notes.save(at_once=True)
    again = Notes(tmp_path)
    assert again.missing("proof", "33344455", 3) == [0, 2]
    assert again.wins("proof", "33344455") == (1, 1)
    assert len(again.nearest(["proof"], "33344455")) == 1


def played(notes: Notes, stage: str, chances: dict[str, float], number: int) -> None:
    """So many matches of each village with these chances."""
    for name, chance in chances.items():
        for index in range(number):
            notes.add_match(Played(stage, name, index, index < chance * number, 8, []))


def test_the_most_even_track_is_judged_by_full_work(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    names: Sequence[str] = all_tracks()
    sums = {name: sum(map(int, name)) for name in names}
    played(notes, "screen", {name: (total - 26) / 20 for name, total in sums.items()}, 100)
    light = tracks.surface(notes)
    assert all(light[name] == pytest.approx((sums[name] - 26) / 20, abs=0.06) for name in names)
    # With full work the Attacker wins less: the tracks that seemed even are not.
    probed = {name: max(0.0, light[name] - 0.2) for name in tracks.probes(notes)}
    played(notes, "probe", probed, 40)
    chosen = tracks.candidates(notes)
    assert len(set(chosen)) == len(tracks.AIMS)
    assert all(light[name] > 0.57 for name in chosen[:4])
    played(notes, "judge-B", {name: 0.3 + 0.1 * place for place, name in enumerate(chosen)}, 100)
    assert tracks.by_evenness(notes, "B")[0] in chosen[1:4]


def test_the_summary_counts_every_village(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    played(notes, "screen", {"33344455": 0.2, "34444677": 0.4}, 10)
    played(notes, "handicap", {"33344455+8": 0.5}, 4)
    found = tracks.summary(notes)
    assert found["matches"]["screen"] == {"33344455": (2, 10), "34444677": (4, 10)}
    assert found["matches"]["handicap"] == {"33344455+8": (2, 4)}
    assert set(found["foreseen"]) == {"33344455", "34444677"}


def test_an_interval_holds_its_rate() -> None:
    low, high = tracks.wilson(500, 1000)
    assert low == pytest.approx(0.469, abs=0.001)
    assert high == pytest.approx(0.531, abs=0.001)
    assert tracks.wilson(0, 10)[0] == 0.0
