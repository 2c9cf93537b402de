"""Logs: a line of text for people, or a JSON object a line for machines."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter, OrderedDict
from typing import Final

from landsraad.table.bucket import Bucket

LINES_AT_ONCE: Final = 50  # of one kind
LINES_PER_SECOND: Final = 0.2
KINDS: Final = 1000
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, what was given as `extra`, and the exception."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Sparing(logging.Filter):
    """Lets the same line through so many times at once, and then once in a while; it says how many were left out.

    What is the same: where it comes from and its words, without the names and numbers in them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._buckets: OrderedDict[tuple[str, int, str], Bucket] = OrderedDict()
        self._left_out: Counter[tuple[str, int, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this line written?"""
        key = (record.name, record.levelno, str(record.msg)[:200])
        if key not in self._buckets:
            self._buckets[key] = Bucket(LINES_PER_SECOND, LINES_AT_ONCE)
            if len(self._buckets) > KINDS:
                self._left_out.pop(self._buckets.popitem(last=False)[0], None)
        if not self._buckets[key].take():
            self._left_out[key] += 1
            return False
        if left_out := self._left_out.pop(key, 0):
            record.msg = f"{record.msg} (and {left_out} more like it)"
        return True


def set_up_logs(form: str, level: str) -> None:
    """Send all logs to standard error, as `json` or `text`.

    A level below INFO is for our own parts alone: drivers of databases and connections would write all that passes
    through them, with the seeds of running games and the hashes by which people are known.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Sparing())
    if form.lower() == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger("landsraad").setLevel(level.upper())
    root.setLevel(max(logging.INFO, logging.getLogger("landsraad").level))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in ("uvicorn.error", "uvicorn.access"):  # a line for each connection, with the ids of tables
        logging.getLogger(name).setLevel(logging.WARNING)
