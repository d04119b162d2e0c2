"""A small game of two hidden plans, solved well enough to mix among the good ones."""

from __future__ import annotations

from collections.abc import Sequence


def mix(payoffs: Sequence[Sequence[float]], turns: int) -> tuple[list[int], list[int]]:
    """How often each row and each column was best against what the other had played so far.

    Fictitious play: rows want much, columns want little. In the long run both mixtures are
    the best that can be done in secret.
    """
    rows = len(payoffs)
    columns = list(zip(*payoffs, strict=True))
    for_rows = [0.0] * rows
    for_columns = [0.0] * len(columns)
    row_counts = [0] * rows
    column_counts = [0] * len(columns)
    for _ in range(turns):
        row = for_rows.index(max(for_rows))
        row_counts[row] += 1
        for_columns = [a + b for a, b in zip(for_columns, payoffs[row], strict=True)]
        column = for_columns.index(min(for_columns))
        column_counts[column] += 1
        for_rows = [a + b for a, b in zip(for_rows, columns[column], strict=True)]
    return row_counts, column_counts
