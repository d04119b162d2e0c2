"""Makes puzzles, with a progress bar; continues where it was interrupted."""

from __future__ import annotations

from pathlib import Path

import kagemusha
from kagemusha.puzzles.mining import Findings, Miner
from kagemusha.terminal.printing import file_refusal
from kagemusha.terminal.progress import counting
from kagemusha.terminal.screen import Screen


def make_puzzles(
    screen: Screen, game_id: str, wanted: int, seed: int, path: Path, *, measure: bool
) -> int:
    """Search matches until the file has this many puzzles.

    `measure`: first measure the difficulty of the existing ones again.
    """
    miner = Miner(kagemusha.game(game_id), seed)
    try:
        findings = Findings.open(path, game_id, seed)
        with counting(screen, "terminal-puzzles") as show:
            for done in findings.measure(miner, wanted) if measure else ():
                show(done, len(findings.puzzles))
            show(len(findings.puzzles), wanted)
            while len(findings.puzzles) < wanted:
                findings.add(list(miner.mine(findings.matches)), wanted)
                show(len(findings.puzzles), wanted)
    except OSError as error:
        raise file_refusal(screen, path, error) from None
    except KeyboardInterrupt:
        _report(screen, findings)
        screen.print_text("terminal-puzzles-resume", style="quiet")
        return 130
    _report(screen, findings)
    return 0


def _report(screen: Screen, findings: Findings) -> None:
    screen.print_text(
        "terminal-puzzles-found",
        number=len(findings.puzzles),
        matches=findings.matches,
        file=str(findings.path),
    )
