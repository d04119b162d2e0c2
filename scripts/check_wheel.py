"""Checks an installed compiled wheel: the rules and bots of each game are compiled, and a match of
each is played and replayed.

    python scripts/check_wheel.py

It needs only the wheel and its dependencies.
"""

from __future__ import annotations

import sys

import kagemusha
from kagemusha.arena import play_match
from kagemusha.core.compiled import compiled_parts


def main() -> None:
    """Play a match of each game; exits with a message if something is wrong."""
    parts = compiled_parts()
    print("compiled:", ", ".join(parts))
    for game_id in kagemusha.games():
        folder = game_id.replace("-", "_")
        for package in ("games", "bots"):
            if not any(part.startswith(f"{package}/{folder}") for part in parts):
                sys.exit(f"error: nothing of {package}/{folder} is compiled")
        match = play_match(game_id, ["novice"] * kagemusha.game(game_id).seat_counts[0], seed=1)
        if kagemusha.replay(match.to_json()).hash != match.hash:
            sys.exit(f"error: the log of {game_id} does not replay")
        print(f"{game_id}: {match.result}")


if __name__ == "__main__":
    main()
