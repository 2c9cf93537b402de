"""The user's data folder: games in progress, and what a server at home keeps. One rule for every command."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "LANDSRAAD_DATA"


def data_folder() -> Path:
    """The folder that `LANDSRAAD_DATA` names, else `landsraad` where the system keeps such things.

    That is `%LOCALAPPDATA%` on Windows, elsewhere `$XDG_DATA_HOME` or `~/.local/share`. The folder may not exist yet.
    """
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given).expanduser()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "landsraad"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "landsraad"
