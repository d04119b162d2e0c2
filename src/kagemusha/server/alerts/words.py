"""What alerts say: the game, that it is your turn or you are invited, and the link; no more."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.server.alerts.options import AlertOptions
from kagemusha.table.alerts import Alert, AlertMessage
from kagemusha.text import texts

LOBBY = "lobby"
"""The page on which invitations are answered."""
TEXTS = {"alarm": "alerts-time", "turn": "alerts-turn", "invitation": "alerts-invitation"}


@dataclass(frozen=True, slots=True)
class AlertLine:
    """One table that waits, in words."""

    text: str
    link: str
    page: str
    """The end of the link, within this server."""
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
            invited = alert.kind == "invitation"
            page = LOBBY if invited else f"tables/{alert.table_id}"
            text = _line(alert, message)
            lines[alert.table_id] = AlertLine(text, options.link(page), page, alert.table_id)
    found = tuple(lines.values())
    title = found[0].text if len(found) == 1 else localized.say("alerts-several", number=len(found))
    return AlertWords(title, found)


def _line(alert: Alert, message: AlertMessage) -> str:
    localized = texts(message.recipient.rules.language)
    return localized.say(TEXTS[alert.kind], game=localized.name("game", alert.game))
