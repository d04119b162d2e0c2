"""Shared by the lessons of 7 Ronin: short positions, and conditions about the village."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.learn.conditions import Condition, Saw, Scene

ATTACKER, DEFENDER = 0, 1
RONIN = ("yobu", "yumi", "musashi", "hayai", "taiko", "kabe", "tasuke")


def position(words: str, **alive: str) -> str:
    """A position in which only these ronin are alive, with wounds and space: `kabe="2@inn"`."""
    tiles = ",".join(f"{one}:{alive.get(one, 'x')}" for one in RONIN)
    return f"{words} ronin={tiles}"


def fell(ronin: str) -> Condition:
    """A ronin was eliminated."""
    return Saw("seven-ronin-ronin-eliminated", ronin=ronin)


@dataclass(frozen=True)
class Occupied(Condition):
    """This many areas have ninja and no ronin; only these areas, if any are given."""

    least: int
    areas: tuple[str, ...] = ()

    def holds(self, scene: Scene) -> bool:
        """Whether it has this value now."""
        guarded = {ronin["station"] for ronin in scene.view["ronin"]}
        taken = {area["id"] for area in scene.view["areas"] if area["ninja"]} - guarded
        return len(taken & set(self.areas) if self.areas else taken) >= self.least


@dataclass(frozen=True)
class SpreadOver(Condition):
    """New ninja go to this many different areas; these areas do not count."""

    least: int
    without: tuple[str, ...] = ()

    def holds(self, scene: Scene) -> bool:
        """Whether the choices name this many."""
        plan = {choice for choice in scene.chosen if choice.startswith("deploy ")}
        left = plan - {f"deploy {area}" for area in (*self.without, "green")}
        return len(left) >= self.least


@dataclass(frozen=True)
class Deployed(Condition):
    """Exactly this many new ninja were deployed in this step."""

    number: int

    def holds(self, scene: Scene) -> bool:
        """Whether there are exactly this many choices."""
        return sum(choice.startswith("deploy ") for choice in scene.chosen) == self.number
