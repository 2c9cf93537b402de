"""The tables of the database. Times are seconds since 1970; JSON is kept as text.

`version` of a table rises with every write to it or to what belongs to it: who believes another one writes nothing.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("host", String(64), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("rematch", String(16), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("wake", Float, nullable=True),
    Column("result", Text, nullable=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("origin", String(32), nullable=False, server_default=""),  # a hash of the address it was opened from
    Index("tables_listed", "listed", "phase", "created"),
    Index("tables_wake", "wake"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("since", Float, nullable=False, server_default="0"),
    Index("seats_holder", "holder"),
)

# Offers of a seat to another device: by whom, the hash of the code, until when. The last one of each seat counts.
handovers: Final = Table(
    "handovers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("code", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

# The journals of the games (table/entries.py): an action of a seat, or `back`: how many actions are taken back.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),
    Column("back", Integer, nullable=False, server_default="0"),
    Column("spent", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What the log tells of the table itself (table/notes.py), after `n` entries of the journal. `holder`: who has conceded.
notes: Final = Table(
    "notes",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("event", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Column("holder", String(64), nullable=False, server_default=""),
    Index("notes_holder", "holder"),
)

uploads: Final = Table(
    "uploads",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What somebody wants to be called for, and in which language; quiet hours in minutes of the day in their time zone.
profiles: Final = Table(
    "profiles",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("turn", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("invited", Boolean, nullable=False),
)

# How a profile comes back: the hash of its code, and the secret of its cookie, which only the code opens.
recoveries: Final = Table(
    "recoveries",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("sealed", String(64), nullable=False),
)

# The ways to people (server/away/). `stop`, `confirm`: what ends and what begins them; `failed`: calls in a row.
ways: Final = Table(
    "ways",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("stop", String(64), nullable=False, unique=True),
    Column("confirm", String(64), nullable=True, unique=True),
    Column("failed", Integer, nullable=False),
    Column("made", Float, nullable=False),
)

# The last call of each kind for a seat: about which moment, when it is to be made next (null: not again), how often it
# was made.
calls: Final = Table(
    "calls",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("moment", String(40), nullable=False),
    Column("due", Float, nullable=True),
    Column("sent", Integer, nullable=False),
    Index("calls_due", "due"),
)
