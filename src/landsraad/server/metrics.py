"""What Prometheus can ask for. With several workers the numbers of all are put together (PROMETHEUS_MULTIPROC_DIR)."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

MOVES: Final = Counter("landsraad_moves_total", "Stored and acknowledged moves", ["by"])
COMMANDS_BY_OUTCOME: Final = Counter("landsraad_commands_total", "Commands by type and outcome", ["type", "outcome"])
COMMAND_SECONDS: Final = Histogram("landsraad_command_seconds", "From a command's arrival to its ack", buckets=SHORT)
JOURNAL_SECONDS: Final = Histogram("landsraad_journal_seconds", "Duration of a transaction", buckets=SHORT)
JOURNAL_GROUP: Final = Histogram(
    "landsraad_journal_group", "Writes in a transaction of the journal", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)
BOT_SECONDS: Final = Histogram("landsraad_bot_seconds", "From asking an opponent to its answer", buckets=SHORT)
CONNECTIONS: Final = Gauge("landsraad_connections", "Live connections", multiprocess_mode="livesum")
TABLES: Final = Gauge("landsraad_tables", "Tables in memory", multiprocess_mode="livesum")
CALLS: Final = Counter("landsraad_calls_total", "Calls to people who are away, by way and outcome", ["way", "outcome"])
BYTES: Final = Counter("landsraad_sent_bytes_total", "Bytes sent over WebSockets")


def render_metrics() -> bytes:
    """All numbers in Prometheus' text form."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types
    return generate_latest(registry)
