"""The thread that finds due alerts and sends them; play never waits for it."""

from __future__ import annotations

import hashlib
import logging
import smtplib
import threading
from concurrent.futures import ThreadPoolExecutor

from kagemusha.server.alerts.mail import NoSuchMailbox, compose, send_mail
from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.alerts.public_http import NotPublic, Sender, Unreachable
from kagemusha.server.alerts.push import KEY, new_push_key, send_push
from kagemusha.server.alerts.webhook import send_webhook
from kagemusha.server.rate_limit import RateLimiter
from kagemusha.table import StoreError, Tables, new_secret
from kagemusha.table.alerts import ALERT_WAITS, AlertMessage, Medium
from kagemusha.table.metrics import Metric
from kagemusha.table.tables import milliseconds

log = logging.getLogger(__name__)
SENT = Metric("counter", "kagemusha_alerts_total", "Alerts, by medium and result.", "medium", "ok")
THREADS = 4
OVERLAP = 60_000
"""Milliseconds of earlier changes that are looked at again: an entry is older than its commit."""
ALL = 300_000
"""Milliseconds after which every table is looked at again."""
GONE = (404, 410)
MAIL_KEY = "mail"
MAILS_AN_HOUR = 10
"""New mail addresses that one client may name."""


class Alerts:
    """Sends the alerts of one process. Of several processes each sends what it has leased."""

    def __init__(self, tables: Tables, options: AlertOptions) -> None:
        self._tables, self._options = tables, options
        self._queue, self._recipients = tables.store.alerts, tables.store.recipients
        self.mail_key = self._recipients.server_key(MAIL_KEY, new_secret)
        """What tokens in mails are made with."""
        self.push_key = self._recipients.server_key(KEY, new_push_key) if options.push else ""
        self._sender = Sender(loopback=options.loopback)
        self._waits = dict.fromkeys(ALERT_WAITS, 0) if options.hurry else ALERT_WAITS
        self._looked = self._looked_at_all = 0
        self._mails = RateLimiter(MAILS_AN_HOUR / 3600, MAILS_AN_HOUR)
        self._busy = 0
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._pool = ThreadPoolExecutor(THREADS, "kagemusha-alerts")
        self._thread = threading.Thread(target=self._run, name="kagemusha-alerts", daemon=True)
        self._thread.start()

    def may_ask(self, client: str) -> bool:
        """Whether a client may name another mail address, which is then asked to confirm itself."""
        with self._lock:
            return not self._mails.take(client)

    def _run(self) -> None:
        while not self._closing.wait(self._options.every):
            try:
                self._look()
            except StoreError as error:  # the next look may find the store well again
                log.warning("alerts: %s", error)
            except Exception:
                log.exception("alerts could not be sent")

    def _look(self) -> None:
        now = milliseconds()
        again = now - self._looked_at_all >= ALL
        after = 0 if again else self._looked - OVERLAP
        self._queue.note(after, self._tables.is_looking, self._waits)
        self._looked = now
        if again:
            self._looked_at_all = now
        if self._busy >= THREADS:
            return
        for message in self._queue.take(now, self._tables.is_looking):
            with self._lock:
                self._busy += 1
            self._pool.submit(self._send, message)

    def _send(self, message: AlertMessage) -> None:
        medium, problem, gone = message.medium, "", False
        try:
            if not self._closing.is_set():
                problem, gone = self._deliver(message)
                SENT.add(medium, "no" if problem else "yes")
                self._note_result(message, problem, gone)
        except StoreError as error:
            log.warning("alerts: %s", error)
        except Exception as error:
            # Without its words: they may name an address.
            log.warning("an alert by %s failed: %s", medium, type(error).__name__)
        finally:
            with self._lock:
                self._busy -= 1

    def _note_result(self, message: AlertMessage, problem: str, gone: bool) -> None:
        now = milliseconds()
        if not problem:
            self._queue.sent(message, now)
        else:
            self._queue.failed(message, now, problem, final=gone)
            if gone:
                self._recipients.close(message.recipient.id, message.medium, problem)

    def _deliver(self, message: AlertMessage) -> tuple[str, bool]:
        """Send a message: what went wrong, as the id of a text, and whether it is for good."""
        now, options = milliseconds(), self._options
        message_id = _id_of(message)
        if not _is_open(message.medium, options):
            return "alerts-problem-closed", False
        try:
            if message.medium == "mail":
                send_mail(compose(message, message_id, self.mail_key, options), options)
                return "", False
            if message.medium == "push":
                status = send_push(message, self.push_key, now, options, self._sender)
            else:
                status = send_webhook(message, message_id, now, options, self._sender)
        except NotPublic:
            return "alerts-problem-private", True
        except NoSuchMailbox:
            return "alerts-problem-mailbox", True
        except Unreachable:
            return "alerts-problem-unreachable", False
        except (OSError, smtplib.SMTPException) as error:
            log.warning("the mail server: %s", type(error).__name__)
            return "alerts-problem-unreachable", False
        if 200 <= status < 300:
            return "", False
        if status in GONE:
            return "alerts-problem-gone", True
        return "alerts-problem-refused", False

    def close(self) -> None:
        """Send nothing more; what is leased is sent after its lease."""
        self._closing.set()
        self._thread.join()
        self._pool.shutdown(cancel_futures=True)


def _id_of(message: AlertMessage) -> str:
    """The same each time that a message is tried, so that its receiver can tell."""
    parts = [f"{a.kind} {a.table_id} {a.seat} {a.since}" for a in message.alerts]
    words = " ".join((message.recipient.id, message.medium, *parts))
    return hashlib.sha256(words.encode()).hexdigest()[:32]


def _is_open(medium: Medium, options: AlertOptions) -> bool:
    allowed = {"push": options.push, "mail": options.smtp, "webhook": options.webhooks}
    return bool(allowed[medium])
