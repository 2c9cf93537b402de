"""Lesson 5, "Uprising": spies, contracts, the Shield Wall, sandworms, battle icons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.state.state import STRENGTH_OF_SANDWORM
from landsraad.engine.view import View
from landsraad.lessons.begun import UPRISING
from landsraad.lessons.lesson import Lesson, Step, card, me, space
from landsraad.text.said import Name, Value

POST: Final = "accept_contract_and_shipping"


def _spies(view: View) -> Mapping[str, Value]:
    return {"n": int(me(view).spies).bit_count(), "left": int(me(view).spies_in_supply())}


def _wall(view: View) -> Mapping[str, Value]:
    names: dict[str, Value] = {f"space{n}": space(id) for n, id in enumerate(("arrakeen", "spice_refinery"), start=1)}
    return {"wall": "up" if view.state.wall else "down", **names, "space3": space("imperial_basin")}


STEPS: Final = (
    Step("spies", (f"post/{POST}",), values=_spies),
    Step(
        "gather",
        ("hand/signet_ring", "space/accept_contract"),
        ("play:signet_ring", "send:accept_contract", f"recall_spy:{POST}"),
        values=lambda view: {"card": card("signet_ring"), "space": space("accept_contract")},
    ),
    Step(
        "contract",
        ("decision", "contracts"),
        (
            *("resolve:space/accept_contract", "resolve:space/accept_contract.2", "contract:heighliner_water"),
            *("resolve:leader/shaddam_corrino_iv", "end_turn"),
        ),
        ("contract:*", "resolve:*", "take_plain"),
        values=lambda view: {"contract": Name("contract", "heighliner_water")},
    ),
    Step("wall", ("space/spice_refinery",), values=_wall),
    Step(
        "worm",
        ("hand/desert_survival", "space/hagga_basin"),
        ("play:desert_survival", "send:hagga_basin", "resolve:space/hagga_basin", "choose:2"),
        values=lambda view: {
            "strength": STRENGTH_OF_SANDWORM,
            "card": card("desert_survival"),
            "space": space("hagga_basin"),
        },
    ),
    Step(
        "rest",
        ("decision",),
        ("resolve:card/desert_survival", "trash_hand:dagger", "end_turn"),
        ("resolve:*", "trash_*", "take_plain"),
        values=lambda view: {"worms": int(me(view).sandworms), "strength": int(me(view).strength())},
    ),
    Step("icons", ("conflict",)),
    Step("end"),
)

LESSON: Final = Lesson(
    "uprising",
    Setup(players=3, boxes=("uprising", "choam"), end_turns=True),
    "lesson 3",
    STEPS,
    others={
        1: (
            *("play:diplomacy", "send:espionage", "resolve:space/espionage.2"),
            *("place_spy:research_station_and_sietch_tabr", "end_turn"),
        ),
        2: ("play:prepare_the_way", "send:assembly_hall", "end_turn"),
    },
    begun=UPRISING,
)
