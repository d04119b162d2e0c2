"""Why an action is refused: every rule that it breaks. `legal` alone decides; this explains."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.core.choice_table import ChoiceTable
from kagemusha.core.errors import Message
from kagemusha.games.wat_aah.deck import COURT_IDS
from kagemusha.games.wat_aah.names import STEP_IDS
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.phases.cards import in_play, spot, temple
from kagemusha.games.wat_aah.phases.powers import loses
from kagemusha.games.wat_aah.refused_placement import refused_placement
from kagemusha.games.wat_aah.state import State

VERBS: dict[int, tuple[str, ...]] = {
    layout.DRAW_STEP: ("recruit", "corrupt", "gate", "court"),
    layout.PLACE_STEP: ("place", "reinforce", "pass", "court"),
    layout.PICKING: ("card", "done", "echo"),
    layout.TARGETING: ("target",),
    layout.GUARDING: ("guard", "no-guard"),
    layout.SUFFERING: ("card",),
    layout.SWAPPING: ("card", "seal"),
    layout.DIGGING: ("card",),
    layout.KEEPING: ("card",),
    layout.DISCARD_STEP: ("card", "court"),
    layout.TURN_END: ("end", "court"),
    layout.SPARING: ("card",),
    layout.PARDONING: ("card",),
    layout.TAKING: ("card",),
    layout.GIVING: ("card",),
    layout.SEALING: ("show-seal", "no-seal"),
    layout.HONOURING: ("target",),
    layout.TEMPLE_STEP: ("temple", "peek"),
    layout.TEMPLE_CHOOSING: ("temple-card",),
    layout.PAWN_STEP: ("pawns",),
    layout.MISSION_PEEK: ("peek", "no-peek"),
}
"""What can be chosen in a step."""

WHEN = {
    **dict.fromkeys(("recruit", "corrupt", "gate", "place", "reinforce", "pass", "end"), "W.2"),
    **dict.fromkeys(("card", "done", "echo"), "W.2"),
    **dict.fromkeys(("court", "guard", "no-guard"), "S.28"),
    **dict.fromkeys(("show-seal", "no-seal"), "S.35"),
    **dict.fromkeys(("temple", "pawns"), "S.25"),
    **dict.fromkeys(("temple-card", "court-card"), "W.9"),
    **dict.fromkeys(("peek", "no-peek"), "S.27"),
    "target": "S.13",
    "seal": "S.16",
    "boss": "W.11",
}
"""The rule that says when a verb can be chosen."""

WHOLE_CLANS = (layout.RETURN_CLAN, layout.DESTROY_CLAN)
HANDS = (
    layout.DISCARD,
    layout.SWAP,
    layout.COURT_BASE + layout.COURT_SPY,
    layout.COURT_BASE + layout.TAX_COLLECTOR,
)


def refusals(
    setup: Setup, choices: ChoiceTable, state: State, seat: int, plan: Sequence[Action]
) -> list[Message]:
    """Every rule that the first refused choice of a plan breaks; empty if the plan is legal."""
    trial = state.clone()
    for place, action in enumerate(plan):
        number = choices.number(action, seat)
        if number not in trial.legal(seat):
            return _Reasons(setup, choices, trial, seat).of(action, plan[place + 1 :])
        trial.apply(seat, number)
    return []


def _reason(problem: str, rule: str, **args: str | int) -> Message:
    return Message(f"refused-wat-aah-{problem}", args, rule)


class _Reasons:
    """Explains in one state what one seat cannot do."""

    def __init__(self, setup: Setup, choices: ChoiceTable, state: State, seat: int) -> None:
        self.setup = setup
        self.s = state.cells
        self.seat = seat
        self.legal = [choices.actions[number] for number in state.legal(seat)]

    def of(self, action: Action, rest: Sequence[Action]) -> list[Message]:
        """Why an action is refused, which the rest of a plan follows."""
        phase, verb = self.s[layout.PHASE], action.verb
        if verb not in VERBS.get(phase, ()):
            return [self._wrong_step(verb)]
        if phase in (layout.PLACE_STEP, layout.PICKING) and verb != "court":
            return refused_placement(self.setup, self.s, self.seat, [action, *rest], self.legal)
        if verb == "target":
            return self._honour() if phase == layout.HONOURING else self._target(action)
        if verb == "card":
            return self._card(str(dict(action.parts)["card"]))
        return self._other(action)

    def _wrong_step(self, verb: str) -> Message:
        """The step asks for something else; powers must be carried out (S.13)."""
        phase, op = self.s[layout.PHASE], self.s[layout.OP]
        must = {layout.PAWN_STEP: "S.26", layout.TEMPLE_STEP: "S.25"}.get(phase)
        if must and verb in ("pass", "no-peek", "done", "end"):
            return _reason("must", must, step=STEP_IDS[phase])
        power = layout.NOTHING < op < layout.COURT_BASE and phase != layout.PICKING
        rule = "S.13" if power and verb != "court" else WHEN[verb]
        return _reason("wrong-step", rule, verb=verb, step=STEP_IDS[phase])

    def _offered(self, part: str) -> str:
        """What can be chosen instead: the values of one part of the legal actions."""
        values = [str(value) for action in self.legal for key, value in action.parts if key == part]
        return ",".join(dict.fromkeys(values))

    # --- cards ----------------------------------------------------------------------------------

    def _card(self, card: str) -> list[Message]:
        s, phase = self.s, self.s[layout.PHASE]
        if phase == layout.SWAPPING and not self._offered("card"):
            return [_reason("swap-full", "S.16")]
        cards = self._offered("card")
        if phase == layout.SPARING:
            clan = self.setup.deck.clan[s[layout.TARGET_CLAN]].id
            return [_reason("not-in-clan", "S.15", card=card, clan=clan, card_list=cards)]
        if phase == layout.DIGGING:
            power = "W.4" if s[layout.LEVEL] else "W.5"
            rule = "S.28" if s[layout.OP] > layout.COURT_BASE else power
            return [_reason("not-in-jigoku", rule, card=card)]
        if phase == layout.KEEPING:
            return [_reason("not-looked-at", "S.19", card=card, card_list=cards)]
        if phase == layout.PARDONING:
            return [self._pardon(card, cards)]
        if phase == layout.TAKING:
            return [_reason("not-in-his-hand", "S.28", card=card, card_list=cards)]
        rule = {layout.DISCARD_STEP: "W.6", layout.GIVING: "S.28"}.get(phase, "S.16")
        return [_reason("not-in-hand", rule, card=card, card_list=cards)]

    def _pardon(self, card: str, cards: str) -> Message:
        s, kind = self.s, self.setup.deck.ids.index(card)
        if s[layout.CORRUPTION + self.seat * layout.KIND_SLOTS + kind]:
            most = s[layout.AMOUNT]
            return _reason("too-strong-to-pardon", "S.28", card=card, number=most, card_list=cards)
        return _reason("not-corrupt", "S.28", card=card, card_list=cards)

    # --- targets --------------------------------------------------------------------------------

    def _honour(self) -> list[Message]:
        return [_reason("honour", "S.24", player_list=self._offered("player"))]

    def _target(self, action: Action) -> list[Message]:
        """Why a power cannot hit this: an opponent, the right kind, and something must happen."""
        s, op = self.s, self.s[layout.OP]
        parts = {key: str(value) for key, value in action.parts}
        player, other = parts["player"], int(parts["player"][1:]) - 1
        reasons = []
        if other == self.seat:
            reasons.append(_reason("target-self", "S.13"))
        wanted, rule = ("player", "S.16") if op in HANDS else ("card", "S.14")
        if op in WHOLE_CLANS or op == layout.COPY:
            wanted, rule = "clan", "S.17" if op == layout.COPY else "S.15"
        if list(parts)[-1] != wanted:
            players = self._offered("player")
            reasons.append(
                {
                    "player": _reason("target-player", rule, player_list=players),
                    "clan": _reason("target-clan", rule),
                    "card": _reason("target-card", rule),
                }[wanted]
            )
        if op in HANDS:
            return reasons or self._hand(player, other)
        if "clan" not in parts or other == self.seat:
            return reasons
        clan = [clan.id for clan in self.setup.deck.clan].index(parts["clan"])
        if not s[layout.CARDS_IN + spot(other, clan)]:
            return [*reasons, _reason("no-such-clan", rule, player=player, clan=parts["clan"])]
        if op == layout.COPY:
            return reasons or [self._copy(parts["clan"], clan)]
        if op in WHOLE_CLANS and not loses(s, other, clan, op):
            reasons.append(_reason("last-stand", "S.13", player=player, clan=parts["clan"]))
        if wanted == "card" and "card" in parts:
            reasons += self._struck(parts, other, clan)
        return reasons

    def _hand(self, player: str, other: int) -> list[Message]:
        players = self._offered("player")
        reasons = []
        if temple(self.s, other, layout.CLOSED_FIST):
            reasons.append(_reason("closed-fist", "S.28", player=player, player_list=players))
        if not self.s[layout.HANDS + other]:
            reasons.append(_reason("hand-empty", "S.13", player=player, player_list=players))
        return reasons

    def _copy(self, name: str, clan: int) -> Message:
        two = self.s[layout.AMOUNT] == 2
        op = self.s[(layout.TWO_OP if two else layout.THREE_OP) + clan]
        if op in (layout.COPY, layout.NOTHING):
            return _reason("copies-nothing", "S.17", clan=name)
        return _reason("copy-without-effect", "S.13", clan=name)

    def _struck(self, parts: dict[str, str], other: int, clan: int) -> list[Message]:
        card = parts["card"]
        kind = self.setup.deck.ids.index(card)
        if not in_play(self.s, other, clan, kind):
            return [_reason("card-not-there", "S.14", card=card, clan=parts["clan"])]
        if self.s[layout.OP] == layout.COURT_BASE + layout.BANISHMENT:
            if self.s[layout.STRENGTH + kind] > self.s[layout.AMOUNT]:
                return [_reason("too-strong", "S.28", card=card, number=self.s[layout.AMOUNT])]
        return []

    # --- everything else ------------------------------------------------------------------------

    def _other(self, action: Action) -> list[Message]:
        verb = action.verb
        if verb == "gate":
            return self._gate(str(dict(action.parts)["card"]))
        if verb == "court":
            return [self._court()]
        if verb == "seal":
            party = 0 if self.seat == self.s[layout.ACTIVE] else 1
            left = self.s[layout.LEFT] - self.s[layout.SWAPPED + party]
            return [_reason("swap-open", "S.16", number=left)]
        if verb == "pawns":
            return self._pawns(action)
        if verb == "guard":
            return [_reason("guard", "S.28")]
        if verb == "show-seal":
            return [_reason("show-seal", "S.28")]
        if verb == "temple":
            return [_reason("temple-empty", "W.9")]
        if verb == "temple-card":
            drawn = ",".join(str(dict(offered.parts)["id"]) for offered in self.legal)
            return [_reason("temple-card", "W.9", temple_list=drawn)]
        return [_reason("peek", "S.27")]

    def _gate(self, card: str) -> list[Message]:
        if not temple(self.s, self.seat, layout.GATE_OF_JIGOKU):
            return [_reason("gate-closed", "W.3")]
        top = [a for a in self.legal if a.verb == "gate"]
        cards = ",".join(str(dict(offered.parts)["card"]) for offered in top)
        return [_reason("gate-top", "S.18", card=card, card_list=cards)]

    def _court(self) -> Message:
        card = self.s[layout.COURT_OF + self.seat]
        if card < 0:
            return _reason("court-none", "S.28")
        name = self.setup.cards.court[card].id
        effect = self.s[layout.COURT_OP + card]
        if effect == layout.FORCED_MARCH:
            return _reason("march-late", "S.34")
        if effect in (layout.IMPERIAL_SEAL, layout.PALACE_GUARD):
            return _reason("court-later", "S.28", court=name, effect=COURT_IDS[effect])
        return _reason("court-without-effect", "S.28", court=name)

    def _pawns(self, action: Action) -> list[Message]:
        parts = dict(action.parts)
        left, number = self.s[layout.PAWNS + self.seat], int(parts["number"])
        visited = self.s[layout.COURT_VISITED] >> self.seat & 1
        reasons = []
        if parts["place"] == "court" and (visited or number > 1):
            reasons.append(_reason("court-one", "S.26", visited="yes" if visited else "no"))
        if not 1 <= number <= left:
            reasons.append(_reason("pawns-left", "S.26", number=left))
        return reasons
