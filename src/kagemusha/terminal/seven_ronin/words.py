"""What each action would do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.games.seven_ronin.view import RoninView, VillageView
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.seven_ronin.village import guards, room

PREFIX = "terminal-seven-ronin-do"
GROUP = "terminal-seven-ronin-group"


class Words:
    """Describes actions as one view shows their effect."""

    def __init__(self, screen: Screen, view: VillageView) -> None:
        self.screen = screen
        self.view = view
        self.ronin = {ronin.id: ronin for ronin in view.ronin}

    def describe(self, action: Action) -> str:
        """What this action would do now."""
        parts = action.parts
        verb = action.verb
        if verb == "inn":
            kind = action.notation.split()[2]
            return self._say("inn", words=self._ability(kind, parts, inn=True))
        if verb in ("yobu", "burial-grounds", "passage"):
            return self._moves(verb, parts)
        if verb == "divide":
            return self._division(int(dict(parts)["number"]))
        if verb in ("musashi", "yumi", "done", "seal", "no-spy", "taiko", "hayai", "spy"):
            return self._simple(verb, dict(parts))
        return self._ability(verb, parts, inn=False)

    def _say(self, key: str, **args: str | int) -> str:
        return self.screen.say(f"{PREFIX}-{key}", **args)

    def _name(self, ronin: str) -> str:
        """A ronin with wounds and vitality, to weigh a choice by."""
        seen = self.ronin[ronin]
        return f"{self.screen.texts.name('ronin', ronin)} {seen.wounds}/{seen.vitality}"

    def _simple(self, verb: str, parts: dict[str, str | int]) -> str:
        if verb == "musashi":
            return self._say(verb, place=self._area(self.ronin["musashi"].station))
        if verb == "taiko":
            return self._say(verb, who=self._name(str(parts["ronin"])))
        if verb == "hayai":
            area = str(parts["area"])
            ninja = next(a.ninja for a in self.view.areas if a.id == area)
            return self._say(verb, place=self._area(area), number=ninja)
        if verb == "spy":
            return self._say(verb, place=self._area(str(parts["area"])))
        if verb == "done":
            return self._say("done-ronin" if self.view.step == "ronin-abilities" else "done-areas")
        return self._say(verb)

    def _area(self, area: str) -> str:
        return self.screen.texts.name("area", area)

    def _moves(self, verb: str, parts: Sequence[tuple[str, str | int]]) -> str:
        pairs = [dict(parts[n : n + 2]) for n in range(0, len(parts), 2)]
        listed = [f"{self._area(str(pair['area']))} {pair['number']}" for pair in pairs]
        number = sum(int(pair["number"]) for pair in pairs)
        return self._say(verb, places=", ".join(listed), number=number)

    def _division(self, hers: int) -> str:
        """R7.14: what is not Tasuke's is her partner's, as far as the tile has room."""
        station = self.ronin["tasuke"].station
        other = next(r for r in guards(self.view, station) if r.id != "tasuke")
        ninja = next(area.ninja for area in self.view.areas if area.id == station)
        his = min(ninja - hers, room(other))
        shares = ((self.ronin["tasuke"], hers), (other, his))
        return self._say("divide", shares=", ".join(self._share(*share) for share in shares))

    def _share(self, ronin: RoninView, wounds: int) -> str:
        name = self.screen.texts.name("ronin", ronin.id)
        after = f"{ronin.wounds}/{ronin.vitality} > {ronin.wounds + wounds}/{ronin.vitality}"
        fate = self._say("falls") if wounds >= room(ronin) else ""
        return f"{name} +{wounds} ({after}{fate})"

    def _ability(self, kind: str, parts: Sequence[tuple[str, str | int]], *, inn: bool) -> str:
        if kind in ("burial-grounds", "passage"):
            return self._moves(kind, parts)
        if kind == "granary":
            return self._say(kind, number=min(2, self.view.supply))
        if kind == "watchtower":
            named = ", ".join(self._name(str(ronin)) for _, ronin in parts)
            if named:
                return self._say("watchtower-some", names=named)
            origin = "inn" if inn and self.view.inn_watchtower == "inn" else "watchtower"
            return self._say("watchtower", names=self._targets(origin))
        if kind == "field":
            return self._say("field")
        ronin = str(dict(parts)["ronin"])
        return self._say(kind, who=self._name(ronin), place=self._area(self.ronin[ronin].station))

    def _targets(self, kind: str) -> str:
        """R7.16: everybody on the two areas beside the one that is shot from."""
        areas = self.view.areas
        here = next(n for n, area in enumerate(areas) if area.kind == kind)
        beside = {areas[here - 1].id, areas[(here + 1) % len(areas)].id}
        return ", ".join(
            self._name(ronin.id) for ronin in self.view.ronin if ronin.station in beside
        )

    def group(self, action: Action) -> str:
        """What all actions of one ability have in common."""
        if action.verb == "inn":
            kind = action.notation.split()[2]
            return self._say("inn", words=self.screen.say(f"{GROUP}-{kind}"))
        return self.screen.say(f"{GROUP}-{action.verb}")
