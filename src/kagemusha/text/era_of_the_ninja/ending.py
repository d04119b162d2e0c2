"""Describes how a match ended: what each ninja fell to, and the Lord's remaining Wounds."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.event import Event
from kagemusha.games.era_of_the_ninja.view import EraView, NinjaView
from kagemusha.text.game_texts import GameTexts

CAUSES = (
    "era-not-dodged",
    "era-fumbled",
    "era-nvn-won",
    "era-nvn-failed",
    "era-intercepted",
    "era-rolled",
)
"""Events that may have cost the last Wound."""


def describe_ending(texts: GameTexts, view: EraView, events: Sequence[Event]) -> list[str]:
    """The sentences: first the fallen ninja, in order."""
    # A player with a second ninja may have fallen twice; the last time counts.
    last = {e.args["player"]: n for n, e in enumerate(events) if e.kind == "era-defeated"}
    fallen = [player for player in view.players if not player.alive and player.player in last]
    fallen.sort(key=lambda player: last[player.player])
    lines = [_fall(texts, view, player, events[: last[player.player]]) for player in fallen]
    lines += _lord(texts, view)
    tiles = len(view.tiles)
    lines.append(texts.say("end-night", round=view.round, tiles=tiles))
    return lines


def _fall(texts: GameTexts, view: EraView, player: NinjaView, before: Sequence[Event]) -> str:
    """What cost a ninja its last Wound, found in the events before."""
    rounds = [event for event in before if event.kind == "era-round"]
    when = int(str(rounds[-1].args["round"])) if rounds else view.round
    args: dict[str, str | int] = {"player": player.player, "round": when}
    me = view.players[view.seat].player if view.seat is not None else None
    you = "-you" if player.player == me else ""
    for event in reversed(before):
        event_args = dict(event.args)
        if event.kind not in CAUSES:
            continue
        if event.kind == "era-nvn-won" and event_args["other"] == player.player:
            other = str(event_args["player"])
            return texts.say(
                f"end-fell-ninja{'-by-you' if other == me else you}", other=other, **args
            )
        if event_args["player"] != player.player:
            continue
        if event.kind == "era-not-dodged":
            args |= {"stack": str(event_args["stack"]), "damage": int(str(event_args["damage"]))}
            return texts.say(f"end-fell-enemy{you}", **args)
        if event.kind == "era-fumbled":
            return texts.say(f"end-fell-fumble{you}", stack=str(event_args["stack"]), **args)
        break
    return texts.say(f"end-fell{you}", **args)


def _lord(texts: GameTexts, view: EraView) -> list[str]:
    """What stood between the ninja and the Lord."""
    if view.lord is None or view.lord_state == "none":
        return []
    if view.lord_state == "away":
        return [texts.say("end-lord-away", lord=view.lord, number=view.encounters_left)]
    stack = next((stack for stack in view.stacks if stack.unit == "lord"), None)
    if stack is None:
        return []
    return [
        texts.say(
            "end-lord-here",
            lord=view.lord,
            tile=stack.tile,
            tokens=stack.tokens,
            wound=stack.wound,
            dead=stack.dead,
        )
    ]
