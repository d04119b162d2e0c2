"""Training, and the bot that plays the trained network."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.arena import simulate
from kagemusha.bots import Thinker
from kagemusha.core import registry
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.envs.spec import EnvSpec
from kagemusha.training import PolicyBot, PolicyError
from kagemusha.training.policy_bot import save_policy

HIDDEN = 8


def network(rules: Rules[Any]) -> dict[str, Any]:
    """Random weights."""
    spec = EnvSpec(rules.game, rules.seats, dict(rules.options))
    rng = np.random.default_rng(3)

    def layer(name: str, seen: int, out: int) -> dict[str, Any]:
        weight = rng.normal(0, 0.1, (out, seen)).astype(np.float32)
        return {f"{name}.weight": weight, f"{name}.bias": rng.normal(0, 1, out).astype(np.float32)}

    return {
        **layer("first", spec.encoder.size, HIDDEN),
        **layer("second", HIDDEN, HIDDEN),
        **layer("policy", HIDDEN, len(spec.space)),
        **layer("value", HIDDEN, 1),
    }


def played_by(file: Path) -> type[PolicyBot]:
    class Trained(PolicyBot):
        pass

    Trained.file = file.with_suffix(".npz")
    return Trained


def test_half_floats_are_read_as_whole_ones(tmp_path: Path) -> None:
    rules = kagemusha.game("seven-ronin").rules()
    weights = {name: values.astype(np.float16) for name, values in network(rules).items()}
    file = save_policy(tmp_path, rules, weights, "small")
    assert file.name == "small.py"
    bot = played_by(file)(rules)
    assert {values.dtype for values in bot._weights.values()} == {np.dtype(np.float32)}
    assert (bot._weights["first.weight"] == weights["first.weight"]).all()


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_the_bot_sees_what_the_environments_show(game_id: str, tmp_path: Path) -> None:
    rules = kagemusha.game(game_id).rules()
    weights = network(rules)
    bot = played_by(save_policy(tmp_path, rules, weights))(rules)
    assert isinstance(bot, Thinker)
    spec = EnvSpec(game_id, None, {})
    match, rng = kagemusha.game(game_id).new(seed=2), Rng("trained")
    for step in range(30):
        seat = match.pending[-1]
        likely, worth = bot.chances(match.view(seat), match.legal(seat), rng)
        seen = spec.encoder.observe(match._play.state, seat)
        for layer in ("first", "second"):
            seen = np.maximum(weights[f"{layer}.weight"] @ seen + weights[f"{layer}.bias"], 0)
        logits = weights["policy.weight"] @ seen + weights["policy.bias"]
        mask = spec.space.mask(match._play, seat)
        expected = np.exp(logits - logits[mask == 1].max()) * mask
        expected /= expected.sum()
        for action, chance in likely.items():
            assert chance == pytest.approx(expected[spec.space.index(action, seat)], abs=1e-5)
        assert worth == pytest.approx(
            float((weights["value.weight"] @ seen + weights["value.bias"])[0]), abs=1e-4
        )
        thought = bot.think(match.view(seat), match.legal(seat), Rng("same"))
        assert thought.plan == tuple(bot.decide(match.view(seat), match.legal(seat), Rng("same")))
        match.act(seat, match.legal(seat)[step % len(match.legal(seat))])


def test_it_plays_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kagemusha.game("seven-ronin").rules()
    file = save_policy(tmp_path, rules, network(rules))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, file.stem, raising=False)
    name = f"{file.stem}:Trained"
    found = simulate("seven-ronin", [name, "random"], games=2, seed=1)
    assert found.matches == simulate("seven-ronin", [name, "random"], games=2, seed=1).matches
    weights = file.with_suffix(".npz")
    save_policy(tmp_path, rules, {**network(rules), "value.bias": np.ones(1, np.float32)})
    with pytest.raises(PolicyError, match="or it was changed"):
        simulate("seven-ronin", [name, "random"], games=1, seed=1)
    weights.write_bytes(b"nothing")
    with pytest.raises(PolicyError, match="no trained weights"):
        played_by(file)(rules)


def test_another_layout_is_refused(tmp_path: Path) -> None:
    game = kagemusha.game("era-of-the-ninja")
    file = save_policy(tmp_path, game.rules(2), network(game.rules(2)))
    with pytest.raises(PolicyError, match="other options"):
        played_by(file)(game.rules(3))


# --- with PyTorch, which is not in the locked requirements --------------------------------------


@pytest.mark.filterwarnings("default")
def test_training_goes_on_and_its_bot_plays(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not in the locked requirements")
    from kagemusha.training.ppo import Trainer, TrainingError, TrainingSettings, train

    settings = TrainingSettings(
        "seven-ronin", matches=4, length=16, batch=32, hidden=HIDDEN, snapshot=2
    )
    rows: list[dict[str, float]] = []
    bot = train(settings, tmp_path, 300, every=2, report=rows.append)
    assert [row["choices"] for row in rows] == [128, 256, 320]
    assert train(settings, tmp_path, 400, every=2, report=rows.append) == bot
    assert rows[-1]["choices"] == 448
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert len(lines) == 1 + len(rows)
    assert lines[0].startswith("choices,matches,won,won_random")
    trainer = Trainer(settings, tmp_path)
    assert (trainer.improvements, len(trainer._league)) == (7, 3)
    player = played_by(bot)(trainer.rules)
    match = kagemusha.game("seven-ronin").new(seed=1)
    likely, worth = player.chances(match.view(0), match.legal(0), Rng("x"))
    spec = EnvSpec("seven-ronin", None, {})
    seen = spec.observe(match._play, 0)
    with torch.no_grad():
        chances, value = trainer.network(
            torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        )
    assert worth == pytest.approx(float(value), abs=1e-5)
    for action, chance in likely.items():
        index = spec.space.index(action, 0)
        assert chance == pytest.approx(float(chances.probs[index]), abs=1e-5)
    with pytest.raises(TrainingError, match="other settings"):
        Trainer(TrainingSettings("seven-ronin", matches=5), tmp_path)


@pytest.mark.filterwarnings("default")
def test_it_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of its own, in which the brighter lantern wins."""
    pytest.importorskip("torch", reason="PyTorch is not in the locked requirements")
    from kagemusha.training.ppo import Trainer, TrainingSettings

    monkeypatch.setitem(registry._games, "lanterns", LanternsGame())
    settings = TrainingSettings(
        "lanterns", seats=2, matches=32, length=16, batch=128, hidden=32, rate=3e-3, gamma=1.0
    )
    trainer = Trainer(settings, tmp_path)
    before = trainer.score(1000)
    for _ in range(20):
        trainer.improve()
    assert trainer.score(1000) > before + 0.04
