"""From the models of what is asked, which are checked by then, to what the host of a table takes."""

from __future__ import annotations

from landsraad import Setup
from landsraad.server.messages import requests
from landsraad.table.opening import NewTable, PlayOn, SeatPlan
from landsraad.table.options import Options


def options_of(asked: requests.Options) -> Options:
    """How a table is played."""
    return Options.read(asked.model_dump())


def new_table(asked: requests.NewTable) -> NewTable:
    """A table to be opened."""
    seats = tuple(SeatPlan(one.kind, one.name, one.bot) for one in asked.seats)
    return NewTable(Setup(**vars(asked.setup)), seats, options_of(asked.options), asked.seed, asked.name)


def play_on(asked: requests.PlayOn) -> PlayOn:
    """A finished game to be played on."""
    return PlayOn(asked.at, asked.seat, asked.also, asked.name, options_of(asked.options))
