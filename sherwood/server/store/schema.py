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
    Column("moved_at", Float),  # when another device became them last
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
    Column("settings", Text, nullable=False),  # a wish.Wish as JSON
    Column("game", String(40), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # waiting, dealing, playing, over
    Column("host", String(32), nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("previous", String(32), unique=True),  # of which table it is the rematch
    Column("due_at", Float, index=True),  # when somebody has to look after it, if nobody is there
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
    Column("pledge", String(64), nullable=False, default=""),  # to the contribution
    Column("contribution", String(200), nullable=False, default=""),  # empty until it is shown
    Column("says_no", Boolean, nullable=False, default=False),
    Column("muted", String(40), nullable=False, default=""),
    Column("worker", String(32), index=True),  # where the person is connected
    Column("left_at", Float),  # since when they are gone
    Column("new_link", String(8)),  # of a lost seat: given, or taken
    Column("former", String(32)),  # whose seat it was until its new link was taken
)

watching = Table(
    "watching",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of those who watch there and do not play
)

handovers = Table(
    "handovers",
    metadata,
    Column("secret", String(64), primary_key=True),  # the hash of what the link carries
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),  # who moves, or whose seat was lost
    Column("seat", Integer),  # a lost seat; none: all that the person has
    Column("mark", String(4), unique=True),  # which code is meant; none: there is but the link
    Column("code", String(64)),  # the keyed hash of the six digits
    Column("tries", Integer, nullable=False, default=0),  # with wrong digits
    Column("taker", String(32)),  # who has used it: the id that their device had, or was given
    Column("expires_at", Float, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("chosen", String(40), nullable=False, key="request_id"),  # the client gave it
    Column("chosen_by", String(8), nullable=False),  # person, bot or clock
    Column("at", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), index=True),  # none: a bot, or somebody who was forgotten
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; those who share it have the same
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
    Column("proposal", Integer),  # of that seat, from 1 on: with which it was said
)
