"""What a game says to whoever plays it: what is asked, and what each choice would do, in words."""

from __future__ import annotations

from kagemusha.text.speech.plan import plan_in_words, plans_in_words
from kagemusha.text.speech.speaker import SPEAKING, CardPage, ChanceRow, Chances, Speaker, speaker

__all__ = [
    "SPEAKING",
    "CardPage",
    "ChanceRow",
    "Chances",
    "Speaker",
    "plan_in_words",
    "plans_in_words",
    "speaker",
]
