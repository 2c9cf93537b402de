"""The models of a view: the state as engine/save.py writes it, with what table/render.py adds.

They are made from the fields of engine/state/state.py, so that a field of the state is in the schema by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import create_model

from landsraad.engine import save
from landsraad.engine.machine.terms import PHASE_NAMES, TURN_NAMES
from landsraad.engine.state.state import GameState, PlayerState, TurnState
from landsraad.server.messages.model import Model


class FrameOut(Model):
    """An effect in progress: the node that asks or will ask, for whom, and from what it comes."""

    node: str
    seat: int
    source: str
    a: int
    b: int


Name = str | None  # null: none
Zone = list[str | None]  # ids, null where this seat may not see what lies there

ELSEWHERE: Final = ("players", "options")  # have a model of their own; stand in the decision
PARTLY_HIDDEN: Final = ("deck", "hand")  # beside what is marked as hidden: some of their cards may be known
# By the kinds of fields.py.
SHAPES: Final[dict[str, Any]] = {
    **dict.fromkeys(save.NUMBERS, int),
    "bool": bool,
    **dict.fromkeys(save.NUMBER_LISTS, list[int]),
    **dict.fromkeys(save.ONE, Name),
    **dict.fromkeys([*save.MANY, *save.OPEN, *save.SETS], list[str]),
    "Spaces": Zone,
    "Tokens": list[str] | None,
    "Influence": dict[str, int],
    "Ledger": list[tuple[str, int]],
    "TileStacks": list[Zone],
    **dict.fromkeys(("Leader | None", "Rival | None"), Name),
    "Rng": int,
    "list[Frame]": list[FrameOut],
    "list[int]": list[str],
    "tuple[Draw, ...] | None": None,  # what chance decided is never told
}

# Names instead of numbers, and of places in lists.
NAMED: Final[dict[str, Any]] = {
    "phase": Literal[PHASE_NAMES],
    "turn_kind": Literal[TURN_NAMES],
    **dict.fromkeys(("reserve", "bonus_spice", "control", "warships", "alliances"), dict[str, int]),
}


def _fields(kinds: dict[str, str], prefix: str = "") -> dict[str, Any]:
    """The fields of a part of the state. Raises KeyError for a kind that has no shape."""
    fields: dict[str, Any] = {}
    for name, kind in kinds.items():
        if name == "turn":
            fields |= _fields(TurnState.fields(), "turn_")
        elif kind.startswith(("FaceDown[", "Own[")) or name in PARTLY_HIDDEN:
            fields[prefix + name] = Zone
        elif name not in (*save.UNSAVED, *ELSEWHERE):
            fields[prefix + name] = SHAPES[kind]
    return fields


if TYPE_CHECKING:
    View = Model  # its fields are known at run time alone
else:
    PlayerView = create_model(
        "PlayerView",
        __base__=Model,
        __doc__="""A seat in a view.

        strength    in the Conflict; place: the reward that it would take now, 0 for none; units: there
        doubles     a sandworm doubles its reward; pairs: winning would pair a battle icon
        may_add     the strength that it can still add at most, by what everybody sees
        spies_left  in the supply
        swordmaster_round   in which a Rival's third Agent comes by itself, null where none does
        gathered    what a Rival has towards its third Agent, null where none comes by that
        team        of the seat, 0 or 1; -1: everybody plays for himself
        influence   by track on which the seat has a cube
        """,
        **_fields(PlayerState.fields()),
        strength=int,
        place=int,
        doubles=bool,
        pairs=bool,
        units=int,
        may_add=int,
        spies_left=int,
        swordmaster_round=int | None,
        gathered=int | None,
        team=int,
    )
    View = create_model(
        "View",
        __base__=Model,
        __doc__="""The state of a game as one seat sees it.

        reserve      how many of each card are left
        bonus_spice  by Maker space
        control      by space that can be controlled, the seat that does; -1: nobody
        warships     by space that can be controlled, the seat whose dreadnought holds it; -1: nobody
        alliances    by faction, the seat that holds its Alliance, -1: nobody
        vp_to_end    the Victory Points that end the game
        walled       the Shield Wall keeps sandworms out of this Conflict
        discounted   the cards that cost less than is printed now, and what they cost
        less         the spaces that cost less Solari than is printed, and how much less
        team_vp      the Victory Points of each team; empty: there are none
        """,
        **_fields(GameState.fields()) | NAMED,
        players=list[PlayerView],
        vp_to_end=int,
        walled=bool,
        discounted=dict[str, int],
        less=dict[str, int],
        team_vp=list[int],
    )
