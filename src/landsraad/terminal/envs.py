"""`landsraad envs`: what an observation of the environments holds, and which actions there are."""

from __future__ import annotations

import csv
import json
import sys
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from landsraad.content.setup import Setup
from landsraad.envs.shape import data_of
from landsraad.terminal.words import spoken
from landsraad.text import texts

COLUMNS: Final = ("number", "action", "text")


def show_layout(setup: Setup, as_json: bool) -> None:
    """Print which places of an observation say what."""
    data = data_of(setup)
    if as_json:
        print(json.dumps(data))
        return
    said = spoken()
    about = said("envs-layout", version=data["version"], boxes=", ".join(setup.boxes), n=data["size"])
    table = _table("start", "size", "segment", "high")
    for segment in data["segments"]:
        high = segment["high"]
        most = str(high) if isinstance(high, int) else f"{min(high)}-{max(high)}"
        table.add_row(str(segment["start"]), str(segment["size"]), segment["name"], most)
    print(about)
    Console(highlight=False).print(table)


def show_actions(setup: Setup, language: str, as_json: bool, as_csv: bool) -> None:
    """Print all actions that can ever be taken: the number of each, its text form, and what it is called."""
    rules = setup.rules()
    told = texts(language)
    rows = [(number, text, told.action(rules, number)) for number, text in enumerate(rules.actions.texts)]
    if as_json:
        named: list[dict[str, Any]] = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        print(json.dumps(named, ensure_ascii=False))
    elif as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([COLUMNS, *rows])
    else:
        table = _table(*COLUMNS)
        for number, text, label in rows:
            table.add_row(str(number), text, label)
        Console(highlight=False).print(table)


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        table.add_column(
            spoken()(f"envs-{column}"), justify="right" if column in ("number", "start", "size") else "left"
        )
    return table
