"""How much can be won from a bot of 7 Ronin."""

from kagemusha.benchmark.seven_ronin.exploiter import best_response

__all__ = ["best_response"]
