"""The journal of a table, as whoever hosts it writes it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from landsraad.table.refusals import Refused
from landsraad.table.storage import Conflict, Storage, Write

log = logging.getLogger(__name__)


@dataclass
class Journal:
    """What is written of a table.

    version  rises with every write; the storage has the same, or somebody else has gone on with the table
    held     may we write? Somebody else may have taken the table over
    lost     somebody else has gone on with this table; it must be loaded anew
    """

    table: str
    storage: Storage
    version: int = 0
    held: Callable[[], bool] = lambda: True
    lost: bool = False

    async def write(self, write: Write) -> None:
        """Returns when it is stored. Raises Refused where the table is not ours any more or the storage fails."""
        write.version = self.version
        self.version += 1
        try:
            if self.lost or not self.held():
                raise Conflict("this worker holds the table no more")
            await self.storage.write(write)
        except Exception as error:  # what is not stored has not happened, whatever the cause
            trace = None if isinstance(error, Conflict) else error
            log.warning("storing failed: %s", type(error).__name__, extra={"table": self.table}, exc_info=trace)
            self.lost = True
            if isinstance(error, Refused):
                raise
            raise Refused("unavailable", "the change could not be stored; try again") from error
