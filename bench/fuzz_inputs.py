"""Invalid inputs: valid ones that are changed at random, and nonsense."""

from __future__ import annotations

import json
import random
from typing import Any

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**29, -(10**29), 1.5, 1e308),
    *("", " ", "\x00", "\ud83d\udc79", "a" * 3000, "é" * 200, "\u202e", "../..", "' OR 1=1 --"),
    *("{}", "[]", "NaN", "seal", ";", "1e999", "%00", "\n", "=", "--", "-"),
    *([], {}, [[]], [None], {"": ""}, {"type": "act"}, [0] * 50),
)
LETTERS = "abz 019;,:-_=/\\\"'{}[]()<>%&?#\t\n\x00\x7fé\u0301\u202e\U0001f479"


class Dice(random.Random):
    """Makes random changes."""

    def text(self, words: str) -> str:
        """A text with characters changed, cut, doubled or moved."""
        for _ in range(self.randint(1, 4)):
            at, end = sorted(self.randint(0, len(words)) for _ in range(2))
            how = self.randrange(6)
            if how == 0:
                words = words[:at] + words[end:]
            elif how == 1:
                words = words[:at] + self.choice(LETTERS) + words[at:]
            elif how == 2:
                words = words[:end] + words[at:end] * self.randint(1, 3) + words[end:]
            elif how == 3 and words:
                words = words[:at] + self.choice(LETTERS) + words[at + 1 :]
            elif how == 4:
                words = words[:at] + str(self.choice(ODD)) + words[end:]
            else:
                words = words[end:] + words[:end]
        return words[:20_000]

    def value(self, given: Any) -> Any:
        """Plain data with a change somewhere."""
        if not self.randrange(4):
            return self.choice(ODD)
        if isinstance(given, dict) and given:
            changed = dict(given)
            key = self.choice(list(changed))
            how = self.randrange(6)
            if how == 0:
                del changed[key]
            elif how == 1:
                changed[self.text(str(key))] = changed[key]
            else:
                changed[key] = self.value(changed[key])
            return changed
        if isinstance(given, list) and given:
            changed_list = list(given)
            at = self.randrange(len(changed_list))
            how = self.randrange(5)
            if how == 0:
                del changed_list[at]
            elif how == 1:
                changed_list.insert(at, self.choice(changed_list))
            else:
                changed_list[at] = self.value(changed_list[at])
            return changed_list
        if isinstance(given, str):
            return self.text(given)
        if isinstance(given, int):
            return self.choice((given + 1, given - 1, -given, given * 10**9, str(given)))
        return self.choice(ODD)

    def body(self, given: Any) -> bytes:
        """Almost valid JSON, or not JSON, or not even text."""
        how = self.randrange(12)
        if how == 0:
            return self.randbytes(self.randint(0, 60))
        if how == 1:
            return b"[" * self.randint(1, 20_000)
        text = json.dumps(self.value(given) if how > 3 else given)
        data = (self.text(text) if how == 2 else text).encode("utf-8", "surrogatepass")
        if how == 3:
            at = self.randint(0, len(data))
            return data[:at] + b"\xff\xfe" + data[at:]
        return data
