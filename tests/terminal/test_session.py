"""The commands of a match, over a pipe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import kagemusha
from tests.terminal import mirror
from tests.terminal.conftest import Run

# The Attacker holds Passage, Burial Grounds, Inn and Well, and has everything to use.
AREAS = (
    "round=5 step=area-abilities reserves=17 ninja=passage:2,burial-grounds:2,inn:1,well:1 "
    "ronin=yobu:1@granary,yumi:x,musashi:0@field-2,hayai:1@field-3,taiko:1@shrine,"
    "kabe:2@animal-pen,tasuke:1@green"
)


def test_planning_with_check_undo_and_clear(run: Run) -> None:
    answer = run(
        "play",
        "--seed=1",
        typed=[
            *("well 1, passage 2", "shrine +2", "check", "seal", "undo", "well -1", "show"),
            *("clear", "undo", "undo", "undo", "undo", "undo"),
        ],
    )
    steps = answer.out.split("Attacker> ")
    assert "Plan: Passage 2, Well 1" in steps[1]
    assert "R7.3" in steps[2]
    assert "Not ready yet, 1 rule is broken:" in steps[3]
    assert "R7.3" in steps[3]
    assert "The plan stays open, 1 rule is broken:" in steps[4]
    assert "Plan: Passage 2, Well 1" in steps[5]
    assert "Plan: Passage 2\n" in steps[6]
    assert "│+2 ninja" in steps[7]
    assert "Plan: nothing yet" in steps[8]
    assert "Plan: Passage 2\n" in steps[9]
    assert "Plan: Passage 2, Well 1" in steps[10]
    assert "Plan: nothing yet" in steps[11]
    assert "nothing to undo" in steps[12]


def test_a_refused_plan_names_every_broken_rule(run: Run) -> None:
    answer = run("play", typed=["well 2, inn 2, shrine 1, granary 1, green 2", "seal", "seal"])
    last = answer.out.split("Attacker> ")[2]
    assert all(rule in last for rule in ("B7.4", "R7.3", "R7.1"))
    assert "3 rules are broken" in last


def test_a_word_that_begins_no_action_is_told_those_that_may_now(run: Run) -> None:
    answer = run("play", "wat-aah", "--seed=3", typed=["dance"])
    (line,) = (line for line in answer.out.splitlines() if "is not an action" in line)
    assert (
        line.strip() == "“dance” is not an action. An action begins with one of: recruit, corrupt."
    )


def test_a_pasted_plan(run: Run) -> None:
    answer = run("play", "--seed=1", typed="deploy well 1, passage 2, green 1; seal\n")
    assert "2 ninja arrive at the Passage" in answer.out


def test_the_defender_moves_ronin_about(run: Run) -> None:
    typed = ["kabe granary", "kabe inn", "tasuke inn, yumi inn", "undo", "kabe off", "well 1"]
    steps = run("play", "--side=defender", typed=typed).out.split("Defender> ")
    assert "Kabe → Granary" in steps[1]
    assert "Kabe → Inn" in steps[2]
    assert "R7.4" in steps[3]
    assert "Plan: Kabe → Inn\n" in steps[4]
    assert "Plan: nothing yet" in steps[5]
    assert "You lead the ronin" in steps[6]


def test_why(run: Run) -> None:
    typed = ["why well 2", "why done", "why", "why nonsense", "why green 1", "why seal"]
    steps = run("play", typed=typed).out.split("Attacker> ")
    assert "R7.3*  The Green raises limits" in steps[1]
    assert "B7.1" in steps[2]
    assert "why yumi" in steps[3]
    assert "“nonsense” is not an area" in steps[4]
    assert "this is legal now" in steps[5]
    assert "R7.2" in steps[6]
    assert "Plan: nothing yet" in steps[0]


def test_why_asks_about_a_whole_plan_and_carries_nothing_out(run: Run) -> None:
    typed = ["why deploy inn 3; seal", "why deploy inn 1; seal", "show"]
    steps = run("play", typed=typed).out.split("Attacker> ")
    assert "R7.3" in steps[1]
    assert "this is legal now" in steps[2]
    assert "Plan: nothing yet" in steps[3]
    assert "revealed" not in "".join(steps)


def test_a_mistyped_word_lists_what_the_side_can_plan_in_its_language(run: Run) -> None:
    words = ("play", "--language", "pl")
    attacker = run(*words, typed=["moon 1"]).flat.split("moon", 1)[1]
    assert "rynek" in attacker.lower()
    assert not {"watchtower", "musashi"} & {*re.findall(r"[a-z]+", attacker)}
    defender = run(*words, "--side", "defender", typed=["moon inn", "kabe moon"]).flat
    assert "Ronini: yobu, yumi, musashi" in defender
    assert "Obszary: " in defender
    assert "watchtower" not in defender.split("moon", 1)[1]


def test_why_in_the_ability_steps(run: Run) -> None:
    typed = ["why granary", "why well tasuke", "why well kabe", "granary"]
    steps = run("play", "--position", AREAS, typed=typed).out.split("Attacker> ")
    assert "R7.15" in steps[1]
    assert "R7.17" in steps[2]
    assert "this is legal now" in steps[3]
    assert "R7.15" in steps[4]


def test_a_menu_by_number_and_notation(run: Run) -> None:
    typed = ["9", "2", "back", "2", "5", "undo", "burial grounds well 1", "inn as passage shrine 2"]
    steps = run("play", "--position", AREAS, typed=typed).out.split("Attacker> ")
    assert "an area (20 ways) …" in steps[0]
    assert "from 1 to 7" in steps[1]
    assert "5  Well, 1 wound: Kabe 2/7" in steps[2]
    assert "an area (20 ways) …" in steps[3]
    assert "Kabe takes 1 wound" in steps[5]
    assert "Undone: well kabe" in steps[6]
    assert "1 ninja returns from the Well" in steps[7]
    assert "The Inn acts as the Passage: 2 ninja come" in steps[8]


def test_rules_log_help_and_board(run: Run) -> None:
    topics = ("goal", "round", "planning", "ronin", "areas", "board", "notation", "saving")
    typed = ["rules", "rules r7.9", "rules intro", "rules X1", "log", "log 1", "log x", "?"]
    typed += [f"help {topic}" for topic in topics] + ["help cooking", "list", ""]
    steps = run("play", typed=typed).out.split("Attacker> ")
    assert "R7.23" in steps[1]
    assert "Musashi" in steps[2]
    assert "Two sides fight over a village" in steps[3]
    assert "There is no rule “X1”" in steps[4]
    assert "Round 1 begins" in steps[5]
    assert "log all" in steps[7]
    assert "seal" in steps[8]
    assert "Topics: goal" in steps[9 + len(topics)]
    assert "□ Well (max 1): free" in steps[10 + len(topics)]
    assert "Type “help”" in steps[11 + len(topics)]


def test_the_position_is_given_only_when_nothing_is_hidden(run: Run) -> None:
    assert "not available while plans are secret" in run("play", typed=["position"]).flat
    answer = run("play", "--position", AREAS, typed=["position"])
    (line,) = [line for line in answer.out.splitlines() if line.startswith("Attacker> position")]
    after = answer.out.split(f"{line}\n")[1].splitlines()[0]
    assert kagemusha.game("seven-ronin").position(after).pending == (0,)


def test_the_end_of_input_saves(run: Run, saved: Callable[[], Path]) -> None:
    answer = run("play", "--seed=7", typed=["well 1", "passage 2"])
    assert answer.code == 0
    assert f"kagemusha play --resume {saved()}" in answer.out
    assert json.loads(saved().read_text())["drafts"] == {"0": "passage 2, well 1"}
    again = run("play", "--resume", typed=["seal", "quit"])
    assert "Plan: Passage 2, Well 1" in again.out
    assert "2 ninja arrive at the Passage" in again.out


def test_a_match_in_many_sittings_is_the_same_match(run: Run, saved: Callable[[], Path]) -> None:
    lines, twin = mirror.play("defender", "random", 9)
    third = len(lines) // 3
    run("play", "--side=defender", "--bot=random", "--seed=9", typed=lines[:third])
    run("play", "--resume", typed=lines[third : 2 * third])
    answer = run("play", "--resume", str(saved()), typed=lines[2 * third :])
    assert "The match resumes after" in answer.out
    assert json.loads(saved().read_text())["log"] == twin.to_dict()
    assert "no unfinished match" in run("play", "--resume").err


def test_resume_within_a_match(run: Run, matches: Path) -> None:
    run("play", "--seed=1", "--edition=pl", typed=["well 1"])
    (first,) = matches.glob("*.json")
    typed = ["inn 1", "resume nowhere.json", "resume", "show", "quit"]
    answer = run("play", "--seed=2", "--edition=fr", typed=typed)
    assert answer.code == 0
    assert "there is no such file" in " ".join(answer.out.split())  # a long path wraps it
    assert "7 Ronin - Polish edition" in answer.out
    assert answer.out.rstrip().endswith(f"kagemusha play --resume {first}")
    second = next(path for path in matches.glob("*.json") if path != first)
    assert json.loads(second.read_text())["drafts"] == {"0": "inn 1"}
    alone = run("play", "--seed=2", typed=["resume elsewhere.json", "resume " + str(second)])
    assert "7 Ronin - French edition" in alone.out


def test_the_language_of_a_save_stays(run: Run) -> None:
    run("play", "--language=pl")
    assert "Partia jest wznowiona" in run("play", "--resume").out
    assert "La partie reprend" in run("play", "--resume", "--language=fr").out
    assert "La partie reprend" in run("play", "--resume", KAGEMUSHA_LANGUAGE="fr").out


def test_other_players_may_take_up_a_match(run: Run, saved: Callable[[], Path]) -> None:
    run("play", "--seed=1", typed=["well 1"])
    run("play", "--resume", "--side=defender", "--bot=random")
    assert json.loads(saved().read_text())["players"] == ["random", "human"]


def test_a_bare_log_can_be_taken_up(run: Run, tmp_path: Path, saved: Callable[[], Path]) -> None:
    match = kagemusha.game("seven-ronin").new(seed=3)
    match.act_all(0, "deploy well 1; seal")
    (tmp_path / "bare.json").write_text(match.to_json())
    answer = run("play", "--resume", "bare.json", "--side=defender")
    assert answer.code == 0
    assert "Defender: you" in answer.out
    assert (tmp_path / "bare.json").read_text() == match.to_json()
    assert json.loads(saved().read_text())["players"] == ["beginner", "human"]


def test_save_a_copy(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("dear diary")
    answer = run("play", "--seed=1", typed=["save", "save mine.txt", "save copy.json", "save ."])
    assert "save my-match.json" in answer.out
    assert "is not a saved match" in answer.flat
    assert (tmp_path / "mine.txt").read_text() == "dear diary"
    assert run("verify", "copy.json").code == 0
    assert run("play", "--seed=1", typed=["save copy.json"]).out.count("A copy is saved") == 1


def test_a_place_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    answer = run("play", typed=["well 1", "seal"])
    assert answer.code == 0
    assert "The match could not be saved" in answer.out


def test_a_finished_match_is_only_told_again(run: Run, saved: Callable[[], Path]) -> None:
    lines, _ = mirror.play("attacker", "random", 4)
    run("play", "--bot=random", "--seed=4", typed=lines)
    before = saved().read_text()
    answer = run("play", "--resume", str(saved()))
    assert answer.code == 0
    assert "wins:" in answer.out or "You win" in answer.out
    assert saved().read_text() == before
