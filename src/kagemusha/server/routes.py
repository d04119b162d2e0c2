"""The requests. Each is a plain function that runs in a worker thread."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import quote

from litestar import Request, get, post
from litestar.concurrency import sync_to_thread
from litestar.exceptions import ValidationException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kagemusha.core.registry import find_game
from kagemusha.server import catalogue
from kagemusha.server.concurrency_limits import ConcurrencyLimit, Full
from kagemusha.server.errors import bad_request, no_secret, reasons_of, too_many
from kagemusha.server.errors import language as best_language
from kagemusha.server.log_reading import read_log
from kagemusha.server.schemas.analysis import ForkRequest
from kagemusha.server.schemas.commands import (
    Act,
    Agreement,
    AnswerRematch,
    OfferRematch,
    Undo,
    WhyRequest,
)
from kagemusha.server.schemas.common import LARGEST, Why
from kagemusha.server.schemas.games import GameCard, Lexicon, RuleText
from kagemusha.server.schemas.tables import (
    ClockRequest,
    DelayRequest,
    Games,
    Header,
    ImportedTable,
    MyTable,
    OpenedSeat,
    OpenedTable,
    Seated,
    Secrets,
    SitRequest,
    TableCard,
    TableRequest,
)
from kagemusha.server.schemas.updates import PastUpdates, Update, Updates
from kagemusha.server.security import client_of
from kagemusha.server.settings import Settings
from kagemusha.server.wire import Translator, to_wire, translator
from kagemusha.table import (
    Clock,
    Command,
    Delay,
    Holder,
    Opened,
    RematchTerms,
    Tables,
    agreement_commands,
)
from kagemusha.table import commands as table_commands
from kagemusha.text.speaker import Tip

CommandRequest = Act | Undo | Agreement | OfferRematch | AnswerRematch
AnyRequest = Request[Any, Any, Any]
PAGE = 100
"""Updates in one answer."""

Natural = Annotated[int | None, QueryParameter(ge=0, le=LARGEST)]
Language = Annotated[str | None, QueryParameter(description="en, fr or pl: say it in words, too")]


def tables_of(request: AnyRequest) -> Tables:
    """The tables that the server opened."""
    tables: Tables = request.app.state.tables
    return tables


def secret_of(request: AnyRequest) -> str | None:
    """The secret that came along, in a header: never in an address."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    kind, _, secret = given.partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise bad_request("Authorization: Bearer SECRET")
    return secret.strip()


def needed_secret(request: AnyRequest) -> str:
    """The same; ServerError if there is none."""
    secret = secret_of(request)
    if secret is None:
        raise no_secret()
    return secret


def link(request: AnyRequest, table_id: str, secret: str | None = None) -> str:
    """The address of a table: the secret is in the fragment, which browsers never send."""
    path = f"{request.scope.get('root_path', '')}/tables/{quote(table_id, safe='')}"
    return path if secret is None else f"{path}#secret={secret}"


def locale_of(request: AnyRequest, wanted: str | None = None) -> str:
    """The language to speak."""
    return best_language(request.headers.get("accept-language"), wanted)


# --- games and tables -----------------------------------------------------------------------


@get("/api/games", sync_to_thread=True, summary="List the games")
def list_games(request: AnyRequest, language: Language = None) -> list[GameCard]:
    """Ids, names, seats, bots and options."""
    return catalogue.games(locale_of(request, language))


@get("/api/games/{game:str}/lexicon", sync_to_thread=True, summary="Get names and cards")
def lexicon(request: AnyRequest, game: FromPath[str], language: Language = None) -> Lexicon:
    """The names of everything that a board of this game shows, and what its cards say."""
    return catalogue.lexicon(find_game(game), locale_of(request, language))


@get("/api/games/{game:str}/rules", sync_to_thread=True, summary="Get the rules")
def rules(request: AnyRequest, game: FromPath[str], language: Language = None) -> list[RuleText]:
    """Every rule of a game in reading order."""
    return catalogue.rules(find_game(game), locale_of(request, language))


