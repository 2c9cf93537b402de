"""Fields: what a part of the state holds. Each is one line in the body of its class, and all else follows from it.

    spies: PostSet = 0

says the name, what the number stands for and the value at the start. Copying, saving, pickling and the reset of a turn
go by that; `FaceDown[...]` and `Own[...]` say what views hide. A field without a value at the start is given to the
constructor.
"""

from __future__ import annotations

from inspect import get_annotations
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from typing import Annotated, Self, TypeVar

    from mypy_extensions import i64

    # One of something, NOBODY for none. How each of these is written stands in save.py.
    CardNumber = i64
    ConflictNumber = i64
    SpaceNumber = i64
    ResearchPlace = i64
    Seat = i64
    # Many of something, in order; HIDDEN where a view hides one.
    Cards = tuple[int, ...]
    Conflicts = tuple[int, ...]
    Contracts = tuple[int, ...]
    HagalCards = tuple[int, ...]
    IntrigueCards = tuple[int, ...]
    Tiles = tuple[int, ...]
    TileStacks = tuple[tuple[int, ...], ...]
    # Many of something that is never hidden.
    Counts = tuple[int, ...]
    Leaders = tuple[int, ...]
    Nodes = tuple[int, ...]
    Seats = tuple[int, ...]
    Sources = tuple[int, ...]
    Spaces = tuple[int, ...]  # NOBODY for none
    Ledger = tuple[int, ...]  # source, amount, source, amount, ...
    # Sets of something, a bit each.
    FactionSet = i64
    PostSet = i64
    SpaceSet = i64
    TileSet = i64
    Tokens = i64  # factions, or HIDDEN for all together
    Influence = i64  # four bits a faction

    Held = TypeVar("Held")
    FaceDown = Annotated[Held, "nobody sees it"]
    Own = Annotated[Held, "the seat that has it sees it"]


@mypyc_attr(acyclic=True)
class Fields:
    """What has fields: `PlayerState()` has their values at the start, `PlayerState(original)` those of the original.

    Compiled code reaches attributes quickly whose names stand in it, and knows no annotations. So where the engine is
    compiled, hatch_build.py writes both methods out for each class with this base, name by name.
    """

    def __init__(self, original: Self | None = None) -> None:
        if original is not None:
            vars(self).update(vars(original))

    @classmethod
    def fields(cls) -> dict[str, str]:
        """The fields in order, each with what it holds, as it stands in its line: `PostSet`, `FaceDown[Cards]`."""
        return get_annotations(cls)
