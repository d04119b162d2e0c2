"""7 Ronin in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kagemusha.core.action import Action
from kagemusha.core.event import Event
from kagemusha.core.game import Options
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.board import GREEN_ID, KIND_IDS
from kagemusha.games.seven_ronin.names import REASON_IDS, SIDE_IDS, STEP_IDS
from kagemusha.games.seven_ronin.options import choose
from kagemusha.games.seven_ronin.view import BESIDE, GONE, RoninView, VillageView
from kagemusha.text.game_texts import PLAYERS, GameTexts
from kagemusha.text.glossary import read_terms
from kagemusha.text.seven_ronin.mixtures import Mixture, mixture_lines
from kagemusha.text.seven_ronin.terms import TERMS
from kagemusha.text.seven_ronin.tips import Tips
from kagemusha.text.speaker import CardPage, Speaker, Tip, is_asked
from kagemusha.text.uses import Uses

QUIET = ("seven-ronin-ninja-planned", "seven-ronin-ronin-planned")
HEADINGS = ("seven-ronin-round-began", "seven-ronin-plans-revealed")
RONIN_RULES = {
    "musashi": "R7.9",
    "yobu": "R7.9",
    "yumi": "R7.10",
    "taiko": "R7.10",
    "hayai": "R7.11",
    "tasuke": "R7.14",
}
AREA_RULES = {
    "watchtower": "R7.16",
    "well": "R7.16",
    "granary": "R7.16",
    "animal-pen": "R7.5",
    "shrine": "R7.12",
    "burial-grounds": "R7.18",
    "passage": "R7.19",
    "inn": "R7.20",
    "field": "R7.21",
    GREEN_ID: "R7.3",
}


class SevenRoninSpeaker(Speaker):
    """Describes what the sides plan and do."""

    def __init__(self, locale: str, options: Options) -> None:
        self.board = choose(options).board
        self.locale = locale
        self.texts = GameTexts(locale, "seven-ronin")

    def goal(self, view: View) -> str:
        """How this side wins; for a spectator, how each side does."""
        seen = _village(view)
        sides = SIDE_IDS if seen.seat is None else (SIDE_IDS[seen.seat],)
        return " ".join(
            self.texts.say(
                f"goal-{side}",
                wanted=seen.areas_to_win,
                count=len(seen.areas),
                rounds=len(seen.track),
            )
            for side in sides
        )

    def task(self, view: View) -> str:
        """What to do in this step."""
        seen = _village(view)
        if not is_asked(seen):
            return ""
        step = f"{seen.step}-{SIDE_IDS[seen.seat or 0]}"
        key = step if seen.step == "planning" else seen.step
        return self.texts.say(
            f"task-{key}",
            minimum=seen.required_force,
            threat=seen.track[seen.round - 1].threat,
            number=sum(ronin.station == BESIDE for ronin in seen.ronin),
        )

    def describe(self, view: View, action: Action) -> str:
        """What an action would do."""
        return Words(self.texts, _village(view)).describe(action)

    def step(self, view: View, action: Action) -> str:
        """Where a ninja or a ronin goes."""
        parts = dict(action.parts)
        if action.verb != "deploy":
            return self.describe(view, action)
        place = self.texts.name("area", str(parts["area"]))
        ronin = parts.get("ronin")
        return f"{self.texts.name('ronin', str(ronin))} → {place}" if ronin else place

    def advice(self, view: View, plan: Sequence[Action]) -> str:
        """What a round's plan attacks or guards, what it leaves open, and who may fall."""
        seen, name = _village(view), self.texts.name
        places = [dict(action.parts) for action in plan if action.verb == "deploy"]
        areas = list(dict.fromkeys(str(parts["area"]) for parts in places))
        named = [name("area", area) for area in areas if area != GREEN_ID]
        if not named:
            return ""
        if SIDE_IDS[seen.seat or 0] == "attacker":
            return self.texts.say("advice-attack", areas=", ".join(named))
        free = [area.id for area in seen.areas if not area.ninja and area.id not in areas]
        text = self.texts.say("advice-guard", areas=", ".join(name("area", area) for area in free))
        weak = [ronin for ronin in seen.ronin if ronin.vitality - ronin.wounds == 1]
        sent = {str(parts["ronin"]) for parts in places}
        fall = ", ".join(name("ronin", ronin.id) for ronin in weak if ronin.id in sent)
        return f"{text} {self.texts.say('advice-weak', ronin=fall)}" if fall else text

    def mixture(self, view: View, plans: Mixture) -> list[str]:  # noqa: ARG002
        """Which areas the plans attack or guard, how often, and with what."""
        return mixture_lines(self.texts, plans)

    def group(self, view: View, action: Action) -> str:
        """The owner of the ability."""
        return Words(self.texts, _village(view)).group(action)

    def is_quiet(self, event: Event) -> bool:
        """Whether it is a step of the viewer's own plan."""
        return event.kind in QUIET

    def is_heading(self, event: Event) -> bool:
        """Whether a round begins, or plans are revealed."""
        return event.kind in HEADINGS

    def cards(self) -> list[CardPage]:
        """The ronin, the areas and the Green."""
        say, name = self.texts.say, self.texts.name
        pages = [
            CardPage(
                "ronin",
                ronin.id,
                name("ronin", ronin.id),
                (say("card-vitality", number=ronin.vitality), say(f"card-{ronin.id}")),
                RONIN_RULES.get(ronin.id, "R7.8"),
            )
            for ronin in self.board.ronin
        ]
        pages += [
            CardPage(
                "area",
                area.id,
                name("area", area.id),
                (say("card-limit", number=area.limit), say(f"card-{area.kind}")),
                AREA_RULES.get(area.kind, "B7.6"),
            )
            for area in self.board.area
        ]
        green = (say(f"card-{GREEN_ID}"),)
        rule = AREA_RULES[GREEN_ID]
        return [*pages, CardPage("area", GREEN_ID, name("area", GREEN_ID), green, rule)]

    def terms(self) -> list[CardPage]:
        """The terms of both sides, the numbers and the states of an area."""
        return read_terms(self.locale, "seven-ronin", TERMS)

    def tips(self, view: View, legal: Iterable[Action]) -> list[Tip]:
        """Tips for areas, ronin and numbers."""
        seen = _village(view)
        open_choices = () if seen.step == "planning" else legal  # clients edit plans as drafts
        uses = Uses(self.texts.text, view, open_choices, self.describe)
        return Tips(self.texts, seen, uses).all()

    def names(self) -> dict[str, dict[str, str]]:
        """The names of areas, ronin, sides and steps."""
        named = self.texts.named(
            area=(*self.board.spaces, GREEN_ID),
            kind=KIND_IDS,
            player=PLAYERS,
            reason=REASON_IDS[1:],
            ronin=(ronin.id for ronin in self.board.ronin),
            side=SIDE_IDS,
            step=STEP_IDS,
        )
        stations = {place: self.texts.say(f"station-{place}") for place in (BESIDE, GONE)}
        return named | {"station": stations | named["area"]}