@post("/api/tables", sync_to_thread=True, summary="Open a table")
def open_table(request: AnyRequest, data: JSONBody[TableRequest]) -> OpenedTable:
    """The answer has the only copy of the secrets."""
    seats = data.seats
    holders = None if seats is None else [Holder(seat.kind, seat.name) for seat in seats]
    opened = tables_of(request).create(
        data.game,
        holders,
        data.options,
        clock=clock_of(data.clock),
        spectators=data.spectators,
        delay=delay_of(request, data.delay),
        position=data.position,
        client=client_of(request.scope),
    )
    return opened_table(request, opened)


def delay_of(request: AnyRequest, given: DelayRequest | None = None) -> Delay:
    """How far spectators are to be behind."""
    if given is None:
        settings: Settings = request.app.state.settings
        return settings.delay
    return Delay(given.kind, given.amount)


def clock_of(given: ClockRequest | None) -> Clock | None:
    """How time is to be measured."""
    if given is None:
        return None
    return Clock(given.kind, given.seconds, given.increment, given.out, given.bot)


def opened_table(request: AnyRequest, opened: Opened) -> OpenedTable:
    """A new table as its opener gets it."""
    table = opened.table
    seats = [
        OpenedSeat(
            seat,
            holder.kind,
            holder.name,
            secret,
            None if holder.kind == "bot" else link(request, table.id, secret),
        )
        for seat, (holder, secret) in enumerate(zip(table.holders, opened.secrets, strict=True))
    ]
    return OpenedTable(table.id, link(request, table.id), seats)


@post("/api/tables/mine", status_code=200, sync_to_thread=True, summary="List your tables")
def my_tables(request: AnyRequest, data: JSONBody[Secrets]) -> list[MyTable]:
    """The tables at which these secrets open seats, newest first, and whose turn it is."""
    return [
        MyTable(
            id=mine.id,
            game=mine.game,
            status=mine.status,
            options=dict(mine.options),
            holders=list(mine.holders),
            pending=list(mine.pending),
            seats=list(mine.seats),
            your_turn=mine.your_turn,
            created=mine.created,
            changed=mine.changed,
            winners=None if mine.winners is None else list(mine.winners),
            first=mine.first,
            rematch=mine.rematch,
        )
        for mine in tables_of(request).held_by(data.secrets)
    ]


@get("/api/tables/{table_id:str}", sync_to_thread=True, summary="Get a table")
def show_table(request: AnyRequest, table_id: FromPath[str]) -> TableCard:
    """Game, options, who sits where, clock, and whether it is over."""
    tables = tables_of(request)
    table = tables.table(table_id)
    series = table.series
    seats = range(len(table.holders))
    wins, players = [series.wins_of(n) for n in seats], [series.player_at(n) for n in seats]
    return TableCard(
        id=table.id,
        game=table.game,
        header=Header(**table.header()),
        holders=list(table.holders),
        clock=table.clock,
        spectators=table.spectators,
        delay=table.delay,
        ending=table.ending,
        games=Games(tables.games(table_id), series.number, wins, players),
        presence=table.presence.now,
        rated=table.rated,
        listed=table.waits_in_lobby,
        profiles=list(table.profiles),
        tournament=table.tournament,
    )


@post("/api/tables/{table_id:str}/sit", status_code=200, sync_to_thread=True, summary="Take a seat")
def sit(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SitRequest]) -> Seated:
    """Take an open seat."""
    client = client_of(request.scope)
    table = tables_of(request).table(table_id)
    seat, secret = table.sit(data.seat, data.name, secret=data.secret, client=client)
    return Seated(seat, secret, link(request, table_id, secret), table_id)


