"""Routes for alerts. Whoever has the key of a recipient may change it; the key is theirs alone."""

from __future__ import annotations

from email.headerregistry import Address
from functools import partial

import anyio.to_thread
import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody

from kagemusha.core.errors import Message
from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.alerts.public_http import NotPublic, check_address
from kagemusha.server.alerts.push import check_subscription, public_key
from kagemusha.server.alerts.schemas import (
    AlertOffer,
    AlertRequest,
    AlertState,
    MailAnswer,
    MailToken,
    PushSubscription,
)
from kagemusha.server.alerts.thread import Alerts
from kagemusha.server.alerts.tokens import Purpose, is_token, recipient_of
from kagemusha.server.alerts.webhook import shown_key
from kagemusha.server.errors import ServerError, sentence
from kagemusha.server.routes import AnyRequest, locale_of, needed_secret, tables_of
from kagemusha.server.security import client_of
from kagemusha.table.alerts import AlertRules, Medium, Recipient
from kagemusha.table.input_checks import check_secret
from kagemusha.table.profiles import hash_key
from kagemusha.table.recipient_store import RecipientSettings, RecipientStore
from kagemusha.table.seat_secrets import hash_secret
from kagemusha.table.tables import milliseconds


def _refused(text_id: str, status: int = 400, **args: str | int) -> ServerError:
    return ServerError(status, Message(text_id, args))


def _recipients(request: AnyRequest) -> RecipientStore:
    return tables_of(request).store.recipients


def _key(request: AnyRequest) -> str:
    return hash_secret(f"recipient {check_secret(needed_secret(request))}")


def _alerts(request: AnyRequest) -> Alerts | None:
    alerts: Alerts | None = request.app.state.alerts
    return alerts


def _options(request: AnyRequest) -> AlertOptions:
    options: AlertOptions = request.app.state.settings.alerts
    return options


def _state(request: AnyRequest, recipient: Recipient | None) -> AlertState:
    if recipient is None:
        return AlertState(0, False, None, False, None, "", {})
    locale = locale_of(request)
    problems = {
        medium: sentence(Message(text_id), locale) for medium, text_id in recipient.problems.items()
    }
    return AlertState(
        seats=len(_recipients(request).seats(recipient.id)),
        push=recipient.push is not None,
        mail=recipient.mail,
        confirmed=recipient.confirmed,
        webhook=recipient.webhook,
        hook_key=shown_key(recipient.hook_key),
        problems=problems,
    )


def _checked_push(given: PushSubscription, options: AlertOptions) -> dict[str, str]:
    try:
        check_address(given.endpoint, loopback=options.loopback)
        check_subscription(given.p256dh, given.auth)
    except (NotPublic, ValueError):
        raise _refused("alerts-bad-push") from None
    return {"endpoint": given.endpoint, "p256dh": given.p256dh, "auth": given.auth}


def _checked_mail(given: str) -> str:
    try:
        address = Address(addr_spec=given.strip())
    except Exception:  # of several kinds, and none of them ours
        address = Address()
    if "." not in address.domain or not given.isascii() or not given.isprintable():
        raise _refused("alerts-bad-mail", value=given[:80])
    return address.addr_spec


def _checked_webhook(given: str, options: AlertOptions) -> str:
    try:
        check_address(given, loopback=options.loopback)
    except NotPublic:
        raise _refused("alerts-bad-webhook") from None
    return given


def _checked(data: AlertRequest, options: AlertOptions) -> RecipientSettings:
    allowed: dict[Medium, object] = {
        "push": options.push,
        "mail": options.smtp,
        "webhook": options.webhooks,
    }
    for medium, is_open in allowed.items():
        if getattr(data, medium) is not None and not is_open:
            raise _refused("alerts-closed", 409, medium=medium)
    quiet = None if data.quiet is None else (data.quiet.start, data.quiet.end)
    return RecipientSettings(
        rules=AlertRules(data.language, data.zone, quiet, data.digest, data.alarm),
        secret_hashes=[hash_secret(secret) for secret in data.secrets],
        profile=None if data.profile is None else hash_key(data.profile),
        push=None if data.push is None else _checked_push(data.push, options),
        mail=None if data.mail is None else _checked_mail(data.mail),
        webhook=None if data.webhook is None else _checked_webhook(data.webhook, options),
    )


