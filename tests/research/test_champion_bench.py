"""The champion's benchmark: its files and its output."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from bench import champion
from kagemusha.bots import make_bot
from kagemusha.bots.seven_ronin.levels import LevelBot
from kagemusha.bots.thinking_time import Effort


def match(pair: int, seed: int, fair: float, *, won: bool) -> str:
    told = [[1, 0.125], [2, 0.5]] if pair == champion.ITSELF else []
    found = [[1, 0.01, 0.002]] if pair == champion.ITSELF else []
    kept = {"seed": seed, "pair": pair, "attacker": won, "fair": fair, "rounds": 8}
    return json.dumps({**kept, "told": told, "gains": found, "longest": 0.5})


def test_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [
        match(pair, seed, 0.1 + 0.1 * pair + 0.01 * seed, won=seed == 0)
        for pair in range(5)
        for seed in range(4)
    ]
    file = tmp_path / "play.jsonl"
    file.write_text("\n".join([*lines, lines[0], '{"cut off']))  # a match twice, and half of one
    champion.report(Namespace(files=[file], master="21/200"))
    said = capsys.readouterr().out
    assert "champion      master-0.1     25.0 % (4.6 to 69.9) of 4" in said
    assert "11.5 % +- 1.3" in said
    assert "between 51.5 % (+- 1.3) and 41.5 % (+- 1.3) to the Attacker: -10.0 points" in said
    assert "the larger of the two: median 0.0100" in said
    assert "Brier score" in said


def test_a_match_with_luck_taken_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the first plan always drawn, what is left after luck is not only won or lost."""
    table = champion.Table()
    for name in table.levels:
        quick = make_bot(name, table.game, table.rules, Effort(0.001))
        assert isinstance(quick, LevelBot)
        table.levels[name] = quick
    monkeypatch.setattr(table, "_gains", lambda _state: (0.0, 0.0))
    found = table.play(1, champion.ITSELF, 10)
    assert found["attacker"] in (True, False)
    assert found["fair"] != found["attacker"]
    assert [number for number, _ in found["told"]][:1] == [1]
    again = table.play(1, champion.ITSELF, 10)
    assert {**again, "longest": 0} == {**found, "longest": 0}