class Words:
    """Describes actions as one view shows their effect."""

    def __init__(self, texts: GameTexts, view: VillageView) -> None:
        self.texts = texts
        self.view = view
        self.ronin = {ronin.id: ronin for ronin in view.ronin}

    def describe(self, action: Action) -> str:
        """What this action would do now."""
        parts = action.parts
        verb = action.verb
        if verb == "deploy":
            return self._deployment(dict(parts))
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
        return self.texts.say(f"do-{key}", **args)

    def _name(self, ronin: str) -> str:
        """A ronin with wounds and vitality, to help the choice."""
        seen = self.ronin[ronin]
        return f"{self.texts.name('ronin', ronin)} {seen.wounds}/{seen.vitality}"

    def _deployment(self, parts: dict[str, str | int]) -> str:
        place = self._area(str(parts["area"]))
        if "ronin" not in parts:
            return self._say("deploy-ninja", place=place)
        return self._say("deploy-ronin", who=self._name(str(parts["ronin"])), place=place)

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
        return self.texts.name("area", area)

    def _moves(self, verb: str, parts: Sequence[tuple[str, str | int]]) -> str:
        pairs = [dict(parts[n : n + 2]) for n in range(0, len(parts), 2)]
        listed = [f"{self._area(str(pair['area']))} {pair['number']}" for pair in pairs]
        number = sum(int(pair["number"]) for pair in pairs)
        return self._say(verb, places=", ".join(listed), number=number)

    def _division(self, hers: int) -> str:
        """R7.14: her partner takes the wounds that Tasuke does not, as far as he has room."""
        station = self.ronin["tasuke"].station
        other = next(r for r in guards(self.view, station) if r.id != "tasuke")
        ninja = next(area.ninja for area in self.view.areas if area.id == station)
        his = min(ninja - hers, _room(other))
        shares = ((self.ronin["tasuke"], hers), (other, his))
        return self._say("divide", shares=", ".join(self._share(*share) for share in shares))

    def _share(self, ronin: RoninView, wounds: int) -> str:
        name = self.texts.name("ronin", ronin.id)
        after = f"{ronin.wounds}/{ronin.vitality} > {ronin.wounds + wounds}/{ronin.vitality}"
        fate = self._say("falls") if wounds >= _room(ronin) else ""
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
        """R7.16: everybody on the two neighbouring areas."""
        areas = self.view.areas
        here = next(n for n, area in enumerate(areas) if area.kind == kind)
        beside = {areas[here - 1].id, areas[(here + 1) % len(areas)].id}
        return ", ".join(
            self._name(ronin.id) for ronin in self.view.ronin if ronin.station in beside
        )

    def group(self, action: Action) -> str:
        """What all actions of an ability have in common, or the action itself if it is alone."""
        kind = action.notation.split()[2] if action.verb == "inn" else action.verb
        if not self.texts.can_say(f"group-{kind}"):
            return self.describe(action)
        words = self.texts.say(f"group-{kind}")
        return self._say("inn", words=words) if action.verb == "inn" else words


def guards(view: VillageView, space: str) -> list[RoninView]:
    """The ronin on a space."""
    return [ronin for ronin in view.ronin if ronin.station == space]


def _room(ronin: RoninView) -> int:
    """How many more wounds a ronin can take."""
    return ronin.vitality - ronin.wounds


def _village(view: View) -> VillageView:
    if not isinstance(view, VillageView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view
