"""Why an ability of a ronin or an area is refused: every rule that its use breaks."""

from __future__ import annotations

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.seven_ronin.board import GREEN_ID, RONIN_IDS
from kagemusha.games.seven_ronin.names import ronin_of, space_id, space_number
from kagemusha.games.seven_ronin.options import Setup
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.phases.area_step import shooting_place, targets_of
from kagemusha.games.seven_ronin.phases.ronin_step import after, before
from kagemusha.games.seven_ronin.state import State

CONTESTED = ("yobu", "musashi")
RULES = {"yobu": "R7.9", "musashi": "R7.9", "hayai": "R7.11", "yumi": "R7.10", "taiko": "R7.10"}


def _no(problem: str, rule: str, **args: str | int) -> Message:
    return Message(f"refused-seven-ronin-{problem}", args, rule)


# --- ronin ----------------------------------------------------------------------------------------


def refused_ronin_ability(setup: Setup, state: State, action: Action) -> list[Message]:
    """What keeps a ronin from acting, then what is wrong with his target."""
    s = state.cells
    name = action.verb
    ronin = RONIN_IDS.index(name)
    station = s[layout.STATION + ronin]
    if station == layout.ELIMINATED:
        return [_no("ronin-eliminated", "R7.13", ronin=name)]
    reasons = []
    if station == layout.GREEN:
        reasons.append(_no("from-green", "R7.12", ronin=name))
    if s[layout.SILENCED] >> ronin & 1:
        reasons.append(_no("cursed", "R7.12", ronin=name))
    if s[layout.SPENT] >> ronin & 1:
        reasons.append(_no("ability-spent", "R7.8", ronin=name))
    if name == "hayai" and s[layout.HELD] >> ronin & 1:
        reasons.append(_no("hayai-held", "R7.5", ronin=name))
    area = space_id(setup.board, station)
    contested = s[layout.NINJA + station] > 0
    if station != layout.GREEN and name in CONTESTED and not contested:
        reasons.append(_no("not-contested", RULES[name], ronin=name, area=area))
    if station != layout.GREEN and name not in CONTESTED and contested:
        reasons.append(_no("not-free", RULES[name], ronin=name, area=area))
    if name == "yumi" and not s[layout.RESERVES]:
        reasons.append(_no("reserves-empty", "R7.10"))
    if name == "taiko":
        reasons += _patient(state, str(dict(action.parts)["ronin"]))
    if name == "hayai":
        reasons += _ride(setup, state, str(dict(action.parts)["area"]))
    if name == "yobu" and not reasons:
        beside = ",".join(space_id(setup.board, f(s, station)) for f in (before, after))
        number = min(s[layout.NINJA + station], 2)
        reasons.append(_no("yobu-push", "R7.9", area=area, areas=beside, number=number))
    return reasons


def _patient(state: State, name: str) -> list[Message]:
    """Why Taiko cannot heal a ronin."""
    s = state.cells
    ronin = RONIN_IDS.index(name)
    if name == "taiko":
        return [_no("taiko-himself", "R7.10")]
    if s[layout.STATION + ronin] == layout.ELIMINATED:
        return [_no("ronin-eliminated", "R7.13", ronin=name)]
    reasons = []
    if not s[layout.WOUNDS + ronin]:
        reasons.append(_no("not-wounded", "R7.10", ronin=name))
    if s[layout.STATION + ronin] == layout.GREEN and not s[layout.TAIKO_HEALS_GREEN]:
        reasons.append(_no("patient-on-green", "R7.10", ronin=name))
    return reasons


