"""What the database holds. The rows of `actions` are the games; nothing ever changes them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("revoked", Boolean, nullable=False, default=False),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created_at", Float, nullable=False),
    Column("settings", Text, nullable=False),  # a tables.Wish as JSON
    Column("game", String(40), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # waiting, playing, over
    Column("host", String(32), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("previous", String(32), unique=True),  # of which table it is the rematch
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(80), nullable=False, default=""),
    Column("bot", String(40)),
    Column("stand_in", Boolean, nullable=False, default=False),
    Column("contribution", String(200), nullable=False, default=""),
    Column("says_no", Boolean, nullable=False, default=False),
    Column("muted", String(40), nullable=False, default=""),
    Column("worker", String(32)),  # where the person is connected
    Column("left_at", Float),  # since when they are gone
)

actions = Table(
    "actions",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("chosen", String(40), nullable=False),  # the id that the client gave
    Column("chosen_by", String(8), nullable=False),  # person, bot or clock
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
