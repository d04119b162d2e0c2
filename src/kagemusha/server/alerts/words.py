"""What alerts say: the game, that it is your turn, and the link. Nothing of the match."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.server.alerts.options import AlertOptions
from kagemusha.table.alerts import Alert, AlertMessage
from kagemusha.text import texts


@dataclass(frozen=True, slots=True)
class AlertLine:
    """One table that waits, in words."""

    text: str
    link: str
    table_id: str


@dataclass(frozen=True, slots=True)
class AlertWords:
    """A message in the language of who gets it."""

    title: str
    lines: tuple[AlertLine, ...]

    @property
    def text(self) -> str:
        """All of it as plain text."""
        return "\n".join(f"{line.text} {line.link}".strip() for line in self.lines) or self.title


def in_words(message: AlertMessage, options: AlertOptions) -> AlertWords:
    """A message as it is read."""
    localized = texts(message.recipient.rules.language)
    if message.alerts[0].kind == "test":
        return AlertWords(localized.say("alerts-test"), ())
    lines: dict[str, AlertLine] = {}
    for alert in sorted(message.alerts, key=lambda alert: alert.kind != "alarm"):
        if alert.table_id and alert.table_id not in lines:  # seats of one screen are one line
            link = options.link(f"tables/{alert.table_id}")
            lines[alert.table_id] = AlertLine(_line(alert, message), link, alert.table_id)
    found = tuple(lines.values())
    title = found[0].text if len(found) == 1 else localized.say("alerts-several", number=len(found))
    return AlertWords(title, found)


def _line(alert: Alert, message: AlertMessage) -> str:
    localized = texts(message.recipient.rules.language)
    text_id = "alerts-time" if alert.kind == "alarm" else "alerts-turn"
    return localized.say(text_id, game=localized.name("game", alert.game))
