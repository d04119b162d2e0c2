"""The tables of the store, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("content", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text),
    Column("seed", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("pending", Text, nullable=False),
    Column("due", BigInteger),
    Column("log", Text),
    Column("series", String(32)),
    Column("game_number", Integer, nullable=False, server_default="1"),
    Column("wins", Text, nullable=False, server_default="[]"),
    Column("players", Text, nullable=False, server_default="[]"),
    Column("winners", Text),
    Column("delay", String(32), nullable=False, server_default=""),
    Column("turns", Text, nullable=False, server_default="[]"),
    Column("listed", BigInteger),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("tournament", String(32)),
    Index("tables_by_series", "series", "game_number", unique=True),
    Index("tables_by_due", "status", "due"),
    Index("tables_by_touch", "status", "touched"),
    Index("tables_by_listing", "status", "listed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("secret_hash", String(64)),
    Column("client", String(64), nullable=False, server_default=""),
    Column("profile", String(32)),
    PrimaryKeyConstraint("table_id", "seat", name="seats_key"),
    Index("seats_by_secret", "secret_hash"),
    Index("seats_by_profile", "profile"),
    Index("seats_by_client", "client"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", Text),
    Column("actions", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("heard", Text, nullable=False),
    Column("matters", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="entries_key"),
    UniqueConstraint("table_id", "command", name="entries_by_command"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("client", String(64), nullable=False, server_default=""),
    Column("kind", String(16), nullable=False, server_default="said"),
    PrimaryKeyConstraint("table_id", "number", name="chat_key"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("run", String(32), nullable=False),
    Column("done", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("found", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("resolved", BigInteger),
    Column("measure", String(16), nullable=False),
    UniqueConstraint("table_id", "seat", "about", "line", name="reports_once"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("kind", String(16), nullable=False),
    Column("value", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("note", Text, nullable=False),
    PrimaryKeyConstraint("kind", "value", name="blocks_key"),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("client", String(64), nullable=False),
    Column("content", Text, nullable=False),
    Index("studies_by_table", "table_id"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("profile", String(32), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("sealed", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_profile", "profile"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("invitations_by_guest", "guest"),
    Index("invitations_by_host", "host"),
)

uninvited = Table(
    "uninvited",
    metadata,
    Column("profile", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("profile", "host", name="uninvited_key"),
)

passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("challenge", String(128), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("mode", String(64), nullable=False),
    Column("side", String(64), nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    PrimaryKeyConstraint("who", "game", "mode", "side", name="ratings_key"),
    Index("ratings_by_pool", "game", "mode", "side"),
)

rated_matches = Table(
    "rated_matches",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(64)),
    Column("game", String(64), nullable=False),
    Column("mode", String(64), nullable=False),
    Column("side", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Float, nullable=False),
    Column("before", Float, nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="rated_matches_key"),
    Index("rated_matches_by_player", "who", "at"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser", String(32)),
    Column("client", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("system", String(32), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("delay", String(32), nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("rest", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", BigInteger),
    Column("ended_by", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Index("tournaments_by_due", "status", "due"),
    Index("tournaments_by_touch", "status", "touched"),
    Index("tournaments_by_organiser", "organiser", "status"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("who", String(64)),
    Column("lot", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Column("secret_hash", String(64)),
    PrimaryKeyConstraint("tournament", "number", name="entrants_key"),
    Index("entrants_by_who", "who"),
)

tournament_matches = Table(
    "tournament_matches",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("entrants", Text, nullable=False),
    Column("table_id", String(32), unique=True),
    Column("points", Text),
    Column("reason", String(16), nullable=False),
    PrimaryKeyConstraint("tournament", "round", "board", name="tournament_matches_key"),
)

recipients = Table(
    "recipients",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("touched", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),
    Column("push", Text),
    Column("mail", Text),
    Column("confirmed", Boolean, nullable=False),
    Column("webhook", Text),
    Column("hook_key", Text, nullable=False),
    Column("sent", Text, nullable=False),
    Column("problems", Text, nullable=False),
)

recipient_seats = Table(
    "recipient_seats",
    metadata,
    Column("recipient", String(32), ForeignKey("recipients.id"), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("added", BigInteger, nullable=False),
    PrimaryKeyConstraint("recipient", "secret_hash", name="recipient_seats_key"),
    Index("recipients_by_secret", "secret_hash"),
)

alerts = Table(
    "alerts",
    metadata,
    Column("recipient", String(32), ForeignKey("recipients.id"), nullable=False),
    Column("medium", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("leased", BigInteger, nullable=False),
    PrimaryKeyConstraint("recipient", "medium", "table_id", "seat", "kind", name="alerts_key"),
    Index("alerts_by_due", "due"),
    Index("alerts_by_table", "table_id"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