# --- a seat ---------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/updates", sync_to_thread=True, summary="Get updates")
def updates(
    request: AnyRequest,
    table_id: FromPath[str],
    since: Natural = None,
    seat: Natural = None,
    language: Language = None,
    brief: FromQuery[bool] = False,
    cells: FromQuery[bool] = True,
) -> Updates:
    """Updates after a given number, or a snapshot; those of a spectator without a secret.

    With a language also in words; brief ones leave out the legal actions; views come without
    their `cells` if nobody needs them. Where the secret opens several seats and none is named, only
    the seats are returned.
    """
    table, secret = tables_of(request).table(table_id), secret_of(request)
    held = [] if secret is None else list(table.seats(secret))
    if seat is None and len(held) > 1:
        return Updates([], more=False, seats=held)
    if since is None:
        some = [table.look(secret, seat=seat)]
    else:
        with table.subscribe(secret, since, seat=seat) as following:
            some = list(itertools.islice(_ready(following), PAGE + 1))
    words = translator(table, language)
    page = [to_wire(update, words, brief=brief, cells=cells) for update in some[:PAGE]]
    return Updates(page, more=len(some) > PAGE, seats=held)


def _ready(following: Any) -> Any:
    while (update := following.get()) is not None:
        yield update


@post("/api/tables/{table_id:str}/act", status_code=200, sync_to_thread=True, summary="Make a move")
def act(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[Act],
    language: Language = None,
) -> Update:
    """Do an action or a plan; the update that it makes for its seat."""
    return _executed(request, table_id, data, language)


@post("/api/tables/{table_id:str}/undo", status_code=200, sync_to_thread=True, summary="Undo")
def undo(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[Undo],
    language: Language = None,
) -> Update:
    """Take the last action back; the update that it makes for its seat."""
    return _executed(request, table_id, data, language)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=200,
    sync_to_thread=True,
    summary="Offer a rematch",
)
def offer_rematch(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[OfferRematch],
    language: Language = None,
) -> Update:
    """Offer another game, once this one is over. When all people agree, its table is opened."""
    return _executed(request, table_id, data, language)


@post(
    "/api/tables/{table_id:str}/rematch/answer",
    status_code=200,
    sync_to_thread=True,
    summary="Answer a rematch offer",
)
def answer_rematch(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[AnswerRematch],
    language: Language = None,
) -> Update:
    """Accept a rematch offer, decline it, or withdraw your own."""
    return _executed(request, table_id, data, language)


@post(
    "/api/tables/{table_id:str}/agreements",
    status_code=200,
    sync_to_thread=True,
    summary="Leave, propose or answer",
)
def agree(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[Agreement],
    language: Language = None,
) -> Update:
    """Do something besides a move; the update that it makes for its seat."""
    return _executed(request, table_id, data, language)


def _executed(
    request: AnyRequest, table_id: str, data: CommandRequest, language: str | None
) -> Update:
    table = tables_of(request).table(table_id)
    update = table.execute(to_command(needed_secret(request), data))
    return to_wire(update, translator(table, language))


@post(
    "/api/tables/{table_id:str}/why",
    status_code=200,
    sync_to_thread=True,
    summary="Explain why a plan is refused",
)
def why(request: AnyRequest, table_id: FromPath[str], data: JSONBody[WhyRequest]) -> Why:
    """Every rule that a plan would break now; nothing is done."""
    table = tables_of(request).table(table_id)
    reasons = table.why(needed_secret(request), data.plan, seat=data.seat)
    return Why(reasons_of(reasons, locale_of(request, data.language)))


@get("/api/tables/{table_id:str}/tips", sync_to_thread=True, summary="Get the tips of the board")
def tips(
    request: AnyRequest, table_id: FromPath[str], seat: Natural = None, language: Language = None
) -> list[Tip]:
    """What everything on the board comes to now, as far as a seat or a spectator may know."""
    table = tables_of(request).table(table_id)
    update = table.look(secret_of(request), seat=seat)
    words = Translator(table.rules, locale_of(request, language), table.events_for)
    return words.tips(update)


