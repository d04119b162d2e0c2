"""OpenSpiel: the games as Python games with chance nodes and information states.

Importing this module registers them: `pyspiel.load_game("kagemusha_GAME_v2(players=3)")`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.errors import KagemushaError
from kagemusha.core.event import Event
from kagemusha.core.extras import require
from kagemusha.core.features import Field
from kagemusha.core.game import Rules
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.plugins import find
from kagemusha.core.registry import find_game, game_ids
from kagemusha.envs.encoder import encoder_of
from kagemusha.envs.names import class_name, env_name
from kagemusha.envs.space import space_of
from kagemusha.envs.spec import rewards

require("openspiel", "pyspiel")
import pyspiel  # noqa: E402

TURNS = "_turns"
"""The suffix of games in which simultaneous choices are made in turn."""
CHANCES = 256
"""The maximum number of outcomes of chance."""
LONGEST = 20_000
"""More choices than any match has, those of chance included."""
HISTORY = "history"
"""The parameter for how many items of a player's history its tensor shows."""
BITS = 32
"""How many numbers each item has there: the bits of its hash."""
_Dynamics = pyspiel.GameType.Dynamics
_Chance = pyspiel.GameType.ChanceMode


class History:
    """A match, and each player's information state: everything it saw or did."""

    def __init__(
        self, rules: Rules[Any], position: str | None, known: list[list[str]] | None = None
    ) -> None:
        """`position` replaces the usual start; `known` is what each player knows there."""
        self.known: list[list[str]] = [[] for _ in range(rules.seats)]
        self.play = Playthrough(rules, None, position)
        events, _ = self.play.start()
        if known is None:
            self._record(events)
        else:
            self.known = [list(each) for each in known]
        self._begun = position, known
        self._moves: list[tuple[int, str]] = []

    def _record(self, events: list[Event]) -> None:
        for event in events:
            for seat, known in enumerate(self.known):
                seen = event.seen_by(seat)
                if seen is not None:
                    known.append(json.dumps([seen.kind, seen.args], sort_keys=True, default=list))
        if any(event.untold for event in events):
            for seat, known in enumerate(self.known):
                known.append(self.play.view(seat).to_json())

    def act(self, seat: int, notation: str) -> None:
        """Carry out a legal action of a player or of chance."""
        play = self.play
        legal = [a for a, _ in play.chances()] if seat == CHANCE else play.legal(seat)
        action = next(action for action in legal if action.notation == notation)
        if seat != CHANCE:
            self.known[seat].append(notation)
        self._moves.append((seat, notation))
        self._record(play.apply(seat, action)[0])

    def determinized(self, seat: int, rng: Rng) -> History:
        """A match that starts at a position drawn from those that fit what a seat knows.

        The earlier observations of the others are not sampled: they know only what they see there.
        """
        copy = History.__new__(History)
        play = copy.play = self.play.determinized(seat, rng)
        known = [[play.view(other).to_json()] for other in range(play.rules.seats)]
        known[seat] = list(self.known[seat])
        copy.known = [list(each) for each in known]
        copy._begun, copy._moves = (play.position(), known), []
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        """OpenSpiel clones a state with this. Rules are immutable and shared."""
        copy = History.__new__(History)
        copy.known = [list(known) for known in self.known]
        copy.play = self.play.clone()
        copy._moves, copy._begun = list(self._moves), self._begun
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the options of the rules, and the moves."""
        rules = self.play.rules
        chosen = (rules.game, rules.seats, dict(rules.options))
        return _again, (chosen, self._begun, self._moves)


def _again(
    chosen: tuple[str, int, dict[str, Any]],
    begun: tuple[str | None, list[list[str]] | None],
    moves: list[tuple[int, str]],
) -> History:
    game, seats, options = chosen
    history = History(find_game(game).rules(seats, options), *begun)
    for seat, notation in moves:
        history.act(seat, notation)
    return history


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel."""

    applied: ClassVar[int] = 0
    """How many actions were applied to states in this process, as a measure of work."""

    def __init__(self, game: SpielGame, history: History | None = None) -> None:
        super().__init__(game)
        self.history_of = history or History(game.rules, game.position)

    @property
    def _play(self) -> Playthrough:
        return self.history_of.play

    def current_player(self) -> int:
        """Who chooses: a player, chance, all simultaneously, or nobody at the end."""
        pending = self._play.pending
        if not pending:
            return int(pyspiel.PlayerId.TERMINAL)
        if pending == (CHANCE,):
            return int(pyspiel.PlayerId.CHANCE)
        every = len(pending) == self._play.rules.seats > 1
        if every and self.get_game().get_type().dynamics == _Dynamics.SIMULTANEOUS:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return pending[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self._play.pending:
            return []
        return sorted(space_of(self._play.rules).legal(self._play, player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now, and the last items of its history if the game has that tensor."""
        self.get_game().check_tensor()
        asked = self.current_player() if player is None else player
        found: list[float] = super().information_state_tensor(asked)
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance as positions in its list, with their probabilities."""
        return [(n, probability) for n, (_, probability) in enumerate(self._play.chances())]

    def _apply_action(self, action: int) -> None:
        SpielState.applied += 1
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.history_of.act(CHANCE, self._play.chances()[action][0].notation)
        else:
            self.history_of.act(player, self._notation(action))

    def _apply_actions(self, actions: list[int]) -> None:
        SpielState.applied += 1
        for seat, action in enumerate(actions):
            self.history_of.act(seat, self._notation(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            chances = self._play.chances() if self._play.pending == (CHANCE,) else []
            return chances[action][0].notation if action < len(chances) else f"chance {action}"
        return self._notation(action)

    def _notation(self, action: int) -> str:
        return str(space_of(self._play.rules).action(action) or f"unused {action}")

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self._play.pending

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that fits what a player sees, for OpenSpiel's ISMCTS.

        It has no earlier history, because the true one would reveal what is hidden.
        """
        rng = Rng(repr(sampler()), "resample")
        return SpielState(self.get_game(), self.history_of.determinized(player, rng))

    def returns(self) -> list[float]:
        """1 for each winner, -1 for the others; 0 while the match runs."""
        return rewards(self._play.rules.seats, self._play.result)

    def __str__(self) -> str:
        return self._play.position()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game with its parameters chosen."""

    kind: ClassVar[Any]
    game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind, chosen = self.kind, params or {}
        full = {**kind.parameter_specification, **chosen}
        self.history = int(full.pop(HISTORY))
        if self.history:
            kind = _kind(self.game, turns=kind.short_name.endswith(TURNS), tensor=True)
        self.rules, self.position = _opened(self.game, full)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(space_of(self.rules)),
            max_chance_outcomes=0 if kind.chance_mode == _Chance.DETERMINISTIC else CHANCES,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, chosen)

    def check_tensor(self) -> None:
        """Raise an error if information states have no tensor; an empty one would teach nothing."""
        if not self.history:
            raise ValueError(
                "there is no information_state_tensor: what a player has seen has no fixed size; "
                "load the game with history=100 for the last hundred things, or use "
                "information_state_string or observation_tensor"
            )

    def information_state_tensor_shape(self) -> list[int]:
        """The shape of the tensor, if the game was loaded with `history`."""
        self.check_tensor()
        found: list[int] = super().information_state_tensor_shape()
        return found

    def information_state_tensor_size(self) -> int:
        """The size of the tensor, if the game was loaded with `history`."""
        self.check_tensor()
        return int(super().information_state_tensor_size())

    def new_initial_state(self) -> SpielState:
        """The start of a match."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """An observer of this type."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind, params, self.history)


class Observer:
    """What a player sees now, as numbers and text or, with perfect recall, all that it has seen.

    All that it has seen has no fixed size. So with perfect recall the numbers are what it sees now
    and the last `history` items that it saw or did; without `history` there are none.
    """

    def __init__(
        self, rules: Rules[Any], kind: Any, params: dict[str, Any] | None, history: int = 0
    ) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters; found {sorted(params)}")
        self._encoder = encoder_of(rules)
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._history = history if self._recall else 0
        seen = self._encoder.size if self._history or not self._recall else 0
        self.tensor = np.zeros(seen + BITS * self._history, np.float32)
        self.dict = {f.name: _part(self.tensor, f) for f in self._fields()} if seen else {}
        if self._history:
            self.dict[HISTORY] = self.tensor[seen:]

    def _fields(self) -> tuple[Field, ...]:
        return self._encoder.layout

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in the numbers."""
        if not len(self.tensor):
            return
        seat, seen = (player if self._private else None), self._encoder.size
        self.tensor[:seen] = self._encoder.observe(state.history_of.play.state, seat)
        if self._history:
            known = state.history_of.known[player][-self._history :] if self._private else []
            self.tensor[seen:] = 0
            for place, thing in enumerate(known):
                self.tensor[seen + place * BITS : seen + (place + 1) * BITS] = _bits(thing)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if self._recall and self._private:
            return "\n".join(state.history_of.known[player])
        return state.history_of.play.view(player if self._private else None).to_json()


def _bits(thing: str) -> NDArray[np.uint8]:
    """The bits of the hash of an item of history; never all 0."""
    return np.unpackbits(np.frombuffer((crc32(thing.encode()) | 1).to_bytes(4, "big"), np.uint8))


def _part(tensor: Any, field: Field) -> Any:
    return tensor[field.start : field.start + field.size]


def _opened(game: str, params: dict[str, Any]) -> tuple[Rules[Any], str | None]:
    """The rules that the parameters choose, and the starting position if it is a special one.

    Empty parameters have the game's default.
    """
    special = getattr(find("envs", game), "special_start", None)
    if special and (start := special(params)):
        found: tuple[Rules[Any], str | None] = start
        return found
    given = {key.replace("_", "-"): value for key, value in params.items() if value}
    players = given.pop("players", None)
    options = {}
    for spec in find_game(game).manifest.options:
        if spec.name in given:
            options[spec.name] = value = given[spec.name]
            if spec.kind == "file":
                options[spec.name] = Path(str(value))
            elif spec.kind == "per-seat":
                options[spec.name] = str(value).split("+")
    try:
        return find_game(game).rules(players, options), None
    except KagemushaError as error:
        raise ValueError(str(error)) from error


def parameters(game_id: str) -> dict[str, Any]:
    """The parameters: options as on the command line, lists of one entry per seat joined by `+`.

    Expert options are left out; a game's part of this package may add or change some.
    """
    manifest = find_game(game_id).manifest
    found: dict[str, Any] = {}
    if len(manifest.seats) > 1:
        found["players"] = manifest.default_seats()
    for spec in manifest.options:
        if not spec.expert and spec.kind in ("choice", "switch", "number"):
            found[spec.name.replace("-", "_")] = spec.default
        elif not spec.expert:
            found[spec.name.replace("-", "_")] = ""
    found[HISTORY] = 0
    return found | getattr(find("envs", game_id), "PARAMETERS", {})


def _kind(game_id: str, *, turns: bool, tensor: bool = False) -> Any:
    game = find_game(game_id)
    manifest, types = game.manifest, pyspiel.GameType
    simultaneous = _is_simultaneous(game_id) and not turns
    return types(
        short_name=env_name(game) + (TURNS if turns else ""),
        long_name=f"Kagemusha: {game_id}" + (", in turns" if turns else ""),
        dynamics=_Dynamics.SIMULTANEOUS if simultaneous else _Dynamics.SEQUENTIAL,
        chance_mode=_Chance.EXPLICIT_STOCHASTIC if manifest.chance else _Chance.DETERMINISTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if manifest.zero_sum else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game_id),
        default_loadable=True,
    )


def _is_simultaneous(game_id: str) -> bool:
    return bool(getattr(find("envs", game_id), "SIMULTANEOUS", False))


def register_game(game_id: str, *, turns: bool = False) -> None:
    """Register a game with OpenSpiel; with `turns`, simultaneous choices are made in turn."""
    name = class_name(game_id) + ("InTurns" if turns else "")
    kind = _kind(game_id, turns=turns)
    made = type(name, (SpielGame,), {"game": game_id, "kind": kind, "__module__": __name__})
    globals()[name] = made  # for pickle
    pyspiel.register_game(kind, made)


for _game_id in game_ids():
    register_game(_game_id)
    if _is_simultaneous(_game_id):
        register_game(_game_id, turns=True)
