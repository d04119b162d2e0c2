"""Metrics of this process, in the text form that Prometheus reads."""

from __future__ import annotations

import threading
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of a histogram's buckets, in seconds."""
_lock = threading.Lock()
_metrics: list[Metric] = []


class Metric:
    """Something that is counted or measured, apart for each set of label values."""

    def __init__(
        self, kind: Literal["counter", "gauge", "histogram"], name: str, about: str, *labels: str
    ) -> None:
        self.kind, self.name, self.about, self._labels = kind, name, about, labels
        self._values: dict[tuple[str, ...], list[float]] = {}
        _metrics.append(self)

    def add(self, *labels: str, by: float = 1) -> None:
        """Count."""
        with _lock:
            self._values.setdefault(labels, [0])[0] += by

    def set(self, *labels: str, to: float) -> None:
        """Say how much there is now."""
        with _lock:
            self._values[labels] = [to]

    def clear(self) -> None:
        """Nothing is known now."""
        with _lock:
            self._values.clear()

    def observe(self, seconds: float, *labels: str) -> None:
        """Count a duration, in its bucket of a histogram."""
        with _lock:
            found = self._values.setdefault(labels, [0] * (len(BUCKETS) + 2))
            found[bisect_left(BUCKETS, seconds)] += 1
            found[-1] += seconds

    @contextmanager
    def time(self, *labels: str) -> Iterator[None]:
        """Measure how long a block takes."""
        start = time.monotonic()
        try:
            yield
        finally:
            self.observe(time.monotonic() - start, *labels)

    def lines(self) -> Iterator[str]:
        """The lines of it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        with _lock:
            values = {labels: list(numbers) for labels, numbers in self._values.items()}
        for labels, numbers in values.items():
            given = list(zip(self._labels, labels, strict=True))
            if self.kind != "histogram":
                yield f"{self.name}{_labels(given)} {numbers[0]:.15g}"
                continue
            *counts, total = numbers
            below = 0.0
            for end, count in zip((*BUCKETS, "+Inf"), counts, strict=True):
                below += count
                yield f"{self.name}_bucket{_labels([*given, ('le', str(end))])} {below:.15g}"
            yield f"{self.name}_sum{_labels(given)} {total:.6f}"
            yield f"{self.name}_count{_labels(given)} {below:.15g}"


def _labels(given: Sequence[tuple[str, str]]) -> str:
    if not given:
        return ""
    pairs = []
    for name, value in given:
        escaped = value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
        pairs.append(f'{name}="{escaped}"')
    return "{" + ",".join(pairs) + "}"


def page() -> str:
    """All metrics."""
    return "".join(f"{line}\n" for metric in _metrics for line in metric.lines())