def to_command(secret: str, data: CommandRequest) -> Command:
    """A command of a table, from a request or a stream."""
    if isinstance(data, OfferRematch):
        clock = clock_of(data.clock)
        terms = RematchTerms(data.seating, data.game, data.options, clock)
        return table_commands.OfferRematch(secret, data.command, None, data.seat, terms)
    if isinstance(data, AnswerRematch):
        return table_commands.AnswerRematch(secret, data.command, None, data.seat, data.accept)
    if isinstance(data, Act):
        return table_commands.Act(secret, data.command, data.based_on, data.seat, data.plan)
    if isinstance(data, Undo):
        return table_commands.Undo(secret, data.command, data.based_on, data.seat, data.whole_plan)
    # Of the others each has the name of its command, and the fields of it.
    fields = {name: getattr(data, name) for name in data.__struct_fields__ if name != "command"}
    kind = getattr(agreement_commands, type(data).__name__)
    command: Command = kind(secret, data.command, **fields)
    return command


# --- taking it along --------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/log", sync_to_thread=True, summary="Get the log of a seat")
def seat_log(request: AnyRequest, table_id: FromPath[str], seat: Natural = None) -> dict[str, Any]:
    """The match as a seat or a spectator saw it, at any time."""
    return tables_of(request).table(table_id).seat_log(secret_of(request), seat=seat)


@get("/api/tables/{table_id:str}/export", sync_to_thread=True, summary="Export the log")
def export(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """What `kagemusha verify` checks, once the table is over."""
    return tables_of(request).table(table_id).finished.export()


@get("/api/tables/{table_id:str}/history", sync_to_thread=True, summary="Get a past moment")
def history(
    request: AnyRequest,
    table_id: FromPath[str],
    move: Annotated[int, QueryParameter(ge=0, le=LARGEST)] = 0,
    language: Language = None,
) -> PastUpdates:
    """A finished table after a number of moves, as everybody saw it; 0 is the opening."""
    table = tables_of(request).table(table_id)
    words = translator(table, language)
    spectator, *seats = (to_wire(update, words) for update in table.finished.updates(move))
    return PastUpdates(move, table.finished.length, spectator, seats)


@post("/api/tables/{table_id:str}/fork", sync_to_thread=True, summary="Continue from a moment")
def fork(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ForkRequest]) -> OpenedTable:
    """A new table against bots that starts from a moment of this one.

    While this one runs, from what the seat knew after one of its updates: the rest is sampled.
    """
    opened = tables_of(request).fork(
        table_id,
        secret_of(request),
        number=data.number,
        move=data.move,
        seat=data.seat,
        bot_name=data.bot,
        client=client_of(request.scope),
    )
    return opened_table(request, opened)


@dataclass
class _ImportOperation(Operation):
    """Describes the body, which the handler reads itself."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, additional_properties=Schema())
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, None, True)


def import_route(settings: Settings, replays: ConcurrencyLimit) -> Any:
    """The one request that may be large. `replays` has a place for each match that is replayed."""

    @post(
        "/api/tables/import",
        request_max_body_size=settings.log_body,
        operation_class=_ImportOperation,
        raises=(ValidationException,),
        summary="Import a log",
    )
    async def import_log(request: AnyRequest) -> ImportedTable:
        """A table for review; every entry of the log is checked."""
        body = await request.body()
        try:
            async with replays.take(""):  # now: nobody waits for a body that comes slowly
                return await sync_to_thread(_import_log, request, body)
        except Full:
            raise too_many(1) from None

    return import_log


def _import_log(request: AnyRequest, body: bytes) -> ImportedTable:
    client = client_of(request.scope)
    table = tables_of(request).import_log(read_log(body), client=client)
    return ImportedTable(table.id, link(request, table.id))


ROUTES = (
    list_games,
    lexicon,
    rules,
    open_table,
    my_tables,
    show_table,
    sit,
    updates,
    act,
    undo,
    offer_rematch,
    answer_rematch,
    agree,
    why,
    tips,
    seat_log,
    export,
    history,
    fork,
)
