"""What every game's notation does alike."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.errors import Message, NotationError


def pick_word(word: str, allowed: Sequence[str], kind: str) -> str:
    """The one allowed word that this is, or begins; NotationError lists what it could be."""
    if word in allowed:
        return word
    known = dict.fromkeys(allowed)
    fitting = [name for name in known if name.startswith(word)]
    if len(fitting) == 1:
        return fitting[0]
    problem = "notation-ambiguous" if fitting else f"notation-unknown-{kind.replace(' ', '-')}"
    raise NotationError(Message(problem, {"word": word, "known": ", ".join(fitting or known)}))
