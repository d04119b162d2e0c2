"""Routes for studies: comments and variations on a match that is over, for others to open."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from kagemusha.server.errors import blocked_table
from kagemusha.server.routes import AnyRequest, needed_secret, tables_of
from kagemusha.server.schemas.studies import (
    OpenedStudy,
    StudyCard,
    StudyChange,
    StudyRequest,
    StudyText,
    VariationMoment,
    VariationRequest,
)
from kagemusha.server.security import client_of
from kagemusha.server.wire import to_wire, translator
from kagemusha.table.study import Study, StudyContent

PATH = "/api/studies/{study_id:str}"


def _content(given: StudyText) -> StudyContent:
    return msgspec.convert(msgspec.to_builtins(given), StudyContent)


def _card(request: AnyRequest, study: Study) -> StudyCard:
    return StudyCard(
        id=study.id,
        table=study.table,
        game=tables_of(request).store.setup(study.table).game,
        version=study.version,
        created=study.created,
        changed=study.touched,
        content=msgspec.convert(msgspec.to_builtins(study.content), StudyText),
    )


def _check_blocked(request: AnyRequest, table_id: str) -> None:
    if tables_of(request).blocks.table(table_id):
        raise blocked_table()


@post("/api/studies", sync_to_thread=True, summary="Begin a study")
def begin_study(request: AnyRequest, data: JSONBody[StudyRequest]) -> OpenedStudy:
    """Save comments and variations on a table that is over."""
    _check_blocked(request, data.table)
    client = client_of(request.scope)
    study, secret = tables_of(request).studies.begin(data.table, _content(data.content), client)
    root = request.scope.get("root_path", "")
    return OpenedStudy(study.id, f"{root}/studies/{quote(study.id, safe='')}", secret)


@get(PATH, sync_to_thread=True, summary="Get a study")
def show_study(request: AnyRequest, study_id: FromPath[str]) -> StudyCard:
    """What its author wrote, and about which table."""
    study = tables_of(request).studies.find(study_id)
    _check_blocked(request, study.table)
    return _card(request, study)


@post(PATH, status_code=200, sync_to_thread=True, summary="Change a study")
def change_study(
    request: AnyRequest, study_id: FromPath[str], data: JSONBody[StudyChange]
) -> StudyCard:
    """Save it again, with the secret of the study; refused if it has changed since."""
    secret, content = needed_secret(request), _content(data.content)
    study = tables_of(request).studies.save(study_id, secret, data.version, content)
    return _card(request, study)


@delete(PATH, sync_to_thread=True, summary="Delete a study")
def delete_study(request: AnyRequest, study_id: FromPath[str]) -> None:
    """Remove it for ever, with its secret."""
    tables_of(request).studies.remove(study_id, needed_secret(request))


@post(
    "/api/tables/{table_id:str}/variation",
    status_code=200,
    sync_to_thread=True,
    summary="Play another way",
)
def variation(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[VariationRequest]
) -> VariationMoment:
    """Where other actions lead from a moment of a table that is over; nothing is saved."""
    table = tables_of(request).table(table_id)
    words = translator(table, data.language)
    actions = [(one.seat, one.action) for one in data.actions]
    spectator, *seats = (
        to_wire(one, words) for one in table.finished.variation(data.move, actions)
    )
    return VariationMoment(data.move, spectator, seats)


# Litestar wraps a function twice if it is the third at its path, unless all come together.
STUDY_ROUTES = (
    begin_study,
    Router("/", route_handlers=[show_study, change_study, delete_study]),
    variation,
)
