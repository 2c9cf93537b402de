"""What the models of requests say and what the host of a table takes are the same, field for field."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any

import pytest
from pydantic import BaseModel

from landsraad.server.asked import new_table, play_on
from landsraad.server.messages import commands, requests
from landsraad.table import deeds
from landsraad.table.opening import NewTable, PlayOn, SeatPlan
from landsraad.table.options import ClockOptions, Options

NONE: Any = object()
PAIRS: list[tuple[type[BaseModel], type[Any]]] = [
    (requests.Options, Options),
    (requests.ClockOptions, ClockOptions),
    (requests.HostOrder, deeds.Order),
    (commands.Act, deeds.Act),
    (commands.Undo, deeds.Undo),
    (commands.Consent, deeds.Consent),
    (commands.Say, deeds.Say),
    (commands.Ready, deeds.Ready),
    (requests.SeatIn, SeatPlan),
    (requests.PlayOn, PlayOn),
    (requests.NewTable, NewTable),
]
NOT_PASSED_ON = {"type", "command"}  # what tells commands apart, and what is answered with them


def _default(field: Field[Any]) -> Any:
    if field.default is not MISSING:
        return field.default
    return NONE if field.default_factory is MISSING else field.default_factory()


@pytest.mark.parametrize(("model", "plain"), PAIRS, ids=[model.__name__ for model, _ in PAIRS])
def test_models_and_deeds_have_the_same_fields_and_defaults(model: type[BaseModel], plain: type[Any]) -> None:
    asked = {name: NONE if one.is_required() else one.default for name, one in model.model_fields.items()}
    taken = {field.name: _default(field) for field in fields(plain)}
    assert asked.keys() - NOT_PASSED_ON == taken.keys()
    for name, value in taken.items():
        if isinstance(value, Options):
            assert asked[name].model_dump() == value.data()
        elif name not in ("setup", "seats"):
            assert asked[name] == value, name


def test_what_is_asked_is_passed_on_whole() -> None:
    options = {"undo": "off", "clock": {"kind": "days", "seconds": 60}, "bot_pause": 7}
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Ann", "bot": "random"}, {"kind": "open"}]
    asked = {"setup": {"players": 3, "promo": True}, "seats": seats, "options": options, "seed": "s", "name": "Alia"}
    made = new_table(requests.NewTable.model_validate(asked))
    assert (made.setup.players, made.setup.promo, made.setup.end_turns) == (3, True, True)
    assert made.seats == (SeatPlan("me"), SeatPlan("bot", "Ann", "random"), SeatPlan("open"))
    assert made.options == Options(undo="off", clock=ClockOptions("days", 60), bot_pause=7)
    assert (made.seed, made.name) == ("s", "Alia")
    on = play_on(requests.PlayOn.model_validate({"at": 5, "seat": 2, "also": [0], "name": "Zoe", "options": options}))
    assert on == PlayOn(5, 2, (0,), "Zoe", made.options)