def _ride(setup: Setup, state: State, area: str) -> list[Message]:
    """Why Hayai cannot ride to a place."""
    s = state.cells
    if area == GREEN_ID:
        return [_no("hayai-green", "R7.11")]
    place = space_number(setup.board, area)
    there = s[layout.GUARD + place] & ~(1 << layout.HAYAI)
    reasons = []
    if not s[layout.NINJA + place]:
        reasons.append(_no("hayai-no-ninja", "R7.11", area=area))
    if there & ~(1 << layout.TASUKE):
        reasons.append(
            _no("hayai-area-taken", "R7.11", area=area, ronin_list=",".join(ronin_of(there)))
        )
    elif there and s[layout.SILENCED] >> layout.TASUKE & 1:
        reasons.append(_no("hayai-tasuke-cursed", "R7.12", area=area))
    return reasons


# --- areas ----------------------------------------------------------------------------------------


def refused_area_ability(setup: Setup, state: State, action: Action) -> list[Message]:
    """What keeps an area, or the Inn as that area, from being used; then what is wrong with it."""
    s = state.cells
    by_inn = action.verb == "inn"
    kind = action.notation.split()[2] if by_inn else action.verb
    reasons = _not_usable(setup, state, "inn", once=True) if by_inn else []
    reasons += _not_usable(setup, state, kind, once=not by_inn)
    if kind == "field" and s[layout.FIELD_COPIED]:
        reasons.append(_no("field-copied", "R7.21"))
    if kind in ("well", "granary", "watchtower") and not s[layout.SUPPLY]:
        reasons.append(_no("supply-empty", "R7.16"))
    if kind == "passage":
        reasons += _sent(state, action)
    if kind in ("well", "animal-pen", "shrine"):
        reasons += _chosen(state, kind, str(dict(action.parts)["ronin"]))
    if kind == "burial-grounds" and not reasons:
        reasons.append(_no("recall", "R7.18"))
    if kind == "watchtower" and not reasons:
        place = shooting_place(s, layout.INNS if by_inn else layout.OWN)
        targets = ",".join(ronin_of(targets_of(s, place)))
        supply = s[layout.SUPPLY]
        reasons.append(_no("watchtower-targets", "R7.16", supply=supply, ronin_list=targets))
    return reasons


def _not_usable(setup: Setup, state: State, kind: str, *, once: bool) -> list[Message]:
    s = state.cells
    places = [n for n, area in enumerate(setup.board.area) if area.kind == kind]
    taken = [n for n in places if s[layout.NINJA + n] and not s[layout.GUARD + n]]
    reasons = []
    if not taken:
        reasons.append(_no("not-occupied", "R7.15", kind=kind))
    if once and places and all(s[layout.USED + n] for n in taken or places):
        reasons.append(_no("area-used", "R7.15", kind=kind))
    return reasons


def _sent(state: State, action: Action) -> list[Message]:
    """Why the Passage cannot send these ninja there."""
    areas = [str(value) for part, value in action.parts if part == "area"]
    number = sum(int(value) for part, value in action.parts if part == "number")
    most = min(2, state.cells[layout.RESERVES])
    reasons = []
    if GREEN_ID in areas:
        reasons.append(_no("send-green", "R7.19"))
    if len(areas) > 1:
        reasons.append(_no("send-apart", "R7.19"))
    if not 1 <= number <= most:
        reasons.append(_no("send", "R7.19", reserves=state.cells[layout.RESERVES]))
    return reasons


def _chosen(state: State, kind: str, name: str) -> list[Message]:
    """Why the Well, the Animal Pen or the Shrine cannot choose a ronin."""
    s = state.cells
    ronin = RONIN_IDS.index(name)
    station = s[layout.STATION + ronin]
    reasons = []
    if station == layout.ELIMINATED:
        return [_no("ronin-eliminated", "R7.13", ronin=name)]
    if not 0 <= station < layout.GREEN:
        reasons.append(_no("not-on-an-area", "R7.17", ronin=name))
    if kind == "shrine" and name == "kabe":
        reasons.append(_no("kabe-has-no-ability", "R7.12"))
    chosen = {"animal-pen": s[layout.PENNED], "shrine": s[layout.CURSED]}.get(kind, 0)
    if chosen >> ronin & 1:
        reasons.append(_no("already-chosen", "R7.15", ronin=name, kind=kind))
    return reasons