@get("/api/alerts", sync_to_thread=True, summary="What can be sent")
def offer(request: AnyRequest) -> AlertOffer:
    """Over which media this server tells people that it is their turn."""
    alerts, options = _alerts(request), _options(request)
    push = public_key(alerts.push_key) if alerts and alerts.push_key else None
    return AlertOffer(push, bool(options.smtp), options.webhooks)


@get("/api/alerts/mine", sync_to_thread=True, summary="What you asked for")
def mine(request: AnyRequest) -> AlertState:
    """What is kept under your key."""
    return _state(request, _recipients(request).find(_key(request)))


@post("/api/alerts/mine", status_code=200, sync_to_thread=True, summary="Tell me")
def save_alerts(request: AnyRequest, data: JSONBody[AlertRequest]) -> AlertState:
    """Be told when it is your turn. You choose the key: 22 random letters or more."""
    key, settings = _key(request), _checked(data, _options(request))
    known = _recipients(request).find(key)
    if settings.mail is not None and (known is None or known.mail != settings.mail):
        alerts = _alerts(request)
        if alerts is None or not alerts.may_ask(client_of(request.scope)):
            raise _refused("alerts-mail-often", 429)
    return _state(request, _recipients(request).keep(key, settings, milliseconds()))


@delete("/api/alerts/mine", sync_to_thread=True, summary="Forget me")
def delete_alerts(request: AnyRequest) -> None:
    """Delete everything that is kept under your key."""
    _recipients(request).forget(_key(request))


@post("/api/alerts/test", status_code=200, sync_to_thread=True, summary="Try it")
def try_out(request: AnyRequest) -> AlertState:
    """Send something over every medium, now."""
    found = _recipients(request).find(_key(request))
    if found is None or not found.media:
        raise _refused("alerts-nothing-to-try", 409)
    _recipients(request).try_out(found, milliseconds())
    return _state(request, found)


@post("/api/alerts/confirm", status_code=200, sync_to_thread=True, summary="It is my address")
def confirm(request: AnyRequest, data: JSONBody[MailToken]) -> MailAnswer:
    """The owner of a mail address agrees: the token was sent there."""
    recipient, mail = _meant(request, data.token, "confirm")
    if not _recipients(request).confirm(recipient, mail):
        raise _refused("alerts-bad-token")
    return MailAnswer(mail)


# A mail program sends the token in the address, with a form; our page sends it as JSON.
@post("/api/alerts/stop", status_code=200, summary="No more mails")
async def stop(request: AnyRequest) -> MailAnswer:
    """The owner of a mail address wants no more mails."""
    given = request.query_params.get("token")
    if given is None:
        given = msgspec.json.decode(await request.body(), type=MailToken).token
    return await anyio.to_thread.run_sync(partial(_stop, request, given))


def _stop(request: AnyRequest, given: str) -> MailAnswer:
    recipient, mail = _meant(request, given, "stop")
    _recipients(request).close(recipient, "mail")
    return MailAnswer(mail)


def _meant(request: AnyRequest, given: str, purpose: Purpose) -> tuple[str, str]:
    """The recipient and the address that a token is about."""
    alerts, recipient = _alerts(request), recipient_of(given)
    mail = _recipients(request).mail_of(recipient)
    if alerts is None or mail is None:
        raise _refused("alerts-bad-token")
    if not is_token(given, alerts.mail_key, purpose, recipient, mail):
        raise _refused("alerts-bad-token")
    return recipient, mail


# All together: Litestar wraps a function twice if it is the third at its path.
ROUTES = [offer, mine, save_alerts, delete_alerts, try_out, confirm, stop]
ALERT_ROUTES = (Router("/", route_handlers=ROUTES),)
