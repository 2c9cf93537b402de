"""What the server says fits its models, and the client's types are made from these."""

from __future__ import annotations

import pytest

from landsraad.calls.about import about
from landsraad.calls.library import library
from landsraad.content.setup import box_sets
from landsraad.server.answers import AboutOut, LibraryOut, schema
from landsraad.server.wire import encode
from tests.wire import FILE, text


def test_the_types_of_the_client_are_up_to_date() -> None:
    """What `python -m tests.wire` would write is there."""
    assert FILE.read_text(encoding="utf-8") == text(), "run `make renew`"


def test_what_the_server_offers_fits_its_model() -> None:
    AboutOut.model_validate_json(encode(about()), strict=True)


@pytest.mark.parametrize("boxes", box_sets())
def test_the_library_fits_its_model(boxes: tuple[str, ...]) -> None:
    LibraryOut.model_validate_json(encode(library("uk", boxes)), strict=True)


def test_a_field_of_the_state_has_its_type_in_the_schema() -> None:
    """Numbers, truth values, ids, and ids of which a view may hide some."""
    fields = schema()["$defs"]["PlayerView"]["properties"]
    assert (fields["vp"]["type"], fields["council"]["type"]) == ("integer", "boolean")
    assert fields["discard"]["items"] == {"type": "string"}
    assert fields["hand"]["items"] == {"anyOf": [{"type": "string"}, {"type": "null"}]}
