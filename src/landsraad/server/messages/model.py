"""What all models are made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from landsraad.table.deeds import LARGEST

Number = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, Field(ge=0, le=LARGEST)]


class Model(BaseModel):
    """A model that refuses fields that it does not know."""

    model_config = ConfigDict(extra="forbid")


class Whole(Model):
    """A model whose fields may be left out of a request, and are never left out of an answer."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)
